//! Descriptions of cards in the words of whoever reads them.

use super::term;
use crate::ability::{Bounds, Declared, Facing, Filter};
use crate::card::Color;
use crate::language::{Argument, Message, say};

/// The described cards as a plural noun phrase: `non-《Saiyan》 Battle Cards`.
///
/// ```
/// use deckscouter::{ability::Filter, card::Kind, language::Lang, wording};
/// let gods = Filter::All(vec![Filter::Trait("God".into()), Filter::Kind(Kind::Battle)]);
/// assert_eq!(wording::cards(&gods).to_string(), "《God》 Battle Cards");
/// assert_eq!(wording::cards(&gods).text(Lang::It), "carte Combattimento 《God》");
/// ```
pub fn cards(filter: &Filter) -> Message {
    if let Filter::Either(parts) = filter {
        let parts = parts.iter().map(cards);
        return parts.reduce(|first, last| say!("cards-or", first = first, last = last)).unwrap_or_else(any_cards);
    }
    let single = std::slice::from_ref(filter);
    let parts = if let Filter::All(parts) = filter { parts.as_slice() } else { single };
    let kind = parts.iter().rev().find_map(|part| if let Filter::Kind(kind) = part { Some(kind) } else { None });
    let noun = kind.map_or_else(any_cards, |kind| say!("kinds", kind = kind.id()));
    let others = || parts.iter().filter(|part| !matches!(part, Filter::Kind(_)));
    // The first of several stands farthest from the noun.
    let adjectives = others().rev().filter_map(adjective);
    let described = adjectives.fold(noun, |cards, so| say!("cards-so", so = so, cards = cards));
    let relative = others().filter(|part| adjective(part).is_none()).map(relative);
    relative.fold(described, |cards, which| say!("cards-which", cards = cards, which = which))
}

/// The word that stands beside the noun, for the parts that have one.
fn adjective(filter: &Filter) -> Option<Argument> {
    Some(match filter {
        Filter::Color(color) => so_color(*color).into(),
        Filter::OriginalColor(color) => say!("so-originally", color = color.name()).into(),
        Filter::JustColors(colors) => {
            let colors = Argument::list(colors.iter().map(|color| term(color.name())), "/");
            say!("so-just", colors = colors).into()
        }
        Filter::Family(family) => say!("so-family", family = format!("{family:?}")).into(),
        Filter::Multicolor => say!("so-multicolor").into(),
        Filter::Trait(name) => format!("《{name}》").into(),
        Filter::Character(name) => format!("＜{name}＞").into(),
        Filter::OnlyTrait(name) => say!("so-only", what = format!("《{name}》")).into(),
        Filter::OnlyCharacter(name) => say!("so-only", what = format!("＜{name}＞")).into(),
        Filter::Name(name) => format!("{{{name}}}").into(),
        Filter::Keyword(keyword) => say!("so-keyword", keyword = super::keyword(*keyword)).into(),
        Filter::Tagged(tag) => super::tags(std::slice::from_ref(tag), " ").into(),
        Filter::Mode(mode) => say!("so-mode", mode = term(mode.term())).into(),
        Filter::Attacking => say!("so-attacking").into(),
        Filter::Guarding => say!("so-guarding").into(),
        Filter::FaceUp => say!("so-face-up").into(),
        Filter::Hidden => say!("so-mode", mode = term(Facing::Hidden.term())).into(),
        Filter::CameFaceUp => say!("so-once-face-up").into(),
        Filter::Token => say!("so-token").into(),
        Filter::Evolved => say!("so-evolved").into(),
        Filter::SkillLess => say!("so-skill-less").into(),
        Filter::OriginallySkillLess => say!("so-originally-skill-less").into(),
        Filter::Not(inner) => say!("so-not", so = adjective(inner)?).into(),
        _ => return None,
    })
}

