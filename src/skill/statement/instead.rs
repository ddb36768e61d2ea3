//! Replacement effects: `If this card would leave the Battle Area, remove it from the game instead` (8-2-2-3).

use std::sync::Arc;

use super::super::card::description;
use super::super::effect::{Clause, destination};
use super::super::phrase::{At, Boxed, Only, Page, Phrase, Referent, Tacit, Ways, phrase};
use super::super::price::PriceOf;
use super::super::sentence::{joined_clauses, says_joined_clauses};
use crate::ability::{
    Area, Block, Cards, Condition, Destination, Doer, Effect, Filter, Instead, Price, Says, Scope, Statement, Subject,
    Trigger, Watched, Who,
};

phrase! {
    /// A statement that something happens in the place of something else.
    pub(super) fn instead() -> Statement {
        (Statement { when: None, about: Subject::This, scope, says: Says::Instead(what) }) =>
            [{what: Whole} {scope: Tacit(place(what.clone().as_ref()))}] | [{what: Spared(true)} {scope: Tacit(Scope::InPlay)}]
            | [{what: Spared(false)} {scope: Tacit(Scope::InPlay)}]
            | [{what: Charged} {scope: Tacit(place(what.clone().as_ref()))}];
    }

    /// The same behind a condition, with which it shares the "if": `if A and this card would leave the Battle Area, …`.
    pub(super) fn instead_too() -> Statement {
        (Statement { when: None, about: Subject::This, scope, says: Says::Instead(what) }) =>
            [{what: Bare} {scope: Tacit(place(what.clone().as_ref()))}];
    }

    /// What would happen.
    fn would() -> Trigger {
        (Trigger::By(doer, event)) =>
            [{event: Boxed(leaves())} {doer: by()}]
            | [{event: Boxed(loses_marker())} {doer: by_attack()}]
            | [{event: Boxed(kod())} {doer: by()}]
            | [{event: Boxed(moved_from_battle())} {doer: by()}];
        (event) => [{event: leaves()}] | [{event: kod()}] | [{event: loses_marker()}] | [{event: moved()}]
            | [{event: moved_from_battle()}] | [{event: moved_by_you()}];
        (Trigger::Either(events)) => [{events: LeavesOrKod}] | [{events: FromTwo}];
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
        (Watched::This) => ["this card" ("in your battle area" | "") {-> |s| s.it = Some(Referent::This)}] | [{! ITS_THIS} "it"];
        (Watched::Yours(filter)) => [("one of your" | "your" | "a" | "an") {filter: description()} ("in your battle area" | "") {-> |s| s.it = Some(Referent::It)}];
        (Watched::YourOther(filter)) => [("another of your" | "one of your other") {filter: description()} {-> |s| s.it = Some(Referent::It)}];
    }

    fn leaves() -> Trigger {
        (Trigger::Leaves(card, Area::Battle)) =>
            [{card: whichever()} ("would leave" | "would be removed from" | "is removed from") ("your battle area" | "the battle area" | "a battle area")];
        (Trigger::Leaves(card, Area::Combo)) =>
            [{card: whichever()} ("would leave" | "would be removed from" | "is removed from") ("your combo area" | "the combo area" | "a combo area")];
    }

    fn kod() -> Trigger {
        (Trigger::Kod(card)) => [{card: whichever()} ("would be ko'd" | "is ko'd")];
    }

    fn loses_marker() -> Trigger {
        (Trigger::LosesMarker(card)) => [{card: whichever()} "would lose a marker"];
    }

    fn moved() -> Trigger {
        (Trigger::Moved(card, from, to)) =>
            [{card: whichever()} ("is placed in" | "would be placed in") ("a" | "your" | "its owner's") {to: super::super::place::area()} "from" ("a" | "your") {from: super::super::place::area()}];
    }

    /// Out of the Battle Area, where that is said of the card.
    fn moved_from_battle() -> Trigger {
        (Trigger::Moved(card, Area::Battle, to)) =>
            [{card: in_battle_area()} "would be placed in" ("a" | "your" | "its owner's") {to: super::super::place::area()}];
    }

    fn in_battle_area() -> Watched {
        (Watched::This) => ["this card in your battle area" {-> |s| s.it = Some(Referent::This)}];
        (Watched::Yours(filter)) => [("one of your" | "your" | "a" | "an") {filter: description()} "in your battle area" {-> |s| s.it = Some(Referent::It)}];
    }

    /// A card that its player would move.
    fn moved_by_you() -> Trigger {
        (Trigger::Moved(Watched::Yours(filter), from, to)) =>
            ["you would place" ("a" | "an") {filter: description()} "from your" {from: super::super::place::area()}
             ("in your" | "into your") {to: super::super::place::area()} {-> |s| s.it = Some(Referent::It)}];
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
        (Doer::Battle) => [("from an opponent's attack" | "from an attack" | "by an opponent's attack")];
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

/// `is placed in a Drop Area from a Battle Area or Combo Area`.
#[derive(Clone)]
struct FromTwo;

impl Phrase for FromTwo {
    type Value = Vec<Trigger>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Trigger>> {
        let mut ways = Ways::new();
        for (event, at) in moved().read(page, at) {
            let Trigger::Moved(card, _, to) = &event else { continue };
            let Some(at) = page.any(at, &["or a", "or your", "or"]) else { continue };
            for (other, at) in super::super::place::area().read(page, at) {
                ways.push((vec![event.clone(), Trigger::Moved(card.clone(), other, *to)], at));
            }
        }
        ways
    }
    fn says(&self, value: &Vec<Trigger>, page: &Page<'_>, at: At) -> Vec<At> {
        let [event @ Trigger::Moved(card, _, to), Trigger::Moved(same, other, same_to)] = value.as_slice() else {
            return Vec::new();
        };
        if same != card || same_to != to {
            return Vec::new();
        }
        let ors = moved().says(event, page, at).into_iter().filter_map(|at| page.any(at, &["or a", "or your", "or"]));
        ors.flat_map(|at| super::super::place::area().says(other, page, at)).collect()
    }
}

/// `would be removed from your Battle Area by an opponent's skill or KO'd`.
#[derive(Clone)]
struct LeavesOrKod;

impl LeavesOrKod {
    const OR: &'static [&'static str] = &["or ko'd", "or be ko'd"];

    fn kod(event: &Trigger) -> Option<Trigger> {
        match event {
            Trigger::By(_, event) => Self::kod(event),
            Trigger::Leaves(card, Area::Battle) => Some(Trigger::Kod(card.clone())),
            _ => None,
        }
    }
}

impl Phrase for LeavesOrKod {
    type Value = Vec<Trigger>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Trigger>> {
        let mut ways = Ways::new();
        for (event, at) in leaves().read(page, at) {
            for (doer, at) in by().read(page, at) {
                let Some(at) = page.any(at, Self::OR) else { continue };
                let removed = Trigger::By(doer, Box::new(event.clone()));
                ways.extend(Self::kod(&event).map(|kod| (vec![removed, kod], at)));
            }
        }
        ways
    }
    fn says(&self, value: &Vec<Trigger>, page: &Page<'_>, at: At) -> Vec<At> {
        let [Trigger::By(doer, event), kod] = value.as_slice() else { return Vec::new() };
        if Self::kod(event).as_ref() != Some(kod) {
            return Vec::new();
        }
        let removed = leaves().says(event, page, at).into_iter().flat_map(|at| by().says(doer, page, at));
        removed.filter_map(|at| page.any(at, Self::OR)).collect()
    }
}

/// `If …, … instead`.
#[derive(Clone)]
struct Whole;

const IF: &[&str] = &["if", "when"];

impl Phrase for Whole {
    type Value = Arc<Instead>;

    fn read(&self, page: &Page<'_>, at: At) -> Ways<Arc<Instead>> {
        let mut ways = Ways::new();
        for (once, at) in once(page, at, &["once per turn,"]) {
            for (what, at) in page.any(at, IF).map_or_else(Ways::new, |at| Bare.read(page, at)) {
                if once {
                    ways.extend((!what.once).then(|| (Arc::new(Instead { once, ..Instead::clone(&what) }), at)));
                } else {
                    ways.push((what, at));
                }
            }
        }
        ways
    }

    fn says(&self, value: &Arc<Instead>, page: &Page<'_>, at: At) -> Vec<At> {
        let mut ends = page.any(at, IF).map_or_else(Vec::new, |at| Bare.says(value, page, at));
        if value.once {
            let within = Arc::new(Instead { once: false, ..Instead::clone(value) });
            let begun = page.heard(|| page.lit(at, "once per turn,")).and_then(|at| page.any(at, IF));
            ends.extend(begun.into_iter().flat_map(|at| Bare.says(&within, page, at)));
        }
        ends
    }
}

/// `once per turn`, or nothing.
fn once(page: &Page<'_>, at: At, words: &'static [&'static str]) -> Ways<bool> {
    page.any(at, words).map(|at| (true, at)).into_iter().chain([(false, at)]).collect()
}

const ONCE: &[&str] = &["once per turn,", "once per turn"];

/// The same without the "if".
#[derive(Clone)]
pub(super) struct Bare;

/// What begins the second part of an offer.
const IF_DONE: &[&str] = &[". if you do, this card remains in the battle area,", ". if you do so,", ". if you do,"];

impl Bare {
    /// What happens instead, all of it, as far as "instead".
    fn acts(page: &Page<'_>, at: At) -> Ways<Instead> {
        let mut ways = Ways::new();
        let nothing = || Instead {
            would: Trigger::PlacedAsLeader,
            may: false,
            once: false,
            cost: Vec::new(),
            effect: Block::default(),
        };
        if let Some(at) = page.lit(at, "you may") {
            // What may be done has to be possible whole (8-9-3): it is a price, if it can be one.
            let prices = PriceOf.read(page, at);
            let acts = if prices.is_empty() { joined_clauses(page, at) } else { Ways::new() };
            ways.extend(prices.into_iter().map(|(cost, at)| (Instead { may: true, cost, ..nothing() }, at)));
            let acts = acts.into_iter().filter(|(effects, _)| is_about_it(effects));
            ways.extend(acts.map(|(effects, at)| (Instead { may: true, effect: effects.into(), ..nothing() }, at)));
            return ways;
        }
        ways.extend(passive().read(page, at).into_iter().map(|(to, at)| (Instead { effect: it(to), ..nothing() }, at)));
        let acts = Clause::read(page, at).into_iter();
        ways.extend(acts.map(|(effects, at)| (Instead { effect: effects.into(), ..nothing() }, at)));
        ways
    }

    fn says_acts(value: &Instead, page: &Page<'_>, at: At) -> Vec<At> {
        if value.may {
            let offer = page.lit(at, "you may").into_iter();
            return match (value.cost.is_empty(), value.effect.is_empty()) {
                (false, true) => offer.flat_map(|at| PriceOf.says(&value.cost, page, at)).collect(),
                (true, false) if is_about_it(&value.effect) => {
                    offer.flat_map(|at| says_joined_clauses(&value.effect, page, at)).collect()
                }
                _ => Vec::new(),
            };
        }
        if !value.cost.is_empty() {
            return Vec::new();
        }
        let mut ends = Clause::says(&value.effect, page, at);
        if let [Effect::Move(..)] = &*value.effect {
            let said = passive().read(page, at).into_iter().filter(|(to, _)| it(to.clone()) == value.effect);
            ends.extend(said.map(|(_, at)| at));
        }
        ends
    }
}

/// Acts on the card that it would happen to, whatever else is done: they are possible as long as that is there.
fn is_about_it(effects: &[Effect]) -> bool {
    let about = |effect: &Effect| effect.cards().into_iter().any(|cards| matches!(cards, Cards::It | Cards::This));
    effects.iter().all(about)
}

impl Phrase for Bare {
    type Value = Arc<Instead>;

    fn read(&self, page: &Page<'_>, at: At) -> Ways<Arc<Instead>> {
        let mut ways = Ways::new();
        for (would, at) in would().read(page, at) {
            let Some(at) = page.lit(at, ",") else { continue };
            for (first, at) in once(page, at, ONCE) {
                for (what, at) in Self::acts(page, at) {
                    for (last, at) in once(page, at, ONCE) {
                        let Some(at) = page.lit(at, "instead").filter(|_| !(first && last)) else { continue };
                        let what = Instead { would: would.clone(), once: first || last, ..what.clone() };
                        for (more, at) in page.any(at, IF_DONE).map_or_else(Ways::new, |at| joined_clauses(page, at)) {
                            let effect = [what.effect.to_vec(), more].concat().into();
                            ways.extend(what.may.then(|| (Arc::new(Instead { effect, ..what.clone() }), at)));
                        }
                        ways.push((Arc::new(what), at));
                    }
                }
            }
        }
        ways
    }

    fn says(&self, value: &Arc<Instead>, page: &Page<'_>, at: At) -> Vec<At> {
        let commas = would().says(&value.would, page, at).into_iter().filter_map(|at| page.lit(at, ","));
        let mut ends = Vec::new();
        for at in commas.collect::<Vec<_>>() {
            for n in 0..=value.effect.len() {
                let (acts, more) = value.effect.split_at(n);
                let what = Instead { effect: acts.into(), ..Instead::clone(value) };
                let mut said = Vec::new();
                if value.once {
                    let first = page.any(at, ONCE).into_iter().flat_map(|at| Self::says_acts(&what, page, at));
                    said.extend(first);
                    let last = page.heard(|| Self::says_acts(&what, page, at)).into_iter();
                    said.extend(last.filter_map(|at| page.any(at, ONCE)));
                } else {
                    said = Self::says_acts(&what, page, at);
                }
                let said = said.into_iter().filter_map(|at| page.lit(at, "instead"));
                if more.is_empty() {
                    ends.extend(said);
                } else if value.may {
                    let done = said.filter_map(|at| page.any(at, IF_DONE));
                    ends.extend(done.flat_map(|at| says_joined_clauses(more, page, at)));
                }
            }
        }
        ends
    }
}

/// `this card can't be KO'd once per turn`, `you don't take damage`: nothing happens instead, the first time or always.
#[derive(Clone)]
struct Spared(bool);

phrase! {
    fn spared() -> Trigger {
        (Trigger::Kod(Watched::This)) => [("this card can't be ko'd once per turn" | "it can't be ko'd once per turn" | "can't be ko'd once per turn")];
        (Trigger::By(Doer::Battle, event)) => [
            ("this card can't be ko'd in battle once per turn" | "this card is not ko'd in battle once per turn" | "can't be ko'd in battle once per turn")
            {event: Boxed(Tacit(Trigger::Kod(Watched::This)))}
        ];
    }
}

phrase! {
    pub(in super::super) fn harmless() -> Trigger {
        (Trigger::By(Doer::Battle, event)) => [
            ("your leader card doesn't take damage from attacks" | "your leader cards don't take damage from attacks" | "your leader doesn't take damage from attacks" | "your leader card doesn't take damage from your opponent's attacks"
             | "you don't take damage from attacks" | "you don't take damage from your opponent's attacks"
             | "your leader card doesn't take damage" | "your leader doesn't take damage")
            {event: Boxed(Tacit(Trigger::Damaged(Who::You)))}
        ];
        (Trigger::Damaged(Who::You)) => ["you don't take damage"];
    }
}

impl Spared {
    fn events(&self, page: &Page<'_>, at: At) -> Ways<Trigger> {
        if self.0 { spared().read(page, at) } else { harmless().read(page, at) }
    }
}

impl Phrase for Spared {
    type Value = Arc<Instead>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Arc<Instead>> {
        let what = |would| Instead { would, may: false, once: self.0, cost: Vec::new(), effect: Block::default() };
        self.events(page, at).into_iter().map(|(would, at)| (Arc::new(what(would)), at)).collect()
    }
    fn says(&self, value: &Arc<Instead>, page: &Page<'_>, at: At) -> Vec<At> {
        let bare = value.once == self.0 && !value.may && value.cost.is_empty() && value.effect.is_empty();
        match (bare, self.0) {
            (false, _) => Vec::new(),
            (true, true) => spared().says(&value.would, page, at),
            (true, false) => harmless().says(&value.would, page, at),
        }
    }
}

phrase! {
    /// `it's sent to its owner's Warp`.
    fn passive() -> Destination {
        (to) => [("it's sent" | "it is sent" | "it's placed" | "it is placed it" | "it is placed") {to: destination()}];
    }
}

/// "It" is the card that has the skill.
const ITS_THIS: Only = Only(|spoken| spoken.it == Some(Referent::This));

/// The card that it would happen to goes somewhere else.
fn it(to: Destination) -> Block {
    [Effect::Move(Cards::It, to)].into()
}

/// `when placing this card in your energy from any area, you may …. if you do, negate this card's [Energy-Exhaust] skill`: it
/// comes in Active Mode instead.
#[derive(Clone)]
struct Charged;

const PLACING: &[&str] = &["when placing this card in your energy from any area, you may"];
const NOT_EXHAUSTED: &[&str] =
    &[". if you do, negate this card's [Energy-Exhaust] skill", ". if you do, negate this card's [Energy-Exhaust]"];

fn charged(cost: Vec<Price>) -> Instead {
    Instead {
        would: Trigger::Enters(Watched::This, Area::Energy),
        may: true,
        once: false,
        cost,
        effect: it(Destination::EnergyActive),
    }
}

impl Phrase for Charged {
    type Value = Arc<Instead>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Arc<Instead>> {
        let paid = page.any(at, PLACING).map_or_else(Ways::new, |at| PriceOf.read(page, at)).into_iter();
        paid.filter_map(|(cost, at)| Some((Arc::new(charged(cost)), page.any(at, NOT_EXHAUSTED)?))).collect()
    }
    fn says(&self, value: &Arc<Instead>, page: &Page<'_>, at: At) -> Vec<At> {
        if **value != charged(value.cost.clone()) {
            return Vec::new();
        }
        let paid = page.any(at, PLACING).into_iter().flat_map(|at| PriceOf.says(&value.cost, page, at));
        paid.filter_map(|at| page.any(at, NOT_EXHAUSTED)).collect()
    }
}
