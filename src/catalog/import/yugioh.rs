//! Yu-Gi-Oh! cards: rows of JSON with a `password`, and what both forms of table share.
//!
//! Only what decks are built by is taken: names, kinds, attribute, type, level, attack, defense. Texts stay where they are.

use std::collections::BTreeSet;

use super::object::{Object, Values};
use super::row::{self, RawCard, RawFace, Reason};
use crate::card::{CardNumber, Kind};
use crate::catalog::UserTable;

/// Passcodes that are another card while copies are counted.
const ALIASES: &str = include_str!("../../../data/aliases/yugioh.tsv");

/// Keys of a card, those of no use here included.
const KEYS: [&str; 12] =
    ["password", "name_en", "kind", "deck", "race", "subtypes", "attribute", "atk", "def", "level", "rank", "link"];

/// The language of the name that copies count by.
const LANGUAGE: &str = "en";

/// The monsters that lie in the Extra Deck, by the word that makes them such.
const EXTRA: [(&str, Kind); 4] =
    [("Fusion", Kind::Fusion), ("Synchro", Kind::Synchro), ("Xyz", Kind::Xyz), ("Link", Kind::Link)];

/// Whether a key means something in such a row.
pub(super) fn knows(key: &str) -> bool {
    KEYS.contains(&key) || row::language_of(key).is_some()
}

/// A card of a row, and what is wrong with it.
pub(super) fn card(object: &Object<'_>) -> (RawCard, Vec<Reason>) {
    let mut row = Values::of(object);
    row.no_key_twice(knows);
    let number = row.value("password", "passcode").map(CardNumber::from_passcode);
    let kind = row.text("kind").unwrap_or_default();
    let subtypes = row.texts("subtypes");
    let extra = EXTRA.iter().find(|(word, _)| subtypes.iter().any(|subtype| subtype == word));
    let kind = match extra {
        _ if subtypes.iter().any(|subtype| subtype == "Token") => Kind::Token.id().to_owned(),
        Some((_, kind)) => kind.id().to_owned(),
        None => kind,
    };
    let traits = row.text("race").into_iter().chain(subtypes).collect();
    let attributes = row.text("attribute").into_iter().collect();
    let mut other_names = row.other_names();
    other_names.retain(|other| other.language() != LANGUAGE);
    let (name, power, defense) = (row.text("name_en"), row.number_or_text("atk"), row.number_or_text("def"));
    // A monster has one of them (page 14 of the rulebook: a rank is no level).
    let level = ["level", "rank", "link"].into_iter().find_map(|key| row.value(key, "number"));
    let front = RawFace { name, power, defense, traits, other_names, ..RawFace::default() };
    let number = number.map(String::from).unwrap_or_default();
    (RawCard { number, kind, attributes, level, front, ..RawCard::default() }, row.reasons)
}

/// Adds what tables leave out: alternate art as cards of the same name, and the names that others count as. Gives the
/// numbers of the cards that are added.
pub(super) fn add_aliases(cards: &mut UserTable) -> BTreeSet<CardNumber> {
    let mut added = BTreeSet::new();
    for line in ALIASES.lines() {
        let [number, counts_as, kind] = line.splitn(3, '\t').collect::<Vec<_>>()[..] else { continue };
        let (Ok(number), Ok(target)) = (number.parse::<CardNumber>(), counts_as.parse::<CardNumber>()) else {
            continue;
        };
        let Some(target) = cards.get(&target).cloned() else { continue };
        match cards.get_mut(&number) {
            Some(entry) if entry.card.name() != target.card.name() && entry.card.counts_as.is_none() => {
                entry.card.counts_as = Some(target.card.name().to_owned());
            }
            None if kind == "alt-art" => {
                let mut entry = target;
                entry.card.number = number.clone();
                added.insert(number.clone());
                cards.insert(number, entry);
            }
            _ => {}
        }
    }
    added
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Game;
    use crate::catalog::import;

    const ROWS: &str = r#"{"password":1546123,"name_en":"Twin Lizard","kind":"Monster","race":"Machine","subtypes":["Fusion","Effect"],"attribute":"LIGHT","level":9,"atk":4000,"def":2800,"deck":"extra"}
{"password":22702055,"name_en":"Pond","kind":"Spell","property":"Field","deck":"main"}
{"password":295517,"name_en":"Great Pond","kind":"Spell","property":"Field","deck":"main"}
"#;

    #[test]
    fn rows_of_the_other_table_are_cards_with_their_passcodes() {
        let imported = import::read(ROWS).expect("the keyword table fits");
        assert_eq!((imported.problems.as_slice(), imported.game), (&[][..], Game::Yugioh));
        let card = |number: &str| imported.cards[&number.parse::<CardNumber>().expect("a number")].card.clone();
        let lizard = card("01546123");
        assert_eq!((lizard.kind, lizard.name(), lizard.front.power), (Kind::Fusion, "Twin Lizard", Some(4000)));
        assert_eq!(
            (lizard.attributes, lizard.front.traits),
            (vec!["LIGHT".to_owned()], ["Machine", "Fusion", "Effect"].map(str::to_owned).to_vec())
        );
        assert_eq!((lizard.level, lizard.front.defense), (Some(9), Some(2800)));
        let pond = card("22702055");
        assert_eq!((pond.kind, pond.level, pond.front.defense), (Kind::Spell, None, None));
    }

    #[test]
    fn names_in_other_languages_are_kept_and_the_english_one_is_the_card_name() {
        let row = r#"{"password":5,"name_en":"Eel","name_it":"Anguilla","name_fr":"","kind":"Spell"}"#;
        let imported = import::read(row).expect("the keyword table fits");
        let face = &imported.cards.values().next().expect("a card").card.front;
        assert_eq!(face.names().collect::<Vec<_>>(), ["Eel", "Anguilla"]);
        assert!(imported.problems.is_empty() && imported.unused.is_empty());
        let wrong = import::read(&row.replace("\"Anguilla\"", "7")).expect("the keyword table fits");
        assert_eq!(wrong.problems.len(), 1);
    }

    #[test]
    fn other_art_and_names_that_are_treated_as_another_count_with_it() {
        let cards = import::read(ROWS).expect("the keyword table fits").cards;
        let name = |number: &str| cards[&number.parse::<CardNumber>().expect("a number")].card.copy_name();
        assert_eq!([name("01546124"), name("00295517")], ["twin lizard", "pond"]);
    }

    #[test]
    fn a_row_without_a_name_or_of_no_known_kind_is_refused_with_its_place() {
        let imported = import::read("{\"password\":5,\"kind\":\"Fish\"}").expect("the keyword table fits");
        assert_eq!(imported.problems.len(), 2);
        assert!(imported.cards.is_empty());
    }
}
