//! The parts of a description, in printed order: what stands before the noun, the noun, what stands after it. A word that is not
//! understood makes the description unread; it never widens it.

use crate::ability::{Filter, Keyword};

pub(in crate::skill) fn parts_of(value: &Filter) -> &[Filter] {
    match value {
        Filter::Any => &[],
        Filter::All(parts) => parts,
        other => std::slice::from_ref(other),
    }
}

pub(in crate::skill) fn whole(parts: Vec<Filter>) -> Filter {
    if parts.is_empty() { Filter::Any } else { Filter::all(parts) }
}

/// A bare name may stand without a noun ("a 《God》"), a bare color may not.
pub(in crate::skill) fn stands_alone(part: &Filter) -> bool {
    match part {
        Filter::Trait(_) | Filter::Character(_) | Filter::Name(_) | Filter::OnlyTrait(_) | Filter::OnlyCharacter(_) => {
            true
        }
        Filter::Either(words) => words.iter().all(stands_alone),
        Filter::All(words) => is_named(words),
        Filter::Not(inner) => stands_alone(inner),
        _ => false,
    }
}

/// The last word is a name, or several.
pub(in crate::skill) fn is_named(words: &[Filter]) -> bool {
    words.last().is_some_and(stands_alone)
}

/// These parts and one more.
pub(in crate::skill) fn longer(parts: &[Filter], part: Filter) -> Vec<Filter> {
    let mut longer = Vec::with_capacity(parts.len() + 1);
    longer.extend_from_slice(parts);
    longer.push(part);
    longer
}

/// The parts of a filter, as they are said.
pub(in crate::skill) fn said_parts(value: &Filter) -> &[Filter] {
    parts_of(value)
}

/// Whether no family of keywords goes by its name (10-2-2-1, 10-5-3-2).
pub(in crate::skill) fn stands_for_itself(keyword: Keyword) -> bool {
    !matches!(keyword, Keyword::Awaken | Keyword::Evolve)
}
