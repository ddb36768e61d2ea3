//! Force of Will cards: rows of JSON with a `code` and a `zone`.
//!
//! A J-ruler is the back of a ruler and has a row of its own. A stone does not say its attributes: they are those of the will
//! that its ability produces. Of abilities nothing else is taken but a limit on copies; what else they say of the deck stands as
//! not understood. A card that was printed anew with another
//! form has a mark behind its name, `Carp [Alternative]`, and its true name as `name_key`: that is what its copies count by.

use super::object::{Object, Values};
use super::row::{self, RawCard, RawFace, Reason};
use crate::ability::{Body, DeckPart, DeckRule, Says, Skill, Skills, Statement};
use crate::card::{CardNumber, Face, Kind};

/// Keys of a card that mean something here.
const KEYS: [&str; 11] =
    ["code", "name", "name_key", "type", "zone", "race", "cost", "atk", "def", "abilities", "basic"];

/// The attributes by the letters of their icons.
const ATTRIBUTES: [(char, &str); 5] = [('W', "Light"), ('R', "Fire"), ('U', "Water"), ('G', "Wind"), ('B', "Darkness")];

/// Numbers in words.
const NUMBERS: [&str; 13] =
    ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/// Whether a key means something in such a row.
pub(super) fn knows(key: &str) -> bool {
    KEYS.contains(&key) || row::language_of(key).is_some()
}

/// What a row is.
pub(super) enum Row {
    /// A card, and what is wrong with it.
    Card(Box<RawCard>, Vec<Reason>),
    /// The back of the card of a number.
    Back(CardNumber, Face),
}

/// Reads a row.
pub(super) fn row(object: &Object<'_>) -> Row {
    let mut row = Values::of(object);
    row.no_key_twice(knows);
    let code = spelled(&row.text("code").unwrap_or_default());
    let zone = row.text("zone").unwrap_or_default();
    let kind = row.text("type").unwrap_or_default();
    let is_basic = row.value::<bool>("basic", "truth").unwrap_or_default();
    let (name, other_names) = (row.text("name"), row.other_names());
    let [power, defense] = ["atk", "def"].map(|key| row.text(key).and_then(|number| number.parse().ok()));
    let traits = row.texts("race");
    if zone == "ruler_back"
        && let Some(front) = code.trim_end_matches('*').strip_suffix('J')
        && let Ok(front) = front.parse()
    {
        let name = name.unwrap_or_default();
        return Row::Back(front, Face { name, power, defense, traits, other_names, ..Face::default() });
    }
    let cost = row.text("cost").unwrap_or_default();
    let abilities = row.texts("abilities");
    // Of rulers there is but one.
    let key = row.text("name_key").filter(|key| zone == "main" && Some(key) != name.as_ref());
    let is_stone = zone == "stone";
    let icons =
        if is_stone { abilities.iter().filter_map(|ability| produced(ability)).collect() } else { cost.clone() };
    let kind = match zone.as_str() {
        "ruler" => Kind::Ruler,
        "stone" if is_basic => Kind::BasicStone,
        "stone" if kind.starts_with("Special") => Kind::SpecialStone,
        "stone" => Kind::Stone,
        "rune" => Kind::Rune,
        "stranger" => Kind::Stranger,
        _ => in_main(&kind),
    };
    let raw = RawCard {
        number: code,
        kind: kind.id().to_owned(),
        energy: (!is_stone && kind != Kind::Ruler).then(|| total(&cost).to_string()),
        attributes: attributes(&icons),
        will: will(&cost),
        counts_as: key,
        front: RawFace { name, power, defense, traits, other_names, ..RawFace::default() },
        of_deck: of_deck(abilities.iter().map(String::as_str)),
        ..RawCard::default()
    };
    Row::Card(Box::new(raw), row.reasons)
}

/// A code as a number: some promos are called `AO3 Buy a Box-1`, and a few have nothing that tells them apart.
fn spelled(code: &str) -> String {
    let plain: String = code.chars().filter(|c| !c.is_whitespace()).collect();
    if plain.contains('-') {
        return plain;
    }
    let (whole, back) = plain.strip_suffix('J').map_or((plain.as_str(), ""), |whole| (whole, "J"));
    let set = whole.trim_end_matches(|c: char| c.is_ascii_digit());
    let index = &whole[set.len()..];
    format!("{set}-{}{back}", if index.is_empty() { "1" } else { index })
}

