//! The printed facts that can be asked for, and what they are called.

use strum::{EnumCount, IntoStaticStr, VariantArray};

use super::Part;
use crate::card::{Card, Color, Face, Game, Kind, OtherName};

/// Cards of two or more colors.
pub const MULTICOLOR: &str = "multicolor";

/// A printed number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumCount, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Figure {
    /// The energy cost that card text speaks of (2-11-3).
    Cost,
    /// How much of the energy cost is of given colors (2-11-1-3).
    Specified,
    /// The Z-Energy cost (4.00, 1-4); a card of which it is not known has none to compare.
    Zcost,
    /// The combo cost (2-9).
    ComboCost,
    /// The combo power (2-10).
    ComboPower,
    /// The power of a side (2-8).
    Power,
    /// What stands beside attack in other games, on a side.
    Defense,
    /// The level of a monster (Yu-Gi-Oh!); an Xyz Monster and a Link Monster have none.
    Level,
    /// The rank of an Xyz Monster.
    Rank,
    /// The link rating of a Link Monster.
    Link,
    /// How many colors it has (2-4).
    Colors,
}

impl Figure {
    /// Every figure.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as are counted");

    /// What it is called.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// What the level of a card of some kind is called.
    pub const fn leveled(kind: Kind) -> Self {
        match kind {
            Kind::Xyz => Self::Rank,
            Kind::Link => Self::Link,
            _ => Self::Level,
        }
    }

    /// What a card has printed there, on each side; nothing where it has none.
    pub fn of(self, card: &Card) -> Vec<u32> {
        let positive = |n: i32| u32::try_from(n).unwrap_or(0);
        match self {
            Self::Cost => card.energy.iter().map(|cost| u32::from(cost.value())).collect(),
            Self::Specified if card.kind.game() == Some(Game::ForceOfWill) => {
                card.energy.iter().map(|_| u32::try_from(card.will.len()).unwrap_or(u32::MAX)).collect()
            }
            Self::Specified => card.energy.iter().map(|cost| u32::from(cost.specified_total())).collect(),
            Self::Zcost => card.z_energy.iter().map(|cost| u32::from(cost.value())).collect(),
            Self::ComboCost => card.combo.iter().map(|combo| u32::from(combo.cost)).collect(),
            Self::ComboPower => card.combo.iter().map(|combo| positive(combo.power)).collect(),
            Self::Colors => u32::try_from(card.colors.iter().count()).into_iter().collect(),
            Self::Power => card.faces().filter_map(|face| face.power).map(positive).collect(),
            Self::Defense => card.faces().filter_map(|face| face.defense).map(positive).collect(),
            Self::Level | Self::Rank | Self::Link => {
                card.level.filter(|_| self == Self::leveled(card.kind)).map(u32::from).into_iter().collect()
            }
        }
    }
}

/// Printed words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumCount, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Text {
    /// The card name (2-1), or the whole of a name in another language.
    Name,
    /// A name in another language.
    OtherName,
    /// A character name (2-5).
    Character,
    /// A special trait (2-6).
    Trait,
    /// An era (2-7).
    Era,
    /// The rarity code (2-15).
    Rarity,
    /// What stands for colors in other games.
    Attribute,
    /// An attribute of which its cost asks for will.
    Will,
}

impl Text {
    /// Every text.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as are counted");

    /// What it is called.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// What a card has printed there, on both sides.
    pub(super) fn of(self, card: &Card) -> impl Iterator<Item = &str> {
        let rarity = (self == Self::Rarity).then_some(card.rarity.as_str());
        let attributes = match self {
            Self::Attribute => card.attributes.as_slice(),
            Self::Will => card.will.as_slice(),
            _ => &[],
        };
        let others = card.faces().filter(move |_| self == Self::OtherName).flat_map(|face| &face.other_names);
        let sides = card.faces().flat_map(move |face| self.on(face));
        sides.chain(attributes).map(String::as_str).chain(rarity).chain(others.map(OtherName::name))
    }

    fn on(self, face: &Face) -> &[String] {
        match self {
            Self::Name => std::slice::from_ref(&face.name),
            Self::Character => &face.characters,
            Self::Trait => &face.traits,
            Self::Era => &face.eras,
            Self::OtherName | Self::Rarity | Self::Attribute | Self::Will => &[],
        }
    }
}

/// Something that can be asked of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Field {
    Kind,
    Color,
    Figure(Figure),
    Text(Text),
    Number,
    Set,
    Keyword,
    Skill(Part),
    Known,
    Legal,
    In,
}

