//! The cards that have what a player has declared.

use crate::ability::{Bounds, Declared, Filter};
use crate::engine::dbscg::state::frame::Frame;

impl Frame {
    /// The cards that have what has been declared; none where nothing was.
    pub(crate) fn declared(&self, what: Declared) -> Filter {
        let nothing = || Filter::Any.negated();
        match what {
            Declared::Character => {
                self.so_far().character.as_ref().map_or_else(nothing, |name| Filter::Character(name.to_string()))
            }
            Declared::OriginalCost => self
                .x
                .and_then(|x| u8::try_from(x).ok())
                .map_or_else(nothing, |x| Filter::OriginalCost(Bounds { min: Some(x), max: Some(x) })),
        }
    }
}
