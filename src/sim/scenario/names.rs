//! What a scenario calls its cards.
//!
//! A number, `hit#2`, is that of a physical card: it is counted once, over the board as it is written, and stays with
//! the card. With an area, `battle.hit#2`, it is counted among the cards that lie there at the moment.

use serde::Deserialize;
use serde::de::value::{Error, StrDeserializer};

use crate::ability::{Area, Token};
use crate::engine::dbscg::{CardId, Game, Seat};
use crate::language::{Message, say};

use super::seats::{named, player};

/// The leader of a player who is given none; and whoever leads.
pub(super) const LEADER: &str = "leader";

/// What a scenario calls a physical card.
#[derive(Clone, Debug)]
pub(super) struct Label {
    pub(super) id: String,
    /// Which copy of its owner's, from 1.
    pub(super) nth: u16,
    pub(super) owner: Seat,
    pub(super) alias: Option<String>,
    /// Copies of it are not told apart: a blank card.
    pub(super) plain: bool,
}

/// The cards of a scenario by what it calls them.
#[derive(Clone, Debug)]
pub(super) struct Names {
    pub(super) labels: Vec<Label>,
    /// Ids that are known, on the board or not.
    pub(super) known: Vec<String>,
}

/// A reference in its parts: `opponent.battle.hit#2`.
struct Parts<'a> {
    seat: Option<Seat>,
    area: Option<Area>,
    id: &'a str,
    nth: Option<u16>,
}

impl<'a> Parts<'a> {
    /// Nothing where something stands before the id that is neither a player nor an area.
    fn of(text: &'a str) -> Option<Self> {
        let (before, rest) = text.rsplit_once('.').unwrap_or(("", text));
        let (seat, area) = match before.split_once('.') {
            _ if before.is_empty() => (None, None),
            Some((who, area)) => (Some(named(who)?), Some(place(area)?)),
            None => match named(before) {
                Some(seat) => (Some(seat), None),
                None => (None, Some(place(before)?)),
            },
        };
        let (id, nth) = match rest.rsplit_once('#') {
            Some((id, nth)) if nth.parse::<u16>().is_ok() => (id, nth.parse().ok()),
            _ => (rest, None),
        };
        Some(Self { seat, area, id, nth })
    }
}

fn place(area: &str) -> Option<Area> {
    Area::deserialize(StrDeserializer::<Error>::new(area)).ok()
}

impl Names {
    /// Whether a reference can mean a card at all.
    pub(super) fn knows(&self, text: &str) -> bool {
        Parts::of(text).is_some_and(|parts| parts.id == LEADER || self.known.iter().any(|known| known == parts.id))
    }

    /// Every card that a reference means.
    pub(super) fn find(&self, game: &Game, text: &str) -> Vec<CardId> {
        let Some(Parts { seat, area, id, nth }) = Parts::of(text) else { return Vec::new() };
        let Some(area) = area else {
            let all = (0..game.state.objects.len()).filter_map(|at| u16::try_from(at).ok().map(CardId));
            let whose = |card: CardId| seat.is_none_or(|seat| seat == game.state.object(card).owner);
            return all.filter(|card| whose(*card) && self.is(game, *card, id, nth)).collect();
        };
        let mut meant = Vec::new();
        for seat in Seat::BOTH.into_iter().filter(|other| seat.is_none_or(|seat| seat == *other)) {
            let here = game.state.cards(seat, area).iter().copied().filter(|card| self.is(game, *card, id, None));
            match nth {
                Some(nth) => meant.extend(here.skip(usize::from(nth).saturating_sub(1)).take(usize::from(nth.min(1)))),
                None => meant.extend(here),
            }
        }
        meant
    }

    /// Whether a card is called so.
    fn is(&self, game: &Game, card: CardId, id: &str, nth: Option<u16>) -> bool {
        let object = game.state.object(card);
        match self.labels.get(usize::from(card.0)) {
            Some(label) => {
                let is_leader = id == LEADER && object.area == Area::Leader && object.host.is_none();
                (label.id == id && nth.is_none_or(|nth| nth == label.nth))
                    || label.alias.as_deref() == Some(id)
                    || is_leader
            }
            // A token, made on the way.
            None => token_id(game.name(card)) == id,
        }
    }

    /// How a scenario can write a card so that no other is meant.
    pub(super) fn written(&self, game: &Game, card: CardId) -> String {
        let object = game.state.object(card);
        let Some(label) = self.labels.get(usize::from(card.0)) else { return token_id(game.name(card)) };
        if let Some(alias) = &label.alias {
            return alias.clone();
        }
        let same = |other: &&Label| other.id == label.id;
        let copies = self.labels.iter().filter(same).filter(|other| other.owner == label.owner).count();
        let both = self.labels.iter().filter(same).any(|other| other.owner != label.owner);
        let whose = match object.owner {
            _ if !both => "",
            Seat::A => "you.",
            Seat::B => "opponent.",
        };
        let nth = if copies > 1 { format!("#{}", label.nth) } else { String::new() };
        format!("{whose}{}{nth}", label.id)
    }

    /// A card in a sentence: `your Hit`.
    pub(super) fn card(&self, game: &Game, card: CardId) -> Message {
        say!("case-card", who = player(game.state.object(card).owner), card = self.short(game, card))
    }

    /// A card without its owner: `Hit`, `Hit #2` where there are several.
    pub(super) fn short(&self, game: &Game, card: CardId) -> String {
        let name = game.name(card);
        let Some(label) = self.labels.get(usize::from(card.0)) else { return name.to_owned() };
        if let Some(alias) = &label.alias {
            return format!("{name} ({alias})");
        }
        let copies = self.labels.iter().filter(|other| other.id == label.id && other.owner == label.owner).count();
        if copies > 1 && !label.plain { format!("{name} #{}", label.nth) } else { name.to_owned() }
    }
}

/// The id of a token: the name as which it was made.
pub(super) fn token_id(name: &str) -> String {
    slug(name.strip_suffix(Token::CALLED).unwrap_or(name))
}

/// A name as an id: `Vegeta's Minion` is `vegeta-s-minion`.
pub(super) fn slug(name: &str) -> String {
    let words: Vec<String> =
        name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
    words.join("-")
}