/// What stands behind the noun, for all other parts.
fn relative(filter: &Filter) -> Message {
    match filter {
        Filter::Any => say!("which-any"),
        Filter::Cost(Bounds { min: None, max: None }) => say!("which-energy-cost"),
        Filter::Cost(bounds) => say!("which-energy-costs", values = of_cost(*bounds)),
        Filter::OriginalCost(bounds) => say!("which-original-costs", values = of_cost(*bounds)),
        Filter::SpecifiedCost(bounds) => say!("which-specified-costs", values = of_cost(*bounds)),
        Filter::ZEnergyCost(bounds) => say!("which-z-energy-costs", values = of_cost(*bounds)),
        Filter::CostWith(_) => say!("which-counted-cost"),
        Filter::Power(bounds) => say!("which-power", values = of(*bounds, "power", "000")),
        Filter::OriginalPower(bounds) => say!("which-power", values = of(*bounds, "original-power", "000")),
        Filter::ComboCost(bounds) => say!("which-combo-costs", values = of_cost(*bounds)),
        Filter::ComboPower(bounds) => say!("which-power", values = of(*bounds, "combo-power", "000")),
        Filter::PowerWith(_) | Filter::OriginalPowerWith(_) => say!("which-counted-power"),
        Filter::Markers(bounds) => say!("which-markers", values = of(*bounds, "markers", "")),
        Filter::NoKeyword => say!("which-no-keyword"),
        Filter::Owner(who) => say!("which-owned", who = format!("{who:?}").to_lowercase()),
        Filter::InText(keyword) => say!("which-in-text", keyword = super::keyword(*keyword)),
        Filter::Declared(Declared::Character) => say!("which-declared-character"),
        Filter::Declared(Declared::OriginalCost) => say!("which-declared-cost"),
        Filter::Shares(shared, _) => say!("which-shares", shared = format!("{shared:?}").to_lowercase()),
        Filter::UnionName(..) => say!("which-union-name"),
        Filter::CanCombo => say!("which-combo"),
        Filter::Copy => say!("which-copy"),
        Filter::This => say!("which-this"),
        Filter::In(area) => say!("which-area", area = term(area.term())),
        Filter::CameFrom(area) => say!("which-came-from", area = term(area.term())),
        Filter::Era(name) => say!("which-era", era = name),
        Filter::TraitPart(part) => say!("which-trait-part", part = part),
        Filter::CharacterPart(part) => say!("which-character-part", part = part),
        Filter::NamePart(part) => say!("which-name-part", part = part),
        Filter::Not(inner) if adjective(inner).is_none() => match inner.as_ref() {
            Filter::TraitPart(part) => say!("which-no-trait-part", part = part),
            other => say!("which-other-than", cards = cards(other)),
        },
        other => say!("which-are", cards = cards(other)),
    }
}

fn any_cards() -> Message {
    say!("cards-plain")
}

fn so_color(color: Color) -> Message {
    say!("so-color", color = color.name())
}

/// Costs within bounds: `of 5 or more`.
fn of_cost(bounds: Bounds) -> Message {
    match (bounds.min, bounds.max) {
        (Some(min), None) => say!("cost-at-least", value = min),
        (None, Some(max)) => say!("cost-at-most", value = max),
        (min, max) => say!("cost-between", least = min.unwrap_or(0), most = max.unwrap_or(u8::MAX)),
    }
}

/// Values within bounds: `5000 power or more`; `digits` stand behind the number of the bounds.
fn of(bounds: Bounds, unit: &str, digits: &str) -> Message {
    let value = |bound: u8| format!("{bound}{digits}");
    match (bounds.min, bounds.max) {
        (Some(min), None) => say!("value-at-least", value = value(min), unit = unit),
        (None, Some(max)) => say!("value-at-most", value = value(max), unit = unit),
        (min, max) => {
            let (least, most) = (value(min.unwrap_or(0)), value(max.unwrap_or(u8::MAX)));
            say!("value-between", least = least, most = most, unit = unit)
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
            assert_eq!(cards(&filter).to_string(), words);
        }
    }
}
