//! Matches of several games, for people, as JSON, CSV and Markdown.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::Serialize;

use super::figures::{self, By, Cell, per_second, perhaps_share_by, rounded, share, share_by, speed, three};
use super::modelled;
use super::run::{Kept, MatchOf, Run};
use crate::language::{Lang, Message, say};
use crate::shown;
use crate::sim::duel::Tally;
use crate::sim::field::expected;
use crate::sim::series::Series;
use crate::sim::stats::{self, Estimate};

/// Matches: what was played, and what came of them.
#[derive(Clone, Copy, Debug)]
pub struct BestOf<'a> {
    /// What was played.
    pub run: &'a Run,
    /// What was counted, pairing by pairing.
    pub series: &'a [Series],
}

/// Two lists that met.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pair<'a> {
    pub(super) a: &'a str,
    pub(super) b: &'a str,
    /// The share of the second in a field, where there is one.
    share: Option<f64>,
    pub(super) series: &'a Series,
}

/// A number of both sides.
#[derive(Serialize, JsonSchema)]
struct Sides {
    a: u64,
    b: u64,
}

/// The games of a place in their match.
#[derive(Serialize, JsonSchema)]
struct GameRecord {
    /// Which game of the match, from 1.
    game: usize,
    /// How many were played.
    games: u64,
    /// Games that A won.
    a_wins: u64,
    /// Games that B won.
    b_wins: u64,
    /// The share that A won.
    a_share: Option<f64>,
    /// The ends of its interval of 95 %.
    a_interval: Option<[f64; 2]>,
}

/// Two lists that met, with their seats swapped every other match.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "MatchesOfPair")]
struct PairRecord<'a> {
    /// The first list.
    a: &'a str,
    /// The second list.
    b: &'a str,
    /// The share of the second in a field, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    share: Option<f64>,
    /// Matches between them.
    matches: u64,
    /// Matches that A won.
    a_wins: u64,
    /// Matches that B won.
    b_wins: u64,
    /// Matches that nobody won.
    draws: u64,
    /// The share of the matches that A won; a draw counts half.
    a_share: Option<f64>,
    /// The ends of its interval of 95 %, over pairs of matches.
    a_interval: Option<[f64; 2]>,
    /// Matches by their score, the games of A first.
    scores: BTreeMap<String, u64>,
    /// The games by their place in the match.
    games: Vec<GameRecord>,
    /// Games in which a side played with cards of its side deck.
    sided: Sides,
}

/// Matches of several games.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "BestOf")]
pub(super) struct Record<'a> {
    /// Games of a match at most.
    best_of: u16,
    /// Matches that were played.
    matches: u64,
    /// Games of all matches.
    games: u64,
    /// Questions answered.
    decisions: u64,
    /// How long it took, where that was measured.
    seconds: Option<f64>,
    games_per_second: Option<f64>,
    /// It was stopped before its end.
    partial: bool,
    /// The edition.
    rules: &'a str,
    /// Who plays the first list of a pair, and who plays the second.
    players: [&'a str; 2],
    /// The seed of the run.
    seed: u64,
    /// What the deck wins of a field, by the shares of its lists.
    #[serde(skip_serializing_if = "Option::is_none")]
    expected: Option<f64>,
    /// The ends of its interval of 95 %.
    #[serde(skip_serializing_if = "Option::is_none")]
    expected_interval: Option<[f64; 2]>,
    pairs: Vec<PairRecord<'a>>,
    /// The plans by which cards are exchanged between games.
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    plans: &'a [String],
    /// What a part of a run is joined or gone on with by.
    part: Kept<'a>,
}

fn ends(of: Estimate) -> [f64; 2] {
    [rounded(of.low), rounded(of.high)]
}

/// The share of the games of a place that A won; a game that nobody wins is half won.
pub(super) fn of_game(game: &Tally) -> Option<Estimate> {
    let drawn = stats::float(game.draws + game.turn_limit);
    stats::proportion(stats::float(game.a_wins) + drawn / 2.0, game.games)
}

/// `2-1`, and how many matches ended so, from the best of A to the best of B.
fn scores(series: &Series) -> Vec<(String, u64)> {
    let all =
        series.scores.iter().enumerate().flat_map(|(a, of)| of.iter().enumerate().map(move |(b, n)| ((a, b), *n)));
    let mut all: Vec<_> = all.filter(|(_, n)| *n > 0).collect();
    // No side wins as many as that.
    all.sort_by_key(|((a, b), _)| (b + usize::from(u16::MAX) - a, *b));
    all.into_iter().map(|((a, b), n)| (format!("{a}-{b}"), n)).collect()
}

impl<'a> BestOf<'a> {
    /// Games of a match at most, and the plans for their side decks.
    fn of(&self) -> (u16, &'a [String]) {
        self.run.played.best_of.as_ref().map_or((1, &[]), |MatchOf { games, plans }| (*games, plans))
    }

