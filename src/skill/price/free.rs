//! A price that leaves the number free: `choose 1 or 2 cards in your life and add them to your hand`.

use super::super::cards::{chosen_from, thousands};
use super::super::phrase::{Tacit, phrase};
use super::super::word::SMALL;
use super::{Given, fate_of_it, is_mine, mode, out_of_the_game, to};
use crate::ability::{Area, Bounds, Fate, Price};

phrase! {
    /// The cards that are chosen, between the least and the most, and what becomes of them.
    pub(super) fn free() -> Price {
        (Price::Between { count, from, fate, name: Some(named), power }) =>
            [("choose" | "choosing") {count: so_many()} {from: chosen_from()} {? is_mine(&from)} {power: together()} (", and" | "and" | ", then" | ",") {fate: fate_of_it()}
             {named: Given { points: None, chosen: true }}]
            | [("choose" | "choosing") {count: so_many()} {from: chosen_from()} {? is_mine(&from)} {power: together()} {fate: Tacit(Fate::Reveal)}
               {named: Given { points: Some(is_one(count.clone())), chosen: true }}]
            | [("reveal" | "revealing") {count: so_many()} {from: chosen_from()} {? is_mine(&from)} {fate: Tacit(Fate::Reveal)} {power: Tacit(None)}
               {named: Given { points: Some(is_one(count.clone())), chosen: true }}]
            | [("place" | "send" | "return" | "add" | "put" | "placing" | "sending" | "returning" | "adding") {count: so_many()} {from: chosen_from()} {? is_mine(&from)}
               {power: together()} {fate: to()} {named: Given { points: None, chosen: false }}]
            | [("switch" | "switching") {count: so_many()} {from: chosen_from()} {? is_mine(&from)} {fate: mode()} {power: Tacit(None)} {named: Given { points: None, chosen: false }}]
            | [("discard" | "discarding") {count: so_many()} {from: chosen_from()} {? from.areas == [Area::Hand]} {fate: Tacit(Fate::To(Area::Drop))} {power: Tacit(None)}
               {named: Given { points: None, chosen: false }}]
            | [("remove" | "removing") {count: so_many()} {from: chosen_from()} {? is_mine(&from)} {fate: out_of_the_game()} {power: Tacit(None)}
               {named: Given { points: None, chosen: false }}]
            | [("ko" | "koing" | "ko-ing") {count: so_many()} {from: chosen_from()} {? is_mine(&from)} {fate: Tacit(Fate::Ko)} {power: Tacit(None)}
               {named: Given { points: None, chosen: false }}];
    }

    fn so_many() -> Bounds {
        (Bounds { min: None, max: Some(most) }) => [("up to a total of" | "up to") {most: SMALL}];
        (Bounds { min: Some(least), max: Some(most) }) => [{least: SMALL} "or" {most: SMALL} {? least.clone() + 1 == most.clone()}];
        (Bounds { min: Some(least), max: None }) => [{least: SMALL} "or more"];
        (Bounds { min: None, max: None }) => [("any number of" | "any number")];
    }

    /// The power that they have together.
    fn together() -> Option<Bounds> {
        (Some(power)) => [("whose total power adds up to" | "for which the total power adds up to" | "with a total power of") {power: thousands()}];
        (None) => [""];
    }
}

fn is_one(count: Bounds) -> bool {
    count.max == Some(1)
}
