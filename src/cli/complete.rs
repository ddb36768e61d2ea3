//! What a shell may complete: the program itself is asked while the user types.
//!
//! An argument is known by the name of its value in `--help`; what can stand there is in [`KINDS`]. Nothing here fails: what
//! cannot be read completes nothing.

use std::ffi::OsStr;

use clap::builder::Str;
use clap::{Command, CommandFactory as _, ValueHint};
use clap_complete::CompleteEnv;
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate, PathCompleter, ValueCompleter as _};

use super::completions::VARIABLE;
use super::games;
use super::help::TOPICS;
use super::{Args, decks_folder, settings};
use crate::app::Catalogs;
use crate::card::Game;
use crate::catalog::Catalog;
use crate::deck::NOTATIONS;
use crate::language::Lang;
use crate::legality::CHECKS;
use crate::ruleset::{EMBEDDED, manual};
use crate::shown;

/// The name of a value, and what completes it.
type Kind = (&'static str, fn(&str) -> Vec<CompletionCandidate>);

/// Every kind of value that is completed.
const KINDS: [Kind; 14] = [
    ("DECK", decks),
    ("CARD", cards),
    ("CARD [COUNT]", cards),
    ("NUMBER|NAME", cards),
    ("A,B,…", hands),
    ("EDITION", editions),
    ("GAME", games),
    ("NOTATION", notations),
    ("CODE", checks),
    ("PATH", decks),
    ("RULE|WORDS", rules),
    ("SETTING", setting_names),
    ("COMMAND", commands),
    ("COMMAND|TOPIC", topics),
];

/// Answers a shell that asks, and ends the program then.
pub(super) fn answer() {
    CompleteEnv::with_factory(|| taught(Args::command())).var(VARIABLE).complete();
}

/// A command whose arguments know what completes them.
fn taught(command: Command) -> Command {
    let command = command.mut_args(|arg| {
        let names: Vec<&str> = arg.get_value_names().unwrap_or_default().iter().map(Str::as_str).collect();
        match KINDS.into_iter().find(|(name, _)| names == [*name]) {
            Some((_, found)) => {
                let completer = move |typed: &OsStr| typed.to_str().map(found).unwrap_or_default();
                arg.add(ArgValueCompleter::new(completer))
            }
            None if names.iter().any(|name| matches!(*name, "FILE" | "PATH" | "FOLDER")) => {
                arg.value_hint(ValueHint::AnyPath)
            }
            None => arg,
        }
    });
    command.mut_subcommands(taught)
}

/// Those of some words that begin as what has been typed, whatever its case, each with what it is.
fn beginning<W: AsRef<str>>(
    typed: &str,
    words: impl IntoIterator<Item = (W, Option<String>)>,
) -> Vec<CompletionCandidate> {
    let begins = |word: &str| word.get(..typed.len()).is_some_and(|beginning| beginning.eq_ignore_ascii_case(typed));
    let fitting = words.into_iter().filter(|(word, _)| begins(word.as_ref()) && !word.as_ref().contains(shown::acts));
    let shown = |help: String| shown::line(&help).into_owned().into();
    fitting.map(|(word, help)| CompletionCandidate::new(word.as_ref()).help(help.map(shown))).collect()
}

/// Card numbers of every game, with the names of the cards where they are few.
fn cards(typed: &str) -> Vec<CompletionCandidate> {
    let known = games::catalogs(&[], Lang::En).map(Catalogs::into_known);
    // Where an imported table is damaged, the embedded one is there still.
    cards_in(&known.unwrap_or_else(|_| vec![Catalog::embedded()]), typed)
}

fn cards_in(catalogs: &[Catalog], typed: &str) -> Vec<CompletionCandidate> {
    let numbers: Vec<String> = catalogs.iter().flat_map(Catalog::numbers).map(|number| number.to_string()).collect();
    let found = beginning(typed, numbers.iter().map(|number| (number, None)));
    if found.len() > NAMED {
        return found;
    }
    let named = |number: &String| {
        let card = number.parse().ok().and_then(|number| catalogs.iter().find_map(|catalog| catalog.get(&number)));
        (number.clone(), card.map(|entry| entry.card.front.name.clone()))
    };
    let fitting = found.iter().filter_map(|found| found.get_value().to_str().map(str::to_owned));
    beginning(typed, fitting.collect::<Vec<String>>().iter().map(named))
}

/// So many cards are completed with their names.
const NAMED: usize = 200;

/// The last of several card numbers with commas between them.
fn hands(typed: &str) -> Vec<CompletionCandidate> {
    let (before, last) = typed.rsplit_once(',').map_or(("", typed), |(before, last)| (before, last));
    let comma = if before.is_empty() { "" } else { "," };
    cards(last).into_iter().map(|card| card.add_prefix(format!("{before}{comma}"))).collect()
}

/// Files, and the lists of the decks folder.
fn decks(typed: &str) -> Vec<CompletionCandidate> {
    // Shells show names as they are; one that acts is typed by hand.
    let is_plain = |file: &CompletionCandidate| !file.get_value().to_string_lossy().contains(shown::acts);
    let files = PathCompleter::file().complete(OsStr::new(typed)).into_iter().filter(is_plain);
    let folder = settings::read().ok().and_then(|settings| settings.decks);
    let names = folder.map(|folder| decks_folder::names(&folder)).unwrap_or_default();
    files.chain(beginning(typed, names.into_iter().map(|name| (name, None)))).collect()
}

fn editions(typed: &str) -> Vec<CompletionCandidate> {
    beginning(typed, EMBEDDED.iter().map(|(id, _)| (*id, None)))
}

fn games(typed: &str) -> Vec<CompletionCandidate> {
    beginning(typed, Game::ALL.map(|game| (game.id(), Some(game.title().to_owned()))))
}

fn notations(typed: &str) -> Vec<CompletionCandidate> {
    beginning(typed, NOTATIONS.iter().map(|notation| (notation.id, Some(notation.about.to_owned()))))
}

fn checks(typed: &str) -> Vec<CompletionCandidate> {
    let codes = CHECKS.iter().map(|check| (check.code, Some(check.name.to_owned())));
    beginning(typed, codes.chain(CHECKS.iter().map(|check| (check.name, Some(check.code.to_owned())))))
}

fn rules(typed: &str) -> Vec<CompletionCandidate> {
    beginning(typed, manual::V1_10.rules().map(|rule| (rule.number, Some(rule.text.to_owned()))))
}

/// The commands, with what they are for.
fn commands(typed: &str) -> Vec<CompletionCandidate> {
    let program = Args::command();
    let shown = program.get_subcommands().filter(|sub| !sub.is_hide_set());
    beginning(typed, shown.map(|sub| (sub.get_name().to_owned(), sub.get_about().map(ToString::to_string))))
}

fn topics(typed: &str) -> Vec<CompletionCandidate> {
    let topics = beginning(typed, TOPICS.iter().map(|topic| (topic.name, Some(topic.about.to_owned()))));
    commands(typed).into_iter().chain(topics).collect()
}

fn setting_names(typed: &str) -> Vec<CompletionCandidate> {
    beginning(typed, settings::KEYS.iter().map(|key| (key.name, Some(key.what.to_owned()))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_completed_in_either_case_with_its_name() {
        let found = cards_in(&[Catalog::embedded()], "bt1-00");
        assert_eq!(found[0].get_value(), "BT1-001");
        assert_eq!(found[0].get_help().map(ToString::to_string).as_deref(), Some("Champa"));
    }

    #[test]
    fn no_word_that_a_shell_shows_acts() {
        let found = beginning("a", [("a\n", None), ("ab", Some("x\u{1b}[8m".to_owned()))]);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].get_help().map(ToString::to_string).as_deref(), Some("x<U+001B>[8m"));
    }

    #[test]
    fn the_last_card_of_a_hand_is_completed() {
        assert_eq!(hands("BT1-005,BT1-00")[0].get_value(), "BT1-005,BT1-001");
    }

    #[test]
    fn no_letter_is_cut_in_two() {
        assert!(cards("é").is_empty());
        assert!(beginning("a", [("é", None)]).is_empty());
    }

    /// Arguments whose values are of a kind that we know have a completer, and no kind is without an argument.
    #[test]
    fn every_kind_of_value_stands_in_some_command() {
        fn look(command: &Command, found: &mut Vec<String>) {
            for arg in command.get_arguments() {
                found.extend(arg.get_value_names().unwrap_or_default().iter().map(ToString::to_string));
            }
            command.get_subcommands().for_each(|sub| look(sub, found));
        }
        let mut found = Vec::new();
        look(&Args::command(), &mut found);
        for (name, _) in KINDS {
            assert!(found.iter().any(|found| found == name), "no argument is called {name}");
        }
    }
}
