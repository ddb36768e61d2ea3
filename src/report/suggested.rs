//! Cards that go with a deck, best first, each with its reason in a sentence.

use schemars::{JsonSchema, Schema};
use serde::Serialize;

use super::figures::{self, rounded};
use super::json::JudgedBy;
use super::odds::filled;
use super::schema;
use crate::card::{Card, Color};
use crate::catalog::Entry;
use crate::language::{Argument, Lang, Message, say};
use crate::legality::Terms;
use crate::legality::suggest::{Common, NEAREST, Near, Stands, Suggestion};
use crate::shown;

/// Cards that go with a deck.
#[derive(Clone, Copy, Debug)]
pub struct Suggested<'a> {
    /// What the user calls the deck.
    pub deck: &'a str,
    /// The edition that the cards may be played under, and its list.
    pub terms: Terms<'a>,
    /// The cards to show, best first.
    pub cards: &'a [Suggestion<'a>],
    /// Of how many.
    pub total: usize,
    /// What was learned from, and what the lists most like the deck have.
    pub near: Option<(&'a str, &'a Near<'a>)>,
    /// The language of whoever reads it.
    pub lang: Lang,
}

/// Cards and things in common that are named; further ones are counted or left out.
const NAMED: usize = 2;
/// Fewer cards than this have nothing worth telling in common.
const FEW: u32 = 3;

/// `in 14 of the 20 lists most like this one (75 % by likeness), in 71 of all 1403; asked for by BT1-005 (4 copies); shares
/// Universe 6 with 22 cards`
pub fn reason(suggestion: &Suggestion<'_>) -> Message {
    let Suggestion { stands, asked_by, asks_for, wants_leader, shares, .. } = suggestion;
    let alike = stands.map(|Stands { near, all, lists, weight }| {
        let share = (weight * 100.0).round().to_string();
        say!("suggest-alike", near = near, nearest = NEAREST, share = share, all = all, lists = lists)
    });
    let (named, more) = asked_by.split_at(asked_by.len().min(NAMED));
    let asker = |(entry, n): &(&Entry, u32)| say!("suggest-asker", card = entry.card.number.as_str(), copies = *n);
    let more = (!more.is_empty()).then(|| say!("suggest-more-cards", more = more.len()));
    let askers = listed(named.iter().map(asker).chain(more).collect());
    let shared = shares.iter().filter(|(_, cards)| *cards >= FEW).take(NAMED);
    let shared =
        listed(shared.map(|(common, cards)| say!("suggest-with", what = common.word(), cards = *cards)).collect());
    let parts = [
        alike,
        askers.map(|askers| say!("suggest-asked-by", cards = askers)),
        wants_leader.then(|| say!("suggest-wants-leader")),
        (*asks_for >= FEW).then(|| say!("suggest-asks-for", cards = *asks_for)),
        shared.map(|shared| say!("suggest-shares", what = shared)),
    ];
    let parts = parts.into_iter().flatten();
    parts.reduce(|first, last| say!("also", first = first, last = last)).unwrap_or_else(|| say!("suggest-colors"))
}

/// `a, b and c`; nothing of nothing.
fn listed(mut parts: Vec<Message>) -> Option<Message> {
    let last = parts.pop()?;
    Some(if parts.is_empty() { last } else { say!("and", first = Argument::list(parts, ", "), last = last) })
}

/// What stands above the cards, a sentence each.
fn title(suggested: &Suggested<'_>) -> Vec<String> {
    let Suggested { deck, terms, cards, total, near, lang } = suggested;
    let found = if cards.len() < *total {
        say!("found-shown-of", shown = cards.len(), cards = *total)
    } else {
        say!("found-all", cards = *total)
    };
    let title = say!("suggest-title", found = found, deck = *deck, terms = terms.told());
    let learned = near.map(|(from, near)| {
        let (lists, same) = (near.lists, near.same_leader);
        say!("suggest-learned", lists = lists, from = from, nearest = NEAREST, same = same)
    });
    std::iter::once(title).chain(learned).map(|said| said.text(*lang)).collect()
}

