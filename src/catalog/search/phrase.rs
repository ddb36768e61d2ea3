//! Words that are looked for: a part of what is printed, the whole of it, or an expression that it has to fit.

use regex::{Regex, RegexBuilder};

use super::error::Expected;
use super::token;
use crate::ability::Skill;
use crate::card::{alike, fold, unaccented};
use crate::diagnostic::Span;

/// Words that are looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// As they are written.
    said: String,
    /// As they are compared: [`fold`]ed.
    pub(super) key: String,
    how: How,
    /// Who puts a skill into words, where it is to be looked for in them, too.
    pub(super) teller: Option<Teller>,
}

/// How much of what is printed they have to be.
#[derive(Clone, Debug)]
enum How {
    Part,
    Whole,
    Fits(Regex),
}

impl PartialEq for How {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Part, Self::Part) | (Self::Whole, Self::Whole) => true,
            (Self::Fits(one), Self::Fits(other)) => one.as_str() == other.as_str(),
            (Self::Part | Self::Whole | Self::Fits(_), _) => false,
        }
    }
}

impl Eq for How {}

/// Puts a skill into the words in which players are shown it. There is one in a program, so that two are always the same.
#[derive(Clone, Copy, Debug)]
pub struct Teller(pub fn(&Skill) -> String);

impl PartialEq for Teller {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Teller {}

/// An expression may take so many bytes when it is made ready, and nest so deep: time and memory stay within bounds.
const LARGEST: usize = 512 * 1024;
const DEEPEST: u32 = 50;

impl Phrase {
    /// Words to look for; `None` where there is no letter or digit in them, or a double quote, which would end them.
    pub fn new(said: &str, part: bool) -> Option<Self> {
        let said = said.trim();
        let key = fold(said);
        let quoted = said.chars().any(token::is_quote);
        let how = if part { How::Part } else { How::Whole };
        (!key.is_empty() && !quoted).then(|| Self { said: said.to_owned(), key, how, teller: None })
    }

    /// An expression that has to fit, in any case, with the place of what is wrong in it.
    pub(super) fn expression(said: &str) -> Result<Self, (Span, Expected)> {
        let whole = Span::new(0, said.len());
        if let Err(error) = regex_syntax::ParserBuilder::new().nest_limit(DEEPEST).build().parse(said) {
            let (span, why) = match &error {
                regex_syntax::Error::Parse(error) => (*error.span(), error.kind().to_string()),
                regex_syntax::Error::Translate(error) => (*error.span(), error.kind().to_string()),
                _ => return Err((whole, Expected::Expression(error.to_string()))),
            };
            return Err((Span::new(span.start.offset, span.end.offset), Expected::Expression(why)));
        }
        let built = RegexBuilder::new(said).case_insensitive(true).size_limit(LARGEST).nest_limit(DEEPEST).build();
        let regex = built.map_err(|_| (whole, Expected::LargeExpression))?;
        Ok(Self { said: said.to_owned(), key: String::new(), how: How::Fits(regex), teller: None })
    }

    /// The words as they are written.
    pub fn said(&self) -> &str {
        &self.said
    }

    /// Whether they are an expression, and no words.
    pub const fn is_expression(&self) -> bool {
        matches!(self.how, How::Fits(_))
    }

    /// As a search says them: `~"son goku"`, `="Son Goku"`, `:/brol(y|i)/`.
    pub(super) fn compared(&self) -> String {
        match self.how {
            How::Part => format!("~\"{}\"", self.said),
            How::Whole => format!("=\"{}\"", self.said),
            How::Fits(_) => format!(":/{}/", self.said),
        }
    }

    /// Whether they are all that is printed, or fit it.
    pub(super) fn is_whole(&self, printed: &str) -> bool {
        if self.is_expression() { self.is_in(printed) } else { alike(printed, &self.said) }
    }

    /// Whether what is printed has them.
    pub(super) fn is_in(&self, printed: &str) -> bool {
        match &self.how {
            How::Part => has_part(&fold(printed), &self.key),
            How::Whole => alike(printed, &self.said),
            How::Fits(regex) => {
                regex.is_match(printed) || (!printed.is_ascii() && regex.is_match(&unaccented(printed)))
            }
        }
    }

    /// Whether a skill, put into words, has them: whole words, one after the other.
    pub(super) fn is_said_in(&self, words: &str) -> bool {
        match &self.how {
            How::Fits(_) => self.is_in(words),
            How::Part | How::Whole => format!(" {} ", fold(words)).contains(&format!(" {} ", self.key)),
        }
    }
}

/// Whether a folded name has some words. Blanks do not matter where the words begin one: "songoku" is in "son goku".
fn has_part(name: &str, key: &str) -> bool {
    if name.contains(key) {
        return true;
    }
    let begins = |from: &str| {
        let mut letters = from.chars().filter(|c| *c != ' ');
        key.chars().filter(|c| *c != ' ').all(|c| letters.next() == Some(c))
    };
    let words = std::iter::once(0).chain(name.match_indices(' ').map(|(at, _)| at + 1));
    words.into_iter().any(|at| begins(&name[at..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_do_not_part_what_begins_a_word() {
        let has = |name: &str, said: &str| Phrase::new(said, true).expect("words").is_in(name);
        for said in ["son goku", "songoku", "SON GOKU", "goku", "Son  Gokù", "on gok"] {
            assert!(has("SS Son Goku, the Saiyan", said), "{said}");
        }
        assert!(has("Dr. Uiro", "dr.uiro") && has("Dr.Uiro", "dr uiro"));
        assert!(!has("Boss Battle", "ssb") && !has("Son Goku", "songokus"));
    }

    #[test]
    fn an_expression_fits_in_any_case_and_without_accents() {
        let fits = |said: &str, printed: &str| Phrase::expression(said).expect(said).is_in(printed);
        assert!(fits("brol(y|i)", "Broly : Br") && fits("^ros.$", "Rosé") && fits("rosé", "Rosé"));
        assert!(!fits("^goku", "Son Goku"));
    }

    #[test]
    fn what_is_wrong_with_an_expression_has_its_place() {
        for (said, at, says) in [
            ("brol(y|i", 4, "unclosed group"),
            ("a{3,1}", 1, "repetition"),
            ("*", 0, "repetition operator"),
            ("[z-a]", 1, "class range"),
            (r"(a)\1", 3, "backreferences"),
        ] {
            let (span, why) = Phrase::expression(said).expect_err(said);
            let why = super::super::Unread::at(span, why).to_string();
            assert_eq!((span.start, why.contains(says)), (at, true), "{said}: {why}");
        }
        let large = Phrase::expression("((a{100}){100}){100}").expect_err("a million of them");
        assert_eq!(large.1, Expected::LargeExpression);
        assert!(Phrase::expression(&"(".repeat(200)).is_err());
    }
}
