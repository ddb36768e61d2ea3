//! Replacement effects: `If this card would leave the Battle Area, remove it from the game instead` (8-2-2-3).

use std::sync::Arc;

use super::super::cards::{area, description};
use super::super::condition::condition;
use super::super::effect::destination;
use super::super::phrase::{
    Ahead, At, Block as BlockOf, Boxed, ITS_THIS, Mapped, Nothing, Page, Referent, Said, Shared, Tacit, Without, phrase,
};
use super::super::price::price;
use super::super::sentence::joined_clauses;
use crate::ability::{
    Area, Block, Cards, Condition, Destination, Doer, Effect, Filter, Instead, Mode, Price, Says, Scope, Statement,
    Subject, Trigger, Watched, Who,
};

/// Whether the rest of a line can state that something happens in the place of something else.
pub(in super::super) fn may_replace(page: &Page<'_>, at: At) -> bool {
    page.may_follow(at, &instead()) || page.may_follow(at, &instead_if()) || page.may_follow(at, &instead_too())
}

phrase! {
    /// A statement that something happens in the place of something else.
    pub(super) fn instead() -> Statement {
        (Statement { when: None, about: Subject::This, scope, says: Says::Instead(what) }) =>
            [{what: Shared(whole())} {scope: Tacit(place(&what))}] | [{what: Shared(nothing())} {scope: Tacit(Scope::InPlay)}];
    }

    /// The same with a condition of its own behind what would happen: `If this card would be KO'd, if it's your turn, …`.
    pub(super) fn instead_if() -> Statement {
        (statement) => [{statement: Mapped(told_if(), |(asked, told)| under(asked, told), parted)}];
    }

    fn told_if() -> (Condition, Told) {
        ((asked, (event, first, done, last, more))) =>
            [("if" | "when") {event: would()} (", if" | "when" | "while") {asked: condition()} {? !matches!(&asked, Condition::All(_))} ","
             {first: once()} {done: acts()} {last: once()} "instead" {more: afterwards()}];
    }

    /// The same behind a condition, with which it shares the "if": `if A and this card would leave the Battle Area, …`.
    pub(super) fn instead_too() -> Statement {
        (Statement { when: None, about: Subject::This, scope, says: Says::Instead(what) }) =>
            [{what: Shared(bare())} {scope: Tacit(place(&what))}];
    }

    /// `If …, … instead`.
    fn whole() -> Instead {
        (what) => [("if" | "when" | "any time" | "each time") {what: bare()}]
            | ["once per turn," ("if" | "when") {what: Mapped(bare(), |what| other_times(false, &what), |what| other_times(true, what))}];
        // It comes in Active Mode.
        (Instead { would: Trigger::Enters(Watched::This, Area::Energy), may: true, once: false, cost, effect }) =>
            ["when placing this card in your energy from any area, you may" {cost: price()}
             (". if you do, negate this card's [Energy-Exhaust] skill" | ". if you do, negate this card's [Energy-Exhaust]")
             {effect: Tacit(it(Destination::EnergyActive))}];
    }

    /// `this card can't be KO'd once per turn`, `you don't take damage`: nothing happens instead, the first time or always.
    fn nothing() -> Instead {
        (Instead { would, may: false, once: true, cost, effect }) => [{would: spared()} {cost: Tacit(Vec::<Price>::new())} {effect: Nothing}];
        (Instead { would, may: false, once: false, cost, effect }) => [{would: harmless()} {cost: Tacit(Vec::<Price>::new())} {effect: Nothing}];
    }

    fn bare() -> Instead {
        (what) => [{what: Mapped(told(), put_together, taken_apart)}];
    }

    /// What would happen, what happens instead, before or behind which it may stand how often, and what is done after that.
    fn told() -> Told {
        ((event, first, done, last, more)) => [{event: would()} "," {first: once()} {done: acts()} {last: once()} "instead" {more: afterwards()}]
            | [{event: would()} "," "you may instead" {done: paid()} {first: Tacit(false)} {last: Tacit(false)} {more: Tacit(Vec::<Effect>::new())}];
    }

    fn once() -> bool {
        (true) => [("once per turn," | "once per turn")];
        (false) => [""];
    }

    /// What is done instead, where that word stands before it.
    fn paid() -> Acts {
        ((true, cost, effect)) => [{cost: price()} {effect: Nothing}];
    }

    fn acts() -> Acts {
        ((true, cost, effect)) => ["you may" {cost: price()} {effect: Nothing}]
            // What may be done has to be possible whole (8-9-3): it is a price, if it can be one.
            | ["you may" {! Without(price())} {effect: BlockOf(joined_clauses())} {? is_about_it(&effect)} {cost: Tacit(Vec::<Price>::new())}];
        ((false, cost, effect)) => [{effect: BlockOf(joined_clauses())} {cost: Tacit(Vec::<Price>::new())}]
            | [{effect: BlockOf(passive())} {cost: Tacit(Vec::<Price>::new())}];
    }

    /// `it's sent to its owner's Warp`.
    fn passive() -> Vec<Effect> {
        [Effect::Move(Cards::It, to)] => [("it's sent" | "it is sent" | "it's placed" | "it is placed it" | "it is placed") {to: destination()}];
    }

    /// The second part of an offer.
    fn afterwards() -> Vec<Effect> {
        [] => [""];
        (more) => [(". if you do, this card remains in the battle area," | ". if you do so," | ". if you do,") {more: joined_clauses()}];
    }

    /// What would happen.
    fn would() -> Trigger {
        (Trigger::By(doer, event)) =>
            [{event: Boxed(leaves())} {doer: by()}]
            | [{event: Boxed(loses_marker())} {doer: by_attack()}]
            | [{event: Boxed(kod())} {doer: by()}]
            | [{event: Boxed(moved_from_battle())} {doer: by()}]
            | [{event: Boxed(damaged())} {doer: by_attack()}];
        (Trigger::By(Doer::Card(Watched::This), event)) =>
            ["this card would deal damage to your opponent" {event: Boxed(Tacit(Trigger::Damaged(Who::Opponent)))} {-> |s| s.it = Some(Referent::This)}];
        (Trigger::While(Condition::Are(Cards::This, Filter::Mode(Mode::Rest)), event)) =>
            ["this card in rest mode would be ko'd" {event: Boxed(Tacit(Trigger::Kod(Watched::This)))} {-> |s| s.it = Some(Referent::This)}];
        (Trigger::Enters(Watched::This, to)) =>
            ["this card would be placed in" ("a" | "your" | "its owner's") {to: area()} {? !to.skills_work()} {-> |s| s.it = Some(Referent::This)}];
        (event) => [{event: damaged()}];
        (event) => [{event: leaves()}] | [{event: kod()}] | [{event: loses_marker()}] | [{event: moved()}]
            | [{event: moved_from_battle()}] | [{event: moved_by_you()}];
        (Trigger::Either(events)) => [{events: leaves_or_kod()}] | [{events: moved_from_two()}] | [{events: leaves_either()}];
        (Trigger::Either(events)) => [
            ("you would add a card from your life to your hand or place it in your drop area" | "you would add a card from your life to your hand or place it in your drop")
            {events: Tacit(from_life())} {-> |s| s.it = Some(Referent::It)}
        ];
        (Trigger::While(Condition::Shown(Cards::This), event)) => [
            ("you would reveal this card from your life to add it to your hand" | "you would reveal this card from your life and add it to your hand"
             | "this card would be revealed in your life and added to your hand")
            {event: Boxed(Tacit(Trigger::Moved(Watched::This, Area::Life, Area::Hand)))} {-> |s| s.it = Some(Referent::This)}
        ];
        (Trigger::RunsOut(Who::You)) => [
            ("you would lose the game by running out of cards in your deck" | "you would lose the game because you have no cards in your deck")
        ];
        (Trigger::Played(Watched::Theirs(filter))) => ["your opponent plays" ("a" | "an") {filter: description()} {-> |s| s.it = Some(Referent::It)}];
    }

    fn whichever() -> Watched {
        (Watched::This) => ["this card" {-> |s| s.it = Some(Referent::This)}] | [{! ITS_THIS} "it"]
            // "If this card has … and would leave the Battle Area": the subject has been named.
            | [{! ITS_THIS} {! Ahead(&["would"], true)}];
        (Watched::Yours(filter)) => [("one of your" | "your" | "a" | "an") {filter: description()} {-> |s| s.it = Some(Referent::It)}];
        // It is read only: what would leave the Combo Area is not there.
        (card) => [{card: in_battle_area()}];
        (Watched::YourOther(filter)) => [("another of your" | "one of your other") {filter: description()} {-> |s| s.it = Some(Referent::It)}];
    }

    fn leaves() -> Trigger {
        (Trigger::Leaves(card, Area::Battle)) =>
            [{card: whichever()} ("would leave" | "would be removed from" | "is removed from") ("your battle area" | "the battle area" | "a battle area")];
        (Trigger::Leaves(card, Area::Combo)) =>
            [{card: whichever()} ("would leave" | "would be removed from" | "is removed from") ("your combo area" | "the combo area" | "a combo area")];
    }

    /// `would be removed from a Battle Area or Combo Area`.
    fn leaves_either() -> Vec<Trigger> {
        [Trigger::Leaves(card, Area::Battle), Trigger::Leaves(same, Area::Combo)] =>
            [{card: whichever()} ("would leave" | "would be removed from") ("a battle area or combo area" | "your battle area or combo area" | "a battle area or a combo area")
             {same: Tacit(card.clone())}];
    }

    fn damaged() -> Trigger {
        (Trigger::Damaged(Who::You)) => ["you would take damage"];
    }

    fn kod() -> Trigger {
        (Trigger::Kod(card)) => [{card: whichever()} ("would be ko'd" | "is ko'd")];
    }

    fn loses_marker() -> Trigger {
        (Trigger::LosesMarker(card)) => [{card: whichever()} "would lose a marker"] | ["a marker would be removed from" {card: whichever()}];
    }

    fn moved() -> Trigger {
        (Trigger::Moved(card, from, to)) =>
            [{card: whichever()} ("is placed in" | "would be placed in") ("a" | "your" | "its owner's") {to: area()} "from" ("a" | "your") {from: area()}];
    }

    /// `is placed in a Drop Area from a Battle Area or Combo Area`.
    fn moved_from_two() -> Vec<Trigger> {
        [Trigger::Moved(card, from, to), Trigger::Moved(same, other, there)] =>
            [{card: whichever()} ("is placed in" | "would be placed in") ("a" | "your" | "its owner's") {to: area()} "from" ("a" | "your") {from: area()}
             ("or a" | "or your" | "or") {other: area()} {same: Tacit(card.clone())} {there: Tacit(to.clone())}];
    }

    /// `would be removed from your Battle Area by an opponent's skill or KO'd`.
    fn leaves_or_kod() -> Vec<Trigger> {
        [Trigger::By(doer, event), kod] => [{event: Boxed(leaves())} {doer: by()} ("or ko'd" | "or be ko'd") {kod: Said(kod_of(&event))}];
    }

    /// Out of the Battle Area, where that is said of the card.
    fn moved_from_battle() -> Trigger {
        (Trigger::Moved(card, Area::Battle, to)) =>
            [{card: in_battle_area()} "would be placed in" ("a" | "your" | "its owner's") {to: area()}];
    }

    fn in_battle_area() -> Watched {
        (Watched::This) => ["this card in your battle area" {-> |s| s.it = Some(Referent::This)}];
        (Watched::Yours(filter)) => [("one of your" | "your" | "a" | "an") {filter: description()} "in your battle area" {-> |s| s.it = Some(Referent::It)}];
    }

    /// A card that its player would move.
    fn moved_by_you() -> Trigger {
        (Trigger::Moved(Watched::Yours(filter), from, to)) =>
            ["you would place" ("a" | "an") {filter: description()} "from your" {from: area()}
             ("in your" | "into your") {to: area()} {-> |s| s.it = Some(Referent::It)}];
    }

    /// By whose doing.
    fn by() -> Doer {
        (Doer::Skill(Who::Opponent)) =>
            [("by an opponent's skill" | "by your opponent's skill" | "by your opponent's skills" | "by an opponent's skills")];
        (Doer::Skill(Who::You)) => [("by one of your skills" | "by your skill" | "by your skills")];
        (Doer::Skill(Who::Both)) => [("by a skill" | "by skills")];
        (Doer::Battle) => [("in battle" | "by battle" | "in a battle")];
    }

    fn by_attack() -> Doer {
        (Doer::Battle) => [("from an opponent's attack" | "from an attack" | "by an opponent's attack" | "from an opponent's card attack")];
    }
}