    /// The pairings that were played.
    pub(super) fn pairs(&self) -> impl Iterator<Item = Pair<'a>> + Clone + use<'a> {
        let lists = &self.run.played.lists;
        let pairs = self.run.played.pairings().into_iter().zip(self.series);
        let pairs = pairs.filter(|(_, series)| series.matches > 0);
        pairs.map(|([a, b], series)| {
            let share = lists[b].share.is_some().then(|| lists[b].weight());
            Pair { a: lists[a].name(), b: lists[b].name(), share, series }
        })
    }

    /// What the first list wins of a field, where there is one.
    fn expected(&self) -> Option<Estimate> {
        let played = &self.run.played;
        if !played.is_field() {
            return None;
        }
        let lists = played.lists.iter().skip(1).zip(self.series);
        expected(lists.map(|(list, series)| (list.weight(), series.share())))
    }

    /// Matches, games, and questions answered.
    pub(super) fn sums(&self) -> [u64; 3] {
        let sum = |of: fn(&Series) -> u64| self.series.iter().map(of).sum();
        [sum(|series| series.matches), sum(Series::all_games), sum(Series::decisions)]
    }

    pub(super) fn title(&self) -> Message {
        let played = &self.run.played;
        let [own, other] = &played.players;
        let players = if own == other {
            say!("match-players", player = own)
        } else {
            say!("match-players-two", a = own, b = other)
        };
        let (matches, most) = (self.sums()[0], u32::from(self.of().0));
        let (rules, seed) = (played.rules.as_str(), played.seed.to_string());
        say!("best-of-title", matches = matches, most = most, ruleset = rules, players = players, seed = seed)
    }

    /// What holds of all of it, as sentences.
    pub(super) fn sentences(&self) -> Vec<Message> {
        let expected = self.expected().map(|of| say!("field-expected", share = share_by(of, By::Pairs)));
        let plans = self.of().1.iter().map(|plan| say!("best-of-plan", plan = plan.as_str()));
        expected.into_iter().chain(plans).collect()
    }

    /// What came of one pair.
    fn of_pair(pair: Pair<'_>) -> Vec<Message> {
        let Pair { a, b, series, .. } = pair;
        let share = series.share();
        let turned = share.map(|Estimate { value, low, high }| Estimate {
            value: 1.0 - value,
            low: 1.0 - high,
            high: 1.0 - low,
        });
        let mut out = vec![
            say!("match-wins", list = a, wins = series.a_wins, share = perhaps_share_by(share, By::Pairs)),
            say!("match-wins", list = b, wins = series.b_wins, share = perhaps_share_by(turned, By::Pairs)),
            say!("best-of-draws", count = series.draws()),
        ];
        let scores = scores(series).into_iter().map(|(score, n)| format!("{score}: {n}")).collect::<Vec<_>>();
        out.push(say!("best-of-scores", scores = scores.join(", ")));
        for (at, game) in (1_u64..).zip(&series.games) {
            let share = perhaps_share_by(of_game(game), By::Games);
            out.push(say!("best-of-game", game = at, list = a, share = share, games = game.games));
        }
        let [sided, other] = series.sided;
        if sided + other > 0 {
            out.push(say!("best-of-sided", a = a, games = sided, b = b, others = other));
        }
        out
    }

    /// A row for each pair, the head first.
    pub(super) fn rows(&self, lang: Lang) -> Vec<Vec<String>> {
        let places = self.pairs().map(|pair| pair.series.games.len()).max().unwrap_or(0);
        let heads = [say!("best-of-pair"), say!("field-wins"), say!("field-interval"), say!("best-of-drawn")];
        let games = (1..=places as u64).map(|game| say!("best-of-nth", game = game));
        let head = heads.into_iter().chain(games).map(|head| head.text(lang)).collect();
        let percent = |of: Option<Estimate>| of.map_or_else(|| "-".to_owned(), |of| format!("{:.1}", of.value * 100.0));
        let row = |Pair { a, b, series, .. }: Pair<'_>| {
            let won = series.share();
            let interval = won.map(|won| share(won)[1].clone()).unwrap_or_default();
            let games = (0..places).map(|at| percent(series.games.get(at).and_then(of_game)));
            let name = say!("best-of-against", a = a, b = b).text(lang);
            [name, percent(won), interval, series.draws().to_string()].into_iter().chain(games).collect()
        };
        std::iter::once(head).chain(self.pairs().map(row)).collect()
    }

    pub(super) fn endings(&self) -> Vec<Message> {
        let mut endings = vec![say!("best-of-told")];
        endings.extend(self.run.parts.warnings(self.run.broken_off));
        endings
    }
}

