//! Work to do and questions, as data: a game stops, is copied, saved and goes on at any of them.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::area::Area;
use super::table::{Aim, Link, Part, Phase, Ref};
use crate::ability::yugioh::deed::Deed;
use crate::ability::yugioh::deed::Lies;
use crate::engine::path::Path;
use crate::engine::yugioh::roster::LineAt;
use crate::engine::{CardId, Seat};

/// An effect that has triggered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pending {
    /// Whose it is.
    pub seat: Seat,
    /// The card.
    pub card: Ref,
    /// The effect.
    pub at: LineAt,
    /// The card that the occasion was about.
    pub that: Option<Ref>,
    /// The moment in which it triggered.
    pub moment: u32,
}

/// Something that has happened and that effects wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Happening {
    /// A monster was Summoned.
    Summoned(Ref, enumset::EnumSet<crate::ability::yugioh::Summon>, Seat),
    /// A card has moved.
    Moved {
        /// The card, as it is there.
        card: Ref,
        /// From where.
        from: Area,
        /// To where.
        to: Area,
        /// Who controlled it.
        holder: Seat,
        /// It was face-up.
        up: bool,
        /// Why.
        why: super::event::Why,
        /// By whose card or act.
        by: Seat,
    },
    /// An attack was declared.
    Attack(Ref, Aim),
    /// A monster was destroyed by battle, by another.
    Beaten(Ref, Ref),
    /// A player took battle damage from a monster.
    Hurt(Seat, Ref),
    /// A monster was turned face-up.
    Up(Ref),
}

/// How far an activation is declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// This part of the price is to be paid.
    Price(u8),
    /// What pays it has been chosen.
    Paid(u8),
    /// The target of this number is to be chosen.
    Target(u8),
    /// It has been.
    Targeted(u8),
}

/// An effect that is being resolved.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Run {
    /// Whose it is.
    pub seat: Seat,
    /// Its card.
    pub source: Ref,
    /// The effect.
    pub at: LineAt,
    /// What is done, where it is not what the effect does: later.
    pub later: Option<Vec<Deed>>,
    /// Its targets.
    pub targets: Vec<Vec<Ref>>,
    /// The card of its occasion.
    pub that: Option<Ref>,
    /// The cards that paid for it.
    pub paid: Vec<CardId>,
    /// The cards of the last deed.
    pub those: Vec<Ref>,
    /// The last deed was done.
    pub done: bool,
}

/// What monsters are gathered for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum For {
    /// A Normal Summon or Set, as it will lie.
    Normal(CardId, Lies),
    /// A Synchro Summon.
    Synchro(CardId),
    /// An Xyz Summon.
    Xyz(CardId),
    /// A Fusion Summon.
    Fusion(CardId),
    /// A Ritual Summon; of just the Level.
    Ritual(CardId, bool),
    /// A Pendulum Summon: the monsters themselves.
    Pendulum,
}

/// Who says who goes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Opening {
    /// Nobody: it is this player.
    Fixed(Seat),
    /// This player.
    By(Seat),
    /// Who is drawn for it.
    Drawn,
}

