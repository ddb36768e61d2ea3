//! Everything that is true of a game, as plain data. The [`Table`] is what lies there and is written by
//! `State::apply` alone; beside it stands the work to do.

mod apply;
mod event;
mod table;
mod task;

use serde::{Deserialize, Serialize};

use crate::engine::{BySeat, Rng, Seat};

pub use crate::engine::CardId;
pub use crate::engine::path::Path;
pub use event::{End, Event, Why};
pub use table::{Area, Attack, Chain, Gained, Link, Object, Phase, Ref, Step, Table, What};
pub(in crate::engine::exo) use task::Unit;
pub use task::{Asked, Choice, Draft, Into, Pending, Picking, Question, Run, Stage, Task, Window};

/// A game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    table: Table,
    /// What is to be done; the last comes first.
    pub(in crate::engine::exo) tasks: Vec<Task>,
    /// What has triggered and stands in no chain yet.
    pub(in crate::engine::exo) pending: Vec<Pending>,
    /// What was chosen last.
    pub(in crate::engine::exo) picked: Vec<CardId>,
    /// The last window closed without a chain.
    pub(in crate::engine::exo) idle: bool,
    /// The question that waits.
    pub(in crate::engine::exo) asked: Option<Asked>,
    /// All chance to come.
    pub(in crate::engine::exo) rng: Rng,
    /// What has happened, where it is kept.
    pub(in crate::engine::exo) log: Option<Vec<Event>>,
    /// Which of the players knew the card that each of these events is about, before it or after.
    known: Vec<BySeat<bool>>,
    /// Turns after which the game ends undecided.
    pub(in crate::engine::exo) turn_limit: u16,
}

impl State {
    /// A game that begins with this on the table.
    pub(in crate::engine::exo) const fn new(table: Table, rng: Rng, turn_limit: u16, logged: bool) -> Self {
        let log = if logged { Some(Vec::new()) } else { None };
        Self {
            table,
            tasks: Vec::new(),
            pending: Vec::new(),
            picked: Vec::new(),
            idle: true,
            asked: None,
            rng,
            log,
            known: Vec::new(),
            turn_limit,
        }
    }

    /// What lies there.
    #[inline]
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
    #[inline]
    pub(in crate::engine::exo) fn record(&mut self, event: &Event) {
        if self.log.is_none() {
            self.apply(event);
        } else {
            self.keep(event);
        }
    }

    fn keep(&mut self, event: &Event) {
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
    #[inline]
    pub const fn asked(&self) -> Option<&Asked> {
        self.asked.as_ref()
    }

    /// Who is asked.
    pub fn asks(&self) -> Option<Seat> {
        self.asked.as_ref().map(|asked| asked.seat)
    }
}
