//! What a deck does by itself, for people, as JSON, CSV and Markdown. What it is called in each game is in `words`.

mod words;

pub use words::{headings, legend};

use std::borrow::Cow;
use std::fmt::Write as _;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::figures::{self, per_second, rounded, speed, three};
use super::modelled::Told;
use super::odds::seat;
use super::parts::{MOST_GAMES, Parts, Unjoined, same};
use super::schema::{self, Either};
use super::{impact, resources, what_if};
use crate::card::CardNumber;
use crate::language::{Lang, Message, say};
use crate::shown;
use crate::sim::goldfish::Noted;
use crate::sim::goldfish::tally::{FIRSTS, Ledger, MEASURES, OfTurn, STATES, Tally};
use crate::sim::modelled::Modelled;
use crate::sim::once;
use crate::sim::stats::{self, Estimate};

/// What was played. Parts of one run agree in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, Deserialize)]
pub struct Played {
    /// What the user calls the list.
    pub deck: String,
    /// A number that changes with the cards of both lists.
    pub fingerprint: String,
    /// Of which game.
    pub game: Noted,
    /// By which edition.
    pub rules: String,
    /// Who plays it.
    pub player: String,
    /// Against whom.
    pub dummy: String,
    /// Whether it goes first.
    pub first: bool,
    /// The seed of the run.
    pub seed: u64,
    /// Own turns.
    pub own_turns: u16,
    /// Games of the whole run.
    pub of_games: u64,
    /// How much of the deck is modelled.
    pub modelled: Whole,
    /// What is said of the decks before anything else.
    pub told: Vec<Told>,
}

/// How much of a deck is modelled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, Deserialize)]
pub struct Whole {
    /// Cards that are.
    pub cards: u32,
    /// Cards of the deck.
    pub of: u32,
    /// Whether the leader is.
    pub leader: Option<bool>,
    /// What is not.
    pub missing: Vec<CardNumber>,
}

impl From<&Modelled<'_>> for Whole {
    fn from(modelled: &Modelled<'_>) -> Self {
        let Modelled { leader, cards, of, missing } = modelled;
        Self {
            cards: *cards,
            of: *of,
            leader: *leader,
            missing: missing.iter().map(|card| card.number.clone()).collect(),
        }
    }
}

/// A run, or parts of one, with what came of it.
#[derive(Clone, Debug)]
pub struct Goldfish {
    /// What was played.
    pub played: Played,
    /// The parts of the run.
    pub parts: Parts,
    /// The run was broken off.
    pub broken_off: bool,
    /// The counts.
    pub tally: Tally,
    /// Seconds that it took, if they were measured.
    pub seconds: Option<f64>,
}

/// A run, or parts of one.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Goldfish")]
pub(super) struct Record<'a> {
    #[serde(flatten)]
    played: &'a Played,
    /// Games that were played.
    games: u64,
    /// Questions answered.
    decisions: u64,
    /// How long it took, where that was measured.
    seconds: Option<f64>,
    games_per_second: Option<f64>,
    decisions_per_second: Option<f64>,
    /// Games won.
    wins: u64,
    /// Games lost.
    losses: u64,
    /// Games that nobody won.
    draws: u64,
    /// Games that were not over when the turns were.
    turn_limit: u64,
    /// Games of the run are missing, for one reason or the other.
    partial: bool,
    /// It was stopped.
    broken_off: bool,
    #[serde(flatten)]
    parts: &'a Parts,
    /// Own turn by own turn.
    turns: Vec<TurnRecord>,
    /// What goes with a win, card by card, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    impact: Option<impact::Record<'a>>,
    /// The counts, from which `merge` joins parts.
    tally: &'a Tally,
}

/// An own turn: each number, and the ends of its interval of 95 %.
#[derive(Serialize, JsonSchema)]
struct TurnRecord {
    /// Which, from 1.
    turn: usize,
    /// Games that came to it.
    games: u64,
    #[serde(flatten)]
    numbers: Numbers<f64>,
    /// The ends of the interval of each number.
    interval: Numbers<[f64; 2]>,
}

