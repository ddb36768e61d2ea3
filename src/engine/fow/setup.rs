//! How a game begins: two decks, or any arrangement of cards, which is refused with every reason where no game can have it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::ability::MOST_LINES;
use crate::ability::deeds::fits;
use crate::ability::fow::Line;
use crate::engine::ready::{self, Interned, MOST, areas, first_of, id};
use crate::engine::{BySeat, CardId, Rng, Seat};

use super::facts::Broken;
use super::roster::{Kind, Roster, Sheet};
use super::state::{Area, Object, Phase, State, Table, Task};
use super::{Event, Game};

/// The cards that a hand needs (1-4).
pub const FEWEST: usize = 5;

/// Life points at the beginning (8-1).
pub const LIFE: i32 = 4000;

/// A player's cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// The ruler.
    pub ruler: Arc<Sheet>,
    /// The main deck.
    pub main: Vec<Arc<Sheet>>,
    /// The magic stone deck.
    pub stones: Vec<Arc<Sheet>>,
}

/// Two decks against each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The deck of each seat.
    pub decks: BySeat<Deck>,
    /// Turns after which the game ends undecided.
    pub turn_limit: u16,
    /// Who goes first; said by who is drawn for it (1-3) unless somebody is named.
    pub first: Option<Seat>,
    /// What happens is kept.
    pub logged: bool,
}

/// Why no game begins so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// A deck is led by another card.
    #[error("{1} leads the deck of player {0} and is no ruler")]
    Ruler(Seat, String),
    /// A card cannot be where it is.
    #[error("{1} cannot be in the {2} deck of player {0}")]
    Misplaced(Seat, String, &'static str),
    /// There are too few cards for a hand.
    #[error("the main deck of player {0} has {1} cards; a game needs at least {FEWEST}")]
    TooFewCards(Seat, usize),
    /// An ability has too many deeds, or some too deep within others.
    #[error("{0} says to do too much: deeds too deep within others, or too many of them")]
    Deeds(String),
    /// A card has too many lines.
    #[error("{0} has more than {MOST_LINES} lines")]
    Lines(String),
    /// The number of cards is beyond any game.
    #[error("there are too many cards")]
    TooMany,
    /// Something is so that must not be.
    #[error("no game can have this: {0:?}")]
    Broken(Broken),
}

/// A game of certain decks, to be begun many times.
pub type Ready = ready::Ready<Roster, Table>;

impl Setup {
    /// Every reason why no game begins so.
    pub fn problems(&self) -> Vec<SetupError> {
        let mut problems = Vec::new();
        for seat in Seat::BOTH {
            let deck = &self.decks[seat];
            let name = |sheet: &Sheet| sheet.front.name.clone();
            if deck.ruler.kind != Kind::Ruler {
                problems.push(SetupError::Ruler(seat, name(&deck.ruler)));
            }
            let wrong = |sheet: &&Arc<Sheet>| matches!(sheet.kind, Kind::Ruler | Kind::Stone) || sheet.token;
            for sheet in deck.main.iter().filter(wrong) {
                problems.push(SetupError::Misplaced(seat, name(sheet), "main"));
            }
            for sheet in deck.stones.iter().filter(|sheet| sheet.kind != Kind::Stone) {
                problems.push(SetupError::Misplaced(seat, name(sheet), "stone"));
            }
            if deck.main.len() < FEWEST {
                problems.push(SetupError::TooFewCards(seat, deck.main.len()));
            }
            let all = [&deck.ruler].into_iter().chain(&deck.main).chain(&deck.stones);
            problems.extend(all.flat_map(|sheet| unfit(sheet)));
        }
        if self.decks.0.iter().map(|deck| deck.main.len() + deck.stones.len()).sum::<usize>() > MOST {
            problems.push(SetupError::TooMany);
        }
        problems.dedup();
        problems
    }

    /// Looks the decks over, once for many games.
    ///
    /// # Errors
    /// Every reason why no game begins so.
    pub fn ready(&self) -> Result<Ready, Vec<SetupError>> {
        let problems = self.problems();
        if !problems.is_empty() {
            return Err(problems);
        }
        let mut interned = Interned::default();
        let mut cards = Vec::new();
        let mut rulers = [CardId(0); 2];
        for seat in Seat::BOTH {
            let deck = &self.decks[seat];
            let mut add = |sheet: &Arc<Sheet>, area| {
                let mut object = Object::new(interned.of(sheet), seat, area);
                object.known = BySeat([area == Area::Ruler; 2]);
                let card = id(cards.len());
                cards.push(object);
                card
            };
            rulers[seat as usize] = add(&deck.ruler, Area::Ruler);
            for sheet in &deck.main {
                add(sheet, Area::Deck);
            }
            for sheet in &deck.stones {
                add(sheet, Area::StoneDeck);
            }
        }
        let table = table(cards, rulers, [LIFE; 2]);
        let roster = Arc::new(Roster::new(interned.into_sheets()));
        let Self { turn_limit, first, logged, .. } = *self;
        Ok(Ready { roster, table, readings: (), turn_limit, first, logged })
    }
}

impl Game {
    /// A game of two decks.
    ///
    /// # Errors
    /// Every reason why no game begins so.
    pub fn new(setup: &Setup, rng: Rng) -> Result<Self, Vec<SetupError>> {
        setup.ready().map(|ready| Self::begin(&ready, rng))
    }

    /// A game of decks that have been looked over.
    pub fn begin(ready: &Ready, rng: Rng) -> Self {
        let mut state = State::new(ready.table.clone(), rng, ready.turn_limit, ready.logged);
        state.tasks.push(Task::SetUp(ready.first));
        Self::of(Arc::clone(&ready.roster), state)
    }
}

