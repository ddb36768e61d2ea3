//! What cannot be done with cards, said of no subject that also does other things: `this card can't be played from any area by
//! skills`, `this skill can't be negated`; and keywords negated wherever their cards are.

use super::super::cards::{all_descriptions, description};
use super::super::phrase::{AnyOf, ITS_THIS, Tacit, phrase};
use super::super::word::{KeywordName, card_name};
use crate::ability::{Action, Area, Change, Filter, Says, Scope, Statement, Subject, Watched, Who};

phrase! {
    /// What a clause of this kind states.
    pub(super) fn barred() -> Vec<Statement> {
        [statement] => [{statement: one()}] | [{statement: secure()}];
        // Neither attack nor skills are negated.
        [Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::Change(Change::Forbid(Action::NegateAttack)) },
         Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::Change(Change::Forbid(Action::NegateSkills)) }] => [
            ("this card's attack and skill cannot be negated" | "this card's attack and skills cannot be negated"
             | "this card's attacks and skills can't be negated")
        ];
    }

    fn one() -> Statement {
        (Statement { when: None, about: Subject::This, scope: Scope::AllAreas, says: Says::Change(Change::NegateKeyword(keyword)) }) =>
            ["negate this card's" {keyword: KeywordName} ("skills" | "skill" | "") "in all areas"]
            | [{! ITS_THIS} "negate its" {keyword: KeywordName} ("skills" | "skill" | "") "in all areas"];
        (Statement { when: None, about: Subject::Yours(filter), scope: Scope::AllAreas, says: Says::Change(Change::NegateKeyword(keyword)) }) =>
            [("negate the" | "negate") {keyword: KeywordName} ("skills" | "skill" | "") ("of your" | "on your") {filter: description()} "in all areas"]
            | [("negate the" | "negate") {keyword: KeywordName} ("skills" | "skill" | "") ("of" | "on") {filter: all_descriptions()} "in all of your areas"];
        (Statement { when: None, about: Subject::This, scope: Scope::AllAreas, says: Says::Change(Change::Forbid(Action::Play)) }) =>
            [("you can't play this card from any area" | "you may not play this card from any area" | "you can't play this card")];
        (Statement { when: None, about: Subject::This, scope: Scope::AllAreas, says: Says::Change(Change::Forbid(Action::Combo)) }) =>
            ["you can't place this card in your combo area from any area"];
        (Statement { when: None, about: Subject::Yours(filter), scope: Scope::AllAreas, says: Says::Change(Change::Forbid(Action::Play)) }) =>
            ["only 1" {filter: same()} "can be played in your battle area"]
            | [("there can only be up to 1" | "you can only have up to 1") {filter: same()} "in play in your battle area"];
        (Statement { when: None, about: Subject::This, scope: Scope::AllAreas, says: Says::Change(Change::Forbid(Action::PlayBySkill(Watched::Any(by)))) }) =>
            [("this card can't be played" | "you can't play this card")
               ("from any area by skills" | "from any area using skills" | "from any area with skills" | "by skills from any area"
               | "with skills from any area" | "using skills from any area" | "by card skills from any area" | "by your card skills from any area")
               {by: Tacit(Filter::Any)}]
            | ["this card in all areas can't be played by skills" {by: Tacit(Filter::Any)}]
            | [("this card can't be played from any area by skills other than its own" | "this card can't be played from any area by card skills except its own")
               {by: Tacit(Filter::This.negated())}];
        (Statement { when: None, about: Subject::This, scope: Scope::AllAreas, says: Says::Change(Change::Forbid(Action::PlayForCost)) }) =>
            ["this card can't be played from any area except by skills"];
        (Statement { when: None, about: Subject::This, scope: steadfast, says: Says::Change(Change::Forbid(Action::NegateSkills)) }) =>
            ["this card's skills" {! AnyOf(CANNOT_BE)} "negated" {steadfast: in_any_area()}];
        (Statement { when: None, about: Subject::This, scope: steadfast, says: Says::Change(Change::Forbid(Action::NegateSkillsBy(Who::Opponent))) }) =>
            ["this card's skills" {! AnyOf(CANNOT_BE)} "negated" {steadfast: in_any_area()} ("by your opponent's skills" | "by an opponent's skills")];
        (Statement { when: None, about: Subject::This, scope: steadfast, says: Says::Change(Change::Forbid(Action::NegateThis)) }) =>
            ["this skill" {! AnyOf(CANNOT_BE)} "negated" {steadfast: in_any_area()}];
        (Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::Change(Change::Forbid(Action::BeCovered)) }) =>
            [("you can't place cards on top of this card" | "you cannot place cards on top of this card")];
        (Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::Change(Change::Forbid(Action::NegateAttack)) }) =>
            [("this card's attack" | "this card's attacks") {! AnyOf(CANNOT_BE)} "negated"];
    }

    fn in_any_area() -> Scope {
        (Scope::AllAreas) => ["in any area"];
        (Scope::InPlay) => [""];
    }

    /// What cannot be taken from a hand.
    fn secure() -> Statement {
        (Statement { when: None, about: Subject::Yours(Filter::Any), scope: Scope::Hand, says: Says::Change(Change::Forbid(Action::MovedBy(by, Some(Area::Drop)))) }) =>
            ["cards in your hand can't be discarded by" {by: doer()}];
    }

    fn doer() -> Watched {
        (Watched::Yours(filter)) => ["your" {filter: description()} "skills"];
    }

    fn same() -> Filter {
        (Filter::Copy) => [("copy of this card" | "copies of this card")];
        (Filter::Name(name)) => [{name: card_name()}];
    }
}

const CANNOT_BE: &[&str] = &["can't be", "cannot be"];
