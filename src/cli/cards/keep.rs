//! A card table on its way to the shelf: read, compared with what is known, told, and kept if it is sound.

use std::collections::BTreeMap;

use clap::Args;

use crate::card::{CardNumber, Game};
use crate::catalog::changes::changes;
use crate::catalog::import::Imported;
use crate::catalog::kept::{self, Download, Kept, Origin};
use crate::catalog::{Catalog, UserTable, coverage};
use crate::cli::card_file::CardFile;
use crate::cli::out::Out;
use crate::cli::{Failure, Status, complain, shelf};
use crate::language::{Lang, say};
use crate::report::faults;
use crate::report::imported::{self, Changed};

/// How strict an import is, and whether it is one.
#[derive(Clone, Copy, Debug, Args)]
pub(super) struct Choices {
    /// Keep the sound cards of a table that has faults.
    #[arg(long)]
    partial: bool,
    /// Show what would be kept, and keep nothing.
    #[arg(long)]
    dry_run: bool,
}

/// A table that was read from somewhere.
#[derive(Debug)]
pub(super) struct Incoming {
    /// What messages call it.
    pub(super) source: String,
    /// What it will be called.
    pub(super) name: String,
    pub(super) file: CardFile,
    /// Where it is from, for good.
    pub(super) origin: String,
    pub(super) download: Option<Download>,
}

/// What was on the shelf under a name.
struct Replaced {
    day: String,
    numbers: Vec<CardNumber>,
}

/// Reads tables, tells what they are, and keeps all of them, or none where one is refused.
///
/// # Errors
/// When one has faults, unless the sound part is enough; when there is no card in one.
pub(super) fn take(incoming: &[Incoming], choices: Choices, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    for (at, table) in incoming.iter().enumerate() {
        if incoming[..at].iter().any(|other| other.name == table.name) {
            let failure = Failure::told(&say!("asked-tables-alike", name = &table.name));
            return Err(failure.advice(&say!("asked-import-named")));
        }
    }
    let _lock = if choices.dry_run { None } else { Some(shelf::lock()?) };
    let mut known = Vec::new();
    let mut replaced: BTreeMap<String, Replaced> = BTreeMap::new();
    for shelved in shelf::all()? {
        let name = shelved.name.clone();
        // What is replaced may be damaged: this mends it.
        if shelved.table.is_ok() || !incoming.iter().any(|table| table.name == name) {
            let table = shelved.sound(lang)?;
            replaced.insert(name, Replaced { day: day(&table), numbers: table.numbers().collect() });
            known.push(table);
        }
    }
    let first = known.iter().map(|table| table.origin.order).max().unwrap_or(0) + 1;
    let mut known = shelf::by_game(known);
    let mut catalogs: BTreeMap<Game, Catalog> = BTreeMap::new();
    let mut texts = Vec::new();
    let mut refused = Vec::new();
    for (table, order) in incoming.iter().zip(first..) {
        let imported = table.file.read()?;
        let faults = imported.problems.iter().map(|problem| &problem.diagnostic);
        out.write_all(faults::human(&table.source, table.file.text(), faults, lang).as_bytes())?;
        let cards = imported.sound();
        let game = imported.game;
        let catalog = catalogs
            .remove(&game)
            .unwrap_or_else(|| Catalog::of_game(game, Vec::new()).over(known.remove(&game).unwrap_or_default()));
        tell(table, &imported, &cards, &catalog, (replaced.get(&table.name), lang), out)?;
        if let Some(failure) = why_not(table, &imported, &cards, choices, lang) {
            refused.push(failure);
        } else {
            let origin =
                Origin { source: table.origin.clone(), imported: now(), order, download: table.download.clone() };
            texts.push((table.name.as_str(), checked(&cards, &origin)?));
        }
        catalogs.insert(game, catalog.below(cards));
    }
    if let Some(last) = refused.pop() {
        // What was found comes before what follows from it.
        out.flush()?;
        refused.iter().for_each(complain);
        return Err(last);
    }
    if !choices.dry_run {
        shelf::put(&texts)?;
    }
    for (name, _) in texts {
        let kept = match replaced.get(name) {
            _ if choices.dry_run => say!("would-be-kept", table = name),
            Some(Replaced { day, .. }) => say!("kept-instead", table = name, day = day),
            None => say!("kept", table = name),
        };
        writeln!(out, "{}", kept.text(lang))?;
    }
    Ok(Status::Fine)
}

/// Why a table is not kept.
fn why_not(table: &Incoming, imported: &Imported, cards: &UserTable, choices: Choices, lang: Lang) -> Option<Failure> {
    let source = &table.source;
    let failure = match imported.problems.len() {
        0 if cards.is_empty() => return Some(Failure::of(&say!("nothing-kept-without-card", source = source), lang)),
        0 => return None,
        faults => Failure::of(&say!("nothing-kept", source = source, faults = faults), lang),
    };
    if imported.is_cut || cards.is_empty() {
        return Some(failure);
    }
    (!choices.partial).then(|| failure.help(say!("mend-rows-or-partial").text(lang)))
}

/// Says what a table has, compared with what is known.
fn tell(
    table: &Incoming,
    imported: &Imported,
    cards: &UserTable,
    known: &Catalog,
    (replaced, lang): (Option<&Replaced>, Lang),
    out: &mut Out,
) -> Result<(), Failure> {
    if cards.is_empty() {
        return Ok(());
    }
    let mut new = 0;
    let mut changed = Vec::new();
    let is_row = |number: &CardNumber| !imported.other_art.contains(number);
    for (number, entry) in cards.iter().filter(|(number, _)| is_row(number)) {
        let Some(before) = known.get(number) else {
            new += 1;
            continue;
        };
        let facts = changes(before, entry);
        if !facts.is_empty() {
            changed.push(Changed { number: number.clone(), name: entry.card.name().to_owned(), changes: facts });
        }
    }
    let old = replaced.map_or_else(Vec::new, |replaced| replaced.numbers.clone());
    let gone: Vec<_> = old.into_iter().filter(|number| !cards.contains_key(number)).collect();
    let rows = cards.iter().filter(|(number, _)| is_row(number)).map(|(_, entry)| entry);
    let counts = coverage::count(rows, None).all;
    let import = imported::Import {
        source: &table.source,
        counts,
        new,
        changed: &changed,
        gone: &gone,
        faults: imported.problems.len(),
        unused: &imported.unused,
        has_skills: counts.lines.total > 0,
        game: imported.game,
        not_tcg: imported.not_tcg,
        other_art: cards.keys().filter(|number| !is_row(number)).count(),
    };
    out.write_all(imported::human(&import, lang).as_bytes())
}

/// The text of a table, if it reads back as what was meant.
fn checked(cards: &UserTable, origin: &Origin) -> Result<String, Failure> {
    let text = kept::write(cards, origin);
    let again = kept::read(text.clone()).map_err(|damage| Failure::told(&damage.message()))?.entries();
    match cards.iter().find(|(number, entry)| again.get(*number) != Some(*entry)) {
        None => Ok(text),
        Some((number, _)) => {
            let failure = Failure::told(&say!("kept-otherwise", card = number.as_str()));
            Err(failure.advice(&say!("kept-no-signs")))
        }
    }
}

/// The day of an import.
pub(super) fn day(table: &Kept) -> String {
    table.origin.imported.to_string().chars().take("2026-11-22".len()).collect()
}

fn now() -> jiff::Timestamp {
    // Seconds are enough; a clock that stands before all time is taken for its beginning.
    jiff::Timestamp::from_second(jiff::Timestamp::now().as_second()).unwrap_or_default()
}
