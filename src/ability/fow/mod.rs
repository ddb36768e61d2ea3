//! What is written on a card of Force of Will, and what it means. The rules are cited by their numbers in
//! `data/rules/force-of-will-6.4.tsv`.
//!
//! A card has [`Line`]s: key words, what holds while it is there, and [`Ability`]s, which are played or trigger. [`text`] reads
//! them from the bracketed English of the cards and prints them in three languages.

mod deed;
mod pick;
pub mod text;

use enumset::EnumSetType;
use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

pub use super::Whose;
pub use deed::{Amount, Deed, Dig, Each, Form, Gain, Price, Rest, Shield, Test, Until, Verb};
pub use pick::{Cards, Filter, Is, Pick, Place, Type};

/// A kind of will. The five attributes have a stone each; the moon's is made by cards alone.
#[derive(Debug, PartialOrd, Ord, Hash, EnumSetType, EnumCount, VariantArray, Serialize, Deserialize)]
#[enumset(serialize_repr = "list")]
pub enum Will {
    /// `{W}`.
    Light,
    /// `{R}`.
    Fire,
    /// `{U}`.
    Water,
    /// `{G}`.
    Wind,
    /// `{B}`.
    Darkness,
    /// `{M}`.
    Moon,
}

/// What is paid in will: of each kind, and of any (10-1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bill {
    /// Will of a kind, by its place.
    pub of: [u8; Will::COUNT],
    /// Will of any kind.
    pub any: u8,
}

/// A line of a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Line {
    /// Key words.
    Words(Vec<Word>),
    /// What holds while the card is where it is active.
    Holds(Static),
    /// What judgment asks for (7-3).
    Judgment(Vec<Price>),
    /// It can be played for this in place of its cost.
    Incarnation(Vec<Price>),
    /// What is played, or triggers.
    Ability(Ability),
}

/// A key word, or something else that is true of a card or not.
#[derive(Debug, PartialOrd, Ord, Hash, EnumSetType, EnumCount, VariantArray, Serialize, Deserialize)]
#[enumset(serialize_repr = "list")]
pub enum Word {
    /// While it attacks, only what flies blocks it.
    Flying,
    /// It attacks and rests for its abilities in the turn in which it came.
    Swiftness,
    /// While it attacks, it deals its battle damage first.
    FirstStrike,
    /// Battle damage beyond what destroys goes on to the opponent.
    Pierce,
    /// A J-ruler that would be destroyed goes back as a ruler.
    Imperishable,
    /// It is not destroyed.
    Eternal,
    /// Its controller gains as much life as it deals damage.
    Drain,
    /// It attacks recovered J/resonators, too.
    TargetAttack,
    /// The same by a later name.
    Precision,
    /// With whom it has fought, it is destroyed.
    Explode,
    /// The opponent's spells and abilities do not target it.
    Barrier,
    /// It is played at any time.
    Quickcast,
    /// It is played from the graveyard, and removed from the game then.
    Remnant,
    /// It cannot attack.
    NoAttack,
    /// It cannot block.
    NoBlock,
    /// It cannot be blocked.
    Unblocked,
    /// It cannot be attacked.
    Unattacked,
    /// Nothing targets it.
    Untargeted,
    /// It cannot be destroyed.
    Undestroyed,
    /// It does not recover in the recovery phase.
    NoRecovery,
    /// It attacks in the turn in which it came.
    AttacksAtOnce,
    /// It blocks what flies.
    BlocksFlying,
    /// It attacks where it can.
    MustAttack,
    /// It blocks while it is rested.
    BlocksRested,
    /// It does not rest as it attacks.
    AttacksUpright,
    /// It does not rest as it blocks.
    BlocksUpright,
    /// It attacks no player.
    NoDirectAttack,
    /// It attacks no resonator.
    NoResonatorAttack,
    /// Its play is not cancelled.
    Uncancelled,
    /// Its abilities are not played.
    NoActivate,
    /// It does not recover in the next recovery phase of its player.
    NoNextRecovery,
    /// A mark that others look for.
    Hope,
    /// Another.
    Despair,
}

/// What holds while a card is where it is active.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Static {
    /// Only while this holds.
    pub only_if: Option<Test>,
    /// What.
    pub what: Holds,
}

/// What can hold.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Holds {
    /// Cards have something.
    Gives(Cards, Gain),
    /// It enters rested (12-2).
    EntersRested,
    /// It enters rested unless so much life is paid.
    EntersRestedUnless(u32),
    /// It enters with counters of a kind.
    EntersWith(u8, String),
    /// It costs less, so many times for each of something.
    CostsLess(Bill, Option<Each>),
    /// It costs more will of any kind, so many times for each of something.
    CostsMore(Amount),
    /// Cards of a description, or judgment where there is none, cost their player less.
    OthersLess(Option<Filter>, Bill),
    /// Nobody, or somebody not, gains life.
    NoLife(Who),
    /// It has another name, too.
    Name(String),
    /// It has these attributes, as a stone.
    Stone(Vec<Will>),
}

/// What is played, or triggers: what asks for it stands before the colon.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ability {
    /// When.
    pub when: When,
    /// Once a turn.
    pub once: bool,
    /// What has to hold as it is played.
    pub only_if: Option<Test>,
    /// What is paid for it (3-7).
    pub price: Vec<Price>,
    /// The targets, named as it is played.
    pub targets: Vec<Pick>,
    /// What it does, in this order (3-4).
    pub does: Vec<Deed>,
}

