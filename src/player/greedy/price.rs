//! What prices cost the player who pays them, in points.

use crate::ability::{Area, Body, Facing, Fate, Mode, Price, Selector, Trigger, Watched, Who};
use crate::engine::dbscg::CardId;

use super::Desk;
use super::gain::Reckoning;
use super::lives::of_life;
use super::scale::{HAND, MARKER, MILLED, in_area, life, life_lost};

/// What paying a price costs, in points; `this` is the body of the card that has the skill, and where it lies; there is so
/// much life.
pub(super) fn price(parts: &[Price], (this, here): (i32, Area), life: i32) -> i32 {
    let lost = |from: Area, fate: Fate, body: i32| match fate {
        Fate::Rest => 35,
        Fate::Active => -35,
        Fate::Reveal | Fate::FaceUp | Fate::FaceDown => 0,
        Fate::Turn(Facing::Revealed) => -30,
        Fate::Unmark(n) => MARKER * i32::from(n),
        Fate::UnderThis => in_area(from, body) - 20,
        Fate::Combo(_) | Fate::Turn(Facing::Hidden) => in_area(from, body) / 2,
        Fate::To(_) | Fate::ToFaceUp(_) | Fate::DeckBottom | Fate::Ko => {
            in_area(from, body) - fate.area().map_or(0, |area| in_area(area, body))
        }
    };
    let place = |from: &Selector| from.places().first().copied().unwrap_or(Area::Battle);
    // What the opponent gives for it is ours.
    let whose = |from: &Selector| if from.whose == Who::Opponent { -1 } else { 1 };
    let part = |part: &Price| match part {
        Price::Energy(icons) => 30 * i32::try_from(icons.count()).unwrap_or(10),
        Price::Cards { count, from, fate, .. } if of_life(from) && fate.area().is_some() => {
            let count = i32::from(*count);
            life_lost(life, count) - count * fate.area().map_or(0, |area| in_area(area, 90))
        }
        Price::Between { count, from, fate, .. } if of_life(from) && fate.area().is_some() => {
            life_lost(life, count.min.map_or(1, i32::from))
        }
        Price::Cards { count, from, fate, .. } => whose(from) * i32::from(*count) * lost(place(from), *fate, 90),
        Price::Colors { colors, from, fate, .. } => {
            i32::try_from(colors.iter().count()).unwrap_or(1) * lost(place(from), *fate, 90)
        }
        Price::SumOfCosts { from, fate, .. } | Price::Between { from, fate, .. } => 2 * lost(place(from), *fate, 90),
        Price::This(fate) => lost(here, *fate, this),
        Price::Mill(n) => MILLED * i32::from(*n),
        Price::MarkersX(_) | Price::EnergyX => 60,
        Price::AllOf(from, _) if from.areas == [Area::Drop] => 10,
        Price::AllOf(..) => 150,
        Price::Draw(n) => -90 * i32::from(*n),
        Price::Act(block) => -Reckoning::plain(block, this).total(),
        Price::Condition(_) | Price::Shown(..) | Price::Under(..) => 0,
    };
    parts.iter().map(part).fold(0, i32::saturating_add)
}

impl Desk<'_, '_> {
    /// What paying a price costs us now, in points; `this` is the body of the card that has the skill, and where it lies. Of
    /// the cards that can be given those are whose loss weighs least.
    pub(super) fn cost(&mut self, source: CardId, parts: &[Price], (this, here): (i32, Area)) -> i32 {
        let life = life(self.view, self.seat);
        let of_part = |part: &Price| {
            let now = match part {
                Price::Cards { count, from, fate, .. } => self.given(source, usize::from(*count), from, *fate),
                Price::This(fate) => self.itself(source, *fate, this),
                _ => None,
            };
            now.unwrap_or_else(|| price(std::slice::from_ref(part), (this, here), life))
        };
        parts.iter().map(of_part).fold(0, i32::saturating_add)
    }

    /// What so many cards cost that leave where they are, if they can be told from the table and the hand.
    fn given(&mut self, source: CardId, count: usize, from: &Selector, fate: Fate) -> Option<i32> {
        if fate.area().is_none() || of_life(from) {
            return None;
        }
        let others = self.view.meant(source, from)?.into_iter().filter(|card| *card != source);
        let mut costs: Vec<i32> = others.map(|card| -self.paid(card, fate) - self.rested(card)).collect();
        costs.sort_unstable();
        costs.get(..count).map(|least| least.iter().sum())
    }

    /// What it costs that the card goes that has the skill.
    fn itself(&mut self, source: CardId, fate: Fate, this: i32) -> Option<i32> {
        let after = in_area(fate.area()?, this);
        match self.view.place(source)? {
            (_, Area::Hand) => Some((-self.paid(source, fate)).min(HAND - after)),
            (_, Area::Battle) => {
                let rested = self.rested(source);
                Some(in_area(Area::Battle, this) - after - rested - self.left(source, fate, this))
            }
            _ => None,
        }
    }

    /// What a card of ours in Rest Mode is worth less: it has done what it does in this turn.
    fn rested(&mut self, card: CardId) -> i32 {
        let ours = self.view.place(card) == Some((self.seat, Area::Battle));
        if ours && self.view.mode(card) == Some(Mode::Rest) { 20 + self.worths.of(self.view, card).body / 4 } else { 0 }
    }

    /// What a card's own skills bring that wait for it to go this way.
    fn left(&self, card: CardId, fate: Fate, this: i32) -> i32 {
        let leaves = |when: &Trigger| match when {
            Trigger::Moved(Watched::This, Area::Battle, to) => fate.area() == Some(*to),
            Trigger::Leaves(Watched::This, Area::Battle) => true,
            Trigger::Kod(Watched::This) => fate == Fate::Ko,
            _ => false,
        };
        let skills = self.view.side(card).map_or(&[][..], |side| &side.skills);
        let brings = skills.iter().map(|skill| match &skill.body {
            Body::Does(does) if does.when.as_ref().is_some_and(|when| when.any(&leaves)) => {
                Reckoning::on(self.view, card, &does.effect, this).total().max(0)
            }
            _ => 0,
        });
        brings.fold(0, i32::saturating_add)
    }
}
