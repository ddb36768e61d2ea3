//! Attack and battle (chapter 7).

use crate::ability::{Action, Area, Cards, Change, Filter, Keyword, Mode, Until};
use crate::card::Kind;

use super::Game;
use super::agenda::{Occasion, Task};
use super::asking::Asking;
use super::aspects::Aspects;
use super::decision::{Choice, Decision, Question};
use super::event::{Cause, Event};
use super::ids::{CardId, ObjectRef, Seat};
use super::proposed::{By, Happening, Place, Proposed};
use super::state::{Battle, BattleStep, Frame};

impl Game {
    /// Attacks that can be declared: an Active Mode Leader, Battle or Unison Card at a Leader Card, a Unison Card or a
    /// Battle Card in Rest Mode (7-1).
    pub(super) fn attacks(&self, seat: Seat, options: &mut Vec<Choice>) {
        let other = seat.other();
        for area in Area::IN_PLAY {
            for attacker in self.state.cards(seat, area) {
                let kind = self.roster.def(self.state.object(*attacker).def).card.kind;
                if self.state.object(*attacker).mode == Mode::Rest
                    || kind == Kind::Extra
                    || self.forbidden(*attacker, &Action::Attack)
                    || self.has_no_attack(*attacker)
                {
                    continue;
                }
                let targets = Area::IN_PLAY.into_iter();
                for guard in targets.flat_map(|area| self.state.cards(other, area)) {
                    let paid = || self.attack_price(*attacker, *guard);
                    if self.may_be_attacked(*guard, *attacker)
                        && paid().is_none_or(|(price, frame)| self.payable(&price, &frame))
                    {
                        options.push(Choice::Attack(*attacker, *guard));
                    }
                }
            }
        }
    }

    fn may_be_attacked(&self, guard: CardId, attacker: CardId) -> bool {
        let object = self.state.object(guard);
        let kind = self.roster.def(object.def).card.kind;
        let battle_card = object.area == Area::Battle;
        if battle_card && kind == Kind::Extra {
            return false;
        }
        let exposed = !battle_card || object.mode == Mode::Rest || self.attacks_active(attacker, guard);
        exposed && !self.forbidden(guard, &Action::BeAttacked) && !self.kept_apart(attacker, guard)
    }

    /// Whether something forbids this attacker this guard (1-3-3).
    fn kept_apart(&self, attacker: CardId, guard: CardId) -> bool {
        let fits =
            |filter: &Filter, card, frame: &Frame| self.fits(filter, &self.seen(card, Some(frame.source.card)), frame);
        let mut apart = false;
        self.changes(attacker, Asking::default(), Aspects::BATTLE, &mut |change, frame, _| {
            apart |= matches!(change, Change::Forbid(Action::AttackA(filter)) if fits(filter, guard, frame));
        });
        self.changes(guard, Asking::default(), Aspects::BATTLE, &mut |change, frame, _| {
            apart |= matches!(change, Change::Forbid(Action::BeAttackedBy(filter)) if fits(filter, attacker, frame));
        });
        apart
    }

    /// A player says who attacks whom; first comes the price that an effect asks for it.
    pub(super) fn declare_attack(&mut self, attacker: CardId, guard: CardId) {
        let attacks = [attacker, guard].map(|card| self.state.now(card));
        self.push(Task::Attack(attacks[0], attacks[1]));
        if let Some((price, frame)) = self.attack_price(attacker, guard) {
            self.push(Task::Price(Box::new(price), Box::new(frame), 0));
        }
    }

