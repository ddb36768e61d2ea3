//! A game that a player cannot tell from the real one.

use crate::ability::Area;
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::facts::pointed::named;
use crate::engine::dbscg::ids::{CardId, DefId};
use crate::engine::{Rng, Seat};

/// Where the hidden cards of a Main Deck can lie; those of a Z-Deck lie in no other area (4.00, 3-12).
const LIST: [Area; 3] = [Area::Deck, Area::Hand, Area::Life];

impl Game {
    /// A game that a player cannot tell from this one. What lies hidden from them is dealt anew among the places where it
    /// can lie: the cards of their own deck and life, which are those of their list, and the cards of the other player's
    /// deck, hand and life, which are those that are there, and those of their Z-Deck. Where the player has looked through a deck, its cards are
    /// dealt anew by themselves.
    ///
    /// A card stays where it is if the player sees it or knows it from before: it was shown to them, looked at, returned
    /// to a hand, put on top or at the bottom, and has not been shuffled or lost among others since. So does a card that
    /// work still to do points to, as one that is announced or chosen, or that the other player is offered at the moment:
    /// this is more than the player knows, until the work is done.
    ///
    /// There is no log of how it came to be, and shuffles to come are others.
    pub(crate) fn dealt_anew(position: &Position, seat: Seat, rng: &mut Rng) -> Self {
        // At a decision nothing is settled yet.
        let mut game = Self { position: position.clone(), settled: None, spare: Vec::new() };
        let held = position.held(seat);
        let knows = |card: CardId| position.state.object(card).known[seat] || position.view(seat).sees(card);
        for owner in Seat::BOTH {
            let (deck, others) = LIST.split_at(if position.state.looked_through[seat][owner] { 1 } else { LIST.len() });
            for lot in [deck, others, &[Area::ZDeck]] {
                let cards = lot.iter().flat_map(|area| position.state.cards(owner, *area)).copied();
                let free: Vec<CardId> = cards.filter(|card| !held[usize::from(card.0)] && !knows(*card)).collect();
                let mut defs: Vec<DefId> = free.iter().map(|card| position.state.object(*card).def).collect();
                // How they lie is not known, and must not be what chance begins with.
                defs.sort_unstable();
                rng.shuffle(&mut defs);
                for (card, def) in free.into_iter().zip(defs) {
                    game.state.object_mut(card).def = def;
                }
            }
            game.stack_anew(seat, owner, rng);
        }
        game.state.log = None;
        game.state.chance = rng.fork();
        game
    }

    /// Gives a seat an opening hand that somebody asks about, in place of the one that it has drawn (5-2-1-6): the cards of hand and
    /// deck change places, and those of the deck are shuffled. Whether it is of as many cards and the deck has them; else nothing
    /// changes.
    pub fn hold(&mut self, seat: Seat, hand: &[DefId]) -> bool {
        let cards = |area| self.state.cards(seat, area).iter().copied();
        let places: Vec<CardId> = cards(Area::Hand).chain(cards(Area::Deck)).collect();
        let mut rest: Vec<DefId> = places.iter().map(|card| self.state.object(*card).def).collect();
        if self.state.cards(seat, Area::Hand).len() != hand.len() {
            return false;
        }
        for def in hand {
            let Some(at) = rest.iter().position(|other| other == def) else { return false };
            rest.swap_remove(at);
        }
        // How they lay must not be what chance begins with.
        rest.sort_unstable();
        self.state.chance.shuffle(&mut rest);
        for (card, def) in places.into_iter().zip(hand.iter().copied().chain(rest)) {
            self.state.object_mut(card).def = def;
        }
        true
    }

    /// Gives cards of a deck other places: who searches a deck sees its cards, and does not learn where they lie (3-2-2).
    /// One that either player knows to be where it is stays there.
    fn stack_anew(&mut self, seat: Seat, owner: Seat, rng: &mut Rng) {
        let deck = self.state.cards(owner, Area::Deck);
        let free = |card: &CardId| {
            let known = self.state.object(*card).known;
            known.0 == [false; 2] && self.view(seat).sees(*card)
        };
        let places: Vec<usize> = (0..deck.len()).filter(|at| free(&deck[*at])).collect();
        let mut cards: Vec<CardId> = places.iter().map(|at| deck[*at]).collect();
        rng.shuffle(&mut cards);
        for (at, card) in places.into_iter().zip(cards) {
            self.state.areas[owner][Area::Deck][at] = card;
        }
    }
}

impl Position {
    /// The cards that work still to do points to, or that another player is offered.
    fn held(&self, seat: Seat) -> Vec<bool> {
        let mut held = self.pointed_at();
        let others = self.decision().filter(|decision| decision.seat != seat);
        for card in others.into_iter().flat_map(|decision| &decision.options).copied().flat_map(named) {
            held[usize::from(card.0)] = true;
        }
        held
    }
}
