//! What the opponent does because a skill says so: their choices are theirs.

use super::super::cards::{Choice, cards_in, counted, is_this, known, quantity};
use super::super::phrase::{At, Block, Boxed, Mapped, NewName, Only, Page, Phrase, Tacit, Ways, phrase};
use super::fight::{is_less, negative};
use super::moves::destination;
use crate::ability::{Area, Cards, Choose, Destination, Effect, Filter, HowMany, Mode, Quantity, Selector, Who};

phrase! {
    /// One act of the opponent's.
    pub(super) fn acts_of_theirs() -> Effect {
        (Effect::Choose(choose)) =>
            [{! TheyDo(&["chooses"], &["choose"])} {choose: Choice { who: Who::Opponent, announced: true }}];
        (Effect::Discard(Who::Opponent, n)) =>
            [{! TheyDo(&["discards"], &["discard"])} {n: quantity()} ("cards" | "card") ("from their hand" | "in their hand" | "")]
            | [{! TheyDo(&["discards"], &["discard"])} "cards equal to" {n: counted()}];
        (Effect::Move(cards, to)) =>
            [{! TheyDo(&["places", "sends", "returns", "adds", "puts"], &["place", "send", "return", "add", "put"])} {cards: object_of_theirs()} {to: destination()}]
            | [{! TheyDo(&["discards"], &["discard"])} {cards: object_of_theirs()} {? !is_plain_discard(&cards)} {to: Tacit(Destination::To(Area::Drop))}]
            | [{! TheyDo(&["removes"], &["remove"])} {cards: object_of_theirs()} "from the game" {to: Tacit(Destination::To(Area::Removed))}];
        (Effect::As(Who::Opponent, block)) => [{! TheyDo(&["plays"], &["play"])} {block: Block(their_play())}];
        (Effect::Ko(cards)) => [{! TheyDo(&["kos", "ko's", "ko-s"], &["ko"])} {cards: object_of_theirs()}];
        (Effect::Switch(cards, mode)) => [{! TheyDo(&["switches"], &["switch"])} {cards: object_of_theirs()} {mode: to_mode()}];
        (Effect::PlayerDraws(Who::Opponent, n)) => [{! TheyDo(&["draws"], &["draw"])} {n: quantity()} ("cards" | "card")];
        (Effect::ShuffleLife(Who::Opponent)) => [{! TheyDo(&["shuffles"], &["shuffle"])} "their life"];
        (Effect::Move(cards, Destination::Shuffled)) =>
            [{! TheyDo(&["shuffles"], &["shuffle"])} {cards: object_of_theirs()} ("into their deck" | "into their owner's deck" | "into its owner's deck")];
        (Effect::Markers(cards, n)) =>
            [{! TheyDo(&["removes"], &["remove"])} {n: Mapped(quantity(), |n| negative(&n), negative)} {? is_less(&n)} ("markers" | "marker") "from" {cards: known()}];
        (Effect::Shuffle(Who::Opponent)) => [{! TheyDo(&["shuffles"], &["shuffle"])} "their deck"];
        (Effect::NegatePlay(Destination::To(Area::Drop))) =>
            [{! TheyDo(&["places"], &["place"])} ("that battle card" | "that card" | "it") ("in their drop area instead of playing it" | "in their drop instead of playing it")];
        (Effect::NegateAttack) => [{! TheyDo(&["negates"], &["negate"])} ("the attack" | "that attack")];
    }

    /// The opponent chooses cards in hand and parts with the others: `chooses 2 cards in their hand and discards the rest`.
    pub(super) fn keeps() -> Vec<Effect> {
        [Effect::Name(pool, Cards::All(cards_in!(Who::Opponent, areas))), Effect::Choose(Choose {
            from, count: HowMany::Exactly(count), name: kept, who: Who::Opponent, ignoring_barrier: false, related: None, together: None, at_random: false
        }), Effect::Move(Cards::Rest(all, same), to)] =>
            [{! TheyDo(&["chooses"], &["choose"])} {count: quantity()} ("cards" | "card") ("in their hand" | "from their hand") {areas: Tacit(vec![Area::Hand])}
             {pool: NewName} {kept: NewName} {from: Tacit(Selector { among: Some(pool.clone()), ..Selector::default() })} (", and" | "and" | ", then" | ",")
             {to: parted()} {all: Tacit(pool.clone())} {same: Tacit(kept.clone())} {-> |s| (s.it, s.them) = (None, None)}];
    }

    /// Where the others go.
    fn parted() -> Destination {
        (Destination::To(Area::Drop)) => [("discards the rest" | "discard the rest")];
        (to) => [("places the rest" | "place the rest" | "sends the rest" | "send the rest") {to: destination()}];
    }

    /// What the opponent plays, in the Battle Area that is theirs.
    fn their_play() -> Vec<Effect> {
        [Effect::Play(cards, mode)] =>
            [{cards: known()} {? !is_this(&cards)} ("in their battle area" | "in its owner's battle area" | "") ("from the warp" | "") {mode: play_mode()}];
    }

    fn play_mode() -> Mode {
        (Mode::Rest) => ["in rest mode"];
        (Mode::Active) => [("in active mode" | "")];
    }

    fn to_mode() -> Mode {
        (Mode::Rest) => ["to rest mode"];
        (Mode::Active) => ["to active mode"];
    }

    fn object_of_theirs() -> Cards {
        (Cards::Chosen(choose)) => [{choose: Boxed(Choice { who: Who::Opponent, announced: false })}];
        (Cards::All(cards_in!(Who::Opponent, areas))) => [("all cards in their hand" | "all the cards in their hand" | "all of the cards in their hand" | "all cards from their hand" | "their hand")
            {areas: Tacit(vec![Area::Hand])}]
            | [("all of their life" | "all cards in their life" | "all of the cards in their life") {areas: Tacit(vec![Area::Life])}];
        (cards) => [{cards: known()}];
        // What the opponent does of themselves gets a name besides.
        (Cards::Top(Who::Opponent, n)) => ["the top" {! OFFERED} {n: quantity()} ("cards of their deck" | "card of their deck")]
            | ["the top card of their deck" {! OFFERED} {n: Tacit(Quantity::Number(1))}];
    }
}

