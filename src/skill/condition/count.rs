//! How many cards there are somewhere: `you have 5 or more energy`, `there are no cards in your opponent's Drop Area`.

use crate::ability::{Area, Bounds, Cards, Condition, Filter, Selector, Who};
use crate::skill::card::description;
use crate::skill::phrase::{At, Boxed, Page, Phrase, Several, Tacit, Ways, phrase};
use crate::skill::place::Areas;
use crate::skill::quantity::bounds;
use crate::skill::selector::{CardsIn, chosen_from, had_by, pointer};

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

/// None of them.
const NONE: Bounds = Bounds { min: None, max: Some(0) };

phrase! {
    /// So many cards.
    pub(super) fn count() -> Condition {
        (cards) => [{cards: holdings()}];
        (Condition::Count(cards, range)) =>
            ["you have" {range: number()} {cards: had_by(Who::You)}]
            | ["your opponent has" {range: number()} {cards: had_by(Who::Opponent)}]
            | ["you have" {range: other_number()} {cards: Another(had_by(Who::You))}]
            | [("you don't have" | "you do not have") {range: none()} {cards: had_by(Who::You)}]
            | [("you don't have" | "you do not have") {range: no_other()} {cards: Another(had_by(Who::You))}]
            | [("your opponent doesn't have" | "your opponent does not have") {range: none()} {cards: had_by(Who::Opponent)}]
            | [("there are" | "there is" | "there's") {range: number()} {cards: chosen_from()}]
            | [("there are" | "there is" | "there's") {range: other_number()} {cards: Another(chosen_from())}]
            | [("there aren't" | "there isn't") {range: none()} {cards: chosen_from()}];
        (Condition::Count(there!(whose, areas, filter, other, under), range)) =>
            [{whose: life_of()} ("is at" | "is") {range: bounds()} {areas: Tacit(vec![Area::Life])} {filter: Tacit(Filter::Any)}
             {other: Tacit(false)} {under: Tacit(None)}]
            | [{whose: has()} {range: bounds()} "life" {areas: Tacit(vec![Area::Life])} {filter: Tacit(Filter::Any)}
               {other: Tacit(false)} {under: Tacit(None)}]
            // Cards that are in a mode somewhere.
            | [{whose: has()} {range: bounds()} {areas: Tacit(MODES.to_vec())} {filter: resting()} {other: Tacit(false)} {under: Tacit(None)}]
            | [{range: one_subject()} {filter: description()} ("is in" | "are in") {whose: place_of()} {areas: Areas} {other: but_this()}
               {under: Tacit(None)}]
            | [{range: another()} {filter: description()} ("is in" | "are in") {whose: place_of()} {areas: Areas} {other: Tacit(true)}
               {under: Tacit(None)}]
            | [{range: bounds()} {filter: description()} ("are in" | "is in") {whose: place_of()} {areas: Areas} {other: but_this()}
               {under: Tacit(None)}]
            | [("a" | "an" | "") {filter: description()} ("isn't in" | "is not in" | "aren't in" | "are not in") {whose: place_of()} {areas: Areas}
               {range: Tacit(NONE)} {other: Tacit(false)} {under: Tacit(None)}]
            // Cards under others.
            | [("there are" | "there is" | "you have") {range: number()} {filter: description()} "under" {under: host()}
               {whose: Tacit(Who::You)} {areas: Tacit(vec![])} {other: Tacit(false)}]
            | [{under: host()} "has" {range: number()} {filter: description()} "under it"
               {whose: Tacit(Who::You)} {areas: Tacit(vec![])} {other: Tacit(false)}];
    }

    /// What a player has of two kinds, each in its place: `you have 2 or more energy and a red card in play`.
    fn held(by: Who) -> Condition {
        (Condition::Count(cards, range)) => [{range: said_number()} {cards: had_by(*by)}];
    }

    fn said_number() -> Bounds {
        (range) => [{range: bounds()}];
        (Bounds { min: Some(1), max: None }) => [("a" | "an")];
        (Bounds { min: None, max: Some(0) }) => ["no"];
    }

    fn holdings() -> Condition {
        (Condition::All(parts)) =>
            ["you have" {parts: Several(held(Who::You), &[", and", "and"])} {? are_placed(parts.as_slice())}]
            | ["your opponent has" {parts: Several(held(Who::Opponent), &[", and", "and"])} {? are_placed(parts.as_slice())}];
    }

    fn life_of() -> Who {
        (Who::You) => ["your life"];
        (Who::Opponent) => ["your opponent's life"];
    }

    fn has() -> Who {
        (Who::You) => ["you have"];
        (Who::Opponent) => ["your opponent has"];
    }

    fn resting() -> Filter {
        (Filter::Mode(crate::ability::Mode::Rest)) => [("cards in rest mode" | "rest mode cards")];
    }

    /// After "is in".
    fn place_of() -> Who {
        (Who::You) => [("play in your" | "your")];
        (Who::Opponent) => [("play in your opponent's" | "your opponent's")];
    }

    /// How many there have to be: `2 or more`, `a`, `no`.
    fn number() -> Bounds {
        (range) => [{range: bounds()}];
        (Bounds { min: Some(1), max: None }) => [("a" | "an" | "any" | "at least one" | "")];
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

    fn no_other() -> Bounds {
        (Bounds { min: None, max: Some(0) }) => [("another" | "any other")];
    }

    fn one_subject() -> Bounds {
        (Bounds { min: Some(1), max: None }) => [("a" | "an" | "")];
    }

    fn another() -> Bounds {
        (Bounds { min: Some(1), max: None }) => ["another"];
    }

    fn but_this() -> bool {
        (true) => ["other than this card"];
        (false) => [""];
    }

    /// `your red Battle Card`, `one of your 《God》 cards`.
    pub(super) fn yours() -> Selector {
        (there!(whose, areas, filter, other, under)) =>
            [("of your" | "your") {filter: description()} {whose: Tacit(Who::You)} {areas: Tacit(vec![])} {other: Tacit(false)} {under: Tacit(None)}];
    }

    /// The card above.
    fn host() -> Option<Box<Cards>> {
        (Some(cards)) => [{cards: Boxed(pointer())}];
    }
}

/// A place that is said at the end only may be that of all.
fn are_placed(parts: &[Condition]) -> bool {
    let placed = |part: &Condition| matches!(part, Condition::Count(cards, _) if !cards.areas.is_empty());
    parts.split_last().is_some_and(|(_, before)| before.iter().all(placed))
}

/// Where cards are in Active Mode or Rest Mode (4-8-1).
const MODES: [Area; 4] = [Area::Leader, Area::Battle, Area::Energy, Area::Unison];

/// Cards other than this one, where "other" stands before the noun.
#[derive(Clone)]
struct Another(CardsIn);

impl Phrase for Another {
    type Value = Selector;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Selector> {
        let ways = self.0.read(page, at).into_iter().filter(|(cards, _)| !cards.other);
        ways.map(|(cards, at)| (Selector { other: true, ..cards }, at)).collect()
    }
    fn says(&self, value: &Selector, page: &Page<'_>, at: At) -> Vec<At> {
        if !value.other {
            return Vec::new();
        }
        self.0.says(&Selector { other: false, ..value.clone() }, page, at)
    }
}
