//! Looking at cards, showing them, shuffling.

use super::super::cards::{cards_in, counted, object, quantity};
use super::super::phrase::{Does, Idle, NewName, Referent, Spoken, THEY, Tacit, phrase};
use crate::ability::{Area, Cards, Count, Effect, Filter, Name, Quantity, Selector, Who};

phrase! {
    /// To look at cards, to show some that are known, to shuffle.
    pub(super) fn looks() -> Effect {
        (Effect::LookAtTop(n, pool)) =>
            // 8-5-3-2: looking at fewer is never of use.
            ["look at" ("up to" | "") {n: quantity()} ("cards" | "card") "from the top of your deck" {pool: deck_pool()} {-> one_of(&Cards::Top(Who::You, n.clone()))}]
            | ["look at cards from the top of your deck up to" {n: counted()} {pool: deck_pool()}]
            | ["look at" ("up to the top" | "the top") {n: quantity()} ("cards" | "card") "of your deck" {pool: deck_pool()}]
            | ["look at the top card of your deck" {n: Tacit(Quantity::Number(1))} {pool: deck_pool()} {-> |s| s.it = s.pool.map(Referent::Named)}];
        (Effect::Look(cards, pool)) =>
            ["look at" ("up to" | "") {cards: from_bottom()} {pool: new_pool()} {-> one_of(&cards)}] |
            ["look at" ("up to" | "") {cards: theirs_from_top()} {pool: new_pool()} {-> one_of(&cards)}]
            | [("look at" | "look through") {cards: whole_area()} {pool: new_pool()}];
        (Effect::Reveal(cards)) => ["reveal" {cards: object()}];
        (Effect::Shuffle(Who::You)) => ["shuffle your deck" ("afterwards" | "") {-> |s| s.pool = None}];
        (Effect::Shuffle(Who::Opponent)) => [("shuffle your opponent's deck") {-> |s| s.pool = None}];
        (Effect::ShuffleSearched(Who::You, Area::Deck)) => [("shuffle your deck if you looked through it" | "if you looked through it, shuffle your deck" | "if you looked at your deck, shuffle your deck" | "if you looked through your deck, shuffle your deck" | "if you looked at your deck, shuffle it") {-> |s| s.pool = None}];
        (Effect::ShuffleLife(Who::You)) => ["shuffle your life"];
    }

    /// The name for cards that are looked at; nothing has been taken from them yet.
    fn new_pool() -> Name {
        (pool) => [{pool: NewName} {-> Spoken::pooled}];
    }

    /// As [`new_pool`], from the top of one's deck.
    fn deck_pool() -> Name {
        (pool) => [{pool: NewName} {-> Spoken::pooled_from_deck}];
    }

    /// `reveal the top card of your deck`: it gets a name, so that more can be said of it.
    pub(super) fn reveals() -> Vec<Effect> {
        [Effect::Name(pool, cards), Effect::Reveal(Cards::Named(same))] =>
            [{! REVEAL} {cards: revealed()} {pool: new_pool()} {-> single(&cards)} {same: Tacit(pool.clone())} {! Idle(BACK)}]
            | [{! THEY} "they reveal" {cards: revealed()} {pool: new_pool()} {-> single(&cards)} {same: Tacit(pool.clone())}];
        [Effect::NameNumber(Some(most)), Effect::Name(pool, Cards::Top(Who::You, x)), Effect::Reveal(Cards::Named(same))] =>
            ["reveal up to" {most: quantity()} ("cards" | "card") "from the top of your deck" {x: Tacit(Quantity::Counted(Box::new(Count::X)))}
             {pool: new_pool()} {same: Tacit(pool.clone())}];
    }

    /// The deck and the life.
    pub(super) fn shuffles() -> Vec<Effect> {
        [Effect::ShuffleSearched(Who::You, Area::Deck), Effect::ShuffleSearched(Who::You, Area::Life)] => [
            ("shuffle any areas you looked through using this skill" | "shuffle any areas you looked through with this skill"
             | "shuffle any areas you looked through")
        ];
    }

    fn from_bottom() -> Cards {
        (Cards::Bottom(Who::You, n)) => ["the bottom card of your deck" {n: Tacit(Quantity::Number(1))}]
            | [{n: quantity()} ("cards" | "card") "from the bottom of your deck"] | ["the bottom" {n: quantity()} ("cards" | "card") "of your deck"];
    }

    fn theirs_from_top() -> Cards {
        (Cards::Top(Who::Opponent, n)) => [{n: quantity()} ("cards" | "card") "from the top of your opponent's deck"]
            | ["the top" {n: quantity()} ("cards" | "card") "of your opponent's deck"]
            | [("the top card of your opponent's deck") {n: Tacit(Quantity::Number(1))}];
        (Cards::Top(Who::Opponent, n)) => [{! THEY} {n: quantity()} ("cards" | "card") "from the top of their deck"]
            | [{! THEY} "the top" {n: quantity()} ("cards" | "card") "of their deck"]
            | [{! THEY} "the top card of their deck" {n: Tacit(Quantity::Number(1))}];
    }

    /// Cards from the top of a deck.
    pub(super) fn from_top() -> Cards {
        (Cards::Top(Who::You, n)) => [{n: quantity()} ("cards" | "card") "from the top of your deck"]
            | ["the top" {n: quantity()} ("cards of your deck" | "card of your deck" | "cards from your deck")]
            | [("the top card of your deck" | "the top card from your deck") {n: Tacit(Quantity::Number(1))}];
        (cards) => [{cards: theirs_from_top()}];
    }

    /// Cards that are shown and get a name.
    fn revealed() -> Cards {
        (cards) => [{cards: from_top()}] | [{cards: from_bottom()}];
        (Cards::All(cards_in!(Who::Opponent, areas))) =>
            [("your opponent's hand" | "all cards in your opponent's hand") {areas: Tacit(vec![Area::Hand])}]
            | [{! THEY} ("their hand" | "all cards in their hand" | "the cards in their hand") {areas: Tacit(vec![Area::Hand])}];
    }

    fn whole_area() -> Cards {
        (Cards::All(cards_in!(Who::Opponent, areas))) => [("all cards in your opponent's hand" | "your opponent's hand") {areas: Tacit(vec![Area::Hand])}]
            | [("all cards in your opponent's life" | "your opponent's life") {areas: Tacit(vec![Area::Life])}];
        (Cards::All(cards_in!(Who::You, areas))) => [("all cards in your life" | "your life") {areas: Tacit(vec![Area::Life])}]
            | [("your deck and life" | "your deck and your life") {areas: Tacit(vec![Area::Deck, Area::Life])}]
            | ["your deck" {areas: Tacit(vec![Area::Deck])}];
    }
}

/// A single card was looked at: it is "it", too.
fn one_of(cards: &Cards) -> impl FnOnce(&mut Spoken) + use<> {
    let one = is_one(cards);
    move |spoken| {
        if one {
            spoken.it = spoken.pool.map(Referent::Named);
        }
    }
}

/// One card from the top or the bottom of a deck.
fn is_one(cards: &Cards) -> bool {
    matches!(cards, Cards::Top(_, n) | Cards::Bottom(_, n) if *n == Quantity::Number(1))
}

/// After cards got a name: it is this that is spoken of, if it is one, or these.
pub(super) fn single(cards: &Cards) -> impl FnOnce(&mut Spoken) + use<> {
    let one = is_one(cards);
    move |spoken| {
        let named = spoken.newest();
        spoken.renames();
        (spoken.it, spoken.them) = if one { (named, None) } else { (None, named) };
    }
}

/// A card that is put back where it lay is shown, and nothing else.
const BACK: &[&str] = &[
    "and place it face down on top of its owner's deck",
    ", place it face down on top of its owner's deck",
    ", then place it face down on top of its owner's deck",
    ", then flip the revealed card over and place it at the top of their deck",
];
const REVEAL: Does = Does(&["reveal"], &["your opponent reveals"]);
