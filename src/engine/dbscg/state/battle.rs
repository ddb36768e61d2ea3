//! A battle under way (chapter 7).

use serde::{Deserialize, Serialize};

use crate::engine::dbscg::ids::{BySeat, ObjectRef};

/// A battle under way (chapter 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battle {
    /// The attack card.
    pub attacker: ObjectRef,
    /// The guard card.
    pub guard: ObjectRef,
    /// The card that was attacked: the guard card before a \[Blocker\] (10-4-2).
    pub first_guard: ObjectRef,
    /// The attack has been negated (7-1-4).
    pub negated: bool,
    /// Which step it is in.
    pub step: BattleStep,
    /// Power that each player's combos have added by cards which are Z-Energy by now (4.00, 8-5-5).
    #[serde(default)]
    pub kept: BySeat<i32>,
}

impl Battle {
    /// A card stays where it is and is in the battle no more.
    pub(crate) fn forget(&mut self, card: ObjectRef) {
        for role in [&mut self.attacker, &mut self.guard, &mut self.first_guard] {
            if *role == card {
                // No object has this number yet.
                role.incarnation = role.incarnation.wrapping_sub(1);
            }
        }
    }
}

/// The steps of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum BattleStep {
    /// 7-1.
    Attack,
    /// 7-2.
    Offense,
    /// 7-3.
    Defense,
    /// 7-4, before powers are compared.
    Damage,
    /// 7-4-1-2 … 7-4-1-5: combos count.
    Comparison,
    /// 7-4-1-6 … 7-4-1-9, or 7-1-4-1 … 7-1-4-4: the battle is settled or broken off.
    End,
}
