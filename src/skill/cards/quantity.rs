//! Numbers: bounds, and what is counted.

use super::known::known;
use super::place::named_areas;
use super::{all_descriptions, cards_above, chosen_from, every_summed, there_are};
use crate::ability::{
    Area, Bounds, Cards, Choose, Count, Filter, HowMany, Limits, Mode, Name, Quantity, Selector, Who,
};
use crate::skill::first::First;
use crate::skill::phrase::{
    At, Boxed, Heard, IT, Idle, Implied, Mapped, Only, Page, Phrase, Referent, THEY, Tacit, Ways, X_PAID, name, phrase,
};
use crate::skill::word::{Number, SMALL, THOUSANDS};

phrase! {
    /// `3 or less`, `2 or more`, `5`, `between 3 and 5`.
    pub(in crate::skill) fn bounds() -> Bounds {
        (Bounds { min: None, max: Some(n) }) => [{n: SMALL} ("or less" | "or lower" | "or fewer")];
        (Bounds { min: None, max: Some(n) }) => [("less than" | "fewer than") {n: ONE_LESS}];
        (Bounds { min: Some(n), max: None }) => [{n: SMALL} ("or more" | "or higher" | "or greater")] | ["at least" {n: SMALL}];
        (range) => [{range: just()}];
        (Bounds { min: Some(low), max: Some(high) }) => [("between" | "from") {low: SMALL} ("and" | "to") {high: SMALL} {? low < high}]
            | [{low: SMALL} "or" {high: SMALL} {? low.clone() + 1 == high.clone()}];
    }

    /// `15000 power or less`, `20000 or more power`, `15000 power`.
    pub(in crate::skill) fn power_bounds() -> Bounds {
        (Bounds { min: None, max: Some(n) }) => [{n: THOUSANDS} ("or less power" | "power or less" | "or less")]
            | [("power of" | "a power of" | "power") {n: THOUSANDS} ("or less" | "power or less")];
        (Bounds { min: Some(n), max: None }) => [{n: THOUSANDS} ("or more power" | "power or more" | "or more")]
            | [("power of" | "a power of" | "power") {n: THOUSANDS} ("or more" | "power or more")];
        (range) => [{range: just_of(THOUSANDS)} "power"] | [("a power of" | "power of") {range: just_of(THOUSANDS)}];
        (Bounds { min: Some(low), max: Some(high) }) =>
            [("power of" | "power" | "powers" | "a power" | "") ("between" | "from") {low: THOUSANDS} ("and" | "to") {high: THOUSANDS} {? low < high}];
    }

    /// `5000 combo power`, `10000 combo power or less`.
    pub(in crate::skill) fn combo_bounds() -> Bounds {
        (range) => [{range: just_of(THOUSANDS)} "combo power"] | ["a combo power of" {range: thousands()}];
        (Bounds { min: None, max: Some(n) }) => [{n: THOUSANDS} ("combo power or less" | "or less combo power")];
        (Bounds { min: Some(n), max: None }) => [{n: THOUSANDS} ("combo power or more" | "or more combo power")];
    }

    /// `15000`, `15000 or less`.
    pub(in crate::skill) fn thousands() -> Bounds {
        (range) => [{range: just_of(THOUSANDS)}];
        (Bounds { min: None, max: Some(n) }) => [{n: THOUSANDS} "or less"];
        (Bounds { min: Some(n), max: None }) => [{n: THOUSANDS} "or more"];
    }

    /// `less than or equal to your energy`, `greater than this card's power`.
    pub(in crate::skill) fn limits() -> Limits {
        (Limits { at_least: None, at_most: Some(most) }) =>
            [("less than or equal to" | "equal to or less than" | "equal or less than" | "lower than or equal to") {most: counted()}]
            | [("less than" | "lower than") {most: One(-1)}];
        (Limits { at_least: Some(least), at_most: None }) =>
            [("greater than or equal to" | "equal to or greater than" | "higher than or equal to" | "larger than or equal to") {least: counted()}]
            | [("greater than" | "higher than") {least: One(1)}];
        (Limits { at_least: Some(least), at_most: Some(most) }) => ["equal to" {least: counted()} {most: Tacit(least.clone())}];
    }

    /// A number, written or counted.
    pub(in crate::skill) fn quantity() -> Quantity {
        (Quantity::Number(n)) => [{n: Number}];
        (Quantity::Number(1)) => [("a" | "an")];
        (Quantity::Counted(x)) => ["x" {! X_PAID} {x: Boxed(Tacit(Count::X))}];
        (Quantity::Counted(size)) => [("that many" | "the same number of") {size: Boxed(size_of_them())}];
    }

    /// How many have been spoken of.
    fn size_of_them() -> Count {
        (Count::Size(named)) => [{named: THE_NAMED}];
    }

    /// A number that the game has to be asked for: `the number of cards in your hand`, `this card's power`.
    pub(in crate::skill) fn counted() -> Quantity {
        (Quantity::Counted(number)) => [{number: Boxed(count())}];
    }

    /// What can be counted.
    fn count() -> Count {
        (Count::Cards(cards)) => ["the number of" {cards: chosen_from()}] | [{cards: energy()}];
        (Count::Size(named)) => ["the number of" {named: Mapped(known(), name_of, |name| Some(Cards::Named(name.clone())))}];
        (Count::Cost(cards)) => ["the energy cost of" {cards: known()}];
        (Count::Power(cards)) => [{cards: owner()} "power"];
        (Count::Cost(cards)) => [{cards: owner()} "energy cost"];
    }

    fn energy() -> Selector {
        (selector) => [("your current energy" | "your total energy" | "your energy") {selector: Tacit(energy_of(Who::You))}]
            | [("your opponent's current energy" | "your opponent's energy" | "the opponent's amount of total energy" | "your opponent's amount of total energy") {selector: Tacit(energy_of(Who::Opponent))}]
            | [{! THEY} ("their current energy" | "their energy") {selector: Tacit(energy_of(Who::Opponent))}];
    }

    /// Whose number it is.
    fn owner() -> Cards {
        (Cards::This) => ["this card's"];
        (cards) => [("its" | "that card's" | "the chosen card's") {cards: IT}];
    }

    /// How many times something is meant: `for each card in your hand`, `for every 2 red cards in your Drop`.
    pub(in crate::skill) fn for_each() -> Quantity {
        (Quantity::Counted(count)) => [("for each" | "for every") {count: Boxed(each())}] | ["for every" {count: Boxed(every_so_many())}];
    }

    fn each() -> Count {
        (Count::Cards(cards)) => [{cards: every_summed()}] | [{cards: Heard(below_one)}] | [("energy you have" | "1 energy you have") {cards: Tacit(energy_of(Who::You))}];
        // 4-8-1
        (Count::Cards(Selector { whose: Who::Opponent, areas, filter, among: None, other: false, but: None, family: None, under: None })) =>
            ["card your opponent has" {filter: Tacit(Filter::Mode(Mode::Rest))} "in rest mode"
             {areas: Tacit(vec![Area::Leader, Area::Battle, Area::Energy, Area::Unison])}];
        (Count::Markers(cards)) => [("markers" | "marker") "on" {cards: marked()}];
        (Count::X) => [("markers" | "marker") ("you removed" | "you remove") {! OF_WHOM} ("with this skill" | "using this skill") {! MARKED}];
        (Count::Colors(cards)) => [("color types" | "color type" | "card colors" | "card color" | "colors" | "color") {cards: colored()}];
    }

    /// The cards whose colors are counted: `among cards in your energy`, `in your energy`.
    pub(in crate::skill) fn colored() -> Selector {
        (cards) => [("among" | "on all" | "on") {cards: there_are()}];
        (Selector { whose: Who::You, areas, filter: Filter::Any, among: None, other: false, but: None, family: None, under: None }) =>
            ["in your" {areas: named_areas()}];
    }

    /// Cards that have markers.
    fn marked() -> Cards {
        (cards) => [{cards: known()}];
        (Cards::All(cards)) => [{cards: chosen_from()} {? cards.whose != Who::Both || cards.filter != Filter::Any}];
    }

    fn every_so_many() -> Count {
        (Count::Every(n, cards)) => [{n: Number} {cards: each_counted()}];
    }

    fn each_counted() -> Quantity {
        (Quantity::Counted(count)) => [{count: Boxed(each())}];
    }
}

