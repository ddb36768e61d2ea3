//! Runs of games between lists: what was played, what was counted, in parts or whole. From it every form of a report is made, and
//! what is kept of it as JSON is read again: parts are joined, and what was broken off goes on.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::modelled::{self, Named, Told};
use super::parts::{MOST_GAMES, Parts, Unjoined, same};
use crate::card::CardNumber;
use crate::shown;
use crate::sim::arena::{self, Scores};
use crate::sim::duel::Met;
use crate::sim::once;
use crate::sim::series::Series;
use crate::sim::what_if::{Alone, Dueled};

/// A list of a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Side {
    /// What is said of it.
    pub told: Told,
    /// The cards that are not modelled.
    pub missing: Vec<CardNumber>,
    /// A number that changes with its cards.
    pub fingerprint: String,
    /// Its share of a field, as a number; the shares need not make a whole.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub share: Option<String>,
}

impl Side {
    /// A list that is played, by a number that changes with its cards.
    pub fn of(named: Named<'_>, fingerprint: String) -> Self {
        let missing = named.1.missing.iter().map(|card| card.number.clone()).collect();
        Self { told: named.into(), missing, fingerprint, share: None }
    }

    /// The same with its share of a field.
    #[must_use]
    pub fn with_share(self, share: f64) -> Self {
        // Written out and read again it is the same number.
        Self { share: Some(share.to_string()), ..self }
    }

    /// What the user calls it.
    pub fn name(&self) -> &str {
        self.told.deck()
    }

    /// Its share of a field; 1 where it has none.
    pub fn weight(&self) -> f64 {
        self.share
            .as_deref()
            .and_then(|share| share.parse().ok())
            .filter(|share: &f64| share.is_finite())
            .unwrap_or(1.0)
    }
}

impl<'a> From<&'a Side> for modelled::Record<'a> {
    fn from(Side { told, missing, .. }: &'a Side) -> Self {
        Self::told(told, missing)
    }
}

/// How a deck plays alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ByItself {
    /// Against whom.
    pub dummy: String,
    /// Own turns of a game.
    pub own_turns: u16,
    /// Whether it goes first.
    pub first: bool,
}

/// What was played. Parts of one run agree in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Played {
    /// By which edition.
    pub rules: String,
    /// Who plays the first list of a pairing, and the second.
    pub players: [String; 2],
    /// The seed of the run.
    pub seed: u64,
    /// Games of each pairing.
    pub of_games: u64,
    /// Turns after which a game ends undecided.
    pub turn_limit: u16,
    /// The lists; where one plays against the others, it is the first.
    pub lists: Vec<Side>,
    /// The forms that the first list has after each swap.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub swaps: Vec<Side>,
    /// How the first list plays alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alone: Option<ByItself>,
    /// Lists of which it is counted what becomes of their cards, in each pairing.
    #[serde(default)]
    pub impacts: usize,
    /// The matches, where several games make one; then `of_games` counts matches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best_of: Option<MatchOf>,
}

/// A match of several games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MatchOf {
    /// Games at most.
    pub games: u16,
    /// The plans by which cards are exchanged between games, as they hold: who, against whom, after what.
    pub plans: Vec<String>,
}

/// What was counted, by the kind of run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Counts {
    /// Each list against each, pairing by pairing.
    Match(Vec<Met>),
    /// The first list against each other.
    Field(Vec<Met>),
    /// The first list in all its forms against each other.
    Swap(Vec<Vec<Dueled>>),
    /// The first list in all its forms alone.
    SwapAlone(Vec<Alone>),
    /// Matches of several games, pairing by pairing.
    BestOf(Vec<Series>),
    /// Players measured against each other, piece by piece.
    Arena(Vec<Piece>),
}

/// Pairs of games that follow one another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Piece {
    /// The first pair.
    pub from: u64,
    /// What was counted.
    pub scores: Scores,
}

impl Piece {
    /// The first pair after it.
    fn end(&self) -> u64 {
        self.from.saturating_add(self.scores.pairs.len() as u64)
    }
}

/// A run, or parts of one.
#[derive(Clone, Debug)]
pub struct Run {
    /// What was played.
    pub played: Played,
    /// Which parts.
    pub parts: Parts,
    /// It was broken off.
    pub broken_off: bool,
    /// What was counted.
    pub counts: Counts,
    /// Seconds that it took, if they were measured.
    pub seconds: Option<f64>,
}

