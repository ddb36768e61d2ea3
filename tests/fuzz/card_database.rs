//! Any bytes, read as a database of cards: nothing panics, it comes to an end, every problem has a row, and what was read is
//! written and read again as the same cards.

#![no_main]

use deckscouter::catalog::{import, table};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let imported = import::read_database(bytes);
    assert!(imported.problems.iter().all(|problem| problem.line >= 1));
    assert!(!imported.is_cut || !imported.problems.is_empty());
    assert!(imported.not_tcg <= imported.cards.len());
    let again = table::read(&table::write(&imported.cards)).expect("a written table");
    assert!(again.keys().eq(imported.cards.keys()));
    table::write_names(&imported.cards);
});
