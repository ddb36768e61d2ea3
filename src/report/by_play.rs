//! What to send back of a hand, by play, for people, as JSON, CSV and Markdown.

use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::Serialize;

use super::figures::{self, Cell, rounded, share, three};
use super::modelled::{self, Told};
use super::odds::seat;
use crate::card::{Card, CardNumber};
use crate::language::{Argument, Lang, Message, say};
use crate::shown;
use crate::sim::returns::Weighed;
use crate::sim::stats::Estimate;

/// So many returns are told to people, and that nothing goes back.
const MOST_TOLD: usize = 12;

/// What was played.
#[derive(Clone, Debug)]
pub struct Played<'a> {
    /// What the user calls the deck.
    pub deck: &'a str,
    /// What the user calls the list against it.
    pub against: &'a str,
    /// By which edition.
    pub rules: &'a str,
    /// Who plays the deck, and who plays against it.
    pub players: [&'a str; 2],
    /// Whether the deck goes first.
    pub first: bool,
    /// The seed of the run.
    pub seed: u64,
    /// The hand.
    pub hand: Vec<&'a Card>,
    /// What can go back, and what its games came to.
    pub returns: Vec<Weighed>,
    /// How much is modelled of each list.
    pub told: Vec<Told>,
    /// The run was broken off.
    pub partial: bool,
}

/// Some cards that go back.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "ReturnByPlay")]
struct ReturnRecord<'a> {
    /// The cards that go back.
    #[serde(rename = "return")]
    returned: Vec<&'a CardNumber>,
    /// The cards that are kept.
    keep: Vec<&'a CardNumber>,
    /// Games that were played with it.
    games: u64,
    /// The share of them that was won, half of those that nobody wins counted.
    won: Option<f64>,
    /// The ends of its interval of 95 %.
    interval: Option<[f64; 2]>,
    /// How much less that is than with the best return, in the same games.
    less: Option<f64>,
    /// The ends of its interval of 95 %.
    less_interval: Option<[f64; 2]>,
    /// It was plainly worse, and was played no more.
    out: bool,
}

/// What to send back of a hand, by play.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "ByPlay")]
pub(super) struct Record<'a> {
    /// The list.
    deck: &'a str,
    /// The list against it.
    against: &'a str,
    /// The edition.
    rules: &'a str,
    /// Who plays the deck, and who plays against it.
    players: [&'a str; 2],
    /// The deck goes first.
    first: bool,
    /// The seed of the run.
    seed: u64,
    /// Games of all returns together.
    games: u64,
    /// It was stopped before its end.
    partial: bool,
    /// The hand.
    hand: Vec<&'a CardNumber>,
    /// What can go back, best first; what is out comes last.
    options: Vec<ReturnRecord<'a>>,
}

/// A return, beside the best one.
struct Row<'a> {
    of: &'a Weighed,
    won: Option<Estimate>,
    less: Option<Estimate>,
}

impl<'a> Played<'a> {
    fn games(&self) -> u64 {
        self.returns.iter().map(Weighed::games).sum()
    }

    /// The returns, those that are still between first, and of these the best; of equal ones that which keeps more.
    fn rows(&self) -> Vec<Row<'_>> {
        let mut all: Vec<&Weighed> = self.returns.iter().collect();
        let won = |of: &Weighed| of.won().map_or(-1.0, |won| won.value);
        all.sort_by(|one, other| one.is_out.cmp(&other.is_out).then(won(other).total_cmp(&won(one))));
        let Some(best) = all.first().copied() else { return Vec::new() };
        let less = |of: &Weighed| if of.back == best.back { None } else { of.less_than(best) };
        all.into_iter().map(|of| Row { of, won: of.won(), less: less(of) }).collect()
    }

    /// The cards of the hand at some places, or at all others.
    fn cards(&self, back: &[usize], at: bool) -> Vec<&'a CardNumber> {
        let cards = self.hand.iter().enumerate().filter(|(place, _)| back.contains(place) == at);
        cards.map(|(_, card)| &card.number).collect()
    }

    fn title(&self) -> Message {
        let [own, other] = self.players;
        let players = if own == other {
            say!("match-players", player = own)
        } else {
            say!("match-players-two", a = own, b = other)
        };
        say!(
            "by-play-title",
            deck = self.deck,
            against = self.against,
            games = self.games(),
            ruleset = self.rules,
            players = players,
            seat = seat(self.first),
            seed = self.seed.to_string(),
        )
    }

    /// The head and a row for each of the best returns, and for none.
    fn table(&self, lang: Lang) -> Vec<Vec<String>> {
        let heads = [
            say!("by-play-wins"),
            say!("by-play-interval"),
            say!("by-play-less"),
            say!("by-play-games"),
            say!("by-play-back"),
        ];
        let mut rows = vec![heads.map(|head| head.text(lang)).to_vec()];
        let shown = |(at, row): &(usize, &Row<'_>)| *at < MOST_TOLD || row.of.back.is_empty();
        for (_, Row { of, won, less }) in self.rows().iter().filter(|row| !row.of.is_out).enumerate().filter(shown) {
            let [won, interval] = won.map_or_else(|| ["-".to_owned(), "-".to_owned()], share);
            let back = self.back(&of.back).text(lang);
            rows.push(vec![won, interval, less.map_or_else(String::new, points), of.games().to_string(), back]);
        }
        rows
    }

    /// What goes back, in words.
    fn back(&self, back: &[usize]) -> Message {
        let cards = self.cards(back, true);
        if cards.is_empty() {
            return say!("mulligan-nothing");
        }
        let cards = cards.into_iter().map(|number| Argument::from(number.to_string()));
        say!("by-play-cards", cards = Argument::list(cards, ", "))
    }

    /// What is said below the table.
    fn endings(&self) -> Vec<Message> {
        let rows = self.rows();
        let out = rows.iter().filter(|row| row.of.is_out).count();
        let between = rows.iter().filter(|row| !row.of.is_out).skip(MOST_TOLD);
        let more = between.filter(|row| !row.of.back.is_empty()).count();
        let mut said = Vec::new();
        if more > 0 {
            said.push(say!("by-play-more", returns = more));
        }
        if out > 0 {
            said.push(say!("by-play-out", returns = out));
        }
        let kept = rows.iter().find(|row| row.of.back.is_empty() && row.of.is_out);
        if let Some(Row { won: Some(won), less: Some(less), .. }) = kept {
            let [won, interval] = share(*won);
            let less = points(*less);
            said.push(say!("by-play-keep", share = won, interval = interval, less = less));
        }
        said.push(say!("by-play-legend"));
        if self.partial {
            said.push(say!("broken-off"));
        }
        said
    }
}

