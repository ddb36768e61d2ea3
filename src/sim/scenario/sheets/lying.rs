//! How games whose cards stand in lists of words write cards and numbers.

use std::fmt;

use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// A number, or words.
#[derive(Clone, Debug)]
pub(in crate::sim::scenario) struct Number(pub(in crate::sim::scenario) String);

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read;
        impl Visitor<'_> for Read {
            type Value = Number;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number of cards, or a description of them")
            }
            fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<Number, E> {
                Ok(Number(number.to_string()))
            }
            fn visit_i64<E: serde::de::Error>(self, number: i64) -> Result<Number, E> {
                Ok(Number(number.to_string()))
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Number, E> {
                Ok(Number(text.to_owned()))
            }
        }
        deserializer.deserialize_any(Read)
    }
}

/// The cards of an area: each with what is said of it, or how many blank ones there are.
#[derive(Clone, Debug)]
pub(in crate::sim::scenario) enum Cards {
    Count(usize),
    These(Vec<String>),
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read;
        impl<'de> Visitor<'de> for Read {
            type Value = Cards;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a card, a list of cards or a number")
            }
            fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<Cards, E> {
                let count = usize::try_from(number).ok().filter(|count| *count <= 100);
                count.map(Cards::Count).ok_or_else(|| E::custom("an area has 100 blank cards at most"))
            }
            fn visit_i64<E: serde::de::Error>(self, number: i64) -> Result<Cards, E> {
                self.visit_u64(u64::try_from(number).unwrap_or(u64::MAX))
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Cards, E> {
                Ok(Cards::These(vec![text.to_owned()]))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Cards, A::Error> {
                let mut cards = Vec::new();
                while let Some(card) = seq.next_element::<String>()? {
                    cards.push(card);
                }
                Ok(Cards::These(cards))
            }
        }
        deserializer.deserialize_any(Read)
    }
}
