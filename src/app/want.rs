//! From a want, as somebody writes it, to what has to hold, and from an obstacle back to words.

use super::Pile;
use crate::ability::Skill;
use crate::catalog::search::{Asking as _, Hand, Question, Search, Teller, Want};
use crate::language::{Message, say};
use crate::ruleset::Ruleset;
use crate::sim::odds::{Goal, MOST_FILTERS, Mulligan, Obstacle, Odds, OddsError};

/// A want speaks of more groups of cards than can be told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct TooManyGroups;

impl TooManyGroups {
    /// The same in a sentence.
    pub fn message(self) -> Message {
        say!("want-groups", most = MOST_FILTERS)
    }
}

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

/// The chances of a want, by each turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Chances {
    /// The want, as it was understood.
    pub told: String,
    /// By each own turn; turn 0 is the opening hand.
    pub by_turn: Vec<f64>,
    /// Why it cannot come true, where it cannot.
    pub impossible: Option<Message>,
}

/// The chances of a want with nothing put back: going first or not, by its own turn or so many; skills are looked for in the words
/// that `teller` makes of them, too.
///
/// # Errors
/// When it cannot be read, asks for what stands on no card, or cannot be asked of these cards.
pub fn chances(
    text: &str,
    pile: &Pile<'_>,
    ruleset: &Ruleset,
    (first, turns): (bool, u32),
    teller: fn(&Skill) -> String,
) -> Result<Chances, Message> {
    let want = Want::parse(text).map_err(|error| error.message())?;
    let unknown = |question: &Question| Err(say!("web-not-asked", question = question.to_string()));
    let want = want.told_by(Teller(teller)).settle(&mut |question| unknown(question))?;
    let mut groups = Groups::default();
    let goal = goal(&want.hand, &mut groups).map_err(TooManyGroups::message)?;
    pile.has_all_of(&groups.searches, None).map_err(|unasked| unasked.message())?;
    let plan = pile.plan(ruleset, first, want.last_turn(turns));
    let told = |error: OddsError| say!("asked-of-file", path = &pile.name, why = error.message());
    let odds = Odds::at_turns(pile.classes(&groups.searches), goal, &groups.by, plan).map_err(told)?;
    let obstacle = odds.obstacle(odds.plan().last_turn());
    let impossible = obstacle.map(|obstacle| reason(obstacle, &groups.searches));
    Ok(Chances { told: want.to_string(), by_turn: odds.by_turn(&Mulligan::None).map_err(told)?, impossible })
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
