//! One way of writing a skill out of many that mean the same.
//!
//! Two people who write down the same skill choose other names, put conditions in another order, or name the area that a
//! card type has anyway. [`plain`] takes such freedom away, so that `==` compares what skills do. Every rewriting here is
//! true in the engine: it never makes two skills equal that can be told apart in a game.

mod condition;
mod effect;
mod this;

use std::fmt::Debug;
use std::sync::Arc;

use super::{
    Body, Bounds, Change, Condition, Doer, Does, Effect, Family, Fate, Icons, Keyword, Name, Price, Says, Skill,
    Statement, Trigger, Watched, choices_written_out,
};
use condition::{both, flattened};
use effect::unname_tokens;
use this::{is_about_this, it_is_this, it_is_this_in};

/// The skill as plainly as it can be written: skills that do the same by other words become equal.
///
/// ```
/// use deckscouter::ability::{plain, written::Line};
/// let skill = |text| plain(&serde_yaml::from_str::<Line>(text).unwrap().0);
/// assert_eq!(skill("{if: {not: {not: {turn: you}}}}"), skill("{if: {turn: you}}"));
/// ```
#[must_use]
pub fn plain(skill: &Skill) -> Skill {
    let mut names = Names::default();
    let body = match &skill.body {
        Body::Does(does) if **does == Does::default() => Body::Tags,
        Body::Does(does) => {
            Body::Does(Arc::new(names.does(does, &skill.tags.iter().map(|tag| tag.keyword).collect::<Vec<_>>())))
        }
        Body::Permanent(statements) => {
            let mut statements: Vec<Statement> =
                statements.iter().map(|statement| names.statement(statement)).collect();
            sort(&mut statements);
            Body::Permanent(statements)
        }
        other => other.clone(),
    };
    Skill { tags: skill.tags.clone(), body }
}

/// Whether skills mean the same, line by line, however they are put.
///
/// ```
/// use deckscouter::ability::{same_meaning, written::Lines};
/// # fn read(yaml: &str) -> Lines { serde_yaml::from_str(yaml).unwrap() }
/// let a = read("[{tags: '[Auto]', do: [{look-at-top: [3, seen]}, {reveal: {named: seen}}]}]").skills();
/// let b = read("[{tags: '[Auto]', do: [{look-at-top: [3, x]}, {reveal: {named: x}}]}]").skills();
/// let c = read("[{tags: '[Auto]', do: [{look-at-top: [2, x]}, {reveal: {named: x}}]}]").skills();
/// assert!(same_meaning(&a.lines, &b.lines));
/// assert!(!same_meaning(&a.lines, &c.lines));
/// ```
pub fn same_meaning(a: &[Skill], b: &[Skill]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| plain(a) == plain(b))
}

/// In an order that does not depend on who has written it.
fn sort<T: Debug>(parts: &mut [T]) {
    parts.sort_by_cached_key(|part| format!("{part:?}"));
}

/// The names that have been met, in the order of their first use.
#[derive(Default)]
struct Names(Vec<Name>);

impl Names {
    fn name(&mut self, name: &mut Name) {
        let at = self.0.iter().position(|known| known == name).unwrap_or_else(|| {
            self.0.push(name.clone());
            self.0.len() - 1
        });
        *name = format!("{}", at + 1).into();
    }

