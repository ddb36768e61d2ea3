//! A whole skill line: its tags, and what follows them.

use super::cards::description;
use super::effect::{lifted, lowered};
use super::instead;
use super::keyword;
use super::phrase::{At, Page, Phrase, Ways};
use super::price::price;
use super::sentence;
use super::statement;
use super::trigger::{behind, trigger, when};
use super::word::InBrackets;
use crate::ability::{
    Area, Argument, Body, Bounds, Cards, Condition, Does, Effect, Family, Filter, Keyword, Price, Says, Selector,
    Skill, Statement, Tag, Trigger, Watched,
};
use crate::card::Kind;

/// Everything that a line can mean, by every way to it.
pub(super) fn read(page: &Page<'_>) -> Ways<Skill> {
    let (tags, at) = head(page);
    read_behind(page, at, &tags)
}

/// Everything that a line can mean behind its tags.
fn read_behind(page: &Page<'_>, at: At, tags: &[Tag]) -> Ways<Skill> {
    if tags.is_empty() {
        return Ways::new();
    }
    let bodies = bodies(page, at, tags).into_iter();
    bodies.map(|(body, at)| (Skill { tags: tags.to_vec(), body }, at)).collect()
}

/// All different things that a line can mean behind its tags.
pub(super) fn meant(page: &Page<'_>, at: At, tags: &[Tag]) -> Vec<Skill> {
    let mut skills: Vec<Skill> = Vec::new();
    for (skill, _) in read_behind(page, at, tags) {
        if !skills.contains(&skill) {
            skills.push(skill);
        }
    }
    skills
}

/// Everything that can be meant behind the tags.
fn bodies(page: &Page<'_>, at: At, tags: &[Tag]) -> Ways<Body> {
    if page.rest(at).is_empty() || page.rest(at) == "." {
        return vec![(Body::Tags, at)];
    }
    let permanent = |(said, at)| (Body::Permanent(said), at);
    if is_permanent(tags) {
        return permanents(page, at, tags).into_iter().map(permanent).collect();
    }
    let does = match keyword::form(tags) {
        Some(form) => keyword::read(form, page, at, tags),
        None => does(page, at, tags),
    };
    let does = does.into_iter().map(|(does, at)| (Body::Does(does.into()), at));
    if !is_auto(tags) {
        return does.collect();
    }
    // An [Auto] skill that takes the place of what would happen waits for nothing (8-2-2-3).
    let instead = permanents(page, at, tags).into_iter().filter(|(said, _)| replaces(said)).map(permanent);
    instead.chain(does).chain(instead::read(page, at).into_iter().map(permanent)).collect()
}

/// Whether the line can say this skill.
pub(super) fn says(skill: &Skill, page: &Page<'_>) -> bool {
    !said(skill, page).is_empty()
}

/// The places where the text may end that says this skill.
pub(super) fn said(skill: &Skill, page: &Page<'_>) -> Vec<At> {
    let mut at = At::START;
    for tag in &skill.tags {
        let Some(next) = InBrackets.says(tag, page, page.skip(at, &["/"])).pop() else { return Vec::new() };
        at = next;
    }
    match &skill.body {
        Body::Tags => {
            let ends = page.holds(|| matches!(page.rest(at), "" | "."));
            ends.then_some(at).into_iter().collect()
        }
        Body::Does(does) => match keyword::form(&skill.tags) {
            Some(form) => keyword::says(form, does, page, at, &skill.tags),
            None => says_does(does, page, at, &skill.tags),
        },
        Body::Permanent(statements) if is_auto(&skill.tags) => instead::says(statements, page, at),
        Body::Permanent(statements) => says_permanents(statements, page, at, &skill.tags),
        Body::Unread => Vec::new(),
    }
}

/// The tags at the head. Some cards part them with a slash.
pub(super) fn head(page: &Page<'_>) -> (Vec<Tag>, At) {
    let (mut tags, mut at) = (Vec::new(), At::START);
    while let Some((tag, next)) = InBrackets.read(page, page.skip(at, &["/"])).pop() {
        tags.push(tag);
        at = next;
    }
    (tags, at)
}

