//! The only writer of the table.

use super::State;
use super::event::{End, Event};
use super::table::{Area, Attack, Chain, Gained, Object, Table};
use crate::ability::exo::{Form, Until};
use crate::engine::pile::{self, count};
use crate::engine::{BySeat, CardId, Seat};

impl State {
    /// Makes an event true.
    pub(in crate::engine::exo) fn apply(&mut self, event: &Event) {
        write(&mut self.table, event);
    }
}

fn write(table: &mut Table, event: &Event) {
    match event {
        Event::Shuffled(seat, order) => {
            table.areas[*seat][Area::Deck as usize].clone_from(order);
            for card in order {
                object(table, *card).known = BySeat::default();
            }
        }
        Event::First(seat) => (table.first, table.active) = (*seat, *seat),
        Event::Turn(seat) => {
            table.turn += 1;
            table.active = *seat;
            table.leader_used = false;
            table.ending = false;
            table.links = 0;
            table.used.clear();
            for object in &mut table.cards {
                object.attacks = 0;
            }
        }
        Event::Phase(phase) => table.phase = *phase,
        Event::Step(step) => table.step = *step,
        &Event::Moved { card, from: _, to, seat, up, end, why: _, shown } => {
            take_out(table, card);
            put_in(table, card, seat, to, end);
            moved(table, card, (seat, to), up, shown);
        }
        Event::Turned(card, up) => {
            let object = object(table, *card);
            object.up = *up;
            if *up {
                object.known = BySeat([true; 2]);
            }
        }
        Event::Flipped(seat) => {
            let leader = table.leaders[*seat];
            object(table, leader).back = true;
        }
        Event::Shown(card) => object(table, *card).known = BySeat([true; 2]),
        Event::Gained(card, gain, until) => {
            object(table, *card).gained.push(Gained { gain: gain.clone(), until: *until });
        }
        Event::Ended(until) => end(table, *until),
        Event::Counters(card, change, kind) => count(&mut object(table, *card).counters, *change, kind),
        Event::Controlled(card, seat) => {
            take_out(table, *card);
            put_in(table, *card, *seat, Area::Field, End::Top);
            let object = object(table, *card);
            object.holder = *seat;
            // 9-5
            object.known[*seat] = true;
        }
        Event::Formed(card, form) => {
            let turn = table.turn;
            let object = object(table, *card);
            object.form = Some(Box::new(form.clone()));
            object.transformed = true;
            object.came = turn;
            object.gained.clear();
        }
        Event::Made { sheet, seat, area, form } => make(table, *sheet, *seat, *area, form.as_ref()),
        Event::Lives(seat, lives) => table.lives[*seat] = *lives,
        Event::Opened => table.chains.push(Chain::default()),
        Event::Linked(link) => {
            table.links = table.links.saturating_add(1);
            chain(table).links.push(link.clone());
        }
        Event::Resolving => chain(table).resolving = true,
        Event::Taken => {
            chain(table).links.pop();
        }
        Event::Waits(link) => {
            table.links = table.links.saturating_add(1);
            chain(table).waiting.push(link.clone());
        }
        Event::Parallel => {
            let chain = chain(table);
            chain.links = std::mem::take(&mut chain.waiting);
            chain.resolving = false;
        }
        Event::Negated => {
            if let Some(link) = chain(table).links.last_mut() {
                link.negated = true;
            }
        }
        Event::Closed => {
            table.chains.pop();
        }
        &Event::Attack(by, at) => {
            table.attack = Some(Attack { by, at });
            object(table, by.card).attacks += 1;
        }
        &Event::Redirected(at) => {
            if let Some(attack) = &mut table.attack {
                attack.at = at;
            }
        }
        Event::AttackOver => {
            table.attack = None;
            end(table, Until::Damage);
        }
        Event::Used(seat, name, line) => table.used.push((*seat, name.clone(), *line)),
        Event::LeaderUsed => table.leader_used = true,
        Event::Ending => table.ending = true,
        Event::Imagined(dealt) => {
            for (card, sheet) in dealt {
                object(table, *card).sheet = *sheet;
            }
        }
        Event::Over(outcome) => table.outcome = Some(*outcome),
    }
}

/// Ends what cards have gained for so long.
fn end(table: &mut Table, until: Until) {
    // Most cards have gained nothing.
    for object in table.cards.iter_mut().filter(|object| !object.gained.is_empty()) {
        object.gained.retain(|gained| gained.until != until);
    }
}

fn object(table: &mut Table, card: CardId) -> &mut Object {
    &mut table.cards[usize::from(card.0)]
}

fn chain(table: &mut Table) -> &mut Chain {
    table.chains.last_mut().expect("what a chain does happens while there is one")
}

fn take_out(table: &mut Table, card: CardId) {
    let Object { holder, area, .. } = *table.card(card);
    pile::take_out(&mut table.areas[holder][area as usize], card);
}

fn put_in(table: &mut Table, card: CardId, seat: Seat, area: Area, end: End) {
    pile::put_in(&mut table.areas[seat][area as usize], card, end);
}

fn moved(table: &mut Table, card: CardId, (seat, to): (Seat, Area), up: bool, shown: bool) {
    let turn = table.turn;
    let object = object(table, card);
    let from = std::mem::replace(&mut object.area, to);
    let open = shown || up && !matches!(to, Area::Hand | Area::Deck | Area::Evolutions);
    let was_known = object.known;
    object.holder = seat;
    object.up = up;
    object.known = match (open, to) {
        (true, _) => BySeat([true; 2]),
        (false, Area::Deck) => BySeat::default(),
        (false, _) => BySeat([Seat::A, Seat::B].map(|who| who == object.owner || was_known[who])),
    };
    if to == Area::Field {
        object.came = turn;
    }
    // 9-14: from the Ether to the field it is the same card.
    if !(from == Area::Ether && to == Area::Field) {
        object.life = object.life.wrapping_add(1);
        object.gained.clear();
        object.counters.clear();
        object.attacks = 0;
        if object.transformed {
            object.form = None;
            object.transformed = false;
        }
    }
    // A card that goes face down from or to a hand may be any of it: what was known of the hand is no more.
    let hidden = !open && (from == Area::Hand || to == Area::Hand);
    let owner = object.owner;
    if hidden && matches!(to, Area::Occult | Area::Deck) {
        for area in [Area::Hand, Area::Occult] {
            for at in 0..table.areas[owner][area as usize].len() {
                let card = table.areas[owner][area as usize][at];
                self::object(table, card).known[owner.other()] = false;
            }
        }
    }
}

fn make(table: &mut Table, sheet: u16, seat: Seat, area: Area, form: Option<&Form>) {
    // A game makes far fewer than 65,536 cards; `Game` refuses to make more.
    let card = CardId(u16::try_from(table.cards.len()).unwrap_or(u16::MAX));
    let mut made = Object::new(sheet, seat, area);
    made.up = area == Area::Ether;
    made.form = form.map(|form| Box::new(form.clone()));
    made.known = BySeat([true; 2]);
    table.cards.push(made);
    table.areas[seat][area as usize].push(card);
}

impl Object {
    /// A card as it lies there at the beginning.
    pub(in crate::engine::exo) fn new(sheet: u16, owner: Seat, area: Area) -> Self {
        Self {
            sheet,
            owner,
            holder: owner,
            area,
            up: !matches!(area, Area::Occult | Area::Hand | Area::Deck | Area::Evolutions),
            life: 0,
            back: false,
            form: None,
            transformed: false,
            gained: Vec::new(),
            counters: Vec::new(),
            came: 0,
            attacks: 0,
            known: BySeat::default(),
        }
    }
}
