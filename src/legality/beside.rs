//! What stands beside a card's own name on its line: words, and digits that may be a number of copies.
//!
//! Digits of the own name are no counts, whatever stands around them: `SS4SonGoku,EvolvedPower`.

use crate::card::{Face, Print, Section, fold};
use crate::catalog::{Catalog, Entry};
use crate::deck::{CardRef, Line};

/// A part of a folded name: letters that stand together, blanks or none between them, or digits.
type Part = (bool, String);

fn parts(name: &str) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for word in fold(name).split(' ') {
        // Two numbers stay two.
        let mut apart = true;
        for c in word.chars() {
            let is_digit = c.is_numeric();
            match parts.last_mut() {
                Some((digits, part)) if *digits == is_digit && !(is_digit && apart) => part.push(c),
                _ => parts.push((is_digit, c.to_string())),
            }
            apart = false;
        }
    }
    parts
}

/// What stands before the own name of a card and behind it, where all of that is written: blanks and signs may be others, and
/// a number within it another (`Android 6, Prototype Android`), as no letter beside it is of another name.
fn around(name: &str, own: &str) -> Option<[Vec<Part>; 2]> {
    let (written, own) = (parts(name), parts(own));
    let (first, last) = (own.first()?, own.last()?);
    let rest = |(digits, part): &Part, cut: Option<&str>| -> Option<Vec<Part>> {
        let cut = cut.filter(|cut| !*digits || *cut == part || cut.is_empty())?;
        Some(if cut.is_empty() { Vec::new() } else { vec![(*digits, cut.to_owned())] })
    };
    written.windows(own.len()).enumerate().find_map(|(at, part)| {
        let begin = part.first().filter(|part| part.0 == first.0)?;
        let end = part.last().filter(|part| part.0 == last.0)?;
        let (before, behind) = if own.len() == 1 {
            let (before, behind) = begin.1.split_once(first.1.as_str()).filter(|_| !begin.0 || begin.1 == first.1)?;
            (rest(begin, Some(before))?, rest(end, Some(behind))?)
        } else {
            let within = part.iter().zip(&own).skip(1).take(own.len() - 2);
            if !within.clone().all(|(part, own)| part.0 == own.0 && (part.0 || part.1 == own.1)) {
                return None;
            }
            let before = begin.1.strip_suffix(first.1.as_str());
            (rest(begin, before)?, rest(end, end.1.strip_prefix(last.1.as_str()))?)
        };
        let before = [written[..at].to_vec(), before].concat();
        Some([before, [behind, written[at + own.len()..].to_vec()].concat()])
    })
}

/// The cards whose whole name stands beside a number that is another card's, with at most as many words again beside it:
/// `Saiyan Cabba, foil`. What stands in brackets is a remark. There are none where the own name stands there too, or where all
/// of the words are its own.
pub(super) fn named_beside<'a>(name: &str, entry: &Entry, catalog: &'a Catalog) -> Vec<&'a Entry> {
    const MOST_WORDS: usize = 16;
    let own_names = || entry.card.faces().flat_map(Face::names);
    if own_names().any(|own| around(name, own).is_some()) {
        return Vec::new();
    }
    let own: Vec<String> = own_names().map(fold).collect();
    // `L'aiuto di Vados` is in other words what `Vados's Assistance` says.
    let is_own = |word: &&str| own.iter().flat_map(|own| own.split(' ')).any(|own| own.starts_with(*word));
    let folded = fold(&without_brackets(name));
    let words: Vec<&str> = folded.split(' ').collect();
    if words.len() > MOST_WORDS {
        return Vec::new();
    }
    let widths = (words.len().div_ceil(2)..=words.len()).rev();
    let others = widths.flat_map(|width| words.windows(width)).filter(|words| !words.iter().all(is_own));
    others.map(|words| catalog.named(&words.join(" "))).find(|cards| !cards.is_empty()).unwrap_or_default()
}

