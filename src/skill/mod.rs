//! Printed skill text into [`crate::ability`].
//!
//! Reading never fails and never guesses: a line is read only if every word of it is consumed by a production, in one way
//! only, and if what was read is said in the same words again. A line that is not read keeps its tags and gets
//! [`Body::Unread`], with a note of the place where the reading stopped; one that concerns construction is an error, since a
//! deck would be judged wrongly without it. `net` looks a second time, and knows nothing of the grammar; `guards`
//! refuse what no card can mean.
//!
//! The grammar is made of phrases (`phrase`), each written down once for reading and for saying. One file, or folder, per
//! area: `lines` finds the skills, `text` makes them uniform, `line` and `keyword` put whole skills together, `granted` those
//! that stand within others, `instead` those that replace something; `price`, `trigger`,
//! `condition`, `sentence`, `effect`, `duration` and `statement` are their parts; `word` and `cards` speak of cards and numbers,
//! `done` of cards to which something has been done before.
//!
//! `swap` puts something in the place of the instruction before it.
//!
//! Most rules are not tried at most places: `first` and `beyond` tell by the words of a text which of them cannot read it there.
//!
//! `why` tells of a line which rules have read it. `gate` holds all of it to made-up sentences: none of its rules is without one.

#![expect(
    clippy::allow_attributes,
    reason = "phrases of every shape are made by one macro; no single one needs all of its allowances"
)]

mod beyond;
mod cards;
mod condition;
mod done;
mod duration;
mod effect;
mod first;
mod granted;
mod guards;
mod instead;
mod keyword;
mod line;
mod lines;
mod net;
mod phrase;
mod price;
mod sentence;
mod statement;
mod text;
mod trigger;
mod why;
mod word;

use std::collections::HashMap;

use crate::ability::{Body, KeywordNames, Skill, Skills};
use crate::diagnostic::{Diagnostic, Severity, Span};
use crate::language::{Argument, say};
use phrase::Page;
use text::Uniform;
pub use why::{Reading, Stop, Used, Why, why};

/// A construction sentence that no production reads whole.
pub const UNREAD_CONSTRUCTION: &str = "SK0001";

/// A line that no production reads whole.
pub const UNREAD: &str = "SK0002";

/// A line that was read, but does not print as it was.
pub const MISMATCHED: &str = "SK0003";

/// A line that can be read in two ways.
pub const AMBIGUOUS: &str = "SK0004";

/// A line that was read, but a word of weight has left no trace in what it is said to mean.
pub const SWALLOWED: &str = "SK0005";

/// A line that was read, but cannot be meant so.
pub const UNMEANT: &str = "SK0006";

/// Reads the skill text of one side of a card, one skill per line.
///
/// The spans of the diagnostics are bytes of `text`. With `partial`, the text is known to be only a part of what is
/// printed. [`UNREAD_CONSTRUCTION`] is an error, the other diagnostics are notes: the skill is declined.
///
/// ```
/// use deckscouter::ability::{Keyword, KeywordNames};
/// let names = KeywordNames::embedded().unwrap();
/// let (skills, problems) = deckscouter::skill::read("[Ultimate]\n[Auto] Something else.", false, names);
/// assert!(skills.has(Keyword::Ultimate));
/// assert_eq!(problems[0].code, deckscouter::skill::UNREAD);
/// ```
pub fn read(text: &str, partial: bool, names: &KeywordNames) -> (Skills, Vec<Diagnostic>) {
    each_line(text, partial, names, |line| read_line(line, names))
}

/// Reads the texts of many cards: a line that several of them have is read once.
///
/// ```
/// use deckscouter::ability::KeywordNames;
/// use deckscouter::skill::{self, Reader};
/// let names = KeywordNames::embedded().unwrap();
/// let mut reader = Reader::new(names);
/// for text in ["[Blocker]\n[Barrier]", "[Blocker]\n[Auto] Something else."] {
///     assert_eq!(reader.read(text, false), skill::read(text, false, names));
/// }
/// ```
#[derive(Debug)]
pub struct Reader<'n> {
    names: &'n KeywordNames,
    /// What each line was read as.
    known: HashMap<String, (Skill, Option<Diagnostic>)>,
}

impl<'n> Reader<'n> {
    /// Has read nothing yet.
    pub fn new(names: &'n KeywordNames) -> Self {
        Self { names, known: HashMap::new() }
    }

    /// As [`read`].
    pub fn read(&mut self, text: &str, partial: bool) -> (Skills, Vec<Diagnostic>) {
        each_line(text, partial, self.names, |line| {
            if let Some(known) = self.known.get(line) {
                return known.clone();
            }
            let read = read_line(line, self.names);
            self.known.insert(line.to_owned(), read.clone());
            read
        })
    }
}

