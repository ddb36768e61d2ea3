//! What a skill *means*, apart from the words it is printed in.
//!
//! A skill line is a list of [`Tag`]s and a [`Body`]. [`crate::skill`] reads printed text into it, the card table
//! stores it (in RON), [`crate::legality`] and the engine act on it. A line whose body is not understood is
//! [`Body::Unread`]: known to exist, never taken for nothing.
//!
//! Whoever looks for something in a skill, or makes another of it, does so as a [`Visit`] or a [`Rewrite`]: they are the
//! one place that knows what stands within what.

mod area;
mod attribute;
mod cards;
mod chosen;
pub(crate) mod deeds;
mod does;
mod effect;
pub mod exo;
mod facts;
mod family;
pub mod fow;
mod keyword;
mod plain;
mod search;
mod spelled;
mod statement;
mod text;
mod time;
mod walk;
mod when;
mod who;
mod whose;
pub mod written;
pub(crate) mod yaml;
pub mod yugioh;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

pub use area::{Area, Facing, Ground, Mode, Side};
pub use attribute::Attribute;
pub use cards::{
    Bounds, Cards, Choose, Count, Declared, Described, Filter, HowMany, Limits, Name, Quantity, Relation, Selector,
    Shared, Together,
};
pub use chosen::choices_written_out;
pub use does::Does;
pub use effect::{
    Action, Block, Change, Destination, Discount, Effect, Fate, Icons, Price, SkillKind, Token, UsedFrom,
};
pub use facts::Facts;
pub use family::Family;
pub use keyword::{Argument, Keyword, KeywordNames, Markers, Printed, Tag, VocabularyError};
pub use plain::{plain, same_meaning};
pub(crate) use spelled::{Listener, spelled};
pub use statement::{DeckPart, DeckRule, Instead, Says, Scope, Statement, Subject};
pub use text::{Read, Tongue};
pub use time::{Moment, Phase, Skip, Step, Until};
pub use walk::{Node, Rewrite, Visit};
pub use when::{Condition, Deed, Doer, Trigger, Watched};
pub use who::Who;
pub use whose::Whose;

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
    /// Whether it is a \[Counter\] that answers attacks.
    pub fn answers_attacks(&self) -> bool {
        self.tags.iter().any(|tag| matches!(tag.keyword, Keyword::CounterAttack | Keyword::CounterBattleCardAttack))
    }

    /// Whether it negates the attack that it answers.
    pub fn negates_attack(&self) -> bool {
        self.any(&|effect| matches!(effect, Effect::NegateAttack))
    }

    /// The line is understood.
    pub fn is_read(&self) -> bool {
        self.body != Body::Unread
    }

    /// The statements of a permanent skill; empty for any other line.
    pub fn statements(&self) -> &[Statement] {
        match &self.body {
            Body::Permanent(statements) => statements,
            Body::Tags | Body::Does(_) | Body::Unread => &[],
        }
    }

    /// Whether a gained skill holds for the player, whatever becomes of the card that keeps it: it has no tag.
    pub const fn is_rule(&self) -> bool {
        self.tags.is_empty() && matches!(self.body, Body::Permanent(_))
    }
}

/// The lines of a side of a card at most, of whichever game; none that is printed has nearly as many.
pub const MOST_LINES: usize = 100;

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