/// The kind of a card of the main deck, by the first word of its type.
fn in_main(kind: &str) -> Kind {
    let first = kind.split([':', ' ', '/']).next().unwrap_or_default();
    match first {
        "Chant" | "Spell" => Kind::Chant,
        "Addition" => Kind::Addition,
        "Regalia" => Kind::Regalia,
        _ => Kind::Resonator,
    }
}

/// The icons of the will that an ability produces.
fn produced(ability: &str) -> Option<String> {
    let (_, will) = ability.split_once("roduce")?;
    Some(will.split('.').next().unwrap_or_default().to_owned())
}

/// The attributes of some icons, in their order, each once.
fn attributes(icons: &str) -> Vec<String> {
    let has = |letter: char| icons.contains(&format!("{{{letter}}}"));
    ATTRIBUTES.iter().filter(|(letter, _)| has(*letter)).map(|(_, name)| (*name).to_owned()).collect()
}

/// The attributes of the will that a cost asks for, icon by icon.
fn will(cost: &str) -> Vec<String> {
    let icons = cost.split('{').filter_map(|icon| icon.split_once('}')).map(|(icon, _)| icon);
    let name = |letter: &str| ATTRIBUTES.iter().find(|(known, _)| letter.chars().eq([*known])).map(|(_, name)| *name);
    icons.filter_map(name).map(str::to_owned).collect()
}

/// What a cost comes to: an icon is one, a number so many, X nothing.
fn total(cost: &str) -> u32 {
    let icons = cost.split('{').filter_map(|icon| icon.split_once('}')).map(|(icon, _)| icon);
    icons.map(|icon| icon.parse::<u32>().unwrap_or(u32::from(icon != "X"))).sum()
}

/// How many copies an ability allows.
fn copies(ability: &str) -> Option<DeckRule> {
    let ability = ability.to_lowercase();
    let speaks = ability.contains("copies of this card") || ability.contains("copy of this card");
    if !speaks || !ability.contains("deck") {
        return None;
    }
    let words: Vec<&str> = ability.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let at = words.iter().position(|word| ["copies", "copy"].contains(word))?;
    match words[..at] {
        [.., "any", "number", "of"] => Some(DeckRule::Copies(None)),
        [.., number] => {
            let copies = NUMBERS.iter().position(|word| *word == number)?;
            Some(DeckRule::Copies(u8::try_from(copies).ok()))
        }
        [] => None,
    }
}

/// What abilities say of the deck that the card is in, as skills; `None` where they say nothing of it.
pub(super) fn of_deck<'a>(abilities: impl Iterator<Item = &'a str>) -> Option<Skills> {
    let body = |ability: &str| match copies(ability) {
        Some(copies) => Some(Body::Permanent(vec![Statement::new(Says::Include(DeckPart::Deck, copies))])),
        None => rules_deck(ability).then_some(Body::Unread),
    };
    let lines: Vec<Skill> = abilities.filter_map(body).map(|body| Skill { tags: Vec::new(), body }).collect();
    (!lines.is_empty()).then_some(Skills { partial: true, lines })
}

