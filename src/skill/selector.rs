//! Cards in areas that fit a description: `your opponent's Battle Cards in Rest Mode`, `red cards in your hand`.

use super::card::description;
use super::phrase::{At, Page, Phrase, Tacit, Ways, name, phrase};
use super::place::Areas;
use super::word::ColorName;
use crate::ability::{Area, Cards, Choose, Filter, HowMany, Mode, Name, Selector, Who};

/// A selector of cards in areas, as a pattern and as a value.
macro_rules! cards_in {
    ($who:ident, $areas:ident, $filter:ident, $other:tt) => {
        Selector {
            whose: Who::$who,
            areas: $areas,
            filter: $filter,
            among: None,
            other: $other,
            family: None,
            under: None,
        }
    };
}

phrase! {
    /// After a number: `of your opponent's Battle Cards`, `red card in your hand`, `of your energy`.
    pub(super) fn chosen_from() -> Selector {
        (cards_in!(You, areas, filter, false)) =>
            ["of your" {filter: description()} {areas: Tacit(vec![])}]
            | ["of your" {filter: energy()} {areas: Tacit(vec![Area::Energy])}]
            | ["of your" {filter: description()} ("in your" | "from your") {areas: Areas}]
            | [{filter: description()} ("in your" | "from your") {areas: Areas}];
        (cards_in!(Opponent, areas, filter, false)) =>
            [("of your opponent's" | "opponent's") {filter: description()} {areas: Tacit(vec![])}]
            | [("of your opponent's" | "opponent's") {filter: energy()} {areas: Tacit(vec![Area::Energy])}]
            | [{filter: description()} ("in your opponent's" | "from your opponent's") {areas: Areas}];
        (cards_in!(You, areas, filter, true)) =>
            ["of your other" {filter: description()} {areas: Tacit(vec![])}]
            | ["of your" {filter: description()} "other than this card" {areas: Tacit(vec![])}];
        (cards_in!(Both, areas, filter, false)) => [{filter: description()} {areas: Tacit(vec![])}];
        (Selector { whose: Who::You, areas, filter, among: Some(pool), other: false, family: None, under: None }) =>
            [{filter: description()} ("among them" | "from among them" | "among those cards") {pool: Pool} {areas: Tacit(vec![])}];
    }

    /// Energy of some description: `mono-red energy`.
    fn energy() -> Filter {
        (Filter::Any) => ["energy"];
        (Filter::Color(color)) => [{color: ColorName} "energy"];
        (Filter::Mode(Mode::Rest)) => ["rest mode energy"];
        (Filter::Mode(Mode::Active)) => ["active mode energy"];
        (Filter::JustColors(colors)) => ["mono-" {colors: super::card::OneColor} "energy"];
    }

    /// All cards that fit: `all of your opponent's Battle Cards`.
    pub(super) fn all_of() -> Selector {
        (selector) => ["all" {selector: chosen_from()}];
        (cards_in!(You, areas, filter, false)) =>
            [("all your" | "each of your") {filter: description()} {areas: Tacit(vec![])}]
            | ["all cards in your" {areas: Areas} {filter: Tacit(Filter::Any)}];
        (cards_in!(Opponent, areas, filter, false)) =>
            [("all your opponent's" | "each of your opponent's") {filter: description()} {areas: Tacit(vec![])}];
    }

    /// How many are chosen.
    pub(super) fn how_many() -> HowMany {
        (HowMany::UpTo(n)) => ["up to" {n: super::quantity::quantity()}];
        (HowMany::Exactly(n)) => [{n: super::quantity::quantity()}];
        (HowMany::Any) => ["any number"] | ["any number of"];
        (HowMany::All) => ["all"];
    }
}

/// The cards that were looked at.
#[derive(Clone)]
struct Pool;

impl Phrase for Pool {
    type Value = Name;
    fn read(&self, _: &Page<'_>, at: At) -> Ways<Name> {
        at.spoken.pool.map(|pool| (name(pool), at)).into_iter().collect()
    }
    fn says(&self, value: &Name, _: &Page<'_>, at: At) -> Vec<At> {
        at.spoken.pool.filter(|pool| name(*pool) == *value).map(|_| at).into_iter().collect()
    }
}

/// A choice of cards, which get a name: `up to 1 of your opponent's Battle Cards, ignoring [Barrier]`.
#[derive(Clone)]
pub(super) struct Choice {
    /// Who chooses.
    pub(super) who: Who,
    /// Whether the choice is announced by "choose"; only then all can be chosen (8-5-3).
    pub(super) announced: bool,
}

