//! Numbers and names that no card has.

use std::cell::LazyCell;
use std::collections::BTreeSet;

use super::other_game;
use crate::card::{CardNumber, Game, Print};
use crate::catalog::{Entry, Miss};
use crate::deck::Places;
use crate::diagnostic::{Diagnostic, Edit, Safety, Span};
use crate::language::{Argument, say};
use crate::legality::resolve::Missed;
use crate::legality::{Context, Finding};

check! {
    /// No card has this number or this name.
    ///
    /// Case, full-width letters, odd dashes and print suffixes do not matter. What is left must be a card's number, or its
    /// whole name.
    ///
    /// # Why
    /// A near miss is not taken for the card it resembles: one sign makes another card.
    ///
    /// # Example
    /// `4 BT1-5` is no card number, nor is `4 BT1_005`; `BT1-005` is shown as a candidate.
    ///
    /// # To mend it
    /// Take one of the candidates, or bring the card with `--cards FILE` if our table does not have it yet.
    "DS0101" "unknown-card" Error
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let numbers = LazyCell::new(|| context.catalog.numbers());
    let sets = LazyCell::new(|| numbers.iter().map(CardNumber::set).collect::<BTreeSet<&str>>());
    // Sets of other games are no matter of their numbers alone.
    let is_of_none = |number: &CardNumber| {
        context.catalog.game() == Game::Dbscg && number.is_of_set() && !sets.contains(number.set())
    };
    let missed = context.resolution.missed.iter().filter(|missed| other_game::game_of(missed).is_none());
    missed.filter_map(|missed| finding(missed, is_of_none)).collect()
}

/// What is said of a line that means no card; `is_of_none` tells the numbers whose set nobody knows.
fn finding(missed: &Missed<'_>, is_of_none: impl Fn(&CardNumber) -> bool) -> Option<Finding> {
    let card = &missed.line.card;
    let (near, message) = match &missed.miss {
        Miss::UnknownNumber(near) => {
            let number = &card.print.as_ref()?.number;
            if near.is_empty() && is_of_none(number) {
                return Some(no_such_set(missed, number));
            }
            (near, say!("no-card-number", number = number.to_string()))
        }
        Miss::Mistyped { written, near } => (near, say!("no-card-number", number = written)),
        // See `unreadable-line`.
        Miss::UnknownName(_) if missed.is_prose() => return None,
        Miss::UnknownName(near) => (near, say!("no-card-name", name = card.name.as_deref()?)),
        Miss::Ambiguous(_) | Miss::Disagree(_) | Miss::Uncounted(_) | Miss::Apart(_) | Miss::Crowded(_) => return None,
    };
    let finding = Finding::new(&CHECK, message).cards(near.iter().map(|entry| &entry.card.number));
    Some(finding.map(|diagnostic| candidates(diagnostic.at(missed.line.places.line()), missed, near)))
}

/// A number of a set that nobody knows: of another game, perhaps, or newer than the table.
fn no_such_set(missed: &Missed<'_>, number: &CardNumber) -> Finding {
    let message = say!("no-such-set", number = number.to_string(), set = number.set());
    let place = missed.line.places.line();
    Finding::new(&CHECK, message).map(|diagnostic| diagnostic.at(place).help(say!("other-game-or-newer")))
}

/// The suffix of a print, which stays.
fn suffix(missed: &Missed<'_>) -> Option<Box<str>> {
    missed.line.card.print.as_ref().and_then(|print| print.suffix.clone())
}

/// Where what stands for the number is written.
fn number_place(missed: &Missed<'_>) -> Option<Span> {
    let (places, card) = (Places::from(missed.line.places), &missed.line.card);
    let Miss::Mistyped { written, .. } = &missed.miss else { return places.number };
    let within = || Some((places.name?, card.name.as_deref()?.find(written.as_str())?));
    let in_name = within().map(|(name, at)| Span::new(name.start + at, name.start + at + written.len()));
    in_name.or(places.number.filter(|_| card.print.is_none()))
}

/// Shows what may have been meant. A single candidate comes with the edit that takes it.
fn candidates(diagnostic: Diagnostic, missed: &Missed<'_>, near: &[&Entry]) -> Diagnostic {
    match near {
        [] => diagnostic.help(say!("bring-card")),
        [only] => {
            let print = Print { number: only.card.number.clone(), suffix: suffix(missed) };
            let edit = number_place(missed).map(|span| Edit { span, text: print.to_string() });
            diagnostic.fix(Safety::Unsafe, say!("did-you-mean", card = only.label()), edit.into_iter().collect())
        }
        several => {
            let names = Argument::list(several.iter().map(|entry| entry.label()), "; ");
            diagnostic.help(say!("did-you-mean-one-of", cards = names))
        }
    }
}
