//! Facts in which the card data is wrong, card by card: `data/corrections.tsv`.
//!
//! A correction names what the data says, so that it is spoken of as soon as the data says something else, and why the card
//! has another value. It is about facts alone: what a skill means stands in the files of [`overrides`](super::overrides).

use super::overrides::Problem;
use super::rows::{self, Done};
use super::{UserTable, table};
use crate::card::CardNumber;

/// The columns, in order. `column` is one of the card table; `data` is what the card data has there, `card` what the card has.
const HEADER: [&str; 5] = ["number", "column", "data", "card", "reason"];

/// The columns that tell which row it is, and what is read from text: no facts.
const NO_FACTS: [&str; 3] = ["number", "face", "skills"];

/// Mends the fronts of a table. Gives every problem with its line; the table then holds what does not have an error.
pub fn apply(cards: &mut UserTable, text: &str) -> Vec<Problem> {
    rows::apply(HEADER, text, |_, cells| mend(cards, cells))
}

/// Carries out one correction, or says why it does not fit.
fn mend(cards: &mut UserTable, [number, column, data, card, reason]: [&str; 5]) -> Result<Done, String> {
    if reason.trim().is_empty() {
        return Err(format!("nothing says why {number} has another {column}"));
    }
    let entry = number.parse::<CardNumber>().ok().and_then(|number| cards.get_mut(&number));
    let entry = entry.ok_or_else(|| format!("there is no card {number}"))?;
    let found = table::cell(entry, column).filter(|_| !NO_FACTS.contains(&column));
    let found = found.ok_or_else(|| format!("`{column}` is no column that can be corrected"))?;
    if found == card {
        return Ok(Done::Stale);
    }
    if found != data {
        return Err(format!("the data says `{found}` in the column `{column}` of {number}, not `{data}`"));
    }
    *entry = table::with_cell(entry, column, card).map_err(|error| format!("{number}: {error}"))?;
    Ok(Done::Changed)
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
        let problems = apply(&mut cards, &format!("# why so\n{}\n{rows}", HEADER.join("\t")));
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
