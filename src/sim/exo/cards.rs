//! A table of cards of Creatures of Exo: CSV with a header. Who plays needs what a list's checker does not ask for: costs,
//! force, lives and what is written on a card, in the notation of [`crate::ability::exo::text`].

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::ability::exo::text;
use crate::engine::exo::{Face, Kind, Sheet};

/// Cards by their number.
pub type Sheets = BTreeMap<String, Arc<Sheet>>;

/// A cell that is not understood.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {column}: {what}")]
pub struct Wrong {
    /// The line of the table, from 1.
    pub line: u64,
    /// The column.
    pub column: &'static str,
    /// What is wrong.
    pub what: String,
}

/// Reads a table; numbers are compared in capitals.
///
/// # Errors
/// Everything that is wrong with it, in the order of its lines.
///
/// ```
/// let table = "number,type,name,power,cost,skill\nEXO9-001,creature,Owl,150,1,VELOCE.\n";
/// let cards = deckscouter::sim::exo::cards::read(table).unwrap();
/// assert_eq!(cards["EXO9-001"].front.force, 150);
/// ```
pub fn read(table: &str) -> Result<Sheets, Vec<Wrong>> {
    let mut sheets = Sheets::new();
    let mut wrong = Vec::new();
    let mut reader = csv::ReaderBuilder::new().trim(csv::Trim::All).flexible(true).from_reader(table.as_bytes());
    let header: Vec<String> = match reader.headers() {
        Ok(header) => header.iter().map(|name| name.to_lowercase().replace([' ', '-'], "_")).collect(),
        Err(error) => return Err(vec![Wrong { line: 1, column: "number", what: error.to_string() }]),
    };
    for record in reader.records() {
        match record {
            Ok(record) => {
                let line = record.position().map_or(0, csv::Position::line);
                let cell = |name: &str| {
                    let at = header.iter().position(|column| column == name);
                    at.and_then(|at| record.get(at)).unwrap_or_default().to_owned()
                };
                let mut row = Row { line, cell: &cell, wrong: &mut wrong };
                if let Some(sheet) = row.sheet() {
                    sheets.insert(sheet.number.to_uppercase(), Arc::new(sheet));
                }
            }
            Err(error) => {
                let line = error.position().map_or(0, csv::Position::line);
                wrong.push(Wrong { line, column: "number", what: error.to_string() });
            }
        }
    }
    if wrong.is_empty() { Ok(sheets) } else { Err(wrong) }
}

struct Row<'r> {
    line: u64,
    cell: &'r dyn Fn(&str) -> String,
    wrong: &'r mut Vec<Wrong>,
}

impl Row<'_> {
    fn note(&mut self, column: &'static str, what: String) {
        self.wrong.push(Wrong { line: self.line, column, what });
    }

    fn number<T: std::str::FromStr>(&mut self, column: &'static str) -> Option<T> {
        let text = (self.cell)(column);
        if text.is_empty() {
            return None;
        }
        let number = text.parse().ok();
        if number.is_none() {
            self.note(column, format!("`{text}` is no number that fits"));
        }
        number
    }

    fn face(&mut self, name: String, force: i32, column: &'static str) -> Face {
        let list = |column: &str| -> Vec<String> {
            let cell = (self.cell)(column);
            cell.split(['|', '/']).map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect()
        };
        let (races, colors) = (list("traits"), list("attributes"));
        let lines = match text::read(&(self.cell)(column)) {
            Ok(lines) => lines,
            Err(unread) => {
                self.note(column, unread.to_string());
                Vec::new()
            }
        };
        Face { name, races, colors, force, lines }
    }

    fn cost(&mut self, column: &'static str) -> Vec<crate::ability::exo::Pick> {
        let cell = (self.cell)(column);
        if cell.is_empty() {
            return Vec::new();
        }
        text::read_cost(&cell).unwrap_or_else(|unread| {
            self.note(column, unread.to_string());
            Vec::new()
        })
    }

    fn sheet(&mut self) -> Option<Sheet> {
        let kind = (self.cell)("type").to_lowercase().replace(' ', "-");
        let vice = kind.ends_with("vice-leader") || !(self.cell)("vice").is_empty();
        let rules = match kind.as_str() {
            "leader" => Kind::Leader,
            "tactic" => Kind::Tactic,
            "vice-leader" | "evolution" | "evolution-vice-leader" | "creature" | "relic" if vice => Kind::ViceLeader,
            "evolution" | "creature" | "relic" => Kind::Creature,
            // What makes a token says all of it.
            "token" => return None,
            other => {
                self.note("type", format!("`{other}` is no kind of card"));
                return None;
            }
        };
        let force = self.number("power").unwrap_or(0);
        let front = self.face((self.cell)("name"), force, "skill");
        let back_name = (self.cell)("back_name");
        let back = if back_name.is_empty() {
            None
        } else {
            let force = self.number("back_power").unwrap_or(force);
            Some(self.face(back_name, force, "back_skill"))
        };
        Some(Sheet {
            number: (self.cell)("number"),
            kind: rules,
            evolution: kind.starts_with("evolution"),
            relic: kind == "relic",
            token: false,
            cost: self.cost("cost").into_iter().map(|pick| (pick.count, pick.filter)).collect(),
            sacrifice: self.cost("sacrifice"),
            lives: self.number("lives").unwrap_or(0),
            emergency: self.number("emergency"),
            front,
            back,
        })
    }
}
