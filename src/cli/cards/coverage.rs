//! `scouter cards coverage`.

use std::collections::{BTreeMap, BTreeSet};

use clap::Args;

use crate::ability::yugioh::text::Read;
use crate::app::yugioh as app;
use crate::card::{CardNumber, Game, Set, SetRange};
use crate::catalog::coverage::{self, Listed, Weighted};
use crate::catalog::{Catalog, import};
use crate::cli::options::{Format, Reader};
use crate::cli::out::Out;
use crate::cli::{Failure, Status, contents, games, input};
use crate::language::{Lang, say};
use crate::legality::resolve;
use crate::report;
use crate::sim::fow::cards as fow;
use crate::sim::yugioh::cards as yugioh;

/// What `--help` says below the options.
const MORE: &str = "\
A card is modelled if every skill line of both its sides is read and none of
its text is withheld; the options of a choice are part of the line above them.
Without --cards the embedded table and what was imported over it are counted:
they hold what skills mean, and not the text that is left unread. With --cards
the text of the file is read, and nothing is laid over it; then the words that
alone keep cards from being modelled are ranked, numbers and names in brackets
left out. Cards of Creatures of Exo are read in their own notation,
those of Force of Will in their bracketed English, those of Yu-Gi-Oh! in
English from a database (.cdb) or a table with texts. With
--decks it is said, too, how many lists they alone keep from being whole. A
list is whole by leader and main deck: its side deck and other parts are
counted apart.

Examples:
  scouter cards coverage --sets BT1..BT10
  scouter cards coverage --cards cards.jsonl --decks lists.jsonl
  scouter cards coverage --cards cards.jsonl --format json | jq .blockers[0]";

/// Count the cards whose skills are all modelled, and what stands in the way of the others.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(in crate::cli) struct Coverage {
    /// Card data (JSONL, CSV or TSV) to read instead of the known tables.
    #[arg(long, value_name = "FILE")]
    cards: Option<String>,
    /// Only these sets: BT1,BT2 or BT1..BT10 or BT8.. and so on.
    #[arg(long, value_name = "SETS", value_delimiter = ',')]
    sets: Vec<SetRange>,
    /// Weigh cards by their copies in the lists of a file or folder.
    #[arg(long, value_name = "PATH")]
    decks: Option<String>,
    #[command(flatten)]
    reader: Reader,
    /// How many of the words that block cards are shown.
    #[arg(long, value_name = "N", default_value_t = 20)]
    limit: usize,
    /// How to report: human or json.
    #[arg(long, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    format: Format,
}

pub(super) fn run(command: &Coverage, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let (mut of_exo, mut of_force_of_will, mut of_yugioh) = (None, None, None);
    let (catalog, known, remarks) = match &command.cards {
        None => {
            let catalog = games::catalog(&[], lang)?;
            let known: BTreeSet<CardNumber> = catalog.numbers().into_iter().collect();
            (catalog, known, None)
        }
        Some(path) => {
            // A construction sentence that is not read is a line like any other here.
            let imported = games::table(path, |problem| problem.diagnostic.code == import::BAD_ROW, lang)?;
            let known = imported.cards.keys().cloned().collect();
            of_exo = (imported.game == Game::Exo).then_some(imported.texts);
            // A table without costs tells names alone, as one of another game does.
            if imported.game == Game::ForceOfWill {
                let written =
                    fow::written(&contents::given_text(path, "--cards")?).ok().filter(|written| !written.is_empty());
                of_force_of_will = written;
            }
            if imported.game == Game::Yugioh {
                of_yugioh = read_of_yugioh(contents::given(path, "--cards")?);
            }
            (Catalog::with_user_tables(vec![imported.cards]), known, imported.has_text.then_some(imported.remarks))
        }
    };
    let counted = of_sets(&known, &command.sets)?;
    let entries = counted.iter().filter_map(|number| catalog.get(number));
    let mut coverage = match (&of_exo, &of_force_of_will) {
        _ if of_yugioh.is_some() => {
            let read = of_yugioh.unwrap_or_default();
            coverage::count_yugioh(
                entries.filter_map(|entry| Some((entry, read.get(entry.card.number.as_str())?.as_slice()))),
            )
        }
        (_, Some(written)) => coverage::count_force_of_will(
            entries
                .filter_map(|entry| Some((entry, written.get(&entry.card.number.as_str().to_uppercase())?.as_slice()))),
        ),
        (Some(texts), None) => {
            coverage::count_exo(entries.filter_map(|entry| Some((entry, texts.get(&entry.card.number)?))))
        }
        (None, None) => coverage::count(entries, remarks.as_deref()),
    };
    if let Some(path) = &command.decks {
        let lists = lists(path, &command.reader, &catalog, &known)?;
        coverage.weigh(lists, |number| counted.contains(number));
        if coverage.weighted == Some(Weighted::default()) {
            return Err(Failure::told(&say!("coverage-no-list", path = path)));
        }
    }
    let text = match command.format {
        Format::Human => report::coverage::human(&coverage, command.limit, lang),
        Format::Json => {
            coverage.blockers.truncate(command.limit);
            report::coverage::json(&coverage)
        }
    };
    out.write_all(text.as_bytes())?;
    Ok(Status::Fine)
}

