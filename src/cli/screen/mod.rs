//! `scouter edit`: a list and its cards on a screen of the terminal.
//!
//! A key becomes an [`Effect`] by [`state`], which is a value and reads and writes nothing; [`draw`] makes cells of it. Files are
//! touched here, and the terminal in [`terminal`].

mod draft;
mod drafts;
mod draw;
mod key;
mod layout;
mod state;
mod terminal;
mod typed;

use std::io::{self, IsTerminal as _};
use std::path::Path;

use clap::Args;
use ratatui::layout::Size;

use super::edit::{self, begun, judged_by, place};
use super::input::{self, Source};
use super::options::{Reader, Rules};
use super::talk::{Talk, talk, warn_of};
use super::{Failure, Status, cards, contents, history, reason, searched, write};
use crate::ability::KeywordNames;
use crate::app::Judge;
use crate::catalog::search::Search;
use crate::catalog::{By, Catalog};
use crate::cli::out::Out;
use crate::deck::notation::{self, begins_code};
use crate::deck::{Deck, Notation, Reading};
use crate::diagnostic::LineIndex;
use crate::language::{Lang, Message, say};
use crate::report::human;
use draft::Draft;
use drafts::Drafts;
use draw::Look;
use key::Effect;
use state::{Found, Saved, Screen, Unfound};
use terminal::End;

/// Edit a deck list on a screen of the terminal: search, copies, curve, verdict.
#[derive(Debug, Args)]
#[command(after_help = "`/` searches cards in the words of `scouter help search`, `+` and `-` change\n\
                        copies, `u` takes back, `s` saves, `q` leaves, and `?` shows every key. Nothing\n\
                        is written but by saving; `scouter undo DECK` takes back what was saved. Layout\n\
                        and comments of the list stay. A list that does not exist yet is begun. Where\n\
                        the program is ended or the terminal is lost, or it panics, what is not saved is\n\
                        kept in DECK.draft, or where that cannot be written, in `drafts` of the data\n\
                        directory. Who opens the list again is told: `scouter diff DECK DECK.draft`\n\
                        shows what it changes, and moving it to DECK takes it over.\n\n\
                        Examples:\n  scouter edit deck.txt\n  scouter edit new-deck --rules dbscg-4.00\n  scouter edit lists.jsonl#17")]
pub(super) struct Edit {
    /// Deck list.
    #[arg(value_name = "DECK")]
    deck: String,
    #[command(flatten)]
    rules: Rules,
    #[command(flatten)]
    reader: Reader,
}

pub(super) fn run(command: &Edit, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let deck = command.deck.as_str();
    if deck == "-" || begins_code(deck) {
        return Err(Failure::of(&say!("screen-no-file"), lang).help(say!("screen-no-file-instead").text(lang)));
    }
    let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    if !is_terminal || std::env::var_os("TERM").is_some_and(|term| term == "dumb") {
        return Err(Failure::of(&say!("screen-no-terminal"), lang).help(say!("screen-instead").text(lang)));
    }
    let opened = open(command, lang)?;
    let names = KeywordNames::embedded().map_err(|error| Failure::say(error.to_string()))?;
    let Opened { path, name, judge, notation, at, text, is_file } = opened;
    let drafts = Drafts::of(&path);
    let remark = drafts.remark(is_file.then_some(text.as_str()));
    let draft = Draft::new(&judge, notation, at, text, is_file, lang);
    let draft = draft.map_err(|not| Failure::of(&not.message(), lang).help(broken(deck, command)))?;
    let catalog = draft.catalog();
    let mut screen = Screen::new(draft, names, name, Size::default());
    if let Some(remark) = remark {
        screen.remark(&remark);
    }
    let look = Look { colored: anstream::AutoStream::choice(&io::stdout()) != anstream::ColorChoice::Never };
    // What could not be saved, and lies elsewhere.
    let (mut has_saved, mut elsewhere) = (false, None);
    let act = |screen: &mut Screen<'_>, effect: &Effect| match effect {
        Effect::Save => {
            let saved = save(&path, screen.draft(), &command.rules, &drafts);
            match &saved {
                Saved::Done(_) | Saved::Anew(_) => (has_saved, elsewhere) = (true, None),
                Saved::Kept(kept) => elsewhere = Some(kept.clone()),
                Saved::Changed | Saved::Failed(_) => {}
            }
            screen.saved(saved)
        }
        Effect::Load => {
            screen.loaded(contents::text(&path).map_err(|failure| gone(&path).unwrap_or_else(|| failure.what())));
            Effect::None
        }
        Effect::None | Effect::Look(_) | Effect::Quit => Effect::None,
    };
    let find = |screen: &mut Screen<'_>, text: &str| screen.found(text, find(text, catalog));
    let end = terminal::run(&mut screen, look, find, act, &drafts);
    if !matches!(end, Ok(End::Left)) && screen.draft().is_changed() {
        warn_of(&drafts.keep(screen.draft().text()).message()?);
        elsewhere = None;
    }
    let end = end.map_err(|error| Failure::of(&say!("screen-failed", why = reason(&error)), lang))?;
    if let Some(kept) = elsewhere {
        warn_of(&kept);
        return Ok(Status::Failed);
    }
    if has_saved && talk() != Talk::Quiet {
        tell(&path, notation, at, &judge, lang, out)?;
    }
    Ok(if end == End::Left { Status::Fine } else { Status::Interrupted })
}

