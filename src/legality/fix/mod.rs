//! The smallest set of changes that makes a deck legal.
//!
//! What is counted are copies: each that is taken out, moved or missing afterwards is one. Of all ways to keep every limit,
//! those with the fewest are *smallest*; of these, those that take the fewest copies out of the deck. Where one way is
//! left, nothing hangs on a choice, and its changes are safe. Where several are left, the [`Choice`] is the player's.
//!
//! Copies that lie where their type does not belong have to be moved or taken out; all others are taken out or left alone.
//! What only a person can know is not planned: which leader is meant of several, which card a line means, which cards fill a
//! deck up. Checking the deck again says what is left of it.

mod cells;
mod curve;
mod fill;
mod least;

use std::collections::BTreeSet;

use super::limits::{Limit, Limits, Of};
use super::suggest::Suggestion;
use super::{Check, Outcome};
use crate::card::{Kind, Section};
use crate::catalog::Entry;
use crate::catalog::search::Search;
use crate::diagnostic::Safety;

use cells::{Cell, Cells};
pub use curve::{Curve, STEPS};
use least::{Problem, Solution};

/// Which cards go where the choice is the player's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// Those that stand first in the list.
    First,
    /// Those that stand last in the list.
    Last,
}

/// What a plan may do beyond what is sure.
#[derive(Clone, Copy, Debug, Default)]
pub struct Asked<'s> {
    /// Make the choices this way.
    pub pick: Option<Pick>,
    /// Fill sections with too few cards up with these.
    pub fill: Option<&'s Search>,
}

/// What becomes of some copies.
#[derive(Clone, Debug)]
pub enum Act<'a> {
    /// They leave the deck.
    TakeOut,
    /// They go to another section.
    Move(Section),
    /// They come to the section; how they were found, unless the deck had copies of the card before.
    Add(Option<Box<Suggestion<'a>>>),
}

/// Why something has to change.
#[derive(Clone, Debug)]
pub enum Why {
    /// So many cards are too many.
    TooMany {
        /// The limit.
        limit: Limit,
        /// How many cards there are.
        count: u32,
    },
    /// The section does not take cards of this type, or there is no such section.
    Misplaced {
        /// The check that says so.
        check: &'static Check,
        /// The rule it comes from.
        rule: String,
        /// The type.
        kind: Kind,
    },
    /// The deck has copies of its leader.
    LeaderTwice {
        /// The check that says so.
        check: &'static Check,
        /// The rule it comes from.
        rule: String,
    },
    /// The section has too few cards.
    TooFew {
        /// The check that says so.
        check: &'static Check,
        /// The rule it comes from.
        rule: String,
        /// How many cards there would be without.
        count: u32,
        /// Fewest cards.
        min: u32,
    },
}

impl Why {
    /// The check that finds it, and the rule that it comes from.
    pub fn source(&self) -> (&'static Check, &str) {
        match self {
            Self::TooMany { limit, .. } => (limit.check, &limit.rule),
            Self::Misplaced { check, rule, .. }
            | Self::LeaderTwice { check, rule }
            | Self::TooFew { check, rule, .. } => (check, rule),
        }
    }
}

/// One change of a deck.
#[derive(Clone, Debug)]
pub struct Change<'a> {
    /// What is done.
    pub act: Act<'a>,
    /// To copies of which card.
    pub entry: &'a Entry,
    /// How many.
    pub copies: u32,
    /// The section that they lie in, or come to.
    pub section: Section,
    /// Copies of the card in that section before all changes.
    pub from: u32,
    /// Copies of the card in that section after all changes.
    pub to: u32,
    /// Why, at least one reason.
    pub why: Vec<Why>,
    /// Safe is what no choice of the player's has a part in.
    pub safety: Safety,
}

/// Copies of one card in one section.
#[derive(Clone, Copy, Debug)]
pub struct Copies<'a> {
    /// The card.
    pub entry: &'a Entry,
    /// Where it lies.
    pub section: Section,
    /// How many there are to take from.
    pub count: u32,
}

