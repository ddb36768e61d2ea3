//! Players measured against each other, and their plain mistakes, for people and as JSON.

use std::fmt::Write as _;

use schemars::{JsonSchema, Schema};
use serde::Serialize;

use super::figures::{self, By, per_second, rounded, share, share_by, speed};
use super::run::{Kept, Piece, Run};
use super::schema;
use crate::language::{Lang, Message, say};
use crate::shown;
use crate::sim::arena::hygiene::{Hygiene, Times};
use crate::sim::arena::{self, Matchup, Promotion, Scores};
use crate::sim::stats::{self, Estimate, float};

/// What was measured, and by what.
#[derive(Clone, Debug)]
pub struct Measured<'a> {
    /// What the user calls the lists.
    pub lists: Vec<&'a str>,
    /// The matchups, by the places of their lists.
    pub matchups: Vec<[usize; 2]>,
    /// By which edition.
    pub rules: &'a str,
    /// The seed of the run.
    pub seed: u64,
    /// The run was broken off.
    pub partial: bool,
    /// Seconds that it took, if they were measured.
    pub seconds: Option<f64>,
    /// What is kept of it, where it is a part of a run.
    pub run: Option<&'a Run>,
}

/// Two lists that met.
#[derive(Serialize, JsonSchema)]
struct OfMatchup<'a> {
    /// The first list.
    a: &'a str,
    /// The second list.
    b: &'a str,
    /// Games between them.
    games: u64,
    /// Games that player A won.
    wins: u64,
    /// Games that nobody won.
    draws: u64,
    /// The share that player A won; a draw counts half.
    share: Option<f64>,
}

/// Two players, measured by pairs of games that begin alike.
#[derive(Serialize, JsonSchema)]
pub(super) struct Arena<'a> {
    /// The first player.
    a: &'a str,
    /// The second player.
    b: &'a str,
    /// Games that were played.
    games: u64,
    /// Pairs of games.
    pairs: usize,
    /// The share that A won; a draw counts half.
    share: Option<f64>,
    /// The ends of its interval of 95 %, over pairs.
    interval: Option<[f64; 2]>,
    /// The ends of the interval of 95 % as if all games were apart.
    wilson: Option<[f64; 2]>,
    /// Whether A has shown to be the better player.
    promotion: Option<Promotion>,
    /// Questions answered.
    decisions: u64,
    /// Turns of all games.
    turns: u64,
    /// How long it took, where that was measured.
    seconds: Option<f64>,
    games_per_second: Option<f64>,
    /// It was stopped before its end.
    partial: bool,
    /// The edition.
    rules: &'a str,
    /// The seed of the run.
    seed: u64,
    /// Each two lists that met.
    matchups: Vec<OfMatchup<'a>>,
    /// What each player wins with each list.
    lists: Vec<OfList<'a>>,
    /// How far the lists are in the same order with both players: Kendall's tau, from -1 to 1.
    tau: Option<f64>,
    /// What a part of a run is joined or gone on with by.
    #[serde(skip_serializing_if = "Option::is_none")]
    part: Option<Kept<'a>>,
}

/// What the players do with a list.
#[derive(Serialize, JsonSchema)]
struct OfList<'a> {
    list: &'a str,
    /// The share that A won with it; a draw counts half. Null where it has not been played yet.
    a: Option<f64>,
    /// The share that B won with it.
    b: Option<f64>,
}

fn ends(estimate: Estimate) -> [f64; 2] {
    [rounded(estimate.low), rounded(estimate.high)]
}

/// What is printed of two players.
pub(super) type Printed<'a> = Arena<'a>;

/// What the object looks like.
pub fn schema() -> Schema {
    schema::of::<Printed<'_>>()
}

/// `{"a": "look", "b": "greedy", "share": …, "interval": […], …}`.
pub fn json([a, b]: [&str; 2], scores: &Scores, measured: &Measured<'_>) -> String {
    let matchup = |([x, y], of): (&[usize; 2], &Matchup)| OfMatchup {
        a: measured.lists[*x],
        b: measured.lists[*y],
        games: of.games,
        wins: of.wins,
        draws: of.draws,
        share: of.share().map(|share| rounded(share.value)),
    };
    let share = scores.share(measured.seed);
    let shares = scores.by_list(&measured.matchups, measured.lists.len());
    let arena = Arena {
        a,
        b,
        games: scores.games(),
        pairs: scores.pairs.len(),
        share: share.map(|share| rounded(share.value)),
        interval: share.map(ends),
        wilson: scores.wilson().map(ends),
        promotion: scores.promotion(measured.seed),
        decisions: scores.decisions,
        turns: scores.turns,
        seconds: measured.seconds,
        games_per_second: per_second(scores.games(), measured.seconds),
        partial: measured.partial,
        rules: measured.rules,
        seed: measured.seed,
        matchups: measured.matchups.iter().zip(&scores.matchups).map(matchup).collect(),
        lists: measured
            .lists
            .iter()
            .zip(&shares)
            .map(|(list, of)| OfList { list, a: of.map(|[a, _]| rounded(a)), b: of.map(|[_, b]| rounded(b)) })
            .collect(),
        tau: stats::kendall(&played(shares)).map(rounded),
        part: measured.run.map(Run::kept),
    };
    // Plain data, which JSON can hold.
    shown::json(&arena) + "\n"
}

