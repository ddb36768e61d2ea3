//! Choosing a card that is spoken of already: `choose that card, ignoring [Barrier],`. What cannot be chosen is not (4-13).

use super::super::cards::{barrier, whose_leader};
use super::super::phrase::{Done, IT, Implied, NewName, Referent, Spoken, Tacit, phrase};
use crate::ability::{Cards, Choose, Effect, HowMany, Name, Selector, Who};

phrase! {
    /// The card gets a name, and is chosen by it.
    pub(super) fn picks() -> Vec<Effect> {
        [Effect::Name(pool, cards), Effect::Choose(Choose {
            from, count, name, who: Who::You, ignoring_barrier, related: None, together: None, at_random: false
        })] =>
            ["choose" {pool: NewName} {cards: only()} {from: Tacit(among(pool.clone()))} {count: Tacit(HowMany::Exactly(1.into()))}
             {ignoring_barrier: barrier()} {name: NewName} {-> Spoken::picked}]
            | ["choose" {pool: NewName} {cards: some()} {from: Tacit(among(pool.clone()))} {count: Tacit(HowMany::UpTo(1.into()))}
               {ignoring_barrier: barrier()} {name: NewName} {-> Spoken::picked}];
    }

    /// The one card that there is to be chosen.
    fn only() -> Cards {
        (cards) => [("that battle card" | "that unison card" | "that card" | "it") {cards: IT} {? cards.clone() != Cards::This}];
        (cards) => ["1 of the played cards" {cards: THE_PLAYED}];
        (Cards::Attacker) => [("the attacking battle card" | "the attacking card")];
        (Cards::Leader(whose)) => [{whose: whose_leader()}];
    }

    /// Of the cards that an event is about; each of them is an event of its own.
    fn some() -> Cards {
        (cards) => [("up to 1 of those battle cards" | "up to 1 of those cards" | "up to 1 of that card") {cards: IT} {? matches!(&cards, Cards::It | Cards::Attacker)}];
    }
}

/// The card that an event is about, which has been played.
const THE_PLAYED: Implied<Cards> =
    Implied(|spoken| spoken.done_to(Done::Played).filter(|card| *card == Referent::It).map(Referent::cards));

fn among(pool: Name) -> Selector {
    Selector { among: Some(pool), ..Selector::default() }
}
