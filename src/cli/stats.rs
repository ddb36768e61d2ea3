//! `scouter stats`.

use std::io::Write;
use std::ops::ControlFlow;

use clap::{Args, ValueEnum};

use super::input::{self, Source};
use super::options::{Reader, Rules, Table};
use super::out::Out;
use super::{Failure, Status, complain, games, named, seats, warn_in, warn_of};
use crate::app::Judge;
use crate::card::Section;
use crate::catalog::Entry;
use crate::deck::{Notation, Reading};
use crate::diagnostic::LineIndex;
use crate::language::{Lang, Message, say};
use crate::legality::survey::Survey;
use crate::report::human;
use crate::report::survey::{self as report, Part, Surveyed};
use crate::sim::spread::{self, Jobs};

/// What `--help` says below the options.
const MORE: &str = "\
Shares are of lists, with an interval of 95 %. Copies are counted over all
prints and over all sections but the leader. A list with a line that means no
card counts with its other lines; one without a known card is told and skipped.
Exit status: 0 all could be read, 2 some could not, or none is a list.

Examples:
  scouter stats lists.jsonl
  scouter stats decks/ --leader BT5-105 --top 40
  scouter stats lists.jsonl --format csv --table leaders > leaders.csv";

/// Count many deck lists: leaders, cards and copies, caps, sizes, verdicts, findings.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(super) struct Stats {
    /// Files of lists, and folders of such files; `-` reads standard input.
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<String>,
    /// Only lists of this leader, by number or name.
    #[arg(long, value_name = "CARD")]
    leader: Option<String>,
    /// Rows of each table [default: 20 for people, all for programs].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    top: Option<u32>,
    /// One table: cards, leaders, findings or caps [default: all; in CSV and Markdown, cards].
    #[arg(long, value_name = "TABLE", hide_possible_values = true)]
    table: Option<Which>,
    /// Threads [default: as many as the machine has].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    #[command(flatten)]
    rules: Rules,
    #[command(flatten)]
    reader: Reader,
    /// How to show the counts: human, json, csv or markdown.
    #[arg(long, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    format: Table,
}

/// A table of the survey.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Which {
    Cards,
    Leaders,
    Findings,
    Caps,
}

impl From<Which> for Part {
    fn from(which: Which) -> Self {
        match which {
            Which::Cards => Self::Cards,
            Which::Leaders => Self::Leaders,
            Which::Findings => Self::Findings,
            Which::Caps => Self::Caps,
        }
    }
}

/// Rows that people read.
const TOP: usize = 20;
/// More text than this is not held at once.
const MAX_BYTES: usize = 512 * 1024 * 1024;

pub(super) fn run(command: &Stats, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    if command.format == Table::Json && command.table.is_some() {
        return Err(Failure::told(&say!("asked-table-json")).advice(&say!("asked-no-table")));
    }
    let mut read = read(&command.paths, command.reader.from)?;
    if read.sources.is_empty() && read.unreadable > 0 {
        // It has been told why.
        return Ok(Status::Failed);
    }
    let judge = command.rules.judge_of_any(read.sources.iter().flat_map(|source| &source.decks.readings), lang)?;
    let tell = |what: &Message| warn_in(&what.text(lang), lang);
    read.skipped += games::with_cards(&mut read.sources, &judge, |source| source, tell)?;
    let leader = command.leader.as_deref().map(|wanted| leader(&judge, wanted)).transpose()?;
    let counted = count(&read.sources, (&judge, lang), leader, seats::jobs(command.jobs));
    let (unreadable, skipped) = (read.unreadable + counted.unreadable, read.skipped + counted.skipped);
    if counted.survey.lists() == 0 {
        return Err(nothing(command, leader, &counted));
    }
    let for_people = matches!(command.format, Table::Human | Table::Markdown);
    let all = if for_people { TOP } else { usize::MAX };
    let surveyed = Surveyed {
        survey: counted.survey,
        only: leader.map(|entry| (entry, counted.others)),
        unreadable,
        skipped,
        lang,
        top: command.top.map_or(all, |top| usize::try_from(top).unwrap_or(usize::MAX)),
    };
    let part = command.table.map(Part::from);
    let text = match command.format {
        Table::Human => report::human(&surveyed, part),
        Table::Json => report::json(&surveyed),
        Table::Csv => report::csv(&surveyed, part.unwrap_or(Part::Cards)),
        Table::Markdown => report::markdown(&surveyed, part.unwrap_or(Part::Cards)),
    };
    out.write_all(text.as_bytes())?;
    Ok(if unreadable == 0 { Status::Fine } else { Status::Failed })
}

/// The files that are named.
#[derive(Default)]
pub(super) struct Read {
    /// Those with lists, in order.
    pub(super) sources: Vec<Source>,
    /// How many could not be read.
    pub(super) unreadable: u64,
    /// How many hold nothing that is meant as a card.
    skipped: u64,
}

