//! Prices of a card that lies under another, and of one that goes there.

use super::{is_mine, so_many, to, under_it};
use crate::ability::{Area, Cards, Condition, Fate, Price};
use crate::skill::cards::{card_above, chosen_from};
use crate::skill::phrase::{NewName, Spoken, Tacit, phrase};

phrase! {
    /// `place this card from under a red card in your Drop Area`.
    pub(super) fn from_below() -> Vec<Price> {
        [Price::Condition(Condition::Beneath(above)), Price::This(fate)] =>
            [("place this card from under" | "send this card from under" | "return this card from under" | "remove this card from under")
             {above: card_above()} {fate: to_or_away()} {-> Spoken::works_below}];
    }

    fn to_or_away() -> Fate {
        (fate) => [{fate: to()}];
        (Fate::To(Area::Removed)) => ["from the game"];
    }

    /// `place 1 red card from your hand under it`: it is shown, and goes there.
    pub(super) fn below() -> Vec<Price> {
        [Price::Cards { count, from, fate: Fate::Reveal, name: Some(named), power_of: None }, Price::Under(Cards::Named(same), host)] =>
            ["place" {count: so_many()} {from: chosen_from()} {? is_mine(&from)} {host: under_it()} {named: NewName} {same: Tacit(named.clone())}];
    }
}
