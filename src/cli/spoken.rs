//! In which language and in how many columns the program speaks to whoever has called it.

use std::io::{self, IsTerminal as _, Write};
use std::sync::OnceLock;

use crate::language::Lang;
use crate::report::colored;
use crate::shown;

/// Set once, before anything is run.
static LANG: OnceLock<Lang> = OnceLock::new();

/// Settles in which language it is said from now on what is wrong with what was asked for.
pub(super) fn speak(lang: Lang) {
    // A second time would be a mistake of ours, and the first word stands.
    let _ = LANG.set(lang);
}

/// The language in which it is said what is wrong with what was asked for.
pub(super) fn lang() -> Lang {
    LANG.get().copied().unwrap_or_default()
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
