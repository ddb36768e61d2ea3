//! From two decks, or any arrangement of cards, to a game.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::ability::MOST_LINES;
use crate::ability::deeds::fits;
use crate::ability::yugioh::deed::Lies;
use crate::ability::yugioh::{Effect, Line};
use crate::engine::ready::{self, Interned, MOST, areas, first_of, id};
use crate::engine::{BySeat, CardId, Rng, Seat};

use super::facts::Broken;
use super::roster::{Roster, Sheet};
use super::state::{Area, Object, Opening, Phase, Readings, State, Table, Task};
use super::{Event, Game};
use crate::ability::yugioh::cards::Class;

/// The cards that a hand needs (13-12).
pub const FEWEST: usize = 5;

/// Life Points at the beginning (13-2).
pub const LP: i32 = 8000;

/// A player's cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// The Main Deck.
    pub main: Vec<Arc<Sheet>>,
    /// The Extra Deck.
    pub extra: Vec<Arc<Sheet>>,
}

/// Two decks against each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The deck of each seat.
    pub decks: BySeat<Deck>,
    /// How what the book leaves open is read.
    pub readings: Readings,
    /// Turns after which the game ends undecided.
    pub turn_limit: u16,
    /// Who goes first; said by who is drawn for it (13-10) unless somebody is named.
    pub first: Option<Seat>,
    /// What happens is kept.
    pub logged: bool,
}

