//! A number alone on the line below a count and a name, as below the picture of a card; and one beside a name that may be of
//! another card.

use crate::card::{Print, nearly_numbers};
use crate::deck::{CardRef, Line, Places};
use crate::diagnostic::Span;

/// Takes a number alone for that of the card whose count and name stand on the line above it.
pub(super) fn join_caption(text: &str, lines: &mut Vec<Line>) {
    let [.., above, below] = lines.as_mut_slice() else { return };
    if wants_number(above) && is_number_alone(below) && stand_together(text, above, below) {
        let (places, number) = (Places::from(above.places), Places::from(below.places));
        above.card = CardRef { name: above.card.name.take(), ..below.card.clone() };
        let removal = places.removal.zip(number.removal).map(|(name, number)| name.to(number));
        above.places = Places { number: number.number, beside: Some(number.line), removal, ..places }.into();
        lines.pop();
    }
}

/// Notes beside each name alone the numbers alone above and below it that are no captions, of the two at most one with a count:
/// whether they are of the same card only the cards can tell.
pub(super) fn note_numbers_beside(text: &str, lines: &mut [Line]) {
    for at in 0..lines.len() {
        let line = &lines[at];
        if !is_name_alone(line) || holds_number_alone(line) {
            continue;
        }
        let above = at.checked_sub(1).map(|above| &lines[above]).filter(|above| stand_together(text, above, line));
        let below = lines.get(at + 1).filter(|below| stand_together(text, line, below));
        let numbers = [above, below].into_iter().flatten();
        let numbers = numbers.filter(|other| holds_number_alone(other) && !(other.counted && line.counted));
        let beside = numbers.map(|number| number.places.line()).reduce(Span::to);
        let places = Places { beside, ..Places::from(line.places) };
        lines[at].places = places.into();
    }
}

/// Whether two lines stand one right below the other, in one section.
fn stand_together(text: &str, above: &Line, below: &Line) -> bool {
    let between = text.get(above.places.line().end..below.places.line().start).unwrap_or_default();
    between.trim().is_empty() && between.matches('\n').count() == 1 && above.section == below.section
}

const fn is_name_alone(line: &Line) -> bool {
    line.card.print.is_none() && line.card.spelling.is_none()
}

/// Whether a line is a count and a name, whose number may stand below it. What looks like a number is that of its card.
fn wants_number(line: &Line) -> bool {
    let holds_number = |name: &String| nearly_numbers(name).next().is_some();
    line.counted && is_name_alone(line) && !line.card.name.as_ref().is_some_and(holds_number)
}

const fn is_number_alone(line: &Line) -> bool {
    !line.counted && has_number_alone(line)
}

/// Whether all that a line says of its card is its number.
const fn has_number_alone(line: &Line) -> bool {
    line.card.print.is_some() && line.card.name.is_none()
}

/// Whether all that a line says of its card is its number, or may be that with the total of its set behind it: `BT1-006/111`.
fn holds_number_alone(line: &Line) -> bool {
    let is_total = |total: &str| !total.is_empty() && total.bytes().all(|byte| byte.is_ascii_digit());
    let with_total = |name: &String| {
        let parts = name.trim_matches(['[', ']', '(', ')']).split_once('/');
        parts.is_some_and(|(number, total)| Print::among_words(number).is_some() && is_total(total))
    };
    has_number_alone(line) || is_name_alone(line) && line.card.name.as_ref().is_some_and(with_total)
}

