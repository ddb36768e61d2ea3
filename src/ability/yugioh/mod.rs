//! What is written on a card of Yu-Gi-Oh!, and what it means. The rules are cited by their numbers in
//! `data/rules/yugioh-9.0.tsv`.
//!
//! A card has [`Line`]s: what it is made of, how it comes to the field, what holds while it lies there, and [`Effect`]s, which
//! are activated. [`text`] reads them from the English of the cards and prints them in three languages.
//!
//! * [`cards`]: how effects speak of cards. [`deed`]: what they do, what they cost, and what has to hold.

pub mod cards;
pub mod deed;
pub mod text;

use enumset::{EnumSet, EnumSetType};
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use cards::{Cards, Filter, Pick, Place, Who};
use deed::{Act, Deed, Gain, Lies, Price, Test};

/// A line of a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Line {
    /// What a Fusion, Synchro or Xyz Monster is made of.
    Materials(Vec<Part>),
    /// It cannot be Normal Summoned or Set.
    NotNormal,
    /// It cannot be Special Summoned.
    NotSpecial,
    /// It is a Normal Monster on the field until it is Normal Summoned again; all other lines are of what it is then.
    Gemini,
    /// Its name counts as one with this in it.
    CountsAs(String),
    /// Its name is this, wherever it is.
    AlsoNamed(String),
    /// It is made of just what is written on it: nothing stands for that.
    RealMaterials,
    /// It cannot be Special Summoned from the Graveyard.
    NotFromGraveyard,
    /// It can be Special Summoned in its own way alone.
    OnlySo,
    /// It must first be Special Summoned in its own way.
    FirstSo,
    /// How it can be Special Summoned from the hand, or from elsewhere.
    Comes(Way),
    /// The Ritual Spell that it comes by.
    RitualBy(String),
    /// It can be Normal Summoned without Tributes.
    NoTribute(Vec<Test>),
    /// It counts as two Tributes for such monsters.
    TwoTributes(Filter),
    /// It is equipped to such monsters only.
    EquipTo(Pick),
    /// Its player controls one card of its name.
    OneThere,
    /// It comes by what is written on it once a turn, of all of its name.
    OnceSo,
    /// One card of this name is activated a turn.
    OneATurn,
    /// What holds while it lies there.
    Holds(Static),
    /// What is activated.
    Effect(Effect),
}

/// A part of what a monster is made of.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Part {
    /// How many.
    pub count: u8,
    /// Or more.
    pub more: bool,
    /// Such monsters.
    pub filter: Filter,
}

/// How a monster can be Special Summoned by its own text.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Way {
    /// From there.
    pub from: Place,
    /// If all of this holds.
    pub only_if: Vec<Test>,
    /// For this.
    pub price: Vec<Price>,
    /// In this position, where it says one.
    pub lies: Option<Lies>,
}

/// What holds while a card lies face-up on the field.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Static {
    /// Only while all of this holds.
    pub only_if: Vec<Test>,
    /// What.
    pub what: Holds,
}

/// What can hold.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Holds {
    /// Cards have something.
    Gives(Cards, Gain),
    /// Players cannot do something.
    Forbids(Who, Act),
    /// The card goes to the Graveyard unless its player pays this in each own Standby Phase.
    Upkeep(u32),
    /// Cards that would go to the Graveyard are banished.
    Banishes,
    /// The card is destroyed as soon as somebody could act.
    Dies,
}

/// What is activated: conditions, then what it costs and aims at, then what it does.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Effect {
    /// How it is activated.
    pub how: How,
    /// What has to have happened for it.
    pub on: Option<Occasion>,
    /// It waits for the very moment: "when", not "if".
    pub when: bool,
    /// Its player can leave it.
    pub may: bool,
    /// Its card has to be face-up on the field still as it is resolved.
    pub stays: bool,
    /// How often.
    pub limit: Limit,
    /// Where the card is then, where that is not the field.
    pub from: Option<Place>,
    /// What has to hold as it is activated.
    pub only_if: Vec<Test>,
    /// What is paid for it.
    pub price: Vec<Price>,
    /// The targets.
    pub targets: Vec<Pick>,
    /// What it does, in this order.
    pub does: Vec<Deed>,
}

/// How an effect is activated (chapter 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum How {
    /// With its card, a spell or trap.
    Card,
    /// In the own Main Phase.
    Ignition,
    /// In the turn of either player.
    Quick,
    /// When something has happened.
    Trigger,
    /// When it is turned face-up.
    Flip,
}

/// How often an effect is activated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Limit {
    /// Any number of times.
    #[default]
    Any,
    /// Once a turn by each card.
    Turn,
    /// Twice a turn by each card.
    Twice,
    /// Once a turn by all cards of this name.
    Name,
}

