//! How many cards there are somewhere: `you have 5 or more energy`, `there are no cards in your opponent's Drop Area`.

use super::either::{either_life, of_either, under_either_leader};
use super::number::{ANY, NONE, another, no_other, none, number, one_subject, other_number};
use crate::ability::{Area, Bounds, Cards, Condition, Count, Filter, Mode, Name, Quantity, Relation, Selector, Who};
use crate::card::Color;
use crate::skill::cards::{
    CardsIn, Range, area, bounds, cards_in, colored, description, had_by, having, known, named_areas, said_parts,
    there_are, whole,
};
use crate::skill::phrase::{Alone, At, Boxed, Heard, Implied, Mapped, Page, Referent, THEY, Tacit, Ways, name, phrase};
use crate::skill::word::{ALLIES, ColorName, SMALL};

phrase! {
    /// So many cards.
    pub(super) fn count() -> Condition {
        (Condition::Count(cards, range)) =>
            ["you have" {range: number()} {cards: had_by(Who::You)} {? !lies_under_any(&cards)}]
            | ["have" {range: bounds()} {cards: had_by(Who::You)}]
            | ["your opponent has" {-> |s| s.they = true} {range: number()} {cards: had_by(Who::Opponent)}]
            | [{! THEY} "has" {range: bounds()} {cards: had_by(Who::Opponent)}]
            | [("a player has" | "either player has") {range: number()} {cards: had_by(Who::Both)} {? range.clone() == ANY}]
            | [("neither you nor your opponent have" | "neither you nor your opponent has") ("a" | "an" | "any") {cards: had_by(Who::Both)} {range: Tacit(NONE)}]
            | [("you and your opponent have" | "both players have") "a total of" {range: bounds()} {cards: had_by(Who::Both)}]
            | ["you have" {range: other_number()} {cards: another_of(had_by(Who::You))}]
            | [("you don't have" | "you do not have") {range: none()} {cards: had_by(Who::You)}]
            | [("you don't have" | "you do not have") {range: no_other()} {cards: another_of(had_by(Who::You))}]
            | [("your opponent doesn't have" | "your opponent does not have") {range: none()} {cards: had_by(Who::Opponent)}]
            | [("there are" | "there is" | "there's") {range: number()} {cards: there_are()} {? !lies_under_any(&cards)}]
            | [("there are" | "there is" | "there's") {range: other_number()} {cards: another_of(there_are())}]
            | [("there aren't" | "there isn't") {range: none()} {cards: there_are()}];
        // Cards that have just been placed.
        (Condition::Count(Selector {
            whose: Who::You, areas, filter, among: Some(named), other: false, but: None, family: None, under: None
        }, range)) =>
            [("there was" | "there were") {range: number()} {filter: description()} "among them" {named: THE_PLACED} {areas: Tacit(Vec::<Area>::new())}];
        (condition) => ["you have" {condition: host_had()}];
        // There are no more than 4 of a name.
        (Condition::Under { at_least, cards, host }) =>
            [("there are" | "there is") {at_least: SMALL} {cards: description()} {? matches!(&cards, Filter::Name(_))} "under"
               {host: description()} "in your battle area"];
        (Condition::Count(cards_in!(whose, areas, filter, other, under), range)) =>
            [{whose: life_of()} ("is at" | "is") {range: bounds()} {areas: Tacit(vec![Area::Life])} {filter: Tacit(Filter::Any)}
             {other: Tacit(false)} {under: Tacit(None)}]
            | [{whose: has()} {range: bounds()} "life" {areas: Tacit(vec![Area::Life])} {filter: Tacit(Filter::Any)}
               {other: Tacit(false)} {under: Tacit(None)}]
            | [{whose: has()} {range: bounds()} ("life face up" | "life flipped face up") {areas: Tacit(vec![Area::Life])} {filter: Tacit(Filter::FaceUp)}
               {other: Tacit(false)} {under: Tacit(None)}]
            | [("there's a total of" | "there is a total of" | "there are a total of") {range: bounds()} "energy between you and your opponent"
               {whose: Tacit(Who::Both)} {areas: Tacit(vec![Area::Energy])} {filter: Tacit(Filter::Any)} {other: Tacit(false)} {under: Tacit(None)}]
            | ["the total number of" {filter: resting()} "between you and your opponent is" {range: bounds()}
               {whose: Tacit(Who::Both)} {areas: Tacit(MODES.to_vec())} {other: Tacit(false)} {under: Tacit(None)}]
            | [("the total number of cards in you and your opponent's" | "the total number of cards in your and your opponent's") {areas: named_areas()} "is" {range: bounds()}
               {whose: Tacit(Who::Both)} {filter: Tacit(Filter::Any)} {other: Tacit(false)} {under: Tacit(None)}]
            | [("there are" | "there is") {range: bounds()} "face-up life cards between you and your opponent"
               {whose: Tacit(Who::Both)} {areas: Tacit(vec![Area::Life])} {filter: Tacit(Filter::FaceUp)} {other: Tacit(false)} {under: Tacit(None)}]
            | [{whose: place_of()} {areas: Alone(area())} "has" {range: cards_or_more()} "in it"
               {filter: Tacit(Filter::Any)} {other: Tacit(false)} {under: Tacit(None)}]
            | [{whose: place_of()} {areas: Alone(area())} "has" {range: bounds()} {filter: description()} {? !filter.is_any()} {other: Tacit(false)} {under: Tacit(None)}]
            | ["your energy is" {range: bounds()} {whose: Tacit(Who::You)} {areas: Tacit(vec![Area::Energy])} {filter: Tacit(Filter::Any)}
               {other: Tacit(false)} {under: Tacit(None)}]
            // Cards of the player's that are in play.
            | ["your" {filter: description()} "is in play" {whose: Tacit(Who::You)} {areas: Tacit(Vec::<Area>::new())} {range: Tacit(ANY)}
               {other: Tacit(false)} {under: Tacit(None)}]
            | ["your" {filter: Mapped(description(), |filter| resting_too(&filter), awake)} "is in play in rest mode" {whose: Tacit(Who::You)}
               {areas: Tacit(Vec::<Area>::new())} {range: Tacit(ANY)} {other: Tacit(false)} {under: Tacit(None)}]
            | [("one of your" | "1 of your") {filter: Mapped(one_that_has(), |(card, more)| Some(whole([said_parts(&card).to_vec(), vec![more]].concat())), apart)}
               {whose: Tacit(Who::You)} {areas: Tacit(Vec::<Area>::new())} {range: Tacit(ANY)} {other: Tacit(false)} {under: Tacit(None)}]
            // Cards that are in a mode somewhere.
            | [{whose: has()} {range: bounds()} {areas: Tacit(MODES.to_vec())} {filter: resting()} {other: Tacit(false)} {under: Tacit(None)}]
            | [{range: one_subject()} {filter: description()} ("is in" | "are in") {whose: place_of()} {areas: named_areas()} {other: but_this()}
               {under: Tacit(None)}]
            | [{range: another()} {filter: description()} ("is in" | "are in") {whose: place_of()} {areas: named_areas()} {other: Tacit(true)}
               {under: Tacit(None)}]
            | [{range: bounds()} {filter: description()} ("are in" | "is in") {whose: place_of()} {areas: named_areas()} {other: but_this()}
               {under: Tacit(None)}]
            | [("a" | "an" | "") {filter: description()} ("isn't in" | "is not in" | "aren't in" | "are not in") {whose: place_of()} {areas: named_areas()}
               {range: Tacit(NONE)} {other: Tacit(false)} {under: Tacit(None)}]
            // Cards under others.
            | [{under: host()} "has" {range: number()} {filter: description()} "under it"
               {whose: Tacit(Who::You)} {areas: Tacit(Vec::<Area>::new())} {other: Tacit(false)}]
            | [{under: host()} ("doesn't have" | "does not have") {range: none()} {filter: description()} "under it"
               {whose: Tacit(Who::You)} {areas: Tacit(Vec::<Area>::new())} {other: Tacit(false)}]
            | [{range: bounds()} {filter: description()} ("are under" | "are placed under") {under: host()}
               {whose: Tacit(Who::You)} {areas: Tacit(Vec::<Area>::new())} {other: Tacit(false)}]
            | [{range: one_subject()} {filter: description()} "is under" {under: host()}
               {whose: Tacit(Who::You)} {areas: Tacit(Vec::<Area>::new())} {other: Tacit(false)}]
            | [("a" | "an" | "") {filter: description()} ("is not under" | "isn't under") {under: host()} {range: Tacit(NONE)}
               {whose: Tacit(Who::You)} {areas: Tacit(Vec::<Area>::new())} {other: Tacit(false)}];
        // The cards that [Alliance] has switched.
        (Condition::Count(Selector {
            whose: Who::You, areas, filter, among: Some(named), other: false, but: None, family: None, under: None
        }, Bounds { min: Some(1), max: None })) =>
            [("you switched a" | "you switched an") {filter: description()} "to rest mode" ("using this skill" | "by this skill" | "with this skill")
             {named: ALLIES} {areas: Tacit(Vec::<Area>::new())}]
            | [("a" | "an") {filter: description()} "was switched to rest mode" ("using this skill" | "by this skill") {named: ALLIES} {areas: Tacit(Vec::<Area>::new())}];
        (Condition::Either(parts)) => [{parts: Heard(either_life)}];
        (Condition::Within(Quantity::Counted(count), range)) =>
            [("there are" | "you have") {range: bounds()} {count: Boxed(varied())}];
        (Condition::Within(Quantity::Counted(count), range)) =>
            [("there are" | "there is") ("a total of" | "") {range: Mapped(bounds(), one_more, |range| one_less(*range))} "non-" {count: Boxed(other_colors())}];
        (Condition::Either(both)) => [{both: Heard(of_either)}] | [{both: Heard(under_either_leader)}];
    }

    /// A card that has others under it: there is a card under such a card.
    pub(super) fn host_had() -> Condition {
        (Condition::Count(Selector {
            whose: Who::You, areas, filter: Filter::Any, among: None, other: false, but: None, family: None, under: Some(above)
        }, Bounds { min: Some(1), max: None })) =>
            [("a" | "an") {above: Boxed(hosts())} ("with cards under it" | "with a card under it") {areas: Tacit(Vec::<Area>::new())}];
    }

    fn hosts() -> Cards {
        (Cards::All(cards)) => [{cards: had_by(Who::You)} {? cards.under.is_none()}];
    }

    /// `6 cards or more`.
    pub(super) fn cards_or_more() -> Bounds {
        (Bounds { min: Some(n), max: None }) => [{n: SMALL} ("cards or more" | "or more cards")];
    }

    /// A card, and what it has.
    fn one_that_has() -> (Filter, Filter) {
        ((card, more)) => [{card: description()} "has" ("a" | "an" | "") {more: having()}];
    }

    pub(super) fn one_area() -> Vec<Area> {
        [place] => [{place: area()}];
    }

    fn life_of() -> Who {
        (Who::You) => ["your life"];
        (Who::Opponent) => ["your opponent's life"];
    }

    fn has() -> Who {
        (Who::You) => ["you have"];
        (Who::Opponent) => ["your opponent has" {-> |s| s.they = true}] | [{! THEY} "has"];
    }

    fn resting() -> Filter {
        (Filter::Mode(Mode::Rest)) => [("cards in rest mode" | "rest mode cards")];
    }

    /// After "is in".
    fn place_of() -> Who {
        (Who::You) => [("play in your" | "your")];
        (Who::Opponent) => [("play in your opponent's" | "your opponent's")];
        (Who::Both) => [("play in a" | "play in any player's" | "a player's" | "any player's" | "either player's" | "a")];
    }

    fn but_this() -> bool {
        (true) => ["other than this card"];
        (false) => [""];
    }

    /// What is counted only as far as it is not alike.
    fn varied() -> Count {
        (Count::Colors(cards)) => [("color types" | "card colors" | "colors") {cards: colored()}];
        (Count::Markers(cards)) => [("markers" | "marker") "on" {cards: known()}];
        (different) => [{different: Heard(of_different)}];
    }

    /// `black colors on black multicolor cards in your energy`, behind "non-": all of these have that color besides.
    fn other_colors() -> Count {
        (Count::Colors(cards)) => [{cards: Mapped(of_a_color(), |(color, cards)| has_color(&cards, color).then_some(cards), colored_cards)}];
    }

    fn of_a_color() -> (Color, Selector) {
        ((color, cards)) => [{color: ColorName} ("colors" | "color") ("present among" | "among" | "on") {cards: there_are()}];
    }

    /// `your red Battle Card`, `one of your 《God》 cards`.
    pub(super) fn yours() -> Selector {
        (cards_in!(whose, areas, filter, other, under)) =>
            [("of your" | "your") {filter: description()} {whose: Tacit(Who::You)} {areas: Tacit(Vec::<Area>::new())} {other: Tacit(false)} {under: Tacit(None)}];
    }

    /// The card above.
    fn host() -> Option<Box<Cards>> {
        (Some(cards)) => [{cards: Boxed(one_card())}];
    }

    fn one_card() -> Cards {
        (cards) => [{cards: known()}];
        (Cards::Leader(Who::You)) => [("your leader card" | "your leader")];
        (Cards::Leader(Who::Opponent)) => [("your opponent's leader card" | "your opponent's leader")];
    }
}

