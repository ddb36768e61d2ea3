//! Which keywords cards may have that are not printed on them: those that some skill says they have, or gives.

use enumset::EnumSet;

use crate::ability::{Attribute, Change, Effect, Keyword, Node, Says, Skill, Statement, Visit};
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::keywords::Keywords;
use crate::engine::dbscg::roster::written::written_out;

/// The keywords that a skill, and what it gives, may add to cards.
pub(crate) fn gained(skill: &Skill, by: EnumSet<Point>) -> Keywords {
    let mut gained = Gained { keywords: Keywords::default(), by };
    skill.accept(&mut gained);
    gained.keywords
}

struct Gained {
    keywords: Keywords,
    by: EnumSet<Point>,
}

impl Gained {
    fn take(&mut self, change: &Change) {
        match change {
            Change::Gain(tag) => self.keywords.insert(tag.keyword),
            Change::GainSkill(skill) => self.keywords = self.keywords.with(Keywords::of(skill)),
            Change::Is(Attribute::Keyword(keyword)) => self.keywords.insert(*keyword),
            _ => {}
        }
    }
}

impl<'s> Visit<'s> for Gained {
    fn effect(&mut self, effect: &'s Effect) {
        if let Effect::CopySkills(..) | Effect::GainOneKeyword(..) = effect {
            // Whatever other cards have.
            for keyword in Keyword::ALL {
                self.keywords.insert(keyword);
            }
        }
        effect.walk(self);
    }

    fn change(&mut self, change: &'s Change) {
        self.take(change);
        self.take(&written_out(change.clone(), self.by));
        change.walk(self);
    }

    fn statement(&mut self, statement: &'s Statement) {
        if let Says::Has(attributes) = &statement.says {
            for attribute in attributes {
                if let Attribute::Keyword(keyword) = attribute {
                    self.keywords.insert(*keyword);
                }
            }
        }
        statement.walk(self);
    }
}
