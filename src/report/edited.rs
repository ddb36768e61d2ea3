//! What an edit has done to a list: the lines that came and went, and what checking it says now.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use schemars::{JsonSchema, Schema};
use serde::Serialize;
use similar::algorithms::{Capture, Compact, Replace, myers};
use similar::{Change, ChangeTag, DiffOp, group_diff_ops};

use super::json::{self, Counts, Found, JudgedBy};
use super::{Checked, figures, human, schema, word as word_of};
use crate::diagnostic::{LineIndex, Place, Span, lines};
use crate::language::{Lang, say};
use crate::legality::{Finding, Verdict};
use crate::shown;

/// A list before and after an edit.
#[derive(Clone, Copy, Debug)]
pub struct Edited<'a> {
    /// What was done, in words: `add 4 BT1-006 Scheming Champa`.
    pub done: &'a str,
    /// The list as it was, if there was one.
    pub before: Option<Checked<'a>>,
    /// The list as it is now.
    pub after: Checked<'a>,
    /// It has been written, not just tried.
    pub written: bool,
}

impl<'a> Edited<'a> {
    fn old(&self) -> &'a str {
        self.before.map_or("", |before| before.text)
    }

    /// What checking finds now that it did not find before.
    fn came(&self) -> Vec<&'a Finding> {
        let before = self.before.map_or(&[][..], |before| before.outcome.findings.as_slice());
        let after = self.after.outcome.findings.iter();
        after.filter(|finding| !before.iter().any(|other| says_same(finding, other))).collect()
    }

    /// What checking finds no more, in these words or others.
    fn gone(&self) -> Vec<&'a Finding> {
        let before = self.before.map_or(&[][..], |before| before.outcome.findings.as_slice());
        let after = &self.after.outcome.findings;
        let is_there = |finding: &Finding| {
            let about_same = |other: &&Finding| other.check.code == finding.check.code && other.cards == finding.cards;
            after.iter().any(|other| says_same(finding, other)) || self.came().iter().any(about_same)
        };
        before.iter().filter(|finding| !is_there(finding)).collect()
    }
}

pub(super) fn says_same(one: &Finding, other: &Finding) -> bool {
    (one.check.code, &one.diagnostic.message) == (other.check.code, &other.diagnostic.message)
}

/// More findings that came or went than this are counted, not listed.
const SHOWN: usize = 5;

/// The lines that changed, then what checking finds now and no more, then the verdict.
pub fn human(edited: &Edited<'_>) -> String {
    let mut out = diff(edited.old(), edited.after.text);
    if out.is_empty() {
        // Writing to a string cannot fail.
        let nothing = say!("edit-nothing", deck = edited.after.source);
        let _ = writeln!(out, "{}", nothing.text(edited.after.lang));
    }
    let lang = edited.after.lang;
    let words = [say!("edit-now"), say!("edit-gone")].map(|word| word.text(lang));
    let width = words.iter().map(|word| word.chars().count()).max().unwrap_or(0);
    let [now, gone] = words.map(|word| format!("{word:width$}"));
    out += &findings(&now, AnsiColor::Red, &edited.came(), lang);
    out += &findings(&gone, AnsiColor::Green, &edited.gone(), lang);
    out + &human::verdict(&edited.after)
}

fn findings(word: &str, color: AnsiColor, findings: &[&Finding], lang: Lang) -> String {
    let style = color.on_default();
    let indent = " ".repeat(word.chars().count() + 2);
    let mut out = String::new();
    for finding in findings.iter().take(SHOWN) {
        let diagnostic = &finding.diagnostic;
        let severity = say!("severity", severity = word_of(diagnostic.severity));
        let message = &diagnostic.message;
        let said = say!("edit-finding", severity = severity, code = finding.check.code, message = message);
        let text = said.text(lang);
        let options = textwrap::Options::new(WIDTH - indent.len()).subsequent_indent(&indent);
        let _ =
            writeln!(out, "{style}{word}{style:#}  {}", textwrap::wrap(&text, figures::at_blanks(options)).join("\n"));
    }
    if findings.len() > SHOWN {
        let _ =
            writeln!(out, "{style}{word}{style:#}  {}", say!("edit-more", more = findings.len() - SHOWN).text(lang));
    }
    out
}