/// A text without what stands in it in brackets.
fn without_brackets(text: &str) -> String {
    let mut depth = 0_usize;
    let outside = |c: &char| {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => return depth == 0,
        }
        false
    };
    text.chars().filter(outside).collect()
}

/// Numbers in words.
const NUMBERS: [(&str, u32); 42] = [
    ("one", 1),
    ("two", 2),
    ("three", 3),
    ("four", 4),
    ("uno", 1),
    ("due", 2),
    ("tre", 3),
    ("quattro", 4),
    ("un", 1),
    ("une", 1),
    ("deux", 2),
    ("trois", 3),
    ("quatre", 4),
    ("eins", 1),
    ("zwei", 2),
    ("drei", 3),
    ("vier", 4),
    ("dos", 2),
    ("tres", 3),
    ("cuatro", 4),
    ("一", 1),
    ("二", 2),
    ("両", 2),
    ("三", 3),
    ("四", 4),
    ("five", 5),
    ("cinque", 5),
    ("cinq", 5),
    ("cinco", 5),
    ("funf", 5),
    ("sechs", 6),
    ("ein", 1),
    ("eine", 1),
    ("una", 1),
    ("两", 2),
    ("兩", 2),
    ("五", 5),
    ("六", 6),
    ("七", 7),
    ("八", 8),
    ("九", 9),
    ("十", 10),
];

/// What stands behind a number of cards, folded: `三枚`. The fourth is `장`, in its parts.
const COUNTERS: [&str; 6] = ["枚", "張", "张", "\u{110c}\u{1161}\u{11bc}", "pcs", "pz"];

/// Roman numerals, but for the X, which may count or tick: how many copies it means, nobody knows.
const ROMAN: [(&str, u32); 10] =
    [("i", 1), ("ii", 2), ("iii", 3), ("iiii", 4), ("iv", 4), ("v", 5), ("vi", 6), ("vii", 7), ("viii", 8), ("ix", 9)];

fn in_table(table: &[(&str, u32)], word: &str) -> Option<u32> {
    table.iter().find(|(known, _)| *known == word).map(|(_, number)| *number)
}

/// The number that a word says, with or without what is counted behind it.
fn numeral(word: &str) -> Option<u32> {
    let number = COUNTERS.iter().find_map(|counter| word.strip_suffix(*counter)).unwrap_or(word);
    in_table(&NUMBERS, number)
}

/// Words beside a number that are not among those of the card's own name, in order, and the place of each among all. Digits
/// alone are no part of that name: in `BT2-010 = 2` the 2 is a count, whatever the card is called.
fn other_words(name: &str, entry: &Entry) -> Vec<(usize, String)> {
    let folded = fold(name);
    let mut others: Vec<(usize, String)> = folded.split(' ').map(str::to_owned).enumerate().collect();
    if !folded.contains(char::is_alphabetic) {
        return others;
    }
    for own in fold(entry.card.name()).split(' ') {
        if let Some(at) = others.iter().position(|(_, word)| *word == own) {
            others.remove(at);
        }
    }
    others
}

/// Whether digits beside a name may count copies of another card: a name stands behind them, or the number of the line.
pub(super) fn counts_another(line: &Line, entry: &Entry) -> bool {
    let name = line.card.name.as_deref().unwrap_or_default();
    let numbered_behind =
        || line.places.number().zip(line.places.name()).is_some_and(|(number, name)| number.start > name.start);
    let words = fold(name);
    let is_count = |word: &str| word.trim_matches('x').parse::<u32>().is_ok();
    let ends_in_count =
        || words.rsplit(' ').next().is_some_and(is_count) && (line.places.name().is_none() || numbered_behind());
    if let Some([before, behind]) = around(name, entry.card.name()) {
        let digits = |parts: &[Part]| parts.iter().position(|part| part.0);
        let named = |at: usize| behind[at..].iter().any(|part| !part.0);
        return digits(&before).is_some() || digits(&behind).is_some_and(|at| named(at) || ends_in_count());
    }
    let is_named = |(at, word): &(usize, String)| {
        let within = word.find(char::is_numeric).is_some_and(|digit| word[digit..].contains(char::is_alphabetic));
        within || words.split(' ').skip(at + 1).any(|word| word.contains(char::is_alphabetic))
    };
    let mut others =
        other_words(name, entry).into_iter().filter(|(_, word)| word.contains(char::is_numeric)).peekable();
    others.peek().is_some() && (ends_in_count() || others.any(|other| is_named(&other)))
}

