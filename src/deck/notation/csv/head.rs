//! What the head of a table says of its columns, and what stands below it where that does not say all.

use crate::card::{Print, Section};
use crate::deck::notation::lines;
use crate::deck::{header, section_of};
use crate::diagnostic::Span;

const COUNT: [&str; 24] = [
    "count",
    "quantity",
    "qty",
    "copies",
    "amount",
    "number of copies",
    "quantità",
    "quantita",
    "q.tà",
    "q.ta",
    "qtà",
    "qta",
    "copie",
    "quantité",
    "qté",
    "exemplaires",
    "anzahl",
    "stück",
    "stk",
    "stk.",
    "menge",
    "cantidad",
    "cant.",
    "copias",
];
const NUMBER: [&str; 19] = [
    "number",
    "card number",
    "card_number",
    "card id",
    "id",
    "code",
    "card code",
    "numero",
    "numero carta",
    "codice",
    "codice carta",
    "numéro",
    "numéro de carte",
    "nummer",
    "kartennummer",
    "número",
    "número de carta",
    "código",
    "codigo",
];
const NAME: [&str; 14] = [
    "name",
    "card name",
    "card_name",
    "card",
    "nome",
    "nome carta",
    "carta",
    "nom",
    "nom de la carte",
    "carte",
    "kartenname",
    "karte",
    "nombre de la carta",
    "nombre",
];
const SECTION: [&str; 11] =
    ["section", "deck", "board", "zone", "area", "sezione", "mazzo", "bereich", "abschnitt", "sección", "zona"];
/// Heads of remarks, which may be about anything.
pub(super) const NOTES: [&str; 15] = [
    "notes",
    "note",
    "comment",
    "comments",
    "remark",
    "remarks",
    "nota",
    "commento",
    "commenti",
    "commentaire",
    "commentaires",
    "kommentar",
    "bemerkung",
    "notiz",
    "notizen",
];
/// What is in no deck, though it is in a list.
pub(in crate::deck::notation) const OUTSIDE: [&str; 4] = ["maybe", "maybeboard", "maybe board", "considering"];
/// What says of a row that its copies are in the side deck, and what says that they are not.
pub(super) const YES: [&str; 16] =
    ["yes", "y", "true", "x", "✓", "✔", "☑", "✅", "sì", "si", "oui", "ja", "sí", "vero", "vrai", "wahr"];
pub(super) const NO: [&str; 14] =
    ["no", "n", "false", "0", "-", "non", "nein", "falso", "faux", "falsch", "☐", "✗", "❌", "main"];

/// Whether a line is the head of a table of cards.
pub(in crate::deck::notation) fn heads(line: &str) -> bool {
    let Some(delimiter) = delimiter(line) else { return false };
    // `Name: a, count, number` tells about a deck in plain text.
    if line.split(char::from(delimiter)).next().is_none_or(|first| first.contains(':')) {
        return false;
    }
    let says = |known: &[&str]| heads_of(line, delimiter).any(|head| known.contains(&head.as_str()));
    let names: Vec<String> = heads_of(line, delimiter).collect();
    (says(&COUNT) || main_count(&names).is_some()) && (says(&NUMBER) || says(&NAME))
}

/// The column of the copies in the main deck, beside one of those in the side deck: `Number;Main;Side`.
fn main_count(names: &[String]) -> Option<usize> {
    let is_main = |name: &String| section_of(counted(name)) == Some(Section::Main) && !header::is_kind(counted(name));
    let sided = names.iter().any(|name| is_side_head(name));
    names.iter().position(is_main).filter(|_| sided)
}

fn delimiter(header: &str) -> Option<u8> {
    [b',', b';', b'\t', b'|'].into_iter().find(|delimiter| header.contains(char::from(*delimiter)))
}

/// What the cells of a header say.
pub(super) fn heads_of(header: &str, delimiter: u8) -> impl Iterator<Item = String> {
    header.split(char::from(delimiter)).map(|name| name.trim().trim_matches('"').to_lowercase())
}

/// Where the columns are, and what parts them.
pub(super) struct Columns {
    pub(super) delimiter: u8,
    /// How many there are.
    pub(super) width: usize,
    /// A column that stands twice.
    pub(super) doubled: Option<String>,
    pub(super) count: usize,
    pub(super) number: Option<usize>,
    pub(super) name: Option<usize>,
    pub(super) section: Option<usize>,
    /// The words in the column of sections that nobody knows are of something else.
    pub(super) free: bool,
    /// What a row says that names no section.
    pub(super) unsaid: Unsaid,
    /// The column that says which copies are in the side deck, and how.
    pub(super) side: Option<(usize, Siding)>,
    /// The column of copies that shine.
    pub(super) foils: Option<usize>,
}

