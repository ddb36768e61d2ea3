//! Databases of Yu-Gi-Oh! cards (`.cdb`): `SQLite`, with the tables `datas` and `texts`.

use rusqlite::{Connection, Row};

use super::{Imported, bad_row};
use crate::ability::Skills;
use crate::card::{Card, CardNumber, ColorSet, Face, Kind};
use crate::catalog::Entry;
use crate::diagnostic::Span;
use crate::language::{Message, say};

/// What every such file begins with.
pub(super) const SIGN: &[u8] = b"SQLite format 3\0";

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

/// The facts of a card, with the name of the card that it is an alias of.
const QUERY: &str = "SELECT datas.id, texts.name, datas.type, datas.atk, datas.race, datas.attribute, other.name
    FROM datas JOIN texts ON texts.id = datas.id LEFT JOIN texts AS other ON other.id = datas.alias AND datas.alias <> 0
    ORDER BY datas.id";

/// Reads the cards of a database.
pub(super) fn read(bytes: &[u8]) -> Imported {
    let mut imported = Imported::default();
    if let Err(error) = read_into(bytes, &mut imported) {
        imported.refuse(bad_row(1, Span::default(), say!("cdb-no-cards", error = error.to_string())));
    }
    imported
}

fn read_into(bytes: &[u8], imported: &mut Imported) -> rusqlite::Result<()> {
    let mut database = Connection::open_in_memory()?;
    // It comes from anywhere: what it defines beside its tables is not run.
    database.set_db_config(rusqlite::config::DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    database.set_db_config(rusqlite::config::DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)?;
    database.deserialize_read_exact("main", bytes, bytes.len(), true)?;
    let mut query = database.prepare(QUERY)?;
    let mut rows = query.query([])?;
    let mut row_number = 0;
    while let Some(row) = rows.next()? {
        row_number += 1;
        if imported.is_full(row_number, Span::default()) {
            break;
        }
        match card(row) {
            Ok(card) => {
                let entry =
                    Entry { card, front: Skills { partial: true, ..Skills::default() }, back: Skills::default() };
                imported.cards.insert(entry.card.number.clone(), entry);
            }
            Err(why) => imported.refuse(bad_row(row_number, Span::default(), why)),
        }
    }
    Ok(())
}

/// The card of a row, or why it is none.
fn card(row: &Row<'_>) -> Result<Card, Message> {
    let wrong = |error: rusqlite::Error| Message::from(error.to_string());
    let id: i64 = row.get(0).map_err(wrong)?;
    let number = u32::try_from(id).ok().filter(|code| *code < 1_000_000_000);
    let number = CardNumber::from_passcode(number.ok_or_else(|| say!("cdb-no-passcode", id = id.to_string()))?);
    let name: String = row.get(1).map_err(wrong)?;
    if name.trim().is_empty() {
        return Err(say!("cdb-no-name", number = number.as_str()));
    }
    let bits: i64 = row.get(2).map_err(wrong)?;
    let attack: i64 = row.get(3).map_err(wrong)?;
    let (race, attribute): (i64, i64) = (row.get(4).map_err(wrong)?, row.get(5).map_err(wrong)?);
    let other: Option<String> = row.get(6).map_err(wrong)?;
    let kind = KINDS.iter().find(|(bit, _)| bits & bit != 0).map_or(Kind::Monster, |(_, kind)| *kind);
    let is_monster = !matches!(kind, Kind::Spell | Kind::Trap);
    let traits = named(race, &RACES)
        .chain(TRAITS.iter().filter(|(bit, _)| is_monster && bits & bit != 0).map(|(_, name)| *name));
    let front = Face {
        // What is printed as `?` is below zero here.
        power: i32::try_from(attack).ok().filter(|attack| is_monster && *attack >= 0),
        traits: traits.map(str::to_owned).collect(),
        name: name.clone(),
        ..Face::default()
    };
    Ok(Card {
        number,
        kind,
        rarity: String::new(),
        colors: ColorSet::default(),
        energy: None,
        combo: None,
        attributes: named(attribute, &ATTRIBUTES).map(str::to_owned).collect(),
        counts_as: other.filter(|other| *other != name),
        front,
        back: None,
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

    /// A database with some rows of `datas` and `texts`.
    fn database(rows: &[(i64, i64, i64, &str)]) -> Vec<u8> {
        let database = Connection::open_in_memory().expect("a database");
        let schema = "CREATE TABLE datas (id INTEGER PRIMARY KEY, ot INTEGER, alias INTEGER, type INTEGER, atk INTEGER, race INTEGER, attribute INTEGER);
            CREATE TABLE texts (id INTEGER PRIMARY KEY, name TEXT)";
        database.execute_batch(schema).expect("tables");
        for (id, alias, bits, name) in rows {
            database
                .execute("INSERT INTO datas VALUES (?1, 3, ?2, ?3, 1200, 1, 32)", (id, alias, bits))
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
        let other = Connection::open_in_memory().expect("a database");
        other.execute_batch("CREATE TABLE fish (id INTEGER)").expect("a table");
        let other = other.serialize("main").expect("bytes").to_vec();
        for bytes in [&whole[..whole.len() / 2], &whole[..100], SIGN, &other] {
            assert_eq!(import::read_database(bytes).problems.len(), 1);
        }
    }

    #[test]
    fn a_row_that_is_no_card_is_refused_and_the_others_stay() {
        let imported = import::read_database(&database(&[(-4, 0, 2, "Net"), (5, 0, 2, " "), (6, 0, 2, "Hook")]));
        assert_eq!((imported.cards.len(), imported.problems.len()), (1, 2));
    }
}
