//! The way of a skill from declaring to resolving (8-5-2).

use crate::ability::{Area, Destination, Family, Filter, Keyword};
use crate::card::Kind;
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::facts::value::asking::Asking;
use crate::engine::dbscg::happening::Happening;
use crate::engine::dbscg::ids::{CardId, ObjectRef, Seat};
use crate::engine::dbscg::roster::line::{NO_LINE, does, is_about_its_play, is_of};
use crate::engine::dbscg::roster::timing::Timing;
use crate::engine::dbscg::roster::written;
use crate::engine::dbscg::state::UnderWay;
use crate::engine::dbscg::state::decision::{Choice, Decision, Question};
use crate::engine::dbscg::state::event::{Cause, Event};
use crate::engine::dbscg::state::frame::{Frame, Playing};
use crate::engine::dbscg::state::task::{Activation, Answer, Occasion, Paying, Task};

impl Game {
    /// 8-4-2-1-1: a lower energy cost for another price is decided before anything is paid. Of several such prices each is
    /// offered (4.00, 5-8-2-1), by the card that has the skill which says so; so many have been left.
    pub(crate) fn discount(
        &mut self,
        activation: Box<Activation>,
        frame: Box<Frame>,
        left: u8,
        answer: Option<Choice>,
    ) {
        let Some((by, lower)) = self.discounted(&activation, &frame, left) else {
            self.begin_price(*activation, *frame);
            return;
        };
        // Nobody pays what they need not.
        let gift = self.price_of(&lower).len() == self.price_of(&activation).len();
        let next = left.saturating_add(1);
        match answer {
            None if !gift => {
                let more = self.discounted(&activation, &frame, next).is_some();
                if !more && !self.can_pay_energy_cost(&activation, &frame) {
                    self.begin_paying(lower, *frame);
                    return;
                }
                let source = Some(if more || left > 0 { by } else { activation.source.card });
                let options = vec![Choice::Yes, Choice::Pass];
                let decision = Decision { seat: activation.master, question: Question::Use, source, options };
                self.ask(decision, Task::Discount(activation, frame, left));
            }
            None | Some(Choice::Yes) => self.begin_paying(lower, *frame),
            Some(_) => self.discount(activation, frame, next, None),
        }
    }

    /// Whether a skill can be paid as it is printed, or with \[Invoker\] (10-40-1).
    fn can_pay_energy_cost(&self, activation: &Activation, frame: &Frame) -> bool {
        self.payable(activation, frame) || self.invoker(activation, frame).is_some()
    }

    /// The price of a declared skill is paid; with \[Invoker\] there may be two ways to do so (10-40-1).
    fn begin_price(&mut self, activation: Activation, frame: Frame) {
        let seat = activation.master;
        if self.skill_cost_first(&activation, &frame).is_some() {
            let (options, source) = (vec![Choice::Yes, Choice::Pass], Some(activation.source.card));
            let decision = Decision { seat, question: Question::SkillCostFirst, source, options };
            self.ask(decision, Task::SkillCostFirst(Box::new(activation), Box::new(frame)));
            return;
        }
        let invoker = if activation.invoked { None } else { self.invoker(&activation, &frame) };
        if invoker.is_none() {
            self.begin_paying(activation, frame);
            return;
        }
        if !self.payable(&activation, &frame) {
            self.begin_paying(Activation { invoked: true, ..activation }, frame);
            return;
        }
        let options = vec![Choice::Yes, Choice::Pass];
        let decision = Decision { seat, question: Question::Use, source: invoker, options };
        self.ask(decision, Task::Invoke(Box::new(activation), Box::new(frame)));
    }

    /// 4.00, 22-46-3-1: whether the skill cost is paid before the Z-Energy cost.
    pub(crate) fn pay_skill_cost_first(&mut self, activation: Activation, frame: Frame, answer: Option<Choice>) {
        let swapped = self.skill_cost_first(&activation, &frame).filter(|_| answer == Some(Choice::Yes));
        self.begin_paying(swapped.unwrap_or(activation), frame);
    }

    /// The answer to whether \[Invoker\] stands in for the energy cost.
    pub(crate) fn invoke(&mut self, mut activation: Activation, frame: Frame, answer: Option<Choice>) {
        activation.invoked = answer == Some(Choice::Yes);
        self.begin_paying(activation, frame);
    }

