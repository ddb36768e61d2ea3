//! Reading what a monster of the Extra Deck is made of, and what a Ritual Spell is for.

use super::super::cards::{Class, Is, Noun};
use super::super::deed::Deed;
use super::super::{Effect, How, Line, Part};
use super::normal::Token;
use super::reader::Reader;

/// Reads `1 Tuner + 1 or more non-Tuner monsters`.
pub(super) fn materials(tokens: &[Token]) -> Option<Line> {
    let mut parts = Vec::new();
    for piece in tokens.split(|token| *token == Token::Word("+".to_owned())) {
        parts.push(part(piece)?);
    }
    Some(Line::Materials(parts))
}

fn part(tokens: &[Token]) -> Option<Part> {
    // `1+` is a word of its own.
    let (count, more, rest) = match tokens.split_first()? {
        (Token::Number(count), rest) => {
            let or_more = [Token::Word("or".to_owned()), Token::Word("more".to_owned())];
            let more = rest.starts_with(&or_more);
            (u8::try_from(*count).ok()?, more, if more { &rest[2..] } else { rest })
        }
        (Token::Word(word), rest) if word.ends_with('+') => (word.trim_end_matches('+').parse().ok()?, true, rest),
        _ => (1, false, tokens),
    };
    let mut reader = Reader::new(rest);
    let alone = rest.len() == 1 && reader.any(&["tuner", "tuners"]);
    if alone {
        return Some(Part { count, more, filter: vec![Is::Class(Class::Tuner), Is::A(Noun::Monster)] });
    }
    let Some(filter) = reader.filter() else {
        // `"X" Tuner`, `WATER Tuner`: the noun is left out.
        let mut longer = rest.to_vec();
        longer.push(Token::Word("monster".to_owned()));
        let mut reader = Reader::new(&longer);
        let filter = reader.filter()?;
        return reader.is_done().then_some(Part { count, more, filter });
    };
    (reader.is_done() && filter.iter().any(|is| !matches!(is, Is::A(Noun::Card)))).then_some(Part {
        count,
        more,
        filter,
    })
}

/// Reads what a Ritual Spell says of what it is for, in its two sentences.
pub(super) fn ritual(sentences: &[Vec<Token>]) -> Option<Effect> {
    let [first, second] = sentences else { return None };
    let mut reader = Reader::new(first);
    reader.any(&["this card is used to ritual summon", "this card can be used to ritual summon"]).then_some(())?;
    let _ = reader.any(&["any", "a", "an", "1"]);
    let filter = reader.filter()?;
    reader.is_done().then_some(())?;
    let mut reader = Reader::new(second);
    reader
        .any(&["you must also tribute monsters", "you must tribute monsters", "you must also offer monsters"])
        .then_some(())?;
    let places = [
        "from your hand or field",
        "from the field or your hand",
        "from your hand or your side of the field",
        "from your hand or you control",
    ];
    let _ = reader.any(&places);
    reader
        .any(&["whose total levels equal", "whose total level stars equal", "whose total levels are equal to"])
        .then_some(())?;
    let exact = reader.any(&["exactly", "the level of the ritual monster"]);
    let _ = reader.number();
    let _ = reader.words("or more");
    let _ = reader.words("as a tribute");
    let _ = reader.any(&places);
    reader.is_done().then(|| {
        let mut effect = Effect::of(How::Card);
        effect.does = vec![Deed::Ritual(filter, exact)];
        effect
    })
}
