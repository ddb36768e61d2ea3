//! Card tables that people bring: JSON lines, CSV, TSV, our own table; and the tables of other games, each in the form in
//! which it goes round.
//!
//! Every reader fills the same form, so that all of them agree on what a card needs and say alike what is wrong. What
//! cannot be read is reported with its line; nothing is filled in.

#[cfg(feature = "cdb")]
mod cdb;
mod delimited;
mod force_of_will;
mod jsonl;
mod object;
mod own;
mod row;
mod yugioh;

use std::collections::{BTreeMap, BTreeSet};

use super::table::{self, LONGEST_ROW, RowError};
use super::{Entry, UserTable};
use crate::ability::{KeywordNames, MOST_LINES, Skills};
use crate::card::{
    ByColor, Card, CardNumber, Color, ColorSet, Combo, EnergyCost, Face, Game, Kind, LONGEST_NAME, MOST_NAMES,
    NumberError, Total,
};
use crate::diagnostic::{Diagnostic, Severity, Span};
#[cfg(not(feature = "cdb"))]
use crate::feature::Feature;
use crate::language::{Message, say};
use crate::skill::{self, Reader};
#[cfg(feature = "cdb")]
use cdb::read as database;
pub use row::columns;
use row::{Place, RawCard, RawFace, Reason};

/// A row of a card table that cannot be understood.
pub const BAD_ROW: &str = "CT0001";

/// After so many faults a text is not read further: it is no card table.
const MOST_FAULTS: usize = 1000;

/// So many cards are read of a table, about four times as many as any game has.
const MOST_CARDS: usize = 50_000;

/// What a reader made of a file.
#[derive(Debug, Default)]
pub struct Imported {
    /// The cards understood.
    pub cards: UserTable,
    /// The game that all of them belong to.
    pub game: Game,
    /// What was not, and construction sentences that are not read whole; each with its place and, where it is known, its
    /// card.
    pub problems: Vec<Problem>,
    /// Columns or keys that mean nothing here.
    pub unused: BTreeSet<String>,
    /// Whether the table has the text of skills, and not only what they mean.
    pub has_text: bool,
    /// All that the skill reader says of the text, card by card.
    pub remarks: Vec<Remark>,
    /// The text of the skills of each card, front and back.
    pub texts: BTreeMap<CardNumber, [String; 2]>,
    /// There were so many faults that the rest was not read.
    pub is_cut: bool,
    /// How many of the cards were never out in the TCG, where the table says where cards were out.
    pub not_tcg: usize,
    /// Cards that no row of the table is about: those of its rows with other art, under numbers of their own.
    pub other_art: BTreeSet<CardNumber>,
    /// How many rows are no cards.
    faults: usize,
    /// Backs that a table holds in rows of their own, by the number of their front.
    backs: Vec<(CardNumber, Face)>,
}

/// Something that the skill reader says of the text of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The card.
    pub card: CardNumber,
    /// The code of what is said.
    pub code: &'static str,
    /// The printed words that it is about.
    pub words: String,
}

/// One problem in a card table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Line in the file, from 1.
    pub line: usize,
    /// The card, as far as it is known.
    pub card: Option<String>,
    /// What is wrong, with its place in the text.
    pub diagnostic: Diagnostic,
}

/// What every file of `SQLite` begins with.
const DATABASE: &[u8] = b"SQLite format 3\0";

/// Whether the bytes of a file are a database of cards, which is no text.
pub fn is_database(bytes: &[u8]) -> bool {
    bytes.starts_with(DATABASE)
}

/// A card of a database of Yu-Gi-Oh! with what is written on it.
#[derive(Clone, Debug)]
pub struct DatabaseRow {
    /// What is taken of every table.
    pub card: Card,
    /// `monster`, `spell` or `trap`.
    pub kind: &'static str,
    /// The icon of a spell or trap; empty where it has none.
    pub icon: &'static str,
    /// What is written on it.
    pub text: String,
}

/// The cards of a database of Yu-Gi-Oh! with what is written on them, none where it has no texts; nothing of what is no database.
/// What is wrong with one, [`read_database`] says.
pub fn database_rows(bytes: &[u8]) -> Option<Vec<DatabaseRow>> {
    rows_of_database(bytes)
}

#[cfg(not(feature = "cdb"))]
fn rows_of_database(_: &[u8]) -> Option<Vec<DatabaseRow>> {
    None
}

