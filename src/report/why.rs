//! How a line is read: the rules of the grammar, one within the other, with the words that each has read.

use std::fmt::Write as _;

use super::figures;
use super::reread::{WIDTH, labelled, meaning};
use crate::language::{Lang, Message, say};
use crate::shown;
use crate::skill::{Reading, Stop, Used, Why};

/// A line with its place, what it means, and how it is read.
pub fn human(place: &Message, printed: &str, why: &Why, lang: Lang) -> String {
    let mut out = format!("{}\n", place.text(lang));
    let mut told = vec![(say!("reread-printed").text(lang), vec![printed.trim().to_owned()])];
    told.extend(why.problem.as_ref().map(|problem| {
        let said = problem.message.text(lang);
        (
            say!("why-not-taken").text(lang),
            vec![match why.stop {
                // What would have led on is told below, one by one.
                Some(_) => problem.code.to_owned(),
                None => format!("{}: {said}", problem.code),
            }],
        )
    }));
    let means = |reading: &Reading| (say!("why-means").text(lang), meaning(std::slice::from_ref(&reading.skill)));
    if let Some(Stop { read, rest, expected, .. }) = &why.stop {
        let none = || say!("why-no-words").text(lang);
        let words = |words: &String| if words.is_empty() { none() } else { words.clone() };
        let expected: Vec<String> = expected.iter().map(|words| format!("`{words}`")).collect();
        told.extend([
            (say!("why-read").text(lang), vec![words(read)]),
            (say!("why-stops").text(lang), vec![words(rest)]),
            (say!("why-expected").text(lang), vec![expected.join(", ")]),
        ]);
    }
    // Of several readings, each stands above its own rules.
    if let [reading] = why.readings.as_slice() {
        told.push(means(reading));
    }
    out.push_str(&labelled(&told));
    for reading in &why.readings {
        if why.readings.len() > 1 {
            out.push_str(&labelled(&[means(reading)]));
        }
        tree(&mut out, &reading.rules, "", 1);
    }
    if let Some(stop) = &why.stop {
        tree(&mut out, &stop.rules, "", 1);
    }
    out
}

/// Rules, each on a line of its own: its phrase and file, what it makes, and its words where they are not those around it.
fn tree(out: &mut String, rules: &[Used], around: &str, depth: usize) {
    for rule in rules {
        let words = match rule.words.as_str() {
            "" => " → ∅".to_owned(),
            words if words == around => String::new(),
            words => format!(" → {words}"),
        };
        let text = format!("{} ({}) {}{words}", rule.phrase, rule.file, cut(&rule.makes));
        let indent = "  ".repeat(depth.min(DEEPEST));
        let below = format!("{indent}    ");
        let options =
            textwrap::Options::new(WIDTH).initial_indent(&indent).subsequent_indent(&below).break_words(false);
        let _ = writeln!(out, "{}", figures::fill(&shown::line(&text), options));
        tree(out, &rule.parts, &rule.words, depth + 1);
    }
}

/// Rules deeper than this stand no further in: a line has room for words.
const DEEPEST: usize = 16;

/// What a rule makes, as far as it can be taken in at a glance.
fn cut(makes: &str) -> String {
    const MOST: usize = 60;
    if makes.chars().count() <= MOST {
        return makes.to_owned();
    }
    makes.chars().take(MOST - 1).chain(['…']).collect()
}
