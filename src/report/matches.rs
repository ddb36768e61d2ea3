//! Matches between decks, each against each, for people, as JSON, CSV and Markdown.

use std::fmt::Write as _;

use schemars::{JsonSchema, Schema};
use serde::Serialize;

use super::figures::{self, per_second, rounded, share, speed, three};
use super::modelled::{self, Named};
use super::schema::{self, Either};
use super::{field, impact, what_if};
use crate::language::{Lang, Message, say};
use crate::shown;
use crate::sim::duel::Tally;
use crate::sim::impact::Impact;
use crate::sim::stats::{self, Estimate, float};

/// What was played, and what came of it.
#[derive(Clone, Debug)]
pub struct Matches<'a> {
    /// What the user calls the lists, and how much of each is modelled.
    pub sides: Vec<Named<'a>>,
    /// By which edition.
    pub rules: &'a str,
    /// Who plays the first list of a pair, and the second.
    pub players: [&'a str; 2],
    /// The seed of the run.
    pub seed: u64,
    /// Turns after which a game ends undecided.
    pub turn_limit: u16,
    /// The pairs, by the places of their lists, and the counts.
    pub pairs: Vec<([usize; 2], Tally)>,
    /// What became of the cards of each list over all its games; of none where that was not counted.
    pub impacts: Vec<Impact>,
    /// The run was broken off.
    pub partial: bool,
    /// Seconds that it took, if they were measured.
    pub seconds: Option<f64>,
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
struct Record<'a> {
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
}

impl Matches<'_> {
    /// The name of the player, or of both.
    fn player(&self) -> String {
        let [a, b] = self.players;
        if a == b { a.to_owned() } else { format!("{a},{b}") }
    }

    fn total(&self, count: impl Fn(&Tally) -> u64) -> u64 {
        self.pairs.iter().map(|(_, tally)| count(tally)).sum()
    }

    /// The share of its games that a list has won against another one; against all where none is named.
    pub(super) fn share(&self, list: usize, against: Option<usize>) -> Option<Estimate> {
        let (mut wins, mut games) = (0, 0);
        for ([a, b], tally) in &self.pairs {
            let met = against.is_none_or(|other| [*a, *b] == [list, other] || [*b, *a] == [list, other]);
            if met && (*a == list || *b == list) {
                wins += if *a == list { tally.a_wins } else { tally.b_wins };
                games += tally.games;
            }
        }
        stats::share(wins, games)
    }
}

fn per_game(n: u64, tally: &Tally) -> f64 {
    if tally.games == 0 { 0.0 } else { (float(n) / float(tally.games) * 100.0).round() / 100.0 }
}

/// What the object looks like: of lists against each other, of one against a field, or of one with swaps.
pub fn schema() -> Schema {
    schema::either::<Record<'_>, Either<field::Record<'_>, what_if::Record<'_>>>()
}

/// `{"games": …, "pairs": […]}`.
pub fn json(played: &Matches<'_>) -> String {
    let pair = |([a, b], tally): &([usize; 2], Tally)| {
        let ((a, a_modelled), (b, b_modelled)) = (played.sides[*a], played.sides[*b]);
        let share = stats::share(tally.a_wins, tally.games);
        Pair {
            a,
            b,
            games: tally.games,
            a_wins: tally.a_wins,
            b_wins: tally.b_wins,
            draws: tally.draws,
            turn_limit: tally.turn_limit,
            first_wins: tally.first_wins,
            a_share: share.map(|share| rounded(share.value)),
            a_interval: share.map(|share| [rounded(share.low), rounded(share.high)]),
            turns_per_game: per_game(tally.turns, tally),
            players: Both { a: played.players[0], b: played.players[1] },
            modelled: Both { a: a_modelled.into(), b: b_modelled.into() },
        }
    };
    let (games, decisions) = (played.total(|tally| tally.games), played.total(|tally| tally.decisions));
    let record = Record {
        games,
        decisions,
        seconds: played.seconds,
        games_per_second: per_second(games, played.seconds),
        decisions_per_second: per_second(decisions, played.seconds),
        draws: played.total(|tally| tally.draws),
        turn_limit: played.total(|tally| tally.turn_limit),
        turns: played.total(|tally| tally.turns),
        partial: played.partial,
        rules: played.rules,
        player: played.player(),
        seed: played.seed,
        pairs: played.pairs.iter().map(pair).collect(),
        impact: played.impacts().into_iter().map(impact::Record::from).collect(),
    };
    // Plain data, which JSON can hold.
    shown::json(&record) + "\n"
}

