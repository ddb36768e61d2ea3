//! What to send back of an opening hand, by play: games are played on with each return, and returns that are plainly worse than the
//! best one are played no more, so that what is left of a budget goes to those that it is between.
//!
//! Every return plays the same games: the same opponent's hand, the same chances. What is compared is the difference game by game.

use std::ops::ControlFlow;

use super::duel::{self, List};
use super::spread::{self, Jobs};
use super::stats::{self, Estimate, Sample};
use crate::ability::Area;
use crate::engine::dbscg::ids::DefId;
use crate::engine::dbscg::setup::SetupError;
use crate::engine::dbscg::{Choice, Edition, Game, Question, Ready, Setup};
use crate::engine::{Outcome, Playable, Rng, Seat, Step};
use crate::player::Player;

/// The seat that has the hand.
pub const OWN: Seat = Seat::A;
/// A budget is spent in so many parts; after each, returns that are plainly worse are left out.
pub const ROUNDS: u64 = 8;
/// Points of a game: two for a win, one where nobody wins.
const MOST_POINTS: u32 = 2;

/// How to play.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// By which manual.
    pub edition: Edition,
    /// Whether the deck goes first.
    pub first: bool,
    /// Games in all, at most.
    pub games: u64,
    /// The seed of the run.
    pub seed: u64,
    /// Threads; the result is the same for any number of them.
    pub jobs: Jobs,
    /// Turns after which a game ends undecided.
    pub turn_limit: u16,
}

/// A return, and what its games came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Weighed {
    /// The places of the hand from which cards go back, in order.
    pub back: Vec<usize>,
    /// The points of each game.
    points: Vec<u8>,
    /// It was plainly worse than another, and is played no more.
    pub is_out: bool,
}

impl Weighed {
    /// Games that were played.
    pub fn games(&self) -> u64 {
        self.points.len() as u64
    }

    fn sum(&self) -> u64 {
        self.points.iter().map(|points| u64::from(*points)).sum()
    }

    /// The share that is won, half of the games that nobody wins counted.
    pub fn won(&self) -> Option<Estimate> {
        stats::proportion(stats::float(self.sum()) / f64::from(MOST_POINTS), self.games())
    }

    /// How many points more another return has, game by game, as far as both were played.
    fn behind(&self, other: &Self) -> Sample {
        let mut sample = Sample::default();
        self.points.iter().zip(&other.points).for_each(|(own, other)| sample.take(i32::from(*other) - i32::from(*own)));
        sample
    }

    /// How much less of its games it wins than another return.
    pub fn less_than(&self, other: &Self) -> Option<Estimate> {
        let most = f64::from(MOST_POINTS);
        let share = |points: f64| (points / most).clamp(-1.0, 1.0);
        let Estimate { value, low, high } = self.behind(other).mean(MOST_POINTS)?;
        Some(Estimate { value: share(value), low: share(low), high: share(high) })
    }
}

/// A hand of a deck against another list.
#[derive(Clone, Debug)]
pub struct Asked {
    ready: Ready,
    hand: Vec<DefId>,
    plan: Plan,
}

impl Asked {
    /// The hand is given by the places of its cards in the list; `against` is the other list.
    ///
    /// # Errors
    /// Every reason why the lists cannot be played with.
    pub fn new(deck: &List<'_>, hand: &[usize], against: &List<'_>, plan: Plan) -> Result<Self, Vec<SetupError>> {
        let first = Some(if plan.first { OWN } else { OWN.other() });
        let setup = duel::setup([deck, against], plan.edition, plan.turn_limit, false);
        let hand = hand.iter().map(|place| setup.decks[OWN].cards[*place]).collect();
        Ok(Self { ready: Setup { first, ..setup }.ready()?, hand, plan })
    }

    /// Plays games with each return and leaves out what is plainly worse, until the budget is spent or one is left. `each` is told
    /// how many games more are done, and can break it off; a part of the budget that is broken off is not counted.
    pub fn weigh(
        &self,
        returns: impl IntoIterator<Item = Vec<usize>>,
        player: impl Fn(u64, Seat) -> Box<dyn Player> + Sync,
        mut each: impl FnMut(u64) -> ControlFlow<()>,
    ) -> Vec<Weighed> {
        let mut all: Vec<Weighed> = returns.into_iter().map(|back| Weighed { back, ..Weighed::default() }).collect();
        let (mut left, mut from) = (self.plan.games, 0);
        for round in 0..ROUNDS {
            let open: Vec<usize> = (0..all.len()).filter(|at| !all[*at].is_out).collect();
            let share = left / (ROUNDS - round) / (open.len() as u64).max(1);
            if share == 0 || (open.len() < 2 && from > 0) {
                continue;
            }
            let tasks = share * open.len() as u64;
            let task = |task: u64| {
                // A place of the open ones fits.
                let at = open[usize::try_from(task / share).unwrap_or(0)];
                self.play(from + task % share, &all[at].back, &player)
            };
            let mut points = Vec::new();
            spread::over(
                0..tasks,
                self.plan.jobs,
                |tasks| tasks.map(task).collect::<Vec<u8>>(),
                |batch| {
                    points.extend_from_slice(&batch);
                    each(batch.len() as u64)
                },
            );
            if (points.len() as u64) < tasks {
                break;
            }
            for (at, points) in open.iter().zip(points.chunks_exact(points.len() / open.len())) {
                all[*at].points.extend_from_slice(points);
            }
            (left, from) = (left - tasks, from + share);
            leave_out(&mut all);
        }
        all
    }

