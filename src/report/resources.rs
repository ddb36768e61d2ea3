//! Draws and resources by turn, for people, as JSON, CSV and Markdown.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use super::figures;
use super::odds::{filled, percent, seat};
use crate::language::{Lang, say};
use crate::ruleset::{Loses, Ruleset};
use crate::shown;
use crate::sim::resources::Turn;

/// What a deck sees and has.
#[derive(Debug)]
pub struct Resources<'a> {
    /// What the user calls the list.
    pub deck: &'a str,
    /// The edition.
    pub ruleset: &'a Ruleset,
    /// Whether the player goes first.
    pub first: bool,
    /// Turn by turn.
    pub turns: &'a [Turn],
}

impl Resources<'_> {
    /// Head and rows.
    fn rows(&self, lang: Lang) -> Vec<Vec<String>> {
        let rules = &self.ruleset.turn;
        let attributes: Vec<&String> = self.turns.last().map_or_else(Vec::new, |turn| turn.attributes.keys().collect());
        let mut head = vec![say!("goldfish-turn"), say!("goldfish-seen"), say!("goldfish-hand")];
        head.extend(rules.hand_limit.as_ref().map(|_| say!("resources-put-away")));
        head.push(say!("resources-left"));
        head.extend(rules.second_pile.as_ref().map(|pile| say!("resources-pile", section = pile.section.id())));
        let costs_life = rules.empty_deck.as_ref().is_some_and(|rule| rule.loses == Loses::Life);
        head.extend(costs_life.then(|| say!("resources-lives")));
        let mut rows = vec![head.iter().map(|head| head.text(lang)).collect::<Vec<_>>()];
        rows[0].extend(attributes.iter().map(|name| (*name).clone()));
        for turn in self.turns {
            let mut row = vec![turn.turn, turn.seen, turn.hand];
            row.extend(rules.hand_limit.as_ref().map(|_| turn.discarded));
            row.push(turn.deck);
            row.extend(rules.second_pile.as_ref().map(|_| turn.second));
            row.extend(costs_life.then_some(turn.missed));
            let mut row: Vec<String> = row.iter().map(ToString::to_string).collect();
            row.extend(attributes.iter().map(|name| percent(turn.attributes.get(*name).copied().unwrap_or(0.0))));
            rows.push(row);
        }
        rows
    }
}

/// For people: what it is, the table, how it ends.
pub fn human(resources: &Resources<'_>, lang: Lang) -> String {
    let title =
        say!("resources-title", deck = resources.deck, ruleset = &resources.ruleset.id, seat = seat(resources.first),);
    let table = figures::table(&resources.rows(lang), 0);
    let mut out = format!("{}\n{table}\n", filled(&title.text(lang), "", "  "));
    let last = resources.turns.last().filter(|turn| turn.missed > 0);
    let ends = resources.ruleset.turn.empty_deck.as_ref();
    if let Some((last, rule)) = last.zip(ends).filter(|(_, rule)| rule.loses == Loses::Game) {
        out.push_str(&filled(&say!("resources-lost", turn = last.turn, rule = &rule.rule).text(lang), "", "  "));
    }
    out.push_str(&filled(&say!("resources-no-effects").text(lang), "", ""));
    if resources.ruleset.turn.second_pile.is_some() {
        out.push_str(&filled(&say!("resources-exact").text(lang), "", ""));
    }
    out
}

/// What an own turn sees and has.
#[derive(Serialize, JsonSchema)]
struct DrawsOfTurn<'a> {
    /// The own turn, from 1.
    turn: u32,
    /// Cards of the deck that have been drawn.
    seen: u32,
    /// Cards in hand, if none is played.
    hand: u32,
    /// Cards that the hand limit has put away so far.
    discarded: u32,
    /// Cards that have come from the second pile.
    second_pile: u32,
    /// The chance that one of these has an attribute.
    attributes: &'a BTreeMap<String, f64>,
    /// Cards left in the deck.
    left: u32,
    /// Draws from the empty deck so far.
    missed_draws: u32,
}

/// Draws and resources by turn, of a game whose cards are not played.
#[derive(Serialize, JsonSchema)]
pub(super) struct Draws<'a> {
    /// What the list is called.
    deck: &'a str,
    /// The edition.
    rules: &'a str,
    /// The player goes first.
    first: bool,
    /// What cards do is not played.
    effects: bool,
    /// Own turn by own turn.
    turns: Vec<DrawsOfTurn<'a>>,
}

/// `{"deck": …, "rules": …, "first": …, "effects": false, "turns": [{"turn": 1, "seen": 5, …}]}`.
pub fn json(resources: &Resources<'_>) -> String {
    fn record(turn: &Turn) -> DrawsOfTurn<'_> {
        DrawsOfTurn {
            turn: turn.turn,
            seen: turn.seen,
            hand: turn.hand,
            discarded: turn.discarded,
            second_pile: turn.second,
            attributes: &turn.attributes,
            left: turn.deck,
            missed_draws: turn.missed,
        }
    }
    let (deck, rules) = (resources.deck, resources.ruleset.id.as_str());
    let turns = resources.turns.iter().map(record).collect();
    let record = Draws { deck, rules, first: resources.first, effects: false, turns };
    shown::json(&record) + "\n"
}

/// A row for each turn.
pub fn csv(resources: &Resources<'_>) -> String {
    figures::csv(resources.rows(Lang::En))
}

/// A row for each turn.
pub fn markdown(resources: &Resources<'_>, lang: Lang) -> String {
    figures::markdown(&resources.rows(lang), 0)
}
