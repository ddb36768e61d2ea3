//! The command line: one file per command. The only place that touches files, environment, network and terminal.
//!
//! Exit status: 0 fine, 1 the answer is "no", 2 could not do it, 130 stopped by Ctrl-C. A closed pipe is no error.

mod again;
mod apart;
mod arena;
mod by_play;
mod card_file;
mod cards;
mod check;
mod clock;
mod complete;
mod completions;
mod config;
mod contents;
mod convert;
mod decks_folder;
mod diff;
mod doctor;
mod edit;
mod explain;
mod failure;
#[cfg(feature = "net")]
mod fetch;
mod games;
mod given_hand;
mod going;
mod goldfish;
mod hand;
mod help;
mod history;
mod home;
mod input;
mod judge;
#[cfg(any(test, not(all(feature = "edit", feature = "net", feature = "pdf"))))]
mod lacking;
mod limits;
mod long;
mod man;
mod matches;
mod merge;
mod mulligan;
mod named;
mod near;
mod odds;
mod options;
mod out;
mod overview;
mod pictures;
mod play;
mod ran;
mod replay;
mod review;
mod rules;
mod scenario;
mod schema;
#[cfg(feature = "edit")]
mod screen;
mod searched;
mod seats;
mod settings;
#[cfg(feature = "pdf")]
mod sheet;
mod shelf;
mod show;
mod side_plans;
mod spoken;
mod stats;
mod suggest;
mod swaps;
mod talk;
mod value;
mod wanted;
mod watch;
mod write;

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Instant;

use clap::error::{ContextValue, ErrorKind};
use clap::{CommandFactory, FromArgMatches as _, Parser, Subcommand};

use crate::app::Unread;
use crate::app::unread::So;
use crate::diagnostic::{LineIndex, Severity};
#[cfg(any(test, not(feature = "edit"), not(feature = "pdf")))]
use crate::feature::Feature;
use crate::language::{Lang, say};
use crate::legality::Outcome;
use crate::report::human;
use crate::shown;
use failure::{Failure, Status, complain, of_file, reason, system};
use input::Source;
use out::Out;
use talk::{Talk, detail, warn_in, warn_of};

/// Deck checker, converter, hand drawer and rules engine for the Dragon Ball Super Card Game.
#[derive(Debug, Parser)]
#[command(
    name = "scouter",
    // Whatever the file is called: Windows adds an ending.
    bin_name = "scouter",
    version,
    after_help = "A deck is a file, `-` for standard input, `lists.jsonl#17` for one list of many,\n\
                  or a list on one line, `scouter:AEAA…` or `ydke://…`.\n\
                  Exit status: 0 fine, 1 the answer is no, 2 could not do it, 130 stopped by\n\
                  Ctrl-C.",
    disable_help_subcommand = true
)]
struct Args {
    /// When to use color: auto, always or never [default: auto].
    #[arg(long, value_name = "WHEN", global = true, hide_possible_values = true, display_order = 100)]
    color: Option<Color>,
    /// Language of findings and reports: en, it or fr [default: that of the locale].
    #[arg(long, value_name = "LANG", global = true, hide_possible_values = true, display_order = 101)]
    lang: Option<Language>,
    /// Say no more than was asked for; of a check, the verdict alone.
    #[arg(short, long, global = true, conflicts_with = "verbose", display_order = 102)]
    quiet: bool,
    /// Say also which files, tables and lists were used, and how long it took.
    #[arg(short, long, global = true, display_order = 103)]
    verbose: bool,
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

/// A language that scouter speaks.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Language {
    En,
    It,
    Fr,
}

impl From<Language> for Lang {
    fn from(language: Language) -> Self {
        match language {
            Language::En => Self::En,
            Language::It => Self::It,
            Language::Fr => Self::Fr,
        }
    }
}

/// The language that was asked for, else that of the locale, else English.
fn language(asked: Option<Language>) -> Lang {
    // As POSIX has it: the first that says anything holds, whatever it says.
    let mut variables = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(std::env::var_os);
    let mut locale = || variables.find(|value| !value.is_empty()).unwrap_or_default();
    asked.map(Lang::from).or_else(|| Lang::of_locale(&locale().to_string_lossy())).unwrap_or_default()
}

