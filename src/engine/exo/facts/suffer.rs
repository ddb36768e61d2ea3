//! Whether something can be done with a card; what cannot is not chosen (9-16).

use crate::ability::exo::{Cards, Deed, Effect, Verb, Word, picks};
use crate::engine::Seat;
use crate::engine::exo::Game;
use crate::engine::exo::state::{Area, CardId};

impl Game {
    /// Whether an effect of a player's card does something to this one: what is Untouchable no Tactic of the other player
    /// touches (11-6), and none itself.
    pub(in crate::engine::exo) fn is_touched(&self, card: CardId, by: CardId, seat: Seat) -> bool {
        let object = self.object(card);
        let safe = matches!(object.area, Area::Field | Area::Ether)
            && object.holder != seat
            && self.is_tactic(by)
            && self.has(card, Word::Untouchable);
        let itself = card == by && object.area == Area::Ether && self.is_tactic(by);
        !safe && !itself
    }

    /// Whether a card can be moved or turned so.
    pub(in crate::engine::exo) fn suffers(&self, card: CardId, verb: Verb) -> bool {
        let object = self.object(card);
        if object.area == Area::Gone || object.area == Area::Banished && !object.up {
            // 9-15
            return false;
        }
        if self.state.table().is_leader(card) {
            // 6-1-8
            return false;
        }
        // 11-4
        let god = || object.area == Area::Field && self.has(card, Word::God);
        match verb {
            Verb::Destroy | Verb::Sacrifice => matches!(object.area, Area::Field | Area::Ether) && !god(),
            Verb::Bury | Verb::Banish => !god(),
            Verb::Discard => object.area == Area::Hand,
            Verb::Cover => match object.area {
                Area::Field => object.up && !self.has(card, Word::Uncoverable),
                Area::Banished => true,
                _ => false,
            },
            Verb::Uncover => object.area == Area::Field && !object.up,
            Verb::Hand | Verb::Occult | Verb::Top | Verb::Bottom | Verb::Shuffle => true,
        }
    }

    /// Whether a deed can be done to a card.
    fn suffers_deed(&self, seat: Seat, card: CardId, deed: &Deed) -> bool {
        let object = self.object(card);
        match deed {
            Deed::Move(verb, _) => self.suffers(card, *verb),
            // 9-4
            Deed::Gain(..) | Deed::Counters(..) => self.is_open(card),
            Deed::Transform(..) => self.is_open(card) && !self.state.table().is_leader(card),
            Deed::Control(_) => {
                object.area == Area::Field
                    && object.holder != seat
                    && !self.state.table().is_leader(card)
                    // 6-2-4
                    && !(self.is_vice(card) && self.vice(seat).is_some())
            }
            Deed::Play(_) => self.can_be_put_in_play(seat, card),
            Deed::Draw(..)
            | Deed::Discard(..)
            | Deed::Mill(..)
            | Deed::Token(..)
            | Deed::Relic(..)
            | Deed::Lives(..)
            | Deed::Negate
            | Deed::EndTurn
            | Deed::Redirect
            | Deed::May(_)
            | Deed::If(..) => true,
        }
    }

    /// Whether an effect could play a card.
    pub(in crate::engine::exo) fn can_be_put_in_play(&self, seat: Seat, card: CardId) -> bool {
        let object = self.object(card);
        let from = matches!(
            object.area,
            Area::Hand | Area::Deck | Area::Evolutions | Area::Discard | Area::Banished | Area::Occult
        );
        // 9-15, 6-2-5
        let free = object.area != Area::Banished || object.up;
        from && free && !(self.is_vice(card) && self.vice(seat).is_some())
    }

    /// Whether a card can be a target of an effect by each deed that speaks of that target (9-16).
    pub(in crate::engine::exo) fn can_be_target(
        &self,
        (seat, source): (Seat, CardId),
        effect: &Effect,
        at: u8,
        card: CardId,
    ) -> bool {
        let mut can = self.is_touched(card, source, seat);
        for deed in &effect.does {
            let mut speaks = false;
            picks(std::slice::from_ref(deed), &mut |cards| speaks |= *cards == Cards::Target(at));
            can &= !speaks || self.suffers_deed(seat, card, deed);
        }
        can
    }

    /// Whether a card can be chosen, or is taken, for a deed.
    pub(in crate::engine::exo) fn can_be_meant(
        &self,
        (seat, source): (Seat, CardId),
        deed: &Deed,
        card: CardId,
    ) -> bool {
        self.is_touched(card, source, seat) && self.suffers_deed(seat, card, deed)
    }
}
