//! A text, and how far it has been read.

use super::super::lex::Token;
use super::super::lexicon::Sym;
use crate::ability::exo::Pick;

/// Where reading stands; where something is not read it stays there.
pub(super) struct Reader {
    pub(super) tokens: Vec<(usize, Token)>,
    pub(super) at: usize,
    pub(super) targets: Vec<Pick>,
}

impl Reader {
    pub(super) fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.at).map(|(_, token)| token)
    }

    pub(super) fn peek_sym(&self) -> Option<Sym> {
        match self.peek()? {
            Token::Word(sym) => Some(*sym),
            _ => None,
        }
    }

    pub(super) fn takes(&mut self, sym: Sym) -> bool {
        let is = self.peek_sym() == Some(sym);
        self.at += usize::from(is);
        is
    }

    pub(super) fn takes_sign(&mut self, sign: char) -> bool {
        let is = self.peek() == Some(&Token::Sign(sign));
        self.at += usize::from(is);
        is
    }

    pub(super) fn sign(&mut self, sign: char) -> Option<()> {
        self.takes_sign(sign).then_some(())
    }

    pub(super) fn sym(&mut self, sym: Sym) -> Option<()> {
        self.takes(sym).then_some(())
    }

    pub(super) fn number(&mut self) -> Option<i32> {
        let Token::Number(number) = *self.peek()? else { return None };
        self.at += 1;
        Some(number)
    }

    pub(super) fn count(&mut self) -> Option<u8> {
        let at = self.at;
        let count = self.number().and_then(|number| u8::try_from(number).ok());
        if count.is_none() {
            self.at = at;
        }
        count
    }

    pub(super) fn change(&mut self) -> Option<i32> {
        let Token::Change(number) = *self.peek()? else { return None };
        self.at += 1;
        Some(number)
    }

    pub(super) fn quoted(&mut self) -> Option<String> {
        let Token::Quoted(text) = self.peek()? else { return None };
        let text = text.clone();
        self.at += 1;
        Some(text)
    }
}
