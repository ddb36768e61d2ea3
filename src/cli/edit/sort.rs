//! `scouter sort`: the cards of a list in order.

use clap::{Args, ValueEnum};

use super::{Editing, Plan, Subject};
use crate::card::{Card, CardNumber, Section};
use crate::catalog::Catalog;
use crate::cli::out::Out;
use crate::cli::{Failure, Status};
use crate::deck::edit::{Change, Meant};
use crate::language::Lang;

/// Sort the cards of a deck list.
#[derive(Debug, Args)]
#[command(after_help = "Headers, comments and blank lines stay where they are and part groups of cards;\n\
                        each group is sorted by section, then as asked. Lines that are no known card\n\
                        come last. `scouter undo DECK` takes it back.\n\n\
                        Examples:\n  scouter sort deck.txt\n  scouter sort deck.txt --by cost")]
pub(in crate::cli) struct Sort {
    /// Deck list; `-` reads standard input.
    #[arg(value_name = "DECK")]
    deck: String,
    /// What decides: number, cost, color or name.
    #[arg(long, value_name = "WHAT", default_value = "number", hide_possible_values = true)]
    by: By,
    #[command(flatten)]
    editing: Editing,
}

/// What cards are sorted by; cards that are alike in it, by number.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum By {
    Number,
    Cost,
    Color,
    Name,
}

impl By {
    const fn word(self) -> &'static str {
        match self {
            Self::Number => "number",
            Self::Cost => "cost",
            Self::Color => "color",
            Self::Name => "name",
        }
    }

    /// What is compared before the number.
    fn key(self, card: &Card) -> (u8, String) {
        match self {
            Self::Number => (0, String::new()),
            Self::Cost => (card.energy.map_or(0, |cost| cost.value()), String::new()),
            // One color before several, in the order of 2-4-1-1.
            Self::Color => {
                let places: Vec<u8> = card.colors.iter().map(|color| color as u8).collect();
                let several = if card.colors.is_empty() { u8::MAX } else { u8::from(card.colors.is_multicolor()) };
                (several, places.iter().map(|place| char::from(b'a' + place)).collect())
            }
            Self::Name => (0, crate::card::fold(card.name())),
        }
    }
}

pub(in crate::cli) fn run(command: &Sort, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let plan = |subject: &Subject<'_>| {
        let ranks = ranks(command.by, subject.meant, subject.outcome.context.catalog);
        Ok(Plan { changes: vec![Change::Sort(ranks)], done: format!("sort by {}", command.by.word()) })
    };
    super::run(&command.editing, &command.deck, plan, lang, out)
}

/// The place of each line among all.
fn ranks(by: By, meant: &[Meant], catalog: &Catalog) -> Vec<usize> {
    let section = |meant: &Meant| Section::ALL.iter().position(|section| *section == meant.section);
    let key = |meant: &Meant| {
        let card = meant.number.as_ref().and_then(|number| catalog.get(number));
        (section(meant), card.is_none(), card.map(|entry| (by.key(&entry.card), place(&entry.card.number))))
    };
    let mut order: Vec<usize> = (0..meant.len()).collect();
    order.sort_by_cached_key(|line| key(&meant[*line]));
    let mut ranks = vec![0; order.len()];
    for (rank, line) in order.into_iter().enumerate() {
        ranks[line] = rank;
    }
    ranks
}

/// A number as people count it: BT2 before BT10.
fn place(number: &CardNumber) -> (String, u32, u32) {
    let (letters, set) = number.series();
    (letters.to_owned(), set, number.index())
}