/// The statements of a permanent skill; the cards that its \[Bond\] names are a condition.
fn permanents(page: &Page<'_>, at: At, tags: &[Tag]) -> Ways<Vec<Statement>> {
    let ways = named(page, at, tags).into_iter();
    ways.flat_map(|(does, at)| {
        let bond = does.names.first().and_then(|name| bond(name, tags));
        let said = if does.names.is_empty() || bond.is_some() { statement::read(page, at) } else { Ways::new() };
        said.into_iter().map(move |(said, at)| (said.into_iter().map(|said| bound(bond.as_ref(), said)).collect(), at))
    })
    .collect()
}

fn says_permanents(statements: &[Statement], page: &Page<'_>, at: At, tags: &[Tag]) -> Vec<At> {
    let mut places = statement::says(statements, page, page.skip(at, &[":"]));
    if takes_name(tags) {
        for (does, at) in page.heard(|| named(page, at, tags)) {
            let bond = does.names.first().and_then(|name| bond(name, tags));
            let bare: Option<Vec<Statement>> = statements.iter().map(|said| unbound(bond.as_ref()?, said)).collect();
            places.extend(bare.map(|bare| statement::says(&bare, page, at)).unwrap_or_default());
        }
    }
    places
}

/// 10-23-2-1: as many of the named Battle Cards as \[Bond\] says.
fn bond(name: &Filter, tags: &[Tag]) -> Option<Condition> {
    let Some(Tag { keyword: Keyword::Bond, argument: Argument::Number(n) }) = tags.last() else { return None };
    let filter = Filter::All(vec![Filter::Kind(Kind::Battle), name.clone()]);
    let cards = Selector { areas: vec![Area::Battle], filter, ..Selector::default() };
    Some(Condition::Count(cards, Bounds { min: Some(*n), max: None }))
}

fn bound(bond: Option<&Condition>, said: Statement) -> Statement {
    let Some(bond) = bond.cloned() else { return said };
    let when = match said.when {
        None => bond,
        Some(when) => Condition::All(vec![bond, when]),
    };
    Statement { when: Some(when), ..said }
}

fn unbound(bond: &Condition, said: &Statement) -> Option<Statement> {
    let when = match said.when.as_ref()? {
        whole if whole == bond => None,
        Condition::All(parts) if parts.len() == 2 && parts[0] == *bond => Some(parts[1].clone()),
        _ => return None,
    };
    Some(Statement { when, ..said.clone() })
}

/// Whether nothing is stated but what happens instead.
fn replaces(statements: &[Statement]) -> bool {
    statements.iter().all(|statement| matches!(statement.says, Says::Instead(_)))
}

fn is_permanent(tags: &[Tag]) -> bool {
    tags.iter().any(|tag| tag.keyword == Keyword::Permanent)
}

/// Whether the deck is judged by this line.
pub(super) fn concerns_construction(tags: &[Tag], text: &str, page: &Page<'_>) -> bool {
    is_permanent(tags) && statement::concerns_construction(text, page)
}

fn is_auto(tags: &[Tag]) -> bool {
    tags.iter().any(|tag| tag.keyword == Keyword::Auto)
}

/// What the tags say of the words after them.
fn tagged(at: At, tags: &[Tag]) -> At {
    let has = |keyword| tags.iter().any(|tag| tag.keyword == keyword);
    at.speak(|spoken| {
        spoken.absorbs = has(Keyword::UnionAbsorb);
        spoken.allied = has(Keyword::Alliance);
        if has(Keyword::Burst) {
            spoken.bursts();
        }
    })
}

