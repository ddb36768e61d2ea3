//! What the opponent pays for something that they cannot do otherwise: `unless they discard 1 card from their hand`.

use super::super::phrase::{At, Page, Phrase, Ways, name};
use super::super::word::SMALL;
use super::{Energy, act};
use crate::ability::{Fate, Name, Price, Selector, Who};

/// What the opponent, who has been spoken of, does with cards of their own: a price from their chair.
#[derive(Clone)]
pub(in super::super) struct TheirPrice;

const MILL: &[&str] = &["place the top"];
const INTO_DROP: &[&str] = &["cards of their deck in their drop area", "cards of their deck in their drop"];

impl TheirPrice {
    /// The same cards from the chair of the other player; the price of nothing else is known.
    fn turned(price: Price, name: Option<Name>) -> Option<Price> {
        let Price::Cards { count, from, fate, power_of, .. } = price else { return None };
        let whose = match from.whose {
            Who::You => Who::Opponent,
            Who::Opponent => Who::You,
            Who::Both => return None,
        };
        Some(Price::Cards { count, from: Selector { whose, ..from }, fate, name, power_of })
    }
}

impl Phrase for TheirPrice {
    type Value = Vec<Price>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Price>> {
        let mut ways: Ways<Vec<Price>> = Ways::new();
        if let Some(at) = page.lit(at, "pay") {
            ways.extend(Energy.read(page, at).into_iter().map(|(icons, at)| (vec![Price::Energy(icons)], at)));
        }
        let milled = page.any(at, MILL).map_or_else(Ways::new, |at| SMALL.read(page, at)).into_iter();
        ways.extend(milled.filter_map(|(n, at)| Some((vec![Price::Mill(n)], page.any(at, INTO_DROP)?))));
        for (price, end) in act().read(page, at) {
            // Cards that are only shown are no price.
            let theirs = matches!(&price, Price::Cards { from, fate, .. }
                if from.whose == Who::Opponent && *fate != Fate::Reveal);
            if let Some(price) = Self::turned(price, None).filter(|_| theirs) {
                ways.push((vec![price], At { spoken: at.spoken, ..end }));
            }
        }
        ways
    }
    fn says(&self, value: &Vec<Price>, page: &Page<'_>, at: At) -> Vec<At> {
        match value.as_slice() {
            [Price::Energy(icons)] => {
                page.lit(at, "pay").into_iter().flat_map(|at| Energy.says(icons, page, at)).collect()
            }
            [Price::Mill(n)] => {
                let said = page.any(at, MILL).into_iter().flat_map(|at| SMALL.says(n, page, at));
                said.filter_map(|at| page.any(at, INTO_DROP)).collect()
            }
            [price @ Price::Cards { name: None, .. }] => {
                let turned = Self::turned(price.clone(), Some(name(at.spoken.names)));
                let said = turned.map(|price| act().says(&price, page, at)).unwrap_or_default();
                said.into_iter().map(|end| At { spoken: at.spoken, ..end }).collect()
            }
            _ => Vec::new(),
        }
    }
}
