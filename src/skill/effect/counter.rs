//! What a \[Counter\] does to the card that is being played.

use super::super::cards::description;
use super::super::duration::until;
use super::super::phrase::{Block, Mapped, Nothing, Only, Referent, phrase};
use super::super::price::into;
use crate::ability::{Area, Cards, Change, Condition, Destination, Effect, Filter, Mode, Until};

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
    fn manner() -> Manner {
        ((Some(Mode::Rest), None)) => ["is played in rest mode"];
        ((None, Some(end))) => ["is played with its skills negated" {end: until()}]
            | [("has its skills negated" | "has its skill negated") {end: until()} ("before being played" | "")];
        ((Some(Mode::Rest), Some(end))) => ["is played in rest mode" ("and" | "") "with its skills negated" {end: until()}]
            | ["is played with its skills negated" ("and in rest mode" | "in rest mode") {end: until()}]
            | ["has its skills negated" {end: until()} ", and is played in rest mode"]
            | ["has its skills negated" {end: until()} "and is played in rest mode"];
    }

    /// As [`manner`], behind "it's".
    fn its_manner() -> Manner {
        ((Some(Mode::Rest), None)) => ["played in rest mode"];
        ((None, Some(end))) => ["played with its skills negated" {end: until()}];
        ((Some(Mode::Rest), Some(end))) => ["played in rest mode" ("and" | "") "with its skills negated" {end: until()}]
            | ["played with its skills negated" ("and in rest mode" | "in rest mode") {end: until()}];
    }

    /// `the Battle Card being played is played in Rest Mode`, and what else becomes of it.
    pub(super) fn alters() -> Vec<Effect> {
        (effects) => [{effects: Mapped(altered_so(), |(filter, how)| Some(altered(&filter, how)), |effects| how_altered(effects))}];
        [Effect::If(Condition::Are(Cards::It, filter), gone, no)] =>
            [{filter: played()} {? !filter.is_any()} {gone: Block(negated())} {no: Nothing}];
    }

    fn negated() -> Vec<Effect> {
        [Effect::NegatePlay(to)] => ["is" {to: gone()} ("instead of being played" | "instead")];
    }

    /// Which card that is played comes how.
    fn altered_so() -> (Filter, Manner) {
        ((filter, how)) => [{filter: played()} {how: manner()}];
        ((Filter::Any, how)) => [{! THE_PLAYED} ("it" | "that card") {how: manner()}] | [{! THE_PLAYED} "it's" {how: its_manner()}];
    }

    /// `the Battle Card being played`.
    fn played() -> Filter {
        (filter) => ["the" {filter: description()} ("being played" | "your opponent is playing" | "played")
            {-> |s| (s.it, s.playing) = (Some(Referent::It), true)}];
    }
}

/// In which mode a card comes, and for how long its skills are negated.
type Manner = (Option<Mode>, Option<Until>);

/// "It" is the card that is being played.
const THE_PLAYED: Only = Only(|spoken| spoken.playing && spoken.it == Some(Referent::It));

/// What becomes of the card that is being played, if it fits.
fn altered(filter: &Filter, (mode, end): Manner) -> Vec<Effect> {
    let mode = mode.map(|mode| Effect::PlayedIn(filter.clone(), mode));
    let negated = end.map(|end| Effect::PlayedWith(filter.clone(), Change::Negate, end));
    mode.into_iter().chain(negated).collect()
}

/// What [`altered`] made these of.
fn how_altered(effects: &[Effect]) -> Option<(Filter, Manner)> {
    match effects {
        [Effect::PlayedIn(filter, mode)] => Some((filter.clone(), (Some(*mode), None))),
        [Effect::PlayedWith(filter, Change::Negate, end)] => Some((filter.clone(), (None, Some(*end)))),
        [Effect::PlayedIn(filter, mode), Effect::PlayedWith(same, Change::Negate, end)] if filter == same => {
            Some((filter.clone(), (Some(*mode), Some(*end))))
        }
        _ => None,
    }
}
