//! Names that several cards have.

use crate::catalog::{Entry, Miss};
use crate::language::{Argument, say};
use crate::legality::{Context, Finding};

/// More candidates than this are counted, not listed.
const SHOWN: usize = 6;

check! {
    /// Several cards have this name, and the line gives no number.
    ///
    /// # Why
    /// Cards of one name can differ in everything else, legality included. Only the number tells them apart.
    ///
    /// # Example
    /// `4 Son Goku`: dozens of cards are called that.
    ///
    /// # To mend it
    /// Put the number of the card you mean on the line.
    "DS0102" "ambiguous-name" Error
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let missed = context.resolution.missed.iter();
    missed
        .filter_map(|missed| {
            let Miss::Ambiguous(all) = &missed.miss else { return None };
            let name = missed.line.card.name.as_deref().unwrap_or_default();
            let finding = Finding::new(&CHECK, say!("several-cards-named", cards = all.len(), name = name))
                .cards(all.iter().map(|entry| &entry.card.number));
            Some(finding.map(|diagnostic| {
                let help = say!("put-number", cards = candidates(all));
                diagnostic.at(missed.line.places.line()).help(help)
            }))
        })
        .collect()
}

/// The cards that may be meant, up to so many that somebody reads them.
pub(super) fn candidates(all: &[&Entry]) -> Argument {
    let mut names: Vec<Argument> = all.iter().take(SHOWN).map(|entry| entry.label().into()).collect();
    if all.len() > SHOWN {
        names.push(say!("n-more", more = all.len() - SHOWN).into());
    }
    Argument::List(names, "; ")
}
