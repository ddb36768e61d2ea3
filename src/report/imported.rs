//! What an import understood, what is new, what it changes; and which tables there are.

use schemars::{JsonSchema, Schema};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

use super::figures::columns;
use super::odds::filled;
use super::schema;
use crate::card::{CardNumber, Game};
use crate::catalog::changes::Change;
use crate::catalog::coverage::Counts;
use crate::language::{Argument, Lang, Message, say};
use crate::shown;

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
    /// The game of its cards.
    pub game: Game,
    /// How many were never out in the TCG.
    pub not_tcg: usize,
    /// How many more numbers there are for other art of its cards.
    pub other_art: usize,
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
pub fn human(import: &Import<'_>, lang: Lang) -> String {
    let mut out = format!("{}\n", title(import).text(lang));
    for said in told(import) {
        out += &filled(&said.text(lang), "  ", "    ");
    }
    out
}

/// `new-set.csv: 3 cards (2 new, 1 changed)`
fn title(import: &Import<'_>) -> Message {
    let cards = import.counts.cards.total;
    let known = cards.saturating_sub((import.new + import.changed.len()) as u64);
    let counts = [
        (import.new > 0).then(|| say!("import-new", cards = import.new)),
        (!import.changed.is_empty()).then(|| say!("import-changed", cards = import.changed.len())),
        (known > 0).then(|| say!("import-known", cards = known)),
    ];
    let (source, counts) = (import.source, Argument::list(counts.into_iter().flatten(), ", "));
    match import.faults {
        0 => say!("import-title", source = source, cards = say!("found-all", cards = cards), counts = counts),
        faults => {
            let cards = say!("import-sound", cards = cards);
            say!("import-title-faults", source = source, cards = cards, counts = counts, faults = faults)
        }
    }
}

/// What stands below the title.
fn told(import: &Import<'_>) -> Vec<Message> {
    let Counts { cards, lines } = import.counts;
    let mut said = vec![if !import.game.reads_skills() {
        say!("import-game", game = import.game.title())
    } else if import.has_skills {
        let (read, modelled) = (lines.read, cards.modelled);
        say!("import-skills", read = read, lines = lines.total, modelled = modelled, cards = cards.total)
    } else {
        say!("import-no-skills")
    }];
    said.extend((import.other_art > 0).then(|| say!("import-other-art", cards = import.other_art)));
    said.extend((import.not_tcg > 0).then(|| say!("import-not-tcg", cards = import.not_tcg)));
    said.extend(import.changed.iter().take(SHOWN).map(|Changed { number, name, changes }| {
        let changes = changes.iter().map(change).reduce(|first, last| say!("also", first = first, last = last));
        let changes = changes.map_or_else(|| Argument::from(""), Argument::from);
        say!("import-changes", card = format!("{number} {name}"), changes = changes)
    }));
    let more = import.changed.get(SHOWN..).unwrap_or_default();
    if !more.is_empty() {
        said.push(say!("import-more-changes", more = more.len(), facts = by_fact(more)));
    }
    if !import.gone.is_empty() {
        let shown = Argument::list(import.gone.iter().take(SHOWN).map(CardNumber::as_str), ", ");
        said.push(match import.gone.len() - import.gone.len().min(SHOWN) {
            0 => say!("import-gone", cards = shown),
            more => say!("import-gone", cards = say!("and", first = shown, last = say!("n-more", more = more))),
        });
    }
    if !import.unused.is_empty() {
        let more = (import.unused.len() > SHOWN).then(|| "…".to_owned());
        let shown = import.unused.iter().take(SHOWN).map(|name| format!("`{name}`")).chain(more);
        said.push(say!("import-unused", columns = Argument::list(shown, ", ")));
    }
    said
}

/// `power 10000 → 15000`.
fn change(change: &Change) -> Message {
    let what = say!("fact", fact = change.fact);
    match &change.values {
        Some((before, after)) => say!("fact-changed", what = what, before = before.clone(), after = after.clone()),
        None => what,
    }
}

/// `skills 45, power 3`: how many cards change in which fact, most first.
fn by_fact(changed: &[Changed]) -> Argument {
    let mut counts: BTreeMap<&'static str, usize> = BTreeMap::new();
    for change in changed.iter().flat_map(|card| &card.changes) {
        *counts.entry(change.fact).or_default() += 1;
    }
    let mut counts: Vec<(&str, usize)> = counts.into_iter().collect();
    counts.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
    Argument::list(
        counts.into_iter().map(|(fact, n)| say!("fact-count", what = say!("fact", fact = fact), count = n)),
        ", ",
    )
}

/// A table that commands know.
#[derive(Clone, Debug, Serialize, JsonSchema)]
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
pub fn tables(tables: &[Table], lang: Lang) -> String {
    let head = [say!("column-table"), say!("column-cards"), say!("column-imported"), say!("column-from")];
    let mut rows = vec![head.map(|column| column.text(lang))];
    rows.extend(tables.iter().map(|table| {
        let cards = table.cards.map_or_else(|| say!("damaged").text(lang), |cards| cards.to_string());
        [table.name.clone(), cards, table.imported.clone().unwrap_or_default(), table.source.clone()]
    }));
    columns(&rows, &[1])
}

/// Imported tables.
#[derive(Serialize, JsonSchema)]
struct Tables<'a> {
    /// The topmost first.
    tables: &'a [Table],
}

/// What the object looks like.
pub fn tables_schema() -> Schema {
    schema::of::<Tables<'_>>()
}

/// The tables as JSON: `{"tables":[{"name":…,"cards":…,"imported":…,"source":…}]}`, the topmost first.
pub fn tables_json(tables: &[Table]) -> String {
    shown::json(&Tables { tables }) + "\n"
}
