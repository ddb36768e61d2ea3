//! Plain text: a card per line, headers or none; and the form a deck site exports.

mod about;
mod captions;
mod card;
mod edit;
mod read;
mod recount;
mod remarks;
mod sums;
mod table;
#[cfg(test)]
mod testing;
mod title;
mod write;

use super::{MAX_BYTES, Notation, Signs, one};

pub(super) use write::number_first;

/// `4 BT1-005 Name` below headers.
pub(super) static NOTATION: Notation = Notation {
    id: "text",
    about: "plain text, `4 BT1-005 Name`, read in all the shapes people paste",
    recognise: |_| true,
    read: read::read,
    write: write::write,
    edit: edit::text,
    most: MAX_BYTES,
    by_lines: true,
    many: one,
    holds_many: false,
    holds_name: true,
    holds_rules: true,
    signs: Signs::Shown,
    game: None,
};

/// `4 Name [BT1-005]` below `_____Main Deck_____`.
pub(super) static SITE: Notation = Notation {
    id: "site",
    about: "text export of a deck site, `4 Name [BT1-005]` below `_____Main Deck_____`",
    recognise: |text| text.lines().any(|line| line.starts_with("_____") && line.trim_end().ends_with("_____")),
    read: read::read,
    write: write::write_site,
    edit: edit::site,
    most: MAX_BYTES,
    by_lines: true,
    many: one,
    holds_many: false,
    holds_name: false,
    holds_rules: false,
    signs: Signs::Shown,
    game: None,
};
