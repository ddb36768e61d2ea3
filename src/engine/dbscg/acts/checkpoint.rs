//! Checkpoints (4-5) and the rule processing that waits for them (chapter 9).

use crate::ability::{Action, Area, Keyword, Price};
use crate::card::Kind;
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::happening::By;
use crate::engine::dbscg::ids::{CardId, ObjectRef, Seat};
use crate::engine::dbscg::roster::aspects::Aspects;
use crate::engine::dbscg::roster::line::{NO_LINE, does, has_tag, markers};
use crate::engine::dbscg::state::UnderWay;
use crate::engine::dbscg::state::decision::{Choice, Decision, Question};
use crate::engine::dbscg::state::effect::PendingAuto;
use crate::engine::dbscg::state::event::Cause;
use crate::engine::dbscg::state::frame::Frame;
use crate::engine::dbscg::state::proposed::Proposed;
use crate::engine::dbscg::state::task::{Activation, Task};

impl Game {
    /// 4-5-3: rule processing until quiet, then one pending skill of the turn player, else of the other player; 4.00,
    /// 4-2-2-4: then what was put off until now.
    pub(crate) fn checkpoint(&mut self, answer: Option<Choice>) {
        if let Some(Choice::Option(at)) = answer {
            let next = if self.state.under_way.pending.is_empty() { Task::PutOff } else { Task::Auto };
            self.then([next(usize::from(at)), Task::Checkpoint]);
            return;
        }
        // What clones share is copied as soon as it is cleared.
        if !self.state.under_way.revealed.is_empty() {
            self.state.under_way.revealed.clear();
        }
        if !self.settles(Task::Checkpoint) {
            return;
        }
        self.situations();
        let (pending, due) = (&self.state.under_way.pending, &self.state.under_way.due);
        if pending.is_empty() && due.is_empty() {
            return;
        }
        self.cancel_used_up();
        let turn_player = self.state.turn_player;
        let places = 0..=u8::MAX;
        if self.state.under_way.pending.len() > places.len() {
            // Of more than can be offered, those of the turn player come first; the others move up.
            self.state.under_way.pending.make_contiguous().sort_by_key(|auto| auto.master != turn_player);
        }
        // 4.00, 4-2-2-4: what no card has waits until the [Auto] skills are done.
        let apart = self.edition.has(Point::PutOffComesLast);
        let order = [false, true].map(|late| [turn_player, turn_player.other()].map(|seat| (late, seat)));
        for (late, seat) in order.into_iter().flatten().filter(|(late, _)| apart || !late) {
            let meant = |auto: &PendingAuto| auto.master == seat && (!apart || (auto.line == NO_LINE) == late);
            let waiting = places.clone().zip(&self.state.under_way.pending).filter(|(_, auto)| meant(auto));
            let mut options: Vec<Choice> = waiting.map(|(at, _)| Choice::Option(at)).collect();
            if options.is_empty() {
                continue;
            }
            if options.len() > 1 {
                self.leave_out_blockers(&mut options);
            }
            self.ask(Decision { seat, question: Question::NextAuto, source: None, options }, Task::Checkpoint);
            return;
        }
        for seat in [turn_player, turn_player.other()] {
            let waiting = places.clone().zip(&self.state.under_way.due);
            let own = waiting.filter(|(_, delayed)| delayed.frame.master == seat);
            let options: Vec<Choice> = own.map(|(at, _)| Choice::Option(at)).collect();
            if !options.is_empty() {
                self.ask(Decision { seat, question: Question::NextAuto, source: None, options }, Task::Checkpoint);
                return;
            }
        }
    }

    /// Whether a checkpoint finds nothing to do, and neither does who looks at the game after it.
    #[inline]
    pub(crate) fn is_quiet(&self) -> bool {
        let UnderWay { pending, due, revealed, .. } = &*self.state.under_way;
        pending.is_empty()
            && due.is_empty()
            && revealed.is_empty()
            && !self.roster.is_watched()
            && !self.is_out()
            && !self.is_unsettled()
    }

    /// Rule processing until quiet (4-5-3-1, 4-7-3-1), unless the game ends. Where something may happen instead, that
    /// comes first, and then `again`.
    pub(crate) fn settles(&mut self, again: Task) -> bool {
        if !self.is_unsettled() {
            return true;
        }
        self.push(again);
        // 4.00, 21-3-1; that of the turn player comes first (0-2-8).
        let turn_player = self.state.turn_player;
        let harm = &mut self.state.under_way.harm;
        let first = harm.iter().position(|harm| harm.seat == turn_player).unwrap_or(0);
        if let Some(harm) = harm.remove(first) {
            self.push(Task::Damage(harm));
            return false;
        }
        let agenda = self.state.agenda.len();
        while self.rule_processing() {
            self.losers();
            if self.state.outcome.is_some() || self.state.agenda.len() > agenda {
                return false;
            }
        }
        self.state.agenda.pop();
        true
    }

