//! Permanent skills: sentences that state what holds, under conditions.
//!
//! `If A, during your turn, this card gets +5000 power and can't attack.` A condition reaches over its whole sentence. What is said
//! of the deck or of all areas is read here too; the deck would be judged wrongly without it.
//!
//! Whole sentences are read and said by hand: each statement holds all of its conditions, and which of them were said once of
//! several statements is found out by comparing those.

mod barred;
mod cost;
mod deck;
mod instead;
mod material;
mod only;
mod paid;
mod player;
mod predicate;
mod scopes;
mod skill_cost;
mod subject;
mod under;
mod weight;

use std::cmp::Reverse;

use super::condition::{attack_on, condition};
use super::effect::Ban;
use super::phrase::{AND, At, Boxed, Mapped, Page, Phrase, Referent, Row, Tacit, Ways, phrase};
use crate::ability::{Cards, Condition, Effect, Phase, Says, Scope, Selector, Statement, Subject, Until, Who};
pub(super) use instead::{harmless, may_replace};
pub(super) use paid::is_of_this;
pub(super) use player::rests;
pub(super) use weight::concerns_construction;

/// All that the rest of a line can state.
pub(super) fn read(page: &Page<'_>, at: At) -> Ways<Vec<Statement>> {
    let at = at.speak(|spoken| spoken.it = Some(Referent::This));
    let mut ways = Ways::new();
    let mut open = vec![(Vec::new(), false, at)];
    while let Some((said, again, at)) = open.pop() {
        for (Sentence { led, tailed, said: more }, at) in sentence(page, at) {
            // What is only joined on has a condition of its own, or it is a clause of the sentence before.
            if again && !led && !tailed {
                continue;
            }
            let said: Vec<Statement> = page.longer(&said, more);
            let end = page.lit(at, ".").unwrap_or(at);
            if page.is_end(end) {
                ways.push((said, end));
            } else if end != at {
                open.extend(page.any(end, GOES_ON).map(|at| (said, false, at)));
            } else if !led {
                open.extend(page.any(at, AGAIN).map(|at| (said, true, at)));
            }
        }
    }
    ways
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
        if page.is_enough(&places) {
            break;
        }
    }
    places
}

fn sentence(page: &Page<'_>, at: At) -> Ways<Sentence> {
    let mut ways = Ways::new();
    for (before, at) in leads(page, at) {
        let led = !before.is_empty();
        for (said, at) in clauses().read(page, at) {
            ways.push((Sentence { led, tailed: false, said: under(page, &before, &said) }, at));
        }
        // A condition at the end is that of the clause before it.
        for (said, at) in clause().read(page, at) {
            for (after, at) in tail().read(page, at) {
                let said = under(page, &page.longer(&before, parts(&after)), &said);
                ways.push((Sentence { led, tailed: true, said }, at));
            }
        }
        let above = under::said().read(page, at).into_iter();
        let whole = |said: Vec<Statement>| Sentence { led: true, tailed: false, said: under(page, &before, &said) };
        ways.extend(above.map(|(said, at)| (whole(said), at)));
        // One that shares its "if" with what would happen.
        for (asked, at) in asked_too(page, at) {
            for (said, at) in instead::instead_too().read(page, at) {
                let said = under(page, &page.longer(&before, parts(&asked)), &[said]);
                ways.push((Sentence { led: true, tailed: false, said }, at));
            }
        }
    }
    ways
}

/// `if A and`. Where the subject is left out of what follows, it is that of A.
fn asked_too(page: &Page<'_>, at: At) -> Ways<Condition> {
    let Some(begin) = page.any(at, IF) else { return Ways::new() };
    let asked = condition().read(page, begin).into_iter();
    let linked = asked.filter_map(|(asked, at)| Some((asked, page.any(at, AND)?)));
    linked.filter(|(_, at)| !page.sees(*at, &["would"]) || page.sees(begin, &["this card"])).collect()
}

fn says_sentence(statements: &[Statement], page: &Page<'_>, at: At) -> Vec<At> {
    let mut places = says_under(statements, &|_| None, page, at);
    if statements.iter().all(|said| said.scope == Scope::Under) {
        places.extend(says_above(statements, page, at));
    }
    for own in [battle_of, count_of, only::asked_of, asked_of_instead] {
        if statements.iter().any(|statement| own(statement).is_some()) {
            places.extend(says_under(statements, &own, page, at));
        }
    }
    places
}

