//! Replacement effects (8-9): what would happen is a [`Proposed`] event; skills may put something else in its place;
//! what is left of it is carried out.
//!
//! Where no card of the game has such a skill, an event is carried out at once. Otherwise it waits on the agenda until
//! the player whom it affects has chosen, so whoever proposes an event puts on the agenda first what comes after it.

use std::sync::Arc;

use crate::ability::{Area, Does, Instead, Keyword, Says, Scope, Skill};

use super::agenda::{Activation, Task};
use super::aspects::Aspects;
use super::decision::{Choice, Decision, Question};
use super::event::{Cause, Event};
use super::ids::{CardId, Seat};
use super::proposed::{Applied, Happening, Place, Proposed, Would};
use super::state::{Frame, Used};
use super::triggers::Waiting;
use super::watch::NO_LINE;
use super::{Game, Outcome};

/// A replacement effect that can be applied.
struct Replacement {
    holder: CardId,
    line: u8,
    skill: Arc<Skill>,
    instead: Arc<Instead>,
}

impl Game {
    /// An event is about to happen: it does, or something else may. Says whether it did, as far as that is known.
    pub(super) fn propose(&mut self, proposed: Proposed) -> bool {
        if matches!(proposed, Proposed::Unmark { markers: ..=0, .. }) {
            // 1-3-2-2
            return false;
        }
        // 8-9-2-3: what a replacement effect does is still the same event to it.
        if !self.may_be_replaced(proposed) {
            return self.carry_out(proposed);
        }
        let applied = self.state.frames.last().map_or_else(Vec::new, |frame| frame.applied.clone());
        if self.replacements(proposed, &applied).is_empty() {
            return self.carry_out(proposed);
        }
        self.push(Task::Would(Box::new(Would { proposed, applied })));
        true
    }

    /// Cards are about to move at once: what has gone just before another sees it go all the same. Says how many moved,
    /// as far as that is known.
    pub(super) fn propose_together(&mut self, moves: Vec<Proposed>) -> usize {
        let leaving: Vec<CardId> = moves.iter().filter_map(|moved| moved.about()).collect();
        let seen: Vec<_> = moves.iter().map(|moved| self.watching_each_other(*moved, &leaving)).collect();
        let mut happened = 0;
        for (moved, mut seeing) in moves.into_iter().zip(seen) {
            seeing.retain(|waiting| self.state.find(waiting.auto.source).is_none());
            let before = moved.about().map(|card| self.state.now(card));
            happened += usize::from(self.propose(moved));
            // What has been replaced has not happened (8-9-1-1), or not yet.
            if before.is_some_and(|before| self.state.find(before).is_none()) {
                self.wait(seeing, moved.about());
            }
        }
        happened
    }

    /// The skills of other cards that move too which wait for this move.
    fn watching_each_other(&self, moved: Proposed, leaving: &[CardId]) -> Vec<Waiting> {
        let (2.., Some(leaves)) = (leaving.len(), self.happenings(moved).first().copied()) else { return Vec::new() };
        let mut seeing = self.watchers(leaves);
        seeing.retain(|waiting| Some(waiting.watcher) != moved.about() && leaving.contains(&waiting.watcher));
        // What no card has sees everything anyway.
        seeing.retain(|waiting| waiting.auto.line != NO_LINE);
        seeing
    }

    /// The move of a card is about to happen.
    pub(super) fn propose_move(&mut self, card: CardId, to: Place, cause: Cause) -> bool {
        let by = self.by(cause);
        self.propose(Proposed::Move { card, to, cause, by })
    }

    /// 8-9-2: the player whom an event affects chooses what happens instead.
    pub(super) fn would(&mut self, would: Box<Would>, answer: Option<Choice>) {
        let proposed = would.proposed;
        match answer {
            Some(Choice::Replace(holder, line)) => self.replace(*would, (holder, line)),
            Some(_) => {
                self.carry_out(proposed);
            }
            None => {
                let open = self.replacements(proposed, &would.applied);
                let Some(first) = open.first() else {
                    self.carry_out(proposed);
                    return;
                };
                let optional = open.iter().all(|open| open.instead.may);
                let master = |open: &Replacement| self.state.object(open.holder).seat;
                // Who has the only skill that may do something else is asked, whomever the event affects.
                let alone = optional && open.iter().all(|open| master(open) == master(first));
                let seat = if alone { master(first) } else { self.who_chooses(proposed) };
                let replacing = open.iter().map(|open| Choice::Replace(open.holder, open.line));
                let options = replacing.chain(optional.then_some(Choice::Pass)).collect();
                // Whoever decides learns no more by it than lies open to them.
                let source = proposed.about().filter(|card| self.view(seat).sees(*card));
                self.ask(Decision { seat, question: Question::Instead, source, options }, Task::Would(would));
            }
        }
    }

