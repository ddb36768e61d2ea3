//! Why the engine begins no game, in words.

use crate::engine::dbscg::edition::Unknown;
use crate::engine::dbscg::setup::SetupError;
use crate::language::{Message, say};
use crate::wording;

/// Why a game cannot begin.
pub fn setup(error: &SetupError) -> Message {
    match error {
        SetupError::TooFewCards { seat, cards, needed } => {
            say!("setup-too-few-cards", player = seat.to_string(), cards = *cards, needed = *needed)
        }
        SetupError::NoLeader(seat, card, kind) => {
            say!("setup-no-leader", player = seat.to_string(), card = card.as_str(), kind = kind.id())
        }
        SetupError::Kind(seat, card, kind) => {
            say!("setup-misplaced", player = seat.to_string(), card = card.as_str(), kind = kind.id())
        }
        SetupError::NoZCard(seat, card, kind) => {
            say!("setup-no-z-card", player = seat.to_string(), card = card.as_str(), kind = kind.id())
        }
        SetupError::Unknown(seat, card, what) => {
            say!("setup-no-rule", player = seat.to_string(), card = card.as_str(), what = unknown(*what))
        }
    }
}

/// What an edition has no rule for: `a Unison Card`, `[Revive]`.
pub fn unknown(what: Unknown) -> Message {
    match what {
        Unknown::Kind(kind) => say!("a-kind", kind = kind.id()),
        Unknown::Keyword(keyword) => say!("in-brackets", keyword = wording::keyword(keyword)),
    }
}
