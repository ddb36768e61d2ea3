//! From a text taken apart to structures, and everything that is wrong on the way.
//!
//! The structures say with `serde` what they take. Where one refuses something the fault is told, what it was said of is
//! left out, and all is read again: so each fault is told once, with its line, and none hides the next.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::fmt;

use serde::de::value::{StrDeserializer, U64Deserializer};
use serde::de::{self, DeserializeOwned, DeserializeSeed, EnumAccess, MapAccess, SeqAccess, VariantAccess, Visitor};
use serde::{Deserialize, Deserializer, forward_to_deserialize_any};

use super::fault::{self, Fault};
use super::problem::Problem;
use super::tree::{Key, Kind, NodeId, Texts, Tree, take_apart};

/// Faults that are told of one text.
const MOST: usize = 100;
/// Nodes that one reading looks at beside those of the text: aliases may stand for more than it could hold.
const NODES: usize = 100_000;

/// Asks the reader for the line too.
const PLACED: &str = "\u{1}placed";
/// Asks the reader for a list, of one where no list stands there.
const LISTED: &str = "\u{1}listed";

/// Something with the line on which it stands.
#[derive(Clone, Debug)]
pub(crate) struct Placed<T> {
    pub(crate) line: u64,
    pub(crate) value: T,
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Placed<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read<T>(std::marker::PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Read<T> {
            type Value = Placed<T>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("something on a line")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Placed<T>, A::Error> {
                let missing = || de::Error::invalid_length(0, &self);
                let line = seq.next_element()?.ok_or_else(missing)?;
                let value = seq.next_element()?.ok_or_else(missing)?;
                Ok(Placed { line, value })
            }
        }
        deserializer.deserialize_newtype_struct(PLACED, Read(std::marker::PhantomData))
    }
}

/// One thing, or a list of things.
#[derive(Clone, Debug)]
pub(crate) struct Listed<T> {
    pub(crate) items: Vec<T>,
    /// It is written as a list.
    pub(crate) as_list: bool,
}

impl<T> Default for Listed<T> {
    fn default() -> Self {
        Self { items: Vec::new(), as_list: true }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Listed<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read<T>(std::marker::PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Read<T> {
            type Value = Listed<T>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("one thing or a list of things")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Listed<T>, A::Error> {
                let mut items = Vec::new();
                // Only one thing that is no list has a known number before it is read.
                let as_list = seq.size_hint().is_none();
                while let Some(item) = seq.next_element()? {
                    items.push(item);
                }
                Ok(Listed { items, as_list })
            }
        }
        deserializer.deserialize_newtype_struct(LISTED, Read(std::marker::PhantomData))
    }
}

/// Reads a text.
///
/// # Errors
/// Everything that is wrong with it, in the order of its lines.
pub(crate) fn read<T: DeserializeOwned>(text: &str, texts: Texts) -> Result<T, Vec<Problem>> {
    let mut tree = take_apart(text, texts);
    let mut problems = std::mem::take(&mut tree.problems);
    let mut left_out = BTreeSet::new();
    let found = loop {
        let Some(root) = tree.root else {
            if problems.is_empty() {
                problems.push(Problem::nowhere("there is nothing here"));
            }
            break None;
        };
        let seen = Cell::new(0);
        let reader = Reader { tree: &tree, node: root, left_out: &left_out, seen: &seen };
        match T::deserialize(reader) {
            Ok(found) => break Some(found),
            Err(fault) => {
                let at = fault.node.unwrap_or(root);
                let follows = tree.incomplete.contains(&at) || has_gaps(&tree, at, &left_out);
                // What is missing because of another fault is none of its own.
                if !follows {
                    problems.push(Problem::new(fault.line.unwrap_or(tree.nodes[at].line), fault.message()));
                }
                if at == root || problems.len() >= MOST || !left_out.insert(at) {
                    break None;
                }
            }
        }
    };
    match found {
        Some(found) if problems.is_empty() => Ok(found),
        _ => {
            problems.sort_by_key(|problem| problem.line);
            Err(problems)
        }
    }
}

/// Whether something is left out of a list or a mapping.
fn has_gaps(tree: &Tree, node: NodeId, left_out: &BTreeSet<NodeId>) -> bool {
    match &tree.nodes[node].kind {
        Kind::Nothing | Kind::Word { .. } => false,
        Kind::List(parts) => parts.iter().any(|part| left_out.contains(part)),
        Kind::Mapping(entries) => entries.iter().any(|(_, value)| left_out.contains(value)),
    }
}

/// Reads one node.
#[derive(Clone, Copy)]
struct Reader<'t> {
    tree: &'t Tree,
    node: NodeId,
    left_out: &'t BTreeSet<NodeId>,
    /// How many nodes have been looked at.
    seen: &'t Cell<usize>,
}