/// Where a replacement works: wherever its card is, if that may have to be elsewhere than in play.
fn place(instead: &Instead) -> Scope {
    if instead.would.any(&elsewhere_of) { Scope::AllAreas } else { Scope::InPlay }
}

fn elsewhere_of(event: &Trigger) -> bool {
    match event {
        Trigger::Leaves(Watched::This, from)
        | Trigger::Moved(Watched::This, from, _)
        | Trigger::Enters(Watched::This, from) => !from.skills_work(),
        _ => false,
    }
}

/// A card goes from life to the hand, or to the Drop Area.
fn from_life() -> Vec<Trigger> {
    [Area::Hand, Area::Drop].map(|to| Trigger::Moved(Watched::Yours(Filter::Any), Area::Life, to)).to_vec()
}

fn kod_of(event: &Trigger) -> Option<Trigger> {
    if let Trigger::Leaves(card, Area::Battle) = event { Some(Trigger::Kod(card.clone())) } else { None }
}

/// Whether it may be done, what is paid for it, and what is done.
type Acts = (bool, Vec<Price>, Block);

/// What would happen, whether once per turn, what happens instead, whether that stands behind it, and what is done after that.
type Told = (Trigger, bool, Acts, bool, Vec<Effect>);

fn put_together((would, first, acts, last, more): Told) -> Option<Instead> {
    let (may, cost, effect) = acts;
    let effect = [effect.to_vec(), more.clone()].concat().into();
    let fits = !(first && last) && (may || more.is_empty());
    fits.then_some(Instead { would, may, once: first || last, cost, effect })
}

