//! One clause that says several instructions: cards that are shuffled into a deck, cards that are parted between its top and its
//! bottom, and one of two things to do with what was chosen.

use super::super::cards::{Choice, area, cards_in, pointer};
use super::super::phrase::{Alone, Boxed, Mapped, NewName, phrase};
use super::fight::objects;
use super::moves::SOME_DECK;
use crate::ability::{Area, Block, Cards, Choose, Destination, Effect, Filter, HowMany, Mode, Name, Selector, Who};

phrase! {
    /// Everything that a clause of this kind can mean.
    pub(super) fn compounds() -> Vec<Effect> {
        // `shuffle up to 2 red cards from your Drop Area into your deck`
        [Effect::Move(cards, Destination::Shuffled)] =>
            ["shuffle" {cards: objects()} ("into its owner's deck" | "into their decks" | "into their owner's deck" | "into their owners' decks" | "into their owners' deck")
             {-> |s| s.pool = None}]
            | ["shuffle" {cards: objects()} {? may_be_of(&cards, Who::You)} "into your deck" {-> |s| s.pool = None}]
            | ["shuffle" {cards: objects()} {? may_be_of(&cards, Who::Opponent)} ("into your opponent's deck" | "into their deck") {-> |s| s.pool = None}];
        [Effect::Move(Cards::All(cards_in!(Who::You, areas)), Destination::Shuffled)] =>
            ["shuffle your" {areas: Alone(area())} ("into your deck" | "into its owner's deck") {-> |s| s.pool = None}];
        (effects) => [{effects: Mapped(parted_cards(), |(cards, all, low)| Some(parted(cards, &all, &low)), |effects| unparted(effects))}]
            | [{effects: Mapped(either_deed(), |(object, deeds)| Some(either(object, deeds)), |effects| deeds_of(effects))}];
    }

    /// `place the remaining cards on the top and/or bottom of your deck in any order`, with two names.
    fn parted_cards() -> (Cards, Name, Name) {
        ((cards, all, low)) => [("place" | "return" | "put") {cards: pointer()}
            ("on the top and/or bottom of" | "at the top and/or bottom of" | "on the top and/or the bottom of" | "at the top and/or the bottom of"
             | "to the top and/or bottom of" | "on top and/or at the bottom of")
            {! SOME_DECK} ("in any order" | "") {all: NewName} {low: NewName} {-> |s| (s.it, s.them) = (None, None)}];
    }

    /// `add up to 1 red card from your deck to your hand or play it`, `play it or add it to your hand`.
    fn either_deed() -> (Cards, [Deed; 2]) {
        ((object, [Deed::Play, Deed::ToHand])) => ["play or add to your hand" {object: acted_on()}]
            | [("play" | "either play") {object: acted_on()} ("or add it to your hand" | ", or add it to your hand")];
        ((object, [Deed::ToHand, Deed::Play])) => ["add to your hand or play" {object: acted_on()}]
            | ["add" {object: acted_on()} ("to your hand or play it" | "to your hand, or play it" | "to your hand or play them")];
        ((object, [Deed::ToHand, Deed::Activate])) => ["add" {object: acted_on()} ("to your hand or activate it" | "to your hand, or activate it")];
        ((object, [Deed::Activate, Deed::ToHand])) => ["activate" {object: acted_on()} ("or add it to your hand" | ", or add it to your hand")];
    }

    fn acted_on() -> Cards {
        (Cards::Chosen(choose)) => [{choose: Boxed(Choice { who: Who::You, announced: false })}];
        (cards) => [{cards: pointer()}];
    }
}

/// Whether these can be cards of a player's.
fn may_be_of(cards: &Cards, who: Who) -> bool {
    match cards {
        Cards::Chosen(choose) if choose.from.among.is_none() => choose.from.whose == who,
        Cards::All(selector) if selector.among.is_none() => selector.whose == who,
        _ => true,
    }
}

/// As many as the player likes go to the bottom of the deck, the others on top of it.
fn parted(cards: Cards, all: &Name, low: &Name) -> Vec<Effect> {
    let from = Selector { among: Some(all.clone()), ..Selector::default() };
    vec![
        Effect::Name(all.clone(), cards),
        Effect::Choose(Choose::new(from, HowMany::Any, low)),
        Effect::Move(Cards::Named(low.clone()), Destination::DeckBottom),
        Effect::Move(Cards::Rest(all.clone(), low.clone()), Destination::To(Area::Deck)),
    ]
}

fn unparted(effects: &[Effect]) -> Option<(Cards, Name, Name)> {
    let [Effect::Name(all, cards), Effect::Choose(Choose { name: low, .. }), ..] = effects else { return None };
    (parted(cards.clone(), all, low) == effects).then(|| (cards.clone(), all.clone(), low.clone()))
}

/// What can be done with a card that was chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Deed {
    Play,
    ToHand,
    Activate,
}

impl Deed {
    fn effect(self, cards: Cards) -> Effect {
        match self {
            Self::Play => Effect::Play(cards, Mode::Active),
            Self::ToHand => Effect::Move(cards, Destination::To(Area::Hand)),
            Self::Activate => Effect::Activate(cards),
        }
    }

    fn of(effect: &Effect) -> Option<(Self, &Cards)> {
        let (deed, cards) = match effect {
            Effect::Play(cards, _) => (Self::Play, cards),
            Effect::Move(cards, _) => (Self::ToHand, cards),
            Effect::Activate(cards) => (Self::Activate, cards),
            _ => return None,
        };
        (deed.effect(cards.clone()) == *effect).then_some((deed, cards))
    }
}

/// One of two deeds of cards that are there, or are chosen first.
fn either(object: Cards, deeds: [Deed; 2]) -> Vec<Effect> {
    let (chosen, cards) = match object {
        Cards::Chosen(choose) => (Some(Effect::Choose((*choose).clone())), Cards::Named(choose.name)),
        there => (None, there),
    };
    let options = deeds.map(|deed| [deed.effect(cards.clone())].into()).to_vec();
    chosen.into_iter().chain([Effect::Options(1, options)]).collect()
}

fn deeds_of(effects: &[Effect]) -> Option<(Cards, [Deed; 2])> {
    let (chosen, options) = match effects {
        [Effect::Choose(choose), Effect::Options(1, options)] => (Some(choose), options),
        [Effect::Options(1, options)] => (None, options),
        _ => return None,
    };
    let [one, other]: &[Block; 2] = options.as_slice().try_into().ok()?;
    let ([one], [other]) = (&**one, &**other) else { return None };
    let ((first, cards), (second, _)) = (Deed::of(one)?, Deed::of(other)?);
    let object = chosen.map_or_else(|| cards.clone(), |choose| Cards::Chosen(Box::new(choose.clone())));
    let deeds = [first, second];
    (either(object.clone(), deeds) == effects).then_some((object, deeds))
}