/// Why no game begins so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// A card cannot be where it is.
    #[error("{1} cannot be in the {2} deck of player {0}")]
    Misplaced(Seat, String, &'static str),
    /// There are too few cards for a hand.
    #[error("the main deck of player {0} has {1} cards; a game needs at least {FEWEST}")]
    TooFewCards(Seat, usize),
    /// An effect has too many deeds, or some too deep within others.
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
pub type Ready = ready::Ready<Roster, Table, Readings>;

impl Setup {
    /// Every reason why no game begins so.
    pub fn problems(&self) -> Vec<SetupError> {
        let mut problems = Vec::new();
        for seat in Seat::BOTH {
            let deck = &self.decks[seat];
            let token = |sheet: &Sheet| sheet.classes.contains(Class::Token);
            for sheet in deck.main.iter().filter(|sheet| sheet.is_extra() || token(sheet)) {
                problems.push(SetupError::Misplaced(seat, sheet.name.clone(), "main"));
            }
            for sheet in deck.extra.iter().filter(|sheet| !sheet.is_extra()) {
                problems.push(SetupError::Misplaced(seat, sheet.name.clone(), "extra"));
            }
            if deck.main.len() < FEWEST {
                problems.push(SetupError::TooFewCards(seat, deck.main.len()));
            }
            problems.extend(deck.main.iter().chain(&deck.extra).flat_map(|sheet| unfit(sheet)));
        }
        if self.decks.0.iter().map(|deck| deck.main.len() + deck.extra.len()).sum::<usize>() > MOST {
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
        for seat in Seat::BOTH {
            let deck = &self.decks[seat];
            let mut add = |sheet: &Arc<Sheet>, area| {
                let mut object = Object::new(interned.of(sheet), seat, area, Lies::Down);
                // 2-11: its player may look at the Extra Deck.
                object.known = BySeat(Seat::BOTH.map(|who| who == seat && area == Area::Extra));
                cards.push(object);
            };
            deck.main.iter().for_each(|sheet| add(sheet, Area::Deck));
            deck.extra.iter().for_each(|sheet| add(sheet, Area::Extra));
        }
        let table = table(cards, [LP; 2]);
        let roster = Arc::new(Roster::new(interned.into_sheets()));
        let Self { readings, turn_limit, first, logged, .. } = *self;
        Ok(Ready { roster, table, readings, turn_limit, first, logged })
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
        Self::begin_after(ready, None, rng)
    }

    /// The same, as a later Duel of a Match: who has lost the one before says who goes first (13-14), unless that is fixed.
    pub fn begin_after(ready: &Ready, lost: Option<Seat>, rng: Rng) -> Self {
        let mut state = State::new(ready.table.clone(), ready.readings, rng, ready.turn_limit, ready.logged);
        let opening = match (ready.first, lost) {
            (Some(first), _) => Opening::Fixed(first),
            (None, Some(lost)) => Opening::By(lost),
            (None, None) => Opening::Drawn,
        };
        state.tasks.push(Task::SetUp(opening));
        Self { roster: Arc::clone(&ready.roster), state }
    }
}

fn table(cards: Vec<Object>, lp: [i32; 2]) -> Table {
    let areas = areas(cards.iter().map(|object| (object.holder, object.area as usize)));
    Table {
        cards,
        areas,
        lp: BySeat(lp),
        turn: 0,
        first: Seat::A,
        active: Seat::A,
        phase: Phase::Draw,
        part: None,
        chain: Vec::new(),
        battle: None,
        fought: None,
        normal: false,
        pendulum: false,
        fights: false,
        used: Vec::new(),
        named: Vec::new(),
        links: 0,
        bans: Vec::new(),
        unhurt: Vec::new(),
        delayed: Vec::new(),
        decked: BySeat::default(),
        wins: BySeat::default(),
        outcome: None,
    }
}

/// What of a card no game has a number for.
fn unfit(sheet: &Sheet) -> impl Iterator<Item = SetupError> {
    let name = || sheet.name.clone();
    let sides = [&sheet.lines, &sheet.pendulum];
    let too_much = |line: &Line| matches!(line, Line::Effect(Effect { does, .. }) if !fits(does));
    let too_long = sides.iter().any(|side| side.len() > MOST_LINES);
    let deeds = sides.into_iter().flatten().any(too_much).then(|| SetupError::Deeds(name()));
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
    /// How it lies.
    pub lies: Lies,
    /// It has come in this turn.
    pub new: bool,
    /// It was Special Summoned in the right way once.
    pub proper: bool,
    /// It has attacked in this turn.
    pub attacked: bool,
    /// Its counters.
    pub counters: Vec<(String, u8)>,
    /// The monster that it is equipped to or lies under, by its place.
    pub on: Option<CardId>,
    /// It was shown to both players.
    pub shown: bool,
}

/// Where in a turn a board begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// Before the Duel: Decks are shuffled, and hands drawn.
    SetUp,
    /// The turn begins.
    Turn,
    /// The Standby Phase begins.
    Standby,
    /// In Main Phase 1.
    #[default]
    Main,
    /// In Main Phase 2.
    Main2,
    /// In the Battle Step.
    Battle,
    /// The End Phase begins.
    End,
}

/// Any arrangement of cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The cards: each area in its order, of a Deck the top last.
    pub cards: Vec<Placed>,
    /// The Life Points.
    pub lp: [i32; 2],
    /// How what the book leaves open is read.
    pub readings: Readings,
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
        for placed in &board.cards {
            problems.extend(unfit(&placed.sheet));
            let mut object = Object::new(interned.of(&placed.sheet), placed.owner, placed.area, placed.lies);
            object.holder = placed.holder;
            object.proper = placed.proper;
            object.counters.clone_from(&placed.counters);
            object.on = placed.on.filter(|on| usize::from(on.0) < board.cards.len());
            if object.on != placed.on {
                problems.push(SetupError::Broken(Broken::Loose(id(cards.len()))));
            }
            object.came = if placed.new { board.turn } else { 0 };
            if placed.attacked {
                (object.attacks, object.turned) = (1, board.turn);
            }
            let own = BySeat(Seat::BOTH.map(|who| who == placed.holder));
            object.known = match placed.area {
                _ if placed.shown => BySeat([true; 2]),
                Area::Hand => own,
                Area::Deck => BySeat::default(),
                _ if placed.lies == Lies::Down => own,
                _ => BySeat([true; 2]),
            };
            cards.push(object);
        }
        let mut table = table(cards, board.lp);
        let set_up = board.moment == Moment::SetUp;
        table.turn = if set_up { 0 } else { board.turn };
        table.active = board.active;
        table.first = first_of(board.turn, board.active);
        let first = table.first;
        let mut state = State::new(table, board.readings, rng, u16::MAX, true);
        let (task, phase) = match board.moment {
            Moment::SetUp => (Task::SetUp(Opening::Fixed(first)), None),
            Moment::Turn => (Task::Start(Phase::Draw), None),
            Moment::Standby => (Task::Start(Phase::Standby), None),
            Moment::Main => (Task::Main, Some(Phase::Main1)),
            Moment::Main2 => (Task::Main, Some(Phase::Main2)),
            Moment::Battle => (Task::Step(super::state::Part::Battle), Some(Phase::Battle)),
            Moment::End => (Task::Start(Phase::End), None),
        };
        state.tasks = vec![task];
        if let Some(phase) = phase {
            state.apply(&Event::Phase(phase));
        }
        let roster = Arc::new(Roster::new(interned.into_sheets()));
        let game = Self { roster, state };
        // Nobody is asked yet, so that the check looks at nothing that the rules could still see to.
        let hung = game.state.table().ids().filter_map(|card| game.hangs_amiss(card));
        let broken = game.check().into_iter().chain(hung).map(SetupError::Broken);
        let more: Vec<SetupError> = broken.filter(|broken| !problems.contains(broken)).collect();
        problems.extend(more);
        if problems.is_empty() { Ok(game) } else { Err(problems) }
    }
}
