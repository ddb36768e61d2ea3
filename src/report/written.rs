//! What skills do, in the words in which people write them (`data/overrides`): `{give: [this, {power: 5000}, turn]}`.

use std::fmt::Write as _;

use serde::{Deserialize as _, Serialize};
use serde_json::Value;

use crate::ability::{KeywordNames, Tag};

/// Something of the ability language as plain values; null where it cannot be, which no part of the language is.
pub(super) fn value(part: &impl Serialize) -> Value {
    serde_json::to_value(part).unwrap_or_default()
}

/// The keys of a mapping, in order, with what they say.
pub(super) fn keys(part: &impl Serialize) -> Vec<(String, Value)> {
    match value(part) {
        Value::Object(keys) => keys.into_iter().collect(),
        _ => Vec::new(),
    }
}

/// A value on one line, as YAML; a keyword skill as cards print it.
pub(super) fn flow(value: &Value, names: &KeywordNames) -> String {
    let mut out = String::new();
    write(value, names, &mut out);
    out
}

fn write(value: &Value, names: &KeywordNames, out: &mut String) {
    match value {
        Value::Object(keys) if keys.contains_key("k") => match Tag::deserialize(value) {
            Ok(tag) => out.extend(["\"", &names.print(&tag), "\""]),
            Err(_) => out.push_str(&value.to_string()),
        },
        Value::Object(keys) => {
            out.push('{');
            for (at, (key, value)) in keys.iter().enumerate() {
                // Writing to a string cannot fail.
                let _ = write!(out, "{}{key}: ", if at == 0 { "" } else { ", " });
                write(value, names, out);
            }
            out.push('}');
        }
        Value::Array(parts) => {
            out.push('[');
            for (at, part) in parts.iter().enumerate() {
                out.push_str(if at == 0 { "" } else { ", " });
                write(part, names, out);
            }
            out.push(']');
        }
        Value::String(text) => out.push_str(text),
        other => out.push_str(&other.to_string()),
    }
}
