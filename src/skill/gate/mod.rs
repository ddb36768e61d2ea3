//! The grammar held to made-up sentences (`tests/grammar`): they are read as they are meant, and reach every rule.
//!
//! A rule is a wording of a phrase, or a place in the source that looks for words by itself. `source` finds all of them where
//! they are written; a traced page tells which of them a sentence has gone through.

#![expect(clippy::disallowed_methods, reason = "the sources are read as they are")]

mod source;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::phrase::{At, Page, Rule};
use super::text::Uniform;
use super::{line, lines, print};
use crate::ability::{KeywordNames, Skill};
use crate::diagnostic::Diagnostic;

const SENTENCES: &str = include_str!("../../../tests/grammar/sentences.tsv");

/// Each sentence with its reading in the notation of the card table.
fn sentences() -> impl Iterator<Item = (&'static str, &'static str)> {
    SENTENCES.lines().map(|row| row.split_once('\t').unwrap_or((row, "")))
}

fn names() -> &'static KeywordNames {
    KeywordNames::embedded().expect("the embedded table fits")
}

/// What a sentence means, with what is wrong with it.
fn read(sentence: &str) -> (Skill, Vec<Diagnostic>) {
    let (mut skills, problems) = super::read(sentence, false, names());
    assert_eq!(skills.lines.len(), 1, "{sentence}");
    (skills.lines.remove(0), problems)
}

fn notation(skill: &Skill) -> String {
    ron::to_string(skill).expect("a skill is plain data")
}

#[test]
fn every_sentence_is_read_whole_and_in_one_way_and_said_again_in_its_own_words() {
    // What is not so has a diagnostic: unread, ambiguous, mismatched, or swallowed.
    let wrong: Vec<_> = sentences().map(|(sentence, _)| (sentence, read(sentence).1)).collect();
    let wrong: Vec<_> = wrong.into_iter().filter(|(_, problems)| !problems.is_empty()).collect();
    assert_eq!(wrong, []);
}

#[test]
fn every_sentence_means_what_it_has_meant() {
    let mut table = String::new();
    for (sentence, _) in sentences() {
        writeln!(table, "{sentence}\t{}", notation(&read(sentence).0)).expect("a text takes all");
    }
    if std::env::var_os("UPDATE_SENTENCES").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/grammar/sentences.tsv");
        std::fs::write(path, table).expect("written");
        return;
    }
    for (now, (sentence, meant)) in table.lines().zip(sentences()) {
        let (_, means) = now.split_once('\t').expect("two columns");
        assert_eq!(means, meant, "{sentence}: run `UPDATE_SENTENCES=1 cargo test --lib skill::gate`");
    }
}

#[test]
fn every_sentence_is_read_the_same_with_other_signs_and_letters() {
    for (sentence, _) in sentences() {
        let other = sentence.replace('\'', "’").replace('＜', "<").replace('＞', ">").replace('-', "－");
        assert_eq!(read(&other.replace(". ", ".  ")).0, read(sentence).0, "{sentence}");
    }
}

#[test]
fn nearly_every_skill_has_words_that_are_read_as_the_same_skill() {
    let (mut printed, mut all) = (0, 0);
    for (sentence, _) in sentences() {
        all += 1;
        printed += usize::from(print(&read(sentence).0, names()).is_some());
    }
    assert!(printed * 100 >= all * PRINTED, "{printed} of {all}");
}

/// How many of a hundred skills have words of their own, at least.
const PRINTED: usize = 75;

/// The rules that are gone through where a sentence is read, held against what it means, and made.
fn reached(sentence: &str) -> BTreeSet<Rule> {
    let uniform = Uniform::of(sentence, names());
    let page = Page::of(&uniform.text, names()).traced();
    let readings = line::read(&page);
    let Some((skill, _)) = readings.first() else { panic!("{sentence}") };
    let said = line::said(skill, &page);
    let blank = Page::blank(names(), line::acts_from(skill)).traced();
    let made = line::said(skill, &blank);
    let rules = |page: &Page<'_>, end: &At| page.trails().expect("kept").rules(end.trail);
    let ends = readings.iter().map(|(_, end)| end).chain(&said);
    ends.flat_map(|end| rules(&page, end)).chain(made.iter().flat_map(|end| rules(&blank, end))).collect()
}

#[test]
fn no_rule_of_the_grammar_is_without_a_sentence() {
    let rules = sentences().flat_map(|(sentence, _)| reached(sentence));
    let reached: BTreeSet<String> = rules.map(|rule| source::squeezed(&rule.to_string())).collect();
    let all = source::rules();
    let missing: Vec<&String> = all.difference(&reached).collect();
    assert!(missing.is_empty(), "{} of {} rules are without a sentence: {missing:#?}", missing.len(), all.len());
    // The page makes steps for phrases: these are no rules of their own.
    let unknown: Vec<&String> = reached.difference(&all).filter(|rule| !rule.starts_with(source::PAGE)).collect();
    assert!(unknown.is_empty(), "rules that were not found in the source: {unknown:#?}");
    assert!(all.len() > 1_500, "{} rules", all.len());
}

#[test]
fn no_sentence_is_printed_on_a_card() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/cards/dbscg-en.jsonl");
    let Ok(cards) = std::fs::read_to_string(path) else {
        crate::cases::skipped("../shared/cards/dbscg-en.jsonl");
        return;
    };
    let uniform = |line: &str| Uniform::of(line, names()).text.trim_end_matches('.').to_owned();
    let cards = cards.lines().map(|card| serde_json::from_str::<serde_json::Value>(card).expect("a card"));
    let printed: BTreeSet<String> = cards
        .flat_map(|card| {
            let sides = [&card["skill"], &card["back"]["skill"]].into_iter().filter_map(serde_json::Value::as_str);
            sides.flat_map(|text| lines::skills(text, names())).map(|(_, line)| uniform(line)).collect::<Vec<_>>()
        })
        .collect();
    let copied: Vec<&str> = sentences().map(|(line, _)| line).filter(|line| printed.contains(&uniform(line))).collect();
    assert_eq!(copied, [""; 0]);
}
