//! Something happens: it is made true, written down, and what waits for it triggers.

use std::sync::Arc;

use crate::ability::fow::{Doing, Gain, Holds, Is, Line, Pick, Place, Type, When, Who, Whom, Whose, Word};
use crate::engine::fow::Game;
use crate::engine::fow::facts::{ACTIVE, Speaker};
use crate::engine::fow::roster::{Has, LineAt, Roster};
use crate::engine::fow::state::{
    Aim, Area, Asked, Choice, End, Event, Link, Object, Pending, Question, Ref, Task, What, Why,
};
use crate::engine::{CardId, Seat};

/// An ability that waits: whose, of which card, which line.
type Waiting = (Seat, CardId, LineAt);

impl Game {
    /// What is printed on the cards, apart from the game that changes.
    pub(super) fn book(&self) -> Arc<Roster> {
        Arc::clone(&self.roster)
    }

    pub(super) fn push(&mut self, task: Task) {
        self.state.tasks.push(task);
    }

    /// Asks something; the task is asked again with the answer.
    pub(super) fn ask(&mut self, task: Task, seat: Seat, question: Question, options: Vec<Choice>) {
        self.state.tasks.push(task);
        self.state.asked = Some(Asked { seat, question, options });
    }

    /// Makes an event true, with all that follows at once.
    pub(super) fn happen(&mut self, event: &Event) {
        let left = match *event {
            Event::Moved { card, from, to, why, .. } => self.leaving(card, (from, to), why),
            _ => Vec::new(),
        };
        let was = left.first().map(|(_, card)| (self.object(*card).holder, self.stats(*card)));
        self.record(event);
        for (at, card) in left {
            self.add_pending(at, card, 0);
            if let Some(pending) = self.state.pending.last_mut() {
                pending.left = was;
            }
        }
        self.trigger(event);
        // 12-2
        if let Event::Moved { card, to: Area::Field | Area::Stones, .. } = *event {
            self.enters(card);
        }
    }

    /// How a card enters: rested, or with counters.
    fn enters(&mut self, card: CardId) {
        let seat = self.object(card).holder;
        let by = Speaker { seat, card };
        let book = self.book();
        let object = self.object(card);
        if object.form.is_some() {
            return;
        }
        let lines = &book.face(object.sheet, object.back).lines;
        for line in lines {
            let Line::Holds(holds) = line else { continue };
            if !holds.only_if.as_ref().is_none_or(|test| self.holds(by, test, &[])) {
                continue;
            }
            match &holds.what {
                Holds::EntersRested => self.record(&Event::Rested(card, true)),
                Holds::EntersRestedUnless(life) => {
                    self.record(&Event::Rested(card, true));
                    // Nobody pays with the last life point.
                    if i64::from(self.state.table().life[seat]) > i64::from(*life) {
                        let now = self.now(card);
                        self.push(Task::Upright(now, seat, *life));
                    }
                }
                Holds::EntersWith(count, kind) => {
                    let count = i8::try_from(*count).unwrap_or(i8::MAX);
                    self.happen(&Event::Counters(card, count, kind.clone()));
                }
                _ => {}
            }
        }
    }

    /// What an ability of a card waits for: it stands in no chase yet. `about` is the card that it speaks of.
    pub(super) fn wait(&mut self, seat: Seat, card: CardId, about: CardId, is: &impl Fn(&When) -> bool) {
        if !self.waits(card) {
            return;
        }
        let lines: Vec<LineAt> =
            self.abilities(card).filter(|(_, ability)| is(&ability.when)).map(|(line, _)| line).collect();
        for line in lines {
            self.add_pending((seat, card, line), about, 0);
        }
    }

    /// Whether a card may wait for something.
    fn waits(&self, card: CardId) -> bool {
        self.may_have(card, Has::Own) || self.may_have(card, Has::Watch)
    }