/// A choice between changes that are equally small.
#[derive(Clone, Debug)]
pub struct Choice<'a> {
    /// So many copies go.
    pub take: u32,
    /// Of these, as they stand in the list.
    pub among: Vec<Copies<'a>>,
    /// Why.
    pub why: Vec<Why>,
}

/// What is to be done with a deck.
#[derive(Clone, Debug, Default)]
pub struct Plan<'a> {
    /// The changes.
    pub changes: Vec<Change<'a>>,
    /// The choices that nobody has made; nothing of them is among the changes.
    pub choices: Vec<Choice<'a>>,
    /// Which card is the leader is not certain: what it forbids is not looked at, and nothing is filled in.
    pub leader_open: bool,
    /// The costs that the main deck is filled up to, where cards were chosen for it.
    pub curve: Option<Curve>,
}

impl<'a> Plan<'a> {
    /// By how many copies a card gains or loses in a section, each once, as they first appear in the plan.
    pub fn moves(&self) -> Vec<(&'a Entry, Section, i64)> {
        let mut moves: Vec<(&'a Entry, Section, i64)> = Vec::new();
        let mut add = |entry: &'a Entry, section: Section, by: i64| {
            let same = |of: &&mut (&Entry, Section, i64)| (&of.0.card.number, of.1) == (&entry.card.number, section);
            match moves.iter_mut().find(same) {
                Some((.., sum)) => *sum += by,
                None => moves.push((entry, section, by)),
            }
        };
        for change in &self.changes {
            let copies = i64::from(change.copies);
            match change.act {
                Act::TakeOut => add(change.entry, change.section, -copies),
                Act::Move(to) => {
                    add(change.entry, change.section, -copies);
                    add(change.entry, to, copies);
                }
                Act::Add(_) => add(change.entry, change.section, copies),
            }
        }
        moves.retain(|(.., by)| *by != 0);
        moves
    }
}

/// Plans the smallest set of changes that makes a deck legal, as far as that can be known.
///
/// ```
/// use deckscouter::{catalog::Catalog, deck, legality::{self, fix}, ruleset::Ruleset};
/// let (catalog, rules) = (Catalog::embedded(), Ruleset::embedded("dbscg-1.10").unwrap());
/// let decks = deck::read("1 BT1-001 Champa\n3 BT1-006\n2 BT1-006_PR\n");
/// let outcome = legality::check(&decks.readings[0], &catalog, &rules);
/// let plan = fix::plan(&outcome, fix::Asked::default());
/// let (entry, section, by) = plan.moves()[0];
/// assert_eq!((entry.card.number.as_str(), section.id(), by), ("BT1-006", "main", -1));
/// ```
pub fn plan<'a>(outcome: &'a Outcome<'a>, asked: Asked<'_>) -> Plan<'a> {
    let context = &outcome.context;
    let mut plan = Plan::default();
    let mut cells = Cells::of(context);
    let leader = cells.settle_leader(&mut plan);
    plan.leader_open = leader.is_none() && context.ruleset.section(Section::Leader).is_some();
    let limits = Limits::new(context, leader);
    cells.describe(&limits);
    cells.send_home(&mut plan);
    take_out(&mut cells, &limits, asked.pick, &mut plan);
    cells.tell_moves(&mut plan);
    plan.changes.sort_by_cached_key(|change| cells.place(change.section, &change.entry.card.number));
    // What is missing, and what may come, is known only once every choice is made.
    if let Some(search) = asked.fill.filter(|_| plan.choices.is_empty() && !plan.leader_open) {
        fill::fill(context, &mut cells, &limits, search, &mut plan);
    }
    for change in &mut plan.changes {
        [change.from, change.to] = cells.counts(change.section, &change.entry.card.number);
    }
    plan
}

