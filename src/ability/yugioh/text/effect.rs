//! Reading effects: what they wait for, what is paid, what is aimed at.

use super::super::cards::{Cards, Pick, Place, Who};
use super::super::deed::{Deed, Price, Test, Verb};
use super::super::{Effect, How, InPhase, Limit, Occasion};
use super::conditions::tests;
use super::done::{cards_of, deeds, one};
use super::normal::Token;
use super::occasions::{OCCASIONS, PHASES};
use super::prices::prices;
use super::reader::Reader;
use super::{Of, phrase};

/// Where a card has to be for its effect, where that is not the field.
const HERE: [(Place, &str); 2] =
    [(Place::Graveyard, "if this card is in your gy"), (Place::Hand, "if this card is in your hand")];

/// What stands before an effect: how often, when, in which phase, if what.
#[derive(Default)]
struct Before {
    quick: bool,
    main: bool,
    own: bool,
}

/// A whole effect.
pub(super) fn effect(sentence: &[Token], of: Of) -> Option<Effect> {
    let mut reader = Reader::new(sentence);
    let mut effect = Effect::of(How::Card);
    let before = heads(&mut reader, &mut effect, of);
    effect.may = reader.words("you can").is_some();
    paid(&mut reader, &mut effect, of, before.own);
    aimed(&mut reader, &mut effect)?;
    if !reader.is_done() {
        effect.does = deeds(&mut reader)?;
    }
    if effect.from.is_none() && effect.does.iter().any(summons_itself) {
        let places = [(Place::Hand, "this card from your hand"), (Place::Graveyard, "this card from your gy")];
        effect.from = places.iter().find(|(_, words)| reader.has_been(words)).map(|(place, _)| *place);
    }
    // What is left to a sentence behind this one: that is looked at by who puts them together.
    let begun = !effect.targets.is_empty()
        || !effect.price.is_empty()
        || of == Of::Goes && (effect.on.is_some() || !effect.only_if.is_empty());
    if !reader.is_done() || effect.does.is_empty() && !begun {
        return None;
    }
    effect.how = how(&effect, &before, of)?;
    if of == Of::Goes && effect.how == How::Card {
        effect.may = false;
    }
    Some(effect)
}

fn summons_itself(deed: &Deed) -> bool {
    matches!(deed, Deed::Summon(Cards::This, _))
}

/// How an effect with such a beginning is activated; nothing where it is none.
fn how(effect: &Effect, before: &Before, of: Of) -> Option<How> {
    if effect.how == How::Flip {
        return Some(How::Flip);
    }
    let buried = of == Of::Goes && effect.from == Some(Place::Graveyard);
    if of == Of::Goes && !buried || before.own {
        return Some(How::Card);
    }
    let answers = matches!(effect.on, Some(Occasion::Activated(..)));
    Some(if before.quick || answers {
        How::Quick
    } else if effect.on.is_some() {
        How::Trigger
    } else if effect.may || effect.limit != Limit::Any || before.main {
        How::Ignition
    } else {
        return None;
    })
}

fn heads(reader: &mut Reader<'_>, effect: &mut Effect, of: Of) -> Before {
    let mut before = Before::default();
    loop {
        let at = reader.at;
        if !head(reader, effect, &mut before, of) {
            reader.at = at;
            return before;
        }
        let _ = reader.any(&[",", ":"]);
    }
}

fn head(reader: &mut Reader<'_>, effect: &mut Effect, before: &mut Before, of: Of) -> bool {
    if reader.words("once per turn by name").is_some() {
        effect.limit = Limit::Name;
        return true;
    }
    if reader.words("once per turn").is_some() {
        effect.limit = Limit::Turn;
        return true;
    }
    if reader.words("twice per turn").is_some() {
        effect.limit = Limit::Twice;
        return true;
    }
    if reader.any(&["flip :"]) {
        effect.how = How::Flip;
        return true;
    }
    if reader.any(&["(except during the damage step)", "except during the damage step"]) {
        effect.only_if.push(Test::NoDamageStep);
        return true;
    }
    if reader.words("only while this card is face-up on the field").is_some() {
        effect.stays = true;
        return true;
    }
    if reader.any(&["quickly", "during either player's turn"]) {
        before.quick = true;
        return true;
    }
    if reader.words("during your opponent's turn").is_some() {
        before.quick = true;
        effect.only_if.push(Test::Turn(Who::Opponent));
        return true;
    }
    if reader.words("during your turn").is_some() {
        effect.only_if.push(Test::Turn(Who::You));
        return true;
    }
    if effect.on.is_none()
        && reader.any(&[
            "when this attack position card is targeted for an attack",
            "if this attack position card is targeted for an attack",
        ])
    {
        effect.on = Some(Occasion::Attacked);
        effect.when = reader.has_been("when this attack position card");
        effect.only_if.push(Test::Attack);
        return true;
    }
    if reader.any(&["during your main phase", "during your main phase 1 or 2"]) {
        before.main = true;
        return true;
    }
    if let Some((place, _)) = HERE.iter().find(|(_, words)| reader.words(words).is_some()) {
        effect.from = Some(*place);
        return true;
    }
    if of == Of::Stays && reader.any(&["when this card is activated", "activate this card by", "activate by"]) {
        before.own = true;
        return true;
    }
    if effect.on.is_none()
        && reader.words("during the end phase of the turn this card was normal summoned or flipped face-up").is_some()
    {
        effect.on = Some(Occasion::Phase(InPhase::End, Who::Each));
        effect.only_if.push(Test::JustCame);
        return true;
    }
    if effect.on.is_none()
        && let Some((phase, who)) = phrase::read(PHASES, reader)
    {
        effect.on = Some(Occasion::Phase(phase, who));
        return true;
    }
    let _ = reader.any(&["activate only", "you can only activate this card"]);
    if effect.on.is_none() && reader.any(&["when", "if", "each time"]) {
        let when = reader.just("when");
        if let Some(on) = OCCASIONS.iter().find_map(|table| phrase::read(table, reader)) {
            effect.when = when;
            reader.it = named_by(&on);
            effect.on = Some(on);
            return true;
        }
        reader.at -= if reader.just("time") { 2 } else { 1 };
    }
    match tests(reader, &["if", "when", "while"]) {
        Some(tests) => {
            effect.only_if.extend(tests);
            true
        }
        None => false,
    }
}

