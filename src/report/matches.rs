//! Matches between decks, for people and as JSON.

use std::fmt::Write as _;

use serde::Serialize;

use super::modelled::{self, Named};
use crate::sim::duel::Tally;

/// What was played, and what came of it.
#[derive(Clone, Debug)]
pub struct Match<'a> {
    /// What the user calls the lists, and how much of them is modelled.
    pub sides: [Named<'a>; 2],
    /// By which edition.
    pub rules: &'a str,
    /// Who plays each of them.
    pub players: [&'a str; 2],
    /// The seed of the run.
    pub seed: u64,
    /// Turns after which a game ends undecided.
    pub turn_limit: u16,
    /// The counts.
    pub tally: Tally,
    /// Seconds that it took, if they were measured.
    pub seconds: Option<f64>,
}

#[derive(Serialize)]
struct Both<T> {
    a: T,
    b: T,
}

#[derive(Serialize)]
struct Pair<'a> {
    a: &'a str,
    b: &'a str,
    a_wins: u64,
    b_wins: u64,
    draws: u64,
    turn_limit: u64,
    first_wins: u64,
    turns_per_game: f64,
    players: Both<&'a str>,
    modelled: Both<modelled::Record<'a>>,
}

#[derive(Serialize)]
struct Record<'a> {
    games: u64,
    decisions: u64,
    seconds: Option<f64>,
    games_per_second: Option<f64>,
    decisions_per_second: Option<f64>,
    draws: u64,
    turn_limit: u64,
    turns: u64,
    rules: &'a str,
    player: String,
    seed: u64,
    pairs: [Pair<'a>; 1],
}

impl Match<'_> {
    /// The name of the player, or of both.
    fn player(&self) -> String {
        let [a, b] = self.players;
        if a == b { a.to_owned() } else { format!("{a},{b}") }
    }

    fn rate(&self, n: u64) -> Option<f64> {
        self.seconds.filter(|seconds| *seconds > 0.0).map(|seconds| (float(n) / seconds).round())
    }

    fn per_game(&self, n: u64) -> f64 {
        if self.tally.games == 0 { 0.0 } else { (float(n) / float(self.tally.games) * 100.0).round() / 100.0 }
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts are far below 2⁵²")]
fn float(n: u64) -> f64 {
    n as f64
}

/// `{"games": …, "pairs": […]}`.
pub fn json(played: &Match<'_>) -> String {
    let [(a, a_modelled), (b, b_modelled)] = played.sides;
    let tally = &played.tally;
    let pair = Pair {
        a,
        b,
        a_wins: tally.a_wins,
        b_wins: tally.b_wins,
        draws: tally.draws,
        turn_limit: tally.turn_limit,
        first_wins: tally.first_wins,
        turns_per_game: played.per_game(tally.turns),
        players: Both { a: played.players[0], b: played.players[1] },
        modelled: Both { a: a_modelled.into(), b: b_modelled.into() },
    };
    let record = Record {
        games: tally.games,
        decisions: tally.decisions,
        seconds: played.seconds,
        games_per_second: played.rate(tally.games),
        decisions_per_second: played.rate(tally.decisions),
        draws: tally.draws,
        turn_limit: tally.turn_limit,
        turns: tally.turns,
        rules: played.rules,
        player: played.player(),
        seed: played.seed,
        pairs: [pair],
    };
    // Plain data, which JSON can hold.
    serde_json::to_string(&record).unwrap_or_default() + "\n"
}

/// For people.
pub fn human(played: &Match<'_>) -> String {
    let tally = &played.tally;
    let share = |n: u64| if tally.games == 0 { 0.0 } else { 100.0 * float(n) / float(tally.games) };
    let mut out = modelled::human(played.sides);
    let [a, b] = played.players;
    let players = if a == b { format!("{a} players") } else { format!("{a} against {b}") };
    let _ = writeln!(
        out,
        "{} games by {}, {players}, seats swapped every other game, seed {}",
        tally.games, played.rules, played.seed
    );
    let wins = [tally.a_wins, tally.b_wins];
    for (((name, _), player), wins) in played.sides.into_iter().zip(played.players).zip(wins) {
        let player = if a == b { String::new() } else { format!(" ({player})") };
        let _ = writeln!(out, "  {name}{player} wins {wins} ({:.1} %)", share(wins));
    }
    let _ = writeln!(out, "  draws {} ({:.1} %)", tally.draws, share(tally.draws));
    let limit = tally.turn_limit;
    let _ = writeln!(out, "  undecided at turn {}: {limit} ({:.1} %)", played.turn_limit, share(limit));
    let _ = writeln!(out, "  won by who goes first {} ({:.1} %)", tally.first_wins, share(tally.first_wins));
    let (turns, decisions) = (played.per_game(tally.turns), played.per_game(tally.decisions));
    let _ = writeln!(out, "  {turns:.1} turns and {decisions:.1} decisions a game");
    if let (Some(seconds), Some(games), Some(decisions)) =
        (played.seconds, played.rate(tally.games), played.rate(tally.decisions))
    {
        let _ = writeln!(out, "{seconds:.2} s: {games} games and {decisions} decisions a second");
    }
    out
}
