//! The Main Phase: awaken, play, activate, attack, in this order unless an attack brings cards first.

use crate::ability::{Area, Effect, Keyword, Mode, Skill};
use crate::engine::dbscg::{CardId, Choice, Seat};

use super::Desk;
use super::price::price;
use super::scale::life;
use super::spending::BUILDING;
use super::uses::awakens;

/// Awakening comes first in a battle.
pub(super) const AWAKENING: i32 = 30_000;
/// An attack that brings cards comes before cards are played.
const DRAWING: i32 = 20_000;
/// An attack that ends the game.
pub(super) const WINS: i32 = 5_000;

impl Desk<'_, '_> {
    /// 6-3-1-2: the best thing to do, as long as it gains.
    pub(super) fn main_phase(&mut self) -> usize {
        if let Some(awakening) = self.awakening() {
            return awakening;
        }
        let building = self.spending();
        let best = self.best(|desk, choice| match choice {
            Choice::Attack(attacker, guard) => desk.attack(attacker, guard),
            // A marker more for a copy that would lie in hand (6-3-1-2-3-3).
            Choice::Grow(_) => Some(BUILDING + 60),
            _ => None,
        });
        let best = match (building, best) {
            (Some(building), Some(other)) => Some(if other.0 > building.0 { other } else { building }),
            (building, other) => building.or(other),
        };
        self.or_pass(best, 0)
    }

    /// Turning the leader over comes first; but where that switches energy to Active Mode, energy is spent before.
    fn awakening(&mut self) -> Option<usize> {
        let (view, mut refreshes) = (self.view, false);
        let (_, at) = self.best(|desk, choice| {
            let Choice::Activate(card, line) = choice else { return None };
            let skill = view.line(card, line).filter(|skill| awakens(skill))?;
            if desk.kills_us(view.bill(card, line).as_ref(), skill) {
                return None;
            }
            refreshes = switches(skill);
            Some(0)
        })?;
        let first = if refreshes { self.spending() } else { None };
        Some(first.map_or(at, |(_, first)| first))
    }

    /// An attack: what a hit brings, less what is asked for it and what the attacker risks in Rest Mode.
    fn attack(&mut self, attacker: CardId, guard: CardId) -> Option<i32> {
        let (power, against) = (self.power(attacker)?, self.power(guard)?);
        let (_, area) = self.view.place(attacker)?;
        let worth = self.worths.of(self.view, attacker);
        let hit = self.hit(attacker, guard);
        let short = against.saturating_sub(power);
        let hit = if short <= 0 { hit } else { self.helped(short, hit) };
        let toll = self.view.toll(attacker, guard);
        if self.is_deadly(&toll, &[]) {
            return None;
        }
        let toll = price(&toll, (worth.body, area), life(self.view, self.seat));
        // A stronger card than is needed has better to do.
        let spared = toll + if self.is_leader(guard) { 0 } else { short.saturating_neg().max(0) / 2_000 };
        let draws = worth.attack > 0 && area == Area::Leader && hit + worth.attack > toll;
        let band = if draws { DRAWING } else { 0 };
        if area == Area::Leader && (hit > 0 || worth.attack > 0) && hit + worth.attack > toll {
            return Some(band + hit + worth.attack - spared + 1);
        }
        let gain = hit + worth.attack.min(150) - spared;
        let risk = if hit >= WINS { 0 } else { self.exposed(attacker, power, worth.body) };
        (gain > risk).then_some(gain - risk)
    }

    /// What is left of a hit when combos have to help it; nothing where they cannot.
    fn helped(&mut self, short: i32, hit: i32) -> i32 {
        let Some((cost, _)) = self.cheapest_in_hand(short) else { return 0 };
        (hit - cost).max(0)
    }

    /// What a hit on a card brings.
    pub(super) fn hit(&mut self, attacker: CardId, guard: CardId) -> i32 {
        let Some((seat, area)) = self.view.place(guard) else { return 0 };
        match area {
            Area::Leader => self.damage(seat, attacker),
            Area::Unison => 40 * self.strike(attacker).min(i32::from(self.view.markers(guard))) + 20,
            _ => {
                if self.fights_with(guard, Keyword::Indestructible) {
                    0
                } else {
                    self.worths.of(self.view, guard).body
                }
            }
        }
    }

    /// What damage to a player brings: the game, or more the less life is left.
    fn damage(&mut self, seat: Seat, attacker: CardId) -> i32 {
        let (life, strike) = (life(self.view, seat), self.strike(attacker));
        if strike >= life {
            return WINS;
        }
        // 10-6-1: what goes to the Drop Area does not come to their hand.
        let critical = if self.fights_with(attacker, Keyword::Critical) { 50 } else { 0 };
        let each = 70 + 20 * (8 - life).clamp(0, 8) + critical;
        each * strike
    }

    /// What a Battle Card risks that lies in Rest Mode in the opponent's turn: to be KO'd, and not to block.
    fn exposed(&mut self, card: CardId, power: i32, body: i32) -> i32 {
        let (strongest, attackers) = self.threat();
        let ko = if strongest >= power { (body / 4 - 40).max(0) } else { 0 };
        let blocks = self.fights_with(card, Keyword::Blocker);
        let guard = match life(self.view, self.seat) - attackers {
            _ if !blocks => 0,
            ..=0 => 400,
            1..=2 => 120,
            _ => 10,
        };
        ko + guard
    }

    pub(super) fn is_leader(&self, card: CardId) -> bool {
        self.view.place(card).is_some_and(|(_, area)| area == Area::Leader)
    }
}

/// Whether a skill switches cards to Active Mode.
fn switches(skill: &Skill) -> bool {
    skill.any(&|effect| matches!(effect, Effect::Switch(_, Mode::Active)))
}
