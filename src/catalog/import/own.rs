//! Cards of our own form of JSON: rows with a `number`, whatever the game.

use super::object::{Object, Values};
use super::row::{self, RawCard, Reason};
use crate::language::say;

/// Whether a key means something in such a row.
pub(super) fn knows(key: &str) -> bool {
    row::is_of_front(key) || ["back", "skill_withheld"].contains(&key)
}

/// A card, and what is wrong with values of it.
pub(super) fn card(object: &Object<'_>) -> (RawCard, Vec<Reason>) {
    let mut reader = Values::of(object);
    reader.no_key_twice(knows);
    let kind = if object.get("type").is_some() { "type" } else { "kind" };
    let mut cost = |key| {
        reader.read(key, "energy", |raw| {
            let number = serde_json::from_str::<u8>(raw).map(|number| number.to_string());
            number.or_else(|_| serde_json::from_str::<String>(raw)).ok()
        })
    };
    let (energy, z_energy) = (cost("energy"), cost("z_energy"));
    let mut raw = RawCard {
        number: reader.text("number").unwrap_or_default(),
        kind: reader.text(kind).unwrap_or_default(),
        rarity: reader.text("rarity"),
        colors: reader.texts("colors"),
        energy,
        specified: reader.value("specified", "icons").unwrap_or_default(),
        z_energy,
        combo_cost: reader.value("combo_cost", "combo-cost"),
        combo_power: reader.value("combo_power", "number"),
        attributes: reader.texts("attributes"),
        will: reader.texts("will"),
        level: reader.value("level", "number"),
        counts_as: reader.text("counts_as"),
        front: reader.face(),
        back: None,
        skill_withheld: reader.value("skill_withheld", "truth").unwrap_or_default(),
        of_deck: None,
    };
    let mut reasons = reader.reasons;
    if let Some(back) = object.get("back").filter(|back| back.get() != "null") {
        match serde_json::from_str::<Object<'_>>(back.get()) {
            Ok(object) => {
                let mut reader = Values::of_back(&object);
                reader.no_key_twice(row::is_of_side);
                raw.back = Some(reader.face());
                reasons.append(&mut reader.reasons);
            }
            Err(_) => reasons.push(Reason::new("back", "", say!("row-no-back"))),
        }
    }
    (raw, reasons)
}
