//! Playing cards (6-3-1-2-1, 6-3-1-2-2), growing a Unison Card, drawing, discarding, damage.

use crate::ability::{Action, Area, Change, Filter, Icons, Keyword, Mode};
use crate::card::{ColorSet, Kind, Total};

use super::Game;
use super::agenda::{Occasion, Task};
use super::aspects::Aspects;
use super::decision::{Choice, Decision, Question};
use super::event::{Cause, Event};
use super::ids::{CardId, Seat};
use super::moves::Place;
use super::replace::Proposed;
use super::state::{Frame, On, Playing};
use super::triggers::{By, Happening};

impl Game {
    /// Cards in hand that can be played now.
    pub(super) fn plays(&self, seat: Seat, options: &mut Vec<Choice>) {
        let energy = self.energy(seat).count();
        // What costs more than there is energy is put aside before it is looked at closely.
        let dear = |card: CardId| match self.cost(card).map(|cost| cost.total) {
            Some(Total::Fixed(total)) => usize::from(total) > energy && !self.is_free(card),
            _ => false,
        };
        for card in self.state.cards(seat, Area::Hand) {
            let kind = self.roster.def(self.state.object(*card).def).card.kind;
            if matches!(kind, Kind::Battle | Kind::Unison)
                && !dear(*card)
                && self.may_play(*card, seat)
                && self.play_icons(*card, 0).is_some_and(|icons| self.can_pay(seat, &icons))
            {
                options.push(Choice::Play(*card));
            }
        }
    }

    /// Whether nothing forbids playing a card (1-3-3, 10-42-1).
    pub(super) fn may_play(&self, card: CardId, seat: Seat) -> bool {
        let name = &self.side(card).face.name;
        let unique = |other: &CardId| {
            let other_name = &self.side(*other).face.name;
            other_name == name
                && (self.keywords(*other).has(Keyword::Unique) || self.side(card).keywords.has(Keyword::Unique))
        };
        !self.forbidden(card, &Action::Play) && !self.state.cards(seat, Area::Battle).iter().any(unique)
    }

    /// The energy that playing a card takes, for an X (2-11-1).
    pub(super) fn play_icons(&self, card: CardId, x: u16) -> Option<Icons> {
        if self.is_free(card) {
            return Some(Icons::default());
        }
        self.icons(card, x, 0)
    }

    /// Whether a card can be played without its energy cost. Nobody pays what they need not.
    fn is_free(&self, card: CardId) -> bool {
        self.has_change(card, Aspects::COST, &|change| matches!(change, Change::FreePlay))
    }

    /// The energy that a card costs, for an X, so much less (2-11-1).
    pub(super) fn icons(&self, card: CardId, x: u16, less: u8) -> Option<Icons> {
        let cost = self.cost(card)?;
        let of: Vec<ColorSet> = cost.icons().map(|color| ColorSet::default().with(color)).collect();
        let specified = of.len();
        let any = match cost.total {
            Total::Fixed(total) => usize::from(total.saturating_sub(less)).saturating_sub(specified),
            // 2-11-1-3-1-2: the X cost comes on top of the specified cost.
            Total::X => usize::from(x),
        };
        Some(Icons { any: u8::try_from(any).unwrap_or(u8::MAX), of })
    }

    /// 6-3-1-2-1-1, 6-3-1-2-2-1: the card is announced; an X is chosen first.
    pub(super) fn announce(&mut self, seat: Seat, card: CardId) {
        let is_x = self.cost(card).is_some_and(|cost| cost.total == Total::X);
        if is_x {
            self.push(Task::AnnounceX(seat, card));
            return;
        }
        self.pay_for_play(seat, card, 0);
    }

    /// 2-12-3.
    pub(super) fn announce_x(&mut self, seat: Seat, card: CardId, answer: Option<Choice>) {
        if let Some(Choice::Number(x)) = answer {
            self.pay_for_play(seat, card, x);
            return;
        }
        let energy = u16::try_from(self.state.cards(seat, Area::Energy).len()).unwrap_or(u16::MAX);
        let affordable = |x: &u16| self.play_icons(card, *x).is_some_and(|icons| self.can_pay(seat, &icons));
        let options = (0..=energy).filter(affordable).map(Choice::Number).collect();
        self.ask(Decision { seat, question: Question::X, source: Some(card), options }, Task::AnnounceX(seat, card));
    }

