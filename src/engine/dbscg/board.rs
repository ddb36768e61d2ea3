//! Any position as a beginning: cards in any area, a turn, a moment in it.
//!
//! A [`Board`] is what somebody writes down; [`Game::from_board`](super::Game::from_board) makes a game of it, or says every reason why no game
//! looks like that.

use std::fmt;
use std::sync::Arc;

use crate::ability::{Area, Keyword, Mode};
use crate::card::Kind;
use crate::engine::dbscg::edition::{Edition, Unknown};
use crate::engine::dbscg::ids::{BySeat, DefId, Seat};
use crate::engine::dbscg::roster::Roster;

/// A card on a board.
#[derive(Clone, Copy, Debug)]
pub struct Placed {
    /// Which card.
    pub def: DefId,
    /// Whose, and in whose area.
    pub seat: Seat,
    /// Where; for a card under another, where that one is.
    pub area: Area,
    /// In which position.
    pub mode: Mode,
    /// With how many markers.
    pub markers: u8,
    /// With its back up.
    pub back: bool,
    /// In Hidden Mode (4.00, 1-10-2-2); then the roster has [a card for that](Roster::add_blank).
    pub hidden: bool,
    /// Under which card of the board, by place in [`Board::cards`] (11-3).
    pub under: Option<usize>,
}

impl Placed {
    /// A card in Active Mode, with its front up and nothing on it.
    pub const fn new(def: DefId, seat: Seat, area: Area) -> Self {
        Self { def, seat, area, mode: Mode::Active, markers: 0, back: false, hidden: false, under: None }
    }
}

/// The moment at which a board begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Begin {
    /// Before the first turn, leaders in place (5-2-1-3): decks are shuffled, hands drawn, life placed.
    SetUp,
    /// The beginning of the turn (6-2-1).
    Charge,
    /// The beginning of the Main Phase (6-3-1-1).
    MainStart,
    /// The free timing of the Main Phase (6-3-1-2).
    #[default]
    Main,
    /// The beginning of the End Phase (6-4-1-1).
    End,
}

/// A position.
#[derive(Clone, Debug)]
pub struct Board {
    /// The cards there are.
    pub roster: Arc<Roster>,
    /// By which manual.
    pub edition: Edition,
    /// Every card; the n-th becomes [`CardId`](super::CardId) n. Cards of an area lie in this order, those of a deck from the top.
    pub cards: Vec<Placed>,
    /// Energy markers of each player (4.00, 1-14).
    pub energy_markers: BySeat<u8>,
    /// Which turn it is, from 1.
    pub turn: u16,
    /// Whose turn it is; who went first follows from it.
    pub turn_player: Seat,
    /// Where in the turn.
    pub begin: Begin,
    /// The game ends undecided when a turn after this one would begin.
    pub turn_limit: u16,
    /// Keep a log of all events.
    pub log: bool,
    /// Ask questions with a single answer too: what is asked then does not depend on what a player happens to hold.
    pub ask_all: bool,
}

/// Why no game looks like a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BoardError {
    /// A player has no leader, or several (5-1-2).
    Leaders(Seat, usize),
    /// A card lies where its type never is.
    Kind(usize, Kind, Area),
    /// A player has several cards in the Unison Area (3-11-5).
    Unisons(Seat, usize),
    /// A player has several \[Field\] cards (3-6-6).
    Fields(Seat, usize),
    /// A player has several Z-Extra Cards in the Battle Area (4.00, 21-11-2).
    ZExtras(Seat, usize),
    /// An empty deck or Life Area: the game would be over (9-2).
    Lost(Seat, Area),
    /// A card is in Rest Mode where there are no positions (4-8-1).
    Mode(usize, Area),
    /// A card is in Hidden Mode where none is (4.00, 1-10-2).
    Hidden(usize, Area),
    /// Markers lie elsewhere than on a card in play, or on one in Hidden Mode (4-12; 4.00, 23-5-2-1).
    Markers(usize, Area),
    /// A card without a back shows it.
    Back(usize),
    /// A card lies under one that is not there, lies under another itself, or is in an area without such (11-3-1).
    Under(usize),
    /// A card has what the edition does not know.
    Unknown(usize, Unknown),
    /// The turns are counted from 1.
    Turn,
}

impl BoardError {
    /// The card that is wrong, by place in [`Board::cards`].
    pub const fn card(&self) -> Option<usize> {
        match self {
            Self::Kind(card, ..)
            | Self::Mode(card, _)
            | Self::Hidden(card, _)
            | Self::Markers(card, _)
            | Self::Back(card)
            | Self::Unknown(card, _)
            | Self::Under(card) => Some(*card),
            _ => None,
        }
    }

    /// The player that it is about, where no single card is.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Leaders(seat, _)
            | Self::Unisons(seat, _)
            | Self::Fields(seat, _)
            | Self::ZExtras(seat, _)
            | Self::Lost(seat, _) => Some(*seat),
            _ => None,
        }
    }
}

