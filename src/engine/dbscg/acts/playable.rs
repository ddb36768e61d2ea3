//! This game as every game is to players and simulations. Where the game has a method of the same name, that is the one
//! which is called here.

use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::facts::view::{Offer, View};
use crate::engine::dbscg::state::State;
use crate::engine::dbscg::state::decision::Choice;
use crate::engine::{Offers, Outcome, Playable, Refused, Rng, Seat, Step};

impl Playable for Game {
    type Choice = Choice;
    type Known<'g> = View<'g>;
    type Saved = State;

    fn step(&mut self) -> Step {
        Self::step(self)
    }

    fn options(&self) -> &[Choice] {
        self.decision().map_or(&[], |decision| &decision.options)
    }

    fn answer(&mut self, at: usize) -> Result<(), Refused> {
        let decision = self.decision().ok_or(Refused::NothingToDecide)?;
        let choice = *decision.options.get(at).ok_or(Refused::NotAnOption)?;
        self.take(choice);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.outcome
    }

    fn turn(&self) -> u16 {
        self.state.turn
    }

    fn first(&self) -> Seat {
        self.state.first_player
    }

    fn known_to(&self, seat: Seat) -> View<'_> {
        self.view(seat)
    }

    fn save(&self) -> State {
        self.state.clone()
    }

    fn go_on_from(&mut self, saved: State) {
        self.set_state(saved);
    }
}

impl Offers for View<'_> {
    type Game = Game;

    fn possible(&self, rng: &mut Rng) -> Game {
        let once = Game::dealt_anew(self.game(), self.seat().unwrap_or(Seat::A), rng);
        if self.seat().is_some() { once } else { Game::dealt_anew(&once, Seat::B, rng) }
    }

    fn offers(&self) -> usize {
        Self::offers(self)
    }

    fn pass(&self) -> Option<usize> {
        let passes = |at: &usize| matches!(self.offer(*at), Some(Offer::Open(Choice::Pass | Choice::Done)));
        (0..Self::offers(self)).rev().find(passes)
    }
}
