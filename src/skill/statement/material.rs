//! Cards for a keyword skill from other areas: `you can choose Battle Cards in your Drop when choosing cards to use with this
//! card's [Union] skill from your hand` (11-7-1).

use super::super::cards::{family, named_areas};
use super::super::phrase::phrase;
use super::super::word::Skills;
use crate::ability::{Area, Change, Family, Says, Scope, Statement, Subject};

phrase! {
    /// Cards for a keyword skill from other areas (11-7-1); what evolves from a card that comes from there is in its mode.
    pub(super) fn more_areas() -> Statement {
        (Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::Change(Change::PaysFor(of)) }) =>
            [("when paying for your leader card's" | "when paying for your leader's") {of: Skills} ("skill" | "") ", you may use this card in your battle area as part of the cost"];
        (Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::ChoosesFrom(kin, areas) }) =>
            [("when using this card's" | "when choosing a card to use with this card's" | "when choosing cards to use with this card's")
             {kin: family()} {? kin.clone() == Family::Evolve} "skill from your hand, you can choose"
             ("battle cards from your" | "battle cards in your" | "a battle card in your" | "a battle card from your") {areas: named_areas()}
             ("and play this card in active mode" | ", then play this card in active mode" | ", and play this card in active mode")];
        (Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::ChoosesFrom(kin, areas) }) =>
            ["you can choose battle cards in your" {areas: named_areas()} "when choosing cards to use with this card's" {kin: family()} ("skills" | "skill") ("from your hand" | "")]
            // As it is with [Union-Fusion] (10-13-3-1).
            | ["you can choose battle cards in your" {areas: named_areas()} "when choosing cards to use with this card's" {kin: family()} {? kin.clone() == Family::Union}
               "skill from your hand. if you do, place the chosen cards"
               ("in your drop area from your warp" | "from your warp in your drop area" | "from your warp into their owner's drop")
               {? areas.clone() == [Area::Warp]}];
    }
}
