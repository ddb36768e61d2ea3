//! What abilities do, what they ask for, and what has to hold.

use serde::{Deserialize, Serialize};

use super::{Ability, Bill, Cards, Filter, Pick, Who, Will, Word};
use crate::ability::deeds::Nested;

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
    /// To the field of its owner.
    OwnField,
    /// To the ruler area, as a ruler.
    Ruler,
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

/// A number: so many, or so many for each of something.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Amount {
    /// So many.
    pub times: u32,
    /// For each of these.
    pub each: Option<Each>,
}

/// What is counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Each {
    /// Cards.
    Cards(Pick),
    /// Counters of a kind on the card that says so.
    Counters(String),
    /// The ATK of the card that says so.
    OwnAtk,
    /// The ATK of the card that was spoken of last.
    Atk,
    /// The DEF of the card that was spoken of last.
    Def,
    /// What the die shows that was rolled.
    Rolled,
    /// As much as the event that triggered the ability was about.
    Much,
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
    /// It loses words.
    Lose(Vec<Word>),
    /// It loses all that is written on it, and what it has gained before.
    LoseAll,
    /// Its ATK and DEF become these, and its race this, where one is named.
    Become(i32, i32, Option<String>),
    /// Both of these.
    Also(Box<[Self; 2]>),
    /// Damage is prevented.
    Prevent(Shield),
    /// Its ATK becomes this.
    AtkIs(i32),
    /// It deals so much more damage.
    DealsMore(u32),
    /// It is dealt so much less damage.
    TakesLess(u32),
    /// Such cards do not block it.
    UnblockedBy(Filter),
    /// The same as [`Stats`](Self::Stats), so many times as the die shows that was rolled.
    StatsRolled(i32, i32),
    /// An ability.
    Says(Box<Ability>),
}

/// Damage that is prevented.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shield {
    /// Battle damage alone.
    pub battle: bool,
    /// The next time alone.
    pub next: bool,
    /// What it deals; else what it is dealt.
    pub deals: bool,
    /// By such cards alone.
    pub by: Option<Filter>,
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
    /// Its race; its name then is that.
    #[serde(default)]
    pub race: Option<String>,
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
    /// Counters are taken from the ruler of the player.
    RulerCounters(u8, String),
    /// Life.
    Life(u32),
}

/// What becomes of the cards that were looked at and not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Rest {
    /// They go under the main deck, in any order.
    Bottom,
    /// They go back onto it, in any order.
    Top,
    /// They go to the graveyard.
    Graveyard,
    /// They are shuffled into it.
    Shuffle,
}

/// Cards that are looked at, from the top of the main deck.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Dig {
    /// How many.
    pub count: u8,
    /// Both players see them.
    pub shown: bool,
    /// What is taken of them, and where to.
    pub take: Option<(Pick, Verb)>,
    /// What becomes of the rest.
    pub rest: Rest,
}

/// What an ability does.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Deed {
    /// Somebody draws.
    Draw(Who, Amount),
    /// Somebody discards, of one's own choice.
    Discard(Who, u8),
    /// The hand of the opponent is looked at, and such a card of it is chosen and discarded.
    Strip(Filter),
    /// Somebody discards by chance.
    DiscardByChance(Who, u8),
    /// Somebody discards all of the hand.
    DiscardHand(Who),
    /// Cards go from the top of somebody's main deck to the graveyard.
    Mill(Who, u8),
    /// Cards go from the top of somebody's main deck out of the game.
    MillAway(Who, u8),
    /// Damage is dealt to cards, or to players who are targets.
    Damage(Amount, Cards),
    /// Damage is dealt to a player.
    Hit(Amount, Who),
    /// Cards of each deal damage equal to their ATK to the other.
    Fight(Cards, Cards),
    /// A player gains life.
    GainLife(Who, Amount),
    /// A player loses life.
    LoseLife(Who, Amount),
    /// Something is done with cards.
    Move(Verb, Cards),
    /// Each of some players does something with cards of one's own.
    Theirs(Who, Verb, Pick),
    /// Something is done with cards as the turn ends.
    AtEnd(Verb, Cards),
    /// Cards gain something.
    Gain(Cards, Gain, Until),
    /// Counters are put on cards, or taken away.
    Counters(Cards, i8, String),
    /// The player takes control of cards.
    Control(Cards, Until),
    /// Will is produced: one of these.
    Produce(Vec<Vec<Will>>),
    /// Will of a kind is produced for each of these.
    ProduceEach(Will, Each),
    /// Stones come from the top of the stone deck, recovered or rested.
    Stone(u8, bool),
    /// Tokens are made.
    Token(u8, Form),
    /// No damage is dealt for the rest of the turn.
    NoDamage,
    /// A die is rolled.
    Roll,
    /// As many counters are put on cards as the die shows that was rolled.
    CountersRolled(Cards, String),
    /// The top card of the main deck is shown, and spoken of.
    Reveal,
    /// Cards of the top of the main deck are looked at.
    Dig(Dig),
    /// What the player may do.
    May(Vec<Self>),
    /// What is done if something holds.
    If(Test, Vec<Self>),
    /// What is done where the last thing that was asked for did not hold.
    Otherwise(Vec<Self>),
    /// What is done if the deed before it was done, or was not.
    Done(bool, Vec<Self>),
    /// Something is paid, where it can be.
    Pay(Vec<Price>),
    /// The deed is done unless somebody pays.
    Unless(Who, Vec<Price>, Vec<Self>),
}

/// Something that holds or does not.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Test {
    /// There are so many cards, at least.
    Have(Pick),
    /// There are none of these.
    HaveNo(Pick),
    /// The player has fewer of these than the opponent.
    Fewer(Pick),
    /// It is the turn of somebody.
    Turn(Who),
    /// The life of the player is at most so much.
    LifeMost(i32),
    /// The life of the player is at least so much.
    LifeLeast(i32),
    /// The player has less life than the opponent.
    LifeLess,
    /// The card has so many counters of a kind, at least.
    Counters(u8, String),
    /// It has none.
    NoCounter(String),
    /// The ruler of the player, or J-ruler, is called one of these, or none of them.
    Ruler(bool, Vec<String>),
    /// A card is of a description.
    Fits(Cards, Filter),
    /// As the card was played, its player had played another one in the turn.
    Torrent,
    /// The player has played so many cards in this turn.
    Played(u8),
    /// There is a card of each of two descriptions, and they are two.
    Pair(Box<[Pick; 2]>),
    /// The one and the other.
    Both(Box<[Self; 2]>),
}

impl Amount {
    /// A plain number.
    pub const fn of(times: u32) -> Self {
        Self { times, each: None }
    }
}

impl Deed {
    /// The cards that it is about, where it names them.
    pub const fn cards(&self) -> Option<&Cards> {
        match self {
            Self::Damage(_, cards)
            | Self::Move(_, cards)
            | Self::AtEnd(_, cards)
            | Self::Gain(cards, _, _)
            | Self::Counters(cards, _, _)
            | Self::CountersRolled(cards, _)
            | Self::Control(cards, _) => Some(cards),
            _ => None,
        }
    }

    /// The deeds that stand within it.
    pub fn within(&self) -> &[Self] {
        match self {
            Self::May(deeds)
            | Self::If(_, deeds)
            | Self::Otherwise(deeds)
            | Self::Done(_, deeds)
            | Self::Unless(_, _, deeds) => deeds,
            _ => &[],
        }
    }
}

impl Nested for Deed {
    fn lists(&self) -> [&[Self]; 2] {
        [self.within(), &[]]
    }
}
