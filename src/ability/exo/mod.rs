//! What is written on a card of Creatures of Exo, and what it means. The rules are cited by their numbers in
//! `data/rules/exo.tsv`.
//!
//! A card has [`Line`]s: passive abilities, which hold, and [`Effect`]s, which are used. [`text`] is the notation in which
//! they are written and printed, in the key-word style of the book, in English and in Italian.

pub mod text;

use enumset::{EnumSet, EnumSetType};
use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

pub use super::Whose;
use super::deeds::Nested;

/// A line of a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Line {
    /// What holds without being used (11-1).
    Passive(Passive),
    /// What is used, or triggers.
    Effect(Effect),
}

/// The key words that stand alone, and what else is true of a card or not. Chapter 11.
#[derive(Debug, Hash, EnumSetType, EnumCount, VariantArray, Serialize, Deserialize)]
#[enumset(serialize_repr = "list")]
pub enum Word {
    /// 11-2.
    Assault,
    /// 11-3.
    Berserk,
    /// 11-4.
    God,
    /// 11-5.
    Shapeshifter,
    /// 11-6.
    Untouchable,
    /// 11-7.
    Swift,
    /// It cannot be covered (3-3-7).
    Uncoverable,
    /// It can be played at any time (4-8).
    AnyTime,
    /// It can be played in the Battle Phase (3-4-5).
    InBattle,
    /// It can attack though it is a Leader (6-1-3).
    Attacker,
    /// It cannot attack.
    Peaceful,
}

/// A passive ability.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Passive {
    /// One of a word.
    Word(Word),
    /// It is played and used only where this holds (3-3-8).
    OnlyIf(Test),
    /// It declares so many attacks in a turn (3-4-18).
    Attacks(u8),
    /// What cards of the field have while this one is up there; `Pick::count` says nothing here.
    Gives(Cards, Gain),
    /// It can also be played for this in place of its cost (3-3-3, 6-4-2).
    Instead(Vec<Price>),
}

/// An effect that is used: what asks for it stands before the colon.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Effect {
    /// Its key word.
    pub key: Key,
    /// Once a turn (10-22).
    pub once: bool,
    /// It is a Leader effect, though not on a Leader (6-1-6).
    pub leader: bool,
    /// What has to hold.
    pub only_if: Vec<Test>,
    /// What is done for it, before it joins the chain (10-1).
    pub price: Vec<Price>,
    /// The targets, named before it joins the chain (8-3).
    pub targets: Vec<Pick>,
    /// What it does, in this order.
    pub does: Vec<Deed>,
}

/// When an effect can be used, or triggers. Chapter 10.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Key {
    /// 10-2.
    Activation,
    /// 10-3.
    Cycle,
    /// 10-4.
    Cover,
    /// 10-6.
    Echo,
    /// 10-7.
    Exile,
    /// 10-8.
    Guard,
    /// 10-9.
    Ambush,
    /// 10-10.
    Immediate,
    /// 10-11.
    Death,
    /// 10-12.
    Hate(Filter),
    /// 10-13.
    Shadow,
    /// 10-14.
    Honor,
    /// 10-15.
    Rage,
    /// 10-16.
    Reveal,
    /// 10-17.
    Sacrifice,
    /// 10-18.
    Discard,
    /// 10-19.
    Burial,
    /// 10-20.
    Emergency,
    /// What a Tactic does as it is resolved (6-5-2).
    Tactic,
    /// Used in the own Main Phase from the field (10-23).
    Main,
    /// Used whenever its player has the priority, from the field.
    Quick,
    /// Triggers after the damage of an attack on its card (3-4-10).
    Attacked,
}

/// One of the two players, as an effect speaks of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Who {
    /// The player of the effect.
    You,
    /// The other.
    Opponent,
}

