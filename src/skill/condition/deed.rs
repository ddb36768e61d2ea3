//! What a skill has done so far: `you added a card to your hand`, `you didn't play a card`.

use crate::ability::{
    Area, Bounds, Cards, Condition, Count, Deed, Doer, Family, Filter, Mode, Name, Phase, Price, Quantity, Selector,
    Trigger, Watched, Who,
};
use crate::skill::cards::{MARKED, area, bounds, description, having, named_areas, said_parts};
use crate::skill::phrase::{
    At, Boxed, Done, Implied, Only, Page, Phrase, Referent, Spoken, THEY, Tacit, Ways, name, phrase,
};
use crate::skill::trigger::doer;

phrase! {
    fn deed() -> Condition {
        (Condition::Did { deed: Deed::MoveTo(to), cards, count }) =>
            ["you" ("placed" | "place" | "sent" | "send" | "returned" | "return" | "put" | "added" | "add" | "chose to add")
             {count: number()} {cards: description()} {to: put_into()} {! by_this()}]
            | ["you" ("didn't place" | "did not place" | "don't place" | "didn't add" | "did not add" | "don't add" | "chose not to add"
               | "didn't send" | "didn't return") {count: none()} {cards: description()} {to: put_into()} {! by_this()}]
            | [{! THEY} "they" ("didn't place" | "did not place" | "don't place") {count: none()} {cards: description()} {to: put_into()} {! by_this()}]
            | [{count: number()} {cards: description()} ("is placed" | "are placed" | "was placed" | "were placed" | "is sent" | "are sent" | "was sent")
               {to: put_into()} ("by this skill" | "with this skill" | "using this skill") {! NOT_MILLED}]
            | ["you used this card's skill to place" {count: number()} {cards: description()} {to: put_into()}]
            | [("your opponent placed" | "your opponent sent" | "your opponent returned" | "your opponent added") {count: bounds()} {cards: description()} {to: put_into()}
               ("by this skill" | "with this skill" | "using this skill")];
        (Condition::Did { deed: Deed::MoveTo(Area::Removed), cards, count }) =>
            [("you removed" | "you remove") {count: number()} {cards: description()} ("from the game" | "") {! by_this()}];
        (Condition::Did { deed: Deed::Play, cards, count }) =>
            [("you played" | "you play") {count: number()} {cards: description()} {! by_this()}]
            | [("you didn't play" | "you did not play" | "you don't play") {count: none()} {cards: description()} {! by_this()}]
            | [("you used this skill to play" | "you use this skill to play") {count: number()} {cards: description()}]
            | ["the battle card played with this skill has" ("a" | "an" | "") {cards: having()} {count: Tacit(ANY)}]
            | ["you played it" {count: Tacit(ANY)} {cards: Tacit(Filter::Any)}]
            | ["you played this card" {count: Tacit(ANY)} {cards: Tacit(Filter::This)} {! by_this()} {-> Spoken::this_too}];
        (Condition::Did { deed: Deed::Ko, cards, count }) =>
            [("you ko'd" | "you ko") {count: number()} {cards: description()} {! by_this()}]
            | [("you didn't ko" | "you did not ko" | "you don't ko") {count: none()} {cards: description()} {! by_this()}]
            | [("this skill ko'd" | "this skill is used to ko" | "you used this skill to ko" | "you use this skill to ko") {count: number()} {cards: description()}]
            | [("you ko'd it" | "you ko'd that card") {count: Tacit(ANY)} {cards: Tacit(Filter::Any)}]
            | [{count: number()} {cards: description()} ("is ko'd" | "are ko'd" | "was ko'd" | "were ko'd") ("by this skill" | "with this skill" | "using this skill")];
        (Condition::Did { deed: Deed::Discard, cards, count }) => ["you discarded" {count: number()} {cards: description()} {! by_this()}];
        (Condition::Did { deed: Deed::Switch(mode), cards, count }) =>
            ["you switched" {count: number()} {cards: description()} {mode: SwitchedTo} {! by_this()}]
            | ["you switched this card" {count: Tacit(ANY)} {cards: Tacit(Filter::This)} {mode: SwitchedTo} {! by_this()} {-> Spoken::this_too}]
            | [{count: number()} {cards: description()} ("is switched" | "are switched" | "was switched" | "were switched") {mode: SwitchedTo}
               ("by this skill" | "with this skill" | "using this skill")]
            | ["the card you switched" {mode: SwitchedTo} {! by_this()} "has" ("a" | "an" | "") {cards: having()} {count: Tacit(ANY)}];
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
            | [("your opponent has added" | "your opponent added") ("a total of" | "") {count: number()} ("cards" | "card") "from their life" {event: Boxed(their_life())} "this turn"]
            | [("you placed a card in your" | "you have placed a card in your") ("energy area" | "energy") {event: Boxed(charged())} {count: Tacit(ANY)}];
        (Condition::Not(happened)) => [("you haven't" | "you have not") {happened: Boxed(happened_to_you())}];
        (condition) => ["this card was played" {condition: played_by()} {? !is_evolved(&condition)}];
        (Condition::Within(Quantity::Counted(x), range)) =>
            ["you removed" {range: bounds()} ("markers" | "marker") ("with this skill" | "using this skill" | "") {! MARKED} {x: Tacit(Box::new(Count::X))}];
        (Condition::Within(Quantity::Counted(size), range)) =>
            ["you chose" {range: bounds()} "cards" ("with this skill" | "by this skill" | "using this skill") {size: Boxed(size_of_chosen())}];
        (Condition::Are(Cards::Named(named), filter)) =>
            ["you removed a marker from" ("one of your" | "your" | "a" | "an") {filter: description()} "using this skill" {named: UNMARKED}];
        // Asked of the cards that were put there, whatever has put them there.
        (Condition::Count(Selector {
            whose: Who::You, areas, filter, among: Some(named), other: false, but: None, family: None, under: None
        }, Bounds { min: Some(1), max: None })) =>
            ["you used this skill to place" ("a" | "an") {filter: description()} {! put_into_drop()} {named: PUT_INTO_DROP} {areas: Tacit(Vec::<Area>::new())}]
            | [("a" | "an") {filter: description()} ("is placed in your drop area by this skill" | "is placed in your drop by this skill") {named: MILLED_INTO_DROP}
               {areas: Tacit(Vec::<Area>::new())}];
    }

    fn put_into_drop() -> () {
        (()) => [("in your drop area" | "in your drop" | "in its owner's drop area" | "in its owner's drop")];
    }

    /// Where the life of the opponent goes.
    fn their_life() -> Trigger {
        (Trigger::Moved(Watched::Theirs(Filter::Any), Area::Life, Area::Hand)) => ["to their hand"];
        (Trigger::Moved(Watched::Theirs(Filter::Any), Area::Life, Area::Drop)) => [("to their drop area" | "to their drop")];
        (Trigger::Either(parts)) => ["to their hand or drop" ("area" | "") {parts: Tacit([Area::Hand, Area::Drop].map(|to| Trigger::Moved(Watched::Theirs(Filter::Any), Area::Life, to)).to_vec())}];
    }

    fn size_of_chosen() -> Count {
        (Count::Size(named)) => [{named: CHOSEN_LAST}];
    }

    fn happened() -> Trigger {
        (Trigger::Played(Watched::Theirs(filter))) => ["your opponent played" ("a" | "an") {filter: description()}];
        (Trigger::Played(Watched::Yours(filter))) => ["you played" ("a" | "an") {filter: description()}];
    }

    /// In the Charge Phase of this turn, behind what was placed.
    fn charged() -> Trigger {
        (Trigger::While(Condition::All(phase), event)) => [
            ("during this turn's charge phase" | "during your charge phase this turn")
            {phase: Tacit(vec![Condition::Turn(Who::You), Condition::Phase(Phase::Charge)])}
            {event: Boxed(Tacit(Trigger::Enters(Watched::Yours(Filter::Any), Area::Energy)))}
        ];
    }

    fn happened_to_you() -> Condition {
        (Condition::Happened(event, count)) => [{event: Boxed(added_from_life())} "this turn" {count: Tacit(ANY)}];
    }

    fn added_from_life() -> Trigger {
        (Trigger::By(by, event)) =>
            ["added life to your hand" {by: doer()} {event: Boxed(Tacit(Trigger::Moved(Watched::Yours(Filter::Any), Area::Life, Area::Hand)))}];
    }

    /// By which skill this card was played: `using [Union]`. A card that has left and come again is another one (3-1-4).
    pub(in super::super) fn played_by() -> Condition {
        (Condition::Happened(event, count)) => [{event: Boxed(played())} {count: Tacit(ANY)}];
    }

    fn played() -> Trigger {
        (Trigger::By(by, event)) => [{by: doer()} {event: Boxed(Tacit(Trigger::Played(Watched::This)))}];
    }
}