#[derive(Debug, Subcommand)]
enum Command {
    #[command(alias = "search")]
    Find(cards::Find),
    Check(check::Check),
    Fix(edit::Fix),
    Suggest(suggest::Suggest),
    Hand(hand::Hand),
    Odds(odds::OddsOf),
    Mulligan(mulligan::MulliganOf),
    #[command(alias = "export")]
    Convert(convert::Convert),
    New(edit::New),
    #[cfg(feature = "edit")]
    Edit(screen::Edit),
    #[cfg(not(feature = "edit"))]
    #[command(hide = true)]
    Edit(lacking::Lacking),
    Add(edit::Add),
    Remove(edit::Remove),
    Set(edit::Set),
    Leader(edit::Leader),
    Rename(edit::Rename),
    Sort(edit::Sort),
    Undo(edit::Undo),
    #[cfg(feature = "pdf")]
    Sheet(sheet::SheetOf),
    #[cfg(not(feature = "pdf"))]
    #[command(hide = true)]
    Sheet(lacking::Lacking),
    Show(show::Show),
    Diff(diff::Diff),
    Stats(stats::Stats),
    Goldfish(goldfish::GoldfishRun),
    Match(matches::Match),
    Arena(arena::Arena),
    Merge(merge::Merge),
    Play(play::Play),
    Replay(replay::ReplayFile),
    #[command(subcommand)]
    Cards(cards::Cards),
    #[command(subcommand)]
    Rules(rules::Rules),
    Scenario(scenario::Scenario),
    Explain(explain::Explain),
    Config(config::Config),
    Doctor(doctor::Doctor),
    Schema(schema::SchemaOf),
    Man(man::Man),
    Completions(completions::Completions),
    Help(help::HelpOf),
}

/// Runs the program.
pub fn main() -> ExitCode {
    let begin = Instant::now();
    complete::answer();
    // The overview is laid out for whoever asks for help alone.
    let help = |program| overview::grouped(program, talk::width()).try_get_matches();
    let said = Args::command().try_get_matches().or_else(|refusal| match refusal.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => help(Args::command()),
        _ => Err(refusal),
    });
    let parsed = said.and_then(|said| Args::from_arg_matches(&said));
    let args = match parsed {
        Ok(args) => args,
        Err(refusal) => return refused(refusal),
    };
    match (args.quiet, args.verbose) {
        (true, _) => Talk::Quiet,
        (_, true) => Talk::Verbose,
        _ => Talk::Normal,
    }
    .settle();
    // What mends settings has to work where they are damaged.
    let mends = matches!(
        args.command,
        Command::Config(_) | Command::Doctor(_) | Command::Man(_) | Command::Completions(_) | Command::Help(_)
    );
    let settings = settings::settle().or_else(|_| {
        // What is wrong with them is told in the language that they do not say.
        talk::speak(language(args.lang));
        settings::settle()
    });
    let settings = match settings {
        Err(_) if mends => Ok(settings::get()),
        settings => settings,
    };
    let set = settings.as_ref().ok().and_then(|settings| settings.color);
    match args.color.or(set).unwrap_or(Color::Auto) {
        Color::Auto => anstream::ColorChoice::Auto.write_global(),
        Color::Always => anstream::ColorChoice::Always.write_global(),
        Color::Never => anstream::ColorChoice::Never.write_global(),
    }
    let mut out = Out::to(stdout());
    let lang = language(args.lang.or(settings.as_ref().ok().and_then(|settings| settings.lang)));
    talk::speak(lang);
    let done = settings.and_then(|_| run(args.command, lang, &mut out));
    let done = done.and_then(|status| out.flush().map(|()| status));
    detail(|| say!("detail-took", time = format!("{:.0?}", begin.elapsed())).text(lang));
    match done {
        Ok(status) => ExitCode::from(status.code()),
        // Whoever reads has seen enough.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            complain(&failure);
            ExitCode::from(Status::Failed.code())
        }
    }
}

/// Bytes that are written at once: what a pipe holds.
const AT_ONCE: usize = 64 * 1024;

/// Standard output behind the gate, with styles where somebody looks at it.
fn stdout() -> shown::Terminal<io::BufWriter<Box<dyn Write>>> {
    let plain = anstream::AutoStream::choice(&io::stdout()) == anstream::ColorChoice::Never;
    if plain {
        shown::Terminal::plain(io::BufWriter::with_capacity(AT_ONCE, Box::new(io::stdout().lock())))
    } else {
        shown::Terminal::new(io::BufWriter::with_capacity(AT_ONCE, Box::new(anstream::stdout().lock())))
    }
}

