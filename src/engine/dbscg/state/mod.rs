//! Everything that is true of a game at a moment. Plain data: it can be cloned at any decision.

use enumset::EnumSet;
use serde::{Deserialize, Serialize};

pub mod battle;
pub mod decision;
pub mod effect;
pub mod event;
pub mod frame;
pub mod given;
pub mod loops;
pub mod object;
pub mod proposed;
pub mod reach;
pub mod remembered;
pub mod shared;
pub mod task;

use std::collections::VecDeque;

use crate::ability::{Area, Phase, Skip};
use crate::engine::Rng;
use crate::engine::dbscg::Outcome;
use crate::engine::dbscg::ids::{ByArea, BySeat, CardId, ObjectRef, Seat};
use crate::engine::dbscg::roster::aspects::Present;
use crate::engine::dbscg::state::battle::Battle;
use crate::engine::dbscg::state::decision::Decision;
use crate::engine::dbscg::state::effect::{Continuous, Delayed, PendingAuto, Used, Watch};
use crate::engine::dbscg::state::event::Event;
use crate::engine::dbscg::state::frame::{Altered, Frame, Playing};
use crate::engine::dbscg::state::loops::Loops;
use crate::engine::dbscg::state::object::Object;
use crate::engine::dbscg::state::proposed::Applied;
use crate::engine::dbscg::state::reach::Reach;
use crate::engine::dbscg::state::shared::Shared;
use crate::engine::dbscg::state::task::{Answer, Harm, Occasion, Paying, Task, Then};

/// A game at a moment.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// Every card, by [`CardId`].
    pub objects: Shared<Vec<Object>>,
    /// The cards of each area, in order; cards under others are not here.
    pub areas: Shared<BySeat<ByArea<Shared<Vec<CardId>>>>>,
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
    pub effects: Shared<Vec<Continuous>>,
    /// What the cards in play and continuous effects have.
    pub present: Present,
    /// What has been used up and noticed this turn.
    pub this_turn: Shared<ThisTurn>,
    /// What players have begun and wait for.
    pub under_way: Shared<UnderWay>,
    /// Work still to do; the last comes first.
    pub agenda: Vec<Task>,
    /// Resolutions under way; the last is the innermost.
    pub frames: Shared<Vec<Frame>>,
    /// What has to be decided before the game goes on.
    pub waiting: Option<Shared<(Decision, Then)>>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// For each player, whose decks they have looked through and know the cards of, though not their order (3-2-2).
    pub looked_through: BySeat<BySeat<bool>>,
    /// A player has no deck, and something happens instead of losing (8-9-1).
    pub saved: BySeat<bool>,
    /// What permanent skills are about, as far as effects can change that (8-1-4-2).
    pub reaches: Vec<Reach>,
    /// Energy markers that a player has (4.00, 1-14).
    #[serde(default)]
    pub energy_markers: BySeat<u8>,
    /// Situations that hold and have triggered (8-6-6-1).
    pub situations: Shared<Vec<Used>>,
    /// The game ends as [`Outcome::TurnLimit`] when a turn after this one would begin.
    pub turn_limit: u16,
    /// Tasks run since the last free timing: a loop that never comes back to one is a draw (11-1-2).
    pub idle: u32,
    /// Continuous effects and things that wait are numbered, from 1: how many there have been.
    pub numbered: u32,
    /// Where all chance comes from.
    pub chance: Rng,
    /// Questions with a single answer are asked too.
    pub asks_all: bool,
    /// Everything that has happened, if it is recorded.
    pub log: Option<Vec<Event>>,
}

/// What has been used up and noticed in a turn; another begins with nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ThisTurn {
    /// Skills used this turn, for [Once per turn] (10-11).
    pub used: Vec<Used>,
    /// Marker costs paid this turn (8-4-2-5-2).
    pub marker_skills: Vec<ObjectRef>,
    /// Unison growth is used up (6-3-1-2-3-3).
    pub grown: bool,
    /// Who has activated [Z-Awaken] this turn (4.00, 22-46-4).
    #[serde(default)]
    pub z_awakened: BySeat<bool>,
    /// Activations of [Over Realm] and [Dark Over Realm] this turn (10-15-5).
    pub over_realms: u8,
    /// End-of-turn skills that have triggered this turn (6-4-1-1).
    pub ended: Vec<Used>,
    /// The phases of this turn that are skipped (4.00, 20-13-1).
    #[serde(default)]
    pub skips: EnumSet<Phase>,
    /// What this turn has shown of loops (11-1).
    pub loops: Loops,
    /// What they cannot be about this turn (8-1-4-2).
    pub barred: Vec<Reach>,
    /// The events that conditions count, as they have happened this turn.
    pub happened: Vec<Happened>,
}

/// An event of this turn that conditions count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Happened {
    /// The number that the roster gives it.
    pub event: u16,
    /// From whose chair it is counted.
    pub seat: Seat,
    /// The card that it is about, where a condition asks for what happens to the card that has the skill.
    pub card: Option<ObjectRef>,
}

