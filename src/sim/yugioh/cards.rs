//! A table of cards of Yu-Gi-Oh!: JSON, a card a line, or CSV with a header, or the rows of a database. Who plays needs what a
//! list's checker does not ask for: what is written on a card. What of that is not understood is left out, and counted: such a
//! card plays as its numbers and the lines that are.

use std::collections::BTreeMap;
use std::str::FromStr;

use enumset::EnumSet;
use serde::Deserialize;
use strum::VariantArray as _;

use crate::ability::yugioh::cards::{Class, Icon};
use crate::ability::yugioh::text::{self, Of, Read};
use crate::card::CardNumber;
use crate::engine::yugioh::{Kind, Sheet};
use crate::sim::table::{self, Csv, Wrong};

/// Cards by their number.
pub type Sheets = table::Sheets<Sheet>;

/// A card as it stands in a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// Its number.
    pub number: String,
    /// Its name.
    pub name: String,
    /// `monster`, `spell` or `trap`.
    pub kind: String,
    /// The icon of a spell or trap.
    pub icon: String,
    /// What a monster is besides: `Effect`, `Tuner`.
    pub classes: Vec<String>,
    /// The type of a monster.
    pub race: String,
    /// Its attribute.
    pub attribute: String,
    /// Its Level or Rank.
    pub level: u8,
    /// ATK and DEF.
    pub stats: [i32; 2],
    /// What is written on it; none where the table does not say.
    pub text: Option<String>,
}

/// What was read of the text of a card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// As a monster, or as a spell or trap.
    pub face: Read,
    /// In a Pendulum Zone.
    pub pendulum: Read,
    /// The Pendulum Scale.
    pub scale: u8,
    /// A monster without effects: what is written on it means nothing.
    pub plain: bool,
}

/// Reads a table. One of names alone, without texts, comes to nothing.
///
/// # Errors
/// Everything that is wrong with it, in the order of its lines.
///
/// ```
/// let table = "number,type,name,attributes,traits,level,power,defense,skill\n\
///              90000001,monster,Pond Newt,WATER,Aqua|Normal,2,600,400,\n";
/// let cards = deckscouter::sim::yugioh::cards::read(table).unwrap();
/// assert_eq!(cards["90000001"].stats, [600, 400]);
/// ```
pub fn read(table: &str) -> Result<Sheets, Vec<Wrong>> {
    rows(table).map(sheets)
}

/// What was read of the text of each card of a table.
///
/// # Errors
/// As of [`read`].
pub fn written(table: &str) -> Result<BTreeMap<String, Written>, Vec<Wrong>> {
    rows(table).map(written_on)
}

fn rows(table: &str) -> Result<Vec<Row>, Vec<Wrong>> {
    if table.trim_start().starts_with('{') { json(table) } else { csv(table) }
}

/// The cards of all rows of a table.
pub(crate) fn sheets(mut rows: Vec<Row>) -> Sheets {
    with_singular_names(&mut rows);
    rows.into_iter().map(|row| (row.number.clone(), table::told(move || row.sheet()))).collect()
}

/// What was read of the text of each card of all rows of a table.
pub(crate) fn written_on(mut rows: Vec<Row>) -> BTreeMap<String, Written> {
    with_singular_names(&mut rows);
    rows.into_iter().map(|row| (row.number.clone(), row.written())).collect()
}

/// Texts speak of several cards by a name in plural, between quotes: `"Pond Newts"`. Where no card of a table has that in its
/// name, and one has it without the last letter, that is what they mean.
fn with_singular_names(rows: &mut [Row]) {
    let names: Vec<String> = rows.iter().map(|row| row.name.to_lowercase()).collect();
    let names = names.join("\n");
    let mut known: BTreeMap<String, bool> = BTreeMap::new();
    for row in rows {
        let Some(text) = &mut row.text else { continue };
        for name in quoted(text) {
            let lower = name.to_lowercase();
            let Some(one) = lower.strip_suffix('s').filter(|one| !one.is_empty()) else { continue };
            let is_new = || !names.contains(&lower) && names.contains(one);
            let is_plural = *known.entry(lower.clone()).or_insert_with(is_new);
            if is_plural {
                *text = text.replace(&format!("\"{name}\""), &format!("\"{}\"", &name[..name.len() - 1]));
            }
        }
    }
}

/// What stands between quotes in a text and ends like a plural.
fn quoted(text: &str) -> Vec<String> {
    let parts = text.split('"').skip(1).step_by(2);
    parts.filter(|part| part.ends_with('s')).map(str::to_owned).collect()
}

/// A row of the tables in JSON.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Json {
    password: Option<u32>,
    name_en: String,
    kind: String,
    property: String,
    subtypes: Vec<String>,
    race: String,
    attribute: String,
    level: Option<u8>,
    rank: Option<u8>,
    atk: serde_json::Value,
    def: serde_json::Value,
    text: Option<String>,
}

