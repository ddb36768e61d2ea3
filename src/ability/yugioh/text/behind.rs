//! What a sentence behind an effect says of it, or has it do.

use super::super::cards::Cards;
use super::super::deed::{Deed, Price, Test, Verb};
use super::super::{Effect, How, Limit, Occasion};
use super::conditions::tests;
use super::done::deeds;
use super::effect::{named_by, speaks_of_targets};
use super::normal::Token;
use super::reader::Reader;

/// What says that its card does not attack in the turn of an effect.
const NO_ATTACK: [&str; 6] = [
    "this card cannot declare an attack the turn you activate this effect",
    "this card cannot declare an attack the turn this effect is activated",
    "if you activate this effect , this card cannot attack this turn",
    "this card cannot attack the turn you activate this effect",
    "this card cannot attack the turn this effect is activated",
    "this card cannot attack during the turn you activate this effect",
];

/// What says that a Deck is shuffled, as it is after each search.
const SHUFFLED: [&str; 4] =
    ["then shuffle your deck", "then , shuffle your deck", "the deck is then shuffled", "shuffle your deck afterwards"];

/// What has to hold as an effect is activated and as it is resolved: `you must control … to activate and to resolve this effect`.
fn resolved(sentence: &[Token]) -> Option<Vec<Test>> {
    let [you, must, rest @ ..] = sentence else { return None };
    let word = |token: &Token, is: &str| *token == Token::Word(is.to_owned());
    if !word(you, "you") || !word(must, "must") {
        return None;
    }
    let plain: Vec<Token> =
        ["if", "you"].map(|word| Token::Word(word.to_owned())).into_iter().chain(rest.iter().cloned()).collect();
    let mut reader = Reader::new(&plain);
    let tests = tests(&mut reader, &["if"])?;
    (reader.words("to activate and to resolve this effect").is_some() && reader.is_done()).then_some(tests)
}

/// Adds to an effect what a sentence behind it says of it, or has it do; whether it did.
pub(super) fn goes_on(effect: &mut Effect, sentence: &[Token]) -> bool {
    let mut reader = Reader::new(sentence);
    if reader.words("you can only use this effect of").is_some() {
        let named = reader.name().is_some() && reader.words("once per turn").is_some() && reader.is_done();
        if named {
            effect.limit = Limit::Name;
        }
        return named;
    }
    if let Some(tests) = resolved(sentence) {
        effect.only_if.extend(tests.iter().cloned());
        for test in tests.into_iter().rev() {
            effect.does = vec![Deed::If(test, std::mem::take(&mut effect.does))];
        }
        return true;
    }
    let hidden = |deed: &Deed| matches!(deed.cards(), Some(Cards::Of(pick)) if pick.is_hidden());
    let shuffled = |deed: &Deed| hidden(deed) || matches!(deed, Deed::Move(Verb::Shuffle, _));
    if effect.does.iter().any(shuffled) && reader.any(&SHUFFLED) && reader.is_done() {
        return true;
    }
    reader.at = 0;
    if effect.how == How::Ignition
        && reader.any(&["this effect can be activated during either player's turn", "quickly"])
        && reader.is_done()
    {
        effect.how = How::Quick;
        return true;
    }
    reader.at = 0;
    if reader.any(&NO_ATTACK) && reader.is_done() {
        effect.price.push(Price::NoAttack);
        return true;
    }
    if reader.words("this card must be face-up on the field to activate and to resolve this effect").is_some()
        && reader.is_done()
    {
        effect.stays = true;
        return true;
    }
    reader.at = 0;
    if !effect.targets.is_empty() {
        speaks_of_targets(&mut reader, effect);
    } else if effect.does.iter().any(|deed| matches!(deed.cards(), Some(Cards::Of(_)))) {
        reader.it = Cards::Those;
    } else if let Some(on) = &effect.on
        && *on != Occasion::Beats
        && effect.does.iter().all(|deed| deed.cards().is_none())
    {
        // Where this card has destroyed another, either may be meant: it is this card that acts.
        reader.it = named_by(on);
    }
    let if_done = reader.any(&["if you do ,", "if you do"]);
    let _ = reader.any(&["then ,", "then", "after that ,", "also ,", "also"]);
    let Some(more) = deeds(&mut reader) else { return false };
    if !reader.is_done() {
        return false;
    }
    if if_done {
        effect.does.push(Deed::IfDone(more));
        return true;
    }
    if !effect.does.is_empty() {
        effect.does.push(Deed::Then);
    }
    effect.does.extend(more);
    true
}
