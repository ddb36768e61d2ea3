//! What a name or a number with a slip in it may mean.

use crate::card::{Print, nearly_numbers};
use crate::catalog::{Catalog, Entry, Miss};
use crate::language::{Message, say};

/// Suggestions that are worth reading.
pub(super) const SUGGESTIONS: usize = 3;

/// What a number that no card has may mean but for a slip, in a sentence; `None` where nothing is near, or the text is
/// nothing like a number.
///
/// ```
/// use deckscouter::{app::near, catalog::Catalog};
/// let near = near::number_meant("BT1-O06", &Catalog::embedded()).unwrap();
/// assert_eq!(near.to_string(), "no card has the number BT1-O06; near it are BT1-006 Scheming Champa");
/// ```
pub fn number_meant(wanted: &str, catalog: &Catalog) -> Option<Message> {
    let is_mistyped = match wanted.parse::<Print>() {
        Ok(print) => catalog.get(&print.number).is_none(),
        Err(_) => nearly_numbers(wanted).any(|part| part == wanted),
    };
    let miss = is_mistyped.then(|| catalog.mistyped(wanted, None))?;
    let Miss::Mistyped { near, .. } = miss else { return None };
    near_number(wanted, near)
}

/// What a number with a slip in it somewhere in a text may mean, in a sentence.
///
/// ```
/// use deckscouter::{app::near, catalog::Catalog};
/// let near = near::number_within("red BT 1-006", &Catalog::embedded()).unwrap();
/// assert_eq!(near.to_string(), "no card has the number BT 1-006; near it are BT1-006 Scheming Champa");
/// ```
pub fn number_within(text: &str, catalog: &Catalog) -> Option<Message> {
    let Err(Miss::Mistyped { written, near }) = catalog.find(None, Some(text)) else { return None };
    near_number(&written, near)
}

/// That no card has a number, and which are near it; `None` where none is.
fn near_number(number: &str, near: Vec<&Entry>) -> Option<Message> {
    let near: Vec<String> = near.into_iter().take(SUGGESTIONS).map(Entry::label).collect();
    (!near.is_empty()).then(|| say!("near-number", number = number, cards = near.join(", ")))
}
