//! A battle, step by step (chapter 7).

use std::cell::LazyCell;

use crate::ability::{Action, Area, Keyword, Mode, Moment, Step, Until};
use crate::card::Kind;
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::facts::wait::waits::Now;
use crate::engine::dbscg::happening::{By, Happening};
use crate::engine::dbscg::ids::{BySeat, CardId, ObjectRef, Seat};
use crate::engine::dbscg::state::battle::{Battle, BattleStep};
use crate::engine::dbscg::state::decision::{Choice, Decision, Question};
use crate::engine::dbscg::state::event::{Cause, Event};
use crate::engine::dbscg::state::proposed::Proposed;
use crate::engine::dbscg::state::task::{Occasion, Task};

impl Game {
    /// A player says who attacks whom; first comes the price that an effect asks for it.
    pub(crate) fn declare_attack(&mut self, attacker: CardId, guard: CardId) {
        let attacks = [attacker, guard].map(|card| self.state.now(card));
        self.push(Task::Attack(attacks[0], attacks[1]));
        if let Some((price, frame)) = self.attack_price(attacker, guard) {
            self.begin_paying(price, frame);
        }
    }

    /// 7-1. Who has been given away as the price does not attack.
    pub(crate) fn attack(&mut self, attacker: ObjectRef, guard: ObjectRef) {
        if self.state.under_way.unpaid {
            self.state.under_way.unpaid = false;
            return;
        }
        let there = |object| self.state.find(object).is_some_and(|found| found.area.skills_work());
        if !there(attacker) || !there(guard) || self.state.object(attacker.card).mode == Mode::Rest {
            return;
        }
        let (attacker, guard) = (attacker.card, guard.card);
        self.spend_attack(attacker);
        self.switch(attacker, Mode::Rest, By::Rules);
        let guard_ref = self.state.now(guard);
        self.state.battle = Some(Battle {
            attacker: self.state.now(attacker),
            guard: guard_ref,
            first_guard: guard_ref,
            negated: false,
            step: BattleStep::Attack,
            kept: BySeat::default(),
        });
        self.note(Event::Attacked(attacker, guard));
        // 7-1-1
        self.happen(Happening::Attack { attacker, guard });
        let battle_card = self.state.object(attacker).area == Area::Battle;
        let seat = self.state.turn_player.other();
        // 7-1-2, 7-1-3
        self.then([Task::Counter(seat, Occasion::Attack { battle_card }), Task::Checkpoint, Task::AfterAttack]);
    }

    /// 7-1-4.
    pub(crate) fn after_attack(&mut self) {
        let next = if self.fighting().is_some() { Task::BeginOffense } else { Task::EndBattle };
        self.push(next);
    }

    /// 7-2-1-1.
    pub(crate) fn begin_offense(&mut self) {
        if self.skips_step(Step::Offense) {
            self.push(Task::BeginDefense);
            return;
        }
        self.enter(BattleStep::Offense);
        self.happen(Happening::OffenseStart);
        self.then([Task::Checkpoint, Task::Offense, Task::BeginDefense]);
    }

    /// 7-3-1-1; a Unison Card that guards has no Defense Step (7-2-1-3-1).
    pub(crate) fn begin_defense(&mut self) {
        if self.is_broken() {
            self.push(Task::EndBattle);
            return;
        }
        let unison = self.state.battle.is_some_and(|battle| self.state.object(battle.guard.card).area == Area::Unison);
        if unison || self.skips_step(Step::Defense) {
            self.push(Task::BeginDamage);
            return;
        }
        self.enter(BattleStep::Defense);
        self.happen(Happening::DefenseStart);
        self.then([Task::Checkpoint, Task::Defense, Task::BeginDamage]);
    }

    /// 7-2-1-2, 7-3-1-2: combos and skills, one after the other.
    pub(crate) fn battle_actions(&mut self, question: Question, answer: Option<Choice>) {
        let (seat, again) = match question {
            Question::Defense => (self.state.turn_player.other(), Task::Defense),
            _ => (self.state.turn_player, Task::Offense),
        };
        match answer {
            None if self.is_broken() => {}
            None => {
                let mut options = self.no_options();
                self.combos(seat, &mut options);
                {
                    let energy = LazyCell::new(|| self.energy_of(seat));
                    self.activations(seat, false, &|| &*energy, &mut options);
                }
                options.push(Choice::Pass);
                self.ask(Decision { seat, question, source: None, options }, again);
            }
            Some(Choice::Combo(card)) => self.then([Task::Combo(seat, card), Task::Checkpoint, again]),
            Some(Choice::Activate(card, line)) => {
                self.then([Task::Checkpoint, again]);
                self.declare(seat, card, line);
            }
            Some(_) => {}
        }
    }

