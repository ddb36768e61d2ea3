//! The Main Phase: awaken, play, activate, attack, in this order unless an attack brings cards first.

use crate::ability::{Area, Argument, Body, Effect, Keyword, Markers, Mode, Price, Skill, Who};
use crate::card::Kind;
use crate::engine::dbscg::{CardId, Choice, Seat};

use super::Desk;
use super::fighter::Fighter;
use super::gain::Reckoning;
use super::price::price;
use super::scale::{MARKER, life};
use super::worth::Worth;

/// Awakening comes first in a battle.
pub(super) const AWAKENING: i32 = 30_000;
/// An attack that brings cards comes before cards are played.
const DRAWING: i32 = 20_000;
/// Then what is played and activated.
pub(super) const BUILDING: i32 = 10_000;
/// An attack that ends the game.
pub(super) const WINS: i32 = 5_000;
/// What speaks against another copy of a Unison Card that is there, beside its markers.
const AGAIN_IN_PLAY: i32 = 60;
/// A skill is activated that brings so much more than it costs.
pub(super) const WORTHWHILE: i32 = 10;
/// What an energy is worth that a skill takes.
const ENERGY: i32 = 30;
/// What an energy is worth that a card from hand takes.
const FROM_HAND: i32 = 20;
/// What a card in hand is worth that is used up.
const SPENT: i32 = 25;

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
            if desk.kills_us(card, line, skill) {
                return None;
            }
            refreshes = switches(skill);
            Some(0)
        })?;
        let first = if refreshes { self.spending() } else { None };
        Some(first.map_or(at, |(_, first)| first))
    }

    /// What playing a card is worth, its cost apart.
    pub(super) fn play(&mut self, card: CardId) -> Option<i32> {
        let worth = self.worths.of(self.view, card);
        if worth.takes_life > 0 && worth.takes_life >= life(self.view, self.seat) {
            return None;
        }
        let gain = match self.view.card(card)?.kind {
            kind if kind.base() == Kind::Unison => self.unison(card, worth)?,
            // 4.00, 17-2-1-3: it drives out the one before it.
            Kind::ZExtra => worth.play - self.driven_out(),
            // A body that is worth little in play may be worth more in a combo.
            _ => worth.play - worth.in_combo() / 2,
        };
        (gain > 0).then_some(gain)
    }

    /// A Unison Card takes the place of the one before it (3-11-5), of which one more like it is no gain.
    fn unison(&mut self, card: CardId, worth: Worth) -> Option<i32> {
        let in_play = |worth: Worth, markers: i32| worth.play - 30 * i32::from(worth.energy()) + 2 * MARKER * markers;
        let free = self.view.energy(self.seat).count();
        let markers = match worth.energy() {
            0 => i32::try_from(free).unwrap_or(0),
            energy => i32::from(energy),
        };
        let before = self.view.cards(self.seat, Area::Unison).and_then(|cards| cards.first().copied());
        let lost = before.map_or(0, |before| {
            let worth = self.worths.of(self.view, before);
            let again = if self.view.face(before) == self.view.face(card) { AGAIN_IN_PLAY } else { 0 };
            in_play(worth, i32::from(self.view.markers(before))) + again
        });
        let gain = in_play(worth, markers) - lost;
        // Without energy for markers it would go as soon as it is attacked.
        (free >= 2 && gain > 0).then_some(gain)
    }

    /// What is lost with the Z-Extra Cards in the Battle Area that another one drives out.
    fn driven_out(&mut self) -> i32 {
        let there = self.view.cards(self.seat, Area::Battle).unwrap_or_default();
        let is_extra = |card: &&CardId| self.view.card(**card).is_some_and(|printed| printed.kind == Kind::ZExtra);
        let before: Vec<CardId> = there.iter().filter(is_extra).copied().collect();
        before.into_iter().map(|card| self.worths.of(self.view, card).play).sum()
    }

    /// Activating a skill in the Main Phase: what it brings, its energy apart, and how much of that it takes.
    pub(super) fn activation(&mut self, card: CardId, line: u8) -> Option<(i32, usize)> {
        let skill = self.view.line(card, line)?;
        if awakens(skill) || !self.may_activate(card, line) || self.kills_us(card, line, skill) {
            return None;
        }
        let gain = self.skill_gain(card, line, skill, 4)?;
        let bill = self.view.bill(card, line)?;
        let of_parts: usize = bill.parts.iter().map(energy_of).sum();
        let energy = of_parts + usize::from(bill.energy);
        let whole = gain + ENERGY * i32::try_from(of_parts).unwrap_or(0) + FROM_HAND * i32::from(bill.energy);
        // What costs nothing is done for little.
        let least = if bill.parts.is_empty() && energy == 0 { 0 } else { WORTHWHILE };
        (gain > least).then_some((whole.min(1_000), energy))
    }

    /// What a skill brings when it is used now, less what it costs. Power is worth so many points for 1000.
    pub(super) fn skill_gain(&mut self, card: CardId, line: u8, skill: &Skill, power: i32) -> Option<i32> {
        self.gain_about(card, line, skill, power, None)
    }

    /// The same of a skill that is about a card: whose, where, its body.
    pub(super) fn gain_about(
        &mut self,
        card: CardId,
        line: u8,
        skill: &Skill,
        power: i32,
        about: Option<(Who, Area, i32)>,
    ) -> Option<i32> {
        let Body::Does(does) = &skill.body else { return None };
        let worth = self.worths.of(self.view, card);
        // From hand it is the whole card that is played.
        let here = self.view.place(card).map_or(Area::Battle, |(_, area)| area);
        let this = if here == Area::Hand { worth.play } else { worth.body };
        let gain = Reckoning::on(self.view, card, &does.effect, this).with_power(power).about(about).total();
        let bill = self.view.bill(card, line);
        let dear = bill.as_ref().map_or(0, |bill| FROM_HAND * i32::from(bill.energy));
        let spent = if self.view.is_spent(card, line) { SPENT } else { 0 };
        let parts = bill.as_ref().map_or(&does.cost[..], |bill| &bill.parts);
        Some(
            gain - price(parts, (this, here), life(self.view, self.seat))
                - dear
                - spent
                - self.marked(card, skill, worth.body),
        )
    }

    /// What the markers are worth that a skill takes (13-4); with the last one the card goes too.
    fn marked(&self, card: CardId, skill: &Skill, body: i32) -> i32 {
        let by = skill.tags.iter().find_map(|tag| match tag.argument {
            Argument::Markers(Markers::By(by)) => Some(i32::from(by)),
            _ => None,
        });
        let left = by.map(|by| (by, i32::from(self.view.markers(card)) + by));
        match left {
            // It would have gone in the turns to come.
            Some((by, ..=0)) if by < 0 => body / 2 + MARKER * -by,
            Some((by, _)) => -MARKER * by,
            None => 0,
        }
    }

    /// An attack: what a hit brings, less what the attacker risks in Rest Mode.
    fn attack(&mut self, attacker: CardId, guard: CardId) -> Option<i32> {
        let (power, against) = (self.fighter(attacker).power?, self.fighter(guard).power?);
        let (_, area) = self.view.place(attacker)?;
        let worth = self.worths.of(self.view, attacker);
        let hit = self.hit(attacker, guard);
        let short = against.saturating_sub(power);
        let hit = if short <= 0 { hit } else { self.helped(short, hit) };
        // A stronger card than is needed has better to do.
        let spared = if self.is_leader(guard) { 0 } else { short.saturating_neg().max(0) / 2_000 };
        let draws = worth.attack > 0 && area == Area::Leader && hit + worth.attack > 0;
        let band = if draws { DRAWING } else { 0 };
        if area == Area::Leader && (hit > 0 || worth.attack > 0) {
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
        let attacker = self.fighter(attacker);
        let strike = attacker.strike();
        match area {
            Area::Leader => self.damage(seat, attacker),
            Area::Unison => 40 * strike.min(i32::from(self.view.markers(guard))) + 20,
            _ => {
                if self.fighter(guard).has(Keyword::Indestructible) {
                    0
                } else {
                    self.worths.of(self.view, guard).body
                }
            }
        }
    }

    /// What damage to a player brings: the game, or more the less life is left.
    fn damage(&self, seat: Seat, attacker: Fighter) -> i32 {
        let (life, strike) = (life(self.view, seat), attacker.strike());
        if strike >= life {
            return WINS;
        }
        // 10-6-1: what goes to the Drop Area does not come to their hand.
        let critical = if attacker.has(Keyword::Critical) { 50 } else { 0 };
        let each = 70 + 20 * (8 - life).clamp(0, 8) + critical;
        each * strike
    }

    /// What a Battle Card risks that lies in Rest Mode in the opponent's turn: to be KO'd, and not to block.
    fn exposed(&mut self, card: CardId, power: i32, body: i32) -> i32 {
        let (strongest, attackers) = self.threat();
        let ko = if strongest >= power { (body / 4 - 40).max(0) } else { 0 };
        let blocks = self.fighter(card).has(Keyword::Blocker);
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

/// Whether a skill turns the leader over (10-2, 10-28).
pub(super) fn awakens(skill: &Skill) -> bool {
    skill.tags.iter().any(|tag| matches!(tag.keyword, Keyword::Awaken | Keyword::AwakenSurge | Keyword::ZAwaken))
}

/// The energy that a part of a price takes.
fn energy_of(part: &Price) -> usize {
    match part {
        Price::Energy(icons) => icons.count(),
        _ => 0,
    }
}

/// Whether a skill switches cards to Active Mode.
fn switches(skill: &Skill) -> bool {
    let Body::Does(does) = &skill.body else { return false };
    does.effect.iter().any(|effect| effect.any(&|effect| matches!(effect, Effect::Switch(_, Mode::Active))))
}
