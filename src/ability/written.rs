//! Skills as people write them, in YAML: `"[Blocker]"`, or a mapping of tags and what the line does.
//!
//! Scenarios and the skills written by hand in `data/overrides` are in these words; `tests/scenarios/README.md` is their
//! manual.

use std::fmt;
use std::sync::Arc;

use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{Error as _, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::{Area, Body, Condition, Does, Effect, Filter, KeywordNames, Price, Skill, Skills, Statement, Tag, Trigger};

/// Skill lines.
#[derive(Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct Lines(Vec<Line>);

impl Lines {
    /// All skills of a side.
    pub fn skills(&self) -> Skills {
        Skills { partial: false, lines: self.0.iter().map(|line| line.0.clone()).collect() }
    }
}

/// One skill line: `"[Blocker]"`, or tags with what the line says.
#[derive(Clone, Debug)]
pub struct Line(pub Skill);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LineText {
    #[serde(default)]
    tags: Tags,
    /// A body in full, as the card table has it, instead of the keys below.
    #[serde(default)]
    body: Body,
    #[serde(default)]
    permanent: Vec<Statement>,
    #[serde(default)]
    from: Vec<Area>,
    #[serde(default)]
    under: bool,
    #[serde(default)]
    when: Option<Trigger>,
    #[serde(default, rename = "if")]
    condition: Option<Condition>,
    #[serde(default)]
    cost: Vec<Price>,
    #[serde(default)]
    names: Vec<Filter>,
    #[serde(default, rename = "do")]
    effect: Vec<Effect>,
}

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read;
        impl<'de> Visitor<'de> for Read {
            type Value = Line;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a skill line: \"[Blocker]\", or a mapping with tags")
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Line, E> {
                Ok(Line(Skill { tags: tags(text)?, body: Body::Tags }))
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Line, A::Error> {
                let text = LineText::deserialize(MapAccessDeserializer::new(map))?;
                let does = Does {
                    from: text.from,
                    under: text.under,
                    when: text.when,
                    condition: text.condition,
                    cost: text.cost,
                    names: text.names,
                    effect: text.effect.into(),
                };
                let says_more = does != Does::default();
                let body = match (text.body, text.permanent.is_empty(), says_more) {
                    (body, true, false) => body,
                    (Body::Tags, false, false) => Body::Permanent(text.permanent),
                    (Body::Tags, true, true) => Body::Does(does.into()),
                    _ => return Err(A::Error::custom("a skill line has one of `body`, `permanent`, or what it does")),
                };
                Ok(Line(Skill { tags: text.tags.0, body }))
            }
        }
        deserializer.deserialize_any(Read)
    }
}

/// What stands for one printed line: a skill, or several where the data has lost the line breaks between them.
#[derive(Clone, Debug)]
pub struct Printed(pub Vec<Skill>);

impl<'de> Deserialize<'de> for Printed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read;
        impl<'de> Visitor<'de> for Read {
            type Value = Printed;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a skill line, or the list of skill lines that are printed as one")
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Printed, E> {
                Ok(Printed(vec![Line::deserialize(StrDeserializer::new(text))?.0]))
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Printed, A::Error> {
                Ok(Printed(vec![Line::deserialize(MapAccessDeserializer::new(map))?.0]))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Printed, A::Error> {
                let mut out = Vec::new();
                while let Some(Line(skill)) = seq.next_element()? {
                    out.push(skill);
                }
                Ok(Printed(out))
            }
        }
        deserializer.deserialize_any(Read)
    }
}

/// A skill that a skill gives, in the same words.
pub(super) fn skill<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Arc<Skill>, D::Error> {
    Line::deserialize(deserializer).map(|line| Arc::new(line.0))
}

/// One tag as printed, `"[Bond 2]"`, or as the card table has it.
pub(super) fn tag<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Tag, D::Error> {
    struct Read;
    impl<'de> Visitor<'de> for Read {
        type Value = Tag;
        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a tag, such as \"[Double Strike]\"")
        }
        fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Tag, E> {
            match <[Tag; 1]>::try_from(tags(text)?) {
                Ok([tag]) => Ok(tag),
                Err(_) => Err(E::custom(format!("`{text}` is not one tag"))),
            }
        }
        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Tag, A::Error> {
            Tag::deserialize(MapAccessDeserializer::new(map))
        }
    }
    deserializer.deserialize_any(Read)
}

/// Several tags as printed, or as the card table has them.
pub(super) fn tag_list<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Tag>, D::Error> {
    Tags::deserialize(deserializer).map(|tags| tags.0)
}

/// Tags as printed, `"[Auto] [Once per turn]"`, or a list of them.
#[derive(Default)]
struct Tags(Vec<Tag>);

impl<'de> Deserialize<'de> for Tags {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read;
        impl<'de> Visitor<'de> for Read {
            type Value = Tags;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("tags, such as \"[Auto] [Once per turn]\"")
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Tags, E> {
                tags(text).map(Tags)
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Tags, A::Error> {
                let mut out = Vec::new();
                while let Some(tag) = seq.next_element::<Tag>()? {
                    out.push(tag);
                }
                Ok(Tags(out))
            }
        }
        deserializer.deserialize_any(Read)
    }
}

fn tags<E: serde::de::Error>(text: &str) -> Result<Vec<Tag>, E> {
    let names = KeywordNames::embedded().map_err(E::custom)?;
    let parts = text.split('[').map(str::trim).filter(|part| !part.is_empty());
    let read = |part: &str| {
        let inner = part.strip_suffix(']').ok_or_else(|| E::custom(format!("`{text}` is not a list of [tags]")))?;
        names.tag(inner).ok_or_else(|| E::custom(format!("[{inner}] is not a keyword with its argument")))
    };
    parts.map(read).collect()
}

/// Tags as printed: `[Double Strike] [Critical]`.
///
/// # Errors
/// When something is no keyword with its argument in brackets.
pub fn read_tags(text: &str) -> Result<Vec<Tag>, String> {
    tags::<serde::de::value::Error>(text).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_given_is_written_like_everything_else_and_survives_the_card_table() {
        let text = r#"
            tags: "[Activate : Main]"
            do:
              - give: [this, {gain: "[Double Strike]"}, turn]
              - give: [this, {gain: {k: Critical}}, turn]
              - give: [this, {gain-skill: {tags: "[Auto]", when: {attacks: this}, do: [{draw: 1}]}}, turn]
              - give: [this, {gain-skill: {permanent: [{says: {Change: {power: 5000}}}]}}, turn]
              - give: [this, {gain-skill: "[Blocker]"}, turn]
        "#;
        let Line(skill) = serde_yaml::from_str(text).expect("a skill");
        let table = ron::to_string(&skill).expect("written");
        assert_eq!(ron::from_str::<Skill>(&table).expect(&table), skill);
        for wrong in ["{gain: Double Strike}", "{gain: \"[Blocker] [Critical]\"}", "{gain-skill: {when: nothing}}"] {
            assert!(serde_yaml::from_str::<super::super::Change>(wrong).is_err(), "{wrong}");
        }
    }
}
