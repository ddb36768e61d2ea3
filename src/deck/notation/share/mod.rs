//! A share code, `scouter:AEAA…`: a whole deck on one line of letters and digits, for chats, links and QR codes.
//!
//! Behind the prefix stand bytes in base32 (RFC 4648, without padding): the letters A to Z and the digits 2 to 7, in either
//! case. That is a fifth longer than base64, but nobody has to get the case right, no digit looks like one of the letters,
//! no chat takes a sign for markup, and a QR code holds it in the mode for capitals, with 5.5 bits a sign instead of 8.
//! Blanks and line breaks behind the prefix do not count, and `#` begins a comment; words before it on its line, or below a
//! blank line, are a remark.
//!
//! In every version the first byte is the version in its lower half and the game in its upper (0: DBSCG, or not said;
//! 1: Yu-Gi-Oh!; 2: Force of Will; 3: Creatures of Exo), and the last four are the CRC-32 of all before them, the highest first; what stands between, [`body`] says. A
//! sign that is wrong, or swapped with its neighbour, is always noticed; one too many or too few goes unnoticed once in
//! four thousand million codes.

mod body;

use std::iter;

use data_encoding::{BASE32_NOPAD, BASE32_NOPAD_NOCASE};

use super::{
    MAX_CODE, MAX_DECKS, Notation, Signs, WriteError, full, pasted, short, too_long, too_many_decks, while_readable,
};
use crate::card::{Game, plain};
use crate::deck::change::{Change, Editing, Ways};
use crate::deck::{BROKEN_LIST, Deck, Reading};
use crate::diagnostic::{Diagnostic, Edit, Severity, Span};
use crate::language::{Message, say};

pub(super) static NOTATION: Notation = Notation {
    id: "share",
    about: "a share code, `scouter:AEAA…`: numbers and copies on one line, checked",
    recognise: |text| pasted::recognise(text, begins_code),
    read,
    write,
    edit,
    most: MAX_CODE,
    by_lines: true,
    many: |text| codes(text).len() > 1,
    holds_many: true,
    holds_name: true,
    holds_rules: true,
    signs: Signs::Kept,
    game: None,
};

const PREFIX: &str = "scouter:";
/// The only version there is.
const VERSION: u8 = 1;
/// The games that are said, from 1 on.
const GAMES: [Game; 3] = [Game::Yugioh, Game::ForceOfWill, Game::Exo];

/// Whether a text begins with a share code, whole or not.
pub(super) fn begins_code(text: &str) -> bool {
    text.get(..PREFIX.len()).is_some_and(|start| start.eq_ignore_ascii_case(PREFIX))
}

fn read(text: &str) -> Vec<Reading> {
    let codes = codes(text);
    if codes.is_empty() {
        return vec![Reading::default()];
    }
    let read = |parts: &Vec<&str>| match parts.first() {
        Some(first) if parts.iter().map(|part| part.len()).sum::<usize>() > MAX_CODE => too_long(text, first, MAX_CODE),
        _ => code(text, parts).unwrap_or_else(Reading::broken),
    };
    let more = codes.get(MAX_DECKS).and_then(|parts| parts.first());
    let more = more.map(|first| too_many_decks(Span::of(text, &first[..0])));
    while_readable(codes.iter().take(MAX_DECKS).map(read).chain(more))
}

/// The codes of a text, each in the parts that line ends and comments leave of it. A line before the first is taken for one, so
/// that it is not lost; words before a code on its line are a remark. There may be one more than are read; what follows on it is
/// not looked at.
fn codes(text: &str) -> Vec<Vec<&str>> {
    let mut codes: Vec<Vec<&str>> = Vec::new();
    for line in pasted::lines(text, begins_code) {
        let line = line.split('#').next().unwrap_or_default();
        let mut starts = pasted::starts(line, begins_code).peekable();
        let written = pasted::without_signs(line);
        // `_scouter:…`
        let is_lost = codes.is_empty() && written.contains(char::is_alphanumeric) && without_remark(written).is_empty();
        let part = if is_lost { written } else { without_remark(written) };
        let goes_on = starts.peek().is_none() && !part.is_empty();
        match codes.last_mut() {
            _ if !goes_on => {}
            Some(code) => code.push(part),
            None => codes.push(vec![part]),
        }
        while let Some(start) = starts.next() {
            if codes.len() > MAX_DECKS {
                return codes;
            }
            let end = starts.peek().copied().unwrap_or(line.len());
            codes.push(vec![without_remark(&line[start..end])]);
        }
    }
    codes
}

