//! Why the engine begins no game, in words.

use crate::ability::MOST_LINES;
use crate::engine::dbscg::edition::Unknown;
use crate::engine::dbscg::setup::SetupError;
use crate::engine::{exo, fow, yugioh};
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
        SetupError::Lines(_, card) => say!("setup-lines", card = card.as_str(), most = MOST_LINES),
    }
}

/// Why a game of Creatures of Exo cannot begin.
pub fn exo(error: &exo::SetupError) -> Message {
    use exo::SetupError;
    match error {
        SetupError::Leader(seat, card) => say!("exo-setup-leader", player = seat.to_string(), card = card),
        SetupError::Lives(seat, card) => say!("exo-setup-lives", player = seat.to_string(), card = card),
        SetupError::Misplaced(seat, card, deck) => {
            say!("exo-setup-misplaced", player = seat.to_string(), card = card, deck = *deck)
        }
        SetupError::TooFewCards(seat, cards) => {
            say!("setup-too-few-cards", player = seat.to_string(), cards = *cards, needed = exo::setup::FEWEST)
        }
        SetupError::Tactics(card) => say!("exo-setup-tactics", card = card),
        SetupError::Deeds(card) => say!("setup-deeds", card = card),
        SetupError::Lines(card) => say!("setup-lines", card = card, most = MOST_LINES),
        SetupError::TooMany => say!("setup-too-many"),
        // Lists come to no such thing; boards do, of which scenarios tell by what they call their cards.
        SetupError::Broken(_) => Message::from(error.to_string()),
    }
}

/// Why a game of Force of Will cannot begin.
pub fn force_of_will(error: &fow::SetupError) -> Message {
    use fow::SetupError;
    match error {
        SetupError::Ruler(seat, card) => say!("fow-setup-ruler", player = seat.to_string(), card = card),
        SetupError::Misplaced(seat, card, deck) => {
            say!("fow-setup-misplaced", player = seat.to_string(), card = card, deck = *deck)
        }
        SetupError::TooFewCards(seat, cards) => {
            say!("setup-too-few-cards", player = seat.to_string(), cards = *cards, needed = fow::setup::FEWEST)
        }
        SetupError::Deeds(card) => say!("setup-deeds", card = card),
        SetupError::Lines(card) => say!("setup-lines", card = card, most = MOST_LINES),
        SetupError::TooMany => say!("setup-too-many"),
        // Lists come to no such thing; boards do, of which scenarios tell by what they call their cards.
        SetupError::Broken(_) => Message::from(error.to_string()),
    }
}

/// Why a game of Yu-Gi-Oh! cannot begin.
pub fn yugioh(error: &yugioh::SetupError) -> Message {
    use yugioh::SetupError;
    match error {
        SetupError::Misplaced(seat, card, deck) => {
            say!("ygo-setup-misplaced", player = seat.to_string(), card = card, deck = *deck)
        }
        SetupError::TooFewCards(seat, cards) => {
            say!("setup-too-few-cards", player = seat.to_string(), cards = *cards, needed = yugioh::setup::FEWEST)
        }
        SetupError::Deeds(card) => say!("setup-deeds", card = card),
        SetupError::Lines(card) => say!("setup-lines", card = card, most = MOST_LINES),
        SetupError::TooMany => say!("setup-too-many"),
        // Lists come to no such thing; boards do, of which scenarios tell by what they call their cards.
        SetupError::Broken(_) => Message::from(error.to_string()),
    }
}

/// What an edition has no rule for: `a Unison Card`, `[Revive]`.
pub fn unknown(what: Unknown) -> Message {
    match what {
        Unknown::Kind(kind) => say!("a-kind", kind = kind.id()),
        Unknown::Keyword(keyword) => say!("in-brackets", keyword = wording::keyword(keyword)),
    }
}
