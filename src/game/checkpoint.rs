//! Checkpoints (4-5) and the rule processing that waits for them (chapter 9).

use crate::ability::{Action, Area, Keyword, Price};
use crate::card::Kind;

use super::Game;
use super::agenda::{Activation, Task};
use super::decision::{Choice, Decision, Question};
use super::event::Cause;
use super::ids::{CardId, Seat};
use super::proposed::{By, Happening, Proposed};
use super::roster::{Keywords, does};
use super::state::{Altered, Frame, PendingAuto};
use super::triggers::{Waiting, has_tag};

impl Game {
    /// 4-5-3: rule processing until quiet, then one pending skill of the turn player, else of the other player.
    pub(super) fn checkpoint(&mut self, answer: Option<Choice>) {
        if let Some(Choice::Option(at)) = answer {
            self.then([Task::Auto(usize::from(at)), Task::Checkpoint]);
            return;
        }
        self.state.revealed.clear();
        if !self.settles(Task::Checkpoint) {
            return;
        }
        self.situations();
        self.cancel_used_up();
        let turn_player = self.state.turn_player;
        for seat in [turn_player, turn_player.other()] {
            let waiting: Vec<u8> =
                (0_u8..).zip(&self.state.pending).filter(|(_, auto)| auto.master == seat).map(|(at, _)| at).collect();
            if waiting.is_empty() {
                continue;
            }
            let options: Vec<Choice> = waiting.into_iter().map(Choice::Option).collect();
            self.ask(Decision { seat, question: Question::NextAuto, source: None, options }, Task::Checkpoint);
            return;
        }
    }

    /// Rule processing until quiet (4-5-3-1, 4-7-3-1), unless the game ends. Where something may happen instead, that
    /// comes first, and then `again`.
    pub(super) fn settles(&mut self, again: Task) -> bool {
        let agenda = self.state.agenda.len();
        while self.rule_processing() {
            self.losers();
            if self.state.outcome.is_some() {
                return false;
            }
            if self.state.agenda.len() > agenda {
                self.state.agenda.insert(agenda, again);
                return false;
            }
        }
        true
    }

    /// 10-11-4: of several instances of a [Once per turn] skill one resolves, and the others are cancelled.
    fn cancel_used_up(&mut self) {
        if self.state.used.is_empty() {
            return;
        }
        let mut pending = std::mem::take(&mut self.state.pending);
        pending.retain(|auto| !self.used_up(auto.source, auto.line, &auto.skill));
        self.state.pending = pending;
    }

    /// Confirmative rule processing, all at once (9-1-2-3); says whether there was any.
    fn rule_processing(&mut self) -> bool {
        let mut dropped = Vec::new();
        let mut unmarked = Vec::new();
        for seat in Seat::BOTH {
            // 9-3-2
            if self.state.battle.is_none() {
                dropped.extend(self.state.cards(seat, Area::Combo).iter().map(|card| (*card, By::Rules)));
            }
            // 9-5-2
            for card in self.state.cards(seat, Area::Battle) {
                let def = self.roster.def(self.state.object(*card).def);
                if matches!(def.card.kind, Kind::Battle | Kind::Token) && self.power(*card) <= 0 {
                    dropped.push((*card, self.lowered_by(*card)));
                }
            }
            // 9-7-2
            let unison = self.state.unison(seat).filter(|card| self.power(*card) <= 0);
            unmarked.extend(unison.map(|card| (card, self.lowered_by(card))));
        }
        // 9-1-2-3: they leave together, so what has gone just before another sees it go.
        let together: Vec<_> = dropped.iter().map(|(card, by)| self.watchers_of_drop(*card, *by, &dropped)).collect();
        // 4-5-3-1: again only if something has happened. A Unison Card without markers has none to lose.
        let mut happened = false;
        for ((card, by), mut seeing) in dropped.into_iter().zip(together) {
            let to = self.place(card, Area::Drop);
            seeing.retain(|waiting| self.state.find(waiting.auto.source).is_none());
            happened |= self.propose(Proposed::Move { card, to, cause: Cause::Rule, by });
            if self.state.object(card).area == Area::Drop {
                self.wait(seeing, Some(card));
            }
        }
        for (card, by) in unmarked {
            happened |= self.propose(Proposed::Unmark { card, markers: 1, by });
        }
        happened
    }

