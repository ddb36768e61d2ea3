//! Which replacement effects can be applied to an event, and who chooses among them (8-9-2).

use crate::ability::{Area, Cards, Destination, Effect};
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::facts::wait::insteads::Replacement;
use crate::engine::dbscg::facts::wait::waits::Waiting;
use crate::engine::dbscg::happening::By;
use crate::engine::dbscg::ids::{CardId, Seat};
use crate::engine::dbscg::keywords::Keywords;
use crate::engine::dbscg::roster::line::NO_LINE;
use crate::engine::dbscg::state::event::Cause;
use crate::engine::dbscg::state::proposed::{Applied, Proposed};

impl Position {
    /// The skills of other cards that move too which wait for this move.
    pub(crate) fn watching_each_other(&self, moved: Proposed, leaving: &[CardId]) -> Vec<Waiting> {
        let (2.., Some(leaves)) = (leaving.len(), self.happenings(moved).first().copied()) else { return Vec::new() };
        let mut seeing = self.watchers(leaves);
        seeing.retain(|waiting| Some(waiting.watcher) != moved.about() && leaving.contains(&waiting.watcher));
        // What no card has sees everything anyway.
        seeing.retain(|waiting| waiting.auto.line != NO_LINE);
        seeing
    }

    /// Whether nothing has to take the place of what a replacement effect does (4.00, 9-10-3-1).
    fn is_done_as_said(&self, found: &Replacement<'_>) -> bool {
        let stays = |card: CardId, destination: &Destination, cause: Cause| {
            let to = self.place_at(card, destination, found.frame.master);
            let by = By::Skill(found.frame.master, found.holder, Keywords::default());
            !self.has_to_be_replaced(Proposed::Move { card, to, cause, by })
        };
        let drop = Destination::To(Area::Drop);
        self.roster.interned().instructions(found.effect).iter().all(|effect| match effect {
            Effect::Move(cards, to) if !matches!(cards, Cards::Chosen(_)) => {
                self.cards(cards, &found.frame).into_iter().all(|card| stays(card, to, Cause::Skill))
            }
            Effect::Ko(cards) if !matches!(cards, Cards::Chosen(_)) => {
                self.cards(cards, &found.frame).into_iter().all(|card| stays(card, &drop, Cause::SkillKo))
            }
            _ => true,
        })
    }

    /// The player whom an event affects: the master of the card (8-9-2-1), or who takes damage or loses (8-9-2-2).
    pub(crate) fn who_chooses(&self, proposed: Proposed) -> Seat {
        match proposed {
            Proposed::Move { card, .. }
            | Proposed::Under { card, .. }
            | Proposed::Combo { card, .. }
            | Proposed::Play { card, .. }
            | Proposed::Unmark { card, .. } => self.state.object(card).seat,
            Proposed::Damage { seat, .. } | Proposed::RunOut(seat) => seat,
        }
    }

    /// The replacement effects that can be applied to an event and have not been (8-9-2-3), one of each skill line.
    pub(crate) fn replacements(&self, proposed: Proposed, applied: &[Applied]) -> Vec<Replacement<'_>> {
        let mut found = self.insteads(proposed, applied);
        // 8-9-3
        found.retain(|found| self.payable(&found.activation(&found.frame), &found.frame));
        if self.edition.has(Point::ChosenReplacementsAreDone) {
            found.retain(|found| !found.instead.may || self.is_done_as_said(found));
        }
        found.dedup_by_key(|found| (found.holder, found.line));
        found
    }
}

/// How much would happen, for effects that are as large: their X.
pub(crate) fn amount(proposed: Proposed) -> i32 {
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
