//! Which permanent skills are about cards that effects can put out of their reach (8-1-4-2).

use crate::ability::{Filter, Skill, Statement, Subject};

/// Whether effects can stop a card from fitting a description; `gains` where cards of the game can gain names, traits,
/// colors and the like.
fn is_fickle(filter: &Filter, gains: bool) -> bool {
    match filter {
        Filter::Power(_)
        | Filter::PowerWith(_)
        | Filter::ComboPower(_)
        | Filter::Cost(_)
        | Filter::CostWith(_)
        | Filter::SpecifiedCost(_)
        | Filter::ZEnergyCost(_)
        | Filter::NoKeyword
        | Filter::Markers(_)
        | Filter::Shares(..)
        | Filter::UnionName(..)
        | Filter::Keyword(_)
        | Filter::Tagged(_)
        | Filter::OriginalPowerWith(_)
        | Filter::Family(_)
        | Filter::SkillLess
        | Filter::Mode(_) => true,
        // What a card has beside what is printed on it only ever adds to that.
        Filter::JustColors(_) | Filter::OnlyTrait(_) | Filter::OnlyCharacter(_) => gains,
        Filter::Not(inner) => is_to_come(inner, gains),
        Filter::All(parts) | Filter::Either(parts) => parts.iter().any(|part| is_fickle(part, gains)),
        _ => false,
    }
}

/// Whether effects can bring a card to fit a description.
fn is_to_come(filter: &Filter, gains: bool) -> bool {
    match filter {
        Filter::Any
        | Filter::OriginalColor(_)
        | Filter::OriginalCost(_)
        | Filter::Declared(_)
        | Filter::OriginalPower(_)
        | Filter::OriginallySkillLess
        | Filter::Era(_)
        | Filter::InText(_)
        | Filter::CanCombo
        | Filter::Token
        | Filter::This
        | Filter::Copy => false,
        Filter::Kind(_)
        | Filter::Color(_)
        | Filter::JustColors(_)
        | Filter::Multicolor
        | Filter::Trait(_)
        | Filter::TraitPart(_)
        | Filter::OnlyTrait(_)
        | Filter::Character(_)
        | Filter::CharacterPart(_)
        | Filter::OnlyCharacter(_)
        | Filter::Name(_)
        | Filter::NamePart(_) => gains,
        Filter::Not(inner) => is_fickle(inner, gains),
        Filter::All(parts) | Filter::Either(parts) => parts.iter().any(|part| is_to_come(part, gains)),
        _ => true,
    }
}

/// Whether effects can stop cards from being what a statement is about.
pub(crate) fn reaches_fickle(statement: &Statement, gains: bool) -> bool {
    match &statement.about {
        Subject::Yours(filter) | Subject::Theirs(filter) => is_fickle(filter, gains),
        Subject::Cards(selector) => is_fickle(&selector.filter, gains),
        Subject::This | Subject::Above => false,
    }
}

/// Whether a skill has such a statement.
pub(crate) fn has_fickle(skill: &Skill, gains: bool) -> bool {
    skill.statements().iter().any(|statement| reaches_fickle(statement, gains))
}
