//! Which cards are meant: descriptions, and where they are looked for.

use enumset::EnumSetType;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::{Will, Word};
use crate::ability::Whose;

/// An area that abilities speak of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    /// The field, where none is named.
    #[default]
    Field,
    /// The hand.
    Hand,
    /// The main deck.
    Deck,
    /// The graveyard.
    Graveyard,
    /// The magic stone area.
    Stones,
    /// The standby area.
    Standby,
    /// The chase: cards that are being played.
    Chase,
    /// What was removed from the game.
    Removed,
    /// The magic stone deck.
    StoneDeck,
}

/// Of which kind a card is said to be.
#[derive(Debug, Hash, EnumSetType, Serialize, Deserialize, VariantArray)]
#[enumset(serialize_repr = "list")]
pub enum Type {
    /// Resonator.
    Resonator,
    /// J-ruler.
    JRuler,
    /// J-ruler or resonator.
    JResonator,
    /// Ruler or J-ruler.
    JOrRuler,
    /// Addition.
    Addition,
    /// Addition to the field.
    FieldAddition,
    /// Addition to a resonator.
    ResonatorAddition,
    /// Regalia.
    Regalia,
    /// Magic stone.
    Stone,
    /// Chant of any kind.
    Chant,
    /// Chant that is played in the own main phase.
    MainChant,
    /// Chant-Instant.
    Instant,
    /// Chant-Standby.
    StandbyChant,
    /// A resonator that is being played.
    Summon,
    /// A chant that is being played.
    NormalSpell,
    /// What is being played: any card.
    Spell,
    /// Any card.
    Card,
}

/// A word that describes a card. All of a description have to fit.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Is {
    /// It is of a kind.
    Type(Type),
    /// It is of one of several kinds.
    Types(Vec<Type>),
    /// It is of another kind.
    NotType(Type),
    /// It has a race or trait.
    Race(String),
    /// It has one of several.
    Races(Vec<String>),
    /// It has not that race or trait.
    NotRace(String),
    /// It has an attribute.
    Of(Will),
    /// It has one of several attributes.
    OneOf(Vec<Will>),
    /// It has not.
    Not(Will),
    /// It has no attribute.
    Colorless,
    /// Its name is this.
    Named(String),
    /// Its name is one of these.
    NamedOne(Vec<String>),
    /// Its name is another.
    OtherThan(String),
    /// This stands in its name.
    NameHas(String),
    /// It is another card than the one that says so.
    Other,
    /// It attacks.
    Attacking,
    /// It blocks.
    Blocking,
    /// It attacks or blocks.
    Fighting,
    /// It is rested.
    Rested,
    /// It is recovered.
    Recovered,
    /// It is a token.
    Token(bool),
    /// It is a special magic stone.
    Special(bool),
    /// It has a word.
    With(Word),
    /// It has not.
    Without(Word),
    /// It costs so much in all.
    CostIs(u8),
    /// It costs so much in all at most.
    CostMost(u8),
    /// It costs so much in all at least.
    CostLeast(u8),
    /// Its ATK is at most this.
    AtkMost(i32),
    /// Its ATK is at least this.
    AtkLeast(i32),
    /// Its DEF is at most this.
    DefMost(i32),
    /// Its DEF is at least this.
    DefLeast(i32),
    /// It was dealt damage in this turn.
    Damaged,
    /// It dealt damage in this turn.
    Dealt,
    /// It attacked in this turn.
    Attacked,
    /// It was put into the field in this turn.
    Came,
}

/// A description: every word fits.
pub type Filter = Vec<Is>;

/// Cards that are chosen, or players.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pick {
    /// How many.
    pub count: u8,
    /// So many, or fewer.
    pub up_to: bool,
    /// A player can be chosen.
    pub player: bool,
    /// What they are; with `player`, and nothing here, no card can be.
    pub filter: Filter,
    /// Whose they are.
    pub whose: Whose,
    /// Where they are.
    pub place: Place,
}

/// Cards that something is done with.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cards {
    /// The card that says so.
    This,
    /// The same where it lies in the graveyard.
    Fallen,
    /// The card that it is added to.
    Bearer,
    /// The target of this number, from 0, which may be a player.
    Target(u8),
    /// Those of the last deed that spoke of cards, or the card that triggered the ability.
    Those,
    /// Chosen while it is done.
    Chosen(Pick),
    /// All that fit; the count says nothing.
    All(Pick),
    /// The card that says so, and others.
    With(Box<Self>),
}

impl Pick {
    /// Cards of the field, by description and number.
    pub const fn of(count: u8, filter: Filter) -> Self {
        Self { count, up_to: false, player: false, filter, whose: Whose::Any, place: Place::Field }
    }
}

impl Cards {
    /// The J-ruler of the player, of whom there is one at most.
    pub fn own_j_ruler() -> Self {
        Self::All(Pick { whose: Whose::You, ..Pick::of(1, vec![Is::Type(Type::JRuler)]) })
    }

    /// The ruler of the player, whichever side is up.
    pub fn own_ruler() -> Self {
        Self::All(Pick { whose: Whose::You, ..Pick::of(1, vec![Is::Type(Type::JOrRuler)]) })
    }
}