/// What says why a list cannot be read.
fn broken(deck: &str, command: &Edit) -> String {
    let check = command.rules.again(super::again::Again::new("check").word(deck)).command();
    format!("`{check}`")
}

/// A list that is opened, or begun.
struct Opened {
    /// The file.
    path: String,
    /// What the user calls the list.
    name: String,
    judge: Judge,
    notation: &'static Notation,
    at: usize,
    text: String,
    is_file: bool,
}

fn open(command: &Edit, lang: Lang) -> Result<Opened, Failure> {
    let deck = command.deck.as_str();
    let found = input::decks(deck, command.reader.from);
    let source = match found {
        Ok(source) => source,
        Err(_) if !edit::is_there(deck) && !contents::is_circle(deck) => {
            let (path, notation) = place(deck, command.reader.from)?;
            if !edit::is_there(&path) {
                return begin(command, path, notation, lang);
            }
            input::decks(&path, command.reader.from)?
        }
        Err(failure) => return Err(failure),
    };
    let (name, reading) = source.only()?;
    let judge = command.rules.judge([reading], lang)?;
    let (notation, at) = (source.decks.notation, source.at());
    let Source { path, text, .. } = source;
    Ok(Opened { path, name, judge, notation, at, text, is_file: true })
}

/// A list that is not there yet.
fn begin(command: &Edit, path: String, notation: &'static Notation, lang: Lang) -> Result<Opened, Failure> {
    let folder = Path::new(&path).parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        let what = say!("screen-no-folder", folder = folder.display().to_string(), file = &path);
        return Err(Failure::of(&what, lang));
    }
    let wish = Reading { deck: Deck { game: notation.game, ..Deck::default() }, ..Reading::default() };
    let judge = command.rules.judge([&wish], lang)?;
    let deck = begun(&path, notation, &judge, judge.ruleset(&wish), Vec::new());
    let written = notation.written(&deck);
    let text =
        written.map_err(|error| Failure::told(&say!("refused-not-made", list = &path, why = error.message())))?;
    let reading = notation::read_as(notation, &text).readings.into_iter().next().unwrap_or_default();
    let judge = command.rules.judge([&reading], lang)?;
    Ok(Opened { name: path.clone(), path, judge, notation, at: 0, text, is_file: false })
}

