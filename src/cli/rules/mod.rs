//! `scouter rules`: the manual's rules, and which of them a test shows.

mod audit;
mod show;

use clap::Subcommand;

use super::{Failure, Status};
use crate::cli::out::Out;
use crate::ruleset::Ruleset;
use crate::ruleset::manual::{self, Manual};

/// Whose rules.
#[derive(Debug, clap::Args)]
struct Which {
    /// The edition whose manual is meant: dbscg-1.10, dbscg-4.00, exo, force-of-will-6.4 or yugioh-9.0.
    #[arg(long = "rules", alias = "ruleset", value_name = "EDITION", default_value = "dbscg-1.10", value_parser = known)]
    book: &'static Manual,
}

/// A manual by the name of its edition.
fn known(edition: &str) -> Result<&'static Manual, String> {
    let known = manual::BOOKS.map(|manual| manual.edition).join(", ");
    let id = Ruleset::find(edition).unwrap_or(edition);
    manual::of(id).ok_or_else(|| format!("the rules of {known} are written down, and no others"))
}

/// Look at the rules of the manuals, and at which of them tests show.
#[derive(Debug, Subcommand)]
pub(super) enum Rules {
    Show(show::Show),
    Audit(audit::Audit),
}

pub(super) fn run(command: &Rules, out: &mut Out) -> Result<Status, Failure> {
    match command {
        Rules::Show(command) => show::run(command, out),
        Rules::Audit(command) => audit::run(command, out),
    }
}
