//! The words that lists use for their sections.

use crate::card::{Section, fold};

/// The section that a header means, whatever its decoration: `_____Main Deck_____`, `[Side]`, `## Leader (1)`.
pub(super) fn section(text: &str) -> Option<Section> {
    if text.len() > 60 {
        return None;
    }
    let folded = fold(text);
    // A header may count its cards: `Main Deck (50)`, `Battle Cards: 38`, `Leader - 1 card`, `Main Deck x50`.
    let words = ["cards", "card", "carte", "carta", "cartes"].iter().find_map(|noun| {
        let counted = folded.strip_suffix(noun)?.strip_suffix(' ')?;
        let words = counted.trim_end_matches(|c: char| c.is_ascii_digit());
        (words.len() < counted.len()).then(|| words.trim_end())
    });
    let words = words.unwrap_or_else(|| folded.trim_end_matches(|c: char| c.is_ascii_digit() || c == ' '));
    let words = words.strip_suffix(" x").unwrap_or(words);
    WORDS.iter().find(|(_, names)| names.contains(&words)).map(|(section, _)| *section)
}

/// Folded header words in English, Italian and French. Kinds of cards head parts of the main deck.
const WORDS: [(Section, &[&str]); 7] = [
    (Section::Leader, &["leader", "leaders", "leader card", "ruler", "carta leader", "carte leader"]),
    (
        Section::Main,
        &[
            "main",
            "main deck",
            "maindeck",
            "mainboard",
            "deck",
            "decklist",
            "deck list",
            "cards",
            "battle",
            "battles",
            "battle card",
            "battle cards",
            "extra",
            "extras",
            "extra card",
            "extra cards",
            "unison",
            "unisons",
            "unison card",
            "unison cards",
            "mazzo",
            "mazzo principale",
            "carte combattimento",
            "carte battaglia",
            "carte extra",
            "carte unison",
            "deck principal",
            "cartes de combat",
            "cartes combat",
            "cartes extra",
        ],
    ),
    (
        Section::Side,
        &[
            "side",
            "side deck",
            "sidedeck",
            "sideboard",
            "side board",
            "mazzo laterale",
            "mazzo side",
            "riserva",
            "side cards",
            "reserve",
            "sb",
        ],
    ),
    (
        Section::Z,
        &[
            "z", "z deck", "zdeck", "z cards", "z card", "z leader", "z battle", "z extra", "z unison", "mazzo z",
            "deck z",
        ],
    ),
    (Section::Extra, &["extra deck"]),
    (Section::Stones, &["magic stone deck", "magic stones", "stone deck", "stones"]),
    (Section::Evolution, &["evolution deck", "evolutions", "mazzo evoluzioni"]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_are_known_through_their_decoration() {
        for (text, meant) in [
            ("_____Main Deck_____", Section::Main),
            ("== Z Deck ==", Section::Z),
            ("[Side]", Section::Side),
            ("## LEADER (1)", Section::Leader),
            ("Battle Cards: 38", Section::Main),
            ("Main Deck - 50 cards", Section::Main),
            ("Side Deck (12 carte)", Section::Side),
            ("Main Deck x50", Section::Main),
            ("Mazzo Principale", Section::Main),
        ] {
            assert_eq!(section(text), Some(meant), "{text}");
        }
        assert_eq!(section("Leader of the pack"), None);
    }

    #[test]
    fn every_section_has_its_title_as_a_header() {
        for known in Section::ALL {
            assert_eq!(section(known.title()), Some(known));
            assert_eq!(Section::from_id(known.id()), Some(known));
        }
    }
}
