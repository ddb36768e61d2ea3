//! What the rules see to whenever somebody is about to act: who has won, and what hangs on nothing.

use crate::ability::yugioh::Holds;
use crate::ability::yugioh::deed::Word;
use crate::engine::circles;
use crate::engine::yugioh::Game;
use crate::engine::yugioh::state::{Area, End, Event, Why};
use crate::engine::{CardId, Outcome, Seat};

impl Game {
    /// Whether the rules have nothing to see to.
    pub(super) fn is_settled(&self) -> bool {
        self.outcome_now().is_none() && self.next_loose().is_none()
    }

    /// 13-3 to 13-7
    fn outcome_now(&self) -> Option<Outcome> {
        let table = self.state.table();
        let lost = |seat: Seat| table.lp[seat] <= 0 || table.decked[seat] || table.wins[seat.other()];
        match (lost(Seat::A), lost(Seat::B)) {
            (false, false) => circles::end(table.links),
            (true, true) => Some(Outcome::Draw),
            (true, false) => Some(Outcome::Won(Seat::B)),
            (false, true) => Some(Outcome::Won(Seat::A)),
        }
    }

    /// An Equip Card whose monster is gone or face-down (11-12, 25-13).
    fn next_loose(&self) -> Option<CardId> {
        let table = self.state.table();
        if let Some(card) = self.next_dying() {
            return Some(card);
        }
        let cards = Seat::BOTH.into_iter().flat_map(|seat| table.area(seat, Area::Spells));
        let loose =
            |card: &CardId| self.object(*card).on.is_some_and(|on| !self.is_monster(on) || !self.object(on).is_up());
        cards.copied().find(loose)
    }

    /// A card that says of itself that it is destroyed now.
    fn next_dying(&self) -> Option<CardId> {
        let mut dying = None;
        if self.roster.dies {
            self.each_static(|by, holds| {
                if *holds == Holds::Dies && !self.has(by.card, Word::EffectProof) {
                    dying = dying.or(Some(by.card));
                }
            });
        }
        dying
    }

    /// Sees to all of it.
    pub(super) fn settle(&mut self) {
        if let Some(outcome) = self.outcome_now() {
            return self.happen(Event::Over(outcome));
        }
        while let Some(card) = self.next_loose() {
            let holder = self.object(card).holder;
            self.send(card, holder, Area::Graveyard, End::Top, Why::Destroyed);
        }
    }
}
