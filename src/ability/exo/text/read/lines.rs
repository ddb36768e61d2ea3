//! Lines: what they begin with, what they hang on and what they cost.

use super::super::lex::Token;
use super::super::lexicon::Sym;
use super::super::terms::key_sym;
use super::reader::Reader;
use crate::ability::exo::{Cards, Deed, Effect, Key, Line, Passive, Pick, Place, Price, Until, Verb, Whose};

/// What a line begins with.
enum Head {
    Key(Key),
    /// No key word.
    Bare,
    /// One that is not read to its end.
    Unread,
}

/// The key words that stand alone.
const KEYS: [Key; 20] = [
    Key::Activation,
    Key::Cycle,
    Key::Cover,
    Key::Echo,
    Key::Exile,
    Key::Guard,
    Key::Ambush,
    Key::Immediate,
    Key::Death,
    Key::Shadow,
    Key::Honor,
    Key::Rage,
    Key::Reveal,
    Key::Sacrifice,
    Key::Discard,
    Key::Burial,
    Key::Emergency,
    Key::Main,
    Key::Quick,
    Key::Attacked,
];

impl Reader {
    pub(super) fn lines(&mut self) -> Option<Vec<Line>> {
        let mut lines = Vec::new();
        while self.at < self.tokens.len() {
            lines.push(self.line()?);
            self.targets.clear();
            if !self.takes_sign('.') && self.at < self.tokens.len() {
                return None;
            }
        }
        Some(lines)
    }

    fn line(&mut self) -> Option<Line> {
        if let Some(word) = self.any_word() {
            return Some(Line::Passive(Passive::Word(word)));
        }
        if self.takes(Sym::PlayOnlyIf) {
            return self.test().map(|test| Line::Passive(Passive::OnlyIf(test)));
        }
        if self.takes(Sym::AttacksTimes) {
            let times = self.count()?;
            self.sym(Sym::Times)?;
            return Some(Line::Passive(Passive::Attacks(times)));
        }
        if self.takes(Sym::Instead) {
            self.sign(':')?;
            return self.prices().map(|prices| Line::Passive(Passive::Instead(prices)));
        }
        self.effect()
    }

    fn effect(&mut self) -> Option<Line> {
        let once = self.takes(Sym::Once);
        let key = match self.head() {
            Head::Key(key) => Some(key),
            Head::Bare => None,
            Head::Unread => return None,
        };
        let headed = once || key.is_some();
        let leader = self.takes(Sym::LeaderEffect);
        let mut only_if = Vec::new();
        if self.takes(Sym::OnlyIf) {
            only_if.push(self.test()?);
            while self.takes(Sym::And) {
                only_if.push(self.test()?);
            }
        }
        let may_be_bare = matches!(key, Some(Key::Guard | Key::Hate(_)));
        if may_be_bare && matches!(self.peek(), None | Some(Token::Sign('.'))) {
            return Some(Line::Effect(Effect { once, leader, only_if, ..Effect::of(key?) }));
        }
        let headed = headed || leader || !only_if.is_empty();
        if headed {
            self.sign(':')?;
        }
        let price = if self.has_price() {
            let prices = self.prices()?;
            self.sign(':')?;
            prices
        } else {
            Vec::new()
        };
        let key = key.unwrap_or(match (price.is_empty(), once) {
            (_, true) => Key::Quick,
            (false, false) => Key::Main,
            (true, false) => Key::Tactic,
        });
        let does = self.deeds()?;
        // A card that says what cards gain, and nothing else, gives it to them while it is there.
        if !headed
            && key == Key::Tactic
            && let [Deed::Gain(cards @ (Cards::This | Cards::All(_)), gain, Until::Stays)] = does.as_slice()
        {
            return Some(Line::Passive(Passive::Gives(cards.clone(), gain.clone())));
        }
        let targets = std::mem::take(&mut self.targets);
        Some(Line::Effect(Effect { key, once, leader, only_if, price, targets, does }))
    }

    /// Whether another colon follows in the sentence: what stands before it is a price (10-1).
    fn has_price(&self) -> bool {
        let rest = self.tokens[self.at..].iter().map(|(_, token)| token);
        rest.take_while(|token| **token != Token::Sign('.')).any(|token| *token == Token::Sign(':'))
    }

    /// The key word, where there is one.
    fn head(&mut self) -> Head {
        let Some(sym) = self.peek_sym() else { return Head::Bare };
        if sym == Sym::Hate {
            self.at += 1;
            let hated = self.pick(false);
            return hated.map_or(Head::Unread, |(pick, _)| Head::Key(Key::Hate(pick.filter)));
        }
        let Some(key) = KEYS.into_iter().find(|key| key_sym(key) == sym) else { return Head::Bare };
        self.at += 1;
        Head::Key(key)
    }

    fn prices(&mut self) -> Option<Vec<Price>> {
        let mut prices = Vec::new();
        loop {
            prices.push(self.price()?);
            if !self.takes_sign(',') {
                return Some(prices);
            }
        }
    }

    fn price(&mut self) -> Option<Price> {
        if self.takes(Sym::Pay) {
            return self.count().map(Price::Cost);
        }
        if self.takes(Sym::Remove) {
            return self.counters().map(|(count, kind)| Price::Counters(count, kind));
        }
        if self.takes(Sym::YouLose) {
            let lives = self.count()?;
            self.sym(Sym::Life)?;
            return Some(Price::Lives(lives));
        }
        let verb = self.verb()?;
        match self.cards()? {
            Cards::Chosen(pick) if verb == Verb::Discard && pick.place == Place::Play => {
                Some(Price::Move(verb, Cards::Chosen(Pick { place: Place::Hand, whose: Whose::You, ..pick })))
            }
            cards => Some(Price::Move(verb, cards)),
        }
    }
}
