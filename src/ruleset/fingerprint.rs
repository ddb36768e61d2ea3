//! Fingerprints of the manual's rules: what a rule says cannot stand here, but whether it still says the same can be
//! told.
//!
//! `data/rules/fingerprints.tsv` holds a hash of the text of every rule of manual 1.10. [`compare`] holds the text of a
//! manual against it, so that another edition is noticed rule by rule.

use std::collections::BTreeMap;
use std::hash::Hasher as _;

use fnv::FnvHasher;

use super::manual::V1_10;
use crate::card::fold;

const TABLE: &str = include_str!("../../data/rules/fingerprints.tsv");

/// The heading of the history of editions, behind the last rule.
const HISTORY: &str = "Cronologia degli Aggiornamenti";

/// What differs between the manual that scouter plays by and another text. Numbers of rules, in the order of the manual.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Changes {
    /// Rules that say something else.
    pub changed: Vec<String>,
    /// Rules that manual 1.10 does not have.
    pub new: Vec<String>,
    /// Rules of manual 1.10 that are not there.
    pub gone: Vec<String>,
}

impl Changes {
    /// Nothing differs.
    pub const fn is_empty(&self) -> bool {
        self.changed.is_empty() && self.new.is_empty() && self.gone.is_empty()
    }
}

/// The groups of digits of a rule number, for comparing: `7-10` comes behind `7-9`.
fn place(rule: &str) -> Option<Vec<u32>> {
    rule.contains('-').then(|| rule.split('-').map(|part| part.parse().ok()).collect())?
}

/// The fingerprint of every rule in the text of a manual, in its order.
///
/// A rule begins with its number at the beginning of a line. Numbers come in order, so a number that is not behind the
/// one before is a reference in a wrapped line. Width, case, punctuation and breaks of lines do not matter, nor do the
/// numbers of pages.
///
/// ```
/// use deckscouter::ruleset::fingerprint::of_rules;
/// let text = "1-1. One.\n1-1-1. Two,\nas 1-1 says.\n12\n";
/// let other = "1-1. ONE\n\n1-1-1. Two, as\n1-1 says.\n";
/// assert_eq!(of_rules(text), of_rules(other));
/// assert_eq!(of_rules(text).len(), 2);
/// ```
pub fn of_rules(text: &str) -> Vec<(String, String)> {
    let text = text.split(&format!("\n{HISTORY}")).next().unwrap_or(text);
    let mut rules: Vec<(String, String)> = Vec::new();
    let mut last = Vec::new();
    for line in text.lines().map(str::trim) {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let number = word.trim_end_matches(['.', '-']);
        match place(number).filter(|place| *place > last) {
            Some(place) => {
                last = place;
                rules.push((number.to_owned(), rest.to_owned()));
            }
            None if line.bytes().all(|b| b.is_ascii_digit()) => {}
            None => {
                if let Some((_, text)) = rules.last_mut() {
                    text.extend([" ", line]);
                }
            }
        }
    }
    let print = |text: String| format!("{:016x}", fnv(fold(&text).as_bytes()));
    rules.into_iter().map(|(number, text)| (number, print(text))).collect()
}

/// What differs in the text of a manual from the one that the engine plays.
pub fn compare(text: &str) -> Changes {
    let kept: BTreeMap<&str, &str> = TABLE.lines().skip(1).filter_map(|line| line.split_once('\t')).collect();
    let found = of_rules(text);
    let mut changes = Changes::default();
    for (number, print) in &found {
        match kept.get(number.as_str()) {
            None => changes.new.push(number.clone()),
            Some(known) if known != print => changes.changed.push(number.clone()),
            Some(_) => {}
        }
    }
    let there: std::collections::BTreeSet<&str> = found.iter().map(|(number, _)| number.as_str()).collect();
    let gone = V1_10.rules().map(|rule| rule.number).filter(|number| !there.contains(number));
    changes.gone = gone.map(str::to_owned).collect();
    changes
}

/// The table of fingerprints that fits the text of a manual.
pub fn table(text: &str) -> String {
    let rows = of_rules(text).into_iter().map(|(number, print)| format!("{number}\t{print}\n"));
    format!("rule\t{}\n{}", V1_10.edition, rows.collect::<String>())
}

/// FNV-1a, 64 bits: the same on every machine and in every version.
pub fn fnv(bytes: &[u8]) -> u64 {
    let mut hash = FnvHasher::default();
    hash.write(bytes);
    hash.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_a_fingerprint() {
        let kept: Vec<&str> = TABLE.lines().skip(1).filter_map(|line| line.split('\t').next()).collect();
        assert_eq!(kept, V1_10.rules().map(|rule| rule.number).collect::<Vec<_>>());
    }

    #[test]
    fn a_hash_never_changes() {
        // A test vector of the inventors.
        assert_eq!(fnv(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
