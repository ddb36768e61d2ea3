//! When a skill can be used, and how often in a turn.

use crate::ability::{Argument, Keyword, Says, Skill, Statement, Tag};

/// When a skill can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Timing {
    /// In the free timing of one's own Main Phase.
    Main,
    /// In one's free timing of a battle.
    Battle,
    /// In both.
    MainBattle,
    /// By itself.
    Auto,
    /// In a counter timing.
    Counter(Keyword),
    /// Never: it holds permanently, or is not known.
    None,
}

/// How often a skill can be used in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Limit {
    /// That of one card (10-11-1, 10-8-1).
    OfCard(u8),
    /// The same skill of all copies of the card, by its player (4.00, 22-44-3).
    OfCopies(u8),
}

/// When a skill can be used, by its tags.
pub(crate) fn timing(skill: &Skill) -> Timing {
    use Keyword as K;
    let by_tag = |tag: &Tag| match tag.keyword {
        K::ActivateMain
        | K::Evolve
        | K::ExEvolve
        | K::XenoEvolve
        | K::UnionFusion
        | K::UnionPotara
        | K::UnionAbsorb
        | K::OverRealm
        | K::DarkOverRealm
        | K::Swap
        | K::Field
        | K::Successor
        | K::Overlord
        | K::Rejuvenate => Some(Timing::Main),
        K::ActivateBattle | K::Arrival | K::Aegis => Some(Timing::Battle),
        K::ActivateMainBattle | K::Awaken | K::AwakenSurge | K::ZAwaken | K::Wish => Some(Timing::MainBattle),
        K::CounterPlay | K::CounterAttack | K::CounterBattleCardAttack | K::CounterCounter => {
            Some(Timing::Counter(tag.keyword))
        }
        K::Auto
        | K::Blocker
        | K::Revenge
        | K::DualAttack
        | K::TripleAttack
        | K::Offering
        | K::Revive
        | K::Heroic
        | K::Villainous
        | K::Alliance
        | K::ZStack => Some(Timing::Auto),
        _ => None,
    };
    // 10-30, 8-4-2-5: a marker cost makes an activated skill of the Main Phase.
    let marker = skill.tags.iter().any(|tag| tag.keyword == K::Markers).then_some(Timing::Main);
    skill.tags.iter().find_map(by_tag).or(marker).unwrap_or(Timing::None)
}

/// The limits of a skill by turn; a skill without any can be used any number of times.
pub(crate) fn limits(skill: &Skill) -> impl Iterator<Item = Limit> {
    let by_tag = skill.tags.iter().filter_map(|tag| match (tag.keyword, &tag.argument) {
        (Keyword::OncePerTurn | Keyword::DualAttack, _) => Some(Limit::OfCard(1)),
        (Keyword::TripleAttack, _) => Some(Limit::OfCard(2)),
        (Keyword::Limit, Argument::Number(n)) => Some(Limit::OfCopies(*n)),
        _ => None,
    });
    let once = |statement: &Statement| matches!(&statement.says, Says::Instead(instead) if instead.once);
    by_tag.chain(skill.statements().iter().any(once).then_some(Limit::OfCard(1)))
}
