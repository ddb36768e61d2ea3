//! Cards to which something has been done: `the card sent to your Warp by this skill`, `the card you played`, `play it from your
//! Drop Area`.
//!
//! What a trigger, a price or an instruction has done last to which cards is remembered. Where the same was done to different
//! cards, words that say no more than that mean neither.

use super::cards::{area, facing};
use super::first::First;
use super::phrase::{Above, At, Deed, Done, Page, Phrase, Referent, Spoken, Ways};
use crate::ability::{Area, Cards, Condition, Destination, Effect, Fate, Mode, Name, Price, Trigger};

/// What instructions have done; only what stands behind them can speak of it.
pub(super) fn by_effects(effects: &[Effect]) -> impl FnOnce(&mut Spoken) + use<> {
    let deed = |effect: &Effect| match effect {
        Effect::Move(cards, to) | Effect::MoveNegated(cards, to, _) => {
            Some((Done::To(to.area()?), Referent::of(cards)))
        }
        Effect::Play(cards, _)
        | Effect::PlayNegated(cards, ..)
        | Effect::PlayOnto(cards, ..)
        | Effect::PlayWith { cards, .. } => Some((Done::Played, Referent::of(cards))),
        Effect::Switch(cards, mode) => Some((Done::Switched(*mode), Referent::of(cards))),
        Effect::Turn(cards, facing) => Some((Done::Turned(*facing), Referent::of(cards))),
        Effect::Ko(cards) => Some((Done::Kod, Referent::of(cards))),
        Effect::Combo(cards) | Effect::ComboNegated(cards, _) => Some((Done::Comboed, Referent::of(cards))),
        _ => None,
    };
    // "Send this card and 1 other card to your Warp."
    let among = |effect: &Effect| match effect {
        Effect::Move(Cards::Each(parts), to) if parts.contains(&Cards::This) => {
            Some((Done::To(to.area()?), Some(Referent::This)))
        }
        _ => None,
    };
    let deeds: Vec<Deed> = effects.iter().flat_map(|effect| deed(effect).into_iter().chain(among(effect))).collect();
    let on_this = effects.last().is_some_and(is_about_this);
    let host = effects.iter().rev().find_map(|effect| match effect {
        Effect::Move(_, Destination::Under(host)) => Some(Above::of(host)),
        _ => None,
    });
    move |spoken| {
        spoken.acted = true;
        spoken.host = host.unwrap_or(spoken.host);
        if on_this {
            spoken.this_last();
        }
        spoken.does(deeds);
    }
}

/// Whether the instruction does something with this card and speaks of no other.
fn is_about_this(effect: &Effect) -> bool {
    match effect {
        Effect::Move(cards, to) => *cards == Cards::This && !matches!(to, Destination::Under(_)),
        Effect::Switch(cards, _)
        | Effect::Play(cards, _)
        | Effect::Give(cards, ..)
        | Effect::Markers(cards, _)
        | Effect::Ko(cards) => *cards == Cards::This,
        _ => false,
    }
}

/// A condition on this card speaks of it as a clause does.
pub(super) fn by_condition(asked: &Condition) -> impl FnOnce(&mut Spoken) + use<> {
    let on_this = match asked {
        Condition::Are(cards, _) | Condition::In(cards, _) | Condition::Came(cards, _) => *cards == Cards::This,
        _ => false,
    };
    move |spoken| {
        if on_this {
            spoken.renamed = false;
            spoken.this_last();
        }
    }
}

/// What parts of a price do.
pub(super) fn by_price(parts: &[Price]) -> impl FnOnce(&mut Spoken) + use<> {
    let named = |name: &Option<Name>| Referent::of(&Cards::Named(name.clone()?));
    let deed = |price: &Price| match price {
        Price::This(fate) => Some((by_fate(*fate)?, Some(Referent::This))),
        Price::Cards { fate, name, .. } | Price::Between { fate, name, .. } => Some((by_fate(*fate)?, named(name))),
        Price::AllOf(_, fate) => Some((by_fate(*fate)?, None)),
        Price::Mill(_) => Some((Done::To(Area::Drop), Some(Referent::Milled))),
        _ => None,
    };
    let deeds: Vec<Deed> = parts.iter().filter_map(deed).collect();
    move |spoken| spoken.does(deeds)
}

fn by_fate(fate: Fate) -> Option<Done> {
    match fate {
        Fate::Ko => Some(Done::Kod),
        Fate::Rest => Some(Done::Switched(Mode::Rest)),
        Fate::Active => Some(Done::Switched(Mode::Active)),
        Fate::Turn(facing) => Some(Done::Turned(facing)),
        Fate::FaceUp => Some(Done::TurnedUp),
        other => other.area().map(Done::To),
    }
}

