//! What a card is called in other languages. Copies never count by these names: see [`Card::copy_name`](super::Card::copy_name).

use std::fmt;
use std::str::FromStr;

/// A name in another language, which the table names by its code.
///
/// It prints as our card table holds it, and reads so.
///
/// ```
/// use deckscouter::card::OtherName;
/// let eel = OtherName::new("it", "Anguilla  Lunga").unwrap();
/// assert_eq!((eel.language(), eel.name()), ("it", "Anguilla Lunga"));
/// assert_eq!(eel.to_string().parse(), Ok(eel));
/// assert_eq!(OtherName::new("Italian", "Anguilla"), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OtherName {
    language: Box<str>,
    name: Box<str>,
}

impl OtherName {
    /// What parts names in a list of them, and so stands in none.
    pub const PARTING: char = '|';

    /// A name in a language; blanks are made one. `None` where the language is no code, or where there is no name.
    pub fn new(language: &str, name: &str) -> Option<Self> {
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let is_name = !name.is_empty() && !name.contains(Self::PARTING);
        (is_name && Self::is_language(language)).then(|| Self { language: language.into(), name: name.into() })
    }

    /// Whether a text is a code for a language: two small letters.
    pub fn is_language(code: &str) -> bool {
        code.len() == 2 && code.bytes().all(|letter| letter.is_ascii_lowercase())
    }

    /// The code of the language: `it`.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// The name in it.
    pub fn name(&self) -> &str {
        &self.name
    }
}

impl fmt::Display for OtherName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.language, self.name)
    }
}

/// The text is no name with the code of its language before it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a name in another language; one looks like it:Drago")]
pub struct OtherNameError(String);

impl FromStr for OtherName {
    type Err = OtherNameError;
    fn from_str(text: &str) -> Result<Self, OtherNameError> {
        let parts = text.split_once(':');
        parts.and_then(|(language, name)| Self::new(language, name)).ok_or_else(|| OtherNameError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_may_hold_the_sign_behind_the_language() {
        let name = "it:Numero 39: Utopia".parse::<OtherName>().expect("a name");
        assert_eq!((name.language(), name.name()), ("it", "Numero 39: Utopia"));
    }

    #[test]
    fn what_has_no_language_or_no_name_is_none() {
        for text in ["", "Drago", "it:", "it: ", ":Drago", "IT:Drago", "key:Drago", "italian:Drago", "it:Drago|Fish"] {
            assert!(text.parse::<OtherName>().is_err(), "{text}");
        }
    }
}
