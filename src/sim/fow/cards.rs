//! A table of cards of Force of Will: JSON, a card a line, or CSV with a header. Who plays needs what a list's checker does not
//! ask for: costs in icons, ATK and DEF, and what is written on a card. What of that is not understood is left out, and counted:
//! such a card plays as its numbers and the lines that are.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::ability::fow::text::{self, Of, Read};
use crate::ability::fow::{Bill, Type};
use crate::engine::fow::roster::attributes;
use crate::engine::fow::{AddedTo, Face, Kind, Sheet};
use crate::sim::table::{self, Csv, Wrong};

/// Cards by their number.
pub type Sheets = table::Sheets<Sheet>;

/// Reads a table; numbers are compared in capitals. One that says no costs tells names alone, and nothing comes of it.
///
/// # Errors
/// Everything that is wrong with it, in the order of its lines.
///
/// ```
/// let table = "number,type,name,cost,power,defense,skill\nFOW-001,resonator,Elf,{G},200,300,[Flying]\n";
/// let cards = deckscouter::sim::fow::cards::read(table).unwrap();
/// assert_eq!(cards["FOW-001"].front.stats, [200, 300]);
/// ```
pub fn read(table: &str) -> Result<Sheets, Vec<Wrong>> {
    let rows = if table.trim_start().starts_with('{') { table::json(table) } else { csv(table) };
    let (rows, mut wrong) = rows;
    let mut sheets: BTreeMap<String, Sheet> = BTreeMap::new();
    let mut backs = Vec::new();
    for (line, row) in rows {
        let number = row.code.trim().to_uppercase();
        if let Some(front) = row.front_of() {
            backs.push((front, row.face(line, &mut wrong)));
            continue;
        }
        if let Some(sheet) = row.sheet(line, &mut wrong) {
            sheets.insert(number, sheet);
        }
    }
    for (front, back) in backs {
        if let Some(sheet) = sheets.get_mut(&front) {
            sheet.back = Some(back);
        }
    }
    let sheets = sheets.into_iter().map(|(number, sheet)| (number, table::told(move || sheet))).collect();
    if wrong.is_empty() { Ok(sheets) } else { Err(wrong) }
}

/// What was read of the text of each card of a table, side by side; a cost that cannot be paid as it is written is a line like
/// any other that is not understood.
///
/// # Errors
/// As of [`read`].
pub fn written(table: &str) -> Result<BTreeMap<String, Vec<Read>>, Vec<Wrong>> {
    let rows = if table.trim_start().starts_with('{') { table::json(table) } else { csv(table) };
    let (rows, wrong) = rows;
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let mut out: BTreeMap<String, Vec<Read>> = BTreeMap::new();
    for (_, row) in rows {
        let number = row.front_of().unwrap_or_else(|| row.code.trim().to_uppercase());
        let mut front = row.written();
        if text::cost(&row.cost).is_none() {
            front.unread.push(row.cost.clone());
        }
        let sides = std::iter::once(front).chain(row.back.as_ref().map(|back| back.written()));
        out.entry(number).or_default().extend(sides);
    }
    Ok(out)
}

/// A card as it stands in a table.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Row {
    code: String,
    name: String,
    #[serde(rename = "type")]
    kind: String,
    zone: String,
    race: Vec<String>,
    cost: String,
    atk: String,
    def: String,
    abilities: Vec<String>,
    /// The other side, where it stands in the same row.
    #[serde(skip)]
    back: Option<Box<Row>>,
}

fn csv(table: &str) -> (Vec<(u64, Row)>, Vec<Wrong>) {
    let table = match Csv::read(table) {
        Ok(table) if table.has("cost") => table,
        Ok(_) => return (Vec::new(), Vec::new()),
        Err(wrong) => return (Vec::new(), wrong),
    };
    let mut rows = Vec::new();
    for cells in table.rows() {
        let cell = |name: &str| cells.cell(name).to_owned();
        let parts = |name: &str, at: &[char]| cells.parts(name, at);
        let mut row = Row {
            code: cell("number"),
            name: cell("name"),
            kind: [cell("type"), cell("subtype")].join(":").trim_end_matches(':').to_owned(),
            race: parts("traits", &['|', '/']),
            cost: cell("cost"),
            atk: cell("power"),
            def: cell("defense"),
            abilities: parts("skill", &['|', '\n']),
            ..Row::default()
        };
        if !cell("back_name").is_empty() {
            row.back = Some(Box::new(Row {
                name: cell("back_name"),
                race: row.race.clone(),
                atk: cell("back_power"),
                def: cell("back_defense"),
                abilities: parts("back_skill", &['|', '\n']),
                ..Row::default()
            }));
        }
        rows.push((cells.line(), row));
    }
    (rows, Vec::new())
}

