//! A bar for what is on its way.

use std::time::Instant;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::cli::long::LONG;

/// A download under way: a bar where somebody looks.
#[derive(Debug)]
pub(super) struct Arriving {
    bar: ProgressBar,
    begin: Instant,
}

impl Arriving {
    /// A download of so many bytes, if that is known.
    pub(super) fn of(bytes: Option<u64>) -> Self {
        let bar = ProgressBar::with_draw_target(bytes, ProgressDrawTarget::hidden());
        let form = if bytes.is_some() { "{wide_bar} {bytes} of {total_bytes}" } else { "{spinner} {bytes}" };
        if let Ok(style) = ProgressStyle::with_template(form) {
            bar.set_style(style);
        }
        Self { bar, begin: Instant::now() }
    }

    /// So many bytes have come.
    pub(super) fn so_far(&self, bytes: u64) {
        if self.bar.is_hidden() && self.begin.elapsed() > LONG {
            // Nothing is drawn where standard error is no terminal.
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.set_position(bytes);
    }
}

impl Drop for Arriving {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
