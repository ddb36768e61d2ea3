//! A saved game that is played again: how it ended, or why it could not be played.

use super::told::{self, Telling};
use crate::engine::{Outcome, Seat};
use crate::language::{Lang, Message, say};
use crate::sim::edition::YUGIOH;
use crate::sim::refused;
use crate::sim::replay::{Replay, ReplayError, VERSION};

/// Who sits where with what, led by what, if anything leads it; and who answers.
pub fn sits(seat: Seat, deck: &str, leader: Option<&str>, by: &str) -> Message {
    let player = seat.to_string();
    match leader {
        Some(leader) => say!("replay-seat", player = player, deck = deck, leader = leader, by = by),
        None => say!("replay-seat-unled", player = player, deck = deck, by = by),
    }
}

/// Who played what.
pub fn seats(saved: &Replay) -> impl Iterator<Item = Message> {
    // In Yu-Gi-Oh! a card of the deck stands for its leader.
    let is_led = saved.rules != YUGIOH;
    Seat::BOTH.into_iter().zip(&saved.decks).map(move |(seat, deck)| {
        let leader = is_led.then_some(deck.leader.as_str());
        sits(seat, &deck.name, leader, &saved.players[seat as usize])
    })
}

/// That it ended as it was saved, or otherwise.
pub fn ended(saved: &Replay, alike: bool) -> Message {
    let choices = saved.choices.len();
    let outcome = saved.outcome.map_or_else(|| say!("replay-under-way"), told::outcome);
    if alike {
        say!("replay-as-saved", choices = choices, outcome = outcome)
    } else {
        say!("replay-otherwise", choices = choices)
    }
}

/// What is wrong with a saved game.
pub fn error(error: &ReplayError) -> Message {
    let ended = |outcome: &Option<Outcome>| outcome.map_or_else(|| say!("replay-no-end"), told::outcome);
    match error {
        ReplayError::NoGame => say!("replay-no-game"),
        ReplayError::Twice(why) => say!("replay-twice", why = why),
        ReplayError::Part { place, reason } => say!("replay-part", place = place, why = reason),
        ReplayError::Version(version) => say!("replay-version", version = *version, ours = VERSION),
        ReplayError::Rules(why) => why.clone(),
        ReplayError::UnknownCard(card) => say!("replay-card", card = card.as_str()),
        ReplayError::TooManyCards(seat, cards) => {
            say!("replay-too-many-cards", player = seat.to_string(), cards = *cards)
        }
        ReplayError::Setup(error) => refused::setup(error),
        ReplayError::Decks(error) => error.clone(),
        ReplayError::NoSuchChoice { at, of, choice } => {
            say!("replay-no-such-choice", at = *at, of = *of, choice = *choice)
        }
        ReplayError::ChoicesLeft { used, left } => say!("replay-choices-left", used = *used, left = *left),
        ReplayError::ConcededLate(seat) => say!("replay-conceded-late", player = seat.to_string()),
        ReplayError::Outcome { found, saved } => {
            say!("replay-other-outcome", found = ended(found), saved = ended(saved))
        }
        ReplayError::Log { found, saved } => say!("replay-other-log", found = found, saved = saved),
    }
}

/// What could have been chosen where a choice is not offered, line by line, with the numbers that mean it.
pub fn offered<G: Telling>(game: &G, lang: Lang) -> Vec<String> {
    let Some(seat) = game.asked() else { return Vec::new() };
    let question = game.question_to(seat).map(|question| question.text(lang));
    let offers = game.offers_to(seat);
    let offers = offers.iter().enumerate().map(|(at, offer)| format!("{at:3}  {}", offer.text(lang)));
    question.into_iter().chain(offers).collect()
}
