//! Resolving: the instructions of a skill, one after the other (1-3-7, 8-5-3).

use std::sync::Arc;

use crate::ability::{
    Action, Area, Block, Cards, Change, Destination, Effect, Keyword, Mode, Selector, Skill, Token, Until, Who,
};
use crate::card::Kind;

use super::agenda::Task;
use super::asking::Asking;
use super::decision::{Choice, Decision, MOST_NAMED, Question};
use super::event::{Cause, Event};
use super::ids::{CardId, ObjectRef, Seat};
use super::proposed::{Happening, Manner, Payment, Place, Proposed};
use super::state::{Battle, Continuous, Delayed, Frame, On, Playing};
use super::{Game, Outcome};

impl Game {
    /// Begins a resolution.
    pub(super) fn resume(&mut self, frame: Frame, block: Block) {
        self.state.frames.push(frame);
        self.then([Task::Run(block, 0), Task::EndFrame]);
    }

    /// The innermost resolution is done; what it has played can be answered (10-10-3-2).
    pub(super) fn end_frame(&mut self) {
        let Some(frame) = self.state.frames.pop() else { return };
        self.put_back(&frame);
        // What a [Counter] plays is not answered (4-7-2-5); the play that it answers is still to come.
        if self.state.countering.is_none() {
            self.state.playing = Some(Playing { cards: frame.played, ..Playing::default() });
        }
    }

    /// The innermost resolution.
    pub(super) fn frame(&self) -> Frame {
        // Instructions run only while there is a frame; an empty one would be a fault of ours, and harmless.
        self.state
            .frames
            .last()
            .cloned()
            .unwrap_or_else(|| Frame::of(ObjectRef { card: CardId(0), incarnation: 0 }, self.state.turn_player))
    }

    fn done(&mut self, done: bool) {
        if let Some(frame) = self.state.frames.last_mut() {
            frame.done &= done;
        }
    }

    /// The cards that a word means now; cards that are not what they were are not meant any more.
    pub(super) fn cards(&self, cards: &Cards, frame: &Frame) -> Vec<CardId> {
        self.cards_at(cards, frame, Asking::default())
    }

    /// As [`Game::cards`], while effects are asked whether they hold.
    pub(super) fn cards_at(&self, cards: &Cards, frame: &Frame, asking: Asking<'_>) -> Vec<CardId> {
        let there = |objects: &[ObjectRef]| -> Vec<CardId> {
            objects.iter().filter(|object| self.state.find(**object).is_some()).map(|object| object.card).collect()
        };
        match cards {
            Cards::This => there(&[frame.source]),
            Cards::It => frame.it.map_or_else(Vec::new, |it| there(&[it])),
            Cards::Named(name) => there(frame.named(name)),
            // Written out as a choice before the instruction.
            Cards::Chosen(choose) => there(frame.named(&choose.name)),
            Cards::Rest(name, but) => {
                let but = there(frame.named(but));
                there(frame.named(name)).into_iter().filter(|card| !but.contains(card)).collect()
            }
            Cards::Attacker => self.state.battle.map_or_else(Vec::new, |battle| there(&[battle.attacker])),
            Cards::Guard => self.state.battle.map_or_else(Vec::new, |battle| there(&[battle.guard])),
            Cards::Attacked => self.state.battle.map_or_else(Vec::new, |battle| there(&[battle.first_guard])),
            Cards::Leader(who) => {
                self.players(*who, frame.master).into_iter().filter_map(|seat| self.state.leader(seat)).collect()
            }
            Cards::All(selector) => self.select_at(selector, frame, asking),
            Cards::Top(who, n) => {
                let n = usize::from(times(self.quantity_at(n, frame, asking)));
                let decks = self.players(*who, frame.master).into_iter();
                decks.flat_map(|seat| self.state.cards(seat, Area::Deck).iter().take(n).copied()).collect()
            }
            Cards::Bottom(who, n) => {
                let n = usize::from(times(self.quantity_at(n, frame, asking)));
                let decks = self.players(*who, frame.master).into_iter();
                decks.flat_map(|seat| self.state.cards(seat, Area::Deck).iter().rev().take(n).copied()).collect()
            }
            Cards::Under(host) => {
                self.cards_at(host, frame, asking).into_iter().flat_map(|card| self.state.under(card)).collect()
            }
            Cards::Each(parts) => parts.iter().flat_map(|part| self.cards_at(part, frame, asking)).collect(),
        }
    }

