//! The skill reader and the real cards: what is read prints as it was, in one way, and says the same when read again.

use std::path::PathBuf;
use std::sync::OnceLock;

use deckscouter::ability::{Body, KeywordNames, Skill};
use deckscouter::diagnostic::Diagnostic;
use deckscouter::skill;
use serde::Deserialize;

use crate::engine;

#[derive(Deserialize)]
struct Row {
    number: String,
    skill: Option<String>,
    back: Option<Side>,
    #[serde(default)]
    skill_withheld: bool,
}

#[derive(Deserialize)]
struct Side {
    skill: Option<String>,
}

/// One side of a card, as it is read.
struct Text {
    number: String,
    lines: Vec<Skill>,
    problems: Vec<Diagnostic>,
}

fn names() -> &'static KeywordNames {
    KeywordNames::embedded().expect("the embedded table fits")
}

/// Every side with text; none where the card data is not here.
fn corpus() -> &'static [Text] {
    static CORPUS: OnceLock<Vec<Text>> = OnceLock::new();
    CORPUS.get_or_init(|| {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/cards/dbscg-en.jsonl");
        let Ok(text) = std::fs::read_to_string(path) else {
            eprintln!("skipped: ../shared/cards/dbscg-en.jsonl is not here");
            return Vec::new();
        };
        let rows = text.lines().map(|line| serde_json::from_str::<Row>(line).expect("a card"));
        rows.flat_map(|row| {
            let Row { number, skill, back, skill_withheld } = row;
            let sides = [skill, back.and_then(|back| back.skill)].into_iter().flatten();
            sides
                .map(|text| {
                    let (skills, problems) = skill::read(&text, skill_withheld, names());
                    Text { number: number.clone(), lines: skills.lines, problems }
                })
                .collect::<Vec<_>>()
        })
        .collect()
    })
}

/// The cards with a problem of this code.
fn with_problem(code: &str) -> Vec<&'static str> {
    let has = |text: &&Text| text.problems.iter().any(|problem| problem.code == code);
    corpus().iter().filter(has).map(|text| text.number.as_str()).collect()
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
    // To say takes longer than to read: one line of four tells.
    let step = if engine::is_soak() { 1 } else { 4 };
    let lines = corpus().iter().flat_map(|text| &text.lines).filter(|line| line.body != Body::Unread);
    for line in lines.step_by(step) {
        all += 1;
        printed += usize::from(skill::print(line, names()).is_some());
    }
    eprintln!("{printed} of {all} skills print words that are read as the same skill");
    assert!(printed * 100 >= all * 92, "{printed} of {all}");
}

#[test]
fn as_much_is_read_as_was_read_before() {
    let lines = || corpus().iter().flat_map(|text| &text.lines);
    let (all, read) = (lines().count(), lines().filter(|line| line.is_read()).count());
    eprintln!("{read} of {all} lines are read");
    assert!(read * 100 >= all * 75, "{read} of {all}");
}
