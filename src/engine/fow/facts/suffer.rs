//! Whether something can be done with a card; what cannot is not chosen for it.

use crate::ability::fow::{Cards, Deed, Gain, Holds, Type, Verb, Word};
use crate::engine::CardId;
use crate::engine::fow::Game;
use crate::engine::fow::roster::{AddedTo, Kind};
use crate::engine::fow::state::Area;

use super::Speaker;

impl Game {
    /// Whether a card can be a target of what somebody plays.
    pub(in crate::engine::fow) fn can_be_target(&self, by: Speaker, card: CardId) -> bool {
        let object = self.object(card);
        let theirs = || self.has(card, Word::Barrier) && object.holder != by.seat;
        let open = !matches!(object.area, Area::Field | Area::Ruler | Area::Stones)
            || !(self.has(card, Word::Untargeted) || theirs());
        // What is being played does not speak of itself.
        open && !(card == by.card && object.area == Area::Chase)
    }

    /// Whether a card can be moved or turned so. A ruler leaves the field by being destroyed alone (7-9).
    pub(in crate::engine::fow) fn suffers(&self, card: CardId, verb: Verb) -> bool {
        let object = self.object(card);
        let on_table = matches!(object.area, Area::Field | Area::Stones | Area::Standby);
        let turns = matches!(object.area, Area::Field | Area::Stones | Area::Ruler);
        let ruler = self.state.table().is_ruler(card);
        match verb {
            Verb::Destroy => on_table && !self.is_safe(card),
            Verb::Banish => on_table && !ruler,
            Verb::Ruler => ruler && object.area == Area::Field,
            Verb::Discard => object.area == Area::Hand,
            Verb::Rest => turns && !object.rested,
            Verb::Recover => turns && object.rested,
            Verb::Cancel => object.area == Area::Chase && !self.is_uncancelled(card),
            Verb::OwnField => {
                matches!(self.kind(card), Kind::Resonator | Kind::Regalia)
                    && !matches!(object.area, Area::Field | Area::Gone)
            }
            Verb::Field | Verb::FieldRested => {
                if self.kind(card) == Kind::Stone {
                    return matches!(object.area, Area::StoneDeck | Area::Graveyard);
                }
                let lies = matches!(self.kind(card), Kind::Resonator | Kind::Regalia | Kind::Addition(AddedTo::Field));
                lies && object.area != Area::Field && object.area != Area::Gone
            }
            Verb::Bury | Verb::Remove | Verb::Hand | Verb::Top | Verb::Bottom | Verb::Shuffle => {
                !ruler && object.area != Area::Gone && object.area != Area::Removed
            }
        }
    }

    /// Whether the play of a card is not cancelled: it says so itself, in the chase.
    fn is_uncancelled(&self, card: CardId) -> bool {
        self.has(card, Word::Uncancelled)
            || self.statics(card).any(|holds| match &holds.what {
                Holds::Gives(Cards::This, Gain::Words(words)) => words.contains(&Word::Uncancelled),
                _ => false,
            })
    }

    /// Whether a card is not destroyed, whatever happens.
    pub(in crate::engine::fow) fn is_safe(&self, card: CardId) -> bool {
        self.has(card, Word::Eternal) || self.has(card, Word::Undestroyed)
    }

    /// Whether a deed does something to a card that it is about.
    pub(in crate::engine::fow) fn can_be_meant(&self, deed: &Deed, card: CardId) -> bool {
        match deed {
            Deed::Move(verb, _) => self.suffers(card, *verb),
            Deed::Damage(..) => self.is_fighter(card),
            Deed::Control(..) => self.object(card).area == Area::Field && !self.state.table().is_ruler(card),
            Deed::Gain(..) | Deed::Counters(..) | Deed::AtEnd(..) => {
                matches!(self.object(card).area, Area::Field | Area::Stones | Area::Ruler)
            }
            _ => true,
        }
    }

    /// Whether a card can attack now (6-2, 6-3).
    pub(in crate::engine::fow) fn can_attack(&self, card: CardId) -> bool {
        let object = self.object(card);
        let new = object.came == self.state.table().turn;
        self.is_fighter(card)
            && !object.rested
            && !self.has(card, Word::NoAttack)
            && (!new || self.has(card, Word::Swiftness) || self.has(card, Word::AttacksAtOnce))
    }

    /// Whether a card can be attacked by another of the other player (6-5, 6-6).
    pub(in crate::engine::fow) fn can_be_attacked(&self, card: CardId, by: CardId) -> bool {
        let recovered = || self.has(by, Word::TargetAttack) || self.has(by, Word::Precision);
        self.is_fighter(card) && !self.has(card, Word::Unattacked) && (self.object(card).rested || recovered())
    }

    /// Whether a card can block another (6-8, 6-9).
    pub(in crate::engine::fow) fn can_block(&self, card: CardId, attacker: CardId) -> bool {
        let reaches = || {
            self.has(card, Word::Flying)
                || self.has(card, Word::BlocksFlying) && self.is_type(attacker, Type::Resonator)
        };
        let ready = !self.object(card).rested || self.has(card, Word::BlocksRested);
        self.is_fighter(card)
            && ready
            && !self.has(card, Word::NoBlock)
            && !self.has(attacker, Word::Unblocked)
            && !self.is_unblocked_by(attacker, card)
            && (!self.has(attacker, Word::Flying) || reaches())
    }

    /// Whether a card can rest to pay for its own ability (3-8, 3-9).
    pub(in crate::engine::fow) fn can_rest_for_itself(&self, card: CardId) -> bool {
        let object = self.object(card);
        let new = object.came == self.state.table().turn && self.is_type(card, Type::Resonator);
        self.suffers(card, Verb::Rest) && !object.bare && (!new || self.has(card, Word::Swiftness))
    }

    /// Whether a card on the field has been dealt as much damage as destroys it (6-14, 6-16).
    pub(in crate::engine::fow) fn is_beaten(&self, card: CardId) -> bool {
        let object = self.object(card);
        let damage = i32::try_from(object.damage).unwrap_or(i32::MAX);
        // What nothing makes smaller stands as it is printed at least.
        let stands = object.gained.is_empty() && object.counters.is_empty() && !self.roster.lowers;
        !(stands && damage < self.printed_stats(card)[1]) && self.is_fighter(card) && damage >= self.stats(card)[1]
    }
}