#[cfg(feature = "cdb")]
fn rows_of_database(bytes: &[u8]) -> Option<Vec<DatabaseRow>> {
    const ICONS: [(i64, &str); 6] = [
        (0x80, "Ritual"),
        (0x1_0000, "Quick-Play"),
        (0x2_0000, "Continuous"),
        (0x4_0000, "Equip"),
        (0x8_0000, "Field"),
        (0x10_0000, "Counter"),
    ];
    if !is_database(bytes) {
        return None;
    }
    let rows = cdb::told(bytes).unwrap_or_default();
    let row = |cdb::Told { card, bits, text }| {
        let kind = match bits {
            bits if bits & 0x2 != 0 => "spell",
            bits if bits & 0x4 != 0 => "trap",
            _ => "monster",
        };
        let icon = ICONS.iter().find(|(bit, _)| kind != "monster" && bits & bit != 0).map_or("", |(_, icon)| icon);
        DatabaseRow { card, kind, icon, text }
    };
    Some(rows.into_iter().map(row).collect())
}

/// Reads a database of Yu-Gi-Oh! cards (`.cdb`).
pub fn read_database(bytes: &[u8]) -> Imported {
    let mut imported = database(bytes);
    imported.settle();
    imported
}

/// What comes of a database where the program was built without them.
#[cfg(not(feature = "cdb"))]
fn database(_: &[u8]) -> Imported {
    let mut imported = Imported::default();
    let problem = bad_row(1, Span::default(), Feature::Cdb.lacking());
    imported.refuse(Problem { diagnostic: problem.diagnostic.help(Feature::Cdb.instead()), ..problem });
    imported
}

/// Reads a card table; its form follows from the content.
///
/// # Errors
/// When the keyword table is broken.
pub fn read(text: &str) -> Result<Imported, crate::ability::VocabularyError> {
    let names = KeywordNames::embedded()?;
    let table = text.trim_start_matches('\u{feff}');
    let mut imported = form(table, &mut Reader::new(names));
    imported.settle();
    let marks = text.len() - table.len();
    for problem in &mut imported.problems {
        problem.diagnostic.span = problem.diagnostic.span.map(|span| span.shifted(marks));
        problem.diagnostic.related.iter_mut().for_each(|(span, _)| *span = span.shifted(marks));
    }
    Ok(imported)
}

/// Reads a table in the form that its first line is of.
fn form(text: &str, reader: &mut Reader<'_>) -> Imported {
    let (at, first) = text.lines().enumerate().find(|(_, line)| !line.trim().is_empty()).unwrap_or_default();
    let first = first.trim_start();
    if table::is_header(first) {
        return own_table(text);
    }
    if first.starts_with('<') {
        let mut imported = Imported::default();
        let place = Span::of(text, first.trim_end()).unwrap_or_default();
        let problem = bad_row(at + 1, place, say!("row-web-page"));
        imported.refuse(Problem { diagnostic: problem.diagnostic.help(say!("row-tables-are")), ..problem });
        return imported;
    }
    let imported = if first.starts_with('{') || first.starts_with('[') {
        jsonl::read(text, reader)
    } else {
        delimited::read(text, delimited::delimiter(first), reader)
    };
    Imported { has_text: true, ..imported }
}

fn own_table(text: &str) -> Imported {
    let (cards, problems) = table::read_each(text);
    let mut imported = Imported { cards, ..Imported::default() };
    for (line, error) in problems {
        // The error may be that of the back, in the line below.
        let lines: Vec<&str> = text.lines().skip(line - 1).take(2).collect();
        let cell = match &error {
            RowError::Value { column, value, .. } => {
                let at = table::COLUMNS.iter().position(|known| known == column);
                let cells = lines.iter().filter_map(|line| line.split('\t').nth(at?));
                cells.filter(|cell| cell == value && !cell.is_empty()).find_map(|cell| Span::of(text, cell))
            }
            // What is too long is not shown.
            RowError::Long { .. } => lines.first().and_then(|line| Span::of(text, &line[..0])),
            _ => None,
        };
        let row = lines.first().and_then(|line| Span::of(text, line)).unwrap_or_default();
        if imported.is_full(line, row) {
            break;
        }
        let number = lines.first().and_then(|line| line.split('\t').next());
        let problem = bad_row(line, cell.unwrap_or(row), error.message());
        imported.refuse(Problem { card: number.filter(|card| !card.is_empty()).map(str::to_owned), ..problem });
    }
    imported
}

fn bad_row(line: usize, place: Span, message: Message) -> Problem {
    Problem { line, card: None, diagnostic: Diagnostic::new(BAD_ROW, Severity::Error, message).at(place) }
}

