//! What players that think have in common: a guide, chances of their own, and games that are played on.

use super::{Guide, Searched};
use crate::engine::{Offers, Outcome, Rng, Seat, Step};
use crate::player::Player;

/// So many answers of one turn are thought about: no turn is thought about for ever.
const THOUGHTS: u32 = 150;
/// A game is played on for so many answers at most.
const ANSWERS: u32 = 600;

/// What a player that thinks goes by.
#[derive(Clone, Debug)]
pub(super) struct Mind<G: Searched> {
    /// The guide in the real game, which remembers what has really been answered.
    own: G::Guide,
    /// Who plays on in games that are thought of: for this seat, and for the other.
    guides: [G::Guide; 2],
    pub(super) rng: Rng,
    turn: u16,
    thoughts: u32,
}

/// What playouts are about.
#[derive(Clone, Copy, Debug)]
pub(super) enum Goal {
    /// To stand well when a turn is over.
    Stand {
        /// That turn.
        last: u16,
    },
    /// To win before a turn is over.
    Win {
        /// That turn.
        last: u16,
    },
}

impl Goal {
    /// The turn after which nothing is played.
    pub(super) const fn last(self) -> u16 {
        match self {
            Self::Stand { last } | Self::Win { last } => last,
        }
    }

    /// What a game that goes on after that is worth to a seat.
    pub(super) fn worth<G: Searched>(self, game: &G, seat: Seat) -> f64 {
        match self {
            Self::Stand { .. } => game.chance(seat),
            Self::Win { .. } => 0.0,
        }
    }
}

/// A question that is thought about.
pub(super) struct Thought {
    /// The place of what the guide would answer.
    pub(super) advice: usize,
    /// What can be answered: what it means, and the first place that means it. What the guide would answer comes first,
    /// then doing nothing.
    pub(super) options: Vec<(u64, usize)>,
}

/// A seat thinks about a question, to some end.
pub(super) struct Quest<'q, G: Searched> {
    pub(super) mind: &'q mut Mind<G>,
    pub(super) seat: Seat,
    pub(super) thought: &'q Thought,
    pub(super) goal: Goal,
}

impl<G: Searched> Mind<G> {
    pub(super) fn new(rng: Rng) -> Self {
        Self { own: G::Guide::default(), guides: Default::default(), rng, turn: 0, thoughts: 0 }
    }

    /// The question, if it is worth thinking about; else the answer to it.
    pub(super) fn consider(&mut self, known: &G::Known<'_>) -> Result<Thought, usize> {
        let advice = self.own.advise(known);
        if known.offers() < 2 || !G::is_weighty(known) {
            return Err(advice);
        }
        let mut options = options::<G>(known, advice);
        options.retain(|(_, at)| *at == advice || !self.own.has_enough(known, *at));
        if options.len() < 2 { Err(advice) } else { Ok(Thought { advice, options }) }
    }

    /// Whether so much has been thought about in this turn that the guide answers from now on.
    pub(super) fn is_weary(&mut self, turn: u16) -> bool {
        if self.turn != turn {
            (self.turn, self.thoughts) = (turn, 0);
        }
        self.thoughts += 1;
        self.thoughts > THOUGHTS
    }

    /// The guides begin to play on from the real question.
    pub(super) fn begin(&mut self) {
        let [own, other] = &mut self.guides;
        own.remember(&self.own);
        other.remember(&G::Guide::default());
    }

    /// The guide of this seat in a game that is thought of, or of the other seat.
    pub(super) const fn guide(&mut self, own: bool) -> &mut G::Guide {
        &mut self.guides[if own { 0 } else { 1 }]
    }

    /// Plays a game on until the turn is over that a goal is about, and says what it is worth to the seat then.
    pub(super) fn play_on(&mut self, mut game: G, seat: Seat, goal: Goal) -> f64 {
        for _ in 0..ANSWERS {
            let asked = match game.step() {
                Step::Decide(asked) => asked,
                Step::Over(outcome) => return came(outcome, seat),
            };
            if game.turn() > goal.last() {
                break;
            }
            let at = {
                let known = game.known_to(asked);
                self.guide(asked == seat).choose(&known)
            };
            game.answer_within(at);
        }
        goal.worth(&game, seat)
    }
}

/// What a player with a mind answers: what it thinks, or what the guide would answer where it is not worth thinking about or
/// nothing comes of it. It remembers that.
pub(super) fn answer<G: Searched, P>(
    player: &mut P,
    known: &G::Known<'_>,
    mind: impl Fn(&mut P) -> &mut Mind<G>,
    think: impl FnOnce(&mut P, &Thought) -> Option<usize>,
) -> usize {
    let at = match mind(player).consider(known) {
        Ok(thought) => think(player, &thought).unwrap_or(thought.advice),
        Err(advice) => advice,
    };
    mind(player).own.note(known, at);
    at
}

/// What an end is worth to a seat.
pub(super) fn came(outcome: Outcome, seat: Seat) -> f64 {
    match outcome {
        Outcome::Won(winner) => f64::from(u8::from(winner == seat)),
        Outcome::Draw | Outcome::TurnLimit => 0.5,
    }
}

/// The answers to a question by what they mean, that of the guide first, then doing nothing.
pub(super) fn options<G: Searched>(known: &G::Known<'_>, advice: usize) -> Vec<(u64, usize)> {
    let first = [Some(advice), known.pass()].into_iter().flatten();
    let mut options: Vec<(u64, usize)> = Vec::with_capacity(known.offers());
    for at in first.chain(0..known.offers()) {
        let meaning = G::meaning(known, at);
        if options.iter().all(|(other, _)| *other != meaning) {
            options.push((meaning, at));
        }
    }
    options
}
