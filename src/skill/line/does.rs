//! A skill that activates: its price, what it waits for, what it does, and where it works.

use super::is_auto;
use super::named::{NAMED_SO, named, takes_name};
use crate::ability::{
    Area, Argument, Cards, Condition, Does, Effect, Family, Keyword, Markers, Price, Tag, Trigger, Watched,
};
use crate::skill::cards::description;
use crate::skill::condition::after_dash;
use crate::skill::effect::{acts_here_or_below, lifted, lowered};
use crate::skill::phrase::{At, Page, Phrase, Ways};
use crate::skill::price::{Energy, bare_colon, price, price_with_sign};
use crate::skill::sentence;
use crate::skill::trigger::{behind, trigger, when, works_in as found_in};

/// What the tags say of the words after them.
fn tagged(at: At, tags: &[Tag]) -> At {
    let has = |keyword| tags.iter().any(|tag| tag.keyword == keyword);
    at.speak(|spoken| {
        spoken.absorbs = has(Keyword::UnionAbsorb);
        spoken.allied = has(Keyword::Alliance);
        spoken.boosted = has(Keyword::SpiritBoost);
        spoken.x = tags.iter().any(|tag| matches!(tag.argument, Argument::X | Argument::Markers(Markers::MinusX)));
        spoken.marked = tags.iter().any(|tag| {
            matches!(
                (tag.keyword, &tag.argument),
                (Keyword::SpiritBoost, Argument::X) | (Keyword::Markers, Argument::Markers(Markers::MinusX))
            )
        });
        if has(Keyword::Burst) {
            spoken.bursts();
        }
    })
}

/// `price : When …, sentences`, with or without the first two.
pub(super) fn does(page: &Page<'_>, at: At, tags: &[Tag]) -> Ways<Does> {
    let at = tagged(at, tags);
    let mut begun: Ways<Does> = Ways::new();
    for (does, at) in named(page, at, tags).into_iter().flat_map(|(does, at)| priced(page, at, &does)) {
        if !is_auto(tags) {
            begun.push((does, at));
            continue;
        }
        for (turn, at) in in_turn(page, at) {
            let cost = does.cost.iter().cloned().chain(turn.map(Price::Condition)).collect::<Vec<_>>();
            for (when, at) in triggers(page, at) {
                begun.push((Does { when: Some(when), cost: cost.clone(), ..does.clone() }, at));
            }
        }
    }
    let mut ways =
        if is_auto(tags) && page.may_follow(at, &behind()) { moment_last(page, at, tags) } else { Ways::new() };
    for (does, at) in begun {
        for (effects, at) in sentence::read(page, at) {
            let elsewhere = at.spoken.from.is_some() && !acts_here_or_below(&effects);
            if at.spoken.under && (at.spoken.settled || elsewhere) {
                // An event about the card itself, somewhere else: where does it act from?
                continue;
            }
            if at.spoken.from.is_some() && !pays_itself(&does.cost) && acts_by_the_way(&effects) {
                continue;
            }
            if at.spoken.under && pays_from_below(&does.cost) {
                ways.push((Does { under: true, effect: effects.into(), ..does.clone() }, at));
                continue;
            }
            if at.spoken.under {
                let from = works_in(&does, tags, at);
                let lifted = lifted(&effects).filter(|_| does.condition.is_none()).into_iter();
                ways.extend(lifted.map(|(condition, effects)| {
                    let condition = Some(condition);
                    (Does { from: from.clone(), under: true, condition, effect: effects.into(), ..does.clone() }, at)
                }));
                continue;
            }
            let does = Does { effect: effects.into(), under: waits_below(does.when.as_ref()), ..does.clone() };
            ways.push((Does { from: works_in(&does, tags, at), ..does }, at));
        }
    }
    ways.into_iter().map(|(does, at)| (declared_at_once(&does).unwrap_or(does), at)).collect()
}

/// A number that is declared as a price is what the effect speaks of: it begins with that. Nothing can come between.
fn declared_at_once(does: &Does) -> Option<Does> {
    let is_named = |part: &&Price| matches!(part, Price::Act(act) if matches!(**act, [Effect::NameNumber(_)]));
    let (acts, cost): (Vec<&Price>, Vec<&Price>) = does.cost.iter().partition(is_named);
    let [Price::Act(number)] = acts.as_slice() else { return None };
    let effect = [&number[..], &does.effect[..]].concat().into();
    Some(Does { cost: cost.into_iter().cloned().collect(), effect, ..does.clone() })
}

/// The skills that [`declared_at_once`] may have made it of.
fn declared_before(does: &Does) -> Vec<Does> {
    let [declared @ Effect::NameNumber(_), effect @ ..] = &*does.effect else { return Vec::new() };
    let with_price = |at: usize| {
        let mut cost = does.cost.clone();
        cost.insert(at, Price::Act([declared.clone()].into()));
        Does { cost, effect: effect.into(), ..does.clone() }
    };
    (0..=does.cost.len()).map(with_price).collect()
}

