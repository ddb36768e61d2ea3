//! The command line: one file per command. The only place that touches files, environment and terminal.
//!
//! Exit status: 0 fine, 1 the answer is "no", 2 could not do it. A closed pipe is no error.

mod again;
mod cards;
mod check;
mod completions;
mod convert;
mod diff;
mod edit;
mod explain;
mod goldfish;
mod hand;
mod history;
mod input;
mod long;
mod matches;
mod merge;
mod mulligan;
mod named;
mod odds;
mod options;
mod pictures;
mod play;
mod replay;
mod rules;
mod scenario;
mod seats;
mod sheet;
mod show;
mod stats;
mod suggest;
mod tidy;
mod wanted;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

use crate::diagnostic::{LineIndex, Severity};
use crate::legality::Outcome;
use crate::report::{Checked, human};
use input::Source;

/// Deck checker, converter, hand drawer and rules engine for the Dragon Ball Super Card Game.
#[derive(Debug, Parser)]
#[command(
    name = "scouter",
    version,
    max_term_width = 100,
    disable_help_subcommand = true,
    after_help = "A deck is a file, `-` for standard input, `lists.jsonl#17` for one list of many,\n\
                  or a share code, `scouter:AEAA…`.\n\
                  Exit status: 0 fine, 1 the answer is no, 2 could not do it."
)]
struct Args {
    /// When to use color: auto, always or never.
    #[arg(
        long,
        value_name = "WHEN",
        global = true,
        default_value = "auto",
        hide_possible_values = true,
        display_order = 100
    )]
    color: Color,
    #[command(subcommand)]
    command: Command,
}

/// When to use color.
///
/// `auto` means on a terminal, unless `NO_COLOR` is set. (Docs on the variants would stretch every help page.)
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Color {
    Auto,
    Always,
    Never,
}

#[derive(Debug, Subcommand)]
enum Command {
    Check(check::Check),
    Fix(edit::Fix),
    Suggest(suggest::Suggest),
    Hand(hand::Hand),
    Odds(odds::OddsOf),
    Mulligan(mulligan::MulliganOf),
    Convert(convert::Convert),
    New(edit::New),
    Add(edit::Add),
    Remove(edit::Remove),
    Set(edit::Set),
    Leader(edit::Leader),
    Rename(edit::Rename),
    Sort(edit::Sort),
    Undo(edit::Undo),
    Sheet(sheet::SheetOf),
    Show(show::Show),
    Diff(diff::Diff),
    Stats(stats::Stats),
    Goldfish(goldfish::GoldfishRun),
    Match(matches::Match),
    Merge(merge::Merge),
    Play(play::Play),
    Replay(replay::ReplayFile),
    #[command(subcommand)]
    Cards(cards::Cards),
    #[command(subcommand)]
    Rules(rules::Rules),
    Scenario(scenario::Scenario),
    Explain(explain::Explain),
    Completions(completions::Completions),
}

/// How a command ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Status {
    /// Fine.
    Fine,
    /// The answer is "no".
    No,
    /// Some of it could not be done; it has been said what.
    Failed,
}

/// Why a command could not do it.
#[derive(Debug)]
enum Failure {
    /// Something to tell: what and where, and what to do about it.
    Say { what: String, help: Option<String> },
    /// Writing to standard output failed.
    Output(io::Error),
}

impl Failure {
    fn say(what: impl Into<String>) -> Self {
        Self::Say { what: what.into(), help: None }
    }

