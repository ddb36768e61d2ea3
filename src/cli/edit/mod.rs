//! Making deck lists and changing them where they stand: `new`, `add`, `remove`, `set`, `leader`, `rename`, `sort`, `undo`,
//! and `fix`. The screen of `edit` stands in a folder of its own, and changes lists by what is here.
//!
//! All of them end alike: the new text is held against what was meant, the file is replaced, and the lines that changed are
//! shown with what `check` says now. A list that becomes illegal is no failure.

mod asked;
mod copies;
mod fix;
mod leader;
mod new;
mod rename;
mod sort;
mod swap;
mod undo;
mod unread;

use std::io::Write;
use std::path::Path;

use clap::Args;

use super::again::Again;
use super::history::{self, Made};
use super::input::{self, Source};
use super::options::{Format, Reader, Rules};
use super::talk::{self, Talk, talk};
use super::{Failure, Status, contents, settings, warn_of};
use crate::app::Judge;
use crate::card::Section;
use crate::cli::out::Out;
use crate::deck::edit::{self, Change, Meant, Refusal};
use crate::deck::notation::begins_code;
use crate::deck::{Line, notation};
use crate::diagnostic::LineIndex;
use crate::language::{Lang, say};
use crate::legality::{Outcome, Verdict};
use crate::report::Checked;
use crate::report::edited::{self, Edited};
use asked::Asked;

#[cfg(feature = "edit")]
pub(super) use asked::copies_of;
pub(super) use copies::{Add, Remove, Set, add, remove, set};
pub(super) use fix::{Fix, run as fix};
pub(super) use leader::{Leader, run as leader};
pub(super) use new::{New, run as new};
#[cfg(feature = "edit")]
pub(super) use new::{begun, place};
pub(super) use rename::{Rename, run as rename};
pub(super) use sort::{Sort, run as sort};
pub(super) use swap::Swap;
pub(super) use undo::{Undo, run as undo};

/// How a list is read and checked, and what is told of the edit.
#[derive(Debug, Args)]
struct Editing {
    #[command(flatten)]
    rules: Rules,
    #[command(flatten)]
    reader: Reader,
    #[command(flatten)]
    telling: Telling,
}

/// What is told, and whether anything is written.
#[derive(Debug, Args)]
struct Telling {
    /// Show what would change, and write nothing.
    #[arg(long)]
    dry_run: bool,
    /// How to report: human or json.
    #[arg(long, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    format: Format,
}

impl Telling {
    /// Whether there is a report. Of an edit that is made, `--quiet` leaves out the one for people: what failed is told.
    fn is_asked_for(&self) -> bool {
        self.dry_run || self.format != Format::Human || talk() != Talk::Quiet
    }
}

/// What is to be done to a list, and in words.
struct Plan {
    changes: Vec<Change>,
    done: String,
}

/// A list that is about to be edited, with what is known of it.
struct Subject<'a> {
    outcome: &'a Outcome<'a>,
    /// What each line means.
    meant: &'a [Meant],
    source: &'a Source,
    /// What the user calls it.
    name: &'a str,
    /// What other commands on the list need as well.
    rules: &'a Rules,
}

impl Subject<'_> {
    /// Another command on the list.
    fn again(&self, command: &str) -> Again {
        self.rules.again(Again::new(command).word(self.name))
    }
}

