//! Lines that tell about the deck, behind a key: `Name: Fish`, `Player: Ann`, `Source: https://…`.

use super::remarks::is_comment;
use crate::deck::notation::{comment, csv, line, lines};
use crate::deck::{Deck, header};

/// Keys of the line that says what the deck is called.
const NAME: [&str; 11] = [
    "name",
    "deck name",
    "deckname",
    "deck title",
    "title",
    "nome",
    "nome mazzo",
    "nome del mazzo",
    "nome deck",
    "nom",
    "nom du deck",
];

/// Keys that say it too, unless what stands behind them is a card: they are also headers.
const CALLED: [&str; 5] = ["deck", "decklist", "deck list", "mazzo", "mazo"];

/// Keys of other lines that tell about the deck, not about a card.
const ABOUT: [&str; 30] = [
    "player",
    "player name",
    "author",
    "by",
    "date",
    "event",
    "tournament",
    "format",
    "notes",
    "note",
    "game",
    "source",
    "url",
    "http",
    "https",
    "created",
    "total",
    "description",
    "color",
    "colors",
    "colour",
    "colours",
    "archetype",
    "expect",
    "giocatore",
    "autore",
    "data",
    "joueur",
    "auteur",
    "torneo",
];

/// Those of them that may well hold the number of a card, as names may.
const REMARKS: [&str; 11] =
    ["archetype", "event", "tournament", "torneo", "notes", "note", "description", "source", "url", "http", "https"];

/// Those of them that hold addresses.
const LINKS: [&str; 4] = ["source", "url", "http", "https"];

/// Keys of lines about the deck that every list says of itself: nobody misses them.
const SUMMED: [&str; 2] = ["total", "game"];

/// The key of a line about the deck, in lower case, and its value, without the signs of bold letters: `**Name:** Fish`.
pub(super) fn keyed(line: &str) -> Option<(String, &str)> {
    let is_sign = |c: char| c == '*' || c == '_';
    let (key, value) = line.split_once([':', '：'])?;
    // A chat puts the sign of what it quotes before it.
    let key = key.trim_start_matches(|c: char| c.is_whitespace() || c == '>').trim_end();
    let plain = key.trim_start_matches(is_sign);
    let is_bold = plain.len() < key.len();
    let value = if is_bold { value.trim().trim_matches(is_sign) } else { value };
    Some((plain.trim_end_matches(is_sign).trim().to_lowercase(), value.trim()))
}

/// Whether a key is one of a line about the deck.
pub(super) fn is_key(key: &str) -> bool {
    NAME.contains(&key) || CALLED.contains(&key) || ABOUT.contains(&key) || key == "rules"
}

/// Whether a key and its value say what the deck is called. Below cards, `Deck: Fish` may be one more.
pub(super) fn says_name(key: &str, value: &str, is_above: bool) -> bool {
    let is_words = || line::read(value, None).is_ok_and(|line| line.bare) && !is_address(value);
    NAME.contains(&key) || is_above && CALLED.contains(&key) && is_words()
}

/// Takes a line about the deck; says whether it was one.
pub(super) fn tells(line: &str, deck: &mut Deck) -> bool {
    let Some((key, value)) = keyed(line) else { return false };
    match key.as_str() {
        key if says_name(key, value, deck.lines.is_empty()) => deck.name = Some(value.to_owned()),
        "rules" => deck.rules = Some(value.to_owned()),
        key => return ABOUT.contains(&key) || is_link(key, value),
    }
    true
}

fn is_address(value: &str) -> bool {
    value.contains("://") && !value.contains(char::is_whitespace)
}

/// `Deck: https://…`: where the list is from.
fn is_link(key: &str, value: &str) -> bool {
    CALLED.contains(&key) && is_address(value)
}

/// Whether a line is a comment, ends with one, or is a note about the deck that no notation holds.
pub(super) fn is_remark(written: &str) -> bool {
    let line = written.trim();
    let says = line.contains(char::is_alphanumeric) && !lines::is_expected(line);
    if !says || header::section(line).is_some() || csv::heads(line) {
        return false;
    }
    let is_note = |key: &str| ABOUT.contains(&key) && !SUMMED.contains(&key);
    is_comment(line)
        || comment::without(line).len() < line.len()
        || keyed(line).is_some_and(|(key, value)| is_note(&key) || is_link(&key, value))
}

/// Whether a line about the deck holds a card: `Total: 4 BT1-012 Hit`. A remark may name cards, a deck may be called after
/// one; with a number of copies beside it, it is a card of the list.
pub(super) fn hides_card(written: &str) -> bool {
    let line = written.trim();
    let Some((key, value)) = keyed(line).filter(|_| !is_comment(line)) else { return false };
    let remark = REMARKS.contains(&key.as_str()) || NAME.contains(&key.as_str());
    match line::read(value, None) {
        Ok(line) if line.card.print.is_some() && (line.counted || !remark) => true,
        _ if LINKS.contains(&key.as_str()) && !value.contains(char::is_whitespace) => false,
        // `BT1-006 x1 (SR)`: a count that shops' words hide is one, and so is one that hangs on a number.
        _ => line::holds_counted_number(value),
    }
}

#[cfg(test)]
mod tests {
    use super::super::read::read;
    use super::super::testing::{deck, said};

    #[test]
    fn a_deck_may_be_called_by_what_also_heads_cards() {
        for line in [
            "Deck: Fish",
            "Mazzo: Fish",
            "**Deck: Fish**",
            "**Name:** Fish",
            "Deckname: Fish",
            "**Deck:** Fish",
            "> **Deck:** Fish",
            "> Name: Fish",
            "Name：Fish",
        ] {
            let deck = deck(&format!("{line}\n4 BT1-006\n"));
            assert_eq!((deck.name.as_deref(), deck.lines.len()), (Some("Fish"), 1), "{line}");
        }
        let link = deck("Deck: https://decks.example/deck-123/4\n4 BT1-006\n");
        assert_eq!((link.name, link.lines.len()), (None, 1));
        for line in ["Deck: 4 Scheming Champa", "Deck: BT1-007", "Deck: Fish x2"] {
            assert_eq!(said(&format!("{line}\n4 BT1-006\n")).len(), 2, "{line}");
        }
        assert_eq!(said("4 BT1-006\nDeck: Scheming Champa\n").len(), 2);
        assert_eq!(deck("** Champa: the End **\n4 BT1-006\n").name.as_deref(), Some("Champa: the End"));
    }

    #[test]
    fn an_address_holds_no_card() {
        for line in [
            "Source: https://decks.example/deck-123/4",
            "https://decks.example/bird-bt1-062-fish/4",
            "Notes: see https://decks.example/bird-bt1-062-fish/4",
        ] {
            assert_eq!(deck(&format!("{line}\n4 BT1-005\n")).lines.len(), 1, "{line}");
        }
    }

    #[test]
    fn comments_and_notes_are_counted() {
        let text = "# a\nName: b\nLeader\nBT1-001\nNotes: c\n\n# Main Deck\n4 BT1-006 # d\n/* e\nf */\n";
        assert_eq!(read(text)[0].remarks, 4);
    }
}
