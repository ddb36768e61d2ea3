//! A deck as it is, and with some cards swapped: what the change does, in games with the same chances.
//!
//! Every form of the deck plays the same games: the same seeds, and each card that came lies in the shuffled deck where the one
//! lay that went for it. What both forms have in common cancels out, so the difference of each pair of games is what is counted.

use std::ops::{ControlFlow, Range};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::duel::{self, List, Pairs, Tally, is_swapped};
use super::goldfish::{self, tally::End};
use super::spread::{self, Jobs};
use super::stats::Sample;
use crate::engine::dbscg::setup::SetupError;
use crate::engine::{Outcome, Seat};
use crate::player::Player;

/// Points of a pair of games at most: two for each win, one for a game that nobody wins.
pub const MOST_POINTS: u32 = 4;

/// A changed list with the cards in the places that they have in the other: what is in both stays where it is, and what came
/// takes the places of what went.
#[must_use]
pub fn aligned<'a>(was: &List<'_>, mut changed: List<'a>) -> List<'a> {
    let mut rest = changed.cards;
    let mut places: Vec<Option<_>> = Vec::new();
    for card in &was.cards {
        let at = rest.iter().position(|other| other.card.number == card.card.number);
        places.push(at.map(|at| rest.remove(at)));
    }
    let mut came = rest.into_iter();
    changed.cards = places.into_iter().filter_map(|place| place.or_else(|| came.next())).collect();
    changed.cards.extend(came);
    changed
}

/// What is counted of a form of the deck against other lists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Dueled {
    /// Its games; the deck is the first side.
    pub tally: Tally,
    /// By how many points it is ahead of the first form, pair by pair.
    pub ahead: Sample,
}

impl Dueled {
    /// Adds what was counted against another list, or in another part.
    pub fn add(&mut self, other: &Self) {
        self.tally.add(&other.tally);
        self.ahead.add(other.ahead);
    }

    /// Whether so many games at most can have come to this.
    pub fn adds_up(&self, games: u64) -> bool {
        self.tally.adds_up(games) && self.ahead.adds_up(MOST_POINTS) && self.ahead.count == self.tally.games / 2
    }
}

/// Plays some games of a run, whole pairs of them, with each form of a deck against a list. `each` is given what was counted of
/// each form in some more, in their order, and can break it off.
///
/// # Errors
/// Every reason why the lists cannot be played with.
pub fn duels(
    forms: &[List<'_>],
    against: &List<'_>,
    (run, games): (duel::Run, Range<u64>),
    player: impl Fn(u64, Seat, usize) -> Box<dyn Player> + Sync,
    mut each: impl FnMut(&[Dueled]) -> ControlFlow<()>,
) -> Result<(), Vec<SetupError>> {
    let setups = forms.iter().map(|form| duel::seatings([form, against], run)).collect::<Result<Vec<_>, _>>()?;
    let nothing = || vec![Dueled::default(); forms.len()];
    let batch = |pairs: &mut dyn Iterator<Item = u64>| {
        let mut counted = nothing();
        for pair in pairs {
            let mut first = None;
            for (setups, of) in setups.iter().zip(&mut counted) {
                let games = Pairs { seed: run.seed, begin: duel::beginning(setups), player: &player };
                let mut points = 0;
                for index in [2 * pair, 2 * pair + 1] {
                    let result = games.play(index).1;
                    of.tally.count(&result, is_swapped(index));
                    points += match result.outcome {
                        Outcome::Won(seat) => 2 * i32::from((seat == Seat::A) != is_swapped(index)),
                        Outcome::Draw | Outcome::TurnLimit => 1,
                    };
                }
                of.ahead.take(points - *first.get_or_insert(points));
            }
        }
        counted
    };
    spread::over(games.start / 2..games.end / 2, run.jobs, batch, |counted| each(&counted));
    Ok(())
}

/// What is counted of a form of the deck that plays alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Alone {
    /// Games played.
    pub games: u64,
    /// Games won.
    pub won: u64,
    /// Questions answered.
    pub decisions: u64,
    /// The own turn of the win; one more than there are where the game is not won.
    pub turn: Sample,
    /// How many games more it won than the first form: 1, 0 or -1 of each.
    pub more: Sample,
    /// How many own turns later than the first form it won.
    pub later: Sample,
}