    /// The player whom an event affects: the master of the card (8-9-2-1), or who takes damage or loses (8-9-2-2).
    fn who_chooses(&self, proposed: Proposed) -> Seat {
        match proposed {
            Proposed::Move { card, .. }
            | Proposed::Under { card, .. }
            | Proposed::Combo { card, .. }
            | Proposed::Play { card, .. }
            | Proposed::Unmark { card, .. } => self.state.object(card).seat,
            Proposed::Damage { seat, .. } | Proposed::RunOut(seat) => seat,
        }
    }

    /// What triggers would look at if the event happened.
    fn happenings(&self, proposed: Proposed) -> Vec<Happening> {
        match proposed {
            Proposed::Move { card, to, cause, by } => {
                let object = self.state.object(card);
                // 11-3-4-1: cards under others move in silence.
                let Some((_, area)) = self.destination(card, to).filter(|_| object.host.is_none()) else {
                    return Vec::new();
                };
                let leaves = Happening::Moved { card, from: object.area, to: area, ko: cause.is_ko(), by };
                vec![leaves, Happening::Entered { card, to: area, by }]
            }
            Proposed::Under { card, host, by } => {
                let left = self.leaves_to_go_under(card, host).map(|from| Happening::Left { card, from, by });
                left.into_iter().chain([Happening::GoesUnder { card, host, by }]).collect()
            }
            Proposed::Combo { card, seat, by, .. } => {
                let to = Self::combo_place(seat);
                let moved = Proposed::Move { card, to, cause: Cause::Combo, by };
                self.happenings(moved).into_iter().chain([Happening::Comboed(card)]).collect()
            }
            Proposed::Play { card, by, .. } => vec![Happening::Played(card, by)],
            Proposed::Unmark { card, by, .. } => vec![Happening::LostMarker(card, by)],
            Proposed::Damage { seat, source, by, .. } => {
                let dealt = source.map(Happening::DealsDamage);
                dealt.into_iter().chain([Happening::Damaged(seat, by)]).collect()
            }
            Proposed::RunOut(seat) => vec![Happening::RunsOut(seat)],
        }
    }

    /// Whether some card may have a replacement effect for an event: one in play, or the card that it is about.
    fn may_be_replaced(&self, proposed: Proposed) -> bool {
        self.roster.changes.meets(Aspects::INSTEAD)
            && (self.at_work(Aspects::INSTEAD)
                || proposed.about().is_some_and(|card| self.side(card).changes.meets(Aspects::INSTEAD)))
    }

    /// The replacement effects that can be applied to an event and have not been (8-9-2-3).
    fn replacements(&self, proposed: Proposed, applied: &[Applied]) -> Vec<Replacement> {
        let happenings = self.happenings(proposed);
        let mut out = Vec::new();
        let elsewhere = proposed.about().filter(|card| !self.state.object(*card).area.skills_work());
        for holder in self.in_play().chain(elsewhere) {
            if !self.side(holder).changes.meets(Aspects::INSTEAD) && !self.has_given(holder) {
                continue;
            }
            for (line, skill) in self.skills(holder) {
                if !applied.contains(&(holder, line))
                    && let Some(instead) = self.replacement(holder, line, skill, &happenings)
                {
                    out.push(Replacement { holder, line, skill: Arc::clone(skill), instead });
                }
            }
        }
        out
    }

    /// What a skill line puts in the place of an event, if it does.
    fn replacement(
        &self,
        holder: CardId,
        line: u8,
        skill: &Arc<Skill>,
        happenings: &[Happening],
    ) -> Option<Arc<Instead>> {
        let in_play = self.state.object(holder).area.skills_work();
        let meant = |happening: &Happening, instead: &Instead| self.meets(&instead.would, holder, *happening);
        skill.statements().iter().find_map(|statement| {
            let Says::Instead(instead) = &statement.says else { return None };
            let happening = happenings.iter().find(|happening| meant(happening, instead))?;
            let frame = Frame {
                it: happening.subject().map(|card| self.state.now(card)),
                ..Frame::of(self.state.now(holder), self.state.object(holder).seat)
            };
            let works = (in_play || statement.scope == Scope::AllAreas)
                && !self.is_off(holder, skill)
                && !self.used_up(frame.source, frame.master, line, skill)
                && statement.when.as_ref().is_none_or(|when| self.holds(when, &frame))
                // 8-9-3
                && self.payable(&substitute(skill, line, instead, &frame), &frame);
            works.then(|| Arc::clone(instead))
        })
    }

