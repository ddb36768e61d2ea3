//! Reads which cards are meant, by recursive descent.

use super::compare;
use super::error::{Expected, Standing, Unread};
use super::field::{Field, Text};
use super::token::{Placed, Sign, Token, tokens};
use super::{Order, Phrase, Search, Test};
use crate::diagnostic::Span;

/// Deeper nests are nobody's wish, and would use up the stack.
const DEEPEST: usize = 50;

/// Reads a whole text as cards.
pub(super) fn search(text: &str) -> Result<Search, Unread> {
    let mut parser = Parser::of_cards(text)?;
    let search = parser.any()?;
    parser.end()?;
    Ok(search)
}

/// Reads a whole text as cards and the order in which they are wanted, which may stand anywhere.
pub(super) fn sorted_search(text: &str) -> Result<(Search, Option<Order>), Unread> {
    let mut parser = Parser::of_cards(text)?;
    let order = parser.take_order()?;
    let search = parser.any()?;
    parser.end()?;
    Ok((search, order))
}

/// A text under way.
pub(super) struct Parser {
    tokens: Vec<Placed>,
    at: usize,
    depth: usize,
    end: Span,
    /// Whether a number may begin another part of a want; else it is a word like others.
    counts: bool,
}

impl Parser {
    pub(super) fn new(text: &str) -> Result<Self, Unread> {
        Ok(Self { tokens: tokens(text)?, at: 0, depth: 0, end: Span::new(text.len(), text.len()), counts: true })
    }

    /// A text that speaks of cards alone, and of no counts of them.
    fn of_cards(text: &str) -> Result<Self, Unread> {
        Ok(Self { counts: false, ..Self::new(text)? })
    }

    /// Takes `sort:power` or `sort:-power` out of the text.
    fn take_order(&mut self) -> Result<Option<Order>, Unread> {
        let is_sort = |pair: &[Placed]| {
            matches!(pair, [(Token::Word(word), _), (Token::Sign(Sign::Has | Sign::Is), _)]
                if word.eq_ignore_ascii_case("sort"))
        };
        let Some(at) = self.tokens.windows(2).position(is_sort) else { return Ok(None) };
        let reverse = matches!(self.tokens.get(at + 2), Some((Token::Minus, _)));
        let value = at + 2 + usize::from(reverse);
        let Some((Token::Word(by) | Token::Quoted(by), span)) = self.tokens.get(value).cloned() else {
            self.at = value.min(self.tokens.len());
            return self.refuse(|found| Expected::Value { field: "sort", what: "order", found });
        };
        self.tokens.drain(at..=value);
        Ok(Some(Order { by, reverse, span }))
    }

    /// The token `ahead` of the next one.
    pub(super) fn peek(&self, ahead: usize) -> Option<&Token> {
        self.tokens.get(self.at + ahead).map(|(token, _)| token)
    }

    pub(super) fn skip(&mut self) {
        self.at += 1;
    }

    /// The place of the next token.
    pub(super) fn place(&self) -> Span {
        self.tokens.get(self.at).map_or(self.end, |(_, span)| *span)
    }

    /// What the next token is.
    fn found(&self) -> Standing {
        Standing::Written(match self.peek(0) {
            None => return Standing::End,
            Some(Token::Sign(_)) => return Standing::Comparison,
            Some(Token::Word(word)) => format!("`{word}`"),
            Some(Token::Quoted(words)) => format!("\"{words}\""),
            Some(Token::Expression(said)) => format!("`/{said}/`"),
            Some(Token::Open) => "`(`".to_owned(),
            Some(Token::Close) => "`)`".to_owned(),
            Some(Token::Minus) => "`-`".to_owned(),
        })
    }

    /// That something else was expected at the next token.
    pub(super) fn refuse<T>(&self, expected: impl FnOnce(Standing) -> Expected) -> Result<T, Unread> {
        Err(Unread::at(self.place(), expected(self.found())))
    }

    /// The next token is this word, in any case.
    pub(super) fn is_word(&self, ahead: usize, word: &str) -> bool {
        matches!(self.peek(ahead), Some(Token::Word(next)) if next.eq_ignore_ascii_case(word))
    }

    /// Takes the next token if it is this one.
    fn take(&mut self, token: &Token) -> bool {
        let is = self.peek(0) == Some(token);
        self.at += usize::from(is);
        is
    }

    /// Takes the next token if it is this word.
    pub(super) fn take_word(&mut self, word: &str) -> bool {
        let is = self.is_word(0, word);
        self.at += usize::from(is);
        is
    }

    /// Takes `not` or a dash.
    pub(super) fn take_not(&mut self) -> bool {
        self.take(&Token::Minus) || self.take_word("not")
    }

    pub(super) fn take_open(&mut self) -> bool {
        self.take(&Token::Open)
    }

    pub(super) fn close(&mut self) -> Result<(), Unread> {
        if self.take(&Token::Close) { Ok(()) } else { self.refuse(Expected::Close) }
    }

    /// Nothing is left.
    pub(super) fn end(&self) -> Result<(), Unread> {
        if self.peek(0).is_none() { Ok(()) } else { self.refuse(Expected::End) }
    }

