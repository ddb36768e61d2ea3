//! Whom a statement is about: `this card`, `your red ＜Hit＞ cards`, `all of your opponent's Battle Cards`.

use super::super::card::all_descriptions;
use super::super::phrase::{AND, At, Page, Phrase, Referent, Several, Spoken, Tacit, Ways, phrase};
use super::super::selector::every;
use super::super::word::{character, special_trait};
use super::predicate;
use crate::ability::{Area, Filter, Says, Scope, Selector, Statement, Subject, Who};
use crate::card::Kind;

phrase! {
    /// Who, and where these cards are; in play unless it is said.
    fn subject() -> (Subject, Scope) {
        ((Subject::This, Scope::InPlay)) => ["this card" {-> Spoken::this_too}];
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
        (Selector { whose: Who::Both, areas, filter, among: None, other: true, family: None, under: None }) =>
            [{filter: all_descriptions()} {areas: Tacit(Vec::<Area>::new())}];
    }

    /// Cards of one description, or of several names joined by "and".
    fn whom() -> Filter {
        (filter) => [{filter: all_descriptions()}] | [{filter: AllOf}];
        (Filter::Either(names)) => [{names: Several(named(), AND)} ("cards" | "card" | "")];
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

/// `＜A＞, ＜B＞, and ＜C＞ Battle Cards`.
#[derive(Clone)]
struct AllOf;

impl Phrase for AllOf {
    type Value = Filter;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Filter> {
        let battle = |names| Filter::All(vec![Filter::Either(names), Filter::Kind(Kind::Battle)]);
        let names = Several(named(), AND).read(page, at).into_iter();
        names.filter_map(|(names, at)| Some((battle(names), page.lit(at, "battle cards")?))).collect()
    }
    fn says(&self, value: &Filter, page: &Page<'_>, at: At) -> Vec<At> {
        let Filter::All(parts) = value else { return Vec::new() };
        let [Filter::Either(names), Filter::Kind(Kind::Battle)] = parts.as_slice() else { return Vec::new() };
        let names = Several(named(), AND).says(names, page, at).into_iter();
        names.filter_map(|at| page.lit(at, "battle cards")).collect()
    }
}

/// A subject with all that is said of it; or this card and others, with what is said of both.
pub(super) fn read(page: &Page<'_>, at: At) -> Ways<Vec<Statement>> {
    let mut ways = Ways::new();
    let it = it(page, at).map(|at| ((Subject::This, Scope::InPlay), at));
    for ((about, place), at) in subject().read(page, at).into_iter().chain(it) {
        ways.extend(stated(&[about], place, page, at));
    }
    if let Some(at) = page.lit(at, "this card and") {
        for ((about, place), at) in subject().read(page, at) {
            if place == Scope::InPlay && about != Subject::This {
                ways.extend(stated(&[Subject::This, about], place, page, at));
            }
        }
    }
    ways
}

/// What is said of subjects, one after the other.
fn stated(subjects: &[Subject], place: Scope, page: &Page<'_>, at: At) -> Ways<Vec<Statement>> {
    let mut ways = Ways::new();
    for (said, at) in predicate::read(page, at) {
        let statement = |about: &Subject, (scope, says): &(Scope, Says)| {
            // Where the cards are is said once.
            let scope = if place == Scope::InPlay { *scope } else { place };
            Statement { about: about.clone(), scope, ..Statement::new(says.clone()) }
        };
        let statements = subjects.iter().flat_map(|about| said.iter().map(move |said| statement(about, said)));
        ways.push((statements.collect(), at));
    }
    ways
}

/// All places where the text may end that says these of one subject, or of this card and others.
pub(super) fn says(statements: &[Statement], page: &Page<'_>, at: At) -> Vec<At> {
    let (this, others) = statements.split_at(statements.len() / 2);
    let same = |(this, other): (&Statement, &Statement)| {
        Statement { about: Subject::This, ..other.clone() } == *this && other.about != Subject::This
    };
    if this.len() == others.len() && this.iter().zip(others).all(same) {
        let both = page.lit(at, "this card and").map(|at| says_of_one(others, page, at));
        return both.unwrap_or_default();
    }
    says_of_one(statements, page, at)
}

fn says_of_one(statements: &[Statement], page: &Page<'_>, at: At) -> Vec<At> {
    let [first, ..] = statements else { return Vec::new() };
    if statements.iter().any(|statement| statement.about != first.about) {
        return Vec::new();
    }
    let said = |place: Scope| -> Option<Vec<_>> {
        let one = |said: &Statement| match place {
            Scope::InPlay => Some((said.scope, said.says.clone())),
            _ => (said.scope == place).then(|| (Scope::InPlay, said.says.clone())),
        };
        statements.iter().map(one).collect()
    };
    let it = page.heard(|| it(page, at)).filter(|_| first.about == Subject::This);
    let mut places = Vec::new();
    for place in [Scope::InPlay, Scope::AllAreas, Scope::Hand] {
        let Some(said) = said(place) else { continue };
        let ends = subject().says(&(first.about.clone(), place), page, at).into_iter();
        let ends = ends.chain(it.filter(|_| place == Scope::InPlay));
        places.extend(ends.flat_map(|at| predicate::says(&said, page, at)));
        if page.is_enough(&places) {
            break;
        }
    }
    places
}

/// "It", where that is the card that has the skill.
fn it(page: &Page<'_>, at: At) -> Option<At> {
    page.lit(at, "it").filter(|at| at.spoken.it == Some(Referent::This))
}
