//! How a line is read: which rule of the grammar has read which of its words, and where the reading of it stops.
//!
//! The words are those of the uniform text, in which the grammar meets them.

use super::phrase::{Page, Way};
use super::text::Uniform;
use super::{line, read_line};
use crate::ability::{KeywordNames, Skill};
use crate::diagnostic::Diagnostic;

/// How a line is read.
#[derive(Clone, Debug)]
pub struct Why {
    /// All different things that the line can mean, each with the rules that have led to it.
    pub readings: Vec<Reading>,
    /// What is wrong with the line, if it is not taken as read.
    pub problem: Option<Diagnostic>,
    /// Where reading stops, if the line cannot mean anything.
    pub stop: Option<Stop>,
}

/// Something that a line can mean.
#[derive(Clone, Debug)]
pub struct Reading {
    /// What it means.
    pub skill: Skill,
    /// The rules that have led to it, in the order of the words.
    pub rules: Vec<Used>,
}

/// A rule of the grammar that has read words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Used {
    /// The name of its phrase.
    pub phrase: &'static str,
    /// The file of its phrase, below the source of the grammar: `effect/moves.rs`.
    pub file: &'static str,
    /// What it makes of the words, as the source has it.
    pub makes: String,
    /// The words.
    pub words: String,
    /// The rules that have read parts of the words, in their order.
    pub parts: Vec<Used>,
}

/// Where reading stops.
#[derive(Clone, Debug)]
pub struct Stop {
    /// The rules gone through up to there; the last is open, and so is the last within it, and so on.
    pub rules: Vec<Used>,
    /// The words before the place.
    pub read: String,
    /// The words behind it.
    pub rest: String,
    /// What would have led on, each in its own words.
    pub expected: Vec<&'static str>,
}

/// How a printed line is read: as [`read`](super::read) reads it, with all its ways kept.
pub fn why(printed: &str, names: &KeywordNames) -> Why {
    let (_, problem) = read_line(printed, names);
    let uniform = Uniform::of(printed, names);
    // What is too long is not read: the problem says so.
    let text = if printed.len() > super::LONGEST { "" } else { uniform.text.as_str() };
    let page = Page::of(text, names).traced();
    let Some((ways, trails)) = page.trails().map(|trails| (line::read(&page), trails)) else {
        return Why { readings: Vec::new(), problem, stop: None };
    };
    let used = |ways: Vec<Way>| ways.into_iter().map(|way| used(way, text, page.farthest())).collect();
    let mut readings: Vec<Reading> = Vec::new();
    for (skill, end) in ways {
        if readings.iter().all(|known| known.skill != skill) {
            readings.push(Reading { skill, rules: used(trails.ways(end.trail)) });
        }
    }
    let stop = readings.is_empty().then(|| {
        let (read, rest) = text.split_at(page.farthest());
        let rules = used(trails.stopped());
        Stop { rules, read: read.trim().to_owned(), rest: rest.trim().to_owned(), expected: page.expected() }
    });
    Why { readings, problem, stop }
}

/// A rule with its words; what is open has read those up to where reading stops.
fn used(way: Way, text: &str, stop: usize) -> Used {
    let rule = way.rule.name();
    let (file, rule) = rule.split_once(' ').unwrap_or_default();
    let (phrase, rule) = rule.split_once(' ').unwrap_or_default();
    let makes = rule.split(" => ").next().unwrap_or_default();
    Used {
        phrase,
        file: file.trim_start_matches("src/skill/"),
        makes: tidy(makes),
        words: text.get(way.from..way.to.unwrap_or(stop)).unwrap_or_default().trim().to_owned(),
        parts: way.parts.into_iter().map(|part| used(part, text, stop)).collect(),
    }
}

/// The pattern of a rule as people write it: the compiler sets its signs apart.
fn tidy(pattern: &str) -> String {
    let pattern = pattern.strip_prefix('(').and_then(|inner| inner.strip_suffix(')')).unwrap_or(pattern);
    pattern.split_whitespace().collect::<Vec<_>>().join(" ").replace(" :: ", "::")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> &'static KeywordNames {
        KeywordNames::embedded().expect("the embedded table fits")
    }

    /// The words of all rules, those of parts behind those of the whole.
    fn words(rules: &[Used]) -> Vec<(&'static str, &str)> {
        rules.iter().flat_map(|rule| [vec![(rule.phrase, rule.words.as_str())], words(&rule.parts)].concat()).collect()
    }

    #[test]
    fn a_line_that_is_read_is_told_by_the_rules_that_have_read_it() {
        let why = why("[Auto] When this card attacks, draw 2 cards.", names());
        let [Reading { skill, rules }] = why.readings.as_slice() else { panic!("{why:?}") };
        assert!(skill.is_read() && why.problem.is_none() && why.stop.is_none());
        let words = words(rules);
        assert!(words.iter().any(|(_, words)| *words == "draw 2 cards"), "{words:?}");
        assert!(words.iter().any(|(_, words)| *words == "this card attacks"), "{words:?}");
    }

    #[test]
    fn what_a_rule_has_read_stands_within_the_words_of_the_rule_around_it() {
        fn check(rule: &Used) {
            for part in &rule.parts {
                assert!(rule.words.contains(&part.words), "{part:?} in {rule:?}");
                check(part);
            }
        }
        let line = "[Auto] When you play this card, if your Leader Card is red, choose up to 1 of your opponent's Battle \
                    Cards with an energy cost of 3 or less, KO it, then draw 1 card.";
        let why = why(line, names());
        assert_eq!(why.readings.len(), 1);
        why.readings[0].rules.iter().for_each(check);
    }

    #[test]
    fn a_line_that_is_not_read_tells_where_reading_stops_and_what_leads_on() {
        let why = why("[Auto] When this card attacks, draw 2 ponds.", names());
        let Stop { rules, read, rest, expected } = why.stop.expect("it is not read");
        assert!(why.readings.is_empty() && why.problem.is_some());
        assert_eq!((read.as_str(), rest.as_str()), ("[Auto] when this card attacks, draw 2", "ponds."));
        assert!(expected.contains(&"cards"), "{expected:?}");
        let words = words(&rules);
        assert!(words.iter().any(|(_, words)| *words == "draw 2"), "{words:?}");
    }

    #[test]
    fn whatever_is_asked_for_is_told_as_it_is_read() {
        for line in ["", "no tag", "[Auto]", "[Blocker]", "[Z-Awaken] wibble", &"[Auto] If ".repeat(2_000)] {
            let why = why(line, names());
            let (skill, problem) = read_line(line, names());
            assert_eq!(why.problem, problem);
            assert!(!skill.is_read() || why.readings.iter().any(|reading| reading.skill == skill), "{line}");
        }
    }
}
