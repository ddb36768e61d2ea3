//! `scouter help`: the help of a command, or of a topic. Topics are made from what the program goes by: what is added there is
//! told here.

mod books;
mod home;
mod lists;
pub(super) mod page;
mod play;
mod programs;
mod search;

use clap::{Args, Command};

use super::{Failure, Status, near, talk};
use crate::cli::out::Out;
use crate::language::{Lang, say};
use page::Page;

/// Show the help of a command, or of a topic.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  scouter help\n  scouter help cards find\n  scouter help search")]
pub(super) struct HelpOf {
    /// A command, or one of the topics that `scouter help` lists.
    #[arg(value_name = "COMMAND|TOPIC")]
    words: Vec<String>,
}

/// What a page is made from, beside the data that the program holds.
struct Of<'a> {
    /// The program with all its commands.
    program: &'a Command,
    /// The language of what is told in several.
    lang: Lang,
}

/// Something to read about.
pub(super) struct Topic {
    /// What it is called.
    pub(super) name: &'static str,
    /// One line about it.
    pub(super) about: &'static str,
    /// What people may call it, too.
    also: &'static [&'static str],
    page: fn(&Of<'_>) -> Page,
}

/// Every topic, in the order of its names.
pub(super) const TOPICS: [Topic; 15] = [
    Topic {
        name: "checks",
        about: "what is checked, by code",
        also: &["codes", "findings"],
        page: |of| books::checks(of.lang),
    },
    Topic {
        name: "decks",
        about: "how a list is named on the command line",
        also: &["lists"],
        page: |_| lists::decks(),
    },
    Topic {
        name: "editions",
        about: "rulebooks, and what each asks of a list",
        also: &["edition", "rulebooks", "manuals"],
        page: |of| books::editions(of.lang),
    },
    Topic {
        name: "environment",
        about: "variables, and where files are kept",
        also: &["env", "variables", "files"],
        page: |_| home::environment(),
    },
    Topic {
        name: "exit-codes",
        about: "what the exit status says",
        also: &["exit", "exit-code", "exit-status", "status"],
        page: |of| programs::exit_codes(of.program),
    },
    Topic {
        name: "formats",
        about: "in which forms commands answer",
        also: &["format", "output"],
        page: |of| programs::formats(of.program),
    },
    Topic {
        name: "games",
        about: "which games there are, and what is known of each",
        also: &["game"],
        page: |_| books::games(),
    },
    Topic {
        name: "json",
        about: "what programs can rely on",
        also: &["schemas", "ndjson"],
        page: |of| programs::json(of.program),
    },
    Topic {
        name: "languages",
        about: "what is said in English, Italian and French",
        also: &["language"],
        page: |_| home::languages(),
    },
    Topic {
        name: "notations",
        about: "how lists may be written",
        also: &["notation", "imports", "exports"],
        page: |_| lists::notations(),
    },
    Topic {
        name: "players",
        about: "who plays: --player and --dummy",
        also: &["player", "dummy", "dummies"],
        page: |_| play::players(),
    },
    Topic {
        name: "search",
        about: "the words of searches, and what they ask for",
        also: &["searches", "keys", "expressions"],
        page: |_| search::search(),
    },
    Topic { name: "settings", about: "what can be set for good", also: &["setting"], page: |_| home::settings() },
    Topic {
        name: "tables",
        about: "card tables and ban lists of your own",
        also: &["table", "csv", "columns"],
        page: |_| lists::tables(),
    },
    Topic { name: "wants", about: "how many cards a hand is to have", also: &["want"], page: |_| search::wants() },
];

impl Topic {
    /// The topic of a name, or of what people may call it.
    fn named(name: &str) -> Option<&'static Self> {
        let name = name.to_lowercase();
        TOPICS.iter().find(|topic| topic.name == name || topic.also.contains(&name.as_str()))
    }

    /// The name of its manual page.
    fn manual_name(&self) -> String {
        format!("scouter-help-{}", self.name)
    }
}

/// The names of the topics.
pub(super) fn topics() -> impl Iterator<Item = &'static str> {
    TOPICS.iter().map(|topic| topic.name)
}

/// The manual page of each topic, with its name.
pub(super) fn manuals(program: &Command) -> Vec<(String, Vec<u8>)> {
    let of = Of { program, lang: Lang::En };
    let manual = |topic: &Topic| {
        let name = topic.manual_name();
        let text = (topic.page)(&of).manual(&name, topic.about);
        (name, text)
    };
    TOPICS.iter().map(manual).collect()
}

pub(super) fn run(command: &HelpOf, mut program: Command, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    // Only now do commands know what they are called below others.
    program.build();
    let words: Vec<&str> = command.words.iter().flat_map(|words| words.split_whitespace()).collect();
    let is_command = |word: &str| program.get_subcommands().any(|sub| sub.get_name() == word);
    let topic = match words[..] {
        // What a command is also called gives way to a topic of that name: there is a page about searches.
        [word] if !is_command(word) => Topic::named(word),
        // `scouter help exit codes`
        [first, _, ..] if !is_command(first) => Topic::named(&words.join("-")),
        _ => None,
    };
    if let Some(topic) = topic {
        let page = (topic.page)(&Of { program: &program, lang });
        let first = format!("{}: {}", topic.name, topic.about);
        out.write_all(page.human(&first, talk::width()).as_bytes())?;
        return Ok(Status::Fine);
    }
    let mut found = &mut program;
    for (at, word) in words.iter().enumerate() {
        if found.find_subcommand(word).is_none() {
            return Err(nothing(found, &words[..at], word));
        }
        found = found.find_subcommand_mut(word).unwrap_or_else(|| unreachable!("it has been found"));
    }
    write!(out, "{}", found.render_help().ansi())?;
    Ok(Status::Fine)
}

