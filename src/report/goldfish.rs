//! What a deck does by itself, for people, as JSON, CSV and Markdown.

use std::borrow::Cow;
use std::fmt::Write as _;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::figures::{self, per_second, rounded, share, speed, three};
use super::modelled::Told;
use super::odds::seat;
use super::schema::{self, Either};
use super::{impact, resources, what_if};
use crate::card::CardNumber;
use crate::language::{Argument, Lang, Message, say};
use crate::shown;
use crate::sim::goldfish::dummy::Dummy;
use crate::sim::goldfish::tally::{Measure, Tally};
use crate::sim::modelled::Modelled;
use crate::sim::once;
use crate::sim::stats::{self, Estimate, float};

/// What was played. Parts of one run agree in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, Deserialize)]
pub struct Played {
    /// What the user calls the list.
    pub deck: String,
    /// A number that changes with the cards of both lists.
    pub fingerprint: String,
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
    /// The parts of the run, counted from 1, and how many there are: `[1]` of 1 is all of it.
    pub parts: (Vec<u64>, u64),
    /// The run was broken off.
    pub broken_off: bool,
    /// The counts.
    pub tally: Tally,
    /// Seconds that it took, if they were measured.
    pub seconds: Option<f64>,
}

/// A run, or parts of one.
#[derive(Serialize, JsonSchema)]
struct Record<'a> {
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
    /// The parts of the run that are here, from 1.
    parts: &'a [u64],
    /// How many parts the run has.
    of_parts: u64,
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
        let properties: Map<String, Value> = names().map(|name| (name.to_owned(), number.clone().into())).collect();
        json_schema!({ "type": "object", "properties": properties, "required": names().collect::<Vec<_>>() })
    }
}

/// What another program, or `scouter merge`, reads of a part.
#[derive(Debug, Deserialize)]
struct Part {
    #[serde(flatten)]
    played: Played,
    broken_off: bool,
    parts: Vec<u64>,
    of_parts: u64,
    tally: Tally,
}

