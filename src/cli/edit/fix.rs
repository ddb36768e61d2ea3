//! `scouter fix`: the smallest set of changes that makes a list legal.

use std::io::Write as _;

use clap::{Args, ValueEnum};

use super::asked::Asked;
use super::{Format, Reader, Rules, Subject};
use super::{deliver, judged_by, meant, passes_on, refused};
use crate::card::Print;
use crate::catalog::search::Search;
use crate::cli::again::Again;
use crate::cli::out::Out;
use crate::cli::talk::{self, Talk, talk};
use crate::cli::wanted::unread;
use crate::cli::{Failure, Status, input, searched, warn_of};
use crate::deck::edit::wish::{self, Wish};
use crate::deck::edit::{self, Copies, Refusal};
use crate::deck::{CardRef, notation};
use crate::diagnostic::LineIndex;
use crate::language::{Lang, say};
use crate::legality::fix::{self as planner, Act, Plan};
use crate::legality::{Finding, Outcome, Verdict};
use crate::report::Checked;
use crate::report::edited::Edited;
use crate::report::fixed::{self as report, Fixed};

/// What `--help` says below the options.
const MORE: &str = "\
Copies beyond a limit, banned cards and what the leader forbids are taken out;
cards in a wrong section are moved; spelling is mended, double lines are joined.
As few copies as possible change. What could be done in several ways is your
choice, and shown. Nothing is written without --apply; `scouter undo DECK` takes
it back. Exit status: 0 legal then, 1 not, with what is left, 2 could not do it.

Examples:
  scouter fix deck.txt
  scouter fix deck.txt --pick last --fill 'battle cost<=3' --apply";

/// Show the fewest changes that make a deck list legal, and make them.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(in crate::cli) struct Fix {
    /// Deck list; `-` reads standard input.
    #[arg(value_name = "DECK")]
    deck: String,
    /// Write the changes; from `-`, print the new list.
    #[arg(long)]
    apply: bool,
    /// Make each choice: of the cards in question, take out the first of the list, or the last.
    #[arg(long, value_name = "first|last", hide_possible_values = true)]
    pick: Option<Pick>,
    /// Add cards up to the minimum, such as 'red cost<=3' [colors: the leader's].
    #[arg(long, value_name = "SEARCH")]
    fill: Option<String>,
    #[command(flatten)]
    rules: Rules,
    #[command(flatten)]
    reader: Reader,
    /// How to report: human or json.
    #[arg(long, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    format: Format,
}

/// Which cards go.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Pick {
    First,
    Last,
}

impl From<Pick> for planner::Pick {
    fn from(pick: Pick) -> Self {
        match pick {
            Pick::First => Self::First,
            Pick::Last => Self::Last,
        }
    }
}

/// The findings whose safe edits are made: a print stands for its card, and needs no mending.
const TIDY: [&str; 2] = ["duplicate-line", "number-spelling"];

pub(in crate::cli) fn run(command: &Fix, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let parsed =
        command.fill.as_deref().map(|text| Search::parse(text).map_err(|error| unread("--fill", text, &error)));
    let parsed = parsed.transpose()?;
    let read = if command.apply { input::decks_to_edit } else { input::decks };
    let source = read(&command.deck, command.reader.from)?;
    let (name, reading) = source.only()?;
    let judge = command.rules.judge([reading], lang)?;
    let search = parsed.map(|search| searched::settled("--fill", search, judge.catalog_of(reading))).transpose()?;
    let before = judge.check(reading);
    if reading.broken {
        return Err(refused(
            &Subject { outcome: &before, meant: &[], source: &source, name: &name, rules: &command.rules },
            &Refusal::Broken,
        ));
    }
    let tidied = source.tidied(&judge, |finding: &Finding| TIDY.contains(&finding.check.name))?;
    let notation = source.decks.notation;
    let tidy_reading = notation::read_as(notation, &tidied.text).readings.swap_remove(source.at());
    let tidy = judge.check(&tidy_reading);
    if search.is_some() && tidy.context.has_unread_counts() {
        warn_of(&say!("fix-fill-waits", list = &name));
    }
    let asked = planner::Asked { pick: command.pick.map(Into::into), fill: search.as_ref() };
    let plan = planner::plan(&tidy, asked);
    let meant = meant(&tidy);
    let subject = Subject { outcome: &tidy, meant: &meant, source: &source, name: &name, rules: &command.rules };
    let changes = wish::plan_all(&tidied.text, &tidy_reading.deck, &meant, &wishes(&plan, &tidy, &tidied.text));
    let edited = changes.and_then(|changes| edit::apply(&tidied.text, notation, source.at(), meant.clone(), &changes));
    let text = match edited {
        Ok(text) => text,
        Err(refusal) => {
            tell_plan(command, &plan, &tidy, lang, out)?;
            return Err(refused(&subject, &refusal));
        }
    };
    let mended = notation::read_as(notation, &text).readings.swap_remove(source.at());
    let after = judge.check(&mended);
    if !is_as_planned(&plan, &tidy, &after) {
        return Err(Failure::told(&say!("refused-not-as-planned", list = &name)));
    }
    let (old_lines, lines) = (LineIndex::new(&source.text), LineIndex::new(&text));
    let (name, path) = (name.as_str(), source.path.as_str());
    let again = command.rules.again(Again::new("fix").word(&command.deck));
    let again = again.option("--pick", command.pick.map(|pick| format!("{pick:?}").to_lowercase()));
    let again = again.option("--fill", command.fill.as_ref()).flag("--apply", true).command();
    let fixed = Fixed {
        edited: Edited {
            done: "fix",
            before: Some(Checked { source: name, path, text: &source.text, lines: &old_lines, outcome: &before, lang }),
            after: Checked { source: name, path, text: &text, lines: &lines, outcome: &after, lang },
            written: command.apply && text != source.text,
        },
        tidied: &tidied.findings,
        plan: &plan,
        fill: command.fill.as_deref(),
        apply: (!command.apply).then_some(again.as_str()),
    };
    let told = match command.format {
        Format::Human => report::human(&fixed),
        Format::Json => report::json(&fixed),
    };
    if command.apply {
        let is_asked_for = command.format != Format::Human || talk() != Talk::Quiet;
        deliver(&source, &text, &judged_by("fix", &command.rules), if is_asked_for { &told } else { "" }, out)?;
    } else {
        out.write_all(told.as_bytes())?;
    }
    Ok(if after.verdict == Verdict::Legal { Status::Fine } else { Status::No })
}

