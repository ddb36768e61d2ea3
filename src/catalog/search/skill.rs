//! What skills are asked for: their words, in the notation that `cards show` prints.
//!
//! A search goes over thousands of cards, most of which have none of the words anywhere: the skills of such a row of the
//! table are not read at all. Of all others the search asks the skills themselves.

use std::cell::OnceCell;

use memchr::{memchr2_iter, memchr3};
use strum::{EnumCount, IntoStaticStr, VariantArray};

use super::{Phrase, Teller};
use crate::ability::{Body, Keyword, Listener, Skill, Skills, spelled};
use crate::card::fold;
use crate::catalog::Entry;
use crate::catalog::noted;

/// A part of the skills of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumCount, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
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
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as are counted");

    /// What it is called.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// How much is known of the skills of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumCount, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Known {
    /// Every printed word is understood.
    Modelled,
    /// There are none, and we know that (2-13-4).
    SkillLess,
}

impl Known {
    /// Both.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as are counted");

    /// What it is called.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The skills of a card as far as a search asks for them.
pub(super) trait Says {
    /// The skills of both sides.
    fn sides(&self) -> [&Skills; 2];

    /// Whether a word may stand in the skills; `false` is certain.
    fn may_say(&self, word: &str) -> bool {
        let _ = word;
        true
    }

    /// Whether a keyword stands at the head of a skill.
    fn has(&self, keyword: Keyword) -> bool {
        self.may_say(&format!("{keyword:?}")) && self.sides().into_iter().any(|side| side.has(keyword))
    }

    /// Whether words stand in a part of a skill.
    fn says(&self, part: Part, phrase: &Phrase) -> bool {
        let lines = || self.sides().into_iter().flat_map(|side| &side.lines);
        let wanted: Vec<&str> = phrase.key.split(' ').filter(|word| !word.is_empty()).collect();
        let is_written = || {
            !wanted.is_empty()
                && wanted.iter().all(|word| self.may_say(word))
                && lines().any(|line| stands_in(&wanted, line, part))
        };
        let is_told = |Teller(tell): Teller| lines().any(|line| phrase.is_said_in(&tell(line)));
        is_written() || phrase.teller.map_or_else(|| lines().any(|line| fits(phrase, line)), is_told)
    }

    /// Whether the heads of all skills are known.
    fn is_whole(&self) -> bool {
        !self.may_say("partial") || !self.sides().into_iter().any(|side| side.partial)
    }

    /// Whether every printed word is understood.
    fn is_known(&self) -> bool {
        let unread = |side: &Skills| side.lines.iter().any(|line| line.body == Body::Unread);
        self.is_whole() && (!self.may_say("Unread") || !self.sides().into_iter().any(unread))
    }

    /// Whether they are played as they are printed.
    fn is_modelled(&self) -> bool {
        self.is_known()
    }

    /// Whether nothing is printed.
    fn is_skill_less(&self) -> bool {
        self.sides()[0].is_skill_less()
    }
}

/// The skills of a card of a game that the program does not play: nothing can be asked of them.
pub(super) struct NotRead;

impl Says for NotRead {
    fn sides(&self) -> [&Skills; 2] {
        static NONE: Skills = Skills { partial: false, lines: Vec::new() };
        [&NONE, &NONE]
    }

    fn is_modelled(&self) -> bool {
        false
    }

    fn is_skill_less(&self) -> bool {
        false
    }
}

impl Says for Entry {
    fn sides(&self) -> [&Skills; 2] {
        [&self.front, &self.back]
    }
}

/// The skills of a card as the table holds them, read when somebody first asks for more than letters.
pub(super) struct Written<'t> {
    sides: [&'t str; 2],
    read: OnceCell<[Skills; 2]>,
}

impl<'t> Written<'t> {
    pub(super) const fn new(sides: [&'t str; 2]) -> Self {
        Self { sides, read: OnceCell::new() }
    }
}

impl Says for Written<'_> {
    fn sides(&self) -> [&Skills; 2] {
        // Every row has been read before; of what could not be, nothing would be known.
        let unknown = || Skills { partial: true, lines: Vec::new() };
        let read = |side: &str| noted::skills(side).unwrap_or_else(unknown);
        self.read.get_or_init(|| self.sides.map(read)).each_ref()
    }

