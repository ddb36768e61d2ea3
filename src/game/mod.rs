//! The rules engine: two players, the manual 1.10, nothing but data.
//!
//! [`Game::step`] runs until somebody has to decide, or the game is over; [`Game::answer`] takes the decision. Work still
//! to do is a list of [`agenda::Task`]s, so a game can stop, be cloned and go on at any decision; a wrong answer is
//! refused and changes nothing. The same roster, seed and answers give the same game.
//!
//! In reading order: [`ids`] and [`roster`] (what there is), [`edition`] (by which manual), `setup` and `board` (how a
//! game begins), [`state`] (what is true), `moves` and `piles` (the places that change where cards are), `effects`,
//! `asking`, `barred`, `forbidden` (which effects are on a card), `values`, `seen` and `remembered` (what a card is, or was),
//! `conditions` (what words mean), `triggers`, `watch` and `checkpoint` (what becomes pending and when it is done), `proposed` and
//! `replace` (what would happen, and what does instead), `turn`, `play`, `battle` (what players do), `activate`, `pay`,
//! `purse`, `counter`, `resolve`, `meant`, `choose`, `flow`, `give`, [`given`], `by_skill` (skills), `looking` (what they show), `keyword` and `chosen` (what is short for
//! something else, said in the language itself), `loops` (why every game ends), [`view`] and [`insight`] (what a player may know),
//! [`check`] (the slow, obvious checker).

mod activate;
pub mod agenda;
mod asking;
pub mod aspects;
mod barred;
mod battle;
mod board;
mod by_skill;
pub mod check;
mod checkpoint;
mod choose;
mod conditions;
mod counter;
pub mod decision;
pub mod edition;
mod effects;
pub mod event;
mod flow;
mod forbidden;
mod give;
pub mod given;
pub mod ids;
pub mod insight;
mod keyword;
mod looking;
mod loops;
mod meant;
mod moves;
mod pay;
mod piles;
mod play;
mod proposed;
mod purse;
mod remembered;
mod replace;
mod resolve;
mod rng;
pub mod roster;
mod seen;
pub mod setup;
pub mod state;
mod triggers;
mod turn;
mod values;
pub mod view;
mod watch;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

pub use board::{Begin, Board, BoardError, Placed};
pub use decision::{Choice, Decision, Question};
pub use edition::Edition;
pub use ids::{CardId, Seat};
pub use insight::Aim;
pub use rng::Rng;
pub use roster::Roster;
pub use setup::{Deck, Ready, Setup};
pub use state::State;
pub use view::View;

use agenda::Task;
use event::Event;
use turn::Now;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// A player has won (1-2-1).
    Won(Seat),
    /// Both lost at once, or the game can only go round in circles (1-2-3, 11-1-2).
    Draw,
    /// The turn limit of the caller was reached; no rule ends the game here.
    TurnLimit,
}

/// What the game wants next.
#[derive(Debug)]
pub enum Step<'g> {
    /// A player has to decide.
    Decide(&'g Decision),
    /// The game is over.
    Over(Outcome),
}

/// Why an answer was refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// It is not among the options.
    #[error("this is not among the legal choices")]
    NotAnOption,
    /// Nothing is to be decided.
    #[error("nothing is to be decided")]
    NothingToDecide,
}

/// A game under way.
#[derive(Clone, Debug)]
pub struct Game {
    roster: Arc<Roster>,
    /// Everything that is true at the moment.
    pub state: State,
    rng: Rng,
    /// By which manual.
    edition: Edition,
    /// The game ends as [`Outcome::TurnLimit`] when a turn after this one would begin.
    turn_limit: u16,
    /// Tasks run since the last free timing: a loop that never comes back to one is a draw (11-1-2).
    idle: u32,
    /// Questions with a single answer are asked too.
    asks_all: bool,
}

