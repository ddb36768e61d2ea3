//! What an import understood, what is new, what it changes; and which tables there are.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use serde::Serialize;

use super::figures::{columns, counted};
use super::human::printable;
use crate::card::CardNumber;
use crate::catalog::changes::Change;
use crate::catalog::coverage::Counts;

/// Columns of a terminal.
const WIDTH: usize = 80;
/// So many changed cards are shown; the others are counted by what changes.
const SHOWN: usize = 10;

/// A table, compared with what was known before.
#[derive(Debug)]
pub struct Import<'a> {
    /// What it comes from, as the user wrote it.
    pub source: &'a str,
    /// Its cards and lines, and how many of them are understood.
    pub counts: Counts,
    /// Cards that nobody knew.
    pub new: usize,
    /// Cards that were known otherwise.
    pub changed: &'a [Changed],
    /// Cards that the table of the same name had and this one has not.
    pub gone: &'a [CardNumber],
    /// Faults of other cards, which are left out.
    pub faults: usize,
    /// Columns that mean nothing here.
    pub unused: &'a BTreeSet<String>,
    /// There are words of skills in it, or skills in our notation.
    pub has_skills: bool,
}

/// A card that was known otherwise.
#[derive(Clone, Debug)]
pub struct Changed {
    /// The card.
    pub number: CardNumber,
    /// Its name in the table that is imported.
    pub name: String,
    /// What differs.
    pub changes: Vec<Change>,
}

/// What there is to say of an import, in a few lines.
pub fn human(import: &Import<'_>) -> String {
    let Counts { cards, lines } = import.counts;
    let known = cards.total.saturating_sub((import.new + import.changed.len()) as u64);
    let counts = [(import.new as u64, "new"), (import.changed.len() as u64, "changed"), (known, "as known")];
    let counts: Vec<String> = counts.iter().filter(|(n, _)| *n > 0).map(|(n, what)| format!("{n} {what}")).collect();
    let (sound, left_out) = match import.faults {
        0 => ("", String::new()),
        n => ("sound ", format!("; {}", counted(n as u64, "fault"))),
    };
    let cards_told = counted(cards.total, &format!("{sound}card"));
    let mut out = format!("{}: {cards_told} ({}){left_out}\n", printable(import.source), counts.join(", "));
    let mut tell = |what: &str, words: &str| {
        let options = textwrap::Options::new(WIDTH).initial_indent("  ").subsequent_indent("    ");
        let text = printable(&format!("{what}: {words}"));
        for line in textwrap::wrap(&text, options) {
            // Writing to a string cannot fail.
            let _ = writeln!(out, "{line}");
        }
    };
    if import.has_skills {
        let words = format!(
            "{} of {} read; {} of {} known whole",
            lines.read,
            counted(lines.total, "line"),
            cards.modelled,
            counted(cards.total, "card")
        );
        tell("skills", &words);
    } else {
        tell("skills", "the table has none, so its cards are taken to have none");
    }
    for Changed { number, name, changes } in import.changed.iter().take(SHOWN) {
        let changes: Vec<String> = changes.iter().map(said).collect();
        tell("changed", &format!("{number} {name}: {}", changes.join("; ")));
    }
    let more = import.changed.get(SHOWN..).unwrap_or_default();
    if !more.is_empty() {
        tell("changed", &format!("{} more ({})", more.len(), by_fact(more)));
    }
    if !import.gone.is_empty() {
        let shown: Vec<&str> = import.gone.iter().take(SHOWN).map(CardNumber::as_str).collect();
        let more = import.gone.len() - shown.len();
        let more = if more > 0 { format!(" and {more} more") } else { String::new() };
        tell("no longer in this table", &(shown.join(", ") + &more));
    }
    if !import.unused.is_empty() {
        let shown: Vec<String> = import.unused.iter().take(SHOWN).map(|name| format!("`{name}`")).collect();
        let more = if import.unused.len() > SHOWN { ", …" } else { "" };
        tell("not used", &(shown.join(", ") + more));
    }
    out
}

/// `power 10000 → 15000`.
fn said(change: &Change) -> String {
    match &change.values {
        Some((before, after)) => format!("{} {before} → {after}", change.fact),
        None => change.fact.to_owned(),
    }
}

/// `skills 45, power 3`: how many cards change in which fact, most first.
fn by_fact(changed: &[Changed]) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for change in changed.iter().flat_map(|card| &card.changes) {
        *counts.entry(change.fact).or_default() += 1;
    }
    let mut counts: Vec<(&str, usize)> = counts.into_iter().collect();
    counts.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
    counts.iter().map(|(fact, n)| format!("{fact} {n}")).collect::<Vec<_>>().join(", ")
}

/// A table that commands know.
#[derive(Clone, Debug, Serialize)]
pub struct Table {
    /// What the user calls it.
    pub name: String,
    /// How many cards it has; `None` where it cannot be read.
    pub cards: Option<usize>,
    /// The day of the import.
    pub imported: Option<String>,
    /// Where it came from.
    pub source: String,
}

/// The tables, the topmost first.
pub fn tables(tables: &[Table]) -> String {
    let mut rows = vec![["table", "cards", "imported", "from"].map(str::to_owned)];
    rows.extend(tables.iter().map(|table| {
        let cards = table.cards.map_or_else(|| "damaged".to_owned(), |cards| cards.to_string());
        [table.name.clone(), cards, table.imported.clone().unwrap_or_default(), table.source.clone()]
    }));
    columns(&rows, &[1])
}

/// The tables as JSON: `{"tables":[{"name":…,"cards":…,"imported":…,"source":…}]}`, the topmost first.
pub fn tables_json(tables: &[Table]) -> String {
    // Strings and numbers always serialise.
    serde_json::to_string(&serde_json::json!({ "tables": tables })).unwrap_or_default() + "\n"
}