/// A part of a code without the sign that ends what it stands in, and what is written behind that.
fn without_remark(part: &str) -> &str {
    let ends = |c: char| ")>]}\"'`*_|,;.!?~»”’".contains(c);
    part.find(ends).map_or(part, |at| &part[..at]).trim_end()
}

/// Reads one code. No part of it is a card by itself, so all of them stand at its prefix.
fn code(text: &str, parts: &[&str]) -> Result<Reading, Diagnostic> {
    let place = parts.iter().filter_map(|part| Span::of(text, part)).reduce(Span::to).unwrap_or_default();
    let wrong = |message: Message| Diagnostic::new(BROKEN_LIST, Severity::Error, message).at(place);
    let damaged = || wrong(say!("share-damaged")).help(say!("share-copy-again"));
    let bytes = BASE32_NOPAD_NOCASE.decode(signs(text, parts)?.as_bytes()).map_err(|_| damaged())?;
    let (bytes, sum) = bytes.split_last_chunk().ok_or_else(damaged)?;
    let (head, rest) = bytes.split_first().ok_or_else(damaged)?;
    if crc32fast::hash(bytes).to_be_bytes() != *sum {
        return Err(damaged());
    }
    let (version, number) = (head & 15, head >> 4);
    let game = usize::from(number).checked_sub(1).map(|at| GAMES.get(at).copied());
    if game == Some(None) {
        return Err(wrong(say!("share-other-game", game = number)).help(say!("share-newer-may-know")));
    }
    if version != VERSION {
        let message = say!("share-newer", version = version, known = VERSION);
        return Err(wrong(message).help(say!("share-newer-reads")));
    }
    let read = body::read(rest, Span::new(place.start, place.start + PREFIX.len()));
    let mut reading = read.ok_or_else(|| wrong(say!("share-no-deck")))?;
    reading.deck.game = game.flatten();
    Ok(reading)
}

/// The signs of a code behind its prefix.
fn signs(text: &str, parts: &[&str]) -> Result<String, Diagnostic> {
    let wrong = |message: Message, part| {
        let wrong = Diagnostic::new(BROKEN_LIST, Severity::Error, message).at(Span::of(text, part));
        wrong.help(say!("share-copy-again"))
    };
    let mut signs = String::new();
    let Some((first, others)) = parts.split_first() else { return Ok(signs) };
    let Some(behind) = first.get(PREFIX.len()..).filter(|_| begins_code(first)) else {
        return Err(wrong(say!("share-no-prefix"), first));
    };
    for part in iter::once(&behind).chain(others) {
        for (at, written) in part.char_indices() {
            match plain(written) {
                None | Some(' ') => {}
                Some(sign) if sign.is_ascii_alphabetic() || ('2'..='7').contains(&sign) => signs.push(sign),
                Some(_) => {
                    let message = say!("share-odd-sign", sign = written.to_string());
                    return Err(wrong(message, &part[at..at + written.len_utf8()]));
                }
            }
        }
    }
    Ok(signs)
}

fn write(deck: &Deck) -> Result<String, WriteError> {
    let game = GAMES.iter().zip(1_u8..).find(|(game, _)| Some(**game) == deck.game).map_or(0, |(_, number)| number);
    let mut bytes = vec![game << 4 | VERSION];
    body::write(deck, &mut bytes)?;
    let sum = crc32fast::hash(&bytes);
    bytes.extend(sum.to_be_bytes());
    Ok(format!("{PREFIX}{}\n", BASE32_NOPAD.encode(&bytes)))
}

