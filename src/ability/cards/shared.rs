//! What cards can have in common.

use serde::{Deserialize, Serialize};

/// Something that a skill has a player declare, and that cards have or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Declared {
    /// A character name.
    Character,
    /// An original energy cost, from 0; it is the X of what follows, too.
    OriginalCost,
}

/// Something that cards can have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shared {
    /// A card name.
    Name,
    /// A character name.
    Character,
    /// A special trait.
    Trait,
    /// All of their colors, and no other.
    Colors,
    /// The energy cost.
    Cost,
    /// The power.
    Power,
}

/// How any two of the cards of a choice are related.
///
/// In YAML: `{different: name}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Relation {
    /// They have this in common.
    Same(Shared),
    /// They do not have this in common.
    Different(Shared),
}
