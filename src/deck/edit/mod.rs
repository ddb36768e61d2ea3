//! Changing a list where it stands: whatever is not meant to change stays as it is, byte for byte.
//!
//! A notation proposes ways to write a change, best first ([`Notation::edit`]). [`apply`] takes the first that reads back
//! as the list that was meant; where none does, the change is refused. So a way may be wrong, but never a list.

pub mod wish;

use super::notation::{self, Notation, WriteError};
use super::{Deck, Line, MAX_COUNT, Reading};
use crate::card::{LONGEST_NAME, Section, is_long_name};
use crate::diagnostic::{Diagnostic, Edit, apply_edits};
use crate::language::{Message, say};
use crate::shown;

pub use super::change::{Change, Copies, Editing, Meant, Ways};

/// Why a change is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
#[non_exhaustive]
pub enum Refusal {
    /// The list as a whole is not readable.
    Broken,
    /// No way to write it reads back as it was meant.
    NoWay {
        /// The notation.
        notation: &'static str,
    },
    /// The notation has no place for such a card.
    Write(#[from] WriteError),
    /// The notation does not hold the name of a deck.
    NoName {
        /// The notation.
        notation: &'static str,
    },
    /// The notation holds cards in no order that means something.
    NoOrder {
        /// The notation.
        notation: &'static str,
    },
    /// The name for the deck is longer than names are.
    LongName,
    /// More copies than a line may hold.
    TooMany {
        /// How many there would be.
        count: u32,
    },
    /// There are fewer copies to take than asked.
    Fewer {
        /// Where.
        section: Section,
        /// How many there are.
        has: u32,
        /// How many were to go.
        asked: u32,
    },
    /// The card stands there in several prints, which cannot be one line.
    Prints {
        /// The prints.
        prints: Vec<String>,
    },
}

impl Refusal {
    /// Why, in a sentence.
    pub fn message(&self) -> Message {
        match self {
            Self::Broken => say!("refused-broken"),
            Self::NoWay { notation } => say!("refused-no-way", notation = *notation),
            Self::Write(error) => error.message(),
            Self::NoName { notation } => say!("refused-no-name", notation = *notation),
            Self::NoOrder { notation } => say!("refused-no-order", notation = *notation),
            Self::LongName => say!("name-too-long", most = LONGEST_NAME),
            Self::TooMany { count } => say!("refused-too-many", count = *count, most = MAX_COUNT),
            Self::Fewer { section, has, asked } => {
                say!("refused-fewer", section = section.id(), has = *has, asked = *asked)
            }
            Self::Prints { prints } => {
                // Two, mostly: the last is told apart by a word.
                let (last, before) =
                    prints.split_last().map_or(("", &[][..]), |(last, before)| (last.as_str(), before));
                say!("refused-prints", prints = before.join(", "), last = last)
            }
        }
    }
}

/// Makes some changes of a deck, one after the other, and gives the new text. A change that names a line must come before
/// those that name lines above it; lines that come, last.
///
/// # Errors
/// When some change cannot be written in the notation so that it reads back as meant. Then nothing is changed.
///
/// ```
/// use deckscouter::card::Section;
/// use deckscouter::deck::{self, edit::{self, Change, Meant}};
/// let text = "Main Deck\n4x BT1-006 Scheming Champa  # the best\n";
/// let notation = deck::read(text).notation;
/// let meant = vec![Meant { section: Section::Main, number: "BT1-006".parse().ok(), kind: None }];
/// let edited = edit::apply(text, notation, 0, meant, &[Change::Count { line: 0, count: 3 }]);
/// assert_eq!(edited.unwrap(), "Main Deck\n3x BT1-006 Scheming Champa  # the best\n");
/// ```
pub fn apply(
    text: &str,
    notation: &'static Notation,
    at: usize,
    mut meant: Vec<Meant>,
    changes: &[Change],
) -> Result<String, Refusal> {
    let at_first = changes.iter().take_while(|change| is_of_a_line(change)).count();
    let together = (at_first > MANY).then(|| at_once(text, notation, at, &meant, &changes[..at_first])).flatten();
    let (mut text, changes) = match together {
        Some(edited) => {
            let gone = changes[..at_first].iter().filter(|change| matches!(change, Change::Remove { .. }));
            gone.filter_map(Change::line).for_each(|line| drop(meant.remove(line)));
            (edited, &changes[at_first..])
        }
        None => (text.to_owned(), changes),
    };
    let read = |text: &str| notation::read_as(notation, text).readings.into_iter().nth(at).map(|reading| reading.deck);
    // Where the line stands that has come.
    let come = |before: &str, after: &str| {
        let (before, after) = read(before).zip(read(after))?;
        let place = before.lines.iter().zip(&after.lines).take_while(|(old, new)| same(old, new)).count();
        (after.lines.len() > before.lines.len()).then_some(place)
    };
    for change in changes {
        text = match (one(&text, notation, at, &meant, change), change) {
            // Where a card cannot be put in the place of another, it goes and the other comes.
            (Err(Refusal::NoWay { .. }), Change::Card { line, to }) => {
                let without = one(&text, notation, at, &meant, &Change::Remove { line: *line })?;
                meant.remove(*line);
                let edited = one(&without, notation, at, &meant, &Change::Insert(to.clone()))?;
                if let Some(place) = come(&without, &edited) {
                    meant.insert(place.min(meant.len()), to.meant());
                }
                edited
            }
            (edited, Change::Insert(copies)) => {
                let edited = edited?;
                if let Some(place) = come(&text, &edited) {
                    meant.insert(place.min(meant.len()), copies.meant());
                }
                edited
            }
            (edited, Change::Remove { line }) => {
                let edited = edited?;
                meant.remove(*line);
                edited
            }
            (edited, _) => edited?,
        };
    }
    Ok(text)
}

/// More changes than these are tried together before they are made one after the other: each takes several readings of the list.
const MANY: usize = 16;

/// Whether a change lets a line go, or changes its count.
const fn is_of_a_line(change: &Change) -> bool {
    matches!(change, Change::Count { .. } | Change::Remove { .. })
}

/// Makes many changes of counts, and of lines that go, from below; `None` where that does not read back as it was meant.
fn at_once(whole: &str, notation: &'static Notation, at: usize, meant: &[Meant], changes: &[Change]) -> Option<String> {
    let text = whole.trim_start_matches('\u{feff}');
    let mark = &whole[..whole.len() - text.len()];
    let before = notation::read_as(notation, text).readings;
    let deck = &before.get(at).filter(|reading| !reading.broken)?.deck;
    let fall = changes.windows(2).all(|pair| pair[0].line() > pair[1].line());
    if deck.lines.len() != meant.len() || !fall || changes.first()?.line()? >= meant.len() {
        return None;
    }
    let plain = notation.plain(text);
    let editing = Editing { text: &plain, written: text, at, deck, meant };
    let mut lines = deck.lines.clone();
    let mut edits: Vec<Edit> = Vec::new();
    for change in changes {
        match change {
            Change::Count { line, count } => lines[*line].count = *count,
            Change::Remove { line } => drop(lines.remove(*line)),
            _ => return None,
        }
        edits.extend((notation.edit)(&editing, change).into_iter().next()?);
    }
    let edited = apply_edits(text, &summed(text, edits)?).ok()?;
    let after = notation::read_as(notation, &edited).readings;
    let new = &after.get(at)?.deck;
    let is_meant = others_stay(&before, &after, at) && deck.name == new.name && all_same(&lines, &new.lines);
    let recognised = |text: &str| std::ptr::eq(notation::recognise(text), notation);
    (is_meant && (!recognised(text) || recognised(&edited))).then(|| format!("{mark}{edited}"))
}

/// The edits of several changes that do not know of each other: where some of them say the same number of cards anew, as the
/// header above their lines has it, it changes by as much as all of them say. `None` where anything else would be said twice.
fn summed(text: &str, mut edits: Vec<Edit>) -> Option<Vec<Edit>> {
    edits.sort_by(|one, next| (one.span, &one.text).cmp(&(next.span, &next.text)));
    let mut out = Vec::with_capacity(edits.len());
    for alike in edits.chunk_by(|one, next| one.span == next.span) {
        let [edit, others @ ..] = alike else { continue };
        if others.is_empty() {
            out.push(edit.clone());
            continue;
        }
        let said: i64 = edit.span.text(text).parse().ok()?;
        let came = alike.iter().map(|edit| Some(edit.text.parse::<i64>().ok()? - said)).sum::<Option<i64>>()?;
        let now = u32::try_from(said + came).ok()?;
        out.push(Edit { span: edit.span, text: now.to_string() });
    }
    Some(out)
}

/// Makes one change.
fn one(
    whole: &str,
    notation: &'static Notation,
    at: usize,
    meant: &[Meant],
    change: &Change,
) -> Result<String, Refusal> {
    let text = whole.trim_start_matches('\u{feff}');
    let mark = &whole[..whole.len() - text.len()];
    let before = notation::read_as(notation, text).readings;
    let Some(reading) = before.get(at).filter(|reading| !reading.broken) else { return Err(Refusal::Broken) };
    let lines = reading.deck.lines.len();
    if lines != meant.len() || change.line().is_some_and(|line| line >= lines) {
        return Err(Refusal::NoWay { notation: notation.id });
    }
    if matches!(change, Change::Rename(_)) && !notation.holds_name {
        return Err(Refusal::NoName { notation: notation.id });
    }
    if matches!(change, Change::Rename(name) if is_long_name(&shown::line(name))) {
        return Err(Refusal::LongName);
    }
    // It may say so already, in a way that could not be written anew.
    if !matches!(change, Change::Sort(_)) && changed(&reading.deck, &reading.deck, change) {
        return Ok(whole.to_owned());
    }
    let plain = notation.plain(text);
    let editing = Editing { text: &plain, written: text, at, deck: &reading.deck, meant };
    let recognised = |text: &str| std::ptr::eq(notation::recognise(text), notation);
    let known = recognised(text);
    // Notations write the line feeds that they read.
    let own_end = notation.by_lines && text.contains('\r') && !text.contains('\n');
    for mut edits in (notation.edit)(&editing, change) {
        edits.iter_mut().filter(|_| own_end).for_each(|edit| edit.text = edit.text.replace('\n', "\r"));
        let Ok(edited) = apply_edits(text, &edits) else { continue };
        let after = notation::read_as(notation, &edited).readings;
        if as_meant(&before, &after, at, change) && (!known || recognised(&edited)) {
            return Ok(format!("{mark}{edited}"));
        }
    }
    Err(refusal(notation, change))
}

/// Why no way to write a change was good: perhaps the notation has no place for such a card at all.
fn refusal(notation: &'static Notation, change: &Change) -> Refusal {
    if let Change::Insert(copies) | Change::Card { to: copies, .. } = change
        && let Err(error) = (notation.write)(&Deck { lines: vec![copies.line()], ..Deck::default() })
    {
        return error.into();
    }
    if matches!(change, Change::Sort(_)) {
        return Refusal::NoOrder { notation: notation.id };
    }
    Refusal::NoWay { notation: notation.id }
}

/// Whether a text reads as before but for a change of one of its decks.
fn as_meant(before: &[Reading], after: &[Reading], at: usize, change: &Change) -> bool {
    others_stay(before, after, at) && changed(&before[at].deck, &after[at].deck, change)
}

/// Whether a text reads as before but for the cards and the name of one of its decks.
fn others_stay(before: &[Reading], after: &[Reading], at: usize) -> bool {
    let stays = |(n, (old, new)): (usize, (&Reading, &Reading))| {
        let lines = || n == at || all_same(&old.deck.lines, &new.deck.lines);
        let name = || n == at || old.deck.name == new.deck.name;
        same_but_lines(old, new) && name() && lines()
    };
    before.len() == after.len() && before.iter().zip(after).enumerate().all(stays)
}

/// Whether two readings agree in everything but cards and name.
fn same_but_lines(old: &Reading, new: &Reading) -> bool {
    let problem = |problem: &Diagnostic| (problem.code, problem.message.clone());
    let problems = |reading: &Reading| reading.problems.iter().map(problem).collect::<Vec<_>>();
    old.broken == new.broken && old.deck.rules == new.deck.rules && problems(old) == problems(new)
}

/// Whether a change makes one deck of the other.
fn changed(old: &Deck, new: &Deck, change: &Change) -> bool {
    let name = match change {
        Change::Rename(name) => Some(name),
        _ => old.name.as_ref(),
    };
    name == new.name.as_ref()
        && match change {
            Change::Rename(_) => all_same(&old.lines, &new.lines),
            Change::Sort(_) => {
                let said = |deck: &Deck| {
                    let mut said: Vec<String> =
                        deck.lines.iter().map(|line| format!("{:?}", (line.section, line.count, &line.card))).collect();
                    said.sort();
                    said
                };
                said(old) == said(new)
            }
            Change::Count { line, count } => {
                let mut lines = old.lines.clone();
                lines[*line].count = *count;
                all_same(&lines, &new.lines)
            }
            Change::Remove { line } => without(&old.lines, *line).is_some_and(|rest| all_same(&rest, &new.lines)),
            Change::Insert(copies) => {
                let at = old.lines.iter().zip(&new.lines).take_while(|(old, new)| same(old, new)).count();
                let came = new.lines.get(at).is_some_and(|line| copies.is(line));
                came && without(&new.lines, at).is_some_and(|rest| all_same(&old.lines, &rest))
            }
            Change::Card { line, to } => {
                let others =
                    without(&old.lines, *line).zip(without(&new.lines, *line)).is_some_and(|(a, b)| all_same(&a, &b));
                others && to.is(&new.lines[*line])
            }
        }
}

fn without(lines: &[Line], at: usize) -> Option<Vec<Line>> {
    lines.get(at)?;
    let mut rest = lines.to_vec();
    rest.remove(at);
    Some(rest)
}

/// Whether two lines say the same, wherever they stand.
fn same(old: &Line, new: &Line) -> bool {
    (old.section, old.count, &old.card) == (new.section, new.count, &new.card)
}

fn all_same(old: &[Line], new: &[Line]) -> bool {
    old.len() == new.len() && old.iter().zip(new).all(|(old, new)| same(old, new))
}

#[cfg(test)]
pub(super) mod testing;