/// A code changes as a whole. What stands within it and is no part of it would be lost, so such a code stays as it is; and
/// its lines have one order.
fn edit(editing: &Editing<'_>, change: &Change) -> Ways {
    rewritten(editing, change).map(|edit| vec![edit]).into_iter().collect()
}

fn rewritten(editing: &Editing<'_>, change: &Change) -> Option<Edit> {
    let codes = codes(editing.text);
    let parts: Vec<Span> = codes.get(editing.at)?.iter().filter_map(|part| Span::of(editing.text, part)).collect();
    let is_remark = |pair: &[Span]| {
        let between = Span::new(pair[0].end, pair[1].start).text(editing.text);
        between.contains(|c: char| c == '#' || c.is_alphanumeric())
    };
    let holds_remark = parts.windows(2).any(is_remark);
    let span = parts.into_iter().reduce(Span::to)?;
    if holds_remark || matches!(change, Change::Sort(_)) {
        return None;
    }
    Some(Edit { span, text: write(&editing.afterwards(change)).ok()?.trim_end().to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Print, Section};
    use crate::deck::{CardRef, KeptPlaces, Line, MAX_COUNT};

    fn deck(lines: &[(Section, u32, &str)]) -> Deck {
        let line = |(section, count, print): &(Section, u32, &str)| {
            let print: Print = print.parse().unwrap_or_else(|error| panic!("{error}"));
            let card = CardRef { print: Some(print), ..CardRef::default() };
            Line::of(*count, card, *section, KeptPlaces::default())
        };
        Deck { lines: lines.iter().map(line).collect(), ..Deck::default() }
    }

    fn said(deck: &Deck) -> Vec<(Section, u32, String)> {
        let say = |line: &Line| {
            let print = line.card.print.as_ref().map(ToString::to_string).unwrap_or_default();
            (line.section.expect("a section"), line.count, print)
        };
        deck.lines.iter().map(say).collect()
    }

    /// A code whose check sum is right, whatever it holds.
    fn sealed(bytes: &[u8]) -> String {
        let sum = crc32fast::hash(bytes).to_be_bytes();
        format!("{PREFIX}{}", BASE32_NOPAD.encode(&[bytes, &sum].concat()))
    }

    fn message(text: &str) -> String {
        read(text)[0].problems.first().map(|problem| problem.message.to_string()).unwrap_or_default()
    }

    /// Codes are kept for years: these bytes must not change.
    #[test]
    fn a_code_is_what_its_form_says_byte_for_byte() {
        let mut fish = deck(&[
            (Section::Main, 5, "QQQ-0040"),
            (Section::Main, 4, "BT10-030"),
            (Section::Main, 3, "BT10-020"),
            (Section::Main, 1, "BT10-030_PR"),
            (Section::Leader, 1, "P-001_X1"),
        ]);
        fish.name = Some("é".into());
        let parts: [&[u8]; 8] = [
            &[1],
            &[2, 0xc3, 0xa9, 0],
            // Leader: P-001 (16 + 8), its set (16 + 2), one of the print _X1.
            &[8, 24, 18, 9, 2, b'X', b'1'],
            // Main: four lines; BT10-020 (320 + 4) and its set.
            &[33, 196, 2, 10, 10],
            // Ten on: 160 + 6 + 1.
            &[167, 1],
            // The same once more, one of the print _PR.
            &[9, 10],
            // QQQ-0040 (640 + 8) and its set, whose letters are spelled out.
            &[136, 5, 131, 1, 3, b'Q', b'Q', b'Q'],
            &[40],
        ];
        assert_eq!(write(&fish), Ok(format!("{}\n", sealed(&parts.concat()))));
    }

    #[test]
    fn every_shape_of_number_and_every_section_is_held_in_one_order() {
        let numbers = ["A-1", "ABCD999-0001", "BT1-05", "BT1-005", "BT01-005", "BT001-5", "P-9999", "XD0-000", "Z-01"];
        let lines = |count| Section::ALL.map(|section| numbers.map(|number| (section, count, number))).concat();
        for count in [1, 4, 5, MAX_COUNT] {
            let forth = deck(&lines(count));
            let back = deck(&lines(count).into_iter().rev().collect::<Vec<_>>());
            let code = write(&forth).expect("numbers");
            assert_eq!(write(&back).as_ref(), Ok(&code));
            let mut expected = said(&forth);
            expected.sort_by_key(|(section, _, number)| {
                (Section::ALL.iter().position(|other| other == section), number.clone())
            });
            assert_eq!(said(&read(&code)[0].deck), expected);
        }
    }

    #[test]
    fn numbers_of_other_games_and_their_game_are_held() {
        let mut numbers =
            ["07391448", "07391449", "83326048", "00000000", "100000005", "000000005", "1-084", "CMF-005J", "AO4-BB1"];
        numbers.sort_unstable();
        let mut forth = deck(&numbers.map(|number| (Section::Extra, 3, number)));
        forth.lines.extend(deck(&[(Section::Side, 5, "1-084_PR"), (Section::Side, 1, "BT1-005")]).lines);
        forth.game = Some(Game::ForceOfWill);
        let back = read(&write(&forth).expect("numbers")).remove(0).deck;
        assert_eq!((said(&back), back.game), (said(&forth), forth.game));
        for game in Game::ALL {
            forth.game = Some(game);
            let said = Some(game).filter(|game| *game != Game::Dbscg);
            assert_eq!(read(&write(&forth).expect("numbers"))[0].deck.game, said);
        }
    }

    #[test]
    fn a_list_of_passcodes_is_short() {
        let codes = (0..40).map(|n| format!("{:08}", 2_000_000 * n + 12_345)).collect::<Vec<_>>();
        let lines: Vec<(Section, u32, &str)> = codes.iter().map(|code| (Section::Main, 3, code.as_str())).collect();
        assert!(write(&deck(&lines)).expect("numbers").len() < 300);
    }

    #[test]
    fn what_a_code_cannot_hold_is_refused() {
        let mut nameless = deck(&[(Section::Main, 4, "BT1-005")]);
        nameless.lines[0].card = CardRef::named("Fish");
        assert!(matches!(write(&nameless), Err(WriteError::NumberMissing { .. })));
        let many = deck(&[(Section::Main, MAX_COUNT, "BT1-005"), (Section::Main, 1, "BT1-005")]);
        assert!(matches!(write(&many), Err(WriteError::Copies { copies: 1001, .. })));
    }

    #[test]
    fn case_blanks_comments_and_wide_letters_do_not_count() {
        let code = write(&deck(&[(Section::Main, 4, "BT1-005")])).expect("a number");
        let body = code[PREFIX.len()..].trim_end();
        let wide: String = body.chars().filter_map(|c| char::from_u32(u32::from(c) + 0xfee0)).collect();
        let (front, back) = body.split_at(7);
        for text in [
            format!("\n# mine\nSCOUTER: {}\r\n\t{back} # last\n", front.to_lowercase()),
            format!("scouter:{front}\u{200b}\u{ad}{back}"),
            format!("scouter:{wide}"),
        ] {
            assert!((NOTATION.recognise)(&text), "{text}");
            let readings = read(&text);
            assert_eq!((readings.len(), &readings[0].problems), (1, &vec![]), "{text}");
            assert_eq!(said(&readings[0].deck), [(Section::Main, 4, "BT1-005".to_owned())], "{text}");
        }
    }

    #[test]
    fn a_code_is_read_as_chats_show_it() {
        let fish = deck(&[(Section::Main, 4, "BT1-005")]);
        let code = write(&fish).expect("a number");
        let code = code.trim_end();
        let (front, back) = code.split_at(15);
        for text in [
            format!("```\n{code}\n```\n"),
            format!("```text\n{front}\n{back}\n```\n"),
            format!("> {code}\n"),
            format!("> {front}\n> {back}\n"),
            format!("- {code}\n"),
            format!("\"{code}\""),
            format!("({code})"),
            format!("`{code}`"),
            format!("<{code}>"),
            format!("Deck: {code}"),
            format!("[my deck]({code}), have fun"),
            format!("{code}\n\nGood luck!\n"),
        ] {
            assert!((NOTATION.recognise)(&text) && !(NOTATION.many)(&text), "{text}");
            let reading = read(&text).remove(0);
            assert_eq!((&reading.problems, said(&reading.deck)), (&vec![], said(&fish)), "{text}");
        }
        // What stands behind a blank line and is no remark may be a part of it, or cards.
        assert!(read(&format!("{code}\n\n4 BT1-006\n"))[0].broken);
    }

    #[test]
    fn each_prefix_begins_a_code_and_a_line_before_the_first_is_not_lost() {
        let code = write(&deck(&[(Section::Main, 4, "BT1-005")])).expect("a number");
        let text = format!("my deck\nmine: {}{code}# scouter: is no prefix here\nscouter:oops", code.trim_end());
        let found: Vec<_> = read(&text).iter().map(|reading| (reading.broken, reading.deck.lines.len())).collect();
        assert_eq!(found, [(true, 0), (false, 1), (false, 1), (true, 0)]);
        assert_eq!(message(&text), "this is no share code: one begins with `scouter:`");
        assert!((NOTATION.many)(&text));
    }

    #[test]
    fn versions_and_games_that_are_not_known_are_told_from_damage() {
        let of = |head: u8| message(&sealed(&[head, 0, 0]));
        assert_eq!(of(0x01), "");
        assert_eq!(of(0x02), "this share code is of version 2, and this scouter knows version 1");
        assert_eq!(of(0x40), "this share code is of another game, number 4, which this scouter does not know");
        let damaged = "this share code is damaged: a sign in it is wrong, missing, added or swapped";
        for text in ["scouter:", "scouter:A", "scouter:AAAAAAA", "scouter:AEAAAAAAAAAA"] {
            assert_eq!(message(text), damaged, "{text}");
        }
    }

    #[test]
    fn bytes_that_are_no_deck_are_refused_though_their_sum_is_right() {
        for bytes in [
            &[1][..],                                                               // no name
            &[1, 9, b'a'],                                                          // a name that is cut off
            &[1, 1, 0xff, 0],                                                       // a name that is no text
            &[1, 0, 0, 15],                                                         // a section that is none
            &[1, 0, 0, 9],                                                          // a line that is missing
            &[1, 0, 0, 9, 81],                              // the set of a line before the first
            &[1, 0, 0, 9, 80, 14 << 4, 1],                  // letters that are none
            &[1, 0, 0, 9, 0, 0x90, 1, 3, b'o', b'f', b'f'], // a number that is none
            &[1, 0, 0, 9, 0, 0xa1, 1],                      // digits beside a passcode
            &[1, 0, 0, 17, 0, 0x90, 1, 5, b'1', b'-', b'0', b'8', b'4', 1], // the set of a number that is spelled out
            &[1, 0, 0, 9, 88, 18, 0],                       // no copies
            &[1, 0, 0, 9, 88, 18, 9, 1, b'!'],              // a suffix that is none
            &[1, 0, 0, 0x81, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80], // a number without end
        ] {
            assert_eq!(message(&sealed(bytes)), "this share code is whole, but what it says is no deck", "{bytes:?}");
        }
    }

    #[test]
    fn a_list_without_end_is_cut_off_with_a_word() {
        let line = [1 << 4, 18].repeat(5_000);
        let reading = read(&sealed(&[&[1, 0, 0, 0xc1, 0xb8, 0x02][..], &line].concat())).remove(0);
        assert_eq!((reading.deck.lines.len(), reading.problems.len()), (crate::deck::MAX_LINES, 1));
    }
}
