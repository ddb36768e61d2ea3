//! What is said of cards where a player or a skill is the subject: `your opponent can't attack this card`, `negate the skills of
//! all other Battle Cards`, `you can use your 《God》 cards in combos in Rest Mode`.

use super::super::cards::{all_descriptions, all_of, cards_in, description, said_parts};
use super::super::phrase::{AnyOf, Mapped, Phrase, Tacit, phrase};
use super::super::word::KeywordName;
use crate::ability::{
    Action, Area, Bounds, Change, Condition, Filter, Mode, Says, Scope, Selector, Statement, Subject, Trigger, Who,
};

phrase! {
    /// One such statement.
    pub(super) fn said_of_cards() -> Statement {
        (Statement { when: None, about, scope: Scope::InPlay, says: Says::Change(Change::Forbid(Action::BeAttacked)) }) =>
            [{! AnyOf(OPPONENT)} {about: cannot_be_attacked()}];
        (Statement { when: None, about, scope: Scope::InPlay, says: Says::Change(Change::Forbid(Action::BeAttackedBy(filter))) }) =>
            [("all of your opponent's" | "your opponent's") {filter: all_descriptions()} {about: cannot_be_attacked()}];
        (Statement { when: None, about, scope: Scope::InPlay, says: Says::Change(Change::Negate) }) =>
            [("negate the skills of" | "negate the skills on" | "negate all skills of") {about: cards()}];
        (Statement { when: None, about: Subject::Yours(filter), scope: Scope::AllAreas, says: Says::Change(Change::NegateKeyword(keyword)) }) =>
            ["negate" ("the" | "") {keyword: KeywordName} ("skill" | "skills" | "") ("on" | "of") ("all" | "") {filter: all_descriptions()} "in all of your areas"];
        (Statement { when: None, about, scope: Scope::InPlay, says: Says::Change(Change::NegateKeywords) }) =>
            [("negate the keyword skills of" | "negate the keyword skills on") {about: cards()}];
        (Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::Change(Change::ComboResting) }) => [
            ("you can combo with this card even when it is in rest mode" | "you can use this card in a combo even when it is in rest mode"
             | "you can use this card in combos in rest mode" | "you can combo with this card from your battle area even when it is in rest mode")
        ];
        (Statement { when: None, about: Subject::Yours(filter), scope: Scope::InPlay, says: Says::Change(Change::ComboResting) }) =>
            ["you can use" ("your" | "") {filter: description()} ("in combos in rest mode" | "in a combo in rest mode")]
            | ["you can use" ("your" | "") {filter: description()} {? rests(&filter)} "in combos"]
            | ["you can combo with" ("your" | "") {filter: description()} {? rests(&filter)} ("in your battle area" | "")];
        (statement) => [{statement: Mapped(used_once(), |filter| Some(once_per_turn(filter)), limited)}];
    }

    /// The Extra Cards of which one alone is activated in a turn.
    fn used_once() -> Filter {
        (filter) => ["you can only activate" {filter: description()} "from your hand once per turn"];
    }

    /// This card and others that some cards cannot attack: `your opponent's Leader Card can't attack this card or Unison Cards`.
    pub(super) fn kept_from() -> (Filter, Filter) {
        ((by, others)) => [("all of your opponent's" | "your opponent's") {by: all_descriptions()} ("can't attack this card or your" | "can't attack this card or") {others: description()}];
    }

    /// The cards that stay out of reach.
    fn cannot_be_attacked() -> Subject {
        (Subject::This) => [("can't attack this card" | "cannot attack this card" | "can't declare to attack this card")];
        (Subject::Cards(cards)) => ["can only attack this card" {cards: others()}]
            | [("can't attack your other" | "cannot attack your other") {cards: others_of_kind()}];
    }

    /// All other cards of the player's.
    fn others() -> Selector {
        (cards_in!(Who::You, areas, filter, true)) => [{areas: Tacit(Vec::<Area>::new())} {filter: Tacit(Filter::Any)}];
    }

    fn others_of_kind() -> Selector {
        (cards_in!(Who::You, areas, filter, true)) => [{areas: Tacit(Vec::<Area>::new())} {filter: description()}];
    }

    /// The cards whose skills are negated.
    fn cards() -> Subject {
        (Subject::Cards(cards)) => [{cards: all_of()}] | [("all other" | "other") {cards: others_of_both()}];
    }

    fn others_of_both() -> Selector {
        (Selector { whose: Who::Both, areas, filter, among: None, other: true, but: None, family: None, under: None }) =>
            [{filter: all_descriptions()} {areas: Tacit(Vec::<Area>::new())}];
    }
}

/// After the first of them, cards in hand cannot be activated in this turn.
fn once_per_turn(filter: Filter) -> Statement {
    let used = Trigger::From(Area::Hand, Box::new(Trigger::UsesExtra(Who::You, filter.clone())));
    let hand = Selector { areas: vec![Area::Hand], filter, ..Selector::default() };
    let when = Condition::Happened(Box::new(used), Bounds { min: Some(1), max: None });
    let says = Says::Change(Change::Forbid(Action::Activate));
    Statement { when: Some(when), about: Subject::Cards(hand), ..Statement::new(says) }
}

/// As [`once_per_turn`], undone.
pub(super) fn limited(statement: &Statement) -> Option<Filter> {
    let Subject::Cards(Selector { filter, .. }) = &statement.about else { return None };
    (once_per_turn(filter.clone()) == *statement).then(|| filter.clone())
}

/// What [`kept_from`] states of this card, and of the others: only those that are the player's can be attacked.
pub(super) fn out_of_reach() -> impl Phrase<Value = Vec<Statement>> + Clone {
    Mapped(
        kept_from(),
        |(by, others)| Some(out_of_reach_of(&by, others)),
        |statements| {
            let [Statement { says: Says::Change(Change::Forbid(Action::BeAttackedBy(by))), .. }, other] =
                &statements[..]
            else {
                return None;
            };
            let Subject::Yours(others) = &other.about else { return None };
            (out_of_reach_of(by, others.clone()) == *statements).then(|| (by.clone(), others.clone()))
        },
    )
}

fn out_of_reach_of(by: &Filter, others: Filter) -> Vec<Statement> {
    let statement =
        |about| Statement { about, ..Statement::new(Says::Change(Change::Forbid(Action::BeAttackedBy(by.clone())))) };
    vec![statement(Subject::This), statement(Subject::Yours(others))]
}

/// Whether it is said that the cards rest.
pub(in super::super) fn rests(filter: &Filter) -> bool {
    said_parts(filter).contains(&Filter::Mode(Mode::Rest))
}

const OPPONENT: &[&str] = &["your opponent", "the opponent"];
