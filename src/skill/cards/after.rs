//! What stands behind a noun or behind the place of cards: what is said of each of them, of all of them together, and between
//! dashes.

use std::cell::RefCell;

use super::before::word;
use super::behind::{shared, shares, suffix};
use super::place::{Place, places};
use super::quantity::counted;
use crate::ability::{Filter, Quantity, Relation, Together};
use crate::skill::phrase::{Alone, At, Page, Phrase, Row, Several, Ways, phrase};
use crate::skill::word::Number;

/// What stands after a noun, or after the place of the cards.
#[derive(Clone)]
pub(in crate::skill) enum After {
    /// Things that are said of each card.
    Parts(Vec<Filter>),
    /// What is said of the cards together.
    Bound(Bound),
}

/// What is said of the cards of a choice together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::skill) struct Bound {
    /// How any two of them are related.
    pub(in crate::skill) related: Option<Relation>,
    /// What they may add up to.
    pub(in crate::skill) together: Option<Together>,
}

impl Bound {
    /// Nothing.
    pub(in crate::skill) fn says_nothing(&self) -> bool {
        *self == Self::default()
    }

    pub(super) fn and(self, more: Self) -> Self {
        Self { related: more.related.or(self.related), together: more.together.or(self.together) }
    }

    /// What has not been said yet.
    pub(in crate::skill) fn without(&self, said: &Self) -> Self {
        Self {
            related: self.related.filter(|_| said.related.is_none()),
            together: self.together.clone().filter(|_| said.together.is_none()),
        }
    }
}

phrase! {
    /// One thing that is said of the cards together.
    fn bound() -> Bound {
        (Bound { related: Some(related), together: None }) => [{related: relation()}];
        (Bound { related: None, together: Some(sum) }) => [{sum: together()}];
    }

    /// What they may add up to.
    fn together() -> Together {
        (Together::Cost(most)) =>
            [("for which the total cost adds up to" | "of which the total cost adds up to" | "for which the total costs add up to"
              | "that add up to a total energy cost of" | "that adds up to a total energy cost of" | "that add up to a total energy cost to"
              | "with energy costs that add up to a total of" | "with energy costs adding up to a total of"
              | "whose energy costs add up to a total of" | "whose total energy costs add up to" | "whose total energy cost adds up to" | "with a total energy cost of"
              | "with a combined total energy cost of" | "with a combined energy cost of") {most: at_most()}]
            | [("with a total energy cost" | "whose total energy cost is") ("less than or equal to" | "equal to or less than") {most: counted()}];
        (Together::Power(most)) =>
            [("for which the total power adds up to" | "of which the total power adds up to" | "that add up to a total power of"
              | "whose total power adds up to" | "with a total power of") {most: at_most()}]
            | [("with a total power" | "whose total power is") ("less than or equal to" | "equal to or less than") {most: counted()}];
    }

    fn at_most() -> Quantity {
        (Quantity::Number(most)) => [{most: Number} ("or less" | "or lower")];
    }

    /// How any two of the cards are related.
    fn relation() -> Relation {
        (Relation::Different(shared)) => [("with" | "and" | "and with" | "each with") "different" {shared: shares()}];
        (Relation::Same(shared)) => [("with" | "and" | "and with") "the same" {shared: shares()}];
    }
}

/// All that can stand here, one thing.
pub(in crate::skill) fn after(page: &Page<'_>, at: At) -> Ways<After> {
    let mut ways: Ways<After> =
        suffix().read(page, at).into_iter().map(|(part, at)| (After::Parts(vec![part]), at)).collect();
    if let Some(at) = page.any(at, BOTH) {
        let both = Several(word(), &["and"]).read(page, at).into_iter();
        ways.extend(both.map(|(parts, at)| (After::Parts(parts), page.skip(at, NOUN_AGAIN))));
    }
    ways.extend(bound().read(page, at).into_iter().map(|(bound, at)| (After::Bound(bound), at)));
    ways
}

const BOTH: &[&str] = &["with both", "that are both", "that is both"];
/// `Battle Cards that are both 《A》 and 《B》 cards`.
const NOUN_AGAIN: &[&str] = &["cards"];

/// Which parts of a description can be said behind the noun or behind the place, as far as that has been asked.
pub(in crate::skill) struct Behind<'p> {
    parts: &'p [Filter],
    said: RefCell<Vec<Option<bool>>>,
}

