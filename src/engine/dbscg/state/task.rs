//! Work still to do, as data: a game can stop at any decision, be cloned, and go on.

use serde::{Deserialize, Serialize};

use crate::ability::{Declared, Icons, Keyword, Price};
use crate::engine::dbscg::happening::By;
use crate::engine::dbscg::ids::{BlockId, CardId, ObjectRef, Seat, SkillRef};
use crate::engine::dbscg::state::decision::Choice;
use crate::engine::dbscg::state::effect::{PendingAuto, Used};
use crate::engine::dbscg::state::frame::{Frame, Left, Playing};
use crate::engine::dbscg::state::loops::Answered;
use crate::engine::dbscg::state::proposed::{Payment, Together, Would};

/// What a [`Counter`](crate::ability::Keyword::CounterPlay) answers (10-10-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Occasion {
    /// A card is announced to be played (4-7-2-1).
    Play,
    /// A Z-Extra is announced to be placed (4.00, 4-3-2-6).
    ZExtra,
    /// An attack, by a Battle Card or not (4-7-2-2).
    Attack {
        /// The attack card is a Battle Card (10-10-3-4).
        battle_card: bool,
    },
    /// A skill has been activated (4-7-2-3), or has resolved (4-7-2-4).
    Skill(Speech),
    /// A \[Counter\] has been activated.
    Counter,
}

/// What the words of a skill speak of, as far as a \[Counter\] asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Speech {
    /// Its master plays cards, or has played one (10-10-3-2).
    pub plays: bool,
    /// A card of its master attacks (10-10-3-3).
    pub attacks: bool,
    /// That card is a Battle Card (10-10-3-4).
    pub battle_card: bool,
}

/// A skill on its way: declared, paid, activated, resolved (8-5-2).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "ways to pay that have nothing to do with each other")]
pub struct Activation {
    /// The card.
    pub source: ObjectRef,
    /// The player.
    pub master: Seat,
    /// The skill.
    pub skill: SkillRef,
    /// What is to be paid, where that is not what is printed.
    pub cost: Option<Vec<Price>>,
    /// What is done.
    pub effect: BlockId,
    /// The place of the skill among the card's lines.
    pub line: u8,
    /// It is a \[Counter\], or an Extra Card's skill used from hand: the card goes to the Drop Area.
    pub spends_card: bool,
    /// It is activated from hand, or as if it were: an Extra Card and a \[Counter\] cost energy then (8-5-2-2-1, 10-10-1).
    pub as_from_hand: bool,
    /// Its energy cost is so much lower.
    pub less: Icons,
    /// Another price takes the place of its energy cost.
    pub free: bool,
    /// It takes the place of an event (8-9): nothing is activated, and nothing answers.
    pub replaces: bool,
    /// \[Invoker\] stands in for its energy cost (10-40-1).
    pub invoked: bool,
}

impl Activation {
    /// A skill, to be paid for as it says.
    #[inline]
    pub(crate) const fn new(source: ObjectRef, master: Seat, skill: SkillRef, effect: BlockId, line: u8) -> Self {
        let (spends_card, as_from_hand, free, replaces, invoked) = (false, false, false, false, false);
        let cost = None;
        let less = Icons::NONE;
        Self { source, master, skill, cost, effect, line, spends_card, as_from_hand, less, free, replaces, invoked }
    }

    /// Which skill of which card it is.
    #[inline]
    pub(crate) const fn used(&self) -> Used {
        Used { source: self.source, master: self.master, line: self.line, skill: self.skill }
    }
}

/// A skill whose price is being paid.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Paying {
    /// The skill.
    pub activation: Activation,
    /// What it knows.
    pub frame: Frame,
}

/// An activated \[Counter\] that waits for its resolution (4-7-3-5).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Answer {
    /// The activation.
    pub activation: Activation,
    /// What it knows.
    pub frame: Frame,
    /// It has been negated (10-10-5).
    pub negated: bool,
}

/// Energy to be rested.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Due {
    /// Whose.
    pub seat: Seat,
    /// How many, and of which colors.
    pub icons: Icons,
    /// Cards beside energy that may be rested for it (4.00, 20-19-1).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lent: Vec<CardId>,
    /// The cards picked so far.
    pub picked: Vec<CardId>,
    /// The energy markers picked so far (4.00, 1-14-2).
    pub markers: u8,
    /// The part of the innermost price that comes next, where it is paid for one.
    pub next: Option<usize>,
}

impl Due {
    /// The work that it is, of which nothing has been done.
    pub(crate) fn task(seat: Seat, icons: Icons, lent: Vec<CardId>, next: Option<usize>) -> Task {
        Task::Pay(Box::new(Self { seat, icons, lent, picked: Vec::new(), markers: 0, next }))
    }
}

