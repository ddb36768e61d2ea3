//! Which moves of cards skills wait for. Most events are moves, and most skills that wait for one wait for their own card to
//! be KO'd, or to leave one area: of all other moves it is known at once that nobody else waits for them.

use enumset::EnumSet;

use crate::ability::{Area, Trigger};
use crate::engine::dbscg::happening::{Cue, Happening};
use crate::engine::dbscg::triggers;

/// The moves that some skills of a roster wait for, whichever card moves.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Moves {
    /// A card is KO'd.
    ko: bool,
    /// A card leaves one of these areas.
    from: EnumSet<Area>,
    /// A card enters one of these areas.
    to: EnumSet<Area>,
}

impl Moves {
    /// Takes down what a skill waits for.
    pub(crate) fn take(&mut self, trigger: &Trigger) {
        match trigger {
            Trigger::Either(parts) => parts.iter().for_each(|part| self.take(part)),
            Trigger::By(_, event) | Trigger::From(_, event) | Trigger::While(_, event) => self.take(event),
            Trigger::Kod(_) => self.ko = true,
            Trigger::Moved(_, from, _) | Trigger::Leaves(_, from) => self.from |= *from,
            Trigger::Enters(_, to) => self.to |= *to,
            Trigger::BattleEndComboed => self.from |= Area::Combo,
            other => {
                let kinds = triggers::kinds(other);
                if kinds.contains(Cue::Moved) {
                    self.from = EnumSet::all();
                }
                if kinds.contains(Cue::Entered) {
                    self.to = EnumSet::all();
                }
            }
        }
    }

    /// Whether an event may be waited for: a move that is not among these is not.
    pub(crate) fn await_it(self, happening: Happening) -> bool {
        match happening {
            Happening::Moved { from, ko, .. } => (ko && self.ko) || self.from.contains(from),
            Happening::Entered { to, .. } => self.to.contains(to),
            _ => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ability::{Filter, Watched};
    use crate::engine::dbscg::happening::By;
    use crate::engine::dbscg::ids::CardId;

    fn moved(from: Area, ko: bool) -> Happening {
        Happening::Moved { card: CardId(0), from, to: Area::Drop, ko, by: By::Rules }
    }

    #[test]
    fn who_waits_for_a_card_to_be_kod_does_not_wait_for_other_moves() {
        let mut moves = Moves::default();
        moves.take(&Trigger::Kod(Watched::Theirs(Filter::Any)));
        assert!(moves.await_it(moved(Area::Battle, true)));
        assert!(!moves.await_it(moved(Area::Hand, false)));
        assert!(!moves.await_it(Happening::Entered { card: CardId(0), to: Area::Drop, by: By::Rules }));
        assert!(moves.await_it(Happening::BattleEnd));
    }

    #[test]
    fn one_of_several_events_is_enough() {
        let mut moves = Moves::default();
        let any = || Watched::Any(Filter::Any);
        moves.take(&Trigger::Either(vec![
            Trigger::Leaves(any(), Area::Energy),
            Trigger::From(Area::Hand, Box::new(Trigger::Enters(any(), Area::Drop))),
        ]));
        assert!(moves.await_it(moved(Area::Energy, false)));
        assert!(!moves.await_it(moved(Area::Hand, false)));
        assert!(moves.await_it(Happening::Entered { card: CardId(0), to: Area::Drop, by: By::Rules }));
    }
}
