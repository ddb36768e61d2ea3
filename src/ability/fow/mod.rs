//! What is written on a card of Force of Will, and what it means. The rules are cited by their numbers in
//! `data/rules/force-of-will-6.4.tsv`.
//!
//! A card has [`Line`]s: key words, what holds while it is there, and [`Ability`]s, which are played or trigger. [`text`] reads
//! them from the bracketed English of the cards and prints them in three languages.

pub mod text;

use enumset::EnumSetType;
use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

/// A kind of will. The five attributes have a stone each; the moon's is made by cards alone.
#[derive(Debug, PartialOrd, Ord, Hash, EnumSetType, EnumCount, VariantArray, Serialize, Deserialize)]
#[enumset(serialize_repr = "list")]
pub enum Will {
    /// `{W}`.
    Light,
    /// `{R}`.
    Fire,
    /// `{U}`.
    Water,
    /// `{G}`.
    Wind,
    /// `{B}`.
    Darkness,
    /// `{M}`.
    Moon,
}

/// What is paid in will: of each kind, and of any (10-1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bill {
    /// Will of a kind, by its place.
    pub of: [u8; Will::COUNT],
    /// Will of any kind.
    pub any: u8,
}

/// A line of a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Line {
    /// Key words.
    Words(Vec<Word>),
    /// What holds while the card is where it is active.
    Holds(Static),
    /// What judgment asks for (7-3).
    Judgment(Vec<Price>),
    /// It can be played for this in place of its cost.
    Incarnation(Vec<Price>),
    /// What is played, or triggers.
    Ability(Ability),
}

/// A key word, or something else that is true of a card or not.
#[derive(Debug, PartialOrd, Ord, Hash, EnumSetType, EnumCount, VariantArray, Serialize, Deserialize)]
#[enumset(serialize_repr = "list")]
pub enum Word {
    /// While it attacks, only what flies blocks it.
    Flying,
    /// It attacks and rests for its abilities in the turn in which it came.
    Swiftness,
    /// While it attacks, it deals its battle damage first.
    FirstStrike,
    /// Battle damage beyond what destroys goes on to the opponent.
    Pierce,
    /// A J-ruler that would be destroyed goes back as a ruler.
    Imperishable,
    /// It is not destroyed.
    Eternal,
    /// Its controller gains as much life as it deals damage.
    Drain,
    /// It attacks recovered J/resonators, too.
    TargetAttack,
    /// The same by a later name.
    Precision,
    /// With whom it has fought, it is destroyed.
    Explode,
    /// The opponent's spells and abilities do not target it.
    Barrier,
    /// It is played at any time.
    Quickcast,
    /// It is played from the graveyard, and removed from the game then.
    Remnant,
    /// It cannot attack.
    NoAttack,
    /// It cannot block.
    NoBlock,
    /// It cannot be blocked.
    Unblocked,
    /// It cannot be attacked.
    Unattacked,
    /// Nothing targets it.
    Untargeted,
    /// It cannot be destroyed.
    Undestroyed,
    /// It does not recover in the recovery phase.
    NoRecovery,
    /// It attacks in the turn in which it came.
    AttacksAtOnce,
    /// It blocks what flies.
    BlocksFlying,
}

/// What holds while a card is where it is active.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Static {
    /// Only while this holds.
    pub only_if: Option<Test>,
    /// What.
    pub what: Holds,
}

/// What can hold.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Holds {
    /// Cards have something.
    Gives(Cards, Gain),
    /// It enters rested (12-2).
    EntersRested,
    /// It costs less will of any kind.
    CostsLess(Amount),
    /// It has another name, too.
    Name(String),
    /// It has these attributes, as a stone.
    Stone(Vec<Will>),
}

/// What is played, or triggers: what asks for it stands before the colon.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ability {
    /// When.
    pub when: When,
    /// Once a turn.
    pub once: bool,
    /// What has to hold as it is played.
    pub only_if: Option<Test>,
    /// What is paid for it (3-7).
    pub price: Vec<Price>,
    /// The targets, named as it is played.
    pub targets: Vec<Pick>,
    /// What it does, in this order (3-4).
    pub does: Vec<Deed>,
}