/// What is kept of a run for `merge`, and for going on.
#[derive(Serialize, JsonSchema)]
pub struct Kept<'a> {
    #[serde(flatten)]
    played: &'a Played,
    broken_off: bool,
    #[serde(flatten)]
    parts: &'a Parts,
    /// The counts, from which `merge` joins parts.
    counts: &'a Counts,
}

#[derive(Deserialize)]
struct Part {
    #[serde(flatten)]
    played: Played,
    broken_off: bool,
    #[serde(flatten)]
    parts: Parts,
    counts: Counts,
}

/// The pairings of so many lists: each against each.
pub fn pairings(lists: usize) -> Vec<[usize; 2]> {
    (0..lists).flat_map(|a| (a + 1..lists).map(move |b| [a, b])).collect()
}

impl Played {
    /// The lists but the first are a field, each with its share.
    pub fn is_field(&self) -> bool {
        self.lists.iter().any(|list| list.share.is_some())
    }

    /// Who meets whom: of a field, the first each of the others; else each each.
    pub fn pairings(&self) -> Vec<[usize; 2]> {
        if self.is_field() { (1..self.lists.len()).map(|at| [0, at]).collect() } else { pairings(self.lists.len()) }
    }

    /// Whether they are of one run.
    ///
    /// # Errors
    /// What they differ in.
    fn same(&self, other: &Self) -> Result<(), Unjoined> {
        same([
            ("lists", self.lists != other.lists),
            ("swaps", self.swaps != other.swaps),
            ("edition", self.rules != other.rules),
            ("players", self.players != other.players),
            ("seed", self.seed != other.seed),
            ("games", self.of_games != other.of_games),
            ("turns", self.turn_limit != other.turn_limit),
            ("alone", self.alone != other.alone),
            ("cards", self.impacts != other.impacts),
            ("best-of", self.best_of != other.best_of),
        ])
    }
}

