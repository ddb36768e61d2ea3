//! The battle: combos and skills in the Offense and the Defense Step, \[Blocker\] and \[Counter\].

use crate::ability::{Area, Cards, Change, Effect, Keyword, Says, Skill, Statement, Trigger, Who};
use crate::engine::dbscg::facts::bill::Bill;
use crate::engine::dbscg::roster::line::plays_itself;
use crate::engine::dbscg::state::battle::Battle;
use crate::engine::dbscg::{CardId, Choice};

use super::Desk;
use super::change::SILENCED;
use super::combos::MOST;
use super::main_phase::{AWAKENING, WINS};
use super::scale::{ENDS, LOST, bare, life};
use super::uses::{WORTHWHILE, awakens};
use super::worth::BY_COST;

/// So much more power the opponent can be expected to add with a card from hand.
const BY_CARD: i32 = 5_000;
/// More cards in hand than this are seldom given for one battle.
const ANSWERS: i32 = 3;
/// What may be given for an attack that would end the game and can still be answered: a skill that negates it takes all of
/// that.
const STAKED: i32 = 450;

impl Desk<'_, '_> {
    /// 7-2-1-2: the fewest cards that win a battle worth winning; a lead for the attack that would end the game.
    pub(super) fn offense(&mut self) -> usize {
        let (Some(battle), Some((attack, guard))) = (self.live(), self.view.forecast()) else {
            return self.fight(0, 0, 0);
        };
        let hit = self.hit(battle.attacker.card, battle.guard.card);
        let short = guard.saturating_sub(attack);
        if hit < WINS {
            return self.fight(short, hit, MOST);
        }
        // A lead first; where it cannot be had for a fair price, what reaches.
        let beyond = short.saturating_add(self.answered());
        let cards = self.combos();
        let most = cards.len();
        let fair = |found: Option<(i32, CardId)>| found.is_some_and(|(cost, _)| cost <= STAKED);
        let answered = self.view.count(self.seat.other(), Area::Hand) > 0;
        let lead = !answered || fair(self.helps(&cards).cheapest(beyond, most));
        self.fight(if lead { beyond } else { short }, hit, most)
    }

    /// The power that the opponent may add to a battle: more than they hold cards for they cannot.
    fn answered(&self) -> i32 {
        let hand = i32::try_from(self.view.count(self.seat.other(), Area::Hand)).unwrap_or(i32::MAX);
        hand.min(ANSWERS) * BY_CARD
    }

    /// The battle under way, while what is given to it can still decide it: not where the attack is negated or a card has
    /// gone (7-1-4), or a skill of ours that waits will end it.
    pub(super) fn live(&self) -> Option<Battle> {
        let battle = self.view.live_battle()?;
        let ended = self.view.answers().any(|(seat, skill)| seat == self.seat && skill.negates_attack());
        (!ended).then_some(battle)
    }

    /// 7-3-1-2: the fewest cards that save what is worth saving.
    pub(super) fn defense(&mut self) -> usize {
        let (Some(battle), Some((attack, guard))) = (self.live(), self.view.forecast()) else {
            return self.fight(0, 0, 0);
        };
        // 7-4-1-4: equal power is enough for the attack.
        let short = attack.saturating_sub(guard).saturating_add(1);
        let loss = self.loss(battle.attacker.card, battle.guard.card);
        // The more life hangs on it, the more cards.
        let strike = usize::try_from(self.strike(battle.attacker.card)).unwrap_or(1);
        self.fight(short, loss, if loss >= LOST { usize::MAX } else { MOST + 2 * strike.saturating_sub(1) })
    }

    /// Whether a skill keeps from our leader what the attack on it would do.
    fn shields(&self, skill: &Skill) -> bool {
        let attacked = self.view.turn_player() != self.seat;
        attacked && self.live().is_some_and(|battle| self.is_leader(battle.guard.card)) && shields(skill)
    }

