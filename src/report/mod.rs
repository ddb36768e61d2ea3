//! Results as text, pages and pictures: one file per output form. Nothing here prints; the command line does.
//!
//! * A file for what each command prints, for people, as JSON, CSV and Markdown, by its name: `deck`, `goldfish`, `matches`, `odds`.
//! * Findings: `human`, `json`, `findings` (CSV), `github`, `sarif`; `excerpt` has the lines of the user around them.
//! * Cards: `card`, `printed`, `skill` in words and `written` as data; `why` and `reread` for whoever works on the grammar.
//! * Games: `record`, `told` move by move, `replayed`; `run`, `parts`, `merged`, `rows` of many.
//! * Pages and pictures: `page`, `page_of_games`, `picture`, `sheet`, `qr`, `colored`.

pub mod arena;
pub mod audit;
pub mod best_of;
pub mod by_play;
pub mod card;
pub mod colored;
pub mod compare;
pub mod coverage;
pub mod deck;
pub mod drawn;
pub mod edited;
mod excerpt;
pub mod faults;
pub mod field;
mod figures;
pub mod findings;
pub mod fixed;
pub mod found;
pub mod github;
pub mod goldfish;
pub mod hands;
pub mod human;
mod impact;
pub mod imported;
pub mod json;
pub mod lists;
pub mod matches;
pub mod merged;
pub mod modelled;
pub mod mulligan;
pub mod odds;
pub mod page;
pub mod page_of_games;
pub mod parts;
pub mod picture;
pub mod printed;
pub mod qr;
pub mod record;
pub mod replayed;
pub mod reread;
pub mod resources;
pub mod rows;
pub mod run;
pub mod sarif;
pub mod scenario;
pub(crate) mod schema;
#[cfg(feature = "pdf")]
pub mod sheet;
pub mod skill;
pub mod suggested;
pub mod survey;
pub mod told;
pub mod what_if;
pub mod why;
mod words;
mod written;

use crate::card::{Card, Section};
use crate::diagnostic::{LineIndex, Place, Severity, Span};
use crate::language::{Lang, Message, say};
use crate::legality::Outcome;

/// A deck that was checked, and the text it came from.
#[derive(Clone, Copy, Debug)]
pub struct Checked<'a> {
    /// The path as the user gave it, with `#17` behind it in a file of many decks; `-` is standard input.
    pub source: &'a str,
    /// The path alone.
    pub path: &'a str,
    /// The whole text of the file.
    pub text: &'a str,
    /// Its lines.
    pub lines: &'a LineIndex,
    /// What was found.
    pub outcome: &'a Outcome<'a>,
    /// The language of whoever reads the report.
    pub lang: Lang,
}

impl Checked<'_> {
    fn place(&self, span: Span) -> Place {
        self.lines.place(self.text, span)
    }

    /// The edition and its list, as the verdict names them.
    fn judged_by(&self) -> String {
        self.outcome.context.terms.told().text(self.lang)
    }

    /// Cards in each section that the edition has or the list uses, in the order lists are written.
    fn counts(&self) -> impl Iterator<Item = (Section, u32)> {
        let context = &self.outcome.context;
        Section::ALL.into_iter().filter_map(|section| {
            let count = context.size(section);
            let known = context.ruleset.section(section).is_some();
            (known || count > 0).then_some((section, count))
        })
    }

    /// How many findings there are of each severity, worst first.
    fn tally(&self) -> [(Severity, usize); 3] {
        [Severity::Error, Severity::Warning, Severity::Note].map(|severity| {
            let findings = self.outcome.findings.iter();
            (severity, findings.filter(|finding| finding.diagnostic.severity == severity).count())
        })
    }

    /// The number of the first leader, or else what the list calls it.
    fn leader(&self) -> Option<String> {
        let resolution = &self.outcome.context.resolution;
        let known = resolution.leader().map(|line| line.entry.card.number.to_string());
        known.or_else(|| {
            let missed = resolution.missed.iter().find(|missed| missed.section() == Section::Leader)?;
            let card = &missed.line.card;
            card.print.as_ref().map(|print| print.number.to_string()).or_else(|| card.name.clone())
        })
    }
}

/// `3 errors`, `1 note`.
pub fn counted(n: usize, severity: Severity) -> Message {
    say!("tally", count = n, severity = word(severity))
}

/// A text with its first letter in upper case.
fn sentence(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// What a part of a deck is called where it stands as a title, of what messages know it by: `Main Deck`.
pub fn title(called: &str, lang: Lang) -> String {
    sentence(&say!("section", section = called).text(lang))
}

/// What a card costs, as tables show it: `6 (RR)`; `6 (2 Light)` where will of an attribute is asked for.
fn cost(card: &Card) -> Option<String> {
    let cost = card.energy?.to_string();
    let mut will: Vec<(&str, usize)> = Vec::new();
    for attribute in &card.will {
        match will.iter_mut().find(|(known, _)| known == attribute) {
            Some((_, icons)) => *icons += 1,
            None => will.push((attribute, 1)),
        }
    }
    let will: Vec<String> = will.into_iter().map(|(attribute, icons)| format!("{icons} {attribute}")).collect();
    Some(if will.is_empty() { cost } else { format!("{cost} ({})", will.join(", ")) })
}

/// The Z-Energy cost of a card as tables show it: `?` where that of a Z-Card is not known.
fn z_energy(card: &Card) -> String {
    if card.lacks_z_energy() { "?".to_owned() } else { card.z_energy.map_or_else(String::new, |cost| cost.to_string()) }
}

/// What a severity is called in data.
pub const fn word(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "note",
    }
}
