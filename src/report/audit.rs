//! Which rules of a manual the tests show, for programs.

use schemars::{JsonSchema, Schema};
use serde::Serialize;

use super::schema;
use crate::ruleset::fingerprint::Changes;
use crate::shown;

/// The rules of a manual, counted by what shows them.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Audit<'a> {
    /// Rules that the manual has.
    pub total: usize,
    /// Those that tests show.
    pub cited: usize,
    /// Those that cannot be tested.
    pub untestable: usize,
    /// Those that are left.
    pub residual: usize,
    /// Their numbers.
    pub residual_rules: Vec<&'a str>,
    /// Rules and chapters that the engine does not play yet.
    pub missing: &'a [String],
    /// What differs in the text of a manual, where one was named.
    pub manual: Option<&'a Changes>,
}

/// What the object looks like.
pub fn schema() -> Schema {
    schema::of::<Audit<'_>>()
}

/// The object of the command's contract.
pub fn json(audit: &Audit<'_>) -> String {
    shown::json(audit) + "\n"
}
