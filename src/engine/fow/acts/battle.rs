//! Battles. Chapter 6.

use crate::ability::fow::Word;
use crate::engine::CardId;
use crate::engine::fow::Game;
use crate::engine::fow::state::{Aim, Area, Battle, Choice, Event, Question, Ref, Task};

impl Game {
    /// 6-2 to 6-7; both may act before the block, and after it.
    pub(super) fn attack(&mut self, by: CardId, at: Option<CardId>) {
        let active = self.state.table().active;
        self.push(Task::Main);
        self.push(Task::Over);
        self.push(Task::Strike);
        self.push(Task::Chase(active, 0, true));
        self.push(Task::Block);
        self.push(Task::Chase(active, 0, true));
        let at = at.map_or(Aim::Player(active.other()), |card| Aim::Card(self.now(card)));
        if !self.has(by, Word::AttacksUpright) {
            self.happen(&Event::Rested(by, true));
        }
        let by = self.now(by);
        self.happen(&Event::Attack(by, at));
    }

    /// The battle, while who attacks and what is attacked are there.
    fn battle(&self) -> Option<Battle> {
        let table = self.state.table();
        let fights = |then: Ref| table.is_on_field(then) && self.is_fighter(then.card);
        table.battle.filter(|battle| {
            let there = match battle.at {
                Aim::Card(at) => fights(at) && self.object(at.card).holder != self.object(battle.by.card).holder,
                Aim::Player(_) => true,
            };
            let attacks = fights(battle.by) && self.object(battle.by.card).holder == table.active;
            attacks && (there || battle.blocker.is_some())
        })
    }

    /// 6-8
    pub(super) fn ask_block(&mut self) {
        let Some(battle) = self.battle() else { return };
        let other = self.state.table().active.other();
        let field = self.state.table().area(other, Area::Field).iter().copied();
        let is_attacked = |card: &CardId| matches!(battle.at, Aim::Card(at) if at.card == *card);
        let mut options: Vec<Choice> = field
            .filter(|card| self.can_block(*card, battle.by.card) && !is_attacked(card))
            .map(Choice::Block)
            .collect();
        if options.is_empty() {
            return;
        }
        options.push(Choice::Pass);
        self.ask(Task::Block, other, Question::Block, options);
    }

    pub(super) fn block_answered(&mut self, choice: Choice) {
        if let Choice::Block(by) = choice {
            if !self.has(by, Word::BlocksUpright) && !self.object(by).rested {
                self.happen(&Event::Rested(by, true));
            }
            let by = self.now(by);
            self.happen(&Event::Blocked(by));
        }
    }

    /// 6-10 to 6-17
    pub(super) fn strike(&mut self) {
        let Some(Battle { by, at, blocker }) = self.battle() else { return };
        let against = match (blocker, at) {
            (Some(blocker), _) => blocker,
            (None, Aim::Card(at)) => at,
            (None, Aim::Player(seat)) => {
                let damage = self.atk(by.card);
                return self.hit(by, seat, damage, true);
            }
        };
        if !self.state.table().is_on_field(against) {
            return;
        }
        // 6-13: both at once, unless the attacker strikes first.
        let answer = self.atk(against.card);
        self.strike_at(by, against);
        if self.has(by.card, Word::FirstStrike) {
            self.settle();
            if !self.state.table().is_on_field(against) || self.state.table().outcome.is_some() {
                return;
            }
        }
        self.deal(against, by.card, answer, true);
        self.pierce(against, by, answer);
        let explodes = [by, against].iter().any(|card| self.has(card.card, Word::Explode));
        if explodes {
            for card in [by, against] {
                if self.state.table().is_on_field(card) && !self.is_safe(card.card) {
                    self.destroy(card.card);
                }
            }
        }
    }

    fn strike_at(&mut self, by: Ref, at: Ref) {
        let damage = self.atk(by.card);
        self.deal(by, at.card, damage, true);
        self.pierce(by, at, damage);
    }

    /// What goes beyond what destroys goes on to the opponent of who pierces.
    fn pierce(&mut self, by: Ref, at: Ref, damage: u32) {
        if self.state.table().no_damage || !self.has(by.card, Word::Pierce) {
            return;
        }
        let before = i64::from(self.object(at.card).damage) - i64::from(damage);
        let lethal = (i64::from(self.stats(at.card)[1]) - before).max(0);
        let over = u32::try_from(i64::from(damage) - lethal).unwrap_or(0);
        let seat = self.object(at.card).holder;
        self.hit(by, seat, over, true);
    }

    fn atk(&self, card: CardId) -> u32 {
        u32::try_from(self.stats(card)[0]).unwrap_or(0)
    }

    pub(super) fn battle_over(&mut self) {
        self.happen(&Event::BattleOver);
    }
}
