//! Moving cards from area to area, and discarding.

use super::super::cards::{
    Below, Choice, can_lie_open, cards_in, description, named_areas, object, places, pointer, quantity,
};
use super::super::duration::until;
use super::super::phrase::{
    Alone, AnyOf, At, Block as Instructions, Boxed, Does, Heard, IT, Idle, Mapped, NewName, Nothing, Only, Page,
    Phrase, THEM, Tacit, Ways, name, phrase,
};
use super::super::price::into;
use super::fight::objects;
use super::here::{FROM_BEHIND, from_here, in_place};
use super::look::{from_top, single};
use crate::ability::{
    Area, Block, Cards, Choose, Condition, Count, Destination, Effect, Filter, HowMany, Quantity, Selector, Who,
};
use crate::card::Kind;

phrase! {
    /// To move cards.
    pub(super) fn moves() -> Effect {
        (Effect::Move(cards, to)) =>
            [("place" | "send" | "return" | "add" | "put") {cards: from_here()} {to: destination()}]
            | [("place" | "send" | "return" | "add" | "put" | "move") {cards: objects()} {to: destination()}]
            | [("place" | "send" | "return" | "add") {cards: in_place()} {to: destination()}]
            | [("place" | "send" | "return" | "add" | "put") ("this card" | "this face-up card") {cards: Tacit(Cards::This)} {to: destination()} {! FROM_BEHIND}]
            | [("place" | "send" | "return") "this card from play" {cards: Tacit(Cards::This)} {to: destination()}]
            | ["discard" {cards: object()} {? !is_plain_discard(&cards)} {to: Tacit(Destination::To(Area::Drop))}]
            | ["discard" {cards: from_here()} {to: Tacit(Destination::To(Area::Drop))}]
            | ["remove" {cards: object()} "from the game" {to: Tacit(Destination::To(Area::Removed))}]
            | ["discard" ("all cards in your hand" | "all cards from your hand" | "your hand") {cards: Tacit(all_cards(Who::You, Area::Hand))}
               {to: Tacit(Destination::To(Area::Drop))}]
            | [("place" | "send" | "return" | "add" | "put") {cards: all_of_area()} {to: destination()}];
        (Effect::MoveNegated(cards, Destination::To(Area::ZEnergy), end)) =>
            ["add" {cards: object()} "to your z-energy with" ("its skills negated" | "their skills negated") {end: until()}];
        (Effect::If(Condition::In(Cards::This, Area::Drop), removed, no)) =>
            [("remove this card in the drop area" | "remove this card in the drop") "from the game" {removed: Instructions(Alone(this_removed()))} {no: Nothing}];
        (placed) => [("place" | "send" | "return" | "add" | "put") {placed: Heard(placed_last)}];
        (Effect::Discard(Who::You, n)) => ["discard" {n: quantity()} ("cards" | "card") ("from your hand" | "")];
    }

    fn this_removed() -> Effect {
        (Effect::Move(Cards::This, Destination::To(Area::Removed))) => [""];
    }

    /// `place this card (and only this card) in its owner's Drop Area`: what lies under it stays (11-3-6).
    pub(super) fn moves_top_card() -> Effect {
        (Effect::MoveTop(Cards::This, to)) =>
            [("place" | "send" | "return") "this card" ("(and only this card)" | "-and only this card-" | "- and only this card -") {to: destination()}]
            | [("place" | "send" | "return") "only this card" {to: destination()}]
            | ["remove only this card" {! Idle(ON_ANOTHER)} "from the game" {to: Tacit(Destination::To(Area::Removed))}];
    }

    /// `negate their [Energy-Exhaust] and place them in your energy`: they come in Active Mode (10-34-1).
    pub(super) fn moves_awake() -> Effect {
        (Effect::Move(cards, Destination::EnergyActive)) =>
            [("negate their [Energy-Exhaust] skills" | "negate their [Energy-Exhaust]") {! AnyOf(THEN)} "place them in your" {! ENERGY_AREA} {cards: THEM}]
            | [("negate its [Energy-Exhaust] skill" | "negate its [Energy-Exhaust]") {! AnyOf(THEN)} "place it in your" {! ENERGY_AREA} {cards: IT}]
            | [("negate this card's [Energy-Exhaust] skill" | "negate this card's [Energy-Exhaust]") {! AnyOf(THEN)} ("place it in your" | "place this card in your") {! ENERGY_AREA}
               {cards: Tacit(Cards::This)} {! FROM_BEHIND}]
            | [("negate this card's [Energy-Exhaust] skill" | "negate this card's [Energy-Exhaust]") {! AnyOf(THEN)} ("place it in your" | "place this card in your") {! ENERGY_AREA}
               {cards: Tacit(Cards::This)}]
            | [("add" | "place") {cards: from_here()} {! TO_YOUR} {! ENERGY_AREA} {! EXHAUST_NEGATED}]
            | [("add" | "place") {cards: object()} {! TO_YOUR} {! ENERGY_AREA} {! EXHAUST_NEGATED}];
    }

    fn all_of_area() -> Cards {
        (Cards::All(cards_in!(Who::Opponent, areas))) => [("all cards in" | "all of the cards in" | "all cards from") "your opponent's" {areas: named_areas()}];
    }

    /// Where cards go.
    pub(in super::super) fn destination() -> Destination {
        (Destination::To(area)) => [{area: into()}] | [("in" | "to" | "into") "your opponent's" {area: super::super::cards::area()} {? is_owned(area.clone())}] | [("in" | "to" | "into") ("its owner's" | "your" | "their owner's" | "their owners'") {area: energy()} "in active mode"];
        (Destination::Theirs(Area::Battle)) => [("in" | "into" | "to") "your opponent's battle area"];
        (Destination::To(Area::Deck)) => [
            ("on top of" | "on the top of" | "at the top of" | "to the top of") {! SOME_DECK} {! Idle(&["in any order"])}
        ];
        (Destination::FaceUp(area)) =>
            [("in" | "to" | "into" | "on top of") ("its owner's" | "your") {area: can_lie_open()} ("face up" | "face-up")]
            | [("face up in your" | "face-up in your" | "face-up in its owner's") {area: can_lie_open()}];
        (Destination::To(Area::Life)) => [("to your life face down" | "to their life face down" | "on top of your life" | "at the top of your life" | "on the top of your life")];
        (Destination::To(Area::Deck)) => ["back" ("in any order" | "in the same order")] | ["back on top of" {! SOME_DECK} {! Idle(&["in any order"])}];
        (Destination::EnergyResting) => [("in" | "to" | "into") ("its owner's" | "your opponent's" | "your" | "their owner's" | "their owners'" | "their") {! ENERGY_AREA} "in rest mode"];
        (Destination::DeckBottom) => [("at the bottom of" | "on the bottom of" | "to the bottom of") {! SOME_DECK} {! Idle(&["in any order"])}];
        (Destination::Under(cards)) => [("under" | "underneath" | "face up under") {cards: Below}] | ["under" {cards: host()}] | ["under your" {cards: the_one()}] | ["under" {cards: named_there()}];
        // 10-13-5-4: \[Union-Absorb\] plays what it places on top.
        (Destination::Onto(cards)) => ["on top of" {cards: Below} {! UNABSORBED}];
    }

    fn energy() -> Area {
        (Area::Energy) => [("energy area" | "energy")];
    }

    /// `your {Spaceship}`: the one that there is, or all of them.
    fn the_one() -> Cards {
        (Cards::All(cards_in!(Who::You, areas, filter))) =>
            [{filter: description()} {? matches!(&filter, Filter::Name(_))} {areas: Tacit(Vec::<Area>::new())}];
    }

    /// `{Spaceship} in your Battle Area`: one that is there.
    fn named_there() -> Cards {
        (Cards::Chosen(choose)) => [{choose: Boxed(one_named_there())}];
    }

    fn one_named_there() -> Choose {
        (Choose {
            from: cards_in!(Who::You, areas, filter), count, name, who: Who::You, ignoring_barrier: false, related: None, together: None, at_random: false
        }) => [{filter: description()} {? matches!(&filter, Filter::Name(_))} ("in your battle area") {areas: Tacit(vec![Area::Battle])}
            {count: Tacit(HowMany::Exactly(1.into()))} {name: NewName}];
    }

    /// `place up to 2 cards from the top of your deck in your Drop Area`: they get a name, so that more can be said of them.
    pub(super) fn moves_top() -> Vec<Effect> {
        (effects) => [{! MOVE} {effects: top_to()}] | [{effects: taken_from_top()}] | [{! MOVE} "up to" {effects: Mapped(top_to(), |effects| as_many_as_liked(&effects), |effects| so_many(effects))}];
        [Effect::Name(called, Cards::Top(Who::You, n)), Effect::Move(Cards::Named(same), to)] =>
            [{! MOVE} {n: quantity()} ("cards" | "card") {to: destination()} "from the top of your deck" {called: NewName}
             {-> single(&Cards::Top(Who::You, n.clone()))} {same: Tacit(called.clone())}];
    }

    /// `you and your opponent place the top card of your decks in your Drop Areas`.
    pub(super) fn moves_both_tops() -> Vec<Effect> {
        [Effect::Name(mine, Cards::Top(Who::You, Quantity::Number(1))), Effect::Move(Cards::Named(same), Destination::To(Area::Drop)),
         Effect::Name(theirs, Cards::Top(Who::Opponent, Quantity::Number(1))), Effect::Move(Cards::Named(again), Destination::To(Area::Drop))] =>
            [("you and your opponent place" | "you and your opponent each place" | "both players place" | "each player places")
             ("the top card of your decks in your drop areas" | "the top card of your decks in your drops" | "the top card of their decks in their drop areas" | "the top card of their deck in their drop area")
             {mine: NewName} {same: Tacit(mine.clone())} {theirs: NewName} {again: Tacit(theirs.clone())}];
    }

    /// `you and your opponent both draw 2 cards and discard 1 card from your hands`.
    pub(super) fn both_draw_and_discard() -> Vec<Effect> {
        [Effect::PlayerDraws(Who::Both, drawn), Effect::Discard(Who::Both, discarded)] =>
            [("you and your opponent both draw" | "you and your opponent each draw" | "you and your opponent draw" | "both players draw" | "each player draws")
             {drawn: quantity()} ("cards" | "card") ("and discard" | ", then discard" | "and discards") {discarded: quantity()} ("cards" | "card")
             ("from your hands" | "from their hands" | "from their hand")];
    }

    /// `take the top 2 cards from your deck and add them to your hand`.
    fn taken_from_top() -> Vec<Effect> {
        [Effect::Name(called, cards), Effect::Move(Cards::Named(same), to)] =>
            ["take" {cards: from_top()} {called: NewName} {-> single(&cards)} ("and add them" | "and add it" | "and place them" | "and place it") {to: destination()} {same: Tacit(called.clone())}];
    }

    fn top_to() -> Vec<Effect> {
        [Effect::Name(called, cards), Effect::Move(Cards::Named(same), to)] =>
            [{cards: from_top()} {called: NewName} {-> single(&cards)} {to: destination()} {same: Tacit(called.clone())}];
    }

    /// `place it at the top or bottom of your deck`. Whether several cards may be parted is not said: that is not read.
    pub(super) fn moves_either() -> Vec<Effect> {
        [Effect::Options(1, options)] => [{options: Mapped(to_either_end(), |(cards, _)| Some(either(&cards)), |options| at_either(options))}];
    }

    fn to_either_end() -> (Cards, Cards) {
        ((cards, it)) => [("place" | "send" | "add" | "put") {cards: pointer()} {it: IT} {? it == cards}
            ("at the top or bottom of" | "on the top or bottom of" | "at the top or the bottom of" | "on top or at the bottom of") {! SOME_DECK} {! Idle(&["in any order"])}];
    }

    /// One card that others are put under, chosen on the spot.
    fn host() -> Cards {
        (cards) => [{cards: object()} {? matches!(&cards, Cards::Chosen(_))}];
        (Cards::Chosen(choose)) => [{choose: Boxed(Heard(one_of_yours))}];
        (Cards::All(cards_in!(Who::You, areas, filter))) =>
            ["your" {filter: description()} {? is_a_leader(&filter)} {areas: Tacit(Vec::<Area>::new())}];
    }
}

