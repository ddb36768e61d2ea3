//! Handing out what is to be done, and answers to who has asked.

use crate::engine::circles;
use crate::engine::exo::Game;
use crate::engine::exo::state::{Asked, Choice, End, Event, Task, Why};
use crate::engine::{Outcome, Refused, Seat, Step};

impl Game {
    /// Runs until a decision or the end.
    pub(in crate::engine::exo) fn go_on(&mut self) -> Step {
        loop {
            if let Some(outcome) = self.state.table().outcome {
                self.state.asked = None;
                return Step::Over(outcome);
            }
            if let Some(asked) = &self.state.asked {
                return Step::Decide(asked.seat);
            }
            // 1-1
            let table = self.state.table();
            let outcome = match (table.lives[Seat::A], table.lives[Seat::B]) {
                (0, 0) => Some(Outcome::Draw),
                (0, _) => Some(Outcome::Won(Seat::B)),
                (_, 0) => Some(Outcome::Won(Seat::A)),
                _ => circles::end(table.links),
            };
            if let Some(outcome) = outcome {
                self.happen(&Event::Over(outcome));
                continue;
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
            Task::Turn => self.next_turn(),
            Task::Start(phase) => self.start(phase),
            Task::Do(phase) => self.do_phase(phase),
            Task::Main => self.ask_main(),
            Task::Attacks => self.ask_attacks(),
            Task::After => self.after_attacks(),
            Task::Damage => self.damage(),
            Task::AfterDamage => self.after_damage(),
            Task::Open(window, first) => self.open(window, first),
            Task::Build(seat, passes) => self.build(seat, passes),
            Task::Placed(seat, passes, before) => self.placed(seat, passes, before),
            Task::Closed(window) => self.closed(window),
            Task::Place(into) => self.place(into),
            Task::Settle => self.settle(),
            Task::Resolve => self.resolve(),
            Task::Declare(draft) => self.declare(draft),
            Task::Offer(draft) => self.offer(draft),
            Task::Choose(picking) => self.choose(picking),
            Task::Deed(run, path, chosen) => self.do_deed(run, path, chosen),
            Task::TacticOver(played) => self.tactic_over(played),
            Task::Shuffle(seat) => self.shuffle(seat),
            Task::Emergency(seat) => self.emergency(seat),
            Task::Restore(before) => self.restore(before),
            Task::Crowded(seat) => self.crowded(seat),
            Task::CrowdedOut => {
                // 9-11: God or not.
                for card in std::mem::take(&mut self.state.picked) {
                    let seat = self.object(card).holder;
                    self.send(card, seat, crate::engine::exo::state::Area::Discard, End::Top, Why::Crowded);
                }
            }
        }
    }

    /// Takes an answer, by its place.
    pub(in crate::engine::exo) fn take(&mut self, at: usize) -> Result<(), Refused> {
        let (seat, choice) = Asked::taken(&mut self.state.asked, at)?;
        if let Some(task) = self.state.tasks.pop() {
            self.answered(task, seat, choice);
        }
        Ok(())
    }

    /// The task that has asked goes on with the answer.
    fn answered(&mut self, task: Task, seat: Seat, choice: Choice) {
        match task {
            Task::Main => self.main_answered(choice),
            Task::Attacks => self.attacks_answered(choice),
            Task::Build(_, passes) => self.build_answered(seat, passes, choice),
            Task::Place(into) => self.place_answered(into, choice),
            Task::Offer(draft) => self.offer_answered(draft, choice),
            Task::Choose(picking) => self.chosen(picking, choice),
            Task::Deed(run, path, _) => self.may_answered(run, path, choice),
            other => unreachable!("{other:?} asks nothing"),
        }
    }
}
