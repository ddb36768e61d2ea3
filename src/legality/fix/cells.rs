//! The copies of a deck as they are planned with: by card and section, in the order of the list.
//!
//! Copies that have been sent to another section stand beside those that were there before: only the first have changed
//! already, so that taking them out instead is no further change.

use std::ops::Index;

use super::least::{Pile, Problem};
use super::{Act, Change, Copies, Pick, Plan, Why};
use crate::ability::Facts;
use crate::card::{CardNumber, Section};
use crate::catalog::Entry;
use crate::diagnostic::Safety;
use crate::legality::Context;
use crate::legality::checks::{no_such_section, too_many_leaders, wrong_kind};
use crate::legality::limits::{Limit, Limits, Of};
use crate::legality::suggest::Held;
use crate::ruleset::Ruleset;

/// Copies of one card that came from one section.
#[derive(Debug)]
pub(super) struct Cell<'a> {
    pub(super) entry: &'a Entry,
    pub(super) facts: Facts<'a>,
    /// Where they lie, or will.
    pub(super) section: Section,
    /// How many there are left.
    pub(super) count: u32,
    /// How many there were.
    before: u32,
    /// Where they came from and why, if that is another section.
    from: Option<(Section, Why)>,
    /// Nobody but a person can say what becomes of them.
    fixed: bool,
}

impl<'a> Cell<'a> {
    /// The copies as the list has them.
    pub(super) fn copies(&self) -> Copies<'a> {
        Copies { entry: self.entry, section: self.origin(), count: self.count }
    }

    /// Where the list has them.
    fn origin(&self) -> Section {
        self.from.as_ref().map_or(self.section, |(section, _)| *section)
    }

    /// Why they could not stay where they were.
    pub(super) fn misplaced(&self) -> Option<&Why> {
        self.from.as_ref().map(|(_, why)| why)
    }
}

/// All copies of a deck.
#[derive(Debug)]
pub(super) struct Cells<'a> {
    all: Vec<Cell<'a>>,
    /// Lines that mean no card.
    unknown: Vec<Unknown>,
    ruleset: &'a Ruleset,
    /// How many cards there are is known.
    sized: bool,
}

/// A line that means no card: its copies count for the size of its section.
#[derive(Debug)]
struct Unknown {
    section: Section,
    count: u32,
    /// It may be another thing than a card.
    may_be_none: bool,
}

impl<'a> Index<usize> for Cells<'a> {
    type Output = Cell<'a>;
    fn index(&self, at: usize) -> &Cell<'a> {
        &self.all[at]
    }
}

impl<'a> Cells<'a> {
    pub(super) fn of(context: &'a Context<'a>) -> Self {
        let mut cells: Vec<Cell<'a>> = Vec::new();
        for line in &context.resolution.lines {
            let (entry, section, count) = (line.entry, line.section, line.line.count);
            let same = |cell: &&mut Cell<'_>| (&cell.entry.card.number, cell.section) == (&entry.card.number, section);
            if let Some(cell) = cells.iter_mut().find(same) {
                cell.count += count;
                cell.before += count;
            } else {
                let facts = line.facts();
                cells.push(Cell { entry, facts, section, count, before: count, from: None, fixed: false });
            }
        }
        let missed = context.resolution.missed.iter().filter(|missed| !missed.is_prose());
        let unknown = missed
            .map(|missed| Unknown {
                section: missed.section(),
                count: missed.copies(),
                may_be_none: missed.may_be_none(),
            })
            .collect();
        Self { all: cells, unknown, ruleset: context.ruleset, sized: !context.has_unread_counts() }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Cell<'a>> + Clone {
        self.all.iter()
    }

