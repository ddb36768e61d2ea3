//! Moving cards from area to area, and discarding.

use super::super::card::description;
use super::super::phrase::{AnyOf, At, Page, Phrase, Tacit, Ways, name, phrase};
use super::super::price::into;
use super::super::quantity::quantity;
use super::super::selector::{Below, cards_in, object, pointer};
use super::fight::objects;
use super::look::{self, from_top};
use crate::ability::{Area, Cards, Count, Destination, Effect, Filter, HowMany, Quantity, Selector, Who};

phrase! {
    /// To move cards.
    pub(super) fn moves() -> Effect {
        (Effect::Move(cards, to)) =>
            [("place" | "send" | "return" | "add" | "put" | "move") {cards: objects()} {to: destination()}]
            | [("place" | "send" | "return" | "add" | "put") {cards: super::play::FromHere} {to: destination()}]
            | [("place" | "send" | "return" | "add" | "put") ("this card" | "this face-up card") {cards: Tacit(Cards::This)} {to: destination()} {! FromBehind}]
            | ["discard" {cards: object()} {? !is_plain_discard(&cards)} {to: Tacit(Destination::To(Area::Drop))}]
            | ["discard" {cards: super::play::FromHere} {to: Tacit(Destination::To(Area::Drop))}]
            | ["remove" {cards: object()} "from the game" {to: Tacit(Destination::To(Area::Removed))}]
            | ["discard" ("all cards in your hand" | "all cards from your hand" | "your hand") {cards: Tacit(all_cards(Who::You, Area::Hand))}
               {to: Tacit(Destination::To(Area::Drop))}]
            | [("place" | "send" | "return" | "add" | "put") {cards: all_of_area()} {to: destination()}];
        (Effect::Discard(Who::You, n)) => ["discard" {n: quantity()} ("cards" | "card") ("from your hand" | "")];
    }

    fn all_of_area() -> Cards {
        (Cards::All(cards_in!(Who::Opponent, areas))) => [("all cards in" | "all of the cards in" | "all cards from") "your opponent's" {areas: super::super::place::Areas}];
    }

    /// Where cards go.
    pub(in super::super) fn destination() -> Destination {
        (Destination::To(area)) => [{area: into()}] | [("in" | "to" | "into") "your opponent's" {area: super::super::place::area()} {? is_owned(area.clone())}] | [("in" | "to" | "into") ("your" | "its owner's" | "their owner's" | "their owners'") {area: energy()} "in active mode"];
        (Destination::To(Area::Deck)) => [
            ("on top of" | "on the top of" | "at the top of" | "to the top of") {! SOME_DECK} ("in any order" | "")
        ];
        (Destination::LifeFaceUp) => [("in your life face up" | "to your life face up" | "face up in your life" | "on top of your life face up" | "in its owner's life face up")];
        (Destination::To(Area::Life)) => [("on top of your life" | "at the top of your life" | "on the top of your life")];
        (Destination::To(Area::Deck)) => ["back" ("in any order" | "in the same order")] | ["back on top of" {! SOME_DECK} ("in any order" | "")];
        (Destination::EnergyResting) => [("in" | "to" | "into") ("your" | "its owner's" | "their owner's" | "their owners'" | "their" | "your opponent's") {! ENERGY_AREA} "in rest mode"];
        (Destination::DeckBottom) => [("at the bottom of" | "on the bottom of" | "to the bottom of") {! SOME_DECK} ("in any order" | "")];
        (Destination::Under(cards)) => [("under" | "underneath") {cards: Below}] | ["under" {cards: host()}] | ["under your" {cards: TheOne}];
    }

    fn energy() -> Area {
        (Area::Energy) => [("energy area" | "energy")];
    }

    /// One card that others are put under, chosen on the spot.
    fn host() -> Cards {
        (cards) => [{cards: object()} {? matches!(&cards, Cards::Chosen(_))}];
    }
}

/// `your {Spaceship}`: the one that there is, or all of them.
#[derive(Clone)]
struct TheOne;

impl TheOne {
    fn is_named(filter: &Filter) -> bool {
        matches!(filter, Filter::Name(_))
    }
}

