//! What is noted down while a DBSCG game is played.

use super::tally::{End, Measure, Row, Turn};
use super::{Notes, OWN};
use crate::ability::{Area, Keyword, Mode};
use crate::card::Kind;
use crate::engine::dbscg::{Choice, Game, Outcome, Question};
use crate::sim::duel::Result;
use crate::sim::impact::{self, Ways};

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
    awakened: Option<u16>,
    engine: Option<u16>,
    /// What became of the cards of the deck, once a game with its events on record is over.
    cards: Option<Ways>,
}

impl Notes<Game> for Watch {
    fn new(turns: u16) -> Self {
        let turns = Vec::with_capacity(usize::from(turns));
        Self { turns, turn: 0, opened: false, active: 0, begin: None, awakened: None, engine: None, cards: None }
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
        if self.awakened.is_none() && state.leader(OWN).is_some_and(|leader| state.object(leader).back) {
            self.awakened = u16::try_from(self.turns.len()).ok();
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
        if own && self.engine.is_none() && runs(game, choice) {
            self.engine = u16::try_from(self.turns.len()).ok();
        }
    }

    fn row(self, result: &Result, index: u64) -> Row {
        let end = match result.outcome {
            Outcome::Won(OWN) => End::Won,
            Outcome::Won(_) => End::Lost,
            Outcome::TurnLimit => End::Limit,
            Outcome::Draw => End::Draw,
        };
        Row {
            index,
            turns: self.turns,
            end,
            awakened: self.awakened,
            engine: self.engine,
            decisions: result.decisions,
            cards: self.cards,
        }
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
            turn.stuck = !decision.options.iter().any(|choice| plays(game, *choice));
            turn.color_stuck = turn.stuck && wants_color(game, active);
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

fn number(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
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
