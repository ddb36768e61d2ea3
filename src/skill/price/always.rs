//! What a price can ask for that is always possible: something that the player bans for themselves, less power, a shuffle.

use super::super::cards::quantity;
use super::super::effect::{declared_at_most, gives};
use super::super::phrase::{Ahead, Alone, Block, Tacit, phrase};
use super::super::sentence::joined_clauses;
use super::super::word::SMALL;
use crate::ability::{
    Area, Block as Effects, Bounds, Cards, Change, Condition, Destination, Effect, Filter, HowMany, Price, Selector,
    Who,
};
use crate::card::Kind;

phrase! {
    /// What can always be done.
    pub(super) fn always() -> Effects {
        (effects) => [("shuffle your deck" | "shuffling your deck") {effects: Tacit(shuffle())}]
            // The leader is always there.
            | [{! Ahead(&["choose 1 of your leader cards", "choose 1 of your leaders"], true)} {effects: Block(joined_clauses())} {? weakens_leader(&effects)}]
            | [{effects: Block(gives())} {? is_possible(&effects)}]
            | [{! Ahead(&["place the top card of your opponent's deck"], true)} {effects: Block(joined_clauses())} {? takes_top_of_theirs(&effects)}]
            | [{effects: Block(Alone(marked()))}]
            | [("declare 1 number" | "declare a number") {effects: Tacit(declared())}]
            | [("you" | "") {effects: Block(Alone(declared_at_most()))}];
    }

    /// `send the top 2 cards of your deck to your Warp`: so many have to be there.
    pub(super) fn top_to_warp() -> Vec<Price> {
        [Price::Condition(Condition::Count(deck, Bounds { min: Some(n), max: None })), Price::Act(sent)] =>
            ["send the top" {n: SMALL} "cards of your deck" ("to your warp" | "to its owner's warp" | "to their owner's warp") {deck: Tacit(my_deck())} {sent: Tacit(top_sent(n.clone()))}];
    }

    /// The card itself gets markers.
    fn marked() -> Effect {
        (Effect::Markers(Cards::This, n)) => ["add" {n: quantity()} ("markers" | "marker") "to this card"];
    }
}

/// Whether nothing can keep the player from it.
fn is_possible(effects: &[Effect]) -> bool {
    let own = |effect: &Effect| match effect {
        Effect::GiveAll(cards, Change::Forbid(_), _) => cards.whose == Who::You,
        Effect::Give(Cards::This, Change::Power(_), _) => true,
        _ => false,
    };
    !effects.is_empty() && effects.iter().all(own)
}

/// The top card of the opponent's deck goes to their Drop Area: there always is one.
fn takes_top_of_theirs(effects: &[Effect]) -> bool {
    let [Effect::Name(name, Cards::Top(Who::Opponent, _)), Effect::Move(Cards::Named(same), to)] = effects else {
        return false;
    };
    name == same && *to == Destination::To(Area::Drop)
}

/// One's leader loses power.
fn weakens_leader(effects: &[Effect]) -> bool {
    let [Effect::Choose(choose), Effect::Give(Cards::Named(name), Change::Power(_), _)] = effects else { return false };
    let one = choose.count == HowMany::Exactly(1.into());
    let mine = choose.from.whose == Who::You && choose.from.filter == Filter::Kind(Kind::Leader);
    one && mine && *name == choose.name
}

fn my_deck() -> Selector {
    Selector { areas: vec![Area::Deck], ..Selector::default() }
}

fn top_sent(n: u8) -> Effects {
    [Effect::Move(Cards::Top(Who::You, i32::from(n).into()), Destination::To(Area::Warp))].into()
}

/// A number is declared (1-3-5).
fn declared() -> Effects {
    [Effect::NameNumber(None)].into()
}

/// The player's deck is shuffled.
pub(super) fn shuffle() -> Effects {
    [Effect::Shuffle(Who::You)].into()
}
