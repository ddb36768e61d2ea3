//! Which \[Auto\] skills an event makes pending (8-6).

use std::sync::Arc;

use enumset::EnumSet;

use crate::ability::{Area, Doer, Does, Family, Filter, Keyword, Skill, Trigger, Watched, Who};

use super::Game;
use super::aspects::{Aspects, Cues, Present};
use super::ids::{CardId, ObjectRef, Seat};
use super::keyword::{Limit, limits};
use super::proposed::{By, Happening};
use super::roster::{Keywords, does};
use super::state::{BattleStep, Frame, PendingAuto, Phase, Used};

/// A skill that an event has met.
pub(super) struct Waiting {
    pub(super) watcher: CardId,
    pub(super) auto: PendingAuto,
}

impl Game {
    /// The skills that an event meets.
    pub(super) fn watchers(&self, happening: Happening) -> Vec<Waiting> {
        let mut out: Vec<Waiting> = self.watches(happening).collect();
        let cue = Cues::of(happening);
        let given = self.changed(Aspects::SKILLS) && self.roster.given.cues.meets(cue);
        if !given && !self.roster.cues.meets(cue) {
            return out;
        }
        // What lies under a card in play may wait too (11-3-2-2).
        let any_given = |area: Area| given && self.any_given(area);
        let in_play = self.roster.under || self.state.present.cues.meets(cue) || any_given(Area::Battle);
        let own = happening.subject().map(|card| self.state.object(card).area);
        // Elsewhere skills mostly wait for what happens to their own card.
        let others = |area: Area| self.roster.others_elsewhere[area].meets(cue) || any_given(area);
        let looks = |area: Area| match area {
            Area::Deck | Area::Removed => false,
            area if area.skills_work() => in_play,
            area => others(area) || (own == Some(area) && self.roster.cues_elsewhere[area].meets(cue)),
        };
        let areas: EnumSet<Area> = Area::ALL.into_iter().filter(|area| looks(*area)).collect();
        if areas.is_empty() {
            return out;
        }
        for seat in [self.state.turn_player, self.state.turn_player.other()] {
            for area in areas {
                let all = area.skills_work() || others(area);
                self.each_card(seat, area, &mut |card| {
                    let perhaps = all || happening.subject() == Some(card);
                    if perhaps && (self.side(card).cues.meets(cue) || (given && self.has_given(card))) {
                        self.watcher(card, area, happening, &mut out);
                    }
                });
            }
        }
        out
    }

    fn watcher(&self, card: CardId, area: Area, happening: Happening, out: &mut Vec<Waiting>) {
        let source = self.state.now(card);
        for (line, skill) in self.skills(card) {
            let Some(does) = does(skill) else { continue };
            let Some(when) = &does.when else { continue };
            if !self.works(card, does, area) || !self.meets(when, card, happening) || self.is_off(card, skill) {
                continue;
            }
            let it = happening.subject().map(|card| self.state.now(card));
            let master = self.state.object(card).seat;
            // 10-11-5
            if self.used_up(source, master, line, skill) {
                continue;
            }
            let (skill, names) = (Arc::clone(skill), Vec::new());
            let auto = PendingAuto { source, master, skill, line, it, remembered: None, names };
            out.push(Waiting { watcher: card, auto });
        }
    }

    /// Calls `each` with the cards of an area, and those under them where some skill works there (11-3-2-2).
    pub(super) fn each_card(&self, seat: Seat, area: Area, each: &mut dyn FnMut(CardId)) {
        for card in self.state.cards(seat, area) {
            each(*card);
            if self.roster.under {
                self.state.under(*card).into_iter().for_each(&mut *each);
            }
        }
    }

    /// Whether a skill works where its card is (2-13-2, 8-5-8, 11-3-2-2).
    pub(super) fn works(&self, card: CardId, does: &Does, area: Area) -> bool {
        match self.state.object(card).host {
            Some(_) => does.under,
            None if does.from.is_empty() => area.skills_work(),
            None => does.from.contains(&area),
        }
    }

    /// The skill lines of a card: printed ones, then those given to it, numbered on.
    pub(super) fn skills(&self, card: CardId) -> impl Iterator<Item = (u8, &Arc<Skill>)> {
        (0..).zip(self.side(card).skills.iter().chain(self.given(card)))
    }

    /// One of the skill lines of a card.
    pub(super) fn skill(&self, card: CardId, line: u8) -> Option<&Arc<Skill>> {
        self.skills(card).find(|(at, _)| *at == line).map(|(_, skill)| skill)
    }