/// Why parts cannot be joined.
#[derive(Debug, thiserror::Error)]
pub enum Unjoined {
    /// It is not what `goldfish --format json` writes.
    #[error("this is no result of `scouter goldfish --format json`: {0}")]
    NoPart(#[from] serde_json::Error),
    /// It is what `goldfish --format json` writes, but for a field that is not there or holds something else.
    #[error("this was written by another version of scouter, or changed since ({0}); make it again")]
    OtherVersion(serde_json::Error),
    /// It is of another run.
    #[error("this is a part of another run: it differs in {0}")]
    OtherRun(String),
    /// It has been counted already.
    #[error("part {0} of the run is there already")]
    Twice(u64),
    /// It says something that no run can have come to.
    #[error("this is no result of `scouter goldfish --format json`: {0}")]
    Impossible(&'static str),
}

/// Fields by which a part is known, of whatever version it is; no other output of the program has them together.
const OF_ANY_VERSION: [&str; 4] = ["fingerprint", "of_games", "of_parts", "tally"];

impl Unjoined {
    /// Tells a part of another version from what is no part at all.
    fn unread(text: &str, error: serde_json::Error) -> Self {
        let object: Map<String, Value> = serde_json::from_str(text).unwrap_or_default();
        let is_a_part = OF_ANY_VERSION.iter().all(|field| object.contains_key(*field));
        if is_a_part { Self::OtherVersion(error) } else { Self::NoPart(error) }
    }
}

/// A run has no more parts than that.
pub const MOST_PARTS: u64 = 1_000_000;

/// More games than any machine plays; with fewer, no count of what happened in them can become too large.
const MOST_GAMES: u64 = 1 << 40;

/// So many gaps between parts are told.
const MOST_GAPS: usize = 20;

impl Goldfish {
    /// Reads what [`json`] has written.
    ///
    /// # Errors
    /// Where it is something else.
    pub fn read(text: &str) -> Result<Self, Unjoined> {
        once::check(text)?;
        let read = serde_json::from_str(text).map_err(|error| Unjoined::unread(text, error));
        let Part { played, broken_off, mut parts, of_parts, tally } = read?;
        parts.sort_unstable();
        if !(1..=MOST_PARTS).contains(&of_parts) || parts.iter().any(|part| !(1..=of_parts).contains(part)) {
            return Err(Unjoined::Impossible("a run has from 1 to 1000000 parts, and these are not of it"));
        }
        if parts.is_empty() || parts.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(Unjoined::Impossible("each part is there once, and there is one at least"));
        }
        if played.of_games > MOST_GAMES || tally.games > played.of_games || !tally.adds_up(played.own_turns) {
            return Err(Unjoined::Impossible("the counts do not add up to the games"));
        }
        Ok(Self { played, parts: (parts, of_parts), broken_off, tally, seconds: None })
    }

    /// Adds other parts of the same run.
    ///
    /// # Errors
    /// Where they are of another run, or counted already; nothing is added then.
    pub fn join(&mut self, other: &Self) -> Result<(), Unjoined> {
        let differs = [
            ("the deck", self.played.deck != other.played.deck || self.played.fingerprint != other.played.fingerprint),
            ("the edition", self.played.rules != other.played.rules),
            ("the player", self.played.player != other.played.player),
            ("the opponent", self.played.dummy != other.played.dummy),
            ("who goes first", self.played.first != other.played.first),
            ("the seed", self.played.seed != other.played.seed),
            ("the turns", self.played.own_turns != other.played.own_turns),
            ("the games", self.played.of_games != other.played.of_games),
            ("the number of parts", self.parts.1 != other.parts.1),
            (
                "what is counted of its cards",
                match (&self.tally.impact, &other.tally.impact) {
                    (Some(mine), Some(theirs)) => !mine.is_of_the_cards_of(theirs),
                    (mine, theirs) => mine.is_some() != theirs.is_some(),
                },
            ),
            (
                "what is modelled",
                self.played.modelled != other.played.modelled || self.played.told != other.played.told,
            ),
        ];
        let differs: Vec<&str> = differs.into_iter().filter(|(_, differs)| *differs).map(|(what, _)| what).collect();
        if !differs.is_empty() {
            return Err(Unjoined::OtherRun(differs.join(", ")));
        }
        if let Some(part) = other.parts.0.iter().find(|part| self.parts.0.binary_search(part).is_ok()) {
            return Err(Unjoined::Twice(*part));
        }
        let games = self.tally.games.saturating_add(other.tally.games);
        if games > self.played.of_games || !self.tally.has_room_for(&other.tally) {
            return Err(Unjoined::Impossible("together with the parts before, it has more games than the run"));
        }
        self.parts.0.extend(&other.parts.0);
        self.parts.0.sort_unstable();
        self.broken_off |= other.broken_off;
        self.tally.add(&other.tally);
        Ok(())
    }

    /// How many parts of the run are not here.
    pub fn missing(&self) -> u64 {
        self.parts.1 - self.parts.0.len() as u64
    }

    /// The parts that are not here, from which to which: `2-7, 9`.
    pub fn missing_parts(&self) -> Argument {
        let ends = self.parts.0.iter().copied().chain([self.parts.1 + 1]);
        let begins = std::iter::once(0).chain(self.parts.0.iter().copied());
        let mut gaps = begins.zip(ends).map(|(before, after)| (before + 1, after - 1)).filter(|(from, to)| from <= to);
        let told = gaps
            .by_ref()
            .take(MOST_GAPS)
            .map(|(from, to)| Argument::from(if from == to { from.to_string() } else { format!("{from}-{to}") }));
        let told: Vec<Argument> = told.collect();
        let more = gaps.map(|(from, to)| to - from + 1).sum::<u64>();
        Argument::list(told.into_iter().chain((more > 0).then(|| Argument::from(say!("n-more", more = more)))), ", ")
    }

    /// Once every part is joined, it is as if there had been one.
    #[must_use]
    pub fn whole(mut self) -> Self {
        if self.missing() == 0 {
            self.parts = (vec![1], 1);
        }
        self
    }

    /// The own turns, from the first; before them only the awakening is counted.
    pub(super) fn turns(&self) -> std::ops::Range<usize> {
        1..self.tally.turns.len().max(1)
    }

    /// Whether so many games came to a turn, one in 20, that its interval says something.
    pub(super) fn counts(&self, turn: usize) -> bool {
        self.tally.turns[turn].games.saturating_mul(20) >= self.tally.games
    }

    pub(super) fn mean(&self, turn: usize, measure: Measure) -> Option<Estimate> {
        let of = &self.tally.turns[turn];
        let moments = of.measured[measure as usize];
        let mean = stats::mean(moments.sum, moments.squares, of.games)?;
        // Power is counted in thousands.
        let unit = if measure == Measure::Power { 1000.0 } else { 1.0 };
        Some(Estimate { value: mean.value * unit, low: mean.low * unit, high: mean.high * unit })
    }

    /// The share of all games to which something has happened by a turn.
    fn by(&self, turn: usize, count: impl Fn(&crate::sim::goldfish::tally::OfTurn) -> u64) -> Option<Estimate> {
        stats::share(self.tally.turns[..=turn].iter().map(count).sum(), self.tally.games)
    }

    fn total(&self, count: impl Fn(&crate::sim::goldfish::tally::OfTurn) -> u64) -> u64 {
        self.tally.turns.iter().map(count).sum()
    }

    /// All that is told of an own turn, by the names that machines know it by.
    fn told(&self, turn: usize) -> Vec<(&'static str, Option<Estimate>)> {
        let of = &self.tally.turns[turn];
        let means = Measure::ALL.map(|measure| (measure.id(), self.mean(turn, measure)));
        let shares = [
            stats::share(of.stuck, of.games),
            stats::share(of.color_stuck, of.games),
            self.by(turn, |of| of.awakened),
            self.by(turn, |of| of.won),
            self.by(turn, |of| of.lost),
            self.by(turn, |of| of.engine),
        ];
        means.into_iter().chain(SHARES.into_iter().zip(shares)).collect()
    }

    /// What is told of the cards of the deck, where that was counted.
    fn impact(&self) -> Option<impact::Told<'_>> {
        let impact = self.tally.impact.as_ref()?;
        Some(impact::Told { deck: &self.played.deck, impact, own_turns: Some(self.played.own_turns) })
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

/// What is told of an own turn, in its order.
fn names() -> impl Iterator<Item = &'static str> {
    Measure::ALL.into_iter().map(Measure::id).chain(SHARES)
}

/// What the object looks like: of a run, of a run with swaps, or of a game whose cards are not played.
pub fn schema() -> Schema {
    schema::either::<Record<'_>, Either<what_if::Record<'_>, resources::Draws<'_>>>()
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
        partial: goldfish.broken_off || goldfish.missing() > 0,
        broken_off: goldfish.broken_off,
        parts: &goldfish.parts.0,
        of_parts: goldfish.parts.1,
        turns: goldfish.turns().map(|turn| goldfish.turn(turn)).collect(),
        impact: goldfish.impact().map(impact::Record::from),
        tally,
    };
    // Plain data, which JSON can hold.
    shown::json(&record) + "\n"
}

