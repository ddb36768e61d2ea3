//! What cannot be done with cards, said of no subject that also does other things: `this card can't be played from any area by
//! skills`, `this skill can't be negated`; and keywords negated wherever their cards are.

use super::super::cards::{all_descriptions, cards_in, description, family, stands_for_itself};
use super::super::effect::{ACTIVATES, ONE_PRICE};
use super::super::phrase::{Alone, AnyOf, At, Boxed, ITS_THIS, Mapped, Page, Phrase, Tacit, Ways, phrase};
use super::super::word::{InBrackets, KeywordName, Skills, card_name};
use crate::ability::{
    Action, Area, Change, Family, Filter, Keyword, Says, Scope, Selector, SkillKind, Statement, Subject, Watched, Who,
};

phrase! {
    /// What a clause of this kind states.
    pub(super) fn barred() -> Vec<Statement> {
        [statement] => [{statement: one()}] | [{statement: secure()}];
        (statements) => [{statements: taxed()}] | [{statements: by_one_kind()}];
        // Neither attack nor skills are negated.
        [Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::Change(Change::Forbid(Action::NegateAttack)) },
         Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::Change(Change::Forbid(Action::NegateSkills)) }] => [
            ("this card's attack and skill cannot be negated" | "this card's attack and skills cannot be negated"
             | "this card's attacks and skills can't be negated")
        ];
    }

    /// `your opponent's [Counter] skills and non-keyword [Auto]/[Activate] skills cannot be activated unless they …`.
    pub(super) fn taxed() -> Vec<Statement> {
        [Statement { when: None, about: Subject::Cards(cards_in!(Who::Opponent, areas)), scope: Scope::InPlay, says: Says::Change(Change::SkillCostOf(SkillKind::With(of), price)) },
         Statement { when: None, about: Subject::Cards(cards_in!(Who::Opponent, same)), scope: Scope::InPlay, says: Says::Change(Change::SkillCostOf(SkillKind::Plain(others), again)) }] =>
            ["your opponent's" {-> |s| s.they = true} {of: Skills} "skills and non-keyword [Auto] / [Activate] skills" {! AnyOf(CANNOT_BE)} "activated unless they" {price: Boxed(ONE_PRICE)}
             {areas: Tacit(Area::ALL.to_vec())} {same: Tacit(areas.clone())} {others: Tacit(autos_and_activates())} {again: Tacit(price.clone())}];
    }

    /// From any area only by one kind of skill.
    pub(super) fn by_one_kind() -> Vec<Statement> {
        [Statement { when: None, about: Subject::This, scope: Scope::AllAreas, says: Says::Change(Change::Forbid(Action::PlayForCost)) },
         Statement { when: None, about: Subject::This, scope: Scope::AllAreas, says: Says::Change(Change::Forbid(Action::PlayBySkillBut(of))) }] =>
            ["this card can only be played from any area" ("using" | "with" | "by") {of: of_a_kind()} ("skills" | "skill")];
        [Statement { when: None, about: Subject::This, scope: Scope::AllAreas, says: Says::Change(Change::Forbid(Action::PlayBySkillBut(of))) }] =>
            [("this card can't be played from any area" | "you can't play this card from any area") ("with non-" | "using non-" | "by non-") {of: of_a_kind()} ("skills" | "skill")]
            | [("this card can't be played from any area" | "you can't play this card from any area")
               ("with skills other than" | "by skills other than" | "using skills other than") {of: Alone(Kin)}];
    }

    /// The keywords of one kind of skill: those of a family, if it goes by that name (10-5-3-2).
    fn of_a_kind() -> Vec<Keyword> {
        (of) => [{of: Mapped(family(), |family| Some(family.keywords().to_vec()), |of| family_of(of))}];
        [keyword] => [{keyword: KeywordName} {? stands_for_itself(keyword.clone())}];
    }

    fn one() -> Statement {
        (Statement { when: None, about: Subject::This, scope: Scope::AllAreas, says: Says::Change(Change::NegateKeyword(keyword)) }) =>
            ["negate this card's" {keyword: KeywordName} ("skills" | "skill" | "") "in all areas"]
            | [{! ITS_THIS} "negate its" {keyword: KeywordName} ("skills" | "skill" | "") "in all areas"];
        (Statement { when: None, about: Subject::Yours(filter), scope: Scope::AllAreas, says: Says::Change(Change::NegateKeyword(keyword)) }) =>
            [("negate the" | "negate") {keyword: KeywordName} ("skills" | "skill" | "") ("of your" | "on your") {filter: description()} "in all areas"]
            | [("negate the" | "negate") {keyword: KeywordName} ("skills" | "skill" | "") ("of" | "on") {filter: all_descriptions()} "in all of your areas"];
        (Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::Change(Change::Forbid(Action::TakeUnder(Watched::YourOther(Filter::Any)))) }) =>
            [("you can't place cards under this card, except with this card's skill" | "you can't place cards under this card except with this card's skill")];
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
        (Statement { when: None, about: Subject::Yours(filter), scope: Scope::InPlay, says: Says::Change(Change::Forbid(Action::NegateSkillsBy(Who::Opponent))) }) =>
            [("skills on your" | "the skills of your") {filter: all_descriptions()} {! AnyOf(CANNOT_BE)} "negated" ("by your opponent's skills" | "by an opponent's skills")];
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

/// The keywords of \[Auto\] and of \[Activate\] skills.
fn autos_and_activates() -> Vec<Keyword> {
    std::iter::once(Keyword::Auto).chain(ACTIVATES).collect()
}

/// The family whose keywords these are.
fn family_of(of: &[Keyword]) -> Option<Family> {
    [Family::Counter, Family::Union, Family::Evolve, Family::Awaken].into_iter().find(|family| family.keywords() == of)
}

/// The one kind of skill that a keyword with its colors names; a card has one of them.
#[derive(Clone)]
struct Kin;

impl Phrase for Kin {
    type Value = Keyword;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Keyword> {
        InBrackets.read(page, at).into_iter().map(|(tag, at)| (tag.keyword, at)).collect()
    }
    fn says(&self, value: &Keyword, page: &Page<'_>, at: At) -> Vec<At> {
        page.reworded(value, || self.read(page, at), || KeywordName.says(value, page, at))
    }
}