impl Phrase for TheOne {
    type Value = Cards;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Cards> {
        let ways = description().read(page, at).into_iter().filter(|(filter, _)| Self::is_named(filter));
        ways.map(|(filter, at)| (Cards::All(Selector { filter, ..Selector::default() }), at)).collect()
    }
    fn says(&self, value: &Cards, page: &Page<'_>, at: At) -> Vec<At> {
        match value {
            Cards::All(selector)
                if *selector == (Selector { filter: selector.filter.clone(), ..Selector::default() }) =>
            {
                if Self::is_named(&selector.filter) {
                    description().says(&selector.filter, page, at)
                } else {
                    Vec::new()
                }
            }
            _ => Vec::new(),
        }
    }
}

/// `from your Drop Area`, after where this card goes: the skill works there.
#[derive(Clone)]
pub(super) struct FromBehind;

impl Phrase for FromBehind {
    type Value = ();
    fn read(&self, page: &Page<'_>, at: At) -> Ways<()> {
        let begun = page.heard(|| page.any(at, &["from your", "from the", "from its owner's"])).into_iter();
        let areas = begun.flat_map(|at| super::super::place::one_or_two().read(page, at));
        areas.map(|(areas, at)| ((), at.speak(|spoken| spoken.acts_from(&areas)))).collect()
    }
    fn says(&self, (): &(), page: &Page<'_>, at: At) -> Vec<At> {
        self.read(page, at).into_iter().map(|((), at)| at).collect()
    }
}

/// Whether cards can only lie in such an area of their owner (3-1-7).
fn is_owned(area: Area) -> bool {
    !matches!(area, Area::Battle | Area::Combo | Area::Unison | Area::Leader)
}

/// All cards of an area.
fn all_cards(whose: Who, area: Area) -> Cards {
    Cards::All(Selector { whose, areas: vec![area], ..Selector::default() })
}

/// "Discard 1 card" is an act of its own; cards of a description are moved to the Drop Area.
fn is_plain_discard(cards: &Cards) -> bool {
    let Cards::Chosen(choose) = cards else { return false };
    choose.from.filter.is_any() && choose.from.areas == [Area::Hand] && matches!(choose.count, HowMany::Exactly(_))
}

/// `energy area`, `energy`.
const ENERGY_AREA: AnyOf = AnyOf(&["energy area", "energy"]);

/// `your deck`, `its owner's deck`: cards go to the deck of their owner, whatever is said.
pub(super) const SOME_DECK: AnyOf = AnyOf(&[
    "your deck",
    "its owner's deck",
    "their owner's deck",
    "their owners' decks",
    "their owners' deck",
    "their decks",
    "their deck",
    "your opponent's deck",
    "the deck",
]);

const MOVE: &[&str] = &["place", "send", "add", "put"];
const THEY_MOVE: &[&str] = &["your opponent places", "your opponent sends", "your opponent adds"];

fn move_verb(page: &Page<'_>, at: At) -> Option<At> {
    match page.heard(|| page.any(at, THEY_MOVE)) {
        Some(at) => Some(at.speak(|spoken| spoken.they = true)),
        None => page.any(at, MOVE),
    }
}

/// `place up to 2 cards from the top of your deck in your Drop Area`: they get a name, so that more can be said of them.
pub(super) fn moves_top(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    let Some(at) = move_verb(page, at) else { return ways };
    ways.extend(moves_behind(page, at));
    let up_to = page.lit(at, "up to");
    for (cards, at) in from_top().read(page, up_to.unwrap_or(at)) {
        let named = name(at.spoken.names);
        for (to, at) in destination().read(page, look::named(at, &cards)) {
            let mut effects = Vec::new();
            let cards = match (&cards, up_to) {
                // As many as the player likes: a number that is named first.
                (Cards::Top(who, Quantity::Number(n)), Some(_)) => {
                    effects.push(Effect::NameNumber(Some(Quantity::Number(*n))));
                    Cards::Top(*who, Quantity::Counted(Box::new(Count::X)))
                }
                (_, Some(_)) => continue,
                (_, None) => cards.clone(),
            };
            effects.push(Effect::Name(named.clone(), cards));
            effects.push(Effect::Move(Cards::Named(named.clone()), to));
            ways.push((effects, at));
        }
    }
    ways
}

