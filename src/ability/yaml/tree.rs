//! A YAML text taken apart: every word, list and mapping with its line. Nothing is understood yet.
//!
//! A word stays as it is written: `no` and `on` are words like any other, and whoever reads them says what they are. An alias is the node of its anchor, so what is read through aliases has to be counted (see `reader`).

use std::collections::{BTreeMap, BTreeSet};

use serde_yaml::granit_parser::{Event, Parser, ScalarStyle, ScanError, Span, Tag};

use super::problem::Problem;

/// What texts are, as far as it matters before they are understood.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Texts {
    /// What one of them is called.
    pub(crate) called: &'static str,
    /// Words that stand for nothing, beside none at all.
    pub(crate) nothing: &'static [&'static str],
    /// One may hold nothing but remarks.
    pub(crate) empty: bool,
}

impl Texts {
    /// Files of data, in which `null` is nothing as YAML has it.
    pub(crate) const fn data(called: &'static str) -> Self {
        Self { called, nothing: &["~", "null"], empty: false }
    }
}

/// Lists and mappings within each other.
const DEPTH: usize = 48;

/// The key that takes over others.
const MERGE: &str = "<<";

/// A place in [`Tree::nodes`].
pub(super) type NodeId = usize;

/// A word, a list or a mapping.
#[derive(Debug)]
pub(super) struct Node {
    pub(super) line: u64,
    pub(super) kind: Kind,
}

/// What a node is.
#[derive(Debug)]
pub(super) enum Kind {
    /// Nothing, or a word for it.
    Nothing,
    /// A word, a number, a text.
    Word {
        /// As written, without quotation marks.
        text: String,
        /// In quotation marks, or marked as text: never a number.
        quoted: bool,
    },
    /// A list.
    List(Vec<NodeId>),
    /// A mapping; no key stands twice.
    Mapping(Vec<(Key, NodeId)>),
}

/// A key of a mapping.
#[derive(Clone, Debug)]
pub(super) struct Key {
    pub(super) text: String,
    pub(super) line: u64,
}

/// A whole text.
#[derive(Debug)]
pub(super) struct Tree {
    pub(super) nodes: Vec<Node>,
    /// What the text is: the first node that is not within another.
    pub(super) root: Option<NodeId>,
    /// Lists and mappings that something is missing from, because it could not be taken apart.
    pub(super) incomplete: BTreeSet<NodeId>,
    /// What could not be.
    pub(super) problems: Vec<Problem>,
}

/// A list or a mapping that has not ended yet.
struct Open {
    node: NodeId,
    anchor: usize,
    /// The word that a tag puts before it.
    tag: Option<String>,
    /// The key that waits for its value.
    key: Option<Key>,
}

/// Takes a text apart as far as it goes.
pub(super) fn take_apart(text: &str, texts: Texts) -> Tree {
    let tree = Tree { nodes: Vec::new(), root: None, incomplete: BTreeSet::new(), problems: Vec::new() };
    let mut builder = Builder { texts, tree, open: Vec::new(), anchors: BTreeMap::new() };
    let mut parser = Parser::new_from_str(text);
    while let Some(event) = parser.next_event() {
        let ends = match event {
            Ok((event, span)) => builder.event(event, span),
            Err(error) => builder.stop(line(&error), error.info()),
        };
        if ends {
            break;
        }
    }
    // What has not ended is taken as far as it goes.
    while let Some(open) = builder.open.pop() {
        builder.tree.incomplete.insert(open.node);
        builder.put(open.node);
    }
    if texts.empty && builder.tree.root.is_none() && builder.tree.problems.is_empty() {
        builder.tree.root = Some(builder.add(1, Kind::Nothing));
    }
    builder.tree
}

fn line(error: &ScanError) -> u64 {
    u64::try_from(error.marker().line()).unwrap_or(0)
}

struct Builder {
    texts: Texts,
    tree: Tree,
    open: Vec<Open>,
    anchors: BTreeMap<usize, NodeId>,
}