/// `your 《God》 Battle Card`, `one of your {Spaceship} cards`: one that is there.
fn one_of_yours(page: &Page<'_>, at: At) -> Ways<Choose> {
    let (one, single) = (page.lit(at, "one of your"), page.lit(at, "your"));
    let Some(begin) = one.or(single) else { return Ways::new() };
    let ways = description().read(page, begin).into_iter();
    let counted = |end: At| {
        let words = page.between(begin, end);
        // 3-9: there is one Unison Card.
        let unison = words.ends_with("unison") || words.ends_with("unison card");
        one.is_some() || unison || words.contains(" battle card")
    };
    let ways = ways.filter(|(filter, end)| {
        counted(*end) && (one.is_some() || !page.between(begin, *end).contains("cards")) && !is_a_leader(filter)
    });
    let choose = |filter, at: At| {
        let from = Selector { filter, ..Selector::default() };
        Choose::new(from, HowMany::Exactly(1.into()), &name(at.spoken.names))
    };
    ways.map(|(filter, at)| (choose(filter, at), at.speak(|spoken| spoken.names += 1))).collect()
}

/// `up to 1 red ＜Hit＞ card to your hand from your deck`: where they are stands behind where they go.
fn placed_last(page: &Page<'_>, at: At) -> Ways<Effect> {
    let mut ways = Ways::new();
    for (choose, extent, at) in (Choice { who: Who::You, announced: false }).with_place(page, at) {
        let nowhere = choose.from.areas.is_empty() && choose.from.among.is_none() && choose.from.under.is_none();
        if !nowhere || extent.dashed > 0 || choose.count == HowMany::All {
            continue;
        }
        for (to, at) in destination().read(page, at) {
            for (place, at) in places(page, at, false, false).into_iter().filter(|(place, _)| !place.areas.is_empty()) {
                let whose = place.whose.filter(|whose| [*whose, Who::Both].contains(&choose.from.whose));
                let moved = |whose| {
                    let from = Selector { whose, areas: place.areas.clone(), ..choose.from.clone() };
                    Effect::Move(Cards::Chosen(Box::new(Choose { from, ..choose.clone() })), to.clone())
                };
                ways.extend(whose.map(|whose| (moved(whose), at)));
            }
        }
    }
    ways
}

