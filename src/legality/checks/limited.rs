//! Cards that are limited to fewer copies.

use super::listed::{Beyond, beyond};
use crate::language::say;
use crate::legality::{Context, Finding};
use crate::ruleset::Standing;

check! {
    /// A card is limited to fewer copies on the day of the check.
    ///
    /// # Why
    /// Official events limit some cards to one copy. See `banned` for when the list applies.
    ///
    /// # Example
    /// `2 BT1-107 Cold Bloodlust` after 26 July 2019.
    ///
    /// # To mend it
    /// Take the copies out that are too many.
    "DS0502" "limited" Error
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let limited = beyond(context, Standing::InForce).into_iter().filter(|beyond| beyond.entry.limit > 0);
    let finding = |beyond: Beyond<'_, '_>| {
        let card = beyond.group.first.entry.label();
        let message = say!("limited", copies = beyond.group.count, card = card, limit = beyond.entry.limit);
        beyond.finding_in_place(&CHECK, message)
    };
    limited.map(finding).collect()
}