/// Tells people what a plan would do that cannot be written: they may do it by hand.
fn tell_plan(command: &Fix, plan: &Plan<'_>, outcome: &Outcome<'_>, lang: Lang, out: &mut Out) -> Result<(), Failure> {
    if command.format != Format::Human {
        return Ok(());
    }
    let told = report::planned(plan, outcome.context.ruleset, lang);
    if command.apply && passes_on(&command.deck) {
        // Where standard error is closed there is nobody to tell.
        let _ = write!(talk::stderr(), "{told}");
    } else {
        out.write_all(told.as_bytes())?;
    }
    Ok(())
}

/// What the plan wishes of each card in each section of a text.
fn wishes(plan: &Plan<'_>, outcome: &Outcome<'_>, text: &str) -> Vec<(Copies, Wish)> {
    let wish = |(entry, section, by): &(&crate::catalog::Entry, crate::card::Section, i64)| {
        let count = u32::try_from(by.unsigned_abs()).unwrap_or(u32::MAX);
        // What moves stays the print that it is.
        let comes_from = plan.changes.iter().find_map(|change| match change.act {
            Act::Move(to) if to == *section && std::ptr::eq(change.entry, *entry) => Some(change.section),
            _ => None,
        });
        let lines = &outcome.context.resolution.lines;
        let mut all = lines.iter().filter(|line| Some(line.section) == comes_from && std::ptr::eq(line.entry, *entry));
        let moved = all.next();
        let suffix = moved.and_then(|line| line.line.card.print.as_ref()?.suffix.clone());
        let print = Some(Print { number: entry.card.number.clone(), suffix });
        let mut card = CardRef { print, name: Some(entry.card.name().to_owned()), spelling: None };
        // A line that moves whole takes along what else stands on it.
        let whole = moved.filter(|line| line.line.count == count && all.next().is_none()).map(|line| line.line);
        if let Some(name) = whole.and_then(|line| line.card.name.clone()) {
            card.name = Some(name);
        }
        let whole = whole.filter(|line| line.caption().is_none());
        let as_written = whole.and_then(|line| text.get(line.places.line().start..)?.lines().next());
        let asked = Asked { entry, card, count: None, section: None };
        let wish = if *by < 0 { Wish::Remove(count) } else { Wish::Add(count) };
        let copies = asked.copies(1, *section, outcome.context.catalog);
        (Copies { as_written: as_written.map(|line| line.trim_end().to_owned()), ..copies }, wish)
    };
    plan.moves().iter().map(wish).collect()
}

/// Whether a list holds what another held, but for the changes of a plan.
fn is_as_planned(plan: &Plan<'_>, before: &Outcome<'_>, after: &Outcome<'_>) -> bool {
    let tally = |outcome: &Outcome<'_>| {
        let mut copies = std::collections::BTreeMap::new();
        for line in &outcome.context.resolution.lines {
            *copies.entry((line.section, line.entry.card.number.clone())).or_insert(0) += i64::from(line.line.count);
        }
        copies
    };
    let mut expected = tally(before);
    for (entry, section, by) in plan.moves() {
        *expected.entry((section, entry.card.number.clone())).or_insert(0) += by;
    }
    expected.retain(|_, copies| *copies != 0);
    let missed = |outcome: &Outcome<'_>| outcome.context.resolution.missed.len();
    tally(after) == expected && missed(before) == missed(after)
}
