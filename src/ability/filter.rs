//! A description of cards: "red ＜Son Goku＞ Battle Cards with energy costs of 3 or less".

use serde::{Deserialize, Serialize};

use super::{Facts, Keyword};
use crate::card::{Color, Kind, fold};

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
        self.min.is_none_or(|min| min <= value) && self.max.is_none_or(|max| value <= max)
    }
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
    /// A card with two colors or more (2-4-1-2-1).
    Multicolor,
    /// A card with this special trait (2-6-4).
    Trait(String),
    /// A card with a special trait that has this as a part.
    TraitPart(String),
    /// A card with this character name (2-5-3).
    Character(String),
    /// A card of this name (2-1-2).
    Name(String),
    /// A card whose energy cost (2-11-3) lies within bounds; cards without energy cost never do.
    Cost(Bounds),
    /// A card with this keyword skill.
    Keyword(Keyword),
    /// Not such a card.
    Not(Box<Self>),
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

    /// Whether a card is meant.
    pub fn matches(&self, facts: &Facts<'_>) -> bool {
        let among = |list: &[&str], wanted: &str| {
            let wanted = fold(wanted);
            list.iter().any(|have| fold(have) == wanted)
        };
        match self {
            Self::Any => true,
            Self::Kind(kind) => facts.kinds.contains(kind),
            Self::Color(color) => facts.colors.contains(*color),
            Self::Multicolor => facts.colors.is_multicolor(),
            Self::Trait(name) => among(&facts.traits, name),
            Self::TraitPart(part) => {
                let part = fold(part);
                facts.traits.iter().any(|have| fold(have).contains(&part))
            }
            Self::Character(name) => among(&facts.characters, name),
            Self::Name(name) => among(&facts.names, name),
            Self::Cost(bounds) => facts.card.energy.is_some_and(|cost| bounds.contains(cost.value())),
            Self::Keyword(keyword) => facts.keywords.contains(keyword),
            Self::Not(inner) => !inner.matches(facts),
            Self::All(parts) => parts.iter().all(|part| part.matches(facts)),
            Self::Either(parts) => parts.iter().any(|part| part.matches(facts)),
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
            Self::Multicolor => Some("multicolor".into()),
            Self::Trait(name) => Some(format!("《{name}》")),
            Self::Character(name) => Some(format!("＜{name}＞")),
            Self::Name(name) => Some(format!("{{{name}}}")),
            Self::Keyword(keyword) => Some(format!("[{}]", keyword.words())),
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
            Self::TraitPart(part) => format!("with 《{part}》 as part of a special trait"),
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
            (vegeta, "cards other than ＜Vegeta＞ red cards"),
            (Filter::Either(vec![Filter::Multicolor, Filter::Color(Color::Red)]), "multicolor cards or red cards"),
        ] {
            assert_eq!(filter.describe(), words);
        }
    }
}
