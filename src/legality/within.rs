//! The number of a card within a word that is more than that: `BT7-010/131`, `BT1-006*`.

use crate::card::{CardNumber, Print};
use crate::catalog::{Catalog, Entry, Found, Miss};
use crate::deck::CardRef;

/// What a name means by the one number of a card within it, if there is one: that card where the total of its set stands
/// behind the number; otherwise none, though it is near.
pub(super) fn meant<'a>(name: &str, catalog: &'a Catalog) -> Option<Result<Found<'a>, Miss<'a>>> {
    let (_, _, entry) = only_number(name, catalog)?;
    Some(match numbered(name, catalog) {
        Some(card) => catalog.find(card.print.as_ref(), card.name.as_deref()),
        None => Err(Miss::UnknownName(vec![entry])),
    })
}

/// The one number of a card within a name, where the total of its set stands behind it, and what stands beside the two.
pub(super) fn numbered(name: &str, catalog: &Catalog) -> Option<CardRef> {
    let (written, print, _) = only_number(name, catalog)?;
    let word = name.split_whitespace().find(|word| word.contains(written))?;
    let behind = word.trim_matches(['[', ']', '(', ')', ',']).strip_prefix(written)?;
    if !is_total(&print.number, behind, catalog) {
        return None;
    }
    let beside = name.replacen(word, " ", 1);
    let beside = beside.trim_matches(|c: char| c.is_whitespace() || "-:,".contains(c));
    let name = Some(beside).filter(|name| !name.is_empty()).map(str::to_owned);
    Some(CardRef { print: Some(print), name, ..CardRef::default() })
}

/// The one number of a card within a name, as it is written and as it is meant.
fn only_number<'n, 'a>(name: &'n str, catalog: &'a Catalog) -> Option<(&'n str, Print, &'a Entry)> {
    let numbers = name.match_indices('-').filter_map(|(dash, _)| number_around(name, dash));
    let mut known = numbers.filter_map(|written| {
        let print = Print::among_words(written)?;
        let entry = catalog.get(&print.number)?;
        Some((written, print, entry))
    });
    let (written, print, entry) = known.next()?;
    let is_only = known.all(|(_, other, _)| other.number == print.number);
    is_only.then_some((written, print, entry))
}

/// Letters and digits before a dash, and the digits behind it.
fn number_around(name: &str, dash: usize) -> Option<&str> {
    let set = name[..dash].bytes().rev().take_while(u8::is_ascii_alphanumeric).count();
    let index = name[dash + 1..].bytes().take_while(u8::is_ascii_digit).count();
    name.get(dash - set..dash + 1 + index)
}

/// Whether a stroke and the greatest number of its set stand behind a number: `/131` behind `BT7-010`.
fn is_total(number: &CardNumber, behind: &str, catalog: &Catalog) -> bool {
    let Some(total) = behind.strip_prefix('/').filter(|total| total.bytes().all(|byte| byte.is_ascii_digit())) else {
        return false;
    };
    let width = number.as_str().len() - number.set().len() - 1;
    let is_known = |index: u32| {
        let print = Print::among_words(&format!("{}-{index:0width$}", number.set()));
        print.is_some_and(|print| catalog.get(&print.number).is_some())
    };
    let is_last = |total: u32| is_known(total) && !is_known(total + 1);
    total.len() == width && total.parse().is_ok_and(is_last)
}
