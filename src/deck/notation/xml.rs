//! XML that holds a deck: sections below the root, cards in them, each with its place. What the elements are called, a
//! [`Form`] says.
//!
//! A document with a type definition is refused: no deck needs one, and entities that grow without end come from there.

pub(super) mod edit;

use roxmltree::{Document, Error, Node, ParsingOptions};

use super::{broken, full, line, short, whole_lines, words};
use crate::card::Section;
use crate::deck::{BAD_COUNT, CardRef, Line, MAX_COUNT, Places, Reading, UNREADABLE_LINE};
use crate::diagnostic::{Diagnostic, Severity, Span};
use crate::language::{Message, say};

/// More bytes than this between one `<` and the next are no part of a deck. The attributes of an element are compared
/// with one another, which would take long for many of them.
const MAX_PART: usize = 8 * 1024;
/// More namespaces are no part of a deck, either: every element below takes note of each of them.
const MAX_NAMESPACES: usize = 16;
/// More elements and texts are no deck: a card is one, perhaps with a text within it and blanks around it.
const MAX_NODES: u32 = 32 * 1024;

/// What the parts of a deck are called.
pub(super) struct Form {
    /// The element around everything.
    pub(super) root: &'static str,
    /// The element that holds the deck's name, if one does.
    pub(super) deck_name: Option<&'static str>,
    /// The element around the cards of a section. Its `name` says which.
    pub(super) section: &'static str,
    /// The section that such a name means.
    pub(super) meaning: fn(&str) -> Option<Section>,
    /// The attribute of a card that says how many copies.
    pub(super) count: &'static str,
    /// The attribute of a card that may be its number.
    pub(super) number: &'static str,
    /// The name of a card, or nothing. A number may stand within it.
    pub(super) name: fn(Node<'_, '_>) -> String,
    /// What a card lacks that says neither.
    pub(super) lacking: fn() -> Message,
}

/// Whether a text looks like XML with a certain element in it. A broken one does, too: its faults have to be named.
pub(super) fn holds(text: &str, element: &str) -> bool {
    let opened = || text.match_indices('<').map(|(at, _)| &text[at + 1..]);
    let ends = |rest: &str| rest.starts_with(|c: char| c.is_whitespace() || c == '>' || c == '/');
    text.trim_start().starts_with('<') && opened().any(|rest| rest.strip_prefix(element).is_some_and(ends))
}

/// Reads a deck.
pub(super) fn read(text: &str, form: &Form) -> Reading {
    let document = match document(text) {
        Ok(document) => document,
        Err((message, place)) => return broken(message, place),
    };
    let root = document.root_element();
    if root.tag_name().name() != form.root {
        let message = say!("xml-wrong-root", root = root.tag_name().name(), known = form.root);
        return broken(message, tag(text, root));
    }
    let mut reading = Reading::default();
    for child in root.children() {
        match child.tag_name().name() {
            name if name == form.section => section(text, form, child, &mut reading),
            name if Some(name) == form.deck_name => {
                reading.deck.name = short(words(&content(child)), Some(tag(text, child)), &mut reading.problems);
            }
            _ => stray(text, child, &mut reading),
        }
    }
    reading
}

/// The text right below an element.
pub(super) fn content(node: Node<'_, '_>) -> String {
    node.children().filter(Node::is_text).filter_map(|text| text.text()).collect()
}

fn document(text: &str) -> Result<Document<'_>, (Message, Span)> {
    if let Some(part) = text.split('<').find(|part| part.len() > MAX_PART) {
        let at = Span::of(text, part).map_or(0, |span| span.start);
        return Err((say!("xml-part-too-long", most = MAX_PART / 1024), first(text, at)));
    }
    if let Some((at, _)) = text.match_indices("xmlns").nth(MAX_NAMESPACES) {
        return Err((say!("xml-namespaces", most = MAX_NAMESPACES), first(text, at)));
    }
    let options = ParsingOptions { nodes_limit: MAX_NODES, ..ParsingOptions::default() };
    Document::parse_with_options(text, options).map_err(|error| {
        let message = match &error {
            Error::DtdDetected => say!("xml-no-dtd"),
            Error::NodesLimitReached => say!("xml-too-many-parts", most = MAX_NODES),
            Error::UnclosedRootNode | Error::UnexpectedEndOfStream => say!("xml-ends-early"),
            // The place is shown in other ways.
            other => say!("xml-broken", reason = other.to_string().replace(&format!(" at {}", other.pos()), "")),
        };
        (message, first(text, place(text, &error)))
    })
}

