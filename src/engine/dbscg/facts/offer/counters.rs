//! Which [Counter] skills are pending, and what they are about (4-7).

use std::cell::LazyCell;

use crate::ability::{Action, Area, Effect, Family, Filter, Keyword, Until};
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::facts::price::energy::Energy;
use crate::engine::dbscg::facts::value::asking::Asking;
use crate::engine::dbscg::ids::{BlockId, CardId, ObjectRef, Seat};
use crate::engine::dbscg::roster::WHERE_USED;
use crate::engine::dbscg::roster::aspects::Aspects;
use crate::engine::dbscg::roster::interned::Instruction;
use crate::engine::dbscg::roster::line::plays_itself;
use crate::engine::dbscg::roster::timing::Timing;
use crate::engine::dbscg::state::effect::What;
use crate::engine::dbscg::state::frame::Frame;
use crate::engine::dbscg::state::task::{Activation, Answer, Occasion};

impl Position {
    /// Pending \[Counter\] skills in hand, and in other areas where skills say so.
    pub(crate) fn counters(&self, seat: Seat, occasion: Occasion) -> Vec<(CardId, u8)> {
        let mut out = Vec::new();
        if !Family::Counter.keywords().iter().any(|keyword| self.is_pending(seat, *keyword, occasion)) {
            return out;
        }
        let energy = LazyCell::new(|| self.energy_of(seat));
        if self.roster.given.timings.counter {
            for area in WHERE_USED.into_iter().filter(|area| self.roster.lets_answer(*area)) {
                self.counters_in(seat, area, occasion, &|| &*energy, &mut out);
            }
        } else {
            for area in self.roster.counter_areas() {
                self.counters_in(seat, *area, occasion, &|| &*energy, &mut out);
            }
        }
        out
    }