    /// Whether there may be something for rule processing to do.
    #[inline]
    fn is_unsettled(&self) -> bool {
        !self.state.under_way.harm.is_empty()
            || self.has_old_combos()
            || self.at_work(Aspects::LOWERED)
            || (self.may_have_bare_unisons() && self.bare_unisons().next().is_some())
    }

    /// Whether there are cards in Unison Areas that might not stay there without markers (4.00, 21-9-2).
    #[inline]
    pub(crate) fn may_have_bare_unisons(&self) -> bool {
        let lie = |seat: Seat| !self.state.cards(seat, Area::Unison).is_empty();
        self.edition.has(Point::NoMarkersNoStay) && (lie(Seat::A) || lie(Seat::B))
    }

    /// 4.00, 21-9-2: Unison Cards without markers, which do not stay.
    fn bare_unisons(&self) -> impl Iterator<Item = CardId> {
        let seats = if self.may_have_bare_unisons() { &Seat::BOTH[..] } else { &[] };
        let unisons = seats.iter().flat_map(|seat| self.state.cards(*seat, Area::Unison)).copied();
        unisons.filter(move |card| {
            let object = self.state.object(*card);
            object.markers == 0 && self.roster.def(object.def).kind() == Kind::Unison
        })
    }

    /// 4.00, 21-9-1: they go at once; but not those whose markers the skill that has played them is still to set.
    pub(crate) fn drop_bare_unisons(&mut self) {
        let set_up = |card: &CardId| {
            let now = self.state.now(*card);
            self.state.frames.iter().any(|frame| frame.so_far().played.contains(&now))
        };
        let bare: Vec<CardId> = self.bare_unisons().filter(|card| !set_up(card)).collect();
        for card in bare {
            let place = self.place(card, Area::Drop);
            self.propose(Proposed::Move { card, to: place, cause: Cause::Rule, by: By::Rules });
        }
    }

    /// Whether there are cards in combos, and no battle.
    #[inline]
    fn has_old_combos(&self) -> bool {
        let combos = |seat: Seat| !self.state.cards(seat, Area::Combo).is_empty();
        self.state.battle.is_none() && (combos(Seat::A) || combos(Seat::B))
    }

    /// Skills that are spent are cancelled.
    fn cancel_used_up(&mut self) {
        let turn = &self.state.this_turn;
        if turn.used.is_empty() && turn.marker_skills.is_empty() {
            return;
        }
        let mut pending = std::mem::take(&mut self.state.under_way.pending);
        pending.retain(|auto| !self.is_spent(auto));
        self.state.under_way.pending = pending;
    }

    /// 10-11-4: of several instances of a [Once per turn] skill one resolves; 8-4-2-5-2: so of all skills of a card that are paid in
    /// markers.
    fn is_spent(&self, auto: &PendingAuto) -> bool {
        let paid_in_markers = || markers(self.roster.skill(auto.skill.id)).is_some();
        self.used_up(&auto.used()) || (self.has_paid_markers(auto.source) && paid_in_markers())
    }

    /// Confirmative rule processing, all at once (9-1-2-3); says whether there was any.
    fn rule_processing(&mut self) -> bool {
        let (reduced, combos) = (self.at_work(Aspects::LOWERED), self.has_old_combos());
        let bare: Vec<CardId> = self.bare_unisons().collect();
        if !reduced && !combos && bare.is_empty() {
            self.state.under_way.outlived.clear();
            return false;
        }
        let mut dropped: Vec<(CardId, By)> = bare.into_iter().map(|card| (card, By::Rules)).collect();
        let mut unmarked = Vec::new();
        for seat in Seat::BOTH {
            // 9-3-2
            if combos {
                dropped.extend(self.state.cards(seat, Area::Combo).iter().map(|card| (*card, By::Rules)));
            }
            if !reduced {
                continue;
            }
            // 9-5-2
            for card in self.state.cards(seat, Area::Battle) {
                let def = self.roster.def(self.state.object(*card).def);
                if matches!(def.kind(), Kind::Battle | Kind::Token) {
                    dropped.extend(self.reduced_by(*card).map(|by| (*card, by)));
                }
            }
            // 9-7-2
            let unisons = self.state.cards(seat, Area::Unison).iter();
            unmarked.extend(unisons.filter_map(|card| Some((*card, self.reduced_by(*card)?))));
        }
        let state = &mut self.position.state;
        let goes = |object: &ObjectRef| dropped.iter().any(|(card, _)| *card == object.card);
        state.under_way.outlived.retain(|(object, _)| goes(object));
        // 4-5-3-1: again only if something has happened. A Unison Card without markers has none to lose.
        let drops = dropped.into_iter().map(|(card, by)| {
            let to = self.place(card, Area::Drop);
            Proposed::Move { card, to, cause: Cause::Rule, by }
        });
        // 9-1-2-3
        let mut happened = self.propose_together(drops.collect()) > 0;
        for (card, by) in unmarked {
            happened |= self.propose(Proposed::Unmark { card, markers: 1, by });
        }
        happened
    }

