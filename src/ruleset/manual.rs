//! The numbered rules of the manuals in our own words (`data/rules/dbscg-1.10.tsv`, `data/rules/dbscg-4.00.tsv`), and the
//! statements of books that number none, in numbers of ours (`data/rules/exo.tsv`, `data/rules/force-of-will-6.4.tsv`,
//! `data/rules/yugioh-9.0.tsv`).

use crate::language::Lang;

/// The numbered rules of a manual, and the tests that show them.
#[derive(Debug)]
pub struct Manual {
    /// The edition that they are of.
    pub edition: &'static str,
    table: &'static str,
    /// The places that show each rule, made from the tests by a test.
    citations: &'static str,
    /// A hash of what each rule says (`fingerprint`).
    pub(super) fingerprints: &'static str,
    /// The heading of its history of editions, behind the last rule.
    pub(super) history: &'static str,
}

/// Manual 1.10.
pub static V1_10: Manual = Manual {
    edition: "dbscg-1.10",
    table: include_str!("../../data/rules/dbscg-1.10.tsv"),
    citations: include_str!("../../data/rules/citations.tsv"),
    fingerprints: include_str!("../../data/rules/fingerprints.tsv"),
    history: "Cronologia degli Aggiornamenti",
};

/// Manual 4.00.
pub static V4_00: Manual = Manual {
    edition: "dbscg-4.00",
    table: include_str!("../../data/rules/dbscg-4.00.tsv"),
    citations: include_str!("../../data/rules/citations-4.00.tsv"),
    fingerprints: include_str!("../../data/rules/fingerprints-4.00.tsv"),
    history: "New Topics and Changes",
};

/// The book of Creatures of Exo, which numbers no rules: the numbers are ours, and there are no fingerprints.
pub static EXO: Manual = Manual {
    edition: "exo",
    table: include_str!("../../data/rules/exo.tsv"),
    citations: include_str!("../../data/rules/citations-exo.tsv"),
    fingerprints: "",
    history: "",
};

/// The quick sheet of Force of Will, by which games of that edition are played; the numbers are ours here, too.
pub static FORCE_OF_WILL: Manual = Manual {
    edition: "force-of-will-6.4",
    table: include_str!("../../data/rules/force-of-will-6.4.tsv"),
    citations: include_str!("../../data/rules/citations-force-of-will-6.4.tsv"),
    fingerprints: "",
    history: "",
};

/// The rulebook 9.0 of Yu-Gi-Oh!, whose statements have numbers of ours.
pub static YUGIOH: Manual = Manual {
    edition: "yugioh-9.0",
    table: include_str!("../../data/rules/yugioh-9.0.tsv"),
    citations: include_str!("../../data/rules/citations-yugioh-9.0.tsv"),
    fingerprints: "",
    history: "",
};

/// Every book whose rules are written down, the usual one first.
pub static BOOKS: [&Manual; 5] = [&V1_10, &V4_00, &EXO, &FORCE_OF_WILL, &YUGIOH];

/// Those that number their rules.
pub static MANUALS: [&Manual; 2] = [&V1_10, &V4_00];

/// The manual of an edition.
pub fn of(edition: &str) -> Option<&'static Manual> {
    BOOKS.into_iter().find(|manual| manual.edition == edition)
}

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

impl Manual {
    /// Whether the book numbers its rules, so that a text of it can be compared.
    pub fn is_numbered(&self) -> bool {
        !self.fingerprints.is_empty()
    }

    /// What a rule says, in one line; `None` for numbers the manual does not have.
    ///
    /// ```
    /// use deckscouter::ruleset::manual;
    /// assert!(manual::V1_10.paraphrase("5-1-3-1").unwrap().contains('4'));
    /// assert_eq!(manual::V1_10.paraphrase("99-1"), None);
    /// ```
    pub fn paraphrase(&self, rule: &str) -> Option<&'static str> {
        // The number and a tab: nothing of the other lines has to be taken apart.
        let cells = self.table.lines().find_map(|line| line.strip_prefix(rule)?.strip_prefix('\t'))?;
        cells.split('\t').nth(2)
    }

    /// Every rule, in the order of the manual.
    pub fn rules(&self) -> impl Iterator<Item = Rule> + use<> {
        self.table.lines().skip(1).filter_map(|line| {
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
    pub fn shown_by(&self, rule: &str) -> Vec<&'static str> {
        let cells = self.citations.lines().find_map(|line| line.strip_prefix(rule)?.strip_prefix('\t'));
        cells.map_or_else(Vec::new, |places| places.split(' ').collect())
    }

    /// The rule numbers that a text cites: groups of digits joined by dashes that are rules of the manual.
    ///
    /// ```
    /// use deckscouter::ruleset::manual;
    /// assert_eq!(manual::V1_10.cited("see 7-4-1-4 and 2020-05-01"), ["7-4-1-4"]);
    /// ```
    pub fn cited<'t>(&self, text: &'t str) -> Vec<&'t str> {
        let number = |c: char| c.is_ascii_digit() || c == '-';
        let words = text.split(|c: char| !number(c)).map(|word| word.trim_matches('-'));
        words.filter(|word| word.contains('-') && self.paraphrase(word).is_some()).collect()
    }
}

/// What a rule of manual 1.10 says in a language; beside English, those rules are there that findings cite.
pub fn paraphrase_in(rule: &str, lang: Lang) -> Option<&'static str> {
    let table = match lang {
        Lang::En => return V1_10.paraphrase(rule),
        Lang::It => include_str!("../../data/messages/it/rules.tsv"),
        Lang::Fr => include_str!("../../data/messages/fr/rules.tsv"),
    };
    table.lines().find_map(|line| line.strip_prefix(rule)?.strip_prefix('\t'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::Ruleset;

    #[test]
    fn every_row_has_a_number_a_class_and_a_text() {
        for line in BOOKS.into_iter().flat_map(|manual| manual.table.lines().skip(1)) {
            let cells: Vec<&str> = line.split('\t').collect();
            assert_eq!(cells.len(), 4, "{line}");
            assert!(["engine", "construction", "none"].contains(&cells[1]), "{line}");
            assert_eq!(cells[1] == "none", !cells[2].is_empty(), "a reason stands where nothing can be tested: {line}");
            assert!(!cells[3].is_empty() && cells[3].len() <= 220, "{line}");
        }
        assert_eq!(BOOKS.map(|manual| manual.rules().count()), [709, 1361, 186, 135, 393]);
    }

    #[test]
    fn every_rule_that_an_edition_cites_exists() {
        for manual in MANUALS {
            let set = Ruleset::embedded(manual.edition).expect("embedded");
            let cited = set.sections.iter().filter_map(|section| section.rule.as_deref());
            let cited =
                cited.chain(set.copies.iter().map(|rule| &*rule.rule)).chain(set.caps.iter().map(|rule| &*rule.rule));
            let opening = [&set.opening.hand.rule, &set.opening.mulligan.rule, &set.turn.draw.rule];
            let play = set.play.as_ref().expect("it is played");
            let points = play.points.values().map(|point| point.rule.as_str());
            for rule in cited.chain(opening.map(String::as_str)).chain(points) {
                assert!(manual.paraphrase(rule).is_some(), "{} {rule}", manual.edition);
            }
        }
    }
}