/// Widest line.
const WIDTH: usize = 80;
/// Before each line of the list: its sign and its number.
const MARGIN: usize = 8;
/// Characters that are shown before the first that changed, in a line that is too long.
const AROUND: usize = 24;

/// The lines that came and went, with one line around them; numbers are those of the old text for a line that went, else
/// of the new.
pub(super) fn diff(old: &str, new: &str) -> String {
    let (old, new): (Vec<&str>, Vec<&str>) = (bodies(old).collect(), bodies(new).collect());
    let mut out = String::new();
    for (at, group) in group_diff_ops(differences(&old, &new), 1).iter().enumerate() {
        if at > 0 {
            out.push_str("     ⋮\n");
        }
        for op in group {
            for change in op.iter_changes(old.as_slice(), new.as_slice()) {
                let (sign, style, number) = match change.tag() {
                    ChangeTag::Delete => ('-', AnsiColor::Red.on_default(), change.old_index()),
                    ChangeTag::Insert => ('+', AnsiColor::Green.on_default(), change.new_index()),
                    ChangeTag::Equal => (' ', Style::new(), change.new_index()),
                };
                let number = number.map_or(0, |number| number + 1);
                let from = if change.tag() == ChangeTag::Equal { 0 } else { changed_at(op, &old, &new, &change) };
                let line = shortened(change.value(), from);
                let gap = if line.is_empty() { "" } else { "  " };
                let _ = writeln!(out, "{style}{sign}{number:>5}{gap}{line}{style:#}");
            }
        }
    }
    out
}

/// Which lines came and went. The way is named here: a diff that is told it at run time brings every other along.
fn differences(old: &[&str], new: &[&str]) -> Vec<DiffOp> {
    let mut found = Compact::new(Replace::new(Capture::new()), old, new);
    let Ok(()) = myers::diff(&mut found, old, 0..old.len(), new, 0..new.len());
    found.into_inner().into_inner().into_ops()
}

fn bodies(text: &str) -> impl Iterator<Item = &str> {
    lines::with_ends(text).map(lines::without_end)
}

/// The first character that differs between a line and the one in its place.
fn changed_at(op: &DiffOp, old: &[&str], new: &[&str], change: &Change<&str>) -> usize {
    let (from, to) = (op.old_range(), op.new_range());
    let at = change.old_index().map(|at| at - from.start).or(change.new_index().map(|at| at - to.start)).unwrap_or(0);
    let pair = old[from].get(at).zip(new[to].get(at));
    pair.map_or(0, |(old, new)| old.chars().zip(new.chars()).take_while(|(old, new)| old == new).count())
}

/// A line as far as it fits, from a little before a character on.
pub(super) fn shortened(line: &str, at: usize) -> String {
    let width = WIDTH - MARGIN;
    let length = line.chars().count();
    if length <= width {
        return shown::line(line).into_owned();
    }
    // A sign on either side says that more is there.
    let width = width - 2;
    let start = at.saturating_sub(AROUND).min(length - width);
    let part: String = line.chars().skip(start).take(width).collect();
    let (before, behind) = (if start > 0 { "…" } else { "" }, if start + width < length { "…" } else { "" });
    format!("{before}{}{behind}", shown::line(&part))
}

/// What an edit has done.
#[derive(Serialize, JsonSchema)]
struct Json<'a> {
    /// The list.
    deck: &'a str,
    /// What was done, in words.
    done: &'a str,
    /// It has been written, not just tried.
    written: bool,
    /// The changes of the text, with places in the text before.
    edits: Vec<json::Edit<'a>>,
    /// The edition it is checked by.
    ruleset: &'a str,
    #[serde(flatten)]
    judged: JudgedBy<'a>,
    /// What checking says now.
    verdict: Verdict,
    /// Cards by section, without the leader.
    counts: Counts,
    /// What is found now and was not before.
    now: Vec<Found<'a>>,
    /// What is found no more.
    gone: Vec<Found<'a>>,
}

/// What the object looks like.
pub fn schema() -> Schema {
    schema::of::<Json<'_>>()
}

