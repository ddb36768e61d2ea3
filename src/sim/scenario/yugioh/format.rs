//! A scenario of Yu-Gi-Oh! as it is written. `tests/scenarios/yugioh/README.md` is the manual of the format.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer};

use crate::ability::yaml::{Listed, Placed};
use crate::ability::yugioh::deed::Lies;
use crate::engine::yugioh::setup::Moment;
use crate::engine::yugioh::state::{Part, Readings};
use crate::engine::yugioh::{Area, Phase, Question};

use super::super::format::{Who, Winner};
use super::super::sheets::{Cards, Fight, Possible, Step, Wanted};

/// A whole scenario.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(in crate::sim::scenario) struct Document {
    #[serde(rename = "game")]
    pub(super) _game: String,
    pub(in crate::sim::scenario) name: String,
    #[serde(default)]
    pub(in crate::sim::scenario) rules: Vec<String>,
    /// For people; nothing is read from it.
    #[serde(default, rename = "note")]
    pub(super) _note: Option<String>,
    #[serde(default)]
    pub(super) readings: Readings,
    #[serde(default)]
    pub(super) cards: BTreeMap<String, Placed<CardText>>,
    #[serde(default)]
    pub(super) you: Side,
    #[serde(default)]
    pub(super) opponent: Side,
    #[serde(default = "third")]
    pub(super) turn: u16,
    #[serde(default)]
    pub(super) turn_player: Who,
    #[serde(default)]
    pub(super) begin: Moment,
    #[serde(default)]
    pub(super) seed: u64,
    #[serde(default, rename = "do")]
    pub(super) script: Vec<Placed<Step<Action, Question, Expect>>>,
    #[serde(default)]
    pub(super) expect: Option<Placed<Expect>>,
}

fn third() -> u16 {
    3
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
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
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

/// What has to be true.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub(in crate::sim::scenario) struct Expect {
    pub(super) you: Side,
    pub(super) opponent: Side,
    pub(super) winner: Option<Winner>,
    pub(super) turn: Option<u16>,
    pub(super) turn_player: Option<Who>,
    pub(super) phase: Option<Phase>,
    pub(super) step: Option<Part>,
    pub(super) asks: Option<Wanted<Question>>,
    pub(super) legal: Vec<Possible<Action>>,
    pub(super) illegal: Vec<Possible<Action>>,
    /// ATK and DEF.
    pub(super) stats: BTreeMap<String, [i32; 2]>,
    pub(super) levels: BTreeMap<String, u8>,
    pub(super) counters: BTreeMap<String, BTreeMap<String, u8>>,
    pub(super) names: BTreeMap<String, String>,
    pub(super) sees: Vec<String>,
    pub(super) sees_not: Vec<String>,
    /// How many links the Chain has.
    pub(super) chain: Option<usize>,
}
