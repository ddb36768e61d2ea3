//! Which players, which cards, how many: the nouns of the language.

use serde::{Deserialize, Serialize};

use super::{Area, Bounds, Choose, Family, Filter, Mode, Phase, Shared};

/// A name that a skill gives to what it chose, revealed or moved, so that later words can refer to it.
pub type Name = std::sync::Arc<str>;

/// A player, as a skill speaks of them: always from the chair of its master (4-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// The skill's master.
    #[default]
    You,
    /// The other player.
    Opponent,
    /// Both, the turn player first (1-3-4).
    Both,
}

impl Who {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
    pub(crate) fn is_you(&self) -> bool {
        *self == Self::You
    }
}

/// Cards in areas that fit a description.
///
/// In YAML: `{areas: [battle], whose: opponent, filter: {cost: {max: 3}}}`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Selector {
    /// Whose areas.
    #[serde(default, skip_serializing_if = "Who::is_you")]
    pub whose: Who,
    /// Which areas; for [`Selector::among`] they only narrow. None are those in play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub areas: Vec<Area>,
    /// Which cards in them.
    #[serde(default = "Filter::any", skip_serializing_if = "Filter::is_any")]
    pub filter: Filter,
    /// Only cards that were given this name before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub among: Option<Name>,
    /// Not the card that has the skill.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub other: bool,
    /// For a keyword skill of this family: the areas that the card's own text adds for it are searched too (11-7-1).
    #[serde(default, rename = "for", skip_serializing_if = "Option::is_none")]
    pub family: Option<Family>,
    /// Cards under these cards, wherever they are (11-3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub under: Option<Box<Cards>>,
}

impl Selector {
    /// The areas that are meant; empty is any, for cards with a name.
    pub fn places(&self) -> &[Area] {
        if self.areas.is_empty() && self.among.is_none() { &Area::IN_PLAY } else { &self.areas }
    }
}

impl Default for Selector {
    fn default() -> Self {
        Self {
            whose: Who::You,
            areas: Vec::new(),
            filter: Filter::Any,
            among: None,
            other: false,
            family: None,
            under: None,
        }
    }
}

/// Cards that a skill speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cards {
    /// The card that has the skill.
    This,
    /// The card that the trigger or the answered action is about.
    It,
    /// What was given a name before, in this resolution.
    Named(Name),
    /// What has the first name but not the second: "the rest".
    Rest(Name, Name),
    /// The attacking card.
    Attacker,
    /// The guard card.
    Guard,
    /// The card that was attacked, whichever card guards by now.
    Attacked,
    /// A player's Leader Card.
    Leader(Who),
    /// Every card that fits.
    All(Selector),
    /// The top cards of a deck, as many as there are up to the number.
    Top(Who, Quantity),
    /// The bottom cards of a deck, as many as there are up to the number.
    Bottom(Who, Quantity),
    /// The cards under a card (11-3).
    Under(Box<Self>),
    /// All of these together.
    Each(Vec<Self>),
    /// Cards that are chosen on the spot, where an instruction speaks of them: the same as a choice just before it, and
    /// the name then. Several choices of one instruction have names of their own.
    Chosen(Box<Choose>),
}

impl Cards {
    /// Whether all cards of a name are meant, or all that are left of them.
    pub fn is_all_of(&self, name: &Name) -> bool {
        match self {
            Self::Named(named) | Self::Rest(named, _) => named == name,
            Self::All(selector) => selector.among.as_ref() == Some(name),
            Self::Each(parts) => parts.iter().any(|part| part.is_all_of(name)),
            Self::This
            | Self::It
            | Self::Attacker
            | Self::Guard
            | Self::Attacked
            | Self::Leader(_)
            | Self::Top(..)
            | Self::Bottom(..)
            | Self::Under(_)
            | Self::Chosen(_) => false,
        }
    }
}

/// A whole number, written or counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Quantity {
    /// As written.
    Number(i32),
    /// Counted when it is asked for.
    Counted(Box<Count>),
}

/// A number that the game has to be asked for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// How many cards fit.
    Cards(Selector),
    /// How many cards fit, of those that are alike in this only one.
    Different(Shared, Selector),
    /// How many colors the cards that fit have together.
    Colors(Selector),
    /// How many cards were given a name.
    Size(Name),
    /// The X of the skill's cost, or a number that a player has named; else the X paid to play the card (2-12, 1-3-5).
    X,
    /// The power of a card, or of several together.
    Power(Cards),
    /// The energy cost of a card (2-11-3), or of several together.
    Cost(Cards),
    /// The markers on a card, or on several together.
    Markers(Cards),
    /// A multiple.
    Times(Quantity, i32),
    /// For every so many: rounded down.
    Every(i32, Quantity),
    /// A sum.
    Sum(Vec<Quantity>),
}

impl From<i32> for Quantity {
    fn from(n: i32) -> Self {
        Self::Number(n)
    }
}

/// How many are chosen (8-5-3-1, 8-5-3-2).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HowMany {
    /// As many, as far as there are.
    Exactly(Quantity),
    /// From 0 to as many.
    UpTo(Quantity),
    /// From the first number to the second: "1 or 2".
    Between(Quantity, Quantity),
    /// Any number.
    Any,
    /// Every one that can be chosen.
    All,
}

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
}
