//! Random games on real lists: those of `decks/`, and the public ones beside the checkout where they are. By default a
//! few hundred. For thousands:
//!
//! ```sh
//! SOAK=1 cargo test --release --test it engine
//! ```

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use deckscouter::ability::{Area, Body, Skills};
use deckscouter::app::list;
use deckscouter::card::Kind;
use deckscouter::catalog::Catalog;
use deckscouter::deck;
use deckscouter::engine::Playable;
use deckscouter::engine::dbscg::edition::Point;
use deckscouter::engine::dbscg::setup::SetupError;
use deckscouter::engine::dbscg::{Choice, Edition, Game, Outcome, Question, Refused, Rng, Seat, Setup};
use deckscouter::legality;
use deckscouter::player::{Dummy, Player, Random, Scripted};
use deckscouter::report::told::Told;
use deckscouter::ruleset::{DEFAULT, Ruleset, fingerprint};
use deckscouter::sim::duel::{self, List, Printed, Run, TURN_LIMIT};
use deckscouter::sim::edition;
use deckscouter::sim::replay::{self, Numbers, Replay, ReplayError};
use deckscouter::sim::spread::Jobs;

use crate::cases::skipped;
use crate::secrets;

const SEED: u64 = 20_200_501;

pub(crate) fn is_soak() -> bool {
    std::env::var_os("SOAK").is_some()
}

/// The text of many lists: those of `decks/`, a plain one, and the public ones beside the checkout where they are.
fn texts() -> Vec<String> {
    let public = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/decks/dbscg/public-2021.jsonl");
    own_texts("").into_iter().chain([PLAIN.to_owned()]).chain(std::fs::read_to_string(public).ok()).collect()
}

/// Those of `decks/` whose names begin so.
fn own_texts(prefix: &str) -> Vec<String> {
    let decks = Path::new(env!("CARGO_MANIFEST_DIR")).join("decks");
    let all = std::fs::read_dir(decks).into_iter().flatten().flatten().map(|entry| entry.path());
    let named = |file: &PathBuf| file.file_name().is_some_and(|name| name.to_string_lossy().starts_with(prefix));
    let mut files: Vec<_> = all.filter(|file| file.is_file() && named(file)).collect();
    files.sort();
    files.iter().map(|file| std::fs::read_to_string(file).expect("text")).collect()
}

/// A list that is always there.
const PLAIN: &str = "Leader: BT1-001\n4x BT1-006\n4x BT1-008\n4x BT1-010\n4x BT1-011\n4x BT1-012\n4x BT1-013\n4x BT1-014\n\
4x BT1-015\n4x BT1-016\n4x BT1-017\n4x BT1-018\n4x BT1-020\n2x BT1-025\n";

