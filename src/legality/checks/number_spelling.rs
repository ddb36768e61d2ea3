//! Numbers in another spelling than the card's.

use crate::card::Game;
use crate::diagnostic::{Edit, Safety};
use crate::language::say;
use crate::legality::{Context, Finding};

check! {
    /// A card number is not in its usual spelling.
    ///
    /// Lower case, full-width letters and odd dashes are read as what they stand for. A language or a rarity that hangs on a
    /// number (`EN-BT1-005`, `BT1-005SR`) says nothing of which card it is.
    ///
    /// # Why
    /// Nothing has to change for scouter; other programs are less forgiving.
    ///
    /// # Example
    /// `4 bt1‐005` is read as `BT1-005`.
    ///
    /// # To mend it
    /// `scouter check --fix` writes the usual spelling.
    "DS0108" "number-spelling" Note
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let odd = context.resolution.lines.iter().filter_map(|line| {
        let print = line.line.card.print.as_ref().filter(|print| print.suffix.is_none())?;
        let written = line.line.card.spelling.as_ref()?;
        // Codes of other games may have small letters: `PofA-001`.
        let is_cased = context.catalog.game() != Game::Dbscg && written.eq_ignore_ascii_case(&print.to_string());
        if is_cased {
            return None;
        }
        let finding = Finding::new(&CHECK, say!("number-read-as", written = written, number = print.to_string()))
            .cards([&line.entry.card.number]);
        let place = line.line.places.number();
        let edit = place.map(|span| Edit { span, text: print.to_string() });
        Some(finding.map(|diagnostic| {
            let diagnostic = diagnostic.at(place.unwrap_or(line.line.places.line()));
            diagnostic.fix(Safety::Safe, say!("write-number", number = print.to_string()), edit.into_iter().collect())
        }))
    });
    odd.collect()
}
