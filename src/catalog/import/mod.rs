//! Card tables that people bring: JSON lines, CSV, TSV, and our own table.
//!
//! Every reader fills the same form, so that all of them agree on what a card needs and say alike what is wrong. What
//! cannot be read is reported with its line; nothing is filled in.

mod delimited;
mod jsonl;

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{Entry, UserTable, table};
use crate::ability::{KeywordNames, Skills};
use crate::card::{ByColor, Card, CardNumber, Color, ColorSet, Combo, EnergyCost, Face, Kind, Total};
use crate::diagnostic::{Diagnostic, Severity};
use crate::skill;

/// A row of a card table that cannot be understood.
pub const BAD_ROW: &str = "CT0001";

/// What a reader made of a file.
#[derive(Debug, Default)]
pub struct Imported {
    /// The cards understood.
    pub cards: UserTable,
    /// What was not, and construction sentences that are not read whole; each with its line (from 1) and, where it is
    /// known, its card.
    pub problems: Vec<Problem>,
    /// Whether the table has the text of skills, and not only what they mean.
    pub has_text: bool,
    /// All that the skill reader says of the text, card by card.
    pub remarks: Vec<Remark>,
}

/// Something that the skill reader says of the text of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The card.
    pub card: CardNumber,
    /// The code of what is said.
    pub code: &'static str,
    /// The printed words that it is about.
    pub words: String,
}

/// One problem in a card table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Line in the file, from 1.
    pub line: usize,
    /// The card, as far as it is known.
    pub card: Option<String>,
    /// What is wrong.
    pub diagnostic: Diagnostic,
}

/// A side of a card, as a table gives it.
#[derive(Clone, Debug, Default, Deserialize)]
struct RawFace {
    /// One promo's back has a name that our data does not know: an empty name, which nothing matches.
    #[serde(default)]
    name: Option<String>,
    power: Option<i32>,
    #[serde(default)]
    characters: Vec<String>,
    #[serde(default)]
    traits: Vec<String>,
    #[serde(default)]
    eras: Vec<String>,
    #[serde(default)]
    skill: Option<String>,
}

/// An energy cost: a number or `X`.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum RawEnergy {
    Number(u8),
    Text(String),
}

/// A card, as a table gives it.
#[derive(Clone, Debug, Default, Deserialize)]
struct RawCard {
    number: String,
    #[serde(rename = "type", alias = "kind")]
    kind: String,
    #[serde(default)]
    rarity: Option<String>,
    #[serde(default)]
    colors: Vec<String>,
    #[serde(default)]
    energy: Option<RawEnergy>,
    #[serde(default)]
    specified: BTreeMap<char, u8>,
    #[serde(default)]
    combo_cost: Option<u8>,
    #[serde(default)]
    combo_power: Option<i32>,
    #[serde(flatten)]
    front: RawFace,
    #[serde(default)]
    back: Option<RawFace>,
    /// The skills are not all here.
    #[serde(default)]
    skill_withheld: bool,
}

/// Reads a card table; its form follows from the content.
///
/// # Errors
/// When the keyword table is broken.
pub fn read(text: &str) -> Result<Imported, crate::ability::VocabularyError> {
    let text = text.trim_start_matches('\u{feff}');
    let names = KeywordNames::embedded()?;
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default().trim_start();
    if first.split('\t').eq(table::COLUMNS) {
        return Ok(own_table(text));
    }
    let imported = if first.starts_with('{') || first.starts_with('[') {
        jsonl::read(text, names)
    } else {
        delimited::read(text, if first.contains('\t') { b'\t' } else { b',' }, names)
    };
    Ok(Imported { has_text: true, ..imported })
}

fn own_table(text: &str) -> Imported {
    match table::read(text) {
        Ok(cards) => Imported { cards, ..Imported::default() },
        Err(problems) => Imported {
            problems: problems.into_iter().map(|(line, error)| bad_row(line, None, error.to_string())).collect(),
            ..Imported::default()
        },
    }
}

fn bad_row(line: usize, card: Option<&str>, message: impl Into<String>) -> Problem {
    let message: String = message.into();
    let diagnostic = Diagnostic::new(BAD_ROW, Severity::Error, message);
    Problem { line, card: card.filter(|card| !card.is_empty()).map(str::to_owned), diagnostic }
}

impl Imported {
    /// Adds a card, or every reason why it is none.
    fn add(&mut self, line: usize, raw: RawCard, names: &KeywordNames) {
        let number = raw.number.clone();
        match convert(raw, names) {
            Ok((entry, said)) => {
                for (words, diagnostic) in said {
                    self.remarks.push(Remark { card: entry.card.number.clone(), code: diagnostic.code, words });
                    if diagnostic.severity == Severity::Error {
                        self.problems.push(Problem { line, card: Some(number.clone()), diagnostic });
                    }
                }
                if self.cards.contains_key(&entry.card.number) {
                    self.problems.push(bad_row(line, Some(&number), "the table already has this card number"));
                } else {
                    self.cards.insert(entry.card.number.clone(), entry);
                }
            }
            Err(reasons) => {
                self.problems.extend(reasons.into_iter().map(|reason| bad_row(line, Some(&number), reason)));
            }
        }
    }
}

/// A card, and what the skill reader says of its text, each with the printed words that it is about.
type Converted = (Entry, Vec<(String, Diagnostic)>);

