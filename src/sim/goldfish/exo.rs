//! A deck of Creatures of Exo alone: how two decks begin, and what is noted down.
//!
//! What has happened is taken from the record of events, which is kept in every game: between an own turn and the next
//! question the Recovery Phase of the opponent may lie, which turns cards up and gives those of the Occult back.

use std::sync::Arc;

use super::sheets::{self, number};
use super::tally::{FIRSTS, Ledger, MEASURES, Row, Turn};
use super::{Alone, Notes, OWN, Plan, Run};
use crate::engine::exo::state::{Area, CardId, Choice, Event, Question, Why};
use crate::engine::exo::{Deck, Game, Kind, Ready, Setup, SetupError, Sheet};
use crate::engine::{BySeat, Rng};
use crate::sim::duel::Result as Played;

/// What is measured in each own turn, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Cards seen: those that have left the main deck.
    Seen,
    /// Cards played in the turn.
    Played,
    /// Cards put in the Occult in the turn to pay.
    Paid,
    /// Attacks declared in the turn.
    Attacks,
    /// Cards on the field at the end of the turn, covered ones too; the Leader is not counted.
    Field,
    /// The force that they have by themselves, covered or not.
    Force,
    /// Lives that the Leader of the opponent has lost by the end of the turn.
    Damage,
    /// Cards in hand at the end of the turn, with those of the Occult, which come back.
    Hand,
}

/// What is noted of a game of Creatures of Exo: beside the [measures](Measure), whether no card can be played when the Main
/// Phase begins, and whether the field is empty at the end of the turn; when the Leader is in Emergency, and when the deck
/// attacks.
pub static LEDGER: Ledger = Ledger {
    measures: {
        let mut measures = [("", 1); MEASURES];
        measures[Measure::Seen as usize] = ("seen", 1);
        measures[Measure::Played as usize] = ("played", 1);
        measures[Measure::Paid as usize] = ("paid", 1);
        measures[Measure::Attacks as usize] = ("attacks", 1);
        measures[Measure::Field as usize] = ("field", 1);
        measures[Measure::Force as usize] = ("force", 1);
        measures[Measure::Damage as usize] = ("damage", 1);
        measures[Measure::Hand as usize] = ("hand", 1);
        measures
    },
    states: ["stuck", "empty_field"],
    firsts: ["emergency", "attacked"],
};

/// Cards of a dummy: more than anybody draws in so many turns as a run has.
const CARDS: usize = 80;

/// Who does nothing: a Leader like that of a deck, with its lives and force but nothing written on it, and cards that are
/// never played.
pub fn dummy(deck: &Deck) -> Deck {
    let mut leader = Sheet { lives: deck.leader.lives, ..Sheet::blank(Kind::Leader) };
    leader.front.force = deck.leader.front.force;
    "the dummy".clone_into(&mut leader.front.name);
    let mut other = Sheet::blank(Kind::Creature);
    "a card of the dummy".clone_into(&mut other.front.name);
    let other = Arc::new(other);
    Deck { leader: Arc::new(leader), main: vec![other; CARDS], evolutions: Vec::new(), relics: Vec::new() }
}

impl Alone for Game {
    type Ready = Ready;
    type Notes = Watch;

    fn set_up(ready: &Ready, rng: Rng, _: bool) -> Self {
        Self::begin(ready, rng)
    }
}

impl Run<Game> {
    /// A deck and who plays against it.
    ///
    /// # Errors
    /// Every reason why they cannot be played with.
    pub fn of_decks(deck: Deck, against: Deck, plan: Plan) -> Result<Self, Vec<SetupError>> {
        let decks = BySeat([deck, against]);
        let setup = Setup { decks, turn_limit: plan.turn_limit(), first: Some(plan.first()), logged: true };
        Ok(Self::of(plan.seed, plan.turns, setup.ready()?))
    }
}

/// A number that changes with the cards of decks and what is written on them, in whatever order they stand in each.
pub fn fingerprint(decks: &[&Deck]) -> String {
    sheets::fingerprint(
        decks.iter().flat_map(|Deck { leader, main, evolutions, relics }| {
            [std::slice::from_ref(leader), main, evolutions, relics]
        }),
    )
}

