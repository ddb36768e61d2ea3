//! What is wrong with a file that is no deck, a card table or a list of limits, drawn as findings are.

use std::fmt::Write as _;

use annotate_snippets::{Group, Level, Origin};

use super::excerpt::{Excerpt, renderer};
use super::word;
use crate::diagnostic::{Diagnostic, LineIndex, Severity};
use crate::language::{Lang, Message, say};
use crate::shown;

/// So many faults are drawn; the others are counted.
const SHOWN: usize = 20;

/// Longer messages are cut: of what could stand in a place, a few examples are enough.
const LONGEST: usize = 200;

/// The faults of a text, one picture each; many are counted after the first ones.
pub fn human<'a>(source: &str, text: &str, faults: impl IntoIterator<Item = &'a Diagnostic>, lang: Lang) -> String {
    let words = |message: &Message| message.text(lang);
    let note = || Level::NOTE.with_name(say!("severity", severity = word(Severity::Note)).text(lang));
    let lines = LineIndex::new(text);
    let renderer = renderer();
    // In the order of the text; what belongs to no place comes first.
    let mut faults: Vec<&Diagnostic> = faults.into_iter().collect();
    faults.sort_by_key(|fault| fault.span);
    let mut faults = faults.into_iter();
    let mut out = String::new();
    for fault in faults.by_ref().take(SHOWN) {
        let level = match fault.severity {
            Severity::Error => Level::ERROR,
            Severity::Warning => Level::WARNING,
            Severity::Note => Level::NOTE,
        };
        let level = level.with_name(say!("severity", severity = word(fault.severity)).text(lang));
        let title = Group::with_title(level.primary_title(shortened(&words(&fault.message))));
        let excerpt = Excerpt { source, text, lines: &lines, lang };
        let mut group = match fault.span {
            Some(span) => title.elements(excerpt.of(span, &fault.related)),
            None => title.element(Origin::path(shown::line(source))),
        };
        for said in &fault.notes {
            group = group.element(note().message(words(said)));
        }
        if let Some(fix) = &fault.fix {
            group = group.element(Level::HELP.with_name(say!("help").text(lang)).message(words(&fix.help)));
        }
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{}\n", renderer.render(&[group]));
    }
    let more = faults.count();
    if more > 0 {
        let _ = writeln!(out, "{}\n", say!("more-faults", faults = more).text(lang));
    }
    out
}

/// A message up to the last word that fits.
fn shortened(message: &str) -> String {
    if message.len() <= LONGEST {
        return message.to_owned();
    }
    let fits = &message[..message.floor_char_boundary(LONGEST)];
    let words = fits.rsplit_once(' ').map_or(fits, |(words, _)| words);
    format!("{} …", words.trim_end_matches([',', ' ']))
}
