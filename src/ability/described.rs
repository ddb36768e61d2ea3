//! Descriptions of cards in the words of whoever reads them.

use super::filter::{Bounds, Filter};
use super::wording::{keyword_in_each, term_in_each};
use crate::card::Color;
use crate::language::{Argument, Message, say};

impl Filter {
    /// The description as a plural noun phrase: `non-《Saiyan》 Battle Cards`.
    pub fn describe(&self) -> Message {
        if let Self::Either(parts) = self {
            let parts = parts.iter().map(Self::describe);
            return parts.reduce(|first, last| say!("cards-or", first = first, last = last)).unwrap_or_else(cards);
        }
        let single = std::slice::from_ref(self);
        let parts = if let Self::All(parts) = self { parts.as_slice() } else { single };
        let kind = parts.iter().rev().find_map(|part| if let Self::Kind(kind) = part { Some(kind) } else { None });
        let noun = kind.map_or_else(cards, |kind| say!("kinds", kind = kind.id()));
        let others = || parts.iter().filter(|part| !matches!(part, Self::Kind(_)));
        // The first of several stands farthest from the noun.
        let adjectives = others().rev().filter_map(Self::adjective);
        let described = adjectives.fold(noun, |cards, so| say!("cards-so", so = so, cards = cards));
        let relative = others().filter(|part| part.adjective().is_none()).map(Self::relative);
        relative.fold(described, |cards, which| say!("cards-which", cards = cards, which = which))
    }

    /// The word that stands beside the noun, for the parts that have one.
    fn adjective(&self) -> Option<Argument> {
        Some(match self {
            Self::Color(color) => so_color(*color).into(),
            Self::OriginalColor(color) => say!("so-originally", color = color.name()).into(),
            Self::JustColors(colors) => {
                let colors = Argument::list(colors.iter().map(|color| term_in_each(color.name())), "/");
                say!("so-just", colors = colors).into()
            }
            Self::Family(family) => say!("so-family", family = format!("{family:?}")).into(),
            Self::Multicolor => say!("so-multicolor").into(),
            Self::Trait(name) => format!("《{name}》").into(),
            Self::Character(name) => format!("＜{name}＞").into(),
            Self::OnlyTrait(name) => say!("so-only", what = format!("《{name}》")).into(),
            Self::OnlyCharacter(name) => say!("so-only", what = format!("＜{name}＞")).into(),
            Self::Name(name) => format!("{{{name}}}").into(),
            Self::Keyword(keyword) => say!("so-keyword", keyword = keyword_in_each(*keyword)).into(),
            Self::Mode(mode) => say!("so-mode", mode = term_in_each(mode.term())).into(),
            Self::Attacking => say!("so-attacking").into(),
            Self::Guarding => say!("so-guarding").into(),
            Self::FaceUp => say!("so-face-up").into(),
            Self::CameFaceUp => say!("so-once-face-up").into(),
            Self::Token => say!("so-token").into(),
            Self::Evolved => say!("so-evolved").into(),
            Self::SkillLess => say!("so-skill-less").into(),
            Self::OriginallySkillLess => say!("so-originally-skill-less").into(),
            Self::Not(inner) => say!("so-not", so = inner.adjective()?).into(),
            _ => return None,
        })
    }

    /// What stands behind the noun, for all other parts.
    fn relative(&self) -> Message {
        match self {
            Self::Any => say!("which-any"),
            Self::Cost(Bounds { min: None, max: None }) => say!("which-energy-cost"),
            Self::Cost(bounds) => say!("which-energy-costs", values = bounds.of_cost()),
            Self::OriginalCost(bounds) => say!("which-original-costs", values = bounds.of_cost()),
            Self::SpecifiedCost(bounds) => say!("which-specified-costs", values = bounds.of_cost()),
            Self::CostWith(_) => say!("which-counted-cost"),
            Self::Power(bounds) => say!("which-power", values = bounds.of("power", "000")),
            Self::OriginalPower(bounds) => say!("which-power", values = bounds.of("original-power", "000")),
            Self::ComboCost(bounds) => say!("which-combo-costs", values = bounds.of_cost()),
            Self::ComboPower(bounds) => say!("which-power", values = bounds.of("combo-power", "000")),
            Self::PowerWith(_) => say!("which-counted-power"),
            Self::Markers(bounds) => say!("which-markers", values = bounds.of("markers", "")),
            Self::NoKeyword => say!("which-no-keyword"),
            Self::InText(keyword) => say!("which-in-text", keyword = keyword_in_each(*keyword)),
            Self::Shares(shared, _) => say!("which-shares", shared = format!("{shared:?}").to_lowercase()),
            Self::CanCombo => say!("which-combo"),
            Self::Copy => say!("which-copy"),
            Self::This => say!("which-this"),
            Self::In(area) => say!("which-area", area = term_in_each(area.term())),
            Self::Era(name) => say!("which-era", era = name),
            Self::TraitPart(part) => say!("which-trait-part", part = part),
            Self::CharacterPart(part) => say!("which-character-part", part = part),
            Self::NamePart(part) => say!("which-name-part", part = part),
            Self::Not(inner) if inner.adjective().is_none() => match inner.as_ref() {
                Self::TraitPart(part) => say!("which-no-trait-part", part = part),
                other => say!("which-other-than", cards = other.describe()),
            },
            other => say!("which-are", cards = other.describe()),
        }
    }
}

fn cards() -> Message {
    say!("cards-plain")
}

fn so_color(color: Color) -> Message {
    say!("so-color", color = color.name())
}

impl Bounds {
    /// Costs within bounds: `of 5 or more`.
    fn of_cost(self) -> Message {
        match (self.min, self.max) {
            (Some(min), None) => say!("cost-at-least", value = min),
            (None, Some(max)) => say!("cost-at-most", value = max),
            (min, max) => say!("cost-between", least = min.unwrap_or(0), most = max.unwrap_or(u8::MAX)),
        }
    }

    /// Values within bounds: `5000 power or more`; `digits` stand behind the number of the bounds.
    fn of(self, unit: &str, digits: &str) -> Message {
        let value = |bound: u8| format!("{bound}{digits}");
        match (self.min, self.max) {
            (Some(min), None) => say!("value-at-least", value = value(min), unit = unit),
            (None, Some(max)) => say!("value-at-most", value = value(max), unit = unit),
            (min, max) => {
                let (least, most) = (value(min.unwrap_or(0)), value(max.unwrap_or(u8::MAX)));
                say!("value-between", least = least, most = most, unit = unit)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ability::Keyword;
    use crate::card::Kind;

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
            assert_eq!(filter.describe().to_string(), words);
        }
    }
}