impl<'p> Behind<'p> {
    pub(in crate::skill) fn of(parts: &'p [Filter]) -> Self {
        Self { parts, said: RefCell::new(vec![None; parts.len()]) }
    }

    /// Whether the part that comes after so many, if there is one, can be said here. A text that is there says other things at
    /// other places; in one that is still to be made it is the same everywhere.
    pub(in crate::skill) fn may_say(&self, after: usize, page: &Page<'_>, at: At) -> bool {
        let rest = &self.parts[after.min(self.parts.len())..];
        rest.is_empty() || !page.is_made() || self.is_said(after, rest, page, at)
    }

    fn is_said(&self, after: usize, rest: &[Filter], page: &Page<'_>, at: At) -> bool {
        if let Some(said) = self.said.borrow()[after] {
            return said;
        }
        let said = !says_after(rest, &Bound::default(), page, at).is_empty()
            || !says_between_dashes(&rest[..1], page, at).is_empty();
        self.said.borrow_mut()[after] = Some(said);
        said
    }
}

/// The next of these parts, or what is said of all together, as it can be said here.
pub(in crate::skill) fn says_after(parts: &[Filter], left: &Bound, page: &Page<'_>, at: At) -> Ways<After> {
    let mut ways = Ways::new();
    if let Some(part) = parts.first() {
        let said = suffix().says(part, page, at).into_iter();
        ways.extend(said.map(|at| (After::Parts(vec![part.clone()]), at)));
    }
    if let (Some(pair), Some(at)) = (parts.get(..2), page.any(at, BOTH)) {
        let said = Several(word(), &["and"]).says(&pair.to_vec(), page, at).into_iter();
        ways.extend(said.map(|at| (After::Parts(pair.to_vec()), page.skip(at, NOUN_AGAIN))));
    }
    let one = Bound { related: left.related, together: None };
    let other = Bound { related: None, together: left.together.clone() };
    for left in [one, other].into_iter().filter(|left| !left.says_nothing()) {
        ways.extend(bound().says(&left, page, at).into_iter().map(|at| (After::Bound(left.clone()), at)));
    }
    ways
}

/// What stands between dashes after the noun or the place: it is said of all.
pub(in crate::skill) fn between_dashes(page: &Page<'_>, at: At) -> Ways<Vec<Filter>> {
    let Some(at) = page.any(at, DASH) else { return Ways::new() };
    let said = Row(Alone(shared()), Alone(shared()), SHARED).read(page, at).into_iter();
    said.filter_map(|(parts, at)| Some((parts, page.any(at, &["-", ""])?))).collect()
}

/// As [`between_dashes`], with how many of the parts it says.
pub(in crate::skill) fn says_between_dashes(parts: &[Filter], page: &Page<'_>, at: At) -> Vec<(usize, At)> {
    let Some(at) = page.any(at, DASH) else { return Vec::new() };
    let mut ways = Vec::new();
    for n in 1..=parts.len() {
        let places = Row(Alone(shared()), Alone(shared()), SHARED).says(&parts[..n].to_vec(), page, at);
        ways.extend(places.into_iter().filter_map(|at| Some((n, page.any(at, &["-", ""])?))));
    }
    ways
}

/// As [`between_dashes`], with a place behind what is said, or alone: `-both red and in your Battle Area-`.
pub(in crate::skill) fn place_between_dashes(page: &Page<'_>, at: At, owned: bool) -> Ways<(Vec<Filter>, Place)> {
    let Some(at) = page.any(at, DASH) else { return Ways::new() };
    let said = Row(Alone(shared()), Alone(shared()), SHARED).read(page, at).into_iter();
    let said = said.filter_map(|(parts, at)| Some((parts, page.any(at, SHARED)?)));
    let begun = std::iter::once((Vec::new(), at)).chain(said);
    let placed = begun.flat_map(|(parts, at)| {
        places(page, at, owned, false).into_iter().map(move |(place, at)| ((parts.clone(), place), at))
    });
    placed.filter_map(|(told, at)| Some((told, page.lit(at, "-")?))).collect()
}

/// The words between two things that are said of all.
const SHARED: &[&str] = &[", and", "and", ",", ""];
pub(super) const DASH: &[&str] = &["- both", "- all", "-both", "-all", "each that are"];
