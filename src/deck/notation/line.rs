//! One card line as people write it: a count, a number and a name, in any order that makes sense.

use super::comment;
use super::word::{
    Count, asks_count, bare, bare_count, count_word, in_brackets, is_copies, is_slight, marked_count, print,
};
use crate::card::{Game, Print, Section, nearly_numbers, numbers_within, plain};
use crate::deck::{BAD_COUNT, CardRef, Line, MAX_COUNT, Places, UNREADABLE_LINE, header, section_of};
use crate::diagnostic::{Diagnostic, Severity, Span};
use crate::language::{Message, say};

/// Longer lines are prose or noise.
const MAX_LENGTH: usize = 400;

/// A word of the line: its plain form and its place.
struct Word {
    plain: String,
    span: Span,
}

/// Cuts a line into words, its comment left out.
fn words(text: &str) -> Vec<Word> {
    let text = comment::without(text);
    let mut out: Vec<Word> = Vec::new();
    let mut start = None;
    let ends = text.char_indices().chain([(text.len(), ' ')]);
    for (at, c) in ends {
        match (plain(c) == Some(' '), start) {
            (true, Some(from)) => {
                let plain: String = text[from..at].chars().filter_map(plain).collect();
                out.push(Word { plain, span: Span::new(from, at) });
                start = None;
            }
            (false, None) => start = Some(at),
            _ => {}
        }
    }
    out.retain(|word| !word.plain.is_empty());
    out
}

/// Words of a line that could all be its card number.
pub(super) struct SeveralNumbers;

/// Which of some words in plain form is the card number, and the number.
///
/// A name may hold what looks like one: `Planet M-2`, `Promo P-739`. Letters with a single digit are a number only where
/// they come first or in brackets; a number that stands twice is taken once, from the brackets if it has any.
pub(super) fn number_among(words: &[&str]) -> Result<Option<(usize, Print)>, SeveralNumbers> {
    let bracketed = |word: &str| word.starts_with('[') && word.ends_with(']');
    let enclosed = |word: &str| bracketed(word) || word.starts_with('(') && word.ends_with(')');
    let number = |word: &str| print(word).or_else(|| in_brackets(word));
    let numbers = words.iter().enumerate().filter_map(|(at, word)| Some((at, number(word)?)));
    let mut numbers: Vec<(usize, Print)> =
        numbers.filter(|(at, print)| *at == 0 || bracketed(words[*at]) || !is_slight(print)).collect();
    let all_one = numbers.windows(2).all(|pair| pair[0].1.number == pair[1].1.number);
    // The same card twice, each with its count, is two lines in one.
    let counted = || match (numbers.first(), numbers.last()) {
        (Some((first, _)), Some((last, _))) => words[*first..*last].iter().any(|word| count_word(word).is_some()),
        _ => false,
    };
    if numbers.len() > 1 && (!all_one || words.len() == numbers.len() || counted()) {
        return Err(SeveralNumbers);
    }
    let chosen = numbers.iter().position(|(at, _)| enclosed(words[*at])).unwrap_or(0);
    Ok((chosen < numbers.len()).then(|| numbers.swap_remove(chosen)))
}

/// The number of a line, whose words may also hide numbers of other cards: `BT1-012,4`, `[BT1-012]4`.
fn one_number(words: &[&str]) -> Result<Option<(usize, Print)>, SeveralNumbers> {
    let is_one = |word: &&str| print(word).is_some() || in_brackets(word).is_some();
    let hidden: usize = words.iter().filter(|word| !is_one(word)).map(|word| numbers_within(word)).sum();
    if hidden > 0 && hidden + words.iter().filter(|word| is_one(word)).count() > 1 {
        return Err(SeveralNumbers);
    }
    number_among(words)
}

/// Whether a text that is no card line holds the number of a card beside a number of copies.
pub(super) fn holds_counted_number(text: &str) -> bool {
    let mut words = words(text);
    // An address is full of dashes and digits.
    words.retain(|word| !word.plain.contains("://"));
    let numbered = |word: &Word| print(&word.plain).is_some() || numbers_within(&word.plain) > 0;
    // `x4;` has its count within, and in `x14xBT1-062` two counts hang on the number.
    let hung = |part: &str| print(part).is_none() && numbers_within(part) > 0;
    let parts =
        |word: &Word| word.plain.split([';', ',', '(', ')', '|', '/']).any(|part| is_copies(part) || hung(part));
    let counts = |word: &Word| count_word(&word.plain).is_some() || parts(word);
    words.iter().any(numbered) && (words.iter().any(counts) || words.iter().any(|word| glued(&word.plain).is_some()))
}

