//! An activation is declared: its price is paid, its targets are chosen (4-7, 25-34).

use crate::ability::yugioh::cards::{Cards, Count};
use crate::ability::yugioh::deed::{Gain, Price, Until, Verb, Word};
use crate::ability::yugioh::{How, Limit, Line};
use crate::engine::yugioh::Game;
use crate::engine::yugioh::facts::Speaker;
use crate::engine::yugioh::state::{Area, End, Event, Link, Question, Stage, Task, Why};
use crate::engine::{CardId, Seat};

impl Game {
    pub(super) fn declare(&mut self, mut link: Box<Link>, stage: Stage) {
        let book = self.book();
        let effect = book.effect(link.at);
        match stage {
            Stage::Price(at) => match effect.price.get(usize::from(at)) {
                Some(price) => {
                    let by = Speaker { seat: link.seat, card: link.source.card };
                    self.push(Task::Declare(link, Stage::Paid(at)));
                    self.have_paid(by, price);
                }
                None => self.push(Task::Declare(link, Stage::Target(0))),
            },
            Stage::Paid(at) => {
                let by = Speaker { seat: link.seat, card: link.source.card };
                if let Some(price) = effect.price.get(usize::from(at)) {
                    let paid = self.pay(by, price);
                    link.paid.extend(paid);
                }
                // What moves the card itself makes it another one, which is still what was activated.
                if !self.state.table().is_same(link.source) {
                    link.source = self.now(link.source.card);
                }
                self.push(Task::Declare(link, Stage::Price(at + 1)));
            }
            Stage::Target(at) => {
                let pick = self.picks(link.source.card, link.at, link.card).nth(usize::from(at));
                let Some(pick) = pick else { return self.declared(*link) };
                let by = Speaker { seat: link.seat, card: link.source.card };
                let taken: Vec<CardId> = link.targets.iter().flatten().map(|target| target.card).collect();
                let own = |card: &CardId| link.card && *card == link.source.card;
                let from = self.targets_of(by, pick).filter(|card| !taken.contains(card) && !own(card));
                let from: Vec<CardId> = from.collect();
                let (count, up_to) = match pick.0.count {
                    Count::Exactly(count) => (usize::from(count), false),
                    Count::UpTo(count) => (usize::from(count), true),
                    Count::All => (from.len(), false),
                };
                let seat = link.seat;
                self.push(Task::Declare(link, Stage::Targeted(at)));
                self.have_chosen((seat, Question::Target), from, count, up_to);
            }
            Stage::Targeted(at) => {
                let chosen = self.take_picked();
                link.targets.push(chosen.into_iter().map(|card| self.now(card)).collect());
                self.push(Task::Declare(link, Stage::Target(at + 1)));
            }
        }
    }

    /// Has the cards chosen that pay.
    pub(super) fn have_paid(&mut self, by: Speaker, price: &Price) {
        self.state.picked.clear();
        match price {
            Price::Move(verb, Cards::Of(pick)) => {
                let from = self.payers(by, *verb, pick);
                let (count, up_to) = match pick.count {
                    Count::Exactly(count) => (usize::from(count), false),
                    Count::UpTo(count) => (usize::from(count), true),
                    Count::All => (from.len(), false),
                };
                self.have_chosen((by.seat, Question::Pay), from, count, up_to);
            }
            Price::Detach(count) => {
                let from = self.state.table().materials(by.card);
                self.have_chosen((by.seat, Question::Pay), from, usize::from(*count), false);
            }
            Price::Move(..) | Price::Lp(_) | Price::HalfLp | Price::Counters(..) | Price::NoAttack => {}
        }
    }

    /// Pays a part of a price, with what was chosen for it; the cards that paid.
    pub(super) fn pay(&mut self, by: Speaker, price: &Price) -> Vec<CardId> {
        let picked = self.take_picked();
        self.next_moment();
        match price {
            Price::Lp(cost) => self.lose_lp(by.seat, *cost),
            Price::NoAttack => {
                let none = Gain::Words(vec![Word::NoAttack]);
                self.happen(Event::Gained(by.card, none, Until::TurnEnds));
            }
            Price::HalfLp => {
                let half = self.state.table().lp[by.seat] / 2;
                self.happen(Event::Lp(by.seat, half.max(1)));
            }
            Price::Counters(count, kind) => {
                let change = i8::try_from(*count).unwrap_or(i8::MAX);
                self.happen(Event::Counters(by.card, -change, kind.clone()));
            }
            Price::Detach(_) => {
                for card in &picked {
                    self.send(*card, by.seat, Area::Graveyard, End::Top, Why::Detached);
                }
                return picked;
            }
            Price::Move(verb, cards) => {
                let cards = match cards {
                    Cards::This => vec![by.card],
                    Cards::Bearer => self.object(by.card).on.into_iter().collect(),
                    _ => picked,
                };
                self.pay_with(by, *verb, &cards);
                return cards;
            }
        }
        Vec::new()
    }

    fn pay_with(&mut self, by: Speaker, verb: Verb, cards: &[CardId]) {
        for card in cards {
            self.do_to(verb, *card, by, true);
        }
        if verb == Verb::Shuffle {
            let mut owners: Vec<Seat> = cards.iter().map(|card| self.object(*card).owner).collect();
            owners.dedup();
            for owner in owners {
                self.shuffle(owner);
            }
        }
    }

    /// All is paid and aimed at: it joins the Chain.
    fn declared(&mut self, link: Link) {
        let book = self.book();
        let effect = book.effect(link.at);
        let once = self.sheet(link.source.card).lines.contains(&Line::OneATurn) && effect.how == How::Card;
        match effect.limit {
            Limit::Turn | Limit::Twice => self.happen(Event::Used(link.source, link.at)),
            Limit::Name => self.happen(Event::Named(link.seat, link.at)),
            Limit::Any if once => self.happen(Event::Named(link.seat, link.at)),
            Limit::Any => {}
        }
        self.happen(Event::Linked(link));
    }
}
