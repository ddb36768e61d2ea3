//! Continuous effects on cards: what they get, what they cannot do.

use std::sync::Arc;

use super::super::duration::until;
use super::super::granted::{Quoted, following};
use super::super::phrase::{At, Page, Phrase, Reworded, Several, Ways};
use super::super::quantity::for_each;
use super::super::statement::harmless;
use super::each::{divided, multiplied};
use super::forbid::{Lasting, bans, one_ban, two_bans_at_once};
use super::gain::{forbidden, gain, modal, negation};
use super::given::{Given, Span, span, span_to_come, subject};
use crate::ability::{
    Action, Body, Cards, Change, Effect, Instead, Keyword, Says, Skill, Statement, Trigger, Until, Who,
};

const GETS: &[&str] = &[
    "gets",
    "gains",
    "get",
    "gain",
    "each get",
    "each gain",
    "both get",
    "both gain",
    "also gets",
    "also gains",
    "also get",
    "also gain",
    "loses",
    "lose",
    "both lose",
];
const JOINS: &[&str] = &[", and", "and", ","];

/// What is said of the subject at once, with its verb; the verb may be left out after the first.
fn item(page: &Page<'_>, at: At, first: bool) -> Ways<Vec<Change>> {
    let mut ways = modal().read(page, at);
    match page.any(at, GETS) {
        Some(at) => ways.extend(gain().read(page, at)),
        None if !first => ways.extend(gain().read(page, at)),
        None => {}
    }
    let kos = page.any(at, NOT_KOD).map(|at| (no_ko().to_vec(), at));
    let bars = page.any(at, CANNOT).map_or_else(Ways::new, |at| bars().read(page, at)).into_iter();
    let bars = bars.map(|(actions, at)| (actions.into_iter().map(Change::Forbid).collect(), at));
    ways.into_iter().map(|(change, at)| (vec![change], at)).chain(kos).chain(bars).collect()
}

const CANNOT: &[&str] = &["can't", "cannot"];

/// Several things that are forbidden at once.
fn bars() -> Several<impl Phrase<Value = Action> + Clone> {
    Several(forbidden(), &[", or", "or"])
}