    /// Whether a card of an area may have been given skills.
    pub(super) fn any_given(&self, area: Area) -> bool {
        let reached = area == Area::Combo || self.roster.gives_elsewhere;
        let in_play = area.skills_work() && !self.roster.under;
        let Present { changes, gives, .. } = self.state.present;
        let permanent = if in_play { changes.with(gives) } else { self.roster.changes };
        (permanent.meets(Aspects::SKILLS) && (area.skills_work() || reached))
            || self.state.present.effects.meets(Aspects::SKILLS)
    }

    /// Whether a card has been given skills.
    pub(super) fn has_given(&self, card: CardId) -> bool {
        self.any_given(self.state.object(card).area) && !self.given(card).is_empty()
    }

    /// Whether a skill has been used as often as it may be this turn (10-11; 4.00, 22-44).
    pub(super) fn used_up(&self, source: ObjectRef, master: Seat, line: u8, skill: &Arc<Skill>) -> bool {
        let this = |used: &Used| used.source == source && used.line == line && Arc::ptr_eq(&used.skill, skill);
        let number = |source: ObjectRef| self.state.object(source.card).def;
        // The same skill is one that says the same (4.00, 22-44-3-1).
        let copy = |used: &Used| used.master == master && number(used.source) == number(source) && used.skill == *skill;
        let used = &self.state.used;
        !used.is_empty()
            && limits(skill).any(|limit| match limit {
                Limit::OfCard(n) => used.iter().filter(|used| this(used)).count() >= usize::from(n),
                Limit::OfCopies(n) => used.iter().filter(|used| copy(used)).count() >= usize::from(n),
            })
    }

    /// A skill has been used.
    pub(super) fn use_up(&mut self, used: Used) {
        if limits(&used.skill).next().is_some() {
            self.state.used.push(used);
        }
    }

    /// Makes skills pending. References to a card that has moved in between point at what it is now (8-10-1).
    pub(super) fn wait(&mut self, waiting: Vec<Waiting>, moved: Option<CardId>) {
        for Waiting { watcher, mut auto } in waiting {
            if Some(watcher) == moved {
                auto.source = self.state.now(watcher);
            }
            if let Some(it) = auto.it.filter(|it| Some(it.card) == moved) {
                auto.it = Some(self.state.now(it.card));
            }
            if self.still_waits(&auto) {
                self.state.pending.push_back(auto);
            }
        }
    }

    /// Looks for skills that an event meets and makes them pending.
    pub(super) fn happen(&mut self, happening: Happening) {
        let waiting = self.watchers(happening);
        self.wait(waiting, None);
    }

    pub(super) fn is_watched(&self, watched: &Watched, holder: CardId, card: CardId) -> bool {
        let (whose, master) = (self.state.object(card).seat, self.state.object(holder).seat);
        let fits = |filter: &Filter| self.fits_for(filter, &self.seen(card, Some(holder)), holder);
        match watched {
            Watched::This => card == holder,
            Watched::Yours(filter) => whose == master && fits(filter),
            Watched::YourOther(filter) => card != holder && whose == master && fits(filter),
            Watched::Theirs(filter) => whose != master && fits(filter),
            Watched::Any(filter) => fits(filter),
            Watched::Either(parts) => parts.iter().any(|part| self.is_watched(part, holder, card)),
        }
    }

    /// Whether an event is somebody's doing.
    fn is_doing(&self, doer: &Doer, holder: CardId, happening: Happening) -> bool {
        let master = self.state.object(holder).seat;
        let is = |watched: &Watched, card: CardId| self.is_watched(watched, holder, card);
        let attacker = || self.state.battle.map(|battle| battle.attacker.card);
        match (doer, happening.by()) {
            (Doer::Not(other), _) | (Doer::SkillBut(other), By::Skill(..)) => !self.is_doing(other, holder, happening),
            (Doer::Skill(who), By::Skill(seat, ..)) => match who {
                Who::You => seat == master,
                Who::Opponent => seat != master,
                Who::Both => true,
            },
            (Doer::SkillOf(watched) | Doer::Card(watched), By::Skill(_, card, _)) => is(watched, card),
            (Doer::AttackOf(watched) | Doer::Card(watched), By::Battle) => {
                attacker().is_some_and(|card| is(watched, card))
            }
            // 10-5-7
            (Doer::Evolve, _) => happening.subject().is_some_and(|card| self.state.object(card).evolved),
            (Doer::Union, By::Skill(.., keywords)) => of_family(Family::Union, keywords),
            (Doer::Family(family), By::Skill(.., keywords)) => of_family(*family, keywords),
            (Doer::Keyword(keyword), By::Skill(.., keywords)) => keywords.has(*keyword),
            (Doer::KeywordSkill, By::Skill(.., keywords)) => keywords.has_skill(),
            (Doer::Battle, By::Battle) => true,
            _ => false,
        }
    }