    /// Instructions from one on.
    pub(super) fn run_block(&mut self, block: &Block, at: usize) {
        let Some(effect) = block.get(at) else { return };
        if at + 1 < block.len() {
            self.push(Task::Run(Arc::clone(block), at + 1));
        }
        self.perform(effect);
    }

    fn perform(&mut self, effect: &Effect) {
        let frame = self.frame();
        let seat = frame.master;
        match effect {
            Effect::Choose(choose) => self.begin_choice(choose, &frame),
            Effect::Name(name, cards) => {
                let objects = self.cards(cards, &frame).into_iter().map(|card| self.state.now(card)).collect();
                if let Some(frame) = self.state.frames.last_mut() {
                    frame.name(name, objects);
                }
            }
            Effect::Draw(n) => self.push_draw(seat, self.quantity(n, &frame)),
            Effect::PlayerDraws(who, n) => {
                let n = self.quantity(n, &frame);
                for seat in self.players(*who, seat).into_iter().rev() {
                    self.push_draw(seat, n);
                }
            }
            Effect::DrawUpTo(n) => {
                let n = times(self.quantity(n, &frame));
                self.push(Task::DrawUpTo(seat, n));
            }
            Effect::LookAtTop(n, name) => {
                let n = usize::try_from(self.quantity(n, &frame)).unwrap_or(0);
                let top = self.state.cards(seat, Area::Deck).iter().take(n).copied().collect();
                self.look_at(seat, top, name);
            }
            Effect::Look(cards, name) => {
                let cards = self.cards(cards, &frame);
                self.look_at(seat, cards, name);
            }
            Effect::Reveal(cards) => {
                for card in self.cards(cards, &frame) {
                    self.reveal(card);
                }
            }
            Effect::Shuffle(who) => {
                for seat in self.players(*who, seat) {
                    self.shuffle(seat, Area::Deck);
                }
            }
            Effect::ShuffleSearched(who, area) => {
                for seat in self.players(*who, seat) {
                    if frame.searched.contains(&(seat, *area)) {
                        self.shuffle(seat, *area);
                    }
                }
            }
            Effect::ShuffleLife(who) => {
                for seat in self.players(*who, seat) {
                    self.shuffle(seat, Area::Life);
                }
            }
            Effect::Move(cards, to) => self.move_all(cards, to, false, &frame),
            Effect::MoveTop(cards, to) => self.move_all(cards, to, true, &frame),
            Effect::Gather(cards) => self.gather(cards, &frame),
            Effect::Ko(cards) => {
                let (mut cards, all) = self.affected(cards, &frame);
                let meant = cards.len();
                cards.retain(|card| {
                    let stays = self.is_fixed(*card, &frame)
                        || self.survives(*card, frame.of)
                        || self.is_kept(*card, frame.source.card, None);
                    !stays && self.can_be_kod(*card)
                });
                let kos = cards.into_iter().map(|card| (card, self.place(card, Area::Drop))).collect();
                let all = self.move_together(kos, Cause::SkillKo) == meant && all;
                self.done(all);
            }
            Effect::Play(cards, mode) => self.play_by_skill(cards, *mode, Manner::Plain, &frame),
            Effect::PlayNegated(cards, mode, until) => {
                self.play_by_skill(cards, *mode, Manner::Negated(*until), &frame);
            }
            Effect::PlayOnto(cards, base, mode) => self.play_onto(cards, base, *mode, Manner::Plain, &frame),
            Effect::Evolve(cards, base, mode) => self.play_onto(cards, base, *mode, Manner::Evolved, &frame),
            Effect::PlayEvolved(cards, mode) => self.play_by_skill(cards, *mode, Manner::Evolved, &frame),
            Effect::PlayedIn(filter, mode) => self.played_in(filter, *mode, &frame),
            Effect::PlayedWith(filter, change, until) => self.played_with(filter, change, *until, frame),
            Effect::Combo(cards) => self.combo_by_skill(cards, None, &frame),
            Effect::ComboNegated(cards, until) => self.combo_by_skill(cards, Some(*until), &frame),
            Effect::Switch(cards, mode) => {
                let (cards, mut all) = self.affected(cards, &frame);
                let by = self.by(Cause::Skill);
                all &= self.switch_together(&cards, *mode, by);
                self.done(all);
            }
            Effect::Give(cards, change, until) => {
                let change = self.fixed(change, &frame);
                let cards = self.affected(cards, &frame).0;
                for card in &cards {
                    self.give(On::One(self.state.now(*card)), change.clone(), *until, &frame);
                }
                self.power_given(&cards, &change);
            }
            Effect::CopySkills(cards, from, until) => {
                let printed = self.cards(from, &frame).into_iter().flat_map(|card| self.side(card).skills.clone());
                let printed: Vec<Arc<Skill>> = printed.collect();
                for card in self.affected(cards, &frame).0 {
                    for skill in &printed {
                        let gains = Change::GainSkill(Arc::clone(skill));
                        self.give_written(On::One(self.state.now(card)), gains, *until, &frame);
                    }
                }
            }
            Effect::NegateThisSkill(until) => {
                if let Some(skill) = frame.skill.clone() {
                    self.give(On::One(frame.source), Change::NegateSkill(skill), *until, &frame);
                }
            }
            Effect::Activate(cards) => self.activate_extra(cards, &frame),
            Effect::ActivateSkill(cards, keywords) => self.activate_skill(cards, keywords, &frame),
            Effect::GiveAll(selector, change, until) => {
                let change = self.fixed(change, &frame);
                let filter = self.settled(&selector.filter, &frame, Asking::default());
                let cards = self.select(selector, &frame);
                self.give(On::All(Arc::new(Selector { filter, ..selector.clone() })), change.clone(), *until, &frame);
                self.power_given(&cards, &change);
            }
            Effect::GiveNext(selector, change, until) => {
                let change = self.fixed(change, &frame);
                let filter = self.settled(&selector.filter, &frame, Asking::default());
                self.give(On::All(Arc::new(Selector { filter, ..selector.clone() })), change, *until, &frame);
                if let Some(effect) = self.state.effects.last_mut() {
                    effect.once = true;
                }
            }
            Effect::WhenNext(when, until, block) => self.watch(when, *until, block, true, frame),
            Effect::Whenever(when, until, block) => self.watch(when, *until, block, false, frame),
            Effect::Damage(who, n) => {
                let n = u8::try_from(self.quantity(n, &frame).max(0)).unwrap_or(u8::MAX);
                // 4-10-2-2: without damage nothing happens.
                let players = if n == 0 { Vec::new() } else { self.players(*who, seat) };
                for seat in players.into_iter().rev() {
                    let by = self.by(Cause::Damage);
                    self.propose(Proposed::Damage { seat, damage: n, critical: false, source: None, by });
                }
            }
            Effect::Discard(who, n) => {
                let n = times(self.quantity(n, &frame));
                let players = self.players(*who, seat);
                let enough =
                    players.iter().all(|seat| self.discardable(*seat, frame.source.card).len() >= usize::from(n));
                self.done(enough);
                self.push(Task::Discard(players, n, Vec::new()));
            }
            Effect::Markers(cards, n) => {
                let n = self.quantity(n, &frame);
                let (cards, mut all) = self.affected(cards, &frame);
                for card in cards {
                    let by = self.by(Cause::Skill);
                    all &= if n < 0 {
                        self.propose(Proposed::Unmark { card, markers: -n, by })
                    } else {
                        self.change_markers(card, n, by)
                    };
                }
                self.done(all);
            }
            Effect::Flip(cards) => {
                for card in self.affected(cards, &frame).0 {
                    self.flip(card);
                }
            }
            Effect::TurnUp(cards) => self.turn_all(cards, true, &frame),
            Effect::TurnDown(cards) => self.turn_all(cards, false, &frame),
            Effect::Token(token) => self.make_token(token, &frame),
            Effect::TakeControl(cards) => {
                for card in self.affected(cards, &frame).0 {
                    self.take_control(card, seat);
                }
            }
            Effect::NegateAttack => {
                // 1-3-3
                let goes_on = |battle: &Battle| self.forbidden(battle.attacker.card, &Action::NegateAttack);
                if let Some(battle) = self.state.battle.filter(|battle| !goes_on(battle)) {
                    self.state.battle = Some(Battle { negated: true, ..battle });
                    self.note(Event::AttackNegated);
                    if let Some(frame) = self.state.frames.last_mut() {
                        frame.negated = Some(battle.attacker.card);
                    }
                }
            }
            Effect::NegateActivation => {
                let steadfast = |it: &ObjectRef| self.is_steadfast(it.card, Asking::default());
                let about = frame.it.filter(|it| !steadfast(it));
                let answer =
                    self.state.counters.iter_mut().rev().find(|answer| about == Some(answer.activation.source));
                if let Some(answer) = answer {
                    answer.negated = true;
                    let card = answer.activation.source.card;
                    self.note(Event::Negated(card));
                }
            }
            Effect::NegateBlocker => {
                // 10-4-2
                if let Some(battle) = &mut self.state.battle
                    && battle.guard != battle.first_guard
                {
                    battle.guard = battle.first_guard;
                    let card = battle.guard.card;
                    self.note(Event::NewGuard(card));
                }
            }
            Effect::NegatePlay(to) => {
                // 10-22-1: the play of a card with [Deflect] goes on.
                let deflected = frame.it.is_some_and(|it| self.deflects(it.card, &frame));
                if let Some(playing) = self.state.playing.as_mut().filter(|_| !deflected) {
                    playing.instead = Some(to.clone());
                }
            }
            Effect::Redirect(cards) => {
                // What has not come into play guards nothing (7-1).
                let in_play = |card: &CardId| self.state.object(*card).area.skills_work();
                let card = self.cards(cards, &frame).into_iter().find(in_play);
                let object = card.map(|card| self.state.now(card));
                if let (Some(card), Some(object), Some(battle)) = (card, object, &mut self.state.battle) {
                    battle.guard = object;
                    self.note(Event::NewGuard(card));
                    // 10-4-1-1
                    self.happen(Happening::Guards(card));
                }
            }
            Effect::If(condition, yes, no) => {
                let block = if self.holds(condition, &frame) { yes } else { no };
                self.push(Task::Run(Arc::clone(block), 0));
            }
            Effect::May(act, then) => self.push(Task::May(Arc::clone(act), Arc::clone(then))),
            Effect::Done(act, then) => {
                if let Some(frame) = self.state.frames.last_mut() {
                    frame.done = true;
                }
                self.then([Task::Run(Arc::clone(act), 0), Task::IfDone(Arc::clone(then))]);
            }
            Effect::Unless(who, act, otherwise) => {
                let other = self.players(*who, seat).first().copied().unwrap_or(seat);
                self.unless(other, seat, act, otherwise);
            }
            Effect::Options(n, options) => {
                self.push(Task::Options(*n, options.clone().into(), Vec::new()));
            }
            Effect::EachPlayer(block) => {
                let players = self.players(Who::Both, seat);
                let mut tasks = Vec::new();
                for player in players {
                    tasks.extend([Task::MasterBack(player), Task::Run(Arc::clone(block), 0)]);
                }
                tasks.push(Task::MasterBack(seat));
                self.state.agenda.extend(tasks.into_iter().rev());
            }
            Effect::As(who, block) => {
                let player = self.players(*who, frame.of).first().copied().unwrap_or(seat);
                let run = Task::Run(Arc::clone(block), 0);
                self.then([Task::MasterBack(player), run, Task::MasterBack(seat)]);
            }
            Effect::NameNumber(most) => {
                // 1-3-5; 1-3-5-1: with a maximum and no minimum, 0 can be named.
                let (least, most) = match most {
                    Some(most) => (0, times(self.quantity(most, &frame))),
                    None => (1, MOST_NAMED),
                };
                self.push(Task::NameNumber(least, most.min(MOST_NAMED)));
            }
            Effect::Repeat(n, block) => {
                let n = times(self.quantity(n, &frame));
                self.push(Task::Repeat(n, Arc::clone(block)));
            }
            Effect::Later(moment, block) => {
                let (moment, made, block) = (*moment, self.state.turn, Arc::clone(block));
                self.state.delayed.push(Delayed { moment, made, block, frame });
            }
            Effect::Win(who) => self.decide(*who, seat, true),
            Effect::Lose(who) => self.decide(*who, seat, false),
        }
    }