/// When an ability is played, or triggers.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum When {
    /// What a chant does. Several of them are to be chosen from.
    Chant,
    /// Added to what its card does, where its price was paid, too.
    Awakening,
    /// An activate ability (3-6).
    Activate,
    /// What a standby chant does, which waits for this (3-10).
    Standby(Waits),
    /// Triggers as the card enters the field.
    Enters,
    /// Triggers as another card enters a field.
    Comes(Pick),
    /// Triggers as the card goes from the field to the graveyard.
    Dies,
    /// Triggers as another card does.
    Falls(Pick),
    /// Triggers as it attacks.
    Attacks,
    /// Triggers as it blocks.
    Blocks,
    /// Triggers as it attacks or blocks.
    Fights,
    /// Triggers as it deals damage to the opponent.
    Hits,
    /// Triggers at the beginning of a turn.
    Begins(Who),
    /// Triggers at the end of a turn.
    Ends(Who),
    /// Triggers as its player plays a card like this.
    Plays(Filter),
    /// Triggers as a card is added to it.
    Added,
}

/// What a standby chant waits for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Waits {
    /// Nothing.
    Anytime,
    /// Such a card attacks.
    Attack(Pick),
    /// Such a card attacks or blocks.
    Fight(Pick),
    /// The opponent attacks the player.
    Attacked,
    /// Somebody has played such a card.
    Played(Who, Filter),
}

/// One of the players, as an ability speaks of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Who {
    /// The player of the ability.
    You,
    /// The other.
    Opponent,
    /// Both.
    Each,
    /// The player who is the target of this number, from 0.
    Target(u8),
}

/// Whose cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Whose {
    /// Anybody's.
    #[default]
    Any,
    /// The own ones.
    You,
    /// The opponent's.
    Opponent,
}

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
    /// Regalia.
    Regalia,
    /// Magic stone.
    Stone,
    /// Chant of any kind.
    Chant,
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
    /// It has a race or trait.
    Race(String),
    /// It has an attribute.
    Of(Will),
    /// It has not.
    Not(Will),
    /// Its name is this.
    Named(String),
    /// It is another card than the one that says so.
    Other,
    /// It attacks.
    Attacking,
    /// It blocks.
    Blocking,
    /// It is rested.
    Rested,
    /// It is recovered.
    Recovered,
    /// It has a word.
    With(Word),
    /// It has not.
    Without(Word),
    /// It costs so much in all at most.
    CostMost(u8),
    /// Its ATK is at most this.
    AtkMost(i32),
    /// Its ATK is at least this.
    AtkLeast(i32),
    /// Its DEF is at most this.
    DefMost(i32),
    /// It was dealt damage in this turn.
    Damaged,
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
    /// The card that it is added to.
    Bearer,
    /// The target of this number, from 0, which may be a player.
    Target(u8),
    /// Those of the last deed that spoke of cards.
    Those,
    /// Chosen while it is done.
    Chosen(Pick),
    /// All that fit; the count says nothing.
    All(Pick),
}

/// What is done with cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Verb {
    /// Destroyed, and to the graveyard.
    Destroy,
    /// To the graveyard by its own player's will.
    Banish,
    /// To the graveyard otherwise.
    Bury,
    /// From a hand to the graveyard.
    Discard,
    /// Out of the game.
    Remove,
    /// To the hand of its owner.
    Hand,
    /// Onto the main deck of its owner.
    Top,
    /// Under the main deck of its owner.
    Bottom,
    /// Into the main deck of its owner, which is shuffled.
    Shuffle,
    /// To the field of the player.
    Field,
    /// To the field of the player, rested.
    FieldRested,
    /// Rested.
    Rest,
    /// Recovered.
    Recover,
    /// Its play is cancelled.
    Cancel,
}

/// How long a change lasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Until {
    /// While the card is where it is.
    #[default]
    Stays,
    /// Until the end of the turn.
    TurnEnds,
}

/// A number: so many, or so many for each card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Amount {
    /// So many.
    pub times: u32,
    /// For each of these.
    pub each: Option<Pick>,
}

/// What a card gains.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Gain {
    /// ATK and DEF, or less of them.
    Stats(i32, i32),
    /// The same for each card of a description.
    StatsEach(i32, i32, Pick),
    /// The same for each counter of a kind on it.
    StatsCounters(i32, i32, String),
    /// Words.
    Words(Vec<Word>),
    /// Both.
    Both(i32, i32, Vec<Word>),
    /// A race.
    Race(String),
}

/// What a token is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Form {
    /// Its name.
    pub name: String,
    /// Its ATK and DEF.
    pub stats: [i32; 2],
    /// Its attributes.
    pub of: Vec<Will>,
    /// Words that it has.
    pub words: Vec<Word>,
}

/// What is paid.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Price {
    /// Will.
    Will(Bill),
    /// The card rests (3-8).
    Rest,
    /// Something is done with cards.
    Move(Verb, Cards),
    /// Counters are taken from the card.
    Counters(u8, String),
    /// Life.
    Life(u32),
}