    /// 7-2-1-2-1-1.
    pub(crate) fn combo(&mut self, seat: Seat, card: CardId) {
        let any = self.combo_cost(card).unwrap_or(0);
        let icons = crate::ability::Icons { any, ..Default::default() };
        self.push(Task::FinishCombo(seat, card));
        self.push_due(seat, icons, Vec::new(), None);
    }

    /// 7-4-1-1.
    pub(crate) fn begin_damage(&mut self) {
        if self.is_broken() {
            self.push(Task::EndBattle);
            return;
        }
        self.enter(BattleStep::Damage);
        self.happen(Happening::DamageStart);
        self.then([Task::Checkpoint, Task::Compare, Task::EndDamage, Task::Checkpoint, Task::EndBattle]);
    }

    /// 4.00, 8-4-7; it is not reached where the attack is over before (8-1-7). A guard card may be gone by the battle.
    pub(crate) fn end_damage(&mut self) {
        let attacks = |battle: Battle| !battle.negated && self.state.find(battle.attacker).is_some();
        if self.edition.has(Point::BattleEndStep) && !self.state.battle.is_some_and(attacks) {
            return;
        }
        self.happen(Happening::DamageEnd);
        self.run_delayed(Now::DamageEnd);
    }

    /// 7-4-1-2 … 7-4-1-4. Where a card has gone there is nothing to compare.
    pub(crate) fn compare(&mut self) {
        let Some(battle) = self.fighting() else { return };
        self.enter(BattleStep::Comparison);
        let (attack, guard) = (self.power(battle.attacker.card), self.power(battle.guard.card));
        self.note(Event::Compared(attack, guard));
        // 7-4-1-4: equal power is enough.
        if attack < guard {
            return;
        }
        let card = battle.guard.card;
        match self.state.object(card).area {
            Area::Leader => {
                // 7-4-1-4-1
                let is_spared =
                    self.edition.has(Point::SparedIsNotDealt) && self.comes_to_nothing(self.damage_by(&battle));
                if !is_spared {
                    self.happen(Happening::DealsDamage(battle.attacker.card));
                }
                self.then([Task::Checkpoint, Task::BattleDamage]);
            }
            Area::Unison => self.then([Task::Checkpoint, Task::BattleMarkers]),
            _ => {
                // 7-4-1-4-2; 10-12-1
                let safe = self.has_keyword(card, Keyword::Indestructible)
                    || self.forbidden(card, &Action::BattleKo)
                    || self.outlasts(card, battle.attacker.card);
                if !safe {
                    let place = self.place(card, Area::Drop);
                    self.propose_move(card, place, Cause::BattleKo);
                }
            }
        }
    }

    /// 7-4-1-4-1-1.
    pub(crate) fn battle_damage(&mut self) {
        let Some(battle) = self.fighting() else { return };
        self.propose(self.damage_by(&battle));
    }

    /// The damage that the attack card deals.
    fn damage_by(&self, battle: &Battle) -> Proposed {
        let attacker = battle.attacker.card;
        let seat = self.state.object(battle.guard.card).seat;
        let keywords = self.keywords(attacker);
        let (damage, critical) = (keywords.strike(), keywords.has(Keyword::Critical));
        Proposed::Damage { seat, damage, critical, source: Some(attacker), by: By::Battle }
    }

    /// 7-4-1-4-1-2: it triggers once damage has been dealt, and only then.
    pub(crate) fn damage_dealt(&mut self, attacker: CardId, seat: Seat, life: usize) {
        if self.state.cards(seat, Area::Life).len() < life {
            self.happen(Happening::DealtDamage(attacker));
        }
    }

    /// 7-4-1-4-3-1 … 7-4-1-4-3-3.
    pub(crate) fn battle_markers(&mut self) {
        let Some(battle) = self.fighting() else { return };
        let attacker = battle.attacker.card;
        let card = battle.guard.card;
        let keywords = self.keywords(attacker);
        let all = self.state.object(card).markers;
        let markers = i32::from(if keywords.has(Keyword::VictoryStrike) { all } else { keywords.strike() });
        self.propose(Proposed::Unmark { card, markers, by: By::Battle });
    }