impl Imported {
    /// The cards that no problem names: of a number that stands twice, nobody knows which row is meant.
    pub fn sound(&self) -> UserTable {
        let named = self.problems.iter().filter_map(|problem| problem.card.as_ref()?.parse().ok());
        let named: BTreeSet<CardNumber> = named.collect();
        let cards = self.cards.iter().filter(|(number, _)| !named.contains(*number));
        cards.map(|(number, entry)| (number.clone(), entry.clone())).collect()
    }

    /// What can be said only when all rows are read: which backs belong to which fronts, what counts as another card, and
    /// which game it is.
    fn settle(&mut self) {
        for (number, face) in std::mem::take(&mut self.backs) {
            if let Some(entry) = self.cards.get_mut(&number) {
                entry.card.back = Some(face);
            }
        }
        self.game = game_of(&self.cards);
        if self.game == Game::Yugioh {
            self.other_art = yugioh::add_aliases(&mut self.cards);
        }
    }

    fn refuse(&mut self, problem: Problem) {
        self.faults += 1;
        self.problems.push(problem);
    }

    /// Refuses a row for each of some reasons.
    fn refuse_row(&mut self, place: &Place<'_>, number: Option<&str>, reasons: Vec<Reason>) {
        for Reason { column, words, message } in reasons {
            let problem = bad_row(place.line, place.of(&column, &words), message);
            let card = number.filter(|number| !number.is_empty()).map(str::to_owned);
            self.refuse(Problem { card, ..problem });
        }
    }

    /// Whether there are so many faults that it is no use to go on; then the row where reading stops is told.
    fn is_full(&mut self, line: usize, row: Span) -> bool {
        if !self.is_cut && (self.faults >= MOST_FAULTS || self.cards.len() >= MOST_CARDS) {
            self.is_cut = true;
            let too_many = if self.faults >= MOST_FAULTS {
                say!("row-too-many-faults")
            } else {
                say!("row-too-many-cards", most = MOST_CARDS)
            };
            self.problems.push(bad_row(line, row, too_many));
        }
        self.is_cut
    }

    /// Refuses a row that nobody has to look at to see that it is no card.
    fn is_overlong(&mut self, line: usize, row: Span) -> bool {
        let is_overlong = row.end - row.start > LONGEST_ROW;
        if is_overlong {
            self.refuse(bad_row(line, Span::new(row.start, row.start), say!("row-too-long", most = LONGEST_ROW)));
        }
        is_overlong
    }

    /// Adds a card, or every reason why it is none; some may be known already.
    fn add(&mut self, place: &Place<'_>, raw: RawCard, reasons: Vec<Reason>, reader: &mut Reader<'_>) {
        let (line, number) = (place.line, raw.number.clone());
        match convert(raw, reasons, reader) {
            Ok((entry, said, texts)) => {
                for Said { column, words, diagnostic } in said {
                    let span = place.of(column, &words);
                    // Where the source writes the words in another way, they are not seen there.
                    let shown = words.is_empty() || span.text(place.text) == words;
                    let from_here = || say!("row-from-here", words = &words);
                    let diagnostic = if shown { diagnostic } else { diagnostic.note(from_here()) };
                    self.remarks.push(Remark { card: entry.card.number.clone(), code: diagnostic.code, words });
                    if diagnostic.severity == Severity::Error {
                        let (card, diagnostic) = (Some(number.clone()), diagnostic.at(span));
                        self.problems.push(Problem { line, card, diagnostic });
                    }
                }
                if self.cards.contains_key(&entry.card.number) {
                    let reason = Reason::new("number", "", say!("row-number-twice"));
                    self.refuse_row(place, Some(&number), vec![reason]);
                } else {
                    self.texts.insert(entry.card.number.clone(), texts);
                    self.cards.insert(entry.card.number.clone(), entry);
                }
            }
            Err(reasons) => self.refuse_row(place, Some(&number), reasons),
        }
    }
}

/// The game that the cards of a table belong to: that of the first card whose type only one game has.
pub fn game_of(cards: &UserTable) -> Game {
    cards.values().find_map(|entry| entry.card.kind.game()).unwrap_or_default()
}

/// What the skill reader says of a text.
struct Said {
    /// The column of the text.
    column: &'static str,
    /// The printed words that it is about.
    words: String,
    diagnostic: Diagnostic,
}