fn paid(reader: &mut Reader<'_>, effect: &mut Effect, of: Of, own: bool) {
    let at = reader.at;
    let Some(prices) = prices(reader) else {
        reader.at = at;
        return;
    };
    // A sentence that ends here is one of an older wording; only of Life Points it is clear then that they are a cost.
    let lp = prices.iter().all(|price| matches!(price, Price::Lp(_) | Price::HalfLp));
    let alone = reader.is_done() && (own || of == Of::Goes && lp);
    let ends = reader.any(&[";", "to", ", then target", "then target", ", and target", "and target"]);
    if !ends && !alone {
        reader.at = at;
        return;
    }
    if reader.just("target") {
        reader.at -= 1;
    }
    for price in &prices {
        match price {
            Price::Move(Verb::Discard, Cards::This) => effect.from = Some(Place::Hand),
            Price::Move(Verb::Banish, Cards::This) if reader.has_been("this card from your gy") => {
                effect.from = Some(Place::Graveyard);
            }
            Price::Move(Verb::Send, Cards::This) if reader.has_been("this card from your hand") => {
                effect.from = Some(Place::Hand);
            }
            _ => {}
        }
    }
    // What an effect waits for and has named stays what it speaks of.
    let is_named = matches!(reader.it, Cards::That | Cards::Answered);
    if !is_named && prices.iter().any(|price| matches!(price, Price::Move(_, Cards::Of(_)))) {
        reader.it = Cards::Paid;
    }
    effect.price = prices;
}

/// The targets; an effect without any is read on as it is.
fn aimed(reader: &mut Reader<'_>, effect: &mut Effect) -> Option<()> {
    if reader.words("target").is_none() {
        return Some(());
    }
    // "Target and destroy": what is done stands before what it is done with.
    if reader.words("and").is_some() {
        let mut deed = one(reader)?;
        let cards = cards_of(&mut deed)?;
        let Cards::Of(pick) = cards else { return None };
        // What lies in a Deck or hand is chosen as it is done.
        let open = pick.places.is_disjoint(Place::Deck | Place::Hand | Place::Extra);
        if open {
            effect.targets.push(pick.clone());
            *cards = Cards::Target(0);
        }
        effect.does.push(deed);
        return reader.is_done().then_some(());
    }
    let mut aims = Vec::new();
    loop {
        aims.push((reader.pick()?, !reader.unplaced));
        let at = reader.at;
        let more = reader.any(&[", and", "and"]);
        let next = reader.at;
        if !more || reader.pick().is_none() {
            reader.at = at;
            break;
        }
        reader.at = next;
    }
    effect.targets = with_places(aims)?;
    speaks_of_targets(reader, effect);
    (reader.is_done() || reader.any(&[";", ", and", "and", ", then", "then", "to"])).then_some(())
}

/// The targets of a sentence, each with whether it says where: a place that is said behind the last is that of those before
/// it, too.
fn with_places(aims: Vec<(Pick, bool)>) -> Option<Vec<Pick>> {
    let (last, is_said) = aims.last()?.clone();
    if !is_said && aims.iter().any(|(_, said)| *said) {
        return None;
    }
    let placed = |(mut pick, said): (Pick, bool)| {
        if !said {
            (pick.places, pick.whose) = (last.places, last.whose);
        }
        pick
    };
    Some(aims.into_iter().map(placed).collect())
}

/// The card that is spoken of behind what an effect waits for.
pub(super) const fn named_by(on: &Occasion) -> Cards {
    match on {
        Occasion::Comes(..)
        | Occasion::Falls(..)
        | Occasion::Attack(_)
        | Occasion::Aimed(_)
        | Occasion::Beat(_)
        | Occasion::Beats => Cards::That,
        Occasion::Activated(..) => Cards::Answered,
        _ => Cards::This,
    }
}

/// What is said from here on of cards is said of the targets.
pub(super) fn speaks_of_targets(reader: &mut Reader<'_>, effect: &Effect) {
    reader.several = effect.targets.len() > 1;
    reader.it = if reader.several { Cards::Targets } else { Cards::Target(0) };
}
