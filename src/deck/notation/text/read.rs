//! Reading plain text, line by line.

use super::about::{hides_card, is_remark, tells};
use super::captions::{join_caption, keep_captions_apart, note_numbers_beside};
use super::card::card;
use super::remarks::{block, commented_card, is_comment, unclear};
use super::sums;
use super::table::{heading, is_uneven};
use super::title::titled;
use crate::card::Section;
use crate::deck::notation::{broken, csv, full, line, short};
use crate::deck::{Deck, Line, MAX_LINES, Reading, UNREADABLE_LINE, header};
use crate::diagnostic::{Diagnostic, Severity, Span};
use crate::language::say;

pub(super) fn read(text: &str) -> Vec<Reading> {
    if let Some(place) = page(text) {
        return vec![broken(say!("page-no-list"), place)];
    }
    let mut reading = Reading::default();
    let title = titled(text);
    reading.deck.name = title.map(|title| title.text(text).to_owned());
    let heading = heading(text);
    if let Some(place) = heading.filter(|_| is_uneven(text)) {
        let problem = Diagnostic::new(UNREADABLE_LINE, Severity::Error, say!("columns-unclear"));
        return vec![Reading::broken(problem.at(place).help(say!("columns-named")))];
    }
    let mut section = None;
    // The section that the last row of cells said.
    let mut said = None;
    // Where the lines below the last header begin.
    let mut below = 0;
    let mut comment: Option<(Span, &str)> = None;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let start = at;
        at += line.len();
        let written = line.trim_end_matches(['\n', '\r']);
        // A blank line ends what a leader's header says: lists often go on with the deck without another header.
        let led = || reading.deck.section(Section::Leader).next().is_some();
        if section == Some(Section::Leader) && written.trim().is_empty() && led() {
            section = None;
        }
        let here = Span::new(start, start + written.len());
        let opens = comment.is_none().then(|| block(written)).flatten();
        comment = comment.or_else(|| Some((here, opens?)));
        reading.remarks += usize::from(opens.is_some());
        if let Some((_, sign)) = comment {
            let behind = written.split_once(sign).map(|(_, behind)| behind);
            // A comment that ends before it begins, or within a line, may hide a card.
            if behind.is_some_and(|behind| behind.contains(char::is_alphanumeric)) {
                comment_unclear(here, &mut reading);
            }
            comment = comment.filter(|_| behind.is_none());
            continue;
        }
        let is_told = |span: Option<Span>| span.is_some_and(|span| span.start >= here.start && span.end <= here.end);
        reading.remarks += usize::from(!is_told(title) && is_remark(written));
        if let Some(number) = commented_card(written).filter(|_| reading.commented.len() < MAX_LINES) {
            reading.commented.push((here, number));
        }
        if is_told(title) && !written.trim_start().starts_with('#') || is_told(heading) {
            let Reading { deck, problems, .. } = &mut reading;
            deck.name = short(deck.name.take(), Some(here), problems);
        } else if let Some(problem) = unclear(written, &text[at..], section, is_told(title)) {
            if full(&mut reading, Some(here)) {
                break;
            }
            reading.problems.push(problem.at(here));
        } else if self_explaining(written, &mut reading.deck, &mut section) {
            if header::section(written.trim()).is_some() {
                below = reading.deck.lines.len();
            }
            let place = Some(Span::new(start, start + written.len()));
            let Reading { deck, problems, .. } = &mut reading;
            deck.name = short(deck.name.take(), place, problems);
            deck.rules = short(deck.rules.take(), place, problems);
            if hides_card(written) && !full(&mut reading, Some(Span::new(start, start + written.len()))) {
                let place = Span::new(start, start + written.trim_end().len());
                let problem = Diagnostic::new(UNREADABLE_LINE, Severity::Error, say!("card-behind-key"));
                reading.problems.push(problem.at(place).help(say!("card-per-line")));
            }
        } else {
            let removal = Span::new(start, at);
            if full(&mut reading, Some(Span::new(start, start + written.len()))) {
                break;
            }
            let above = said.filter(|said| !matches!(said, Section::Leader | Section::Main));
            match (line::first_cell(written), above) {
                (Some(line::FirstCell::Empty), Some(above)) => {
                    reading.problems.push(csv::no_section_said(above, here));
                    continue;
                }
                (Some(line::FirstCell::Says(section)), _) => said = Some(section),
                _ => {}
            }
            card(written, start, removal, section, &mut reading);
            join_caption(text, &mut reading.deck.lines);
            if section == Some(Section::Leader) && are_more(&reading.deck.lines[below..]) {
                section = None;
                let led = |line: &&mut Line| line.section == Some(Section::Leader);
                reading.deck.lines[below..].iter_mut().skip(1).filter(led).for_each(|line| line.section = None);
            }
        }
    }
    if let Some((place, _)) = comment {
        comment_unclear(place, &mut reading);
    }
    keep_captions_apart(&mut reading.deck.lines);
    note_numbers_beside(text, &mut reading.deck.lines);
    vec![reading]
}