    fn does(&mut self, does: &Does, tags: &[Keyword]) -> Does {
        let mut does = does.clone();
        does.from.sort_unstable();
        does.from.dedup();
        // A card that enters an area of play is where its skills work.
        if let Some(Trigger::Enters(Watched::This, area)) = &does.when
            && area.skills_work()
            && does.from == [*area]
        {
            does.from.clear();
        }
        // 10-10-2: a [Counter] is used from hand, whatever else is said of it.
        if tags.iter().any(|tag| Family::Counter.keywords().contains(tag)) {
            does.from.clear();
        }
        if let Some(when) = &mut does.when {
            self.trigger(when);
        }
        let spoken_of = spoken_of(&does.cost, &does.effect);
        unname(&mut does.cost, &spoken_of);
        self.prices(&mut does.cost);
        if let Some(condition) = &mut does.condition {
            self.condition(condition);
        }
        // A price that has not been paid in part yet can be paid or not, whatever the place of its conditions; an
        // [Awaken] that may be activated whatever its condition says means only what stands under `if`.
        let awakens = tags.iter().any(|tag| matches!(tag, Keyword::Awaken | Keyword::AwakenSurge));
        let named = does
            .cost
            .iter()
            .any(|price| matches!(price, Price::Cards { name: Some(_), .. } | Price::Between { name: Some(_), .. }));
        if !awakens && !named {
            let (asked, paid) = does.cost.into_iter().partition(|price| matches!(price, Price::Condition(_)));
            does.cost = paid;
            let asked: Vec<Price> = asked;
            for price in asked {
                if let Price::Condition(condition) = price {
                    does.condition = Some(both(does.condition.take(), condition));
                }
            }
        }
        for filter in &mut does.names {
            self.filter(filter);
        }
        let mut effect = choices_written_out(&does.effect).to_vec();
        let mut unnamed = effect.clone();
        unname_tokens(&mut unnamed, &[]);
        let mut others = Self::default();
        others.effects(&mut unnamed);
        unname_tokens(&mut effect, &others.0);
        if does.when.as_ref().is_some_and(is_about_this) {
            effect.iter_mut().for_each(it_is_this);
            does.condition.iter_mut().for_each(it_is_this_in);
        }
        self.effects(&mut effect);
        // To activate [Awaken] is as free as to do what it offers.
        if awakens
            && let [Effect::May(act, after)] = effect.as_slice()
            && after.is_empty()
        {
            effect = act.to_vec();
        }
        // An [Auto] without price or limit that would do nothing need not be pending.
        let limited = |tag: &Keyword| !matches!(tag, Keyword::Auto | Keyword::Bond | Keyword::Sparking);
        if does.when.is_some() && does.cost.is_empty() && !tags.iter().any(limited) {
            while let [Effect::If(condition, yes, no)] = effect.as_slice()
                && no.is_empty()
            {
                does.condition = Some(both(does.condition.take(), condition.clone()));
                effect = yes.to_vec();
            }
        }
        does.effect = effect.into();
        does
    }

    fn prices(&mut self, prices: &mut Vec<Price>) {
        for price in prices.iter_mut() {
            match price {
                Price::Energy(icons) => order(icons),
                Price::Cards { from, name, power_of, .. } => {
                    self.selector(from);
                    name.iter_mut().chain(power_of).for_each(|name| self.name(name));
                }
                Price::Colors { from, name, .. } | Price::Between { from, name, .. } => {
                    self.selector(from);
                    if let Some(name) = name {
                        self.name(name);
                    }
                }
                Price::SumOfCosts { from, .. } | Price::MarkersX(from) => self.selector(from),
                Price::Under(below, host) => {
                    self.cards(below);
                    self.cards(host);
                }
                Price::Shown(name, _) => self.name(name),
                Price::Condition(condition) => self.condition(condition),
                Price::Act(block) => {
                    *block = choices_written_out(block);
                    self.block(block);
                }
                _ => {}
            }
        }
        // Energy of neighboring parts is rested at once.
        prices.dedup_by(|next, before| match (before, next) {
            (Price::Energy(icons), Price::Energy(more)) => {
                icons.add(more);
                order(icons);
                true
            }
            _ => false,
        });
        // What meets no fate and gets no name has only to be there.
        for price in prices.iter_mut() {
            if let Price::Cards { count, from, fate: Fate::Reveal, name: None, power_of: None } = price
                && from.places().iter().all(|area| area.is_open())
            {
                let least = Bounds { min: Some(*count), max: None };
                *price = Price::Condition(Condition::Count(from.clone(), least));
            }
        }
    }

    fn trigger(&mut self, trigger: &mut Trigger) {
        match trigger {
            Trigger::Played(card)
            | Trigger::Attacks(card)
            | Trigger::Attacked(card)
            | Trigger::Guards(card)
            | Trigger::Comboed(card)
            | Trigger::Kod(card)
            | Trigger::Moved(card, ..)
            | Trigger::Leaves(card, _)
            | Trigger::Enters(card, _)
            | Trigger::Switched(card, _)
            | Trigger::DealsDamage(card)
            | Trigger::DealtDamage(card)
            | Trigger::LosesMarker(card)
            | Trigger::PowerRises(card)
            | Trigger::PowerFalls(card)
            | Trigger::TurnedUp(card)
            | Trigger::BattleEndAfterAttack(card)
            | Trigger::UsesBlocker(card)
            | Trigger::UsesKeyword(card, _) => self.watched(card),
            Trigger::AttacksA(card, filter) => {
                self.watched(card);
                self.filter(filter);
            }
            Trigger::FromUnder(card, host, _) | Trigger::GoesUnder(card, host) => {
                self.watched(card);
                self.watched(host);
            }
            Trigger::UsesExtra(_, filter) => self.filter(filter),
            Trigger::By(doer, event) => {
                self.doer(doer);
                self.trigger(event);
            }
            Trigger::From(_, event) => self.trigger(event),
            Trigger::While(condition, event) => {
                self.condition(condition);
                self.trigger(event);
            }
            Trigger::Either(parts) => {
                for part in parts.iter_mut() {
                    self.trigger(part);
                }
                let mut flat =
                    flattened(parts, |part| if let Trigger::Either(parts) = part { Ok(parts) } else { Err(part) });
                if flat.len() == 1 {
                    *trigger = flat.remove(0);
                } else {
                    *trigger = Trigger::Either(flat);
                }
            }
            Trigger::Situation(condition) => self.condition(condition),
            _ => {}
        }
    }

