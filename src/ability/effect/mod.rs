//! The verbs of the language: what a skill does when it resolves.
//!
//! Verbs run in the order written (1-3-7). What they chose, revealed or moved gets a name, and later words refer to the
//! name: there is no "last target". Prices and lasting changes stand below: paying may be doing something, and what a card
//! gains may be a skill.

mod change;
mod price;
mod ways;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

pub use change::{Action, Change, SkillKind};
pub use price::{Fate, Icons, Price};
pub use ways::{Discount, UsedFrom};

use super::{
    Area, Cards, Choose, Condition, Declared, Facing, Filter, Ground, Keyword, Mode, Moment, Name, Quantity, Selector,
    Side, Skip, Tag, Trigger, Until, Who,
};
use crate::card::{ColorSet, Combo};

/// Instructions, shared: a game that is cloned in the middle of a resolution copies a pointer.
pub type Block = Arc<[Effect]>;

/// Where cards go.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Destination {
    /// An area of their owner.
    To(Area),
    /// The bottom of their owner's deck.
    DeckBottom,
    /// An energy area, resting.
    EnergyResting,
    /// An energy area, in Active Mode though the card has \[Energy-Exhaust\] (10-34-1).
    EnergyActive,
    /// An energy area, in Hidden Mode (4.00, 1-10-2).
    EnergyHidden,
    /// Their owner's deck, which is then shuffled.
    Shuffled,
    /// A secret area of their owner, face up: life (3-9-2-1), the Z-Deck Area (4.00, 3-12-2-1).
    FaceUp(Area),
    /// Under a card (11-3).
    Under(Cards),
    /// On top of a card, without being played (9-4).
    Onto(Cards),
    /// An area of the skill's master, who becomes their master (11-5).
    Yours(Area),
    /// An area of the opponent of the skill's master, who becomes their master (11-5).
    Theirs(Area),
}

impl Destination {
    /// The area where cards come to lie; `None` where they go under a card or on top of one.
    pub const fn area(&self) -> Option<Area> {
        match self {
            Self::To(area) | Self::FaceUp(area) | Self::Yours(area) | Self::Theirs(area) => Some(*area),
            Self::DeckBottom | Self::Shuffled => Some(Area::Deck),
            Self::EnergyResting | Self::EnergyActive | Self::EnergyHidden => Some(Area::Energy),
            Self::Under(_) | Self::Onto(_) => None,
        }
    }
}

/// A card that a skill makes (10-18).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Token {
    /// Its name.
    pub name: String,
    /// Its power.
    pub power: i32,
    /// Its colors.
    #[serde(default)]
    pub colors: ColorSet,
    /// Its combo cost and combo power, if it can combo (3-7-3-1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub combo: Option<Combo>,
    /// Its characters.
    #[serde(default)]
    pub characters: Vec<String>,
    /// Its traits.
    #[serde(default)]
    pub traits: Vec<String>,
    /// Its keyword skills.
    #[serde(default, deserialize_with = "super::written::tag_list")]
    pub tags: Vec<Tag>,
    /// In which mode it is played.
    #[serde(default, skip_serializing_if = "Mode::is_active")]
    pub mode: Mode,
    /// In whose Battle Area.
    #[serde(default, skip_serializing_if = "Who::is_you")]
    pub whose: Who,
    /// The name that it gets, together with those made before it under the same name.
    #[serde(default, rename = "as", skip_serializing_if = "Option::is_none")]
    pub named: Option<Name>,
}

impl Token {
    /// What stands at the end of the card names of tokens (4.00, 19-1-4).
    pub const CALLED: &'static str = " Token";

    /// A token without characters, traits and skills, in Active Mode.
    pub fn new(name: &str, power: i32, combo: Option<Combo>) -> Self {
        Self {
            name: name.to_owned(),
            power,
            colors: ColorSet::default(),
            combo,
            characters: Vec::new(),
            traits: Vec::new(),
            tags: Vec::new(),
            mode: Mode::Active,
            whose: Who::You,
            named: None,
        }
    }

