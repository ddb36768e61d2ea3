//! One JSON object per line, or one JSON array of objects.
//!
//! Values are read one by one, so that each fault has its place, and one does not hide another.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::row::{self, BACK, Place, RawCard, RawFace, Reason};
use super::{Imported, bad_row, force_of_will, yugioh};
use crate::ability::KeywordNames;
use crate::card::OtherName;
use crate::diagnostic::{LineIndex, Span};
use crate::language::{Message, say};

pub(super) fn read(text: &str, names: &KeywordNames) -> Imported {
    let mut imported = Imported::default();
    let lines = LineIndex::new(text);
    if text.trim_start().starts_with('[') {
        match serde_json::from_str::<Vec<&RawValue>>(text) {
            Ok(rows) => {
                for row in rows.iter().filter_map(|row| Span::of(text, row.get())) {
                    if imported.is_full(lines.line(row.start), row) {
                        break;
                    }
                    add(&mut imported, text, lines.line(row.start), row, names);
                }
            }
            Err(error) => {
                let at = place(text, Span::new(0, text.len()), &error);
                imported.refuse(bad_row(lines.line(at.start), at, plain(&error)));
            }
        }
        return imported;
    }
    for (at, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let row = Span::of(text, line.trim()).unwrap_or_default();
        if imported.is_full(at + 1, row) {
            break;
        }
        add(&mut imported, text, at + 1, row, names);
    }
    imported
}

fn add(imported: &mut Imported, text: &str, line: usize, row: Span, names: &KeywordNames) {
    let object = match serde_json::from_str::<Object<'_>>(row.text(text)) {
        Ok(object) => object,
        Err(error) => {
            // The place is inside the row.
            imported.refuse(bad_row(line, place(text, row, &error), plain(&error)));
            return;
        }
    };
    let cell = |column: &str| object.cell(text, column);
    let place = Place { text, line, row, cell: &cell };
    let form = Form::of(&object);
    let unused = object.0.iter().map(|(key, _)| key).filter(|key| !form.knows(key));
    for key in unused {
        if !imported.unused.contains(key) {
            imported.unused.insert(key.clone());
        }
    }
    match form {
        Form::Own => {
            let (raw, reasons) = object.card();
            imported.add(&place, raw, reasons, names);
        }
        Form::Yugioh => {
            let (raw, reasons) = yugioh::card(&object);
            imported.add(&place, raw, reasons, names);
        }
        Form::ForceOfWill => match force_of_will::row(&object) {
            force_of_will::Row::Card(raw, reasons) => imported.add(&place, *raw, reasons, names),
            force_of_will::Row::Back(front, face) => imported.backs.push((front, face)),
        },
    }
}

/// Whose rows these are: a table that goes round for another game has keys of its own.
#[derive(Clone, Copy)]
pub(super) enum Form {
    Own,
    Yugioh,
    ForceOfWill,
}

impl Form {
    fn of(object: &Object<'_>) -> Self {
        if object.get("number").is_some() {
            Self::Own
        } else if object.get("password").is_some() {
            Self::Yugioh
        } else if object.get("code").is_some() && object.get("zone").is_some() {
            Self::ForceOfWill
        } else {
            Self::Own
        }
    }

    /// Whether a key means something in such a row.
    pub(super) fn knows(self, key: &str) -> bool {
        match self {
            Self::Own => row::is_of_front(key) || ["back", "skill_withheld"].contains(&key),
            Self::Yugioh => yugioh::KEYS.contains(&key) || row::language_of(key).is_some(),
            Self::ForceOfWill => force_of_will::KEYS.contains(&key) || row::language_of(key).is_some(),
        }
    }
}

/// The message of a JSON error without the place inside the row, which is not the place in the file.
fn plain(error: &serde_json::Error) -> Message {
    let text = error.to_string();
    say!("row-json-broken", reason = text.split(" at line ").next().unwrap_or(&text))
}

/// The character of a row at which JSON ends.
fn place(text: &str, row: Span, error: &serde_json::Error) -> Span {
    let lines = row.text(text).split_inclusive('\n').take(error.line().saturating_sub(1));
    let start = row.start + lines.map(str::len).sum::<usize>() + error.column().saturating_sub(1);
    // The column counts bytes, and at the end of a row stands behind it.
    let at = text.floor_char_boundary(start.clamp(row.start, row.end.saturating_sub(1).max(row.start)));
    Span::new(at, at + text[at..].chars().next().map_or(0, char::len_utf8))
}

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
    fn get(&self, key: &str) -> Option<&'t RawValue> {
        self.0.iter().find(|(known, _)| known == key).map(|(_, value)| *value)
    }

    /// Where the value of a column stands; those of the back are called `back_name` and so on.
    fn cell(&self, text: &str, column: &str) -> Option<Span> {
        if let Some(column) = column.strip_prefix(BACK) {
            let back = self.get("back")?;
            let inside = serde_json::from_str::<Object<'t>>(back.get()).ok();
            return inside.and_then(|inside| inside.cell(text, column)).or_else(|| Span::of(text, back.get()));
        }
        let value = self.get(column).or_else(|| self.get("kind").filter(|_| column == "type"))?;
        Span::of(text, value.get())
    }

    /// A card, and what is wrong with values of it.
    fn card(&self) -> (RawCard, Vec<Reason>) {
        let mut reader = Values { object: self, prefix: "", reasons: Vec::new() };
        reader.no_key_twice(|key| Form::Own.knows(key));
        let kind = if self.get("type").is_some() { "type" } else { "kind" };
        let energy = reader.read("energy", "energy", |raw| {
            let number = serde_json::from_str::<u8>(raw).map(|number| number.to_string());
            number.or_else(|_| serde_json::from_str::<String>(raw)).ok()
        });
        let mut raw = RawCard {
            number: reader.text("number").unwrap_or_default(),
            kind: reader.text(kind).unwrap_or_default(),
            rarity: reader.text("rarity"),
            colors: reader.texts("colors"),
            energy,
            specified: reader.value("specified", "icons").unwrap_or_default(),
            combo_cost: reader.value("combo_cost", "combo-cost"),
            combo_power: reader.value("combo_power", "number"),
            attributes: reader.texts("attributes"),
            counts_as: reader.text("counts_as"),
            front: reader.face(),
            back: None,
            skill_withheld: reader.value("skill_withheld", "truth").unwrap_or_default(),
            copies: None,
        };
        let mut reasons = reader.reasons;
        if let Some(back) = self.get("back").filter(|back| back.get() != "null") {
            match serde_json::from_str::<Object<'_>>(back.get()) {
                Ok(object) => {
                    let mut reader = Values { object: &object, prefix: BACK, reasons: Vec::new() };
                    reader.no_key_twice(row::is_of_side);
                    raw.back = Some(reader.face());
                    reasons.append(&mut reader.reasons);
                }
                Err(_) => reasons.push(Reason::new("back", "", say!("row-no-back"))),
            }
        }
        (raw, reasons)
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

    /// Reads a value that is to be what is `wanted`, a word that `row-key-holds` knows.
    fn read<T>(&mut self, key: &str, wanted: &str, read: impl Fn(&str) -> Option<T>) -> Option<T> {
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

    fn face(&mut self) -> RawFace {
        RawFace {
            name: self.text("name"),
            power: self.value("power", "number"),
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
