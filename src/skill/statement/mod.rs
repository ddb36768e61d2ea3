//! Permanent skills: sentences that state what holds, under conditions.
//!
//! `If A, during your turn, this card gets +5000 power and can't attack.` A condition reaches over its whole sentence. What is said
//! of the deck or of all areas is read here too; the deck would be judged wrongly without it.

mod cost;
mod deck;
mod instead;
mod predicate;
mod subject;
mod weight;

use super::condition::condition;
use super::phrase::{At, Page, Phrase, Referent, Ways, phrase};
use crate::ability::{Condition, Statement, Who};
pub(super) use weight::concerns_construction;

/// All that the rest of a line can state.
pub(super) fn read(page: &Page<'_>, at: At) -> Vec<Vec<Statement>> {
    let at = at.speak(|spoken| spoken.it = Some(Referent::This));
    let mut out = Vec::new();
    let mut open = vec![(Vec::new(), false, at)];
    while let Some((said, again, at)) = open.pop() {
        for (Sentence { led, tailed, said: more }, at) in sentence(page, at) {
            // What is only joined on has a condition of its own, or it is a clause of the sentence before.
            if again && !led && !tailed {
                continue;
            }
            let said: Vec<Statement> = [said.clone(), more].concat();
            let end = page.lit(at, ".").unwrap_or(at);
            if page.is_end(end) {
                out.push(said);
            } else if end != at {
                open.extend(page.any(end, GOES_ON).map(|at| (said, false, at)));
            } else if !led {
                open.extend(page.any(at, AGAIN).map(|at| (said, true, at)));
            }
        }
    }
    out
}

/// Statements under the same conditions.
struct Sentence {
    /// A condition stands at the beginning: it reaches over all that is joined on.
    led: bool,
    /// A condition stands at the end.
    tailed: bool,
    said: Vec<Statement>,
}

/// What may stand before a further sentence.
const GOES_ON: &[&str] = &["additionally,", "also,", ""];
/// What may stand between two sentences that each have conditions of their own.
const AGAIN: &[&str] = &[", and", ";", "and"];

/// All places where the text may end that states this.
pub(super) fn says(statements: &[Statement], page: &Page<'_>, at: At) -> Vec<At> {
    says_on(statements, page, at.speak(|spoken| spoken.it = Some(Referent::This)))
}

fn says_on(statements: &[Statement], page: &Page<'_>, at: At) -> Vec<At> {
    let mut places = Vec::new();
    for n in (1..=statements.len()).rev() {
        for at in says_sentence(&statements[..n], page, at) {
            let end = page.lit(at, ".").unwrap_or(at);
            if n == statements.len() {
                places.extend(page.is_end(end).then_some(end));
                continue;
            }
            let goes_on = if end == at { page.any(at, AGAIN) } else { page.any(end, GOES_ON) };
            places.extend(goes_on.into_iter().flat_map(|at| says_on(&statements[n..], page, at)));
        }
        if page.is_blank() && !places.is_empty() {
            break;
        }
    }
    places
}

fn sentence(page: &Page<'_>, at: At) -> Ways<Sentence> {
    let mut ways = Ways::new();
    for (before, at) in leads(page, at) {
        let led = !before.is_empty();
        for (said, at) in clauses(page, at) {
            ways.push((Sentence { led, tailed: false, said: under(&before, &said) }, at));
        }
        // A condition at the end is that of the clause before it.
        for (said, at) in clause(page, at) {
            for (after, at) in tail().read(page, at) {
                let said = under(&[before.clone(), parts(&after)].concat(), &said);
                ways.push((Sentence { led, tailed: true, said }, at));
            }
        }
    }
    ways
}

fn says_sentence(statements: &[Statement], page: &Page<'_>, at: At) -> Vec<At> {
    let [first, ..] = statements else { return Vec::new() };
    if statements.iter().any(|statement| statement.when != first.when) {
        return Vec::new();
    }
    let bare: Vec<Statement> = statements.iter().map(|said| Statement { when: None, ..said.clone() }).collect();
    let conditions = first.when.as_ref().map_or_else(Vec::new, parts);
    let mut places = Vec::new();
    let mut leads = says_leads(&conditions, page, at);
    if page.is_blank() {
        leads.truncate(1);
    }
    for (n, at) in leads {
        match &conditions[n..] {
            [] => places.extend(says_clauses(&bare, page, at)),
            after => {
                let ends = says_clause(&bare, page, at).into_iter();
                places.extend(ends.flat_map(|at| tail().says(&joined(after), page, at)));
            }
        }
    }
    places
}