/// Something to do.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Task {
    /// Decks are shuffled.
    SetUp(Opening),
    /// Somebody says who goes first (13-11).
    WhoFirst(Seat),
    /// Hands are drawn (13-12).
    Hands,
    /// The next turn begins.
    Turn,
    /// A phase begins.
    Start(Phase),
    /// What a phase is for is done.
    Do(Phase),
    /// The turn player acts in a Main Phase.
    Main,
    /// The turn player acts in the Battle Step.
    Fight,
    /// A step of the Battle Phase begins.
    Step(Part),
    /// Somebody can activate something; so many have passed.
    Window(Seat, u8),
    /// What has triggered goes into a Chain.
    Place,
    /// The links of the Chain are resolved.
    Resolve,
    /// A link is done: its card goes where it goes then.
    Done(Link),
    /// The rules are looked after.
    Settle,
    /// A phase is left for another, unless the other player activates something.
    Leave(Phase),
    /// A part of the price is paid for which a monster comes by its own text: by whom, the monster, the line, which part, and
    /// whether what pays has been chosen.
    Way(Seat, CardId, u8, u8, bool),
    /// The Damage Step begins.
    Damage,
    /// A replay (chapter 16).
    Replay,
    /// Damage is calculated.
    Strike,
    /// What was destroyed by battle goes.
    Fallen,
    /// The battle is over.
    BattleOver,
    /// The hand limit (17-5).
    Limit,
    /// The cards that were chosen for that are discarded.
    Discard(Seat),
    /// The turn ends.
    TurnEnds,
    /// Cost that is due in the Standby Phase: of this card, so much.
    Upkeep(CardId, u32),
    /// What is done in the End Phase is begun.
    Later,
    /// An activation is declared.
    Declare(Box<Link>, Stage),
    /// Cards are chosen.
    Choose(Picking),
    /// Monsters are gathered for a Summon: by whom, for what, which.
    Gather(Seat, For, Vec<CardId>),
    /// They have been.
    Gathered(Seat, For),
    /// Monsters are placed on the field, each in a position that is asked for: by whom, which, how, in which position.
    Come(Seat, Vec<CardId>, enumset::EnumSet<crate::ability::yugioh::Summon>, Option<Lies>),
    /// A deed is done; its cards have been chosen, or not yet.
    Deed(Box<Run>, Path, bool),
    /// Which monster is Fusion Summoned by a deed has been chosen; or Ritual Summoned, and whether by just its Level.
    Which(Seat, Option<bool>),
    /// Which of the cards that were shown goes to the hand has been chosen; the others go under the Deck.
    Excavated(Seat, Vec<CardId>),
    /// A Deck that was looked through is shuffled.
    Shuffle(Seat),
}

/// What a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Question {
    /// Whether to go first.
    First,
    /// What to do in a Main Phase.
    Main,
    /// What to do in the Battle Step.
    Fight,
    /// Whether to activate something.
    Answer,
    /// What has triggered: which comes first, or whether at all.
    Order,
    /// A target.
    Target,
    /// What pays.
    Pay,
    /// Cards that an effect asks for.
    Choose,
    /// Monsters for a Summon.
    Gather,
    /// In which position a monster comes.
    Position,
    /// Whether to do what one may.
    May,
    /// How a coin falls.
    Coin,
    /// How an attack goes on.
    Replay,
    /// What to discard at the end of the turn.
    Limit,
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// Nothing.
    Pass,
    /// To the Battle Phase.
    Battle,
    /// The turn, or the Battle Phase, ends.
    End,
    /// A monster is Normal Summoned.
    Summon(CardId),
    /// A card is Set.
    Set(CardId),
    /// A monster is Flip Summoned.
    Flip(CardId),
    /// The position of a monster is changed.
    Turn(CardId),
    /// A monster is Special Summoned by what is written on it, by its line.
    Special(CardId, u8),
    /// A Synchro or Xyz Summon.
    Extra(CardId),
    /// A Pendulum Summon.
    Pendulum,
    /// A Pendulum Monster is activated in a Pendulum Zone.
    Scale(CardId),
    /// A card or an effect is activated, by its line.
    Activate(CardId, u8),
    /// A card attacks another.
    Attack(CardId, CardId),
    /// A card attacks directly.
    Direct(CardId),
    /// A card is chosen.
    Card(CardId),
    /// What has triggered of a card, by its line.
    First(CardId, u8),
    /// In this position.
    Lies(Lies),
    /// No more cards.
    Done,
    /// It is done; heads.
    Yes,
    /// It is not; tails.
    No,
}

/// Cards that are chosen one after the other.
pub type Picking = crate::engine::picking::Picking<Question, CardId>;

/// A question that waits.
pub type Asked = crate::engine::Asked<Question, Choice>;
