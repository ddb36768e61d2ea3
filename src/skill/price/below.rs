//! Prices of a card that lies under another, and of one that goes there.

use super::{is_mine, so_many, to, under_it};
use crate::ability::{
    Area, Block as Effects, Bounds, Cards, Condition, Destination, Effect, Fate, Name, Price, Selector,
};
use crate::skill::cards::{card_above, chosen_from, taken};
use crate::skill::effect::destination;
use crate::skill::phrase::{Alone, AnyOf, Block, NewName, Spoken, Tacit, phrase};

phrase! {
    /// `this card is under a red card`; `place this card from under a red card in your Drop Area`.
    pub(super) fn from_below() -> Vec<Price> {
        [Price::Condition(Condition::Beneath(above))] => ["this card is under" {above: card_above()} {-> Spoken::works_below}];
        [Price::Condition(Condition::Beneath(above)), Price::This(fate)] =>
            [("place this card from under" | "send this card from under" | "return this card from under" | "remove this card from under")
             {above: card_above()} {fate: to_or_away()} {-> Spoken::works_below}];
    }

    /// `place only this card on top of a card in the Battle Area into its owner's Drop`: what lies under it stays (11-3-6).
    pub(super) fn top_alone() -> Vec<Price> {
        [Price::Condition(covering), Price::Act(act)] =>
            ["remove only this card" {! ON_TOP} {act: Block(Alone(top_away()))} {covering: Tacit(covers())}]
            | [("place" | "send" | "return") "only this card" {! ON_TOP} {act: Block(Alone(top_moved()))} {covering: Tacit(covers())}];
    }

    fn top_away() -> Effect {
        (Effect::MoveTop(Cards::This, Destination::To(Area::Removed))) => ["from the game"];
    }

    fn top_moved() -> Effect {
        (Effect::MoveTop(Cards::This, to)) => [{to: destination()}];
    }

    fn to_or_away() -> Fate {
        (fate) => [{fate: to()}];
        (Fate::To(Area::Removed)) => ["from the game"];
    }

    /// `place 1 red card from under this card on top of this card`: it is shown, and goes there.
    pub(super) fn on_top() -> Vec<Price> {
        [Price::Cards { count: 1, from, fate: Fate::Reveal, name: Some(named), power_of: None }, Price::Act(act)] =>
            ["place" ("1" | "a" | "an") {from: taken(1)} {? from.under.as_deref() == Some(&Cards::This)} "on top of this card" {named: NewName}
             {act: Tacit(onto_this(&named))}];
    }

    /// `place 1 red card from your hand under it`: it is shown, and goes there.
    pub(super) fn below() -> Vec<Price> {
        [Price::Cards { count, from, fate: Fate::Reveal, name: Some(named), power_of: None }, Price::Under(Cards::Named(same), host)] =>
            ["place" {count: so_many()} {from: chosen_from()} {? is_mine(&from)} {host: under_it()} {named: NewName} {same: Tacit(named.clone())}];
    }
}

const ON_TOP: AnyOf =
    AnyOf(&["on top of a card in the battle area", "on top of a card in your battle area", "on top of a card"]);

/// The card takes the place of this one.
fn onto_this(named: &Name) -> Effects {
    [Effect::Move(Cards::Named(named.clone()), Destination::Onto(Cards::This))].into()
}

/// This card lies on another.
fn covers() -> Condition {
    let below = Selector { under: Some(Box::new(Cards::This)), ..Selector::default() };
    Condition::Count(below, Bounds { min: Some(1), max: None })
}
