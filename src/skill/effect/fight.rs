//! KO, modes, damage, leaders, the attack, markers.

use super::super::duration::until;
use super::super::phrase::{Tacit, phrase};
use super::super::quantity::quantity;
use super::super::selector::{object, pointer};
use crate::ability::{Cards, Effect, Mode, Quantity, Who};

phrase! {
    /// What is done to cards in play, to players and to the battle.
    pub(super) fn fights() -> Effect {
        (Effect::Ko(cards)) => ["ko" {cards: object()}];
        (Effect::Switch(cards, Mode::Active)) => ["switch" {cards: object()} "to active mode"];
        (Effect::Switch(cards, Mode::Rest)) => ["switch" {cards: object()} "to rest mode"];
        (Effect::Draw(n)) => [("draw" | "you draw") {n: quantity()} ("cards" | "card")];
        (Effect::DrawUpTo(n)) => ["draw up to" {n: quantity()} ("cards" | "card")];
        (Effect::PlayerDraws(Who::Both, n)) =>
            [("you and your opponent both draw" | "you and your opponent each draw" | "you and your opponent draw" | "both players draw" | "each player draws")
             {n: quantity()} ("cards" | "card")];
        (Effect::Damage(Who::Opponent, n)) =>
            [("deal" | "inflict") {n: quantity()} "damage to your opponent" ("'s life" | "")]
            | [("your opponent takes" | "your opponent receives") {n: quantity()} "damage"];
        (Effect::Damage(Who::You, n)) =>
            [("you take" | "take" | "you receive") {n: quantity()} "damage"] | ["deal" {n: quantity()} "damage to yourself"];
        (Effect::NegateAttack) => [("negate the attack" | "negate that attack" | "negate its attack")];
        (Effect::Flip(Cards::This)) => ["flip this card over"];
        (Effect::Markers(cards, n)) =>
            ["place" {n: quantity()} ("markers" | "marker") "on" {cards: pointer()}]
            | ["add" {n: quantity()} ("markers" | "marker") "to" {cards: pointer()}];
        (Effect::Markers(cards, Quantity::Number(-1))) => [("remove a marker from" | "remove 1 marker from") {cards: pointer()}];
        (Effect::Markers(cards, Quantity::Number(-2))) => ["remove 2 markers from" {cards: pointer()}];
        (Effect::NegateThisSkill(end)) => ["negate this skill" {end: until()}];
        (Effect::NegateActivation) => [("negate the [Counter] skill" | "negate the [Counter]" | "negate that [Counter]" | "negate that [Counter] skill"
            | "negate that skill's activation" | "negate the activation of that skill" | "negate the activation of the skill")];
        (Effect::NegateBlocker) => [("negate that [Blocker]" | "negate the [Blocker]" | "negate that [Blocker] skill")];
        (Effect::Redirect(cards)) =>
            [("change" | "switch") ("the target of the attack" | "the target of that attack" | "the target of attack" | "the attack target") "to" {cards: object()}]
            | [{cards: pointer()} "becomes the target of the attack"]
            | ["redirect" ("the attack" | "that attack") "to" {cards: object()}];
    }
}