/// Where a page of the web begins that is no list: its first mark.
fn page(text: &str) -> Option<Span> {
    const MARKS: [&str; 9] = ["<!doctype", "<html", "<head", "<body", "<table", "<div", "<ul", "<ol", "<tr"];
    let first = text.trim_start_matches(['\u{feff}', ' ', '\t', '\n', '\r']);
    let begins = |mark: &&&str| first.get(..mark.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(mark));
    let mark = MARKS.iter().find(begins)?;
    Span::of(text, &first[..mark.len()])
}

/// Takes blank lines, comments, headers and lines about the deck; says whether the line was one.
fn self_explaining(written: &str, deck: &mut Deck, section: &mut Option<Section>) -> bool {
    let line = written.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    if !line.contains(char::is_alphanumeric) {
        return true;
    }
    if let Some(found) = header::section_below(line, *section, &deck.lines) {
        *section = Some(found);
        deck.game = deck.game.or_else(|| header::game(line));
        return true;
    }
    if is_comment(line) || sums::is_sum(line) || sums::is_page(line) || csv::heads(line) {
        return true;
    }
    tells(line, deck)
}

/// Whether lines below a leader's header are more than leaders: a list often goes on with the deck there. A lone name is
/// perhaps a header that nobody knows.
fn are_more(lines: &[Line]) -> bool {
    let is_other = |line: &Line| line.bare || line.count > 1;
    lines.len() > 2 || lines.iter().skip(1).any(is_other)
}

