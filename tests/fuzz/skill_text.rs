//! Any text, read as the skills of a card: nothing panics, every problem has its place, and the abilities survive the
//! card table.

#![no_main]

use std::sync::LazyLock;

use deckscouter::ability::KeywordNames;
use deckscouter::catalog::{Catalog, Entry, UserTable, table};
use deckscouter::language::Lang;
use deckscouter::report::card::Skilled;
use deckscouter::wording::Wording;
use deckscouter::{report, skill};
use libfuzzer_sys::fuzz_target;

static CARD: LazyLock<Entry> =
    LazyLock::new(|| Catalog::embedded().get(&"BT1-006".parse().expect("a number")).expect("a card").clone());

fuzz_target!(|text: &str| {
    let names = KeywordNames::embedded().expect("the keyword table fits");
    let (skills, problems) = skill::read(text, false, names);
    for span in problems.iter().filter_map(|problem| problem.span) {
        assert!(text.get(span.start..span.end).is_some(), "{span:?} does not fit");
    }
    for printed in skills.lines.iter().filter_map(|line| skill::print(line, names)) {
        assert!(skill::read(&printed, false, names).1.is_empty(), "{printed}");
    }
    let entry = Entry { front: skills.into(), ..CARD.clone() };
    entry.facts(None);
    for skilled in [Skilled::Words, Skilled::Notation] {
        report::card::show(&entry, skilled, Wording::new(names, Lang::En));
    }
    let cards: UserTable = [(entry.card.number.clone(), entry)].into();
    assert_eq!(table::read(&table::write(&cards)), Ok(cards));
});