/// Reads the lists of files and folders; what cannot be read is told and left out.
pub(super) fn read(paths: &[String], from: Option<&'static Notation>) -> Result<Read, Failure> {
    let (mut read, mut bytes) = (Read::default(), 0);
    for named in input::lists(paths) {
        let source = named.and_then(|named| input::decks(&named.path, from));
        match source {
            Ok(source) if source.is_empty() => {
                warn_of(&input::passed_over(&source.path));
                read.skipped += 1;
            }
            Ok(source) => {
                bytes += source.text.len();
                read.sources.push(source);
            }
            Err(failure) => {
                complain(&failure);
                read.unreadable += 1;
            }
        }
        if bytes > MAX_BYTES {
            let what = say!("asked-too-large-together", most = MAX_BYTES / 1024 / 1024);
            return Err(Failure::told(&what).advice(&say!("asked-name-fewer-files")));
        }
    }
    Ok(read)
}

/// The leader that the user names.
fn leader<'j>(judge: &'j Judge, wanted: &str) -> Result<&'j Entry, Failure> {
    let is_leader = |entry: &Entry| entry.card.kind.home() == Section::Leader;
    let entry = named::card(judge.main_catalog(), wanted, is_leader)?;
    if is_leader(entry) {
        return Ok(entry);
    }
    Err(named::no_leader(entry).advice(&say!("asked-leaders-shown")))
}

/// Why nothing was counted.
fn nothing(command: &Stats, leader: Option<&Entry>, counted: &Counted<'_>) -> Failure {
    match leader.filter(|_| counted.others > 0) {
        Some(entry) => Failure::told(&say!("asked-none-of-leader", count = counted.others, card = entry.label()))
            .advice(&say!("asked-leaders-shown")),
        None => Failure::told(&say!("asked-no-known-list", paths = command.paths.join(", "))),
    }
}

/// What was counted of some lists.
#[derive(Default)]
struct Counted<'a> {
    survey: Survey<'a>,
    /// Lists of other leaders.
    others: u64,
    unreadable: u64,
    skipped: u64,
    /// What is told of lists that are not counted, in their order.
    told: Vec<Told>,
}

/// A list that is not counted.
enum Told {
    /// It breaks the form of its notation; what was found, drawn.
    Broken(String),
    /// It has no card that is known.
    NoCard(String),
}

/// A list, and the lines of its file.
struct List<'a, 'l> {
    source: &'a Source,
    lines: &'l LineIndex,
    name: String,
    reading: &'a Reading,
    lang: Lang,
}

/// Checks and counts all lists, on some threads: the same for any number of them.
fn count<'a>(
    sources: &'a [Source],
    (judge, lang): (&'a Judge, Lang),
    leader: Option<&Entry>,
    jobs: Jobs,
) -> Counted<'a> {
    let lines: Vec<LineIndex> = sources.iter().map(|source| LineIndex::new(&source.text)).collect();
    let with_lines = sources.iter().zip(&lines);
    let lists: Vec<List<'_, '_>> = with_lines
        .flat_map(|(source, lines)| {
            source.readings().map(move |(name, reading)| List { source, lines, name, reading, lang })
        })
        .collect();
    let part = |places: &mut dyn Iterator<Item = u64>| {
        let mut counted = Counted::default();
        for list in places.filter_map(|at| lists.get(usize::try_from(at).ok()?)) {
            counted.add(list, judge, leader);
        }
        counted
    };
    let mut whole = Counted::default();
    spread::over(0..lists.len() as u64, jobs, part, |part| {
        whole.join(part);
        ControlFlow::Continue(())
    });
    whole
}

impl<'a> Counted<'a> {
    fn add(&mut self, list: &List<'a, '_>, judge: &'a Judge, leader: Option<&Entry>) {
        let outcome = judge.check(list.reading);
        let resolution = &outcome.context.resolution;
        let is_other =
            |leader: &Entry| resolution.leader().is_none_or(|line| line.entry.card.number != leader.card.number);
        if list.reading.broken {
            let List { source, lines, name, lang, .. } = list;
            let checked = source.checked(name, lines, &outcome, *lang);
            let drawn = outcome.findings.iter().map(|finding| human::finding(&checked, finding)).collect();
            self.told.push(Told::Broken(drawn));
            self.unreadable += 1;
        } else if resolution.lines.is_empty() {
            self.told.push(Told::NoCard(list.name.clone()));
            self.skipped += 1;
        } else if leader.is_some_and(is_other) {
            self.others += 1;
        } else {
            self.survey.add(&outcome);
        }
    }

    /// Adds what was counted of the lists behind these, and says what there is to tell of them.
    fn join(&mut self, part: Self) {
        self.survey.join(part.survey);
        self.others += part.others;
        self.unreadable += part.unreadable;
        self.skipped += part.skipped;
        for told in part.told {
            match told {
                // Where standard error is closed there is nobody to tell.
                Told::Broken(drawn) => drop(write!(super::talk::stderr(), "{drawn}")),
                Told::NoCard(name) => warn_of(&input::passed_over(&name)),
            }
        }
    }
}
