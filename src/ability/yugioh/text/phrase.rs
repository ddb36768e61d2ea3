//! Phrases in three languages, each read and printed by one description: words, and slots for what changes.
//!
//! A slot is `{0c}`: which argument, and its kind. The kinds are: `n` a number, `i` a number with `{0i:card|cards}` the word
//! behind it for one and for several, `e` what a number is multiplied by, `v` a value of cards, `c` cards, `t` cards whose
//! something is (`its`), `p` cards of a description where they are, `w` a description alone, `q` a name between quotes, `k` a
//! kind of counter, `x` a type, `y` an attribute; `o` is a description of one. The English reads the arguments in the order in
//! which they stand in it.

use super::super::cards::{Cards, Filter, Per, Pick};
use super::reader::Reader;
use super::{Tongue, nouns, words};

/// What stands in a slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Arg {
    /// A number.
    Number(u32),
    /// What a number is multiplied by, or a value.
    Per(Per),
    /// Cards.
    Cards(Cards),
    /// Cards of a description.
    Pick(Pick),
    /// A description.
    Filter(Filter),
    /// A name, a kind of counter, a type or an attribute.
    Text(String),
}

/// All slots of a phrase.
pub(super) type Args = Vec<Arg>;

/// A phrase, and the thing that it says.
pub(super) struct Phrase<T> {
    /// In English, Italian and French.
    pub(super) words: [&'static str; 3],
    /// The thing that it says, with these in its slots.
    pub(super) make: fn(&Args) -> Option<T>,
    /// What stands in its slots, where it says this thing.
    pub(super) take: fn(&T) -> Option<Args>,
}

/// Another way to say what a phrase before says, in English; nothing is printed so.
pub(super) const fn also<T>(words: &'static str, make: fn(&Args) -> Option<T>) -> Phrase<T> {
    Phrase { words: [words, "", ""], make, take: never }
}

fn never<T>(_: &T) -> Option<Args> {
    None
}

/// A part of a phrase.
enum Piece<'p> {
    Words(&'p str),
    Slot { at: usize, kind: char, nouns: Option<(&'p str, &'p str)> },
}

fn pieces(template: &str) -> impl Iterator<Item = Piece<'_>> {
    let mut rest = template;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let Some(open) = rest.find('{') else {
            let words = rest;
            rest = "";
            return Some(Piece::Words(words));
        };
        if open > 0 {
            let words = &rest[..open];
            rest = &rest[open..];
            return Some(Piece::Words(words));
        }
        let close = rest.find('}')?;
        let slot = &rest[1..close];
        rest = &rest[close + 1..];
        let (head, nouns) = match slot.split_once(':') {
            Some((head, nouns)) => (head, nouns.split_once('|')),
            None => (slot, None),
        };
        let at = head.chars().next()?.to_digit(10)? as usize;
        Some(Piece::Slot { at, kind: head.chars().nth(1)?, nouns })
    })
}

/// Reads the first phrase of a table that fits, as far as it goes; the reader stays where it is if none does.
pub(super) fn read<T>(table: &[Phrase<T>], reader: &mut Reader<'_>) -> Option<T> {
    for phrase in table {
        let start = reader.at;
        if let Some(it) = read_one(phrase, reader) {
            return Some(it);
        }
        reader.at = start;
    }
    None
}

/// Reads the first phrase of a table that is all that is left.
pub(super) fn read_whole<T>(table: &[Phrase<T>], reader: &mut Reader<'_>) -> Option<T> {
    let start = reader.at;
    for phrase in table {
        reader.at = start;
        if let Some(it) = read_one(phrase, reader).filter(|_| reader.is_done()) {
            return Some(it);
        }
    }
    reader.at = start;
    None
}

fn read_one<T>(phrase: &Phrase<T>, reader: &mut Reader<'_>) -> Option<T> {
    let mut args: Vec<Option<Arg>> = Vec::new();
    for piece in pieces(phrase.words[0]) {
        match piece {
            Piece::Words(words) => reader.words(words)?,
            Piece::Slot { at, kind, nouns } => {
                let arg = slot(kind, reader)?;
                if let Some((one, several)) = nouns {
                    reader.words(several).or_else(|| reader.words(one))?;
                }
                if args.len() <= at {
                    args.resize(at + 1, None);
                }
                args[at] = Some(arg);
            }
        }
    }
    (phrase.make)(&args.into_iter().collect::<Option<Vec<Arg>>>()?)
}

fn slot(kind: char, reader: &mut Reader<'_>) -> Option<Arg> {
    Some(match kind {
        'n' | 'i' => Arg::Number(reader.number()?),
        'e' => Arg::Per(reader.per()),
        'v' => Arg::Per(reader.value()?),
        'c' => Arg::Cards(reader.cards()?),
        't' => Arg::Cards(reader.whose()?),
        'p' => Arg::Pick(reader.pick()?),
        'w' | 'o' => Arg::Filter(reader.filter()?),
        'q' => Arg::Text(reader.name()?),
        'k' => Arg::Text(reader.counter()?),
        'x' => Arg::Text(reader.entry(&words::RACES)?),
        'y' => Arg::Text(reader.entry(&words::ATTRIBUTES)?),
        _ => return None,
    })
}

/// Prints a thing by the phrase of a table that says it; nothing where none does.
pub(super) fn print<T>(table: &[Phrase<T>], it: &T, tongue: Tongue) -> Option<String> {
    let (phrase, args) = table.iter().find_map(|phrase| Some((phrase, (phrase.take)(it)?)))?;
    let mut out = String::new();
    for piece in pieces(phrase.words[tongue as usize]) {
        match piece {
            Piece::Words(words) => out.push_str(words),
            Piece::Slot { at, kind, nouns } => {
                let arg = args.get(at)?;
                out.push_str(&said(kind, arg, tongue));
                if let (Some((one, several)), Arg::Number(number)) = (nouns, arg) {
                    out.push(' ');
                    out.push_str(if *number == 1 { one } else { several });
                }
            }
        }
    }
    Some(out)
}

fn said(kind: char, arg: &Arg, tongue: Tongue) -> String {
    match (kind, arg) {
        (_, Arg::Number(number)) => number.to_string(),
        ('v', Arg::Per(per)) => nouns::value(per, tongue),
        (_, Arg::Per(per)) => nouns::per(per, tongue),
        (_, Arg::Cards(cards)) => nouns::cards(cards, tongue),
        (_, Arg::Pick(pick)) => nouns::pick(pick, tongue),
        ('o', Arg::Filter(filter)) => nouns::described(filter, false, tongue),
        (_, Arg::Filter(filter)) => nouns::described(filter, true, tongue),
        ('q', Arg::Text(text)) => format!("\"{text}\""),
        ('x', Arg::Text(text)) => words::named(&words::RACES, text, tongue),
        ('y', Arg::Text(text)) => words::named(&words::ATTRIBUTES, text, tongue),
        // A kind of counter has its noun behind it in English, and before it in the others.
        (_, Arg::Text(text)) if tongue == Tongue::En => format!("{text} Counter"),
        (_, Arg::Text(text)) => text.clone(),
    }
}
