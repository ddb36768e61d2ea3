//! The phases that effects are activated in.

use super::super::super::InPhase;
use super::super::super::cards::Who;
use super::super::phrase::{Phrase, also};

/// A phase of somebody.
macro_rules! phase {
    ($phase:ident, $who:ident, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |_| Some((InPhase::$phase, Who::$who)),
            take: |it| (*it == (InPhase::$phase, Who::$who)).then(Vec::new),
        }
    };
}

/// The phases that effects are activated in.
pub(in crate::ability::yugioh::text) const PHASES: &[Phrase<(InPhase, Who)>] = &[
    phase!(Standby, You, "during your Standby Phase", "durante la tua Standby Phase", "durant votre Standby Phase"),
    phase!(
        Standby,
        Opponent,
        "during your opponent's Standby Phase",
        "durante la Standby Phase del tuo avversario",
        "durant la Standby Phase de votre adversaire"
    ),
    phase!(Standby, Each, "during the Standby Phase", "durante la Standby Phase", "durant la Standby Phase"),
    also("during each Standby Phase", |_| Some((InPhase::Standby, Who::Each))),
    phase!(End, You, "during your End Phase", "durante la tua End Phase", "durant votre End Phase"),
    phase!(
        End,
        Opponent,
        "during your opponent's End Phase",
        "durante la End Phase del tuo avversario",
        "durant la End Phase de votre adversaire"
    ),
    phase!(End, Each, "during the End Phase", "durante la End Phase", "durant la End Phase"),
    also("during each End Phase", |_| Some((InPhase::End, Who::Each))),
    phase!(Draw, You, "during your Draw Phase", "durante la tua Draw Phase", "durant votre Draw Phase"),
    phase!(
        BattleEnds,
        Each,
        "at the end of the Battle Phase",
        "alla fine della Battle Phase",
        "à la fin de la Battle Phase"
    ),
];