    /// The skills of other cards that leave too which wait for this one to leave.
    fn watchers_of_drop(&self, card: CardId, by: By, leaving: &[(CardId, By)]) -> Vec<Waiting> {
        if leaving.len() < 2 {
            return Vec::new();
        }
        let from = self.state.object(card).area;
        let mut seeing = self.watchers(Happening::Moved { card, from, to: Area::Drop, ko: false, by });
        seeing.retain(|waiting| waiting.watcher != card && leaving.iter().any(|(other, _)| waiting.watcher == *other));
        seeing
    }

    /// 8-6-4: a pending skill is activated.
    pub(super) fn auto(&mut self, at: usize) {
        if at >= self.state.pending.len() {
            return;
        }
        let PendingAuto { source, master, skill, line, it, remembered } = self.state.pending.remove(at);
        let Some(does) = does(&skill).map(|does| self.priced(source.card, does)) else { return };
        // 10-11-4: of several instances of a [Once per turn] skill one resolves.
        if self.used_up(source, line, &skill) {
            return;
        }
        // 1-3-3: blocking may be forbidden.
        if has_tag(&skill, Keyword::Blocker) && self.forbidden(source.card, &Action::Block) {
            return;
        }
        let frame = Frame { it, remembered, ..Frame::of(source, master) };
        if !does.condition.as_ref().is_none_or(|condition| self.holds(condition, &frame)) {
            return;
        }
        let activation = Activation {
            source,
            master,
            does,
            skill,
            line,
            spends_card: false,
            less: 0,
            replaces: false,
            invoked: false,
        };
        // 8-1-5-2-1: the price may be left unpaid. A price that cannot be paid is not asked for.
        if !self.payable(&activation, &frame) {
            return;
        }
        let asks = activation.does.cost.iter().any(|price| !matches!(price, Price::Condition(_)));
        let (activation, frame) = (Box::new(activation), Box::new(frame));
        if asks {
            let options = vec![Choice::Yes, Choice::Pass];
            let decision = Decision { seat: master, question: Question::Use, source: Some(source.card), options };
            self.ask(decision, Task::AutoUse(activation, frame));
        } else {
            self.push(Task::Price(activation, frame, 0));
        }
    }

    /// The answer to whether an \[Auto\] skill's price is paid.
    pub(super) fn auto_use(&mut self, activation: Box<Activation>, frame: Box<Frame>, answer: Option<Choice>) {
        if answer == Some(Choice::Yes) {
            self.push(Task::Price(activation, frame, 0));
        }
    }
}

impl Frame {
    /// A resolution that knows nothing yet.
    pub(super) fn of(source: super::ids::ObjectRef, master: Seat) -> Self {
        Self {
            source,
            of: master,
            master,
            names: Vec::new(),
            it: None,
            remembered: None,
            x: None,
            done: true,
            skill: None,
            played: Vec::new(),
            described: Vec::new(),
            looked: Vec::new(),
            instead: None,
            altered: Altered::default(),
            applied: Vec::new(),
            counters_play: false,
        }
    }

    /// The keywords that the skill goes by.
    pub(super) fn keywords(&self) -> Keywords {
        let mut keywords = Keywords::default();
        for tag in self.skill.iter().flat_map(|skill| &skill.tags) {
            keywords.insert(tag.keyword);
        }
        keywords
    }

    /// The cards of a name.
    pub(super) fn named(&self, name: &str) -> &[super::ids::ObjectRef] {
        self.names.iter().find(|(known, _)| &**known == name).map_or(&[], |(_, cards)| cards)
    }

    /// Gives cards a name; a name used again means the new cards.
    pub(super) fn name(&mut self, name: &crate::ability::Name, cards: Vec<super::ids::ObjectRef>) {
        self.names.retain(|(known, _)| known != name);
        self.names.push((name.clone(), cards));
    }
}