/// `-1.2 (-3.0 … +0.6)`: how much less, in points.
fn points(less: Estimate) -> String {
    // Less by so much is a change downwards.
    let [value, low, high] = [less.value, less.high, less.low].map(|less| format!("{:+.1}", 0.0 - less * 100.0));
    format!("{value} ({low} … {high})")
}

/// `{"hand": […], "options": [{"return": […], "won": p, …}]}`, best first.
pub fn json(played: &Played<'_>) -> String {
    let ends = |of: Option<Estimate>| of.map(|of| [rounded(of.low), rounded(of.high)]);
    let rows = played.rows();
    let option = |row: &Row<'_>| ReturnRecord {
        returned: played.cards(&row.of.back, true),
        keep: played.cards(&row.of.back, false),
        games: row.of.games(),
        won: row.won.map(|won| rounded(won.value)),
        interval: ends(row.won),
        less: row.less.map(|less| rounded(less.value)),
        less_interval: ends(row.less),
        out: row.of.is_out,
    };
    let record = Record {
        deck: played.deck,
        against: played.against,
        rules: played.rules,
        players: played.players,
        first: played.first,
        seed: played.seed,
        games: played.games(),
        partial: played.partial,
        hand: played.hand.iter().map(|card| &card.number).collect(),
        options: rows.iter().map(option).collect(),
    };
    // Plain data, which JSON can hold.
    shown::json(&record) + "\n"
}

/// For people.
pub fn human(played: &Played<'_>, lang: Lang) -> String {
    let filled = |message: &Message| figures::fill(&message.text(lang), 80) + "\n";
    let mut out = modelled::lines(&played.told, lang);
    out += &filled(&played.title());
    out.push('\n');
    for card in &played.hand {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "  {} {}", card.number, shown::line(card.name()));
    }
    out.push('\n');
    let rows = played.table(lang);
    let (table, last) = (figures::columns(&rows, &[0, 3]), rows[0].last().map_or("", String::as_str));
    // What goes back goes on below itself.
    let before = table.lines().next().map_or(0, |head| head.chars().count() - last.chars().count());
    let below = " ".repeat(before);
    for line in table.lines() {
        out += &figures::fill(line, textwrap::Options::new(80).subsequent_indent(&below));
        out.push('\n');
    }
    out.push('\n');
    for line in played.endings() {
        out += &filled(&line);
    }
    out
}

/// A table in Markdown.
pub fn markdown(played: &Played<'_>, lang: Lang) -> String {
    let mut out = format!("{}\n\n", shown::markdown(&played.title().text(lang)));
    for card in &played.hand {
        let _ = writeln!(out, "* {} {}", card.number, shown::markdown(card.name()));
    }
    let _ = write!(out, "\n{}", figures::markdown(&played.table(lang), 0));
    for line in played.endings() {
        let _ = writeln!(out, "\n{}", line.text(lang));
    }
    out
}

/// A line for each return.
pub fn csv(played: &Played<'_>) -> String {
    let head = ["return", "keep", "games", "won", "low", "high", "less", "less_low", "less_high", "out"];
    let words =
        |cards: Vec<&CardNumber>| Cell::Words(cards.into_iter().map(CardNumber::as_str).collect::<Vec<_>>().join(" "));
    let line = |row: &Row<'_>| {
        let cards = [true, false].map(|at| words(played.cards(&row.of.back, at)));
        let numbers = std::iter::once(row.of.games().to_string()).chain(three(row.won)).chain(three(row.less));
        cards.into_iter().chain(numbers.chain([row.of.is_out.to_string()]).map(Cell::Number)).collect::<Vec<_>>()
    };
    let head = head.map(|name| Cell::Words(name.to_owned())).to_vec();
    figures::csv(std::iter::once(head).chain(played.rows().iter().map(line)))
}
