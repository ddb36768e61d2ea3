//! Lines of plain text that are no cards: comments, and what may head cards that are in no deck.

use super::super::{csv, line};
use crate::card::{CardNumber, Section};
use crate::deck::{UNREADABLE_LINE, header};
use crate::diagnostic::{Diagnostic, Severity};
use crate::language::say;

/// What ends a comment that begins with a line.
pub(super) fn block(written: &str) -> Option<&'static str> {
    let line = written.trim_start();
    let begins = |begin| line.strip_prefix(begin).filter(|_| header::section(line).is_none());
    if begins("<!--").is_some() { Some("-->") } else { begins("/*").map(|_| "*/") }
}

/// Whether a line is a comment.
pub(super) fn is_comment(line: &str) -> bool {
    // `;4;BT1-010` is a row whose first cell is empty.
    let is_row = || line.starts_with(';') && line::first_cell(line).is_some();
    (line.starts_with(['#', ';']) && !is_row()) || line.starts_with("//") || line.starts_with("-- ")
}

/// Why nobody knows whether a line is a comment, or the cards below it are part of the deck: it may be a card, or head them. A
/// title may look like a card.
pub(super) fn unclear(written: &str, below: &str, section: Option<Section>, is_title: bool) -> Option<Diagnostic> {
    let unclear = |message| Diagnostic::new(UNREADABLE_LINE, Severity::Error, message);
    if line::is_marked_card(written) && line::first_cell(written).is_none() && !is_title {
        return Some(line::marked_card(written));
    }
    if is_dashed_card(written) {
        return Some(unclear(say!("comment-or-card", sign = "--")).help(say!("dashes-or-not")));
    }
    if heads_outside(written) {
        return Some(unclear(say!("outside-heading")).help(say!("outside-cards")));
    }
    let help = match may_head(written, section)? {
        Heads::Side => say!("heading-alone"),
        Heads::Outside if heads_cards(below) => say!("outside-or-words"),
        Heads::Outside => return None,
    };
    Some(unclear(say!("heading-unclear")).help(help))
}

/// Whether a card stands behind two dashes, which begin a comment: `-- 4 BT1-062` may be one below another.
fn is_dashed_card(line: &str) -> bool {
    let behind = line.trim_start().strip_prefix("-- ");
    let is_card = |text: &str| line::read(text, None).is_ok_and(|line| line.counted || line.card.print.is_some());
    behind.is_some_and(|text| header::section(line.trim()).is_none() && is_card(text))
}

/// The number of the card that stands with its copies right behind the strokes of a comment: `//3 BT1-006`. A blank tells that
/// somebody meant a comment.
pub(super) fn commented_card(written: &str) -> Option<CardNumber> {
    let behind = written.trim().strip_prefix("//")?;
    if !behind.starts_with(char::is_alphanumeric) {
        return None;
    }
    let line = line::read(behind, None).ok()?;
    line.card.print.filter(|_| line.counted).map(|print| print.number)
}

/// Whether a line heads cards that are in no deck: `Maybeboard`, `Tokens (3)`.
fn heads_outside(line: &str) -> bool {
    let is_outside = |words: String| words == "tokens" || csv::OUTSIDE.contains(&words.as_str());
    !is_comment(line.trim()) && header::words(line).is_some_and(is_outside)
}

/// What words behind the sign of a comment head.
enum Heads {
    /// A side deck.
    Side,
    /// What is in no deck.
    Outside,
}

/// What the words of a comment head, perhaps: `# My side deck`. Longer ones are prose.
fn may_head(line: &str, section: Option<Section>) -> Option<Heads> {
    const MOST: usize = 4;
    let line = line.trim();
    if !is_comment(line) || header::section(line).is_some() {
        return None;
    }
    let words: Vec<String> =
        line.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
    let heads = |words: &[String]| {
        let said = words.join(" ");
        let is_side = || section != Some(Section::Side) && header::section(&said) == Some(Section::Side);
        if csv::OUTSIDE.contains(&said.as_str()) { Some(Heads::Outside) } else { is_side().then_some(Heads::Side) }
    };
    if words.len() > MOST {
        return None;
    }
    (1..=3).find_map(|width| words.windows(width).find_map(heads))
}

/// Whether the first card below a line is one of the list: neither commented out nor below a header.
fn heads_cards(below: &str) -> bool {
    // A heading stands close to its cards.
    const NEAR: usize = 50;
    let is_card = |line: &str| line::read(line, None).is_ok_and(|line| line.card.print.is_some());
    let first = |line: &str| {
        if header::section(line).is_some() {
            Some(false)
        } else if is_comment(line) {
            is_card(line.trim_start_matches(['#', ';', '/', '-'])).then_some(false)
        } else {
            Some(true)
        }
    };
    let mut lines = below.lines().map(str::trim).filter(|line| line.contains(char::is_alphanumeric));
    lines.by_ref().take(NEAR).find_map(first).unwrap_or_else(|| lines.next().is_some())
}

