//! What a skill *means*, apart from the words it is printed in.
//!
//! A skill line is a list of [`Tag`]s and a [`Body`]. [`crate::skill`] reads printed text into it, the card table
//! stores it (in RON), [`crate::legality`] and the engine act on it. A line whose body is not understood is
//! [`Body::Unread`]: known to exist, never taken for nothing.
//!
//! Whoever looks for something in a skill, or makes another of it, does so as a [`Visit`] or a [`Rewrite`]: they are the
//! one place that knows what stands within what.

mod area;
mod chosen;
mod effect;
mod facts;
mod family;
mod filter;
mod keyword;
mod plain;
mod selector;
mod spelled;
mod statement;
mod trigger;
mod walk;
pub mod written;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

pub use area::{Area, Mode};
pub use chosen::choices_written_out;
pub use effect::{Action, Block, Change, Choose, Destination, Effect, Moment, Relation, Together, Token, Until};
pub use facts::Facts;
pub use family::Family;
pub use filter::{Bounds, Described, Filter, Limits, Shared};
pub use keyword::{Argument, Keyword, KeywordNames, Markers, Printed, Tag, VocabularyError};
pub use plain::{plain, same_meaning};
pub use selector::{Cards, Condition, Count, Deed, HowMany, Name, Quantity, Selector, Who};
pub(crate) use spelled::{Listener, spelled};
pub use statement::{Attribute, DeckPart, DeckRule, Discount, Instead, Says, Scope, Statement, Subject};
pub use trigger::{Doer, Does, Fate, Icons, Phase, Price, Trigger, Watched};
pub use walk::{Node, Rewrite, Visit};

/// What follows the tags of a skill line.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Body {
    /// Nothing, or reminder text only: the tags say it all.
    #[default]
    Tags,
    /// Statements that always hold, in printed order.
    Permanent(Vec<Statement>),
    /// Something that happens when it is activated or triggered.
    Does(Arc<Does>),
    /// Text that is not understood (yet).
    Unread,
}

impl Body {
    fn is_tags(&self) -> bool {
        *self == Self::Tags
    }
}

/// One printed skill line.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Skill {
    /// The bracketed tags at its head, in printed order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<Tag>,
    /// What the rest of the line says.
    #[serde(default, skip_serializing_if = "Body::is_tags")]
    pub body: Body,
}

impl Skill {
    /// The line is understood, and the engine plays it.
    pub fn is_read(&self) -> bool {
        self.body != Body::Unread && self.tags.iter().all(|tag| tag.keyword.is_played())
    }

    /// Whether a keyword stands in the skill: as its own, or as one that it speaks of.
    pub fn speaks_of(&self, keyword: Keyword) -> bool {
        struct Search {
            keyword: Keyword,
            found: bool,
        }
        impl Visit<'_> for Search {
            fn keyword(&mut self, keyword: Keyword) {
                self.found |= keyword == self.keyword;
            }
        }
        let mut search = Search { keyword, found: false };
        self.accept(&mut search);
        search.found
    }

    /// The statements of a permanent skill; empty for any other line.
    pub fn statements(&self) -> &[Statement] {
        match &self.body {
            Body::Permanent(statements) => statements,
            Body::Tags | Body::Does(_) | Body::Unread => &[],
        }
    }
}

/// The skills of one side of a card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Skills {
    /// There is more printed text that the table does not know: `lines` holds only what concerns construction.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub partial: bool,
    /// The skill lines.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<Skill>,
}

impl Skills {
    /// No text is printed, and we know that: "skill-less" in card text (2-13-4).
    pub fn is_skill_less(&self) -> bool {
        !self.partial && self.lines.is_empty()
    }

    /// The printed skills, each with the lines that go on with it: a line without a tag, such as one of several
    /// options, belongs to the skill above.
    pub fn printed(&self) -> impl Iterator<Item = &[Skill]> {
        self.lines.chunk_by(|_, next| next.tags.is_empty())
    }

    /// Every printed word is known and understood.
    pub fn is_modelled(&self) -> bool {
        !self.partial && self.lines.iter().all(Skill::is_read)
    }

    /// Every statement of every permanent skill.
    pub fn statements(&self) -> impl Iterator<Item = &Statement> {
        self.lines.iter().flat_map(Skill::statements)
    }

    /// The life that the game is started with, where a skill says so.
    pub fn starting_life(&self) -> Option<u8> {
        self.statements().find_map(|statement| match statement.says {
            Says::StartingLife(life) => Some(life),
            _ => None,
        })
    }

    /// Whether a tag with this keyword stands at the head of a line. A mention within a sentence does not count.
    pub fn has(&self, keyword: Keyword) -> bool {
        self.lines.iter().flat_map(|line| &line.tags).any(|tag| tag.keyword == keyword)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_keyword_is_spoken_of_wherever_it_stands_and_a_name_that_is_spelled_like_it_is_none() {
        let speaks = |text: &str| {
            let written::Line(skill) = serde_yaml::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            skill.speaks_of(Keyword::Heroic)
        };
        for text in [
            "'[Heroic]'",
            "{tags: '[Permanent]', permanent: [{says: {Has: [{Keyword: Heroic}]}}]}",
            "{tags: '[Auto]', when: {uses-keyword: [this, [Heroic]]}}",
            "{do: [{give: [this, {gain-skill: {do: [{give: [this, {negate-keyword: Heroic}, turn]}]}}, turn]}]}",
            "{cost: [{cards: {count: 1, from: {filter: {not: {in-text: Heroic}}}, fate: ko}}]}",
        ] {
            assert!(speaks(text), "{text}");
        }
        for text in ["'[Villainous]'", "{names: [{trait: Heroic}, {name: Heroic}, {keyword: Villainous}]}"] {
            assert!(!speaks(text), "{text}");
        }
    }
}
