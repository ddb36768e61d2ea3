//! Words that card text uses for several keyword skills at once: "\[Union\] skills".

use serde::{Deserialize, Serialize};

use super::{Keyword, Tag};

/// Keyword skills that share a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    /// \[Awaken\] skills (10-2-2-1).
    Awaken,
    /// \[Evolve\] skills (10-5-3-2).
    Evolve,
    /// \[Counter\] skills (10-10-3-1).
    Counter,
    /// \[Union\] skills (10-13-2-1).
    Union,
    /// \[Strike\] skills (4.00, 22-7-3).
    Strike,
}

impl Family {
    /// The keyword skills that are meant.
    ///
    /// ```
    /// use deckscouter::ability::{Family, Keyword};
    /// assert!(Family::Union.keywords().contains(&Keyword::UnionPotara));
    /// ```
    pub const fn keywords(self) -> &'static [Keyword] {
        use Keyword as K;
        match self {
            Self::Awaken => &[K::Awaken, K::AwakenSurge],
            Self::Evolve => &[K::Evolve, K::ExEvolve, K::XenoEvolve],
            Self::Counter => &[K::CounterPlay, K::CounterAttack, K::CounterBattleCardAttack, K::CounterCounter],
            Self::Strike => &[K::DoubleStrike, K::TripleStrike, K::QuadrupleStrike],
            Self::Union => &[K::UnionFusion, K::UnionPotara, K::UnionAbsorb],
        }
    }

    /// The family of a skill line, by the tags at its head.
    pub fn of(tags: &[Tag]) -> Option<Self> {
        [Self::Awaken, Self::Evolve, Self::Counter, Self::Union]
            .into_iter()
            .find(|family| tags.iter().any(|tag| family.keywords().contains(&tag.keyword)))
    }
}
