//! Runs that take a while: a progress bar where somebody looks, and Ctrl-C or a request to end, after which what was done is reported.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

use super::Status;
use super::talk::{Talk, talk};

/// A run is shown as long once it has taken so much time.
pub(super) const LONG: Duration = Duration::from_millis(500);

/// Becomes true at Ctrl-C, once somebody listens for it.
static STOPPED: OnceLock<Arc<AtomicBool>> = OnceLock::new();

/// Somebody has pressed Ctrl-C.
pub(super) fn is_stopped() -> bool {
    STOPPED.get().is_some_and(|stopped| stopped.load(Ordering::Relaxed))
}

/// Listens for Ctrl-C from now on; the second time ends the program at once.
pub(super) fn listen() {
    STOPPED.get_or_init(listening);
}

fn listening() -> Arc<AtomicBool> {
    let stopped = Arc::new(AtomicBool::new(false));
    // What comes first looks at what the other sets. Where one of them cannot be had, Ctrl-C ends the program as it always does.
    // Whoever ends jobs sends the other first.
    for signal in [SIGINT, SIGTERM] {
        let _ = flag::register_conditional_shutdown(signal, Status::Interrupted.code().into(), Arc::clone(&stopped))
            .and_then(|_| flag::register(signal, Arc::clone(&stopped)));
    }
    stopped
}

/// A run under way.
#[derive(Debug)]
pub(super) struct Long {
    bar: ProgressBar,
    begin: Instant,
}

impl Long {
    /// A run of so many games.
    pub(super) fn of(games: u64) -> Self {
        listen();
        let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::hidden());
        if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos} of {len} games, {eta} left") {
            bar.set_style(style);
        }
        Self { bar, begin: Instant::now() }
    }

    /// So many games more are done; whether to go on.
    pub(super) fn done(&self, games: u64) -> ControlFlow<()> {
        if talk() != Talk::Quiet && self.bar.is_hidden() && self.begin.elapsed() > LONG {
            // Nothing is drawn where standard error is no terminal.
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.inc(games);
        if is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// Takes the bar away; the seconds that it took.
    pub(super) fn end(self) -> f64 {
        self.bar.finish_and_clear();
        self.begin.elapsed().as_secs_f64()
    }
}
