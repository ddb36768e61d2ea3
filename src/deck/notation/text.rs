//! Plain text: a card per line, headers or none; and the form a deck site exports.

mod edit;
mod recount;
mod remarks;
mod sums;

use super::{
    MAX_BYTES, Notation, Signs, WriteError, broken, comment, csv, full, legible, line, lines, one, short,
    with_shown_names, words,
};
use crate::card::{Print, Section};
use crate::deck::{CardRef, Deck, Line, MAX_COUNT, Places, Reading, UNREADABLE_LINE, header};
use crate::diagnostic::{Diagnostic, Severity, Span};
use crate::language::say;
use remarks::{block, is_comment, unclear};

/// `4 BT1-005 Name` below headers.
pub(super) static NOTATION: Notation = Notation {
    id: "text",
    about: "plain text, `4 BT1-005 Name`, read in all the shapes people paste",
    recognise: |_| true,
    read,
    write,
    edit: edit::text,
    most: MAX_BYTES,
    by_lines: true,
    many: one,
    holds_many: false,
    holds_name: true,
    holds_rules: true,
    signs: Signs::Shown,
    game: None,
};

/// `4 Name [BT1-005]` below `_____Main Deck_____`.
pub(super) static SITE: Notation = Notation {
    id: "site",
    about: "text export of a deck site, `4 Name [BT1-005]` below `_____Main Deck_____`",
    recognise: |text| text.lines().any(|line| line.starts_with("_____") && line.trim_end().ends_with("_____")),
    read,
    write: write_site,
    edit: edit::site,
    most: MAX_BYTES,
    by_lines: true,
    many: one,
    holds_many: false,
    holds_name: false,
    holds_rules: false,
    signs: Signs::Shown,
    game: None,
};

/// Keys of the line that says what the deck is called.
const NAME: [&str; 11] = [
    "name",
    "deck name",
    "deckname",
    "deck title",
    "title",
    "nome",
    "nome mazzo",
    "nome del mazzo",
    "nome deck",
    "nom",
    "nom du deck",
];

/// Keys that say it too, unless what stands behind them is a card: they are also headers.
const CALLED: [&str; 5] = ["deck", "decklist", "deck list", "mazzo", "mazo"];

/// Keys of other lines that tell about the deck, not about a card.
const ABOUT: [&str; 30] = [
    "player",
    "player name",
    "author",
    "by",
    "date",
    "event",
    "tournament",
    "format",
    "notes",
    "note",
    "game",
    "source",
    "url",
    "http",
    "https",
    "created",
    "total",
    "description",
    "color",
    "colors",
    "colour",
    "colours",
    "archetype",
    "expect",
    "giocatore",
    "autore",
    "data",
    "joueur",
    "auteur",
    "torneo",
];

/// Those of them that may well hold the number of a card, as names may.
const REMARKS: [&str; 11] =
    ["archetype", "event", "tournament", "torneo", "notes", "note", "description", "source", "url", "http", "https"];

/// Those of them that hold addresses.
const LINKS: [&str; 4] = ["source", "url", "http", "https"];

/// The key of a line about the deck, in lower case, and its value, without the signs of bold letters: `**Name:** Fish`.
fn keyed(line: &str) -> Option<(String, &str)> {
    let is_sign = |c: char| c == '*' || c == '_';
    let (key, value) = line.split_once(':')?;
    let plain = key.trim().trim_start_matches(is_sign);
    let is_bold = plain.len() < key.trim().len();
    let value = if is_bold { value.trim().trim_matches(is_sign) } else { value };
    Some((plain.trim_end_matches(is_sign).trim().to_lowercase(), value.trim()))
}

/// Whether a key and its value say what the deck is called. Below cards, `Deck: Fish` may be one more.
fn says_name(key: &str, value: &str, is_above: bool) -> bool {
    let is_words = || line::read(value, None).is_ok_and(|line| line.bare) && !is_address(value);
    NAME.contains(&key) || is_above && CALLED.contains(&key) && is_words()
}

fn is_address(value: &str) -> bool {
    value.contains("://") && !value.contains(char::is_whitespace)
}

