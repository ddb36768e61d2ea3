//! A game of a page, which nothing in the program knows by name: it is played, replayed, followed and imagined by what
//! plays, replays and follows any game, and a hand of it goldfishes.
//!
//! Each player holds three of the numbers 1 to 9, and sees no other's. By turns one puts a number on the table, higher than
//! the last, or passes and is out of it: the other wins. Who plays their last number wins.

use std::ops::ControlFlow;

use deckscouter::engine::{BySeat, Offers, Outcome, Playable, Refused, Rng, Seat, Step};
use deckscouter::player::search::{Guide, Searched};
use deckscouter::player::{Dummy, Look, Player, Random, Scripted, Search};
use deckscouter::sim::arena;
use deckscouter::sim::duel::{self, Pairs, Tally};
use deckscouter::sim::goldfish::tally::{End, Row, Turn};
use deckscouter::sim::goldfish::{Alone, Notes, OWN, Run};
use deckscouter::sim::replay::{self, Strayed};
use deckscouter::sim::spread::Jobs;
use serde::{Deserialize, Serialize};

use crate::kept::kept;

/// A number to put on the table, or none.
type Put = Option<u8>;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Climb {
    hands: BySeat<Vec<u8>>,
    table: Vec<u8>,
    first: Seat,
    asked: Seat,
    options: Vec<Put>,
    outcome: Option<Outcome>,
}

/// The table, a hand, and how many numbers are in the other.
#[derive(Debug, PartialEq)]
struct Chair<'g> {
    table: &'g [u8],
    hand: &'g [u8],
    others: usize,
    options: &'g [Put],
    seat: Seat,
    asked: Seat,
    first: Seat,
}

impl Climb {
    fn new(first: Seat, mut rng: Rng) -> Self {
        let mut numbers: Vec<u8> = (1..=9).collect();
        rng.shuffle(&mut numbers);
        numbers[..3].sort_unstable();
        numbers[3..6].sort_unstable();
        let hands = BySeat([numbers[..3].to_vec(), numbers[3..6].to_vec()]);
        Self { hands, table: Vec::new(), first, asked: first, options: Vec::new(), outcome: None }
    }
}

impl Playable for Climb {
    type Choice = Put;
    type Known<'g> = Chair<'g>;
    type Saved = Self;

    fn step(&mut self) -> Step {
        if let Some(outcome) = self.outcome {
            return Step::Over(outcome);
        }
        let higher = |number: &u8| self.table.last().is_none_or(|last| number > last);
        let numbers = self.hands[self.asked].iter().copied().filter(higher);
        self.options = numbers.map(Some).chain([None]).collect();
        Step::Decide(self.asked)
    }

    fn options(&self) -> &[Put] {
        &self.options
    }

    fn answer(&mut self, at: usize) -> Result<(), Refused> {
        if self.options.is_empty() {
            return Err(Refused::NothingToDecide);
        }
        let put = *self.options.get(at).ok_or(Refused::NotAnOption)?;
        self.options.clear();
        let (seat, other) = (self.asked, self.asked.other());
        self.hands[seat].retain(|number| Some(*number) != put);
        self.table.extend(put);
        self.outcome = match put {
            None => Some(Outcome::Won(other)),
            Some(_) => self.hands[seat].is_empty().then_some(Outcome::Won(seat)),
        };
        self.asked = other;
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn turn(&self) -> u16 {
        u16::try_from(self.table.len()).expect("six at most") + 1
    }

    fn first(&self) -> Seat {
        self.first
    }

    fn known_to(&self, seat: Seat) -> Chair<'_> {
        let options: &[Put] = if seat == self.asked { &self.options } else { &[] };
        let (hand, others) = (&self.hands[seat][..], self.hands[seat.other()].len());
        Chair { table: &self.table, hand, others, options, seat, asked: self.asked, first: self.first }
    }

    fn save(&self) -> Self {
        self.clone()
    }

    fn go_on_from(&mut self, saved: Self) {
        *self = saved;
    }
}

