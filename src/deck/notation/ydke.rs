//! A Yu-Gi-Oh! list on one line, `ydke://MAIN!EXTRA!SIDE!`: each part is the base64 of its passcodes, copy by copy, four
//! bytes each, the lowest first.
//!
//! Words beside it on its line, or below a blank line, are a remark. It has no check sum: a wrong sign is another card, or none.

use data_encoding::{BASE64, BASE64_NOPAD};

use super::copies::Copies;
use super::passcode::{card, is_passcode};
use super::pasted;
use super::ydk::{self, no_passcode, passcodes};
use super::{MAX_CODE, MAX_DECKS, Notation, Signs, WriteError, too_long, too_many_decks, while_readable};
use crate::card::Game;
use crate::deck::change::{Change, Editing, Ways};
use crate::deck::{BROKEN_LIST, Deck, Places, Reading};
use crate::diagnostic::{Diagnostic, Edit, Severity, Span};
use crate::language::{Message, say};

pub(super) static NOTATION: Notation = Notation {
    id: "ydke",
    about: "a Yu-Gi-Oh! list on one line, `ydke://…!…!…!`",
    recognise: |text| pasted::recognise(text, begins_list),
    read,
    write,
    edit,
    most: MAX_CODE,
    by_lines: true,
    many: |text| lists(text).nth(1).is_some(),
    holds_many: true,
    holds_name: false,
    holds_rules: false,
    signs: Signs::Kept,
    game: Some(Game::Yugioh),
};

const PREFIX: &str = "ydke://";
/// Bytes of a passcode.
const WIDTH: usize = 4;

/// Whether a text begins with such a list, whole or not.
pub(super) fn begins_list(text: &str) -> bool {
    text.get(..PREFIX.len()).is_some_and(|start| start.eq_ignore_ascii_case(PREFIX))
}

/// The lists of a text, whole or not. A line that has none is taken for one, so that it is not lost.
fn lists(text: &str) -> impl Iterator<Item = &str> {
    pasted::lines(text, begins_list).flat_map(|line| {
        let starts: Vec<usize> = pasted::starts(line, begins_list).collect();
        let ends = starts.iter().skip(1).copied().chain([line.len()]);
        let lists: Vec<&str> = starts.iter().zip(ends).map(|(start, end)| without_remark(&line[*start..end])).collect();
        if lists.is_empty() { vec![line] } else { lists }
    })
}

/// A list without what is written behind it: behind its third `!` it goes on as long as there are signs of one.
fn without_remark(list: &str) -> &str {
    let third = list.match_indices('!').nth(2).map_or(list.len(), |(at, mark)| at + mark.len());
    let is_sign = |c: char| c.is_ascii_alphanumeric() || "+/=!".contains(c);
    let end = list[third..].find(|c: char| !is_sign(c)).map_or(list.len(), |at| third + at);
    list[..end].trim_end()
}

fn read(text: &str) -> Vec<Reading> {
    let mut lists = lists(text);
    let list = |line| list(text, line).unwrap_or_else(Reading::broken);
    let first: Vec<&str> = lists.by_ref().take(MAX_DECKS).collect();
    let more = lists.next().map(|line| too_many_decks(Span::of(text, &line[..0])));
    let readings = while_readable(first.into_iter().map(list).chain(more));
    if readings.is_empty() { vec![Reading::default()] } else { readings }
}

