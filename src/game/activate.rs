//! Activating skills: which can be, and the way from declaring to resolving (8-5-2).

use std::sync::Arc;

use crate::ability::{
    Area, Argument, Change, Condition, Does, Effect, Icons, Keyword, Markers, Says, Selector, Skill, Trigger, Watched,
    Who,
};
use crate::card::{Color, ColorSet, Kind};

use super::Game;
use super::agenda::{Activation, Occasion, Speech, Task};
use super::aspects::{Aspects, Timings};
use super::decision::{Choice, Decision, Question};
use super::event::{Cause, Event};
use super::ids::{CardId, ObjectRef, Seat};
use super::keyword::{Timing, timing};
use super::proposed::Happening;
use super::roster::{Keywords, does, is_used_from_hand};
use super::state::{Frame, Playing};
use super::triggers::has_tag;
use super::watch::{NO_LINE, is_of};

impl Game {
    /// Skills that a player can activate in their free timing: in the Main Phase, or else in a battle.
    pub(super) fn activations(&self, seat: Seat, main: bool, options: &mut Vec<Choice>) {
        // 8-5-2-5-2: the Combo Area is one of them.
        let areas = [Area::Leader, Area::Battle, Area::Unison, Area::Combo];
        let now = |timings: Timings| if main { timings.main } else { timings.battle };
        for area in areas.into_iter().chain([Area::Hand, Area::Drop, Area::Energy, Area::Warp]) {
            let given = now(self.roster.given.timings) && self.any_given(area);
            // Extra Cards are used from hand whatever their skills say.
            if area.skills_work() || area == Area::Hand || self.roster.works_in(area) || given {
                self.each_card(seat, area, &mut |card| {
                    if now(self.side(card).timings[area]) || (given && !self.given(card).is_empty()) {
                        self.activations_of(seat, card, area, main, options);
                    }
                });
            }
        }
    }

    fn activations_of(&self, seat: Seat, card: CardId, area: Area, main: bool, options: &mut Vec<Choice>) {
        for (line, skill) in self.skills(card) {
            let fits = match timing(skill) {
                Timing::Main => main,
                Timing::Battle => !main,
                Timing::MainBattle => true,
                Timing::Auto | Timing::Counter(_) | Timing::None => false,
            };
            if fits && self.activation(seat, card, line, skill, area, None).is_some() {
                options.push(Choice::Activate(card, line));
            }
        }
    }

    /// The activation of a skill, if it is possible now; `it` is the card that a \[Counter\] is about.
    pub(super) fn activation(
        &self,
        seat: Seat,
        card: CardId,
        line: u8,
        skill: &Arc<Skill>,
        area: Area,
        it: Option<ObjectRef>,
    ) -> Option<Activation> {
        let does = does(skill)?;
        let object = self.state.object(card);
        let kind = self.roster.def(object.def).card.kind;
        let here = if is_used_from_hand(kind, self.side(card).keywords, skill, does) {
            area == Area::Hand
        } else {
            self.works(card, does, area)
        };
        let source = self.state.now(card);
        if !here || self.is_off(card, skill) || self.used_up(source, seat, line, skill) {
            return None;
        }
        if self.forbidden(card, &crate::ability::Action::Activate) || self.forbids_keyword(card, skill) {
            return None;
        }
        // 8-4-2-5-2
        if markers(skill).is_some() && self.state.marker_skills.contains(&source) {
            return None;
        }
        // 10-15-5, 10-26-1
        let over_realm = has_tag(skill, Keyword::OverRealm) || has_tag(skill, Keyword::DarkOverRealm);
        if over_realm && self.state.over_realms >= self.over_realm_limit(seat) {
            return None;
        }
        // A skill that plays its own card cannot be used where that is forbidden.
        if plays_itself(&does.effect) && !self.may_play_by_skill(card, seat, card) {
            return None;
        }
        let from_hand = kind == Kind::Extra && area == Area::Hand;
        let spends_card = (from_hand || matches!(timing(skill), Timing::Counter(_))) && !has_tag(skill, Keyword::Field);
        let does = self.priced(card, skill, does);
        let activation = Activation { spends_card, ..Activation::new(source, seat, does, Arc::clone(skill), line) };
        let frame = Frame { it, ..Frame::of(source, seat) };
        let awakens = has_tag(skill, Keyword::Awaken) || has_tag(skill, Keyword::AwakenSurge);
        let holds = activation.does.condition.as_ref().is_none_or(|condition| {
            (awakens && self.may_awaken(card, condition, &frame)) || self.holds(condition, &frame)
        });
        if !holds {
            return None;
        }
        if self.payable(&activation, &frame) || self.discounted(&activation, &frame).is_some() {
            return Some(activation);
        }
        self.invoker(&activation, &frame).is_some().then_some(Activation { invoked: true, ..activation })
    }

