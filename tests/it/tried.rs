//! What is tried alike on games whose cards stand on sheets: lists of the samples play whole games, which are saved, imagined,
//! replayed, counted and told.

use std::fmt::Debug;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use deckscouter::deck;
use deckscouter::engine::{Outcome, Rng, Seat, Step};
use deckscouter::language::{Argument, Lang};
use deckscouter::legality::{self, Verdict};
use deckscouter::player::search::Searched;
use deckscouter::player::{Dummy, Look, Player, Random, Search};
use deckscouter::report::told::Telling;
use deckscouter::ruleset::Ruleset;
use deckscouter::sim::duel::{self, shard};
use deckscouter::sim::goldfish::tally::{Row, Tally, Turn};
use deckscouter::sim::goldfish::{Alone, OWN, Run};
use deckscouter::sim::replay::{self, Numbers, Recorded, Replay};

use crate::kept::kept;
use crate::other_games::catalog;

/// A game that is tried.
pub(crate) trait Tried:
    Alone<Notes: Debug> + Recorded<Event: PartialEq + Debug> + Searched + Telling + PartialEq + Debug
{
    /// All that a seat sees.
    type Sight: PartialEq + Debug;

    /// Every invariant that does not hold.
    fn broken(&self) -> Vec<impl Debug>;

    /// All that a seat sees.
    fn sight(&self, seat: Seat) -> Self::Sight;

    /// Whose turn begins with this.
    fn turn_of(event: &Self::Event) -> Option<Seat>;
}

/// The samples of a game.
pub(crate) struct Samples {
    /// Their folder below `decks`.
    pub(crate) folder: &'static str,
    /// The edition by which they are checked.
    pub(crate) rules: &'static str,
}

