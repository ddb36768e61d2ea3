//! How a game begins: two decks, or any arrangement of cards, which is refused with every reason where no game can have it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::ability::MOST_LINES;
use crate::ability::deeds::fits;
use crate::ability::exo::{Key, Line};
use crate::engine::ready::{self, Interned, MOST, areas, first_of, id};
use crate::engine::{BySeat, Rng, Seat};

use super::facts::Broken;
use super::quiet::Quiet;
use super::roster::{Kind, Roster, Sheet};
use super::state::{Area, CardId, Object, Phase, State, Step, Table, Task};
use super::{Event, Game};

/// The cards that a hand needs (1-9).
pub const FEWEST: usize = 4;

/// A player's cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// The Leader.
    pub leader: Arc<Sheet>,
    /// The main deck.
    pub main: Vec<Arc<Sheet>>,
    /// The Evolution deck.
    pub evolutions: Vec<Arc<Sheet>>,
    /// Relics that the player has cards of (6-7-6).
    pub relics: Vec<Arc<Sheet>>,
}

/// Two decks against each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The deck of each seat.
    pub decks: BySeat<Deck>,
    /// Turns after which the game ends undecided.
    pub turn_limit: u16,
    /// Who goes first; decided by chance (1-7) unless somebody is named.
    pub first: Option<Seat>,
    /// What happens is kept.
    pub logged: bool,
}

/// Why no game begins so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// A deck is led by another card.
    #[error("{1} leads the deck of player {0} and is no Leader")]
    Leader(Seat, String),
    /// A Leader has no lives to lose.
    #[error("{1}, the Leader of player {0}, has no lives")]
    Lives(Seat, String),
    /// A card cannot be where it is.
    #[error("{1} cannot be in the {2} deck of player {0}")]
    Misplaced(Seat, String, &'static str),
    /// There are too few cards for a hand.
    #[error("the main deck of player {0} has {1} cards; a game needs at least {FEWEST}")]
    TooFewCards(Seat, usize),
    /// A Tactic has several effects of its own.
    #[error("{0} has several effects as a Tactic; they are one, with one deed after the other")]
    Tactics(String),
    /// An effect has too many deeds, or some too deep within others.
    #[error("{0} says to do too much: deeds too deep within others, or too many of them")]
    Deeds(String),
    /// A card has too many lines.
    #[error("{0} has more than {MOST_LINES} lines")]
    Lines(String),
    /// A card is no printed one, or lies on no side, or the number of cards is beyond any game.
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
            if deck.leader.kind != Kind::Leader {
                problems.push(SetupError::Leader(seat, name(&deck.leader)));
            } else if deck.leader.lives == 0 {
                problems.push(SetupError::Lives(seat, name(&deck.leader)));
            }
            let wrong = |sheet: &&Arc<Sheet>, evolution: bool| {
                sheet.kind == Kind::Leader || sheet.token || sheet.relic || sheet.evolution != evolution
            };
            for sheet in deck.main.iter().filter(|sheet| wrong(sheet, false)) {
                problems.push(SetupError::Misplaced(seat, name(sheet), "main"));
            }
            for sheet in deck.evolutions.iter().filter(|sheet| wrong(sheet, true)) {
                problems.push(SetupError::Misplaced(seat, name(sheet), "Evolution"));
            }
            if deck.main.len() < FEWEST {
                problems.push(SetupError::TooFewCards(seat, deck.main.len()));
            }
            let all = [&deck.leader].into_iter().chain(&deck.main).chain(&deck.evolutions).chain(&deck.relics);
            all.for_each(|sheet| written_wrongly(sheet, &mut problems));
        }
        if self.decks.0.iter().map(|deck| deck.main.len() + deck.evolutions.len()).sum::<usize>() > MOST {
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
        let mut leaders = [CardId(0); 2];
        let mut lives = [0; 2];
        for seat in Seat::BOTH {
            let deck = &self.decks[seat];
            let mut add = |sheet: &Arc<Sheet>, area| {
                let mut object = Object::new(interned.of(sheet), seat, area);
                object.known = match area {
                    Area::Field => BySeat([true; 2]),
                    Area::Evolutions => BySeat(Seat::BOTH.map(|who| who == seat)),
                    _ => BySeat::default(),
                };
                let card = id(cards.len());
                cards.push(object);
                card
            };
            leaders[seat as usize] = add(&deck.leader, Area::Field);
            lives[seat as usize] = deck.leader.lives;
            for sheet in &deck.main {
                add(sheet, Area::Deck);
            }
            for sheet in &deck.evolutions {
                add(sheet, Area::Evolutions);
            }
            for sheet in &deck.relics {
                interned.of(sheet);
            }
        }
        let table = table(cards, leaders, lives);
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
        Ok(Self::begin(&setup.ready()?, rng))
    }

    /// A game of decks that have been looked over.
    pub fn begin(ready: &Ready, rng: Rng) -> Self {
        let mut state = State::new(ready.table.clone(), rng, ready.turn_limit, ready.logged);
        state.tasks.push(Task::SetUp(ready.first));
        Self { roster: Arc::clone(&ready.roster), state, quiet: Quiet::default() }
    }
}

