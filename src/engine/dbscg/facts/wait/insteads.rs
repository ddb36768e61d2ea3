//! What skills put in the place of events (8-9), whether or not it can be paid for.

use enumset::enum_set;

use crate::ability::{Area, Instead, Says, Scope};
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::facts::value::changes::Held;
use crate::engine::dbscg::happening::{By, Cue, Happening};
use crate::engine::dbscg::ids::{BlockId, CardId, SkillRef};
use crate::engine::dbscg::roster::aspects::{Aspects, Cues};
use crate::engine::dbscg::state::effect::Used;
use crate::engine::dbscg::state::event::Cause;
use crate::engine::dbscg::state::frame::Frame;
use crate::engine::dbscg::state::proposed::{Applied, Proposed};
use crate::engine::dbscg::state::task::Activation;

/// A replacement effect of a card.
pub(crate) struct Replacement<'g> {
    pub(crate) holder: CardId,
    pub(crate) line: u8,
    pub(crate) skill: SkillRef,
    pub(crate) instead: &'g Instead,
    pub(crate) effect: BlockId,
    /// What it knows.
    pub(crate) frame: Frame,
}

impl Position {
    /// What triggers would look at if the event happened.
    pub(crate) fn happenings(&self, proposed: Proposed) -> Vec<Happening> {
        match proposed {
            Proposed::Move { card, to, cause, by } => {
                let object = self.state.object(card);
                // 11-3-4-1: cards under others move in silence.
                let Some((_, area)) = self.destination(card, to, cause).filter(|_| object.host.is_none()) else {
                    return Vec::new();
                };
                // 4.00, 5-12-3, 9-10-1-1: what has been replaced is a KO to the card's own skills alone.
                let ko = cause.is_ko() && to.area == Area::Drop;
                let leaves = Happening::Moved { card, from: object.area, to: area, ko, by };
                vec![leaves, Happening::Entered { card, to: area, by }]
            }
            Proposed::Under { card, host, by } => {
                let left = self.leaves_to_go_under(card, host).map(|from| Happening::Left { card, from, by });
                left.into_iter().chain([Happening::GoesUnder { card, host, by }]).collect()
            }
            Proposed::Combo { card, seat, by, .. } => {
                let to = Self::combo_place(seat);
                let moved = Proposed::Move { card, to, cause: Cause::Combo, by: By::Rules };
                self.happenings(moved).into_iter().chain([Happening::Comboed(card, by)]).collect()
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
    pub(crate) fn may_be_replaced(&self, proposed: Proposed) -> bool {
        let events = kinds(proposed);
        if !self.roster.insteads.meets(events, true) {
            return false;
        }
        let its_own = |card: CardId| self.side(card).insteads.meets(events, true);
        let given = |card: CardId| self.any_given(self.state.object(card).area);
        let others = || {
            self.roster.insteads.meets(events, false)
                || self.any_given(Area::Battle)
                || proposed.about().is_some_and(given)
        };
        proposed.about().is_some_and(its_own) || (self.at_work(Aspects::INSTEAD) && others())
    }

    /// The replacement effects for an event that have not been applied (8-9-2-3), whether they can be paid for or not.
    pub(crate) fn insteads(&self, proposed: Proposed, applied: &[Applied]) -> Vec<Replacement<'_>> {
        let (events, happenings) = (kinds(proposed), self.happenings(proposed));
        let mut out = Vec::new();
        let elsewhere = proposed.about().filter(|card| !self.state.object(*card).area.skills_work());
        for holder in self.in_play().chain(elsewhere) {
            let to_own = proposed.about() == Some(holder);
            if !self.side(holder).insteads.meets(events, to_own) && !self.has_given(holder) {
                continue;
            }
            for (line, skill) in self.skills(holder) {
                if !applied.contains(&(holder, line)) {
                    self.insteads_of(holder, line, skill, &happenings, &mut out);
                }
            }
        }
        out
    }

    /// What the statements of a skill line put in the place of an event.
    fn insteads_of<'g>(
        &'g self,
        holder: CardId,
        line: u8,
        skill: Held<'g>,
        happenings: &[Happening],
        out: &mut Vec<Replacement<'g>>,
    ) {
        let in_play = self.state.object(holder).area.skills_work();
        let meant = |happening: &Happening, instead: &Instead| self.meets(&instead.would, holder, *happening);
        out.extend(skill.skill.statements().iter().enumerate().filter_map(|(at, statement)| {
            let Says::Instead(instead) = &statement.says else { return None };
            let happening = happenings.iter().find(|happening| meant(happening, instead))?;
            let frame = Frame {
                it: happening.subject().map(|card| self.state.now(card)),
                ..Frame::of(self.state.now(holder), self.state.object(holder).seat)
            };
            let effect = self.roster.interned().stated(skill.id.id, at).blocks.first().copied()?;
            let works = (in_play || statement.scope == Scope::AllAreas)
                && (skill.is_rule() || !self.is_off(holder, &skill))
                && !self.used_up(&Used { source: frame.source, master: frame.master, line, skill: skill.id })
                && statement.when.as_ref().is_none_or(|when| self.holds(when, &frame));
            works.then_some(Replacement { holder, line, skill: skill.id, instead, effect, frame })
        }));
    }

    /// Whether something has to happen instead of an event, and nothing is paid for it.
    pub(crate) fn has_to_be_replaced(&self, proposed: Proposed) -> bool {
        self.may_be_replaced(proposed) && self.insteads(proposed, &[]).iter().any(has_to_be)
    }

    /// Whether nothing at all has to happen instead of an event.
    pub(crate) fn comes_to_nothing(&self, proposed: Proposed) -> bool {
        let is_nothing = |open: &Replacement<'_>| has_to_be(open) && open.instead.effect.is_empty();
        self.may_be_replaced(proposed) && self.insteads(proposed, &[]).iter().any(is_nothing)
    }
}

/// Whether nobody is asked about a replacement, and nothing is paid for it.
fn has_to_be(open: &Replacement<'_>) -> bool {
    !open.instead.may && open.instead.cost.is_empty()
}

/// The kinds of what triggers would look at if an event happened.
const fn kinds(proposed: Proposed) -> Cues {
    Cues::events_of(match proposed {
        Proposed::Move { .. } => enum_set!(Cue::Moved | Cue::Entered),
        Proposed::Under { .. } => enum_set!(Cue::Left | Cue::GoesUnder),
        Proposed::Combo { .. } => enum_set!(Cue::Moved | Cue::Entered | Cue::Comboed),
        Proposed::Play { .. } => enum_set!(Cue::Played),
        Proposed::Unmark { .. } => enum_set!(Cue::LostMarker),
        Proposed::Damage { .. } => enum_set!(Cue::DealsDamage | Cue::Damaged),
        Proposed::RunOut(_) => enum_set!(Cue::RunsOut),
    })
}

impl Replacement<'_> {
    /// What happens instead, as a skill that is carried out: its price first, all of it.
    pub(crate) fn activation(&self, frame: &Frame) -> Activation {
        let cost = Some(self.instead.cost.clone());
        let activation = Activation::new(frame.source, frame.master, self.skill, self.effect, self.line);
        Activation { replaces: true, cost, ..activation }
    }
}
