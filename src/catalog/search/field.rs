//! The printed facts that can be asked for, and what they are called.

use super::error::Expected;
use super::token::Sign;
use super::{Known, Part, Phrase, Search, Test};
use crate::ability::Keyword;
use crate::card::{Card, CardNumber, Color, Face, Kind, OtherName, Print, fold};

/// Cards of two or more colors.
pub(super) const MULTICOLOR: &str = "multicolor";

/// A printed number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// The energy cost that card text speaks of (2-11-3).
    Cost,
    /// How much of the energy cost is of given colors (2-11-1-3).
    Specified,
    /// The combo cost (2-9).
    ComboCost,
    /// The combo power (2-10).
    ComboPower,
    /// The power of a side (2-8).
    Power,
    /// How many colors it has (2-4).
    Colors,
}

impl Figure {
    /// Every figure.
    pub const ALL: [Self; 6] =
        [Self::Cost, Self::Specified, Self::ComboCost, Self::ComboPower, Self::Power, Self::Colors];

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cost => "cost",
            Self::Specified => "specified",
            Self::ComboCost => "combo-cost",
            Self::ComboPower => "combo-power",
            Self::Power => "power",
            Self::Colors => "colors",
        }
    }

    /// What a card has printed there, on each side; nothing where it has none.
    pub fn of(self, card: &Card) -> Vec<u32> {
        let positive = |n: i32| u32::try_from(n).unwrap_or(0);
        match self {
            Self::Cost => card.energy.iter().map(|cost| u32::from(cost.value())).collect(),
            Self::Specified => card.energy.iter().map(|cost| u32::from(cost.specified_total())).collect(),
            Self::ComboCost => card.combo.iter().map(|combo| u32::from(combo.cost)).collect(),
            Self::ComboPower => card.combo.iter().map(|combo| positive(combo.power)).collect(),
            Self::Colors => u32::try_from(card.colors.iter().count()).into_iter().collect(),
            Self::Power => card.faces().filter_map(|face| face.power).map(positive).collect(),
        }
    }
}

/// Printed words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
}

impl Text {
    /// Every text.
    pub const ALL: [Self; 7] =
        [Self::Name, Self::OtherName, Self::Character, Self::Trait, Self::Era, Self::Rarity, Self::Attribute];

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::OtherName => "other-name",
            Self::Character => "character",
            Self::Trait => "trait",
            Self::Era => "era",
            Self::Rarity => "rarity",
            Self::Attribute => "attribute",
        }
    }

    /// What a card has printed there, on both sides.
    pub(super) fn of(self, card: &Card) -> impl Iterator<Item = &str> {
        let rarity = (self == Self::Rarity).then_some(card.rarity.as_str());
        let attributes = if self == Self::Attribute { card.attributes.as_slice() } else { &[] };
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
            Self::OtherName | Self::Rarity | Self::Attribute => &[],
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
}

/// Every field under its names; the first is the one to learn.
const FIELDS: [(&[&str], Field); 23] = [
    (&["kind", "type"], Field::Kind),
    (&["color", "colour"], Field::Color),
    (&["cost", "energy"], Field::Figure(Figure::Cost)),
    (&["specified"], Field::Figure(Figure::Specified)),
    (&["combo-cost"], Field::Figure(Figure::ComboCost)),
    (&["combo-power"], Field::Figure(Figure::ComboPower)),
    (&["power"], Field::Figure(Figure::Power)),
    (&["name"], Field::Text(Text::Name)),
    (&["other-name"], Field::Text(Text::OtherName)),
    (&["character"], Field::Text(Text::Character)),
    (&["trait"], Field::Text(Text::Trait)),
    (&["era"], Field::Text(Text::Era)),
    (&["rarity"], Field::Text(Text::Rarity)),
    (&["attribute"], Field::Text(Text::Attribute)),
    (&["number"], Field::Number),
    (&["set"], Field::Set),
    (&["kw", "keyword"], Field::Keyword),
    (&["colors", "colours"], Field::Figure(Figure::Colors)),
    (&["text", "skill"], Field::Skill(Part::Text)),
    (&["when"], Field::Skill(Part::When)),
    (&["price"], Field::Skill(Part::Price)),
    (&["does"], Field::Skill(Part::Does)),
    (&["is"], Field::Known),
];

/// What fields are called.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    FIELDS.iter().map(|(names, _)| names[0])
}

