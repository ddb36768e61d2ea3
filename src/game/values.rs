//! What a card is at the moment: printed, then continuous effects that rewrite no numbers, then those that do (8-8-1).

use std::sync::Arc;

use crate::ability::{
    Action, Area, Attribute, Body, Change, Condition, Count, Described, Filter, Keyword, Mode, Quantity, Says, Scope,
    Selector, Skill, Statement, Subject, Who,
};
use crate::card::{ColorSet, EnergyCost, Kind, Total, alike, fold};

use super::Game;
use super::aspects::Aspects;
use super::ids::{CardId, ObjectRef, Seat};
use super::roster::{Keywords, SideDef};
use super::state::{Frame, On};
use super::triggers::By;

/// Beyond this depth permanent skills are not asked any more: a skill whose condition asks for what itself changes
/// sees the printed card.
const DEPTH: u8 = 2;

/// A card as a filter sees it, asked by some other card.
pub(super) struct Seen<'g> {
    pub(super) game: &'g Game,
    pub(super) card: CardId,
    pub(super) asker: Option<CardId>,
    pub(super) depth: u8,
}

impl Game {
    /// The side of a card that is up.
    pub fn side(&self, card: CardId) -> &SideDef {
        let object = self.state.object(card);
        &self.roster.def(object.def).sides[usize::from(object.back)]
    }

