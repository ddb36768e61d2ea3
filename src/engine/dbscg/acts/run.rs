//! From one decision to the next: every task and what is done for it.

use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::facts::wait::waits::Now;
use crate::engine::dbscg::happening::By;
use crate::engine::dbscg::ids::Seat;
use crate::engine::dbscg::state::decision::{Choice, Question};
use crate::engine::dbscg::state::event::Event;
use crate::engine::dbscg::state::frame::{Altered, Left};
use crate::engine::dbscg::state::shared::Shared;
use crate::engine::dbscg::state::task::Task;
use crate::engine::{Outcome, Refused, Step};

/// Tasks without a free timing after which a loop is taken for endless: far more than any real turn needs.
pub(crate) const ENDLESS: usize = 20_000;

impl Game {
    /// 11-1-2: nobody can stop what has begun. Each skill that waits takes two tasks at least, one to take it up and the
    /// checkpoint after it: of too many it is known at once.
    fn is_endless(&self) -> bool {
        self.state.idle as usize + 2 * self.state.under_way.pending.len() > ENDLESS
    }

    /// Runs until a decision or the end.
    pub fn step(&mut self) -> Step {
        while self.advance() {}
        match (self.state.outcome, self.state.waits()) {
            (None, Some((decision, _))) => Step::Decide(decision.seat),
            (outcome, _) => Step::Over(outcome.unwrap_or(Outcome::Draw)),
        }
    }

    /// Does one piece of work; `false` where there is none before a decision, or the game is over. For looking at what
    /// [`step`](Self::step) runs through.
    pub fn advance(&mut self) -> bool {
        if self.state.outcome.is_some() || self.state.waiting.is_some() {
            return false;
        }
        self.state.idle += 1;
        if self.is_endless() {
            self.end(Outcome::Draw);
            return true;
        }
        let by_effect = match self.state.agenda.last() {
            // Every other task is one: where it finds nothing, there is nothing to look at after it either.
            Some(Task::Checkpoint) if self.is_quiet() => {
                self.state.agenda.pop();
                return true;
            }
            Some(task) => self.roster.is_watched() && by_effect(task),
            None => false,
        };
        if let Some(task) = self.state.agenda.pop() {
            self.work(task, None);
            self.look_around(by_effect);
        } else {
            // A game always has a next task; without one it cannot go on.
            self.end(Outcome::Draw);
        }
        true
    }

    /// What is looked at after every piece of work.
    #[inline]
    fn look_around(&mut self, by_effect: bool) {
        if self.is_out() || self.may_have_bare_unisons() || self.roster.is_watched() {
            self.look_closely(by_effect);
        }
    }

    /// The same, where there may be something to be seen.
    fn look_closely(&mut self, by_effect: bool) {
        if self.is_out() {
            self.losers();
        }
        if self.state.waiting.is_none() {
            self.drop_bare_unisons();
        }
        if self.roster.is_watched() {
            self.watch_reach(by_effect);
            self.situations();
        }
    }

    /// Takes a decision.
    ///
    /// # Errors
    /// When the choice is not among the options; nothing has changed then.
    pub fn answer(&mut self, choice: Choice) -> Result<(), Refused> {
        let (decision, _) = self.state.waits().ok_or(Refused::NothingToDecide)?;
        if !decision.options.contains(&choice) {
            return Err(Refused::NotAnOption);
        }
        self.take(choice);
        Ok(())
    }

    /// Takes one of the options.
    pub(crate) fn take(&mut self, choice: Choice) {
        if let Some((decision, then)) = self.state.waiting.take().map(Shared::into_inner) {
            // 11-1-2: in a free timing a player can stop.
            if matches!(decision.question, Question::Main | Question::Offense | Question::Defense) {
                self.state.idle = 0;
            }
            let by_effect = by_effect(&then.0);
            let noticed = self.notice(&decision, choice, &then.0);
            self.take_back(decision.options);
            match noticed {
                Some(found) => self.work(Task::Repeats(Box::new(found)), None),
                None => self.work(then.0, Some(choice)),
            }
            self.look_around(by_effect);
        }
    }

    /// A player concedes; the game is over at once (1-2-4).
    pub fn concede(&mut self, seat: Seat) {
        if self.state.outcome.is_none() {
            self.note(Event::Conceded(seat));
            self.end(Outcome::Won(seat.other()));
        }
    }

