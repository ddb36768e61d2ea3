//! What the opponent may do: `your opponent may choose 1 card in their hand and discard it. If they don't, draw 1 card`.
//!
//! It is done from the opponent's chair: what is read as theirs is their own there.

use super::super::cards::known;
use super::super::duration::until;
use super::super::phrase::{Alone, Mapped, Row, Spoken, THEY, phrase};
use super::super::word::Signed;
use super::opponent::acts_of_theirs;
use crate::ability::{Cards, Change, Choose, Destination, Effect, Quantity, Selector, Until, Who};

phrase! {
    /// The acts that are offered.
    pub(in super::super) fn offers() -> Vec<Effect> {
        (acts) => ["your opponent may" {-> Spoken::offer} {acts: theirs()} {-> |s| s.offered = false}]
            | [{! THEY} "they may" {-> Spoken::offer} {acts: theirs()} {-> |s| s.offered = false}];
    }

    fn theirs() -> Vec<Effect> {
        (acts) => [{acts: Row(Alone(act()), Alone(act()), &[", then", "and then", ", and", "and", ","])}];
    }

    fn act() -> Effect {
        (act) => [{act: Mapped(acts_of_theirs(), |act| from_their_chair(&act), from_their_chair)}];
        // What ends with a turn or a battle ends at the same time for both.
        (Effect::Give(cards, Change::Power(Quantity::Number(n)), end)) =>
            ["have" {cards: known()} "get" {n: Signed} "power" {end: until()} {? matches!(end, Until::Battle | Until::Turn)}];
    }
}

/// The same act from the other chair, where it is known for every part of it.
fn from_their_chair(act: &Effect) -> Option<Effect> {
    Some(match act {
        Effect::Choose(choose) => Effect::Choose(chosen(choose)?),
        Effect::Discard(who, n) => Effect::Discard(other(*who), plain(n)?),
        Effect::PlayerDraws(Who::Opponent, n) => Effect::Draw(plain(n)?),
        Effect::Draw(n) => Effect::PlayerDraws(Who::Opponent, plain(n)?),
        Effect::Move(cards, to @ (Destination::To(_) | Destination::DeckBottom | Destination::EnergyResting)) => {
            Effect::Move(meant(cards)?, to.clone())
        }
        Effect::Ko(cards) => Effect::Ko(meant(cards)?),
        Effect::Switch(cards, mode) => Effect::Switch(meant(cards)?, *mode),
        Effect::Markers(cards, n) => Effect::Markers(meant(cards)?, plain(n)?),
        Effect::Shuffle(who) => Effect::Shuffle(other(*who)),
        Effect::NegateAttack => Effect::NegateAttack,
        Effect::NegatePlay(to) => Effect::NegatePlay(to.clone()),
        _ => return None,
    })
}

fn other(who: Who) -> Who {
    match who {
        Who::You => Who::Opponent,
        Who::Opponent => Who::You,
        Who::Both => Who::Both,
    }
}

fn plain(n: &Quantity) -> Option<Quantity> {
    matches!(n, Quantity::Number(_)).then(|| n.clone())
}

fn meant(cards: &Cards) -> Option<Cards> {
    Some(match cards {
        Cards::This | Cards::It | Cards::Named(_) => cards.clone(),
        Cards::Top(who, n) => Cards::Top(other(*who), plain(n)?),
        Cards::All(from) => Cards::All(selected(from)?),
        Cards::Chosen(choose) => Cards::Chosen(Box::new(chosen(choose)?)),
        _ => return None,
    })
}

fn chosen(choose: &Choose) -> Option<Choose> {
    Some(Choose { who: other(choose.who), from: selected(&choose.from)?, ..choose.clone() })
}

fn selected(from: &Selector) -> Option<Selector> {
    let plain = from.under.is_none() && from.family.is_none();
    plain.then(|| Selector { whose: if from.among.is_some() { from.whose } else { other(from.whose) }, ..from.clone() })
}