/// Every list that can be played, at most `most` of them, spread over all.
pub(crate) fn with_lists(most: usize, run: impl FnOnce(&[List<'_>])) {
    with_lists_of(&texts(), most, DEFAULT, |lists, _| run(lists));
}

/// The same of some texts, by a manual; one that has no Z-Cards leaves them out.
pub(crate) fn with_lists_of(texts: &[String], most: usize, ruleset: &str, run: impl FnOnce(&[List<'_>], Edition)) {
    let catalog = Catalog::embedded();
    let ruleset = Ruleset::embedded(ruleset).expect("embedded");
    let edition = edition::of(&ruleset).expect("it is played");
    let read: Vec<_> = texts.iter().flat_map(|text| deck::read(text).readings).collect();
    let step = read.len().div_ceil(most).max(1);
    let mut lists = Vec::new();
    for reading in read.iter().step_by(step) {
        let list = list::of(&legality::check(reading, &catalog, &ruleset));
        let large_enough = list.filter(|list| list.cards.len() >= edition.fewest());
        let with_z = edition.has(Point::ZCards);
        lists.extend(large_enough.map(|list| if with_z { list } else { List { z: Vec::new(), ..list } }));
    }
    assert!(!lists.is_empty());
    run(&lists, edition);
}

/// A skill of every kind.
pub(crate) const STAND_INS: &str = include_str!("stand-ins.yaml");

/// The plain list with skills of our own making, so that the engine is met with every kind of them whatever the card
/// table knows.
pub(crate) fn with_stand_ins(skills: &str, run: impl FnOnce(&List<'_>)) {
    let skills: BTreeMap<String, Skills> = serde_yaml::from_str(skills).expect("skills");
    let none = Skills::default();
    let catalog = Catalog::embedded();
    let printed = |number: &str| Printed {
        card: &catalog.get(&number.parse().expect("a number")).expect("a card").card,
        front: skills.get(number).unwrap_or(&none),
        back: skills.get(&format!("{number}-back")).unwrap_or(&none),
    };
    let lines = PLAIN.lines().skip(1).map(|line| line.split_once("x ").expect("4x BT1-006"));
    let cards = lines.flat_map(|(n, number)| std::iter::repeat_n(printed(number), n.parse().expect("a count")));
    run(&List { leader: printed("BT1-001"), cards: cards.collect(), z: Vec::new() });
}

fn random_players(index: u64) -> [Random; 2] {
    Seat::BOTH.map(|seat| Random(duel::player_stream(SEED, index, seat)))
}

fn pick<'l, 'c>(lists: &'l [List<'c>], index: u64) -> &'l List<'c> {
    let index = usize::try_from(index).expect("a small number");
    &lists[index % lists.len()]
}

pub(crate) fn begin(setup: &Setup, index: u64) -> Game {
    Game::new(setup, Rng::new(SEED, index)).expect("decks of 50 cards")
}

fn assert_sound(game: &Game, index: u64) {
    let wrong = game.check();
    assert!(wrong.is_empty(), "game {index}, turn {}: {wrong:#?}", game.state().turn);
}

#[test]
fn random_games_keep_every_invariant_end_and_replay_alike() {
    let (most, games) = if is_soak() { (1404, 20_000) } else { (60, 24) };
    with_lists(most, |lists| {
        play_many(lists, games, edition::usual());
    });
    with_stand_ins(STAND_INS, |list| play_many(std::slice::from_ref(list), games, edition::usual()));
    let keywords = include_str!("stand-ins-keywords.yaml");
    with_stand_ins(keywords, |list| play_many(std::slice::from_ref(list), games / 6, edition::usual()));
}

#[test]
fn random_games_by_manual_4_00_keep_every_invariant_end_and_replay_alike() {
    let (most, games) = if is_soak() { (1404, 20_000) } else { (60, 14) };
    with_lists_of(&texts(), most, TODAY, |lists, edition| play_many(lists, games, edition));
    with_lists_of(&own_texts("z-"), usize::MAX, TODAY, |lists, edition| {
        assert!(lists.iter().filter(|list| !list.z.is_empty()).count() > 8, "lists with Z-Decks");
        play_many(lists, games, edition);
    });
    with_stand_ins(STAND_INS, |list| play_many(std::slice::from_ref(list), games, today()));
    let keywords = include_str!("stand-ins-keywords.yaml");
    with_stand_ins(keywords, |list| play_many(std::slice::from_ref(list), games / 2, today()));
}

/// The manual of today.
const TODAY: &str = "dbscg-4.00";

/// What is played by it.
fn today() -> Edition {
    edition::of(&Ruleset::embedded(TODAY).expect("embedded")).expect("it is played")
}

/// Ten lists of the first two sets, whose cards are written by hand in `data/overrides`.
#[test]
fn ten_real_lists_are_modelled_whole_and_keep_every_invariant() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/decks/dbscg/number-first-text");
    let Ok(entries) = std::fs::read_dir(folder) else {
        skipped("../shared/decks");
        return;
    };
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let texts: Vec<String> = paths.iter().map(|path| std::fs::read_to_string(path).expect("text")).collect();
    let games = if is_soak() { 20_000 } else { 20 };
    with_lists_of(&texts, texts.len(), DEFAULT, |lists, _| {
        assert_eq!(lists.len(), 10);
        for list in lists {
            let unread = list.cards.iter().chain([&list.leader]).filter(|printed| !printed.is_modelled());
            let unread: Vec<&str> = unread.map(|printed| printed.card.number.as_str()).collect();
            assert_eq!(unread, [""; 0], "{}", list.leader.card.number);
        }
        play_many(lists, games, edition::usual());
    });
}

/// Lists of cards drawn by chance from all whose skills are known and are more than keywords: meetings that nobody
/// would think of.
#[test]
fn chance_meetings_of_modelled_cards_keep_every_invariant() {
    let catalog = Catalog::embedded();
    let says_much = |skills: &Skills| skills.lines.iter().any(|line| matches!(line.body, Body::Does(_)));
    let all: Vec<Printed<'_>> =
        catalog.numbers().iter().filter_map(|number| catalog.get(number)).map(Printed::from).collect();
    let known = all.into_iter().filter(|card| card.is_modelled() && says_much(card.front));
    let (leaders, cards): (Vec<_>, Vec<_>) = known.partition(|printed| printed.card.kind == Kind::Leader);
    let (z_cards, cards): (Vec<_>, Vec<_>) = cards.into_iter().partition(|printed| printed.card.kind.is_z());
    let mut rng = Rng::new(SEED, 0);
    // A soak deals every card, each three times.
    let count = if is_soak() { 3 * cards.len().div_ceil(MAIN_DECK) } else { 40 };
    let (mut leader, mut main, mut z) = (Shoe::of(leaders), Shoe::of(cards), Shoe::of(z_cards));
    let mut lists = |z_deck: usize| -> Vec<List<'_>> {
        let one = |_| List {
            leader: leader.deal(&mut rng),
            cards: (0..MAIN_DECK).map(|_| main.deal(&mut rng)).collect(),
            z: (0..z_deck).map(|_| z.deal(&mut rng)).collect(),
        };
        (0..count).map(one).collect()
    };
    play_many(&lists(0), if is_soak() { 20_000 } else { 25 }, edition::usual());
    play_many(&lists(10), if is_soak() { 20_000 } else { 15 }, today());
}

/// How many cards a list has beside its Leader.
const MAIN_DECK: usize = 50;

/// Cards that are dealt by chance, each once before any of them is dealt again.
struct Shoe<'c> {
    cards: Vec<Printed<'c>>,
    /// How many have not been dealt since all were there: those in front.
    left: usize,
}

impl<'c> Shoe<'c> {
    fn of(cards: Vec<Printed<'c>>) -> Self {
        Self { left: 0, cards }
    }

    fn deal(&mut self, rng: &mut Rng) -> Printed<'c> {
        if self.left == 0 {
            self.left = self.cards.len();
        }
        let at = rng.below(u32::try_from(self.left).expect("few")) as usize;
        self.left -= 1;
        self.cards.swap(at, self.left);
        self.cards[self.left]
    }
}

