//! Playing cards (6-3-1-2-1, 6-3-1-2-2), growing a Unison Card, drawing, discarding, damage.

use crate::ability::{Action, Area, Argument, Change, Icons, Keyword, Mode, Tag};
use crate::card::{Color, ColorSet, Kind, Total};

use super::Game;
use super::agenda::{Occasion, Task};
use super::asking::Asking;
use super::aspects::Aspects;
use super::decision::{Choice, Decision, Question};
use super::event::{Cause, Event};
use super::ids::{CardId, Seat};
use super::proposed::{By, Happening, Manner, Payment, Place, Proposed, Would};
use super::state::{Altered, Frame, On, Playing};
use super::triggers::has_tag;

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
                && !self.forbidden(*card, &Action::PlayForCost)
                && self.play_icons(*card, 0).is_some_and(|icons| self.can_pay(seat, &icons))
            {
                options.push(Choice::Play(*card));
            }
        }
    }

    /// Whether nothing forbids playing a card (1-3-3, 10-42-1).
    pub(super) fn may_play(&self, card: CardId, seat: Seat) -> bool {
        !self.forbidden(card, &Action::Play) && !self.unique_forbids(card, seat)
    }

    /// Whether nothing forbids a skill to play a card.
    pub(super) fn may_play_by_skill(&self, card: CardId, seat: Seat, by: CardId) -> bool {
        self.may_play(card, seat)
            && !self.forbids_by(card, by, Aspects::PLAYED, |action| match action {
                Action::PlayBySkill(watched) => Some(watched),
                _ => None,
            })
    }

    /// 10-42-1, 10-42-2: in a Battle Area there is no second card with the name of a \[Unique\] card.
    fn unique_forbids(&self, card: CardId, seat: Seat) -> bool {
        let kind = self.roster.def(self.state.object(card).def).card.kind;
        if !self.roster.keywords.has(Keyword::Unique) || !matches!(kind, Kind::Battle | Kind::Token) {
            return false;
        }
        let is_unique = self.side(card).keywords.has(Keyword::Unique);
        Area::IN_PLAY.into_iter().any(|area| {
            self.state.cards(seat, area).iter().any(|other| {
                (is_unique && area == Area::Battle || self.keywords(*other).has(Keyword::Unique))
                    && self.share_a_name(card, *other)
            })
        })
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
        Some(Icons { any: u8::try_from(any).unwrap_or(u8::MAX), of, just: Vec::new() })
    }

    /// 6-3-1-2-1-1, 6-3-1-2-2-1: the card is shown and announced; an X is chosen first (2-11-1-3).
    pub(super) fn announce(&mut self, seat: Seat, card: CardId) {
        self.reveal(card);
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
        self.spend_next(card, None, true);
        let paid = Payment { markers: u16::try_from(icons.count()).unwrap_or(u16::MAX), x, carried: 0 };
        self.then([Task::Pay(seat, icons, Vec::new()), Task::Announced(seat, card, paid)]);
    }

    /// 6-3-1-2-1-2: the counter timing of a play.
    pub(super) fn announced(&mut self, seat: Seat, card: CardId, paid: Payment) {
        let cards = vec![self.state.now(card)];
        self.state.playing = Some(Playing { cards, markers: paid.markers, ..Playing::default() });
        self.then([Task::Counter(seat.other(), Occasion::Play), Task::FinishPlay(seat, card, paid), Task::EndPlay]);
    }

    /// 6-3-1-2-1-3, 6-3-1-2-2-3.
    pub(super) fn finish_play(&mut self, seat: Seat, card: CardId, paid: Payment) {
        let Some(Playing { cards, markers, instead, altered }) = self.state.playing.take() else { return };
        self.state.altered = altered;
        if !cards.contains(&self.state.now(card)) {
            return;
        }
        if let Some(to) = instead {
            self.turned_away(card, &to);
            return;
        }
        let kind = self.roster.def(self.state.object(card).def).card.kind;
        let area = if kind == Kind::Unison { Area::Unison } else { Area::Battle };
        self.put_in_play(
            card,
            Place { seat, area, mode: Mode::Active, bottom: false, face_up: false },
            Payment { markers, ..paid },
            Manner::Plain,
        );
    }

    /// A card is about to be played.
    pub(super) fn put_in_play(&mut self, card: CardId, to: Place, paid: Payment, manner: Manner) -> bool {
        let by = self.by(Cause::Play);
        let altered = self.altered().mode.as_ref();
        let mode = altered.filter(|(filter, _)| filter.matches(&self.seen(card, None))).map(|(_, mode)| *mode);
        let to = Place { mode: mode.unwrap_or(to.mode), ..to };
        let proposed = Proposed::Play { card, to, paid, manner, by };
        if to.area == Area::Unison && self.carries(card, to.seat) > 0 {
            self.push(Task::Empower(Box::new(Would { proposed, applied: Vec::new() })));
            return true;
        }
        self.propose(proposed)
    }

    /// The most markers that a Unison Card with \[Empower\] can take over from the one that it replaces (4.00, 22-45-3).
    fn carries(&self, card: CardId, seat: Seat) -> u8 {
        let most = |tag: &Tag, other: CardId| {
            let Argument::ColorNumbers(parts) = &tag.argument else { return 0 };
            let fits = |color: Option<Color>| color.is_none_or(|color| self.colors(other).contains(color));
            let most = parts.iter().filter(|(color, _)| fits(*color)).map(|(_, n)| *n).max().unwrap_or(0);
            most.min(self.state.object(other).markers)
        };
        let empower = self.side(card).skills.iter().filter(|skill| has_tag(skill, Keyword::Empower));
        let tags = empower.filter(|skill| !self.is_off(card, skill)).flat_map(|skill| &skill.tags);
        let others = self.other_unisons(seat, card);
        tags.flat_map(|tag| others.iter().map(|other| most(tag, *other))).max().unwrap_or(0)
    }

    /// The player says how many markers are taken over; then the card is played.
    pub(super) fn empower(&mut self, mut would: Box<Would>, answer: Option<Choice>) {
        let Proposed::Play { card, to, paid, .. } = &mut would.proposed else { return };
        if let Some(Choice::Number(n)) = answer {
            paid.carried = n;
            self.propose(would.proposed);
            return;
        }
        let (seat, card) = (to.seat, *card);
        let options = (0..=u16::from(self.carries(card, seat))).map(Choice::Number).collect();
        self.ask(Decision { seat, question: Question::X, source: Some(card), options }, Task::Empower(would));
    }

    /// A card is played: it enters. A Unison Card gets one marker for each energy rested, and the one before it goes
    /// (6-3-1-2-2-3, 3-11-5); without markers it stays, as none is removed from it (9-6-1-2).
    pub(super) fn enter_play(&mut self, card: CardId, to: Place, paid: Payment, manner: Manner, by: By) -> bool {
        if !self.move_by(card, to, Cause::Play, by) {
            return false;
        }
        if self.state.object(card).area == Area::Unison {
            self.state.object_mut(card).x = paid.x;
            self.change_markers(card, i32::from(paid.markers) + i32::from(paid.carried), By::Rules);
            for other in self.other_unisons(to.seat, card) {
                let place = self.place(other, Area::Drop);
                self.propose_move(other, place, Cause::Rule);
            }
        }
        self.played(card, manner);
        true
    }

    fn other_unisons(&self, seat: Seat, card: CardId) -> Vec<CardId> {
        self.state.cards(seat, Area::Unison).iter().copied().filter(|other| *other != card).collect()
    }

    /// 3-6-6, 10-3-3: before a \[Field\] comes into a Battle Area, the one there goes, its skills negated or not.
    pub(super) fn one_field(&mut self, card: CardId, seat: Seat) {
        let is_field = |card: CardId| {
            self.roster.def(self.state.object(card).def).card.kind == Kind::Extra
                && self.side(card).keywords.has(Keyword::Field)
        };
        if !is_field(card) {
            return;
        }
        let here = self.state.cards(seat, Area::Battle).iter().copied();
        for other in here.filter(|other| *other != card && is_field(*other)).collect::<Vec<_>>() {
            let place = self.place(other, Area::Drop);
            self.move_card(other, place, Cause::Rule);
        }
    }

    /// 3-11-5: a card that has come into a Unison Area is the only one there.
    pub(super) fn one_unison_next(&mut self, card: CardId) {
        let object = *self.state.object(card);
        if object.area == Area::Unison && self.state.cards(object.seat, Area::Unison).len() > 1 {
            self.push(Task::OneUnison(object.seat, card));
        }
    }

    /// 3-11-5: whatever has happened instead, one Unison Card is left.
    pub(super) fn one_unison(&mut self, seat: Seat, card: CardId) {
        for other in self.other_unisons(seat, card) {
            let place = self.place(other, Area::Drop);
            self.move_card(other, place, Cause::Rule);
        }
    }

    /// 6-3-1-2-1-4, 6-3-1-2-2-4, 8-6-5-3: what waits for a card being played triggers; a skill that has played it
    /// remembers it (10-10-3-2).
    pub(super) fn played(&mut self, card: CardId, manner: Manner) {
        // What is special about it holds before anything looks at it.
        self.arrive(card);
        match manner {
            Manner::Plain => {}
            Manner::Negated(until) => self.negate_skills(card, until),
            // 10-5-7
            Manner::Evolved => self.state.object_mut(card).evolved = true,
        }
        self.note(Event::Played(card));
        let object = self.state.now(card);
        if let Some(frame) = self.state.frames.last_mut() {
            frame.played.push(object);
        }
        let by = self.by(Cause::Play);
        self.happen(Happening::Played(card, by));
    }

    /// What a \[Counter\] does to the cards that are played now: by the skill that is resolved, or from hand.
    fn altered(&self) -> &Altered {
        self.state.frames.last().map_or(&self.state.altered, |frame| &frame.altered)
    }

    /// A card has entered play: what has been done to its play is done to it.
    pub(super) fn arrive(&mut self, card: CardId) {
        for (filter, change, until, frame) in self.altered().changes.clone() {
            if self.fits(&filter, &self.seen(card, Some(frame.source.card)), &frame) {
                self.give(On::One(self.state.now(card)), change, until, &frame);
            }
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
            self.place_under(card, unison, By::Rules);
            self.change_markers(unison, 1, By::Rules);
        }
    }

    /// 4-9: cards are drawn one by one, each of them an event that something else may take the place of (8-9-1); a player
    /// who draws the last loses at once (9-2).
    pub(super) fn draw(&mut self, seat: Seat, left: u16, by: By) {
        let Some(rest) = left.checked_sub(1) else { return };
        if rest > 0 {
            self.push(Task::Draw(seat, rest, by));
        }
        if let Some(card) = self.state.cards(seat, Area::Deck).first().copied() {
            let to = self.place(card, Area::Hand);
            self.propose(Proposed::Move { card, to, cause: Cause::Draw, by });
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
            Some(Choice::Yes) => {
                let by = self.by(Cause::Skill);
                self.then([Task::Draw(seat, 1, by), Task::DrawUpTo(seat, left - 1)]);
            }
            Some(_) => {}
        }
    }

    /// Players choose so many cards of their hands each, in turn order (1-3-4); then those go to the Drop Area.
    pub(super) fn discard(&mut self, mut seats: Vec<Seat>, n: u16, mut picked: Vec<CardId>, answer: Option<Choice>) {
        if let Some(Choice::Card(card)) = answer {
            picked.push(card);
        }
        while let Some(seat) = seats.first().copied() {
            let mut hand = self.discardable(seat, self.frame().source.card);
            let all = hand.len();
            hand.retain(|card| !picked.contains(card));
            // 8-5-3-3: as many as there are.
            if all - hand.len() < usize::from(n) && !hand.is_empty() {
                let options = hand.into_iter().map(Choice::Card).collect();
                let decision = Decision { seat, question: Question::Discard, source: None, options };
                self.ask(decision, Task::Discard(seats, n, picked));
                return;
            }
            seats.remove(0);
        }
        for card in picked {
            let place = self.place(card, Area::Drop);
            self.propose_move(card, place, Cause::Skill);
        }
    }

    /// The cards in a player's hand that a card's skill can make them discard.
    pub(super) fn discardable(&self, seat: Seat, by: CardId) -> Vec<CardId> {
        let hand = self.state.cards(seat, Area::Hand).iter().copied();
        let kept = |card: CardId| {
            self.unaffected(card, by, self.state.object(by).seat, Asking::default())
                || self.is_kept(card, by, Some(Area::Drop))
        };
        hand.filter(|card| !kept(*card)).collect()
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

    /// Whether a skill may choose a card (4-13-1, \[Barrier\]: 10-16-1).
    pub(super) fn choosable(&self, card: CardId, frame: &Frame, ignoring_barrier: bool) -> bool {
        let object = self.state.object(card);
        // It counts whose skill it is, not who is told to choose.
        let barrier = object.seat != frame.of
            && !ignoring_barrier
            && object.area.skills_work()
            && self.keywords(card).has(Keyword::Barrier);
        !barrier && !self.unaffected(card, frame.source.card, frame.of, Asking::default())
    }
}