fn run(command: Command, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    match command {
        Command::Find(command) => cards::find(&command, lang, out),
        Command::Check(command) => check::run(&command, lang, out),
        Command::Fix(command) => edit::fix(&command, lang, out),
        Command::Suggest(command) => suggest::run(&command, lang, out),
        Command::Hand(command) => hand::run(&command, lang, out),
        Command::Odds(command) => odds::run(&command, lang, out),
        Command::Mulligan(command) => mulligan::run(&command, lang, out),
        Command::Convert(command) => convert::run(&command, lang, out),
        Command::New(command) => edit::new(&command, lang, out),
        #[cfg(feature = "edit")]
        Command::Edit(command) => screen::run(&command, lang, out),
        #[cfg(not(feature = "edit"))]
        Command::Edit(_) => lacking::run(Feature::Edit, lang),
        Command::Add(command) => edit::add(&command, lang, out),
        Command::Remove(command) => edit::remove(&command, lang, out),
        Command::Set(command) => edit::set(&command, lang, out),
        Command::Leader(command) => edit::leader(&command, lang, out),
        Command::Rename(command) => edit::rename(&command, lang, out),
        Command::Sort(command) => edit::sort(&command, lang, out),
        Command::Undo(command) => edit::undo(&command, lang, out),
        #[cfg(feature = "pdf")]
        Command::Sheet(command) => sheet::run(&command, lang, out),
        #[cfg(not(feature = "pdf"))]
        Command::Sheet(_) => lacking::run(Feature::Pdf, lang),
        Command::Show(command) => show::run(&command, lang, out),
        Command::Diff(command) => diff::run(&command, lang, out),
        Command::Stats(command) => stats::run(&command, lang, out),
        Command::Goldfish(command) => goldfish::run(&command, lang, out),
        Command::Merge(command) => merge::run(&command, lang, out),
        Command::Match(command) => matches::run(&command, lang, out),
        Command::Arena(command) => arena::run(&command, lang, out),
        Command::Play(command) => play::run(&command, lang, out),
        Command::Replay(command) => replay::run(&command, lang, out),
        Command::Cards(command) => cards::run(&command, lang, out),
        Command::Rules(command) => rules::run(&command, out),
        Command::Scenario(command) => scenario::run(&command, lang, out),
        Command::Explain(command) => explain::run(&command, lang, out),
        Command::Completions(command) => completions::run(&command, out),
        Command::Config(command) => config::run(&command, out),
        Command::Doctor(command) => doctor::run(&command, lang, out),
        Command::Schema(command) => schema::run(&command, &Args::command(), out),
        Command::Help(command) => help::run(&command, overview::grouped(Args::command(), talk::width()), lang, out),
        Command::Man(command) => man::run(&command, Args::command(), out),
    }
}

/// Checks that a list holds cards, and that every line of it means one. If not, the findings that say so go to standard error; names that are
/// not the card's are warned of in any case.
///
/// # Errors
/// When some line means no card, or there is none.
fn understood(source: &Source, name: &str, outcome: &Outcome<'_>, so: So, lang: Lang) -> Result<(), Failure> {
    let unread = Unread::of(outcome);
    let failure = |unread: Unread| Failure::of(&unread.message(name, so), lang);
    if let Some(nothing @ Unread::Nothing) = unread {
        return Err(failure(nothing));
    }
    let about_cards = outcome.findings.iter().filter(|finding| finding.check.code < FIRST_ABOUT_DECKS);
    let mut told = about_cards.filter(|finding| finding.diagnostic.severity > Severity::Note).peekable();
    // Counting the lines of a text of a thousand lists takes long, and is done for each of them.
    if told.peek().is_none() {
        return unread.map_or(Ok(()), |unread| Err(failure(unread)));
    }
    let lines = LineIndex::new(&source.text);
    let checked = source.checked(name, &lines, outcome, lang);
    let shown: String = told.map(|finding| human::finding(&checked, finding)).collect();
    // Where standard error is closed there is nobody to tell.
    let _ = write!(talk::stderr(), "{shown}");
    unread.map_or(Ok(()), |unread| Err(failure(unread)))
}

