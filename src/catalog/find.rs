//! All cards that a search means: tables are read row by row, on several threads, and nothing of them is kept.

use std::cmp::Ordering;

use super::search::{Figure, Search};
use super::sorted::Sorted;
use super::table::Rows;
use super::{Catalog, Entry};
use crate::card::{Card, Color, Game, Set, fold};

/// What came of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Finds {
    /// The cards that are meant.
    pub cards: Vec<Card>,
    /// Cards that may be meant: skills of theirs are not known.
    pub open: usize,
}

/// The cards of a table that a search means, or may mean.
fn found_in(table: Sorted<'_>, game: Game, search: &Search) -> Vec<(Card, Option<bool>)> {
    let meant = |rows: Rows<'_>| {
        if game.reads_skills() {
            return search.of_rows(&rows);
        }
        let card = rows.card()?;
        let meant = search.of_facts(&card);
        Ok((card, Some(meant)))
    };
    // Every row of these tables has been read before: see there.
    let read = |(front, back)| Rows::new(front, back).and_then(meant).ok();
    table.cards().filter_map(read).filter(|(_, meant)| *meant != Some(false)).collect()
}

/// What cards are sorted by. Equal ones stay in the order of their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// Set and number, as people count: BT2 comes before BT10.
    Number,
    /// The name of the front.
    Name,
    /// The card type, the leaders first.
    Kind,
    /// The colors, in the order of the manual.
    Color,
    /// A printed number; cards without one come last.
    Figure(Figure),
    /// The rarity code.
    Rarity,
}

impl By {
    /// Every order with its name.
    pub const ALL: [(&'static str, Self); 15] = [
        ("number", Self::Number),
        ("name", Self::Name),
        ("kind", Self::Kind),
        ("color", Self::Color),
        ("cost", Self::Figure(Figure::Cost)),
        ("specified", Self::Figure(Figure::Specified)),
        ("zcost", Self::Figure(Figure::Zcost)),
        ("power", Self::Figure(Figure::Power)),
        ("defense", Self::Figure(Figure::Defense)),
        ("level", Self::Figure(Figure::Level)),
        ("rank", Self::Figure(Figure::Rank)),
        ("link", Self::Figure(Figure::Link)),
        ("combo-cost", Self::Figure(Figure::ComboCost)),
        ("combo-power", Self::Figure(Figure::ComboPower)),
        ("rarity", Self::Rarity),
    ];

    /// Sorts cards; the other way round where `reverse` says so, and even then cards without the printed number are last.
    pub fn sort(self, cards: &mut [Card], reverse: bool) {
        cards.sort_by_cached_key(|card| (Set::from(&card.number), card.number.clone()));
        let turned = |order: Ordering| if reverse { order.reverse() } else { order };
        match self {
            Self::Number if reverse => cards.reverse(),
            Self::Number => {}
            Self::Name => {
                let mut keyed: Vec<(String, Card)> =
                    cards.iter().map(|card| (fold(card.name()), card.clone())).collect();
                keyed.sort_by(|(one, _), (other, _)| turned(one.cmp(other)));
                cards.iter_mut().zip(keyed).for_each(|(place, (_, card))| *place = card);
            }
            Self::Kind => cards.sort_by(|one, other| turned(one.kind.cmp(&other.kind))),
            Self::Color => {
                let colors = |card: &Card| card.colors.iter().collect::<Vec<Color>>();
                cards.sort_by(|one, other| turned(colors(one).cmp(&colors(other))));
            }
            Self::Figure(figure) => {
                let of = |card: &Card| figure.of(card).into_iter().next();
                cards.sort_by(|one, other| match (of(one), of(other)) {
                    (Some(one), Some(other)) => turned(one.cmp(&other)),
                    (one, other) => one.is_none().cmp(&other.is_none()),
                });
            }
            Self::Rarity => cards.sort_by(|one, other| turned(one.rarity.cmp(&other.rarity))),
        }
    }
}

impl Finds {
    fn take(&mut self, card: Card, meant: Option<bool>) {
        match meant {
            Some(true) => self.cards.push(card),
            Some(false) => {}
            None => self.open += 1,
        }
    }
}

impl Catalog {
    /// The cards that a search means, in no order that means anything. Of games that the program does not play, nothing is asked
    /// of skills: what a search says of them never holds.
    ///
    /// ```
    /// use deckscouter::catalog::{Catalog, search::Search};
    /// let search = Search::parse("leader red set:BT1 character:champa").unwrap();
    /// assert_eq!(Catalog::embedded().search(&search).cards[0].number.as_str(), "BT1-001");
    /// ```
    pub fn search(&self, search: &Search) -> Finds {
        let mut finds = Finds::default();
        let layers: Vec<Sorted<'_>> = self.sorted().collect();
        // To put skills into words takes long; all else is done before many threads have begun.
        let threads = if search.asks_words() {
            std::thread::available_parallelism().map_or(2, usize::from).clamp(2, 16)
        } else {
            2
        };
        for (at, layer) in layers.iter().enumerate() {
            let parts = layer.parts(threads);
            let (one, others) = parts.split_first().map_or((*layer, &[][..]), |(one, others)| (*one, others));
            let found = std::thread::scope(|scope| {
                let look = |part| move || found_in(part, self.game, search);
                let threads: Vec<_> = others
                    .iter()
                    .map(|part| (part, std::thread::Builder::new().spawn_scoped(scope, look(*part))))
                    .collect();
                let mut found = found_in(one, self.game, search);
                for (part, thread) in threads {
                    // Where no thread can be had, this one looks at all.
                    found.extend(thread.map_or_else(
                        |_| look(*part)(),
                        |thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
                    ));
                }
                found
            });
            for (card, meant) in found {
                let number = &card.number;
                if self.own(number).is_none() && !layers[..at].iter().any(|above| above.has(number.as_str())) {
                    finds.take(card, meant);
                }
            }
        }
        for entry in self.own_entries() {
            let meant =
                if self.game.reads_skills() { search.may_match(entry) } else { Some(search.of_facts(&entry.card)) };
            finds.take(entry.card.clone(), meant);
        }
        finds
    }

    /// The cards that a user brought, each as the first table that has it says.
    fn own_entries(&self) -> impl Iterator<Item = &Entry> {
        let all = self.users.iter().flatten();
        all.filter(|(number, entry)| self.own(number).is_some_and(|first| std::ptr::eq(first, *entry)))
            .map(|(_, entry)| entry)
    }
}