    /// The card itself, however it is played.
    #[must_use]
    pub fn card(&self) -> Self {
        Self { mode: Mode::Active, whose: Who::You, named: None, ..self.clone() }
    }
}

/// One instruction.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Choose cards and name them.
    Choose(Choose),
    /// Name cards without a choice: "the cards looked at".
    Name(Name, Cards),
    /// Draw cards, one by one (4-9).
    Draw(Quantity),
    /// A player draws.
    PlayerDraws(Who, Quantity),
    /// Draw up to so many (4-9-4).
    DrawUpTo(Quantity),
    /// Look at the top cards of your deck and name them (11-6).
    LookAtTop(Quantity, Name),
    /// Look at cards of other secret areas, such as a hand or life, and name them (11-6).
    Look(Cards, Name),
    /// Show cards to both players (11-2).
    Reveal(Cards),
    /// Shuffle a deck (3-2-4).
    Shuffle(Who),
    /// Shuffle a deck or life if cards in it could be chosen in this resolution: "if you looked through it" (8-5-3-7).
    ShuffleSearched(Who, Area),
    /// Shuffle life that has been looked through.
    ShuffleLife(Who),
    /// Move cards; not a KO, not a play.
    Move(Cards, Destination),
    /// Move cards with their skills negated from the moment they are there (4.00, 3-1-4-3).
    MoveNegated(Cards, Destination, Until),
    /// Move only the top card of each pile (11-3-6).
    MoveTop(Cards, Destination),
    /// KO cards (10-1).
    Ko(Cards),
    /// Play cards without their cost (6-3-1-2-1), in a mode.
    Play(Cards, Mode),
    /// Play cards with their skills negated, for as long as nothing else is said.
    PlayNegated(Cards, Mode, #[serde(default = "game", skip_serializing_if = "is_game")] Until),
    /// Play cards in another manner: on top of a card, with a change from the moment they are played, in another's area.
    PlayWith {
        /// Which cards.
        cards: Cards,
        /// On top of which card, if on one (9-4).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        onto: Option<Cards>,
        /// In which mode, if not Active Mode, or on top of a card that of the card below.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        mode: Option<Mode>,
        /// In whose area.
        #[serde(default, skip_serializing_if = "Ground::is_yours")]
        ground: Ground,
        /// The change, if there is one, and how long they have it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        change: Option<(Change, Until)>,
    },
    /// Play a card on top of another, in a mode, or in that of the card below (9-4).
    PlayOnto(Cards, Cards, #[serde(default, skip_serializing_if = "Option::is_none")] Option<Mode>),
    /// Evolve: play the first card on top of the second (10-5-4, 10-5-6), in a mode, or in that of the card below.
    Evolve(Cards, Cards, #[serde(default, skip_serializing_if = "Option::is_none")] Option<Mode>),
    /// Play cards as evolved, without their cost (10-5-5, 10-5-7).
    PlayEvolved(Cards, Mode),
    /// The card that is being played, if it fits, comes in that mode.
    PlayedIn(Filter, Mode),
    /// The card that is being played, if it fits, has a change from the moment it is played.
    PlayedWith(Filter, Change, Until),
    /// Bring cards to your Battle Area in silence, for a keyword skill (11-7-2).
    Gather(Cards),
    /// Use cards in a combo without their cost.
    Combo(Cards),
    /// Use cards in a combo without their cost and with their skills negated.
    ComboNegated(Cards, Until),
    /// Switch cards to a mode.
    Switch(Cards, Mode),
    /// A continuous effect on cards.
    Give(Cards, Change, Until),
    /// The first cards gain the skills printed on the second.
    CopySkills(Cards, Cards, Until),
    /// This very skill is negated.
    NegateThisSkill(Until),
    /// One keyword skill of cards, which the player picks, is negated (8-3).
    NegateOneKeyword(Cards, Until),
    /// The first cards gain one keyword skill of the second, which the player picks.
    GainOneKeyword(Cards, Cards, Until),
    /// Activate a skill of an Extra Card, without its price.
    Activate(Cards),
    /// Activate one skill each of cards, without its price, that has one of these keywords, or any where none is named.
    ActivateSkill(Cards, #[serde(default)] Vec<Keyword>),
    /// A continuous effect on all cards that fit, those to come included.
    GiveAll(Selector, Change, Until),
    /// A continuous effect on the cost of the next card that fits and is played or has such a skill activated: "the next
    /// time".
    GiveNext(Selector, Change, Until),
    /// The next time that something happens, do something: as an \[Auto\] skill, which no card has and which knows what
    /// has been named here.
    WhenNext(Trigger, Until, Block),
    /// Each time that something happens, do something.
    Whenever(Trigger, Until, Block),
    /// Pay energy (8-4-2-3).
    Pay(Icons),
    /// Deal damage (4-10).
    Damage(Who, Quantity),
    /// A player discards from hand, choosing.
    Discard(Who, Quantity),
    /// Add or remove markers (4-12).
    Markers(Cards, Quantity),
    /// Turn life cards face up: both players see them.
    TurnUp(Cards),
    /// Turn life cards face down.
    TurnDown(Cards),
    /// Cards in play, or energy, are switched to Revealed Mode or to Hidden Mode (4.00, 21-16).
    Turn(Cards, Facing),
    /// Turn a leader over (10-2-3, 10-28-3).
    Flip(Cards),
    /// Turn a leader to a side; nothing happens to one that shows it (1-3-2-1).
    FlipTo(Cards, Side),
    /// Make a token and play it (10-18).
    Token(Token),
    /// Take control (11-5).
    TakeControl(Cards),
    /// The attack is negated (7-1-4).
    NegateAttack,
    /// The answered activation is negated: its effect does not resolve (10-10-5).
    NegateActivation,
    /// The same, if it is of a skill with one of these keywords.
    NegateActivationOf(Vec<Keyword>),
    /// A \[Blocker\] is negated: the first target is the target again (10-4-2).
    NegateBlocker,
    /// The answered play fails; the card goes somewhere instead.
    NegatePlay(Destination),
    /// The guard card becomes another.
    Redirect(Cards),
    /// Do one thing if a condition holds, else another.
    If(Condition, Block, #[serde(default = "nothing")] Block),
    /// The player may do the first; having done all of it, the second follows.
    May(Block, #[serde(default = "nothing")] Block),
    /// Do the first; where all of it could be done, the second follows.
    Done(Block, Block),
    /// Unless that player does the first, the second happens.
    Unless(Who, Block, Block),
    /// Choose so many of the options and do them in an order of one's choice (10-27).
    Options(u8, Vec<Block>),
    /// Do it for each of the players, the turn player first (1-3-4).
    EachPlayer(Block),
    /// A player does it.
    As(Who, Block),
    /// Name a whole number, from 1 (1-3-5), or from 0 up to a maximum (1-3-5-1); it is the X of what follows.
    NameNumber(#[serde(default)] Option<Quantity>),
    /// Declare something (1-3-5); cards are told by it afterwards.
    Declare(Declared),
    /// Do it so many times.
    Repeat(Quantity, Block),
    /// So many energy markers are placed in the player's Energy Area (4.00, 5-14).
    EnergyMarkers(Quantity),
    /// The player skips something (4.00, 20-13).
    Skip(Skip),
    /// Do it later; names keep their cards.
    Later(Moment, Block),
    /// A player wins at once (1-2-6).
    Win(Who),
    /// A player loses at once (1-2-6).
    Lose(Who),
}

fn nothing() -> Block {
    Block::default()
}

const fn game() -> Until {
    Until::Game
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
fn is_game(until: &Until) -> bool {
    *until == Until::Game
}
