//! What lies on the table.

use enumset::EnumSet;
use serde::{Deserialize, Serialize};
use strum::{EnumCount as _, IntoStaticStr};

use super::area::Area;
use crate::ability::yugioh::Summon;
use crate::ability::yugioh::deed::{Act, Deed, Form, Gain, Lies, Until};
use crate::engine::yugioh::roster::LineAt;
pub use crate::engine::{Aim, Ref};
use crate::engine::{BySeat, CardId, Outcome, Seat};

/// A phase of a turn (chapter 14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Phase {
    /// Draw Phase.
    Draw,
    /// Standby Phase.
    Standby,
    /// Main Phase 1.
    Main1,
    /// Battle Phase.
    Battle,
    /// Main Phase 2.
    Main2,
    /// End Phase.
    End,
}

/// A step of the Battle Phase (chapter 15); the Damage Step by what can be done in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Part {
    /// Start Step.
    Start,
    /// Battle Step.
    Battle,
    /// Damage Step, before damage is calculated.
    Damage,
    /// Damage Step, after that.
    Dealt,
    /// End Step.
    End,
}

/// Something that a card has gained.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Gained {
    /// What; numbers in it are plain.
    pub gain: Gain,
    /// For how long.
    pub until: Until,
    /// In which turn.
    pub turn: u16,
}

/// A card where it lies.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Object {
    /// What is printed on it, by its place in the roster.
    pub sheet: u16,
    /// Whose it is.
    pub owner: Seat,
    /// Who controls it.
    pub holder: Seat,
    /// Where it lies.
    pub area: Area,
    /// How it lies.
    pub lies: Lies,
    /// How often it has become a new card.
    pub life: u16,
    /// What it was made as.
    pub form: Option<Box<Form>>,
    /// What it has gained.
    pub gained: Vec<Gained>,
    /// Its counters by kind.
    pub counters: Vec<(String, u8)>,
    /// The turn in which it came where it is.
    pub came: u16,
    /// The turn in which its position was changed by its player, or it attacked.
    pub turned: u16,
    /// The turn in which it was turned face-up.
    pub up: u16,
    /// How often it has attacked in this turn.
    pub attacks: u8,
    /// How it was Summoned, where it was.
    pub how: EnumSet<Summon>,
    /// It was Special Summoned in the right way once (10-24).
    pub proper: bool,
    /// It is destroyed by battle, and is sent to the Graveyard at the end of the Damage Step.
    pub doomed: bool,
    /// The monster that it is equipped to, or lies under.
    pub on: Option<CardId>,
    /// The face-up monster that it was equipped to as it left the field.
    #[serde(default)]
    pub was_on: Option<Ref>,
    /// It was face-up as it left the field.
    #[serde(default)]
    pub was_up: bool,
    /// It was controlled by somebody else until the end of the turn.
    pub lent: Option<Seat>,
    /// Which of the players knows what it is.
    pub known: BySeat<bool>,
}

/// Whether a link does anything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Negated {
    /// It does.
    #[default]
    No,
    /// Its effect is negated.
    Effect,
    /// Its activation is.
    Activation,
}

/// A link of a Chain.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Link {
    /// Whose it is.
    pub seat: Seat,
    /// Its card.
    pub source: Ref,
    /// What is activated.
    pub at: LineAt,
    /// The card itself is activated with it.
    pub card: bool,
    /// Its Spell Speed.
    pub speed: u8,
    /// Its targets, by the picks of the effect.
    pub targets: Vec<Vec<Ref>>,
    /// The card that its occasion was about.
    pub that: Option<Ref>,
    /// The cards that paid for it.
    pub paid: Vec<CardId>,
    /// Whether it does anything.
    pub negated: Negated,
}

/// A battle under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battle {
    /// Who attacks.
    pub by: Ref,
    /// What is attacked.
    pub at: Aim,
    /// How many monsters the other player had as the attack was declared.
    pub against: u8,
    /// The attack was negated.
    pub negated: bool,
}

