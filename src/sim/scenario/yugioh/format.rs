//! A scenario of Yu-Gi-Oh! as it is written. `tests/scenarios/yugioh/README.md` is the manual of the format.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Deserializer};
use strum::IntoStaticStr;

use crate::ability::yaml::{Listed, Placed};
use crate::ability::yugioh::deed::Lies;
use crate::engine::yugioh::setup::Moment;
use crate::engine::yugioh::state::{Part, Readings};
use crate::engine::yugioh::{Area, Game, Phase, Question};
use crate::sim::yugioh::told::lies_id;

use super::super::sheets::{Cards, Fight, written};

written! {
    Game;
    document {
        readings: Readings,
    }
    expect {
        step: Option<Part>,
        /// ATK and DEF.
        stats: BTreeMap<String, [i32; 2]>,
        levels: BTreeMap<String, u8>,
        /// How many links the Chain has.
        chain: Option<usize>,
    }
}

/// Which rules a card follows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum TypeText {
    #[default]
    Monster,
    Spell,
    QuickPlay,
    ContinuousSpell,
    Equip,
    Field,
    RitualSpell,
    Trap,
    ContinuousTrap,
    CounterTrap,
}

/// A card defined in the scenario.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub(super) struct CardText {
    #[serde(rename = "type")]
    pub(super) kind: TypeText,
    pub(super) name: Option<String>,
    /// Level, or Rank.
    pub(super) level: Option<u8>,
    pub(super) race: Option<String>,
    pub(super) attribute: Option<String>,
    pub(super) atk: Option<i32>,
    pub(super) def: Option<i32>,
    /// What a monster is besides: `[tuner, effect]`.
    pub(super) classes: Vec<String>,
    pub(super) scale: Option<u8>,
    pub(super) text: Option<Listed<String>>,
    pub(super) pendulum: Option<Listed<String>>,
}

/// The zones of a player.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub(in crate::sim::scenario) struct Side {
    pub(super) lp: Option<i32>,
    monsters: Option<Placed<Cards>>,
    spells: Option<Placed<Cards>>,
    field: Option<Placed<Cards>>,
    pendulum: Option<Placed<Cards>>,
    hand: Option<Placed<Cards>>,
    deck: Option<Placed<Cards>>,
    extra: Option<Placed<Cards>>,
    graveyard: Option<Placed<Cards>>,
    banished: Option<Placed<Cards>>,
    under: Option<Placed<Cards>>,
}

impl Side {
    pub(super) const fn area(&self, area: Area) -> Option<&Placed<Cards>> {
        match area {
            Area::Monsters => self.monsters.as_ref(),
            Area::Spells => self.spells.as_ref(),
            Area::Field => self.field.as_ref(),
            Area::Pendulum => self.pendulum.as_ref(),
            Area::Hand => self.hand.as_ref(),
            Area::Deck => self.deck.as_ref(),
            Area::Extra => self.extra.as_ref(),
            Area::Graveyard => self.graveyard.as_ref(),
            Area::Banished => self.banished.as_ref(),
            Area::Under => self.under.as_ref(),
            Area::Gone => None,
        }
    }
}

/// A card with one of its lines, from 1.
#[derive(Clone, Debug)]
pub(in crate::sim::scenario) struct Line {
    pub(super) card: String,
    pub(super) at: Option<u8>,
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.at {
            Some(at) => write!(f, "{} line {at}", self.card),
            None => f.write_str(&self.card),
        }
    }
}

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // `owl` or `owl line 2`.
        let text = String::deserialize(deserializer)?;
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            [card] => Ok(Self { card: (*card).to_owned(), at: None }),
            [card, "line", at] => {
                let at = at.parse().map_err(|_| serde::de::Error::custom("a line is a number"))?;
                Ok(Self { card: (*card).to_owned(), at: Some(at) })
            }
            _ => Err(serde::de::Error::custom(format!("`{text}` is no card with a line"))),
        }
    }
}

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(in crate::sim::scenario) enum Position {
    Attack,
    Defense,
    Down,
}

impl From<Position> for Lies {
    fn from(position: Position) -> Self {
        match position {
            Position::Attack => Self::Attack,
            Position::Defense => Self::Defense,
            Position::Down => Self::Down,
        }
    }
}

/// What a player does.
#[derive(Clone, Debug, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(in crate::sim::scenario) enum Action {
    Summon(String),
    Set(String),
    Flip(String),
    Turn(String),
    Special(Line),
    Scale(String),
    Pendulum,
    Activate(Line),
    First(Line),
    Attack(Fight),
    Choose(Listed<String>),
    Position(Position),
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
            Self::Summon(card) | Self::Set(card) | Self::Flip(card) | Self::Turn(card) | Self::Scale(card) => {
                write!(f, "{word}: {card}")
            }
            Self::Special(line) | Self::Activate(line) | Self::First(line) => write!(f, "{word}: {line}"),
            Self::Attack(fight) => write!(f, "{word}: {fight}"),
            Self::Choose(cards) => write!(f, "{word}: [{}]", cards.items.join(", ")),
            Self::Position(position) => write!(f, "{word}: {}", lies_id(Lies::from(*position))),
            Self::Pendulum | Self::Battle | Self::End | Self::Pass | Self::Yes | Self::No | Self::Concede => {
                f.write_str(word)
            }
        }
    }
}
