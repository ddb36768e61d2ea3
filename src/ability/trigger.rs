//! When skills happen, and what they ask for before they do.

use serde::{Deserialize, Serialize};

use super::{Area, Block, Bounds, Condition, Family, Filter, Keyword, Mode, Name, Node, Selector, Visit, Who};
use crate::card::ColorSet;

/// The card that an event has to be about.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Watched {
    /// The card that has the skill.
    This,
    /// A card of yours that fits, this one included.
    Yours(Filter),
    /// Another card of yours that fits.
    YourOther(Filter),
    /// A card of the opponent's that fits.
    Theirs(Filter),
    /// Any card that fits.
    Any(Filter),
    /// Any of these.
    Either(Vec<Self>),
}

/// An event that makes an \[Auto\] skill pending (8-6).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trigger {
    /// A card enters a Battle or Unison Area from elsewhere by being played (8-6-5-3).
    Played(Watched),
    /// A card is placed in the Leader Area at the start (5-2-1-3).
    PlacedAsLeader,
    /// A card attacks (7-1-1).
    Attacks(Watched),
    /// A card attacks a card that fits.
    AttacksA(Watched, Filter),
    /// A card is attacked (7-1-1).
    Attacked(Watched),
    /// A card becomes the guard card, by attack or by \[Blocker\].
    Guards(Watched),
    /// A card is used in a combo (3-7-3); for the card itself the skill has to work there, `from: [combo]`.
    Comboed(Watched),
    /// A card is KO'd (10-1).
    Kod(Watched),
    /// A card leaves an area for another by whatever cause.
    Moved(Watched, Area, Area),
    /// A card leaves an area.
    Leaves(Watched, Area),
    /// A card enters an area.
    Enters(Watched, Area),
    /// A card goes from under another, the second, to an area (11-3).
    FromUnder(Watched, Watched, Area),
    /// A card is put under another, the second (11-3).
    GoesUnder(Watched, Watched),
    /// A card in play is switched to a mode.
    Switched(Watched, Mode),
    /// A skill gives a card more power.
    PowerRises(Watched),
    /// A skill takes power from a card.
    PowerFalls(Watched),
    /// Energy of a player is switched to a mode.
    SwitchesEnergy(Who, Mode),
    /// A card is about to deal damage by attacking (7-4-1-4-1).
    DealsDamage(Watched),
    /// A card has dealt damage by attacking (7-4-1-4-1-2).
    DealtDamage(Watched),
    /// A player takes damage.
    Damaged(Who),
    /// A card loses a marker (7-4-1-4-3-4).
    LosesMarker(Watched),
    /// A life card is turned face up.
    TurnedUp(Watched),
    /// A leader is turned over.
    Awakens(Who),
    /// An Extra Card's skill is activated.
    UsesExtra(Who, Filter),
    /// A skill of the Extra Card that has this skill is activated.
    UsesThis,
    /// A \[Counter\] is activated.
    UsesCounter(Who),
    /// A card's \[Blocker\] is activated.
    UsesBlocker(Watched),
    /// A skill of a card is activated that has one of these keywords, or any where none is named.
    UsesKeyword(Watched, Vec<Keyword>),
    /// A turn begins (6-2-1).
    TurnStart(Who),
    /// A Main Phase begins (6-3-1-1).
    MainStart(Who),
    /// A Main Phase ends (6-3-1-3-1-1).
    MainEnd(Who),
    /// A turn ends (6-4-1-1).
    TurnEnd(Who),
    /// An Offense Step begins (7-2-1-1).
    OffenseStart,
    /// A Defense Step begins (7-3-1-1).
    DefenseStart,
    /// A Damage Step begins (7-4-1-1).
    DamageStart,
    /// A battle ends in which this card attacked (7-4-1-8).
    BattleEndAttacking,
    /// A battle ends in which such a card attacked.
    BattleEndAfterAttack(Watched),
    /// A battle ends in which this card guarded.
    BattleEndGuarding,
    /// A battle ends in which this card was used in a combo (7-4-1-8-1); the skill has to work there, `from: [combo]`.
    BattleEndComboed,
    /// A player loses for want of a deck (9-2-4): only of use where a skill says what happens instead.
    RunsOut(Who),
    /// An event that is somebody's doing.
    By(Doer, Box<Trigger>),
    /// An event about a card that came to where it is from that area.
    From(Area, Box<Trigger>),
    /// An event that happens while a condition holds.
    While(Condition, Box<Trigger>),
    /// Any of these events.
    Either(Vec<Trigger>),
    /// A state of the game (8-6-6).
    Situation(Condition),
}