    /// A skill has given cards power, or taken it.
    fn power_given(&mut self, cards: &[CardId], change: &Change) {
        let Change::Power(crate::ability::Quantity::Number(n)) = change else { return };
        let by = self.by(Cause::Skill);
        for card in cards.iter().filter(|_| *n != 0) {
            self.happen(Happening::Power(*card, *n > 0, by));
        }
    }

    fn push_draw(&mut self, seat: Seat, n: i32) {
        let n = times(n);
        if n > 0 {
            self.push(Task::Draw(seat, n));
        }
    }

    /// 1-2-6: the game ends in the middle of the resolution.
    fn decide(&mut self, who: Who, seat: Seat, wins: bool) {
        match self.players(who, seat).as_slice() {
            [one] => self.end(Outcome::Won(if wins { *one } else { one.other() })),
            _ => self.end(Outcome::Draw),
        }
    }

    /// A change with its numbers counted now: what a resolution gives does not move with the board.
    fn fixed(&self, change: &Change, frame: &Frame) -> Change {
        let n = |quantity| crate::ability::Quantity::Number(self.quantity(quantity, frame));
        match change {
            Change::Power(by) => Change::Power(n(by)),
            Change::SetPower(to) => Change::SetPower(n(to)),
            Change::ComboPower(by) => Change::ComboPower(n(by)),
            Change::Cost(by) => Change::Cost(n(by)),
            Change::CostIn(color, by) => Change::CostIn(*color, n(by)),
            Change::SpecifiedCost(color, by) => Change::SpecifiedCost(*color, n(by)),
            Change::ComboCost(by) => Change::ComboCost(n(by)),
            other => other.clone(),
        }
    }

