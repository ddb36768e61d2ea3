//! Numbers and names that no card has.

use super::other_game;
use crate::card::Print;
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
    let missed = context.resolution.missed.iter();
    missed.filter(|missed| other_game::game_of(missed).is_none()).filter_map(finding).collect()
}

fn finding(missed: &Missed<'_>) -> Option<Finding> {
    let card = &missed.line.card;
    let (near, message) = match &missed.miss {
        Miss::UnknownNumber(near) => {
            let number = card.print.as_ref().map(|print| print.number.to_string())?;
            (near, say!("no-card-number", number = number))
        }
        Miss::Mistyped { written, near } => (near, say!("no-card-number", number = written)),
        // See `unreadable-line`.
        Miss::UnknownName(_) if missed.is_prose() => return None,
        Miss::UnknownName(near) => (near, say!("no-card-name", name = card.name.as_deref()?)),
        Miss::Ambiguous(_) | Miss::Disagree(_) | Miss::Uncounted(_) | Miss::Crowded(_) => return None,
    };
    let finding = Finding::new(&CHECK, message).cards(near.iter().map(|entry| &entry.card.number));
    Some(finding.map(|diagnostic| candidates(diagnostic.at(missed.line.places.line()), missed, near)))
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
