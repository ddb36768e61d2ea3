//! Everything that is true of a game at a moment. Plain data: it can be cloned at any decision.

use std::sync::Arc;

use crate::ability::{Area, Block, Change, Filter, Mode, Moment, Name, Selector, Skill, Until};

use super::agenda::Task;
use super::decision::{Decision, Then};
use super::event::Event;
use super::ids::{ByArea, BySeat, CardId, ObjectRef, Seat};
use super::replace::Applied;
use super::roster::DefId;

/// A card in the game.
#[derive(Clone, Copy, Debug)]
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
    /// The card above it (11-3).
    pub host: Option<CardId>,
    /// Cards have been put under this object.
    pub covers: bool,
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
    /// The number of the skill that a card has by it.
    pub line: u8,
}

impl Continuous {
    /// The skill that a card has by it, keywords written out.
    pub const fn skill(&self) -> Option<&Arc<Skill>> {
        if let Change::GainSkill(skill) = &self.change { Some(skill) } else { None }
    }
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
}

/// Something put off (8-2-2-1 in the future).
#[derive(Clone, Debug)]
pub struct Delayed {
    /// When.
    pub moment: Moment,
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
    /// The X of the cost (2-12).
    pub x: i32,
    /// The last optional or required act was done in full.
    pub done: bool,
    /// The skill that is carried out, if it is one.
    pub skill: Option<Arc<Skill>>,
    /// The replacement effects that it comes of (8-9-2-3).
    pub applied: Vec<Applied>,
}

/// A battle under way (chapter 7).
#[derive(Clone, Copy, Debug)]
pub struct Battle {
    /// The attack card.
    pub attacker: ObjectRef,
    /// The guard card.
    pub guard: ObjectRef,
    /// The guard card before a \[Blocker\] (10-4-2).
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
    /// 7-4.
    Damage,
}

/// The phases of a turn (6-1-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first turn.
    SetUp,
    /// 6-2.
    Charge,
    /// 6-3.
    Main,
    /// 6-4.
    End,
}

/// A play on its way: of a card, or by a skill that will play some.
#[derive(Clone, Debug, Default)]
pub struct Playing {
    /// The card, where it is known.
    pub card: Option<ObjectRef>,
    /// It fails, and the card goes there.
    pub instead: Option<Area>,
    /// It comes in this mode if it fits.
    pub mode: Option<(Filter, Mode)>,
    /// It has these changes if it fits, by the frame of a skill.
    pub changes: Vec<(Filter, Change, Until, Frame)>,
}

/// A skill that has been used this turn: which card, which line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Used {
    /// The object, or for limits by number any copy.
    pub source: ObjectRef,
    /// The line.
    pub line: u8,
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
    /// \[Auto\] skills that wait, oldest first.
    pub pending: Vec<PendingAuto>,
    /// Things put off.
    pub delayed: Vec<Delayed>,
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
    /// Within a counter timing: no other begins (4-7-2-5).
    pub in_counter: bool,
    /// \[Counter\] skills activated and not yet resolved (4-7-3-5).
    pub counters: Vec<super::agenda::Answer>,
    /// A play, announced and not yet done (6-3-1-2-1-1).
    pub playing: Option<Playing>,
    /// Skills given so far, for their numbers.
    pub given: u8,
    /// A player has no deck, and something happens instead of losing (8-9-1).
    pub saved: BySeat<bool>,
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
        all.filter(|card| self.object(*card).host == Some(host)).collect()
    }

    /// The card in the Unison Area.
    pub fn unison(&self, seat: Seat) -> Option<CardId> {
        self.cards(seat, Area::Unison).last().copied()
    }
}
