//! What can be asked.

use serde::Deserialize;

use super::Refusal;
use crate::language::{Lang, say};
use crate::ruleset::Date;

/// A question. A seed is a text: a number of JavaScript holds fewer digits.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum Question {
    /// What stands on the page itself.
    Words {
        /// In which language.
        #[serde(default)]
        lang: Tag,
    },
    /// Whether a list is legal, and what it is made of.
    Check {
        /// The list.
        #[serde(flatten)]
        list: About,
    },
    /// Opening hands.
    Hand {
        /// The list.
        #[serde(flatten)]
        list: About,
        /// How they are drawn.
        #[serde(flatten)]
        draw: Draw,
    },
    /// The exact chances to have drawn a card, or what is wanted.
    Odds {
        /// The list.
        #[serde(flatten)]
        list: About,
        /// Going second.
        #[serde(default)]
        second: bool,
        /// What is wanted, as `--want` says it.
        #[serde(default)]
        want: Option<String>,
    },
    /// A part of a run in which the deck plays alone.
    Goldfish {
        /// The list.
        #[serde(flatten)]
        list: About,
        /// Which games.
        #[serde(flatten)]
        run: Games,
    },
    /// All parts of a run, joined.
    Played {
        /// In which language.
        #[serde(default)]
        lang: Tag,
        /// The `json` of each part.
        parts: Vec<String>,
    },
}

/// Which list.
#[derive(Clone, Debug, Deserialize)]
pub struct About {
    /// The text that it is in.
    pub text: String,
    /// Which of the lists in the text, from 0.
    #[serde(default)]
    pub deck: usize,
    /// The edition; by what the list says or has where none is chosen.
    #[serde(default)]
    pub rules: Option<String>,
    /// The day of the event.
    #[serde(default)]
    pub date: Option<Date>,
    /// What day it is.
    #[serde(default)]
    pub today: Option<Date>,
    /// The language of whoever reads.
    #[serde(default)]
    pub lang: Tag,
}

/// How opening hands are drawn.
#[derive(Clone, Debug, Deserialize)]
pub struct Draw {
    /// The seed.
    pub seed: String,
    /// Going second.
    #[serde(default)]
    pub second: bool,
    /// How many hands.
    pub count: u64,
    /// Own turns to draw for.
    #[serde(default)]
    pub turns: u32,
}

/// A part of a run.
#[derive(Clone, Debug, Deserialize)]
pub struct Games {
    /// The seed.
    pub seed: String,
    /// Going second.
    #[serde(default)]
    pub second: bool,
    /// Games of the whole run.
    pub games: u64,
    /// Which part, from 1.
    pub part: u64,
    /// How many parts there are.
    pub parts: u64,
    /// What the deck plays against, as `--dummy` says it; nothing but what does nothing where none is chosen.
    #[serde(default)]
    pub dummy: Option<String>,
    /// Who plays the deck, as `--player` says it.
    #[serde(default)]
    pub player: Option<String>,
}

/// The tag of a language, `it` or `it-CH`; English where it is one that is not spoken.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Tag(String);

impl From<Tag> for Lang {
    fn from(tag: Tag) -> Self {
        Self::from(&tag)
    }
}

impl From<&Tag> for Lang {
    fn from(Tag(tag): &Tag) -> Self {
        Self::of_locale(tag).unwrap_or_default()
    }
}

/// A seed as somebody wrote it.
///
/// # Errors
/// When it is no number, or too large for one.
pub(super) fn seed(text: &str, lang: Lang) -> Result<u64, Refusal> {
    text.trim().parse().map_err(|_| say!("web-no-seed").text(lang).into())
}
