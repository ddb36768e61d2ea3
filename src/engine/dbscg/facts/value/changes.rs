//! Continuous effects, made by resolutions and by permanent skills: which are on a card, and which of its skills are
//! negated (8-2-2-2, 8-3).

use crate::ability::{Action, Area, Change, Filter, Says, Scope, Selector, Skill, Statement, Subject};
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::facts::value::asking::Asking;
use crate::engine::dbscg::facts::value::seen::Seen;
use crate::engine::dbscg::facts::value::seen::seats;
use crate::engine::dbscg::ids::{BySeat, CardId, ObjectRef, Seat, SkillId, SkillRef};
use crate::engine::dbscg::roster::Changing;
use crate::engine::dbscg::roster::aspects::{Aspects, Present};
use crate::engine::dbscg::roster::line::{is_keyword_skill, works_under};
use crate::engine::dbscg::state::effect::{Continuous, On, What};
use crate::engine::dbscg::state::frame::Frame;
use crate::engine::dbscg::state::reach::Reach;

/// A skill that a card has at the moment.
#[derive(Clone, Copy)]
pub(crate) struct Held<'g> {
    /// What it is called where it is written down.
    pub(crate) id: SkillRef,
    /// What it says.
    pub(crate) skill: &'g Skill,
}

impl Held<'_> {
    /// Whether it is no skill of the card, which only keeps what a resolution says of a player: it has no tag. Nothing negates
    /// it (8-6-2).
    pub(crate) fn is_rule(&self) -> bool {
        self.id.by != 0 && self.skill.is_rule()
    }
}

impl std::ops::Deref for Held<'_> {
    type Target = Skill;

    fn deref(&self) -> &Skill {
        self.skill
    }
}

/// What an effect does to a card.
#[derive(Clone, Copy)]
pub(crate) enum Granted<'g> {
    /// It changes something.
    Change(&'g Change),
    /// It gives a skill.
    Skill(SkillRef),
    /// It negates the skills that say what this one does.
    NegatedSkill(SkillId),
}

/// Which changes are asked for: those of some aspects that are meant. What is not is passed over before it is asked whether it
/// holds.
#[derive(Clone, Copy)]
struct Wanted<'w> {
    aspects: Aspects,
    meant: &'w dyn Fn(&Change) -> bool,
}

impl Position {
    /// Whether a statement cannot be about a card this turn.
    fn is_barred(&self, source: CardId, line: u8, statement: u8, card: CardId) -> bool {
        !self.state.this_turn.barred.is_empty() && {
            let back = self.state.object(source).back;
            let asked = (self.state.now(source), back, line, statement, self.state.now(card));
            let barred = |reach: &Reach| (reach.source, reach.back, reach.line, reach.statement, reach.card);
            self.state.this_turn.barred.iter().any(|reach| barred(reach) == asked)
        }
    }

