//! One way of writing a skill out of many that mean the same.
//!
//! Two people who write down the same skill choose other names, put conditions in another order, or name the area that a
//! card type has anyway. [`plain`] takes such freedom away, so that `==` compares what skills do. Every rewriting here is
//! true in the engine: it never makes two skills equal that can be told apart in a game.
//!
//! It is a [`Rewrite`]: whatever has parts is reached, and only what can be written in more than one way is named here.

mod condition;
mod effect;
mod names;
mod this;

use std::fmt::Debug;
use std::sync::Arc;

use super::{
    Action, Block, Body, Bounds, Change, Condition, Discount, Does, Effect, Family, Fate, Filter, Icons, Instead,
    Keyword, Name, Node, Price, Quantity, Rewrite, Says, Selector, Skill, SkillKind, Statement, Tag, Trigger, Watched,
    choices_written_out,
};
use condition::both;
use names::{Names, unname};
use this::{ItIsThis, is_about_this};

/// The skill as plainly as it can be written: skills that do the same by other words become equal.
///
/// ```
/// use deckscouter::ability::{plain, written::Line};
/// let skill = |text| plain(&serde_yaml::from_str::<Line>(text).unwrap().0);
/// assert_eq!(skill("{if: {not: {not: {turn: you}}}}"), skill("{if: {turn: you}}"));
/// ```
#[must_use]
pub fn plain(skill: &Skill) -> Skill {
    let Skill { tags, mut body } = skill.clone();
    match &mut body {
        Body::Does(does) if **does == Does::default() => body = Body::Tags,
        Body::Does(does) => Plain::default().skill_that_does(Arc::make_mut(does), &tags),
        Body::Permanent(statements) => {
            statements.walk_mut(&mut Plain::default());
            sort(statements);
        }
        Body::Tags | Body::Unread => {}
    }
    Skill { tags, body }
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

/// In order, and each once: of what is meant if one of a list is.
fn as_set<T: Ord>(parts: &mut Vec<T>) {
    parts.sort_unstable();
    parts.dedup();
}

/// Makes everything plain that it gets to.
#[derive(Default)]
struct Plain {
    names: Names,
}

impl Plain {
    /// A price of a single part, as it is plainest.
    fn one_price(&mut self, price: &mut Box<Price>) {
        let mut parts = vec![Price::clone(price)];
        self.prices(&mut parts);
        if let Some(part) = parts.pop() {
            **price = part;
        }
    }

    fn skill_that_does(&mut self, does: &mut Does, tags: &[Tag]) {
        as_set(&mut does.from);
        // A card that enters an area of play is where its skills work.
        if let Some(Trigger::Enters(Watched::This, area)) = &does.when
            && area.skills_work()
            && does.from == [*area]
        {
            does.from.clear();
        }
        // 10-10-2: a [Counter] is used from hand, whatever else is said of it.
        if tags.iter().any(|tag| Family::Counter.keywords().contains(&tag.keyword)) {
            does.from.clear();
        }
        unname(&mut does.cost, &mut does.effect);
        if does.when.as_ref().is_some_and(is_about_this) {
            does.condition.walk_mut(&mut ItIsThis);
            does.cost.walk_mut(&mut ItIsThis);
            does.effect.walk_mut(&mut ItIsThis);
        }
        self.names.given_by(&does.cost);
        does.walk_mut(self);
        // A price that has not been paid in part yet can be paid or not, whatever the place of its conditions; an
        // [Awaken] that may be activated whatever its condition says means only what stands under `if`.
        let awakens = tags.iter().any(|tag| matches!(tag.keyword, Keyword::Awaken | Keyword::AwakenSurge));
        let named = does
            .cost
            .iter()
            .any(|price| matches!(price, Price::Cards { name: Some(_), .. } | Price::Between { name: Some(_), .. }));
        if !awakens && !named {
            for price in std::mem::take(&mut does.cost) {
                match price {
                    Price::Condition(asked) => does.condition = Some(both(does.condition.take(), asked)),
                    paid => does.cost.push(paid),
                }
            }
        }
        // To activate [Awaken] is as free as to do what it offers.
        if awakens
            && let [Effect::May(act, after)] = &*does.effect
            && after.is_empty()
        {
            does.effect = act.clone();
        }
        // An [Auto] without price or limit that would do nothing need not be pending.
        let limits = |tag: &Tag| !matches!(tag.keyword, Keyword::Auto | Keyword::Bond | Keyword::Sparking);
        if does.when.is_some() && does.cost.is_empty() && !tags.iter().any(limits) {
            while let [Effect::If(asked, yes, no)] = &*does.effect
                && no.is_empty()
            {
                does.condition = Some(both(does.condition.take(), asked.clone()));
                does.effect = yes.clone();
            }
        }
    }
}

impl Rewrite for Plain {
    /// A skill that is given has names of its own.
    fn skill(&mut self, skill: &mut Skill) {
        *skill = plain(skill);
    }

    /// Statements know nothing of each other.
    fn statement(&mut self, statement: &mut Statement) {
        self.names = Names::default();
        statement.walk_mut(self);
    }

    fn says(&mut self, says: &mut Says) {
        says.walk_mut(self);
        match says {
            Says::Has(attributes) => sort(attributes),
            Says::ChoosesFrom(_, areas) => as_set(areas),
            Says::Include(..)
            | Says::StartingLife(_)
            | Says::Change(_)
            | Says::StacksToo(..)
            | Says::Discount(_)
            | Says::Instead(_)
            | Says::Loses => {}
        }
    }

    fn discount(&mut self, discount: &mut Discount) {
        unname(&mut discount.cost, &mut Block::default());
        discount.walk_mut(self);
        as_set(&mut discount.of);
    }

    fn instead(&mut self, instead: &mut Instead) {
        unname(&mut instead.cost, &mut instead.effect);
        if is_about_this(&instead.would) {
            instead.cost.walk_mut(&mut ItIsThis);
            instead.effect.walk_mut(&mut ItIsThis);
        }
        instead.walk_mut(self);
    }

    fn prices(&mut self, prices: &mut Vec<Price>) {
        prices.walk_mut(self);
        // Energy of neighboring parts is rested at once.
        prices.dedup_by(|next, before| match (before, next) {
            (Price::Energy(icons), Price::Energy(more)) => {
                icons.add(more);
                self.icons(icons);
                true
            }
            _ => false,
        });
        for price in prices {
            if let Price::Between { count, .. } = price {
                condition::from_zero(count);
            }
            // What meets no fate and gets no name has only to be there.
            if let Price::Cards { count, from, fate: Fate::Reveal, name: None, power_of: None } = price
                && from.places().iter().all(|area| area.is_open())
            {
                let least = Bounds { min: Some(*count), max: None };
                *price = Price::Condition(Condition::Count(from.clone(), least));
            }
        }
    }

    fn icons(&mut self, icons: &mut Icons) {
        sort(&mut icons.of);
        sort(&mut icons.just);
    }

    fn change(&mut self, change: &mut Change) {
        match change {
            Change::SkillCost(price) => self.one_price(price),
            Change::SkillCostOf(kind, price) => {
                self.skill_kind(kind);
                self.one_price(price);
            }
            Change::SkillDiscount(keywords, icons) => {
                as_set(keywords);
                self.icons(icons);
            }
            Change::FreeSkill(keywords) | Change::PaysFor(keywords) => as_set(keywords),
            other => other.walk_mut(self),
        }
    }

    fn skill_kind(&mut self, kind: &mut SkillKind) {
        let (SkillKind::With(keywords) | SkillKind::Plain(keywords)) = kind;
        as_set(keywords);
    }

    fn action(&mut self, action: &mut Action) {
        action.walk_mut(self);
        if matches!(action, Action::BeAttackedBy(Filter::Any)) {
            *action = Action::BeAttacked;
        }
        if let Action::ActivateKeyword(keywords) | Action::PlayBySkillBut(keywords) = action {
            as_set(keywords);
        }
    }

    fn trigger(&mut self, trigger: &mut Trigger) {
        trigger.walk_mut(self);
        condition::plain_trigger(trigger);
    }

    fn watched(&mut self, watched: &mut Watched) {
        watched.walk_mut(self);
        condition::plain_watched(watched);
    }

    fn condition(&mut self, condition: &mut Condition) {
        condition.walk_mut(self);
        condition::plain_condition(condition);
    }

    fn filter(&mut self, filter: &mut Filter) {
        filter.walk_mut(self);
        condition::plain_filter(filter);
    }

    fn selector(&mut self, selector: &mut Selector) {
        selector.walk_mut(self);
        condition::plain_selector(selector);
    }

    fn quantity(&mut self, quantity: &mut Quantity) {
        quantity.walk_mut(self);
        condition::plain_quantity(quantity);
    }

    fn block(&mut self, block: &mut Block) {
        let mut effects = effect::spelled_out(&choices_written_out(block), &mut self.names);
        effects.walk_mut(self);
        *block = effects.into();
    }

    fn effect(&mut self, effect: &mut Effect) {
        // What one option names is nothing to the others.
        if let Effect::Options(_, options) = effect {
            for option in options {
                let before = self.names.clone();
                self.block(option);
                self.names = before;
            }
            return;
        }
        effect.walk_mut(self);
        effect::plain_effect(effect);
    }

    fn gives(&mut self, name: &mut Name) {
        self.names.give(name);
    }

    fn name(&mut self, name: &mut Name) {
        self.names.speak_of(name);
    }
}

#[cfg(test)]
mod tests;