/// What somebody is kept from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ban {
    /// Who.
    pub seat: Seat,
    /// From what.
    pub act: Act,
    /// For how long.
    pub until: Until,
    /// Since which turn.
    pub turn: u16,
}

/// What is done in the End Phase.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Delayed {
    /// Whose effect it is.
    pub seat: Seat,
    /// Its card.
    pub source: Ref,
    /// The cards that it is about.
    pub those: Vec<Ref>,
    /// What is done.
    pub does: Vec<Deed>,
}

/// All that lies there.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Table {
    /// Every card by its number.
    pub cards: Vec<Object>,
    /// The cards of each area, in their order.
    pub areas: BySeat<[Vec<CardId>; Area::COUNT]>,
    /// The Life Points.
    pub lp: BySeat<i32>,
    /// Which turn it is, both players' counted, from 1.
    pub turn: u16,
    /// Who went first.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The phase.
    pub phase: Phase,
    /// The step of the Battle Phase.
    pub part: Option<Part>,
    /// The Chain, its first link first.
    pub chain: Vec<Link>,
    /// The battle under way.
    pub battle: Option<Battle>,
    /// The monsters of the last battle.
    pub fought: Option<[Ref; 2]>,
    /// The turn player has Normal Summoned or Set a monster (10-1).
    pub normal: bool,
    /// The turn player has Pendulum Summoned (5-9).
    pub pendulum: bool,
    /// The turn player has conducted the Battle Phase.
    pub fights: bool,
    /// What was used in this turn: which card, which line.
    pub used: Vec<(Ref, LineAt)>,
    /// Whose effects of which cards were used in this turn, where that goes by name.
    pub named: Vec<(Seat, LineAt)>,
    /// How many links there were in this turn.
    #[serde(default)]
    pub links: u16,
    /// What players are kept from.
    pub bans: Vec<Ban>,
    /// Who takes no battle damage.
    pub unhurt: Vec<(Seat, Until, u16)>,
    /// What is done in the End Phase.
    pub delayed: Vec<Delayed>,
    /// Who could not draw.
    pub decked: BySeat<bool>,
    /// Who wins by an effect.
    pub wins: BySeat<bool>,
    /// How the Duel ended.
    pub outcome: Option<Outcome>,
}

impl Table {
    /// A card.
    pub fn card(&self, card: CardId) -> &Object {
        &self.cards[usize::from(card.0)]
    }

    /// The cards of an area.
    pub fn area(&self, seat: Seat, area: Area) -> &[CardId] {
        &self.areas[seat][area as usize]
    }

    /// A card as it is now.
    pub fn now(&self, card: CardId) -> Ref {
        Ref { card, life: self.card(card).life }
    }

    /// It is the same card as then.
    pub fn is_same(&self, then: Ref) -> bool {
        self.card(then.card).life == then.life
    }

    /// It is the same card as then, and on the field.
    pub fn is_on_field(&self, then: Ref) -> bool {
        self.is_same(then) && self.card(then.card).area.is_field()
    }

    /// Every card of the game.
    pub fn ids(&self) -> impl Iterator<Item = CardId> + use<> {
        // A game has far fewer than 65,536 cards.
        (0..u16::try_from(self.cards.len()).unwrap_or(u16::MAX)).map(CardId)
    }

    /// The cards of a player on the field.
    pub fn field(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        Area::FIELD.into_iter().flat_map(move |area| self.area(seat, area).iter().copied())
    }

    /// The Xyz Materials of a monster.
    pub fn materials(&self, card: CardId) -> Vec<CardId> {
        let under = Seat::BOTH.into_iter().flat_map(|seat| self.area(seat, Area::Under));
        under.copied().filter(|other| self.card(*other).on == Some(card)).collect()
    }
}

impl Object {
    /// Whether it lies face-up on the field, or is not on the field.
    pub fn is_up(&self) -> bool {
        self.lies != Lies::Down
    }
}
