//! The rules that a scenario says it shows: each has to be one of its manual.

use super::Problem;
use crate::ruleset::manual::{self, Manual};

/// What is wrong with the numbers of rules of a text; they are those of an edition, or of manual 4.00 where they say so.
pub(super) fn strange(rules: &[String], edition: Option<&str>, text: &str) -> Vec<Problem> {
    let own = edition.map_or(Some(&manual::V1_10), manual::of);
    let line = (1..).zip(text.lines()).find(|(_, line)| line.starts_with("rules:")).map_or(0, |(at, _)| at);
    let wrong = |rule: &String| {
        let later = rule.strip_prefix("4.00 ");
        let number = later.unwrap_or(rule);
        if !is_number(number) {
            return Some(Problem::new(line, format!("`{rule}` is no rule number; one looks like 7-4-1-4")));
        }
        // The rules of other manuals are not written down.
        let book = if later.is_some() { &manual::V4_00 } else { own? };
        book.paraphrase(number).is_none().then(|| Problem::new(line, told(book, number)))
    };
    rules.iter().filter_map(wrong).collect()
}

/// Whether a word can be the number of a rule.
fn is_number(word: &str) -> bool {
    word.split('-').all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()))
}

/// That a manual has no rule of this number, and what may be meant.
fn told(book: &Manual, number: &str) -> String {
    let meant = if book.edition == manual::V1_10.edition && manual::V4_00.paraphrase(number).is_some() {
        format!("that of manual 4.00 is `4.00 {number}`")
    } else if let Some(near) = nearest(book, number) {
        format!("is {near} meant?")
    } else {
        "write one that it has".to_owned()
    };
    format!("`rules`: {} has no rule {number}; {meant}", book.edition)
}

/// The rule that one of such a number would be a part of.
fn nearest<'r>(book: &Manual, number: &'r str) -> Option<&'r str> {
    let mut shorter = number.rmatch_indices('-').map(|(at, _)| &number[..at]);
    shorter.find(|number| book.paraphrase(number).is_some())
}
