//! What is said on standard error beside what was asked for: warnings, and with `--verbose` what was used.

use std::io::{self, BufRead, IsTerminal as _, Write};
use std::sync::OnceLock;

use super::Failure;
use super::out::Out;
use crate::language::{Lang, Message, say};
use crate::report::colored;
use crate::shown;

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

/// Set once, before anything is run.
static LANG: OnceLock<Lang> = OnceLock::new();

/// Settles in which language it is said from now on what is wrong with what was asked for.
pub(super) fn speak(lang: Lang) {
    // As above.
    let _ = LANG.set(lang);
}

/// The language in which it is said what is wrong with what was asked for.
pub(super) fn lang() -> Lang {
    LANG.get().copied().unwrap_or_default()
}

/// How much is said.
pub(super) fn talk() -> Talk {
    TALK.get().copied().unwrap_or_default()
}

/// Standard error, behind the gate that shows what a terminal would obey.
pub(super) fn stderr() -> shown::Terminal<impl Write> {
    shown::Terminal::new(anstream::stderr().lock())
}

/// What is said on standard error, as wide as the terminal that reads it; as it is where there is none.
pub(super) fn laid_out(text: &str) -> String {
    let size = terminal_size::terminal_size_of(io::stderr()).filter(|_| io::stderr().is_terminal());
    size.map_or_else(|| text.to_owned(), |(width, _)| filled(text, usize::from(width.0).max(NARROWEST)))
}

/// Lines that are not wider; what does not fit goes on below, further in. Words and names stay whole.
fn filled(text: &str, width: usize) -> String {
    let line = |line: &str| {
        let indent = " ".repeat(line.len() - line.trim_start().len() + 2);
        let options = textwrap::Options::new(width).subsequent_indent(&indent).break_words(false);
        textwrap::fill(line, options.word_splitter(textwrap::WordSplitter::NoHyphenation))
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// No terminal is laid out for with fewer columns.
const NARROWEST: usize = 40;

/// Columns of the terminal that reads standard output; where there is none, as many as `COLUMNS` says, or as are usual.
pub(super) fn width() -> usize {
    let size = terminal_size::terminal_size_of(io::stdout()).filter(|_| io::stdout().is_terminal());
    let said = || std::env::var("COLUMNS").ok()?.parse().ok();
    size.map(|(width, _)| usize::from(width.0)).or_else(said).map_or(colored::WIDTH, |width| width.max(NARROWEST))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_wide_goes_on_below_and_styles_take_no_room() {
        let text = "\u{1b}[1merror\u{1b}[0m: one two three four five six\n  help: a-name-that-is-not-broken-anywhere-at-all seven";
        let told = "\u{1b}[1merror\u{1b}[0m: one two three four\n  five six\n  help:\n    a-name-that-is-not-broken-anywhere-at-all\n    seven";
        assert_eq!(filled(text, 30), told);
        assert_eq!(filled(text, 200), text);
    }
}
