//! Something to say, apart from its words.

use std::fmt;

use serde::{Deserialize, Deserializer};

use super::Lang;
use super::tables::{self, Value};
use crate::shown;

/// Something to say: an id of `data/messages`, and what it is said of. `Display` is English.
///
/// ```
/// use deckscouter::language::{Lang, Message};
/// let message = Message::new("too-few-cards").with("section", "main").with("cards", 48_u32).with("missing", 2_u32);
/// assert_eq!(message.to_string(), "the Main Deck has 48 cards, 2 too few");
/// assert_eq!(message.text(Lang::It), "nel mazzo principale ci sono 48 carte: ne mancano 2");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// A message of ours.
    Said {
        /// Its id.
        id: &'static str,
        /// What it is said of, by name.
        arguments: Vec<(&'static str, Argument)>,
    },
    /// Words that are not ours to translate: of a library, or of a file that the user brought.
    Verbatim(String),
    /// What other data says in each language, in the order of [`Lang::ALL`]: the name of a keyword.
    Each(Box<[String; 3]>),
}

/// What a message is said of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Words, or what a choice hangs on. They may have come from anywhere, and no sign of them acts where they are shown.
    Text(String),
    /// What is laid out already, with line ends and styles of the program: shown as it stands.
    LaidOut(String),
    /// A number, whose noun may hang on it.
    Number(i64),
    /// Another message, put into words first.
    Message(Message),
    /// Several, with these signs between them.
    List(Vec<Self>, &'static str),
    /// Several, any of which may be meant: `a, or b`.
    Either(Vec<Self>),
}

/// `say!("copy-limit", copies = n, card = name)`: a [`Message`]. A test reads these, so the id stands as such.
macro_rules! say {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::language::Message::new($id)$(.with(stringify!($name), $value))*
    };
}
pub(crate) use say;

impl Message {
    /// The message of an id.
    pub const fn new(id: &'static str) -> Self {
        Self::Said { id, arguments: Vec::new() }
    }

    /// Words that are there for each language, English first.
    pub fn each(words: impl FnMut(Lang) -> String) -> Self {
        Self::Each(Box::new(Lang::ALL.map(words)))
    }

    /// Adds what it is said of. Words that are not ours are said of nothing.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Self {
        if let Self::Said { arguments, .. } = &mut self {
            arguments.push((name, value.into()));
        }
        self
    }

    /// In words, on a line of its own but where the words of the message have several. What came from elsewhere is
    /// [shown](shown::line).
    pub fn text(&self, lang: Lang) -> String {
        match self {
            Self::Said { id, arguments } => {
                let values = arguments.iter().map(|(name, argument)| (*name, argument.value(lang)));
                tables::words(lang).say(id, values.collect())
            }
            Self::Verbatim(text) => shown::line(text).into_owned(),
            Self::Each(texts) => shown::line(&texts[lang as usize]).into_owned(),
        }
    }
}

/// A text in a data file: for all languages, or `{en: …, it: …, fr: …}`.
impl<'de> Deserialize<'de> for Message {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            One(String),
            Each { en: String, it: String, fr: String },
        }
        Ok(match Written::deserialize(deserializer)? {
            Written::One(text) => Self::Verbatim(text),
            Written::Each { en, it, fr } => Self::Each(Box::new([en, it, fr])),
        })
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Lang::En))
    }
}

/// Words that are not ours.
impl From<String> for Message {
    fn from(text: String) -> Self {
        Self::Verbatim(text)
    }
}

impl Argument {
    /// Some texts with signs between them: `BT1-001, BT1-002`.
    pub fn list<A: Into<Self>>(parts: impl IntoIterator<Item = A>, between: &'static str) -> Self {
        Self::List(parts.into_iter().map(Into::into).collect(), between)
    }

    /// Some texts of which any may be meant: `a number, or a color`.
    pub fn either<A: Into<Self>>(parts: impl IntoIterator<Item = A>) -> Self {
        Self::Either(parts.into_iter().map(Into::into).collect())
    }

    /// As it stands in the words of a message.
    fn value(&self, lang: Lang) -> Value {
        match self {
            Self::Number(n) => Value::Number(*n),
            other => Value::Words(other.text(lang)),
        }
    }

    /// In words; numbers in digits.
    pub fn text(&self, lang: Lang) -> String {
        match self {
            Self::Text(text) => shown::line(text).into_owned(),
            Self::LaidOut(text) => text.clone(),
            Self::Number(n) => n.to_string(),
            Self::Message(message) => message.text(lang),
            Self::List(parts, between) => joined(parts, between, lang),
            Self::Either(parts) => joined(parts, &(say!("either").text(lang) + " "), lang),
        }
    }
}

fn joined(parts: &[Argument], between: &str, lang: Lang) -> String {
    parts.iter().map(|part| part.text(lang)).collect::<Vec<_>>().join(between)
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&String> for Argument {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl From<&Message> for Argument {
    fn from(message: &Message) -> Self {
        Self::Message(message.clone())
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for Argument {
            fn from(number: $number) -> Self {
                // Nothing that is counted here comes near the end of the range.
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })+
    };
}

numbers! { u8, u16, u32, u64, usize, i32, i64 }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_choose_their_nouns_and_nested_messages_speak_the_language() {
        let count = |n: u32| say!("add-cards", cards = n);
        assert_eq!([count(1), count(3)].map(|message| message.to_string()), ["add 1 card", "add 3 cards"]);
        assert_eq!(
            [count(1), count(3)].map(|message| message.text(Lang::It)),
            ["aggiungi 1 carta", "aggiungi 3 carte"]
        );
        assert_eq!([count(1), count(3)].map(|message| message.text(Lang::Fr)), ["ajoutez 1 carte", "ajoutez 3 cartes"]);
        let listed = say!("did-you-mean-one-of", cards = Argument::list(["a", "b"], "; "));
        assert_eq!(listed.text(Lang::Fr), "était-ce l'une de celles-ci : a; b ?");
    }

    #[test]
    fn what_may_be_meant_is_told_apart_by_a_word_of_the_language() {
        let listed = Argument::either(["a", "b", "c"]);
        assert_eq!(Lang::ALL.map(|lang| listed.text(lang)), ["a, or b, or c", "a, o b, o c", "a, ou b, ou c"]);
    }

    #[test]
    fn foreign_words_stay_as_they_are() {
        let foreign = Message::from("{ $odd } = {".to_owned()).with("odd", 1_u32);
        assert!(Lang::ALL.into_iter().all(|lang| foreign.text(lang) == "{ $odd } = {"));
    }

    #[test]
    fn what_came_from_elsewhere_forges_no_line_and_no_style() {
        let name = "x`\n\u{1b}[32mdeck.txt: legal\u{202e}";
        let shown = "x`<U+000A><U+001B>[32mdeck.txt: legal<U+202E>";
        assert_eq!(
            say!("number-wrong-name", card = "BT1-001", name = name).to_string(),
            format!("BT1-001 is not `{shown}`")
        );
        assert_eq!(Message::from(name.to_owned()).to_string(), shown);
        assert_eq!(Argument::list([name, "y"], ", ").text(Lang::En), format!("{shown}, y"));
    }

    #[test]
    fn what_users_wrote_is_never_taken_for_markup() {
        let message = say!("number-wrong-name", card = "BT1-001 {Champa}", name = "{ copies } $n");
        assert_eq!(message.to_string(), "BT1-001 {Champa} is not `{ copies } $n`");
    }
}