/// What is told of a turn as a share of games: of those that came to it, or of all, by then.
const SHARES: [&str; 6] = ["stuck", "color_stuck", "awakened", "won", "lost", "engine"];

/// The columns of the tables, in the order of what is told of a turn: digits after the point; a share in percent has `%`.
const COLUMNS: [(usize, bool); 13] = [
    (0, false),
    (1, false),
    (1, false),
    (1, false),
    (2, false),
    (0, false),
    (2, false),
    (1, false),
    (1, false),
    (1, true),
    (1, true),
    (1, true),
    (1, true),
];

/// What stands above the columns.
pub fn headings(lang: Lang) -> [String; 13] {
    let headings = [
        say!("goldfish-turn"),
        say!("goldfish-seen"),
        say!("goldfish-energy"),
        say!("goldfish-spent"),
        say!("goldfish-played"),
        say!("goldfish-power"),
        say!("goldfish-damage"),
        say!("goldfish-hand"),
        say!("goldfish-combos"),
        say!("goldfish-stuck"),
        say!("goldfish-color"),
        say!("goldfish-awake"),
        say!("goldfish-won-by"),
    ];
    headings.map(|heading| heading.text(lang))
}

impl Goldfish {
    /// The cells of a turn as text, and below the last turn how wide the intervals are at most.
    pub fn rows(&self) -> Vec<Vec<String>> {
        let number = |value: f64, (digits, percent): (usize, bool)| {
            if percent { format!("{:.digits$}%", value * 100.0) } else { format!("{value:.digits$}") }
        };
        let mut rows = Vec::new();
        let mut widest = [0.0_f64; COLUMNS.len() - 1];
        for turn in self.turns() {
            let cells = self.told(turn);
            let mut row = vec![turn.to_string()];
            for (((_, cell), column), widest) in cells.iter().zip(&COLUMNS[1..]).zip(&mut widest) {
                row.push(cell.map_or_else(|| "-".to_owned(), |cell| number(cell.value, *column)));
                let half = cell.filter(|_| self.counts(turn)).map_or(0.0, Estimate::half);
                *widest = widest.max(half);
            }
            rows.push(row);
        }
        if !rows.is_empty() {
            let widest = widest.iter().zip(&COLUMNS[1..]).map(|(half, column)| number(*half, *column));
            rows.push(std::iter::once("±".to_owned()).chain(widest).collect());
        }
        rows
    }

