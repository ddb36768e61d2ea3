//! What is wrong with the value of an option; the parser of the command line puts the option before it.

use crate::app::NoSuchPlayer;
use crate::report::picture::NoForm;
use crate::sim::goldfish::dummy::NoDummy;

/// Why the value of an option means nothing.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub(super) enum NoValue {
    /// It is no player.
    #[error(transparent)]
    Player(NoSuchPlayer),
    /// It is neither a player nor whoever is asking.
    #[error("{0}; self is you")]
    Opponent(NoSuchPlayer),
    /// It is neither one player nor two.
    #[error("there are two lists: give one player for both, or one for each, as in greedy,random")]
    Players,
    /// It is no dummy.
    #[error(transparent)]
    Dummy(NoDummy),
    /// It names no list.
    #[error("name the list: deck:FILE")]
    List,
    /// It does not say what goes and what comes; what would.
    #[error("{0}")]
    Swap(String),
    /// It is no part of a run.
    #[error("a part is written I/N, from 1/N to N/N")]
    Part,
    /// It is no name of a picture.
    #[error(transparent)]
    Picture(#[from] NoForm),
    /// It is no name of a page.
    #[error("the name of a page ends in .html or .htm")]
    Page,
}
