//! The greedy player of Force of Will, and what makes that game one that can be [searched](Searched).
//!
//! It goes by what its seat sees alone: the question, costs, ATK and DEF, whether what it plays does harm, and whether that is
//! of use now.

mod use_of;

use super::Player;
use super::eager::{NEVER, Repeats, first_best, weighable};
use super::search::{Guide, Searched};
use crate::ability::fow::{Ability, Deed, Gain, Verb, Who, Word};
use crate::engine::fow::state::{Aim, Battle};
use crate::engine::fow::{Area, Choice, Game, Question, View};
use crate::engine::{CardId, Seat};

/// Plays what it can, attacks where it loses nothing, blocks where it pays, and answers the opponent.
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    done: Repeats<Choice>,
}

/// Stones after which a ruler does better as a J-ruler than by calling more.
const ENOUGH: usize = 4;

impl Player<Game> for Greedy {
    fn choose(&mut self, view: &View<'_>) -> usize {
        let at = self.advise(view);
        self.note(view, at);
        at
    }
}

impl Guide<Game> for Greedy {
    fn advise(&mut self, view: &View<'_>) -> usize {
        let Some(question) = view.question() else { return 0 };
        self.done.turn_to(view.table().turn);
        let done = &self.done;
        first_best(view.options(), |choice| {
            if is_act(choice) && (done.is_enough(choice) || !use_of::is_of_use(view, question, choice)) {
                NEVER + 1
            } else {
                worth(view, question, choice)
            }
        })
    }

    fn note(&mut self, view: &View<'_>, at: usize) {
        let act = view.options().get(at).copied().filter(|choice| is_act(*choice));
        self.done.note(view.table().turn, act);
    }

    fn has_enough(&self, view: &View<'_>, at: usize) -> bool {
        view.options().get(at).is_some_and(|choice| is_act(*choice) && self.done.is_enough(*choice))
    }

    fn remember(&mut self, other: &Self) {
        self.done.copy(&other.done);
    }
}

/// Whether an answer plays a card or an ability.
const fn is_act(choice: Choice) -> bool {
    matches!(choice, Choice::Play(..) | Choice::Use(..))
}

/// How good an answer looks; doing nothing is worth 0.
fn worth(view: &View<'_>, question: Question, choice: Choice) -> i32 {
    let table = view.table();
    let own = view.seat();
    match choice {
        Choice::Pass | Choice::Done | Choice::No => 0,
        Choice::Yes | Choice::First(..) | Choice::Kind(_) => 1,
        Choice::Call => 40_000,
        Choice::Judgment => {
            // It calls no stone in that turn.
            if table.area(own, Area::Stones).len() < ENOUGH { 1 } else { 50_000 }
        }
        Choice::Play(card, _) | Choice::Use(card, _) if question == Question::Main => {
            let played = matches!(choice, Choice::Play(..));
            2 + cost(view, card) + if played { 20_000 } else { 0 }
        }
        Choice::Play(card, _) | Choice::Use(card, _) => {
            let of_other = table.chase.last().is_some_and(|link| link.seat != own);
            // Nothing is added to what is one's own.
            if of_other || table.battle.is_some() { 1 + cost(view, card) } else { NEVER + 1 }
        }
        Choice::Set(_) => NEVER + 1,
        Choice::Attack(by, at) => fight(view, by, at).map_or(-1, |gain| 1_000 + gain),
        Choice::Direct(by) => direct(view, by),
        Choice::Block(by) => block(view, by),
        // Stones first: what lies on the field may be wanted otherwise.
        Choice::Will(card, ..) => {
            if table.card(card).area == Area::Stones {
                2
            } else {
                1
            }
        }
        Choice::Player(seat) => {
            if (seat == own) == harms(view) {
                1
            } else {
                10_000
            }
        }
        Choice::Card(card) => match question {
            Question::Mulligan => {
                if cost(view, card) > 4 {
                    1
                } else {
                    -1
                }
            }
            Question::Pay | Question::Limit => 1_000_000 - value(view, card),
            _ => {
                let is_own = table.card(card).holder == own;
                let hand = table.card(card).area == Area::Hand && is_own;
                if hand && harms(view) {
                    1_000_000 - value(view, card)
                } else if is_own == harms(view) {
                    1 - value(view, card)
                } else {
                    10_000 + value(view, card)
                }
            }
        },
    }
}

