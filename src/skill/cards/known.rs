//! Cards that are known where they are spoken of: this card, `it`, `the chosen card`, `your Leader Card`, `the remaining cards`.

use crate::ability::{Area, Cards, Filter, Name, Selector, Who};
use crate::skill::done::DoneBefore;
use crate::skill::first::First;
use crate::skill::phrase::{
    At, IT, Implied, Only, POOL, Page, Phrase, Referent, Spoken, THAT, THEM, Tacit, Taken, Ways, name, phrase,
};

phrase! {
    /// Cards that are spoken of without choosing.
    pub(in crate::skill) fn pointer() -> Cards {
        (cards) => [{cards: known()}];
        // "1 of your Leader Cards" is chosen like any other number of cards.
        (Cards::Leader(whose)) => [{whose: whose_leader()}];
        (Cards::Attacker) => ["the attacking card"];
        (Cards::Rest(pool, taken)) =>
            [("the remaining cards" | "the remaining card" | "any remaining cards" | "any other remaining cards" | "any other cards" | "the rest of the cards" | "the rest" | "the other cards") {pool: POOL} {taken: TAKEN_ONCE}];
        (Cards::All(Selector {
            whose: Who::You, areas, filter: Filter::Any, among: Some(pool), other: false, but: None, family: None, under: None
        })) => [("the remaining cards" | "the remaining card" | "any remaining cards" | "any other remaining cards" | "any other cards" | "the rest of the cards" | "the rest" | "the other cards") {! TAKEN_TWICE} {pool: POOL}
            {areas: Tacit(vec![Area::Deck])}];
    }

    pub(in crate::skill) fn whose_leader() -> Who {
        (Who::You) => [("your leader card" | "your leader")];
        (Who::Opponent) => [("your opponent's leader card" | "your opponent's leader")];
    }

    /// This card, or cards that have been spoken of.
    pub(in crate::skill) fn known() -> Cards {
        (Cards::This) => [("this card" | "this face-up card" | "this activated card") {-> Spoken::this_too}];
        (cards) => ["it" {cards: IT}]
            | [("that card" | "the card" | "that battle card" | "that unison card") {cards: THAT} {? !is_this(&cards)}]
            | ["that token" {cards: TOKEN}]
            | [("them" | "those cards" | "they") {cards: THEM}]
            | [("all of those cards" | "all of them" | "all those cards") {cards: LYING_BELOW}]
            | [{cards: DoneBefore}]
            | [("the chosen battle card" | "the chosen unison card") {cards: LastChosen { plural: false }} {? !matches!(&cards, Cards::Each(_))}]
            | [("the chosen card" | "the card chosen with this card's skill" | "the card chosen with this skill") {cards: LastChosen { plural: false }}]
            | [("the chosen cards" | "cards chosen with this card's skill" | "cards chosen with this skill" | "the cards chosen with this skill") {cards: LastChosen { plural: true }}]
            | [("all of the chosen cards" | "all of the cards chosen with this skill") {! CHOSEN_ONCE} {cards: LastChosen { plural: true }}];
    }
}

pub(in crate::skill) fn is_this(cards: &Cards) -> bool {
    *cards == Cards::This
}

/// What lies under a card, all of it.
const LYING_BELOW: Implied<Cards> = Implied(|spoken| match spoken.them {
    Some(below @ Referent::Below(_)) => Some(below.cards()),
    _ => None,
});

/// Nothing had been chosen before: "all of the chosen cards" are no more than these.
const CHOSEN_ONCE: Only = Only(|spoken| spoken.chosen_before.is_none());

/// The token that was made.
const TOKEN: Implied<Cards> = Implied(|spoken| spoken.token.map(Referent::cards));

/// More than once cards were taken from those looked at: the rest are those that still lie there.
const TAKEN_TWICE: Only = Only(|spoken| spoken.taken == Taken::More);

/// What was taken from the cards looked at, at once.
const TAKEN_ONCE: Implied<Name> =
    Implied(|spoken| if let Taken::Once(taken) = spoken.taken { Some(name(taken)) } else { None });

/// What was chosen last, or else what is spoken of; from here on that is what is spoken of.
#[derive(Clone)]
pub(in crate::skill) struct LastChosen {
    /// Whether several are meant.
    pub(in crate::skill) plural: bool,
}

impl Phrase for LastChosen {
    type Value = Cards;
    fn read(&self, _: &Page<'_>, at: At) -> Ways<Cards> {
        let spoken = at.spoken;
        let chosen = spoken.chosen.or(if self.plural { spoken.them } else { spoken.it });
        let speak = |spoken: &mut Spoken| {
            if self.plural {
                spoken.them = chosen;
            } else {
                spoken.calls(chosen);
            }
        };
        chosen.map(|chosen| (chosen.cards(), at.speak(speak))).into_iter().collect()
    }
    fn says(&self, value: &Cards, page: &Page<'_>, at: At) -> Vec<At> {
        self.read(page, at).into_iter().filter(|(cards, _)| cards == value).map(|(_, at)| at).collect()
    }
    fn first(&self) -> First {
        First::NOTHING
    }
}

/// What cards are put under, where a pointer says it: `that card`, never the very cards that are put there. From then on it is
/// that card again that is spoken of.
#[derive(Clone)]
pub(in crate::skill) struct Below;

impl Below {
    fn begin(at: At) -> At {
        at.speak(|spoken| spoken.it = if spoken.renamed { spoken.before } else { spoken.it })
    }
}

impl Phrase for Below {
    type Value = Cards;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Cards> {
        pointer().read(page, Self::begin(at))
    }
    fn says(&self, value: &Cards, page: &Page<'_>, at: At) -> Vec<At> {
        pointer().says(value, page, Self::begin(at))
    }
    fn first(&self) -> First {
        pointer().first()
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        pointer().leads(out);
    }
}