/// Whether an ability says what a player may have in the deck. An extra deck is none of those that a list has.
fn rules_deck(ability: &str) -> bool {
    const MAY: [&str; 9] = [
        "you may have",
        "you may not have",
        "you may only have",
        "you can have",
        "you can only have",
        "you cannot have",
        "you can't have",
        "you must have",
        "you must not have",
    ];
    const DECKS: [&str; 3] = ["in your deck", "in your main deck", "in your magic stone deck"];
    let ability = ability.to_lowercase();
    let sentences = || ability.split(". ");
    sentences().any(|said| MAY.iter().any(|may| said.contains(may)) && DECKS.iter().any(|deck| said.contains(deck)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Game;
    use crate::catalog::{UserTable, import};

    fn read(rows: &str) -> UserTable {
        let imported = import::read(rows).expect("the keyword table fits");
        assert_eq!((imported.problems.as_slice(), imported.game), (&[][..], Game::ForceOfWill));
        imported.cards
    }

    #[test]
    fn a_judgement_is_the_back_of_its_ruler_wherever_its_row_stands() {
        let cards = read(
            r#"{"code":"JSA-001J","name":"Grown Carp","type":"J-Ruler","zone":"ruler_back","atk":"800"}
{"code":"JSA-001","name":"Carp","type":"Ruler","zone":"ruler","race":["Fish"]}"#,
        );
        let card = &cards.values().next().expect("a card").card;
        assert_eq!((cards.len(), card.kind, card.name()), (1, Kind::Ruler, "Carp"));
        assert_eq!(card.back.as_ref().map(|back| (back.name.as_str(), back.power)), Some(("Grown Carp", Some(800))));
    }

    #[test]
    fn a_name_without_a_language_is_none_in_another() {
        let cards = read(
            r#"{"code":"EDL-038*","name":"Carp [Alternative]","name_key":"Carp","name_it":"Carpa","type":"Chant","zone":"main"}"#,
        );
        let names: Vec<&str> = cards.values().flat_map(|entry| entry.card.front.names()).collect();
        assert_eq!(names, ["Carp [Alternative]", "Carpa"]);
    }

    #[test]
    fn a_card_with_a_mark_behind_its_name_counts_by_its_true_one() {
        let cards = read(
            r#"{"code":"EDL-028","name":"Carp [Alternative]","name_key":"Carp","type":"Resonator","zone":"main"}
               {"code":"ACN-050","name":"Carp","name_key":"Carp","type":"Resonator","zone":"main"}
               {"code":"CMF-013","name":"Eel (CMF-013)","name_key":"Eel","type":"Ruler","zone":"ruler"}"#,
        );
        let counted: Vec<Option<&str>> = cards.values().map(|entry| entry.card.counts_as.as_deref()).collect();
        assert_eq!(counted, [None, None, Some("Carp")]);
    }

    #[test]
    fn a_stone_has_the_attributes_that_it_produces() {
        let cards = read(
            r#"{"code":"1-202","name":"Stone of the Pond","type":"Special Magic Stone","zone":"stone","basic":false,"abilities":["{Rest}: Produce {U} or {G}."]}
{"code":"1-203","name":"Water Stone","type":"Magic Stone","zone":"stone","basic":true,"abilities":["{Rest}: Produce {U}."]}"#,
        );
        let of: Vec<_> = cards.values().map(|entry| (entry.card.kind, entry.card.attributes.join(" "))).collect();
        assert_eq!(of, [(Kind::SpecialStone, "Water Wind".to_owned()), (Kind::BasicStone, "Water".to_owned())]);
    }

    #[test]
    fn the_will_that_a_cost_asks_for_is_told_icon_by_icon() {
        let cards = read(
            r#"{"code":"1-001","name":"Carp","type":"Resonator","zone":"main","cost":"{W}{W}{4}","atk":"1000","def":"800"}"#,
        );
        let card = &cards.values().next().expect("a card").card;
        assert_eq!((card.will.join(" "), card.front.defense), ("Light Light".to_owned(), Some(800)));
        assert_eq!(["{X}{R}", "{G}{B}{1}", "0"].map(|cost| will(cost).join(" ")), ["Fire", "Wind Darkness", ""]);
    }

    #[test]
    fn a_cost_counts_icons_and_numbers() {
        assert_eq!(["{W}{W}{4}", "0", "{X}{R}", "{10}"].map(total), [6, 0, 1, 10]);
    }

    #[test]
    fn a_card_may_set_its_own_limit() {
        let said = |ability: &str| copies(ability);
        assert_eq!(said("You can have any number of copies of this card in a deck."), Some(DeckRule::Copies(None)));
        assert_eq!(said("A deck holds up to twelve copies of this card."), Some(DeckRule::Copies(Some(12))));
        assert_eq!(said("Reveal a copy of this card."), None);
    }

    #[test]
    fn codes_without_a_dash_get_one() {
        let all = ["SOUVENIR038", "AO1 Buy a BoxJ", "AO3 Buy a Box-2*", "CMF-005"].map(spelled);
        assert_eq!(all, ["SOUVENIR-038", "AO1BuyaBox-1J", "AO3BuyaBox-2*", "CMF-005"]);
        assert!(all.iter().all(|code| code.parse::<CardNumber>().is_ok()));
    }

    #[test]
    fn what_a_ruler_says_of_its_deck_stands_as_not_understood() {
        let is_unread = |ability: &str| {
            let row = serde_json::json!({
                "code": "ADK-001", "name": "Carp", "type": "Ruler", "zone": "ruler", "abilities": ["[Energize] {U}", ability]
            });
            read(&row.to_string()).values().any(|entry| entry.front.has_unread_deck_rules())
        };
        for ability in [
            "You may not have more than one copy of any fish in your deck.",
            "Swim. You cannot have cards with [Fins] in your deck.",
            "You may have only wet cards in your main deck.",
        ] {
            assert!(is_unread(ability), "{ability}");
        }
        for ability in [
            "You may have any number of copies of this card in your deck.",
            "Look at the top card in your deck. You may have it.",
            "You may not have more than one copy of any fish in your extra deck.",
        ] {
            assert!(!is_unread(ability), "{ability}");
        }
    }
}
