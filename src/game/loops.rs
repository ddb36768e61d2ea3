//! Infinite loops (11-1).
//!
//! A loop that nobody can stop never comes back to a free timing: after [`ENDLESS`] tasks without one, or as soon as the
//! skills that wait would take so many, the game is a draw (11-1-2). A loop that somebody could stop is a player doing again what they have done before, while all cards are
//! where they were then. To find one costs nothing as long as nobody does: what a player does where they could have
//! passed is counted, and only what has been done [`OFTEN`] times in a turn has the answers since then written down,
//! with the position that each was given in. When the position comes back, the answers in between are the loop action.
//!
//! Each player who could have passed in it names a number, the turn player first; the loop action is gone through as
//! often as the lower one says and on to where who named it can pass (11-1-2-1, 11-1-2-2). From then on, in this turn
//! and with all cards where they are in it, nobody is offered any more what goes on with it; what skills do by
//! themselves is no offer. So every turn ends, whoever plays.

use super::Game;
use super::agenda::Task;
use super::decision::{Choice, Decision, MOST_NAMED, Question};
use super::ids::{CardId, Seat};
use super::roster::DefId;
use super::state::Object;
use crate::ability::{Area, Mode};

/// Tasks without a free timing after which a loop is taken for endless: far more than any real turn needs.
pub(super) const ENDLESS: u32 = 20_000;
/// What has been done so often in a turn may be part of a loop. No card attacks as often.
const OFTEN: u16 = 4;
/// What has been done so often in a turn is a loop wherever the cards are: one that makes tokens, for example.
const WHEREVER: u16 = 100;

/// Going on where one could have passed: cards are called by what they are, for another copy may go on as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Act {
    seat: Seat,
    question: Question,
    source: Option<DefId>,
    choice: Choice,
}

/// An act and the position that it happens in, or `None` for any.
type Place = (Act, Option<u64>);

/// An answer that has been given.
#[derive(Clone, Copy, Debug)]
struct Step {
    seat: Seat,
    question: Question,
    choice: Choice,
    /// The player could have passed.
    act: Option<Place>,
}

/// The loop actions that are left to go through.
#[derive(Clone, Debug)]
struct Replay {
    cycle: Vec<Step>,
    at: usize,
    left: usize,
}

/// What a turn has shown of loops.
#[derive(Clone, Debug, Default)]
pub struct Loops {
    acts: Vec<(Act, u16)>,
    trace: Vec<Step>,
    replay: Option<Replay>,
    barred: Vec<Place>,
}

/// A loop that its players are asked about, and the answer that waits for them.
#[derive(Clone, Debug)]
pub struct Found {
    cycle: Vec<Step>,
    named: Vec<u16>,
    source: Option<CardId>,
    choice: Choice,
    then: Task,
}

impl Game {
    /// 11-1-2: nobody can stop what has begun. Each skill that waits takes two tasks at least, one to take it up and the
    /// checkpoint after it: of too many it is known at once.
    pub(super) fn is_endless(&self) -> bool {
        u32::try_from(self.state.pending.len()).is_ok_and(|waiting| self.idle.saturating_add(2 * waiting) > ENDLESS)
    }

    /// A player answers; if that goes on with a loop, it is that loop.
    pub(super) fn notice(&mut self, decision: &Decision, choice: Choice, then: &Task) -> Option<Found> {
        let (seat, question) = (decision.seat, decision.question);
        let Some(act) = self.act(decision, choice) else {
            if !self.state.loops.trace.is_empty() {
                self.state.loops.trace.push(Step { seat, question, choice, act: None });
            }
            return None;
        };
        let times = self.state.loops.count(act);
        if times <= OFTEN {
            if !self.state.loops.trace.is_empty() {
                let place = Some((act, Some(self.position())));
                self.state.loops.trace.push(Step { seat, question, choice, act: place });
            }
            return None;
        }
        let position = Some(self.position()).filter(|_| times <= WHEREVER);
        let trace = &mut self.state.loops.trace;
        let again = |(other, there): Place| other == act && (position.is_none() || there == position);
        let before = trace.iter().rposition(|step| step.act.is_some_and(again));
        let Some(before) = before else {
            trace.push(Step { seat, question, choice, act: Some((act, position)) });
            return None;
        };
        let mut cycle = trace.split_off(before);
        trace.clear();
        if position.is_none() {
            cycle.iter_mut().filter_map(|step| step.act.as_mut()).for_each(|(_, there)| *there = None);
        }
        Some(Found { cycle, named: Vec::new(), source: decision.source, choice, then: then.clone() })
    }

    /// The act that an answer is, if the player could have passed.
    fn act(&self, decision: &Decision, choice: Choice) -> Option<Act> {
        let stops = decision.options.contains(&Choice::Pass);
        (stops && choice != Choice::Pass).then(|| self.going_on(decision, choice))
    }

    fn going_on(&self, decision: &Decision, choice: Choice) -> Act {
        let source = decision.source.map(|card| self.state.object(card).def);
        Act { seat: decision.seat, question: decision.question, source, choice: self.kind(choice) }
    }

