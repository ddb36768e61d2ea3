//! Whole skills within a skill: those that a card gains. "This card" in them is the card that has them.

use std::sync::Arc;

use super::keyword;
use super::line;
use super::phrase::{At, Page, Phrase, Ways};
use crate::ability::Skill;

/// The one skill that a text is, if it is one.
fn skill_of(text: &str, page: &Page<'_>) -> Option<Arc<Skill>> {
    let inner = Page::of(text, page.names());
    let (tags, at) = line::head(&inner);
    let mut skills = line::meant(&inner, at, &tags);
    let is_one = matches!(skills.as_slice(), [skill] if line::says(skill, &inner));
    page.pay(inner.spent());
    is_one.then(|| Arc::new(skills.remove(0)))
}

/// A skill in quotation marks.
#[derive(Clone)]
pub(super) struct Quoted;

impl Phrase for Quoted {
    type Value = Arc<Skill>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Arc<Skill>> {
        let quoted = page.bracketed(at, '"', '"', "a \"skill\"").into_iter();
        quoted.filter_map(|(inner, at)| Some((skill_of(inner.trim(), page)?, at))).collect()
    }
    fn says(&self, value: &Arc<Skill>, page: &Page<'_>, at: At) -> Vec<At> {
        let make = || {
            let blank = Page::blank(page.names(), line::acts_from(value));
            let made = line::said(value, &blank).pop().map(|at| blank.made(at));
            made.and_then(|text| page.step(at, &format!("\" {text} \""))).into_iter().collect()
        };
        page.reworded(value, || self.read(page, at), make)
    }
}

/// A keyword skill with its price and the cards that it names, up to the end of the text.
pub(super) fn to_the_end(page: &Page<'_>, at: At) -> Ways<Arc<Skill>> {
    let ways = page.take(at, "a [keyword] skill", |rest| Some((skill_of(rest.trim(), page)?, rest.len())));
    ways.into_iter().filter(|(skill, _)| keyword::form(&skill.tags).is_some()).collect()
}

const BULLET: &str = "・";

/// A skill on a line of its own, after "the following skill": an \[Auto\] skill may be without its tag.
pub(super) fn following(page: &Page<'_>, at: At) -> Ways<Arc<Skill>> {
    let mut ways = Quoted.read(page, at);
    if let Some(at) = page.lit(at, BULLET) {
        ways.extend(to_the_end(page, at));
        ways.extend(page.take(at, "when", |rest| {
            let untagged = rest.starts_with("when ") || rest.starts_with("at the ");
            let text = untagged.then(|| format!("[Auto] {}", rest.trim()))?;
            Some((skill_of(&text, page)?, rest.len()))
        }));
    }
    ways
}
