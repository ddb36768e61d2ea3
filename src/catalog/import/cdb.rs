//! Databases of Yu-Gi-Oh! cards (`.cdb`): `SQLite`, with the tables `datas` and `texts`.
//!
//! A database can be made to say anything, at any length, and a single call in it can take minutes: nothing that it says is
//! carried out. Its schema is looked at first, and has to be plain tables without a word that `SQLite` would compute; the query
//! calls no functions, and runs only as long as one of that size could take. Cards that were never out in the TCG are cards
//! like others here, and counted.

use rusqlite::config::DbConfig;
use rusqlite::hooks::{AuthAction, AuthContext, Authorization};
use rusqlite::limits::Limit;
use rusqlite::{Connection, ErrorCode, Row, Statement};

use super::{Imported, Problem, bad_row};
use crate::ability::Skills;
use crate::card::{Card, CardNumber, Face, Kind, LONGEST_NAME, is_long_name};
use crate::catalog::{Entry, Noted};
use crate::diagnostic::Span;
use crate::language::{Message, say};

/// The bits of `type` that decide where a card lies, the first that is set counts.
const KINDS: [(i64, Kind); 7] = [
    (0x4000, Kind::Token),
    (0x40, Kind::Fusion),
    (0x2000, Kind::Synchro),
    (0x80_0000, Kind::Xyz),
    (0x400_0000, Kind::Link),
    (0x2, Kind::Spell),
    (0x4, Kind::Trap),
];

/// Other bits of `type`, with what cards call them.
const TRAITS: [(i64, &str); 15] = [
    (0x10, "Normal"),
    (0x20, "Effect"),
    (0x40, "Fusion"),
    (0x80, "Ritual"),
    (0x200, "Spirit"),
    (0x400, "Union"),
    (0x800, "Gemini"),
    (0x1000, "Tuner"),
    (0x2000, "Synchro"),
    (0x4000, "Token"),
    (0x20_0000, "Flip"),
    (0x40_0000, "Toon"),
    (0x80_0000, "Xyz"),
    (0x100_0000, "Pendulum"),
    (0x400_0000, "Link"),
];

const ATTRIBUTES: [&str; 7] = ["EARTH", "WATER", "FIRE", "WIND", "LIGHT", "DARK", "DIVINE"];

const RACES: [&str; 25] = [
    "Warrior",
    "Spellcaster",
    "Fairy",
    "Fiend",
    "Zombie",
    "Machine",
    "Aqua",
    "Pyro",
    "Rock",
    "Winged Beast",
    "Plant",
    "Insect",
    "Thunder",
    "Dragon",
    "Beast",
    "Beast-Warrior",
    "Dinosaur",
    "Fish",
    "Sea Serpent",
    "Reptile",
    "Psychic",
    "Divine-Beast",
    "Creator God",
    "Wyrm",
    "Cyberse",
];

/// The bit of `ot` that cards of the TCG have.
const TCG: i64 = 0x2;

/// What a database may have of each kind; one that goes round has thousands of bytes where these are hundreds of thousands.
const LIMITS: [(Limit, i32); 6] = [
    (Limit::SQLITE_LIMIT_LENGTH, 200_000),
    (Limit::SQLITE_LIMIT_SQL_LENGTH, 20_000),
    (Limit::SQLITE_LIMIT_COLUMN, 100),
    (Limit::SQLITE_LIMIT_EXPR_DEPTH, 20),
    (Limit::SQLITE_LIMIT_TRIGGER_DEPTH, 1),
    (Limit::SQLITE_LIMIT_ATTACHED, 0),
];

/// After so many steps of the query it is asked whether it takes too many.
const STEPS: i32 = 10_000;

/// Everything that a database is made of.
const SCHEMA: &str = "SELECT type, name, rootpage, sql FROM sqlite_schema";

/// The tables that hold cards.
const TABLES: [&str; 2] = ["datas", "texts"];

/// Words without which nothing in a schema is ever computed: checks, columns made of others, views, triggers, modules, indexes
/// of some rows only.
const COMPUTING: [&str; 9] = ["as", "check", "generated", "select", "trigger", "using", "view", "virtual", "where"];

/// Whether the pages of each are sound: of a damaged one, rows would be missing without a word.
const CHECKS: [&str; 2] = ["PRAGMA quick_check(datas)", "PRAGMA quick_check(texts)"];

