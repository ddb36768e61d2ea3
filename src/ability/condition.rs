//! What has to hold.

use serde::{Deserialize, Serialize};

use super::{Area, Bounds, Cards, Filter, Mode, Phase, Quantity, Selector, Who};

/// Something that holds or does not.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// Your Leader Card fits.
    Leader(Filter),
    /// The opponent's Leader Card fits.
    OpponentsLeader(Filter),
    /// The back of your Leader Card fits, whichever side is up.
    LeaderBack(Filter),
    /// So many cards fit.
    Count(Selector, Bounds),
    /// A number lies within bounds.
    Within(Quantity, Bounds),
    /// It is that player's turn.
    Turn(Who),
    /// The turn is in this phase.
    Phase(Phase),
    /// All of these cards fit, and there is one.
    Are(Cards, Filter),
    /// There is such a card at all: "if you did".
    Any(Cards),
    /// There are such cards, and all of them lie in this area.
    In(Cards, Area),
    /// The skill has done something to so many cards in this resolution: "if you added a card to your hand".
    Did {
        /// What it has done.
        deed: Deed,
        /// To which cards.
        #[serde(default = "Filter::any", skip_serializing_if = "Filter::is_any")]
        cards: Filter,
        /// To how many.
        count: Bounds,
    },
    /// The energy cost of the card was paid to activate the skill that asks, not spared and not paid in another way.
    PaidEnergyCost,
    /// There are such cards, and all of them came to where they are from one of these areas.
    Came(Cards, Vec<Area>),
    /// There are such cards, and all of them are being shown to both players (8-5-2-1, 11-2-1).
    Shown(Cards),
    /// There are such cards, and all of them have come to where they are in this turn.
    NewThisTurn(Cards),
    /// The card attacks.
    Attacking(Cards),
    /// The card guards.
    Guarding(Cards),
    /// The player's leader shows its back.
    Awakened(Who),
    /// The card that has the skill lies under such a card (11-3).
    Beneath(Selector),
    /// So many of the described cards, or more, lie under a card of the player's Battle Area.
    Under {
        /// How many.
        at_least: u8,
        /// Which cards lie below.
        cards: Filter,
        /// Which card lies above.
        host: Filter,
    },
    /// The contrary.
    Not(Box<Self>),
    /// All of these.
    All(Vec<Self>),
    /// One of these.
    Either(Vec<Self>),
}

/// Something that a skill does to cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// It plays them.
    Play,
    /// It KO's them.
    Ko,
    /// It moves them to an area, otherwise than by drawing.
    MoveTo(Area),
    /// It makes a player discard them.
    Discard,
    /// It makes a player draw them.
    Draw,
    /// It switches them to a mode.
    Switch(Mode),
    /// It negates their attack.
    NegateAttack,
    /// It takes control of them.
    TakeControl,
}