/// `add 1 card to your energy from the top of your deck`, past the verb.
fn moves_behind(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    for (n, at) in quantity().read(page, at) {
        let Some(at) = page.any(at, &["cards", "card"]) else { continue };
        let cards = Cards::Top(Who::You, n);
        for (to, end) in destination().read(page, at) {
            let Some(end) = page.lit(end, "from the top of your deck") else { continue };
            let named = name(at.spoken.names);
            let effects = vec![Effect::Name(named.clone(), cards.clone()), Effect::Move(Cards::Named(named), to)];
            ways.push((effects, look::named(end, &cards)));
        }
    }
    ways
}

/// As [`moves_top`].
pub(super) fn says_moves_top(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let (most, effects) = match effects {
        [Effect::NameNumber(Some(most)), rest @ ..] => (Some(most), rest),
        _ => (None, effects),
    };
    let [Effect::Name(named, cards), Effect::Move(Cards::Named(same), to)] = effects else { return Vec::new() };
    let cards = match (cards, most) {
        (Cards::Top(who, n), Some(most)) if *n == Quantity::Counted(Box::new(Count::X)) => {
            Cards::Top(*who, most.clone())
        }
        (_, Some(_)) => return Vec::new(),
        (_, None) => cards.clone(),
    };
    if named != same || *named != name(at.spoken.names) {
        return Vec::new();
    }
    let Some(at) = move_verb(page, at) else { return Vec::new() };
    let behind = moves_behind(page, at).into_iter().filter(|(said, _)| said == effects && most.is_none());
    let mut places: Vec<At> = behind.map(|(_, at)| at).collect();
    let at = if most.is_some() { page.lit(at, "up to") } else { Some(at) };
    let said = at.into_iter().flat_map(|at| from_top().says(&cards, page, at));
    let said: Vec<At> = said.map(|at| look::named(at, &cards)).collect();
    places.extend(said.into_iter().flat_map(|at| destination().says(to, page, at)));
    places
}

const TOP_OR_BOTTOM: &[&str] = &[
    "at the top or bottom of",
    "on the top or bottom of",
    "at the top or the bottom of",
    "on top or at the bottom of",
];
const IN_ANY_ORDER: &[&str] = &["in any order", ""];

/// `place it at the top or bottom of your deck`. Whether several cards may be parted is not said: that is not read.
pub(super) fn moves_either(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    let Some(at) = page.any(at, MOVE) else { return ways };
    let one = |cards: &Cards, at: At| at.spoken.it.is_some_and(|it| it.cards() == *cards);
    for (cards, at) in pointer().read(page, at).into_iter().filter(|(cards, at)| one(cards, *at)) {
        let Some(at) = page.any(at, TOP_OR_BOTTOM) else { continue };
        for ((), at) in SOME_DECK.read(page, at) {
            ways.extend(page.any(at, IN_ANY_ORDER).map(|at| (vec![either(&cards)], at)));
        }
    }
    ways
}

fn either(cards: &Cards) -> Effect {
    let to = |to| [Effect::Move(cards.clone(), to)].into();
    Effect::Options(1, vec![to(Destination::To(Area::Deck)), to(Destination::DeckBottom)])
}

/// As [`moves_either`].
pub(super) fn says_moves_either(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let [effect @ Effect::Options(1, options)] = effects else { return Vec::new() };
    let Some([Effect::Move(cards, _)]) = options.first().map(|option| &**option) else { return Vec::new() };
    if either(cards) != *effect {
        return Vec::new();
    }
    let begun = page.any(at, MOVE).into_iter().flat_map(|at| pointer().says(cards, page, at));
    let places: Vec<At> = begun.filter_map(|at| page.any(at, TOP_OR_BOTTOM)).collect();
    let decks = places.into_iter().flat_map(|at| SOME_DECK.says(&(), page, at));
    decks.filter_map(|at| page.any(at, IN_ANY_ORDER)).collect()
}