/// The same for programs. The places of the edits are those of the text before.
pub fn json(edited: &Edited<'_>) -> String {
    let before = edited.before.unwrap_or(edited.after);
    let json = Json {
        deck: edited.after.source,
        done: edited.done,
        written: edited.written,
        edits: edits(edited.old(), edited.after.text),
        ruleset: &edited.after.outcome.context.ruleset.id,
        judged: edited.after.outcome.context.terms.into(),
        verdict: edited.after.outcome.verdict,
        counts: Counts::of(&edited.after),
        now: edited.came().into_iter().map(|finding| json::found(&edited.after, finding)).collect(),
        gone: edited.gone().into_iter().map(|finding| json::found(&before, finding)).collect(),
    };
    // Strings, numbers and lists always serialise.
    shown::json(&json) + "\n"
}

/// The edits that make one text of the other: of each run of lines that changed, the part that did.
pub(super) fn edits<'t>(old: &str, new: &'t str) -> Vec<json::Edit<'t>> {
    let index = LineIndex::new(old);
    let (old_lines, new_lines): (Vec<&str>, Vec<&str>) =
        (lines::with_ends(old).collect(), lines::with_ends(new).collect());
    let start = |lines: &[&str], at: usize| lines[..at].iter().map(|line| line.len()).sum::<usize>();
    let ops = differences(&old_lines, &new_lines);
    let changed = ops.iter().filter(|op| !matches!(op, DiffOp::Equal { .. }));
    changed
        .map(|op| {
            let (from, to) = (op.old_range(), op.new_range());
            let from = Span::new(start(&old_lines, from.start), start(&old_lines, from.end));
            let to = Span::new(start(&new_lines, to.start), start(&new_lines, to.end));
            let (span, text) = trimmed((old, from), (new, to));
            let place: Place = index.place(old, span);
            json::Edit { span: place, text: text.text(new) }
        })
        .collect()
}

/// Two parts of texts without what they begin and end with alike.
fn trimmed((old, from): (&str, Span), (new, to): (&str, Span)) -> (Span, Span) {
    let (a, b) = (from.text(old), to.text(new));
    let begin: usize = a.chars().zip(b.chars()).take_while(|(a, b)| a == b).map(|(a, _)| a.len_utf8()).sum();
    let (a, b) = (&a[begin..], &b[begin..]);
    let end: usize = a.chars().rev().zip(b.chars().rev()).take_while(|(a, b)| a == b).map(|(a, _)| a.len_utf8()).sum();
    (Span::new(from.start + begin, from.end - end), Span::new(to.start + begin, to.end - end))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(old: &str, new: &str) -> String {
        anstream::adapter::strip_str(&diff(old, new)).to_string()
    }

    #[test]
    fn lines_are_shown_with_their_signs_and_numbers() {
        let shown = plain("a\nb\nc\nd\ne\nf\n", "a\nB\nc\nd\ne\nf\ng");
        assert_eq!(shown, "     1  a\n-    2  b\n+    2  B\n     3  c\n     ⋮\n     6  f\n+    7  g\n");
        assert_eq!(plain("a\r\nb", "a\r\nb\r\nc"), "     2  b\n+    3  c\n");
    }

    #[test]
    fn a_long_line_is_shown_where_it_changed() {
        let old = format!("{}4{}", "x".repeat(300), "y".repeat(300));
        let shown = plain(&old, &old.replace('4', "3"));
        for (line, sign) in shown.lines().zip(['4', '3']) {
            assert!(line.chars().count() <= WIDTH && line.contains(&format!("x{sign}y")), "{shown}");
        }
    }

    #[test]
    fn what_a_terminal_would_obey_is_not_shown() {
        assert_eq!(plain("", "\u{1b}[31m"), "+    1  <U+001B>[31m\n");
    }

    #[test]
    fn edits_are_as_small_as_the_change() {
        let edits = edits("a\n4 é x\nb\n", "a\n3 é x\nb\nc\n");
        let says: Vec<_> =
            edits.iter().map(|edit| (edit.span.line, edit.span.column, edit.span.length, edit.text)).collect();
        assert_eq!(says, [(2, 1, 1, "3"), (4, 1, 0, "c\n")]);
    }
}
