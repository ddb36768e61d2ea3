//! Whether suggestions bring cards back that were taken out of real lists.
//!
//! `HOLD_OUT=300 cargo test --test it suggesting -- --nocapture` measures on so many lists and says the shares.

use std::collections::BTreeSet;

use deckscouter::card::{CardNumber, Section};
use deckscouter::deck::{self, Reading};
use deckscouter::legality;
use deckscouter::legality::resolve::{Resolution, resolve};
use deckscouter::legality::suggest::{Asked, Lists, suggest};
use deckscouter::ruleset::Ruleset;

use super::properties::CATALOG;
use super::shared::shared;

/// So many kinds of cards are taken out of each list.
const OUT: usize = 4;

/// The cards of a list beside the leader, each once.
fn cards(resolution: &Resolution<'_>) -> BTreeSet<CardNumber> {
    let lines = resolution.lines.iter().filter(|line| line.section != Section::Leader);
    lines.map(|line| line.entry.card.number.clone()).collect()
}

/// Some cards of many, always the same ones.
fn some(cards: &BTreeSet<CardNumber>, seed: usize) -> BTreeSet<CardNumber> {
    let mut left: Vec<&CardNumber> = cards.iter().collect();
    let mut state = seed as u64 + 1;
    let mut out = BTreeSet::new();
    while out.len() < OUT && !left.is_empty() {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let at = usize::try_from(state >> 33).unwrap_or_default() % left.len();
        out.insert(left.remove(at).clone());
    }
    out
}

/// A list without some cards.
fn without(reading: &Reading, out: &BTreeSet<CardNumber>) -> Reading {
    let mut reading = reading.clone();
    let is_out = |line: &deck::Line| line.card.print.as_ref().is_some_and(|print| out.contains(&print.number));
    reading.deck.lines.retain(|line| line.section == Some(Section::Leader) || !is_out(line));
    reading
}

/// How many of the cards are brought back, among the first 10 and the first 20.
#[derive(Debug, Default)]
struct Back {
    ten: usize,
    twenty: usize,
    /// Lists of which at least one card came back.
    any_ten: usize,
    any_twenty: usize,
}

impl Back {
    fn add(&mut self, ranked: &[CardNumber], out: &BTreeSet<CardNumber>) {
        let back = |first: usize| ranked.iter().take(first).filter(|number| out.contains(*number)).count();
        self.ten += back(10);
        self.twenty += back(20);
        self.any_ten += usize::from(back(10) > 0);
        self.any_twenty += usize::from(back(20) > 0);
    }
}

#[test]
fn lists_of_others_bring_back_most_of_what_was_taken_out() {
    let Some(path) = shared("decks/dbscg/public-2021.jsonl") else { return };
    let asked = std::env::var("HOLD_OUT").ok().and_then(|text| text.parse().ok());
    let lists: usize = asked.unwrap_or(12);
    let readings = deck::read(&std::fs::read_to_string(path).expect("text")).readings;
    let resolutions: Vec<Resolution<'_>> = readings.iter().map(|reading| resolve(&reading.deck, &CATALOG)).collect();
    let rules = Ruleset::embedded("dbscg-1.10").expect("embedded");
    let (mut alone, mut learned, mut tried) = (Back::default(), Back::default(), 0);
    for at in (0..readings.len()).step_by((readings.len() / lists).max(1)).take(lists) {
        let whole = cards(&resolutions[at]);
        if whole.len() < 10 {
            continue;
        }
        tried += 1;
        let out = some(&whole, at);
        let reading = without(&readings[at], &out);
        let outcome = legality::check(&reading, &CATALOG, &rules);
        let mut others = Lists::default();
        // Nobody may have posted the list twice.
        let distinct = resolutions.iter().filter(|other| cards(other) != whole);
        distinct.for_each(|other| others.add(other));
        let near = others.near(&outcome.context.resolution).expect("enough lists");
        for (near, back) in [(None, &mut alone), (Some(&near), &mut learned)] {
            let ranked = suggest(&outcome, &Asked { near, ..Asked::default() });
            let ranked: Vec<CardNumber> = ranked.iter().map(|one| one.entry.card.number.clone()).collect();
            back.add(&ranked, &out);
        }
    }
    let of = tried * OUT;
    for (what, back) in [("alone", &alone), ("learned", &learned)] {
        let percent = |n: usize, of: usize| n * 100 / of.max(1);
        eprintln!(
            "{what}: of {of} cards of {tried} lists, the first 10 bring back {} ({} %), the first 20 {} ({} %); at least one \
             of {OUT}: {} %, {} %",
            back.ten,
            percent(back.ten, of),
            back.twenty,
            percent(back.twenty, of),
            percent(back.any_ten, tried),
            percent(back.any_twenty, tried),
        );
    }
    assert!(learned.twenty * 2 > of, "{learned:?} of {of}");
    assert!(alone.twenty * 20 > of, "{alone:?} of {of}");
}
