//! Cards to which the skill has done something before: `the card sent to your Warp by this skill`, `the card you played`.

use super::phrase::{At, Page, Phrase, Referent, Ways};
use crate::ability::{Area, Cards, Effect, Fate, Mode, Price};

/// What has been done to cards, as far as later words can tell it apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Done {
    /// They were put into an area.
    To(Area),
    /// They were played.
    Played,
    /// They were switched to a mode.
    Switched(Mode),
    /// They were KO'd.
    Kod,
}

/// What a clause has done to which cards.
pub(super) fn by_effects(effects: &[Effect]) -> Option<(Done, Referent)> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::Move(cards, to) => Some((Done::To(to.area()?), referent(cards)?)),
        Effect::Play(cards, _) | Effect::PlayNegated(cards, ..) | Effect::PlayOnto(cards, ..) => {
            Some((Done::Played, referent(cards)?))
        }
        Effect::Switch(cards, mode) => Some((Done::Switched(*mode), referent(cards)?)),
        Effect::Ko(cards) => Some((Done::Kod, referent(cards)?)),
        _ => None,
    })
}

/// What a part of a price does to which cards.
pub(super) fn by_price(parts: &[Price]) -> Option<(Done, Referent)> {
    parts.iter().rev().find_map(|part| match part {
        Price::Cards { fate, name: Some(name), .. } => Some((by_fate(*fate)?, Referent::Named(letter(name)?))),
        Price::This(fate) => Some((by_fate(*fate)?, Referent::This)),
        _ => None,
    })
}

fn by_fate(fate: Fate) -> Option<Done> {
    match fate {
        Fate::Ko => Some(Done::Kod),
        Fate::Rest => Some(Done::Switched(Mode::Rest)),
        Fate::Active => Some(Done::Switched(Mode::Active)),
        other => other.area().map(Done::To),
    }
}

fn referent(cards: &Cards) -> Option<Referent> {
    match cards {
        Cards::This => Some(Referent::This),
        Cards::It => Some(Referent::It),
        Cards::Named(name) => Some(Referent::Named(letter(name)?)),
        Cards::Chosen(choose) => Some(Referent::Named(letter(&choose.name)?)),
        Cards::Each(parts) => {
            let all: Vec<u8> = parts.iter().map(named).collect::<Option<_>>()?;
            let (first, last) = (*all.first()?, *all.last()?);
            (first..=last).eq(all).then_some(Referent::Span(first, last))
        }
        _ => None,
    }
}

fn named(cards: &Cards) -> Option<u8> {
    match referent(cards) {
        Some(Referent::Named(n)) => Some(n),
        _ => None,
    }
}

/// The number of a name: a is the first.
fn letter(name: &str) -> Option<u8> {
    match name.as_bytes() {
        [letter @ b'a'..=b'z'] => Some(letter - b'a'),
        _ => None,
    }
}

/// The words for cards to which something has been done.
#[derive(Clone)]
pub(super) struct DoneBefore;

const ONE: &[&str] = &["the card", "that card", "the battle card"];
const SEVERAL: &[&str] =
    &["the cards", "those cards", "all of the cards", "all the cards", "all cards", "any cards", "the battle cards"];
/// Who has done it. Without that, it is to be said that this skill has.
const WHO: &[&str] = &["you", "your opponent", "they", "that was", "that were", ""];
const BY_THIS: &[&str] = &["by this skill", "with this skill", "using this skill"];
const MOVED: &[&str] = &["placed", "sent", "added", "returned", "put"];
const TO_WHOSE: &[&str] = &[
    "in your",
    "in its owner's",
    "in their owners'",
    "in their",
    "in the",
    "in a",
    "into your",
    "into its owner's",
    "into their",
    "to your",
    "to its owner's",
    "to their owners'",
    "to their",
    "to the",
    "to a",
];
const FROM_WARP: &[&str] = &["from your warp", "from the warp", "from their warp", "from its owner's warp", ""];

impl DoneBefore {
    /// What has been done, in words.
    fn deeds(page: &Page<'_>, at: At) -> Vec<(Done, At)> {
        let mut deeds = Vec::new();
        if let Some(at) = page.any(at, MOVED).and_then(|at| page.any(at, TO_WHOSE)) {
            let areas = super::place::area().read(page, at).into_iter();
            deeds.extend(areas.map(|(area, at)| (Done::To(area), at)));
        }
        deeds.extend(page.lit(at, "discarded").map(|at| (Done::To(Area::Drop), at)));
        deeds.extend(page.lit(at, "played").map(|at| (Done::Played, at)));
        deeds.extend(page.any(at, &["ko'd", "ko-ed"]).map(|at| (Done::Kod, at)));
        if let Some(at) = page.lit(at, "switched to") {
            deeds.extend(page.lit(at, "rest mode").map(|at| (Done::Switched(Mode::Rest), at)));
            deeds.extend(page.lit(at, "active mode").map(|at| (Done::Switched(Mode::Active), at)));
        }
        deeds
    }

    fn all(page: &Page<'_>, at: At) -> Ways<Cards> {
        let mut ways = Ways::new();
        for (plural, nouns) in [(false, ONE), (true, SEVERAL)] {
            let Some((who, next)) = page.any(at, nouns).and_then(|at| {
                let next = page.any(at, WHO)?;
                Some((next.pos != at.pos, next))
            }) else {
                continue;
            };
            for (done, at) in Self::deeds(page, next) {
                let Some(to) = at.spoken.did(done) else { continue };
                if !plural && matches!(to, Referent::Span(..)) {
                    continue;
                }
                let Some(at) = page.any(at, BY_THIS).or(who.then_some(at)) else { continue };
                let places: &[_] = if done == Done::To(Area::Warp) { FROM_WARP } else { &[""] };
                let Some(at) = page.any(at, places) else { continue };
                let it = |spoken: &mut super::phrase::Spoken| {
                    if plural {
                        spoken.them = Some(to);
                    } else {
                        spoken.it = Some(to);
                    }
                };
                ways.push((to.cards(), at.speak(it)));
            }
        }
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
        let ways = if page.is_blank() { Ways::new() } else { Self::all(page, at) };
        ways.into_iter().filter(|(cards, _)| cards == value).map(|(_, at)| at).collect()
    }
}
