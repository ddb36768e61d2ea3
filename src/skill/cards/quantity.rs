//! Numbers: bounds, and what is counted.

use super::known::known;
use super::{chosen_from, every, there_are};
use crate::ability::{Area, Bounds, Cards, Count, Filter, Limits, Name, Quantity, Selector, Who};
use crate::skill::first::First;
use crate::skill::phrase::{At, Boxed, Implied, Page, Phrase, Referent, Tacit, Ways, name, phrase};
use crate::skill::word::{Number, SMALL, THOUSANDS};

phrase! {
    /// `3 or less`, `2 or more`, `5`, `between 3 and 5`.
    pub(in crate::skill) fn bounds() -> Bounds {
        (Bounds { min: None, max: Some(n) }) => [{n: SMALL} ("or less" | "or lower" | "or fewer")];
        (Bounds { min: Some(n), max: None }) => [{n: SMALL} ("or more" | "or higher" | "or greater")] | ["at least" {n: SMALL}];
        (range) => [{range: just()}];
        (Bounds { min: Some(low), max: Some(high) }) => [("between" | "from") {low: SMALL} ("and" | "to") {high: SMALL} {? low < high}]
            | [{low: SMALL} "or" {high: SMALL} {? low.clone() + 1 == high.clone()}];
    }

    /// `15000 power or less`, `20000 or more power`, `15000 power`.
    pub(in crate::skill) fn power_bounds() -> Bounds {
        (Bounds { min: None, max: Some(n) }) => [("power of" | "a power of" | "power" | "") {n: THOUSANDS} ("power or less" | "or less power" | "or less")];
        (Bounds { min: Some(n), max: None }) => [("power of" | "a power of" | "power" | "") {n: THOUSANDS} ("power or more" | "or more power" | "or more")];
        (range) => [{range: Just(THOUSANDS)} "power"];
        (Bounds { min: Some(low), max: Some(high) }) =>
            [("power of" | "power" | "powers" | "a power" | "") ("between" | "from") {low: THOUSANDS} ("and" | "to") {high: THOUSANDS} {? low < high}];
    }

    /// `5000 combo power`, `10000 combo power or less`.
    pub(in crate::skill) fn combo_bounds() -> Bounds {
        (range) => [{range: Just(THOUSANDS)} "combo power"] | ["a combo power of" {range: thousands()}];
        (Bounds { min: None, max: Some(n) }) => [{n: THOUSANDS} ("combo power or less" | "or less combo power")];
        (Bounds { min: Some(n), max: None }) => [{n: THOUSANDS} ("combo power or more" | "or more combo power")];
    }

    /// `15000`, `15000 or less`.
    pub(in crate::skill) fn thousands() -> Bounds {
        (range) => [{range: Just(THOUSANDS)}];
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
        (Quantity::Counted(size)) => ["that many" {size: Boxed(size_of_them())}];
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
        (Count::Power(cards)) => [{cards: Owner} "power"];
        (Count::Cost(cards)) => [{cards: Owner} "energy cost"];
    }

    fn energy() -> Selector {
        (selector) => [("your current energy" | "your total energy" | "your energy") {selector: Tacit(energy_of(Who::You))}]
            | [("your opponent's current energy" | "your opponent's energy") {selector: Tacit(energy_of(Who::Opponent))}]
            | [{selector: TheirEnergy}];
    }

    /// How many times something is meant: `for each card in your hand`, `for every 2 red cards in your Drop`.
    pub(in crate::skill) fn for_each() -> Quantity {
        (Quantity::Counted(count)) => [("for each" | "for every") {count: Boxed(each())}] | ["for every" {count: Boxed(every_so_many())}];
    }

    fn each() -> Count {
        (Count::Cards(cards)) => [{cards: every()}] | [("energy you have" | "1 energy you have") {cards: Tacit(energy_of(Who::You))}];
        (Count::Markers(cards)) => [("markers" | "marker") "on" {cards: marked()}];
        (Count::Colors(cards)) => [("color among" | "colors among") {cards: there_are()}];
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

const THEIR_ENERGY: &[&str] = &["their current energy", "their energy"];

/// The energy of an opponent who has been spoken of.
#[derive(Clone)]
struct TheirEnergy;

impl Phrase for TheirEnergy {
    type Value = Selector;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Selector> {
        let end = page.any(at, THEIR_ENERGY).filter(|_| at.spoken.they);
        end.map(|at| (energy_of(Who::Opponent), at)).into_iter().collect()
    }
    fn says(&self, value: &Selector, page: &Page<'_>, at: At) -> Vec<At> {
        let theirs = at.spoken.they && *value == energy_of(Who::Opponent);
        page.any(at, THEIR_ENERGY).filter(|_| theirs).into_iter().collect()
    }
    fn first(&self) -> First {
        First::any(THEIR_ENERGY)
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        out.extend_from_slice(THEIR_ENERGY);
    }
}

/// Whose number it is: `this card's`, `its`, `that card's`.
#[derive(Clone)]
struct Owner;

impl Owner {
    fn referent(at: At) -> Option<Cards> {
        at.spoken.it.map(Referent::cards)
    }
}

impl Phrase for Owner {
    type Value = Cards;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Cards> {
        let mut ways = Ways::new();
        ways.extend(page.lit(at, "this card's").map(|at| (Cards::This, at)));
        if let (Some(cards), Some(at)) = (Self::referent(at), page.any(at, ITS)) {
            ways.push((cards, at));
        }
        ways
    }
    fn says(&self, value: &Cards, page: &Page<'_>, at: At) -> Vec<At> {
        if *value == Cards::This
            && let Some(at) = page.lit(at, "this card's")
        {
            return vec![at];
        }
        let it = Self::referent(at).filter(|it| it == value);
        it.and_then(|_| page.any(at, ITS)).into_iter().collect()
    }
    fn first(&self) -> First {
        First::any(ITS).or(First::of("this card's"))
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        out.extend_from_slice(ITS);
        out.push("this card's");
    }
}

const ITS: &[&str] = &["its", "that card's", "the chosen card's"];

/// A single number: `5`.
pub(in crate::skill) fn just() -> impl Phrase<Value = Bounds> + Clone {
    Just(SMALL)
}

/// A single number as bounds.
#[derive(Clone)]
struct Just<P>(P);

impl<P: Phrase<Value = u8>> Phrase for Just<P> {
    type Value = Bounds;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Bounds> {
        let ways = self.0.read(page, at).into_iter();
        ways.map(|(n, at)| (Bounds { min: Some(n), max: Some(n) }, at)).collect()
    }
    fn says(&self, value: &Bounds, page: &Page<'_>, at: At) -> Vec<At> {
        match value {
            Bounds { min: Some(min), max: Some(max) } if min == max => self.0.says(min, page, at),
            _ => Vec::new(),
        }
    }
    fn first(&self) -> First {
        self.0.first()
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        self.0.leads(out);
    }
}

/// The cards that are spoken of, if they have one name.
const THE_NAMED: Implied<Name> =
    Implied(|spoken| if let Some(Referent::Named(n)) = spoken.them { Some(name(n)) } else { None });