/// All that is told of an own turn, by the names that machines know it by; nothing where no game came to it.
struct Numbers<T>(Vec<(&'static str, Option<T>)>);

impl<T: Serialize> Serialize for Numbers<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, number)| (name, number)))
    }
}

impl<T: JsonSchema> JsonSchema for Numbers<T> {
    fn schema_name() -> Cow<'static, str> {
        "Numbers".into()
    }

    fn schema_id() -> Cow<'static, str> {
        format!("Numbers<{}>", T::schema_id()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let number = generator.subschema_for::<Option<T>>();
        let all = Noted::ALL.map(names);
        let of_any = all.iter().flatten().map(|name| ((*name).to_owned(), number.clone().into()));
        let properties: Map<String, Value> = of_any.collect();
        let of_each: Vec<&str> = all[0].into_iter().filter(|name| all.iter().all(|of| of.contains(name))).collect();
        json_schema!({ "type": "object", "properties": properties, "required": of_each })
    }
}

/// What another program, or `scouter merge`, reads of a part.
#[derive(Debug, Deserialize)]
struct Part {
    #[serde(flatten)]
    played: Played,
    broken_off: bool,
    #[serde(flatten)]
    parts: Parts,
    tally: Tally,
}

/// Fields by which a part is known, of whatever version it is; no other output of the program has them together.
const OF_ANY_VERSION: [&str; 4] = ["fingerprint", "of_games", "of_parts", "tally"];

impl Goldfish {
    /// Whether a text is a part of such a run, of any version.
    pub fn is_in(text: &str) -> bool {
        let object: Map<String, Value> = serde_json::from_str(text).unwrap_or_default();
        OF_ANY_VERSION.iter().all(|field| object.contains_key(*field))
    }

    /// Reads what [`json`] has written.
    ///
    /// # Errors
    /// Where it is something else.
    pub fn read(text: &str) -> Result<Self, Unjoined> {
        let unread = |error| Unjoined::unread(Self::is_in(text), error);
        once::check(text).map_err(unread)?;
        let Part { played, broken_off, parts, tally } = serde_json::from_str(text).map_err(unread)?;
        let parts = parts.read()?;
        if played.of_games > MOST_GAMES || tally.games > played.of_games || !tally.adds_up(played.own_turns) {
            return Err(Unjoined::Impossible("counts"));
        }
        Ok(Self { played, parts, broken_off, tally, seconds: None })
    }

    /// Whether something is of the same run.
    ///
    /// # Errors
    /// What it differs in.
    pub fn is_of(&self, other: &Self) -> Result<(), Unjoined> {
        let (mine, theirs) = (&self.played, &other.played);
        same([
            ("deck", mine.deck != theirs.deck || mine.fingerprint != theirs.fingerprint),
            ("edition", mine.game != theirs.game || mine.rules != theirs.rules),
            ("player", mine.player != theirs.player),
            ("opponent", mine.dummy != theirs.dummy),
            ("first", mine.first != theirs.first),
            ("seed", mine.seed != theirs.seed),
            ("turns", mine.own_turns != theirs.own_turns),
            ("games", mine.of_games != theirs.of_games),
            ("parts", self.parts.here().1 != other.parts.here().1),
            (
                "cards",
                match (&self.tally.impact, &other.tally.impact) {
                    (Some(mine), Some(theirs)) => !mine.is_of_the_cards_of(theirs),
                    (mine, theirs) => mine.is_some() != theirs.is_some(),
                },
            ),
            ("modelled", mine.modelled != theirs.modelled || mine.told != theirs.told),
        ])
    }

