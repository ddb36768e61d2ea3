//! A hand as it is written on the command line.

use super::Failure;
use crate::app::Pile;
use crate::card::{Print, fold};
use crate::catalog::Entry;
use crate::language::say;

/// Hands beyond this have more sets of cards than anybody would read.
const LARGEST_HAND: u32 = 12;

/// The size of a hand that is not too large.
pub(super) fn of_size(size: u32, rules: &str) -> Result<usize, Failure> {
    if size > LARGEST_HAND {
        let failure = Failure::told(&say!("asked-hand-too-large", size = size, rules = rules));
        return Err(failure.advice(&say!("asked-no-hand")));
    }
    Ok(size as usize)
}

/// The cards of a hand as it is written. Names may hold commas, so the longest run of parts that is a card is one.
pub(super) fn hand_of<'a>(deck: &Pile<'a>, text: &str, size: u32, rules: &str) -> Result<Vec<&'a Entry>, Failure> {
    let size = of_size(size, rules)?;
    let parts: Vec<&str> = text.split(',').collect();
    let (mut hand, mut at) = (Vec::new(), 0);
    while at < parts.len() {
        let runs = (at + 1..=parts.len().min(at + 4)).rev();
        let found =
            runs.map(|end| (end, cards_called(deck, &parts[at..end].join(",")))).find(|(_, cards)| !cards.is_empty());
        match found {
            Some((end, cards)) if cards.len() == 1 => {
                hand.extend(cards);
                at = end;
            }
            Some((end, cards)) => {
                let called = parts[at..end].join(",");
                let numbers: Vec<&str> = cards.iter().map(|entry| entry.card.number.as_str()).collect();
                let (count, list) = (cards.len(), &deck.name);
                let what = say!("asked-hand-called", count = count, list = list, name = called.trim());
                return Err(Failure::told(&what).advice(&say!("asked-number-of", numbers = numbers.join(", "))));
            }
            None => {
                let part = parts[at].trim();
                let failure = Failure::told(&say!("asked-hand-absent", card = part, list = &deck.name));
                return Err(failure.advice(&deck.near(part)));
            }
        }
    }
    if hand.len() != size {
        return Err(Failure::told(&say!("asked-hand-size", cards = hand.len(), rules = rules, size = size)));
    }
    for (entry, copies) in &deck.cards {
        let number = &entry.card.number;
        let held = hand.iter().filter(|held| held.card.number == *number).count();
        if held > *copies as usize {
            let (card, list) = (number.as_str(), &deck.name);
            let what = say!("asked-hand-copies", held = held, card = card, list = list, copies = *copies);
            return Err(Failure::told(&what));
        }
    }
    Ok(hand)
}

/// The cards of the deck with a number, or with a name on one of their sides.
fn cards_called<'a>(deck: &Pile<'a>, text: &str) -> Vec<&'a Entry> {
    let entries = deck.cards.iter().map(|(entry, _)| *entry);
    if let Ok(print) = text.parse::<Print>() {
        return entries.filter(|entry| entry.card.number == print.number).collect();
    }
    let wanted = fold(text);
    entries.filter(|entry| entry.card.faces().any(|face| fold(&face.name) == wanted)).collect()
}