    fn pay_for_play(&mut self, seat: Seat, card: CardId, x: u16) {
        let Some(icons) = self.play_icons(card, x) else { return };
        let paid = u16::from(icons.any) + u16::try_from(icons.of.len()).unwrap_or(0);
        self.then([Task::Pay(seat, icons, Vec::new()), Task::Announced(seat, card, paid)]);
    }

    /// 6-3-1-2-1-2: the counter timing of a play.
    pub(super) fn announced(&mut self, seat: Seat, card: CardId, paid: u16) {
        self.state.playing = Some(Playing { card: Some(self.state.now(card)), ..Playing::default() });
        self.then([Task::Counter(seat.other(), Occasion::Play), Task::FinishPlay(seat, card, paid), Task::EndPlay]);
    }

    /// 6-3-1-2-1-3, 6-3-1-2-2-3.
    pub(super) fn finish_play(&mut self, seat: Seat, card: CardId, paid: u16) {
        let Some(Playing { card: Some(announced), instead, .. }) = self.state.playing else { return };
        if self.state.find(announced).is_none() {
            return;
        }
        if let Some(area) = instead {
            let place = self.place(card, area);
            self.move_card(card, place, Cause::Skill);
            return;
        }
        let kind = self.roster.def(self.state.object(card).def).card.kind;
        if kind == Kind::Unison {
            self.push(Task::EnterUnison(seat, card, paid));
            for other in self.state.cards(seat, Area::Unison).to_vec() {
                let place = self.place(other, Area::Drop);
                self.propose_move(other, place, Cause::Rule);
            }
        } else {
            self.put_in_play(card, Place { seat, area: Area::Battle, mode: Mode::Active, bottom: false }, false);
        }
    }

    /// A Unison Card enters its area, which no other is in (3-11-5), and gets its markers.
    pub(super) fn enter_unison(&mut self, seat: Seat, card: CardId, paid: u16) {
        for other in self.state.cards(seat, Area::Unison).to_vec() {
            let place = self.place(other, Area::Drop);
            self.move_card(other, place, Cause::Rule);
        }
        self.push(Task::Mark(card, paid));
        self.put_in_play(card, Place { seat, area: Area::Unison, mode: Mode::Active, bottom: false }, false);
    }

    /// One marker for each energy rested (6-3-1-2-2-3).
    pub(super) fn mark(&mut self, card: CardId, paid: u16) {
        if self.state.object(card).area == Area::Unison {
            self.change_markers(card, i32::from(paid), By::Rules);
            if paid == 0 {
                // 9-6-1-2 speaks of markers removed; a Unison Card played for nothing has none to begin with and stays.
                self.note(Event::Markers(card, 0));
            }
        }
    }

    /// A card is about to be played (6-3-1-2-1-4, 8-6-5-3).
    pub(super) fn put_in_play(&mut self, card: CardId, to: Place, negated: bool) -> bool {
        let by = self.by(Cause::Play);
        let altered = self.altered_play().and_then(|playing| playing.mode.as_ref());
        let mode = altered.filter(|(filter, _)| filter.matches(&self.seen(card, None))).map(|(_, mode)| *mode);
        let to = Place { mode: mode.unwrap_or(to.mode), ..to };
        self.propose(Proposed::Play { card, to, negated, by })
    }

    /// The play that is under way and may have been altered; what a [Counter] itself plays is not meant by it.
    pub(super) fn altered_play(&self) -> Option<&Playing> {
        self.state.playing.as_ref().filter(|_| !self.state.in_counter)
    }

    /// A card has entered play: what has been done to its play is done to it.
    pub(super) fn arrive(&mut self, card: CardId) {
        let Some(changes) = self.altered_play().map(|playing| playing.changes.clone()) else { return };
        let now = self.state.now(card);
        for (filter, change, until, frame) in changes {
            if filter.matches(&self.seen(card, Some(frame.source.card))) {
                self.give(On::One(now), change, until, &frame);
            }
        }
        if let Some(playing) = &mut self.state.playing {
            playing.card = Some(now);
        }
    }

    /// Cards in hand that can go under the identical Unison Card (6-3-1-2-3-3).
    pub(super) fn growths(&self, seat: Seat, options: &mut Vec<Choice>) {
        if self.state.grown {
            return;
        }
        let Some(unison) = self.state.unison(seat) else { return };
        let def = self.state.object(unison).def;
        let hand = self.state.cards(seat, Area::Hand).iter();
        options.extend(hand.filter(|card| self.state.object(**card).def == def).map(|card| Choice::Grow(*card)));
    }

