//! Replacement effects: `If this card would leave the Battle Area, remove it from the game instead` (8-2-2-3).

use std::sync::Arc;

use super::super::card::description;
use super::super::effect::Clause;
use super::super::phrase::{At, Boxed, Page, Phrase, Referent, Tacit, Ways, phrase};
use super::super::price::{self, PriceOf};
use crate::ability::{
    Area, Block, Cards, Doer, Effect, Fate, Instead, Says, Scope, Statement, Subject, Trigger, Watched, Who,
};

phrase! {
    /// A statement that something happens in the place of something else.
    pub(super) fn instead() -> Statement {
        (Statement { when: None, about: Subject::This, scope, says: Says::Instead(what) }) => [{what: Whole} {scope: Tacit(place(what.clone().as_ref()))}];
    }

    /// What would happen.
    fn would() -> Trigger {
        (Trigger::By(doer, event)) =>
            [{event: Boxed(leaves())} {doer: by()}]
            | [{event: Boxed(loses_marker())} {doer: by_attack()}]
            | [{event: Boxed(kod())} {doer: by()}];
        (event) => [{event: leaves()}] | [{event: kod()}] | [{event: loses_marker()}] | [{event: moved()}];
        (Trigger::Either(events)) => [{events: LeavesOrKod}] | [{events: FromTwo}];
    }

    fn whichever() -> Watched {
        (Watched::This) => ["this card" {-> |s| s.it = Some(Referent::This)}];
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
        Trigger::Leaves(Watched::This, from) | Trigger::Moved(Watched::This, from, _) => !from.skills_work(),
        _ => false,
    }
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
        let Some(at) = page.any(at, IF) else { return ways };
        for (would, at) in would().read(page, at) {
            let Some(at) = page.lit(at, ",") else { continue };
            let mut push = |instead: Instead, at: At| {
                ways.extend(page.lit(at, "instead").map(|at| (Arc::new(instead), at)));
            };
            let nothing = || Instead { would: would.clone(), may: false, cost: Vec::new(), effect: Block::default() };
            if let Some(at) = page.lit(at, "you may") {
                // What may be done has to be possible whole (8-9-3): it is a price.
                for (cost, at) in PriceOf.read(page, at) {
                    push(Instead { may: true, cost, ..nothing() }, at);
                }
                continue;
            }
            for (fate, at) in passive().read(page, at) {
                push(Instead { effect: it(fate), ..nothing() }, at);
            }
            for (effects, at) in Clause::read(page, at) {
                push(Instead { effect: effects.into(), ..nothing() }, at);
            }
        }
        ways
    }

    fn says(&self, value: &Arc<Instead>, page: &Page<'_>, at: At) -> Vec<At> {
        let ifs = page.any(at, IF).into_iter();
        let commas = ifs.flat_map(|at| would().says(&value.would, page, at)).filter_map(|at| page.lit(at, ","));
        let mut ends = Vec::new();
        for at in commas.collect::<Vec<_>>() {
            if value.may {
                if value.effect.is_empty() {
                    ends.extend(page.lit(at, "you may").into_iter().flat_map(|at| PriceOf.says(&value.cost, page, at)));
                }
            } else if value.cost.is_empty() {
                ends.extend(Clause::says(&value.effect, page, at));
                if let [Effect::Move(..)] = &*value.effect {
                    let said = passive().read(page, at).into_iter().filter(|(fate, _)| it(*fate) == value.effect);
                    ends.extend(said.map(|(_, at)| at));
                }
            }
        }
        ends.into_iter().filter_map(|at| page.lit(at, "instead")).collect()
    }
}

phrase! {
    /// `it's sent to its owner's Warp`.
    fn passive() -> Fate {
        (fate) => [("it's sent" | "it is sent" | "it's placed" | "it is placed") {fate: price::to()}];
    }
}

/// The card that it would happen to goes somewhere else.
fn it(fate: Fate) -> Block {
    use crate::ability::Destination;
    let to = match fate {
        Fate::To(area) => Destination::To(area),
        _ => Destination::DeckBottom,
    };
    [Effect::Move(Cards::It, to)].into()
}
