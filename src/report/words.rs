//! The serializer behind [`super::written`]: the ability language as plain values, in the words of a language.
//!
//! Terms of the manual are known by their type, never by how they are spelled: an area `battle` is one, a duration
//! `battle` is none. In English the words stay those in which people write.

use serde::de::{IntoDeserializer, value::Error as Unknown};
use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple, SerializeTupleStruct,
    SerializeTupleVariant, Serializer,
};
use serde::{Deserialize, Serialize};
use serde_json::{Error, Map, Value};

use crate::ability::{Area, Keyword, Mode, Tag};
use crate::card::{Color, Kind};
use crate::wording::Wording;

/// Makes plain values; a tag becomes the text that cards print.
#[derive(Clone, Copy)]
pub(super) struct Words<'n>(pub(super) Wording<'n>);

impl<'n> Words<'n> {
    /// A word of the ability language, or what it is in the manual where its type says so.
    fn word(self, of: &str, word: &'static str) -> &'n str {
        fn read<T: Deserialize<'static>>(word: &'static str) -> Option<T> {
            let word: Result<T, Unknown> = T::deserialize(word.into_deserializer());
            word.ok()
        }
        if self.0.is_english() {
            return word;
        }
        let term = match of {
            "Area" => read(word).map(Area::term),
            "Mode" => read(word).map(Mode::term),
            "Kind" => read(word).map(Kind::term),
            "Color" => read(word).map(Color::name),
            "Keyword" => return read(word).map_or(word, |keyword: Keyword| self.0.keyword(keyword)),
            _ => None,
        };
        term.map_or(word, |term| self.0.term(term))
    }

    fn list(self, variant: Option<&'static str>) -> List<'n> {
        List { words: self, variant, items: Vec::new() }
    }

    fn keys(self, name: &'static str, variant: Option<&'static str>) -> Keys<'n> {
        Keys { words: self, is_tag: name == "Tag", variant, key: String::new(), said: Map::new() }
    }
}

/// `{variant: value}`, or the value alone.
fn within(variant: Option<&'static str>, value: Value) -> Value {
    match variant {
        Some(variant) => Value::Object(Map::from_iter([(variant.to_owned(), value)])),
        None => value,
    }
}

/// Plain values that are as they are.
macro_rules! as_they_are {
    ($($method:ident: $type:ty),*) => {
        $(fn $method(self, value: $type) -> Result<Value, Error> {
            Ok(value.into())
        })*
    };
}

impl<'n> Serializer for Words<'n> {
    type Ok = Value;
    type Error = Error;
    type SerializeSeq = List<'n>;
    type SerializeTuple = List<'n>;
    type SerializeTupleStruct = List<'n>;
    type SerializeTupleVariant = List<'n>;
    type SerializeMap = Keys<'n>;
    type SerializeStruct = Keys<'n>;
    type SerializeStructVariant = Keys<'n>;

    as_they_are! {
        serialize_bool: bool,
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64,
        serialize_f32: f32, serialize_f64: f64,
        serialize_str: &str, serialize_bytes: &[u8]
    }

    fn serialize_char(self, value: char) -> Result<Value, Error> {
        Ok(value.to_string().into())
    }

    fn serialize_none(self) -> Result<Value, Error> {
        Ok(Value::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Value, Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<Value, Error> {
        Ok(Value::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Value, Error> {
        Ok(Value::Null)
    }

    fn serialize_unit_variant(self, of: &'static str, _: u32, variant: &'static str) -> Result<Value, Error> {
        Ok(self.word(of, variant).into())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<Value, Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Value, Error> {
        Ok(within(Some(variant), value.serialize(self)?))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List<'n>, Error> {
        Ok(self.list(None))
    }

    fn serialize_tuple(self, _: usize) -> Result<List<'n>, Error> {
        Ok(self.list(None))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<List<'n>, Error> {
        Ok(self.list(None))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<List<'n>, Error> {
        Ok(self.list(Some(variant)))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Keys<'n>, Error> {
        Ok(self.keys("", None))
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Keys<'n>, Error> {
        Ok(self.keys(name, None))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Keys<'n>, Error> {
        Ok(self.keys("", Some(variant)))
    }
}

/// A list under way.
pub(super) struct List<'n> {
    words: Words<'n>,
    variant: Option<&'static str>,
    items: Vec<Value>,
}

impl List<'_> {
    fn add<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.items.push(value.serialize(self.words)?);
        Ok(())
    }

    fn done(self) -> Value {
        within(self.variant, Value::Array(self.items))
    }
}

/// The traits of lists differ in the name of one method.
macro_rules! lists {
    ($($list:ident: $method:ident),*) => {
        $(impl $list for List<'_> {
            type Ok = Value;
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.add(value)
            }

            fn end(self) -> Result<Value, Error> {
                Ok(self.done())
            }
        })*
    };
}

