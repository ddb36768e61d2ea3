//! The words that a part of a skill is written in, one by one, without writing it.
//!
//! The notation is what serde derives, so its words are known to a serializer, and to nobody else.

use std::fmt;

use serde::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

/// Somebody who listens while a part is spelled.
pub(crate) trait Listener {
    /// The key of what comes next, or the variant that it is within.
    fn key(&mut self, key: &str);
    /// A variant that has nothing within, or words as they are printed.
    fn word(&mut self, word: &str);
    /// A number.
    fn number(&mut self, number: i64);
    /// A list begins, or a mapping.
    fn begin(&mut self) {}
    /// What has begun last, ends.
    fn end(&mut self) {}
}

/// Says every word of the notation of a part, in order.
pub(crate) fn spelled(part: &impl Serialize, listener: &mut dyn Listener) {
    // Nothing is written, so nothing can fail.
    let _ = part.serialize(&mut Speller(listener));
}

struct Speller<'l>(&'l mut dyn Listener);

macro_rules! numbers {
    ($($serialize:ident: $number:ty),*) => {
        $(fn $serialize(self, number: $number) -> fmt::Result {
            self.0.number(number.into());
            Ok(())
        })*
    };
}

impl Serializer for &mut Speller<'_> {
    type Ok = ();
    type Error = fmt::Error;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    numbers! {
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32
    }

    /// The key has said what is so; what is not so is not written.
    fn serialize_bool(self, _: bool) -> fmt::Result {
        Ok(())
    }

    // The language has no numbers so large, and no fractions.
    fn serialize_u64(self, number: u64) -> fmt::Result {
        i64::try_from(number).map_err(|_| fmt::Error)?.serialize(self)
    }

    fn serialize_f32(self, _: f32) -> fmt::Result {
        Err(fmt::Error)
    }

    fn serialize_f64(self, _: f64) -> fmt::Result {
        Err(fmt::Error)
    }

    fn serialize_char(self, letter: char) -> fmt::Result {
        self.serialize_str(letter.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, words: &str) -> fmt::Result {
        self.0.word(words);
        Ok(())
    }

    fn serialize_bytes(self, _: &[u8]) -> fmt::Result {
        Err(fmt::Error)
    }

    fn serialize_none(self) -> fmt::Result {
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> fmt::Result {
        value.serialize(self)
    }

    fn serialize_unit(self) -> fmt::Result {
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> fmt::Result {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> fmt::Result {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> fmt::Result {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> fmt::Result {
        self.0.key(variant);
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, fmt::Error> {
        self.0.begin();
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, fmt::Error> {
        self.0.begin();
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, fmt::Error> {
        self.0.begin();
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self, fmt::Error> {
        self.0.key(variant);
        self.0.begin();
        Ok(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, fmt::Error> {
        self.0.begin();
        Ok(self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, fmt::Error> {
        self.0.begin();
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self, fmt::Error> {
        self.0.key(variant);
        self.0.begin();
        Ok(self)
    }
}

/// The traits of lists differ in the name of one method, those of structures in none.
macro_rules! parts {
    ($($list:ident: $method:ident),*; $($structure:ident),*) => {
        $(impl $list for &mut Speller<'_> {
            type Ok = ();
            type Error = fmt::Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> fmt::Result {
                value.serialize(&mut **self)
            }

            fn end(self) -> fmt::Result {
                self.0.end();
                Ok(())
            }
        })*
        $(impl $structure for &mut Speller<'_> {
            type Ok = ();
            type Error = fmt::Error;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> fmt::Result {
                self.0.key(key);
                value.serialize(&mut **self)
            }

            fn end(self) -> fmt::Result {
                self.0.end();
                Ok(())
            }
        })*
    };
}

parts! {
    SerializeSeq: serialize_element,
    SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field;
    SerializeStruct, SerializeStructVariant
}

impl SerializeMap for &mut Speller<'_> {
    type Ok = ();
    type Error = fmt::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> fmt::Result {
        key.serialize(&mut **self)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> fmt::Result {
        value.serialize(&mut **self)
    }

    fn end(self) -> fmt::Result {
        self.0.end();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ability::written::Line;

    impl Listener for String {
        fn key(&mut self, key: &str) {
            self.push_str(key);
            self.push(':');
        }

        fn word(&mut self, word: &str) {
            self.push_str(word);
            self.push(' ');
        }

        fn number(&mut self, number: i64) {
            self.word(&number.to_string());
        }

        fn begin(&mut self) {
            self.push('(');
        }

        fn end(&mut self) {
            self.push(')');
        }
    }

    #[test]
    fn the_words_are_those_of_the_notation() {
        let text = "{tags: '[Bond 2]', when: {attacks: this}, do: [{give: [this, {power: -5000}, turn]}, {ko: {all: {filter: \
                    {name: Dr. Gero's Robot}, other: true}}}]}";
        let Line(skill) = serde_yaml::from_str(text).expect("a skill");
        let mut said = String::new();
        spelled(&skill, &mut said);
        assert_eq!(
            said,
            "(tags:((k:Bond a:Number:2 ))body:Does:(when:attacks:this do:(give:(this power:-5000 turn )ko:all:(filter:name:\
             Dr. Gero's Robot other:))))"
        );
    }

    #[test]
    fn numbers_are_what_they_are() {
        let mut said = String::new();
        spelled(&(0_u8, -15_000, i64::MIN, u64::from(u32::MAX)), &mut said);
        assert_eq!(said, "(0 -15000 -9223372036854775808 4294967295 )");
    }
}
