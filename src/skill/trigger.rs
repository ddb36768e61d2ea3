//! What makes an [Auto] skill pending: `When this card attacks, …`.

use super::card::description;
use super::phrase::{Boxed, Referent, phrase};
use crate::ability::{Area, Doer, Trigger, Watched, Who};

phrase! {
    /// The card that an event is about.
    fn watched() -> Watched {
        (Watched::This) => ["this card" {-> |s| s.it = Some(Referent::This)}];
        (Watched::Yours(filter)) => [("one of your" | "1 of your" | "your") {filter: description()} {-> |s| s.it = Some(Referent::It)}];
        (Watched::YourOther(filter)) => [("one of your other" | "1 of your other" | "your other") {filter: description()} {-> |s| s.it = Some(Referent::It)}];
        (Watched::Theirs(filter)) => [("one of your opponent's" | "your opponent's" | "an opponent's") {filter: description()} {-> |s| s.it = Some(Referent::It)}];
    }

    /// An event, with the word that begins it.
    pub(super) fn trigger() -> Trigger {
        (Trigger::Played(Watched::This)) =>
            [("when you play this card" | "when this card is played") {-> |s| s.it = Some(Referent::This)}];
        (Trigger::From(area, event)) =>
            [("when you play this card from your" | "when this card is played from your") {area: super::place::area()}
             {event: Boxed(super::phrase::Tacit(Trigger::Played(Watched::This)))} {-> |s| s.it = Some(Referent::This)}];
        (Trigger::By(Doer::Evolve, event)) =>
            [("when a card evolves into this card") {event: Boxed(super::phrase::Tacit(Trigger::Played(Watched::This)))} {-> |s| s.it = Some(Referent::This)}];
        (Trigger::By(Doer::Union, event)) =>
            [("when you play this card with [Union]" | "when you play this card using [Union]") {event: Boxed(super::phrase::Tacit(Trigger::Played(Watched::This)))} {-> |s| s.it = Some(Referent::This)}];
        (Trigger::Comboed(Watched::This)) =>
            [("when you combo with this card" | "when this card is used in a combo")
             {-> |s| { s.it = Some(Referent::This); s.from = Some(Area::Combo); }}];
        (Trigger::AttacksA(card, filter)) =>
            ["when" {card: watched()} ("attacks a" | "attacks an" | "attacks one of your opponent's" | "attacks your opponent's") {filter: description()}];
        (Trigger::Attacks(card)) => ["when" {card: watched()} ("attacks" | "attack")];
        (Trigger::Attacked(card)) => ["when" {card: watched()} ("is attacked")];
        (Trigger::Kod(card)) => ["when" {card: watched()} ("is ko'd" | "is ko-ed")];
        (Trigger::Played(card)) => ["when you play" ("a" | "an" | "") {card: yours_played()}];
        (Trigger::TurnEnd(Who::You)) => ["at the end of your turn"];
        (Trigger::TurnEnd(Who::Opponent)) => ["at the end of your opponent's turn"];
        (Trigger::TurnEnd(Who::Both)) => [("at the end of the turn" | "at the end of each turn")];
    }

    fn yours_played() -> Watched {
        (Watched::Yours(filter)) => [{filter: description()} {-> |s| s.it = Some(Referent::It)}];
    }
}