/// Plays games between some lists, with everything checked that has to hold.
fn play_many(lists: &[List<'_>], games: u64, edition: Edition) {
    let mut outcomes = [0_u64; 3];
    let mut logs = String::new();
    for index in 0..games {
        let (a, b) = (pick(lists, index), pick(lists, index * 7 + 3));
        let setup = duel::setup([a, b], edition, TURN_LIMIT, true);
        let mut game = begin(&setup, index);
        let mut choices = Vec::new();
        let [mut first, mut second] = random_players(index);
        let mut fork: Option<(Game, usize)> = None;
        let fork_at = Rng::stream(SEED, index, 9).below(120) as usize;
        duel::finish(&mut game, [&mut first, &mut second], |game, at, _| {
            assert_sound(game, index);
            if choices.len() == fork_at {
                fork = Some((game.clone(), choices.len()));
            }
            choices.push(u16::try_from(at).expect("few options"));
        });
        assert_sound(&game, index);
        let outcome = game.state().outcome.expect("every game ends");
        outcomes[match outcome {
            Outcome::Won(_) => 0,
            Outcome::Draw => 1,
            Outcome::TurnLimit => 2,
        }] += 1;

        // 1: seed and choices are the whole game.
        let mut again = begin(&setup, index);
        replay::follow(&mut again, &choices).expect("the same offers");
        assert!(again.state() == game.state(), "game {index}");
        assert!(replay::log_text(&again) == replay::log_text(&game), "game {index}");
        logs += &replay::log_hash(&game);

        // 2: a clone goes on like its original.
        if let Some((mut fork, from)) = fork {
            replay::follow(&mut fork, &choices[from..]).expect("the same offers");
            assert!(fork.state() == game.state(), "the clone of game {index}");
        }
    }
    // A change that is meant to make the engine faster leaves this line as it is.
    let fingerprint = fingerprint::fnv(logs.as_bytes());
    let [won, draws, limit] = outcomes;
    eprintln!("{games} games: {won} won, {draws} draws, {limit} at the turn limit; logs {fingerprint:016x}");
    assert!(outcomes[0] > games / 2, "most games have a winner: {outcomes:?}");
}

#[test]
fn a_wrong_choice_is_refused_and_changes_nothing() {
    with_lists(4, |lists| {
        let setup = duel::setup([&lists[0], &lists[lists.len() - 1]], edition::usual(), TURN_LIMIT, true);
        for index in 0..if is_soak() { 200 } else { 8 } {
            let mut game = begin(&setup, index);
            let [mut first, mut second] = random_players(index);
            let mut wrong = Vec::new();
            duel::finish(&mut game, [&mut first, &mut second], |game, _, _| {
                let decision = game.decision().expect("asked");
                let before = game.save();
                let tried = [
                    Choice::Yes,
                    Choice::Number(999),
                    Choice::Option(250),
                    Choice::Play(deckscouter::engine::dbscg::CardId(0)),
                ];
                for choice in tried.into_iter().filter(|choice| !decision.options.contains(choice)) {
                    let mut copy = game.clone();
                    assert_eq!(copy.answer(choice), Err(Refused::NotAnOption));
                    if copy.save() != before {
                        wrong.push(choice);
                    }
                }
            });
            assert_eq!(wrong, []);
            assert_eq!(game.answer(Choice::Pass), Err(Refused::NothingToDecide));
        }
    });
}

#[test]
fn states_that_differ_in_hidden_cards_look_alike() {
    with_lists(6, |lists| {
        let mut compared = 0;
        for index in 0..40 {
            let (a, b) = (pick(lists, index), pick(lists, index + 1));
            let setup = duel::setup([a, b], edition::usual(), TURN_LIMIT, true);
            let mut game = begin(&setup, index);
            let [mut first, mut second] = random_players(index);
            let mut answers = 0;
            duel::finish(&mut game, [&mut first, &mut second], |game, _, _| {
                answers += 1;
                if answers % 5 == 0 {
                    compared += secrets::assert_hidden(game, index);
                }
            });
        }
        assert!(compared > 100, "{compared}");
    });
}

#[test]
fn the_log_of_a_seat_does_not_name_what_the_other_draws() {
    with_lists(2, |lists| {
        let setup = duel::setup([&lists[0], &lists[0]], edition::usual(), TURN_LIMIT, true);
        let mut game = begin(&setup, 1);
        game.step();
        let draws = |viewer: Seat, drawer: Seat| {
            let lines: Vec<String> = Told::to(&game, viewer).log(0).map(|line| line.to_string()).collect();
            lines.into_iter().filter(move |line| line.starts_with(&format!("{drawer} draws "))).collect::<Vec<_>>()
        };
        assert!(draws(Seat::A, Seat::B).iter().all(|line| line == "B draws a card"));
        assert!(draws(Seat::A, Seat::A).iter().all(|line| line != "A draws a card"));
        assert_eq!(draws(Seat::A, Seat::B).len(), 6);
    });
}

#[test]
fn a_card_removed_from_the_game_lies_face_up_for_everybody() {
    // 10-19-3
    with_lists(1, |lists| {
        let mut game = begin(&duel::setup([&lists[0], &lists[0]], edition::usual(), TURN_LIMIT, false), 1);
        game.step();
        let mut state = game.state().clone();
        let card = state.areas[Seat::A][Area::Deck].pop().expect("a deck");
        assert!(!game.view(Seat::A).sees(card));
        state.areas[Seat::A][Area::Removed].push(card);
        state.objects[usize::from(card.0)].area = Area::Removed;
        game.set_state(state);
        assert_sound(&game, 1);
        for view in [game.view(Seat::A), game.view(Seat::B), game.spectate()] {
            assert!(view.sees(card));
            assert_eq!(view.cards(Seat::A, Area::Removed), Some(&[card][..]));
        }
    });
}

#[test]
fn a_dummy_passes_and_a_script_is_followed() {
    with_lists(2, |lists| {
        let setup = duel::setup([&lists[0], &lists[0]], edition::usual(), TURN_LIMIT, true);
        let mut game = begin(&setup, 2);
        let mut asked = Vec::new();
        let result = duel::finish(&mut game, [&mut Dummy, &mut Dummy], |game, _, choice| {
            asked.push((game.decision().expect("asked").question, choice));
        });
        // Nobody does anything; the deck runs out first (1-2-3).
        assert!(matches!(result.outcome, Outcome::Won(_)));
        assert!(asked.iter().all(|(question, choice)| *question != Question::Main || *choice == Choice::Pass));

        let mut game = begin(&setup, 2);
        game.step();
        let mut scripted = Scripted([0, 99].into());
        let seat = game.decision().expect("the mulligan").seat;
        let mut choose = |game: &Game| Player::<Game>::choose(&mut scripted, &game.view(seat));
        assert_eq!(choose(&game), 0);
        let last = game.view(seat).offers() - 1;
        assert_eq!(choose(&game), last, "what is not offered is answered with done");
    });
}

/// 1-2-4, 1-2-5
#[test]
fn conceding_ends_the_game_at_any_decision() {
    let conceded = |list: &List<'_>, index: u64| {
        let mut game = begin(&duel::setup([list, list], edition::usual(), TURN_LIMIT, false), index);
        let [mut first, mut second] = random_players(index);
        let mut asked = std::collections::BTreeSet::new();
        duel::finish(&mut game, [&mut first, &mut second], |game, _, _| {
            asked.insert(format!("{:?}", game.decision().expect("asked").question));
            for seat in Seat::BOTH {
                // Whoever is asked, and whatever is going on.
                let mut game = game.clone();
                game.concede(seat);
                assert_eq!(game.state().outcome, Some(Outcome::Won(seat.other())));
                assert_eq!(game.answer(Choice::Pass), Err(Refused::NothingToDecide));
                // A game that is over is not lost again.
                game.concede(seat.other());
                assert_eq!(game.state().outcome, Some(Outcome::Won(seat.other())));
            }
        });
        asked.len()
    };
    with_stand_ins(STAND_INS, |list| {
        let kinds = (0..10).map(|index| conceded(list, index)).max().expect("ten games");
        assert!(kinds > 8, "few kinds of decisions: {kinds}");
    });
}