/// Every field under its names, with what it asks for; the first name is the one to learn.
const FIELDS: [(&[&str], Field, &str); 31] = [
    (&["kind", "type", "t"], Field::Kind, "the card type"),
    (&["color", "colour", "c"], Field::Color, "one of its colors"),
    (&["cost", "energy"], Field::Figure(Figure::Cost), "the energy cost"),
    (&["specified"], Field::Figure(Figure::Specified), "how much of the energy cost is of given colors, or attributes"),
    (&["zcost", "z-cost", "z-energy"], Field::Figure(Figure::Zcost), "the Z-Energy cost"),
    (&["combo-cost"], Field::Figure(Figure::ComboCost), "the combo cost"),
    (&["combo-power"], Field::Figure(Figure::ComboPower), "the combo power"),
    (&["power", "p", "atk"], Field::Figure(Figure::Power), "the power of a side; attack in other games"),
    (&["defense", "def"], Field::Figure(Figure::Defense), "the defense of a side, in other games"),
    (&["level"], Field::Figure(Figure::Level), "the level of a monster (Yu-Gi-Oh!)"),
    (&["rank"], Field::Figure(Figure::Rank), "the rank of an Xyz Monster"),
    (&["link"], Field::Figure(Figure::Link), "the link rating of a Link Monster"),
    (
        &["name", "n"],
        Field::Text(Text::Name),
        "words of a name; `name=` is the whole name, also one in another language",
    ),
    (&["other-name"], Field::Text(Text::OtherName), "words of a name in another language"),
    (&["character"], Field::Text(Text::Character), "a character name, whole; ~ for a part"),
    (
        &["trait", "race"],
        Field::Text(Text::Trait),
        "a special trait, whole; ~ for a part; the type of a monster, the race of a resonator",
    ),
    (&["era"], Field::Text(Text::Era), "an era, whole; ~ for a part"),
    (&["rarity", "r"], Field::Text(Text::Rarity), "the rarity code"),
    (&["attribute"], Field::Text(Text::Attribute), "what stands for colors in other games"),
    (&["will"], Field::Text(Text::Will), "an attribute of which the cost asks for will (Force of Will)"),
    (&["number"], Field::Number, "the card number"),
    (&["set", "s"], Field::Set, "the set, or a range of sets"),
    (&["kw", "keyword", "k"], Field::Keyword, "a keyword at the head of a skill"),
    (&["colors", "colours"], Field::Figure(Figure::Colors), "how many colors it has"),
    (&["text", "skill", "o"], Field::Skill(Part::Text), "words of its skills"),
    (&["when"], Field::Skill(Part::When), "words of what makes a skill pending"),
    (&["price"], Field::Skill(Part::Price), "words of the price of a skill"),
    (&["does"], Field::Skill(Part::Does), "words of what a skill does"),
    (&["is"], Field::Known, "how it stands: see below"),
    (&["legal"], Field::Legal, "an edition that has a place for it and does not ban it"),
    (&["in"], Field::In, "a deck that has it"),
];

/// What fields are called.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    keys().map(|(names, _)| names[0])
}

/// Every key of the search language: its names, the one to learn first, and what it asks for.
///
/// ```
/// use deckscouter::catalog::search::keys;
/// assert!(keys().any(|(names, asks)| names == ["combo-cost"] && asks == "the combo cost"));
/// ```
pub fn keys() -> impl Iterator<Item = (&'static [&'static str], &'static str)> {
    FIELDS.iter().map(|(names, _, asks)| (*names, *asks))
}

/// The words that mean cards by themselves.
pub(super) fn words() -> impl Iterator<Item = &'static str> {
    Kind::ALL.into_iter().map(Kind::id).chain(Color::ALL.into_iter().map(Color::name)).chain([MULTICOLOR])
}

/// The type or color that a word was perhaps meant to be, which is taken for a word of a name.
///
/// ```
/// assert_eq!(deckscouter::catalog::search::word_meant("battel"), Some("battle"));
/// ```
pub fn word_meant(word: &str) -> Option<&'static str> {
    nearest(word, words())
}

/// The one that a word was perhaps meant to be: at most a third of its letters may differ.
pub(super) fn nearest<'w>(word: &str, known: impl IntoIterator<Item = &'w str>) -> Option<&'w str> {
    let word = word.to_lowercase();
    let distance = |known: &str| strsim::damerau_levenshtein(&word, known);
    let near = known.into_iter().map(|known| (distance(known), known)).min()?;
    (near.0 * 3 <= word.chars().count().max(3)).then_some(near.1)
}

impl Field {
    /// The field of a name in any case.
    pub(super) fn of(name: &str) -> Option<(&'static str, Self)> {
        let field = FIELDS.iter().find(|(names, ..)| names.iter().any(|known| known.eq_ignore_ascii_case(name)))?;
        Some((field.0[0], field.1))
    }
}
