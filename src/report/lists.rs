//! Lists of banned and limited cards: what each is, and what holds on a day; for people, as JSON, CSV and Markdown.

use std::fmt::Write as _;

use schemars::{JsonSchema, Schema};
use serde::Serialize;

use super::{figures, schema};
use crate::card::CardNumber;
use crate::catalog::Catalog;
use crate::language::{Argument, Lang, Message, say};
use crate::ruleset::{Date, DatedList, Limited, Standing};
use crate::shown;

/// A list and whom it serves.
#[derive(Debug)]
pub struct List<'a> {
    /// What it is called.
    pub name: &'a str,
    /// The file with it.
    pub file: &'a str,
    /// The list.
    pub list: &'a DatedList,
    /// The cards of its game, for their names.
    pub catalog: &'a Catalog,
    /// Editions under which it applies without a day.
    pub newest: Vec<&'a str>,
    /// Editions under which it applies as it stood on their day.
    pub day_of_edition: Vec<(&'a str, Date)>,
    /// Editions under which it applies if a day is named.
    pub on_request: Vec<&'a str>,
}

/// What is to be shown.
#[derive(Debug)]
pub struct Shown<'a> {
    /// The lists.
    pub lists: &'a [List<'a>],
    /// The day that is asked for; without one, that of the newest entry.
    pub date: Option<Date>,
    /// The language of whoever reads it.
    pub lang: Lang,
}

/// The columns of a day, for programs.
const COLUMNS: [&str; 6] = ["number", "limit", "from", "until", "event", "name"];

/// Cards that are banned, limited, and perhaps one of both.
#[derive(Default)]
struct Counts {
    banned: usize,
    limited: usize,
    perhaps: usize,
}

impl Shown<'_> {
    fn entries(&self, list: &List<'_>) -> Vec<(CardNumber, Limited)> {
        list.list.on(self.date).iter().map(|(number, entry)| (number.clone(), entry.clone())).collect()
    }

    fn counts(&self, list: &List<'_>) -> Counts {
        let mut counts = Counts::default();
        for (_, entry) in self.entries(list) {
            match (entry.standing(self.date), entry.limit) {
                (Standing::Perhaps, _) => counts.perhaps += 1,
                (_, 0) => counts.banned += 1,
                _ => counts.limited += 1,
            }
        }
        counts
    }

    /// The cells of an entry of a list, in the order of [`COLUMNS`].
    fn row(&self, list: &List<'_>, number: &CardNumber, entry: &Limited) -> [String; 6] {
        let day = |day: Option<Date>| day.map(|day| day.to_string()).unwrap_or_default();
        let from = match &entry.event {
            Some((earliest, _)) => format!("{earliest}/{}", day(entry.since)),
            None => day(entry.since),
        };
        let event = entry.event.as_ref().map(|(_, event)| event.clone()).unwrap_or_default();
        let name = list.catalog.get(number).map(|entry| entry.card.name().to_owned()).unwrap_or_default();
        let perhaps = if entry.standing(self.date) == Standing::Perhaps { "?" } else { "" };
        [number.to_string(), format!("{}{perhaps}", entry.limit), from, day(entry.until), event, name]
    }
}

/// The columns for people.
fn columns(lang: Lang) -> [String; COLUMNS.len()] {
    let columns = [
        say!("column-number"),
        say!("lists-limit"),
        say!("lists-from"),
        say!("lists-until"),
        say!("lists-event"),
        say!("column-name"),
    ];
    columns.map(|column| column.text(lang))
}

/// Where texts begin, behind the word for what they tell.
const MARGIN: usize = 14;

