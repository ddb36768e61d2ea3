//! A program that is watched: how long it takes, and how much memory.

use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// What it may take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    pub(crate) time: Duration,
    pub(crate) kilobytes: u64,
}

/// How it went.
#[derive(Debug)]
pub(crate) enum Run {
    /// It ended, by itself or by a signal.
    Ended(Option<i32>),
    /// It took too long, and was ended.
    Slow,
    /// It took too many kilobytes, and was ended.
    Large(u64),
}

/// The most memory that it has had so far, in kilobytes, where the system tells.
fn peak(child: &Child) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().trim_end_matches("kB").trim().parse().ok()).unwrap_or(0)
}

/// Runs it to its end, or to that of its limits. What it says is not kept.
pub(crate) fn run(command: &mut Command, limits: Limits) -> Run {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = match quiet.spawn() {
        Ok(child) => child,
        Err(error) => panic!("{command:?}: {error}"),
    };
    let begin = Instant::now();
    let mut pause = Duration::from_millis(1);
    loop {
        if let Some(status) = child.try_wait().expect("it is ours") {
            return Run::Ended(status.code());
        }
        let kilobytes = peak(&child);
        let over = match (kilobytes > limits.kilobytes, begin.elapsed() > limits.time) {
            (true, _) => Some(Run::Large(kilobytes)),
            (_, true) => Some(Run::Slow),
            _ => None,
        };
        if let Some(over) = over {
            // It may have ended by itself meanwhile.
            let _ = child.kill();
            let _ = child.wait();
            return over;
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(10));
    }
}
