//! Card tables, lists of limits and edits: what is written reads back, and no text breaks their readers.

use std::sync::LazyLock;

use deckscouter::card::{ByColor, Card, Color, Combo, EnergyCost, Face, Kind, OtherName, Total};
use deckscouter::catalog::kept::{self, Origin};
use deckscouter::catalog::{Entry, Noted, UserTable, import, table};
use deckscouter::diagnostic::{Diagnostic, Edit, Span, apply_edits};
use deckscouter::language::Lang;
use deckscouter::report::faults;
use deckscouter::ruleset::{conf, parse_list};
use jiff::Timestamp;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use rusqlite::Connection;

use super::{CATALOG, NUMBERS, cases, changed, changes, print, soup};

fn word_list() -> impl Strategy<Value = Vec<String>> {
    proptest::collection::vec("[^\\t\\n|]{1,8}", 0..3)
}

fn other_names() -> impl Strategy<Value = Vec<OtherName>> {
    let other = (select(vec!["it", "fr", "de"]), "[^|]{1,12}")
        .prop_filter_map("a name", |(code, name)| OtherName::new(code, &name));
    proptest::collection::vec(other, 0..3)
}

fn face() -> impl Strategy<Value = Face> {
    let figures = (any::<Option<i32>>(), any::<Option<i32>>());
    ("[^\\t\\n]{0,20}", figures, word_list(), word_list(), word_list(), other_names()).prop_map(
        |(name, (power, defense), characters, traits, eras, other_names)| Face {
            name,
            power,
            defense,
            characters,
            traits,
            eras,
            other_names,
        },
    )
}

/// Cards that never were, with skills of real ones.
fn entry() -> impl Strategy<Value = Entry> {
    let costs = (any::<Option<(Option<u8>, [u8; 2])>>(), any::<Option<Option<u8>>>(), any::<Option<(u8, i32)>>());
    let faces = (face(), proptest::option::of(face()));
    // Nothing stands behind them in a row, and the end of a line may be two signs.
    let will = proptest::collection::vec("[^\\t\\n\\r|]{1,8}", 0..3);
    let elsewhere = (word_list(), will, any::<Option<u8>>(), proptest::option::of("[^\\t\\n]{1,20}"));
    (print(), any::<Index>(), select(Kind::ALL.to_vec()), "[A-Z]{0,3}", costs, faces, elsewhere).prop_map(
        |(print, like, kind, rarity, (energy, z_energy, combo), (front, back), elsewhere)| {
            let (attributes, will, level, counts_as) = elsewhere;
            let like = CATALOG.get(like.get(NUMBERS.as_slice())).expect("a number of the table");
            let energy = energy.map(|(total, [red, green])| {
                let mut cost =
                    EnergyCost { total: total.map_or(Total::X, Total::Fixed), specified: ByColor::default() };
                cost.specified[Color::Red] = red % 9;
                cost.specified[Color::Green] = green % 9;
                cost
            });
            let z_energy = z_energy.filter(|_| kind.is_z()).map(|cost| cost.map_or(Total::X, Total::Fixed));
            let combo = combo.map(|(cost, power)| Combo { cost, power });
            let colors = like.card.colors;
            let back_skills = if back.is_some() { like.back.clone() } else { Noted::default() };
            let number = print.number;
            let card = Card {
                number,
                kind,
                rarity,
                colors,
                energy,
                z_energy,
                combo,
                attributes,
                will,
                level,
                counts_as,
                front,
                back,
            };
            Entry { card, front: like.front.clone(), back: back_skills }
        },
    )
}

fn own_table() -> impl Strategy<Value = UserTable> {
    proptest::collection::vec(entry(), 0..6)
        .prop_map(|entries| entries.into_iter().map(|entry| (entry.card.number.clone(), entry)).collect())
}

/// Two real cards as JSON lines and as CSV, to be changed.
const JSON_CARDS: &str = r#"{"number": "BT1-001", "type": "LEADER", "name": "Champa", "colors": ["Red"], "power": 10000, "skill": "[Permanent] You can include up to seven copies of {Fish} in your deck.", "back": {"name": "Champa", "power": 15000}}
{"number": "BT1-005", "type": "BATTLE", "name": "Fish", "colors": ["Red", "Blue"], "energy": 3, "specified": {"R": 1}, "combo_cost": 0, "combo_power": 5000, "skill": "[Supremo]\n[Bond 2] Draw."}
"#;
const CSV_CARDS: &str = "number,type,name,rarity,colors,energy,specified,combo cost,combo power,power,traits,skill\n\
    zz1-001,Battle,Fish,C,Red/Blue,3,R,0,5000,10000,Sea,[Ultimate]\n\
    zz1-002,Extra,\"Fish, fried\",C,Red,X,RRR,,,,,\n";

