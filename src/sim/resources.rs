//! What a deck sees and has by each own turn, by the book alone: draws, the hand and its limit, a second pile, the empty
//! deck. No card is played, so nothing here is chance but which cards of the second pile have come; that is counted exactly.

use std::collections::BTreeMap;

use super::draws::draws_on;
use crate::ruleset::{Loses, Ruleset};

/// The deck that is looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Piles {
    /// Cards of the deck that is drawn from.
    pub deck: u32,
    /// The attributes of each card of the second pile, copies one by one; empty where there is none.
    pub second: Vec<Vec<String>>,
}

/// What there is at the end of an own turn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Turn {
    /// The own turn, from 1.
    pub turn: u32,
    /// Cards of the deck that have been drawn.
    pub seen: u32,
    /// Cards in hand, if none is played.
    pub hand: u32,
    /// Cards that the hand limit has put away so far.
    pub discarded: u32,
    /// Cards that have come from the second pile.
    pub second: u32,
    /// The chance that one of these has an attribute.
    pub attributes: BTreeMap<String, f64>,
    /// Cards left in the deck.
    pub deck: u32,
    /// Draws from the empty deck so far, each of which costs what the edition says.
    pub missed: u32,
}

/// The turns up to a last one, or up to that in which the game is lost.
///
/// ```
/// use deckscouter::ruleset::Ruleset;
/// use deckscouter::sim::resources::{Piles, turns};
/// let rules = Ruleset::embedded("yugioh-9.0").unwrap();
/// let turns = turns(&rules, &Piles { deck: 40, second: Vec::new() }, true, 3);
/// // Five cards, no draw on turn 1, and never more than six at the end of a turn.
/// let hands: Vec<_> = turns.iter().map(|turn| (turn.seen, turn.hand, turn.discarded)).collect();
/// assert_eq!(hands, [(5, 5, 0), (6, 6, 0), (7, 6, 1)]);
/// ```
pub fn turns(ruleset: &Ruleset, piles: &Piles, first: bool, last: u32) -> Vec<Turn> {
    let rules = &ruleset.turn;
    let hand = ruleset.opening.hand.cards.min(piles.deck);
    let mut now = Turn { seen: hand, hand, deck: piles.deck - hand, ..Turn::default() };
    let pile = u32::try_from(piles.second.len()).unwrap_or(u32::MAX);
    let mut turns = Vec::new();
    for turn in 1..=last {
        now.turn = turn;
        let wanted = draws_on(ruleset, first, turn);
        let drawn = wanted.min(now.deck);
        now.seen += drawn;
        now.deck -= drawn;
        now.hand += drawn;
        now.missed += wanted - drawn;
        if let Some(rule) = &rules.second_pile {
            now.second = now.second.saturating_add(rule.cards).min(pile);
            now.attributes = attributes(&piles.second, now.second);
        }
        if let Some(limit) = &rules.hand_limit {
            let over = now.hand.saturating_sub(limit.cards);
            now.hand -= over;
            now.discarded += over;
        }
        turns.push(now.clone());
        let loses = rules.empty_deck.as_ref().map(|rule| rule.loses);
        if now.missed > 0 && loses == Some(Loses::Game) {
            break;
        }
    }
    turns
}

/// The chance of each attribute to be among so many cards of a shuffled pile: one less that of missing every card that has
/// it, `C(all - with, n) / C(all, n)`.
fn attributes(pile: &[Vec<String>], n: u32) -> BTreeMap<String, f64> {
    let mut with: BTreeMap<&String, u32> = BTreeMap::new();
    for attribute in pile.iter().flatten() {
        *with.entry(attribute).or_default() += 1;
    }
    let all = u32::try_from(pile.len()).unwrap_or(u32::MAX);
    let chance = |with: u32| {
        let without = all - with;
        1.0 - (0..n).map(|drawn| f64::from(without.saturating_sub(drawn)) / f64::from(all - drawn)).product::<f64>()
    };
    with.into_iter().map(|(attribute, with)| (attribute.clone(), chance(with))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(id: &str) -> Ruleset {
        Ruleset::embedded(id).expect("embedded")
    }

    #[test]
    fn the_game_ends_with_the_first_draw_that_cannot_be_made() {
        let turns = turns(&rules("yugioh-9.0"), &Piles { deck: 7, second: Vec::new() }, false, 9);
        assert_eq!(turns.iter().map(|turn| (turn.deck, turn.missed)).collect::<Vec<_>>(), [(1, 0), (0, 0), (0, 1)]);
    }

    #[test]
    fn where_an_empty_deck_costs_a_life_the_game_goes_on() {
        let turns = turns(&rules("exo"), &Piles { deck: 6, second: Vec::new() }, true, 5);
        let missed: Vec<_> = turns.iter().map(|turn| (turn.hand, turn.missed)).collect();
        assert_eq!(missed, [(4, 0), (5, 0), (6, 0), (6, 1), (6, 2)]);
    }

    #[test]
    fn a_stone_comes_each_turn_and_its_attributes_with_it() {
        let pile = |names: &[&str]| names.iter().map(|name| name.split(' ').map(str::to_owned).collect()).collect();
        let second = pile(&["Fire", "Fire", "Water", "Fire Water"]);
        let turns = turns(&rules("force-of-will-6.4"), &Piles { deck: 40, second }, true, 6);
        assert_eq!(turns.iter().map(|turn| turn.second).collect::<Vec<_>>(), [1, 2, 3, 4, 4, 4]);
        // Two of four have water: 1/2, then 1 - 2/4 · 1/3.
        let water: Vec<f64> = turns.iter().map(|turn| turn.attributes["Water"]).collect();
        assert!((water[0] - 0.5).abs() < 1e-12 && (water[1] - 5.0 / 6.0).abs() < 1e-12, "{water:?}");
        assert!(turns[3..].iter().all(|turn| turn.attributes.values().all(|chance| (chance - 1.0).abs() < 1e-12)));
        // At most seven cards in hand: five, no draw, then one each turn.
        assert_eq!(turns.iter().map(|turn| (turn.hand, turn.discarded)).collect::<Vec<_>>()[4..], [(7, 2), (7, 3)]);
    }
}
