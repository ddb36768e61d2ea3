//! Which cards can be played, and grown (6-3-1-2-1 … 6-3-1-2-3).

use crate::ability::{Action, Area, Effect, Keyword, Token};
use crate::card::Kind;
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::facts::price::energy::Energy;
use crate::engine::dbscg::ids::{CardId, Seat};
use crate::engine::dbscg::roster::aspects::Aspects;
use crate::engine::dbscg::state::decision::Choice;
use crate::engine::dbscg::state::frame::Frame;

impl Position {
    /// Whether a skill can play a card: Extra Cards are activated, not played (2-11-1-2).
    pub(crate) fn can_play_by_skill(&self, card: CardId, frame: &Frame) -> bool {
        let kind = self.roster.def(self.state.object(card).def).kind();
        matches!(kind, Kind::Battle | Kind::Unison) && self.may_play_in(card, frame)
    }

    /// Whether nothing forbids the skill that resolves to play a card, and what that asks for besides can be paid.
    pub(crate) fn may_play_in(&self, card: CardId, frame: &Frame) -> bool {
        let skill = frame.skill.map(|skill| self.roster.skill(skill));
        self.may_play_by_skill(card, frame.master, frame.source.card)
            && !self.bars_skill(card, skill)
            && self.is_paid_for(card, frame)
    }

    /// Whether nothing is paid for playing a card in this resolution, or it has been, or it can be.
    fn is_paid_for(&self, card: CardId, frame: &Frame) -> bool {
        let settled = frame.so_far().tolls.iter().find(|(played, _)| *played == self.state.now(card));
        match settled {
            Some((_, paid)) => *paid,
            None => self.can_pay_to_play(card, frame.master),
        }
    }

    /// Whether what playing a card asks for besides its cost can be paid.
    fn can_pay_to_play(&self, card: CardId, seat: Seat) -> bool {
        self.play_price(card, seat).is_none_or(|(price, frame)| self.payable(&price, &frame))
    }

    /// The first of the cards that an instruction plays for which something is still to be paid.
    pub(crate) fn next_toll(&self, effect: &Effect, frame: &Frame) -> Option<CardId> {
        let (Effect::Play(cards, _)
        | Effect::PlayNegated(cards, ..)
        | Effect::PlayEvolved(cards, _)
        | Effect::PlayWith { cards, .. }
        | Effect::PlayOnto(cards, ..)
        | Effect::Evolve(cards, ..)) = effect
        else {
            return None;
        };
        if !self.changed(Aspects::PLAYED) {
            return None;
        }
        let open = |card: &CardId| {
            let settled = frame.so_far().tolls.iter().any(|(played, _)| *played == self.state.now(*card));
            !settled && self.may_play_in(*card, frame) && self.play_price(*card, frame.master).is_some()
        };
        self.cards(cards, frame).into_iter().find(open)
    }

    /// Whether a token can be made: a \[Counter\] has not negated the plays of this resolution.
    pub(crate) fn can_make(&self, token: &Token, frame: &Frame) -> bool {
        frame.so_far().instead.is_none() && self.roster.token(token).is_some()
    }

    /// The markers on a card, or those that a Unison Card is to enter with; `None` where a card can have none.
    pub(crate) fn markers_to_come(&self, card: CardId) -> Option<i32> {
        let object = self.state.object(card);
        if self.bears_markers(card) {
            return Some(i32::from(object.markers));
        }
        let is_unison = self.roster.def(object.def).kind() == Kind::Unison;
        let playing =
            self.state.under_way.playing.as_ref().filter(|playing| playing.cards.contains(&self.state.now(card)));
        playing.filter(|_| is_unison).map(|playing| i32::from(playing.markers))
    }

    /// Cards in hand that can be played now, and those of the Z-Deck that can be played or placed: they lie face down there (4.00,
    /// 16-2-1, 17-2-1, 18-2-1).
    pub(crate) fn plays(&self, seat: Seat, energy: &Energy, options: &mut Vec<Choice>) {
        for card in self.state.cards(seat, Area::Hand) {
            self.play_of(seat, *card, energy, options);
        }
        for card in self.state.cards(seat, Area::ZDeck) {
            // What stands in the way of most is asked first.
            if !self.state.object(*card).face_up && self.has_z_energy_for(seat, *card) {
                self.play_of(seat, *card, energy, options);
            }
        }
    }