/// What was read of the texts of each card of a table or database of Yu-Gi-Oh!; nothing of one without texts.
fn read_of_yugioh(bytes: Vec<u8>) -> Option<BTreeMap<String, Vec<Read>>> {
    let written = app::written_in_database(&bytes).or_else(|| {
        let table = String::from_utf8(bytes).ok()?;
        yugioh::written(&table).ok().filter(|written| !written.is_empty())
    })?;
    let sides = |(number, card): (String, yugioh::Written)| {
        // Of a card without effects nothing is to be read.
        (number, if card.plain { Vec::new() } else { vec![card.face, card.pendulum] })
    };
    Some(written.into_iter().map(sides).collect())
}

/// The numbers of the cards that are of some sets; all of them where none is named.
fn of_sets(known: &BTreeSet<CardNumber>, wanted: &[SetRange]) -> Result<BTreeSet<CardNumber>, Failure> {
    let sets: BTreeSet<Set> = known.iter().map(Set::from).collect();
    if let Some(empty) = wanted.iter().find(|range| !sets.iter().any(|set| range.contains(set))) {
        let what = say!("coverage-no-card", sets = empty.to_string());
        return Err(Failure::told(&what).advice(&say!("coverage-all-sets")));
    }
    let is_wanted = |number: &&CardNumber| {
        let set = Set::from(*number);
        wanted.is_empty() || wanted.iter().any(|range| range.contains(&set))
    };
    Ok(known.iter().filter(is_wanted).cloned().collect())
}

/// The cards in all lists of a file, or of the files in a folder.
fn lists<'a>(
    path: &str,
    reader: &Reader,
    catalog: &'a Catalog,
    known: &BTreeSet<CardNumber>,
) -> Result<Vec<Vec<Listed<'a>>>, Failure> {
    let mut lists = Vec::new();
    for named in input::lists(&[path.to_owned()]) {
        for (_, reading) in input::decks(&named?.path, reader.from)?.readings() {
            let resolution = resolve::resolve(&reading.deck, catalog);
            // A table that is counted for itself does not have the embedded cards.
            let card = |number| catalog.get(number).filter(|_| known.contains(number));
            let cards: Vec<Listed<'a>> = resolution
                .lines
                .iter()
                .map(|it| (card(&it.entry.card.number), it.section, it.line.count))
                .map(|(card, section, copies)| Listed { card, section, copies })
                .collect();
            if cards.iter().all(|listed| listed.card.is_none()) {
                continue;
            }
            let missed = resolution.missed.iter().filter(|missed| !missed.is_prose());
            let unknown = missed.map(|it| Listed { card: None, section: it.section(), copies: it.copies() });
            lists.push(cards.iter().copied().chain(unknown).collect());
        }
    }
    Ok(lists)
}
