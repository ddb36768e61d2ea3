//! What a skill has done so far: `you added a card to your hand`, `you didn't play a card`.

use crate::ability::{Area, Bounds, Condition, Deed, Filter, Mode, Trigger, Watched};
use crate::skill::cards::{area, bounds, description, named_areas, said_parts};
use crate::skill::phrase::{At, Boxed, Done, Page, Phrase, THEY, Tacit, Ways, phrase};

phrase! {
    fn deed() -> Condition {
        (Condition::Did { deed: Deed::MoveTo(to), cards, count }) =>
            ["you" ("placed" | "place" | "sent" | "send" | "returned" | "return" | "put" | "added" | "add" | "chose to add")
             {count: number()} {cards: description()} {to: put_into()} {! by_this()}]
            | ["you" ("didn't place" | "did not place" | "don't place" | "didn't add" | "did not add" | "don't add" | "chose not to add"
               | "didn't send" | "didn't return") {count: none()} {cards: description()} {to: put_into()} {! by_this()}]
            | [{! THEY} "they" ("didn't place" | "did not place" | "don't place") {count: none()} {cards: description()} {to: put_into()} {! by_this()}]
            | [{count: number()} {cards: description()} ("is placed" | "are placed" | "was placed" | "were placed" | "is sent" | "are sent" | "was sent")
               {to: put_into()} ("by this skill" | "with this skill" | "using this skill")]
            | ["you used this card's skill to place" {count: number()} {cards: description()} {to: put_into()}];
        (Condition::Did { deed: Deed::Play, cards, count }) =>
            [("you played" | "you play") {count: number()} {cards: description()} {! by_this()}]
            | [("you didn't play" | "you did not play" | "you don't play") {count: none()} {cards: description()} {! by_this()}]
            | [("you used this skill to play" | "you use this skill to play") {count: number()} {cards: description()}]
            | ["you played it" {count: Tacit(ANY)} {cards: Tacit(Filter::Any)}];
        (Condition::Did { deed: Deed::Ko, cards, count }) =>
            [("you ko'd" | "you ko") {count: number()} {cards: description()} {! by_this()}]
            | [("you didn't ko" | "you did not ko" | "you don't ko") {count: none()} {cards: description()} {! by_this()}]
            | [("this skill ko'd" | "this skill is used to ko" | "you used this skill to ko" | "you use this skill to ko") {count: number()} {cards: description()}]
            | [("you ko'd it" | "you ko'd that card") {count: Tacit(ANY)} {cards: Tacit(Filter::Any)}]
            | [{count: number()} {cards: description()} ("is ko'd" | "are ko'd" | "was ko'd" | "were ko'd") ("by this skill" | "with this skill" | "using this skill")];
        (Condition::Did { deed: Deed::Discard, cards, count }) => ["you discarded" {count: number()} {cards: description()} {! by_this()}];
        (Condition::Did { deed: Deed::Switch(mode), cards, count }) =>
            ["you switched" {count: number()} {cards: description()} {mode: SwitchedTo} {! by_this()}]
            | [{count: number()} {cards: description()} ("is switched" | "are switched" | "was switched" | "were switched") {mode: SwitchedTo}
               ("by this skill" | "with this skill" | "using this skill")];
        (Condition::Did { deed: Deed::TakeControl, cards, count }) => [("you gained control of" | "you took control of") {count: number()} {cards: description()} {! by_this()}];
        (Condition::Did { deed: Deed::Draw, cards: Filter::Any, count }) =>
            [("you drew" | "you chose to draw") {count: number()} ("cards" | "card") {! by_this()}]
            | [("you didn't draw" | "you did not draw") {count: none()} ("cards" | "card") {! by_this()}];
    }

    fn by_this() -> () {
        (()) => [("with this skill" | "using this skill" | "by this skill" | "")];
    }

    fn put_into() -> Area {
        (place) => [("in" | "into" | "to") ("your" | "its owner's" | "their owners'" | "their owner's" | "their" | "the" | "a") {place: area()}];
        (Area::Deck) => [("at the bottom of" | "on the bottom of") ("your deck" | "its owner's deck" | "their owner's deck" | "their owners' decks")];
    }

    fn to_mode() -> Mode {
        (Mode::Rest) => ["to rest mode"];
        (Mode::Active) => ["to active mode"];
    }

    fn number() -> Bounds {
        (range) => [{range: bounds()}];
        (Bounds { min: Some(1), max: None }) => [("a" | "an" | "any" | "at least 1" | "")];
    }

    fn none() -> Bounds {
        (Bounds { min: None, max: Some(0) }) => [("a" | "an" | "any" | "")];
    }
}

