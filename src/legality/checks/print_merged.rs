//! Prints, which count as their card.

use crate::diagnostic::{Edit, Safety};
use crate::language::say;
use crate::legality::{Context, Finding};

check! {
    /// A print counts as the card it is a print of.
    ///
    /// `BT1-005_PR` is the same card as `BT1-005`: same number for the limit on copies, same text.
    ///
    /// # Why
    /// Worth knowing when copies of several prints add up; nothing has to change. Other programs may know a card by its print:
    /// no edit takes it away unasked.
    ///
    /// # Example
    /// `2 BT1-006_PR` and `3 BT1-006` are five copies of one card.
    ///
    /// # To mend it
    /// Write the card number instead of the print, if you do not mind which one you play.
    "DS0106" "print-merged" Note
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let rule = context.ruleset.copies.first().map(|copies| copies.rule.clone());
    let prints = context.resolution.lines.iter().filter_map(|line| {
        let print = line.line.card.print.as_ref().filter(|print| print.suffix.is_some())?;
        let number = &line.entry.card.number;
        let finding =
            Finding::new(&CHECK, say!("print-counts-as", print = print.to_string(), number = number.to_string()))
                .cards([number]);
        let edit = line.line.places.number().map(|span| Edit { span, text: number.to_string() });
        let finding = finding.map(|diagnostic| {
            let fixed = diagnostic.at(line.line.places.number().unwrap_or(line.line.places.line()));
            fixed.fix(Safety::Unsafe, say!("write-number", number = number.to_string()), edit.into_iter().collect())
        });
        Some(Finding { rule: rule.clone(), ..finding })
    });
    prints.collect()
}
