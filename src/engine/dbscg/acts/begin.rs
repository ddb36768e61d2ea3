//! How a game begins: before the first turn (5-2), or with a board.

use std::sync::Arc;

use crate::ability::{Area, Phase};
use crate::card::Kind;
use crate::engine::Rng;
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::board::{Begin, Board, BoardError};
use crate::engine::dbscg::edition::{Edition, Mulligan, Point};
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::happening::{By, Happening};
use crate::engine::dbscg::ids::{CardId, Seat};
use crate::engine::dbscg::roster::Roster;
use crate::engine::dbscg::setup::{Ready, Setup, SetupError};
use crate::engine::dbscg::state::State;
use crate::engine::dbscg::state::decision::{Choice, Decision, Question};
use crate::engine::dbscg::state::event::Cause;
use crate::engine::dbscg::state::task::Task;

impl Game {
    /// A game that begins with a board.
    ///
    /// # Errors
    /// Every reason why no game looks like that.
    pub fn from_board(board: &Board, rng: Rng) -> Result<Self, Vec<BoardError>> {
        let problems = board.problems();
        if !problems.is_empty() {
            return Err(problems);
        }
        let state = State { asks_all: board.ask_all, ..State::empty(board.turn_limit, board.log, rng) };
        let mut game = Self::from_state(&board.roster, board.edition, state);
        game.state.turn = board.turn;
        for placed in &board.cards {
            let card = game.add(placed.def, placed.seat, placed.area);
            let token = game.roster.def(placed.def).card.kind == Kind::Token;
            let blank = game.roster.blank().filter(|_| placed.hidden);
            let object = game.state.object_mut(card);
            if let Some(blank) = blank {
                (object.def, object.front) = (blank, Some(placed.def));
            }
            (object.mode, object.markers, object.back) = (placed.mode, placed.markers, placed.back);
            // It has been there before this turn.
            (object.token, object.since) = (token, 0);
            if let Some(host) = placed.under {
                object.host = Some(CardId(u16::try_from(host).unwrap_or(u16::MAX)));
                game.state.areas[placed.seat][placed.area].retain(|other| *other != card);
            }
        }
        game.take_stock();
        for host in board.cards.iter().filter_map(|placed| placed.under) {
            game.state.object_mut(CardId(u16::try_from(host).unwrap_or(u16::MAX))).covers = true;
        }
        game.state.energy_markers = board.energy_markers;
        let player = board.turn_player;
        game.state.turn_player = player;
        game.state.first_player = if board.turn % 2 == 1 { player } else { player.other() };
        match board.begin {
            Begin::SetUp => {
                game.state.turn = 0;
                game.state.first_player = player;
                game.leaders_are_placed(player);
            }
            Begin::Charge => {
                // The turn is about to begin: the one before it is over.
                game.state.turn -= 1;
                if game.state.turn > 0 {
                    game.state.turn_player = player.other();
                    game.state.phase = Phase::End;
                }
                game.push(Task::BeginTurn);
            }
            Begin::MainStart => {
                game.state.phase = Phase::Charge;
                game.push(Task::BeginMain);
            }
            Begin::Main => {
                game.state.phase = Phase::Main;
                game.then([Task::Checkpoint, Task::Main]);
            }
            Begin::End => {
                game.state.phase = Phase::Main;
                game.push(Task::BeginEnd);
            }
        }
        Ok(game)
    }

    /// A game about to begin.
    ///
    /// # Errors
    /// Every reason why the decks cannot be played with.
    pub fn new(setup: &Setup, rng: Rng) -> Result<Self, Vec<SetupError>> {
        Ok(Self::begin(&setup.clone().ready()?, rng))
    }

    /// A game that goes on from a state: one that was kept, or written down. The roster is that of the game, with its cards in
    /// the same order: the state knows cards and skills by their numbers in it.
    pub fn from_state(roster: &Arc<Roster>, edition: Edition, state: State) -> Self {
        Self { position: Position { roster: Arc::clone(roster), edition, state }, settled: None, spare: Vec::new() }
    }

