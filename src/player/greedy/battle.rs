//! The battle: combos and skills in the Offense and the Defense Step, \[Blocker\] and \[Counter\].

use crate::ability::{Area, Body, Effect, Keyword, Skill, Who};
use crate::engine::dbscg::{CardId, Choice};

use super::Desk;
use super::combos::MOST;
use super::main_phase::{AWAKENING, WINS, WORTHWHILE, awakens};
use super::scale::{ENDS, LOST, life};

impl Desk<'_, '_> {
    /// 7-2-1-2: the fewest cards that win a battle worth winning; a lead for the attack that would end the game.
    pub(super) fn offense(&mut self) -> usize {
        let (Some(battle), Some((attack, guard))) = (self.view.battle(), self.view.forecast()) else {
            return self.pass();
        };
        let hit = self.hit(battle.attacker.card, battle.guard.card);
        let lead = if hit >= WINS { self.answered() } else { 0 };
        let short = guard.saturating_add(lead).saturating_sub(attack);
        self.fight(short, hit)
    }

    /// The power that the opponent may add to a battle: more than they hold cards for they cannot.
    fn answered(&self) -> i32 {
        let hand = i32::try_from(self.view.count(self.seat.other(), Area::Hand)).unwrap_or(i32::MAX);
        hand.min(3) * 5_000
    }

    /// 7-3-1-2: the fewest cards that save what is worth saving.
    pub(super) fn defense(&mut self) -> usize {
        let (Some(battle), Some((attack, guard))) = (self.view.battle(), self.view.forecast()) else {
            return self.pass();
        };
        // 7-4-1-4: equal power is enough for the attack.
        let short = attack.saturating_sub(guard).saturating_add(1);
        let loss = self.loss(battle.attacker.card, battle.guard.card);
        self.fight(short, loss)
    }

    /// What turns a battle that is so much power short, if that is worth it: combos or a skill, whichever costs less; else a
    /// skill that is worth its price by itself.
    fn fight(&mut self, short: i32, stake: i32) -> usize {
        let skill = self.best(|desk, choice| match choice {
            Choice::Activate(card, line) => desk.helping(card, line, short, stake),
            _ => None,
        });
        let combo = if short > 0 { self.combo(short, stake) } else { None };
        let weight = |best: Option<(i32, usize)>| best.map_or(0, |(weight, _)| weight);
        let best = if weight(combo) > weight(skill) { combo } else { skill };
        self.or_pass(best, 0)
    }

    /// The first of the combos that turn the battle, and what they leave of what it is about.
    fn combo(&mut self, short: i32, stake: i32) -> Option<(i32, usize)> {
        let cards = self.combos();
        let most = if stake >= WINS { cards.len() } else { MOST };
        let (cost, card) = self.helps(&cards).cheapest(short, most)?;
        self.place_of(Choice::Combo(card)).map(|at| (stake - cost, at))
    }

    /// Activating a skill in a battle. More power is worth what the battle is about if it is enough, else nothing.
    fn helping(&mut self, card: CardId, line: u8, short: i32, stake: i32) -> Option<i32> {
        let skill = self.view.line(card, line)?;
        if awakens(skill) {
            return Some(AWAKENING);
        }
        if !self.may_activate(card, line) {
            return None;
        }
        let bare = self.skill_gain(card, skill, 0)?;
        let power = self.skill_gain(card, skill, 1)? - bare;
        let turns = short > 0 && power * 1_000 >= short;
        // A card in hand is worth more than the energy that it takes.
        let spent = if self.view.place(card).is_some_and(|(_, area)| area == Area::Hand) { 45 } else { 0 };
        let gain = bare - spent + if turns { stake } else { 0 };
        (gain > WORTHWHILE).then_some(gain)
    }

    /// What is lost if an attack gets through.
    pub(super) fn loss(&mut self, attacker: CardId, guard: CardId) -> i32 {
        if !self.is_leader(guard) {
            return self.hit(attacker, guard);
        }
        let attacker = self.fighter(attacker);
        let strike = attacker.strike();
        let left = life(self.view, self.seat) - strike;
        if left <= 0 {
            return LOST;
        }
        // Life that is lost is a card in hand, unless it goes to the Drop Area (10-6-1).
        let card = if attacker.has(Keyword::Critical) { 70 * strike } else { 0 };
        // With little life every point counts; above the fourth, damage brings the leader nearer to awakening.
        let point = match left {
            1 => 350,
            2 => 260,
            3 => 170,
            4 => 40,
            _ => 30,
        };
        let doomed = if left <= self.still_coming() { 150 } else { 0 };
        point + (strike - 1) * 60 + card + doomed
    }

    /// 10-4: blocks where that saves more than it risks.
    pub(super) fn block(&mut self, blocker: CardId) -> bool {
        let (Some(battle), Some((attack, guard))) = (self.view.battle(), self.view.forecast()) else { return false };
        // 7-4-1-4: what the attack does not reach needs no help.
        if attack < guard {
            return false;
        }
        let saved = self.loss(battle.attacker.card, battle.guard.card);
        let wall = self.fighter(blocker).power.unwrap_or(0) > attack;
        let risk = if wall { 0 } else { self.worths.of(self.view, blocker).body };
        saved > risk
    }

    /// 4-7: answers what is worth an answer.
    pub(super) fn counter(&mut self) -> usize {
        let stake = self.countered();
        let playing: Vec<CardId> = self.view.playing().collect();
        let answered = match self.view.battle() {
            Some(battle) => Some(self.worths.of(self.view, battle.attacker.card).body),
            None => playing.into_iter().map(|card| self.worths.of(self.view, card).play).max(),
        };
        let answered = answered.map(|body| (Who::Opponent, Area::Battle, body));
        let best = self.best(|desk, choice| {
            let Choice::Activate(card, line) = choice else { return None };
            let skill = desk.view.line(card, line)?;
            let gain = desk.gain_about(card, skill, 4, answered)?;
            // What ends the action is worth what that would do, instead of what it would on average.
            let worth = if stops(skill) { gain - ENDS + stake } else { gain };
            Some(worth - desk.kept(card) / 2)
        });
        self.or_pass(best, WORTHWHILE)
    }

    /// What the action is worth that can be answered: the attack that would get through, the card that is played.
    fn countered(&mut self) -> i32 {
        if let (Some(battle), Some((attack, guard))) = (self.view.battle(), self.view.forecast()) {
            let ours = self.view.place(battle.guard.card).is_some_and(|(seat, _)| seat == self.seat);
            return if ours && attack >= guard { self.loss(battle.attacker.card, battle.guard.card) } else { -ENDS };
        }
        let playing: Vec<CardId> = self.view.playing().collect();
        let worth = playing.into_iter().map(|card| self.worths.of(self.view, card).play).max();
        worth.unwrap_or(ENDS)
    }
}

/// Whether a skill ends the action that it answers.
fn stops(skill: &Skill) -> bool {
    let Body::Does(does) = &skill.body else { return false };
    let ends = |effect: &Effect| {
        matches!(
            effect,
            Effect::NegateAttack
                | Effect::NegatePlay(_)
                | Effect::NegateActivation
                | Effect::NegateActivationOf(_)
                | Effect::Redirect(_)
        )
    };
    does.effect.iter().any(|effect| effect.any(&ends))
}
