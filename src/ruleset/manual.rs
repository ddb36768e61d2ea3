//! The numbered rules of manual 1.10 in our own words (`data/rules/dbscg-1.10.tsv`).

use crate::language::Lang;

const TABLE: &str = include_str!("../../data/rules/dbscg-1.10.tsv");

/// The edition that the table paraphrases.
pub const EDITION: &str = "dbscg-1.10";

/// The places that show each rule, made from the tests by a test.
const CITATIONS: &str = include_str!("../../data/rules/citations.tsv");

/// What a rule is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Something the engine does or respects.
    Engine,
    /// Building decks.
    Construction,
    /// Nothing that a test could show: a heading, a definition, the handling of cardboard.
    None,
}

/// A numbered rule.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    /// Its number: `5-1-3-1`.
    pub number: &'static str,
    /// What it is for.
    pub class: Class,
    /// Why nothing can be tested, for [`Class::None`].
    pub reason: &'static str,
    /// What it says, in our own words.
    pub text: &'static str,
}

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

/// What a rule says in a language; beside English, those rules are there that findings cite.
pub fn paraphrase_in(rule: &str, lang: Lang) -> Option<&'static str> {
    let table = match lang {
        Lang::En => return paraphrase(rule),
        Lang::It => include_str!("../../data/messages/it/rules.tsv"),
        Lang::Fr => include_str!("../../data/messages/fr/rules.tsv"),
    };
    table.lines().find_map(|line| line.strip_prefix(rule)?.strip_prefix('\t'))
}

/// Every rule, in the order of the manual.
pub fn rules() -> impl Iterator<Item = Rule> {
    TABLE.lines().skip(1).filter_map(|line| {
        let cells: Vec<&str> = line.split('\t').collect();
        let [number, class, reason, text] = cells.as_slice() else { return None };
        let class = match *class {
            "engine" => Class::Engine,
            "construction" => Class::Construction,
            _ => Class::None,
        };
        Some(Rule { number, class, reason, text })
    })
}

/// The files in `tests` and `src` whose tests show a rule.
pub fn shown_by(rule: &str) -> Vec<&'static str> {
    let cells = CITATIONS.lines().find_map(|line| line.strip_prefix(rule)?.strip_prefix('\t'));
    cells.map_or_else(Vec::new, |places| places.split(' ').collect())
}

/// The rule numbers that a text cites: groups of digits joined by dashes that are rules of the manual.
///
/// ```
/// use deckscouter::ruleset::manual;
/// assert_eq!(manual::cited("see 7-4-1-4 and 2020-05-01"), ["7-4-1-4"]);
/// ```
pub fn cited(text: &str) -> Vec<&str> {
    let number = |c: char| c.is_ascii_digit() || c == '-';
    let words = text.split(|c: char| !number(c)).map(|word| word.trim_matches('-'));
    words.filter(|word| word.contains('-') && paraphrase(word).is_some()).collect()
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
        assert_eq!(rules().count(), 709);
    }

    #[test]
    fn every_rule_that_the_default_edition_cites_exists() {
        let set = Ruleset::embedded(EDITION).expect("embedded");
        let cited = set.sections.iter().filter_map(|section| section.rule.as_deref());
        let cited =
            cited.chain(set.copies.iter().map(|rule| &*rule.rule)).chain(set.caps.iter().map(|rule| &*rule.rule));
        let opening = [&set.opening.hand.rule, &set.opening.mulligan.rule, &set.turn.draw.rule];
        let play = set.play.as_ref().expect("the default edition is played");
        let points = [&play.unison_cards, &play.specified_cost_counts, &play.blocker_is_attacked];
        let points = points.map(|point| point.rule.as_str());
        for rule in cited.chain(opening.map(String::as_str)).chain(points) {
            assert!(paraphrase(rule).is_some(), "{rule}");
        }
        assert!(EMBEDDED.iter().any(|(id, _)| *id == EDITION));
    }
}
