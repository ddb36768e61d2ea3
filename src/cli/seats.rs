//! Decks to play games with, shared by the commands that play.

use std::sync::Once;

use super::again::Again;
use super::options::Judging;
use super::value::NoValue;
use super::wanted::Seat as Seating;
use super::{Failure, long, warn_in, warn_of};
use crate::app::playing::{self, NotPlayed, Playable};
use crate::app::{Illegal, Judge, Policy};
use crate::deck::Reading;
use crate::engine::dbscg::Rng;
use crate::engine::dbscg::setup::SetupError;
use crate::language::{Lang, say};
use crate::sim::edition::Unplayed;
use crate::sim::refused;
use crate::sim::spread::Jobs;

/// The players of two lists: one name for both, or two.
#[derive(Clone, Copy, Debug)]
pub(super) struct Players(pub(super) [Policy; 2]);

impl std::str::FromStr for Players {
    type Err = NoValue;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let policy = |name: &str| name.parse::<Policy>().map_err(NoValue::Player);
        match text.split(',').collect::<Vec<_>>()[..] {
            [both] => policy(both).map(|both| Self([both; 2])),
            [a, b] => Ok(Self([policy(a)?, policy(b)?])),
            _ => Err(NoValue::Players),
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
    /// What a seat says of it.
    pub(super) const fn of(seat: Seating) -> Self {
        Self { allow_illegal: seat.takes_illegal() }
    }

    /// What becomes of them.
    pub(super) const fn illegal(self) -> Illegal {
        if self.allow_illegal { Illegal::Taken } else { Illegal::Refused }
    }

    /// The same for a deck that goes first, or second.
    pub(super) const fn seat(self, second: bool) -> Seating {
        Seating::new(second, self.allow_illegal)
    }

    /// Adds what was given here to a command.
    pub(super) fn again(self, command: Again) -> Again {
        command.flag("--allow-illegal", self.allow_illegal)
    }
}

/// The lists as they are played against each other, or every reason why they are not. A list against itself is spoken of
/// once.
pub(super) fn playable<'a>(
    judge: &'a Judge,
    named: &[(&str, &'a Reading)],
    allowed: Allowed,
    judging: Judging<'_>,
    lang: Lang,
) -> Result<Playable<'a>, Failure> {
    let readings: Vec<&Reading> = named.iter().map(|(_, reading)| *reading).collect();
    let name = |at: usize| named[at].0;
    match playing::playable(judge, &readings, allowed.illegal()) {
        Ok(playable) => {
            for remark in once(playable.remarks.iter().map(|(at, remark)| remark.message(name(*at)).text(lang))) {
                warn_in(&remark, lang);
            }
            Ok(playable)
        }
        Err(NotPlayed::Rules(unplayed)) => Err(not_played_by(&unplayed, lang)),
        Err(NotPlayed::Lists(why)) => {
            let reasons = once(why.iter().map(|(at, why)| why.message(name(*at)).text(lang)));
            let help = if why.iter().all(|(_, why)| why.is_of_the_book()) {
                say!("by-the-book").text(lang)
            } else {
                judging.check(once(why.iter().map(|(at, _)| name(*at))))
            };
            Err(Failure::all_in(&reasons, lang).help(help))
        }
    }
}

/// Why games cannot be played by an edition that was asked for.
pub(super) fn not_played_by(unplayed: &Unplayed, lang: Lang) -> Failure {
    Failure::of(&unplayed.message(), lang)
}

/// What is said more than once is said the first time.
fn once<T: PartialEq>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut said = Vec::new();
    for one in all {
        if !said.contains(&one) {
            said.push(one);
        }
    }
    said
}

/// Threads: as many as are asked for, or as the machine has. Where the system gives fewer, a warning says so, once.
pub(super) fn jobs(asked: Option<u16>) -> Jobs {
    static TOLD: Once = Once::new();
    let as_the_machine_has = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    Jobs {
        stopped: long::is_stopped,
        wanted: asked.map_or_else(as_the_machine_has, usize::from),
        fewer: |threads| {
            TOLD.call_once(|| warn_of(&say!("fewer-threads", threads = threads)));
        },
    }
}

/// Refuses a game that a run of so many does not have.
pub(super) fn in_run(index: u64, games: u64) -> Result<(), Failure> {
    if index < games {
        return Ok(());
    }
    let last = games.saturating_sub(1);
    let failure = Failure::told(&say!("asked-no-game", index = index, last = last));
    Err(failure.advice(&say!("asked-long-enough", games = index.saturating_add(1))))
}

/// Tells why games cannot be played.
pub(super) fn setup_failure([a, b]: [&str; 2], errors: &[SetupError], lang: Lang) -> Failure {
    let mut reasons: Vec<String> = errors.iter().map(|error| refused::setup(error).text(lang)).collect();
    if let Some(first) = reasons.first_mut() {
        *first = say!("setup-refused", a = a, b = b, why = first.as_str()).text(lang);
    }
    Failure::all_in(&reasons, lang)
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
