//! Writing a card the way another stands in the list: `4x BT1-006 Name` beside `2x BT1-005 Name`.

use crate::deck::Line;
use crate::deck::change::Copies;
use crate::diagnostic::{Edit, Span, apply_edits};

/// An entry with other words in some places.
pub(super) fn filled(text: &str, entry: Span, parts: &[(Span, String)]) -> Option<String> {
    let edits: Vec<Edit> = parts
        .iter()
        .map(|(span, text)| {
            let start = span.start.checked_sub(entry.start)?;
            Some(Edit { span: Span::new(start, span.end.checked_sub(entry.start)?), text: text.clone() })
        })
        .collect::<Option<_>>()?;
    apply_edits(entry.text(text), &edits).ok()
}

/// Copies of a card written as a card line is; `None` where the line says more than a count, a number and a name.
pub(super) fn like(text: &str, model: &Line, copies: &Copies) -> Option<String> {
    let entry = model.extent();
    let count = match model.places.count() {
        Some(place) => Some((place, copies.count.to_string())),
        None if copies.count == 1 => None,
        None => return None,
    };
    let number = match (model.places.number(), &copies.card.print) {
        (Some(place), Some(print)) => Some((place, print.to_string())),
        (None, _) if model.card.print.is_none() && copies.named_alone => None,
        _ => return None,
    };
    let named = match (&model.card.name, &copies.card.name) {
        (Some(old), Some(new)) => Some((name_place(text, model, old)?, new.clone())),
        (None, _) => None,
        (Some(_), None) => return None,
    };
    let parts: Vec<(Span, String)> = [count, number, named].into_iter().flatten().collect();
    let rest = filled(text, entry, &parts.iter().map(|(span, _)| (*span, String::new())).collect::<Vec<_>>())?;
    // What else stands there may be about that card alone: a price, a place in a numbered list.
    let says_nothing = |c: char| !c.is_alphanumeric() && !"$€£".contains(c) || c == 'x' || c == 'X';
    rest.chars().all(says_nothing).then(|| filled(text, entry, &parts))?
}

/// Where the name of a line stands in it, beside its count and its number.
fn name_place(text: &str, line: &Line, name: &str) -> Option<Span> {
    let entry = line.extent();
    let taken: Vec<Span> = [line.places.count(), line.places.number()].into_iter().flatten().collect();
    let found = entry.text(text).match_indices(name);
    let mut places = found.map(|(at, name)| Span::new(entry.start + at, entry.start + at + name.len()));
    places.find(|place| taken.iter().all(|other| place.end <= other.start || other.end <= place.start))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Kind, Section};
    use crate::deck::{self, CardRef};

    #[test]
    fn a_card_is_written_as_its_neighbour_is() {
        let card = CardRef { print: "BT1-006".parse().ok(), name: Some("Scheming Champa".into()), spelling: None };
        let section = Section::Main;
        let copies =
            Copies { count: 2, card, kind: Kind::Battle, section, at_home: true, named_alone: true, as_written: None };
        for (model, written) in [
            ("4 BT1-005 Fish", Some("2 BT1-006 Scheming Champa")),
            ("4x bt1-005 Fish  # mine", Some("2x BT1-006 Scheming Champa")),
            ("- 4 Fish [BT1-005]", Some("- 2 Scheming Champa [BT1-006]")),
            ("Fish BT1-005 x4", Some("Scheming Champa BT1-006 x2")),
            ("| 4 | BT1-005 | Fish |", Some("| 2 | BT1-006 | Scheming Champa |")),
            ("4 BT1-005", Some("2 BT1-006")),
            ("4 Fish", Some("2 Scheming Champa")),
            ("BT1-005 Fish", None),
            ("1. 4x BT1-005 Fish", None),
            ("4 BT1-005 Fish (SPR) - $0.25", None),
        ] {
            let reading = deck::read(model).readings.remove(0);
            assert_eq!(like(model, &reading.deck.lines[0], &copies).as_deref(), written, "{model}");
        }
    }
}