impl Counts {
    /// What it is called.
    const fn kind(&self) -> &'static str {
        match self {
            Self::Match(_) => "match",
            Self::Field(_) => "field",
            Self::Swap(_) | Self::SwapAlone(_) => "swap",
            Self::BestOf(_) => "best-of",
            Self::Arena(_) => "arena",
        }
    }

    /// Games that were played of a leg: of each form, where there are several.
    pub fn games(&self, leg: usize) -> u64 {
        match self {
            Self::Match(met) | Self::Field(met) => met.get(leg).map_or(0, |met| met.tally.games),
            Self::Swap(forms) => forms.get(leg).and_then(|of| of.first()).map_or(0, |of| of.tally.games),
            Self::SwapAlone(forms) => forms.first().map_or(0, |of| of.games),
            Self::BestOf(series) => series.get(leg).map_or(0, |of| of.matches),
            Self::Arena(pieces) => pieces.get(leg).map_or(0, |piece| piece.scores.games()),
        }
    }

    /// Adds what was counted of the pairs that follow.
    pub fn add_scores(&mut self, next: &Scores) {
        if let Self::Arena(pieces) = self
            && let Some(piece) = pieces.last_mut()
        {
            piece.scores.add(next);
        }
    }

    /// Adds what was counted in a leg of some more matches.
    pub fn add_series(&mut self, leg: usize, more: &Series) {
        if let Self::BestOf(series) = self
            && let Some(series) = series.get_mut(leg)
        {
            series.add(more);
        }
    }

    /// Adds what was counted in a leg of some more games between lists.
    pub fn add_met(&mut self, leg: usize, more: &Met) {
        if let Self::Match(met) | Self::Field(met) = self
            && let Some(met) = met.get_mut(leg)
        {
            met.add(more);
        }
    }

    /// Adds what was counted in a leg of some more games of each form.
    pub fn add_dueled(&mut self, leg: usize, more: &[Dueled]) {
        if let Self::Swap(legs) = self
            && let Some(forms) = legs.get_mut(leg)
        {
            forms.iter_mut().zip(more).for_each(|(mine, more)| mine.add(more));
        }
    }

    /// Adds what was counted of some more games of each form alone.
    pub fn add_alone(&mut self, more: &[Alone]) {
        if let Self::SwapAlone(forms) = self {
            forms.iter_mut().zip(more).for_each(|(mine, more)| mine.add(more));
        }
    }

    /// Adds what was counted elsewhere of the same run.
    fn add(&mut self, other: &Self) {
        match (self, other) {
            (Self::Match(mine), Self::Match(theirs)) | (Self::Field(mine), Self::Field(theirs)) => {
                mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| mine.add(theirs));
            }
            (Self::Swap(mine), Self::Swap(theirs)) => {
                let both = mine.iter_mut().flatten().zip(theirs.iter().flatten());
                both.for_each(|(mine, theirs)| mine.add(theirs));
            }
            (Self::SwapAlone(mine), Self::SwapAlone(theirs)) => {
                mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| mine.add(theirs));
            }
            (Self::BestOf(mine), Self::BestOf(theirs)) => {
                mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| mine.add(theirs));
            }
            (Self::Arena(mine), Self::Arena(theirs)) => {
                mine.extend(theirs.iter().cloned());
                mine.sort_by_key(|piece| (piece.from, piece.end()));
                // Where one ends and the next begins, it is as if there had been one.
                mine.dedup_by(|next, piece| {
                    let follows = piece.end() == next.from;
                    if follows {
                        piece.scores.add(&next.scores);
                    }
                    follows
                });
            }
            // Runs of another kind are refused before.
            _ => {}
        }
    }

    /// Whether what was played can have come to this.
    fn adds_up(&self, played: &Played) -> bool {
        let (lists, games) = (played.lists.len(), played.of_games);
        let forms = played.swaps.len() + 1;
        match self {
            Self::Match(met) => {
                met.len() == pairings(lists).len() && met.iter().all(|met| met.adds_up(games, played.impacts))
            }
            Self::Field(met) => met.len() + 1 == lists && met.iter().all(|met| met.adds_up(games, played.impacts)),
            Self::Swap(of) => {
                let sound = |of: &Vec<Dueled>| of.len() == forms && of.iter().all(|of| of.adds_up(games));
                of.len() + 1 == lists && of.iter().all(sound)
            }
            Self::SwapAlone(of) => played
                .alone
                .as_ref()
                .is_some_and(|alone| of.len() == forms && of.iter().all(|of| of.adds_up(games, alone.own_turns))),
            Self::BestOf(of) => played.best_of.as_ref().is_some_and(|best| {
                of.len() == played.pairings().len() && of.iter().all(|of| of.adds_up(games, best.games))
            }),
            Self::Arena(pieces) => {
                let matchups = arena::matchups(lists).len();
                pieces.iter().all(|piece| piece.scores.adds_up(games / 2, matchups) && piece.end() <= games / 2)
                    && pieces.windows(2).all(|pair| pair[0].end() <= pair[1].from)
            }
        }
    }
}

impl Run {
    /// A part of a run of which nothing was played yet.
    pub fn begun(played: Played, parts: Parts, counts: Counts) -> Self {
        Self { played, parts, broken_off: false, counts, seconds: None }
    }

    /// Whether this is all that was asked for.
    pub fn is_whole(&self) -> bool {
        !self.broken_off && self.parts.missing() == 0
    }