    /// 8-5-2-1: a player names the skill they activate.
    pub(crate) fn declare(&mut self, seat: Seat, card: CardId, line: u8) {
        let area = self.state.object(card).area;
        let Some(skill) = self.skill(card, line) else { return };
        let Some(activation) = self.activation(seat, card, line, skill, area, None) else { return };
        let frame = Frame { skill: Some(activation.skill.id), ..Frame::of(activation.source, seat) };
        self.push(Task::Discount(Box::new(activation), Box::new(frame), 0));
    }

    /// 8-5-2-3, 8-5-2-4: all is paid; the skill is activated.
    pub(crate) fn activated(&mut self) {
        let Some(Paying { activation, frame }) = self.state.under_way.paying.pop() else { return };
        let (timing, head) =
            (self.roster.timing(activation.skill.id), self.roster.interned().head(activation.skill.id));
        let (used, markers) = (head.keywords, head.markers);
        if matches!(timing, Timing::Counter(_)) {
            self.stack_counter(activation, frame);
            return;
        }
        let card = activation.source.card;
        let seat = activation.master;
        if activation.line != NO_LINE {
            self.note(Event::Activated(self.skill_of(card, activation.line)));
        }
        self.use_up(activation.used());
        self.spend_activation(card, used);
        self.happen(Happening::UsesKeyword(card, used));
        if markers.is_some() {
            self.state.this_turn.marker_skills.push(activation.source);
        }
        if used.has(Keyword::OverRealm) || used.has(Keyword::DarkOverRealm) {
            self.state.this_turn.over_realms += 1;
        }
        if used.has(Keyword::ZAwaken) {
            self.state.this_turn.z_awakened[seat] = true;
        }
        if used.has(Keyword::Blocker) {
            self.note(Event::Keyword(card, Keyword::Blocker));
            self.happen(Happening::UsesBlocker(card));
        }
        self.note_extra(&activation);
        let speech = self.speech(&activation);
        if speech.plays {
            // 10-10-3-2, 10-22-3: a [Counter : Play] is about the card that plays itself; others are yet to be chosen.
            let itself = self.plays_itself(&activation).then_some(frame.source);
            self.state.under_way.playing = Some(Playing { cards: itself.into_iter().collect(), ..Playing::default() });
        }
        // 8-5-2-4
        self.then([
            Task::Counter(seat.other(), Occasion::Skill(speech)),
            Task::Resolve(Box::new(activation), Box::new(frame)),
        ]);
    }

    /// An Extra Card's skill that a player activates is what some skills wait for (10-38-1, 10-39-1).
    fn note_extra(&mut self, activation: &Activation) {
        let card = activation.source.card;
        let kind = self.roster.def(self.state.object(card).def).kind();
        if kind == Kind::Extra && self.roster.timing(activation.skill.id) != Timing::Auto {
            let gone = self.edition.has(Point::ExtrasGoWhenPaid) && self.state.find(activation.source).is_none();
            let area = if gone && activation.spends_card { Area::Hand } else { self.state.object(card).area };
            self.happen(Happening::UsesExtra(activation.master, card, area));
        }
    }

    /// 8-5-2-5: the skill resolves, unless it would play its own card and that has been negated in the counter timing.
    pub(crate) fn resolve_skill(&mut self, activation: &Activation, mut frame: Frame) {
        if activation.replaces {
            self.resolve(activation, frame);
            return;
        }
        let speech = self.speech(activation);
        if let Some(playing) = self.state.under_way.playing.take().filter(|_| speech.plays) {
            let so_far = frame.so_far_mut();
            (so_far.instead, so_far.altered) = (playing.instead, playing.altered);
        }
        if self.has_lost_its_base(activation, &frame) {
            // 4.00, 22-5-7
            if self.state.find(frame.source).is_some() {
                self.turned_away(frame.source.card, &Destination::To(Area::Drop));
            }
            return;
        }
        // A keyword skill is about that play; of another the rest is done (4.00, 9-3-1).
        if let Some(to) = &frame.so_far().instead
            && self.plays_itself(activation)
            && is_about_its_play(self.roster.skill(activation.skill.id))
        {
            if self.state.find(frame.source).is_some() {
                self.turned_away(frame.source.card, to);
            }
            return;
        }
        // 8-5-2-6
        self.push(Task::Counter(activation.master.other(), Occasion::Skill(speech)));
        if self.edition.has(Point::ShownUntilResolved) {
            self.push(Task::Conceal);
        }
        self.resolve(activation, frame);
    }

