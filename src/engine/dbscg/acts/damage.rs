//! Drawing, discarding, damage (4-9, 4-10).

use crate::ability::Area;
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::happening::{By, Happening};
use crate::engine::dbscg::ids::{CardId, Seat};
use crate::engine::dbscg::state::decision::{Choice, Decision, Question};
use crate::engine::dbscg::state::event::{Cause, Event};
use crate::engine::dbscg::state::proposed::Proposed;
use crate::engine::dbscg::state::task::{Harm, Task};

impl Game {
    /// 4-9: cards are drawn one by one, each of them an event that something else may take the place of (8-9-1); a player
    /// who draws the last loses at once (9-2).
    pub(crate) fn draw(&mut self, seat: Seat, left: u16, by: By) {
        self.draw_as(Cause::Draw, seat, left, by);
    }

    /// What is left of a draw; by 4.00, 5-1-5, it is one event with what has been drawn.
    pub(crate) fn draw_on(&mut self, seat: Seat, left: u16, by: By) {
        let cause = if self.edition.has(Point::DrawingCountsOnce) { Cause::DrawOn } else { Cause::Draw };
        self.draw_as(cause, seat, left, by);
    }

    fn draw_as(&mut self, cause: Cause, seat: Seat, left: u16, by: By) {
        let Some(rest) = left.checked_sub(1) else { return };
        if rest > 0 {
            self.push(Task::DrawOn(seat, rest, by));
        }
        let stays = |card: &CardId| by.source().is_some_and(|by| self.is_kept(*card, by, Some(Area::Hand)));
        // 4-9-1, 1-3-3: to draw is to add the top card of the deck to the hand.
        if let Some(card) = self.state.cards(seat, Area::Deck).first().copied().filter(|card| !stays(card)) {
            let to = self.place(card, Area::Hand);
            self.propose(Proposed::Move { card, to, cause, by });
        }
    }

    /// 4-9-4.
    pub(crate) fn draw_up_to(&mut self, seat: Seat, left: u16, answer: Option<Choice>) {
        if left == 0 {
            return;
        }
        match answer {
            None => {
                let options = vec![Choice::Yes, Choice::Pass];
                let decision = Decision { seat, question: Question::DrawMore, source: None, options };
                self.ask(decision, Task::DrawUpTo(seat, left));
            }
            Some(Choice::Yes) => {
                let by = self.by(Cause::Skill);
                self.then([Task::Draw(seat, 1, by), Task::DrawUpTo(seat, left - 1)]);
            }
            Some(_) => {}
        }
    }

    /// Players choose so many cards of their hands each, in turn order (1-3-4); then those go to the Drop Area.
    pub(crate) fn discard(&mut self, mut seats: Vec<Seat>, n: u16, mut picked: Vec<CardId>, answer: Option<Choice>) {
        if let Some(Choice::Card(card)) = answer {
            picked.push(card);
        }
        while let Some(seat) = seats.first().copied() {
            let mut hand = self.discardable(seat, self.frame().source.card);
            let all = hand.len();
            hand.retain(|card| !picked.contains(card));
            // 8-5-3-3: as many as there are.
            if all - hand.len() < usize::from(n) && !hand.is_empty() {
                let options = hand.into_iter().map(Choice::Card).collect();
                let decision = Decision { seat, question: Question::Discard, source: None, options };
                self.ask(decision, Task::Discard(seats, n, picked));
                return;
            }
            seats.remove(0);
        }
        for card in picked {
            let place = self.place(card, Area::Drop);
            self.propose_move(card, place, Cause::Skill);
        }
    }

    /// 4-10-2: damage is taken one card at a time, each of the player's choice, or of the other's if a card says so;
    /// \[Critical\] sends it to the Drop Area (10-6-1).
    pub(crate) fn damage(&mut self, harm: Harm, answer: Option<Choice>) {
        if harm.left == 0 {
            return;
        }
        let Some(Choice::Card(card)) = answer else {
            let life = self.state.cards(harm.seat, Area::Life).iter().copied();
            let options: Vec<Choice> = life.map(Choice::Card).collect();
            let decision = Decision { seat: harm.picker, question: Question::Life, source: None, options };
            self.ask(decision, Task::Damage(harm));
            return;
        };
        self.push(Task::Damaged(Harm { left: harm.left - 1, ..harm }));
        let place = self.place(card, if harm.critical { Area::Drop } else { Area::Hand });
        let (to, by) = (place, harm.by);
        self.propose(Proposed::Move { card, to, cause: Cause::Damage, by });
    }

    /// One damage has been taken; the rest follows.
    pub(crate) fn damaged(&mut self, harm: Harm) {
        self.note(Event::Damaged(harm.seat, 1));
        if harm.left > 0 {
            self.push(Task::Damage(harm));
        } else {
            self.happen(Happening::Damaged(harm.seat, harm.by));
        }
    }
}
