//! Copies of the same card over several lines, and the edit that takes some away.

use std::collections::BTreeMap;

use crate::diagnostic::{Edit, Safety};
use crate::language::say;
use crate::legality::Finding;
use crate::legality::resolve::Resolved;

/// The lines of one card, and how many copies they hold together.
pub(super) struct Group<'c, 'a> {
    pub(super) lines: Vec<&'c Resolved<'a>>,
    pub(super) count: u32,
}

impl<'c, 'a> Group<'c, 'a> {
    pub(super) fn first(&self) -> &'c Resolved<'a> {
        // A group is made from its first line.
        self.lines[0]
    }

    fn last(&self) -> &'c Resolved<'a> {
        self.lines[self.lines.len() - 1]
    }
}

/// Groups lines by a key, in the order in which the keys first appear.
pub(super) fn groups<'c, 'a: 'c, K: Ord>(
    lines: impl Iterator<Item = &'c Resolved<'a>>,
    key: impl Fn(&'c Resolved<'a>) -> K,
) -> Vec<Group<'c, 'a>> {
    let mut places = BTreeMap::new();
    let mut groups: Vec<Group<'c, 'a>> = Vec::new();
    for line in lines {
        let at = *places.entry(key(line)).or_insert(groups.len());
        if at == groups.len() {
            groups.push(Group { lines: Vec::new(), count: 0 });
        }
        groups[at].lines.push(line);
        groups[at].count += line.line.count;
    }
    groups
}

/// Points a finding at the last line of a group, names the other lines, and offers to take `excess` copies away.
pub(super) fn point_at(finding: Finding, group: &Group<'_, '_>, excess: u32) -> Finding {
    let last = group.last();
    let finding = finding.map(|mut diagnostic| {
        diagnostic = diagnostic.at(last.line.places.line);
        for other in &group.lines[..group.lines.len() - 1] {
            diagnostic =
                diagnostic.related(Some(other.line.places.line), say!("copies-here", copies = other.line.count));
        }
        diagnostic
    });
    let help = say!("take-copies-out", copies = excess);
    let edit = match last.line.count.checked_sub(excess) {
        // More than this line holds: which of the others should give, only a person can say.
        None => None,
        Some(0) => last.line.places.removal.map(|span| Edit { span, text: String::new() }),
        Some(rest) => last.line.places.count.map(|span| Edit { span, text: rest.to_string() }),
    };
    finding.map(|diagnostic| diagnostic.fix(Safety::Unsafe, help, edit.into_iter().collect()))
}