fn json(table: &str) -> Result<Vec<Row>, Vec<Wrong>> {
    let (cards, mut wrong) = table::json::<Json>(table);
    let mut rows = Vec::new();
    for (line, card) in cards {
        match ["atk", "def"].into_iter().zip([&card.atk, &card.def]).find(|(_, stat)| printed(stat).is_none()) {
            Some((name, stat)) => wrong.push(Wrong { line, what: format!("{name}: `{stat}` is no number that fits") }),
            None => rows.extend(card.password.map(|password| card.row(password))),
        }
    }
    wrong.sort_by_key(|wrong| wrong.line);
    if wrong.is_empty() { Ok(rows) } else { Err(wrong) }
}

/// ATK or DEF: what is printed as `?`, or not at all, counts as 0. `None` where a number does not fit.
fn printed(stat: &serde_json::Value) -> Option<i32> {
    if stat.is_number() { stat.as_i64().and_then(|stat| i32::try_from(stat).ok()) } else { Some(0) }
}

impl Json {
    fn row(&self, password: u32) -> Row {
        Row {
            number: CardNumber::from_passcode(password).to_string(),
            name: self.name_en.clone(),
            kind: self.kind.to_lowercase(),
            icon: self.property.clone(),
            classes: self.subtypes.clone(),
            race: self.race.clone(),
            attribute: self.attribute.clone(),
            level: self.level.or(self.rank).unwrap_or(0),
            stats: [&self.atk, &self.def].map(|stat| printed(stat).unwrap_or(0)),
            text: self.text.clone(),
        }
    }
}

/// A number in a cell; 0 where it is empty.
fn number<N: FromStr + Default>(text: &str, line: u64, wrong: &mut Vec<Wrong>) -> N {
    text.parse().unwrap_or_else(|_| {
        if !text.is_empty() {
            wrong.push(Wrong { line, what: format!("`{text}` is no number that fits") });
        }
        N::default()
    })
}

fn csv(table: &str) -> Result<Vec<Row>, Vec<Wrong>> {
    let (mut rows, mut wrong) = (Vec::new(), Vec::new());
    let table = Csv::read(table)?;
    if !table.has("skill") {
        return Ok(rows);
    }
    for cells in table.rows() {
        let cell = |name: &str| cells.cell(name).to_owned();
        let line = cells.line();
        let level = number(cells.cell("level"), line, &mut wrong);
        let stats = ["power", "defense"].map(|name| number(cells.cell(name), line, &mut wrong));
        let mut words = cells.parts("traits", &['|', '/']).into_iter();
        let kind = cells.cell("type").to_lowercase();
        let extra = ["fusion", "synchro", "xyz"].contains(&kind.as_str());
        let race = words.next().unwrap_or_default();
        rows.push(Row {
            number: cell("number"),
            name: cell("name"),
            kind: if extra { "monster".to_owned() } else { kind.clone() },
            icon: cell("subtype"),
            classes: words.chain(extra.then_some(kind)).collect(),
            race,
            attribute: cell("attributes"),
            level,
            stats,
            text: Some(cells.cell("skill").replace('|', "\n")),
        });
    }
    if wrong.is_empty() { Ok(rows) } else { Err(wrong) }
}

impl Row {
    fn kind(&self) -> Kind {
        let spelled = |icon: &Icon| match icon {
            Icon::QuickPlay => "quick-play".to_owned(),
            other => format!("{other:?}").to_lowercase(),
        };
        let icon = Icon::VARIANTS.iter().find(|icon| spelled(icon) == self.icon.to_lowercase());
        let icon = icon.copied().unwrap_or(Icon::Normal);
        match self.kind.as_str() {
            "spell" => Kind::Spell(icon),
            "trap" => Kind::Trap(icon),
            _ => Kind::Monster,
        }
    }

    fn classes(&self) -> EnumSet<Class> {
        let is = |class: &Class| {
            let word = format!("{class:?}");
            self.classes.iter().any(|other| other.eq_ignore_ascii_case(&word))
        };
        Class::VARIANTS.iter().copied().filter(is).collect()
    }

    /// What its text stands on.
    fn of(&self) -> Of {
        match self.kind() {
            Kind::Spell(Icon::Continuous | Icon::Equip | Icon::Field) | Kind::Trap(Icon::Continuous) => Of::Stays,
            Kind::Spell(_) | Kind::Trap(_) => Of::Goes,
            Kind::Monster if self.classes().is_disjoint(Class::Fusion | Class::Synchro | Class::Xyz) => Of::Monster,
            Kind::Monster => Of::Extra,
        }
    }

