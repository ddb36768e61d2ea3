//! What a price can ask for that is always possible: something that the player bans for themselves, less power, a shuffle.

use super::super::effect::{gives, says_gives};
use super::super::phrase::{At, Page, Phrase, Ways};
use super::super::sentence::{joined_clauses, says_joined_clauses};
use crate::ability::{Block, Cards, Change, Effect, Filter, HowMany, Who};
use crate::card::Kind;

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
        // The leader is always there.
        let leads = page.sees(at, &["choose 1 of your leader cards", "choose 1 of your leaders"]);
        let leader = if leads { joined_clauses(page, at) } else { Ways::new() }.into_iter();
        let leader = leader.filter(|(effects, _)| weakens_leader(effects)).map(|(effects, at)| (effects.into(), at));
        let given = gives(page, at).into_iter().filter(|(effects, _)| Self::is_possible(effects));
        given.map(|(effects, at)| (effects.into(), at)).chain(shuffled).chain(leader).collect()
    }
    fn says(&self, value: &Block, page: &Page<'_>, at: At) -> Vec<At> {
        if *value == shuffle() {
            return page.any(at, SHUFFLE).into_iter().collect();
        }
        if weakens_leader(value) {
            return says_joined_clauses(value, page, at);
        }
        if Self::is_possible(value) { says_gives(value, page, at) } else { Vec::new() }
    }
}

/// One's leader loses power.
fn weakens_leader(effects: &[Effect]) -> bool {
    let [Effect::Choose(choose), Effect::Give(Cards::Named(name), Change::Power(_), _)] = effects else { return false };
    let one = choose.count == HowMany::Exactly(1.into());
    let mine = choose.from.whose == Who::You && choose.from.filter == Filter::Kind(Kind::Leader);
    one && mine && *name == choose.name
}

const SHUFFLE: &[&str] = &["shuffle your deck", "shuffling your deck"];

/// The player's deck is shuffled.
pub(super) fn shuffle() -> Block {
    [Effect::Shuffle(Who::You)].into()
}