fn comment_unclear(place: Span, reading: &mut Reading) {
    if !full(reading, Some(place)) {
        let problem = Diagnostic::new(UNREADABLE_LINE, Severity::Error, say!("comment-unclear"));
        reading.problems.push(problem.at(place));
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{deck, said};
    use super::super::write::write;
    use super::*;
    use crate::card::Game;

    #[test]
    fn headers_comments_and_lines_about_the_deck_are_no_cards() {
        let deck = deck("Name: Fish\n# mine\nPlayer: Ann\n\n// Leader\nBT1-001\n-----\nBattle Cards (4):\n4 BT1-005\n");
        assert_eq!(deck.name.as_deref(), Some("Fish"));
        let sections: Vec<_> = deck.lines.iter().map(|line| line.section).collect();
        assert_eq!(sections, [Some(Section::Leader), Some(Section::Main)]);
    }

    #[test]
    fn kinds_of_cards_below_a_side_deck_are_parts_of_it() {
        let main = "Leader\n1 BT1-001\n\nBattle Cards\n4 BT1-005\n4 BT1-006\n";
        for side in [
            "Side Deck\nBattle Cards\n3 BT1-010\nExtra Cards\n2 BT1-027\n",
            "Side Deck\n3 BT1-010\n# extras\n2 BT1-027\n",
            "Side Deck\nBattle: 3 BT1-010\nExtra: 2 BT1-027\n",
            "Side Deck\nBattle\t3\tBT1-010\n2\tBT1-027\tExtras\n",
            "Side Deck\n\nMonsters\n3 BT1-010\n\nTraps (2)\n2 BT1-027\n",
        ] {
            let expected = [(Some(Section::Side), 3, "BT1-010"), (Some(Section::Side), 2, "BT1-027")];
            let lines = said(&format!("{main}\n{side}"));
            let lines: Vec<_> = lines.iter().map(|(section, count, card)| (*section, *count, card.as_str())).collect();
            assert_eq!(lines[3..], expected, "{side}");
            // The main deck may still go on, or come.
            let more = deck(&format!("{main}\n{side}\nMain Deck\n4 BT1-014\n"));
            assert_eq!(more.lines[5].section, Some(Section::Main), "{side}");
        }
        let first = deck("Side Deck\n3 BT1-010\nBattle Cards\n4 BT1-005\n");
        assert_eq!(first.lines[1].section, Some(Section::Main));
    }

    #[test]
    fn a_row_whose_first_cell_is_empty_is_no_comment() {
        assert_eq!(said("4;BT1-006\n;4;BT1-010\n").len(), 2);
        // Nobody knows whether it is in the side deck too.
        let reading = read("Main;4;BT1-006\n;4;BT1-007\nSide;2;BT1-027\n;4;BT1-010\n").remove(0);
        assert_eq!((reading.deck.lines.len(), reading.problems.len()), (3, 1));
    }

    #[test]
    fn the_head_of_a_table_is_no_card_wherever_it_stands() {
        let text = "Main Deck\n| Count | Number |\n|---|---|\n| 4 | BT1-006 |\nSide Deck\n| Count | Number |\n| 2 | BT1-014 |\n";
        let expected = [(Some(Section::Main), 4, "BT1-006".to_owned()), (Some(Section::Side), 2, "BT1-014".to_owned())];
        assert_eq!(said(text), expected);
    }

    #[test]
    fn a_leaders_header_ends_where_more_cards_come_than_leaders() {
        for text in [
            "Leader\n1 BT1-001\nRed cards\n1 BT1-005\n4 BT1-006\n",
            "Leader\n1 BT1-001\nSuper Combo (4)\n4 BT1-006\n",
            "Leader\n1 BT1-001\n4 BT1-006\n",
            "Leader\n1 BT1-001\n1 BT1-005\n1 BT1-006\n",
        ] {
            let sections: Vec<_> = deck(text).lines.iter().map(|line| line.section).collect();
            assert_eq!(sections[0], Some(Section::Leader), "{text}");
            assert!(sections[1..].iter().all(Option::is_none), "{text}");
        }
        let two = deck("Leader\n1 BT1-001\n1 BT1-002\n");
        assert!(two.lines.iter().all(|line| line.section == Some(Section::Leader)));
        let several = "Leader\n1 BT1-001\n1 BT1-002\nLeader\n3 BT1-003\n";
        assert_eq!(write(&deck(several)).as_deref(), Ok(several));
    }

    #[test]
    fn sums_and_pages_are_no_cards() {
        for line in ["50 cards", "50/50", "Total 50", "**Total:** 50", "Main Deck total: 50", "Page 1 of 1"] {
            assert_eq!(said(line), [], "{line}");
            assert_eq!(said(&format!("4 BT1-006\n{line}\n")).len(), 1, "{line}");
        }
    }

    #[test]
    fn a_blank_line_ends_a_second_leader_header_with_or_without_its_line() {
        for text in
            ["Leader\n1 BT1-001\n\nLeader\n1 BT1-001\n\n4 BT1-006\n", "Leader\n2 BT1-001\n\nLeader\n\n4 BT1-006\n"]
        {
            assert_eq!(deck(text).lines.last().map(|line| line.section), Some(None), "{text}");
        }
    }

    #[test]
    fn lists_of_force_of_will_are_read_with_their_headers_and_names() {
        let simulator = "##Fish (Top 8)\n###Ruler\nGrimm, the Fairy Tale Prince\n###Main deck\n4x \"I\", the Pilot\n\
            ###Stone deck\n2x Fire Magic Stone\n###Sideboard\n1x Thunder\n";
        let site = "//deck-1\n4 \"I\", the Pilot\n\n//deck-2\n2 Fire Magic Stone\n\n//play-1\n\
            1 Grimm, the Fairy Tale Prince\n\n//sideboard-1\n1 Thunder\n";
        let expected = [
            (Section::Leader, 1, "Grimm, the Fairy Tale Prince"),
            (Section::Main, 4, "\"I\", the Pilot"),
            (Section::Side, 1, "Thunder"),
            (Section::Stones, 2, "Fire Magic Stone"),
        ];
        for (text, name) in [(simulator, Some("Fish (Top 8)")), (site, None)] {
            let deck = deck(text);
            assert_eq!((deck.name.as_deref(), deck.game), (name, Some(Game::ForceOfWill)));
            let mut said: Vec<_> = deck
                .lines
                .iter()
                .filter_map(|line| Some((line.section?, line.count, line.card.name.as_deref()?)))
                .collect();
            said.sort();
            assert_eq!(said, expected);
        }
    }

    #[test]
    fn windows_line_ends_are_no_part_of_a_line() {
        let text = "4 BT1-005 Fish\r\n2 BT1-006\r\n";
        let deck = deck(text);
        assert_eq!(deck.lines[0].card.name.as_deref(), Some("Fish"));
        assert_eq!(deck.lines[1].places.removal().map(|span| span.text(text)), Some("2 BT1-006\r\n"));
    }

    #[test]
    fn an_endless_list_is_cut_off_with_a_word() {
        let reading = read(&"4 BT1-005\n".repeat(5_000)).remove(0);
        assert_eq!(reading.problems.len(), 1);
        assert!(reading.deck.lines.len() <= MAX_LINES + 1);
    }
}
