//! What an edition of the manual changes in play.
//!
//! The engine plays manual 1.10; earlier editions differ from it in the few points named here. Which edition says what
//! stands in `data/rulesets/*.yaml`, and `sim::edition` brings it here.

use crate::ability::Keyword;
use crate::card::Kind;
use crate::engine::dbscg::keywords::Keywords;
use crate::engine::dbscg::roster::Def;

/// The points in which editions differ, as one edition has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edition {
    /// Cards of an opening hand (5-2-1-6).
    pub hand: u16,
    /// Life cards (5-2-1-7).
    pub life: u16,
    /// There are Unison Cards (2-3-2), and by them markers, X costs and Unison growth.
    pub unison_cards: bool,
    /// "Energy cost" in a text means the specified cost where that is higher than the total cost (2-11-3).
    pub specified_cost_counts: bool,
    /// A card that becomes the guard card by \[Blocker\] is attacked (10-4-1-1).
    pub blocker_is_attacked: bool,
    /// Keywords that came later.
    pub unknown: Keywords,
}

/// What an edition does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unknown {
    /// The card type.
    Kind(Kind),
    /// A keyword of a skill.
    Keyword(Keyword),
}

impl Edition {
    /// The fewest cards of a deck that leave a card in it when hand and life have been placed.
    pub fn fewest(&self) -> usize {
        usize::from(self.hand) + usize::from(self.life) + 1
    }

    /// What a card has that the edition does not.
    pub(crate) fn unknown(&self, def: &Def) -> Option<Unknown> {
        // 2-3-2
        if def.card.kind == Kind::Unison && !self.unison_cards {
            return Some(Unknown::Kind(def.card.kind));
        }
        let has = |keyword: &Keyword| def.sides.iter().any(|side| side.keywords.has(*keyword));
        let keyword = Keyword::ALL.into_iter().find(|keyword| self.unknown.has(*keyword) && has(keyword));
        keyword.map(Unknown::Keyword)
    }
}

impl std::fmt::Display for Unknown {
    /// In a sentence: `a Unison Card`, `[Revive]`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Kind(kind) => write!(f, "a {kind}"),
            Self::Keyword(keyword) => write!(f, "[{}]", keyword.words()),
        }
    }
}
