//! What is said where a number or a name means no card, or more than one.

use super::Failure;
use crate::catalog::Miss;
use crate::report::card;

/// More cards of one name than this are counted, not listed.
const SHOWN: usize = 20;

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
