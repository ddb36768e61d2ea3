//! One card line as people write it: a count, a number and a name, in any order that makes sense.

mod cells;
mod counts;
mod decoration;
mod hidden;
mod name;
mod number;
mod words;

pub(super) use cells::{FirstCell, first_cell};
pub(super) use hidden::{holds_counted_number, is_marked_card, marked_card};
pub(super) use number::{card_beside, card_of_cell};

use super::comment;
use super::word::{Count, bare_count, count_word, is_copies};
use crate::card::{Game, Section};
use crate::deck::{BAD_COUNT, CardRef, Line, MAX_COUNT, Places, UNREADABLE_LINE};
use crate::diagnostic::{Diagnostic, Severity, Span};
use crate::language::{Message, say};
use cells::of_cells;
use counts::{another_count, digits, is_tally, take_counts, take_numbering};
use decoration::{trim_decoration, unlink};
use name::{name, named};
use number::{SeveralNumbers, join_sets, number_span, one_number, part_brackets};
use words::{Word, words};

/// Longer lines are prose or noise.
const MAX_LENGTH: usize = 400;

/// Reads a card line. Spans count from the start of `text`.
pub(super) fn read(text: &str, section: Option<Section>) -> Result<Line, Diagnostic> {
    let whole = Span::new(text.len() - text.trim_start().len(), text.trim_end().len());
    let unreadable = |message: Message| Diagnostic::new(UNREADABLE_LINE, Severity::Error, message).at(whole);
    if text.len() > MAX_LENGTH {
        return Err(unreadable(say!("line-too-long")).help(say!("card-line-looks-like", game = Game::Dbscg.id())));
    }
    if text.contains(|c: char| c.is_control() && c != '\t') {
        return Err(unreadable(say!("line-control-characters")).help(say!("save-as-utf8")));
    }
    let mut words = words(text);
    let Some(last) = words.last() else { return Err(unreadable(say!("line-without-card"))) };
    let line = Span::new(words[0].span.start, last.span.end);
    let unreadable = |message: Message| Diagnostic::new(UNREADABLE_LINE, Severity::Error, message).at(line);

    unlink(text, &mut words);
    part_brackets(text, &mut words);
    join_sets(&mut words);
    let mut section = section;
    if let Some((cells, said)) = of_cells(text) {
        words = cells;
        section = said.or(section);
    }
    let at_end = |word: &&Word| is_tally(word.span.text(text));
    let tally = words.first().filter(at_end).or(words.last().filter(at_end)).map(|word| word.span);
    trim_decoration(&mut words);
    if words.is_empty() {
        return Err(unreadable(say!("line-without-card")));
    }
    if let Some(problem) = take_numbering(&mut words) {
        return Err(unreadable(problem).help(as_counted(text, &words)));
    }
    let mut counts = take_counts(text, &mut words);
    let plain_words: Vec<&str> = words.iter().map(|word| word.plain.as_str()).collect();
    // `3 of 4 BT1-014`: the copies are those that stand by the number, unless they end a name, as in `Android 16`.
    let by_number = |at: usize| {
        let before = words[..at].last().filter(|word| is_copies(&word.plain));
        before.filter(|_| !counts.is_empty()).map(|word| word.span)
    };
    let number = one_number(&plain_words);
    let another = number.as_ref().ok().and_then(|number| by_number(number.as_ref()?.0));
    let number = match number {
        Ok(number) => number.map(|(at, print)| (print, number_span(text, &words.remove(at)))),
        Err(SeveralNumbers) => {
            return Err(unreadable(say!("two-numbers")).help(say!("card-per-line")));
        }
    };
    // `BT1-062 4`: what is left beside the number is a bare number.
    if number.is_some()
        && counts.is_empty()
        && let [word] = words.as_slice()
        && let Some(count) = bare_count(&word.plain)
    {
        counts.push((count, word.span));
        words.clear();
    }
    let (count, count_span) = match (counts.as_slice(), &tally) {
        ([], None) => (1, None),
        ([(Count::Copies(copies), span)], _) => (*copies, Some(*span)),
        ([], Some(span)) | ([(Count::Bad, span)], _) => {
            let message = say!("no-number-of-copies", count = span.text(text));
            let help = say!("write-whole-number", most = MAX_COUNT);
            return Err(Diagnostic::new(BAD_COUNT, Severity::Error, message).at(*span).help(help));
        }
        _ => return Err(unreadable(say!("two-counts")).help(say!("write-count-once"))),
    };
    if number.is_some()
        && let [word] = words.as_slice()
        && count_word(&word.plain).is_some()
    {
        return Err(unreadable(say!("two-counts")).help(say!("write-count-once")));
    }
    let words = named(words);
    let name = name(text, &words);
    let name_place = name.as_deref().zip(words.first()).zip(words.last()).and_then(|((name, first), last)| {
        let at = Span::new(first.span.start, last.span.end).text(text).find(name)?;
        Some(Span::new(first.span.start + at, first.span.start + at + name.len()))
    });
    if number.is_none() && name.is_none() {
        return Err(unreadable(say!("count-without-card")).help(say!("write-card-behind")));
    }
    let counted = count_span.is_some();
    let bare = !counted && number.is_none();
    let number_span = number.as_ref().map(|(_, span)| *span);
    let card = number.map(|(print, span)| CardRef::spelled(print, span.text(text))).unwrap_or_default();
    let card = CardRef { name, ..card };
    let places = Places {
        line,
        count: count_span.map(|span| digits(text, span)),
        number: number_span,
        name: name_place,
        another: another_count(&words).or(another),
        ..Places::default()
    };
    Ok(Line { count, card, section, places: places.into(), bare, counted, plain: true })
}

