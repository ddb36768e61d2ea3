//! What a card is at the moment: printed, then continuous effects that rewrite no numbers, then those that do (8-8-1).

use std::sync::Arc;

use crate::ability::{
    Action, Area, Attribute, Body, Change, Condition, Count, Described, Does, Filter, Keyword, Mode, Quantity, Says,
    Scope, Selector, Skill, Statement, Subject, Who,
};
use crate::card::{ColorSet, EnergyCost, Kind, Total, alike, fold};

use super::Game;
use super::asking::Asking;
use super::aspects::Aspects;
use super::ids::{CardId, ObjectRef, Seat};
use super::remembered::Remembered;
use super::roster::{Keywords, SideDef, works_under};
use super::state::{Continuous, Frame, On};
use super::triggers::By;

/// A card as a filter sees it, asked by some other card.
pub(super) struct Seen<'g> {
    pub(super) game: &'g Game,
    pub(super) card: CardId,
    pub(super) asker: Option<CardId>,
    pub(super) asking: Asking<'g>,
    /// What is remembered of it, instead of what it is now.
    pub(super) remembered: Option<&'g Remembered>,
}

impl Game {
    /// The side of a card that is up.
    pub fn side(&self, card: CardId) -> &SideDef {
        let object = self.state.object(card);
        &self.roster.def(object.def).sides[usize::from(object.back)]
    }