/// What players have begun and wait for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct UnderWay {
    /// Prices under way; the last is the innermost.
    pub paying: Vec<Paying>,
    /// Cards shown to both players, until the next checkpoint (8-5-2-1, 11-2-1).
    pub revealed: Vec<CardId>,
    /// Damage that skills have dealt and that is still to be taken (4.00, 21-3-1), oldest first.
    #[serde(default)]
    pub harm: VecDeque<Harm>,
    /// \[Auto\] skills that wait, oldest first.
    pub pending: VecDeque<PendingAuto>,
    /// Things put off.
    pub delayed: Vec<Delayed>,
    /// Those that wait in a checkpoint, oldest first (4.00, 4-2-2-4).
    #[serde(default)]
    pub due: Vec<Delayed>,
    /// What players skip of their next turn (4.00, 20-13-1).
    #[serde(default)]
    pub skips: BySeat<Vec<Skip>>,
    /// The player whose next Main Phase comes before anything else.
    #[serde(default)]
    pub leap: Option<Seat>,
    /// Cards that rule processing would have moved, and what has happened instead: as long as they are not as they should be, it is
    /// the same event (8-9-2-3; 4.00, 9-10-1-1-1).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub outlived: Vec<(ObjectRef, Applied)>,
    /// What a play or an attack asks for has not been paid after all (4.00, 5-4-4, 5-8-4).
    #[serde(default)]
    pub unpaid: bool,
    /// What players wait for, oldest first.
    pub watches: Vec<Watch>,
    /// \[Counter\] skills activated and not yet resolved (4-7-3-5).
    pub counters: Vec<Answer>,
    /// How many of those wait for what the others, which came after, have to do with (4.00, 9-7-3-5-1).
    #[serde(default)]
    pub open: usize,
    /// The play that is announced (6-3-1-2-1-1), or that a skill is about to make or has made.
    pub playing: Option<Playing>,
    /// What a \[Counter\] does to the card that is being played from hand.
    pub altered: Altered,
    /// The counter timing under way: who answered first, and what. No other begins within it (4-7-2-5).
    pub countering: Option<(Seat, Occasion)>,
}

impl State {
    pub(crate) fn empty(turn_limit: u16, log: bool, chance: Rng) -> Self {
        Self {
            objects: Shared::default(),
            areas: Shared::default(),
            turn_player: Seat::A,
            first_player: Seat::A,
            turn: 0,
            phase: Phase::SetUp,
            battle: None,
            effects: Shared::default(),
            present: Present::default(),
            this_turn: Shared::default(),
            under_way: Shared::default(),
            agenda: Vec::new(),
            frames: Shared::default(),
            waiting: None,
            outcome: None,
            looked_through: BySeat::default(),
            saved: BySeat::default(),
            reaches: Vec::new(),
            energy_markers: BySeat::default(),
            situations: Shared::default(),
            turn_limit,
            idle: 0,
            numbered: 0,
            chance,
            asks_all: false,
            log: log.then(Vec::<Event>::new),
        }
    }
}

impl State {
    /// What has to be decided, and what that is for.
    #[inline]
    pub(crate) fn waits(&self) -> Option<&(Decision, Then)> {
        self.waiting.as_deref()
    }

    /// A card.
    #[inline]
    pub fn object(&self, card: CardId) -> &Object {
        &self.objects[usize::from(card.0)]
    }

    #[inline]
    pub(crate) fn object_mut(&mut self, card: CardId) -> &mut Object {
        &mut self.objects[usize::from(card.0)]
    }

    /// A card of a hand lies in the Drop Area, as far as a question about it goes.
    pub(crate) fn lay_in_drop(&mut self, card: CardId) {
        let (owner, seat) = (self.object(card).owner, self.object(card).seat);
        self.areas[seat][Area::Hand].retain(|other| *other != card);
        self.areas[owner][Area::Drop].push(card);
        let object = self.object_mut(card);
        (object.area, object.from, object.seat) = (Area::Drop, Area::Hand, owner);
        object.incarnation = object.incarnation.wrapping_add(1);
    }

    /// A card lies in a Unison Area, as far as a question about it goes.
    pub(crate) fn lay_in_unison(&mut self, card: CardId, seat: Seat) {
        let before = *self.object(card);
        self.areas[before.seat][before.area].retain(|other| *other != card);
        self.areas[seat][Area::Unison].push(card);
        let object = self.object_mut(card);
        (object.area, object.from, object.seat, object.host) = (Area::Unison, before.area, seat, None);
        object.incarnation = object.incarnation.wrapping_add(1);
    }

    /// Cards as if they had been drawn, to look at what follows.
    pub(crate) fn draw_unseen(&mut self, seat: Seat, count: u8) {
        for _ in 0..count.min(u8::try_from(self.areas[seat][Area::Deck].len()).unwrap_or(u8::MAX)) {
            let card = self.areas[seat][Area::Deck].remove(0);
            self.areas[seat][Area::Hand].push(card);
            self.object_mut(card).area = Area::Hand;
        }
    }

    /// A card as the object it is now.
    #[inline]
    pub fn now(&self, card: CardId) -> ObjectRef {
        ObjectRef { card, incarnation: self.object(card).incarnation }
    }

    /// The object of a reference, while it is still that object.
    #[inline]
    pub fn find(&self, object: ObjectRef) -> Option<&Object> {
        let found = self.object(object.card);
        (found.incarnation == object.incarnation).then_some(found)
    }

    /// The cards of an area, in order.
    #[inline]
    pub fn cards(&self, seat: Seat, area: Area) -> &[CardId] {
        &self.areas[seat][area]
    }

    /// A player's Leader Card.
    #[inline]
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
}