/// Reads one list. No part of it is a card by itself, so all of them stand at its prefix.
fn list(text: &str, line: &str) -> Result<Reading, Diagnostic> {
    if line.len() > MAX_CODE {
        return Ok(too_long(text, line, MAX_CODE));
    }
    let wrong = |message: Message, part: &str| {
        let wrong = Diagnostic::new(BROKEN_LIST, Severity::Error, message).at(Span::of(text, part));
        wrong.help(say!("ydke-copy-again"))
    };
    let Some(body) = line.get(PREFIX.len()..).filter(|_| begins_list(line)) else {
        return Err(wrong(say!("ydke-no-prefix"), line));
    };
    let parts: Vec<&str> = body.split('!').collect();
    let [main, extra, side, ""] = parts.as_slice() else { return Err(wrong(say!("ydke-parts"), line)) };
    let mut copies = Copies::default();
    copies.reading.deck.game = NOTATION.game;
    let place = Span::of(text, &line[..PREFIX.len()]).unwrap_or_default();
    for ((section, _), part) in ydk::HEADERS.iter().zip([main, extra, side]) {
        let base = if part.ends_with('=') { BASE64 } else { BASE64_NOPAD };
        let bytes = base.decode(part.as_bytes()).map_err(|_| wrong(say!("ydke-no-base64"), part))?;
        let (codes, rest) = bytes.as_chunks::<WIDTH>();
        if !rest.is_empty() {
            return Err(wrong(say!("ydke-cut-off"), part));
        }
        for (at, code) in codes.iter().enumerate() {
            let code = u32::from_le_bytes(*code);
            if is_passcode(code) {
                copies.push(*section, card(code), Places { line: place, ..Places::default() });
            } else if !super::full(&mut copies.reading, Some(place)) {
                copies.reading.problems.push(no_passcode(&code.to_string(), Span::of(text, signs(part, at))));
            }
        }
    }
    Ok(copies.done())
}

/// The signs that hold the passcode of some place in a part.
fn signs(part: &str, at: usize) -> &str {
    let sign = |byte: usize| byte * 8 / 6;
    let end = ((at + 1) * WIDTH * 8).div_ceil(6);
    part.get(sign(at * WIDTH)..end).unwrap_or(part)
}

fn write(deck: &Deck) -> Result<String, WriteError> {
    let parts = passcodes(deck, NOTATION.id)?.map(|codes| {
        let bytes: Vec<u8> = codes.into_iter().flat_map(u32::to_le_bytes).collect();
        BASE64.encode(&bytes)
    });
    Ok(format!("{PREFIX}{}!\n", parts.join("!")))
}