    /// What is read of its text.
    pub fn written(&self) -> Written {
        let of = self.of();
        let monster = self.kind() == Kind::Monster;
        let classes = self.classes();
        let pendulum = classes.contains(Class::Pendulum);
        let plain = monster
            && !pendulum
            && (classes.contains(Class::Normal) || !classes.contains(Class::Effect) && of == Of::Monster);
        let ritual = classes.contains(Class::Ritual);
        let Some(text) = self.text.as_deref() else {
            // Of a card without effects nothing is left to be said, but for what it is made of.
            let bare = plain || monster && ritual && !classes.contains(Class::Effect);
            let unread = if bare { Vec::new() } else { vec![self.name.clone()] };
            return Written { face: Read { unread, ..Read::default() }, plain, ..Written::default() };
        };
        if plain && !ritual {
            return Written { plain, ..Written::default() };
        }
        if !pendulum {
            return Written { face: text::read(text, of), plain: false, ..Written::default() };
        }
        let (above, below) = text.split_once("[ Monster Effect ]").unwrap_or(("", text));
        let (head, above) = above.split_once("[ Pendulum Effect ]").unwrap_or((above, ""));
        let scale = head.split('=').nth(1).and_then(|scale| scale.trim().parse().ok()).unwrap_or(0);
        let above = above.trim().trim_end_matches('-').trim();
        let normal = classes.contains(Class::Normal);
        Written {
            face: if normal { Read::default() } else { text::read(below.trim(), of) },
            pendulum: text::read(above, Of::Stays),
            scale,
            plain: false,
        }
    }

    /// The card.
    pub fn sheet(&self) -> Sheet {
        let written = self.written();
        let unread = written.face.unread.len() + written.pendulum.unread.len();
        Sheet {
            number: self.number.clone(),
            name: self.name.clone(),
            kind: self.kind(),
            classes: self.classes(),
            race: self.race.clone(),
            attribute: self.attribute.clone(),
            level: self.level,
            stats: self.stats,
            scales: [written.scale; 2],
            lines: written.face.lines,
            pendulum: written.pendulum.lines,
            unread: u8::try_from(unread).unwrap_or(u8::MAX),
        }
    }
}

/// What the text of a card stands on, by the card.
pub fn of_sheet(sheet: &Sheet) -> Of {
    match sheet.kind {
        Kind::Spell(Icon::Continuous | Icon::Equip | Icon::Field) | Kind::Trap(Icon::Continuous) => Of::Stays,
        Kind::Spell(_) | Kind::Trap(_) => Of::Goes,
        Kind::Monster if sheet.is_extra() => Of::Extra,
        Kind::Monster => Of::Monster,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_in_plural_means_the_cards_of_the_name() {
        let table = "number,type,name,attributes,traits,level,power,defense,skill\n\
             90000001,monster,Pond Newt,WATER,Aqua|Normal,2,700,1200,\n\
             90000002,monster,Reed Swans,WATER,Aqua|Normal,2,700,1200,\n\
             90000003,spell,Call,,,,,,\"Special Summon 2 \"\"Pond Newts\"\" from your Deck.\"\n\
             90000004,spell,Cry,,,,,,\"Special Summon 2 \"\"Reed Swans\"\" from your Deck.\"\n\
             90000005,spell,Cow,,,,,,\"Special Summon 2 \"\"Mud Oxens\"\" from your Deck.\"\n";
        let cards = read(table).expect("a table");
        let said = |number: &str| text::print(&cards[number].lines, Of::Goes, text::Tongue::En).concat();
        assert!(said("90000003").contains("\"Pond Newt\""), "{}", said("90000003"));
        assert!(said("90000004").contains("\"Reed Swans\"") && said("90000005").contains("\"Mud Oxens\""));
    }

    #[test]
    fn numbers_that_do_not_fit_are_told_and_what_is_not_printed_is_0() {
        let csv = |level: &str, atk: &str| {
            let head = "number,type,name,attributes,traits,level,power,defense,skill";
            read(&format!("{head}\n90000001,monster,Pond Newt,WATER,Aqua|Normal,{level},{atk},,\n"))
        };
        assert!(csv("300", "600").is_err() && csv("2", "9999999999").is_err() && csv("-1", "600").is_err());
        assert_eq!(csv("2", "600").map(|cards| cards["90000001"].stats), Ok([600, 0]));
        let json = |atk: &str| read(&format!(r#"{{"password": 1, "kind": "monster", "atk": {atk}, "def": null}}"#));
        assert!(json("9999999999").is_err() && json("0.5").is_err());
        let stats = json("\"?\"").map(|cards| cards.values().map(|sheet| sheet.stats).collect::<Vec<_>>());
        assert_eq!(stats, Ok(vec![[0, 0]]));
    }
}
