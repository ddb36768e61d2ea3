//! What a skill can do something to.

use crate::ability::{Action, Area, Cards, Destination, Keyword};
use crate::card::Kind;
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::facts::value::asking::Asking;
use crate::engine::dbscg::ids::{CardId, Seat};
use crate::engine::dbscg::roster::line::is_of;
use crate::engine::dbscg::state::frame::Frame;

impl Position {
    /// Whether there is an attack to negate, and nothing forbids that (1-3-2-1, 1-3-3).
    pub(crate) fn can_negate_attack(&self) -> bool {
        let battle = self.state.battle.filter(|battle| !battle.negated);
        battle.is_some_and(|battle| !self.forbidden(battle.attacker.card, &Action::NegateAttack))
    }

    /// Whether nothing can be put on top of a card, or evolve from it (1-3-3).
    pub(crate) fn is_closed(&self, base: CardId, evolves: bool) -> bool {
        self.forbidden(base, &Action::BeCovered) || (evolves && self.forbidden(base, &Action::BeEvolved))
    }

    /// Whether a player can take control of a card: only areas in play can hold another player's cards (4-2-4).
    pub(crate) fn can_take(&self, card: CardId, seat: Seat) -> bool {
        let object = self.state.object(card);
        let shared = matches!(object.area, Area::Battle | Area::Combo | Area::Unison);
        let theirs = object.seat != seat && shared && object.host.is_none();
        // 10-12-1: it would leave its Battle Area.
        theirs && !self.safe_from(card, seat) && !self.stays(card, seat)
    }

    /// The place of the activation that is answered, if it is of a skill with one of these keywords, or of any where none is
    /// named, is still to be resolved and can be negated (1-3-2-1, 1-3-3).
    pub(crate) fn negatable(&self, frame: &Frame, of: &[Keyword]) -> Option<usize> {
        let about = frame.it?;
        let counters = &self.state.under_way.counters;
        let at = counters.iter().rposition(|answer| answer.activation.source == about && !answer.negated)?;
        let skill = self.roster.skill(counters[at].activation.skill.id);
        (is_of(of, skill) && !self.withstands(about.card, frame.of, Some(skill), Asking::default())).then_some(at)
    }

    /// The cards that a word means and that the skill affects (4-13-1, 10-22-1), and whether there is one and no other
    /// was meant.
    pub(crate) fn affected(&self, cards: &Cards, frame: &Frame) -> (Vec<CardId>, bool) {
        let mut cards = self.cards(cards, frame);
        let meant = cards.len();
        cards.retain(|card| !self.is_out_of_reach(*card, frame));
        let all = meant > 0 && cards.len() == meant;
        (cards, all)
    }

    /// Whether a skill does nothing to a card (4-13-1, 10-22-1).
    pub(crate) fn is_out_of_reach(&self, card: CardId, frame: &Frame) -> bool {
        self.unaffected(card, frame.source.card, frame.of, Asking::default()) || self.deflects(card, frame)
    }

    /// Whether a card does not mind the \[Counter : Play\] that resolves: one that is being played (10-22-1, 10-22-2); by 4.00 any
    /// of the other player's, wherever it is (22-20-2).
    pub(crate) fn deflects(&self, card: CardId, frame: &Frame) -> bool {
        if !frame.counters_play {
            return false;
        }
        let object = self.state.object(card);
        let playing = self.state.under_way.playing.as_ref();
        let is_played = || playing.is_some_and(|playing| playing.cards.contains(&self.state.now(card)));
        let reached = if self.edition.has(Point::DeflectWorksEverywhere) {
            object.seat != frame.of
        } else {
            !object.area.skills_work() && is_played()
        };
        reached && self.has_keyword(card, Keyword::Deflect)
    }

    /// 10-1-1: only Battle Cards in a Battle Area are KO'd.
    pub(crate) fn can_be_kod(&self, card: CardId) -> bool {
        let object = self.state.object(card);
        let kind = self.roster.def(object.def).kind();
        object.area == Area::Battle && object.host.is_none() && matches!(kind, Kind::Battle | Kind::Token)
    }

    /// Whether a skill can KO a card (10-1-1, 1-3-3).
    pub(crate) fn can_ko(&self, card: CardId, frame: &Frame) -> bool {
        self.can_be_kod(card)
            && !self.is_fixed(card, frame)
            && !self.survives(card, frame.of)
            && !self.is_kept(card, frame.source.card, None)
    }

    /// Whether skills of a player may not move a card of the other's out of its area (1-3-3).
    pub(crate) fn stays(&self, card: CardId, by: Seat) -> bool {
        self.state.object(card).seat != by && self.forbidden(card, &Action::Leave)
    }

    /// Whether a card stays in its area whatever a skill says, by whomever that is carried out (1-3-3, 10-12-1).
    pub(crate) fn is_fixed(&self, card: CardId, frame: &Frame) -> bool {
        self.safe_from(card, frame.of) || self.stays(card, frame.of)
    }

    /// 1-3-3: what a skill may not move there stays where it is.
    pub(crate) fn is_held(&self, card: CardId, to: &Destination, frame: &Frame) -> bool {
        let to = to.area();
        let charges = to == Some(Area::Energy) && self.forbidden(card, &Action::BecomeEnergy);
        charges || (to != Some(self.state.object(card).area) && self.is_kept(card, frame.source.card, to))
    }

    /// Whether a card is safe from being removed by a skill of `by`'s (\[Indestructible\], 10-12-1).
    pub(crate) fn safe_from(&self, card: CardId, by: Seat) -> bool {
        let object = self.state.object(card);
        object.area == Area::Battle && object.seat != by && self.has_keyword(card, Keyword::Indestructible)
    }

    /// Whether a skill may choose a card (4-13-1, \[Barrier\]: 10-16-1).
    pub(crate) fn choosable(&self, card: CardId, frame: &Frame, ignoring_barrier: bool) -> bool {
        let object = self.state.object(card);
        // It counts whose skill it is, not who is told to choose.
        let barrier = object.seat != frame.of
            && !ignoring_barrier
            && object.area.skills_work()
            && self.has_keyword(card, Keyword::Barrier);
        !barrier && !self.is_out_of_reach(card, frame)
    }
}