impl Game {
    /// Runs until a decision or the end.
    pub fn step(&mut self) -> Step<'_> {
        while self.advance() {}
        match (self.state.outcome, &self.state.waiting) {
            (None, Some((decision, _))) => Step::Decide(decision),
            (outcome, _) => Step::Over(outcome.unwrap_or(Outcome::Draw)),
        }
    }

    /// Does one piece of work; `false` where there is none before a decision, or the game is over. For looking at what
    /// [`step`](Self::step) runs through.
    pub fn advance(&mut self) -> bool {
        if self.state.outcome.is_some() || self.state.waiting.is_some() {
            return false;
        }
        self.idle += 1;
        match self.state.agenda.pop().filter(|_| !self.is_endless()) {
            Some(task) => {
                let by_effect = barred::by_effect(&task);
                self.run(task, None);
                self.look_around(by_effect);
            }
            // A game always has a next task; without one it cannot go on.
            None => self.end(Outcome::Draw),
        }
        true
    }

    /// What is looked at after every piece of work.
    fn look_around(&mut self, by_effect: bool) {
        self.losers();
        self.watch_reach(by_effect);
        self.situations();
    }

    /// The decision that is waited for.
    pub fn decision(&self) -> Option<&Decision> {
        self.state.waiting.as_ref().map(|(decision, _)| decision)
    }

    /// Takes a decision.
    ///
    /// # Errors
    /// When the choice is not among the options; nothing has changed then.
    pub fn answer(&mut self, choice: Choice) -> Result<(), Refused> {
        let (decision, _) = self.state.waiting.as_ref().ok_or(Refused::NothingToDecide)?;
        if !decision.options.contains(&choice) {
            return Err(Refused::NotAnOption);
        }
        if let Some((decision, then)) = self.state.waiting.take() {
            // 11-1-2: in a free timing a player can stop.
            if matches!(decision.question, Question::Main | Question::Offense | Question::Defense) {
                self.idle = 0;
            }
            let by_effect = barred::by_effect(&then.0);
            match self.notice(&decision, choice, &then.0) {
                Some(found) => self.run(Task::Repeats(Box::new(found)), None),
                None => self.run(then.0, Some(choice)),
            }
            self.look_around(by_effect);
        }
        Ok(())
    }

    /// A player concedes; the game is over at once (1-2-4).
    pub fn concede(&mut self, seat: Seat) {
        if self.state.outcome.is_none() {
            self.note(Event::Conceded(seat));
            self.end(Outcome::Won(seat.other()));
        }
    }

    /// The cards of the game.
    pub fn roster(&self) -> &Roster {
        &self.roster
    }

    fn end(&mut self, outcome: Outcome) {
        if self.state.outcome.is_none() {
            self.state.outcome = Some(outcome);
            self.state.waiting = None;
            self.state.agenda.clear();
            self.note(Event::Over(outcome));
        }
    }

    /// Asks a player. With a single option there is nothing to ask, and the answer is that one; unless the board wants
    /// every question asked.
    fn ask(&mut self, mut decision: Decision, then: Task) {
        if decision.options.is_empty() {
            return;
        }
        let asks_all = self.asks_all;
        let alone = |decision: &Decision| decision.options.len() == 1 && !asks_all;
        let answer = if alone(&decision) { None } else { self.replayed(&decision) };
        if answer.is_none() {
            self.bar(&mut decision);
        }
        if answer.is_some() || alone(&decision) {
            let answer = answer.or_else(|| decision.options.first().copied());
            self.run(then, answer);
            return;
        }
        self.state.waiting = Some((decision, decision::Then(then)));
    }

    fn push(&mut self, task: Task) {
        self.state.agenda.push(task);
    }

    /// Puts tasks on the agenda so that they happen in this order.
    fn then<const N: usize>(&mut self, tasks: [Task; N]) {
        self.state.agenda.extend(tasks.into_iter().rev());
    }

    /// Does one piece of work, with the answer it has been waiting for, if it has.
    fn run(&mut self, task: Task, answer: Option<Choice>) {
        match task {
            Task::OpeningHands => self.opening_hands(),
            Task::Mulligan(seat, back) => self.mulligan(seat, back, answer),
            Task::PlaceLife => self.place_life(),
            Task::BeginTurn => self.begin_turn(),
            Task::Refresh => self.refresh(),
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
            Task::AutoUse(activation, frame) => self.auto_use(activation, frame, answer),
            Task::Announce(seat, card) => self.announce(seat, card),
            Task::AnnounceX(seat, card) => self.announce_x(seat, card, answer),
            Task::Announced(seat, card, paid) => self.announced(seat, card, paid),
            Task::FinishPlay(seat, card, paid) => self.finish_play(seat, card, paid),
            Task::OneUnison(seat, card) => self.one_unison(seat, card),
            Task::Empower(would) => self.empower(would, answer),
            Task::EndPlay => self.state.altered = state::Altered::default(),
            Task::Grow(seat, card) => self.grow(seat, card),
            Task::Discount(activation, frame) => self.discount(activation, frame, answer),
            Task::Price(activation, frame, at) => self.price(activation, frame, at),
            Task::PriceCards(activation, frame, at, picked) => self.price_cards(activation, frame, at, picked, answer),
            Task::PriceX(activation, frame, at) => self.price_x(activation, frame, at, answer),
            Task::Invoke(activation, frame) => self.invoke(activation, frame, answer),
            Task::Pay(seat, icons, picked) => self.pay(seat, icons, picked, answer),
            Task::MarkersX(activation, frame) => self.markers_x(activation, frame, answer),
            Task::Activated(activation, frame) => self.activated(activation, frame),
            Task::Resolve(activation, frame) => self.resolve_skill(&activation, *frame),
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
            Task::BattleDamage => self.battle_damage(),
            Task::DamageDealt(attacker, seat, life) => self.damage_dealt(attacker, seat, life),
            Task::BattleMarkers => self.battle_markers(),
            Task::EndBattle => self.end_battle(),
            Task::FinishBattle { broken_off } => self.finish_battle(broken_off),
            Task::Combo(seat, card) => self.combo(seat, card),
            Task::FinishCombo(seat, card) => self.finish_combo(seat, card, None),
            Task::PricePaid(activation, frame, at, paid) => self.price_paid(activation, frame, at, paid),
            Task::Would(would) => self.would(would, answer),
            Task::Saved(seat) => self.saved(seat),
            Task::EndOfBattle => self.run_delayed(Now::BattleEnd),
            Task::Damage(seat, left, critical) => self.damage(seat, left, critical, answer),
            Task::Damaged(seat, left, critical) => self.damaged(seat, left, critical),
            Task::Draw(seat, left) => self.draw(seat, left),
            Task::DrawUpTo(seat, left) => self.draw_up_to(seat, left, answer),
            Task::Discard(seats, n, picked) => self.discard(seats, n, picked, answer),
            Task::Run(block, at) => self.run_block(&block, at),
            Task::EndFrame => self.end_frame(),
            Task::Choose(seat, choose, so_far, least, most) => {
                self.choose(seat, choose, so_far, least, most, answer);
            }
            Task::May(act, then) => self.may(&act, &then, answer),
            Task::IfDone(then) => self.if_done(then),
            Task::ActivateOne(card, lines) => self.activate_one(card, lines, answer),
            Task::NameNumber(least, most) => self.name_number(least, most, answer),
            Task::Options(left, options, chosen) => self.options(left, options, chosen, answer),
            Task::Repeat(left, block) => self.repeat(left, block),
            Task::Otherwise(block) => self.otherwise(block),
            Task::MasterBack(seat) => {
                if let Some(frame) = self.state.frames.last_mut() {
                    frame.master = seat;
                }
            }
            Task::Repeats(found) => self.repeats(found, answer),
            Task::Order(seat, left, so_far) => self.order(seat, left, so_far, answer),
        }
    }
}
