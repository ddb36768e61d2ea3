//! A DBSCG deck alone: how two lists begin, and what is noted down.

use super::tally::{FIRSTS, Ledger, MEASURES, Row, Turn, number};
use super::{Alone, Notes, OWN, Plan, Run};
use crate::ability::{Area, Keyword, Mode};
use crate::card::Kind;
use crate::engine::Rng;
use crate::engine::dbscg::setup::SetupError;
use crate::engine::dbscg::{Choice, Edition, Game, Question, Ready, Setup};
use crate::sim::duel::{self, List, Result as Played};
use crate::sim::impact::{self, Impact, Ways};

/// What is measured in each own turn, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Cards seen: those that have left the deck, without life.
    Seen,
    /// Energy in Active Mode when the Main Phase begins.
    Energy,
    /// Energy switched to Rest Mode in the turn.
    Spent,
    /// Cards played in the turn, Extra Cards that were activated included.
    Played,
    /// Power of the cards in the Battle Area at the end of the turn, in thousands.
    Power,
    /// Life that the opponent has lost by the end of the turn.
    Damage,
    /// Cards in hand at the end of the turn.
    Hand,
    /// Cards in hand at the end of the turn that can combo.
    Combos,
}

/// What is noted of a DBSCG game: beside the [measures](Measure), whether no card of the hand can be played when the Main
/// Phase begins, and whether for want of a color only; when the leader awakens, and when an \[Activate\] skill of a card in
/// play is used.
pub static LEDGER: Ledger = Ledger {
    measures: {
        let mut measures = [("", 1); MEASURES];
        measures[Measure::Seen as usize] = ("seen", 1);
        measures[Measure::Energy as usize] = ("energy", 1);
        measures[Measure::Spent as usize] = ("energy_spent", 1);
        measures[Measure::Played as usize] = ("played", 1);
        measures[Measure::Power as usize] = ("board_power", 1000);
        measures[Measure::Damage as usize] = ("damage", 1);
        measures[Measure::Hand as usize] = ("hand", 1);
        measures[Measure::Combos as usize] = ("combos", 1);
        measures
    },
    states: ["stuck", "color_stuck"],
    firsts: ["awakened", "engine"],
};

impl Alone for Game {
    type Ready = Ready;
    type Notes = Watch;

    fn set_up(ready: &Ready, rng: Rng, on_record: bool) -> Self {
        if on_record { Self::begin(&ready.logged(), rng) } else { Self::begin(ready, rng) }
    }
}

impl Run {
    /// A deck and who plays against it.
    ///
    /// # Errors
    /// Every reason why they cannot be played with.
    pub fn new(deck: &List<'_>, against: &List<'_>, edition: Edition, plan: Plan) -> Result<Self, Vec<SetupError>> {
        let setup = duel::setup([deck, against], edition, plan.turn_limit(), false);
        let first = Some(plan.first());
        Ok(Self::of(plan.seed, plan.turns, Setup { first, ..setup }.ready()?))
    }

    /// The same run, in which it is counted too what becomes of the cards of the deck.
    #[must_use]
    pub fn counting_cards_of(self, deck: &List<'_>) -> Self {
        Self { impact: Some(Impact::of(deck)), ..self }
    }
}

/// The notes of a DBSCG game.
#[derive(Debug)]
pub struct Watch {
    turns: Vec<Turn>,
    /// The turn that is looked at, both players' counted.
    turn: u16,
    /// Its Main Phase has been looked at.
    opened: bool,
    /// Energy in Active Mode when it was last looked at.
    active: usize,
    /// Cards of the deck at the beginning, and life of the opponent.
    begin: Option<(usize, usize)>,
    firsts: [Option<u16>; FIRSTS],
    /// What became of the cards of the deck, once a game with its events on record is over.
    cards: Option<Ways>,
}

impl Notes<Game> for Watch {
    fn new(turns: u16) -> Self {
        let turns = Vec::with_capacity(usize::from(turns));
        Self { turns, turn: 0, opened: false, active: 0, begin: None, firsts: [None; FIRSTS], cards: None }
    }

    fn look(&mut self, game: &Game) {
        let state = &game.state;
        if state.turn > 0 && self.begin.is_none() {
            let deck = [Area::Deck, Area::Hand, Area::Life].map(|area| state.cards(OWN, area).len());
            // The first turn's draw has been taken from the same cards.
            self.begin = Some((deck.iter().sum(), state.cards(OWN.other(), Area::Life).len()));
        }
        let own = state.turn_player == OWN;
        if state.turn != self.turn {
            self.turn = state.turn;
            if own {
                self.opened = false;
                self.active = active(game);
                self.turns.push(Turn::default());
            } else {
                self.close(game);
            }
        }
        let [awakened, _] = &mut self.firsts;
        if awakened.is_none() && state.leader(OWN).is_some_and(|leader| state.object(leader).back) {
            *awakened = u16::try_from(self.turns.len()).ok();
        }
        if own {
            self.own_turn(game);
        }
        if own && state.outcome.is_some() {
            self.close(game);
        }
        if state.outcome.is_some() && state.log.is_some() {
            self.cards = Some(impact::of_game(game, OWN));
        }
    }

