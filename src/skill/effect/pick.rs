//! Choosing a card that is spoken of already: `choose that card, ignoring [Barrier],`. What cannot be chosen is not (4-13).

use super::super::cards::{barrier, whose_leader};
use super::super::phrase::{IT, NewName, Spoken, Tacit, phrase};
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
        (Cards::Attacker) => [("the attacking battle card" | "the attacking card")];
        (Cards::Leader(whose)) => [{whose: whose_leader()}];
    }

    /// Of the cards that an event is about; each of them is an event of its own.
    fn some() -> Cards {
        (cards) => [("up to 1 of those battle cards" | "up to 1 of those cards") {cards: IT} {? cards.clone() == Cards::It}];
    }
}

fn among(pool: Name) -> Selector {
    Selector { among: Some(pool), ..Selector::default() }
}
