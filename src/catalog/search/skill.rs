//! What skills are asked for: their words, in the notation that `cards show` prints and the card table holds.
//!
//! A search goes over thousands of cards, so it reads the notation of a skill no further than it has to: the heads of its
//! lines, and which bytes are what makes it pending, its price and its effect.

use std::sync::LazyLock;

use memchr::memmem::Finder;
use memchr::{memchr2, memchr2_iter};

use super::Phrase;
use crate::ability::{self, Keyword};
use crate::card::fold;
use crate::catalog::{Entry, table};

/// A part of the skills of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// All of it.
    Text,
    /// What makes a skill pending.
    When,
    /// Its price.
    Price,
    /// What it does, or what holds permanently.
    Does,
}

impl Part {
    /// Every part.
    pub const ALL: [Self; 4] = [Self::Text, Self::When, Self::Price, Self::Does];

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::When => "when",
            Self::Price => "price",
            Self::Does => "does",
        }
    }
}

/// How much is known of the skills of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// Every printed word is understood.
    Modelled,
    /// There are none, and we know that (2-13-4).
    SkillLess,
}

impl Known {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Modelled, Self::SkillLess];

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Modelled => "modelled",
            Self::SkillLess => "skill-less",
        }
    }
}

/// The skills of a card as far as a search asks for them.
pub(super) trait Says {
    /// Whether a keyword stands at the head of a skill.
    fn has(&self, keyword: Keyword) -> bool;
    /// Whether words stand in a part of a skill.
    fn says(&self, part: Part, phrase: &Phrase) -> bool;
    /// Whether the heads of all skills are known.
    fn is_whole(&self) -> bool;
    /// Whether every printed word is understood.
    fn is_known(&self) -> bool;
    /// Whether the engine has what it takes to play every one of them, too.
    fn is_modelled(&self) -> bool;
    /// Whether nothing is printed.
    fn is_skill_less(&self) -> bool;
}

/// The skills of a card of a game that the program does not play: nothing can be asked of them.
pub(super) struct NotRead;

impl Says for NotRead {
    fn has(&self, _: Keyword) -> bool {
        false
    }

    fn says(&self, _: Part, _: &Phrase) -> bool {
        false
    }

    fn is_whole(&self) -> bool {
        true
    }

    fn is_known(&self) -> bool {
        true
    }

    fn is_modelled(&self) -> bool {
        false
    }

    fn is_skill_less(&self) -> bool {
        false
    }
}

/// What brackets, quotes and commas are made of.
const SIGNS: [bool; 256] = {
    let mut signs = [false; 256];
    let mut rest: &[u8] = b"\\\"()[],";
    while let [sign, others @ ..] = rest {
        signs[*sign as usize] = true;
        rest = others;
    }
    signs
};

/// The parts of a list or struct in RON, given what stands between its brackets: `a,(b,c),"d,e"` has three.
fn parts(inside: &str) -> impl Iterator<Item = &str> {
    let mut rest = inside;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let (mut depth, mut quoted, mut escaped) = (0_usize, false, false);
        let end = rest.bytes().position(|byte| {
            // Letters, most of all, decide nothing.
            if !escaped && !SIGNS[usize::from(byte)] {
                return false;
            }
            match byte {
                _ if escaped => escaped = false,
                b'\\' => escaped = quoted,
                b'"' => quoted = !quoted,
                _ if quoted => {}
                b'(' | b'[' => depth += 1,
                b')' | b']' => depth = depth.saturating_sub(1),
                b',' => return depth == 0,
                _ => {}
            }
            false
        });
        let (part, after) = end.map_or((rest, ""), |end| (&rest[..end], &rest[end + 1..]));
        rest = after;
        Some(part)
    })
}

/// What stands between brackets: `(a,b)` and `[a,b]`, with a name before them or not.
fn inside(value: &str) -> &str {
    let open = value.find(['(', '[']).map_or(value.len(), |at| at + 1);
    let close = value.len().saturating_sub(1).max(open);
    value.get(open..close).unwrap_or_default()
}

/// The value of a key of a struct.
fn field<'t>(value: &'t str, key: &str) -> Option<&'t str> {
    parts(inside(value)).find_map(|part| part.strip_prefix(key)?.strip_prefix(':'))
}

/// What stands between the brackets of the list of lines of a side, as [`Skills`](ability::Skills) are written: they come last.
fn inside_lines(side: &str) -> &str {
    let lines = side.split_once("lines:[").map_or("", |(_, lines)| lines);
    lines.strip_suffix("])").unwrap_or(lines)
}

/// The lines of a side.
fn lines(side: &str) -> impl Iterator<Item = &str> {
    parts(inside_lines(side))
}

/// Whether a keyword, by its name in the notation, stands at the head of a line.
fn has_tag(line: &str, name: &str) -> bool {
    let tags = field(line, "tags").map_or("", inside);
    parts(tags).any(|tag| field(tag, "k") == Some(name))
}

