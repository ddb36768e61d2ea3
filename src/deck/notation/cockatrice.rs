//! A deck of Cockatrice (`.cod`): `<cockatrice_deck version="1"><zone name="main"><card number="4" name="…"/>…`.
//!
//! `number` is that of the copies. The card's own number is its `collectorNumber` or stands within the name; a number
//! within a set alone (`005`) is not put together with `setShortName`, for sets may be called anything. Besides `main` and
//! `side`, zones are called by our words. Comments, tags and plans for sideboarding are not read.

use std::fmt::Write as _;

use super::xml::edit::Hand;
use super::xml::{self, Form, escaped};
use super::{MAX_BYTES, Notation, Signs, WriteError, legible, one, with_shown_names, words};
use crate::card::{Print, Section};
use crate::deck::{CardRef, Deck, Line, header};

pub(super) static NOTATION: Notation = Notation {
    id: "cod",
    about: "a deck of Cockatrice, with the leader as a zone of its own",
    recognise: |text| xml::holds(text, FORM.root),
    read: |text| vec![xml::read(text, &FORM)],
    write,
    edit: |editing, change| HAND.edit(editing, change),
    most: MAX_BYTES,
    by_lines: false,
    many: one,
    holds_many: false,
    holds_name: true,
    holds_rules: false,
    signs: Signs::Shown,
    game: None,
};

static FORM: Form = Form {
    root: "cockatrice_deck",
    deck_name: Some("deckname"),
    section: "zone",
    meaning: |name| Section::from_id(name).or_else(|| header::section(name)),
    count: "number",
    number: "collectorNumber",
    name: |card| card.attribute("name").unwrap_or_default().to_owned(),
    lacking: || crate::language::say!("xml-card-lacks-name"),
};

const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<cockatrice_deck version=\"1\">\n";

fn write(deck: &Deck) -> Result<String, WriteError> {
    let deck = &with_shown_names(deck);
    let name = deck.name.as_deref().and_then(words);
    let named = format!("  <deckname>{}</deckname>\n", escaped(name.as_deref().unwrap_or_default()));
    let head = format!("{HEAD}{named}  <comments></comments>\n");
    if xml::read(&format!("{head}</cockatrice_deck>"), &FORM).deck.name != name {
        return Err(WriteError::DeckName { notation: NOTATION.id, name: name.unwrap_or_default() });
    }
    let mut out = head;
    for section in Section::ALL {
        let zone = format!("  {}\n", beginning(section));
        let only =
            |card: &str| xml::only_line(&format!("<cockatrice_deck>{zone}{card}</zone></cockatrice_deck>"), &FORM);
        let card = |line: &Line| legible(line, NOTATION.id, |card| vec![element(line.count, card)], only);
        let cards = deck.section(section).map(card).collect::<Result<Vec<String>, _>>()?;
        if !cards.is_empty() {
            // Writing to a string cannot fail.
            let _ = write!(out, "{zone}    {}\n  </zone>\n", cards.join("\n    "));
        }
    }
    Ok(out + "</cockatrice_deck>\n")
}

static HAND: Hand = Hand { form: &FORM, card: element, section: beginning };

fn beginning(section: Section) -> String {
    format!("<zone name=\"{}\">", section.id())
}

/// A card; one without a name goes by its number, in brackets where that is known nowhere else.
fn element(count: u32, card: &CardRef) -> String {
    let print = card.print.as_ref().map(ToString::to_string);
    match (&card.name, print) {
        (Some(name), Some(print)) => {
            format!("<card number=\"{count}\" name=\"{}\" collectorNumber=\"{print}\"/>", escaped(name))
        }
        (name, print) => {
            let print = print.map(|print| Print::among_words(&print).map_or(format!("[{print}]"), |_| print));
            let name = name.as_deref().or(print.as_deref()).unwrap_or_default();
            format!("<card number=\"{count}\" name=\"{}\"/>", escaped(name))
        }
    }
}
