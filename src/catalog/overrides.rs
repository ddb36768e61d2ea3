//! Skills written by hand for cards whose text the skill reader declines: one file of `data/overrides` per set.
//!
//! An override gives *all* skills of a side, one entry for each printed line, and is held against the card: a number,
//! a line or a tag that the card does not have is a mistake of one or the other. Where the reader has come to read a
//! line, what is written by hand still holds, but is worth a word: it is stale if it means the same, and one of the two
//! is wrong if it does not. `data/overrides/README.md` is the manual of the format.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::UserTable;
use crate::ability::written::Printed;
use crate::ability::yaml::{self, Placed, Texts};
use crate::ability::{Body, KeywordNames, Skill, Skills, plain};
use crate::card::CardNumber;
use crate::diagnostic::Severity;

const OVERRIDES: Texts = Texts { empty: true, ..Texts::data("a file of overrides") };

/// Something to say of a file of overrides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Line in the file, from 1, where one is to blame.
    pub line: Option<u64>,
    /// An error does not fit its card; a warning fits, but the text is read otherwise; a note is of no use any more.
    pub severity: Severity,
    /// What is wrong.
    pub message: String,
}

impl Problem {
    fn new(line: u64, message: impl Into<String>) -> Self {
        Self { line: Some(line), severity: Severity::Error, message: message.into() }
    }
}

/// The skills of a card.
#[derive(Debug, Default)]
struct Sides {
    front: Option<Vec<Placed<Printed>>>,
    back: Option<Vec<Placed<Printed>>>,
}

impl<'de> Deserialize<'de> for Sides {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Text {
            #[serde(default)]
            front: Option<Vec<Placed<Printed>>>,
            #[serde(default)]
            back: Option<Vec<Placed<Printed>>>,
        }
        struct Read;
        impl<'de> Visitor<'de> for Read {
            type Value = Sides;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of skill lines, or {front: […], back: […]}")
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Sides, A::Error> {
                let Text { front, back } = Text::deserialize(MapAccessDeserializer::new(map))?;
                Ok(Sides { front, back })
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Sides, A::Error> {
                let mut front = Vec::new();
                while let Some(line) = seq.next_element()? {
                    front.push(line);
                }
                Ok(Sides { front: Some(front), back: None })
            }
        }
        deserializer.deserialize_any(Read)
    }
}

/// Lays the overrides of one file over a table. `set` is the name of the file without its ending; all its cards are
/// of that set. Gives every problem with its place; the table then holds what does not have an error.
pub fn merge(cards: &mut UserTable, set: &str, text: &str, names: &KeywordNames) -> Vec<Problem> {
    let file: BTreeMap<String, Placed<Sides>> = match yaml::read(text, OVERRIDES) {
        Ok(file) => file,
        Err(problems) => {
            let told = |yaml::Problem { line, message }| Problem { line, severity: Severity::Error, message };
            return problems.into_iter().map(told).collect();
        }
    };
    let mut problems = Vec::new();
    for (number, sides) in &file {
        let line = sides.line;
        let entry = number.parse::<CardNumber>().ok().and_then(|number| cards.get_mut(&number));
        let Some(entry) = entry.filter(|entry| entry.card.number.as_str() == number) else {
            problems.push(Problem::new(line, format!("there is no card {number}")));
            continue;
        };
        if number.split('-').next() != Some(set) {
            problems.push(Problem::new(line, format!("{number} is not of the set {set}")));
            continue;
        }
        let has_back = entry.card.back.is_some();
        if sides.value.back.is_some() && !has_back {
            problems.push(Problem::new(line, format!("{number} has no back")));
            continue;
        }
        let both = [("front", &sides.value.front, &mut entry.front), ("back", &sides.value.back, &mut entry.back)];
        for (side, written, skills) in both {
            let Some(written) = written else { continue };
            let place = if has_back { format!("{number} {side}") } else { number.clone() };
            let (laid, said) = lay_over(skills, written, line, names);
            if let Some(laid) = laid {
                *skills = laid.into();
            }
            let said = said.into_iter();
            problems
                .extend(said.map(|problem| Problem { message: format!("{place}: {}", problem.message), ..problem }));
        }
    }
    problems
}

const STALE: &str = "stale: every printed line as read means the same";
const STALE_LINE: &str = "stale: the printed line as read means the same";
const DIFFERS: &str = "differs from the printed line as read; what is written here holds";