/// The notation of a part of a line, as [`ability::Body`] and [`ability::Does`] are written.
fn part_of(line: &str, part: Part) -> Option<&str> {
    let body = field(line, "body").unwrap_or_default();
    match part {
        Part::Text => Some(line),
        Part::Does if body.starts_with("Permanent") => Some(body),
        Part::When => field(inside(body), "when"),
        Part::Price => field(inside(body), "cost"),
        Part::Does => field(inside(body), "do"),
    }
}

/// The words of a notation, as phrases are compared: `r#negate-attack` and `DoubleStrike` are two each.
fn words(notation: &str) -> impl Iterator<Item = &str> {
    let mut rest = notation;
    std::iter::from_fn(move || {
        loop {
            rest = rest.trim_start_matches(|c: char| !c.is_alphanumeric());
            let raw = rest.strip_prefix("r#");
            match raw {
                Some(name) => rest = name,
                None if rest.is_empty() => return None,
                None => break,
            }
        }
        let mut before = 'A';
        let end = rest.find(|c: char| {
            let parts = c.is_ascii_uppercase() && (before.is_ascii_lowercase() || before.is_ascii_digit());
            before = c;
            parts || !(c.is_alphanumeric() || c == '\'' || c == '.')
        });
        let (word, after) = rest.split_at(end.unwrap_or(rest.len()));
        rest = after;
        Some(word)
    })
}

/// Whether a phrase stands among words, whole words of it.
fn stands_in(phrase: &Phrase, notation: &str) -> bool {
    let bytes = notation.as_bytes();
    // Points and apostrophes stand within words, and letters may have accents: few notations have either.
    let plain = notation.is_ascii() && memchr2(b'.', b'\'', bytes).is_none();
    let word = phrase.key.split(' ').next().unwrap_or_default().as_bytes();
    let may_begin = |at: usize| bytes[at..].get(..word.len()).is_some_and(|part| part.eq_ignore_ascii_case(word));
    match rarest(word) {
        Some((into, letter)) if plain => memchr2_iter(letter, letter.to_ascii_uppercase(), bytes)
            .filter_map(|at| at.checked_sub(into))
            .any(|at| may_begin(at) && begins_word(bytes, at) && begins_with(phrase, &notation[at..])),
        _ => {
            let mut places = words(notation).map(|word| word.as_ptr().addr() - notation.as_ptr().addr());
            places.any(|at| begins_with(phrase, &notation[at..]))
        }
    }
}

/// The letters of English, those that stand in most words first.
const USUAL: &[u8] = b"etaoinsrhldcumfpgwybvkxjqz";

/// The letter of a word that is least likely to stand elsewhere, and how many bytes before it the word begins.
fn rarest(word: &[u8]) -> Option<(usize, u8)> {
    let rarity = |byte: u8| USUAL.iter().position(|letter| *letter == byte).unwrap_or(USUAL.len());
    word.iter().copied().enumerate().max_by_key(|(_, byte)| rarity(*byte))
}

/// Whether a word begins with the letter or digit at a place of a plain notation.
fn begins_word(notation: &[u8], at: usize) -> bool {
    let before = at.checked_sub(1).map_or(b' ', |before| notation[before]);
    !before.is_ascii_alphanumeric() || (notation[at].is_ascii_uppercase() && !before.is_ascii_uppercase())
}

/// Whether the first words of a notation are a phrase.
fn begins_with(phrase: &Phrase, notation: &str) -> bool {
    let is = |word: &str, wanted: &str| {
        if word.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            word.eq_ignore_ascii_case(wanted)
        } else {
            fold(word) == wanted
        }
    };
    let mut words = words(notation);
    phrase.key.split(' ').all(|wanted| words.next().is_some_and(|word| is(word, wanted)))
}

/// What a line is called whose words are not understood.
static UNREAD: LazyLock<Finder<'_>> = LazyLock::new(|| Finder::new("Unread"));

/// The keywords that the engine does not play, by their names in the notation.
const UNPLAYED: [&str; 2] = ["ZAwaken", "ZStack"];

/// The skills of both sides of a card as text; that of a side without any is empty.
#[derive(Clone, Copy, Debug)]
pub(super) struct Notation<'t>(pub(super) [&'t str; 2]);

impl Notation<'_> {
    fn sides(&self) -> impl Iterator<Item = &str> {
        self.0.into_iter().filter(|side| !side.is_empty())
    }
}