    /// What waits for a card going from where it lies, as it lies there still: its own abilities, and those of others.
    fn leaving(&self, card: CardId, (from, to): (Area, Area), why: Why) -> Vec<(Waiting, CardId)> {
        let mut out = Vec::new();
        let field = from == Area::Field;
        let buried = to == Area::Graveyard;
        let does = |doing: &Doing| match doing {
            Doing::Dies => field && buried,
            Doing::IsBuried => buried && from != Area::Chase,
            Doing::Leaves => field,
            Doing::IsDestroyed => field && why == Why::Destroyed,
            _ => false,
        };
        if field || buried {
            self.noticed(card, does, &mut out);
        }
        if field && buried {
            self.each_waiting(
                |by, when| matches!(when, When::Falls(pick) if by.card != card && self.fits(by, pick, card)),
                &mut out,
            );
        }
        out.into_iter().map(|waiting| (waiting, card)).collect()
    }

    /// Every ability that waits for something of a card.
    fn noticed(&self, card: CardId, does: impl Fn(&Doing) -> bool, out: &mut Vec<Waiting>) {
        let own = self.object(card).holder;
        if self.may_have(card, Has::Own) {
            let lines = self.abilities(card).filter(|(_, ability)| match &ability.when {
                When::Does(Whom::This, doing) | When::EntersOr(doing) => does(doing),
                _ => false,
            });
            out.extend(lines.map(|(line, _)| (own, card, line)));
        }
        let other = |by: Speaker, when: &When| match when {
            When::Does(Whom::Bearer, doing) => does(doing) && self.object(by.card).on == Some(card),
            When::Does(Whom::One(pick), doing) => does(doing) && self.fits(by, pick, card),
            _ => false,
        };
        self.each_waiting(other, out);
    }

    /// A card does something, or something is done to it: what waits for that triggers. It speaks of `about`.
    pub(super) fn notice(&mut self, card: CardId, about: CardId, amount: u32, does: impl Fn(&Doing) -> bool) {
        let mut out = Vec::new();
        self.noticed(card, does, &mut out);
        for waiting in out {
            self.add_pending(waiting, about, amount);
        }
    }

    /// Every ability of a card in play that waits for something.
    fn each_waiting(&self, is: impl Fn(Speaker, &When) -> bool, out: &mut Vec<Waiting>) {
        if !self.roster.may_have(Has::Watch) {
            return;
        }
        let table = self.state.table();
        for seat in Seat::BOTH {
            for area in ACTIVE.iter().filter(|area| self.lies(seat, **area, Has::Watch)) {
                for card in table.area(seat, *area).iter().copied().filter(|card| self.may_have(*card, Has::Watch)) {
                    let by = Speaker { seat, card };
                    let lines = self.abilities(card).filter(|(_, ability)| is(by, &ability.when));
                    out.extend(lines.map(|(line, _)| (seat, card, line)));
                }
            }
        }
    }

    fn add_pending(&mut self, (seat, card, line): Waiting, about: CardId, amount: u32) {
        let (card, about) = (self.now(card), Some(self.now(about)));
        self.state.pending.push(Pending { seat, card, line, about, left: None, amount });
    }

    /// What of all cards in play waits for something that speaks of a card.
    pub(super) fn wait_all(&mut self, about: CardId, amount: u32, is: impl Fn(&Self, Speaker, &When) -> bool) {
        let mut out = Vec::new();
        self.each_waiting(|by, when| is(self, by, when), &mut out);
        for waiting in out {
            self.add_pending(waiting, about, amount);
        }
    }

