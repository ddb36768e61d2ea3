//! Numbers that a player declares (1-3-5).

use super::super::phrase::phrase;
use super::super::word::Number;
use crate::ability::{Effect, Quantity};

phrase! {
    /// A number up to a maximum, which may be 0 (1-3-5-1).
    pub(in super::super) fn declared_at_most() -> Effect {
        (Effect::NameNumber(Some(Quantity::Number(most)))) => [("declare 1 number that's" | "declare a number that's") {most: Number} ("or less" | "or lower")]
            | ["declare a number from 0 to" {most: Number}];
    }
}
