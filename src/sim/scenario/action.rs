//! What an action of the script says: to which questions, of which cards, in which words.

use crate::engine::dbscg::state::decision::Question;
use crate::language::{Argument, Message, say};

use super::format::{Action, Line1, Refs};

/// What pays in place of energy, and is no card (4.00, 1-14-3).
pub(super) const ENERGY_MARKER: &str = "energy-marker";

impl Action {
    /// Whether it can be an answer to a question.
    pub(super) fn fits(&self, question: Question) -> bool {
        use Question as Q;
        match self {
            Self::Pass => question != Q::Main,
            Self::EndTurn | Self::Attack(_) | Self::Play(_) | Self::Grow(_) => question == Q::Main,
            Self::Yes | Self::No => {
                matches!(question, Q::Use | Q::May | Q::DrawMore | Q::First | Q::Redraw | Q::SkillCostFirst)
            }
            Self::Combo(_) => matches!(question, Q::Offense | Q::Defense),
            Self::Activate(_) => matches!(question, Q::Main | Q::Offense | Q::Defense | Q::Skill),
            Self::Counter(_) => question == Q::Counter,
            Self::Instead(_) => question == Q::Instead,
            Self::Block(_) | Self::Use(_) => matches!(question, Q::Use | Q::May | Q::NextAuto),
            Self::Next(_) => question == Q::NextAuto,
            Self::Charge(_) => question == Q::Charge,
            Self::Choose(_) => matches!(question, Q::Choose | Q::Price | Q::ZEnergy),
            Self::Pay(_) => question == Q::Pay,
            Self::Discard(_) => question == Q::Discard,
            Self::Mulligan(_) => question == Q::Mulligan,
            Self::Life(_) => question == Q::Life,
            Self::Order(_) => question == Q::Order,
            Self::Option(_) => matches!(question, Q::Option | Q::Character | Q::Keyword),
            Self::Number(_) => matches!(question, Q::X | Q::Cost | Q::Repeats),
            Self::Concede => false,
        }
    }

    /// The word of the script.
    pub(super) const fn word(&self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::EndTurn => "end-turn",
            Self::Yes => "yes",
            Self::No => "no",
            Self::Concede => "concede",
            Self::Attack(_) => "attack",
            Self::Play(_) => "play",
            Self::Combo(_) => "combo",
            Self::Activate(_) => "activate",
            Self::Counter(_) => "counter",
            Self::Instead(_) => "instead",
            Self::Block(_) => "block",
            Self::Use(_) => "use",
            Self::Next(_) => "next",
            Self::Grow(_) => "grow",
            Self::Charge(_) => "charge",
            Self::Choose(_) => "choose",
            Self::Pay(_) => "pay",
            Self::Discard(_) => "discard",
            Self::Mulligan(_) => "mulligan",
            Self::Life(_) => "life",
            Self::Order(_) => "order",
            Self::Option(_) => "option",
            Self::Number(_) => "number",
        }
    }

    /// What is wrong where it says what something is about that is about nothing.
    pub(super) fn about_nothing(&self) -> Option<String> {
        match self {
            Self::Activate(Line1 { about: Some(_), .. }) | Self::Instead(Line1 { about: Some(_), .. }) => {
                Some(format!("`about:` is said of `next`, `use` and `counter`, and not of `{}`", self.word()))
            }
            _ => None,
        }
    }

    /// The cards of an action that gives several, one after the other.
    pub(super) const fn cards(&self) -> Option<&Refs> {
        match self {
            Self::Choose(cards)
            | Self::Pay(cards)
            | Self::Discard(cards)
            | Self::Mulligan(cards)
            | Self::Life(cards)
            | Self::Order(cards) => Some(cards),
            _ => None,
        }
    }

    pub(super) fn words(&self) -> Message {
        let cards = |cards: &Refs| Argument::list(&cards.items, ", ");
        match self {
            Self::Pass => say!("does-pass"),
            Self::EndTurn => say!("does-end-turn"),
            Self::Yes => say!("does-say-yes"),
            Self::No => say!("does-say-no"),
            Self::Concede => say!("does-concede"),
            Self::Attack(attack) => say!("does-attack", guard = &attack.at, card = &attack.with),
            Self::Play(card) => say!("does-play", card = card),
            Self::Combo(card) => say!("does-combo", card = card),
            Self::Instead(line) => say!("does-instead", card = &line.card),
            Self::Activate(line) | Self::Counter(line) => say!("does-activate", line = line.words()),
            Self::Block(card) => say!("does-block", card = card),
            Self::Use(line) => say!("does-use", line = line.words()),
            Self::Next(line) => say!("does-take-next", line = line.words()),
            Self::Grow(card) => say!("does-grow", card = card),
            Self::Charge(card) => say!("does-charge", card = card),
            Self::Choose(given) => say!("does-choose", cards = cards(given)),
            Self::Pay(given) => say!("does-pay", cards = cards(given)),
            Self::Discard(given) => say!("does-discard", cards = cards(given)),
            Self::Mulligan(given) => say!("does-put-back", cards = cards(given)),
            Self::Life(given) => say!("does-give-life", cards = cards(given)),
            Self::Order(given) => say!("does-order", cards = cards(given)),
            Self::Option(n) => say!("does-take-option", number = n.0),
            Self::Number(n) => say!("does-name-number", number = *n),
        }
    }

    /// The cards that it speaks of.
    pub(super) fn refs(&self) -> Vec<&str> {
        match self {
            Self::Pass | Self::EndTurn | Self::Yes | Self::No | Self::Concede | Self::Option(_) | Self::Number(_) => {
                Vec::new()
            }
            Self::Attack(attack) => vec![&attack.with, &attack.at],
            Self::Activate(line) | Self::Counter(line) | Self::Instead(line) | Self::Next(line) | Self::Use(line) => {
                [Some(&line.card), line.about.as_ref()].into_iter().flatten().map(String::as_str).collect()
            }
            Self::Play(card) | Self::Combo(card) | Self::Block(card) | Self::Grow(card) | Self::Charge(card) => {
                vec![card]
            }
            Self::Choose(cards)
            | Self::Pay(cards)
            | Self::Discard(cards)
            | Self::Mulligan(cards)
            | Self::Life(cards)
            | Self::Order(cards) => {
                cards.items.iter().map(String::as_str).filter(|card| *card != ENERGY_MARKER).collect()
            }
        }
    }
}

impl Line1 {
    fn words(&self) -> Message {
        let line = match self.line {
            Some(line) => say!("does-of-line", line = line, card = &self.card),
            None => say!("does-of-card", card = &self.card),
        };
        match &self.about {
            Some(about) => say!("does-about", line = line, card = about),
            None => line,
        }
    }
}
