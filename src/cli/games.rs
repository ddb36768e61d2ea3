//! The cards of each game: those in the program, those that are kept, those that come along; and which game a command is about
//! that looks at cards and not at a list.
//!
//! For one game, tables that were imported for another are not read: `cards find` is to be quick whatever is kept.

use std::collections::BTreeMap;
use std::io::Write as _;

use super::card_file::CardFile;
use super::input::Source;
use super::{Failure, detail, input, settings, shelf};
use crate::app::{Catalogs, Judge};
use crate::card::Game;
use crate::catalog::{Catalog, UserTable, import, import::Imported};
use crate::diagnostic::Diagnostic;
use crate::language::{Lang, Message, say};
use crate::report;
use crate::ruleset::Ruleset;
use crate::skill::UNREAD_CONSTRUCTION;

/// The embedded cards of every game below those that were imported, and these below those of some files.
pub(super) fn catalogs(files: &[String], lang: Lang) -> Result<Catalogs, Failure> {
    detail(|| say!("detail-embedded-cards").text(lang));
    for path in files {
        detail(|| say!("detail-cards", file = path).text(lang));
    }
    let users = tables(files, lang)?;
    Ok(Catalogs::over(shelf::by_game(shelf::tables(lang)?), users))
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
        detail(|| say!("detail-embedded-cards").text(lang));
    }
    for path in files {
        detail(|| say!("detail-cards", file = path).text(lang));
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
        None => Ok(catalogs(files, lang)?.into_known()),
    }
}

/// That there are no cards of a game, and where they may come from.
pub(super) fn none_of(game: Game) -> Failure {
    Failure::told(&say!("refused-no-cards", game = game.to_string())).advice(&say!("refused-take-cards"))
}

/// Leaves out the files whose lists are of a game of which no card is known, and tells of each; `source` is the file of one.
/// How many are left out.
///
/// # Errors
/// When none is left.
pub(super) fn with_cards<S>(
    sources: &mut Vec<S>,
    judge: &Judge,
    source: impl Fn(&S) -> &Source,
    tell: impl Fn(&Message),
) -> Result<u64, Failure> {
    let (mut first, mut left_out) = (None, 0);
    let is_one = sources.len() == 1;
    sources.retain(|each| {
        let source = source(each);
        let Some(game) = judge.without_cards(&source.decks.readings) else { return true };
        first = first.or(Some(game));
        let path = source.path.as_str();
        let what = say!("refused-game-without-cards", list = path, game = game.to_string());
        if !is_one {
            tell(&what);
        }
        left_out += 1;
        false
    });
    match first {
        Some(game) if sources.is_empty() => Err(none_of(game)),
        _ => Ok(left_out),
    }
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

/// The cards of some files by their game, each file refused whole for any problem but a rule about the deck that is not understood:
/// lists with its card are told so.
fn tables(files: &[String], lang: Lang) -> Result<BTreeMap<Game, Vec<UserTable>>, Failure> {
    let mut tables: BTreeMap<Game, Vec<UserTable>> = BTreeMap::new();
    for path in files {
        let imported = table(path, |problem| problem.diagnostic.code != UNREAD_CONSTRUCTION, lang)?;
        tables.entry(imported.game).or_default().push(imported.cards);
    }
    Ok(tables)
}

/// The cards of a file, which is refused whole for each problem that `matters`.
pub(super) fn table(path: &str, matters: impl Fn(&import::Problem) -> bool, lang: Lang) -> Result<Imported, Failure> {
    let file = CardFile::open(path, "--cards")?;
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
