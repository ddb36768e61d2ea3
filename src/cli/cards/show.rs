//! `scouter cards show`.

use std::io::Write;

use clap::Args;

use crate::ability::KeywordNames;
use crate::card::Print;
use crate::catalog::Miss;
use crate::cli::{Failure, Status, options};
use crate::report::card;

/// Show a card: its printed facts, and what its skills are known to say.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  scouter cards show BT1-001\n  scouter cards show 'Scheming Champa'")]
pub(in crate::cli) struct Show {
    /// A card number, a print, or a whole card name.
    #[arg(required = true, value_name = "NUMBER|NAME", num_args = 1..)]
    card: Vec<String>,
    /// Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once.
    #[arg(long, value_name = "FILE")]
    cards: Vec<String>,
}

/// More cards of one name than this are counted, not listed.
const SHOWN: usize = 20;

pub(super) fn run(command: &Show, out: &mut dyn Write) -> Result<Status, Failure> {
    let catalog = options::catalog(&command.cards)?;
    let wanted = command.card.join(" ");
    let print: Option<Print> = wanted.parse().ok();
    let found = catalog.find(print.as_ref(), print.is_none().then_some(wanted.as_str()));
    let names = KeywordNames::embedded().map_err(|error| Failure::say(error.to_string()))?;
    match found {
        Ok(found) => {
            out.write_all(card::show(found.entry, &names).as_bytes())?;
            Ok(Status::Fine)
        }
        Err(miss) => {
            let (what, near) = match &miss {
                Miss::Ambiguous(all) => (format!("{} cards are called `{wanted}`", all.len()), all),
                Miss::UnknownNumber(near) | Miss::UnknownName(near) | Miss::Disagree(near) => {
                    (format!("no card is called `{wanted}`"), near)
                }
            };
            let mut lines: Vec<String> = near.iter().take(SHOWN).map(|entry| card::brief(&entry.card)).collect();
            if near.len() > SHOWN {
                lines.push(format!("and {} more", near.len() - SHOWN));
            }
            let failure = Failure::say(what);
            Err(if lines.is_empty() {
                failure
            } else {
                failure.help(format!("did you mean\n  {}", lines.join("\n  ")))
            })
        }
    }
}