/// Whether a description is of leaders, and says more of them: there is one, or it is not so.
fn is_a_leader(filter: &Filter) -> bool {
    matches!(filter, Filter::All(parts) if parts.contains(&Filter::Kind(Kind::Leader)))
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

/// What this card lies on.
const ON_ANOTHER: &[&str] = &["on top of a card in the battle area", "on top of a card in your battle area"];
const TO_YOUR: AnyOf = AnyOf(&["to your", "in your", "into your"]);
const EXHAUST_NEGATED: AnyOf = AnyOf(&[
    "with its [Energy-Exhaust] negated",
    "with its [Energy-Exhaust] skill negated",
    "with their [Energy-Exhaust] negated",
    "with their [Energy-Exhaust] skills negated",
]);
const THEN: &[&str] = &[", and", "and", ", then", ","];

/// `energy area`, `energy`.
const ENERGY_AREA: AnyOf = AnyOf(&["energy area", "energy"]);

/// `your deck`, `its owner's deck`: cards go to the deck of their owner, whatever is said.
pub(super) const SOME_DECK: AnyOf = AnyOf(&[
    "its owner's deck",
    "your deck",
    "their owner's deck",
    "their owners' decks",
    "their owners' deck",
    "their decks",
    "their deck",
    "your opponent's deck",
    "the opponent's deck",
    "the deck",
]);

/// The skill is not \[Union-Absorb\].
const UNABSORBED: Only = Only(|spoken| !spoken.absorbs);

const MOVE: Does =
    Does(&["place", "send", "add", "put"], &["your opponent places", "your opponent sends", "your opponent adds"]);

/// As many as the player likes: a number that is named first.
fn as_many_as_liked(effects: &[Effect]) -> Option<Vec<Effect>> {
    let [Effect::Name(called, Cards::Top(whose, most @ Quantity::Number(_))), moved] = effects else {
        return None;
    };
    let cards = Cards::Top(*whose, Quantity::Counted(Box::new(Count::X)));
    Some(vec![Effect::NameNumber(Some(most.clone())), Effect::Name(called.clone(), cards), moved.clone()])
}

/// The same without the choice.
fn so_many(effects: &[Effect]) -> Option<Vec<Effect>> {
    let [Effect::NameNumber(Some(most)), Effect::Name(called, Cards::Top(whose, _)), moved] = effects else {
        return None;
    };
    let fixed = vec![Effect::Name(called.clone(), Cards::Top(*whose, most.clone())), moved.clone()];
    (as_many_as_liked(&fixed)? == effects).then_some(fixed)
}

fn either(cards: &Cards) -> Vec<Block> {
    let to = |to| [Effect::Move(cards.clone(), to)].into();
    vec![to(Destination::To(Area::Deck)), to(Destination::DeckBottom)]
}

/// The cards of [`either`], twice.
fn at_either(options: &[Block]) -> Option<(Cards, Cards)> {
    let [Effect::Move(cards, _)] = &**options.first()? else { return None };
    (either(cards) == options).then(|| (cards.clone(), cards.clone()))
}