    fn help(self, help: impl Into<String>) -> Self {
        match self {
            Self::Say { what, .. } => Self::Say { what, help: Some(help.into()) },
            output @ Self::Output(_) => output,
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// Runs the program.
pub fn main() -> ExitCode {
    let args = Args::parse();
    match args.color {
        Color::Auto => anstream::ColorChoice::Auto.write_global(),
        Color::Always => anstream::ColorChoice::Always.write_global(),
        Color::Never => anstream::ColorChoice::Never.write_global(),
    }
    let mut out = io::BufWriter::new(anstream::stdout().lock());
    let done = run(args.command, &mut out).and_then(|status| Ok(out.flush().map(|()| status)?));
    match done {
        Ok(Status::Fine) => ExitCode::SUCCESS,
        Ok(Status::No) => ExitCode::from(1),
        Ok(Status::Failed) => ExitCode::from(2),
        // Whoever reads has seen enough.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            complain(&failure);
            ExitCode::from(2)
        }
    }
}

fn run(command: Command, out: &mut dyn Write) -> Result<Status, Failure> {
    match command {
        Command::Check(command) => check::run(&command, out),
        Command::Fix(command) => edit::fix(&command, out),
        Command::Suggest(command) => suggest::run(&command, out),
        Command::Hand(command) => hand::run(&command, out),
        Command::Odds(command) => odds::run(&command, out),
        Command::Mulligan(command) => mulligan::run(&command, out),
        Command::Convert(command) => convert::run(&command, out),
        Command::New(command) => edit::new(&command, out),
        Command::Add(command) => edit::add(&command, out),
        Command::Remove(command) => edit::remove(&command, out),
        Command::Set(command) => edit::set(&command, out),
        Command::Leader(command) => edit::leader(&command, out),
        Command::Rename(command) => edit::rename(&command, out),
        Command::Sort(command) => edit::sort(&command, out),
        Command::Undo(command) => edit::undo(&command, out),
        Command::Sheet(command) => sheet::run(&command, out),
        Command::Show(command) => show::run(&command, out),
        Command::Diff(command) => diff::run(&command, out),
        Command::Stats(command) => stats::run(&command, out),
        Command::Goldfish(command) => goldfish::run(&command, out),
        Command::Merge(command) => merge::run(&command, out),
        Command::Match(command) => matches::run(&command, out),
        Command::Play(command) => play::run(&command, out),
        Command::Replay(command) => replay::run(&command, out),
        Command::Cards(command) => cards::run(&command, out),
        Command::Rules(command) => rules::run(&command, out),
        Command::Scenario(command) => scenario::run(&command, out),
        Command::Explain(command) => explain::run(&command, out),
        Command::Completions(command) => completions::run(&command, &mut Args::command(), out),
    }
}

/// Checks that every line of a list means a card. If not, the findings that say so go to standard error; names that are
/// not the card's are warned of in any case.
///
/// # Errors
/// When some line means no card.
fn understood(source: &Source, name: &str, outcome: &Outcome<'_>, so: &str) -> Result<(), Failure> {
    let lines = LineIndex::new(&source.text);
    let checked = Checked { source: name, path: &source.path, text: &source.text, lines: &lines, outcome };
    let about_cards = outcome.findings.iter().filter(|finding| finding.check.code < FIRST_ABOUT_DECKS);
    let shown: String = about_cards
        .filter(|finding| finding.diagnostic.severity > Severity::Note)
        .map(|finding| human::finding(&checked, finding))
        .collect();
    // Where standard error is closed there is nobody to tell.
    let _ = write!(anstream::stderr(), "{shown}");
    match outcome.context.reading.problems.len() + outcome.context.resolution.missed.len() {
        0 => Ok(()),
        1 => Err(Failure::say(format!("{name}: 1 line means no card, {so}"))),
        n => Err(Failure::say(format!("{name}: {n} lines mean no card, {so}"))),
    }
}

/// Codes below this one are about lines and cards, the others about the deck they make.
const FIRST_ABOUT_DECKS: &str = "DS0200";

/// Says on standard error what is worth knowing.
fn warn(what: &str) {
    let style = anstyle::AnsiColor::Yellow.on_default().bold();
    // Where standard error is closed there is nobody to tell.
    let _ = writeln!(anstream::stderr(), "{style}warning{style:#}: {}", human::printable(what));
}

/// Says on standard error what went wrong.
fn complain(failure: &Failure) {
    let style = anstyle::AnsiColor::Red.on_default().bold();
    let mut err = anstream::stderr().lock();
    // Where standard error is closed there is nobody to tell.
    let _ = match failure {
        Failure::Say { what, help } => {
            let help = help.as_ref().map(|help| format!("\n  help: {help}")).unwrap_or_default();
            writeln!(err, "{style}error{style:#}: {}", human::printable(&(what.clone() + &help)))
        }
        Failure::Output(error) => writeln!(err, "{style}error{style:#}: standard output: {error}"),
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Args::command().debug_assert();
    }

    #[test]
    fn every_command_shows_an_example() {
        fn look(command: &clap::Command) {
            for sub in command.get_subcommands() {
                let after = sub.get_after_help().map(ToString::to_string).unwrap_or_default();
                assert!(sub.has_subcommands() || after.contains("scouter "), "{} has no example", sub.get_name());
                look(sub);
            }
        }
        look(&Args::command());
    }
}