/// How many copies what stands beside a number may mean: the one number there is, or else `N`.
pub(crate) fn count_beside(card: &CardRef, entry: &Entry) -> String {
    let others = beside_number(card.name.as_deref().unwrap_or_default(), entry);
    let said = |word: &str| copies(word).or_else(|| numeral(word)).or_else(|| in_table(&ROMAN, word));
    let mut counts = others.iter().filter_map(|(_, word)| said(word));
    let only = counts.next().filter(|_| counts.next().is_none());
    only.map_or_else(|| "N".to_owned(), |count| count.to_string())
}

/// Words beside the number of a card that are not among those of its own name, where the number may be taken for a name itself.
fn beside_number(name: &str, entry: &Entry) -> Vec<(usize, String)> {
    other_words(&name.to_uppercase().replace(entry.card.number.as_str(), " "), entry)
}

/// The number of copies that a word means. More than a deck has cards are none.
fn copies(word: &str) -> Option<u32> {
    const MOST: u32 = 60;
    word.trim_matches('x').parse().ok().filter(|count| (1..=MOST).contains(count))
}

/// The card whose number hangs on a number of copies, with nothing else but its name: `BT1-015*4`, `4=BT1-015`.
pub(super) fn hung_on_count<'a>(name: &str, catalog: &'a Catalog) -> Option<&'a Entry> {
    let apart = |c: char| !(c.is_alphanumeric() || c == '-' || c == '_');
    let known = |written: &str| catalog.get(&Print::among_words(written)?.number);
    let before_count = |part: &str| part.rsplit_once(['x', 'X']).and_then(|(number, _)| known(number));
    let entry = name.split(apart).find_map(|part| known(part).or_else(|| before_count(part)))?;
    let others = beside_number(name, entry);
    matches!(others.as_slice(), [(_, word)] if copies(word).is_some()).then_some(entry)
}

/// What is to be written for a line that means a card: `4 BT1-006 Scheming Champa`, or its number and name alone where these
/// and the copies do not stand side by side, or it counts none.
pub(super) fn written(line: &Line, entry: &Entry) -> String {
    let suffix = line.card.print.as_ref().and_then(|print| print.suffix.clone());
    let print = Print { number: entry.card.number.clone(), suffix };
    let card = format!("{print} {}", entry.card.name());
    if line.counted && line.plain { format!("{} {card}", line.count) } else { card }
}

/// Whether what stands beside a number may be meant as a count: a digit, a number in words, or nothing but a Roman numeral,
/// a row of crosses, or the cross of a count that is lost: `x BT1-006`.
pub(super) fn may_count(card: &CardRef, entry: &Entry) -> bool {
    let name = card.name.as_deref().unwrap_or_default();
    let others = other_words(name, entry);
    let has_digits = others.iter().any(|(_, word)| word.contains(char::is_numeric));
    let are_own = || around(name, entry.card.name()).is_some_and(|parts| !parts.iter().flatten().any(|part| part.0));
    let begins_so = |word: &str| word.starts_with(|c: char| "一二三四五六七八九十両两兩".contains(c));
    let is_number = |word: &str| numeral(word).is_some() || begins_so(word) || word == "copies";
    let is_row = |word: &str| !word.is_empty() && word.chars().all(|c| c == 'x');
    let is_lone =
        || matches!(others.as_slice(), [(_, word)] if in_table(&ROMAN, word.as_str()).is_some() || is_row(word));
    let is_asked = || name.split_whitespace().any(|word| ["x?", "X?", "?x", "?X"].contains(&word));
    others.iter().any(|(_, word)| is_number(word)) || is_lone() || is_asked() || has_digits && !are_own()
}

