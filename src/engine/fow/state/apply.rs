//! The only writer of the table.

use super::State;
use super::event::{End, Event};
use super::table::{Area, Battle, Gained, Object, Table, What};
use crate::ability::fow::{Form, Until};
use crate::engine::fow::roster::TOKEN;
use crate::engine::pile::{self, count};
use crate::engine::{BySeat, CardId, Seat};

impl State {
    /// Makes an event true.
    pub(in crate::engine::fow) fn apply(&mut self, event: &Event) {
        write(&mut self.table, event);
    }
}

fn write(table: &mut Table, event: &Event) {
    match event {
        Event::Shuffled(seat, order) => shuffled(table, *seat, Area::Deck, order),
        Event::StonesShuffled(seat, order) => shuffled(table, *seat, Area::StoneDeck, order),
        Event::First(seat) => (table.first, table.active) = (*seat, *seat),
        Event::Turn(seat) => {
            table.turn += 1;
            table.active = *seat;
            (table.called, table.judged, table.no_damage) = (false, false, false);
            table.used.clear();
            table.played = BySeat::default();
            table.links = 0;
            for object in &mut table.cards {
                (object.attacked, object.dealt) = (false, false);
            }
        }
        Event::Phase(phase) => table.phase = *phase,
        &Event::Moved { card, from: _, to, seat, end, why: _, shown } => {
            take_out(table, card);
            put_in(table, card, seat, to, end);
            moved(table, card, (seat, to), shown);
        }
        Event::Rested(card, rested) => object(table, *card).rested = *rested,
        Event::Flipped(card, back) => object(table, *card).back = *back,
        Event::Bared(card) => object(table, *card).bare = true,
        // What it shows is known to what is being resolved.
        Event::Rolled(..) => {}
        Event::Seen(card, seat) => object(table, *card).known[*seat] = true,
        Event::Shown(card) => object(table, *card).known = BySeat([true; 2]),
        Event::Damaged(card, damage) => {
            let object = object(table, *card);
            object.damage = object.damage.saturating_add(*damage);
        }
        Event::Gained(card, gain, until) => {
            object(table, *card).gained.push(Gained { gain: gain.clone(), until: *until });
        }
        Event::TurnEnds => turn_ends(table),
        Event::Counters(card, change, kind) => count(&mut object(table, *card).counters, *change, kind),
        Event::Controlled(card, seat, until) => {
            let before = table.card(*card).holder;
            controlled(table, *card, *seat);
            let object = object(table, *card);
            object.lent = match until {
                Until::TurnEnds => Some(object.lent.unwrap_or(before)),
                Until::Stays => None,
            };
        }
        Event::Made(seat, form) => make(table, *seat, form),
        Event::Added(card, on) => object(table, *card).on = Some(*on),
        Event::Life(seat, life) => table.life[*seat] = *life,
        Event::Produced(seat, will) => {
            let will = &mut table.pool[*seat][*will as usize];
            *will = will.saturating_add(1);
        }
        Event::Spent(seat, spent) => {
            for (has, spent) in table.pool[*seat].iter_mut().zip(spent) {
                *has = has.saturating_sub(*spent);
            }
        }
        Event::Emptied(seat) => table.pool[*seat] = Default::default(),
        Event::Linked(link) => {
            if matches!(link.what, What::Play(..)) {
                table.played[link.seat] = table.played[link.seat].saturating_add(1);
            }
            table.links = table.links.saturating_add(1);
            table.chase.push(link.clone());
        }
        Event::Dealt(card) => object(table, *card).dealt = true,
        Event::Doomed(card, verb) => object(table, *card).doom.push(*verb),
        Event::UsedUp(card, at) => {
            object(table, *card).gained.remove(usize::from(*at));
        }
        Event::Taken => {
            table.chase.pop();
        }
        Event::Cancelled(at) => {
            table.chase.remove(usize::from(*at));
        }
        &Event::Attack(by, at) => {
            object(table, by.card).attacked = true;
            table.battle = Some(Battle { by, at, blocker: None });
        }
        Event::Blocked(by) => {
            if let Some(battle) = &mut table.battle {
                battle.blocker = Some(*by);
            }
        }
        Event::BattleOver => table.battle = None,
        Event::Called => table.called = true,
        Event::Judged => table.judged = true,
        Event::Remnant(card) => object(table, *card).remnant = true,
        Event::Used(card, line) => table.used.push((*card, *line)),
        Event::NoDamage => table.no_damage = true,
        Event::Decked(seat) => table.decked = Some(*seat),
        Event::Imagined(dealt) => {
            for (card, sheet) in dealt {
                object(table, *card).sheet = *sheet;
            }
        }
        Event::Over(outcome) => table.outcome = Some(*outcome),
    }
}