/// The section of a row that names none.
#[derive(Clone, Copy)]
pub(super) enum Unsaid {
    /// That of the card.
    Home,
    /// That of the row above: each is named once, at the head of its rows.
    AsAbove,
    /// Nobody knows which.
    Unclear,
}

/// What the column of a side deck holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Siding {
    /// Numbers of copies.
    Counts,
    /// Yes or no, for all the copies of a row.
    Marks,
    /// A 1 may be a copy, or a yes.
    Either,
}

/// A longer line heads no table of cards.
const MAX_HEADER: usize = 8 * 1024;

/// The line that heads the table, past comments.
pub(super) fn head(text: &str) -> Option<(usize, &str)> {
    // A spreadsheet may say first what parts its columns.
    let comment = |line: &str| line.starts_with('#') && !heads(line);
    let skipped = |line: &str| line.trim().is_empty() || comment(line) || line.starts_with("sep=");
    let line = text.lines().find(|line| !skipped(line)).filter(|line| line.len() <= MAX_HEADER)?;
    Some((Span::of(text, line)?.start, line))
}

pub(super) fn columns(text: &str) -> Option<Columns> {
    let (_, header) = head(text)?;
    let delimiter = delimiter(header)?;
    // `Name: a, count, number` tells about a deck in plain text.
    if header.split(char::from(delimiter)).next()?.contains(':') {
        return None;
    }
    let names: Vec<String> = heads_of(header, delimiter).collect();
    // The plainest word for a thing comes first: `name` before `card`.
    let find = |known: &[&str]| known.iter().find_map(|known| names.iter().position(|name| name == known));
    // Two columns of one name: nobody knows which is meant.
    let known = [COUNT.as_slice(), &NUMBER, &NAME, &SECTION].concat();
    let twice =
        |name: &&String| known.contains(&name.as_str()) && names.iter().filter(|other| other == name).count() > 1;
    let doubled = names.iter().find(twice).cloned();
    let width = names.len();
    let below = Below { text, rows: Span::new(Span::of(text, header)?.end, text.len()), delimiter };
    let main = main_count(&names).filter(|_| find(&COUNT).is_none());
    let count = find(&COUNT).or(main)?;
    let siding = |at: usize| if main.is_some() { Siding::Counts } else { siding(&below, &names[at], at) };
    let side = names.iter().position(|name| is_side_head(name)).map(|at| (at, siding(at)));
    let known = find(&SECTION).filter(|at| *at != count);
    let section = known.or_else(|| sections_stand(&below, &names));
    let free = known.is_none() && section.is_some_and(|at| is_free(&below, &names[at], at));
    let columns = Columns {
        delimiter,
        width,
        doubled,
        count,
        number: find(&NUMBER).or_else(|| numbers_stand(text, header, delimiter, &names)),
        name: find(&NAME),
        section,
        free,
        unsaid: section.filter(|_| !free).map_or(Unsaid::Home, |at| unsaid(&below, at)),
        side: side.filter(|(at, _)| Some(*at) != section),
        foils: names.iter().position(|name| counted(name) != name && ["foil", "foils"].contains(&counted(name))),
    };
    (columns.number.is_some() || columns.name.is_some()).then_some(columns)
}

/// The column with a word at its head that nobody knows, and a card number below it.
fn numbers_stand(text: &str, header: &str, delimiter: u8, names: &[String]) -> Option<usize> {
    // `Karte` may head numbers where another column has the names.
    let name = NAME.iter().find(|known| names.iter().any(|name| name == *known)).copied();
    let known: Vec<&str> = [COUNT.as_slice(), &NUMBER, &SECTION].concat().into_iter().chain(name).collect();
    // A comment may say the same as the header.
    let below = &text[Span::of(text, header)?.end..];
    let row = below.lines().find(|line| line.contains(char::is_alphanumeric) && !line.starts_with('#'))?;
    let is_number = |cell: &str| Print::among_words(cell.trim().trim_matches('"')).is_some();
    let unknown = |at: &usize| names.get(*at).is_some_and(|name| !known.contains(&name.as_str()));
    let mut numbers =
        row.split(char::from(delimiter)).enumerate().filter(|(_, cell)| is_number(cell)).map(|(at, _)| at);
    numbers.next().filter(|at| unknown(at) && numbers.next().is_none())
}