    /// What triggers by an event.
    fn trigger(&mut self, event: &Event) {
        match event {
            Event::Moved { card, to: Area::Field | Area::Stones, seat, .. } => {
                let enters = |when: &When| matches!(when, When::Enters | When::EntersOr(_));
                self.wait(*seat, *card, *card, &enters);
                self.wait_all(*card, 0, |game, by, when| match when {
                    When::Comes(pick) => by.card != *card && game.fits(by, pick, *card),
                    When::Resonance(of) => {
                        let stone = vec![Is::Type(Type::Stone), Is::OneOf(of.clone())];
                        by.seat == *seat && game.is_all(by, &stone, *card)
                    }
                    _ => false,
                });
            }
            Event::Attack(by, _) => {
                let card = by.card;
                self.notice(card, card, 0, |doing| matches!(doing, Doing::Attacks | Doing::Fights));
            }
            Event::Blocked(by) => {
                let card = by.card;
                let blocks = |doing: &Doing| matches!(doing, Doing::Blocks | Doing::Fights | Doing::Meets);
                self.notice(card, card, 0, blocks);
                if let Some(attacker) = self.state.table().battle.map(|battle| battle.by.card) {
                    self.notice(attacker, attacker, 0, |doing| matches!(doing, Doing::IsBlocked | Doing::Meets));
                }
            }
            Event::Rested(card, true) => self.notice(*card, *card, 0, |doing| *doing == Doing::Rests),
            Event::Linked(link) => self.linked(link),
            _ => {}
        }
    }

    /// Something has joined the chase.
    fn linked(&mut self, link: &Link) {
        let seat = link.seat;
        if let What::Play(played, _) = link.what {
            let card = played.card;
            self.wait_all(card, 0, |game, by, when| match when {
                When::Plays(who, filter)
                    if (*who == Who::You) == (by.seat == seat) && game.is_type(card, Type::Spell) =>
                {
                    let pick = Pick { place: Place::Chase, ..Pick::of(1, filter.clone()) };
                    game.fits(by, &pick, card)
                }
                _ => false,
            });
        }
        let aimed = link.targets.iter().flatten().filter_map(|aim| match aim {
            Aim::Card(then) if self.object(then.card).area == Area::Field => Some(then.card),
            _ => None,
        });
        for card in aimed.collect::<Vec<_>>() {
            // An addition is added, and targets nothing else; it names what it is added to all the same.
            let theirs = self.object(card).holder != seat;
            self.notice(card, card, 0, |doing| match doing {
                Doing::IsTargeted(whose) => *whose == Whose::Any || theirs,
                _ => false,
            });
        }
    }

    /// Sends a card to an area, or where it goes instead. To a field it goes by whom it is sent, else to its owner.
    pub(super) fn send(&mut self, card: CardId, by: Seat, to: Area, end: End, why: Why) {
        let Object { owner, area: from, sheet, .. } = *self.object(card);
        let token = self.roster.sheet(sheet).token;
        let to = if token && to != Area::Field { Area::Gone } else { to };
        let seat = if to == Area::Field { by } else { owner };
        let seen = !matches!(from, Area::Hand | Area::Deck | Area::StoneDeck | Area::Standby);
        // What was found in a deck and shown is known wherever it goes.
        let was_shown = from == Area::Deck && self.object(card).known == crate::engine::BySeat([true; 2]);
        let shown = (seen || was_shown) && to != Area::Deck
            || !matches!(to, Area::Hand | Area::Deck | Area::StoneDeck | Area::Standby);
        self.happen(&Event::Moved { card, from, to, seat, end, why, shown });
    }

    /// Draws a card, if there is one (8-3, 8-4).
    pub(super) fn draw(&mut self, seat: Seat) {
        if let Some(card) = self.state.table().area(seat, Area::Deck).last() {
            self.send(*card, seat, Area::Hand, End::Top, Why::Drawn);
        }
    }

    pub(super) fn shuffle_stones(&mut self, seat: Seat) {
        let mut order = self.state.table().area(seat, Area::StoneDeck).to_vec();
        self.state.rng.shuffle(&mut order);
        self.happen(&Event::StonesShuffled(seat, order));
    }

    pub(super) fn shuffle(&mut self, seat: Seat) {
        let mut order = self.state.table().area(seat, Area::Deck).to_vec();
        self.state.rng.shuffle(&mut order);
        self.happen(&Event::Shuffled(seat, order));
    }

    /// Takes life from a player.
    pub(super) fn lose_life(&mut self, seat: Seat, life: u32) {
        let life = i32::try_from(life).unwrap_or(i32::MAX);
        if life > 0 {
            let left = self.state.table().life[seat].saturating_sub(life);
            self.happen(&Event::Life(seat, left));
        }
    }