fn table(cards: Vec<Object>, leaders: [CardId; 2], lives: [u8; 2]) -> Table {
    let areas = areas(cards.iter().map(|object| (object.holder, object.area as usize)));
    Table {
        cards,
        areas,
        leaders: BySeat(leaders),
        lives: BySeat(lives),
        turn: 0,
        first: Seat::A,
        active: Seat::A,
        phase: Phase::Draw,
        step: Step::Before,
        chains: Vec::new(),
        attack: None,
        leader_used: false,
        used: Vec::new(),
        links: 0,
        ending: false,
        outcome: None,
    }
}

fn written_wrongly(sheet: &Sheet, problems: &mut Vec<SetupError>) {
    let name = || sheet.front.name.clone();
    for face in [Some(&sheet.front), sheet.back.as_ref()].into_iter().flatten() {
        if face.lines.len() > MOST_LINES {
            problems.push(SetupError::Lines(name()));
        }
        let effects = face.lines.iter().filter_map(|line| if let Line::Effect(it) = line { Some(it) } else { None });
        let mut tactics = 0;
        for effect in effects {
            tactics += usize::from(effect.key == Key::Tactic);
            if !fits(&effect.does) {
                problems.push(SetupError::Deeds(name()));
            }
        }
        if tactics > 1 {
            problems.push(SetupError::Tactics(name()));
        }
    }
}

/// A card on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// What is printed on it.
    pub sheet: Arc<Sheet>,
    /// Whose it is.
    pub owner: Seat,
    /// Who controls it.
    pub holder: Seat,
    /// Where it lies.
    pub area: Area,
    /// It is covered.
    pub covered: bool,
    /// The back of a Leader is up.
    pub back: bool,
    /// Its counters.
    pub counters: Vec<(String, u8)>,
    /// It was played in this turn.
    pub new: bool,
}

/// Where in a turn a board begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// Before the game: decks are shuffled, and hands drawn.
    SetUp,
    /// The turn begins.
    Turn,
    /// In the Main Phase.
    #[default]
    Main,
    /// The Battle Phase begins.
    Battle,
    /// The End Phase begins.
    End,
}

/// Any arrangement of cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The cards: each area in its order, of a deck the top last.
    pub cards: Vec<Placed>,
    /// Relics that the players have cards of.
    pub relics: Vec<Arc<Sheet>>,
    /// The lives.
    pub lives: [u8; 2],
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
        let mut leaders = [None; 2];
        for placed in &board.cards {
            written_wrongly(&placed.sheet, &mut problems);
            let mut object = Object::new(interned.of(&placed.sheet), placed.owner, placed.area);
            object.holder = placed.holder;
            object.back = placed.back;
            object.counters.clone_from(&placed.counters);
            object.up &= !placed.covered;
            object.came = if placed.new { board.turn } else { 0 };
            object.known = match placed.area {
                Area::Field | Area::Ether | Area::Discard | Area::Banished | Area::Gone => BySeat([true; 2]),
                Area::Hand | Area::Occult | Area::Evolutions => BySeat(Seat::BOTH.map(|who| who == placed.owner)),
                Area::Deck => BySeat::default(),
            };
            if placed.sheet.kind == Kind::Leader {
                if leaders[placed.owner as usize].is_some() {
                    problems.push(SetupError::Leader(placed.owner, placed.sheet.front.name.clone()));
                }
                leaders[placed.owner as usize] = Some(id(cards.len()));
            }
            cards.push(object);
        }
        for sheet in &board.relics {
            written_wrongly(sheet, &mut problems);
            interned.of(sheet);
        }
        let [Some(a), Some(b)] = leaders else {
            problems.push(SetupError::Leader(Seat::A, "nothing".to_owned()));
            return Err(problems);
        };
        let mut table = table(cards, [a, b], board.lives);
        let set_up = board.moment == Moment::SetUp;
        table.turn = if set_up { 0 } else { board.turn };
        table.active = board.active;
        table.first = first_of(board.turn, board.active);
        let mut state = State::new(table, rng, u16::MAX, true);
        let starts = match board.moment {
            Moment::SetUp => vec![Task::SetUp(None)],
            Moment::Turn => vec![Task::Start(if board.turn == 1 { Phase::Main } else { Phase::Draw })],
            Moment::Main => vec![Task::Main],
            Moment::Battle => vec![Task::Start(Phase::Battle)],
            Moment::End => vec![Task::Start(Phase::End)],
        };
        state.tasks = starts;
        if board.moment == Moment::Main {
            state.apply(&Event::Phase(Phase::Main));
        }
        let roster = Arc::new(Roster::new(interned.into_sheets()));
        let game = Self { roster, state, quiet: Quiet::default() };
        problems.extend(game.check().into_iter().map(SetupError::Broken));
        for seat in Seat::BOTH {
            if game.state.table().lives[seat] == 0 {
                problems.push(SetupError::Broken(Broken::Lives(seat)));
            }
            if !game.crowd(seat).is_empty() {
                problems.push(SetupError::Broken(Broken::Crowded(seat)));
            }
        }
        if problems.is_empty() { Ok(game) } else { Err(problems) }
    }
}