/// The notes of a game of Creatures of Exo.
#[derive(Debug)]
pub struct Watch {
    turns: Vec<Turn>,
    /// Events that have been looked at.
    read: usize,
    /// It is an own turn.
    own: bool,
    /// Its Main Phase has been looked at.
    opened: bool,
    /// Cards of the own deck at the beginning.
    deck: Option<usize>,
    /// Lives that the opponent had at the beginning, and has.
    lives: Option<[u8; 2]>,
    firsts: [Option<u16>; FIRSTS],
}

impl Notes<Game> for Watch {
    fn new(turns: u16) -> Self {
        let turns = Vec::with_capacity(usize::from(turns));
        Self { turns, read: 0, own: false, opened: false, deck: None, lives: None, firsts: [None; FIRSTS] }
    }

    fn look(&mut self, game: &Game) {
        let table = game.state().table();
        self.deck.get_or_insert_with(|| {
            // What has been drawn so far is the hand.
            [Area::Deck, Area::Hand].map(|area| table.area(OWN, area).len()).iter().sum()
        });
        self.lives.get_or_insert([table.lives[OWN.other()]; 2]);
        let log = game.state().log();
        for event in log.get(self.read..).unwrap_or_default() {
            self.happened(game, event);
        }
        self.read = log.len();
        let asked = game.state().asked().filter(|asked| asked.seat == OWN && asked.question == Question::Main);
        if let Some(asked) = asked.filter(|_| !self.opened) {
            self.opened = true;
            let plays = asked.options.iter().any(|choice| matches!(choice, Choice::Play(..)));
            if let Some(turn) = self.turns.last_mut() {
                turn.states[0] = !plays;
            }
        }
        if self.own && table.outcome.is_some() {
            self.close(game);
        }
    }

    fn answered(&mut self, _: &Game, _: Choice) {}

    fn row(self, result: &Played, index: u64) -> Row {
        let end = result.outcome.into();
        Row { index, turns: self.turns, end, firsts: self.firsts, decisions: result.decisions, cards: None }
    }
}

impl Watch {
    fn happened(&mut self, game: &Game, event: &Event) {
        match event {
            Event::Turn(seat) => {
                if self.own {
                    self.close(game);
                }
                self.own = *seat == OWN;
                if self.own {
                    self.opened = false;
                    self.turns.push(Turn::default());
                }
            }
            Event::Moved { to: Area::Ether, seat: OWN, why: Why::Played, .. } => self.count(Measure::Played),
            Event::Moved { to: Area::Occult, seat: OWN, why: Why::Cost, .. } => self.count(Measure::Paid),
            Event::Attack(..) if self.own => {
                self.count(Measure::Attacks);
                self.first(1);
            }
            Event::Flipped(OWN) => self.first(0),
            Event::Lives(seat, left) if *seat == OWN.other() => {
                if let Some([_, lives]) = &mut self.lives {
                    *lives = *left;
                }
            }
            _ => {}
        }
    }

    fn count(&mut self, measure: Measure) {
        if let Some(turn) = self.turns.last_mut().filter(|_| self.own) {
            turn.measured[measure as usize] += 1;
        }
    }

    fn first(&mut self, at: usize) {
        let turn = u16::try_from(self.turns.len()).unwrap_or(u16::MAX);
        self.firsts[at].get_or_insert(turn);
    }

    /// What is true at the end of an own turn.
    fn close(&mut self, game: &Game) {
        let table = game.state().table();
        let Some(turn) = self.turns.last_mut() else { return };
        let field = || table.area(OWN, Area::Field).iter().copied().filter(|card: &CardId| !table.is_leader(*card));
        let force: i64 = field().map(|card| i64::from(game.base_force(card))).sum();
        let [begun, left] = self.lives.unwrap_or_default();
        let seen = self.deck.unwrap_or_default().saturating_sub(table.area(OWN, Area::Deck).len());
        let hand = [Area::Hand, Area::Occult].map(|area| table.area(OWN, area).len()).iter().sum();
        let mut set = |measure: Measure, value: u32| turn.measured[measure as usize] = value;
        set(Measure::Seen, number(seen));
        set(Measure::Field, number(field().count()));
        set(Measure::Force, u32::try_from(force.max(0)).unwrap_or(u32::MAX));
        set(Measure::Damage, u32::from(begun.saturating_sub(left)));
        set(Measure::Hand, number(hand));
        turn.states[1] = field().next().is_none();
    }
}