/// What to write where a line begins with what may be its place in a list: that as the number of copies of the card behind it.
fn as_counted(text: &str, words: &[Word]) -> Message {
    let [place, card, ..] = words else { return say!("write-card-line") };
    let count = place.plain.trim_end_matches(['.', ')']);
    let card = comment::without(text).get(card.span.start..).unwrap_or_default().trim_end();
    let is_card = |line: Line| line.card.print.is_some();
    if is_copies(count) && read(&format!("{count} {card}"), None).is_ok_and(is_card) {
        say!("write-number-in-front", count = count, card = card)
    } else {
        say!("write-card-line")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn says(text: &str) -> (u32, String, String) {
        let line = read(text, None).unwrap_or_else(|problem| panic!("{text}: {}", problem.message));
        let print = line.card.print.map(|print| print.to_string()).unwrap_or_default();
        (line.count, print, line.card.name.unwrap_or_default())
    }

    #[test]
    fn every_shape_people_paste_is_read() {
        let full = (4, "BT1-062".to_owned(), "Son Gohan, Brave".to_owned());
        for text in [
            "4 BT1-062 Son Gohan, Brave",
            "4x BT1-062 Son Gohan, Brave",
            "x4 BT1-062 Son Gohan, Brave",
            "4 x BT1-062 Son Gohan, Brave",
            "4× BT1‐062 Son Gohan, Brave",
            "4xBT1-062 Son Gohan, Brave",
            "BT1-062 Son Gohan, Brave x4",
            "4 Son Gohan, Brave [BT1-062]",
            "4 [BT1-062] Son Gohan, Brave",
            "4 BT1-062 - Son Gohan, Brave",
            "- 4 BT1-062: Son Gohan, Brave",
            "  4\tBT1-062\tSon Gohan, Brave  # the best one",
            "４　ＢＴ１－０６２　Son Gohan, Brave",
            "4 bt1-062 Son Gohan, Brave_PR",
            "BT1-062 Son Gohan, Brave (4)",
            "BT1-062 Son Gohan, Brave x 4",
            "(4) BT1-062 Son Gohan, Brave",
            "[4] BT1-062 Son Gohan, Brave",
            "4: BT1-062 Son Gohan, Brave",
            "🔥 4 BT1-062 Son Gohan, Brave",
            "▪ **4x** BT1-062 Son Gohan, Brave",
            "•4 BT1-062 Son Gohan, Brave",
            "| 4 | BT1-062 | Son Gohan, Brave |",
            "1. 4x BT1-062 Son Gohan, Brave",
            "12) 4 BT1-062 Son Gohan, Brave",
            "Qty: 4 BT1-062 Son Gohan, Brave",
            "4 BT1-062 Son Gohan, Brave (SPR) - $0.25",
            "4 BT1-062 Son Gohan, Brave €1.00 each",
            "4 `BT1-062` Son Gohan, Brave",
            "4 **BT1-062** Son Gohan, Brave",
            "4 _BT1-062_ Son Gohan, Brave",
            "4 #BT1-062 Son Gohan, Brave",
            "- [x] 4 BT1-062 Son Gohan, Brave",
            "4 [Son Gohan, Brave](https://cards.example/en/BT1-062)",
            "4 copies of Son Gohan, Brave (BT1-062)",
            "Son Gohan, Brave BT1-062 4x",
            "Son Gohan, Brave BT1-062 4",
            "4 Son Gohan, Brave(BT1-062)",
            "Son Gohan, Brave[BT1-062] x4",
            "4 (BT1-062)Son Gohan, Brave",
            "4x EN-BT1-062 Son Gohan, Brave",
            "4 Son Gohan, Brave [FR-BT1-062]",
            "4 BT1-062SR Son Gohan, Brave",
            "4xBT1-062SCR Son Gohan, Brave",
            "4枚 BT1-062 Son Gohan, Brave",
            "BT1-062 Son Gohan, Brave ×4枚",
            "4pcs BT1-062 Son Gohan, Brave",
            "4 pz BT1-062 Son Gohan, Brave",
            "Son Gohan, Brave BT1-062 4 pz",
            "４ｘ ＢＴ１ー０６２ Son Gohan, Brave",
            "4 BT1─062 Son Gohan, Brave",
        ] {
            assert_eq!(says(text), full, "{text}");
        }
    }

    #[test]
    fn parts_may_be_missing() {
        assert_eq!(says("4x BT1-062"), (4, "BT1-062".into(), String::new()));
        assert_eq!(says("BT1-062 x4"), (4, "BT1-062".into(), String::new()));
        assert_eq!(says("BT1-062 4x"), (4, "BT1-062".into(), String::new()));
        assert_eq!(says("BT1-062 (4)"), (4, "BT1-062".into(), String::new()));
        assert_eq!(says("BT1-062 4"), (4, "BT1-062".into(), String::new()));
        assert_eq!(says("4 Android 16"), (4, String::new(), "Android 16".into()));
        assert_eq!(says("BT1-062"), (1, "BT1-062".into(), String::new()));
    }

    #[test]
    fn a_print_that_hangs_on_a_number_stays_its_print() {
        for text in ["4 BT1-062SPR", "4 [BT1-062SPR]", "4x IT-BT1-062_SPR", "4 (bt1-062spr)"] {
            assert_eq!(says(text), (4, "BT1-062_SPR".into(), String::new()), "{text}");
        }
        assert_eq!(says("4 Brave(BT1-062SPR)"), (4, "BT1-062_SPR".into(), "Brave".into()));
    }

    #[test]
    fn the_places_of_a_number_in_brackets_and_of_the_name_that_it_hangs_on_are_apart() {
        let text = "4 Ｂrave（BT1-062）";
        let line = read(text, None).expect("a card line");
        assert_eq!(line.places.number().map(|span| span.text(text)), Some("BT1-062"));
        assert_eq!(line.places.name().map(|span| span.text(text)), Some("Ｂrave"));
    }

    #[test]
    fn a_name_keeps_its_number_where_the_copies_stand_at_the_other_end() {
        assert_eq!(says("10x Kamehameha (BT4-096) x4"), (4, "BT4-096".into(), "10x Kamehameha".into()));
        assert_eq!(says("10x Kamehameha BT4-096 1"), (1, "BT4-096".into(), "10x Kamehameha".into()));
        assert_eq!(says("200 IQ x3"), (3, String::new(), "200 IQ".into()));
        assert_eq!(says("Crashbug X x3"), (3, String::new(), "Crashbug X".into()));
        assert_eq!(says("Crashbug x 3"), (3, String::new(), "Crashbug".into()));
        assert_eq!(says("1 Promo P-739 (Vol.3) (P-739)"), (1, "P-739".into(), "Promo P-739 (Vol.3)".into()));
    }

    #[test]
    fn a_row_of_a_name_and_a_number_of_copies_is_read() {
        for row in ["Android 16\t4", "4;Android 16", "| Android 16 | 4 |", "\"Android 16\",4", "Android 16: 4"] {
            assert_eq!(says(row), (4, String::new(), "Android 16".into()), "{row}");
        }
    }

    #[test]
    fn strokes_are_no_number_of_copies() {
        for text in ["|||| BT1-062", "•••• BT1-062 Fish"] {
            assert_eq!(read(text, None).map_err(|problem| problem.code), Err(BAD_COUNT), "{text}");
        }
        assert_eq!(says("• BT1-062"), (1, "BT1-062".into(), String::new()));
        assert_eq!(says("•• 4 BT1-062"), (4, "BT1-062".into(), String::new()));
    }

    #[test]
    fn a_name_that_ends_in_a_number_keeps_it() {
        assert_eq!(says("Android 16"), (1, String::new(), "Android 16".into()));
        assert_eq!(says("2 Hell Fighter 17 [BT26-019]"), (2, "BT26-019".into(), "Hell Fighter 17".into()));
    }

    #[test]
    fn a_name_may_hold_what_looks_like_a_number() {
        for text in ["4 BT3-030 Planet M-2", "4 Planet M-2 [BT3-030]", "Planet M-2 BT3-030 x4"] {
            assert_eq!(says(text), (4, "BT3-030".into(), "Planet M-2".into()), "{text}");
        }
        assert_eq!(says("4 BT1-062 - Shift -Gone-"), (4, "BT1-062".into(), "Shift -Gone-".into()));
        assert_eq!(says("4 Planet M-2"), (4, String::new(), "Planet M-2".into()));
        for text in ["1 P-739_PR Promo P-739 (Vol.3)", "1 Promo P-739 (Vol.3) [P-739_PR]"] {
            assert_eq!(says(text), (1, "P-739_PR".into(), "Promo P-739 (Vol.3)".into()), "{text}");
        }
    }

    #[test]
    fn places_of_full_width_and_invisible_characters_are_those_of_the_text() {
        for (text, count, number) in [
            ("４ｘＢＴ１-062", "４", "ＢＴ１-062"),
            ("４BT1-062", "４", "BT1-062"),
            ("1\u{200b}2 BT1-062", "1\u{200b}2", "BT1-062"),
            ("4\u{200b}xBT1-0\u{200b}62", "4", "BT1-0\u{200b}62"),
        ] {
            let line = read(text, None).expect("a card line");
            assert_eq!(line.card.print.map(|print| print.to_string()).as_deref(), Some("BT1-062"), "{text}");
            assert_eq!(line.places.count().map(|span| span.text(text)), Some(count), "{text}");
            assert_eq!(line.places.number().map(|span| span.text(text)), Some(number), "{text}");
        }
    }

    #[test]
    fn a_number_drowned_in_invisible_characters_is_still_read() {
        assert_eq!(says(&format!("4 BT1-{}062", "\u{200b}".repeat(40))), (4, "BT1-062".into(), String::new()));
    }

    #[test]
    fn impossible_counts_are_refused() {
        for text in ["0 BT1-062", "-1 BT1-062", "99999999999 BT1-062", "2.5 BT1-062", "+4 BT1-062", "BT1-062 x0"] {
            assert_eq!(read(text, None).map_err(|problem| problem.code), Err(BAD_COUNT), "{text}");
        }
    }

    #[test]
    fn a_mark_of_a_question_is_no_number_of_copies() {
        for text in ["? BT1-062", "x? BT1-062", "BT1-062 ?", "BT1-062 x?", "- ? BT1-062"] {
            assert_eq!(read(text, None).map_err(|problem| problem.code), Err(BAD_COUNT), "{text}");
        }
        for text in ["4 BT1-062 ?", "? 4 BT1-062", "? BT1-062 x4"] {
            assert_eq!(read(text, None).map(|line| line.count).ok(), Some(4), "{text}");
        }
        assert_eq!(read("BT1-062 x1 x2", None).map_err(|problem| problem.code), Err(UNREADABLE_LINE));
    }

    #[test]
    fn what_is_no_card_line_is_refused() {
        let long = "a".repeat(500);
        let unclear = ["4. BT1-062", "4) Kamehameha", "4 4 BT1-062", "4 BT1-062 4", "| - |"];
        let plain = ["4", "4 BT1-062 BT1-063", "4 BT1-062 x3", "\0\0", long.as_str()];
        for text in unclear.into_iter().chain(plain) {
            assert_eq!(read(text, None).map_err(|problem| problem.code), Err(UNREADABLE_LINE), "{text}");
        }
    }

    #[test]
    fn what_may_be_a_place_in_a_list_is_told_with_the_card_behind_it() {
        let help = |text: &str| {
            let fix = read(text, None).map_err(|problem| problem.fix.map(|fix| fix.help.to_string()));
            fix.err().flatten().unwrap_or_default()
        };
        let counted = |line: &str| format!("write `{line}`, with the number of copies in front");
        assert_eq!(help("1. BT1-026 Fickle Destruction"), counted("1 BT1-026 Fickle Destruction"));
        assert_eq!(help("3) Fickle Destruction [BT1-026] # mine"), counted("3 Fickle Destruction [BT1-026]"));
        for text in ["4. Kamehameha", "4.", "0. BT1-026", "2024. BT1-026", "BT1-026;1."] {
            assert_eq!(help(text), "write `4 BT1-006 Name`", "{text}");
        }
    }

    #[test]
    fn two_cards_on_a_line_are_told_glued_or_not() {
        for text in [
            "4 BT1-012,4 BT1-014",
            "4 BT1-012, 4 BT1-014",
            "4 BT1-012; 4 BT1-014",
            "4 BT1-012\t4 BT1-014",
            "4x BT1-0064x BT1-007",
            "4xBT1-0064xBT1-007",
            "4 BT1-006BT1-007",
            "4 Hit [BT1-012]4 Saiyan Cabba [BT1-014]",
            "BT1-012 x4 BT1-014 x4",
            "BT1-012x4BT1-014x4",
            "4 BT1-012 4 BT1-012",
            "4 BT1-012 x4 BT1-012 Hit",
            "4 BT1-012/BT1-014",
            "3 83326048,2 55063751",
            "4 BT1-012_PR,4 P-014_PR",
        ] {
            let told = read(text, None).map_err(|problem| problem.message.to_string());
            assert_eq!(told, Err("two card numbers on one line".to_owned()), "{text}");
        }
        for text in ["4 BT1-012 Hit 4 Saiyan Cabba", "4 Hit;4 Saiyan Cabba", "BT1-012 Hit x4 Cabba", "4 Hit,4Cabba"] {
            let line = read(text, None).expect("perhaps a name");
            assert!(line.places.another().is_some(), "{text}");
        }
        for text in ["4 BT1-012 Hit", "4 Android 16", "Hit x4", "4 BT1-012", "4"] {
            assert!(read(text, None).is_ok_and(|line| line.places.another().is_none()) || text == "4", "{text}");
        }
    }

    #[test]
    fn places_point_at_the_digits_and_the_number() {
        let text = "4x Name [bt1-062_PR]";
        let line = read(text, None).expect("a card line");
        assert_eq!(line.places.count().map(|span| span.text(text)), Some("4"));
        assert_eq!(line.places.number().map(|span| span.text(text)), Some("bt1-062_PR"));
    }
}
