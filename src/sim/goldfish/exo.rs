//! A deck of Creatures of Exo alone: how two decks begin, and what is noted down.
//!
//! What has happened is taken from the record of events, which is kept in every game: between an own turn and the next
//! question the Recovery Phase of the opponent may lie, which turns cards up and gives those of the Occult back.

use std::sync::Arc;

use super::tally::{Ledger, MEASURES, Turn, amount, number};
use super::watch::{Watch, Watched};
use super::{Alone, OWN, Plan, Run, sheets};
use crate::engine::exo::state::{Area, CardId, Choice, Event, Question, Why};
use crate::engine::exo::{Deck, Game, Kind, Ready, Setup, SetupError, Sheet};
use crate::engine::{BySeat, Rng};

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

impl Watched for Game {
    const PLAYS_LATER: bool = false;

    fn cards(&self) -> [usize; 2] {
        [Area::Deck, Area::Hand].map(|area| self.state().table().area(OWN, area).len())
    }

    fn life(&self) -> i32 {
        i32::from(self.state().table().lives[OWN.other()])
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
            Event::Moved { to: Area::Ether, seat: OWN, why: Why::Played, .. } => {
                watch.count(Measure::Played as usize, 1);
            }
            Event::Moved { to: Area::Occult, seat: OWN, why: Why::Cost, .. } => watch.count(Measure::Paid as usize, 1),
            Event::Attack(..) if watch.is_own() => {
                watch.count(Measure::Attacks as usize, 1);
                watch.first(1);
            }
            Event::Flipped(OWN) => watch.first(0),
            Event::Lives(seat, left) => watch.left(*seat, i32::from(*left)),
            _ => {}
        }
    }

    fn turn_ends(&self, turn: &mut Turn, seen: u32, damage: u32) {
        let table = self.state().table();
        let field = || table.area(OWN, Area::Field).iter().copied().filter(|card: &CardId| !table.is_leader(*card));
        let force: i64 = field().map(|card| i64::from(self.base_force(card))).sum();
        let hand = [Area::Hand, Area::Occult].map(|area| table.area(OWN, area).len()).iter().sum();
        let mut set = |measure: Measure, value: u32| turn.measured[measure as usize] = value;
        set(Measure::Seen, seen);
        set(Measure::Field, number(field().count()));
        set(Measure::Force, amount(force));
        set(Measure::Damage, damage);
        set(Measure::Hand, number(hand));
        turn.states[1] = field().next().is_none();
    }
}