/// Whether a card asks if it was evolved, which it remembers (10-5-7).
fn is_evolved(condition: &Condition) -> bool {
    let by_evolving = |by: &Doer| matches!(by, Doer::Evolve | Doer::Family(Family::Evolve));
    matches!(condition, Condition::Happened(event, _) if matches!(&**event, Trigger::By(by, _) if by_evolving(by)))
}

/// What the price, or else an instruction, has put into the Drop Area.
const PUT_INTO_DROP: Implied<Name> = Implied(|spoken| match spoken.done_to(Done::To(Area::Drop)) {
    Some(Referent::Named(n)) => Some(name(n)),
    _ => None,
});

/// What \[Burst\] has put there, if nothing else has been.
const MILLED_INTO_DROP: Implied<Name> = Implied(|spoken| {
    let milled = spoken.done_to(Done::To(Area::Drop)) == Some(Referent::Milled);
    milled.then(|| Price::MILLED.into())
});

/// The card of which \[Spirit Boost\] has removed markers.
const UNMARKED: Implied<Name> = Implied(|spoken| spoken.boosted.then(|| Price::UNMARKED.into()));

/// No words for what an instruction has done can mean what \[Burst\] has.
const NOT_MILLED: Only = Only(|spoken| spoken.done_to(Done::To(Area::Drop)) != Some(Referent::Milled));

/// Several cards that were chosen last.
const CHOSEN_LAST: Implied<Name> = Implied(|spoken| match spoken.them {
    Some(Referent::Named(n)) => Some(name(n)),
    _ => None,
});

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