fn object(table: &mut Table, card: CardId) -> &mut Object {
    &mut table.cards[usize::from(card.0)]
}

fn shuffled(table: &mut Table, seat: Seat, area: Area, order: &[CardId]) {
    table.areas[seat][area as usize] = order.to_vec();
    for card in order {
        object(table, *card).known = BySeat::default();
    }
}

fn take_out(table: &mut Table, card: CardId) {
    let Object { holder, area, .. } = *table.card(card);
    pile::take_out(&mut table.areas[holder][area as usize], card);
}

fn put_in(table: &mut Table, card: CardId, seat: Seat, area: Area, end: End) {
    pile::put_in(&mut table.areas[seat][area as usize], card, end);
}

fn moved(table: &mut Table, card: CardId, (seat, to): (Seat, Area), shown: bool) {
    let turn = table.turn;
    let object = object(table, card);
    let from = std::mem::replace(&mut object.area, to);
    object.holder = seat;
    // 12-2; a J-ruler goes back as it lay (7-10).
    if to != Area::Ruler {
        object.rested = false;
    }
    object.came = turn;
    object.life = object.life.wrapping_add(1);
    object.gained.clear();
    object.counters.clear();
    object.damage = 0;
    (object.attacked, object.dealt) = (false, false);
    object.doom.clear();
    object.on = None;
    object.lent = None;
    object.remnant &= to == Area::Chase;
    let owner = object.owner;
    let open = shown || !matches!(to, Area::Hand | Area::Deck | Area::StoneDeck | Area::Standby);
    let was_known = object.known;
    object.known = match (open, to) {
        (true, _) => BySeat([true; 2]),
        (false, Area::Deck | Area::StoneDeck) if from == Area::Deck || from == Area::StoneDeck => was_known,
        (false, Area::Deck | Area::StoneDeck) => BySeat(Seat::BOTH.map(|who| who == owner && to == Area::Deck)),
        (false, _) => BySeat(Seat::BOTH.map(|who| who == owner || was_known[who])),
    };
    // What goes unseen from a hand may be any of it: what the other player knew of the hand is no more.
    if !open && from == Area::Hand {
        let other = owner.other();
        self::object(table, card).known[other] = false;
        for at in 0..table.areas[owner][Area::Hand as usize].len() {
            let card = table.areas[owner][Area::Hand as usize][at];
            self::object(table, card).known[other] = false;
        }
    }
}

fn controlled(table: &mut Table, card: CardId, seat: Seat) {
    let turn = table.turn;
    take_out(table, card);
    let area = table.card(card).area;
    put_in(table, card, seat, area, End::Top);
    let object = object(table, card);
    object.holder = seat;
    object.came = turn;
}

fn turn_ends(table: &mut Table) {
    let mut back = Vec::new();
    for (at, object) in table.cards.iter_mut().enumerate() {
        object.damage = 0;
        object.doom.clear();
        // Most cards have gained nothing.
        if !object.gained.is_empty() {
            object.gained.retain(|gained| gained.until != Until::TurnEnds);
        }
        if let Some(seat) = object.lent.take() {
            back.push((at, seat));
        }
    }
    for (at, seat) in back {
        // A game has far fewer than 65,536 cards.
        controlled(table, CardId(u16::try_from(at).unwrap_or(u16::MAX)), seat);
    }
}

fn make(table: &mut Table, seat: Seat, form: &Form) {
    // `Game` refuses to make more cards than have numbers.
    let card = CardId(u16::try_from(table.cards.len()).unwrap_or(u16::MAX));
    let mut made = Object::new(TOKEN, seat, Area::Field);
    made.form = Some(Box::new(form.clone()));
    made.known = BySeat([true; 2]);
    made.came = table.turn;
    table.cards.push(made);
    table.areas[seat][Area::Field as usize].push(card);
}

impl Object {
    /// A card as it lies there at the beginning.
    pub(in crate::engine::fow) fn new(sheet: u16, owner: Seat, area: Area) -> Self {
        Self {
            sheet,
            owner,
            holder: owner,
            area,
            rested: false,
            life: 0,
            back: false,
            bare: false,
            form: None,
            gained: Vec::new(),
            counters: Vec::new(),
            damage: 0,
            attacked: false,
            dealt: false,
            doom: Vec::new(),
            came: 0,
            on: None,
            lent: None,
            remnant: false,
            known: BySeat::default(),
        }
    }
}