    /// Adds other parts of the same run.
    ///
    /// # Errors
    /// Where they are of another run, or counted already; nothing is added then.
    pub fn join(&mut self, other: &Self) -> Result<(), Unjoined> {
        self.is_of(other)?;
        self.parts.take(&other.parts)?;
        let games = self.tally.games.saturating_add(other.tally.games);
        if games > self.played.of_games || !self.tally.has_room_for(&other.tally) {
            return Err(Unjoined::Impossible("more"));
        }
        self.parts.add(&other.parts);
        self.broken_off |= other.broken_off;
        self.tally.add(&other.tally);
        Ok(())
    }

    /// Once every part is joined, it is as if there had been one.
    #[must_use]
    pub fn whole(self) -> Self {
        Self { parts: self.parts.whole(), ..self }
    }

    /// The own turns, from the first; before them only the awakening is counted.
    pub(super) fn turns(&self) -> std::ops::Range<usize> {
        1..self.tally.turns.len().max(1)
    }

    /// Whether so many games came to a turn, one in 20, that its interval says something.
    pub(super) fn counts(&self, turn: usize) -> bool {
        self.tally.turns[turn].games.saturating_mul(20) >= self.tally.games
    }

    /// Whether a turn speaks for its column: of fewer than ten games, where there are more, the interval is as wide as it can be.
    fn speaks(&self, turn: usize) -> bool {
        const FEW: u64 = 10;
        self.counts(turn) && self.tally.turns[turn].games >= FEW.min(self.tally.games)
    }

    /// The mean of what is measured at a place of the [ledger](crate::sim::goldfish::tally::Ledger).
    pub(super) fn mean(&self, turn: usize, place: usize) -> Option<Estimate> {
        let of = &self.tally.turns[turn];
        let moments = of.measured[place];
        let mean = stats::mean(moments.sum, moments.squares, of.games)?;
        let unit = f64::from(self.played.game.ledger().measures[place].1);
        Some(Estimate { value: mean.value * unit, low: mean.low * unit, high: mean.high * unit })
    }

    /// The share of all games to which something has happened by a turn.
    fn by(&self, turn: usize, count: impl Fn(&OfTurn) -> u64) -> Option<Estimate> {
        stats::share(self.tally.turns[..=turn].iter().map(count).sum(), self.tally.games)
    }

    fn total(&self, count: impl Fn(&OfTurn) -> u64) -> u64 {
        self.tally.turns.iter().map(count).sum()
    }

    /// All that is told of an own turn, by the names that machines know it by.
    fn told(&self, turn: usize) -> Vec<(&'static str, Option<Estimate>)> {
        let of = &self.tally.turns[turn];
        let [one, other] = of.states.map(|games| stats::share(games, of.games));
        let [first, last] = [0, 1].map(|at| self.by(turn, |of| of.firsts[at]));
        let shares = [one, other, first, self.by(turn, |of| of.won), self.by(turn, |of| of.lost), last];
        let means = (0..MEASURES).map(|place| self.mean(turn, place));
        names(self.played.game).into_iter().zip(means.chain(shares)).collect()
    }

    /// What is told of the cards of the deck, where that was counted.
    fn impact(&self) -> Option<impact::Told<'_>> {
        let impact = self.tally.impact.as_ref()?;
        let own_turns = Some(self.played.own_turns);
        Some(impact::Told { deck: &self.played.deck, impact, own_turns, is_of_field: false })
    }

    fn turn(&self, turn: usize) -> TurnRecord {
        let told = self.told(turn);
        let ends = |Estimate { low, high, .. }| [rounded(low), rounded(high)];
        TurnRecord {
            turn,
            games: self.tally.turns[turn].games,
            numbers: Numbers(told.iter().map(|(id, of)| (*id, of.map(|of| rounded(of.value)))).collect()),
            interval: Numbers(told.iter().map(|(id, of)| (*id, of.map(ends))).collect()),
        }
    }
}