impl Row {
    /// The number of the ruler whose J-ruler this is.
    fn front_of(&self) -> Option<String> {
        let code = self.code.trim().trim_end_matches('*').to_uppercase();
        (self.zone == "ruler_back").then(|| code.strip_suffix('J').unwrap_or(&code).to_owned())
    }

    /// What a card is; nothing for what no deck of the sheet has.
    fn kind(&self) -> Option<Kind> {
        let kind = self.kind.trim().to_lowercase();
        let added = |to: &str| match to.trim() {
            "" | "field" => AddedTo::Field,
            "resonator" => AddedTo::Card(Type::Resonator),
            "j-ruler" => AddedTo::Card(Type::JRuler),
            to if to.starts_with("ruler") => AddedTo::Card(Type::JOrRuler),
            _ => AddedTo::Card(Type::JResonator),
        };
        Some(match kind.as_str() {
            "ruler" | "basic ruler" => Kind::Ruler,
            "chant:instant" | "spell:chant-instant" => Kind::Instant,
            "chant:standby" | "spell:chant-standby" => Kind::Standby,
            "regalia" => Kind::Regalia,
            kind if kind.starts_with("chant") || kind.starts_with("spell") => Kind::Chant,
            kind if kind.starts_with("addition") => {
                Kind::Addition(added(kind.split_once(':').map_or("", |(_, to)| to)))
            }
            kind if kind.starts_with("resonator") => Kind::Resonator,
            kind if kind.contains("stone") => Kind::Stone,
            kind if kind.starts_with("regalia") => Kind::Regalia,
            _ => return None,
        })
    }

    fn number(&self, text: &str, line: u64, wrong: &mut Vec<Wrong>) -> i32 {
        let text = text.trim();
        text.parse().unwrap_or_else(|_| {
            if !text.is_empty() {
                wrong.push(Wrong { line, what: format!("{}: `{text}` is no number that fits", self.code) });
            }
            0
        })
    }

    /// What is read of its text.
    fn written(&self) -> Read {
        let of = match self.kind() {
            Some(Kind::Chant | Kind::Instant | Kind::Standby) => Of::Chant,
            _ => Of::Other,
        };
        text::read(self.abilities.iter().map(String::as_str), of)
    }

    fn face(&self, line: u64, wrong: &mut Vec<Wrong>) -> Face {
        let read = self.written();
        Face {
            name: self.name.trim().to_owned(),
            races: self.race.clone(),
            stats: [&self.atk, &self.def].map(|text| self.number(text, line, wrong)),
            lines: read.lines,
            unread: u8::try_from(read.unread.len()).unwrap_or(u8::MAX),
        }
    }

    fn sheet(&self, line: u64, wrong: &mut Vec<Wrong>) -> Option<Sheet> {
        let Some(kind) = self.kind() else {
            let known = ["rune", "master rune", "j-ruler", "basic j-ruler"];
            if !known.contains(&self.kind.trim().to_lowercase().as_str()) {
                wrong.push(Wrong { line, what: format!("`{}` is no kind of card", self.kind) });
            }
            return None;
        };
        let mut front = self.face(line, wrong);
        let cost = text::cost(&self.cost).unwrap_or_else(|| {
            // A cost that cannot be paid as it is written: what of it is known is paid.
            front.unread = front.unread.saturating_add(1);
            text::cost(&self.cost.replace("{X}", "")).unwrap_or_default()
        });
        let cost = if kind == Kind::Stone || kind == Kind::Ruler { Bill::default() } else { cost };
        Some(Sheet {
            number: self.code.trim().to_owned(),
            kind,
            token: false,
            special: kind == Kind::Stone && self.kind.to_lowercase().contains("special"),
            cost,
            of: attributes(&cost),
            front,
            back: self.back.as_ref().map(|back| back.face(line, wrong)),
        })
    }
}
