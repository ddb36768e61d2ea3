//! What a skill asks for, before the colon: `(R)(2), place 1 card from your hand in your Drop Area`.

use super::condition::condition;
use super::phrase::{At, Page, Phrase, Tacit, Ways, phrase};
use super::selector::chosen_from;
use super::word::Small;
use crate::ability::{Area, Fate, Icons, Price};
use crate::card::{Color, ColorSet};

phrase! {
    /// One thing to do as a price.
    fn act() -> Price {
        (Price::Draw(n)) => ["draw" {n: Small} ("cards" | "card")];
        (Price::This(Fate::Rest)) => ["switch this card to rest mode"];
        (Price::This(Fate::To(area))) => [("place" | "send" | "return") "this card" {area: into()}]
            | ["discard this card" {area: Tacit(Area::Drop)}] | ["remove this card from the game" {area: Tacit(Area::Removed)}];
        (Price::Cards { count, from, fate, name: None, power_of: None }) =>
            ["choose" {count: Small} {from: chosen_from()} "and" {fate: fate_of_it()}]
            | [("place" | "send" | "return" | "add") {count: Small} {from: chosen_from()} {fate: to()}]
            | ["ko" {count: Small} {from: chosen_from()} {fate: Tacit(Fate::Ko)}]
            | ["discard" {count: Small} {from: chosen_from()} {fate: Tacit(Fate::To(Area::Drop))}]
            | ["switch" {count: Small} {from: chosen_from()} "to rest mode" {fate: Tacit(Fate::Rest)}];
    }

    fn to() -> Fate {
        (Fate::To(area)) => [{area: into()}];
        (Fate::DeckBottom) => ["at the bottom of" ("your deck" | "its owner's deck" | "their owner's deck" | "their owners' decks")];
        (Fate::UnderThis) => ["under this card"];
    }

    fn fate_of_it() -> Fate {
        (Fate::Ko) => [("ko it" | "ko them" | "ko that card")];
        (Fate::Rest) => [("switch it" | "switch them") "to rest mode"];
        (fate) => [("place it" | "place them" | "send it" | "send them" | "return it" | "return them" | "add it" | "add them") {fate: to()}];
        (Fate::To(Area::Drop)) => [("discard it" | "discard them")];
        (Fate::To(Area::Removed)) => [("remove it from the game" | "remove them from the game")];
    }

    /// `in your Drop Area`, `to its owner's Warp`.
    pub(super) fn into() -> Area {
        (area) => [("in" | "into" | "to") ("your" | "its owner's" | "their owner's" | "their owners'" | "the" | "their") {area: super::place::area()}];
    }

    fn condition_part() -> Price {
        (Price::Condition(asked)) => ["if" {asked: condition()}];
    }
}

/// The price before the colon, without the colon.
#[derive(Clone)]
pub(super) struct PriceOf;

impl Phrase for PriceOf {
    type Value = Vec<Price>;

    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Price>> {
        let mut ways = Ways::new();
        let mut open: Ways<Vec<Price>> =
            Energy.read(page, at).into_iter().map(|(icons, at)| (vec![Price::Energy(icons)], at)).collect();
        ways.extend(open.iter().cloned());
        if open.is_empty() {
            open.push((Vec::new(), at));
        }
        while let Some((parts, at)) = open.pop() {
            for (part, at) in Self::next(page, at, &parts) {
                let parts = [parts.clone(), vec![part]].concat();
                ways.push((parts.clone(), at));
                open.push((parts, at));
            }
        }
        ways
    }

    fn says(&self, value: &Vec<Price>, page: &Page<'_>, at: At) -> Vec<At> {
        let mut places = vec![at];
        for (n, part) in value.iter().enumerate() {
            let mut next = Vec::new();
            for at in places {
                if let (0, Price::Energy(icons)) = (n, part) {
                    next.extend(Energy.says(icons, page, at));
                    continue;
                }
                for at in Self::links(page, at, &value[..n]) {
                    next.extend(condition_part().says(part, page, at));
                    next.extend(act().says(part, page, at));
                }
            }
            places = next;
        }
        places
    }
}

impl PriceOf {
    /// What joins the next part to those before.
    fn links(page: &Page<'_>, at: At, parts: &[Price]) -> Vec<At> {
        if parts.is_empty() {
            return vec![at];
        }
        page.any(at, &[", and you", "and you", ", and", "and", ", then", ","]).into_iter().collect()
    }

    fn next(page: &Page<'_>, at: At, parts: &[Price]) -> Ways<Price> {
        let mut ways = Ways::new();
        for at in Self::links(page, at, parts) {
            ways.extend(condition_part().read(page, at));
            ways.extend(act().read(page, at));
        }
        ways
    }
}

/// Energy icons: `(R) (R) (2)`.
#[derive(Clone)]
pub(super) struct Energy;

impl Phrase for Energy {
    type Value = Icons;

    fn read(&self, page: &Page<'_>, at: At) -> Ways<Icons> {
        let mut icons = Icons::default();
        let mut end = at;
        while let Some((inner, next)) = page.bracketed(end, '(', ')', "an energy icon").pop() {
            end = next;
            if let Ok(n) = inner.parse::<u8>() {
                icons.any = icons.any.saturating_add(n);
                break;
            }
            let colors: Option<ColorSet> = inner.split('/').map(|c| Color::from_letter(c.chars().next()?)).collect();
            let Some(colors) = colors else { return Ways::new() };
            icons.of.push(colors);
        }
        if icons.count() == 0 { Ways::new() } else { vec![(icons, end)] }
    }

    fn says(&self, value: &Icons, page: &Page<'_>, at: At) -> Vec<At> {
        let letters =
            |colors: &ColorSet| colors.iter().map(|color| color.letter().to_string()).collect::<Vec<_>>().join("/");
        let mut end = Some(at);
        for colors in &value.of {
            end = end.and_then(|at| page.step(at, &format!("({})", letters(colors))));
        }
        if value.any > 0 {
            end = end.and_then(|at| page.step(at, &format!("({})", value.any)));
        }
        end.filter(|_| value.just.is_empty()).into_iter().collect()
    }
}
