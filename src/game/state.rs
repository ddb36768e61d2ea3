//! Everything that is true of a game at a moment. Plain data: it can be cloned at any decision.

use std::collections::VecDeque;
use std::sync::Arc;

pub use crate::ability::Phase;
use crate::ability::{Area, Block, Change, Destination, Filter, Mode, Moment, Name, Selector, Skill, Trigger, Until};

use super::agenda::{Occasion, Task};
use super::aspects::Present;
use super::barred::Reach;
use super::decision::{Decision, Then};
use super::event::{Cause, Event};
use super::ids::{ByArea, BySeat, CardId, ObjectRef, Seat};
use super::loops::Loops;
use super::proposed::Applied;
use super::remembered::Remembered;
use super::roster::DefId;

/// A card in the game.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "facts about a card that have nothing to do with each other")]
pub struct Object {
    /// What it is.
    pub def: DefId,
    /// Whose it is (4-2).
    pub owner: Seat,
    /// Which object it is: counted up when the card changes area.
    pub incarnation: u16,
    /// Where it is; for a card under another, where that one is.
    pub area: Area,
    /// The area that it came from.
    pub from: Area,
    /// In whose area it is: its master (4-3-2).
    pub seat: Seat,
    /// Its position.
    pub mode: Mode,
    /// Its back is up.
    pub back: bool,
    /// Markers on it (4-12).
    pub markers: u8,
    /// The X that was paid to play it (2-12).
    pub x: u16,
    /// The card above it (11-3).
    pub host: Option<CardId>,
    /// How deep it lies under that card; of two cards the deeper has more (11-3-3).
    pub depth: u16,
    /// Cards have been put under this object.
    pub covers: bool,
    /// It was played by an \[Evolve\] skill or as if by one (10-5-7).
    pub evolved: bool,
    /// It lies in life so that both players see it.
    pub face_up: bool,
    /// It lay face up in the life that it came from.
    pub came_face_up: bool,
    /// It is a token (10-18).
    pub token: bool,
    /// The turn in which it came to be this object.
    pub since: u16,
}

/// A continuous effect that a resolution has made (8-2-2-2).
#[derive(Clone, Debug)]
pub struct Continuous {
    /// Whom it is on.
    pub on: On,
    /// Objects that it is not on any more: they have been reset (9-6-1-1).
    pub spared: Vec<ObjectRef>,
    /// What it does.
    pub change: Change,
    /// How long.
    pub until: Until,
    /// The turn in which it was made.
    pub made: u16,
    /// Its master.
    pub master: Seat,
    /// The card whose skill made it.
    pub source: ObjectRef,
    /// It ends with the first card that it has been of use for.
    pub once: bool,
}

impl Continuous {
    /// Whether it changes power, and so stays with a card that is turned over or covered (9-4-2, 10-2-5).
    pub(super) const fn is_about_power(&self) -> bool {
        matches!(self.change, Change::Power(_) | Change::SetPower(_))
    }
}

/// Something that a player waits for, without a card that has such a skill.
#[derive(Clone, Debug)]
pub struct Watch {
    /// For what.
    pub when: Trigger,
    /// What happens then, as an \[Auto\] skill.
    pub skill: Arc<Skill>,
    /// With which names.
    pub frame: Frame,
    /// How long.
    pub until: Until,
    /// The turn in which it was made.
    pub made: u16,
    /// It happens once.
    pub once: bool,
}

/// Whom a continuous effect is on.
#[derive(Clone, Debug)]
pub enum On {
    /// One object.
    One(ObjectRef),
    /// All that fit, from the chair of its master.
    All(Arc<Selector>),
}

/// An \[Auto\] skill that waits for a checkpoint (8-6-2).
#[derive(Clone, Debug)]
pub struct PendingAuto {
    /// The card that has it, as it was when it triggered.
    pub source: ObjectRef,
    /// Who decides.
    pub master: Seat,
    /// The skill.
    pub skill: Arc<Skill>,
    /// Its place among the card's skills, for limits by turn.
    pub line: u8,
    /// The card that the event was about.
    pub it: Option<ObjectRef>,
    /// What that card was where it has left (8-6-5-1).
    pub remembered: Option<Arc<Remembered>>,
    /// What has been named where no card has the skill.
    pub names: Vec<(Name, Vec<ObjectRef>)>,
}

impl PendingAuto {
    /// Which skill of which card it is.
    pub(super) fn used(&self) -> Used {
        Used { source: self.source, master: self.master, line: self.line, skill: Arc::clone(&self.skill) }
    }
}

/// Something put off (8-2-2-1 in the future).
#[derive(Clone, Debug)]
pub struct Delayed {
    /// When.
    pub moment: Moment,
    /// The turn in which it was put off.
    pub made: u16,
    /// What.
    pub block: Block,
    /// With which names.
    pub frame: Frame,
}

