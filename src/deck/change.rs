//! What a change of a list is, and what a notation is given to write it.

use super::{CardRef, Deck, KeptPlaces, Line};
use crate::card::{CardNumber, Kind, Section};
use crate::diagnostic::{Edit, Span};

/// One change of a list. Lines are named by their place in [`Deck::lines`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Another number of copies on a line.
    Count {
        /// The line.
        line: usize,
        /// Copies from now on.
        count: u32,
    },
    /// A line goes.
    Remove {
        /// The line.
        line: usize,
    },
    /// A line comes.
    Insert(Copies),
    /// Another card on a line.
    Card {
        /// The line.
        line: usize,
        /// The card from now on.
        to: Copies,
    },
    /// The deck is called this.
    Rename(String),
    /// The cards that stand together, ordered by the rank of their lines.
    Sort(Vec<usize>),
}

impl Change {
    /// The line that it is about, where there is one.
    pub(super) const fn line(&self) -> Option<usize> {
        match self {
            Self::Count { line, .. } | Self::Remove { line } | Self::Card { line, .. } => Some(*line),
            Self::Insert(_) | Self::Rename(_) | Self::Sort(_) => None,
        }
    }
}

/// So many copies of a card that is to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copies {
    /// How many.
    pub count: u32,
    /// The card, by number and name.
    pub card: CardRef,
    /// Its type: lists often have a part for each.
    pub kind: Kind,
    /// Where it lies.
    pub section: Section,
    /// That is where such cards lie when a list does not say.
    pub at_home: bool,
    /// No other card has its name, so that the name alone means it.
    pub named_alone: bool,
    /// The line that it has elsewhere in the list, its comment included, where all of it moves.
    pub as_written: Option<String>,
}

impl Copies {
    /// The line that says so.
    pub(super) fn line(&self) -> Line {
        Line::of(self.count, self.card.clone(), self.section, KeptPlaces::default())
    }

    /// What such a line means.
    pub(super) fn meant(&self) -> Meant {
        let number = self.card.print.as_ref().map(|print| print.number.clone());
        Meant { section: self.section, number, kind: Some(self.kind) }
    }

    /// Whether a line says just this.
    pub(super) fn is(&self, line: &Line) -> bool {
        let section = line.section.map_or(self.at_home, |section| section == self.section);
        let print = line.card.print == self.card.print || (line.card.print.is_none() && self.named_alone);
        let name = line.card.name == self.card.name || (line.card.name.is_none() && line.card.print.is_some());
        line.count == self.count && section && print && name
    }
}

/// What a line of a list means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meant {
    /// Where its cards lie.
    pub section: Section,
    /// The card, where it is known.
    pub number: Option<CardNumber>,
    /// Its type, where it is known.
    pub kind: Option<Kind>,
}

/// A list that is being edited.
#[derive(Clone, Copy, Debug)]
pub struct Editing<'a> {
    /// The whole text as the notation reads it, without a byte-order mark: a line feed ends each line, where the notation
    /// goes by lines.
    pub text: &'a str,
    /// The same as it is written, byte by byte as long.
    pub written: &'a str,
    /// Which of its decks.
    pub at: usize,
    /// That deck.
    pub deck: &'a Deck,
    /// What each of its lines means.
    pub meant: &'a [Meant],
}

/// The edits that make a change, one set for each way to write it, best first.
pub type Ways = Vec<Vec<Edit>>;

impl Editing<'_> {
    /// The lines whose cards lie in a section, in order.
    pub(super) fn lines_in(&self, section: Section) -> impl DoubleEndedIterator<Item = &Line> {
        let lines = self.deck.lines.iter().zip(self.meant);
        lines.filter(move |(_, meant)| meant.section == section).map(|(line, _)| line)
    }

    /// The line that a new one comes behind: the last of its type in its section, else the last of the section.
    pub(super) fn neighbour(&self, copies: &Copies) -> Option<&Line> {
        let lines = self.deck.lines.iter().zip(self.meant);
        let mut alike = lines.filter(|(_, meant)| meant.section == copies.section && meant.kind == Some(copies.kind));
        alike.next_back().map(|(line, _)| line).or_else(|| self.lines_in(copies.section).next_back())
    }

    /// Lines that a new one may look like: those of its section from the last, such as say number and name first; then the
    /// others.
    pub(super) fn models(&self, section: Section) -> impl Iterator<Item = &Line> {
        let says_all = |line: &&Line| line.card.print.is_some() && line.card.name.is_some();
        let (whole, part): (Vec<&Line>, Vec<&Line>) = self.lines_in(section).rev().partition(says_all);
        let others = self.deck.lines.iter().zip(self.meant).filter(move |(_, meant)| meant.section != section);
        whole.into_iter().chain(part).chain(others.map(|(line, _)| line))
    }

    /// The edit of a count, where it is written.
    pub(super) fn count(&self, line: usize, count: u32) -> Option<Edit> {
        let span = self.deck.lines[line].places.count()?;
        Some(Edit { span, text: count.to_string() })
    }

    /// The edits that order the lines of each group by rank: groups are lines with nothing between them but what parts
    /// entries. `slot` says what moves with a line.
    pub(super) fn sorted(&self, rank: &[usize], slot: impl Fn(&Line) -> Span) -> Vec<Edit> {
        let ranks = rank.iter().copied().map(Some).chain(std::iter::repeat(None));
        let slots: Vec<(Span, Option<usize>)> = self.deck.lines.iter().map(slot).zip(ranks).collect();
        self.in_order(&slots)
    }

    /// The same for whatever stands at some places, each with its rank.
    pub(super) fn in_order<R: Ord + Copy>(&self, slots: &[(Span, R)]) -> Vec<Edit> {
        let mut edits = Vec::new();
        let mut first = 0;
        for end in 1..=slots.len() {
            if end < slots.len() && self.stand_together(slots[end - 1].0, slots[end].0) {
                continue;
            }
            let mut order: Vec<(Span, R)> = slots[first..end].to_vec();
            order.sort_by_key(|(_, rank)| *rank);
            let moved = slots[first..end].iter().zip(order).filter(|((to, _), (from, _))| to != from);
            edits
                .extend(moved.map(|((to, _), (from, _))| Edit { span: *to, text: from.text(self.written).to_owned() }));
            first = end;
        }
        edits
    }

    /// The deck as a change makes it, for notations that are written anew.
    pub(super) fn afterwards(&self, change: &Change) -> Deck {
        let mut deck = self.deck.clone();
        match change {
            Change::Count { line, count } => deck.lines[*line].count = *count,
            Change::Remove { line } => drop(deck.lines.remove(*line)),
            Change::Insert(copies) => deck.lines.push(copies.line()),
            Change::Card { line, to } => deck.lines[*line] = to.line(),
            Change::Rename(name) => deck.name = Some(name.clone()),
            Change::Sort(rank) => {
                let mut ranked: Vec<(Option<&usize>, Line)> =
                    deck.lines.into_iter().enumerate().map(|(at, line)| (rank.get(at), line)).collect();
                ranked.sort_by_key(|(rank, _)| *rank);
                deck.lines = ranked.into_iter().map(|(_, line)| line).collect();
            }
        }
        deck
    }

    /// Whether nothing stands between two entries but what parts them: a comma, one line end, a dash.
    fn stand_together(&self, one: Span, next: Span) -> bool {
        let Some(between) = self.text.get(one.end..next.start) else { return false };
        let parts = |c: char| c.is_whitespace() || c == ',' || c == '-';
        between.chars().all(parts) && between.matches('\n').count() <= 1
    }
}