/// 4.00, 6-2-1-4.
#[test]
fn by_manual_4_00_a_player_drawn_by_lot_says_who_goes_first() {
    with_stand_ins(STAND_INS, |list| {
        let setup = duel::setup([list, list], today(), TURN_LIMIT, false);
        let mut asked = [0, 0];
        for index in 0..400 {
            let mut game = begin(&setup, index);
            game.step();
            let decision = game.decision().expect("asked");
            assert_eq!(decision.question, Question::First);
            asked[usize::from(decision.seat == Seat::B)] += 1;
        }
        assert!((150..250).contains(&asked[0]), "{asked:?}");
    });
}

/// 5-2-1-5, 5-2-1-5-1
#[test]
fn who_goes_first_is_drawn_by_lot_and_nobody_is_asked() {
    with_stand_ins(STAND_INS, |list| {
        let setup = duel::setup([list, list], edition::usual(), TURN_LIMIT, false);
        let first = (0..400).filter(|index| {
            let mut game = begin(&setup, *index);
            game.step();
            let (first, decision) = (game.state().first_player, game.decision().expect("asked"));
            // The first question of the game is the first player's mulligan (5-2-1-6).
            assert_eq!((decision.seat, decision.question), (first, Question::Mulligan));
            assert_eq!(game.state().turn_player, first);
            first == Seat::A
        });
        let first = first.count();
        assert!((150..250).contains(&first), "{first} of 400");
    });
}

