//! How scripts and their failures speak of players, and of cards that have no id.

use crate::engine::Seat;

/// A seat by the word that a reference begins with.
pub(super) fn whose(text: &str) -> (Option<Seat>, &str) {
    match text.split_once('.') {
        Some(("you", rest)) => (Some(Seat::A), rest),
        Some(("opponent", rest)) => (Some(Seat::B), rest),
        _ => (None, text),
    }
}

/// A name as an id: what is not a letter or a digit parts its words.
pub(super) fn slug(name: &str) -> String {
    name.to_lowercase()
        .split(|c: char| !c.is_alphanumeric())
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join("-")
}
