//! Skill lines that no card can have: what is written on them does not go with their tags.

use super::format::CardText;
use crate::ability::{
    Body, Change, Effect, Family, Keyword, KeywordNames, Node, Says, Skill, Statement, Subject, Tag, Visit,
};

/// What is wrong with the skill lines of a card and with the skills that they give, by the place of the line from 1.
pub(super) fn amiss(card: &CardText) -> Vec<(usize, String)> {
    let Ok(names) = KeywordNames::embedded() else { return Vec::new() };
    let mut out = Vec::new();
    for side in card.sides() {
        for (at, skill) in (1..).zip(&side.lines) {
            let mut amiss = Amiss { names, found: Vec::new() };
            skill.accept(&mut amiss);
            out.extend(amiss.found.into_iter().map(|message| (at, message)));
        }
    }
    let front = card.skills.skills();
    let awakens = (1..).zip(&front.lines).filter(|(_, skill)| Family::of(&skill.tags) == Some(Family::Awaken));
    out.extend(awakens.filter_map(|(at, skill)| Some((at, stays(skill, card.back.is_some())?))));
    out
}

/// Looks at every skill of a line.
struct Amiss<'n> {
    names: &'n KeywordNames,
    found: Vec<String>,
}

impl<'s> Visit<'s> for Amiss<'_> {
    fn skill(&mut self, skill: &'s Skill) {
        self.found.extend(wrong(skill, self.names));
        skill.walk(self);
    }

    fn statement(&mut self, statement: &'s Statement) {
        match &statement.says {
            Says::Change(Change::UsedFrom(used)) if statement.about == Subject::This => {
                statement.when.accept(self);
                used.accept(self);
            }
            _ => statement.walk(self),
        }
    }

    fn change(&mut self, change: &'s Change) {
        if matches!(change, Change::UsedFrom(_)) {
            let message = "`used-from` is said by a card of itself alone: under `permanent`, and without `about`";
            self.found.push(message.to_owned());
        }
        // A skill that is negated is only described.
        if !matches!(change, Change::NegateSkill(_)) {
            change.walk(self);
        }
    }
}

/// Why a card does not turn over by its \[Awaken\] (10-2-3).
fn stays(skill: &Skill, has_back: bool) -> Option<String> {
    let flips = |effect: &Effect| matches!(effect, Effect::Flip(_) | Effect::FlipTo(..));
    let turns = !skill.is_read() || skill.any(&flips);
    if !has_back {
        Some("[Awaken] turns the card over: say under `back` what is on its other side".to_owned())
    } else if !turns {
        Some("[Awaken] turns the card over: put `flip: this` under `do`".to_owned())
    } else {
        None
    }
}

/// What is wrong with a skill.
fn wrong(skill: &Skill, names: &KeywordNames) -> Option<String> {
    let says_when = |tag: &Tag| names.is_timing(tag.keyword);
    let kinds: Vec<&Tag> = skill.tags.iter().filter(|tag| tag.keyword.is_skill() || says_when(tag)).collect();
    // Keyword skills on a line of tags alone are several skills.
    let alone = skill.body == Body::Tags;
    let together = kinds.iter().filter(|tag| !alone || says_when(tag)).count();
    if together > 1 {
        let told: Vec<String> = kinds.into_iter().map(|tag| names.print(tag)).collect();
        return Some(format!("{} are skills of their own: write a line for each", told.join(" and ")));
    }
    let cards = match &skill.body {
        Body::Does(does) => does.names.len(),
        Body::Tags => 0,
        Body::Permanent(_) | Body::Unread => return unfit(skill, &kinds, names),
    };
    unfit(skill, &kinds, names).or_else(|| kinds.iter().find_map(|tag| unnamed(tag, cards, names)))
}

/// What does not go with the kind of a skill.
fn unfit(skill: &Skill, kinds: &[&Tag], names: &KeywordNames) -> Option<String> {
    let Some(first) = kinds.first() else {
        let waits = matches!(&skill.body, Body::Does(does) if does.when.is_some());
        return waits.then(|| "`when` is said of [Auto] alone: put [Auto] among the tags".to_owned());
    };
    let called = names.print(first);
    match &skill.body {
        Body::Does(_) if first.keyword == Keyword::Permanent => {
            Some(format!("{called} does nothing, it holds: say what under `permanent` and not under `do`"))
        }
        Body::Does(does) if first.keyword == Keyword::Auto => does
            .when
            .is_none()
            .then(|| format!("{called} never becomes pending without `when`: say there what it waits for")),
        Body::Does(does) => does
            .when
            .is_some()
            .then(|| format!("`when` is said of [Auto] alone: what has to hold for {called} is said under `if`")),
        Body::Permanent(statements) => (!holds(first.keyword, statements))
            .then(|| format!("`permanent` is said of [Permanent] alone: what {called} does is said under `do`")),
        Body::Tags => kinds.iter().find(|tag| names.is_timing(tag.keyword)).map(|tag| {
            format!("{} says when, and nothing says what: say it under `do` or `permanent`", names.print(tag))
        }),
        Body::Unread => None,
    }
}

/// Whether a skill of a kind can be what always holds: an \[Auto\] that puts something in the place of an event is (8-9).
fn holds(kind: Keyword, statements: &[Statement]) -> bool {
    kind == Keyword::Permanent
        || (kind == Keyword::Auto && statements.iter().all(|statement| matches!(statement.says, Says::Instead(_))))
}

/// Why a keyword skill names too few cards, or too many.
fn unnamed(tag: &Tag, cards: usize, names: &KeywordNames) -> Option<String> {
    use Keyword as K;
    let (fits, wanted) = match tag.keyword {
        // 10-13-3, 10-13-4
        K::UnionFusion | K::UnionPotara => (cards == 2, "two cards"),
        // 10-5-3, 10-24-3; 4.00, 22-46-3, 22-47
        K::Evolve | K::ExEvolve | K::XenoEvolve | K::Swap | K::ZAwaken | K::ZStack => (cards > 0, "a card"),
        _ => return None,
    };
    (!fits).then(|| format!("{} names {wanted}, and {cards} stand under `names`", names.print(tag)))
}