    /// 7-1. Who has been given away as the price does not attack.
    pub(super) fn attack(&mut self, attacker: ObjectRef, guard: ObjectRef) {
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
        });
        self.note(Event::Attacked(attacker, guard));
        // 7-1-1
        self.happen(Happening::Attack { attacker, guard });
        let battle_card = self.state.object(attacker).area == Area::Battle;
        let seat = self.state.turn_player.other();
        // 7-1-2, 7-1-3
        self.then([Task::Counter(seat, Occasion::Attack { battle_card }), Task::Checkpoint, Task::AfterAttack]);
    }

    /// The battle while there are an attack and a guard card: both in place, and the attack not negated (7-1).
    fn fighting(&self) -> Option<Battle> {
        let battle = self.state.battle?;
        let there =
            |object| self.state.find(object).is_some_and(|found| found.area.skills_work() && found.host.is_none());
        (!battle.negated && there(battle.attacker) && there(battle.guard)).then_some(battle)
    }

    /// 7-1-4.
    pub(super) fn after_attack(&mut self) {
        let next = if self.fighting().is_some() { Task::BeginOffense } else { Task::EndBattle };
        self.push(next);
    }

    fn enter(&mut self, step: BattleStep) {
        if let Some(battle) = &mut self.state.battle {
            battle.step = step;
        }
    }

    /// 7-2-1-1.
    pub(super) fn begin_offense(&mut self) {
        self.enter(BattleStep::Offense);
        self.happen(Happening::OffenseStart);
        self.then([Task::Checkpoint, Task::Offense, Task::BeginDefense]);
    }

    /// 7-3-1-1; a Unison Card that guards has no Defense Step (7-2-1-3-1).
    pub(super) fn begin_defense(&mut self) {
        let unison = self.state.battle.is_some_and(|battle| self.state.object(battle.guard.card).area == Area::Unison);
        if unison {
            self.push(Task::BeginDamage);
            return;
        }
        self.enter(BattleStep::Defense);
        self.happen(Happening::DefenseStart);
        self.then([Task::Checkpoint, Task::Defense, Task::BeginDamage]);
    }

    /// 7-2-1-2, 7-3-1-2: combos and skills, one after the other.
    pub(super) fn battle_actions(&mut self, question: Question, answer: Option<Choice>) {
        let (seat, again) = match question {
            Question::Defense => (self.state.turn_player.other(), Task::Defense),
            _ => (self.state.turn_player, Task::Offense),
        };
        match answer {
            None => {
                let mut options = Vec::with_capacity(8);
                self.combos(seat, &mut options);
                self.activations(seat, false, &mut options);
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

    /// Battle Cards that can be used in a combo (7-2-1-2-1, 7-2-1-2-2).
    fn combos(&self, seat: Seat, options: &mut Vec<Choice>) {
        let Some(battle) = self.state.battle else { return };
        let fits = |card: &CardId| {
            let kind = self.roster.def(self.state.object(*card).def).card.kind;
            // 10-18-1
            matches!(kind, Kind::Battle | Kind::Token)
                && self
                    .combo_cost(*card)
                    .is_some_and(|cost| self.can_pay(seat, &crate::ability::Icons { any: cost, ..Default::default() }))
                && !self.forbidden(*card, &Action::Combo)
        };
        let free = |card: &CardId| {
            let object = self.state.now(*card);
            let ready = self.state.object(*card).mode == Mode::Active
                || self.has_change(*card, Aspects::COMBO, &|change| *change == Change::ComboResting);
            ready && object != battle.attacker && object != battle.guard
        };
        let hand = self.state.cards(seat, Area::Hand).iter().filter(|card| fits(card));
        let field = self.state.cards(seat, Area::Battle).iter().filter(|card| free(card) && fits(card));
        options.extend(hand.chain(field).map(|card| Choice::Combo(*card)));
    }

    /// 7-2-1-2-1-1.
    pub(super) fn combo(&mut self, seat: Seat, card: CardId) {
        let any = self.combo_cost(card).unwrap_or(0);
        let icons = crate::ability::Icons { any, ..Default::default() };
        self.then([Task::Pay(seat, icons, Vec::new()), Task::FinishCombo(seat, card)]);
    }

    /// A card is about to be used in a combo.
    pub(super) fn finish_combo(&mut self, seat: Seat, card: CardId, negated: Option<Until>) -> bool {
        let by = self.by(Cause::Combo);
        self.propose(Proposed::Combo { card, seat, negated, by })
    }

    /// The place of a player's combos.
    pub(super) const fn combo_place(seat: Seat) -> Place {
        Place { seat, area: Area::Combo, mode: Mode::Active, bottom: false, face_up: false }
    }

    /// 3-7-3.
    pub(super) fn enter_combo(&mut self, card: CardId, seat: Seat, negated: Option<Until>, by: By) -> bool {
        let moved = self.move_by(card, Self::combo_place(seat), Cause::Combo, by);
        if moved {
            if let Some(until) = negated {
                self.negate_skills(card, until);
            }
            self.note(Event::Comboed(card));
            self.happen(Happening::Comboed(card));
        }
        moved
    }

    /// 7-4-1-1.
    pub(super) fn begin_damage(&mut self) {
        self.enter(BattleStep::Damage);
        self.happen(Happening::DamageStart);
        self.then([Task::Checkpoint, Task::Compare, Task::Checkpoint, Task::EndBattle]);
    }

    /// 7-4-1-2 … 7-4-1-4. Where a card has gone there is nothing to compare.
    pub(super) fn compare(&mut self) {
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
                self.happen(Happening::DealsDamage(battle.attacker.card));
                self.then([Task::Checkpoint, Task::BattleDamage]);
            }
            Area::Unison => self.then([Task::Checkpoint, Task::BattleMarkers]),
            _ => {
                // 7-4-1-4-2; 10-12-1
                let safe = self.keywords(card).has(Keyword::Indestructible) || self.forbidden(card, &Action::BattleKo);
                if !safe {
                    let place = self.place(card, Area::Drop);
                    self.propose_move(card, place, Cause::BattleKo);
                }
            }
        }
    }

    /// 7-4-1-4-1-1.
    pub(super) fn battle_damage(&mut self) {
        let Some(battle) = self.fighting() else { return };
        let attacker = battle.attacker.card;
        let seat = self.state.object(battle.guard.card).seat;
        let keywords = self.keywords(attacker);
        let (damage, critical) = (keywords.strike(), keywords.has(Keyword::Critical));
        self.propose(Proposed::Damage { seat, damage, critical, source: Some(attacker), by: By::Battle });
    }

    /// 7-4-1-4-1-2: it triggers once damage has been dealt, and only then.
    pub(super) fn damage_dealt(&mut self, attacker: CardId, seat: Seat, life: usize) {
        if self.state.cards(seat, Area::Life).len() < life {
            self.happen(Happening::DealtDamage(attacker));
        }
    }

    /// 7-4-1-4-3-1 … 7-4-1-4-3-3.
    pub(super) fn battle_markers(&mut self) {
        let Some(battle) = self.fighting() else { return };
        let attacker = battle.attacker.card;
        let card = battle.guard.card;
        let keywords = self.keywords(attacker);
        let all = self.state.object(card).markers;
        let markers = i32::from(if keywords.has(Keyword::VictoryStrike) { all } else { keywords.strike() });
        self.propose(Proposed::Unmark { card, markers, by: By::Battle });
    }

    /// 7-4-1-6 … 7-4-1-8, or 7-1-4-1, 7-1-4-2.
    pub(super) fn end_battle(&mut self) {
        let broken_off = self.state.battle.is_some_and(|battle| battle.step == BattleStep::Attack);
        // 7-4-1-7
        self.enter(BattleStep::End);
        // What has attacked and guarded is asked before the cards of the combos go.
        let ended = self.watchers(Happening::BattleEnd);
        self.then([Task::EndOfBattle, Task::Checkpoint, Task::FinishBattle { broken_off }]);
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

    /// 7-4-1-9, 7-4-1-10; 7-1-4-3 … 7-1-4-5.
    pub(super) fn finish_battle(&mut self, broken_off: bool) {
        if broken_off {
            // 7-1-4-3, 7-1-4-4: one player's effects after the other's.
            self.expire_by_player(|lasts| lasts.until == Until::Battle);
        } else {
            // 7-4-1-9: all at once.
            self.expire(|lasts| lasts.until == Until::Battle);
        }
        self.state.battle = None;
    }

    /// Whether there is an attack to negate, and nothing forbids that (1-3-2-1, 1-3-3).
    pub(super) fn can_negate_attack(&self) -> bool {
        let battle = self.state.battle.filter(|battle| !battle.negated);
        battle.is_some_and(|battle| !self.forbidden(battle.attacker.card, &Action::NegateAttack))
    }

    /// The attack is negated (7-1), unless it cannot be.
    pub(super) fn negate_attack(&mut self) {
        if let Some(battle) = self.state.battle.filter(|_| self.can_negate_attack()) {
            self.state.battle = Some(Battle { negated: true, ..battle });
            self.note(Event::AttackNegated);
            if let Some(frame) = self.state.frames.last_mut() {
                frame.negated = Some(battle.attacker.card);
            }
        }
    }

    /// What has blocked is no guard any more.
    pub(super) fn negate_blocker(&mut self) {
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
    pub(super) fn redirect(&mut self, cards: &Cards, frame: &Frame) {
        // What has not come into play guards nothing (7-1).
        let in_play = |card: &CardId| self.state.object(*card).area.skills_work();
        let card = self.cards(cards, frame).into_iter().find(in_play);
        let object = card.map(|card| self.state.now(card));
        if let (Some(card), Some(object), Some(battle)) = (card, object, &mut self.state.battle) {
            battle.guard = object;
            self.note(Event::NewGuard(card));
            // 10-4-1-1
            self.happen(Happening::Guards(card));
        }
    }
}