    pub(super) fn give(&mut self, on: On, change: Change, until: Until, frame: &Frame) {
        self.give_written(on, super::keyword::written_out(change), until, frame);
    }

    /// As [`Game::give`], a skill being written out already.
    fn give_written(&mut self, on: On, change: Change, until: Until, frame: &Frame) {
        let (made, master, source) = (self.state.turn, frame.master, frame.source);
        self.state.effects.push(Continuous {
            on,
            spared: Vec::new(),
            change,
            until,
            made,
            master,
            source,
            once: false,
        });
    }

    /// A card has its skills negated as long as it is what it is now, or shorter.
    pub(super) fn negate_skills(&mut self, card: CardId, until: Until) {
        let frame = self.frame();
        self.give(On::One(self.state.now(card)), Change::Negate, until, &frame);
    }

    /// The cards that a word means and that the skill affects (4-13-1, 10-22-1), and whether there is one and no other
    /// was meant.
    pub(super) fn affected(&self, cards: &Cards, frame: &Frame) -> (Vec<CardId>, bool) {
        let mut cards = self.cards(cards, frame);
        let meant = cards.len();
        cards.retain(|card| {
            !self.unaffected(*card, frame.source.card, frame.of, Asking::default()) && !self.deflects(*card, frame)
        });
        let all = meant > 0 && cards.len() == meant;
        (cards, all)
    }

