//! Numbers in words: written, counted, within bounds.

use super::noun::{Case, Phrase, common};
use super::{AsNoun, InWords, Teller};
use crate::ability::{Bounds, Cards, Count, Limits, Quantity};
use crate::language::say;

impl InWords for Quantity {
    fn said(&self, teller: &Teller<'_>) -> String {
        match self {
            Self::Number(n) => n.to_string(),
            Self::Counted(count) => count.noun(teller).text(Case::Plain, teller),
        }
    }
}

impl AsNoun for Count {
    fn noun(&self, teller: &Teller<'_>) -> Phrase {
        let words = match self {
            Self::Cards(selector) => {
                say!("skill-number-of", of = selector.noun(teller).text(Case::Of, teller))
            }
            Self::Different(shared, selector) => {
                let cards = selector.noun(teller).text(Case::Plain, teller);
                say!("skill-different", shared = common(*shared), cards = cards)
            }
            Self::Colors(selector) => {
                say!("skill-colors-among", cards = selector.noun(teller).text(Case::Plain, teller))
            }
            Self::Size(name) => {
                say!("skill-number-of", of = teller.all_named(name).text(Case::Of, teller))
            }
            Self::X => return Phrase::bare("X".to_owned(), false),
            Self::Power(cards) => say!("skill-power-of", of = cards.noun(teller).text(Case::Of, teller)),
            Self::ComboPower(cards) => say!("skill-combo-power-of", of = cards.noun(teller).text(Case::Of, teller)),
            Self::Cost(cards) => say!("skill-cost-of", of = cards.noun(teller).text(Case::Of, teller)),
            Self::Markers(cards) => say!("skill-markers-on", on = cards.noun(teller).text(Case::On, teller)),
            Self::Times(quantity, times) => {
                say!("skill-times", times = times.to_string(), count = quantity.said(teller))
            }
            Self::Every(every, quantity) => {
                say!("skill-every", every = every.to_string(), count = quantity.said(teller))
            }
            Self::Sum(parts) => return Phrase::bare(teller.sum(parts), false),
        };
        Phrase::bare(teller.words(words), false)
    }
}

/// How many times it is meant, and what.
fn multiplied(quantity: &Quantity) -> (i32, &Quantity) {
    if let Quantity::Counted(count) = quantity
        && let Count::Times(counted, times) = count.as_ref()
    {
        return (*times, counted);
    }
    (1, quantity)
}