    /// Does one piece of work, and what it asks as long as there is one answer only.
    fn work(&mut self, task: Task, answer: Option<Choice>) {
        self.run(task, answer);
        // Mostly nothing is: a look is cheaper than to take it.
        while self.settled.is_some() {
            if let Some((task, answer)) = self.settled.take() {
                self.run(task, Some(answer));
            }
        }
    }

    /// Does one piece of work, with the answer it has been waiting for, if it has.
    fn run(&mut self, task: Task, answer: Option<Choice>) {
        match task {
            Task::OpeningHands => self.opening_hands(),
            Task::Mulligan(seat, back) => self.mulligan(seat, back, answer),
            Task::WhoIsFirst(seat) => self.who_is_first(seat, answer),
            Task::Redraw(seat) => self.redraw(seat, answer),
            Task::PlaceLife => self.place_life(),
            Task::BeginTurn => self.begin_turn(),
            Task::Refresh(picked) => self.refresh(picked, answer),
            Task::TurnDraw => self.turn_draw(),
            Task::Charge => self.charge(answer),
            Task::BeginMain => self.begin_main(),
            Task::Main => self.main_phase(answer),
            Task::EndMain => self.end_main(),
            Task::ExpireMain => self.expire_main(),
            Task::BeginEnd => self.begin_end(),
            Task::FinishEnd => self.finish_end(),
            Task::Checkpoint => self.checkpoint(answer),
            Task::Auto(at) => self.auto(at),
            Task::PutOff(at) => self.put_off(at),
            Task::AutoUse(activation, frame) => self.auto_use(*activation, *frame, answer),
            Task::Announce(seat, card) => self.announce(seat, card),
            Task::AnnounceX(seat, card) => self.announce_x(seat, card, answer),
            Task::Announced(seat, card, paid) => self.announced(seat, card, paid),
            Task::FinishPlay(seat, card, paid) => self.finish_play(seat, card, paid),
            Task::OneUnison(seat, card) => self.one_unison(seat, card),
            Task::MakeRoom(seat, card, carried) => self.make_room((seat, card), carried, answer),
            Task::Enter(card, would) => self.enter_room(card, would.proposed),
            Task::Empower(would) => self.empower(would, answer),
            Task::EndPlay => self.state.under_way.altered = Altered::default(),
            Task::Grow(seat, card) => self.grow(seat, card),
            Task::Discount(activation, frame, left) => self.discount(activation, frame, left, answer),
            Task::Price(at) => self.price(at),
            Task::PriceCards(at, picked) => self.price_cards(at, picked, answer),
            Task::PriceX(at) => self.price_x(at, answer),
            Task::SkillCostFirst(activation, frame) => self.pay_skill_cost_first(*activation, *frame, answer),
            Task::Invoke(activation, frame) => self.invoke(*activation, *frame, answer),
            Task::Pay(due) => self.pay(due, answer),
            Task::MarkersX => self.markers_x(answer),
            Task::Activated => self.activated(),
            Task::Resolve(activation, frame) => self.resolve_skill(&activation, *frame),
            Task::Begin(frame, block) => self.resume(*frame, block),
            Task::Counter(seat, occasion) => self.counter(seat, occasion, answer),
            Task::CounterAbout(seat, card, line, about) => self.counter_about(seat, card, line, about, answer),
            Task::ResolveCounters => self.resolve_counters(),
            Task::EndCounter => self.end_counter(),
            Task::DeclareAttack(attacker, guard) => self.declare_attack(attacker, guard),
            Task::Attack(attacker, guard) => self.attack(attacker, guard),
            Task::AfterAttack => self.after_attack(),
            Task::BeginOffense => self.begin_offense(),
            Task::Offense => self.battle_actions(Question::Offense, answer),
            Task::BeginDefense => self.begin_defense(),
            Task::Defense => self.battle_actions(Question::Defense, answer),
            Task::BeginDamage => self.begin_damage(),
            Task::Compare => self.compare(),
            Task::EndDamage => self.end_damage(),
            Task::BattleDamage => self.battle_damage(),
            Task::DamageDealt(attacker, seat, life) => self.damage_dealt(attacker, seat, life),
            Task::BattleMarkers => self.battle_markers(),
            Task::EndBattle => self.end_battle(),
            Task::ZEnergy(seat) => self.z_energy(seat, answer),
            Task::Pend(autos) => self.pend(autos),
            Task::EndAnswers(outer, open) => self.end_answers(*outer, open),
            Task::Conceal => self.conceal(),
            Task::KeepOne(seat, cards) => self.keep_one(seat, cards, answer),
            Task::EndCombos => self.end_combos(),
            Task::DropCombos => self.drop_combos(true),
            Task::FinishBattle { by_player } => self.finish_battle(by_player),
            Task::Combo(seat, card) => self.combo(seat, card),
            Task::FinishCombo(seat, card) => {
                self.finish_combo(seat, card, None, By::Rules);
            }
            Task::PricePaid(at, paid) => self.price_paid(at, paid),
            Task::Would(would) => self.would(would, answer),
            Task::Together(together) => self.together(together, answer),
            Task::Arrived(charged, hides, shuffled) => self.arrived(&charged, hides, &shuffled),
            Task::Saved(seat) => self.saved(seat),
            Task::EndOfBattle => self.run_delayed(Now::BattleEnd),
            Task::Spend(card) => self.spend_card(card),
            Task::LeaveGame(card) => self.leave_game(card),
            Task::SpendPaid => self.spend_paid(),
            Task::Damage(harm) => self.damage(harm, answer),
            Task::Damaged(harm) => self.damaged(harm),
            Task::Draw(seat, left, by) => self.draw(seat, left, by),
            Task::DrawOn(seat, left, by) => self.draw_on(seat, left, by),
            Task::DrawUpTo(seat, left) => self.draw_up_to(seat, left, answer),
            Task::Discard(seats, n, picked) => self.discard(seats, n, picked, answer),
            Task::GoOn => match self.next_left() {
                Some(left) => self.instruct(left, None),
                None => self.end_frame(),
            },
            Task::Asked(left) => self.instruct(left, answer),
            Task::Choose(seat, block, at, so_far, least, most) => {
                self.choose(seat, (block, at), so_far, least, most, answer);
            }
            Task::ActivateOne(card, lines) => self.activate_one(card, lines, answer),
            Task::Declare(what) => self.declares(what, answer),
            Task::PickKeyword(keywords, block, at) => self.pick_keyword(keywords, (block, at), answer),
            Task::NameNumber(least, most) => self.name_number(least, most, answer),
            Task::Options(left, block, at, chosen) => self.options(left, (block, at), chosen, answer),
            Task::Repeats(found) => self.repeats(found, answer),
            Task::Order(seat, left, so_far) => self.order(seat, left, so_far, answer),
        }
    }

