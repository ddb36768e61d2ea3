//! A description of cards: "red ＜Son Goku＞ Battle Cards with energy costs of 3 or less".

use serde::{Deserialize, Serialize};

use super::{Family, Keyword, Mode};
use crate::card::{Color, ColorSet, Kind};

/// Lowest and highest value, both included; `None` leaves a side open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bounds {
    /// Lowest value allowed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min: Option<u8>,
    /// Highest value allowed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max: Option<u8>,
}

impl Bounds {
    /// Whether a value lies within.
    pub fn contains(self, value: u8) -> bool {
        self.contains_scaled(i32::from(value), 1)
    }

    /// Whether a value lies within, the bounds being multiples of `scale`.
    pub fn contains_scaled(self, value: i32, scale: i32) -> bool {
        let min = self.min.is_none_or(|min| i32::from(min) * scale <= value);
        min && self.max.is_none_or(|max| value <= i32::from(max) * scale)
    }
}

/// What a filter can ask of a card: before the game of its printed facts, in play of what it is at the moment.
pub trait Described {
    /// Whether it is of a card type.
    fn has_kind(&self, kind: Kind) -> bool;
    /// Its colors.
    fn colors(&self) -> ColorSet;
    /// The colors printed on it.
    fn original_colors(&self) -> ColorSet;
    /// Whether it has a special trait.
    fn has_trait(&self, name: &str) -> bool;
    /// Whether a special trait has this as a part.
    fn has_trait_part(&self, part: &str) -> bool;
    /// Whether it is of an era.
    fn has_era(&self, name: &str) -> bool;
    /// Whether it has a character name.
    fn has_character(&self, name: &str) -> bool;
    /// Whether it has a card name.
    fn has_name(&self, name: &str) -> bool;
    /// Whether a card name of it has this as a part.
    fn has_name_part(&self, part: &str) -> bool;
    /// Its energy cost (2-11-3).
    fn energy_cost(&self) -> Option<u8>;
    /// Whether it has a keyword skill.
    fn has_keyword(&self, keyword: Keyword) -> bool;
    /// Its power.
    fn power(&self) -> Option<i32>;
    /// Whether it has combo cost and combo power.
    fn can_combo(&self) -> bool;
    /// Its position; `None` where it has none.
    fn mode(&self) -> Option<Mode>;
    /// Whether it is a token.
    fn is_token(&self) -> bool;
    /// Whether it has been evolved (10-5-7).
    fn is_evolved(&self) -> bool;
    /// Whether it has no skills.
    fn is_skill_less(&self) -> bool;
    /// Whether it is a copy of the card whose skill asks.
    fn is_copy(&self) -> bool;
}

/// Which cards are meant. Names, characters and traits compare without case and accents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Filter {
    /// Any card.
    Any,
    /// A card of this type.
    Kind(Kind),
    /// A card that has this color, perhaps among others.
    Color(Color),
    /// A card on which this color is printed, whatever has been added since.
    OriginalColor(Color),
    /// A card that has these colors and no other: mono-green, green-yellow.
    JustColors(ColorSet),
    /// A card with two colors or more (2-4-1-2-1).
    Multicolor,
    /// A card with this special trait (2-6-4).
    Trait(String),
    /// A card with a special trait that has this as a part.
    TraitPart(String),
    /// A card of this era (2-7-2).
    Era(String),
    /// A card with this character name (2-5-3).
    Character(String),
    /// A card of this name (2-1-2).
    Name(String),
    /// A card with this as a part of its name.
    NamePart(String),
    /// A card whose energy cost (2-11-3) lies within bounds; cards without energy cost never do.
    Cost(Bounds),
    /// A card with this keyword skill.
    Keyword(Keyword),
    /// A card with a keyword skill of this family: "a card with a \[Union\] skill".
    Family(Family),
    /// Not such a card.
    Not(Box<Self>),
    /// A card whose power lies within bounds, in thousands.
    Power(Bounds),
    /// A card with a combo cost and combo power (3-7-3-1).
    CanCombo,
    /// A card in this position.
    Mode(Mode),
    /// A token.
    Token,
    /// A card that was played by an \[Evolve\] skill, or as if by one (10-5-6, 10-5-7).
    Evolved,
    /// A card without skills (2-13-4, 8-3-4).
    SkillLess,
    /// The card that has the skill, or another copy of it by number.
    Copy,
    /// All of these at once.
    All(Vec<Self>),
    /// At least one of these.
    Either(Vec<Self>),
}

impl Filter {
    /// Not such a card.
    #[must_use]
    pub fn negated(self) -> Self {
        Self::Not(Box::new(self))
    }

    /// All of `parts`; a single part stands for itself.
    pub fn all(mut parts: Vec<Self>) -> Self {
        if parts.len() == 1 { parts.remove(0) } else { Self::All(parts) }
    }

    /// Either of `parts`; a single part stands for itself.
    pub fn either(mut parts: Vec<Self>) -> Self {
        if parts.len() == 1 { parts.remove(0) } else { Self::Either(parts) }
    }

    /// Any card.
    pub fn any() -> Self {
        Self::Any
    }

    pub(crate) fn is_any(&self) -> bool {
        *self == Self::Any
    }

