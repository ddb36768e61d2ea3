//! A deck of Force of Will alone: how two decks begin, and what is noted down from the record of events.

use std::sync::Arc;

use super::tally::{Ledger, MEASURES, Turn, amount, number};
use super::watch::{Watch, Watched};
use super::{Alone, OWN, Plan, Run, sheets};
use crate::engine::fow::state::{Area, Choice, Event, Question, Why};
use crate::engine::fow::{Deck, Game, Kind, Ready, Setup, SetupError, Sheet};
use crate::engine::{BySeat, CardId, Rng};

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

impl Watched for Game {
    // A stone called in the turn may pay for it.
    const PLAYS_LATER: bool = true;

    fn cards(&self) -> [usize; 2] {
        [Area::Deck, Area::Hand].map(|area| self.state().table().area(OWN, area).len())
    }

    fn life(&self) -> i32 {
        self.state().table().life[OWN.other()]
    }

    fn asks_main(&self) -> bool {
        self.state().asked().is_some_and(|asked| asked.seat == OWN && asked.question == Question::Main)
    }

    fn plays(choice: Choice) -> bool {
        matches!(choice, Choice::Play(..))
    }

    fn happened(&self, event: &Event, watch: &mut Watch) {
        match event {
            Event::Turn(seat) => watch.turn(self, *seat),
            Event::Moved { to: Area::Chase, seat: OWN, why: Why::Played, .. } => {
                watch.count(Measure::Played as usize, 1);
            }
            Event::Spent(OWN, spent) => {
                watch.count(Measure::Will as usize, spent.iter().map(|will| u32::from(*will)).sum());
            }
            Event::Attack(..) if watch.is_own() => watch.first(1),
            Event::Judged if watch.is_own() => watch.first(0),
            Event::Life(seat, left) => watch.left(*seat, *left),
            _ => {}
        }
    }

    fn turn_ends(&self, turn: &mut Turn, seen: u32, damage: u32) {
        let table = self.state().table();
        let fighters = || table.area(OWN, Area::Field).iter().copied().filter(|card: &CardId| self.fights(*card));
        let atk: i64 = fighters().map(|card| i64::from(self.printed_stats(card)[0])).sum();
        let mut set = |measure: Measure, value: u32| turn.measured[measure as usize] = value;
        set(Measure::Seen, seen);
        set(Measure::Stones, number(table.area(OWN, Area::Stones).len()));
        set(Measure::Field, number(fighters().count()));
        set(Measure::Atk, amount(atk));
        set(Measure::Damage, damage);
        set(Measure::Hand, number(table.area(OWN, Area::Hand).len()));
        turn.states[1] = fighters().next().is_none();
    }
}
