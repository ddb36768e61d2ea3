//! Whether what an effect waits for has happened.

use crate::ability::yugioh::cards::{Place, Who};
use crate::ability::yugioh::{Answers, By, Occasion};
use crate::engine::Seat;
use crate::engine::yugioh::Game;
use crate::engine::yugioh::roster::Kind;
use crate::engine::yugioh::state::{Aim, Area, Happening, Link, Ref, Why};

use super::Speaker;

impl Game {
    /// Whether something that has happened is what a card waits for, and the card that it was about.
    pub(in crate::engine::yugioh) fn meets(
        &self,
        by: Speaker,
        occasion: &Occasion,
        happening: &Happening,
    ) -> Option<Ref> {
        let own = |card: &Ref| card.card == by.card;
        let met = |is: bool, that: Ref| is.then_some(that);
        match (occasion, happening) {
            (Occasion::Summoned(how), Happening::Summoned(card, done, _)) => {
                met(own(card) && !how.is_disjoint(*done), *card)
            }
            (Occasion::Comes(how, pick), Happening::Summoned(card, done, _)) => {
                met(!own(card) && !how.is_disjoint(*done) && self.fits(by, pick, card.card), *card)
            }
            (Occasion::Destroyed(cause), Happening::Moved { card, from, to: Area::Graveyard, why, .. }) => {
                met(own(card) && from.is_field() && is_cause(*cause, *why), *card)
            }
            (Occasion::Falls(cause, pick), Happening::Moved { card, from, holder, up, why, .. }) => {
                let was = from.is_field() && is_cause(*cause, *why) && !own(card);
                met(was && self.was(by, pick, card.card, *holder, *up), *card)
            }
            (Occasion::Sent(place), Happening::Moved { card, from, to: Area::Graveyard, .. }) => {
                // 25-33
                let sent = *from != Area::Banished;
                met(own(card) && sent && place.is_none_or(|place| is_from(place, *from)), *card)
            }
            (Occasion::Discarded, Happening::Moved { card, to: Area::Graveyard, why, .. }) => {
                met(own(card) && matches!(why, Why::Discarded | Why::Toll | Why::Limit), *card)
            }
            (Occasion::Thrown, Happening::Moved { card, to: Area::Graveyard, why, .. }) => {
                met(own(card) && *why == Why::Discarded, *card)
            }
            // 24-40, 24-41
            (Occasion::Leaves, Happening::Moved { card, from, to, .. }) => {
                met(own(card) && from.is_field() && !to.is_field() && !matches!(to, Area::Deck | Area::Under), *card)
            }
            (Occasion::Beats, Happening::Beaten(card, beater)) => {
                let theirs = self.object(card.card).holder != by.seat;
                (own(beater) && theirs).then_some(*card)
            }
            (Occasion::Attacked, Happening::Attack(card, aim)) => {
                matches!(aim, Aim::Card(at) if at.card == by.card).then_some(*card)
            }
            (Occasion::Attack(pick), Happening::Attack(card, _)) => met(self.fits(by, pick, card.card), *card),
            (Occasion::Hits, Happening::Hurt(seat, card)) => met(own(card) && *seat != by.seat, *card),
            (Occasion::Hurt, Happening::Hurt(seat, card)) => met(*seat == by.seat, *card),
            (Occasion::Banished, Happening::Moved { card, to: Area::Banished, .. })
            | (Occasion::Attacks, Happening::Attack(card, _))
            | (Occasion::TurnedUp, Happening::Up(card)) => met(own(card), *card),
            _ => None,
        }
    }

    /// Whether a card that has left the field was one that a pick means.
    fn was(
        &self,
        by: Speaker,
        pick: &crate::ability::yugioh::cards::Pick,
        card: crate::engine::CardId,
        holder: Seat,
        up: bool,
    ) -> bool {
        use crate::ability::yugioh::cards::{Is, Whose};
        let whose = match pick.whose {
            Whose::Any => true,
            Whose::You => holder == by.seat,
            Whose::Opponent => holder != by.seat,
        };
        let place = pick.places.contains(Place::Field);
        let rest: Vec<Is> = pick.filter.iter().filter(|is| !matches!(is, Is::FaceUp | Is::FaceDown)).cloned().collect();
        let lies = pick.filter.iter().all(|is| match is {
            Is::FaceUp => up,
            Is::FaceDown => !up,
            _ => true,
        });
        whose && place && lies && self.is_all(by, &rest, card)
    }

    /// Whether a link is one that is waited for.
    pub(in crate::engine::yugioh) fn is_answered(&self, seat: Seat, who: Who, answers: Answers, link: &Link) -> bool {
        let whose = match who {
            Who::You => link.seat == seat,
            Who::Opponent => link.seat != seat,
            Who::Each => true,
        };
        let kind = self.kind(link.source.card);
        let is = match answers {
            Answers::Any => true,
            Answers::Spell => link.card && matches!(kind, Kind::Spell(_)),
            Answers::Trap => link.card && matches!(kind, Kind::Trap(_)),
            Answers::SpellTrap => link.card && kind != Kind::Monster,
            Answers::Monster => self.sheet(link.source.card).kind == Kind::Monster && !link.card,
        };
        whose && is
    }
}

fn is_cause(cause: By, why: Why) -> bool {
    match cause {
        By::Any => matches!(why, Why::Battle | Why::Destroyed),
        By::Battle => why == Why::Battle,
        By::Effect => why == Why::Destroyed,
    }
}

fn is_from(place: Place, area: Area) -> bool {
    match place {
        Place::Field => area.is_field(),
        Place::Hand => area == Area::Hand,
        Place::Deck => area == Area::Deck,
        Place::Extra => area == Area::Extra,
        Place::Graveyard => area == Area::Graveyard,
        Place::Banished => area == Area::Banished,
    }
}