    /// A card as filters see it.
    pub(super) fn seen(&self, card: CardId, asker: Option<CardId>) -> Seen<'_> {
        Seen { game: self, card, asker, depth: 0 }
    }

    /// Cards whose permanent skills change something at the moment: those of both players in play (2-13-2).
    fn permanents(&self, wanted: Aspects) -> impl Iterator<Item = CardId> {
        let any = self.roster.changes.meets(wanted);
        Seat::BOTH.into_iter().filter(move |_| any).flat_map(move |seat| {
            [Area::Leader, Area::Battle, Area::Unison]
                .into_iter()
                .flat_map(move |area| self.state.cards(seat, area).iter().copied())
                .filter(move |card| self.side(*card).changes.meets(wanted))
        })
    }

    /// Calls `apply` with every change of some aspects that is on a card, and perhaps others: those made by resolutions,
    /// oldest first, then those of permanent skills.
    fn changes<'g>(
        &'g self,
        card: CardId,
        depth: u8,
        wanted: Aspects,
        apply: &mut dyn FnMut(&'g Change, Seat, CardId),
    ) {
        let object = self.state.now(card);
        for effect in self.state.effects.iter().filter(|effect| Aspects::of(&effect.change).meets(wanted)) {
            let on = match &effect.on {
                On::One(one) => *one == object,
                On::All(selector) => {
                    let source = effect.source.card;
                    depth <= DEPTH && self.selects(selector, effect.master, source, card, depth + 1)
                }
            };
            if on {
                apply(&effect.change, effect.master, effect.source.card);
            }
        }
        self.permanent_changes(card, depth, wanted, apply);
    }

    /// Calls `apply` with the changes that permanent skills make to a card.
    fn permanent_changes<'g>(
        &'g self,
        card: CardId,
        depth: u8,
        wanted: Aspects,
        apply: &mut dyn FnMut(&'g Change, Seat, CardId),
    ) {
        if depth > DEPTH || !self.roster.changes.meets(wanted) {
            return;
        }
        let mut statement = |source: CardId, statement: &'g Statement| {
            let master = self.state.object(source).seat;
            if let Says::Change(change) = &statement.says
                && Aspects::of(change).meets(wanted)
                && self.is_about(statement, source, card, depth)
                && !self.negated(source, depth + 1)
                && self.holds_for(statement, source, master, depth)
            {
                apply(change, master, source);
            }
        };
        for source in self.permanents(wanted) {
            let skills = self.side(source).skills.iter();
            skills.flat_map(|skill| skill.statements()).for_each(|said| statement(source, said));
        }
        // Permanent skills that effects have given to a card.
        for effect in &self.state.effects {
            if let (On::One(holder), Some(skill)) = (&effect.on, effect.skill())
                && self.state.find(*holder).is_some_and(|object| object.area.skills_work())
            {
                skill.statements().iter().for_each(|said| statement(holder.card, said));
            }
        }
        // A card's own permanent skills that hold in all areas, where it is not in play.
        if !self.state.object(card).area.skills_work() && self.side(card).changes.meets(wanted) {
            let master = self.state.object(card).seat;
            for statement in self.side(card).skills.iter().flat_map(|skill| skill.statements()) {
                if let Says::Change(change) = &statement.says
                    && Aspects::of(change).meets(wanted)
                    && statement.about == Subject::This
                    && in_scope(statement.scope, self.state.object(card).area)
                    && self.holds_for(statement, card, master, depth)
                {
                    apply(change, master, card);
                }
            }
        }
    }

    fn is_about(&self, statement: &Statement, source: CardId, card: CardId, depth: u8) -> bool {
        let object = self.state.object(card);
        let in_scope = in_scope(statement.scope, object.area);
        let master = self.state.object(source).seat;
        let seen = Seen { game: self, card, asker: Some(source), depth: depth + 1 };
        match &statement.about {
            Subject::This => card == source && in_scope,
            Subject::Yours(filter) => in_scope && object.seat == master && filter.matches(&seen),
            Subject::Theirs(filter) => in_scope && object.seat != master && filter.matches(&seen),
        }
    }

    fn holds_for(&self, statement: &Statement, source: CardId, master: Seat, depth: u8) -> bool {
        statement.when.as_ref().is_none_or(|when| {
            let frame = Frame::of(self.state.now(source), master);
            self.holds_at(when, &frame, depth + 1)
        })
    }

    /// Whether all skills of a card are negated (8-3).
    pub(super) fn negated(&self, card: CardId, depth: u8) -> bool {
        let object = self.state.now(card);
        if self.state.object(card).host.is_some() {
            // 11-3-2
            return true;
        }
        self.state.effects.iter().any(|effect| {
            matches!(effect.change, Change::Negate)
                && match &effect.on {
                    On::One(one) => *one == object,
                    On::All(selector) => {
                        depth <= DEPTH && self.selects(selector, effect.master, effect.source.card, card, depth + 1)
                    }
                }
        })
    }

    /// The keyword skills of a card.
    pub fn keywords(&self, card: CardId) -> Keywords {
        self.keywords_at(card, 0)
    }

    fn keywords_at(&self, card: CardId, depth: u8) -> Keywords {
        let negated = self.negated(card, depth);
        let mut keywords = if negated { Keywords::default() } else { self.side(card).keywords };
        let mut gone = Keywords::default();
        self.changes(card, depth, Aspects::KEYWORDS, &mut |change, _, _| match change {
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
        self.power_at(card, 0)
    }

    fn power_at(&self, card: CardId, depth: u8) -> i32 {
        let mut power = self.side(card).face.power.unwrap_or(0);
        self.changes(card, depth, Aspects::POWER, &mut |change, master, source| {
            if let Change::Power(by) = change {
                let frame = Frame::of(self.state.now(source), master);
                power += self.quantity_at(by, &frame, depth + 1);
            }
        });
        power + self.combo_bonus(card)
    }

    /// Whose doing it is that a card has as little power as it has: the last effect's that takes power (9-5-2-1, 9-7-2-1).
    pub(super) fn lowered_by(&self, card: CardId) -> By {
        let mut by = By::Rules;
        self.changes(card, 0, Aspects::POWER, &mut |change, master, source| {
            if let Change::Power(n) = change
                && self.quantity_at(n, &Frame::of(self.state.now(source), master), 1) < 0
            {
                by = By::Skill(master, source, Keywords::default());
            }
        });
        by
    }

    /// What combos add in the Damage Step (7-4-1-2, 7-4-1-3).
    fn combo_bonus(&self, card: CardId) -> i32 {
        let Some(battle) = self.state.battle.filter(|battle| battle.step == super::state::BattleStep::Damage) else {
            return 0;
        };
        let object = self.state.now(card);
        if object != battle.attacker && object != battle.guard {
            return 0;
        }
        let seat = self.state.object(card).seat;
        self.state.cards(seat, Area::Combo).iter().map(|combo| self.combo_power(*combo)).sum()
    }

    /// The combo power of a card (2-9).
    pub fn combo_power(&self, card: CardId) -> i32 {
        let def = self.roster.def(self.state.object(card).def);
        let mut power = def.card.combo.map_or(0, |combo| combo.power);
        self.changes(card, 0, Aspects::COMBO_POWER, &mut |change, master, source| {
            if let Change::ComboPower(by) = change {
                power += self.quantity_at(by, &Frame::of(self.state.now(source), master), 1);
            }
        });
        power
    }

    /// The combo cost of a card (2-10); `None` where it cannot combo (3-7-3-1).
    pub fn combo_cost(&self, card: CardId) -> Option<u8> {
        let def = self.roster.def(self.state.object(card).def);
        let mut cost = i32::from(def.card.combo?.cost);
        self.changes(card, 0, Aspects::COMBO_COST, &mut |change, master, source| {
            if let Change::ComboCost(by) = change {
                cost += self.quantity_at(by, &Frame::of(self.state.now(source), master), 1);
            }
        });
        // 1-3-6
        Some(u8::try_from(cost.max(0)).unwrap_or(u8::MAX))
    }

    /// The energy cost of a card, its specified part changed where effects say so; `None` where it has none.
    pub fn cost(&self, card: CardId) -> Option<EnergyCost> {
        let def = self.roster.def(self.state.object(card).def);
        let mut cost = def.card.energy?;
        let mut by = 0;
        let mut plain = self.warrior(card);
        self.changes(card, 0, Aspects::COST, &mut |change, master, source| match change {
            Change::Cost(n) => by += self.quantity_at(n, &Frame::of(self.state.now(source), master), 1),
            Change::NoSpecifiedCost => plain = true,
            _ => {}
        });
        if let Total::Fixed(total) = cost.total {
            cost.total = Total::Fixed(u8::try_from((i32::from(total) + by).max(0)).unwrap_or(u8::MAX));
        }
        if plain {
            cost.specified = crate::card::ByColor::default();
        }
        Some(cost)
    }

    /// 10-21-1: Universe 7 cards of a player with [Warrior of Universe 7] have no specified cost.
    fn warrior(&self, card: CardId) -> bool {
        if !self.roster.keywords.has(Keyword::WarriorOfUniverse7) {
            return false;
        }
        let seat = self.state.object(card).seat;
        let has = |source: &CardId| self.side(*source).keywords.has(Keyword::WarriorOfUniverse7);
        let areas = [Area::Leader, Area::Battle, Area::Unison];
        areas.iter().any(|area| self.state.cards(seat, *area).iter().any(has))
            && self.side(card).face.traits.iter().any(|name| alike(name, "Universe 7"))
    }

    /// The colors of a card.
    pub fn colors(&self, card: CardId) -> ColorSet {
        self.colors_at(card, 0)
    }

    fn colors_at(&self, card: CardId, depth: u8) -> ColorSet {
        let mut colors = self.roster.colors(self.state.object(card).def);
        for says in self.own_everywhere(card) {
            if let Says::Has(attributes) = says {
                for attribute in attributes {
                    if let Attribute::Colors(more) = attribute {
                        colors = colors.union(*more);
                    }
                }
            }
        }
        self.given_attributes(card, depth, &mut |attribute| {
            if let Attribute::Colors(more) = attribute {
                colors = colors.union(*more);
            }
        });
        colors
    }

    /// What a card's own permanent skills say of it in all areas (2-1-3, 2-5-5, 2-6-6).
    fn own_everywhere(&self, card: CardId) -> impl Iterator<Item = &Says> {
        let side = self.side(card);
        let statements = side.skills.iter().filter(|_| side.permanent).flat_map(|skill| skill.statements());
        statements
            .filter(|statement| statement.about == Subject::This && statement.scope == Scope::AllAreas)
            .filter(move |statement| {
                let master = self.state.object(card).seat;
                statement.when.as_ref().is_none_or(|_| self.holds_for(statement, card, master, DEPTH))
            })
            .map(|statement| &statement.says)
    }

    /// What effects and the skills of other cards add to a card.
    fn given_attributes<'g>(&'g self, card: CardId, depth: u8, found: &mut dyn FnMut(&'g Attribute)) {
        self.changes(card, depth, Aspects::ATTRIBUTES, &mut |change, _, _| {
            if let Change::Is(attribute) = change {
                found(attribute);
            }
        });
        if depth > DEPTH {
            return;
        }
        for source in self.permanents(Aspects::ATTRIBUTES) {
            let master = self.state.object(source).seat;
            for statement in self.side(source).skills.iter().flat_map(|skill| skill.statements()) {
                if let Says::Has(attributes) = &statement.says
                    && statement.about != Subject::This
                    && self.is_about(statement, source, card, depth)
                    && !self.negated(source, depth + 1)
                    && self.holds_for(statement, source, master, depth)
                {
                    attributes.iter().for_each(&mut *found);
                }
            }
        }
    }

    /// Whether a card has a change of some aspect.
    pub(super) fn has_change(&self, card: CardId, wanted: Aspects, meant: &dyn Fn(&Change) -> bool) -> bool {
        let mut has = false;
        self.changes(card, 0, wanted, &mut |change, _, _| has |= meant(change));
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

    /// Whether skills of a card do nothing to another: all of them, or only those that discard.
    pub(super) fn unaffected(&self, card: CardId, by: CardId, discards: bool) -> bool {
        let mut safe = false;
        self.changes(card, 0, Aspects::MAY, &mut |change, _, holder| {
            let (Change::Unaffected(watched) | Change::Forbid(Action::DiscardBy(watched))) = change else { return };
            safe |= (discards || matches!(change, Change::Unaffected(_))) && self.is_watched(watched, holder, by);
        });
        safe
    }

    /// The skills that permanent skills, and effects on many cards, grant to a card.
    pub(super) fn granted(&self, card: CardId) -> Vec<&Arc<Skill>> {
        let mut skills = Vec::new();
        for effect in &self.state.effects {
            if let (On::All(selector), Some(skill)) = (&effect.on, effect.skill())
                && self.selects(selector, effect.master, effect.source.card, card, 1)
            {
                skills.push(skill);
            }
        }
        self.permanent_changes(card, 0, Aspects::SKILLS, &mut |change, _, _| {
            if let Change::GainSkill(skill) = change {
                skills.push(skill);
            }
        });
        skills
    }

    /// Whether a card lies among those a selector speaks of, from the chair of `master`, the skill being on `source`.
    pub(super) fn selects(&self, selector: &Selector, master: Seat, source: CardId, card: CardId, depth: u8) -> bool {
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
            && (selector.areas.is_empty() || selector.areas.contains(&object.area))
            && !(selector.other && card == source)
            && selector.filter.matches(&Seen { game: self, card, asker: Some(source), depth })
    }

    /// Every card that a selector speaks of.
    pub(super) fn select(&self, selector: &Selector, frame: &Frame) -> Vec<CardId> {
        let named = selector.among.as_ref().map(|name| frame.named(name));
        let seats: &[Seat] = match selector.whose {
            Who::You => &[frame.master],
            Who::Opponent => &[frame.master.other()],
            Who::Both => &Seat::BOTH,
        };
        if let Some(named) = named {
            let cards = named.iter().filter(|object| self.state.find(**object).is_some()).map(|object| object.card);
            let any_side = Selector { whose: Who::Both, ..selector.clone() };
            return cards.filter(|card| self.selects(&any_side, frame.master, frame.source.card, *card, 0)).collect();
        }
        let fits = |card: &CardId| self.selects(selector, frame.master, frame.source.card, *card, 0);
        if let Some(hosts) = &selector.under {
            let hosts = self.cards(hosts, frame).into_iter();
            return hosts.flat_map(|host| self.state.under(host)).filter(fits).collect();
        }
        let mut out = Vec::new();
        for seat in seats {
            for area in &selector.areas {
                out.extend(self.state.cards(*seat, *area).iter().filter(|card| fits(card)));
            }
        }
        out
    }

    /// A number at the moment.
    pub(super) fn quantity(&self, quantity: &Quantity, frame: &Frame) -> i32 {
        self.quantity_at(quantity, frame, 0)
    }

    fn quantity_at(&self, quantity: &Quantity, frame: &Frame, depth: u8) -> i32 {
        let count = match quantity {
            Quantity::Number(n) => return *n,
            Quantity::Counted(count) => count,
        };
        let one = |cards: &crate::ability::Cards| self.cards(cards, frame).first().copied();
        match count.as_ref() {
            Count::Cards(selector) => i32::try_from(self.select(selector, frame).len()).unwrap_or(i32::MAX),
            Count::Size(name) => i32::try_from(frame.named(name).len()).unwrap_or(i32::MAX),
            Count::X => frame.x,
            Count::Power(cards) => one(cards).map_or(0, |card| self.power_at(card, depth + 1)),
            Count::Cost(cards) => one(cards).and_then(|card| self.cost_value(card)).map_or(0, i32::from),
            Count::Markers(cards) => one(cards).map_or(0, |card| i32::from(self.state.object(card).markers)),
            Count::Times(quantity, n) => self.quantity_at(quantity, frame, depth).saturating_mul(*n),
            Count::Every(n, quantity) => self.quantity_at(quantity, frame, depth).checked_div(*n).unwrap_or(0),
            Count::Sum(parts) => parts.iter().map(|part| self.quantity_at(part, frame, depth)).sum(),
        }
    }

    /// The energy cost that card text speaks of (2-11-3).
    pub fn cost_value(&self, card: CardId) -> Option<u8> {
        let object = self.state.object(card);
        let def = self.roster.def(object.def);
        if def.card.kind == Kind::Unison && object.area == Area::Unison {
            return Some(object.markers);
        }
        self.cost(card).map(|cost| cost.value())
    }

    /// Whether a condition holds.
    pub(super) fn holds(&self, condition: &Condition, frame: &Frame) -> bool {
        self.holds_at(condition, frame, 0)
    }

    fn holds_at(&self, condition: &Condition, frame: &Frame, depth: u8) -> bool {
        let leader = |seat: Seat, filter: &Filter| {
            self.state.leader(seat).is_some_and(|card| {
                filter.matches(&Seen { game: self, card, asker: Some(frame.source.card), depth: depth + 1 })
            })
        };
        let in_battle = |cards: &crate::ability::Cards, role: fn(&super::state::Battle) -> ObjectRef| {
            self.state.battle.is_some_and(|battle| {
                self.cards(cards, frame).iter().any(|card| self.state.now(*card) == role(&battle))
            })
        };
        match condition {
            Condition::Leader(filter) => leader(frame.master, filter),
            Condition::OpponentsLeader(filter) => leader(frame.master.other(), filter),
            Condition::Count(selector, bounds) => {
                let count = i32::try_from(self.select(selector, frame).len()).unwrap_or(i32::MAX);
                bounds.contains_scaled(count, 1)
            }
            Condition::Within(quantity, bounds) => bounds.contains_scaled(self.quantity_at(quantity, frame, depth), 1),
            Condition::Turn(who) => self.players(*who, frame.master).contains(&self.state.turn_player),
            Condition::Are(cards, filter) => {
                let cards = self.cards(cards, frame);
                !cards.is_empty()
                    && cards.iter().all(|card| {
                        filter.matches(&Seen { game: self, card: *card, asker: Some(frame.source.card), depth })
                    })
            }
            Condition::Any(cards) => !self.cards(cards, frame).is_empty(),
            Condition::Attacking(cards) => in_battle(cards, |battle| battle.attacker),
            Condition::Guarding(cards) => in_battle(cards, |battle| battle.guard),
            Condition::Awakened(who) => self
                .players(*who, frame.master)
                .iter()
                .all(|seat| self.state.leader(*seat).is_some_and(|card| self.state.object(card).back)),
            Condition::Under { at_least, cards, host } => {
                let seen = |card| Seen { game: self, card, asker: Some(frame.source.card), depth: depth + 1 };
                self.state.cards(frame.master, Area::Battle).iter().any(|above| {
                    host.matches(&seen(*above))
                        && self.state.under(*above).into_iter().filter(|card| cards.matches(&seen(*card))).count()
                            >= usize::from(*at_least)
                })
            }
            Condition::Not(inner) => !self.holds_at(inner, frame, depth),
            Condition::All(parts) => parts.iter().all(|part| self.holds_at(part, frame, depth)),
            Condition::Either(parts) => parts.iter().any(|part| self.holds_at(part, frame, depth)),
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

/// Whether an area is one of those a statement speaks of.
const fn in_scope(scope: Scope, area: Area) -> bool {
    match scope {
        Scope::AllAreas => true,
        Scope::Hand => matches!(area, Area::Hand),
        Scope::DeckDropWarp => matches!(area, Area::Deck | Area::Drop | Area::Warp),
        Scope::InPlay => matches!(area, Area::Leader | Area::Battle | Area::Unison | Area::Combo),
    }
}

impl Seen<'_> {
    fn attributes(&self, found: &mut dyn FnMut(&Attribute)) {
        for says in self.game.own_everywhere(self.card) {
            if let Says::Has(attributes) = says {
                attributes.iter().for_each(&mut *found);
            }
        }
        if self.depth <= DEPTH {
            self.game.given_attributes(self.card, self.depth, found);
        }
    }
}

impl Described for Seen<'_> {
    fn has_kind(&self, kind: Kind) -> bool {
        let printed = self.game.roster.def(self.game.state.object(self.card).def).card.kind;
        // A token is a Battle Card (10-18-1).
        printed == kind || (printed == Kind::Token && kind == Kind::Battle)
    }
    fn colors(&self) -> ColorSet {
        self.game.colors_at(self.card, self.depth)
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
        self.game.cost_value(self.card)
    }
    fn has_keyword(&self, keyword: Keyword) -> bool {
        if self.depth > DEPTH {
            return self.game.side(self.card).keywords.has(keyword);
        }
        self.game.keywords_at(self.card, self.depth).has(keyword)
    }
    fn power(&self) -> Option<i32> {
        let printed = self.game.side(self.card).face.power?;
        Some(if self.depth > DEPTH { printed } else { self.game.power_at(self.card, self.depth) })
    }
    fn can_combo(&self) -> bool {
        self.game.roster.def(self.game.state.object(self.card).def).card.combo.is_some()
    }
    fn mode(&self) -> Option<Mode> {
        let object = self.game.state.object(self.card);
        object.area.has_modes().then_some(object.mode)
    }
    fn is_token(&self) -> bool {
        self.game.state.object(self.card).token
    }
    fn is_skill_less(&self) -> bool {
        // 8-3-4
        let none = |skill: &Arc<Skill>| skill.tags.is_empty() && skill.body == Body::Tags;
        self.game.side(self.card).skills.iter().all(none) || self.game.negated(self.card, self.depth)
    }
    fn is_copy(&self) -> bool {
        let number = |card: CardId| &self.game.roster.def(self.game.state.object(card).def).card.number;
        self.asker.is_some_and(|asker| number(asker) == number(self.card))
    }
}
