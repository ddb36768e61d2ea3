//! What goes with a win, card by card, for people, as JSON, CSV and Markdown.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::Serialize;

use super::figures::{self, By, Cell, rounded, share_by, three};
use super::what_if::{Quantity, turn_of_win};
use crate::card::CardNumber;
use crate::language::{Lang, Message, say};
use crate::shown;
use crate::sim::impact::{Games, Impact, OfCard as Counted, Way};
use crate::sim::stats::{self, Estimate, float};

/// Fewer games on one side say nothing to people.
const FEWEST: u64 = 20;

/// What is told of the cards of a deck.
#[derive(Clone, Copy, Debug)]
pub(super) struct Told<'a> {
    /// What the user calls the list.
    pub(super) deck: &'a str,
    /// What was counted.
    pub(super) impact: &'a Impact,
    /// Own turns of a game where the score is the own turn of the win; else it is the points of a game against a list.
    pub(super) own_turns: Option<u16>,
    /// The games are against the lists of a field, each of which has its share.
    pub(super) is_of_field: bool,
}

/// Games in which something became of a card, beside all others.
#[derive(Clone, Copy, Debug)]
struct Beside {
    with: Games,
    without: Games,
    /// How those games end.
    ended: [Option<Estimate>; 2],
    /// How much more the first number is.
    more: Option<Estimate>,
    /// What the result of all games has from that: the difference times how often.
    change: Option<f64>,
}

/// A card, way by way.
struct Row<'a> {
    number: &'a CardNumber,
    card: &'a Counted,
    ways: [Beside; Way::ALL.len()],
}

impl<'a> Told<'a> {
    const fn quantity(&self) -> Quantity {
        if self.own_turns.is_some() { Quantity::Turn } else { Quantity::Won }
    }

    /// How games end: the share that is won, one that nobody wins half; or the own turn of the win.
    fn ended(&self, of: &Games) -> Option<Estimate> {
        match self.own_turns {
            Some(turns) => stats::mean_within(of.sum, of.squares, of.games, [1, u32::from(turns) + 1]),
            None => stats::proportion(float(of.sum) / 2.0, of.games),
        }
    }

    fn beside(&self, with: Games) -> Beside {
        let all = &self.impact.all;
        let without = all.without(&with);
        let ended = [self.ended(&with), self.ended(&without)];
        let [one, other] = ended;
        let more = one.zip(other).map(|(one, other)| stats::difference(one, other));
        let change = more.map(|more| more.value * float(with.games) / float(all.games));
        Beside { with, without, ended, more, change }
    }

    /// The cards, first those whose opening hands end best, times how often.
    fn rows(&self) -> Vec<Row<'a>> {
        let row = |(number, card): (&'a CardNumber, &'a Counted)| Row {
            number,
            card,
            ways: card.ways.map(|with| self.beside(with)),
        };
        let mut rows: Vec<Row<'a>> = self.impact.cards.iter().map(row).collect();
        let good = |row: &Row<'_>| {
            let change = row.ways[Way::Opening as usize].change.unwrap_or_default();
            // An early win is a good one.
            if self.own_turns.is_some() { -change } else { change }
        };
        rows.sort_by(|one, other| good(other).total_cmp(&good(one)));
        rows
    }

    pub(super) fn title(&self) -> Message {
        let result = match (self.ended(&self.impact.all), self.own_turns) {
            (None, _) => say!("what-if-nothing"),
            (Some(of), None) => say!("what-if-won", share = share_by(of, By::Games)),
            (Some(of), Some(turns)) => turn_of_win(of, turns),
        };
        let of = if self.is_of_field { "field" } else { "lists" };
        say!("impact-title", deck = self.deck, games = self.impact.all.games, of = of, result = result)
    }

    /// What the numbers are, below the tables.
    fn legend(&self) -> Vec<Message> {
        let unit = match self.quantity() {
            Quantity::Won => say!("impact-points"),
            Quantity::Turn => say!("impact-turns"),
        };
        vec![unit, say!("impact-legend", games = FEWEST)]
    }

    /// A number of turns, or a share in percent.
    fn number(&self, value: f64) -> String {
        if self.own_turns.is_some() { format!("{value:.2}") } else { format!("{:.1}", value * 100.0) }
    }

    /// The same of a difference, with its sign.
    fn signed(&self, value: f64) -> String {
        // Nothing has no sign of its own.
        let round = |value: f64, steps: f64| (value * steps).round() / steps + 0.0;
        if self.own_turns.is_some() {
            format!("{:+.2}", round(value, 100.0))
        } else {
            format!("{:+.1}", round(value * 100.0, 10.0))
        }
    }

    /// The tables, the head of each first: the opening hand, and what becomes of a card later.
    pub(super) fn tables(&self, lang: Lang) -> [Vec<Vec<String>>; 2] {
        let heads = [
            say!("impact-card"),
            say!("impact-opening"),
            say!("impact-with"),
            say!("impact-without"),
            say!("impact-difference"),
            say!("impact-change"),
        ];
        let later = [
            say!("impact-card"),
            say!("impact-drawn"),
            say!("impact-played"),
            say!("impact-charged"),
            say!("impact-comboed"),
            say!("impact-left"),
        ];
        let mut tables = [heads.to_vec(), later.to_vec()].map(|heads| vec![worded(&heads, lang)]);
        let none = || "-".to_owned();
        let differs = |of: &Beside| match of.more.filter(|_| of.is_told()) {
            Some(more) => format!("{}±{}", self.signed(more.value), self.number(more.half())),
            None => none(),
        };
        for Row { number, card, ways } in self.rows() {
            let of = ways[Way::Opening as usize];
            let told = of.is_told();
            let ended = of.ended.map(|of| of.filter(|_| told).map_or_else(none, |of| self.number(of.value)));
            let often = float(of.with.games) / float(self.impact.all.games.max(1)) * 100.0;
            let mut row = vec![format!("{number} {}", card.name), format!("{often:.1}")];
            row.extend(ended);
            row.push(differs(&of));
            row.push(of.change.filter(|_| told).map_or_else(none, |change| self.signed(change)));
            tables[0].push(row);
            let later = ways[Way::Drawn as usize..].iter().map(differs);
            tables[1].push(std::iter::once(number.to_string()).chain(later).collect());
        }
        tables
    }
}

