//! Any text, read as cards, as a want and as cards to keep: nothing panics, the place of what is wrong fits the text, and what is
//! understood prints as it reads and can be asked of cards.

#![no_main]

use std::sync::LazyLock;

use deckscouter::catalog::search::{Keep, Search, Unread, Want};
use deckscouter::catalog::{Catalog, Entry};
use libfuzzer_sys::fuzz_target;

/// A card of one side and one of two.
static CARDS: LazyLock<[Entry; 2]> = LazyLock::new(|| {
    let card = |number: &str| Catalog::embedded().get(&number.parse().expect("a number")).expect("a card").clone();
    ["BT1-006", "BT1-001"].map(card)
});

fn refused(text: &str, error: &Unread) {
    assert!(text.get(error.span.start..error.span.end).is_some(), "{:?} does not fit", error.span);
    let _ = (error.to_string(), error.help());
}

fuzz_target!(|text: &str| {
    match Search::parse(text) {
        Ok(search) => {
            assert_eq!(Search::parse(&search.to_string()).as_ref(), Ok(&search), "{search}");
            for card in &*CARDS {
                assert_eq!(search.matches(card), search.may_match(card) == Some(true));
            }
        }
        Err(error) => refused(text, &error),
    }
    match Want::parse(text) {
        Ok(want) => assert_eq!(Want::parse(&want.to_string()).as_ref(), Ok(&want), "{want}"),
        Err(error) => refused(text, &error),
    }
    if let Err(error) = Keep::parse(text) {
        refused(text, &error);
    }
});
