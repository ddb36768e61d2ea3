//! What an edition of the manual changes in play.
//!
//! The manuals answer some questions differently: each is a [`Point`], named by what holds where it holds, with the rule of
//! manual 4.00 or 1.10 that says so. Which edition has which stands in `data/rulesets/*.yaml`, and `sim::edition` brings it
//! here. Nothing else in the engine knows editions.

use enumset::{EnumSet, EnumSetType};
use strum::{EnumString, IntoStaticStr};

use crate::ability::Keyword;
use crate::card::Kind;
use crate::engine::dbscg::keywords::Keywords;

/// A point in which the manuals differ.
#[derive(Debug, EnumSetType, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[non_exhaustive]
pub enum Point {
    /// There are Unison Cards (2-3-2), and by them markers, X costs and Unison growth.
    UnisonCards,
    /// There are Z-Cards, which wait in a Z-Deck and leave the game from play (4.00, 14-1), and Z-Energy that pays for them (1-3).
    ZCards,
    /// "Energy cost" in a text means the specified cost where that is higher than the total cost (2-11-3).
    SpecifiedCostCounts,
    /// A card that becomes the guard card by \[Blocker\] is attacked (10-4-1-1; 4.00, 22-4-3-1).
    BlockerIsAttacked,
    /// The player whom chance names says who goes first (4.00, 6-2-1-4), and the Leader Cards' skills wait for that (6-2-1-6);
    /// without, chance itself decides (5-2-1-5).
    FirstPlayerIsChosen,
    /// Who goes second begins with an energy marker (4.00, 6-2-1-11), which pays for one energy (1-14-2).
    EnergyMarkers,
    /// Who goes first does not attack in their first turn (4.00, 7-3-4-4-1).
    NoFirstAttack,
    /// There is a checkpoint between switching to Active Mode and drawing (4.00, 7-2-8).
    CheckpointBeforeDrawing,
    /// What was put off until a moment happens in the checkpoint, behind the \[Auto\] skills that wait there (4.00, 4-2-2-4);
    /// without, before they are triggered.
    PutOffComesLast,
    /// Effects of the turn end once, behind the last End Phase (4.00, 7-4-4, 7-4-5); without, at the end of each (6-4-1-2).
    EffectsEndOnce,
    /// Who activates a \[Counter\] has no other in the same timing (4.00, 9-7-3-2-1, 22-10-4-1).
    OneCounterATiming,
    /// An Extra Card used from hand goes to the Drop Area as its energy cost is paid (4.00, 12-2-2-2); without, as it resolves
    /// (8-5-2-5-1).
    ExtrasGoWhenPaid,
    /// A battle closes with its own step (4.00, 8-5), in which cards of the combos can become Z-Energy (8-5-2); one that has lost
    /// its attack or guard card comes to it at once (8-1-7).
    BattleEndStep,
    /// An X in the energy cost of a Unison Card counts nothing in play (4.00, 1-2-2-2-2); without, as many as there are markers
    /// (2-11-3).
    XIsNothingInPlay,
    /// A Unison Card that loses a marker and keeps one loses all that was done to it (4.00, 21-7-2); without, its power alone is
    /// reset (9-6-1-1).
    MarkersTakeAllAlong,
    /// A marker price is paid in the Unison Area alone (4.00, 13-4-3).
    MarkersPayInTheirArea,
    /// A skill that was given is gone for good when it is negated, and cards whose skills are negated are given none (4.00,
    /// 9-1-2-2, 9-1-5).
    NegatedGiftsAreGone,
    /// A Unison Card without markers goes to the Drop Area, however it came (4.00, 21-9-2).
    NoMarkersNoStay,
    /// Life that was only looked at is not shuffled (4.00, 20-12-3); without, it is (11-6-3).
    LookedAtLifeStays,
    /// An \[Evolve\] whose base has left or fits no more does not resolve, and its card goes to the Drop Area (4.00, 22-5-5-1,
    /// 22-5-7).
    EvolveNeedsItsBase,
    /// A card with \[Ultimate\] that leaves play, fails to be played or is used up leaves the game (4.00, 22-14-3).
    UltimateLeaves,
    /// \[Swap\] shows the card that comes and returns its own as a price (4.00, 22-22-3); without, that is its effect (10-24-3).
    SwapPaysWithItself,
    /// Who becomes the guard card after the Attack Step is not attacked (4.00, 8-1-7-2).
    RedirectionIsNoAttack,
    /// A card that goes elsewhere instead of being KO'd counts as KO'd all the same (4.00, 5-12-3).
    ReplacedKoCounts,
    /// Power from combos is gone before the cards of the combos go, and not before (4.00, 8-5-5).
    CombosEndFirst,
    /// Between a KO in battle and what waits for having done it lies a checkpoint (4.00, 8-4-6-2-2).
    CheckpointAfterKo,
    /// What a \[Counter\] plays can be answered (4.00, 9-7-3-5-1).
    CounterPlaysAreAnswered,
    /// Rule processing comes in every counter timing, those between \[Counter\] skills too (4.00, 4-3-3-1, 9-7-3-3, 9-7-3-5-1);
    /// without, in the first alone (4-7-3-1).
    CountersSettle,
    /// A card that skills do not affect pays for none, its own player's included (4.00, 20-4-1); without, prices are no effects
    /// (4-13-1).
    UnaffectedPayNothing,
    /// Effects stay on a card that goes from one area in play to another (4.00, 3-1-4-1); without, from Battle to Combo Area and
    /// back (3-1-5).
    EffectsStayInPlay,
    /// What a skill has shown is hidden again as soon as the skill has resolved (4.00, 20-11-2); without, in the next checkpoint.
    ShownUntilResolved,
    /// Damage that a skill deals is taken in the next checkpoint or counter timing (4.00, 21-3-1); without, at once.
    DamageWaits,
    /// Where more cards are in an area than may be, their master says which stay (4.00, 21-11-3).
    MasterKeepsOne,
    /// A card from hand or Z-Deck that may no longer be played goes to the Drop Area (4.00, 5-5-4, 22-5-7).
    FailedPlaysGo,
    /// A card that would end up elsewhere than a price says does not pay it (4.00, 5-8-2-2-1).
    PricesArePaidAsSaid,
    /// A skill whose card has gone with its last marker does not reach it any more (4.00, 20-1-7).
    ThisCardStaysThere,
    /// A Leader Card's \[Revenge\] is not activated (4.00, 22-9-2).
    LeadersTakeNoRevenge,
    /// \[Revive\] asks for original colors (4.00, 22-34-3).
    ReviveByOriginalColors,
    /// A card of one color that gains others is mono-color still, and no multicolor card (4.00, 1-8-1-1-1-2, 1-8-1-2-1).
    GainedColorsAreNotCounted,
    /// Drawing several cards is one event (4.00, 5-1-5).
    DrawingCountsOnce,
    /// The name of a token has "Token" at its end (4.00, 19-1-4); without, it has not (10-18-4).
    TokensAreCalledSo,
    /// A card name in the singular stands for its plural, and the other way round (4.00, 2-3-2-1).
    PluralNamesAreMeant,
    /// Who discards by a Battle Card's skill does so by one in a Battle Area (4.00, 20-7-2).
    BattleCardsActThere,
    /// A skill whose price has not been paid after all is not activated, and so with plays and attacks (4.00, 5-4-4, 5-8-4).
    UnpaidIsUndone,
    /// What a keyword skill asks for is paid before its skill cost (4.00, 22-13-4-4-1, 22-30-3, 22-34-3).
    KeywordIsPaidFirst,
    /// What a player may do instead of something has to be done as it says (4.00, 9-10-3-1).
    ChosenReplacementsAreDone,
    /// \[Deflect\] works in all areas (4.00, 22-20-2); without, until the card is in play (10-22-2).
    DeflectWorksEverywhere,
    /// Who names a number may name 0 (4.00, 0-2-10); without, 1 is the least (1-3-5).
    NumbersBeginAtZero,
    /// A skill for dealing damage does not wait where an effect keeps the player from taking it (4.00, 8-4-6-1-1).
    SparedIsNotDealt,
    /// What changes the power of a card does nothing while something sets it (4.00, 23-4-2); without, the order decides (8-8-1-3).
    SetPowerHolds,
    /// The Unison Card that makes room for another has gone before that one enters (4.00, 13-2-1-3); without, it goes behind it
    /// (6-3-1-2-2-3).
    RoomIsMadeFirst,
}