impl Alone {
    /// Adds what was counted in another part.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.won += other.won;
        self.decisions += other.decisions;
        self.turn.add(other.turn);
        self.more.add(other.more);
        self.later.add(other.later);
    }

    /// Whether so many games at most, of so many own turns, can have come to this.
    pub fn adds_up(&self, games: u64, turns: u16) -> bool {
        let Self { turn, more, later, .. } = *self;
        let most = u32::from(turns) + 1;
        self.games <= games
            && self.won <= self.games
            && u128::from(self.decisions) <= u128::from(self.games) << 32
            && [turn, more, later].iter().all(|of| of.count == self.games)
            && turn.adds_up(most)
            && more.adds_up(1)
            && later.adds_up(most)
    }
}

/// Plays some games of a run with each form of a deck, of so many own turns. `each` is given what was counted of each form in some
/// more, in their order, and can break it off.
pub fn alone<G: goldfish::Alone>(
    forms: &[goldfish::Run<G>],
    (games, turns): (Range<u64>, u16),
    jobs: Jobs,
    players: impl Fn(u64) -> [Box<dyn Player<G>>; 2] + Sync,
    mut each: impl FnMut(&[Alone]) -> ControlFlow<()>,
) {
    let never = i32::from(turns) + 1;
    let nothing = || vec![Alone::default(); forms.len()];
    let batch = |games: &mut dyn Iterator<Item = u64>| {
        let mut counted = nothing();
        for index in games {
            let mut first = None;
            for (form, of) in forms.iter().zip(&mut counted) {
                let [mut own, mut other] = players(index);
                let row = form.play(index, [own.as_mut(), other.as_mut()]);
                let won = row.end == End::Won;
                let turn = if won { i32::try_from(row.turns.len()).unwrap_or(never) } else { never };
                let (won_first, turn_first) = *first.get_or_insert((won, turn));
                of.games += 1;
                of.won += u64::from(won);
                of.decisions += row.decisions;
                of.turn.take(turn);
                of.more.take(i32::from(won) - i32::from(won_first));
                of.later.take(turn - turn_first);
            }
        }
        counted
    };
    spread::over(games, jobs, batch, |counted| each(&counted));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Catalogs, Illegal, Judge, JudgedBy, playing};
    use crate::deck;
    use crate::player::Greedy;

    const CHAMPA: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/red-champa.txt"));

    /// The form of a deck as it is, the same in another order, and with other cards, against the first.
    fn played(jobs: usize) -> Vec<Dueled> {
        let changed = CHAMPA.replacen("4 BT1-006 ", "2 BT1-005 Furthering Destruction Champa\n2 BT1-006 ", 1);
        let lists = [CHAMPA, CHAMPA, &changed].map(|text| deck::read(text).readings.remove(0));
        let judge = Judge::new(Catalogs::embedded(), JudgedBy::default(), &lists);
        let readings: Vec<_> = lists.iter().collect();
        let playable = playing::playable(&judge, &readings, Illegal::Taken).expect("they can be played");
        let [was, mut again, changed] = <[List<'_>; 3]>::try_from(playable.lists).expect("three");
        again.cards.reverse();
        let forms = [was.clone(), aligned(&was, again), aligned(&was, changed)];
        let edition = playable.by.edition;
        let run = duel::Run { games: 40, seed: 7, edition, jobs: jobs.into(), turn_limit: duel::TURN_LIMIT };
        let player = |_, _, _| -> Box<dyn Player> { Box::new(Greedy::default()) };
        let mut total = vec![Dueled::default(); forms.len()];
        let each = |counted: &[Dueled]| {
            total.iter_mut().zip(counted).for_each(|(total, of)| total.add(of));
            ControlFlow::Continue(())
        };
        duels(&forms, &was, (run, 0..40), player, each).expect("they can be played");
        total
    }

    #[test]
    fn a_deck_in_another_order_plays_the_very_same_games() {
        let [was, again, _] = <[Dueled; 3]>::try_from(played(1)).expect("three");
        assert_eq!(was, again);
        assert_eq!((was.tally.games, was.tally.a_wins), (40, 20));
    }

    #[test]
    fn the_same_is_counted_on_any_number_of_threads() {
        assert_eq!(played(1), played(3));
    }
}
