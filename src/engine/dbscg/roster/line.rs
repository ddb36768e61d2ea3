//! What a skill line says of itself, whoever has it.

use std::sync::Arc;

use crate::ability::{
    Argument, Body, Does, Effect, Keyword, Markers, Node, Says, Scope, Skill, SkillKind, Statement, Subject, Visit,
};
use crate::card::Kind;
use crate::engine::dbscg::keywords::Keywords;
use crate::engine::dbscg::roster::timing::Timing;

/// The line of a skill that no card has.
pub(crate) const NO_LINE: u8 = u8::MAX - 1;

/// The marker cost of a skill (8-4-2-5).
pub(crate) fn markers(skill: &Skill) -> Option<Markers> {
    skill.tags.iter().find_map(|tag| match &tag.argument {
        Argument::Markers(markers) => Some(*markers),
        _ => None,
    })
}

/// Whether a skill plays the card that has it.
pub(crate) fn plays_itself(block: &[Effect]) -> bool {
    use crate::ability::Cards::This;
    block.iter().any(|effect| {
        matches!(
            effect,
            Effect::Play(This, _)
                | Effect::PlayOnto(This, ..)
                | Effect::PlayWith { cards: This, .. }
                | Effect::Evolve(This, ..)
                | Effect::PlayEvolved(This, _)
        )
    })
}

/// Whether a skill does nothing where the card that has it may not be played: it plays that card, and what else it does is done to
/// it.
pub(crate) fn only_plays_itself(skill: &Skill) -> bool {
    use crate::ability::Cards::This;
    let about_it = |effect: &Effect| matches!(effect, Effect::Give(This, ..) | Effect::Markers(This, _));
    let only = |effect: &Effect| plays_itself(std::slice::from_ref(effect)) || about_it(effect);
    does(skill)
        .is_some_and(|does| plays_itself(&does.effect) && (is_about_its_play(skill) || does.effect.iter().all(only)))
}

/// Whether a skill may play the card that has it as it resolves, whatever that depends on.
pub(crate) fn may_play_itself(block: &[Effect]) -> bool {
    struct Plays(bool);
    impl<'s> Visit<'s> for Plays {
        fn effect(&mut self, effect: &'s Effect) {
            self.0 |= plays_itself(std::slice::from_ref(effect));
            if !matches!(effect, Effect::Later(..) | Effect::WhenNext(..) | Effect::Whenever(..)) {
                effect.walk(self);
            }
        }
    }
    let mut plays = Plays(false);
    for effect in block {
        effect.accept(&mut plays);
    }
    plays.0
}

/// Whether a skill that plays its own card is nothing but that play: that of a keyword which is no \[Counter\].
pub(crate) fn is_about_its_play(skill: &Skill) -> bool {
    use Keyword::{CounterAttack, CounterBattleCardAttack, CounterCounter, CounterPlay};
    let counters = [CounterPlay, CounterAttack, CounterBattleCardAttack, CounterCounter];
    skill.tags.iter().any(|tag| tag.keyword.is_skill() && !counters.contains(&tag.keyword))
}

/// Whether a skill line is that of a keyword.
pub(crate) fn is_keyword_skill(skill: &Skill) -> bool {
    skill.tags.iter().any(|tag| tag.keyword.is_skill())
}

/// How many times something is done: never fewer than none (1-3-2-2).
pub(crate) fn times(n: i32) -> u16 {
    u16::try_from(n.max(0)).unwrap_or(u16::MAX)
}

/// Whether a skill is used from hand, whatever it says: of Extra Cards unless they are a \[Field\] (8-1-3-1-2, 10-3-2), and
/// as a \[Counter\] (10-10-2).
pub(crate) fn is_used_from_hand(kind: Kind, keywords: Keywords, timing: Timing, skill: &Skill, does: &Does) -> bool {
    let field = has_tag(skill, Keyword::Field);
    let of_field = !field && keywords.has(Keyword::Field);
    let counter = matches!(timing, Timing::Counter(_));
    counter || field || (kind == Kind::Extra && does.from.is_empty() && !of_field)
}

/// Whether a statement says what its card also is in all areas (2-1-3, 2-5-5, 2-6-6).
pub(crate) fn is_everywhere(statement: &Statement) -> bool {
    let has = matches!(statement.says, Says::Has(_));
    has && statement.about == Subject::This && statement.scope == Scope::AllAreas
}

/// Whether a skill works while its card lies under another (11-3-2-2).
pub(crate) fn works_under(skill: &Skill) -> bool {
    match &skill.body {
        Body::Does(does) => does.under,
        Body::Permanent(statements) => statements.iter().any(|statement| statement.scope == Scope::Under),
        Body::Tags | Body::Unread => false,
    }
}

/// What a skill does when it is activated, if it is such a skill.
pub(crate) fn does(skill: &Skill) -> Option<&Arc<Does>> {
    if let Body::Does(does) = &skill.body { Some(does) } else { None }
}

/// Whether a line is a keyword's.
pub(crate) fn has_tag(skill: &Skill, keyword: Keyword) -> bool {
    skill.tags.iter().any(|tag| tag.keyword == keyword)
}

/// Whether a skill is of a kind.
pub(crate) fn is_of_kind(kind: &SkillKind, skill: &Skill) -> bool {
    match kind {
        SkillKind::With(keywords) => is_of(keywords, skill),
        SkillKind::Plain(keywords) => is_of(keywords, skill) && !is_keyword_skill(skill),
    }
}

/// Whether a skill has one of the keywords, where any is named.
pub(crate) fn is_of(keywords: &[Keyword], skill: &Skill) -> bool {
    keywords.is_empty() || keywords.iter().any(|keyword| has_tag(skill, *keyword))
}