impl Samples {
    /// Where a file lies.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("decks").join(self.folder).join(name)
    }

    /// What a file says.
    pub(crate) fn text(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).expect("a file")
    }

    /// What is found of a list, looked at.
    pub(crate) fn checked<T>(&self, list: &str, look: impl FnOnce(&legality::Outcome<'_>) -> T) -> T {
        self.checked_with(&[self.path("cards.csv")], list, look)
    }

    /// The same, with other tables of cards.
    pub(crate) fn checked_with<T>(
        &self,
        tables: &[PathBuf],
        list: &str,
        look: impl FnOnce(&legality::Outcome<'_>) -> T,
    ) -> T {
        let (cards, decks) = (catalog(tables), deck::read(list));
        let rules = Ruleset::embedded(self.rules).expect("embedded");
        look(&legality::check(&decks.readings[0], &cards, &rules))
    }

    /// The verdict on a list.
    pub(crate) fn verdict(&self, list: &str) -> Verdict {
        self.checked(list, |outcome| outcome.verdict)
    }
}

/// Two players who answer by chance.
fn by_chance(seed: u64, index: u64) -> [Random; 2] {
    Seat::BOTH.map(|seat| Random(duel::player_stream(seed, index, seat)))
}

/// A game by its seed and index.
fn begin<G: Tried>(ready: &G::Ready, seed: u64, index: u64) -> G {
    G::set_up(ready, Rng::new(seed, index), true)
}

fn keeps_every_invariant<G: Tried>(game: &G) {
    let broken = game.broken();
    assert!(broken.is_empty(), "turn {}: {broken:?}", game.turn());
}

/// Plays a game by chance, with its invariants checked at each question.
pub(crate) fn random_game<G: Tried>(ready: &G::Ready, seed: u64, index: u64) -> Option<Outcome> {
    let (mut game, mut rng) = (begin::<G>(ready, seed, index), Rng::stream(seed, index, 1));
    loop {
        match game.step() {
            Step::Over(_) => return game.outcome(),
            Step::Decide(_) => {
                keeps_every_invariant(&game);
                let at = rng.below(u32::try_from(game.options().len()).expect("few")) as usize;
                game.answer(at).expect("an option");
            }
        }
    }
}

/// Plays some games by chance, more of them with `SOAK`; both win.
pub(crate) fn random_games<G: Tried>(ready: &G::Ready, games: u64, soaked: u64) {
    let games = if std::env::var_os("SOAK").is_some() { soaked } else { games };
    let mut won = [0, 0];
    for index in 0..games {
        if let Some(Outcome::Won(seat)) = random_game::<G>(ready, 7, index) {
            won[seat as usize] += 1;
        }
    }
    assert!(won.iter().all(|won| *won > 0), "{won:?}");
}

/// Games go on from what was written down, are imagined without a difference to who imagines them, and are replayed.
pub(crate) fn replayed_saved_and_imagined<G: Tried>(ready: &G::Ready, games: u64) {
    for index in 0..games {
        let begin = || begin::<G>(ready, 3, index);
        let mut game = begin();
        let mut rng = Rng::stream(3, index, 9);
        let [mut a, mut b] = by_chance(3, index);
        let mut choices = Vec::new();
        duel::finish(&mut game, [&mut a, &mut b], |game, at, _| {
            choices.push(u16::try_from(at).expect("few"));
            if choices.len().is_multiple_of(16) {
                assert_eq!(kept(game, &begin()), *game);
                for seat in Seat::BOTH {
                    let world = game.possible(seat, &mut rng);
                    assert_eq!(world.sight(seat), game.sight(seat));
                    keeps_every_invariant(&world);
                }
            }
        });
        let mut again = begin();
        assert_eq!(replay::follow(&mut again, &choices), Ok(()));
        assert_eq!(again, game);
        assert_eq!(again.events(), game.events());
    }
}

/// Somebody says who goes first: with the first answer that it is who says so, with the second the other one.
pub(crate) fn one_of_them_says_who_begins<G: Tried>(ready: &G::Ready, is_asked: impl Fn(&G) -> bool) {
    let mut choosers = [0, 0];
    for index in 0..40 {
        for at in [0, 1] {
            let mut game = begin::<G>(ready, 1, index);
            let Step::Decide(chooser) = game.step() else { panic!("a game begins with a question") };
            assert!(is_asked(&game));
            choosers[chooser as usize] += 1;
            game.answer(at).expect("both can be said");
            assert_eq!(game.first(), if at == 0 { chooser } else { chooser.other() });
        }
    }
    assert!(choosers.iter().all(|times| *times > 10), "{choosers:?}");
}

/// Hands differ from game to game.
pub(crate) fn hands_differ<G: Tried>(ready: &G::Ready, hand: impl Fn(&G) -> Vec<u16>) {
    let hand = |index| {
        let mut game = begin::<G>(ready, 2, index);
        game.step();
        game.answer(0).expect("it is asked");
        game.step();
        hand(&game)
    };
    let hands: Vec<Vec<u16>> = (0..8).map(hand).collect();
    assert!(hands.iter().all(|hand| hand.len() == 5) && hands.iter().any(|hand| *hand != hands[0]));
}

/// Where nobody does anything somebody wins at last.
pub(crate) fn passes_to_the_end<G: Tried>(ready: &G::Ready) {
    let end = duel::finish(&mut begin::<G>(ready, 1, 1), [&mut Dummy, &mut Dummy], |_, _, _| ());
    assert!(matches!(end.outcome, Outcome::Won(_)), "{end:?}");
}

/// Who is greedy wins more than so many games against chance, and who thinks plays to the end.
pub(crate) fn greedy_beats_chance<G: Tried>(ready: &G::Ready, games: u64, most: u32) {
    let mut won = 0;
    for index in 0..games {
        let seat = if index % 2 == 0 { Seat::A } else { Seat::B };
        let mut random = Random(duel::player_stream(5, index, seat));
        let mut greedy = G::Guide::default();
        let players: [&mut dyn Player<G>; 2] =
            if seat == Seat::A { [&mut greedy, &mut random] } else { [&mut random, &mut greedy] };
        let end = duel::finish(&mut begin::<G>(ready, 5, index / 2), players, |_, _, _| ());
        won += u32::from(end.outcome == Outcome::Won(seat));
    }
    assert!(won > most, "{won} of {games}");
    let mut look = Look::<G>::new(Seat::A, 1, Rng::new(5, 1));
    let mut search = Search::<G>::new(Seat::B, 4, Rng::new(5, 2));
    let end = duel::finish(&mut begin::<G>(ready, 5, 3), [&mut look, &mut search], |_, _, _| ());
    assert_ne!(end.outcome, Outcome::TurnLimit);
}

/// What is counted of a deck alone, which is the same for any number of threads and in any parts.
pub(crate) fn counted_alike<G: Tried>(run: &Run<G>, games: u64) -> Tally {
    let players =
        |index| -> [Box<dyn Player<G>>; 2] { [Box::new(Random(duel::player_stream(7, index, OWN))), Box::new(Dummy)] };
    let tally = |games, jobs: usize| run.play_all(games, jobs.into(), false, players, |_| ControlFlow::Continue(()));
    let whole = tally(0..games, 1);
    assert_eq!(whole, tally(0..games, 3));
    let mut parts = Tally::default();
    for part in [2, 3, 1] {
        parts.add(&tally(shard(games, part, 3), 2));
    }
    assert_eq!(parts, whole);
    assert!(whole.adds_up(5), "{whole:?}");
    whole
}

/// A game of a run, played by chance, and what was counted of it.
pub(crate) fn counted<G: Tried>(run: &Run<G>, index: u64) -> (G, Row) {
    run.replay(index, [&mut Random(duel::player_stream(7, index, OWN)), &mut Dummy])
}

/// What was counted of each own turn, and what happened in it.
pub(crate) fn own_turns<'g, G: Tried>(game: &'g G, row: &'g Row) -> impl Iterator<Item = (&'g Turn, &'g [G::Event])> {
    let turns = game.events().chunk_by(|_, next| G::turn_of(next).is_none());
    let own: Vec<&[G::Event]> = turns.filter(|events| G::turn_of(&events[0]) == Some(OWN)).collect();
    assert_eq!(row.turns.len(), own.len());
    row.turns.iter().zip(own)
}

