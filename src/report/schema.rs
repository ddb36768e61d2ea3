//! JSON Schemas (2020-12) of what `--format json` prints, made from the types that are printed: nobody can change the one
//! and forget the other.

use schemars::generate::SchemaSettings;
use schemars::transform::RecursiveTransform;
use schemars::{JsonSchema, Schema};
use serde_json::Value;

/// What a type looks like when it is printed. An object has the keys that are named there and no others.
pub(crate) fn of<T: JsonSchema>() -> Schema {
    let printed = SchemaSettings::draft2020_12().for_serialize();
    let settings = printed.with_transform(RecursiveTransform(told)).with_transform(RecursiveTransform(closed));
    settings.into_generator().into_root_schema_for::<T>()
}

/// One of two shapes.
#[derive(JsonSchema)]
#[schemars(untagged, rename = "Either_{A}_{B}")]
#[expect(dead_code, reason = "it has a shape and no values")]
pub(super) enum Either<A, B> {
    A(A),
    B(B),
}

/// What a command prints that answers in one of two shapes.
pub(super) fn either<A: JsonSchema, B: JsonSchema>() -> Schema {
    of::<Either<A, B>>()
}

/// What is said of a key goes on one line, in words that other programs know.
fn told(schema: &mut Schema) {
    if let Some(Value::String(text)) = schema.get_mut("description") {
        *text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    }
    // Numbers of the program that mean nothing elsewhere: `uint32`.
    if schema.get("format").is_some_and(|format| format != "date") {
        schema.remove("format");
    }
}

/// Keys that are not named are none.
fn closed(schema: &mut Schema) {
    if schema.get("properties").is_some() && schema.get("additionalProperties").is_none() {
        schema.insert("additionalProperties".to_owned(), Value::Bool(false));
    }
}