/// All that [`put_together`] may have made it of.
fn taken_apart(what: &Instead) -> Vec<Told> {
    let times: &[_] = if what.once { &[(true, false), (false, true)] } else { &[(false, false)] };
    let least = if what.may { 0 } else { what.effect.len() };
    let split = |n: usize| {
        let (done, more) = what.effect.split_at(n);
        let acts = (what.may, what.cost.clone(), done.into());
        times.iter().map(move |(first, last)| (what.would.clone(), *first, Acts::clone(&acts), *last, more.to_vec()))
    };
    (least..=what.effect.len()).rev().flat_map(split).collect()
}

/// A replacement that works under a condition.
fn under(asked: Condition, told: Told) -> Option<Statement> {
    let what = put_together(told)?;
    let scope = place(&what);
    Some(Statement { when: Some(asked), scope, ..Statement::new(Says::Instead(Arc::new(what))) })
}

/// What [`under`] may have made it of.
fn parted(statement: &Statement) -> Vec<(Condition, Told)> {
    let (Says::Instead(what), Some(asked)) = (&statement.says, &statement.when) else { return Vec::new() };
    taken_apart(what).into_iter().map(|told| (asked.clone(), told)).collect()
}

/// The same the first time in a turn, or always, if it is not so already.
fn other_times(once: bool, what: &Instead) -> Option<Instead> {
    (what.once == once).then(|| Instead { once: !once, ..what.clone() })
}

