//! Cards that go with a deck, best first, each with its reason in a sentence.

use std::fmt::Write as _;

use serde::Serialize;

use super::figures::{self, counted, rounded};
use super::human;
use crate::card::{Card, Color};
use crate::legality::suggest::{Common, NEAREST, Near, Stands, Suggestion};

/// Cards that go with a deck.
#[derive(Clone, Copy, Debug)]
pub struct Suggested<'a> {
    /// What the user calls the deck.
    pub deck: &'a str,
    /// The edition that the cards may be played under.
    pub ruleset: &'a str,
    /// The cards to show, best first.
    pub cards: &'a [Suggestion<'a>],
    /// Of how many.
    pub total: usize,
    /// What was learned from, and what the lists most like the deck have.
    pub near: Option<(&'a str, &'a Near<'a>)>,
}

/// Cards and things in common that are named; further ones are counted or left out.
const NAMED: usize = 2;
/// Fewer cards than this have nothing worth telling in common.
const FEW: u32 = 3;

fn copies(n: u32) -> String {
    if n == 1 { "1 copy".into() } else { format!("{n} copies") }
}

/// `in 14 of the 20 lists most like this one (75 % by likeness), in 71 of all 1403; asked for by BT1-005 (4 copies); shares
/// Universe 6 with 22 cards`
pub fn reason(suggestion: &Suggestion<'_>) -> String {
    let Suggestion { stands, asked_by, asks_for, wants_leader, shares, .. } = suggestion;
    let mut parts: Vec<String> = Vec::new();
    if let Some(Stands { near, all, lists, weight }) = stands {
        let share = (weight * 100.0).round();
        let alike = format!("in {near} of the {NEAREST} lists most like this one ({share} % by likeness)");
        parts.push(format!("{alike}, in {all} of all {lists}"));
    }
    let (named, more) = asked_by.split_at(asked_by.len().min(NAMED));
    let mut askers: Vec<String> =
        named.iter().map(|(entry, n)| format!("{} ({})", entry.card.number, copies(*n))).collect();
    if !more.is_empty() {
        askers.push(counted(more.len() as u64, "more card"));
    }
    if !askers.is_empty() {
        parts.push(format!("asked for by {}", listed(&askers)));
    }
    if *wants_leader {
        parts.push("asks for such a leader".to_owned());
    }
    if *asks_for >= FEW {
        parts.push(format!("asks for {} of the deck", counted(*asks_for, "card")));
    }
    let shared: Vec<String> = shares
        .iter()
        .filter(|(_, cards)| *cards >= FEW)
        .take(NAMED)
        .map(|(common, cards)| format!("{} with {}", common.word(), counted(*cards, "card")))
        .collect();
    if !shared.is_empty() {
        parts.push(format!("shares {}", listed(&shared)));
    }
    if parts.is_empty() { "in the colors of the deck".to_owned() } else { parts.join("; ") }
}

/// `a, b and c`
fn listed(parts: &[String]) -> String {
    match parts.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => String::new(),
    }
}

/// What stands above the cards, a sentence each.
fn title(suggested: &Suggested<'_>) -> Vec<String> {
    let Suggested { deck, ruleset, cards, total, near } = suggested;
    let shown = if cards.len() < *total { format!("{} of ", cards.len()) } else { String::new() };
    let mut said = vec![format!("{shown}{} for {deck} under {ruleset}", counted(*total as u64, "card"))];
    if let Some((from, near)) = near {
        let leader = match near.same_leader {
            0 => "none of them with its leader".to_owned(),
            n => format!("{n} of them with its leader"),
        };
        let lists = counted(near.lists as u64, "other list");
        said.push(format!("learned from {lists} of {from}: the {NEAREST} most like the deck, {leader}"));
    }
    said.iter().map(|text| human::printable(text)).collect()
}

/// `battle, red, 3 (R), 15000`
fn facts(card: &Card) -> String {
    let colors: Vec<&str> = card.colors.iter().map(Color::name).collect();
    let cost = card.energy.map(|cost| format!("cost {cost}"));
    let power = card.front.power.map(|power| power.to_string());
    let parts = [Some(card.kind.id().to_owned()), Some(colors.join("/")), cost, power];
    parts.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

/// Widest line.
const WIDTH: usize = 80;

/// For people.
pub fn human(suggested: &Suggested<'_>) -> String {
    let mut out = String::new();
    for said in title(suggested) {
        let options = textwrap::Options::new(WIDTH).subsequent_indent("  ");
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{}", textwrap::wrap(&said, options).join("\n"));
    }
    let digits = suggested.cards.len().to_string().len();
    let indent = " ".repeat(digits + 2);
    for (at, suggestion) in suggested.cards.iter().enumerate() {
        let card = &suggestion.entry.card;
        let number = format!("{:>digits$}  ", at + 1);
        let what = format!("{} {} ({})", card.number, card.name(), facts(card));
        let options = textwrap::Options::new(WIDTH).initial_indent(&number).subsequent_indent(&indent);
        let _ = writeln!(out, "\n{}", textwrap::wrap(&human::printable(&what), options).join("\n"));
        let options = textwrap::Options::new(WIDTH).initial_indent(&indent).subsequent_indent(&indent);
        let why = human::printable(&reason(suggestion));
        let _ = writeln!(out, "{}", textwrap::wrap(&why, options).join("\n"));
    }
    out
}

/// The table in Markdown.
pub fn markdown(suggested: &Suggested<'_>) -> String {
    let mut rows = vec![["card", "name", "what", "why", "up to"].map(str::to_owned).to_vec()];
    rows.extend(suggested.cards.iter().map(|suggestion| {
        let card = &suggestion.entry.card;
        let (number, name) = (card.number.to_string(), card.name().to_owned());
        vec![
            number,
            name,
            facts(card),
            reason(suggestion),
            suggestion.room.map_or_else(String::new, |room| room.to_string()),
        ]
    }));
    format!("* {}\n\n{}", title(suggested).join("\n* "), figures::markdown(&rows, 4))
}

fn common(common: &Common) -> &'static str {
    match common {
        Common::Trait(_) => "trait",
        Common::Character(_) => "character",
    }
}

