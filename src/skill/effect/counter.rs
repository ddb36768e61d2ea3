//! What a \[Counter\] does to the card that is being played.

use super::super::card::description;
use super::super::condition::BEING_PLAYED;
use super::super::duration::until;
use super::super::phrase::{At, Only, Page, Phrase, Referent, Ways, phrase};
use super::super::price::into;
use crate::ability::{Area, Block, Cards, Change, Condition, Destination, Effect, Filter, Mode, Until};

phrase! {
    /// To change a play that is announced.
    pub(super) fn counters() -> Effect {
        (Effect::NegatePlay(to)) =>
            [("it is" | "it's" | "that card is" | "the card is" | "that battle card is") {to: gone()} "instead of being played"]
            | [("place" | "send" | "return") ("it" | "that card") {to: instead()} ("instead of it being played" | "instead of playing it")]
            | [{! THE_PLAYED} ("it is" | "it's" | "that card is") {to: gone()} "instead"]
            | [{! THE_PLAYED} ("place" | "send" | "return") ("it" | "that card") {to: instead()} "instead"]
            | ["the card being played is" {to: gone()} ("instead of being played" | "instead")];
    }

    fn gone() -> Destination {
        (to) => [("placed" | "sent" | "returned") {to: instead()}];
        (Destination::To(Area::Removed)) => ["removed from the game"];
    }

    fn instead() -> Destination {
        (Destination::To(area)) => [{area: into()}];
        (Destination::DeckBottom) => [("at the bottom of its owner's deck" | "on the bottom of its owner's deck")];
    }

    /// How a card comes that is played all the same: in which mode, with its skills negated for how long.
    fn manner() -> (Option<Mode>, Option<Until>) {
        ((Some(Mode::Rest), None)) => ["is played in rest mode"];
        ((None, Some(end))) => ["is played with its skills negated" {end: until()}]
            | [("has its skills negated" | "has its skill negated") {end: until()} ("before being played" | "")];
        ((Some(Mode::Rest), Some(end))) => ["is played in rest mode" ("and" | "") "with its skills negated" {end: until()}]
            | ["is played with its skills negated" ("and in rest mode" | "in rest mode") {end: until()}]
            | ["has its skills negated" {end: until()} ", and is played in rest mode"]
            | ["has its skills negated" {end: until()} "and is played in rest mode"];
    }

    /// As [`manner`], behind "it's".
    fn its_manner() -> (Option<Mode>, Option<Until>) {
        ((Some(Mode::Rest), None)) => ["played in rest mode"];
        ((None, Some(end))) => ["played with its skills negated" {end: until()}];
        ((Some(Mode::Rest), Some(end))) => ["played in rest mode" ("and" | "") "with its skills negated" {end: until()}]
            | ["played with its skills negated" ("and in rest mode" | "in rest mode") {end: until()}];
    }
}

/// "It" is the card that is being played.
const THE_PLAYED: Only = Only(|spoken| spoken.playing && spoken.it == Some(Referent::It));

/// `the Battle Card being played`.
#[derive(Clone)]
struct CardBeingPlayed;

impl Phrase for CardBeingPlayed {
    type Value = Filter;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Filter> {
        let begun = page.lit(at, "the").map_or_else(Ways::new, |at| description().read(page, at)).into_iter();
        begun.filter_map(|(filter, at)| Some((filter, played(page, at)?))).collect()
    }
    fn says(&self, value: &Filter, page: &Page<'_>, at: At) -> Vec<At> {
        let begun = page.lit(at, "the").map_or_else(Vec::new, |at| description().says(value, page, at)).into_iter();
        begun.filter_map(|at| played(page, at)).collect()
    }
}

fn played(page: &Page<'_>, at: At) -> Option<At> {
    let at = page.any(at, BEING_PLAYED).or_else(|| page.lit(at, "played"))?;
    Some(at.speak(|spoken| (spoken.it, spoken.playing) = (Some(Referent::It), true)))
}

/// What becomes of the card that is being played, if it fits.
fn altered(filter: &Filter, (mode, end): (Option<Mode>, Option<Until>)) -> Vec<Effect> {
    let mode = mode.map(|mode| Effect::PlayedIn(filter.clone(), mode));
    let negated = end.map(|end| Effect::PlayedWith(filter.clone(), Change::Negate, end));
    mode.into_iter().chain(negated).collect()
}

fn gone_if(filter: Filter, to: Destination) -> Vec<Effect> {
    vec![Effect::If(Condition::Are(Cards::It, filter), vec![Effect::NegatePlay(to)].into(), Block::default())]
}

const GONE_INSTEAD: &[&str] = &["instead of being played", "instead"];

/// `the Battle Card being played is played in Rest Mode`, and what else becomes of it.
pub(super) fn alters(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    for (filter, at) in CardBeingPlayed.read(page, at) {
        ways.extend(manner().read(page, at).into_iter().map(|(how, at)| (altered(&filter, how), at)));
        if filter.is_any() {
            continue;
        }
        let gone = page.lit(at, "is").map_or_else(Ways::new, |at| gone().read(page, at)).into_iter();
        let gone = gone.filter_map(|(to, at)| Some((to, page.any(at, GONE_INSTEAD)?)));
        ways.extend(gone.map(|(to, at)| (gone_if(filter.clone(), to), at)));
    }
    for ((), at) in THE_PLAYED.read(page, at) {
        let is = page.any(at, IT).map_or_else(Ways::new, |at| manner().read(page, at));
        let its = page.lit(at, "it's").map_or_else(Ways::new, |at| its_manner().read(page, at));
        ways.extend(is.into_iter().chain(its).map(|(how, at)| (altered(&Filter::Any, how), at)));
    }
    ways
}

const IT: &[&str] = &["it", "that card"];

/// As [`alters`].
pub(super) fn says_alters(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let said = |filter: &Filter, how: (Option<Mode>, Option<Until>)| -> Vec<At> {
        let the = CardBeingPlayed.says(filter, page, at).into_iter();
        let mut places: Vec<At> = the.flat_map(|at| manner().says(&how, page, at)).collect();
        if filter.is_any() && !THE_PLAYED.read(page, at).is_empty() {
            places.extend(page.any(at, IT).into_iter().flat_map(|at| manner().says(&how, page, at)));
            places.extend(page.lit(at, "it's").into_iter().flat_map(|at| its_manner().says(&how, page, at)));
        }
        places
    };
    match effects {
        [Effect::PlayedIn(filter, mode)] => said(filter, (Some(*mode), None)),
        [Effect::PlayedWith(filter, Change::Negate, end)] => said(filter, (None, Some(*end))),
        [Effect::PlayedIn(filter, mode), Effect::PlayedWith(same, Change::Negate, end)] if filter == same => {
            said(filter, (Some(*mode), Some(*end)))
        }
        [Effect::If(Condition::Are(Cards::It, filter), block, no)] if no.is_empty() && !filter.is_any() => {
            let [Effect::NegatePlay(to)] = &**block else { return Vec::new() };
            let the = CardBeingPlayed.says(filter, page, at).into_iter().filter_map(|at| page.lit(at, "is"));
            let gone = the.flat_map(|at| gone().says(to, page, at));
            gone.filter_map(|at| page.any(at, GONE_INSTEAD)).collect()
        }
        _ => Vec::new(),
    }
}