/// Whether the card is a part of the price, which says where it lies.
fn pays_itself(cost: &[Price]) -> bool {
    cost.iter().any(|part| matches!(part, Price::This(_)))
}

/// `draw 1 card at the end of your turn`: what is waited for stands behind.
fn moment_last(page: &Page<'_>, at: At, tags: &[Tag]) -> Ways<Does> {
    let mut ways = Ways::new();
    for (does, at) in named(page, at, tags).into_iter().flat_map(|(does, at)| priced(page, at, &does)) {
        for (effects, at) in sentence::joined_clauses().read(page, at) {
            for (when, at) in behind().read(page, at) {
                let at = page.lit(at, ".").unwrap_or(at);
                if page.is_end(at) && !at.spoken.under {
                    let does = Does { when: Some(when), effect: effects.clone().into(), ..does.clone() };
                    ways.push((Does { from: works_in(&does, tags, at), ..does }, at));
                }
            }
        }
    }
    ways
}

/// Whether the price says that the card lies under another.
fn pays_from_below(cost: &[Price]) -> bool {
    cost.iter().any(|part| matches!(part, Price::Condition(Condition::Beneath(_))))
}

fn priced(page: &Page<'_>, at: At, does: &Does) -> Ways<Does> {
    let rest = page.rest(at);
    let is_free = page.is_thorough() || !is_priced(rest);
    let mut ways: Ways<Does> = is_free.then(|| (does.clone(), at)).into_iter().collect();
    if !rest.contains(':') && !rest.starts_with('(') {
        return ways;
    }
    for (cost, at) in price_with_sign().read(page, at) {
        let only_energy = matches!(cost[..], [Price::Energy(_)]);
        let end = page.lit(at, ":").or_else(|| page.lit(at, ",").filter(|_| only_energy));
        ways.extend(end.map(|at| (Does { cost: [does.cost.clone(), cost].concat(), ..does.clone() }, at)));
    }
    ways
}

/// Whether the colon of a price stands in a text: no instruction has one but before what is chosen from or gained, or in what is.
fn is_priced(text: &str) -> bool {
    let before = bare_colon(text).map(|colon| &text[..colon]);
    before.is_some_and(|before| !["choose one", "following", "\"", "・"].iter().any(|sign| before.contains(sign)))
}

/// `During your turn,` before a trigger, or nothing.
fn in_turn(page: &Page<'_>, at: At) -> Ways<Option<Condition>> {
    let turns = when().read(page, at).into_iter();
    let turns = turns.filter_map(|(turn, at)| Some((Some(turn), page.lit(at, ",")?)));
    std::iter::once((None, at)).chain(turns).collect()
}

fn triggers(page: &Page<'_>, at: At) -> Ways<Trigger> {
    let later = page.step(at, "activate this skill");
    let sign = if later.is_some() { "." } else { "," };
    let ways = trigger().read(page, later.unwrap_or(at)).into_iter();
    ways.filter_map(|(trigger, at)| Some((trigger, page.lit(at, sign).or_else(|| after_dash(page, at))?))).collect()
}

pub(super) fn says_does(does: &Does, page: &Page<'_>, at: At, tags: &[Tag]) -> Vec<At> {
    let before = page.heard(|| declared_before(does)).into_iter();
    let mut places: Vec<At> = before.flat_map(|does| says_plainly(&does, page, at, tags)).collect();
    places.extend(says_plainly(does, page, at, tags));
    places
}

