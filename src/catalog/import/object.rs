//! A row of JSON: its keys as they stand, and what is wrong with their values.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::row::{self, BACK, RawFace, Reason};
use crate::card::OtherName;
use crate::diagnostic::Span;
use crate::language::say;

/// The entries of an object in their order, each with its value as it is written.
pub(super) struct Object<'t>(Vec<(String, &'t RawValue)>);

impl<'t> Deserialize<'t> for Object<'t> {
    fn deserialize<D: Deserializer<'t>>(deserializer: D) -> Result<Self, D::Error> {
        struct Entries;
        impl<'t> Visitor<'t> for Entries {
            type Value = Object<'t>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object with the facts of a card")
            }

            fn visit_map<A: MapAccess<'t>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    entries.push(entry);
                }
                Ok(Object(entries))
            }
        }
        deserializer.deserialize_map(Entries)
    }
}

impl<'t> Object<'t> {
    /// The keys, in their order.
    pub(super) fn keys(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(key, _)| key.as_str())
    }

    /// The value of a key.
    pub(super) fn get(&self, key: &str) -> Option<&'t RawValue> {
        self.0.iter().find(|(known, _)| known == key).map(|(_, value)| *value)
    }

    /// Where the value of a column stands; those of the back are called `back_name` and so on.
    pub(super) fn cell(&self, text: &str, column: &str) -> Option<Span> {
        if let Some(column) = column.strip_prefix(BACK) {
            let back = self.get("back")?;
            let inside = serde_json::from_str::<Object<'t>>(back.get()).ok();
            return inside.and_then(|inside| inside.cell(text, column)).or_else(|| Span::of(text, back.get()));
        }
        let value = self.get(column).or_else(|| self.get("kind").filter(|_| column == "type"))?;
        Span::of(text, value.get())
    }
}

/// Reads values, and gathers what is wrong with them.
pub(super) struct Values<'o, 't> {
    object: &'o Object<'t>,
    /// What the columns of this side begin with.
    prefix: &'static str,
    pub(super) reasons: Vec<Reason>,
}

impl<'o, 't> Values<'o, 't> {
    /// Reads the values of a row.
    pub(super) fn of(object: &'o Object<'t>) -> Self {
        Self { object, prefix: "", reasons: Vec::new() }
    }

    /// Reads the values of the back of a card.
    pub(super) fn of_back(object: &'o Object<'t>) -> Self {
        Self { prefix: BACK, ..Self::of(object) }
    }

    /// Reads a value that is to be what is `wanted`, a word that `row-key-holds` knows.
    pub(super) fn read<T>(&mut self, key: &str, wanted: &str, read: impl Fn(&str) -> Option<T>) -> Option<T> {
        let raw = self.object.get(key).map(RawValue::get).filter(|raw| *raw != "null")?;
        let value = read(raw);
        if value.is_none() {
            let shown: String = raw.chars().take(40).collect();
            let more = if shown.len() < raw.len() { "…" } else { "" };
            let message = say!("row-key-holds", key = key, value = format!("{shown}{more}"), wanted = wanted);
            self.reasons.push(Reason::new(format!("{}{key}", self.prefix), "", message));
        }
        value
    }

    pub(super) fn value<T: serde::de::DeserializeOwned>(&mut self, key: &str, wanted: &str) -> Option<T> {
        self.read(key, wanted, |raw| serde_json::from_str(raw).ok())
    }

    pub(super) fn text(&mut self, key: &str) -> Option<String> {
        self.value(key, "text")
    }

    /// A number; nothing where words stand for one, such as `?`.
    pub(super) fn number_or_text(&mut self, key: &str) -> Option<i32> {
        let read = |raw: &str| {
            let text = || serde_json::from_str::<String>(raw).map(|_| None);
            serde_json::from_str(raw).map(Some).or_else(|_| text()).ok()
        };
        self.read(key, "number", read).flatten()
    }

    pub(super) fn texts(&mut self, key: &str) -> Vec<String> {
        self.value(key, "texts").unwrap_or_default()
    }

    pub(super) fn face(&mut self) -> RawFace {
        RawFace {
            name: self.text("name"),
            power: self.value("power", "number"),
            defense: self.value("defense", "number"),
            characters: self.texts("characters"),
            traits: self.texts("traits"),
            eras: self.texts("eras"),
            skill: self.text("skill"),
            other_names: self.other_names(),
        }
    }

    /// What a side is called in other languages.
    pub(super) fn other_names(&mut self) -> Vec<OtherName> {
        let keys = self.object.0.iter().filter_map(|(key, _)| Some((key, row::language_of(key)?)));
        let mut names = Vec::new();
        for (key, language) in keys {
            names.extend(row::other_names(language, &self.text(key).unwrap_or_default()));
        }
        names
    }

    /// Nobody knows which of two values is meant.
    pub(super) fn no_key_twice(&mut self, is_known: impl Fn(&str) -> bool) {
        let keys = &self.object.0;
        for (at, (key, _)) in keys.iter().enumerate().filter(|(_, (key, _))| is_known(key)) {
            if keys[..at].iter().any(|(other, _)| other == key) {
                let column = format!("{}{key}", self.prefix);
                self.reasons.push(Reason::new(column, "", say!("row-key-twice", key = key)));
            }
        }
    }
}
