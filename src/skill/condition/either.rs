//! What holds for one player or the other: `your life or your opponent's life is at 4 or less`.

use crate::ability::{Area, Bounds, Condition, Filter, Selector, Who};
use crate::skill::cards::{bounds, having};
use crate::skill::phrase::{At, Page, Phrase, Ways};

/// The life of one player or the other, within bounds: either condition holds.
#[derive(Clone)]
pub(super) struct OfEither;

const LIFE: &[&str] = &[
    "your life or your opponent's life is at",
    "your or your opponent's life is at",
    "you or your opponent's life is at",
    "a player's life is at",
];
const LEADER: &[&str] = &[
    "you or your opponent's leader card has",
    "your or your opponent's leader card has",
    "your or your opponent's leader has",
];

fn lives(range: Bounds) -> Vec<Condition> {
    let life = |whose| Selector { whose, areas: vec![Area::Life], ..Selector::default() };
    [Who::You, Who::Opponent].map(|whose| Condition::Count(life(whose), range)).into()
}

fn leaders(filter: &Filter) -> Vec<Condition> {
    vec![Condition::Leader(filter.clone()), Condition::OpponentsLeader(filter.clone())]
}

impl Phrase for OfEither {
    type Value = Vec<Condition>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
        let life = page.any(at, LIFE).map_or_else(Ways::new, |at| bounds().read(page, at));
        let leader = page.any(at, LEADER).map_or_else(Ways::new, |at| having().read(page, at));
        let life = life.into_iter().map(|(range, at)| (lives(range), at));
        life.chain(leader.into_iter().map(|(filter, at)| (leaders(&filter), at))).collect()
    }
    fn says(&self, value: &Vec<Condition>, page: &Page<'_>, at: At) -> Vec<At> {
        match value.as_slice() {
            [Condition::Count(_, range), _] if lives(*range) == *value => {
                page.any(at, LIFE).into_iter().flat_map(|at| bounds().says(range, page, at)).collect()
            }
            [Condition::Leader(filter), _] if leaders(filter) == *value => {
                page.any(at, LEADER).into_iter().flat_map(|at| having().says(filter, page, at)).collect()
            }
            _ => Vec::new(),
        }
    }
}