impl Builder {
    /// Takes one event; whether the text ends here.
    fn event(&mut self, event: Event<'_>, span: Span) -> bool {
        let line = u64::try_from(span.start.line()).unwrap_or(0);
        match event {
            Event::DocumentStart(..) if self.tree.root.is_some() => {
                let message = format!("{} is one document, and here another begins", self.texts.called);
                return self.stop(line, message);
            }
            Event::Scalar(text, style, anchor, tag) => {
                let word = Self::tag(tag.as_deref());
                let plain = style == ScalarStyle::Plain && (tag.is_none() || word.is_some());
                let is_nothing = plain && (text.is_empty() || self.texts.nothing.contains(&&*text));
                let kind =
                    if is_nothing { Kind::Nothing } else { Kind::Word { text: text.into_owned(), quoted: !plain } };
                if self.takes_key() {
                    return self.key(line, kind);
                }
                let node = self.add(line, kind);
                let node = self.tagged(node, word);
                self.anchors.extend((anchor != 0).then_some((anchor, node)));
                self.put(node);
            }
            Event::SequenceStart(_, anchor, tag) => {
                return self.begin(line, Kind::List(Vec::new()), anchor, Self::tag(tag.as_deref()));
            }
            Event::MappingStart(_, anchor, tag) => {
                return self.begin(line, Kind::Mapping(Vec::new()), anchor, Self::tag(tag.as_deref()));
            }
            Event::SequenceEnd | Event::MappingEnd => {
                if let Some(open) = self.open.pop() {
                    self.merge(open.node);
                    let node = self.tagged(open.node, open.tag);
                    self.anchors.extend((open.anchor != 0).then_some((open.anchor, node)));
                    self.put(node);
                }
            }
            Event::Alias(_) if self.takes_key() => return self.key(line, Kind::Nothing),
            Event::Alias(anchor) => match self.anchors.get(&anchor) {
                Some(node) => self.put(*node),
                None => return self.stop(line, "an alias of what it is itself a part of"),
            },
            Event::UnresolvedAlias(name) => return self.stop(line, format!("there is no anchor `&{name}` before")),
            _ => {}
        }
        false
    }

    /// The text cannot be taken apart from here on.
    fn stop(&mut self, line: u64, message: impl Into<String>) -> bool {
        self.tree.problems.push(Problem::new(line, message));
        true
    }

    /// `!word` before something is `{word: something}`; `!!str` only says that a word is text.
    fn tag(tag: Option<&Tag>) -> Option<String> {
        tag.filter(|tag| !tag.is_yaml_core_schema() && !tag.suffix().is_empty()).map(|tag| tag.suffix().to_owned())
    }

    /// A node with the word that a tag puts before it.
    fn tagged(&mut self, node: NodeId, tag: Option<String>) -> NodeId {
        let line = self.tree.nodes[node].line;
        tag.map_or(node, |text| self.add(line, Kind::Mapping(vec![(Key { text, line }, node)])))
    }

    fn add(&mut self, line: u64, kind: Kind) -> NodeId {
        self.tree.nodes.push(Node { line, kind });
        self.tree.nodes.len() - 1
    }

    /// A list or a mapping begins; whether the text ends here.
    fn begin(&mut self, line: u64, kind: Kind, anchor: usize, tag: Option<String>) -> bool {
        if self.open.len() >= DEPTH {
            return self.stop(line, format!("lists and mappings within each other, more than {DEPTH} deep"));
        }
        if self.takes_key() {
            return self.key(line, kind);
        }
        let node = self.add(line, kind);
        self.open.push(Open { node, anchor, tag, key: None });
        false
    }

    /// Whether a key of a mapping comes next.
    fn takes_key(&self) -> bool {
        self.open
            .last()
            .is_some_and(|open| open.key.is_none() && matches!(self.tree.nodes[open.node].kind, Kind::Mapping(_)))
    }

    /// A key of a mapping; whether the text ends here.
    fn key(&mut self, line: u64, kind: Kind) -> bool {
        match (kind, self.open.last_mut()) {
            (Kind::Word { text, .. }, Some(open)) => {
                open.key = Some(Key { text, line });
                false
            }
            _ => self.stop(line, "a key is a word"),
        }
    }

    /// A node is complete: it goes into what it stands in.
    fn put(&mut self, node: NodeId) {
        let Some(open) = self.open.last_mut() else {
            self.tree.root.get_or_insert(node);
            return;
        };
        let (place, key) = (open.node, open.key.take());
        match (&mut self.tree.nodes[place].kind, key) {
            (Kind::List(parts), _) => parts.push(node),
            (Kind::Mapping(entries), Some(key)) => {
                if entries.iter().any(|(other, _)| other.text == key.text) {
                    let message = format!("`{}` stands here twice", key.text);
                    self.tree.problems.push(Problem::new(key.line, message));
                } else {
                    entries.push((key, node));
                }
            }
            (Kind::Mapping(_), _) => {
                self.tree.incomplete.insert(place);
            }
            (Kind::Nothing | Kind::Word { .. }, _) => {}
        }
    }

    /// `<<` takes over the keys of another mapping, or of several, that do not stand in the mapping itself.
    fn merge(&mut self, node: NodeId) {
        let Kind::Mapping(entries) = &self.tree.nodes[node].kind else { return };
        let Some((at, from)) = entries.iter().enumerate().find(|(_, (key, _))| key.text == MERGE) else { return };
        let from = match &self.tree.nodes[from.1].kind {
            Kind::List(parts) => parts.clone(),
            _ => vec![from.1],
        };
        let taken = from.into_iter().filter_map(|part| match &self.tree.nodes[part].kind {
            Kind::Mapping(entries) => Some(entries.clone()),
            _ => None,
        });
        let taken: Vec<(Key, NodeId)> = taken.flatten().collect();
        if let Kind::Mapping(entries) = &mut self.tree.nodes[node].kind {
            entries.remove(at);
            for (key, node) in taken {
                if !entries.iter().any(|(other, _)| other.text == key.text) {
                    entries.push((key, node));
                }
            }
        }
    }
}
