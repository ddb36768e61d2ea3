//! Which skill lines of a card a player can use where it lies, and when: of most cards, none.

use crate::ability::{Area, Skill};
use crate::card::Kind;
use crate::engine::dbscg::ids::ByArea;
use crate::engine::dbscg::keywords::Keywords;
use crate::engine::dbscg::roster::line::{does, is_used_from_hand};
use crate::engine::dbscg::roster::timing::{Timing, timing};
use crate::engine::dbscg::roster::used_from;

/// Skill lines of a side, by their places, in order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Usable {
    /// Those for the free timing of a Main Phase.
    pub(crate) main: Vec<u8>,
    /// Those for the free timing of a battle.
    pub(crate) battle: Vec<u8>,
    /// Those for counter timings.
    pub(crate) counter: Vec<u8>,
}

impl Usable {
    /// The lines that can be used, wherever the card lies.
    pub(crate) fn of(lines: &[Skill]) -> Self {
        Self::among(lines, |_| true)
    }

    /// The same by the area that the card lies in. Which of them is used as if its card were elsewhere is not told apart.
    pub(crate) fn by_area(kind: Kind, keywords: Keywords, lines: &[Skill]) -> ByArea<Self> {
        let mut usable = ByArea::<Self>::default();
        for area in Area::ALL {
            let elsewhere = lines.iter().flat_map(used_from).any(|used| used.takes_in(area));
            let here = |skill: &Skill| {
                does(skill).is_some_and(|does| {
                    if elsewhere {
                        return true;
                    }
                    if is_used_from_hand(kind, keywords, timing(skill), skill, does) {
                        return area == Area::Hand;
                    }
                    let works = if does.from.is_empty() { area.skills_work() } else { does.from.contains(&area) };
                    works || does.under
                })
            };
            usable[area] = Self::among(lines, here);
        }
        usable
    }

    fn among(lines: &[Skill], fits: impl Fn(&Skill) -> bool) -> Self {
        let mut usable = Self::default();
        for (line, skill) in (0..=u8::MAX).zip(lines).filter(|(_, skill)| fits(skill)) {
            match timing(skill) {
                Timing::Main => usable.main.push(line),
                Timing::Battle => usable.battle.push(line),
                Timing::MainBattle => {
                    usable.main.push(line);
                    usable.battle.push(line);
                }
                Timing::Counter(_) => usable.counter.push(line),
                Timing::Auto | Timing::None => {}
            }
        }
        usable
    }

    /// Those for the free timing of a Main Phase, or else of a battle.
    #[inline]
    pub(crate) fn at(&self, main: bool) -> &[u8] {
        if main { &self.main } else { &self.battle }
    }
}
