//! `scouter diff`.

use clap::Args;

use super::input::{self, Source};
use super::odds::{self, Asked};
use super::options::{Judging, Reader, Rules, Table};
use super::out::Out;
use super::wanted::{self, Seat};
use super::{Failure, Status, searched, understood};
use crate::app::Judge;
use crate::app::unread::So;
use crate::catalog::search::Want;
use crate::diagnostic::LineIndex;
use crate::language::{Lang, say};
use crate::legality::Outcome;
use crate::legality::compare::{Pair, compare};
use crate::report::Checked;
use crate::report::compare::{self as report, Chances, Difference};

/// What `--help` says below the options.
const MORE: &str = "\
Prints of a card are one card, and the lists may be in different notations. A
list with a line that means no card is refused. Wants are those of `scouter
odds`; a card that one names has to be in either deck.
Exit status: 0 the lists are the same cards, 1 they are not, 2 could not tell.

Examples:
  scouter diff old.txt new.txt
  scouter diff lists.jsonl#17 deck.yaml --format markdown
  scouter diff old.txt new.txt --want '2+ battle cost<=2 by turn 2' --second";

/// Compare two deck lists: cards out and in, curve, colors, caps, verdicts, odds.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(super) struct Diff {
    /// The deck list before; `-` reads standard input.
    #[arg(value_name = "BEFORE")]
    before: String,
    /// The deck list after.
    #[arg(value_name = "AFTER")]
    after: String,
    /// What you want to have drawn; may be given more than once.
    #[arg(long, value_name = "EXPR", allow_hyphen_values = true)]
    want: Vec<String>,
    /// Own turns to look at [default: as many as the wants speak of, or 5].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=60), requires = "want")]
    turns: Option<u32>,
    /// What goes back: none, all, optimal or keep:EXPR [default: none].
    #[arg(long, value_name = "POLICY", requires = "want")]
    mulligan: Option<String>,
    #[command(flatten)]
    seat: Seat,
    #[command(flatten)]
    rules: Rules,
    #[command(flatten)]
    reader: Reader,
    /// How to show the difference: human, json, csv or markdown.
    #[arg(long, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    format: Table,
}

/// A list, and what it is compared by.
struct Side<'a> {
    source: &'a Source,
    name: String,
    outcome: Outcome<'a>,
    lines: LineIndex,
    lang: Lang,
}

impl<'a> Side<'a> {
    fn new(source: &'a Source, judge: &'a Judge, lang: Lang) -> Result<Self, Failure> {
        let (name, reading) = source.only()?;
        let outcome = judge.check(reading);
        understood(source, &name, &outcome, So::NotCompared, lang)?;
        Ok(Self { source, name, outcome, lines: LineIndex::new(&source.text), lang })
    }

    fn checked(&self) -> Checked<'_> {
        self.source.checked(&self.name, &self.lines, &self.outcome, self.lang)
    }
}

pub(super) fn run(command: &Diff, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let wants: Vec<Want> = command.want.iter().map(|text| wanted::want(text)).collect::<Result<_, _>>()?;
    let is_stdin = |argument: &str| argument == "-" || argument.starts_with("-#");
    if is_stdin(&command.before) && is_stdin(&command.after) {
        return Err(Failure::told(&say!("asked-both-input")).advice(&say!("asked-file-for-one")));
    }
    let sources = Pair { before: source(command, &command.before)?, after: source(command, &command.after)? };
    let judge = command.rules.judge([sources.before.only()?.1, sources.after.only()?.1], lang)?;
    let wants = searched::wants(wants, judge.main_catalog())?;
    let sides =
        Pair { before: Side::new(&sources.before, &judge, lang)?, after: Side::new(&sources.after, &judge, lang)? };
    let difference = Difference {
        lists: sides.as_ref().map(Side::checked),
        comparison: compare(&sides.before.outcome, &sides.after.outcome),
        chances: if wants.is_empty() { None } else { Some(chances(command, &wants, &sides)?) },
    };
    let text = match command.format {
        Table::Human => report::human(&difference),
        Table::Json => report::json(&difference),
        Table::Csv => report::csv(&difference),
        Table::Markdown => report::markdown(&difference),
    };
    out.write_all(text.as_bytes())?;
    Ok(if difference.comparison.is_same() { Status::Fine } else { Status::No })
}

fn source(command: &Diff, argument: &str) -> Result<Source, Failure> {
    let source = input::decks(argument, command.reader.from)?;
    if source.is_empty() { Err(Failure::told(&say!("asked-empty", path = argument))) } else { Ok(source) }
}

/// The chances of both lists, each by its own edition.
fn chances<'a>(command: &'a Diff, wants: &[Want], sides: &'a Pair<Side<'a>>) -> Result<Chances<'a>, Failure> {
    let mulligan = command.mulligan.as_deref().unwrap_or("none");
    let policy = odds::policy(mulligan)?.settled(sides.before.outcome.context.catalog)?;
    let (first, turns) = (command.seat.is_first(), command.turns.unwrap_or_else(|| odds::turns(wants)));
    let judging = Judging(&command.rules, &command.reader);
    let deck = |side: &'a Side<'a>| command.seat.main_deck(&side.name, &side.outcome, judging, side.lang);
    let [before, after] = [deck(&sides.before)?, deck(&sides.after)?];
    let asked = |deck, other, side: &'a Side<'a>| Asked {
        deck,
        other: Some(other),
        ruleset: side.outcome.context.ruleset,
        first,
        turns,
        policy: &policy,
    };
    let asked = Pair { before: asked(&before, &after, &sides.before), after: asked(&after, &before, &sides.after) };
    let tell = |(want, text): (&Want, &String)| {
        Ok(Pair { before: asked.before.tell(want, text)?, after: asked.after.tell(want, text)? })
    };
    let wants = wants.iter().zip(&command.want).map(tell).collect::<Result<_, Failure>>()?;
    Ok(Chances { first, mulligan, wants })
}
