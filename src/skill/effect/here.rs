//! This card, and where it acts from: the skill works there.

use super::super::cards::ActsFrom;
use super::super::phrase::{Referent, Spoken, phrase};
use crate::ability::Cards;

phrase! {
    /// `this card from your hand`.
    pub(super) fn from_here() -> Cards {
        (Cards::This) => [{! ActsFrom(&["this card from your", "this face-up card from your", "this card from its owner's", "this card from the"])} {-> nearest}];
    }
}

phrase! {
    /// `this card in your Drop Area`, where more words say where it goes.
    pub(super) fn in_place() -> Cards {
        (Cards::This) => [{! ActsFrom(&["this card in your"])} {-> nearest}];
    }
}

/// `from your Drop Area`, after what this card does or where it goes.
pub(super) const FROM_BEHIND: ActsFrom = ActsFrom(&["from your", "from the", "from its owner's"]);

/// The card that acts is nearer than one that the trigger is about.
fn nearest(spoken: &mut Spoken) {
    spoken.this_too();
    spoken.it = spoken.it.or(Some(Referent::This));
}
