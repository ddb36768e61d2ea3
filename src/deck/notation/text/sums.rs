//! Lines that sum up a list or number its pages: they say nothing that its cards do not.

use crate::card::fold;
use crate::deck::header;

/// What a sum counts, folded.
const COUNTED: [&str; 12] = [
    "cards",
    "carte",
    "cartes",
    "karten",
    "cartas",
    "total",
    "totale",
    "gesamt",
    "total cards",
    "cards total",
    "carte totali",
    "cartes au total",
];

/// What stands before a sum, folded.
const NAMED: [&str; 19] = [
    "total",
    "totale",
    "gesamt",
    "grand total",
    "total cards",
    "cards total",
    "total cards in deck",
    "cards in deck",
    "card count",
    "deck size",
    "number of cards",
    "carte totali",
    "totale carte",
    "numero di carte",
    "total cartes",
    "total des cartes",
    "cartes au total",
    "nombre de cartes",
    "total cartas",
];

/// What makes the sum of a section of its header: `Main Deck total`.
const TOTALS: [&str; 3] = ["total", "totale", "gesamt"];

/// Whether a line is a sum, and no card: `50 cards`, `(50 cards)`, `50/50`, `Total: 50`, `Main Deck total 50`.
pub(super) fn is_sum(line: &str) -> bool {
    let line = line.trim_matches(|c: char| c.is_whitespace() || "*_=-()[]".contains(c));
    let at = line.find(|c: char| c.is_ascii_digit()).unwrap_or(line.len());
    let (words, amount) = line.split_at(at);
    let amount = amount.trim_end_matches(|c: char| c.is_whitespace() || ")]*_.".contains(c));
    let words = fold(words);
    if words.is_empty() { at == 0 && is_amount(amount, false) } else { is_named(&words) && is_amount(amount, true) }
}

/// Whether folded words stand before a sum.
fn is_named(words: &str) -> bool {
    let of_section = |rest: Option<&str>| rest.is_some_and(|rest| header::section(rest).is_some());
    let is_total = |total: &&str| {
        of_section(words.strip_prefix(*total).and_then(|rest| rest.strip_prefix(' ')))
            || of_section(words.strip_suffix(*total).and_then(|rest| rest.strip_suffix(' ')))
    };
    NAMED.contains(&words) || TOTALS.iter().any(is_total)
}

/// `50/50`, `50 cards`; and `50`, where that may stand alone.
fn is_amount(text: &str, alone: bool) -> bool {
    let is_number = |text: &str| (1..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    let behind = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let number = &text[..text.len() - behind.len()];
    let of = behind.trim_start().strip_prefix('/').map(str::trim);
    is_number(number)
        && (alone && behind.is_empty() || of.is_some_and(is_number) || COUNTED.contains(&fold(behind).as_str()))
}

/// Whether a line numbers the pages of a print: `Page 1`, `Page 1 of 2`, `Seite 1/2`.
pub(super) fn is_page(line: &str) -> bool {
    const PAGES: [&str; 4] = ["page", "pagina", "seite", "pag"];
    const OF: [&str; 5] = ["of", "di", "de", "sur", "von"];
    let folded = fold(line);
    let words: Vec<&str> = folded.split(' ').collect();
    let is_number = |word: &str| !word.is_empty() && word.len() <= 3 && word.bytes().all(|byte| byte.is_ascii_digit());
    match words.as_slice() {
        [page, at] => PAGES.contains(page) && is_number(at),
        [page, at, all] => PAGES.contains(page) && is_number(at) && is_number(all),
        [page, at, of, all] => PAGES.contains(page) && is_number(at) && OF.contains(of) && is_number(all),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_has_its_words_before_it_or_behind() {
        for line in [
            "50 cards",
            "50/50",
            "50 Total",
            "(50 cards)",
            "[50/50]",
            "50 Karten",
            "60 carte totali",
            "Total 50",
            "Total: 50",
            "**Total:** 50",
            "Total (50)",
            "Total = 50",
            "Total - 50 cards",
            "Total: 50/50",
            "Totale carte: 50",
            "Total des cartes : 50",
            "Main Deck total: 50",
            "Total Main Deck: 50",
            "Deck size: 50",
        ] {
            assert!(is_sum(line), "{line}");
        }
        for line in
            ["Total", "50", "(50)", "50 Fish", "Total: 4 BT1-012 Hit", "Total Fish 4", "Android 16", "Total 83326048"]
        {
            assert!(!is_sum(line), "{line}");
        }
    }

    #[test]
    fn pages_are_numbered_in_several_ways() {
        for line in ["Page 1", "Page 1 of 1", "page 1/2", "- Page 2 of 12 -", "Pagina 1 di 2", "Seite 1 von 2"] {
            assert!(is_page(line), "{line}");
        }
        for line in ["Page", "Page One", "4 Page 1", "Page of Rules", "Page 1 of Rules"] {
            assert!(!is_page(line), "{line}");
        }
    }
}