/// As [`bars`], with how many there are.
fn says_bars(parts: &[Part<'_>], page: &Page<'_>, at: At) -> Vec<(usize, At)> {
    let Some(at) = page.heard(|| page.any(at, CANNOT)) else { return Vec::new() };
    let Some((_, _, span)) = parts.first() else { return Vec::new() };
    let actions = parts.iter().map_while(|(_, change, end)| match change {
        Change::Forbid(action) if end == span => Some(action.clone()),
        _ => None,
    });
    let actions: Vec<Action> = actions.collect();
    let said = |n: usize| bars().says(&actions[..n].to_vec(), page, at).into_iter().map(move |at| (n, at));
    (2..=actions.len()).flat_map(said).collect()
}

const NOT_KOD: &[&str] = &["can't be ko'd", "cannot be ko'd"];

/// Neither by battle nor by skills.
fn no_ko() -> [Change; 2] {
    [Action::BattleKo, Action::SkillKo].map(Change::Forbid)
}

/// All places where the first of these changes may have been said, with how many they are.
fn says_item(parts: &[Part<'_>], page: &Page<'_>, at: At, first: bool) -> Vec<(usize, At)> {
    let [(_, change, _), ..] = parts else { return Vec::new() };
    if let [(_, one, begin), (_, other, end), ..] = parts
        && begin == end
        && [(*one).clone(), (*other).clone()] == no_ko()
        && let Some(at) = page.any(at, NOT_KOD)
    {
        return vec![(2, at)];
    }
    let mut places = modal().says(change, page, at);
    if !page.is_enough(&places) {
        match page.any(at, GETS) {
            Some(at) => places.extend(gain().says(change, page, at)),
            None if !first => places.extend(gain().says(change, page, at)),
            None => {}
        }
    }
    places.into_iter().map(|at| (1, at)).chain(says_bars(parts, page, at)).collect()
}

/// `it gets +5000 power and [Critical] for the turn`, `for the battle, this card gets …`, `negate its skills for the turn`.
pub(in super::super) fn gives(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways: Ways<Vec<Effect>> =
        negation().read(page, at).into_iter().map(|(effect, at)| (vec![effect], at)).collect();
    ways.extend(bans(page, at, Lasting(None)).into_iter().map(|(effect, at)| (vec![effect], at)));
    for (end, at) in span().read(page, at) {
        // Some cards have no comma here.
        let at = page.lit(at, ",").unwrap_or(at);
        ways.extend(changes(page, at, Some(end)));
        if let Span::Now(end) = end {
            ways.extend(bans(page, at, Lasting(Some(end))).into_iter().map(|(effect, at)| (vec![effect], at)));
        }
    }
    ways.extend(two_bans_at_once(page, at));
    ways.extend(spares(page, at));
    ways.extend(bans_to_come(page, at));
    ways.extend(gives_each(page, at));
    ways.extend(gives_following(page, at));
    ways.extend(changes(page, at, None));
    ways
}

/// `your Leader Card doesn't take damage for the battle`: a skill that it has for so long.
fn spares(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    for end in [None, Some(())] {
        let lead = match end {
            None => vec![(None, at)],
            Some(()) => until()
                .read(page, at)
                .into_iter()
                .filter_map(|(end, at)| Some((Some(end), page.lit(at, ",")?)))
                .collect(),
        };
        for (before, at) in lead {
            for (would, at) in harmless().read(page, at) {
                let ends = match before {
                    Some(end) => vec![(end, at)],
                    None => until().read(page, at),
                };
                ways.extend(ends.into_iter().map(|(end, at)| (vec![spared(would.clone(), end)], at)));
            }
        }
    }
    ways
}

fn spared(would: Trigger, end: Until) -> Effect {
    let instead = Instead { would, may: false, once: false, cost: Vec::new(), effect: [].into() };
    let skill = Skill {
        tags: vec![Keyword::Permanent.into()],
        body: Body::Permanent(vec![Statement::new(Says::Instead(Arc::new(instead)))]),
    };
    Effect::Give(Cards::Leader(Who::You), Change::GainSkill(Arc::new(skill)), end)
}

fn says_spares(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let [Effect::Give(Cards::Leader(Who::You), Change::GainSkill(_), _)] = effects else { return Vec::new() };
    page.found(effects, || spares(page, at))
}

/// The turns and phases in which players cannot do something.
const TO_COME: [Until; 2] = [Until::Charge, Until::Turn];

/// `your opponent can't attack during your opponent's next turn`.
fn bans_to_come(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    for end in TO_COME {
        for (effect, at) in bans(page, at, Lasting(Some(end))) {
            for (span, at) in span_to_come().read(page, at) {
                if let Span::Later(when, until) = span
                    && until == end
                {
                    ways.push((vec![Effect::Later(when, [effect.clone()].into())], at));
                }
            }
        }
    }
    ways
}

fn says_bans_to_come(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let [Effect::Later(when, block)] = effects else { return Vec::new() };
    let [effect @ Effect::GiveAll(_, _, end)] = &**block else { return Vec::new() };
    let said = one_ban(Lasting(Some(*end))).says(effect, page, at).into_iter();
    said.flat_map(|at| span_to_come().says(&Span::Later(*when, *end), page, at)).collect()
}

fn changes(page: &Page<'_>, at: At, end: Option<Span>) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    for (given, at) in subject().read(page, at) {
        // What has its duration, what waits for it, and where that is.
        let mut open: Vec<(Vec<Effect>, Vec<Change>, At)> = Vec::new();
        open.extend(item(page, at, true).into_iter().map(|(changes, at)| (Vec::new(), changes, at)));
        while let Some((effects, waiting, at)) = open.pop() {
            let mut ends = match end {
                Some(end) => vec![(end, at)],
                None => span().read(page, at),
            };
            if let Some(next) = page.any(at, JOINS) {
                let more = item(page, next, false).into_iter();
                open.extend(more.map(|(changes, at)| (effects.clone(), page.longer(&waiting, changes), at)));
            }
            if let [change] = waiting.as_slice() {
                // `for the turn for each card in your hand`
                for (until, at) in &ends {
                    for (each, at) in for_each().read(page, *at) {
                        let given = multiplied(change, each).map(|change| given.effect(change, *until));
                        ways.extend(given.map(|given| (page.longer(&effects, [given]), at)));
                    }
                }
            }
            while let Some((until, at)) = ends.pop() {
                let given = waiting.iter().map(|change| given.effect(change.clone(), until));
                let effects: Vec<Effect> = effects.iter().cloned().chain(given).collect();
                if let Some(next) = page.any(at, JOINS).filter(|_| end.is_none()) {
                    let more = item(page, next, false).into_iter();
                    open.extend(more.map(|(changes, at)| (effects.clone(), changes, at)));
                }
                ways.push((effects, at));
            }
        }
    }
    ways
}

/// As [`gives`].
pub(in super::super) fn says_gives(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let mut places = match effects {
        [effect] => [negation().says(effect, page, at), one_ban(Lasting(None)).says(effect, page, at)].concat(),
        _ => Vec::new(),
    };
    if page.is_enough(&places) {
        return places;
    }
    if let [effect @ Effect::GiveAll(_, _, end)] = effects {
        let begun = until().says(end, page, at).into_iter().filter_map(|at| page.lit(at, ","));
        places.extend(begun.flat_map(|at| one_ban(Lasting(Some(*end))).says(effect, page, at)));
    }
    places.extend(page.found(effects, || two_bans_at_once(page, at)));
    places.extend(says_spares(effects, page, at));
    places.extend(says_bans_to_come(effects, page, at));
    places.extend(says_gives_each(effects, page, at));
    places.extend(says_following(effects, page, at));
    if page.is_enough(&places) {
        return places;
    }
    let parts: Option<Vec<_>> = effects.iter().map(Given::of).collect();
    let Some(parts) = parts else { return places };
    let Some((given, _, end)) = parts.first().cloned() else { return places };
    if parts.iter().any(|(other, ..)| *other != given) {
        return places;
    }
    if parts.iter().all(|(_, _, other)| *other == end) {
        let begun = page.heard(|| span().says(&end, page, at)).into_iter().map(|at| page.lit(at, ",").unwrap_or(at));
        places.extend(begun.flat_map(|at| says_changes(&given, &parts, page, at, false)));
    }
    places.extend(says_changes(&given, &parts, page, at, true));
    places
}

/// What a subject gets, and how long.
type Part<'e> = (Given, &'e Change, Span);

