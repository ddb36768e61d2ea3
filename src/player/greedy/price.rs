//! What prices cost the player who pays them, in points.

use crate::ability::{Area, Facing, Fate, Price, Selector};

use super::gain::Reckoning;
use super::lives::of_life;
use super::scale::{MARKER, in_area, life_lost};

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
    let part = |part: &Price| match part {
        Price::Energy(icons) => 30 * i32::try_from(icons.count()).unwrap_or(10),
        Price::Cards { count, from, fate, .. } if of_life(from) && fate.area().is_some() => {
            let count = i32::from(*count);
            life_lost(life, count) - count * fate.area().map_or(0, |area| in_area(area, 90))
        }
        Price::Between { count, from, fate, .. } if of_life(from) && fate.area().is_some() => {
            life_lost(life, count.min.map_or(1, i32::from))
        }
        Price::Cards { count, from, fate, .. } => i32::from(*count) * lost(place(from), *fate, 90),
        Price::Colors { colors, from, fate, .. } => {
            i32::try_from(colors.iter().count()).unwrap_or(1) * lost(place(from), *fate, 90)
        }
        Price::SumOfCosts { from, fate, .. } | Price::Between { from, fate, .. } => 2 * lost(place(from), *fate, 90),
        Price::This(fate) => lost(here, *fate, this),
        Price::Mill(n) => 3 * i32::from(*n),
        Price::MarkersX(_) | Price::EnergyX => 60,
        Price::AllOf(from, _) if from.areas == [Area::Drop] => 10,
        Price::AllOf(..) => 150,
        Price::Draw(n) => -90 * i32::from(*n),
        Price::Act(block) => -Reckoning::plain(block, this).total(),
        Price::Condition(_) | Price::Shown(..) | Price::Under(..) => 0,
    };
    parts.iter().map(part).fold(0, i32::saturating_add)
}
