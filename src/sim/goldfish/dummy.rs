//! Opponents to play alone against: made-up cards that stand there, deal damage like clockwork, block, answer attacks, remove
//! what has been played, or combo.
//!
//! Everything that such an opponent does is a skill of its cards in the language of skills, or a step of the rules: the
//! engine does not know that nobody has printed them.

use std::fmt;
use std::str::FromStr;

use crate::ability::{
    Area, Body, Bounds, Cards, Choose, Condition, Does, Effect, Fate, Filter, HowMany, Keyword, Price, Selector, Skill,
    Skills, Trigger, Watched, Who,
};
use crate::card::{ByColor, Card, CardNumber, Combo, EnergyCost, Face, Kind, Total};
use crate::engine::dbscg::facts::view::Offer;
use crate::engine::dbscg::{CardId, Choice, Game, Question, View};
use crate::player::{Dummy as Passive, Player};
use crate::sim::duel::{List, Printed};

/// What an opponent of made-up cards does; 0 of everything is nothing at all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dummy {
    /// At the start of its Main Phase a skill of its leader deals so much damage.
    pub clock: u8,
    /// Each turn it plays a Battle Card with \[Blocker\] and so many thousand power, and blocks with what it can.
    pub blocker: u8,
    /// The how manieth attack of each of the other's turns it answers with a \[Counter\] that negates the attack.
    pub counter: u8,
    /// In each so manieth of its turns a skill of its leader KO's the strongest of the other's Battle Cards.
    pub ko: u8,
    /// In each battle of its own cards it combos a card with so many thousand combo power, while it has one in hand.
    pub combo: u8,
}

/// The power of the leader, on whose side nothing else fights: what most leaders have before they awaken.
const LEADER_POWER: i32 = 10_000;
/// The power of cards that are never played.
const FILLER_POWER: i32 = 5_000;
/// More than anybody draws within [`MOST_TURNS`].
const CARDS: usize = 80;
/// Own turns after which a game against a dummy has to end.
pub const MOST_TURNS: u16 = 60;

/// The name of the cards that a skill chooses.
const CHOSEN: &str = "chosen";

impl Dummy {
    /// Does nothing.
    pub const PASSIVE: Self = Self { clock: 0, blocker: 0, counter: 0, ko: 0, combo: 0 };

    /// The cards of such an opponent.
    pub fn cards(self) -> Made {
        let [Some(leader), Some(other)] = [1, 2].map(|index| CardNumber::unprinted("DUM", index)) else {
            unreachable!("both are card numbers")
        };
        let of_leader = [(self.clock > 0).then(|| clock(self.clock)), (self.ko > 0).then(removal)];
        let blocker = || Skill { tags: vec![Keyword::Blocker.into()], body: Body::Tags };
        let of_other = [(self.blocker > 0).then(blocker), (self.counter > 0).then(|| counter(self.counter))];
        let power = if self.blocker > 0 { thousands(self.blocker) } else { FILLER_POWER };
        // 10-10-1: what has a [Counter] has to be paid for; other cards of which nothing is played cannot be.
        let cost = if of_other.iter().any(Option::is_some) { 0 } else { u8::MAX };
        let combo = (self.combo > 0).then(|| Combo { cost: 0, power: thousands(self.combo) });
        let skills =
            |lines: [Option<Skill>; 2]| Skills { partial: false, lines: lines.into_iter().flatten().collect() };
        Made {
            leader: (card(leader, Kind::Leader, LEADER_POWER, None), skills(of_leader)),
            other: (Card { combo, ..card(other, Kind::Battle, power, Some(cost)) }, skills(of_other)),
        }
    }

    /// Who plays them.
    pub fn player(self) -> Box<dyn Player> {
        if (Self { clock: 0, ..self }) == Self::PASSIVE { Box::new(Passive) } else { Box::new(Robot::of(self)) }
    }

    /// Whether it deals damage by itself.
    pub const fn hits(self) -> bool {
        self.clock > 0
    }
}

fn thousands(of: u8) -> i32 {
    i32::from(of) * 1000
}

/// An \[Auto\] skill of the start of the own Main Phase.
fn at_main_start(effect: Vec<Effect>) -> Skill {
    let does = Does { when: Some(Trigger::MainStart(Who::You)), effect: effect.into(), ..Does::default() };
    Skill { tags: vec![Keyword::Auto.into()], body: Body::Does(does.into()) }
}

/// At the start of the own Main Phase, the opponent takes that much damage.
fn clock(damage: u8) -> Skill {
    at_main_start(vec![Effect::Damage(Who::Opponent, i32::from(damage).into())])
}

