//! What the rules see to whenever somebody is about to act: who has lost, what is beaten, what hangs on nothing.

use crate::ability::fow::Word;
use crate::engine::circles;
use crate::engine::fow::Game;
use crate::engine::fow::state::{Area, End, Event, Why};
use crate::engine::{CardId, Outcome, Seat};

impl Game {
    /// Whether the rules have nothing to see to.
    pub(super) fn is_settled(&mut self) -> bool {
        self.settled =
            self.settled || self.outcome_now().is_none() && self.next_beaten().is_none() && self.next_loose().is_none();
        self.settled
    }

    /// 8-2, 8-3
    fn outcome_now(&self) -> Option<Outcome> {
        let table = self.state.table();
        let lost = |seat: Seat| table.life[seat] <= 0 || table.decked == Some(seat);
        match (lost(Seat::A), lost(Seat::B)) {
            (false, false) => circles::end(table.links),
            (true, true) => Some(Outcome::Draw),
            (true, false) => Some(Outcome::Won(Seat::B)),
            (false, true) => Some(Outcome::Won(Seat::A)),
        }
    }

    /// 6-14, 6-16
    fn next_beaten(&self) -> Option<CardId> {
        let table = self.state.table();
        let cards = Seat::BOTH.into_iter().flat_map(|seat| table.area(seat, Area::Field));
        cards.copied().find(|card| self.is_beaten(*card) && !self.is_safe(*card))
    }

    /// What was added to a card that is gone.
    fn next_loose(&self) -> Option<CardId> {
        let table = self.state.table();
        let cards = Seat::BOTH.into_iter().flat_map(|seat| table.area(seat, Area::Field));
        let loose = |card: &CardId| self.object(*card).on.is_some_and(|on| self.object(on).area != Area::Field);
        cards.copied().find(loose)
    }

    /// Sees to all of it: what is beaten together goes together.
    pub(super) fn settle(&mut self) {
        if let Some(outcome) = self.outcome_now() {
            return self.happen(&Event::Over(outcome));
        }
        let table = self.state.table();
        let field = Seat::BOTH.into_iter().flat_map(|seat| table.area(seat, Area::Field));
        let beaten: Vec<CardId> = field.copied().filter(|card| self.is_beaten(*card) && !self.is_safe(*card)).collect();
        for card in beaten {
            self.destroy(card);
        }
        while let Some(card) = self.next_loose() {
            let owner = self.object(card).owner;
            self.send(card, owner, Area::Graveyard, End::Top, Why::Left);
        }
    }

    /// Destroys a card (6-14); a J-ruler goes back to the ruler area (7-9 to 7-11).
    pub(super) fn destroy(&mut self, card: CardId) {
        let owner = self.object(card).owner;
        if !self.state.table().is_ruler(card) {
            self.send(card, owner, Area::Graveyard, End::Top, Why::Destroyed);
            return;
        }
        let again = self.has(card, Word::Imperishable);
        self.send(card, owner, Area::Ruler, End::Top, Why::Destroyed);
        self.happen(&if again { Event::Flipped(card, false) } else { Event::Bared(card) });
    }
}
