//! A hand as it is written on the command line.

use super::Failure;
use crate::app::Pile;
use crate::card::{Print, fold};
use crate::catalog::Entry;

/// Hands beyond this have more sets of cards than anybody would read.
const LARGEST_HAND: u32 = 12;

/// The size of a hand that is not too large.
pub(super) fn of_size(size: u32, rules: &str) -> Result<usize, Failure> {
    if size > LARGEST_HAND {
        return Err(Failure::say(format!(
            "an opening hand of {size} cards, as under {rules}, is too large for --hand"
        ))
        .help("leave --hand out: the table tells what to keep"));
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
                return Err(Failure::say(format!(
                    "--hand: {} cards of {} are called {}",
                    cards.len(),
                    deck.name,
                    called.trim()
                ))
                .help(format!("name one by its number: {}", numbers.join(", "))));
            }
            None => {
                let part = parts[at].trim();
                return Err(Failure::say(format!("--hand: `{part}` is not in the main deck of {}", deck.name))
                    .help(deck.near(part)));
            }
        }
    }
    if hand.len() != size {
        let cards = if hand.len() == 1 { "1 card".to_owned() } else { format!("{} cards", hand.len()) };
        return Err(Failure::say(format!("--hand has {cards}; under {rules} an opening hand has {size}")));
    }
    for (entry, copies) in &deck.cards {
        let number = &entry.card.number;
        let held = hand.iter().filter(|held| held.card.number == *number).count();
        if held > *copies as usize {
            return Err(Failure::say(format!(
                "--hand has {held} copies of {number}; the main deck of {} has {copies}",
                deck.name
            )));
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