/// It is said what the opponent may do.
const OFFERED: Only = Only(|spoken| spoken.offered);

/// "Discard 1 card" is an act of its own.
fn is_plain_discard(cards: &Cards) -> bool {
    let Cards::Chosen(choose) = cards else { return false };
    choose.from.filter.is_any() && choose.from.areas == [Area::Hand] && matches!(choose.count, HowMany::Exactly(_))
}

/// `your opponent discards`, `they discard`; after one of those, `discards`.
#[derive(Clone)]
pub(super) struct TheyDo(pub(super) &'static [&'static str], pub(super) &'static [&'static str]);

impl TheyDo {
    pub(super) fn places(&self, page: &Page<'_>, at: At) -> Option<At> {
        if at.spoken.offered {
            return page.any(at, self.1);
        }
        let they = |at: At| at.speak(|spoken| spoken.they = true);
        if let Some(next) = page.lit(at, "your opponent") {
            let next = page.skip(next, &["must", "then"]);
            return page.any(next, self.0).or_else(|| page.any(next, self.1)).map(they);
        }
        if !at.spoken.they {
            return None;
        }
        match page.lit(at, "they") {
            Some(next) => page.any(page.skip(next, &["instead"]), self.1),
            None => page.any(at, self.0),
        }
    }
}

impl Phrase for TheyDo {
    type Value = ();
    fn read(&self, page: &Page<'_>, at: At) -> Ways<()> {
        self.places(page, at).map(|at| ((), at)).into_iter().collect()
    }
    fn says(&self, (): &(), page: &Page<'_>, at: At) -> Vec<At> {
        self.places(page, at).into_iter().collect()
    }
}