impl<'t> Reader<'t> {
    fn kind(self) -> &'t Kind {
        &self.tree.nodes[self.node].kind
    }

    fn at(self, node: NodeId) -> Self {
        Self { node, ..self }
    }

    /// One node more is looked at.
    fn count(self) -> Result<(), Fault> {
        self.seen.set(self.seen.get() + 1);
        if self.seen.get() > NODES + self.tree.nodes.len() {
            return Err(Fault::said("the aliases stand for more than can be read").at(self.tree.root.unwrap_or(0)));
        }
        Ok(())
    }

    /// The result of a visitor, a fault of it with the place.
    fn done<V>(self, found: Result<V, Fault>) -> Result<V, Fault> {
        found.map_err(|fault| fault.at(self.node))
    }

    /// A fault of this node.
    fn fault(self, message: impl Into<String>) -> Fault {
        Fault::said(message).at(self.node)
    }

    /// Something else is expected here.
    fn expected(self, what: &str) -> Fault {
        self.fault(format!("{what} is expected here; found {}", self.found()))
    }

    /// What stands here, in words.
    fn found(self) -> String {
        match self.kind() {
            Kind::Nothing => "nothing".into(),
            Kind::Word { text, .. } => format!("`{text}`"),
            Kind::List(_) => "a list".into(),
            Kind::Mapping(entries) => match entries.as_slice() {
                [] => "an empty mapping".into(),
                [(first, _), ..] => format!("a mapping, `{}:`", first.text),
            },
        }
    }

    fn elements(self, parts: &'t [NodeId]) -> Elements<'t> {
        Elements { reader: self, parts: parts.iter() }
    }

    fn mapping<V: Visitor<'t>>(self, entries: &'t [(Key, NodeId)], visitor: V) -> Result<V::Value, Fault> {
        self.done(visitor.visit_map(Entries { reader: self, left: entries.iter(), value: None }))
    }

    /// Things in fixed places: all of them, and no more.
    fn tuple<V: Visitor<'t>>(self, len: usize, word: Option<Word<'_>>, visitor: V) -> Result<V::Value, Fault> {
        let parts = self.places(len, word)?;
        let mut elements = self.elements(parts);
        let found = visitor.visit_seq(&mut elements).map_err(|fault| self.placed(fault, len, word));
        if found.is_ok() && elements.parts.len() > 0 {
            return Err(self.fault(takes(len, word, parts.len())));
        }
        found
    }

    /// The list in which things stand in fixed places.
    fn places(self, len: usize, word: Option<Word<'_>>) -> Result<&'t [NodeId], Fault> {
        match self.kind() {
            Kind::List(parts) if parts.iter().any(|part| self.left_out.contains(part)) => Err(self.fault("")),
            Kind::List(parts) => Ok(parts),
            _ => Err(self.fault(takes(len, word, 1))),
        }
    }

    /// A fault of things in fixed places: there may be too few.
    fn placed(self, fault: Fault, len: usize, word: Option<Word<'_>>) -> Fault {
        match self.kind() {
            Kind::List(parts) if fault.is_length() => self.fault(takes(len, word, parts.len())),
            _ => fault.at(self.node),
        }
    }

    /// A whole number.
    fn number(self) -> Option<i64> {
        match self.kind() {
            Kind::Word { text, quoted: false } => {
                let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
                let is_number = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
                text.parse().ok().filter(|_| is_number)
            }
            _ => None,
        }
    }

    /// A whole number within bounds.
    fn within<N: TryFrom<i64>>(self, least: &dyn fmt::Display, most: &dyn fmt::Display) -> Result<N, Fault> {
        let n = self.number().and_then(|n| N::try_from(n).ok());
        n.ok_or_else(|| self.expected(&format!("a whole number from {least} to {most}")))
    }

    /// A word of a closed list, which has a name in the program.
    fn variant(self, name: &'static str) -> Result<Variant<'t>, Fault> {
        match self.kind() {
            Kind::Word { text, .. } => Ok(Variant { reader: self, name, word: text, value: None }),
            Kind::Mapping(entries) => match entries.as_slice() {
                [(_, value)] if self.left_out.contains(value) => Err(self.fault("")),
                [(key, value)] => Ok(Variant { reader: self, name, word: &key.text, value: Some(*value) }),
                _ => Err(self.fault(fault::one_word(name, entries.iter().map(|(key, _)| key.text.as_str())))),
            },
            _ => Err(self.expected(&fault::a_word(name))),
        }
    }

    /// The entries of a mapping.
    fn entries(self) -> Result<&'t [(Key, NodeId)], Fault> {
        match self.kind() {
            Kind::Nothing => Ok(&[]),
            Kind::Mapping(entries) => Ok(entries),
            _ => Err(self.expected("a mapping")),
        }
    }

    /// The parts of a list.
    fn parts(self) -> Result<&'t [NodeId], Fault> {
        match self.kind() {
            Kind::Nothing => Ok(&[]),
            Kind::List(parts) => Ok(parts),
            _ => Err(self.expected("a list")),
        }
    }
}