phrase! {
    /// What has happened in this turn, whatever did it.
    pub(super) fn this_turn() -> Condition {
        (Condition::Happened(event, count)) => [{event: Boxed(happened())} "this turn" {count: Tacit(ANY)}]
            | [("your opponent has added" | "your opponent added") ("a total of" | "") {count: number()} ("cards" | "card") "from their life" {event: Boxed(their_life())} "this turn"];
    }

    /// Where the life of the opponent goes.
    fn their_life() -> Trigger {
        (Trigger::Moved(Watched::Theirs(Filter::Any), Area::Life, Area::Hand)) => ["to their hand"];
        (Trigger::Moved(Watched::Theirs(Filter::Any), Area::Life, Area::Drop)) => [("to their drop area" | "to their drop")];
        (Trigger::Either(parts)) => ["to their hand or drop" ("area" | "") {parts: Tacit([Area::Hand, Area::Drop].map(|to| Trigger::Moved(Watched::Theirs(Filter::Any), Area::Life, to)).to_vec())}];
    }

    fn happened() -> Trigger {
        (Trigger::Played(Watched::Theirs(filter))) => ["your opponent played" ("a" | "an") {filter: description()}];
        (Trigger::Played(Watched::Yours(filter))) => ["you played" ("a" | "an") {filter: description()}];
    }
}

const PUT: &[&str] = &["you placed", "you sent", "you added", "you returned", "you chose to add"];

/// `you placed a card from your hand at the bottom of your deck`: what was put there came from your hand.
pub(super) fn put_from(page: &Page<'_>, at: At) -> Ways<Condition> {
    let put = page.any(at, PUT).filter(|at| at.spoken.acted);
    let Some(at) = put.and_then(|at| page.lit(at, "a card from your")) else { return Ways::new() };
    let mut ways = Ways::new();
    for (from, at) in named_areas().read(page, at) {
        for (to, at) in put_into().read(page, at) {
            ways.extend(at.spoken.done_to(Done::To(to)).map(|put| (Condition::Came(put.cards(), from.clone()), at)));
        }
    }
    ways
}

/// Something that has been done, or not.
pub(super) const fn did() -> Did {
    Did
}

/// The mode that an instruction has switched cards to.
#[derive(Clone)]
struct SwitchedTo;

impl Phrase for SwitchedTo {
    type Value = Mode;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Mode> {
        let ways = to_mode().read(page, at).into_iter();
        ways.filter(|(mode, at)| at.spoken.done_to(Done::Switched(*mode)).is_some()).collect()
    }
    fn says(&self, value: &Mode, page: &Page<'_>, at: At) -> Vec<At> {
        let known = at.spoken.done_to(Done::Switched(*value)).is_some();
        if known { to_mode().says(value, page, at) } else { Vec::new() }
    }
}

/// As [`deed`], after an instruction: what was paid has not been done by it.
#[derive(Clone)]
pub(super) struct Did;

impl Phrase for Did {
    type Value = Condition;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Condition> {
        let ways = if at.spoken.acted { deed().read(page, at) } else { Ways::new() };
        // It is asked of the cards where they have gone: there they may be in no mode.
        ways.into_iter()
            .filter(|(done, _)| !matches!(done, Condition::Did { cards, .. } if is_of_mode(cards)))
            .collect()
    }
    fn says(&self, value: &Condition, page: &Page<'_>, at: At) -> Vec<At> {
        if at.spoken.acted { deed().says(value, page, at) } else { Vec::new() }
    }
}

fn is_of_mode(cards: &Filter) -> bool {
    said_parts(cards).iter().any(|part| matches!(part, Filter::Mode(_)))
}

/// One or more.
const ANY: Bounds = Bounds { min: Some(1), max: None };
