//! What players are asked. A decision is a list of legal choices; an answer is one of them.
//!
//! Choosing several things is choosing one after the other, with [`Choice::Done`] where one may stop: every decision can
//! be shown as a numbered list, and a replay is a seed and a list of numbers.

use serde::{Deserialize, Serialize};

use crate::engine::dbscg::ids::{CardId, Seat};

/// One thing that a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// No, nothing, go on.
    Pass,
    /// Enough chosen.
    Done,
    /// Yes.
    Yes,
    /// This card.
    Card(CardId),
    /// Play a card from hand.
    Play(CardId),
    /// Use a card in a combo.
    Combo(CardId),
    /// Attack with the first card; the second is the guard card.
    Attack(CardId, CardId),
    /// Activate a skill line of a card.
    Activate(CardId, u8),
    /// Put a card from hand under the identical Unison Card (6-3-1-2-3-3).
    Grow(CardId),
    /// A number.
    Number(u16),
    /// One of several options, from 0.
    Option(u8),
    /// An energy marker, in place of energy (4.00, 1-14-2).
    Marker,
    /// A skill line of a card takes the place of what would happen (8-9).
    Replace(CardId, u8),
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Whether the player who is asked goes first (4.00, 6-2-1-4).
    First,
    /// Whether the opening hand goes back (4.00, 6-2-1-9).
    Redraw,
    /// Which card of the player's combos becomes Z-Energy (4.00, 8-5-2).
    ZEnergy,
    /// Which cards of the opening hand go back (5-2-1-6-1).
    Mulligan,
    /// Which card to charge (6-2-5).
    Charge,
    /// What to do in the Main Phase (6-3-1-2).
    Main,
    /// What to do in the Offense Step (7-2-1-2).
    Offense,
    /// What to do in the Defense Step (7-3-1-2).
    Defense,
    /// Whether to answer with a \[Counter\] (4-7-3).
    Counter,
    /// Which pending \[Auto\] skill comes next (4-5-3-2).
    NextAuto,
    /// Whether to use an optional skill or pay its price.
    Use,
    /// Whether the skill cost is paid before the Z-Energy cost (4.00, 22-46-3-1).
    SkillCostFirst,
    /// Which energy to rest.
    Pay,
    /// Which number: an X, or one that a skill has a player name (2-12-3, 1-3-5).
    X,
    /// Which energy cost is declared (1-3-5).
    Cost,
    /// Which character name is declared.
    Character,
    /// Which keyword skill is picked.
    Keyword,
    /// Which cards a price takes.
    Price,
    /// Which cards a skill chooses (8-5-3).
    Choose,
    /// Which life card goes (4-10-2-1).
    Life,
    /// Which card to discard.
    Discard,
    /// Which option (10-27).
    Option,
    /// Which skill of a card is activated.
    Skill,
    /// Whether to do something optional.
    May,
    /// Whether to draw another card (4-9-4).
    DrawMore,
    /// Which of several cards that have entered a deck at once comes next, from the top (3-1-6).
    Order,
    /// How often a loop is gone through (11-1-2-1).
    Repeats,
    /// What happens instead (8-9-2).
    Instead,
}

/// A question to one player, and everything they may answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Hash)]
pub struct Decision {
    /// Who is asked.
    pub seat: Seat,
    /// What is asked.
    pub question: Question,
    /// The card whose skill asks, if one does.
    pub source: Option<CardId>,
    /// Every legal answer; never empty.
    pub options: Vec<Choice>,
}

/// The highest energy cost that can be declared; no card costs as much.
pub(crate) const MOST_DECLARED: u16 = 20;

/// The highest number that can be named: a decision is a list, and no cards of a game are more.
pub(crate) const MOST_NAMED: u16 = 120;
