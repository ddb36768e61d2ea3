//! Handing out what is to be done, and answers to who has asked.

use crate::engine::fow::Game;
use crate::engine::fow::state::{Asked, Choice, Event, Question, Task};
use crate::engine::{Outcome, Refused, Seat, Step};

impl Game {
    /// Runs until a decision or the end.
    pub(in crate::engine::fow) fn go_on(&mut self) -> Step {
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
                None => self.happen(&Event::Over(Outcome::Draw)),
            }
        }
    }

    fn do_task(&mut self, task: Task) {
        match task {
            Task::SetUp(first) => self.set_up(first),
            Task::WhoFirst(seat) => self.ask_first(seat),
            Task::Hands => self.hands(),
            Task::Mulligan(seat) => self.mulligan(seat),
            Task::Mulliganed(seat) => self.mulliganed(seat),
            Task::Turn => self.next_turn(),
            Task::Start(phase) => self.start(phase),
            Task::Do(phase) => self.do_phase(phase),
            Task::Main => self.ask_main(),
            Task::Chase(seat, passes, anew) => self.chase(seat, passes, anew),
            Task::Place => self.place(),
            Task::Block => self.ask_block(),
            Task::Strike => self.strike(),
            Task::Over => self.battle_over(),
            Task::Limit => self.limit(),
            Task::Discard(seat) => self.discard_picked(seat),
            Task::Declare(draft) => self.declare(draft),
            Task::Choose(picking) => self.choose(picking),
            Task::Deed(run, path, chosen) => self.do_deed(run, path, chosen),
            Task::Produce(seat, choices) => self.ask_kind(seat, choices),
            Task::Done(played) => self.chant_done(played),
            Task::Shuffle(seat) => self.shuffle(seat),
            Task::ShuffleStones(seat) => self.shuffle_stones(seat),
            Task::Upright(card, seat, life) => {
                let options = vec![Choice::Yes, Choice::No];
                self.ask(Task::Upright(card, seat, life), seat, Question::May, options);
            }
            Task::Dug(run, path, cards) => self.dug(&run, path, cards),
            Task::Laid(seat, rest, pile, cards) => self.laid(seat, rest, pile, cards),
            Task::Theirs(run, path, seats) => self.theirs(run, path, seats),
            Task::TheirsChosen(run, path) => self.theirs_chosen(&run, path),
        }
    }

    /// Takes an answer, by its place.
    pub(in crate::engine::fow) fn take(&mut self, at: usize) -> Result<(), Refused> {
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
            Task::Main => self.main_answered(choice),
            Task::Chase(_, passes, anew) => self.chase_answered(seat, passes, anew, choice),
            Task::Place => self.place_answered(choice),
            Task::Block => self.block_answered(choice),
            Task::Declare(draft) => self.will_answered(draft, choice),
            Task::Choose(picking) => self.chosen(picking, choice),
            Task::Deed(run, path, _) => self.may_answered(run, path, choice),
            Task::Produce(seat, choices) => self.kind_answered(seat, &choices, choice),
            Task::Upright(card, seat, life) => {
                if choice == Choice::Yes {
                    self.lose_life(seat, life);
                    if self.state.table().is_same(card) {
                        self.happen(&Event::Rested(card.card, false));
                    }
                }
            }
            other => unreachable!("{other:?} asks nothing"),
        }
    }
}