    /// Whether a card being played does not mind the \[Counter : Play\] that resolves (10-22-1, 10-22-2).
    fn deflects(&self, card: CardId, frame: &Frame) -> bool {
        frame.counters_play
            && !self.state.object(card).area.skills_work()
            && self.state.playing.as_ref().is_some_and(|playing| playing.cards.contains(&self.state.now(card)))
            && self.keywords(card).has(Keyword::Deflect)
    }

    /// 10-1-1: only Battle Cards in a Battle Area are KO'd.
    pub(super) fn can_be_kod(&self, card: CardId) -> bool {
        let object = self.state.object(card);
        let kind = self.roster.def(object.def).card.kind;
        object.area == Area::Battle && object.host.is_none() && matches!(kind, Kind::Battle | Kind::Token)
    }

    /// Whether skills of a player may not move a card of the other's out of its area (1-3-3).
    pub(super) fn stays(&self, card: CardId, by: Seat) -> bool {
        self.state.object(card).seat != by && self.forbidden(card, &Action::Leave)
    }

    /// Whether a card stays in its area whatever a skill says, by whomever that is carried out (1-3-3, 10-12-1).
    fn is_fixed(&self, card: CardId, frame: &Frame) -> bool {
        self.safe_from(card, frame.of) || self.stays(card, frame.of)
    }

