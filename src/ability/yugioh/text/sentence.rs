//! Reading sentences: what waits for what, what is paid, what is aimed at, what is done.

use super::super::cards::{Cards, Count, Is, Per, Pick, Place, Who};
use super::super::deed::{Deed, Gain, Lies, Price, Test, Until, Verb, Word};
use super::super::{Effect, Holds, How, InPhase, Limit, Line, Occasion, Static, Way};
use super::conditions::TESTS;
use super::deeds::DEEDS;
use super::lasting::HOLDS;
use super::lines::LINES;
use super::normal::Token;
use super::occasions::{OCCASIONS, PHASES};
use super::prices::PRICES;
use super::reader::Reader;
use super::{Of, phrase, token};

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

/// Conditions that stand before something: `if …` or `while …`, and more of them behind "and".
pub(super) fn tests(reader: &mut Reader<'_>, words: &[&str]) -> Option<Vec<Test>> {
    let start = reader.at;
    if !reader.any(words) {
        return None;
    }
    let Some(first) = phrase::read(TESTS, reader) else {
        reader.at = start;
        return None;
    };
    let mut tests = vec![first];
    loop {
        let at = reader.at;
        let _ = reader.any(&["and", ", and"]);
        match phrase::read(TESTS, reader) {
            Some(test) if reader.at > at + 1 => tests.push(test),
            _ => {
                reader.at = at;
                break;
            }
        }
    }
    Some(tests)
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
        vec![Is::A(super::super::cards::Noun::Monster)]
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

fn prices(reader: &mut Reader<'_>) -> Option<Vec<Price>> {
    let mut all = vec![phrase::read(PRICES, reader)?];
    loop {
        let at = reader.at;
        let _ = reader.any(&[", and", "and", ","]);
        let Some(price) = phrase::read(PRICES, reader) else {
            reader.at = at;
            return Some(all);
        };
        all.push(price);
    }
}

/// Where a card has to be for its effect, where that is not the field.
pub(super) const HERE: [(Place, &str); 2] =
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
        if let Some(on) = phrase::read(OCCASIONS, reader) {
            effect.when = when;
            reader.it = match on {
                Occasion::Comes(..)
                | Occasion::Falls(..)
                | Occasion::Attack(_)
                | Occasion::Aimed(_)
                | Occasion::Beat(_)
                | Occasion::Beats => Cards::That,
                Occasion::Activated(..) => Cards::Answered,
                _ => Cards::This,
            };
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
    if prices.iter().any(|price| matches!(price, Price::Move(_, Cards::Of(_)))) {
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

/// What is said from here on of cards is said of the targets.
pub(super) fn speaks_of_targets(reader: &mut Reader<'_>, effect: &Effect) {
    reader.several = effect.targets.len() > 1;
    reader.it = if reader.several { Cards::Targets } else { Cards::Target(0) };
}

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

fn one(reader: &mut Reader<'_>) -> Option<Deed> {
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
fn cards_of(deed: &mut Deed) -> Option<&mut Cards> {
    match deed {
        Deed::Move(_, cards) | Deed::Summon(cards, _) | Deed::Control(cards, _) | Deed::Turn(cards, _) => Some(cards),
        _ => None,
    }
}
