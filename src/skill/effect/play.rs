//! Playing cards in every manner, combos, Extra Cards.

use super::super::duration::until;
use super::super::phrase::{At, Page, Phrase, Tacit, Ways, phrase};
use super::super::selector::{object, pointer};
use crate::ability::{Area, Cards, Effect, Filter, Mode, Until};

phrase! {
    /// To play cards, to use them in a combo, to activate an Extra Card.
    pub(super) fn plays() -> Effect {
        (Effect::Play(cards, mode)) => ["play" {cards: played()} {? !are_in_play(&cards)} {! Free} {mode: in_mode()}];
        (Effect::PlayNegated(cards, mode, end)) =>
            ["play" {cards: played()} {! Free} {mode: in_mode()} ("and with" | "with") ("its skills negated" | "their skills negated") {end: negated_for()}]
            | ["play" {cards: played()} ("with its skills negated and in rest mode" | "with its skills negated in rest mode"
               | "with their skills negated in rest mode" | "with their skills negated and in rest mode") {mode: Tacit(Mode::Rest)} {end: negated_for()}];
        (Effect::PlayOnto(cards, base, mode)) =>
            ["play" {cards: played()} ("on top of" | "on") {base: below()} {! Free} {mode: onto_mode()}];
        (Effect::Combo(cards)) => ["use" {cards: played()} "in a combo"] | ["combo with" {cards: object()}];
        (Effect::Activate(cards)) => ["activate" {cards: object()}];
        (Effect::TakeControl(cards)) => ["gain control of" {cards: object()}] | ["take control of" {cards: object()}];
    }

    /// The card or cards that are played; a card that plays itself does so from where it is.
    fn played() -> Cards {
        (cards) => [{cards: object()} {? !asks_for_mode(&cards)}] | [{cards: FromHere}];
    }

    fn below() -> Cards {
        (cards) => [{cards: pointer()}] | [{cards: object()} {? matches!(&cards, Cards::Chosen(_))}];
    }

    fn in_mode() -> Mode {
        (Mode::Rest) => ["in rest mode"];
        (Mode::Active) => ["in active mode"] | [""];
    }

    fn onto_mode() -> Option<Mode> {
        (Some(Mode::Rest)) => ["in rest mode"];
        (Some(Mode::Active)) => ["in active mode"];
        (None) => [""];
    }

    fn negated_for() -> Until {
        (end) => [{end: until()}];
        (Until::Game) => [""];
    }
}

/// Whether cards are chosen that are in play already.
fn are_in_play(cards: &Cards) -> bool {
    let Cards::Chosen(choose) = cards else { return false };
    choose.from.among.is_none()
        && choose.from.under.is_none()
        && choose.from.places().iter().all(|area| Area::IN_PLAY.contains(area))
}

/// `without paying its energy cost`: as all cards that skills play (6-3-1-2-1).
#[derive(Clone)]
struct Free;

const FREE: &[&str] = &["without paying its energy cost", "without paying their energy costs", ""];

impl Phrase for Free {
    type Value = ();
    fn read(&self, page: &Page<'_>, at: At) -> Ways<()> {
        page.any(at, FREE).map(|at| ((), at)).into_iter().collect()
    }
    fn says(&self, (): &(), page: &Page<'_>, at: At) -> Vec<At> {
        page.any(at, if page.is_blank() { &[""] } else { FREE }).into_iter().collect()
    }
}

/// Only cards in play and energy are in a mode: "play a card in Rest Mode from your hand" says how it comes.
fn asks_for_mode(cards: &Cards) -> bool {
    fn asks(filter: &Filter) -> bool {
        match filter {
            Filter::Mode(_) => true,
            Filter::Not(inner) => asks(inner),
            Filter::All(parts) | Filter::Either(parts) => parts.iter().any(asks),
            _ => false,
        }
    }
    matches!(cards, Cards::Chosen(choose) if asks(&choose.from.filter))
}

/// `this card from your hand`: the skill works there.
#[derive(Clone)]
struct FromHere;

impl FromHere {
    fn place(page: &Page<'_>, at: At) -> Ways<Cards> {
        let Some(at) = page.lit(at, "this card from your") else { return Ways::new() };
        let ways = super::super::place::area().read(page, at).into_iter();
        ways.map(|(area, at)| {
            (
                Cards::This,
                at.speak(|spoken| {
                    if !spoken.settled {
                        spoken.from = Some(area);
                    }
                }),
            )
        })
        .collect()
    }
}

impl Phrase for FromHere {
    type Value = Cards;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Cards> {
        Self::place(page, at)
    }
    fn says(&self, value: &Cards, page: &Page<'_>, at: At) -> Vec<At> {
        Self::place(page, at).into_iter().filter(|(cards, _)| cards == value).map(|(_, at)| at).collect()
    }
}