/// Codes below this one are about lines and cards, the others about the deck they make.
const FIRST_ABOUT_DECKS: &str = "DS0200";

/// Says why a command line is none, or shows the help that was asked for. The words of the command line that are repeated
/// there are shown as what they are.
fn refused(mut refusal: clap::Error) -> ExitCode {
    if refusal.kind() == ErrorKind::InvalidUtf8 {
        let not_text = std::env::args_os().find(|argument| argument.to_str().is_none()).unwrap_or_default();
        // What is there is a file; else it may be a search, or a card.
        complain(&if std::fs::symlink_metadata(&not_text).is_ok() {
            input::no_text(&not_text)
        } else {
            let word = shown::file_name(&not_text);
            Failure::told(&say!("asked-word-no-unicode", word = word)).advice(&say!("asked-write-utf8"))
        });
        return ExitCode::from(Status::Failed.code());
    }
    let repeated: Vec<_> = refusal
        .context()
        .filter_map(|(kind, value)| match value {
            ContextValue::String(word) => Some((kind, ContextValue::String(shown::line(word).into_owned()))),
            ContextValue::Strings(words) => {
                let words = words.iter().map(|word| shown::line(word).into_owned());
                Some((kind, ContextValue::Strings(words.collect())))
            }
            _ => None,
        })
        .collect();
    for (kind, value) in repeated {
        refusal.insert(kind, value);
    }
    let mut text = refusal.render().ansi().to_string();
    if let Some((theirs, ours)) = std::error::Error::source(&refusal).and_then(no_number) {
        text = text.replace(&theirs, ours);
    }
    // Where nobody listens there is nobody to tell.
    let _ = if refusal.use_stderr() {
        write!(talk::stderr(), "{text}")
    } else {
        let mut out = shown::Terminal::new(anstream::stdout().lock());
        write!(out, "{text}").and_then(|()| out.flush())
    };
    ExitCode::from(u8::try_from(refusal.exit_code()).unwrap_or(2))
}

/// What the standard library says of a text that is no number, and what we say.
fn no_number(error: &(dyn std::error::Error + 'static)) -> Option<(String, &'static str)> {
    use std::num::IntErrorKind as Kind;
    let ours = match error.downcast_ref::<std::num::ParseIntError>()?.kind() {
        Kind::PosOverflow => "the number is too large",
        Kind::NegOverflow => "the number is too small",
        _ => "a whole number is wanted, such as 7",
    };
    Some((error.to_string(), ours))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Args::command().debug_assert();
    }

    /// The help of every command that is offered.
    fn offered(command: &mut clap::Command, help: &mut String) {
        help.push_str(&command.render_long_help().to_string());
        command.get_subcommands_mut().filter(|sub| !sub.is_hide_set()).for_each(|sub| offered(sub, help));
    }

    #[test]
    fn help_offers_what_the_program_was_built_with_and_nothing_else() {
        let mut help = String::new();
        let mut args = Args::command();
        args.build();
        offered(&mut args, &mut help);
        let words = [
            (Feature::Cdb, ".cdb"),
            (Feature::Edit, "scouter edit"),
            (Feature::Net, "scouter cards update"),
            (Feature::Pdf, "scouter sheet"),
            (Feature::Png, ".png"),
        ];
        for (feature, word) in words {
            assert_eq!(help.contains(word), feature.is_built(), "{word}");
        }
    }

    #[test]
    fn what_is_said_below_the_options_fits_eighty_columns() {
        fn look(command: &clap::Command, long: &mut Vec<String>) {
            let after = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            long.extend(after.lines().filter(|line| textwrap::core::display_width(line) > 80).map(ToOwned::to_owned));
            command.get_subcommands().for_each(|sub| look(sub, long));
        }
        let mut long = Vec::new();
        look(&Args::command(), &mut long);
        assert_eq!(long, [""; 0]);
    }

    #[test]
    fn every_command_shows_an_example() {
        fn look(command: &clap::Command) {
            for sub in command.get_subcommands() {
                let after = sub.get_after_help().map(ToString::to_string).unwrap_or_default();
                assert!(
                    sub.has_subcommands() || sub.is_hide_set() || after.contains("scouter "),
                    "{} has no example",
                    sub.get_name()
                );
                look(sub);
            }
        }
        look(&Args::command());
    }
}