    #[expect(clippy::match_same_arms, reason = "one line for each trigger")]
    pub(super) fn meets(&self, trigger: &Trigger, holder: CardId, happening: Happening) -> bool {
        use Happening as H;
        let master = self.state.object(holder).seat;
        let is = |watched: &Watched, card: CardId| self.is_watched(watched, holder, card);
        let fits = |filter: &Filter, card| self.fits_for(filter, &self.seen(card, Some(holder)), holder);
        let whose = |who: &Who, seat: Seat| match who {
            Who::You => seat == master,
            Who::Opponent => seat != master,
            Who::Both => true,
        };
        let role = |of: fn(&super::state::Battle) -> ObjectRef| {
            self.state.battle.is_some_and(|battle| of(&battle) == self.state.now(holder))
        };
        match (trigger, happening) {
            (Trigger::Either(parts), _) => parts.iter().any(|part| self.meets(part, holder, happening)),
            (Trigger::By(doer, event), _) => {
                self.is_doing(doer, holder, happening) && self.meets(event, holder, happening)
            }
            (Trigger::While(condition, event), _) => {
                self.meets(event, holder, happening)
                    && self.holds(condition, &Frame::of(self.state.now(holder), master))
            }
            (Trigger::From(area, event), _) => {
                let came = |card| {
                    let object = self.state.object(card);
                    // What is activated has not moved.
                    let stays = matches!(happening, H::UsesExtra(..) | H::UsesKeyword(..));
                    *area == if stays { object.area } else { object.from }
                };
                happening.subject().is_some_and(came) && self.meets(event, holder, happening)
            }
            (Trigger::Played(watched), H::Played(card, _)) => is(watched, card),
            (Trigger::PlacedAsLeader, H::PlacedAsLeader(card)) => card == holder,
            (Trigger::Attacks(watched), H::Attack { attacker, .. }) => is(watched, attacker),
            (Trigger::AttacksA(watched, target), H::Attack { attacker, guard }) => {
                is(watched, attacker) && fits(target, guard)
            }
            (Trigger::Attacked(watched), H::Attack { guard, .. }) => is(watched, guard),
            (Trigger::Guards(watched), H::Attack { guard: card, .. } | H::Guards(card)) => is(watched, card),
            // 10-4-1-1
            (Trigger::Attacked(Watched::This), H::Guards(card)) => card == holder && self.edition.blocker_is_attacked,
            (Trigger::Comboed(watched), H::Comboed(card)) => is(watched, card),
            (Trigger::Kod(watched), H::Moved { card, ko: true, .. }) => is(watched, card),
            (Trigger::Moved(watched, a, b), H::Moved { card, from, to, .. }) => {
                *a == from && *b == to && is(watched, card)
            }
            (Trigger::Leaves(watched, area), H::Moved { card, from, .. } | H::Left { card, from, .. }) => {
                *area == from && is(watched, card)
            }
            (Trigger::Enters(watched, area), H::Entered { card, to, .. }) => *area == to && is(watched, card),
            (Trigger::FromUnder(watched, above, area), H::FromUnder { card, host, to, .. }) => {
                *area == to && is(watched, card) && is(above, host)
            }
            (Trigger::GoesUnder(watched, above), H::GoesUnder { card, host, .. }) => {
                is(watched, card) && is(above, host)
            }
            (Trigger::Switched(watched, mode), H::Switched(card, to, _)) => *mode == to && is(watched, card),
            (Trigger::PowerRises(watched), H::Power(card, rises, _)) => rises && is(watched, card),
            (Trigger::PowerFalls(watched), H::Power(card, rises, _)) => !rises && is(watched, card),
            (Trigger::SwitchesEnergy(who, mode), H::SwitchedEnergy(seat, to, _)) => *mode == to && whose(who, seat),
            (Trigger::DealsDamage(watched), H::DealsDamage(card)) => is(watched, card),
            (Trigger::DealtDamage(watched), H::DealtDamage(card)) => is(watched, card),
            (Trigger::Damaged(who), H::Damaged(seat, _)) => whose(who, seat),
            (Trigger::LosesMarker(watched), H::LostMarker(card, _)) => is(watched, card),
            (Trigger::TurnedUp(watched), H::TurnedUp(card, _)) => is(watched, card),
            (Trigger::Awakens(who), H::Awakened(seat)) => whose(who, seat),
            (Trigger::UsesExtra(who, filter), H::UsesExtra(seat, card)) => whose(who, seat) && fits(filter, card),
            (Trigger::UsesThis, H::UsesExtra(_, card)) => card == holder,
            (Trigger::UsesCounter(who), H::UsesCounter(seat)) => whose(who, seat),
            (Trigger::UsesBlocker(watched), H::UsesBlocker(card)) => is(watched, card),
            (Trigger::UsesKeyword(watched, wanted), H::UsesKeyword(card, keywords)) => {
                let named = wanted.is_empty() || wanted.iter().any(|keyword| keywords.has(*keyword));
                named && is(watched, card)
            }
            (Trigger::RunsOut(who), H::RunsOut(seat)) => whose(who, seat),
            (Trigger::TurnStart(who), H::TurnStart(seat)) => whose(who, seat),
            (Trigger::MainStart(who), H::MainStart(seat)) => whose(who, seat),
            (Trigger::MainEnd(who), H::MainEnd(seat)) => whose(who, seat),
            (Trigger::TurnEnd(who), H::TurnEnd(seat)) => whose(who, seat),
            (Trigger::OffenseStart, H::OffenseStart)
            | (Trigger::DefenseStart, H::DefenseStart)
            | (Trigger::DamageStart, H::DamageStart) => true,
            (Trigger::BattleEndAttacking, H::BattleEnd) => role(|battle| battle.attacker),
            (Trigger::BattleEndAfterAttack(watched), H::BattleEnd) => {
                self.state.battle.is_some_and(|battle| is(watched, battle.attacker.card))
            }
            (Trigger::BattleEndGuarding, H::BattleEnd) => role(|battle| battle.guard),
            // 7-4-1-8-1: only what the end of the battle puts into the Drop Area has been in its combos.
            (Trigger::BattleEndComboed, H::Moved { card, from: Area::Combo, to: Area::Drop, .. }) => {
                card == holder && self.state.battle.is_some_and(|battle| battle.step == BattleStep::End)
            }
            _ => false,
        }
    }