/// At the start of the own Main Phase, up to one Battle Card of the opponent is chosen and KO'd.
fn removal() -> Skill {
    let bodies = Selector {
        whose: Who::Opponent,
        areas: vec![Area::Battle],
        filter: Filter::Kind(Kind::Battle),
        ..Selector::default()
    };
    let choose = Choose::new(bodies, HowMany::UpTo(1.into()), CHOSEN);
    at_main_start(vec![Effect::Choose(choose), Effect::Ko(Cards::Named(CHOSEN.into()))])
}

/// A \[Counter : Attack\] of the hand: at the so manieth attack of a turn, and for this card, the attack is negated.
fn counter(attack: u8) -> Skill {
    let attacked = Trigger::Attacks(Watched::Theirs(Filter::Any));
    let does = Does {
        condition: Some(Condition::Happened(attacked.into(), Bounds { min: Some(attack), max: Some(attack) })),
        cost: vec![Price::This(Fate::To(Area::Drop))],
        effect: [Effect::NegateAttack].into(),
        ..Does::default()
    };
    Skill { tags: vec![Keyword::CounterAttack.into()], body: Body::Does(does.into()) }
}

fn card(number: CardNumber, kind: Kind, power: i32, cost: Option<u8>) -> Card {
    let name = if kind == Kind::Leader { "the dummy" } else { "the dummy's card" };
    Card {
        energy: cost.map(|total| EnergyCost { total: Total::Fixed(total), specified: ByColor::default() }),
        front: Face { name: name.to_owned(), power: Some(power), ..Face::default() },
        ..Card::blank(number, kind)
    }
}

/// The cards of a dummy.
#[derive(Clone, Debug)]
pub struct Made {
    leader: (Card, Skills),
    other: (Card, Skills),
}

impl Made {
    /// As a list to play with.
    pub fn list(&self) -> List<'_> {
        List { leader: of(&self.leader), cards: vec![of(&self.other); CARDS], z: Vec::new() }
    }
}

fn of((card, skills): &(Card, Skills)) -> Printed<'_> {
    Printed { card, front: skills, back: skills }
}

/// Does what its [`Dummy`] says, and nothing else that can be left undone.
#[derive(Clone, Copy, Debug)]
struct Robot {
    does: Dummy,
    /// The turn in which it has played a card.
    played: u16,
}

impl Robot {
    const fn of(does: Dummy) -> Self {
        Self { does, played: 0 }
    }

    /// The card to KO now, if one is: the one with the highest power, of several the one with the highest printed energy
    /// cost, of several the one that is offered first.
    fn removes(self, view: &View<'_>) -> Option<usize> {
        // Turns are counted for both players; the second of the two has the even ones.
        let own_turn = view.turn().div_ceil(2);
        if self.does.ko == 0 || !own_turn.is_multiple_of(u16::from(self.does.ko)) {
            return None;
        }
        let worth = |card: CardId| {
            let printed = view.card(card).and_then(|card| card.energy).map_or(0, |energy| energy.value());
            (view.power(card).unwrap_or(0), printed)
        };
        let bodies = open(view).filter_map(|(at, choice)| match choice {
            Choice::Card(card) => Some((worth(card), std::cmp::Reverse(at))),
            _ => None,
        });
        bodies.max().map(|(_, std::cmp::Reverse(at))| at)
    }
}

/// The answers about cards that the player sees, with their places.
fn open<'v>(view: &'v View<'_>) -> impl Iterator<Item = (usize, Choice)> + 'v {
    (0..view.offers()).filter_map(|at| match view.offer(at) {
        Some(Offer::Open(choice)) => Some((at, choice)),
        _ => None,
    })
}

impl Player for Robot {
    fn choose(&mut self, view: &View<'_>) -> usize {
        let first = |wanted: fn(Choice) -> bool| open(view).find(|(_, choice)| wanted(*choice)).map(|(at, _)| at);
        let seat = view.seat();
        let answer = match view.asked().map(|(_, question)| question) {
            Some(Question::Main) if self.does.blocker > 0 && self.played != view.turn() => {
                first(|choice| matches!(choice, Choice::Play(_))).inspect(|_| self.played = view.turn())
            }
            Some(Question::Defense) if seat.is_some_and(|seat| view.count(seat, Area::Combo) == 0) => {
                first(|choice| matches!(choice, Choice::Combo(_)))
            }
            // Of its own leader; of other skills that ask it, nothing is known.
            Some(Question::Choose) if self.is_of_leader(view) => {
                self.removes(view).or_else(|| first(|choice| choice == Choice::Done))
            }
            Some(Question::Counter | Question::Use) => first(|choice| !matches!(choice, Choice::Pass | Choice::Done)),
            _ => None,
        };
        answer.unwrap_or_else(|| Player::<Game>::choose(&mut Passive, view))
    }
}

