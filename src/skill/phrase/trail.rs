//! Which rules have led to a place: how a line is read, for whoever asks, and which rules a test has reached.
//!
//! Only a page that is [traced](super::Page::traced) keeps them. A place knows the last rule that was gone through whole on
//! the way to it; each rule knows the one before it, and the last one within it: a tree, however many ways share a part of it.

use std::cell::RefCell;
#[cfg(test)]
use std::collections::BTreeSet;
#[cfg(test)]
use std::fmt;
use std::hash::{Hash, Hasher};
#[cfg(test)]
use std::panic::Location;

use super::At;

/// A rule of the grammar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::skill) enum Rule {
    /// A wording of a phrase, as it is written in the source, behind its file and the name of the phrase.
    Wording(&'static str),
    /// A place of the source where words are looked for by hand.
    #[cfg(test)]
    Step(&'static Location<'static>),
}

impl Rule {
    /// As the source has it.
    pub(in crate::skill) fn name(self) -> &'static str {
        match self {
            Self::Wording(rule) => rule,
            #[cfg(test)]
            Self::Step(place) => place.file(),
        }
    }
}

#[cfg(test)]
impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wording(rule) => f.write_str(rule),
            Self::Step(place) => write!(f, "{place}"),
        }
    }
}

/// The last rule that was gone through on the way to a place. It is no part of what the place is: two ways to the same place
/// are the same place.
#[derive(Clone, Copy, Debug, Eq)]
pub(in crate::skill) struct Trail(u32);

impl Trail {
    /// Nothing yet.
    pub(in crate::skill) const START: Self = Self(0);
}

impl PartialEq for Trail {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Hash for Trail {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// A rule that was gone through whole.
#[derive(Clone, Copy)]
struct Gone {
    rule: Rule,
    /// The words that it has read, as places of the text.
    from: usize,
    to: usize,
    /// The one before it.
    before: u32,
    /// The one before it when it was gone through, and the last one within it: all from that one back to the former are parts.
    outside: u32,
    inside: u32,
}

/// A rule that words have been tried for, and are not through with.
#[derive(Clone, Copy)]
struct Open {
    rule: Rule,
    from: usize,
    before: u32,
}

/// All that was gone through on a page.
#[derive(Default)]
pub(in crate::skill) struct Trails {
    gone: RefCell<Vec<Gone>>,
    open: RefCell<Vec<Open>>,
    /// The way to the farthest place at which something was missed first, and the rules that were open there.
    stopped: RefCell<(u32, Vec<Open>)>,
    /// The rules that have only looked ahead.
    #[cfg(test)]
    seen: RefCell<BTreeSet<Rule>>,
}

/// A rule with the words that it has read, as places of the text, and the rules within it.
#[derive(Clone, Debug)]
pub(in crate::skill) struct Way {
    /// The rule.
    pub(in crate::skill) rule: Rule,
    /// Where its words begin.
    pub(in crate::skill) from: usize,
    /// Where they end; `None` where reading has stopped within it.
    pub(in crate::skill) to: Option<usize>,
    /// What it is made of, in order.
    pub(in crate::skill) parts: Vec<Way>,
}

impl Trails {
    fn add(&self, gone: Gone) -> Trail {
        let mut all = self.gone.borrow_mut();
        all.push(gone);
        // A text has attempts for far fewer.
        Trail(u32::try_from(all.len()).unwrap_or(u32::MAX))
    }

    fn gone(&self, trail: u32) -> Option<Gone> {
        let before = usize::try_from(trail).ok()?.checked_sub(1)?;
        self.gone.borrow().get(before).copied()
    }

    /// Goes through a rule from a place to another.
    pub(super) fn go(&self, rule: Rule, begin: At, end: At) -> Trail {
        let (outside, inside) = (begin.trail.0, end.trail.0);
        self.add(Gone { rule, from: begin.pos, to: end.pos, before: outside, outside, inside })
    }

    /// The rules since one place, behind those that have led to another: what is read once serves for many ways.
    pub(super) fn moved(&self, end: At, from: At, to: At) -> Trail {
        let since = self.chain(end.trail.0, from.trail.0);
        since.into_iter().fold(to.trail, |Trail(before), gone| self.add(Gone { before, ..gone }))
    }

    /// The rules from the one after a trail to the last one, in order.
    fn chain(&self, last: u32, after: u32) -> Vec<Gone> {
        let mut chain = Vec::new();
        let mut at = last;
        while at != after {
            let Some(gone) = self.gone(at) else { break };
            at = gone.before;
            chain.push(gone);
        }
        chain.reverse();
        chain
    }

    /// Opens a rule at a place.
    pub(super) fn open(&self, rule: Rule, at: At) {
        self.open.borrow_mut().push(Open { rule, from: at.pos, before: at.trail.0 });
    }

    /// Closes the rule that was opened last.
    pub(super) fn close(&self) {
        self.open.borrow_mut().pop();
    }

    /// Something was missed at a place that is farther than all before.
    pub(super) fn stop(&self, trail: Trail) {
        self.stopped.replace((trail.0, self.open.borrow().clone()));
    }

    /// What has led to a place.
    pub(in crate::skill) fn ways(&self, Trail(trail): Trail) -> Vec<Way> {
        self.chain(trail, Trail::START.0).into_iter().map(|gone| self.way(gone)).collect()
    }

    fn way(&self, gone: Gone) -> Way {
        let parts = self.chain(gone.inside, gone.outside).into_iter().map(|part| self.way(part)).collect();
        Way { rule: gone.rule, from: gone.from, to: Some(gone.to), parts }
    }

    /// What has led to the farthest place: the rules gone through, and those that were open there, one within the other.
    pub(in crate::skill) fn stopped(&self) -> Vec<Way> {
        let (last, open) = self.stopped.borrow().clone();
        let mut within: Option<Way> = None;
        let mut end = last;
        for Open { rule, from, before } in open.into_iter().rev() {
            let mut parts: Vec<Way> = self.chain(end, before).into_iter().map(|gone| self.way(gone)).collect();
            parts.extend(within.take());
            within = Some(Way { rule, from, to: None, parts });
            end = before;
        }
        let outside = self.ways(Trail(end)).into_iter();
        outside.chain(within).collect()
    }

    /// Notes that words were seen ahead, without a step over them.
    #[cfg(test)]
    pub(super) fn see(&self, rule: Rule) {
        self.seen.borrow_mut().insert(rule);
    }

    /// All rules on the way to a place, and those that have looked ahead on the page.
    #[cfg(test)]
    pub(in crate::skill) fn rules(&self, trail: Trail) -> BTreeSet<Rule> {
        fn add(ways: Vec<Way>, rules: &mut BTreeSet<Rule>) {
            for way in ways {
                rules.insert(way.rule);
                add(way.parts, rules);
            }
        }
        let mut rules = self.seen.borrow().clone();
        add(self.ways(trail), &mut rules);
        rules
    }
}
