//! What players wait for without a card that has such a skill: "the next time", "each time this turn". It becomes pending
//! like an \[Auto\] skill, and knows what its resolution had named; and costs that are lower for the next card only.

use std::sync::Arc;

use crate::ability::{Block, Body, Change, Does, Keyword, Skill, Tag, Trigger, Until};

use super::Game;
use super::asking::Asking;
use super::aspects::Aspects;
use super::ids::CardId;
use super::proposed::Happening;
use super::state::{Continuous, Frame, On, PendingAuto, Watch};
use super::triggers::{Waiting, has_tag};

/// The line of a skill that no card has.
pub(super) const NO_LINE: u8 = u8::MAX - 1;

impl Game {
    /// From now on something is waited for.
    pub(super) fn watch(&mut self, when: &Trigger, until: Until, block: &Block, once: bool, frame: Frame) {
        let does = Does { when: Some(when.clone()), effect: Arc::clone(block), ..Does::default() };
        let skill = Arc::new(Skill { tags: vec![Tag::from(Keyword::Auto)], body: Body::Does(Arc::new(does)) });
        self.state.watches.push(Watch { when: when.clone(), skill, frame, until, made: self.state.turn, once });
    }

    /// What an event meets of that.
    pub(super) fn watches(&self, happening: Happening) -> impl Iterator<Item = Waiting> {
        let met =
            self.state.watches.iter().filter(move |watch| self.meets(&watch.when, watch.frame.source.card, happening));
        met.map(move |watch| {
            let it = happening.subject().map(|card| self.state.now(card));
            let (source, skill) = (watch.frame.source, Arc::clone(&watch.skill));
            let (master, names) = (watch.frame.master, watch.frame.names.clone());
            let auto = PendingAuto { source, master, skill, line: NO_LINE, it, remembered: None, names };
            Waiting { watcher: source.card, auto }
        })
    }

    /// Whether a skill is to become pending: what happens once has not yet.
    pub(super) fn still_waits(&mut self, auto: &PendingAuto) -> bool {
        if auto.line != NO_LINE {
            return true;
        }
        let at = self.state.watches.iter().position(|watch| Arc::ptr_eq(&watch.skill, &auto.skill));
        if let Some(at) = at.filter(|at| self.state.watches[*at].once) {
            self.state.watches.remove(at);
        }
        at.is_some()
    }

    /// The energy for a card has been counted, for one of its skills or for its energy cost: a lower cost for the next
    /// card has been of use.
    pub(super) fn spend_next(&mut self, card: CardId, skill: Option<&Skill>, takes_cost: bool) {
        if !self.state.effects.iter().any(|effect| effect.once) {
            return;
        }
        let meant = |change: &Change| match change {
            Change::SkillDiscount(keywords, _) => skill.is_some_and(|skill| is_of(keywords, skill)),
            other => takes_cost && Aspects::of(other).meets(Aspects::COST),
        };
        let mut effects = std::mem::take(&mut self.state.effects);
        let of_use = |effect: &mut Continuous| match &effect.on {
            On::All(selector) if effect.once && meant(&effect.change) => {
                let frame = Frame::of(effect.source, effect.master);
                self.selects(selector, &frame, card, Asking::default())
            }
            _ => false,
        };
        let spent: Vec<Continuous> = effects.extract_if(.., of_use).collect();
        self.state.effects = effects;
        for effect in &spent {
            self.note_end(effect);
        }
    }
}

/// Whether a skill has one of the keywords, where any is named.
pub(super) fn is_of(keywords: &[Keyword], skill: &Skill) -> bool {
    keywords.is_empty() || keywords.iter().any(|keyword| has_tag(skill, *keyword))
}