/// The words that mean cards by themselves.
pub(super) fn words() -> impl Iterator<Item = &'static str> {
    Kind::ALL.into_iter().map(Kind::id).chain(Color::ALL.into_iter().map(Color::name)).chain([MULTICOLOR])
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
        let field = FIELDS.iter().find(|(names, _)| names.iter().any(|known| known.eq_ignore_ascii_case(name)))?;
        Some((field.0[0], field.1))
    }

    /// The cards whose field compares so with a value; `name` is what the field is called.
    pub(super) fn compared(self, name: &'static str, sign: Sign, value: &str) -> Result<Search, Expected> {
        let signs = match self {
            Self::Figure(_) => "= != < <= > >= :",
            Self::Text(_) => ": = != ~",
            _ => ": = !=",
        };
        let fits = match sign {
            Sign::Has | Sign::Is | Sign::IsNot => true,
            Sign::Part => matches!(self, Self::Text(_)),
            Sign::Below | Sign::UpTo | Sign::Above | Sign::From => matches!(self, Self::Figure(_)),
        };
        if !fits {
            return Err(Expected::Sign { field: name, signs });
        }
        let value = value.trim();
        let wrong = |what| Expected::Value { field: name, what, found: format!("`{value}`") };
        let test = match self {
            Self::Kind => Test::Kind(Kind::from_id(value).ok_or_else(|| wrong("a card type such as battle"))?),
            Self::Color => color(value).ok_or_else(|| wrong("a color such as red"))?,
            Self::Figure(figure) => {
                let (least, most) = bounds(sign, value).ok_or_else(|| wrong("a number, or a range such as 1..3"))?;
                Test::Figure(figure, least, most)
            }
            Self::Text(text) => {
                let part = sign == Sign::Part || (sign == Sign::Has && matches!(text, Text::Name | Text::OtherName));
                Test::Text(text, Phrase::new(value, part).ok_or_else(|| wrong("words"))?)
            }
            Self::Number => Test::Card(number(value).ok_or_else(|| wrong("a card number such as BT1-053"))?),
            Self::Set => Test::Set(value.parse().map_err(|_| wrong("sets such as BT1 or BT1..BT9"))?),
            Self::Keyword => Test::Keyword(keyword(value)?),
            Self::Skill(part) => Test::Skill(part, Phrase::new(value, true).ok_or_else(|| wrong("words"))?),
            Self::Known => {
                let known = Known::ALL.into_iter().find(|known| known.name().eq_ignore_ascii_case(value));
                Test::Known(known.ok_or_else(|| wrong("`modelled` or `skill-less`"))?)
            }
        };
        let search = Search::Is(test);
        Ok(if sign == Sign::IsNot { Search::Not(Box::new(search)) } else { search })
    }
}

/// The cards that a word without a field means.
pub(super) fn bare(word: &str) -> Option<Test> {
    let by_kind = || Kind::from_id(word).map(Test::Kind);
    by_kind().or_else(|| color(word).filter(|_| word.len() > 1)).or_else(|| number(word).map(Test::Card))
}

/// The card number that a word is.
pub(super) fn number(text: &str) -> Option<CardNumber> {
    text.parse().ok().map(|print: Print| print.number)
}

/// A color by its name or the letter of its icon.
fn color(text: &str) -> Option<Test> {
    if text.eq_ignore_ascii_case(MULTICOLOR) {
        return Some(Test::Multicolor);
    }
    let mut letters = text.chars();
    let letter = letters.next().filter(|_| letters.next().is_none());
    let by_letter = letter.and_then(|letter| Color::from_letter(letter.to_ascii_uppercase()));
    Color::from_name(text).or(by_letter).map(Test::Color)
}

fn keyword(text: &str) -> Result<Keyword, Expected> {
    let wanted = fold(text);
    Keyword::ALL.into_iter().find(|keyword| fold(keyword.id()) == wanted).ok_or_else(|| {
        let near = nearest(&wanted.replace(' ', "-"), Keyword::ALL.into_iter().map(Keyword::id));
        let near = near.map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
        Expected::Named(format!("`{text}` is no keyword{near}"))
    })
}

/// The bounds that a sign and a number, or a range, set; `None` where it is neither, or a range without one between.
fn bounds(sign: Sign, value: &str) -> Option<(Option<u32>, Option<u32>)> {
    let whole = |text: &str| text.parse::<u32>().ok().filter(|_| text.bytes().all(|b| b.is_ascii_digit()));
    if let Some((least, most)) = value.split_once("..") {
        let end = |text: &str| if text.is_empty() { Some(None) } else { whole(text).map(Some) };
        let (least, most) = (end(least)?, end(most)?);
        let in_order = least.zip(most).is_none_or(|(least, most)| least <= most);
        let written = least.is_some() || most.is_some();
        let equal = matches!(sign, Sign::Has | Sign::Is | Sign::IsNot);
        return (in_order && written && equal).then_some((least, most));
    }
    let n = whole(value)?;
    match sign {
        Sign::Has | Sign::Is | Sign::IsNot => Some((Some(n), Some(n))),
        // Nothing is below 0: an empty range would not print.
        Sign::Below => n.checked_sub(1).map(|n| (None, Some(n))),
        Sign::UpTo => Some((None, Some(n))),
        Sign::Above => n.checked_add(1).map(|n| (Some(n), None)),
        Sign::From => Some((Some(n), None)),
        Sign::Part => None,
    }
}
