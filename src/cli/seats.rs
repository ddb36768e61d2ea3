//! Decks to play games with, shared by the commands that play.

use clap::ValueEnum;

use super::options::Judge;
use super::{Failure, warn};
use crate::card::Section;
use crate::catalog::Entry;
use crate::deck::Reading;
use crate::game::{MANUAL, Rng, Seat};
use crate::legality::Verdict;
use crate::player::{Dummy, Player, Random};
use crate::report::matches::Side;
use crate::sim::duel::{self, List, Printed};

/// A player that the program has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Policy {
    Random,
    Dummy,
}

impl Policy {
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Dummy => "dummy",
        }
    }

    /// The player of a seat in a game of a run.
    pub(super) fn player(self, seed: u64, index: u64, seat: Seat) -> Box<dyn Player> {
        match self {
            Self::Random => Box::new(Random(duel::player_stream(seed, index, seat))),
            Self::Dummy => Box::new(Dummy),
        }
    }
}

/// A card with its skills.
pub(super) fn printed(entry: &Entry) -> Printed<'_> {
    Printed { card: &entry.card, front: &entry.front, back: &entry.back }
}

/// What a report says of a list.
pub(super) fn side(name: &str, list: &List<'_>) -> Side {
    Side {
        name: name.to_owned(),
        modelled: list.modelled(),
        cards: list.cards.len(),
        leader: list.leader.is_modelled(),
    }
}

/// The cards of a list; a failure where they are not all known. An illegal list is played as it is, with a word.
pub(super) fn list<'a>(judge: &'a Judge, name: &str, reading: &'a Reading) -> Result<List<'a>, Failure> {
    let outcome = judge.check(reading);
    let resolution = &outcome.context.resolution;
    let unread = reading.problems.len() + resolution.missed.len();
    let help = format!("scouter check {name}");
    if unread > 0 {
        let lines = if unread == 1 { "1 line means no card".into() } else { format!("{unread} lines mean no card") };
        return Err(Failure::say(format!("{name}: {lines}, so the deck is not known")).help(help));
    }
    let Some(leader) = resolution.leader() else {
        return Err(Failure::say(format!("{name} has no leader to play with")).help(help));
    };
    if outcome.verdict == Verdict::Illegal {
        let ruleset = &outcome.context.ruleset.id;
        warn(&format!("{name} is illegal under {ruleset}; it is played as it is"));
    }
    if outcome.context.ruleset.id != MANUAL {
        let ruleset = &outcome.context.ruleset.id;
        warn(&format!("{name} is checked under {ruleset}; games are played by {MANUAL}"));
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
    let reasons: Vec<String> = errors.iter().map(ToString::to_string).collect();
    Failure::say(format!("{} against {}: {}", names[0], names[1], reasons.join("; ")))
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
