//! Cards in play as they fight: power and keywords at the moment, asked of the engine once for a question.

use crate::ability::{Area, Keyword, Mode};
use crate::card::Kind;
use crate::engine::dbscg::keywords::Keywords;
use crate::engine::dbscg::{CardId, Seat, View};

use super::Desk;

/// What a card is in a battle. A card that is not seen has no power, and no keywords.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Fighter {
    pub(super) power: Option<i32>,
    keywords: Keywords,
}

impl Fighter {
    pub(super) fn has(self, keyword: Keyword) -> bool {
        self.keywords.has(keyword)
    }

    /// The damage that it deals to a leader (10-7-1).
    pub(super) fn strike(self) -> i32 {
        i32::from(self.keywords.strike())
    }
}

impl Desk<'_, '_> {
    /// A card as it fights.
    pub(super) fn fighter(&mut self, card: CardId) -> Fighter {
        if let Some((_, known)) = self.fighters.iter().find(|(known, _)| *known == card) {
            return *known;
        }
        let fighter = Fighter { power: self.view.power(card), keywords: self.view.keywords(card).unwrap_or_default() };
        self.fighters.push((card, fighter));
        fighter
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
            let fighter = self.fighter(card);
            let power = fighter.power.unwrap_or(0);
            strongest = strongest.max(power);
            if power >= leader {
                damage += fighter.strike();
            }
        }
        self.threat = Some((strongest, damage));
        (strongest, damage)
    }

    /// The damage that the opponent's cards in Active Mode can still do to our leader in this turn.
    pub(super) fn still_coming(&mut self) -> i32 {
        let (leader, view, other) = (self.leaders_power(self.seat), self.view, self.seat.other());
        let ready = in_play(view, other).filter(|card| view.mode(*card) == Some(Mode::Active));
        let fighters = ready.map(|card| self.fighter(card));
        fighters.filter(|fighter| fighter.power.unwrap_or(0) >= leader).map(Fighter::strike).sum()
    }

    fn leaders_power(&mut self, seat: Seat) -> i32 {
        self.view.leader(seat).and_then(|leader| self.fighter(leader).power).unwrap_or(0)
    }
}

/// The cards of a player that can fight.
fn in_play<'v>(view: &'v View<'_>, seat: Seat) -> impl Iterator<Item = CardId> + use<'v> {
    let cards = Area::IN_PLAY.into_iter().flat_map(move |area| view.cards(seat, area).unwrap_or_default());
    cards.copied().filter(|card| view.card(*card).is_some_and(|card| card.kind.base() != Kind::Extra))
}