impl Robot {
    /// Whether the skill of its leader asks.
    fn is_of_leader(self, view: &View<'_>) -> bool {
        let leaders = view.seat().and_then(|seat| view.cards(seat, Area::Leader)).unwrap_or_default();
        self.does.ko > 0 && view.asking().is_some_and(|card| leaders.contains(&card))
    }
}

/// What a dummy can do, in the order in which it is written.
const PARTS: [Part; 5] = [
    Part { name: "clock", scale: 1, most: 50, wrong: "a clock deals 1 to 50 damage a turn: clock:1" },
    Part {
        name: "blocker",
        scale: 1000,
        most: 250,
        wrong: "the power of a blocker is a number of thousands: blocker:15000",
    },
    Part {
        name: "counter",
        scale: 1,
        most: 20,
        wrong: "a counter answers one attack of a turn, the 1st to the 20th: counter:1",
    },
    Part { name: "ko", scale: 1, most: 60, wrong: "a card is KO'd every turn, or every so many up to 60: ko:2" },
    Part { name: "combo", scale: 1000, most: 250, wrong: "the power of a combo is a number of thousands: combo:5000" },
];

/// One thing that a dummy can do.
struct Part {
    name: &'static str,
    /// What its number is a multiple of.
    scale: u32,
    /// The most of these multiples.
    most: u8,
    wrong: &'static str,
}

impl Dummy {
    /// Its numbers, in the order of [`PARTS`].
    const fn parts(self) -> [u8; PARTS.len()] {
        [self.clock, self.blocker, self.counter, self.ko, self.combo]
    }
}

impl fmt::Display for Dummy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = PARTS.iter().zip(self.parts()).filter(|(_, number)| *number > 0);
        let told = parts.map(|(part, number)| format!("{}:{}", part.name, u32::from(number) * part.scale));
        let told: Vec<String> = told.collect();
        f.write_str(if told.is_empty() { "passive".to_owned() } else { told.join("+") }.as_str())
    }
}

/// Why words say no dummy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoDummy {
    /// Something among them is nothing that a dummy does.
    #[error(
        "a dummy is passive, clock:N (N damage a turn), blocker:POWER, counter:N (it negates the Nth attack of a turn), \
         ko:N (a KO every N turns), combo:POWER, several of these (clock:1+ko:2), or deck:FILE"
    )]
    Other,
    /// A number does not fit; what would.
    #[error("{0}")]
    Number(&'static str),
    /// This is there twice.
    #[error("{0} is there twice")]
    Twice(&'static str),
}

impl FromStr for Dummy {
    type Err = NoDummy;
    fn from_str(text: &str) -> Result<Self, NoDummy> {
        if text == "passive" {
            return Ok(Self::PASSIVE);
        }
        let mut numbers = [0; PARTS.len()];
        for word in text.split('+') {
            let (name, number) = word.split_once(':').unwrap_or((word, ""));
            let Some(at) = PARTS.iter().position(|part| part.name == name) else {
                return Err(NoDummy::Other);
            };
            let Part { scale, most, wrong, .. } = PARTS[at];
            let number = number.parse::<u32>().ok().filter(|number| number % scale == 0).map(|number| number / scale);
            let number =
                number.and_then(|number| u8::try_from(number).ok()).filter(|number| (1..=most).contains(number));
            if numbers[at] > 0 {
                return Err(NoDummy::Twice(PARTS[at].name));
            }
            numbers[at] = number.ok_or(NoDummy::Number(wrong))?;
        }
        let [clock, blocker, counter, ko, combo] = numbers;
        Ok(Self { clock, blocker, counter, ko, combo })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dummy_is_written_as_it_is_read() {
        for text in [
            "passive",
            "clock:1",
            "clock:50",
            "blocker:15000",
            "counter:2",
            "ko:1",
            "combo:5000",
            "clock:1+ko:2",
            "clock:1+blocker:10000+counter:3+ko:2+combo:10000",
        ] {
            assert_eq!(text.parse::<Dummy>().map(|dummy| dummy.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("ko:2+clock:1".parse::<Dummy>().map(|dummy| dummy.to_string()), Ok("clock:1+ko:2".to_owned()));
        for text in [
            "",
            "clock",
            "clock:0",
            "clock:-1",
            "blocker:500",
            "blocker:300000",
            "passive:1",
            "wall",
            "counter:21",
            "ko:0",
            "combo:1",
            "clock:1+",
            "clock:1+clock:2",
            "passive+ko:1",
        ] {
            assert!(text.parse::<Dummy>().is_err(), "{text}");
        }
    }
}
