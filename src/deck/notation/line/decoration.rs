//! What stands around a card for the eye, and the links that its name may be.

use super::counts::glued;
use super::words::Word;
use crate::card::plain;
use crate::deck::notation::word::{asks_count, count_word, print};
use crate::diagnostic::Span;

/// Takes away what parts a line or stands before it: bullets, boxes, pictures, the bars of a table.
pub(super) fn trim_decoration(words: &mut Vec<Word>) {
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

/// Makes a name, and the number in its address if there is one, of a link as Markdown has it: `[Fish](https://…/BT1-062)`.
pub(super) fn unlink(text: &str, words: &mut Vec<Word>) {
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