/// What a resolution knows: who, whose card, and what has been named so far.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The card that has the skill.
    pub source: ObjectRef,
    /// Whose skill it is (4-3-3 … 4-3-5).
    pub of: Seat,
    /// Who carries it out: its master, or a player whom it tells to.
    pub master: Seat,
    /// What has been named.
    pub names: Vec<(Name, Vec<ObjectRef>)>,
    /// The card that the trigger or the answered action is about.
    pub it: Option<ObjectRef>,
    /// What that card was where it has left (8-6-5-1).
    pub remembered: Option<Arc<Remembered>>,
    /// The X of the skill's cost, or a number that a player has named (2-12, 1-3-5).
    pub x: Option<i32>,
    /// What is being done has been done in full so far: "if you do" asks for it.
    pub done: bool,
    /// So many acts are under way, one within the other, that something depends on.
    pub acts: u8,
    /// The skill that is carried out, if it is one.
    pub skill: Option<Arc<Skill>>,
    /// Cards that it has played (10-10-3-2).
    pub played: Vec<ObjectRef>,
    /// Cards that it has moved.
    pub moved: Vec<Moved>,
    /// Cards that it has switched to a mode.
    pub switched: Vec<(CardId, Mode)>,
    /// The card whose attack it has negated.
    pub negated: Option<CardId>,
    /// Cards of secret areas that were chosen by a characteristic (11-2-1).
    pub described: Vec<ObjectRef>,
    /// Cards that it lets a player look at (11-6).
    pub looked: Vec<Looked>,
    /// Whose decks and life have been looked through for cards to choose (8-5-3-7).
    pub searched: Vec<(Seat, Area)>,
    /// Its plays fail, and the cards go there: a \[Counter\] has negated them.
    pub instead: Option<Destination>,
    /// What a \[Counter\] does to the cards that it plays.
    pub altered: Altered,
    /// The replacement effects that it comes of (8-9-2-3).
    pub applied: Vec<Applied>,
    /// The skill is a \[Counter : Play\] (10-22-1).
    pub counters_play: bool,
}

/// A card that a skill has moved.
#[derive(Clone, Copy, Debug)]
pub struct Moved {
    /// The card.
    pub card: CardId,
    /// Which area it left.
    pub from: Area,
    /// Which area it came to.
    pub to: Area,
    /// Why.
    pub cause: Cause,
}

/// A card of a secret area that a player looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Looked {
    /// Who looks.
    pub seat: Seat,
    /// The card.
    pub object: ObjectRef,
    /// The text says what becomes of it; if not, it is shuffled back (11-6-3).
    pub said: bool,
}

/// A play that a counter timing is about.
#[derive(Clone, Debug, Default)]
pub struct Playing {
    /// The card that is announced, or those that a resolved skill has played; none where a skill has yet to choose.
    pub cards: Vec<ObjectRef>,
    /// The markers that a Unison Card among them is to enter with (4.00, 13-2-1-3-1).
    pub markers: u16,
    /// Where the cards go if the play has been negated.
    pub instead: Option<Destination>,
    /// What a \[Counter\] does to the cards.
    pub altered: Altered,
}

/// How a \[Counter\] changes cards as they are played.
#[derive(Clone, Debug, Default)]
pub struct Altered {
    /// A card that fits comes in this mode.
    pub mode: Option<(Filter, Mode)>,
    /// A card that fits has these changes, made by the skill of the frame.
    pub changes: Vec<(Filter, Change, Until, Frame)>,
}

/// A battle under way (chapter 7).
#[derive(Clone, Copy, Debug)]
pub struct Battle {
    /// The attack card.
    pub attacker: ObjectRef,
    /// The guard card.
    pub guard: ObjectRef,
    /// The card that was attacked: the guard card before a \[Blocker\] (10-4-2).
    pub first_guard: ObjectRef,
    /// The attack has been negated (7-1-4).
    pub negated: bool,
    /// Which step it is in.
    pub step: BattleStep,
}

/// The steps of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum BattleStep {
    /// 7-1.
    Attack,
    /// 7-2.
    Offense,
    /// 7-3.
    Defense,
    /// 7-4, before powers are compared.
    Damage,
    /// 7-4-1-2 … 7-4-1-5: combos count.
    Comparison,
    /// 7-4-1-6 … 7-4-1-9, or 7-1-4-1 … 7-1-4-4: the battle is settled or broken off.
    End,
}

/// A skill of a card that has been used, or has triggered.
#[derive(Clone, Debug)]
pub struct Used {
    /// The card.
    pub source: ObjectRef,
    /// Whose skill it is.
    pub master: Seat,
    /// The line.
    pub line: u8,
    /// The skill: on the other side of a leader the line is another.
    pub skill: Arc<Skill>,
}

impl PartialEq for Used {
    fn eq(&self, other: &Self) -> bool {
        self.source == other.source && self.line == other.line && Arc::ptr_eq(&self.skill, &other.skill)
    }
}

