//! What has happened. Triggers look at events; the log is a list of them.

use serde::{Deserialize, Serialize};

use crate::ability::{Area, Facing, Keyword, Mode, Phase, Step, Until};
use crate::engine::dbscg::Outcome;
use crate::engine::dbscg::ids::{CardId, Seat};
use crate::engine::dbscg::state::given::{Given, Whom};

/// Why a card moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// The rules.
    Rule,
    /// A draw (4-9).
    Draw,
    /// Another card of the same draw, which is no event of its own (4.00, 5-1-5).
    DrawOn,
    /// Damage (4-10).
    Damage,
    /// The charge of the turn (6-2-5).
    Charge,
    /// Being played.
    Play,
    /// A combo (3-7-3).
    Combo,
    /// A KO in battle.
    BattleKo,
    /// A KO by a skill.
    SkillKo,
    /// A price paid.
    Cost,
    /// A skill.
    Skill,
    /// Gathered for a keyword skill, in silence (11-7-2).
    Gather,
}

impl Cause {
    /// KO, by battle or skill (10-1).
    pub const fn is_ko(self) -> bool {
        matches!(self, Self::BattleKo | Self::SkillKo)
    }
}

/// A skill of a card, as it was used: a leader may show its other side by now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Hash, Deserialize)]
pub struct SkillOf {
    /// The card.
    pub card: CardId,
    /// The back was up.
    pub back: bool,
    /// The place of the skill among those of that side; what is given to the card comes after them.
    pub line: u8,
}

/// Something that has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A turn begins.
    Turn(u16, Seat),
    /// A phase begins.
    Phase(Phase),
    /// A phase is skipped (4.00, 20-13-1).
    PhaseSkipped(Phase),
    /// A step of a battle is skipped.
    StepSkipped(Step),
    /// A turn is skipped.
    TurnSkipped(u16),
    /// The deck of a player was shuffled, or their life.
    Shuffled(Seat, Area),
    /// A card changed area.
    Moved {
        /// The card.
        card: CardId,
        /// Whose area it left.
        from_seat: Seat,
        /// Which area it left.
        from: Area,
        /// Whose area it is in.
        to_seat: Seat,
        /// Which area it is in.
        to: Area,
        /// Why.
        cause: Cause,
    },
    /// A card went under another.
    PlacedUnder(CardId, CardId),
    /// A card was played (it has also moved).
    Played(CardId),
    /// A card changed position.
    Switched(CardId, Mode),
    /// A card was turned over.
    Flipped(CardId),
    /// A life card was turned face up, or face down.
    LifeTurned(CardId, bool),
    /// A card has been switched to Revealed Mode or to Hidden Mode.
    Turned(CardId, Facing),
    /// A card attacks another.
    Attacked(CardId, CardId),
    /// The attack was negated.
    AttackNegated,
    /// Another card is the guard card now.
    NewGuard(CardId),
    /// A card is used in a combo.
    Comboed(CardId),
    /// The power of attack and guard card when they were compared.
    Compared(i32, i32),
    /// A player took damage.
    Damaged(Seat, u8),
    /// Markers changed.
    Markers(CardId, i16),
    /// A player has so many energy markers more, or fewer (4.00, 5-14, 1-14-2).
    EnergyMarkers(Seat, i8),
    /// A skill of a card was activated.
    Activated(SkillOf),
    /// A keyword skill was used.
    Keyword(CardId, Keyword),
    /// A skill of a card took the place of what would have happened (8-9-1).
    Replaced(SkillOf),
    /// An activation was negated.
    Negated(CardId),
    /// A skill of a player gives something for a time (8-2-2-2).
    Given {
        /// To whom.
        to: Whom,
        /// What.
        what: Given,
        /// Until when.
        until: Until,
        /// Whose skill it is.
        master: Seat,
    },
    /// A card in an open area is one of those that have been given something.
    Reached(CardId),
    /// Something that was given is over.
    Ended(Whom, Given),
    /// What skills have given a Unison Card of power is over with a marker that it has lost (9-6-1-1).
    PowerReset(CardId),
    /// A card was shown to both players.
    Revealed(CardId),
    /// A player looked at a card (11-6).
    Looked(Seat, CardId),
    /// A player conceded.
    Conceded(Seat),
    /// The game is over.
    Over(Outcome),
}
