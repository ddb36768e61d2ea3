//! Attacks and their damage. Section 3-4.

use crate::ability::exo::{Key, Verb};
use crate::engine::exo::Game;
use crate::engine::exo::state::{
    Area, Attack, CardId, Choice, End, Event, Pending, Phase, Question, Ref, Step, Task, Why, Window,
};

impl Game {
    pub(super) fn ask_attacks(&mut self) {
        let active = self.state.table().active;
        let mut options = self.attacks_of(active);
        // 11-3
        if !options.iter().any(|choice| self.has_to_attack(*choice)) {
            options.push(Choice::Pass);
        }
        self.ask(Task::Attacks, active, Question::Attack, options);
    }

    pub(super) fn attacks_answered(&mut self, choice: Choice) {
        let Choice::Attack(by, at) = choice else {
            self.push(Task::After);
            return;
        };
        let other = self.state.table().active.other();
        self.push(Task::Attacks);
        self.push(Task::Damage);
        let [by, at] = [by, at].map(|card| self.now(card));
        self.happen(&Event::Attack(by, at));
        // 3-4-7
        self.open(Window::Once, other);
    }

    /// 3-4-19
    pub(super) fn after_attacks(&mut self) {
        self.happen(&Event::Step(Step::After));
        self.push(Task::Start(Phase::End));
        self.open(Window::Start, self.state.table().active);
    }

    pub(super) fn damage(&mut self) {
        self.push(Task::Settle);
        let table = self.state.table();
        let Some(Attack { by, at }) = table.attack else { return };
        // 8-6: a target that has left, been covered or changed sides is lost.
        let holder = self.object(by.card).holder;
        let target =
            table.is_there(at) && self.object(at.card).area == Area::Field && self.object(at.card).holder != holder;
        let attacker = table.is_up_on_field(by);
        if target && attacker {
            self.strike(by.card, at.card);
        }
        self.push(Task::AfterDamage);
        if target && attacker {
            self.attacked(at);
        }
        self.cover_after(by);
        if target && attacker {
            self.cover_after(at);
        }
    }

    pub(super) fn after_damage(&mut self) {
        self.happen(&Event::AttackOver);
    }

    /// What waits for the card having been attacked (3-4-10).
    fn attacked(&mut self, at: Ref) {
        let seat = self.object(at.card).owner;
        let waiting: Vec<_> =
            self.effects(at.card).filter(|(_, effect)| effect.key == Key::Attacked).map(|(line, _)| line).collect();
        let now = self.now(at.card);
        let pending = waiting.into_iter().filter(|_| at.up).map(|line| Pending { seat, card: now, line });
        self.state.pending.extend(pending);
    }

    /// 3-4-11, 3-4-13
    fn cover_after(&mut self, card: Ref) {
        if self.state.table().is_up_on_field(card) {
            self.cover(card.card);
        }
    }

    fn strike(&mut self, by: CardId, at: CardId) {
        let table = self.state.table();
        let [attack, answer] = [by, at].map(|card| self.force(card));
        let [leads, led] = [by, at].map(|card| table.is_leader(card));
        let (seat, other) = (self.object(by).holder, self.object(at).holder);
        // 3-4-8, 3-4-9
        if attack >= answer {
            self.lose(at);
        }
        if answer >= attack {
            self.lose(by);
        }
        // 3-4-12, 3-4-17
        if led && attack > 0 {
            self.lose_lives(other, 1);
        }
        // 6-1-3
        if leads {
            self.lose_lives(seat, 1);
        }
    }

    fn lose(&mut self, card: CardId) {
        if self.suffers(card, Verb::Destroy) {
            let seat = self.object(card).holder;
            self.send(card, seat, Area::Discard, End::Top, Why::Battle);
        }
    }
}