/// A way for a monster to come to the field.
#[derive(Debug, PartialOrd, Ord, Hash, EnumSetType, VariantArray, Serialize, Deserialize)]
#[enumset(serialize_repr = "list")]
pub enum Summon {
    /// Normal Summon.
    Normal,
    /// Tribute Summon, which is a Normal Summon, too.
    Tribute,
    /// Flip Summon.
    Flip,
    /// Special Summon by an effect; all from here on are Special Summons.
    Special,
    /// Special Summon by what is written on the monster itself.
    Own,
    /// Fusion Summon.
    Fusion,
    /// Ritual Summon.
    Ritual,
    /// Synchro Summon.
    Synchro,
    /// Xyz Summon.
    Xyz,
    /// Pendulum Summon.
    Pendulum,
}

/// By what a card is destroyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum By {
    /// Anything.
    Any,
    /// Battle.
    Battle,
    /// A card effect.
    Effect,
    /// A card of the opponent, by battle or by its effect.
    Theirs,
    /// An effect of a card of the opponent.
    TheirEffect,
}

/// A phase, as effects speak of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum InPhase {
    /// Draw Phase.
    Draw,
    /// Standby Phase.
    Standby,
    /// The end of the Battle Phase.
    BattleEnds,
    /// End Phase.
    End,
}

/// What an effect waits for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Occasion {
    /// The card is Summoned so.
    Summoned(EnumSet<Summon>),
    /// Another monster is.
    Comes(EnumSet<Summon>, Pick),
    /// The card is destroyed, and sent to the Graveyard.
    Destroyed(By),
    /// The same, while its owner controls it.
    Lost(By),
    /// The same, wherever its owner has it.
    Possessed(By),
    /// Another card on the field is.
    Falls(By, Pick),
    /// The card is sent to the Graveyard, from the field or from anywhere.
    Sent(Option<Place>),
    /// The same by an effect.
    SentByEffect(Option<Place>),
    /// It is so from the field, while its owner controls it.
    SentByYou,
    /// The card is banished.
    Banished,
    /// The card is discarded to the Graveyard.
    Discarded,
    /// It is so by an effect.
    Thrown,
    /// It is so by an effect of the opponent.
    ThrownByThem,
    /// The card is sent to the Graveyard as a material of such a Summon.
    Used(Summon),
    /// The card leaves the field.
    Leaves,
    /// It destroys a monster of the opponent by battle.
    Beats,
    /// It declares an attack.
    Attacks,
    /// It is attacked.
    Attacked,
    /// Such a monster declares an attack.
    Attack(Pick),
    /// Such a monster is attacked.
    Aimed(Pick),
    /// It inflicts battle damage to the opponent.
    Hits,
    /// The same, as it attacks the player.
    HitsDirectly,
    /// Such a monster destroys one of the opponent by battle.
    Beat(Pick),
    /// Such a monster inflicts battle damage to the opponent.
    Hit(Pick),
    /// The player takes battle damage.
    Hurt,
    /// In a phase of somebody's turn.
    Phase(InPhase, Who),
    /// Somebody activates such a card or effect.
    Activated(Who, Answers),
    /// It is turned face-up.
    TurnedUp,
    /// It is Normal Summoned, or turned face-up.
    Appears,
}

/// Which activations are answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Answers {
    /// Any card or effect.
    Any,
    /// A Spell Card.
    Spell,
    /// A Trap Card.
    Trap,
    /// A Spell or Trap Card.
    SpellTrap,
    /// The effect of a monster.
    Monster,
}

impl Effect {
    /// One that is activated so, and does nothing yet.
    pub const fn of(how: How) -> Self {
        Self {
            how,
            on: None,
            when: false,
            may: false,
            stays: false,
            limit: Limit::Any,
            from: None,
            only_if: Vec::new(),
            price: Vec::new(),
            targets: Vec::new(),
            does: Vec::new(),
        }
    }

    /// Whether it has all targets that it speaks of.
    pub fn has_its_targets(&self) -> bool {
        self.does.iter().all(|deed| deed.targets() <= self.targets.len())
    }

    /// Whether all that it does first changes ATK or DEF, so that it can be activated in the Damage Step (18-2).
    pub fn changes_stats(&self) -> bool {
        self.does.first().is_some_and(Deed::changes_stats)
    }
}

impl Summon {
    /// Every kind of Special Summon.
    pub fn special() -> EnumSet<Self> {
        Self::Special | Self::Own | Self::Fusion | Self::Ritual | Self::Synchro | Self::Xyz | Self::Pendulum
    }

    /// Both kinds of Normal Summon.
    pub fn normal() -> EnumSet<Self> {
        Self::Normal | Self::Tribute
    }
}