/// A word of a closed list, with the name that the list has in the program.
type Word<'w> = (&'static str, &'w str);

/// How many things are taken, and how many are here.
fn takes(len: usize, word: Option<Word<'_>>, here: usize) -> String {
    match word {
        Some((name, word)) => fault::takes(name, word, len, here),
        None => format!("{len} things in a list are expected here; found {here}"),
    }
}

macro_rules! numbers {
    ($($deserialize:ident $visit:ident $number:ident)*) => {$(
        fn $deserialize<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
            let n = self.within::<$number>(&$number::MIN, &$number::MAX)?;
            self.done(visitor.$visit(n))
        }
    )*};
}

impl<'t> Deserializer<'t> for Reader<'t> {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.kind() {
            Kind::Nothing => Err(self.expected("something")),
            Kind::Word { text, .. } => self.done(match self.number().map(u64::try_from) {
                Some(Ok(n)) => visitor.visit_u64(n),
                Some(Err(_)) => visitor.visit_i64(self.number().unwrap_or_default()),
                None => visitor.visit_str(text),
            }),
            Kind::List(parts) => self.done(visitor.visit_seq(self.elements(parts))),
            Kind::Mapping(entries) => self.mapping(entries, visitor),
        }
    }

    numbers! {
        deserialize_i8 visit_i8 i8
        deserialize_i16 visit_i16 i16
        deserialize_i32 visit_i32 i32
        deserialize_i64 visit_i64 i64
        deserialize_u8 visit_u8 u8
        deserialize_u16 visit_u16 u16
        deserialize_u32 visit_u32 u32
    }

    fn deserialize_bool<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        let yes = match self.kind() {
            Kind::Word { text, quoted: false } => match text.as_str() {
                "true" | "yes" | "on" => Some(true),
                "false" | "no" | "off" => Some(false),
                _ => None,
            },
            _ => None,
        };
        match yes {
            Some(yes) => self.done(visitor.visit_bool(yes)),
            None => Err(self.expected("true or false")),
        }
    }

    fn deserialize_str<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.kind() {
            Kind::Word { text, .. } => self.done(visitor.visit_str(text)),
            _ => Err(self.expected("one word")),
        }
    }

    fn deserialize_string<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.kind() {
            Kind::Nothing => self.done(visitor.visit_none()),
            _ => self.done(visitor.visit_some(self)),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'t>>(self, name: &'static str, visitor: V) -> Result<V::Value, Fault> {
        match (name, self.kind()) {
            (PLACED, _) => self.done(visitor.visit_seq(WithLine { reader: self, asked: 0 })),
            (LISTED, Kind::List(parts)) => self.done(visitor.visit_seq(self.elements(parts))),
            (LISTED, _) => self.done(visitor.visit_seq(Alone { reader: Some(self) })),
            _ => self.done(visitor.visit_newtype_struct(self)),
        }
    }

    fn deserialize_seq<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        let parts = self.parts()?;
        self.done(visitor.visit_seq(self.elements(parts)))
    }

    fn deserialize_tuple<V: Visitor<'t>>(self, len: usize, visitor: V) -> Result<V::Value, Fault> {
        self.tuple(len, None, visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'t>>(
        self,
        _: &'static str,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.tuple(len, None, visitor)
    }

    fn deserialize_map<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.mapping(self.entries()?, visitor)
    }

    fn deserialize_struct<V: Visitor<'t>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        match self.kind() {
            Kind::Word { .. } | Kind::List(_) => {
                Err(self.expected(&format!("a mapping with some of the keys {}", fields.join(", "))))
            }
            _ => self.deserialize_map(visitor),
        }
    }

    fn deserialize_enum<V: Visitor<'t>>(
        self,
        name: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let variant = self.variant(name)?;
        self.done(visitor.visit_enum(variant).map_err(|fault| fault.of(name)))
    }

    fn deserialize_ignored_any<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.done(visitor.visit_unit())
    }

    forward_to_deserialize_any! {
        <W: Visitor<'t>>
        i128 u64 u128 f32 f64 char bytes byte_buf unit unit_struct
    }
}

