//! What a skill has done so far: `you added a card to your hand`, `you didn't play a card`.

use crate::ability::{Area, Bounds, Condition, Deed, Filter};
use crate::skill::card::description;
use crate::skill::phrase::{Tacit, phrase};
use crate::skill::quantity::bounds;

phrase! {
    /// Something that has been done, or not.
    pub(super) fn did() -> Condition {
        (Condition::Did { deed: Deed::MoveTo(Area::Hand), cards, count }) =>
            [("you added" | "you chose to add") {count: number()} {cards: description()} "to your hand" ("with this skill" | "using this skill" | "by this skill" | "")]
            | [("you didn't add" | "you did not add") {count: none()} {cards: description()} "to your hand" ("with this skill" | "using this skill" | "by this skill" | "")];
        (Condition::Did { deed: Deed::MoveTo(Area::Drop), cards, count }) =>
            [("a" | "an") {cards: description()} ("is placed in your drop area by this skill" | "is placed in your drop by this skill"
               | "was placed in your drop area by this skill") {count: Tacit(Bounds { min: Some(1), max: None })}]
            | [("you placed" | "you place") {count: number()} {cards: description()} ("in your drop area" | "in your drop") ("with this skill" | "using this skill" | "by this skill" | "")];
        (Condition::Did { deed: Deed::MoveTo(Area::Warp), cards, count }) =>
            ["you sent" {count: number()} {cards: description()} "to your warp" ("with this skill" | "using this skill" | "by this skill" | "")];
        (Condition::Did { deed: Deed::Play, cards, count }) =>
            [("you played" | "you play") {count: number()} {cards: description()} ("with this skill" | "using this skill" | "by this skill" | "")]
            | [("you didn't play" | "you did not play" | "you don't play") {count: none()} {cards: description()} ("with this skill" | "using this skill" | "by this skill" | "")];
        (Condition::Did { deed: Deed::Ko, cards, count }) =>
            [("you ko'd") {count: number()} {cards: description()} ("with this skill" | "using this skill" | "by this skill" | "")]
            | [("you didn't ko" | "you did not ko") {count: none()} {cards: description()} ("with this skill" | "using this skill" | "by this skill" | "")];
        (Condition::Did { deed: Deed::Discard, cards, count }) => ["you discarded" {count: number()} {cards: description()} ("with this skill" | "using this skill" | "by this skill" | "")];
        (Condition::Did { deed: Deed::Draw, cards: Filter::Any, count }) =>
            [("you drew" | "you chose to draw") {count: number()} ("cards" | "card") ("with this skill" | "using this skill" | "by this skill" | "")]
            | [("you didn't draw" | "you did not draw") {count: none()} ("cards" | "card") ("with this skill" | "using this skill" | "by this skill" | "")];
    }

    fn number() -> Bounds {
        (range) => [{range: bounds()}];
        (Bounds { min: Some(1), max: None }) => [("a" | "an" | "any")];
    }

    fn none() -> Bounds {
        (Bounds { min: None, max: Some(0) }) => [("a" | "an" | "any")];
    }
}
