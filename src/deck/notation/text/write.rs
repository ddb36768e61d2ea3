//! Writing plain text, as we have it and as the site has it.

use super::read::read;
use super::{NOTATION, SITE};
use crate::card::{Print, Section};
use crate::deck::notation::{WriteError, legible, with_shown_names, words};
use crate::deck::{CardRef, Deck, Line};

/// A card as `BT1-005 Name`, whichever parts it has. A number that is known in brackets alone has them, behind the name.
pub(in crate::deck::notation) fn number_first(card: &CardRef) -> String {
    let number = card.print.as_ref().map(ToString::to_string);
    if number.as_deref().is_some_and(|number| Print::among_words(number).is_none()) {
        return number_last(card);
    }
    [number, card.name.clone()].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// A card as `Name [BT1-005]`, whichever parts it has.
pub(super) fn number_last(card: &CardRef) -> String {
    let number = card.print.as_ref().map(|print| format!("[{print}]"));
    [card.name.clone(), number].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

pub(super) fn write(deck: &Deck) -> Result<String, WriteError> {
    let deck = &with_shown_names(deck);
    let mut out = about("Name", deck.name.as_deref(), |deck| deck.name.as_deref())?;
    out += &about("Rules", deck.rules.as_deref(), |deck| deck.rules.as_deref())?;
    let parts = sections(deck).map(|(section, lines)| {
        let mut part = format!("{}\n", section.title());
        for (at, line) in lines.into_iter().enumerate() {
            if needs_header(section, at, line) {
                part.extend([section.title(), "\n"]);
            }
            let ways = |card: &CardRef| vec![format!("{} {}", line.count, number_first(card))];
            part += &legible(line, NOTATION.id, ways, |written| only_line(section.title(), written))?;
            part.push('\n');
        }
        Ok(part)
    });
    Ok(out + &parts.collect::<Result<Vec<_>, WriteError>>()?.join("\n"))
}

pub(super) fn write_site(deck: &Deck) -> Result<String, WriteError> {
    let deck = &with_shown_names(deck);
    let parts = sections(deck).map(|(section, lines)| {
        let header = site_header(section);
        let mut part = format!("{header}\n");
        for (at, line) in lines.into_iter().enumerate() {
            if needs_header(section, at, line) {
                part.extend([header.as_str(), "\n"]);
            }
            // The site counts no leaders; we do where there are more, or where a name begins like a count.
            let ways = |card: &CardRef| {
                let counted = format!("{} {}", line.count, number_last(card));
                if section == Section::Leader { vec![number_last(card), counted] } else { vec![counted] }
            };
            part += &legible(line, SITE.id, ways, |written| only_line(&header, written))?;
            part.push('\n');
        }
        Ok(part)
    });
    Ok(parts.collect::<Result<Vec<_>, WriteError>>()?.join("\n"))
}

/// A header as the site writes it.
pub(super) fn site_header(section: Section) -> String {
    format!("_____{}_____", site_title(section))
}

pub(super) fn site_title(section: Section) -> String {
    section.title().replace("Z-Deck", "Z Deck")
}

/// The sections of a deck that hold lines, with their lines.
fn sections(deck: &Deck) -> impl Iterator<Item = (Section, Vec<&Line>)> {
    Section::ALL.into_iter().filter_map(|section| {
        let lines: Vec<&Line> = deck.section(section).collect();
        (!lines.is_empty()).then_some((section, lines))
    })
}

/// The card of a list of one line, if that is what it reads as.
fn only_line(header: &str, written: &str) -> Option<Line> {
    let reading = read(&format!("{header}\n{written}\n")).remove(0);
    let Deck { name: None, rules: None, mut lines, .. } = reading.deck else { return None };
    (reading.problems.is_empty() && lines.len() == 1).then(|| lines.remove(0))
}

/// A line about the deck, `Name: Fish`, if it reads as that.
fn about(key: &str, value: Option<&str>, said: impl Fn(&Deck) -> Option<&str>) -> Result<String, WriteError> {
    let Some(value) = value.and_then(words) else { return Ok(String::new()) };
    let line = format!("{key}: {value}\n\n");
    let reading = read(&line).remove(0);
    if said(&reading.deck) == Some(&value) && reading.problems.is_empty() {
        Ok(line)
    } else {
        Err(WriteError::DeckName { notation: NOTATION.id, name: value })
    }
}

/// Whether a line is read as a leader below a header of its own alone (see [`are_more`]).
fn needs_header(section: Section, at: usize, line: &Line) -> bool {
    section == Section::Leader && at > 0 && (at > 1 || line.count > 1 || line.card.print.is_none())
}

#[cfg(test)]
mod tests {
    use super::super::testing::{deck, said};
    use super::*;
    use crate::deck::Places;

    fn written(name: &str, number: Option<&str>) -> Result<String, WriteError> {
        let print = number.map(|number| number.parse().expect("a number"));
        let card = CardRef { print, name: Some(name.to_owned()), spelling: None };
        let line = Line::of(2, card, Section::Main, Places::default());
        write(&Deck { lines: vec![line], ..Deck::default() })
    }

    #[test]
    fn a_sign_with_a_digit_behind_it_is_part_of_a_name() {
        for (line, expected) in [
            ("3 Luster Dragon #2", (3, "Luster Dragon #2")),
            ("Morphing Jar #2 x2", (2, "Morphing Jar #2")),
            ("2 Jinzo #7 # the best", (2, "Jinzo #7")),
            ("4 BT1-006 Champa # 2 in the side", (4, "BT1-006 Champa")),
            ("4 BT1-006 Champa #mine", (4, "BT1-006 Champa")),
        ] {
            assert_eq!(said(line), [(None, expected.0, expected.1.to_owned())], "{line}");
        }
        assert!(deck("3 Luster Dragon #2\n").lines[0].places.removal().is_some());
        assert_eq!(written("Luster Dragon #2", None).as_deref(), Ok("Main Deck\n2 Luster Dragon #2\n"));
    }

    #[test]
    fn a_name_that_reads_as_something_else_is_left_out_beside_its_number() {
        for name in ["Fish x2", "# Fish", "Fish (Leader)", "Fish (Side)", "Fish SB", "Fish_PR", "Fish [BT1-006]"] {
            assert_eq!(written(name, Some("BT1-005")).as_deref(), Ok("Main Deck\n2 BT1-005\n"), "{name}");
            assert!(matches!(written(name, None), Err(WriteError::Name { .. })), "{name}");
        }
        assert_eq!(written("Fish", None).as_deref(), Ok("Main Deck\n2 Fish\n"));
    }

    #[test]
    fn a_leader_whose_name_begins_like_a_count_is_counted() {
        let mut deck = deck("Leader: BT1-001 10x Champa\n");
        assert_eq!(write_site(&deck).as_deref(), Ok("_____Leader_____\n1 10x Champa [BT1-001]\n"));
        deck.lines[0].card.name = Some("Champa".into());
        assert_eq!(write_site(&deck).as_deref(), Ok("_____Leader_____\nChampa [BT1-001]\n"));
        deck.lines[0].count = 2;
        assert_eq!(write_site(&deck).as_deref(), Ok("_____Leader_____\n2 Champa [BT1-001]\n"));
    }

    #[test]
    fn codes_of_other_games_stand_in_brackets() {
        let text = "Main Deck\n4 Fish [1-084]\n2 CMF-058 Fish\n1 [CMF-005J]\n3 07391448 Fish\n1 TG1-EM1\n";
        let deck = deck(text);
        let numbers: Vec<_> = deck.lines.iter().map(|line| line.card.print.as_ref().map(ToString::to_string)).collect();
        assert_eq!(
            numbers,
            [Some("1-084"), Some("CMF-058"), Some("CMF-005J"), Some("07391448"), None].map(|n| n.map(str::to_owned))
        );
        assert_eq!(write(&deck).as_deref(), Ok(text));
        assert_eq!(deck.game, None);
    }
}
