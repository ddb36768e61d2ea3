//! Windows, chains and parallel chains. Chapters 4 and 5.

use crate::ability::exo::{Gain, Key, Until};
use crate::engine::Seat;
use crate::engine::exo::Game;
use crate::engine::exo::facts::Speaker;
use crate::engine::exo::roster::LineAt;
use crate::engine::exo::state::{
    Area, CardId, Choice, Draft, End, Event, Into, Link, Path, Pending, Phase, Question, Ref, Run, Task, What, Why,
    Window,
};

impl Game {
    pub(super) fn open(&mut self, window: Window, first: Seat) {
        if self.state.pending.is_empty() && Seat::BOTH.iter().all(|seat| self.answers_with(*seat).is_empty()) {
            return self.pass_by(window);
        }
        self.record(&Event::Opened);
        self.push(Task::Closed(window));
        self.build(first, 0);
    }

    /// A window in which nobody has anything opens and is over at once: nothing else changes by that.
    fn pass_by(&mut self, window: Window) {
        debug_assert!(Seat::BOTH.iter().all(|seat| self.has_nothing(*seat)), "nobody has anything");
        if self.state.log.is_some() {
            self.record(&Event::Opened);
            self.record(&Event::Closed);
        }
        self.state.idle = true;
        self.closed(window);
    }

    /// Somebody has the priority; two passes in a row end it (4-3, 4-4). Who has nothing passes without being asked.
    pub(super) fn build(&mut self, first: Seat, passed: u8) {
        if !self.state.pending.is_empty() {
            let links = self.state.table().chain().map_or(0, |chain| chain.links.len());
            // A chain has far fewer than 65,536 links.
            self.push(Task::Placed(first, passed, u16::try_from(links).unwrap_or(u16::MAX)));
            return self.place(Into::Chain);
        }
        let mut seat = first;
        for passes in passed..2 {
            let with = self.answers_with(seat);
            if !with.is_empty() {
                let mut options = self.answers(seat, with);
                if !options.is_empty() {
                    options.push(Choice::Pass);
                    return self.ask(Task::Build(seat, passes), seat, Question::Answer, options);
                }
                self.note_quiet(seat);
            }
            debug_assert!(self.has_nothing(seat), "who passes without being asked has nothing");
            seat = seat.other();
        }
        self.end_building();
    }

    pub(super) fn build_answered(&mut self, seat: Seat, passes: u8, choice: Choice) {
        match choice {
            Choice::Pass => self.push(Task::Build(seat.other(), passes + 1)),
            _ => self.act(seat, choice),
        }
    }

    fn end_building(&mut self) {
        let empty = self.state.table().chain().is_none_or(|chain| chain.links.is_empty());
        if empty {
            self.record(&Event::Closed);
            self.state.idle = true;
        } else {
            self.happen(&Event::Resolving);
            self.resolve();
        }
    }

    /// 4-12
    pub(super) fn placed(&mut self, seat: Seat, passes: u8, before: u16) {
        let links = self.state.table().chain().map_or(&[][..], |chain| &chain.links);
        match links.last().filter(|_| links.len() > usize::from(before)) {
            Some(last) => self.build(last.seat.other(), 0),
            None => self.build(seat, passes),
        }
    }

    pub(super) fn closed(&mut self, window: Window) {
        let table = self.state.table();
        let (active, phase) = (table.active, table.phase);
        // 3-5-2
        if table.ending && table.chains.is_empty() && phase != Phase::End {
            self.state.tasks.clear();
            if self.state.table().attack.is_some() {
                self.happen(&Event::AttackOver);
            }
            return self.start(Phase::End);
        }
        match (window, self.state.idle) {
            (Window::Start, false) => self.open(Window::Start, active),
            (Window::Change(next), true) => self.start(next),
            // 4-7
            (Window::Change(_), false) if phase == Phase::Main => self.ask_main(),
            (Window::Change(_), false) => self.open(window, active.other()),
            (Window::Start, true) | (Window::Once, _) => {}
        }
    }

    /// What has triggered outside of chains begins one.
    pub(super) fn settle(&mut self) {
        if !self.state.pending.is_empty() {
            let active = self.state.table().active;
            self.open(Window::Once, active);
        }
    }