/// Whether what stands beside a number may say that the card lies in the side deck. A leader has sides of its own.
pub(crate) fn says_side(card: &CardRef, entry: &Entry) -> bool {
    const WORDS: [&str; 4] = ["side", "sidedeck", "sideboard", "sb"];
    if entry.card.kind.home() == Section::Leader {
        return false;
    }
    let others = other_words(card.name.as_deref().unwrap_or_default(), entry);
    let is_own = |word: &str| {
        let mut names = entry.card.faces().flat_map(Face::names);
        names.any(|name| fold(name).split(' ').any(|own| own == word))
    };
    let is_short = others.windows(2).any(|pair| pair[0].1 == "s" && pair[1].1 == "b");
    is_short || others.iter().any(|(_, word)| WORDS.contains(&word.as_str()) && !is_own(word))
}

/// Whether the copies of a line may be the beginning of its card's own name: `10x Kamehameha BT4-096`.
pub(super) fn begins_in_count(line: &Line, entry: &Entry) -> bool {
    let Some(((count, name), number)) = line.places.count().zip(line.places.name()).zip(line.places.number()) else {
        return false;
    };
    let own = fold(entry.card.name());
    let rest = own.strip_prefix(&line.count.to_string()).map(|rest| rest.trim_start_matches('x').trim_start());
    let is_before = count.start < name.start && name.start < number.start;
    is_before
        && rest.is_some_and(|rest| !rest.is_empty() && rest == fold(line.card.name.as_deref().unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_that_hangs_on_a_count_is_found_with_nothing_else_beside_it() {
        let catalog = Catalog::embedded();
        let said = |name: &str| {
            let entry = hung_on_count(name, &catalog)?;
            Some((entry.card.number.to_string(), count_beside(&CardRef::named(name), entry)))
        };
        for name in ["BT1-015*3", "3*BT1-015", "bt1-015x3", "BT1-015=3", "BT1-015(3)", "BT1-015*3 Terror Assault Frost"]
        {
            assert_eq!(said(name), Some(("BT1-015".to_owned(), "3".to_owned())), "{name}");
        }
        for name in ["BT1-015*", "BT1-015*0", "BT1-015/131", "see BT1-015*3", "BT1-999*3", "Android 16"] {
            assert_eq!(said(name), None, "{name}");
        }
    }

    #[test]
    fn the_own_name_is_found_however_it_is_parted() {
        let said = |name: &str, own: &str| {
            let said = |parts: Vec<Part>| parts.into_iter().map(|part| part.1).collect::<Vec<_>>().join(" ");
            around(name, own).map(|around| around.map(said))
        };
        let both = |before: &str, behind: &str| Some([before.to_owned(), behind.to_owned()]);
        assert_eq!(said("SS4SonGoku,EvolvedPower", "SS4 Son Goku, Evolved Power"), both("", ""));
        assert_eq!(said("Android 18 Bionic Blitz (Series 9)", "Android 18, Bionic Blitz"), both("", "series 9"));
        assert_eq!(said("Android 6, Prototype Android", "Android 16, Prototype Android"), both("", ""));
        assert_eq!(said("Hit 4 Cabba", "Hit"), both("", "4 cabba"));
        assert_eq!(said("Botamo of Universe 6 6 Cabba", "Botamo of Universe 6"), both("", "6 cabba"));
        assert_eq!(said("Botamo of Universe 4 Cabba", "Botamo of Universe 6"), None);
        assert_eq!(said("Botamo di Universe 6", "Botamo of Universe 6"), None);
    }
}