    /// A card as filters see it.
    pub(super) fn seen(&self, card: CardId, asker: Option<CardId>) -> Seen<'_> {
        Seen { game: self, card, asker, asking: Asking::default(), remembered: None }
    }

    /// Calls `each` with the cards whose permanent skills change something at the moment: those of both players in play
    /// (2-13-2); with all of them where skills may have been given.
    fn permanents(&self, wanted: Aspects, given: bool, each: &mut dyn FnMut(CardId)) {
        if !given && !self.roster.changes.meets(wanted) {
            return;
        }
        for seat in Seat::BOTH {
            for area in Area::IN_PLAY {
                for card in self.state.cards(seat, area) {
                    if given || self.side(*card).changes.meets(wanted) {
                        each(*card);
                    }
                }
            }
        }
    }

    /// Whether cards may have been given permanent skills that change something.
    fn gives(&self, wanted: Aspects) -> bool {
        self.roster.gives.meets(wanted)
            || self.state.effects.iter().any(|effect| Aspects::of_given(&effect.change).meets(wanted))
    }

    /// Whether anything in the game may change some aspect of a card.
    pub(super) fn changed(&self, wanted: Aspects) -> bool {
        self.roster.changes.meets(wanted)
            || self.state.effects.iter().any(|effect| Aspects::of(&effect.change).meets(wanted))
    }

    /// The skills that effects and permanent skills give to a card.
    pub(super) fn given(&self, card: CardId) -> Vec<&Arc<Skill>> {
        self.given_at(card, Asking::default())
    }

    fn given_at(&self, card: CardId, asking: Asking<'_>) -> Vec<&Arc<Skill>> {
        let mut skills = Vec::new();
        self.changes(card, asking, Aspects::SKILLS, &mut |change, _, _| {
            if let Change::GainSkill(skill) = change {
                skills.push(skill);
            }
        });
        skills
    }

    /// The cards in play, where skills work (2-13-2).
    pub(super) fn in_play(&self) -> impl Iterator<Item = CardId> {
        Seat::BOTH.into_iter().flat_map(move |seat| {
            Area::IN_PLAY.into_iter().flat_map(move |area| self.state.cards(seat, area).iter().copied())
        })
    }

    /// Calls `apply` with every change of some aspects that is on a card, and perhaps others, with its master and its
    /// source: those made by resolutions, oldest first, then those of permanent skills.
    fn changes<'g>(
        &'g self,
        card: CardId,
        asking: Asking<'_>,
        wanted: Aspects,
        apply: &mut dyn FnMut(&'g Change, &Frame, Asking<'_>),
    ) {
        let object = self.state.now(card);
        let wanted_on =
            |effect: &&Continuous| Aspects::of(&effect.change).meets(wanted) && !effect.spared.contains(&object);
        for effect in self.state.effects.iter().filter(wanted_on) {
            let frame = || Frame::of(effect.source, effect.master);
            match &effect.on {
                On::One(one) if *one == object => apply(&effect.change, &frame(), asking),
                On::One(_) => {}
                On::All(selector) => {
                    let source = effect.source.card;
                    if let Some(link) = asking.link(&**selector, source)
                        && link.is_on(card, || self.selects(selector, effect.master, source, card, link.asking()))
                        && self.affects(source, effect.master, card, wanted, link.asking())
                    {
                        apply(&effect.change, &frame(), link.asking());
                    }
                }
            }
        }
        // Skills that are given by given skills are followed once, or the question would never end.
        let once = asking.link(&self.roster.gives, card);
        let for_given = match &once {
            Some(link) if wanted == Aspects::SKILLS => Some(link.asking()),
            None if wanted == Aspects::SKILLS => None,
            _ => Some(asking),
        };
        let for_given = for_given.filter(|_| self.gives(wanted));
        self.permanents(wanted, for_given.is_some(), &mut |source| {
            self.permanent_changes(source, card, asking, wanted, apply);
            let given = for_given.map_or_else(Vec::new, |asking| self.given_at(source, asking));
            for skill in given {
                self.skill_changes((source, skill, None), card, asking, wanted, apply);
            }
        });
        if self.roster.under {
            // 11-3-2-2
            for source in self.in_play().flat_map(|above| self.state.under(above)) {
                self.permanent_changes(source, card, asking, wanted, apply);
            }
        }
        // A card's own permanent skills that hold in all areas, where it is not in play.
        if !self.state.object(card).area.skills_work() && self.side(card).changes.meets(wanted) {
            self.permanent_changes(card, card, asking, wanted, apply);
        }
    }

    /// The changes that permanent skills of one card make to another, or to itself.
    fn permanent_changes<'g>(
        &'g self,
        source: CardId,
        card: CardId,
        asking: Asking<'_>,
        wanted: Aspects,
        apply: &mut dyn FnMut(&'g Change, &Frame, Asking<'_>),
    ) {
        for (line, skill) in (0..).zip(&self.side(source).skills) {
            self.skill_changes((source, skill, Some(line)), card, asking, wanted, apply);
        }
    }

    /// The changes that a permanent skill of a card, by its printed line or given to it, makes to a card.
    fn skill_changes<'g>(
        &'g self,
        (source, skill, line): (CardId, &'g Skill, Option<u8>),
        card: CardId,
        asking: Asking<'_>,
        wanted: Aspects,
        apply: &mut dyn FnMut(&'g Change, &Frame, Asking<'_>),
    ) {
        for (at, statement) in (0..).zip(skill.statements()) {
            if let Says::Change(change) = &statement.says
                && Aspects::of(change).meets(wanted)
                && self.works_here(statement, source)
                && let Some(link) = asking.link(statement, source)
                && link.is_on(card, || {
                    self.is_about(statement, source, card, link.asking())
                        && !line.is_some_and(|line| self.is_barred(source, line, at, card))
                        && !self.is_off_but(source, skill, link.asking(), &|frame| {
                            self.shields(change, self.state.object(source).seat, frame, link.asking())
                        })
                        && self.holds_for(statement, source, link.asking())
                })
            {
                let seat = self.state.object(source).seat;
                if self.affects(source, seat, card, wanted, link.asking()) {
                    apply(change, &Frame::of(self.state.now(source), seat), link.asking());
                }
            }
        }
    }

    /// Whether a statement works where its card is: in play, or where it says (2-13-2), or under another card (11-3-2-2).
    fn works_here(&self, statement: &Statement, source: CardId) -> bool {
        let object = self.state.object(source);
        if object.host.is_some() || statement.scope == Scope::Under {
            return object.host.is_some() && statement.scope == Scope::Under;
        }
        object.area.skills_work() || (statement.about == Subject::This && statement.scope != Scope::InPlay)
    }

    /// Whether the skills of a card do something to another (4-13-1). Nothing shields from being unaffected itself.
    fn affects(&self, source: CardId, master: Seat, card: CardId, wanted: Aspects, asking: Asking<'_>) -> bool {
        wanted == Aspects::UNAFFECTED || !self.unaffected(card, source, master, asking)
    }

    /// Whether the skills of a card of `by`'s do nothing to a card (4-13-1).
    pub(super) fn unaffected(&self, card: CardId, source: CardId, by: Seat, asking: Asking<'_>) -> bool {
        // A card is always affected by its own skills.
        if card == source || !self.changed(Aspects::UNAFFECTED) {
            return false;
        }
        let mut unaffected = false;
        let skill = Frame::of(self.state.now(source), by);
        self.changes(card, asking, Aspects::UNAFFECTED, &mut |change, frame, asking| {
            unaffected |= self.shields(change, frame.master, &skill, asking);
        });
        unaffected
    }

    /// Whether a change, from the chair of its master, makes a skill do nothing (4-13-1).
    fn shields(&self, change: &Change, master: Seat, skill: &Frame, asking: Asking<'_>) -> bool {
        let Change::Unaffected(who, of) = change else { return false };
        let whose = self.players(*who, master).contains(&skill.of);
        let seen = Seen { game: self, card: skill.source.card, asker: None, asking, remembered: None };
        whose && of.matches(&seen)
    }

    pub(super) fn is_about(&self, statement: &Statement, source: CardId, card: CardId, asking: Asking<'_>) -> bool {
        let object = self.state.object(card);
        let in_scope = statement.scope.areas().contains(&object.area);
        let master = self.state.object(source).seat;
        let seen = Seen { game: self, card, asker: Some(source), asking, remembered: None };
        match &statement.about {
            Subject::This => in_scope && card == source,
            Subject::Yours(filter) => in_scope && object.seat == master && filter.matches(&seen),
            Subject::Theirs(filter) => in_scope && object.seat != master && filter.matches(&seen),
            Subject::Above => self.state.object(source).host == Some(card),
        }
    }

    fn holds_for(&self, statement: &Statement, source: CardId, asking: Asking<'_>) -> bool {
        statement.when.as_ref().is_none_or(|when| {
            let frame = Frame::of(self.state.now(source), self.state.object(source).seat);
            self.holds_at(when, &frame, asking)
        })
    }

    /// Whether all skills of a card are negated (8-3-2).
    fn negated(&self, card: CardId, asking: Asking<'_>) -> bool {
        // 11-3-2
        if self.state.object(card).host.is_some() {
            return true;
        }
        let mut negated = false;
        self.changes(card, asking, Aspects::NEGATION, &mut |change, _, _| negated |= *change == Change::Negate);
        negated
    }

    /// Whether a skill is negated, as such or by its keyword (8-3-2, 10-37-1).
    pub(super) fn is_off(&self, card: CardId, skill: &Skill) -> bool {
        self.is_off_at(card, skill, Asking::default())
    }

    fn is_off_at(&self, card: CardId, skill: &Skill, asking: Asking<'_>) -> bool {
        self.is_off_but(card, skill, asking, &|_| false)
    }

    /// Whether a skill is negated by others than those that it says do nothing to it.
    fn is_off_but(&self, card: CardId, skill: &Skill, asking: Asking<'_>, spared: &dyn Fn(&Frame) -> bool) -> bool {
        if self.state.object(card).host.is_some() {
            // 11-3-2, 11-3-2-2
            return !works_under(skill);
        }
        let mut off = false;
        self.changes(card, asking, Aspects::NEGATION, &mut |change, frame, _| {
            let negates = match change {
                Change::Negate => true,
                Change::NegateKeyword(keyword) => skill.tags.iter().any(|tag| tag.keyword == *keyword),
                Change::NegateSkill(negated) => **negated == *skill,
                _ => false,
            };
            off |= negates && !spared(frame);
        });
        off
    }

    /// The keyword skills of a card.
    pub fn keywords(&self, card: CardId) -> Keywords {
        self.keywords_at(card, Asking::default())
    }

    fn keywords_at(&self, card: CardId, asking: Asking<'_>) -> Keywords {
        let negated = self.negated(card, asking);
        let mut keywords = if negated { Keywords::default() } else { self.side(card).keywords };
        for says in self.own_everywhere(card, asking) {
            if let Says::Has(attributes) = says {
                for attribute in attributes {
                    if let Attribute::Keyword(keyword) = attribute {
                        keywords.insert(*keyword);
                    }
                }
            }
        }
        let mut gone = Keywords::default();
        self.changes(card, asking, Aspects::KEYWORDS, &mut |change, _, _| match change {
            Change::Gain(tag) => keywords.insert(tag.keyword),
            Change::GainSkill(skill) => skill.tags.iter().for_each(|tag| keywords.insert(tag.keyword)),
            Change::Is(Attribute::Keyword(keyword)) => keywords.insert(*keyword),
            Change::NegateKeyword(keyword) => gone.insert(*keyword),
            _ => {}
        });
        keywords.without(gone)
    }

    /// The power of a card (2-8), combos of the Damage Step included.
    pub fn power(&self, card: CardId) -> i32 {
        self.power_at(card, Asking::default())
    }

    fn power_at(&self, card: CardId, asking: Asking<'_>) -> i32 {
        let mut power = self.side(card).face.power.unwrap_or(0);
        self.changes(card, asking, Aspects::POWER, &mut |change, frame, asking| {
            if let Change::Power(by) = change {
                power = power.saturating_add(self.quantity_at(by, frame, asking));
            }
        });
        power.saturating_add(self.combo_bonus(card))
    }

    /// Whose doing it is that a card has as little power as it has: the last effect's that takes power (9-5-2-1, 9-7-2-1).
    pub(super) fn lowered_by(&self, card: CardId) -> By {
        let mut by = By::Rules;
        self.changes(card, Asking::default(), Aspects::POWER, &mut |change, frame, asking| {
            if let Change::Power(n) = change
                && self.quantity_at(n, frame, asking) < 0
            {
                by = By::Skill(frame.master, frame.source.card, Keywords::default());
            }
        });
        by
    }

    /// What combos add when powers are compared (7-4-1-2, 7-4-1-3).
    fn combo_bonus(&self, card: CardId) -> i32 {
        let Some(battle) = self.state.battle.filter(|battle| battle.step == super::state::BattleStep::Comparison)
        else {
            return 0;
        };
        // Whoever their masters are: the turn player's combos are the attack card's, the other's the guard card's.
        let object = self.state.now(card);
        let seat = match object {
            _ if object == battle.attacker => self.state.turn_player,
            _ if object == battle.guard => self.state.turn_player.other(),
            _ => return 0,
        };
        self.state.cards(seat, Area::Combo).iter().map(|combo| self.combo_power(*combo)).fold(0, i32::saturating_add)
    }

    /// The combo power of a card (2-9).
    pub fn combo_power(&self, card: CardId) -> i32 {
        let def = self.roster.def(self.state.object(card).def);
        let mut power = def.card.combo.map_or(0, |combo| combo.power);
        self.changes(card, Asking::default(), Aspects::COMBO_POWER, &mut |change, frame, asking| {
            if let Change::ComboPower(by) = change {
                power = power.saturating_add(self.quantity_at(by, frame, asking));
            }
        });
        // 1-3-6
        power.max(0)
    }

    /// The combo cost of a card (2-10); `None` where it cannot combo (3-7-3-1).
    pub fn combo_cost(&self, card: CardId) -> Option<u8> {
        let def = self.roster.def(self.state.object(card).def);
        let mut cost = i32::from(def.card.combo?.cost);
        self.changes(card, Asking::default(), Aspects::COMBO_COST, &mut |change, frame, asking| {
            if let Change::ComboCost(by) = change {
                cost = cost.saturating_add(self.quantity_at(by, frame, asking));
            }
        });
        // 1-3-6
        Some(u8::try_from(cost.max(0)).unwrap_or(u8::MAX))
    }

    /// The energy cost of a card, its specified part changed where effects say so; `None` where it has none.
    pub fn cost(&self, card: CardId) -> Option<EnergyCost> {
        self.cost_at(card, Asking::default())
    }

    fn cost_at(&self, card: CardId, asking: Asking<'_>) -> Option<EnergyCost> {
        let def = self.roster.def(self.state.object(card).def);
        let mut cost = def.card.energy?;
        let mut by = 0;
        let mut plain = self.warrior(card, asking);
        self.changes(card, asking, Aspects::COST, &mut |change, frame, asking| match change {
            Change::Cost(n) => by = i32::saturating_add(by, self.quantity_at(n, frame, asking)),
            Change::NoSpecifiedCost => plain = true,
            _ => {}
        });
        if let Total::Fixed(total) = cost.total {
            cost.total = Total::Fixed(u8::try_from(i32::from(total).saturating_add(by).max(0)).unwrap_or(u8::MAX));
        }
        if plain {
            cost.specified = crate::card::ByColor::default();
        }
        Some(cost)
    }

    /// 10-21-1: Universe 7 cards of a player with [Warrior of Universe 7] have no specified cost.
    fn warrior(&self, card: CardId, asking: Asking<'_>) -> bool {
        if !self.roster.keywords.has(Keyword::WarriorOfUniverse7) {
            return false;
        }
        let seat = self.state.object(card).seat;
        let has = |source: &CardId| self.keywords_at(*source, asking).has(Keyword::WarriorOfUniverse7);
        Area::IN_PLAY.iter().any(|area| self.state.cards(seat, *area).iter().any(has))
            && Seen { game: self, card, asker: None, asking, remembered: None }.has_trait("Universe 7")
    }

    /// The colors of a card.
    pub fn colors(&self, card: CardId) -> ColorSet {
        self.colors_at(card, Asking::default())
    }

    fn colors_at(&self, card: CardId, asking: Asking<'_>) -> ColorSet {
        let mut colors = self.roster.colors(self.state.object(card).def);
        for says in self.own_everywhere(card, asking) {
            if let Says::Has(attributes) = says {
                for attribute in attributes {
                    if let Attribute::Colors(more) = attribute {
                        colors = colors.union(*more);
                    }
                }
            }
        }
        self.given_attributes(card, asking, &mut |attribute| {
            if let Attribute::Colors(more) = attribute {
                colors = colors.union(*more);
            }
        });
        colors
    }

    /// Whether two cards have a card name in common, one that their skills add included (2-1-3).
    pub(super) fn share_a_name(&self, card: CardId, other: CardId) -> bool {
        let other = self.seen(other, None);
        let mut shared = other.has_name(&self.side(card).face.name);
        self.seen(card, None).attributes(&mut |attribute| {
            shared |= matches!(attribute, Attribute::Name(name) if other.has_name(name));
        });
        shared
    }

    /// What a card's own permanent skills say of it in all areas (2-1-3, 2-5-5, 2-6-6).
    fn own_everywhere<'s>(&'s self, card: CardId, asking: Asking<'s>) -> impl Iterator<Item = &'s Says> {
        let side = self.side(card);
        let skills = side.skills.iter().filter(|_| side.permanent);
        skills.flat_map(move |skill| {
            let statements = skill.statements().iter();
            let own =
                statements.filter(|statement| statement.about == Subject::This && statement.scope == Scope::AllAreas);
            own.filter(move |statement| {
                asking.link(*statement, card).is_some_and(|link| {
                    link.is_on(card, || {
                        !self.is_off_at(card, skill, link.asking()) && self.holds_for(statement, card, link.asking())
                    })
                })
            })
            .map(|statement| &statement.says)
        })
    }

    /// A skill of a card with the price that it has now: what effects add comes after the price printed, in the order in
    /// which they were made (8-4-2-1-1).
    pub(super) fn priced(&self, card: CardId, does: &Arc<Does>) -> Arc<Does> {
        let mut added = Vec::new();
        self.changes(card, Asking::default(), Aspects::SKILL_COST, &mut |change, _, _| {
            if let Change::SkillCost(price) = change {
                added.push(price.clone());
            }
        });
        if added.is_empty() {
            return Arc::clone(does);
        }
        let cost = does.cost.iter().cloned().chain(added).collect();
        Arc::new(Does { cost, ..Does::clone(does) })
    }

    /// What effects and the skills of other cards add to a card.
    fn given_attributes<'g>(&'g self, card: CardId, asking: Asking<'_>, found: &mut dyn FnMut(&'g Attribute)) {
        self.changes(card, asking, Aspects::ATTRIBUTES, &mut |change, _, _| {
            if let Change::Is(attribute) = change {
                found(attribute);
            }
        });
        self.permanents(Aspects::ATTRIBUTES, false, &mut |source| {
            for skill in &self.side(source).skills {
                for statement in skill.statements() {
                    if let Says::Has(attributes) = &statement.says
                        && statement.about != Subject::This
                        && let Some(link) = asking.link(statement, source)
                        && self.is_about(statement, source, card, link.asking())
                        && !self.is_off_at(source, skill, link.asking())
                        && self.holds_for(statement, source, link.asking())
                    {
                        attributes.iter().for_each(&mut *found);
                    }
                }
            }
        });
    }

    /// Whether a card has a change of some aspect.
    pub(super) fn has_change(&self, card: CardId, wanted: Aspects, meant: &dyn Fn(&Change) -> bool) -> bool {
        let mut has = false;
        self.changes(card, Asking::default(), wanted, &mut |change, _, _| has |= meant(change));
        has
    }

    /// Whether an action with a card is forbidden (1-3-3).
    pub(super) fn forbidden(&self, card: CardId, action: &Action) -> bool {
        self.has_change(card, Aspects::MAY, &|change| matches!(change, Change::Forbid(found) if found == action))
    }

    /// Whether a card may attack Battle Cards in Active Mode.
    pub(super) fn attacks_active(&self, card: CardId) -> bool {
        self.has_change(card, Aspects::MAY, &|change| matches!(change, Change::AttackActive))
    }

    /// Whether a card in hand cannot be discarded by the skills of another (1-3-3).
    pub(super) fn is_kept(&self, card: CardId, by: CardId) -> bool {
        let mut kept = false;
        self.changes(card, Asking::default(), Aspects::MAY, &mut |change, frame, _| {
            let Change::Forbid(Action::DiscardBy(watched)) = change else { return };
            kept |= self.is_watched(watched, frame.source.card, by);
        });
        kept
    }

    /// Whether effects put a card that enters an area into Rest Mode.
    pub(super) fn enters_resting(&self, card: CardId) -> bool {
        let mut rests = false;
        self.changes(card, Asking::default(), Aspects::MAY, &mut |change, _, _| {
            rests |= matches!(change, Change::EntersResting);
        });
        rests
    }

    /// Whether a card lies among those a selector speaks of, from the chair of `master`, the skill being on `source`.
    fn selects(&self, selector: &Selector, master: Seat, source: CardId, card: CardId, asking: Asking<'_>) -> bool {
        let object = self.state.object(card);
        let side_fits = match selector.whose {
            Who::You => object.seat == master,
            Who::Opponent => object.seat != master,
            Who::Both => true,
        };
        side_fits
            && (object.host.is_none() || selector.under.is_some() || selector.among.is_some())
            && selector.under.as_ref().is_none_or(|hosts| {
                let frame = Frame::of(self.state.now(source), master);
                object.host.is_some_and(|host| self.cards(hosts, &frame).contains(&host))
            })
            && (selector.places().is_empty()
                || selector.places().contains(&object.area)
                || self.added_areas(selector, source).contains(&&object.area))
            && !(selector.other && card == source)
            && selector.filter.matches(&Seen { game: self, card, asker: Some(source), asking, remembered: None })
    }

    /// Every card that a selector speaks of.
    pub(super) fn select(&self, selector: &Selector, frame: &Frame) -> Vec<CardId> {
        self.select_at(selector, frame, Asking::default())
    }

    /// As [`Game::select`], while effects are asked whether they hold.
    pub(super) fn select_at(&self, selector: &Selector, frame: &Frame, asking: Asking<'_>) -> Vec<CardId> {
        let named = selector.among.as_ref().map(|name| frame.named(name));
        let seats: &[Seat] = match selector.whose {
            Who::You => &[frame.master],
            Who::Opponent => &[frame.master.other()],
            Who::Both => &Seat::BOTH,
        };
        if let Some(named) = named {
            let cards = named.iter().filter(|object| self.state.find(**object).is_some()).map(|object| object.card);
            let any_side = Selector { whose: Who::Both, ..selector.clone() };
            return cards
                .filter(|card| self.selects(&any_side, frame.master, frame.source.card, *card, asking))
                .collect();
        }
        let fits = |card: &CardId| self.selects(selector, frame.master, frame.source.card, *card, asking);
        if let Some(hosts) = &selector.under {
            let hosts = self.cards(hosts, frame).into_iter();
            return hosts.flat_map(|host| self.state.under(host)).filter(fits).collect();
        }
        let mut out = Vec::new();
        for seat in seats {
            for area in selector.places().iter().chain(self.added_areas(selector, frame.source.card)) {
                out.extend(self.state.cards(*seat, *area).iter().filter(|card| fits(card)));
            }
        }
        out
    }

    /// The areas that a card's own text adds to those where its keyword skill looks for cards (11-7-1).
    fn added_areas(&self, selector: &Selector, source: CardId) -> Vec<&Area> {
        let Some(wanted) = selector.family else { return Vec::new() };
        let statements = self.side(source).skills.iter().flat_map(|skill| skill.statements());
        statements
            .filter(|statement| self.holds_for(statement, source, Asking::default()))
            .filter_map(|statement| match &statement.says {
                Says::ChoosesFrom(family, areas) if *family == wanted => Some(areas),
                _ => None,
            })
            .flatten()
            .filter(|area| !selector.areas.contains(area))
            .collect()
    }

    /// A number at the moment.
    pub(super) fn quantity(&self, quantity: &Quantity, frame: &Frame) -> i32 {
        self.quantity_at(quantity, frame, Asking::default())
    }

    fn quantity_at(&self, quantity: &Quantity, frame: &Frame, asking: Asking<'_>) -> i32 {
        let count = match quantity {
            Quantity::Number(n) => return *n,
            Quantity::Counted(count) => count.as_ref(),
        };
        asking.amount(count, frame.source.card, || self.count_at(count, frame, asking))
    }

    fn count_at(&self, count: &Count, frame: &Frame, asking: Asking<'_>) -> i32 {
        let one = |cards: &crate::ability::Cards| {
            self.asked(cards, frame, asking).first().map(|card| self.recalled(*card, frame, asking))
        };
        match count {
            Count::Cards(selector) => i32::try_from(self.select_at(selector, frame, asking).len()).unwrap_or(i32::MAX),
            Count::Size(name) => i32::try_from(frame.named(name).len()).unwrap_or(i32::MAX),
            // 2-12-2
            Count::X => {
                frame.x.unwrap_or_else(|| self.state.find(frame.source).map_or(0, |object| i32::from(object.x)))
            }
            Count::Power(cards) => one(cards).and_then(|card| card.power()).unwrap_or(0),
            Count::Cost(cards) => one(cards).and_then(|card| card.energy_cost()).map_or(0, i32::from),
            Count::Markers(cards) => one(cards).map_or(0, |card| i32::from(card.markers())),
            Count::Times(quantity, n) => self.quantity_at(quantity, frame, asking).saturating_mul(*n),
            Count::Every(n, quantity) => self.quantity_at(quantity, frame, asking).checked_div(*n).unwrap_or(0),
            Count::Sum(parts) => {
                parts.iter().map(|part| self.quantity_at(part, frame, asking)).fold(0, i32::saturating_add)
            }
        }
    }

    /// The energy cost that card text speaks of (2-11-3).
    pub fn cost_value(&self, card: CardId) -> Option<u8> {
        self.cost_value_at(card, Asking::default())
    }

    fn cost_value_at(&self, card: CardId, asking: Asking<'_>) -> Option<u8> {
        let object = self.state.object(card);
        let def = self.roster.def(object.def);
        if def.card.kind == Kind::Unison && object.area == Area::Unison {
            return Some(object.markers);
        }
        self.cost_at(card, asking).map(|cost| match cost.total {
            Total::Fixed(total) if !self.edition.specified_cost_counts => total,
            _ => cost.value(),
        })
    }

    /// Whether a condition holds.
    pub(super) fn holds(&self, condition: &Condition, frame: &Frame) -> bool {
        self.holds_at(condition, frame, Asking::default())
    }

    fn holds_at(&self, condition: &Condition, frame: &Frame, asking: Asking<'_>) -> bool {
        let leader = |seat: Seat, filter: &Filter| {
            self.state.leader(seat).is_some_and(|card| filter.matches(&self.recalled(card, frame, asking)))
        };
        let in_battle = |cards: &crate::ability::Cards, role: fn(&super::state::Battle) -> ObjectRef| {
            // 7-1: once the attack is negated there is neither.
            self.state.battle.filter(|battle| !battle.negated).is_some_and(|battle| {
                self.cards_at(cards, frame, asking).iter().any(|card| self.state.now(*card) == role(&battle))
            })
        };
        match condition {
            Condition::Leader(filter) => leader(frame.master, filter),
            Condition::OpponentsLeader(filter) => leader(frame.master.other(), filter),
            Condition::Count(selector, bounds) => {
                let count = i32::try_from(self.select_at(selector, frame, asking).len()).unwrap_or(i32::MAX);
                bounds.contains_scaled(count, 1)
            }
            Condition::Within(quantity, bounds) => bounds.contains_scaled(self.quantity_at(quantity, frame, asking), 1),
            Condition::Turn(who) => self.players(*who, frame.master).contains(&self.state.turn_player),
            Condition::Are(cards, filter) => {
                let cards = self.asked(cards, frame, asking);
                !cards.is_empty() && cards.iter().all(|card| filter.matches(&self.recalled(*card, frame, asking)))
            }
            Condition::Any(cards) => !self.cards_at(cards, frame, asking).is_empty(),
            Condition::In(cards, area) => {
                let cards = self.cards_at(cards, frame, asking);
                !cards.is_empty() && cards.iter().all(|card| self.state.object(*card).area == *area)
            }
            Condition::Attacking(cards) => in_battle(cards, |battle| battle.attacker),
            Condition::Guarding(cards) => in_battle(cards, |battle| battle.guard),
            Condition::Awakened(who) => self
                .players(*who, frame.master)
                .iter()
                .all(|seat| self.state.leader(*seat).is_some_and(|card| self.state.object(card).back)),
            Condition::Under { at_least, cards, host } => {
                let seen = |card| self.recalled(card, frame, asking);
                self.state.cards(frame.master, Area::Battle).iter().any(|above| {
                    host.matches(&seen(*above))
                        && self.state.under(*above).into_iter().filter(|card| cards.matches(&seen(*card))).count()
                            >= usize::from(*at_least)
                })
            }
            Condition::Not(inner) => !self.holds_at(inner, frame, asking),
            Condition::All(parts) => parts.iter().all(|part| self.holds_at(part, frame, asking)),
            Condition::Either(parts) => parts.iter().any(|part| self.holds_at(part, frame, asking)),
        }
    }

    /// The players that a word means, the turn player first (1-3-4).
    pub(super) fn players(&self, who: Who, master: Seat) -> Vec<Seat> {
        match who {
            Who::You => vec![master],
            Who::Opponent => vec![master.other()],
            Who::Both => vec![self.state.turn_player, self.state.turn_player.other()],
        }
    }
}

