//! Work spread over threads, with the results in order: the same for any number of them.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

/// Games that are played in one go at most: handing over so many costs nothing.
pub const BATCH: u64 = 64;

/// Batches that each thread has at least, where there are games enough: whoever is through with its own takes another's.
const BATCHES_EACH: u64 = 4;

/// How many threads work, who is told where the system gives fewer, and what stops them.
#[derive(Clone, Copy, Debug)]
pub struct Jobs {
    /// Threads that are wanted; one at least.
    pub wanted: usize,
    /// Is given the number of threads that there are, where that is fewer.
    pub fewer: fn(usize),
    /// Whether somebody has stopped the run: asked between any two pairs of games.
    pub stopped: fn() -> bool,
}

/// So many threads, whoever gets fewer, and nobody stops them.
impl From<usize> for Jobs {
    fn from(wanted: usize) -> Self {
        Self { wanted, fewer: |_| (), stopped: || false }
    }
}

/// The games of a batch, one after the other; where somebody stops the run, whole pairs of them.
struct Games<'a, F> {
    all: Range<u64>,
    next: u64,
    is_stopped: &'a F,
}

impl<F: Fn() -> bool> Iterator for Games<'_, F> {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        let begun = self.next - self.all.start;
        let goes_on = self.next < self.all.end && (begun == 0 || !begun.is_multiple_of(2) || !(self.is_stopped)());
        goes_on.then(|| {
            self.next += 1;
            self.next - 1
        })
    }
}

/// Games of a batch: a few for each thread, and whole pairs.
fn batch_of(games: u64, threads: usize) -> u64 {
    let share = games / (BATCHES_EACH.saturating_mul(threads as u64)).max(1);
    share.clamp(2, BATCH) / 2 * 2
}

/// Does `work` for the games of a range, batch by batch, on some threads; `each` is given what came of every batch, in
/// their order, and can break it off. How many games a batch has depends on the threads, so what comes of two of them has to
/// add up to what comes of one. Of a run that is stopped, `each` is given what came of the games up to there, one pair at
/// least. What is done before its turn is kept. Where no thread can be had, the one that calls does it all.
pub fn over<T: Send>(
    games: Range<u64>,
    jobs: Jobs,
    work: impl Fn(&mut dyn Iterator<Item = u64>) -> T + Sync,
    mut each: impl FnMut(T) -> ControlFlow<()>,
) {
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let count = games.end.saturating_sub(games.start);
    let batch = batch_of(count, jobs.wanted);
    let batches = count.div_ceil(batch);
    let is_stopped = || stop.load(Ordering::Relaxed) || (jobs.stopped)();
    let take = || {
        let at = next.fetch_add(1, Ordering::Relaxed);
        if at >= batches || (at > 0 && is_stopped()) {
            return None;
        }
        let begin = games.start + at * batch;
        let all = begin..begin.saturating_add(batch).min(games.end);
        let mut games = Games { next: all.start, all, is_stopped: &is_stopped };
        let result = work(&mut games);
        Some((at, result, games.next == games.all.end))
    };
    // Behind a batch that was not played to its end there is nothing more to count.
    let mut goes_on = |result, is_whole| each(result).is_continue() && is_whole;
    std::thread::scope(|scope| {
        let wanted = jobs.wanted.clamp(1, usize::try_from(batches).unwrap_or(usize::MAX).max(1));
        // Results are not made faster than they are taken.
        let (out, done) = mpsc::sync_channel(wanted * 2);
        let start = |_: &usize| {
            let (out, take) = (out.clone(), &take);
            let thread = move || while take().is_some_and(|result| out.send(result).is_ok()) {};
            std::thread::Builder::new().spawn_scoped(scope, thread).is_ok()
        };
        let started = (0..wanted).take_while(start).count();
        if started < wanted {
            (jobs.fewer)(started.max(1));
        }
        if started == 0 {
            while take().is_some_and(|(_, result, is_whole)| goes_on(result, is_whole)) {}
            return;
        }
        drop(out);
        let mut early = BTreeMap::new();
        let mut at = 0;
        for (place, result, is_whole) in done {
            early.insert(place, (result, is_whole));
            while let Some((result, is_whole)) = early.remove(&at) {
                at += 1;
                if !goes_on(result, is_whole) {
                    stop.store(true, Ordering::Relaxed);
                    return;
                }
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_threads_are_started_than_there_are_batches() {
        let never = |threads| unreachable!("{threads} threads");
        let mut games = 0;
        let jobs = Jobs { wanted: usize::MAX, fewer: never, stopped: || false };
        over(
            0..9,
            jobs,
            |games| games.count(),
            |batch| {
                games += batch;
                ControlFlow::Continue(())
            },
        );
        assert_eq!(games, 9);
    }

    #[test]
    fn results_come_in_order_from_any_number_of_threads() {
        for jobs in [1, 2, 5] {
            let mut seen = Vec::new();
            over(
                3..1000,
                jobs.into(),
                |games| games.collect::<Vec<_>>(),
                |games| {
                    seen.extend(games);
                    ControlFlow::Continue(())
                },
            );
            assert!(seen.into_iter().eq(3..1000));
        }
    }

    #[test]
    fn nothing_is_done_where_there_is_nothing() {
        over(5..5, 3.into(), |_| (), |()| unreachable!("no batch"));
    }

    #[test]
    fn what_is_broken_off_ends() {
        let mut batches = 0;
        over(
            0..u64::MAX,
            2.into(),
            |games| games.for_each(drop),
            |()| {
                batches += 1;
                if batches == 10 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        );
        assert_eq!(batches, 10);
    }

    #[test]
    fn few_games_are_for_every_thread_and_pairs_stay_together() {
        for (games, threads, batch) in [(64, 2, 8), (64, 1, 16), (10, 8, 2), (0, 1, 2), (7, 1, 2), (100_000, 2, BATCH)]
        {
            assert_eq!(batch_of(games, threads), batch, "{games} games, {threads} threads");
        }
        assert!((0..2000).all(|games| batch_of(games, 3).is_multiple_of(2)));
    }

    #[test]
    fn a_run_that_is_stopped_ends_within_a_batch_with_whole_pairs_that_were_played() {
        static PLAYED: AtomicU64 = AtomicU64::new(0);
        for threads in [1, 3] {
            PLAYED.store(0, Ordering::Relaxed);
            let stopped = || PLAYED.load(Ordering::Relaxed) >= 21;
            let jobs = Jobs { stopped, ..Jobs::from(threads) };
            let play = |games: &mut dyn Iterator<Item = u64>| {
                games
                    .inspect(|_| {
                        PLAYED.fetch_add(1, Ordering::Relaxed);
                    })
                    .collect::<Vec<_>>()
            };
            let mut seen = Vec::new();
            over(0..100_000, jobs, play, |games| {
                seen.extend(games);
                ControlFlow::Continue(())
            });
            let played = seen.len() as u64;
            assert!((2..=22 + 2 * threads as u64).contains(&played) && played.is_multiple_of(2), "{seen:?}");
            assert!(seen.into_iter().eq(0..played));
        }
    }
}