/// Whether a line has the sign of a comment right before a card: `#BT1-006`, `;4 BT1-006`. It may be a comment, or not.
pub(super) fn is_marked_card(line: &str) -> bool {
    let behind = line.trim_start().trim_start_matches(['#', ';']);
    if behind.len() == line.trim_start().len() || !behind.starts_with(|c: char| c.is_alphanumeric()) {
        return false;
    }
    let parts = behind.split(|c: char| c.is_whitespace() || ";,|".contains(c)).filter(|part| !part.is_empty());
    let mut words = parts.map(|word| word.chars().filter_map(plain).collect::<String>());
    let Some(first) = words.next() else { return false };
    // A letter and a digit may be a word of prose: `#T-5`.
    let numbered = |word: &String| print(word).is_some_and(|print| !is_slight(&print));
    numbered(&first) || glued(&first).is_some() || (is_copies(&first) && words.any(|word| numbered(&word)))
}

/// That a line is a comment or a card, and nobody knows which.
pub(super) fn marked_card(line: &str) -> Diagnostic {
    let sign = line.trim_start().chars().take(1).collect::<String>();
    let message = say!("comment-or-card", sign = &sign);
    Diagnostic::new(UNREADABLE_LINE, Severity::Error, message).help(say!("blank-behind-sign", sign = sign))
}

/// What the first cell of a row of cells says, where the row is a card: nothing, or its section.
pub(super) fn first_cell(text: &str) -> Option<FirstCell> {
    let sign = sign_of_cells(text)?;
    of_cells(text)?;
    let row = if sign == '|' { text.trim_start().strip_prefix('|').unwrap_or(text) } else { text };
    let cell = row.split(sign).next()?.trim().trim_matches('"');
    let section = section_of(&cell.to_lowercase());
    section.map(FirstCell::Says).or_else(|| cell.is_empty().then_some(FirstCell::Empty))
}

/// The first cell of a row.
#[derive(Clone, Copy)]
pub(super) enum FirstCell {
    /// Nothing stands in it.
    Empty,
    /// It says where the card lies.
    Says(Section),
}

/// What parts the cells of a row.
fn sign_of_cells(text: &str) -> Option<char> {
    [';', '\t', '|', ','].into_iter().find(|sign| text.contains(*sign))
}

/// Strokes, dots, stars or boxes that count copies: `||||`, `☑☑☑☐`.
fn is_tally(word: &str) -> bool {
    // What picks the picture of a sign is none.
    let signs = || word.chars().filter(|sign| *sign != '\u{fe0f}');
    let is_sign = |sign: char| {
        "|*+".contains(sign) || !(sign.is_ascii() || sign.is_alphanumeric() || "–—―…«»“”‘’─═".contains(sign))
    };
    let is_box = |sign: char| "☑☐☒✓✔✗✘✅❌⬜⬛□■".contains(sign);
    let alike = signs().next().is_some_and(|first| signs().all(|sign| sign == first));
    signs().count() > 1 && signs().all(is_sign) && (alike || signs().all(is_box))
}

/// The card that a name means and what is noted beside it. Its number is the note, or the first in it, or else stands
/// within the name.
pub(super) fn card_beside(name: &str, note: &str) -> Option<CardRef> {
    let among_words = || note.split_whitespace().find_map(|word| number_among(&[word]).ok().flatten());
    let noted = note.parse().ok().or_else(|| among_words().map(|(_, print)| print));
    let words: Vec<&str> = name.split_whitespace().collect();
    let beside = number_among(&words).ok().flatten();
    // A number that the note has too is part of the name unless it stands in brackets.
    let beside = beside.filter(|(at, print)| match &noted {
        Some(noted) => noted.number == print.number && words[*at].starts_with('['),
        None => true,
    });
    let name = match &beside {
        Some((number, _)) => {
            let rest = words.iter().enumerate().filter(|(at, _)| at != number);
            rest.map(|(_, word)| *word).collect::<Vec<_>>().join(" ")
        }
        None => name.to_owned(),
    };
    let print = noted.or(beside.map(|(_, print)| print));
    let name = Some(name).filter(|name| !name.is_empty());
    (print.is_some() || name.is_some()).then_some(CardRef { print, name, spelling: None })
}