    /// 1-3-3: what a skill may not move there stays where it is.
    fn is_held(&self, card: CardId, to: &Destination, frame: &Frame) -> bool {
        to.area() != Some(self.state.object(card).area) && self.is_kept(card, frame.source.card, to.area())
    }

    /// Life cards are turned face up, or face down.
    fn turn_all(&mut self, cards: &Cards, face_up: bool, frame: &Frame) {
        let (cards, mut all) = self.affected(cards, frame);
        for card in cards {
            all &= self.turn_life(card, face_up);
        }
        self.done(all);
    }

    /// Cards go somewhere, with what lies under them or without (11-3-4, 11-3-6).
    fn move_all(&mut self, words: &Cards, to: &Destination, top_only: bool, frame: &Frame) {
        let (cards, mut all) = self.affected(words, frame);
        if to.area() == Some(Area::Deck) {
            self.order_after(&cards);
        }
        let mut moves = Vec::new();
        for card in cards {
            if self.is_fixed(card, frame) || self.is_held(card, to, frame) {
                all = false;
                continue;
            }
            if self.is_described(words, card, frame) {
                self.reveal_between_secrets(card, to.area());
            }
            if top_only {
                self.uncover(card);
            }
            if let Destination::Under(host) = to {
                all &= self.cards(host, frame).first().is_some_and(|host| self.place_under(card, *host));
                continue;
            }
            moves.push((card, self.place_at(card, to, frame.master)));
        }
        let meant = moves.len();
        all &= self.move_together(moves, Cause::Skill) == meant;
        self.done(all);
    }

    /// The place that a destination is; what goes under a card has none.
    fn place_at(&self, card: CardId, to: &Destination, master: Seat) -> Place {
        match to {
            Destination::To(area) => self.place(card, *area),
            Destination::DeckBottom => Place { bottom: true, ..self.place(card, Area::Deck) },
            Destination::LifeFaceUp => Place { face_up: true, ..self.place(card, Area::Life) },
            Destination::EnergyResting => Place { mode: Mode::Rest, ..self.place(card, Area::Energy) },
            Destination::Yours(area) => Place { seat: master, ..self.place(card, *area) },
            Destination::Under(_) => self.place(card, Area::Drop),
        }
    }

    /// A card whose play has been negated goes where the \[Counter\] says.
    pub(super) fn turned_away(&mut self, card: CardId, to: &Destination) {
        let place = self.place_at(card, to, self.state.object(card).owner);
        self.move_card(card, place, Cause::Skill);
    }

    /// Cards are moved by the skill that is being resolved, all at once; says how many moved, as far as that is known.
    fn move_together(&mut self, moves: Vec<(CardId, Place)>, cause: Cause) -> usize {
        let by = self.by(cause);
        self.propose_together(moves.into_iter().map(|(card, to)| Proposed::Move { card, to, cause, by }).collect())
    }

