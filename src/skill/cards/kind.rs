//! Nouns that name a kind of card: `Battle Card`, `Leader`, `Battle or Unison Cards`.

use crate::ability::Filter;
use crate::card::Kind;
use crate::skill::phrase::{Ahead, Boxed, Several, Tacit, phrase};

use super::before::OR;

phrase! {
    /// The noun that names a kind.
    pub(in crate::skill) fn kind() -> Filter {
        (Filter::Kind(Kind::Battle)) => [("battle cards" | "battle card")] | ["battle card's" {! Ahead(&["with"], true)}];
        (Filter::Kind(Kind::Leader)) => [("leader cards" | "leader card" | "leaders" | "leader")];
        (Filter::Kind(Kind::Extra)) => [("extra cards" | "extra card" | "extras" | "extra")];
        (Filter::Kind(Kind::Unison)) => [("unison cards" | "unison card" | "unisons" | "unison")];
        (Filter::Not(leader)) => [("non-leaders" | "non-leader") {leader: Boxed(Tacit(Filter::Kind(Kind::Leader)))}];
        (Filter::Kind(Kind::ZBattle)) => [("z-battle cards" | "z-battle card")];
        (Filter::Kind(Kind::ZLeader)) => [("z-leader cards" | "z-leader card" | "z-leaders" | "z-leader")];
        (filter) => [("z-cards" | "z-card") {filter: Tacit(z_cards())}];
        (Filter::Kind(Kind::ZExtra)) => [("z-extra cards" | "z-extra card" | "z-extras" | "z-extra")];
        (Filter::Kind(Kind::ZUnison)) => [("z-unison cards" | "z-unison card" | "z-unisons" | "z-unison")];
    }

    /// Kinds that share the word "cards".
    pub(in crate::skill) fn kinds() -> Filter {
        (Filter::Either(kinds)) => [{kinds: Several(bare_kind(), OR)} ("cards" | "card")];
    }

    fn bare_kind() -> Filter {
        (Filter::Kind(Kind::Battle)) => ["battle"];
        (Filter::Kind(Kind::Leader)) => ["leader"];
        (Filter::Kind(Kind::Extra)) => ["extra"];
        (Filter::Kind(Kind::Unison)) => ["unison"];
    }
}

/// Cards of every type that a Z-Deck has (4.00, 14-1-2).
fn z_cards() -> Filter {
    let kinds = [Kind::ZLeader, Kind::ZBattle, Kind::ZExtra, Kind::ZUnison];
    Filter::Either(kinds.map(Filter::Kind).into())
}
