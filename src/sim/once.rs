//! JSON in which each key stands once. Where one stands twice, nobody knows which of its values is meant.

use std::collections::BTreeSet;
use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};

/// Looks whether a key stands twice in one object, however deep.
///
/// # Errors
/// The place of the second; or that of what is no JSON.
///
/// ```
/// use deckscouter::sim::once;
/// assert!(once::check(r#"{"seed":7,"turns":[{"seed":8}]}"#).is_ok());
/// assert_eq!(
///     once::check(r#"{"seed":7,"seed":8}"#).unwrap_err().to_string(),
///     "the key `seed` stands twice at line 1 column 16"
/// );
/// ```
pub fn check(text: &str) -> Result<(), serde_json::Error> {
    serde_json::from_str::<Once>(text).map(|Once| ())
}

/// A value without keys that stand twice.
struct Once;

impl<'de> Deserialize<'de> for Once {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Keys)
    }
}

struct Keys;

impl<'de> Visitor<'de> for Keys {
    type Value = Once;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Once, A::Error> {
        let mut known = BTreeSet::new();
        while let Some(key) = map.next_key::<String>()? {
            if known.contains(&key) {
                return Err(A::Error::custom(format_args!("the key `{key}` stands twice")));
            }
            known.insert(key);
            map.next_value::<Once>()?;
        }
        Ok(Once)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Once, A::Error> {
        while seq.next_element::<Once>()?.is_some() {}
        Ok(Once)
    }

    fn visit_bool<E>(self, _: bool) -> Result<Once, E> {
        Ok(Once)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Once, E> {
        Ok(Once)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Once, E> {
        Ok(Once)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Once, E> {
        Ok(Once)
    }

    fn visit_str<E>(self, _: &str) -> Result<Once, E> {
        Ok(Once)
    }

    fn visit_unit<E>(self) -> Result<Once, E> {
        Ok(Once)
    }
}
