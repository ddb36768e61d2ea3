//! What skills do to a battle.

use crate::ability::{Cards, Until};
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::happening::{By, Happening};
use crate::engine::dbscg::ids::{CardId, Seat};
use crate::engine::dbscg::state::battle::{Battle, BattleStep};
use crate::engine::dbscg::state::event::{Cause, Event};
use crate::engine::dbscg::state::frame::Frame;
use crate::engine::dbscg::state::proposed::Proposed;

impl Game {
    pub(crate) fn enter(&mut self, step: BattleStep) {
        if let Some(battle) = &mut self.state.battle {
            battle.step = step;
        }
    }

    /// A card is about to be used in a combo, by a player or by a skill.
    pub(crate) fn finish_combo(&mut self, seat: Seat, card: CardId, negated: Option<Until>, by: By) -> bool {
        self.propose(Proposed::Combo { card, seat, negated, by })
    }

    /// The attack is negated (7-1), unless it cannot be.
    pub(crate) fn negate_attack(&mut self) {
        if let Some(battle) = self.state.battle.filter(|_| self.can_negate_attack()) {
            self.state.battle = Some(Battle { negated: true, ..battle });
            self.note(Event::AttackNegated);
            if let Some(frame) = self.state.frames.last_mut() {
                frame.negated = Some(battle.attacker.card);
            }
            let by = self.by(Cause::Skill);
            self.happen(Happening::AttackNegated(battle.attacker.card, by));
        }
    }

    /// What has blocked is no guard any more.
    pub(crate) fn negate_blocker(&mut self) {
        // 10-4-2
        if let Some(battle) = &mut self.state.battle
            && battle.guard != battle.first_guard
        {
            battle.guard = battle.first_guard;
            let card = battle.guard.card;
            self.note(Event::NewGuard(card));
        }
    }

    /// The attack goes to another card.
    pub(crate) fn redirect(&mut self, cards: &Cards, frame: &Frame) {
        let cards = self.cards(cards, frame);
        let Some(card) = cards.iter().copied().find(|card| self.can_become_guard(*card)) else {
            self.done(cards.is_empty());
            return;
        };
        let guard = self.state.now(card);
        if let Some(battle) = &mut self.state.battle {
            battle.guard = guard;
        }
        self.note(Event::NewGuard(card));
        self.happen(Happening::Guards(card));
    }
}