/// Edits the one deck that an argument names.
fn run(
    command: &Editing,
    deck: &str,
    plan: impl FnOnce(&Subject<'_>) -> Result<Plan, Failure>,
    lang: Lang,
    out: &mut Out,
) -> Result<Status, Failure> {
    let read = if command.telling.dry_run { input::decks } else { input::decks_to_edit };
    let source = read(deck, command.reader.from).map_err(|failure| match failure {
        Failure::Say { .. } if deck != "-" && !is_there(deck) && !contents::is_circle(deck) => {
            failure.advice(&say!("refused-make-list"))
        }
        other => other,
    })?;
    let (name, reading) = source.only()?;
    let judge = command.rules.judge([reading], lang)?;
    let outcome = judge.check(reading);
    let meant = meant(&outcome);
    let subject = Subject { outcome: &outcome, meant: &meant, source: &source, name: &name, rules: &command.rules };
    if reading.broken {
        return Err(refused(&subject, &Refusal::Broken));
    }
    let plan = plan(&subject)?;
    let text = edit::apply(&source.text, source.decks.notation, source.at(), meant.clone(), &plan.changes)
        .map_err(|refusal| refused(&subject, &refusal))?;
    finish(command, &source, (&judge, &outcome), &text, &plan.done, lang, out)
}

/// Whether there is a file of this name, perhaps with the index of a deck behind it.
pub(super) fn is_there(deck: &str) -> bool {
    let file = deck.rsplit_once('#').map_or(deck, |(file, _)| file);
    Path::new(deck).exists() || Path::new(file).exists()
}

/// What the lines of a list mean: as they were resolved, in the order of the list.
pub(super) fn meant(outcome: &Outcome<'_>) -> Vec<Meant> {
    let mut known = outcome.context.resolution.lines.iter().peekable();
    let meant = |line: &Line| match known.next_if(|known| known.line == line) {
        Some(known) => {
            let card = &known.entry.card;
            Meant { section: known.section, number: Some(card.number.clone()), kind: Some(card.kind) }
        }
        None => Meant { section: line.section.unwrap_or(Section::Main), number: None, kind: None },
    };
    outcome.context.reading.deck.lines.iter().map(meant).collect()
}

/// Why a list stays as it is, and what to do instead.
fn refused(subject: &Subject<'_>, refusal: &Refusal) -> Failure {
    let name = subject.name;
    let failure = Failure::told(&say!("refused-not-changed", list = name, why = refusal.message()));
    let notation = subject.source.decks.notation.id;
    match refusal {
        Refusal::Broken => failure.advice(&say!("refused-see-check", command = subject.again("check").command())),
        Refusal::NoWay { .. } | Refusal::Write(_) | Refusal::NoName { .. } | Refusal::NoOrder { .. } => {
            let other = if notation == "text" { "yaml" } else { "text" };
            let convert = subject.again("convert").option("--to", Some(other)).command();
            failure.advice(&say!("refused-by-hand", command = convert))
        }
        Refusal::LongName => failure.advice(&say!("refused-shorter-name")),
        Refusal::TooMany { .. } => failure.advice(&say!("refused-name-fewer")),
        Refusal::Fewer { .. } => failure.advice(&say!("refused-take-all")),
        Refusal::Prints { .. } => failure.advice(&say!("refused-name-print")),
    }
}

/// Refuses a leader beside the one there is: most likely the other is to go.
fn refuse_second_leader(subject: &Subject<'_>, asked: &Asked<'_>, changes: &[Change]) -> Result<(), Failure> {
    let comes =
        changes.iter().any(|change| matches!(change, Change::Insert(copies) if copies.section == Section::Leader));
    let Some(leader) = subject.outcome.context.resolution.leader().filter(|_| comes) else { return Ok(()) };
    let instead = Again::new("leader").word(subject.name).word(asked.entry.card.number.as_str());
    let instead = subject.rules.again(instead).command();
    let leader = leader.entry.label();
    let failure = Failure::told(&say!("refused-second-leader", list = subject.name, leader = leader));
    Err(failure.advice(&say!("refused-replace-leader", command = instead, card = asked.label())))
}

/// Writes the new text where the old one came from, and tells what has changed.
fn finish(
    command: &Editing,
    source: &Source,
    (judge, before): (&Judge, &Outcome<'_>),
    text: &str,
    done: &str,
    lang: Lang,
    out: &mut Out,
) -> Result<Status, Failure> {
    let mut decks = notation::read_as(source.decks.notation, text);
    let reading = decks.readings.swap_remove(source.at());
    let (name, _) = source.only()?;
    let (old_lines, lines) = (LineIndex::new(&source.text), LineIndex::new(text));
    let after = judge.check(&reading);
    let (name, path) = (name.as_str(), source.path.as_str());
    let edited = Edited {
        done,
        before: Some(Checked { source: name, path, text: &source.text, lines: &old_lines, outcome: before, lang }),
        after: Checked { source: name, path, text, lines: &lines, outcome: &after, lang },
        written: !command.telling.dry_run && text != source.text,
    };
    let report =
        if command.telling.is_asked_for() { told(&command.telling, &command.rules, &edited) } else { String::new() };
    if command.telling.dry_run && passes_on(path) {
        // Where standard error is closed there is nobody to tell.
        let _ = write!(talk::stderr(), "{report}");
    } else if command.telling.dry_run {
        out.write_all(report.as_bytes())?;
    } else {
        deliver(source, text, &judged_by(done, &command.rules), &report, out)?;
    }
    Ok(Status::Fine)
}

/// Standard input, share codes and ydke lists are no files: what comes of them is written to standard output.
fn passes_on(path: &str) -> bool {
    path == "-" || begins_code(path)
}

/// What the history says of an edit. A ruleset of one's own is found again from any folder.
pub(super) fn judged_by(done: &str, rules: &Rules) -> Made {
    Made { by: done.to_owned(), rules: rules.edition.as_deref().map(settings::rules_from_anywhere) }
}

/// Puts a new text where the old one came from, and tells what has been done.
fn deliver(source: &Source, text: &str, done: &Made, report: &str, out: &mut Out) -> Result<(), Failure> {
    if passes_on(&source.path) {
        // Where standard error is closed there is nobody to tell.
        let _ = write!(talk::stderr(), "{report}");
        talk::list(text, out)?;
    } else {
        if text != source.text {
            history::replace(&source.path, &source.text, text, done)?;
        }
        source.let_go();
        out.write_all(report.as_bytes())?;
    }
    Ok(())
}

/// The report of an edit.
fn told(telling: &Telling, rules: &Rules, edited: &Edited<'_>) -> String {
    let name = edited.after.source;
    match telling.format {
        Format::Json => edited::json(edited),
        Format::Human if edited.after.outcome.verdict == Verdict::Legal || name == "-" || telling.dry_run => {
            edited::human(edited)
        }
        Format::Human => {
            let check = rules.again(Again::new("check").word(name)).command();
            let see = say!("edit-see", command = format!("`{check}`")).text(edited.after.lang);
            format!("{}  {see}\n", edited::human(edited))
        }
    }
}

/// Warns of what a notation does not hold.
fn warn_of_loss(name: &str, notation: &notation::Notation, deck: &crate::deck::Deck) {
    for lost in notation.loses(deck) {
        warn_of(&say!("lost", list = name, notation = notation.id, what = lost));
    }
}
