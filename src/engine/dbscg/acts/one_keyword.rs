//! One keyword skill of cards, which the player picks: it is negated, or gained by other cards.

use std::sync::Arc;

use crate::ability::{Body, Cards, Change, Effect, Keyword};
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::ids::{BlockId, CardId};
use crate::engine::dbscg::keywords::Keywords;
use crate::engine::dbscg::state::decision::{Choice, Decision, Question};
use crate::engine::dbscg::state::effect::What;
use crate::engine::dbscg::state::frame::Frame;
use crate::engine::dbscg::state::task::Task;

impl Position {
    /// The keyword skills of cards, each once: of a card that lies under another those that are printed on it, for they are
    /// only read off it (11-3-2).
    pub(crate) fn keyword_skills_of(&self, cards: &Cards, frame: &Frame) -> Vec<Keyword> {
        let of = |card: CardId| match self.state.object(card).host {
            Some(_) => self.side(card).keywords,
            None => self.keywords(card),
        };
        self.cards(cards, frame).into_iter().map(of).fold(Keywords::default(), Keywords::with).listed()
    }

    /// One of the keyword skills that a player is asked to pick from, by its place.
    pub fn keyword_called(&self, at: u8) -> Option<Keyword> {
        match &self.state.waits()?.1.0 {
            Task::PickKeyword(keywords, ..) => keywords.get(usize::from(at)).copied(),
            _ => None,
        }
    }
}

impl Game {
    /// The player picks one of some keyword skills; the only one is picked at once.
    pub(crate) fn pick_keyword(&mut self, keywords: Vec<Keyword>, at: (BlockId, usize), answer: Option<Choice>) {
        let frame = self.frame();
        if let Some(Choice::Option(picked)) = answer {
            if let Some(keyword) = keywords.get(usize::from(picked)) {
                self.use_keyword(*keyword, at, &frame);
            }
            return;
        }
        let options = (0..).map(Choice::Option).take(keywords.len()).collect();
        let (seat, source) = (frame.master, Some(frame.source.card));
        self.ask(
            Decision { seat, question: Question::Keyword, source, options },
            Task::PickKeyword(keywords, at.0, at.1),
        );
    }

    fn use_keyword(&mut self, keyword: Keyword, (block, at): (BlockId, usize), frame: &Frame) {
        let roster = Arc::clone(&self.roster);
        match roster.interned().instruction(block, at).map(|instruction| instruction.effect) {
            Some(Effect::NegateOneKeyword(cards, until)) => {
                self.give_to(cards, &What::Change(Change::NegateKeyword(keyword)), *until, frame);
            }
            Some(Effect::GainOneKeyword(cards, from, until)) => {
                let what = self.as_printed(keyword, from, frame);
                self.give_to(cards, &what, *until, frame);
            }
            _ => {}
        }
    }

    /// A keyword skill as it is printed on one of these cards: with its number, or as a skill with all that belongs to it.
    fn as_printed(&self, keyword: Keyword, from: &Cards, frame: &Frame) -> What {
        let printed = self.cards(from, frame).into_iter().find_map(|card| {
            let side = self.side(card);
            let lines = side.skills.iter().zip(&side.ids);
            let found = lines.flat_map(|(skill, id)| skill.tags.iter().map(move |tag| (tag, skill, *id)));
            found.filter(|(tag, ..)| tag.keyword == keyword).find_map(|(tag, skill, id)| match &skill.body {
                Body::Tags => Some(What::Change(Change::Gain(tag.clone()))),
                Body::Does(_) if skill.tags.first() == Some(tag) => Some(What::Skill(id)),
                _ => None,
            })
        });
        printed.unwrap_or_else(|| What::Change(Change::Gain(keyword.into())))
    }
}