    /// The points of a game in which some cards go back.
    fn play(&self, index: u64, back: &[usize], player: impl Fn(u64, Seat) -> Box<dyn Player>) -> u8 {
        let mut game = Game::begin(&self.ready, Rng::new(self.plan.seed, index));
        let [mut own, mut other] = Seat::BOTH.map(|seat| player(index, seat));
        self.open(&mut game, back, &mut [own.as_mut(), other.as_mut()]);
        match duel::finish(&mut game, [own.as_mut(), other.as_mut()], |_, _, _| ()).outcome {
            Outcome::Won(seat) => {
                if seat == OWN {
                    2
                } else {
                    0
                }
            }
            Outcome::Draw | Outcome::TurnLimit => 1,
        }
    }

    /// Plays until the cards have gone back.
    fn open(&self, game: &mut Game, back: &[usize], players: &mut [&mut dyn Player; 2]) {
        let mut goes_back = None;
        while let Step::Decide(seat) = Playable::step(game) {
            let question = game.decision().map(|decision| decision.question);
            let at = match question.filter(|_| seat == OWN) {
                Some(Question::Redraw) => {
                    game.hold(OWN, &self.hand);
                    goes_back = Some(Vec::new());
                    let answer = if back.is_empty() { Choice::Pass } else { Choice::Yes };
                    Playable::options(game).iter().position(|choice| *choice == answer)
                }
                Some(Question::Mulligan) => {
                    let cards = goes_back.get_or_insert_with(|| {
                        game.hold(OWN, &self.hand);
                        let hand = game.state().cards(OWN, Area::Hand);
                        back.iter().map(|place| hand[*place]).collect()
                    });
                    let named = |choice: &Choice| matches!(choice, Choice::Card(card) if cards.contains(card));
                    let options = Playable::options(game);
                    options.iter().position(named).or_else(|| options.iter().position(|choice| *choice == Choice::Done))
                }
                _ if goes_back.is_some() => return,
                _ => Some(players[seat as usize].choose(&game.known_to(seat))),
            };
            game.answer_within(at.unwrap_or(0));
        }
    }
}

