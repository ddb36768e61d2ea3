//! Where skills wait for events that do not work in play: in hand, in the Drop Area, in energy.

use enumset::EnumSet;

use crate::ability::{Area, Skill};
use crate::engine::dbscg::happening::Cue;
use crate::engine::dbscg::roster::aspects::Cues;

/// For each kind of event, the areas out of play where skills wait for it.
#[derive(Clone, Debug)]
pub(crate) struct Elsewhere(Vec<Areas>);

/// Areas where skills wait for one kind of event.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Areas {
    /// Whichever card it happens to.
    pub(crate) any: EnumSet<Area>,
    /// If it happens to the card that waits, or to any.
    pub(crate) own: EnumSet<Area>,
}

impl Default for Elsewhere {
    fn default() -> Self {
        Self(vec![Areas::default(); EnumSet::<Cue>::all().len()])
    }
}

impl Elsewhere {
    /// Takes down a skill that works in an area out of play.
    pub(crate) fn add(&mut self, area: Area, skill: &Skill) {
        for cue in Cues::of_skill(skill).events() {
            self.0[cue as usize].own.insert(area);
        }
        for cue in Cues::of_others(skill).events() {
            self.0[cue as usize].any.insert(area);
        }
    }

    /// The areas where a kind of event is waited for.
    #[inline]
    pub(crate) fn areas(&self, cue: Cue) -> Areas {
        self.0[cue as usize]
    }
}
