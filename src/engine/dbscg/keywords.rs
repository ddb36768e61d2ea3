//! Sets of keywords.

use enumset::EnumSet;
use serde::{Deserialize, Serialize};

use crate::ability::{Family, Keyword, Skill};

/// A set of keywords.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Keywords(EnumSet<Keyword>);

impl Keywords {
    /// Whether a keyword is in the set.
    #[inline]
    pub fn has(self, keyword: Keyword) -> bool {
        self.0.contains(keyword)
    }

    /// Every keyword that is a skill.
    pub(crate) fn skills() -> Self {
        Self(EnumSet::all().iter().filter(|keyword: &Keyword| keyword.is_skill()).collect())
    }

    /// Whether a keyword in the set is a skill.
    pub(crate) fn has_skill(self) -> bool {
        self.0.iter().any(Keyword::is_skill)
    }

    /// Those in the set that are skills, in order.
    pub(crate) fn listed(self) -> Vec<Keyword> {
        self.0.iter().filter(|keyword| keyword.is_skill()).collect()
    }

    /// The damage that an attack card with these keywords deals (10-7-1).
    pub fn strike(self) -> u8 {
        [(Keyword::QuadrupleStrike, 4), (Keyword::TripleStrike, 3), (Keyword::DoubleStrike, 2)]
            .into_iter()
            .find(|(keyword, _)| self.has(*keyword))
            .map_or(1, |(_, damage)| damage)
    }

    /// The keywords at the head of a skill line.
    pub(crate) fn of(skill: &Skill) -> Self {
        let mut keywords = Self::default();
        skill.tags.iter().for_each(|tag| keywords.insert(tag.keyword));
        keywords
    }

    /// Adds a keyword.
    #[inline]
    pub fn insert(&mut self, keyword: Keyword) {
        self.0.insert(keyword);
    }

    /// Both sets.
    #[must_use]
    #[inline]
    pub(crate) fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Without those of another set.
    #[must_use]
    #[inline]
    pub(crate) fn without(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

/// Whether a skill is of a family.
pub(crate) fn of_family(family: Family, keywords: Keywords) -> bool {
    family.keywords().iter().any(|keyword| keywords.has(*keyword))
}