    /// A \[Blocker\] with which nobody could block as things are waits behind the other skills, which may change that.
    fn leave_out_blockers(&self, options: &mut Vec<Choice>) {
        let is_useless = |option: &Choice| {
            let Choice::Option(at) = option else { return false };
            let auto = self.state.under_way.pending.get(usize::from(*at));
            let blocks = |auto: &&PendingAuto| has_tag(self.roster.skill(auto.skill.id), Keyword::Blocker);
            auto.filter(blocks).is_some_and(|auto| self.pending_activation(auto.clone()).is_none())
        };
        let useless: Vec<bool> = options.iter().map(is_useless).collect();
        if useless.contains(&false) {
            let mut useless = useless.into_iter();
            options.retain(|_| useless.next() == Some(false));
        } else {
            options.truncate(1);
        }
    }

    /// 8-6-4: a pending skill is activated.
    pub(crate) fn auto(&mut self, at: usize) {
        let Some(auto) = self.state.under_way.pending.remove(at) else { return };
        if self.is_spent(&auto) {
            return;
        }
        let Some((activation, frame)) = self.pending_activation(auto) else { return };
        let says = self.roster.skill(activation.skill.id);
        let asks = self.price_of(&activation).iter().any(|price| !matches!(price, Price::Condition(_)));
        if asks || markers(says).is_some() {
            let (seat, source) = (activation.master, Some(activation.source.card));
            let options = vec![Choice::Yes, Choice::Pass];
            let decision = Decision { seat, question: Question::Use, source, options };
            self.ask(decision, Task::AutoUse(Box::new(activation), Box::new(frame)));
        } else {
            self.begin_paying(activation, frame);
        }
    }

    /// The activation of a pending skill, if it can be activated as things are.
    fn pending_activation(&self, auto: PendingAuto) -> Option<(Activation, Frame)> {
        let PendingAuto { source, master, skill, line, it, remembered, names } = auto;
        let says = self.roster.skill(skill.id);
        let does = does(says)?;
        // 1-3-3: blocking may be forbidden, or to activate any skill (8-6-4).
        let blocks = has_tag(says, Keyword::Blocker) && self.forbidden(source.card, &Action::Block);
        let forbidden = || self.forbidden(source.card, &Action::Activate) || self.forbids_keyword(source.card, says);
        // 4.00, 22-9-2
        let avenges = self.edition.has(Point::LeadersTakeNoRevenge)
            && has_tag(says, Keyword::Revenge)
            && self.state.object(source.card).area == Area::Leader;
        if blocks || avenges || line != NO_LINE && forbidden() {
            return None;
        }
        let mut frame = Frame { it, ..Frame::of(source, master) };
        if !names.is_empty() || remembered.is_some() {
            let so_far = frame.so_far_mut();
            (so_far.names, so_far.remembered) = (names, remembered);
        }
        if !does.condition.as_ref().is_none_or(|condition| self.holds(condition, &frame)) {
            return None;
        }
        let cost = self.priced(source.card, says, does);
        let effect = self.roster.interned().effect(skill.id);
        let as_from_hand = self.state.object(source.card).area == Area::Hand;
        let activation = Activation { cost, as_from_hand, ..Activation::new(source, master, skill, effect, line) };
        // 8-1-5-2-1: the price may be left unpaid. A price that cannot be paid is not asked for.
        self.payable(&activation, &frame).then_some((activation, frame))
    }

    /// The answer to whether an \[Auto\] skill's price is paid.
    pub(crate) fn auto_use(&mut self, activation: Activation, frame: Frame, answer: Option<Choice>) {
        if answer == Some(Choice::Yes) {
            self.begin_paying(activation, frame);
        }
    }
}
