//! How many cards there are somewhere: `you have 5 or more energy`, `there are no cards in your opponent's Drop Area`.

use crate::ability::{Area, Bounds, Cards, Condition, Count, Filter, Quantity, Selector, Who};
use crate::skill::card::description;
use crate::skill::phrase::{Boxed, Tacit, phrase};
use crate::skill::place::Areas;
use crate::skill::quantity::bounds;
use crate::skill::selector::{energy, known, pointer};

/// A selector of cards, as a pattern and as a value.
macro_rules! there {
    ($who:ident, $areas:ident, $filter:ident, $other:ident, $under:ident) => {
        Selector {
            whose: $who,
            areas: $areas,
            filter: $filter,
            among: None,
            other: $other,
            family: None,
            under: $under,
        }
    };
}

phrase! {
    /// So many cards.
    pub(super) fn count() -> Condition {
        (Condition::Count(there!(whose, areas, filter, other, under), range)) =>
            // Life.
            [{whose: life_of()} ("is at" | "is") {range: bounds()} {areas: Tacit(vec![Area::Life])} {filter: Tacit(Filter::Any)}
             {other: Tacit(false)} {under: Tacit(None)}]
            | [{whose: has()} {range: bounds()} "life" {areas: Tacit(vec![Area::Life])} {filter: Tacit(Filter::Any)}
               {other: Tacit(false)} {under: Tacit(None)}]
            // Energy.
            | [{whose: has()} {range: number()} {filter: energy()} {areas: Tacit(vec![Area::Energy])} {other: but_this()} {under: Tacit(None)}]
            // Cards that a player has.
            | [{whose: has()} {range: number()} {filter: description()} {areas: held(whose.clone())} {other: but_this()} {under: Tacit(None)}]
            | [{whose: has()} {range: other_number()} {filter: description()} {areas: held(whose.clone())} {other: Tacit(true)} {under: Tacit(None)}]
            | [{whose: has_not()} {range: none()} {filter: description()} {areas: held(whose.clone())} {other: but_this()} {under: Tacit(None)}]
            // Cards that are somewhere.
            | [("there are" | "there is" | "there's") {range: number()} {filter: description()} {whose: in_whose()} {areas: Areas}
               {other: but_this()} {under: Tacit(None)}]
            | [("there are" | "there is" | "there's") {range: other_number()} {filter: description()} {whose: in_whose()} {areas: Areas}
               {other: Tacit(true)} {under: Tacit(None)}]
            | [("there aren't" | "there isn't") {range: none()} {filter: description()} {whose: in_whose()} {areas: Areas} {other: but_this()}
               {under: Tacit(None)}]
            | [{range: one_subject()} {filter: description()} ("is in" | "are in") {whose: play_of()} {areas: Areas} {other: but_this()}
               {under: Tacit(None)}]
            | [{range: other_one()} {filter: description()} ("is in" | "are in") {whose: play_of()} {areas: Areas} {other: Tacit(true)}
               {under: Tacit(None)}]
            | [{range: bounds()} {filter: description()} ("are in" | "is in") {whose: play_of()} {areas: Areas} {other: but_this()}
               {under: Tacit(None)}]
            | [{filter: description()} ("isn't in" | "is not in" | "aren't in" | "are not in") {whose: play_of()} {areas: Areas}
               {range: Tacit(NONE)} {other: Tacit(false)} {under: Tacit(None)}]
            // Cards under others.
            | [("there are" | "there is" | "you have") {range: number()} {filter: description()} "under" {under: host()}
               {whose: Tacit(Who::You)} {areas: Tacit(vec![])} {other: Tacit(false)}]
            | [{under: host()} "has" {range: number()} {filter: description()} ("under it")
               {whose: Tacit(Who::You)} {areas: Tacit(vec![])} {other: Tacit(false)}];
        (Condition::Within(Quantity::Counted(count), range)) =>
            [{count: Boxed(markers())} ("has" | "have") {range: bounds()} ("markers on it" | "markers" | "marker on it" | "marker")];
        (Condition::Within(Quantity::Counted(count), NONE)) =>
            [{count: Boxed(markers())} "has no markers" ("on it" | "")];
    }

    fn life_of() -> Who {
        (Who::You) => ["your life"];
        (Who::Opponent) => ["your opponent's life"];
    }

    fn has() -> Who {
        (Who::You) => ["you have"];
        (Who::Opponent) => [("your opponent has" | "they have")];
    }

    fn has_not() -> Who {
        (Who::You) => [("you don't have" | "you do not have")];
        (Who::Opponent) => [("your opponent doesn't have" | "your opponent does not have")];
    }

    /// Where the cards are that a player has.
    fn held(who: Who) -> Vec<Area> {
        (areas) => ["in play" {areas: Tacit(vec![])}]
            | [("in play in your" | "in your") {areas: Areas} {? *who == Who::You}]
            | [("in play in their" | "in their" | "in your opponent's") {areas: Areas} {? *who == Who::Opponent}]
            | ["in hand" {areas: Tacit(vec![Area::Hand])}]
            | [{areas: Tacit(vec![])}];
    }

    fn in_whose() -> Who {
        (Who::You) => [("in play in your" | "in your")];
        (Who::Opponent) => [("in play in your opponent's" | "in your opponent's" | "in their")];
    }

    /// After "is in".
    fn play_of() -> Who {
        (Who::You) => [("play in your" | "your")];
        (Who::Opponent) => [("play in your opponent's" | "your opponent's" | "their")];
    }

    /// How many there have to be: `2 or more`, `a`, `no`.
    fn number() -> Bounds {
        (range) => [{range: bounds()}];
        (Bounds { min: Some(1), max: None }) => [("a" | "an" | "any" | "at least one")] | [""];
        (Bounds { min: None, max: Some(0) }) => ["no"];
    }

    /// How many others there have to be.
    fn other_number() -> Bounds {
        (range) => [{range: bounds()} "other"];
        (Bounds { min: Some(1), max: None }) => [("another" | "other")];
        (Bounds { min: None, max: Some(0) }) => ["no other"];
    }

    fn none() -> Bounds {
        (Bounds { min: None, max: Some(0) }) => [("a" | "an" | "any" | "")];
    }

    fn one_subject() -> Bounds {
        (Bounds { min: Some(1), max: None }) => [("a" | "an" | "")];
    }

    fn other_one() -> Bounds {
        (Bounds { min: Some(1), max: None }) => ["another"];
    }

    fn but_this() -> bool {
        (true) => ["other than this card"];
        (false) => [""];
    }

    /// The card above.
    fn host() -> Option<Box<Cards>> {
        (Some(cards)) => [{cards: Boxed(pointer())}];
    }

    fn markers() -> Count {
        (Count::Markers(cards)) => [{cards: known()}];
    }
}

const NONE: Bounds = Bounds { min: None, max: Some(0) };
