//! Registration sheets, box by box, and the text that a reader finds in the PDF.

use std::fmt::Write as _;
use std::path::Path;

use deckscouter::catalog::Catalog;
use deckscouter::deck::{self, notation};
use deckscouter::diagnostic::LineIndex;
use deckscouter::language::Lang;
use deckscouter::legality::{self, Terms};
use deckscouter::report::sheet::{Drawn, Filled, Paper, Sheet};
use deckscouter::report::{Checked, qr};
use deckscouter::ruleset::Ruleset;

use crate::{other_games, program};

const FILLED: Filled<'_> =
    Filled { player: Some("Zoë Ångström"), id: Some("0012345"), event: Some("Store Championship") };

fn sheet(list: &str, filled: Filled<'_>, paper: Paper) -> Sheet {
    sheet_in(Lang::En, list, filled, paper)
}

fn sheet_in(lang: Lang, list: &str, filled: Filled<'_>, paper: Paper) -> Sheet {
    let rules = Ruleset::embedded("dbscg-1.10").expect("embedded");
    let date = "2026-08-01".parse().expect("a day");
    sheet_by(Terms::from(&rules).on(Some(date)), &Catalog::embedded(), lang, list, filled, paper)
}

/// A sheet by an edition on a day.
fn sheet_by(terms: Terms<'_>, catalog: &Catalog, lang: Lang, list: &str, filled: Filled<'_>, paper: Paper) -> Sheet {
    let decks = deck::read(list);
    let reading = &decks.readings[0];
    let outcome = legality::check(reading, catalog, terms);
    let lines = LineIndex::new(list);
    let checked = Checked { source: "list", path: "list", text: list, lines: &lines, outcome: &outcome, lang };
    let share = notation::by_id("share").expect("a notation");
    let code = (share.write)(&outcome.context.resolution.canonical(&reading.deck)).expect("numbers");
    Sheet::new(&checked, filled, qr::modules(&code.trim_end().to_uppercase()).ok(), paper)
}

/// A list of another game, by the newest edition of that game.
fn sheet_of_another_game(id: &str, table: &str, list: &str) -> Sheet {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("decks/other-games");
    let catalog = other_games::catalog(&[folder.join(table)]);
    let rules = Ruleset::embedded(id).expect("embedded");
    let list = shipped(&format!("other-games/{list}"));
    sheet_by(Terms::from(&rules), &catalog, Lang::En, &list, Filled::default(), Paper::A4)
}

/// A list of `decks/`.
fn shipped(name: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("decks").join(name)).expect("a list")
}

/// Sixty cards, no two alike, and a side deck.
fn singletons() -> String {
    let lines = |set: &str, cards: std::ops::Range<u32>| -> String {
        cards.map(|card| format!("1 {set}-{card:03}")).collect::<Vec<_>>().join("\n")
    };
    format!("Name: Sixty\nLeader: BT3-001\nMain Deck\n{}\nSide Deck\n{}\n", lines("BT13", 10..70), lines("BT1", 6..21))
}

/// The boxes of a sheet, one a line.
fn boxes(sheet: &Sheet) -> String {
    let mut out = format!("{}\n", sheet.title);
    for (number, page) in (1..).zip(&sheet.pages) {
        let _ = writeln!(out, "\npage {number}");
        for element in &page.elements {
            for placed in &element.boxes {
                let area = placed.area;
                let _ = write!(out, "{:6.1} {:6.1} {:6.1}  ", area.left, area.top, area.width);
                let _ = match &placed.drawn {
                    Drawn::Text(text) => {
                        writeln!(out, "{:?} {:?} {}: {}", element.role, text.face, text.size, text.text)
                    }
                    Drawn::Line => writeln!(out, "line"),
                    Drawn::Frame => writeln!(out, "box"),
                    Drawn::Code(modules) => writeln!(out, "code of {} modules", modules.side()),
                };
            }
        }
    }
    out
}

/// A sheet is the one that was looked at; `UPDATE_SHEETS=1` writes what is laid out now.
fn is_as_seen(name: &str, sheet: &Sheet) {
    let laid_out = boxes(sheet);
    let seen = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sheets").join(name);
    if std::env::var_os("UPDATE_SHEETS").is_some() {
        std::fs::write(&seen, &laid_out).expect("written");
    }
    let was = std::fs::read_to_string(&seen).unwrap_or_default();
    assert!(
        was == laid_out,
        "{name} is laid out differently; UPDATE_SHEETS=1 writes what is laid out now:\n{laid_out}"
    );
}