/// The elements of a list.
struct Elements<'t> {
    reader: Reader<'t>,
    parts: std::slice::Iter<'t, NodeId>,
}

impl<'t> SeqAccess<'t> for Elements<'t> {
    type Error = Fault;

    fn next_element_seed<T: DeserializeSeed<'t>>(&mut self, seed: T) -> Result<Option<T::Value>, Fault> {
        let left_out = self.reader.left_out;
        let Some(part) = self.parts.find(|part| !left_out.contains(part)) else { return Ok(None) };
        self.reader.count()?;
        seed.deserialize(self.reader.at(*part)).map(Some)
    }
}

/// Something that is no list, as the only element of one.
struct Alone<'t> {
    reader: Option<Reader<'t>>,
}

impl<'t> SeqAccess<'t> for Alone<'t> {
    type Error = Fault;

    fn next_element_seed<T: DeserializeSeed<'t>>(&mut self, seed: T) -> Result<Option<T::Value>, Fault> {
        self.reader.take().map(|reader| seed.deserialize(reader)).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(1)
    }
}

/// The line of something, and then the thing.
struct WithLine<'t> {
    reader: Reader<'t>,
    asked: u8,
}

impl<'t> SeqAccess<'t> for WithLine<'t> {
    type Error = Fault;

    fn next_element_seed<T: DeserializeSeed<'t>>(&mut self, seed: T) -> Result<Option<T::Value>, Fault> {
        self.asked += 1;
        match self.asked {
            1 => seed.deserialize(U64Deserializer::new(self.reader.tree.nodes[self.reader.node].line)).map(Some),
            2 => seed.deserialize(self.reader).map(Some),
            _ => Ok(None),
        }
    }
}

/// The entries of a mapping.
struct Entries<'t> {
    reader: Reader<'t>,
    left: std::slice::Iter<'t, (Key, NodeId)>,
    value: Option<NodeId>,
}

impl<'t> MapAccess<'t> for Entries<'t> {
    type Error = Fault;

    fn next_key_seed<K: DeserializeSeed<'t>>(&mut self, seed: K) -> Result<Option<K::Value>, Fault> {
        let left_out = self.reader.left_out;
        let Some((key, value)) = self.left.find(|(_, value)| !left_out.contains(value)) else { return Ok(None) };
        self.reader.count()?;
        self.value = Some(*value);
        let found = seed.deserialize(StrDeserializer::new(&key.text));
        found.map(Some).map_err(|fault: Fault| fault.at_key(*value, key.line))
    }

    fn next_value_seed<T: DeserializeSeed<'t>>(&mut self, seed: T) -> Result<T::Value, Fault> {
        seed.deserialize(self.reader.at(self.value.unwrap_or(self.reader.node)))
    }
}

/// A word of a closed list of words, with what it says more.
struct Variant<'t> {
    reader: Reader<'t>,
    name: &'static str,
    word: &'t str,
    value: Option<NodeId>,
}

impl<'t> EnumAccess<'t> for Variant<'t> {
    type Error = Fault;
    type Variant = Self;

    fn variant_seed<T: DeserializeSeed<'t>>(self, seed: T) -> Result<(T::Value, Self), Fault> {
        self.reader.count()?;
        let found = seed.deserialize(StrDeserializer::<Fault>::new(self.word))?;
        Ok((found, self))
    }
}

impl<'t> VariantAccess<'t> for Variant<'t> {
    type Error = Fault;

    fn unit_variant(self) -> Result<(), Fault> {
        match self.value.map(|value| self.reader.at(value).kind()) {
            None | Some(Kind::Nothing) => Ok(()),
            Some(_) => Err(Fault::said(format!("`{}` stands alone, with nothing behind it", self.word))),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'t>>(self, seed: T) -> Result<T::Value, Fault> {
        match self.value {
            Some(value) => seed.deserialize(self.reader.at(value)),
            None => Err(Fault::said(fault::takes(self.name, self.word, 1, 0))),
        }
    }

    fn tuple_variant<V: Visitor<'t>>(self, len: usize, visitor: V) -> Result<V::Value, Fault> {
        match self.value {
            Some(value) => self.reader.at(value).tuple(len, Some((self.name, self.word)), visitor),
            None => Err(Fault::said(fault::takes(self.name, self.word, len, 0))),
        }
    }

    fn struct_variant<V: Visitor<'t>>(self, fields: &'static [&'static str], visitor: V) -> Result<V::Value, Fault> {
        match self.value {
            Some(value) => self.reader.at(value).deserialize_struct(self.name, fields, visitor),
            None => Err(Fault::said(format!("`{}` has the keys {}", self.word, fields.join(", ")))),
        }
    }
}