    /// The deck as it is planned by now.
    pub(super) fn held(&self) -> impl Iterator<Item = Held<'a>> {
        let there = self.all.iter().filter(|cell| cell.count > 0);
        there.map(|cell| Held {
            section: cell.section,
            entry: cell.entry,
            facts: cell.facts.clone(),
            count: cell.count,
        })
    }

    /// Leaves one copy of the leader, or makes the only one that lies elsewhere the leader; gives the leader, if it is
    /// certain.
    pub(super) fn settle_leader(&mut self, plan: &mut Plan<'a>) -> Option<&'a Entry> {
        let rule = self.ruleset.section(Section::Leader)?;
        // Some editions take leaders in the side deck: those lie well.
        let all = self.places(|cell| {
            let is_home = cell.section == Section::Leader;
            cell.entry.card.kind.home() == Section::Leader && (is_home || !self.takes(cell.section, cell.entry))
        });
        for at in &all {
            self.all[*at].fixed = true;
        }
        let (there, elsewhere): (Vec<usize>, Vec<usize>) =
            all.into_iter().partition(|at| self.all[*at].section == Section::Leader);
        let unknown = self.unknown.iter().any(|unknown| unknown.section == Section::Leader);
        let candidates = if there.is_empty() { &elsewhere } else { &there };
        let first = *candidates.first()?;
        let leader = self.all[first].entry;
        let is_it = |at: &usize| self.all[*at].entry.card.number == leader.card.number;
        if unknown || !candidates.iter().all(is_it) {
            return None;
        }
        if there.is_empty() {
            self.relocate(first, Section::Leader, 1);
        } else {
            let excess = self.all[first].count.saturating_sub(rule.max);
            let why = Why::LeaderTwice { check: &too_many_leaders::CHECK, rule: rule.citation().to_owned() };
            self.take(first, excess, vec![why], Safety::Safe, plan);
        }
        for at in elsewhere {
            let why = self.cannot_stay(at);
            self.take(at, self.all[at].count, vec![why], Safety::Safe, plan);
        }
        Some(leader)
    }

    /// Why a card does not belong where it lies.
    fn cannot_stay(&self, at: usize) -> Why {
        let Cell { entry, section, .. } = &self.all[at];
        let kind = entry.card.kind;
        let main = || self.ruleset.section(Section::Main);
        let (check, rule) = match self.ruleset.section(*section) {
            Some(rule) => (&wrong_kind::CHECK, Some(rule)),
            None => (&no_such_section::CHECK, main()),
        };
        Why::Misplaced { check, rule: rule.map_or("", |rule| rule.citation()).to_owned(), kind }
    }

    /// Puts some copies somewhere else, in a cell of their own.
    fn relocate(&mut self, at: usize, section: Section, copies: u32) {
        let why = self.cannot_stay(at);
        let cell = &mut self.all[at];
        cell.count -= copies;
        let (entry, facts, fixed) = (cell.entry, cell.facts.clone(), cell.fixed);
        let from = Some((cell.section, why));
        self.all.push(Cell { entry, facts, section, count: copies, before: 0, from, fixed });
    }

    /// What the cards are in the deck of the leader.
    pub(super) fn describe(&mut self, limits: &Limits<'a>) {
        for cell in &mut self.all {
            cell.facts = limits.facts(cell.entry);
        }
    }

    /// Sends what does not belong where it lies to the section that takes it, or takes it out where none does.
    pub(super) fn send_home(&mut self, plan: &mut Plan<'a>) {
        for at in self.places(|cell| !cell.fixed && cell.count > 0 && !self.takes(cell.section, cell.entry)) {
            let (entry, count) = (self.all[at].entry, self.all[at].count);
            let homes = self.ruleset.sections.iter().map(|rule| rule.id);
            let home = homes.filter(|home| *home != Section::Leader).find(|home| self.takes(*home, entry));
            if let Some(home) = home {
                self.relocate(at, home, count);
            } else {
                let why = self.cannot_stay(at);
                self.take(at, count, vec![why], Safety::Safe, plan);
            }
        }
    }

    /// Whether a section takes a card.
    fn takes(&self, section: Section, entry: &Entry) -> bool {
        let rule = self.ruleset.section(section);
        rule.is_some_and(|rule| rule.takes(entry.card.kind))
    }

    fn places(&self, which: impl Fn(&Cell<'a>) -> bool) -> Vec<usize> {
        (0..self.all.len()).filter(|at| which(&self.all[*at])).collect()
    }

    /// The cells that a limit counts.
    fn counted(&self, limit: &Limit) -> impl Iterator<Item = (usize, &Cell<'a>)> {
        self.all.iter().enumerate().filter(|(_, cell)| cell.count > 0 && limit.counts(cell.section, &cell.facts))
    }

    /// How many cards a limit counts.
    pub(super) fn sum(&self, limit: &Limit) -> u32 {
        let known: u32 = self.counted(limit).map(|(_, cell)| cell.count).sum();
        // No card goes because of a line that may be none.
        let certain = self.unknown.iter().filter(|unknown| !unknown.may_be_none);
        let unknown = certain.filter(|unknown| limit.of == Of::Size(unknown.section));
        known + unknown.map(|unknown| unknown.count).sum::<u32>()
    }

    /// How many of the cards that a limit counts can be taken.
    fn loose(&self, limit: &Limit) -> u32 {
        self.counted(limit).filter(|(_, cell)| !cell.fixed).map(|(_, cell)| cell.count).sum()
    }

    /// The limits that are broken, and can be kept, each with the cards that it counts.
    pub(super) fn broken(&self, limits: &Limits<'a>) -> Vec<(Limit, u32)> {
        let mut all: Vec<Limit> = Vec::new();
        for cell in self.all.iter().filter(|cell| cell.count > 0) {
            for limit in limits.own(&cell.facts, cell.entry) {
                if !all.iter().any(|other| (&other.of, &other.over) == (&limit.of, &limit.over)) {
                    all.push(limit);
                }
            }
        }
        all.extend(limits.shared().iter().cloned());
        let with_sum = all.into_iter().map(|limit| (self.sum(&limit), limit));
        let broken = with_sum.filter(|(sum, limit)| *sum > limit.max && sum - limit.max <= self.loose(limit));
        broken.map(|(sum, limit)| (limit, sum)).collect()
    }

    /// Copies that have to go for a limit whatever else does: the other cards that it counts are too few.
    pub(super) fn forced(&self, limit: &Limit) -> Vec<(usize, u32)> {
        let excess = self.sum(limit).saturating_sub(limit.max);
        let loose = self.loose(limit);
        let cells = self.counted(limit).filter(|(_, cell)| !cell.fixed);
        let copies = |(at, cell): (usize, &Cell<'_>)| (at, excess.saturating_sub(loose - cell.count));
        cells.map(copies).filter(|(_, copies)| *copies > 0).collect()
    }

    /// Which cards serve which of the limits that are still broken; those that are to go first come first.
    pub(super) fn problem(&self, open: &[(Limit, u32)], pick: Pick) -> Problem {
        let needs = open.iter().map(|(limit, _)| self.sum(limit).saturating_sub(limit.max)).collect();
        let mut piles: Vec<Pile> = Vec::new();
        let mut order: Vec<usize> = self.places(|cell| !cell.fixed && cell.count > 0);
        if pick == Pick::Last {
            order.reverse();
        }
        for at in order {
            let cell = &self.all[at];
            let serves = |limit: &usize| open[*limit].0.counts(cell.section, &cell.facts);
            let limits: Vec<usize> = (0..open.len()).filter(serves).collect();
            if limits.is_empty() {
                continue;
            }
            let (section, moved) = (cell.section, cell.from.is_some());
            let same = |pile: &&mut Pile| (&pile.limits, pile.section, pile.moved) == (&limits, section, moved);
            if let Some(pile) = piles.iter_mut().find(same) {
                pile.cells.push(at);
                pile.cards += cell.count;
            } else {
                piles.push(Pile { limits, section, moved, cells: vec![at], cards: cell.count });
            }
        }
        let rules = self.ruleset.sections.iter().filter(|_| self.sized);
        let spare = rules.map(|rule| (rule.id, self.size(rule.id).saturating_sub(rule.min))).collect();
        Problem { needs, piles, spare }
    }

    /// How many cards a section has.
    fn size(&self, section: Section) -> u32 {
        let known: u32 = self.all.iter().filter(|cell| cell.section == section).map(|cell| cell.count).sum();
        let unknown = self.unknown.iter().filter(|unknown| unknown.section == section);
        known + unknown.map(|unknown| unknown.count).sum::<u32>()
    }

    /// How many cards a section lacks; none where that is not known.
    pub(super) fn missing(&self, section: Section, min: u32) -> u32 {
        if self.sized { min.saturating_sub(self.size(section)) } else { 0 }
    }

    /// Takes copies out, and tells so.
    pub(super) fn take(&mut self, at: usize, copies: u32, why: Vec<Why>, safety: Safety, plan: &mut Plan<'a>) {
        if copies == 0 {
            return;
        }
        let cell = &mut self.all[at];
        cell.count -= copies;
        let (entry, section) = (cell.entry, cell.origin());
        let same = |change: &&mut Change<'_>| {
            let card = change.entry.card.number == entry.card.number && change.section == section;
            card && matches!(change.act, Act::TakeOut) && change.safety == safety && change.why.len() == why.len()
        };
        if let Some(change) = plan.changes.iter_mut().find(same) {
            change.copies += copies;
        } else {
            let act = Act::TakeOut;
            plan.changes.push(Change { act, entry, copies, section, from: 0, to: 0, why, safety });
        }
    }

    /// Puts copies into a section.
    pub(super) fn add(&mut self, entry: &'a Entry, facts: Facts<'a>, section: Section, count: u32) {
        let same = |cell: &&mut Cell<'_>| (&cell.entry.card.number, cell.section) == (&entry.card.number, section);
        match self.all.iter_mut().find(same) {
            Some(cell) => cell.count += count,
            None => self.all.push(Cell { entry, facts, section, count, before: 0, from: None, fixed: false }),
        }
    }

    /// Tells which copies have been sent to another section.
    pub(super) fn tell_moves(&self, plan: &mut Plan<'a>) {
        for cell in self.all.iter().filter(|cell| cell.count > 0) {
            let Some((section, why)) = &cell.from else { continue };
            let (act, safety, why) = (Act::Move(cell.section), Safety::Safe, vec![why.clone()]);
            let (entry, copies) = (cell.entry, cell.count);
            plan.changes.push(Change { act, entry, copies, section: *section, from: 0, to: 0, why, safety });
        }
    }

    /// Copies of a card in a section: before all changes, and now.
    pub(super) fn counts(&self, section: Section, number: &CardNumber) -> [u32; 2] {
        let its = self.all.iter().filter(|cell| cell.entry.card.number == *number && cell.section == section);
        its.fold([0, 0], |[before, now], cell| [before + cell.before, now + cell.count])
    }

    /// Where copies of a card first stand in the list.
    pub(super) fn place(&self, section: Section, number: &CardNumber) -> Option<usize> {
        self.all.iter().position(|cell| cell.entry.card.number == *number && cell.section == section)
    }
}
