//! One player against the other: `you have more life than your opponent`.

use super::super::cards::{chosen_from, had_by};
use super::super::phrase::{At, Boxed, Mapped, Page, Phrase, Tacit, Ways, phrase};
use super::super::word::SMALL;
use crate::ability::{Area, Bounds, Condition, Count, Quantity, Selector, Who};

/// The difference of two numbers, within bounds.
#[derive(Clone)]
pub(super) struct Compared;

/// More, or less, and by how many at least.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    More,
    Less,
}

phrase! {
    /// More or less, and by how many.
    fn which() -> (Which, u8) {
        ((Which::More, 1)) => ["more"];
        ((Which::Less, 1)) => [("less" | "fewer")];
        // "2 or more energy than you" leaves the second "more" out.
        ((Which::More, by)) => [{by: SMALL} "or more" ("more" | "")];
        ((Which::Less, by)) => [{by: SMALL} "or more" ("less" | "fewer")];
    }

    /// Who has more or less than the other.
    fn first() -> Who {
        (Who::You) => ["you have"];
        (Who::Opponent) => ["your opponent has" {-> |s| s.they = true}];
    }
}

phrase! {
    /// Two numbers held against each other: `your life is less than or equal to your opponent's`.
    pub(super) fn weighed() -> Condition {
        (condition) => [{condition: Mapped(numbers(), |(one, how, other)| Some(outweighs(one, how, other)), weights)}];
    }

    fn numbers() -> (Quantity, How, Quantity) {
        ((one, how, other)) => ["your life is" {one: Tacit(life_of(Who::You))} {how: is_more()} ("your opponent's life" | "your opponent's") {other: Tacit(life_of(Who::Opponent))}]
            | ["your opponent's life is" {one: Tacit(life_of(Who::Opponent))} {how: is_more()} ("your life" | "yours") {other: Tacit(life_of(Who::You))}]
            | [{one: number_of()} "is" {how: is_more()} {other: number_of()}];
    }

    /// Which is more, and by how many at least.
    fn is_more() -> How {
        ((Which::Less, 0)) => [("less than or equal to" | "equal to or less than" | "lower than or equal to")];
        ((Which::Less, 1)) => [("less than" | "fewer than" | "lower than")];
        ((Which::More, 0)) => [("greater than or equal to" | "more than or equal to" | "equal to or greater than")];
        ((Which::More, 1)) => [("greater than" | "more than" | "higher than")];
    }

    fn number_of() -> Quantity {
        (Quantity::Counted(count)) => ["the" {count: Boxed(cards_there())}];
    }

    fn cards_there() -> Count {
        (Count::Cards(cards)) => ["number of" {cards: chosen_from()}];
    }
}

/// Which of two is more, and by how many at least: by none where they may be alike.
type How = (Which, u8);

fn life_of(whose: Who) -> Quantity {
    Quantity::Counted(Box::new(Count::Cards(Selector { whose, areas: vec![Area::Life], ..Selector::default() })))
}

/// The one is more than the other, or less.
fn outweighs(one: Quantity, (which, by): How, other: Quantity) -> Condition {
    let (more, less) = if which == Which::More { (one, other) } else { (other, one) };
    let less = Quantity::Counted(Box::new(Count::Times(less, -1)));
    let sum = Quantity::Counted(Box::new(Count::Sum(vec![more, less])));
    Condition::Within(sum, Bounds { min: Some(by), max: None })
}

/// What [`outweighs`] may have made it of.
fn weights(condition: &Condition) -> Vec<(Quantity, How, Quantity)> {
    let Condition::Within(Quantity::Counted(sum), Bounds { min: Some(least), max: None }) = condition else {
        return Vec::new();
    };
    let Count::Sum(parts) = &**sum else { return Vec::new() };
    let [more, Quantity::Counted(less)] = parts.as_slice() else { return Vec::new() };
    let Count::Times(less, -1) = &**less else { return Vec::new() };
    vec![(less.clone(), (Which::Less, *least), more.clone()), (more.clone(), (Which::More, *least), less.clone())]
}

fn than(first: Who) -> &'static [&'static str] {
    if first == Who::You { &["than your opponent", "than your opponent has"] } else { &["than you", "than you have"] }
}

/// Those of the one are more, or less, than those of the other, by so many or more.
fn difference(cards: &Selector, (which, by): (Which, u8)) -> Condition {
    let other = if cards.whose == Who::You { Who::Opponent } else { Who::You };
    let count = |cards: Selector| Quantity::Counted(Box::new(Count::Cards(cards)));
    outweighs(count(cards.clone()), (which, by), count(Selector { whose: other, ..cards.clone() }))
}

impl Phrase for Compared {
    type Value = Condition;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Condition> {
        let mut ways = Ways::new();
        for (who, at) in first().read(page, at) {
            for (which, at) in which().read(page, at) {
                for (cards, at) in had_by(who).read(page, at) {
                    let end = page.any(at, than(who));
                    ways.extend(end.map(|at| (difference(&cards, which), at)));
                }
            }
        }
        ways
    }
    fn says(&self, value: &Condition, page: &Page<'_>, at: At) -> Vec<At> {
        let Condition::Within(Quantity::Counted(sum), Bounds { min: Some(by), max: None }) = value else {
            return Vec::new();
        };
        if *by == 0 && page.is_to_be_made() {
            // "0 or more less than your opponent" nobody says: as many, or less.
            return Vec::new();
        }
        let Count::Sum(parts) = &**sum else { return Vec::new() };
        let Some(Quantity::Counted(count)) = parts.first() else { return Vec::new() };
        let Count::Cards(cards) = &**count else { return Vec::new() };
        let mut places = Vec::new();
        for who in [Who::You, Who::Opponent] {
            let whose = Selector { whose: who, ..cards.clone() };
            for kind in [(Which::More, *by), (Which::Less, *by)] {
                if difference(&whose, kind) == *value {
                    let begun = first().says(&who, page, at).into_iter().flat_map(|at| which().says(&kind, page, at));
                    let said: Vec<At> = begun.flat_map(|at| had_by(who).says(&whose, page, at)).collect();
                    places.extend(said.into_iter().filter_map(|at| page.any(at, than(who))));
                }
            }
        }
        page.enough(places)
    }
}
