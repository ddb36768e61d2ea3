//! Opponents to play alone against: made-up cards that stand there, deal damage like clockwork, or block.

use std::fmt;
use std::str::FromStr;

use crate::ability::{Body, Does, Effect, Keyword, Skill, Skills, Tag, Trigger, Who};
use crate::card::{ByColor, Card, CardNumber, ColorSet, EnergyCost, Face, Kind, Total};
use crate::engine::dbscg::{Choice, Game, Question, View};
use crate::player::{Dummy as Passive, Player};
use crate::sim::duel::{List, Printed};

/// What an opponent of made-up cards does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dummy {
    /// Nothing at all.
    #[default]
    Passive,
    /// At the start of its Main Phase a skill of its leader deals so much damage.
    Clock(u8),
    /// Each turn it plays a Battle Card with \[Blocker\] and so many thousand power, and blocks with what it can.
    Blocker(u8),
}

/// The power of the leader, on whose side nothing else fights: what most leaders have before they awaken.
const LEADER_POWER: i32 = 10_000;
/// The power of cards that are never played.
const FILLER_POWER: i32 = 5_000;
/// More than anybody draws within [`MOST_TURNS`].
const CARDS: usize = 80;
/// Own turns after which a game against a dummy has to end.
pub const MOST_TURNS: u16 = 60;

impl Dummy {
    /// The cards of such an opponent.
    pub fn cards(self) -> Made {
        let [leader, other] = ["DUM-001", "DUM-002"].map(str::parse::<CardNumber>);
        // Letters, a dash and three digits are a card number, and no card has it.
        let (Ok(leader), Ok(other)) = (leader, other) else { unreachable!("both are card numbers") };
        let (skills, power, tags) = match self {
            Self::Passive => (Vec::new(), FILLER_POWER, Vec::new()),
            Self::Clock(damage) => (vec![clock(damage)], FILLER_POWER, Vec::new()),
            Self::Blocker(power) => (Vec::new(), i32::from(power) * 1000, vec![Tag::from(Keyword::Blocker)]),
        };
        // Without blockers, nothing is ever played.
        let cost = if tags.is_empty() { u8::MAX } else { 0 };
        let lines = tags.into_iter().map(|tag| Skill { tags: vec![tag], body: Body::Tags }).collect();
        Made {
            leader: (card(leader, Kind::Leader, LEADER_POWER, None), Skills { partial: false, lines: skills }),
            other: (card(other, Kind::Battle, power, Some(cost)), Skills { partial: false, lines }),
        }
    }

    /// Who plays them.
    pub fn player(self) -> Box<dyn Player> {
        match self {
            Self::Passive | Self::Clock(_) => Box::new(Passive),
            Self::Blocker(_) => Box::new(Wall::default()),
        }
    }
}

/// `[Auto] At the start of your Main Phase, your opponent takes that much damage.`
fn clock(damage: u8) -> Skill {
    let does = Does {
        when: Some(Trigger::MainStart(Who::You)),
        effect: [Effect::Damage(Who::Opponent, i32::from(damage).into())].into(),
        ..Does::default()
    };
    Skill { tags: vec![Keyword::Auto.into()], body: Body::Does(does.into()) }
}

fn card(number: CardNumber, kind: Kind, power: i32, cost: Option<u8>) -> Card {
    let name = if kind == Kind::Leader { "the dummy" } else { "the dummy's card" };
    Card {
        number,
        kind,
        rarity: String::new(),
        colors: ColorSet::default(),
        energy: cost.map(|total| EnergyCost { total: Total::Fixed(total), specified: ByColor::default() }),
        z_energy: None,
        combo: None,
        attributes: Vec::new(),
        counts_as: None,
        front: Face { name: name.to_owned(), power: Some(power), ..Face::default() },
        back: None,
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
        List { leader: of(&self.leader), cards: vec![of(&self.other); CARDS] }
    }
}

fn of((card, skills): &(Card, Skills)) -> Printed<'_> {
    Printed { card, front: skills, back: skills }
}

/// Plays one Battle Card each turn, and blocks whenever it can.
#[derive(Clone, Copy, Debug, Default)]
struct Wall {
    played: u16,
}

impl Player for Wall {
    fn choose(&mut self, view: &View<'_>) -> usize {
        let question = view.asked().map(|(_, question)| question);
        let offered = |wanted: fn(Choice) -> bool| {
            (0..view.offers())
                .find(|at| matches!(view.offer(*at), Some(crate::engine::dbscg::facts::view::Offer::Open(choice)) if wanted(choice)))
        };
        let answer = match question {
            Some(Question::Mulligan | Question::Redraw | Question::Charge) => None,
            Some(Question::Main) if self.played == view.turn() => None,
            Some(Question::Main) => {
                offered(|choice| matches!(choice, Choice::Play(_))).inspect(|_| self.played = view.turn())
            }
            _ => offered(|choice| !matches!(choice, Choice::Pass | Choice::Done)),
        };
        answer.unwrap_or_else(|| Player::<Game>::choose(&mut Passive, view))
    }
}

impl fmt::Display for Dummy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Passive => f.write_str("passive"),
            Self::Clock(damage) => write!(f, "clock:{damage}"),
            Self::Blocker(power) => write!(f, "blocker:{}", u32::from(*power) * 1000),
        }
    }
}

impl FromStr for Dummy {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || "a dummy is passive, clock:N (N damage a turn), blocker:POWER or deck:FILE".to_owned();
        let (name, number) = text.split_once(':').unwrap_or((text, ""));
        match name {
            "passive" if number.is_empty() => Ok(Self::Passive),
            "clock" => match number.parse() {
                Ok(damage @ 1..=50) => Ok(Self::Clock(damage)),
                _ => Err("a clock deals 1 to 50 damage a turn: clock:1".to_owned()),
            },
            "blocker" => match number.parse::<u32>() {
                Ok(power @ 1000..=250_000) if power % 1000 == 0 => {
                    u8::try_from(power / 1000).map(Self::Blocker).map_err(|_| wrong())
                }
                _ => Err("the power of a blocker is a number of thousands: blocker:15000".to_owned()),
            },
            _ => Err(wrong()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dummy_is_written_as_it_is_read() {
        for text in ["passive", "clock:1", "clock:50", "blocker:15000"] {
            assert_eq!(text.parse::<Dummy>().map(|dummy| dummy.to_string()), Ok(text.to_owned()));
        }
        for text in ["", "clock", "clock:0", "clock:-1", "blocker:500", "blocker:300000", "passive:1", "wall"] {
            assert!(text.parse::<Dummy>().is_err(), "{text}");
        }
    }
}
