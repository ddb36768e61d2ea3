//! Which rules have led to a place: so a test finds the rules that no sentence reaches.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::panic::Location;

/// A rule of the grammar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::skill) enum Rule {
    /// A wording of a phrase, as it is written in the source, behind its file and the name of the phrase.
    Wording(&'static str),
    /// A place of the source where words are looked for by hand.
    Step(&'static Location<'static>),
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wording(rule) => f.write_str(rule),
            Self::Step(place) => write!(f, "{place}"),
        }
    }
}

/// The rules on the way to a place. It is no part of what the place is: two ways to the same place are the same place.
#[derive(Clone, Copy, Debug, Eq)]
pub(in crate::skill) struct Trail(usize);

thread_local! {
    /// Each rule with the one before it, of all ways that this thread has gone.
    static GONE: RefCell<Vec<(Trail, Rule)>> = const { RefCell::new(Vec::new()) };
    /// The rules that have only looked ahead.
    static SEEN: RefCell<BTreeSet<Rule>> = const { RefCell::new(BTreeSet::new()) };
}

impl Trail {
    /// Nothing yet.
    pub(in crate::skill) const START: Self = Self(0);

    /// One rule more.
    pub(in crate::skill) fn then(self, rule: Rule) -> Self {
        GONE.with_borrow_mut(|steps| {
            steps.push((self, rule));
            Self(steps.len())
        })
    }

    /// The rules since one place, behind those that have led to another: what is read once serves for many ways.
    pub(in crate::skill) fn moved(self, from: Self, to: Self) -> Self {
        let since = self.since(from);
        since.into_iter().rev().fold(to, Self::then)
    }

    /// All rules on the way, the last one first.
    pub(in crate::skill) fn rules(self) -> Vec<Rule> {
        self.since(Self::START)
    }

    fn since(mut self, from: Self) -> Vec<Rule> {
        let mut rules = Vec::new();
        GONE.with_borrow(|steps| {
            while self.0 > from.0 {
                let (before, rule) = steps[self.0 - 1];
                rules.push(rule);
                self = before;
            }
        });
        rules
    }

    /// Notes that words were seen ahead, without a step over them.
    pub(in crate::skill) fn see(rule: Rule) {
        SEEN.with_borrow_mut(|seen| seen.insert(rule));
    }

    /// Forgets all ways; the rules that have looked ahead on them.
    pub(in crate::skill) fn forget() -> BTreeSet<Rule> {
        GONE.with_borrow_mut(Vec::clear);
        SEEN.take()
    }
}

impl PartialEq for Trail {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Hash for Trail {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