/// How an opening hand is exchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Mulligan {
    /// Any number of cards goes back (5-2-1-6-1).
    AnyNumber,
    /// All of them or none (4.00, 6-2-1-9-1).
    WholeHand,
}

/// The points in which editions differ, as one edition has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Edition {
    /// Cards of an opening hand (5-2-1-6).
    pub hand: u16,
    /// How it is exchanged.
    pub mulligan: Mulligan,
    /// Life cards (5-2-1-7).
    pub life: u16,
    /// What holds.
    pub points: EnumSet<Point>,
    /// Keywords that came later.
    pub unknown: Keywords,
}

/// What an edition does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unknown {
    /// The card type.
    Kind(Kind),
    /// A keyword of a skill.
    Keyword(Keyword),
}

impl Edition {
    /// Whether something holds.
    #[inline]
    pub fn has(&self, point: Point) -> bool {
        self.points.contains(point)
    }

    /// The fewest cards of a deck that leave a card in it when hand and life have been placed.
    pub fn fewest(&self) -> usize {
        usize::from(self.hand) + usize::from(self.life) + 1
    }
}

impl std::fmt::Display for Unknown {
    /// In a sentence: `a Unison Card`, `[Revive]`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Kind(kind) => write!(f, "a {kind}"),
            Self::Keyword(keyword) => write!(f, "[{}]", keyword.words()),
        }
    }
}
