//! The search language: which cards are meant, and how many of them a hand is to have.
//!
//! A [`Search`] says which cards: `battle cost<=2 (red or trait:"Universe 6") -kw:blocker`. A [`Want`] says how many of
//! them: `2+ battle cost<=2 and 1+ BT1-053 by turn 3`. Both are read from text and print as text that reads the same.
//!
//! What stands side by side has to hold together: blanks mean `and`, which binds closer than `or`; `not` and `-` bind
//! closest. Case, accents and the width of letters do not matter.
//!
//! | term | cards |
//! |---|---|
//! | `battle`, `red`, `BT1-053`, `"Son Goku"` | of a type, a color, a number; with words in their name |
//! | `key:value`, `key=value`, `key~value`, `key<=2`, `key:1..3` | what a key asks for: every key stands in [`keys`] |
//! | `name:/brol[yi]/` | what fits an expression, where words are taken |
//! | `is:modelled` | that stand so: every such word is in [`states`] |
//!
//! Where a skill is not known, what asks for its words is neither true nor false: the card is not meant, and [`Search::may_match`]
//! says so. What stands on no card ([`Question`]) somebody has to answer first: see [`Asking::settle`].

mod absent;
mod asking;
mod beyond;
mod compare;
mod error;
mod field;
mod parse;
mod phrase;
mod remedy;
mod skill;
mod token;
mod want;

#[cfg(test)]
mod tests;

use std::fmt;

use super::Entry;
use super::table::{RowError, Rows};
use crate::card::{Card, CardNumber, Color, Kind, SetRange};

pub use absent::Absent;
pub use asking::Asking;
pub use beyond::{Beyond, Question};
pub use error::{Expected, Standing, Unread};
pub use field::{Figure, MULTICOLOR, Text, keys, word_meant};
pub use phrase::{Phrase, Teller};
pub use skill::{Known, Part};
pub use want::{Count, Hand, Keep, Want};

use crate::ability::Keyword;
use crate::diagnostic::Span;
use skill::Says;

/// What cards are to be sorted by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// The name of an order.
    pub by: String,
    /// The other way round.
    pub reverse: bool,
    /// Where it stands.
    pub span: Span,
}

/// Which cards are meant.
///
/// ```
/// use deckscouter::catalog::{Catalog, search::Search};
/// let search = Search::parse("battle cost<=2 trait:god").unwrap();
/// let catalog = Catalog::embedded();
/// assert!(search.matches(catalog.get(&"BT1-006".parse().unwrap()).unwrap()));
/// assert_eq!(search.to_string(), "battle cost<=2 trait=\"god\"");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Search {
    /// Cards with one property.
    Is(Test),
    /// Cards that all of two or more mean.
    All(Vec<Self>),
    /// Cards that one of two or more means.
    Any(Vec<Self>),
    /// All other cards.
    Not(Box<Self>),
}

/// One property of a card, on either of its sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Test {
    /// The card type.
    Kind(Kind),
    /// One of its colors.
    Color(Color),
    /// Two or more colors.
    Multicolor,
    /// A printed number, from the first to the second, both included; `None` is no bound.
    Figure(Figure, Option<u32>, Option<u32>),
    /// Printed words.
    Text(Text, Phrase),
    /// The card number.
    Card(CardNumber),
    /// The sets.
    Set(SetRange),
    /// A keyword at the head of a skill.
    Keyword(Keyword),
    /// Words of a part of a skill, in the notation that `cards show` prints.
    Skill(Part, Phrase),
    /// How much is known of its skills.
    Known(Known),
    /// What stands on no card.
    Beyond(Beyond),
}

/// The words behind `is:`.
pub fn states() -> impl Iterator<Item = &'static str> {
    Known::ALL.into_iter().map(Known::name).chain(beyond::OF_LISTS.iter().map(|(state, _)| *state))
}

impl Search {
    /// Reads which cards are meant.
    ///
    /// # Errors
    /// Where the text cannot be read: the place, and what was expected there.
    pub fn parse(text: &str) -> Result<Self, Unread> {
        parse::search(text)
    }

    /// Reads which cards are meant, and in which order they are wanted: `leader sort:power`, `sort:-cost`.
    ///
    /// # Errors
    /// Where the text cannot be read: the place, and what was expected there.
    pub fn parse_sorted(text: &str) -> Result<(Self, Option<Order>), Unread> {
        parse::sorted_search(text)
    }

    /// Whether the card is meant, surely.
    pub fn matches(&self, entry: &Entry) -> bool {
        self.may_match(entry) == Some(true)
    }

    /// Whether the card is meant; `None` where that hangs on skills of it that are not known.
    pub fn may_match(&self, entry: &Entry) -> Option<bool> {
        self.holds(&entry.card, entry)
    }

    /// The card of rows of the card table, and whether it is meant, without reading more of its skills than decides that.
    pub(super) fn of_rows(&self, rows: &Rows<'_>) -> Result<(Card, Option<bool>), RowError> {
        let card = rows.card()?;
        let held = self.holds(&card, &skill::Written::new(rows.notations()));
        Ok((card, held))
    }

    /// Whether a card is meant, of a game whose skills are not read: nothing that is asked of them holds.
    pub(super) fn of_facts(&self, card: &Card) -> bool {
        self.holds(card, &skill::NotRead) == Some(true)
    }

