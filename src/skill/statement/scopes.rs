//! Of which cards a cost is said, and where they have it: `all red cards in your hand and Battle Area`.

use super::super::cards::all_descriptions;
use super::super::phrase::{Tacit, phrase};
use super::super::word::card_name;
use crate::ability::{Filter, Scope, Subject};

phrase! {
    /// Whose cards, and where something is said of them.
    pub(super) fn subject() -> (Subject, Vec<Scope>) {
        ((Subject::This, scopes)) => ["this card" {scopes: its_places()}];
        ((Subject::Yours(Filter::Name(name)), scopes)) => [("a" | "an") {name: card_name()} {scopes: Tacit(vec![Scope::AllAreas])}];
        ((Subject::Yours(filter), scopes)) => [("your" | "all of your" | "all" | "a" | "an" | "") {filter: all_descriptions()} {scopes: places()}];
    }

    /// Where this card has another cost; wherever it is, if that is not said.
    pub(super) fn its_places() -> Vec<Scope> {
        (scopes) => [{scopes: places()}] | [{scopes: Tacit(vec![Scope::AllAreas])}];
    }

    /// Where it is said.
    pub(super) fn places() -> Vec<Scope> {
        (scopes) => [("in your hand and battle area" | "in your hand or battle area" | "in your hand and in your battle area" | "in your hand or in your battle area") {scopes: Tacit(vec![Scope::Hand, Scope::InPlay])}]
            | ["in your deck and hand" {scopes: Tacit(vec![Scope::Deck, Scope::Hand])}]
            | [("in your hand and drop area" | "in your hand and drop" | "in your hand or drop area" | "in your hand or drop") {scopes: Tacit(vec![Scope::Hand, Scope::Drop])}]
            | ["in your hand and warp" {scopes: Tacit(vec![Scope::Hand, Scope::Warp])}]
            | [("in all areas" | "in all of your areas") {scopes: Tacit(vec![Scope::AllAreas])}]
            | ["in your battle area" {scopes: Tacit(vec![Scope::InPlay])}]
            | [("in your drop area" | "in your drop") {scopes: Tacit(vec![Scope::Drop])}]
            | ["in your z-deck" {scopes: Tacit(vec![Scope::ZDeck])}]
            | ["in your hand" {scopes: Tacit(vec![Scope::Hand])}];
    }
}
