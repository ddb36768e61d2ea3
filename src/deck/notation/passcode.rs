//! Cards of Yu-Gi-Oh! by their passcodes.

use crate::card::{CardNumber, Print};
use crate::deck::CardRef;

/// Whether a card may have a passcode: it has one to nine digits.
pub(super) const fn is_passcode(code: u32) -> bool {
    0 < code && code < 1_000_000_000
}

/// A card by its passcode.
pub(super) fn card(code: u32) -> CardRef {
    let print = Print { number: CardNumber::from_passcode(code), suffix: None };
    CardRef { print: Some(print), ..CardRef::default() }
}