/// The facts of a card, with the name of the card that it is an alias of.
const QUERY: &str =
    "SELECT datas.id, texts.name, datas.type, datas.atk, datas.race, datas.attribute, datas.alias, other.name, datas.ot,
    datas.level, datas.def
    FROM datas LEFT JOIN texts ON texts.id = datas.id LEFT JOIN texts AS other ON other.id = datas.alias
    ORDER BY datas.id";
/// What of it a database may lack, and what stands for it there: nothing that is printed.
const LACKING: (&str, &str) = ("datas.level, datas.def", "0 AS level, -1 AS def");

/// Reads the cards of a database.
pub(super) fn read(bytes: &[u8]) -> Imported {
    let mut imported = Imported::default();
    let mut row_number = 0;
    if let Err(error) = read_into(bytes, &mut imported, &mut row_number) {
        let why = match error.sqlite_error_code() {
            Some(ErrorCode::OperationInterrupted) => say!("cdb-endless"),
            _ => say!("cdb-no-cards", error = error.to_string()),
        };
        imported.refuse(bad_row(row_number + 1, Span::default(), why));
    }
    imported
}

fn read_into(bytes: &[u8], imported: &mut Imported, row_number: &mut usize) -> rusqlite::Result<()> {
    let database = open(bytes)?;
    match tables(&database)? {
        Err(word) => {
            imported.refuse(bad_row(1, Span::default(), say!("cdb-not-plain", word = word)));
            return Ok(());
        }
        Ok(tables) if tables < TABLES.len() => {
            imported.refuse(bad_row(1, Span::default(), say!("cdb-no-tables")));
            return Ok(());
        }
        Ok(_) => {}
    }
    for check in CHECKS {
        let said: String = database.query_row(check, [], |row| row.get(0))?;
        if said != "ok" {
            imported.refuse(bad_row(1, Span::default(), say!("cdb-damaged", fault = said)));
            return Ok(());
        }
    }
    let mut query = prepare(&database, QUERY)?;
    let mut rows = query.query([])?;
    while let Some(row) = rows.next()? {
        *row_number += 1;
        if imported.is_full(*row_number, Span::default()) {
            break;
        }
        let card = card(row).and_then(|card| Ok((card, row.get::<_, i64>("ot").map_err(unread)?)));
        let (card, regions) = match card {
            Ok(card) => card,
            Err(why) => {
                imported.refuse(bad_row(*row_number, Span::default(), why));
                continue;
            }
        };
        let number = card.number.clone();
        if imported.cards.contains_key(&number) {
            let twice = bad_row(*row_number, Span::default(), say!("row-number-twice"));
            imported.refuse(Problem { card: Some(number.into()), ..twice });
            continue;
        }
        imported.not_tcg += usize::from(regions & TCG == 0);
        let front = Skills { partial: true, ..Skills::default() };
        imported.cards.insert(number, Entry { card, front: front.into(), back: Noted::default() });
    }
    Ok(())
}

/// The query, without what a database may lack.
fn prepare<'d>(database: &'d Connection, query: &str) -> rusqlite::Result<Statement<'d>> {
    database.prepare(query).or_else(|_| database.prepare(&query.replace(LACKING.0, LACKING.1)))
}

/// A row with what is written on the card.
pub(super) struct Told {
    pub(super) card: Card,
    pub(super) bits: i64,
    pub(super) text: String,
}

/// What is written on the cards of a database, with what [`read`] takes of them; what that refuses is left out.
pub(super) fn told(bytes: &[u8]) -> rusqlite::Result<Vec<Told>> {
    let database = open(bytes)?;
    if !matches!(tables(&database)?, Ok(found) if found == TABLES.len()) {
        return Ok(Vec::new());
    }
    let mut query = prepare(&database, &QUERY.replace("datas.level,", "texts.desc, datas.level,"))?;
    let mut rows = query.query([])?;
    let mut out = Vec::new();
    while let Some(row) = rows.next()? {
        let Ok(card) = card(row) else { continue };
        // What is no text says nothing.
        let text: Option<String> = row.get("desc").unwrap_or_default();
        out.push(Told { card, bits: row.get(2)?, text: text.unwrap_or_default().replace("\r\n", "\n") });
    }
    Ok(out)
}

