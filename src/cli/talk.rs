//! What is said on standard error beside what was asked for: warnings, and with `--verbose` what was used.

use std::io::{self, BufRead, IsTerminal as _, Write as _};
use std::sync::OnceLock;

use super::Failure;
use super::out::Out;
use crate::language::{Lang, Message, say};
use crate::shown;

pub(super) use super::spoken::{laid_out, lang, speak, stderr, width};

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

/// Hands a list that came through standard input on to whoever reads it next: a program has it byte for byte, a person sees
/// what it holds.
pub(super) fn list(text: &str, out: &mut Out) -> Result<(), Failure> {
    if io::stdout().is_terminal() {
        return out.write_all(text.as_bytes());
    }
    out.flush()?;
    io::stdout().lock().write_all(text.as_bytes()).map_err(Failure::Output)
}

/// The next line of an answer, shown where the user does not see what is typed; nothing at the end.
pub(super) fn answer(lines: &mut dyn BufRead, out: &mut Out, echo: bool) -> Result<Option<String>, Failure> {
    if !echo {
        write!(out, "> ")?;
    }
    out.flush()?;
    let mut line = Vec::new();
    // A line that is longer is no answer, and may be a file given by mistake.
    let read = io::Read::take(&mut *lines, 4096).read_until(b'\n', &mut line);
    if read.map_err(|error| Failure::io("standard input", &error))? == 0 {
        return Ok(None);
    }
    let line = String::from_utf8_lossy(&line).trim().to_owned();
    if echo {
        writeln!(out, "> {}", shown::line(&line))?;
    }
    Ok(Some(line))
}

/// Says what is worth knowing, in the language of whoever reads it.
pub(super) fn warn_of(what: &Message) {
    warn_in(&what.text(lang()), lang());
}

/// As [`warn_of`], for words that are in that language already.
pub(super) fn warn_in(what: &str, lang: Lang) {
    if talk() == Talk::Quiet {
        return;
    }
    let style = anstyle::AnsiColor::Yellow.on_default().bold();
    let warning = say!("severity", severity = "warning").text(lang);
    // Where standard error is closed there is nobody to tell.
    let _ = writeln!(stderr(), "{}", laid_out(&format!("{style}{warning}{style:#}: {}", shown::line(what))));
}

/// Says what was used, where the user wants to know.
pub(super) fn detail(what: impl FnOnce() -> String) {
    if talk() != Talk::Verbose {
        return;
    }
    let style = anstyle::Style::new().dimmed();
    // Where standard error is closed there is nobody to tell.
    let _ = writeln!(stderr(), "{style}{}{style:#}", shown::line(&what()));
}
