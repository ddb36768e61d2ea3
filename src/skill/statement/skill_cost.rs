//! What skills of cards cost: `reduce the skill cost of [Evolve] skills on red cards in your hand by (R)`. It is only read, and
//! heard again: the words for the skills and for their cards come in every order.

use super::super::effect::{energy_or_number, skills};
use super::super::phrase::{At, Page, Phrase, Ways};
use super::super::word::{KeywordName, card_name};
use super::scopes::subject;
use crate::ability::{Change, Filter, Icons, Keyword, Says, Scope, Statement, Subject};

const SKILL: &[&str] = &["skills", "skill", ""];
const ON: &[&str] = &["on", "of"];
const COST_OF: &[&str] = &["reduce the skill cost of", "reduce the skill costs of"];

/// Whose skills, where their cards are, and which.
type Which = ((Subject, Vec<Scope>), Vec<Keyword>);

/// Everything that a clause of this kind can state.
pub(super) fn read(page: &Page<'_>, at: At) -> Ways<Vec<Statement>> {
    let mut ways = Ways::new();
    for (which, at) in [named_last(page, at), named_first(page, at), of_one(page, at)].concat() {
        let Some(at) = page.lit(at, "by") else { continue };
        ways.extend(energy_or_number(page, at).into_iter().map(|(less, at)| (stated(&which, &less), at)));
    }
    for (which, at) in when_used(page, at) {
        ways.extend(energy_or_number(page, at).into_iter().map(|(less, at)| (stated(&which, &less), at)));
    }
    ways
}

fn stated(((about, scopes), keywords): &Which, less: &Icons) -> Vec<Statement> {
    let says = Says::Change(Change::SkillDiscount(keywords.clone(), less.clone()));
    let statement = |scope: &Scope| Statement { about: about.clone(), scope: *scope, ..Statement::new(says.clone()) };
    scopes.iter().map(statement).collect()
}

/// Cards with the place where they are; those called "your" without a place are in play (8-5-3-6).
fn whose(page: &Page<'_>, at: At) -> Ways<(Subject, Vec<Scope>)> {
    let mut ways = subject().read(page, at);
    ways.retain(|((about, _), _)| *about != Subject::This);
    if let Some(at) = page.lit(at, "your") {
        let cards = super::super::cards::all_descriptions().read(page, at).into_iter();
        ways.extend(cards.map(|(filter, at)| ((Subject::Yours(filter), vec![Scope::InPlay]), at)));
    }
    ways
}

/// `the skill cost of [Evolve] skills on red cards in your hand`.
fn named_last(page: &Page<'_>, at: At) -> Ways<Which> {
    let Some(at) = page.any(at, COST_OF) else { return Ways::new() };
    let mut ways = Ways::new();
    for (keywords, at) in skills(page, at) {
        let on = page.any(at, SKILL).and_then(|at| page.any(at, ON));
        let cards = on.map_or_else(Ways::new, |at| whose(page, at)).into_iter();
        ways.extend(cards.map(|(whose, at)| ((whose, keywords.clone()), at)));
    }
    ways
}

/// `the [Evolve] skill cost of red cards in your hand`.
fn named_first(page: &Page<'_>, at: At) -> Ways<Which> {
    let Some(at) = page.lit(at, "reduce the") else { return Ways::new() };
    let mut ways = Ways::new();
    for (keywords, at) in skills(page, at) {
        let on = page.lit(at, "skill cost").and_then(|at| page.any(at, ON));
        let cards = on.map_or_else(Ways::new, |at| whose(page, at)).into_iter();
        ways.extend(cards.map(|(whose, at)| ((whose, keywords.clone()), at)));
    }
    ways
}

/// `the skill cost of this card's [Union] skill in your hand`, `the skill cost of {Spaceship}'s [Evolve] in your hand`.
fn of_one(page: &Page<'_>, at: At) -> Ways<Which> {
    let Some(at) = page.any(at, COST_OF) else { return Ways::new() };
    let this = page.lit(at, "this card's").map(|at| (Subject::This, at));
    let named = card_name().read(page, at).into_iter();
    let named = named.filter_map(|(name, at)| Some((Subject::Yours(Filter::Name(name)), page.lit(at, "' s")?)));
    let mut ways = Ways::new();
    for (about, at) in this.into_iter().chain(named) {
        for (keywords, at) in skills(page, at) {
            let end = page.any(at, SKILL).and_then(|at| page.any(at, &["in your hand", "from your hand"]));
            ways.extend(end.map(|at| (((about.clone(), vec![Scope::Hand]), keywords.clone()), at)));
        }
    }
    ways
}

/// `when you activate an [Evolve] skill on a red card in your hand, reduce the skill cost by`.
fn when_used(page: &Page<'_>, at: At) -> Ways<Which> {
    let begun = page.lit(at, "when you activate").and_then(|at| page.any(at, &["a", "an", "the", ""]));
    let Some(at) = begun else { return Ways::new() };
    let mut ways = Ways::new();
    for (keyword, at) in KeywordName.read(page, at) {
        let on = page.any(at, SKILL).and_then(|at| page.any(at, ON));
        for (whose, at) in on.map_or_else(Ways::new, |at| whose(page, at)) {
            let end = page.lit(at, ", reduce the skill cost by");
            ways.extend(end.map(|at| ((whose.clone(), vec![keyword]), at)));
        }
    }
    ways
}
