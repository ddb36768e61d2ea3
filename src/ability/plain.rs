//! One way of writing a skill out of many that mean the same.
//!
//! Two people who write down the same skill choose other names, put conditions in another order, or name the area that a
//! card type has anyway. [`plain`] takes such freedom away, so that `==` compares what skills do. Every rewriting here is
//! true in the engine: it never makes two skills equal that can be told apart in a game.

use std::fmt::Debug;
use std::sync::Arc;

use super::{
    Area, Body, Bounds, Cards, Change, Choose, Condition, Count, Destination, Doer, Does, Effect, Family, Fate, Filter,
    HowMany, Icons, Keyword, Name, Price, Quantity, Says, Selector, Skill, Statement, Together, Trigger, Watched, Who,
    choices_written_out,
};
use crate::card::Kind;

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
        let spoken_of = spoken_of(&does);
        for price in &mut does.cost {
            if let Price::Cards { name, .. } = price {
                *name = name.take().filter(|name| spoken_of.contains(name));
            }
        }
        self.prices(&mut does.cost);
        if let Some(condition) = &mut does.condition {
            self.condition(condition);
        }
        // A price that has not been paid in part yet can be paid or not, whatever the place of its conditions; an
        // [Awaken] that may be activated whatever its condition says means only what stands under `if`.
        let awakens = tags.iter().any(|tag| matches!(tag, Keyword::Awaken | Keyword::AwakenSurge));
        let named = does.cost.iter().any(|price| matches!(price, Price::Cards { name: Some(_), .. }));
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
                Price::Colors { from, name, .. } => {
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
                    let mut effects = choices_written_out(block).to_vec();
                    self.effects(&mut effects);
                    *block = effects.into();
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

    fn effects(&mut self, effects: &mut Vec<Effect>) {
        // Cards that were described show that they are so when they go from one secret area to another (11-2-1).
        let mut described: Vec<Name> = Vec::new();
        let mut at = 0;
        while at < effects.len() {
            if let Effect::Choose(choose) = &effects[at]
                && !choose.from.filter.is_any()
            {
                described.push(choose.name.clone());
            }
            let shown_anyway = matches!(
                &effects[at..],
                [Effect::Reveal(Cards::Named(shown)), Effect::Move(Cards::Named(moved), Destination::To(Area::Hand)), ..]
                    if shown == moved && described.contains(shown)
            );
            if shown_anyway {
                effects.remove(at);
            }
            at += 1;
        }
        *effects = effects.drain(..).flat_map(spelled_out).collect();
        for effect in effects.iter_mut() {
            self.effect(effect);
        }
    }

    fn effect(&mut self, effect: &mut Effect) {
        match effect {
            Effect::Choose(choose) => self.choose(choose),
            Effect::Name(name, cards) | Effect::Look(cards, name) => {
                self.cards(cards);
                self.name(name);
            }
            Effect::LookAtTop(n, name) => {
                self.quantity(n);
                self.name(name);
            }
            Effect::PlayerDraws(Who::You, n) => {
                self.quantity(n);
                *effect = Effect::Draw(n.clone());
            }
            Effect::Draw(n)
            | Effect::DrawUpTo(n)
            | Effect::PlayerDraws(_, n)
            | Effect::Damage(_, n)
            | Effect::Discard(_, n) => self.quantity(n),
            Effect::Markers(cards, n) => {
                self.cards(cards);
                self.quantity(n);
            }
            Effect::Give(cards, change, _) => {
                self.cards(cards);
                self.change(change);
            }
            Effect::GiveAll(selector, change, _) | Effect::GiveNext(selector, change, _) => {
                self.selector(selector);
                self.change(change);
            }
            Effect::PlayedIn(filter, _) => self.filter(filter),
            Effect::PlayedWith(filter, change, _) => {
                self.filter(filter);
                self.change(change);
            }
            Effect::If(condition, yes, no) => {
                self.condition(condition);
                self.block(yes);
                self.block(no);
                // Neither has another way: one question is enough.
                while no.is_empty()
                    && let [Effect::If(more, inner, others)] = &**yes
                    && others.is_empty()
                {
                    *condition = both(Some(condition.clone()), more.clone());
                    *yes = inner.clone();
                }
            }
            Effect::Repeat(n, block) => {
                self.quantity(n);
                self.block(block);
            }
            Effect::Token(token) => token.named.iter_mut().for_each(|name| self.name(name)),
            // What one option names is nothing to the others.
            Effect::Options(_, options) => {
                let known = self.0.len();
                for option in options {
                    self.block(option);
                    self.0.truncate(known);
                }
            }
            other => {
                other.cards_mut().into_iter().for_each(|cards| self.cards(cards));
                other.blocks_mut().into_iter().for_each(|block| self.block(block));
            }
        }
    }

    fn block(&mut self, block: &mut super::Block) {
        let mut effects = block.to_vec();
        self.effects(&mut effects);
        *block = effects.into();
    }

    fn choose(&mut self, choose: &mut Choose) {
        self.selector(&mut choose.from);
        match &mut choose.count {
            HowMany::Exactly(n) | HowMany::UpTo(n) => self.quantity(n),
            HowMany::Between(least, most) => {
                self.quantity(least);
                self.quantity(most);
            }
            HowMany::Any | HowMany::All => {}
        }
        match &mut choose.together {
            Some(Together::Power(n) | Together::Cost(n)) => self.quantity(n),
            None => {}
        }
        self.name(&mut choose.name);
    }

    fn cards(&mut self, cards: &mut Cards) {
        match cards {
            Cards::Named(name) => self.name(name),
            Cards::Rest(all, taken) => {
                self.name(all);
                self.name(taken);
            }
            Cards::All(selector) => self.selector(selector),
            Cards::Under(host) => self.cards(host),
            Cards::Top(_, n) | Cards::Bottom(_, n) => self.quantity(n),
            Cards::Each(parts) => parts.iter_mut().for_each(|part| self.cards(part)),
            Cards::Chosen(choose) => self.choose(choose),
            _ => {}
        }
    }

    fn selector(&mut self, selector: &mut Selector) {
        self.filter(&mut selector.filter);
        if let Some(hosts) = &mut selector.under {
            self.cards(hosts);
        }
        if let Some(pool) = &mut selector.among {
            self.name(pool);
            // Cards with a name are whoever's they are.
            selector.whose = Who::You;
            return;
        }
        selector.areas.sort_unstable();
        selector.areas.dedup();
        if selector.under.is_none() && selector.places() == Area::IN_PLAY {
            // In play, a type of cards has one area.
            selector.areas = match kind_of(&selector.filter) {
                Some(Kind::Battle) => vec![Area::Battle],
                Some(Kind::Leader) => vec![Area::Leader],
                Some(Kind::Unison) => vec![Area::Unison],
                _ => Vec::new(),
            };
        }
    }

    fn filter(&mut self, filter: &mut Filter) {
        match filter {
            Filter::Not(inner) => {
                self.filter(inner);
                if let Filter::Not(same) = inner.as_ref() {
                    *filter = Filter::clone(same);
                }
            }
            Filter::All(parts) => {
                for part in parts.iter_mut() {
                    self.filter(part);
                }
                let mut flat =
                    flattened(parts, |part| if let Filter::All(parts) = part { Ok(parts) } else { Err(part) });
                flat.retain(|part| *part != Filter::Any);
                *filter = if flat.is_empty() { Filter::Any } else { Filter::all(flat) };
            }
            Filter::Either(parts) => {
                for part in parts.iter_mut() {
                    self.filter(part);
                }
                let mut flat =
                    flattened(parts, |part| if let Filter::Either(parts) = part { Ok(parts) } else { Err(part) });
                *filter = if flat.len() == 1 { flat.remove(0) } else { Filter::Either(flat) };
            }
            Filter::Cost(bounds)
            | Filter::Power(bounds)
            | Filter::OriginalCost(bounds)
            | Filter::SpecifiedCost(bounds)
            | Filter::OriginalPower(bounds)
            | Filter::ComboPower(bounds)
            | Filter::Markers(bounds) => from_zero(bounds),
            Filter::CostWith(limits) | Filter::PowerWith(limits) => {
                limits.at_least.iter_mut().chain(&mut limits.at_most).for_each(|limit| self.quantity(limit));
            }
            Filter::Shares(_, cards) => self.cards(cards),
            _ => {}
        }
    }

    fn condition(&mut self, condition: &mut Condition) {
        match condition {
            Condition::Leader(filter) | Condition::OpponentsLeader(filter) | Condition::LeaderBack(filter) => {
                self.filter(filter);
            }
            Condition::Did { cards, count, .. } => {
                self.filter(cards);
                from_zero(count);
            }
            Condition::Count(selector, bounds) => {
                self.selector(selector);
                from_zero(bounds);
            }
            Condition::Within(quantity, bounds) => {
                self.quantity(quantity);
                if let Quantity::Counted(count) = quantity
                    && let Count::Cards(selector) = count.as_ref()
                {
                    let mut bounds = *bounds;
                    from_zero(&mut bounds);
                    *condition = Condition::Count(selector.clone(), bounds);
                }
            }
            Condition::Are(cards, filter) => {
                self.cards(cards);
                self.filter(filter);
                match cards {
                    Cards::Leader(Who::You) => *condition = Condition::Leader(filter.clone()),
                    Cards::Leader(Who::Opponent) => *condition = Condition::OpponentsLeader(filter.clone()),
                    _ => {}
                }
            }
            Condition::Any(cards)
            | Condition::In(cards, _)
            | Condition::Came(cards, _)
            | Condition::Attacking(cards)
            | Condition::Guarding(cards) => {
                self.cards(cards);
            }
            Condition::Under { at_least, cards, host } => {
                self.filter(cards);
                self.filter(host);
                // One card under one of them is one card under any of them.
                if *at_least == 1 {
                    let host = Selector { areas: vec![Area::Battle], filter: host.clone(), ..Selector::default() };
                    let under = Some(Box::new(Cards::All(host)));
                    let below = Selector { filter: cards.clone(), under, ..Selector::default() };
                    *condition = Condition::Count(below, Bounds { min: Some(1), max: None });
                }
            }
            Condition::Not(inner) => {
                self.condition(inner);
                match inner.as_ref() {
                    Condition::Not(same) => *condition = Condition::clone(same),
                    // "Not 3 or more" is "2 or less".
                    Condition::Count(selector, bounds) => {
                        if let Some(bounds) = beyond(*bounds) {
                            *condition = Condition::Count(selector.clone(), bounds);
                        }
                    }
                    _ => {}
                }
            }
            Condition::All(parts) => {
                for part in parts.iter_mut() {
                    self.condition(part);
                }
                let mut flat =
                    flattened(parts, |part| if let Condition::All(parts) = part { Ok(parts) } else { Err(part) });
                *condition = if flat.len() == 1 { flat.remove(0) } else { Condition::All(flat) };
            }
            Condition::Either(parts) => {
                for part in parts.iter_mut() {
                    self.condition(part);
                }
                let mut flat =
                    flattened(parts, |part| if let Condition::Either(parts) = part { Ok(parts) } else { Err(part) });
                *condition = if flat.len() == 1 { flat.remove(0) } else { Condition::Either(flat) };
            }
            _ => {}
        }
    }

    fn quantity(&mut self, quantity: &mut Quantity) {
        let Quantity::Counted(count) = quantity else { return };
        match count.as_mut() {
            Count::Cards(selector) => self.selector(selector),
            Count::Size(name) => self.name(name),
            Count::Power(cards) | Count::Cost(cards) | Count::Markers(cards) => self.cards(cards),
            Count::Times(inner, 1) | Count::Every(1, inner) => {
                self.quantity(inner);
                *quantity = inner.clone();
            }
            Count::Times(inner, _) | Count::Every(_, inner) => self.quantity(inner),
            Count::Sum(parts) => {
                for part in parts.iter_mut() {
                    self.quantity(part);
                }
                sort(parts);
            }
            _ => {}
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
            Trigger::FromUnder(card, host, _) => {
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
                discount.cost.iter_mut().for_each(unname);
                self.prices(&mut discount.cost);
            }
            Says::Instead(instead) => {
                let mut rewritten = instead.as_ref().clone();
                self.trigger(&mut rewritten.would);
                if rewritten.effect.is_empty() {
                    rewritten.cost.iter_mut().for_each(unname);
                }
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

/// Takes away the name of what a price is paid with, where no later words can refer to it.
fn unname(price: &mut Price) {
    if let Price::Cards { name, .. } = price {
        *name = None;
    }
}

/// Takes away the names of tokens that are none of these.
fn unname_tokens(effects: &mut [Effect], names: &[Name]) {
    for effect in effects {
        if let Effect::Token(token) = effect {
            token.named = token.named.take().filter(|name| names.contains(name));
        }
        for block in effect.blocks_mut() {
            let mut within = block.to_vec();
            unname_tokens(&mut within, names);
            *block = within.into();
        }
    }
}

/// An instruction by those that it is short for.
fn spelled_out(effect: Effect) -> Vec<Effect> {
    match effect {
        // 4.00, 20-7-1: to discard is to place a card from the hand in the Drop Area.
        Effect::Discard(whose @ (Who::You | Who::Opponent), n) => {
            let from = Selector { whose, areas: vec![Area::Hand], ..Selector::default() };
            let choose = Choose { who: whose, ..Choose::new(from, HowMany::Exactly(n), "discarded") };
            let discarded = Cards::Named(choose.name.clone());
            vec![Effect::Choose(choose), Effect::Move(discarded, Destination::To(Area::Drop))]
        }
        // Who need not choose a card need not be asked whether they want to.
        Effect::May(act, after) if after.is_empty() && is_free(&act) => act.to_vec(),
        other => vec![other],
    }
}

/// Whether an act is nothing but to do something to cards that need not be chosen.
fn is_free(act: &[Effect]) -> bool {
    let [Effect::Choose(choose), acts @ ..] = act else { return false };
    let chosen = Cards::Named(choose.name.clone());
    let is_about_them = |act: &Effect| {
        let mut act = act.clone();
        let cards = act.cards_mut();
        !cards.is_empty() && cards.iter().all(|cards| **cards == chosen)
    };
    choose.who == Who::You && matches!(choose.count, HowMany::UpTo(_) | HowMany::Any) && acts.iter().all(is_about_them)
}

/// The names of cards of the price that later words refer to.
fn spoken_of(does: &Does) -> Vec<Name> {
    let mut names = Names::default();
    names.effects(&mut choices_written_out(&does.effect).to_vec());
    for price in &does.cost {
        match price {
            Price::Shown(name, _) => names.0.push(name.clone()),
            Price::Cards { from, power_of, .. } => {
                names.selector(&mut from.clone());
                names.0.extend(power_of.clone());
            }
            Price::Condition(condition) => names.condition(&mut condition.clone()),
            _ => {}
        }
    }
    names.0
}

/// The parts, those of parts of the same sort among them, each once, in order.
fn flattened<T: Clone + Debug + PartialEq>(parts: &[T], split: impl Fn(&T) -> Result<&Vec<T>, &T>) -> Vec<T> {
    let mut flat = Vec::new();
    for part in parts {
        match split(part) {
            Ok(inner) => flat.extend(inner.iter().cloned()),
            Err(part) => flat.push(part.clone()),
        }
    }
    sort(&mut flat);
    flat.dedup();
    flat
}

fn both(first: Option<Condition>, second: Condition) -> Condition {
    let mut parts = Vec::new();
    for condition in first.into_iter().chain([second]) {
        match condition {
            Condition::All(more) => parts.extend(more),
            one => parts.push(one),
        }
    }
    sort(&mut parts);
    parts.dedup();
    if parts.len() == 1 { parts.remove(0) } else { Condition::All(parts) }
}

fn order(icons: &mut Icons) {
    icons.of.sort_by_cached_key(|colors| format!("{colors:?}"));
    icons.just.sort_by_cached_key(|colors| format!("{colors:?}"));
}

fn from_zero(bounds: &mut Bounds) {
    if bounds.min == Some(0) {
        bounds.min = None;
    }
}

/// The bounds of what is not within these, if that is one stretch.
fn beyond(bounds: Bounds) -> Option<Bounds> {
    match bounds {
        Bounds { min: Some(min @ 1..), max: None } => Some(Bounds { min: None, max: Some(min - 1) }),
        Bounds { min: None | Some(0), max: Some(max) } => Some(Bounds { min: Some(max.checked_add(1)?), max: None }),
        _ => None,
    }
}

/// The one card type that all cards of a description have.
fn kind_of(filter: &Filter) -> Option<Kind> {
    match filter {
        Filter::Kind(kind) => Some(*kind),
        Filter::All(parts) => parts.iter().find_map(kind_of),
        Filter::Either(parts) => {
            let first = kind_of(parts.first()?)?;
            parts.iter().all(|part| kind_of(part) == Some(first)).then_some(first)
        }
        _ => None,
    }
}

/// Whether the card that the event is about is the card that has the skill.
fn is_about_this(trigger: &Trigger) -> bool {
    match trigger {
        Trigger::Played(card)
        | Trigger::Attacks(card)
        | Trigger::AttacksA(card, _)
        | Trigger::Comboed(card)
        | Trigger::Kod(card)
        | Trigger::Moved(card, ..)
        | Trigger::Leaves(card, _)
        | Trigger::Enters(card, _)
        | Trigger::Switched(card, _) => *card == Watched::This,
        Trigger::By(_, event) | Trigger::From(_, event) => is_about_this(event),
        Trigger::Either(parts) => parts.iter().all(is_about_this),
        _ => false,
    }
}

/// Speaks of the card that has the skill as of itself.
fn it_is_this(effect: &mut Effect) {
    effect.cards_mut().into_iter().for_each(this_for_it);
    match effect {
        Effect::If(condition, ..) => it_is_this_in(condition),
        Effect::Choose(choose) => choose.from.under.iter_mut().for_each(|hosts| this_for_it(hosts)),
        _ => {}
    }
    for block in effect.blocks_mut() {
        let mut effects = block.to_vec();
        effects.iter_mut().for_each(it_is_this);
        *block = effects.into();
    }
}

fn it_is_this_in(condition: &mut Condition) {
    match condition {
        Condition::Are(cards, _)
        | Condition::Any(cards)
        | Condition::In(cards, _)
        | Condition::Attacking(cards)
        | Condition::Guarding(cards) => this_for_it(cards),
        Condition::Not(inner) => it_is_this_in(inner),
        Condition::All(parts) | Condition::Either(parts) => parts.iter_mut().for_each(it_is_this_in),
        _ => {}
    }
}

fn this_for_it(cards: &mut Cards) {
    match cards {
        Cards::It => *cards = Cards::This,
        Cards::Under(host) => this_for_it(host),
        Cards::Each(parts) => parts.iter_mut().for_each(this_for_it),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::super::written::Line;
    use super::*;

    fn skill(text: &str) -> Skill {
        plain(&serde_yaml::from_str::<Line>(text).unwrap_or_else(|error| panic!("{text}: {error}")).0)
    }

    /// Both are the same, or both are not.
    fn compare(one: &str, other: &str, same: bool) {
        assert_eq!(skill(one) == skill(other), same, "{one}\n{other}");
    }

    fn same_do(one: &str, other: &str) {
        let line = |effects: &str| format!("{{tags: '[Activate : Main]', do: {effects}}}");
        compare(&line(one), &line(other), true);
    }

    fn same_if(one: &str, other: &str) {
        let line = |condition: &str| format!("{{tags: '[Activate : Main]', if: {condition}, do: [{{draw: 1}}]}}");
        compare(&line(one), &line(other), true);
    }

    #[test]
    fn names_of_choices_do_not_matter_but_what_they_name_does() {
        let line = |first: &str, second: &str| {
            format!(
                "{{tags: '[Auto]', when: {{attacks: this}}, do: [{{look-at-top: [3, {first}]}}, \
                 {{choose: {{from: {{among: {first}}}, count: {{up-to: 1}}, as: {second}}}}}, \
                 {{move: [{{rest: [{first}, {second}]}}, {{to: drop}}]}}, {{ko: {{named: {second}}}}}]}}"
            )
        };
        compare(&line("a", "b"), &line("b", "a"), true);
        compare(&line("a", "b"), &line("a", "b").replace("ko: {named: b}", "ko: {named: a}"), false);
    }

    #[test]
    fn a_card_chosen_on_the_spot_is_chosen_and_then_met() {
        same_do(
            "[{ko: {chosen: {from: {whose: opponent, areas: [battle]}, count: {up-to: 1}, as: x}}}]",
            "[{choose: {from: {whose: opponent, areas: [battle]}, count: {up-to: 1}, as: y}}, {ko: {named: y}}]",
        );
    }

    #[test]
    fn in_play_a_card_type_has_one_area() {
        let ko =
            |from: &str| format!("[{{choose: {{from: {from}, count: {{up-to: 1}}, as: x}}}}, {{ko: {{named: x}}}}]");
        same_do(&ko("{filter: {kind: battle}}"), &ko("{areas: [battle], filter: {kind: battle}}"));
        same_do(&ko("{areas: [leader, battle, unison]}"), &ko("{areas: [unison, leader, battle]}"));
        let line = |from: &str| format!("{{tags: '[Activate : Main]', do: {}}}", ko(from));
        compare(&line("{}"), &line("{areas: [battle]}"), false);
        compare(&line("{areas: [drop], filter: {kind: battle}}"), &line("{filter: {kind: battle}}"), false);
    }

    #[test]
    fn conditions_of_the_price_are_conditions() {
        compare(
            "{tags: '[Activate : Main]', if: {turn: you}, cost: [{energy: {any: 1}}], do: [{draw: 1}]}",
            "{tags: '[Activate : Main]', cost: [{energy: {any: 1}}, {condition: {turn: you}}], do: [{draw: 1}]}",
            true,
        );
        // A skill may lift the condition of an [Awaken], not its price.
        compare(
            "{tags: '[Awaken]', if: {turn: you}, do: [{flip: this}]}",
            "{tags: '[Awaken]', cost: [{condition: {turn: you}}], do: [{flip: this}]}",
            false,
        );
    }

    #[test]
    fn a_condition_on_everything_is_a_condition_of_the_skill_unless_the_skill_is_used_up() {
        let inside = "when: {attacks: this}, do: [{if: [{turn: you}, [{draw: 1}]]}]}";
        let before = "when: {attacks: this}, if: {turn: you}, do: [{draw: 1}]}";
        compare(&format!("{{tags: '[Auto]', {inside}"), &format!("{{tags: '[Auto]', {before}"), true);
        let once = "{tags: '[Auto] [Once per turn]', ";
        compare(&format!("{once}{inside}"), &format!("{once}{before}"), false);
    }

    #[test]
    fn nested_lists_are_one_list_in_any_order() {
        same_if(
            "{all: [{turn: you}, {all: [{leader: {color: Red}}, {turn: you}]}]}",
            "{all: [{leader: {color: Red}}, {turn: you}]}",
        );
        same_if("{leader: {all: [{color: Red}, {trait: God}]}}", "{leader: {all: [{trait: God}, {color: Red}, any]}}");
        same_if(
            "{leader: {either: [{trait: A}, {either: [{trait: B}]}]}}",
            "{leader: {either: [{trait: B}, {trait: A}]}}",
        );
        same_if("{either: [{turn: you}]}", "{turn: you}");
    }

    #[test]
    fn the_contrary_of_the_contrary_and_of_a_count() {
        same_if("{not: {not: {turn: you}}}", "{turn: you}");
        same_if("{leader: {not: {not: multicolor}}}", "{leader: multicolor}");
        same_if("{not: {count: [{areas: [hand]}, {min: 1}]}}", "{count: [{areas: [hand]}, {max: 0}]}");
        same_if("{not: {count: [{areas: [hand]}, {max: 2}]}}", "{count: [{areas: [hand]}, {min: 3}]}");
        same_if("{within: [{cards: {areas: [hand]}}, {min: 0, max: 2}]}", "{count: [{areas: [hand]}, {max: 2}]}");
        let (host, under) = ("{filter: {name: Box}, areas: [battle]}", "{at_least: 1, cards: any, host: {name: Box}}");
        same_if(&format!("{{under: {under}}}"), &format!("{{count: [{{under: {{all: {host}}}}}, {{min: 1}}]}}"));
        same_if("{are: [{leader: you}, {color: Red}]}", "{leader: {color: Red}}");
    }

    #[test]
    fn drawing_and_counting_have_short_words() {
        same_do("[{player-draws: [you, 2]}]", "[{draw: 2}]");
        same_do("[{draw: {times: [{cards: {areas: [hand]}}, 1]}}]", "[{draw: {cards: {areas: [hand]}}}]");
        same_do(
            "[{if: [{turn: you}, [{if: [{turn: opponent}, [{draw: 1}]]}]]}]",
            "[{if: [{all: [{turn: opponent}, {turn: you}]}, [{draw: 1}]]}]",
        );
    }

    #[test]
    fn a_described_card_is_shown_on_its_way_into_the_hand_anyway() {
        let found = |filter: &str, shown: &str| {
            format!(
                "{{tags: '[Activate : Main]', do: [{{look-at-top: [3, top]}}, \
                 {{choose: {{from: {{among: top, filter: {filter}}}, count: {{up-to: 1}}, as: found}}}}, \
                 {shown} {{move: [{{named: found}}, {{to: hand}}]}}]}}"
            )
        };
        let shown = "{reveal: {named: found}},";
        compare(&found("{color: Red}", shown), &found("{color: Red}", ""), true);
        compare(&found("any", shown), &found("any", ""), false);
    }

    #[test]
    fn the_card_that_the_event_is_about_may_be_the_card_itself() {
        let line = |card: &str, watched: &str| {
            format!("{{tags: '[Auto]', when: {{attacks: {watched}}}, do: [{{give: [{card}, {{power: 5000}}, turn]}}]}}")
        };
        compare(&line("it", "this"), &line("this", "this"), true);
        compare(&line("it", "{yours: any}"), &line("this", "{yours: any}"), false);
    }

    #[test]
    fn neighboring_energy_is_one_price_and_statements_have_no_order() {
        compare(
            "{tags: '[Activate : Main]', cost: [{energy: {of: [[Red]]}}, {energy: {any: 1, of: [[Blue]]}}], do: [{draw: 1}]}",
            "{tags: '[Activate : Main]', cost: [{energy: {any: 1, of: [[Blue], [Red]]}}], do: [{draw: 1}]}",
            true,
        );
        compare(
            "{tags: '[Permanent]', permanent: [{says: {Change: attack-active}}, {says: {Change: {power: 5000}}}]}",
            "{tags: '[Permanent]', permanent: [{says: {Change: {power: 5000}}}, {says: {Change: attack-active}}]}",
            true,
        );
    }

    fn skills(yaml: &str) -> Vec<Skill> {
        let lines: super::super::written::Lines =
            serde_yaml::from_str(yaml).unwrap_or_else(|error| panic!("{error}: {yaml}"));
        lines.skills().lines
    }

    #[track_caller]
    fn check_do(a: &str, b: &str, expected: bool) {
        let line = |effect: &str| skills(&format!("- {{tags: '[Auto]', do: [{effect}]}}"));
        assert_eq!(same_meaning(&line(a), &line(b)), expected, "{a} | {b}");
        assert_eq!(same_meaning(&line(b), &line(a)), expected, "{b} | {a}");
    }

    const CHOOSE: &str = "{choose: {from: {areas: [battle]}, count: any, as: NAME}}";

    #[test]
    fn names_may_differ_if_they_do_so_throughout() {
        let choose = |name| CHOOSE.replace("NAME", name);
        let two = |a, b| format!("{}, {}", choose(a), choose(b));
        check_do(
            &format!("{}, {{ko: {{named: a}}}}", choose("a")),
            &format!("{}, {{ko: {{named: b}}}}", choose("b")),
            true,
        );
        check_do(&two("a", "b"), &two("x", "y"), true);
        check_do(&two("a", "b"), &two("x", "x"), false);
        check_do(
            &format!("{}, {{ko: {{named: a}}}}", two("a", "b")),
            &format!("{}, {{ko: {{named: y}}}}", two("x", "y")),
            false,
        );
        check_do(
            &format!("{}, {{ko: {{rest: [a, b]}}}}", two("a", "b")),
            &format!("{}, {{ko: {{rest: [x, y]}}}}", two("x", "y")),
            true,
        );
        check_do(
            &format!("{}, {{ko: {{rest: [a, b]}}}}", two("a", "b")),
            &format!("{}, {{ko: {{rest: [y, x]}}}}", two("x", "y")),
            false,
        );
    }

    #[test]
    fn card_names_are_no_names_of_that_kind() {
        let of = |name| format!("{{ko: {{all: {{filter: {{name: {name}}}}}}}}}");
        check_do(&of("Hit"), &of("Champa"), false);
        check_do(&of("Hit"), &of("Hit"), true);
    }

    #[test]
    fn a_description_lists_in_any_order_what_it_asks_for() {
        let of = |filter: &str| format!("{{ko: {{all: {{filter: {filter}}}}}}}");
        check_do(&of("{all: [{color: Red}, {kind: battle}]}"), &of("{all: [{kind: battle}, {color: Red}]}"), true);
        check_do(&of("{all: [{color: Red}, {kind: battle}]}"), &of("{all: [{kind: battle}, {color: Blue}]}"), false);
        check_do(&of("{all: [{color: Red}, {color: Red}]}"), &of("{all: [{color: Red}, {color: Blue}]}"), false);
        check_do(&of("{all: [{color: Red}, {kind: battle}]}"), &of("{either: [{color: Red}, {kind: battle}]}"), false);
    }

    #[test]
    fn what_is_done_is_done_in_order() {
        check_do("{draw: 1}, {shuffle: you}", "{shuffle: you}, {draw: 1}", false);
        check_do("{draw: 1}", "{draw: 1}, {draw: 1}", false);
        check_do("{may: [[{draw: 1}]]}", "{draw: 1}", false);
    }

    #[test]
    fn tags_are_part_of_what_is_said() {
        assert!(!same_meaning(&skills("['[Bond 2]']"), &skills("['[Bond 3]']")));
        assert!(!same_meaning(&skills("['[Blocker]']"), &skills("['[Blocker]', '[Critical]']")));
    }

    #[test]
    fn to_discard_is_to_place_a_card_of_the_hand_in_the_drop_area() {
        same_do(
            "[{discard: [opponent, 2]}]",
            "[{choose: {from: {whose: opponent, areas: [hand]}, count: {exactly: 2}, who: opponent, as: x}}, \
             {move: [{named: x}, {to: drop}]}]",
        );
    }

    #[test]
    fn what_need_not_be_chosen_need_not_be_offered() {
        let ko = |count: &str| {
            format!("{{choose: {{from: {{whose: opponent}}, count: {count}, as: x}}}}, {{ko: {{named: x}}}}")
        };
        same_do(&format!("[{{may: [[{}]]}}]", ko("{up-to: 1}")), &format!("[{}]", ko("{up-to: 1}")));
        let line = |effects: &str| format!("{{tags: '[Activate : Main]', do: {effects}}}");
        let exactly = ko("{exactly: 1}");
        compare(&line(&format!("[{{may: [[{exactly}]]}}]")), &line(&format!("[{exactly}]")), false);
        let more = format!("{}, {{draw: 1}}", ko("{up-to: 1}"));
        compare(&line(&format!("[{{may: [[{more}]]}}]")), &line(&format!("[{more}]")), false);
    }

    #[test]
    fn an_awakening_is_offered_by_activating_it() {
        let line = |tag: &str, offered: &str| format!("{{tags: '[{tag}]', if: {{turn: you}}, do: {offered}}}");
        let (may, must) = ("[{may: [[{draw: 2}, {flip: this}]]}]", "[{draw: 2}, {flip: this}]");
        compare(&line("Awaken", may), &line("Awaken", must), true);
        compare(&line("Activate : Main", may), &line("Activate : Main", must), false);
    }

    #[test]
    fn options_have_names_of_their_own() {
        let option =
            |name: &str| format!("[{{choose: {{from: {{}}, count: any, as: {name}}}}}, {{ko: {{named: {name}}}}}]");
        let line = |one: &str, two: &str| {
            format!(
                "{{tags: '[Auto]', when: {{attacks: this}}, do: [{{options: [1, [{}, {}]]}}]}}",
                option(one),
                option(two)
            )
        };
        compare(&line("a", "a"), &line("a", "b"), true);
    }

    #[test]
    fn a_card_that_enters_play_is_there() {
        let line = |area: &str, from: &str| {
            format!("{{tags: '[Auto]', {from} when: {{enters: [this, {area}]}}, do: [{{draw: 1}}]}}")
        };
        compare(&line("battle", "from: [battle],"), &line("battle", ""), true);
        compare(&line("drop", "from: [drop],"), &line("drop", ""), false);
    }

    #[test]
    fn a_counter_is_used_from_hand() {
        let line = |tag: &str, from: &str| format!("{{tags: '[{tag}]', {from} do: [{{play: [this, active]}}]}}");
        compare(&line("Counter : Play", "from: [hand],"), &line("Counter : Play", ""), true);
        compare(&line("Activate : Main", "from: [hand],"), &line("Activate : Main", ""), false);
    }

    #[test]
    fn a_name_of_a_price_that_nobody_uses_is_none() {
        let line = |name: &str, effects: &str| {
            format!(
                "{{tags: '[Activate : Main]', cost: [{{cards: {{count: 1, from: {{areas: [hand]}}, fate: {{to: drop}} {name}}}}}], \
                 do: {effects}}}"
            )
        };
        compare(&line(", as: x", "[{draw: 1}]"), &line("", "[{draw: 1}]"), true);
        let asked = "[{if: [{are: [{named: x}, {color: Red}]}, [{draw: 1}]]}]";
        compare(&line(", as: x", asked), &line("", asked), false);
        let below = |host: &str| {
            format!(
                "{{tags: '[Activate : Main]', do: [{{draw: 1}}], \
                 cost: [{{cards: {{count: 1, from: {{}}, fate: reveal, as: x}}}}, \
                 {{cards: {{count: 1, from: {{under: {host}}}, fate: {{to: drop}}}}}}]}}"
            )
        };
        compare(&below("{named: x}"), &below("this"), false);
    }

    #[test]
    fn a_token_that_nobody_speaks_of_needs_no_name() {
        let line = |name: &str, then: &str| {
            format!("{{tags: '[Activate : Main]', do: [{{token: {{name: Fry, power: 1000 {name}}}}}, {then}]}}")
        };
        compare(&line(", as: fry", "{draw: 1}"), &line("", "{draw: 1}"), true);
        compare(&line(", as: fry", "{ko: {named: fry}}"), &line("", "{ko: {named: fry}}"), false);
    }
}
