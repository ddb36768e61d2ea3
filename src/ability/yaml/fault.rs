//! What is wrong with skills and scenarios as they are written, in their words and not those of the program.

use std::fmt;
use std::sync::LazyLock;

use serde::de::{self, Expected, Unexpected};

use super::tree::NodeId;

/// The words of the ability language with what each takes: list, word, what it takes. `tests/it/words.rs` makes it.
static WORDS: LazyLock<Vec<[&str; 3]>> = LazyLock::new(|| {
    let rows = include_str!("../../../data/words.tsv").lines().skip(1);
    rows.filter_map(|row| row.split('\t').collect::<Vec<_>>().try_into().ok()).collect()
});

/// Words that a list of suggestions shows; longer lists are in the manual.
const SHOWN: usize = 30;

/// What the closed lists of words hold, by the names that the program has for them.
const NOUNS: [(&str, &str); 31] = [
    ("Action", "action that can be forbidden"),
    ("Area", "area"),
    ("Cards", "word for cards"),
    ("Change", "change"),
    ("Color", "color"),
    ("Condition", "condition"),
    ("Count", "counted number"),
    ("Deed", "deed"),
    ("Destination", "place for cards"),
    ("Doer", "doer"),
    ("Effect", "instruction"),
    ("Family", "family of keywords"),
    ("Fate", "fate of a card that is given as a price"),
    ("Filter", "description of a card"),
    ("HowMany", "number of cards to choose"),
    ("Keyword", "keyword"),
    ("Kind", "type of card"),
    ("Mode", "mode"),
    ("Moment", "moment"),
    ("Phase", "phase"),
    ("Possible", "player"),
    ("Price", "price"),
    ("Question", "question"),
    ("Says", "statement"),
    ("Step", "step"),
    ("Taken", "action"),
    ("Trigger", "trigger"),
    ("Until", "duration"),
    ("Watched", "word for the card that an event is about"),
    ("Who", "player"),
    ("Winner", "winner"),
];

/// What a word takes, in a sentence; what is not here is called as the manual calls it.
const THINGS: [(&str, &str); 22] = [
    ("area", "which area"),
    ("bounds", "how many at least or at most"),
    ("cards", "which cards"),
    ("change", "what changes"),
    ("condition", "a condition"),
    ("destination", "where to"),
    ("doer", "whose doing"),
    ("filter", "a description of cards"),
    ("icons", "which energy"),
    ("instructions", "a list of instructions"),
    ("limits", "how many at least or at most"),
    ("list of price", "a list of prices"),
    ("mode", "which mode"),
    ("moment", "when"),
    ("name", "a name"),
    ("number", "a number"),
    ("quantity", "how many"),
    ("selector", "which cards"),
    ("trigger", "an event"),
    ("until", "how long"),
    ("watched", "which card"),
    ("who", "which player"),
];

/// What the actions of a script take.
const TAKEN: [(&str, &str); 18] = [
    ("attack", "{with: a card, at: a card}"),
    ("play", "which card"),
    ("combo", "which card"),
    ("activate", "which card"),
    ("counter", "which card"),
    ("instead", "which card"),
    ("block", "which card"),
    ("use", "which card"),
    ("next", "which card"),
    ("grow", "which card"),
    ("charge", "which card"),
    ("choose", "which cards"),
    ("pay", "which cards"),
    ("discard", "which cards"),
    ("mulligan", "which cards"),
    ("life", "which cards"),
    ("order", "which cards"),
    ("option", "which of them, from 1"),
];

/// Something wrong.
#[derive(Debug)]
pub(crate) struct Fault {
    /// What is left out to read on.
    pub(super) node: Option<NodeId>,
    /// The line, where it is not that of the node.
    pub(super) line: Option<u64>,
    what: What,
}

#[derive(Debug)]
enum What {
    Said(String),
    /// A word that is not in a closed list.
    Unknown(String, &'static [&'static str], Option<&'static str>),
    UnknownKey(String, &'static [&'static str]),
    /// More or fewer things than there are places for.
    Length,
}

impl Fault {
    pub(super) fn said(message: impl Into<String>) -> Self {
        What::Said(message.into()).into()
    }

    /// With its place, unless that is known more closely.
    pub(super) fn at(self, node: NodeId) -> Self {
        Self { node: self.node.or(Some(node)), ..self }
    }

    /// About the key of an entry.
    pub(super) fn at_key(self, node: NodeId, line: u64) -> Self {
        Self { node: Some(node), line: Some(line), ..self }
    }