/// The byte at which something is wrong.
fn place(text: &str, error: &Error) -> usize {
    match error {
        Error::DtdDetected => text.find("<!DOCTYPE").unwrap_or(0),
        Error::UnclosedRootNode | Error::UnexpectedEndOfStream => text.trim_end().len(),
        other => {
            let [row, column] = [other.pos().row, other.pos().col].map(|n| usize::try_from(n).unwrap_or(1).max(1) - 1);
            let start: usize = text.split_inclusive('\n').take(row).map(str::len).sum();
            start + text[start..].char_indices().nth(column).map_or(text.len() - start, |(at, _)| at)
        }
    }
}

/// The character at a byte, or the last one before the end.
fn first(text: &str, at: usize) -> Span {
    let start = text[..at].char_indices().next_back().filter(|_| at == text.len()).map_or(at, |(before, _)| before);
    Span::new(start, start + text[start..].chars().next().map_or(0, char::len_utf8))
}

fn whole(node: Node<'_, '_>) -> Span {
    Span::new(node.range().start, node.range().end)
}

/// The beginning of an element: `<card`.
fn tag(text: &str, node: Node<'_, '_>) -> Span {
    let whole = whole(node);
    let ends = |c: char| c.is_whitespace() || c == '>' || c == '/';
    let length = whole.text(text).find(ends).unwrap_or(whole.end - whole.start);
    Span::new(whole.start, whole.start + length)
}

/// An attribute, and where its value stands.
fn attribute<'a>(node: Node<'a, '_>, name: &str) -> Option<(&'a str, Span)> {
    let attribute = node.attribute_node(name)?;
    Some((attribute.value(), Span::new(attribute.range_value().start, attribute.range_value().end)))
}

fn unreadable(message: Message, place: Span) -> Diagnostic {
    Diagnostic::new(UNREADABLE_LINE, Severity::Error, message).at(place)
}

/// Something that is no part of a deck. That does no harm, unless cards would be lost with it.
fn stray(text: &str, node: Node<'_, '_>, reading: &mut Reading) {
    let is_text = node.is_text() && node.text().is_some_and(|text| !text.trim().is_empty());
    let holds_cards = node.descendants().any(|inner| inner.has_tag_name("card"));
    if !(is_text || holds_cards) || full(reading, Some(whole(node))) {
        return;
    }
    reading.problems.push(match node.tag_name().name() {
        _ if is_text => unreadable(say!("xml-stray-text"), trimmed(text, whole(node))),
        "card" => unreadable(say!("xml-stray-card"), whole(node)),
        name => unreadable(say!("xml-stray-element", element = name), tag(text, node)),
    });
}

/// A span without the blanks around it.
fn trimmed(text: &str, span: Span) -> Span {
    let part = span.text(text);
    let start = span.start + part.len() - part.trim_start().len();
    Span::new(start, start + part.trim().len())
}

fn section(text: &str, form: &Form, node: Node<'_, '_>, reading: &mut Reading) {
    let meant = attribute(node, "name").map(|(name, place)| (form.meaning)(name).ok_or((name, place)));
    let Some(Ok(section)) = meant else {
        if node.has_children() {
            reading.problems.push(match meant {
                Some(Err((name, place))) => unreadable(say!("no-section-of-deck", word = name), place),
                _ => unreadable(say!("xml-section-without-name", element = form.section), tag(text, node)),
            });
        }
        return;
    };
    for child in node.children() {
        if child.has_tag_name("card") {
            card(text, form, section, child, reading);
        } else {
            stray(text, child, reading);
        }
    }
}

fn card(text: &str, form: &Form, section: Section, node: Node<'_, '_>, reading: &mut Reading) {
    if full(reading, Some(whole(node))) {
        return;
    }
    match card_line(text, form, section, node) {
        Ok(line) => reading.deck.lines.push(line),
        Err(problem) => reading.problems.push(problem),
    }
    node.children().filter(Node::is_element).for_each(|inner| stray(text, inner, reading));
}

