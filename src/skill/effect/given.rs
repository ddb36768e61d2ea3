//! Who gets something, and for how long.

use super::super::cards::{all_of, cards_in, description, object, pointer, said_parts};
use super::super::duration::until;
use super::super::phrase::{Ahead, Several, THEY, Tacit, phrase};
use crate::ability::{Area, Cards, Change, Effect, Filter, Moment, Selector, Until, Who};
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

    /// Several changes one after the other: cards that are chosen on the spot are chosen for the first, and have their name then.
    pub(super) fn effects(&self, got: impl IntoIterator<Item = (Change, Span)>) -> Vec<Effect> {
        let again = self.again();
        let all = got.into_iter().enumerate();
        all.map(|(n, (change, span))| if n == 0 { self } else { &again }.effect(change, span)).collect()
    }

    /// The same cards, spoken of once more.
    pub(super) fn again(&self) -> Self {
        match self {
            Self::To(Cards::Chosen(choose)) => Self::To(Cards::Named(choose.name.clone())),
            given => given.clone(),
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
        (Moment::NextTurnStart(Who::Opponent)) => [{? *end == Until::Charge} ("during your opponent's next charge phase" | "in your opponent's next charge phase") {-> |s| s.they = true}]
            | [{? *end == Until::Turn} ("during your opponent's next turn" | "for the duration of your opponent's next turn") {-> |s| s.they = true}]
            | [{? *end == Until::Turn} "during" {! THEY} "their next turn"];
        (Moment::NextTurnStart(Who::Both)) => [{? *end == Until::Turn} "during the next turn"];
        (Moment::NextTurnStart(Who::You)) => [{? *end == Until::Charge} ("during your next charge phase" | "at the start of your next charge phase")] | [{? *end == Until::Turn} "during your next turn"];
    }
}

fn is_leader(filter: &Filter) -> bool {
    matches!(filter, Filter::All(parts) if parts.contains(&Filter::Kind(Kind::Leader)))
}

/// Whether a description is of the card in a battle: each player has one at most.
fn is_fighter(filter: &Filter) -> bool {
    let role = |part: &Filter| matches!(part, Filter::Attacking | Filter::Guarding);
    said_parts(filter).iter().any(|part| matches!(part, Filter::Either(parts) if parts.iter().all(role)))
}

const LEADER_VERBS: &[&str] = &["gets", "gains", "get", "gain", "can", "can't", "has"];

phrase! {
    pub(super) fn subject() -> Given {
        (Given::ToAll(selector)) => [{selector: all_of()} {? selector.among.is_none()}]
            | [{selector: plural()}];
        (Given::To(cards)) => [{cards: object()} {? !matches!(&cards, Cards::All(Selector { among: None, .. }))}]
            | [{cards: this_and_another()}] | [{cards: fighter()}];
    }

    /// `your card that's in a battle`: the one that there is.
    fn fighter() -> Cards {
        (Cards::All(cards_in!(whose, areas, filter, other, under))) =>
            [{whose: owner()} {filter: description()} {? is_fighter(&filter)} {! Ahead(LEADER_VERBS, true)} {areas: Tacit(Vec::<Area>::new())}
             {other: Tacit(false)} {under: Tacit(None)}];
    }

    /// `your opponent's Battle Cards`, without "all"; `your 《God》 Leader Card`: the one that there is, if it is one.
    fn plural() -> Selector {
        (cards_in!(whose, areas, filter, other, under)) =>
            [{whose: owner()} {filter: description()} {? !matches!(&filter, Filter::Kind(Kind::Leader))} {! Ahead(PLURAL_VERBS, true)}
             {areas: Tacit(Vec::<Area>::new())} {other: Tacit(false)} {under: Tacit(None)}]
            | ["cards in your hand" {whose: Tacit(Who::You)} {areas: Tacit(vec![Area::Hand])} {filter: Tacit(Filter::Any)} {other: Tacit(false)} {under: Tacit(None)}]
            | [{whose: owner()} {filter: description()} {? is_leader(&filter)} {! Ahead(LEADER_VERBS, true)}
               {areas: Tacit(Vec::<Area>::new())} {other: Tacit(false)} {under: Tacit(None)}];
    }

    fn owner() -> Who {
        (Who::Opponent) => ["your opponent's"];
        (Who::You) => ["your"];
    }

    fn this_and_another() -> Cards {
        (Cards::Each(parts)) => [{parts: Several(pointer(), &["and", ", and"])}] | ["both" {parts: Several(pointer(), &["and", ", and"])}];
    }
}

const PLURAL_VERBS: &[&str] = &["get", "gain", "can't", "cannot", "can", "won't", "lose", "have"];
