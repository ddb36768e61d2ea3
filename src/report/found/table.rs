//! The table of cards that were found, as wide as it may be: where names have no room beside all else, colors become letters,
//! Z-Energy costs stand beside energy costs, and combos are left out. Names go on below.

use textwrap::core::display_width;

use super::{Column, Found};
use crate::card::Card;
use crate::language::Lang;
use crate::report::colored;
use crate::shown;

/// Less room for names is too little.
const NAME: usize = 24;
const GAP: usize = 2;

/// How a table may be narrower than the one that says all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Narrow {
    No,
    Letters,
    Beside,
    NoCombo,
}

impl Narrow {
    const ALL: [Self; 4] = [Self::No, Self::Letters, Self::Beside, Self::NoCombo];

    fn columns(self, found: &Found<'_>) -> Vec<Column> {
        let gone = |column: &Column| match column {
            Column::ZEnergy => self >= Self::Beside,
            Column::Combo => self >= Self::NoCombo,
            _ => false,
        };
        Column::of(found).into_iter().filter(|column| !gone(column)).collect()
    }

    /// What stands in a column, and how wide it is.
    fn cell(self, column: Column, card: &Card, lang: Lang) -> Cell {
        let plain = shown::line(&column.cell(card, lang)).into_owned();
        match column {
            Column::Color if self >= Self::Letters => {
                Cell::styled(colored::words(card.colors, |color| color.letter().to_string()))
            }
            Column::Color => Cell::styled(colored::words(card.colors, |color| super::color(color, lang))),
            Column::Cost if self >= Self::Beside && card.kind.is_z() => {
                Cell::plain(format!("{plain} Z{}", Column::ZEnergy.cell(card, lang)).trim_start().to_owned())
            }
            _ => Cell::plain(plain),
        }
    }
}

struct Cell {
    text: String,
    width: usize,
}

impl Cell {
    fn plain(text: String) -> Self {
        Self { width: display_width(&text), text }
    }

    /// Styles take no room.
    fn styled(text: String) -> Self {
        Self { width: display_width(&anstream::adapter::strip_str(&text).to_string()), text }
    }
}

/// The table with its head, at most so wide wherever names can be broken.
pub(super) fn table(found: &Found<'_>, lang: Lang, width: usize) -> String {
    let mut last = None;
    for narrow in Narrow::ALL {
        let columns = narrow.columns(found);
        let (names, others): (Vec<Column>, Vec<Column>) =
            columns.into_iter().partition(|column| *column == Column::Name);
        let head = others.iter().map(|column| Cell::plain(column.head().text(lang)));
        let row = |card: &Card| others.iter().map(|column| narrow.cell(*column, card, lang)).collect();
        let rows: Vec<Vec<Cell>> = std::iter::once(head.collect()).chain(found.cards.iter().map(row)).collect();
        let widths: Vec<usize> =
            (0..others.len()).map(|at| rows.iter().map(|row| row[at].width).max().unwrap_or(0)).collect();
        let before: usize = widths.iter().map(|width| width + GAP).sum();
        let longest =
            || found.cards.iter().map(|card| display_width(&Column::Name.cell(card, lang))).max().unwrap_or(0);
        let fits = before + longest().min(NAME) <= width;
        last = Some((rows, widths, before, names));
        if fits {
            break;
        }
    }
    let Some((rows, widths, before, _)) = last else { return String::new() };
    let room = width.saturating_sub(before).max(NAME);
    let names = std::iter::once(Column::Name.head().text(lang))
        .chain(found.cards.iter().map(|card| shown::line(&Column::Name.cell(card, lang)).into_owned()));
    let mut out = String::new();
    for (row, name) in rows.iter().zip(names) {
        let mut line = String::new();
        for (cell, width) in row.iter().zip(&widths) {
            line.push_str(&cell.text);
            line.extend(std::iter::repeat_n(' ', width - cell.width + GAP));
        }
        for (at, part) in textwrap::wrap(&name, room).iter().enumerate() {
            if at > 0 {
                line.extend(std::iter::repeat_n(' ', before));
            }
            line.push_str(part);
            out.push_str(line.trim_end());
            out.push('\n');
            line.clear();
        }
        if !line.is_empty() {
            out.push_str(line.trim_end());
            out.push('\n');
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::{By, Catalog, search::Search};

    #[test]
    fn every_line_fits_where_there_is_room_for_a_name() {
        let catalog = Catalog::embedded();
        for search in ["battle set:BT1..BT30", "goku", "leader", "extra", "unison", "z-battle or z-extra"] {
            let mut cards = catalog.search(&Search::parse(search).expect("a search")).cards;
            By::Number.sort(&mut cards, false);
            let found = Found { game: catalog.game(), search, cards: &cards, total: cards.len(), open: 0 };
            for width in [80, 100, 200] {
                for lang in [Lang::En, Lang::It, Lang::Fr] {
                    let table = anstream::adapter::strip_str(&table(&found, lang, width)).to_string();
                    let widest = table.lines().max_by_key(|line| display_width(line)).unwrap_or_default();
                    assert!(display_width(widest) <= width, "{search}, {width}: {widest}");
                    assert!(table.lines().count() > cards.len(), "{search}");
                }
            }
            let wide = anstream::adapter::strip_str(&table(&found, Lang::En, 300)).to_string();
            assert_eq!(wide.lines().count(), cards.len() + 1, "{search}: nothing is broken where there is room");
        }
    }

    #[test]
    fn colors_become_letters_where_names_have_no_room() {
        let catalog = Catalog::embedded();
        let card = catalog.get(&"BT9-136".parse().expect("a number")).expect("a card").card.clone();
        let cards = [card];
        let found = Found { game: catalog.game(), search: "", cards: &cards, total: 1, open: 0 };
        let shown = |width| anstream::adapter::strip_str(&table(&found, Lang::En, width)).to_string();
        assert!(shown(120).contains("red/blue") && shown(60).contains("R/B") && !shown(60).contains("red/blue"));
        assert!(table(&found, Lang::En, 120).contains("\u{1b}[31mred"));
    }
}
