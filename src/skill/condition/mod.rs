//! What has to hold: `your Leader Card is red`, `you have 5 or more energy`, `it's your turn`.

mod about;
mod count;
mod deed;

use super::phrase::{At, Page, Phrase, Several, Ways, phrase};
use crate::ability::{Condition, Who};

const AND: &[&str] = &[", and", "and"];
const OR: &[&str] = &[", or", "or"];

phrase! {
    /// One condition.
    fn one() -> Condition {
        (condition) => [{condition: about::about()}] | [{condition: count::count()}] | [{condition: deed::did()}];
        (Condition::Turn(Who::You)) => [("it's your turn" | "it is your turn")];
        (Condition::Turn(Who::Opponent)) => [("it's your opponent's turn" | "it is your opponent's turn")];
    }

    /// All that has to hold.
    pub(super) fn condition() -> Condition {
        (condition) => [{condition: one()}];
        (Condition::All(parts)) => [{parts: Several(one(), AND)}];
        (Condition::Either(parts)) => [{parts: Several(one(), OR)}] | [{parts: OneOrAll}];
    }
}

/// `A, or B and C`: the first, or all of the others.
#[derive(Clone)]
struct OneOrAll;

impl Phrase for OneOrAll {
    type Value = Vec<Condition>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
        let mut ways = Ways::new();
        for (first, at) in one().read(page, at) {
            let Some(at) = page.lit(at, ", or") else { continue };
            let others = Several(one(), AND).read(page, page.step(at, "if").unwrap_or(at)).into_iter();
            ways.extend(others.map(|(parts, at)| (vec![first.clone(), Condition::All(parts)], at)));
        }
        ways
    }
    fn says(&self, value: &Vec<Condition>, page: &Page<'_>, at: At) -> Vec<At> {
        let [first, Condition::All(parts)] = value.as_slice() else { return Vec::new() };
        let ors = one().says(first, page, at).into_iter().filter_map(|at| page.lit(at, ", or"));
        let ors = ors.map(|at| if page.is_blank() { at } else { page.step(at, "if").unwrap_or(at) });
        ors.flat_map(|at| Several(one(), AND).says(parts, page, at)).collect()
    }
}