/// Takes copies out until every limit holds; where several ways are as good, the copies that they differ in are a choice.
fn take_out<'a>(cells: &mut Cells<'a>, limits: &Limits<'a>, pick: Option<Pick>, plan: &mut Plan<'a>) {
    // What a change is for is told by how the deck is now, not by what is left half-way.
    let broken = cells.broken(limits);
    // What is forced by one limit may leave another nothing but what is forced, too.
    let mut settled = false;
    while !settled {
        settled = true;
        for (limit, _) in &broken {
            for (at, copies) in cells.forced(limit) {
                let why = reasons(&broken, &cells[at]);
                cells.take(at, copies, why, Safety::Safe, plan);
                settled = false;
            }
        }
    }
    let open: Vec<(Limit, u32)> = broken.iter().filter(|(limit, _)| cells.sum(limit) > limit.max).cloned().collect();
    let problem = cells.problem(&open, pick.unwrap_or(Pick::Last));
    let Some(solution) = least::solve(&problem) else { return };
    let mut left: BTreeSet<usize> = (0..problem.piles.len()).collect();
    while let Some(first) = left.pop_first() {
        let piles = if solution.is_sure(&problem, first) {
            vec![first]
        } else {
            together(&problem, &solution, first, &mut left)
        };
        let limits: BTreeSet<usize> = piles.iter().flat_map(|pile| problem.piles[*pile].limits.clone()).collect();
        let takes = piles.iter().map(|pile| (&problem.piles[*pile].cells, solution.take[*pile]));
        match pick {
            None if !solution.is_sure(&problem, first) => {
                let take = takes.clone().map(|(_, take)| take).sum();
                let among: BTreeSet<usize> = takes.flat_map(|(cells, _)| cells.clone()).collect();
                let among = among.into_iter().map(|at| cells[at].copies()).collect();
                let why = limits.into_iter().map(|limit| too_many(&open[limit])).collect();
                plan.choices.push(Choice { take, among, why });
            }
            _ => {
                let safety = if solution.is_sure(&problem, first) { Safety::Safe } else { Safety::Unsafe };
                for (from, mut take) in takes {
                    // A pile has those first that are to go first.
                    for at in from {
                        let copies = take.min(cells[*at].count);
                        take -= copies;
                        let why = reasons(&broken, &cells[*at]);
                        cells.take(*at, copies, why, safety, plan);
                    }
                }
            }
        }
    }
}

/// The piles that one choice is about: those that share limits with it, or with one of them. They leave `left`.
fn together(problem: &Problem, solution: &Solution, first: usize, left: &mut BTreeSet<usize>) -> Vec<usize> {
    let mut piles = vec![first];
    let mut next = 0;
    while let Some(pile) = piles.get(next).map(|pile| &problem.piles[*pile]) {
        next += 1;
        let shares = |other: &usize| {
            let limits = &problem.piles[*other].limits;
            !solution.is_sure(problem, *other) && limits.iter().any(|limit| pile.limits.contains(limit))
        };
        let others: Vec<usize> = left.iter().copied().filter(shares).collect();
        left.retain(|pile| !others.contains(pile));
        piles.extend(others);
    }
    piles
}

fn too_many((limit, count): &(Limit, u32)) -> Why {
    Why::TooMany { limit: limit.clone(), count: *count }
}

/// Why copies of a cell go: that they could not stay, and the limits that they have a part in breaking; the size of a
/// section only where no other is broken.
fn reasons(broken: &[(Limit, u32)], cell: &Cell<'_>) -> Vec<Why> {
    let its = broken.iter().filter(|(limit, _)| limit.counts(cell.section, &cell.facts));
    let (sizes, others): (Vec<_>, Vec<_>) = its.partition(|(limit, _)| matches!(limit.of, Of::Size(_)));
    let told = if others.is_empty() { sizes } else { others };
    cell.misplaced().cloned().into_iter().chain(told.into_iter().map(too_many)).collect()
}

#[cfg(test)]
mod tests;
