//! A line for each game, for other programs.

use std::fmt::Write as _;

use serde::Serialize;

use crate::shown;
use crate::sim::goldfish::tally::{End, Measure, Row};

/// How the lines are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Values with commas between them, under a head.
    Csv,
    /// A JSON object on each line.
    Ndjson,
}

#[derive(Serialize)]
struct Record<'a> {
    game: u64,
    end: End,
    own_turns: usize,
    awakened: Option<u16>,
    engine: Option<u16>,
    decisions: u64,
    turns: Vec<std::collections::BTreeMap<&'a str, u32>>,
}

impl Form {
    /// What the end of a file's name says.
    ///
    /// # Errors
    /// Where it says nothing that is known.
    pub fn of(path: &str) -> Result<Self, String> {
        match path.rsplit_once('.').map(|(_, end)| end) {
            Some("csv") => Ok(Self::Csv),
            Some("ndjson" | "jsonl") => Ok(Self::Ndjson),
            _ => Err(format!("{path}: the name of a file of rows ends in .csv, .ndjson or .jsonl")),
        }
    }

    /// What stands above the lines.
    pub fn head(self, turns: u16) -> String {
        if self == Self::Ndjson {
            return String::new();
        }
        let columns = (1..=turns).flat_map(|turn| {
            let measures = Measure::ALL.iter().map(|measure| measure.id());
            measures.chain(["stuck", "color_stuck"]).map(move |id| format!(",{id}_{turn}"))
        });
        format!("game,end,own_turns,awakened,engine,decisions{}\n", columns.collect::<String>())
    }

    /// Adds the line of a game.
    pub fn row(self, row: &Row, turns: u16, out: &mut String) {
        match self {
            Self::Csv => {
                let end = match row.end {
                    End::Won => "won",
                    End::Lost => "lost",
                    End::Draw => "draw",
                    End::Limit => "limit",
                };
                let [awakened, engine] =
                    [row.awakened, row.engine].map(|turn| turn.map(|turn| turn.to_string()).unwrap_or_default());
                // Writing to a string cannot fail.
                let _ = write!(out, "{},{end},{},{awakened},{engine},{}", row.index, row.turns.len(), row.decisions);
                for turn in 0..usize::from(turns) {
                    match row.turns.get(turn) {
                        Some(turn) => {
                            turn.measured.iter().for_each(|value| {
                                let _ = write!(out, ",{value}");
                            });
                            let _ = write!(out, ",{},{}", u8::from(turn.stuck), u8::from(turn.color_stuck));
                        }
                        None => out.push_str(&",".repeat(Measure::COUNT + 2)),
                    }
                }
                out.push('\n');
            }
            Self::Ndjson => {
                let of = |turn: &crate::sim::goldfish::tally::Turn| {
                    let measured = Measure::ALL.iter().map(|measure| (measure.id(), turn.measured[*measure as usize]));
                    let flags = [("stuck", u32::from(turn.stuck)), ("color_stuck", u32::from(turn.color_stuck))];
                    measured.chain(flags).collect()
                };
                let record = Record {
                    game: row.index,
                    end: row.end,
                    own_turns: row.turns.len(),
                    awakened: row.awakened,
                    engine: row.engine,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sim::goldfish::tally::Turn;

    #[test]
    fn a_line_has_as_many_values_as_the_head() {
        let turn = Turn { measured: [1, 2, 3, 4, 5, 6, 7, 8], stuck: true, color_stuck: false };
        let row = Row {
            index: 3,
            turns: vec![turn; 2],
            end: End::Won,
            awakened: Some(2),
            engine: Some(1),
            decisions: 41,
            cards: None,
        };
        let mut line = String::new();
        Form::Csv.row(&row, 3, &mut line);
        assert!(line.starts_with("3,won,2,2,1,41,1,2,3,4,5,6,7,8,1,0,1,"), "{line}");
        assert_eq!(line.matches(',').count(), Form::Csv.head(3).matches(',').count());
    }

    #[test]
    fn a_line_of_json_is_an_object() {
        let row = Row {
            index: 0,
            turns: vec![Turn::default()],
            end: End::Limit,
            awakened: None,
            engine: None,
            decisions: 1,
            cards: None,
        };
        let mut line = String::new();
        Form::Ndjson.row(&row, 1, &mut line);
        let value: serde_json::Value = serde_json::from_str(&line).expect("JSON");
        assert_eq!((&value["end"], &value["turns"][0]["damage"]), (&"limit".into(), &0.into()));
    }
}