impl Matches<'_> {
    pub(super) fn title(&self) -> Message {
        let [a, b] = self.players;
        let players = if a == b { say!("match-players", player = a) } else { say!("match-players-two", a = a, b = b) };
        let (games, rules, seed) = (self.total(|tally| tally.games), self.rules, self.seed.to_string());
        match self.pairs.len() {
            0 | 1 => say!("match-title", games = games, ruleset = rules, players = players, seed = seed),
            pairs => {
                say!("match-title-pairs", games = games, pairs = pairs, ruleset = rules, players = players, seed = seed,)
            }
        }
    }

    /// What came of one pair.
    fn pair(&self, [a, b]: [usize; 2], tally: &Tally, lang: Lang) -> String {
        let mut out = String::new();
        let same = self.players[0] == self.players[1];
        for ((list, wins), player) in [(a, tally.a_wins), (b, tally.b_wins)].into_iter().zip(self.players) {
            let share = stats::share(wins, tally.games).map(share);
            let share = share.map_or_else(
                || Message::from("-".to_owned()),
                |[share, interval]| say!("match-share", share = share, interval = interval),
            );
            let list = self.sides[list].0;
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
        let limit = u32::from(self.turn_limit);
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
    fn table(&self, lang: Lang) -> Vec<Vec<String>> {
        let name = |list: usize| (list + 1).to_string();
        let lists = 0..self.sides.len();
        let head = std::iter::once(String::new()).chain(lists.clone().map(name)).chain([say!("match-all").text(lang)]);
        let mut rows = vec![head.collect::<Vec<_>>()];
        for row in lists.clone() {
            let cell = |against: Option<usize>| match self.share(row, against) {
                Some(share) if against != Some(row) => format!("{:.1}", share.value * 100.0),
                _ => "-".to_owned(),
            };
            let cells = lists.clone().map(|column| cell(Some(column))).chain([cell(None)]);
            rows.push(std::iter::once(format!("{} {}", name(row), self.sides[row].0)).chain(cells).collect());
        }
        rows
    }

    /// What is told of the cards of each list, where that was counted.
    fn impacts(&self) -> Vec<impact::Told<'_>> {
        let lists = self.sides.iter().zip(&self.impacts);
        lists.map(|((deck, _), impact)| impact::Told { deck, impact, own_turns: None }).collect()
    }

    pub(super) fn endings(&self) -> Vec<Message> {
        let broken = self.partial.then(|| say!("broken-off"));
        broken.into_iter().collect()
    }
}

/// For people.
pub fn human(played: &Matches<'_>, lang: Lang) -> String {
    let mut out = modelled::human(played.sides.iter().copied(), lang);
    let _ = writeln!(out, "{}", textwrap::fill(&played.title().text(lang), 80));
    if let [(lists, tally)] = played.pairs.as_slice() {
        out.push_str(&played.pair(*lists, tally, lang));
    } else {
        out.push_str(&grid(played, lang));
    }
    for line in played.endings() {
        let _ = writeln!(out, "{}", line.text(lang));
    }
    let (games, decisions) = (played.total(|tally| tally.games), played.total(|tally| tally.decisions));
    out.push_str(&speed(games, decisions, played.seconds, lang));
    out.push_str(&impact::human(&played.impacts(), lang));
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
    let widest = played.pairs.iter().filter_map(|(_, tally)| stats::share(tally.a_wins, tally.games));
    let half = widest.map(Estimate::half).fold(0.0_f64, f64::max);
    let _ = writeln!(out, "\n{}", say!("match-grid", half = format!("{:.1}", half * 100.0)).text(lang));
    let (draws, limit) = (played.total(|tally| tally.draws), played.total(|tally| tally.turn_limit));
    let turn = u32::from(played.turn_limit);
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
    out + &impact::markdown(&played.impacts(), lang)
}

/// A line for each pair; where cards are counted, a line for each of these and what became of it instead.
pub fn csv(played: &Matches<'_>) -> String {
    if !played.impacts.is_empty() {
        return impact::csv(&played.impacts());
    }
    let head =
        ["a", "b", "games", "a_wins", "b_wins", "draws", "turn_limit", "first_wins", "a_share", "a_low", "a_high"];
    let row = |([a, b], tally): &([usize; 2], Tally)| {
        let Tally { games, a_wins, b_wins, draws, turn_limit, first_wins, .. } = tally;
        let names = [a, b].map(|list| played.sides[*list].0.to_owned());
        let counts = [games, a_wins, b_wins, draws, turn_limit, first_wins].map(u64::to_string);
        names.into_iter().chain(counts).chain(three(stats::share(*a_wins, *games))).collect::<Vec<_>>()
    };
    let rows = played.pairs.iter().map(row);
    figures::csv(std::iter::once(head.map(str::to_owned).to_vec()).chain(rows))
}