    /// 4.00, 8-1-7: the attack or the guard card is gone, and the steps that are left with it.
    fn is_broken(&self) -> bool {
        self.edition.has(Point::BattleEndStep) && self.fighting().is_none()
    }

    /// 7-4-1-6; by 4.00 a step of its own comes first (8-5-1 … 8-5-4).
    pub(crate) fn end_battle(&mut self) {
        if self.edition.has(Point::BattleEndStep) {
            let seat = self.state.turn_player;
            self.then([
                Task::Checkpoint,
                Task::ZEnergy(seat),
                Task::ZEnergy(seat.other()),
                Task::Checkpoint,
                Task::EndCombos,
            ]);
        } else {
            let broken_off = self.state.battle.is_some_and(|battle| battle.step == BattleStep::Attack);
            self.clear_combos(broken_off);
        }
    }

    /// 4.00, 8-5-2, 8-5-3: a player may make one Battle Card of their combos its owner's Z-Energy; a token would leave the
    /// game (19-1-7).
    pub(crate) fn z_energy(&mut self, seat: Seat, answer: Option<Choice>) {
        match answer {
            None => {
                let is_battle = |card: &CardId| {
                    self.roster.def(self.state.object(*card).def).card.kind == Kind::Battle
                        && !self.state.object(*card).token
                };
                let cards = self.state.cards(seat, Area::Combo).iter().copied().filter(is_battle);
                let options: Vec<Choice> = cards.map(Choice::Card).chain([Choice::Pass]).collect();
                if options.len() == 1 {
                    return;
                }
                self.ask(Decision { seat, question: Question::ZEnergy, source: None, options }, Task::ZEnergy(seat));
            }
            Some(Choice::Card(card)) => {
                if self.edition.has(Point::CombosEndFirst) {
                    let power = self.combo_power(card);
                    if let Some(battle) = &mut self.state.battle {
                        battle.kept[seat] = power;
                    }
                }
                let place = self.place(card, Area::ZEnergy);
                self.propose_move(card, place, Cause::Rule);
            }
            Some(_) => {}
        }
    }

    /// 7-4-1-7, 7-4-1-8, or 7-1-4-1, 7-1-4-2.
    fn clear_combos(&mut self, by_player: bool) {
        // 7-4-1-7
        self.enter(BattleStep::End);
        self.drop_combos(by_player);
    }

    /// 4.00, 8-5-5, 8-5-7: what combos have added is over; then their cards go.
    pub(crate) fn end_combos(&mut self) {
        self.enter(BattleStep::End);
        // 8-5-6
        for seat in Seat::BOTH {
            for card in self.state.cards(seat, Area::Combo).to_vec() {
                self.happen(Happening::ComboGoes(card));
            }
        }
        self.then([Task::Checkpoint, Task::DropCombos]);
    }

    /// 7-4-1-8, 7-1-4-2; 4.00, 8-5-8 … 8-5-10.
    pub(crate) fn drop_combos(&mut self, by_player: bool) {
        // What has attacked and guarded is asked before the cards of the combos go.
        let ended = self.watchers(Happening::BattleEnd);
        self.then([Task::EndOfBattle, Task::Checkpoint, Task::FinishBattle { by_player }]);
        for seat in Seat::BOTH {
            for card in self.state.cards(seat, Area::Combo).to_vec() {
                let place = self.place(card, Area::Drop);
                let before = self.state.now(card);
                self.propose_move(card, place, Cause::Rule);
                self.follow_combo(before);
            }
        }
        self.wait(ended, None);
    }

    /// 7-4-1-9, 7-4-1-10; 7-1-4-3 … 7-1-4-5; 4.00, 8-5-11 … 8-5-13.
    pub(crate) fn finish_battle(&mut self, by_player: bool) {
        if by_player {
            // 7-1-4-3, 7-1-4-4: one player's effects after the other's.
            self.expire_by_player(|lasts| lasts.until == Until::Battle);
        } else {
            // 7-4-1-9: all at once.
            self.expire(|lasts| lasts.until == Until::Battle);
        }
        self.state.battle = None;
        // What waits for the end of a Damage Step that has not come waits for no other.
        if !self.state.under_way.delayed.is_empty() {
            self.state.under_way.delayed.retain(|delayed| delayed.moment != Moment::DamageEnd);
        }
    }
}
