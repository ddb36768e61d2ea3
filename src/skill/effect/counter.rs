//! What a \[Counter\] does to the card that is being played.

use super::super::phrase::phrase;
use super::super::price::into;
use crate::ability::{Area, Destination, Effect};

phrase! {
    /// To change a play that is announced.
    pub(super) fn counters() -> Effect {
        (Effect::NegatePlay(to)) =>
            [("it is" | "it's" | "that card is" | "the card is" | "that battle card is") {to: gone()} "instead of being played"]
            | [("place" | "send" | "return") ("it" | "that card") {to: instead()} ("instead of it being played" | "instead of playing it")];
    }

    fn gone() -> Destination {
        (to) => [("placed" | "sent" | "returned") {to: instead()}];
        (Destination::To(Area::Removed)) => ["removed from the game"];
    }

    fn instead() -> Destination {
        (Destination::To(area)) => [{area: into()}];
        (Destination::DeckBottom) => [("at the bottom of its owner's deck" | "on the bottom of its owner's deck")];
    }
}
