//! How many there have to be, before the noun: `2 or more`, `another`, `no`.

use crate::ability::Bounds;
use crate::skill::cards::bounds;
use crate::skill::phrase::phrase;

/// None of them.
pub(super) const NONE: Bounds = Bounds { min: None, max: Some(0) };
/// One of them, or more.
pub(super) const ANY: Bounds = Bounds { min: Some(1), max: None };

phrase! {
    /// How many there have to be: `2 or more`, `a`, `no`.
    pub(super) fn number() -> Bounds {
        (range) => [("a total of" | "only" | "") {range: bounds()}];
        (Bounds { min: Some(1), max: None }) => [("a" | "an" | "any" | "at least one" | "")];
        (Bounds { min: None, max: Some(0) }) => ["no"];
    }

    /// How many others there have to be.
    pub(super) fn other_number() -> Bounds {
        (range) => [{range: bounds()} "other"];
        (Bounds { min: Some(1), max: None }) => [("another" | "other")];
        (Bounds { min: None, max: Some(0) }) => ["no other"];
    }

    pub(super) fn none() -> Bounds {
        (Bounds { min: None, max: Some(0) }) => [("a" | "an" | "any" | "")];
    }

    pub(super) fn no_other() -> Bounds {
        (Bounds { min: None, max: Some(0) }) => [("another" | "any other")];
    }

    pub(super) fn one_subject() -> Bounds {
        (Bounds { min: Some(1), max: None }) => [("a" | "an" | "")];
    }

    pub(super) fn another() -> Bounds {
        (Bounds { min: Some(1), max: None }) => ["another"];
    }
}