fn each_line(
    text: &str,
    partial: bool,
    names: &KeywordNames,
    mut read: impl FnMut(&str) -> (Skill, Option<Diagnostic>),
) -> (Skills, Vec<Diagnostic>) {
    let mut skills = Skills { partial, lines: Vec::new() };
    let mut problems = Vec::new();
    if text.len() > LONGEST_TEXT {
        // Nobody has looked whether a deck is judged by it.
        let message = say!("skill-text-too-long", most = LONGEST_TEXT);
        problems.push(Diagnostic::new(UNREAD_CONSTRUCTION, Severity::Error, message).at(Span::new(0, text.len())));
        skills.lines.push(Skill { tags: Vec::new(), body: Body::Unread });
        return (skills, problems);
    }
    for (at, line) in lines::skills(text, names) {
        let (skill, problem) = read(line);
        skills.lines.push(skill);
        problems.extend(problem.map(|mut problem| {
            problem.span = problem.span.map(|span| span.shifted(at));
            problem
        }));
    }
    (skills, problems)
}

/// The printed skills of the text of one side, in order: those that [`read`] reads each by itself.
pub fn lines<'t>(text: &'t str, names: &KeywordNames) -> Vec<&'t str> {
    lines::skills(text, names).into_iter().map(|(_, line)| line).collect()
}

/// The longest text of one side that is looked at, in bytes; the longest printed one has a twentieth of it.
const LONGEST_TEXT: usize = 16_000;

/// The longest line that is read, in bytes; the longest printed one has not half as many.
const LONGEST: usize = 4_000;

fn read_line(line: &str, names: &KeywordNames) -> (Skill, Option<Diagnostic>) {
    let uniform = Uniform::of(line, names);
    let page = Page::of(&uniform.text, names);
    let (tags, start) = line::head(&page);
    let is_long = line.len() > LONGEST;
    let mut readings = if is_long { Vec::new() } else { line::meant(&page, start, &tags) };
    let is_said = matches!(readings.as_slice(), [skill] if line::says(skill, &page));
    let is_spent = page.is_spent();
    let is_stopped = readings.is_empty() && !is_long && !is_spent;
    let page = if is_stopped { stopped(page) } else { page };
    let (code, message) = match readings.as_slice() {
        _ if is_long => (UNREAD, say!("skill-too-long", most = LONGEST)),
        // Another reading may be among what has not been tried any more.
        _ if is_spent => (UNREAD, say!("skill-too-intricate")),
        [skill] if is_said => match net::swallowed(&uniform.text, skill) {
            None => match guards::refused(&uniform.text, skill) {
                None => return (readings.remove(0), None),
                Some(guard) => (UNMEANT, say!("skill-not-meant", guard = guard)),
            },
            Some(word) => (SWALLOWED, say!("skill-swallowed", word = word)),
        },
        [_] => (MISMATCHED, say!("skill-other-words")),
        [] => (UNREAD, say!("skill-not-understood", expected = Argument::either(page.expected()))),
        several => (AMBIGUOUS, say!("skill-ambiguous", ways = several.len())),
    };
    // On a page that is spent nothing is found any more.
    let page = if page.is_spent() { page.anew() } else { page };
    let (code, severity, message) = if line::concerns_construction(&tags, &uniform.text, &page) {
        // A deck would be judged wrongly without it.
        (UNREAD_CONSTRUCTION, Severity::Error, say!("skill-about-deck", problem = message))
    } else {
        (code, Severity::Note, message)
    };
    let at = if is_stopped { page.farthest() } else { start.pos };
    let problem = Diagnostic::new(code, severity, message).at(uniform.from(at));
    (Skill { tags, body: Body::Unread }, Some(problem))
}

/// How many attempts it takes to read a line.
#[cfg(test)]
fn spent(line: &str, names: &KeywordNames) -> usize {
    let uniform = Uniform::of(line, names);
    let page = Page::of(&uniform.text, names);
    let (tags, start) = line::head(&page);
    for skill in line::meant(&page, start, &tags) {
        line::says(&skill, &page);
    }
    page.spent()
}

/// A line that is not read is read once more, for where reading stops, not before where it has come already, and for what would
/// have led on from there: that costs much.
fn stopped(page: Page<'_>) -> Page<'_> {
    let begun = page.farthest();
    let telling = page.anew().telling(begun);
    line::read(&telling);
    telling
}

/// The words for a skill, in the uniform spelling; `None` where the grammar has no words for it, or none that are read as
/// the same skill again.
pub fn print(skill: &Skill, names: &KeywordNames) -> Option<String> {
    let made = draft(skill, names)?;
    let (again, _) = read_line(&made, names);
    (again == *skill).then_some(made)
}

/// What [`print()`] says, be it read as another skill: enough to look for words in it, in a tenth of the time.
pub fn draft(skill: &Skill, names: &KeywordNames) -> Option<String> {
    let page = Page::blank(names, line::acts_from(skill));
    line::said(skill, &page).pop().map(|at| page.made(at))
}

#[cfg(test)]
mod gate;
#[cfg(test)]
mod tests;
