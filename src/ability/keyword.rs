//! Keywords and the tags that print them.
//!
//! The enum is what code speaks; `data/keywords.yaml` holds the names in three languages, the rule section and the
//! form of the argument. A test holds the two together.

use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;

use enumset::EnumSetType;
use serde::{Deserialize, Serialize};
use strum::{EnumCount, IntoStaticStr, VariantArray};

use super::yaml::{self, Texts};
use crate::card::{Color, ColorSet};

/// Something that can stand in brackets at the head of a skill line.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    EnumSetType,
    EnumCount,
    VariantArray,
    IntoStaticStr,
)]
#[enumset(no_super_impls)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "each is a word of the manual; data/keywords.yaml names it and its rule")]
pub enum Keyword {
    Permanent,
    Auto,
    ActivateMain,
    ActivateBattle,
    ActivateMainBattle,
    Awaken,
    AwakenSurge,
    Field,
    Blocker,
    Evolve,
    ExEvolve,
    XenoEvolve,
    Critical,
    DoubleStrike,
    TripleStrike,
    QuadrupleStrike,
    DualAttack,
    TripleAttack,
    Revenge,
    CounterPlay,
    CounterAttack,
    CounterBattleCardAttack,
    CounterCounter,
    OncePerTurn,
    Indestructible,
    UnionFusion,
    UnionPotara,
    UnionAbsorb,
    Ultimate,
    OverRealm,
    Barrier,
    SuperCombo,
    VictoryStrike,
    #[serde(rename = "WarriorOfUniverse7")]
    #[strum(serialize = "warrior-of-universe-7")]
    WarriorOfUniverse7,
    Deflect,
    Bond,
    Swap,
    DarkOverRealm,
    Wormhole,
    Wish,
    Sparking,
    Burst,
    DragonBall,
    Arrival,
    Aegis,
    EnergyExhaust,
    Alliance,
    Offering,
    Revive,
    Heroic,
    Villainous,
    Invoker,
    Successor,
    Unique,
    Markers,
    Limit,
    SpiritBoost,
    Empower,
    Servant,
    Overlord,
    Rejuvenate,
    ZAwaken,
    ZStack,
}

impl Keyword {
    /// Every keyword, in the order of the table.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as are counted");

    /// Its id in `data/keywords.yaml`: `super-combo`.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

impl Keyword {
    /// Whether it is a skill: no timing, no condition and no price of one.
    pub const fn is_skill(self) -> bool {
        !matches!(
            self,
            Self::Permanent
                | Self::Auto
                | Self::ActivateMain
                | Self::ActivateBattle
                | Self::ActivateMainBattle
                | Self::OncePerTurn
                | Self::Bond
                | Self::Sparking
                | Self::Burst
                | Self::Markers
                | Self::Limit
                | Self::SpiritBoost
        )
    }

    /// Its English words, without looking at the table: `Super Combo`.
    pub fn words(self) -> String {
        title(&self.id().replace('-', " "))
    }
}

/// How the markers of a Unison skill cost change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Markers {
    /// `+1`, `0`, `-3`.
    By(i8),
    /// `-X`: as many as the player likes.
    MinusX,
}

/// What a tag carries beside its keyword.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Argument {
    /// Nothing.
    #[default]
    None,
    /// `[Bond 2]`.
    Number(u8),
    /// `[Spirit Boost X]`.
    X,
    /// `[Arrival Red/Green]`.
    Colors(ColorSet),
    /// `[Empower Red 3/Yellow 3]`; no color means any.
    ColorNumbers(Vec<(Option<Color>, u8)>),
    /// `[UNISON -3]`.
    Markers(Markers),
}

impl Argument {
    fn is_none(&self) -> bool {
        *self == Self::None
    }
}

/// A keyword with its argument: `[Bond 2]`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tag {
    /// The keyword.
    #[serde(rename = "k")]
    pub keyword: Keyword,
    /// Its argument.
    #[serde(rename = "a", default, skip_serializing_if = "Argument::is_none")]
    pub argument: Argument,
}

