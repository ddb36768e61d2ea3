//! What the opponent does because a skill says so: their choices are theirs.

use super::super::phrase::{At, Boxed, Page, Phrase, Tacit, Ways, phrase};
use super::super::quantity::quantity;
use super::super::selector::{Choice, cards_in, known};
use super::moves::destination;
use crate::ability::{Area, Block, Cards, Destination, Effect, Filter, HowMany, Mode, Selector, Who};

phrase! {
    /// One act of the opponent's.
    pub(super) fn acts_of_theirs() -> Effect {
        (Effect::Choose(choose)) =>
            [{! TheyDo(&["chooses"], &["choose"])} {choose: Choice { who: Who::Opponent, announced: true }}];
        (Effect::Discard(Who::Opponent, n)) =>
            [{! TheyDo(&["discards"], &["discard"])} {n: quantity()} ("cards" | "card") ("from their hand" | "in their hand" | "")];
        (Effect::Move(cards, to)) =>
            [{! TheyDo(&["places", "sends", "returns", "adds", "puts"], &["place", "send", "return", "add", "put"])} {cards: object_of_theirs()} {to: destination()}]
            | [{! TheyDo(&["discards"], &["discard"])} {cards: object_of_theirs()} {? !is_plain_discard(&cards)} {to: Tacit(Destination::To(Area::Drop))}]
            | [{! TheyDo(&["removes"], &["remove"])} {cards: object_of_theirs()} "from the game" {to: Tacit(Destination::To(Area::Removed))}];
        (Effect::As(Who::Opponent, block)) => [{! TheyDo(&["plays"], &["play"])} {block: TheirPlay}];
        (Effect::Ko(cards)) => [{! TheyDo(&["kos", "ko's", "ko-s"], &["ko"])} {cards: object_of_theirs()}];
        (Effect::Switch(cards, mode)) => [{! TheyDo(&["switches"], &["switch"])} {cards: object_of_theirs()} {mode: to_mode()}];
        (Effect::PlayerDraws(Who::Opponent, n)) => [{! TheyDo(&["draws"], &["draw"])} {n: quantity()} ("cards" | "card")];
        (Effect::ShuffleLife(Who::Opponent)) => [{! TheyDo(&["shuffles"], &["shuffle"])} "their life"];
        (Effect::Move(cards, Destination::Shuffled)) =>
            [{! TheyDo(&["shuffles"], &["shuffle"])} {cards: object_of_theirs()} ("into their deck" | "into their owner's deck" | "into its owner's deck")];
        (Effect::Shuffle(Who::Opponent)) => [{! TheyDo(&["shuffles"], &["shuffle"])} "their deck"];
    }

    fn to_mode() -> Mode {
        (Mode::Rest) => ["to rest mode"];
        (Mode::Active) => ["to active mode"];
    }

    fn object_of_theirs() -> Cards {
        (Cards::Chosen(choose)) => [{choose: Boxed(Choice { who: Who::Opponent, announced: false })}];
        (Cards::All(cards_in!(Who::Opponent, areas))) => [("all cards in their hand" | "all the cards in their hand" | "all of the cards in their hand" | "all cards from their hand" | "their hand")
            {areas: Tacit(vec![Area::Hand])}];
        (cards) => [{cards: known()}];
    }
}

/// "Discard 1 card" is an act of its own.
fn is_plain_discard(cards: &Cards) -> bool {
    let Cards::Chosen(choose) = cards else { return false };
    choose.from.filter.is_any() && choose.from.areas == [Area::Hand] && matches!(choose.count, HowMany::Exactly(_))
}

/// What the opponent plays, in the Battle Area that is theirs.
#[derive(Clone)]
struct TheirPlay;

const THEIR_BATTLE_AREA: &[&str] = &["in their battle area", "in its owner's battle area", ""];

phrase! {
    fn play_mode() -> Mode {
        (Mode::Rest) => ["in rest mode"];
        (Mode::Active) => [("in active mode" | "")];
    }
}

impl TheirPlay {
    fn block(cards: Cards, mode: Mode) -> Block {
        vec![Effect::Play(cards, mode)].into()
    }
}

impl Phrase for TheirPlay {
    type Value = Block;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Block> {
        let mut ways = Ways::new();
        for (cards, at) in known().read(page, at).into_iter().filter(|(cards, _)| *cards != Cards::This) {
            let modes = page.any(at, THEIR_BATTLE_AREA).map_or_else(Ways::new, |at| play_mode().read(page, at));
            ways.extend(modes.into_iter().map(|(mode, at)| (Self::block(cards.clone(), mode), at)));
        }
        ways
    }
    fn says(&self, value: &Block, page: &Page<'_>, at: At) -> Vec<At> {
        let [Effect::Play(cards, mode)] = &**value else { return Vec::new() };
        if *cards == Cards::This {
            return Vec::new();
        }
        let there = known().says(cards, page, at).into_iter().filter_map(|at| page.any(at, THEIR_BATTLE_AREA));
        there.flat_map(|at| play_mode().says(mode, page, at)).collect()
    }
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
            let next = page.skip(next, &["must"]);
            return page.any(next, self.0).or_else(|| page.any(next, self.1)).map(they);
        }
        if !at.spoken.they {
            return None;
        }
        match page.lit(at, "they") {
            Some(next) => page.any(next, self.1),
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
