//! Skills written by hand for cards whose text the skill reader declines: one file of `data/overrides` per set.
//!
//! An override gives *all* skills of a side, one entry for each printed line, and is held against the card: a number,
//! a line or a tag that the card does not have is a mistake of one or the other, and so is a line that is read already.
//! `data/overrides/README.md` is the manual of the format.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_yaml::Spanned;

use super::UserTable;
use crate::ability::written::Line;
use crate::ability::{Body, KeywordNames, Skill, Skills};
use crate::card::CardNumber;

/// Something wrong in a file of overrides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Line in the file, from 1, where one is to blame.
    pub line: Option<u64>,
    /// What is wrong.
    pub message: String,
}

impl Problem {
    fn new(line: u64, message: impl Into<String>) -> Self {
        Self { line: Some(line), message: message.into() }
    }
}

/// The skills of a card.
#[derive(Debug, Default)]
struct Sides {
    front: Option<Vec<Spanned<Printed>>>,
    back: Option<Vec<Spanned<Printed>>>,
}

impl<'de> Deserialize<'de> for Sides {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Text {
            #[serde(default)]
            front: Option<Vec<Spanned<Printed>>>,
            #[serde(default)]
            back: Option<Vec<Spanned<Printed>>>,
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

/// What stands for one printed line: a skill, or several where the data has lost the line breaks between them.
#[derive(Debug)]
struct Printed(Vec<Skill>);

impl<'de> Deserialize<'de> for Printed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read;
        impl<'de> Visitor<'de> for Read {
            type Value = Printed;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a skill line, or the list of skill lines that are printed as one")
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Printed, E> {
                Ok(Printed(vec![Line::deserialize(StrDeserializer::new(text))?.0]))
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Printed, A::Error> {
                Ok(Printed(vec![Line::deserialize(MapAccessDeserializer::new(map))?.0]))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Printed, A::Error> {
                let mut out = Vec::new();
                while let Some(Line(skill)) = seq.next_element()? {
                    out.push(skill);
                }
                Ok(Printed(out))
            }
        }
        deserializer.deserialize_any(Read)
    }
}

/// Lays the overrides of one file over a table. `set` is the name of the file without its ending; all its cards are
/// of that set.
///
/// # Errors
/// Every problem with its place; the table then holds what was fine.
pub fn merge(cards: &mut UserTable, set: &str, text: &str, names: &KeywordNames) -> Result<(), Vec<Problem>> {
    let file: BTreeMap<String, Spanned<Sides>> = serde_yaml::from_str(text).map_err(|error| {
        let message = error.without_snippet().to_string();
        // The place is shown as such; the message need not repeat it.
        let message = message.split(" at line ").next().unwrap_or(&message).to_owned();
        vec![Problem { line: error.location().map(|at| at.line()), message }]
    })?;
    let mut problems = Vec::new();
    for (number, sides) in &file {
        let line = sides.referenced.line();
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
            match lay_over(skills, written, line, names) {
                Ok(laid) => *skills = laid,
                Err(wrong) => problems.extend(
                    wrong
                        .into_iter()
                        .map(|problem| Problem { message: format!("{place}: {}", problem.message), ..problem }),
                ),
            }
        }
    }
    if problems.is_empty() { Ok(()) } else { Err(problems) }
}

/// One side of a card: every printed line with what is written for it.
fn lay_over(
    read: &Skills,
    written: &[Spanned<Printed>],
    at: u64,
    names: &KeywordNames,
) -> Result<Skills, Vec<Problem>> {
    if read.partial {
        return Err(vec![Problem::new(at, "the printed text is not all known")]);
    }
    let printed: Vec<&[Skill]> = read.printed().collect();
    if printed.len() != written.len() {
        let message = format!("{} lines are written, {} are printed", written.len(), printed.len());
        return Err(vec![Problem::new(at, message)]);
    }
    let mut lines = Vec::new();
    let mut problems = Vec::new();
    for (at, (printed, written)) in printed.into_iter().zip(written).enumerate() {
        match line(printed, &written.value.0, names) {
            Ok(skills) => lines.extend(skills),
            Err(message) => {
                problems.push(Problem::new(written.referenced.line(), format!("line {}: {message}", at + 1)));
            }
        }
    }
    if problems.is_empty() { Ok(Skills { partial: false, lines }) } else { Err(problems) }
}

/// What a line says, or why what is written cannot be it.
fn line(printed: &[Skill], written: &[Skill], names: &KeywordNames) -> Result<Vec<Skill>, String> {
    let ([read, more @ ..], [first, ..]) = (printed, written) else {
        return Err("no skill is written for it".into());
    };
    let words = |skill: &Skill| skill.tags.iter().map(|tag| names.print(tag)).collect::<Vec<_>>().join(" ");
    if first.tags != read.tags {
        return Err(format!("the tags `{}` are printed, not `{}`", words(read), words(first)));
    }
    for skill in written {
        match &skill.body {
            Body::Unread => return Err("an override says what a line does".into()),
            // What the reader has read of it stays.
            Body::Tags if matches!(read.body, Body::Permanent(_)) => {}
            Body::Tags if skill.tags.iter().any(|tag| names.is_timing(tag.keyword)) => {
                return Err(format!("`{}` says when, and nothing says what", words(skill)));
            }
            _ => {}
        }
    }
    let whole = read.body != Body::Unread && more.is_empty();
    let only_tags = written.len() == 1 && first.body == Body::Tags;
    match (whole, only_tags) {
        (true, true) => Ok(vec![read.clone()]),
        (true, false) => Err(format!("it is read already; write only its tags, `{}`", words(read))),
        (false, _) => Ok(written.to_vec()),
    }
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

    /// The skills that come out, or the problems in words with their lines.
    fn merged(skill: &str, text: &str) -> Result<Vec<Skill>, Vec<String>> {
        let mut cards = table(skill);
        match merge(&mut cards, "ZZ1", text, names()) {
            Ok(()) => Ok(cards.into_values().flat_map(|entry| entry.front.lines).collect()),
            Err(problems) => Err(problems
                .into_iter()
                .map(|problem| format!("{}: {}", problem.line.unwrap_or_default(), problem.message))
                .collect()),
        }
    }

    const PRINTED: &str = "[Blocker] (A reminder.)\n[Auto] When you play this card, something is done.";
    const DRAW: &str = "{tags: \"[Auto]\", when: {played: this}, do: [{draw: 1}]}";

    #[test]
    fn an_override_gives_every_line() {
        let lines = merged(PRINTED, &format!("ZZ1-001: [\"[Blocker]\", {DRAW}]")).expect("fits");
        assert_eq!(lines.len(), 2);
        assert!(lines.iter().all(|line| line.body != Body::Unread));
    }

    #[test]
    fn options_on_lines_of_their_own_belong_to_the_line_above() {
        let printed = "[Auto] When you play this card, choose one:\n・Draw a card.\n・Do nothing.";
        assert_eq!(merged(printed, &format!("ZZ1-001: [{DRAW}]")).expect("fits").len(), 1);
    }

    #[test]
    fn skills_printed_as_one_line_are_written_as_a_list() {
        let printed = "[Auto] When you play this card, something. [Blocker] (A reminder.)";
        assert_eq!(merged(printed, &format!("ZZ1-001: [[{DRAW}, \"[Blocker]\"]]")).expect("fits").len(), 2);
    }

    #[test]
    fn what_the_reader_has_read_stays() {
        let printed = "[Permanent] You can include as many copies of this card in your deck as you like.";
        let lines = merged(printed, "ZZ1-001: [\"[Permanent]\"]").expect("fits");
        assert!(matches!(lines[0].body, Body::Permanent(_)));
        let other = "ZZ1-001: [{tags: \"[Permanent]\", permanent: [{says: {Change: {power: 5000}}}]}]";
        assert_eq!(
            merged(printed, other),
            Err(vec!["1: ZZ1-001: line 1: it is read already; write only its tags, `[Permanent]`".to_owned()])
        );
    }

    #[test]
    fn what_does_not_fit_the_card_is_refused_with_its_place() {
        for (text, problem) in [
            ("ZZ1-002: []", "1: there is no card ZZ1-002"),
            ("zz1-001: []", "1: there is no card zz1-001"),
            ("ZZ1-001: []", "1: ZZ1-001: 0 lines are written, 2 are printed"),
            ("ZZ1-001: {back: []}", "1: ZZ1-001 has no back"),
            (
                "ZZ1-001:\n- '[Blocker]'\n- {tags: '[Permanent]', body: Unread}",
                "3: ZZ1-001: line 2: the tags `[Auto]` are printed, not `[Permanent]`",
            ),
            ("ZZ1-001:\n- '[Blocker]'\n- '[Auto]'", "3: ZZ1-001: line 2: `[Auto]` says when, and nothing says what"),
        ] {
            assert_eq!(merged(PRINTED, text), Err(vec![problem.to_owned()]), "{text}");
        }
        let unknown = merged(PRINTED, "ZZ1-001:\n- '[Blocker]'\n- {tags: '[Auto]', wehn: {played: this}}");
        assert!(unknown.is_err_and(|problems| problems[0].starts_with("3: ") && problems[0].contains("wehn")));
    }
}