/// Each list in a few lines and, where a day is asked for, its cards.
pub fn human(shown: &Shown<'_>) -> String {
    let lang = shown.lang;
    let indent = " ".repeat(MARGIN);
    let options = textwrap::Options::new(80).subsequent_indent(&indent);
    let mut out = String::new();
    for (at, list) in shown.lists.iter().enumerate() {
        let gap = if at > 0 { "\n" } else { "" };
        let title = list.list.title.as_ref().map(|title| say!("lists-title", list = list.name, title = title));
        let title = title.map_or_else(|| shown::line(list.name).into_owned(), |title| title.text(lang));
        let told = told(shown, list).into_iter().map(|(what, words)| {
            let what = what.text(lang);
            format!("  {what:<width$}{}", words.text(lang), width = MARGIN - 2)
        });
        out.push_str(gap);
        for line in std::iter::once(title).chain(told) {
            // Writing to a string cannot fail.
            let _ = writeln!(out, "{}", figures::fill(&line, &options));
        }
        let entries = shown.entries(list);
        // Numbers alone say nothing to people: where no card of a list is known, programs can ask for them.
        let is_known = || entries.iter().any(|(number, _)| list.catalog.get(number).is_some());
        if shown.date.is_some() && is_known() {
            out.push('\n');
            out.push_str(&cards(shown, list, &entries));
        }
    }
    out
}

/// What is told of a list, each with the word for it.
fn told(shown: &Shown<'_>, list: &List<'_>) -> Vec<(Message, Message)> {
    let Counts { banned, limited, perhaps } = shown.counts(list);
    let cards = say!("lists-cards", banned = banned, limited = limited);
    let cards = if perhaps > 0 { say!("lists-perhaps", cards = cards, perhaps = perhaps) } else { cards };
    let days = list.list.days();
    let cards = match (shown.date, days) {
        (Some(date), _) => say!("lists-on", cards = cards, day = date.to_string()),
        (None, Some(_)) => say!("lists-newest", cards = cards),
        (None, None) => cards,
    };
    let source = list.list.source.as_ref().map(|source| say!("lists-source", source = source, file = list.file));
    let told = [
        Some((say!("lists-cards-word"), cards)),
        days.map(|(first, last)| {
            let [from, to] = [first, last].map(|day| day.to_string());
            (say!("lists-entries-word"), say!("lists-entries", first = from, last = to))
        }),
        (!list.newest.is_empty()).then(|| (say!("lists-applies"), list.newest.join(", ").into())),
        (!list.day_of_edition.is_empty()).then(|| {
            let of_day =
                |(edition, day): &(&str, Date)| say!("lists-of-day", edition = *edition, day = day.to_string());
            let all = list.day_of_edition.iter().map(of_day);
            (say!("lists-applies"), say!("lists-all", all = Argument::list(all, ", ")))
        }),
        (!list.on_request.is_empty()).then(|| (say!("lists-with-date"), list.on_request.join(", ").into())),
        Some((say!("lists-source-word"), source.unwrap_or_else(|| list.file.to_owned().into()))),
    ];
    told.into_iter().flatten().collect()
}

/// A table without the columns in which nothing stands.
fn cards(shown: &Shown<'_>, list: &List<'_>, entries: &[(CardNumber, Limited)]) -> String {
    let rows: Vec<[String; 6]> = entries.iter().map(|(number, entry)| shown.row(list, number, entry)).collect();
    let used: Vec<usize> = (0..COLUMNS.len()).filter(|at| rows.iter().any(|row| !row[*at].is_empty())).collect();
    let head = columns(shown.lang);
    let of = |row: &[String; 6]| used.iter().map(|at| row[*at].clone()).collect::<Vec<_>>();
    let table: Vec<_> = std::iter::once(&head).chain(&rows).map(of).collect();
    figures::columns(&table, &[])
}

/// The head, and a row for each card of each list.
fn all(shown: &Shown<'_>, list: String, columns: [String; COLUMNS.len()]) -> Vec<Vec<String>> {
    let head = std::iter::once(list).chain(columns).collect();
    let rows = shown.lists.iter().flat_map(|list| {
        let entries = shown.entries(list).into_iter();
        entries.map(|(number, entry)| {
            [list.name.to_owned()].into_iter().chain(shown.row(list, &number, &entry)).collect::<Vec<_>>()
        })
    });
    std::iter::once(head).chain(rows).collect()
}

/// What holds on the day, a line for each card; `0?` is a card that is perhaps banned.
pub fn csv(shown: &Shown<'_>) -> String {
    figures::csv(all(shown, "list".to_owned(), COLUMNS.map(str::to_owned)))
}

/// The same as a table of Markdown.
pub fn markdown(shown: &Shown<'_>) -> String {
    let lang = shown.lang;
    figures::markdown(&all(shown, say!("lists-list").text(lang), columns(lang)), COLUMNS.len() + 1)
}

