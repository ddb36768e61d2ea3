//! Facts in which the card data is wrong, card by card: `data/corrections.tsv`.
//!
//! A correction names what the data says, so that it is spoken of as soon as the data says something else, and why the card
//! has another value. It is about facts alone: what a skill means stands in the files of [`overrides`](super::overrides).

use super::overrides::Problem;
use super::{UserTable, table};
use crate::card::CardNumber;
use crate::diagnostic::Severity;

/// The columns, in order. `column` is one of the card table; `data` is what the card data has there, `card` what the card has.
const HEADER: &str = "number\tcolumn\tdata\tcard\treason";

/// The columns that tell which row it is, and what is read from text: no facts.
const NO_FACTS: [&str; 3] = ["number", "face", "skills"];

/// Mends the fronts of a table. Gives every problem with its line; the table then holds what does not have an error.
pub fn apply(cards: &mut UserTable, text: &str) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut header_seen = false;
    for (line, row) in (1..).zip(text.lines()).filter(|(_, row)| !row.is_empty() && !row.starts_with('#')) {
        let mut say = |severity, message| problems.push(Problem { line: Some(line), severity, message });
        if !header_seen {
            header_seen = true;
            if row != HEADER {
                say(Severity::Error, format!("the columns are {}", HEADER.replace('\t', ", ")));
                return problems;
            }
            continue;
        }
        match mend(cards, row) {
            Ok(Mended::Corrected) => {}
            Ok(Mended::Stale) => {
                say(Severity::Note, format!("stale: the data says so too: {}", row.replace('\t', " ")));
            }
            Err(message) => say(Severity::Error, message),
        }
    }
    problems
}

/// What a correction has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mended {
    /// The card has another value.
    Corrected,
    /// The data had that value already.
    Stale,
}

/// Carries out one correction, or says why it does not fit.
fn mend(cards: &mut UserTable, row: &str) -> Result<Mended, String> {
    let cells: Vec<&str> = row.split('\t').collect();
    let [number, column, data, card, reason] = cells.as_slice() else {
        return Err(format!(
            "this row has {} cells, and there are {} columns",
            cells.len(),
            HEADER.split('\t').count()
        ));
    };
    if reason.trim().is_empty() {
        return Err(format!("nothing says why {number} has another {column}"));
    }
    let entry = number.parse::<CardNumber>().ok().and_then(|number| cards.get_mut(&number));
    let entry = entry.ok_or_else(|| format!("there is no card {number}"))?;
    let found = table::cell(entry, column).filter(|_| !NO_FACTS.contains(column));
    let found = found.ok_or_else(|| format!("`{column}` is no column that can be corrected"))?;
    if found == *card {
        return Ok(Mended::Stale);
    }
    if found != *data {
        return Err(format!("the data says `{found}` in the column `{column}` of {number}, not `{data}`"));
    }
    *entry = table::with_cell(entry, column, card).map_err(|error| format!("{number}: {error}"))?;
    Ok(Mended::Corrected)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Kind;
    use crate::catalog::import;

    /// A Leader with a back, and what is said of corrections of it; which come behind the header.
    fn corrected(rows: &str) -> (UserTable, Vec<String>) {
        let row = r#"{"number": "ZZ1-001", "type": "LEADER", "name": "Fish", "power": 10000, "colors": ["Red"],
            "skill": "[Permanent] Something.", "back": {"name": "Bird", "power": 15000}}"#;
        let mut cards = import::read(&row.replace('\n', " ")).expect("the keyword table fits").cards;
        let problems = apply(&mut cards, &format!("# why so\n{HEADER}\n{rows}"));
        let said = |problem: Problem| {
            let Problem { line, severity, message } = problem;
            format!("{}: {severity:?}: {message}", line.unwrap_or_default())
        };
        (cards, problems.into_iter().map(said).collect())
    }

    #[test]
    fn a_corrected_fact_is_another_and_everything_else_of_the_card_stays() {
        let (before, _) = corrected("");
        let (cards, problems) =
            corrected("ZZ1-001\tkind\tleader\tz-leader\tits text\nZZ1-001\tpower\t10000\t\ta misprint\n");
        assert_eq!(problems, [""; 0]);
        let (number, mut entry) = cards.into_iter().next().expect("a card");
        assert_eq!((entry.card.kind, entry.card.front.power), (Kind::ZLeader, None));
        (entry.card.kind, entry.card.front.power) = (Kind::Leader, Some(10000));
        assert_eq!(before[&number], entry);
    }

    #[test]
    fn a_correction_that_the_data_has_caught_up_with_is_stale() {
        let (_, problems) = corrected("ZZ1-001\tkind\tbattle\tleader\tits text\n");
        assert_eq!(problems, ["3: Note: stale: the data says so too: ZZ1-001 kind battle leader its text"]);
    }

    #[test]
    fn what_does_not_fit_is_refused_with_its_line_and_changes_nothing() {
        for (row, problem) in [
            ("ZZ1-002\tkind\tleader\tbattle\tso", "there is no card ZZ1-002"),
            (
                "ZZ1-001\tkind\tbattle\textra\tso",
                "the data says `leader` in the column `kind` of ZZ1-001, not `battle`",
            ),
            ("ZZ1-001\tkind\tleader\tfish\tso", "ZZ1-001: column `kind` holds `fish`, which is no card type"),
            ("ZZ1-001\tskills\t\t()\tso", "`skills` is no column that can be corrected"),
            ("ZZ1-001\tfins\t\t2\tso", "`fins` is no column that can be corrected"),
            ("ZZ1-001\tkind\tleader\tbattle\t ", "nothing says why ZZ1-001 has another kind"),
            ("ZZ1-001\tkind\tleader\tbattle", "this row has 4 cells, and there are 5 columns"),
        ] {
            let (cards, problems) = corrected(row);
            assert_eq!(problems, [format!("3: Error: {problem}")], "{row}");
            assert_eq!(cards, corrected("").0, "{row}");
        }
        let problems = apply(&mut UserTable::new(), "number\tkind\n");
        assert_eq!(problems[0].message, "the columns are number, column, data, card, reason");
    }
}