/// The text of each page, as a reader that copies all of it gets it.
fn read_back(sheet: &Sheet) -> Vec<String> {
    let bytes = sheet.pdf().expect("written");
    let document = lopdf::Document::load_mem(&bytes).expect("a PDF");
    let pages = document.get_pages();
    let text = |page: &u32| document.extract_text(&[*page]).expect("text");
    pages.keys().map(|page| text(page).split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

#[test]
fn the_sheets_are_those_that_were_looked_at() {
    is_as_seen("legal.txt", &sheet(&shipped("alien-rush.txt"), FILLED, Paper::A4));
    is_as_seen("illegal.txt", &sheet(&shipped("five-copies.yaml"), Filled::default(), Paper::Letter));
    is_as_seen("singletons.txt", &sheet(&singletons(), FILLED, Paper::A4));
    // Their parts are others, and one says which day's list holds where nobody names a day.
    let umi = sheet_of_another_game("yugioh-9.0", "yugioh-cards.csv", "umi-twice-over.ydk");
    is_as_seen("yugioh.txt", &umi);
    is_as_seen(
        "force-of-will.txt",
        &sheet_of_another_game("force-of-will-6.4", "force-of-will-cards.csv", "grimm.fdk"),
    );
}

#[test]
fn a_reader_of_the_pdf_finds_every_text_of_the_sheet() {
    for list in [shipped("alien-rush.txt"), shipped("five-copies.yaml"), singletons()] {
        let sheet = sheet(&list, FILLED, Paper::A4);
        let read = read_back(&sheet);
        assert_eq!(read.len(), sheet.pages.len());
        for (page, read) in sheet.pages.iter().zip(read) {
            for placed in page.elements.iter().flat_map(|element| &element.boxes) {
                if let Drawn::Text(text) = &placed.drawn {
                    assert!(read.contains(&text.text), "`{}` is not in: {read}", text.text);
                }
            }
        }
    }
}

#[test]
fn a_sheet_speaks_the_language_of_its_reader_and_no_other() {
    let list = shipped("five-copies.yaml");
    let english = read_back(&sheet(&list, FILLED, Paper::A4)).join(" ");
    for (lang, said) in [
        (Lang::It, ["Registrazione del mazzo", "Firma del giocatore", "Mazzo principale", "5 copie di BT9-005"]),
        (Lang::Fr, ["Enregistrement du deck", "Signature du joueur", "Deck principal", "5 exemplaires de BT9-005"]),
    ] {
        let sheet = sheet_in(lang, &list, FILLED, Paper::A4);
        assert_eq!(sheet.unknown.len(), 0, "{:?}", sheet.unknown);
        let read = read_back(&sheet).join(" ");
        for words in said {
            assert!(read.contains(words) && !english.contains(words), "{words}: {read}");
        }
        for words in ["Player", "Illegal under", "copies of", "Findings"] {
            assert!(english.contains(words) && !read.contains(words), "{words}: {read}");
        }
    }
}

#[test]
fn the_pdf_says_what_it_is_and_nothing_of_when_or_where_it_was_made() {
    let sheet = sheet(&shipped("alien-rush.txt"), FILLED, Paper::Letter);
    let bytes = sheet.pdf().expect("written");
    assert_eq!(sheet.pdf().as_ref(), Ok(&bytes));
    let document = lopdf::Document::load_mem(&bytes).expect("a PDF");
    let info = document.trailer.get(b"Info").and_then(lopdf::Object::as_reference).expect("a reference");
    let info = document.get_dictionary(info).expect("a dictionary");
    let keys: Vec<_> = info.iter().map(|(key, _)| String::from_utf8_lossy(key).into_owned()).collect();
    assert_eq!(keys, ["Title", "Creator"]);
    let catalog = document.catalog().expect("a catalog");
    assert!(catalog.has(b"StructTreeRoot") && catalog.has(b"Lang"), "{catalog:?}");
}

#[test]
fn the_program_writes_the_same_bytes_to_a_file_and_to_a_pipe() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("deck.pdf");
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("decks/alien-rush.txt");
    let scouter = |rest: &[&std::ffi::OsStr]| {
        program::scouter(folder.path())
            .args(["sheet", "--player", "Ana"])
            .arg(&list)
            .args(rest)
            .output()
            .expect("it runs")
    };
    let (piped, written) = (scouter(&[]), scouter(&["-o".as_ref(), file.as_os_str()]));
    assert!(piped.status.success() && written.status.success() && written.stdout.is_empty());
    let bytes = std::fs::read(&file).expect("a file");
    assert!(bytes.starts_with(b"%PDF-") && piped.stdout == bytes, "{} and {} bytes", piped.stdout.len(), bytes.len());
}