    /// 4.00, 20-11-2: what has been shown for a skill is hidden again, but for a card that is being played.
    pub(crate) fn conceal(&mut self) {
        if self.state.under_way.revealed.is_empty() {
            return;
        }
        let UnderWay { revealed, playing, .. } = &mut *self.state.under_way;
        let played =
            |card: &CardId| playing.iter().flat_map(|playing| &playing.cards).any(|object| object.card == *card);
        revealed.retain(played);
    }

    /// The effect of a skill or \[Counter\]. A card used up goes to the Drop Area first (8-5-2-5-1, 10-10-4).
    pub(crate) fn resolve(&mut self, activation: &Activation, mut frame: Frame) {
        let mut spent = activation.spends_card && self.state.find(activation.source).is_some();
        // 10-10-4: a card that plays itself says otherwise; where it may not, it goes once that is known.
        if spent && self.roster.interned().may_play_itself(activation.effect) {
            self.push(Task::Spend(activation.source));
            spent = false;
        } else if activation.spends_card && self.is_ultimate(activation.source.card) {
            self.push(Task::LeaveGame(activation.source.card));
        }
        frame.skill = Some(activation.skill.id);
        // The frame follows the card to where it goes (8-10-1).
        self.resume(frame, activation.effect);
        if spent {
            let card = activation.source.card;
            let place = self.place(card, Area::Drop);
            self.propose_move(card, place, Cause::Rule);
        }
    }

    /// A card that has been used up goes to the Drop Area, unless its skill has moved it.
    pub(crate) fn spend_card(&mut self, card: ObjectRef) {
        if self.state.find(card).is_some() {
            let place = self.place(card.card, Area::Drop);
            self.propose_move(card.card, place, Cause::Rule);
            self.leave_game(card.card);
        }
    }

    /// 4.00, 22-14-5: a card with \[Ultimate\] that has been used up and lies in the Drop Area leaves the game.
    pub(crate) fn leave_game(&mut self, card: CardId) {
        if self.state.object(card).area == Area::Drop && self.is_ultimate(card) {
            let place = self.place(card, Area::Removed);
            self.propose_move(card, place, Cause::Rule);
        }
    }

    /// 4.00, 22-5-5-1, 22-5-6-1: a card that \[Evolve\] has chosen has left the Battle Area, or fits no more.
    fn has_lost_its_base(&self, activation: &Activation, frame: &Frame) -> bool {
        let skill = self.says(activation);
        if !self.edition.has(Point::EvolveNeedsItsBase) || !is_of(Family::Evolve.keywords(), skill) {
            return false;
        }
        let names = does(skill).map_or(&[][..], |does| &does.names);
        let stays = |(at, wanted): (usize, &Filter)| {
            let base = frame.named(format!("base {at}").as_str()).first();
            let fits = |base: &ObjectRef| {
                let from = written::wanted(Family::Evolve, Area::Battle, wanted);
                self.state.find(*base).is_some() && self.selects(&from, frame, base.card, Asking::default())
            };
            base.is_some_and(fits)
        };
        !(1..).zip(names).all(stays)
    }

    /// 4.00, 12-2-2-2: the energy cost of an Extra Card has been paid, and the card goes.
    pub(crate) fn spend_paid(&mut self) {
        let Some(paying) = self.state.under_way.paying.last() else { return };
        let card = paying.activation.source.card;
        if self.state.find(paying.activation.source).is_none() {
            return;
        }
        let place = self.place(card, Area::Drop);
        self.propose_move(card, place, Cause::Rule);
    }

    /// A \[Counter\] is paid for: it waits for its resolution.
    fn stack_counter(&mut self, activation: Activation, frame: Frame) {
        let (seat, used) = (activation.master, self.roster.interned().head(activation.skill.id).keywords);
        self.note(Event::Activated(self.skill_of(activation.source.card, activation.line)));
        self.use_up(activation.used());
        self.spend_activation(activation.source.card, used);
        self.happen(Happening::UsesKeyword(activation.source.card, used));
        self.happen(Happening::UsesCounter(seat));
        self.note_extra(&activation);
        self.state.under_way.counters.push(Answer { activation, frame, negated: false });
    }
}
