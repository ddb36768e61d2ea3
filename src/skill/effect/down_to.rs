//! Cards that are taken until so many are left: `add cards from your life to your hand until you have 2 life left`.

use super::super::phrase::{AnyOf, Mapped, NewName, Spoken, Tacit, phrase};
use super::super::word::Number;
use super::moves::destination;
use super::opponent::TheyDo;
use crate::ability::{Area, Cards, Choose, Count, Destination, Effect, HowMany, Name, Quantity, Selector, Who};

/// What is taken, by whom, and how many are left.
#[derive(Clone, PartialEq, Eq)]
struct Taking {
    /// Who chooses.
    who: Who,
    /// Whose cards, and from where.
    from: (Who, Area),
    /// How many are left.
    left: i32,
    /// Where they go.
    to: Destination,
    /// The name of what was taken.
    name: Name,
}

phrase! {
    /// Everything that this can mean.
    pub(super) fn takes() -> Effect {
        (effect) => [{effect: Mapped(taking(), |taking| Some(taking.effect()), Taking::of)}];
    }

    fn taking() -> Taking {
        (Taking { who, from, left, to, name }) =>
            [{who: by(MOVE)} "cards" {from: source()} {? is_allowed(who.clone(), from.clone())} {to: destination()} {left: goal(from.clone())} {name: NewName} {-> Spoken::took}]
            | [{who: by(DISCARD)} "cards" {from: source()} {? is_allowed(who.clone(), from.clone())} {to: Tacit(Destination::To(Area::Drop))} {left: goal(from.clone())} {name: NewName} {-> Spoken::took}]
            | [{who: by(CHOOSE)} "cards" {from: source()} {? is_allowed(who.clone(), from.clone())} (", and" | "and" | ", then") {to: fate()} {left: goal(from.clone())} {name: NewName} {-> Spoken::took}]
            | [{who: by(CHOOSE)} "cards" {from: source()} {? is_allowed(who.clone(), from.clone())} ("until there are only" | "until there are" | "until only") {left: Number}
               ("remaining, and" | "remaining and" | "remain, and" | "remaining, then")
               ("place the chosen cards" | "places the chosen cards" | "send the chosen cards" | "sends the chosen cards") {to: destination()}
               {name: NewName} {-> Spoken::took}];
    }

    /// Those who do it, with what they do.
    fn by(verbs: TheyDo) -> Who {
        (Who::You) => [{! AnyOf(verbs.1)}];
        (Who::Opponent) => [{! verbs.clone()}];
    }

    /// Whose cards, and where.
    fn source() -> (Who, Area) {
        ((Who::Opponent, area)) => [("from your opponent's" | "in your opponent's") {area: hand_or_life()}] | [("from their" | "in their") {area: hand_or_life()}];
        ((Who::You, area)) => [("from your" | "in your") {area: hand_or_life()}];
    }

    fn hand_or_life() -> Area {
        (Area::Hand) => ["hand"];
        (Area::Life) => ["life"];
    }

    /// `until you have 2 life left`, of those whose cards they are.
    fn goal(from: (Who, Area)) -> i32 {
        (left) => [{! until_there_are(from.0)} {left: Number} {! left_in(from.1)}];
    }

    fn until_there_are(whose: Who) -> () {
        (()) => [{? *whose == Who::You} ("until you have" | "until they have" | "until your opponent has")]
            | [{? *whose == Who::Opponent} ("until they have" | "until you have" | "until your opponent has")];
    }

    fn left_in(area: Area) -> () {
        (()) => [{? *area == Area::Hand} ("cards in hand" | "cards in your hand" | "cards in their hand" | "cards in hand left")]
            | [{? *area == Area::Life} ("life left" | "cards in your life" | "cards in their life" | "life")];
    }

    /// What is done with cards that have been chosen, and where they go.
    fn fate() -> Destination {
        (to) => [("place them" | "places them" | "send them" | "sends them" | "add them" | "adds them" | "return them" | "returns them") {to: destination()}];
        (Destination::Shuffled) => [("shuffle them" | "shuffles them") ("into their deck" | "into your deck" | "into its owner's deck" | "into their owner's deck")];
    }
}

const MOVE: TheyDo =
    TheyDo(&["places", "sends", "returns", "adds", "puts"], &["place", "send", "return", "add", "put"]);
const DISCARD: TheyDo = TheyDo(&["discards"], &["discard"]);
const CHOOSE: TheyDo = TheyDo(&["chooses"], &["choose"]);

/// A player's own cards, or those of the one who chooses.
fn is_allowed(who: Who, (whose, _): (Who, Area)) -> bool {
    who == Who::You || whose == Who::Opponent
}

impl Taking {
    fn effect(&self) -> Effect {
        let (whose, area) = self.from;
        let from = Selector { whose, areas: vec![area], ..Selector::default() };
        let there = Quantity::Counted(Box::new(Count::Cards(from.clone())));
        let more = Quantity::Counted(Box::new(Count::Sum(vec![there, (-self.left).into()])));
        let choose = Choose::new(from, HowMany::Exactly(more), &self.name);
        Effect::Move(Cards::Chosen(Box::new(Choose { who: self.who, ..choose })), self.to.clone())
    }

    /// What it is, if an effect is made of one.
    fn of(effect: &Effect) -> Option<Self> {
        let Effect::Move(Cards::Chosen(choose), to) = effect else { return None };
        let HowMany::Exactly(Quantity::Counted(count)) = &choose.count else { return None };
        let Count::Sum(parts) = &**count else { return None };
        let Quantity::Number(less) = parts.last()? else { return None };
        let from = (choose.from.whose, *choose.from.areas.first()?);
        let taking = Self { who: choose.who, from, left: -less, to: to.clone(), name: choose.name.clone() };
        (taking.effect() == *effect).then_some(taking)
    }
}