impl fmt::Display for BoardError {
    /// The reason, without the player or card that it is about.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Leaders(_, n) => write!(f, "{n} Leader Cards, and there has to be 1 (5-1-2)"),
            Self::Kind(_, kind, area) => write!(f, "a {kind} cannot be in the {}", area.term()),
            Self::Unisons(_, n) => write!(f, "{n} cards in the Unison Area, which holds 1 (3-11-5)"),
            Self::Fields(_, n) => write!(f, "{n} [Field] cards, and there can be 1 (3-6-6)"),
            Self::ZExtras(_, n) => {
                write!(f, "{n} Z-Extra Cards in the Battle Area, and there can be 1 (4.00, 21-11-2)")
            }
            Self::Lost(_, area) => write!(f, "no card in the {}: the game would be over (9-2)", area.term()),
            Self::Hidden(_, area) => write!(f, "there is no Hidden Mode in the {} (4.00, 1-10-2)", area.term()),
            Self::Mode(_, area) => write!(f, "there is no Rest Mode in the {} (4-8-1)", area.term()),
            Self::Markers(_, area) if area.skills_work() => {
                write!(f, "there are no markers on a card in Hidden Mode or under another (4-12; 4.00, 23-5-2-1)")
            }
            Self::Markers(_, area) => write!(f, "there are no markers in the {} (4-12)", area.term()),
            Self::Back(_) => write!(f, "the card has no back"),
            Self::Under(_) => write!(
                f,
                "cards lie under cards of the Leader, Battle, Combo and Unison Areas that lie under no other (11-3-1)"
            ),
            Self::Unknown(_, what) => write!(f, "the edition has no rule for {what}"),
            Self::Turn => write!(f, "turns are counted from 1"),
        }
    }
}

impl std::error::Error for BoardError {}

impl Board {
    /// Every reason why no game looks like this.
    pub fn problems(&self) -> Vec<BoardError> {
        let mut out = Vec::new();
        if self.turn == 0 {
            out.push(BoardError::Turn);
        }
        for seat in Seat::BOTH {
            let of = |area| {
                self.cards.iter().filter(move |card| card.seat == seat && card.area == area && card.under.is_none())
            };
            let leaders = of(Area::Leader).count();
            if leaders != 1 {
                out.push(BoardError::Leaders(seat, leaders));
            }
            let unisons = of(Area::Unison).count();
            if unisons > 1 {
                out.push(BoardError::Unisons(seat, unisons));
            }
            let is_field = |card: &&Placed| {
                let def = self.roster.def(card.def);
                def.card.kind == Kind::Extra && def.sides[0].keywords.has(Keyword::Field)
            };
            let fields = of(Area::Battle).filter(is_field).count();
            if fields > 1 {
                out.push(BoardError::Fields(seat, fields));
            }
            // 4.00, 23-5-2: one in Hidden Mode is none.
            let is_z_extra = |card: &&Placed| !card.hidden && self.roster.def(card.def).card.kind == Kind::ZExtra;
            let z_extras = of(Area::Battle).filter(is_z_extra).count();
            if z_extras > 1 {
                out.push(BoardError::ZExtras(seat, z_extras));
            }
            for area in [Area::Deck, Area::Life] {
                if self.begin == Begin::SetUp && area == Area::Life {
                    continue;
                }
                if of(area).next().is_none() {
                    out.push(BoardError::Lost(seat, area));
                }
            }
        }
        for (at, card) in self.cards.iter().enumerate() {
            let def = self.roster.def(card.def);
            match card.under {
                Some(host) => {
                    let holds = self.cards.get(host).is_some_and(|host| {
                        host.under.is_none()
                            && (host.area, host.seat) == (card.area, card.seat)
                            && matches!(host.area, Area::Leader | Area::Battle | Area::Combo | Area::Unison)
                    });
                    if !holds || host == at {
                        out.push(BoardError::Under(at));
                    }
                }
                None if !fits(def.card.kind, card.area) => {
                    out.push(BoardError::Kind(at, def.card.kind, card.area));
                }
                None => {}
            }
            out.extend(def.unknown_to(self.edition).map(|what| BoardError::Unknown(at, what)));
            if card.mode == Mode::Rest && (!card.area.has_modes() || card.under.is_some()) {
                out.push(BoardError::Mode(at, card.area));
            }
            if card.markers > 0 && (!card.area.skills_work() || card.under.is_some() || card.hidden) {
                out.push(BoardError::Markers(at, card.area));
            }
            if card.hidden && (!card.area.has_facings() || card.under.is_some() || self.roster.blank().is_none()) {
                out.push(BoardError::Hidden(at, card.area));
            }
            if card.back && def.card.back.is_none() {
                out.push(BoardError::Back(at));
            }
        }
        out
    }
}

/// Whether a card of a type can be in an area.
pub(crate) fn fits(kind: Kind, area: Area) -> bool {
    match area {
        Area::Leader => kind.base() == Kind::Leader,
        Area::Unison => kind.base() == Kind::Unison,
        Area::Battle => matches!(kind.base(), Kind::Battle | Kind::Extra | Kind::Token),
        Area::Combo => matches!(kind, Kind::Battle | Kind::Token),
        Area::Removed => kind != Kind::Leader,
        _ => !matches!(kind, Kind::Leader | Kind::Token),
    }
}
