//! One clause that says several instructions: cards that are shuffled into a deck, cards that are parted between its top and its
//! bottom, and one of two things to do with what was chosen.

use super::super::cards::{Choice, area, cards_in, description, how_many, pointer};
use super::super::duration::until;
use super::super::phrase::{
    Alone, At, Boxed, Heard, Mapped, NewName, Page, Phrase, Referent, Spoken, Ways, Within, name, phrase,
};
use super::super::price::into;
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
        // `negate that attack and this skill for the turn`
        [Effect::NegateAttack, Effect::NegateThisSkill(end)] => [("negate that attack and this skill" | "negate the attack and this skill") {end: until()}];
        (effects) => [{effects: Mapped(parted_cards(), |(cards, all, low)| Some(parted(cards, &all, &low)), |effects| unparted(effects))}]
            | [{effects: Mapped(Within(either_choice(), |_| (), chosen_at_once), |choices| Some(one_of_two(choices)), |effects| two_choices(effects))}]
            | [{effects: Mapped(Within(of_each_place(), |_| (), chosen_at_once), |each| Some(each.effects()), |effects| OfEachPlace::of(effects))}]
            | [{effects: Mapped(either_deed(), |(object, deeds)| Some(either(object, deeds)), |effects| deeds_of(effects))}];
    }

    /// `choose up to 2 of your opponent's Battle Cards or up to 2 cards in their hand`: those of one place, or of the other.
    fn either_choice() -> [Choose; 2] {
        ([one, other]) => ["choose" {one: Choice { who: Who::You, announced: true }} (", or" | "or") {other: Choice { who: Who::You, announced: true }}
            {? cannot_be_one_choice(&one, &other)} {-> both_of_them}];
    }

    /// `choose up to 1 card each from your opponent's Life and Energy Areas`.
    fn of_each_place() -> OfEachPlace {
        (OfEachPlace { count, whose, areas: [first, second], names: [one, other] }) =>
            ["choose" {count: how_many()} ("card each from" | "cards each from") {whose: whose_areas()} {first: area()} "and" {second: area()} ("areas" | "")
             {one: NewName} {other: NewName} {-> |s| s.it = None} {-> both_of_them}];
    }

    fn whose_areas() -> Who {
        (Who::Opponent) => ["your opponent's"];
        (Who::You) => ["your"];
    }

    /// `place the remaining cards on the top and/or bottom of your deck in any order`, with two names.
    fn parted_cards() -> (Cards, Name, Name) {
        ((cards, all, low)) => [("place" | "return" | "put") {cards: pointer()}
            ("on the top and/or bottom of" | "at the top and/or bottom of" | "on the top and/or the bottom of" | "at the top and/or the bottom of"
             | "to the top and/or bottom of" | "on top and/or at the bottom of")
            {! SOME_DECK} ("in any order" | "") {all: NewName} {low: NewName} {-> |s| (s.it, s.them) = (None, None)}]
            | [("place" | "return" | "put") {cards: pointer()}
            ("on the top or bottom of" | "at the top or bottom of" | "on top or at the bottom of")
            {! SOME_DECK} "in any order" {all: NewName} {low: NewName} {-> |s| (s.it, s.them) = (None, None)}];
    }

    /// `add up to 1 red card from your deck to your hand or play it`, `play it or add it to your hand`.
    fn either_deed() -> (Cards, [Deed; 2]) {
        ((object, [Deed::Play, Deed::To(Area::Hand)])) => ["play or add to your hand" {object: acted_on()}]
            | [("play" | "either play") {object: acted_on()} ("or add it to your hand" | ", or add it to your hand")];
        ((object, [Deed::To(Area::Hand), Deed::Play])) => ["add to your hand or play" {object: acted_on()}]
            | ["add" {object: acted_on()} ("to your hand or play it" | "to your hand, or play it" | "to your hand or play them")];
        ((object, [Deed::To(Area::Hand), Deed::Play])) => ["search your deck for" {object: searched()} "and add it to your hand or play it"];
        ((object, [Deed::To(Area::Hand), Deed::Activate])) => ["add" {object: acted_on()} ("to your hand or activate it" | "to your hand, or activate it")];
        ((object, [Deed::To(one), Deed::To(other)])) =>
            [("place" | "send" | "add") {object: acted_on()} {one: into()} (", or" | "or") ("place it" | "send it" | "add it") {other: into()} {? one != other}];
        ((object, [Deed::Activate, Deed::To(Area::Hand)])) => ["activate" {object: acted_on()} ("or add it to your hand" | ", or add it to your hand")];
    }

    /// `up to 1 red card`, of the deck.
    fn searched() -> Cards {
        (Cards::Chosen(choose)) => [{choose: Boxed(Heard(in_deck))}];
    }

    fn acted_on() -> Cards {
        (Cards::Chosen(choose)) => [{choose: Boxed(Choice { who: Who::You, announced: false })}];
        (cards) => [{cards: pointer()}];
    }
}

