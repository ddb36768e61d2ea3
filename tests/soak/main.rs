//! Soak: thousands of mutated files against the built program, under limits of time and memory.
//!
//! ```sh
//! cargo test --release --test soak -- --cases 20000 --seed 1
//! ```
//!
//! It is no part of `cargo test`. Lists, card tables, databases, scenarios, saved games, parts of runs, rulesets, lists of limits,
//! searches and wants are taken from the repository, changed by chance, and given to a command that reads them. Whatever is wrong
//! with them, the program says so and ends with 0, 1, 2 or 130, within `--seconds` (5) and `--megabytes` (500; memory is watched on
//! Linux). What breaks is printed as a command line, and its file is kept in `target/soak`. The same seed tries the same cases,
//! however many `--jobs` share them; `--case N` tries one of them again.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::disallowed_methods,
    reason = "it is a program that runs another"
)]

mod mutate;
mod watched;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use mutate::Chance;
use watched::{Limits, Run};

/// What is given to the program.
#[derive(Clone, Copy, Debug)]
struct Kind {
    /// What it is called.
    name: &'static str,
    /// The folders and files it is taken from.
    from: &'static [&'static str],
    /// The ends of names that count; all where there are none.
    ends: &'static [&'static str],
    /// The commands that read it; `@` stands for the file, `%` for what is in it.
    commands: &'static [&'static str],
}

const RED: &str = "decks/red-champa.txt";

const KINDS: [Kind; 9] = [
    Kind {
        name: "list",
        from: &["decks", "tests/cli", "tests/fuzz/seeds/notations"],
        ends: &["txt", "yaml", "json", "jsonl", "cod", "o8d", "ydk", "fdk", ""],
        commands: &[
            "check @",
            "check @ --format json",
            "check @ --format sarif --rules dbscg-4.00",
            "check @ --format github --lang fr",
            "check @ --rules yugioh-9.0",
            "fix @ --fill battle",
            "convert @ --to text",
            "convert @ --to share",
            "convert @ --to tts",
            "convert @ --to csv",
            "show @",
            "stats @",
            "hand @ --seed 1 --turns 3",
            "odds @ --want 2+,battle --turns 3",
            "suggest @ --limit 3",
            "diff @ decks/red-champa.txt",
            "sort @ --dry-run",
            "add @ BT1-006 --dry-run",
            "goldfish @ --games 2 --turns 3 --seed 1 --allow-illegal --no-time",
            "match @ decks/red-champa.txt --games 2 --seed 1 --allow-illegal --no-time --player random",
        ],
    },
    Kind {
        name: "table",
        from: &["tests/fuzz/seeds/card_table", "decks/other-games", "decks/exo", "tests/cli"],
        ends: &["csv", "tsv", "jsonl", "json", ""],
        commands: &[
            "cards import @ --dry-run",
            "cards import @ --dry-run --partial",
            "cards find BT1 --cards @",
            "cards coverage --cards @",
            "check decks/red-champa.txt --cards @",
        ],
    },
    Kind {
        name: "database",
        from: &["tests/fuzz/seeds/card_database", "decks/other-games"],
        ends: &["cdb", ""],
        commands: &[
            "cards import @ --dry-run",
            "cards find dark --cards @",
            "check decks/other-games/blue-eyes.ydk --cards @",
        ],
    },
    Kind {
        name: "scenario",
        from: &["tests/scenarios"],
        ends: &["yaml"],
        commands: &["scenario @", "scenario @ --format json --lang it"],
    },
    Kind { name: "saved", from: &["tests/fuzz/seeds/saved"], ends: &["json", ""], commands: &["replay @", "merge @"] },
    Kind {
        name: "ruleset",
        from: &["data/rulesets"],
        ends: &["yaml"],
        commands: &["check decks/red-champa.txt --rules @", "hand decks/red-champa.txt --seed 1 --rules @"],
    },
    Kind {
        name: "limits",
        from: &["tests/fuzz/seeds/limit_list", "data/lists"],
        ends: &[],
        commands: &["cards lists --list @ --date 2024-01-01", "check decks/red-champa.txt --list @"],
    },
    Kind {
        name: "search",
        from: &["tests/fuzz/seeds/search"],
        ends: &[],
        commands: &["find --count %", "suggest decks/red-champa.txt --limit 3 --want %"],
    },
    Kind {
        name: "want",
        from: &["tests/fuzz/seeds/search"],
        ends: &[],
        commands: &["odds decks/red-champa.txt --turns 3 --want %", "mulligan decks/red-champa.txt --want %"],
    },
];

/// Files larger than this are no seeds: what is made of them would be slow for their size alone.
const LARGEST: u64 = 256 * 1024;

/// What is to be tried.
struct Asked {
    cases: u64,
    first: u64,
    seed: u64,
    jobs: u64,
    program: PathBuf,
    limits: Limits,
}

