//! A link is declared: its targets are named, and it is paid for; then it joins the chase. Nobody acts in between.

use crate::ability::fow::{Cards, Deed, Price};
use crate::engine::CardId;
use crate::engine::Seat;
use crate::engine::fow::Game;
use crate::engine::fow::facts::{Part, Speaker};
use crate::engine::fow::roster::LineAt;
use crate::engine::fow::state::{Aim, Choice, Draft, Event, Picking, Pointed, Question, Stage, Task};
use crate::engine::sharing::each_has_its_own;

impl Game {
    pub(super) fn declare(&mut self, draft: Draft) {
        match draft.stage {
            Stage::Target(at) => self.name_target(draft, at),
            Stage::Targeted(at) => {
                let aim = |pointed| match pointed {
                    Pointed::Card(card) => Aim::Card(self.now(card)),
                    Pointed::Player(seat) => Aim::Player(seat),
                };
                let picked = self.state.picked.clone();
                let targets: Vec<Aim> = picked.into_iter().map(aim).collect();
                self.state.picked.clear();
                let mut draft = draft;
                draft.link.targets.push(targets);
                self.name_target(draft, at + 1);
            }
            Stage::Will => self.pay_will(draft),
            Stage::Price(at) => self.ask_price(draft, at),
            Stage::Paid(at) => {
                let seat = draft.link.seat;
                let part = self.part(&draft, at);
                if let (Some(part), Some(card)) = (part, self.take_picked().first()) {
                    self.do_to(part.verb, *card, seat);
                }
                self.ask_price(draft, at + 1);
            }
        }
    }

    fn name_target(&mut self, draft: Draft, at: u8) {
        let of = draft.link.what.card();
        let seat = draft.link.seat;
        let pick = self.picks(draft.link.what).nth(usize::from(at));
        let Some(pick) = pick else { return self.pay_will(Draft { stage: Stage::Will, ..draft }) };
        let from = self.targets_of(Speaker { seat, card: of.card }, pick);
        let (count, up_to) = (pick.count, pick.up_to);
        self.redraft(draft, Stage::Targeted(at));
        self.choose(Picking::new((seat, Question::Target), from, usize::from(count), up_to));
    }

    /// Will is produced until it pays for all of it, and spent (chapter 10).
    fn pay_will(&mut self, draft: Draft) {
        let (seat, what) = (draft.link.seat, draft.link.what);
        let (bill, prices) = self.price_of(what);
        let itself = Self::is_spent(what, prices);
        if bill.total() == 0 {
            return self.ask_price(draft, 0);
        }
        if self.is_paid_by_pool(seat, bill) {
            let spent = self.spending(seat, bill);
            self.happen(&Event::Spent(seat, spent));
            return self.ask_price(draft, 0);
        }
        let options = self.next_will(seat, bill, itself);
        match options.as_slice() {
            // What was there to pay with is no more: nothing is played (10-4).
            [] => {}
            [only] => self.will_answered(draft, *only),
            _ => self.ask(Task::Declare(draft), seat, Question::Will, options),
        }
    }

    pub(super) fn will_answered(&mut self, draft: Draft, choice: Choice) {
        let seat = draft.link.seat;
        self.redraft(draft, Stage::Will);
        let Choice::Will(card, line, choice) = choice else { return };
        let book = self.book();
        let object = self.object(card);
        let at = LineAt { sheet: object.sheet, back: object.back, line };
        let ability = book.ability(at);
        self.pay_with_itself(seat, card, &ability.price);
        if let [Deed::Produce(choices)] = ability.does.as_slice()
            && let Some(will) = choices.get(usize::from(choice))
        {
            for will in will {
                self.happen(&Event::Produced(seat, *will));
            }
        }
    }

    /// What of a price is paid with the card itself, or by its player.
    fn pay_with_itself(&mut self, seat: Seat, card: CardId, prices: &[Price]) {
        for price in prices {
            match price {
                Price::Rest => self.happen(&Event::Rested(card, true)),
                Price::Counters(count, kind) => {
                    let less = i8::try_from(*count).map_or(i8::MIN, |count| -count);
                    self.happen(&Event::Counters(card, less, kind.clone()));
                }
                Price::Life(life) => self.lose_life(seat, *life),
                Price::RulerCounters(count, kind) => {
                    let less = i8::try_from(*count).map_or(i8::MIN, |count| -count);
                    let ruler = self.state.table().rulers[seat];
                    self.happen(&Event::Counters(ruler, less, kind.clone()));
                }
                Price::Move(verb, Cards::This | Cards::Fallen) => {
                    self.do_to(*verb, card, seat);
                }
                Price::Move(..) | Price::Will(_) => {}
            }
        }
    }

    /// The parts of the price that cards pay; those of the card itself stand apart.
    fn card_parts(&self, draft: &Draft) -> Option<Vec<Part>> {
        let what = draft.link.what;
        let (_, prices) = self.price_of(what);
        self.parts(draft.link.seat, what, prices.iter().filter(|price| is_chosen(price)))
    }

    fn part(&self, draft: &Draft, at: u8) -> Option<Part> {
        self.card_parts(draft).and_then(|parts| parts.into_iter().nth(usize::from(at)))
    }

    /// The next part of the price: with such cards that the rest can be paid, too.
    fn ask_price(&mut self, draft: Draft, at: u8) {
        let seat = draft.link.seat;
        let Some(parts) = self.card_parts(&draft) else { return };
        let Some((part, rest)) = parts.get(usize::from(at)..).and_then(<[Part]>::split_first) else {
            return self.pay_rest(draft);
        };
        let leaves_enough = |card: &CardId| {
            let rest: Vec<Vec<CardId>> =
                rest.iter().map(|part| part.from.iter().copied().filter(|other| other != card).collect()).collect();
            each_has_its_own(rest.len(), |part| &rest[part])
        };
        let from: Vec<Pointed> =
            part.from.iter().filter(|card| leaves_enough(card)).copied().map(Pointed::Card).collect();
        if from.is_empty() {
            return;
        }
        self.redraft(draft, Stage::Paid(at));
        self.choose(Picking::new((seat, Question::Pay), from, 1, false));
    }

    /// What the card pays with itself comes last.
    fn pay_rest(&mut self, draft: Draft) {
        let of = draft.link.what.card();
        let (_, prices) = self.price_of(draft.link.what);
        let rest = prices.iter().filter(|price| !is_chosen(price));
        // Something may have become impossible while the rest was paid.
        let possible = self.parts(draft.link.seat, draft.link.what, rest.clone());
        let rest: Vec<Price> = rest.cloned().collect();
        if possible.is_none_or(|parts| parts.iter().any(|part| part.from.is_empty())) {
            return;
        }
        self.pay_with_itself(draft.link.seat, of.card, &rest);
        self.declared(draft);
    }
}

/// Whether a price is paid with cards that are chosen.
const fn is_chosen(price: &Price) -> bool {
    matches!(price, Price::Move(_, Cards::Chosen(_)))
}
