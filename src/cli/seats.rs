//! Decks to play games with, shared by the commands that play.

use std::sync::Once;

use clap::ValueEnum;

use super::again::Again;
use super::judge::Judge;
use super::wanted::Seat as Seating;
use super::{Failure, warn};
use crate::card::Section;
use crate::catalog::Entry;
use crate::deck::Reading;
use crate::game::{Edition, Rng, Seat};
use crate::legality::Verdict;
use crate::player::{Dummy, Greedy, Player, Random};
use crate::ruleset::{DEFAULT, Ruleset};
use crate::sim::duel::{self, List, Printed};
use crate::sim::edition;
use crate::sim::spread::Jobs;

/// A player that the program has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Policy {
    Random,
    Dummy,
    Greedy,
}

impl Policy {
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Dummy => "dummy",
            Self::Greedy => "greedy",
        }
    }

    /// The player of a seat in a game of a run.
    pub(super) fn player(self, seed: u64, index: u64, seat: Seat) -> Box<dyn Player> {
        match self {
            Self::Random => Box::new(Random(duel::player_stream(seed, index, seat))),
            Self::Dummy => Box::new(Dummy),
            Self::Greedy => Box::new(Greedy::default()),
        }
    }
}

/// The players of two lists: one name for both, or two.
#[derive(Clone, Copy, Debug)]
pub(super) struct Players(pub(super) [Policy; 2]);

impl std::str::FromStr for Players {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let known = || {
            let names: Vec<&str> = Policy::value_variants().iter().map(|policy| policy.id()).collect();
            names.join(", ")
        };
        let policy = |name: &str| {
            Policy::from_str(name.trim(), true)
                .map_err(|_| format!("there is no player `{}`; there are {}", name.trim(), known()))
        };
        match text.split(',').collect::<Vec<_>>()[..] {
            [both] => policy(both).map(|both| Self([both; 2])),
            [a, b] => Ok(Self([policy(a)?, policy(b)?])),
            _ => Err("there are two lists: give one player for both, or one for each, as in greedy,random".to_owned()),
        }
    }
}

/// A card with its skills.
pub(super) fn printed(entry: &Entry) -> Printed<'_> {
    Printed { card: &entry.card, front: &entry.front, back: &entry.back }
}

/// The rules that a game is played by.
#[derive(Debug)]
pub(super) struct PlayedBy {
    /// The edition's name.
    pub(super) id: String,
    /// What it means for play.
    pub(super) edition: Edition,
}

impl PlayedBy {
    /// A ruleset that somebody has asked for.
    pub(super) fn ruleset(ruleset: &Ruleset) -> Result<Self, Failure> {
        let edition = edition::of(ruleset).map_err(|unplayed| Failure::say(unplayed.to_string()))?;
        Ok(Self { id: ruleset.id.clone(), edition })
    }

    /// What `--rules` says; else what all lists say, if games can be played by it; else the default.
    pub(super) fn chosen<'r>(judge: &Judge, lists: impl IntoIterator<Item = &'r Reading>) -> Result<Self, Failure> {
        if let Some(forced) = judge.forced() {
            return Self::ruleset(forced);
        }
        let mut said = lists.into_iter().map(|reading| judge.ruleset(reading));
        let first = said.next().filter(|first| said.all(|other| other.id == first.id));
        match first.map(|first| (first, edition::of(first))) {
            Some((first, Ok(edition))) => Ok(Self { id: first.id.clone(), edition }),
            _ => Ok(Self { id: DEFAULT.to_owned(), edition: edition::usual() }),
        }
    }
}

/// What becomes of lists that are not legal.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(super) struct Allowed {
    /// Play a deck that is illegal, as it is.
    #[arg(long)]
    allow_illegal: bool,
}

impl Allowed {
    /// The same for a deck that goes first, or second.
    pub(super) const fn seat(self, second: bool) -> Seating {
        Seating::new(second, self.allow_illegal)
    }

    /// Adds what was given here to a command.
    pub(super) fn again(self, command: Again) -> Again {
        command.flag("--allow-illegal", self.allow_illegal)
    }
}

