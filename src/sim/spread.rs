//! Work spread over threads, with the results in order: the same for any number of them.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

/// Games that are played in one go: few enough that stopping is quick, enough that handing them over costs nothing.
pub const BATCH: u64 = 64;

/// Does `work` for the games of a range, batch by batch, on `jobs` threads; `each` is given what came of every batch, in
/// their order, and can break it off. However many games there are, little is kept.
pub fn over<T: Send>(
    games: Range<u64>,
    jobs: usize,
    work: impl Fn(Range<u64>) -> T + Sync,
    mut each: impl FnMut(T) -> ControlFlow<()>,
) {
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let batches = games.end.saturating_sub(games.start).div_ceil(BATCH);
    let thread = |out: &mpsc::SyncSender<(u64, T)>| {
        while !stop.load(Ordering::Relaxed) {
            let at = next.fetch_add(1, Ordering::Relaxed);
            if at >= batches {
                break;
            }
            let begin = games.start + at * BATCH;
            if out.send((at, work(begin..begin.saturating_add(BATCH).min(games.end)))).is_err() {
                break;
            }
        }
    };
    std::thread::scope(|scope| {
        let jobs = jobs.max(1);
        // Whoever is far ahead waits.
        let (out, done) = mpsc::sync_channel(jobs * 2);
        for _ in 0..jobs {
            let out = out.clone();
            let thread = &thread;
            scope.spawn(move || thread(&out));
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
    fn results_come_in_order_from_any_number_of_threads() {
        for jobs in [1, 2, 5] {
            let mut seen = Vec::new();
            over(3..1000, jobs, Iterator::collect::<Vec<u64>>, |games| {
                seen.extend(games);
                ControlFlow::Continue(())
            });
            assert!(seen.into_iter().eq(3..1000));
        }
    }

    #[test]
    fn nothing_is_done_where_there_is_nothing() {
        over(5..5, 3, |_| (), |()| unreachable!("no batch"));
    }

    #[test]
    fn what_is_broken_off_ends() {
        let mut batches = 0;
        over(
            0..u64::MAX,
            2,
            |_| (),
            |()| {
                batches += 1;
                if batches == 10 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        );
        assert_eq!(batches, 10);
    }
}
