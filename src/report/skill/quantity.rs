//! Numbers in words: written, counted, within bounds.

use super::noun::{Case, Phrase};
use super::{AsNoun, InWords, Teller};
use crate::ability::{Bounds, Cards, Count, Limits, Quantity, Shared};
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
                say!("skill-number-of", of = teller.named(name).text(Case::Of, teller))
            }
            Self::X => return Phrase::bare("X".to_owned(), false),
            Self::Power(cards) => say!("skill-power-of", of = cards.noun(teller).text(Case::Of, teller)),
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

/// What cards have in common, as messages know it.
pub(super) const fn common(shared: Shared) -> &'static str {
    match shared {
        Shared::Name => "name",
        Shared::Character => "character",
        Shared::Trait => "trait",
        Shared::Colors => "colors",
        Shared::Cost => "cost",
        Shared::Power => "power",
    }
}

impl Teller<'_> {
    /// A sum; what is taken off stands behind a minus.
    fn sum(&self, parts: &[Quantity]) -> String {
        let mut sum = String::new();
        for part in parts {
            let (sign, part) = match part {
                Quantity::Number(n) if *n < 0 => ("-", n.unsigned_abs().to_string()),
                part => ("+", part.said(self)),
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
        let count = match quantity {
            Quantity::Number(n) => return (format!("{n:+}"), String::new()),
            Quantity::Counted(count) => count.as_ref(),
        };
        let (times, counted) = match count {
            Count::Times(counted, times) => (*times, counted.clone()),
            _ => (1, quantity.clone()),
        };
        (format!("{times:+}"), self.for_each(&counted))
    }

    /// Of what each: `for each of your cards`, `for every 2 of …`.
    fn for_each(&self, counted: &Quantity) -> String {
        let text = |quantity: &Quantity| quantity.said(self);
        self.words(match counted {
            Quantity::Counted(count) => match count.as_ref() {
                Count::Cards(selector) => say!("skill-for-each", of = selector.noun(self).text(Case::Of, self)),
                Count::Size(name) => say!("skill-for-each", of = self.named(name).text(Case::Of, self)),
                Count::Markers(Cards::All(selector)) => {
                    say!("skill-for-each-marker", on = selector.noun(self).text(Case::On, self))
                }
                Count::Markers(cards) => {
                    say!("skill-for-each-marker", on = cards.noun(self).text(Case::On, self))
                }
                Count::Every(every, quantity) => {
                    say!("skill-for-every", every = every.to_string(), count = text(quantity))
                }
                Count::Different(..)
                | Count::Colors(_)
                | Count::X
                | Count::Power(_)
                | Count::Cost(_)
                | Count::Times(..)
                | Count::Sum(_) => say!("skill-multiplied", count = text(counted)),
            },
            Quantity::Number(_) => say!("skill-multiplied", count = text(counted)),
        })
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
