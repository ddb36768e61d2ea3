//! JSON with places: values are slices of the source, so where each stands follows from its address.

pub(super) mod edit;

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;

use super::{MAX_BYTES, MAX_DECKS, broken, repeated, too_long, too_many_decks};
use crate::deck::{BAD_COUNT, BROKEN_LIST, MAX_COUNT, Reading};
use crate::diagnostic::{Diagnostic, Severity, Span};
use crate::language::{Message, say};

/// More bytes than any notation has for a deck.
pub(super) const LONGEST: usize = 8 * MAX_BYTES;

/// A value somewhere in a JSON text, not yet looked into.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<'a>(&'a str);

/// A member of an object. Members keep their order, and one that stands twice is there twice.
#[derive(Clone, Debug)]
pub(super) struct Member<'a> {
    pub(super) key: Cow<'a, str>,
    pub(super) value: Node<'a>,
}

impl<'a> Node<'a> {
    /// Checks that the whole text is one JSON value.
    pub(super) fn parse(text: &'a str) -> Result<Self, (Message, Span)> {
        serde_json::from_str::<&RawValue>(text).map(|raw| Self(raw.get())).map_err(|error| place(text, &error))
    }

    pub(super) fn span(self, text: &str) -> Option<Span> {
        Span::of(text, self.0)
    }

    /// The members of an object; `None` for anything else.
    pub(super) fn object(self) -> Option<Vec<Member<'a>>> {
        if !self.0.starts_with('{') {
            return None;
        }
        serde_json::from_str::<Members<'a>>(self.0).ok().map(|members| members.0)
    }

    /// The items of an array; `None` for anything else.
    pub(super) fn array(self) -> Option<Vec<Self>> {
        if !self.0.starts_with('[') {
            return None;
        }
        let items: Vec<&'a RawValue> = serde_json::from_str(self.0).ok()?;
        Some(items.into_iter().map(|raw| Self(raw.get())).collect())
    }

    /// The first items of an array, one more than a text may hold decks; `None` for anything else.
    fn decks(self) -> Option<Vec<Self>> {
        if !self.0.starts_with('[') {
            return None;
        }
        serde_json::from_str::<Decks<'a>>(self.0).ok().map(|decks| decks.0)
    }

    /// A string; `None` for anything else.
    pub(super) fn string(self) -> Option<String> {
        serde_json::from_str(self.0).ok()
    }

    /// A string, or a number as it is written: `4.00` is an edition.
    pub(super) fn said(self) -> Option<String> {
        let number = self.0.starts_with(|c: char| c.is_ascii_digit()).then(|| self.0.to_owned());
        self.string().or(number)
    }

    /// Where the text of a string stands, without its quotes.
    pub(super) fn text_span(self, text: &str) -> Option<Span> {
        let span = self.span(text).filter(|_| self.0.starts_with('"'))?;
        Some(Span::new(span.start + 1, span.end - 1))
    }

    /// A whole number; `None` for anything else.
    pub(super) fn integer(self) -> Option<i64> {
        serde_json::from_str(self.0).ok()
    }

    /// An array or an object that is not empty.
    pub(super) fn holds_several(self) -> bool {
        self.object().is_some_and(|members| !members.is_empty()) || self.array().is_some_and(|items| !items.is_empty())
    }

    pub(super) fn is_null(self) -> bool {
        self.0 == "null"
    }

    /// A number of copies, or what is wrong with it.
    pub(super) fn count(self, text: &str) -> Result<u32, Diagnostic> {
        let copies = self.0.trim_matches('"').parse().ok().filter(|copies| (1..=MAX_COUNT).contains(copies));
        copies.ok_or_else(|| {
            let message = say!("no-number-of-copies", count = repeated(self.0));
            let problem = Diagnostic::new(BAD_COUNT, Severity::Error, message);
            problem.at(self.span(text)).help(say!("write-whole-number", most = MAX_COUNT))
        })
    }

    /// The first key that stands twice in one object, here or anywhere within.
    fn doubled(self) -> Option<Member<'a>> {
        let members = self.object().unwrap_or_default();
        if let Some(member) = twice(&members) {
            return Some(member);
        }
        let within = members.into_iter().map(|member| member.value).chain(self.array().unwrap_or_default());
        // A number or a text has nothing within.
        within.filter(|node| node.0.starts_with(['{', '['])).find_map(Self::doubled)
    }

    /// The member of an object; the last one where a key stands twice.
    pub(super) fn get(self, key: &str) -> Option<Self> {
        self.object()?.into_iter().rev().find(|member| member.key == key).map(|member| member.value)
    }
}