/// What is said of the card above: what this card lies under is the last condition, others may stand before.
fn says_above(statements: &[Statement], page: &Page<'_>, at: At) -> Vec<At> {
    let conditions = |said: &Statement| said.when.as_ref().map_or_else(Vec::new, parts);
    let Some(all) = statements.first().map(conditions) else { return Vec::new() };
    if !statements.iter().all(|said| conditions(said) == all) {
        return Vec::new();
    }
    let bare = |n: usize| {
        let when = Some(joined(&all[n..]));
        statements.iter().map(|said| Statement { when: when.clone(), ..said.clone() }).collect()
    };
    let led = says_leads(&all, page, at).into_iter().filter(|(n, _)| *n < all.len());
    led.flat_map(|(n, at)| under::said().says(&bare(n), page, at)).collect()
}

/// The battles in which a statement holds, which can be told by its own words.
fn battle_of(statement: &Statement) -> Option<Condition> {
    let last = parts(statement.when.as_ref()?).pop()?;
    let told = last == Condition::Attacking(Cards::This) || last == Condition::Either(roles_of_this());
    (told && ban(&Statement { when: None, ..statement.clone() }).is_some()).then_some(last)
}

/// The condition that may stand behind what would happen.
fn asked_of_instead(statement: &Statement) -> Option<Condition> {
    matches!(statement.says, Says::Instead(_)).then(|| parts(statement.when.as_ref()?).pop()).flatten()
}

/// What has to have happened for a statement, which can be told by its own words.
fn count_of(statement: &Statement) -> Option<Condition> {
    let last = parts(statement.when.as_ref()?).pop()?;
    player::limited(&Statement { when: Some(last.clone()), ..statement.clone() }).map(|_| last)
}

