//! Matches between decks, each against each, for people, as JSON, CSV and Markdown.

use std::fmt::Write as _;

use schemars::{JsonSchema, Schema};
use serde::Serialize;

use super::figures::{self, By, per_second, rounded, share_by, speed, three};
use super::modelled;
use super::run::{Kept, Played, Run, pairings};
use super::schema::{self, Either};
use super::{best_of, field, impact, what_if};
use crate::language::{Lang, Message, say};
use crate::shown;
use crate::sim::duel::{Met, Tally};
use crate::sim::impact::Impact;
use crate::sim::stats::{self, Estimate, float};

/// Each list against each: what was played, and what came of it.
#[derive(Clone, Copy, Debug)]
pub struct Matches<'a> {
    /// What was played.
    pub run: &'a Run,
    /// What was counted, pairing by pairing.
    pub met: &'a [Met],
}

/// Something of A and of B.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Both_of_{T}")]
struct Both<T> {
    a: T,
    b: T,
}

/// Two lists that met, with their seats swapped every other game.
#[derive(Serialize, JsonSchema)]
struct Pair<'a> {
    /// The first list.
    a: &'a str,
    /// The second list.
    b: &'a str,
    /// Games between them.
    games: u64,
    /// Games that A won.
    a_wins: u64,
    /// Games that B won.
    b_wins: u64,
    /// Games that nobody won.
    draws: u64,
    /// Games undecided at the limit of turns.
    turn_limit: u64,
    /// Games won by who went first.
    first_wins: u64,
    /// The share of the games that A has won, and the ends of its interval of 95 %.
    a_share: Option<f64>,
    /// The ends of its interval of 95 %.
    a_interval: Option<[f64; 2]>,
    /// Turns of both players together.
    turns_per_game: f64,
    /// Who played.
    players: Both<&'a str>,
    /// How much of each deck is modelled.
    modelled: Both<modelled::Record<'a>>,
}

/// A match.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Match")]
pub(super) struct Record<'a> {
    /// Games that were played.
    games: u64,
    /// Questions answered.
    decisions: u64,
    /// How long it took, where that was measured.
    seconds: Option<f64>,
    games_per_second: Option<f64>,
    decisions_per_second: Option<f64>,
    /// Games that nobody won.
    draws: u64,
    /// Games undecided at the limit of turns.
    turn_limit: u64,
    /// Turns of all games.
    turns: u64,
    /// It was stopped before its end.
    partial: bool,
    /// The edition.
    rules: &'a str,
    /// The player, or both, parted by a comma.
    player: String,
    /// The seed of the run.
    seed: u64,
    /// Each pair of lists.
    pairs: Vec<Pair<'a>>,
    /// What goes with a win, card by card, of each list, where that was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    impact: Vec<impact::Record<'a>>,
    /// What a part of a run is joined or gone on with by.
    part: Kept<'a>,
}

impl<'a> Matches<'a> {
    /// The name of the player, or of both.
    fn player(&self) -> String {
        let [a, b] = &self.run.played.players;
        if a == b { a.to_owned() } else { format!("{a},{b}") }
    }

    /// The pairings that were played, by the places of their lists.
    pub(super) fn pairs(&self) -> impl Iterator<Item = ([usize; 2], &'a Tally)> + Clone + use<'a> {
        let lists = self.run.played.lists.len();
        let met = pairings(lists).into_iter().zip(self.met.iter().map(|met| &met.tally));
        met.filter(|(_, tally)| tally.games > 0)
    }

    /// What the user calls a list.
    pub(super) fn name(&self, list: usize) -> &'a str {
        self.run.played.lists[list].name()
    }

    pub(super) fn total(&self, count: impl Fn(&Tally) -> u64) -> u64 {
        self.met.iter().map(|met| count(&met.tally)).sum()
    }

    /// The share of its games that a list has won against another one; against all where none is named.
    pub(super) fn share(&self, list: usize, against: Option<usize>) -> Option<Estimate> {
        let (mut wins, mut games) = (0, 0);
        for ([a, b], tally) in self.pairs() {
            let met = against.is_none_or(|other| [a, b] == [list, other] || [b, a] == [list, other]);
            if met && (a == list || b == list) {
                wins += if a == list { tally.a_wins } else { tally.b_wins };
                games += tally.games;
            }
        }
        stats::share(wins, games)
    }
}

fn per_game(n: u64, tally: &Tally) -> f64 {
    if tally.games == 0 { 0.0 } else { (float(n) / float(tally.games) * 100.0).round() / 100.0 }
}

/// What is printed, by what was played.
pub(super) type Printed<'a> =
    Either<Record<'a>, Either<field::Record<'a>, Either<what_if::Record<'a>, best_of::Record<'a>>>>;

/// What the object looks like: of lists against each other, of one against a field, of one with swaps, or of matches of several
/// games.
pub fn schema() -> Schema {
    schema::of::<Printed<'_>>()
}

