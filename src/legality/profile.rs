//! What a deck is made of, in numbers: cards by energy cost and type, by color, and under the caps of the edition.
//!
//! Costs, types and colors are those of the Main Deck; a cap counts in every section that its rule names.

use std::collections::BTreeMap;

use super::Context;
use super::resolve::Resolved;
use crate::ability::{DeckPart, DeckRule, Filter, Keyword};
use crate::card::{ByColor, Kind, Section};
use crate::ruleset::CapRule;

/// How many cards of each kind there are, energy cost by energy cost, from 0 to the highest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Curve(pub Vec<BTreeMap<Kind, u32>>);

impl Curve {
    /// The curve of a Main Deck.
    pub fn of(context: &Context<'_>) -> Self {
        let mut curve = Self::default();
        for line in context.lines_in(&[Section::Main]) {
            let card = &line.entry.card;
            let cost = usize::from(card.energy.map_or(0, |cost| cost.value()));
            if curve.0.len() <= cost {
                curve.0.resize_with(cost + 1, BTreeMap::new);
            }
            *curve.0[cost].entry(card.kind).or_default() += line.line.count;
        }
        curve
    }

    /// The cards of a cost, whatever their kind.
    pub fn cards(&self, cost: usize) -> u32 {
        self.0.get(cost).map_or(0, |kinds| kinds.values().sum())
    }

    /// The cards of a kind, whatever they cost.
    pub fn kind(&self, kind: Kind) -> u32 {
        self.0.iter().filter_map(|kinds| kinds.get(&kind)).sum()
    }
}

/// The cards under a cap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cap {
    /// The keyword that is capped.
    pub keyword: Keyword,
    /// How many cards have it.
    pub cards: u32,
    /// How many may.
    pub max: u32,
}

impl Cap {
    fn of(context: &Context<'_>, rule: &CapRule) -> Self {
        let capped = context.lines_in(&rule.over).filter(|line| line.has(rule.keyword));
        Self { keyword: rule.keyword, cards: copies(capped), max: most(context, rule) }
    }
}

/// A deck in numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    /// By energy cost and kind.
    pub curve: Curve,
    /// By color; a card of two colors counts for both.
    pub colors: ByColor<u32>,
    /// Of two colors or more.
    pub multicolor: u32,
    /// The caps of the edition, in its order.
    pub caps: Vec<Cap>,
}

impl Profile {
    /// Counts a deck.
    pub fn of(context: &Context<'_>) -> Self {
        let main = || context.lines_in(&[Section::Main]);
        let mut colors = ByColor::<u32>::default();
        for line in main() {
            for color in line.facts().colors.iter() {
                colors[color] += line.line.count;
            }
        }
        Self {
            curve: Curve::of(context),
            colors,
            multicolor: copies(main().filter(|line| line.facts().colors.is_multicolor())),
            caps: context.ruleset.caps.iter().map(|rule| Cap::of(context, rule)).collect(),
        }
    }
}

fn copies<'l, 'a: 'l>(lines: impl Iterator<Item = &'l Resolved<'a>>) -> u32 {
    lines.map(|line| line.line.count).sum()
}

/// How many cards with a capped keyword a deck may hold: 5-1-3-2, its leader may take fewer.
pub(super) fn most(context: &Context<'_>, rule: &CapRule) -> u32 {
    let leader = context.resolution.leader().filter(|_| context.ruleset.skills.is_some());
    let rules = leader.into_iter().flat_map(|leader| leader.entry.front.deck_rules());
    let limits = rules.filter_map(|said| match said {
        (DeckPart::Deck, DeckRule::AtMost(limit, Filter::Keyword(keyword))) => {
            (*keyword == rule.keyword).then_some(u32::from(*limit))
        }
        _ => None,
    });
    limits.fold(rule.max, u32::min)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::Catalog;
    use crate::ruleset::Ruleset;
    use crate::{deck, legality};

    fn profile(list: &str) -> Profile {
        let (catalog, rules) = (Catalog::embedded(), Ruleset::embedded("dbscg-1.10").expect("embedded"));
        let reading = &deck::read(list).readings[0];
        Profile::of(&legality::check(reading, &catalog, &rules).context)
    }

    #[test]
    fn every_card_of_the_main_deck_has_its_cost_and_kind() {
        let profile = profile("1 BT1-001\nMain Deck\n4 BT1-006\n4 BT1-014\n2 BT1-025\nSide Deck\n1 BT1-006\n");
        assert_eq!([0, 1, 2, 3].map(|cost| profile.curve.cards(cost)), [0, 6, 4, 0]);
        assert_eq!([Kind::Battle, Kind::Extra, Kind::Unison].map(|kind| profile.curve.kind(kind)), [8, 2, 0]);
        assert_eq!((profile.colors[crate::card::Color::Red], profile.multicolor), (10, 0));
    }

    #[test]
    fn a_cap_counts_every_section_of_its_rule() {
        // 10-17: [Super Combo] in main deck and side deck together.
        let profile = profile("1 BT1-001\nMain Deck\n3 BT3-013\nSide Deck\n1 BT5-008\n");
        let cap = profile.caps.iter().find(|cap| cap.keyword == Keyword::SuperCombo);
        assert_eq!(cap, Some(&Cap { keyword: Keyword::SuperCombo, cards: 4, max: 4 }));
    }

    #[test]
    fn a_leader_may_take_fewer_than_the_cap() {
        // 5-1-3-2: BT18-002 takes six [Dragon Ball] cards.
        for (leader, most) in [("BT1-001", 7), ("BT18-002", 6)] {
            let profile = profile(&format!("1 {leader}\n"));
            let cap = profile.caps.iter().find(|cap| cap.keyword == Keyword::DragonBall);
            assert_eq!(cap.map(|cap| cap.max), Some(most), "{leader}");
        }
    }
}
