//! The skill reader and the real cards: what is read prints as it was, in one way, and says the same when read again.

use std::sync::OnceLock;

use deckscouter::ability::{Body, KeywordNames, Skill};
use deckscouter::catalog::import::{self, Imported};
use deckscouter::skill;

use crate::engine;
use crate::shared::shared;

/// All cards as the compiler reads them, without what is written by hand. Reading them takes a while: it is done once for all
/// tests. Nothing where the card data is not here.
pub(crate) fn imported() -> Option<&'static Imported> {
    static CARDS: OnceLock<Imported> = OnceLock::new();
    let path = shared("cards/dbscg-en.jsonl")?;
    let read = || import::read(&std::fs::read_to_string(path).expect("text")).expect("the keyword table fits");
    Some(CARDS.get_or_init(read))
}

/// Every line of a skill.
fn lines() -> impl Iterator<Item = &'static Skill> {
    let entries = imported().into_iter().flat_map(|imported| imported.cards.values());
    entries.flat_map(|entry| [&entry.front, &entry.back]).flat_map(|side| &side.lines)
}

/// The cards with a problem of this code.
fn with_problem(code: &str) -> Vec<&'static str> {
    let remarks = imported().into_iter().flat_map(|imported| &imported.remarks);
    remarks.filter(|remark| remark.code == code).map(|remark| remark.card.as_str()).collect()
}

#[test]
fn every_line_that_is_read_prints_as_it_was() {
    assert_eq!(with_problem(skill::MISMATCHED), [""; 0]);
}

#[test]
fn no_line_can_be_read_in_two_ways() {
    assert_eq!(with_problem(skill::AMBIGUOUS), [""; 0]);
}

#[test]
fn nearly_every_skill_has_words_that_are_read_as_the_same_skill() {
    let (mut printed, mut all) = (0, 0);
    // To say takes longer than to read: one line of six tells.
    let step = if engine::is_soak() { 1 } else { 6 };
    let names = KeywordNames::embedded().expect("the embedded table fits");
    for line in lines().filter(|line| line.body != Body::Unread).step_by(step) {
        all += 1;
        printed += usize::from(skill::print(line, names).is_some());
    }
    eprintln!("{printed} of {all} skills print words that are read as the same skill");
    assert!(printed * 100 >= all * 92, "{printed} of {all}");
}

#[test]
fn as_much_is_read_as_was_read_before() {
    let (all, read) = (lines().count(), lines().filter(|line| line.is_read()).count());
    eprintln!("{read} of {all} lines are read");
    assert!(read * 100 >= all * 75, "{read} of {all}");
}
