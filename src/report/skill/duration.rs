//! How long something lasts, and when it happens later.

use super::{InWords, Teller};
use crate::ability::{Moment, Phase, Until};
use crate::language::say;

impl InWords for Until {
    fn said(&self, teller: &Teller<'_>) -> String {
        let until = match self {
            Self::Battle => "battle",
            Self::Charge => "charge",
            Self::Main => "main",
            Self::Turn => "turn",
            Self::OpponentsTurn => "opponents-turn",
            Self::OpponentsNextTurn => "opponents-next-turn",
            Self::YourTurn => "your-turn",
            Self::YourNextTurn => "your-next-turn",
            Self::YourNextTurnStart => "your-next-turn-start",
            Self::YourNextMainStart => "your-next-main-start",
            Self::Game => "game",
        };
        teller.words(say!("skill-until", until = until))
    }
}

impl InWords for Moment {
    fn said(&self, teller: &Teller<'_>) -> String {
        teller.words(match self {
            Self::DamageEnd => say!("skill-moment-damage-end"),
            Self::BattleEnd => say!("skill-moment-battle-end"),
            Self::TurnEnd => say!("skill-moment-turn-end"),
            Self::EndOfTurn(whose) => say!("skill-moment-end-of-turn", who = teller.who(*whose)),
            Self::EndOfNextTurn(whose) => say!("skill-moment-end-of-next-turn", who = teller.who(*whose)),
            Self::NextTurnStart(whose) => say!("skill-moment-next-turn-start", who = teller.who(*whose)),
            Self::NextMainStart(whose) => say!("skill-moment-next-main-start", who = teller.who(*whose)),
        })
    }
}

impl InWords for Phase {
    fn said(&self, teller: &Teller<'_>) -> String {
        teller.words(say!("skill-is-phase", phase = <&str>::from(*self)))
    }
}
