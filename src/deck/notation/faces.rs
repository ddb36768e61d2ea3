//! What a list that goes to another program has beside its cards, where its user says so: pictures, and the id of a game.
//!
//! The program holds no picture: an address in which `{number}` stands for the number of a card is the user's own.

use serde_json::Value;

use super::tts;
use crate::shown;

/// What stands for the number of a card.
const NUMBER: &str = "{number}";

/// A saved object of Tabletop Simulator with the faces and backs of its cards; as it is where it is none of ours.
///
/// ```
/// use deckscouter::deck::notation::pictured;
/// let save = r#"{"ObjectStates":[{"CustomDeck":{"1":{}},"ContainedObjects":[{"CardID":100,"Description":"BT1-006"}]}]}"#;
/// let pictured = pictured(save, "https://cards.test/{number}.png", "https://cards.test/back.png");
/// assert!(pictured.contains("https://cards.test/BT1-006.png") && pictured.contains("https://cards.test/back.png"));
/// ```
pub fn pictured(text: &str, front: &str, back: &str) -> String {
    let Ok(mut save) = serde_json::from_str::<Value>(text) else { return text.to_owned() };
    for pile in save.get_mut("ObjectStates").and_then(Value::as_array_mut).into_iter().flatten() {
        let card = |card: &Value| {
            let sheet = card.get("CardID")?.as_u64()? / tts::PLACES;
            Some((sheet.to_string(), card.get("Description")?.as_str()?.to_owned()))
        };
        let cards: Vec<(String, String)> =
            pile.get("ContainedObjects").and_then(Value::as_array).into_iter().flatten().filter_map(card).collect();
        for (sheet, number) in cards {
            let Some(face) = pile.get_mut("CustomDeck").and_then(|sheets| sheets.get_mut(&sheet)) else { continue };
            face["FaceURL"] = front.replace(NUMBER, &number).into();
            face["BackURL"] = back.replace(NUMBER, &number).into();
        }
    }
    shown::json_pretty(&save) + "\n"
}

/// A deck of OCTGN with the id by which OCTGN knows the game.
///
/// ```
/// use deckscouter::deck::notation::of_game;
/// let deck = "<deck game=\"00000000-0000-0000-0000-000000000000\">";
/// assert_eq!(of_game(deck, "9c4b43d1-6a17-4f0c-9b2f-0a1b2c3d4e5f"), "<deck game=\"9c4b43d1-6a17-4f0c-9b2f-0a1b2c3d4e5f\">");
/// ```
pub fn of_game(text: &str, guid: &str) -> String {
    text.replacen(NO_GAME, guid, 1)
}

/// The id that means none.
const NO_GAME: &str = "00000000-0000-0000-0000-000000000000";

/// Whether a text is an id of OCTGN: 8, 4, 4, 4 and 12 signs of hexadecimal numbers.
pub fn is_guid(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let is_hex = |part: &&str| part.bytes().all(|byte| byte.is_ascii_hexdigit());
    parts.iter().map(|part| part.len()).eq([8, 4, 4, 4, 12]) && parts.iter().all(is_hex)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_has_five_parts() {
        assert!(is_guid("9c4b43d1-6a17-4f0c-9b2f-0a1b2c3d4e5f"));
        for text in ["", "9c4b43d1-6a17-4f0c-9b2f", "9c4b43d1-6a17-4f0c-9b2f-0a1b2c3d4e5\"", "x"] {
            assert!(!is_guid(text), "{text}");
        }
    }
}