/// A card, what the skill reader says of its text, and the text of both sides. What is wrong with a column is said once.
fn convert(
    raw: RawCard,
    mut known: Vec<Reason>,
    reader: &mut Reader<'_>,
) -> Result<(Entry, Vec<Said>, [String; 2]), Vec<Reason>> {
    let mut reasons = Vec::new();
    let number = raw.number.parse::<CardNumber>();
    let wrong = |error: NumberError| Reason::new("number", "", say!("number-looks-like", number = error.text()));
    let number = number.map_err(|error| reasons.push(wrong(error))).ok();
    let kind = Kind::from_id(&raw.kind);
    if kind.is_none() {
        let known: Vec<&str> = kinds_like(&raw.kind).map(Kind::id).collect();
        let message = say!("row-no-kind", kind = &raw.kind, known = known.join(", "));
        reasons.push(Reason::new("type", "", message));
    }
    if raw.front.name.as_deref().is_none_or(|name| name.trim().is_empty()) {
        reasons.push(Reason::new("name", "", say!("row-no-name")));
    }
    let mut colors = ColorSet::default();
    for name in &raw.colors {
        match Color::from_name(name.trim()) {
            Some(color) => colors = colors.with(color),
            None => reasons.push(Reason::new("colors", name, say!("row-no-color", color = name))),
        }
    }
    let mut specified = ByColor::default();
    for (letter, n) in &raw.specified {
        if let Some(color) = Color::from_letter(letter.to_ascii_uppercase()) {
            specified[color] = *n;
        } else {
            let message = say!("row-no-icon", letter = letter.to_string());
            reasons.push(Reason::new("specified", letter.to_string(), message));
        }
    }
    let mut cost = |column: &'static str, text: Option<&str>, wrong: fn(&str) -> Message| {
        let text = text.map(str::trim)?;
        let cost = Total::from_text(text);
        if cost.is_none() {
            reasons.push(Reason::new(column, "", wrong(text)));
        }
        cost
    };
    let total = cost("energy", raw.energy.as_deref(), |text| say!("row-no-energy", cost = text));
    let z_energy = cost("z_energy", raw.z_energy.as_deref(), |text| say!("row-no-z-energy", cost = text));
    // 4.00, 14-1-2.
    if z_energy.is_some() && kind.is_some_and(|kind| !kind.is_z()) {
        reasons.push(Reason::new("z_energy", "", say!("row-no-z-card")));
    }
    let combo = match (raw.combo_cost, raw.combo_power) {
        (Some(cost), Some(power)) => Some(Combo { cost, power }),
        (None, None) => None,
        (cost, _) => {
            let column = if cost.is_some() { "combo_cost" } else { "combo_power" };
            reasons.push(Reason::new(column, "", say!("row-half-combo")));
            None
        }
    };
    let of_combo = |reason: &Reason| reason.column.starts_with("combo");
    let is_told =
        |reason: &Reason| known.iter().any(|told| told.column == reason.column || of_combo(told) && of_combo(reason));
    reasons.retain(|reason| !is_told(reason));
    known.append(&mut reasons);
    let (Some(number), Some(kind), true) = (number, kind, known.is_empty()) else { return Err(known) };

    let mut said = Vec::new();
    let mut side = |face: RawFace, column: &'static str| {
        let text = face.skill.unwrap_or_default();
        let (mut skills, problems) = reader.read(&text, raw.skill_withheld);
        skills.partial |= problems.iter().any(|problem| problem.code == skill::UNREAD_CONSTRUCTION);
        said.extend(problems.into_iter().map(|problem| {
            let shown = problem.span.map_or("", |span| &text[span.start..]).lines().next().unwrap_or_default();
            let words = match problem.code {
                // Its span is only where reading stopped.
                skill::UNREAD_CONSTRUCTION => shown,
                _ => problem.span.map_or("", |span| span.text(&text)),
            };
            Said { column, words: words.to_owned(), diagnostic: problem }
        }));
        let name = face.name.unwrap_or_default();
        let RawFace { power, defense, characters, traits, eras, other_names, .. } = face;
        (Face { name, power, defense, characters, traits, eras, other_names }, skills, text)
    };
    let (front, front_skills, front_text) = side(raw.front, "skill");
    let own_game = || kind.game() == Some(Game::ForceOfWill);
    let of_text = || force_of_will::of_deck(front_text.split(['|', '\n'])).filter(|_| own_game());
    let front_skills = raw.of_deck.or_else(of_text).unwrap_or(front_skills);
    let (back, back_skills, back_text): (Option<Face>, Skills, String) = raw
        .back
        .map(|back| side(back, "back_skill"))
        .map_or_else(Default::default, |(face, skills, text)| (Some(face), skills, text));
    let energy = total.map(|total| EnergyCost { total, specified });
    let card = Card {
        number,
        kind,
        rarity: raw.rarity.as_deref().map(rarity).unwrap_or_default(),
        colors,
        energy,
        z_energy,
        combo,
        attributes: raw.attributes,
        will: raw.will,
        level: raw.level,
        counts_as: raw.counts_as,
        front,
        back,
    };
    let sides = [("skill", &front_skills), ("back_skill", &back_skills)].into_iter();
    let many = sides.filter(|(_, skills)| skills.lines.len() > MOST_LINES).map(|(column, _)| too_many_lines(column));
    let overlong: Vec<Reason> = card.overlong().into_iter().map(too_long).chain(many).collect();
    if !overlong.is_empty() {
        return Err(overlong);
    }
    Ok((Entry { card, front: front_skills.into(), back: back_skills.into() }, said, [front_text, back_text]))
}

