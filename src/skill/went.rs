//! Where cards have gone: `the card you placed in your energy with this skill`, `play it from your Drop Area`.
//!
//! The last cards that a trigger, a price or an instruction has moved are remembered with the area where they lie now. Words that
//! name another area do not mean them.

use super::phrase::{At, Page, Phrase, Referent, Spoken, Ways};
use super::place::area;
use crate::ability::{Area, Cards, Effect, Fate, Name, Price, Trigger};

/// Cards that have been moved, and the area to which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Gone {
    cards: Option<Referent>,
    to: Area,
    /// Others have been moved to the same area before: "the card placed there" may be either.
    again: bool,
}

impl Spoken {
    /// Cards have been moved.
    fn goes(&mut self, cards: Option<Referent>, to: Area) {
        let mut before = self.gone.iter().flatten();
        let again = before.any(|gone| gone.to == to && (gone.again || gone.cards != cards));
        self.gone = [Some(Gone { cards, to, again }), self.gone[0]];
    }
}

/// What an event has moved.
pub(super) fn by_event(event: &Trigger) -> impl FnOnce(&mut Spoken) + use<> {
    let to = landed(event);
    move |spoken| {
        if let Some(to) = to {
            spoken.goes(spoken.it, to);
        }
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

/// What parts of a price have moved.
pub(super) fn by_price(parts: &[Price]) -> impl FnOnce(&mut Spoken) + use<> {
    let named = |name: &Option<Name>| Referent::of(&Cards::Named(name.clone()?));
    let gone = parts.iter().filter_map(|price| match price {
        Price::This(Fate::To(to)) => Some((Some(Referent::This), *to)),
        Price::Cards { fate: Fate::To(to), name, .. } => Some((named(name), *to)),
        Price::AllOf(_, to) => Some((None, *to)),
        Price::Mill(_) => Some((Some(Referent::Milled), Area::Drop)),
        _ => None,
    });
    let gone: Vec<(Option<Referent>, Area)> = gone.collect();
    move |spoken| gone.into_iter().for_each(|(cards, to)| spoken.goes(cards, to))
}

/// What instructions have moved.
pub(super) fn by_effects(effects: &[Effect]) -> impl FnOnce(&mut Spoken) + use<> {
    let moved = effects.iter().filter_map(|effect| match effect {
        Effect::Move(cards, to) => Some((Referent::of(cards), to.area()?)),
        _ => None,
    });
    let moved: Vec<(Option<Referent>, Area)> = moved.collect();
    move |spoken| moved.into_iter().for_each(|(cards, to)| spoken.goes(cards, to))
}

/// The words for cards that have been moved.
const CARDS: &[&str] = &[
    "the card",
    "the cards",
    "that card",
    "those cards",
    "all of the cards",
    "all the cards",
    "all cards",
    "the battle card",
    "the chosen card",
];
const THAT_WERE: &[&str] = &["that was", "that were", "which was", ""];
const WHO: &[&str] = &["you", "they", "your opponent", ""];
const PUT: &[&str] = &["placed in", "placed into", "placed", "sent to", "sent", "added to", "returned to", "put in"];
const WHOSE: &[&str] =
    &["your", "the", "their", "its owner's", "their owner's", "their owners'", "your opponent's", "a"];
const BY_THIS: &[&str] = &["with this skill", "by this skill", "using this skill", "by this card's skill"];
const FROM: &[&str] = &["from your", "from the", "from its owner's", "from their owner's", "from their", "from a"];

/// Cards that have been moved, by where they are now.
#[derive(Clone)]
pub(super) struct Went;

impl Went {
    /// Over the words for an area, if that is the one.
    fn there(page: &Page<'_>, at: At, to: Area) -> Option<At> {
        area().says(&to, page, at).pop()
    }

    /// `the card you placed in your energy with this skill`.
    fn by_deed(page: &Page<'_>, at: At, to: Area) -> Option<At> {
        let at = page.any(page.any(page.any(at, CARDS)?, THAT_WERE)?, WHO)?;
        let at = page.any(page.any(at, PUT)?, WHOSE)?;
        page.any(Self::there(page, at, to)?, BY_THIS)
    }

    /// Whether `it`, `them` or `this card` means these cards, and the place behind that.
    fn pointed(page: &Page<'_>, at: At, cards: Referent) -> Option<At> {
        let one = page.any(at, &["it", "that card"]).filter(|_| at.spoken.it == Some(cards));
        let more = || page.any(at, &["them", "those cards"]).filter(|_| at.spoken.them == Some(cards));
        let this = || page.lit(at, "this card").filter(|_| cards == Referent::This);
        one.or_else(more).or_else(this)
    }

    fn end(page: &Page<'_>, at: At) -> Option<(Cards, At)> {
        at.spoken.gone.into_iter().flatten().find_map(|gone| Self::end_of(gone, page, at))
    }

    fn end_of(gone: Gone, page: &Page<'_>, at: At) -> Option<(Cards, At)> {
        let cards = gone.cards?;
        let from = |at: At| page.any(at, FROM).and_then(|at| Self::there(page, at, gone.to));
        let by_deed = Self::by_deed(page, at, gone.to).filter(|_| !gone.again);
        let by_deed = by_deed.map(|at| from(at).unwrap_or(at));
        let end = by_deed.or_else(|| from(Self::pointed(page, at, cards)?))?;
        Some((cards.cards(), end.speak(|spoken| spoken.is_meant(cards))))
    }
}

impl Spoken {
    /// These are the cards that are spoken of now.
    fn is_meant(&mut self, cards: Referent) {
        if self.them != Some(cards) {
            self.it = Some(cards);
        }
    }

    /// \[Burst\] has put cards into the Drop Area.
    pub(super) fn bursts(&mut self) {
        self.goes(Some(Referent::Milled), Area::Drop);
    }

    /// The card that has the skill has been moved to this area as a price.
    pub(super) fn is_gone_to(&self, to: Area) -> bool {
        self.gone.iter().flatten().any(|gone| gone.cards == Some(Referent::This) && gone.to == to)
    }
}

impl Phrase for Went {
    type Value = Cards;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Cards> {
        if page.is_blank() { Ways::new() } else { Self::end(page, at).into_iter().collect() }
    }
    fn says(&self, value: &Cards, page: &Page<'_>, at: At) -> Vec<At> {
        self.read(page, at).into_iter().filter(|(cards, _)| cards == value).map(|(_, at)| at).collect()
    }
}