/// A database in memory that only says what is in its tables, and not for ever.
fn open(bytes: &[u8]) -> rusqlite::Result<Connection> {
    let mut database = Connection::open_in_memory()?;
    database.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    database.set_db_config(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)?;
    for (limit, most) in LIMITS {
        database.set_limit(limit, most)?;
    }
    database.deserialize_read_exact("main", bytes, bytes.len(), true)?;
    // A sound row has more bytes than a tenth of the steps that it takes. In one that is damaged, pages may follow each other
    // in circles.
    let mut left = 10 + bytes.len() * 10 / usize::try_from(STEPS).unwrap_or(1);
    let takes_too_long = move || {
        left = left.saturating_sub(1);
        left == 0
    };
    database.progress_handler(STEPS, Some(takes_too_long));
    database.authorizer(Some(|context: AuthContext<'_>| match context.action {
        AuthAction::Function { .. } | AuthAction::Recursive => Authorization::Deny,
        _ => Authorization::Allow,
    }));
    Ok(database)
}

/// How many of the tables that hold cards there are; or what stands in the schema that is not plain, before any of it is used.
fn tables(database: &Connection) -> rusqlite::Result<Result<usize, String>> {
    let mut query = database.prepare(SCHEMA)?;
    let mut rows = query.query([])?;
    let mut found = 0;
    while let Some(row) = rows.next()? {
        let (kind, name, page): (String, String, i64) = (row.get(0)?, row.get(1)?, row.get(2)?);
        // Indexes that a table has by itself have no words of their own.
        let sql: Option<String> = row.get(3)?;
        if let Some(word) = sql.as_deref().and_then(computes) {
            return Ok(Err(word));
        }
        let is_table = kind == "table" && page > 0;
        found += usize::from(is_table && TABLES.iter().any(|table| name.eq_ignore_ascii_case(table)));
    }
    Ok(Ok(found))
}

/// What in the making of a table or an index lets something be computed: a word for that, or brackets within its brackets
/// with more than names and numbers in them.
fn computes(sql: &str) -> Option<String> {
    let mut words = sql.split(|c: char| !c.is_alphanumeric() && !"_$".contains(c));
    if let Some(word) = words.find(|word| COMPUTING.iter().any(|computing| word.eq_ignore_ascii_case(computing))) {
        return Some(word.to_uppercase());
    }
    let mut depth = 0;
    for c in sql.chars() {
        depth += i32::from(c == '(') - i32::from(c == ')');
        let is_plain = c.is_alphanumeric() || c.is_whitespace() || "_,\"'`[]()".contains(c);
        if depth > 2 || (depth == 2 && !is_plain) {
            return Some(c.to_string());
        }
    }
    None
}

#[expect(clippy::needless_pass_by_value, reason = "it is what `map_err` gives")]
fn unread(error: rusqlite::Error) -> Message {
    Message::from(error.to_string())
}

/// The card of a row, or why it is none.
fn card(row: &Row<'_>) -> Result<Card, Message> {
    let id: i64 = row.get(0).map_err(unread)?;
    let number = u32::try_from(id).ok().filter(|code| *code < 1_000_000_000);
    let number = CardNumber::from_passcode(number.ok_or_else(|| say!("cdb-no-passcode", id = id.to_string()))?);
    let name: Option<String> = row.get(1).map_err(unread)?;
    let name = name.filter(|name| !name.trim().is_empty());
    let name = name.ok_or_else(|| say!("cdb-no-name", number = number.as_str()))?;
    if is_long_name(&name) {
        return Err(say!("cdb-long-name", number = number.as_str(), most = LONGEST_NAME));
    }
    let bits: i64 = row.get(2).map_err(unread)?;
    let attack: i64 = row.get(3).map_err(unread)?;
    let (race, attribute): (i64, i64) = (row.get(4).map_err(unread)?, row.get(5).map_err(unread)?);
    let alias: i64 = row.get(6).map_err(unread)?;
    let other: Option<String> = row.get(7).map_err(unread)?;
    let counts_as = match (alias, other) {
        (0, _) => None,
        (_, Some(other)) if !is_long_name(&other) => Some(other).filter(|other| *other != name),
        _ => return Err(say!("cdb-no-alias", number = number.as_str(), alias = alias.to_string())),
    };
    let kind = KINDS.iter().find(|(bit, _)| bits & bit != 0).map_or(Kind::Monster, |(_, kind)| *kind);
    let is_monster = !matches!(kind, Kind::Spell | Kind::Trap);
    let level: i64 = row.get("level").map_err(unread)?;
    let defense: i64 = row.get("def").map_err(unread)?;
    let traits = named(race, &RACES)
        .chain(TRAITS.iter().filter(|(bit, _)| is_monster && bits & bit != 0).map(|(_, name)| *name));
    let front = Face {
        // What is printed as `?` is below zero here.
        power: i32::try_from(attack).ok().filter(|attack| is_monster && *attack >= 0),
        // A Link Monster has none: its arrows stand there.
        defense: i32::try_from(defense).ok().filter(|defense| is_monster && kind != Kind::Link && *defense >= 0),
        traits: traits.map(str::to_owned).collect(),
        name,
        ..Face::default()
    };
    Ok(Card {
        attributes: named(attribute, &ATTRIBUTES).map(str::to_owned).collect(),
        // The scales of a Pendulum Monster stand above it.
        level: u8::try_from(level & 0xff).ok().filter(|level| is_monster && *level > 0),
        counts_as,
        front,
        ..Card::blank(number, kind)
    })
}