/// One side of a card: every printed line with what is written for it, unless something does not fit; and what there is
/// to say.
fn lay_over(
    read: &Skills,
    written: &[Placed<Printed>],
    at: u64,
    names: &KeywordNames,
) -> (Option<Skills>, Vec<Problem>) {
    if read.partial {
        return (None, vec![Problem::new(at, "the printed text is not all known")]);
    }
    let printed: Vec<&[Skill]> = read.printed().collect();
    if printed.len() != written.len() {
        let message = format!("{} lines are written, {} are printed", written.len(), printed.len());
        return (None, vec![Problem::new(at, message)]);
    }
    let mut lines = Vec::new();
    let mut problems = Vec::new();
    let mut needed = false;
    for (index, (printed, written)) in printed.into_iter().zip(written).enumerate() {
        let mut say = |severity, message: &str| {
            let message = format!("line {}: {message}", index + 1);
            problems.push(Problem { line: Some(written.line), severity, message });
        };
        match line(printed, &written.value.0, names) {
            Ok((skills, standing)) => {
                lines.extend(skills);
                needed |= matches!(standing, Standing::Needed | Standing::Differs);
                match standing {
                    Standing::Needed | Standing::Read => {}
                    Standing::Stale => say(Severity::Note, STALE_LINE),
                    Standing::Differs => say(Severity::Warning, DIFFERS),
                }
            }
            Err(message) => say(Severity::Error, &message),
        }
    }
    if problems.iter().any(|problem| problem.severity == Severity::Error) {
        return (None, problems);
    }
    if !needed {
        // One word for all of it.
        problems = vec![Problem { line: Some(at), severity: Severity::Note, message: STALE.to_owned() }];
    }
    (Some(Skills { partial: false, lines }), problems)
}

/// How what is written for a line stands to the line as it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    /// The line is not read.
    Needed,
    /// Nothing but its tags is written: it stays as it is read.
    Read,
    /// It is read, and means what is written.
    Stale,
    /// It is read, and means something else.
    Differs,
}

