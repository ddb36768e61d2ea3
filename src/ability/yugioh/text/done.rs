//! Reading what is done: deeds, one after the other.

use super::super::cards::{Cards, Is};
use super::super::deed::{Deed, Gain, Until, Word};
use super::conditions::tests;
use super::deeds::DEEDS;
use super::reader::Reader;
use super::{phrase, token};

/// Deeds, one after the other.
pub(super) fn deeds(reader: &mut Reader<'_>) -> Option<Vec<Deed>> {
    let mut all = Vec::new();
    loop {
        let deed = one(reader)?;
        match &deed {
            Deed::NegateActivation | Deed::NegateEffect => reader.it = Cards::Answered,
            Deed::Excavate(_) => reader.it = Cards::Those,
            other if matches!(other.cards(), Some(Cards::Of(_))) => reader.it = Cards::Those,
            _ => {}
        }
        all.push(deed);
        if reader.is_done() {
            return Some(all);
        }
        let at = reader.at;
        if reader.any(&[", and if you do ,", "and if you do ,", ", and if you do", "and if you do"]) {
            all.push(Deed::IfDone(deeds(reader)?));
            return Some(all);
        }
        if reader.any(&[", and then", ", then", "and then", "then", "; then"]) {
            let _ = reader.words(",");
            all.push(Deed::Then);
            continue;
        }
        if !reader.any(&[", and", ", also", "also", ", but", "but", "and", ","]) {
            // What stands behind is of who reads on.
            reader.at = at;
            return Some(all);
        }
    }
}

/// A deed that lasts until the end of the turn, where it says nothing of that itself.
fn for_the_turn(deed: Deed) -> Option<Deed> {
    match deed {
        Deed::Gain(cards, gain, Until::Stays) => Some(Deed::Gain(cards, gain, Until::TurnEnds)),
        Deed::Control(cards, Until::Stays) => Some(Deed::Control(cards, Until::TurnEnds)),
        _ => None,
    }
}

pub(super) fn one(reader: &mut Reader<'_>) -> Option<Deed> {
    let _ = reader.words("as this resolves ,");
    if reader.any(&["until the end phase ,", "this turn ,"]) {
        return for_the_turn(one(reader)?);
    }
    if reader.words("you can").is_some() {
        return Some(Deed::May(deeds(reader)?));
    }
    if reader.any(&["during the end phase of this turn ,", "during the end phase ,"]) {
        return Some(Deed::Later(deeds(reader)?));
    }
    if reader.words("toss a coin and call it ; if you call it right ,").is_some() {
        let heads = deeds(reader)?;
        reader.words("; if you call it wrong ,")?;
        return Some(Deed::Coin(heads, deeds(reader)?));
    }
    let _ = reader.words("have");
    if reader.any(&["negate its effects", "negate their effects"]) {
        // Whose they are has to be plain.
        let said = !matches!(reader.it, Cards::This | Cards::Bearer);
        return said.then(|| Deed::Gain(reader.it.clone(), Gain::Words(vec![Word::Negated]), Until::Stays));
    }
    let at = reader.at;
    if let Some(mut tests) = tests(reader, &["if"])
        && tests.len() == 1
        && reader.any(&[",", ":"])
    {
        return Some(Deed::If(tests.remove(0), deeds(reader)?));
    }
    reader.at = at;
    let mut deed = token::read(reader).or_else(|| DEEDS.iter().find_map(|table| phrase::read(table, reader)))?;
    if reader.any(&["until the end phase", ", until the end phase", "this turn"]) {
        deed = for_the_turn(deed)?;
    }
    let at = reader.at;
    if reader.any(&[", except", "except"]) {
        match (reader.name(), cards_of(&mut deed)) {
            (Some(name), Some(Cards::Of(pick))) => pick.filter.push(Is::NotNamed(name)),
            _ => reader.at = at,
        }
    }
    if reader.any(&["during the end phase of this turn", "during the end phase"]) {
        return Some(Deed::Later(vec![deed]));
    }
    Some(deed)
}

/// The cards that a deed is about, to be described further.
pub(super) fn cards_of(deed: &mut Deed) -> Option<&mut Cards> {
    match deed {
        Deed::Move(_, cards) | Deed::Summon(cards, _) | Deed::Control(cards, _) | Deed::Turn(cards, _) => Some(cards),
        _ => None,
    }
}