/// What is told of an own turn, in its order: the numbers, and what is told as a share of games: of those that came to it,
/// or of all, by then.
fn names(game: Noted) -> [&'static str; MEASURES + STATES + FIRSTS + 2] {
    let Ledger { measures, states: [one, other], firsts: [first, last] } = game.ledger();
    let mut names = measures.iter().map(|(id, _)| *id).chain([*one, *other, *first, "won", "lost", *last]);
    std::array::from_fn(|_| names.next().unwrap_or_default())
}

/// What is printed: a run, a run with swaps, or a game whose cards are not played.
pub(super) type Printed<'a> = Either<Record<'a>, Either<what_if::Record<'a>, resources::Draws<'a>>>;

/// What the object looks like: of a run, of a run with swaps, or of a game whose cards are not played.
pub fn schema() -> Schema {
    schema::of::<Printed<'_>>()
}

/// `{"deck": …, "turns": […], "tally": …}`: what is for people, and the counts from which parts are joined.
pub fn json(goldfish: &Goldfish) -> String {
    let tally = &goldfish.tally;
    let record = Record {
        played: &goldfish.played,
        games: tally.games,
        decisions: tally.decisions,
        seconds: goldfish.seconds,
        games_per_second: per_second(tally.games, goldfish.seconds),
        decisions_per_second: per_second(tally.decisions, goldfish.seconds),
        wins: goldfish.total(|of| of.won),
        losses: goldfish.total(|of| of.lost),
        draws: tally.draws,
        turn_limit: tally.turn_limit,
        partial: goldfish.broken_off || goldfish.parts.missing() > 0,
        broken_off: goldfish.broken_off,
        parts: &goldfish.parts,
        turns: goldfish.turns().map(|turn| goldfish.turn(turn)).collect(),
        impact: goldfish.impact().map(impact::Record::from),
        tally,
    };
    // Plain data, which JSON can hold.
    shown::json(&record) + "\n"
}

impl Goldfish {
    /// The cells of a turn as text, and below the last turn how wide the intervals are at most.
    pub fn rows(&self) -> Vec<Vec<String>> {
        let number = |value: f64, (digits, percent): (usize, bool)| {
            if percent { format!("{:.digits$}%", value * 100.0) } else { format!("{value:.digits$}") }
        };
        let mut rows = Vec::new();
        let columns = words::columns(self.played.game);
        let mut widest = [0.0_f64; words::COLUMNS - 1];
        for turn in self.turns() {
            let cells = self.told(turn);
            let mut row = vec![turn.to_string()];
            for (((_, cell), column), widest) in cells.iter().zip(&columns).zip(&mut widest) {
                row.push(cell.map_or_else(|| "-".to_owned(), |cell| number(cell.value, *column)));
                let half = cell.filter(|_| self.speaks(turn)).map_or(0.0, Estimate::half);
                *widest = widest.max(half);
            }
            rows.push(row);
        }
        if !rows.is_empty() {
            let widest = widest.iter().zip(&columns).map(|(half, column)| number(*half, *column));
            rows.push(std::iter::once("±".to_owned()).chain(widest).collect());
        }
        rows
    }

    /// How many games of which run they are.
    pub fn title(&self) -> Message {
        let Played { rules, player, dummy, first, seed, own_turns, .. } = &self.played;
        let opponent = match dummy.strip_prefix("deck:") {
            Some(path) => say!("goldfish-list", deck = path),
            None => say!("goldfish-dummy", dummy = dummy),
        };
        say!(
            "goldfish-title",
            games = self.tally.games,
            turns = u32::from(*own_turns),
            ruleset = rules,
            player = player,
            seat = seat(*first),
            opponent = opponent,
            seed = seed.to_string(),
        )
    }

    /// Why the run is not all that was asked for, where it is not.
    pub fn warnings(&self) -> Vec<Message> {
        self.parts.warnings(self.broken_off)
    }