/// `{"games": …, "pairs": […]}`.
pub fn json(played: &Matches<'_>) -> String {
    let Run { played: of, broken_off, .. } = played.run;
    let pair = |([a, b], tally): ([usize; 2], &Tally)| {
        let [a, b] = [&of.lists[a], &of.lists[b]];
        let share = stats::share(tally.a_wins, tally.games);
        Pair {
            a: a.name(),
            b: b.name(),
            games: tally.games,
            a_wins: tally.a_wins,
            b_wins: tally.b_wins,
            draws: tally.draws,
            turn_limit: tally.turn_limit,
            first_wins: tally.first_wins,
            a_share: share.map(|share| rounded(share.value)),
            a_interval: share.map(|share| [rounded(share.low), rounded(share.high)]),
            turns_per_game: per_game(tally.turns, tally),
            players: Both { a: &of.players[0], b: &of.players[1] },
            modelled: Both { a: a.into(), b: b.into() },
        }
    };
    let (games, decisions) = (played.total(|tally| tally.games), played.total(|tally| tally.decisions));
    let (seconds, counted) = (played.run.seconds, played.counted());
    let record = Record {
        games,
        decisions,
        seconds,
        games_per_second: per_second(games, seconds),
        decisions_per_second: per_second(decisions, seconds),
        draws: played.total(|tally| tally.draws),
        turn_limit: played.total(|tally| tally.turn_limit),
        turns: played.total(|tally| tally.turns),
        partial: *broken_off || played.run.parts.missing() > 0,
        rules: &of.rules,
        player: played.player(),
        seed: of.seed,
        pairs: played.pairs().map(pair).collect(),
        impact: played.impacts(&counted).into_iter().map(impact::Record::from).collect(),
        part: played.run.kept(),
    };
    // Plain data, which JSON can hold.
    shown::json(&record) + "\n"
}

impl Matches<'_> {
    pub(super) fn title(&self) -> Message {
        let Played { players: [a, b], rules, seed, .. } = &self.run.played;
        let players = if a == b { say!("match-players", player = a) } else { say!("match-players-two", a = a, b = b) };
        let (games, seed) = (self.total(|tally| tally.games), seed.to_string());
        let rules = rules.as_str();
        match self.pairs().count() {
            0 | 1 => say!("match-title", games = games, ruleset = rules, players = players, seed = seed),
            pairs => {
                say!("match-title-pairs", games = games, pairs = pairs, ruleset = rules, players = players, seed = seed,)
            }
        }
    }

    /// What came of one pair.
    fn pair(&self, [a, b]: [usize; 2], tally: &Tally, lang: Lang) -> String {
        let mut out = String::new();
        let Played { players, turn_limit: limit, .. } = &self.run.played;
        let same = players[0] == players[1];
        for ((list, wins), player) in [(a, tally.a_wins), (b, tally.b_wins)].into_iter().zip(players) {
            let share = stats::share(wins, tally.games);
            let share = share.map_or_else(|| Message::from("-".to_owned()), |share| share_by(share, By::Games));
            let list = self.name(list);
            let said = if same {
                say!("match-wins", list = list, wins = wins, share = share)
            } else {
                say!("match-wins-by", list = list, player = player, wins = wins, share = share)
            };
            // Writing to a string cannot fail.
            let _ = writeln!(out, "  {}", said.text(lang));
        }
        let share = |n: u64| stats::share(n, tally.games).map_or(0.0, |share| share.value * 100.0);
        let share = |n: u64| format!("{:.1}", share(n));
        let Tally { draws, turn_limit, first_wins, .. } = *tally;
        let (turns, decisions) = (per_game(tally.turns, tally), per_game(tally.decisions, tally));
        let (turns, decisions) = (format!("{turns:.1}"), format!("{decisions:.1}"));
        let limit = u32::from(*limit);
        for said in [
            say!("match-draws", count = draws, share = share(draws)),
            say!("match-undecided", turn = limit, count = turn_limit, share = share(turn_limit)),
            say!("match-first", count = first_wins, share = share(first_wins)),
            say!("match-means", turns = turns, decisions = decisions),
        ] {
            let _ = writeln!(out, "  {}", said.text(lang));
        }
        out
    }

    /// Who wins how often against whom: the list of the row against that of the column, in percent.
    pub(super) fn table(&self, lang: Lang) -> Vec<Vec<String>> {
        let name = |list: usize| (list + 1).to_string();
        let lists = 0..self.run.played.lists.len();
        let head = std::iter::once(String::new()).chain(lists.clone().map(name)).chain([say!("match-all").text(lang)]);
        let mut rows = vec![head.collect::<Vec<_>>()];
        for row in lists.clone() {
            let cell = |against: Option<usize>| match self.share(row, against) {
                Some(share) if against != Some(row) => format!("{:.1}", share.value * 100.0),
                _ => "-".to_owned(),
            };
            let cells = lists.clone().map(|column| cell(Some(column))).chain([cell(None)]);
            rows.push(std::iter::once(format!("{} {}", name(row), self.name(row))).chain(cells).collect());
        }
        rows
    }

    /// What became of the cards of each list over all its games, where that was counted.
    pub(super) fn counted(&self) -> Vec<Impact> {
        let mut all: Vec<Option<Impact>> = vec![None; self.run.played.lists.len()];
        for (lists, met) in pairings(all.len()).into_iter().zip(self.met) {
            for (list, impact) in lists.into_iter().zip(&met.impacts) {
                match &mut all[list] {
                    Some(of) => of.add(impact),
                    none => *none = Some(impact.clone()),
                }
            }
        }
        all.into_iter().flatten().collect()
    }

    /// What is told of them.
    pub(super) fn impacts<'i>(&'i self, counted: &'i [Impact]) -> Vec<impact::Told<'i>> {
        let lists = self.run.played.lists.iter().zip(counted);
        lists
            .map(|(list, impact)| impact::Told { deck: list.name(), impact, own_turns: None, is_of_field: false })
            .collect()
    }

    pub(super) fn endings(&self) -> Vec<Message> {
        self.run.parts.warnings(self.run.broken_off)
    }
}