    /// Those of the cards of an area.
    fn counters_in<'e>(
        &self,
        seat: Seat,
        area: Area,
        occasion: Occasion,
        energy: &'e dyn Fn() -> &'e Energy,
        out: &mut Vec<(CardId, u8)>,
    ) {
        let given = self.roster.given.timings.counter;
        let below = |card: &CardId| if self.state.present.under { self.state.under(*card) } else { Vec::new() };
        for card in self.state.cards(seat, area).iter().flat_map(|card| std::iter::once(*card).chain(below(card))) {
            let side = self.side(card);
            // What the kinds of \[Counter\] on the card do not answer costs no further look.
            let answers = |line: &u8| match self.roster.timing(side.ids[usize::from(*line)]) {
                Timing::Counter(keyword) => self.is_pending(seat, keyword, occasion),
                _ => false,
            };
            let printed = &side.usable[area].counter;
            let given = given && self.has_given(card);
            // 10-10-1: a \[Counter\] costs energy.
            if (!given && !printed.iter().any(answers)) || self.is_dear(card, area, energy()) {
                continue;
            }
            let mut add = |line: u8| {
                if !self.about(seat, card, line, occasion).is_empty() {
                    out.push((card, line));
                }
            };
            if given || self.may_change(card, Aspects::USED_FROM.with(Aspects::SKILLS)) {
                self.skills(card).map(|(line, _)| line).for_each(add);
            } else {
                printed.iter().copied().for_each(&mut add);
            }
        }
    }

    /// What a \[Counter\] can be about, if it is pending and can be activated; nothing where it cannot. Without a card
    /// where what it answers is no card.
    pub(crate) fn about(&self, seat: Seat, card: CardId, line: u8, occasion: Occasion) -> Vec<Option<ObjectRef>> {
        let Some(skill) = self.skill(card, line) else { return Vec::new() };
        let Timing::Counter(keyword) = self.roster.timing(skill.id.id) else { return Vec::new() };
        if !self.is_pending(seat, keyword, occasion) || self.has_answered(card, line) {
            return Vec::new();
        }
        let attack = matches!(keyword, Keyword::CounterAttack | Keyword::CounterBattleCardAttack);
        if attack && self.forbidden(card, &Action::CounterAttack) {
            return Vec::new();
        }
        let mut about = self.answered(keyword);
        let area = self.state.object(card).area;
        about.retain(|it| self.activation(seat, card, line, skill, area, *it).is_some());
        about
    }

    /// Whether a \[Counter\] waits to be resolved: it is not pending any more (10-10-3-6).
    fn has_answered(&self, card: CardId, line: u8) -> bool {
        let waits = |answer: &Answer| answer.activation.source.card == card && answer.activation.line == line;
        self.state.under_way.counters.iter().any(waits)
    }

    /// Whether a kind of \[Counter\] is pending: by the latest occasion, or by the one that the counter timing began with,
    /// for who could answer it then (10-10-3-6); by 4.00 that one is over with the first answer (9-7-3-2-1).
    fn is_pending(&self, seat: Seat, keyword: Keyword, latest: Occasion) -> bool {
        let open = |(first, _): &(Seat, Occasion)| *first == seat && !self.edition.has(Point::OneCounterATiming);
        let first = self.state.under_way.countering.filter(open).map(|(_, occasion)| occasion);
        // 4.00, 22-10-3-1, 9-7-3-3
        let plays = |answer: &Answer| self.speech(&answer.activation).plays;
        let play = latest == Occasion::Counter && keyword == Keyword::CounterPlay;
        (play && self.answered_counter().is_some_and(plays))
            || [Some(latest), first].into_iter().flatten().any(|occasion| answers(keyword, occasion))
    }

    /// Whether a skill plays the card that has it.
    pub(crate) fn plays_itself(&self, activation: &Activation) -> bool {
        plays_itself(self.roster.interned().instructions(activation.effect))
    }

    /// The \[Counter\] whose play a \[Counter : Play\] can answer now (4.00, 22-10-3-1).
    pub(crate) fn answered_counter(&self) -> Option<&Answer> {
        let under_way = &self.state.under_way;
        let waits = self.edition.has(Point::CounterPlaysAreAnswered) && under_way.counters.len() > under_way.open;
        under_way.counters.last().filter(|_| waits)
    }

    /// The cards that a pending \[Counter\] can be about: the \[Counter\] before it, the cards being played or played, the
    /// attack card.
    fn answered(&self, keyword: Keyword) -> Vec<Option<ObjectRef>> {
        match keyword {
            Keyword::CounterCounter => vec![self.state.under_way.counters.last().map(|last| last.activation.source)],
            Keyword::CounterPlay => {
                if let Some(answered) = self.answered_counter() {
                    return vec![self.plays_itself(&answered.activation).then_some(answered.activation.source)];
                }
                let cards = self.state.under_way.playing.iter().flat_map(|playing| playing.cards.iter().copied());
                let cards: Vec<_> = cards.filter(|card| self.state.find(*card).is_some()).map(Some).collect();
                // The skill has yet to choose, or what it has played is gone.
                if cards.is_empty() { vec![None] } else { cards }
            }
            _ => vec![self.state.battle.map(|battle| battle.attacker)],
        }
    }

    /// The card that a \[Counter : Play\] answers, if it has entered play already (10-10-3-2).
    pub(crate) fn entered(&self, frame: &Frame) -> Option<ObjectRef> {
        frame.it.filter(|card| self.state.find(*card).is_some_and(|object| object.area.skills_work()))
    }

    /// What an instruction does to a card that is played: to which, what, and how long.
    pub(crate) fn play_gives(&self, block: BlockId, at: usize) -> Option<(Filter, What, Until)> {
        let Instruction { effect, within } = self.roster.interned().instruction(block, at)?;
        let (filter, change, until) = match effect {
            Effect::PlayedWith(filter, change, until) => (filter.clone(), change, until),
            Effect::PlayWith { change: Some((change, until)), .. } => (Filter::Any, change, until),
            _ => return None,
        };
        let what = What::of(change, within.skill).unwrap_or_else(|| What::Change(change.clone()));
        Some((filter, what, *until))
    }

    /// Whether a card fits a description and is affected by the skill that gives it (4-13-1).
    pub(crate) fn is_meant(&self, card: CardId, filter: &Filter, frame: &Frame) -> bool {
        self.fits(filter, &self.seen(card, Some(frame.source.card)), frame)
            && !self.unaffected(card, frame.source.card, frame.of, Asking::default())
    }

    /// Whether there is a play that a \[Counter\] can do something to: to come, or made (10-10-3-2).
    pub(crate) fn has_play(&self, frame: &Frame) -> bool {
        self.is_playing() || self.entered(frame).is_some()
    }

    /// Whether there is a play to come that a \[Counter\] can do something to.
    pub(crate) fn is_playing(&self) -> bool {
        self.state.under_way.playing.is_some() || self.answered_counter().is_some()
    }
}

/// Whether a kind of \[Counter\] answers an occasion (10-10-3).
pub(crate) fn answers(keyword: Keyword, occasion: Occasion) -> bool {
    match (keyword, occasion) {
        (Keyword::CounterPlay, Occasion::Play) | (Keyword::CounterAttack, Occasion::Attack { .. }) => true,
        (Keyword::CounterBattleCardAttack, Occasion::Attack { battle_card }) => battle_card,
        (Keyword::CounterPlay, Occasion::Skill(speech)) => speech.plays,
        (Keyword::CounterAttack, Occasion::Skill(speech)) => speech.attacks,
        (Keyword::CounterBattleCardAttack, Occasion::Skill(speech)) => speech.battle_card,
        (keyword, Occasion::Counter) => keyword == Keyword::CounterCounter,
        _ => false,
    }
}
