//! Many lists counted together: for people, as JSON, and table by table as CSV and Markdown.
//!
//! A share has Wilson's interval of 95 %: the lists are taken for a sample of those that people play.

mod csv;
mod json;
mod told;

use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::Serialize;

use super::figures;
use super::odds::filled;
use crate::card::{Card, Color, Kind, Section, Set};
use crate::catalog::Entry;
use crate::language::{Argument, Lang, Message, say};
use crate::legality::Verdict;
use crate::legality::survey::{Distribution, Found, Survey, Usage, Used};
use crate::shown;
use crate::sim::stats::{self, Estimate};

pub use csv::csv;
pub use json::{json, schema};
use told::Told;

/// What is told of many lists.
#[derive(Debug)]
pub struct Surveyed<'a> {
    /// The lists that were counted.
    pub survey: Survey<'a>,
    /// The leader whose lists alone were counted, and how many lists have another.
    pub only: Option<(&'a Entry, u64)>,
    /// Files and lists that could not be read.
    pub unreadable: u64,
    /// Files and lists without a known card.
    pub skipped: u64,
    /// Rows of a table; all of them where nobody says.
    pub top: usize,
    /// The language of whoever reads it.
    pub lang: Lang,
}

/// A table of a survey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// How often each card is played.
    Cards,
    /// How often each leader is played.
    Leaders,
    /// What was found.
    Findings,
    /// How far the caps are used.
    Caps,
}

/// So many copies or more share a column.
const MANY: u32 = 5;

/// A card that some lists have.
struct Row<'a> {
    card: Option<&'a Card>,
    lists: u64,
}

/// The most frequent first, then by number as people count; what has no number comes last.
fn order(card: Option<&Card>, lists: u64) -> impl Ord + use<'_> {
    let number = card.map(|card| (Set::from(&card.number), card.number.index(), &card.number));
    (std::cmp::Reverse(lists), number.is_none(), number)
}

impl<'a> Surveyed<'a> {
    fn leaders(&self) -> Vec<Row<'a>> {
        let leaders = self.survey.leaders.values();
        let row =
            |(entry, lists): &(Option<&'a Entry>, u64)| Row { card: entry.map(|entry| &entry.card), lists: *lists };
        let mut rows: Vec<Row<'a>> = leaders.map(row).collect();
        rows.sort_by_cached_key(|row| order(row.card, row.lists));
        rows
    }

    fn cards(&self) -> Vec<&Usage<'a>> {
        let mut rows: Vec<&Usage<'a>> = self.survey.cards.values().collect();
        rows.sort_by_cached_key(|usage| order(Some(&usage.entry.card), usage.copies.lists()));
        rows
    }

    fn findings(&self) -> Vec<&Found> {
        let mut rows: Vec<&Found> = self.survey.findings.values().collect();
        rows.sort_by_key(|found| std::cmp::Reverse(found.lists));
        rows
    }

    fn colors(&self) -> Vec<(&Vec<Color>, u64)> {
        let mut rows: Vec<(&Vec<Color>, u64)> = self.survey.colors.iter().map(|(set, lists)| (set, *lists)).collect();
        rows.sort_by_key(|(_, lists)| std::cmp::Reverse(*lists));
        rows
    }

    fn share(&self, lists: u64) -> Option<Estimate> {
        stats::share(lists, self.survey.lists())
    }

    fn percent(&self, lists: u64) -> String {
        self.share(lists).map(figures::share).map(|[share, _]| share).unwrap_or_default()
    }
}

/// `red/green`; `colorless` where there is none.
fn colors(set: impl Iterator<Item = Color>, lang: Lang) -> String {
    let names: Vec<Message> = set.map(|color| say!("color-word", color = color.name())).collect();
    if names.is_empty() { say!("colorless").text(lang) } else { Argument::list(names, "/").text(lang) }
}

/// Lists with one copy, two, three, four, and more.
fn by_copies(copies: &Distribution) -> impl Iterator<Item = String> {
    let lists = (1..MANY).map(|n| copies.exactly(n)).chain([copies.at_least(MANY)]);
    lists.map(|lists| lists.to_string())
}

/// `4`; `2 or 4` where editions or leaders differ.
fn max(used: &Used) -> Message {
    let all = used.max.iter().map(|max| Message::from(max.to_string()));
    all.reduce(|first, last| say!("stats-or", first = first, last = last)).unwrap_or_else(|| String::new().into())
}