/// A column holds a name that is too long, or too many.
fn too_long(column: String) -> Reason {
    let message = say!("row-long-name", column = &column, most = LONGEST_NAME, names = MOST_NAMES);
    Reason::new(column, "", message)
}

/// A column holds too many lines.
fn too_many_lines(column: &str) -> Reason {
    Reason::new(column, "", say!("row-many-lines", column = column, most = MOST_LINES))
}

/// The kinds of the game that has the one nearest to a word.
fn kinds_like(word: &str) -> impl Iterator<Item = Kind> {
    let word: String = word.to_lowercase().chars().take(40).collect();
    let nearest = Kind::ALL.into_iter().min_by_key(|kind| strsim::damerau_levenshtein(kind.id(), &word));
    let game = nearest.and_then(Kind::game).unwrap_or_default();
    Kind::ALL.into_iter().filter(move |kind| kind.game().is_none_or(|of| of == game))
}

/// `Super Rare[SR]` and `SR` alike become `SR`.
fn rarity(text: &str) -> String {
    let code = text.split_once('[').map_or(text, |(_, code)| code);
    code.trim().trim_end_matches(']').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_ok(text: &str) -> UserTable {
        let imported = read(text).expect("the keyword table fits");
        assert_eq!(imported.problems, []);
        imported.cards
    }

    const JSON: &str = r#"{"number": "ZZ1-001", "type": "BATTLE", "name": "Fish", "rarity": "Common[C]", "colors": ["Red", "Blue"], "energy": 3, "specified": {"R": 1}, "combo_cost": 0, "combo_power": 5000, "power": 10000, "traits": ["Sea"], "skill": "[Supremo]"}"#;
    const CSV: &str = "number,type,name,rarity,colors,energy,specified,combo cost,combo power,power,traits,skill\n\
        zz1-001,Battle,Fish,C,Red/Blue,3,R,0,5000,10000,Sea,[Ultimate]\n";

    #[test]
    fn json_csv_and_tsv_give_the_same_card() {
        let json = read_ok(JSON);
        assert_eq!(json, read_ok(CSV));
        assert_eq!(json, read_ok(&CSV.replace(',', "\t")));
        assert_eq!(json, read_ok(&table::write(&json)));
    }

    #[test]
    fn each_side_may_have_names_in_other_languages() {
        let json = JSON
            .replace("\"Fish\"", "\"Fish\", \"name_it\": \"Pesce|Pesci\", \"name_fr\": \"Poisson\"")
            .replace("\"skill\"", "\"back\": {\"name\": \"Bird\", \"name_it\": \"Uccello\"}, \"skill\"");
        let csv = CSV
            .replace("skill\n", "skill,Name-IT,name_fr,back_name,back name_it\n")
            .replace("[Ultimate]\n", "[Ultimate],Pesce | Pesci,Poisson,Bird,Uccello\n");
        let cards = read_ok(&json);
        let sides: Vec<String> = cards
            .values()
            .flat_map(|entry| entry.card.faces())
            .map(|face| face.other_names.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
            .collect();
        assert_eq!(sides, ["it:Pesce it:Pesci fr:Poisson", "it:Uccello"]);
        assert_eq!((read_ok(&csv), read_ok(&table::write(&cards))), (cards.clone(), cards));
        // A word is no code.
        let imported = read(&csv.replace("name_fr", "name_french")).expect("the keyword table fits");
        assert_eq!(imported.unused.iter().collect::<Vec<_>>(), ["name_french"]);
    }

    #[test]
    fn a_table_without_names_in_other_languages_has_no_column_for_them() {
        let columns = |text: &str| text.lines().map(|line| line.split('\t').count()).collect::<Vec<_>>();
        assert_eq!(columns(&table::write(&read_ok(JSON))), [17, 17]);
        let named = JSON.replace("\"Fish\"", "\"Fish\", \"name_it\": \"Pesce\"");
        let own = table::write(&read_ok(&format!("{named}\n{}", JSON.replace("001", "002"))));
        assert_eq!(columns(&own), [18, 18, 18]);
        assert_eq!(read(&own.replace("it:", "Italian:")).expect("the keyword table fits").problems.len(), 1);
    }

    const Z_JSON: &str = r#"{"number": "ZZ1-003", "type": "Z-BATTLE", "name": "Eel", "energy": 1, "z_energy": 2}"#;
    const Z_CSV: &str = "number,type,name,energy,z_energy\nZZ1-003,Z-Battle,Eel,1,2\n";

    #[test]
    fn a_z_energy_cost_is_read_in_every_form_and_is_a_number_or_x() {
        // 4.00, 1-4-1-1
        let cost = |text: &str| read_ok(text).into_values().map(|entry| entry.card.z_energy).collect::<Vec<_>>();
        assert_eq!(cost(Z_JSON), [Some(Total::Fixed(2))]);
        assert_eq!(cost(&Z_JSON.replace(": 2", ": \"x\"")), [Some(Total::X)]);
        for column in ["Z-Energy", "Z Energy Cost", "z-energy_cost"] {
            assert_eq!(read_ok(&Z_CSV.replace("z_energy", column)), read_ok(Z_JSON), "{column}");
        }
        for text in [Z_JSON.to_owned(), Z_JSON.replace(": 2", ": \"X\""), Z_JSON.replace(": 2", ": 0")] {
            let cards = read_ok(&text);
            assert_eq!(read_ok(&table::write(&cards)), cards);
        }
    }

    #[test]
    fn a_z_energy_cost_that_nobody_tells_is_not_known_and_not_0() {
        for text in
            [Z_JSON.replace(": 2", ": null"), Z_JSON.replace(", \"z_energy\": 2", ""), Z_CSV.replace(",2\n", ",\n")]
        {
            let cards = read_ok(&text);
            assert!(cards.values().all(|entry| entry.card.z_energy.is_none() && entry.card.lacks_z_energy()), "{text}");
            assert_eq!(read_ok(&table::write(&cards)), cards);
        }
        assert!(read_ok(JSON).values().all(|entry| !entry.card.lacks_z_energy()));
    }

    #[test]
    fn tables_that_were_written_without_z_energy_costs_are_read_and_need_no_column_for_them() {
        let header = |text: &str| table::write(&read_ok(text)).lines().next().map(str::to_owned);
        let columns = |count| Some(table::COLUMNS[..count].join("\t"));
        assert_eq!(header(&Z_JSON.replace(": 2", ": null")), columns(17));
        assert_eq!(header(&JSON.replace("\"Fish\"", "\"Fish\", \"name_it\": \"Pesce\"")), columns(18));
        assert_eq!(header(&format!("{JSON}\n{Z_JSON}")), columns(19));
        let own = table::write(&read_ok(&Z_JSON.replace(": 2", ": null")));
        assert_eq!(read_ok(&own.replace('\n', "\t\n").replace("skills\t", "skills\tother_names")), read_ok(&own));
    }

    #[test]
    fn only_z_cards_have_a_z_energy_cost_and_faults_of_it_have_their_place() {
        // 4.00, 14-1-2
        let own = table::write(&read_ok(Z_JSON));
        for (text, wrong) in [(Z_JSON.to_owned(), ": 2"), (Z_CSV.to_owned(), ",2\n"), (own, "\t2\n")] {
            for (is, place, said) in [
                (wrong.replace('2', "\"much\""), "much", "`much`"),
                (wrong.to_owned(), "2", "only Z-Cards have a Z-Energy cost"),
            ] {
                let text = text.replace(wrong, &is);
                let text = if place == "2" { text.replace("Z-", "").replace("z-", "") } else { text };
                let imported = read(&text).expect("the keyword table fits");
                assert!(imported.cards.is_empty() && imported.problems.len() == 1, "{text}: {:?}", imported.problems);
                let diagnostic = &imported.problems[0].diagnostic;
                let shown = diagnostic.span.expect("a place").text(&text).trim_matches('"');
                assert_eq!(shown, place, "{text}");
                let message = diagnostic.message.to_string().replace('"', "");
                assert!(message.contains(said), "{message}");
            }
        }
    }

    #[test]
    fn an_italian_keyword_is_the_same_keyword() {
        let cards = read_ok(JSON);
        assert!(cards.values().all(|entry| entry.front.has(crate::ability::Keyword::Ultimate)));
    }

    #[test]
    fn every_reason_is_given_and_good_rows_stay() {
        let bad = r#"{"number": "nonsense", "type": "FISH", "name": "", "colors": ["Pink"]}"#;
        let imported = read(&format!("{JSON}\n{bad}\n{{\n")).expect("the keyword table fits");
        assert_eq!(imported.cards.len(), 1);
        assert_eq!(imported.problems.iter().filter(|problem| problem.line == 2).count(), 4);
        assert_eq!(imported.problems.iter().filter(|problem| problem.line == 3).count(), 1);
    }

    #[test]
    fn a_cell_with_too_many_letters_is_a_bad_row() {
        let imported =
            read(&CSV.replace(",3,R,", &format!(",3,{},", "R".repeat(300)))).expect("the keyword table fits");
        assert!(imported.cards.is_empty());
        assert_eq!(imported.problems.len(), 1);
    }

    #[test]
    fn every_fault_has_its_place_in_the_text() {
        let places = |text: &str| -> Vec<String> {
            let imported = read(text).expect("the keyword table fits");
            let problems = imported.problems.iter();
            let shown = |problem: &Problem| {
                let span = problem.diagnostic.span.expect("a place");
                format!("{} {}", problem.line, span.text(text))
            };
            problems.map(shown).collect()
        };
        let json = JSON.replace("Blue", "Pink").replace("10000", "\"strong\"").replace("\"C\"", "7");
        assert_eq!(places(&format!("\u{feff}{JSON}\n{json}\n")), ["2 \"strong\"", "2 Pink"]);
        assert_eq!(places(&format!("[{JSON},\n{}]", JSON.replace("Blue", "Pink"))), ["2 Pink"]);
        assert_eq!(places(&JSON.replace("Fish\",", "Fish\"")), ["1 \""]);
        assert_eq!(places(&JSON.replace("\"power\": 10000", "\"energy\": 4")), ["1 3"]);
        assert_eq!(places("{\"number\": \"ZZ1-001\""), ["1 \""]);
        let csv = CSV.replace("Fish,C,Red/Blue", "\"a \"\"Fish\"\", fried\",C,\"Red/Pink\"").replace("5000", "much");
        assert_eq!(places(&csv), ["2 much", "2 Pink"]);
        assert_eq!(places(&csv.replace("much", "5000")), ["2 Pink"]);
        assert_eq!(places(&CSV.replace("zz1-001,Battle", "\n\nzz1,Batle")), ["4 zz1", "4 Batle"]);
        assert_eq!(places(&CSV.replace(",Sea,[Ultimate]", "")), ["2 zz1-001,Battle,Fish,C,Red/Blue,3,R,0,5000,10000"]);
        assert_eq!(places(&CSV.replace("power,traits", "traits,traits")).len(), 1);
        let own = table::write(&read_ok(JSON)).replace("\t10000\t", "\tstrong\t");
        assert_eq!(places(&own), ["2 strong"]);
        let rule = "[Permanent] You can include up to any odd number of this card in your deck.";
        assert_eq!(places(&JSON.replace("[Supremo]", rule)).len(), 1);
        assert_eq!(places("<!doctype html>\n<p>"), ["1 <!doctype html>"]);
    }

    #[test]
    fn of_a_number_that_stands_twice_no_row_is_sound() {
        let imported = read(&format!("{JSON}\n{JSON}\n{}", JSON.replace("001", "002"))).expect("the table fits");
        assert_eq!(imported.sound().keys().map(CardNumber::as_str).collect::<Vec<_>>(), ["ZZ1-002"]);
    }

    #[test]
    fn a_text_that_is_no_table_at_all_is_not_read_to_its_end() {
        let imported = read(&"{\n".repeat(100_000)).expect("the keyword table fits");
        assert!(imported.is_cut && imported.problems.len() < 2 * MOST_FAULTS);
    }

    #[test]
    fn skills_of_a_table_that_are_nested_without_end_are_refused() {
        let own = table::write(&read_ok(JSON));
        let (row, _) = own.trim_end().rsplit_once('\t').expect("the skills are the last column");
        for (open, close) in [("(", ")"), ("[", "]"), ("not(", ")"), ("all([", "])"), ("Some(", ")"), ("/*", "*/")] {
            // With more of them the row is too long to be looked at.
            for times in [200, 5_000] {
                let (open, close) = (open.repeat(times), close.repeat(times));
                let filter = "(lines:[(tags:[(k:Permanent)],body:Permanent([(about:Cards((filter:";
                for deep in [open.clone(), format!("{open}{close}"), format!("{filter}{open}any{close}")] {
                    let imported = read(&format!("{row}\t{deep}\n")).expect("the keyword table fits");
                    assert!(imported.cards.is_empty() && !imported.problems.is_empty(), "{deep}");
                }
            }
        }
    }

    #[test]
    fn semicolons_part_columns_too() {
        assert_eq!(read_ok(&CSV.replace(',', ";")), read_ok(CSV));
    }

    #[test]
    fn an_empty_table_is_no_card() {
        assert!(read_ok("").is_empty());
        assert!(read_ok("number,type,name\n").is_empty());
    }

    #[test]
    fn names_that_are_books_are_no_names_in_any_form() {
        let problems = |text: &str| -> Vec<String> {
            let imported = read(text).expect("the keyword table fits");
            assert!(imported.cards.is_empty() || imported.cards.values().all(|entry| entry.card.back.is_none()));
            imported.problems.iter().map(|problem| format!("{} {}", problem.line, problem.diagnostic.message)).collect()
        };
        let long = "x".repeat(LONGEST_NAME + 1);
        let said = |line: usize, column: &str| {
            vec![format!("{line} {}", say!("row-long-name", column = column, most = LONGEST_NAME, names = MOST_NAMES))]
        };
        assert_eq!(problems(&JSON.replace("Fish", &long)), said(1, "name"));
        assert_eq!(problems(&JSON.replace("\"Sea\"", &format!("\"{long}\""))), said(1, "traits"));
        assert_eq!(problems(&JSON.replace("\"Sea\"", &vec!["\"Sea\""; 200].join(","))), said(1, "traits"));
        assert_eq!(problems(&CSV.replace("Fish", &long)), said(2, "name"));
        let back =
            JSON.replace("\"skill\"", &format!("\"back\": {{\"name\": \"Bird\", \"name_it\": \"{long}\"}}, \"skill\""));
        assert_eq!(problems(&back), said(1, "back_name_it"));
        assert_eq!(problems(&table::write(&read_ok(JSON)).replace("Sea", &long)), said(2, "traits"));
        let ruler = r#"{"code":"AAA-001J","zone":"ruler_back","type":"J-Ruler","name":"Fish"}"#;
        assert_eq!(problems(&ruler.replace("Fish", &long)), said(1, "name"));
        let eel = r#"{"password":5,"name_en":"Eel","kind":"Spell"}"#;
        assert_eq!(problems(&eel.replace("Eel", &long)), said(1, "name"));
    }

    #[test]
    fn a_side_of_very_many_lines_is_no_card() {
        let lines = |count: usize| JSON.replace("[Supremo]", &vec!["[Supremo]"; count].join("\\n"));
        assert_eq!(read_ok(&lines(MOST_LINES)).len(), 1);
        let imported = read(&lines(MOST_LINES + 1)).expect("the keyword table fits");
        let said = say!("row-many-lines", column = "skill", most = MOST_LINES).to_string();
        let problems: Vec<String> =
            imported.problems.iter().map(|problem| problem.diagnostic.message.to_string()).collect();
        assert_eq!((imported.cards.len(), problems), (0, vec![said]));
    }

    #[test]
    fn a_row_that_is_a_book_is_no_row() {
        let long = "x".repeat(LONGEST_ROW);
        let own = table::write(&read_ok(JSON));
        for (text, line) in [(JSON, 1), (CSV, 2), (&own, 2)] {
            let imported = read(&text.replace("Fish", &long)).expect("the keyword table fits");
            let problems: Vec<_> =
                imported.problems.iter().map(|problem| (problem.line, problem.diagnostic.span)).collect();
            assert!(imported.cards.is_empty() && problems.len() == 1 && problems[0].0 == line, "{problems:?}");
        }
    }

    #[test]
    fn a_table_has_no_more_cards_than_all_games_together() {
        let rows: Vec<String> = (0..=MOST_CARDS).map(|n| format!("{n:08},spell,Fish")).collect();
        let imported = read(&format!("number,type,name\n{}", rows.join("\n"))).expect("the keyword table fits");
        assert!(imported.is_cut && imported.cards.len() == MOST_CARDS && imported.problems.len() == 1);
    }
}
