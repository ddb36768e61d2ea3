//! How effects speak of cards: descriptions, whose they are and where, how many, and numbers that hang on them.

use enumset::{EnumSet, EnumSetType};
use serde::{Deserialize, Serialize};
use strum::VariantArray;

pub use crate::ability::Whose;

/// What a card is beside monster, spell or trap.
#[derive(Debug, Hash, PartialOrd, Ord, EnumSetType, VariantArray, Serialize, Deserialize)]
#[enumset(serialize_repr = "list")]
pub enum Class {
    /// Normal Monster.
    Normal,
    /// Effect Monster.
    Effect,
    /// Fusion Monster.
    Fusion,
    /// Ritual Monster.
    Ritual,
    /// Synchro Monster.
    Synchro,
    /// Xyz Monster.
    Xyz,
    /// Pendulum Monster.
    Pendulum,
    /// Tuner.
    Tuner,
    /// Toon.
    Toon,
    /// Spirit.
    Spirit,
    /// Union.
    Union,
    /// Gemini.
    Gemini,
    /// Flip.
    Flip,
    /// Token.
    Token,
}

/// What a spell or trap is: its icon.
#[derive(Debug, Hash, EnumSetType, VariantArray, Serialize, Deserialize)]
#[enumset(serialize_repr = "list")]
pub enum Icon {
    /// None.
    Normal,
    /// Continuous.
    Continuous,
    /// Equip.
    Equip,
    /// Field.
    Field,
    /// Quick-Play.
    QuickPlay,
    /// Ritual.
    Ritual,
    /// Counter.
    Counter,
}

/// Which cards a noun means.
#[derive(Debug, Hash, EnumSetType, VariantArray, Serialize, Deserialize)]
#[enumset(serialize_repr = "list")]
pub enum Noun {
    /// Any card.
    Card,
    /// Monster.
    Monster,
    /// Spell.
    Spell,
    /// Trap.
    Trap,
    /// Spell or trap.
    SpellTrap,
    /// Token.
    Token,
}

/// A word that describes a card. All of a description have to fit.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Is {
    /// The noun.
    A(Noun),
    /// It is of a class.
    Class(Class),
    /// It is not.
    NotClass(Class),
    /// It has an icon.
    Icon(Icon),
    /// It is of one of these types.
    Race(Vec<String>),
    /// It is of none of them.
    NotRace(Vec<String>),
    /// It has one of these attributes.
    Attribute(Vec<String>),
    /// It has none of them.
    NotAttribute(Vec<String>),
    /// Its name is this.
    Named(String),
    /// Its name has this in it.
    Part(String),
    /// Its name is not this.
    NotNamed(String),
    /// It is another card than the one that says so.
    Other,
    /// It is face-up.
    FaceUp,
    /// It is face-down.
    FaceDown,
    /// It is face-down, or this fits.
    DownOr(Box<Self>),
    /// It is in Attack Position.
    Attack,
    /// It is in Defense Position.
    Defense,
    /// Its Level is this.
    Level(u8),
    /// Its Level is this or lower.
    LevelMost(u8),
    /// Its Level is this or higher.
    LevelLeast(u8),
    /// Its Rank is this.
    Rank(u8),
    /// Its Rank is this or lower.
    RankMost(u8),
    /// Its ATK is this or less.
    AtkMost(i32),
    /// Its ATK is this or more.
    AtkLeast(i32),
    /// Its DEF is this or less.
    DefMost(i32),
    /// Its DEF is this or more.
    DefLeast(i32),
    /// Its ATK is this.
    Atk(i32),
    /// Its DEF is this.
    Def(i32),
    /// It was Special Summoned.
    Special,
    /// It attacks.
    Attacking,
    /// It has a counter of this kind.
    Counter(String),
}

/// A description: every word fits.
pub type Filter = Vec<Is>;

/// Where cards are.
#[derive(Debug, Hash, EnumSetType, VariantArray, Serialize, Deserialize)]
#[enumset(serialize_repr = "list")]
pub enum Place {
    /// The field, all of its zones.
    Field,
    /// The hand.
    Hand,
    /// The Main Deck.
    Deck,
    /// The Extra Deck.
    Extra,
    /// The Graveyard.
    Graveyard,
    /// Banished.
    Banished,
}

/// One of the players, as an effect speaks of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Who {
    /// The player of the effect.
    You,
    /// The other.
    Opponent,
    /// Both; the turn player first.
    Each,
}

/// How many cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Count {
    /// So many.
    Exactly(u8),
    /// So many, or fewer.
    UpTo(u8),
    /// All.
    All,
}

/// Cards of a description.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pick {
    /// How many.
    pub count: Count,
    /// What they are.
    pub filter: Filter,
    /// Whose they are.
    pub whose: Whose,
    /// Where they are.
    pub places: EnumSet<Place>,
}

/// Cards that something is done with.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cards {
    /// The card that says so.
    This,
    /// The monster that it is equipped to.
    Bearer,
    /// The targets of this number, from 0.
    Target(u8),
    /// All targets, of every number.
    Targets,
    /// The card that the occasion was about.
    That,
    /// Those of the last deed that spoke of cards.
    Those,
    /// Those that the price was paid with.
    Paid,
    /// The card whose activation is answered.
    Answered,
    /// The monster that this card battles, or has battled.
    Foe,
    /// All that fit, or as many as are chosen while it is done.
    Of(Pick),
}

/// What a number is multiplied by.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Per {
    /// Nothing.
    #[default]
    One,
    /// Cards of a description.
    Each(Pick),
    /// Counters of a kind on the card.
    Counter(String),
    /// The ATK of cards.
    Atk(Box<Cards>),
    /// Half of it.
    HalfAtk(Box<Cards>),
    /// The DEF of cards.
    Def(Box<Cards>),
    /// The Level of cards.
    Level(Box<Cards>),
    /// The roll of a die.
    Die,
}

/// A number: so many, or so many times something.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Amount {
    /// So many.
    pub times: u32,
    /// Times this.
    pub per: Per,
}

impl Cards {
    /// How many targets there have to be where these are spoken of.
    pub const fn targets(&self) -> usize {
        match self {
            Self::Target(at) => *at as usize + 1,
            Self::Targets => 2,
            _ => 0,
        }
    }
}

impl Per {
    /// The cards that the number hangs on, where they are others than of a description.
    pub fn cards(&self) -> Option<&Cards> {
        match self {
            Self::Atk(cards) | Self::HalfAtk(cards) | Self::Def(cards) | Self::Level(cards) => Some(cards.as_ref()),
            Self::One | Self::Each(_) | Self::Counter(_) | Self::Die => None,
        }
    }
}

impl Amount {
    /// A plain number.
    pub const fn of(times: u32) -> Self {
        Self { times, per: Per::One }
    }
}

impl Pick {
    /// Monsters on the field, of anybody.
    pub fn monsters(count: Count, mut filter: Filter) -> Self {
        filter.insert(0, Is::A(Noun::Monster));
        Self { count, filter, whose: Whose::Any, places: Place::Field.into() }
    }

    /// The number of cards that it asks for at least.
    pub const fn least(&self) -> usize {
        match self.count {
            Count::Exactly(count) => count as usize,
            Count::UpTo(_) | Count::All => 1,
        }
    }

    /// Whether it looks into a place that nobody may look through before: something can be missing there.
    pub fn is_hidden(&self) -> bool {
        self.places.contains(Place::Deck)
    }
}
