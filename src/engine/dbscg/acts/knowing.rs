//! What players learn of hidden cards, and lose sight of. What follows from the table and one's own hand needs no note; a card
//! that lies hidden is noted for each player who has seen it come to lie there.

use crate::ability::Area;
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::ids::{BySeat, CardId, Seat};
use crate::engine::dbscg::state::decision::Choice;
use crate::engine::dbscg::state::object::Object;
use crate::engine::dbscg::state::task::Task;

impl Game {
    /// A player sees a card where it lies.
    pub(crate) fn learn(&mut self, seat: Seat, card: CardId) {
        self.state.object_mut(card).known[seat] = true;
    }

    /// Both players see a card where it lies.
    pub(crate) fn learn_both(&mut self, card: CardId) {
        self.state.object_mut(card).known = BySeat([true; 2]);
    }

    /// The cards of an area are shuffled: nobody knows any more which lies where (3-2-4). Which they are is known as before.
    pub(crate) fn lose_track(&mut self, seat: Seat, area: Area) {
        let state = &mut self.state;
        let objects: &mut Vec<Object> = &mut state.objects;
        for card in state.areas[seat][area].iter() {
            objects[usize::from(card.0)].known = BySeat::default();
        }
    }

    /// A player has put cards of a deck in order; nobody else learns it (3-1-6-1).
    pub(crate) fn learn_order(&mut self, seat: Seat, cards: &[CardId]) {
        let alike = self.are_alike(cards);
        for card in cards {
            let known = &mut self.state.object_mut(*card).known;
            (known[seat], known[seat.other()]) = (true, known[seat.other()] && alike);
        }
    }

    /// A question shows its player cards: those of a deck that is searched without their places (3-2-2), others where they
    /// lie.
    pub(crate) fn learn_offered(&mut self) {
        let Some((decision, then)) = self.state.waits() else { return };
        let Task::Choose(_, block, at, ..) = &then.0 else { return };
        let Some(choose) = self.choice(*block, *at) else { return };
        let (seat, searches) = (decision.seat, choose.from.among.is_none());
        let offered = decision.options.iter().filter_map(|option| match option {
            Choice::Card(card) => Some(*card),
            _ => None,
        });
        let seen = |card: &CardId| !self.lies_open(*card) && self.view(seat).sees(*card);
        for card in offered.filter(seen).collect::<Vec<_>>() {
            let object = *self.state.object(card);
            if searches && object.area == Area::Deck {
                self.state.looked_through[seat][object.seat] = true;
            } else {
                self.learn(seat, card);
            }
        }
    }

    /// A card is about to move: says who knows it where it comes to lie, and takes note of what becomes unsure by it.
    pub(crate) fn track(&mut self, card: CardId, to_seat: Seat, to: Area, face_up: bool) -> BySeat<bool> {
        let object = *self.state.object(card);
        if to.is_open() || face_up {
            if object.area == Area::Hand {
                self.hand_is_less(object.seat.other(), card, true);
            }
            return BySeat([true; 2]);
        }
        let there = self.state.cards(object.seat, object.area);
        // Everybody sees where a card is taken from, unless it is picked out of a hand or from within a deck.
        let openly = match object.area {
            Area::Hand => false,
            Area::Deck => [there.first(), there.last()].contains(&Some(&card)),
            _ => true,
        };
        let mut known = BySeat::default();
        for seat in Seat::BOTH {
            let seen = self.view(seat).sees(card) || self.has_picked(seat, card);
            if object.area == Area::Hand && object.seat != seat {
                self.hand_is_less(seat, card, seen);
            }
            known[seat] = seen || (object.known[seat] && openly);
            let is_secret = !known[seat] && (to_seat, to) != (seat, Area::Hand);
            if is_secret && object.area != to && [object.area, to].contains(&Area::Deck) {
                self.state.looked_through[seat][object.seat] = false;
            }
        }
        known
    }

    /// A card leaves the hand of another player. One that is seen may be the copy of it that was known to be there; one that
    /// is not may be any of those that were.
    fn hand_is_less(&mut self, seat: Seat, card: CardId, seen: bool) {
        let (gone, holder) = (*self.state.object(card), self.state.object(card).seat);
        if seen && gone.known[seat] {
            return;
        }
        for at in 0..self.state.cards(holder, Area::Hand).len() {
            let other = self.state.cards(holder, Area::Hand)[at];
            let object = self.state.object(other);
            if object.known[seat] && !(seen && object.def != gone.def) {
                self.state.object_mut(other).known[seat] = false;
                if seen {
                    return;
                }
            }
        }
    }

    /// Whether the resolution under way is a player's, and they have picked a hidden card of which they saw the face: by a
    /// description, or from a deck that they have searched.
    fn has_picked(&self, seat: Seat, card: CardId) -> bool {
        let Some(frame) = self.state.frames.last().filter(|frame| frame.master == seat) else { return false };
        let (now, object) = (self.state.now(card), self.state.object(card));
        let searched = object.area == Area::Deck && frame.so_far().searched.contains(&(object.seat, Area::Deck));
        (searched || frame.so_far().described.contains(&now))
            && frame.so_far().names.iter().any(|(_, cards)| cards.contains(&now))
    }
}
