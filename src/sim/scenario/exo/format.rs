//! A scenario of Creatures of Exo as it is written. `tests/scenarios/exo/README.md` is the manual of the format.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Deserializer};
use strum::IntoStaticStr;

use crate::ability::yaml::{Listed, Placed};
use crate::engine::exo::setup::Moment;
use crate::engine::exo::{Area, Game, Phase, Question};

use super::super::sheets::{Cards, Fight, Number, written};

written! {
    Game;
    document {}
    expect {
        force: BTreeMap<String, i32>,
        /// How many links the chain has.
        chain: Option<usize>,
    }
}

/// Which rules a card follows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum TypeText {
    Leader,
    ViceLeader,
    #[default]
    Creature,
    Tactic,
    Evolution,
    EvolutionViceLeader,
}

/// A card defined in the scenario.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub(super) struct CardText {
    #[serde(rename = "type")]
    pub(super) kind: TypeText,
    pub(super) relic: bool,
    pub(super) name: Option<String>,
    pub(super) force: Option<i32>,
    pub(super) cost: Option<Number>,
    pub(super) sacrifice: Option<String>,
    pub(super) races: Vec<String>,
    pub(super) colors: Vec<String>,
    pub(super) lives: Option<u8>,
    pub(super) emergency: Option<u8>,
    pub(super) text: String,
    pub(super) back: Option<BackText>,
}

/// The back of a Leader.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub(super) struct BackText {
    pub(super) name: Option<String>,
    pub(super) force: Option<i32>,
    pub(super) text: String,
}

/// The areas of a player.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub(in crate::sim::scenario) struct Side {
    pub(super) leader: Option<Placed<Cards>>,
    pub(super) lives: Option<u8>,
    field: Option<Placed<Cards>>,
    occult: Option<Placed<Cards>>,
    ether: Option<Placed<Cards>>,
    hand: Option<Placed<Cards>>,
    deck: Option<Placed<Cards>>,
    evolutions: Option<Placed<Cards>>,
    discard: Option<Placed<Cards>>,
    banished: Option<Placed<Cards>>,
    gone: Option<Placed<Cards>>,
    /// Relics that the player has cards of.
    pub(super) relics: Vec<String>,
}

impl Side {
    pub(super) const fn area(&self, area: Area) -> Option<&Placed<Cards>> {
        match area {
            Area::Field => self.field.as_ref(),
            Area::Occult => self.occult.as_ref(),
            Area::Ether => self.ether.as_ref(),
            Area::Hand => self.hand.as_ref(),
            Area::Deck => self.deck.as_ref(),
            Area::Evolutions => self.evolutions.as_ref(),
            Area::Discard => self.discard.as_ref(),
            Area::Banished => self.banished.as_ref(),
            Area::Gone => self.gone.as_ref(),
        }
    }
}

/// A card with one of its lines, from 1, or one of its ways.
#[derive(Clone, Debug)]
pub(in crate::sim::scenario) struct Line {
    pub(super) card: String,
    pub(super) line: Option<u8>,
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{} line {line}", self.card),
            None => f.write_str(&self.card),
        }
    }
}

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // `owl` or `owl line 2`.
        let text = String::deserialize(deserializer)?;
        match text.split_once(" line ").or_else(|| text.split_once(" way ")) {
            None => Ok(Self { card: text, line: None }),
            Some((card, line)) => {
                let line = line.parse().map_err(|_| serde::de::Error::custom("a line is a number"))?;
                Ok(Self { card: card.to_owned(), line: Some(line) })
            }
        }
    }
}

/// What a player does.
#[derive(Clone, Debug, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(in crate::sim::scenario) enum Action {
    Play(Line),
    Use(Line),
    Attack(Fight),
    Choose(Listed<String>),
    Pay(Listed<String>),
    First(Line),
    Battle,
    End,
    Pass,
    Yes,
    No,
    Concede,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word: &'static str = self.into();
        match self {
            Self::Play(line) | Self::Use(line) | Self::First(line) => write!(f, "{word}: {line}"),
            Self::Attack(fight) => write!(f, "{word}: {fight}"),
            Self::Choose(cards) | Self::Pay(cards) => write!(f, "{word}: [{}]", cards.items.join(", ")),
            Self::Battle | Self::End | Self::Pass | Self::Yes | Self::No | Self::Concede => f.write_str(word),
        }
    }
}
