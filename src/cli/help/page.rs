//! A page of help: paragraphs and tables, laid out for a terminal, or as a manual page.

use std::fmt::Write as _;

use anstyle::Style;
use clap_mangen::roff::{Roff, roman};

/// Columns of a terminal that nobody has widened; lines are no longer on any.
const WIDTH: usize = 80;
/// Words longer than this stand on a line of their own.
const LONGEST: usize = 22;

/// What stands on it, from the top.
#[derive(Debug, Default)]
pub(in crate::cli) struct Page(Vec<Part>);

#[derive(Debug)]
enum Part {
    Title(String),
    Text(String),
    Rows(Vec<(String, String)>),
    Lines(String),
}

impl Page {
    /// A paragraph.
    pub(super) fn text(mut self, text: impl Into<String>) -> Self {
        self.0.push(Part::Text(text.into()));
        self
    }

    /// What stands above what follows.
    pub(super) fn title(mut self, title: impl Into<String>) -> Self {
        self.0.push(Part::Title(title.into()));
        self
    }

    /// Words, each with what it means.
    pub(super) fn rows<A: Into<String>, B: Into<String>>(mut self, rows: impl IntoIterator<Item = (A, B)>) -> Self {
        self.0.push(Part::Rows(rows.into_iter().map(|(word, means)| (word.into(), means.into())).collect()));
        self
    }

    /// Lines that stay as they are: examples.
    pub(super) fn lines(mut self, lines: &str) -> Self {
        self.0.push(Part::Lines(lines.to_owned()));
        self
    }

    /// The page on a terminal of so many columns, below a first line.
    pub(super) fn human(&self, first: &str, columns: usize) -> String {
        let columns = columns.min(WIDTH);
        let bold = Style::new().bold();
        let mut out = format!("{bold}{first}{bold:#}\n");
        let mut after_title = false;
        for part in &self.0 {
            if !after_title {
                out.push('\n');
            }
            after_title = matches!(part, Part::Title(_));
            // Writing to a string cannot fail.
            let _ = match part {
                Part::Title(title) => writeln!(out, "{bold}{title}:{bold:#}"),
                Part::Text(text) => writeln!(out, "{}", textwrap::fill(text, plain(columns))),
                Part::Rows(rows) => write!(out, "{}", beside_within(rows, columns)),
                Part::Lines(lines) => lines.lines().try_for_each(|line| writeln!(out, "  {line}")),
            };
        }
        out
    }

    /// The page as a manual page; tables and lines stay as they are laid out.
    pub(super) fn manual(&self, name: &str, about: &str) -> Vec<u8> {
        let mut roff = Roff::new();
        roff.control("TH", [name, "1"]).control("SH", ["NAME"]).text([roman(format!("{name} - {about}"))]);
        roff.control("SH", ["DESCRIPTION"]);
        for part in &self.0 {
            let laid_out = match part {
                Part::Title(title) => {
                    roff.control("SS", [title.as_str()]);
                    continue;
                }
                Part::Text(text) => {
                    roff.control("PP", []).text([roman(text.as_str())]);
                    continue;
                }
                Part::Rows(rows) => beside(rows),
                Part::Lines(lines) => lines.clone(),
            };
            roff.control("PP", []).control("nf", []);
            laid_out.lines().for_each(|line| {
                roff.text([roman(line)]);
            });
            roff.control("fi", []);
        }
        roff.render().into_bytes()
    }
}

/// Words are broken at blanks alone.
fn plain<'o>(width: usize) -> textwrap::Options<'o> {
    textwrap::Options::new(width).break_words(false).word_splitter(textwrap::WordSplitter::NoHyphenation)
}

/// Words, and what each means beside it.
pub(in crate::cli) fn beside(rows: &[(String, String)]) -> String {
    beside_within(rows, WIDTH)
}

fn beside_within(rows: &[(String, String)], columns: usize) -> String {
    // What the words mean has more room than they.
    let longest = LONGEST.min(columns / 3);
    let fitting = rows.iter().map(|(word, _)| word.chars().count()).filter(|width| *width <= longest);
    let width = fitting.max().unwrap_or(longest);
    let indent = " ".repeat(width + 4);
    let mut out = String::new();
    for (word, means) in rows {
        let alone = word.chars().count() > width && !means.is_empty();
        let first = if alone { indent.clone() } else { format!("  {word:width$}  ") };
        if alone {
            out.extend(["  ", word, "\n"]);
        }
        let options = plain(columns).initial_indent(&first).subsequent_indent(&indent);
        out.push_str(textwrap::fill(means, options).trim_end());
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_that_is_too_long_stands_above_what_it_means() {
        let rows = [("a", "one"), ("a-word-that-is-much-longer", "two"), ("bcd", "three")];
        let rows = rows.map(|(word, means)| (word.to_owned(), means.to_owned()));
        assert_eq!(beside(&rows), "  a    one\n  a-word-that-is-much-longer\n       two\n  bcd  three\n");
    }

    #[test]
    fn a_page_fits_a_narrow_terminal_and_is_no_wider_on_a_wide_one() {
        let words = "what stands here is longer than a line of any terminal, so that it goes on below, and below that";
        let page =
            Page::default().text(words).rows([("a", words), ("a-longer-word", words), ("too-long-a-word", words)]);
        for (columns, widest) in [(40, 40), (80, 80), (200, 80)] {
            let lines = anstream::adapter::strip_str(&page.human("x: y", columns)).to_string();
            let width = lines.lines().map(|line| line.chars().count()).max();
            assert!(width.is_some_and(|width| width <= widest && width > widest - 12), "{lines}");
        }
    }

    #[test]
    fn no_line_of_a_manual_page_is_taken_for_a_request() {
        let page = Page::default().lines(".TH is a request\n'so is this").text("a \\backslash");
        let manual = String::from_utf8(page.manual("scouter-help-x", "x")).expect("text");
        let requests: Vec<&str> = manual.lines().filter(|line| line.starts_with(['.', '\''])).collect();
        assert!(requests.iter().all(|line| !line.contains("request") && !line.contains("so is")), "{manual}");
    }
}
