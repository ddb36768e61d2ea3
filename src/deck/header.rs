//! The words that lists use for their sections.

use crate::card::{Game, Print, Section, fold};

/// The section that a header means, whatever its decoration: `_____Main Deck_____`, `[Side]`, `## Leader (1)`.
pub(super) fn section(text: &str) -> Option<Section> {
    if text.len() > 60 {
        return None;
    }
    if let Some((_, section)) = PILES.iter().find(|(pile, _)| text.trim().eq_ignore_ascii_case(pile)) {
        return Some(*section);
    }
    // `Leader: 1-084` and `[Leader] 83326048` are cards.
    let is_number = |word: &str| {
        let print = word.trim_matches(|c: char| !c.is_alphanumeric()).parse::<Print>();
        // `//deck-1` is a header.
        print.is_ok_and(|print| print.number.set().contains(|c: char| c.is_ascii_digit()) || print.number.index() > 9)
    };
    if text.split_whitespace().any(is_number) {
        return None;
    }
    let folded = fold(text);
    // `Leader: 83326048` is no header with its count.
    if folded.split(' ').any(|word| word.len() > 4 && word.bytes().all(|b| b.is_ascii_digit())) {
        return None;
    }
    // A header may count its cards: `Main Deck (50)`, `Battle Cards: 38`, `Leader - 1 card`, `Main Deck x50`.
    let words = ["cards", "card", "carte", "carta", "cartes", "karten", "cartas"].iter().find_map(|noun| {
        let counted = folded.strip_suffix(noun)?.strip_suffix(' ')?;
        let words = counted.trim_end_matches(|c: char| c.is_ascii_digit());
        (words.len() < counted.len()).then(|| words.trim_end())
    });
    let words = words.unwrap_or_else(|| folded.trim_end_matches(|c: char| c.is_ascii_digit() || c == ' '));
    let words = words.strip_suffix(" x").unwrap_or(words);
    WORDS.iter().find(|(_, names)| names.contains(&words)).map(|(section, _)| *section)
}

/// The game whose lists alone have such a header.
pub(super) fn game(text: &str) -> Option<Game> {
    match section(text)? {
        Section::Stones => Some(Game::ForceOfWill),
        Section::Evolution => Some(Game::Exo),
        Section::Leader if fold(text).starts_with("ruler") => Some(Game::ForceOfWill),
        // The Extra Deck of one game is a heap of Extra Cards in another.
        _ => None,
    }
}

/// Headers of a site that numbers the piles of a player: the second deck is that of magic stones.
const PILES: [(&str, Section); 2] = [("//deck-2", Section::Stones), ("//play-1", Section::Leader)];

/// Folded header words in English, Italian, French, German and Spanish. Kinds of cards head parts of the main deck.
const WORDS: [(Section, &[&str]); 7] = [
    (
        Section::Leader,
        &[
            "leader",
            "leaders",
            "leader card",
            "ruler",
            "rulers",
            "carta leader",
            "carte leader",
            "chef",
            "anfuhrer",
            "lider",
        ],
    ),
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
            "monsters",
            "monster cards",
            "spells",
            "spell cards",
            "traps",
            "trap cards",
            "mostri",
            "magie",
            "trappole",
            "monstres",
            "magies",
            "pieges",
            "resonators",
            "chants",
            "additions",
            "regalia",
            "haupt",
            "hauptdeck",
            "mazo",
            "mazo principal",
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
            "mazzo secondario",
            "deck secondaire",
            "deck annexe",
            "seite",
            "nebendeck",
            "banquillo",
        ],
    ),
    (
        Section::Z,
        &[
            "z", "z deck", "zdeck", "z cards", "z card", "z leader", "z battle", "z extra", "z unison", "mazzo z",
            "deck z",
        ],
    ),
    (Section::Extra, &["extra deck", "fusion deck"]),
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
            ("###Ruler", Section::Leader),
            ("###Stone deck", Section::Stones),
            ("//deck-1", Section::Main),
            ("//deck-2", Section::Stones),
            ("//play-1", Section::Leader),
            ("//sideboard-1", Section::Side),
            ("Deck (2)", Section::Main),
            ("Monsters (20)", Section::Main),
            ("Traps: 8", Section::Main),
            ("Fusion Deck", Section::Extra),
            ("Resonators (4)", Section::Main),
            ("Mazzo secondario", Section::Side),
            ("Chef", Section::Leader),
            ("Deck annexe", Section::Side),
            ("Anführer", Section::Leader),
            ("Hauptdeck (50 Karten)", Section::Main),
            ("Líder", Section::Leader),
            ("Banquillo", Section::Side),
        ] {
            assert_eq!(section(text), Some(meant), "{text}");
        }
        assert_eq!(section("Leader of the pack"), None);
        for text in ["Leader: 83326048", "Leader: 1-084", "Leader [1-084]", "Main Deck BT1-006", "Leader: 27551"] {
            assert_eq!(section(text), None, "{text}");
        }
    }

    #[test]
    fn a_header_that_one_game_has_says_the_game() {
        for text in ["###Ruler", "Rulers (1)", "//deck-2", "Stone deck", "== MAGIC STONES =="] {
            assert_eq!(game(text), Some(Game::ForceOfWill), "{text}");
        }
        assert_eq!(game("Mazzo Evoluzioni"), Some(Game::Exo));
        for text in ["Leader", "//play-1", "//deck-1", "Extra Deck", "Ruler of the seas"] {
            assert_eq!(game(text), None, "{text}");
        }
    }

    #[test]
    fn every_section_has_its_title_as_a_header() {
        for known in Section::ALL {
            assert_eq!(section(known.title()), Some(known));
            assert_eq!(Section::from_id(known.id()), Some(known));
        }
    }
}