/// The table as CSV, lists within a value parted by `|`.
pub fn csv(suggested: &Suggested<'_>) -> String {
    let head = [
        "rank",
        "number",
        "name",
        "type",
        "colors",
        "cost",
        "copies",
        "points",
        "near",
        "all",
        "lists",
        "lift",
        "asked_by",
        "asks_for",
        "wants_leader",
        "shares",
    ];
    let row = |(at, suggestion): (usize, &Suggestion<'_>)| {
        let card = &suggestion.entry.card;
        let stands = |of: fn(&Stands) -> String| suggestion.stands.as_ref().map(of).unwrap_or_default();
        let askers: Vec<String> =
            suggestion.asked_by.iter().map(|(entry, n)| format!("{}:{n}", entry.card.number)).collect();
        let shares: Vec<String> = suggestion.shares.iter().map(|(has, n)| format!("{}:{n}", has.word())).collect();
        vec![
            (at + 1).to_string(),
            card.number.to_string(),
            card.name().to_owned(),
            card.kind.id().to_owned(),
            card.colors.iter().map(Color::name).collect::<Vec<_>>().join("|"),
            card.energy.map(|cost| cost.to_string()).unwrap_or_default(),
            suggestion.room.map_or_else(String::new, |room| room.to_string()),
            rounded(suggestion.points).to_string(),
            stands(|stands| stands.near.to_string()),
            stands(|stands| stands.all.to_string()),
            stands(|stands| stands.lists.to_string()),
            stands(|stands| rounded(stands.lift()).to_string()),
            askers.join("|"),
            suggestion.asks_for.to_string(),
            suggestion.wants_leader.to_string(),
            shares.join("|"),
        ]
    };
    let rows = suggested.cards.iter().enumerate().map(row);
    figures::csv(std::iter::once(head.map(str::to_owned).to_vec()).chain(rows))
}

#[derive(Serialize)]
struct Asker<'a> {
    card: &'a str,
    copies: u32,
}

#[derive(Serialize)]
struct Shared<'a> {
    what: &'static str,
    word: &'a str,
    cards: u32,
}

#[derive(Serialize)]
struct Listed {
    near: usize,
    all: usize,
    weight: f64,
    lift: f64,
}

#[derive(Serialize)]
struct One<'a> {
    number: &'a str,
    name: &'a str,
    copies: Option<u32>,
    points: f64,
    reason: String,
    lists: Option<Listed>,
    asked_by: Vec<Asker<'a>>,
    asks_for: u32,
    wants_leader: bool,
    shares: Vec<Shared<'a>>,
}

#[derive(Serialize)]
struct Learned<'a> {
    from: &'a str,
    lists: usize,
    nearest: usize,
    same_leader: usize,
}

#[derive(Serialize)]
struct Json<'a> {
    deck: &'a str,
    ruleset: &'a str,
    learned: Option<Learned<'a>>,
    total: usize,
    cards: Vec<One<'a>>,
}

/// The same for programs.
pub fn json(suggested: &Suggested<'_>) -> String {
    let learned = suggested.near.map(|(from, near)| Learned {
        from,
        lists: near.lists,
        nearest: NEAREST,
        same_leader: near.same_leader,
    });
    let json = Json {
        deck: suggested.deck,
        ruleset: suggested.ruleset,
        learned,
        total: suggested.total,
        cards: suggested.cards.iter().map(one).collect(),
    };
    // Strings, numbers and lists always serialise.
    serde_json::to_string(&json).unwrap_or_default() + "\n"
}

fn one<'a>(suggestion: &'a Suggestion<'a>) -> One<'a> {
    let listed = |stands: &Stands| Listed {
        near: stands.near,
        all: stands.all,
        weight: rounded(stands.weight),
        lift: rounded(stands.lift()),
    };
    One {
        number: suggestion.entry.card.number.as_str(),
        name: suggestion.entry.card.name(),
        copies: suggestion.room,
        points: rounded(suggestion.points),
        reason: reason(suggestion),
        lists: suggestion.stands.as_ref().map(listed),
        asked_by: suggestion
            .asked_by
            .iter()
            .map(|(entry, copies)| Asker { card: entry.card.number.as_str(), copies: *copies })
            .collect(),
        asks_for: suggestion.asks_for,
        wants_leader: suggestion.wants_leader,
        shares: suggestion
            .shares
            .iter()
            .map(|(has, cards)| Shared { what: common(has), word: has.word(), cards: *cards })
            .collect(),
    }
}
