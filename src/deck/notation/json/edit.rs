//! Editing JSON: items come and go with their comma, in the layout of those beside them.

use serde_json::Value;

use super::{Member, Node};
use crate::diagnostic::{Edit, Span};
use crate::shown;

/// The items of an array, or the members of an object, and where they stand.
#[derive(Clone, Debug)]
pub(in crate::deck::notation) struct Items {
    /// What stands between the brackets.
    inside: Span,
    pub(in crate::deck::notation) places: Vec<Span>,
}

impl Items {
    /// The items of an array.
    pub(in crate::deck::notation) fn of_array(text: &str, node: Node<'_>) -> Option<Self> {
        let places = node.array()?.into_iter().map(|item| item.span(text)).collect::<Option<_>>()?;
        Some(Self { inside: inside(node.span(text)?), places })
    }

    /// The members of an object; `None` where a key is not written as it reads.
    pub(in crate::deck::notation) fn of_object(text: &str, node: Node<'_>) -> Option<Self> {
        let places = node.object()?.iter().map(|member| place(text, member)).collect::<Option<_>>()?;
        Some(Self { inside: inside(node.span(text)?), places })
    }

    /// What goes with an item: the comma before it, or, for the first, the one behind it.
    pub(in crate::deck::notation) fn removal(&self, at: usize) -> Edit {
        // One item is one edit.
        self.removals(&[at]).remove(0)
    }

    /// What goes with some items, named in order.
    pub(in crate::deck::notation) fn removals(&self, gone: &[usize]) -> Vec<Edit> {
        let left = (0..self.places.len()).find(|at| !gone.contains(at));
        let Some(left) = left else { return vec![Edit { span: self.inside, text: String::new() }] };
        // Those before the first that stays go with the comma behind them, the others with the one before.
        let gone = gone.iter().map(|at| match at.checked_sub(1) {
            Some(before) if *at > left => Span::new(self.places[before].end, self.places[*at].end),
            _ => Span::new(self.places[*at].start, self.places[at + 1].start),
        });
        gone.map(|span| Edit { span, text: String::new() }).collect()
    }

    /// Puts items behind one of them, parted as the items are.
    pub(in crate::deck::notation) fn behind(&self, text: &str, at: usize, items: &[String]) -> Edit {
        let gap = self.gap(text);
        let end = self.places[at].end;
        let added = items.iter().flat_map(|item| [gap.as_str(), item]).collect();
        Edit { span: Span::new(end, end), text: added }
    }

    /// Puts items last. Where there are none yet, they lie as in `model`, an array or object of the same depth.
    pub(in crate::deck::notation) fn last(&self, text: &str, items: &[String], model: Option<&Self>) -> Edit {
        if !self.places.is_empty() {
            return self.behind(text, self.places.len() - 1, items);
        }
        Edit { span: self.inside, text: Self::filled(text, items, model) }
    }

    /// Items as they stand between brackets, laid out as `model`.
    pub(in crate::deck::notation) fn filled(text: &str, items: &[String], model: Option<&Self>) -> String {
        let gap = model.map_or_else(|| comma(text).to_owned(), |model| model.gap(text));
        let (lead, tail) = model.map_or(("", ""), |model| model.margins(text));
        format!("{lead}{}{tail}", items.join(&gap))
    }

    /// What stands before the first item and behind the last.
    pub(in crate::deck::notation) fn margins<'t>(&self, text: &'t str) -> (&'t str, &'t str) {
        let ends = self.places.first().zip(self.places.last());
        ends.map_or(("", ""), |(first, last)| (&text[self.inside.start..first.start], &text[last.end..self.inside.end]))
    }

    /// What parts two items.
    fn gap(&self, text: &str) -> String {
        match self.places.as_slice() {
            [.., before, last] => text[before.end..last.start].to_owned(),
            [only] if text[self.inside.start..only.start].is_empty() => comma(text).to_owned(),
            [only] => format!(",{}", &text[self.inside.start..only.start]),
            [] => comma(text).to_owned(),
        }
    }
}

/// Whether people or programs wrote this: with blanks or without.
fn comma(text: &str) -> &'static str {
    if text.contains("\": ") { ", " } else { "," }
}

fn inside(span: Span) -> Span {
    Span::new(span.start + 1, span.end - 1)
}

