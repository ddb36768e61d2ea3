//! The skills of one side of a card: of a row of the embedded table, read when somebody first asks what they mean.
//!
//! Most questions about a list are answered by what a notation does not hold: where the word of a keyword stands nowhere in
//! it, the card does not have the keyword. So a check of a thousand lists reads the skills of a handful of cards.

use std::ops::{Deref, DerefMut};
use std::sync::{LazyLock, OnceLock};

use enumset::EnumSet;
use memchr::{memchr2, memchr3};

use crate::ability::{Body, DeckPart, DeckRule, Keyword, Says, Skills};

/// The skills of one side of a card. They are what it dereferences to.
#[derive(Clone, Debug, Default)]
pub struct Noted {
    /// As the embedded table holds them; `None` where they came as what they mean.
    notation: Option<&'static str>,
    read: OnceLock<Skills>,
    heads: OnceLock<Skills>,
    words: OnceLock<Words>,
}

impl Noted {
    /// Skills of the embedded table. A test reads every row of it.
    pub(super) const fn unread(notation: &'static str) -> Self {
        Self { notation: Some(notation), read: OnceLock::new(), heads: OnceLock::new(), words: OnceLock::new() }
    }

    /// Whether a keyword may stand anywhere in the skills; `false` is certain.
    pub fn may_have(&self, keyword: Keyword) -> bool {
        self.words().is_none_or(|words| words.keywords.contains(keyword))
    }

    /// What the skills say of the deck that the card is in.
    pub fn deck_rules(&self) -> impl Iterator<Item = (DeckPart, &DeckRule)> {
        let skills = self.words().is_none_or(|words| words.include).then(|| self.heads());
        skills.into_iter().flat_map(Skills::statements).filter_map(|statement| match &statement.says {
            Says::Include(part, rule) => Some((*part, rule)),
            _ => None,
        })
    }

    /// Whether something that the card says of the deck it is in is not understood. The embedded table has no such card.
    pub fn has_unread_deck_rules(&self) -> bool {
        self.notation.is_none() && self.partial && self.lines.iter().any(|line| line.body == Body::Unread)
    }

    /// Whether the skills may say what cards are, their own or others; `false` is certain.
    pub(super) fn may_give(&self) -> bool {
        self.words().is_none_or(|words| words.has)
    }

    /// The skills without what lines *do*: such lines count as not understood. Their tags, and what always holds, is all that
    /// bears on building decks.
    pub(super) fn heads(&self) -> &Skills {
        match (self.notation, self.read.get()) {
            (Some(notation), None) => self.heads.get_or_init(|| understood(&without_deeds(notation))),
            _ => self.read(),
        }
    }

    /// The words of the notation, where there is one.
    fn words(&self) -> Option<&Words> {
        self.notation.map(|notation| self.words.get_or_init(|| Words::of(notation)))
    }

    fn read(&self) -> &Skills {
        self.read.get_or_init(|| self.notation.map_or_else(Skills::default, understood))
    }
}

/// The skills of a side, as the table holds them.
pub(super) fn skills(text: &str) -> Option<Skills> {
    if text.is_empty() { Some(Skills::default()) } else { ron::from_str(text).ok() }
}

/// The skills of a side as the table holds them; nothing where there are none.
pub(super) fn notation(skills: &Skills) -> String {
    if *skills == Skills::default() {
        return String::new();
    }
    // Plain data without floats or maps: RON always writes it.
    ron::to_string(skills).unwrap_or_default()
}

/// Skills that can be read; of what could not be, nothing would be known.
fn understood(notation: &str) -> Skills {
    skills(notation).unwrap_or(Skills { partial: true, lines: Vec::new() })
}

/// A notation in which what lines do stands as not understood.
fn without_deeds(notation: &str) -> String {
    let mut out = String::new();
    let mut rest = notation;
    while let Some((before, deed)) = rest.split_once("body:Does(") {
        out += before;
        out += "body:Unread";
        rest = &deed[closing(deed)..];
    }
    out + rest
}

/// Where a text goes on behind the parenthesis that closes one before it; what stands in quotes closes none.
fn closing(text: &str) -> usize {
    let bytes = text.as_bytes();
    let (mut depth, mut at) = (1_usize, 0);
    while let Some(next) = memchr3(b'(', b')', b'"', &bytes[at..]) {
        at += next + 1;
        match bytes[at - 1] {
            b'(' => depth += 1,
            b')' if depth == 1 => return at,
            b')' => depth -= 1,
            _ => at += quoted(&bytes[at..]),
        }
    }
    bytes.len()
}

/// How many bytes a text in quotes takes up behind the first one, the last one included.
fn quoted(bytes: &[u8]) -> usize {
    let mut at = 0;
    while let Some(next) = memchr2(b'"', b'\\', &bytes[at..]) {
        at += next + 1;
        if bytes[at - 1] == b'"' {
            return at;
        }
        // What is escaped ends nothing.
        at = (at + 1).min(bytes.len());
    }
    bytes.len()
}

impl From<Skills> for Noted {
    fn from(skills: Skills) -> Self {
        Self { read: OnceLock::from(skills), ..Self::default() }
    }
}

impl From<Noted> for Skills {
    fn from(noted: Noted) -> Self {
        noted.read().clone()
    }
}