    /// Gives life to a player, unless something forbids it.
    pub(super) fn gain_life(&mut self, seat: Seat, life: u32) {
        let life = i32::try_from(life).unwrap_or(i32::MAX);
        if life > 0 && !self.is_without_life(seat) {
            let now = self.state.table().life[seat].saturating_add(life);
            self.happen(&Event::Life(seat, now));
            let ruler = self.state.table().rulers[seat];
            let amount = u32::try_from(life).unwrap_or(0);
            self.wait_all(ruler, amount, |_, by, when| *when == When::GainsLife && by.seat == seat);
        }
    }

    /// A card deals damage to another; in a battle or not.
    pub(super) fn deal(&mut self, by: Ref, at: CardId, damage: u32, battle: bool) {
        if damage == 0 || self.state.table().no_damage || self.is_prevented(by, Some(at), battle) {
            return;
        }
        let source = self.state.table().is_same(by).then_some(by.card);
        let damage = self.changed_damage(source, Some(at), damage);
        if damage == 0 {
            return;
        }
        self.happen(&Event::Damaged(at, damage));
        self.has_dealt(by, damage);
        self.notice(at, at, damage, |doing| *doing == Doing::IsStruck);
        if self.state.table().is_on_field(by) {
            let speaker = Speaker { seat: self.object(by.card).holder, card: by.card };
            let mut out = Vec::new();
            let strikes = |doing: &Doing| matches!(doing, Doing::Strikes(filter) if self.is_all(speaker, filter, at));
            self.noticed(by.card, strikes, &mut out);
            for waiting in out {
                self.add_pending(waiting, at, damage);
            }
        }
    }

    /// A card deals damage to a player, who loses as much life (6-17).
    pub(super) fn hit(&mut self, by: Ref, at: Seat, damage: u32, battle: bool) {
        if damage == 0 || self.state.table().no_damage || self.is_prevented(by, None, battle) {
            return;
        }
        let source = self.state.table().is_same(by).then_some(by.card);
        let damage = self.changed_damage(source, None, damage);
        self.lose_life(at, damage);
        self.has_dealt(by, damage);
        let holder = self.object(by.card).holder;
        if self.state.table().is_on_field(by) && holder != at {
            self.notice(by.card, by.card, damage, |doing| *doing == Doing::Hits);
        }
        self.wait_all(by.card, damage, |_, by, when| *when == When::Suffers && by.seat == at);
    }

    fn has_dealt(&mut self, by: Ref, damage: u32) {
        if !self.state.table().is_on_field(by) {
            return;
        }
        if !self.object(by.card).dealt {
            self.happen(&Event::Dealt(by.card));
        }
        if self.has(by.card, Word::Drain) {
            let seat = self.object(by.card).holder;
            self.gain_life(seat, damage);
        }
    }

    /// Whether damage is prevented; what prevents it once is used up.
    fn is_prevented(&mut self, by: Ref, at: Option<CardId>, battle: bool) -> bool {
        let mut once = None;
        let mut all = false;
        let here = self.state.table().is_same(by).then_some(by.card);
        for (card, deals) in [(here, true), (at, false)] {
            let Some(card) = card else { continue };
            self.each_gained(card, |speaker, own, gain| {
                let Gain::Prevent(shield) = gain else { return };
                let fits = shield.deals == deals
                    && (battle || !shield.battle)
                    && shield.by.as_ref().is_none_or(|filter| self.is_all(speaker, filter, by.card));
                if !fits {
                    return;
                }
                match own {
                    Some(own) if shield.next => once = once.or(Some((card, own))),
                    _ => all = true,
                }
            });
        }
        if let Some((card, own)) = once.filter(|_| !all) {
            // A card has far fewer than 256 gains.
            self.happen(&Event::UsedUp(card, u8::try_from(own).unwrap_or(u8::MAX)));
        }
        all || once.is_some()
    }

    /// A card as it is now.
    pub(super) fn now(&self, card: CardId) -> Ref {
        self.state.table().now(card)
    }
}
