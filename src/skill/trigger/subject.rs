//! The cards that an event is about: `this card`, `one of your red Battle Cards`, `an opponent's card`.

use crate::ability::{Filter, Watched};
use crate::skill::cards::description;
use crate::skill::phrase::{Only, Referent, Several, Spoken, Tacit, phrase};

const OR: &[&str] = &[", or", "or", "and/or"];

phrase! {
    /// The card that an event is about, before its verb.
    pub(super) fn watched() -> Watched {
        (card) => [{card: one()}];
        (Watched::Either(cards)) => [{cards: Several(one(), OR)} {-> it}];
    }

    fn one() -> Watched {
        (Watched::This) => ["this card" {-> this}];
        (Watched::This) => [{! ITS_THIS_CARD} "it"];
        (Watched::YourOther(filter)) =>
            [("one of your other" | "1 of your other" | "another of your" | "your other") {filter: description()} {-> it}]
            | [("one of your" | "1 of your" | "your") {filter: description()} "other than this card" {-> it}];
        (Watched::Yours(filter)) => [("one of your" | "1 of your" | "any of your" | "your") {filter: description()} {-> it}];
        (Watched::Theirs(filter)) =>
            [("one of your opponent's" | "1 of your opponent's" | "your opponent's" | "an opponent's") {-> they} {filter: description()} {-> it}];
        (Watched::Any(filter)) => [
            ("a player's" | "one of you or your opponent's" | "one of your or your opponent's" | "your or your opponent's" | "a" | "an")
            {filter: description()} {-> it}
        ];
    }

    /// The card that you do something with, after the verb.
    pub(super) fn mine() -> Watched {
        (Watched::This) => ["this card" {-> this}];
        (Watched::This) => [{! ITS_THIS_CARD} "it"];
        (Watched::YourOther(filter)) => ["another" {filter: description()} {-> it}]
            | [("a" | "an" | "one of your") {filter: description()} "other than this card" {-> it}];
        (Watched::Yours(filter)) => [("a" | "an" | "one of your" | "1 of your" | "") {filter: description()} {-> it}];
    }

    /// The card that the opponent does something with, after the verb.
    pub(super) fn theirs() -> Watched {
        (Watched::Theirs(filter)) => [{-> they} ("a" | "an" | "one of their" | "1 of their" | "") {filter: description()} {-> it}]
            | ["cards" {filter: Tacit(Filter::Any)}];
    }

    /// The card that some player does something with, after the verb.
    pub(super) fn anyones() -> Watched {
        (Watched::Any(filter)) => [("a" | "an") {filter: description()} {-> it}];
    }
}

/// "It" is the card that has the skill from now on.
pub(super) fn this(spoken: &mut Spoken) {
    spoken.it = Some(Referent::This);
    spoken.settled = true;
}

/// "It" is the card that the event is about from now on.
pub(super) fn it(spoken: &mut Spoken) {
    spoken.it = Some(Referent::It);
}

/// "They" and "their" are the opponent and the opponent's from now on.
pub(super) fn they(spoken: &mut Spoken) {
    spoken.they = true;
}

/// "It" is the card that has the skill.
pub(super) const ITS_THIS_CARD: Only = Only(|spoken| spoken.it == Some(Referent::This));
