//! What a price can ask for that is always possible: something that the player bans for themselves, less power, a shuffle.

use super::super::effect::{gives, says_gives};
use super::super::phrase::{At, Page, Phrase, Ways};
use crate::ability::{Block, Cards, Change, Effect, Who};

/// What can always be done.
#[derive(Clone)]
pub(super) struct Always;

impl Always {
    fn is_possible(effects: &[Effect]) -> bool {
        let own = |effect: &Effect| match effect {
            Effect::GiveAll(cards, Change::Forbid(_), _) => cards.whose == Who::You,
            Effect::Give(Cards::This, Change::Power(_), _) => true,
            _ => false,
        };
        !effects.is_empty() && effects.iter().all(own)
    }
}

impl Phrase for Always {
    type Value = Block;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Block> {
        let shuffled = page.any(at, SHUFFLE).map(|at| (shuffle(), at));
        let given = gives(page, at).into_iter().filter(|(effects, _)| Self::is_possible(effects));
        given.map(|(effects, at)| (effects.into(), at)).chain(shuffled).collect()
    }
    fn says(&self, value: &Block, page: &Page<'_>, at: At) -> Vec<At> {
        if *value == shuffle() {
            return page.any(at, SHUFFLE).into_iter().collect();
        }
        if Self::is_possible(value) { says_gives(value, page, at) } else { Vec::new() }
    }
}

const SHUFFLE: &[&str] = &["shuffle your deck", "shuffling your deck"];

/// The player's deck is shuffled.
pub(super) fn shuffle() -> Block {
    [Effect::Shuffle(Who::You)].into()
}