impl Asked {
    fn read() -> Result<Self, String> {
        let mut asked = Self {
            cases: 20_000,
            first: 0,
            seed: 1,
            jobs: std::thread::available_parallelism().map_or(1, |n| n.get() as u64),
            program: PathBuf::from(env!("CARGO_BIN_EXE_scouter")),
            limits: Limits { time: Duration::from_secs(5), kilobytes: 500 * 1024 },
        };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let value = words.next().ok_or_else(|| format!("{word} takes a value"))?;
            let number = || value.parse::<u64>().map_err(|_| format!("{word} takes a number, not `{value}`"));
            match word.as_str() {
                "--cases" => asked.cases = number()?,
                "--case" => (asked.first, asked.cases) = (number()?, 1),
                "--seed" => asked.seed = number()?,
                "--jobs" => asked.jobs = number()?.max(1),
                "--seconds" => asked.limits.time = Duration::from_secs(number()?),
                "--megabytes" => asked.limits.kilobytes = number()? * 1024,
                "--program" => asked.program = PathBuf::from(value),
                _ => return Err(format!("there is no option {word}")),
            }
        }
        Ok(asked)
    }
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The seeds of a kind, in the order of their names.
fn seeds(kind: &Kind) -> Vec<Vec<u8>> {
    fn collect(path: &Path, found: &mut Vec<PathBuf>) {
        if path.is_file() {
            return found.push(path.to_owned());
        }
        let mut entries: Vec<PathBuf> =
            path.read_dir().into_iter().flatten().flatten().map(|entry| entry.path()).collect();
        entries.sort();
        for entry in &entries {
            collect(entry, found);
        }
    }
    let mut found = Vec::new();
    kind.from.iter().for_each(|from| collect(&root().join(from), &mut found));
    let counts = |path: &PathBuf| {
        let end = path.extension().map(|end| end.to_string_lossy().into_owned()).unwrap_or_default();
        let is_small = path.metadata().is_ok_and(|meta| meta.len() <= LARGEST);
        is_small && (kind.ends.is_empty() || kind.ends.contains(&end.as_str()))
    };
    found.iter().filter(|path| counts(path)).map(|path| fs::read(path).expect("a seed")).collect()
}

/// A case: what is run, and the file that it reads.
struct Case {
    words: Vec<String>,
    file: PathBuf,
    bytes: Vec<u8>,
}

impl Case {
    /// The case of a number: the same for whoever tries it.
    fn of(asked: &Asked, number: u64, seeds: &[(Kind, Vec<Vec<u8>>)], folder: &Path) -> Self {
        let mut chance = Chance::new(asked.seed, number);
        let (kind, seeds) = chance.one_of(seeds);
        let mut bytes = mutate::mutated(&mut chance, seeds);
        let command = chance.one_of(kind.commands);
        // The end of its name is that of some seed: it matters to some readers.
        let end = if kind.ends.is_empty() { "txt" } else { chance.one_of(kind.ends) };
        let dot = if end.is_empty() { "" } else { "." };
        let file = folder.join(format!("{}-{number}{dot}{end}", kind.name));
        let text = if command.contains('%') {
            // What stands on a command line is text without a NUL, and not without end.
            bytes.retain(|byte| *byte != 0);
            bytes.truncate(60_000);
            String::from_utf8_lossy(&bytes).into_owned()
        } else {
            String::new()
        };
        let word = |word: &str| match word {
            "@" => file.to_string_lossy().into_owned(),
            "%" => text.clone(),
            list if list == RED => root().join(RED).to_string_lossy().into_owned(),
            path if path.starts_with("decks/") => root().join(path).to_string_lossy().into_owned(),
            word => word.replace(',', " "),
        };
        Self { words: command.split(' ').map(word).collect(), file, bytes }
    }
}

/// Tries a case; what is wrong with it, where something is.
fn tried(asked: &Asked, case: &Case, folder: &Path) -> Option<String> {
    fs::write(&case.file, &case.bytes).expect("a file");
    let mut command = Command::new(&asked.program);
    command.args(&case.words).current_dir(folder);
    for (name, value) in [("SCOUTER_DATA_DIR", "data"), ("SCOUTER_CONFIG", "config.toml")] {
        command.env(name, folder.join(value));
    }
    command.env("SCOUTER_TODAY", "2026-08-01").env("LC_ALL", "C");
    let wrong = match watched::run(&mut command, asked.limits) {
        Run::Ended(Some(0 | 1 | 2 | 130)) => None,
        Run::Ended(code) => {
            Some(code.map_or("it was ended by a signal".to_owned(), |code| format!("it ends with {code}")))
        }
        Run::Slow => Some(format!("it takes more than {:?}", asked.limits.time)),
        Run::Large(kilobytes) => Some(format!("it takes {} MB", kilobytes / 1024)),
    };
    if wrong.is_none() {
        let _ = fs::remove_file(&case.file);
    }
    wrong
}

fn main() -> ExitCode {
    let asked = match Asked::read() {
        Ok(asked) => asked,
        Err(why) => {
            eprintln!("{why}; there are --cases, --case, --seed, --jobs, --seconds, --megabytes and --program");
            return ExitCode::from(2);
        }
    };
    let folder = root().join("target/soak");
    fs::create_dir_all(&folder).expect("a folder");
    let seeds: Vec<(Kind, Vec<Vec<u8>>)> = KINDS.map(|kind| (kind, seeds(&kind))).into();
    for (kind, seeds) in &seeds {
        assert!(!seeds.is_empty(), "there is no {}", kind.name);
    }
    let (begin, next, broken) = (Instant::now(), AtomicU64::new(asked.first), AtomicU64::new(0));
    std::thread::scope(|scope| {
        for _ in 0..asked.jobs {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= asked.first + asked.cases {
                        return;
                    }
                    let case = Case::of(&asked, number, &seeds, &folder);
                    if let Some(wrong) = tried(&asked, &case, &folder) {
                        broken.fetch_add(1, Ordering::Relaxed);
                        let short = |word: &String| word.chars().take(200).collect::<String>();
                        let words: Vec<String> = case.words.iter().map(short).collect();
                        println!("case {number}: {wrong}: scouter {}\n  {}", words.join(" "), case.file.display());
                    }
                }
            });
        }
    });
    let broken = broken.into_inner();
    println!("{} cases of seed {} in {:.0?}: {broken} broken", asked.cases, asked.seed, begin.elapsed());
    if broken == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
