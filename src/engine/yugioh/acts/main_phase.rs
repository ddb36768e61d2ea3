//! What the turn player does in a Main Phase without an activation (14-9 to 14-20).

use crate::ability::yugioh::Summon;
use crate::ability::yugioh::cards::{Class, Icon};
use crate::ability::yugioh::deed::{Gain, Lies, Until, Word};
use crate::engine::yugioh::Game;
use crate::engine::yugioh::roster::Kind;
use crate::engine::yugioh::state::{Area, Choice, End, Event, For, Phase, Question, Task, Why};
use crate::engine::{CardId, Seat};

impl Game {
    pub(super) fn ask_main(&mut self) {
        if !self.is_settled() {
            self.push(Task::Main);
            return self.settle();
        }
        let active = self.state.table().active;
        if !self.state.pending.is_empty() {
            self.push(Task::Main);
            return self.push(Task::Window(active, 0));
        }
        let mut options = self.main_actions(active);
        if self.can_fight(active) {
            options.push(Choice::Battle);
        }
        options.push(Choice::End);
        self.ask(Task::Main, active, Question::Main, options);
    }

    pub(super) fn main_answered(&mut self, seat: Seat, choice: Choice) {
        match choice {
            Choice::Battle => return self.push(Task::Leave(Phase::Battle)),
            Choice::End => return self.push(Task::Leave(Phase::End)),
            _ => {}
        }
        self.begin_anew();
        self.push(Task::Main);
        match choice {
            Choice::Activate(card, line) => self.activate(seat, card, line),
            Choice::Scale(card) => self.activate_scale(seat, card),
            Choice::Set(card) => self.set(seat, card),
            // 24-28: none of these is an activation; what has happened can be answered afterwards.
            _ => {
                self.push(Task::Window(seat, 0));
                self.act(seat, choice);
            }
        }
    }

    fn act(&mut self, seat: Seat, choice: Choice) {
        match choice {
            Choice::Summon(card) if self.is_monster(card) => {
                let twin = Gain::Words(vec![Word::Twin]);
                self.happen(Event::Normal);
                self.happen(Event::Gained(card, twin, Until::Stays));
                self.summoned(card, Summon::Normal.into(), seat);
            }
            Choice::Summon(card) => self.have_gathered(seat, For::Normal(card, Lies::Attack)),
            Choice::Extra(card) => {
                let synchro = self.is_class(card, Class::Synchro);
                self.have_gathered(seat, if synchro { For::Synchro(card) } else { For::Xyz(card) });
            }
            Choice::Pendulum => self.have_gathered(seat, For::Pendulum),
            Choice::Special(card, line) => self.special(seat, card, line),
            Choice::Flip(card) => {
                // 10-11, 10-13
                self.happen(Event::Turned(card));
                self.turn_up(card, Lies::Attack);
                self.summoned(card, Summon::Flip.into(), seat);
            }
            Choice::Turn(card) => {
                self.happen(Event::Turned(card));
                let over = if self.object(card).lies == Lies::Attack { Lies::Defense } else { Lies::Attack };
                self.happen(Event::Lies(card, over));
            }
            _ => {}
        }
    }

    /// 10-8, 14-19
    fn set(&mut self, seat: Seat, card: CardId) {
        match self.sheet(card).kind {
            Kind::Monster => self.have_gathered(seat, For::Normal(card, Lies::Down)),
            Kind::Spell(Icon::Field) => {
                if let Some(before) = self.state.table().area(seat, Area::Field).first().copied() {
                    self.send(before, seat, Area::Graveyard, End::Top, Why::Left);
                }
                self.put(card, seat, Area::Field, Lies::Down, Why::Set);
            }
            Kind::Spell(_) | Kind::Trap(_) => self.put(card, seat, Area::Spells, Lies::Down, Why::Set),
        }
    }

    /// Before a phase is left the other player can activate something (22-5); then the phase goes on.
    pub(super) fn leave(&mut self, to: Phase) {
        let other = self.state.table().active.other();
        let mut options = self.activations(other, false);
        if options.is_empty() {
            return self.left(to);
        }
        options.push(Choice::Pass);
        self.ask(Task::Leave(to), other, Question::Answer, options);
    }

    pub(super) fn leave_answered(&mut self, seat: Seat, to: Phase, choice: Choice) {
        let Choice::Activate(card, line) = choice else { return self.left(to) };
        let fights = self.state.table().phase == Phase::Battle;
        self.begin_anew();
        self.push(if fights { Task::Fight } else { Task::Main });
        self.activate(seat, card, line);
    }

    fn left(&mut self, to: Phase) {
        use crate::engine::yugioh::state::Part;
        let fights = self.state.table().phase == Phase::Battle;
        self.push(if fights { Task::Step(Part::End) } else { Task::Start(to) });
    }

    /// The cards of a hand, to be chosen from.
    pub(super) fn hand(&self, seat: Seat) -> Vec<CardId> {
        self.state.table().area(seat, Area::Hand).to_vec()
    }
}