/// The cards that a search means, in the order that it asks for.
fn find(text: &str, catalog: &Catalog) -> Result<Found, Unfound> {
    if text.trim().is_empty() {
        return Ok(Found::default());
    }
    let unread = |why: String, at| Unfound { why, at };
    Search::parse_sorted(text)
        .map_err(|error| unread(error.message().text(super::talk::lang()), Some(error.span.start)))?;
    let settled = searched::sorted("SEARCH", text, catalog);
    let (search, order) = settled.map_err(|failure| unread(failure.what(), None))?;
    let mut finds = catalog.search(&search);
    let by = order.as_ref().map_or(Ok(By::Number), |order| cards::by(&order.by));
    let by = by.map_err(|why| unread(why.text(super::talk::lang()), order.as_ref().map(|order| order.span.start)))?;
    by.sort(&mut finds.cards, order.is_some_and(|order| order.reverse));
    Ok(Found { cards: finds.cards, open: finds.open })
}

/// Writes the list, if the file still is what was read or is gone. Where no file is there and none can be made, or where it is
/// read-only, it is kept elsewhere.
fn save(path: &str, draft: &Draft<'_>, rules: &Rules, drafts: &Drafts) -> Saved {
    match saved(path, draft, rules) {
        Saved::Failed(why) if write::is_gone(path) || Path::new(path).is_dir() => {
            drafts.keep(draft.text()).message().map_or(Saved::Failed(why), Saved::Kept)
        }
        // Who leaves would lose what was changed.
        Saved::Failed(why) if is_read_only(path) => match drafts.keep(draft.text()).message() {
            Ok(kept) => Saved::Kept(say!("screen-kept-read-only", kept = kept)),
            Err(_) => Saved::Failed(why),
        },
        saved => saved,
    }
}

fn is_read_only(path: &str) -> bool {
    std::fs::metadata(path).is_ok_and(|meta| meta.permissions().readonly())
}

fn saved(path: &str, draft: &Draft<'_>, rules: &Rules) -> Saved {
    let said = |failure: Failure| Saved::Failed(failure.what());
    let warned = |warnings: Vec<Message>| warnings.first().map(|warning| warning.text(super::talk::lang()));
    let Some(before) = draft.file() else {
        return match write::new(path, draft.text()) {
            Ok(()) => Saved::Done(None),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && !Path::new(path).is_dir() => Saved::Changed,
            Err(error) => said(Failure::io(path, &error)),
        };
    };
    let lock = match write::lock(path) {
        Ok(lock) => lock,
        Err(failure) => return said(failure),
    };
    let made = judged_by(&draft.done(), rules);
    match contents::text(path) {
        Err(_) if write::is_gone(path) => {
            let (anew, warnings) = history::anew(path, before, draft.text(), &made);
            lock.let_go();
            return anew.map_or_else(said, |()| Saved::Anew(warned(warnings)));
        }
        Ok(now) if now != before => return Saved::Changed,
        Err(failure) => return said(failure),
        Ok(_) if before == draft.text() => return Saved::Done(None),
        Ok(_) => {}
    }
    let (replaced, warnings) = history::replaced(path, before, draft.text(), &made);
    lock.let_go();
    replaced.map_or_else(said, |()| Saved::Done(warned(warnings)))
}

/// What there is to say of a list that is no longer where it was; `None` where something is there.
fn gone(path: &str) -> Option<String> {
    let folder = Path::new(path).parent().filter(|folder| !folder.as_os_str().is_empty());
    let is_folder = folder.unwrap_or(Path::new(".")).is_dir();
    let words = if is_folder { say!("screen-gone", file = path) } else { say!("screen-gone-folder", file = path) };
    write::is_gone(path).then(|| words.text(super::talk::lang()))
}

/// The verdict on what was saved, once the screen is gone.
fn tell(
    path: &str,
    notation: &'static Notation,
    at: usize,
    judge: &Judge,
    lang: Lang,
    out: &mut Out,
) -> Result<(), Failure> {
    let source = Source::of(path, &contents::text(path)?, Some(notation));
    let Some((name, reading)) = source.readings().nth(at) else { return Ok(()) };
    let outcome = judge.check(reading);
    let lines = LineIndex::new(&source.text);
    let checked = source.checked(&name, &lines, &outcome, lang);
    out.write_all(human::verdict(&checked).as_bytes())
}

#[cfg(test)]
mod tests;