/// The scores of all parts of a run that are here, in the order of their pairs, and what was measured.
pub fn measured<'a>(run: &'a Run, pieces: &[Piece]) -> (Scores, Measured<'a>) {
    let lists = run.played.lists.len();
    let matchups = arena::matchups(lists);
    let mut scores = Scores::of(matchups.len());
    for piece in pieces {
        scores.add(&piece.scores);
    }
    let measured = Measured {
        lists: run.names().collect(),
        matchups,
        rules: &run.played.rules,
        seed: run.played.seed,
        partial: !run.is_whole(),
        seconds: run.seconds,
        run: Some(run),
    };
    (scores, measured)
}

/// The shares of the lists that have been played.
fn played(shares: Vec<Option<[f64; 2]>>) -> Vec<[f64; 2]> {
    shares.into_iter().flatten().collect()
}

/// A line below the title, in as many lines as it needs.
fn below(said: &Message, lang: Lang) -> String {
    let options = textwrap::Options::new(80).initial_indent("  ").subsequent_indent("    ");
    figures::fill(&said.text(lang), options) + "\n"
}

/// For people.
pub fn human([a, b]: [&str; 2], scores: &Scores, measured: &Measured<'_>, lang: Lang) -> String {
    let (games, lists, rules) = (scores.games(), measured.lists.len(), measured.rules);
    let seed = measured.seed.to_string();
    let title = say!("arena-title", a = a, b = b, games = games, lists = lists, ruleset = rules, seed = seed);
    let mut out = figures::fill(&title.text(lang), 80) + "\n";
    if let (Some(by_pairs), Some(wilson)) = (scores.share(measured.seed), scores.wilson()) {
        let ([share, interval], [_, wilson]) = (share(by_pairs), share(wilson));
        let wins = say!("arena-wins", player = a, share = share, interval = interval, wilson = wilson);
        out += &below(&wins, lang);
    }
    let found = measured.matchups.iter().zip(&scores.matchups);
    let found = found.filter_map(|(lists, of)| Some((lists, of.share()?)));
    if let Some(([x, y], of)) = found.min_by(|(_, one), (_, other)| one.value.total_cmp(&other.value)) {
        let share = share_by(of, By::Games);
        let least = say!("arena-matchup", a = measured.lists[*x], b = measured.lists[*y], share = share);
        out += &below(&least, lang);
    }
    if let Some(promotion) = scores.promotion(measured.seed) {
        let said = match promotion {
            Promotion::Earned => say!("arena-earned", player = a),
            Promotion::NotShown => say!("arena-not-shown", player = a),
            Promotion::FallsBehind => say!("arena-falls-behind", player = a),
        };
        out += &below(&said, lang);
    }
    let unplayed = scores.matchups.iter().filter(|of| of.games == 0).count();
    if unplayed > 0 {
        out += &below(&say!("arena-unplayed", count = unplayed, of = scores.matchups.len()), lang);
    }
    if let Some(tau) = stats::kendall(&played(scores.by_list(&measured.matchups, lists))) {
        out += &below(&say!("arena-tau", tau = format!("{tau:.2}")), lang);
    }
    let mean = |n: u64| format!("{:.1}", float(n) / float(games.max(1)));
    let means = say!("arena-means", turns = mean(scores.turns), decisions = mean(scores.decisions));
    out += &below(&means, lang);
    out + &ending(measured, games, scores.decisions, lang)
}

fn ending(measured: &Measured<'_>, games: u64, decisions: u64, lang: Lang) -> String {
    let broken = match measured.run {
        Some(run) => run.parts.warnings(run.broken_off),
        None => measured.partial.then(|| say!("broken-off")).into_iter().collect(),
    };
    let broken: String = broken.into_iter().map(|line| line.text(lang) + "\n").collect();
    broken + &speed(games, decisions, measured.seconds, lang)
}

/// The lines of the decks that can be activated: the place of the deck, the line, how often it was.
pub type Lines = Vec<Times>;

/// A skill line that was never used.
#[derive(Serialize, JsonSchema)]
struct Unused<'a> {
    /// The list.
    deck: &'a str,
    /// The number of the card.
    card: String,
    /// It stands on the back.
    back: bool,
    /// Which line, from 1.
    line: u8,
    /// Games that the list played.
    games: u64,
    /// At how many questions it could have been activated.
    offered: u64,
}