/// The cards that are spoken of, where none are being looked at.
const THE_PLACED: Implied<Name> = Implied(|spoken| match spoken.them {
    Some(Referent::Named(n)) if spoken.pool.is_none() => Some(name(n)),
    _ => None,
});

/// So many cards under one of several are not counted together.
fn lies_under_any(cards: &Selector) -> bool {
    matches!(cards.under.as_deref(), Some(Cards::All(_)))
}

/// The same cards, in Rest Mode.
fn resting_too(filter: &Filter) -> Option<Filter> {
    Some(whole([said_parts(filter), &[Filter::Mode(Mode::Rest)]].concat()))
}

/// As [`resting_too`], undone.
fn awake(filter: &Filter) -> Option<Filter> {
    let (last, parts) = said_parts(filter).split_last()?;
    (*last == Filter::Mode(Mode::Rest)).then(|| whole(parts.to_vec()))
}

/// A description, and the last that is said of it.
fn apart(filter: &Filter) -> Option<(Filter, Filter)> {
    let (last, parts) = said_parts(filter).split_last()?;
    Some((whole(parts.to_vec()), last.clone()))
}

/// `red cards with different character names in your energy`: of those that are alike in this only one counts.
fn of_different(page: &Page<'_>, at: At) -> Ways<Count> {
    let ranges = had_by(Who::You).ranges(page, at).into_iter();
    let different = ranges.filter_map(|(Range { from, bound, dashed, .. }, at)| match bound.related {
        Some(Relation::Different(shared)) if bound.together.is_none() && dashed == 0 => {
            Some((Count::Different(shared, from), at))
        }
        _ => None,
    });
    different.collect()
}