fn read(text: &str) -> Vec<Reading> {
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
    vec![reading]
}

/// Takes a number alone for that of the card whose count and name stand on the line above it.
fn join_caption(text: &str, lines: &mut Vec<Line>) {
    let [.., above, below] = lines.as_mut_slice() else { return };
    let (places, number) = (Places::from(above.places), Places::from(below.places));
    let between = text.get(places.line.end..number.line.start).unwrap_or_default();
    let is_next = between.trim().is_empty() && between.matches('\n').count() == 1;
    if is_next && wants_number(above) && is_number_alone(below) && above.section == below.section {
        above.card = CardRef { name: above.card.name.take(), ..below.card.clone() };
        above.places = Places { number: number.number, removal: None, ..places }.into();
        lines.pop();
    }
}

/// Whether a line is a count and a name, whose number may stand below it.
const fn wants_number(line: &Line) -> bool {
    line.counted && line.card.print.is_none() && line.card.spelling.is_none()
}

const fn is_number_alone(line: &Line) -> bool {
    !line.counted && line.card.print.is_some() && line.card.name.is_none()
}

/// A line that parts a name from a number which is not its own stays: without it, they would be one card.
fn keep_captions_apart(lines: &mut [Line]) {
    let Some(first) = lines.iter().position(wants_number) else { return };
    for at in first + 1..lines.len().saturating_sub(1) {
        if is_number_alone(&lines[at + 1]) {
            lines[at].places = Places { removal: None, ..Places::from(lines[at].places) }.into();
        }
    }
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

/// Where the name of a deck stands above headers that are a sign longer: `##Fish`, and then `###Main deck`.
fn titled(text: &str) -> Option<Span> {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let title = lines.next()?;
    if let Some(name) = decorated(title) {
        return Span::of(text, name);
    }
    let name = title.strip_prefix("##").filter(|name| !name.starts_with('#') && header::section(title).is_none())?;
    lines.next()?.strip_prefix("###").and_then(header::section)?;
    Span::of(text, name.trim()).filter(|span| span.start < span.end)
}

/// What stands within a line that has signs on both sides for ornament: `~*~ Fish ~*~`, `★ Fish ★`, `=== Fish ===`. One that may
/// be a card, or a header, is none.
fn decorated(line: &str) -> Option<&str> {
    let is_ornament = |c: char| !c.is_alphanumeric() && !"\"'()[]{}<>.,;:!?#/|&+-".contains(c);
    let begin = line.trim_start_matches(is_ornament);
    let inner = begin.trim_end_matches(is_ornament).trim();
    let is_both = begin.len() < line.len() && inner.len() < begin.trim_end().len();
    let has_count = |line: Line| line.counted || line.card.print.is_some();
    let may_be_card = line::read(inner, None).is_ok_and(has_count) || line::holds_counted_number(inner);
    let says = |(key, _): (String, &str)| {
        let is_known = |keys: &[&str]| keys.contains(&key.as_str());
        is_known(&NAME) || is_known(&CALLED) || is_known(&ABOUT) || key == "rules" || header::section(&key).is_some()
    };
    let is_other =
        header::section(line).is_some() || header::section(inner).is_some() || keyed(inner).is_some_and(says);
    (is_both && !is_other && !may_be_card && inner.contains(char::is_alphabetic)).then_some(inner)
}

/// The head of a table that nobody knows the words of: the first line, in cells as the one below it, which is a card.
fn heading(text: &str) -> Option<Span> {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let (first, below) = (lines.next()?, lines.next()?);
    let sign = ['\t', ';', '|'].into_iter().find(|sign| first.contains(*sign))?;
    let cells = |line: &str| line.split(sign).filter(|cell| !cell.trim().is_empty()).count();
    let is_card = line::read(below, None).is_ok_and(|line| line.counted && line.card.print.is_some());
    let is_head = cells(first) > 1 && cells(first) >= cells(below) && !first.contains(|c: char| c.is_ascii_digit());
    // `Leader;Champa` names a leader.
    let leads = first.split(sign).next().and_then(|cell| header::section(cell.trim())) == Some(Section::Leader);
    let says =
        leads || first.starts_with(['#', ';']) || first.starts_with("//") || header::section(first.trim()).is_some();
    (is_head && is_card && !says).then(|| Span::of(text, first)).flatten()
}

/// Whether copies stand in more than one column of a table: nobody knows what the others are.
fn is_uneven(text: &str) -> bool {
    let columns = text.lines().skip(1).filter_map(|line| {
        let sign = ['\t', ';', '|'].into_iter().find(|sign| line.contains(*sign))?;
        let is_count = |cell: &str| cell.trim().parse::<u32>().is_ok_and(|copies| (1..=MAX_COUNT).contains(&copies));
        let mut counts = line.split(sign).enumerate().filter(|(_, cell)| is_count(cell)).map(|(at, _)| at);
        counts.next().filter(|_| counts.next().is_none())
    });
    let mut columns = columns.collect::<Vec<_>>();
    columns.dedup();
    columns.len() > 1
}

/// Where a page of the web begins that is no list: its first mark.
fn page(text: &str) -> Option<Span> {
    const MARKS: [&str; 9] = ["<!doctype", "<html", "<head", "<body", "<table", "<div", "<ul", "<ol", "<tr"];
    let first = text.trim_start_matches(['\u{feff}', ' ', '\t', '\n', '\r']);
    let begins = |mark: &&&str| first.get(..mark.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(mark));
    let mark = MARKS.iter().find(begins)?;
    Span::of(text, &first[..mark.len()])
}

/// Keys of lines about the deck that every list says of itself: nobody misses them.
const SUMMED: [&str; 2] = ["total", "game"];

/// Whether a line is a comment, ends with one, or is a note about the deck that no notation holds.
fn is_remark(written: &str) -> bool {
    let line = written.trim();
    let says = line.contains(char::is_alphanumeric) && !lines::is_expected(line);
    if !says || header::section(line).is_some() || csv::heads(line) {
        return false;
    }
    let is_note = |key: &str| ABOUT.contains(&key) && !SUMMED.contains(&key);
    is_comment(line)
        || comment::without(line).len() < line.len()
        || keyed(line).is_some_and(|(key, value)| is_note(&key) || is_link(&key, value))
}

/// `Deck: https://…`: where the list is from.
fn is_link(key: &str, value: &str) -> bool {
    CALLED.contains(&key) && is_address(value)
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
    let Some((key, value)) = keyed(line) else { return false };
    match key.as_str() {
        key if says_name(key, value, deck.lines.is_empty()) => deck.name = Some(value.to_owned()),
        "rules" => deck.rules = Some(value.to_owned()),
        key => return ABOUT.contains(&key) || is_link(key, value),
    }
    true
}

/// Whether a line about the deck holds a card: `Total: 4 BT1-012 Hit`. A remark may name cards, a deck may be called after
/// one; with a number of copies beside it, it is a card of the list.
fn hides_card(written: &str) -> bool {
    let line = written.trim();
    let Some((key, value)) = keyed(line).filter(|_| !is_comment(line)) else { return false };
    let remark = REMARKS.contains(&key.as_str()) || NAME.contains(&key.as_str());
    match line::read(value, None) {
        Ok(line) if line.card.print.is_some() && (line.counted || !remark) => true,
        _ if LINKS.contains(&key.as_str()) && !value.contains(char::is_whitespace) => false,
        // `BT1-006 x1 (SR)`: a count that shops' words hide is one, and so is one that hangs on a number.
        _ => line::holds_counted_number(value),
    }
}

/// Reads a card line, perhaps behind its section: `Leader: BT1-001 Champa`.
fn card(written: &str, start: usize, removal: Span, section: Option<Section>, reading: &mut Reading) {
    let prefix = [":", " - ", " – ", "\t", ";"].iter().find_map(|sign| {
        let (head, _) = written.split_once(sign)?;
        Some((header::section_below(head.trim(), section, &reading.deck.lines)?, head.len() + sign.len()))
    });
    let (section, skip) = prefix.map_or((section, 0), |(section, skip)| (Some(section), skip));
    let deck = &mut reading.deck;
    deck.game = deck.game.or_else(|| header::game(written.get(..skip)?.trim_end_matches([' ', ':', '-', '–'])));
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

/// The sections of a deck that hold lines, with their lines.
fn sections(deck: &Deck) -> impl Iterator<Item = (Section, Vec<&Line>)> {
    Section::ALL.into_iter().filter_map(|section| {
        let lines: Vec<&Line> = deck.section(section).collect();
        (!lines.is_empty()).then_some((section, lines))
    })
}

/// A card as `BT1-005 Name`, whichever parts it has. A number that is known in brackets alone has them, behind the name.
pub(super) fn number_first(card: &CardRef) -> String {
    let number = card.print.as_ref().map(ToString::to_string);
    if number.as_deref().is_some_and(|number| Print::among_words(number).is_none()) {
        return number_last(card);
    }
    [number, card.name.clone()].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// A card as `Name [BT1-005]`, whichever parts it has.
fn number_last(card: &CardRef) -> String {
    let number = card.print.as_ref().map(|print| format!("[{print}]"));
    [card.name.clone(), number].into_iter().flatten().collect::<Vec<_>>().join(" ")
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

fn write(deck: &Deck) -> Result<String, WriteError> {
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

/// A header as the site writes it.
fn site_header(section: Section) -> String {
    format!("_____{}_____", site_title(section))
}

fn site_title(section: Section) -> String {
    section.title().replace("Z-Deck", "Z Deck")
}

fn write_site(deck: &Deck) -> Result<String, WriteError> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Game;
    use crate::deck::{MAX_LINES, Places};

    fn deck(text: &str) -> Deck {
        let mut readings = read(text);
        assert_eq!(readings[0].problems, [], "{text}");
        readings.remove(0).deck
    }

    #[test]
    fn headers_comments_and_lines_about_the_deck_are_no_cards() {
        let deck = deck("Name: Fish\n# mine\nPlayer: Ann\n\n// Leader\nBT1-001\n-----\nBattle Cards (4):\n4 BT1-005\n");
        assert_eq!(deck.name.as_deref(), Some("Fish"));
        let sections: Vec<_> = deck.lines.iter().map(|line| line.section).collect();
        assert_eq!(sections, [Some(Section::Leader), Some(Section::Main)]);
    }

    #[track_caller]
    fn said(text: &str) -> Vec<(Option<Section>, u32, String)> {
        let said = |line: Line| {
            let CardRef { print, name, .. } = line.card;
            let words = [print.map(|print| print.to_string()), name].into_iter().flatten();
            (line.section, line.count, words.collect::<Vec<_>>().join(" "))
        };
        deck(text).lines.into_iter().map(said).collect()
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
    fn a_row_whose_first_cell_is_empty_is_no_comment() {
        assert_eq!(said("4;BT1-006\n;4;BT1-010\n").len(), 2);
        // Nobody knows whether it is in the side deck too.
        let reading = read("Main;4;BT1-006\n;4;BT1-007\nSide;2;BT1-027\n;4;BT1-010\n").remove(0);
        assert_eq!((reading.deck.lines.len(), reading.problems.len()), (3, 1));
    }

    #[test]
    fn a_number_alone_below_a_counted_name_is_its_caption() {
        assert_eq!(said("3 Saiyan Cabba\nBT1-014\n4 BT1-006\n").len(), 2);
        assert_eq!(said("3 Saiyan Cabba\nBT1-014\n")[0], (None, 3, "BT1-014 Saiyan Cabba".to_owned()));
        for apart in ["3 Saiyan Cabba\n\nBT1-014\n", "3 Saiyan Cabba\n1 BT1-014\n", "Saiyan Cabba\nBT1-014\n"] {
            assert_eq!(said(apart).len(), 2, "{apart}");
        }
    }

    #[test]
    fn a_leader_by_name_on_the_first_line_heads_no_table() {
        for line in ["Leader\tGod of Destruction Champa", "Leader;God of Destruction Champa"] {
            let lines = said(&format!("{line}\n4\tBT1-006\n"));
            assert_eq!(lines[0], (Some(Section::Leader), 1, "God of Destruction Champa".to_owned()), "{line}");
        }
    }

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
    fn a_deck_may_be_called_by_what_also_heads_cards() {
        for line in ["Deck: Fish", "Mazzo: Fish", "**Deck: Fish**", "**Name:** Fish", "Deckname: Fish"] {
            let deck = deck(&format!("{line}\n4 BT1-006\n"));
            assert_eq!((deck.name.as_deref(), deck.lines.len()), (Some("Fish"), 1), "{line}");
        }
        let link = deck("Deck: https://decks.example/deck-123/4\n4 BT1-006\n");
        assert_eq!((link.name, link.lines.len()), (None, 1));
        for line in ["Deck: 4 Scheming Champa", "Deck: BT1-007", "Deck: Fish x2"] {
            assert_eq!(said(&format!("{line}\n4 BT1-006\n")).len(), 2, "{line}");
        }
        assert_eq!(said("4 BT1-006\nDeck: Scheming Champa\n").len(), 2);
        assert_eq!(deck("** Champa: the End **\n4 BT1-006\n").name.as_deref(), Some("Champa: the End"));
    }

    #[test]
    fn an_address_holds_no_card() {
        for line in [
            "Source: https://decks.example/deck-123/4",
            "https://decks.example/bird-bt1-062-fish/4",
            "Notes: see https://decks.example/bird-bt1-062-fish/4",
        ] {
            assert_eq!(deck(&format!("{line}\n4 BT1-005\n")).lines.len(), 1, "{line}");
        }
    }

    #[test]
    fn columns_that_nobody_knows_are_told_where_copies_stand_in_several() {
        let table = "Nr;Haupt;Neben\nBT1-006;4;\nBT1-014;;2\n";
        assert!(read(table)[0].broken);
        let table = "Nr;Anz;Wo\nBT1-006;4;\nBT1-014;2;\n";
        assert_eq!(read(table)[0].deck.lines.len(), 2);
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

    #[test]
    fn a_line_between_a_name_and_a_number_that_is_not_its_own_is_not_taken_away() {
        let removable = |text: &str| {
            let lines = read(text).remove(0).deck.lines;
            lines.iter().map(|line| Places::from(line.places).removal.is_some()).collect::<Vec<_>>()
        };
        assert_eq!(removable("4 BT1-006\n4 Saiyan Cabba\n2 BT1-006\nBT1-007\n"), [true, true, false, true]);
        assert_eq!(removable("4 BT1-006\n2 BT1-006\nBT1-007\n"), [true; 3]);
    }

    #[test]
    fn comments_and_notes_are_counted() {
        let text = "# a\nName: b\nLeader\nBT1-001\nNotes: c\n\n# Main Deck\n4 BT1-006 # d\n/* e\nf */\n";
        assert_eq!(read(text)[0].remarks, 4);
    }

    #[test]
    fn a_leader_may_be_marked_on_its_line() {
        for text in ["Leader: BT1-001 Champa", "1 BT1-001 Champa (Leader)"] {
            assert_eq!(deck(text).lines[0].section, Some(Section::Leader), "{text}");
        }
    }

    fn written(name: &str, number: Option<&str>) -> Result<String, WriteError> {
        let print = number.map(|number| number.parse().expect("a number"));
        let card = CardRef { print, name: Some(name.to_owned()), spelling: None };
        let line = Line::of(2, card, Section::Main, Places::default());
        write(&Deck { lines: vec![line], ..Deck::default() })
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
    fn a_comment_is_a_name_only_above_headers_of_its_kind() {
        for text in
            ["##Fish\n4 BT1-005\n", "# Fish\n### Main Deck\n4 BT1-005\n", "## Leader\n### Main Deck\n", "##\n###Main"]
        {
            assert_eq!(deck(text).name, None, "{text}");
        }
        assert_eq!(deck("## Fish\n\n### Main Deck\n").name.as_deref(), Some("Fish"));
        assert_eq!(deck("##Fish\n###Main Deck\nName: Bird\n").name.as_deref(), Some("Bird"));
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
