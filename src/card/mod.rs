//! What is printed on a card, and nothing else: immutable facts.
//!
//! What a skill *means* is in [`crate::ability`]; where cards come from is in [`crate::catalog`]. A print (`BT1-005_PR`)
//! is not a card of its own: see [`Print`].

mod color;
mod cost;
mod fold;
mod game;
mod kind;
mod long;
mod number;
mod other_name;
mod section;
mod set;
mod slip;

use std::collections::BTreeMap;

pub use color::{ByColor, Color, ColorSet};
pub use cost::{Combo, EnergyCost, Total};
pub(crate) use fold::begin_alike;
pub use fold::{alike, fold, plain, unaccented};
pub use game::Game;
pub use kind::Kind;
pub use long::{LONGEST_NAME, MOST_NAMES, is_long_name};
pub use number::{CardNumber, NumberError, Print, numbers_within};
pub use other_name::{OtherName, OtherNameError};
pub use section::Section;
pub use set::{Set, SetError, SetRange};
pub(crate) use slip::slip_key;
pub use slip::{Slip, nearly_numbers, slip};

/// One side of a card. Everything but leaders has only a front.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Face {
    /// Card name as printed (2-1).
    pub name: String,
    /// Power (2-8), for the kinds that have one; what other games call attack.
    pub power: Option<i32>,
    /// Defense, which stands beside attack in other games.
    pub defense: Option<i32>,
    /// Character names (2-5).
    pub characters: Vec<String>,
    /// Special traits (2-6).
    pub traits: Vec<String>,
    /// Eras (2-7).
    pub eras: Vec<String>,
    /// What it is called in other languages, where the table says so.
    pub other_names: Vec<OtherName>,
}

impl Face {
    /// Its names in other languages, by the code of the language.
    pub fn names_by_language(&self) -> BTreeMap<&str, Vec<&str>> {
        let mut names: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for other in &self.other_names {
            names.entry(other.language()).or_default().push(other.name());
        }
        names
    }

    /// Every name that lists may give it: the card name first, then those in other languages.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.name.as_str()).chain(self.other_names.iter().map(OtherName::name))
    }
}

/// A card as printed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Card {
    /// Card number (2-16), the identity of a card.
    pub number: CardNumber,
    /// Card type (2-3).
    pub kind: Kind,
    /// Rarity code (2-15), as printed between brackets: `SR`.
    pub rarity: String,
    /// Colors (2-4). Empty for the two promos whose color our data does not know.
    pub colors: ColorSet,
    /// Energy cost (2-11), for the kinds that have one.
    pub energy: Option<EnergyCost>,
    /// Z-Energy cost (4.00, 1-4) of a Z-Card; `None` where it is not known, which is not 0.
    pub z_energy: Option<Total>,
    /// Combo cost and combo power (2-9, 2-10).
    pub combo: Option<Combo>,
    /// What stands for colors in other games: `FIRE`, `Water`.
    pub attributes: Vec<String>,
    /// What of the cost has to be will of an attribute, icon by icon: `Light`, `Light`.
    pub will: Vec<String>,
    /// The level of a monster; of an Xyz Monster its rank, of a Link Monster its link rating.
    pub level: Option<u8>,
    /// The name of the card that it counts as while copies are counted, where that is not its own.
    pub counts_as: Option<String>,
    /// The side that lies up at the start (3-5-1).
    pub front: Face,
    /// The other side of a leader (2-3-2-1-2).
    pub back: Option<Face>,
}

impl Card {
    /// A card of a kind with nothing else on it.
    pub fn blank(number: CardNumber, kind: Kind) -> Self {
        Self {
            number,
            kind,
            rarity: String::new(),
            colors: ColorSet::default(),
            energy: None,
            z_energy: None,
            combo: None,
            attributes: Vec::new(),
            will: Vec::new(),
            level: None,
            counts_as: None,
            front: Face::default(),
            back: None,
        }
    }

    /// How people are told of it: `BT1-006 Scheming Champa`.
    pub fn label(&self) -> String {
        format!("{} {}", self.number, self.name())
    }

    /// The name of the front.
    pub fn name(&self) -> &str {
        &self.front.name
    }

    /// What copies are counted by where a game goes by names: the card name, whichever name a list gives; folded.
    pub fn copy_name(&self) -> String {
        fold(self.counts_as.as_deref().unwrap_or(self.name()))
    }

    /// A Z-Card whose Z-Energy cost (4.00, 1-4) is not known.
    pub fn lacks_z_energy(&self) -> bool {
        self.kind.is_z() && self.z_energy.is_none()
    }

    /// Front first, then the back if there is one.
    pub fn faces(&self) -> impl Iterator<Item = &Face> {
        std::iter::once(&self.front).chain(&self.back)
    }
}