lists! {
    SerializeSeq: serialize_element,
    SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field
}

/// A mapping under way.
pub(super) struct Keys<'n> {
    words: Words<'n>,
    is_tag: bool,
    variant: Option<&'static str>,
    /// The key whose value comes next.
    key: String,
    said: Map<String, Value>,
}

impl Keys<'_> {
    fn add<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) -> Result<(), Error> {
        // What a tag is made of is read again below, and no text.
        let value = if self.is_tag { serde_json::to_value(value)? } else { value.serialize(self.words)? };
        self.said.insert(key.to_owned(), value);
        Ok(())
    }

    fn done(self) -> Result<Value, Error> {
        let keys = Value::Object(self.said);
        if self.is_tag {
            let tag = Tag::deserialize(keys)?;
            return Ok(format!("\"{}\"", self.words.0.tag(&tag)).into());
        }
        Ok(within(self.variant, keys))
    }
}

impl SerializeMap for Keys<'_> {
    type Ok = Value;
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        let key = serde_json::to_value(key)?;
        self.key = key.as_str().map_or_else(|| key.to_string(), str::to_owned);
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        let key = std::mem::take(&mut self.key);
        self.add(&key, value)
    }

    fn end(self) -> Result<Value, Error> {
        self.done()
    }
}

/// The traits of structures are the same.
macro_rules! structures {
    ($($structure:ident),*) => {
        $(impl $structure for Keys<'_> {
            type Ok = Value;
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Error> {
                self.add(key, value)
            }

            fn end(self) -> Result<Value, Error> {
                self.done()
            }
        })*
    };
}

structures! { SerializeStruct, SerializeStructVariant }

#[cfg(test)]
mod tests {
    use super::super::written;
    use super::*;
    use crate::ability::{KeywordNames, written::Lines};
    use crate::catalog::Catalog;
    use crate::language::Lang;

    fn wording(lang: Lang) -> Wording<'static> {
        Wording::new(KeywordNames::embedded().expect("the embedded table fits"), lang)
    }

    #[test]
    fn terms_are_known_by_their_type() {
        let lines: Lines = serde_yaml::from_str(
            "- tags: '[Auto]'\n  when: {moved: [this, battle, warp]}\n  do:\n  - choose: {from: {areas: [battle], filter: \
             {all: [{kind: battle}, {color: Red}, {keyword: Blocker}, {mode: rest}]}}, count: {up-to: 1}, as: battle}\n  - \
             switch: [{named: battle}, active]\n  - give: [{named: battle}, {gain: '[Bond 2]'}, battle]\n",
        )
        .expect("skills");
        let said = |lang| written::flow(&written::value(&lines.skills().lines[0].body, wording(lang)));
        assert_eq!(
            said(Lang::It),
            "{Does: {when: {moved: [this, Area di Combattimento, Warp]}, do: [{choose: {from: {areas: [Area di \
             Combattimento], filter: {all: [{kind: carta Combattimento}, {color: rosso}, {keyword: Bloccante}, {mode: \
             Modalità Spossata}]}}, count: {up-to: 1}, as: battle}}, {switch: [{named: battle}, Modalità Attiva]}, {give: \
             [{named: battle}, {gain: \"[Legame 2]\"}, battle]}]}}"
        );
        assert!(said(Lang::En).contains("{moved: [this, battle, warp]}"));
        assert!(said(Lang::En).contains("{gain: \"[Bond 2]\"}, battle]"));
    }

    /// The embedded table has nearly every word of the language.
    #[test]
    fn in_english_the_words_are_those_that_serde_writes() {
        let catalog = Catalog::embedded();
        let mut seen = 0;
        for number in catalog.numbers() {
            let entry = catalog.get(&number).expect("it has been listed");
            for line in entry.front.lines.iter().chain(&entry.back.lines) {
                let plain = serde_json::to_value(&line.body).expect("plain data");
                let ours = written::value(&line.body, wording(Lang::En));
                // A tag is an object in the one and printed in the other.
                if !plain.to_string().contains("\"k\":") {
                    assert_eq!(ours, plain, "{number}");
                    seen += usize::from(!plain.is_string());
                }
            }
        }
        assert!(seen > 100, "{seen}");
    }
}