fn convert(raw: RawCard, names: &KeywordNames) -> Result<Converted, Vec<String>> {
    let mut reasons = Vec::new();
    let number = raw.number.parse::<CardNumber>().map_err(|error| reasons.push(error.to_string())).ok();
    let kind = Kind::from_id(&raw.kind);
    if kind.is_none() {
        let known: Vec<&str> = Kind::ALL.iter().map(|kind| kind.id()).collect();
        reasons.push(format!("`{}` is no card type; known are {}", raw.kind, known.join(", ")));
    }
    if raw.front.name.as_deref().is_none_or(|name| name.trim().is_empty()) {
        reasons.push("the name is missing".into());
    }
    let mut colors = ColorSet::default();
    for name in &raw.colors {
        match Color::from_name(name.trim()) {
            Some(color) => colors = colors.with(color),
            None => reasons.push(format!("`{name}` is no color")),
        }
    }
    let mut specified = ByColor::default();
    for (letter, n) in &raw.specified {
        match Color::from_letter(letter.to_ascii_uppercase()) {
            Some(color) => specified[color] = *n,
            None => reasons.push(format!("`{letter}` is no color icon")),
        }
    }
    let total = raw.energy.as_ref().and_then(|energy| match energy {
        RawEnergy::Number(n) => Some(Total::Fixed(*n)),
        RawEnergy::Text(text) if text.eq_ignore_ascii_case("x") => Some(Total::X),
        RawEnergy::Text(text) => {
            let total = text.trim().parse().map(Total::Fixed);
            total.map_err(|_| reasons.push(format!("`{text}` is no energy cost; it is a number or X"))).ok()
        }
    });
    let combo = match (raw.combo_cost, raw.combo_power) {
        (Some(cost), Some(power)) => Some(Combo { cost, power }),
        (None, None) => None,
        _ => {
            reasons.push("a combo needs both combo cost and combo power (3-7-3-1)".into());
            None
        }
    };
    let (Some(number), Some(kind), true) = (number, kind, reasons.is_empty()) else { return Err(reasons) };

    let mut said = Vec::new();
    let mut side = |face: RawFace| {
        let text = face.skill.unwrap_or_default();
        let (skills, problems) = skill::read(&text, raw.skill_withheld, names);
        said.extend(problems.into_iter().map(|problem| {
            let shown = problem.span.map_or("", |span| &text[span.start..]).lines().next().unwrap_or_default();
            let note = format!("from here: {shown}");
            let words = match problem.code {
                // Its span is only where reading stopped.
                skill::UNREAD_CONSTRUCTION => shown,
                _ => problem.span.map_or("", |span| span.text(&text)),
            };
            (words.to_owned(), problem.note(note))
        }));
        let name = face.name.unwrap_or_default();
        let RawFace { power, characters, traits, eras, .. } = face;
        (Face { name, power, characters, traits, eras }, skills)
    };
    let (front, front_skills) = side(raw.front);
    let (back, back_skills): (Option<Face>, Skills) =
        raw.back.map(&mut side).map_or_else(Default::default, |(face, skills)| (Some(face), skills));
    let energy = total.map(|total| EnergyCost { total, specified });
    let card = Card {
        number,
        kind,
        rarity: raw.rarity.as_deref().map(rarity).unwrap_or_default(),
        colors,
        energy,
        combo,
        front,
        back,
    };
    Ok((Entry { card, front: front_skills, back: back_skills }, said))
}

/// `Super Rare[SR]` and `SR` alike become `SR`.
fn rarity(text: &str) -> String {
    let code = text.split_once('[').map_or(text, |(_, code)| code);
    code.trim().trim_end_matches(']').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_ok(text: &str) -> UserTable {
        let imported = read(text).expect("the keyword table fits");
        assert_eq!(imported.problems, []);
        imported.cards
    }

    const JSON: &str = r#"{"number": "ZZ1-001", "type": "BATTLE", "name": "Fish", "rarity": "Common[C]", "colors": ["Red", "Blue"], "energy": 3, "specified": {"R": 1}, "combo_cost": 0, "combo_power": 5000, "power": 10000, "traits": ["Sea"], "skill": "[Supremo]"}"#;
    const CSV: &str = "number,type,name,rarity,colors,energy,specified,combo cost,combo power,power,traits,skill\n\
        zz1-001,Battle,Fish,C,Red/Blue,3,R,0,5000,10000,Sea,[Ultimate]\n";

    #[test]
    fn json_csv_and_tsv_give_the_same_card() {
        let json = read_ok(JSON);
        assert_eq!(json, read_ok(CSV));
        assert_eq!(json, read_ok(&CSV.replace(',', "\t")));
        assert_eq!(json, read_ok(&table::write(&json)));
    }

    #[test]
    fn an_italian_keyword_is_the_same_keyword() {
        let cards = read_ok(JSON);
        assert!(cards.values().all(|entry| entry.front.has(crate::ability::Keyword::Ultimate)));
    }

    #[test]
    fn every_reason_is_given_and_good_rows_stay() {
        let bad = r#"{"number": "nonsense", "type": "FISH", "name": "", "colors": ["Pink"]}"#;
        let imported = read(&format!("{JSON}\n{bad}\n{{\n")).expect("the keyword table fits");
        assert_eq!(imported.cards.len(), 1);
        assert_eq!(imported.problems.iter().filter(|problem| problem.line == 2).count(), 4);
        assert_eq!(imported.problems.iter().filter(|problem| problem.line == 3).count(), 1);
    }

    #[test]
    fn a_cell_with_too_many_letters_is_a_bad_row() {
        let imported =
            read(&CSV.replace(",3,R,", &format!(",3,{},", "R".repeat(300)))).expect("the keyword table fits");
        assert!(imported.cards.is_empty());
        assert_eq!(imported.problems.len(), 1);
    }

    #[test]
    fn an_empty_table_is_no_card() {
        assert!(read_ok("").is_empty());
        assert!(read_ok("number,type,name\n").is_empty());
    }
}