    /// Whether \[Awaken\] may be activated though its condition does not hold.
    fn may_awaken(&self, card: CardId, condition: &Condition, frame: &Frame) -> bool {
        self.has_change(card, Aspects::USE, &|change| matches!(change, Change::MayAwaken))
            || (self.has_change(card, Aspects::USE, &|change| matches!(change, Change::MayAwakenAtAnyLife))
                && self.holds_at_any_life(condition, frame))
    }

    /// Whether a condition would hold with another number of life.
    fn holds_at_any_life(&self, condition: &Condition, frame: &Frame) -> bool {
        match condition {
            Condition::Count(Selector { whose: Who::You, areas, .. }, _) if areas[..] == [Area::Life] => true,
            Condition::All(parts) => parts.iter().all(|part| self.holds_at_any_life(part, frame)),
            other => self.holds(other, frame),
        }
    }

    /// A skill with a lower energy cost for another price, if its card offers that and it can be paid.
    fn discounted(&self, activation: &Activation, frame: &Frame) -> Option<Activation> {
        if !self.takes_energy_cost(activation) {
            return None;
        }
        let card = activation.source.card;
        let statements = self.side(card).skills.iter().flat_map(|skill| skill.statements());
        let offered = statements.filter(|statement| statement.when.as_ref().is_none_or(|when| self.holds(when, frame)));
        offered.into_iter().find_map(|statement| {
            let Says::Discount(discount) = &statement.says else { return None };
            if !is_of(&discount.of, &activation.skill) {
                return None;
            }
            let mut does = Does::clone(&activation.does);
            does.cost.splice(0..0, discount.cost.iter().cloned());
            let (does, less, free) = (Arc::new(does), discount.less, discount.instead);
            let lower = Activation { does, less, free, ..activation.clone() };
            self.payable(&lower, frame).then_some(lower)
        })
    }

    /// 8-4-2-1-1: a lower energy cost for another price is decided before anything is paid.
    pub(super) fn discount(&mut self, activation: Box<Activation>, frame: Box<Frame>, answer: Option<Choice>) {
        let Some(lower) = self.discounted(&activation, &frame) else {
            self.begin_price(*activation, *frame);
            return;
        };
        // Nobody pays what they need not.
        let gift = lower.free && lower.does.cost.len() == activation.does.cost.len();
        match answer {
            None if !gift && self.payable(&activation, &frame) => {
                let (seat, source) = (activation.master, Some(activation.source.card));
                let options = vec![Choice::Yes, Choice::Pass];
                let decision = Decision { seat, question: Question::Use, source, options };
                self.ask(decision, Task::Discount(activation, frame));
            }
            None | Some(Choice::Yes) => self.push(Task::Price(Box::new(lower), frame, 0)),
            Some(_) => self.begin_price(*activation, *frame),
        }
    }

    /// The card with \[Invoker\] that lets a player activate this skill of an Extra Card in hand by resting a red-blue
    /// energy instead of paying its energy cost, if there is one and that can be done (10-40-1).
    fn invoker(&self, activation: &Activation, frame: &Frame) -> Option<CardId> {
        let card = activation.source.card;
        if self.energy_price(activation).is_none() || self.colors(card) != red_blue() {
            return None;
        }
        let invoker = self.in_play_with(activation.master, Keyword::Invoker)?;
        self.payable(&Activation { invoked: true, ..activation.clone() }, frame).then_some(invoker)
    }

    /// The price of a declared skill is paid; with \[Invoker\] there may be two ways to do so (10-40-1).
    pub(super) fn begin_price(&mut self, activation: Activation, frame: Frame) {
        let seat = activation.master;
        let invoker = if activation.invoked { None } else { self.invoker(&activation, &frame) };
        let (activation, frame) = (Box::new(activation), Box::new(frame));
        match invoker {
            Some(_) => {
                let options = vec![Choice::Yes, Choice::Pass];
                let decision = Decision { seat, question: Question::Use, source: invoker, options };
                self.ask(decision, Task::Invoke(activation, frame));
            }
            None => self.push(Task::Price(activation, frame, 0)),
        }
    }

