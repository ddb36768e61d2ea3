//! Whether what an effect waits for has happened.

use crate::ability::yugioh::cards::{Place, Who};
use crate::ability::yugioh::{Answers, By, Occasion, Summon};
use crate::engine::yugioh::Game;
use crate::engine::yugioh::roster::Kind;
use crate::engine::yugioh::state::{Aim, Area, Happening, Link, Ref, Why};
use crate::engine::{Seat, whose};

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
            (Occasion::Destroyed(cause), Happening::Moved { card, from, to: Area::Graveyard, why, by: whose, .. }) => {
                met(own(card) && from.is_field() && is_cause(*cause, *why, *whose != by.seat), *card)
            }
            (
                Occasion::Lost(cause),
                Happening::Moved { card, from, to: Area::Graveyard, holder, why, by: whose, .. },
            ) => {
                let is = own(card) && from.is_field() && *holder == self.object(card.card).owner;
                met(is && is_cause(*cause, *why, *whose != by.seat), *card)
            }
            (
                Occasion::Possessed(cause),
                Happening::Moved { card, from, to: Area::Graveyard, holder, why, by: whose, .. },
            ) => {
                let had = from.is_field() || matches!(from, Area::Hand | Area::Deck);
                let is = own(card) && had && *holder == self.object(card.card).owner;
                met(is && is_cause(*cause, *why, *whose != by.seat), *card)
            }
            (Occasion::Falls(cause, pick), Happening::Moved { card, from, holder, up, why, by: whose, .. }) => {
                let was = from.is_field() && is_cause(*cause, *why, *whose != by.seat) && !own(card);
                met(was && self.was(by, pick, card.card, *holder, *up), *card)
            }
            (Occasion::Sent(place), Happening::Moved { card, from, to: Area::Graveyard, .. }) => {
                // 25-33
                let sent = *from != Area::Banished;
                met(own(card) && sent && place.is_none_or(|place| is_from(place, *from)), *card)
            }
            (Occasion::SentByEffect(place), Happening::Moved { card, from, to: Area::Graveyard, why, .. }) => {
                let effect = matches!(why, Why::Effect | Why::Destroyed | Why::Discarded) && *from != Area::Banished;
                met(own(card) && effect && place.is_none_or(|place| is_from(place, *from)), *card)
            }
            (Occasion::SentByYou, Happening::Moved { card, from, to: Area::Graveyard, holder, .. }) => {
                met(own(card) && from.is_field() && *holder == self.object(card.card).owner, *card)
            }
            (Occasion::Discarded, Happening::Moved { card, to: Area::Graveyard, why, .. }) => {
                met(own(card) && matches!(why, Why::Discarded | Why::Toll | Why::Limit), *card)
            }
            (Occasion::Thrown, Happening::Moved { card, to: Area::Graveyard, why, .. }) => {
                met(own(card) && *why == Why::Discarded, *card)
            }
            (Occasion::ThrownByThem, Happening::Moved { card, to: Area::Graveyard, why, by: whose, .. }) => {
                met(own(card) && *why == Why::Discarded && *whose != by.seat, *card)
            }
            (Occasion::Used(summon), Happening::Moved { card, to: Area::Graveyard, why, .. }) => {
                let used = match summon {
                    Summon::Synchro => Why::SynchroMaterial,
                    Summon::Ritual => Why::Tribute,
                    _ => Why::Material,
                };
                met(own(card) && *why == used, *card)
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
            (Occasion::Beat(pick), Happening::Beaten(card, beater)) => {
                let theirs = self.object(card.card).owner != by.seat;
                met(theirs && self.fits(by, pick, beater.card), *card)
            }
            (Occasion::Hit(pick), Happening::Hurt(seat, card)) => {
                met(*seat != by.seat && self.fits(by, pick, card.card), *card)
            }
            (Occasion::Aimed(pick), Happening::Attack(_, Aim::Card(at))) => met(self.fits(by, pick, at.card), *at),
            (Occasion::HitsDirectly, Happening::Hurt(seat, card)) => {
                let direct = self.state.table().battle.is_some_and(|battle| matches!(battle.at, Aim::Player(_)));
                met(own(card) && *seat != by.seat && direct, *card)
            }
            (Occasion::Appears, Happening::Summoned(card, done, _)) => {
                met(own(card) && !done.is_disjoint(Summon::normal()), *card)
            }
            (Occasion::Hits, Happening::Hurt(seat, card)) => met(own(card) && *seat != by.seat, *card),
            (Occasion::Hurt, Happening::Hurt(seat, card)) => met(*seat == by.seat, *card),
            (Occasion::Banished, Happening::Moved { card, to: Area::Banished, .. })
            | (Occasion::Attacks, Happening::Attack(card, _))
            | (Occasion::TurnedUp | Occasion::Appears, Happening::Up(card)) => met(own(card), *card),
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
        use crate::ability::yugioh::cards::Is;
        let whose = whose::is_of(pick.whose, by.seat, holder);
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

fn is_cause(cause: By, why: Why, theirs: bool) -> bool {
    match cause {
        By::Any => matches!(why, Why::Battle | Why::Destroyed),
        By::Battle => why == Why::Battle,
        By::Effect => why == Why::Destroyed,
        // Who is beaten is beaten by a monster of the opponent.
        By::Theirs => why == Why::Battle || why == Why::Destroyed && theirs,
        By::TheirEffect => why == Why::Destroyed && theirs,
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