impl Seen<'_> {
    /// What it has beside what is printed on it.
    pub(super) fn attributes(&self, found: &mut dyn FnMut(&Attribute)) {
        if let Some(remembered) = self.remembered {
            remembered.attributes.iter().for_each(&mut *found);
            return;
        }
        for says in self.game.own_everywhere(self.card, self.asking) {
            if let Says::Has(attributes) = says {
                attributes.iter().for_each(&mut *found);
            }
        }
        self.game.given_attributes(self.card, self.asking, found);
    }

    /// The markers on it.
    fn markers(&self) -> u8 {
        self.remembered.map_or_else(|| self.game.state.object(self.card).markers, |remembered| remembered.markers)
    }
}

impl Described for Seen<'_> {
    fn has_kind(&self, kind: Kind) -> bool {
        let printed = self.game.roster.def(self.game.state.object(self.card).def).card.kind;
        // A token is a Battle Card (10-18-1).
        let mut has = printed == kind || (printed == Kind::Token && kind == Kind::Battle);
        if !has {
            self.attributes(&mut |attribute| has |= matches!(attribute, Attribute::Kind(also) if *also == kind));
        }
        has
    }
    fn colors(&self) -> ColorSet {
        self.remembered.map_or_else(|| self.game.colors_at(self.card, self.asking), |remembered| remembered.colors)
    }
    fn original_colors(&self) -> ColorSet {
        self.game.roster.colors(self.game.state.object(self.card).def)
    }
    fn has_trait(&self, name: &str) -> bool {
        let mut has = self.game.side(self.card).face.traits.iter().any(|have| alike(have, name));
        if !has {
            self.attributes(&mut |attribute| has |= matches!(attribute, Attribute::Trait(have) if alike(have, name)));
        }
        has
    }
    fn has_trait_part(&self, part: &str) -> bool {
        let part = fold(part);
        let fits = |have: &String| fold(have).contains(&part);
        let mut has = self.game.side(self.card).face.traits.iter().any(fits);
        if !has {
            self.attributes(&mut |attribute| has |= matches!(attribute, Attribute::Trait(have) if fits(have)));
        }
        has
    }
    fn has_era(&self, name: &str) -> bool {
        self.game.side(self.card).face.eras.iter().any(|have| alike(have, name))
    }
    fn has_character(&self, name: &str) -> bool {
        let mut has = self.game.side(self.card).face.characters.iter().any(|have| alike(have, name));
        if !has {
            self.attributes(&mut |attribute| {
                has |= matches!(attribute, Attribute::Character(have) if alike(have, name));
            });
        }
        has
    }
    fn has_name(&self, name: &str) -> bool {
        let mut has = alike(&self.game.side(self.card).face.name, name);
        if !has {
            self.attributes(&mut |attribute| has |= matches!(attribute, Attribute::Name(have) if alike(have, name)));
        }
        has
    }
    fn has_name_part(&self, part: &str) -> bool {
        let part = fold(part);
        let fits = |have: &String| fold(have).contains(&part);
        let mut has = fits(&self.game.side(self.card).face.name);
        if !has {
            self.attributes(&mut |attribute| has |= matches!(attribute, Attribute::Name(have) if fits(have)));
        }
        has
    }
    fn energy_cost(&self) -> Option<u8> {
        self.remembered.map_or_else(|| self.game.cost_value_at(self.card, self.asking), |remembered| remembered.cost)
    }
    fn has_keyword(&self, keyword: Keyword) -> bool {
        let live = || self.game.keywords_at(self.card, self.asking);
        self.remembered.map_or_else(live, |remembered| remembered.keywords).has(keyword)
    }
    fn power(&self) -> Option<i32> {
        if let Some(remembered) = self.remembered {
            return remembered.power;
        }
        self.game.side(self.card).face.power?;
        Some(self.game.power_at(self.card, self.asking))
    }
    fn can_combo(&self) -> bool {
        self.game.roster.def(self.game.state.object(self.card).def).card.combo.is_some()
    }
    fn mode(&self) -> Option<Mode> {
        if let Some(remembered) = self.remembered {
            return remembered.mode;
        }
        let object = self.game.state.object(self.card);
        object.area.has_modes().then_some(object.mode)
    }
    fn is_token(&self) -> bool {
        self.game.state.object(self.card).token
    }
    fn is_evolved(&self) -> bool {
        self.game.state.object(self.card).evolved
    }
    fn is_skill_less(&self) -> bool {
        if let Some(remembered) = self.remembered {
            return remembered.skill_less;
        }
        // 8-3-4
        let none = |skill: &Arc<Skill>| {
            let blank = skill.tags.is_empty() && skill.body == Body::Tags;
            blank || self.game.is_off_at(self.card, skill, self.asking)
        };
        self.game.side(self.card).skills.iter().all(none)
    }
    fn is_copy(&self) -> bool {
        let number = |card: CardId| &self.game.roster.def(self.game.state.object(card).def).card.number;
        self.asker.is_some_and(|asker| number(asker) == number(self.card))
    }
}