impl Member<'_> {
    /// The key with its quotes, where it stands in the text as such.
    pub(super) fn key_span(&self, text: &str) -> Option<Span> {
        match &self.key {
            Cow::Borrowed(key) => Span::of(text, key),
            Cow::Owned(_) => None,
        }
    }
}

/// A member whose key has stood before.
fn twice<'a>(members: &[Member<'a>]) -> Option<Member<'a>> {
    let mut seen = BTreeSet::new();
    members.iter().find(|member| !seen.insert(member.key.as_ref())).cloned()
}

/// The reading of a list in which a key stands twice in one object: one of the two would be lost.
pub(super) fn doubled(text: &str, node: Node<'_>) -> Option<Reading> {
    node.doubled().map(|member| key_twice(text, &member))
}

/// The same where only the keys of the object itself are to stand once.
pub(super) fn doubled_at_top(text: &str, members: &[Member<'_>]) -> Option<Reading> {
    twice(members).map(|member| key_twice(text, &member))
}

fn key_twice(text: &str, member: &Member<'_>) -> Reading {
    broken(
        say!("json-key-twice", key = repeated(&member.key)),
        member.key_span(text).or_else(|| member.value.span(text)),
    )
}

/// Members in order, duplicates kept.
struct Members<'a>(Vec<Member<'a>>);

/// A key that borrows from the source where it has no escapes.
#[derive(Deserialize)]
struct Key<'a>(#[serde(borrow)] Cow<'a, str>);

impl<'de> Deserialize<'de> for Members<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Collect;
        impl<'de> Visitor<'de> for Collect {
            type Value = Members<'de>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut members = Vec::new();
                while let Some((Key(key), value)) = map.next_entry::<Key<'de>, &'de RawValue>()? {
                    members.push(Member { key, value: Node(value.get()) });
                }
                Ok(Members(members))
            }
        }
        deserializer.deserialize_map(Collect)
    }
}

/// The first items of an array; the others are passed over, so that many of them take no room.
struct Decks<'a>(Vec<Node<'a>>);

impl<'de> Deserialize<'de> for Decks<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Collect;
        impl<'de> Visitor<'de> for Collect {
            type Value = Decks<'de>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an array")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut decks = Vec::new();
                while decks.len() <= MAX_DECKS {
                    let Some(value) = seq.next_element::<&'de RawValue>()? else { return Ok(Decks(decks)) };
                    decks.push(Node(value.get()));
                }
                while seq.next_element::<IgnoredAny>()?.is_some() {}
                Ok(Decks(decks))
            }
        }
        deserializer.deserialize_seq(Collect)
    }
}

/// The message of a JSON error and its place in the text.
pub(super) fn place(text: &str, error: &serde_json::Error) -> (Message, Span) {
    let line_start: usize = text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum();
    let mut at = (line_start + error.column().saturating_sub(1)).min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    let end = text[at..].chars().next().map_or(at, |c| at + c.len_utf8());
    let message = error.to_string();
    let message = message.split(" at line ").next().unwrap_or(&message).to_owned();
    (say!("json-broken", reason = message), Span::new(at, end))
}

/// The reading of a text that is no JSON at some place.
pub(super) fn no_json(message: Message, place: Span) -> Reading {
    let problem = Diagnostic::new(BROKEN_LIST, Severity::Error, message).at(place);
    Reading::broken(problem.help(say!("mend-json")))
}

