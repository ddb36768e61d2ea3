//! Matches between decks, for people and as JSON.

use std::fmt::Write as _;

use serde::Serialize;

use crate::sim::duel::Tally;

/// A list that is played with.
#[derive(Clone, Debug)]
pub struct Side {
    /// What the user called it.
    pub name: String,
    /// Cards of the deck whose every skill is modelled.
    pub modelled: usize,
    /// Cards of the deck.
    pub cards: usize,
    /// Whether the leader is modelled, both sides of it.
    pub leader: bool,
}

/// What was played, and what came of it.
#[derive(Clone, Debug)]
pub struct Match<'a> {
    /// The lists.
    pub sides: [&'a Side; 2],
    /// By which edition.
    pub rules: &'a str,
    /// Who plays them.
    pub player: &'a str,
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
struct Modelled {
    cards: usize,
    of: usize,
    leader: bool,
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
    a_modelled: Modelled,
    b_modelled: Modelled,
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
    player: &'a str,
    seed: u64,
    pairs: [Pair<'a>; 1],
}

impl Match<'_> {
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
    let modelled = |side: &Side| Modelled { cards: side.modelled, of: side.cards, leader: side.leader };
    let [a, b] = played.sides;
    let tally = &played.tally;
    let pair = Pair {
        a: &a.name,
        b: &b.name,
        a_wins: tally.a_wins,
        b_wins: tally.b_wins,
        draws: tally.draws,
        turn_limit: tally.turn_limit,
        first_wins: tally.first_wins,
        turns_per_game: played.per_game(tally.turns),
        a_modelled: modelled(a),
        b_modelled: modelled(b),
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
        player: played.player,
        seed: played.seed,
        pairs: [pair],
    };
    // Plain data, which JSON can hold.
    serde_json::to_string(&record).unwrap_or_default() + "\n"
}

/// What has to be said before a game, if there is such a card: skills that the card table does not know are not used.
pub fn caution<'a>(sides: impl IntoIterator<Item = &'a Side>) -> String {
    let is_whole = |side: &&Side| side.modelled == side.cards && side.leader;
    let mut out = String::new();
    let mut told: Vec<&str> = Vec::new();
    for side in sides.into_iter().filter(|side| !is_whole(side)) {
        if told.contains(&side.name.as_str()) {
            continue;
        }
        if told.is_empty() {
            out.push_str("Skills that the card table does not know are not used:\n");
        }
        told.push(&side.name);
        let leader = if side.leader { "yes" } else { "no" };
        // Writing to a string cannot fail.
        let _ = writeln!(
            out,
            "  {}: {} of {} cards are played with all their skills; its leader: {leader}",
            side.name, side.modelled, side.cards
        );
    }
    out
}

/// For people.
pub fn human(played: &Match<'_>) -> String {
    let tally = &played.tally;
    let share = |n: u64| if tally.games == 0 { 0.0 } else { 100.0 * float(n) / float(tally.games) };
    let mut out = caution(played.sides);
    let _ = writeln!(
        out,
        "{} games by {}, {} players, seats swapped every other game, seed {}",
        tally.games, played.rules, played.player, played.seed
    );
    for (side, wins) in played.sides.into_iter().zip([tally.a_wins, tally.b_wins]) {
        let _ = writeln!(out, "  {} wins {wins} ({:.1} %)", side.name, share(wins));
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
