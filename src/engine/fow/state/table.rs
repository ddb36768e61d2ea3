//! What lies on the table.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, IntoStaticStr, VariantArray};

use crate::ability::fow::{Form, Gain, Until, Verb, Will};
use crate::engine::fow::roster::LineAt;
use crate::engine::path::Path;
pub use crate::engine::{Aim, Ref};
use crate::engine::{BySeat, CardId, Outcome, Seat};

/// An area (chapter 11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumCount, VariantArray, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Area {
    /// The ruler area.
    Ruler,
    /// The field.
    Field,
    /// The magic stone area.
    Stones,
    /// The chant-standby area.
    Standby,
    /// The hand.
    Hand,
    /// The main deck, its top last.
    Deck,
    /// The magic stone deck, its top last.
    StoneDeck,
    /// The graveyard, its top last.
    Graveyard,
    /// Where a card lies while it is played.
    Chase,
    /// Removed from the game.
    Removed,
    /// Tokens that were.
    Gone,
}

/// A phase of a turn (2-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Phase {
    /// Draw Phase.
    Draw,
    /// Recovery Phase.
    Recovery,
    /// Main Phase.
    Main,
    /// End Phase.
    End,
}

/// Something that a card has gained.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Gained {
    /// What.
    pub gain: Gain,
    /// For how long.
    pub until: Until,
}

/// A card where it lies.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about a card")]
pub struct Object {
    /// What is printed on it, by its place in the roster.
    pub sheet: u16,
    /// Whose it is.
    pub owner: Seat,
    /// Who controls it.
    pub holder: Seat,
    /// Where it lies.
    pub area: Area,
    /// It is rested (chapter 12).
    pub rested: bool,
    /// How often it has become a new card.
    pub life: u16,
    /// The J-ruler is up.
    pub back: bool,
    /// A J-ruler that was destroyed: it has no ATK, DEF and abilities (7-11).
    pub bare: bool,
    /// What it was made as.
    pub form: Option<Box<Form>>,
    /// What it has gained.
    pub gained: Vec<Gained>,
    /// Its counters by kind.
    pub counters: Vec<(String, u8)>,
    /// The damage that it was dealt in this turn.
    pub damage: u32,
    /// It has attacked in this turn.
    pub attacked: bool,
    /// It has dealt damage in this turn.
    pub dealt: bool,
    /// What is done with it as the turn ends.
    pub doom: Vec<Verb>,
    /// The turn in which it came where it is, or to whom it belongs.
    pub came: u16,
    /// The card that it is added to (4-3-2).
    pub on: Option<CardId>,
    /// It was controlled by somebody else until the end of the turn.
    pub lent: Option<Seat>,
    /// It is played from the graveyard, and leaves the game then.
    pub remnant: bool,
    /// Which of the players knows what it is.
    pub known: BySeat<bool>,
}

/// In which way a card is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Way {
    /// What is paid.
    pub by: By,
    /// Which of what it does is chosen, from 0.
    pub mode: u8,
}

/// What is paid for a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum By {
    /// Its cost.
    #[default]
    Cost,
    /// Its cost, and that of its Awakening.
    Awakening,
    /// Its Incarnation.
    Incarnation,
    /// Nothing: it lies in the standby area (3-11).
    Nothing,
}

/// What a link of the chase is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum What {
    /// A card that is played.
    Play(Ref, Way),
    /// An ability.
    Ability(Ref, LineAt),
    /// Judgment.
    Judgment(Ref),
    /// A card that is put into the standby area: this is paid for, and joins no chase.
    Set(Ref),
    /// What a deed asks for while it is done: which card, which line, which of its deeds.
    Toll(Ref, LineAt, Path),
}

impl What {
    /// The card that it is of.
    #[inline]
    pub const fn card(self) -> Ref {
        let (Self::Play(card, _)
        | Self::Ability(card, _)
        | Self::Judgment(card)
        | Self::Set(card)
        | Self::Toll(card, ..)) = self;
        card
    }
}

/// A link of the chase.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Link {
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub what: What,
    /// Its targets, by the picks of the ability; of an addition, what it is added to.
    pub targets: Vec<Vec<Aim>>,
    /// The card that has triggered it.
    pub about: Option<Ref>,
    /// Who controlled that as it left where it lay, and its ATK and DEF then.
    #[serde(default)]
    pub left: Option<(Seat, [i32; 2])>,
    /// How much what has triggered it was about.
    pub amount: u32,
}

/// A battle under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battle {
    /// Who attacks.
    pub by: Ref,
    /// What is attacked.
    pub at: Aim,
    /// Who blocks.
    pub blocker: Option<Ref>,
}

/// All that lies there.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Table {
    /// Every card by its number.
    pub cards: Vec<Object>,
    /// The cards of each area, in their order.
    pub areas: BySeat<[Vec<CardId>; Area::COUNT]>,
    /// The rulers.
    pub rulers: BySeat<CardId>,
    /// The life points.
    pub life: BySeat<i32>,
    /// Will that was produced and not spent.
    pub pool: BySeat<[u8; Will::COUNT]>,
    /// Which turn it is, both players' counted, from 1.
    pub turn: u16,
    /// Who went first.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The phase.
    pub phase: Phase,
    /// The chase, the first link first.
    pub chase: Vec<Link>,
    /// The battle under way.
    pub battle: Option<Battle>,
    /// A stone was called in this turn (4-1-3).
    pub called: bool,
    /// Judgment was performed in this turn (7-13).
    pub judged: bool,
    /// What was used once in this turn: which card, which line.
    pub used: Vec<(Ref, u8)>,
    /// How many cards each player has played in this turn.
    pub played: BySeat<u8>,
    /// How many links there were in this turn.
    #[serde(default)]
    pub links: u16,
    /// No damage is dealt in this turn any more.
    pub no_damage: bool,
    /// Who could not draw in the draw phase (8-3).
    pub decked: Option<Seat>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

impl Table {
    /// A card.
    #[inline]
    pub fn card(&self, card: CardId) -> &Object {
        &self.cards[usize::from(card.0)]
    }

    /// The cards of an area.
    #[inline]
    pub fn area(&self, seat: Seat, area: Area) -> &[CardId] {
        &self.areas[seat][area as usize]
    }

    /// A card as it is now.
    #[inline]
    pub fn now(&self, card: CardId) -> Ref {
        Ref { card, life: self.card(card).life }
    }

    /// It is the same card as then.
    #[inline]
    pub fn is_same(&self, then: Ref) -> bool {
        self.card(then.card).life == then.life
    }

    /// It is the same card as then, and on the field.
    #[inline]
    pub fn is_on_field(&self, then: Ref) -> bool {
        self.is_same(then) && self.card(then.card).area == Area::Field
    }

    /// Whether a card is a ruler, or J-ruler.
    #[inline]
    pub fn is_ruler(&self, card: CardId) -> bool {
        self.rulers.0.contains(&card)
    }

    /// Every card of the game.
    pub fn ids(&self) -> impl Iterator<Item = CardId> + use<> {
        // A game has far fewer than 65,536 cards.
        (0..u16::try_from(self.cards.len()).unwrap_or(u16::MAX)).map(CardId)
    }
}

impl Area {
    /// Every area.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as are counted");
}