/// Whether what is being declared or resolved does harm to what it is about.
fn harms(view: &View<'_>) -> bool {
    view.says().is_some_and(does_harm)
}

fn does_harm(ability: &Ability) -> bool {
    ability.does.iter().any(harm)
}

/// Whether a deed does harm to what it is about.
fn harm(deed: &Deed) -> bool {
    match deed {
        Deed::Damage(..)
        | Deed::Hit(..)
        | Deed::LoseLife(..)
        | Deed::Discard(..)
        | Deed::DiscardByChance(..)
        | Deed::Strip(_)
        | Deed::DiscardHand(_)
        | Deed::Mill(..)
        | Deed::MillAway(..)
        | Deed::Fight(..)
        | Deed::Theirs(..)
        | Deed::Control(..) => true,
        Deed::Move(verb, _) | Deed::AtEnd(verb, _) => {
            !matches!(verb, Verb::Recover | Verb::Field | Verb::FieldRested | Verb::OwnField)
        }
        Deed::Gain(_, gain, _) => lessens(gain),
        Deed::Draw(who, _) | Deed::GainLife(who, _) => matches!(who, Who::Opponent),
        Deed::May(_) | Deed::If(..) | Deed::Otherwise(_) | Deed::Done(..) | Deed::Unless(..) => {
            deed.within().iter().any(harm)
        }
        Deed::Counters(_, change, kind) => (*change < 0) != kind.starts_with("[-"),
        Deed::Produce(_)
        | Deed::ProduceEach(..)
        | Deed::Stone(..)
        | Deed::Token(..)
        | Deed::NoDamage
        | Deed::Reveal
        | Deed::Roll
        | Deed::CountersRolled(..)
        | Deed::Dig(_)
        | Deed::Pay(_) => false,
    }
}

/// Whether a card is worse off with a gain.
fn lessens(gain: &Gain) -> bool {
    match gain {
        Gain::Stats(atk, def)
        | Gain::Both(atk, def, _)
        | Gain::StatsEach(atk, def, _)
        | Gain::StatsRolled(atk, def) => atk.saturating_add(*def) < 0,
        Gain::Lose(_) | Gain::LoseAll | Gain::Become(..) | Gain::AtkIs(_) => true,
        Gain::Words(words) => {
            let bad = [Word::NoAttack, Word::NoBlock, Word::NoRecovery, Word::NoNextRecovery, Word::NoActivate];
            words.iter().any(|word| bad.contains(word))
        }
        Gain::Prevent(shield) => shield.deals,
        Gain::Also(both) => both.iter().any(lessens),
        Gain::StatsCounters(..)
        | Gain::Race(_)
        | Gain::Says(_)
        | Gain::DealsMore(_)
        | Gain::TakesLess(_)
        | Gain::UnblockedBy(_) => false,
    }
}

/// What comes of a fight of one card with another, unless it only loses by it.
fn fight(view: &View<'_>, by: CardId, at: CardId) -> Option<i32> {
    let beats = |one: CardId, other: CardId| stats(view, one)[0] >= left(view, other);
    match (beats(by, at), beats(at, by)) {
        (true, false) => Some(500 + value(view, at)),
        (true, true) => Some(value(view, at) - value(view, by)).filter(|gain| *gain >= 0),
        (false, _) => None,
    }
}

/// What an attack on the player is worth: little where a blocker would only win by it.
fn direct(view: &View<'_>, by: CardId) -> i32 {
    let table = view.table();
    let other = view.seat().other();
    let atk = stats(view, by)[0];
    if i64::from(atk) >= i64::from(table.life[other]) {
        return 9_000;
    }
    let walls = table.area(other, Area::Field).iter().filter(|card| view.fights(**card) && !table.card(**card).rested);
    let lost = walls.into_iter().any(|card| stats(view, *card)[0] >= left(view, by) && atk < left(view, *card));
    if atk == 0 || lost { -1 } else { 500 + atk / 10 }
}

