//! Any text, read as a card table in every form: nothing panics, every problem has its line, and what was read is
//! written and read again as the same cards.

#![no_main]

use deckscouter::catalog::{import, table};
use deckscouter::diagnostic::lines;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(cards) = table::read(text) {
        assert_eq!(table::read(&table::write(&cards)), Ok(cards));
    }
    let imported = import::read(text).expect("the keyword table fits");
    let lines = lines::with_ends(text).count() + 1;
    assert!(imported.problems.iter().all(|problem| (1..=lines).contains(&problem.line)));
    let again = table::read(&table::write(&imported.cards)).expect("a written table");
    assert!(again.keys().eq(imported.cards.keys()));
    table::write_names(&imported.cards);
});
