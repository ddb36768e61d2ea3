//! Which of the words of a line is the number of its card.

use super::words::{Word, written_end};
use crate::card::{Print, numbers_within, plain};
use crate::deck::CardRef;
use crate::deck::notation::word::{bare, count_word, in_brackets, is_slight, print};
use crate::diagnostic::Span;

/// Words of a line that could all be its card number.
pub(super) struct SeveralNumbers;

/// Which of some words in plain form is the card number, and the number.
///
/// A name may hold what looks like one: `Planet M-2`, `Promo P-739`. Letters with a single digit are a number only where
/// they come first or in brackets; a number that stands twice is taken once, from the brackets if it has any.
fn number_among(words: &[&str]) -> Result<Option<(usize, Print)>, SeveralNumbers> {
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
pub(super) fn one_number(words: &[&str]) -> Result<Option<(usize, Print)>, SeveralNumbers> {
    let is_one = |word: &&str| print(word).is_some() || in_brackets(word).is_some();
    let hidden: usize = words.iter().filter(|word| !is_one(word)).map(|word| numbers_within(word)).sum();
    if hidden > 0 && hidden + words.iter().filter(|word| is_one(word)).count() > 1 {
        return Err(SeveralNumbers);
    }
    number_among(words)
}

/// Parts a number in brackets from the word that it hangs on: `Champa(BT1-006)`, `[BT1-006]Champa`.
pub(super) fn part_brackets(text: &str, words: &mut Vec<Word>) {
    for at in (0..words.len()).rev() {
        let word = &mut words[at];
        let Some(cut) = hangs_on(&word.plain) else { continue };
        let behind = Word {
            plain: word.plain.split_off(cut),
            span: Span::new(written_end(text, word.span, cut), word.span.end),
        };
        word.span.end = behind.span.start;
        words.insert(at + 1, behind);
    }
}

/// Where in a word the one part ends, of a number in brackets and letters on which it hangs.
fn hangs_on(word: &str) -> Option<usize> {
    let is_word = |part: &str| {
        part.contains(char::is_alphabetic)
            && count_word(part).is_none()
            && numbers_within(part) == 0
            && print(part).is_none()
    };
    let is_number = |part: &str| print(part).is_some_and(|print| !is_slight(&print));
    let before = || {
        let inner = word.trim_end_matches([',', ';', ':', '.']).strip_suffix([')', ']'])?;
        let at = inner.rfind(['(', '['])?;
        (is_word(&word[..at]) && is_number(&word[at..])).then_some(at)
    };
    let behind = || {
        word.strip_prefix(['(', '['])?;
        let at = word.find([')', ']'])? + 1;
        (is_number(&word[..at]) && is_word(&word[at..])).then_some(at)
    };
    before().or_else(behind)
}

/// Makes a number of a set in parentheses and the number within it, as programs of other games write them: `(BT1) 062`.
pub(super) fn join_sets(words: &mut Vec<Word>) {
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

/// The number without the brackets around it.
pub(super) fn number_span(text: &str, word: &Word) -> Span {
    let written = word.span.text(text);
    let is_edge = |c: char| plain(c).is_none_or(|c| bare(c.encode_utf8(&mut [0; 4])).is_empty());
    let start = written.len() - written.trim_start_matches(is_edge).len();
    let end = written.trim_end_matches(is_edge).len();
    Span::new(word.span.start + start, word.span.start + end.max(start))
}

/// The card of a cell of a table that has its number among other words, and that as it is written: `Champa [BT1-006]`. With
/// nothing but a count beside it, nobody knows how many are meant.
pub(in crate::deck::notation) fn card_of_cell(cell: &str) -> Option<(CardRef, &str)> {
    let words: Vec<&str> = cell.split_whitespace().collect();
    let (at, print) = one_number(&words).ok().flatten().filter(|(_, print)| !is_slight(print))?;
    let written = bare(words[at]);
    let rest: Vec<&str> = words.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, word)| *word).collect();
    // `Scheming Champa - BT1-006`
    let parts = |word: &&&str| ["-", "–", "—", ":"].contains(*word);
    let start = rest.iter().take_while(parts).count();
    let end = rest.len() - rest[start..].iter().rev().take_while(parts).count();
    let rest = &rest[start..end];
    let counts = !rest.is_empty() && rest.iter().all(|word| count_word(word).is_some());
    let name = Some(rest.join(" ")).filter(|name| !name.is_empty());
    (!counts).then(|| (CardRef { name, ..CardRef::spelled(print, written) }, written))
}

/// The card that a name means and what is noted beside it. Its number is the note, or the first in it, or else stands
/// within the name.
pub(in crate::deck::notation) fn card_beside(name: &str, note: &str) -> Option<CardRef> {
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

#[cfg(test)]
mod tests {
    use super::*;

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
