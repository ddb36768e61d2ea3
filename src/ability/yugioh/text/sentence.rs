//! Reading sentences that are lines of their own: how monsters come, what holds, and effects.

use super::super::cards::{Cards, Count, Is, Noun, Per, Pick, Place};
use super::super::deed::{Gain, Lies, Test};
use super::super::{Holds, Line, Static, Way};
use super::conditions::tests;
use super::effect::effect;
use super::lasting::HOLDS;
use super::lines::LINES;
use super::normal::Token;
use super::prices::prices;
use super::reader::Reader;
use super::{Of, phrase};

/// A sentence that is a line of its own, or several.
pub(super) fn lines(sentence: &[Token], of: Of) -> Option<Vec<Line>> {
    let mut reader = Reader::new(sentence);
    if let Some(line) = phrase::read_whole(LINES, &mut reader) {
        return Some(vec![line]);
    }
    own_way(sentence, of)
        .or_else(|| equipped(sentence))
        .or_else(|| without_tribute(sentence))
        .or_else(|| fights(sentence))
        .or_else(|| holds(sentence, of))
        .or_else(|| effect(sentence, of).map(|effect| vec![Line::Effect(effect)]))
}

/// A sentence that is a line of no other kind.
pub(super) fn plain_line(sentence: &[Token]) -> Option<Line> {
    phrase::read_whole(LINES, &mut Reader::new(sentence))
}

/// How a monster comes by what is written on it: `you can Special Summon this card from your hand by …`.
fn own_way(sentence: &[Token], of: Of) -> Option<Vec<Line>> {
    if of.is_behind() {
        return None;
    }
    let mut reader = Reader::new(sentence);
    let must = reader.any(&["must be", "must first be", "this card must be", "must only be"]);
    let mut only_if = Vec::new();
    if must {
        let _ = reader.words("special summoned");
    } else {
        if let Some(found) = tests(&mut reader, &["if", "while"]) {
            only_if = found;
            let _ = reader.any(&[",", ":"]);
        }
        reader.any(&["you can"]).then_some(())?;
        reader.words("special summon this card")?;
    }
    let from = if reader.words("from your hand").is_some() {
        Place::Hand
    } else if reader.words("from your gy").is_some() {
        Place::Graveyard
    } else if must {
        Place::Hand
    } else {
        return None;
    };
    let mut price = Vec::new();
    if reader.words("by").is_some() {
        price = prices(&mut reader)?;
    } else if must {
        return None;
    }
    let position = if reader.words("in defense position").is_some() {
        Some(Lies::Defense)
    } else if reader.words("in attack position").is_some() {
        Some(Lies::Attack)
    } else {
        None
    };
    let mut lines = vec![Line::Comes(Way { from, only_if, price, lies: position })];
    if must {
        let only = reader
            .any(&[", and cannot be special summoned by other ways", "and cannot be special summoned by other ways"]);
        let line = if only { Line::OnlySo } else { Line::FirstSo };
        lines.insert(0, line);
    }
    reader.is_done().then_some(lines)
}

/// An older way to say what an Equip Spell is for and what it gives: `A … equipped with this card increases its ATK by …`.
fn equipped(sentence: &[Token]) -> Option<Vec<Line>> {
    let mut reader = Reader::new(sentence);
    let mut filter = reader.number().and_then(|_| reader.filter())?;
    reader.words("equipped with this card")?;
    let points = |reader: &mut Reader<'_>| {
        let number = reader.number().and_then(|number| i32::try_from(number).ok());
        let _ = reader.words("points");
        number
    };
    let more = reader.any(&["increases its", "gains an"]);
    more.then_some(())?;
    let both = reader.words("atk and def by").is_some();
    if !both {
        reader.words("atk by")?;
    }
    let atk = points(&mut reader)?;
    let mut def = if both { atk } else { 0 };
    if reader.words("and decreases its def by").is_some() {
        def = -points(&mut reader)?;
    }
    reader.is_done().then_some(())?;
    filter.insert(0, Is::FaceUp);
    let what = Holds::Gives(Cards::Bearer, Gain::Stats(atk, def, Per::One));
    let only = Line::EquipTo(Pick { filter, ..Pick::monsters(Count::Exactly(1), Vec::new()) });
    Some(vec![only, Line::Holds(Static { only_if: Vec::new(), what })])
}

/// `If …, you can Normal Summon this card without Tributing`.
fn without_tribute(sentence: &[Token]) -> Option<Vec<Line>> {
    let mut reader = Reader::new(sentence);
    let only_if = tests(&mut reader, &["if"]).unwrap_or_default();
    let _ = reader.words(",");
    let found = reader.any(&[
        "you can normal summon this card without tributing",
        "this card can be normal summoned without tributing",
    ]);
    (found && reader.is_done()).then(|| vec![Line::NoTribute(only_if)])
}

/// What holds, with what it hangs on.
fn holds(sentence: &[Token], of: Of) -> Option<Vec<Line>> {
    if of == Of::Goes {
        return None;
    }
    // Who is meant is left out of what is said of the card itself.
    let bare =
        matches!(sentence.first(), Some(Token::Word(word)) if word == "cannot" || word == "gains" || word == "is");
    if bare {
        let this = ["this", "card"].map(|word| Token::Word(word.to_owned()));
        let longer: Vec<Token> = this.into_iter().chain(sentence.iter().cloned()).collect();
        return held(&longer, of, false);
    }
    // What pierces begins like a condition.
    held(sentence, of, false).or_else(|| held(sentence, of, true))
}

/// What a monster gains in the Damage Step of its battles alone: `if this card battles a … monster, it gains … during the Damage
/// Step only`.
fn fights(sentence: &[Token]) -> Option<Vec<Line>> {
    let mut reader = Reader::new(sentence);
    reader.words("if this card")?;
    let attacks = reader.words("attacks").is_some();
    if !attacks {
        reader.words("battles")?;
    }
    let foe = if reader.words("an opponent's monster").is_some() {
        vec![Is::A(Noun::Monster)]
    } else {
        reader.number()?;
        reader.filter()?
    };
    reader.words(",")?;
    reader.it = Cards::This;
    let what = phrase::read(HOLDS, &mut reader)?;
    let only = reader.words("during the damage step only").is_some() && reader.is_done();
    let mut only_if = if attacks { vec![Test::Attacks] } else { Vec::new() };
    only_if.push(Test::Fights(foe));
    only.then(|| vec![Line::Holds(Static { only_if, what })])
}

fn held(sentence: &[Token], of: Of, conditions: bool) -> Option<Vec<Line>> {
    let mut reader = Reader::new(sentence);
    if of == Of::Stays {
        reader.it = Cards::Bearer;
    }
    reader.bare = true;
    let _ = reader.any(&[
        "as long as this card remains face-up on the field ,",
        "while this card is face-up on the field ,",
        "while face-up on the field ,",
    ]);
    let mut only_if = Vec::new();
    if conditions {
        only_if = tests(&mut reader, &["while", "as long as", "if"])?;
        let _ = reader.words(",");
    }
    let mut all = Vec::new();
    loop {
        all.push(phrase::read(HOLDS, &mut reader)?);
        if let Some(more) = tests(&mut reader, &["while", "as long as", "if"]) {
            only_if.extend(more);
        }
        if reader.is_done() {
            break;
        }
        reader.any(&[", and", "and", ", also", ","]).then_some(())?;
    }
    if only_if.is_empty() && all.contains(&Holds::Dies) {
        return None;
    }
    Some(all.into_iter().map(|what| Line::Holds(Static { only_if: only_if.clone(), what })).collect())
}
