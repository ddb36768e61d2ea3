//! `scouter rename`: the name of the deck in its list.

use clap::Args;

use super::{Editing, Plan};
use crate::cli::out::Out;
use crate::cli::{Failure, Status};
use crate::deck::edit::Change;
use crate::language::{Lang, say};

/// Set the name that a deck list gives its deck.
#[derive(Debug, Args)]
#[command(after_help = "The file keeps its own name. Notations without a place for a name (csv, site)\n\
                        are refused; `scouter undo DECK` takes it back.\n\n\
                        Example:\n  scouter rename deck.txt Red Aggro")]
pub(in crate::cli) struct Rename {
    /// Deck list; `-` reads standard input.
    #[arg(value_name = "DECK")]
    deck: String,
    /// What the deck is called from now on.
    #[arg(required = true, value_name = "NAME")]
    name: Vec<String>,
    #[command(flatten)]
    editing: Editing,
}

pub(in crate::cli) fn run(command: &Rename, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let words = command.name.join(" ");
    let name = words.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() {
        return Err(Failure::told(&say!("refused-empty-name")).advice(&say!("refused-name-deck")));
    }
    let done = format!("rename {name}");
    super::run(&command.editing, &command.deck, |_| Ok(Plan { changes: vec![Change::Rename(name)], done }), lang, out)
}
