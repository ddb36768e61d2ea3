//! What the words of a script mean in a game, and how failures speak of it.

use super::super::seats::{named, player, seat};
use super::super::spoken::{slug, whose};
use super::super::words;
use super::stage::AskedOf;
use super::{Run, Stage, Wanted, Wrong};
use crate::engine::CardId;
use crate::language::{Argument, Message, say};

impl<G: Stage> Run<'_, G> {
    /// A question as failures speak of it.
    pub(super) fn told(&self, asked: &AskedOf<G>) -> Message {
        let question: &'static str = asked.question.into();
        let choices = Argument::list(asked.options.iter().map(|option| self.game.said(*option)), ", ");
        say!("case-asked", who = player(asked.seat), question = format!("`{question}`"), choices = choices)
    }

    /// How the game has ended, or that it goes on.
    pub(super) fn over(&self) -> Message {
        self.game.outcome().map_or_else(|| say!("case-goes-on"), words::outcome)
    }

    /// Whether a text names what is chosen: a card, or a player.
    pub(in crate::sim::scenario) fn is_choice(&self, text: &str, choice: G::Choice) -> bool {
        match G::card_of(choice) {
            Some(card) => self.means(text, card),
            None => G::player_of(choice).is_some_and(|seat| named(text) == Some(seat)),
        }
    }

    /// One after the other, and then no more where fewer do.
    pub(in crate::sim::scenario) fn all_of(&self, asked: &AskedOf<G>, texts: &[String]) -> Option<Vec<G::Choice>> {
        let mut left = asked.options.clone();
        let mut out = Vec::new();
        for text in texts {
            let at = left.iter().position(|choice| self.is_choice(text, *choice))?;
            out.push(left.remove(at));
        }
        // Where as many as can be are chosen nothing more is asked; the answer is then none of the options.
        out.extend(asked.options.iter().copied().find(|choice| G::is_done(*choice)));
        Some(out)
    }

    /// Whether a text means a card.
    pub(in crate::sim::scenario) fn means(&self, text: &str, card: CardId) -> bool {
        let (seat, rest) = whose(text);
        if seat.is_some_and(|seat| self.game.holder(card) != seat) {
            return false;
        }
        if let Some(is_called) = seat.and_then(|_| self.game.is_called(card, rest)) {
            return is_called;
        }
        let (id, number) = match rest.split_once('#') {
            Some((id, number)) => (id, number.parse::<usize>().ok()),
            None => (rest, None),
        };
        match (self.names.get(id), number) {
            (Some(cards), Some(number)) => cards.get(number.wrapping_sub(1)) == Some(&card),
            (Some(cards), None) if cards.contains(&card) => true,
            // What comes into being in the game is called by its name in small letters.
            _ => !self.is_named(card) && slug(self.game.name(card)) == id,
        }
    }

    fn is_named(&self, card: CardId) -> bool {
        self.names.values().any(|cards| cards.contains(&card))
    }

    /// The card that a text means; that there is none is wrong.
    pub(in crate::sim::scenario) fn the(&self, text: &str, wrong: &mut Wrong) -> Option<CardId> {
        let card = self.game.cards().find(|card| self.means(text, *card));
        if card.is_none() {
            wrong.push(say!("expected-something", card = text));
        }
        card
    }

    /// Whether this is the question.
    pub(super) fn is_wanted(wanted: Wanted<G::Question>, asked: &AskedOf<G>) -> bool {
        let Wanted::Of(who, question) = wanted else { return false };
        question == asked.question && who.is_none_or(|who| seat(who) == asked.seat)
    }
}