/// A list changes as a whole.
fn edit(editing: &Editing<'_>, change: &Change) -> Ways {
    let rewritten = || {
        let span = Span::of(editing.text, lists(editing.text).nth(editing.at)?)?;
        Some(vec![Edit { span, text: write(&editing.afterwards(change)).ok()?.trim_end().to_owned() }])
    };
    rewritten().into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Kind, Section};
    use crate::deck::Line;
    use crate::deck::edit::testing::{changed, changed_in, counted, removed, sorted};
    use crate::deck::edit::{Copies as New, Refusal};

    /// 83326048 twice and 55063751; nothing; 581014.
    const LIST: &str = "ydke://YHT3BGB09wTHNEgD!!lt0IAA==!";

    fn says(text: &str) -> Vec<(Section, u32, u32)> {
        let reading = read(text).remove(0);
        assert_eq!((reading.problems.as_slice(), reading.deck.game), (&[][..], Some(Game::Yugioh)), "{text}");
        let code = |line: &Line| line.card.print.as_ref()?.number.passcode();
        reading.deck.lines.iter().filter_map(|line| Some((line.section?, line.count, code(line)?))).collect()
    }

    #[test]
    fn a_list_is_read_with_padding_or_without_and_written_as_it_was() {
        let expected = [(Section::Main, 2, 83_326_048), (Section::Main, 1, 55_063_751), (Section::Side, 1, 581_014)];
        for text in [format!("\n# mine\n \t{LIST} \r\n"), LIST.replace("==", "").replace("ydke", "YDKE")] {
            assert!((NOTATION.recognise)(&text));
            assert_eq!(says(&text), expected);
            assert_eq!(write(&read(&text)[0].deck), Ok(format!("{LIST}\n")));
        }
        assert_eq!(says("ydke://!!!"), []);
    }

    #[test]
    fn a_list_in_the_brackets_of_an_address_is_one() {
        assert!((NOTATION.recognise)(&format!("<{LIST}>\n")));
        assert_eq!(says(&format!("<{LIST}>")), says(LIST));
    }

    #[test]
    fn words_beside_a_list_are_a_remark_and_stay() {
        for text in [
            format!("my deck: {LIST} have fun"),
            format!("[Fish]({LIST})."),
            format!("**{LIST}**\n"),
            format!("\"{LIST}\", from 2014!"),
            format!("```\n{LIST}\n```\n"),
            format!("> {LIST}\n\nGood luck!\n"),
            format!("- `{LIST}`\n"),
            format!("Deck:{LIST}\n"),
        ] {
            assert!((NOTATION.recognise)(&text) && !(NOTATION.many)(&text), "{text}");
            assert_eq!(says(&text), says(LIST));
        }
        let edited = "my deck: ydke://YHT3BGB09wTHNEgD!!! have fun\n";
        assert_eq!(removed(&format!("my deck: {LIST} have fun\n"), 2), Ok(edited.to_owned()));
        let two = format!("mine: {LIST}, yours: {LIST} (old)\n");
        assert!((NOTATION.many)(&two) && read(&two).iter().all(|reading| !reading.broken));
        for two in [format!("{LIST};{LIST}"), format!("{LIST},{LIST}"), format!("{LIST}{LIST}")] {
            assert_eq!(read(&two).iter().filter(|reading| !reading.broken).count(), 2, "{two}");
        }
    }

    #[test]
    fn a_list_of_another_notation_may_say_where_it_comes_from() {
        for text in [format!("Deck: {LIST}\n4 BT1-006\n"), format!("4 BT1-006\nfrom {LIST}\n"), format!("xy{LIST}")] {
            assert!(!(NOTATION.recognise)(&text), "{text}");
        }
    }

    #[test]
    fn a_list_that_is_damaged_is_broken_where_it_is() {
        let said = |text: &str| {
            let reading = read(text).remove(0);
            assert!(reading.broken && reading.deck.lines.is_empty(), "{text}");
            let problem = &reading.problems[0];
            (problem.message.to_string(), problem.span.expect("a place").text(text).to_owned())
        };
        let parts = "a ydke list has three parts, each with a `!` behind it";
        for text in ["ydke://YHT3BA==!", "ydke://!!", "ydke://!!!!", "ydke://!!!x"] {
            assert_eq!(said(text), (parts.to_owned(), text.to_owned()));
        }
        let no_base64 = "this part of a ydke list is damaged: it is no base64";
        for part in ["YHT3B*==", "YHT3BA=", "YHT3BB==", "YHT3 BA==", "Y=HT3BA=="] {
            assert_eq!(said(&format!("ydke://!{part}!!")), (no_base64.to_owned(), part.to_owned()));
        }
        let cut_off = "this part of a ydke list is damaged: the last passcode is not whole";
        assert_eq!(said("ydke://!!YHT3!"), (cut_off.to_owned(), "YHT3".to_owned()));
        assert_eq!(said("ydka://!!!").0, "this is no ydke list: one begins with `ydke://`");
    }

    #[test]
    fn what_is_no_passcode_is_shown_by_its_signs() {
        let text = "ydke://YHT3BAAAAAD/////!!!";
        let reading = read(text).remove(0);
        let places: Vec<&str> =
            reading.problems.iter().filter_map(|problem| problem.span).map(|at| at.text(text)).collect();
        assert_eq!(places, ["AAAAAD", "D/////"]);
        assert_eq!((reading.broken, reading.deck.lines.len()), (false, 1));
    }

    #[test]
    fn each_line_is_a_list() {
        let text = format!("{LIST}\noops\n{LIST}\n");
        let found: Vec<bool> = read(&text).iter().map(|reading| reading.broken).collect();
        assert_eq!(found, [false, true, false]);
        assert!((NOTATION.many)(&text) && !(NOTATION.many)(LIST));
        let edited = format!("{LIST}\noops\nydke://YHT3BMc0SAM=!!lt0IAA==!\n");
        assert_eq!(changed_in(&text, 2, &Change::Count { line: 0, count: 1 }), Ok(edited));
    }

    #[test]
    fn a_list_is_edited_as_a_whole() {
        let card = card(581_014);
        let (kind, section) = (Kind::Fusion, Section::Extra);
        let new = New { count: 1, card, kind, section, at_home: true, named_alone: false, as_written: None };
        assert_eq!(changed(LIST, &Change::Insert(new)), Ok(LIST.replace("!!", "!lt0IAA==!")));
        assert_eq!(removed(LIST, 2), Ok(LIST.replace("lt0IAA==", "")));
        assert_eq!(counted(LIST, 2, 2), Ok(LIST.replace("lt0IAA==", "lt0IAJbdCAA=")));
        assert_eq!(sorted(LIST), Ok(LIST.replace("YHT3BGB09wTHNEgD", "xzRIA2B09wRgdPcE")));
        assert!(matches!(changed(LIST, &Change::Rename("Fish".into())), Err(Refusal::NoName { .. })));
    }
}