    /// How the games ended, as sentences.
    pub fn ends(&self) -> Vec<Message> {
        let tally = &self.tally;
        let said = |n: u64| {
            let Some(estimate) = stats::share(n, tally.games) else { return say!("goldfish-none") };
            let [share, interval] = share(estimate);
            say!("goldfish-share", count = n, share = share, interval = interval)
        };
        let (won, lost) = (self.total(|of| of.won), self.total(|of| of.lost));
        let mut out = vec![if won > 0 {
            let turns: u64 = (0..).zip(&tally.turns).map(|(turn, of): (u64, _)| turn * of.won).sum();
            let turn = format!("{:.1}", float(turns) / float(won));
            say!("goldfish-won-on-average", share = said(won), turn = turn)
        } else {
            say!("goldfish-won", share = said(won))
        }];
        out.push(say!("goldfish-lost", share = said(lost)));
        if tally.draws > 0 {
            out.push(say!("goldfish-drawn", share = said(tally.draws)));
        }
        out.push(say!("goldfish-not-over", turn = u32::from(self.played.own_turns), share = said(tally.turn_limit)));
        let dummy = self.played.dummy.parse::<Dummy>();
        out.push(if dummy.is_ok_and(|dummy| !dummy.hits()) {
            say!("goldfish-never-hits")
        } else {
            say!("goldfish-awakened", share = said(self.total(|of| of.awakened)))
        });
        let ran = self.total(|of| of.engine);
        out.push(if ran > 0 {
            let turns: u64 = (0..).zip(&tally.turns).map(|(turn, of): (u64, _)| turn * of.engine).sum();
            let turn = format!("{:.1}", float(turns) / float(ran));
            say!("goldfish-engine", share = said(ran), turn = turn, by = self.engine_by())
        } else {
            say!("goldfish-no-engine")
        });
        out
    }