/// A list of limits, to be changed.
const LIMITS: &str = "# title: ours\nnumber\tlimit\tsince\tas-early-as\tevent\tuntil\nBT1-005\t0\t2023-03-31\t\t\t\n\
    BT12-023\t1\t2022-10-28\t2021-11-01\tBT17 pre-release\t2024-01-01\nBT12-023\tbanned\t2024-01-02\t\t\t\n";

/// Lists of a simulator, to be changed.
const CONF: &str = "#[A][B]\r\n!A\r\n#forbidden\r\n07391448 0 --fish\r\n10000 2\r\n\r\n!B\r\n53129443 1\r\n7 3\n";

/// A small database of Yu-Gi-Oh! cards of a few pages, to be damaged.
static DATABASE: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let database = Connection::open_in_memory().expect("a database");
    let statements = "PRAGMA page_size = 512;
        CREATE TABLE datas (id INTEGER PRIMARY KEY, ot, alias, type, atk, def, level, race, attribute);
        CREATE TABLE texts (id INTEGER PRIMARY KEY, name TEXT);
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
            INSERT INTO datas SELECT 1000 * i, 3, 0, 33, 100 * i, 50 * i, 4, 1, 32 FROM n LIMIT 30;
        UPDATE datas SET alias = 5000 WHERE id = 6000;
        INSERT INTO texts SELECT id, 'The Eel of the Pond ' || id FROM datas;";
    database.execute_batch(statements).expect("statements");
    database.serialize("main").expect("bytes").to_vec()
});

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn a_card_table_is_read_as_it_was_written(cards in own_table()) {
        let text = table::write(&cards);
        prop_assert_eq!(table::read(&text), Ok(cards.clone()), "{}", text);
        let imported = import::read(&text).expect("the keyword table fits");
        prop_assert_eq!(imported.problems, &[]);
        prop_assert_eq!(imported.cards, cards);
    }

    #[test]
    fn no_text_breaks_the_readers_of_card_tables(text in soup()) {
        let _ = table::read(&text);
        let _ = import::read(&text).expect("the keyword table fits");
    }

    #[test]
    fn a_changed_card_table_breaks_nothing(
        cards in own_table(),
        form in 0..4_u8,
        changes in changes(),
    ) {
        let text = match form {
            0 => table::write(&cards),
            1 => JSON_CARDS.to_owned(),
            2 => format!("[{}]", JSON_CARDS.trim_end().replace('\n', ",\n")),
            _ => CSV_CARDS.to_owned(),
        };
        let text = changed(&text, &changes);
        let _ = table::read(&text);
        let imported = import::read(&text).expect("the keyword table fits");
        let lines = text.matches('\n').count() + 1;
        prop_assert!(imported.problems.iter().all(|problem| (1..=lines).contains(&problem.line)));
        let inside = |problem: &import::Problem| {
            problem.diagnostic.span.is_some_and(|span| text.get(span.start..span.end).is_some())
        };
        prop_assert!(imported.problems.iter().all(inside), "{:?}", imported.problems);
        faults::human("table", &text, imported.problems.iter().map(|problem| &problem.diagnostic), Lang::It);
        // What would be imported is kept as it is.
        let origin = Origin { source: String::new(), imported: Timestamp::default(), order: 1, download: None };
        let kept = kept::read(kept::write(&imported.sound(), &origin)).expect("a table");
        prop_assert!(kept.entries().keys().eq(imported.sound().keys()));
        // What was taken is a table again.
        let again = table::read(&table::write(&imported.cards));
        prop_assert_eq!(again.map(|cards| cards.len()), Ok(imported.cards.len()));
    }

    #[test]
    fn no_text_breaks_the_reader_of_kept_tables(text in soup(), changes in changes()) {
        let origin = Origin { source: String::new(), imported: Timestamp::default(), order: 1, download: None };
        let table = kept::write(&import::read(CSV_CARDS).expect("the keyword table fits").cards, &origin);
        let damaged = changed(&table, &changes);
        prop_assert_eq!(kept::read(damaged.clone()).is_ok(), damaged == table);
        prop_assert!(kept::read(text).is_err());
    }

    #[test]
    fn no_text_breaks_the_reader_of_limit_lists(text in soup(), changes in changes(), which in any::<bool>()) {
        let text = if which { changed(LIMITS, &changes) } else { text };
        let parsed = parse_list(&text);
        let inside =
            |fault: &Diagnostic| fault.span.is_some_and(|span| text.get(span.start..span.end).is_some());
        prop_assert!(parsed.faults.iter().all(inside), "{:?}", parsed.faults);
        faults::human("list", &text, &parsed.faults, Lang::Fr);
        parsed.list.on(None);
    }

    #[test]
    fn a_damaged_limit_list_of_a_simulator_breaks_nothing(text in soup(), changes in changes(), which in 0..4_u8) {
        let text = if which == 0 { text } else { changed(CONF, &changes) };
        let names = conf::names(&text).into_iter().map(Some).chain([None, Some("no such list")]);
        for name in names {
            let parsed = conf::parse(&text, name);
            let inside = |fault: &Diagnostic| {
                let places = fault.related.iter().map(|(span, _)| *span).chain(fault.span);
                fault.span.is_some() && places.into_iter().all(|span| text.get(span.start..span.end).is_some())
            };
            prop_assert!(parsed.faults.iter().all(inside), "{:?}", parsed.faults);
            faults::human("list", &text, &parsed.faults, Lang::It);
            // An entry is what its line says, and a line that is none is told.
            for (number, entry) in parsed.list.iter() {
                let mut words = parsed.places[number].text(&text).split_whitespace();
                prop_assert_eq!(words.next().and_then(|code| code.parse().ok()), number.passcode());
                prop_assert_eq!(words.next().and_then(|limit| limit.parse().ok()), Some(entry.limit));
            }
            let is_entry = |line: &&str| !line.is_empty() && !["!", "#", "--"].iter().any(|sign| line.starts_with(sign));
            if let (Some(Some(wanted)), [only]) = (Some(name), conf::names(&text).as_slice()) && wanted == *only {
                let behind = text.trim_start_matches('\u{feff}').lines().map(str::trim).skip_while(|line| !line.starts_with('!'));
                let lines = behind.filter(is_entry).count();
                prop_assert!(parsed.list.iter().count() + parsed.faults.len() <= lines);
                prop_assert_eq!(lines == 0, parsed.list.iter().count() + parsed.faults.len() == 0);
            }
        }
    }

    #[test]
    fn of_a_damaged_card_database_nothing_is_lost_without_a_word(
        changes in proptest::collection::vec((any::<Index>(), any::<u8>()), 0..6),
        cut in proptest::option::of(any::<Index>()),
    ) {
        let mut bytes = DATABASE.clone();
        for (at, byte) in &changes {
            bytes[at.index(DATABASE.len())] = *byte;
        }
        bytes.truncate(cut.map_or(bytes.len(), |cut| cut.index(DATABASE.len())));
        let imported = import::read_database(&bytes);
        prop_assert!(imported.problems.iter().all(|problem| problem.line >= 1));
        let whole = import::read_database(&DATABASE).cards;
        prop_assert!(!imported.problems.is_empty() || imported.cards.keys().eq(whole.keys()), "{:?}", imported.cards.keys());
        prop_assert!(bytes != *DATABASE || imported.cards == whole);
        let again = table::read(&table::write(&imported.cards));
        prop_assert_eq!(again.map(|cards| cards.len()), Ok(imported.cards.len()));
    }

    #[test]
    fn edits_apply_whole_or_not_at_all(
        text in any::<String>(),
        edits in proptest::collection::vec((0..40_usize, 0..40_usize, "[a-é]{0,3}"), 0..6),
    ) {
        let edits: Vec<Edit> =
            edits.into_iter().map(|(start, end, text)| Edit { span: Span::new(start, end), text }).collect();
        if let Ok(edited) = apply_edits(&text, &edits) {
            // One after the other from the back gives the same.
            let mut from_back: Vec<&Edit> = edits.iter().collect();
            from_back.sort_by_key(|edit| (edit.span, &edit.text));
            from_back.dedup();
            let mut plain = text.clone();
            for edit in from_back.into_iter().rev() {
                plain.replace_range(edit.span.start..edit.span.end, &edit.text);
            }
            prop_assert_eq!(edited, plain);
        }
    }
}
