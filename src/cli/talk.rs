//! What is said on standard error beside what was asked for: warnings, and with `--verbose` what was used.

use std::io::Write as _;
use std::sync::OnceLock;

use crate::report::human;

/// How much is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Talk {
    /// Only what was asked for, and errors.
    Quiet,
    /// Warnings, and how far long runs are.
    #[default]
    Normal,
    /// Which files, tables and lists were used, and how long it took.
    Verbose,
}

/// Set once, before anything is run.
static TALK: OnceLock<Talk> = OnceLock::new();

impl Talk {
    /// Settles how much is said from now on.
    pub(super) fn settle(self) {
        // A second time would be a mistake of ours, and the first word stands.
        let _ = TALK.set(self);
    }
}

/// How much is said.
pub(super) fn talk() -> Talk {
    TALK.get().copied().unwrap_or_default()
}

/// Says what is worth knowing.
pub(super) fn warn(what: &str) {
    if talk() == Talk::Quiet {
        return;
    }
    let style = anstyle::AnsiColor::Yellow.on_default().bold();
    // Where standard error is closed there is nobody to tell.
    let _ = writeln!(anstream::stderr(), "{style}warning{style:#}: {}", human::printable(what));
}

/// Says what was used, where the user wants to know.
pub(super) fn detail(what: impl FnOnce() -> String) {
    if talk() != Talk::Verbose {
        return;
    }
    let style = anstyle::Style::new().dimmed();
    // Where standard error is closed there is nobody to tell.
    let _ = writeln!(anstream::stderr(), "{style}{}{style:#}", human::printable(&what()));
}