/// What an event has done to the card that it is about.
pub(super) fn by_event(event: &Trigger) -> impl FnOnce(&mut Spoken) + use<> {
    let (area, gone, played) = (landed(event), is_elsewhere(event), is_play(event));
    move |spoken| {
        spoken.gone = gone;
        let it = spoken.it;
        spoken.does(area.map(|area| (Done::To(area), it)));
        // A skill about its own card calls that "this card".
        spoken.does((played && it == Some(Referent::It)).then_some((Done::Played, it)));
    }
}

/// Whether the card of an event is not in play then.
fn is_elsewhere(event: &Trigger) -> bool {
    match event {
        Trigger::Leaves(..) | Trigger::Kod(_) | Trigger::Comboed(_) => true,
        Trigger::Moved(_, _, to) | Trigger::FromUnder(_, _, to) | Trigger::Enters(_, to) => !Area::IN_PLAY.contains(to),
        Trigger::By(_, event) | Trigger::From(_, event) | Trigger::While(_, event) => is_elsewhere(event),
        Trigger::Either(events) => events.iter().all(is_elsewhere),
        _ => false,
    }
}

/// Whether the card of an event has been played.
fn is_play(event: &Trigger) -> bool {
    match event {
        Trigger::Played(_) => true,
        Trigger::By(_, event) | Trigger::From(_, event) | Trigger::While(_, event) => is_play(event),
        Trigger::Either(events) => events.iter().all(is_play),
        _ => false,
    }
}

/// Where the card of an event lies then.
fn landed(event: &Trigger) -> Option<Area> {
    match event {
        Trigger::Moved(_, _, to) | Trigger::FromUnder(_, _, to) | Trigger::Enters(_, to) => Some(*to),
        Trigger::Kod(_) | Trigger::BattleEndComboed => Some(Area::Drop),
        Trigger::By(_, event) | Trigger::From(_, event) | Trigger::While(_, event) => landed(event),
        Trigger::Either(events) => {
            let first = landed(events.first()?);
            first.filter(|_| events.iter().all(|event| landed(event) == first))
        }
        _ => None,
    }
}

/// The words for cards to which something has been done.
#[derive(Clone)]
pub(super) struct DoneBefore;

const ONE: &[&str] = &["the card", "that card", "the battle card"];
const SEVERAL: &[&str] = &[
    "the cards",
    "those cards",
    "all of the cards",
    "all the cards",
    "all cards",
    "any cards",
    "the battle cards",
    "all battle cards",
    "cards",
];
/// Who has done it. Without that, it is to be said that this skill has.
const WHO: &[&str] = &["you", "your opponent", "they", "that was", "that were", ""];
const BY_THIS: &[&str] = &["by this skill", "with this skill", "using this skill", "this way"];
const MOVED: &[&str] = &["placed", "sent", "added", "returned", "put"];
const TO_WHOSE: &[&str] = &[
    "in your",
    "in its owner's",
    "in their owners'",
    "in their owner's",
    "in their",
    "in the",
    "in a",
    "in",
    "into your",
    "into its owner's",
    "into their owner's",
    "into their",
    "to your",
    "to its owner's",
    "to their owners'",
    "to their owner's",
    "to their",
    "to the",
    "to a",
    "to",
];
const TO_BOTTOM: &[&str] =
    &["at the bottom of your deck", "at the bottom of its owner's deck", "at the bottom of their owners' decks"];
const PLAYED: &[&str] = &["played into the battle area", "played in your battle area", "played"];
const FROM: &[&str] = &[
    "from your",
    "from the",
    "from its owner's",
    "from their owner's",
    "from their",
    "from a",
    "in your",
    "in the",
    "in its owner's",
];
/// Cards that are called by what was done to them.
const CALLED: &[(&[&str], Done)] = &[
    (&["the flipped card"], Done::TurnedUp),
    (&["the played card"], Done::Played),
    (&["the ko'd card", "the ko'd battle card"], Done::Kod),
];

/// A single card that was looked at.
const LOOKED_AT: &[&str] = &["the card you looked at"];

/// A single card that was shown.
const REVEALED: &[&str] = &["the revealed card"];

/// Cards whose area is said.
const LYING: &[&str] = &["it", "that card", "them", "those cards", "this card"];

impl DoneBefore {
    /// What it begins with.
    const BEGIN: First = First::any(ONE).or(First::any(SEVERAL)).or(First::any(LYING)).or(First::of("the"));

