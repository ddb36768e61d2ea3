//! Whom a statement is about: `this card`, `your red ＜Hit＞ cards`, `all of your opponent's Battle Cards`.

use super::super::card::description;
use super::super::phrase::{At, Page, Phrase, Referent, Ways, phrase};
use super::predicate;
use crate::ability::{Statement, Subject};

phrase! {
    /// Who.
    fn subject() -> Subject {
        (Subject::This) => ["this card"];
        (Subject::Yours(filter)) =>
            [("all of your" | "all your" | "each of your" | "your") {filter: description()}];
        (Subject::Theirs(filter)) =>
            [("all of your opponent's" | "all your opponent's" | "each of your opponent's" | "your opponent's") {filter: description()}];
    }
}

/// A subject with all that is said of it.
pub(super) fn read(page: &Page<'_>, at: At) -> Ways<Vec<Statement>> {
    let mut ways = Ways::new();
    let it = it(page, at).map(|at| (Subject::This, at));
    for (about, at) in subject().read(page, at).into_iter().chain(it) {
        for (said, at) in predicate::read(page, at) {
            let statement = |(scope, says)| Statement { about: about.clone(), scope, ..Statement::new(says) };
            ways.push((said.into_iter().map(statement).collect(), at));
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
    let said: Vec<_> = statements.iter().map(|said| (said.scope, said.says.clone())).collect();
    let it = it(page, at).filter(|_| first.about == Subject::This && !page.is_blank());
    let ends = subject().says(&first.about, page, at).into_iter().chain(it);
    ends.flat_map(|at| predicate::says(&said, page, at)).collect()
}

/// "It", where that is the card that has the skill.
fn it(page: &Page<'_>, at: At) -> Option<At> {
    page.lit(at, "it").filter(|at| at.spoken.it == Some(Referent::This))
}