/// What a line says, or why what is written cannot be it.
fn line(printed: &[Skill], written: &[Skill], names: &KeywordNames) -> Result<(Vec<Skill>, Standing), String> {
    let ([read, ..], [first, more @ ..]) = (printed, written) else {
        return Err("no skill is written for it".into());
    };
    let words = |skill: &Skill| skill.tags.iter().map(|tag| names.print(tag)).collect::<Vec<_>>().join(" ");
    if first.tags != read.tags {
        return Err(format!("the tags `{}` are printed, not `{}`", words(read), words(first)));
    }
    let is_read = printed.iter().all(Skill::is_read);
    if is_read && first.body == Body::Tags && more.is_empty() {
        return Ok((printed.to_vec(), Standing::Read));
    }
    for skill in written {
        match &skill.body {
            Body::Unread => return Err("an override says what a line does".into()),
            Body::Tags if skill.tags.iter().any(|tag| names.is_timing(tag.keyword)) => {
                return Err(format!("`{}` says when, and nothing says what", words(skill)));
            }
            _ => {}
        }
    }
    let standing = match is_read {
        false => Standing::Needed,
        true if printed.iter().map(plain).eq(written.iter().map(plain)) => Standing::Stale,
        true => Standing::Differs,
    };
    Ok((written.to_vec(), standing))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::import;

    fn names() -> &'static KeywordNames {
        KeywordNames::embedded().expect("the embedded table fits")
    }

    fn table(skill: &str) -> UserTable {
        let row = serde_json::json!({"number": "ZZ1-001", "type": "BATTLE", "name": "Fish", "skill": skill});
        import::read(&row.to_string()).expect("the keyword table fits").cards
    }

    /// The skills that come out, and what is said in words with its line.
    fn merged(skill: &str, text: &str) -> (Vec<Skill>, Vec<String>) {
        let mut cards = table(skill);
        let problems = merge(&mut cards, "ZZ1", text, names()).into_iter().map(|problem| {
            let Problem { line, severity, message } = problem;
            format!("{}: {severity:?}: {message}", line.unwrap_or_default())
        });
        let problems = problems.collect();
        (cards.into_values().flat_map(|entry| entry.front.lines.clone()).collect(), problems)
    }

    /// The skills that come out where there is nothing to say.
    fn fits(skill: &str, text: &str) -> Vec<Skill> {
        let (lines, problems) = merged(skill, text);
        assert_eq!(problems, [""; 0], "{text}");
        lines
    }

    const PRINTED: &str = "[Blocker] (A reminder.)\n[Auto] When you play this card, something is done.";
    const DRAW: &str = "{tags: \"[Auto]\", when: {played: this}, do: [{draw: 1}]}";

    #[test]
    fn an_override_gives_every_line() {
        let lines = fits(PRINTED, &format!("ZZ1-001: [\"[Blocker]\", {DRAW}]"));
        assert_eq!(lines.len(), 2);
        assert!(lines.iter().all(|line| line.body != Body::Unread));
    }

    #[test]
    fn options_on_lines_of_their_own_belong_to_the_line_above() {
        let printed = "[Auto] When you play this card, choose one:\n・Draw a card.\n・Do nothing.";
        assert_eq!(fits(printed, &format!("ZZ1-001: [{DRAW}]")).len(), 1);
    }

    #[test]
    fn skills_printed_as_one_line_are_written_as_a_list() {
        let printed = "[Auto] When you play this card, something. [Blocker] (A reminder.)";
        assert_eq!(fits(printed, &format!("ZZ1-001: [[{DRAW}, \"[Blocker]\"]]")).len(), 2);
    }

    /// A line that is read, and one that is not.
    const HALF: &str =
        "[Permanent] You can include as many copies of this card in your deck as you like.\n[Auto] You fish.";
    const COPIES: &str = "{tags: \"[Permanent]\", permanent: [{says: {Include: [Deck, {Copies: null}]}}]}";
    const POWER: &str = "{tags: \"[Permanent]\", permanent: [{says: {Change: {power: 5000}}}]}";

    #[test]
    fn what_the_reader_has_read_stays_where_only_its_tags_are_written() {
        let lines = fits(HALF, &format!("ZZ1-001: [\"[Permanent]\", {DRAW}]"));
        assert!(matches!(lines[0].body, Body::Permanent(_)));
    }

    #[test]
    fn what_is_written_and_read_alike_is_stale() {
        let (lines, said) = merged(HALF, &format!("ZZ1-001:\n- {COPIES}\n- {DRAW}"));
        assert_eq!(said, ["2: Note: ZZ1-001: line 1: stale: the printed line as read means the same"]);
        assert_eq!(lines.len(), 2);
        assert!(lines.iter().all(Skill::is_read));
    }

    #[test]
    fn an_override_that_nothing_needs_is_stale_as_a_whole() {
        let read = HALF.lines().next().expect("a line");
        for text in [format!("ZZ1-001: [{COPIES}]"), "ZZ1-001: ['[Permanent]']".to_owned()] {
            let (lines, said) = merged(read, &text);
            assert_eq!(said, ["1: Note: ZZ1-001: stale: every printed line as read means the same"], "{text}");
            assert!(matches!(lines[0].body, Body::Permanent(_)));
        }
    }

    #[test]
    fn what_is_written_holds_where_it_is_read_otherwise() {
        let (lines, said) = merged(HALF, &format!("ZZ1-001: [{POWER}, {DRAW}]"));
        assert_eq!(
            said,
            ["1: Warning: ZZ1-001: line 1: differs from the printed line as read; what is written here holds"]
        );
        let power = merged("[Permanent] It has power.", &format!("ZZ1-001: [{POWER}]")).0;
        assert_eq!(lines[0], power[0]);
    }

    #[test]
    fn every_fault_is_told_with_its_line_and_in_the_words_of_skills() {
        let text = "ZZ1-001:\n- {tags: '[Auto]', wehn: {played: this}}\n- {when: {plaid: this}}\nZZ1-002: 3";
        let (lines, said) = merged(PRINTED, text);
        assert_eq!(
            said,
            [
                "2: Error: `wehn` is no key here; did you mean `when`?",
                "3: Error: `plaid` is no trigger; did you mean `played`?",
                "4: Error: a list of skill lines, or {front: […], back: […]} is expected here; found `3`",
            ]
        );
        assert_eq!(lines, merged(PRINTED, "{}").0);
    }

    #[test]
    fn a_file_of_remarks_overrides_nothing() {
        for text in ["", "# Not yet.\n", "---\n", "null\n"] {
            assert_eq!(merged(PRINTED, text), merged(PRINTED, "{}"), "{text}");
        }
    }

    #[test]
    fn what_does_not_fit_the_card_is_refused_with_its_place() {
        for (text, problem) in [
            ("ZZ1-002: []", "1: Error: there is no card ZZ1-002"),
            ("zz1-001: []", "1: Error: there is no card zz1-001"),
            ("ZZ1-001: []", "1: Error: ZZ1-001: 0 lines are written, 2 are printed"),
            ("ZZ1-001: {back: []}", "1: Error: ZZ1-001 has no back"),
            (
                "ZZ1-001:\n- '[Blocker]'\n- {tags: '[Permanent]', body: Unread}",
                "3: Error: ZZ1-001: line 2: the tags `[Auto]` are printed, not `[Permanent]`",
            ),
            (
                "ZZ1-001:\n- '[Blocker]'\n- '[Auto]'",
                "3: Error: ZZ1-001: line 2: `[Auto]` says when, and nothing says what",
            ),
        ] {
            let (lines, problems) = merged(PRINTED, text);
            assert_eq!(problems, [problem], "{text}");
            assert_eq!(lines, merged(PRINTED, "{}").0, "nothing is laid over: {text}");
        }
        let (_, unknown) = merged(PRINTED, "ZZ1-001:\n- '[Blocker]'\n- {tags: '[Auto]', wehn: {played: this}}");
        assert!(unknown[0].starts_with("3: Error: ") && unknown[0].contains("wehn"), "{unknown:?}");
    }
}