    /// What has been done, in words.
    fn deeds(page: &Page<'_>, at: At) -> Vec<(Done, At)> {
        let mut deeds = Vec::new();
        if let Some(at) = page.any(at, MOVED).and_then(|at| page.any(at, TO_WHOSE)) {
            let areas = area().read(page, at).into_iter();
            deeds.extend(areas.map(|(area, at)| (Done::To(area), at)));
        }
        let low = page.any(at, MOVED).and_then(|at| page.any(at, TO_BOTTOM));
        deeds.extend(low.map(|at| (Done::To(Area::Deck), at)));
        deeds.extend(page.lit(at, "discarded").map(|at| (Done::To(Area::Drop), at)));
        deeds.extend(page.any(at, PLAYED).map(|at| (Done::Played, at)));
        deeds.extend(page.any(at, &["used in a combo", "used in the combo"]).map(|at| (Done::Comboed, at)));
        deeds.extend(page.any(at, &["ko'd", "ko-ed"]).map(|at| (Done::Kod, at)));
        if let Some(at) = page.lit(at, "switched to") {
            deeds.extend(page.lit(at, "rest mode").map(|at| (Done::Switched(Mode::Rest), at)));
            deeds.extend(page.lit(at, "active mode").map(|at| (Done::Switched(Mode::Active), at)));
            deeds.extend(facing().read(page, at).into_iter().map(|(way, at)| (Done::Turned(way), at)));
        }
        deeds
    }

    /// `from your Drop Area`, if that is the area.
    fn from(page: &Page<'_>, at: At, from: Area) -> Option<At> {
        area().says(&from, page, page.any(at, FROM)?).pop()
    }

    /// `it from your Drop Area`: cards that lie there now.
    fn lying(page: &Page<'_>, at: At) -> Option<(Cards, At)> {
        let Spoken { it, them, .. } = at.spoken;
        let words: [(&[&'static str], _, _); 3] = [
            (&["it", "that card"], it, false),
            (&["them", "those cards"], them, true),
            (&["this card"], Some(Referent::This), false),
        ];
        words.into_iter().find_map(|(words, cards, plural)| {
            let (cards, at) = (cards?, page.any(at, words)?);
            let there = at.spoken.lies(cards).and_then(|area| Self::from(page, at, area));
            // What has been played may be called by the Battle Area, too.
            let played = || at.spoken.done_to(Done::Played).filter(|which| *which == cards);
            let at = there.or_else(|| played().and_then(|_| Self::from(page, at, Area::Battle)))?;
            Some((cards.cards(), at.speak(|spoken| spoken.is_meant(cards, plural))))
        })
    }

    /// `the played card`, `the revealed card`: one card.
    fn called(page: &Page<'_>, at: At) -> Option<(Cards, At)> {
        let mut called = CALLED.iter().filter_map(|(words, done)| Some((page.any(at, words)?, *done)));
        let revealed = || {
            let pool = at.spoken.pool.map(Referent::Named);
            Some((page.any(at, REVEALED)?, at.spoken.that().filter(|that| Some(*that) == pool)?))
        };
        let done = called.next().and_then(|(end, done)| Some((end, at.spoken.done_to(done)?)));
        let (end, card) = done.or_else(revealed).filter(|(_, card)| !matches!(card, Referent::Span(..)))?;
        Some((card.cards(), end.speak(|spoken| spoken.calls(Some(card)))))
    }

    fn all(page: &Page<'_>, at: At) -> Ways<Cards> {
        let mut ways = Ways::new();
        if !page.may_come(at, Self::BEGIN) {
            return ways;
        }
        for (plural, nouns) in [(false, ONE), (true, SEVERAL)] {
            let Some((who, next)) = page.any(at, nouns).and_then(|at| {
                let next = page.any(at, WHO)?;
                Some((next.pos != at.pos, next))
            }) else {
                continue;
            };
            for (done, at) in Self::deeds(page, next) {
                let Some(to) = at.spoken.done_to(done) else { continue };
                if !plural && matches!(to, Referent::Span(..)) {
                    continue;
                }
                let own = !plural && at.spoken.acted && matches!(to, Referent::Named(_));
                let Some(at) = page.any(at, BY_THIS).or((who || own).then_some(at)) else { continue };
                // "… placed in your Drop Area by this skill from your Drop Area": where they lie may be said once more.
                let at = match done {
                    Done::To(area) => Self::from(page, at, area).unwrap_or(at),
                    _ => at,
                };
                ways.push((to.cards(), at.speak(|spoken| spoken.is_meant(to, plural))));
            }
        }
        if let Some((at, pool)) = page.any(at, LOOKED_AT).zip(at.spoken.pool.map(Referent::Named)) {
            ways.push((pool.cards(), at.speak(|spoken| spoken.is_meant(pool, false))));
        }
        ways.extend(Self::called(page, at));
        ways.extend(Self::lying(page, at));
        ways
    }
}

impl Phrase for DoneBefore {
    type Value = Cards;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Cards> {
        Self::all(page, at)
    }
    fn says(&self, value: &Cards, page: &Page<'_>, at: At) -> Vec<At> {
        // A text that is still to be made has shorter words for it.
        page.found(value, || Self::all(page, at))
    }
    fn first(&self) -> First {
        Self::BEGIN
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        for words in [ONE, SEVERAL, LYING, REVEALED] {
            out.extend_from_slice(words);
        }
        out.extend(CALLED.iter().flat_map(|(words, _)| *words));
    }
}