/// So many cards of one's deck.
fn in_deck(page: &Page<'_>, at: At) -> Ways<Choose> {
    let mut ways = Ways::new();
    for (count, at) in how_many().read(page, at) {
        for (filter, at) in description().read(page, at) {
            let from = Selector { areas: vec![Area::Deck], filter, ..Selector::default() };
            let choose = Choose::new(from, count.clone(), &name(at.spoken.names));
            let at = Choice::spoken(at, &choose, false);
            ways.push((choose, at));
        }
    }
    ways
}

/// Whether as many of one place or of the other are chosen that one choice could not mean.
fn cannot_be_one_choice(one: &Choose, other: &Choose) -> bool {
    let as_many = one.count == other.count && matches!(one.count, HowMany::UpTo(_));
    let single = one.count == HowMany::UpTo(1.into());
    let placed = |choose: &Choose| choose.from.among.is_none() && choose.from.whose != Who::Both;
    as_many && placed(one) && placed(other) && (!single || one.from.whose != other.from.whose)
}

/// The two that got names last are spoken of; as one card, if each of them is.
fn both_of_them(spoken: &mut Spoken) {
    let both = spoken.names.checked_sub(2).map(|first| Referent::Span(first, spoken.names - 1));
    (spoken.it, spoken.them, spoken.chosen) = (both.filter(|_| spoken.it.is_some()), both, both);
}

/// As many cards of each of two areas.
#[derive(Clone)]
struct OfEachPlace {
    count: HowMany,
    whose: Who,
    areas: [Area; 2],
    names: [Name; 2],
}

impl OfEachPlace {
    fn effects(self) -> Vec<Effect> {
        let Self { count, whose, areas, names } = self;
        let from = |area| Selector { whose, areas: vec![area], ..Selector::default() };
        let choose = |(area, name): (Area, Name)| Effect::Choose(Choose::new(from(area), count.clone(), &name));
        areas.into_iter().zip(names).map(choose).collect()
    }

    /// What [`OfEachPlace::effects`] made these of.
    fn of(effects: &[Effect]) -> Option<Self> {
        let [Effect::Choose(one), Effect::Choose(other)] = effects else { return None };
        let areas = [*one.from.areas.first()?, *other.from.areas.first()?];
        let names = [one.name.clone(), other.name.clone()];
        let each = || Self { count: one.count.clone(), whose: one.from.whose, areas, names: names.clone() };
        (each().effects() == effects).then(each)
    }
}

/// Both are one choice to those who speak of it.
fn chosen_at_once(spoken: &mut Spoken, before: &Spoken) {
    spoken.chosen_before = before.chosen;
}

fn one_of_two(choices: [Choose; 2]) -> Vec<Effect> {
    vec![Effect::Options(1, choices.map(|choose| [Effect::Choose(choose)].into()).to_vec())]
}

/// What [`one_of_two`] made these of.
fn two_choices(effects: &[Effect]) -> Option<[Choose; 2]> {
    let [Effect::Options(1, options)] = effects else { return None };
    let chosen = |option: &Block| match &**option {
        [Effect::Choose(choose)] => Some(choose.clone()),
        _ => None,
    };
    options.iter().map(chosen).collect::<Option<Vec<_>>>()?.try_into().ok()
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
    To(Area),
    Activate,
}

impl Deed {
    fn effect(self, cards: Cards) -> Effect {
        match self {
            Self::Play => Effect::Play(cards, Mode::Active),
            Self::To(area) => Effect::Move(cards, Destination::To(area)),
            Self::Activate => Effect::Activate(cards),
        }
    }

    fn of(effect: &Effect) -> Option<(Self, &Cards)> {
        let (deed, cards) = match effect {
            Effect::Play(cards, _) => (Self::Play, cards),
            Effect::Move(cards, Destination::To(area)) => (Self::To(*area), cards),
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