/// Whose doing an event is.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Doer {
    /// A skill's of that player does it, by itself or by the power it takes away (9-5-2-1, 9-7-2-1).
    Skill(Who),
    /// A battle does it.
    Battle,
    /// A card does it: a skill of its own, or the battle in which it attacks.
    Card(Watched),
    /// It is evolving (10-5-6), by a keyword skill or because another skill says so.
    Evolve,
    /// A \[Union\] skill does it (10-13-2-1).
    Union,
    /// A skill with this keyword does it, by its effect or its price.
    Keyword(Keyword),
    /// A skill of a keyword of this family does it, by its effect or its price.
    Family(Family),
    /// A skill of such a card does it.
    SkillOf(Watched),
    /// The attack of such a card does it.
    AttackOf(Watched),
    /// A skill with any keyword skill at its head does it.
    KeywordSkill,
    /// A skill does it, but none of this kind.
    SkillBut(Box<Doer>),
    /// This one does not do it.
    Not(Box<Doer>),
}

impl Trigger {
    /// Whether this trigger, or one within it, is as asked.
    pub fn any(&self, asked: &impl Fn(&Self) -> bool) -> bool {
        struct Search<'a, F> {
            asked: &'a F,
            found: bool,
        }
        impl<'s, F: Fn(&Trigger) -> bool> Visit<'s> for Search<'_, F> {
            fn trigger(&mut self, trigger: &'s Trigger) {
                self.found = self.found || (self.asked)(trigger);
                if !self.found {
                    trigger.walk(self);
                }
            }
        }
        let mut search = Search { asked, found: false };
        self.accept(&mut search);
        search.found
    }
}

/// The phases of a turn (6-1-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first turn.
    SetUp,
    /// The Charge Phase (6-2).
    Charge,
    /// The Main Phase (6-3).
    Main,
    /// The End Phase (6-4).
    End,
}

/// Energy to rest (8-4-2-3, 8-4-2-4).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Icons {
    /// Of any color.
    pub any: u8,
    /// One energy for each, of one of its colors.
    pub of: Vec<ColorSet>,
    /// One energy for each, of all of its colors and no other.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub just: Vec<ColorSet>,
}

impl Icons {
    /// How many energy are rested.
    pub fn count(&self) -> usize {
        usize::from(self.any) + self.of.len() + self.just.len()
    }

    /// Takes off what of `less` there is, each color from its own; what is left of it stays there (4.00, 5-8-2-4).
    pub fn lower(&mut self, less: &mut Self) {
        let any = self.any.min(less.any);
        self.any -= any;
        less.any -= any;
        less.of.retain(|colors| {
            let at = self.of.iter().position(|icon| icon == colors);
            if let Some(at) = at {
                self.of.remove(at);
            }
            at.is_none()
        });
    }

    /// Adds what another part of a price asks for.
    pub fn add(&mut self, more: &Self) {
        self.any = self.any.saturating_add(more.any);
        self.of.extend(&more.of);
        self.just.extend(&more.just);
    }
}

/// Where cards given as a price go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// Their owner's area.
    To(Area),
    /// The bottom of their owner's deck.
    DeckBottom,
    /// They are KO'd.
    Ko,
    /// They are switched to Rest Mode.
    Rest,
    /// They are switched to Active Mode.
    Active,
    /// They go under the card that has the skill.
    UnderThis,
    /// So many of their markers are removed.
    Unmark(u8),
    /// Life cards are turned face up.
    FaceUp,
    /// Life cards are turned face down.
    FaceDown,
    /// Nothing happens to them: they only have to be there to be shown.
    Reveal,
}

