//! How a position of DBSCG stands: what there is on each side in numbers, and how likely that wins.
//!
//! The weights of the numbers are data, `data/standing.tsv`: a logistic regression on games of the greedy player (`scouter
//! arena fit` makes it), nothing by hand. What is compared is one side less the other; so both seats' chances add up to 1.

use std::hash::Hasher as _;
use std::sync::LazyLock;

use fnv::FnvHasher;

use super::greedy::Greedy;
use super::search::Searched;
use crate::ability::{Area, Keyword, Mode};
use crate::card::Kind;
use crate::engine::Seat;
use crate::engine::dbscg::facts::view::Offer;
use crate::engine::dbscg::{CardId, Choice, Game, Position, Question, View};

/// What is counted, by name; the last is about whose turn it is.
pub const COUNTED: [&str; 25] = [
    "life",
    "life-2",
    "life-3",
    "life-4",
    "life-5",
    "hand",
    "hand-1",
    "hand-3",
    "energy",
    "energy-active",
    "bodies",
    "power",
    "strong",
    "very-strong",
    "strikes",
    "active",
    "blockers",
    "unison",
    "markers",
    "awake",
    "leader-power",
    "few-cards",
    "drop",
    "z-energy",
    "to-move",
];

/// A number for each of what is counted.
pub type Numbers = [f64; COUNTED.len()];

/// The weights as they are written down.
static WRITTEN: &str = include_str!("../../data/standing.tsv");

static WEIGHTS: LazyLock<Numbers> = LazyLock::new(|| read(WRITTEN).expect("a test reads it"));

/// Reads weights: a name and a number a line, below a line of titles; each of what is counted once.
pub fn read(text: &str) -> Option<Numbers> {
    let mut weights = [None; COUNTED.len()];
    for line in text.lines().skip(1) {
        let (name, weight) = line.split_once('\t')?;
        let at = COUNTED.iter().position(|counted| *counted == name)?;
        weights[at] = Some(weight.parse::<f64>().ok().filter(|weight| weight.is_finite())?);
    }
    let all: Vec<f64> = weights.into_iter().collect::<Option<_>>()?;
    all.try_into().ok()
}

/// Writes weights down as [`read`] reads them.
pub fn written(weights: &Numbers) -> String {
    let lines = COUNTED.iter().zip(weights).map(|(name, weight)| format!("{name}\t{weight:.5}\n"));
    format!("counted\tweight\n{}", lines.collect::<String>())
}

/// The numbers of a position, those of a seat less those of the other.
pub fn numbers(game: &Position, seat: Seat) -> Numbers {
    let (ours, theirs) = (side(game, seat), side(game, seat.other()));
    let mut numbers = ours;
    numbers.iter_mut().zip(theirs).for_each(|(number, theirs)| *number -= theirs);
    numbers
}

/// The chance that goes with some numbers.
pub fn chance(numbers: &Numbers, weights: &Numbers) -> f64 {
    logistic(numbers.iter().zip(weights).map(|(number, weight)| number * weight).sum())
}

/// 1 / (1 + e⁻ˣ), by nothing but what is the same on every machine: e is (1 + 1/2¹⁰)^(2¹⁰), near enough.
fn logistic(x: f64) -> f64 {
    let mut power = 1.0 + -x.clamp(-30.0, 30.0) / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    1.0 / (1.0 + power)
}

fn side(game: &Position, seat: Seat) -> Numbers {
    let view = game.view(seat);
    let count = |area| small(view.count(seat, area));
    let at_least = |n: f64, least: f64| f64::from(u8::from(n >= least));
    let (life, hand) = (count(Area::Life), count(Area::Hand));
    let mut numbers = [0.0; COUNTED.len()];
    let (mut bodies, mut power, mut strong, mut very_strong) = (0.0, 0.0, 0.0, 0.0);
    let (mut strikes, mut active, mut blockers) = (0.0, 0.0, 0.0);
    for card in view.cards(seat, Area::Battle).unwrap_or_default() {
        let Some(of_card) = view.power(*card) else { continue };
        let (ready, keywords) = (view.mode(*card) == Some(Mode::Active), view.keywords(*card).unwrap_or_default());
        bodies += 1.0;
        power += f64::from(of_card.clamp(0, 50_000)) / 10_000.0;
        strong += f64::from(u8::from(of_card >= 15_000));
        very_strong += f64::from(u8::from(of_card >= 20_000));
        strikes += f64::from(keywords.strike().saturating_sub(1));
        active += f64::from(u8::from(ready));
        blockers += f64::from(u8::from(ready && keywords.has(Keyword::Blocker)));
    }
    let unison = view.cards(seat, Area::Unison).and_then(|cards| cards.first().copied());
    let leader = view.leader(seat);
    let awake = leader.and_then(|leader| view.face(leader)).is_some_and(|(_, back)| back);
    let leader_power = leader.and_then(|leader| view.power(leader)).unwrap_or(0);
    let drawn = [
        life.min(8.0),
        at_least(life, 2.0),
        at_least(life, 3.0),
        at_least(life, 4.0),
        at_least(life, 5.0),
        hand.min(10.0),
        at_least(hand, 1.0),
        at_least(hand, 3.0),
        count(Area::Energy).min(10.0),
        small(view.energy(seat).count()).min(10.0),
        bodies,
        power,
        strong,
        very_strong,
        strikes,
        active,
        blockers,
        f64::from(u8::from(unison.is_some())),
        unison.map_or(0.0, |unison| f64::from(view.markers(unison).min(10))),
        f64::from(u8::from(awake)),
        f64::from(leader_power.clamp(0, 50_000)) / 10_000.0,
        f64::from(u8::from(count(Area::Deck) <= 5.0)),
        count(Area::Drop).min(20.0) / 10.0,
        count(Area::ZEnergy).min(10.0),
        // Half, less the other half: 1 or −1.
        if view.turn_player() == seat { 0.5 } else { -0.5 },
    ];
    numbers.copy_from_slice(&drawn);
    numbers
}

