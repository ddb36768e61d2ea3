//! CSV and TSV with a header. Columns are found by name, in any order; `combo cost` and `combo_cost` are the same.

use super::{Imported, RawCard, RawEnergy, RawFace, bad_row};
use crate::ability::KeywordNames;

const KNOWN: [&str; 20] = [
    "number",
    "type",
    "kind",
    "name",
    "rarity",
    "colors",
    "energy",
    "specified",
    "combo_cost",
    "combo_power",
    "power",
    "characters",
    "traits",
    "eras",
    "skill",
    "back_name",
    "back_power",
    "back_characters",
    "back_traits",
    "back_skill",
];

pub(super) fn read(text: &str, delimiter: u8, names: &KeywordNames) -> Imported {
    let mut imported = Imported::default();
    let mut reader = csv::ReaderBuilder::new().delimiter(delimiter).trim(csv::Trim::All).from_reader(text.as_bytes());
    let header: Vec<String> = match reader.headers() {
        Ok(header) => header.iter().map(|name| name.to_lowercase().replace([' ', '-'], "_")).collect(),
        Err(error) => {
            imported.problems.push(bad_row(1, None, error.to_string()));
            return imported;
        }
    };
    for required in ["number", "name"] {
        if !header.is_empty() && !header.iter().any(|name| name == required) {
            let message = format!("the header has no column `{required}`; known columns are {}", KNOWN.join(", "));
            imported.problems.push(bad_row(1, None, message));
        }
    }
    if !imported.problems.is_empty() {
        return imported;
    }
    for record in reader.records() {
        match record {
            Ok(record) => {
                let line = record.position().map_or(0, csv::Position::line).try_into().unwrap_or(usize::MAX);
                let cell = |name: &str| {
                    let at = header.iter().position(|column| column == name);
                    at.and_then(|at| record.get(at)).unwrap_or_default().to_owned()
                };
                match raw(&cell) {
                    Ok(raw) => imported.add(line, raw, names),
                    Err(reasons) => {
                        let number = cell("number");
                        imported.problems.extend(reasons.into_iter().map(|why| bad_row(line, Some(&number), why)));
                    }
                }
            }
            Err(error) => {
                let line = error.position().map_or(0, csv::Position::line).try_into().unwrap_or(usize::MAX);
                imported.problems.push(bad_row(line, None, error.to_string()));
            }
        }
    }
    imported
}

fn raw(cell: &dyn Fn(&str) -> String) -> Result<RawCard, Vec<String>> {
    let mut reasons = Vec::new();
    let list = |name: &str| {
        let cell = cell(name);
        cell.split(['|', '/']).map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect::<Vec<_>>()
    };
    let kind = Some(cell("type")).filter(|kind| !kind.is_empty()).unwrap_or_else(|| cell("kind"));
    let mut number = |name: &str| {
        let text = cell(name);
        if text.is_empty() {
            return None;
        }
        text.parse::<i32>()
            .map_err(|_| reasons.push(format!("column `{name}` holds `{text}`, which is no number")))
            .ok()
    };
    let (combo_cost, combo_power) = (number("combo_cost"), number("combo_power"));
    let (power, back_power) = (number("power"), number("back_power"));
    let combo_cost = combo_cost
        .and_then(|cost| u8::try_from(cost).map_err(|_| reasons.push(format!("{cost} is no combo cost"))).ok());
    let mut specified = std::collections::BTreeMap::<char, u8>::new();
    for letter in cell("specified").chars() {
        let count = specified.entry(letter).or_default();
        // Beyond what an energy cost can be: the cell is refused below.
        *count = count.saturating_add(1);
    }
    if let Some((letter, _)) = specified.iter().find(|(_, count)| **count == u8::MAX) {
        reasons.push(format!("column `specified` holds too many `{letter}`"));
    }
    // A cell cannot hold line ends everywhere, so `\n` parts skill lines too.
    let skill = |name: &str| Some(cell(name).replace("\\n", "\n")).filter(|skill| !skill.is_empty());
    let back = Some(cell("back_name")).filter(|name| !name.is_empty()).map(|name| RawFace {
        name: Some(name),
        power: back_power,
        characters: list("back_characters"),
        traits: list("back_traits"),
        eras: Vec::new(),
        skill: skill("back_skill"),
    });
    let raw = RawCard {
        number: cell("number"),
        kind,
        rarity: Some(cell("rarity")),
        colors: list("colors"),
        energy: Some(cell("energy")).filter(|energy| !energy.is_empty()).map(RawEnergy::Text),
        specified,
        combo_cost,
        combo_power,
        front: RawFace {
            name: Some(cell("name")),
            power,
            characters: list("characters"),
            traits: list("traits"),
            eras: list("eras"),
            skill: skill("skill"),
        },
        back,
        skill_withheld: false,
    };
    if reasons.is_empty() { Ok(raw) } else { Err(reasons) }
}
