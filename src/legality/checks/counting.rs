//! Copies of the same card over several lines, and the edit that takes some away.

use std::collections::HashMap;
use std::hash::Hash;

use fnv::FnvBuildHasher;

use crate::diagnostic::{Edit, Safety};
use crate::language::say;
use crate::legality::Finding;
use crate::legality::resolve::Resolved;

/// The lines of one card, and how many copies they hold together.
pub(super) struct Group<'c, 'a> {
    pub(super) first: &'c Resolved<'a>,
    /// Its other lines; most cards have none.
    pub(super) others: Vec<&'c Resolved<'a>>,
    pub(super) count: u32,
}

impl<'c, 'a> Group<'c, 'a> {
    /// All of them, in the order of the list.
    pub(super) fn lines(&self) -> impl Iterator<Item = &'c Resolved<'a>> {
        std::iter::once(self.first).chain(self.others.iter().copied())
    }
}

/// Groups lines by a key, in the order in which the keys first appear.
pub(super) fn groups<'c, 'a: 'c, K: Eq + Hash>(
    lines: impl Iterator<Item = &'c Resolved<'a>>,
    key: impl Fn(&'c Resolved<'a>) -> K,
) -> Vec<Group<'c, 'a>> {
    let most = lines.size_hint().1.unwrap_or_default();
    let mut places: HashMap<K, usize, FnvBuildHasher> =
        HashMap::with_capacity_and_hasher(most, FnvBuildHasher::default());
    let mut groups: Vec<Group<'c, 'a>> = Vec::new();
    for line in lines {
        let at = *places.entry(key(line)).or_insert(groups.len());
        match groups.get_mut(at) {
            Some(group) => {
                group.others.push(line);
                group.count += line.line.count;
            }
            None => groups.push(Group { first: line, others: Vec::new(), count: line.line.count }),
        }
    }
    groups
}

/// Points a finding at the last line of a group, names the other lines, and offers to take `excess` copies away.
pub(super) fn point_at(finding: Finding, group: &Group<'_, '_>, excess: u32) -> Finding {
    let last = group.others.last().unwrap_or(&group.first);
    let finding = finding.map(|mut diagnostic| {
        diagnostic = diagnostic.at(last.line.places.line());
        for other in group.lines().take(group.others.len()) {
            diagnostic =
                diagnostic.related(Some(other.line.places.line()), say!("copies-here", copies = other.line.count));
        }
        diagnostic
    });
    let help = say!("take-copies-out", copies = excess);
    let edit = match last.line.count.checked_sub(excess) {
        // More than this line holds: which of the others should give, only a person can say.
        None => None,
        Some(0) => last.line.places.removal().map(|span| Edit { span, text: String::new() }),
        Some(rest) => last.line.places.count().map(|span| Edit { span, text: rest.to_string() }),
    };
    finding.map(|diagnostic| diagnostic.fix(Safety::Unsafe, help, edit.into_iter().collect()))
}