    /// Calls `each` with the cards whose permanent skills change something at the moment: those of both players in play
    /// (2-13-2); with all of them where skills may have been given.
    #[inline]
    pub(crate) fn permanents(&self, wanted: Aspects, given: bool, each: &mut dyn FnMut(CardId)) {
        if !given && !self.state.present.changes.meets(wanted) {
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

    /// Whether cards in play may have been given permanent skills that change something.
    #[inline]
    fn gives(&self, wanted: Aspects) -> bool {
        // What lies under a card in play may give it skills (11-3-2-2).
        let permanent = if self.state.present.under { self.roster.gives } else { self.state.present.gives };
        permanent.meets(wanted) || self.state.present.effects_give.meets(wanted)
    }

    /// Whether anything in the game may change some aspect of a card.
    #[inline]
    pub(crate) fn changed(&self, wanted: Aspects) -> bool {
        self.roster.changes.meets(wanted) || self.state.present.effects.meets(wanted)
    }

    /// Whether something in play, or an effect, changes some aspect of a card.
    #[inline]
    pub(crate) fn at_work(&self, wanted: Aspects) -> bool {
        let Present { changes, gives, effects, effects_give, under, .. } = self.state.present;
        // What lies under a card in play may give it skills (11-3-2-2).
        let gives = if under { self.roster.gives.with(self.roster.changes) } else { gives };
        changes.with(gives).with(effects).with(effects_give).meets(wanted)
    }

    /// The skills that effects and permanent skills give to a card.
    pub(crate) fn given(&self, card: CardId) -> Vec<Held<'_>> {
        let may_be = self.state.present.skills_may_change(self.side(card), Aspects::SKILLS)
            || self.effects_give(|one| one == self.state.now(card));
        if may_be { self.given_at(card, Asking::default()) } else { Vec::new() }
    }

    /// Whether continuous effects of resolutions may give skills to an object that is meant.
    pub(crate) fn effects_give(&self, is_meant: impl Fn(ObjectRef) -> bool) -> bool {
        let may_give = |effect: &Continuous| {
            effect.about.meets(Aspects::SKILLS)
                && match &effect.on {
                    On::One(one) => is_meant(*one),
                    On::All(_) => true,
                }
        };
        let Present { effects, under, .. } = self.state.present;
        // Mostly none does.
        effects.meets(Aspects::SKILLS) && (under || self.state.effects.iter().any(may_give))
    }

    fn given_at(&self, card: CardId, asking: Asking<'_>) -> Vec<Held<'_>> {
        let mut skills = Vec::new();
        self.grants(card, asking, Aspects::SKILLS, &mut |granted, _, _| {
            if let Granted::Skill(id) = granted {
                skills.push(Held { id, skill: self.roster.skill(id.id) });
            }
        });
        skills
    }

    /// The skills that are printed on the side of a card that is up.
    pub(crate) fn printed(&self, card: CardId) -> impl Iterator<Item = Held<'_>> {
        let side = self.side(card);
        let ids = side.ids.iter().map(|id| SkillRef::printed(*id));
        ids.zip(&side.skills).map(|(id, skill)| Held { id, skill })
    }

    /// The cards in play, where skills work (2-13-2).
    pub(crate) fn in_play(&self) -> impl Iterator<Item = CardId> {
        Seat::BOTH.into_iter().flat_map(move |seat| {
            Area::IN_PLAY.into_iter().flat_map(move |area| self.state.cards(seat, area).iter().copied())
        })
    }

    /// The cards under others.
    pub(crate) fn below(&self) -> impl Iterator<Item = CardId> {
        let all = (0..).map(CardId).zip(self.state.objects.iter());
        all.filter(|(_, object)| object.host.is_some()).map(|(card, _)| card)
    }

    /// Whether a card has skills that work while it lies under another (11-3-2-2).
    pub(crate) fn has_skills_below(&self, card: CardId) -> bool {
        self.roster.def(self.state.object(card).def).sides.iter().any(|side| side.under)
    }

    /// Calls `apply` with every change of some aspects that is on a card, and perhaps others, with its master and its
    /// source: those made by resolutions, oldest first, then those of permanent skills.
    #[inline]
    pub(crate) fn changes<'g>(
        &'g self,
        card: CardId,
        asking: Asking<'_>,
        wanted: Aspects,
        apply: &mut dyn FnMut(&'g Change, &Frame, Asking<'_>),
    ) {
        self.changes_meant(card, asking, (wanted, &|_| true), apply);
    }