    fn answered(&mut self, game: &Game, choice: Choice) {
        let own = game.decision().is_some_and(|decision| decision.seat == OWN);
        if own
            && plays(game, choice)
            && let Some(turn) = self.turns.last_mut()
        {
            turn.measured[Measure::Played as usize] += 1;
        }
        let [_, engine] = &mut self.firsts;
        if own && engine.is_none() && runs(game, choice) {
            *engine = u16::try_from(self.turns.len()).ok();
        }
    }

    fn row(self, result: &Played, index: u64) -> Row {
        let end = result.outcome.into();
        Row { index, turns: self.turns, end, firsts: self.firsts, decisions: result.decisions, cards: self.cards }
    }
}

impl Watch {
    fn own_turn(&mut self, game: &Game) {
        let active = active(game);
        let before = std::mem::replace(&mut self.active, active);
        let Some(turn) = self.turns.last_mut() else { return };
        let own = game.decision().filter(|decision| decision.seat == OWN);
        if let Some(decision) = own.filter(|decision| decision.question == Question::Main && !self.opened) {
            self.opened = true;
            turn.measured[Measure::Energy as usize] = number(active);
            let stuck = !decision.options.iter().any(|choice| plays(game, *choice));
            turn.states = [stuck, stuck && wants_color(game, active)];
        } else if self.opened {
            turn.measured[Measure::Spent as usize] += number(before.saturating_sub(active));
        }
    }

    /// What is true at the end of an own turn.
    fn close(&mut self, game: &Game) {
        let state = &game.state;
        let Some(turn) = self.turns.last_mut() else { return };
        let measured = &mut turn.measured;
        let hand = state.cards(OWN, Area::Hand);
        let unseen = state.cards(OWN, Area::Deck).len() + state.cards(OWN, Area::Life).len();
        let (deck, life) = self.begin.unwrap_or_default();
        measured[Measure::Seen as usize] = number(deck.saturating_sub(unseen));
        measured[Measure::Hand as usize] = number(hand.len());
        let combos = hand.iter().filter(|card| game.roster().def(state.object(**card).def).card.combo.is_some());
        measured[Measure::Combos as usize] = number(combos.count());
        let power: i32 = state.cards(OWN, Area::Battle).iter().map(|card| game.power(*card).max(0)).sum();
        measured[Measure::Power as usize] = u32::try_from(power / 1000).unwrap_or(0);
        let left = state.cards(OWN.other(), Area::Life).len();
        measured[Measure::Damage as usize] = number(life.saturating_sub(left));
    }
}

fn active(game: &Game) -> usize {
    let energy = game.state.cards(OWN, Area::Energy).iter();
    energy.filter(|card| game.state.object(**card).mode == Mode::Active).count()
}

/// Whether a card of the hand is played by this, or activated from it.
fn plays(game: &Game, choice: Choice) -> bool {
    match choice {
        Choice::Play(_) | Choice::Grow(_) => true,
        Choice::Activate(card, _) => {
            let object = game.state.object(card);
            object.area == Area::Hand && object.seat == OWN
        }
        _ => false,
    }
}

/// Whether an \[Activate\] skill of an own card in play is used by this.
fn runs(game: &Game, choice: Choice) -> bool {
    let Choice::Activate(card, line) = choice else { return false };
    let object = game.state.object(card);
    let activates =
        |keyword| matches!(keyword, Keyword::ActivateMain | Keyword::ActivateBattle | Keyword::ActivateMainBattle);
    object.seat == OWN
        && object.area.skills_work()
        && game.skill_called(card, line).tags.iter().any(|tag| activates(tag.keyword))
}

/// Whether a card of the hand costs no more than there is energy: then only a color is in its way.
fn wants_color(game: &Game, active: usize) -> bool {
    game.state.cards(OWN, Area::Hand).iter().any(|card| {
        let card = &game.roster().def(game.state.object(*card).def).card;
        let cost = card.energy.map_or(usize::MAX, |energy| usize::from(energy.value()));
        matches!(card.kind, Kind::Battle | Kind::Unison) && cost <= active
    })
}