    /// What is kept of it: a whole run is the only part of itself.
    pub(super) fn kept(&self) -> Kept<'_> {
        Kept { played: &self.played, broken_off: self.broken_off, parts: &self.parts, counts: &self.counts }
    }

    /// What is kept of it, as a text.
    pub fn kept_text(&self) -> String {
        // Plain data, which JSON can hold.
        shown::json(&serde_json::json!({ "part": self.kept() })) + "\n"
    }

    /// Whether a text is a part of such a run, or of any version of one.
    pub fn is_in(text: &str) -> bool {
        serde_json::from_str::<Value>(text).is_ok_and(|value| value.get("part").is_some_and(Value::is_object))
    }

    /// Reads what is [kept](Self::kept_text) of one, which also stands in what `--format json` prints.
    ///
    /// # Errors
    /// Where it is something else.
    pub fn read(text: &str) -> Result<Self, Unjoined> {
        #[derive(Deserialize)]
        struct Holding {
            part: Value,
        }
        let unread = |error| Unjoined::unread(Self::is_in(text), error);
        once::check(text).map_err(unread)?;
        let Holding { part } = serde_json::from_str(text).map_err(unread)?;
        let Part { played, broken_off, parts, counts } = serde_json::from_value(part).map_err(unread)?;
        let parts = parts.read()?;
        if played.of_games > MOST_GAMES || played.lists.is_empty() || !counts.adds_up(&played) {
            return Err(Unjoined::Impossible("counts"));
        }
        Ok(Self { played, parts, broken_off, counts, seconds: None })
    }

    /// Whether something kept is of the same run.
    ///
    /// # Errors
    /// What it differs in.
    pub fn is_of(&self, other: &Self) -> Result<(), Unjoined> {
        if std::mem::discriminant(&self.counts) != std::mem::discriminant(&other.counts) {
            return Err(Unjoined::OtherKind(other.counts.kind()));
        }
        self.played.same(&other.played)?;
        same([("parts", self.parts.here().1 != other.parts.here().1)])
    }

    /// Adds other parts of the same run.
    ///
    /// # Errors
    /// Where they are of another run, or counted already; nothing is added then.
    pub fn join(&mut self, other: &Self) -> Result<(), Unjoined> {
        self.is_of(other)?;
        self.parts.take(&other.parts)?;
        let mut counts = self.counts.clone();
        counts.add(&other.counts);
        if !counts.adds_up(&self.played) {
            return Err(Unjoined::Impossible("more"));
        }
        self.counts = counts;
        self.parts.add(&other.parts);
        self.broken_off |= other.broken_off;
        Ok(())
    }

    /// Once every part is joined, it is as if there had been one.
    #[must_use]
    pub fn whole(self) -> Self {
        Self { parts: self.parts.whole(), ..self }
    }

    /// The names of the lists.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.played.lists.iter().map(Side::name)
    }

    /// What is said of the lists before anything else; of each once.
    pub fn told(&self) -> Vec<Told> {
        let mut told: Vec<Told> = Vec::new();
        for side in self.played.lists.iter().chain(&self.played.swaps) {
            if !told.contains(&side.told) {
                told.push(side.told.clone());
            }
        }
        told
    }
}

#[cfg(test)]
mod tests {
    use std::ops::Range;

    use serde_json::json;

    use super::*;

    /// A part of a run of players with one list, twenty pairs of games each of which is even; these pairs of it.
    fn part(part: u64, of: u64, pairs: Range<u64>) -> Run {
        let told = json!({ "deck": "a", "leader": true, "cards": 50, "of": 50, "missing": [] });
        let (from, count) = (pairs.start, pairs.end - pairs.start);
        let matchup = json!({ "games": 2 * count, "wins": count, "draws": 0, "with": [count, count] });
        let points: Vec<u8> = pairs.map(|_| 2).collect();
        let scores = json!({ "pairs": points, "matchups": [matchup], "decisions": count, "turns": count });
        let text = json!({ "part": {
            "rules": "dbscg-1.10", "players": ["a", "b"], "seed": 7, "of_games": 40, "turn_limit": 200,
            "lists": [{ "told": told, "missing": [], "fingerprint": "0" }], "broken_off": false,
            "parts": [part], "of_parts": of, "counts": { "arena": [{ "from": from, "scores": scores }] },
        }});
        Run::read(&text.to_string()).expect("a part")
    }

    #[test]
    fn a_whole_run_is_the_only_part_of_itself() {
        let whole = part(1, 1, 0..20);
        assert!(whole.is_whole());
        let again = Run::read(&whole.kept_text()).expect("a part");
        assert_eq!(again.whole().kept_text(), whole.kept_text());
    }

    #[test]
    fn parts_that_are_joined_are_kept_as_one_run_is() {
        let mut joined = part(3, 3, 13..20);
        for other in [part(1, 3, 0..6), part(2, 3, 6..13)] {
            joined.join(&other).expect("of one run");
        }
        assert_eq!(joined.whole().kept_text(), part(1, 1, 0..20).kept_text());
    }

    #[test]
    fn what_no_run_writes_is_no_part_and_what_another_version_wrote_is_made_again() {
        for text in ["Leader: BT1-001 Champa", "", "[]", "{}", r#"{"part":3}"#] {
            assert!(matches!(Run::read(text), Err(Unjoined::NoPart)), "{text}");
        }
        assert!(matches!(Run::read(r#"{"part":{}}"#), Err(Unjoined::OtherVersion(_))));
    }
}
