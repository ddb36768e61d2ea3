//! Which cards a skill can choose (8-5-3).

use crate::ability::{Area, Choose, Effect, Relation, Together};
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::facts::value::asking::Asking;
use crate::engine::dbscg::ids::{BlockId, CardId, ObjectRef, Seat};
use crate::engine::dbscg::state::frame::Frame;

impl Position {
    /// What an instruction has a player choose, if it does.
    pub(crate) fn choice(&self, block: BlockId, at: usize) -> Option<&Choose> {
        match self.roster.interned().instructions(block).get(at)? {
            Effect::Choose(choose) => Some(choose),
            _ => None,
        }
    }

    /// The cards that can be chosen beside those chosen so far.
    pub(crate) fn candidates(&self, choose: &Choose, so_far: &[ObjectRef], frame: &Frame) -> Vec<CardId> {
        let mut candidates = self.select(&choose.from, frame);
        let sum = |card: CardId| match &choose.together {
            Some(Together::Power(_)) => self.power(card),
            Some(Together::Cost(_)) => self.cost_value(card).map_or(0, i32::from),
            None => 0,
        };
        let left = match &choose.together {
            Some(Together::Power(most) | Together::Cost(most)) => self.quantity(most, frame),
            None => 0,
        } - so_far.iter().map(|object| sum(object.card)).sum::<i32>();
        candidates.retain(|card| {
            !so_far.iter().any(|object| object.card == *card)
                && self.choosable(*card, frame, choose.ignoring_barrier)
                && choose
                    .related
                    .is_none_or(|related| so_far.iter().all(|one| self.are_related(related, one.card, *card)))
                && sum(*card) <= left
        });
        candidates
    }

    /// Whether so many more cards can be chosen beside those chosen so far. Cards that are alike are tried once.
    pub(crate) fn suffices(&self, choose: &Choose, so_far: &mut Vec<ObjectRef>, more: usize, frame: &Frame) -> bool {
        let mut candidates = self.candidates(choose, so_far, frame);
        if !choose.is_bound() {
            return candidates.len() >= more;
        }
        let mut tried = Vec::new();
        candidates.retain(|card| {
            let kind = (self.state.object(*card).def, self.power(*card));
            let new = more > 0 && !tried.contains(&kind);
            tried.push(kind);
            new
        });
        more == 0
            || candidates.into_iter().any(|card| {
                so_far.push(self.state.now(card));
                let suffices = self.suffices(choose, so_far, more - 1, frame);
                so_far.pop();
                suffices
            })
    }

    fn are_related(&self, related: Relation, one: CardId, other: CardId) -> bool {
        let (shared, same) = match related {
            Relation::Same(shared) => (shared, true),
            Relation::Different(shared) => (shared, false),
        };
        self.seen(one, None).kin(shared).matches(&self.seen(other, None)) == same
    }

    /// The cards in a player's hand that a card's skill can make them discard.
    pub(crate) fn discardable(&self, seat: Seat, by: CardId) -> Vec<CardId> {
        let hand = self.state.cards(seat, Area::Hand).iter().copied();
        let kept = |card: CardId| {
            self.unaffected(card, by, self.state.object(by).seat, Asking::default())
                || self.is_kept(card, by, Some(Area::Drop))
        };
        hand.filter(|card| !kept(*card)).collect()
    }
}