/// There is no such command or topic, and what may have been meant.
fn nothing(within: &Command, before: &[&str], word: &str) -> Failure {
    let mut names: Vec<&str> =
        within.get_subcommands().filter(|sub| !sub.is_hide_set()).map(Command::get_name).collect();
    if before.is_empty() {
        topics().for_each(|topic| names.push(topic));
        let what = near::question(say!("asked-no-command", word = word), word, names);
        return Failure::told(&what).advice(&say!("asked-help-lists"));
    }
    let before = before.join(" ");
    let what = near::question(say!("asked-no-command-of", command = &before, word = word), word, names);
    Failure::told(&what).help(format!("scouter help {before}"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory as _;

    use super::super::overview;
    use super::super::settings::KEYS;
    use super::*;
    use crate::card::{Color, Game, Kind};
    use crate::catalog::{By, search as language};
    use crate::deck::NOTATIONS;
    use crate::legality::CHECKS;
    use crate::ruleset::EMBEDDED;

    fn page(name: &str) -> String {
        let mut program = overview::grouped(super::super::Args::command(), 80);
        program.build();
        let topic = Topic::named(name).expect("a topic");
        let text = (topic.page)(&Of { program: &program, lang: Lang::En }).human(topic.about, 80);
        anstream::adapter::strip_str(&text).to_string()
    }

    /// Whether a word stands there as one.
    fn has(page: &str, word: &str) -> bool {
        let is_part = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
        page.match_indices(word)
            .any(|(at, _)| !page[..at].ends_with(is_part) && !page[at + word.len()..].starts_with(is_part))
    }

    #[test]
    fn every_topic_tells_all_that_the_program_goes_by() {
        let told: Vec<(&str, Vec<String>)> = vec![
            ("notations", NOTATIONS.iter().map(|notation| notation.id.to_owned()).collect()),
            ("search", language::keys().flat_map(|(names, _)| names).map(|name| (*name).to_owned()).collect()),
            ("search", language::states().map(|state| format!("is:{state}")).collect()),
            ("search", By::ALL.iter().map(|(name, _)| (*name).to_owned()).collect()),
            ("search", Kind::ALL.iter().map(|kind| kind.id().to_owned()).collect()),
            ("search", Color::ALL.iter().map(|color| color.name().to_owned()).collect()),
            ("editions", EMBEDDED.iter().map(|(id, _)| (*id).to_owned()).collect()),
            ("settings", KEYS.iter().map(|key| key.name.to_owned()).collect()),
            ("exit-codes", Status::ALL.iter().map(|status| status.code().to_string()).collect()),
            ("checks", CHECKS.iter().flat_map(|check| [check.code.to_owned(), check.name.to_owned()]).collect()),
            ("games", Game::ALL.iter().map(|game| game.id().to_owned()).collect()),
            ("players", crate::app::Policy::NAMES.map(str::to_owned).to_vec()),
            ("tables", crate::catalog::import::columns().collect()),
        ];
        for (topic, words) in told {
            let page = page(topic);
            let lacking: Vec<&String> = words.iter().filter(|word| !has(&page, word)).collect();
            assert!(!words.is_empty() && lacking.is_empty(), "{topic} does not tell {lacking:?}:\n{page}");
        }
    }

    #[test]
    fn topics_have_names_of_their_own_and_fit_a_terminal() {
        let mut names = BTreeSet::new();
        let program = super::super::Args::command();
        assert!(TOPICS.is_sorted_by_key(|topic| topic.name));
        for topic in &TOPICS {
            for name in topic.also.iter().chain([&topic.name]) {
                assert!(names.insert(*name), "{name} is two topics");
                assert!(program.get_subcommands().all(|sub| sub.get_name() != *name), "{name} is a command");
            }
            for line in page(topic.name).lines() {
                assert!(line.chars().count() <= 80, "{}: {line}", topic.name);
            }
        }
    }

    #[test]
    fn every_variable_of_the_program_is_told() {
        fn look(folder: &std::path::Path, found: &mut BTreeSet<String>) {
            for entry in folder.read_dir().expect("a folder").flatten() {
                if entry.path().is_dir() {
                    look(&entry.path(), found);
                    continue;
                }
                let text = std::fs::read_to_string(entry.path()).expect("a source file");
                for (at, begin) in text.match_indices("\"SCOUTER_") {
                    let name = text[at + 1..].split('"').next().unwrap_or_default();
                    if name.len() >= begin.len() && name.chars().all(|c| c.is_ascii_uppercase() || c == '_') {
                        found.insert(name.to_owned());
                    }
                }
            }
        }
        let mut found = BTreeSet::new();
        look(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/cli"), &mut found);
        found.remove("SCOUTER_");
        assert!(found.len() >= 4, "{found:?}");
        let page = page("environment");
        let lacking: Vec<&String> = found.iter().filter(|name| !has(&page, name)).collect();
        assert!(lacking.is_empty(), "{lacking:?}");
    }
}