impl Tag {
    /// As cards print it, with the name of its keyword and its colors in the words of a language: `[Arrival Red/Green]`.
    pub(crate) fn print(&self, name: &str, color: impl Fn(Color) -> String) -> String {
        let color = |of: Color| title(&color(of));
        match &self.argument {
            Argument::None => format!("[{name}]"),
            Argument::Number(n) => format!("[{name} {n}]"),
            Argument::X => format!("[{name} X]"),
            Argument::Colors(colors) => {
                format!("[{name} {}]", colors.iter().map(color).collect::<Vec<_>>().join("/"))
            }
            Argument::ColorNumbers(parts) => {
                let part = |(of, n): &(Option<Color>, u8)| match of {
                    Some(of) => format!("{} {n}", color(*of)),
                    None => n.to_string(),
                };
                format!("[{name} {}]", parts.iter().map(part).collect::<Vec<_>>().join("/"))
            }
            Argument::Markers(Markers::By(0)) => "[0]".into(),
            Argument::Markers(Markers::By(n)) => format!("[{n:+}]"),
            Argument::Markers(Markers::MinusX) => "[-X]".into(),
        }
    }
}

impl From<Keyword> for Tag {
    fn from(keyword: Keyword) -> Self {
        Self { keyword, argument: Argument::None }
    }
}

/// What form the argument of a keyword has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ArgumentForm {
    None,
    Number,
    NumberOrX,
    Colors,
    ColorNumbers,
    Markers,
}

/// One entry of `data/keywords.yaml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: String,
    class: Class,
    argument: ArgumentForm,
    rule: Option<String>,
    en: Option<String>,
    it: Option<String>,
    fr: Option<String>,
    #[serde(default)]
    later: Option<String>,
    #[serde(default)]
    also: Vec<String>,
}

impl Row {
    fn printed(&self) -> Printed<'_> {
        let [en, it, fr] = [&self.en, &self.it, &self.fr].map(Option::as_deref);
        Printed { en, it, fr }
    }
}

/// What the manual of each language prints for a keyword or a term; nothing where it has no word for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Printed<'n> {
    /// Manual 4.00, and 1.0781 for terms.
    pub en: Option<&'n str>,
    /// Manual 1.10.
    pub it: Option<&'n str>,
    /// Manual 1.078.
    pub fr: Option<&'n str>,
}

/// What a keyword is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Class {
    Timing,
    Gate,
    Construction,
    Cost,
    Skill,
    /// A word of the manual that is not a tag (KO, token, Drop Area).
    Term,
}

/// `data/keywords.yaml` does not fit the program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the keyword table is broken: {0}")]
pub struct VocabularyError(String);

/// The names of all keywords in every language we have, for reading tags.
///
/// ```
/// use deckscouter::ability::{Keyword, KeywordNames};
/// let names = KeywordNames::embedded().unwrap();
/// assert_eq!(names.tag("Supremo"), names.tag("Ultimate"));
/// assert_eq!(names.rule(Keyword::Ultimate), Some("10-14"));
/// ```
#[derive(Clone, Debug)]
pub struct KeywordNames {
    rows: Vec<(Keyword, Row)>,
    by_name: HashMap<String, usize>,
    /// What is no tag: areas, modes, card types, and so on.
    terms: Vec<Row>,
}

