//! Playing cards from hand (6-3-1-2-1, 6-3-1-2-2), growing a Unison Card.

use crate::ability::{Area, Destination, Mode};
use crate::card::{Kind, Total};
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::happening::By;
use crate::engine::dbscg::ids::{CardId, Seat};
use crate::engine::dbscg::state::decision::{Choice, Decision, Question};
use crate::engine::dbscg::state::event::Cause;
use crate::engine::dbscg::state::frame::Playing;
use crate::engine::dbscg::state::proposed::{Manner, Payment, Place};
use crate::engine::dbscg::state::task::{Occasion, Task};

impl Game {
    /// 6-3-1-2-1-1, 6-3-1-2-2-1: the card is shown and announced; an X is chosen first (2-11-1-3).
    pub(crate) fn announce(&mut self, seat: Seat, card: CardId) {
        self.reveal(card);
        let is_x = self.cost(card).is_some_and(|cost| cost.total == Total::X);
        if is_x {
            self.push(Task::AnnounceX(seat, card));
            return;
        }
        self.pay_for_play(seat, card, 0);
    }

    /// 2-12-3.
    pub(crate) fn announce_x(&mut self, seat: Seat, card: CardId, answer: Option<Choice>) {
        if let Some(Choice::Number(x)) = answer {
            self.pay_for_play(seat, card, x);
            return;
        }
        let lent = self.lent(card, false);
        let energy = u16::try_from(self.funds(seat) + lent.len()).unwrap_or(u16::MAX);
        let affordable = |x: &u16| {
            let pays = self.play_icons(card, *x).is_some_and(|icons| self.can_pay(seat, &icons, &lent));
            pays && self.can_pay_price_of(card, seat, *x)
        };
        let options = (0..=energy).filter(affordable).map(Choice::Number).collect();
        self.ask(Decision { seat, question: Question::X, source: Some(card), options }, Task::AnnounceX(seat, card));
    }

    fn pay_for_play(&mut self, seat: Seat, card: CardId, x: u16) {
        let Some(icons) = self.play_icons(card, x) else { return };
        self.spend_next(card, None, true);
        let paid = Payment { markers: u16::try_from(icons.count()).unwrap_or(u16::MAX), x, carried: 0 };
        self.push(Task::Announced(seat, card, paid));
        let price = self.full_price(card, seat);
        // What is asked for besides is paid after the cost, which leaves it enough.
        let next = price.is_some().then_some(0);
        if let Some((price, frame)) = price {
            self.begin_paying(price, frame);
        }
        let lent = self.lent(card, false);
        self.push_due(seat, icons, lent, next);
    }

    /// 6-3-1-2-1-2: the counter timing of a play.
    pub(crate) fn announced(&mut self, seat: Seat, card: CardId, paid: Payment) {
        if self.state.under_way.unpaid {
            // 4.00, 5-4-4, 5-5-4, 17-1-5
            self.state.under_way.unpaid = false;
            self.turned_away(card, &Destination::To(Area::Drop));
            return;
        }
        let cards = vec![self.state.now(card)];
        self.state.under_way.playing = Some(Playing { cards, markers: paid.markers, ..Playing::default() });
        // 4.00, 4-3-2-6
        let placed = self.roster.def(self.state.object(card).def).card.kind == Kind::ZExtra;
        let occasion = if placed { Occasion::ZExtra } else { Occasion::Play };
        self.then([Task::Counter(seat.other(), occasion), Task::FinishPlay(seat, card, paid), Task::EndPlay]);
    }

    /// 6-3-1-2-1-3, 6-3-1-2-2-3.
    pub(crate) fn finish_play(&mut self, seat: Seat, card: CardId, paid: Payment) {
        let Some(Playing { cards, markers, instead, altered }) = self.state.under_way.playing.take() else { return };
        self.state.under_way.altered = altered;
        if !cards.contains(&self.state.now(card)) {
            return;
        }
        if let Some(to) = instead {
            self.turned_away(card, &to);
            return;
        }
        if self.edition.has(Point::FailedPlaysGo) && !self.may_play(card, seat) {
            // 4.00, 5-5-4
            self.turned_away(card, &Destination::To(Area::Drop));
            return;
        }
        let kind = self.roster.def(self.state.object(card).def).kind();
        if kind == Kind::Extra {
            // 4.00, 17-2-1-3: it is placed, not played.
            let place = Place { seat, ..self.place(card, Area::Battle) };
            self.propose_move(card, place, Cause::Rule);
            return;
        }
        let area = if kind == Kind::Unison { Area::Unison } else { Area::Battle };
        self.put_in_play(
            card,
            Place { seat, area, mode: Mode::Active, bottom: false, face_up: false },
            Payment { markers, ..paid },
            Manner::Plain,
        );
    }

    /// 6-3-1-2-3-3.
    pub(crate) fn grow(&mut self, seat: Seat, card: CardId) {
        if let Some(unison) = self.grows(seat, card) {
            self.state.this_turn.grown = true;
            self.place_under(card, unison, By::Rules);
            self.change_markers(unison, 1, By::Rules);
        }
    }
}