/// What a block is worth.
fn block(view: &View<'_>, by: CardId) -> i32 {
    let table = view.table();
    let Some(Battle { by: attacker, at, .. }) = table.battle else { return 0 };
    let atk = stats(view, attacker.card)[0];
    let [wins, dies] = [stats(view, by)[0] >= left(view, attacker.card), atk >= left(view, by)];
    let at_player = matches!(at, Aim::Player(_));
    match (wins, dies) {
        (true, false) => 2_000,
        (false, false) => 1_000,
        (true, true) => value(view, attacker.card) - value(view, by),
        // The last line of defence.
        (false, true) if at_player && table.life[view.seat()] <= atk => 500,
        (false, true) => -1,
    }
}

/// ATK and DEF of a card as the seat knows them; 0 of others.
fn stats(view: &View<'_>, card: CardId) -> [i32; 2] {
    view.stats(card).unwrap_or_default().map(weighable)
}

/// How much more damage a card stands.
fn left(view: &View<'_>, card: CardId) -> i32 {
    let damage = i32::try_from(view.table().card(card).damage).unwrap_or(i32::MAX);
    stats(view, card)[1].saturating_sub(damage)
}

/// What a card costs, as far as the seat knows it.
fn cost(view: &View<'_>, card: CardId) -> i32 {
    weighable(view.cost(card).and_then(|cost| i32::try_from(cost).ok()).unwrap_or(0))
}

/// How much a card is worth having.
fn value(view: &View<'_>, card: CardId) -> i32 {
    let [atk, def] = stats(view, card);
    100 * cost(view, card) + (atk + def) / 20
}

impl Searched for Game {
    type Guide = Greedy;

    fn meaning(view: &View<'_>, at: usize) -> u64 {
        // On the field each card is its own; elsewhere copies are alike.
        let card = |card: CardId| {
            let object = view.table().card(card);
            let alike = object.area != Area::Field && view.knows(card);
            let area = object.area as u64;
            (u64::from(alike) << 20) | (area << 16) | u64::from(if alike { object.sheet } else { card.0 })
        };
        let (kind, first, second) = match view.options()[at] {
            Choice::Pass => (0, 0, 0),
            Choice::Call => (1, 0, 0),
            Choice::Judgment => (2, 0, 0),
            Choice::Play(by, way) => (3, card(by), u64::from(way.by as u8) << 8 | u64::from(way.mode)),
            Choice::Use(by, line) => (4, card(by), u64::from(line)),
            Choice::Set(by) => (5, card(by), 0),
            Choice::Attack(by, target) => (6, card(by), card(target)),
            Choice::Direct(by) => (7, card(by), 0),
            Choice::Block(by) => (8, card(by), 0),
            Choice::Will(by, line, kind) => (9, card(by), u64::from(line) << 8 | u64::from(kind)),
            Choice::Kind(kind) => (10, u64::from(kind), 0),
            Choice::Card(chosen) => (11, card(chosen), 0),
            Choice::Player(seat) => (12, seat as u64, 0),
            Choice::Done => (13, 0, 0),
            Choice::Yes => (14, 0, 0),
            Choice::No => (15, 0, 0),
            Choice::First(by, line) => (16, card(by), u64::from(line)),
        };
        (kind << 48) | (first << 24) | second
    }

    fn is_weighty(view: &View<'_>) -> bool {
        // Which stones pay, and in which order things trigger, seldom decides anything.
        !matches!(
            view.question(),
            Some(Question::Will | Question::Order | Question::Mulligan | Question::First | Question::Limit) | None
        )
    }

    fn chance(&self, seat: Seat) -> f64 {
        let [own, other] = [seat, seat.other()].map(|seat| strength(self, seat).powi(2));
        own / (own + other)
    }
}

/// What a player has: life first, then what fights, stones, and cards in hand.
fn strength(game: &Game, seat: Seat) -> f64 {
    let table = game.state().table();
    let fighters = table.area(seat, Area::Field).iter().filter(|card| game.fights(**card));
    let field: f64 = fighters.map(|card| 0.5 + game.stats(*card).map(f64::from).iter().sum::<f64>() / 1_000.0).sum();
    // No pile is so large.
    let count = |area| f64::from(u16::try_from(table.area(seat, area).len()).unwrap_or(u16::MAX));
    let life = f64::from(table.life[seat].max(0)) / 500.0;
    1.0 + life + field + 0.3 * count(Area::Stones) + 0.6 * count(Area::Hand) + 0.4 * count(Area::Standby)
}