    /// The next of what has triggered: the turn player says which card, its player which of its effects (4-10, 4-11).
    pub(super) fn place(&mut self, into: Into) {
        let pending = &self.state.pending;
        let Some(first) = pending.first().copied() else { return };
        if pending.len() == 1 {
            return self.place_this(into, 0);
        }
        let option = |pending: &Pending| Choice::First(pending.card.card, pending.line.line);
        let mut options: Vec<Choice> = Vec::new();
        if pending.iter().all(|other| other.card.card == first.card.card) {
            options.extend(pending.iter().map(option));
            self.ask(Task::Place(into), first.seat, Question::Order, options);
            return;
        }
        let mut cards: Vec<CardId> = Vec::new();
        for pending in pending {
            if !cards.contains(&pending.card.card) {
                cards.push(pending.card.card);
                options.push(option(pending));
            }
        }
        let active = self.state.table().active;
        self.ask(Task::Place(into), active, Question::Order, options);
    }

    pub(super) fn place_answered(&mut self, into: Into, choice: Choice) {
        let Choice::First(card, line) = choice else { return };
        let of_card = |pending: &&Pending| pending.card.card == card;
        let pending = &self.state.pending;
        let mine: Vec<Pending> = pending.iter().filter(of_card).copied().collect();
        if mine.len() > 1 && mine.len() < pending.len() {
            // Those of the card come to the front; its player is asked next, of them alone.
            let options = mine.iter().map(|pending| Choice::First(card, pending.line.line)).collect();
            let others = self.state.pending.iter().filter(|pending| pending.card.card != card).copied();
            let seat = mine[0].seat;
            let rest: Vec<Pending> = others.collect();
            self.state.pending = mine;
            self.push(Task::Place(into));
            self.push(Task::Restore(rest));
            self.ask(Task::Place(into), seat, Question::Order, options);
            return;
        }
        let at = self.state.pending.iter().position(|pending| (pending.card.card, pending.line.line) == (card, line));
        if let Some(at) = at {
            self.place_this(into, at);
        }
    }

    fn place_this(&mut self, into: Into, at: usize) {
        let Pending { seat, card, line } = self.state.pending.remove(at);
        self.push(Task::Place(into));
        let book = self.book();
        let effect = book.effect(line);
        // What has gone on since, or has lost its effects, does nothing.
        let is_there = self.is_where_it_triggered(card, &effect.key);
        if !is_there || !self.may_be_used(seat, card.card, line, effect) {
            return;
        }
        let mut draft = self.draft_of(seat, card.card, line);
        draft.into = into;
        let payable = self.units(&draft).is_some_and(|units| Self::is_payable(&units));
        if !payable {
            return;
        }
        let task = if effect.price.is_empty() { Task::Declare(draft) } else { Task::Offer(draft) };
        self.push(task);
    }

    /// Whether the card of an effect is where that asks it to be, as it joins a chain and as it is resolved.
    fn is_where_it_triggered(&self, then: Ref, key: &Key) -> bool {
        let table = self.state.table();
        let object = table.card(then.card);
        let same = table.is_same(then);
        match key {
            Key::Activation | Key::Cycle | Key::Ambush | Key::Hate(_) | Key::Rage | Key::Guard | Key::Cover => {
                table.is_up_on_field(then)
            }
            Key::Echo | Key::Death | Key::Shadow | Key::Honor | Key::Sacrifice | Key::Discard | Key::Burial => {
                same && object.area == Area::Discard
            }
            Key::Exile => same && object.area == Area::Banished && object.up,
            Key::Immediate => same && object.area == Area::Ether && object.up,
            Key::Reveal => same && object.area == Area::Hand,
            // 9-3: what was up and lies covered there now is not resolved; what has left is.
            Key::Main | Key::Quick => !same || object.up || !then.up,
            // It lies covered by then, or in the discard pile (3-4-10, 3-4-11).
            Key::Attacked | Key::Emergency | Key::Tactic => true,
        }
    }

    pub(super) fn offer(&mut self, draft: Draft) {
        let seat = draft.link.seat;
        self.ask(Task::Offer(draft), seat, Question::Use, vec![Choice::Yes, Choice::No]);
    }

    pub(super) fn offer_answered(&mut self, draft: Draft, choice: Choice) {
        if choice == Choice::Yes {
            self.push(Task::Declare(draft));
        }
    }

    /// The next link, from the last to the first (4-13); then the parallel chain (5-2).
    pub(super) fn resolve(&mut self) {
        let Some(chain) = self.state.table().chain() else { return };
        if let Some(link) = chain.links.last().cloned() {
            self.happen(&Event::Taken);
            self.push(Task::Resolve);
            self.push(Task::Place(Into::Waiting));
            return self.resolve_link(link);
        }
        if let Some(last) = chain.waiting.last() {
            let next = last.seat.other();
            self.happen(&Event::Parallel);
            // 5-4
            self.build(next, 0);
        } else {
            self.record(&Event::Closed);
            self.state.idle = false;
        }
    }