    /// Situation triggers whose state has come about, be it in the middle of a resolution (8-6-6-1).
    pub(super) fn situations(&mut self) {
        let mut now = Vec::new();
        let mut waiting = Vec::new();
        let given = self.roster.given.cues.meets(Cues::SITUATION) && self.any_given(Area::Battle);
        if self.state.phase == Phase::SetUp || self.state.outcome.is_some() {
            return;
        }
        if !given && !self.state.present.cues.meets(Cues::SITUATION) {
            self.state.situations.clear();
            return;
        }
        for seat in Seat::BOTH {
            for area in Area::IN_PLAY {
                for card in self.state.cards(seat, area) {
                    let perhaps = self.side(*card).cues.meets(Cues::SITUATION) || (given && self.has_given(*card));
                    if !perhaps {
                        continue;
                    }
                    let source = self.state.now(*card);
                    for (line, skill) in self.skills(*card) {
                        let Some(does) = does(skill) else { continue };
                        let Some(Trigger::Situation(condition)) = &does.when else { continue };
                        let frame = Frame::of(source, seat);
                        if self.is_off(*card, skill) || !self.holds(condition, &frame) {
                            continue;
                        }
                        let key = Used { source, master: seat, line, skill: Arc::clone(skill) };
                        // While it waits, it does not become pending again.
                        let waits = self.state.pending.iter().any(|auto| auto.used() == key);
                        if !self.state.situations.contains(&key) && !waits && !self.used_up(source, seat, line, skill) {
                            let skill = Arc::clone(skill);
                            let names = Vec::new();
                            let auto =
                                PendingAuto { source, master: seat, skill, line, it: None, remembered: None, names };
                            waiting.push(Waiting { watcher: *card, auto });
                        }
                        now.push(key);
                    }
                }
            }
        }
        self.state.situations = now;
        self.wait(waiting, None);
    }
}

/// Whether a skill is of a family.
fn of_family(family: Family, keywords: Keywords) -> bool {
    family.keywords().iter().any(|keyword| keywords.has(*keyword))
}

/// Whether a line is a keyword's.
pub(super) fn has_tag(skill: &Skill, keyword: Keyword) -> bool {
    skill.tags.iter().any(|tag| tag.keyword == keyword)
}
