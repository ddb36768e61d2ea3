//! What programs that call this one go by: forms of answers, JSON, the exit status. All of it is asked of the commands.

use std::collections::BTreeMap;

use clap::Command;

use super::super::{Status, schema};
use super::Page;

/// Every command, with the words it is called by.
fn commands<'c>(command: &'c Command, words: &str, found: &mut Vec<(String, &'c Command)>) {
    for sub in command.get_subcommands().filter(|sub| !sub.is_hide_set() && sub.get_name() != "help") {
        let words = format!("{words} {}", sub.get_name()).trim().to_owned();
        found.push((words.clone(), sub));
        commands(sub, &words, found);
    }
}

fn all(program: &Command) -> Vec<(String, &Command)> {
    let mut found = Vec::new();
    commands(program, "", &mut found);
    found
}

/// In which forms commands answer.
pub(super) fn formats(program: &Command) -> Page {
    let mut by_forms: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut files: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (words, command) in all(program) {
        for argument in command.get_arguments() {
            match argument.get_long() {
                Some("format") => {
                    let forms: Vec<String> =
                        argument.get_possible_values().iter().map(|form| form.get_name().to_owned()).collect();
                    by_forms.entry(forms.join(", ")).or_default().push(words.clone());
                }
                Some(name @ ("output" | "plot" | "report" | "rows" | "qr")) => {
                    let help = argument.get_help().map(ToString::to_string).unwrap_or_default();
                    files.entry(format!("--{name}: {help}")).or_default().push(words.clone());
                }
                _ => (),
            }
        }
    }
    let rows = |of: BTreeMap<String, Vec<String>>| of.into_iter().map(|(form, commands)| (form, commands.join(", ")));
    Page::default()
        .text(
            "--format FORM says how to answer; `human` is the default, for people at a terminal or through a pipe. Programs take \
             json (`scouter help json`), csv or numbers, documents take markdown, code scanners sarif, workflows github.",
        )
        .rows(rows(by_forms))
        .title("What is written into files")
        .rows(rows(files))
        .text("-q leaves out warnings, progress, and of a check all but the verdict; -v says which files and tables were used.")
}

/// What programs can rely on.
pub(super) fn json(program: &Command) -> Page {
    Page::default()
        .text(
            "With --format json a command prints one object on standard output, and nothing else there; warnings and errors go to \
             standard error. Keys that are there stay, more may come; their words are the same in every language, and messages \
             are not. Card numbers are in their one spelling, days are year-month-day, chances are from 0 to 1.",
        )
        .text("`scouter schema COMMAND` prints the JSON Schema (2020-12) of what a command prints, made from what it prints:")
        .rows(schema::listed(program))
        .text(
            "`scouter goldfish --rows games.ndjson` writes an object a line, one for each game. Lists may be JSON themselves: \
             `scouter help notations`.",
        )
}

/// What the exit status says.
pub(super) fn exit_codes(program: &Command) -> Page {
    let own = all(program).into_iter().filter_map(|(words, command)| {
        let after = command.get_after_help()?.to_string();
        let told = after.split("\n\n").find_map(|paragraph| Some(paragraph.split_once("Exit status")?.1.to_owned()))?;
        let told = told.trim_start_matches(':').split_whitespace().collect::<Vec<_>>().join(" ");
        let sentence = told.split_inclusive(". ").next().unwrap_or_default().trim().trim_end_matches('.').to_owned();
        Some((words, sentence))
    });
    Page::default()
        .rows(Status::ALL.map(|status| (status.code().to_string(), status.about())))
        .text("A closed pipe is no error: `scouter find red | head` ends with 0.")
        .title("What it says of some commands")
        .rows(own)
}
