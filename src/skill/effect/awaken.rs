//! Leader Cards that may awaken though they have more life than they ask for: `you can activate your Leader's [Awaken] even if
//! your life is at 6 or less`. The leader gains a skill that says so.

use std::sync::Arc;

use super::super::condition::condition;
use super::super::duration::until;
use super::super::phrase::{At, Page, Phrase, Ways, phrase};
use super::super::word::SMALL;
use crate::ability::{
    Area, Block, Body, Bounds, Cards, Change, Condition, Effect, Keyword, Says, Selector, Skill, Statement, Until, Who,
};

phrase! {
    /// How much life there may be.
    fn life() -> Bounds {
        (Bounds { min: None, max: Some(n) }) => [("even if your life is at" | "even when your life is at") {n: SMALL} "or less"];
        (Bounds { min: Some(n), max: None }) => [("even if you have" | "even when you have") {n: SMALL} "or more life"];
    }

    /// Whose \[Awaken\] it is.
    fn may_awaken() -> () {
        (()) => [
            ("you can activate your leader card's [Awaken] skill" | "you can activate your leader's [Awaken] skill" | "you can activate your leader's [Awaken]"
             | "you can activate the [Awaken] skill on your leader" | "your leader can activate [Awaken]" | "your leader can activate its [Awaken] skill")
        ];
    }
}

/// `for the turn, if your Leader Card is red, you can activate its [Awaken] skill even if you have 5 or more life`; it is only
/// read, and heard again.
pub(super) fn read(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    for ((), at) in may_awaken().read(page, at) {
        for (life, at) in life().read(page, at) {
            ways.extend(until().read(page, at).into_iter().map(|(end, at)| (vec![given(life, end)], at)));
        }
    }
    for (end, at) in until().read(page, at) {
        let Some(at) = page.lit(at, ",") else { continue };
        for ((), at) in may_awaken().read(page, at) {
            ways.extend(life().read(page, at).into_iter().map(|(life, at)| (vec![given(life, end)], at)));
        }
        let asked = page.lit(at, "if").map_or_else(Ways::new, |at| condition().read(page, at)).into_iter();
        for (asked, at) in asked.filter(|(asked, _)| matches!(asked, Condition::Leader(_))) {
            let Some(at) = page.lit(at, ", you can activate its [Awaken] skill") else { continue };
            let gated = |life| Effect::If(asked.clone(), [given(life, end)].into(), Block::default());
            ways.extend(life().read(page, at).into_iter().map(|(life, at)| (vec![gated(life)], at)));
        }
    }
    ways
}

/// The leader gains that it may awaken with so much life.
fn given(life: Bounds, end: Until) -> Effect {
    let mine = Selector { areas: vec![Area::Life], ..Selector::default() };
    let when = Some(Condition::Count(mine, life));
    let may = Statement { when, ..Statement::new(Says::Change(Change::MayAwakenAtAnyLife)) };
    let skill = Skill { tags: vec![Keyword::Permanent.into()], body: Body::Permanent(vec![may]) };
    Effect::Give(Cards::Leader(Who::You), Change::GainSkill(Arc::new(skill)), end)
}