/// When an ability is played, or triggers.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum When {
    /// What a chant does. Several of them are to be chosen from.
    Chant,
    /// Added to what its card does, where its price was paid, too.
    Awakening,
    /// An activate ability (3-6).
    Activate,
    /// An activate ability that is played from the hand: its card is discarded for it.
    Inheritance,
    /// What a standby chant does, which waits for this (3-10).
    Standby(Waits),
    /// Of the rules of life break, which the sheet does not have: nothing breaks.
    Break,
    /// Triggers as the card enters the field.
    Enters,
    /// Triggers as it enters the field, and as it does something.
    EntersOr(Doing),
    /// Triggers as another card enters a field.
    Comes(Pick),
    /// Triggers as a magic stone of one of these attributes comes.
    Resonance(Vec<Will>),
    /// Triggers as another card goes from a field to the graveyard.
    Falls(Pick),
    /// Triggers as a card does something, or something is done to it.
    Does(Whom, Doing),
    /// Triggers at the beginning of a part of a turn.
    Begins(Stretch, Who),
    /// Triggers at the end of a part of a turn.
    Ends(Stretch, Who),
    /// Triggers as somebody plays a card like this.
    Plays(Who, Filter),
    /// Triggers as a card is added to it.
    Added,
    /// Triggers as its player gains life.
    GainsLife,
    /// Triggers as its player is dealt damage.
    Suffers,
}

/// A part of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stretch {
    /// All of it.
    Turn,
    /// The draw phase.
    Draw,
    /// The recovery phase.
    Recovery,
    /// The main phase.
    Main,
    /// The end phase.
    End,
}

/// Of which card an ability waits for something.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Whom {
    /// Its own.
    This,
    /// That to which it is added.
    Bearer,
    /// Any of a description.
    One(Pick),
}

/// What a card does, or what is done to it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Doing {
    /// It attacks.
    Attacks,
    /// It blocks.
    Blocks,
    /// It attacks or blocks.
    Fights,
    /// It blocks or is blocked.
    Meets,
    /// It is blocked.
    IsBlocked,
    /// It deals damage to the opponent.
    Hits,
    /// It deals damage to such a card.
    Strikes(Filter),
    /// It is dealt damage.
    IsStruck,
    /// It rests.
    Rests,
    /// It is destroyed.
    IsDestroyed,
    /// It goes from the field to the graveyard.
    Dies,
    /// It goes to the graveyard from anywhere.
    IsBuried,
    /// It leaves the field.
    Leaves,
    /// It becomes a target of somebody's spells or abilities.
    IsTargeted(Whose),
}

/// What a standby chant waits for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Waits {
    /// Nothing.
    Anytime,
    /// Such a card attacks.
    Attack(Pick),
    /// Such a card attacks or blocks.
    Fight(Pick),
    /// The opponent attacks the player.
    Attacked,
    /// Somebody has played such a card.
    Played(Who, Filter),
    /// Something holds.
    So(Test),
}

/// One of the players, as an ability speaks of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Who {
    /// The player of the ability.
    You,
    /// The other.
    Opponent,
    /// Both.
    Each,
    /// The player who is the target of this number, from 0.
    Target(u8),
    /// Who controls, or controlled, the card that was spoken of last.
    Holder,
}

impl Bill {
    /// All of it together.
    pub fn total(&self) -> u32 {
        self.of.iter().map(|of| u32::from(*of)).sum::<u32>() + u32::from(self.any)
    }

    /// Adds another.
    #[must_use]
    pub fn and(mut self, other: &Self) -> Self {
        for (own, more) in self.of.iter_mut().zip(other.of) {
            *own = own.saturating_add(more);
        }
        self.any = self.any.saturating_add(other.any);
        self
    }
}

impl Ability {
    /// One that is played or triggers then, and does nothing yet.
    pub const fn of(when: When) -> Self {
        Self { when, once: false, only_if: None, price: Vec::new(), targets: Vec::new(), does: Vec::new() }
    }

    /// Whether it is played while its card lies in the graveyard: it speaks of its card there.
    pub fn is_of_graveyard(&self) -> bool {
        self.price.iter().any(|price| matches!(price, Price::Move(_, Cards::Fallen)))
            || self.does.iter().any(|deed| deed.cards() == Some(&Cards::Fallen))
    }

    /// Whether it produces will and nothing else, from what its own card pays: it is used as something is paid.
    pub fn is_will(&self) -> bool {
        let own = |price: &Price| match price {
            Price::Rest | Price::Counters(..) | Price::Move(Verb::Banish, Cards::This) => true,
            Price::Will(_) | Price::Move(..) | Price::RulerCounters(..) | Price::Life(_) => false,
        };
        matches!(self.when, When::Activate)
            && self.only_if.is_none()
            && !self.price.is_empty()
            && self.price.iter().all(own)
            && matches!(self.does.as_slice(), [Deed::Produce(_)])
    }
}

impl When {
    /// Whether it triggers by itself; what does not is played.
    pub const fn triggers(&self) -> bool {
        !matches!(
            self,
            Self::Chant | Self::Awakening | Self::Activate | Self::Inheritance | Self::Standby(_) | Self::Break
        )
    }

    /// Whether it triggers as its own card does something.
    pub fn is_own(&self, doing: &Doing) -> bool {
        match self {
            Self::Does(Whom::This, own) | Self::EntersOr(own) => own == doing,
            _ => false,
        }
    }
}
