//! Looking at cards, showing them, shuffling.

use super::super::phrase::{At, Page, Phrase, Referent, Spoken, THEY, Tacit, Taken, Ways, name, phrase};
use super::super::quantity::quantity;
use super::super::selector::{cards_in, object};
use crate::ability::{Area, Cards, Effect, Filter, Name, Quantity, Selector, Who};

phrase! {
    /// To look at cards, to show some that are known, to shuffle.
    pub(super) fn looks() -> Effect {
        (Effect::LookAtTop(n, pool)) =>
            // 8-5-3-2: looking at fewer is never of use.
            ["look at" ("up to" | "") {n: quantity()} ("cards" | "card") "from the top of your deck" {pool: NewPool} {-> one_of(&Cards::Top(Who::You, n.clone()))}]
            | ["look at" ("up to the top" | "the top") {n: quantity()} ("cards" | "card") "of your deck" {pool: NewPool}]
            | ["look at the top card of your deck" {n: Tacit(Quantity::Number(1))} {pool: NewPool} {-> |s| s.it = s.pool.map(Referent::Named)}];
        (Effect::Look(cards, pool)) =>
            ["look at" ("up to" | "") {cards: from_bottom()} {pool: NewPool} {-> one_of(&cards)}] |
            ["look at" ("up to" | "") {cards: theirs_from_top()} {pool: NewPool} {-> one_of(&cards)}]
            | ["look at" {cards: whole_area()} {pool: NewPool}];
        (Effect::Reveal(cards)) => ["reveal" {cards: object()}];
        (Effect::Shuffle(Who::You)) => ["shuffle your deck" ("afterwards" | "") {-> |s| s.pool = None}];
        (Effect::Shuffle(Who::Opponent)) => [("shuffle your opponent's deck") {-> |s| s.pool = None}];
        (Effect::ShuffleSearched(Who::You, Area::Deck)) => [("shuffle your deck if you looked through it" | "if you looked through it, shuffle your deck" | "if you looked at your deck, shuffle your deck" | "if you looked through your deck, shuffle your deck" | "if you looked at your deck, shuffle it") {-> |s| s.pool = None}];
        (Effect::ShuffleLife(Who::You)) => ["shuffle your life"];
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
        (Cards::All(cards_in!(Who::You, areas))) => [("all cards in your life" | "your life") {areas: Tacit(vec![Area::Life])}];
    }
}

/// The name for cards that are looked at; nothing has been taken from them yet.
#[derive(Clone)]
pub(super) struct NewPool;

impl NewPool {
    fn spoken(at: At) -> At {
        at.speak(|spoken| {
            (spoken.pool, spoken.taken) = (Some(spoken.names), Taken::Nothing);
            (spoken.it, spoken.them) = (None, Some(Referent::Named(spoken.names)));
            spoken.names += 1;
        })
    }
}

impl Phrase for NewPool {
    type Value = Name;
    fn read(&self, _: &Page<'_>, at: At) -> Ways<Name> {
        vec![(name(at.spoken.names), Self::spoken(at))]
    }
    fn says(&self, value: &Name, _: &Page<'_>, at: At) -> Vec<At> {
        if *value == name(at.spoken.names) { vec![Self::spoken(at)] } else { Vec::new() }
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

/// `reveal the top card of your deck`: it gets a name, so that more can be said of it.
pub(super) fn reveals(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    let Some(at) = reveal_verb(page, at) else { return ways };
    for (cards, at) in revealed().read(page, at) {
        let pool = name(at.spoken.names);
        let show = Effect::Reveal(Cards::Named(pool.clone()));
        ways.push((vec![Effect::Name(pool, cards.clone()), show], shown(at, &cards)));
    }
    ways
}

fn reveal_verb(page: &Page<'_>, at: At) -> Option<At> {
    match page.heard(|| page.lit(at, "your opponent reveals")) {
        Some(at) => Some(at.speak(|spoken| spoken.they = true)),
        None => page.lit(at, "reveal"),
    }
}

/// As [`reveals`].
pub(super) fn says_reveals(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let [Effect::Name(pool, cards), Effect::Reveal(Cards::Named(same))] = effects else { return Vec::new() };
    if pool != same || *pool != name(at.spoken.names) {
        return Vec::new();
    }
    let said = reveal_verb(page, at).into_iter().flat_map(|at| revealed().says(cards, page, at));
    said.map(|at| shown(at, cards)).collect()
}

/// After cards that are shown got a name: more can be taken from among them.
fn shown(at: At, cards: &Cards) -> At {
    named(NewPool::spoken(at).speak(|spoken| spoken.names -= 1), cards)
}

/// After cards from the top of a deck got a name.
pub(super) fn named(at: At, cards: &Cards) -> At {
    let one = is_one(cards);
    at.speak(|spoken| {
        let cards = Some(Referent::Named(spoken.names));
        (spoken.it, spoken.them) = if one { (cards, None) } else { (None, cards) };
        spoken.names += 1;
    })
}

const SEARCHED: &[&str] = &[
    "shuffle any areas you looked through using this skill",
    "shuffle any areas you looked through with this skill",
    "shuffle any areas you looked through",
];

/// `shuffle any areas you looked through`: the deck and the life.
pub(super) fn shuffles(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    page.any(at, SEARCHED).map(|at| (searched().to_vec(), at)).into_iter().collect()
}

/// As [`shuffles`].
pub(super) fn says_shuffles(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    if effects == searched() { page.any(at, SEARCHED).into_iter().collect() } else { Vec::new() }
}

fn searched() -> [Effect; 2] {
    [Area::Deck, Area::Life].map(|area| Effect::ShuffleSearched(Who::You, area))
}
