//! When: the phases of a turn, how long something lasts, when it happens later.

use enumset::EnumSetType;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use super::Who;

/// The phases of a turn (6-1-1).
#[derive(Debug, EnumSetType, Hash, IntoStaticStr, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Phase {
    /// Before the first turn.
    SetUp,
    /// The Charge Phase (6-2).
    Charge,
    /// The Main Phase (6-3).
    Main,
    /// The End Phase (6-4).
    End,
}

/// The steps of a battle that one player acts in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The Offense Step, of the player who attacks (7-2).
    Offense,
    /// The Defense Step, of the player who is attacked (7-3).
    Defense,
}

/// What a player skips (4.00, 20-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Skip {
    /// That phase of their next turn.
    Phase(Phase),
    /// Their next turn.
    Turn,
    /// Everything, what is left of the turn under way included, up to the Main Phase of their next turn.
    UntilMain,
}

/// How long a continuous effect lasts, from the chair of its master and the moment it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// The end of the battle.
    Battle,
    /// The end of the Charge Phase.
    Charge,
    /// The end of the Main Phase.
    Main,
    /// The end of the turn.
    Turn,
    /// The end of the opponent's turn: of this one, if it is theirs, else of their next.
    OpponentsTurn,
    /// The end of the opponent's next turn after this one.
    OpponentsNextTurn,
    /// The end of the master's turn: of this one, if it is theirs, else of their next.
    YourTurn,
    /// The end of the master's next turn after this one.
    YourNextTurn,
    /// The start of the master's next turn.
    YourNextTurnStart,
    /// The start of the master's next Main Phase.
    YourNextMainStart,
    /// The end of the game.
    Game,
}

/// When a delayed action happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// At the end of the Damage Step of the battle; never where that does not come to it (4.00, 8-4-7).
    DamageEnd,
    /// At the end of the battle.
    BattleEnd,
    /// At the end of the turn.
    TurnEnd,
    /// At the end of that player's turn: of this one, if it is theirs, else of their next.
    EndOfTurn(Who),
    /// At the end of that player's next turn after this one.
    EndOfNextTurn(Who),
    /// At the start of that player's next turn, before their Charge Phase.
    NextTurnStart(Who),
    /// At the start of that player's next Main Phase.
    NextMainStart(Who),
}