impl KeywordNames {
    /// The embedded table; it is read when somebody first asks.
    ///
    /// # Errors
    /// When the table does not fit the program, which a test rules out.
    pub fn embedded() -> Result<&'static Self, VocabularyError> {
        static TABLE: LazyLock<Result<KeywordNames, VocabularyError>> =
            LazyLock::new(|| KeywordNames::parse(include_str!("../../data/keywords.yaml")));
        TABLE.as_ref().map_err(Clone::clone)
    }

    fn parse(text: &str) -> Result<Self, VocabularyError> {
        let broken = |what: String| VocabularyError(what);
        let rows: Vec<Row> =
            yaml::read(text, Texts::data("the table")).map_err(|problems| broken(yaml::told(&problems)))?;
        let (terms, rows): (Vec<Row>, Vec<Row>) = rows.into_iter().partition(|row| row.class == Class::Term);
        let mut table = Self { rows: Vec::new(), by_name: HashMap::new(), terms };
        for row in rows {
            let keyword = pascal(&row.id).ok_or_else(|| broken(format!("unknown keyword id `{}`", row.id)))?;
            let at = table.rows.len();
            let names = [row.en.as_ref(), row.it.as_ref(), row.fr.as_ref()].into_iter().flatten().chain(&row.also);
            for name in names {
                let other = table.by_name.insert(key(name), at);
                if let Some(other) = other.filter(|other| *other != at) {
                    return Err(broken(format!("`{name}` names both {} and {}", table.rows[other].1.id, row.id)));
                }
            }
            table.rows.push((keyword, row));
        }
        Ok(table)
    }

    fn row(&self, keyword: Keyword) -> Option<&Row> {
        self.rows.iter().find(|(other, _)| *other == keyword).map(|(_, row)| row)
    }

    /// The section of manual 1.10 that defines the keyword; `None` for later ones.
    pub fn rule(&self, keyword: Keyword) -> Option<&str> {
        self.row(keyword)?.rule.as_deref()
    }

    /// The section of a later manual, for keywords that 1.10 does not have.
    pub fn later(&self, keyword: Keyword) -> Option<&str> {
        self.row(keyword)?.later.as_deref()
    }

    /// The English name; the word for marker costs is empty, as the cards print only the number.
    pub fn name(&self, keyword: Keyword) -> &str {
        self.printed(keyword).en.unwrap_or_default()
    }

    /// Whether the keyword is a rule about building decks.
    pub fn is_construction(&self, keyword: Keyword) -> bool {
        self.row(keyword).is_some_and(|row| row.class == Class::Construction)
    }

    /// Whether the keyword only says when a skill works, so that more has to follow it.
    pub fn is_timing(&self, keyword: Keyword) -> bool {
        self.row(keyword).is_some_and(|row| row.class == Class::Timing)
    }

    /// What each manual prints between the brackets; no English name for marker costs.
    pub fn printed(&self, keyword: Keyword) -> Printed<'_> {
        self.row(keyword).map_or_else(Printed::default, Row::printed)
    }

    /// What each manual prints for something that is no tag, by what the code calls it in English: `Drop Area`.
    pub fn term(&self, english: &str) -> Option<Printed<'_>> {
        let id = english.to_lowercase().replace(' ', "-");
        self.terms.iter().find(|row| row.id == id).map(Row::printed)
    }

    /// A tag as the English cards print it: `[Bond 2]`.
    pub fn print(&self, tag: &Tag) -> String {
        tag.print(self.name(tag.keyword), |color| color.name().to_owned())
    }

    /// The keyword of this name, whatever its argument: `Swap`.
    pub fn keyword(&self, name: &str) -> Option<Keyword> {
        self.by_name.get(&key(name)).map(|at| self.rows[*at].0)
    }

    /// Reads what stands between the brackets of a tag; `None` when it is no tag we know.
    pub fn tag(&self, text: &str) -> Option<Tag> {
        let text = key(text);
        if let Some(markers) = markers(text.strip_prefix("unison ").unwrap_or(&text)) {
            return Some(Tag { keyword: Keyword::Markers, argument: Argument::Markers(markers) });
        }
        // The longest name that the text begins with; what is left must be its argument.
        let ends = std::iter::once(text.len()).chain(text.rmatch_indices(' ').map(|(at, _)| at));
        ends.into_iter().find_map(|end| {
            let (keyword, row) = &self.rows[*self.by_name.get(&text[..end])?];
            let argument = argument(row.argument, text[end..].trim())?;
            Some(Tag { keyword: *keyword, argument })
        })
    }
}

/// Every word with a capital.
fn title(text: &str) -> String {
    let mut up = true;
    text.chars()
        .map(|c| {
            let c = if up { c.to_ascii_uppercase() } else { c };
            up = !c.is_alphabetic();
            c
        })
        .collect()
}

fn pascal(id: &str) -> Option<Keyword> {
    let word = |word: &str| word[..1].to_ascii_uppercase() + &word[1..];
    let name: String = id.split('-').filter(|part| !part.is_empty()).map(word).collect();
    ron::from_str(&name).ok()
}