    /// Whether a card is meant.
    pub fn matches(&self, card: &impl Described) -> bool {
        match self {
            Self::Any => true,
            Self::Kind(kind) => card.has_kind(*kind),
            Self::Color(color) => card.colors().contains(*color),
            Self::OriginalColor(color) => card.original_colors().contains(*color),
            Self::JustColors(colors) => card.colors() == *colors,
            Self::Multicolor => card.colors().is_multicolor(),
            Self::Trait(name) => card.has_trait(name),
            Self::TraitPart(part) => card.has_trait_part(part),
            Self::Era(name) => card.has_era(name),
            Self::Character(name) => card.has_character(name),
            Self::Name(name) => card.has_name(name),
            Self::NamePart(part) => card.has_name_part(part),
            Self::Cost(bounds) => card.energy_cost().is_some_and(|cost| bounds.contains(cost)),
            Self::Keyword(keyword) => card.has_keyword(*keyword),
            Self::Power(bounds) => card.power().is_some_and(|power| bounds.contains_scaled(power, 1000)),
            Self::CanCombo => card.can_combo(),
            Self::Mode(mode) => card.mode() == Some(*mode),
            Self::Family(family) => family.keywords().iter().any(|keyword| card.has_keyword(*keyword)),
            Self::Token => card.is_token(),
            Self::Evolved => card.is_evolved(),
            Self::SkillLess => card.is_skill_less(),
            Self::Copy => card.is_copy(),
            Self::Not(inner) => !inner.matches(card),
            Self::All(parts) => parts.iter().all(|part| part.matches(card)),
            Self::Either(parts) => parts.iter().any(|part| part.matches(card)),
        }
    }

    /// The description in plain English, as a plural noun phrase: `non-《Saiyan》 Battle Cards`.
    pub fn describe(&self) -> String {
        if let Self::Either(parts) = self {
            return parts.iter().map(Self::describe).collect::<Vec<_>>().join(" or ");
        }
        let single = std::slice::from_ref(self);
        let parts = if let Self::All(parts) = self { parts.as_slice() } else { single };
        let (mut before, mut noun, mut after) = (String::new(), "cards".to_owned(), String::new());
        for part in parts {
            match part {
                Self::Kind(kind) => noun = format!("{}s", kind.term()),
                other => match other.adjective() {
                    Some(word) => before.extend([word.as_str(), " "]),
                    None => after.extend([" ", other.suffix().as_str()]),
                },
            }
        }
        format!("{before}{noun}{after}")
    }

    /// The words before the noun, for the parts that go there.
    fn adjective(&self) -> Option<String> {
        match self {
            Self::Color(color) => Some(color.to_string()),
            Self::OriginalColor(color) => Some(format!("originally {color}")),
            Self::JustColors(colors) => Some(format!("just {colors}")),
            Self::Family(family) => Some(format!("[{family:?}]")),
            Self::Multicolor => Some("multicolor".into()),
            Self::Trait(name) => Some(format!("《{name}》")),
            Self::Character(name) => Some(format!("＜{name}＞")),
            Self::Name(name) => Some(format!("{{{name}}}")),
            Self::Keyword(keyword) => Some(format!("[{}]", keyword.words())),
            Self::Mode(mode) => Some(mode.term().into()),
            Self::Token => Some("token".into()),
            Self::Evolved => Some("evolved".into()),
            Self::SkillLess => Some("skill-less".into()),
            Self::Not(inner) => inner.adjective().map(|word| format!("non-{word}")),
            _ => None,
        }
    }

    /// The words after the noun, for the parts that go there.
    fn suffix(&self) -> String {
        match self {
            Self::Any => "of any kind".into(),
            Self::Cost(Bounds { min, max }) => match (min, max) {
                (Some(min), None) => format!("with energy costs of {min} or more"),
                (None, Some(max)) => format!("with energy costs of {max} or less"),
                (Some(min), Some(max)) => format!("with energy costs from {min} to {max}"),
                (None, None) => "with an energy cost".into(),
            },
            Self::Power(Bounds { min, max }) => match (min, max) {
                (Some(min), None) => format!("with {min}000 power or more"),
                (None, Some(max)) => format!("with {max}000 power or less"),
                (min, max) => format!("with power from {}000 to {}000", min.unwrap_or(0), max.unwrap_or(u8::MAX)),
            },
            Self::CanCombo => "that can combo".into(),
            Self::Copy => "of the same number".into(),
            Self::Era(name) => format!("of the era {name}"),
            Self::TraitPart(part) => format!("with 《{part}》 as part of a special trait"),
            Self::NamePart(part) => format!("with {{{part}}} in their names"),
            Self::Not(inner) if inner.adjective().is_none() => match inner.as_ref() {
                Self::TraitPart(part) => format!("without 《{part}》 in their special traits"),
                other => format!("other than {}", other.describe()),
            },
            other => format!("that are {}", other.describe()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn descriptions_read_as_a_player_would_say_them() {
        let saiyan = Filter::Trait("Saiyan".into()).negated();
        let vegeta = Filter::All(vec![Filter::Character("Vegeta".into()), Filter::Color(Color::Red)]).negated();
        for (filter, words) in [
            (Filter::All(vec![saiyan, Filter::Kind(Kind::Battle)]), "non-《Saiyan》 Battle Cards"),
            (Filter::Cost(Bounds { min: Some(5), max: None }), "cards with energy costs of 5 or more"),
            (Filter::Keyword(Keyword::DragonBall), "[Dragon Ball] cards"),
            (Filter::TraitPart("Universe".into()).negated(), "cards without 《Universe》 in their special traits"),
            (
                Filter::Power(Bounds { min: Some(5), max: None }).negated(),
                "cards other than cards with 5000 power or more",
            ),
            (Filter::CanCombo.negated(), "cards other than cards that can combo"),
            (vegeta, "cards other than ＜Vegeta＞ red cards"),
            (Filter::Either(vec![Filter::Multicolor, Filter::Color(Color::Red)]), "multicolor cards or red cards"),
        ] {
            assert_eq!(filter.describe(), words);
        }
    }
}
