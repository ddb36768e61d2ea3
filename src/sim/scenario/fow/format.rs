//! A scenario of Force of Will as it is written. `tests/scenarios/force-of-will/README.md` is the manual of the format.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Deserializer};
use strum::IntoStaticStr;

use crate::ability::yaml::{Listed, Placed};
use crate::engine::fow::setup::Moment;
use crate::engine::fow::state::By;
use crate::engine::fow::{Area, Game, Phase, Question};

use super::super::sheets::{Cards, Fight, written};

written! {
    Game;
    document {}
    expect {
        /// ATK and DEF.
        stats: BTreeMap<String, [i32; 2]>,
        damage: BTreeMap<String, u32>,
        rested: Vec<String>,
        recovered: Vec<String>,
        /// How many links the chase has.
        chase: Option<usize>,
    }
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

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.card)?;
        if let Some(at) = self.at {
            write!(f, " line {at}")?;
        }
        f.write_str(self.by.map_or("", by))
    }
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
#[derive(Clone, Debug, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
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

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word: &'static str = self.into();
        match self {
            Self::Play(line) | Self::Use(line) | Self::Will(line) | Self::First(line) => write!(f, "{word}: {line}"),
            Self::Set(card) | Self::Block(card) => write!(f, "{word}: {card}"),
            Self::Attack(fight) => write!(f, "{word}: {fight}"),
            Self::Choose(cards) | Self::Pay(cards) => write!(f, "{word}: [{}]", cards.items.join(", ")),
            Self::Call | Self::Judgment | Self::End | Self::Pass | Self::Yes | Self::No | Self::Concede => {
                f.write_str(word)
            }
        }
    }
}

/// How a card is played, as a script writes it behind the card.
pub(super) const fn by(by: By) -> &'static str {
    match by {
        By::Cost => "",
        By::Nothing => " free",
        By::Awakening => " awakening",
        By::Incarnation => " incarnation",
    }
}
