//! What the opponent may do: `your opponent may choose 1 card in their hand and discard it. If they don't, draw 1 card`.
//!
//! It is done from the opponent's chair: what is read as theirs is their own there.

use super::super::phrase::{At, Page, Phrase, Ways};
use super::opponent::acts_of_theirs;
use crate::ability::{Cards, Choose, Destination, Effect, Quantity, Selector, Who};

const OFFER: &[&str] = &["your opponent may", "they may"];
const JOINS: &[&str] = &[", then", "and then", ", and", "and", ","];

/// The acts that are offered.
pub(in super::super) fn offers(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let Some(at) = begin(page, at) else { return Ways::new() };
    let mut ways = Ways::new();
    let mut open: Ways<Vec<Effect>> = vec![(Vec::new(), at)];
    while let Some((acts, at)) = open.pop() {
        for (act, at) in acts_of_theirs().read(page, at) {
            let Some(act) = from_their_chair(&act) else { continue };
            let acts = page.longer(&acts, [act]);
            open.extend(page.any(at, JOINS).map(|at| (acts.clone(), at)));
            ways.push((acts, end(at)));
        }
    }
    ways
}

/// As [`offers`].
pub(in super::super) fn says_offers(acts: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let Some(theirs) = acts.iter().map(from_their_chair).collect::<Option<Vec<Effect>>>() else { return Vec::new() };
    let mut places: Vec<At> = begin(page, at).into_iter().collect();
    for (n, act) in theirs.iter().enumerate() {
        let linked = places.into_iter().filter_map(|at| if n == 0 { Some(at) } else { page.any(at, JOINS) });
        places = linked.flat_map(|at| acts_of_theirs().says(act, page, at)).collect();
    }
    places.into_iter().map(end).collect()
}

fn begin(page: &Page<'_>, at: At) -> Option<At> {
    let they = at.spoken.they;
    let at = page.any(at, if they { OFFER } else { &OFFER[..1] })?;
    Some(at.speak(|spoken| (spoken.they, spoken.offered) = (true, true)))
}

fn end(at: At) -> At {
    at.speak(|spoken| spoken.offered = false)
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
        Effect::Shuffle(who) => Effect::Shuffle(other(*who)),
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
