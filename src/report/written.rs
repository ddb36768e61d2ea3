//! What skills do, in the words in which people write them (`data/overrides`): `{give: [this, {power: 5000}, turn]}`.

use std::fmt::Write as _;

use serde::Serialize;
use serde_json::Value;

use super::words::Words;

/// Something of the ability language as plain values, keyword skills as cards print them; null where it cannot be, which
/// no part of the language is.
pub(super) fn value(part: &impl Serialize) -> Value {
    part.serialize(Words).unwrap_or_default()
}

/// The keys of a mapping, in order, with what they say.
pub(super) fn keys(part: &impl Serialize) -> Vec<(String, Value)> {
    match value(part) {
        Value::Object(keys) => keys.into_iter().collect(),
        _ => Vec::new(),
    }
}

/// A value on one line, as YAML.
pub(super) fn flow(value: &Value) -> String {
    let mut out = String::new();
    write(value, &mut out);
    out
}

fn write(value: &Value, out: &mut String) {
    match value {
        Value::Object(keys) => {
            out.push('{');
            for (at, (key, value)) in keys.iter().enumerate() {
                // Writing to a string cannot fail.
                let _ = write!(out, "{}{key}: ", if at == 0 { "" } else { ", " });
                write(value, out);
            }
            out.push('}');
        }
        Value::Array(parts) => {
            out.push('[');
            for (at, part) in parts.iter().enumerate() {
                out.push_str(if at == 0 { "" } else { ", " });
                write(part, out);
            }
            out.push(']');
        }
        Value::String(text) => out.push_str(text),
        other => out.push_str(&other.to_string()),
    }
}
