//! Lines that are not read, and may be about the card that an edit is about: what is there of it nobody knows.

use super::Subject;
use super::asked::Asked;
use crate::card::{fold, plain};
use crate::catalog::{Entry, Miss};
use crate::cli::Failure;
use crate::diagnostic::{LineIndex, Severity, Span};
use crate::language::say;
use crate::legality::Finding;
use crate::legality::resolve::Missed;

/// Refuses an edit about a card that a line may be about which is not read.
pub(super) fn refuse_unread(subject: &Subject<'_>, asked: &Asked<'_>) -> Result<(), Failure> {
    let Some(place) = about(subject, asked) else { return Ok(()) };
    let is_of = |finding: &&Finding| {
        let diagnostic = &finding.diagnostic;
        diagnostic.severity == Severity::Error
            && diagnostic.span.is_some_and(|span| place.start <= span.start && span.end <= place.end)
    };
    let text = &subject.source.text;
    let line = LineIndex::new(text).place(text, place).line;
    let Some(finding) = subject.outcome.findings.iter().find(is_of) else { return Ok(()) };
    let why = &finding.diagnostic.message;
    let list = subject.name;
    let failure =
        Failure::told(&say!("refused-unread-line", list = list, line = line, card = asked.label(), why = why));
    Err(match &finding.diagnostic.fix {
        Some(fix) => failure.advice(&fix.help),
        None => failure.advice(&say!("refused-see-check", command = subject.again("check").command())),
    })
}

/// The place of the first line that is not read and may be about a card.
fn about(subject: &Subject<'_>, asked: &Asked<'_>) -> Option<Span> {
    let context = &subject.outcome.context;
    let elsewhere = |missed: &Missed<'_>| match (missed.line.section, asked.section) {
        (Some(there), Some(section)) => there != section,
        _ => false,
    };
    let missed = context.resolution.missed.iter().filter(|missed| !elsewhere(missed));
    let missed = missed.filter(|missed| may_be(&missed.miss, asked.entry)).map(|missed| missed.line.places.line());
    let text = &subject.source.text;
    let problems = context.reading.problems.iter().filter_map(|problem| problem.span);
    let whole = |span: Span| if subject.source.decks.notation.by_lines { whole_line(text, span) } else { span };
    let names = |span: &Span| names(span.text(text), asked.entry);
    missed.chain(problems.map(whole).filter(names)).min_by_key(|place| place.start)
}

/// Whether a line that means no card may be meant as this one.
fn may_be(miss: &Miss<'_>, entry: &Entry) -> bool {
    let is_it = |other: &&Entry| other.card.number == entry.card.number;
    match miss {
        Miss::Uncounted(other) | Miss::Apart(other) | Miss::Crowded(Some(other)) => is_it(other),
        Miss::Ambiguous(all) | Miss::Disagree(all) | Miss::Mistyped { near: all, .. } => all.iter().any(is_it),
        // What is only near is meant where nothing else is.
        Miss::UnknownNumber(near) | Miss::UnknownName(near) => near.len() == 1 && near.iter().any(is_it),
        Miss::Crowded(None) => false,
    }
}

/// Whether a text that is no card line has the number of a card, or its whole name of several words.
fn names(text: &str, entry: &Entry) -> bool {
    let said: String = text.chars().filter_map(plain).flat_map(char::to_uppercase).collect();
    let number = entry.card.number.as_str();
    let is_whole = |at: usize| {
        // `4xBT1-006` has its count before it.
        let begins = said[..at].chars().next_back().is_none_or(|before| !before.is_alphabetic() || before == 'X');
        begins && !said[at + number.len()..].starts_with(|behind: char| behind.is_ascii_digit())
    };
    let name = fold(entry.card.name());
    let has_name = || name.contains(' ') && format!(" {} ", fold(text)).contains(&format!(" {name} "));
    said.match_indices(number).any(|(at, _)| is_whole(at)) || has_name()
}

/// The line, or the lines, that a place stands on.
fn whole_line(text: &str, span: Span) -> Span {
    let ends = ['\n', '\r'];
    let start = text[..span.start].rfind(ends).map_or(0, |at| at + 1);
    Span::new(start, text[span.end..].find(ends).map_or(text.len(), |at| span.end + at))
}