    fn may_say(&self, word: &str) -> bool {
        self.sides.into_iter().any(|side| may_have(side, word))
    }

    fn is_skill_less(&self) -> bool {
        self.sides[0].is_empty()
    }
}

/// Whether a phrase stands in a part of a line, whole words of it one after the other.
fn stands_in(wanted: &[&str], line: &Skill, part: Part) -> bool {
    let mut sought = Sought { wanted, begun: Vec::new(), found: false };
    match (part, &line.body) {
        (Part::Text, _) => spelled(line, &mut sought),
        (Part::When, Body::Does(does)) => spelled(&does.when, &mut sought),
        (Part::Price, Body::Does(does)) => spelled(&does.cost, &mut sought),
        (Part::Does, Body::Does(does)) => spelled(&does.effect, &mut sought),
        (Part::Does, Body::Permanent(_)) => spelled(&line.body, &mut sought),
        (Part::When | Part::Price, Body::Permanent(_)) | (_, Body::Tags | Body::Unread) => {}
    }
    sought.found
}

/// Whether an expression fits the words of a line in the notation, where nobody puts it into others.
fn fits(phrase: &Phrase, line: &Skill) -> bool {
    #[derive(Default)]
    struct Words(String);
    impl Listener for Words {
        fn key(&mut self, key: &str) {
            self.word(key);
        }
        fn word(&mut self, said: &str) {
            words(said).for_each(|word| self.0.extend([" ", word]));
        }
        fn number(&mut self, number: i64) {
            self.0.extend([" ", &number.to_string()]);
        }
    }
    phrase.is_expression() && {
        let mut said = Words::default();
        spelled(line, &mut said);
        phrase.is_said_in(said.0.trim_start())
    }
}

/// Words that are listened for.
struct Sought<'w> {
    wanted: &'w [&'w str],
    /// How many of them have been met since each place where they may have begun.
    begun: Vec<usize>,
    found: bool,
}

impl Sought<'_> {
    /// What is said next is a wanted word or not.
    fn next(&mut self, is: impl Fn(&str) -> bool) {
        self.begun.push(0);
        self.begun.retain_mut(|met| {
            let fits = self.wanted.get(*met).is_some_and(|wanted| is(wanted));
            *met += 1;
            self.found |= fits && *met == self.wanted.len();
            fits
        });
    }
}

impl Listener for Sought<'_> {
    fn key(&mut self, key: &str) {
        self.word(key);
    }

    fn word(&mut self, said: &str) {
        words(said).for_each(|word| self.next(|wanted| is(word, wanted)));
    }

    /// Signs are not letters: "-5000" is looked for as "5000".
    fn number(&mut self, number: i64) {
        let has_digits = |wanted: &str| wanted.parse() == Ok(number.unsigned_abs());
        self.next(|wanted| has_digits(wanted) && (wanted.len() == 1 || !wanted.starts_with('0')));
    }
}