    /// What turns a battle that is so much power short, if that is worth it: so many combos or a skill, whichever costs
    /// less; else a skill that is worth its price by itself.
    fn fight(&mut self, short: i32, stake: i32, most: usize) -> usize {
        let skill = self.best(|desk, choice| match choice {
            Choice::Activate(card, line) => desk.helping(card, line, short, stake),
            _ => None,
        });
        let combo = if short > 0 { self.combo(short, stake, most) } else { None };
        let weight = |best: Option<(i32, usize)>| best.map_or(0, |(weight, _)| weight);
        let best = if weight(combo) > weight(skill) { combo } else { skill };
        self.or_pass(best, 0)
    }

    /// The first of the combos that turn the battle, and what they leave of what it is about.
    fn combo(&mut self, short: i32, stake: i32, most: usize) -> Option<(i32, usize)> {
        let cards = self.combos();
        let (cost, card) = self.helps(&cards).cheapest(short, most)?;
        self.place_of(Choice::Combo(card)).map(|at| (stake - cost, at))
    }

    /// Activating a skill in a battle. More power is worth what the battle is about if it is enough, else nothing.
    fn helping(&mut self, card: CardId, line: u8, short: i32, stake: i32) -> Option<i32> {
        let skill = self.view.line(card, line)?;
        let bill = self.view.bill(card, line);
        if self.kills_us(bill.as_ref(), skill) {
            return None;
        }
        if awakens(skill) {
            return Some(AWAKENING);
        }
        if !self.may_activate(card, line) {
            return None;
        }
        let (bare, power) = self.gain_and_power(card, line, skill, bill.as_ref())?;
        let turns = short > 0 && (power * 1_000 >= short || self.shields(skill));
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
        let (strike, critical) = (self.strike(attacker), self.fights_with(attacker, Keyword::Critical));
        self.lost_to(strike, critical)
    }

    /// What is lost if so much damage comes to our leader.
    fn lost_to(&mut self, strike: i32, critical: bool) -> i32 {
        let left = life(self.view, self.seat) - strike;
        if left <= 0 {
            return LOST;
        }
        // Life that is lost is a card in hand, unless it goes to the Drop Area (10-6-1).
        let card = if critical { 70 * strike } else { 0 };
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
        let (Some(battle), Some((attack, guard))) = (self.live(), self.view.forecast()) else { return false };
        // 7-4-1-4: what the attack does not reach needs no help.
        if attack < guard {
            return false;
        }
        let saved = self.loss(battle.attacker.card, battle.guard.card);
        let wall = self.power(blocker).unwrap_or(0) > attack;
        let risk = if wall { 0 } else { self.worths.of(self.view, blocker).body };
        saved > risk
    }

    /// 4-7: answers what is worth an answer; an attack only while it can get through.
    pub(super) fn counter(&mut self) -> usize {
        let best = self.best(|desk, choice| {
            let Choice::Activate(card, line) = choice else { return None };
            let skill = desk.view.line(card, line)?;
            let bill = desk.view.bill(card, line);
            if desk.kills_us(bill.as_ref(), skill) {
                return None;
            }
            let (stake, answered) = desk.countered(skill)?;
            let about = Some((Who::Opponent, Area::Battle, answered));
            let gain = desk.skill_gain(card, line, skill, (bill.as_ref(), about))?;
            // What ends the action is worth what that would do, instead of what it would on average.
            let worth = match stops(skill) {
                true => gain - ENDS + stake,
                false if disarms(skill) => gain + desk.disarmed(skill, stake),
                false => gain,
            };
            // Of what does not end an attack, power alone is of use to a battle that it turns.
            let idle = skill.answers_attacks()
                && !stops(skill)
                && !desk.turns(card, line, skill, bill.as_ref())
                && worth < IDLE;
            // What it plays is not lost.
            let plays_itself = skill.any(&|effect| plays_itself(std::slice::from_ref(effect)));
            let kept = if plays_itself { 0 } else { desk.kept(card) / 2 };
            (!idle).then_some(worth - kept)
        });
        self.or_pass(best, WORTHWHILE)
    }

