//! Lists that name an edition we do not have.

use crate::language::say;
use crate::legality::{Context, Finding};
use crate::ruleset::{EMBEDDED, Ruleset};

check! {
    /// The list says which edition it was made for, and there is no such edition.
    ///
    /// It is checked against the default edition instead, which may answer differently.
    ///
    /// # Why
    /// A verdict under rules nobody asked for looks like an answer and is none.
    ///
    /// # Example
    /// `Rules: dbscg-5.00`
    ///
    /// # To mend it
    /// Name an edition that `--rules` takes, or take the line out. A ruleset of your own is named on the command line
    /// only: a list comes from somebody else.
    "DS0005" "unknown-edition" Error
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let Some(rules) = context.reading.deck.rules.as_deref() else { return Vec::new() };
    if Ruleset::find(rules).is_some() || rules == context.ruleset.id {
        return Vec::new();
    }
    let known: Vec<&str> = EMBEDDED.iter().map(|(id, _)| *id).collect();
    let finding = Finding::new(&CHECK, say!("unknown-edition", edition = rules));
    vec![finding.map(|diagnostic| diagnostic.help(say!("name-one-of", known = known.join(", "))))]
}