fn card_line(text: &str, form: &Form, section: Section, node: Node<'_, '_>) -> Result<Line, Diagnostic> {
    let place = whole(node);
    let number = attribute(node, form.number);
    let numbered = number.and_then(|(number, _)| CardRef::numbered(number).ok());
    let name = words(&(form.name)(node)).unwrap_or_default();
    let nearly = number.and_then(|(number, _)| CardRef::nearly(number, words(&name)));
    let card = line::card_beside(&name, number.map_or("", |(number, _)| number));
    // What is nearly a number is not passed over, unless the name holds one.
    let nearly = nearly.filter(|_| card.as_ref().is_none_or(|card| card.print.is_none()));
    let Some(card) = nearly.clone().or(card) else { return Err(unreadable((form.lacking)(), place)) };
    let Some((count, copies)) = attribute(node, form.count) else {
        return Err(unreadable(say!("card-needs-count", key = form.count), place));
    };
    let Some(count) = count.trim().parse().ok().filter(|count| (1..=MAX_COUNT).contains(count)) else {
        let problem = Diagnostic::new(BAD_COUNT, Severity::Error, say!("no-number-of-copies", count = count));
        return Err(problem.at(copies).help(say!("write-whole-number", most = MAX_COUNT)));
    };
    let places = Places {
        line: place,
        count: Some(copies).filter(|copies| copies.text(text).trim().parse() == Ok(count)),
        // Only where the number is not written with entities can it be replaced byte by byte.
        number: number
            .filter(|(number, place)| (numbered.is_some() || nearly.is_some()) && place.text(text) == *number)
            .map(|(_, at)| at),
        removal: Some(whole_lines(text, place, "").unwrap_or(place)),
        ..Places::default()
    };
    let card = CardRef { spelling: numbered.and_then(|numbered| numbered.spelling).or(card.spelling), ..card };
    Ok(Line::of(count, card, section, places))
}

/// A text as it stands in XML, within an element or between quotation marks. Characters that XML does not have stay as
/// they are; what holds them does not read back.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            other => out.push(other),
        }
    }
    out
}

/// The only card of a deck, if all of it is read.
pub(super) fn only_line(text: &str, form: &Form) -> Option<Line> {
    let mut reading = read(text, form);
    (reading.problems.is_empty() && reading.deck.lines.len() == 1).then(|| reading.deck.lines.remove(0))
}

#[cfg(test)]
mod tests {
    use super::super::{cockatrice, o8d};
    use super::*;
    use crate::deck::MAX_LINES;

    fn octgn(text: &str) -> Reading {
        (o8d::NOTATION.read)(text).remove(0)
    }

    fn problems(reading: &Reading, text: &str) -> Vec<(String, String)> {
        let said = |problem: &Diagnostic| {
            let place = problem.span.unwrap_or_else(|| panic!("{} has no place", problem.message));
            (problem.message.to_string(), place.text(text).to_owned())
        };
        reading.problems.iter().map(said).collect()
    }

    #[test]
    fn entities_cdata_comments_and_blanks_are_read_as_what_they_mean() {
        let text = "\n<!-- <cockatrice_deck> --><deck><section name=\"Main\">\n\
            <card qty=\" 4 \" id=\"bt1-005\">Fish<!-- raw --> &amp;\n <![CDATA[<chips>]]> &#233;</card><!-- mine -->\n\
            <card qty='2' id='&#66;T1-006'/>\n</section></deck>";
        assert!((o8d::NOTATION.recognise)(text));
        let reading = octgn(text);
        assert_eq!(reading.problems, []);
        let [fish, other] = reading.deck.lines.as_slice() else { panic!("{reading:?}") };
        assert_eq!(fish.card.name.as_deref(), Some("Fish & <chips> é"));
        assert_eq!(fish.card.spelling.as_deref(), Some("bt1-005"));
        assert_eq!(fish.places.number().map(|place| place.text(text)), Some("bt1-005"));
        assert_eq!(fish.places.count().map(|place| place.text(text)), Some(" 4 "));
        assert_eq!(other.card.print.as_ref().map(ToString::to_string).as_deref(), Some("BT1-006"));
        // An edit of the bytes would not be an edit of what they mean.
        assert_eq!(other.places.number(), None);
        let removals = reading.deck.lines.iter().map(|line| line.places.removal().map(|place| place.text(text)));
        let [first, second] = removals.collect::<Vec<_>>().try_into().expect("two lines");
        assert!(first.is_some_and(|first| first.ends_with("</card>")), "the remark stays: {first:?}");
        assert_eq!(second, Some("<card qty='2' id='&#66;T1-006'/>\n"));
    }