/// Leaves out what is plainly worse than the best.
fn leave_out(all: &mut [Weighed]) {
    // Of equal ones the first.
    let open = all.iter().filter(|one| !one.is_out);
    let Some(best) = open.rev().max_by_key(|one| one.sum()).cloned() else { return };
    for one in all.iter_mut().filter(|one| !one.is_out && one.back != best.back) {
        one.is_out = one.behind(&best).is_surely_above(MOST_POINTS);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Catalogs, Illegal, Judge, JudgedBy, playing};
    use crate::deck;
    use crate::player::{Greedy, Random};
    use crate::ruleset::Ruleset;
    use crate::sim::edition;

    const CHAMPA: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/red-champa.txt"));

    fn returned(points: &[u8], place: usize) -> Weighed {
        Weighed { back: vec![place], points: points.to_vec(), is_out: false }
    }

    /// A hand of a deck against itself.
    fn of_champa(
        procedure: Option<Edition>,
        hand: &[usize],
        plan: impl Fn(Plan) -> Plan,
        check: impl FnOnce(&Asked, &List<'_>),
    ) {
        let readings = [CHAMPA, CHAMPA].map(|text| deck::read(text).readings.remove(0));
        let judge = Judge::new(Catalogs::embedded(), JudgedBy::default(), &readings);
        let readings: Vec<_> = readings.iter().collect();
        let playable = playing::playable(&judge, &readings, Illegal::Taken).expect("they can be played");
        let edition = procedure.unwrap_or(playable.by.edition);
        let all = Plan { edition, first: true, games: 600, seed: 7, jobs: 1.into(), turn_limit: duel::TURN_LIMIT };
        let [deck, against] = playable.lists.as_slice() else { unreachable!("two lists") };
        check(&Asked::new(deck, hand, against, plan(all)).expect("they can be played"), deck);
    }

    fn greedy(_: u64, _: Seat) -> Box<dyn Player> {
        Box::new(Greedy::default())
    }

    #[test]
    fn what_is_plainly_worse_than_the_best_is_left_out_and_nothing_else() {
        let mut all = [
            returned(&[0, 2].repeat(100), 0),
            returned(&[2; 200], 1),
            returned(&[2, 2, 2, 1].repeat(50), 2),
            returned(&[2, 2, 2, 2, 2, 2, 2, 2, 2, 1], 3),
        ];
        leave_out(&mut all);
        assert_eq!(all.each_ref().map(|one| one.is_out), [true, false, true, false]);
        let less = all[0].less_than(&all[1]).expect("games");
        assert!((less.value - 0.5).abs() < 1e-12 && less.low > 0.4 && less.high < 0.6, "{less:?}");
        assert_eq!(all[1].won().expect("games").value.to_bits(), 1.0_f64.to_bits());
    }

    #[test]
    fn of_equal_returns_the_first_is_the_best_and_all_stay() {
        let mut all = [returned(&[2, 0], 0), returned(&[0, 2], 1)];
        leave_out(&mut all);
        assert!(all.iter().all(|one| !one.is_out));
    }

    #[test]
    fn games_begin_from_the_hand_that_is_asked_about_and_what_goes_back_goes() {
        for edition in ["dbscg-1.10", "dbscg-4.00"]
            .map(|id| edition::of(&Ruleset::embedded(id).expect("embedded")).expect("it is played"))
        {
            let whole = edition.mulligan == crate::engine::dbscg::edition::Mulligan::WholeHand;
            let hand = [3, 9, 14, 20, 33, 49];
            of_champa(
                Some(edition),
                &hand,
                |plan| plan,
                |asked, list| {
                    for (index, back) in (0..20).zip([vec![], vec![0, 1, 2, 3, 4, 5]].into_iter().cycle()) {
                        let mut game = Game::begin(&asked.ready, Rng::new(7, index));
                        let [mut own, mut other] = [0, 1].map(|seat| Random(Rng::stream(7, index, seat)));
                        asked.open(&mut game, &back, &mut [&mut own, &mut other]);
                        let number = |card: &crate::engine::dbscg::CardId| {
                            game.roster().def(game.state().object(*card).def).card.number.clone()
                        };
                        let mut held: Vec<_> = game.state().cards(OWN, Area::Hand).iter().map(number).collect();
                        let mut wanted: Vec<_> =
                            hand.iter().map(|place| list.cards[*place].card.number.clone()).collect();
                        // No seat has another deck for it.
                        let mut all: Vec<_> = [Area::Hand, Area::Deck, Area::Life]
                            .iter()
                            .flat_map(|area| game.state().cards(OWN, *area))
                            .map(number)
                            .collect();
                        let mut of_list: Vec<_> =
                            list.cards.iter().map(|printed| printed.card.number.clone()).collect();
                        for cards in [&mut held, &mut wanted, &mut all, &mut of_list] {
                            cards.sort();
                        }
                        assert_eq!(all, of_list);
                        if back.is_empty() {
                            assert_eq!(held, wanted, "game {index}, whole hands: {whole}");
                        }
                        assert_eq!(game.check(), [""; 0].map(str::to_owned));
                    }
                },
            );
        }
    }

    #[test]
    fn the_same_is_found_on_any_number_of_threads_within_the_budget() {
        let hand = [0, 10, 20, 30, 40, 49];
        let returns = || [vec![], vec![0], vec![0, 1, 2, 3, 4, 5]];
        let of = |jobs: usize, games| {
            let mut found = Vec::new();
            of_champa(
                None,
                &hand,
                |plan| Plan { jobs: jobs.into(), games, ..plan },
                |asked, _| {
                    found = asked.weigh(returns(), greedy, |_| ControlFlow::Continue(()));
                },
            );
            found
        };
        let one = of(1, 300);
        assert_eq!(one, of(3, 300));
        let games: u64 = one.iter().map(Weighed::games).sum();
        assert!(games <= 300 && games > 100, "{games}");
        assert_eq!(of(1, 3).iter().map(Weighed::games).collect::<Vec<_>>(), [1; 3]);
    }

    #[test]
    fn what_is_broken_off_counts_whole_parts_alone() {
        let hand = [0, 10, 20, 30, 40, 49];
        of_champa(
            None,
            &hand,
            |plan| plan,
            |asked, _| {
                let mut batches = 0;
                let found = asked.weigh([vec![], vec![1]], greedy, |_| {
                    batches += 1;
                    if batches == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                });
                let games: Vec<u64> = found.iter().map(Weighed::games).collect();
                assert!(games[0] == games[1] && games[0] < 300, "{games:?}");
            },
        );
    }
}
