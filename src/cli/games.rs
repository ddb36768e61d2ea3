//! The cards of each game: those in the program, those that are kept, those that come along; and which game a command is about
//! that looks at cards and not at a list.
//!
//! For one game, tables that were imported for another are not read: `cards find` is to be quick whatever is kept.

use std::collections::BTreeMap;
use std::io::Write as _;

use super::card_file::CardFile;
use super::{Failure, detail, input, settings, shelf};
use crate::card::Game;
use crate::catalog::{Catalog, UserTable, import, import::Imported};
use crate::deck::{CardRef, Deck};
use crate::diagnostic::Diagnostic;
use crate::language::{Lang, say};
use crate::report;
use crate::ruleset::{DatedList, Ruleset};

/// The cards of every game.
#[derive(Debug)]
pub(super) struct Catalogs(BTreeMap<Game, Catalog>);

impl Catalogs {
    /// The embedded cards below those that were imported, and these below those of some files.
    pub(super) fn read(files: &[String], lang: Lang) -> Result<Self, Failure> {
        detail(|| "cards: the embedded table".to_owned());
        for path in files {
            detail(|| format!("cards: {path}"));
        }
        let mut users = tables(files, lang)?;
        let mut kept = shelf::by_game(shelf::tables(lang)?);
        let catalog = |game| {
            let (users, kept) = (users.remove(&game).unwrap_or_default(), kept.remove(&game).unwrap_or_default());
            (game, Catalog::of_game(game, users).over(kept))
        };
        Ok(Self(Game::ALL.into_iter().map(catalog).collect()))
    }

    /// The cards of a game.
    pub(super) fn of(&self, game: Game) -> &Catalog {
        // Every game has its own, were it empty.
        &self.0[&game]
    }

    /// Those of the games whose cards are known, that of the embedded table first.
    pub(super) fn into_known(self) -> Vec<Catalog> {
        self.0.into_values().filter(|catalog| !catalog.is_empty()).collect()
    }

    /// The games whose cards are known, that of the embedded table first.
    pub(super) fn games(&self) -> impl Iterator<Item = Game> {
        self.0.iter().filter(|(_, catalog)| !catalog.is_empty()).map(|(game, _)| *game)
    }

    /// The cards of the game that a list of limits is about: of the first that knows one of them.
    pub(super) fn knowing(&self, list: &DatedList) -> &Catalog {
        let knows = |game: &Game| list.iter().any(|(number, _)| self.of(*game).get(number).is_some());
        self.of(self.games().find(knows).unwrap_or_default())
    }

    /// The game that knows the cards of most lines of a list; `None` where none of them is a card of any.
    pub(super) fn game_of(&self, deck: &Deck) -> Option<Game> {
        let is_known = |card: &CardRef, catalog: &Catalog| catalog.knows(card.print.as_ref(), card.name.as_deref());
        let found = |catalog: &Catalog| deck.lines.iter().filter(|line| is_known(&line.card, catalog)).count();
        let counted = self.games().map(|game| (found(self.of(game)), game)).filter(|(lines, _)| *lines > 0);
        // Of several with as many lines, the first.
        counted.max_by_key(|(lines, game)| (*lines, std::cmp::Reverse(*game))).map(|(_, game)| game)
    }
}

/// Turns the id of a game into it.
pub(super) fn value(id: &str) -> Result<Game, String> {
    Game::from_id(&id.to_lowercase()).ok_or_else(|| format!("there are {}", Game::ALL.map(Game::id).join(", ")))
}

/// The cards of one game: of the one that is asked for; else of that of all files, where there are some; else of that of the
/// setting for the edition.
///
/// # Errors
/// When nothing is known of it, or a table cannot be used.
pub(super) fn one(game: Option<Game>, files: &[String], lang: Lang) -> Result<Catalog, Failure> {
    let mut tables = tables(files, lang)?;
    let of_files = tables.keys().next().copied().filter(|_| tables.len() == 1);
    let game = game.or(of_files).map_or_else(of_settings, Ok)?;
    if game == Game::default() {
        detail(|| "cards: the embedded table".to_owned());
    }
    for path in files {
        detail(|| format!("cards: {path}"));
    }
    let catalog = Catalog::of_game(game, tables.remove(&game).unwrap_or_default()).over(shelf::tables_of(game, lang)?);
    if catalog.is_empty() { Err(none_of(game)) } else { Ok(catalog) }
}

/// The cards of a game alone that is asked for, else those of every game that has some.
///
/// # Errors
/// When nothing is known of the game, or a table cannot be used.
pub(super) fn known(game: Option<Game>, files: &[String], lang: Lang) -> Result<Vec<Catalog>, Failure> {
    match game {
        Some(_) => Ok(vec![one(game, files, lang)?]),
        None => Ok(Catalogs::read(files, lang)?.into_known()),
    }
}

/// That there are no cards of a game, and where they may come from.
pub(super) fn none_of(game: Game) -> Failure {
    let help = "keep a table of them (`scouter cards import FILE`), or take one along: --cards FILE";
    Failure::say(format!("the program has no cards of {game} by itself")).help(help)
}

/// The game of the edition that is set.
fn of_settings() -> Result<Game, Failure> {
    let Some(edition) = settings::get().rules.as_deref() else { return Ok(Game::default()) };
    Ruleset::game_of(edition).map_or_else(|| Ok(input::ruleset(edition)?.game), Ok)
}

/// The cards of the game that has an engine: the embedded ones below those that were imported, and these below those of some
/// files.
pub(super) fn catalog(files: &[String], lang: Lang) -> Result<Catalog, Failure> {
    one(Some(Game::Dbscg), files, lang)
}

/// The cards of some files by their game, each file refused whole for any problem.
fn tables(files: &[String], lang: Lang) -> Result<BTreeMap<Game, Vec<UserTable>>, Failure> {
    let mut tables: BTreeMap<Game, Vec<UserTable>> = BTreeMap::new();
    for path in files {
        let imported = table(path, |_| true, lang)?;
        tables.entry(imported.game).or_default().push(imported.cards);
    }
    Ok(tables)
}

/// The cards of a file, which is refused whole for each problem that `matters`.
pub(super) fn table(path: &str, matters: impl Fn(&import::Problem) -> bool, lang: Lang) -> Result<Imported, Failure> {
    let file = CardFile::open(path)?;
    let imported = file.read()?;
    let faults: Vec<&Diagnostic> =
        imported.problems.iter().filter(|problem| matters(problem)).map(|p| &p.diagnostic).collect();
    match faults.len() {
        0 => Ok(imported),
        n => {
            let drawn = report::faults::human(path, file.text(), faults, lang);
            // Where standard error is closed there is nobody to tell.
            let _ = write!(super::talk::stderr(), "{drawn}");
            let what = say!("table-not-used", source = path, faults = n);
            Err(Failure::of(&what, lang).help(say!("mend-rows").text(lang)))
        }
    }
}