/// Lower case, no space around colons, one space between words.
fn key(name: &str) -> String {
    let mut key = String::with_capacity(name.len());
    for c in name.chars().filter_map(crate::card::plain).flat_map(char::to_lowercase) {
        let after_colon = key.ends_with(':');
        if c == ':' {
            key.truncate(key.trim_end().len());
        }
        if c != ' ' || !(key.is_empty() || key.ends_with(' ') || after_colon) {
            key.push(c);
        }
    }
    key.truncate(key.trim_end().len());
    key
}

fn markers(text: &str) -> Option<Markers> {
    match text {
        "-x" => Some(Markers::MinusX),
        "0" => Some(Markers::By(0)),
        _ if text.starts_with(['+', '-']) => text.parse().ok().map(Markers::By),
        _ => None,
    }
}

fn argument(form: ArgumentForm, text: &str) -> Option<Argument> {
    let colors = |text: &str| text.split('/').map(Color::from_name).collect::<Option<ColorSet>>();
    match (form, text) {
        (ArgumentForm::None | ArgumentForm::Markers, "") => Some(Argument::None),
        (ArgumentForm::None | ArgumentForm::Markers, _) => None,
        (ArgumentForm::NumberOrX, "x") => Some(Argument::X),
        (ArgumentForm::Number | ArgumentForm::NumberOrX, n) => n.parse().ok().map(Argument::Number),
        (ArgumentForm::Colors, names) => colors(names).map(Argument::Colors),
        (ArgumentForm::ColorNumbers, parts) => {
            let part = |part: &str| match part.rsplit_once(' ') {
                Some((color, n)) => Some((Some(Color::from_name(color)?), n.parse().ok()?)),
                None => Some((None, part.parse().ok()?)),
            };
            parts.split('/').map(part).collect::<Option<_>>().map(Argument::ColorNumbers)
        }
    }
}

impl fmt::Display for Keyword {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> &'static KeywordNames {
        KeywordNames::embedded().expect("the embedded table fits")
    }

    #[test]
    fn every_keyword_has_a_row_and_a_rule() {
        let names = names();
        for (keyword, row) in &names.rows {
            assert_eq!(keyword.id(), row.id);
            // 10-10-3-1: [Counter] is a timing and a keyword skill.
            let skill = matches!(row.class, Class::Skill | Class::Construction) || row.id.starts_with("counter-");
            assert_eq!(keyword.is_skill(), skill, "{}", row.id);
            assert!(row.rule.is_some() != row.later.is_some(), "{}: one of rule and later", row.id);
        }
        assert_eq!(names.rows.len(), Keyword::ALL.len());
        assert!(Keyword::ALL.iter().enumerate().all(|(at, keyword)| *keyword as usize == at));
    }

    #[test]
    fn tags_are_read_with_their_arguments() {
        let names = names();
        let read = |text: &str| names.tag(text).map(|tag| names.print(&tag));
        for (text, printed) in [
            ("Bond 2", "[Bond 2]"),
            ("Activate: Main", "[Activate : Main]"),
            ("arrival red/green", "[Arrival Red/Green]"),
            ("Empower Yellow 3/Black 3", "[Empower Yellow 3/Black 3]"),
            ("Spirit Boost X", "[Spirit Boost X]"),
            ("UNISON -x", "[-X]"),
            ("UNISON +1", "[+1]"),
            ("+0", "[0]"),
        ] {
            assert_eq!(read(text).as_deref(), Some(printed), "{text}");
        }
    }

    #[test]
    fn every_term_has_a_rule_and_an_id_of_its_own() {
        let names = names();
        for (at, row) in names.terms.iter().enumerate() {
            assert!((row.rule.is_some() || row.later.is_some()) && row.en.is_some(), "{}", row.id);
            assert!(names.terms[..at].iter().all(|other| other.id != row.id), "{} stands twice", row.id);
        }
    }

    #[test]
    fn a_wrong_argument_is_no_tag() {
        let names = names();
        for text in ["Bond", "Bond two", "Blocker 2", "Arrival Pink", "Son Goku", ""] {
            assert_eq!(names.tag(text), None, "{text}");
        }
    }

    #[test]
    fn italian_and_french_names_are_the_same_keywords() {
        let names = names();
        for (foreign, english) in [("Supremo", "Ultimate"), ("Bloccante", "Blocker"), ("Bloqueur", "Blocker")] {
            assert_eq!(names.tag(foreign), names.tag(english), "{foreign}");
        }
    }
}