    /// By which own turn an \[Activate\] skill of a card in play has been used, in which share of the games.
    fn engine_by(&self) -> Argument {
        let by = self.turns().filter_map(|turn| {
            let share = self.by(turn, |of| of.engine)?;
            Some(Argument::from(format!("{turn}: {:.1} %", share.value * 100.0)))
        });
        Argument::list(by, ", ")
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
        let mut out = Vec::new();
        if self.broken_off {
            out.push(say!("broken-off"));
        }
        if self.missing() > 0 {
            out.push(say!("goldfish-part", parts = self.parts.1, missing = self.missing_parts()));
        }
        out
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
    out.push_str(&textwrap::fill(&goldfish.title().text(lang), 80));
    out.push_str("\n\n");
    let headings = headings(lang);
    let width = |column: usize| {
        let heading = headings[column].chars().count();
        rows.iter().map(|row| row[column].chars().count()).chain([heading]).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..COLUMNS.len()).map(width).collect();
    let line = |cells: &[String]| {
        let cells: Vec<String> = cells.iter().zip(&widths).map(|(cell, width)| format!("{cell:>width$}")).collect();
        cells.join(" ") + "\n"
    };
    out.push_str(&line(&headings));
    for row in &rows {
        out.push_str(&line(row));
    }
    out.push('\n');
    out.push_str(&textwrap::fill(&say!("goldfish-legend").text(lang), 80));
    out.push_str("\n\n");
    out.push_str(&goldfish.histogram(lang));
    for sentence in goldfish.ends().into_iter().chain(goldfish.warnings()) {
        out.push_str(&textwrap::fill(&sentence.text(lang), textwrap::Options::new(80).subsequent_indent("  ")));
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
    let _ = writeln!(out, "| {} |", headings(lang).join(" | "));
    let _ = writeln!(out, "|{}", "--:|".repeat(COLUMNS.len()));
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
    let names = Measure::ALL.iter().map(|measure| measure.id()).chain(SHARES);
    let names = names.flat_map(|name| [name.to_owned(), format!("{name}_low"), format!("{name}_high")]);
    let head = ["turn", "games"].map(str::to_owned).into_iter().chain(names).collect::<Vec<_>>();
    let row = |turn: usize| {
        let begin = [turn.to_string(), goldfish.tally.turns[turn].games.to_string()].into_iter();
        begin.chain(goldfish.told(turn).into_iter().flat_map(|(_, number)| three(number))).collect()
    };
    figures::csv(std::iter::once(head).chain(goldfish.turns().map(row)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::modelled;
    use crate::sim::goldfish::tally::{End, Row, Turn};
    use crate::sim::impact::{Impact, OfCard, Way};

    fn part(part: u64, games: std::ops::Range<u64>) -> Goldfish {
        let mut tally = Tally::default();
        for index in games {
            let turn = Turn { measured: [6, 1, 1, 1, 5, 2, 4, 3], stuck: index % 2 == 0, color_stuck: false };
            let end = if index % 3 == 0 { End::Won } else { End::Limit };
            tally.count(
                &Row {
                    index,
                    turns: vec![turn; 2],
                    end,
                    awakened: Some(1),
                    engine: (index % 2 == 0).then_some(2),
                    decisions: 9,
                    cards: None,
                },
                2,
            );
        }
        let played = Played {
            deck: "a.txt".to_owned(),
            fingerprint: "0".to_owned(),
            rules: "dbscg-1.10".to_owned(),
            player: "greedy".to_owned(),
            dummy: "clock:1".to_owned(),
            first: true,
            seed: 7,
            own_turns: 2,
            of_games: 30,
            modelled: Whole { cards: 50, of: 50, leader: Some(true), missing: Vec::new() },
            told: modelled::told([(
                "a.txt",
                &Modelled { leader: Some(false), cards: 3, of: 4, ..Modelled::default() },
            )]),
        };
        Goldfish { played, parts: (vec![part], 3), broken_off: false, tally, seconds: None }
    }

    #[test]
    fn parts_that_are_joined_are_written_as_the_whole_is() {
        let whole = Goldfish { parts: (vec![1], 1), ..part(1, 0..30) };
        let mut parts = [part(3, 20..30), part(1, 0..10), part(2, 10..20)].map(|part| json(&part));
        let mut joined = Goldfish::read(&parts[0]).expect("a part");
        assert!(json(&joined).contains("\"partial\":true"));
        for part in &mut parts[1..] {
            joined.join(&Goldfish::read(part).expect("a part")).expect("of the same run");
        }
        let joined = joined.whole();
        assert_eq!(json(&joined), json(&whole));
        assert_eq!((csv(&joined), markdown(&joined, Lang::En)), (csv(&whole), markdown(&whole, Lang::En)));
        let people = |goldfish: &Goldfish| human(goldfish, &modelled::lines(&goldfish.played.told, Lang::En), Lang::En);
        assert_eq!(people(&joined), people(&whole));
        assert!(people(&whole).starts_with("a.txt: 3 of 4 cards modelled, the leader not\n"));
    }

    /// A part in which it was counted what became of a card.
    fn counted(part_of: u64, games: std::ops::Range<u64>) -> Goldfish {
        let number: CardNumber = "BT1-005".parse().expect("a number");
        let card = OfCard { name: "Champa".to_owned(), copies: 4, ways: Default::default() };
        let nothing = Impact { cards: [(number.clone(), card)].into(), ..Impact::default() };
        let mut tally = Tally { impact: Some(nothing), ..Tally::default() };
        for index in games.clone() {
            let end = if index % 3 == 0 { End::Won } else { End::Limit };
            let ways = if index % 2 == 0 { Way::Opening | Way::Played } else { Way::Drawn.into() };
            let cards = Some([(number.clone(), ways)].into());
            let row =
                Row { index, turns: vec![Turn::default(); 2], end, awakened: None, engine: None, decisions: 9, cards };
            tally.count(&row, 2);
        }
        Goldfish { tally, ..part(part_of, games) }
    }

    #[test]
    fn parts_that_count_cards_are_joined_as_the_others_are_and_not_with_them() {
        let whole = Goldfish { parts: (vec![1], 1), ..counted(1, 0..30) };
        let mut joined = Goldfish::read(&json(&counted(3, 20..30))).expect("a part");
        for part in [counted(1, 0..10), counted(2, 10..20)] {
            joined.join(&Goldfish::read(&json(&part)).expect("a part")).expect("of the same run");
        }
        let joined = joined.whole();
        assert_eq!((json(&joined), csv(&joined)), (json(&whole), csv(&whole)));
        assert_eq!(markdown(&joined, Lang::Fr), markdown(&whole, Lang::Fr));
        assert!(csv(&whole).contains("a.txt,BT1-005,Champa,4,opening,turn,15,2.6667,"), "{}", csv(&whole));
        let other = counted(1, 0..10).join(&part(2, 10..20));
        assert!(matches!(other, Err(Unjoined::OtherRun(what)) if what == "what is counted of its cards"));
        let sound = json(&counted(2, 0..10));
        assert!(Goldfish::read(&sound.replace("{\"games\":5,\"won\":2", "{\"games\":5,\"won\":5")).is_err());
    }

    #[test]
    fn parts_of_other_runs_and_parts_twice_are_refused() {
        let (mut one, two) = (part(1, 0..10), part(2, 10..20));
        let seed = Goldfish { played: Played { seed: 8, ..two.played.clone() }, ..two.clone() };
        assert!(matches!(one.join(&seed), Err(Unjoined::OtherRun(what)) if what == "the seed"));
        one.join(&two).expect("of the same run");
        assert!(matches!(one.join(&two), Err(Unjoined::Twice(2))));
        assert_eq!((one.missing(), one.missing_parts().text(Lang::En), one.tally.games), (1, "3".to_owned(), 20));
        assert!(Goldfish::read("{}").is_err() && Goldfish::read("").is_err());
    }

    #[test]
    fn a_part_of_another_version_is_to_be_made_again() {
        let mut object: Map<String, Value> = serde_json::from_str(&json(&part(1, 0..10))).expect("an object");
        let read = |object: &Map<String, Value>| {
            let text = serde_json::to_string(object).expect("JSON");
            Goldfish::read(&text).expect_err("a field is missing").to_string()
        };
        object.remove("told");
        let said = read(&object);
        assert!(
            said.starts_with("this was written by another version of scouter, or changed since (missing field `told`")
        );
        assert!(said.ends_with("; make it again"));
        object.remove("tally");
        assert!(read(&object).starts_with("this is no result of `scouter goldfish --format json`: missing field"));
    }

    #[test]
    fn parts_of_which_other_cards_are_told_are_of_another_run() {
        let (mut one, two) = (part(1, 0..10), part(2, 10..20));
        let other = Goldfish { played: Played { told: Vec::new(), ..two.played.clone() }, ..two };
        assert!(matches!(one.join(&other), Err(Unjoined::OtherRun(what)) if what == "what is modelled"));
    }

    #[test]
    fn of_parts_that_are_missing_it_is_told_from_which_to_which() {
        let of = |parts: &[u64], all: u64| Goldfish { parts: (parts.to_vec(), all), ..part(1, 0..1) };
        let told = |parts: &[u64], all: u64| of(parts, all).missing_parts().text(Lang::En);
        assert_eq!(told(&[1, 8, 10, 11], 4000), "2-7, 9, 12-4000");
        assert_eq!((told(&[2], 3), told(&[1, 2, 3], 3)), ("1, 3".to_owned(), String::new()));
        let every_other: Vec<u64> = (1..=100).map(|n| n * 2).collect();
        assert!(told(&every_other, 200).ends_with("37, 39, 80 more"));
        assert_eq!(of(&[7], MOST_PARTS).missing(), MOST_PARTS - 1);
    }

    #[test]
    fn what_no_run_can_have_come_to_is_refused() {
        let sound = json(&part(2, 0..10));
        assert!(Goldfish::read(&sound).is_ok());
        for (what, other) in [
            ("\"of_parts\":3", "\"of_parts\":18446744073709551615"),
            ("\"of_parts\":3", "\"of_parts\":0"),
            ("\"of_parts\":3", "\"of_parts\":1"),
            ("\"of_parts\":3", "\"of_parts\":3,\"of_parts\":3"),
            ("\"parts\":[2]", "\"parts\":[0]"),
            ("\"parts\":[2]", "\"parts\":[2,2]"),
            ("\"parts\":[2]", "\"parts\":[]"),
            ("\"of_games\":30", "\"of_games\":9"),
            ("\"of_games\":30", "\"of_games\":18446744073709551615"),
            ("\"seed\":7", "\"seed\":7,\"seed\":7"),
            ("\"turn_limit\":6,\"turns\":[{", "\"turn_limit\":18446744073709551615,\"turns\":[{"),
            ("\"won\":4", "\"won\":18446744073709551615"),
        ] {
            assert!(sound.contains(what), "{what}");
            assert!(Goldfish::read(&sound.replace(what, other)).is_err(), "{other}");
        }
    }

    #[test]
    fn sums_that_are_too_large_are_no_result() {
        let huge = |games| {
            let mut huge = part(games, 0..10);
            huge.tally.turns[1].measured[0].squares = u64::MAX;
            huge
        };
        assert!(matches!(huge(1).join(&huge(2)), Err(Unjoined::Impossible(_))));
    }
}