/// Reads a card line. Spans count from the start of `text`.
pub(super) fn read(text: &str, section: Option<Section>) -> Result<Line, Diagnostic> {
    let whole = Span::new(text.len() - text.trim_start().len(), text.trim_end().len());
    let unreadable = |message: Message| Diagnostic::new(UNREADABLE_LINE, Severity::Error, message).at(whole);
    if text.len() > MAX_LENGTH {
        return Err(unreadable(say!("line-too-long")).help(say!("card-line-looks-like", game = Game::Dbscg.id())));
    }
    if text.contains(|c: char| c.is_control() && c != '\t') {
        return Err(unreadable(say!("line-control-characters")).help(say!("save-as-utf8")));
    }
    let mut words = words(text);
    let Some(last) = words.last() else { return Err(unreadable(say!("line-without-card"))) };
    let line = Span::new(words[0].span.start, last.span.end);
    let unreadable = |message: Message| Diagnostic::new(UNREADABLE_LINE, Severity::Error, message).at(line);

    unlink(text, &mut words);
    join_sets(&mut words);
    let mut section = section;
    if let Some((cells, said)) = of_cells(text) {
        words = cells;
        section = said.or(section);
    }
    let at_end = |word: &&Word| is_tally(word.span.text(text));
    let tally = words.first().filter(at_end).or(words.last().filter(at_end)).map(|word| word.span);
    trim_decoration(&mut words);
    if words.is_empty() {
        return Err(unreadable(say!("line-without-card")));
    }
    if let Some(problem) = take_numbering(&mut words) {
        return Err(unreadable(problem).help(as_counted(text, &words)));
    }
    let mut counts = take_counts(text, &mut words);
    let plain_words: Vec<&str> = words.iter().map(|word| word.plain.as_str()).collect();
    // `3 of 4 BT1-014`: the copies are those that stand by the number, unless they end a name, as in `Android 16`.
    let by_number = |at: usize| {
        let before = words[..at].last().filter(|word| is_copies(&word.plain));
        before.filter(|_| !counts.is_empty()).map(|word| word.span)
    };
    let number = one_number(&plain_words);
    let another = number.as_ref().ok().and_then(|number| by_number(number.as_ref()?.0));
    let number = match number {
        Ok(number) => number.map(|(at, print)| (print, number_span(text, &words.remove(at)))),
        Err(SeveralNumbers) => {
            return Err(unreadable(say!("two-numbers")).help(say!("card-per-line")));
        }
    };
    // `BT1-062 4`: what is left beside the number is a bare number.
    if number.is_some()
        && counts.is_empty()
        && let [word] = words.as_slice()
        && let Some(count) = bare_count(&word.plain)
    {
        counts.push((count, word.span));
        words.clear();
    }
    let (count, count_span) = match counts.as_slice() {
        [] if let Some(tally) = tally => {
            let message = say!("no-number-of-copies", count = tally.text(text));
            let help = say!("write-whole-number", most = MAX_COUNT);
            return Err(Diagnostic::new(BAD_COUNT, Severity::Error, message).at(tally).help(help));
        }
        [] => (1, None),
        [(Count::Copies(copies), span)] => (*copies, Some(*span)),
        [(Count::Bad, span)] => {
            let message = say!("no-number-of-copies", count = span.text(text));
            let help = say!("write-whole-number", most = MAX_COUNT);
            return Err(Diagnostic::new(BAD_COUNT, Severity::Error, message).at(*span).help(help));
        }
        _ => return Err(unreadable(say!("two-counts")).help(say!("write-count-once"))),
    };
    if number.is_some()
        && let [word] = words.as_slice()
        && count_word(&word.plain).is_some()
    {
        return Err(unreadable(say!("two-counts")).help(say!("write-count-once")));
    }
    let words = named(words);
    let name = name(text, &words);
    let name_place = name.as_deref().zip(words.first()).zip(words.last()).and_then(|((name, first), last)| {
        let at = Span::new(first.span.start, last.span.end).text(text).find(name)?;
        Some(Span::new(first.span.start + at, first.span.start + at + name.len()))
    });
    if number.is_none() && name.is_none() {
        return Err(unreadable(say!("count-without-card")).help(say!("write-card-behind")));
    }
    let counted = count_span.is_some();
    let bare = !counted && number.is_none();
    let number_span = number.as_ref().map(|(_, span)| *span);
    let card = number.map(|(print, span)| CardRef::spelled(print, span.text(text))).unwrap_or_default();
    let card = CardRef { name, ..card };
    let places = Places {
        line,
        count: count_span.map(|span| digits(text, span)),
        number: number_span,
        name: name_place,
        another: another_count(&words).or(another),
        removal: None,
    };
    Ok(Line { count, card, section, places: places.into(), bare, counted })
}

/// Makes a name, and the number in its address if there is one, of a link as Markdown has it: `[Fish](https://…/BT1-062)`.
fn unlink(text: &str, words: &mut Vec<Word>) {
    let Some(end) = words.iter().position(|word| word.plain.contains("](http")) else { return };
    let Some(begin) = words[..=end].iter().rposition(|word| word.span.text(text).starts_with('[')) else { return };
    let span = words[end].span;
    let Some((shown, address)) = span.text(text).split_once("](") else { return };
    let is_apart = |c: char| !c.is_alphanumeric() && c != '-' && c != '_';
    let mut numbers = address.split(is_apart).filter(|part| print(part).is_some());
    let number = numbers.next().filter(|_| numbers.next().is_none()).and_then(|number| Span::of(text, number));
    words[end] = Word {
        plain: shown.chars().filter_map(plain).collect(),
        span: Span::new(span.start, span.start + shown.len()),
    };
    let first = &mut words[begin];
    first.plain.remove(0);
    first.span.start += 1;
    let holds_number = words[begin..=end].iter().any(|word| print(&word.plain).is_some());
    if let Some(span) = number.filter(|_| !holds_number) {
        words.insert(end + 1, Word { plain: span.text(text).to_owned(), span });
    }
    words.retain(|word| !word.plain.is_empty());
}

