//! From a want, as somebody writes it, to what has to hold, and from an obstacle back to words.

use crate::catalog::search::{Hand, Search};
use crate::language::{Message, say};
use crate::sim::odds::{Goal, MOST_FILTERS, Obstacle};

/// A want speaks of more groups of cards than can be told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a want speaks of at most {MOST_FILTERS} different groups of cards")]
pub struct TooManyGroups;

/// The groups of cards that wants speak of, by their numbers. The same cards by another turn are another group.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Groups {
    /// Which cards.
    pub searches: Vec<Search>,
    /// The own turn by which each has to have come, where it has one of its own.
    pub by: Vec<Option<u32>>,
}

impl Groups {
    /// The number of a group; one that is not there yet is added.
    ///
    /// # Errors
    /// When there are too many different ones.
    pub fn number(&mut self, search: &Search, by: Option<u32>) -> Result<usize, TooManyGroups> {
        let mut known = self.searches.iter().zip(&self.by);
        if let Some(at) = known.position(|(known, turn)| known == search && *turn == by) {
            return Ok(at);
        }
        if self.searches.len() == MOST_FILTERS {
            return Err(TooManyGroups);
        }
        self.searches.push(search.clone());
        self.by.push(by);
        Ok(self.searches.len() - 1)
    }
}

/// What has to hold, with groups by their number; those that are not there yet are added.
///
/// # Errors
/// When there are too many different ones.
///
/// ```
/// use deckscouter::app::want::{self, Groups};
/// use deckscouter::catalog::search::Want;
/// use deckscouter::sim::odds::Goal;
/// let wanted = Want::parse("2+ battle by turn 3").unwrap();
/// let mut groups = Groups::default();
/// assert_eq!(want::goal(&wanted.hand, &mut groups), Ok(Goal::Count { of: 0, least: 2, most: None }));
/// assert_eq!(groups.searches[0].to_string(), "battle");
/// ```
pub fn goal(hand: &Hand, groups: &mut Groups) -> Result<Goal, TooManyGroups> {
    let all = |parts: &[Hand], groups: &mut Groups| {
        parts.iter().map(|part| goal(part, groups)).collect::<Result<Vec<Goal>, TooManyGroups>>()
    };
    Ok(match hand {
        Hand::Has(count, search, by) => {
            Goal::Count { of: groups.number(search, *by)?, least: count.least, most: count.most }
        }
        Hand::All(parts) => Goal::All(all(parts, groups)?),
        Hand::Any(parts) => Goal::Any(all(parts, groups)?),
        Hand::Not(other) => Goal::Not(Box::new(goal(other, groups)?)),
    })
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