/// `battle, red, cost 3 (R), 15000`
fn facts(card: &Card, lang: Lang) -> String {
    let kind = say!("kind-word", kind = card.kind.id());
    let colors = card.colors.iter().map(|color| say!("color-word", color = color.name()));
    let cost = card.energy.map(|cost| say!("suggest-cost", cost = cost.to_string()).into());
    let power = card.front.power.map(|power| power.to_string().into());
    let parts = [Some(kind.into()), Some(Argument::list(colors, "/")), cost, power];
    let parts = parts.into_iter().flatten().map(|part: Argument| part.text(lang));
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

/// For people.
pub fn human(suggested: &Suggested<'_>) -> String {
    let lang = suggested.lang;
    let mut out: String = title(suggested).iter().map(|said| filled(said, "", "  ")).collect();
    let digits = suggested.cards.len().to_string().len();
    let indent = " ".repeat(digits + 2);
    for (at, suggestion) in suggested.cards.iter().enumerate() {
        let entry = suggestion.entry;
        let what = format!("{} ({})", entry.label(), facts(&entry.card, lang));
        out.push('\n');
        out += &filled(&what, &format!("{:>digits$}  ", at + 1), &indent);
        out += &filled(&reason(suggestion).text(lang), &indent, &indent);
    }
    out
}

/// The table in Markdown.
pub fn markdown(suggested: &Suggested<'_>) -> String {
    let lang = suggested.lang;
    let head =
        [say!("column-card"), say!("column-name"), say!("suggest-what"), say!("suggest-why"), say!("suggest-room")];
    let mut rows = vec![head.map(|column| column.text(lang)).to_vec()];
    rows.extend(suggested.cards.iter().map(|suggestion| {
        let card = &suggestion.entry.card;
        let (number, name) = (card.number.to_string(), card.name().to_owned());
        vec![
            number,
            name,
            facts(card, lang),
            reason(suggestion).text(lang),
            suggestion.room.map_or_else(String::new, |room| room.to_string()),
        ]
    }));
    let title: Vec<String> = title(suggested).iter().map(|said| shown::markdown(said)).collect();
    format!("* {}\n\n{}", title.join("\n* "), figures::markdown(&rows, 4))
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

/// A card of the deck that asks for this one.
#[derive(Serialize, JsonSchema)]
struct Asker<'a> {
    /// Its number.
    card: &'a str,
    /// Its copies in the deck.
    copies: u32,
}

/// What a card has in common with others of the deck.
#[derive(Serialize, JsonSchema)]
struct Shared<'a> {
    /// `trait` or `character`.
    what: &'static str,
    /// The word for it.
    word: &'a str,
    /// Cards of the deck that have it.
    cards: u32,
}

/// Lists that play the card.
#[derive(Serialize, JsonSchema)]
struct Listed {
    /// Of the nearest lists, so many.
    near: usize,
    /// Of all lists, so many.
    all: usize,
    /// The share of the nearest lists that have it, by how alike they are.
    weight: f64,
    /// How many times as often it stands in the nearest lists as in all of them.
    lift: f64,
}

/// A card that goes with the deck.
#[derive(Serialize, JsonSchema)]
struct One<'a> {
    number: &'a str,
    name: &'a str,
    /// Copies that may still be added; `null` is any number.
    copies: Option<u32>,
    /// What it is ranked by.
    points: f64,
    /// The reason, in the language of whoever reads.
    reason: String,
    /// What lists say, where lists were asked.
    lists: Option<Listed>,
    /// Cards of the deck that ask for it.
    asked_by: Vec<Asker<'a>>,
    /// Cards of the deck that it asks for.
    asks_for: u32,
    /// It asks for the leader.
    wants_leader: bool,
    /// What it has in common with the deck.
    shares: Vec<Shared<'a>>,
}

/// The lists that were asked.
#[derive(Serialize, JsonSchema)]
struct Learned<'a> {
    /// The file.
    from: &'a str,
    /// Lists in it.
    lists: usize,
    /// How many of them are asked.
    nearest: usize,
    /// Those with the same leader.
    same_leader: usize,
}

/// Cards that go with a deck, best first.
#[derive(Serialize, JsonSchema)]
struct Json<'a> {
    /// The list.
    deck: &'a str,
    /// The edition.
    ruleset: &'a str,
    #[serde(flatten)]
    judged: JudgedBy<'a>,
    /// The lists that were asked, if any.
    learned: Option<Learned<'a>>,
    /// Cards that would go, shown or not.
    total: usize,
    /// Those that are shown.
    cards: Vec<One<'a>>,
}

/// What the object looks like.
pub fn schema() -> Schema {
    schema::of::<Json<'_>>()
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
        ruleset: &suggested.terms.ruleset.id,
        judged: suggested.terms.into(),
        learned,
        total: suggested.total,
        cards: suggested.cards.iter().map(|suggestion| one(suggestion, suggested.lang)).collect(),
    };
    // Strings, numbers and lists always serialise.
    shown::json(&json) + "\n"
}

fn one<'a>(suggestion: &'a Suggestion<'a>, lang: Lang) -> One<'a> {
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
        reason: reason(suggestion).text(lang),
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
