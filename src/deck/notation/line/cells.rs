//! A line that is the row of a table: a count, a number and a name in cells, in any order.

use super::words::{Word, words};
use crate::card::{Section, numbers_within};
use crate::deck::notation::comment;
use crate::deck::notation::word::{count_word, print};
use crate::deck::{header, section_of};
use crate::diagnostic::Span;

/// What the first cell of a row of cells says, where the row is a card: nothing, or its section.
pub(in crate::deck::notation) fn first_cell(text: &str) -> Option<FirstCell> {
    let sign = sign_of_cells(text)?;
    of_cells(text)?;
    let row = if sign == '|' { text.trim_start().strip_prefix('|').unwrap_or(text) } else { text };
    let cell = row.split(sign).next()?.trim().trim_matches('"');
    let section = section_of(&cell.to_lowercase());
    section.map(FirstCell::Says).or_else(|| cell.is_empty().then_some(FirstCell::Empty))
}

/// The first cell of a row.
#[derive(Clone, Copy)]
pub(in crate::deck::notation) enum FirstCell {
    /// Nothing stands in it.
    Empty,
    /// It says where the card lies.
    Says(Section),
}

/// What parts the cells of a row.
fn sign_of_cells(text: &str) -> Option<char> {
    [';', '\t', '|', ','].into_iter().find(|sign| text.contains(*sign))
}

/// The words of a row of a table, its count first, then its number and then its name, where its cells leave no doubt which is
/// which: one is a number of copies, and one is a card number. A cell may be the word of a section.
pub(super) fn of_cells(text: &str) -> Option<(Vec<Word>, Option<Section>)> {
    let sign = sign_of_cells(text)?;
    // A comma with a blank behind it is one of a sentence, or of a name.
    let cells = split(text, sign);
    let is_sentence = sign == ',' && cells.iter().any(|cell| cell.text(text).starts_with(char::is_whitespace));
    if is_sentence || comment::without(text).len() < text.len() {
        return None;
    }
    let mut cells: Vec<Vec<Word>> = cells
        .into_iter()
        .map(|cell| {
            let shifted = |word: Word| Word { span: word.span.shifted(cell.start), ..word };
            words(cell.text(text)).into_iter().map(shifted).collect()
        })
        .collect();
    cells.retain(|cell| !cell.is_empty());
    let alone = |is: fn(&str) -> bool| {
        let mut found =
            cells.iter().enumerate().filter(|(_, cell)| matches!(cell.as_slice(), [word] if is(&word.plain)));
        let (at, _) = found.next()?;
        found.next().is_none().then_some(at)
    };
    let count = alone(|word| count_word(word).is_some())?;
    let Some(number) = alone(|word| print(word).is_some()) else { return named_cells(cells, count) };
    // A number within another cell may be that of another card.
    let others = |at: &usize| *at != count && *at != number;
    let hides = |at: usize| cells[at].iter().any(|word| numbers_within(&word.plain) > 0);
    if (0..cells.len()).filter(others).any(hides) {
        return None;
    }
    let section = (0..cells.len()).filter(others).find_map(|at| Some((at, place_of_deck(text, &cells[at])?)));
    let says = |at: &usize| cells[*at].iter().any(|word| word.plain.contains(char::is_alphabetic));
    let is_name = |at: &usize| section.is_none_or(|(other, _)| other != *at) && says(at);
    // A comma may stand within the name.
    let names = (0..cells.len()).filter(others).filter(is_name).take(if sign == ',' { usize::MAX } else { 1 });
    let order: Vec<usize> = [count, number].into_iter().chain(names).collect();
    let words = order.into_iter().flat_map(|at| std::mem::take(&mut cells[at])).collect();
    Some((
        words,
        section.and_then(|(_, place)| match place {
            Place::In(section) => Some(section),
            Place::Any => None,
        }),
    ))
}

/// The words of a row with a name in the one cell and a number of copies in the other: `Scheming Champa;4`.
fn named_cells(mut cells: Vec<Vec<Word>>, count: usize) -> Option<(Vec<Word>, Option<Section>)> {
    let [name, copies] = if count == 0 { [1, 0] } else { [0, 1] };
    let is_name = |cell: &[Word]| {
        cell.iter().any(|word| word.plain.contains(char::is_alphabetic))
            && cell.iter().all(|word| numbers_within(&word.plain) == 0)
    };
    if cells.len() != 2 || count > 1 || !is_name(&cells[name]) {
        return None;
    }
    let order = [copies, name].map(|at| std::mem::take(&mut cells[at]));
    Some((order.into_iter().flatten().collect(), None))
}

/// The section that a cell means, of those that most games have: the others share their words with types of cards, and
/// such a type says nothing of the section.
fn place_of_deck(text: &str, cell: &[Word]) -> Option<Place> {
    let (first, last) = cell.first().zip(cell.last())?;
    let said = first.span.to(last.span).text(text).to_lowercase();
    let section = section_of(&said)?;
    let is_place = matches!(section, Section::Leader | Section::Main | Section::Side);
    is_place.then_some(if header::is_kind(&said) { Place::Any } else { Place::In(section) })
}

/// Where a row says that its card lies.
#[derive(Clone, Copy)]
enum Place {
    In(Section),
    /// Wherever its kind lies.
    Any,
}

/// The cells of a row, without the quotes around them. A sign within quotes parts nothing.
fn split(text: &str, sign: char) -> Vec<Span> {
    let has_pairs = text.matches('"').count().is_multiple_of(2);
    let (mut cells, mut start, mut quoted) = (Vec::new(), 0, false);
    for (at, c) in text.char_indices() {
        quoted ^= has_pairs && c == '"';
        if c == sign && !quoted {
            cells.push(Span::new(start, at));
            start = at + c.len_utf8();
        }
    }
    cells.push(Span::new(start, text.len()));
    let unquoted = |cell: Span| {
        let inner = cell.text(text).trim().strip_prefix('"').and_then(|cell| cell.strip_suffix('"'));
        inner.filter(|inner| !inner.contains('"')).and_then(|inner| Span::of(text, inner)).unwrap_or(cell)
    };
    cells.into_iter().map(unquoted).collect()
}
