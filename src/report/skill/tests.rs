//! Every skill of the table, and every made-up sentence of the grammar, in every language.

#![expect(clippy::disallowed_methods, reason = "the reviewed words are written anew where they are asked for")]

use std::collections::BTreeSet;

use super::*;
use crate::catalog::embedded;
use crate::skill;

fn names() -> &'static KeywordNames {
    KeywordNames::embedded().expect("the embedded table fits")
}

fn read(line: &str) -> Skill {
    let (mut skills, problems) = skill::read(line, false, names());
    assert_eq!(problems, [], "{line}");
    skills.lines.remove(0)
}

/// The made-up sentences that reach every rule of the grammar.
fn made_up() -> impl Iterator<Item = Skill> {
    let sentences = include_str!("../../../tests/grammar/sentences.tsv").lines();
    sentences.filter_map(|row| row.split('\t').next()).map(read)
}

/// The skills of the embedded table that are read: of the cards, one of so many; with `SOAK=1`, all of them.
fn embedded(step: usize) -> Vec<Skill> {
    let step = if std::env::var_os("SOAK").is_some() { 1 } else { step };
    let cards = embedded::numbers().step_by(step).filter_map(|number| embedded::get(number.as_str()));
    let sides = cards.flat_map(|entry| [entry.front.lines.clone(), entry.back.lines.clone()]);
    sides.flatten().filter(Skill::is_read).collect()
}

/// What we say of a skill by ourselves.
fn ours(skill: &Skill, lang: Lang) -> String {
    sentence(&Teller::of(skill, lang).skill(skill).expect("it is read"), lang)
}

/// A text without what stands in brackets: names of cards and keywords, which are the same in every language.
fn without_names(text: &str) -> String {
    let mut depth = 0_u32;
    let outside = text.chars().filter(|c| {
        depth += u32::from("[{＜《".contains(*c));
        // A sign stays for the name.
        let is_outside = depth == 0 || "[{＜《".contains(*c);
        depth = depth.saturating_sub(u32::from("]}＞》".contains(*c)));
        is_outside
    });
    outside.collect()
}

#[test]
fn every_skill_is_said_in_every_language_without_gaps() {
    let mut wrong = BTreeSet::new();
    for skill in embedded(3).iter().chain(&made_up().collect::<Vec<_>>()) {
        for lang in Lang::ALL {
            let said = ours(skill, lang);
            assert_eq!(said.is_empty(), skill.body == Body::Tags, "{skill:?}");
            let bare = without_names(&said).replace("skill-less", "");
            let gap = GAPS.iter().find(|gap| bare.contains(*gap) || bare.ends_with(gap.trim_end()));
            let is_odd = said.matches('(').count() != said.matches(')').count();
            wrong
                .extend(gap.copied().or(is_odd.then_some("(")).map(|gap| format!("{}: `{gap}` in {said}", lang.tag())));
        }
    }
    assert!(wrong.is_empty(), "{} of them: {:#?}", wrong.len(), wrong.iter().take(20).collect::<Vec<_>>());
}

/// What no sentence has in it: ids of messages, blanks too many, and small words that should have merged.
const GAPS: [&str; 17] = [
    "skill-",
    "()",
    "( ",
    " )",
    " ,",
    "..",
    ": .",
    " di le ",
    " a le ",
    " da le ",
    " in la ",
    " de les ",
    " de le ",
    " à les ",
    " si il ",
    " que une ",
    " of of ",
];

#[test]
fn nothing_is_said_in_english_to_others() {
    const ENGLISH: [&str; 39] = [
        "the",
        "of",
        "your",
        "with",
        "and",
        "from",
        "opponent",
        "opponent's",
        "card",
        "cards",
        "skill",
        "skills",
        "this",
        "that",
        "those",
        "when",
        "if",
        "choose",
        "draw",
        "energy",
        "power",
        "turn",
        "hand",
        "life",
        "battle",
        "play",
        "gets",
        "cannot",
        "its",
        "it",
        "is",
        "are",
        "was",
        "one",
        "each",
        "you",
        "they",
        "until",
        "under",
    ];
    // The manual of 1.078 has no word for it.
    const OF_THE_MANUAL: [&str; 6] =
        ["Unison Area", "Unison Card", "Z-Battle", "Z-Deck Area", "Z-Energy Area", "Revealed Mode"];
    let mut wrong = BTreeSet::new();
    for skill in embedded(3).iter().chain(&made_up().collect::<Vec<_>>()) {
        for lang in [Lang::It, Lang::Fr] {
            let said = ours(skill, lang);
            let bare = OF_THE_MANUAL.iter().fold(without_names(&said), |text, term| text.replace(term, ""));
            let words = bare.split(|c: char| !c.is_alphabetic() && c != '\'').map(str::to_lowercase);
            let english: BTreeSet<String> = words.filter(|word| ENGLISH.contains(&word.as_str())).collect();
            wrong.extend((!english.is_empty()).then(|| format!("{}: {english:?} in {said}", lang.tag())));
        }
    }
    assert!(wrong.is_empty(), "{} of them: {:#?}", wrong.len(), wrong.iter().take(20).collect::<Vec<_>>());
}

#[test]
fn what_the_grammar_says_in_english_is_read_as_the_same_skill() {
    // Reading takes a while: of the table, some.
    let some = embedded(40);
    let mut grammar = 0;
    for skill in some.into_iter().chain(made_up()) {
        if let Some(said) = english::said(&skill, names()) {
            let tags = wording::tags(&skill.tags, " ").to_string();
            assert_eq!(read(&format!("{tags} {}", sentence(&said, Lang::En))), skill, "{said}");
            grammar += 1;
        }
    }
    assert!(grammar > 300, "{grammar}");
}

/// The reviewed skills: a sentence made up in the language of cards, and what is said of it in each language below.
const REVIEWED: &str = include_str!("../../../tests/grammar/in-words.txt");

#[test]
fn the_reviewed_skills_are_said_as_they_were() {
    let sentences = REVIEWED.lines().filter(|line| !line.is_empty() && !line.starts_with(' '));
    let told: Vec<String> = sentences
        .map(|line| {
            let skill = read(line);
            let said = Lang::ALL.map(|lang| {
                let tags = wording::tags(&skill.tags, " ").text(lang);
                format!("  {}  {tags} {}\n", lang.tag(), say(&skill, lang).expect("it is read"))
            });
            format!("{line}\n{}", said.concat())
        })
        .collect();
    let told = told.join("\n");
    if std::env::var_os("UPDATE_WORDS").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/grammar/in-words.txt");
        std::fs::write(path, told).expect("written");
        return;
    }
    assert_eq!(REVIEWED, told, "run `UPDATE_WORDS=1 cargo test --lib report::skill`, and look at the words");
}