    /// A game about to begin.
    pub fn begin(Ready(setup): &Ready, rng: Rng) -> Self {
        let state = State::empty(setup.turn_limit, setup.log, rng);
        let mut game = Self::from_state(&setup.roster, setup.edition, state);
        for seat in Seat::BOTH {
            let deck = &setup.decks[seat];
            // 5-2-1-2
            game.add(deck.leader, seat, Area::Leader);
            game.add_all(&deck.cards, seat, Area::Deck);
            // 4.00, 6-2-1-8
            game.add_all(&deck.z, seat, Area::ZDeck);
        }
        // 5-2-1-5; 4.00, 6-2-1-4
        let drawn = if game.state.chance.below(2) == 0 { Seat::A } else { Seat::B };
        if setup.first.is_none() && game.edition.has(Point::FirstPlayerIsChosen) {
            game.push(Task::WhoIsFirst(drawn));
        } else {
            game.goes_first(setup.first.unwrap_or(drawn));
        }
        game
    }

    /// 4.00, 6-2-1-4: one player says who goes first.
    pub(crate) fn who_is_first(&mut self, seat: Seat, answer: Option<Choice>) {
        let Some(answer) = answer else {
            let options = vec![Choice::Yes, Choice::Pass];
            let decision = Decision { seat, question: Question::First, source: None, options };
            self.ask(decision, Task::WhoIsFirst(seat));
            return;
        };
        self.goes_first(if answer == Choice::Yes { seat } else { seat.other() });
    }

    /// It is known who goes first.
    fn goes_first(&mut self, first: Seat) {
        self.state.first_player = first;
        self.state.turn_player = first;
        self.leaders_are_placed(first);
    }

    /// 5-2-1-3: what waits for it triggers, and the set-up goes on from there.
    fn leaders_are_placed(&mut self, first: Seat) {
        for seat in [first, first.other()] {
            if let Some(leader) = self.state.leader(seat) {
                self.happen(Happening::PlacedAsLeader(leader));
            }
        }
        self.then([Task::Checkpoint, Task::OpeningHands]);
    }

    /// 5-2-1-4, 5-2-1-6.
    pub(crate) fn opening_hands(&mut self) {
        let first = self.state.first_player;
        for seat in [first, first.other()] {
            self.shuffle(seat, Area::Deck);
        }
        let exchange = |seat| match self.edition.mulligan {
            Mulligan::AnyNumber => Task::Mulligan(seat, Vec::new()),
            Mulligan::WholeHand => Task::Redraw(seat),
        };
        self.then([
            Task::Draw(first, self.edition.hand, By::Rules),
            Task::Draw(first.other(), self.edition.hand, By::Rules),
            exchange(first),
            exchange(first.other()),
            Task::PlaceLife,
        ]);
    }

    /// 4.00, 6-2-1-9: the whole hand goes back, or none of it.
    pub(crate) fn redraw(&mut self, seat: Seat, answer: Option<Choice>) {
        match answer {
            None => {
                let options = vec![Choice::Yes, Choice::Pass];
                self.ask(Decision { seat, question: Question::Redraw, source: None, options }, Task::Redraw(seat));
            }
            Some(Choice::Yes) => self.exchange(seat, self.state.cards(seat, Area::Hand).to_vec()),
            Some(_) => {}
        }
    }

    /// Cards go back, the deck is shuffled, as many are drawn (5-2-1-6-1; 4.00, 6-2-1-9-1).
    fn exchange(&mut self, seat: Seat, back: Vec<CardId>) {
        let count = u16::try_from(back.len()).unwrap_or(u16::MAX);
        if count == 0 {
            return;
        }
        for card in back {
            let place = self.place(card, Area::Deck);
            self.move_card(card, place, Cause::Rule);
        }
        self.shuffle(seat, Area::Deck);
        self.push(Task::Draw(seat, count, By::Rules));
    }

    /// 5-2-1-6-1: cards are named one by one; then they go back.
    pub(crate) fn mulligan(&mut self, seat: Seat, mut back: Vec<CardId>, answer: Option<Choice>) {
        match answer {
            Some(Choice::Card(card)) => back.push(card),
            Some(_) => {
                self.exchange(seat, back);
                return;
            }
            None => {}
        }
        let hand = self.state.cards(seat, Area::Hand).iter().copied().filter(|card| !back.contains(card));
        let options: Vec<Choice> = hand.map(Choice::Card).chain([Choice::Done]).collect();
        let decision = Decision { seat, question: Question::Mulligan, source: None, options };
        self.ask(decision, Task::Mulligan(seat, back));
    }

    /// 5-2-1-7, 5-2-1-8; 4.00, 6-2-1-10 to 6-2-1-12.
    pub(crate) fn place_life(&mut self) {
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
                self.move_card(card, place, Cause::Rule);
            }
        }
        if self.edition.has(Point::EnergyMarkers) {
            self.place_energy_markers(self.state.first_player.other(), 1);
        }
        self.push(Task::BeginTurn);
    }
}
