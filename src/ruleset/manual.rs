//! The numbered rules of manual 1.10 in our own words (`data/rules/dbscg-1.10.tsv`).

const TABLE: &str = include_str!("../../data/rules/dbscg-1.10.tsv");

/// The edition that the table paraphrases.
pub const EDITION: &str = "dbscg-1.10";

/// What a rule says, in one line; `None` for numbers the manual does not have.
///
/// ```
/// use deckscouter::ruleset::manual;
/// assert!(manual::paraphrase("5-1-3-1").unwrap().contains('4'));
/// assert_eq!(manual::paraphrase("99-1"), None);
/// ```
pub fn paraphrase(rule: &str) -> Option<&'static str> {
    // The number and a tab: nothing of the other lines has to be taken apart.
    let cells = TABLE.lines().find_map(|line| line.strip_prefix(rule)?.strip_prefix('\t'))?;
    cells.split('\t').nth(2)
}

/// Every rule with its paraphrase, in the order of the manual.
pub fn rows() -> impl Iterator<Item = (&'static str, &'static str)> {
    let cells = TABLE.lines().skip(1).map(|line| line.split('\t').collect::<Vec<_>>());
    cells.filter_map(|cells| Some((*cells.first()?, *cells.get(3)?)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::{EMBEDDED, Ruleset};

    #[test]
    fn every_row_has_a_number_a_class_and_a_text() {
        for line in TABLE.lines().skip(1) {
            let cells: Vec<&str> = line.split('\t').collect();
            assert_eq!(cells.len(), 4, "{line}");
            assert!(["engine", "construction", "none"].contains(&cells[1]), "{line}");
            assert_eq!(cells[1] == "none", !cells[2].is_empty(), "a reason stands where nothing can be tested: {line}");
            assert!(!cells[3].is_empty() && cells[3].len() <= 220, "{line}");
        }
        assert_eq!(rows().count(), 709);
    }

    #[test]
    fn every_rule_that_the_default_edition_cites_exists() {
        let set = Ruleset::embedded(EDITION).expect("embedded");
        let cited = set.sections.iter().filter_map(|section| section.rule.as_deref());
        let cited =
            cited.chain(set.copies.iter().map(|rule| &*rule.rule)).chain(set.caps.iter().map(|rule| &*rule.rule));
        let opening = [&set.opening.hand.rule, &set.opening.mulligan.rule, &set.turn.draw.rule];
        for rule in cited.chain(opening.map(String::as_str)) {
            assert!(paraphrase(rule).is_some(), "{rule}");
        }
        assert!(EMBEDDED.iter().any(|(id, _)| *id == EDITION));
    }
}
