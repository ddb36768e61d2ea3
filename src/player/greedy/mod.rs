//! The player who takes what looks best at the moment: no plan beyond this turn, no guess at hidden cards.
//!
//! Everything is weighed in points, of which an average card in hand is worth a hundred. Which question goes where:
//!
//! * [`hand`]: the mulligan, the charge, which energy to rest, what a card in hand is worth to keep.
//! * [`main_phase`]: what to play, to activate, to attack.
//! * [`spending`]: what the energy there is goes to, and what of it is kept for answers.
//! * [`uses`]: what it brings to play a card or to use a skill now.
//! * [`battle`]: combos and skills in the Offense and Defense Step, \[Blocker\] and \[Counter\].
//! * [`combos`]: which cards help in a battle.
//! * [`targets`]: which card to choose, to pay with, to discard, to put on top.
//! * [`offers`]: whether to use what may be used, which option, which number.
//!
//! What things weigh: [`worth`] (cards, by what is printed on them), [`gain`] (effects), [`change`] (what effects make of a
//! card), [`price`](mod@price), [`fighter`] (cards as they fight), [`lives`] (one's own life, the last of which is never given).
//!
//! No answer is given for ever: how often a skill is activated in a turn, and all skills together, is counted ([`Repeats`]).

mod battle;
mod change;
mod combos;
mod fighter;
mod gain;
mod hand;
mod lives;
mod main_phase;
mod offers;
mod price;
mod scale;
mod spending;
mod targets;
mod uses;
mod worth;

use super::eager::Repeats;
use super::search::Guide;
use super::{Player, Value, Weighed, best_first};
use crate::card::ByColor;
use crate::engine::dbscg::facts::view::Offer;
use crate::engine::dbscg::{CardId, Choice, Game, Question, Seat, View};
use combos::Helps;
use fighter::Fighter;
use hand::Want;
use worth::Worths;

/// Takes what looks best at the moment. It draws no chances: the same view gets the same answer.
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    /// What cards are worth, as far as it has been asked.
    worths: Worths,
    /// Skill lines activated this turn.
    done: Repeats<(CardId, u8)>,
    /// What was weighed for the last question, once that is asked for: each time that answers were compared.
    weighed: Option<Vec<Vec<Weighed>>>,
    /// The last answer.
    last: usize,
}

impl Player for Greedy {
    fn choose(&mut self, view: &View<'_>) -> usize {
        let at = self.advise(view);
        self.note(view, at);
        self.last = at;
        at
    }

    fn explain(&mut self) {
        self.weighed = Some(Vec::new());
    }

    /// Answers may be compared more than once for a question: what counts is where that was found which was answered.
    fn weighed(&self) -> Vec<Weighed> {
        let compared = self.weighed.as_deref().unwrap_or_default();
        let found = compared.iter().rev().find(|of| of.iter().any(|weighed| weighed.at == self.last));
        best_first(found.or(compared.last()).cloned().unwrap_or_default())
    }
}

impl Guide<Game> for Greedy {
    fn advise(&mut self, view: &View<'_>) -> usize {
        let Some((seat, question)) = view.asked() else { return 0 };
        self.done.turn_to(view.turn());
        let mut desk = Desk {
            view,
            seat,
            worths: &mut self.worths,
            done: &self.done,
            energy_colors: None,
            colors_wanted: None,
            fighters: Vec::new(),
            threat: None,
            helps_in_hand: None,
            weighed: self.weighed.as_mut(),
        };
        if let Some(weighed) = &mut desk.weighed {
            weighed.clear();
        }
        desk.answer(question)
    }

    fn note(&mut self, view: &View<'_>, at: usize) {
        let activated = open(view, at).and_then(|choice| match choice {
            Choice::Activate(card, line) => Some((card, line)),
            _ => None,
        });
        self.done.note(view.turn(), activated);
    }

    fn remember(&mut self, other: &Self) {
        self.done.copy(&other.done);
    }
}

/// One of the answers, where it hides no card.
#[inline]
fn open(view: &View<'_>, at: usize) -> Option<Choice> {
    match view.offer(at) {
        Some(Offer::Open(choice)) => Some(choice),
        _ => None,
    }
}

