//! A line for each game, for other programs.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Serialize;

use crate::language::{Message, say};
use crate::shown;
use crate::sim::goldfish::tally::{End, Ledger, MEASURES, Row, STATES, Turn};

/// How the lines are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Values with commas between them, under a head.
    Csv,
    /// A JSON object on each line.
    Ndjson,
}

#[derive(Serialize)]
struct Record {
    game: u64,
    end: End,
    own_turns: usize,
    #[serde(flatten)]
    firsts: BTreeMap<&'static str, Option<u16>>,
    decisions: u64,
    turns: Vec<BTreeMap<&'static str, u32>>,
}

impl Form {
    /// What the end of a file's name says.
    ///
    /// # Errors
    /// Where it says nothing that is known.
    pub fn of(path: &str) -> Result<Self, Message> {
        match path.rsplit_once('.').map(|(_, end)| end) {
            Some("csv") => Ok(Self::Csv),
            Some("ndjson" | "jsonl") => Ok(Self::Ndjson),
            _ => Err(say!("asked-of-file", path = path, why = say!("asked-rows-name"))),
        }
    }

    /// What stands above the lines.
    pub fn head(self, ledger: &Ledger, turns: u16) -> String {
        if self == Self::Ndjson {
            return String::new();
        }
        let columns = (1..=turns).flat_map(|turn| {
            let measures = ledger.measures.iter().map(|(id, _)| *id);
            measures.chain(ledger.states).map(move |id| format!(",{id}_{turn}"))
        });
        format!("game,end,own_turns,{},decisions{}\n", ledger.firsts.join(","), columns.collect::<String>())
    }

    /// Adds the line of a game.
    pub fn row(self, ledger: &Ledger, row: &Row, turns: u16, out: &mut String) {
        match self {
            Self::Csv => {
                let end = match row.end {
                    End::Won => "won",
                    End::Lost => "lost",
                    End::Draw => "draw",
                    End::Limit => "limit",
                };
                let firsts = row.firsts.map(|turn| turn.map(|turn| turn.to_string()).unwrap_or_default()).join(",");
                // Writing to a string cannot fail.
                let _ = write!(out, "{},{end},{},{firsts},{}", row.index, row.turns.len(), row.decisions);
                for turn in 0..usize::from(turns) {
                    match row.turns.get(turn) {
                        Some(turn) => {
                            measured(ledger, turn).for_each(|(_, value)| {
                                let _ = write!(out, ",{value}");
                            });
                            turn.states.iter().for_each(|held| {
                                let _ = write!(out, ",{}", u8::from(*held));
                            });
                        }
                        None => out.push_str(&",".repeat(MEASURES + STATES)),
                    }
                }
                out.push('\n');
            }
            Self::Ndjson => {
                let of = |turn: &Turn| {
                    let states = ledger.states.into_iter().zip(turn.states.map(u32::from));
                    measured(ledger, turn).chain(states).collect()
                };
                let record = Record {
                    game: row.index,
                    end: row.end,
                    own_turns: row.turns.len(),
                    firsts: ledger.firsts.into_iter().zip(row.firsts).collect(),
                    decisions: row.decisions,
                    turns: row.turns.iter().map(of).collect(),
                };
                // Plain data, which JSON can hold.
                out.push_str(&shown::json(&record));
                out.push('\n');
            }
        }
    }
}

/// What was measured of a turn, by its id and in its unit.
fn measured(ledger: &Ledger, turn: &Turn) -> impl Iterator<Item = (&'static str, u32)> {
    ledger.measures.into_iter().zip(turn.measured).map(|((id, unit), value)| (id, value * unit))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sim::goldfish::dbscg::LEDGER;

    #[test]
    fn a_line_has_as_many_values_as_the_head() {
        let turn = Turn { measured: [1, 2, 3, 4, 5, 6, 7, 8], states: [true, false] };
        let row = Row {
            index: 3,
            turns: vec![turn; 2],
            end: End::Won,
            firsts: [Some(2), Some(1)],
            decisions: 41,
            cards: None,
        };
        let mut line = String::new();
        Form::Csv.row(&LEDGER, &row, 3, &mut line);
        assert!(line.starts_with("3,won,2,2,1,41,1,2,3,4,5000,6,7,8,1,0,1,"), "{line}");
        assert_eq!(line.matches(',').count(), Form::Csv.head(&LEDGER, 3).matches(',').count());
    }

    #[test]
    fn a_line_of_json_is_an_object() {
        let row = Row {
            index: 0,
            turns: vec![Turn::default()],
            end: End::Limit,
            firsts: [None; 2],
            decisions: 1,
            cards: None,
        };
        let mut line = String::new();
        Form::Ndjson.row(&LEDGER, &row, 1, &mut line);
        let value: serde_json::Value = serde_json::from_str(&line).expect("JSON");
        assert_eq!((&value["end"], &value["turns"][0]["damage"]), (&"limit".into(), &0.into()));
    }
}
