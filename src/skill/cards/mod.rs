//! Cards and numbers: `up to 2 of your opponent's red Battle Cards with less power than this card`.
//!
//! A description can ask for a number, a number can be that of other cards, and those lie in a place that may again be one under
//! cards of some description. What comes round so goes through this file: here stand a description, cards in areas, and the
//! card that others lie under. The files use each other in one direction only: `known` are cards that words point to; `quantity`,
//! `part`, `before`, `kind`, `behind`, `after` and `noun` make descriptions, `together` several of them, `predicate` says them
//! of cards, `place` and `selector` say where cards are, `one_or`, `one_each`, `choice` and `choices` choose them.

mod after;
mod before;
mod behind;
mod choice;
mod choices;
mod kind;
mod known;
mod noun;
mod one_each;
mod one_or;
mod part;
mod place;
mod predicate;
mod quantity;
mod selector;
mod together;

pub(super) use after::place_between_dashes;
pub(super) use before::{ONE_COLOR, Words, word};
pub(super) use behind::{family, having, shares};
pub(super) use choice::{Choice, Choices, barrier, object, the_others};
pub(super) use known::{Below, LastChosen, is_this, known, pointer, whose_leader};
pub(super) use one_or::exactly_one;
pub(super) use part::{is_named, parts_of, said_parts, stands_for_itself, whole};
pub(super) use place::{ActsFrom, Place, area, can_lie_open, facing, named_areas, places};
pub(super) use predicate::predicate;
pub(super) use quantity::{MARKED, bounds, colored, counted, for_each, quantity, thousands};
pub(super) use selector::{CardsIn, Range, all_of, cards_in, how_many, is_one};
pub(super) use together::Together;

use super::first::First;
use super::phrase::{At, Page, Phrase, Tacit, Ways, phrase};
use crate::ability::{Area, Cards, Filter, Selector, Who};
use crate::card::Kind;
use after::{Bound, between_dashes, says_between_dashes};
use before::Articles;
use noun::{can_be_dashed, nouns, says_nouns};

/// A description with its noun: `red ＜Hit＞ cards with 5000 power or less`, `《God》`, `cards`.
#[derive(Clone)]
pub(super) struct Description {
    /// What each of several descriptions may have before it.
    counted: Articles,
}

/// See [`Description`].
pub(super) const fn description() -> Description {
    Description { counted: Articles::None }
}

/// As [`description`], of all cards that fit: several can be joined by "and".
pub(super) const fn all_descriptions() -> Description {
    Description { counted: Articles::All }
}

/// As [`description`], of one card: each of several can have its own "a".
pub(super) const fn description_of_one() -> Description {
    Description { counted: Articles::One }
}

/// Words before a noun, all that there are.
fn before_noun(page: &Page<'_>, at: At) -> Ways<Vec<Filter>> {
    noun::heads(page, at, Articles::None)
}

impl Description {
    fn read_whole(&self, page: &Page<'_>, at: At) -> Ways<Filter> {
        let mut ways = Ways::new();
        for (noun, at) in nouns(page, at, self.counted) {
            if !noun.homes.is_empty() || !noun.bound.says_nothing() {
                continue;
            }
            let dashes = between_dashes(page, at).into_iter().filter(|_| can_be_dashed(&noun));
            ways.extend(dashes.map(|(more, at)| (whole([noun.parts.clone(), more].concat()), at)));
            ways.push((noun.as_filter(), at));
        }
        ways
    }
}

impl Phrase for Description {
    type Value = Filter;

    fn read(&self, page: &Page<'_>, at: At) -> Ways<Filter> {
        let what = match self.counted {
            Articles::None => "a description",
            Articles::One => "a description of one card",
            Articles::UpToOne => "a description of one card at most",
            Articles::All => "a description of all",
        };
        page.once(what, at, || page.deeper(|| self.read_whole(page, at))).taken()
    }

    fn says(&self, value: &Filter, page: &Page<'_>, at: At) -> Vec<At> {
        let parts = parts_of(value);
        let mut places = Vec::new();
        for (noun, at) in says_nouns(parts, &Bound::default(), page, at, self.counted) {
            let rest = &parts[noun.parts.len()..];
            if !noun.homes.is_empty() {
                continue;
            }
            if rest.is_empty() {
                places.push(at);
            } else {
                let dashes = says_between_dashes(rest, page, at).into_iter();
                places.extend(dashes.filter(|(n, _)| *n == rest.len()).map(|(_, at)| at));
            }
        }
        places
    }
    fn first(&self) -> First {
        noun::first()
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        noun::leads(out);
    }
}