    /// What it saves that a card has no skills for a turn: of one that attacks our leader, damage beyond 1, and that it goes
    /// to the Drop Area; of one that is being played, what it does as it comes.
    fn disarmed(&mut self, skill: &Skill, stake: i32) -> i32 {
        if skill.answers_attacks() {
            let of_leader = self.live().is_some_and(|battle| self.is_leader(battle.guard.card));
            return if of_leader { (stake - self.lost_to(1, false)).max(0) } else { 0 };
        }
        let (view, seat) = (self.view, self.seat);
        let theirs = view.playing().filter(|card| view.place(*card).is_some_and(|(whose, _)| whose != seat));
        let said = theirs.map(|card| {
            let worth = self.worths.of(view, card);
            worth.play - view.side(card).map_or(0, bare) - BY_COST * i32::from(worth.energy)
        });
        said.max().map_or(0, |said| said - SILENCED)
    }

    /// Whether a skill gives the power that an attack on us is short of failing.
    fn turns(&mut self, card: CardId, line: u8, skill: &Skill, bill: Option<&Bill<'_>>) -> bool {
        let Some((attack, guard)) = self.view.forecast() else { return false };
        let power = self.gain_and_power(card, line, skill, bill).map_or(0, |(_, power)| power);
        power * 1_000 > attack.saturating_sub(guard)
    }

    /// What the action is worth that a skill answers, and the card of it: the attack that would get through, the card that
    /// is played, the answer of theirs. Nothing where there is nothing to answer any more.
    fn countered(&mut self, skill: &Skill) -> Option<(i32, i32)> {
        let view = self.view;
        let played = view.playing().map(|card| self.worths.of(view, card).play).max();
        let battle = self.view.battle();
        if skill.answers_attacks() && self.view.turn_player() == self.seat {
            // 10-10-3-2: a skill of ours is answered, and the attack is our own.
            let battle = self.live().filter(|_| !stops(skill))?;
            return Some((0, self.worths.of(self.view, battle.attacker.card).body));
        }
        if skill.answers_attacks() {
            let (battle, (attack, guard)) = self.live().zip(self.view.forecast())?;
            let loss = (attack >= guard).then(|| self.loss(battle.attacker.card, battle.guard.card))?;
            return Some((loss, self.worths.of(self.view, battle.attacker.card).body));
        }
        // Their answer to an attack of ours is worth what that would do.
        let theirs = self.view.answers().any(|(seat, skill)| seat != self.seat && skill.negates_attack());
        let ours = battle.is_some() && self.view.turn_player() == self.seat;
        if theirs && ours {
            let battle = self.view.live_battle()?;
            return Some((self.hit(battle.attacker.card, battle.guard.card).max(ENDS), ENDS));
        }
        Some((played.unwrap_or(ENDS), played.unwrap_or(ENDS)))
    }
}

/// What a skill has to bring that answers an attack and does not end it.
const IDLE: i32 = 90;

/// Whether a skill keeps damage from its player.
fn shields(skill: &Skill) -> bool {
    let of_damage = |when: &Trigger| matches!(when, Trigger::Damaged(Who::You));
    let keeps =
        |statement: &Statement| matches!(&statement.says, Says::Instead(instead) if instead.would.any(&of_damage));
    skill.any(&|effect| match effect {
        Effect::Give(Cards::Leader(Who::You), Change::GainSkill(given), _) => given.statements().iter().any(keeps),
        _ => false,
    })
}

/// Whether a skill negates those of the card that attacks.
fn disarms(skill: &Skill) -> bool {
    skill.any(&|effect| matches!(effect, Effect::Give(_, Change::Negate | Change::NegateKeywords, _)))
}

/// Whether a skill ends the action that it answers.
fn stops(skill: &Skill) -> bool {
    skill.any(&|effect| {
        matches!(
            effect,
            Effect::NegateAttack
                | Effect::NegatePlay(_)
                | Effect::NegateActivation
                | Effect::NegateActivationOf(_)
                | Effect::Redirect(_)
        )
    })
}
