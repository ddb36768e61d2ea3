//! A whole skill line: its tags, and what follows them.

use super::keyword;
use super::phrase::{At, Page, Phrase, Ways};
use super::price::PriceOf;
use super::sentence;
use super::statement;
use super::trigger::trigger;
use super::word::InBrackets;
use crate::ability::{Body, Does, Keyword, Skill, Tag, Trigger};

/// Everything that a line can mean.
pub(super) fn read(page: &Page<'_>) -> Vec<Skill> {
    let (tags, at) = head(page);
    if tags.is_empty() {
        return Vec::new();
    }
    if page.rest(at).is_empty() || page.rest(at) == "." {
        return vec![Skill { tags, body: Body::Tags }];
    }
    if is_permanent(&tags) {
        let mut skills: Vec<Skill> = Vec::new();
        for statements in statement::read(page, at) {
            let skill = Skill { tags: tags.clone(), body: Body::Permanent(statements) };
            if !skills.contains(&skill) {
                skills.push(skill);
            }
        }
        return skills;
    }
    let mut skills: Vec<Skill> = Vec::new();
    let forms = match keyword::form(&tags) {
        Some(form) => keyword::read(form, page, at, &tags),
        None => does(page, at, &tags),
    };
    for does in forms {
        let skill = Skill { tags: tags.clone(), body: Body::Does(does.into()) };
        if !skills.contains(&skill) {
            skills.push(skill);
        }
    }
    skills
}

/// Whether the line can say this skill.
pub(super) fn says(skill: &Skill, page: &Page<'_>) -> bool {
    !said(skill, page).is_empty()
}

/// The places where the text may end that says this skill.
pub(super) fn said(skill: &Skill, page: &Page<'_>) -> Vec<At> {
    let mut at = At::START;
    for tag in &skill.tags {
        let slash = if page.is_blank() { at } else { page.step(at, "/").unwrap_or(at) };
        let Some(next) = InBrackets.says(tag, page, slash).pop() else { return Vec::new() };
        at = next;
    }
    match &skill.body {
        Body::Tags => {
            if page.is_blank() || matches!(page.rest(at), "" | ".") {
                vec![at]
            } else {
                Vec::new()
            }
        }
        Body::Does(does) => match keyword::form(&skill.tags) {
            Some(form) => keyword::says(form, does, page, at, &skill.tags),
            None => says_does(does, page, at, &skill.tags),
        },
        Body::Permanent(statements) => statement::says(statements, page, at),
        Body::Unread => Vec::new(),
    }
}

/// The tags at the head. Some cards part them with a slash.
pub(super) fn head(page: &Page<'_>) -> (Vec<Tag>, At) {
    let (mut tags, mut at) = (Vec::new(), At::START);
    loop {
        let slash = if tags.is_empty() { at } else { page.step(at, "/").unwrap_or(at) };
        let Some((tag, next)) = InBrackets.read(page, slash).pop() else { break };
        tags.push(tag);
        at = next;
    }
    (tags, at)
}

fn is_permanent(tags: &[Tag]) -> bool {
    tags.iter().any(|tag| tag.keyword == Keyword::Permanent)
}

fn is_auto(tags: &[Tag]) -> bool {
    tags.iter().any(|tag| tag.keyword == Keyword::Auto)
}

/// `price : When …, sentences`, with or without the first two.
fn does(page: &Page<'_>, at: At, tags: &[Tag]) -> Vec<Does> {
    let mut priced: Ways<Does> = vec![(Does::default(), at)];
    for (cost, at) in PriceOf.read(page, at) {
        priced.extend(page.any(at, &[":"]).map(|at| (Does { cost, ..Does::default() }, at)));
    }
    let mut begun = Ways::new();
    for (does, at) in priced {
        if !is_auto(tags) {
            begun.push((does, at));
            continue;
        }
        for (when, at) in triggers(page, at) {
            begun.push((Does { when: Some(when), ..does.clone() }, at));
        }
    }
    let mut out = Vec::new();
    for (does, at) in begun {
        for (effects, at) in sentence::read(page, at) {
            out.push(Does { effect: effects.into(), from: at.spoken.from.into_iter().collect(), ..does.clone() });
        }
    }
    out
}

fn triggers(page: &Page<'_>, at: At) -> Ways<Trigger> {
    let ways = trigger().read(page, at).into_iter();
    ways.filter_map(|(trigger, at)| Some((trigger, page.lit(at, ",")?))).collect()
}

fn says_does(does: &Does, page: &Page<'_>, at: At, tags: &[Tag]) -> Vec<At> {
    if does.under || does.condition.is_some() || !does.names.is_empty() || does.when.is_some() != is_auto(tags) {
        return Vec::new();
    }
    let mut places = vec![at];
    if !does.cost.is_empty() {
        places = PriceOf.says(&does.cost, page, at).into_iter().filter_map(|at| page.lit(at, ":")).collect();
    }
    if let Some(when) = &does.when {
        let said = places.into_iter().flat_map(|at| trigger().says(when, page, at));
        places = said.filter_map(|at| page.lit(at, ",")).collect();
    }
    let said = places.into_iter().flat_map(|at| sentence::says(&does.effect, page, at));
    said.filter(|at| at.spoken.from.iter().eq(&does.from)).collect()
}