impl Fate {
    /// The area where cards come to lie, if they move to one.
    pub const fn area(self) -> Option<Area> {
        match self {
            Self::To(area) => Some(area),
            Self::DeckBottom => Some(Area::Deck),
            Self::Ko => Some(Area::Drop),
            Self::Rest
            | Self::Active
            | Self::UnderThis
            | Self::Unmark(_)
            | Self::FaceUp
            | Self::FaceDown
            | Self::Reveal => None,
        }
    }
}

/// One part of the price of a skill (8-4). Parts are paid in the order written, all of them or none (8-4-2-2).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Price {
    /// Rest energy.
    Energy(Icons),
    /// So many cards of one's choice meet a fate, and get a name.
    Cards {
        /// How many.
        count: u8,
        /// Among which.
        from: Selector,
        /// What happens to them.
        fate: Fate,
        /// The name they get.
        #[serde(default, rename = "as", skip_serializing_if = "Option::is_none")]
        name: Option<Name>,
        /// They have the same power as the cards of this name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        power_of: Option<Name>,
    },
    /// Cards that together have all of these colors, no more of them than needed, meet a fate.
    Colors {
        /// The colors.
        colors: ColorSet,
        /// Only printed colors count.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        original: bool,
        /// Among which cards.
        from: Selector,
        /// What happens to them.
        fate: Fate,
        /// The name they get; those of \[Alliance\] are `allies`.
        #[serde(default, rename = "as", skip_serializing_if = "Option::is_none")]
        name: Option<Name>,
    },
    /// Cards that were shown for an earlier part, by its name, meet a fate.
    Shown(Name, Fate),
    /// Any number of cards whose energy costs add up to a number meet a fate; where none is named, to that printed on the
    /// card that has the skill (10-41-1).
    SumOfCosts {
        /// The number.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        total: Option<u8>,
        /// Among which cards.
        from: Selector,
        /// What happens to them.
        fate: Fate,
    },
    /// As many cards as the player likes, within bounds, meet a fate, and get a name.
    Between {
        /// From how many to how many.
        count: Bounds,
        /// Among which.
        from: Selector,
        /// What happens to them.
        fate: Fate,
        /// The name they get.
        #[serde(default, rename = "as", skip_serializing_if = "Option::is_none")]
        name: Option<Name>,
        /// The power that they have together, in thousands.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        power: Option<Bounds>,
    },
    /// The card that has the skill meets a fate.
    This(Fate),
    /// The first cards go under the second; they have been shown for earlier parts, or are the card itself.
    Under(super::Cards, super::Cards),
    /// As many markers of one of these cards as the player likes; so many is the X of the skill (2-12-3).
    MarkersX(Selector),
    /// The top cards of the deck go to the Drop Area (\[Burst\], 10-30); their name is `milled`.
    Mill(u8),
    /// All cards of an area go to another ([Over Realm], 10-15-3).
    AllOf(Area, Area),
    /// A condition that has to hold; nothing is paid.
    Condition(Condition),
    /// Cards drawn as part of the price.
    Draw(u8),
    /// Something that can always be done: what the player cannot do from now on, the power that a card loses.
    Act(Block),
}

impl Price {
    /// The name of cards that a price puts from the deck into the Drop Area.
    pub const MILLED: &'static str = "milled";
}

/// What a skill that activates is made of.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Does {
    /// Where it works; empty is where skills work by rule (2-13-2).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub from: Vec<Area>,
    /// It works while its card lies under another, too (11-3-2-2).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub under: bool,
    /// What makes it pending, for \[Auto\].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when: Option<Trigger>,
    /// What has to hold.
    #[serde(rename = "if", skip_serializing_if = "Option::is_none")]
    pub condition: Option<Condition>,
    /// Its price (8-4).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cost: Vec<Price>,
    /// The cards that a keyword skill names: those evolved from, fused, swapped to.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<Filter>,
    /// What it does.
    #[serde(rename = "do", skip_serializing_if = "is_nothing")]
    pub effect: Block,
}

fn is_nothing(block: &Block) -> bool {
    block.is_empty()
}