fn says_plainly(does: &Does, page: &Page<'_>, at: At, tags: &[Tag]) -> Vec<At> {
    let waits = waits_below(does.when.as_ref());
    let below = does.under && !waits && !pays_from_below(&does.cost);
    if does.condition.is_some() != below || does.when.is_some() != is_auto(tags) {
        return Vec::new();
    }
    let at = tagged(at, tags);
    let named = |name, at| description().says(name, page, at).into_iter().filter_map(|at| page.any(at, NAMED_SO));
    let places: Vec<At> = match does.names.as_slice() {
        [] => vec![page.skip(at, &[":"])],
        [name] if takes_name(tags) => named(name, at).collect(),
        _ => return Vec::new(),
    };
    let mut places: Vec<At> = page.enough(places).into_iter().flat_map(|at| says_before(does, page, at)).collect();
    if let ([name], [Price::Energy(icons), cost @ ..]) = (does.names.as_slice(), does.cost.as_slice()) {
        let rest = Does { cost: cost.to_vec(), ..does.clone() };
        let paid = page.heard(|| Energy.says(icons, page, at)).into_iter().filter_map(|at| page.lit(at, ","));
        places.extend(
            paid.flat_map(|at| named(name, at)).flat_map(|at| says_before(&rest, page, at)).collect::<Vec<_>>(),
        );
    }
    let mut places: Vec<At> = page.enough(places);
    let last = page.heard(|| says_moment_last(does, page, &places));
    if let Some(when) = &does.when {
        let later = |at: At| page.heard(|| page.step(at, "activate this skill"));
        let said = places.into_iter().flat_map(|at| {
            let sign = if later(at).is_some() { "." } else { "," };
            let ends = trigger().says(when, page, later(at).unwrap_or(at)).into_iter();
            ends.filter_map(|at| page.lit(at, sign).or_else(|| after_dash(page, at))).collect::<Vec<_>>()
        });
        places = said.collect();
    }
    let instructions = match &does.condition {
        Some(condition) => lowered(condition, &does.effect),
        None => vec![does.effect.to_vec()],
    };
    let said = page
        .enough(places)
        .into_iter()
        .flat_map(|at| instructions.iter().flat_map(move |effects| sentence::says(effects, page, at)));
    let said = said.chain(last);
    said.filter(|at| (at.spoken.under || waits) == does.under && works_in(does, tags, *at) == does.from).collect()
}

/// As [`moment_last`]: the places where the text may end that says this from behind the price on.
fn says_moment_last(does: &Does, page: &Page<'_>, places: &[At]) -> Vec<At> {
    let Some(when) = &does.when else { return Vec::new() };
    let places = places.iter().filter(|at| page.may_follow(**at, &behind()));
    let done = places.flat_map(|at| sentence::joined_clauses().says(&does.effect.to_vec(), page, *at));
    let ends = done.flat_map(|at| behind().says(when, page, at)).map(|at| page.lit(at, ".").unwrap_or(at));
    ends.filter(|at| page.is_end(*at)).collect()
}

/// Whether the skill waits for its own card to come under another: it works there then (11-3-2-2).
fn waits_below(when: Option<&Trigger>) -> bool {
    when.is_some_and(|when| when.any(&|event| matches!(event, Trigger::GoesUnder(Watched::This, _))))
}

/// Where the skill works: where its trigger finds the card, if it is about that, or else from where the card acts. A
/// \[Counter\] is activated from hand, wherever its card goes then (10-10-2).
fn works_in(does: &Does, tags: &[Tag], at: At) -> Vec<Area> {
    let counter = tags.iter().any(|tag| Family::Counter.keywords().contains(&tag.keyword));
    match &does.when {
        Some(when) if at.spoken.settled => found_in(when),
        _ => {
            let areas = at.spoken.from.into_iter().chain(at.spoken.or_from);
            areas.filter(|area| !counter || *area == Area::Hand).collect()
        }
    }
}

/// Whether the card acts by the way, in the last sentence and only on a condition: `…, then if you have 7 or more energy,
/// place this card from your Drop Area in your energy`. That does not say where the skill is activated: what comes before is
/// not done from there. A condition about what has been done belongs to the skill itself: `… If you do, play this card from
/// your hand`.
fn acts_by_the_way(effects: &[Effect]) -> bool {
    let acts = |effect: &Effect| {
        matches!(effect, Effect::Play(Cards::This, _) | Effect::Move(Cards::This, _) | Effect::Combo(Cards::This))
    };
    match effects {
        [Effect::If(_, yes, no)] if no.is_empty() => acts_by_the_way(yes),
        [before @ .., Effect::If(asked, yes, _)] => {
            let of_game = matches!(asked, Condition::Count(..) | Condition::Leader(_) | Condition::Turn(_));
            let acts_in = |effects: &[Effect]| effects.iter().any(|effect| effect.any(&acts));
            of_game && !before.is_empty() && acts_in(yes) && !acts_in(before)
        }
        _ => false,
    }
}

/// The places behind the price, and behind the turn in which a trigger counts.
fn says_before(does: &Does, page: &Page<'_>, at: At) -> Vec<At> {
    let priced = |cost: &Vec<Price>| -> Vec<At> {
        if cost.is_empty() {
            return vec![at];
        }
        let only_energy = matches!(cost[..], [Price::Energy(_)]);
        let ends = price().says(cost, page, at).into_iter();
        ends.filter_map(|at| page.lit(at, ":").or_else(|| page.lit(at, ",").filter(|_| only_energy))).collect()
    };
    let mut places = priced(&does.cost);
    if let [cost @ .., Price::Condition(turn)] = does.cost.as_slice()
        && does.when.is_some()
    {
        let turns = page.heard(|| priced(&cost.to_vec())).into_iter().flat_map(|at| when().says(turn, page, at));
        places.extend(turns.filter_map(|at| page.lit(at, ",")));
    }
    places
}
