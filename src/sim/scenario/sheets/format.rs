//! Steps of a script, the questions that it waits for, and what is legal in it.

use std::fmt;

use serde::{Deserialize, Deserializer};
use strum::VariantArray;

use super::super::format::Who;
use crate::ability::yaml::Listed;

/// A step of the script: what players do, a question to wait for, and what has to be true there.
#[derive(Debug, Deserialize)]
#[serde(
    rename_all = "kebab-case",
    bound = "A: Deserialize<'de>, Q: VariantArray + Copy + Into<&'static str>, E: Deserialize<'de>"
)]
pub(in crate::sim::scenario) enum Step<A, Q, E> {
    You(Listed<A>),
    Opponent(Listed<A>),
    Until(Wanted<Q>),
    Expect(Box<E>),
}

/// A question, of somebody or of anybody; or the end.
#[derive(Clone, Copy, Debug)]
pub(in crate::sim::scenario) enum Wanted<Q> {
    Of(Option<Who>, Q),
    Over,
}

impl<'de, Q: VariantArray + Copy + Into<&'static str>> Deserialize<'de> for Wanted<Q> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text == "over" {
            return Ok(Self::Over);
        }
        let (who, question) = match text.split_once(' ') {
            Some(("you", question)) => (Some(Who::You), question),
            Some(("opponent", question)) => (Some(Who::Opponent), question),
            _ => (None, text.as_str()),
        };
        let found = Q::VARIANTS.iter().copied().find(|it| (*it).into() == question);
        found
            .map(|question| Self::Of(who, question))
            .ok_or_else(|| serde::de::Error::custom(format!("`{question}` is no question")))
    }
}

/// An action that is legal or not.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(in crate::sim::scenario) enum Possible<A> {
    You(A),
    Opponent(A),
}

/// An attack; of the opponent, where nothing else is named.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::sim::scenario) struct Fight {
    pub(in crate::sim::scenario) with: String,
    #[serde(default)]
    pub(in crate::sim::scenario) at: Option<String>,
}

impl fmt::Display for Fight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.at {
            Some(at) => write!(f, "{{with: {}, at: {at}}}", self.with),
            None => write!(f, "{{with: {}}}", self.with),
        }
    }
}
