//! A game as it is told at a table: what is asked, what can be answered, what happens, what lies there.
//!
//! The engine hands out values, and says what a viewer may be told; the words of DBSCG are found here, and what is told of any
//! game at a table is [`Telling`].

mod board;
mod event;
mod offer;
mod telling;
mod together;

use crate::ability::{Area, Keyword, Mode, Tag};
use crate::engine::dbscg::facts::view::Called;
use crate::engine::dbscg::state::decision::Question;
use crate::engine::dbscg::state::event::Event;
use crate::engine::dbscg::{CardId, Game, Outcome, Seat, View};
use crate::language::{Argument, Lang, Message, say};
use crate::wording;

pub use telling::Telling;
pub use together::Powers;

/// A game for somebody to whom it is told.
///
/// ```
/// use deckscouter::{engine::dbscg::{Game, Rng, Seat}, language::Lang, report::told::Told, sim::scenario};
/// let scenario = scenario::read("{name: a board, you: {hand: red, energy: red}}").unwrap();
/// let mut game = Game::from_board(&scenario.board(&|_| None).unwrap(), Rng::new(0, 0)).unwrap();
/// game.step();
/// let told = Told::to(&game, Seat::A);
/// assert_eq!(told.question().unwrap().to_string(), "A: what to do in the Main Phase?");
/// assert_eq!(told.question().unwrap().text(Lang::It), "A: che cosa fare nella Fase Principale?");
/// assert_eq!(told.offer(0).unwrap().to_string(), "Play CASE-002 Red");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Told<'g> {
    game: &'g Game,
    view: View<'g>,
}

impl<'g> Told<'g> {
    /// To a player.
    pub fn to(game: &'g Game, seat: Seat) -> Self {
        Self { game, view: game.view(seat) }
    }

    /// To somebody who watches and sees no hand.
    pub fn to_all(game: &'g Game) -> Self {
        Self { game, view: game.spectate() }
    }

    /// What is seen.
    pub const fn view(self) -> View<'g> {
        self.view
    }

    /// The question that is asked: `A: what to do in the Main Phase?`.
    pub fn question(self) -> Option<Message> {
        let (seat, question) = self.view.asked()?;
        let question = asked(question);
        Some(match self.view.asking() {
            // The skill of a card that is asked about has been activated or has triggered: it is known to both.
            Some(card) => say!("asked-for", player = letter(seat), question = question, card = self.card(card)),
            None => say!("asked", player = letter(seat), question = question),
        })
    }

    /// One of the answers by its place: `Play BT1-006 Scheming Champa`.
    pub fn offer(self, at: usize) -> Option<Message> {
        self.view.offer(at).map(|offer| self.offered(offer))
    }

    /// All answers, in order.
    pub fn offers(self) -> impl Iterator<Item = Message> + use<'g> {
        (0..self.view.offers()).filter_map(move |at| self.offer(at))
    }

    /// What has happened, if it is recorded, from one event on.
    pub fn log(self, from: usize) -> impl Iterator<Item = Message> + use<'g> {
        self.game.state.log.iter().flatten().skip(from).map(move |event: &Event| self.event(event))
    }

    /// What a card is called, whether or not it can be seen now: for cards that are known from elsewhere.
    fn card(self, card: CardId) -> Message {
        called(self.game.called(card))
    }

    /// A card and where it is, unless that is the viewer's hand.
    fn located(self, card: CardId) -> Message {
        let object = self.game.state.object(card);
        let name = self.card(card);
        match object.area {
            Area::Hand if Some(object.seat) == self.view.seat() => name,
            Area::Leader => say!("leader-card", card = name),
            area => {
                let mut lies = vec![say!("area-of", area = area.id(), player = letter(object.seat))];
                lies.extend((area.has_modes() && object.mode == Mode::Rest).then(|| wording::term(Mode::Rest.term())));
                lies.extend((object.markers > 0).then(|| say!("with-markers", markers = object.markers)));
                say!("card-lies", card = name, lies = Argument::list(lies, ", "))
            }
        }
    }
}

/// How a game ended.
pub fn outcome(outcome: Outcome) -> Message {
    match outcome {
        Outcome::Won(seat) => say!("wins", player = letter(seat)),
        Outcome::Draw => say!("is-a-draw"),
        Outcome::TurnLimit => say!("turn-limit-ends"),
    }
}

/// The answers that decline something, or choose nothing more.
pub fn declining() -> [Message; 3] {
    [say!("offers-pass"), say!("offers-done"), say!("offers-no")]
}

/// The letter of a seat, which is the same in every language.
const fn letter(seat: Seat) -> &'static str {
    match seat {
        Seat::A => "A",
        Seat::B => "B",
    }
}

/// A card by its number and name; a token, which has no number, by its name.
fn called(card: Called<'_>) -> Message {
    match card.number {
        Some(number) => Message::from(format!("{number} {}", card.name)),
        None => say!("a-token-called", name = card.name),
    }
}

/// A keyword in its brackets.
fn bracketed(keyword: Keyword) -> Message {
    say!("in-brackets", keyword = wording::keyword(keyword))
}

/// The tags at the head of a skill: in English by their keywords alone, elsewhere as cards print them.
fn head(tags: &[Tag]) -> Message {
    let printed = wording::tags(tags, "");
    Message::each(|lang| match lang {
        Lang::En => tags.iter().map(|tag| bracketed(tag.keyword).text(lang)).collect(),
        _ => printed.text(lang),
    })
}

/// What is asked, without who is.
fn asked(question: Question) -> Message {
    match question {
        Question::First => say!("asks-first"),
        Question::Redraw => say!("asks-redraw"),
        Question::SkillCostFirst => say!("asks-skill-cost-first"),
        Question::ZEnergy => say!("asks-z-energy"),
        Question::Mulligan => say!("asks-mulligan"),
        Question::Charge => say!("asks-charge"),
        Question::Main => say!("asks-main"),
        Question::Offense => say!("asks-offense"),
        Question::Defense => say!("asks-defense"),
        Question::Counter => say!("asks-counter"),
        Question::NextAuto => say!("asks-next-auto"),
        Question::Use => say!("asks-use"),
        Question::Pay => say!("asks-pay"),
        Question::X => say!("asks-number"),
        Question::Cost => say!("asks-cost"),
        Question::Character => say!("asks-character"),
        Question::Keyword => say!("asks-keyword"),
        Question::Price => say!("asks-price"),
        Question::Choose => say!("asks-choose"),
        Question::Life => say!("asks-life"),
        Question::Discard => say!("asks-discard"),
        Question::Option => say!("asks-option"),
        Question::Skill => say!("asks-skill"),
        Question::May => say!("asks-may"),
        Question::DrawMore => say!("asks-draw-more"),
        Question::Order => say!("asks-order"),
        Question::Repeats => say!("asks-repeats"),
        Question::Instead => say!("asks-instead"),
    }
}