fn table(cards: Vec<Object>, rulers: [CardId; 2], life: [i32; 2]) -> Table {
    let areas = areas(cards.iter().map(|object| (object.holder, object.area as usize)));
    Table {
        cards,
        areas,
        rulers: BySeat(rulers),
        life: BySeat(life),
        pool: BySeat::default(),
        turn: 0,
        first: Seat::A,
        active: Seat::A,
        phase: Phase::Draw,
        chase: Vec::new(),
        battle: None,
        called: false,
        judged: false,
        used: Vec::new(),
        played: BySeat::default(),
        links: 0,
        no_damage: false,
        decked: None,
        outcome: None,
    }
}

/// What of a card no game has a number for.
fn unfit(sheet: &Sheet) -> impl Iterator<Item = SetupError> {
    let name = || sheet.front.name.clone();
    let lines = sheet.faces().flat_map(|face| &face.lines);
    let written = lines.filter_map(|line| if let Line::Ability(it) = line { Some(it) } else { None });
    let given = sheet.granted();
    let too_much = written.chain(&given).any(|ability| !fits(&ability.does));
    let too_long = sheet.faces().any(|face| face.lines.len() > MOST_LINES);
    let deeds = too_much.then(|| SetupError::Deeds(name()));
    deeds.into_iter().chain(too_long.then(|| SetupError::Lines(name())))
}

/// A card on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about a card")]
pub struct Placed {
    /// What is printed on it.
    pub sheet: Arc<Sheet>,
    /// Whose it is.
    pub owner: Seat,
    /// Who controls it.
    pub holder: Seat,
    /// Where it lies.
    pub area: Area,
    /// It is rested.
    pub rested: bool,
    /// It has come in this turn.
    pub new: bool,
    /// The J-ruler is up.
    pub back: bool,
    /// A J-ruler that was destroyed.
    pub bare: bool,
    /// The damage that it was dealt in this turn.
    pub damage: u32,
    /// Its counters.
    pub counters: Vec<(String, u8)>,
    /// The card that it is added to, by its place.
    pub on: Option<CardId>,
}

/// Where in a turn a board begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// Before the game: decks are shuffled, and hands drawn.
    SetUp,
    /// The turn begins.
    Turn,
    /// In the main phase.
    #[default]
    Main,
    /// The End Phase begins.
    End,
}

/// Any arrangement of cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The cards: each area in its order, of a deck the top last.
    pub cards: Vec<Placed>,
    /// The life points.
    pub life: [i32; 2],
    /// Which turn it is.
    pub turn: u16,
    /// Whose.
    pub active: Seat,
    /// Where in it.
    pub moment: Moment,
}

impl Game {
    /// A game that goes on from a board, with all that happens kept.
    ///
    /// # Errors
    /// Every reason why no game can have it.
    pub fn from_board(board: &Board, rng: Rng) -> Result<Self, Vec<SetupError>> {
        let mut problems = Vec::new();
        if board.cards.len() > MOST {
            return Err(vec![SetupError::TooMany]);
        }
        let mut interned = Interned::default();
        let mut cards = Vec::new();
        let mut rulers = [None; 2];
        for placed in &board.cards {
            problems.extend(unfit(&placed.sheet));
            let mut object = Object::new(interned.of(&placed.sheet), placed.owner, placed.area);
            object.holder = placed.holder;
            object.rested = placed.rested;
            (object.back, object.bare) = (placed.back, placed.bare);
            object.damage = placed.damage;
            object.counters.clone_from(&placed.counters);
            object.on = placed.on.filter(|on| usize::from(on.0) < board.cards.len());
            if object.on != placed.on {
                problems.push(SetupError::Broken(Broken::Loose(id(cards.len()))));
            }
            object.came = if placed.new { board.turn } else { 0 };
            object.known = match placed.area {
                Area::Hand | Area::Standby => BySeat(Seat::BOTH.map(|who| who == placed.owner)),
                Area::Deck | Area::StoneDeck => BySeat::default(),
                _ => BySeat([true; 2]),
            };
            if placed.sheet.kind == Kind::Ruler {
                if rulers[placed.owner as usize].is_some() {
                    problems.push(SetupError::Ruler(placed.owner, placed.sheet.front.name.clone()));
                }
                rulers[placed.owner as usize] = Some(id(cards.len()));
            }
            cards.push(object);
        }
        let [Some(a), Some(b)] = rulers else {
            problems.push(SetupError::Ruler(Seat::A, "nothing".to_owned()));
            return Err(problems);
        };
        let mut table = table(cards, [a, b], board.life);
        let set_up = board.moment == Moment::SetUp;
        table.turn = if set_up { 0 } else { board.turn };
        table.active = board.active;
        table.first = first_of(board.turn, board.active);
        let first = table.first;
        let mut state = State::new(table, rng, u16::MAX, true);
        state.tasks = match board.moment {
            Moment::SetUp => vec![Task::SetUp(Some(first))],
            Moment::Turn => vec![Task::Start(Phase::Draw)],
            Moment::Main => vec![Task::Main],
            Moment::End => vec![Task::Start(Phase::End)],
        };
        if board.moment == Moment::Main {
            state.apply(&Event::Phase(Phase::Main));
        }
        let roster = Arc::new(Roster::new(interned.into_sheets()));
        let game = Self::of(roster, state);
        // Nobody is asked yet, so that the check looks at nothing that the rules could still see to.
        let hung = game.state.table().ids().filter_map(|card| game.hangs_amiss(card));
        problems.extend(game.check().into_iter().chain(hung).map(SetupError::Broken));
        if problems.is_empty() { Ok(game) } else { Err(problems) }
    }
}