/// A member from its key to the end of its value.
pub(in crate::deck::notation) fn place(text: &str, member: &Member<'_>) -> Option<Span> {
    Some(Span::new(member.key_span(text)?.start.checked_sub(1)?, member.value.span(text)?.end))
}

/// A member as it is written.
pub(in crate::deck::notation) fn member(text: &str, key: &str, value: &str) -> String {
    let colon = if comma(text) == "," { ":" } else { ": " };
    format!("{}{colon}{value}", Value::from(key))
}

/// Writes a text under one of some keys: the last that is there, or else the first of them as a new member, behind the
/// member `head`.
pub(in crate::deck::notation) fn set(
    text: &str,
    node: Node<'_>,
    keys: &[&str],
    value: &str,
    head: Option<&str>,
) -> Option<Edit> {
    let members = node.object()?;
    let value = shown::json(value);
    if let Some(found) = members.iter().rfind(|member| keys.contains(&member.key.as_ref())) {
        return Some(Edit { span: found.value.span(text)?, text: value });
    }
    let (items, new) = (Items::of_object(text, node)?, member(text, keys[0], &value));
    if let Some(at) = members.iter().position(|member| Some(member.key.as_ref()) == head) {
        return Some(items.behind(text, at, &[new]));
    }
    let Some(first) = items.places.first() else { return Some(items.last(text, &[new], None)) };
    Some(Edit { span: Span::new(first.start, first.start), text: format!("{new}{}", items.gap(text)) })
}

/// Makes some of the items so many, by copies of the last of them or without the last.
pub(in crate::deck::notation) fn resized(text: &str, items: &Items, own: &[usize], count: usize) -> Option<Vec<Edit>> {
    let last = *own.last()?;
    if count >= own.len() {
        let again = items.places[last].text(text).to_owned();
        return Some(vec![items.behind(text, last, &vec![again; count - own.len()])]);
    }
    Some(items.removals(&own[count..]))
}

/// Takes an item away from whichever array of a deck holds it.
pub(in crate::deck::notation) fn removal(text: &str, deck: Node<'_>, item: Span) -> Option<Edit> {
    let arrays = deck.object()?.into_iter().filter_map(|member| Items::of_array(text, member.value));
    let found = arrays.filter_map(|items| Some((items.places.iter().position(|place| *place == item)?, items)));
    found.map(|(at, items)| items.removal(at)).next()
}

/// Puts items last into the array under a key, which is made if it is not there.
pub(in crate::deck::notation) fn insertion(text: &str, deck: Node<'_>, key: &str, items: &[String]) -> Option<Edit> {
    let members = deck.object()?;
    let arrays = || members.iter().filter_map(|member| Items::of_array(text, member.value));
    let model = arrays().find(|items| !items.places.is_empty());
    if let Some(array) = deck.get(key).and_then(|node| Items::of_array(text, node)) {
        return Some(array.last(text, items, model.as_ref()));
    }
    let array = format!("[{}]", Items::filled(text, items, model.as_ref()));
    Some(Items::of_object(text, deck)?.last(text, &[member(text, key, &array)], None))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::apply_edits;

    #[test]
    fn items_come_and_go_with_their_comma() {
        let done = |text: &str, edit: &dyn Fn(&Items) -> Edit| {
            let items = Node::parse(text).ok().and_then(|node| Items::of_array(text, node)).expect("an array");
            apply_edits(text, &[edit(&items)]).expect("edits that fit")
        };
        let last = |items: &Items, text: &str| items.last(text, &["9".to_owned()], None);
        for (text, edited) in [
            ("[1, 2]", "[1, 2, 9]"),
            ("[\n  1\n]", "[\n  1,\n  9\n]"),
            ("[1]", "[1,9]"),
            ("[ ]", "[9]"),
            ("[\n  1,\n  2\n]", "[\n  1,\n  2,\n  9\n]"),
        ] {
            assert_eq!(done(text, &|items| last(items, text)), edited);
        }
        assert_eq!(done("[1, 2]", &|items| items.removal(0)), "[2]");
        assert_eq!(done("[1, 2]", &|items| items.removal(1)), "[1]");
        assert_eq!(done("[\n 1\n]", &|items| items.removal(0)), "[]");
    }
}
