//! Skills become pending (8-6).

use crate::ability::{Area, Phase, Trigger, Until};
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::facts::wait::waits::Waiting;
use crate::engine::dbscg::happening::{Cue, Happening};
use crate::engine::dbscg::ids::{CardId, Seat, SkillId};
use crate::engine::dbscg::roster::aspects::Cues;
use crate::engine::dbscg::roster::line::{NO_LINE, does};
use crate::engine::dbscg::state::effect::{PendingAuto, Used, Watch};
use crate::engine::dbscg::state::frame::Frame;
use crate::engine::dbscg::state::object::Object;
use crate::engine::dbscg::state::reach::Reach;

impl Game {
    /// Looks at what the permanent skills are about; what an effect has just put out of reach is barred.
    #[inline]
    pub(crate) fn watch_reach(&mut self, by_effect: bool) {
        if !self.roster.has_fickle() {
            return;
        }
        let now = self.reaches();
        let mut lost = std::mem::replace(&mut self.state.reaches, now);
        let still = |reach: &Reach| {
            let there = self.state.find(reach.card).is_some_and(|object| object.area == reach.area);
            let works = |source: &Object| source.area.skills_work() && source.back == reach.back;
            there && self.state.find(reach.source).is_some_and(works)
        };
        lost.retain(|reach| by_effect && !self.state.reaches.contains(reach) && still(reach));
        self.state.this_turn.barred.extend(lost);
    }

    /// A skill has been used.
    pub(crate) fn use_up(&mut self, used: Used) {
        if self.roster.interned().head(used.skill.id).is_limited {
            self.state.this_turn.used.push(used);
        }
    }

    /// From now on something is waited for: what a skill of the roster says.
    pub(crate) fn watch(&mut self, skill: SkillId, until: Until, once: bool, frame: Frame) {
        let (id, made) = (self.number(), self.state.turn);
        self.state.under_way.watches.push(Watch { id, skill, frame, until, made, once });
    }

    /// Makes skills pending. References to a card that has moved in between point at what it is now (8-10-1).
    pub(crate) fn wait(&mut self, waiting: Vec<Waiting>, moved: Option<CardId>) {
        for Waiting { watcher, mut auto } in waiting {
            if Some(watcher) == moved {
                auto.source = self.state.now(watcher);
            }
            if let Some(it) = auto.it.filter(|it| Some(it.card) == moved) {
                auto.it = Some(self.state.now(it.card));
            }
            if self.still_waits(&auto) {
                self.state.under_way.pending.push_back(auto);
            }
        }
    }

    /// Skills become pending that an event has met before the checkpoint behind it (4.00, 8-4-6-2-3).
    pub(crate) fn pend(&mut self, autos: Vec<PendingAuto>) {
        // 9-1-1: by then it may have been negated.
        let is_off = |auto: &PendingAuto| {
            let card = auto.source.card;
            auto.line != NO_LINE && self.skill(card, auto.line).is_some_and(|held| self.is_off(card, &held))
        };
        let mut waiting = autos;
        waiting.retain(|auto| !is_off(auto));
        waiting.retain(|auto| self.still_waits(auto));
        self.state.under_way.pending.extend(waiting);
    }

    /// Looks for skills that an event meets and makes them pending.
    #[inline]
    pub(crate) fn happen(&mut self, happening: Happening) {
        if self.hears(Cue::from(happening)) {
            self.happen_heard(happening);
        }
    }

    /// The same of an event of which something may take notice.
    fn happen_heard(&mut self, happening: Happening) {
        self.count(happening);
        if self.is_awaited(happening) {
            let waiting = self.watchers_there(happening);
            self.wait(waiting, None);
        }
    }

    /// An event that conditions count has happened.
    #[inline]
    pub(crate) fn count(&mut self, happening: Happening) {
        if self.roster.history.counts(Cue::from(happening)) {
            let counted = self.counted(happening);
            self.state.this_turn.happened.extend(counted);
        }
    }

    /// Situation triggers whose state has come about, be it in the middle of a resolution (8-6-6-1).
    #[inline]
    pub(crate) fn situations(&mut self) {
        if !self.roster.has_situations() || self.state.phase == Phase::SetUp || self.state.outcome.is_some() {
            return;
        }
        let given = self.roster.given.cues.meets(Cues::SITUATION) && self.any_given(Area::Battle);
        if given || self.state.present.cues.meets(Cues::SITUATION) {
            self.come_about(given);
        } else if !self.state.situations.is_empty() {
            // What clones share is copied as soon as it is cleared.
            self.state.situations.clear();
        }
    }

    /// The same, where there may be some, of skills that have been `given` too.
    fn come_about(&mut self, given: bool) {
        let mut now = Vec::new();
        let mut waiting = Vec::new();
        for seat in Seat::BOTH {
            for area in Area::IN_PLAY {
                for card in self.state.cards(seat, area) {
                    let perhaps = self.side(*card).cues.meets(Cues::SITUATION) || (given && self.has_given(*card));
                    if !perhaps {
                        continue;
                    }
                    let source = self.state.now(*card);
                    for (line, skill) in self.skills(*card) {
                        let Some(does) = does(skill.skill) else { continue };
                        let Some(Trigger::Situation(condition)) = &does.when else { continue };
                        let frame = Frame::of(source, seat);
                        if self.is_off(*card, &skill) || !self.holds(condition, &frame) {
                            continue;
                        }
                        let key = Used { source, master: seat, line, skill: skill.id };
                        // While it waits, it does not become pending again.
                        let waits = self.state.under_way.pending.iter().any(|auto| auto.used().is(&key));
                        let holds_on = self.state.situations.iter().any(|used| used.is(&key));
                        if !holds_on && !waits && !self.used_up(&key) {
                            let (skill, names) = (skill.id, Vec::new());
                            let auto =
                                PendingAuto { source, master: seat, skill, line, it: None, remembered: None, names };
                            waiting.push(Waiting { watcher: *card, auto });
                        }
                        now.push(key);
                    }
                }
            }
        }
        self.state.situations = now.into();
        self.wait(waiting, None);
    }

    /// Whether a skill is to become pending: what happens once has not yet.
    fn still_waits(&mut self, auto: &PendingAuto) -> bool {
        if auto.line != NO_LINE {
            return true;
        }
        let at = self.state.under_way.watches.iter().position(|watch| watch.id == auto.skill.by);
        if let Some(at) = at.filter(|at| self.state.under_way.watches[*at].once) {
            self.state.under_way.watches.remove(at);
        }
        at.is_some()
    }
}