    fn watched(&mut self, watched: &mut Watched) {
        match watched {
            Watched::Yours(filter) | Watched::YourOther(filter) | Watched::Theirs(filter) | Watched::Any(filter) => {
                self.filter(filter);
            }
            Watched::Either(parts) => parts.iter_mut().for_each(|part| self.watched(part)),
            Watched::This => {}
        }
    }

    fn doer(&mut self, doer: &mut Doer) {
        match doer {
            Doer::Card(card) | Doer::SkillOf(card) | Doer::AttackOf(card) => self.watched(card),
            Doer::Not(other) | Doer::SkillBut(other) => self.doer(other),
            _ => {}
        }
    }

    fn change(&mut self, change: &mut Change) {
        match change {
            Change::Power(n) | Change::ComboPower(n) | Change::Cost(n) | Change::ComboCost(n) => self.quantity(n),
            Change::SkillCost(price) => {
                let mut prices = vec![price.clone()];
                self.prices(&mut prices);
                if let [one] = prices.as_slice() {
                    *price = one.clone();
                }
            }
            // A skill that is given has names of its own.
            Change::GainSkill(skill) | Change::NegateSkill(skill) => *skill = Arc::new(plain(skill)),
            Change::Unaffected(_, filter) => self.filter(filter),
            _ => {}
        }
    }

    fn statement(&mut self, statement: &Statement) -> Statement {
        let mut statement = statement.clone();
        if let Some(when) = &mut statement.when {
            self.condition(when);
        }
        match &mut statement.about {
            super::Subject::Yours(filter) | super::Subject::Theirs(filter) => self.filter(filter),
            _ => {}
        }
        match &mut statement.says {
            Says::Has(attributes) => sort(attributes),
            Says::Change(change) => self.change(change),
            Says::Discount(discount) => {
                let spoken_of = spoken_of(&discount.cost, &[]);
                unname(&mut discount.cost, &spoken_of);
                self.prices(&mut discount.cost);
            }
            Says::Instead(instead) => {
                let mut rewritten = instead.as_ref().clone();
                self.trigger(&mut rewritten.would);
                let spoken_of = spoken_of(&rewritten.cost, &rewritten.effect);
                unname(&mut rewritten.cost, &spoken_of);
                self.prices(&mut rewritten.cost);
                let mut effect = choices_written_out(&rewritten.effect).to_vec();
                if is_about_this(&rewritten.would) {
                    effect.iter_mut().for_each(it_is_this);
                }
                self.effects(&mut effect);
                rewritten.effect = effect.into();
                *instead = Arc::new(rewritten);
            }
            _ => {}
        }
        statement
    }
}

/// Takes away the names of what a price is paid with, where no later words refer to them.
fn unname(cost: &mut [Price], spoken_of: &[Name]) {
    for price in cost {
        if let Price::Cards { name, .. } | Price::Between { name, .. } = price {
            *name = name.take().filter(|name| spoken_of.contains(name));
        }
    }
}

/// The names of cards of the price that later words refer to.
fn spoken_of(cost: &[Price], effect: &[Effect]) -> Vec<Name> {
    let mut names = Names::default();
    names.effects(&mut choices_written_out(&effect.into()).to_vec());
    for price in cost {
        match price {
            Price::Shown(name, _) => names.0.push(name.clone()),
            Price::Cards { from, power_of, .. } => {
                names.selector(&mut from.clone());
                names.0.extend(power_of.clone());
            }
            Price::Between { from, .. } => names.selector(&mut from.clone()),
            Price::Condition(condition) => names.condition(&mut condition.clone()),
            Price::Under(below, host) => {
                names.cards(&mut below.clone());
                names.cards(&mut host.clone());
            }
            Price::Act(block) => names.block(&mut choices_written_out(block)),
            _ => {}
        }
    }
    names.0
}

fn order(icons: &mut Icons) {
    icons.of.sort_by_cached_key(|colors| format!("{colors:?}"));
    icons.just.sort_by_cached_key(|colors| format!("{colors:?}"));
}

#[cfg(test)]
mod tests;