impl Deref for Noted {
    type Target = Skills;
    fn deref(&self) -> &Skills {
        self.read()
    }
}

impl DerefMut for Noted {
    /// Whoever changes the skills has them read, and their notation is theirs no more.
    fn deref_mut(&mut self) -> &mut Skills {
        let skills = self.read().clone();
        *self = Self::from(skills);
        self.read.get_mut().unwrap_or_else(|| unreachable!("it is made of skills"))
    }
}

impl PartialEq for Noted {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Noted {}

/// The words of a notation that somebody asks for before it is read.
#[derive(Clone, Copy, Debug, Default)]
struct Words {
    /// Of which keywords the words stand there, at the head of a skill or anywhere.
    keywords: EnumSet<Keyword>,
    /// Whether the word of what is said of decks stands there.
    include: bool,
    /// Whether the word of what is said of what cards are stands there.
    has: bool,
}

/// Every keyword by its word in the notation, sorted.
static KEYWORDS: LazyLock<Vec<(String, Keyword)>> = LazyLock::new(|| {
    let mut words: Vec<(String, Keyword)> =
        Keyword::ALL.into_iter().map(|keyword| (format!("{keyword:?}"), keyword)).collect();
    words.sort();
    words
});

impl Words {
    fn of(notation: &str) -> Self {
        let mut words = Self::default();
        // Keywords and what is said are variants of ours: they begin with an upper-case letter, and nothing in them is escaped.
        let mut rest = notation.as_bytes();
        while let Some(at) = rest.iter().position(u8::is_ascii_uppercase) {
            let end =
                rest[at..].iter().position(|byte| !byte.is_ascii_alphanumeric()).map_or(rest.len(), |end| at + end);
            let word = &rest[at..end];
            rest = &rest[end..];
            words.include |= word == b"Include";
            words.has |= word == b"Has";
            if let Ok(at) = KEYWORDS.binary_search_by_key(&word, |(word, _)| word.as_bytes()) {
                words.keywords.insert(KEYWORDS[at].1);
            }
        }
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ability::Facts;
    use crate::catalog::{Catalog, embedded};

    /// The same skills, read, so that nothing is told by words.
    fn read(noted: &Noted) -> Noted {
        Skills::clone(noted).into()
    }

    #[test]
    fn what_is_told_by_words_is_what_is_read() {
        let (mut rules, mut keywords) = (0, 0);
        for entry in embedded::numbers().filter_map(|number| embedded::get(number.as_str())) {
            let number = &entry.card.number;
            for noted in [&entry.front, &entry.back] {
                // Before it is read: then it would be asked itself.
                let told: Vec<_> = noted.deck_rules().collect();
                let read = read(noted);
                assert_eq!(told, read.deck_rules().collect::<Vec<_>>(), "{number}");
                rules += read.deck_rules().count();
                for keyword in
                    Keyword::ALL.into_iter().filter(|keyword| read.lines.iter().any(|line| line.speaks_of(*keyword)))
                {
                    assert!(noted.may_have(keyword), "{number} {keyword}");
                    keywords += 1;
                }
            }
        }
        assert!(rules > 20 && keywords > 1000, "{rules} {keywords}");
    }

    #[test]
    fn what_a_card_is_in_a_deck_is_known_by_the_heads_of_its_skills() {
        for entry in embedded::numbers().filter_map(|number| embedded::get(number.as_str())) {
            let [by_heads, read] = [entry.front.heads(), &entry.front]
                .map(|skills| format!("{:?}", Facts::new(&entry.card, skills, || None)));
            assert_eq!(by_heads, read, "{}", entry.card.number);
        }
    }

    #[test]
    fn what_lines_do_ends_with_its_parenthesis_whatever_stands_in_quotes() {
        for (notation, without) in [
            ("(lines:[])", "(lines:[])"),
            ("(lines:[(body:Does((do:[draw(1)]))),(tags:[])])", "(lines:[(body:Unread),(tags:[])])"),
            (r#"(body:Does((name:"a)\"(\\"))),(body:Unread)"#, "(body:Unread),(body:Unread)"),
            ("(body:Does((", "(body:Unread"),
            (r#"(body:Does(")"#, "(body:Unread"),
        ] {
            assert_eq!(without_deeds(notation), without, "{notation}");
        }
    }

    #[test]
    fn what_no_word_is_there_of_is_told_without_reading() {
        let catalog = Catalog::embedded();
        let entry = catalog.get(&"BT1-006".parse().expect("a number")).expect("a card");
        assert!(!entry.front.may_have(Keyword::SuperCombo) && entry.front.deck_rules().next().is_none());
        assert!(entry.front.read.get().is_none());
        assert_eq!(entry.front.lines.len(), 1);
        assert!(entry.front.read.get().is_some());
    }

    #[test]
    fn skills_that_are_changed_are_told_of_as_what_they_are() {
        let catalog = Catalog::embedded();
        let mut entry = catalog.get(&"BT1-006".parse().expect("a number")).expect("a card").clone();
        entry.front.lines.clear();
        assert!(entry.front.is_skill_less() && entry.front.may_have(Keyword::SuperCombo));
        assert_ne!(entry.front, catalog.get(&entry.card.number).expect("a card").front);
    }
}