/// An area that effects speak of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    /// The field and the Ether, where none is named (9-10).
    #[default]
    Play,
    /// The hand.
    Hand,
    /// The Occult.
    Occult,
    /// The main deck.
    Deck,
    /// The Evolution deck.
    Evolutions,
    /// The discard pile; that of the player unless `Whose` says otherwise (9-9).
    Discard,
    /// The banished cards.
    Banished,
    /// Wherever it is (8-11).
    Anywhere,
}

/// Of which kind a card is said to be.
#[derive(Debug, Hash, EnumSetType, Serialize, Deserialize)]
#[enumset(serialize_repr = "list")]
pub enum Type {
    /// Leader.
    Leader,
    /// Vice Leader, an Evolution or not.
    ViceLeader,
    /// Creature.
    Creature,
    /// Evolution of either kind.
    Evolution,
    /// Tactic.
    Tactic,
    /// Token.
    Token,
    /// Relic.
    Relic,
}

/// A word that describes a card. All of a description have to fit.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Is {
    /// It is of a kind.
    Type(Type),
    /// It is no Leader.
    NonLeader,
    /// It has a race or class.
    Race(String),
    /// It has a color.
    Color(String),
    /// Its name is this (9-18).
    Named(String),
    /// Its name has this in it (9-19).
    NamedWith(String),
    /// Its force is at most this.
    ForceMost(i32),
    /// Its force is at least this.
    ForceLeast(i32),
    /// Its printed force is at most this (8-10).
    OriginalMost(i32),
    /// It is covered.
    Covered,
    /// It is face up.
    Up,
    /// It is another card than the one that says so.
    Other,
    /// It is the card that attacks.
    Attacking,
}

/// A description: every word fits.
pub type Filter = Vec<Is>;

/// Cards that are chosen.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pick {
    /// How many.
    pub count: u8,
    /// So many, or fewer.
    pub up_to: bool,
    /// What they are.
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
    /// The target of this number, from 0.
    Target(u8),
    /// Those of the last deed that spoke of cards.
    Those,
    /// Chosen while it is done.
    Chosen(Pick),
    /// All that fit; the count says nothing.
    All(Pick),
}

/// Where cards are sent, or how they are turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Verb {
    /// To the discard pile, destroyed (8-8).
    Destroy,
    /// To the discard pile, as a sacrifice (8-9).
    Sacrifice,
    /// To the discard pile otherwise.
    Bury,
    /// From a hand to the discard pile (8-13).
    Discard,
    /// Out of play (8-2).
    Banish,
    /// Face down.
    Cover,
    /// Face up.
    Uncover,
    /// To the hand of its owner.
    Hand,
    /// To the Occult of its owner, face down.
    Occult,
    /// Onto the deck of its owner.
    Top,
    /// Under the deck of its owner.
    Bottom,
    /// Into the deck of its owner, which is shuffled.
    Shuffle,
}

/// How long a change lasts (7-1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Until {
    /// While the card is on the field.
    #[default]
    Stays,
    /// Until the end of the turn.
    TurnEnds,
    /// Until the damage of this attack is done.
    Damage,
}

/// What a card gains.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Gain {
    /// Force, or less of it.
    Force(i32),
    /// A word.
    Word(Word),
    /// A name beside its own.
    Name(String),
    /// A race.
    Race(String),
    /// A color.
    Color(String),
    /// It costs so many cards more, or fewer.
    Cost(i8),
    /// It loses its effects.
    NoEffects,
    /// It is a Vice Leader, too (6-2-6).
    ViceLeader,
}

/// What a card becomes, or a token is (7-4, 6-6-3). What is not said stays as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Form {
    /// Its name.
    pub name: String,
    /// Its races.
    pub races: Vec<String>,
    /// Its colors.
    pub colors: Vec<String>,
    /// Its force.
    pub force: i32,
    /// It is a Vice Leader.
    pub vice: bool,
    /// Words that it has.
    pub words: EnumSet<Word>,
}

/// What is done for an effect, or for a card in place of its cost.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Price {
    /// Something is done with cards.
    Move(Verb, Cards),
    /// So many cards are covered, or go from the hand to the Occult, as for a cost.
    Cost(u8),
    /// Counters are taken from the card.
    Counters(u8, String),
    /// The own Leader loses lives.
    Lives(u8),
}

