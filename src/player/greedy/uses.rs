//! What it brings to play a card or to use a skill now, less what it costs.

use crate::ability::{Area, Argument, Body, Keyword, Markers, Price, Skill, Who};
use crate::card::Kind;
use crate::engine::dbscg::CardId;
use crate::engine::dbscg::facts::bill::Bill;

use super::Desk;
use super::gain::Reckoning;
use super::scale::{MARKER, life};
use super::worth::Worth;

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

/// What a skill brings when it is used now, less what it costs.
struct Gain<'a, 'g> {
    brings: Reckoning<'a, 'g>,
    less: i32,
}

impl Gain<'_, '_> {
    /// In points, where 1000 more power is worth so many.
    fn at(&mut self, power: i32) -> i32 {
        self.brings.set_power(power);
        self.brings.total() - self.less
    }
}

impl Desk<'_, '_> {
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
        let in_play = |worth: Worth, markers: i32| worth.play - 30 * i32::from(worth.energy) + 2 * MARKER * markers;
        let free = self.view.energy(self.seat).count();
        let markers = match worth.energy {
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
        if awakens(skill) || !self.may_activate(card, line) {
            return None;
        }
        let bill = self.view.bill(card, line)?;
        if self.kills_us(Some(&bill), skill) {
            return None;
        }
        let gain = self.skill_gain(card, line, skill, (Some(&bill), None))?;
        let of_parts: usize = bill.parts.iter().map(energy_of).sum();
        let energy = of_parts + usize::from(bill.energy);
        let whole = gain + ENERGY * i32::try_from(of_parts).unwrap_or(0) + FROM_HAND * i32::from(bill.energy);
        // What costs nothing is done for little.
        let free = bill.parts.iter().all(|part| matches!(part, Price::Condition(_)));
        let least = if free && energy == 0 { 0 } else { WORTHWHILE };
        (gain > least).then_some((whole.min(1_000), energy))
    }

    /// What a skill brings when it is used now, less what it costs; for a bill, if there is one, and about a card: whose, where,
    /// its body.
    pub(super) fn skill_gain(
        &mut self,
        card: CardId,
        line: u8,
        skill: &Skill,
        of: (Option<&Bill<'_>>, Option<(Who, Area, i32)>),
    ) -> Option<i32> {
        Some(self.weighed(card, line, skill, of)?.at(4))
    }

    /// What a skill brings in a battle that power is of no use to, and what 1000 more power would be worth a point.
    pub(super) fn gain_and_power(
        &mut self,
        card: CardId,
        line: u8,
        skill: &Skill,
        bill: Option<&Bill<'_>>,
    ) -> Option<(i32, i32)> {
        let mut gain = self.weighed(card, line, skill, (bill, None))?;
        let bare = gain.at(0);
        Some((bare, gain.at(1) - bare))
    }

    /// For a bill, if there is one, and about a card.
    fn weighed<'d>(
        &'d mut self,
        card: CardId,
        line: u8,
        skill: &'d Skill,
        (bill, about): (Option<&Bill<'_>>, Option<(Who, Area, i32)>),
    ) -> Option<Gain<'d, 'd>> {
        let Body::Does(does) = &skill.body else { return None };
        let worth = self.worths.of(self.view, card);
        // From hand it is the whole card that is played.
        let here = self.view.place(card).map_or(Area::Battle, |(_, area)| area);
        let this = if here == Area::Hand { worth.play } else { worth.body };
        let dear = bill.map_or(0, |bill| FROM_HAND * i32::from(bill.energy));
        let spent = if self.view.is_spent(card, line) { SPENT } else { 0 };
        let parts = bill.map_or(&does.cost[..], |bill| &bill.parts);
        let milled = self.worths.milled(self.view, card);
        let paid = self.cost(card, parts, (this, here));
        let less = paid + dear + spent + self.marked(card, skill, worth.body);
        Some(Gain { brings: Reckoning::on(self.view, card, &does.effect, this).about(about).with_milled(milled), less })
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
