//! `scouter new`: a list with nothing but its leader, and with nothing at all where an edition has none.

use std::io::{self, Write};
use std::path::Path;

use clap::{ArgGroup, Args};

use super::{Failure, Telling, leader, told, warn_of_loss};
use crate::app::Judge;
use crate::card::{Section, fold};
use crate::cli::options::{Rules, notation_value};
use crate::cli::out::Out;
use crate::cli::{Status, system, talk, write};
use crate::deck::{CardRef, Deck, KeptPlaces, Line, Notation, Reading, notation};
use crate::diagnostic::LineIndex;
use crate::language::{Lang, Message, say};
use crate::report::Checked;
use crate::report::edited::Edited;
use crate::ruleset::Ruleset;

/// Begin a deck list: a new file with its leader, where its game has one.
#[derive(Debug, Args)]
#[command(group(ArgGroup::new("begun").args(["name", "leader"]).required(true).multiple(true)))]
#[command(after_help = "The deck is called as the file is. A file that exists is never replaced. Without\n\
                        an ending the file gets that of its notation; --rules is noted in the list.\n\
                        Without it the edition follows from the notation, else from the leader.\n\n\
                        Examples:\n  scouter new --leader BT1-001\n  scouter new champa --leader BT1-001\n  scouter new decks/vados.yaml --leader Vados\n  \
                        scouter new champa.json --to arena --leader BT1-001\n  scouter new dragons --rules yugioh-9.0 --cards yugioh.csv")]
pub(in crate::cli) struct New {
    /// File to make, such as `champa` or `decks/champa.yaml` [default: the leader's name]; `-` prints the list.
    #[arg(value_name = "NAME")]
    name: Option<String>,
    /// Number or name of the leader; games without leaders take none.
    #[arg(long, value_name = "CARD")]
    leader: Option<String>,
    /// Notation to write [default: that of the ending, else text].
    #[arg(long, value_name = "NOTATION", value_parser = notation_value)]
    to: Option<&'static Notation>,
    #[command(flatten)]
    rules: Rules,
    #[command(flatten)]
    telling: Telling,
}

pub(in crate::cli) fn run(command: &New, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let called = match (&command.name, &command.leader) {
        (Some(name), _) => name.clone(),
        (None, leader) => file_called(leader.as_deref().unwrap_or_default(), command, lang)?,
    };
    let (path, notation) = place(&called, command.to)?;
    let wish = wish(command.leader.as_deref(), notation);
    let judge = command.rules.judge([&wish], lang)?;
    let (ruleset, catalog) = (judge.ruleset(&wish), judge.catalog_of(&wish));
    let needs_one = ruleset.section(Section::Leader).is_some_and(|section| section.min > 0);
    let asked = match &command.leader {
        Some(leader) => Some(leader::of(std::slice::from_ref(leader), catalog, ruleset)?),
        None if needs_one => {
            let lead = ruleset.called(Section::Leader);
            let what = say!("refused-leader-missing", edition = ruleset.id.as_str(), lead = lead);
            return Err(Failure::told(&what).advice(&say!("refused-name-it")));
        }
        None => None,
    };
    let lines = asked.iter().map(|asked| leader_line(asked.card.clone()));
    let deck = begun(&path, notation, &judge, ruleset, lines.collect());
    warn_of_loss(&path, notation, &deck);
    let text = notation.written(&deck).map_err(|error| not_made(&path, error.message()))?;
    let written = !command.telling.dry_run && path != "-";
    if written {
        create(&path, &text)?;
    }
    let reading = notation::read_as(notation, &text).readings.swap_remove(0);
    let outcome = judge.check(&reading);
    let lines = LineIndex::new(&text);
    let after = Checked { source: &path, path: &path, text: &text, lines: &lines, outcome: &outcome, lang };
    let done = asked.map_or_else(|| "new".to_owned(), |asked| format!("new {}", asked.label()));
    let report = told(&command.telling, &command.rules, &Edited { done: &done, before: None, after, written });
    if path == "-" {
        if command.telling.is_asked_for() {
            // Where standard error is closed there is nobody to tell.
            let _ = write!(talk::stderr(), "{report}");
        }
        out.write_all(text.as_bytes())?;
    } else if command.telling.is_asked_for() {
        out.write_all(report.as_bytes())?;
    }
    Ok(Status::Fine)
}

