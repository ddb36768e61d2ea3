//! The only writer of the table.

use enumset::EnumSet;

use super::State;
use super::area::Area;
use super::event::Event;
use super::table::{Aim, Battle, Gained, Object, Phase, Table};
use crate::ability::yugioh::deed::{Form, Lies, Until};
use crate::engine::pile::{self, count};
use crate::engine::yugioh::roster::TOKEN;
use crate::engine::{BySeat, CardId, Seat};

impl State {
    /// Makes an event true.
    pub(in crate::engine::yugioh) fn apply(&mut self, event: &Event) {
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
        Event::Turn(seat) => turn_begins(table, *seat),
        Event::Phase(phase) => {
            table.phase = *phase;
            table.part = None;
            table.fights |= *phase == Phase::Battle;
        }
        Event::Part(part) => table.part = Some(*part),
        &Event::Moved { card, from: _, to, seat, end, lies, why: _, by: _, shown } => {
            take_out(table, card);
            pile::put_in(&mut table.areas[seat][to as usize], card, end);
            moved(table, card, (seat, to), lies, shown);
        }
        Event::Summoned(card, how, _) => {
            let object = object(table, card.card);
            object.how = *how;
            object.proper |= !how.contains(crate::ability::yugioh::Summon::Special);
        }
        Event::Normal => table.normal = true,
        Event::Pendulum => table.pendulum = true,
        Event::Lies(card, lies) => {
            let turn = table.turn;
            let object = object(table, *card);
            if object.lies == Lies::Down {
                object.up = turn;
            }
            object.lies = *lies;
            if *lies == Lies::Down {
                object.gained.clear();
                object.counters.clear();
                object.known = BySeat(Seat::BOTH.map(|seat| seat == object.holder || object.known[seat]));
            } else {
                object.known = BySeat([true; 2]);
            }
        }
        Event::Turned(card) => object(table, *card).turned = table.turn,
        Event::Shown(card) => object(table, *card).known = BySeat([true; 2]),
        Event::Seen(card, seat) => object(table, *card).known[*seat] = true,
        Event::Gained(card, gain, until) => {
            let turn = table.turn;
            object(table, *card).gained.push(Gained { gain: gain.clone(), until: *until, turn });
        }
        Event::Ends(until) => ends(table, *until),
        Event::Counters(card, change, kind) => count(&mut object(table, *card).counters, *change, kind),
        Event::Controlled(card, seat, until) => {
            let before = table.card(*card).holder;
            controlled(table, *card, *seat);
            let object = object(table, *card);
            object.lent = (*until != Until::Stays).then(|| object.lent.unwrap_or(before));
        }
        Event::Made(seat, form, lies) => make(table, *seat, form, *lies),
        Event::Equipped(card, on) | Event::Attached(card, on) => object(table, *card).on = Some(*on),
        Event::Lp(seat, lp) => table.lp[*seat] = *lp,
        Event::Linked(link) => {
            table.links = table.links.saturating_add(1);
            table.chain.push(link.clone());
        }
        Event::Taken => {
            table.chain.pop();
        }
        Event::Negated(at, negated) => {
            if let Some(link) = table.chain.get_mut(usize::from(*at)) {
                link.negated = *negated;
            }
        }
        &Event::Attack(by, at) => attack(table, by, at),
        Event::Aimed(at) => {
            let against = monsters(table, table.active.other());
            if let Some(battle) = &mut table.battle {
                battle.at = *at;
                battle.against = against;
            }
        }
        Event::Stopped => {
            if let Some(battle) = &mut table.battle {
                battle.negated = true;
            }
        }
        Event::Doomed(card, _) => object(table, card.card).doomed = true,
        Event::Fought(one, other) => table.fought = Some([*one, *other]),
        Event::BattleOver => {
            table.battle = None;
            table.fought = None;
        }
        Event::Used(card, at) => table.used.push((*card, *at)),
        Event::Named(seat, at) => table.named.push((*seat, *at)),
        Event::Banned(ban) => table.bans.push(*ban),
        Event::Unhurt(seat, until) => table.unhurt.push((*seat, *until, table.turn)),
        Event::Delayed(delayed) => table.delayed.push(delayed.clone()),
        Event::Begun => {
            table.delayed.pop();
        }
        Event::Hurt(..) | Event::Coin(..) | Event::Die(..) => {}
        Event::Decked(seat) => table.decked[*seat] = true,
        Event::Wins(seat) => table.wins[*seat] = true,
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

fn monsters(table: &Table, seat: Seat) -> u8 {
    // The zone holds five.
    u8::try_from(table.area(seat, Area::Monsters).len()).unwrap_or(u8::MAX)
}

fn turn_begins(table: &mut Table, seat: Seat) {
    table.turn += 1;
    table.active = seat;
    (table.normal, table.pendulum, table.fights) = (false, false, false);
    (table.battle, table.fought) = (None, None);
    table.used.clear();
    table.named.clear();
    table.links = 0;
    for object in &mut table.cards {
        object.attacks = 0;
    }
}

fn take_out(table: &mut Table, card: CardId) {
    let Object { holder, area, .. } = *table.card(card);
    pile::take_out(&mut table.areas[holder][area as usize], card);
}

fn moved(table: &mut Table, card: CardId, (seat, to): (Seat, Area), lies: Lies, shown: bool) {
    let turn = table.turn;
    let left = table.card(card).area.is_field() && !to.is_field();
    let bearer = table.card(card).on.filter(|on| {
        let bearer = table.card(*on);
        left && bearer.area == Area::Monsters && bearer.is_up()
    });
    let was_on = bearer.map(|on| table.now(on));
    let object = object(table, card);
    (object.was_on, object.was_up) = (was_on, left && object.is_up());
    let from = std::mem::replace(&mut object.area, to);
    object.holder = seat;
    object.lies = lies;
    object.came = turn;
    object.life = object.life.wrapping_add(1);
    object.gained.clear();
    object.counters.clear();
    (object.turned, object.up, object.attacks, object.doomed) = (0, 0, 0, false);
    object.how = EnumSet::empty();
    (object.on, object.lent) = (None, None);
    // What goes back to a hand or a Deck is a card like any other of them.
    object.proper &= !matches!(to, Area::Hand | Area::Deck | Area::Extra);
    let owner = object.owner;
    let hidden = matches!(to, Area::Hand | Area::Deck) || to == Area::Extra && lies == Lies::Down;
    let face_down = to.is_field() && lies == Lies::Down;
    let open = shown || !hidden && !face_down;
    let was_known = object.known;
    object.known = match (open, to) {
        (true, _) => BySeat([true; 2]),
        (false, Area::Deck) if from == Area::Deck => was_known,
        (false, Area::Deck) => BySeat(Seat::BOTH.map(|who| who == owner)),
        (false, _) if face_down => BySeat(Seat::BOTH.map(|who| who == seat || was_known[who])),
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
    take_out(table, card);
    let area = table.card(card).area;
    table.areas[seat][area as usize].push(card);
    object(table, card).holder = seat;
}

fn attack(table: &mut Table, by: super::Ref, at: Aim) {
    let against = monsters(table, table.active.other());
    table.battle = Some(Battle { by, at, against, negated: false });
    let turn = table.turn;
    let object = object(table, by.card);
    object.attacks = object.attacks.saturating_add(1);
    object.turned = turn;
}

fn ends(table: &mut Table, until: Until) {
    let turn = table.turn;
    let over = |of: Until, since: u16| match (of, until) {
        (Until::Damage, _) | (Until::TurnEnds, Until::TurnEnds) => true,
        (Until::NextTurnEnds, Until::TurnEnds) => since < turn,
        _ => false,
    };
    let mut back = Vec::new();
    for (at, object) in table.cards.iter_mut().enumerate() {
        object.gained.retain(|gained| !over(gained.until, gained.turn));
        if until == Until::TurnEnds
            && let Some(seat) = object.lent.take()
        {
            back.push((at, seat));
        }
    }
    for (at, seat) in back {
        // A game has far fewer than 65,536 cards.
        controlled(table, CardId(u16::try_from(at).unwrap_or(u16::MAX)), seat);
    }
    table.bans.retain(|ban| !over(ban.until, ban.turn));
    table.unhurt.retain(|(_, of, since)| !over(*of, *since));
}

fn make(table: &mut Table, seat: Seat, form: &Form, lies: Lies) {
    // `Game` refuses to make more cards than have numbers.
    let card = CardId(u16::try_from(table.cards.len()).unwrap_or(u16::MAX));
    let mut made = Object::new(TOKEN, seat, Area::Monsters, lies);
    made.form = Some(Box::new(form.clone()));
    made.known = BySeat([true; 2]);
    made.came = table.turn;
    table.cards.push(made);
    table.areas[seat][Area::Monsters as usize].push(card);
}

impl Object {
    /// A card as it lies there at the beginning.
    pub(in crate::engine::yugioh) fn new(sheet: u16, owner: Seat, area: Area, lies: Lies) -> Self {
        Self {
            sheet,
            owner,
            holder: owner,
            area,
            lies,
            life: 0,
            form: None,
            gained: Vec::new(),
            counters: Vec::new(),
            came: 0,
            turned: 0,
            up: 0,
            attacks: 0,
            how: EnumSet::empty(),
            proper: false,
            doomed: false,
            on: None,
            was_on: None,
            was_up: false,
            lent: None,
            known: BySeat::default(),
        }
    }
}