impl Offers for Chair<'_> {
    type Game = Climb;

    fn possible(&self, rng: &mut Rng) -> Climb {
        let seen = |number: &u8| self.table.contains(number) || self.hand.contains(number);
        let mut unseen: Vec<u8> = (1..=9).filter(|number| !seen(number)).collect();
        rng.shuffle(&mut unseen);
        unseen.truncate(self.others);
        unseen.sort_unstable();
        let mut hands = BySeat([self.hand.to_vec(), unseen]);
        if self.seat == Seat::B {
            hands.0.swap(0, 1);
        }
        let (first, asked, table) = (self.first, self.asked, self.table.to_vec());
        let mut world = Climb { hands, table, first, asked, options: Vec::new(), outcome: None };
        // What may be answered follows from the hand.
        world.step();
        world
    }

    fn offers(&self) -> usize {
        self.options.len()
    }

    fn pass(&self) -> Option<usize> {
        self.options.iter().position(Option::is_none)
    }
}

/// The places of what is measured: cards put, and those that are left.
const PLAYED: usize = 0;
const HAND: usize = 1;

/// Own turns, of which it is noted what was played and what is left.
struct Puts(Vec<Turn>);

impl Notes<Climb> for Puts {
    fn new(_: u16) -> Self {
        Self(Vec::new())
    }

    fn look(&mut self, _: &Climb) {}

    fn answered(&mut self, game: &Climb, put: Put) {
        if game.asked == OWN {
            let mut turn = Turn::default();
            turn.measured[PLAYED] = u32::from(put.is_some());
            turn.measured[HAND] = u32::try_from(game.hands[OWN].len()).expect("three at most");
            self.0.push(turn);
        }
    }

    fn row(self, result: &duel::Result, index: u64) -> Row {
        let end = if result.outcome == Outcome::Won(OWN) { End::Won } else { End::Lost };
        Row { index, turns: self.0, end, firsts: [None; 2], decisions: result.decisions, cards: None }
    }
}

impl Alone for Climb {
    type Ready = Seat;
    type Notes = Puts;

    fn set_up(first: &Seat, rng: Rng, _: bool) -> Self {
        Self::new(*first, rng)
    }
}

fn random(index: u64, seat: Seat) -> Random {
    Random(duel::player_stream(7, index, seat))
}

#[test]
fn another_game_is_played_to_its_end_by_players_of_any_game() {
    let mut game = Climb::new(Seat::A, Rng::new(7, 0));
    let passed = duel::finish(&mut game, [&mut Dummy, &mut random(0, Seat::B)], |_, _, put| assert_eq!(put, None));
    assert_eq!((passed.outcome, passed.decisions, passed.first), (Outcome::Won(Seat::B), 1, Seat::A));

    let hands = BySeat([vec![2, 5, 6], vec![1, 3, 4]]);
    let mut game = Climb { hands, ..Climb::new(Seat::B, Rng::new(7, 1)) };
    let mut puts = Vec::new();
    let scripted = &mut Scripted([0, 99].into());
    duel::finish(&mut game, [&mut Scripted([0].into()), scripted], |_, _, put| puts.push(put));
    assert_eq!(puts, [Some(1), Some(2), None], "what is not offered is passed on");
    assert_eq!(game.outcome(), Some(Outcome::Won(Seat::A)));
    assert_eq!(game.answer(0), Err(Refused::NothingToDecide));
}

#[test]
fn another_game_is_replayed_from_the_places_of_its_answers() {
    for index in 0..50 {
        let begin = || Climb::new(Seat::A, Rng::new(7, index));
        let mut game = begin();
        let mut choices = Vec::new();
        duel::finish(&mut game, [&mut random(index, Seat::A), &mut random(index, Seat::B)], |_, at, _| {
            choices.push(u16::try_from(at).expect("few"));
        });
        let mut again = begin();
        assert_eq!(replay::follow(&mut again, &choices), Ok(()));
        assert_eq!(again, game);

        let late = [&choices[..], &[0]].concat();
        assert_eq!(replay::follow(&mut begin(), &late), Err(Strayed::Over(choices.len())));
        assert_eq!(replay::follow(&mut begin(), &[9]), Err(Strayed::NoSuchChoice(0)));
    }
}

