//! The serializer behind [`super::written`]: the ability language as plain values, in the words in which people write.
//!
//! It differs from what serde makes of it in one thing: a tag is the text that cards print, as people write that too.

use serde::ser::{
    Error as _, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use serde::{Deserialize, Serialize};
use serde_json::{Error, Map, Value};

use crate::ability::{KeywordNames, Tag};

/// Makes plain values; a tag becomes the text that cards print.
#[derive(Clone, Copy)]
pub(super) struct Words;

impl Words {
    fn list(variant: Option<&'static str>) -> List {
        List { variant, items: Vec::new() }
    }

    fn keys(name: &'static str, variant: Option<&'static str>) -> Keys {
        Keys { is_tag: name == "Tag", variant, key: String::new(), said: Map::new() }
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

impl Serializer for Words {
    type Ok = Value;
    type Error = Error;
    type SerializeSeq = List;
    type SerializeTuple = List;
    type SerializeTupleStruct = List;
    type SerializeTupleVariant = List;
    type SerializeMap = Keys;
    type SerializeStruct = Keys;
    type SerializeStructVariant = Keys;

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

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<Value, Error> {
        Ok(variant.into())
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

    fn serialize_seq(self, _: Option<usize>) -> Result<List, Error> {
        Ok(Self::list(None))
    }

    fn serialize_tuple(self, _: usize) -> Result<List, Error> {
        Ok(Self::list(None))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<List, Error> {
        Ok(Self::list(None))
    }

    fn serialize_tuple_variant(self, _: &'static str, _: u32, variant: &'static str, _: usize) -> Result<List, Error> {
        Ok(Self::list(Some(variant)))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Keys, Error> {
        Ok(Self::keys("", None))
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Keys, Error> {
        Ok(Self::keys(name, None))
    }

    fn serialize_struct_variant(self, _: &'static str, _: u32, variant: &'static str, _: usize) -> Result<Keys, Error> {
        Ok(Self::keys("", Some(variant)))
    }
}

/// A list under way.
pub(super) struct List {
    variant: Option<&'static str>,
    items: Vec<Value>,
}

impl List {
    fn add<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.items.push(value.serialize(Words)?);
        Ok(())
    }

    fn done(self) -> Value {
        within(self.variant, Value::Array(self.items))
    }
}

/// The traits of lists differ in the name of one method.
macro_rules! lists {
    ($($list:ident: $method:ident),*) => {
        $(impl $list for List {
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
pub(super) struct Keys {
    is_tag: bool,
    variant: Option<&'static str>,
    /// The key whose value comes next.
    key: String,
    said: Map<String, Value>,
}

impl Keys {
    fn add<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) -> Result<(), Error> {
        // What a tag is made of is read again below, and no text.
        let value = if self.is_tag { serde_json::to_value(value)? } else { value.serialize(Words)? };
        self.said.insert(key.to_owned(), value);
        Ok(())
    }

    fn done(self) -> Result<Value, Error> {
        let keys = Value::Object(self.said);
        if self.is_tag {
            let tag = Tag::deserialize(keys)?;
            let names = KeywordNames::embedded().map_err(Error::custom)?;
            return Ok(format!("\"{}\"", names.print(&tag)).into());
        }
        Ok(within(self.variant, keys))
    }
}

impl SerializeMap for Keys {
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
        $(impl $structure for Keys {
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
    use crate::ability::written::Lines;
    use crate::catalog::Catalog;

    #[test]
    fn tags_are_printed_and_all_else_is_as_people_write_it() {
        let lines: Lines = serde_yaml::from_str(
            "- tags: '[Auto]'\n  when: {moved: [this, battle, warp]}\n  do:\n  - choose: {from: {areas: [battle], filter: \
             {all: [{kind: battle}, {color: Red}]}}, count: {up-to: 1}, as: battle}\n  - give: [{named: battle}, {gain: \
             '[Bond 2]'}, battle]\n",
        )
        .expect("skills");
        assert_eq!(
            written::flow(&written::value(&lines.skills().lines[0].body)),
            "{Does: {when: {moved: [this, battle, warp]}, do: [{choose: {from: {areas: [battle], filter: {all: [{kind: \
             battle}, {color: Red}]}}, count: {up-to: 1}, as: battle}}, {give: [{named: battle}, {gain: \"[Bond 2]\"}, \
             battle]}]}}"
        );
    }

    /// The embedded table has nearly every word of the language.
    #[test]
    fn the_words_are_those_that_serde_writes() {
        let catalog = Catalog::embedded();
        let mut seen = 0;
        for number in catalog.numbers() {
            let entry = catalog.get(&number).expect("it has been listed");
            for line in entry.front.lines.iter().chain(&entry.back.lines) {
                let plain = serde_json::to_value(&line.body).expect("plain data");
                let ours = written::value(&line.body);
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