    pub(super) fn resolve_link(&mut self, link: Link) {
        match link.what {
            What::Play(played) => self.resolve_play(played, link),
            What::Effect(source, place) => {
                let book = self.book();
                let effect = book.effect(place);
                let there = self.is_where_it_triggered(source, &effect.key);
                // 10-4
                if effect.key == Key::Cover && there {
                    self.cover(source.card);
                }
                if link.negated || !there {
                    return;
                }
                match effect.key {
                    Key::Guard if self.state.table().attack.is_some() => {
                        let now = self.now(source.card);
                        self.happen(&Event::Redirected(now));
                    }
                    Key::Hate(_) => self.happen(&Event::Gained(source.card, Gain::Force(100), Until::Damage)),
                    _ => {}
                }
                self.run_effect(source, place, link);
            }
        }
    }

    fn resolve_play(&mut self, played: Ref, link: Link) {
        let object = self.object(played.card);
        if !self.state.table().is_same(played) || object.area != Area::Ether {
            return;
        }
        if link.negated {
            self.send(played.card, link.seat, Area::Discard, End::Top, Why::Effect);
            return;
        }
        if !self.is_tactic(played.card) {
            self.send(played.card, link.seat, Area::Field, End::Top, Why::Played);
            return;
        }
        // 6-5-2
        self.push(Task::TacticOver(played));
        let place = self.effects(played.card).find(|(_, effect)| effect.key == Key::Tactic).map(|(at, _)| at);
        if let Some(place) = place {
            self.run_effect(played, place, link);
        }
    }

    fn run_effect(&mut self, source: Ref, place: LineAt, link: Link) {
        let table = self.state.table();
        // 8-5
        let picks = &self.roster.effect(place).targets;
        let lost = link
            .targets
            .iter()
            .zip(picks)
            .any(|(targets, pick)| !pick.up_to && targets.iter().any(|target| !table.is_there(*target)));
        let run = Run { seat: link.seat, source, line: place, targets: link.targets, those: Vec::new(), lost };
        self.push(Task::Deed(Box::new(run), Path::FIRST, false));
    }

    pub(super) fn tactic_over(&mut self, played: Ref) {
        let object = self.object(played.card);
        if self.state.table().is_same(played) && object.area == Area::Ether {
            let seat = object.holder;
            self.send(played.card, seat, Area::Discard, End::Top, Why::Done);
        }
    }

    /// 6-1-7, 10-20
    pub(super) fn emergency(&mut self, seat: Seat) {
        let leader = self.state.table().leaders[seat];
        if self.object(leader).back {
            return;
        }
        self.happen(&Event::Flipped(seat));
        let by = Speaker { seat, card: leader };
        let found = self.effects(leader).find(|(_, effect)| effect.key == Key::Emergency);
        let Some(line) = found.filter(|(_, effect)| self.could_be_resolved(by, effect)).map(|(line, _)| line) else {
            return;
        };
        let before = std::mem::take(&mut self.state.pending);
        self.push(Task::Restore(before));
        self.record(&Event::Opened);
        self.push(Task::Closed(Window::Once));
        self.push(Task::Build(seat.other(), 0));
        let draft = Draft { free: true, ..self.draft_of(seat, leader, line) };
        self.push(Task::Declare(draft));
    }

    pub(super) fn restore(&mut self, before: Vec<Pending>) {
        let since = std::mem::replace(&mut self.state.pending, before);
        self.state.pending.extend(since);
    }

    /// Whether the last link that is left can be negated (10-21).
    pub(super) fn can_negate(&self) -> bool {
        let last = self.state.table().chain().and_then(|chain| chain.links.last());
        last.is_some_and(|link| match link.what {
            What::Effect(_, line) => self.roster.effect(line).key != Key::Emergency,
            What::Play(_) => true,
        })
    }

    /// A Leader effect, or one of once a turn, has been used (6-1-4, 10-22).
    pub(super) fn note_use(&mut self, seat: Seat, card: CardId, line: LineAt) {
        let book = self.book();
        let effect = book.effect(line);
        if effect.once {
            let name = self.name(card).to_owned();
            self.happen(&Event::Used(seat, name, line.line));
        }
        if self.is_leader_effect(card, effect) {
            self.happen(&Event::LeaderUsed);
        }
    }
}
