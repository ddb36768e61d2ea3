//! What skills ask for before they happen.

use serde::{Deserialize, Serialize};

use crate::ability::{Area, Block, Bounds, Cards, Condition, Facing, Name, Selector, Until};
use crate::card::ColorSet;

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
    /// No energy.
    pub const NONE: Self = Self { any: 0, of: Vec::new(), just: Vec::new() };

    /// How many energy are rested.
    pub fn count(&self) -> usize {
        usize::from(self.any) + self.of.len() + self.just.len()
    }

    /// Whether no energy is rested.
    pub fn is_empty(&self) -> bool {
        self.count() == 0
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
    /// A secret area of their owner, face up (3-9-2-1; 4.00, 3-12-2-1).
    ToFaceUp(Area),
    /// The bottom of their owner's deck.
    DeckBottom,
    /// They are KO'd.
    Ko,
    /// They are switched to Rest Mode.
    Rest,
    /// They are switched to Active Mode.
    Active,
    /// They are used in a combo without their cost, their skills negated for a time or not.
    Combo(Option<Until>),
    /// They go under the card that has the skill.
    UnderThis,
    /// So many of their markers are removed.
    Unmark(u8),
    /// Life cards are turned face up.
    FaceUp,
    /// Life cards are turned face down.
    FaceDown,
    /// They are switched to Revealed Mode or to Hidden Mode (4.00, 21-16).
    Turn(Facing),
    /// Nothing happens to them: they only have to be there to be shown.
    Reveal,
}

impl Fate {
    /// The area where cards come to lie, if they move to one.
    pub const fn area(self) -> Option<Area> {
        match self {
            Self::To(area) | Self::ToFaceUp(area) => Some(area),
            Self::DeckBottom => Some(Area::Deck),
            Self::Ko => Some(Area::Drop),
            Self::Rest
            | Self::Active
            | Self::Combo(_)
            | Self::UnderThis
            | Self::Unmark(_)
            | Self::FaceUp
            | Self::FaceDown
            | Self::Turn(_)
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
    /// Rest as many energy of any color as the player likes; so many is the X of the skill (2-12-3).
    EnergyX,
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
        /// The name they get.
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
        /// The name they get; those of \[Alliance\] are `allies`.
        #[serde(default, rename = "as", skip_serializing_if = "Option::is_none")]
        name: Option<Name>,
        /// The power that they have together, in thousands.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        power: Option<Bounds>,
    },
    /// The card that has the skill meets a fate.
    This(Fate),
    /// The first cards go under the second; they have been shown for earlier parts, or are the card itself.
    Under(Cards, Cards),
    /// As many markers of one of these cards as the player likes; so many is the X of the skill (2-12-3). The name of a card
    /// that loses some is `unmarked`.
    MarkersX(Selector),
    /// The top cards of the deck go to the Drop Area (\[Burst\], 10-30); their name is `milled`.
    Mill(u8),
    /// All cards that fit meet a fate ([Over Realm], 10-15-3); outside the Drop Area there has to be one.
    AllOf(Selector, Fate),
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

    /// The name of the card of which \[Spirit Boost\] has removed markers (4.00, 22-43-3).
    pub const UNMARKED: &'static str = "unmarked";

    /// How many energy it rests.
    pub fn energy(&self) -> usize {
        if let Self::Energy(icons) = self { icons.count() } else { 0 }
    }
}