    /// Reads something nested.
    pub(super) fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T, Unread>) -> Result<T, Unread> {
        if self.depth == DEEPEST {
            return Err(Unread::at(self.place(), Expected::Shallower(DEEPEST)));
        }
        self.depth += 1;
        let read = read(self);
        self.depth -= 1;
        read
    }

    /// Where a part of a want begins: a count, perhaps within parentheses or behind "not".
    pub(super) fn is_at_count(&self, mut ahead: usize) -> bool {
        if !self.counts {
            return false;
        }
        loop {
            match self.peek(ahead) {
                Some(Token::Open | Token::Minus) => ahead += 1,
                Some(Token::Word(word)) if word.eq_ignore_ascii_case("not") => ahead += 1,
                Some(Token::Word(word)) => {
                    // No property begins with a digit or a dot; of other games, numbers of cards do.
                    return word.starts_with(|c: char| c.is_ascii_digit() || c == '.')
                        && compare::number(word).is_none();
                }
                Some(Token::Sign(sign)) => return *sign == Sign::Is,
                Some(Token::Quoted(_) | Token::Expression(_) | Token::Close) | None => return false,
            }
        }
    }

    /// `a or b`: what one of the parts means. An `or` before a count joins counts, not cards.
    pub(super) fn any(&mut self) -> Result<Search, Unread> {
        let mut parts = vec![self.all()?];
        while self.is_word(0, "or") && !self.is_at_count(1) {
            self.skip();
            parts.push(self.all()?);
        }
        Ok(if parts.len() == 1 { parts.swap_remove(0) } else { Search::Any(parts) })
    }

    /// `a b`, `a and b`: what all of the parts mean.
    fn all(&mut self) -> Result<Search, Unread> {
        let mut parts = vec![self.not()?];
        loop {
            // Between the words of a name may stand what is none.
            while self.is_at_nothing() {
                self.skip();
            }
            let and = self.is_word(0, "and");
            if self.is_at_count(usize::from(and)) || (!and && !self.is_at_cards()) {
                break;
            }
            self.at += usize::from(and);
            parts.push(self.not()?);
        }
        Ok(if parts.len() == 1 { parts.swap_remove(0) } else { Search::All(parts) })
    }

    /// Whether what comes can only be more cards.
    fn is_at_cards(&self) -> bool {
        match self.peek(0) {
            Some(Token::Word(word)) => !self.ends(word),
            Some(Token::Quoted(_) | Token::Expression(_) | Token::Open | Token::Minus) => true,
            Some(Token::Close | Token::Sign(_)) | None => false,
        }
    }

    fn not(&mut self) -> Result<Search, Unread> {
        if self.take_not() {
            return self.nested(Self::not).map(|search| Search::Not(Box::new(search)));
        }
        if self.take_open() {
            let inside = self.nested(Self::any)?;
            return self.close().map(|()| inside);
        }
        self.term()
    }

    /// Whether a word ends what stands side by side: `or`; and `by turn 3` where there are turns.
    fn ends(&self, word: &str) -> bool {
        word.eq_ignore_ascii_case("or") || (self.counts && word.eq_ignore_ascii_case("by"))
    }

    /// Whether what comes next says nothing by itself: `&`, `//`, and a comma or an exclamation mark with blanks around it.
    fn is_at_nothing(&self) -> bool {
        !self.counts
            && matches!(self.peek(0), Some(Token::Word(word)) if !word.contains(char::is_alphanumeric))
            && !matches!(self.peek(1), Some(Token::Sign(_)))
    }

    /// `battle`, `BT1-053`, `goku`, `"Son Goku"`, `cost<=2`.
    fn term(&mut self) -> Result<Search, Unread> {
        let place = self.place();
        match self.peek(0).cloned() {
            Some(Token::Quoted(words)) => {
                let phrase = Phrase::new(&words, true);
                let Some(phrase) = phrase else { return self.refuse(Expected::Cards) };
                self.skip();
                Ok(Search::Is(Test::Text(Text::Name, phrase)))
            }
            Some(Token::Expression(said)) => {
                let fitted = Field::Text(Text::Name).fitted("name", Sign::Has, &said);
                let search = fitted.map_err(|(inside, why)| Unread::at(within(place, inside), why))?;
                self.skip();
                Ok(search)
            }
            Some(Token::Word(word)) if word.eq_ignore_ascii_case("and") || self.ends(&word) => {
                self.refuse(Expected::Cards)
            }
            Some(Token::Word(word)) => {
                if let Some(Token::Sign(sign)) = self.peek(1) {
                    let sign = *sign;
                    self.skip();
                    return self.compared(&word, place, sign);
                }
                let as_name = || Some(Test::Text(Text::Name, Phrase::new(&word, true)?));
                let Some(test) = compare::bare(&word).or_else(as_name) else { return self.refuse(Expected::Cards) };
                self.skip();
                Ok(Search::Is(test))
            }
            _ => self.refuse(Expected::Cards),
        }
    }

    /// The sign and the value behind a field.
    fn compared(&mut self, word: &str, place: Span, sign: Sign) -> Result<Search, Unread> {
        let field = Field::of(word).ok_or_else(|| Unread::at(place, Expected::Field(word.to_owned())));
        let (name, field) = field?;
        let sign_place = self.place();
        self.skip();
        let value_place = self.place();
        if let Some(Token::Expression(said)) = self.peek(0) {
            let fitted = field.fitted(name, sign, said);
            let search = fitted.map_err(|(inside, why)| {
                let at_sign = matches!(why, Expected::Sign { .. });
                Unread::at(if at_sign { sign_place } else { within(value_place, inside) }, why)
            })?;
            self.skip();
            return Ok(search);
        }
        let Some(Token::Word(value) | Token::Quoted(value)) = self.peek(0).cloned() else {
            return self.refuse(|found| Expected::Value { field: name, what: "value", found });
        };
        let search = field.compared(name, sign, &value).map_err(|expected| {
            let at_sign = matches!(expected, Expected::Sign { .. });
            Unread::at(if at_sign { sign_place } else { value_place }, expected)
        })?;
        self.skip();
        Ok(search)
    }
}

/// The place within an expression that stands at a place, behind its slash.
fn within(place: Span, inside: Option<Span>) -> Span {
    inside.map_or(place, |inside| Span::new(place.start + 1 + inside.start, place.start + 1 + inside.end))
}