    /// As [`Position::changes`], of those changes alone that are meant.
    #[inline]
    pub(crate) fn changes_meant<'g>(
        &'g self,
        card: CardId,
        asking: Asking<'_>,
        (aspects, meant): (Aspects, &dyn Fn(&Change) -> bool),
        apply: &mut dyn FnMut(&'g Change, &Frame, Asking<'_>),
    ) {
        if self.may_change(card, aspects) {
            self.grants_there(card, asking, Wanted { aspects, meant }, &mut |granted, frame, asking| {
                if let Granted::Change(change) = granted {
                    apply(change, frame, asking);
                }
            });
        }
    }

    /// As [`Position::changes`], with the skills that are given and negated.
    #[inline]
    pub(crate) fn grants<'g>(
        &'g self,
        card: CardId,
        asking: Asking<'_>,
        wanted: Aspects,
        apply: &mut dyn FnMut(Granted<'g>, &Frame, Asking<'_>),
    ) {
        if self.may_change(card, wanted) {
            self.grants_there(card, asking, Wanted { aspects: wanted, meant: &|_| true }, apply);
        }
    }

    /// Whether there may be something on a card that changes some aspects of it.
    #[inline]
    pub(crate) fn may_change(&self, card: CardId, wanted: Aspects) -> bool {
        let Present { gives, effects, effects_give, .. } = self.state.present;
        // Mostly nothing in the game does.
        self.roster.changes.with(gives).with(effects).with(effects_give).meets(wanted)
            && self.state.present.may_change(self.side(card), wanted)
    }

    /// The same, where there may be some.
    fn grants_there<'g>(
        &'g self,
        card: CardId,
        asking: Asking<'_>,
        wanted: Wanted<'_>,
        apply: &mut dyn FnMut(Granted<'g>, &Frame, Asking<'_>),
    ) {
        let object = self.state.now(card);
        let effects = if self.state.present.effects.meets(wanted.aspects) { &self.state.effects[..] } else { &[] };
        let is_meant = |what: &What| !matches!(what, What::Change(change) if !(wanted.meant)(change));
        let wanted_on = |effect: &&Continuous| {
            effect.about.meets(wanted.aspects) && is_meant(&effect.what) && !effect.spared.contains(&object)
        };
        for effect in effects.iter().filter(wanted_on) {
            let frame = || Frame::of(effect.source, effect.master);
            let granted = match &effect.what {
                What::Change(change) => Granted::Change(change),
                What::Skill(id) => Granted::Skill(SkillRef { id: *id, by: effect.id }),
                What::NegatedSkill(id) => Granted::NegatedSkill(*id),
            };
            match &effect.on {
                On::One(one) if *one == object => apply(granted, &frame(), asking),
                On::One(_) => {}
                On::All(selector) => {
                    let source = effect.source.card;
                    if let Some(link) = asking.link_effect(effect.id, source)
                        && link.is_on(card, || self.selects(selector, &frame(), card, link.asking()))
                        && (is_of_player(selector, &effect.what)
                            || self.affects(source, effect.master, card, wanted.aspects, link.asking()))
                    {
                        apply(granted, &frame(), link.asking());
                    }
                }
            }
        }
        if self.gives(wanted.aspects) {
            self.permanents_and_given(card, asking, wanted, apply);
        } else if self.state.present.others.meets(wanted.aspects) {
            self.permanents(wanted.aspects, false, &mut |source| {
                self.permanent_changes(source, card, asking, wanted, apply);
            });
        } else if self.is_in_play(card) && self.side(card).changes.meets(wanted.aspects) {
            // Nothing in play is about another card.
            self.permanent_changes(card, card, asking, wanted, apply);
        }
        if self.state.present.under {
            // 11-3-2-2
            for source in self.in_play().flat_map(|above| self.state.under(above)) {
                self.permanent_changes(source, card, asking, wanted, apply);
            }
        }
        // A card's own permanent skills that hold in all areas, where it is not in play.
        if !self.state.object(card).area.skills_work() && self.side(card).changes.meets(wanted.aspects) {
            self.permanent_changes(card, card, asking, wanted, apply);
        }
    }

    /// The same of the permanent skills of cards in play, those that have been given to them included.
    fn permanents_and_given<'g>(
        &'g self,
        card: CardId,
        asking: Asking<'_>,
        wanted: Wanted<'_>,
        apply: &mut dyn FnMut(Granted<'g>, &Frame, Asking<'_>),
    ) {
        // Skills that are given by given skills are followed once, or the question would never end.
        let once = asking.link_given(&self.roster.gives, card);
        let for_given = match &once {
            Some(link) if wanted.aspects == Aspects::SKILLS => Some(link.asking()),
            None if wanted.aspects == Aspects::SKILLS => None,
            _ => Some(asking),
        };
        self.permanents(wanted.aspects, for_given.is_some(), &mut |source| {
            self.permanent_changes(source, card, asking, wanted, apply);
            let given = for_given.map_or_else(Vec::new, |asking| self.given_at(source, asking));
            for skill in given {
                self.given_changes((source, skill), card, asking, wanted, apply);
            }
        });
    }

    /// Whether a card lies in play, under no other.
    #[inline]
    fn is_in_play(&self, card: CardId) -> bool {
        let object = self.state.object(card);
        object.area.skills_work() && object.host.is_none()
    }

    /// The changes that permanent skills of one card make to another, or to itself.
    fn permanent_changes<'g>(
        &'g self,
        source: CardId,
        card: CardId,
        asking: Asking<'_>,
        wanted: Wanted<'_>,
        apply: &mut dyn FnMut(Granted<'g>, &Frame, Asking<'_>),
    ) {
        let side = self.side(source);
        let meant = |one: &&Changing| one.aspects.meets(wanted.aspects) && (card == source || !one.of_own);
        for Changing { line, statement, .. } in side.changing.iter().filter(meant) {
            let at = usize::from(*line);
            let held = Held { id: SkillRef::printed(side.ids[at]), skill: &side.skills[at] };
            self.stated_change((source, held, Some(*line)), *statement, card, asking, wanted, apply);
        }
    }

    /// The changes that a permanent skill which a card has been given makes to a card.
    fn given_changes<'g>(
        &'g self,
        (source, held): (CardId, Held<'g>),
        card: CardId,
        asking: Asking<'_>,
        wanted: Wanted<'_>,
        apply: &mut dyn FnMut(Granted<'g>, &Frame, Asking<'_>),
    ) {
        for (at, statement) in (0..=u8::MAX).zip(held.skill.statements()) {
            if let Says::Change(change) = &statement.says
                && Aspects::of(change).meets(wanted.aspects)
                && (card == source || statement.about != Subject::This)
            {
                self.stated_change((source, held, None), at, card, asking, wanted, apply);
            }
        }
    }

    /// The change that a statement of a permanent skill of a card, by its printed line or given to it, makes to a card; it is
    /// one of the wanted aspects.
    fn stated_change<'g>(
        &'g self,
        (source, held, line): (CardId, Held<'g>, Option<u8>),
        at: u8,
        card: CardId,
        asking: Asking<'_>,
        wanted: Wanted<'_>,
        apply: &mut dyn FnMut(Granted<'g>, &Frame, Asking<'_>),
    ) {
        let skill = held.skill;
        let statement = &skill.statements()[usize::from(at)];
        if let Says::Change(change) = &statement.says
            && (wanted.meant)(change)
            && self.works_here(statement, source)
            && let Some(link) = asking.link(statement, source)
            && link.is_on(card, || {
                self.is_about(statement, source, card, link.asking())
                    && !line.is_some_and(|line| self.is_barred(source, line, at, card))
                    && !self.is_off_but(source, skill, link.asking(), &|frame| {
                        self.shields(change, &self.frame_of(source), frame, link.asking())
                    })
                    && self.holds_for(statement, source, link.asking())
            })
        {
            let frame = self.frame_of(source);
            if self.affects(source, frame.master, card, wanted.aspects, link.asking()) {
                let skill = self.roster.interned().stated(held.id.id, usize::from(at)).skill;
                let granted = match (change, skill) {
                    (Change::NegateSkill(_), Some(skill)) => Granted::NegatedSkill(skill),
                    (_, Some(skill)) => Granted::Skill(SkillRef::printed(skill)),
                    (_, None) => Granted::Change(change),
                };
                apply(granted, &frame, link.asking());
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

    /// Whether a permanent skill of a player's says that they lose.
    pub(crate) fn says_lost(&self, seat: Seat) -> bool {
        let says = |card: CardId| {
            self.state.object(card).seat == seat
                && self.printed(card).any(|held| {
                    let holds = |statement: &Statement| {
                        statement.says == Says::Loses
                            && self.works_here(statement, card)
                            && self.holds_for(statement, card, Asking::default())
                    };
                    held.skill.statements().iter().any(holds) && !self.is_off(card, held.skill)
                })
        };
        self.roster.losses > 0 && self.in_play().any(says)
    }

    /// Whether the skills of a card do something to another (4-13-1). Nothing shields from being unaffected itself.
    fn affects(&self, source: CardId, master: Seat, card: CardId, wanted: Aspects, asking: Asking<'_>) -> bool {
        wanted == Aspects::UNAFFECTED || !self.unaffected(card, source, master, asking)
    }

    /// Whether the skills of a card of `by`'s do nothing to a card (4-13-1).
    pub(crate) fn unaffected(&self, card: CardId, source: CardId, by: Seat, asking: Asking<'_>) -> bool {
        // A card is always affected by its own skills.
        if card == source || !self.changed(Aspects::UNAFFECTED) {
            return false;
        }
        let mut unaffected = false;
        let skill = Frame::of(self.state.now(source), by);
        self.changes(card, asking, Aspects::UNAFFECTED, &mut |change, frame, asking| {
            unaffected |= self.shields(change, frame, &skill, asking);
        });
        unaffected
    }

    /// Whether a change that somebody's skill has made makes another skill do nothing (4-13-1).
    fn shields(&self, change: &Change, made: &Frame, skill: &Frame, asking: Asking<'_>) -> bool {
        let Change::Unaffected(who, of) = change else { return false };
        let whose = seats(*who, made.master).contains(&skill.of);
        let asker = Some(made.source.card);
        whose && self.fits(of, &Seen { game: self, card: skill.source.card, asker, asking, remembered: None }, made)
    }

    pub(crate) fn is_about(&self, statement: &Statement, source: CardId, card: CardId, asking: Asking<'_>) -> bool {
        let object = self.state.object(card);
        let in_scope = statement.scope.areas().contains(&object.area);
        let master = self.state.object(source).seat;
        let seen = Seen { game: self, card, asker: Some(source), asking, remembered: None };
        let fits = |filter: &Filter| self.fits_for(filter, &seen, source);
        match &statement.about {
            Subject::This => in_scope && card == source,
            Subject::Yours(filter) => in_scope && object.seat == master && fits(filter),
            Subject::Theirs(filter) => in_scope && object.seat != master && fits(filter),
            Subject::Above => self.state.object(source).host == Some(card),
            Subject::Cards(selector) => self.selects(selector, &self.frame_of(source), card, asking),
        }
    }

    pub(crate) fn holds_for(&self, statement: &Statement, source: CardId, asking: Asking<'_>) -> bool {
        statement.when.as_ref().is_none_or(|when| self.holds_at(when, &self.frame_of(source), asking))
    }

    /// What the permanent skills of a card know: the card and its master.
    #[inline]
    pub(crate) fn frame_of(&self, source: CardId) -> Frame {
        Frame::of(self.state.now(source), self.state.object(source).seat)
    }

    /// Whether all skills of a card are negated (8-3-2).
    #[inline]
    pub(crate) fn negated(&self, card: CardId, asking: Asking<'_>) -> bool {
        // 11-3-2
        if self.state.object(card).host.is_some() {
            return true;
        }
        let mut negated = BySeat::<bool>::default();
        self.changes(card, asking, Aspects::NEGATION, &mut |change, frame, _| {
            negated[frame.of] |= *change == Change::Negate;
        });
        Seat::BOTH.iter().any(|by| negated[*by] && !self.withstands(card, *by, None, asking))
    }

    /// Whether a skill is negated, as such or by its keyword (8-3-2, 10-37-1).
    #[inline]
    pub(crate) fn is_off(&self, card: CardId, skill: &Skill) -> bool {
        self.is_off_at(card, skill, Asking::default())
    }

    pub(crate) fn is_off_at(&self, card: CardId, skill: &Skill, asking: Asking<'_>) -> bool {
        self.is_off_but(card, skill, asking, &|_| false)
    }

    /// Whether a skill is negated by others than those that it says do nothing to it.
    fn is_off_but(&self, card: CardId, skill: &Skill, asking: Asking<'_>, spared: &dyn Fn(&Frame) -> bool) -> bool {
        if self.state.object(card).host.is_some() {
            // 11-3-2, 11-3-2-2
            return !works_under(skill);
        }
        let mut off = BySeat::<bool>::default();
        self.grants(card, asking, Aspects::NEGATION, &mut |granted, frame, _| {
            let negates = match granted {
                Granted::Change(Change::Negate) => true,
                Granted::Change(Change::NegateKeywords) => is_keyword_skill(skill),
                Granted::Change(Change::NegateOthers) => !is_keyword_skill(skill),
                Granted::Change(Change::NegateKeyword(keyword)) => skill.tags.iter().any(|tag| tag.keyword == *keyword),
                Granted::NegatedSkill(negated) => self.roster.skill(negated) == skill,
                Granted::Change(_) | Granted::Skill(_) => false,
            };
            off[frame.of] |= negates && !spared(frame);
        });
        Seat::BOTH.iter().any(|by| off[*by] && !self.withstands(card, *by, Some(skill), asking))
    }

    /// Whether a card has a change of some aspect.
    #[inline]
    pub(crate) fn has_change(&self, card: CardId, wanted: Aspects, meant: &dyn Fn(&Change) -> bool) -> bool {
        self.may_change(card, wanted) && self.has_change_there(card, wanted, meant)
    }

    fn has_change_there(&self, card: CardId, wanted: Aspects, meant: &dyn Fn(&Change) -> bool) -> bool {
        let mut has = false;
        self.changes_meant(card, Asking::default(), (wanted, meant), &mut |_, _, _| has = true);
        has
    }

    /// Whether an action with a card is forbidden (1-3-3).
    #[inline]
    pub(crate) fn forbidden(&self, card: CardId, action: &Action) -> bool {
        self.has_change(
            card,
            Aspects::of_action(action),
            &|change| matches!(change, Change::Forbid(found) if found == action),
        )
    }

    /// Whether a skill of a card, or all of them, cannot be negated by the skills of a player (1-3-3): by what the card says
    /// itself, which nothing can negate either, or by a resolution.
    pub(crate) fn withstands(&self, card: CardId, by: Seat, skill: Option<&Skill>, asking: Asking<'_>) -> bool {
        let protects = |change: &Change, master: Seat, saying: Option<&Skill>| match change {
            Change::Forbid(Action::NegateSkills) => true,
            Change::Forbid(Action::NegateSkillsBy(who)) => seats(*who, master).contains(&by),
            Change::Forbid(Action::NegateThis) => skill.is_some() && skill == saying,
            _ => false,
        };
        let object = self.state.now(card);
        let on = |effect: &Continuous| {
            matches!(&effect.what, What::Change(change) if protects(change, effect.master, None))
                && match &effect.on {
                    On::One(one) => *one == object,
                    On::All(selector) => self.selects(selector, &Frame::of(effect.source, effect.master), card, asking),
                }
        };
        let master = self.state.object(card).seat;
        let says = |held: Held<'_>| {
            held.skill.statements().iter().any(|statement| {
                statement.about == Subject::This
                    && matches!(&statement.says, Says::Change(change) if protects(change, master, Some(held.skill)))
                    && self.works_here(statement, card)
                    && self.holds_for(statement, card, asking)
            })
        };
        self.state.effects.iter().any(on) || self.printed(card).any(says)
    }
}

/// Whether what is done to all cards of a player is done to the player: "your opponent can't attack" holds for cards that are not
/// affected by skills, too (4.00, 20-4-1-1).
fn is_of_player(selector: &Selector, what: &What) -> bool {
    matches!(what, What::Change(Change::Forbid(Action::Attack) | Change::AttackPrice(..)))
        && *selector == Selector { whose: selector.whose, ..Selector::default() }
}
