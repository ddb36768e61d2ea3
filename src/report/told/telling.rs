//! What a game is to those who sit at a table and play it, whichever it is.

use super::{Powers, Told};
use crate::engine::{Playable, Seat, dbscg, exo, fow, yugioh};
use crate::language::{Argument, Message};
use crate::sim::exo::told::Told as ToldOfExo;
use crate::sim::fow::told::Told as ToldOfForceOfWill;
use crate::sim::yugioh::told::Told as ToldOfYugioh;

/// A game that can be told to those who play it, and to somebody who watches.
pub trait Telling: Playable {
    /// How many events are on record.
    fn happened(&self) -> usize;

    /// Who is asked.
    fn asked(&self) -> Option<Seat>;

    /// What a player is asked; of what another is asked, that something is.
    fn question_to(&self, seat: Seat) -> Option<Message>;

    /// What a player can answer, in its order.
    fn offers_to(&self, seat: Seat) -> Vec<Message>;

    /// What a player sees on the table, each line with the columns that it is set in.
    fn board_to(&self, seat: Seat) -> Vec<(usize, Argument)> {
        self.table(Some(seat), false)
    }

    /// What has happened, from one event on, as a player saw it, or somebody who watches: what is alike is told together, with
    /// what is hidden where it is `open`. The powers are those of the battle before it.
    fn together(&self, seat: Option<Seat>, from: usize, open: bool, powers: Option<&Powers>) -> Vec<Message>;

    /// What lies on the table, for a player or somebody who watches, with the hands where it is `open`.
    fn table(&self, seat: Option<Seat>, open: bool) -> Vec<(usize, Argument)>;

    /// The powers of the battle that is under way, as a player sees them, where there is one.
    fn powers_to(&self, seat: Option<Seat>) -> Option<Powers> {
        let _ = seat;
        None
    }

    /// By what the game has ended, where that needs to be said.
    fn ended_by(&self) -> Option<Message> {
        None
    }
}

impl Telling for dbscg::Game {
    fn happened(&self) -> usize {
        self.view(Seat::A).events()
    }

    fn asked(&self) -> Option<Seat> {
        self.decision().map(|decision| decision.seat)
    }

    fn question_to(&self, seat: Seat) -> Option<Message> {
        Told::to(self, seat).question()
    }

    fn offers_to(&self, seat: Seat) -> Vec<Message> {
        Told::to(self, seat).offers().collect()
    }

    fn board_to(&self, seat: Seat) -> Vec<(usize, Argument)> {
        Told::to(self, seat).board()
    }

    fn together(&self, seat: Option<Seat>, from: usize, open: bool, powers: Option<&Powers>) -> Vec<Message> {
        seat.map_or_else(|| Told::to_all(self), |seat| Told::to(self, seat)).together(from, open, powers)
    }

    fn table(&self, seat: Option<Seat>, open: bool) -> Vec<(usize, Argument)> {
        seat.map_or_else(|| Told::to_all(self), |seat| Told::to(self, seat)).table(open)
    }

    fn powers_to(&self, seat: Option<Seat>) -> Option<Powers> {
        seat.map_or_else(|| Told::to_all(self), |seat| Told::to(self, seat)).powers()
    }

    fn ended_by(&self) -> Option<Message> {
        Told::to_all(self).ended_by()
    }
}

impl Telling for exo::Game {
    fn happened(&self) -> usize {
        self.state().log().len()
    }

    fn asked(&self) -> Option<Seat> {
        self.state().asks()
    }

    fn question_to(&self, seat: Seat) -> Option<Message> {
        ToldOfExo::to(self, seat).question()
    }

    fn offers_to(&self, seat: Seat) -> Vec<Message> {
        ToldOfExo::to(self, seat).offers().collect()
    }

    fn together(&self, seat: Option<Seat>, from: usize, open: bool, _: Option<&Powers>) -> Vec<Message> {
        ToldOfExo::of(self, seat, open).together(from)
    }

    fn table(&self, seat: Option<Seat>, open: bool) -> Vec<(usize, Argument)> {
        ToldOfExo::of(self, seat, open).board().into_iter().map(|(indent, line)| (indent, line.into())).collect()
    }
}

impl Telling for fow::Game {
    fn happened(&self) -> usize {
        self.state().log().len()
    }

    fn asked(&self) -> Option<Seat> {
        self.state().asks()
    }

    fn question_to(&self, seat: Seat) -> Option<Message> {
        ToldOfForceOfWill::to(self, seat).question()
    }

    fn offers_to(&self, seat: Seat) -> Vec<Message> {
        ToldOfForceOfWill::to(self, seat).offers().collect()
    }

    fn together(&self, seat: Option<Seat>, from: usize, open: bool, _: Option<&Powers>) -> Vec<Message> {
        ToldOfForceOfWill::of(self, seat, open).together(from)
    }

    fn table(&self, seat: Option<Seat>, open: bool) -> Vec<(usize, Argument)> {
        ToldOfForceOfWill::of(self, seat, open)
            .board()
            .into_iter()
            .map(|(indent, line)| (indent, line.into()))
            .collect()
    }
}

impl Telling for yugioh::Game {
    fn happened(&self) -> usize {
        self.state().log().len()
    }

    fn asked(&self) -> Option<Seat> {
        self.state().asks()
    }

    fn question_to(&self, seat: Seat) -> Option<Message> {
        ToldOfYugioh::to(self, seat).question()
    }

    fn offers_to(&self, seat: Seat) -> Vec<Message> {
        ToldOfYugioh::to(self, seat).offers().collect()
    }

    fn together(&self, seat: Option<Seat>, from: usize, open: bool, _: Option<&Powers>) -> Vec<Message> {
        ToldOfYugioh::of(self, seat, open).together(from)
    }

    fn table(&self, seat: Option<Seat>, open: bool) -> Vec<(usize, Argument)> {
        ToldOfYugioh::of(self, seat, open).board().into_iter().map(|(indent, line)| (indent, line.into())).collect()
    }
}