impl Says for Notation<'_> {
    fn has(&self, keyword: Keyword) -> bool {
        let name = format!("{keyword:?}");
        self.sides().filter(|side| side.contains(&name)).any(|side| lines(side).any(|line| has_tag(line, &name)))
    }

    fn says(&self, part: Part, phrase: &Phrase) -> bool {
        let mut sides = self.sides().map(inside_lines).filter(|lines| stands_in(phrase, lines));
        // One word of all the lines is one of some line.
        let all = part == Part::Text && !phrase.key.contains(' ');
        // Most lines have none of the words anywhere, and need not be taken apart.
        let holds = |line| stands_in(phrase, line) && part_of(line, part).is_some_and(|part| stands_in(phrase, part));
        sides.any(|lines| all || parts(lines).any(holds))
    }

    fn is_whole(&self) -> bool {
        // That stands first.
        !self.sides().any(|side| side.starts_with("(partial:"))
    }

    fn is_known(&self) -> bool {
        let unread = |line| field(line, "body") == Some("Unread");
        // Most sides have no such word, be it in a name.
        self.is_whole()
            && !self.sides().filter(|side| UNREAD.find(side.as_bytes()).is_some()).flat_map(lines).any(unread)
    }

    fn is_modelled(&self) -> bool {
        let played = |side| lines(side).all(|line| !UNPLAYED.iter().any(|keyword| has_tag(line, keyword)));
        self.is_known() && self.sides().all(played)
    }

    fn is_skill_less(&self) -> bool {
        self.0[0].is_empty()
    }
}

impl Says for Entry {
    fn has(&self, keyword: Keyword) -> bool {
        self.front.has(keyword) || self.back.has(keyword)
    }

    fn says(&self, part: Part, phrase: &Phrase) -> bool {
        let [front, back] = [&self.front, &self.back].map(table::notation);
        Notation([&front, &back]).says(part, phrase)
    }

    fn is_whole(&self) -> bool {
        !self.front.partial && !self.back.partial
    }

    fn is_known(&self) -> bool {
        let mut lines = self.front.lines.iter().chain(&self.back.lines);
        self.is_whole() && !lines.any(|line| line.body == ability::Body::Unread)
    }

    fn is_modelled(&self) -> bool {
        self.front.is_modelled() && self.back.is_modelled()
    }

    fn is_skill_less(&self) -> bool {
        self.front.is_skill_less()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ability::{Does, Skills};
    use crate::catalog::embedded;

    #[test]
    fn words_end_where_a_reader_would_end_them() {
        let all: Vec<&str> = words(r#"(lines:[(k:DoubleStrike),r#up-to(2),"Dr. Gero's r#x"#).collect();
        assert_eq!(all, ["lines", "k", "Double", "Strike", "up", "to", "2", "Dr.", "Gero's", "x"]);
    }

    #[test]
    fn brackets_and_commas_in_quotes_are_letters() {
        assert_eq!(parts(r#"a:"b,(\",",c:[d,(e,f)],g"#).collect::<Vec<_>>(), [r#"a:"b,(\",""#, "c:[d,(e,f)]", "g"]);
        assert_eq!(field("(when:Some(a(b)),do:[c])", "do"), Some("[c]"));
        assert_eq!(field("(when:Some(a(b)),do:[c])", "d"), None);
    }

    #[test]
    fn a_word_is_found_where_a_reader_finds_it_and_nowhere_else() {
        let phrases = ["draw", "ko", "a", "2", "switch", "double strike", "it", "leader", "zzz", "5000", "each turn"];
        let mut found = [0; 2];
        for (front, back) in embedded::rows().cards().step_by(9) {
            let rows = table::Rows::new(front, back).expect("a card");
            for side in rows.notations().into_iter().filter(|side| !side.is_empty()) {
                for phrase in phrases.map(|said| Phrase::new(said, true).expect("words")) {
                    let read: Vec<String> = words(side).map(fold).collect();
                    let wanted: Vec<&str> = phrase.key.split(' ').collect();
                    let is = read.windows(wanted.len()).any(|some| some == wanted);
                    assert_eq!(stands_in(&phrase, side), is, "{} in {side}", phrase.key);
                    found[usize::from(is)] += 1;
                }
            }
        }
        assert!(found.iter().all(|count| *count > 500), "{found:?}");
    }

    #[test]
    fn the_parts_of_every_line_are_those_that_the_skills_have() {
        let written = |does: &Does, part| match part {
            Part::When => does.when.as_ref().map(|when| ron::to_string(&Some(when))),
            Part::Price => (!does.cost.is_empty()).then(|| ron::to_string(&does.cost)),
            _ => (!does.effect.is_empty()).then(|| ron::to_string(&does.effect)),
        };
        for (front, back) in embedded::rows().cards().step_by(7) {
            let rows = table::Rows::new(front, back).expect("a card");
            for side in rows.notations().into_iter().filter(|side| !side.is_empty()) {
                let skills: Skills = ron::from_str(side).expect("skills");
                assert_eq!(lines(side).count(), skills.lines.len(), "{front}");
                assert_eq!(Notation([side, ""]).is_modelled(), skills.is_modelled(), "{front}");
                for (line, skill) in lines(side).zip(&skills.lines) {
                    assert_eq!(part_of(line, Part::Text), Some(line));
                    for tag in &skill.tags {
                        assert!(has_tag(line, &format!("{:?}", tag.keyword)), "{line}");
                    }
                    let ability::Body::Does(does) = &skill.body else { continue };
                    for part in [Part::When, Part::Price, Part::Does] {
                        let written = written(does, part).map(|written| written.expect("it is written"));
                        assert_eq!(part_of(line, part), written.as_deref(), "{line}");
                    }
                }
            }
        }
    }
}
