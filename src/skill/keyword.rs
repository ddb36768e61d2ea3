//! Keyword skills that carry text: \[Evolve\] (R)(1): ＜Hit＞, \[Awaken\] condition: effect.
//!
//! What such a skill does is not printed, as the keyword says it; printed are its price and the cards that it names. The engine
//! adds the rest (`game::keyword`).

use super::cards::{Together, description, said_parts, word};
use super::condition::{condition, either_and_all, one_or_all};
use super::phrase::{AND, At, Page, Phrase, Ways};
use super::price::price;
use super::sentence;
use crate::ability::{Cards, Condition, Does, Effect, Filter, Keyword, Price, Tag};

/// What is printed behind a keyword.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// A price, and the one card or the several that it is used on.
    Names {
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
    /// Nothing but a price.
    Price,
    /// A condition or a price, and an effect; the card is turned over in the end.
    Awaken,
}

/// The form of the keyword at the head of a line, if it has one of its own.
pub(super) fn form(tags: &[Tag]) -> Option<Form> {
    use Keyword as K;
    tags.iter().find_map(|tag| match tag.keyword {
        K::Evolve | K::ExEvolve | K::XenoEvolve => Some(Form::Names { least: 1, most: 4 }),
        K::UnionFusion | K::UnionPotara => Some(Form::Names { least: 2, most: 2 }),
        K::Swap | K::ZAwaken | K::ZStack => Some(Form::Names { least: 1, most: 1 }),
        K::OverRealm | K::DarkOverRealm | K::Arrival | K::Successor | K::Revive | K::Rejuvenate => Some(Form::Price),
        K::Awaken | K::AwakenSurge | K::Wish => Some(Form::Awaken),
        _ => None,
    })
}

/// Everything that a line of a form can mean.
pub(super) fn read(form: Form, page: &Page<'_>, at: At, tags: &[Tag]) -> Ways<Does> {
    let mut ways = Ways::new();
    match form {
        Form::Names { least, most } => {
            for (cost, at) in before_names(page, at) {
                let several =
                    Names.read(page, at).into_iter().filter(|(names, _)| (least..=most).contains(&names.len()));
                let ended = several.filter_map(|(names, at)| Some((names, end(page, at)?)));
                ways.extend(ended.map(|(names, at)| (Does { cost: cost.clone(), names, ..Does::default() }, at)));
            }
        }
        Form::Price => {
            let priced = price().read(page, at).into_iter();
            ways.extend(priced.filter_map(|(cost, at)| Some((Does { cost, ..Does::default() }, end(page, at)?))));
        }
        Form::Awaken => {
            for (does, at) in before_awakening(page, at) {
                let offer = page.skip(at, &["you may"]);
                for (mut effects, at) in sentence::read(page, offer) {
                    if flips(tags, &effects) {
                        effects.push(Effect::Flip(Cards::This));
                    }
                    ways.push((Does { effect: effects.into(), ..does.clone() }, at));
                }
            }
        }
    }
    ways
}

/// The places where the text may end that says this in a form.
pub(super) fn says(form: Form, does: &Does, page: &Page<'_>, at: At, tags: &[Tag]) -> Vec<At> {
    let priced = |at: At| match does.cost.as_slice() {
        [] => vec![at],
        _ => page.enough(price().says(&does.cost, page, at)),
    };
    match form {
        Form::Names { .. } => {
            let places = match does.cost.as_slice() {
                [] => vec![page.skip(at, &[":"])],
                _ => priced(at).into_iter().map(|at| page.any(at, NAME_SIGNS).unwrap_or(at)).collect(),
            };
            let said: Vec<At> =
                page.enough(places).into_iter().flat_map(|at| Names.says(&does.names, page, at)).collect();
            said.into_iter().filter_map(|at| end(page, at)).collect()
        }
        Form::Price => priced(at).into_iter().filter_map(|at| end(page, at)).collect(),
        Form::Awaken => {
            let asked = match &does.condition {
                Some(condition_) => {
                    let at = page.any(at, &["if", "when", ""]);
                    let mixed = |at: At| match condition_ {
                        Condition::Either(parts) => page.heard(|| one_or_all().says(parts, page, at)),
                        parted => page.heard(|| either_and_all().says(parted, page, at)),
                    };
                    at.map_or_else(Vec::new, |at| [condition().says(condition_, page, at), mixed(at)].concat())
                }
                None => priced(at),
            };
            let offers = page.enough(asked).into_iter().filter_map(|at| page.lit(at, ":"));
            let mut places = Vec::new();
            for at in offers.map(|at| page.skip(at, &["you may"])).collect::<Vec<_>>() {
                places.extend(sentence::says(&does.effect, page, at));
                if let [effects @ .., Effect::Flip(Cards::This)] = &*does.effect
                    && places.is_empty()
                    && flips(tags, effects)
                {
                    places.extend(sentence::says(effects, page, at));
                }
            }
            places
        }
    }
}

