//! Names that are not the card's, beside a good number.

use crate::language::say;
use crate::legality::beside::written;
use crate::legality::{Context, Finding};

check! {
    /// The number is a card's, but the name beside it is not that card's; the number was followed.
    ///
    /// The name is no card's at all, or short for this card's own. A name that is another card's is an error.
    ///
    /// # Why
    /// The line is clear, so nothing has to change. A name from another language or a nickname is fine; a slip in the number
    /// would look just like this.
    ///
    /// # Example
    /// `4 BT1-006 my favourite`
    ///
    /// # To mend it
    /// See whether the card shown is the one you mean; with its own name, the line says so.
    "DS0105" "odd-name" Warning
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let odd = context.resolution.lines.iter().filter(|line| line.odd_name);
    odd.map(|line| {
        let name = line.line.card.name.as_deref().unwrap_or_default();
        let message = say!("odd-name", name = name, card = line.entry.label());
        let finding = Finding::new(&CHECK, message).cards([&line.entry.card.number]);
        let written = written(line.line, line.entry);
        let help = match line.line.caption() {
            Some(_) => say!("see-card-of-two-lines", line = written),
            None => say!("see-card", line = written),
        };
        finding.map(|diagnostic| diagnostic.at(line.line.places.line()).help(help))
    })
    .collect()
}
