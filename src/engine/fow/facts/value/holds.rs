//! Whether something holds.

use crate::ability::fow::{Cards, Pick, Test, Who, Whose};
use crate::engine::CardId;
use crate::engine::fow::Game;
use crate::engine::pile::counted;
use crate::engine::sharing::each_has_its_own;

use super::Speaker;

impl Game {
    /// Whether something holds; `those` are the cards that are spoken of.
    pub(in crate::engine::fow) fn holds(&self, by: Speaker, test: &Test, those: &[CardId]) -> bool {
        match test {
            Test::Have(pick) => self.all(by, pick).len() >= usize::from(pick.count),
            Test::HaveNo(pick) => self.all(by, pick).is_empty(),
            Test::Fits(Cards::Those, filter) => those.first().is_some_and(|card| self.is_all(by, filter, *card)),
            Test::Both(both) => both.iter().all(|test| self.holds(by, test, those)),
            Test::Pair(pair) => {
                let fit = [0, 1].map(|at| self.all(by, &pair[at]));
                each_has_its_own(2, |at| &fit[at])
            }
            _ => self.holds_plainly(by, test),
        }
    }

    /// The same, where what cards give does not count: it may hang on this.
    pub(super) fn holds_plainly(&self, by: Speaker, test: &Test) -> bool {
        let table = self.state.table();
        match test {
            Test::Have(pick) => self.count(by, pick) >= i32::from(pick.count),
            Test::HaveNo(pick) => self.count(by, pick) == 0,
            Test::Fewer(pick) => {
                let theirs = Pick { whose: Whose::Opponent, ..pick.clone() };
                self.count(by, pick) < self.count(by, &theirs)
            }
            Test::Turn(who) => match who {
                Who::You => table.active == by.seat,
                Who::Opponent => table.active != by.seat,
                Who::Each | Who::Target(_) | Who::Holder => true,
            },
            Test::LifeMost(life) => table.life[by.seat] <= *life,
            Test::LifeLeast(life) => table.life[by.seat] >= *life,
            Test::LifeLess => table.life[by.seat] < table.life[by.seat.other()],
            Test::Counters(count, kind) => counted(&self.object(by.card).counters, kind) >= *count,
            Test::NoCounter(kind) => counted(&self.object(by.card).counters, kind) == 0,
            Test::Ruler(is, names) => {
                let ruler = table.rulers[by.seat];
                names.iter().any(|name| self.is_called(ruler, name)) == *is
            }
            Test::Fits(cards, filter) => {
                let card = match cards {
                    Cards::This => Some(by.card),
                    Cards::Bearer => self.object(by.card).on,
                    // Nothing was spoken of.
                    _ => None,
                };
                card.is_some_and(|card| self.fits_plainly(by, &Pick::of(1, filter.clone()), card))
            }
            Test::Pair(pair) => {
                let fits =
                    |pick: &Pick, card: CardId| self.is_among(by, pick, card) && self.fits_plainly(by, pick, card);
                let fit = [0, 1].map(|at| table.ids().filter(|card| fits(&pair[at], *card)).collect::<Vec<_>>());
                each_has_its_own(2, |at| &fit[at])
            }
            // Of what is being played alone.
            Test::Torrent => false,
            Test::Played(count) => table.played[by.seat] >= *count,
            Test::Both(both) => both.iter().all(|test| self.holds_plainly(by, test)),
        }
    }
}
