//! A scenario of Force of Will as it is written. `tests/scenarios/force-of-will/README.md` is the manual of the format.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer};

use crate::ability::yaml::{Listed, Placed};
use crate::engine::fow::setup::Moment;
use crate::engine::fow::state::By;
use crate::engine::fow::{Area, Phase, Question};

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
    Ruler,
    #[default]
    Resonator,
    Chant,
    Instant,
    Standby,
    Addition,
    AdditionResonator,
    AdditionJResonator,
    Regalia,
    Stone,
}

/// A card defined in the scenario.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub(super) struct CardText {
    #[serde(rename = "type")]
    pub(super) kind: TypeText,
    pub(super) name: Option<String>,
    pub(super) cost: String,
    pub(super) atk: Option<i32>,
    pub(super) def: Option<i32>,
    pub(super) races: Vec<String>,
    /// A special magic stone.
    pub(super) special: bool,
    pub(super) text: Option<Listed<String>>,
    pub(super) j: Option<BackText>,
}

/// The J-ruler of a ruler.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub(super) struct BackText {
    pub(super) name: Option<String>,
    pub(super) atk: Option<i32>,
    pub(super) def: Option<i32>,
    pub(super) text: Option<Listed<String>>,
}

/// The areas of a player.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub(in crate::sim::scenario) struct Side {
    pub(super) life: Option<i32>,
    pub(super) ruler: Option<Placed<Cards>>,
    field: Option<Placed<Cards>>,
    stones: Option<Placed<Cards>>,
    standby: Option<Placed<Cards>>,
    hand: Option<Placed<Cards>>,
    deck: Option<Placed<Cards>>,
    stone_deck: Option<Placed<Cards>>,
    graveyard: Option<Placed<Cards>>,
    removed: Option<Placed<Cards>>,
}

impl Side {
    pub(super) const fn area(&self, area: Area) -> Option<&Placed<Cards>> {
        match area {
            Area::Ruler => self.ruler.as_ref(),
            Area::Field => self.field.as_ref(),
            Area::Stones => self.stones.as_ref(),
            Area::Standby => self.standby.as_ref(),
            Area::Hand => self.hand.as_ref(),
            Area::Deck => self.deck.as_ref(),
            Area::StoneDeck => self.stone_deck.as_ref(),
            Area::Graveyard => self.graveyard.as_ref(),
            Area::Removed => self.removed.as_ref(),
            Area::Chase | Area::Gone => None,
        }
    }
}

/// A card with one of its lines or choices, from 1, or one of its ways.
#[derive(Clone, Debug)]
pub(in crate::sim::scenario) struct Line {
    pub(super) card: String,
    pub(super) at: Option<u8>,
    pub(super) by: Option<By>,
}

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // `owl`, `owl line 2`, `owl mode 2`, `owl awakening` or `owl incarnation`.
        let text = String::deserialize(deserializer)?;
        let mut words = text.split_whitespace();
        let mut out = Self { card: words.next().unwrap_or_default().to_owned(), at: None, by: None };
        while let Some(word) = words.next() {
            match word {
                "line" | "mode" => {
                    let number = words.next().and_then(|number| number.parse().ok());
                    out.at = Some(number.ok_or_else(|| serde::de::Error::custom("a line is a number"))?);
                }
                "awakening" => out.by = Some(By::Awakening),
                "incarnation" => out.by = Some(By::Incarnation),
                "free" => out.by = Some(By::Nothing),
                other => return Err(serde::de::Error::custom(format!("`{other}` says nothing of a card"))),
            }
        }
        Ok(out)
    }
}

/// What a player does.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(in crate::sim::scenario) enum Action {
    Play(Line),
    Use(Line),
    Set(String),
    Attack(Fight),
    Block(String),
    Choose(Listed<String>),
    Pay(Listed<String>),
    Will(Line),
    First(Line),
    Call,
    Judgment,
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
    pub(super) asks: Option<Wanted<Question>>,
    pub(super) legal: Vec<Possible<Action>>,
    pub(super) illegal: Vec<Possible<Action>>,
    /// ATK and DEF.
    pub(super) stats: BTreeMap<String, [i32; 2]>,
    pub(super) damage: BTreeMap<String, u32>,
    pub(super) counters: BTreeMap<String, BTreeMap<String, u8>>,
    pub(super) names: BTreeMap<String, String>,
    pub(super) rested: Vec<String>,
    pub(super) recovered: Vec<String>,
    pub(super) sees: Vec<String>,
    pub(super) sees_not: Vec<String>,
    /// How many links the chase has.
    pub(super) chase: Option<usize>,
}