/// What is on the table while a question is answered.
struct Desk<'a, 'g> {
    view: &'a View<'g>,
    /// Who is asked.
    seat: Seat,
    worths: &'a mut Worths,
    done: &'a Repeats<(CardId, u8)>,
    /// How much energy has each color, once it has been asked.
    energy_colors: Option<ByColor<u8>>,
    /// Which of the colors that there is not enough energy of cards in hand want most, once it has been asked.
    colors_wanted: Option<ByColor<[Want; 2]>>,
    /// Cards as they fight, those that have been asked about.
    fighters: Vec<Fighter>,
    /// What the opponent's next turn threatens, once it has been asked.
    threat: Option<(i32, i32)>,
    /// What the hand would be in combos, once it has been asked.
    helps_in_hand: Option<Helps>,
    /// What is weighed, where somebody asks for it.
    weighed: Option<&'a mut Vec<Vec<Weighed>>>,
}

impl Desk<'_, '_> {
    fn answer(&mut self, question: Question) -> usize {
        match question {
            Question::First => self.place_of(Choice::Yes).unwrap_or(0),
            Question::SkillCostFirst => self.place_of(Choice::Pass).unwrap_or(0),
            Question::Redraw => self.redraw(),
            Question::Mulligan => self.mulligan(),
            Question::Charge => self.charge(),
            Question::Main => self.main_phase(),
            Question::Offense => self.offense(),
            Question::Defense => self.defense(),
            Question::Counter => self.counter(),
            Question::Pay => self.pay(),
            Question::Price => self.price(),
            Question::Choose => self.target(),
            Question::Discard => self.discard(),
            Question::Order => self.order(),
            Question::Use | Question::May => self.may(),
            Question::Option => self.option(),
            Question::Skill => self.skill(),
            Question::X => self.number(),
            Question::Cost => self.declared_cost(),
            Question::Character => self.declared_character(),
            Question::DrawMore => self.draw_more(),
            Question::Repeats => self.repeats(),
            Question::Instead => self.instead(),
            // Life cards are all alike from behind, and which skill comes first is seldom of weight.
            // A card of a combo is of more use as Z-Energy than in the Drop Area.
            Question::Life | Question::NextAuto | Question::Keyword | Question::ZEnergy => 0,
        }
    }

    /// The place of the best answer by a weight; the first of several. An answer without weight is not taken.
    fn best(&mut self, mut weigh: impl FnMut(&mut Self, Choice) -> Option<i32>) -> Option<(i32, usize)> {
        let mut best: Option<(i32, usize)> = None;
        if let Some(weighed) = &mut self.weighed {
            weighed.push(Vec::new());
        }
        for at in 0..self.view.offers() {
            let Some(choice) = open(self.view, at) else { continue };
            let Some(weight) = weigh(self, choice) else { continue };
            if let Some(compared) = self.weighed.as_mut().and_then(|weighed| weighed.last_mut()) {
                compared.push(Weighed { at, value: Value::Points(weight) });
            }
            if best.is_none_or(|(most, _)| weight > most) {
                best = Some((weight, at));
            }
        }
        best
    }

    /// The place of an answer.
    fn place_of(&self, wanted: Choice) -> Option<usize> {
        (0..self.view.offers()).rev().find(|at| open(self.view, *at) == Some(wanted))
    }

    /// The answer that ends or declines; the last where there is none.
    fn pass(&self) -> usize {
        let ends = |choice| matches!(choice, Choice::Pass | Choice::Done);
        let last = self.view.offers().saturating_sub(1);
        (0..=last).rev().find(|at| open(self.view, *at).is_some_and(ends)).unwrap_or(last)
    }

    /// The place of an answer, or that which declines.
    fn or_pass(&self, best: Option<(i32, usize)>, more_than: i32) -> usize {
        best.filter(|(weight, _)| *weight > more_than).map_or_else(|| self.pass(), |(_, at)| at)
    }

    /// Whether a skill line may be activated once more in this turn.
    fn may_activate(&self, card: CardId, line: u8) -> bool {
        !self.done.is_enough((card, line))
    }
}
