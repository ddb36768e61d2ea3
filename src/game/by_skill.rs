//! What a skill has other cards do without their price: activate skills, be used in a combo.

use std::sync::Arc;

use crate::ability::{Action, Area, Cards, Keyword, Skill, Until};

use super::Game;
use super::agenda::{Activation, Task};
use super::decision::{Choice, Decision, Question};
use super::ids::CardId;
use super::keyword::{Timing, timing};
use super::roster::does;
use super::state::Frame;
use super::triggers::has_tag;
use super::watch::is_of;

impl Game {
    /// A skill activates Extra Cards: the first skill of theirs for a Main Phase, without any price.
    pub(super) fn activate_extra(&mut self, cards: &Cards, frame: &Frame) {
        for card in self.cards(cards, frame).into_iter().rev() {
            let first = self.skills(card).find(|(_, skill)| timing(skill) == Timing::Main);
            if let Some((line, skill)) = first.map(|(line, skill)| (line, Arc::clone(skill))) {
                self.activate_by_skill(card, line, skill, frame);
            }
        }
    }

    /// A skill activates one skill each of cards that has one of the keywords, without its price, if it can be activated.
    pub(super) fn activate_skill(&mut self, cards: &Cards, keywords: &[Keyword], frame: &Frame) {
        let fits = |card: CardId, skill: &Arc<Skill>| {
            let own = Frame::of(self.state.now(card), frame.master);
            is_of(keywords, skill)
                && matches!(timing(skill), Timing::Main | Timing::Battle | Timing::MainBattle)
                && !self.is_off(card, skill)
                && !self.forbids_keyword(card, skill)
                && does(skill).is_some_and(|does| does.condition.as_ref().is_none_or(|when| self.holds(when, &own)))
        };
        let cards = self.cards(cards, frame).into_iter().rev();
        let lines = |card: CardId| {
            let fitting = self.skills(card).filter(|(line, skill)| {
                fits(card, skill) && !self.used_up(self.state.now(card), frame.master, *line, skill)
            });
            (card, fitting.map(|(line, _)| line).collect())
        };
        let found: Vec<(CardId, Vec<u8>)> = cards.map(lines).collect();
        for (card, lines) in found.into_iter().filter(|(_, lines)| !lines.is_empty()) {
            self.push(Task::ActivateOne(card, lines));
        }
    }

    /// Which of several skills of a card a skill activates.
    pub(super) fn activate_one(&mut self, card: CardId, lines: Vec<u8>, answer: Option<Choice>) {
        let frame = self.frame();
        if let Some(Choice::Activate(_, line)) = answer {
            if let Some(skill) = self.skill(card, line).cloned() {
                self.activate_by_skill(card, line, skill, &frame);
            }
            return;
        }
        let options = lines.iter().map(|line| Choice::Activate(card, *line)).collect();
        let source = Some(frame.source.card);
        let decision = Decision { seat: frame.master, question: Question::Skill, source, options };
        self.ask(decision, Task::ActivateOne(card, lines));
    }

    fn activate_by_skill(&mut self, card: CardId, line: u8, skill: Arc<Skill>, frame: &Frame) {
        let Some(does) = does(&skill).cloned() else { return };
        let (source, master) = (self.state.now(card), frame.master);
        // 8-5-2-5-1
        let spent = matches!(self.state.object(card).area, Area::Hand | Area::Deck);
        let spends_card = spent && !has_tag(&skill, Keyword::Field);
        let activation = Activation { spends_card, ..Activation::new(source, master, does, skill, line) };
        self.push(Task::Activated(Box::new(activation), Box::new(Frame::of(source, master))));
    }

    /// Cards are used in a combo without their cost, their skills negated for a time or not.
    pub(super) fn combo_by_skill(&mut self, cards: &Cards, negated: Option<Until>, frame: &Frame) {
        for card in self.affected(cards, frame).0 {
            // 3-7-3-1, 1-3-3
            if self.combo_cost(card).is_some() && !self.forbidden(card, &Action::Combo) {
                let owner = self.state.object(card).owner;
                self.finish_combo(owner, card, negated);
            }
        }
    }
}