/// For people.
pub fn human(played: &Matches<'_>, lang: Lang) -> String {
    let mut out = modelled::lines(&played.run.told(), lang);
    let _ = writeln!(out, "{}", figures::fill(&played.title().text(lang), 80));
    if let [(lists, tally)] = *played.pairs().collect::<Vec<_>>() {
        out.push_str(&played.pair(lists, tally, lang));
    } else {
        out.push_str(&grid(played, lang));
    }
    for line in played.endings() {
        let _ = writeln!(out, "{}", line.text(lang));
    }
    let (games, decisions) = (played.total(|tally| tally.games), played.total(|tally| tally.decisions));
    out.push_str(&speed(games, decisions, played.run.seconds, lang));
    out.push_str(&impact::human(&played.impacts(&played.counted()), lang));
    out
}

/// The table of more than two lists.
fn grid(played: &Matches<'_>, lang: Lang) -> String {
    let mut rows = played.table(lang);
    for cell in rows.iter_mut().flatten() {
        *cell = shown::line(cell).into_owned();
    }
    let columns = rows.first().map_or(0, Vec::len);
    let widths: Vec<usize> =
        (0..columns).map(|column| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0)).collect();
    let mut out = "\n".to_owned();
    for row in &rows {
        let cells = row.iter().zip(&widths).enumerate();
        let cells: Vec<String> = cells
            .map(|(at, (cell, width))| if at == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") })
            .collect();
        let _ = writeln!(out, "{}", cells.join("  "));
    }
    let widest = played.pairs().filter_map(|(_, tally)| stats::share(tally.a_wins, tally.games));
    let half = widest.map(Estimate::half).fold(0.0_f64, f64::max);
    let told = say!("match-grid", half = format!("{:.1}", half * 100.0));
    let _ = writeln!(out, "\n{}", figures::fill(&told.text(lang), 80));
    let (draws, limit) = (played.total(|tally| tally.draws), played.total(|tally| tally.turn_limit));
    let turn = u32::from(played.run.played.turn_limit);
    let _ = writeln!(out, "{}", say!("match-grid-sum", draws = draws, turn = turn, undecided = limit).text(lang));
    out
}

/// A table in Markdown.
pub fn markdown(played: &Matches<'_>, lang: Lang) -> String {
    let rows = played.table(lang);
    let mut out = format!("{}\n\n", shown::markdown(&played.title().text(lang)));
    out += &figures::markdown(&rows, 1);
    let _ = writeln!(out, "\n{}", say!("match-grid-told").text(lang));
    for line in played.endings() {
        let _ = writeln!(out, "\n{}", line.text(lang));
    }
    out + &impact::markdown(&played.impacts(&played.counted()), lang)
}

/// A line for each pair; where cards are counted, a line for each of these and what became of it instead.
pub fn csv(played: &Matches<'_>) -> String {
    let counted = played.counted();
    if !counted.is_empty() {
        return impact::csv(&played.impacts(&counted));
    }
    let head =
        ["a", "b", "games", "a_wins", "b_wins", "draws", "turn_limit", "first_wins", "a_share", "a_low", "a_high"];
    let row = |([a, b], tally): ([usize; 2], &Tally)| {
        let Tally { games, a_wins, b_wins, draws, turn_limit, first_wins, .. } = tally;
        let names = [a, b].map(|list| played.name(list).to_owned());
        let counts = [games, a_wins, b_wins, draws, turn_limit, first_wins].map(u64::to_string);
        names.into_iter().chain(counts).chain(three(stats::share(*a_wins, *games))).collect::<Vec<_>>()
    };
    let rows = played.pairs().map(row);
    figures::csv(std::iter::once(head.map(str::to_owned).to_vec()).chain(rows))
}