/// `{"best_of": 3, "matches": …, "pairs": [{"a": …, "scores": {"2-0": …}, …}]}`.
pub fn json(best: &BestOf<'_>) -> String {
    let Run { played, broken_off, parts, seconds, .. } = best.run;
    let pairs = best.pairs().map(|Pair { a, b, share, series }| {
        let won = series.share();
        let game = |(game, of): (usize, &Tally)| GameRecord {
            game,
            games: of.games,
            a_wins: of.a_wins,
            b_wins: of.b_wins,
            a_share: of_game(of).map(|share| rounded(share.value)),
            a_interval: of_game(of).map(ends),
        };
        PairRecord {
            a,
            b,
            share,
            matches: series.matches,
            a_wins: series.a_wins,
            b_wins: series.b_wins,
            draws: series.draws(),
            a_share: won.map(|won| rounded(won.value)),
            a_interval: won.map(ends),
            scores: scores(series).into_iter().collect(),
            games: (1..).zip(&series.games).map(game).collect(),
            sided: Sides { a: series.sided[0], b: series.sided[1] },
        }
    });
    let ([matches, games, decisions], (best_of, plans), expected) = (best.sums(), best.of(), best.expected());
    let record = Record {
        best_of,
        matches,
        games,
        decisions,
        seconds: *seconds,
        games_per_second: per_second(games, *seconds),
        partial: *broken_off || parts.missing() > 0,
        rules: &played.rules,
        players: [&played.players[0], &played.players[1]],
        seed: played.seed,
        expected: expected.map(|of| rounded(of.value)),
        expected_interval: expected.map(ends),
        pairs: pairs.collect(),
        plans,
        part: best.run.kept(),
    };
    // Plain data, which JSON can hold.
    shown::json(&record) + "\n"
}

/// For people.
pub fn human(best: &BestOf<'_>, lang: Lang) -> String {
    let mut out = modelled::lines(&best.run.told(), lang);
    out += &(figures::fill(&best.title().text(lang), 80) + "\n");
    let options = textwrap::Options::new(80).initial_indent("  ").subsequent_indent("    ");
    let mut pairs = best.pairs();
    let alone = match (pairs.next(), pairs.next()) {
        (Some(pair), None) => BestOf::of_pair(pair),
        _ => Vec::new(),
    };
    for sentence in best.sentences().iter().chain(&alone) {
        out += &(figures::fill(&sentence.text(lang), &options) + "\n");
    }
    if alone.is_empty() {
        let rows = best.rows(lang);
        let numbers: Vec<usize> = (1..rows[0].len()).collect();
        out = out + "\n" + &figures::columns(&rows, &numbers) + "\n";
    }
    for ending in best.endings() {
        out += &(figures::fill(&ending.text(lang), 80) + "\n");
    }
    let [_, games, decisions] = best.sums();
    out + &speed(games, decisions, best.run.seconds, lang)
}

/// A table in Markdown.
pub fn markdown(best: &BestOf<'_>, lang: Lang) -> String {
    let mut out = format!("{}\n\n", shown::markdown(&best.title().text(lang)));
    for sentence in best.sentences() {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "* {}", shown::markdown(&sentence.text(lang)));
    }
    let _ = write!(out, "\n{}", figures::markdown(&best.rows(lang), 1));
    for ending in best.endings() {
        let _ = writeln!(out, "\n{}", ending.text(lang));
    }
    out
}

/// A line for each pair.
pub fn csv(best: &BestOf<'_>) -> String {
    let head = ["a", "b", "share", "matches", "a_wins", "b_wins", "draws", "a_share", "a_low", "a_high", "scores"];
    let row = |Pair { a, b, share, series }: Pair<'_>| {
        let names = [a, b].map(|name| Cell::Words(name.to_owned()));
        let counts = [series.matches, series.a_wins, series.b_wins, series.draws()].map(|count| count.to_string());
        let share = share.map(|share| share.to_string()).unwrap_or_default();
        let numbers = std::iter::once(share).chain(counts).chain(three(series.share()));
        let scores = scores(series).into_iter().map(|(score, n)| format!("{score}:{n}")).collect::<Vec<_>>().join(" ");
        let cells = names.into_iter().chain(numbers.map(Cell::Number));
        cells.chain([Cell::Words(scores)]).collect::<Vec<_>>()
    };
    let head = head.map(|name| Cell::Words(name.to_owned())).to_vec();
    figures::csv(std::iter::once(head).chain(best.pairs().map(row)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_told_from_the_best_of_one_side_to_the_best_of_the_other() {
        let mut series = Series::default();
        series.scores = vec![vec![0, 0, 4], vec![0, 2, 3], vec![7, 5]];
        let told: Vec<String> = scores(&series).into_iter().map(|(score, n)| format!("{score}: {n}")).collect();
        assert_eq!(told, ["2-0: 7", "2-1: 5", "1-1: 2", "1-2: 3", "0-2: 4"]);
    }
}
