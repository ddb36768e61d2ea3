//! What permanent skills state: rules for building a deck, and what cards are and do as long as they hold.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Area, Attribute, Block, Change, Condition, Discount, Family, Filter, Price, Selector, Trigger};

/// Which part of what a player brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DeckPart {
    /// The deck.
    Deck,
    /// The Z-Deck.
    ZDeck,
}

/// A change to the construction rules (5-1-3-2).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DeckRule {
    /// How many copies of this very card may be included instead of the usual number; `None` is any number.
    Copies(Option<u8>),
    /// At most so many of the described cards, counted together.
    AtMost(u8, Filter),
    /// None of the described cards.
    Without(Filter),
    /// Nothing but the described cards.
    Only(Filter),
}

/// Whom a statement is about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Subject {
    /// The card that has the skill.
    #[default]
    This,
    /// The player's cards that fit.
    Yours(Filter),
    /// The opponent's cards that fit.
    Theirs(Filter),
    /// The card that lies on top of the card that has the skill (11-3).
    Above,
    /// Cards of these areas, wherever they are; the scope only says where the card that has the skill is.
    Cards(Selector),
}

impl Subject {
    fn is_this(&self) -> bool {
        *self == Self::This
    }
}

/// Where a statement holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Scope {
    /// In every area, and so while the deck is built (2-1-3, 2-5-5, 2-6-6).
    AllAreas,
    /// In the deck, the Drop Area and the Warp, and so while the deck is built.
    DeckDropWarp,
    /// In the player's deck.
    Deck,
    /// In the player's hand.
    Hand,
    /// In the player's Drop Area.
    Drop,
    /// In the player's Warp.
    Warp,
    /// In the player's Z-Deck (4.00, 3-12).
    ZDeck,
    /// While the card that has the skill lies under another (11-3-2-2).
    Under,
    /// Where skills hold unless they say otherwise (2-13-2).
    InPlay,
}

impl Scope {
    /// The areas of the cards that it can be about.
    pub const fn areas(self) -> &'static [Area] {
        match self {
            Self::AllAreas => &Area::ALL,
            Self::DeckDropWarp => &[Area::Deck, Area::Drop, Area::Warp],
            Self::Deck => &[Area::Deck],
            Self::Hand => &[Area::Hand],
            Self::Drop => &[Area::Drop],
            Self::Warp => &[Area::Warp],
            Self::ZDeck => &[Area::ZDeck],
            Self::Under | Self::InPlay => &Area::IN_PLAY,
        }
    }

    /// Whether it holds for a card that lies in a deck before the game.
    pub const fn holds_in_deck(self) -> bool {
        match self {
            Self::AllAreas | Self::DeckDropWarp | Self::Deck => true,
            Self::Hand | Self::Drop | Self::Warp | Self::ZDeck | Self::Under | Self::InPlay => false,
        }
    }
}

/// An event in the place of another (8-2-2-3, 8-9).
///
/// In YAML: `{would: {leaves: [this, battle]}, do: [{move: [this, {to: warp}]}]}`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Instead {
    /// What would happen; the card that it would happen to is [`Cards::It`](super::Cards::It).
    pub would: Trigger,
    /// The player may let it happen.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub may: bool,
    /// Only once in a turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub once: bool,
    /// What happens instead as far as it has to be possible, or nothing is replaced (8-9-3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cost: Vec<Price>,
    /// What happens instead; its X is how much damage or how many markers it would have been.
    #[serde(rename = "do", default, skip_serializing_if = "is_nothing")]
    pub effect: Block,
}

fn is_nothing(block: &Block) -> bool {
    block.is_empty()
}

/// What a statement says.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Says {
    /// A rule for building the deck (5-1-3-2).
    Include(DeckPart, DeckRule),
    /// The player starts with so many life (5-2-1-7).
    StartingLife(u8),
    /// The subject also has these.
    Has(Vec<Attribute>),
    /// A continuous change to the subject, as long as the statement holds.
    Change(Change),
    /// The energy cost of the card's skills may be lower for another price (8-4-2-1-1).
    Discount(Discount),
    /// Battle Cards for the subject's keyword skills of this family may be chosen in these areas too (11-7-1).
    ChoosesFrom(Family, Vec<Area>),
    /// Up to so many of these cards too may be chosen for its \[Z-Stack\] (4.00, 22-47-4-1).
    StacksToo(u8, Selector),
    /// Something happens in the place of something else.
    Instead(Arc<Instead>),
    /// The player loses the game as soon as it holds, by rule processing (9-1-1).
    Loses,
}

/// One statement of a permanent skill.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Statement {
    /// When it holds; `None` is always.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<Condition>,
    /// Whom it is about.
    #[serde(default, skip_serializing_if = "Subject::is_this")]
    pub about: Subject,
    /// Where it holds.
    #[serde(default = "Scope::in_play", skip_serializing_if = "Scope::is_in_play")]
    pub scope: Scope,
    /// What it says.
    pub says: Says,
}

impl Scope {
    const fn in_play() -> Self {
        Self::InPlay
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
    const fn is_in_play(&self) -> bool {
        matches!(self, Self::InPlay)
    }
}

impl Statement {
    /// A statement about the card itself, in play, without condition.
    pub const fn new(says: Says) -> Self {
        Self { when: None, about: Subject::This, scope: Scope::InPlay, says }
    }
}