impl Teller<'_> {
    /// A sum; what is taken off stands behind a minus.
    fn sum(&self, parts: &[Quantity]) -> String {
        let mut sum = String::new();
        for part in parts {
            let (sign, part) = match part {
                Quantity::Number(n) if *n < 0 => ("-", n.unsigned_abs().to_string()),
                Quantity::Counted(count) => match count.as_ref() {
                    Count::Times(counted, times) if *times < 0 => ("-", self.product(times.unsigned_abs(), counted)),
                    _ => ("+", part.said(self)),
                },
                part @ Quantity::Number(_) => ("+", part.said(self)),
            };
            if !sum.is_empty() || sign == "-" {
                sum.extend([" ", sign, " "]);
            }
            sum.push_str(&part);
        }
        sum.trim_start().to_owned()
    }

    /// More, or less: `+5000`; and of what each so much, where it is counted: `for each of your cards`.
    pub(super) fn amount(&self, quantity: &Quantity) -> (String, String) {
        if let Quantity::Number(n) = quantity {
            return (format!("{n:+}"), String::new());
        }
        if let Some((times, each)) = self.each(quantity) {
            return (format!("{times:+}"), each);
        }
        let (times, counted) = multiplied(quantity);
        let sign = if times < 0 { "-" } else { "+" };
        (format!("{sign}{}", self.product(times.unsigned_abs(), counted)), String::new())
    }

    /// How many for each of what: `2`, `for each of your cards`; nothing for what is not counted one by one.
    pub(super) fn each(&self, quantity: &Quantity) -> Option<(i32, String)> {
        let (times, counted) = multiplied(quantity);
        Some((times, self.for_each(counted)?))
    }

    /// So many times what is counted: `X`, `2 × (the number of …)`.
    fn product(&self, times: u32, counted: &Quantity) -> String {
        let counted = counted.said(self);
        let counted = if counted.contains(' ') { format!("({counted})") } else { counted };
        if times == 1 { counted } else { format!("{times} × {counted}") }
    }

    /// Of what each: `for each of your cards`, `for every 2 of …`; nothing for what is not counted one by one.
    fn for_each(&self, counted: &Quantity) -> Option<String> {
        let Quantity::Counted(count) = counted else { return None };
        Some(self.words(match count.as_ref() {
            Count::Cards(selector) => say!("skill-for-each", of = selector.noun(self).text(Case::Of, self)),
            Count::Size(name) => say!("skill-for-each", of = self.all_named(name).text(Case::Of, self)),
            Count::Markers(Cards::All(selector)) => {
                say!("skill-for-each-marker", on = selector.noun(self).text(Case::On, self))
            }
            Count::Markers(cards) => {
                say!("skill-for-each-marker", on = cards.noun(self).text(Case::On, self))
            }
            Count::Every(every, quantity) => {
                let every = every.to_string();
                match self.counted_cards(quantity) {
                    Some(cards) => say!("skill-for-every-of", every = every, of = cards.text(Case::Of, self)),
                    None => say!("skill-for-every", every = every, count = quantity.said(self)),
                }
            }
            Count::Different(..)
            | Count::Colors(_)
            | Count::X
            | Count::Power(_)
            | Count::ComboPower(_)
            | Count::Cost(_)
            | Count::Times(..)
            | Count::Sum(_) => return None,
        }))
    }

    /// The cards whose number it is.
    fn counted_cards(&self, quantity: &Quantity) -> Option<Phrase> {
        let Quantity::Counted(count) = quantity else { return None };
        match count.as_ref() {
            Count::Cards(selector) => Some(selector.noun(self)),
            Count::Size(name) => Some(self.all_named(name)),
            _ => None,
        }
    }

    /// More, or less, where no noun follows.
    pub(super) fn signed(&self, quantity: &Quantity) -> String {
        let (amount, each) = self.amount(quantity);
        if each.is_empty() { amount } else { format!("{amount} {each}") }
    }

    /// So many cards, as what is drawn or discarded.
    pub(super) fn so_many_cards(&self, quantity: &Quantity) -> String {
        match quantity {
            Quantity::Number(n) => self.words(say!("skill-cards", count = *n)),
            Quantity::Counted(count) => {
                let count = count.noun(self).text(Case::Plain, self);
                self.words(say!("skill-as-many-cards", count = count))
            }
        }
    }

    /// A number within bounds, as a factor has it: `3 or more`.
    pub(super) fn bounds(&self, Bounds { min, max }: Bounds, scale: i32) -> String {
        let value = |bound: Option<u8>| bound.map(|bound| (i32::from(bound) * scale).to_string());
        self.between(value(min), value(max))
    }

    /// As [`Self::bounds`], of what is never below nothing: `0`, and not `0 or less`.
    pub(super) fn so_many(&self, bounds: Bounds) -> String {
        match bounds {
            Bounds { min: None, max: Some(0) } => self.bounds(Bounds { min: Some(0), max: Some(0) }, 1),
            bounds => self.bounds(bounds, 1),
        }
    }

    /// A number within limits that may be counted.
    pub(super) fn limits(&self, limits: &Limits) -> String {
        let [least, most] =
            [&limits.at_least, &limits.at_most].map(|limit| limit.as_ref().map(|limit| limit.said(self)));
        let is_counted = |limit: &Option<Quantity>| matches!(limit, Some(Quantity::Counted(_)));
        if !is_counted(&limits.at_least) && !is_counted(&limits.at_most) {
            return self.between(least, most);
        }
        let form = match (&least, &most) {
            (Some(least), Some(most)) if least == most => "just",
            (Some(_), Some(_)) => "between",
            (Some(_), None) => "least",
            _ => "most",
        };
        let (least, most) = (least.unwrap_or_default(), most.unwrap_or_default());
        self.words(say!("skill-counted-bounds", form = form, least = least, most = most))
    }

    fn between(&self, least: Option<String>, most: Option<String>) -> String {
        let form = match (&least, &most) {
            (Some(least), Some(most)) if least == most => "just",
            (Some(_), Some(_)) => "between",
            (Some(_), None) => "least",
            (None, Some(_)) => "most",
            (None, None) => return self.words(say!("skill-any-number")),
        };
        let (least, most) = (least.unwrap_or_default(), most.unwrap_or_default());
        self.words(say!("skill-bounds", form = form, least = least, most = most))
    }
}
