//! Events that are counted by the turn, because some condition asks how often they have happened in it.

use enumset::EnumSet;

use crate::ability::{Condition, Node, Skill, Trigger, Visit};
use crate::engine::dbscg::happening::Cue;
use crate::engine::dbscg::roster::aspects::Cues;

/// What the conditions of a roster's skills count.
#[derive(Clone, Debug, Default)]
pub(crate) struct History {
    events: Vec<Trigger>,
    cues: Cues,
}

impl History {
    /// Takes down what a skill asks for.
    pub(crate) fn take(&mut self, skill: &Skill) {
        skill.accept(&mut Asked(self));
    }

    /// Whether a kind of event is counted.
    #[inline]
    pub(crate) fn counts(&self, cue: Cue) -> bool {
        self.cues.meets(Cues::events_of(EnumSet::only(cue)))
    }

    /// The kinds of events that are counted.
    pub(crate) const fn cues(&self) -> Cues {
        self.cues
    }

    /// What is counted, each by its number.
    pub(crate) fn events(&self) -> impl Iterator<Item = (u16, &Trigger)> {
        (0..).zip(&self.events)
    }

    /// The number of an event.
    pub(crate) fn number(&self, event: &Trigger) -> Option<u16> {
        self.events().find(|(_, known)| *known == event).map(|(number, _)| number)
    }
}

/// The events that the conditions of a skill count.
struct Asked<'h>(&'h mut History);

impl<'s> Visit<'s> for Asked<'_> {
    fn condition(&mut self, condition: &'s Condition) {
        if let Condition::Happened(event, _) = condition
            && self.0.number(event).is_none()
        {
            self.0.events.push(Trigger::clone(event));
            self.0.cues = self.0.cues.with(Cues::of_trigger(event));
        }
        condition.walk(self);
    }
}
