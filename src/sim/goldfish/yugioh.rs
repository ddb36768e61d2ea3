//! A deck of Yu-Gi-Oh! alone: how two decks begin, and what is noted down from the record of events.

use std::sync::Arc;

use super::tally::{Ledger, MEASURES, Turn, amount, number};
use super::watch::{Watch, Watched};
use super::{Alone, OWN, Plan, Run, sheets};
use crate::ability::yugioh::cards::Icon;
use crate::engine::yugioh::state::{Area, Choice, Event, Question};
use crate::engine::yugioh::{Deck, Game, Kind, Readings, Ready, Setup, SetupError, Sheet};
use crate::engine::{BySeat, Rng};

/// What is measured in each own turn, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Cards seen: those that have left the Main Deck.
    Seen,
    /// Monsters Summoned in the turn.
    Summons,
    /// Spells and traps activated in the turn.
    Played,
    /// Monsters on the field at the end of the turn.
    Field,
    /// The ATK that is printed on them together.
    Atk,
    /// Spells and traps on the field at the end of the turn.
    Behind,
    /// Life Points that the opponent has lost by the end of the turn.
    Damage,
    /// Cards in hand at the end of the turn.
    Hand,
}

/// What is noted of a Duel: beside the [measures](Measure), whether nothing can be done when Main Phase 1 begins, and whether no
/// monster lies on the field at the end of the turn; when a monster comes from the Extra Deck, and when the deck attacks.
pub static LEDGER: Ledger = Ledger {
    measures: {
        let mut measures = [("", 1); MEASURES];
        measures[Measure::Seen as usize] = ("seen", 1);
        measures[Measure::Summons as usize] = ("summons", 1);
        measures[Measure::Played as usize] = ("played", 1);
        measures[Measure::Field as usize] = ("field", 1);
        measures[Measure::Atk as usize] = ("atk", 1);
        measures[Measure::Behind as usize] = ("behind", 1);
        measures[Measure::Damage as usize] = ("damage", 1);
        measures[Measure::Hand as usize] = ("hand", 1);
        measures
    },
    states: ["stuck", "empty_field"],
    firsts: ["extra", "attacked"],
};

/// Cards of a dummy: more than anybody draws in so many turns as a run has.
const CARDS: usize = 80;

/// Who does nothing: traps without anything on them, which are never activated.
pub fn dummy() -> Deck {
    let mut card = Sheet::blank(Kind::Trap(Icon::Normal));
    "a card of the dummy".clone_into(&mut card.name);
    let card = Arc::new(card);
    Deck { main: vec![card; CARDS], extra: Vec::new() }
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
        let (turn_limit, first) = (plan.turn_limit(), Some(plan.first()));
        let setup = Setup { decks, readings: Readings::default(), turn_limit, first, logged: true };
        Ok(Self::of(plan.seed, plan.turns, setup.ready()?))
    }
}

/// A number that changes with the cards of decks and what is written on them, in whatever order they stand in each.
pub fn fingerprint(decks: &[&Deck]) -> String {
    sheets::fingerprint(decks.iter().flat_map(|Deck { main, extra }| [main.as_slice(), extra]))
}

impl Watched for Game {
    const PLAYS_LATER: bool = false;

    fn cards(&self) -> [usize; 2] {
        [Area::Deck, Area::Hand].map(|area| self.state().table().area(OWN, area).len())
    }

    fn life(&self) -> i32 {
        self.state().table().lp[OWN.other()]
    }

    fn asks_main(&self) -> bool {
        self.state().asked().is_some_and(|asked| asked.seat == OWN && asked.question == Question::Main)
    }

    fn plays(choice: Choice) -> bool {
        !matches!(choice, Choice::Battle | Choice::End)
    }

    fn happened(&self, event: &Event, watch: &mut Watch) {
        match event {
            Event::Turn(seat) => watch.turn(self, *seat),
            Event::Summoned(_, _, OWN) => watch.count(Measure::Summons as usize, 1),
            Event::Linked(link) if link.seat == OWN && link.card => watch.count(Measure::Played as usize, 1),
            Event::Attack(..) if watch.is_own() => watch.first(1),
            Event::Moved { from: Area::Extra, to: Area::Monsters, seat: OWN, .. } if watch.is_own() => watch.first(0),
            Event::Lp(seat, left) => watch.left(*seat, *left),
            _ => {}
        }
    }

    fn turn_ends(&self, turn: &mut Turn, seen: u32, damage: u32) {
        let table = self.state().table();
        let monsters = table.area(OWN, Area::Monsters);
        let atk: i64 = monsters.iter().map(|card| i64::from(self.printed_stats(*card)[0])).sum();
        let mut set = |measure: Measure, value: u32| turn.measured[measure as usize] = value;
        set(Measure::Seen, seen);
        set(Measure::Field, number(monsters.len()));
        set(Measure::Behind, number(table.area(OWN, Area::Spells).len()));
        set(Measure::Atk, amount(atk));
        set(Measure::Damage, damage);
        set(Measure::Hand, number(table.area(OWN, Area::Hand).len()));
        turn.states[1] = monsters.is_empty();
    }
}