#[test]
fn another_game_is_tallied_alike_for_any_number_of_threads_and_a_mirror_is_even() {
    let begin = |swapped, rng| Climb::new(if swapped { Seat::B } else { Seat::A }, rng);
    let player = |index, seat, _| -> Box<dyn Player<Climb>> { Box::new(random(index, seat)) };
    let pairs = Pairs { seed: 7, begin, player };
    let tally = |jobs| pairs.play_all(400, Jobs::from(jobs), |_| ControlFlow::Continue(()));
    let Tally { games, a_wins, b_wins, draws, .. } = tally(1);
    assert_eq!(tally(1), tally(3));
    assert_eq!((games, a_wins + b_wins, draws), (400, 400, 0));
    // The sides are alike: with each other's seat and chance each wins as often.
    let mirror = Pairs { seed: 7, begin: |_, rng| Climb::new(Seat::A, rng), player: pairs.player };
    let Tally { a_wins, b_wins, .. } = mirror.play_all(400, Jobs::from(1), |_| ControlFlow::Continue(()));
    assert_eq!(a_wins, b_wins);
}

#[test]
fn a_hand_of_another_game_is_goldfished() {
    let run = Run::<Climb>::of(7, 3, OWN);
    let players = |index| -> [Box<dyn Player<Climb>>; 2] { [Box::new(random(index, OWN)), Box::new(Dummy)] };
    let tally = run.play_all(0..200, Jobs::from(2), false, players, |_| ControlFlow::Continue(()));
    assert_eq!(tally.games, 200);
    // The dummy passes at once: who has put a number has won.
    let played = tally.turns[0].measured[PLAYED].sum;
    assert_eq!(tally.turns[0].won, played);
    assert_eq!(run.play(3, [&mut Dummy, &mut Dummy]).end, End::Lost);
}

#[test]
fn a_possible_world_of_another_game_is_the_same_to_the_seat_that_imagines_it() {
    let mut others = 0;
    for index in 0..50 {
        let mut game = Climb::new(Seat::A, Rng::new(7, index));
        let mut rng = Rng::stream(7, index, 9);
        duel::finish(&mut game, [&mut random(index, Seat::A), &mut random(index, Seat::B)], |game, _, _| {
            for seat in Seat::BOTH {
                let world = game.possible(seat, &mut rng);
                assert_eq!(world.known_to(seat), game.known_to(seat));
                others += u32::from(world != *game);
            }
        });
    }
    assert!(others > 100, "{others}");
}

/// Puts the lowest number that can be put; but a 9, which nobody can top, never.
#[derive(Clone, Debug, Default)]
struct Lowest;

impl Player<Climb> for Lowest {
    fn choose(&mut self, known: &Chair<'_>) -> usize {
        self.advise(known)
    }
}

impl Guide<Climb> for Lowest {
    fn advise(&mut self, known: &Chair<'_>) -> usize {
        let is_nine = known.options.first() == Some(&Some(9));
        // Passing is the last of the options.
        if is_nine { known.options.len() - 1 } else { 0 }
    }

    fn note(&mut self, _: &Chair<'_>, _: usize) {}

    fn remember(&mut self, _: &Self) {}
}

impl Searched for Climb {
    type Guide = Lowest;

    fn meaning(known: &Chair<'_>, at: usize) -> u64 {
        known.options[at].map_or(0, u64::from)
    }

    fn is_weighty(_: &Chair<'_>) -> bool {
        true
    }

    fn chance(&self, _: Seat) -> f64 {
        0.5
    }
}

#[test]
fn players_that_think_search_another_game_and_beat_its_guide() {
    let measure = arena::Measure { pairs: 400, seed: 7, jobs: Jobs::from(2) };
    let begin = |_, rng| Climb::new(Seat::A, rng);
    let share = |think: fn(Seat, Rng) -> Box<dyn Player<Climb>>| {
        let player = |index, seat, side| -> Box<dyn Player<Climb>> {
            if side == 0 { think(seat, duel::player_stream(7, index, seat)) } else { Box::new(Lowest) }
        };
        arena::run(measure, 1, begin, player, |_| ControlFlow::Continue(())).share(7).expect("games")
    };
    let look = share(|seat, rng| Box::new(Look::<Climb>::new(seat, 20, rng)));
    let search = share(|seat, rng| Box::new(Search::<Climb>::new(seat, 60, rng)));
    assert!(look.low > 0.5, "{look:?}");
    assert!(search.low > 0.5, "{search:?}");
}

#[test]
fn the_toy_game_goes_on_from_what_was_written_down() {
    let mut game = Climb::new(Seat::A, Rng::new(5, 0));
    while let Step::Decide(_) = game.step() {
        assert_eq!(kept(&game, &Climb::new(Seat::B, Rng::new(6, 0))), game);
        game.answer(0).expect("an option");
    }
}
