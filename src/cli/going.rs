//! Runs that machines share, and that go on where they were broken off: `--shard` and `--resume`.

use std::ops::{ControlFlow, Range};
use std::str::FromStr;
use std::time::{Duration, Instant};

use clap::Args;

use super::again::Again;
use super::long::{self, Long};
use super::value::NoValue;
use super::{Failure, contents, write};
use crate::language::say;
use crate::report::parts::{MOST_PARTS, Parts, Unjoined};
use crate::report::run::{Counts, Played, Run};
use crate::sim::duel::part_of;

/// What is done is kept at least so often.
const KEPT_EVERY: Duration = Duration::from_secs(5);

/// Which part of a run is played, and where it is kept.
#[derive(Debug, Args)]
pub(super) struct Portion {
    /// Play part I of N only; `scouter merge` joins the parts.
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,
    /// Keep what is done in a file, and go on from there if it was broken off.
    #[arg(long, value_name = "FILE")]
    resume: Option<String>,
}

/// A part of a run: which, and of how many.
#[derive(Clone, Copy, Debug)]
struct Shard(u64, u64);

impl FromStr for Shard {
    type Err = NoValue;
    fn from_str(text: &str) -> Result<Self, NoValue> {
        let parts = text.split_once('/').and_then(|(part, parts)| Some((part.parse().ok()?, parts.parse().ok()?)));
        match parts {
            Some((part, parts)) if 1 <= part && part <= parts && parts <= MOST_PARTS => Ok(Self(part, parts)),
            _ => Err(NoValue::Part),
        }
    }
}

impl Portion {
    /// Which part, and of how many.
    pub(super) fn part(&self) -> (u64, u64) {
        self.shard.map_or((1, 1), |Shard(part, parts)| (part, parts))
    }

    /// The same as parts of a run.
    pub(super) fn parts(&self) -> Parts {
        let (part, parts) = self.part();
        Parts::one(part, parts)
    }

    /// The options that were given, for saying which do not go with others.
    pub(super) fn given(&self) -> [(&'static str, bool); 2] {
        [("--shard", self.shard.is_some()), ("--resume", self.resume.is_some())]
    }

    /// What is kept, where there is something.
    ///
    /// # Errors
    /// Where it is no run that can go on.
    pub(super) fn kept<R>(&self, read: impl FnOnce(&str) -> Result<R, Unjoined>) -> Result<Option<R>, Failure> {
        let Some(path) = self.resume.as_deref().filter(|path| std::path::Path::new(path).exists()) else {
            return Ok(None);
        };
        let text = contents::text(path)?;
        if text.trim().is_empty() {
            return Ok(None);
        }
        read(&text).map(Some).map_err(|error| self.other(&error))
    }

    /// That what is kept is of another run, or of none.
    pub(super) fn other(&self, error: &Unjoined) -> Failure {
        let path = self.resume.as_deref().unwrap_or_default();
        let help = if matches!(error, Unjoined::NoPart) { say!("parts-name-new") } else { say!("parts-same-run") };
        Failure::told(&say!("asked-of-file", path = path, why = error.message())).advice(&help)
    }

    /// Where it is kept from now on.
    pub(super) fn keeper(&self) -> Keeper<'_> {
        Keeper { path: self.resume.as_deref(), last: None }
    }

    /// Adds what was given here to a command.
    pub(super) fn again(&self, command: Again) -> Again {
        command.option("--shard", self.shard.map(|Shard(part, parts)| format!("{part}/{parts}")))
    }
}

/// A file that is written now and then, whole each time.
#[derive(Debug)]
pub(super) struct Keeper<'a> {
    path: Option<&'a str>,
    last: Option<Instant>,
}

