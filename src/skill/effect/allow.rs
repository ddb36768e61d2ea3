//! What players can do for a time that they otherwise cannot: activate cards for another price, combo with cards in Rest Mode.

use super::super::cards::{cards_in, description};
use super::super::duration::until;
use super::super::phrase::{Said, Tacit, phrase};
use super::super::price::price;
use super::super::statement::{is_of_this, rests};
use crate::ability::{Area, Change, Discount, Effect, Icons, Selector, Until, Who};

phrase! {
    /// `until the start of your next turn, you can activate blue cards from your hand by …`.
    pub(super) fn allowed(before: Option<Until>) -> Effect {
        (Effect::GiveAll(cards_in!(Who::You, areas, filter), Change::Discount(Discount { cost, less, instead: true, of }), end)) =>
            ["you can activate" {filter: description()} "from your hand by" {cost: price()} {? !is_of_this(&cost)}
             ("instead of paying their energy costs" | "instead of paying their energy cost")
             {areas: Tacit(vec![Area::Hand])} {of: Tacit(Vec::new())} {less: Tacit(Icons::NONE)} {end: lasting(*before)}];
        (Effect::GiveAll(cards_in!(Who::You, areas, filter), Change::ComboResting, end)) =>
            ["you can use" ("your" | "") {filter: description()} {? rests(&filter)} "in combos" {areas: Tacit(Vec::<Area>::new())} {end: lasting(*before)}];
    }

    fn lasting(before: Option<Until>) -> Until {
        (end) => [{? before.is_none()} {end: until()}] | [{end: Said(*before)}];
    }
}
