//! Who gets something, and for how long.

use super::super::cards::{description, object, pointer};
use super::super::duration::until;
use super::super::phrase::{At, Heard, Page, Phrase, Several, Ways, phrase};
use crate::ability::{Cards, Change, Effect, Filter, Moment, Selector, Until, Who};
use crate::card::Kind;

/// Who gets something: cards that are spoken of, or all that fit, those to come included (8-8-1-5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Given {
    To(Cards),
    ToAll(Selector),
}

impl Given {
    pub(super) fn effect(&self, change: Change, span: Span) -> Effect {
        let lasting = |until| match self {
            Self::To(cards) => Effect::Give(cards.clone(), change, until),
            Self::ToAll(selector) => Effect::GiveAll(selector.clone(), change, until),
        };
        match span {
            Span::Now(until) => lasting(until),
            Span::Later(when, until) => Effect::Later(when, [lasting(until)].into()),
        }
    }

    pub(super) fn of(effect: &Effect) -> Option<(Self, &Change, Span)> {
        match effect {
            Effect::Give(cards, change, until) => Some((Self::To(cards.clone()), change, Span::Now(*until))),
            Effect::GiveAll(selector, change, until) => {
                Some((Self::ToAll(selector.clone()), change, Span::Now(*until)))
            }
            Effect::Later(when, block) => match &**block {
                [effect] => match Self::of(effect)? {
                    (given, change, Span::Now(until)) => Some((given, change, Span::Later(*when, until))),
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        }
    }
}

/// From now on, or only in a turn or a phase to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Span {
    Now(Until),
    Later(Moment, Until),
}

phrase! {
    pub(super) fn span() -> Span {
        (Span::Now(end)) => [{end: until()}];
        (Span::Later(when, Until::Charge)) => [{when: coming(Until::Charge)}];
        (Span::Later(when, Until::Turn)) => [{when: coming(Until::Turn)}];
    }

    /// When it begins: with the next turn or phase that lasts so long.
    pub(super) fn coming(end: Until) -> Moment {
        (Moment::NextTurnStart(Who::Opponent)) => [{? *end == Until::Charge} ("during your opponent's next charge phase" | "in your opponent's next charge phase")]
            | [{? *end == Until::Turn} "during your opponent's next turn"];
        (Moment::NextTurnStart(Who::You)) => [{? *end == Until::Charge} "during your next charge phase"] | [{? *end == Until::Turn} "during your next turn"];
    }
}

fn is_leader(filter: &Filter) -> bool {
    matches!(filter, Filter::All(parts) if parts.contains(&Filter::Kind(Kind::Leader)))
}

/// `your 《God》 Leader Card`: the one that there is, if it is one.
fn the_leader(page: &Page<'_>, at: At) -> Ways<Selector> {
    let mut ways = Ways::new();
    for (words, whose) in PLURALS {
        let Some(at) = page.lit(at, words) else { continue };
        let leaders = description().read(page, at).into_iter().filter(|(filter, _)| is_leader(filter));
        ways.extend(leaders.map(|(filter, at)| (Selector { whose: *whose, filter, ..Selector::default() }, at)));
    }
    ways.retain(|(_, at)| page.sees(*at, LEADER_VERBS));
    ways
}

const LEADER_VERBS: &[&str] = &["gets", "gains", "can", "can't", "has"];

/// `your opponent's Battle Cards`, without "all".
#[derive(Clone)]
struct Plural;

impl Plural {
    pub(super) fn fits(selector: &Selector) -> bool {
        !matches!(&selector.filter, Filter::Kind(Kind::Leader)) && selector.among.is_none()
    }
}

phrase! {
    pub(super) fn subject() -> Given {
        (Given::ToAll(selector)) => [{selector: super::super::cards::all_of()} {? selector.among.is_none()}]
            | [{selector: Plural}] | [{selector: Heard(the_leader)}];
        (Given::To(cards)) => [{cards: object()} {? !matches!(&cards, Cards::All(Selector { among: None, .. }))}]
            | [{cards: this_and_another()}];
    }

    fn this_and_another() -> Cards {
        (Cards::Each(parts)) => [{parts: Several(pointer(), &["and", ", and"])}] | ["both" {parts: Several(pointer(), &["and", ", and"])}];
    }
}

impl Phrase for Plural {
    type Value = Selector;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Selector> {
        let mut ways = Ways::new();
        for (words, of) in PLURALS {
            let Some(at) = page.lit(at, words) else { continue };
            for (filter, at) in description().read(page, at) {
                let selector = Selector { whose: *of, filter, ..Selector::default() };
                if Self::fits(&selector) && page.sees(at, PLURAL_VERBS) {
                    ways.push((selector, at));
                }
            }
        }
        ways
    }
    fn says(&self, value: &Selector, page: &Page<'_>, at: At) -> Vec<At> {
        if *value != (Selector { whose: value.whose, filter: value.filter.clone(), ..Selector::default() })
            || !Self::fits(value)
        {
            return Vec::new();
        }
        let words = PLURALS.iter().filter(|(_, of)| *of == value.whose).filter_map(|(words, _)| page.lit(at, words));
        words.flat_map(|at| description().says(&value.filter, page, at)).collect()
    }
}

const PLURALS: &[(&str, Who)] = &[("your opponent's", Who::Opponent), ("your", Who::You)];
const PLURAL_VERBS: &[&str] = &["get", "gain", "can't", "cannot", "can", "won't", "lose", "have"];