    /// Three values: what is not known matters only where what is known does not decide. Skills are asked last, as that takes
    /// longest.
    fn holds(&self, card: &Card, skills: &impl Says) -> Option<bool> {
        let first = |parts: &[Self], deciding: bool| {
            let those_that = |ask| parts.iter().filter(move |part| part.asks_skills() == ask);
            let mut open = false;
            for part in those_that(false).chain(those_that(true)) {
                match part.holds(card, skills) {
                    Some(held) if held == deciding => return Some(deciding),
                    held => open |= held.is_none(),
                }
            }
            (!open).then_some(!deciding)
        };
        match self {
            Self::Is(test) => test.holds(card, skills),
            Self::All(parts) => first(parts, false),
            Self::Any(parts) => first(parts, true),
            Self::Not(other) => other.holds(card, skills).map(|held| !held),
        }
    }

    /// Whether words of skills are spoken of.
    fn asks_skills(&self) -> bool {
        match self {
            Self::Is(test) => matches!(test, Test::Skill(..)),
            Self::All(parts) | Self::Any(parts) => parts.iter().any(Self::asks_skills),
            Self::Not(other) => other.asks_skills(),
        }
    }

    /// Whether skills have to be put into words for it.
    pub(super) fn asks_words(&self) -> bool {
        self.tests().into_iter().any(|test| matches!(test, Test::Skill(_, phrase) if phrase.teller.is_some()))
    }

    /// Every property that is spoken of, in order.
    pub fn tests(&self) -> Vec<&Test> {
        match self {
            Self::Is(test) => vec![test],
            Self::All(parts) | Self::Any(parts) => parts.iter().flat_map(Self::tests).collect(),
            Self::Not(other) => other.tests(),
        }
    }
}

impl Test {
    /// Whether the card has the property, surely.
    pub fn matches(&self, entry: &Entry) -> bool {
        self.holds(&entry.card, entry) == Some(true)
    }

    fn holds(&self, card: &Card, skills: &impl Says) -> Option<bool> {
        Some(match self {
            Self::Kind(kind) => card.kind == *kind,
            Self::Color(color) => card.colors.contains(*color),
            Self::Multicolor => card.colors.is_multicolor(),
            Self::Figure(figure, least, most) => {
                let within = |n: u32| least.is_none_or(|least| n >= least) && most.is_none_or(|most| n <= most);
                figure.of(card).into_iter().any(within)
            }
            Self::Text(text, phrase) => {
                text.of(card).any(|printed| phrase.is_in(printed))
                    // A part of a name in another language may be a word in this one.
                    || *text == Text::Name && Text::OtherName.of(card).any(|name| phrase.is_whole(name))
            }
            Self::Card(number) => card.number == *number,
            Self::Set(sets) => sets.contains(&(&card.number).into()),
            Self::Known(Known::Modelled) => skills.is_modelled() && !card.lacks_z_energy(),
            Self::Known(Known::SkillLess) => skills.is_skill_less(),
            Self::Beyond(beyond) => return beyond.holds(&card.number),
            Self::Keyword(keyword) => return surely(skills.has(*keyword), || skills.is_whole()),
            Self::Skill(part, phrase) => return surely(skills.says(*part, phrase), || skills.is_known()),
        })
    }
}

/// What is not found in skills is not there, if they are known.
fn surely(found: bool, known: impl FnOnce() -> bool) -> Option<bool> {
    (found || known()).then_some(found)
}

impl fmt::Display for Search {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Is(test) => test.fmt(f),
            Self::All(parts) => joined(f, parts, " ", |part| matches!(part, Self::All(_) | Self::Any(_))),
            Self::Any(parts) => joined(f, parts, " or ", |part| matches!(part, Self::Any(_))),
            Self::Not(other) => {
                f.write_str("not ")?;
                joined(f, std::slice::from_ref(&**other), "", |part| matches!(part, Self::All(_) | Self::Any(_)))
            }
        }
    }
}

/// Parts with a word between them, those in parentheses that would otherwise be read as something else.
fn joined<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    parts: &[T],
    between: &str,
    apart: impl Fn(&T) -> bool,
) -> fmt::Result {
    for (at, part) in parts.iter().enumerate() {
        if at > 0 {
            f.write_str(between)?;
        }
        if apart(part) { write!(f, "({part})")? } else { part.fmt(f)? }
    }
    Ok(())
}

impl fmt::Display for Test {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kind(kind) => f.write_str(kind.id()),
            Self::Color(color) => f.write_str(color.name()),
            Self::Multicolor => f.write_str(MULTICOLOR),
            Self::Figure(figure, least, most) => match (least, most) {
                (Some(least), Some(most)) if least == most => write!(f, "{}={least}", figure.name()),
                (Some(least), Some(most)) => write!(f, "{}:{least}..{most}", figure.name()),
                (least, None) => write!(f, "{}>={}", figure.name(), least.unwrap_or(0)),
                (None, Some(most)) => write!(f, "{}<={most}", figure.name()),
            },
            Self::Text(text, phrase) => write!(f, "{}{}", text.name(), phrase.compared()),
            Self::Card(number) => number.fmt(f),
            Self::Set(sets) => write!(f, "set:{sets}"),
            Self::Keyword(keyword) => write!(f, "kw:{}", keyword.id()),
            Self::Skill(part, phrase) if phrase.is_expression() => write!(f, "{}{}", part.name(), phrase.compared()),
            Self::Skill(part, phrase) => write!(f, "{}:\"{}\"", part.name(), phrase.said()),
            Self::Known(known) => write!(f, "is:{}", known.name()),
            Self::Beyond(beyond) => beyond.question.fmt(f),
        }
    }
}