    /// With the list that a word is missing from, unless that is known more closely.
    pub(crate) fn of(self, name: &'static str) -> Self {
        let what = match self.what {
            // What has a place already is a word of a list within this one.
            What::Unknown(word, known, None) if self.node.is_none() => What::Unknown(word, known, Some(name)),
            what => what,
        };
        Self { what, ..self }
    }

    pub(super) const fn is_length(&self) -> bool {
        matches!(self.what, What::Length)
    }

    /// In a sentence.
    pub(crate) fn message(&self) -> String {
        match &self.what {
            What::Said(message) => message.clone(),
            What::Unknown(word, known, list) => {
                let noun = list.and_then(noun).unwrap_or("word that is known here");
                format!("`{word}` is no {noun}{}", suggestion(word, known))
            }
            What::UnknownKey(key, known) => format!("`{key}` is no key here{}", suggestion(key, known)),
            What::Length => "too many things, or too few".into(),
        }
    }
}

impl From<What> for Fault {
    fn from(what: What) -> Self {
        Self { node: None, line: None, what }
    }
}

/// What a list of words holds.
fn noun(name: &str) -> Option<&'static str> {
    NOUNS.iter().find(|(other, _)| *other == name).map(|(_, noun)| *noun)
}

/// The nearest of the words, or all of them.
fn suggestion(word: &str, known: &[&str]) -> String {
    let near = known.iter().map(|known| (strsim::damerau_levenshtein(known, word), *known)).min();
    match near {
        Some((far, near)) if far <= 2 && far < word.chars().count() => format!("; did you mean `{near}`?"),
        _ if known.len() <= SHOWN => format!("; there are {}", known.join(", ")),
        _ => String::new(),
    }
}

/// A word of a list, as what is expected.
pub(super) fn a_word(name: &str) -> String {
    let noun = noun(name).unwrap_or("word");
    let article = if noun.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {noun}")
}

/// A mapping of several words, or none, where there is to be one.
pub(super) fn one_word<'k>(name: &str, keys: impl Iterator<Item = &'k str>) -> String {
    let keys: Vec<String> = keys.map(|key| format!("`{key}`")).collect();
    let found = if keys.is_empty() { "none".into() } else { keys.join(", ") };
    format!("{} is one word; found {found} in one mapping", a_word(name))
}

/// What a word takes.
pub(super) fn takes(name: &str, word: &str, len: usize, here: usize) -> String {
    let row = WORDS.iter().find(|[list, other, _]| *list == name && *other == word);
    let mut things: Vec<&str> = row.map(|[.., takes]| takes.split(", ").map(thing).collect()).unwrap_or_default();
    things.extend(TAKEN.iter().find(|(other, _)| name == "Taken" && *other == word).map(|(_, thing)| *thing));
    let of = if things.is_empty() { String::new() } else { format!(": {}", things.join(", ")) };
    let things = if len == 1 { "1 thing".into() } else { format!("{len} things in a list") };
    match here {
        0 => format!("`{word}` takes {things}{of}; nothing stands behind it"),
        _ => format!("`{word}` takes {things}{of}; found {here}"),
    }
}

fn thing(called: &str) -> &str {
    THINGS.iter().find(|(other, _)| *other == called).map_or(called, |(_, thing)| thing)
}

impl de::Error for Fault {
    fn custom<T: fmt::Display>(message: T) -> Self {
        let message = message.to_string();
        // A word that may be one of several kinds of things, and is none.
        if message.starts_with("data did not match any variant of untagged enum") {
            return Self::said("neither a number nor something counted, such as {cards: {areas: [drop]}}, stands here");
        }
        Self::said(message)
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::invalid_value(found, expected)
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        let found = match found {
            Unexpected::Unsigned(n) => format!("`{n}`"),
            Unexpected::Signed(n) => format!("`{n}`"),
            Unexpected::Str(text) => format!("`{text}`"),
            Unexpected::Seq => "a list".into(),
            Unexpected::Map => "a mapping".into(),
            _ => "something else".into(),
        };
        Self::said(format!("{expected} is expected here; found {found}"))
    }

    fn invalid_length(_: usize, _: &dyn Expected) -> Self {
        What::Length.into()
    }

    fn unknown_variant(word: &str, known: &'static [&'static str]) -> Self {
        What::Unknown(word.to_owned(), known, None).into()
    }

    fn unknown_field(key: &str, known: &'static [&'static str]) -> Self {
        What::UnknownKey(key.to_owned(), known).into()
    }

    fn missing_field(key: &'static str) -> Self {
        Self::said(format!("`{key}` is missing"))
    }

    fn duplicate_field(key: &'static str) -> Self {
        Self::said(format!("`{key}` stands here twice"))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message())
    }
}

impl std::error::Error for Fault {}
