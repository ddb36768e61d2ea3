//! Whom a statement is about: `this card`, `your red ＜Hit＞ cards`, `all of your opponent's Battle Cards`.

use super::super::card::description;
use super::super::phrase::{At, Page, Phrase, Referent, Several, Spoken, Ways, phrase};
use super::super::word::{character, special_trait};
use super::predicate;
use crate::ability::{Filter, Scope, Statement, Subject};
use crate::card::Kind;

phrase! {
    /// Who, and where these cards are; in play unless it is said.
    fn subject() -> (Subject, Scope) {
        ((Subject::This, Scope::InPlay)) => ["this card" {-> Spoken::this_too}];
        ((Subject::Yours(filter), Scope::InPlay)) => [("all of your" | "all your" | "each of your" | "your") {filter: whom()}];
        ((Subject::Yours(filter), Scope::AllAreas)) => [("all" | "each" | "") {filter: whom()} ("in all of your areas")];
        ((Subject::Yours(filter), Scope::Hand)) => [("all of your" | "all" | "your" | "") {filter: whom()} ("in your hand" | "from your hand")];
        ((Subject::Theirs(filter), Scope::InPlay)) =>
            [("all of your opponent's" | "all your opponent's" | "each of your opponent's" | "your opponent's") {filter: description()}];
    }

    /// Cards of one description, or of several names joined by "and".
    fn whom() -> Filter {
        (filter) => [{filter: description()}] | [{filter: AllOf}];
        (Filter::Either(names)) => [{names: Several(named(), AND)} ("cards" | "card" | "")];
    }

    fn named() -> Filter {
        (Filter::Character(name)) => [{name: character()}];
        (Filter::Trait(name)) => [{name: special_trait()}];
    }
}

const AND: &[&str] = &[", and", "and"];

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

/// A subject with all that is said of it.
pub(super) fn read(page: &Page<'_>, at: At) -> Ways<Vec<Statement>> {
    let mut ways = Ways::new();
    let it = it(page, at).map(|at| ((Subject::This, Scope::InPlay), at));
    for ((about, place), at) in subject().read(page, at).into_iter().chain(it) {
        for (said, at) in predicate::read(page, at) {
            let mut statements = Vec::new();
            for (scope, says) in said {
                // Where the cards are is said once.
                let scope = if place == Scope::InPlay { scope } else { place };
                statements.push(Statement { about: about.clone(), scope, ..Statement::new(says) });
            }
            ways.push((statements, at));
        }
    }
    ways
}

/// All places where the text may end that says these of one subject.
pub(super) fn says(statements: &[Statement], page: &Page<'_>, at: At) -> Vec<At> {
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
    let it = it(page, at).filter(|_| first.about == Subject::This && !page.is_blank());
    let mut places = Vec::new();
    for place in [Scope::InPlay, Scope::AllAreas, Scope::Hand] {
        let Some(said) = said(place) else { continue };
        let ends = subject().says(&(first.about.clone(), place), page, at).into_iter();
        let ends = ends.chain(it.filter(|_| place == Scope::InPlay));
        places.extend(ends.flat_map(|at| predicate::says(&said, page, at)));
        if page.is_blank() && !places.is_empty() {
            break;
        }
    }
    places
}

/// "It", where that is the card that has the skill.
fn it(page: &Page<'_>, at: At) -> Option<At> {
    page.lit(at, "it").filter(|at| at.spoken.it == Some(Referent::This))
}