/// The plain mistakes of a player.
#[derive(Serialize, JsonSchema)]
struct Clean<'a> {
    /// Who plays.
    player: &'a str,
    /// Games that were played.
    games: u64,
    /// Games in which a player gave the last of their own life.
    lives_given: u64,
    /// [Counter] skills against attacks that could not succeed.
    counters: u64,
    /// Blocks of such attacks.
    blocks: u64,
    /// Combos for such attacks, or against them.
    combos: u64,
    /// Attacks that were lost for certain.
    lost_attacks: u64,
    lost_attacks_per_game: f64,
    /// Skill lines of the decks that can be activated.
    lines: usize,
    /// Those that never were.
    lines_unused: usize,
    /// The share of those.
    unused_share: f64,
    /// It was stopped before its end.
    partial: bool,
    /// The edition.
    rules: &'a str,
    /// The seed of the run.
    seed: u64,
    /// How long it took, where that was measured.
    seconds: Option<f64>,
    /// The lines that were never used.
    unused: Vec<Unused<'a>>,
}

fn never(lines: &Lines) -> impl Iterator<Item = &Times> {
    lines.iter().filter(|times| times.used == 0)
}

fn per(n: u64, of: u64) -> f64 {
    float(n) / float(of.max(1))
}

/// What the object looks like.
pub fn hygiene_schema() -> Schema {
    schema::of::<Clean<'_>>()
}

/// `{"player": "greedy", "lives_given": 0, …}`.
pub fn hygiene_json(player: &str, hygiene: &Hygiene, lines: &Lines, measured: &Measured<'_>) -> String {
    let unused: Vec<Unused<'_>> = never(lines)
        .map(|Times { deck, line, offered, .. }| Unused {
            deck: measured.lists[*deck],
            card: line.number.to_string(),
            back: line.back,
            line: line.line + 1,
            games: hygiene.played.get(deck).copied().unwrap_or(0),
            offered: *offered,
        })
        .collect();
    let clean = Clean {
        player,
        games: hygiene.games,
        lives_given: hygiene.lives_given,
        counters: hygiene.counters,
        blocks: hygiene.blocks,
        combos: hygiene.combos,
        lost_attacks: hygiene.lost_attacks,
        lost_attacks_per_game: rounded(per(hygiene.lost_attacks, hygiene.games)),
        lines: lines.len(),
        lines_unused: unused.len(),
        unused_share: rounded(per(unused.len() as u64, lines.len() as u64)),
        partial: measured.partial,
        rules: measured.rules,
        seed: measured.seed,
        seconds: measured.seconds,
        unused,
    };
    // Plain data, which JSON can hold.
    shown::json(&clean) + "\n"
}

/// For people.
pub fn hygiene_human(player: &str, hygiene: &Hygiene, lines: &Lines, measured: &Measured<'_>, lang: Lang) -> String {
    let (games, lists, rules) = (hygiene.games, measured.lists.len(), measured.rules);
    let seed = measured.seed.to_string();
    let title = say!("hygiene-title", player = player, games = games, lists = lists, ruleset = rules, seed = seed);
    let mut out = figures::fill(&title.text(lang), 80) + "\n";
    let Hygiene { counters, blocks, combos, lost_attacks, lives_given, .. } = *hygiene;
    let (unused, passed) = (never(lines).count(), never(lines).filter(|times| times.offered > 0).count());
    let share = format!("{:.1}", per(unused as u64, lines.len() as u64) * 100.0);
    let rate = format!("{:.3}", per(lost_attacks, games));
    for said in [
        say!("hygiene-lives", count = lives_given),
        say!("hygiene-given", counters = counters, blocks = blocks, combos = combos),
        say!("hygiene-lost", count = lost_attacks, rate = rate),
        say!("hygiene-unused", unused = unused, lines = lines.len(), share = share, passed = passed),
    ] {
        out += &below(&said, lang);
    }
    for Times { deck, line, offered, .. } in never(lines) {
        let (list, card, number) = (measured.lists[*deck], line.number.to_string(), u32::from(line.line) + 1);
        let games = hygiene.played.get(deck).copied().unwrap_or(0);
        let said = if line.back {
            say!("hygiene-line-back", list = list, card = card, line = number, games = games, offered = *offered)
        } else {
            say!("hygiene-line", list = list, card = card, line = number, games = games, offered = *offered)
        };
        let _ = writeln!(out, "    {}", said.text(lang));
    }
    let broken = if measured.partial { say!("broken-off").text(lang) + "\n" } else { String::new() };
    let took = measured.seconds.map_or_else(String::new, |seconds| format!("{seconds:.2} s\n"));
    out + &broken + &took
}
