//! Which cards the words of a skill mean, and which of those it can do something to.

use crate::ability::{Action, Area, Cards, Destination, Keyword};
use crate::card::Kind;

use super::Game;
use super::asking::Asking;
use super::ids::{CardId, ObjectRef, Seat};
use super::resolve::times;
use super::state::Frame;

impl Game {
    /// The cards that a word means now; cards that are not what they were are not meant any more.
    pub(super) fn cards(&self, cards: &Cards, frame: &Frame) -> Vec<CardId> {
        self.cards_at(cards, frame, Asking::default())
    }

    /// As [`Game::cards`], while effects are asked whether they hold.
    pub(super) fn cards_at(&self, cards: &Cards, frame: &Frame, asking: Asking<'_>) -> Vec<CardId> {
        let there = |objects: &[ObjectRef]| -> Vec<CardId> {
            objects.iter().filter(|object| self.state.find(**object).is_some()).map(|object| object.card).collect()
        };
        match cards {
            Cards::This => there(&[frame.source]),
            Cards::It => frame.it.map_or_else(Vec::new, |it| there(&[it])),
            Cards::Named(name) => there(frame.named(name)),
            // Written out as a choice before the instruction.
            Cards::Chosen(choose) => there(frame.named(&choose.name)),
            Cards::Rest(name, but) => {
                let but = there(frame.named(but));
                there(frame.named(name)).into_iter().filter(|card| !but.contains(card)).collect()
            }
            Cards::Attacker => self.state.battle.map_or_else(Vec::new, |battle| there(&[battle.attacker])),
            Cards::Guard => self.state.battle.map_or_else(Vec::new, |battle| there(&[battle.guard])),
            Cards::Attacked => self.state.battle.map_or_else(Vec::new, |battle| there(&[battle.first_guard])),
            Cards::Leader(who) => {
                self.players(*who, frame.master).into_iter().filter_map(|seat| self.state.leader(seat)).collect()
            }
            Cards::All(selector) => self.select_at(selector, frame, asking),
            Cards::Top(who, n) => {
                let n = usize::from(times(self.quantity_at(n, frame, asking)));
                let decks = self.players(*who, frame.master).into_iter();
                decks.flat_map(|seat| self.state.cards(seat, Area::Deck).iter().take(n).copied()).collect()
            }
            Cards::Bottom(who, n) => {
                let n = usize::from(times(self.quantity_at(n, frame, asking)));
                let decks = self.players(*who, frame.master).into_iter();
                decks.flat_map(|seat| self.state.cards(seat, Area::Deck).iter().rev().take(n).copied()).collect()
            }
            Cards::Under(host) => {
                self.cards_at(host, frame, asking).into_iter().flat_map(|card| self.state.under(card)).collect()
            }
            Cards::Each(parts) => parts.iter().flat_map(|part| self.cards_at(part, frame, asking)).collect(),
        }
    }

    /// The cards that a word means and that the skill affects (4-13-1, 10-22-1), and whether there is one and no other
    /// was meant.
    pub(super) fn affected(&self, cards: &Cards, frame: &Frame) -> (Vec<CardId>, bool) {
        let mut cards = self.cards(cards, frame);
        let meant = cards.len();
        cards.retain(|card| !self.is_out_of_reach(*card, frame));
        let all = meant > 0 && cards.len() == meant;
        (cards, all)
    }

    /// Whether a skill does nothing to a card (4-13-1, 10-22-1).
    pub(super) fn is_out_of_reach(&self, card: CardId, frame: &Frame) -> bool {
        self.unaffected(card, frame.source.card, frame.of, Asking::default()) || self.deflects(card, frame)
    }

    /// Whether a card being played does not mind the \[Counter : Play\] that resolves (10-22-1, 10-22-2).
    pub(super) fn deflects(&self, card: CardId, frame: &Frame) -> bool {
        frame.counters_play
            && !self.state.object(card).area.skills_work()
            && self.state.playing.as_ref().is_some_and(|playing| playing.cards.contains(&self.state.now(card)))
            && self.keywords(card).has(Keyword::Deflect)
    }

    /// 10-1-1: only Battle Cards in a Battle Area are KO'd.
    pub(super) fn can_be_kod(&self, card: CardId) -> bool {
        let object = self.state.object(card);
        let kind = self.roster.def(object.def).card.kind;
        object.area == Area::Battle && object.host.is_none() && matches!(kind, Kind::Battle | Kind::Token)
    }

    /// Whether a skill can KO a card (10-1-1, 1-3-3).
    pub(super) fn can_ko(&self, card: CardId, frame: &Frame) -> bool {
        self.can_be_kod(card)
            && !self.is_fixed(card, frame)
            && !self.survives(card, frame.of)
            && !self.is_kept(card, frame.source.card, None)
    }

    /// Whether skills of a player may not move a card of the other's out of its area (1-3-3).
    pub(super) fn stays(&self, card: CardId, by: Seat) -> bool {
        self.state.object(card).seat != by && self.forbidden(card, &Action::Leave)
    }

    /// Whether a card stays in its area whatever a skill says, by whomever that is carried out (1-3-3, 10-12-1).
    pub(super) fn is_fixed(&self, card: CardId, frame: &Frame) -> bool {
        self.safe_from(card, frame.of) || self.stays(card, frame.of)
    }

    /// 1-3-3: what a skill may not move there stays where it is.
    pub(super) fn is_held(&self, card: CardId, to: &Destination, frame: &Frame) -> bool {
        let to = to.area();
        let charges = to == Some(Area::Energy) && self.forbidden(card, &Action::BecomeEnergy);
        charges || (to != Some(self.state.object(card).area) && self.is_kept(card, frame.source.card, to))
    }
}