    /// 6-3-1-2-3-3.
    pub(super) fn grow(&mut self, seat: Seat, card: CardId) {
        if let Some(unison) = self.state.unison(seat) {
            self.state.grown = true;
            self.place_under(card, unison);
            self.change_markers(unison, 1, By::Rules);
        }
    }

    /// 4-9: cards are drawn one by one; a player who draws the last loses at once (9-2).
    pub(super) fn draw(&mut self, seat: Seat, left: u16) {
        let Some(rest) = left.checked_sub(1) else { return };
        if let Some(top) = self.state.cards(seat, Area::Deck).first().copied() {
            let place = self.place(top, Area::Hand);
            self.move_card(top, place, Cause::Draw);
        }
        if rest > 0 {
            self.push(Task::Draw(seat, rest));
        }
    }

    /// 4-9-4.
    pub(super) fn draw_up_to(&mut self, seat: Seat, left: u16, answer: Option<Choice>) {
        if left == 0 {
            return;
        }
        match answer {
            None => {
                let options = vec![Choice::Yes, Choice::Pass];
                let decision = Decision { seat, question: Question::DrawMore, source: None, options };
                self.ask(decision, Task::DrawUpTo(seat, left));
            }
            Some(Choice::Yes) => self.then([Task::Draw(seat, 1), Task::DrawUpTo(seat, left - 1)]),
            Some(_) => {}
        }
    }

    /// A player puts cards of their choice from hand into the Drop Area.
    pub(super) fn discard(&mut self, seat: Seat, left: u16, answer: Option<Choice>) {
        if let Some(Choice::Card(card)) = answer {
            if left > 1 {
                self.push(Task::Discard(seat, left - 1));
            }
            let place = self.place(card, Area::Drop);
            self.propose_move(card, place, Cause::Skill);
            return;
        }
        if left == 0 {
            return;
        }
        let source = self.frame().source.card;
        let options = self.discardable(seat, source).into_iter().map(Choice::Card).collect();
        self.ask(Decision { seat, question: Question::Discard, source: None, options }, Task::Discard(seat, left));
    }

    /// The cards in a player's hand that a card's skill can make them discard.
    pub(super) fn discardable(&self, seat: Seat, by: CardId) -> Vec<CardId> {
        let hand = self.state.cards(seat, Area::Hand).iter().copied();
        hand.filter(|card| !self.unaffected(*card, by, true)).collect()
    }

    /// 4-10-2: damage is taken one card at a time, each of the player's choice; \[Critical\] sends it to the Drop Area
    /// (10-6-1).
    pub(super) fn damage(&mut self, seat: Seat, left: u8, critical: bool, answer: Option<Choice>) {
        if left == 0 {
            return;
        }
        let Some(Choice::Card(card)) = answer else {
            let options: Vec<Choice> = self.state.cards(seat, Area::Life).iter().copied().map(Choice::Card).collect();
            let decision = Decision { seat, question: Question::Life, source: None, options };
            self.ask(decision, Task::Damage(seat, left, critical));
            return;
        };
        self.push(Task::Damaged(seat, left - 1, critical));
        let place = self.place(card, if critical { Area::Drop } else { Area::Hand });
        self.propose_move(card, place, Cause::Damage);
    }

    /// One damage has been taken; the rest follows.
    pub(super) fn damaged(&mut self, seat: Seat, left: u8, critical: bool) {
        self.note(Event::Damaged(seat, 1));
        if left > 0 {
            self.push(Task::Damage(seat, left, critical));
        } else {
            let by = self.by(Cause::Damage);
            self.happen(Happening::Damaged(seat, by));
        }
    }

    /// Whether a skill of `asker`'s master may choose a card (\[Barrier\], 10-16-1).
    pub(super) fn choosable(&self, card: CardId, frame: &Frame, ignoring_barrier: bool) -> bool {
        let object = self.state.object(card);
        if self.unaffected(card, frame.source.card, false) {
            return false;
        }
        ignoring_barrier
            || object.seat == frame.master
            || !object.area.skills_work()
            || !Filter::Keyword(Keyword::Barrier).matches(&self.seen(card, None))
    }
}