/// The rows of a table.
struct Below<'t> {
    text: &'t str,
    rows: Span,
    delimiter: u8,
}

impl Below<'_> {
    /// The cells of every row, in small letters, with the places of their columns.
    fn cells(&self) -> impl Iterator<Item = (usize, String)> {
        let start = self.rows.start;
        let rows = lines::all(self.rows.text(self.text)).filter(|(_, line)| !line.starts_with('#'));
        rows.flat_map(move |(row, _)| cells(self.text, row.shifted(start), self.delimiter).into_iter().enumerate())
            .map(|(at, cell)| (at, cell.text(self.text).trim().trim_matches('"').trim().to_lowercase()))
    }

    fn column(&self, at: usize) -> impl Iterator<Item = String> {
        self.cells().filter(move |(column, _)| *column == at).map(|(_, cell)| cell)
    }
}

/// The column with a word at its head that nobody knows, and the name of a deck somewhere below it. Remarks come last.
fn sections_stand(below: &Below<'_>, names: &[String]) -> Option<usize> {
    let known = [COUNT.as_slice(), &NUMBER, &NAME].concat();
    let is_deck = |word: &str| match section_of(word) {
        Some(Section::Side) => true,
        Some(Section::Main) => !header::is_kind(word),
        _ => OUTSIDE.contains(&word),
    };
    let may_say = |at: usize| {
        names
            .get(at)
            .is_some_and(|name| !known.contains(&name.as_str()) && !is_side_head(name) && counted(name) == name)
    };
    let found: Vec<usize> =
        below.cells().filter(|(at, cell)| may_say(*at) && is_deck(cell)).map(|(at, _)| at).collect();
    let is_note = |at: &&usize| NOTES.contains(&names[**at].as_str());
    found.iter().find(|at| !is_note(at)).or(found.first()).copied()
}

/// Whether a column may say other things than sections: remarks, or kinds of cards beside those that are in the side deck.
fn is_free(below: &Below<'_>, head: &str, at: usize) -> bool {
    let names_main = |word: String| matches!(section_of(&word), Some(Section::Leader | Section::Main));
    NOTES.contains(&head) || !below.column(at).any(names_main)
}

/// What is meant where the column of sections is empty. Where each section is named once, its rows stand below; where it
/// is named on row after row, or only those of a side deck are, an empty cell says that a card lies at home.
fn unsaid(below: &Below<'_>, at: usize) -> Unsaid {
    let said: Vec<Option<Section>> = below.column(at).map(|word| section_of(&word)).collect();
    let repeated = said.windows(2).any(|pair| pair[0].is_some() && pair[0] == pair[1]);
    let main = said.contains(&Some(Section::Main));
    match (repeated, main) {
        (true, false) => Unsaid::Home,
        (false, true) => Unsaid::AsAbove,
        _ => Unsaid::Unclear,
    }
}

/// What is counted below a head: `side` of `side quantity`.
fn counted(head: &str) -> &str {
    let of = |word: &&str| {
        let rest = head.strip_suffix(word).or_else(|| head.strip_prefix(word))?;
        Some(rest.trim_matches([' ', '_', '-'])).filter(|rest| rest.len() < head.len() - word.len())
    };
    COUNT.iter().find_map(of).unwrap_or(head)
}

fn is_side_head(head: &str) -> bool {
    section_of(counted(head).trim_start_matches("in ")) == Some(Section::Side)
}

fn siding(below: &Below<'_>, head: &str, at: usize) -> Siding {
    let is_more = |cell: String| cell.parse::<u32>().is_ok_and(|copies| copies > 1);
    if counted(head) != head || below.column(at).any(is_more) {
        return Siding::Counts;
    }
    let is_word = |cell: String| YES.contains(&cell.as_str()) || (NO.contains(&cell.as_str()) && cell != "0");
    if head.ends_with("ed") || below.column(at).any(is_word) { Siding::Marks } else { Siding::Either }
}

/// The cells of a row as they are written, quotes included.
pub(super) fn cells(text: &str, row: Span, delimiter: u8) -> Vec<Span> {
    let (mut out, mut start, mut quoted) = (Vec::new(), row.start, false);
    for (at, byte) in row.text(text).bytes().enumerate() {
        if byte == b'"' {
            quoted = !quoted;
        } else if byte == delimiter && !quoted {
            out.push(Span::new(start, row.start + at));
            start = row.start + at + 1;
        }
    }
    out.push(Span::new(start, row.end));
    out
}
