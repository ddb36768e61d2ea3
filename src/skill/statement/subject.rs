//! Whom a statement is about: `this card`, `your red ＜Hit＞ cards`, `all of your opponent's Battle Cards`.

use super::super::cards::{all_descriptions, every, for_each};
use super::super::effect::{as_times, times};
use super::super::phrase::{AND, ITS_THIS, Mapped, Phrase, Several, Spoken, Tacit, phrase};
use super::super::word::{Signed, character, special_trait};
use super::predicate::{Said, predicates};
use crate::ability::{Area, Change, Filter, Quantity, Says, Scope, Selector, Statement, Subject, Who};
use crate::card::Kind;

phrase! {
    /// Who, and where these cards are; in play unless it is said.
    fn subject() -> (Subject, Scope) {
        ((Subject::This, Scope::InPlay)) => ["this card" {-> Spoken::this_too}]
            | [("this card in the battle area" | "this card in your battle area") {-> Spoken::this_too}];
        ((Subject::This, Scope::Hand)) => ["this card in your hand" {-> Spoken::this_too}];
        ((Subject::Yours(filter), Scope::InPlay)) => [("all of your" | "all your" | "each of your" | "your") {filter: whom()}];
        ((Subject::Yours(filter), Scope::AllAreas)) => [("all" | "each" | "") {filter: whom()} ("in all of your areas")];
        ((Subject::This, Scope::Hand)) => ["this card in your hand" {-> Spoken::this_too}];
        ((Subject::Yours(filter), Scope::Hand)) => [("all of your" | "each of your" | "all" | "each" | "your" | "") {filter: whom()} ("in your hand" | "from your hand")];
        ((Subject::Yours(filter), Scope::AllAreas)) => [("all of your" | "all your" | "your") {filter: all_descriptions()} "in all areas"];
        ((Subject::Theirs(filter), Scope::InPlay)) =>
            [("all of your opponent's" | "all your opponent's" | "each of your opponent's" | "your opponent's") {filter: all_descriptions()}];
        ((Subject::Cards(cards), Scope::InPlay)) =>
            [("all of the" | "all" | "each" | "") {cards: every()} {? has_place(&cards)}]
            | [("all other" | "all of the other" | "other") {cards: others()}];
    }

    /// All cards of both players but this one.
    fn others() -> Selector {
        (Selector { whose: Who::Both, areas, filter, among: None, other: true, but: None, family: None, under: None }) =>
            [{filter: all_descriptions()} {areas: Tacit(Vec::<Area>::new())}];
    }

    /// Cards of one description, or of several names joined by "and".
    fn whom() -> Filter {
        (filter) => [{filter: all_descriptions()}];
        (Filter::All(parts)) => [{parts: battle_cards()}];
        (Filter::Either(names)) => [{names: Several(named(), AND)} ("cards" | "card" | "")];
    }

    /// `＜A＞, ＜B＞, and ＜C＞ Battle Cards`.
    fn battle_cards() -> Vec<Filter> {
        [Filter::Either(names), Filter::Kind(Kind::Battle)] => [{names: Several(named(), AND)} "battle cards"];
    }

    fn named() -> Filter {
        (Filter::Character(name)) => [{name: character()}];
        (Filter::Trait(name)) => [{name: special_trait()}];
    }
}

/// Whether it is said where these cards are in play, or that this card is none of them.
fn has_place(cards: &Selector) -> bool {
    let there = !cards.areas.is_empty() && cards.areas.iter().all(|area| !matches!(area, Area::Hand));
    cards.among.is_none() && cards.under.is_none() && (there || cards.other)
}

phrase! {
    /// A subject with what is said of it, and whether the same is said of this card, too.
    fn told() -> Told {
        ((false, who, said)) => [{who: subject()} {said: predicates()}];
        ((false, (Subject::This, Scope::InPlay), said)) => ["it" {! ITS_THIS} {said: predicates()}];
        ((true, who, said)) => ["this card and" {who: subject()} {? who.0 != Subject::This && who.1 == Scope::InPlay} {said: predicates()}];
    }
}

phrase! {
    /// `for each card in your energy, this card gets +1000 power`.
    pub(super) fn for_each_first() -> Vec<Statement> {
        [Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::Change(Change::Power(n)) }] =>
            [{n: Mapped(each_then(), |(each, n)| Some(times(each, n)), |by| as_times(by).map(|(each, n)| (each.clone(), n)))}];
    }

    fn each_then() -> (Quantity, i32) {
        ((each, n)) => [{each: for_each()} ", this card gets" {n: Signed} "power"] | [{each: for_each()} ", it gets" {! ITS_THIS} {n: Signed} "power"];
    }
}

/// A subject with all that is said of it; or this card and others, with what is said of both.
pub(super) fn said() -> impl Phrase<Value = Vec<Statement>> + Clone {
    Mapped(told(), stated, |statements| unstated(statements))
}

/// Whether this card is meant too, the subject with its place, and what is said of it.
type Told = (bool, (Subject, Scope), Vec<Said>);

/// What is said of subjects, one after the other.
fn stated((too, (about, place), said): Told) -> Option<Vec<Statement>> {
    let statement = |about: &Subject, (scope, says): &Said| {
        // Where the cards are is said once.
        let scope = if place == Scope::InPlay { *scope } else { place };
        Statement { about: about.clone(), scope, ..Statement::new(says.clone()) }
    };
    let subjects = too.then_some(&Subject::This).into_iter().chain([&about]);
    Some(subjects.flat_map(|about| said.iter().map(|said| statement(about, said)).collect::<Vec<_>>()).collect())
}

/// What [`stated`] may have made these of.
fn unstated(statements: &[Statement]) -> Vec<Told> {
    let (this, others) = statements.split_at(statements.len() / 2);
    let same = |(this, other): (&Statement, &Statement)| {
        Statement { about: Subject::This, ..other.clone() } == *this && other.about != Subject::This
    };
    let too = this.len() == others.len() && this.iter().zip(others).all(same);
    let told = |place: Scope| {
        let about = others.first()?.about.clone();
        let one = |said: &Statement| match place {
            Scope::InPlay => Some((said.scope, said.says.clone())),
            _ => (said.scope == place).then(|| (Scope::InPlay, said.says.clone())),
        };
        let said = if too { others } else { statements }.iter().map(one).collect::<Option<_>>()?;
        (too || statements.iter().all(|said| said.about == about)).then_some((too, (about, place), said))
    };
    [Scope::InPlay, Scope::AllAreas, Scope::Hand].into_iter().filter_map(told).collect()
}
