//! From a want, as somebody writes it, to what has to hold, and from an obstacle back to words.

use crate::catalog::search::{Hand, Search};
use crate::language::{Message, say};
use crate::sim::odds::{Goal, MOST_FILTERS, Obstacle};

/// A want speaks of more groups of cards than can be told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a want speaks of at most {MOST_FILTERS} different groups of cards")]
pub struct TooManyGroups;

/// What has to hold, with searches by their number; those that are not there yet are added.
///
/// # Errors
/// When there are too many different ones.
///
/// ```
/// use deckscouter::app::want;
/// use deckscouter::catalog::search::Want;
/// use deckscouter::sim::odds::Goal;
/// let wanted = Want::parse("2+ battle by turn 3").unwrap();
/// let mut searches = Vec::new();
/// assert_eq!(want::goal(&wanted.hand, &mut searches), Ok(Goal::Count { of: 0, least: 2, most: None }));
/// assert_eq!(searches[0].to_string(), "battle");
/// ```
pub fn goal(hand: &Hand, searches: &mut Vec<Search>) -> Result<Goal, TooManyGroups> {
    let all = |parts: &[Hand], searches: &mut Vec<Search>| {
        parts.iter().map(|part| goal(part, searches)).collect::<Result<Vec<Goal>, TooManyGroups>>()
    };
    Ok(match hand {
        Hand::Has(count, search) => Goal::Count { of: number(search, searches)?, least: count.least, most: count.most },
        Hand::All(parts) => Goal::All(all(parts, searches)?),
        Hand::Any(parts) => Goal::Any(all(parts, searches)?),
        Hand::Not(other) => Goal::Not(Box::new(goal(other, searches)?)),
    })
}

/// The number of a search; one that is not there yet is added.
///
/// # Errors
/// When there are too many different ones.
pub fn number(search: &Search, searches: &mut Vec<Search>) -> Result<usize, TooManyGroups> {
    if let Some(at) = searches.iter().position(|known| known == search) {
        return Ok(at);
    }
    if searches.len() == MOST_FILTERS {
        return Err(TooManyGroups);
    }
    searches.push(search.clone());
    Ok(searches.len() - 1)
}

/// Why a want cannot come true.
pub fn reason(obstacle: Obstacle, searches: &[Search]) -> Message {
    let search = |of: usize| searches[of].to_string();
    match obstacle {
        Obstacle::Deck { of, least, has } => say!("obstacle-deck", cards = has, search = search(of), wanted = least),
        Obstacle::Seen { of, least, seen } => say!("obstacle-seen", cards = seen, wanted = least, search = search(of)),
        Obstacle::Always { of, most, has } => say!("obstacle-always", least = has, search = search(of), wanted = most),
        Obstacle::Together => say!("obstacle-together"),
    }
}
