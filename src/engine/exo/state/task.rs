//! Work to do and questions, as data: a game stops, is copied, saved and goes on at any of them.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::table::{Link, Phase, Ref, What};
use crate::ability::exo::Verb;
use crate::engine::exo::roster::LineAt;
use crate::engine::path::Path;
use crate::engine::{CardId, Seat};

/// An effect that has triggered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pending {
    /// Whose it is.
    pub seat: Seat,
    /// The card.
    pub card: Ref,
    /// The effect.
    pub line: LineAt,
}

/// What a window is open for (4-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Window {
    /// A phase, or a part of the Battle Phase, begins.
    Start,
    /// A phase is to end, and this one to follow.
    Change(Phase),
    /// Something is done or declared: one chain.
    Once,
}

/// Where a link goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Into {
    /// Into the chain.
    Chain,
    /// Into the parallel chain.
    Waiting,
}

/// How far a link is declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// The target of this number is to be chosen.
    Target(u8),
    /// It has been.
    Targeted(u8),
    /// This part of the price is to be paid.
    Price(u8),
    /// What pays it has been chosen.
    Paid(u8),
}

/// A link that is being declared (3-3-2 to 3-3-6).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Draft {
    /// The link.
    pub link: Link,
    /// In which way the card is played: 0 for its cost or sacrifice, else by its ability of this number.
    pub way: u8,
    /// Nothing is paid.
    pub free: bool,
    /// How far it is.
    pub stage: Stage,
    /// Where it goes.
    pub into: Into,
}

/// An effect that is being resolved.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Run {
    /// Whose it is.
    pub seat: Seat,
    /// Its card.
    pub source: Ref,
    /// The effect.
    pub line: LineAt,
    /// Its targets.
    pub targets: Vec<Vec<Ref>>,
    /// The cards of the last deed.
    pub those: Vec<Ref>,
    /// A target has gone: only what is optional is done (8-5).
    pub lost: bool,
}

/// Something to do.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Task {
    /// Decks are shuffled and hands drawn; who goes first, where that is not left to chance.
    SetUp(Option<Seat>),
    /// The next turn begins.
    Turn,
    /// A phase begins.
    Start(Phase),
    /// What a phase is for is done.
    Do(Phase),
    /// The turn player acts in the Main Phase.
    Main,
    /// The turn player attacks.
    Attacks,
    /// The second part of the Battle Phase begins.
    After,
    /// The damage of the attack.
    Damage,
    /// What follows it.
    AfterDamage,
    /// A window opens.
    Open(Window, Seat),
    /// Somebody has the priority; so many have passed.
    Build(Seat, u8),
    /// What has triggered has been placed, of which there were so many links before.
    Placed(Seat, u8, u16),
    /// A window is closed.
    Closed(Window),
    /// What has triggered goes into a chain.
    Place(Into),
    /// What has triggered outside of chains begins one.
    Settle,
    /// The chain is resolved on.
    Resolve,
    /// A link is declared.
    Declare(Draft),
    /// A trigger is declared if its player wants it.
    Offer(Draft),
    /// Cards are chosen.
    Choose(Picking),
    /// A deed is done; its cards have been chosen, or not yet.
    Deed(Box<Run>, Path, bool),
    /// A Tactic is over.
    TacticOver(Ref),
    /// A deck that was looked through is shuffled.
    Shuffle(Seat),
    /// A Leader is in Emergency.
    Emergency(Seat),
    /// What had triggered before an Emergency.
    Restore(Vec<Pending>),
    /// One of two Vice Leaders goes.
    Crowded(Seat),
    /// What was chosen of them goes.
    CrowdedOut,
}

/// What a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Question {
    /// What to do in the Main Phase.
    Main,
    /// Which attack to declare.
    Attack,
    /// Whether to add to a chain, or to begin one.
    Answer,
    /// What has triggered: which comes first.
    Order,
    /// Whether to use what has triggered.
    Use,
    /// A target.
    Target,
    /// What pays.
    Pay,
    /// Cards that an effect asks for.
    Choose,
    /// Whether to do what one may.
    May,
    /// Which of two Vice Leaders goes.
    Crowded,
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// Nothing; in the Main Phase: the End Phase.
    Pass,
    /// On to the Battle Phase.
    Battle,
    /// A card is played, in a way of it.
    Play(CardId, u8),
    /// An effect of a card is used, by its line.
    Use(CardId, u8),
    /// A card attacks another.
    Attack(CardId, CardId),
    /// A card is chosen.
    Card(CardId),
    /// No more cards.
    Done,
    /// It is done.
    Yes,
    /// It is not.
    No,
    /// What has triggered of a card, by its line.
    First(CardId, u8),
}

/// Cards that are chosen one after the other.
pub type Picking = crate::engine::picking::Picking<Question, CardId>;

/// A question that waits.
pub type Asked = crate::engine::Asked<Question, Choice>;

impl Draft {
    /// A link of which nothing is declared yet.
    pub(in crate::engine::exo) const fn new(seat: Seat, what: What, into: Into) -> Self {
        let link = Link { seat, what, targets: Vec::new(), negated: false };
        Self { link, way: 0, free: false, stage: Stage::Target(0), into }
    }
}

/// A part of a price that a card pays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::engine::exo) struct Unit {
    /// What is done with the card; as for a cost, where nothing is named.
    pub(in crate::engine::exo) verb: Option<Verb>,
    /// Which cards can pay it.
    pub(in crate::engine::exo) from: Rc<Vec<CardId>>,
}
