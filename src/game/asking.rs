//! What keeps the questions about continuous effects finite: whether an effect holds may depend on a value that other
//! effects change, and so on, perhaps back to the first.
//!
//! An effect never sees its own change when it is asked whether it holds: "your cards with 5000 power or less get +5000
//! power" asks for their power without that.

use super::ids::CardId;

/// Effects that build on each other are followed so far; a longer chain is cut off.
const LONGEST: u8 = 5;

/// The effects that are being asked whether they hold, each because the one before it depends on it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Asking<'a>(Option<&'a Link<'a>>);

/// An effect at the end of a chain.
#[derive(Debug)]
pub(super) struct Link<'a> {
    /// What states the effect, by its place in memory: copies of a card share it.
    effect: *const (),
    /// The card that it comes from.
    source: CardId,
    length: u8,
    before: Asking<'a>,
}

impl<'a> Asking<'a> {
    /// The chain with one more effect, unless that is already in it.
    pub(super) fn link<T>(self, effect: &T, source: CardId) -> Option<Link<'a>> {
        let effect = std::ptr::from_ref(effect).cast::<()>();
        let length = self.0.map_or(0, |last| last.length) + 1;
        let mut known = self.0;
        while let Some(link) = known {
            if link.effect == effect && link.source == source {
                return None;
            }
            known = link.before.0;
        }
        (length <= LONGEST).then_some(Link { effect, source, length, before: self })
    }
}

impl Link<'_> {
    /// The chain that ends here.
    pub(super) const fn asking(&self) -> Asking<'_> {
        Asking(Some(self))
    }
}