/// A deck that is called as its file is, with the edition where nothing else says it.
pub(in crate::cli) fn begun(
    path: &str,
    notation: &Notation,
    judge: &Judge,
    ruleset: &Ruleset,
    lines: Vec<Line>,
) -> Deck {
    let named = Path::new(path).file_stem().map(|stem| stem.to_string_lossy().into_owned());
    // What the notation or the settings say already is not noted.
    let is_plain = notation.game == Some(ruleset.game) && ruleset.id == Ruleset::of_game(ruleset.game);
    let is_chosen = judge.forced().is_some() || ruleset.id != judge.main_ruleset().id;
    Deck {
        name: named.filter(|_| path != "-" && notation.holds_name),
        rules: (is_chosen && !is_plain).then(|| ruleset.id.clone()),
        game: Some(ruleset.game),
        lines,
    }
}

/// What the file of a leader's deck is called where nobody says: by its name, in small letters.
fn file_called(wanted: &str, command: &New, lang: Lang) -> Result<String, Failure> {
    let wish = wish(Some(wanted), command.to.unwrap_or(notation::NOTATIONS[notation::NOTATIONS.len() - 1]));
    let judge = command.rules.judge([&wish], lang)?;
    let asked = leader::of(&[wanted.to_owned()], judge.catalog_of(&wish), judge.ruleset(&wish))?;
    Ok(fold(asked.entry.card.name()).replace(' ', "-"))
}

/// What is known of a list before it is made: the edition follows from its notation, or from the game of its leader.
fn wish(leader: Option<&str>, notation: &Notation) -> Reading {
    let line = leader.and_then(|leader| notation::card_line(leader).ok());
    let lines = line.map(|line| leader_line(line.card)).into_iter().collect();
    Reading { deck: Deck { game: notation.game, lines, ..Deck::default() }, ..Reading::default() }
}

/// The line of a leader.
fn leader_line(card: CardRef) -> Line {
    let section = Some(Section::Leader);
    Line::of(1, card, section, KeptPlaces::default())
}

/// The endings of files, with the notation that each means and that each notation gets.
const ENDINGS: [(&str, &str); 9] = [
    ("txt", "text"),
    ("yaml", "yaml"),
    ("yml", "yaml"),
    ("csv", "csv"),
    ("json", "json"),
    ("o8d", "o8d"),
    ("cod", "cod"),
    ("ydk", "ydk"),
    ("fdk", "fdk"),
];

/// Where a list of some name goes, and in which notation.
pub(in crate::cli) fn place(name: &str, to: Option<&'static Notation>) -> Result<(String, &'static Notation), Failure> {
    let ending = Path::new(name).extension().map(|end| end.to_string_lossy().to_lowercase());
    let known = ENDINGS.iter().find(|(end, _)| ending.as_deref() == Some(*end));
    // What says nothing is plain text.
    let notation = to.or_else(|| notation::by_id(known?.1)).unwrap_or_else(|| notation::recognise(""));
    if name == "-" || known.is_some() {
        return Ok((name.to_owned(), notation));
    }
    // `..` and `decks/.` are folders.
    let is_folder = name.ends_with(std::path::is_separator) || name.ends_with("/.");
    if is_folder || Path::new(name).file_name().is_none() {
        return Err(Failure::told(&say!("refused-no-file-name", name = name)).advice(&say!("refused-name-list")));
    }
    let own = ENDINGS.iter().find(|(_, id)| *id == notation.id).map(|(end, _)| *end);
    // Sites and simulators save JSON, or text; so are codes.
    let end = own.unwrap_or(if ["site", "share", "ydke"].contains(&notation.id) { "txt" } else { "json" });
    Ok((format!("{name}.{end}"), notation))
}

/// Makes a file that is not there yet.
fn create(path: &str, text: &str) -> Result<(), Failure> {
    write::new(path, text).map_err(|error| {
        if error.kind() == io::ErrorKind::AlreadyExists {
            return Failure::told(&say!("refused-exists", list = path)).advice(&say!("refused-other-name"));
        }
        let failure = not_made(path, system(&error));
        match write::no_folder(path) {
            Some(folder) => failure.advice(&say!("asked-no-folder", folder = folder.display().to_string())),
            None => failure,
        }
    })
}

/// That a list is not made.
pub(in crate::cli) fn not_made(path: &str, why: Message) -> Failure {
    Failure::told(&say!("refused-not-made", list = path, why = why))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_has_a_name_and_the_ending_of_its_notation() {
        let path = |name: &str| place(name, None).map(|(path, _)| path).ok();
        for (name, expected) in [
            ("champa", Some("champa.txt")),
            ("decks/champa.yaml", Some("decks/champa.yaml")),
            ("..champa", Some("..champa.txt")),
            ("..", None),
            (".", None),
            ("decks/..", None),
            ("decks/.", None),
            ("decks/", None),
            ("", None),
        ] {
            assert_eq!(path(name).as_deref(), expected, "{name}");
        }
    }
}
