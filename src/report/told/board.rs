//! What lies on the table.

use super::{Told, called, letter};
use crate::ability::{Area, Facing, Mode};
use crate::engine::dbscg::Seat;
use crate::engine::dbscg::facts::view::{Called, Cards, Seen};
use crate::language::{Argument, say};
use crate::wording;

/// The areas whose cards are counted.
const COUNTED: [Area; 7] = [Area::Hand, Area::Deck, Area::Life, Area::Drop, Area::Warp, Area::ZDeck, Area::ZEnergy];
/// Those of which nothing is said while they are empty.
const OFTEN_EMPTY: [Area; 3] = [Area::Warp, Area::ZDeck, Area::ZEnergy];
/// The areas whose cards are shown.
const SHOWN: [Area; 6] = [Area::Leader, Area::Battle, Area::Unison, Area::Combo, Area::Energy, Area::Hand];

impl Told<'_> {
    /// The board, line by line with how far in each begins, the viewer's side below.
    pub fn board(self) -> Vec<(usize, Argument)> {
        let near = self.view.seat().unwrap_or(Seat::A);
        let mut out = self.sides([near.other(), near], false);
        let shown = self.view.shown();
        out.extend((!shown.is_empty()).then(|| (0, say!("shown-cards").into())));
        out.extend(shown.into_iter().map(|card| (4, self.located(card).into())));
        out
    }

    /// The same for somebody who watches, A first, with both hands where it is `open`.
    pub fn table(self, open: bool) -> Vec<(usize, Argument)> {
        self.sides(Seat::BOTH, open)
    }

    /// The sides of players, one below the other.
    fn sides(self, seats: [Seat; 2], open: bool) -> Vec<(usize, Argument)> {
        let mut out: Vec<(usize, Argument)> = Vec::new();
        for seat in seats {
            let view = if open { self.game.view(seat) } else { self.view };
            let areas = view.board().areas;
            let counts = COUNTED.into_iter().map(|area| (area, self.view.count(seat, area)));
            let counts = counts.filter(|(area, count)| *count > 0 || !OFTEN_EMPTY.contains(area));
            let counts = counts.map(|(area, count)| say!("area-holds", area = area.id(), count = count));
            let counts = Argument::list(counts, ", ");
            out.push((0, say!("side-holds", player = letter(seat), counts = counts).into()));
            for area in SHOWN {
                let there = areas.iter().find(|(whose, of, _)| (*whose, *of) == (seat, area));
                let Some((_, _, Cards::Open(cards))) = there else { continue };
                out.extend((!cards.is_empty()).then(|| (2, say!("area", area = area.id()).into())));
                out.extend(cards.iter().map(|card| (4, row(card))));
            }
        }
        out
    }
}

/// A card on one line.
fn row(card: &Seen) -> Argument {
    let name = called(Called { number: (!card.token).then_some(&card.number), name: &card.name });
    let mut parts = vec![name];
    parts.extend(card.power.map(|power| say!("with-power", power = power)));
    parts.extend((card.markers > 0).then(|| say!("with-markers", markers = card.markers)));
    parts.extend((card.under > 0).then(|| say!("with-under", under = card.under)));
    parts.extend(card.hidden.then(|| wording::term(Facing::Hidden.term())));
    parts.extend((card.mode == Some(Mode::Rest)).then(|| wording::term(Mode::Rest.term())));
    Argument::list(parts, ", ")
}
