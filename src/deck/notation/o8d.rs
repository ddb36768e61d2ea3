//! A deck of OCTGN (`.o8d`): `<deck game="…"><section name="Main"><card qty="4" id="…">Name</card>…`.
//!
//! OCTGN knows cards by GUIDs, which the definition of a game gives them; of this game none is known. So the number
//! stands as the `id`, where it reads back, and `game` is the GUID that means none: whoever defines the game replaces
//! both. Where an `id` is a GUID, the card is what its text says. OCTGN calls a deck by its file, and notes belong to its
//! owner: neither is taken for the deck's name.

use std::fmt::Write as _;

use super::xml::edit::Hand;
use super::xml::{self, Form, escaped};
use super::{MAX_BYTES, Notation, Signs, WriteError, legible, one, with_shown_names};
use crate::card::Section;
use crate::deck::{CardRef, Deck, Line, header};

pub(super) static NOTATION: Notation = Notation {
    id: "o8d",
    about: "a deck of OCTGN, with numbers as ids: no GUIDs are known",
    // Any XML that is nothing else ends here, so that its faults are named.
    recognise: |text| text.trim_start().starts_with("<?xml") || xml::holds(text, FORM.root),
    read: |text| vec![xml::read(text, &FORM)],
    write,
    edit: |editing, change| HAND.edit(editing, change),
    most: MAX_BYTES,
    by_lines: false,
    many: one,
    holds_many: false,
    holds_name: false,
    holds_rules: false,
    signs: Signs::Shown,
    game: None,
};

static FORM: Form = Form {
    root: "deck",
    deck_name: None,
    section: "section",
    meaning: header::section,
    count: "qty",
    number: "id",
    name: xml::content,
    lacking: || crate::language::say!("xml-card-lacks-name-or-id"),
};

const HEAD: &str = "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n\
                    <deck game=\"00000000-0000-0000-0000-000000000000\">\n";

fn write(deck: &Deck) -> Result<String, WriteError> {
    let deck = &with_shown_names(deck);
    let mut out = HEAD.to_owned();
    for section in Section::ALL {
        let head = format!("  {}\n", beginning(section));
        let only = |card: &str| xml::only_line(&format!("<deck>{head}{card}</section></deck>"), &FORM);
        let card = |line: &Line| legible(line, NOTATION.id, |card| vec![element(line.count, card)], only);
        let cards = deck.section(section).map(card).collect::<Result<Vec<String>, _>>()?;
        if !cards.is_empty() {
            // Writing to a string cannot fail.
            let _ = write!(out, "{head}    {}\n  </section>\n", cards.join("\n    "));
        }
    }
    Ok(out + "</deck>\n")
}

static HAND: Hand = Hand { form: &FORM, card: element, section: beginning };

fn beginning(section: Section) -> String {
    format!("<section name=\"{section}\" shared=\"False\">")
}

fn element(count: u32, card: &CardRef) -> String {
    let id = card.print.as_ref().map(|print| format!(" id=\"{print}\"")).unwrap_or_default();
    format!("<card qty=\"{count}\"{id}>{}</card>", escaped(card.name.as_deref().unwrap_or_default()))
}
