//! A list of cards as a person wrote it, and the notations it comes in.
//!
//! A [`Deck`] keeps what each line *says*: a count, a number, a name, a place in the text. Which card that is, is
//! decided later ([`crate::legality::resolve`]): a list may well name cards that do not exist.

mod change;
pub mod edit;
mod header;
mod hung;
mod kept;
pub mod notation;

use crate::card::{CardNumber, Game, NumberError, Print, Section, nearly_numbers};
use crate::diagnostic::{Diagnostic, Span};

pub use kept::KeptPlaces;
pub use notation::{NOTATIONS, Notation, WriteError};

/// A line that is neither a card nor anything else we know.
pub const UNREADABLE_LINE: &str = "DS0001";
/// A count that is not a number of copies.
pub const BAD_COUNT: &str = "DS0002";
/// A list that breaks the form of its notation, so that nothing in it can be trusted.
pub const BROKEN_LIST: &str = "DS0003";
/// A list with more lines than any deck has.
pub const TOO_LONG: &str = "DS0004";

/// More card lines than this are no deck; reading stops there.
pub const MAX_LINES: usize = 2_000;
/// More copies than this on one line are a slip of the finger or an attack.
pub const MAX_COUNT: u32 = 1_000;

/// The card that a line means, as it says it: a number, a name, or both.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardRef {
    /// The number, perhaps with a print suffix.
    pub print: Option<Print>,
    /// The name.
    pub name: Option<String>,
    /// The number as it is written, where that is not its usual spelling. Without a number, what stands in its place: it is
    /// nearly one ([`nearly_numbers`]).
    pub spelling: Option<String>,
}

impl CardRef {
    /// A card by its number, remembering an unusual spelling. A language, a print or a rarity may hang on it: `EN-BT1-006`.
    ///
    /// # Errors
    /// When the text is no card number.
    pub fn numbered(written: &str) -> Result<Self, NumberError> {
        let print: Print = hung::number(written).map_or_else(|| written.parse(), Ok)?;
        Ok(Self::spelled(print, written))
    }

    /// A card by a number with a slip in it, and perhaps its name; `None` where the text is nothing like a number.
    pub fn nearly(written: &str, name: Option<String>) -> Option<Self> {
        let written = written.trim();
        let fits = nearly_numbers(written).any(|part| part == written);
        fits.then(|| Self { print: None, name, spelling: Some(written.to_owned()) })
    }

    /// A print, and how it is written.
    fn spelled(print: Print, written: &str) -> Self {
        let spelling = Some(written.trim()).filter(|written| !print.is_written(written));
        Self { spelling: spelling.map(str::to_owned), print: Some(print), name: None }
    }

    /// A card by its name.
    pub fn named(name: impl Into<String>) -> Self {
        Self { print: None, name: Some(name.into()), spelling: None }
    }
}

/// Where the parts of a line stand in the text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// What a finding underlines: the whole entry.
    pub line: Span,
    /// The count, where it is written.
    pub count: Option<Span>,
    /// The number as it is written.
    pub number: Option<Span>,
    /// The name, where it is written as it reads.
    pub name: Option<Span>,
    /// Where another number of copies stands within what was taken for a name: a second card, perhaps.
    pub another: Option<Span>,
    /// The lines beside it that say nothing but a number, and perhaps a count: that of its card, where the card has one; else
    /// perhaps that of its card.
    pub beside: Option<Span>,
    /// What to delete to remove the entry, its line end or comma included; `None` where that is not a matter of bytes.
    pub removal: Option<Span>,
}

impl Places {
    /// The same places, `by` bytes further on.
    #[must_use]
    pub fn shifted(self, by: usize) -> Self {
        let shifted = |span: Option<Span>| span.map(|span| span.shifted(by));
        Self {
            line: self.line.shifted(by),
            count: shifted(self.count),
            number: shifted(self.number),
            name: shifted(self.name),
            another: shifted(self.another),
            beside: shifted(self.beside),
            removal: shifted(self.removal),
        }
    }
}

/// So many copies of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Copies, from 1 to [`MAX_COUNT`].
    pub count: u32,
    /// The card.
    pub card: CardRef,
    /// The section, where the list says it.
    pub section: Option<Section>,
    /// Where it stands.
    pub places: KeptPlaces,
    /// Nothing on the line but a name: it may turn out to be no card at all.
    pub bare: bool,
    /// The line says how many copies; otherwise it is taken for one.
    pub counted: bool,
    /// It is written as people write a card, its count beside it; otherwise the two stand in places of their own.
    pub plain: bool,
}

impl Line {
    /// A line that says how many copies of which card.
    pub fn of(count: u32, card: CardRef, section: impl Into<Option<Section>>, places: impl Into<KeptPlaces>) -> Self {
        Self { count, card, section: section.into(), places: places.into(), bare: false, counted: true, plain: false }
    }

    /// The line below it that holds its number, where that stands on one of its own.
    pub fn caption(&self) -> Option<Span> {
        self.places.beside().filter(|_| self.card.print.is_some())
    }

    /// Its entry from the first of its lines to the last.
    pub fn extent(&self) -> Span {
        let line = self.places.line();
        self.caption().map_or(line, |caption| line.to(caption))
    }
}

/// A list of cards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    /// What its owner calls it.
    pub name: Option<String>,
    /// The rulebook edition it was made for, where the list says it.
    pub rules: Option<String>,
    /// The game, where the notation is that of one game.
    pub game: Option<Game>,
    /// The card lines, in the order of the list.
    pub lines: Vec<Line>,
}

impl Deck {
    /// The lines of a section, in order.
    pub fn section(&self, section: Section) -> impl Iterator<Item = &Line> {
        self.lines.iter().filter(move |line| line.section == Some(section))
    }
}

/// What came of reading one list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// What was understood.
    pub deck: Deck,
    /// What was not.
    pub problems: Vec<Diagnostic>,
    /// The list as a whole could not be read: `deck` says nothing about what was meant.
    pub broken: bool,
    /// How many comments and notes about the deck were passed over; they are nowhere in `deck`.
    pub remarks: usize,
    /// Comments whose sign stands right before copies of a card, and the number of that: somebody may miss it.
    pub commented: Vec<(Span, CardNumber)>,
}

impl Reading {
    /// A list that breaks the form of its notation.
    pub fn broken(problem: Diagnostic) -> Self {
        Self { problems: vec![problem], broken: true, ..Self::default() }
    }
}

/// The decks of a text, and the notation it is in.
#[derive(Debug)]
pub struct Decks {
    /// The notation recognised or asked for.
    pub notation: &'static Notation,
    /// One reading per deck, in order.
    pub readings: Vec<Reading>,
    /// The text is a container of decks (JSON lines, an array), even if it holds just one.
    pub many: bool,
}

/// The section that a word means: its id, or what a header may call it.
pub fn section_of(word: &str) -> Option<Section> {
    Section::from_id(word).or_else(|| header::section(word))
}

/// Reads a text in the notation that its content shows.
///
/// ```
/// use deckscouter::deck;
/// let decks = deck::read("Leader: BT1-001\n4x BT1-006 Scheming Champa\n");
/// assert_eq!(decks.notation.id, "text");
/// assert_eq!(decks.readings[0].deck.lines[1].count, 4);
/// ```
pub fn read(text: &str) -> Decks {
    let notation = notation::recognise(text);
    notation::read_as(notation, text)
}
