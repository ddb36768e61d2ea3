//! Cards that are banned.

use super::listed::{Beyond, beyond};
use crate::card::Section;
use crate::language::say;
use crate::legality::{Context, Finding};
use crate::ruleset::Standing;

check! {
    /// A card is banned on the day of the check.
    ///
    /// # Why
    /// Official events have a list of cards that may not be played. It applies under 4.00 by default, as it stands at its
    /// newest; `--date` takes another day, and makes it apply under the older editions too. Yu-Gi-Oh! 9.0 takes its list as of
    /// the edition's own day, counts by name, and `--list` takes that of a simulator.
    ///
    /// # Example
    /// `4 BT1-052 Objection` after 7 February 2020.
    ///
    /// # To mend it
    /// Take the card out, or choose another leader.
    "DS0501" "banned" Error
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let banned = beyond(context, Standing::InForce).into_iter().filter(|beyond| beyond.entry.limit == 0);
    let finding = |beyond: Beyond<'_, '_>| {
        let first = beyond.group.first;
        let finding = beyond.finding_in_place(&CHECK, say!("banned", card = first.entry.label()));
        // Without it the deck has none.
        if first.section == Section::Leader {
            let lead = context.ruleset.called(Section::Leader);
            return finding.map(|diagnostic| diagnostic.help(say!("choose-other-leader", lead = lead)));
        }
        finding
    };
    banned.map(finding).collect()
}
