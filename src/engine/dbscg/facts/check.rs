//! The slow, obvious checker of everything that has to hold of a state. Tests call it after every step.

use crate::ability::{Area, Keyword};
use crate::card::Kind;
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::ids::{CardId, Seat};
use crate::engine::dbscg::state::decision::Question;
use crate::engine::dbscg::state::effect::What;
use crate::engine::dbscg::state::task::Task;

impl Position {
    /// Every invariant that does not hold, in words; empty when all is well.
    pub fn check(&self) -> Vec<String> {
        let mut wrong = Vec::new();
        let mut places = vec![0_u32; self.state.objects.len()];
        for seat in Seat::BOTH {
            for area in Area::ALL {
                for card in self.state.cards(seat, area) {
                    places[usize::from(card.0)] += 1;
                    let object = self.state.object(*card);
                    if object.area != area || object.seat != seat {
                        wrong.push(format!(
                            "{card:?} lies in {seat:?} {area:?} and says {:?} {:?}",
                            object.seat, object.area
                        ));
                    }
                    if object.host.is_some() {
                        wrong.push(format!("{card:?} lies in {area:?} and under a card"));
                    }
                    // 4-2-4: other areas hold their owner's cards.
                    let shared = matches!(area, Area::Battle | Area::Combo | Area::Unison | Area::Leader);
                    if !shared && object.owner != seat {
                        wrong.push(format!("{card:?} lies in the {area:?} of another player"));
                    }
                    if !area.has_modes() && object.mode != crate::ability::Mode::Active {
                        wrong.push(format!("{card:?} is in Rest Mode in {area:?}"));
                    }
                    if object.markers > 0 && !self.bears_markers(*card) {
                        wrong.push(format!("{card:?} has markers in {area:?}"));
                    }
                    if object.face_up && !area.can_lie_open() {
                        wrong.push(format!("{card:?} lies face up in {area:?}"));
                    }
                    if object.token && !matches!(area, Area::Battle | Area::Combo | Area::Removed) {
                        wrong.push(format!("the token {card:?} lies in {area:?}"));
                    }
                }
            }
            // 3-5-3, 3-11-5
            if self.state.cards(seat, Area::Leader).len() != 1 {
                wrong.push(format!("{seat:?} has {} leaders", self.state.cards(seat, Area::Leader).len()));
            }
            let unisons = self.state.cards(seat, Area::Unison);
            let limit = unisons.iter().map(|card| self.unison_limit(*card)).max().unwrap_or(1);
            if unisons.len() > limit && !self.keeps_one() {
                wrong.push(format!("{seat:?} has two cards in the Unison Area"));
            }
            let fields = self.state.cards(seat, Area::Battle).iter().filter(|card| {
                self.roster.def(self.state.object(**card).def).card.kind == Kind::Extra
                    && self.side(**card).keywords.has(Keyword::Field)
            });
            // 3-6-6
            if fields.count() > 1 {
                wrong.push(format!("{seat:?} has two [Field] cards"));
            }
        }
        for (at, count) in places.into_iter().enumerate() {
            // A game has far fewer than 65,536 cards.
            let card = CardId(u16::try_from(at).unwrap_or(u16::MAX));
            let under = self.state.object(card).host;
            let expected = u32::from(under.is_none());
            if count != expected {
                wrong.push(format!("{card:?} lies in {count} places"));
            }
            if let Some(host) = under
                && (self.state.object(host).host.is_some()
                    || !self.state.object(host).covers
                    || self.state.object(host).area != self.state.object(card).area
                    || self.state.object(host).seat != self.state.object(card).seat)
            {
                wrong.push(format!("{card:?} lies under {host:?}, which is not where it should be"));
            }
            if under.is_some() && self.state.object(card).mode != crate::ability::Mode::Active {
                wrong.push(format!("{card:?} is in Rest Mode under a card"));
            }
        }
        let unknown = |card: &CardId| !self.state.present.holds(self.side(*card));
        wrong.extend(
            self.in_play().filter(unknown).map(|card| format!("{card:?} is in play, and what it has is not known")),
        );
        let present = self.state.present;
        let unknown = |card: &CardId| !present.under && self.has_skills_below(*card);
        wrong.extend(self.below().filter(unknown).map(|card| format!("{card:?} has skills under a card, unknown")));
        let unknown = |what: &What| present.with_effect(self.about_what(what), self.given_by(what)) != present;
        if self.state.effects.iter().any(|effect| unknown(&effect.what)) {
            wrong.push("an effect is there, and what it changes is not known".into());
        }
        for card in (0..).map(CardId).take(self.state.objects.len()) {
            let known = self.side(card).keywords.with(self.roster.gained);
            for keyword in self.keywords(card).without(known).listed() {
                wrong.push(format!("{card:?} has {keyword:?}, which nothing gives"));
            }
        }
        wrong.extend(self.unfinished());
        if let Some((decision, _)) = self.state.waits()
            && decision.options.len() < if self.state.asks_all { 1 } else { 2 }
        {
            wrong.push("a decision with too few options is none".into());
        }
        wrong
    }

    /// Whether it is still to be settled which of several cards stays (3-11-5; 4.00, 21-11-3).
    fn keeps_one(&self) -> bool {
        let waits = self.state.waits().map(|(_, then)| &then.0);
        let settles = |task: &Task| matches!(task, Task::KeepOne(..) | Task::MakeRoom(..) | Task::OneUnison(..));
        self.state.agenda.iter().chain(waits).any(settles)
    }

    /// What is still under way in the free timing of the Main Phase, where nothing should be (4-6-2-1).
    fn unfinished(&self) -> Vec<String> {
        let state = &self.state;
        if !self.decision().is_some_and(|decision| decision.question == Question::Main) {
            return Vec::new();
        }
        let combo = Seat::BOTH.into_iter().any(|seat| !state.cards(seat, Area::Combo).is_empty());
        let powerless = Seat::BOTH.into_iter().flat_map(|seat| state.cards(seat, Area::Battle)).any(|card| {
            let kind = self.roster.def(state.object(*card).def).kind();
            matches!(kind, Kind::Battle | Kind::Token) && self.reduced_by(*card).is_some()
        });
        let what = [
            ("a battle", state.battle.is_some()),
            ("a resolution", !state.frames.is_empty()),
            ("a counter timing", state.under_way.countering.is_some() || !state.under_way.counters.is_empty()),
            ("a pending skill", !state.under_way.pending.is_empty()),
            // 9-3-2
            ("a combo", combo),
            // 9-5-2
            ("a Battle Card without power", powerless),
        ];
        let there = what.into_iter().filter(|(_, there)| *there);
        there.map(|(what, _)| format!("{what} is there in the free timing of the Main Phase")).collect()
    }
}