/// The names of the bits that are set, the lowest first.
fn named<'n>(bits: i64, names: &'n [&'n str]) -> impl Iterator<Item = &'n str> {
    names.iter().enumerate().filter(move |(at, _)| bits >> at & 1 == 1).map(|(_, name)| *name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Game;
    use crate::catalog::import;

    const PLAIN: &str = "CREATE TABLE datas (id INTEGER PRIMARY KEY, ot INTEGER, alias INTEGER, type INTEGER, atk INTEGER, def INTEGER, level INTEGER, race INTEGER, attribute INTEGER);
        CREATE TABLE texts (id INTEGER PRIMARY KEY, name TEXT);";

    /// What these statements leave of a database.
    fn made(statements: &str) -> Vec<u8> {
        let database = Connection::open_in_memory().expect("a database");
        database.execute_batch(statements).expect("statements");
        database.serialize("main").expect("bytes").to_vec()
    }

    /// A database with some rows of `datas` and `texts`.
    fn database(rows: &[(i64, i64, i64, &str)]) -> Vec<u8> {
        let database = Connection::open_in_memory().expect("a database");
        database.execute_batch(PLAIN).expect("tables");
        for (id, alias, bits, name) in rows {
            database
                .execute("INSERT INTO datas VALUES (?1, 3, ?2, ?3, 1200, 900, 4, 1, 32)", (id, alias, bits))
                .expect("a row");
            database.execute("INSERT INTO texts VALUES (?1, ?2)", (id, name)).expect("a row");
        }
        database.serialize("main").expect("bytes").to_vec()
    }

    #[test]
    fn bits_decide_where_a_card_lies() {
        let bytes = database(&[
            (1, 0, 0x21, "Eel"),
            (2, 0, 0x61, "Two Eels"),
            (3, 0, 0x81, "Rite Eel"),
            (4, 0, 0x100_0021, "Swinging Eel"),
            (5, 0, 0x4011, "Small Eel"),
            (6, 0, 0x2, "Net"),
            (7, 0, 0x4, "Hook"),
            (8, 0, 0x80_0021, "Ranked Eel"),
        ]);
        let imported = import::read_database(&bytes);
        assert_eq!((imported.problems.as_slice(), imported.game), (&[][..], Game::Yugioh));
        let kinds: Vec<Kind> = imported.cards.values().map(|entry| entry.card.kind).collect();
        assert_eq!(
            kinds,
            [
                Kind::Monster,
                Kind::Fusion,
                Kind::Monster,
                Kind::Monster,
                Kind::Token,
                Kind::Spell,
                Kind::Trap,
                Kind::Xyz
            ]
        );
        let eel = &imported.cards[&CardNumber::from_passcode(1)].card;
        assert_eq!(
            (eel.attributes.join(""), eel.front.traits.join(" ")),
            ("DARK".to_owned(), "Warrior Effect".to_owned())
        );
        let figures = |code| {
            let card = &imported.cards[&CardNumber::from_passcode(code)].card;
            (card.level, card.front.power, card.front.defense)
        };
        assert_eq!([figures(1), figures(6)], [(Some(4), Some(1200), Some(900)), (None, None, None)]);
    }

    #[test]
    fn a_database_without_levels_and_defense_has_all_else() {
        let plain = PLAIN.replace(" def INTEGER, level INTEGER,", "");
        let rows = "INSERT INTO datas VALUES (6, 3, 0, 33, 700, 1, 32); INSERT INTO texts VALUES (6, 'Eel')";
        let imported = import::read_database(&made(&format!("{plain}{rows}")));
        let card = &imported.cards[&CardNumber::from_passcode(6)].card;
        assert_eq!((card.level, card.front.power, card.front.defense), (None, Some(700), None));
    }

    #[test]
    fn what_is_written_is_read_of_every_card_whatever_the_database_lacks() {
        let texts = PLAIN.replace("name TEXT", "name TEXT, `desc`").replace(" def INTEGER, level INTEGER,", "");
        let rows = "INSERT INTO datas VALUES (6, 3, 0, 33, 700, 1, 32), (7, 3, 0, 2, 0, 0, 0);
            INSERT INTO texts VALUES (6, 'Eel', 8), (7, 'Net', 'Draw.')";
        let written = import::database_rows(&made(&format!("{texts}{rows}"))).expect("a database");
        assert_eq!(written.iter().map(|row| row.text.as_str()).collect::<Vec<_>>(), ["", "Draw."]);
        assert_eq!(import::database_rows(&database(&[(1, 0, 0x21, "Eel")])).map(|rows| rows.len()), Some(0));
        assert!(import::database_rows(b"number,name").is_none());
    }

    #[test]
    fn an_alias_counts_as_the_card_that_it_names() {
        let cards =
            import::read_database(&database(&[(10, 0, 2, "Pond"), (11, 10, 2, "Great Pond"), (12, 10, 2, "Pond")]))
                .cards;
        let names: Vec<_> = cards.values().map(|entry| entry.card.counts_as.as_deref()).collect();
        assert_eq!(names, [None, Some("Pond"), None]);
    }

    #[test]
    fn what_is_cut_off_or_another_database_is_told() {
        let whole = database(&[(1, 0, 0x21, "Eel")]);
        let other = made("CREATE TABLE fish (id INTEGER)");
        for bytes in [&whole[..whole.len() / 2], &whole[..100], super::super::DATABASE, &other] {
            assert_eq!(import::read_database(bytes).problems.len(), 1);
        }
    }

    #[test]
    fn a_row_that_is_no_card_is_refused_and_the_others_stay() {
        let imported = import::read_database(&database(&[(-4, 0, 2, "Net"), (5, 0, 2, " "), (6, 0, 2, "Hook")]));
        assert_eq!((imported.cards.len(), imported.problems.len()), (1, 2));
    }

    #[test]
    fn nothing_is_passed_over_in_silence() {
        let shown = |rows: &str| {
            // Without a key, a number may stand twice.
            let imported = import::read_database(&made(&format!("{}{rows}", PLAIN.replace(" PRIMARY KEY", ""))));
            let problems = imported.problems.iter().map(|problem| problem.diagnostic.message.to_string()).collect();
            (imported.sound().len(), problems)
        };
        let net = "INSERT INTO datas VALUES (6, 3, 0, 2, 0, 0, 0, 0, 0); INSERT INTO texts VALUES (6, 'Net');";
        let cases: [(String, usize, &[&str]); 5] = [
            (net.to_owned(), 1, &[]),
            (net.replace("texts VALUES (6", "texts VALUES (7"), 0, &["00000006 has no name"]),
            (net.replace("3, 0", "3, 7"), 0, &["00000006 counts as 7, which is not in the database"]),
            (net.repeat(2), 0, &["the table already has this card number"; 3]),
            (
                net.replace("'Net'", "printf('%.*c', 2000, 'x')"),
                0,
                &["00000006 has a name of more than 500 characters"],
            ),
        ];
        for (rows, sound, problems) in cases {
            let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
            assert_eq!(shown(&rows), (sound, problems), "{rows}");
        }
    }

    #[test]
    fn cards_that_were_never_out_in_the_tcg_are_counted() {
        let rows = "INSERT INTO datas VALUES (1, 1, 0, 2, 0, 0, 0, 0, 0), (2, 2, 0, 2, 0, 0, 0, 0, 0), (3, 3, 0, 2, 0, 0, 0, 0, 0), (4, 4, 0, 2, 0, 0, 0, 0, 0);
            INSERT INTO texts SELECT id, 'Net ' || id FROM datas";
        let imported = import::read_database(&made(&format!("{PLAIN}{rows}")));
        assert_eq!((imported.cards.len(), imported.not_tcg), (4, 2));
    }

    #[test]
    fn what_would_not_come_to_an_end_is_stopped() {
        let endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)";
        let view = "CREATE TABLE texts (id INTEGER PRIMARY KEY, name TEXT); CREATE VIEW datas AS";
        let view = format!(
            "{view} {endless} SELECT i AS id, 3 AS ot, 0 AS alias, 2 AS type, 0 AS atk, 0 AS def, 0 AS level, 0 AS race, 0 AS attribute FROM n"
        );
        // Each of many rows goes with each of many others, and all of them have to be put in order.
        let rows = |table: &str, row: &str| format!("{endless} INSERT INTO {table} SELECT {row} FROM n LIMIT 3000;");
        let schema = PLAIN.replace(" PRIMARY KEY", "");
        let many = format!("{schema}{}{}", rows("datas", "1, 3, 0, 2, 0, 0, 0, 0, 0"), rows("texts", "1, 'Net'"));
        let told = [view, many].map(|statements| {
            let problems = import::read_database(&made(&statements)).problems;
            problems.iter().map(|problem| problem.diagnostic.message.to_string()).collect::<String>()
        });
        let [view, endless] = [say!("cdb-not-plain", word = "VIEW"), say!("cdb-endless")].map(|said| said.to_string());
        assert_eq!(told, [view, endless]);
    }

    #[test]
    fn nothing_that_a_schema_could_have_computed_is_touched() {
        // A call on a long text is a single step, however long it takes.
        let slow = "instr(replace(hex(zeroblob(90000)), '0', name), 'x')";
        let texts = "CREATE TABLE texts (id INTEGER PRIMARY KEY, name TEXT";
        let datas = "CREATE TABLE datas (id INTEGER PRIMARY KEY, ot INTEGER, alias INTEGER, type INTEGER, atk INTEGER, def INTEGER, level INTEGER, race INTEGER, attribute INTEGER);";
        for (word, statements) in [
            ("CHECK", format!("{datas} {texts}, CHECK ({slow} = 0))")),
            ("CHECK", format!("{datas} {texts} /**/ cHeCk(id))")),
            ("GENERATED", format!("{datas} {texts}, also GENERATED ALWAYS AS ({slow}) STORED)")),
            ("AS", format!("{datas} {texts}, also AS ({slow}))")),
            ("(", format!("{datas} {texts}, also INTEGER DEFAULT ({slow}))").replace("name)", "'x')")),
            ("(", format!("{datas} {texts}); CREATE INDEX slow ON texts (lower(upper(name)))")),
            ("|", format!("{datas} {texts}); CREATE INDEX slow ON texts ((name || name))")),
            ("WHERE", format!("{datas} {texts}); CREATE INDEX slow ON texts (id) WHERE length(name) = 7")),
            (
                "TRIGGER",
                format!("{datas} {texts}); CREATE TRIGGER t AFTER INSERT ON texts BEGIN SELECT {slow} FROM texts; END"),
            ),
            ("VIEW", format!("{datas} {texts}); CREATE VIEW other AS SELECT 1")),
            ("VIRTUAL", format!("{datas} CREATE VIRTUAL TABLE texts USING fts5(id, name)")),
        ] {
            let problems = import::read_database(&made(&statements)).problems;
            let told: Vec<String> = problems.iter().map(|problem| problem.diagnostic.message.to_string()).collect();
            assert_eq!(told, [say!("cdb-not-plain", word = word).to_string()], "{statements}");
        }
        // What goes round has keys, sizes and values that are there from the start.
        let usual = "CREATE TABLE \"texts\" (\"id\" integer, [name] varchar(128) NOT NULL DEFAULT '', `desc` varchar (1024), PRIMARY KEY (\"id\")); CREATE INDEX i ON texts (name)";
        let rows = "INSERT INTO datas VALUES (6, 3, 0, 2, 0, 0, 0, 0, 0); INSERT INTO texts VALUES (6, 'Net', '')";
        let imported = import::read_database(&made(&format!("{datas} {usual}; {rows}")));
        assert_eq!((imported.cards.len(), imported.problems.as_slice()), (1, &[][..]));
    }

    #[test]
    fn a_value_that_no_card_has_is_no_card() {
        let long =
            "INSERT INTO datas VALUES (6, 3, 0, 2, 0, 0, 0, 0, 0); INSERT INTO texts VALUES (6, zeroblob(500000))";
        assert_eq!(import::read_database(&made(&format!("{PLAIN}{long}"))).cards.len(), 0);
    }

    #[test]
    fn other_art_of_a_card_is_no_card_of_the_table() {
        // Alternate art of this one is known under two more numbers at least.
        let imported = import::read_database(&database(&[(46_986_414, 0, 0x11, "Old Wizard")]));
        assert!(imported.other_art.len() > 1);
        assert_eq!(imported.cards.len(), 1 + imported.other_art.len());
    }
}