/// The words of what is said in one, as phrases are compared: `negate-attack` and `DoubleStrike` are two each.
fn words(said: &str) -> impl Iterator<Item = &str> {
    let mut rest = said;
    std::iter::from_fn(move || {
        rest = rest.trim_start_matches(|c: char| !c.is_alphanumeric());
        if rest.is_empty() {
            return None;
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

/// Whether a word is one that is looked for, which is [`fold`]ed; of "Bardock's", Bardock is one.
fn is(word: &str, wanted: &str) -> bool {
    if word.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return word.eq_ignore_ascii_case(wanted);
    }
    fold(word) == wanted || word.split_once('\'').is_some_and(|(owner, _)| fold(owner) == wanted)
}

/// Whether skills that are written so may have a word: all letters of it, one after the other.
fn may_have(written: &str, word: &str) -> bool {
    let (bytes, word) = (written.as_bytes(), word.as_bytes());
    // Points and apostrophes stand within words, letters may have accents, and some signs are written as others.
    if !written.is_ascii() || memchr3(b'.', b'\'', b'\\', bytes).is_some() {
        return true;
    }
    let Some((into, letter)) = rarest(word) else { return true };
    let begins = |at: usize| bytes[at..].get(..word.len()).is_some_and(|part| part.eq_ignore_ascii_case(word));
    let mut places = memchr2_iter(letter.to_ascii_lowercase(), letter.to_ascii_uppercase(), bytes);
    places.any(|at| at.checked_sub(into).is_some_and(begins))
}

/// The letters of English, those that stand in most words first.
const USUAL: &[u8] = b"etaoinsrhldcumfpgwybvkxjqz";

/// The letter of a word that is least likely to stand elsewhere, and how many bytes before it the word begins.
fn rarest(word: &[u8]) -> Option<(usize, u8)> {
    let rarity = |byte: u8| USUAL.iter().position(|letter| *letter == byte.to_ascii_lowercase()).unwrap_or(USUAL.len());
    word.iter().copied().enumerate().max_by_key(|(_, byte)| rarity(*byte))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ability::written::Line;
    use crate::catalog::{embedded, table};

    fn phrase(said: &str) -> Phrase {
        Phrase::new(said, true).expect("words")
    }

    #[test]
    fn words_end_where_a_reader_would_end_them() {
        let all: Vec<&str> = words("DoubleStrike up-to 2 Dr. Gero's Universe 6").collect();
        assert_eq!(all, ["Double", "Strike", "up", "to", "2", "Dr.", "Gero's", "Universe", "6"]);
    }

    fn says(skill: &str, said: &str) -> bool {
        let Line(line) = serde_yaml::from_str(skill).expect("a skill");
        stands_in(&phrase(said).key.split(' ').collect::<Vec<_>>(), &line, Part::Does)
    }

    #[test]
    fn a_phrase_may_begin_within_a_phrase() {
        for (said, is) in [("draw 1 draw 2", true), ("1 draw 1 draw", true), ("draw 2 draw", false), ("2", true)] {
            assert_eq!(says("{do: [{draw: 1}, {draw: 1}, {draw: 2}]}", said), is, "{said}");
        }
    }

    #[test]
    fn apostrophes_points_and_signs_are_in_nobodys_way() {
        let skill = "{do: [{ko: {all: {filter: {name: Dr. Gero's Robot}}}}, {give: [this, {power: -5000}, turn]}]}";
        for said in ["Dr. Gero's Robot", "dr geros", "gero", "power 5000", "-5000"] {
            assert!(says(skill, said), "{said}");
        }
        for said in ["s robot", "05000", "500", "obot"] {
            assert!(!says(skill, said), "{said}");
        }
    }

    /// Rows that are not read are those that have nothing to say.
    #[test]
    fn what_is_written_says_what_is_read() {
        let phrases =
            ["draw", "ko", "a", "2", "switch", "double strike", "it", "leader", "zzz", "5000", "dr gero", "whis"];
        let phrases = phrases.map(phrase);
        let mut found = [0; 2];
        for (front, back) in embedded::rows().cards().step_by(18) {
            let rows = table::Rows::new(front, back).expect("a card");
            let entry = table::entry(front, back).expect("a card");
            let written = || Written::new(rows.notations());
            for phrase in &phrases {
                for part in Part::ALL {
                    let says = entry.says(part, phrase);
                    assert_eq!(written().says(part, phrase), says, "{} in {front}", phrase.key);
                    found[usize::from(says)] += 1;
                }
            }
            for keyword in Keyword::ALL {
                assert_eq!(written().has(keyword), entry.has(keyword), "{keyword} in {front}");
            }
            assert_eq!(written().is_known(), entry.is_known(), "{front}");
            let is_known = entry.front.is_modelled() && entry.back.is_modelled();
            assert_eq!(Says::is_known(&entry), is_known, "{front}");
            assert_eq!(written().is_skill_less(), entry.is_skill_less(), "{front}");
        }
        assert!(found.iter().all(|count| *count > 500), "{found:?}");
    }
}