/// The cards of lists, or every reason why they are not known. A list against itself is spoken of once.
pub(super) fn lists<'a>(
    judge: &'a Judge,
    by: &PlayedBy,
    named: &[(&str, &'a Reading)],
    allowed: Allowed,
) -> Result<Vec<List<'a>>, Failure> {
    let mut known: Vec<(&str, Result<List<'a>, String>)> = Vec::new();
    for (name, reading) in named {
        let again = known.iter().find(|(other, _)| other == name).map(|(_, list)| list.clone());
        known.push((name, again.unwrap_or_else(|| list(judge, by, name, reading, allowed))));
    }
    let mut wrong: Vec<(&str, String)> = Vec::new();
    for (name, list) in &known {
        if let Err(reason) = list
            && wrong.iter().all(|(other, _)| other != name)
        {
            wrong.push((*name, reason.clone()));
        }
    }
    if wrong.is_empty() {
        return Ok(known.into_iter().filter_map(|(_, list)| list.ok()).collect());
    }
    let (lists, reasons): (Vec<&str>, Vec<String>) = wrong.into_iter().unzip();
    Err(Failure::all(&reasons).help(format!("scouter check {}", lists.join(" "))))
}

/// Threads: as many as are asked for, or as the machine has. Where the system gives fewer, a warning says so, once.
pub(super) fn jobs(asked: Option<u16>) -> Jobs {
    static TOLD: Once = Once::new();
    let as_the_machine_has = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    Jobs {
        wanted: asked.map_or_else(as_the_machine_has, usize::from),
        fewer: |threads| {
            let threads = if threads == 1 { "1 thread".to_owned() } else { format!("{threads} threads") };
            TOLD.call_once(|| {
                warn(&format!("no more than {threads} can be had: this takes longer, and comes out the same"));
            });
        },
    }
}

/// Refuses a game that a run of so many does not have.
pub(super) fn in_run(index: u64, games: u64) -> Result<(), Failure> {
    if index < games {
        return Ok(());
    }
    let last = games.saturating_sub(1);
    let failure =
        Failure::say(format!("the run has no game {index}: the games are counted from 0, and the last is {last}"));
    Err(failure.help(format!("--games {} makes it long enough", index.saturating_add(1))))
}

/// The cards of a list, or why they are not known.
fn list<'a>(
    judge: &'a Judge,
    by: &PlayedBy,
    name: &str,
    reading: &'a Reading,
    allowed: Allowed,
) -> Result<List<'a>, String> {
    let outcome = judge.check(reading);
    let resolution = &outcome.context.resolution;
    let unread = match reading.problems.len() + resolution.missed.len() {
        0 => None,
        1 => Some("1 line means no card".to_owned()),
        n => Some(format!("{n} lines mean no card")),
    };
    let leader = match (unread, resolution.leader()) {
        (None, Some(leader)) => leader,
        (None, None) => return Err(format!("{name} has no leader to play with")),
        (Some(lines), Some(_)) => return Err(format!("{name}: {lines}, so the deck is not known")),
        (Some(lines), None) => return Err(format!("{name}: {lines}, and there is no leader to play with")),
    };
    let ruleset = &outcome.context.ruleset.id;
    if outcome.verdict == Verdict::Illegal {
        let terms = outcome.context.terms.told();
        if !allowed.allow_illegal {
            return Err(format!("{name} is illegal under {terms}; --allow-illegal plays it as it is"));
        }
        warn(&format!("{name} is illegal under {terms}; it is played as it is"));
    }
    if *ruleset != by.id {
        warn(&format!("{name} is checked under {ruleset}; games are played by {}", by.id));
    }
    let copies = |count: u32| usize::try_from(count).unwrap_or(usize::MAX);
    let cards = outcome
        .context
        .lines_in(&[Section::Main])
        .flat_map(|line| std::iter::repeat_n(printed(line.entry), copies(line.line.count).min(1000)))
        .collect();
    Ok(List { leader: printed(leader.entry), cards })
}

/// Tells why games cannot be played.
pub(super) fn setup_failure(names: [&str; 2], errors: &[crate::game::setup::SetupError]) -> Failure {
    let [a, b] = names;
    let before = std::iter::once(format!("{a} against {b}: ")).chain(std::iter::repeat(String::new()));
    let reasons: Vec<String> = before.zip(errors).map(|(before, error)| format!("{before}{error}")).collect();
    Failure::all(&reasons)
}

/// A number that differs from run to run. The standard library seeds its hash maps from the system's entropy.
pub(super) fn fresh_seed() -> u64 {
    use std::hash::{BuildHasher, Hasher};
    let random = std::hash::RandomState::new().build_hasher().finish();
    // Short enough to type again.
    random % 1_000_000_000
}

/// The stream of the cards in a game that is played for itself.
pub(super) fn game_stream(seed: u64) -> Rng {
    Rng::new(seed, 0)
}
