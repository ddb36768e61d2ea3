//! A deck of Force of Will alone: how two decks begin, and what is noted down from the record of events.

use std::sync::Arc;

use super::sheets::{self, number};
use super::tally::{FIRSTS, Ledger, MEASURES, Row, Turn};
use super::{Alone, Notes, OWN, Plan, Run};
use crate::engine::fow::state::{Area, Choice, Event, Question, Why};
use crate::engine::fow::{Deck, Game, Kind, Ready, Setup, SetupError, Sheet};
use crate::engine::{BySeat, CardId, Rng};
use crate::sim::duel::Result as Played;

/// What is measured in each own turn, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Cards seen: those that have left the main deck.
    Seen,
    /// Magic stones in play at the end of the turn.
    Stones,
    /// Will spent in the turn.
    Will,
    /// Cards played in the turn.
    Played,
    /// Resonators and J-rulers on the field at the end of the turn.
    Field,
    /// The ATK that they have together.
    Atk,
    /// Life that the opponent has lost by the end of the turn.
    Damage,
    /// Cards in hand at the end of the turn.
    Hand,
}

/// What is noted of a game of Force of Will: beside the [measures](Measure), whether no card can be played at any time of the
/// main phase, and whether nothing fights at the end of the turn; when Judgment is performed, and when the deck attacks.
pub static LEDGER: Ledger = Ledger {
    measures: {
        let mut measures = [("", 1); MEASURES];
        measures[Measure::Seen as usize] = ("seen", 1);
        measures[Measure::Stones as usize] = ("stones", 1);
        measures[Measure::Will as usize] = ("will", 1);
        measures[Measure::Played as usize] = ("played", 1);
        measures[Measure::Field as usize] = ("field", 1);
        measures[Measure::Atk as usize] = ("atk", 1);
        measures[Measure::Damage as usize] = ("damage", 1);
        measures[Measure::Hand as usize] = ("hand", 1);
        measures
    },
    states: ["stuck", "empty_field"],
    firsts: ["judgment", "attacked"],
};

/// Cards of a dummy: more than anybody draws in so many turns as a run has.
const CARDS: usize = 80;

/// Who does nothing: a ruler with nothing written on it, cards that are never played, and no stones.
pub fn dummy() -> Deck {
    let mut ruler = Sheet::blank(Kind::Ruler);
    "the dummy".clone_into(&mut ruler.front.name);
    let mut other = Sheet::blank(Kind::Chant);
    "a card of the dummy".clone_into(&mut other.front.name);
    let other = Arc::new(other);
    Deck { ruler: Arc::new(ruler), main: vec![other; CARDS], stones: Vec::new() }
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
        decks.iter().flat_map(|Deck { ruler, main, stones }| [std::slice::from_ref(ruler), main, stones]),
    )
}

/// The notes of a game of Force of Will.
#[derive(Debug)]
pub struct Watch {
    turns: Vec<Turn>,
    /// Events that have been looked at.
    read: usize,
    /// It is an own turn.
    own: bool,
    /// Cards of the own deck at the beginning.
    deck: Option<usize>,
    /// Life that the opponent had at the beginning, and has.
    life: Option<[i32; 2]>,
    firsts: [Option<u16>; FIRSTS],
}

impl Notes<Game> for Watch {
    fn new(turns: u16) -> Self {
        let turns = Vec::with_capacity(usize::from(turns));
        Self { turns, read: 0, own: false, deck: None, life: None, firsts: [None; FIRSTS] }
    }

    fn look(&mut self, game: &Game) {
        let table = game.state().table();
        self.deck.get_or_insert_with(|| {
            // What has been drawn so far is the hand.
            [Area::Deck, Area::Hand].map(|area| table.area(OWN, area).len()).iter().sum()
        });
        self.life.get_or_insert([table.life[OWN.other()]; 2]);
        let log = game.state().log();
        for event in log.get(self.read..).unwrap_or_default() {
            self.happened(game, event);
        }
        self.read = log.len();
        let asked = game.state().asked().filter(|asked| asked.seat == OWN && asked.question == Question::Main);
        if asked.is_some_and(|asked| asked.options.iter().any(|choice| matches!(choice, Choice::Play(..)))) {
            self.stuck(false);
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
                    self.turns.push(Turn::default());
                    // Until something can be played: a stone called in this turn may pay for it.
                    self.stuck(true);
                }
            }
            Event::Moved { to: Area::Chase, seat: OWN, why: Why::Played, .. } => self.count(Measure::Played, 1),
            Event::Spent(OWN, spent) => self.count(Measure::Will, spent.iter().map(|will| u32::from(*will)).sum()),
            Event::Attack(..) if self.own => self.first(1),
            Event::Judged if self.own => self.first(0),
            Event::Life(seat, left) if *seat == OWN.other() => {
                if let Some([_, life]) = &mut self.life {
                    *life = *left;
                }
            }
            _ => {}
        }
    }

    fn stuck(&mut self, is_stuck: bool) {
        if let Some(turn) = self.turns.last_mut() {
            turn.states[0] = is_stuck;
        }
    }

    fn count(&mut self, measure: Measure, more: u32) {
        if let Some(turn) = self.turns.last_mut().filter(|_| self.own) {
            turn.measured[measure as usize] += more;
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
        let fighters = || table.area(OWN, Area::Field).iter().copied().filter(|card: &CardId| game.fights(*card));
        let atk: i64 = fighters().map(|card| i64::from(game.printed_stats(card)[0])).sum();
        let [begun, left] = self.life.unwrap_or_default();
        let seen = self.deck.unwrap_or_default().saturating_sub(table.area(OWN, Area::Deck).len());
        let mut set = |measure: Measure, value: u32| turn.measured[measure as usize] = value;
        set(Measure::Seen, number(seen));
        set(Measure::Stones, number(table.area(OWN, Area::Stones).len()));
        set(Measure::Field, number(fighters().count()));
        set(Measure::Atk, u32::try_from(atk.max(0)).unwrap_or(u32::MAX));
        set(Measure::Damage, u32::try_from(begun.saturating_sub(left).max(0)).unwrap_or(u32::MAX));
        set(Measure::Hand, number(table.area(OWN, Area::Hand).len()));
        turn.states[1] = fighters().next().is_none();
    }
}