#[test]
fn a_run_gives_the_same_tally_for_any_number_of_threads() {
    with_lists(3, |lists| {
        let run = |jobs| {
            let run = Run { games: 25, seed: 7, edition: edition::usual(), jobs: Jobs::from(jobs), turn_limit: 60 };
            let player = |index, seat, _| -> Box<dyn Player> { Box::new(Random(duel::player_stream(7, index, seat))) };
            duel::run([&lists[0], &lists[1 % lists.len()]], run, player, |_| ControlFlow::Continue(()))
                .expect("50 cards")
        };
        assert_eq!(run(1), run(3));
        assert_eq!(run(1).games, 25);
    });
}

#[test]
fn a_saved_game_ends_alike_and_a_corrupt_one_is_refused() {
    with_lists(2, |lists| {
        let list = &lists[0];
        let setup = duel::setup([list, list], edition::usual(), 30, true);
        let mut game = begin(&setup, 5);
        let mut choices = Vec::new();
        let [mut first, mut second] = random_players(5);
        duel::finish(&mut game, [&mut first, &mut second], |_, at, _| choices.push(u16::try_from(at).expect("few")));
        let numbers = Numbers::of("one", list);
        let saved = Replay {
            version: replay::VERSION,
            rules: "dbscg-1.10".to_owned(),
            decks: [numbers.clone(), numbers],
            seed: SEED,
            index: 5,
            turn_limit: 30,
            first: None,
            players: Default::default(),
            choices,
            conceded: None,
            outcome: game.state().outcome,
            log: replay::log_hash(&game),
        };
        let text = serde_json::to_string(&saved).expect("plain data");
        let read = Replay::read(&text).expect("what was written");
        assert_eq!(read, saved);
        let by = edition::usual();
        assert!(read.problems(&by).is_empty());
        assert!(read.play([list, list], by).is_ok());

        let errors = |change: &dyn Fn(&mut Replay)| {
            let mut other = saved.clone();
            change(&mut other);
            let mut errors = other.problems(&by);
            errors.extend(other.play([list, list], by).err().map(|(_, errors)| errors).unwrap_or_default());
            errors
        };
        assert!(matches!(errors(&|saved| saved.choices[3] = 999)[..], [ReplayError::NoSuchChoice { at: 4, .. }]));
        assert!(matches!(errors(&|saved| saved.choices.push(0))[..], [ReplayError::ChoicesLeft { left: 1, .. }]));
        assert!(matches!(errors(&|saved| saved.log.clear())[..], [ReplayError::Log { .. }]));
        let shorter = errors(&|saved| {
            saved.choices.pop();
        });
        let late = errors(&|saved| saved.conceded = Some(Seat::B));
        assert!(matches!(late[..], [ReplayError::ConcededLate(Seat::B)]), "{late:?}");
        assert!(matches!(shorter[..], [ReplayError::Outcome { .. }, ReplayError::Log { .. }]), "{shorter:?}");
        assert!(matches!(errors(&|saved| saved.version = 9)[..], [ReplayError::Version(9)]));
        assert!(Replay::read("{\"version\":1}").is_err());
    });
}

