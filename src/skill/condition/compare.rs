//! One player against the other: `you have more life than your opponent`.

use super::super::cards::had_by;
use super::super::phrase::{At, Page, Phrase, Ways, phrase};
use super::super::word::SMALL;
use crate::ability::{Bounds, Condition, Count, Quantity, Selector, Who};

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
        (Who::Opponent) => ["your opponent has"];
    }
}

fn than(first: Who) -> &'static [&'static str] {
    if first == Who::You { &["than your opponent", "than your opponent has"] } else { &["than you", "than you have"] }
}

/// Those of the one are more, or less, than those of the other, by so many or more.
fn difference(cards: &Selector, (which, by): (Which, u8)) -> Condition {
    let other = if cards.whose == Who::You { Who::Opponent } else { Who::You };
    let count = |cards: Selector| Quantity::Counted(Box::new(Count::Cards(cards)));
    let (one, other) = (count(cards.clone()), count(Selector { whose: other, ..cards.clone() }));
    let (more, less) = if which == Which::More { (one, other) } else { (other, one) };
    let less = Quantity::Counted(Box::new(Count::Times(less, -1)));
    let sum = Quantity::Counted(Box::new(Count::Sum(vec![more, less])));
    Condition::Within(sum, Bounds { min: Some(by), max: None })
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