/// 10-2-3, 10-28-3: a card is turned over by its \[Awaken\] or \[Wish\] whether this is printed or not.
fn flips(tags: &[Tag], effects: &[Effect]) -> bool {
    let turns = |tag: &Tag| matches!(tag.keyword, Keyword::Awaken | Keyword::AwakenSurge | Keyword::Wish);
    tags.iter().any(turns) && !effects.iter().any(|effect| effect.any(&|effect| matches!(effect, Effect::Flip(_))))
}

/// What may stand between a price and the names.
const NAME_SIGNS: &[&str] = &[":", ","];

/// The price before names, which some cards have without a sign behind it, or no price at all.
fn before_names(page: &Page<'_>, at: At) -> Ways<Vec<Price>> {
    let free = (Vec::new(), page.skip(at, &[":"]));
    let paid = price().read(page, at).into_iter();
    let paid = paid.map(|(cost, at)| (cost, page.any(at, NAME_SIGNS).unwrap_or(at)));
    std::iter::once(free).chain(paid).collect()
}

/// A condition, or a price that is more than that, with its colon.
fn before_awakening(page: &Page<'_>, at: At) -> Ways<Does> {
    let asked = page.any(at, &["if", "when", ""]);
    let mixed = asked.map_or_else(Ways::new, |at| one_or_all().read(page, at)).into_iter();
    let mixed = mixed.map(|(parts, at)| (Condition::Either(parts), at));
    let parted = asked.map_or_else(Ways::new, |at| either_and_all().read(page, at)).into_iter();
    let conditions =
        asked.map_or_else(Ways::new, |at| condition().read(page, at)).into_iter().chain(mixed).chain(parted);
    let conditions = conditions.map(|(condition, at)| (Does { condition: Some(condition), ..Does::default() }, at));
    let prices = price().read(page, at).into_iter();
    let prices = prices.filter(|(cost, _)| cost.iter().any(|part| !matches!(part, Price::Condition(_))));
    let prices = prices.map(|(cost, at)| (Does { cost, ..Does::default() }, at));
    conditions.chain(prices).filter_map(|(does, at)| Some((does, page.lit(at, ":")?))).collect()
}

/// The end, where nothing more is printed but a full stop, or the colon of a price.
fn end(page: &Page<'_>, at: At) -> Option<At> {
    Some(page.skip(at, &[".", ":"])).filter(|end| page.is_end(*end))
}

/// The cards that a keyword skill names: `＜A＞`, `red ＜A＞ card and red ＜B＞ card`.
#[derive(Clone)]
struct Names;

impl Phrase for Names {
    type Value = Vec<Filter>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Filter>> {
        let one = description().read(page, at).into_iter().map(|(filter, at)| (vec![filter], at));
        let several = Together(description(), AND).read(page, at);
        let both = one.chain(several).collect::<Ways<_>>();
        let behind = both.iter().flat_map(|(names, end)| said_of_both(names, page, *end)).collect::<Vec<_>>();
        both.into_iter().chain(behind).collect()
    }
    fn says(&self, value: &Vec<Filter>, page: &Page<'_>, at: At) -> Vec<At> {
        match value.as_slice() {
            [one] => description().says(one, page, at),
            _ => page.reworded(value, || self.read(page, at), || Together(description(), AND).says(value, page, at)),
        }
    }
}

/// `＜A＞ card and ＜B＞ card, both red`.
fn said_of_both(names: &[Filter], page: &Page<'_>, at: At) -> Ways<Vec<Filter>> {
    let Some(at) = page.lit(at, ", both").filter(|_| names.len() == 2) else { return Ways::new() };
    let share = |more: &Filter| {
        names.iter().map(|name| Filter::all([said_parts(name), std::slice::from_ref(more)].concat())).collect()
    };
    word().read(page, at).into_iter().map(|(more, at)| (share(&more), at)).collect()
}