fn says_changes(given: &Given, parts: &[Part<'_>], page: &Page<'_>, at: At, ends: bool) -> Vec<At> {
    subject().says(given, page, at).into_iter().flat_map(|at| says_items(parts, page, at, true, ends)).collect()
}

/// `+5000 power and [Critical] for the turn`; with `ends`, how long stands after what it is said of.
fn says_items(parts: &[Part<'_>], page: &Page<'_>, at: At, first: bool, ends: bool) -> Vec<At> {
    let [(_, change, end), ..] = parts else { return Vec::new() };
    let mut places = Vec::new();
    for (said, at) in says_item(parts, page, at, first) {
        let rest = &parts[said..];
        let spans = if ends { span().says(end, page, at) } else { Vec::new() };
        let shared = rest.first().is_some_and(|(_, _, next)| next == end);
        let next = match (ends, rest.is_empty(), shared) {
            (false, ..) => vec![at],
            (true, false, true) => page.enough([vec![at], spans].concat()),
            (true, ..) => spans,
        };
        if rest.is_empty() {
            places.extend(next);
        } else {
            let joined = next.into_iter().filter_map(|at| page.any(at, JOINS));
            places.extend(joined.flat_map(|at| says_items(rest, page, at, false, ends)));
        }
    }
    if let ([(given, ..)], Some((change, each))) = (parts, divided(change)) {
        // `for the turn for each card in your hand`
        let said = page.heard(|| says_item(&[(given.clone(), &change, *end)], page, at, first));
        let ended = said.into_iter().flat_map(|(_, at)| if ends { span().says(end, page, at) } else { vec![at] });
        places.extend(ended.flat_map(|at| for_each().says(each, page, at)));
    }
    places
}

/// `for each card in your Warp, this card gets +5000 power for the battle`.
fn gives_each(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    for (each, at) in for_each().read(page, at) {
        let Some(at) = page.lit(at, ",") else { continue };
        for (effects, at) in changes(page, at, None) {
            if let [effect] = effects.as_slice()
                && let Some((given, change, span)) = Given::of(effect)
                && let Some(change) = multiplied(change, each.clone())
            {
                ways.push((vec![given.effect(change, span)], at));
            }
        }
    }
    ways
}

/// As [`gives_each`].
fn says_gives_each(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let [effect] = effects else { return Vec::new() };
    let Some((given, change, span)) = Given::of(effect) else { return Vec::new() };
    let Some((change, each)) = divided(change) else { return Vec::new() };
    let begun = for_each().says(each, page, at).into_iter().filter_map(|at| page.lit(at, ","));
    let parts = [(given.clone(), &change, span)];
    begun.flat_map(|at| says_changes(&given, &parts, page, at, true)).collect()
}

const FOLLOWING: &[&str] = &["the following skills", "the following skill", "the following effect"];
const HERE_IT_IS: &[&str] = &["-", ":", "."];

/// `it gains the following skill for the turn - "[Auto] …"`.
fn gives_following(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    for (given, at) in subject().read(page, at) {
        let Some(at) = page.any(at, GETS).and_then(|at| page.any(at, FOLLOWING)) else { continue };
        for (end, at) in span().read(page, at) {
            let Some(at) = page.any(at, HERE_IT_IS) else { continue };
            let skills = following(page, at).into_iter();
            ways.extend(skills.map(|(skill, at)| (vec![given.effect(Change::GainSkill(skill), end)], at)));
        }
    }
    ways
}

fn says_following(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let [effect] = effects else { return Vec::new() };
    let Some((given, Change::GainSkill(skill), end)) = Given::of(effect) else { return Vec::new() };
    let subjects = subject().says(&given, page, at).into_iter();
    let verbs: Vec<At> = subjects.filter_map(|at| page.any(page.any(at, GETS)?, FOLLOWING)).collect();
    let ends = verbs.into_iter().flat_map(|at| span().says(&end, page, at));
    let marks: Vec<At> = ends.filter_map(|at| page.any(at, HERE_IT_IS)).collect();
    marks.into_iter().flat_map(|at| Reworded(following, Quoted).says(skill, page, at)).collect()
}
