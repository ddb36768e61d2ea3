//! What became of the cards of a deck, from the events of a game that is over.

use std::collections::BTreeSet;

use enumset::EnumSet;

use super::{Way, Ways};
use crate::ability::Area;
use crate::card::Kind;
use crate::engine::Seat;
use crate::engine::dbscg::state::event::{Cause, Event};
use crate::engine::dbscg::{CardId, Game};

/// What became of each card of a seat's deck; of none where the events were not on record.
pub(in crate::sim) fn of_game(game: &Game, seat: Seat) -> Ways {
    let state = game.state();
    let mut watch = Watch { became: vec![EnumSet::empty(); state.objects.len()], ..Watch::default() };
    for event in state.log.iter().flatten() {
        watch.look(game, seat, *event);
    }
    for card in state.cards(seat, Area::Hand) {
        watch.note(*card, Way::Left);
    }
    let mut ways = Ways::new();
    for (object, became) in state.objects.iter().zip(watch.became) {
        if object.owner == seat && !object.token {
            let number = &game.roster().def(object.printed()).card.number;
            // Its copies have the same number.
            match ways.get_mut(number) {
                Some(known) => *known |= became,
                None => drop(ways.insert(number.clone(), became)),
            }
        }
    }
    ways
}

/// Who goes through the events.
#[derive(Default)]
struct Watch {
    /// What became of each object.
    became: Vec<EnumSet<Way>>,
    /// The hand of the seat.
    hand: BTreeSet<CardId>,
    /// The card that the rules have just put from that hand into the Drop Area: 4.00, 12-2-2-2, an Extra Card goes there as it
    /// is paid for, and is activated then.
    spent: Option<CardId>,
    /// The first turn has begun.
    begun: bool,
}

impl Watch {
    fn note(&mut self, card: CardId, way: Way) {
        if let Some(became) = self.became.get_mut(usize::from(card.0)) {
            *became |= way;
        }
    }

    fn look(&mut self, game: &Game, seat: Seat, event: Event) {
        match event {
            Event::Turn(..) if !self.begun => {
                self.begun = true;
                let opening: Vec<CardId> = self.hand.iter().copied().collect();
                for card in opening {
                    self.note(card, Way::Opening);
                }
            }
            Event::Moved { card, from_seat, from, to_seat, to, cause } => {
                let was_in_hand = self.hand.remove(&card) || (from == Area::Hand && from_seat == seat);
                if to == Area::Hand && to_seat == seat {
                    self.hand.insert(card);
                    if self.begun && matches!(from, Area::Deck | Area::Life) {
                        self.note(card, Way::Drawn);
                    }
                }
                if was_in_hand && matches!(to, Area::Battle | Area::Unison) {
                    self.note(card, Way::Played);
                }
                if cause == Cause::Charge {
                    self.note(card, Way::Charged);
                }
                self.spent = (was_in_hand && to == Area::Drop && cause == Cause::Rule).then_some(card);
            }
            // 6-3-1-2-3-3: a Unison Card grows by another of the hand; other cards go under one for a price.
            Event::PlacedUnder(card, _) => {
                let is_unison = game.roster().def(game.state().object(card).printed()).kind() == Kind::Unison;
                if self.hand.remove(&card) && is_unison {
                    self.note(card, Way::Played);
                }
            }
            Event::Played(card) => {
                self.hand.remove(&card);
                self.note(card, Way::Played);
            }
            Event::Activated(skill) if self.hand.contains(&skill.card) || self.spent == Some(skill.card) => {
                self.note(skill.card, Way::Played);
            }
            Event::Comboed(card) => self.note(card, Way::Comboed),
            _ => {}
        }
    }
}