/// Acts on the card that it would happen to, whatever else is done: they are possible as long as that is there.
fn is_about_it(effects: &[Effect]) -> bool {
    let about = |effect: &Effect| effect.cards().into_iter().any(|cards| matches!(cards, Cards::It | Cards::This));
    effects.iter().all(about)
}

phrase! {
    fn spared() -> Trigger {
        (Trigger::Kod(Watched::This)) => [("this card can't be ko'd once per turn" | "it can't be ko'd once per turn" | "can't be ko'd once per turn")];
        (Trigger::By(doer, event)) => ["once per turn," {event: Boxed(not_removed())} {doer: by()}];
        (Trigger::By(Doer::Battle, event)) => [
            ("this card can't be ko'd in battle once per turn" | "this card is not ko'd in battle once per turn" | "can't be ko'd in battle once per turn")
            {event: Boxed(Tacit(Trigger::Kod(Watched::This)))}
        ];
    }

    fn not_removed() -> Trigger {
        (Trigger::Leaves(Watched::This, Area::Battle)) => [("this card can't be removed from a battle area" | "this card can't be removed from your battle area")];
    }

    pub(in super::super) fn harmless() -> Trigger {
        (Trigger::By(Doer::Battle, event)) => [
            ("your leader card doesn't take damage from attacks" | "your leader cards don't take damage from attacks" | "your leader doesn't take damage from attacks" | "your leader card doesn't take damage from your opponent's attacks"
             | "you don't take damage from attacks" | "you don't take damage from your opponent's attacks"
             | "your leader card doesn't take damage" | "your leader doesn't take damage")
            {event: Boxed(Tacit(Trigger::Damaged(Who::You)))}
        ];
        (Trigger::By(Doer::AttackOf(Watched::Theirs(filter)), event)) => [
            ("your leader card doesn't take damage from attacks by" | "your leader doesn't take damage from attacks by" | "you don't take damage from attacks by")
            ("your opponent's" | "their") {filter: description()} {event: Boxed(Tacit(Trigger::Damaged(Who::You)))}
        ];
        (Trigger::Damaged(Who::You)) => ["you don't take damage"];
    }
}

/// The card that it would happen to goes somewhere else.
fn it(to: Destination) -> Block {
    [Effect::Move(Cards::It, to)].into()
}
