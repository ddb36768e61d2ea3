//! A whole skill line: its tags, and what follows them.
//!
//! * `permanent`: the statements of a permanent skill.
//! * `does`: a skill that activates, with its price and what it waits for.
//! * `named`: the description that belongs to a tag.

mod does;
mod named;
mod permanent;

use super::instead;
use super::keyword;
use super::phrase::{At, Page, Phrase, Ways};
use super::statement;
use super::word::InBrackets;
use crate::ability::{Area, Body, Keyword, Says, Skill, Statement, Tag};
use does::{does, says_does};
use permanent::{permanents, says_permanents};

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
    if !statement::may_replace(page, at) {
        return does.collect();
    }
    let instead = permanents(page, at, tags).into_iter().filter(|(said, _)| replaces(said)).map(permanent);
    instead.chain(does).chain(instead::read(page, at).into_iter().map(permanent)).collect()
}

/// Where the card acts from that has this skill.
pub(super) fn acts_from(skill: &Skill) -> &[Area] {
    if let Body::Does(does) = &skill.body { &does.from } else { &[] }
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