impl Choice {
    /// What can be said of the choice after the number and the cards.
    fn spoken(at: At, choose: &Choose) -> At {
        let one = matches!(&choose.count, HowMany::Exactly(n) | HowMany::UpTo(n) if *n == 1.into());
        at.speak(|spoken| {
            use super::phrase::Referent;
            let chosen = Some(Referent::Named(spoken.names));
            (spoken.it, spoken.them) = if one { (chosen, spoken.them) } else { (None, chosen) };
            if choose.from.among.is_some() {
                spoken.taken = Some(spoken.names);
            }
            spoken.names += 1;
        })
    }
}

impl Phrase for Choice {
    type Value = Choose;

    fn read(&self, page: &Page<'_>, at: At) -> Ways<Choose> {
        let mut ways = Ways::new();
        for (count, at) in how_many().read(page, at) {
            if count == HowMany::All && !self.announced {
                continue;
            }
            for (from, at) in chosen_from().read(page, at) {
                let mut choose = Choose::new(from, count.clone(), "");
                choose.name = name(at.spoken.names);
                choose.who = self.who;
                for (barrier, at) in barrier(page, at) {
                    choose.ignoring_barrier = barrier;
                    ways.push((choose.clone(), Self::spoken(at, &choose)));
                }
            }
        }
        ways
    }

    fn says(&self, value: &Choose, page: &Page<'_>, at: At) -> Vec<At> {
        let plain = Choose {
            who: self.who,
            ignoring_barrier: value.ignoring_barrier,
            ..Choose::new(value.from.clone(), value.count.clone(), &value.name)
        };
        if plain != *value || (value.count == HowMany::All && !self.announced) {
            return Vec::new();
        }
        let mut places = Vec::new();
        for at in how_many().says(&value.count, page, at) {
            for at in chosen_from().says(&value.from, page, at) {
                if name(at.spoken.names) != value.name {
                    continue;
                }
                let said = barrier(page, at).into_iter().filter(|(barrier, _)| *barrier == value.ignoring_barrier);
                places.extend(said.map(|(_, at)| Self::spoken(at, value)));
            }
        }
        places
    }
}

/// `, ignoring [Barrier],`, or nothing.
fn barrier(page: &Page<'_>, at: At) -> Ways<bool> {
    let mut ways = vec![(false, at)];
    if let Some(at) = page.any(at, &[", ignoring [Barrier],", ", ignoring [Barrier]", "ignoring [Barrier]"]) {
        ways.push((true, at));
    }
    ways
}

phrase! {
    /// Cards that are spoken of where a sentence acts on them.
    pub(super) fn object() -> Cards {
        (Cards::Chosen(choose)) => [{choose: super::phrase::Boxed(Choice { who: Who::You, announced: false })}];
        (Cards::All(selector)) => [{selector: all_of()}];
        (cards) => [{cards: pointer()}];
    }

    /// Cards that are spoken of without choosing.
    pub(super) fn pointer() -> Cards {
        (cards) => [{cards: known()}];
        (Cards::Leader(Who::You)) => [("your leader card" | "your leader" | "1 of your leader cards" | "one of your leader cards")];
        (Cards::Leader(Who::Opponent)) => [("your opponent's leader card" | "your opponent's leader")];
        (Cards::Attacker) => ["the attacking card"];
        (Cards::Rest(pool, taken)) => [("the remaining cards" | "the rest" | "the rest of the cards") {pool: Pool} {taken: Taken}];
    }

    /// This card, or cards that have been spoken of.
    pub(super) fn known() -> Cards {
        (Cards::This) => ["this card"];
        (cards) => [("it" | "that card" | "the chosen card" | "the card") {cards: Pointer { plural: false }}]
            | [("them" | "those cards" | "the chosen cards" | "they") {cards: Pointer { plural: true }}];
    }
}

/// What was taken from the cards looked at.
#[derive(Clone)]
struct Taken;

impl Phrase for Taken {
    type Value = Name;
    fn read(&self, _: &Page<'_>, at: At) -> Ways<Name> {
        at.spoken.taken.map(|taken| (name(taken), at)).into_iter().collect()
    }
    fn says(&self, value: &Name, _: &Page<'_>, at: At) -> Vec<At> {
        at.spoken.taken.filter(|taken| name(*taken) == *value).map(|_| at).into_iter().collect()
    }
}

/// What "it" or "them" means here; nothing where nothing fits.
#[derive(Clone)]
struct Pointer {
    plural: bool,
}

impl Pointer {
    fn cards(&self, at: At) -> Option<Cards> {
        let referent = if self.plural { at.spoken.them } else { at.spoken.it };
        Some(referent?.cards())
    }
}

impl Phrase for Pointer {
    type Value = Cards;
    fn read(&self, _: &Page<'_>, at: At) -> Ways<Cards> {
        self.cards(at).map(|cards| (cards, at)).into_iter().collect()
    }
    fn says(&self, value: &Cards, _: &Page<'_>, at: At) -> Vec<At> {
        self.cards(at).filter(|cards| cards == value).map(|_| at).into_iter().collect()
    }
}