/// What an ability does.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Deed {
    /// Somebody draws.
    Draw(Who, Amount),
    /// Somebody discards, of one's own choice.
    Discard(Who, u8),
    /// Cards go from the top of somebody's main deck to the graveyard.
    Mill(Who, u8),
    /// Damage is dealt to cards, or to players who are targets.
    Damage(Amount, Cards),
    /// Damage is dealt to a player.
    Hit(Amount, Who),
    /// A player gains life.
    GainLife(Who, Amount),
    /// A player loses life.
    LoseLife(Who, Amount),
    /// Something is done with cards.
    Move(Verb, Cards),
    /// Cards gain something.
    Gain(Cards, Gain, Until),
    /// Counters are put on cards, or taken away.
    Counters(Cards, i8, String),
    /// The player takes control of cards.
    Control(Cards, Until),
    /// Will is produced: one of these.
    Produce(Vec<Vec<Will>>),
    /// Stones come from the top of the stone deck, recovered or rested.
    Stone(u8, bool),
    /// Tokens are made.
    Token(u8, Form),
    /// No damage is dealt for the rest of the turn.
    NoDamage,
    /// What the player may do.
    May(Vec<Self>),
    /// What is done if something holds.
    If(Test, Vec<Self>),
}

/// Something that holds or does not.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Test {
    /// There are so many cards, at least.
    Have(Pick),
    /// There are none of these.
    HaveNo(Pick),
    /// It is the turn of somebody.
    Turn(Who),
    /// The life of the player is at most so much.
    LifeMost(i32),
    /// The life of the player is at least so much.
    LifeLeast(i32),
    /// The card has a counter of a kind, or several.
    Counter(String),
}

impl Bill {
    /// All of it together.
    pub fn total(&self) -> u32 {
        self.of.iter().map(|of| u32::from(*of)).sum::<u32>() + u32::from(self.any)
    }

    /// Adds another.
    #[must_use]
    pub fn and(mut self, other: &Self) -> Self {
        for (own, more) in self.of.iter_mut().zip(other.of) {
            *own = own.saturating_add(more);
        }
        self.any = self.any.saturating_add(other.any);
        self
    }
}

impl Pick {
    /// Cards of the field, by description and number.
    pub const fn of(count: u8, filter: Filter) -> Self {
        Self { count, up_to: false, player: false, filter, whose: Whose::Any, place: Place::Field }
    }
}

impl Amount {
    /// A plain number.
    pub const fn of(times: u32) -> Self {
        Self { times, each: None }
    }
}

impl Ability {
    /// One that is played or triggers then, and does nothing yet.
    pub const fn of(when: When) -> Self {
        Self { when, once: false, only_if: None, price: Vec::new(), targets: Vec::new(), does: Vec::new() }
    }

    /// Whether it produces will and nothing else, from what its own card pays: it is used as something is paid.
    pub fn is_will(&self) -> bool {
        let own = |price: &Price| match price {
            Price::Rest | Price::Counters(..) | Price::Move(Verb::Banish, Cards::This) => true,
            Price::Will(_) | Price::Move(..) | Price::Life(_) => false,
        };
        self.when == When::Activate
            && self.only_if.is_none()
            && !self.price.is_empty()
            && self.price.iter().all(own)
            && matches!(self.does.as_slice(), [Deed::Produce(_)])
    }
}

impl When {
    /// Whether it triggers by itself; what does not is played.
    pub const fn triggers(&self) -> bool {
        match self {
            Self::Chant | Self::Awakening | Self::Activate | Self::Standby(_) => false,
            Self::Enters
            | Self::Comes(_)
            | Self::Dies
            | Self::Falls(_)
            | Self::Attacks
            | Self::Blocks
            | Self::Fights
            | Self::Hits
            | Self::Begins(_)
            | Self::Ends(_)
            | Self::Plays(_)
            | Self::Added => true,
        }
    }
}

impl Deed {
    /// The cards that it is about, where it names them.
    pub const fn cards(&self) -> Option<&Cards> {
        match self {
            Self::Damage(_, cards)
            | Self::Move(_, cards)
            | Self::Gain(cards, _, _)
            | Self::Counters(cards, _, _)
            | Self::Control(cards, _) => Some(cards),
            Self::Draw(..)
            | Self::Discard(..)
            | Self::Mill(..)
            | Self::Hit(..)
            | Self::GainLife(..)
            | Self::LoseLife(..)
            | Self::Produce(_)
            | Self::Stone(..)
            | Self::Token(..)
            | Self::NoDamage
            | Self::May(_)
            | Self::If(..) => None,
        }
    }
}