    /// The answer to whether \[Invoker\] stands in for the energy cost.
    pub(super) fn invoke(&mut self, mut activation: Box<Activation>, frame: Box<Frame>, answer: Option<Choice>) {
        activation.invoked = answer == Some(Choice::Yes);
        self.push(Task::Price(activation, frame, 0));
    }

    fn over_realm_limit(&self, seat: Seat) -> u8 {
        if self.in_play_with(seat, Keyword::Wormhole).is_some() { 2 } else { 1 }
    }

    /// 8-5-2-1: a player names the skill they activate.
    pub(super) fn declare(&mut self, seat: Seat, card: CardId, line: u8) {
        let area = self.state.object(card).area;
        let Some(skill) = self.skill(card, line) else { return };
        let Some(activation) = self.activation(seat, card, line, skill, area, None) else { return };
        let frame = Frame::of(activation.source, seat);
        self.push(Task::Discount(Box::new(activation), Box::new(frame)));
    }

    /// Whether an activation takes the energy cost of its card.
    pub(super) fn takes_energy_cost(&self, activation: &Activation) -> bool {
        let card = activation.source.card;
        let kind = self.roster.def(self.state.object(card).def).card.kind;
        let from_hand = self.state.object(card).area == Area::Hand;
        // 10-10-1
        let counter = matches!(timing(&activation.skill), Timing::Counter(_));
        from_hand && (kind == Kind::Extra || counter) && !activation.replaces && !activation.free
    }

    /// The energy cost that comes before the skill cost: an Extra Card used from hand, a \[Counter\] (8-5-2-2-1, 10-10-1).
    pub(super) fn energy_price(&self, activation: &Activation) -> Option<Icons> {
        let card = activation.source.card;
        if !self.takes_energy_cost(activation) || activation.free || self.is_spared(card, &activation.skill) {
            return None;
        }
        if activation.invoked {
            return Some(Icons { just: vec![red_blue()], ..Icons::default() });
        }
        self.icons(card, 0, activation.less).filter(|icons| icons.count() > 0)
    }

    /// Whether a skill is activated without the energy cost of its card.
    fn is_spared(&self, card: CardId, skill: &Skill) -> bool {
        self.changed(Aspects::ACTIVATION)
            && self.has_change(
                card,
                Aspects::ACTIVATION,
                &|change| matches!(change, Change::FreeSkill(keywords) if is_of(keywords, skill)),
            )
    }

    /// 8-5-2-3, 8-5-2-4: all is paid; the skill is activated.
    pub(super) fn activated(&mut self, activation: Box<Activation>, frame: Box<Frame>) {
        if matches!(timing(&activation.skill), Timing::Counter(_)) {
            self.stack_counter(*activation, *frame);
            return;
        }
        let card = activation.source.card;
        let seat = activation.master;
        if activation.line != NO_LINE {
            self.note(Event::Activated(self.skill_of(card, activation.line)));
        }
        self.use_up(activation.used());
        self.happen(Happening::UsesKeyword(card, Keywords::of(&activation.skill)));
        if markers(&activation.skill).is_some() {
            self.state.marker_skills.push(activation.source);
        }
        if has_tag(&activation.skill, Keyword::OverRealm) || has_tag(&activation.skill, Keyword::DarkOverRealm) {
            self.state.over_realms += 1;
        }
        if has_tag(&activation.skill, Keyword::Blocker) {
            self.note(Event::Keyword(card, Keyword::Blocker));
            self.happen(Happening::UsesBlocker(card));
        }
        self.note_extra(&activation);
        let speech = self.speech(&activation);
        if speech.plays {
            // 10-10-3-2, 10-22-3: a [Counter : Play] is about the card that plays itself; others are yet to be chosen.
            let itself = plays_itself(&activation.does.effect).then_some(frame.source);
            self.state.playing = Some(Playing { cards: itself.into_iter().collect(), ..Playing::default() });
        }
        // 8-5-2-4
        self.then([Task::Counter(seat.other(), Occasion::Skill(speech)), Task::Resolve(activation, frame)]);
    }

