//! Cards in play as they fight: power and keywords at the moment, asked of the engine once for a question.

use crate::ability::{Area, Keyword, Mode};
use crate::card::Kind;
use crate::engine::dbscg::keywords::Keywords;
use crate::engine::dbscg::{CardId, Seat, View};

use super::Desk;

/// What a card is in a battle, as far as it has been asked. A card that is not seen has no power, and no keywords.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fighter {
    card: CardId,
    power: Option<i32>,
    keywords: Option<Keywords>,
}

impl Desk<'_, '_> {
    /// The power of a card that fights.
    pub(super) fn power(&mut self, card: CardId) -> Option<i32> {
        let at = self.fighter(card);
        self.fighters[at].power
    }

    /// Whether a card that fights has a keyword skill.
    pub(super) fn fights_with(&mut self, card: CardId, keyword: Keyword) -> bool {
        self.keywords(card).has(keyword)
    }

    /// The damage that a card deals to a leader (10-7-1).
    pub(super) fn strike(&mut self, card: CardId) -> i32 {
        i32::from(self.keywords(card).strike())
    }

    fn keywords(&mut self, card: CardId) -> Keywords {
        let (at, view) = (self.fighter(card), self.view);
        *self.fighters[at].keywords.get_or_insert_with(|| view.keywords(card).unwrap_or_default())
    }

    /// The place of a card among those that have been asked about.
    fn fighter(&mut self, card: CardId) -> usize {
        if let Some(at) = self.fighters.iter().position(|known| known.card == card) {
            return at;
        }
        self.fighters.push(Fighter { card, power: self.view.power(card), keywords: None });
        self.fighters.len() - 1
    }

    /// The strongest card that the opponent can attack with in their next turn, and the damage that they can do to our
    /// leader if nothing is done.
    pub(super) fn threat(&mut self) -> (i32, i32) {
        if let Some(known) = self.threat {
            return known;
        }
        let (leader, view, other) = (self.leaders_power(self.seat), self.view, self.seat.other());
        let (mut strongest, mut damage) = (0, 0);
        for card in in_play(view, other) {
            let power = self.power(card).unwrap_or(0);
            strongest = strongest.max(power);
            if power >= leader {
                damage += self.strike(card);
            }
        }
        self.threat = Some((strongest, damage));
        (strongest, damage)
    }

    /// The damage that the opponent's cards in Active Mode can still do to our leader in this turn.
    pub(super) fn still_coming(&mut self) -> i32 {
        let (leader, view, other) = (self.leaders_power(self.seat), self.view, self.seat.other());
        let ready = in_play(view, other).filter(|card| view.mode(*card) == Some(Mode::Active));
        ready.map(|card| if self.power(card).unwrap_or(0) >= leader { self.strike(card) } else { 0 }).sum()
    }

    fn leaders_power(&mut self, seat: Seat) -> i32 {
        self.view.leader(seat).and_then(|leader| self.power(leader)).unwrap_or(0)
    }
}

/// The cards of a player that can fight.
fn in_play<'v>(view: &'v View<'_>, seat: Seat) -> impl Iterator<Item = CardId> + use<'v> {
    let cards = Area::IN_PLAY.into_iter().flat_map(move |area| view.cards(seat, area).unwrap_or_default());
    cards.copied().filter(|card| view.card(*card).is_some_and(|card| card.kind.base() != Kind::Extra))
}