fn worded(heads: &[Message], lang: Lang) -> Vec<String> {
    heads.iter().map(|head| head.text(lang)).collect()
}

impl Beside {
    /// There are games enough on either side.
    const fn is_told(&self) -> bool {
        self.with.games >= FEWEST && self.without.games >= FEWEST
    }
}

/// Games in which something became of a card, beside all others.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "CardWay")]
struct WayRecord {
    /// Games in which it did.
    games: u64,
    /// How they end.
    with: Option<f64>,
    /// The ends of its interval of 95 %.
    with_interval: Option<[f64; 2]>,
    /// Games in which it did not.
    others: u64,
    /// How they end.
    without: Option<f64>,
    /// The ends of its interval of 95 %.
    without_interval: Option<[f64; 2]>,
    /// How much more the first number is.
    difference: Option<f64>,
    /// The ends of its interval of 95 %.
    difference_interval: Option<[f64; 2]>,
    /// What the result of all games has from it: the difference times how often.
    change: Option<f64>,
}

/// A card of the list.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "CardImpact")]
struct CardRecord<'a> {
    card: &'a CardNumber,
    name: &'a str,
    /// Copies in the list.
    copies: u32,
    /// In the opening hand, drawn later, played, charged, comboed, left in hand at the end.
    ways: BTreeMap<&'static str, WayRecord>,
}

/// What goes with a win, card by card. It is correlation, not cause.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "ImpactOfCards")]
pub(super) struct Record<'a> {
    deck: &'a str,
    /// What games are measured by.
    quantity: Quantity,
    /// All games.
    games: u64,
    /// How they end.
    value: Option<f64>,
    /// The ends of its interval of 95 %.
    interval: Option<[f64; 2]>,
    /// First those whose opening hands end best, times how often.
    cards: Vec<CardRecord<'a>>,
}

fn value(of: Option<Estimate>) -> Option<f64> {
    of.map(|of| rounded(of.value))
}

fn ends(of: Option<Estimate>) -> Option<[f64; 2]> {
    of.map(|of| [rounded(of.low), rounded(of.high)])
}

impl From<&Beside> for WayRecord {
    fn from(of: &Beside) -> Self {
        let [with, without] = of.ended;
        Self {
            games: of.with.games,
            with: value(with),
            with_interval: ends(with),
            others: of.without.games,
            without: value(without),
            without_interval: ends(without),
            difference: value(of.more),
            difference_interval: ends(of.more),
            change: of.change.map(rounded),
        }
    }
}

impl<'a> From<Told<'a>> for Record<'a> {
    fn from(told: Told<'a>) -> Self {
        let all = told.ended(&told.impact.all);
        let card = |Row { number, card, ways }: Row<'a>| CardRecord {
            card: number,
            name: &card.name,
            copies: card.copies,
            ways: Way::ALL.into_iter().zip(&ways).map(|(way, of)| (way.id(), of.into())).collect(),
        };
        Self {
            deck: told.deck,
            quantity: told.quantity(),
            games: told.impact.all.games,
            value: value(all),
            interval: ends(all),
            cards: told.rows().into_iter().map(card).collect(),
        }
    }
}

