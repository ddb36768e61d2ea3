//! What numbers hang on, and what tokens are.

use super::super::super::cards::{Cards, Count, Is, Per};
use super::super::normal::Token;
use super::Reader;

impl Reader<'_> {
    /// What a number is multiplied by: `for each …`, or nothing.
    pub(in crate::ability::yugioh::text) fn per(&mut self) -> Per {
        let start = self.at;
        if self.words("for each").is_some() {
            if let Some(kind) = self.clone_counter() {
                return Per::Counter(kind);
            }
            let pick = self.filter().map(|filter| self.placed(Count::All, filter));
            if let Some(pick) = pick {
                return Per::Each(pick);
            }
        }
        self.at = start;
        Per::One
    }

    fn clone_counter(&mut self) -> Option<String> {
        let start = self.at;
        let kind = self.counter();
        if kind.is_some() && self.any(&["on this card", "on it"]) {
            return kind;
        }
        self.at = start;
        None
    }

    /// A value of cards: `the ATK of …`.
    pub(in crate::ability::yugioh::text) fn value(&mut self) -> Option<Per> {
        let half = self.words("half").is_some();
        let make = |cards: Cards, stat: &str| {
            let cards = Box::new(cards);
            match (stat, half) {
                ("atk", true) => Some(Per::HalfAtk(cards)),
                ("atk", false) => Some(Per::Atk(cards)),
                ("def", false) => Some(Per::Def(cards)),
                _ => None,
            }
        };
        let start = self.at;
        for stat in ["atk", "def"] {
            self.at = start;
            let original = self.words(&format!("the original {stat} of")).is_some();
            if original || self.words(&format!("the {stat} of")).is_some() {
                let cards = self.cards()?;
                // Nothing is chosen for a number: of several cards it would not be plain whose it is.
                let plain = match &cards {
                    Cards::Of(pick) => pick.count == Count::All || pick.filter.contains(&Is::Attacking),
                    _ => true,
                };
                return if !plain || original && !is_gone(&cards) { None } else { make(cards, stat) };
            }
            let it = self.it.clone();
            if self.any(&[&format!("its {stat}"), &format!("that target's {stat}")]) {
                return if it == Cards::Targets { None } else { make(it, stat) };
            }
            if is_gone(&it) && self.any(&[&format!("its original {stat}"), &format!("its {stat} in the gy")]) {
                return make(it, stat);
            }
            if self.any(&[&format!("this card's {stat}"), &format!("the {stat} of this card")]) {
                return make(Cards::This, stat);
            }
        }
        self.at = start;
        None
    }

    /// What stands between brackets of a token: its kinds, its Level, ATK and DEF.
    pub(in crate::ability::yugioh::text) fn token_line(&mut self) -> Option<(Vec<String>, u8, [i32; 2])> {
        let mut words = String::new();
        loop {
            match self.next()? {
                Token::Mark(')') => break,
                Token::Word(word) => words.push_str(word),
                Token::Number(number) => words.push_str(&number.to_string()),
                _ => return None,
            }
            words.push(' ');
            self.at += 1;
        }
        self.at += 1;
        let (mut kinds, mut level, mut stats) = (Vec::new(), None, [None, None]);
        for part in words.split('/').map(str::trim).filter(|part| !part.is_empty()) {
            let number = |word: &str| part.strip_prefix(word).and_then(|number| number.trim().parse::<i32>().ok());
            if number("level").is_some() {
                level = number("level").and_then(|level| u8::try_from(level).ok());
            } else if number("atk").is_some() {
                stats[0] = number("atk");
            } else if number("def").is_some() {
                stats[1] = number("def");
            } else {
                kinds.push(part.to_owned());
            }
        }
        Some((kinds, level?, [stats[0]?, stats[1]?]))
    }
}

/// Whether these are cards that have left the field: what is printed on them is all that they have.
const fn is_gone(cards: &Cards) -> bool {
    matches!(cards, Cards::That | Cards::Those | Cards::Paid)
}
