//! The greedy player of Creatures of Exo, and what makes that game one that can be [searched](Searched).
//!
//! It goes by what its seat sees alone: the question, the forces and the areas of cards, and the chain. Of what effects do it
//! reads whether they end the turn, and what is given for them; a player that thinks finds the rest out by playing on.

use super::Player;
use super::eager::{NEVER, Repeats, first_best, weighable};
use super::search::{Guide, Searched};
use crate::ability::exo::{Deed, Effect, Key, Price};
use crate::engine::Seat;
use crate::engine::exo::{Area, CardId, Choice, Game, Question, View};

/// Plays what it can, attacks where it loses nothing, and answers the opponent's effects and attacks.
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    done: Repeats<Choice>,
}

/// Lives that no effect is paid with.
const SPARED: u8 = 2;

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
            if is_act(choice) && (done.is_enough(choice) || !is_of_use(view, choice)) {
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

/// Whether an answer plays a card or uses an effect.
const fn is_act(choice: Choice) -> bool {
    matches!(choice, Choice::Play(..) | Choice::Use(..))
}

/// Whether playing a card or using an effect brings anything, as far as can be told without playing on.
fn is_of_use(view: &View<'_>, choice: Choice) -> bool {
    match choice {
        Choice::Play(card, way) => {
            let tactic = |(_, effect): (u8, &Effect)| effect.key == Key::Tactic && ends_own_turn(view, effect);
            !gives_up_as_much(view, card, way) && !view.effects(card).any(tactic)
        }
        Choice::Use(card, line) => {
            let effect = view.effects(card).find(|(at, _)| *at == line).map(|(_, effect)| effect);
            effect.is_none_or(|effect| spares_lives(view, effect) && !ends_own_turn(view, effect))
        }
        _ => true,
    }
}

/// Whether a card that is played takes one from the own field that is as strong as itself.
fn gives_up_as_much(view: &View<'_>, card: CardId, way: u8) -> bool {
    let mut given: Vec<CardId> = Vec::new();
    for part in view.leaves_for(card, way) {
        let others = part.into_iter().filter(|other| !given.contains(other));
        let weakest = others.min_by_key(|other| force(view, *other));
        given.extend(weakest);
    }
    let own = force(view, card);
    // What has no force is played for what it does.
    own > 0 && given.iter().any(|other| force(view, *other) >= own)
}

/// Whether an effect is paid with no life that is wanted more.
fn spares_lives(view: &View<'_>, effect: &Effect) -> bool {
    let left = view.table().lives[view.seat()];
    let paid = |price: &Price| if let Price::Lives(lives) = price { *lives } else { 0 };
    effect.price.iter().map(paid).all(|paid| paid == 0 || left.saturating_sub(paid) >= SPARED)
}

/// Whether an effect ends the own turn, in which there is more to do.
fn ends_own_turn(view: &View<'_>, effect: &Effect) -> bool {
    fn ends(deed: &Deed) -> bool {
        match deed {
            Deed::EndTurn => true,
            Deed::May(deeds) | Deed::If(_, deeds) => deeds.iter().any(ends),
            _ => false,
        }
    }
    view.table().active == view.seat() && effect.does.iter().any(ends)
}

/// How good an answer looks; doing nothing is worth 0.
fn worth(view: &View<'_>, question: Question, choice: Choice) -> i32 {
    let table = view.table();
    match choice {
        Choice::Pass | Choice::Done | Choice::No => 0,
        Choice::Yes | Choice::Battle | Choice::First(..) => 1,
        Choice::Play(card, _) | Choice::Use(card, _) if question == Question::Main => {
            // Cards of the field are used last: what they are covered for, they can no longer attack.
            let played = matches!(choice, Choice::Play(..));
            2 + force(view, card) + if played { 1_000 } else { 0 }
        }
        Choice::Play(card, _) | Choice::Use(card, _) => {
            let link_of_other =
                table.chain().and_then(|chain| chain.links.last()).is_some_and(|link| link.seat != view.seat());
            // Nothing is added to what is one's own.
            if link_of_other || table.attack.is_some() { 1 + force(view, card) } else { NEVER + 1 }
        }
        Choice::Attack(by, at) => attack(view, by, at),
        Choice::Card(card) => {
            let object = table.card(card);
            let own = object.holder == view.seat();
            let force = force(view, card);
            match (question, object.area) {
                // What is given up is as weak as can be; what pays comes back from the Occult.
                (Question::Pay | Question::Crowded, _) | (Question::Choose, Area::Hand) => 1_000_000 - force,
                (Question::Choose, Area::Field) if own => 1_000_000 - force,
                // Effects that do harm mostly say that they are for the opponent's cards: where both can be taken,
                // it is one's own.
                _ => 1 + force + if own { 10_000 } else { 0 },
            }
        }
    }
}

/// What an attack is worth: Leaders lose a life whatever their force is (3-4-12); of equal force both are lost (3-4-9).
fn attack(view: &View<'_>, by: CardId, at: CardId) -> i32 {
    let (own, other) = (force(view, by), force(view, at));
    if view.table().is_leader(at) {
        // It loses the battle against a stronger Leader, but the life is gone.
        if other > own { 300 - own / 2 } else { 1_000 }
    } else if own > other {
        500 + other
    } else if own == other {
        1
    } else {
        NEVER + 1
    }
}

/// The force of a card as the seat knows it; 0 of others.
fn force(view: &View<'_>, card: CardId) -> i32 {
    weighable(view.force(card).unwrap_or(0))
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
            Choice::Battle => (1, 0, 0),
            Choice::Play(by, way) => (2, card(by), u64::from(way)),
            Choice::Use(by, line) => (3, card(by), u64::from(line)),
            Choice::Attack(by, target) => (4, card(by), card(target)),
            Choice::Card(chosen) => (5, card(chosen), 0),
            Choice::Done => (6, 0, 0),
            Choice::Yes => (7, 0, 0),
            Choice::No => (8, 0, 0),
            Choice::First(by, line) => (9, card(by), u64::from(line)),
        };
        (kind << 48) | (first << 24) | second
    }

    fn is_weighty(view: &View<'_>) -> bool {
        // What pays comes back; the order of triggers seldom decides anything.
        !matches!(view.question(), Some(Question::Pay | Question::Order | Question::Crowded) | None)
    }

    fn chance(&self, seat: Seat) -> f64 {
        let [own, other] = [seat, seat.other()].map(|seat| strength(self, seat).powi(2));
        own / (own + other)
    }
}

/// What a player has: lives first, then the cards of the field by their force, then those in hand.
fn strength(game: &Game, seat: Seat) -> f64 {
    let table = game.state().table();
    let field: f64 = table.area(seat, Area::Field).iter().map(|card| 0.5 + f64::from(game.force(*card)) / 200.0).sum();
    // No hand or Occult is so large.
    let cards = table.area(seat, Area::Hand).len() + table.area(seat, Area::Occult).len();
    let cards = f64::from(u16::try_from(cards).unwrap_or(u16::MAX));
    1.0 + 3.0 * f64::from(table.lives[seat]) + field + 0.5 * cards
}
