//! What players cannot do: play cards, attack, activate skills.

use super::super::card::description;
use super::super::duration::until;
use super::super::phrase::{At, Page, Phrase, Tacit, Ways, phrase};
use super::super::selector::cards_in;
use super::super::word::Skills;
use crate::ability::{Action, Area, Change, Effect, Filter, Selector, Until, Who};
use crate::card::Kind;

/// A duration that is said here, or has been said before.
#[derive(Clone)]
pub(super) struct Lasting(pub(super) Option<Until>);

impl Phrase for Lasting {
    type Value = Until;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Until> {
        match self.0 {
            Some(end) => vec![(end, at)],
            None => until().read(page, at),
        }
    }
    fn says(&self, value: &Until, page: &Page<'_>, at: At) -> Vec<At> {
        match self.0 {
            Some(end) if end == *value => vec![at],
            Some(_) => Vec::new(),
            None => until().says(value, page, at),
        }
    }
}

phrase! {
    /// What a player cannot do; it is said of all cards that they would do it with, those to come included (8-8-1-5).
    pub(super) fn bans(end: Lasting) -> Effect {
        (Effect::GiveAll(cards_in!(Who::You, areas, filter), Change::Forbid(action), ends)) =>
            ["you" ("can't" | "cannot" | "may not") {action: with_cards()} {filter: which()} {areas: Everywhere} {ends: end.clone()}]
            | ["you" ("can't" | "cannot" | "may not") {action: with_skills()} ("on" | "of") {filter: which()} {areas: Everywhere} {ends: end.clone()}]
            | ["you" ("can't" | "cannot" | "may not") {action: any_skills()} {filter: Tacit(Filter::Any)} {areas: Everywhere} {ends: end.clone()}]
            | ["you" ("can't" | "cannot" | "may not") "attack" {areas: Tacit(vec![])} {action: Tacit(Action::Attack)} {filter: with_attackers()} {ends: end.clone()}];
        (Effect::GiveAll(cards_in!(Who::Opponent, areas, filter), Change::Forbid(action), ends)) =>
            ["your opponent" ("can't" | "cannot" | "may not") {action: with_cards()} {filter: which()} {areas: Everywhere} {ends: end.clone()}]
            | ["your opponent" ("can't" | "cannot" | "may not") {action: any_skills()} {filter: Tacit(Filter::Any)} {areas: Everywhere} {ends: end.clone()}]
            | [("your opponent can't" | "your opponent cannot" | "your opponent may not" | "they can't") "attack" {areas: Tacit(vec![])}
               {action: Tacit(Action::Attack)} {filter: with_attackers()} {ends: end.clone()}];
    }

    fn with_cards() -> Action {
        (Action::Play) => ["play"];
        (Action::Activate) => ["activate"];
    }

    fn with_skills() -> Action {
        (Action::ActivateKeyword(of)) => ["activate the" {of: Skills} ("skills" | "skill")];
    }

    fn any_skills() -> Action {
        (Action::ActivateKeyword(of)) => ["activate" {of: Skills} "skills"];
    }

    fn which() -> Filter {
        (Filter::Copy) => [("copies of this card" | "another copy of this card" | "other copies of this card")];
        (filter) => [{filter: description()}];
    }

    fn with_attackers() -> Filter {
        (Filter::Kind(Kind::Leader)) => ["with their leader card"] | ["with their leader"];
        (Filter::Any) => [""];
        (filter) => ["with" {filter: description()}];
    }
}

/// In whatever area.
#[derive(Clone)]
struct Everywhere;

impl Phrase for Everywhere {
    type Value = Vec<Area>;
    fn read(&self, _: &Page<'_>, at: At) -> Ways<Vec<Area>> {
        vec![(Area::ALL.to_vec(), at)]
    }
    fn says(&self, value: &Vec<Area>, _: &Page<'_>, at: At) -> Vec<At> {
        if **value == Area::ALL { vec![at] } else { Vec::new() }
    }
}