#[cfg(test)]
mod tests {
    use super::super::read::read;
    use super::super::testing::said;
    use crate::card::CardNumber;
    use crate::diagnostic::Span;

    #[test]
    fn a_sign_right_before_a_card_is_told() {
        for line in ["#BT1-010 Vados x4", "#4 BT1-007", "#1 BT1-007 x4", ";4 BT1-007", "##BT1-007", "#4xBT1-007"] {
            let reading = read(&format!("4 BT1-006\n{line}\n")).remove(0);
            assert_eq!((reading.deck.lines.len(), reading.problems.len()), (1, 1), "{line}");
        }
        for line in ["# 4 BT1-007 taken out", "; BT1-007", "#mine", "#1 of the list", "## 4 BT1-007", "#T-5 fan"] {
            assert_eq!(said(&format!("4 BT1-006\n{line}\n")).len(), 1, "{line}");
        }
    }

    #[test]
    fn strokes_right_before_copies_of_a_card_are_a_comment_that_is_told() {
        let told = |text: &str| {
            let reading = read(text).remove(0);
            assert!(reading.problems.is_empty() && reading.deck.lines.len() == 1, "{text}");
            let place = |(span, number): (Span, CardNumber)| format!("{number}: {}", span.text(text));
            reading.commented.into_iter().map(place).collect::<Vec<_>>()
        };
        for line in ["//3 BT1-007", "//BT1-007 x3", "  //3x Fish [BT1-007]", "//3xBT1-007"] {
            assert_eq!(told(&format!("4 BT1-006\r\n{line}\r\n")), [format!("BT1-007: {line}")], "{line}");
        }
        for line in ["// 3 BT1-007", "// 3 drops", "//3 drops", "//deck-1", "//BT1-007", "//3 of BT1-007 and BT1-008"] {
            assert_eq!(told(&format!("4 BT1-006\n{line}\n")), [""; 0], "{line}");
        }
    }

    #[test]
    fn what_is_commented_out_holds_no_card() {
        for text in ["<!-- 4 BT1-012 -->\n", "/* 4 BT1-012 */\n", "-- as before\n", "<!--\n4 BT1-012\n2 BT1-013\n-->\n"]
        {
            assert_eq!(said(&format!("{text}4 BT1-006\n")), [(None, 4, "BT1-006".to_owned())], "{text}");
        }
        for text in ["<!-- 4 BT1-012\n4 BT1-006\n", "<!-- a --> 4 BT1-012\n", "-- 4 BT1-012\n", "-- x4 Hit\n"] {
            let reading = read(text).remove(0);
            assert_eq!((reading.deck.lines.len(), reading.problems.len()), (0, 1), "{text}");
        }
    }

    #[test]
    fn words_behind_the_sign_of_a_comment_that_may_head_cards_are_told() {
        for heading in
            ["# My side deck", "## Maybeboard", "// Sideboard vs. aggro", "# Sideboard plans", "# considering"]
        {
            let reading = read(&format!("4 BT1-006\n\n{heading}\n2 BT1-014\n")).remove(0);
            assert_eq!(reading.problems.len(), 1, "{heading}");
        }
        for comment in ["# red cards", "# the side deck has changed since last week", "// Battle Cards (41)"] {
            let reading = read(&format!("4 BT1-006\n\n{comment}\n2 BT1-014\n")).remove(0);
            assert_eq!((reading.problems.len(), reading.deck.lines.len()), (0, 2), "{comment}");
        }
    }

    #[test]
    fn what_heads_cards_of_no_deck_is_told_until_they_are_commented_out() {
        let told = |text: &str| {
            let fixes = read(text).remove(0).problems.into_iter().map(|problem| problem.fix);
            fixes.map(|fix| fix.map(|fix| fix.help.to_string()).unwrap_or_default()).collect::<Vec<_>>()
        };
        let outside = "leave out this line and the cards below it, or put `#` and a blank before each of them";
        for heading in ["Maybeboard", "Maybe Board:", "Considering", "[Maybe]", "Tokens (3)", "__ Maybeboard __"] {
            assert_eq!(told(&format!("4 BT1-006\n\n{heading}\n2 BT1-014\n")), [outside], "{heading}");
        }
        for rest in ["# 2 BT1-014\n", "# 2 BT1-014\n\n4 BT1-007\n", "# none\nSide Deck\n2 BT1-014\n", ""] {
            assert_eq!(told(&format!("4 BT1-006\n\n# Maybeboard\n{rest}")), [""; 0], "{rest}");
        }
        let unsure = told("4 BT1-006\n\n# Maybeboard\n# from a friend\n2 BT1-014\n");
        assert!(unsure.len() == 1 && unsure[0].ends_with("otherwise take these words out"), "{unsure:?}");
    }
}
