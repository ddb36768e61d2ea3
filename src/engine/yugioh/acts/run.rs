//! Handing out what is to be done, and answers to who has asked.

use crate::engine::yugioh::Game;
use crate::engine::yugioh::state::{Asked, Choice, Event, Task};
use crate::engine::{Outcome, Refused, Seat, Step};

impl Game {
    /// Runs until a decision or the end.
    pub(in crate::engine::yugioh) fn go_on(&mut self) -> Step {
        loop {
            if let Some(outcome) = self.state.table().outcome {
                self.state.asked = None;
                return Step::Over(outcome);
            }
            if let Some(asked) = &self.state.asked {
                return Step::Decide(asked.seat);
            }
            match self.state.tasks.pop() {
                Some(task) => self.do_task(task),
                // A game always has something to do until it is over.
                None => self.happen(Event::Over(Outcome::Draw)),
            }
        }
    }

    fn do_task(&mut self, task: Task) {
        match task {
            Task::SetUp(opening) => self.set_up(opening),
            Task::WhoFirst(seat) => self.ask_first(seat),
            Task::Hands => self.hands(),
            Task::Turn => self.next_turn(),
            Task::Start(phase) => self.start(phase),
            Task::Do(phase) => self.do_phase(phase),
            Task::Main => self.ask_main(),
            Task::Fight => self.ask_fight(),
            Task::Step(part) => self.step_begins(part),
            Task::Window(seat, passes) => self.window(seat, passes),
            Task::Place => self.place(),
            Task::Resolve => self.resolve(),
            Task::Done(link) => self.link_done(&link),
            Task::Settle => self.settle(),
            Task::Leave(phase) => self.leave(phase),
            Task::Way(seat, card, line, at, chosen) => self.pay_way(seat, card, line, at, chosen),
            Task::Damage => self.damage_step(),
            Task::Replay => self.replay(),
            Task::Strike => self.strike(),
            Task::Fallen => self.fallen(),
            Task::BattleOver => self.battle_over(),
            Task::Limit => self.limit(),
            Task::Discard(seat) => self.discard_picked(seat),
            Task::TurnEnds => self.turn_ends(),
            Task::Upkeep(card, cost) => self.upkeep(card, cost),
            Task::Later => self.later(),
            Task::Declare(link, stage) => self.declare(link, stage),
            Task::Choose(picking) => self.choose(picking),
            Task::Gather(seat, purpose, picked) => self.gather(seat, purpose, picked),
            Task::Gathered(seat, purpose) => self.gathered(seat, purpose),
            Task::Come(seat, cards, how, lies) => self.come(seat, cards, how, lies),
            Task::Deed(run, path, chosen) => self.do_deed(run, path, chosen),
            Task::Which(seat, ritual) => self.which(seat, ritual),
            Task::Excavated(seat, shown) => self.excavated(seat, &shown),
            Task::Shuffle(seat) => self.shuffle(seat),
        }
    }

    /// Takes an answer, by its place.
    pub(in crate::engine::yugioh) fn take(&mut self, at: usize) -> Result<(), Refused> {
        let (seat, choice) = Asked::taken(&mut self.state.asked, at)?;
        if let Some(task) = self.state.tasks.pop() {
            self.answered(task, seat, choice);
        }
        Ok(())
    }

    /// The task that has asked goes on with the answer.
    fn answered(&mut self, task: Task, seat: Seat, choice: Choice) {
        match task {
            Task::WhoFirst(chooser) => self.first_answered(chooser, choice),
            Task::Main => self.main_answered(seat, choice),
            Task::Fight => self.fight_answered(seat, choice),
            Task::Window(_, passes) => self.window_answered(seat, passes, choice),
            Task::Place => self.place_answered(seat, choice),
            Task::Leave(phase) => self.leave_answered(seat, phase, choice),
            Task::Replay => self.replay_answered(seat, choice),
            Task::Upkeep(card, cost) => self.upkeep_answered(card, cost, choice),
            Task::Choose(picking) => self.chosen(picking, choice),
            Task::Gather(seat, purpose, picked) => self.gather_answered(seat, purpose, picked, choice),
            Task::Come(seat, cards, how, _) => self.come_answered(seat, cards, how, choice),
            Task::Deed(run, path, _) => self.may_answered(run, path, choice),
            other => unreachable!("{other:?} asks nothing"),
        }
    }
}
