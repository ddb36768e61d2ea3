//! A card that the user names, by its number or its name.

use super::Failure;
use crate::card::Print;
use crate::catalog::{Catalog, Entry, Miss};
use crate::report::card;

/// More cards of one name than this are counted, not listed.
const SHOWN: usize = 20;

/// The card of a number or a name; of several with one name, the only one that `fits`.
///
/// # Errors
/// Where there is none, or more than one; the failure names what may be meant.
pub(super) fn card<'c>(
    catalog: &'c Catalog,
    wanted: &str,
    fits: impl Fn(&Entry) -> bool,
) -> Result<&'c Entry, Failure> {
    let print: Option<Print> = wanted.parse().ok();
    let miss = match catalog.find(print.as_ref(), print.is_none().then_some(wanted)) {
        Ok(found) => return Ok(found.entry),
        Err(miss) => miss,
    };
    let Miss::Ambiguous(all) = &miss else { return Err(nobody(wanted, &miss)) };
    let fitting: Vec<&Entry> = all.iter().copied().filter(|entry| fits(entry)).collect();
    match fitting.as_slice() {
        [one] => Ok(one),
        [] => Err(nobody(wanted, &miss)),
        _ => Err(nobody(wanted, &Miss::Ambiguous(fitting))),
    }
}

/// What a person wanted means no single card: the candidates, a line each.
pub(super) fn nobody(wanted: &str, miss: &Miss<'_>) -> Failure {
    let (what, near) = match miss {
        Miss::Uncounted(entry) => (format!("there is no card `{wanted}`"), &vec![*entry]),
        Miss::Ambiguous(all) => (format!("{} cards are called `{wanted}`", all.len()), all),
        Miss::UnknownNumber(near) | Miss::UnknownName(near) | Miss::Disagree(near) => {
            (format!("there is no card `{wanted}`"), near)
        }
    };
    let mut lines: Vec<String> = near.iter().take(SHOWN).map(|entry| card::brief(&entry.card)).collect();
    if near.len() > SHOWN {
        lines.push(format!("and {} more", near.len() - SHOWN));
    }
    let failure = Failure::say(what);
    let lead = if matches!(miss, Miss::Ambiguous(_)) { "name one by its number:" } else { "did you mean" };
    let help = format!("{lead}\n  {}", lines.join("\n  "));
    if lines.is_empty() { failure } else { failure.help(help) }
}