    /// An Extra Card's skill that a player activates is what some skills wait for (10-38-1, 10-39-1).
    pub(super) fn note_extra(&mut self, activation: &Activation) {
        let card = activation.source.card;
        let kind = self.roster.def(self.state.object(card).def).card.kind;
        if kind == Kind::Extra && timing(&activation.skill) != Timing::Auto {
            self.happen(Happening::UsesExtra(activation.master, card));
        }
    }

    /// 8-5-2-5: the skill resolves, unless it would play its own card and that has been negated in the counter timing.
    pub(super) fn resolve_skill(&mut self, activation: &Activation, mut frame: Frame) {
        if activation.replaces {
            self.resolve(activation, frame);
            return;
        }
        let speech = self.speech(activation);
        if let Some(playing) = self.state.playing.take().filter(|_| speech.plays) {
            (frame.instead, frame.altered) = (playing.instead, playing.altered);
        }
        if let Some(to) = &frame.instead
            && plays_itself(&activation.does.effect)
        {
            if self.state.find(frame.source).is_some() {
                self.turned_away(frame.source.card, to);
            }
            return;
        }
        // 8-5-2-6
        self.push(Task::Counter(activation.master.other(), Occasion::Skill(speech)));
        self.resolve(activation, frame);
    }

    /// The effect of a skill or \[Counter\]. A card used up goes to the Drop Area first (8-5-2-5-1, 10-10-4).
    pub(super) fn resolve(&mut self, activation: &Activation, mut frame: Frame) {
        // 10-10-4: a card that plays itself says otherwise.
        let spent = activation.spends_card
            && self.state.find(activation.source).is_some()
            && !plays_itself(&activation.does.effect);
        frame.skill = Some(Arc::clone(&activation.skill));
        // The frame follows the card to where it goes (8-10-1).
        self.resume(frame, Arc::clone(&activation.does.effect));
        if spent {
            let card = activation.source.card;
            let place = self.place(card, Area::Drop);
            self.propose_move(card, place, Cause::Rule);
        }
    }

    /// What the words of a skill speak of (10-10-3-2 … 10-10-3-4).
    fn speech(&self, activation: &Activation) -> Speech {
        let Does { when, effect, .. } = activation.does.as_ref();
        let when = |is: fn(&Trigger) -> bool| when.as_ref().is_some_and(|when| when.any(&is));
        let attacks = when(attacks) || effect.iter().any(|effect| effect.any(&lets_attack));
        let battle_card =
            self.state.battle.is_some_and(|battle| self.state.object(battle.attacker.card).area == Area::Battle);
        Speech {
            plays: when(played) || effect.iter().any(|effect| effect.any(&plays)),
            attacks,
            battle_card: attacks && battle_card,
        }
    }
}

/// "When you play …": a card of the skill's master.
fn played(when: &Trigger) -> bool {
    matches!(when, Trigger::Played(watched) if !matches!(watched, Watched::Theirs(_)))
}

/// "When … attacks": a card of the skill's master.
fn attacks(when: &Trigger) -> bool {
    matches!(when, Trigger::Attacks(watched) | Trigger::AttacksA(watched, _) if !matches!(watched, Watched::Theirs(_)))
}

fn plays(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Play(..)
            | Effect::PlayNegated(..)
            | Effect::PlayOnto(..)
            | Effect::Evolve(..)
            | Effect::PlayEvolved(..)
            | Effect::Token(_)
    )
}

fn lets_attack(effect: &Effect) -> bool {
    let (Effect::Give(_, change, _) | Effect::GiveAll(_, change, _)) = effect else { return false };
    matches!(change, Change::AttackActive | Change::AttackActiveA(_))
}

/// The colors that \[Invoker\] asks of card and energy.
fn red_blue() -> ColorSet {
    [Color::Red, Color::Blue].into_iter().collect()
}

/// The marker cost of a skill (8-4-2-5).
pub(super) fn markers(skill: &Skill) -> Option<Markers> {
    skill.tags.iter().find_map(|tag| match &tag.argument {
        Argument::Markers(markers) => Some(*markers),
        _ => None,
    })
}

/// Whether a skill plays the card that has it.
fn plays_itself(block: &[Effect]) -> bool {
    use crate::ability::Cards::This;
    block.iter().any(|effect| {
        matches!(
            effect,
            Effect::Play(This, _)
                | Effect::PlayOnto(This, ..)
                | Effect::Evolve(This, ..)
                | Effect::PlayEvolved(This, _)
        )
    })
}
