//! `scouter cards`: finding and looking at cards, counting what is known of them, tables of the user, and making the
//! card table.

mod build;
mod coverage;
mod find;
mod import;
mod keep;
mod lists;
mod show;
mod tables;
#[cfg(feature = "net")]
mod update;

use clap::Subcommand;

use super::{Failure, Status};
use crate::cli::out::Out;
use crate::language::Lang;

#[cfg(feature = "edit")]
pub(super) use find::by;
pub(super) use find::{Find, run as find};

/// Find and look at cards, count what is known of them, and keep them current.
#[derive(Debug, Subcommand)]
pub(super) enum Cards {
    #[command(alias = "search")]
    Find(Find),
    Show(show::Show),
    Coverage(coverage::Coverage),
    Import(import::Import),
    #[cfg(feature = "net")]
    Update(update::Update),
    #[cfg(not(feature = "net"))]
    #[command(hide = true)]
    Update(super::lacking::Lacking),
    Tables(tables::Tables),
    Forget(tables::Forget),
    Lists(lists::Lists),
    Build(build::Build),
}

pub(super) fn run(command: &Cards, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    match command {
        Cards::Find(command) => find::run(command, lang, out),
        Cards::Show(command) => show::run(command, lang, out),
        Cards::Coverage(command) => coverage::run(command, lang, out),
        Cards::Import(command) => import::run(command, lang, out),
        #[cfg(feature = "net")]
        Cards::Update(command) => update::run(command, lang, out),
        #[cfg(not(feature = "net"))]
        Cards::Update(_) => super::lacking::run(crate::feature::Feature::Net, lang),
        Cards::Tables(command) => tables::run(command, lang, out),
        Cards::Forget(command) => tables::forget(command, lang, out),
        Cards::Lists(command) => lists::run(command, lang, out),
        Cards::Build(command) => build::run(command, lang, out),
    }
}
