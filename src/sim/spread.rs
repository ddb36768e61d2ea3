//! Work spread over threads, with the results in order: the same for any number of them.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

/// Games that are played in one go: few enough that stopping is quick, enough that handing them over costs nothing.
pub const BATCH: u64 = 64;

/// How many threads work, and who is told where the system gives fewer.
#[derive(Clone, Copy, Debug)]
pub struct Jobs {
    /// Threads that are wanted; one at least.
    pub wanted: usize,
    /// Is given the number of threads that there are, where that is fewer.
    pub fewer: fn(usize),
}

/// So many threads, whoever gets fewer.
impl From<usize> for Jobs {
    fn from(wanted: usize) -> Self {
        Self { wanted, fewer: |_| () }
    }
}

/// Does `work` for the games of a range, batch by batch, on some threads; `each` is given what came of every batch, in
/// their order, and can break it off. However many games there are, little is kept. Where no thread can be had, the one
/// that calls does it all.
pub fn over<T: Send>(
    games: Range<u64>,
    jobs: Jobs,
    work: impl Fn(Range<u64>) -> T + Sync,
    mut each: impl FnMut(T) -> ControlFlow<()>,
) {
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let batches = games.end.saturating_sub(games.start).div_ceil(BATCH);
    let take = || {
        let at = next.fetch_add(1, Ordering::Relaxed);
        if at >= batches || stop.load(Ordering::Relaxed) {
            return None;
        }
        let begin = games.start + at * BATCH;
        Some((at, work(begin..begin.saturating_add(BATCH).min(games.end))))
    };
    std::thread::scope(|scope| {
        let wanted = jobs.wanted.clamp(1, usize::try_from(batches).unwrap_or(usize::MAX).max(1));
        // Whoever is far ahead waits.
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
            while take().is_some_and(|(_, result)| each(result).is_continue()) {}
            return;
        }
        drop(out);
        let mut early = BTreeMap::new();
        let mut at = 0;
        for (place, result) in done {
            early.insert(place, result);
            while let Some(result) = early.remove(&at) {
                at += 1;
                if each(result).is_break() {
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
        let jobs = Jobs { wanted: usize::MAX, fewer: never };
        over(
            0..2 * BATCH + 1,
            jobs,
            |games| games.end - games.start,
            |batch| {
                games += batch;
                ControlFlow::Continue(())
            },
        );
        assert_eq!(games, 2 * BATCH + 1);
    }

    #[test]
    fn results_come_in_order_from_any_number_of_threads() {
        for jobs in [1, 2, 5] {
            let mut seen = Vec::new();
            over(3..1000, jobs.into(), Iterator::collect::<Vec<u64>>, |games| {
                seen.extend(games);
                ControlFlow::Continue(())
            });
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
            |_| (),
            |()| {
                batches += 1;
                if batches == 10 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        );
        assert_eq!(batches, 10);
    }
}