    #[test]
    fn what_is_no_deck_is_one_problem_with_a_place() {
        for (text, message, place) in [
            ("<?xml version=\"1.0\"?><html/>", "this XML is no such deck: its root is `html`, not `deck`", "<html"),
            ("<deck><section name=\"Main\"></deck>", "this XML is broken: expected 'section' tag, not 'deck'", "<"),
            ("<deck><section name=\"Main\">é", "this XML is broken: it ends too early", "é"),
            ("<deck>\né&fish;</deck>", "this XML is broken: unknown entity reference 'fish'", "&"),
            ("<deck a=\"1\" a=\"2\"/>", "this XML is broken: attribute 'a' is already defined", "a"),
            ("<deck/><deck/>", "this XML is broken: unknown token", "<"),
            (
                "<!DOCTYPE deck [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\">]><deck>&b;</deck>",
                "this XML is broken: it defines a document type, which a deck does not need",
                "<",
            ),
        ] {
            assert!((o8d::NOTATION.recognise)(text), "{text}");
            let reading = octgn(text);
            assert!(reading.broken, "{text}");
            assert_eq!(problems(&reading, text), [(message.to_owned(), place.to_owned())], "{text}");
        }
    }

    #[test]
    fn what_would_be_lost_is_told() {
        let text = "<deck>1 Fish<section name=\"Mian\"><card qty=\"1\">Fish</card></section><section name=\"Odd\"/>\
            <section><card qty=\"1\">Fish</card></section><section name=\"Side\">2 Fish<pile><card/></pile>\
            <card qty=\"0\">Fish</card><card qty=\"1\"> </card><card qty=\"1\">Fish<card/></card></section>\
            <notes>1 Fish</notes></deck>";
        let reading = octgn(text);
        let problems = problems(&reading, text);
        let said: Vec<(&str, &str)> =
            problems.iter().map(|(message, place)| (message.as_str(), place.as_str())).collect();
        let expected = [
            ("a text where cards should stand", "1 Fish"),
            ("`Mian` is no section of a deck", "Mian"),
            ("a `section` needs a `name`", "<section"),
            ("a text where cards should stand", "2 Fish"),
            ("`pile` is no place for cards", "<pile"),
            ("`0` is no number of copies", "0"),
            ("a card needs its name as a text, or its number as `id`", "<card qty=\"1\"> </card>"),
            ("this card stands in no section", "<card/>"),
        ];
        assert_eq!(said, expected);
        assert_eq!(reading.deck.lines.len(), 1);
    }

    #[test]
    fn sizes_have_limits() {
        let deep = format!("<deck>{}", "<a>".repeat(100_000));
        let wide = format!("<deck{}/>", " a=\"\"".repeat(100_000));
        let spaces = format!("<deck>{}</deck>", "<a xmlns:a=\"fish\">".repeat(20));
        for (text, message) in [
            (deep, "this XML is broken: it has more than 32768 parts"),
            (wide, "this part of the XML is longer than 8 KiB"),
            (spaces, "this XML has more than 16 namespaces"),
        ] {
            assert_eq!(
                octgn(&text).problems.first().map(|problem| problem.message.to_string()).as_deref(),
                Some(message)
            );
        }
        let cards = "<card qty=\"1\">Fish</card>".repeat(MAX_LINES + 10);
        let reading = octgn(&format!("<deck><section name=\"Main\">{cards}</section></deck>"));
        assert_eq!((reading.deck.lines.len(), reading.problems.len()), (MAX_LINES, 1));
    }

    #[test]
    fn a_number_may_stand_within_the_name() {
        let card = |attributes: &str| {
            let text = format!(
                "<cockatrice_deck><zone name=\"main\"><card number=\"1\" {attributes}/></zone></cockatrice_deck>"
            );
            let mut reading = (cockatrice::NOTATION.read)(&text).remove(0);
            assert_eq!(reading.problems, [], "{text}");
            let card = reading.deck.lines.remove(0).card;
            (card.print.map(|print| print.to_string()), card.name)
        };
        let fish = (Some("BT1-005".to_owned()), Some("Fish".to_owned()));
        assert_eq!(card("name=\"Fish\" collectorNumber=\"BT1-005\""), fish);
        assert_eq!(card("name=\"Fish [BT1-005]\" setShortName=\"Sea\" collectorNumber=\"17\""), fish);
        assert_eq!(card("name=\"Fish\" setShortName=\"BT1\" collectorNumber=\"17\""), (None, fish.1.clone()));
        assert_eq!(card("name=\"BT1-005\""), (Some("BT1-005".to_owned()), None));
    }
}