    /// Cards are played without their cost; what may not be played is not (1-3-3).
    fn play_by_skill(&mut self, cards: &Cards, mode: Mode, manner: Manner, frame: &Frame) {
        let cards = self.cards(cards, frame);
        let mut all = !cards.is_empty();
        for card in cards {
            let kind = self.roster.def(self.state.object(card).def).card.kind;
            let area = if kind == Kind::Unison { Area::Unison } else { Area::Battle };
            // Extra Cards are activated, not played (2-11-1-2).
            let playable = matches!(kind, Kind::Battle | Kind::Unison) && self.may_play_by_skill(card, frame.master);
            if !playable || self.play_fails(card, frame) {
                all = false;
                continue;
            }
            let place = Place { seat: frame.master, area, mode, bottom: false, face_up: false };
            all &= self.put_in_play(card, place, Payment::default(), manner);
        }
        self.done(all);
    }

    /// 11-7-2: cards chosen elsewhere for a keyword skill come to the Battle Area first, in silence.
    fn gather(&mut self, cards: &Cards, frame: &Frame) {
        for card in self.cards(cards, frame) {
            let place = Place { seat: frame.master, ..self.place(card, Area::Battle) };
            self.move_card(card, place, Cause::Gather);
        }
    }

    /// A card is played on top of others (10-5-4, 10-13-4-4, 10-13-5-4).
    fn play_onto(&mut self, cards: &Cards, base: &Cards, mode: Option<Mode>, manner: Manner, frame: &Frame) {
        let card = self.cards(cards, frame).first().copied();
        let bases = self.cards(base, frame);
        let (Some(card), Some((base, others))) = (card, bases.split_first()) else {
            self.done(false);
            return;
        };
        // 1-3-3, 10-42-3
        if !self.may_play_by_skill(card, frame.master) || self.play_fails(card, frame) {
            self.done(false);
            return;
        }
        self.place_on_top(card, *base);
        if let Some(mode) = mode {
            // It is played in this mode, not switched to it.
            self.state.object_mut(card).mode = mode;
        }
        for other in others {
            self.gather_under(*other, card);
        }
        self.played(card, manner);
    }

    /// Whether a \[Counter\] has negated the plays of this resolution; the card goes where that says.
    fn play_fails(&mut self, card: CardId, frame: &Frame) -> bool {
        let Some(to) = &frame.instead else { return false };
        // 10-22-3
        if self.keywords(card).has(Keyword::Deflect) {
            return false;
        }
        self.turned_away(card, to);
        true
    }

    /// 10-18: a token is made and played.
    fn make_token(&mut self, token: &Token, frame: &Frame) {
        if frame.instead.is_some() {
            return;
        }
        let seat = if token.whose == Who::Opponent { frame.master.other() } else { frame.master };
        let Some(def) = self.roster.token(token) else { return };
        let card = self.add(def, seat, Area::Removed);
        self.state.object_mut(card).token = true;
        if !self.may_play_by_skill(card, seat) {
            // 10-18-5: what may not be played is not made.
            self.state.areas[seat][Area::Removed].pop();
            self.state.objects.pop();
            return;
        }
        // 10-18-3
        let place = Place { seat, area: Area::Battle, mode: token.mode, bottom: false, face_up: false };
        self.put_in_play(card, place, Payment::default(), Manner::Plain);
        if let Some(name) = &token.named {
            let made = self.state.now(card);
            if let Some(frame) = self.state.frames.last_mut() {
                let before = frame.named(name).to_vec();
                frame.name(name, before.into_iter().chain([made]).collect());
            }
        }
    }

