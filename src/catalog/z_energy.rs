//! The Z-Energy costs of Z-Cards (4.00, 1-4), which stand apart from other facts: `data/z-energy.tsv`.
//!
//! Costs that are not known are left out: a card without one costs nobody knows what, and not 0.

use std::collections::BTreeMap;

use super::UserTable;
use super::overrides::Problem;
use super::rows::{self, Done};
use crate::card::{CardNumber, Total};

/// The columns, in order.
const HEADER: [&str; 2] = ["number", "z_energy"];

/// Gives cards their costs, types being those that they have then. Gives every problem with its line; the table then holds what
/// does not have an error.
pub fn apply(cards: &mut UserTable, text: &str) -> Vec<Problem> {
    let mut lines = BTreeMap::new();
    rows::apply(HEADER, text, |line, cells| give(cards, &mut lines, line, cells))
}

/// Gives one card its cost, or says why not.
fn give(
    cards: &mut UserTable,
    lines: &mut BTreeMap<CardNumber, u64>,
    line: u64,
    [number, cost]: [&str; 2],
) -> Result<Done, String> {
    let entry = number.parse::<CardNumber>().ok().and_then(|number| cards.get_mut(&number));
    let card = &mut entry.ok_or_else(|| format!("there is no card {number}"))?.card;
    if let Some(first) = lines.insert(card.number.clone(), line) {
        return Err(format!("{number} stands in line {first} already"));
    }
    let cost = Total::from_text(cost).ok_or_else(|| format!("`{cost}` is no Z-Energy cost; it is a number or X"))?;
    if !card.kind.is_z() {
        // 4.00, 14-1-2.
        return Err(format!("{number} is a {}, and only Z-Cards have a Z-Energy cost", card.kind));
    }
    match card.z_energy {
        Some(said) if said == cost => Ok(Done::Stale),
        Some(said) => Err(format!("the data says that the Z-Energy cost of {number} is {said}, not {cost}")),
        None => {
            card.z_energy = Some(cost);
            Ok(Done::Changed)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::import;

    const CARDS: &str = "number,type,name,z_energy\nZZ1-001,Z-Battle,Fish,\nZZ1-002,Z-Leader,Eel,3\n\
        ZZ1-003,Battle,Bird,\nZZ1-004,Z-Extra,Pond,\n";

    /// Each card with its cost, and what is said of rows that come behind the header.
    fn given(rows: &str) -> (Vec<String>, Vec<String>) {
        let mut cards = import::read(CARDS).expect("the keyword table fits").cards;
        let problems = apply(&mut cards, &format!("# what it is\n{}\n{rows}", HEADER.join("\t")));
        let said = |problem: Problem| {
            let Problem { line, severity, message } = problem;
            format!("{}: {severity:?}: {message}", line.unwrap_or_default())
        };
        let costs = cards.values().filter_map(|entry| Some(format!("{} {}", entry.card.number, entry.card.z_energy?)));
        (costs.collect(), problems.into_iter().map(said).collect())
    }

    #[test]
    fn z_cards_get_their_costs_and_one_that_is_not_told_stays_unknown() {
        let (costs, problems) = given("ZZ1-001\t2\nZZ1-004\tX\n");
        assert_eq!((costs, problems), (["ZZ1-001 2", "ZZ1-002 3", "ZZ1-004 X"].map(str::to_owned).into(), vec![]));
        assert_eq!(given("").0, ["ZZ1-002 3"]);
        assert_eq!(given("ZZ1-001\t0\n").0, ["ZZ1-001 0", "ZZ1-002 3"]);
    }

    #[test]
    fn a_cost_that_the_data_has_too_is_stale() {
        assert_eq!(given("ZZ1-002\t3\n").1, ["3: Note: stale: the data says so too: ZZ1-002 3"]);
    }

    #[test]
    fn what_does_not_fit_is_refused_with_its_line_and_changes_nothing() {
        for (rows, problem) in [
            ("ZZ1-009\t2\n", "3: Error: there is no card ZZ1-009"),
            ("fish\t2\n", "3: Error: there is no card fish"),
            ("ZZ1-003\t2\n", "3: Error: ZZ1-003 is a Battle Card, and only Z-Cards have a Z-Energy cost"),
            ("ZZ1-001\tmuch\n", "3: Error: `much` is no Z-Energy cost; it is a number or X"),
            ("ZZ1-001\t\n", "3: Error: `` is no Z-Energy cost; it is a number or X"),
            ("ZZ1-001\n", "3: Error: this row has 1 cells, and there are 2 columns"),
            ("ZZ1-002\t4\n", "3: Error: the data says that the Z-Energy cost of ZZ1-002 is 3, not 4"),
        ] {
            assert_eq!(given(rows), (vec!["ZZ1-002 3".to_owned()], vec![problem.to_owned()]), "{rows}");
        }
        let (costs, problems) = given("ZZ1-001\t2\n\nZZ1-001\t2\n");
        assert_eq!(costs, ["ZZ1-001 2", "ZZ1-002 3"]);
        assert_eq!(problems, ["5: Error: ZZ1-001 stands in line 3 already"]);
        let problems = apply(&mut UserTable::new(), "number\tcost\n");
        assert_eq!(problems[0].message, "the columns are number, z_energy");
    }
}