impl Keeper<'_> {
    /// Writes what is done, if it is time for that.
    pub(super) fn now_and_then(&mut self, text: impl FnOnce() -> String) -> Result<(), Failure> {
        if self.last.is_some_and(|last| last.elapsed() < KEPT_EVERY) { Ok(()) } else { self.keep(text) }
    }

    /// Writes what is done.
    pub(super) fn keep(&mut self, text: impl FnOnce() -> String) -> Result<(), Failure> {
        if let Some(path) = self.path {
            write::text(path, &text())?;
            self.last = Some(Instant::now());
        }
        Ok(())
    }
}

/// A part of a run under way: legs of so many games, one after the other.
#[derive(Debug)]
pub(super) struct Going<'a> {
    run: Run,
    legs: Vec<Range<u64>>,
    keeper: Keeper<'a>,
    long: Long,
    wrong: Option<Failure>,
}

impl<'a> Going<'a> {
    /// Begins a part of a run of legs that begin at some games each, or goes on with what is kept of it; in each game so many
    /// forms of a deck play.
    ///
    /// # Errors
    /// Where what is kept is of another run, or nothing can be kept.
    pub(super) fn begin(
        portion: &'a Portion,
        kept: Option<Run>,
        (played, counts): (Played, Counts),
        legs: impl IntoIterator<Item = u64>,
        forms: usize,
    ) -> Result<Self, Failure> {
        let games = played.of_games;
        let legs: Vec<_> = legs.into_iter().map(|from| part_of(from, games, portion.part())).collect();
        let begun = Run::begun(played, portion.parts(), counts);
        let mut run = match kept {
            None => begun,
            Some(kept) => {
                begun.is_of(&kept).map_err(|error| portion.other(&error))?;
                if kept.parts != begun.parts {
                    return Err(portion.other(&Unjoined::OtherPart(kept.parts)));
                }
                kept
            }
        };
        run.broken_off = true;
        let left = |(leg, games): (usize, &Range<u64>)| (games.end - games.start).saturating_sub(run.counts.games(leg));
        let left: u64 = legs.iter().enumerate().map(left).fold(0, u64::saturating_add);
        // Whoever sees that something is kept may end the run.
        let long = Long::of(left.saturating_mul(forms as u64));
        let mut keeper = portion.keeper();
        keeper.keep(|| run.kept_text())?;
        Ok(Self { run, legs, keeper, long, wrong: None })
    }

    /// The games of a leg that are still to be played.
    pub(super) fn left(&self, leg: usize) -> Range<u64> {
        let Range { start, end } = self.legs[leg];
        start.saturating_add(self.run.counts.games(leg)).min(end)..end
    }

    /// Somebody has stopped it.
    pub(super) fn is_stopped(&self) -> bool {
        self.wrong.is_some() || long::is_stopped()
    }

    /// So many games more were counted; whether to go on.
    pub(super) fn more(&mut self, games: u64, add: impl FnOnce(&mut Counts)) -> ControlFlow<()> {
        add(&mut self.run.counts);
        if let Err(failure) = self.keeper.now_and_then(|| self.run.kept_text()) {
            self.wrong = Some(failure);
            return ControlFlow::Break(());
        }
        self.long.done(games)
    }

    /// It is over, or broken off.
    ///
    /// # Errors
    /// Where it could not be kept.
    pub(super) fn end(mut self, no_time: bool) -> Result<Run, Failure> {
        let mut run = self.run;
        let done = |(leg, games): (usize, &Range<u64>)| run.counts.games(leg) >= games.end - games.start;
        run.broken_off = !self.legs.iter().enumerate().all(done);
        let seconds = self.long.end();
        run.seconds = (!no_time).then_some(seconds);
        match self.wrong {
            Some(failure) => Err(failure),
            None => self.keeper.keep(|| run.kept_text()).map(|()| run),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_one_of_as_many_as_there_are() {
        assert!("3/3".parse::<Shard>().is_ok_and(|Shard(part, parts)| (part, parts) == (3, 3)));
        for wrong in ["0/3", "4/3", "1", "1/0", "1/1000001", "a/b", "-1/2"] {
            assert!(wrong.parse::<Shard>().is_err(), "{wrong}");
        }
    }
}
