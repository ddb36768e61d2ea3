//! A card line, and the section that it says of itself, before the card or behind it.

use crate::card::Section;
use crate::deck::notation::{comment, line};
use crate::deck::{Places, Reading, header};
use crate::diagnostic::Span;

/// Reads a card line, perhaps behind its section: `Leader: BT1-001 Champa`.
pub(super) fn card(written: &str, start: usize, removal: Span, section: Option<Section>, reading: &mut Reading) {
    let prefix = [":", "：", " - ", " – ", "\t", ";"].iter().find_map(|sign| {
        let (head, behind) = written.split_once(sign)?;
        let section = header::section_below(head.trim(), section, &reading.deck.lines)?;
        Some((section, head.len() + sign.len() + bold_end(head, behind)))
    });
    let (section, skip) = prefix.map_or((section, 0), |(section, skip)| (Some(section), skip));
    let deck = &mut reading.deck;
    let ends = [' ', ':', '：', '-', '–', '*', '_'];
    deck.game = deck.game.or_else(|| header::game(written.get(..skip)?.trim_end_matches(ends)));
    let (body, marked) = mark(&written[skip..]);
    let section = marked.or(section);
    match line::read(body, section) {
        Ok(mut line) => {
            // A remark on the line is somebody's: a line with one is not taken away.
            let removal = Some(removal).filter(|_| !comment::may_be_behind(written));
            line.places = Places { removal, ..Places::from(line.places).shifted(start + skip) }.into();
            reading.deck.lines.push(line);
        }
        Err(mut problem) => {
            problem.span = problem.span.map(|span| span.shifted(start + skip));
            reading.problems.push(problem);
        }
    }
}

/// How far the signs of bold letters go on behind a label that begins with some: `**Leader:** BT1-001`.
fn bold_end(label: &str, behind: &str) -> usize {
    let is_sign = |c: char| c == '*' || c == '_';
    let begin = label.trim_start_matches(|c: char| !c.is_alphanumeric() && !is_sign(c));
    let is_bold = begin.starts_with(is_sign) && !label.trim_end().ends_with(is_sign);
    let end = behind.len() - behind.trim_start_matches(is_sign).len();
    if is_bold { end } else { 0 }
}

/// A line that says at its end where its card lies, and what stands before that: `1 BT1-001 Champa (Leader)`,
/// `2 BT1-014 [Side]`, `2 BT1-014 SB`.
fn mark(body: &str) -> (&str, Option<Section>) {
    let line = comment::without(body).trim_end();
    let marks = |word: &str| header::section(word).filter(|found| matches!(found, Section::Leader | Section::Side));
    let within = [('(', ')'), ('[', ']'), ('*', '*')].into_iter().find_map(|(begin, end)| {
        let (rest, word) = line.strip_suffix(end)?.rsplit_once(begin)?;
        Some((rest, marks(word)?))
    });
    // No name ends so.
    let alone = || {
        let (rest, word) = line.rsplit_once(char::is_whitespace)?;
        let is_side = word == "SB" || word.eq_ignore_ascii_case("sideboard");
        is_side.then_some((rest, Section::Side))
    };
    let found = within.or_else(alone).filter(|(rest, _)| rest.contains(char::is_alphanumeric));
    found.map_or((body, None), |(rest, section)| (rest, Some(section)))
}

#[cfg(test)]
mod tests {
    use super::super::read::read;
    use super::super::testing::{deck, said};
    use crate::card::Section;

    #[test]
    fn a_line_may_say_that_its_card_lies_in_the_side_deck() {
        for line in [
            "2 BT1-014 (Sideboard)",
            "2 BT1-014 [Side]",
            "2 BT1-014 SB",
            "2 BT1-014 Sideboard # or not",
            "side;2;BT1-014",
            "side,2,BT1-014",
            "| 2 | BT1-014 | Seite |",
            "BT1-014\t2\tSideboard",
        ] {
            assert_eq!(said(line), [(Some(Section::Side), 2, "BT1-014".to_owned())], "{line}");
        }
        assert_eq!(
            said("leader,1,BT1-001\nmain,4,BT1-006\n").iter().map(|line| line.0).collect::<Vec<_>>(),
            [Some(Section::Leader), Some(Section::Main)]
        );
    }

    #[test]
    fn a_leader_may_be_marked_on_its_line() {
        for text in ["Leader: BT1-001 Champa", "1 BT1-001 Champa (Leader)"] {
            assert_eq!(deck(text).lines[0].section, Some(Section::Leader), "{text}");
        }
    }

    #[test]
    fn a_label_may_be_bold_and_its_colon_wide() {
        for line in [
            "Side: 4 BT1-006",
            "**Side:** 4 BT1-006",
            "**Side**: 4 BT1-006",
            "__Side:__ 4 BT1-006",
            "> **Side:** BT1-006 x4",
            "Side：4 BT1-006",
            "Side： 4 BT1-006",
            "**Side：** 4 BT1-006",
        ] {
            assert_eq!(said(line), [(Some(Section::Side), 4, "BT1-006".to_owned())], "{line}");
        }
        assert_eq!(said("> **Leader:** BT1-001"), [(Some(Section::Leader), 1, "BT1-001".to_owned())]);
        assert_eq!(said("Leader：BT1-001"), [(Some(Section::Leader), 1, "BT1-001".to_owned())]);
    }

    #[test]
    fn rows_of_csv_without_a_header_are_read() {
        for (line, name) in [
            ("BT1-006,4", "BT1-006"),
            ("4,BT1-006", "BT1-006"),
            ("4,BT1-006,\"Scheming Champa\"", "BT1-006 Scheming Champa"),
            ("BT1-006,\"Champa, Scheming\",4x", "BT1-006 Champa, Scheming"),
            ("4,BT1-006,Champa,Scheming", "BT1-006 Champa Scheming"),
            ("4;\"Champa; Scheming\";BT1-006", "BT1-006 Champa; Scheming"),
        ] {
            assert_eq!(said(line), [(None, 4, name.to_owned())], "{line}");
        }
        assert_eq!(read("4,BT1-006,4,BT1-007")[0].problems.len(), 1);
        assert_eq!(deck("4,BT1-006,0.25").lines[0].card.print, None);
    }

    #[test]
    fn a_tally_of_any_sign_is_no_number_of_copies() {
        for line in ["★★★★ BT1-006", "☑☑☑☐ BT1-006", "BT1-006 ||||", "BT1-006 ●●", "⭐⭐ Scheming Champa"]
        {
            let reading = read(line).remove(0);
            assert_eq!((reading.problems.len(), reading.deck.lines.len()), (1, 0), "{line}");
        }
        for line in ["★ BT1-006", "4 BT1-006 ★★★", "⚔️ 4 BT1-006", "• 4 BT1-006", "4 BT1-006 — Scheming Champa"]
        {
            assert_eq!(read(line)[0].problems, [], "{line}");
        }
    }
}
