//! A table of cards of Creatures of Exo: CSV with a header. Who plays needs what a list's checker does not ask for: costs,
//! force, lives and what is written on a card, in the notation of [`crate::ability::exo::text`].

use crate::ability::exo::text;
use crate::engine::exo::{Face, Kind, Sheet};
use crate::sim::table::{self, Csv, Wrong};

/// Cards by their number.
pub type Sheets = table::Sheets<Sheet>;

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
    for cells in Csv::read(table)?.rows() {
        let mut row = Row { cells, wrong: &mut wrong };
        if let Some(sheet) = row.sheet() {
            sheets.insert(sheet.number.to_uppercase(), table::told(move || sheet));
        }
    }
    if wrong.is_empty() { Ok(sheets) } else { Err(wrong) }
}

struct Row<'r> {
    cells: table::Row<'r>,
    wrong: &'r mut Vec<Wrong>,
}

impl Row<'_> {
    fn note(&mut self, column: &str, what: impl std::fmt::Display) {
        self.wrong.push(Wrong { line: self.cells.line(), what: format!("{column}: {what}") });
    }

    fn number<T: std::str::FromStr>(&mut self, column: &str) -> Option<T> {
        let text = self.cells.cell(column);
        if text.is_empty() {
            return None;
        }
        let number = text.parse().ok();
        if number.is_none() {
            self.note(column, format_args!("`{text}` is no number that fits"));
        }
        number
    }

    fn face(&mut self, name: &str, force: i32, column: &str) -> Face {
        let [races, colors] = ["traits", "attributes"].map(|column| self.cells.parts(column, &['|', '/']));
        let lines = text::read(self.cells.cell(column)).unwrap_or_else(|unread| {
            self.note(column, unread);
            Vec::new()
        });
        Face { name: name.to_owned(), races, colors, force, lines }
    }

    fn cost(&mut self, column: &str) -> Vec<crate::ability::exo::Pick> {
        let cell = self.cells.cell(column);
        if cell.is_empty() {
            return Vec::new();
        }
        text::read_cost(cell).unwrap_or_else(|unread| {
            self.note(column, unread);
            Vec::new()
        })
    }

    fn sheet(&mut self) -> Option<Sheet> {
        let cells = self.cells;
        let kind = cells.cell("type").to_lowercase().replace(' ', "-");
        let vice = kind.ends_with("vice-leader") || !cells.cell("vice").is_empty();
        let rules = match kind.as_str() {
            "leader" => Kind::Leader,
            "tactic" => Kind::Tactic,
            "vice-leader" | "evolution" | "evolution-vice-leader" | "creature" | "relic" if vice => Kind::ViceLeader,
            "evolution" | "creature" | "relic" => Kind::Creature,
            // What makes a token says all of it.
            "token" => return None,
            other => {
                self.note("type", format_args!("`{other}` is no kind of card"));
                return None;
            }
        };
        let force = self.number("power").unwrap_or(0);
        let front = self.face(cells.cell("name"), force, "skill");
        let back_name = cells.cell("back_name");
        let back = if back_name.is_empty() {
            None
        } else {
            let force = self.number("back_power").unwrap_or(force);
            Some(self.face(back_name, force, "back_skill"))
        };
        Some(Sheet {
            number: cells.cell("number").to_owned(),
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
