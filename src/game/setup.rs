//! Before the first turn (5-2).

use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;

use crate::ability::{Area, Mode};
use crate::card::{CardNumber, Kind};

use super::agenda::Task;
use super::aspects::Present;
use super::decision::{Choice, Decision, Question};
use super::edition::{Edition, Unknown};
use super::event::Event;
use super::ids::{BySeat, CardId, Seat};
use super::proposed::{By, Happening};
use super::roster::{DefId, Roster};
use super::state::{Altered, Object, Phase, State};
use super::{Game, Outcome, Rng};

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
    /// By which manual.
    pub edition: Edition,
    /// The game ends undecided when a turn after this one would begin.
    pub turn_limit: u16,
    /// Who goes first; chance decides where nobody is named (5-2-1-5).
    pub first: Option<Seat>,
    /// Keep a log of all events.
    pub log: bool,
}

/// A set-up in which nothing is wrong: any number of games can begin from it.
#[derive(Clone, Debug)]
pub struct Ready(Setup);

/// Why a game cannot begin.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// A deck has too few cards to draw a hand and place life, with a card left.
    #[error("the deck of seat {seat} has {cards} cards; a game needs at least {needed}")]
    TooFewCards {
        /// Whose.
        seat: Seat,
        /// How many it has.
        cards: usize,
        /// How many it needs.
        needed: usize,
    },
    /// Another card stands where the Leader Card should (5-1-2).
    #[error("{1} leads the deck of seat {0}, and is a {2}")]
    NoLeader(Seat, CardNumber, Kind),
    /// A card is in the deck that cannot be there (5-1-3).
    #[error("{1} is in the deck of seat {0}, and is a {2}")]
    Kind(Seat, CardNumber, Kind),
    /// A card has what the edition does not know.
    #[error("{1} is in the deck of seat {0}, and the edition has no rule for {2}")]
    Unknown(Seat, CardNumber, Unknown),
}

impl Ready {
    /// The same with a log of all events.
    #[must_use]
    pub fn logged(&self) -> Self {
        Self(Setup { log: true, ..self.0.clone() })
    }
}

impl Setup {
    /// The set-up, if the decks can be played with.
    ///
    /// # Errors
    /// Every reason why they cannot.
    pub fn ready(self) -> Result<Ready, Vec<SetupError>> {
        let errors = self.problems();
        if errors.is_empty() { Ok(Ready(self)) } else { Err(errors) }
    }

    /// Every reason why the decks cannot be played with, each card once.
    pub fn problems(&self) -> Vec<SetupError> {
        let mut out = Vec::new();
        for seat in Seat::BOTH {
            let Deck { leader, cards } = &self.decks[seat];
            let needed = self.edition.fewest();
            if cards.len() < needed {
                out.push(SetupError::TooFewCards { seat, cards: cards.len(), needed });
            }
            let leads = &self.roster.def(*leader).card;
            if leads.kind != Kind::Leader {
                out.push(SetupError::NoLeader(seat, leads.number.clone(), leads.kind));
            }
            let mut different: BTreeSet<DefId> = cards.iter().copied().collect();
            for id in &different {
                let card = &self.roster.def(*id).card;
                if !matches!(card.kind, Kind::Battle | Kind::Extra | Kind::Unison) {
                    out.push(SetupError::Kind(seat, card.number.clone(), card.kind));
                }
            }
            different.insert(*leader);
            for id in &different {
                let def = self.roster.def(*id);
                let unknown = self.edition.unknown(def);
                out.extend(unknown.map(|what| SetupError::Unknown(seat, def.card.number.clone(), what)));
            }
        }
        out
    }
}

impl Game {
    /// A game about to begin.
    ///
    /// # Errors
    /// Every reason why the decks cannot be played with.
    pub fn new(setup: &Setup, rng: Rng) -> Result<Self, Vec<SetupError>> {
        Ok(Self::begin(&setup.clone().ready()?, rng))
    }

    /// A game about to begin.
    pub fn begin(Ready(setup): &Ready, rng: Rng) -> Self {
        let mut game = Self {
            roster: Arc::clone(&setup.roster),
            state: State::empty(setup.log),
            rng,
            edition: setup.edition,
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
        let drawn = if game.rng.below(2) == 0 { Seat::A } else { Seat::B };
        let first = setup.first.unwrap_or(drawn);
        game.state.first_player = first;
        game.state.turn_player = first;
        // 5-2-1-3
        for seat in [first, first.other()] {
            if let Some(leader) = game.state.leader(seat) {
                game.happen(Happening::PlacedAsLeader(leader));
            }
        }
        game.then([Task::Checkpoint, Task::OpeningHands]);
        game
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
            x: 0,
            host: None,
            depth: 0,
            covers: false,
            evolved: false,
            face_up: false,
            came_face_up: false,
            token: false,
            since: self.state.turn,
        });
        self.state.areas[seat][area].push(id);
        self.appears(id);
        id
    }

    /// 5-2-1-4, 5-2-1-6.
    pub(super) fn opening_hands(&mut self) {
        let first = self.state.first_player;
        for seat in [first, first.other()] {
            self.shuffle(seat, Area::Deck);
        }
        self.then([
            Task::Draw(first, self.edition.hand, By::Rules),
            Task::Draw(first.other(), self.edition.hand, By::Rules),
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
                self.shuffle(seat, Area::Deck);
                self.push(Task::Draw(seat, count, By::Rules));
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
            let life = life.unwrap_or_else(|| usize::from(self.edition.life));
            for card in self.state.cards(seat, Area::Deck).iter().copied().take(life).collect::<Vec<_>>() {
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
            watches: Vec::new(),
            pending: VecDeque::new(),
            delayed: Vec::new(),
            present: Present::default(),
            used: Vec::new(),
            marker_skills: Vec::new(),
            grown: false,
            over_realms: 0,
            ended: Vec::new(),
            agenda: Vec::new(),
            frames: Vec::new(),
            waiting: None,
            outcome: None,
            countering: None,
            counters: Vec::new(),
            playing: None,
            altered: Altered::default(),
            saved: BySeat::default(),
            revealed: Vec::new(),
            loops: super::loops::Loops::default(),
            reaches: Vec::new(),
            barred: Vec::new(),
            situations: Vec::new(),
            log: log.then(Vec::<Event>::new),
        }
    }
}