    /// Does what a resolution has left to do next, with the answer that it has been waiting for, if it has.
    fn instruct(&mut self, left: Left, answer: Option<Choice>) {
        match left {
            Left::Run(block, at) => self.run_block(block, at),
            Left::Choose(seat, block, at, least, most) => {
                self.choose(seat, (block, at), Vec::new(), least, most, answer);
            }
            Left::May(act, then) => self.may(act, then, answer),
            Left::IfDone(then, before) => self.if_done(then, before),
            Left::Offer(act, otherwise, master) => self.offer(act, otherwise, master, answer),
            Left::Repeat(left, block) => self.repeat(left, block),
            Left::Otherwise(block, before) => self.otherwise(block, before),
            Left::Toll(card) => self.toll(card, answer),
            Left::Master(seat) => {
                if let Some(frame) = self.state.frames.last_mut() {
                    frame.master = seat;
                }
            }
        }
    }
}

/// Whether a piece of work can be an effect's, or that of a card with a permanent skill that comes into play.
pub(crate) const fn by_effect(task: &Task) -> bool {
    !matches!(
        task,
        Task::Attack(..)
            | Task::DeclareAttack(..)
            | Task::Refresh(_)
            | Task::BeginTurn
            | Task::BeginDamage
            | Task::Compare
            | Task::EndBattle
            | Task::FinishBattle { .. }
            | Task::ExpireMain
            | Task::FinishEnd
            | Task::Combo(..)
            | Task::FinishCombo(..)
            | Task::Pay(..)
            | Task::Price(..)
            | Task::PriceCards(..)
            | Task::PriceX(..)
    )
}