/// Reads each deck of a text that holds one deck or many.
pub(super) fn read(text: &str, deck: impl Fn(&str, Node<'_>) -> Reading) -> Vec<Reading> {
    let documents = documents(text);
    let more = documents.get(MAX_DECKS).map(|more| match more {
        Ok(node) => too_many_decks(node.span(text).map(|span| Span::new(span.start, span.start))),
        Err((_, span)) => too_many_decks(Some(*span)),
    });
    let read = |document| match document {
        Ok(Node(list)) if list.len() > MAX_BYTES => too_long(text, list, MAX_BYTES),
        Ok(node) => deck(text, node),
        Err((message, span)) => no_json(message, span),
    };
    let mut readings: Vec<Reading> = documents.into_iter().take(MAX_DECKS).map(read).chain(more).collect();
    // An array of cards, say: what all of them have is told once.
    let fault =
        |reading: &Reading| reading.problems.first().filter(|_| reading.broken).map(|problem| problem.message.clone());
    if let Some(first) = readings.first().and_then(fault)
        && readings.iter().all(|reading| fault(reading).as_ref() == Some(&first))
    {
        readings.truncate(1);
    }
    readings
}

/// The JSON values of a text that hold one deck each: the text itself, the items of an array, or one value per line.
/// An error stands in the place of a value that cannot be read. There may be one more than are read.
fn documents(text: &str) -> Vec<Result<Node<'_>, (Message, Span)>> {
    let whole = match Node::parse(text) {
        Ok(node) => return node.decks().map_or_else(|| vec![Ok(node)], |items| items.into_iter().map(Ok).collect()),
        Err(error) => error,
    };
    if !is_lines(text) {
        return vec![Err(whole)];
    }
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    lines
        .take(MAX_DECKS + 1)
        .map(|line| {
            let start = Span::of(text, line).map_or(0, |span| span.start);
            Node::parse(line).map_err(|(message, span)| (message, span.shifted(start)))
        })
        .collect()
}

/// One of the decks of a text.
pub(super) fn document(text: &str, at: usize) -> Option<Node<'_>> {
    documents(text).into_iter().nth(at)?.ok()
}

/// Whether a text is JSON lines: more than one line, and the first of them whole.
pub(super) fn is_lines(text: &str) -> bool {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let first_is_whole =
        lines.next().is_some_and(|line| line.trim_start().starts_with('{') && Node::parse(line).is_ok());
    first_is_whole && lines.next().is_some()
}

/// Whether a text holds a list of decks rather than one.
pub(super) fn many(text: &str) -> bool {
    text.trim_start().starts_with('[') || is_lines(text)
}

/// The first object of a text, whether it stands alone, in an array or on a line.
pub(super) fn first_object(text: &str) -> Option<Vec<Member<'_>>> {
    let start = text.trim_start();
    if !start.starts_with(['{', '[']) {
        return None;
    }
    let first_line = start.lines().next().unwrap_or_default();
    // A line that is whole by itself is enough; reading all of a long file of lists would be work for nothing.
    let node = Node::parse(first_line).or_else(|_| Node::parse(text)).ok()?;
    let node = node.decks().map_or(Some(node), |items| items.first().copied())?;
    // What is longer than any list is not looked into.
    if node.0.len() > LONGEST { None } else { node.object() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_keep_order_and_duplicates() {
        let text = r#"{"b": 1, "a": 2, "b": 3}"#;
        let members = Node::parse(text).ok().and_then(Node::object).expect("an object");
        let keys: Vec<&str> = members.iter().map(|member| member.key.as_ref()).collect();
        assert_eq!(keys, ["b", "a", "b"]);
        assert_eq!(members[2].value.span(text), Some(Span::new(22, 23)));
        assert_eq!(members[1].key_span(text).map(|span| span.text(text)), Some("a"));
    }

    #[test]
    fn a_broken_text_says_where() {
        let text = "{\n \"a\": 1,\n é }";
        let (message, span) = Node::parse(text).expect_err("broken");
        assert!(message.to_string().contains("key must be a string"), "{message}");
        assert_eq!(span.text(text), "é");
    }

    #[test]
    fn deep_nesting_is_an_error_or_a_value_but_no_crash() {
        for deep in ["[".repeat(100_000), format!("{}1{}", "[".repeat(100_000), "]".repeat(100_000))] {
            let _ = documents(&deep);
            let _ = first_object(&deep);
        }
    }

    #[test]
    fn what_is_wrong_with_every_item_is_told_once() {
        for text in [r#"[{"id":"BT1-001"},{"id":"BT1-006"}]"#, r#"["BT1-001","BT1-006"]"#] {
            let told = read(text, |text, node| broken(say!("json-no-object"), node.span(text)));
            assert_eq!((told.len(), told[0].problems.len()), (1, 1), "{text}");
        }
    }

    #[test]
    fn a_broken_line_among_lines_is_one_error() {
        let found = documents("{\"a\":1}\n{oops\n\n{\"b\":2}\n");
        assert_eq!(found.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
    }
}
