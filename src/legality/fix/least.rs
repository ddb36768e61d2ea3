//! The fewest cards to take away so that every limit holds: exact, by looking at every way that may be as good as the best.
//!
//! Cards that the same broken limits count, in the same section, are one pile: which of them go does not matter for the
//! number. So the search goes over few piles, however long the list is. Where even that takes too long, there is no answer.

use std::cmp::Reverse;

use crate::card::Section;

/// Cards that count alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pile {
    /// The broken limits that count them, by their place in [`Problem::needs`].
    pub(super) limits: Vec<usize>,
    /// Where they lie.
    pub(super) section: Section,
    /// They came from a section where they could not stay: that each of them changes is settled.
    pub(super) moved: bool,
    /// The cells that they are of.
    pub(super) cells: Vec<usize>,
    /// How many there are.
    pub(super) cards: u32,
}

/// Limits that are broken, and the cards that can be taken away.
#[derive(Clone, Debug, Default)]
pub(super) struct Problem {
    /// How many cards have to go for each of the limits.
    pub(super) needs: Vec<u32>,
    /// The cards.
    pub(super) piles: Vec<Pile>,
    /// How many cards a section can lose before it has too few.
    pub(super) spare: Vec<(Section, u32)>,
}

/// How many cards are taken from each pile.
#[derive(Clone, Debug, Default)]
pub(super) struct Solution {
    /// In one of the best ways.
    pub(super) take: Vec<u32>,
    /// In each of the best ways at least so many, and at most so many.
    bounds: Vec<(u32, u32)>,
}

impl Solution {
    /// Whether it is the same cards of a pile that go, whichever of the best ways is taken.
    pub(super) fn is_sure(&self, problem: &Problem, pile: usize) -> bool {
        let (least, most) = self.bounds[pile];
        let Pile { cells, cards, .. } = &problem.piles[pile];
        least == most && (most == 0 || most == *cards || cells.len() == 1)
    }
}

/// More limits at once, or more piles, are not looked at: no deck that somebody has built has so many.
const MOST: (usize, usize) = (64, 256);
/// More work than this is not done: a step takes as much as there are pairs of limits, times piles.
const WORK: usize = 50_000_000;

/// What a way costs: copies that are taken out, moved or missing, then copies that are taken out.
type Cost = (u32, u32);

/// The best way; `None` where it is not found with so much work.
pub(super) fn solve(problem: &Problem) -> Option<Solution> {
    let (limits, piles) = (problem.needs.len(), problem.piles.len());
    if limits > MOST.0 || piles > MOST.1 {
        return None;
    }
    let mut order: Vec<usize> = (0..problem.piles.len()).collect();
    order.sort_by_key(|pile| (Reverse(problem.piles[*pile].limits.len()), Reverse(problem.piles[*pile].moved)));
    let steps = WORK / (limits * limits * piles).max(1);
    let mut search = Search { problem, order, steps, take: vec![0; problem.piles.len()], best: None };
    let floor = search.floor(0, &problem.needs);
    search.go(0, &problem.needs);
    let (cost, mut solution) = search.best?;
    if search.steps == 0 {
        if cost > floor {
            return None;
        }
        // It is a best way, though there may be others.
        solution.bounds = problem.piles.iter().map(|pile| (0, pile.cards)).collect();
    }
    Some(solution)
}

struct Search<'p> {
    problem: &'p Problem,
    /// The piles, those first that serve the most limits at once.
    order: Vec<usize>,
    /// So many steps are left.
    steps: usize,
    take: Vec<u32>,
    best: Option<(Cost, Solution)>,
}

