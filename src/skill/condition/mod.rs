//! What has to hold: `your Leader Card is red`, `you have 5 or more energy`, `it's your turn`.

use super::card::{description, predicate};
use super::phrase::{Several, Tacit, phrase};
use super::place::Areas;
use super::quantity::bounds;
use super::selector::known;
use crate::ability::{Area, Bounds, Condition, Filter, Selector, Who};

macro_rules! there {
    ($who:ident, $areas:ident, $filter:ident, $other:tt) => {
        Selector {
            whose: Who::$who,
            areas: $areas,
            filter: $filter,
            among: None,
            other: $other,
            family: None,
            under: None,
        }
    };
}

const AND: &[&str] = &[", and", "and"];

phrase! {
    /// One condition.
    fn one() -> Condition {
        (Condition::Leader(filter)) => [("your leader card is" | "your leader is") {filter: predicate()}];
        (Condition::OpponentsLeader(filter)) =>
            [("your opponent's leader card is" | "your opponent's leader is") {filter: predicate()}];
        (Condition::Count(there!(You, areas, filter, false), range)) =>
            [("your life is at" | "you have") {range: bounds()} ("life" | "") {areas: Tacit(vec![Area::Life])} {filter: Tacit(Filter::Any)}]
            | ["you have" {range: bounds()} "energy" {areas: Tacit(vec![Area::Energy])} {filter: Tacit(Filter::Any)}]
            | [("you have" | "there are" | "there is") {range: number_of()} {filter: description()} "in your" {areas: Areas}]
            | ["you have" {range: number_of()} {filter: description()} "in play" {areas: Tacit(vec![])}];
        (Condition::Count(there!(Opponent, areas, filter, false), range)) =>
            ["your opponent's life is at" {range: bounds()} {areas: Tacit(vec![Area::Life])} {filter: Tacit(Filter::Any)}]
            | ["your opponent has" {range: bounds()} "life" {areas: Tacit(vec![Area::Life])} {filter: Tacit(Filter::Any)}]
            | ["your opponent has" {range: bounds()} "energy" {areas: Tacit(vec![Area::Energy])} {filter: Tacit(Filter::Any)}]
            | [("your opponent has" | "there are" | "there is") {range: number_of()} {filter: description()} ("in your opponent's" | "in their") {areas: Areas}]
            | ["your opponent has" {range: number_of()} {filter: description()} "in play" {areas: Tacit(vec![])}];
        (Condition::Turn(Who::You)) => [("it's your turn" | "it is your turn")];
        (Condition::Turn(Who::Opponent)) => [("it's your opponent's turn" | "it is your opponent's turn")];
        (Condition::Are(cards, filter)) => [{cards: known()} ("is" | "are") {filter: predicate()}];
        (Condition::Attacking(cards)) => [{cards: known()} "is attacking"];
    }

    /// How many there have to be: `2 or more`, `a`.
    fn number_of() -> Bounds {
        (range) => [{range: bounds()}];
        (Bounds { min: Some(1), max: None }) => [("a" | "an" | "another")];
        (Bounds { min: None, max: Some(0) }) => ["no"];
    }

    /// All that has to hold.
    pub(super) fn condition() -> Condition {
        (condition) => [{condition: one()}];
        (Condition::All(parts)) => [{parts: Several(one(), AND)}];
        (Condition::Either(parts)) => [{parts: Several(one(), &[", or", "or"])}];
    }
}
