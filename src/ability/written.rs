//! Skills as people write them, in YAML: `"[Blocker]"`, or a mapping of tags and what the line does.
//!
//! Scenarios and the skills written by hand in `data/overrides` are in these words; `tests/scenarios/README.md` is their
//! manual.

use std::fmt;

use serde::de::value::MapAccessDeserializer;
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
    /// A body in full, instead of the keys below.
    #[serde(default)]
    body: Option<Body>,
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
                    (Some(body), true, false) => body,
                    (None, false, false) => Body::Permanent(text.permanent),
                    (None, true, true) => Body::Does(does.into()),
                    (None, true, false) => Body::Tags,
                    _ => return Err(A::Error::custom("a skill line has one of `body`, `permanent`, or what it does")),
                };
                Ok(Line(Skill { tags: text.tags.0, body }))
            }
        }
        deserializer.deserialize_any(Read)
    }
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
pub fn tag_list(text: &str) -> Result<Vec<Tag>, String> {
    tags::<serde::de::value::Error>(text).map_err(|error| error.to_string())
}