/// What somebody is told, in English.
fn said<A: Into<Argument>>(lines: impl IntoIterator<Item = A>) -> Vec<String> {
    lines.into_iter().map(|line| line.into().text(Lang::En)).collect()
}

/// A player is told the same of worlds that it cannot tell from each other, and of what happens, as is who watches, the same as who
/// sees all, but for the names of some cards. So many worlds were others, and so many names are left out; what is told of a game to all, and to
/// a seat, is looked at.
pub(crate) fn told_as_known<G: Tried>(ready: &G::Ready, look: impl Fn(&[String], &[String], Seat)) -> [u32; 2] {
    let (mut worlds, mut unnamed) = (0, 0);
    for index in 0..10 {
        let mut game = begin::<G>(ready, 9, index);
        let mut rng = Rng::stream(9, index, 9);
        let [mut a, mut b] = by_chance(9, index);
        duel::finish(&mut game, [&mut a, &mut b], |game, _, _| {
            for seat in Seat::BOTH {
                let world = game.possible(seat, &mut rng);
                let board = |game: &G| said(game.board_to(seat).into_iter().map(|(_, line)| line));
                assert_eq!(board(game), board(&world));
                assert_eq!(said(game.question_to(seat)), said(world.question_to(seat)));
                assert_eq!(said(game.offers_to(seat)), said(world.offers_to(seat)));
                worlds += u32::from(world != *game);
            }
        });
        let all = said(game.together(None, 0, true, None));
        for seat in [Some(Seat::A), Some(Seat::B), None] {
            let mine = said(game.together(seat, 0, false, None));
            assert_eq!(all.len(), mine.len());
            for (all, mine) in all.iter().zip(&mine).filter(|(all, mine)| all != mine) {
                let leaves_out =
                    |line: &str| line.contains("a card") || (line.contains(" cards") && !line.contains(" cards ("));
                assert!(leaves_out(mine) && !leaves_out(all), "{all}: {mine}");
                unnamed += 1;
            }
            if let Some(seat) = seat {
                look(&all, &mine, seat);
            }
        }
    }
    [worlds, unnamed]
}

/// A game played by chance to its end, and what is saved of it, as it is read again.
pub(crate) fn played_and_saved<G: Tried>(ready: &G::Ready, rules: &str, decks: [Option<Numbers>; 2]) -> (G, Replay) {
    let mut game = begin::<G>(ready, 4, 0);
    let mut choices = Vec::new();
    let [mut a, mut b] = by_chance(4, 0);
    duel::finish(&mut game, [&mut a, &mut b], |_, at, _| choices.push(u16::try_from(at).expect("few")));
    let saved = Replay {
        version: replay::VERSION,
        rules: rules.to_owned(),
        decks: decks.map(|numbers| numbers.expect("every card has a number")),
        seed: 4,
        index: 0,
        turn_limit: 60,
        players: Default::default(),
        first: None,
        choices,
        conceded: None,
        outcome: game.outcome(),
        log: replay::log_hash(&game),
    };
    let read = Replay::read(&serde_json::to_string(&saved).expect("plain data")).expect("what was written");
    assert_eq!(read, saved);
    (game, read)
}
