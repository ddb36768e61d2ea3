//! The same games as ever: real lists, stand-ins for every kind of skill and random boards, played by chance and by the
//! greedy player. Their choices and their logs are kept in `same-games.tsv` as hashes of so many games each. What is meant
//! to change no rule leaves all of them as they are; where a rule or a reading is mended, the games that meet it change,
//! and the lines are written anew. By default the first games of each kind are played; all of them, and anew:
//!
//! ```sh
//! SOAK=1 cargo test --release --test it same_games
//! SOAK=1 UPDATE_GAMES=1 cargo test --release --test it same_games
//! ```

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::ops::Range;
use std::path::Path;

use deckscouter::engine::dbscg::{Game, Rng, Seat};
use deckscouter::player::{Greedy, Player, Random};
use deckscouter::ruleset::{DEFAULT, fingerprint::fnv};
use deckscouter::sim::duel::{self, List, TURN_LIMIT};
use deckscouter::sim::{edition, replay};

use crate::cases::skipped;
use crate::engine::{self, is_soak};
use crate::generator;

const SEED: u64 = 20_261_122;

/// Twelve public lists that are modelled whole, by their lines from 1.
const NAMED: [usize; 12] = [190, 309, 663, 1166, 808, 566, 621, 395, 796, 624, 1250, 74];

/// Games of one hash; the first are fewer, for those who will not wait.
const FIRST: u64 = 20;
const BLOCK: u64 = 500;

/// Who plays.
#[derive(Clone, Copy)]
enum Who {
    Random,
    Greedy,
}

impl Who {
    const fn word(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    fn players(self, index: u64) -> [Box<dyn Player>; 2] {
        Seat::BOTH.map(|seat| match self {
            Self::Random => Box::new(Random(duel::player_stream(SEED, index, seat))) as Box<dyn Player>,
            Self::Greedy => Box::new(Greedy::default()),
        })
    }
}

/// What is known of so many games: `kind`, the first of them and the one after the last.
type Known = BTreeMap<(String, u64, u64), String>;

/// Plays the games of one kind; `begin` makes a game, if it is one.
fn play(kind: &str, games: u64, who: Who, known: &mut Known, mut begin: impl FnMut(u64) -> Option<Game>) {
    let blocks = (0..games).step_by(usize::try_from(BLOCK).expect("few")).map(|from| from..(from + BLOCK).min(games));
    let rest = blocks.map(|block: Range<u64>| if block.start == 0 { FIRST..block.end } else { block });
    for block in std::iter::once(0..FIRST).chain(rest.filter(|_| is_soak())) {
        let (mut decisions, mut all) = (0, String::new());
        for index in block.clone() {
            let Some(mut game) = begin(index) else { continue };
            let [mut a, mut b] = who.players(index);
            let mut choices = String::new();
            let result = duel::finish(&mut game, [a.as_mut(), b.as_mut()], |_, at, _| {
                // Writing to a string cannot fail.
                let _ = write!(choices, "{at} ");
            });
            decisions += result.decisions;
            let _ = writeln!(all, "{choices}{}", replay::log_hash(&game));
        }
        let told = format!("{decisions}\t{:016x}", fnv(all.as_bytes()));
        known.insert((format!("{kind}-{}", who.word()), block.start, block.end), told);
    }
}

fn between(kind: &str, games: u64, who: Who, lists: &[List<'_>], known: &mut Known) {
    let n = u64::try_from(lists.len()).expect("few");
    let pick = |at: u64| &lists[usize::try_from(at % n).expect("few")];
    play(kind, games, who, known, |index| {
        let setup = duel::setup([pick(index), pick(index / n + index)], edition::usual(), TURN_LIMIT, true);
        Some(Game::new(&setup, Rng::new(SEED, index)).expect("decks of 50 cards"))
    });
}

/// Ten lists of the first two sets, and the twelve; nothing where they are not here.
fn real_lists() -> Option<[Vec<String>; 2]> {
    let shared = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/decks/dbscg");
    let entries = std::fs::read_dir(shared.join("number-first-text")).ok()?;
    let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    files.sort();
    let sample = files.iter().map(|file| std::fs::read_to_string(file).expect("text")).collect();
    let public = std::fs::read_to_string(shared.join("public-2021.jsonl")).ok()?;
    let lines: Vec<&str> = public.lines().collect();
    Some([sample, NAMED.iter().map(|line| lines[line - 1].to_owned()).collect()])
}

fn played() -> Known {
    let mut known = Known::new();
    match real_lists() {
        Some([sample, named]) => {
            for (kind, texts) in [("sample", sample), ("named", named)] {
                engine::with_lists_of(&texts, texts.len(), DEFAULT, |lists, _| {
                    assert_eq!(lists.len(), texts.len());
                    between(kind, 3000, Who::Random, lists, &mut known);
                    between(kind, 1500, Who::Greedy, lists, &mut known);
                });
            }
        }
        None => skipped("../shared/decks"),
    }
    for (kind, skills) in [("stand-ins", engine::STAND_INS), ("keywords", include_str!("stand-ins-keywords.yaml"))] {
        engine::with_stand_ins(skills, |list| {
            between(kind, 2500, Who::Random, std::slice::from_ref(list), &mut known);
            between(kind, 500, Who::Greedy, std::slice::from_ref(list), &mut known);
        });
    }
    let (stock, edition) = generator::stock(DEFAULT);
    play("boards", 6000, Who::Random, &mut known, |index| {
        let mut rng = Rng::stream(SEED, index, 7);
        let below = |most| rng.below(u32::try_from(most).expect("few")) as usize;
        Game::from_board(&generator::board(&stock, edition, below), Rng::new(SEED, index)).ok()
    });
    known
}

#[test]
fn games_are_played_as_they_are_written_down() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/same-games.tsv");
    let text = std::fs::read_to_string(&file).expect("text");
    let read = text.lines().skip(1).map(|line| {
        let fields: Vec<&str> = line.splitn(4, '\t').collect();
        let [kind, from, to, told] = fields[..] else { panic!("{line}") };
        ((kind.to_owned(), from.parse().expect(line), to.parse().expect(line)), told.to_owned())
    });
    let mut written: Known = read.collect();
    let played = played();
    if std::env::var_os("UPDATE_GAMES").is_some() {
        written.extend(played);
        let lines = written.iter().map(|((kind, from, to), told)| format!("{kind}\t{from}\t{to}\t{told}\n"));
        let text = format!("kind\tfrom\tbefore\tdecisions\thash\n{}", lines.collect::<String>());
        std::fs::write(&file, text).expect("written");
        return;
    }
    let other: Vec<_> = played.iter().filter(|(block, told)| written.get(*block) != Some(*told)).collect();
    assert!(other.is_empty(), "played otherwise than `tests/it/same-games.tsv` says: {other:#?}");
}