    /// 11-5: the card goes to the same area of the skill's master; position and effects stay. Only areas in play can
    /// hold another player's cards (4-2-4).
    fn take_control(&mut self, card: CardId, seat: Seat) {
        let object = *self.state.object(card);
        let shared = matches!(object.area, Area::Battle | Area::Combo | Area::Unison);
        if object.seat == seat || !shared || object.host.is_some() {
            return;
        }
        // 10-12-1: it would leave its Battle Area.
        if self.safe_from(card, seat) || self.stays(card, seat) {
            return;
        }
        self.one_field(card, seat);
        self.state.areas[object.seat][object.area].retain(|other| *other != card);
        // 11-3-5
        for moved in self.state.under(card).into_iter().chain([card]) {
            self.state.object_mut(moved).seat = seat;
        }
        self.state.areas[seat][object.area].push(card);
        self.one_unison_next(card);
        let (from_seat, area) = (object.seat, object.area);
        self.note(Event::Moved { card, from_seat, from: area, to_seat: seat, to: area, cause: Cause::Skill });
    }

    /// "If you do": the act was done in full.
    pub(super) fn if_done(&mut self, then: Block) {
        if self.frame().done {
            self.push(Task::Run(then, 0));
        }
        if let Some(frame) = self.state.frames.last_mut() {
            frame.done = true;
        }
    }

    /// Unless the other player does something, something happens.
    fn unless(&mut self, other: Seat, master: Seat, act: &Block, otherwise: &Block) {
        // The other player's act is marked as done in a name of the frame, which nobody else can use.
        if let Some(frame) = self.state.frames.last_mut() {
            frame.names.retain(|(name, _)| &**name != OFFERED);
        }
        let done: Block = [Effect::Name(OFFERED.into(), Cards::This)].into();
        self.then([
            Task::MasterBack(other),
            Task::May(Arc::clone(act), done),
            Task::MasterBack(master),
            Task::Otherwise(Arc::clone(otherwise)),
        ]);
    }

    /// What happens when the offer of an [`Effect::Unless`] is not taken.
    pub(super) fn otherwise(&mut self, block: Block) {
        let taken =
            self.state.frames.last().is_some_and(|frame| frame.names.iter().any(|(name, _)| &**name == OFFERED));
        if !taken {
            self.push(Task::Run(block, 0));
        }
    }

    /// 10-27: options are chosen in the order in which they are done.
    pub(super) fn options(&mut self, left: u8, options: Arc<[Block]>, mut chosen: Vec<u8>, answer: Option<Choice>) {
        if let Some(Choice::Option(option)) = answer {
            chosen.push(option);
        }
        let all = u8::try_from(options.len()).unwrap_or(u8::MAX);
        if chosen.len() >= usize::from(left.min(all)) {
            for option in chosen.into_iter().rev() {
                self.push(Task::Run(Arc::clone(&options[usize::from(option)]), 0));
            }
            return;
        }
        let frame = self.frame();
        let free = (0..all).filter(|option| !chosen.contains(option)).map(Choice::Option).collect();
        let source = Some(frame.source.card);
        let decision = Decision { seat: frame.master, question: Question::Option, source, options: free };
        self.ask(decision, Task::Options(left, options, chosen));
    }

    /// A number is named; it is the X of what follows (1-3-5).
    pub(super) fn name_number(&mut self, least: u16, most: u16, answer: Option<Choice>) {
        if let Some(Choice::Number(n)) = answer {
            if let Some(frame) = self.state.frames.last_mut() {
                frame.x = Some(i32::from(n));
            }
            return;
        }
        let frame = self.frame();
        let options = (least..=most).map(Choice::Number).collect();
        let source = Some(frame.source.card);
        let decision = Decision { seat: frame.master, question: Question::X, source, options };
        self.ask(decision, Task::NameNumber(least, most));
    }

    pub(super) fn repeat(&mut self, left: u16, block: Block) {
        if let Some(rest) = left.checked_sub(1) {
            self.then([Task::Run(Arc::clone(&block), 0), Task::Repeat(rest, block)]);
        }
    }
}

/// How many times something is done: never fewer than none (1-3-2-2).
fn times(n: i32) -> u16 {
    u16::try_from(n.max(0)).unwrap_or(u16::MAX)
}

/// Names of skills never begin with a blank.
const OFFERED: &str = " offered";
