//! What has to hold: `your Leader Card is red`, `you have 5 or more energy`, `it's your turn`.

mod about;
mod count;
mod deed;

use super::phrase::{Several, phrase};
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
        (Condition::Either(parts)) => [{parts: Several(one(), OR)}];
    }
}