/// Statements under conditions that they share, but for what their own words tell.
fn says_under(
    statements: &[Statement],
    own: &dyn Fn(&Statement) -> Option<Condition>,
    page: &Page<'_>,
    at: At,
) -> Vec<At> {
    let split = |statement: &Statement| {
        let own = own(statement);
        let mut shared = statement.when.as_ref().map_or_else(Vec::new, parts);
        shared.truncate(shared.len() - usize::from(own.is_some()));
        (shared, Statement { when: own, ..statement.clone() })
    };
    let (shared, bare): (Vec<Vec<Condition>>, Vec<Statement>) = statements.iter().map(split).unzip();
    let Some(conditions) = shared.first().filter(|first| shared.iter().all(|other| other == *first)) else {
        return Vec::new();
    };
    let mut places = Vec::new();
    for (n, at) in page.enough(says_leads(conditions, page, at)) {
        match &conditions[n..] {
            [] => places.extend(clauses().says(&bare, page, at)),
            after => {
                if let [said] = bare.as_slice() {
                    let ifs = page.heard(|| page.any(at, IF)).into_iter();
                    let asked = ifs.flat_map(|at| condition().says(&joined(after), page, at));
                    let linked = asked.filter_map(|at| page.any(at, AND));
                    places.extend(linked.flat_map(|at| instead::instead_too().says(said, page, at)));
                }
                let ends = clause().says(&bare, page, at).into_iter();
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

fn under(page: &Page<'_>, conditions: &[Condition], said: &[Statement]) -> Vec<Statement> {
    page.pay(conditions.len() * said.len());
    let when = |own: Option<&Condition>| {
        let all = [conditions.to_vec(), own.map_or_else(Vec::new, parts)].concat();
        (!all.is_empty()).then(|| joined(&all))
    };
    said.iter().map(|said| Statement { when: when(said.when.as_ref()), ..said.clone() }).collect()
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
        let denied = page.lit(at, "unless").map_or_else(Ways::new, |at| condition().read(page, at)).into_iter();
        let denied = denied.map(|(condition, at)| (Condition::Not(Box::new(condition)), at));
        for (condition, at) in asked.chain(denied).chain(turn().read(page, at)) {
            let before = page.longer(&before, parts(&condition));
            let next = page.any(at, THEN).or_else(|| page.heard(|| bare_turn(&condition, page, at)));
            open.extend(next.map(|at| (before, at)));
        }
    }
    ways
}

/// "During your turn this card gets …": some cards have no comma there.
fn bare_turn(condition: &Condition, page: &Page<'_>, at: At) -> Option<At> {
    (matches!(condition, Condition::Turn(_)) && page.sees(at, &["this card gets", "this card gains"])).then_some(at)
}

/// The places behind the first so many of these conditions.
fn says_leads(conditions: &[Condition], page: &Page<'_>, at: At) -> Vec<(usize, At)> {
    let mut places = Vec::new();
    let mut open = vec![(0, at)];
    while let Some((n, at)) = open.pop() {
        places.push((n, at));
        if n == conditions.len() && page.is_enough(&places) {
            break;
        }
        for upto in n + 1..=conditions.len() {
            let whole = joined(&conditions[n..upto]);
            let said = page.any(at, IF).map_or_else(Vec::new, |at| condition().says(&whole, page, at));
            let denied = match &whole {
                Condition::Not(whole) => {
                    page.heard(|| page.lit(at, "unless")).map_or_else(Vec::new, |at| condition().says(whole, page, at))
                }
                _ => Vec::new(),
            };
            let ends = said.into_iter().chain(denied).chain(turn().says(&whole, page, at));
            let next = |at| page.any(at, THEN).or_else(|| page.heard(|| bare_turn(&whole, page, at)));
            open.extend(ends.filter_map(next).map(|at| (upto, at)));
        }
    }
    // What stands before all that is said is plainest.
    places.sort_by_key(|(n, _)| Reverse(*n));
    places
}

phrase! {
    /// Whose turn it is.
    fn turn() -> Condition {
        (condition) => [{condition: in_battle()}];
        (Condition::All(parts)) => [("during battles on your opponent's turn" | "during battles on your opponent's turns") {parts: Tacit(in_their_battles())}];
        (Condition::All(parts)) => ["during your charge phase" {parts: Tacit(vec![Condition::Turn(Who::You), Condition::Phase(Phase::Charge)])}];
        (Condition::Turn(Who::You)) => [("during your turn" | "on your turn")];
        (Condition::Turn(Who::Opponent)) => [("during your opponent's turn" | "on your opponent's turn")];
    }

    /// In which battles.
    fn in_battle() -> Condition {
        (Condition::Attacking(Cards::This)) => [
            ("against this card's attacks" | "against this card's attack" | "in response to this card's attacks"
             | "in response to this card's attack" | "during this card's attack" | "when this card attacks"
             | "during battles when this card attacks" | "during battles where this card is attacking" | "during battles in which this card attacked"
             | "during battles in which this card attacks")
        ];
        (Condition::All(parts)) => [("during a battle in which" | "during a battle where" | "during battles in which" | "during battles where") {parts: attack_on()}];
        (Condition::Either(roles)) => [("for the duration of this card's battle" | "while this card is in a battle") {roles: Tacit(roles_of_this())}];
    }

    /// A condition at the end of a sentence.
    fn tail() -> Condition {
        (whole) => [("if" | "while" | "as long as" | "when") {whole: condition()}] | [{whole: turn()}];
        (Condition::Not(whole)) => ["unless" {whole: Boxed(condition())}];
    }
}

/// What joins two clauses.
const JOINS: &[&str] = &[", and", "and", ";", ", then", ","];

/// This card attacks or guards.
fn roles_of_this() -> Vec<Condition> {
    vec![Condition::Attacking(Cards::This), Condition::Guarding(Cards::This)]
}

/// The opponent attacks, as only they do in their turn.
fn in_their_battles() -> Vec<Condition> {
    let attackers = Selector { whose: Who::Opponent, ..Selector::default() };
    vec![Condition::Turn(Who::Opponent), Condition::Attacking(Cards::All(attackers))]
}

/// Clauses under the same conditions.
fn clauses() -> impl Phrase<Value = Vec<Statement>> + Clone {
    Row(clause(), clause(), JOINS)
}

phrase! {
    /// One clause: what it states, without conditions.
    fn clause() -> Vec<Statement> {
        (said) => [{said: subject::said()}] | [{said: cost::changed()}] | [{said: barred::barred()}] | [{said: player::out_of_reach()}] | [{said: only::said()}] | [{said: subject::for_each_first()}];
        [said] => [{said: deck::rule()}] | [{said: instead::instead()}] | [{said: instead::instead_if()}] | [{said: player::said_of_cards()}] | [{said: paid::paid()}] | [{said: material::more_areas()}] | [{said: BANNED}]
            | [{said: Mapped(banned_in(), in_battles, out_of_battles)}];
    }

    fn banned_in() -> (Statement, Condition) {
        ((said, battles)) => [{said: BANNED} {battles: in_battle()}];
    }
}

/// What players cannot do while a card is in play.
const BANNED: Mapped<Ban, Statement> = Mapped(
    Ban(Some(Until::Game)),
    |ban| {
        let Effect::GiveAll(cards, change, _) = ban else { return None };
        Some(Statement { about: Subject::Cards(cards), ..Statement::new(Says::Change(change)) })
    },
    ban,
);

/// What is banned, if that is what a statement says, and always.
fn ban(statement: &Statement) -> Option<Effect> {
    let (Subject::Cards(cards), Says::Change(change)) = (&statement.about, &statement.says) else { return None };
    let whole = Effect::GiveAll(cards.clone(), change.clone(), Until::Game);
    (statement.scope == Scope::InPlay && statement.when.is_none()).then_some(whole)
}

fn in_battles((said, battles): (Statement, Condition)) -> Option<Statement> {
    Some(Statement { when: Some(battles), ..said })
}

fn out_of_battles(said: &Statement) -> Option<(Statement, Condition)> {
    Some((Statement { when: None, ..said.clone() }, said.when.clone()?))
}

#[cfg(test)]
mod tests;
