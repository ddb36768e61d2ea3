//! Work to do and questions, as data: a game stops, is copied, saved and goes on at any of them.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::table::{Aim, Area, Link, Phase, Ref, Way, What};
use crate::ability::fow::{Rest, Will};
use crate::engine::fow::roster::LineAt;
use crate::engine::path::Path;
use crate::engine::{CardId, Seat};

/// An ability that has triggered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pending {
    /// Whose it is.
    pub seat: Seat,
    /// The card.
    pub card: Ref,
    /// The ability.
    pub line: LineAt,
    /// The card that has triggered it.
    pub about: Option<Ref>,
    /// Who controlled that as it left where it lay, and its ATK and DEF then.
    #[serde(default)]
    pub left: Option<(Seat, [i32; 2])>,
    /// How much that was about.
    pub amount: u32,
}

/// How far a link is declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// The target of this number is to be chosen.
    Target(u8),
    /// It has been.
    Targeted(u8),
    /// Will is to be paid.
    Will,
    /// This part of the price is to be paid.
    Price(u8),
    /// What pays it has been chosen.
    Paid(u8),
}

/// A link that is being declared.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Draft {
    /// The link.
    pub link: Link,
    /// How far it is.
    pub stage: Stage,
}

/// An ability, or a chant, that is being resolved.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Run {
    /// Whose it is.
    pub seat: Seat,
    /// Its card.
    pub source: Ref,
    /// The ability.
    pub line: LineAt,
    /// Its targets.
    pub targets: Vec<Vec<Aim>>,
    /// The cards of the last deed; at first, the card that has triggered it.
    pub those: Vec<Ref>,
    /// Who controlled the first of them then, and its ATK and DEF.
    pub last: Option<(Seat, [i32; 2])>,
    /// How much what has triggered it was about.
    pub amount: u32,
    /// The last deed was done.
    pub done: bool,
    /// What was asked last holds.
    pub so: bool,
}

/// Something to do.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Task {
    /// Decks are shuffled and hands drawn; who goes first, where that is not to be chosen.
    SetUp(Option<Seat>),
    /// Somebody says who goes first (1-3).
    WhoFirst(Seat),
    /// Hands are drawn (1-4).
    Hands,
    /// Somebody may change cards of the hand (1-5).
    Mulligan(Seat),
    /// The cards that were chosen for that go under the deck.
    Mulliganed(Seat),
    /// The next turn begins.
    Turn,
    /// A phase begins.
    Start(Phase),
    /// What a phase is for is done.
    Do(Phase),
    /// The turn player acts in the main phase.
    Main,
    /// Somebody has the priority; so many have passed. Where the chase was emptied, it can be begun anew, or not.
    Chase(Seat, u8, bool),
    /// What has triggered goes into the chase.
    Place,
    /// The opponent may block (6-8).
    Block,
    /// Battle damage is dealt.
    Strike,
    /// The battle is over.
    Over,
    /// The hand limit (2-8).
    Limit,
    /// The cards that were chosen for that are discarded.
    Discard(Seat),
    /// A link is declared.
    Declare(Draft),
    /// Cards and players are chosen.
    Choose(Picking),
    /// A deed is done; its cards have been chosen, or not yet.
    Deed(Box<Run>, Path, bool),
    /// What a price or an ability produces is chosen.
    Produce(Seat, Vec<Vec<Will>>),
    /// A chant is done.
    Done(Ref),
    /// A deck that was looked through is shuffled.
    Shuffle(Seat),
    /// A magic stone deck that was looked through is shuffled.
    ShuffleStones(Seat),
    /// A card that enters rested may enter recovered: of whom, for how much life.
    Upright(Ref, Seat, u32),
    /// The cards that were looked at: those that were chosen are taken, the rest goes where it goes.
    Dug(Box<Run>, Path, Vec<CardId>),
    /// The rest is put somewhere in the order in which it was chosen.
    Laid(Seat, Rest, Area, Vec<CardId>),
    /// Each of these players in turn does something with own cards.
    Theirs(Box<Run>, Path, Vec<Seat>),
    /// One of them has chosen.
    TheirsChosen(Box<Run>, Path),
}

/// What can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pointed {
    /// A card.
    Card(CardId),
    /// A player.
    Player(Seat),
}

/// What a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Question {
    /// Whether to go first.
    First,
    /// Which cards to change for others.
    Mulligan,
    /// What to do in the main phase.
    Main,
    /// Whether to add to the chase, or to begin one.
    Answer,
    /// What has triggered: which comes first.
    Order,
    /// A target.
    Target,
    /// Where will comes from.
    Will,
    /// What pays otherwise.
    Pay,
    /// Cards that an ability asks for.
    Choose,
    /// Whether to do what one may.
    May,
    /// Whether to block.
    Block,
    /// What to discard at the end of the turn.
    Limit,
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// Nothing; in the main phase: the end of the turn.
    Pass,
    /// A stone is called (4-1).
    Call,
    /// Judgment (7-1).
    Judgment,
    /// A card is played, in a way of it.
    Play(CardId, Way),
    /// An ability of a card is played, by its line.
    Use(CardId, u8),
    /// A card is put into the standby area (4-5).
    Set(CardId),
    /// A card attacks another.
    Attack(CardId, CardId),
    /// A card attacks the opponent.
    Direct(CardId),
    /// A card blocks.
    Block(CardId),
    /// A card produces will by this line, of this choice of it.
    Will(CardId, u8, u8),
    /// Will of this choice is produced.
    Kind(u8),
    /// A card is chosen.
    Card(CardId),
    /// A player is.
    Player(Seat),
    /// No more cards.
    Done,
    /// It is done.
    Yes,
    /// It is not.
    No,
    /// What has triggered of a card, by its line.
    First(CardId, u8),
}

/// Cards and players that are chosen one after the other.
pub type Picking = crate::engine::picking::Picking<Question, Pointed>;

/// A question that waits.
pub type Asked = crate::engine::Asked<Question, Choice>;

impl Draft {
    /// A link of which nothing is declared yet.
    pub(in crate::engine::fow) const fn new(seat: Seat, what: What) -> Self {
        let link = Link { seat, what, targets: Vec::new(), about: None, left: None, amount: 0 };
        Self { link, stage: Stage::Target(0) }
    }
}