/// The conditions of a whole, one by one.
fn parts(condition: &Condition) -> Vec<Condition> {
    match condition {
        Condition::All(parts) => parts.clone(),
        one => vec![one.clone()],
    }
}

/// Conditions as a whole.
fn joined(conditions: &[Condition]) -> Condition {
    match conditions {
        [one] => one.clone(),
        several => Condition::All(several.to_vec()),
    }
}

fn under(conditions: &[Condition], said: &[Statement]) -> Vec<Statement> {
    let when = if conditions.is_empty() { None } else { Some(joined(conditions)) };
    said.iter().map(|said| Statement { when: when.clone(), ..said.clone() }).collect()
}

/// What stands before a condition.
const IF: &[&str] = &["if", "while", "as long as", "when"];
/// What stands behind one.
const THEN: &[&str] = &[",", ":"];

/// Conditions at the beginning of a sentence, or none.
fn leads(page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
    let mut ways = Ways::new();
    let mut open = vec![(Vec::new(), at)];
    while let Some((before, at)) = open.pop() {
        ways.push((before.clone(), at));
        let asked = page.any(at, IF).map_or_else(Ways::new, |at| condition().read(page, at)).into_iter();
        for (condition, at) in asked.chain(turn().read(page, at)) {
            let before = [before.clone(), parts(&condition)].concat();
            open.extend(page.any(at, THEN).map(|at| (before, at)));
        }
    }
    ways
}

/// The places behind the first so many of these conditions.
fn says_leads(conditions: &[Condition], page: &Page<'_>, at: At) -> Vec<(usize, At)> {
    let mut places = Vec::new();
    let mut open = vec![(0, at)];
    while let Some((n, at)) = open.pop() {
        if !page.is_blank() || n == conditions.len() {
            places.push((n, at));
        }
        if page.is_blank() && !places.is_empty() {
            break;
        }
        for upto in n + 1..=conditions.len() {
            let whole = joined(&conditions[n..upto]);
            let said = page.any(at, IF).map_or_else(Vec::new, |at| condition().says(&whole, page, at));
            let ends = said.into_iter().chain(turn().says(&whole, page, at));
            open.extend(ends.filter_map(|at| page.any(at, THEN)).map(|at| (upto, at)));
        }
    }
    places
}

phrase! {
    /// Whose turn it is.
    fn turn() -> Condition {
        (Condition::Turn(Who::You)) => [("during your turn" | "on your turn")];
        (Condition::Turn(Who::Opponent)) => [("during your opponent's turn" | "on your opponent's turn")];
    }

    /// A condition at the end of a sentence.
    fn tail() -> Condition {
        (whole) => [("if" | "while" | "as long as" | "when") {whole: condition()}] | [{whole: turn()}];
        (Condition::Not(whole)) => ["unless" {whole: super::phrase::Boxed(condition())}];
    }
}

/// What joins two clauses.
const JOINS: &[&str] = &[", and", "and", ";", ", then", ","];

fn clauses(page: &Page<'_>, at: At) -> Ways<Vec<Statement>> {
    let mut ways = Ways::new();
    let mut open = vec![(Vec::new(), at)];
    while let Some((said, at)) = open.pop() {
        for (more, at) in clause(page, at) {
            let said: Vec<Statement> = [said.clone(), more].concat();
            ways.push((said.clone(), at));
            open.extend(page.any(at, JOINS).map(|at| (said, at)));
        }
    }
    ways
}

fn says_clauses(statements: &[Statement], page: &Page<'_>, at: At) -> Vec<At> {
    let mut places = Vec::new();
    for n in (1..=statements.len()).rev() {
        for at in says_clause(&statements[..n], page, at) {
            if n == statements.len() {
                places.push(at);
            } else {
                places.extend(page.any(at, JOINS).into_iter().flat_map(|at| says_clauses(&statements[n..], page, at)));
            }
        }
        if page.is_blank() && !places.is_empty() {
            break;
        }
    }
    places
}

/// One clause: what it states, without conditions.
fn clause(page: &Page<'_>, at: At) -> Ways<Vec<Statement>> {
    let one = |(statement, at)| (vec![statement], at);
    let mut ways = subject::read(page, at);
    ways.extend(cost::read(page, at));
    ways.extend(deck::rule().read(page, at).into_iter().map(one));
    ways.extend(instead::instead().read(page, at).into_iter().map(one));
    ways
}

fn says_clause(statements: &[Statement], page: &Page<'_>, at: At) -> Vec<At> {
    let mut places = subject::says(statements, page, at);
    places.extend(cost::says(statements, page, at));
    if let [statement] = statements {
        places.extend(deck::rule().says(statement, page, at));
        places.extend(instead::instead().says(statement, page, at));
    }
    places
}