#[test]
fn decks_that_no_game_begins_with_are_refused_with_every_reason() {
    with_lists(1, |lists| {
        let (leader, card) = (lists[0].leader, lists[0].cards[0]);
        let odd = List { leader: card, cards: std::iter::repeat_n(leader, 3).collect(), z: Vec::new() };
        let setup = duel::setup([&odd, &lists[0]], edition::usual(), TURN_LIMIT, false);
        let reasons = Game::new(&setup, Rng::new(1, 0)).map(|_| ()).expect_err("an odd deck");
        let number = |printed: &Printed<'_>| printed.card.number.clone();
        let expected = [
            SetupError::TooFewCards { seat: Seat::A, cards: 3, needed: 15 },
            SetupError::NoLeader(Seat::A, number(&card), card.card.kind),
            SetupError::Kind(Seat::A, number(&leader), Kind::Leader),
        ];
        assert_eq!(reasons, expected);
    });
}

#[test]
fn a_unison_card_without_markers_and_power_is_no_endless_loop_9_7_2() {
    with_lists(1, |lists| {
        // Power 0, and played with an X of 0: the rules take a marker that it does not have.
        let mut card = lists[0].cards[0].card.clone();
        card.number = "ZZ1-001".parse().expect("a number");
        card.kind = Kind::Unison;
        card.front.power = Some(0);
        let none = Skills::default();
        let powerless = Printed { card: &card, front: &none, back: &none };
        let list = List { leader: lists[0].leader, cards: std::iter::repeat_n(powerless, 50).collect(), z: Vec::new() };
        let mut game = begin(&duel::setup([&list, &list], edition::usual(), TURN_LIMIT, false), 1);
        let [mut first, mut second] = random_players(1);
        game.step();
        let mut state = game.state().clone();
        let in_play = state.areas[Seat::A][Area::Deck].pop().expect("a deck");
        state.areas[Seat::A][Area::Unison].push(in_play);
        state.objects[usize::from(in_play.0)].area = Area::Unison;
        game.set_state(state);
        assert_sound(&game, 1);
        duel::finish(&mut game, [&mut first, &mut second], |_, _, _| ());
        assert!(game.state().outcome.is_some());
    });
}