/// Makes a number of a set in parentheses and the number within it, as programs of other games write them: `(BT1) 062`.
fn join_sets(words: &mut Vec<Word>) {
    let mut at = 0;
    while let [set, index, ..] = &words[at.min(words.len())..] {
        let joined = set.plain.strip_prefix('(').and_then(|set| set.strip_suffix(')')).and_then(|set| {
            let letters = set.trim_end_matches(|c: char| c.is_ascii_digit());
            let is_set = (1..=4).contains(&letters.len()) && letters.bytes().all(|byte| byte.is_ascii_alphabetic());
            let is_index =
                (2..=3).contains(&index.plain.len()) && index.plain.bytes().all(|byte| byte.is_ascii_digit());
            let number = format!("{set}-{}", index.plain);
            // `Fish (P) 16`: a letter and two digits may belong to a name.
            let is_long = set.len() > 1 || index.plain.len() > 2;
            (is_set && is_index && is_long && Print::among_words(&number).is_some()).then_some(number)
        });
        if let Some(plain) = joined {
            let span = set.span.to(index.span);
            words.splice(at..at + 2, [Word { plain, span }]);
        }
        at += 1;
    }
}

/// The words of a row of a table, its count first, then its number and then its name, where its cells leave no doubt which is
/// which: one is a number of copies, and one is a card number. A cell may be the word of a section.
fn of_cells(text: &str) -> Option<(Vec<Word>, Option<Section>)> {
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

/// Takes away what parts a line or stands before it: bullets, boxes, pictures, the bars of a table.
fn trim_decoration(words: &mut Vec<Word>) {
    let says_nothing = |word: &Word| !word.plain.contains(char::is_alphanumeric);
    words.retain(|word| word.plain != "|");
    let start = words.iter().take_while(|word| says_nothing(word)).count();
    // `? BT1-006`; where a count follows, the mark stands for a sign that was lost.
    let counts = |word: &Word| count_word(&word.plain).is_some() || glued(&word.plain).is_some();
    let asks =
        start > 0 && start < words.len() && asks_count(&words[start - 1].plain) && !words[start..].iter().any(counts);
    words.drain(..start - usize::from(asks));
    // `- [x] 4 BT1-006`, a box that is ticked.
    if start > 0 && words.len() > 1 && ["[x]", "[X]"].contains(&words[0].plain.as_str()) {
        words.remove(0);
    }
    // `Qty: 4 BT1-006`
    let labels = ["qty:", "quantity:", "count:", "copies:"];
    if words.len() > 1 && labels.contains(&words[0].plain.to_lowercase().as_str()) {
        words.remove(0);
    }
}

/// Takes the place in a numbered list (`1. 4x BT1-006`) away. Without a count behind it nobody knows what it is.
fn take_numbering(words: &mut Vec<Word>) -> Option<Message> {
    let first = words.first()?.plain.as_str();
    let digits = first.strip_suffix('.').or_else(|| first.strip_suffix(')').filter(|rest| !rest.starts_with('(')))?;
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    match words.get(1) {
        Some(second) if count_word(&second.plain).is_some() => {
            words.remove(0);
            None
        }
        _ => Some(say!("count-or-place", word = first)),
    }
}

/// What to write where a line begins with what may be its place in a list: that as the number of copies of the card behind it.
fn as_counted(text: &str, words: &[Word]) -> Message {
    let [place, card, ..] = words else { return say!("write-card-line") };
    let count = place.plain.trim_end_matches(['.', ')']);
    let card = comment::without(text).get(card.span.start..).unwrap_or_default().trim_end();
    let is_card = |line: Line| line.card.print.is_some();
    if is_copies(count) && read(&format!("{count} {card}"), None).is_ok_and(is_card) {
        say!("write-number-in-front", count = count, card = card)
    } else {
        say!("write-card-line")
    }
}

/// Takes the words that are counts off both ends.
fn take_counts(text: &str, words: &mut Vec<Word>) -> Vec<(Count, Span)> {
    let mut counts = Vec::new();
    let mut first = None;
    let asked = |word: &Word| asks_count(&word.plain).then_some(Count::Bad);
    if let Some(count) = count_word(&words[0].plain).or_else(|| asked(&words[0]).filter(|_| words.len() > 1)) {
        let word = words.remove(0);
        counts.push((count, word.span));
        first = Some(word);
        // `4 x BT1-062`
        let is_sign =
            |words: &[Word]| words[0].plain == "x" || words[0].plain == "X" && print(&words[1].plain).is_some();
        if words.len() > 1 && is_sign(words) {
            words.remove(0);
            first = None;
        }
        // `4 copies of Fish`
        let is = |at: usize, known: &[&str]| words.get(at).is_some_and(|word| known.contains(&word.plain.as_str()));
        if words.len() > 2 && is(0, &COPIES) && is(1, &OF) {
            words.drain(..2);
            first = None;
        }
    } else if let Some(at) = glued(&words[0].plain) {
        // `4BT1-062`, `4xBT1-062`
        let first = &mut words[0];
        let (count, rest) = first.plain.split_at(at);
        if let Some(count) = bare_count(count) {
            let rest = rest.trim_start_matches(['x', 'X']).to_owned();
            let digits = Span::new(first.span.start, written_end(text, first.span, at));
            first.span.start = written_end(text, first.span, first.plain.len() - rest.len());
            first.plain = rest;
            counts.push((count, digits));
        }
    }
    let [.., before, last] = words.as_slice() else { return counts };
    // `Fish x 4`; in `Crashbug X x3` the X belongs to the name.
    let apart = before.plain.eq_ignore_ascii_case("x") && words.len() > 2 && bare_count(&last.plain).is_some();
    // `10x Kamehameha BT4-096 1`
    let begins = first.is_some() && words.len() > 2 && begins_name(words) && is_copies(&last.plain);
    // At the end a bare number may belong to the name (`Android 16`), and so may `4x`; brackets or an x before it tell.
    let told = |word: &Word| {
        let plain = word.plain.as_str();
        let marked = plain.starts_with(['x', 'X', '×']) && marked_count(plain).is_some();
        let bracketed = plain.starts_with(['(', '[']) && plain.ends_with([')', ']']);
        marked
            || bracketed
            || apart
            || print(&before.plain)
                .is_some_and(|print| words.len() == 2 || (counts.is_empty() || begins) && !is_slight(&print))
            || (before.plain.ends_with(':') && counts.is_empty() && bare_count(plain).is_some())
    };
    if told(last)
        && let Some(count) = count_word(&last.plain).or_else(|| asked(last).filter(|_| counts.is_empty()))
    {
        // `10x Kamehameha (BT4-096) x4`: where a name follows a number, that may begin it.
        if let Some(first) = first.filter(|_| words.len() > 1 && begins_name(words)) {
            words.insert(0, first);
            counts.clear();
        }
        let last = words.len() - 1;
        counts.push((count, words[last].span));
        words.truncate(last - usize::from(apart));
    }
    counts
}

/// Words for copies, and what stands between them and a card.
const COPIES: [&str; 7] = ["copies", "copy", "copie", "copia", "exemplaires", "exemplaire", "Exemplare"];
const OF: [&str; 5] = ["of", "di", "de", "von", "d'"];

/// Whether words begin with one of a name.
fn begins_name(words: &[Word]) -> bool {
    let first = words[0].plain.as_str();
    print(first).is_none() && in_brackets(first).is_none() && numbers_within(first) == 0 && count_word(first).is_none()
}

/// Where, in the text, a word's plain form has come to `len` bytes: full-width letters are longer than they look.
fn written_end(text: &str, word: Span, len: usize) -> usize {
    let mut plain_len = 0;
    for (at, c) in word.text(text).char_indices() {
        if plain_len >= len {
            return word.start + at;
        }
        plain_len += plain(c).map_or(0, char::len_utf8);
    }
    word.end
}

/// Where the digits end in `4BT1-062`, `4xBT1-062` and `4x[BT1-062],`.
fn glued(word: &str) -> Option<usize> {
    let at = word.find(|c: char| !c.is_ascii_digit()).filter(|at| *at > 0)?;
    let rest = word[at..].trim_start_matches(['x', 'X']);
    (word.is_ascii() && print(rest).is_some()).then_some(at)
}

/// Where, in what is left for a name, a digit stands that letters follow: the count of another card, perhaps.
fn another_count(words: &[Word]) -> Option<Span> {
    let last = words.iter().rposition(|word| word.plain.contains(char::is_alphabetic))?;
    let counts = |(at, word): &(usize, &Word)| {
        let behind = word.plain.find(|c: char| c.is_ascii_digit()).map(|digit| &word.plain[digit..]);
        behind.is_some_and(|behind| *at < last || behind.contains(char::is_alphabetic))
    };
    words[..=last].iter().enumerate().find(counts).map(|(_, word)| word.span)
}

/// The digits alone within a count: an edit must not touch the x beside them.
fn digits(text: &str, span: Span) -> Span {
    let count = span.text(text);
    let start = count.find(|c: char| c.is_numeric()).unwrap_or(0);
    // Up to the last of them: characters that nobody sees may stand between.
    let end = count.char_indices().rfind(|(_, c)| c.is_numeric()).map_or(count.len(), |(at, c)| at + c.len_utf8());
    Span::new(span.start + start, span.start + end)
}

/// The number without the brackets around it.
fn number_span(text: &str, word: &Word) -> Span {
    let written = word.span.text(text);
    let is_edge = |c: char| plain(c).is_none_or(|c| bare(c.encode_utf8(&mut [0; 4])).is_empty());
    let start = written.len() - written.trim_start_matches(is_edge).len();
    let end = written.trim_end_matches(is_edge).len();
    Span::new(word.span.start + start, word.span.start + end.max(start))
}

/// What parts the parts of a line. A dash that hangs on a word is part of it: `Phantom Shift -Disintegration-`.
fn parts(c: char) -> bool {
    matches!(c, ':' | ',' | ';' | '|')
}

/// The words of the name, when count and number are gone: without what parts it from them, and what a shop puts behind it.
fn named(mut words: Vec<Word>) -> Vec<Word> {
    let only_parts = |word: &Word| word.plain.chars().all(|c| c == '-' || parts(c));
    // A rarity and a price: `(SPR)`, `$0.25`, `€1.00 each`.
    let is_price = |word: &Word| word.plain.starts_with(['$', '€', '£']) || word.plain.ends_with(['$', '€', '£']);
    let of_a_shop = |word: &Word| {
        let rarity = word.plain.strip_prefix('(').and_then(|word| word.strip_suffix(')'));
        let rarity = rarity.is_some_and(|code| code.len() <= 4 && code.bytes().all(|b| b.is_ascii_uppercase()));
        rarity || is_price(word)
    };
    let start = words.iter().take_while(|word| only_parts(word)).count();
    words.drain(..start);
    loop {
        match words.as_slice() {
            [.., last] if only_parts(last) || of_a_shop(last) => words.truncate(words.len() - 1),
            [.., price, each] if is_price(price) && ["each", "ea", "ea."].contains(&each.plain.as_str()) => {
                words.truncate(words.len() - 2);
            }
            _ => return words,
        }
    }
}

/// The name that its words make.
fn name(text: &str, words: &[Word]) -> Option<String> {
    let written: Vec<&str> = words.iter().map(|word| word.span.text(text)).collect();
    let name = written.join(" ");
    let name = name.trim_matches(|c: char| parts(c) || c.is_whitespace());
    // One site hangs the suffix of the print on the name: `Kamehameha_PR`.
    let suffix =
        |suffix: &str| !suffix.is_empty() && suffix.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit());
    // `BT1_062` is a number with a slip in it.
    let slips = name.rsplit(' ').next().is_some_and(|last| nearly_numbers(last).any(|part| part == last));
    let hung = name.rsplit_once('_').filter(|(_, end)| suffix(end) && !slips);
    let name = hung.map_or(name, |(name, _)| name);
    (!name.is_empty()).then(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn says(text: &str) -> (u32, String, String) {
        let line = read(text, None).unwrap_or_else(|problem| panic!("{text}: {}", problem.message));
        let print = line.card.print.map(|print| print.to_string()).unwrap_or_default();
        (line.count, print, line.card.name.unwrap_or_default())
    }

    #[test]
    fn every_shape_people_paste_is_read() {
        let full = (4, "BT1-062".to_owned(), "Son Gohan, Brave".to_owned());
        for text in [
            "4 BT1-062 Son Gohan, Brave",
            "4x BT1-062 Son Gohan, Brave",
            "x4 BT1-062 Son Gohan, Brave",
            "4 x BT1-062 Son Gohan, Brave",
            "4× BT1‐062 Son Gohan, Brave",
            "4xBT1-062 Son Gohan, Brave",
            "BT1-062 Son Gohan, Brave x4",
            "4 Son Gohan, Brave [BT1-062]",
            "4 [BT1-062] Son Gohan, Brave",
            "4 BT1-062 - Son Gohan, Brave",
            "- 4 BT1-062: Son Gohan, Brave",
            "  4\tBT1-062\tSon Gohan, Brave  # the best one",
            "４　ＢＴ１－０６２　Son Gohan, Brave",
            "4 bt1-062 Son Gohan, Brave_PR",
            "BT1-062 Son Gohan, Brave (4)",
            "BT1-062 Son Gohan, Brave x 4",
            "(4) BT1-062 Son Gohan, Brave",
            "[4] BT1-062 Son Gohan, Brave",
            "4: BT1-062 Son Gohan, Brave",
            "🔥 4 BT1-062 Son Gohan, Brave",
            "▪ **4x** BT1-062 Son Gohan, Brave",
            "•4 BT1-062 Son Gohan, Brave",
            "| 4 | BT1-062 | Son Gohan, Brave |",
            "1. 4x BT1-062 Son Gohan, Brave",
            "12) 4 BT1-062 Son Gohan, Brave",
            "Qty: 4 BT1-062 Son Gohan, Brave",
            "4 BT1-062 Son Gohan, Brave (SPR) - $0.25",
            "4 BT1-062 Son Gohan, Brave €1.00 each",
            "4 `BT1-062` Son Gohan, Brave",
            "4 **BT1-062** Son Gohan, Brave",
            "4 _BT1-062_ Son Gohan, Brave",
            "4 #BT1-062 Son Gohan, Brave",
            "- [x] 4 BT1-062 Son Gohan, Brave",
            "4 [Son Gohan, Brave](https://cards.example/en/BT1-062)",
            "4 copies of Son Gohan, Brave (BT1-062)",
            "Son Gohan, Brave BT1-062 4x",
            "Son Gohan, Brave BT1-062 4",
        ] {
            assert_eq!(says(text), full, "{text}");
        }
    }

    #[test]
    fn parts_may_be_missing() {
        assert_eq!(says("4x BT1-062"), (4, "BT1-062".into(), String::new()));
        assert_eq!(says("BT1-062 x4"), (4, "BT1-062".into(), String::new()));
        assert_eq!(says("BT1-062 4x"), (4, "BT1-062".into(), String::new()));
        assert_eq!(says("BT1-062 (4)"), (4, "BT1-062".into(), String::new()));
        assert_eq!(says("BT1-062 4"), (4, "BT1-062".into(), String::new()));
        assert_eq!(says("4 Android 16"), (4, String::new(), "Android 16".into()));
        assert_eq!(says("BT1-062"), (1, "BT1-062".into(), String::new()));
    }

    #[test]
    fn a_name_keeps_its_number_where_the_copies_stand_at_the_other_end() {
        assert_eq!(says("10x Kamehameha (BT4-096) x4"), (4, "BT4-096".into(), "10x Kamehameha".into()));
        assert_eq!(says("10x Kamehameha BT4-096 1"), (1, "BT4-096".into(), "10x Kamehameha".into()));
        assert_eq!(says("200 IQ x3"), (3, String::new(), "200 IQ".into()));
        assert_eq!(says("Crashbug X x3"), (3, String::new(), "Crashbug X".into()));
        assert_eq!(says("Crashbug x 3"), (3, String::new(), "Crashbug".into()));
        assert_eq!(says("1 Promo P-739 (Vol.3) (P-739)"), (1, "P-739".into(), "Promo P-739 (Vol.3)".into()));
    }

    #[test]
    fn a_row_of_a_name_and_a_number_of_copies_is_read() {
        for row in ["Android 16\t4", "4;Android 16", "| Android 16 | 4 |", "\"Android 16\",4", "Android 16: 4"] {
            assert_eq!(says(row), (4, String::new(), "Android 16".into()), "{row}");
        }
    }

    #[test]
    fn strokes_are_no_number_of_copies() {
        for text in ["|||| BT1-062", "•••• BT1-062 Fish"] {
            assert_eq!(read(text, None).map_err(|problem| problem.code), Err(BAD_COUNT), "{text}");
        }
        assert_eq!(says("• BT1-062"), (1, "BT1-062".into(), String::new()));
        assert_eq!(says("•• 4 BT1-062"), (4, "BT1-062".into(), String::new()));
    }

    #[test]
    fn a_name_that_ends_in_a_number_keeps_it() {
        assert_eq!(says("Android 16"), (1, String::new(), "Android 16".into()));
        assert_eq!(says("2 Hell Fighter 17 [BT26-019]"), (2, "BT26-019".into(), "Hell Fighter 17".into()));
    }

    #[test]
    fn a_name_may_hold_what_looks_like_a_number() {
        for text in ["4 BT3-030 Planet M-2", "4 Planet M-2 [BT3-030]", "Planet M-2 BT3-030 x4"] {
            assert_eq!(says(text), (4, "BT3-030".into(), "Planet M-2".into()), "{text}");
        }
        assert_eq!(says("4 BT1-062 - Shift -Gone-"), (4, "BT1-062".into(), "Shift -Gone-".into()));
        assert_eq!(says("4 Planet M-2"), (4, String::new(), "Planet M-2".into()));
        for text in ["1 P-739_PR Promo P-739 (Vol.3)", "1 Promo P-739 (Vol.3) [P-739_PR]"] {
            assert_eq!(says(text), (1, "P-739_PR".into(), "Promo P-739 (Vol.3)".into()), "{text}");
        }
    }

    #[test]
    fn places_of_full_width_and_invisible_characters_are_those_of_the_text() {
        for (text, count, number) in [
            ("４ｘＢＴ１-062", "４", "ＢＴ１-062"),
            ("４BT1-062", "４", "BT1-062"),
            ("1\u{200b}2 BT1-062", "1\u{200b}2", "BT1-062"),
            ("4\u{200b}xBT1-0\u{200b}62", "4", "BT1-0\u{200b}62"),
        ] {
            let line = read(text, None).expect("a card line");
            assert_eq!(line.card.print.map(|print| print.to_string()).as_deref(), Some("BT1-062"), "{text}");
            assert_eq!(line.places.count().map(|span| span.text(text)), Some(count), "{text}");
            assert_eq!(line.places.number().map(|span| span.text(text)), Some(number), "{text}");
        }
    }

    #[test]
    fn a_number_drowned_in_invisible_characters_is_still_read() {
        assert_eq!(says(&format!("4 BT1-{}062", "\u{200b}".repeat(40))), (4, "BT1-062".into(), String::new()));
    }

    #[test]
    fn impossible_counts_are_refused() {
        for text in ["0 BT1-062", "-1 BT1-062", "99999999999 BT1-062", "2.5 BT1-062", "+4 BT1-062", "BT1-062 x0"] {
            assert_eq!(read(text, None).map_err(|problem| problem.code), Err(BAD_COUNT), "{text}");
        }
    }

    #[test]
    fn a_mark_of_a_question_is_no_number_of_copies() {
        for text in ["? BT1-062", "x? BT1-062", "BT1-062 ?", "BT1-062 x?", "- ? BT1-062"] {
            assert_eq!(read(text, None).map_err(|problem| problem.code), Err(BAD_COUNT), "{text}");
        }
        for text in ["4 BT1-062 ?", "? 4 BT1-062", "? BT1-062 x4"] {
            assert_eq!(read(text, None).map(|line| line.count).ok(), Some(4), "{text}");
        }
        assert_eq!(read("BT1-062 x1 x2", None).map_err(|problem| problem.code), Err(UNREADABLE_LINE));
    }

    #[test]
    fn what_is_no_card_line_is_refused() {
        let long = "a".repeat(500);
        let unclear = ["4. BT1-062", "4) Kamehameha", "4 4 BT1-062", "4 BT1-062 4", "| - |"];
        let plain = ["4", "4 BT1-062 BT1-063", "4 BT1-062 x3", "\0\0", long.as_str()];
        for text in unclear.into_iter().chain(plain) {
            assert_eq!(read(text, None).map_err(|problem| problem.code), Err(UNREADABLE_LINE), "{text}");
        }
    }

    #[test]
    fn what_may_be_a_place_in_a_list_is_told_with_the_card_behind_it() {
        let help = |text: &str| {
            let fix = read(text, None).map_err(|problem| problem.fix.map(|fix| fix.help.to_string()));
            fix.err().flatten().unwrap_or_default()
        };
        let counted = |line: &str| format!("write `{line}`, with the number of copies in front");
        assert_eq!(help("1. BT1-026 Fickle Destruction"), counted("1 BT1-026 Fickle Destruction"));
        assert_eq!(help("3) Fickle Destruction [BT1-026] # mine"), counted("3 Fickle Destruction [BT1-026]"));
        for text in ["4. Kamehameha", "4.", "0. BT1-026", "2024. BT1-026", "BT1-026;1."] {
            assert_eq!(help(text), "write `4 BT1-006 Name`", "{text}");
        }
    }

    #[test]
    fn two_cards_on_a_line_are_told_glued_or_not() {
        for text in [
            "4 BT1-012,4 BT1-014",
            "4 BT1-012, 4 BT1-014",
            "4 BT1-012; 4 BT1-014",
            "4 BT1-012\t4 BT1-014",
            "4x BT1-0064x BT1-007",
            "4xBT1-0064xBT1-007",
            "4 BT1-006BT1-007",
            "4 Hit [BT1-012]4 Saiyan Cabba [BT1-014]",
            "BT1-012 x4 BT1-014 x4",
            "BT1-012x4BT1-014x4",
            "4 BT1-012 4 BT1-012",
            "4 BT1-012 x4 BT1-012 Hit",
            "4 BT1-012/BT1-014",
            "3 83326048,2 55063751",
            "4 BT1-012_PR,4 P-014_PR",
        ] {
            let told = read(text, None).map_err(|problem| problem.message.to_string());
            assert_eq!(told, Err("two card numbers on one line".to_owned()), "{text}");
        }
        for text in ["4 BT1-012 Hit 4 Saiyan Cabba", "4 Hit;4 Saiyan Cabba", "BT1-012 Hit x4 Cabba", "4 Hit,4Cabba"] {
            let line = read(text, None).expect("perhaps a name");
            assert!(line.places.another().is_some(), "{text}");
        }
        for text in ["4 BT1-012 Hit", "4 Android 16", "Hit x4", "4 BT1-012", "4"] {
            assert!(read(text, None).is_ok_and(|line| line.places.another().is_none()) || text == "4", "{text}");
        }
    }

    #[test]
    fn places_point_at_the_digits_and_the_number() {
        let text = "4x Name [bt1-062_PR]";
        let line = read(text, None).expect("a card line");
        assert_eq!(line.places.count().map(|span| span.text(text)), Some("4"));
        assert_eq!(line.places.number().map(|span| span.text(text)), Some("bt1-062_PR"));
    }

    #[test]
    fn a_number_beside_a_name_leaves_the_name_whole() {
        let card = |name, note| {
            let card = card_beside(name, note).expect("a card");
            (card.print.map(|print| print.to_string()).unwrap_or_default(), card.name.unwrap_or_default())
        };
        let planet = ("BT3-030".to_owned(), "Planet M-2".to_owned());
        assert_eq!(card("Planet M-2", "BT3-030"), planet);
        assert_eq!(card("Planet M-2 [BT3-030]", ""), planet);
        assert_eq!(card("[BT3-030] Planet M-2", "see BT3-030"), planet);
        assert_eq!(card("Promo P-739 (Vol.3)", "P-739"), ("P-739".to_owned(), "Promo P-739 (Vol.3)".to_owned()));
        assert_eq!(card("Thunder", "1-084"), ("1-084".to_owned(), "Thunder".to_owned()));
        assert_eq!(card("Thunder", "see 1-084"), (String::new(), "Thunder".to_owned()));
    }
}
