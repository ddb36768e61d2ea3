//! `scouter cards show`.

use std::io::Write;

use clap::{Args, ValueEnum};

use crate::ability::{KeywordNames, Lang, Wording};
use crate::card::Print;
use crate::catalog::{Catalog, Entry};
use crate::cli::{Failure, Status, named, options};
use crate::report::card;

/// Show a card: its printed facts, and what its skills are known to say.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  scouter cards show BT1-001\n  scouter cards show 'Scheming Champa'\n  \
                        scouter cards show BT1-001 --lang it")]
pub(in crate::cli) struct Show {
    /// Card numbers or prints, or the words of one card name.
    #[arg(required = true, value_name = "NUMBER|NAME")]
    card: Vec<String>,
    /// Language of keywords and of the manual's terms: en, it or fr; what its manual does not name is English.
    #[arg(long, value_name = "LANG", default_value = "en", hide_possible_values = true)]
    lang: Language,
    /// Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once.
    #[arg(long, value_name = "FILE")]
    cards: Vec<String>,
}

/// A language that manuals are printed in.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Language {
    En,
    It,
    Fr,
}

impl From<Language> for Lang {
    fn from(language: Language) -> Self {
        match language {
            Language::En => Self::En,
            Language::It => Self::It,
            Language::Fr => Self::Fr,
        }
    }
}

pub(super) fn run(command: &Show, out: &mut dyn Write) -> Result<Status, Failure> {
    let catalog = options::catalog(&command.cards)?;
    let names = KeywordNames::embedded().map_err(|error| Failure::say(error.to_string()))?;
    let wording = Wording::new(names, command.lang.into());
    // Several numbers are several cards; anything else is the words of one name.
    let all_numbers = command.card.iter().all(|word| word.parse::<Print>().is_ok());
    let wanted = if all_numbers { command.card.clone() } else { vec![command.card.join(" ")] };
    for (at, wanted) in wanted.iter().enumerate() {
        let gap = if at > 0 { "\n" } else { "" };
        write!(out, "{gap}{}", card::show(find(&catalog, wanted)?, wording))?;
    }
    Ok(Status::Fine)
}

/// The card of a number or a name; a failure that names what it may be.
fn find<'c>(catalog: &'c Catalog, wanted: &str) -> Result<&'c Entry, Failure> {
    let print: Option<Print> = wanted.parse().ok();
    match catalog.find(print.as_ref(), print.is_none().then_some(wanted)) {
        Ok(found) => Ok(found.entry),
        Err(miss) => Err(named::nobody(wanted, &miss)),
    }
}
