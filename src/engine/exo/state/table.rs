//! What lies on the table.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, IntoStaticStr, VariantArray};

use crate::ability::exo::{Form, Gain, Until};
use crate::engine::exo::roster::LineAt;
use crate::engine::{BySeat, CardId, Outcome, Seat};

/// An area (chapter 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumCount, VariantArray, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Area {
    /// The field, with the places of the Leader and the Vice Leader (2-5).
    Field,
    /// The Occult.
    Occult,
    /// The Ether.
    Ether,
    /// The hand.
    Hand,
    /// The main deck, its top last.
    Deck,
    /// The Evolution deck.
    Evolutions,
    /// The discard pile.
    Discard,
    /// The banished cards.
    Banished,
    /// Out of the game: tokens and relics.
    Gone,
}

/// A phase of a turn (3-1).
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
    /// Battle Phase.
    Battle,
    /// End Phase.
    End,
}

/// Where in the Battle Phase the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// Before the attacks (3-4-4).
    Before,
    /// Between attacks, and in one.
    Attacks,
    /// After them (3-4-19).
    After,
}

/// A card as it was when somebody spoke of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ref {
    /// The card.
    pub card: CardId,
    /// It is another card once it has moved (9-13).
    pub life: u16,
    /// It lay face up.
    pub up: bool,
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
pub struct Object {
    /// What is printed on it, by its place in the roster.
    pub sheet: u16,
    /// Whose it is.
    pub owner: Seat,
    /// Who controls it.
    pub holder: Seat,
    /// Where it lies.
    pub area: Area,
    /// Face up; in hands and decks nobody sees it for that.
    pub up: bool,
    /// How often it has become a new card.
    pub life: u16,
    /// The back of a Leader is up.
    pub back: bool,
    /// What it has become, or was made as.
    pub form: Option<Box<Form>>,
    /// It has been transformed (7-4).
    pub transformed: bool,
    /// What it has gained.
    pub gained: Vec<Gained>,
    /// Its counters by kind.
    pub counters: Vec<(String, u8)>,
    /// The turn in which it was played, or transformed (3-4-2, 7-5).
    pub came: u16,
    /// The attacks that it has declared in this turn.
    pub attacks: u8,
    /// Which of the players knows what it is.
    pub known: BySeat<bool>,
}

/// What a link of a chain is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum What {
    /// A card that is played.
    Play(Ref),
    /// An effect that is used.
    Effect(Ref, LineAt),
}

/// A link of a chain.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Link {
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub what: What,
    /// Its targets, by the picks of the effect.
    pub targets: Vec<Vec<Ref>>,
    /// It does nothing.
    pub negated: bool,
}

/// A chain, or the window for one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chain {
    /// Its links, the first first.
    pub links: Vec<Link>,
    /// The parallel chain that waits for its end (5-1).
    pub waiting: Vec<Link>,
    /// It is being resolved.
    pub resolving: bool,
}

/// An attack under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Attack {
    /// The card that attacks.
    pub by: Ref,
    /// Its target.
    pub at: Ref,
}

/// All that lies there.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Table {
    /// Every card by its number.
    pub cards: Vec<Object>,
    /// The cards of each area, in their order.
    pub areas: BySeat<[Vec<CardId>; Area::COUNT]>,
    /// The Leaders.
    pub leaders: BySeat<CardId>,
    /// The lives of the Leaders.
    pub lives: BySeat<u8>,
    /// Which turn it is, both players' counted, from 1.
    pub turn: u16,
    /// Who went first.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The phase.
    pub phase: Phase,
    /// Where in the Battle Phase.
    pub step: Step,
    /// The chains under way; the last one goes on first (10-20).
    pub chains: Vec<Chain>,
    /// The attack under way.
    pub attack: Option<Attack>,
    /// A Leader effect was used in this turn (6-1-4).
    pub leader_used: bool,
    /// What was used once in this turn: whose, of which name, which line (10-22).
    pub used: Vec<(Seat, String, u8)>,
    /// How many links there were in this turn.
    #[serde(default)]
    pub links: u16,
    /// An effect has ended the turn (3-5-2).
    pub ending: bool,
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
        let Object { life, up, .. } = *self.card(card);
        Ref { card, life, up }
    }

    /// It is the same card as then.
    #[inline]
    pub fn is_same(&self, then: Ref) -> bool {
        self.card(then.card).life == then.life
    }

    /// It is the same card as then, and has not been covered since (8-5).
    #[inline]
    pub fn is_there(&self, then: Ref) -> bool {
        let object = self.card(then.card);
        object.life == then.life && (object.up || !then.up)
    }

    /// It lies face up on the field, and is the same card as then.
    #[inline]
    pub fn is_up_on_field(&self, then: Ref) -> bool {
        let object = self.card(then.card);
        object.life == then.life && object.up && object.area == Area::Field
    }

    /// The chain that goes on.
    #[inline]
    pub fn chain(&self) -> Option<&Chain> {
        self.chains.last()
    }

    /// Whether a card is a Leader.
    #[inline]
    pub fn is_leader(&self, card: CardId) -> bool {
        self.leaders.0.contains(&card)
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