/// A line that parts a name from a number which is not its own stays: without it, they would be one card.
pub(super) fn keep_captions_apart(lines: &mut [Line]) {
    let Some(first) = lines.iter().position(wants_number) else { return };
    for at in first + 1..lines.len().saturating_sub(1) {
        if is_number_alone(&lines[at + 1]) {
            lines[at].places = Places { removal: None, ..Places::from(lines[at].places) }.into();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::read::read;
    use super::super::testing::said;
    use crate::deck::Places;
    use crate::deck::edit::testing::{added, counted, leader, removed, sorted};

    #[test]
    fn a_number_alone_below_a_counted_name_is_its_caption() {
        assert_eq!(said("3 Saiyan Cabba\nBT1-014\n4 BT1-006\n").len(), 2);
        assert_eq!(said("3 Saiyan Cabba\nBT1-014\n")[0], (None, 3, "BT1-014 Saiyan Cabba".to_owned()));
        for apart in [
            "3 Saiyan Cabba\n\nBT1-014\n",
            "3 Saiyan Cabba\n1 BT1-014\n",
            "Saiyan Cabba\nBT1-014\n",
            "4 Manipulating God Champa BT1 007\nBT1-006\n",
        ] {
            assert_eq!(said(apart).len(), 2, "{apart}");
        }
    }

    #[test]
    fn numbers_alone_beside_a_name_alone_are_noted() {
        let beside = |text: &str| {
            let lines = read(text).remove(0).deck.lines;
            lines.iter().map(|line| line.places.beside().map(|place| place.text(text).to_owned())).collect::<Vec<_>>()
        };
        let noted = |text: &str| Some(text.to_owned());
        assert_eq!(
            beside("Hit\nBT1-012\nVados\nBT1-010\n"),
            [noted("BT1-012"), None, noted("BT1-012\nVados\nBT1-010"), None]
        );
        assert_eq!(beside("BT1-012\r\nHit\r\n4 BT1-006\r\n"), [None, noted("BT1-012\r\nHit\r\n4 BT1-006"), None]);
        assert_eq!(beside("3 Hit\nBT1-012\n"), [noted("BT1-012")]);
        assert_eq!(beside("3 Hit\nBT1-012/111\n"), [noted("BT1-012/111"), None]);
        assert_eq!(beside("Hit\n3 BT1-012\n"), [noted("3 BT1-012"), None]);
        assert_eq!(beside("1 Hit\n3 BT1-012\n"), [None, None]);
        assert_eq!(beside("Hit\n\nBT1-012\n"), [None, None]);
    }

    #[test]
    fn a_card_of_two_lines_is_edited_as_one() {
        let text = "Main Deck\n4 Saiyan Cabba\nBT1-014\n2 Vados\nBT1-010\n\nSide Deck\n1 BT1-005\n";
        assert_eq!(removed(text, 0), Ok(text.replace("4 Saiyan Cabba\nBT1-014\n", "")));
        assert_eq!(removed(text, 1), Ok(text.replace("2 Vados\nBT1-010\n", "")));
        assert_eq!(counted(text, 1, 3), Ok(text.replace("2 Vados", "3 Vados")));
        let added_below = text.replace("BT1-010\n", "BT1-010\n2 Scheming Champa\nBT1-006\n");
        assert_eq!(added(text, "main"), Ok(added_below));
        let sorted_text =
            text.replace("4 Saiyan Cabba\nBT1-014\n2 Vados\nBT1-010", "2 Vados\nBT1-010\n4 Saiyan Cabba\nBT1-014");
        assert_eq!(sorted(text), Ok(sorted_text));
        assert_eq!(
            leader("Leader\n1 Champa\nBT1-001\n\n4 BT1-006\n").as_deref(),
            Ok("Leader\n1 Hit\nBT1-002\n\n4 BT1-006\n")
        );
        let lines = read(text).remove(0).deck.lines;
        let removal = Places::from(lines[0].places).removal.map(|span| span.text(text));
        assert_eq!(removal, Some("4 Saiyan Cabba\nBT1-014\n"));
    }

    #[test]
    fn a_line_between_a_name_and_a_number_that_is_not_its_own_is_not_taken_away() {
        let removable = |text: &str| {
            let lines = read(text).remove(0).deck.lines;
            lines.iter().map(|line| Places::from(line.places).removal.is_some()).collect::<Vec<_>>()
        };
        assert_eq!(removable("4 BT1-006\n4 Saiyan Cabba\n2 BT1-006\nBT1-007\n"), [true, true, false, true]);
        assert_eq!(removable("4 BT1-006\n2 BT1-006\nBT1-007\n"), [true; 3]);
    }
}
