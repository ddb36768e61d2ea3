//! `scouter leader`: another leader in the place of the one there is.

use clap::Args;

use super::asked::{self, Asked};
use super::{Editing, Plan, Subject};
use crate::card::{Kind, Section};
use crate::catalog::Catalog;
use crate::cli::out::Out;
use crate::cli::{Failure, Status};
use crate::deck::edit::wish;
use crate::language::{Argument, Lang, say};
use crate::ruleset::Ruleset;
use crate::wording;

/// Set the leader of a deck list.
#[derive(Debug, Args)]
#[command(after_help = "The new leader takes the place of the old one. Exit status 0 even if the deck is\n\
                        illegal now; `scouter undo DECK` takes it back.\n\n\
                        Examples:\n  scouter leader deck.txt BT1-001\n  scouter leader deck.txt God of Destruction Champa")]
pub(in crate::cli) struct Leader {
    /// Deck list; `-` reads standard input.
    #[arg(value_name = "DECK")]
    deck: String,
    /// Number or name of the leader.
    #[arg(required = true, value_name = "CARD")]
    card: Vec<String>,
    #[command(flatten)]
    editing: Editing,
}

pub(in crate::cli) fn run(command: &Leader, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let plan = |subject: &Subject<'_>| {
        let context = &subject.outcome.context;
        let asked = of(&command.card, context.catalog, context.ruleset)?;
        let copies = asked.copies(1, Section::Leader, context.catalog);
        let changes = wish::lead(&context.reading.deck, subject.meant, &copies);
        Ok(Plan { changes, done: format!("leader {}", asked.label()) })
    };
    super::run(&command.editing, &command.deck, plan, lang, out)
}

/// The leader that some words ask for.
pub(super) fn of<'c>(words: &[String], catalog: &'c Catalog, ruleset: &Ruleset) -> Result<Asked<'c>, Failure> {
    let Some(section) = ruleset.section(Section::Leader) else {
        return Err(Failure::told(&say!("refused-no-leader", edition = ruleset.id.as_str())));
    };
    let asked = asked::card(words, Some(Section::Leader), catalog, &[])?;
    if asked.count.is_some_and(|count| count != 1) {
        return Err(Failure::told(&say!("refused-one-leader")).advice(&say!("refused-no-count")));
    }
    let kind = asked.entry.card.kind;
    if !section.takes(kind) {
        let kind_word = |kind: Kind| wording::term(kind.term());
        let lead = ruleset.called(Section::Leader);
        let what = say!("refused-not-leader", card = asked.label(), lead = lead, kind = kind_word(kind));
        let leaders = Argument::either(section.kinds.iter().map(|kind| kind_word(*kind)));
        return Err(Failure::told(&what).advice(&say!("refused-name-leader", kinds = leaders)));
    }
    Ok(asked)
}