fn has_color(cards: &Selector, color: Color) -> bool {
    said_parts(&cards.filter).contains(&Filter::Color(color))
}

/// The cards, with each color that all of them have.
fn colored_cards(cards: &Selector) -> Vec<(Color, Selector)> {
    let color = |part: &Filter| if let Filter::Color(color) = part { Some((*color, cards.clone())) } else { None };
    said_parts(&cards.filter).iter().filter_map(color).collect()
}

/// A color more.
fn one_more(range: Bounds) -> Option<Bounds> {
    let more = |n: Option<u8>| n.map(|n| n + 1);
    Some(Bounds { min: more(range.min), max: more(range.max) })
}

/// As [`one_more`], undone.
fn one_less(range: Bounds) -> Option<Bounds> {
    let less = |n: Option<u8>| n.map_or(Some(None), |n| n.checked_sub(1).map(Some));
    Some(Bounds { min: less(range.min)?, max: less(range.max)? })
}

/// Where cards are in Active Mode or Rest Mode (4-8-1).
const MODES: [Area; 4] = [Area::Leader, Area::Battle, Area::Energy, Area::Unison];

/// Cards other than this one, where "other" stands before the noun.
fn another_of(cards: CardsIn) -> Mapped<CardsIn, Selector> {
    let other = |cards: Selector| (!cards.other).then_some(Selector { other: true, ..cards });
    let any = |cards: &Selector| cards.other.then(|| Selector { other: false, ..cards.clone() });
    Mapped(cards, other, any)
}
