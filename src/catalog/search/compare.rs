//! From a field, a sign and a value, or from a word alone, to the cards that are meant.

use super::beyond::OF_LISTS;
use super::error::{Expected, Standing};
use super::field::{Field, MULTICOLOR, Text, nearest};
use super::token::{Sign, is_quote};
use super::{Beyond, Known, Part, Phrase, Question, Search, Test};
use crate::ability::Keyword;
use crate::card::{CardNumber, Color, Kind, Print, fold};
use crate::diagnostic::Span;

impl Field {
    /// The cards whose field fits an expression; what is wrong with it, with the place in it.
    pub(super) fn fitted(self, name: &'static str, sign: Sign, said: &str) -> Result<Search, (Option<Span>, Expected)> {
        let is_not = match sign {
            Sign::Has | Sign::Is | Sign::Part => false,
            Sign::IsNot => true,
            _ => return Err((None, Expected::Sign { field: name, signs: ": = !=" })),
        };
        let phrase = || Phrase::expression(said).map_err(|(span, why)| (Some(span), why));
        let test = match self {
            Self::Text(text) => Test::Text(text, phrase()?),
            Self::Skill(Part::Text) => Test::Skill(Part::Text, phrase()?),
            _ => return Err((None, Expected::NoExpression(name))),
        };
        let search = Search::Is(test);
        Ok(if is_not { Search::Not(Box::new(search)) } else { search })
    }

    /// The cards whose field compares so with a value; `name` is what the field is called.
    pub(super) fn compared(self, name: &'static str, sign: Sign, value: &str) -> Result<Search, Expected> {
        let signs = match self {
            Self::Figure(_) => "= != < <= > >= :",
            Self::Text(_) => ": = != ~",
            _ => ": = !=",
        };
        let fits = match sign {
            Sign::Has | Sign::Is | Sign::IsNot => true,
            Sign::Part => matches!(self, Self::Text(_)),
            Sign::Below | Sign::UpTo | Sign::Above | Sign::From => matches!(self, Self::Figure(_)),
        };
        if !fits {
            return Err(Expected::Sign { field: name, signs });
        }
        let value = value.trim();
        let found = || Standing::Written(format!("`{value}`"));
        let wrong = |what| Expected::Value { field: name, what, found: found() };
        let test = match self {
            Self::Kind => Test::Kind(Kind::from_id(value).ok_or_else(|| wrong("kind"))?),
            Self::Color => color(value).ok_or_else(|| wrong("color"))?,
            Self::Figure(figure) => {
                let (least, most) = bounds(sign, value).ok_or_else(|| wrong("figure"))?;
                Test::Figure(figure, least, most)
            }
            Self::Text(text) => {
                let part = sign == Sign::Part || (sign == Sign::Has && matches!(text, Text::Name | Text::OtherName));
                Test::Text(text, Phrase::new(value, part).ok_or_else(|| wrong("words"))?)
            }
            Self::Number => Test::Card(number(value).ok_or_else(|| wrong("number"))?),
            Self::Set => Test::Set(value.parse().map_err(|_| wrong("sets"))?),
            Self::Keyword => Test::Keyword(keyword(value)?),
            Self::Skill(part) => Test::Skill(part, Phrase::new(value, true).ok_or_else(|| wrong("words"))?),
            Self::Known => {
                let known = Known::ALL.into_iter().find(|known| known.name().eq_ignore_ascii_case(value));
                let listed = OF_LISTS.into_iter().find(|(word, _)| word.eq_ignore_ascii_case(value));
                let listed = listed.map(|(_, question)| Test::Beyond(Beyond::asked(question)));
                let test = known.map(Test::Known).or(listed);
                test.ok_or_else(|| wrong("state"))?
            }
            Self::Legal => Test::Beyond(Beyond::asked(Question::Legal(said(value).ok_or_else(|| wrong("edition"))?))),
            Self::In => Test::Beyond(Beyond::asked(Question::In(said(value).ok_or_else(|| wrong("deck"))?))),
        };
        let search = Search::Is(test);
        Ok(match (sign, self) {
            // A card without such a number is not meant by any sign.
            (Sign::IsNot, Self::Figure(figure)) => {
                Search::All(vec![Search::Is(Test::Figure(figure, Some(0), None)), Search::Not(Box::new(search))])
            }
            (Sign::IsNot, _) => Search::Not(Box::new(search)),
            _ => search,
        })
    }
}

/// A value that is taken as it is; one with a double quote in it could not be said again.
fn said(value: &str) -> Option<String> {
    (!value.is_empty() && !value.chars().any(is_quote)).then(|| value.to_owned())
}

/// The cards that a word without a field means, be it no word of a name.
pub(super) fn bare(word: &str) -> Option<Test> {
    let by_kind = || Kind::from_id(word).map(Test::Kind);
    by_kind().or_else(|| color(word).filter(|_| word.len() > 1)).or_else(|| number(word).map(Test::Card))
}

/// The card number that a word is.
pub(super) fn number(text: &str) -> Option<CardNumber> {
    text.parse().ok().map(|print: Print| print.number)
}

/// A color by its name or the letter of its icon.
fn color(text: &str) -> Option<Test> {
    if text.eq_ignore_ascii_case(MULTICOLOR) {
        return Some(Test::Multicolor);
    }
    let mut letters = text.chars();
    let letter = letters.next().filter(|_| letters.next().is_none());
    let by_letter = letter.and_then(|letter| Color::from_letter(letter.to_ascii_uppercase()));
    Color::from_name(text).or(by_letter).map(Test::Color)
}

fn keyword(text: &str) -> Result<Keyword, Expected> {
    let wanted = fold(text);
    Keyword::ALL.into_iter().find(|keyword| fold(keyword.id()) == wanted).ok_or_else(|| {
        let near = nearest(&wanted.replace(' ', "-"), Keyword::ALL.into_iter().map(Keyword::id));
        Expected::Keyword { word: text.to_owned(), near }
    })
}

/// The bounds that a sign and a number, or a range, set; `None` where it is neither, or a range without one between.
fn bounds(sign: Sign, value: &str) -> Option<(Option<u32>, Option<u32>)> {
    let whole = |text: &str| text.parse::<u32>().ok().filter(|_| text.bytes().all(|b| b.is_ascii_digit()));
    if let Some((least, most)) = value.split_once("..") {
        let end = |text: &str| if text.is_empty() { Some(None) } else { whole(text).map(Some) };
        let (least, most) = (end(least)?, end(most)?);
        let in_order = least.zip(most).is_none_or(|(least, most)| least <= most);
        let written = least.is_some() || most.is_some();
        let equal = matches!(sign, Sign::Has | Sign::Is | Sign::IsNot);
        return (in_order && written && equal).then_some((least, most));
    }
    let n = whole(value)?;
    match sign {
        Sign::Has | Sign::Is | Sign::IsNot => Some((Some(n), Some(n))),
        // Nothing is below 0: an empty range would not print.
        Sign::Below => n.checked_sub(1).map(|n| (None, Some(n))),
        Sign::UpTo => Some((None, Some(n))),
        Sign::Above => n.checked_add(1).map(|n| (Some(n), None)),
        Sign::From => Some((Some(n), None)),
        Sign::Part => None,
    }
}