/// For people: what is told of each deck, with an empty line before it.
pub(super) fn human(told: &[Told<'_>], lang: Lang) -> String {
    let mut out = String::new();
    let filled = |message: &Message| figures::fill(&message.text(lang), 80) + "\n";
    for told in told {
        let [opening, later] = told.tables(lang);
        out += "\n";
        out += &filled(&told.title());
        out += &filled(&say!("impact-correlation"));
        for (table, columns) in [(opening, 1..6), (later, 1..6)] {
            out += "\n";
            out += &figures::columns(&table, &columns.collect::<Vec<_>>());
        }
        out += "\n";
        told.legend().iter().for_each(|line| out += &filled(line));
    }
    out
}

/// Tables in Markdown, with an empty line before them.
pub(super) fn markdown(told: &[Told<'_>], lang: Lang) -> String {
    let mut out = String::new();
    for told in told {
        // Writing to a string cannot fail.
        let _ = write!(out, "\n{}\n\n", shown::markdown(&told.title().text(lang)));
        let _ = writeln!(out, "{}", say!("impact-correlation").text(lang));
        for table in told.tables(lang) {
            let _ = write!(out, "\n{}", figures::markdown(&table, 1));
        }
        for line in told.legend() {
            let _ = writeln!(out, "\n{}", line.text(lang));
        }
    }
    out
}

/// A line for each deck, card and way.
pub(super) fn csv(told: &[Told<'_>]) -> String {
    let head = [
        "deck",
        "card",
        "name",
        "copies",
        "way",
        "quantity",
        "games",
        "with",
        "with_low",
        "with_high",
        "others",
        "without",
        "without_low",
        "without_high",
        "difference",
        "difference_low",
        "difference_high",
        "change",
    ];
    let line = |told: &Told<'_>, Row { number, card, .. }: &Row<'_>, way: Way, of: &Beside| {
        let quantity = match told.quantity() {
            Quantity::Won => "won",
            Quantity::Turn => "turn",
        };
        let [with, without] = of.ended.map(three);
        let words = |text: &str| Cell::Words(text.to_owned());
        let count = |n: u64| Cell::Number(n.to_string());
        let numbers = |three: [String; 3]| three.map(Cell::Number);
        let mut line = vec![words(told.deck), words(number.as_str()), words(&card.name), count(card.copies.into())];
        line.extend([words(way.id()), words(quantity), count(of.with.games)]);
        line.extend(numbers(with));
        line.push(count(of.without.games));
        line.extend(numbers(without));
        line.extend(numbers(three(of.more)));
        line.push(Cell::Number(of.change.map(|change| rounded(change).to_string()).unwrap_or_default()));
        line
    };
    let head = head.map(|name| Cell::Words(name.to_owned())).to_vec();
    let mut lines = vec![head];
    for told in told {
        for row in told.rows() {
            lines.extend(Way::ALL.into_iter().zip(&row.ways).map(|(way, of)| line(told, &row, way, of)));
        }
    }
    figures::csv(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A card that was in `with` of 200 opening hands, with a result of its own.
    fn impact(of: [(&str, Games); 2], all: Games) -> Impact {
        let card = |(number, with): (&str, Games)| {
            let mut ways = [Games::default(); Way::ALL.len()];
            ways[Way::Opening as usize] = with;
            (number.parse().expect("a number"), Counted { name: "Goku".to_owned(), copies: 4, ways })
        };
        Impact { all, cards: of.map(card).into() }
    }

    fn points(games: u64, won: u64) -> Games {
        Games { games, won, sum: 2 * won, squares: 4 * won }
    }

    #[test]
    fn what_all_games_have_from_a_card_is_what_those_without_it_lack() {
        let impact = impact([("BT1-005", points(40, 10)), ("BT1-006", points(80, 60))], points(200, 100));
        let told = Told { deck: "a.txt", impact: &impact, own_turns: None, is_of_field: false };
        let rows = told.rows();
        let numbers: Vec<&str> = rows.iter().map(|row| row.number.as_str()).collect();
        assert_eq!(numbers, ["BT1-006", "BT1-005"], "the best comes first");
        for row in &rows {
            let of = row.ways[Way::Opening as usize];
            let without = of.ended[1].expect("games").value;
            assert!((of.change.expect("games") - (0.5 - without)).abs() < 1e-12);
        }
        let more = rows[0].ways[Way::Opening as usize].more.expect("games");
        assert!((more.value - (0.75 - 40.0 / 120.0)).abs() < 1e-12 && more.low > 0.2 && more.high < 0.6, "{more:?}");
    }

    #[test]
    fn of_turns_less_is_better_and_few_games_say_nothing_to_people() {
        let turns =
            |games: u64, turn: u64| Games { games, won: games, sum: games * turn, squares: games * turn * turn };
        let all = Games { games: 120, won: 120, sum: 60 * 8, squares: 60 * (9 + 25) };
        let impact = impact([("BT1-005", turns(60, 5)), ("BT1-006", turns(10, 3))], all);
        let told = Told { deck: "a.txt", impact: &impact, own_turns: Some(8), is_of_field: false };
        assert_eq!(told.rows()[0].number.as_str(), "BT1-006");
        let [opening, _] = told.tables(Lang::En);
        assert_eq!(opening[1][2..], ["-"; 4]);
        assert_eq!(opening[2][1..4], ["50.0", "5.00", "3.00"]);
        assert!(opening[2][4].starts_with("+2.00±0.") && opening[2][5] == "+1.00", "{opening:?}");
    }

    #[test]
    fn where_nothing_was_played_there_is_nothing_to_tell() {
        let impact = impact([("BT1-005", Games::default()), ("BT1-006", Games::default())], Games::default());
        let told = Told { deck: "a.txt", impact: &impact, own_turns: None, is_of_field: false };
        assert!(human(&[told], Lang::En).contains("nothing was played"));
        assert_eq!(csv(&[told]).lines().count(), 13);
    }
}
