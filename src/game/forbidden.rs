//! What effects forbid (1-3-3), or allow only for a price or so many times.

use std::sync::Arc;

use crate::ability::{Action, Area, Change, Does, Keyword, Price, Says, Skill, Subject, Watched};

use super::Game;
use super::agenda::Activation;
use super::asking::Asking;
use super::aspects::Aspects;
use super::ids::{CardId, Seat};
use super::state::{Continuous, Frame, On};
use super::triggers::has_tag;
use super::watch::NO_LINE;

impl Game {
    /// Whether an action with a card is forbidden (1-3-3).
    pub(super) fn forbidden(&self, card: CardId, action: &Action) -> bool {
        self.has_change(
            card,
            Aspects::of_action(action),
            &|change| matches!(change, Change::Forbid(found) if found == action),
        )
    }

    /// Whether a card cannot be KO'd by the skills of a player (1-3-3).
    pub(super) fn survives(&self, card: CardId, by: Seat) -> bool {
        let mut survives = false;
        self.changes(card, Asking::default(), Aspects::PLACE, &mut |change, frame, _| match change {
            Change::Forbid(Action::SkillKo) => survives = true,
            Change::Forbid(Action::SkillKoBy(who)) => survives |= self.players(*who, frame.master).contains(&by),
            _ => {}
        });
        survives
    }

    /// Whether a skill of a card cannot be activated, as such or by a keyword (1-3-3).
    pub(super) fn forbids_keyword(&self, card: CardId, skill: &Skill) -> bool {
        let has = |keywords: &[Keyword]| keywords.iter().any(|keyword| has_tag(skill, *keyword));
        self.changed(Aspects::ACTIVATION)
            && self.has_change(
                card,
                Aspects::ACTIVATION,
                &|change| matches!(change, Change::Forbid(Action::ActivateKeyword(keywords)) if has(keywords)),
            )
    }

    /// Whether the skills of a card cannot be negated (1-3-3): by what it says itself, which nothing can negate either,
    /// or by a resolution.
    pub(super) fn is_steadfast(&self, card: CardId, asking: Asking<'_>) -> bool {
        let protects = |change: &Change| *change == Change::Forbid(Action::NegateSkills);
        let object = self.state.now(card);
        let on = |effect: &Continuous| {
            protects(&effect.change)
                && match &effect.on {
                    On::One(one) => *one == object,
                    On::All(selector) => self.selects(selector, &Frame::of(effect.source, effect.master), card, asking),
                }
        };
        let says = |skill: &Arc<Skill>| {
            skill.statements().iter().any(|statement| {
                statement.about == Subject::This
                    && matches!(&statement.says, Says::Change(change) if protects(change))
                    && self.works_here(statement, card)
                    && self.holds_for(statement, card, asking)
            })
        };
        self.state.effects.iter().any(on) || self.side(card).skills.iter().any(says)
    }

    /// What an attack costs, as a skill that does nothing but be paid for; none where it costs nothing.
    pub(super) fn attack_price(&self, attacker: CardId, guard: CardId) -> Option<(Activation, Frame)> {
        if !self.changed(Aspects::ATTACKS) {
            return None;
        }
        let mut cost: Vec<Price> = Vec::new();
        self.changes(attacker, Asking::default(), Aspects::ATTACKS, &mut |change, frame, _| {
            if let Change::AttackPrice(guards, price) = change
                && self.fits(guards, &self.seen(guard, Some(frame.source.card)), frame)
            {
                cost.extend(price.iter().cloned());
            }
        });
        if cost.is_empty() {
            return None;
        }
        let frame = self.frame_of(attacker);
        let does = Arc::new(Does { cost, ..Does::default() });
        let price = Activation::new(frame.source, frame.master, does, Arc::default(), NO_LINE);
        Some((Activation { replaces: true, ..price }, frame))
    }

    /// Whether no attacks are left to a card.
    pub(super) fn has_no_attack(&self, card: CardId) -> bool {
        self.changed(Aspects::ATTACKS)
            && self.has_change(card, Aspects::ATTACKS, &|change| *change == Change::AttacksLeft(0))
    }

    /// An attack is one of those that are left to a card.
    pub(super) fn spend_attack(&mut self, attacker: CardId) {
        let mut effects = std::mem::take(&mut self.state.effects);
        let object = self.state.now(attacker);
        for effect in &mut effects {
            let on = match &effect.on {
                On::One(one) => *one == object,
                On::All(selector) => {
                    let frame = Frame::of(effect.source, effect.master);
                    self.selects(selector, &frame, attacker, Asking::default())
                }
            };
            if let Change::AttacksLeft(left) = &mut effect.change
                && on
            {
                *left = left.saturating_sub(1);
            }
        }
        self.state.effects = effects;
    }

    /// Whether a card may attack a Battle Card in Active Mode.
    pub(super) fn attacks_active(&self, attacker: CardId, guard: CardId) -> bool {
        let mut attacks = false;
        self.changes(attacker, Asking::default(), Aspects::BATTLE, &mut |change, frame, _| match change {
            Change::AttackActive => attacks = true,
            Change::AttackActiveA(guards) => {
                attacks |= self.fits(guards, &self.seen(guard, Some(frame.source.card)), frame);
            }
            _ => {}
        });
        attacks
    }

    /// Whether a card cannot be moved by the skills of another, to that area or to any (1-3-3); a KO is no such area.
    pub(super) fn is_kept(&self, card: CardId, by: CardId, to: Option<Area>) -> bool {
        self.forbids_by(card, by, Aspects::PLACE, |action| match action {
            Action::MovedBy(watched, area) if area.is_none() || *area == to => Some(watched),
            _ => None,
        })
    }

    /// Whether skills of a card cannot switch another to Rest Mode (1-3-3).
    pub(super) fn stands(&self, card: CardId, by: CardId) -> bool {
        self.forbids_by(card, by, Aspects::PLACE, |action| match action {
            Action::RestBySkill(watched) => Some(watched),
            _ => None,
        })
    }

    /// Whether something, one of these aspects, cannot be done to a card by the skills of another (1-3-3).
    pub(super) fn forbids_by(
        &self,
        card: CardId,
        by: CardId,
        aspects: Aspects,
        whose: impl Fn(&Action) -> Option<&Watched>,
    ) -> bool {
        let mut forbids = false;
        self.changes(card, Asking::default(), aspects, &mut |change, frame, _| {
            let Change::Forbid(action) = change else { return };
            forbids |= whose(action).is_some_and(|watched| self.is_watched(watched, frame.source.card, by));
        });
        forbids
    }
}