impl Search<'_> {
    /// What has been taken costs so much.
    fn cost(&self) -> Cost {
        let piles = self.problem.piles.iter().zip(&self.take);
        let taken: u32 = piles.clone().map(|(_, take)| take).sum();
        let stood: u32 = piles.clone().filter(|(pile, _)| !pile.moved).map(|(_, take)| take).sum();
        let missing = self.problem.spare.iter().map(|(section, spare)| {
            let gone = piles.clone().filter(|(pile, _)| pile.section == *section).map(|(_, take)| take).sum::<u32>();
            gone.saturating_sub(*spare)
        });
        (stood + missing.sum::<u32>(), taken)
    }

    /// What is needed costs at least so much more, with the piles from a place on: the sum over limits of which no pile
    /// serves two.
    fn floor(&self, from: usize, needs: &[u32]) -> Cost {
        let piles: Vec<&Pile> = self.order[from..].iter().map(|pile| &self.problem.piles[*pile]).collect();
        let mut limits: Vec<usize> = (0..needs.len()).filter(|limit| needs[*limit] > 0).collect();
        limits.sort_by_key(|limit| Reverse(needs[*limit]));
        let mut apart: Vec<usize> = Vec::new();
        for limit in limits {
            let serves = |pile: &&Pile, limit: &usize| pile.limits.contains(limit);
            if !piles.iter().any(|pile| serves(pile, &limit) && apart.iter().any(|other| serves(pile, other))) {
                apart.push(limit);
            }
        }
        apart.iter().fold((0, 0), |(stood, taken), limit| {
            let moved = piles.iter().filter(|pile| pile.moved && pile.limits.contains(limit));
            let moved: u32 = moved.map(|pile| pile.cards).sum();
            (stood + needs[*limit].saturating_sub(moved), taken + needs[*limit])
        })
    }

    /// Looks at every way to take from the piles from a place on.
    fn go(&mut self, at: usize, needs: &[u32]) {
        if self.steps == 0 {
            return;
        }
        self.steps -= 1;
        let (stood, taken) = self.cost();
        let (more_stood, more_taken) = self.floor(at, needs);
        if self.best.as_ref().is_some_and(|(best, _)| (stood + more_stood, taken + more_taken) > *best) {
            return;
        }
        if needs.iter().all(|need| *need == 0) {
            self.found((stood, taken));
            return;
        }
        let Some(pile) = self.order.get(at).copied() else { return };
        let Pile { limits, cards, .. } = &self.problem.piles[pile];
        let later = |limit: usize| -> u32 {
            let piles = self.order[at + 1..].iter().map(|pile| &self.problem.piles[*pile]);
            piles.filter(|pile| pile.limits.contains(&limit)).map(|pile| pile.cards).sum()
        };
        let most = limits.iter().map(|limit| needs[*limit]).max().unwrap_or(0).min(*cards);
        let least = limits.iter().map(|limit| needs[*limit].saturating_sub(later(*limit))).max().unwrap_or(0);
        for take in (least..=most).rev() {
            let mut left = needs.to_vec();
            for limit in limits {
                left[*limit] = left[*limit].saturating_sub(take);
            }
            self.take[pile] = take;
            self.go(at + 1, &left);
        }
        self.take[pile] = 0;
    }

    fn found(&mut self, cost: Cost) {
        match &mut self.best {
            Some((best, solution)) if *best == cost => {
                for ((least, most), take) in solution.bounds.iter_mut().zip(&self.take) {
                    (*least, *most) = ((*least).min(*take), (*most).max(*take));
                }
            }
            _ => {
                let bounds = self.take.iter().map(|take| (*take, *take)).collect();
                self.best = Some((cost, Solution { take: self.take.clone(), bounds }));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pile(limits: &[usize], section: Section, cards: u32) -> Pile {
        Pile { limits: limits.to_vec(), section, moved: false, cells: vec![0], cards }
    }

    fn take(needs: &[u32], piles: &[Pile], spare: u32) -> Option<Vec<u32>> {
        let problem = Problem { needs: needs.to_vec(), piles: piles.to_vec(), spare: vec![(Section::Main, spare)] };
        solve(&problem).map(|solution| solution.take)
    }

    #[test]
    fn one_card_serves_as_many_limits_as_it_can() {
        let main = Section::Main;
        let piles = [pile(&[0], main, 4), pile(&[1], main, 4), pile(&[0, 1], main, 2)];
        assert_eq!(take(&[3, 2], &piles, 9), Some(vec![1, 0, 2]));
    }

    #[test]
    fn a_section_without_cards_to_spare_gives_none_where_another_can() {
        let piles = [pile(&[0], Section::Main, 4), pile(&[0], Section::Side, 4)];
        assert_eq!(take(&[2], &piles, 0), Some(vec![0, 2]));
        assert_eq!(take(&[6], &piles, 0), Some(vec![2, 4]));
    }

    #[test]
    fn of_cards_that_move_those_go_first() {
        let piles = [pile(&[0], Section::Main, 4), Pile { moved: true, ..pile(&[0], Section::Main, 4) }];
        assert_eq!(take(&[3], &piles, 9), Some(vec![0, 3]));
    }

    #[test]
    fn more_than_can_be_looked_at_is_no_answer() {
        // Each pair of neighbours is a limit: every second pile serves, or the others do, or a mixture.
        let many = 60;
        let piles: Vec<Pile> = (0..many).map(|at| pile(&[at, (at + 1) % many], Section::Main, 50)).collect();
        let needs: Vec<u32> = (0..many).map(|at| 20 + u32::from(at % 3 == 0)).collect();
        assert_eq!(take(&needs, &piles, 1000), None);
    }
}