    /// A choice with its cards called by what they are.
    fn kind(&self, choice: Choice) -> Choice {
        let kind = |card: CardId| CardId(self.state.object(card).def.0);
        match choice {
            Choice::Card(card) => Choice::Card(kind(card)),
            Choice::Play(card) => Choice::Play(kind(card)),
            Choice::Combo(card) => Choice::Combo(kind(card)),
            Choice::Attack(attacker, guard) => Choice::Attack(kind(attacker), kind(guard)),
            Choice::Activate(card, line) => Choice::Activate(kind(card), line),
            Choice::Grow(card) => Choice::Grow(kind(card)),
            Choice::Replace(card, line) => Choice::Replace(kind(card), line),
            Choice::Pass | Choice::Done | Choice::Yes | Choice::Number(_) | Choice::Option(_) => choice,
        }
    }

    /// 11-1-2-1: all cards are in the same areas, and in the same position there. Which copy of a card is where, and
    /// what lies where in a deck, makes no difference.
    fn position(&self) -> u64 {
        let there = self.state.objects.iter().filter(|object| !(object.token && object.area == Area::Removed));
        let cards = there.map(|object| scatter(place(object))).fold(0, u64::wrapping_add);
        let battle = self.state.battle.map_or(0, |battle| {
            let (attacker, guard) = (u64::from(battle.attacker.card.0), u64::from(battle.guard.card.0));
            scatter(1 << 63 | attacker << 16 | guard)
        });
        cards.wrapping_add(battle)
    }

    /// The players who could have stopped a loop name how often it is gone through, at least once (1-3-5).
    pub(super) fn repeats(&mut self, mut found: Box<Found>, answer: Option<Choice>) {
        if let Some(Choice::Number(n)) = answer {
            found.named.push(n);
        }
        let first = self.state.turn_player;
        let seats = [first, first.other()].into_iter();
        let stoppers: Vec<Seat> = seats.filter(|seat| found.cycle.iter().any(|step| step.stops(*seat))).collect();
        if let Some(seat) = stoppers.get(found.named.len()).copied() {
            let options = (1..=MOST_NAMED).map(Choice::Number).collect();
            let decision = Decision { seat, question: Question::Repeats, source: found.source, options };
            self.ask(decision, Task::Repeats(found));
            return;
        }
        let Found { cycle, named, choice, then, .. } = *found;
        // 11-1-2-2: the lower number counts; the turn player's if they are equal.
        let Some((times, seat)) = named.into_iter().zip(stoppers).min_by_key(|(times, _)| *times) else { return };
        let stop = cycle.iter().position(|step| step.stops(seat)).unwrap_or(0);
        let loops = &mut self.state.loops;
        loops.barred.extend(cycle.iter().filter_map(|step| step.act));
        // The answer that waits is the first of them.
        let left = usize::from(times) * cycle.len() + stop - 1;
        loops.replay = Some(Replay { at: 1 % cycle.len(), cycle, left });
        self.run(then, Some(choice));
    }

    /// The answer of the loop that is gone through. Where it cannot be given the loop is over.
    pub(super) fn replayed(&mut self, decision: &Decision) -> Option<Choice> {
        let mut replay = self.state.loops.replay.take().filter(|replay| replay.left > 0)?;
        let step = replay.cycle[replay.at];
        if (step.seat, step.question) != (decision.seat, decision.question) {
            return None;
        }
        let kind = self.kind(step.choice);
        let same = decision.options.iter().find(|option| **option == step.choice);
        let alike = || decision.options.iter().find(|option| self.kind(**option) == kind);
        let choice = *same.or_else(alike)?;
        replay.at = (replay.at + 1) % replay.cycle.len();
        replay.left -= 1;
        // It has an end.
        self.idle = 0;
        self.state.loops.replay = Some(replay);
        Some(choice)
    }

    /// Takes from a decision what would go on with a loop that has been stopped.
    pub(super) fn bar(&self, decision: &mut Decision) {
        if self.state.loops.barred.is_empty() || !decision.options.contains(&Choice::Pass) {
            return;
        }
        let position = self.position();
        let barred = |act: Act| {
            let mut places = self.state.loops.barred.iter();
            places.any(|(other, there)| *other == act && there.is_none_or(|there| there == position))
        };
        let mut options = std::mem::take(&mut decision.options);
        options.retain(|option| *option == Choice::Pass || !barred(self.going_on(decision, *option)));
        decision.options = options;
    }
}

impl Loops {
    /// Counts an act; says how often it has happened this turn.
    fn count(&mut self, act: Act) -> u16 {
        if let Some((_, times)) = self.acts.iter_mut().find(|(other, _)| *other == act) {
            *times += 1;
            return *times;
        }
        self.acts.push((act, 1));
        1
    }
}

impl Step {
    /// A player could have passed instead.
    fn stops(&self, seat: Seat) -> bool {
        self.act.is_some() && self.seat == seat
    }
}

/// What a card is, and where.
fn place(object: &Object) -> u64 {
    let flags = [
        object.seat == Seat::B,
        object.owner == Seat::B,
        object.mode == Mode::Rest,
        object.back,
        object.host.is_some(),
        object.token,
    ];
    let flags = flags.into_iter().fold(0, |all, flag| all << 1 | u64::from(flag));
    u64::from(object.def.0) << 16 | (object.area as u64) << 8 | flags
}

/// A number that looks random and is different for different ones (SplitMix64): the sum of many tells sets of them apart.
const fn scatter(n: u64) -> u64 {
    let n = n.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let n = (n ^ (n >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let n = (n ^ (n >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    n ^ (n >> 31)
}
