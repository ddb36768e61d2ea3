//! The cards seen, span by span: those up to the first turn at which a count stops, those after it up to the next, and so on.
//! A count that stops at a turn is not changed by the cards of later spans. Where no count has a turn of its own there is one span.

use super::binomials::Binomials;
use super::{OddsError, Plan};

/// So many turns can be told apart. Each makes the table of ways as many times larger as cards are seen between it and the next.
pub(super) const MOST_TURNS: usize = 5;

/// The spans of a goal.
#[derive(Debug)]
pub(super) struct Spans {
    /// The own turns at whose end they end, in order.
    pub(super) ends: Vec<usize>,
    /// The filters that still count in each span, as bits.
    pub(super) counted: Vec<u32>,
    /// More cards than can be drawn in each span.
    pub(super) widths: Vec<usize>,
    /// Cards seen in each span by each own turn.
    by_turn: Vec<Vec<u32>>,
}

impl Spans {
    /// The spans of the filters of a goal, each with the turn at which it stops, where it has one of its own.
    pub(super) fn new(filters: u32, by: &[Option<u32>], plan: &Plan) -> Result<Self, OddsError> {
        let last = plan.last_turn();
        let stops = |filter: usize| by.get(filter).copied().flatten().map_or(last, |turn| (turn as usize).min(last));
        let counted = (0..super::MOST_FILTERS).filter(|filter| filters >> filter & 1 == 1);
        let mut ends: Vec<usize> = counted.clone().map(stops).chain([last]).collect();
        ends.sort_unstable();
        ends.dedup();
        if ends.len() > MOST_TURNS {
            return Err(OddsError::TooManyTurns(ends.len()));
        }
        let still =
            |end: &usize| counted.clone().filter(|filter| stops(*filter) >= *end).fold(0, |all, of| all | 1 << of);
        let seen_by = |turn: usize| {
            let mut before = 0;
            let span = |end: &usize| {
                let seen = plan.seen(turn.min(*end));
                seen - std::mem::replace(&mut before, seen)
            };
            ends.iter().map(span).collect::<Vec<u32>>()
        };
        let by_turn: Vec<Vec<u32>> = (0..=last).map(seen_by).collect();
        let most = |span: usize| by_turn.iter().map(|seen| seen[span]).max().unwrap_or(0) as usize;
        let counted = ends.iter().map(still).collect();
        let widths = (0..ends.len()).map(|at| most(at) + 1).collect();
        Ok(Self { ends, counted, widths, by_turn })
    }

    /// How many numbers of cards there can be, span by span.
    pub(super) fn size(&self) -> Option<usize> {
        self.widths.iter().try_fold(1_usize, |all, width| all.checked_mul(*width))
    }

    /// Cards seen in each span by an own turn.
    pub(super) fn seen(&self, turn: usize) -> &[u32] {
        &self.by_turn[turn.min(self.by_turn.len() - 1)]
    }

    /// Cards seen by an own turn, as far as a filter counts them.
    pub(super) fn seen_of(&self, filter: usize, turn: usize) -> u32 {
        let counted = self.seen(turn).iter().zip(&self.counted).filter(|(_, counted)| **counted >> filter & 1 == 1);
        counted.map(|(seen, _)| seen).sum()
    }

    /// In how many ways as many cards of so many can be drawn, span by span, at most; `None` where there are too many to count.
    pub(super) fn most_ways(&self, binomials: &Binomials, cards: u32) -> Option<u128> {
        let of =
            |width: &usize| (0..*width).filter_map(|n| Some(binomials.choose(cards, u32::try_from(n).ok()?))).max();
        self.widths.iter().try_fold(1_u128, |all, width| all.checked_mul(of(width).unwrap_or(1)))
    }
}

/// Ways by number of cards in each span, `x` cards more of which are drawn in `ways` ways, added to others.
pub(super) fn add(out: &mut [u128], from: &[u128], widths: &[usize], x: &[usize], ways: u128) {
    let (Some((width, widths)), Some((x, rest))) = (widths.split_first(), x.split_first()) else { return };
    if widths.is_empty() {
        for (sum, before) in out[*x..].iter_mut().zip(from) {
            *sum += ways * before;
        }
        return;
    }
    let step: usize = widths.iter().product();
    for (out, from) in out.chunks_exact_mut(step).skip(*x).zip(from.chunks_exact(step)).take(width - x) {
        add(out, from, widths, rest, ways);
    }
}

/// The ways of a row by number of cards in each span, filled up to `n` cards of each with `others`.
pub(super) fn filled(row: &[u128], widths: &[usize], n: &[u32], others: u32, binomials: &Binomials) -> u128 {
    let (Some((_, widths)), Some((n, rest))) = (widths.split_first(), n.split_first()) else { return row[0] };
    let step: usize = widths.iter().product();
    let each = row.chunks_exact(step).zip((0..=*n).rev());
    // More of the others than there are cannot be drawn.
    let each = each.filter(|(_, fill)| *fill <= others);
    each.map(|(row, fill)| binomials.choose(others, fill) * filled(row, widths, rest, others - fill, binomials)).sum()
}