/// `price : When …, sentences`, with or without the first two.
fn does(page: &Page<'_>, at: At, tags: &[Tag]) -> Ways<Does> {
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
    let mut ways = if is_auto(tags) { moment_last(page, at, tags) } else { Ways::new() };
    for (does, at) in begun {
        for (effects, at) in sentence::read(page, at) {
            if at.spoken.under && (at.spoken.settled || at.spoken.from.is_some()) {
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
                let lifted = lifted(&effects).filter(|_| does.condition.is_none()).into_iter();
                ways.extend(lifted.map(|(condition, effects)| {
                    let condition = Some(condition);
                    (Does { under: true, condition, effect: effects.into(), ..does.clone() }, at)
                }));
                continue;
            }
            let does = Does { effect: effects.into(), under: waits_below(does.when.as_ref()), ..does.clone() };
            ways.push((Does { from: works_in(&does, tags, at), ..does }, at));
        }
    }
    ways
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

/// Whether a tag can be followed by a description: of the cards for \[Bond\], of the Unison Card for [Spirit Boost].
fn takes_name(tags: &[Tag]) -> bool {
    tags.last().is_some_and(|tag| matches!(tag.keyword, Keyword::Bond | Keyword::SpiritBoost))
}

/// What stands behind the description that belongs to a tag.
const NAMED_SO: &[&str] = &[":", ","];

/// The description that belongs to the last tag, with its colon, or nothing.
fn named(page: &Page<'_>, at: At, tags: &[Tag]) -> Ways<Does> {
    let mut ways = vec![(Does::default(), page.skip(at, &[":"]))];
    if takes_name(tags) {
        let names = description().read(page, at).into_iter();
        let does = |name| Does { names: vec![name], ..Does::default() };
        // More of the price may follow.
        ways.extend(names.filter_map(|(name, at)| Some((does(name), page.any(at, NAMED_SO)?))));
    }
    ways
}

fn priced(page: &Page<'_>, at: At, does: &Does) -> Ways<Does> {
    let mut ways = vec![(does.clone(), at)];
    let rest = page.rest(at);
    if !rest.contains(':') && !rest.starts_with('(') {
        return ways;
    }
    for (cost, at) in price().read(page, at) {
        let only_energy = matches!(cost[..], [Price::Energy(_)]);
        let end = page.lit(at, ":").or_else(|| page.lit(at, ",").filter(|_| only_energy));
        ways.extend(end.map(|at| (Does { cost, ..does.clone() }, at)));
    }
    ways
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
    ways.filter_map(|(trigger, at)| Some((trigger, page.lit(at, sign)?))).collect()
}

fn says_does(does: &Does, page: &Page<'_>, at: At, tags: &[Tag]) -> Vec<At> {
    let waits = waits_below(does.when.as_ref());
    let below = does.under && !waits && !pays_from_below(&does.cost);
    if does.condition.is_some() != below || does.when.is_some() != is_auto(tags) {
        return Vec::new();
    }
    let at = tagged(at, tags);
    let places = match does.names.as_slice() {
        [] => vec![page.skip(at, &[":"])],
        [name] if takes_name(tags) => {
            description().says(name, page, at).into_iter().filter_map(|at| page.any(at, NAMED_SO)).collect()
        }
        _ => return Vec::new(),
    };
    let places = page.enough(places).into_iter().flat_map(|at| says_before(does, page, at)).collect();
    let mut places: Vec<At> = page.enough(places);
    let last = page.heard(|| says_moment_last(does, page, &places));
    if let Some(when) = &does.when {
        let later = |at: At| page.heard(|| page.step(at, "activate this skill"));
        let said = places.into_iter().flat_map(|at| {
            let sign = if later(at).is_some() { "." } else { "," };
            let ends = trigger().says(when, page, later(at).unwrap_or(at)).into_iter();
            ends.filter_map(|at| page.lit(at, sign)).collect::<Vec<_>>()
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
    let done = places.iter().flat_map(|at| sentence::joined_clauses().says(&does.effect.to_vec(), page, *at));
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
        Some(when) if at.spoken.settled => super::trigger::works_in(when),
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