/// The number before one that is not reached.
const ONE_LESS: Mapped<Number, u8> = Mapped(Number, |n| (n - 1).try_into().ok(), |n| Some(i32::from(*n) + 1));

/// The markers are the price of the skill, X of them.
pub(in crate::skill) const MARKED: Only = Only(|spoken| spoken.marked);

/// What the markers were removed from: there is one Unison Card (3-9).
const OF_WHOM: Idle = Idle(&["from your unison card", "from your unison", "from this card"]);

/// `《God》 cards under a {Spaceship}`: under one of several, which the player chooses.
fn below_one(page: &Page<'_>, at: At) -> Ways<Selector> {
    let mut ways = Ways::new();
    for (filter, at) in all_descriptions().read(page, at) {
        let Some(at) = page.any(at, &["placed under", "under"]).and_then(|at| page.any(at, ONE_HOST)) else { continue };
        for (above, at) in cards_above().read(page, at) {
            let whose = above.whose;
            let host = Choose::new(above, HowMany::Exactly(1.into()), &name(at.spoken.names));
            let under = Some(Box::new(Cards::Chosen(Box::new(host))));
            let below = Selector { whose, filter: filter.clone(), under, ..Selector::default() };
            ways.push((below, at.speak(|spoken| spoken.names += 1)));
        }
    }
    ways
}

