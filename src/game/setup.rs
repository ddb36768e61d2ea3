//! Before the first turn (5-2).

use std::sync::Arc;

use crate::ability::{Area, Mode};

use super::agenda::Task;
use super::decision::{Choice, Decision, Question};
use super::event::Event;
use super::ids::{BySeat, CardId, Seat};
use super::roster::{DefId, Roster};
use super::state::{Object, Phase, State};
use super::triggers::{GIVEN, Happening};
use super::{Game, Outcome, Rng};

/// Cards of an opening hand (5-2-1-6). The engine plays one edition: its numbers are those of manual 1.10.
const HAND: u16 = 6;
/// Life cards (5-2-1-7).
const LIFE: usize = 8;

/// A leader and the cards of a deck, copies one by one.
#[derive(Clone, Debug)]
pub struct Deck {
    /// The leader.
    pub leader: DefId,
    /// The deck.
    pub cards: Vec<DefId>,
}

/// How a game begins.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The cards.
    pub roster: Arc<Roster>,
    /// Each player's deck.
    pub decks: BySeat<Deck>,
    /// The game ends undecided when a turn after this one would begin.
    pub turn_limit: u16,
    /// Keep a log of all events.
    pub log: bool,
}

/// Why a game cannot begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// A deck has too few cards to draw a hand and place life, with a card left.
    #[error("the deck of seat {0:?} has {1} cards; a game needs at least 15")]
    TooFewCards(Seat, usize),
}

impl Game {
    /// A game about to begin.
    ///
    /// # Errors
    /// Every reason why the decks cannot be played with.
    pub fn new(setup: &Setup, rng: Rng) -> Result<Self, Vec<SetupError>> {
        let needed = usize::from(HAND) + LIFE + 1;
        let errors: Vec<SetupError> = Seat::BOTH
            .into_iter()
            .map(|seat| (seat, setup.decks[seat].cards.len()))
            .filter(|(_, cards)| *cards < needed)
            .map(|(seat, cards)| SetupError::TooFewCards(seat, cards))
            .collect();
        if !errors.is_empty() {
            return Err(errors);
        }
        let mut game = Self {
            roster: Arc::clone(&setup.roster),
            state: State::empty(setup.log),
            rng,
            turn_limit: setup.turn_limit,
            idle: 0,
            asks_all: false,
        };
        for seat in Seat::BOTH {
            let deck = &setup.decks[seat];
            // 5-2-1-2
            game.add(deck.leader, seat, Area::Leader);
            for def in &deck.cards {
                game.add(*def, seat, Area::Deck);
            }
        }
        // 5-2-1-5
        let first = if game.rng.below(2) == 0 { Seat::A } else { Seat::B };
        game.state.first_player = first;
        game.state.turn_player = first;
        // 5-2-1-3
        for seat in [first, first.other()] {
            if let Some(leader) = game.state.leader(seat) {
                game.happen(Happening::PlacedAsLeader(leader));
            }
        }
        game.then([Task::Checkpoint, Task::OpeningHands]);
        Ok(game)
    }

    pub(super) fn add(&mut self, def: DefId, seat: Seat, area: Area) -> CardId {
        // A game has two decks of some 60 cards, and tokens.
        let id = CardId(u16::try_from(self.state.objects.len()).unwrap_or(u16::MAX));
        self.state.objects.push(Object {
            def,
            owner: seat,
            incarnation: 0,
            area,
            from: area,
            seat,
            mode: Mode::Active,
            back: false,
            markers: 0,
            host: None,
            covers: false,
            token: false,
            since: self.state.turn,
        });
        self.state.areas[seat][area].push(id);
        id
    }

    /// 5-2-1-4, 5-2-1-6.
    pub(super) fn opening_hands(&mut self) {
        let first = self.state.first_player;
        for seat in [first, first.other()] {
            self.shuffle(seat);
        }
        self.then([
            Task::Draw(first, HAND),
            Task::Draw(first.other(), HAND),
            Task::Mulligan(first, Vec::new()),
            Task::Mulligan(first.other(), Vec::new()),
            Task::PlaceLife,
        ]);
    }

    /// 5-2-1-6-1: cards are named one by one; then they go back, the deck is shuffled, as many are drawn.
    pub(super) fn mulligan(&mut self, seat: Seat, mut back: Vec<CardId>, answer: Option<Choice>) {
        match answer {
            Some(Choice::Card(card)) => back.push(card),
            Some(_) => {
                let count = u16::try_from(back.len()).unwrap_or(u16::MAX);
                if count == 0 {
                    return;
                }
                for card in back {
                    let place = self.place(card, Area::Deck);
                    self.move_card(card, place, super::event::Cause::Rule);
                }
                self.shuffle(seat);
                self.push(Task::Draw(seat, count));
                return;
            }
            None => {}
        }
        let hand = self.state.cards(seat, Area::Hand).iter().copied().filter(|card| !back.contains(card));
        let options: Vec<Choice> = hand.map(Choice::Card).chain([Choice::Done]).collect();
        let decision = Decision { seat, question: Question::Mulligan, source: None, options };
        self.ask(decision, Task::Mulligan(seat, back));
    }

    /// 5-2-1-7, 5-2-1-8.
    pub(super) fn place_life(&mut self) {
        for seat in Seat::BOTH {
            let life = self.state.leader(seat).and_then(|leader| {
                let side = self.side(leader);
                let statements = side.skills.iter().flat_map(|skill| skill.statements());
                statements.into_iter().find_map(|statement| match statement.says {
                    crate::ability::Says::StartingLife(life) => Some(usize::from(life)),
                    _ => None,
                })
            });
            for card in
                self.state.cards(seat, Area::Deck).iter().copied().take(life.unwrap_or(LIFE)).collect::<Vec<_>>()
            {
                let place = self.place(card, Area::Life);
                self.move_card(card, place, super::event::Cause::Rule);
            }
        }
        self.push(Task::BeginTurn);
    }

    /// 1-2-3, 9-2: players without life or deck lose at once; both together, and it is a draw.
    pub(super) fn losers(&mut self) {
        if self.state.phase == Phase::SetUp || self.state.outcome.is_some() {
            return;
        }
        let empty = |seat: Seat, area| self.state.cards(seat, area).is_empty();
        let lost = |seat: Seat| empty(seat, Area::Life) || (empty(seat, Area::Deck) && !self.state.saved[seat]);
        let mut lost = Seat::BOTH.map(lost);
        for (seat, lost) in Seat::BOTH.into_iter().zip(&mut lost) {
            *lost = *lost && !self.saves(seat);
        }
        match lost {
            [false, false] => {}
            [true, true] => self.end(Outcome::Draw),
            [true, false] => self.end(Outcome::Won(Seat::B)),
            [false, true] => self.end(Outcome::Won(Seat::A)),
        }
    }
}

impl State {
    pub(super) fn empty(log: bool) -> Self {
        Self {
            objects: Vec::new(),
            areas: BySeat::default(),
            turn_player: Seat::A,
            first_player: Seat::A,
            turn: 0,
            phase: Phase::SetUp,
            battle: None,
            effects: Vec::new(),
            pending: Vec::new(),
            delayed: Vec::new(),
            used: Vec::new(),
            marker_skills: Vec::new(),
            grown: false,
            over_realms: 0,
            ended: Vec::new(),
            agenda: Vec::new(),
            frames: Vec::new(),
            waiting: None,
            outcome: None,
            in_counter: false,
            counters: Vec::new(),
            playing: None,
            given: GIVEN,
            saved: BySeat::default(),
            situations: Vec::new(),
            log: log.then(Vec::<Event>::new),
        }
    }
}
