//! Cards move: where they go instead, and what goes with them; Life Points change.

use crate::ability::yugioh::cards::Class;
use crate::ability::yugioh::deed::{Lies, Verb, Word};
use crate::engine::yugioh::Game;
use crate::engine::yugioh::facts::Speaker;
use crate::engine::yugioh::roster::Kind;
use crate::engine::yugioh::state::{Area, End, Event, Happening, Object, Ref, Why};
use crate::engine::{BySeat, CardId, Seat};

impl Game {
    /// Sends a card off the field or out of a hand or pile to where such a card goes, by whose act and why.
    pub(super) fn send(&mut self, card: CardId, by: Seat, to: Area, end: End, why: Why) {
        let Object { owner, area: from, .. } = *self.object(card);
        let sheet = self.sheet(card);
        let (extra, pendulum) = (sheet.is_extra(), sheet.classes.contains(Class::Pendulum));
        let (to, lies) = match to {
            // 24-5
            _ if self.object(card).form.is_some() => (Area::Gone, Lies::Attack),
            // 5-13
            Area::Graveyard if pendulum && from.is_field() => (Area::Extra, Lies::Attack),
            Area::Graveyard if self.all_is_banished() => (Area::Banished, Lies::Attack),
            // What lies in the Extra Deck goes back there.
            Area::Hand | Area::Deck if extra => (Area::Extra, Lies::Down),
            other => (other, Lies::Attack),
        };
        // What was found in a Deck and shown is known wherever it goes.
        let was_shown = self.object(card).known == BySeat([true; 2]) && (from == Area::Deck || from != Area::Hand);
        let shown = !matches!(to, Area::Hand | Area::Deck) && lies != Lies::Down || was_shown && to == Area::Hand;
        let under = if from.is_field() { self.state.table().materials(card) } else { Vec::new() };
        self.happen(Event::Moved { card, from, to, seat: owner, end, lies, why, by, shown });
        // 24-34
        for card in under {
            self.send_material(card, by);
        }
    }

    fn send_material(&mut self, card: CardId, by: Seat) {
        self.lay(card, by, Area::Graveyard, Why::Left);
    }

    /// A material, or another card that is not on the field, goes to the Graveyard or is banished.
    fn lay(&mut self, card: CardId, by: Seat, to: Area, why: Why) {
        let Object { owner, area: from, .. } = *self.object(card);
        let to = if to == Area::Graveyard && self.all_is_banished() { Area::Banished } else { to };
        let lies = Lies::Attack;
        self.happen(Event::Moved { card, from, to, seat: owner, end: End::Top, lies, why, by, shown: true });
    }

    /// Puts a card onto the field of a player.
    pub(super) fn put(&mut self, card: CardId, seat: Seat, to: Area, lies: Lies, why: Why) {
        let from = self.object(card).area;
        let shown = lies != Lies::Down;
        self.happen(Event::Moved { card, from, to, seat, end: End::Top, lies, why, by: seat, shown });
    }

    /// Draws a card; who cannot has lost (13-5).
    pub(super) fn draw(&mut self, seat: Seat) {
        match self.state.table().area(seat, Area::Deck).last() {
            Some(card) => self.send(*card, seat, Area::Hand, End::Top, Why::Drawn),
            None => self.happen(Event::Decked(seat)),
        }
    }

    pub(super) fn shuffle(&mut self, seat: Seat) {
        let mut order = self.state.table().area(seat, Area::Deck).to_vec();
        self.state.rng.shuffle(&mut order);
        self.happen(Event::Shuffled(seat, order));
    }

    /// Takes Life Points from a player.
    pub(super) fn lose_lp(&mut self, seat: Seat, lp: u32) {
        let lp = i32::try_from(lp).unwrap_or(i32::MAX);
        if lp > 0 {
            let left = self.state.table().lp[seat].saturating_sub(lp).max(0);
            self.happen(Event::Lp(seat, left));
        }
    }

    /// Gives Life Points to a player.
    pub(super) fn gain_lp(&mut self, seat: Seat, lp: u32) {
        let lp = i32::try_from(lp).unwrap_or(i32::MAX);
        if lp > 0 {
            let now = self.state.table().lp[seat].saturating_add(lp);
            self.happen(Event::Lp(seat, now));
        }
    }

    /// Battle damage from a monster (25-22).
    pub(super) fn hurt(&mut self, by: Ref, seat: Seat, damage: u32, other: Option<Ref>) {
        let harmless = [Some(by), other].into_iter().flatten().any(|card| {
            self.state.table().is_same(card)
                && self.object(card.card).holder == seat
                && self.has(card.card, Word::Harmless)
        });
        if damage == 0 || self.is_unhurt(seat) || harmless {
            return;
        }
        self.lose_lp(seat, damage);
        self.happen(Event::Hurt(seat, damage, by));
    }

    /// Turns a monster face-up where it lies.
    pub(super) fn turn_up(&mut self, card: CardId, lies: Lies) {
        let was_down = self.object(card).lies == Lies::Down;
        self.happen(Event::Lies(card, lies));
        if was_down && lies != Lies::Down {
            let now = self.now(card);
            self.note(Happening::Up(now));
        }
    }

    /// Does something with a card that an effect or a price names; whether it was done.
    pub(super) fn do_to(&mut self, verb: Verb, card: CardId, by: Speaker, cost: bool) -> bool {
        let area = self.object(card).area;
        let effect = if cost { Why::Cost } else { Why::Effect };
        let (to, end, why) = match verb {
            Verb::Destroy => {
                let safe = self.has(card, Word::EffectProof);
                if safe || !area.is_field() && area != Area::Hand && area != Area::Deck {
                    return false;
                }
                (Area::Graveyard, End::Top, Why::Destroyed)
            }
            Verb::Send if area == Area::Graveyard => return false,
            Verb::Send => (Area::Graveyard, End::Top, effect),
            Verb::Discard if area != Area::Hand => return false,
            Verb::Discard => (Area::Graveyard, End::Top, if cost { Why::Toll } else { Why::Discarded }),
            Verb::Tribute => (Area::Graveyard, End::Top, Why::Tribute),
            Verb::Banish if area == Area::Banished => return false,
            Verb::Banish => (Area::Banished, End::Top, effect),
            Verb::Hand if area == Area::Hand => return false,
            Verb::Hand => (Area::Hand, End::Top, effect),
            Verb::Top => (Area::Deck, End::Top, effect),
            Verb::Bottom | Verb::Shuffle => (Area::Deck, End::Bottom, effect),
            Verb::Reveal => {
                self.happen(Event::Shown(card));
                return true;
            }
            Verb::Set => return self.set_by_effect(card, by.seat),
        };
        self.send(card, by.seat, to, end, why);
        true
    }

    fn set_by_effect(&mut self, card: CardId, seat: Seat) -> bool {
        let to = match self.sheet(card).kind {
            Kind::Monster => Area::Monsters,
            Kind::Spell(crate::ability::yugioh::cards::Icon::Field) => Area::Field,
            Kind::Spell(_) | Kind::Trap(_) => Area::Spells,
        };
        let room = match to {
            Area::Monsters => self.has_room(seat, 1),
            Area::Field => self.state.table().area(seat, Area::Field).is_empty(),
            _ => self.has_room_behind(seat),
        };
        if room {
            self.put(card, seat, to, Lies::Down, Why::Set);
        }
        room
    }
}
