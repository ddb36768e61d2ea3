//! A registration sheet to hand in at an event: who plays, every card with its count, whether the list is legal, room for
//! the judge.
//!
//! First the sheet is laid out as plain data ([`Page`]s of boxes, in points from the upper left corner), which tests look
//! at; then [`Sheet::pdf`] draws it, and decides nothing. Sections are those of the deck and its edition: no game is
//! assumed.

mod content;
mod layout;
mod letters;
mod pdf;
mod setting;

use std::collections::BTreeSet;
use std::str::FromStr;

use super::Checked;
use super::qr::Modules;
use crate::language::Lang;
use content::Content;
use letters::Letters;

pub use pdf::Unwritten;

/// The paper it is printed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

impl Paper {
    /// Width and height, in points of 1/72 inch.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (595.28, 841.89),
            Self::Letter => (612.0, 792.0),
        }
    }
}

/// There is no such paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are a4, letter")]
pub struct NoSuchPaper;

impl FromStr for Paper {
    type Err = NoSuchPaper;
    fn from_str(text: &str) -> Result<Self, NoSuchPaper> {
        match text.to_ascii_lowercase().as_str() {
            "a4" => Ok(Self::A4),
            "letter" => Ok(Self::Letter),
            _ => Err(NoSuchPaper),
        }
    }
}

/// What the player has filled in; what is `None` stays an empty line to write on.
#[derive(Clone, Copy, Debug, Default)]
pub struct Filled<'a> {
    /// The player's name.
    pub player: Option<&'a str>,
    /// The number that the organiser knows the player by.
    pub id: Option<&'a str>,
    /// The event.
    pub event: Option<&'a str>,
}

/// Longest text of a field, in characters: longer ones leave no room for the cards.
pub const MAX_FIELD: usize = 100;

/// A sheet, laid out.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// What the document is called.
    pub title: String,
    /// The paper.
    pub paper: Paper,
    /// The pages, in order.
    pub pages: Vec<Page>,
    /// Characters that the fonts cannot show; a box stands for each.
    pub unknown: BTreeSet<char>,
    /// The language it is in.
    pub lang: Lang,
}

impl Sheet {
    /// Lays out the sheet of a deck, with a code that holds its list where there is one.
    ///
    /// ```
    /// use deckscouter::report::{Checked, sheet::{Filled, Paper, Sheet}};
    /// use deckscouter::{catalog::Catalog, deck, diagnostic::LineIndex, language::Lang, legality, ruleset::Ruleset};
    ///
    /// let text = "Leader: BT1-001 Champa\n4 BT1-006 Scheming Champa\n";
    /// let (catalog, rules) = (Catalog::embedded(), Ruleset::embedded("dbscg-1.10").unwrap());
    /// let decks = deck::read(text);
    /// let outcome = legality::check(&decks.readings[0], &catalog, &rules);
    /// let lines = LineIndex::new(text);
    /// let checked = Checked { source: "fish.txt", path: "fish.txt", text, lines: &lines, outcome: &outcome, lang: Lang::En };
    /// let sheet = Sheet::new(&checked, Filled::default(), None, Paper::A4);
    /// assert_eq!(sheet.pages.len(), 1);
    /// assert!(sheet.pdf().unwrap().starts_with(b"%PDF-"));
    /// ```
    pub fn new(checked: &Checked<'_>, filled: Filled<'_>, code: Option<Modules>, paper: Paper) -> Self {
        let letters = Letters::new();
        let content = Content::of(checked, filled, &letters);
        let pages = layout::pages(&content, code, paper, &letters);
        Self { title: content.title, paper, pages, unknown: content.unknown, lang: content.lang }
    }

    /// The sheet as PDF: the same sheet is the same bytes.
    ///
    /// # Errors
    /// When a limit of the format is exceeded.
    pub fn pdf(&self) -> Result<Vec<u8>, Unwritten> {
        pdf::write(self)
    }
}

/// One page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Page {
    /// What stands on it, in reading order.
    pub elements: Vec<Element>,
}

/// Boxes that are read together.
#[derive(Clone, Debug, PartialEq)]
pub struct Element {
    /// What they are to a reader that does not see the page.
    pub role: Role,
    /// The boxes.
    pub boxes: Vec<Placed>,
}

/// What an element is to a reader that does not see the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The title of the sheet.
    Title,
    /// The title of a section.
    Heading,
    /// Text or a field.
    Paragraph,
    /// An entry of a list: a card, or a finding.
    Entry,
    /// The code.
    Code,
    /// What belongs to the page, not to the sheet: page numbers, section titles that come again.
    Aside,
}

/// Something with its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Placed {
    /// Where it stands.
    pub area: Area,
    /// What it is.
    pub drawn: Drawn,
}

/// A rectangle, in points from the upper left corner of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Area {
    /// Left edge.
    pub left: f32,
    /// Upper edge.
    pub top: f32,
    /// Width.
    pub width: f32,
    /// Height.
    pub height: f32,
}

impl Area {
    /// Right edge.
    pub fn right(&self) -> f32 {
        self.left + self.width
    }

    /// Lower edge.
    pub fn bottom(&self) -> f32 {
        self.top + self.height
    }
}

/// What can stand in a place.
#[derive(Clone, Debug, PartialEq)]
pub enum Drawn {
    /// One line of text, as wide as its place.
    Text(Text),
    /// A line along the upper edge, to write on or to part.
    Line,
    /// A square to tick.
    Frame,
    /// A code; its quiet zone is the outer part of its place.
    Code(Modules),
}

/// One line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// What it says; the fonts have all its characters.
    pub text: String,
    /// The face.
    pub face: Face,
    /// The size of the type, in points.
    pub size: f32,
    /// The ink.
    pub ink: Ink,
}

/// A face of the font.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// What is read.
    Regular,
    /// What is found first.
    Bold,
}

/// How dark a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// What the player says.
    Black,
    /// What the form says.
    Gray,
}

/// A number of things, as a factor of points; nothing on a page is more often there than 65 535 times.
fn points(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

#[cfg(test)]
mod tests;