/// What an effect does.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Deed {
    /// Somebody draws.
    Draw(Who, u8),
    /// Somebody discards, of one's own choice.
    Discard(Who, u8),
    /// Cards go from the top of somebody's deck to the discard pile.
    Mill(Who, u8),
    /// Cards are sent or turned.
    Move(Verb, Cards),
    /// Cards gain something.
    Gain(Cards, Gain, Until),
    /// Counters are put on cards, or taken away.
    Counters(Cards, i8, String),
    /// The player takes control of cards (8-7).
    Control(Cards),
    /// Cards are transformed (7-4).
    Transform(Cards, Form),
    /// Tokens are made (6-6-3).
    Token(u8, Form),
    /// Relics are made (6-7-1).
    Relic(u8, String),
    /// Cards are played without their cost (9-12).
    Play(Cards),
    /// A Leader gains lives, or loses some.
    Lives(Who, i8),
    /// The link of the chain below this one is negated.
    Negate,
    /// The turn ends after the chains under way (3-5-2).
    EndTurn,
    /// The attack is turned to this card.
    Redirect,
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
    /// Somebody's Leader has at most so many lives.
    LivesMost(Who, u8),
    /// It is the turn of somebody.
    Turn(Who),
}

impl Pick {
    /// Cards in play, by description and number.
    pub const fn of(count: u8, filter: Filter) -> Self {
        Self { count, up_to: false, filter, whose: Whose::Any, place: Place::Play }
    }
}

impl Effect {
    /// One of a key word, and nothing else yet.
    pub const fn of(key: Key) -> Self {
        Self {
            key,
            once: false,
            leader: false,
            only_if: Vec::new(),
            price: Vec::new(),
            targets: Vec::new(),
            does: Vec::new(),
        }
    }
}

impl Key {
    /// Whether it triggers by itself; what does not is used by its player.
    pub const fn triggers(&self) -> bool {
        match self {
            Self::Activation
            | Self::Cycle
            | Self::Echo
            | Self::Exile
            | Self::Ambush
            | Self::Immediate
            | Self::Death
            | Self::Hate(_)
            | Self::Shadow
            | Self::Honor
            | Self::Sacrifice
            | Self::Discard
            | Self::Burial
            | Self::Attacked => true,
            Self::Cover
            | Self::Guard
            | Self::Rage
            | Self::Reveal
            | Self::Emergency
            | Self::Tactic
            | Self::Main
            | Self::Quick => false,
        }
    }
}

impl Deed {
    /// The cards that it is about, where it names them.
    pub const fn cards(&self) -> Option<&Cards> {
        match self {
            Self::Move(_, cards)
            | Self::Gain(cards, _, _)
            | Self::Counters(cards, _, _)
            | Self::Control(cards)
            | Self::Transform(cards, _)
            | Self::Play(cards) => Some(cards),
            Self::Draw(..)
            | Self::Discard(..)
            | Self::Mill(..)
            | Self::Token(..)
            | Self::Relic(..)
            | Self::Lives(..)
            | Self::Negate
            | Self::EndTurn
            | Self::Redirect
            | Self::May(_)
            | Self::If(..) => None,
        }
    }
}

impl Nested for Deed {
    fn lists(&self) -> [&[Self]; 2] {
        match self {
            Self::May(deeds) | Self::If(_, deeds) => [deeds, &[]],
            _ => [&[], &[]],
        }
    }
}

/// Every pick of some deeds, with whether what it belongs to can be left undone.
pub fn picks<'d>(deeds: &'d [Deed], see: &mut impl FnMut(&'d Cards)) {
    for deed in deeds {
        if let Deed::May(deeds) | Deed::If(_, deeds) = deed {
            picks(deeds, see);
        }
        if let Some(cards) = deed.cards() {
            see(cards);
        }
    }
}
