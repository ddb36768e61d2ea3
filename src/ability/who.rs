//! Players, as skills speak of them.

use serde::{Deserialize, Serialize};

/// A player, as a skill speaks of them: always from the chair of its master (4-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// The skill's master.
    #[default]
    You,
    /// The other player.
    Opponent,
    /// Both, the turn player first (1-3-4).
    Both,
}

impl Who {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
    pub(crate) fn is_you(&self) -> bool {
        *self == Self::You
    }
}
