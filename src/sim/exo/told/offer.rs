//! What is asked, and what can be answered.

use super::{Told, called, player, written};
use crate::engine::Seat;
use crate::engine::exo::state::{Area, CardId, Choice, Question};
use crate::language::{Argument, Message, say};
use crate::sim::told;

impl Told<'_> {
    /// The question that waits, and for whom: `A: what to do in the Main Phase?`.
    pub fn question(self) -> Option<Message> {
        let asked = self.game.state().asked()?;
        let question = match asked.question {
            Question::Main => say!("asks-main"),
            Question::Attack => say!("exo-asks-attack"),
            Question::Answer => say!("exo-asks-answer"),
            Question::Order => say!("exo-asks-order"),
            Question::Use => say!("exo-asks-use"),
            Question::Target => say!("asks-target"),
            Question::Pay => say!("asks-price"),
            Question::Choose => say!("asks-choose"),
            Question::May => say!("asks-may"),
            Question::Crowded => say!("exo-asks-crowded"),
        };
        // What is used or played lies open to both.
        let card = self.game.asking().map(|card| called(self.game, card, true));
        Some(told::asked(player(asked.seat), question, card))
    }

    /// All answers, in order, where this player is asked.
    pub fn offers(self) -> impl Iterator<Item = Message> {
        let asked = self.game.state().asked().filter(|asked| self.to.hears_of(asked.seat));
        asked.into_iter().flat_map(move |asked| {
            asked.options.iter().map(move |choice| self.offered(asked.seat, asked.question, *choice))
        })
    }

    fn offered(self, seat: Seat, question: Question, choice: Choice) -> Message {
        match choice {
            Choice::Pass => match question {
                Question::Main => say!("exo-offers-end"),
                Question::Attack => say!("exo-offers-no-attack"),
                _ => say!("offers-pass"),
            },
            Choice::Battle => say!("exo-offers-battle"),
            Choice::Play(card, 0) => say!("offers-play", card = self.card(card)),
            Choice::Play(card, way) => say!("exo-offers-other-way", card = self.card(card), way = u32::from(way)),
            Choice::Use(card, line) | Choice::First(card, line) => self.effect(card, line),
            Choice::Attack(by, at) => {
                say!("offers-attack", guard = self.located(seat, at), card = self.located(seat, by))
            }
            Choice::Card(card) => self.located(seat, card),
            Choice::Done => say!("offers-done"),
            Choice::Yes => say!("offers-yes"),
            Choice::No => say!("offers-no"),
        }
    }

    /// An effect of a card that is known; of another, that there is one.
    fn effect(self, card: CardId, line: u8) -> Message {
        let object = self.game.state().table().card(card);
        let lines = &self.game.roster().face(object.sheet, object.back).lines;
        match lines.get(usize::from(line)).filter(|_| self.knows(card)) {
            Some(line) => say!("exo-offers-effect", card = self.card(card), effect = written(line)),
            None => self.card(card),
        }
    }

    /// A card and where it lies, unless that is the hand of who is asked.
    pub(super) fn located(self, seat: Seat, card: CardId) -> Message {
        let table = self.game.state().table();
        let object = table.card(card);
        if object.area == Area::Hand && object.holder == seat {
            return self.card(card);
        }
        let mut lies = vec![say!("exo-area-of", area = area_id(object.area), player = player(object.holder))];
        lies.extend(self.state_of(card));
        say!("card-lies", card = self.card(card), lies = Argument::list(lies, ", "))
    }

    /// What there is to say of a card beside its name: what it is, its force, its counters.
    pub(super) fn state_of(self, card: CardId) -> Vec<Message> {
        let table = self.game.state().table();
        let object = table.card(card);
        let mut said = Vec::new();
        if object.area == Area::Field {
            said.extend(table.is_leader(card).then(|| say!("exo-is-leader")));
            said.extend(self.game.is_vice(card).then(|| say!("exo-is-vice")));
            said.push(if object.up {
                say!("exo-has-force", force = self.game.force(card))
            } else {
                say!("exo-is-covered")
            });
        }
        let counters = object.counters.iter();
        said.extend(
            counters.map(|(kind, count)| say!("exo-has-counters", kind = kind.as_str(), count = u32::from(*count))),
        );
        said
    }
}

/// The word that the name of an area hangs on.
pub(super) fn area_id(area: Area) -> &'static str {
    area.into()
}
