//! Everything that is true of a game, as plain data. The [`Table`] is what lies there and is written by
//! `State::apply` alone; beside it stands the work to do.

mod apply;
mod area;
mod event;
mod table;
mod task;

use serde::{Deserialize, Serialize};

use crate::engine::{BySeat, CardId, Rng, Seat};

pub use area::Area;
pub use event::{End, Event, Why};
pub use table::{Aim, Ban, Battle, Delayed, Gained, Link, Negated, Object, Part, Phase, Ref, Table};
pub use task::{Asked, Choice, For, Happening, Opening, Pending, Picking, Question, Run, Stage, Task};

/// Where players differ on what the book leaves open (`data/rules/readings.md`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Readings {
    /// What a player can activate "when" something happens is missed if something else has happened since.
    pub missed_timing: bool,
    /// Of what triggers together, what has to be activated comes first, whoever's it is.
    pub mandatory_first: bool,
    /// A Level that is a Pendulum Scale is between the two.
    pub scales_included: bool,
}

impl Default for Readings {
    fn default() -> Self {
        Self { missed_timing: true, mandatory_first: false, scales_included: false }
    }
}

/// A game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    table: Table,
    /// How the book is read.
    pub(in crate::engine::yugioh) readings: Readings,
    /// What is to be done; the last comes first.
    pub(in crate::engine::yugioh) tasks: Vec<Task>,
    /// What has triggered and stands in no Chain yet.
    pub(in crate::engine::yugioh) pending: Vec<Pending>,
    /// What has happened since somebody could last act, each in its moment.
    pub(in crate::engine::yugioh) happened: Vec<(u32, Happening)>,
    /// The moment that it is: what happens in one happens at once.
    pub(in crate::engine::yugioh) moment: u32,
    /// What was chosen last.
    pub(in crate::engine::yugioh) picked: Vec<CardId>,
    /// The question that waits.
    pub(in crate::engine::yugioh) asked: Option<Asked>,
    /// All chance to come.
    pub(in crate::engine::yugioh) rng: Rng,
    /// What has happened, where it is kept.
    pub(in crate::engine::yugioh) log: Option<Vec<Event>>,
    /// Which of the players knew the card that each of these events is about, before it or after.
    known: Vec<BySeat<bool>>,
    /// Turns after which the game ends undecided.
    pub(in crate::engine::yugioh) turn_limit: u16,
}

impl State {
    /// A game that begins with this on the table.
    pub(in crate::engine::yugioh) const fn new(
        table: Table,
        readings: Readings,
        rng: Rng,
        turn_limit: u16,
        logged: bool,
    ) -> Self {
        let log = if logged { Some(Vec::new()) } else { None };
        Self {
            table,
            readings,
            tasks: Vec::new(),
            pending: Vec::new(),
            happened: Vec::new(),
            moment: 0,
            picked: Vec::new(),
            asked: None,
            rng,
            log,
            known: Vec::new(),
            turn_limit,
        }
    }

    /// What lies there.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// What has happened, where that is kept.
    pub fn log(&self) -> &[Event] {
        self.log.as_deref().unwrap_or_default()
    }

    /// Whether a player knew the card that an event of the log is about, before it or after.
    pub fn knew(&self, event: usize, seat: Seat) -> bool {
        self.known.get(event).is_some_and(|known| known[seat])
    }

    /// Makes an event true, and keeps it where that is wanted.
    pub(in crate::engine::yugioh) fn record(&mut self, event: &Event) {
        if self.log.is_none() {
            return self.apply(event);
        }
        let knows = |state: &Self| match event.card() {
            Some(card) => state.table.card(card).known,
            None => BySeat([true; 2]),
        };
        let before = knows(self);
        self.apply(event);
        let after = knows(self);
        self.known.push(BySeat(Seat::BOTH.map(|seat| before[seat] || after[seat])));
        if let Some(log) = &mut self.log {
            log.push(event.clone());
        }
    }

    /// The question that waits.
    pub const fn asked(&self) -> Option<&Asked> {
        self.asked.as_ref()
    }

    /// Who is asked.
    pub fn asks(&self) -> Option<Seat> {
        self.asked.as_ref().map(|asked| asked.seat)
    }
}