/// Damage that a player takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Harm {
    /// Whose life it is.
    pub seat: Seat,
    /// Who picks the cards.
    pub picker: Seat,
    /// How much is left.
    pub left: u8,
    /// It comes by \[Critical\] (10-6-1).
    pub critical: bool,
    /// Whose doing it is.
    pub by: By,
}

/// A loop that its players are asked about, and the answer that waits for them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Found {
    pub(crate) cycle: Vec<Answered>,
    pub(crate) named: Vec<u16>,
    pub(crate) source: Option<CardId>,
    pub(crate) choice: Choice,
    pub(crate) then: Task,
}

/// One piece of work.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Task {
    /// 5-2-1-6: draw the opening hands.
    OpeningHands,
    /// 5-2-1-6-1: a player names cards that go back.
    Mulligan(Seat, Vec<CardId>),
    /// 4.00, 6-2-1-4: a player says who goes first.
    WhoIsFirst(Seat),
    /// 4.00, 6-2-1-9: a player exchanges the whole hand, or none of it.
    Redraw(Seat),
    /// 5-2-1-7: life.
    PlaceLife,
    /// 6-2-1.
    BeginTurn,
    /// 6-2-2, with the cards that have been picked where not all may be switched.
    Refresh(Vec<CardId>),
    /// 6-2-3.
    TurnDraw,
    /// 6-2-5.
    Charge,
    /// 6-3-1-1.
    BeginMain,
    /// 6-3-1-2.
    Main,
    /// 6-3-1-3.
    EndMain,
    /// 6-3-1-3-1-2.
    ExpireMain,
    /// 6-4-1-1.
    BeginEnd,
    /// 6-4-1-2 … 6-4-1-4.
    FinishEnd,
    /// 4-5.
    Checkpoint,
    /// A pending \[Auto\] skill, by place in the list, is activated (8-6-4).
    Auto(usize),
    /// Skills become pending after a checkpoint (4.00, 8-4-6-2-3).
    Pend(Vec<PendingAuto>),
    /// Something put off, by place in the list, happens (4.00, 4-2-2-4).
    PutOff(usize),
    /// Asks whether an optional \[Auto\] skill is used, then goes on with it.
    AutoUse(Box<Activation>, Box<Frame>),

    /// 6-3-1-2-1-1: a card is announced and paid for.
    Announce(Seat, CardId),
    /// The X of a Unison Card is chosen (2-12-3).
    AnnounceX(Seat, CardId),
    /// Energy has been paid; the counter timing follows.
    Announced(Seat, CardId, Payment),
    /// 6-3-1-2-1-3, 6-3-1-2-2-3.
    FinishPlay(Seat, CardId, Payment),
    /// A Unison Card has entered: no other is left in the area (3-11-5).
    OneUnison(Seat, CardId),
    /// A Unison Card that has entered beside others: one of them goes, where there are too many (4.00, 13-2-1-3-2), and
    /// so many of its markers have been taken over (22-45-3).
    MakeRoom(Seat, CardId, u16),
    /// A player keeps one of these cards (4.00, 21-11-3).
    KeepOne(Seat, Vec<CardId>),
    /// Room has been made for a Unison Card, which is played now (4.00, 13-2-1-3).
    Enter(ObjectRef, Box<Would>),
    /// How many markers a Unison Card with \[Empower\] takes over (4.00, 22-45-3).
    Empower(Box<Would>),
    /// A play is over.
    EndPlay,
    /// 6-3-1-2-3-3.
    Grow(Seat, CardId),

    /// Asks whether a lower energy cost is taken for another price; so many such prices have been left.
    Discount(Box<Activation>, Box<Frame>, u8),
    /// Parts of the innermost price, from `at` on (8-5-2-2).
    Price(usize),
    /// Cards for a part of a price are chosen one by one.
    PriceCards(usize, Vec<CardId>),
    /// The cards of a part have met their fate: they get their name.
    PricePaid(usize, Vec<CardId>),
    /// The X of a part of a price is chosen (2-12-3).
    PriceX(usize),
    /// Asks in which order the costs of a \[Z-Awaken\] are paid (4.00, 22-46-3-1).
    SkillCostFirst(Box<Activation>, Box<Frame>),
    /// Asks whether an Extra Card is activated by \[Invoker\] (10-40-1).
    Invoke(Box<Activation>, Box<Frame>),
    /// Energy is rested, one choice at a time.
    Pay(Box<Due>),
    /// The X of a marker cost is chosen (2-12-3).
    MarkersX,
    /// 8-5-2-3: all is paid.
    Activated,
    /// 4.00, 20-11-2: what has been shown for a skill is hidden again.
    Conceal,
    /// 8-5-2-5.
    Resolve(Box<Activation>, Box<Frame>),
    /// A part of a skill that was put off is carried out.
    Begin(Box<Frame>, BlockId),

    /// 4-7: the player may answer.
    Counter(Seat, Occasion),
    /// Which of several cards a \[Counter\] is about.
    CounterAbout(Seat, CardId, u8, Vec<Option<ObjectRef>>),
    /// 4-7-3-5: the last \[Counter\] resolves.
    ResolveCounters,
    /// 4.00, 9-7-3-5-1: what a \[Counter\] has played has been answered; the play that it answers, and how many \[Counter\]s
    /// wait for that.
    EndAnswers(Box<Option<Playing>>, usize),
    /// 4-7-3-6.
    EndCounter,

    /// 7-1: an attack is declared, and perhaps paid for.
    DeclareAttack(CardId, CardId),
    /// 7-1: it begins.
    Attack(ObjectRef, ObjectRef),
    /// 7-1-4.
    AfterAttack,
    /// 7-2-1-1.
    BeginOffense,
    /// 7-2-1-2.
    Offense,
    /// 7-3-1-1.
    BeginDefense,
    /// 7-3-1-2.
    Defense,
    /// 7-4-1-1.
    BeginDamage,
    /// 7-4-1-2 … 7-4-1-4.
    Compare,
    /// 4.00, 8-4-7.
    EndDamage,
    /// 7-4-1-4-1-1.
    BattleDamage,
    /// 7-4-1-4-1-2: the attack card, the player, and how many life cards there were.
    DamageDealt(CardId, Seat, usize),
    /// 7-4-1-4-3-1.
    BattleMarkers,
    /// 7-4-1-6 … 7-4-1-8, or 7-1-4-1, 7-1-4-2.
    EndBattle,
    /// 4.00, 8-5-2, 8-5-3: a player makes a card of their combos Z-Energy.
    ZEnergy(Seat),
    /// 4.00, 8-5-5: what the combos add is over.
    EndCombos,
    /// 4.00, 8-5-8, 8-5-9: the cards of the combos go.
    DropCombos,
    /// Things put off until the end of the battle happen (8-2-2-1).
    EndOfBattle,
    /// 7-4-1-9, 7-4-1-10; or 7-1-4-3 … 7-1-4-5 where the battle has been broken off; 4.00, 8-5-11 … 8-5-13.
    FinishBattle {
        /// Effects of one player end after the other's, as in a battle that never came to its steps (7-1-4-3).
        by_player: bool,
    },
    /// A combo is declared and paid for.
    Combo(Seat, CardId),
    /// The card goes to the Combo Area.
    FinishCombo(Seat, CardId),

    /// An event is about to happen, or something else instead (8-9).
    Would(Box<Would>),
    /// Cards are about to move at once (3-1-6).
    Together(Box<Together>),
    /// Cards have been moved: these come into energy in Active Mode or hidden, and decks are shuffled.
    Arrived(Vec<CardId>, bool, Vec<Seat>),
    /// A loss has been replaced: the player has a deck again, or loses (8-9-2-3).
    Saved(Seat),

    /// A card whose skill might have played it has been used up (8-5-2-5-1, 10-10-4).
    Spend(ObjectRef),
    /// A card with \[Ultimate\] that has been used up leaves the game (4.00, 22-14-5).
    LeaveGame(CardId),
    /// An Extra Card goes as its energy cost is paid (4.00, 12-2-2-2).
    SpendPaid,
    /// Damage is taken, one by one (4-10-2-2).
    Damage(Harm),
    /// One damage has been taken, so much is left.
    Damaged(Harm),
    /// Cards left to draw, one by one (4-9-3), and whose doing it is.
    Draw(Seat, u16, By),
    /// The same, where some have been drawn.
    DrawOn(Seat, u16, By),
    /// Cards that may still be drawn (4-9-4).
    DrawUpTo(Seat, u16),
    /// Players who have yet to choose so many cards to discard, and what has been chosen.
    Discard(Vec<Seat>, u16, Vec<CardId>),

    /// The innermost resolution goes on with what it has left to do, or is done.
    GoOn,
    /// What it does next has been asked about.
    Asked(Left),
    /// A choice under way: who, by which instruction, the cards so far, the least, the most.
    Choose(Seat, BlockId, usize, Vec<ObjectRef>, usize, usize),
    /// Which of these lines of a card a skill activates.
    ActivateOne(CardId, Vec<u8>),
    /// Something is declared (1-3-5).
    Declare(Declared),
    /// A number within bounds is named (1-3-5).
    NameNumber(u16, u16),
    /// One of these keyword skills is picked for an instruction.
    PickKeyword(Vec<Keyword>, BlockId, usize),
    /// Options left to choose (10-27).
    Options(u8, BlockId, usize, Vec<u8>),
    /// A loop has been noticed: its players name how often it is gone through (11-1-2-1).
    Repeats(Box<Found>),
    /// Cards that have entered a deck at once are put in order, those in place first (3-1-6).
    Order(Seat, Vec<CardId>, Vec<CardId>),
}

/// What an answer is for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Then(pub(crate) Task);