/// After a number: `of your opponent's Battle Cards`, `red card in your hand`, `of your energy`.
pub(super) const fn chosen_from() -> CardsIn {
    CardsIn { counted: Articles::None, had: None, summed: false }
}

/// After a number that is written: each of several descriptions of one card can have its own "1".
pub(super) const fn taken(count: u8) -> CardsIn {
    CardsIn { counted: if count == 1 { Articles::One } else { Articles::None }, had: None, summed: false }
}

/// After "there are" and a number.
pub(super) const fn there_are() -> CardsIn {
    CardsIn { counted: Articles::None, had: None, summed: true }
}

/// After "all".
pub(super) const fn every() -> CardsIn {
    CardsIn { counted: Articles::All, had: None, summed: false }
}

/// After "for each": cards under one of several cannot be told from those under all.
pub(super) const fn every_summed() -> CardsIn {
    CardsIn { counted: Articles::All, had: None, summed: true }
}

/// After "1 each of".
pub(super) const fn each_of() -> CardsIn {
    every()
}

/// After "you have" or "your opponent has" and a number: `red cards in your hand`, `energy`, `《God》 cards in play`.
pub(super) const fn had_by(whose: Who) -> CardsIn {
    CardsIn { counted: Articles::None, had: Some(whose), summed: true }
}

/// After "a" or "1".
pub(super) const fn one_card() -> CardsIn {
    CardsIn { counted: Articles::One, had: None, summed: false }
}

/// Cards that others lie under: in play, and as much as is said of them.
#[derive(Clone)]
struct HostCards;

impl HostCards {
    /// A leader has words of its own.
    fn fits(cards: &Selector) -> bool {
        let leader = cards.filter == Filter::Kind(Kind::Leader) && cards.whose != Who::Both;
        !leader
            && cards.among.is_none()
            && cards.under.is_none()
            && cards.areas.iter().all(|area| Area::IN_PLAY.contains(area))
    }
}

impl Phrase for HostCards {
    type Value = Selector;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Selector> {
        let ways = one_card().read(page, at.speak(|spoken| spoken.pool = None));
        let ways: Ways<Selector> = ways.into_iter().filter(|(cards, _)| Self::fits(cards)).collect();
        let farthest = ways.iter().map(|(_, at)| at.pos).max();
        let ways = ways.into_iter().filter(|(_, at)| Some(at.pos) == farthest);
        ways.map(|(cards, end)| (cards, end.speak(|spoken| spoken.pool = at.spoken.pool))).collect()
    }
    fn says(&self, value: &Selector, page: &Page<'_>, at: At) -> Vec<At> {
        if !Self::fits(value) {
            return Vec::new();
        }
        let ends = one_card().says(value, page, at.speak(|spoken| spoken.pool = None)).into_iter();
        ends.map(|end| end.speak(|spoken| spoken.pool = at.spoken.pool)).collect()
    }
}

phrase! {
    /// The card that others lie under (11-3).
    pub(super) fn host(summed: bool) -> Cards {
        (cards) => [{cards: known()}];
        (Cards::Leader(whose)) => [{whose: whose_leader()}];
        (Cards::All(cards)) => [("one" | "1" | "a" | "an" | "any") {? !summed} {cards: HostCards}] | [("all" | "any of the" | "") {cards: HostCards}];
    }

    /// The cards that others lie under, without a word before them.
    pub(super) fn cards_above() -> Selector {
        (cards) => [{cards: HostCards}];
    }

    /// The card that this one lies under, as it is asked for: it is never one that has been spoken of.
    pub(super) fn card_above() -> Selector {
        (cards_in!(whose, areas)) => [{whose: whose_leader()} {areas: Tacit(vec![Area::Leader])}];
        (cards_in!(Who::Both, areas)) => [("a card" | "another card") {areas: Tacit(Vec::<Area>::new())}];
        (cards) => [("one" | "1" | "a" | "an" | "any") {cards: HostCards}] | [{cards: HostCards}];
    }
}