/// A card that a list bans or limits.
#[derive(Serialize, JsonSchema)]
struct CardRecord {
    number: CardNumber,
    /// Empty where the card is not known.
    name: String,
    /// So many copies are allowed.
    limit: u32,
    /// It holds on the day, and not just perhaps.
    in_force: bool,
    /// From which day.
    since: Option<Date>,
    /// The day from which it may have held, where it was told at an event.
    as_early_as: Option<Date>,
    /// That event.
    event: Option<String>,
    /// Up to which day.
    until: Option<Date>,
}

/// A list of banned and limited cards.
#[derive(Serialize, JsonSchema)]
struct ListRecord<'a> {
    /// What it is called.
    list: &'a str,
    /// The file with it.
    file: &'a str,
    /// What it calls itself.
    title: Option<&'a String>,
    /// Where it is from.
    source: Option<&'a String>,
    /// Editions under which it applies without a day.
    rulesets: &'a [&'a str],
    /// Editions under which it applies as it stood on their day.
    rulesets_of_their_day: Vec<&'a str>,
    /// Editions under which it applies if a day is named.
    rulesets_with_date: &'a [&'a str],
    /// The day of the oldest entry.
    first: Option<Date>,
    /// The day of the newest entry.
    last: Option<Date>,
    /// Cards that are banned.
    banned: usize,
    /// Cards that are limited.
    limited: usize,
    /// Cards that are perhaps one of both.
    perhaps: usize,
    /// Each of them.
    cards: Vec<CardRecord>,
}

/// Lists of banned and limited cards, on a day.
#[derive(Serialize, JsonSchema)]
struct Record<'a> {
    /// The day that was asked for; without one, that of the newest entry counts.
    date: Option<Date>,
    /// Each of them.
    lists: Vec<ListRecord<'a>>,
}

/// What the object looks like.
pub fn schema() -> Schema {
    schema::of::<Record<'_>>()
}

fn card_record(shown: &Shown<'_>, list: &List<'_>, number: &CardNumber, entry: &Limited) -> CardRecord {
    let [.., name] = shown.row(list, number, entry);
    let (as_early_as, event) = entry.event.clone().unzip();
    CardRecord {
        number: number.clone(),
        name,
        limit: entry.limit,
        in_force: entry.standing(shown.date) == Standing::InForce,
        since: entry.since,
        as_early_as,
        event,
        until: entry.until,
    }
}

fn list_record<'a>(shown: &Shown<'_>, of: &'a List<'a>) -> ListRecord<'a> {
    let Counts { banned, limited, perhaps } = shown.counts(of);
    let (first, last) = of.list.days().unzip();
    let entries = shown.entries(of);
    let cards = entries.iter().map(|(number, entry)| card_record(shown, of, number, entry));
    ListRecord {
        list: of.name,
        file: of.file,
        title: of.list.title.as_ref(),
        source: of.list.source.as_ref(),
        rulesets: &of.newest,
        rulesets_of_their_day: of.day_of_edition.iter().map(|(edition, _)| *edition).collect(),
        rulesets_with_date: &of.on_request,
        first,
        last,
        banned,
        limited,
        perhaps,
        cards: cards.collect(),
    }
}

/// One object: the day, and each list with its cards on that day.
pub fn json(shown: &Shown<'_>) -> String {
    let record = Record { date: shown.date, lists: shown.lists.iter().map(|list| list_record(shown, list)).collect() };
    shown::json(&record) + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_before_what_is_told_leave_a_gap_in_every_language() {
        let list = DatedList::embedded("dbscg").expect("embedded");
        let (catalog, day) = (Catalog::embedded(), list.days().expect("days").0);
        let (newest, on_request, day_of_edition) = (vec!["a"], vec!["b"], vec![("c", day)]);
        let (name, file) = ("dbscg", "dbscg.tsv");
        let lists = [List { name, file, list, catalog: &catalog, newest, day_of_edition, on_request }];
        for lang in Lang::ALL {
            let shown = Shown { lists: &lists, date: None, lang };
            let told = told(&shown, &lists[0]);
            assert_eq!(told.len(), 6);
            for (what, _) in told {
                assert!(what.text(lang).chars().count() + 3 <= MARGIN, "{what}");
            }
        }
    }
}
