//! Fingerprints of the manual's rules: what a rule says cannot stand here, but whether it still says the same can be
//! told.
//!
//! `data/rules/fingerprints.tsv` holds a hash of the text of every rule of manual 1.10, `fingerprints-4.00.tsv` one of
//! every rule of manual 4.00. [`compare`] holds the text of a manual against them, so that another edition is noticed rule
//! by rule.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::Hasher as _;

use fnv::FnvHasher;

use super::manual::{MANUALS, Manual};
use crate::card::fold;

/// What differs between a manual that scouter plays by and another text. Numbers of rules, in the order of the manual.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, schemars::JsonSchema)]
pub struct Changes {
    /// Rules that say something else.
    pub changed: Vec<String>,
    /// Rules that the manual does not have.
    pub new: Vec<String>,
    /// Rules of the manual that are not there.
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

/// The lines of a text that begin with a number, those that are the rules: the longest row of lines whose numbers rise.
///
/// A manual begins with a table of contents, whose row is shorter, and a wrapped line may begin with the number of another
/// rule, which stands in the row's way.
fn beginnings<'t>(lines: &[&'t str]) -> Vec<(usize, &'t str)> {
    /// A line, its number, and the line before it in the longest row that it ends.
    struct Candidate<'t> {
        line: usize,
        number: &'t str,
        place: Vec<u32>,
        before: Option<usize>,
    }
    let mut candidates: Vec<Candidate<'t>> = Vec::new();
    // The last of the rows of one rule, of two, and so on: the one with the lowest number, and of those the latest.
    let mut ends: Vec<usize> = Vec::new();
    for (line, text) in lines.iter().enumerate() {
        let number = text.split_whitespace().next().unwrap_or_default().trim_end_matches(['.', '-']);
        let Some(place) = place(number) else { continue };
        let length = ends.partition_point(|&end| candidates[end].place < place);
        let before = length.checked_sub(1).map(|shorter| ends[shorter]);
        match ends.get_mut(length) {
            Some(end) => *end = candidates.len(),
            None => ends.push(candidates.len()),
        }
        candidates.push(Candidate { line, number, place, before });
    }
    let row = std::iter::successors(ends.last().copied(), |&at| candidates[at].before);
    let mut row: Vec<_> = row.map(|at| (candidates[at].line, candidates[at].number)).collect();
    row.reverse();
    row
}

/// The fingerprint of every rule in the text of a manual, in its order.
///
/// A rule begins with its number at the beginning of a line, and reaches to the next. Width, case, punctuation and breaks
/// of lines do not matter, nor do the numbers of pages.
///
/// ```
/// use deckscouter::ruleset::fingerprint::of_rules;
/// let text = "1-1. One.\n1-1-1. Two,\nas 1-1 says.\n12\n";
/// let other = "Contents\n1-1. One ... 2\n\n1-1. ONE\n\n1-1-1. Two, as\n1-1 says.\n";
/// assert_eq!(of_rules(text), of_rules(other));
/// assert_eq!(of_rules(text).len(), 2);
/// ```
pub fn of_rules(text: &str) -> Vec<(String, String)> {
    let is_history = |line: &&str| MANUALS.iter().any(|manual| line.starts_with(manual.history));
    let lines: Vec<&str> = text.lines().map(str::trim).take_while(|line| !is_history(line)).collect();
    let rows = beginnings(&lines);
    let ends = rows.iter().skip(1).map(|&(line, _)| line).chain([lines.len()]);
    let print = |(&(line, number), end): (&(usize, &str), usize)| {
        let is_page = |line: &&&str| line.bytes().all(|byte| byte.is_ascii_digit());
        let said: Vec<&str> = lines[line..end].iter().filter(|line| !is_page(line)).copied().collect();
        let said = said.join(" ");
        // The number is compared as such.
        let said = said.split_once(char::is_whitespace).map_or("", |(_, said)| said);
        (number.to_owned(), format!("{:016x}", fnv(fold(said).as_bytes())))
    };
    rows.iter().zip(ends).map(print).collect()
}

/// What differs in a text from a manual that the engine plays.
pub fn compare(manual: &Manual, text: &str) -> Changes {
    let kept: BTreeMap<&str, &str> = prints(manual).collect();
    let found = of_rules(text);
    let mut changes = Changes::default();
    for (number, print) in &found {
        match kept.get(number.as_str()) {
            None => changes.new.push(number.clone()),
            Some(known) if known != print => changes.changed.push(number.clone()),
            Some(_) => {}
        }
    }
    let there: BTreeSet<&str> = found.iter().map(|(number, _)| number.as_str()).collect();
    let gone = manual.rules().map(|rule| rule.number).filter(|number| !there.contains(number));
    changes.gone = gone.map(str::to_owned).collect();
    changes
}

/// The rules of a manual and the fingerprints of what they say.
fn prints(manual: &Manual) -> impl Iterator<Item = (&'static str, &'static str)> {
    manual.fingerprints.lines().skip(1).filter_map(|line| line.split_once('\t'))
}

/// The table of fingerprints that fits the text of a manual.
pub fn table(manual: &Manual, text: &str) -> String {
    let rows = of_rules(text).into_iter().map(|(number, print)| format!("{number}\t{print}\n"));
    format!("rule\t{}\n{}", manual.edition, rows.collect::<String>())
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
        for manual in MANUALS {
            let kept: Vec<&str> = prints(manual).map(|(rule, _)| rule).collect();
            assert_eq!(kept, manual.rules().map(|rule| rule.number).collect::<Vec<_>>(), "{}", manual.edition);
        }
    }

    #[test]
    fn a_hash_never_changes() {
        // A test vector of the inventors.
        assert_eq!(fnv(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
