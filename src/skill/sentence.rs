//! Sentences: clauses one after the other, under conditions and offers.
//!
//! "If X, …" reaches to the end of its sentence; "you may …" too, and "if you do" in the next sentence belongs to it.

use super::condition::condition;
use super::effect::Clause;
use super::phrase::{At, Page, Phrase, Ways};
use crate::ability::{Block, Effect};

/// What stands between two clauses of a sentence.
const JOINS: &[&str] = &[", and then", ", then,", ", then", "and then", ", and", "and", ";", ","];
/// What may stand before a sentence that goes on.
const GOES_ON: &[&str] = &["then,", "then", "additionally,", "afterwards,", ""];

/// All sentences to the end of the text.
pub(super) fn read(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    let mut open = vec![(Vec::new(), at)];
    while let Some((effects, at)) = open.pop() {
        for (more, at) in sentence(page, at) {
            let effects = [effects.clone(), more].concat();
            let end = page.lit(at, ".").unwrap_or(at);
            if page.is_end(end) {
                ways.push((effects, end));
            } else if end != at {
                open.extend(page.any(end, GOES_ON).map(|at| (effects, at)));
            }
        }
    }
    ways
}

/// All places where the text may end that says these effects.
pub(super) fn says(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let mut places = Vec::new();
    for n in 1..=effects.len() {
        for at in says_sentence(&effects[..n], page, at) {
            let end = page.lit(at, ".").unwrap_or(at);
            if n == effects.len() {
                places.extend(page.is_end(end).then_some(end));
            } else if end != at {
                let goes_on = if page.is_blank() { &[""] } else { GOES_ON };
                places.extend(page.any(end, goes_on).into_iter().flat_map(|at| says(&effects[n..], page, at)));
            }
        }
        if page.is_blank() && !places.is_empty() {
            break;
        }
    }
    places
}

fn sentence(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    page.deeper(|| read_sentence(page, at))
}

fn read_sentence(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = reaching(page, at);
    for (effects, at) in Clause::read(page, at) {
        ways.push((effects.clone(), at));
        if let Some(at) = page.any(at, JOINS) {
            ways.extend(sentence(page, at).into_iter().map(|(more, at)| ([effects.clone(), more].concat(), at)));
        }
    }
    ways
}

fn says_sentence(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let mut places = says_reaching(effects, page, at);
    for n in 1..=effects.len() {
        for at in Clause::says(&effects[..n], page, at) {
            if n == effects.len() {
                places.push(at);
            } else {
                places.extend(page.any(at, JOINS).into_iter().flat_map(|at| says_sentence(&effects[n..], page, at)));
            }
        }
        if page.is_blank() && !places.is_empty() {
            break;
        }
    }
    places
}

/// What reaches to the end of its sentence.
fn reaching(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    if let Some(at) = page.lit(at, "if") {
        for (condition, at) in condition().read(page, at) {
            let Some(at) = page.lit(at, ",") else { continue };
            for (effects, at) in sentence(page, at) {
                ways.push((vec![Effect::If(condition.clone(), effects.into(), nothing())], at));
            }
        }
    }
    if let Some(at) = page.lit(at, "you may") {
        for (offer, at) in sentence(page, at) {
            ways.push((vec![Effect::May(offer.clone().into(), nothing())], at));
            let Some(at) = page.any(at, IF_YOU_DO) else { continue };
            for (then, at) in sentence(page, at) {
                ways.push((vec![Effect::May(offer.clone().into(), then.into())], at));
            }
        }
    }
    ways
}

const IF_YOU_DO: &[&str] = &[". if you do so,", ". if you do,", ", and if you do,", "; if you do,"];

fn says_reaching(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    match effects {
        [Effect::If(condition_, yes, no)] if no.is_empty() => {
            let ifs = page.lit(at, "if").into_iter().flat_map(|at| condition().says(condition_, page, at));
            let commas: Vec<At> = ifs.filter_map(|at| page.lit(at, ",")).collect();
            commas.into_iter().flat_map(|at| says_sentence(yes, page, at)).collect()
        }
        [Effect::May(offer, then)] => {
            let offers = page.lit(at, "you may").into_iter().flat_map(|at| says_sentence(offer, page, at));
            if then.is_empty() {
                return offers.collect();
            }
            let thens: Vec<At> = offers.filter_map(|at| page.any(at, IF_YOU_DO)).collect();
            thens.into_iter().flat_map(|at| says_sentence(then, page, at)).collect()
        }
        _ => Vec::new(),
    }
}

fn nothing() -> Block {
    Vec::new().into()
}