/// Lists by verdict.
#[derive(Serialize, JsonSchema)]
struct Verdicts {
    legal: u64,
    incomplete: u64,
    illegal: u64,
}

impl Verdicts {
    fn of(survey: &Survey<'_>) -> Self {
        let lists = |verdict| survey.verdicts.get(&verdict).copied().unwrap_or(0);
        Self { legal: lists(Verdict::Legal), incomplete: lists(Verdict::Incomplete), illegal: lists(Verdict::Illegal) }
    }
}

impl Surveyed<'_> {
    /// What messages know a part of the decks by, as [`Ruleset::called`](crate::ruleset::Ruleset::called) says it of one edition.
    fn called(&self, section: Section) -> &'static str {
        let mut leads =
            self.survey.leaders.values().filter_map(|(entry, _)| *entry).map(|entry| entry.card.kind).peekable();
        let rulers = leads.peek().is_some() && leads.all(|kind| kind == Kind::Ruler);
        if rulers && section == Section::Leader { Kind::Ruler.id() } else { section.id() }
    }

    /// What stands above the tables, a sentence each.
    fn title(&self) -> Vec<String> {
        let survey = &self.survey;
        let Verdicts { legal, incomplete, illegal } = Verdicts::of(survey);
        let edition = |(id, lists): (&&str, &u64)| {
            let terms = survey.terms.get(id).map_or_else(|| Message::from((*id).to_owned()), |terms| terms.told());
            match survey.rulesets.len() {
                1 => Argument::from(terms),
                _ => say!("stats-edition", edition = terms, lists = *lists).into(),
            }
        };
        let mut said = vec![say!(
            "stats-lists",
            lists = survey.lists(),
            editions = Argument::list(survey.rulesets.iter().map(edition), "; "),
            legal = legal,
            incomplete = incomplete,
            illegal = illegal,
        )];
        if let Some((entry, others)) = self.only {
            let (lead, leader) = (self.called(Section::Leader), entry.label());
            said.push(say!("stats-only", lead = lead, leader = leader, others = others));
        }
        if self.unreadable > 0 {
            said.push(say!("stats-unreadable", lists = self.unreadable));
        }
        if self.skipped > 0 {
            said.push(say!("stats-skipped", lists = self.skipped));
        }
        said.iter().map(|said| said.text(self.lang)).collect()
    }

    /// The first rows of a table, and how many more there are.
    fn first_rows<'r>(&self, rows: &'r [Vec<String>]) -> (&'r [Vec<String>], usize) {
        let shown = self.top.saturating_add(1).min(rows.len());
        (&rows[..shown], rows.len() - shown)
    }
}

/// One table in Markdown.
pub fn markdown(surveyed: &Surveyed<'_>, part: Part) -> String {
    let Told { rows, numbers, .. } = surveyed.told(part);
    let mut out = surveyed.title().iter().fold(String::new(), |out, said| out + "* " + &shown::markdown(said) + "\n");
    let (first, more) = surveyed.first_rows(&rows);
    // Writing to a string cannot fail.
    let _ = write!(out, "\n{}", figures::markdown(first, numbers));
    if more > 0 {
        let _ = writeln!(out, "\n{}", say!("stats-more", more = more).text(surveyed.lang));
    }
    out
}

/// For people: one table, or all of them.
pub fn human(surveyed: &Surveyed<'_>, part: Option<Part>) -> String {
    let mut out: String = surveyed.title().iter().map(|said| filled(said, "", "  ")).collect();
    let tables = match part {
        Some(part) => vec![surveyed.told(part)],
        None => vec![
            surveyed.told(Part::Leaders),
            surveyed.told_colors(),
            surveyed.told(Part::Cards),
            surveyed.told(Part::Caps),
            surveyed.told_sizes(),
            surveyed.told(Part::Findings),
        ],
    };
    for Told { title, rows, numbers } in tables.iter().filter(|told| told.rows.len() > 1) {
        let (first, more) = surveyed.first_rows(rows);
        // Writing to a string cannot fail.
        let _ = write!(out, "\n{}\n{}", title.text(surveyed.lang), figures::table(first, *numbers));
        if more > 0 {
            let said = say!("stats-more-top", more = more, all = rows.len() - 1);
            let _ = writeln!(out, "{}", said.text(surveyed.lang));
        }
    }
    out
}
