//! Who has nothing to begin a chain with, or to add to one. Most windows are closed without anything having happened since
//! the last one: who had nothing then has nothing now, and is not looked at again. Who has no card at all that could answer
//! is not looked at before one comes.

use enumset::EnumSet;

use super::Game;
use super::roster::Has;
use super::state::{Area, Event, Phase, Step};
use crate::engine::{BySeat, Seat};

/// What of the time counts for what a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Time {
    own_main: bool,
    battle: bool,
}

/// What was found of a player.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Found {
    /// At which time they had nothing to begin a chain with, while nothing has happened since that could give them
    /// something.
    nothing: Option<Time>,
    /// What their cards have with which anything could be begun, wherever they lie, while no such card has come or gone.
    has: Option<EnumSet<Has>>,
}

/// What was found of each player.
pub(super) type Quiet = BySeat<Found>;

impl Game {
    /// With what of their cards a player could begin a chain now, or add to this one; with none, where that is known.
    pub(super) fn answers_with(&mut self, seat: Seat) -> EnumSet<Has> {
        let Found { nothing, has } = self.quiet[seat];
        if nothing.is_some() && nothing == self.time(seat) {
            return EnumSet::empty();
        }
        let has = has.unwrap_or_else(|| self.has_to_answer(seat));
        self.quiet[seat].has = Some(has);
        has & self.timely(seat)
    }

    /// A player was found to have nothing to answer.
    pub(super) fn note_quiet(&mut self, seat: Seat) {
        self.quiet[seat].nothing = self.time(seat);
    }

    /// Whether a player has nothing: the slow way.
    pub(super) fn has_nothing(&self, seat: Seat) -> bool {
        self.answers(seat, self.timely(seat)).is_empty()
    }

    /// The time, as far as it counts; nothing while there are links, which count, too.
    fn time(&self, seat: Seat) -> Option<Time> {
        let table = self.state.table();
        let begins = table.chain().is_none_or(|chain| chain.links.is_empty());
        begins.then(|| Time {
            own_main: table.active == seat && table.phase == Phase::Main,
            battle: table.phase == Phase::Battle && table.step != Step::Attacks,
        })
    }

    /// What a player's cards have where it counts.
    fn has_to_answer(&self, seat: Seat) -> EnumSet<Has> {
        let cards = |area: Area| self.state.table().area(seat, area).iter().copied();
        let together = |area: Area| cards(area).fold(EnumSet::empty(), |has, card| has | self.what_has(card));
        let mut has = together(Area::Field) & Has::FROM_FIELD | together(Area::Hand) & Has::Reveal;
        if cards(Area::Hand).chain(cards(Area::Evolutions)).any(|card| self.may_be_played_anytime(card)) {
            has |= Has::Anytime;
        }
        has
    }

    /// Makes an event true, and keeps it where that is wanted; what follows from it, if anything does, is another matter.
    pub(super) fn record(&mut self, event: &Event) {
        self.forget(event);
        self.state.record(event);
    }

    /// Forgets what an event may change.
    fn forget(&mut self, event: &Event) {
        match event {
            Event::Opened | Event::Closed | Event::Phase(_) | Event::Step(_) => return,
            Event::Moved { card, seat, .. }
                if self.may_have(*card, Has::FROM_FIELD | Has::Reveal) || self.may_be_played_anytime(*card) =>
            {
                let before = self.object(*card).holder;
                self.quiet[before].has = None;
                self.quiet[*seat].has = None;
            }
            Event::Flipped(_)
            | Event::Gained(..)
            | Event::Controlled(..)
            | Event::Formed(..)
            | Event::Made { .. }
            | Event::Imagined(_) => self.quiet = Quiet::default(),
            _ => {}
        }
        // All others may change what cards can do.
        for found in &mut self.quiet.0 {
            found.nothing = None;
        }
    }
}
