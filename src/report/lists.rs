//! Lists of banned and limited cards: what each is, and what holds on a day; for people, as JSON, CSV and Markdown.

use std::fmt::Write as _;

use serde_json::{Value, json};

use super::figures;
use super::human::printable;
use crate::card::CardNumber;
use crate::catalog::Catalog;
use crate::ruleset::{Date, DatedList, Limited, Standing};

/// A list and whom it serves.
#[derive(Debug)]
pub struct List<'a> {
    /// What it is called.
    pub name: &'a str,
    /// The file with it.
    pub file: &'a str,
    /// The list.
    pub list: &'a DatedList,
    /// Editions under which it applies without a day.
    pub newest: Vec<&'a str>,
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
    /// For the names of the cards.
    pub catalog: &'a Catalog,
}

/// The columns of a day.
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

    /// The cells of an entry, in the order of [`COLUMNS`].
    fn row(&self, number: &CardNumber, entry: &Limited) -> [String; 6] {
        let day = |day: Option<Date>| day.map(|day| day.to_string()).unwrap_or_default();
        let from = match &entry.event {
            Some((earliest, _)) => format!("{earliest}/{}", day(entry.since)),
            None => day(entry.since),
        };
        let event = entry.event.as_ref().map(|(_, event)| event.clone()).unwrap_or_default();
        let name = self.catalog.get(number).map(|entry| entry.card.name().to_owned()).unwrap_or_default();
        let perhaps = if entry.standing(self.date) == Standing::Perhaps { "?" } else { "" };
        [number.to_string(), format!("{}{perhaps}", entry.limit), from, day(entry.until), event, name]
    }
}

/// Each list in a few lines and, where a day is asked for, its cards.
pub fn human(shown: &Shown<'_>) -> String {
    let mut out = String::new();
    for (at, list) in shown.lists.iter().enumerate() {
        let gap = if at > 0 { "\n" } else { "" };
        let title = list.list.title.as_ref().map(|title| format!(": {title}")).unwrap_or_default();
        let mut lines = vec![format!("{gap}{}{title}", list.name)];
        let Counts { banned, limited, perhaps } = shown.counts(list);
        let when = match (shown.date, list.list.days()) {
            (Some(date), _) => format!(" on {date}"),
            (None, Some(_)) => ", as of the newest entry".to_owned(),
            (None, None) => String::new(),
        };
        let perhaps = if perhaps > 0 { format!(", {perhaps} perhaps (?)") } else { String::new() };
        let mut tell = |what: &str, words: &str| lines.push(format!("  {what:<12}{words}"));
        tell("cards", &format!("{banned} banned (0), {limited} limited{perhaps}{when}"));
        if let Some((first, last)) = list.list.days() {
            tell("entries", &format!("from {first} to {last}"));
        }
        if !list.newest.is_empty() {
            tell("applies", &list.newest.join(", "));
        }
        if !list.on_request.is_empty() {
            tell("with --date", &list.on_request.join(", "));
        }
        let source = list.list.source.as_ref().map(|source| format!("{source}; ")).unwrap_or_default();
        tell("source", &format!("{source}{}", list.file));
        for line in lines {
            let options = textwrap::Options::new(80).subsequent_indent("              ");
            // Writing to a string cannot fail.
            let _ = writeln!(out, "{}", textwrap::fill(&printable(&line), options));
        }
        let entries = shown.entries(list);
        if shown.date.is_some() && !entries.is_empty() {
            out.push('\n');
            out.push_str(&cards(shown, &entries));
        }
    }
    out
}

/// A table without the columns in which nothing stands.
fn cards(shown: &Shown<'_>, entries: &[(CardNumber, Limited)]) -> String {
    let rows: Vec<[String; 6]> = entries.iter().map(|(number, entry)| shown.row(number, entry)).collect();
    let used: Vec<usize> = (0..COLUMNS.len()).filter(|at| rows.iter().any(|row| !row[*at].is_empty())).collect();
    let mut table = vec![used.iter().map(|at| COLUMNS[*at].to_owned()).collect::<Vec<_>>()];
    table.extend(rows.iter().map(|row| used.iter().map(|at| row[*at].clone()).collect()));
    figures::columns(&table, &[])
}

fn all(shown: &Shown<'_>) -> Vec<Vec<String>> {
    let head = ["list"].into_iter().chain(COLUMNS).map(str::to_owned).collect();
    let rows = shown.lists.iter().flat_map(|list| {
        let entries = shown.entries(list).into_iter();
        entries.map(|(number, entry)| {
            [list.name.to_owned()].into_iter().chain(shown.row(&number, &entry)).collect::<Vec<_>>()
        })
    });
    std::iter::once(head).chain(rows).collect()
}

/// What holds on the day, a line for each card; `0?` is a card that is perhaps banned.
pub fn csv(shown: &Shown<'_>) -> String {
    figures::csv(all(shown))
}

/// The same as a table of Markdown.
pub fn markdown(shown: &Shown<'_>) -> String {
    figures::markdown(&all(shown), COLUMNS.len() + 1)
}

/// One object: the day, and each list with its cards on that day.
pub fn json(shown: &Shown<'_>) -> String {
    let lists: Vec<Value> = shown
        .lists
        .iter()
        .map(|list| {
            let Counts { banned, limited, perhaps } = shown.counts(list);
            let cards: Vec<Value> = shown
                .entries(list)
                .iter()
                .map(|(number, entry)| {
                    let [.., name] = shown.row(number, entry);
                    json!({
                        "number": number.as_str(),
                        "name": name,
                        "limit": entry.limit,
                        "in_force": entry.standing(shown.date) == Standing::InForce,
                        "since": entry.since,
                        "as_early_as": entry.event.as_ref().map(|(earliest, _)| earliest),
                        "event": entry.event.as_ref().map(|(_, event)| event),
                        "until": entry.until,
                    })
                })
                .collect();
            let (first, last) = list.list.days().unzip();
            json!({
                "list": list.name, "file": list.file, "title": list.list.title, "source": list.list.source,
                "rulesets": list.newest, "rulesets_with_date": list.on_request,
                "first": first, "last": last,
                "banned": banned, "limited": limited, "perhaps": perhaps, "cards": cards,
            })
        })
        .collect();
    json!({ "date": shown.date, "lists": lists }).to_string() + "\n"
}