/// A game at a moment.
#[derive(Clone, Debug)]
pub struct State {
    /// Every card, by [`CardId`].
    pub objects: Vec<Object>,
    /// The cards of each area, in order; cards under others are not here.
    pub areas: BySeat<ByArea<Vec<CardId>>>,
    /// Whose turn it is.
    pub turn_player: Seat,
    /// Who went first.
    pub first_player: Seat,
    /// Which turn it is, both players' counted, from 1.
    pub turn: u16,
    /// The phase.
    pub phase: Phase,
    /// The battle under way.
    pub battle: Option<Battle>,
    /// Continuous effects that resolutions have made, oldest first.
    pub effects: Vec<Continuous>,
    /// What players wait for, oldest first.
    pub watches: Vec<Watch>,
    /// \[Auto\] skills that wait, oldest first.
    pub pending: VecDeque<PendingAuto>,
    /// Things put off.
    pub delayed: Vec<Delayed>,
    /// What the cards in play and continuous effects have.
    pub present: Present,
    /// Skills used this turn, for [Once per turn] (10-11).
    pub used: Vec<Used>,
    /// Marker costs paid this turn (8-4-2-5-2).
    pub marker_skills: Vec<ObjectRef>,
    /// Unison growth is used up (6-3-1-2-3-3).
    pub grown: bool,
    /// Activations of [Over Realm] and [Dark Over Realm] this turn (10-15-5).
    pub over_realms: u8,
    /// End-of-turn skills that have triggered this turn (6-4-1-1).
    pub ended: Vec<Used>,
    /// Work still to do; the last comes first.
    pub agenda: Vec<Task>,
    /// Resolutions under way; the last is the innermost.
    pub frames: Vec<Frame>,
    /// What has to be decided before the game goes on.
    pub waiting: Option<(Decision, Then)>,
    /// How it ended.
    pub outcome: Option<super::Outcome>,
    /// The counter timing under way: who answered first, and what. No other begins within it (4-7-2-5).
    pub countering: Option<(Seat, Occasion)>,
    /// \[Counter\] skills activated and not yet resolved (4-7-3-5).
    pub counters: Vec<super::agenda::Answer>,
    /// The play that is announced (6-3-1-2-1-1), or that a skill is about to make or has made.
    pub playing: Option<Playing>,
    /// What a \[Counter\] does to the card that is being played from hand.
    pub altered: Altered,
    /// Cards shown to both players, until the next checkpoint (8-5-2-1, 11-2-1).
    pub revealed: Vec<CardId>,
    /// A player has no deck, and something happens instead of losing (8-9-1).
    pub saved: BySeat<bool>,
    /// What this turn has shown of loops (11-1).
    pub loops: Loops,
    /// What permanent skills are about, as far as effects can change that (8-1-4-2).
    pub reaches: Vec<Reach>,
    /// What they cannot be about this turn (8-1-4-2).
    pub barred: Vec<Reach>,
    /// Situations that hold and have triggered (8-6-6-1).
    pub situations: Vec<Used>,
    /// Everything that has happened, if it is recorded.
    pub log: Option<Vec<Event>>,
}

impl State {
    /// A card.
    pub fn object(&self, card: CardId) -> &Object {
        &self.objects[usize::from(card.0)]
    }

    pub(super) fn object_mut(&mut self, card: CardId) -> &mut Object {
        &mut self.objects[usize::from(card.0)]
    }

    /// A card as the object it is now.
    pub fn now(&self, card: CardId) -> ObjectRef {
        ObjectRef { card, incarnation: self.object(card).incarnation }
    }

    /// The object of a reference, while it is still that object.
    pub fn find(&self, object: ObjectRef) -> Option<&Object> {
        let found = self.object(object.card);
        (found.incarnation == object.incarnation).then_some(found)
    }

    /// The cards of an area, in order.
    pub fn cards(&self, seat: Seat, area: Area) -> &[CardId] {
        &self.areas[seat][area]
    }

    /// A player's Leader Card.
    pub fn leader(&self, seat: Seat) -> Option<CardId> {
        self.cards(seat, Area::Leader).last().copied()
    }

    /// The cards under a card, the one just below first (11-3-3).
    pub fn under(&self, host: CardId) -> Vec<CardId> {
        if !self.object(host).covers {
            return Vec::new();
        }
        let all = (0..self.objects.len()).filter_map(|at| u16::try_from(at).ok().map(CardId));
        let mut under: Vec<CardId> = all.filter(|card| self.object(*card).host == Some(host)).collect();
        under.sort_by_key(|card| self.object(*card).depth);
        under
    }

    /// The card in the Unison Area.
    pub fn unison(&self, seat: Seat) -> Option<CardId> {
        self.cards(seat, Area::Unison).last().copied()
    }
}