const ONE_HOST: &[&str] = &["one of", "1 of", "one", "1", "a", "an"];

/// The name of cards that have one.
fn name_of(cards: Cards) -> Option<Name> {
    if let Cards::Named(name) = cards { Some(name) } else { None }
}

fn energy_of(whose: Who) -> Selector {
    Selector { whose, areas: vec![Area::Energy], ..Selector::default() }
}

/// A counted number and so many more.
#[derive(Clone)]
struct One(i32);

impl Phrase for One {
    type Value = Quantity;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Quantity> {
        let more = |count| Quantity::Counted(Box::new(Count::Sum(vec![count, self.0.into()])));
        counted().read(page, at).into_iter().map(|(count, at)| (more(count), at)).collect()
    }
    fn says(&self, value: &Quantity, page: &Page<'_>, at: At) -> Vec<At> {
        let Quantity::Counted(sum) = value else { return Vec::new() };
        match sum.as_ref() {
            Count::Sum(parts) => match parts.as_slice() {
                [count, more] if *more == self.0.into() => counted().says(count, page, at),
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }
    fn first(&self) -> First {
        counted().first()
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        counted().leads(out);
    }
}

/// A single number: `5`.
pub(in crate::skill) const fn just() -> Just {
    just_of(SMALL)
}

const fn just_of(number: Mapped<Number, u8>) -> Just {
    Mapped(
        number,
        |n| Some(Bounds { min: Some(n), max: Some(n) }),
        |bounds| if bounds.min == bounds.max { bounds.min } else { None },
    )
}

/// A single number as bounds.
pub(in crate::skill) type Just = Mapped<Mapped<Number, u8>, Bounds>;

/// The cards that are spoken of, if they have one name.
const THE_NAMED: Implied<Name> =
    Implied(|spoken| if let Some(Referent::Named(n)) = spoken.them { Some(name(n)) } else { None });