    /// 8-9-1: the event does not happen; what the skill says does.
    fn replace(&mut self, would: Would, by: Applied) {
        let Would { proposed, mut applied } = would;
        let found = self.replacements(proposed, &applied);
        let Some(found) = found.into_iter().find(|found| (found.holder, found.line) == by) else { return };
        // 8-9-1-1
        if let Some(frame) = self.state.frames.last_mut() {
            frame.done = false;
        }
        applied.push(by);
        self.note(Event::Replaced(self.skill_of(found.holder, found.line)));
        let master = self.state.object(found.holder).seat;
        let frame = Frame {
            it: proposed.about().map(|card| self.state.now(card)),
            x: Some(amount(proposed)),
            applied,
            ..Frame::of(self.state.now(found.holder), master)
        };
        self.use_up(Used { source: frame.source, master, line: found.line, skill: Arc::clone(&found.skill) });
        let activation = substitute(&found.skill, found.line, &found.instead, &frame);
        self.push(Task::Price(Box::new(activation), Box::new(frame), 0));
    }

    /// Whether something may happen instead of a player's losing for want of a deck; it is next then.
    pub(super) fn saves(&mut self, seat: Seat) -> bool {
        let proposed = Proposed::RunOut(seat);
        let replaced = self.roster.changes.meets(Aspects::INSTEAD)
            && !self.state.cards(seat, Area::Life).is_empty()
            && !self.replacements(proposed, &[]).is_empty();
        if replaced {
            self.state.saved[seat] = true;
            self.then([Task::Would(Box::new(Would { proposed, applied: Vec::new() })), Task::Saved(seat)]);
        }
        replaced
    }

    /// 8-9-2-3: a loss is replaced once; without a deck after that the player loses all the same.
    pub(super) fn saved(&mut self, seat: Seat) {
        self.state.saved[seat] = false;
        if self.state.cards(seat, Area::Deck).is_empty() {
            self.end(Outcome::Won(seat.other()));
        }
    }

    /// The event happens.
    fn carry_out(&mut self, proposed: Proposed) -> bool {
        match proposed {
            Proposed::Move { card, to, cause, by } => self.move_by(card, to, cause, by),
            Proposed::Under { card, host, by } => self.place_under(card, host, by),
            Proposed::Combo { card, seat, negated, by } => self.enter_combo(card, seat, negated, by),
            Proposed::Play { card, to, paid, manner, by } => self.enter_play(card, to, paid, manner, by),
            Proposed::Unmark { card, markers, by } => self.change_markers(card, -markers, by),
            Proposed::Damage { seat, damage, critical, source, .. } => {
                if let Some(attacker) = source {
                    // 10-20-1: damage that something else takes the place of wins nothing (8-9-1-1).
                    if self.keywords(attacker).has(Keyword::VictoryStrike) {
                        self.end(Outcome::Won(seat.other()));
                        return true;
                    }
                    let life = self.state.cards(seat, Area::Life).len();
                    self.push(Task::DamageDealt(attacker, seat, life));
                }
                self.push(Task::Damage(seat, damage, critical));
                true
            }
            Proposed::RunOut(seat) => {
                self.end(Outcome::Won(seat.other()));
                true
            }
        }
    }
}

/// How much would happen, for effects that are as large: their X.
fn amount(proposed: Proposed) -> i32 {
    match proposed {
        Proposed::Damage { damage, .. } => i32::from(damage),
        Proposed::Unmark { markers, .. } => markers,
        Proposed::Move { .. }
        | Proposed::Under { .. }
        | Proposed::Combo { .. }
        | Proposed::Play { .. }
        | Proposed::RunOut(_) => 1,
    }
}

/// What happens instead, as a skill that is carried out: its price first, all of it.
fn substitute(skill: &Arc<Skill>, line: u8, instead: &Instead, frame: &Frame) -> Activation {
    let does = Does { cost: instead.cost.clone(), effect: Arc::clone(&instead.effect), ..Does::default() };
    let skill = Arc::clone(skill);
    Activation { replaces: true, ..Activation::new(frame.source, frame.master, Arc::new(does), skill, line) }
}