    /// A card, if it can be played now with this energy in Active Mode.
    #[inline]
    fn play_of(&self, seat: Seat, card: CardId, energy: &Energy, options: &mut Vec<Choice>) {
        let def = self.roster.def(self.state.object(card).def);
        if !matches!(def.kind(), Kind::Battle | Kind::Unison) && def.card.kind != Kind::ZExtra {
            return;
        }
        let as_printed =
            !self.may_change(card, Aspects::COST) && !self.roster.keywords.has(Keyword::WarriorOfUniverse7);
        let payable = if as_printed {
            def.card.energy.is_some_and(|cost| energy.pays_cost(cost))
        } else {
            let lends = |cost| {
                let lent = self.lent(card, false);
                !lent.is_empty() && self.energy_with(seat, &lent).pays_cost(cost)
            };
            let pays = |cost| energy.pays_cost(cost) || lends(cost);
            self.is_free(card) || self.cost(card).is_some_and(pays)
        };
        let may = || self.may_play(card, seat) && !self.forbidden(card, &Action::PlayForCost);
        if payable && may() && self.can_pay_price_of(card, seat, 0) {
            options.push(Choice::Play(card));
        }
    }

    /// Whether what playing a card asks for besides its cost can be paid after that, for an X (8-4-2-2).
    pub(crate) fn can_pay_price_of(&self, card: CardId, seat: Seat, x: u16) -> bool {
        self.full_price(card, seat).is_none_or(|(price, frame)| {
            let energy = self.play_icons(card, x).unwrap_or_default();
            self.payable_after(&price, &frame, energy)
        })
    }

    /// Whether there are as many cards as the Z-Energy cost of a card in the Z-Deck asks for, if it is known (4.00, 5-4-1).
    pub(crate) fn has_z_energy_for(&self, seat: Seat, card: CardId) -> bool {
        let there = self.state.cards(seat, Area::ZEnergy).len();
        self.z_energy_cost(card).is_some_and(|cost| self.changed(Aspects::PRICES) || usize::from(cost) <= there)
    }

    /// Whether nothing forbids playing a card (1-3-3, 10-42-1).
    pub(crate) fn may_play(&self, card: CardId, seat: Seat) -> bool {
        !self.forbidden(card, &Action::Play) && !self.unique_forbids(card, seat)
    }

    /// Whether nothing forbids a skill to play a card.
    pub(crate) fn may_play_by_skill(&self, card: CardId, seat: Seat, by: CardId) -> bool {
        self.may_play(card, seat)
            && !self.forbids_by(card, by, Aspects::PLAYED, |action| match action {
                Action::PlayBySkill(watched) => Some(watched),
                _ => None,
            })
    }

    /// 10-42-1, 10-42-2: in a Battle Area there is no second card with the name of a \[Unique\] card.
    fn unique_forbids(&self, card: CardId, seat: Seat) -> bool {
        let kind = self.roster.def(self.state.object(card).def).kind();
        if !self.roster.keywords.has(Keyword::Unique) || !matches!(kind, Kind::Battle | Kind::Token) {
            return false;
        }
        let is_unique = self.side(card).keywords.has(Keyword::Unique);
        Area::IN_PLAY.into_iter().any(|area| {
            self.state.cards(seat, area).iter().any(|other| {
                (is_unique && area == Area::Battle || self.has_keyword(*other, Keyword::Unique))
                    && self.share_a_name(card, *other)
            })
        })
    }

    /// The cards of a Battle Area of which one may stay beside a card there: they share a name with it, and one of the two is
    /// \[Unique\] (4.00, 22-39-4).
    pub(crate) fn rivals(&self, card: CardId) -> Vec<CardId> {
        let object = self.state.object(card);
        let unique = |card: CardId| self.has_keyword(card, Keyword::Unique);
        let is_rival =
            |other: &CardId| *other == card || ((unique(*other) || unique(card)) && self.share_a_name(card, *other));
        self.state.cards(object.seat, object.area).iter().copied().filter(is_rival).collect()
    }

    /// Cards in hand that can go under the identical Unison Card (6-3-1-2-3-3).
    pub(crate) fn growths(&self, seat: Seat, options: &mut Vec<Choice>) {
        if self.state.this_turn.grown {
            return;
        }
        let hand = self.state.cards(seat, Area::Hand).iter().copied();
        options.extend(hand.filter(|card| self.grows(seat, *card).is_some()).map(Choice::Grow));
    }

    /// The Unison Card that a card goes under as it grows.
    pub(crate) fn grows(&self, seat: Seat, card: CardId) -> Option<CardId> {
        let def = |card: CardId| self.state.object(card).def;
        self.state.cards(seat, Area::Unison).iter().copied().find(|unison| def(*unison) == def(card))
    }
}