fn small(n: usize) -> f64 {
    f64::from(u16::try_from(n).unwrap_or(u16::MAX))
}

impl Searched for Game {
    type Guide = Greedy;

    fn meaning(view: &View<'_>, at: usize) -> u64 {
        // FNV-1a: the same on every machine.
        let mut hasher = FnvHasher::default();
        match view.offer(at) {
            Some(Offer::Open(choice)) => mean(view, choice, &mut hasher),
            // Those that lie hidden in one place are alike.
            Some(Offer::Hidden(seat, area, _)) => {
                hasher.write(&[u8::MAX, seat as u8, area as u8]);
            }
            None => {}
        }
        hasher.finish()
    }

    fn is_weighty(view: &View<'_>) -> bool {
        use Question as Q;
        view.asked().is_some_and(|(_, question)| match question {
            Q::Charge | Q::Main | Q::Offense | Q::Defense | Q::Counter | Q::Use | Q::Choose | Q::Option | Q::May => {
                true
            }
            // Before the game they are asked for the cards alone; the others seldom matter.
            Q::First
            | Q::Redraw
            | Q::ZEnergy
            | Q::Mulligan
            | Q::NextAuto
            | Q::SkillCostFirst
            | Q::Pay
            | Q::X
            | Q::Cost
            | Q::Character
            | Q::Keyword
            | Q::Price
            | Q::Life
            | Q::Discard
            | Q::Skill
            | Q::DrawMore
            | Q::Order
            | Q::Repeats
            | Q::Instead => false,
        })
    }

    fn is_own_turn(view: &View<'_>) -> bool {
        view.asked().is_some_and(|(seat, _)| seat == view.turn_player())
    }

    fn may_win_now(view: &View<'_>) -> bool {
        let Some((seat, _)) = view.asked().filter(|(seat, _)| *seat == view.turn_player()) else { return false };
        let attacking = view.battle().map(|battle| battle.attacker.card);
        let fighters =
            view.leader(seat).into_iter().chain(view.cards(seat, Area::Battle).into_iter().flatten().copied());
        let ready = fighters.filter(|card| view.mode(*card) == Some(Mode::Active) || attacking == Some(*card));
        let strikes: usize = ready.map(|card| usize::from(view.keywords(card).unwrap_or_default().strike())).sum();
        // What is played can attack at once, and what is activated may strike or let something strike once more.
        let more = view.count(seat, Area::Hand).min(view.energy(seat).count());
        strikes + more >= view.count(seat.other(), Area::Life)
    }

    fn chance(&self, seat: Seat) -> f64 {
        chance(&numbers(self, seat), &WEIGHTS)
    }
}

/// What a choice means: its cards by what they are, where they lie, and how they stand.
fn mean(view: &View<'_>, choice: Choice, hasher: &mut FnvHasher) {
    let mut card = |tag: u8, card: CardId| {
        hasher.write(&[tag]);
        let Some(((def, back), (seat, area))) = view.face(card).zip(view.place(card)) else {
            hasher.write(&card.0.to_le_bytes());
            return;
        };
        hasher.write(&def.0.to_le_bytes());
        hasher.write(&[u8::from(back), seat as u8, area as u8]);
        if area.has_modes() {
            hasher.write(&[u8::from(view.mode(card) == Some(Mode::Active)), view.markers(card)]);
        }
        if area.skills_work() && view.card(card).is_some_and(|card| card.kind.base() != Kind::Extra) {
            hasher.write(&view.power(card).unwrap_or(0).to_le_bytes());
        }
    };
    match choice {
        Choice::Pass => hasher.write(&[0]),
        Choice::Done => hasher.write(&[1]),
        Choice::Yes => hasher.write(&[2]),
        Choice::Marker => hasher.write(&[3]),
        Choice::Card(named) => card(4, named),
        Choice::Play(named) => card(5, named),
        Choice::Combo(named) => card(6, named),
        Choice::Grow(named) => card(7, named),
        Choice::Attack(attacker, guard) => {
            card(8, attacker);
            card(9, guard);
        }
        Choice::Activate(named, line) => {
            card(10, named);
            hasher.write(&[line]);
        }
        Choice::Replace(named, line) => {
            card(11, named);
            hasher.write(&[line]);
        }
        Choice::Number(n) => {
            hasher.write(&[12]);
            hasher.write(&n.to_le_bytes());
        }
        Choice::Option(option) => hasher.write(&[13, option]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_that_are_written_down_are_read_and_written_alike() {
        let weights = read(WRITTEN).expect("weights");
        assert_eq!(written(&weights), WRITTEN);
        assert!(weights.iter().any(|weight| *weight != 0.0), "nothing has been fitted");
    }

    #[test]
    fn chances_of_both_sides_add_up_to_one() {
        for x in [-40.0, -3.0, -0.5, 0.0, 0.1, 2.0, 9.0] {
            let exact = 1.0 / (1.0 + f64::exp(-x));
            assert!((logistic(x) - exact).abs() < 0.002 && (logistic(x) + logistic(-x) - 1.0).abs() < 0.002, "{x}");
        }
    }
}
