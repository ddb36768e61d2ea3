//! Cards that one player looks at, and the order of cards that enter a deck at once.

use crate::ability::{Area, Name};
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::ids::{CardId, Seat};
use crate::engine::dbscg::state::decision::{Choice, Decision, Question};
use crate::engine::dbscg::state::event::Event;
use crate::engine::dbscg::state::frame::{Frame, Looked};
use crate::engine::dbscg::state::task::Task;

impl Game {
    /// A player looks at cards, which stay where they are (11-6-1, 11-6-2).
    pub(crate) fn look_at(&mut self, seat: Seat, cards: Vec<CardId>, name: &Name) {
        let said = self.is_said(name);
        for card in &cards {
            self.note(Event::Looked(seat, *card));
            self.learn(seat, *card);
        }
        let objects: Vec<_> = cards.into_iter().map(|card| self.state.now(card)).collect();
        if let Some(frame) = self.state.frames.last_mut() {
            frame.so_far_mut().looked.extend(objects.iter().map(|object| Looked { seat, object: *object, said }));
            frame.name(name, objects);
        }
    }

    /// 11-6-3: cards that were looked at and of which nothing more is said are shuffled into the deck or the life that
    /// they are in; a hand has no order that anybody knows.
    pub(crate) fn put_back(&mut self, frame: &Frame) {
        for (seat, area) in Seat::BOTH.into_iter().flat_map(|seat| [(seat, Area::Deck), (seat, Area::Life)]) {
            let left = frame.so_far().looked.iter().any(|looked| {
                let found = self.state.find(looked.object);
                !looked.said && found.is_some_and(|object| object.seat == seat && object.area == area)
            });
            // 4.00, 20-12-3
            let stays = area == Area::Life && self.edition.has(Point::LookedAtLifeStays);
            if left && !stays {
                self.shuffle(seat, area);
            }
        }
    }

    /// 3-1-6: cards are about to enter decks at once; who knows them puts them in order, unless the deck is shuffled next.
    pub(crate) fn order_after(&mut self, cards: &[CardId], shuffled: bool) {
        if shuffled || cards.len() < 2 {
            return;
        }
        let turn_player = self.state.turn_player;
        // 1-3-4: the turn player orders first.
        for seat in [turn_player.other(), turn_player] {
            for owner in Seat::BOTH {
                let is_theirs =
                    |card: &CardId| self.state.object(*card).owner == owner && self.who_orders(*card) == Some(seat);
                let known: Vec<CardId> = cards.iter().copied().filter(is_theirs).collect();
                if !self.are_alike(&known) {
                    self.push(Task::Order(seat, known, Vec::new()));
                }
            }
        }
    }

    /// Who says where a card comes to lie that enters a deck among others: its owner, who sees it (3-1-6), or else the player
    /// whom the skill that moves it has let look at it (1-3-1; 4.00, 0-2-2).
    fn who_orders(&self, card: CardId) -> Option<Seat> {
        let (owner, now) = (self.state.object(card).owner, self.state.now(card));
        if self.view(owner).sees(card) {
            return Some(owner);
        }
        let looked = &self.state.frames.last()?.so_far().looked;
        looked.iter().find(|looked| looked.object == now).map(|looked| looked.seat)
    }

    /// Who knows cards that have entered a deck says which comes next, from the top; nobody else learns it (3-1-6-1).
    pub(crate) fn order(&mut self, seat: Seat, mut left: Vec<CardId>, mut so_far: Vec<CardId>, answer: Option<Choice>) {
        if let Some(Choice::Card(card)) = answer {
            left.retain(|other| *other != card);
            so_far.push(card);
        } else if let Some(first) = left.first() {
            // In the order in which they lie now; what has gone elsewhere is not asked for.
            let deck = self.state.cards(self.state.object(*first).owner, Area::Deck);
            left = deck.iter().copied().filter(|card| left.contains(card)).collect();
        }
        if self.are_alike(&left) {
            so_far.append(&mut left);
            self.arrange(seat, so_far);
            return;
        }
        let mut kinds = Vec::new();
        let mut options = Vec::new();
        for card in &left {
            let kind = self.state.object(*card).def;
            if !kinds.contains(&kind) {
                kinds.push(kind);
                options.push(Choice::Card(*card));
            }
        }
        let decision = Decision { seat, question: Question::Order, source: None, options };
        self.ask(decision, Task::Order(seat, left, so_far));
    }

    /// Puts cards of a deck into the places that they have together, in another order.
    fn arrange(&mut self, seat: Seat, order: Vec<CardId>) {
        let Some(first) = order.first() else { return };
        let owner = self.state.object(*first).owner;
        self.learn_order(seat, &order);
        let deck = &mut self.state.areas[owner][Area::Deck];
        let mut order = order.into_iter();
        let places: Vec<usize> = (0..deck.len()).filter(|at| order.as_slice().contains(&deck[*at])).collect();
        for at in places {
            if let Some(card) = order.next() {
                deck[at] = card;
            }
        }
    }
}
