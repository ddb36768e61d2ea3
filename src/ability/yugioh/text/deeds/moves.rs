//! What is done with cards.

use super::super::super::deed::{Deed, Verb};
use super::super::phrase::{Arg, Phrase, also};
use super::acts_on;

/// The phrases.
pub(super) const DEEDS: &[Phrase<Deed>] = &[
    verb!(Destroy, "destroy {0c}", "distruggi {0c}", "détruisez {0c}"),
    verb!(Banish, "banish {0c}", "bandisci {0c}", "bannissez {0c}"),
    also("remove {0c} from play", |args| acts_on(Verb::Banish, args)),
    verb!(Tribute, "Tribute {0c}", "offri come Tributo {0c}", "Sacrifiez {0c}"),
    verb!(Reveal, "reveal {0c}", "rivela {0c}", "révélez {0c}"),
    verb!(Send, "send {0c} to the GY", "manda {0c} al Cimitero", "envoyez {0c} au Cimetière"),
    also("send {0c} to their GY", |args| acts_on(Verb::Send, args)),
    also("send {0c} to your GY", |args| acts_on(Verb::Send, args)),
    verb!(Hand, "add {0c} to your hand", "aggiungi {0c} alla tua mano", "ajoutez {0c} à votre main"),
    also("return {0c} to the hand", |args| acts_on(Verb::Hand, args)),
    also("return {0c} to your hand", |args| acts_on(Verb::Hand, args)),
    also("return {0c} to their hand", |args| acts_on(Verb::Hand, args)),
    also("add {0c} to the hand", |args| acts_on(Verb::Hand, args)),
    verb!(Top, "place {0c} on the top of the Deck", "metti {0c} in cima al Deck", "placez {0c} au-dessus du Deck"),
    also("return {0c} to the top of the Deck", |args| acts_on(Verb::Top, args)),
    also("return {0c} to the top of your Deck", |args| acts_on(Verb::Top, args)),
    also("place {0c} on top of the Deck", |args| acts_on(Verb::Top, args)),
    also("place {0c} on the top of your Deck", |args| acts_on(Verb::Top, args)),
    also("place {0c} on top of your Deck", |args| acts_on(Verb::Top, args)),
    also("return {0c} to the top of its owner's Deck", |args| acts_on(Verb::Top, args)),
    verb!(
        Bottom,
        "place {0c} on the bottom of the Deck",
        "metti {0c} in fondo al Deck",
        "placez {0c} en dessous du Deck"
    ),
    also("return {0c} to the bottom of the Deck", |args| acts_on(Verb::Bottom, args)),
    verb!(Shuffle, "shuffle {0c} into the Deck", "mischia {0c} nel Deck", "mélangez {0c} dans le Deck"),
    also("shuffle {0c} into your Deck", |args| acts_on(Verb::Shuffle, args)),
    also("return {0c} to the Deck", |args| acts_on(Verb::Shuffle, args)),
    also("return {0c} to your Deck", |args| acts_on(Verb::Shuffle, args)),
    also("return {0c} to the Extra Deck", |args| acts_on(Verb::Shuffle, args)),
    also("add {0c} to your Deck and shuffle it", |args| acts_on(Verb::Shuffle, args)),
    also("add {0c} to the Deck and shuffle it", |args| acts_on(Verb::Shuffle, args)),
    verb!(Set, "Set {0c}", "Posiziona {0c}", "Posez {0c}"),
];