    /// Games won in each own turn, as bars.
    fn histogram(&self, lang: Lang) -> String {
        const BAR: u64 = 40;
        let won = self.turns().map(|turn| self.tally.turns[turn].won);
        let most = won.clone().max().unwrap_or(0);
        if most == 0 {
            return String::new();
        }
        let mut out = say!("goldfish-won-in-turn").text(lang) + "\n";
        for (turn, won) in self.turns().zip(won) {
            let bar = "█".repeat(usize::try_from((won * BAR).div_ceil(most)).unwrap_or(0));
            let share = stats::share(won, self.tally.games).map_or(0.0, |share| share.value * 100.0);
            let _ = writeln!(out, "{turn:>4}  {bar:<40} {share:>5.1} %");
        }
        out
    }
}

/// For people; `intro` says first how much of the deck is modelled.
pub fn human(goldfish: &Goldfish, intro: &str, lang: Lang) -> String {
    let rows = goldfish.rows();
    let mut out = intro.to_owned();
    out.push_str(&figures::fill(&goldfish.title().text(lang), 80));
    out.push_str("\n\n");
    let headings = headings(goldfish.played.game, lang);
    let width = |column: usize| {
        let heading = headings[column].chars().count();
        rows.iter().map(|row| row[column].chars().count()).chain([heading]).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..headings.len()).map(width).collect();
    let line = |cells: &[String]| {
        let cells: Vec<String> = cells.iter().zip(&widths).map(|(cell, width)| format!("{cell:>width$}")).collect();
        cells.join(" ") + "\n"
    };
    out.push_str(&line(&headings));
    for row in &rows {
        out.push_str(&line(row));
    }
    out.push('\n');
    out.push_str(&figures::fill(&legend(goldfish.played.game).text(lang), 80));
    out.push_str("\n\n");
    out.push_str(&goldfish.histogram(lang));
    for sentence in goldfish.ends().into_iter().chain(goldfish.warnings()) {
        out.push_str(&figures::fill(&sentence.text(lang), textwrap::Options::new(80).subsequent_indent("  ")));
        out.push('\n');
    }
    out.push_str(&speed(goldfish.tally.games, goldfish.tally.decisions, goldfish.seconds, lang));
    out.push_str(&impact::human(goldfish.impact().as_slice(), lang));
    out
}

/// A table in Markdown.
pub fn markdown(goldfish: &Goldfish, lang: Lang) -> String {
    let mut out = format!(
        "## {}\n\n{}\n\n",
        shown::markdown(&goldfish.played.deck),
        shown::markdown(&goldfish.title().text(lang))
    );
    let headings = headings(goldfish.played.game, lang);
    let _ = writeln!(out, "| {} |", headings.join(" | "));
    let _ = writeln!(out, "|{}", "--:|".repeat(headings.len()));
    for row in goldfish.rows() {
        let _ = writeln!(out, "| {} |", row.join(" | "));
    }
    out.push('\n');
    for sentence in goldfish.ends().into_iter().chain(goldfish.warnings()) {
        let _ = writeln!(out, "* {}", shown::markdown(&sentence.text(lang)));
    }
    out.push_str(&impact::markdown(goldfish.impact().as_slice(), lang));
    out
}

/// A line for each own turn, with the ends of the intervals; where cards are counted, a line for each of these and what became of
/// it instead.
pub fn csv(goldfish: &Goldfish) -> String {
    if let Some(told) = goldfish.impact() {
        return impact::csv(&[told]);
    }
    let names = names(goldfish.played.game)
        .into_iter()
        .flat_map(|name| [name.to_owned(), format!("{name}_low"), format!("{name}_high")]);
    let head = ["turn", "games"].map(str::to_owned).into_iter().chain(names).collect::<Vec<_>>();
    let row = |turn: usize| {
        let begin = [turn.to_string(), goldfish.tally.turns[turn].games.to_string()].into_iter();
        begin.chain(goldfish.told(turn).into_iter().flat_map(|(_, number)| three(number))).collect()
    };
    figures::csv(std::iter::once(head).chain(goldfish.turns().map(row)))
}

#[cfg(test)]
mod tests;
