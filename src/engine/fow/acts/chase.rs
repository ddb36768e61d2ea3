//! The chase: who may add to it, and how it is resolved. Chapter 5.

use crate::ability::fow::{Verb, When};
use crate::engine::fow::Game;
use crate::engine::fow::facts::Speaker;
use crate::engine::fow::roster::Kind;
use crate::engine::fow::state::{
    Aim, Area, By, Choice, Draft, End, Event, Link, Object, Pending, Question, Ref, Run, Stage, Task, Way, What, Why,
};
use crate::engine::path::Path;
use crate::engine::{CardId, Seat};

impl Game {
    /// Somebody has the priority; two passes in a row resolve the last link (5-2), or end it.
    /// Who has nothing passes without being asked.
    pub(super) fn chase(&mut self, first: Seat, passed: u8, anew: bool) {
        if !self.is_settled() {
            self.push(Task::Chase(first, passed, anew));
            return self.settle();
        }
        let active = self.state.table().active;
        if !self.state.pending.is_empty() {
            self.push(Task::Chase(active, 0, anew));
            return self.place();
        }
        let empty = self.state.table().chase.is_empty();
        if empty && !anew {
            return;
        }
        debug_assert!(self.knows_what_lies(), "what lies in an area is known");
        let mut seat = first;
        for passes in passed..2 {
            if !self.quiet[seat] {
                let mut options = self.answers(seat);
                if !options.is_empty() {
                    options.push(Choice::Pass);
                    return self.ask(Task::Chase(seat, passes, anew), seat, Question::Answer, options);
                }
                self.quiet[seat] = true;
            }
            seat = seat.other();
        }
        if !empty {
            self.push(Task::Chase(active, 0, anew));
            self.resolve();
        }
    }

    pub(super) fn chase_answered(&mut self, seat: Seat, passes: u8, anew: bool, choice: Choice) {
        match choice {
            Choice::Pass => self.push(Task::Chase(seat.other(), passes + 1, anew)),
            _ => self.act(seat, choice, anew),
        }
    }

    /// The next of what has triggered: the turn player's first; each player says in which order.
    pub(super) fn place(&mut self) {
        let active = self.state.table().active;
        let pending = &self.state.pending;
        let Some(seat) = [active, active.other()].into_iter().find(|seat| pending.iter().any(|it| it.seat == *seat))
        else {
            return;
        };
        let mut options: Vec<Choice> = Vec::new();
        for one in pending.iter().filter(|one| one.seat == seat) {
            let choice = Choice::First(one.card.card, one.line.line);
            if !options.contains(&choice) {
                options.push(choice);
            }
        }
        if let [only] = options.as_slice() {
            return self.place_this(*only);
        }
        self.ask(Task::Place, seat, Question::Order, options);
    }

    pub(super) fn place_answered(&mut self, choice: Choice) {
        self.place_this(choice);
    }

    fn place_this(&mut self, choice: Choice) {
        self.push(Task::Place);
        let Choice::First(card, line) = choice else { return };
        let is = |one: &Pending| (one.card.card, one.line.line) == (card, line);
        let Some(at) = self.state.pending.iter().position(is) else { return };
        let Pending { seat, card, line, about, left, amount } = self.state.pending.remove(at);
        let book = self.book();
        let ability = book.ability(line);
        let by = Speaker { seat, card: card.card };
        let used = ability.once && self.state.table().used.contains(&(card, line.line));
        let spoken: Vec<CardId> = about.iter().map(|about| about.card).collect();
        let holds = ability.only_if.as_ref().is_none_or(|test| self.holds(by, test, &spoken));
        let targets = ability.targets.iter().all(|pick| self.has_targets(by, pick));
        if !used && holds && targets {
            let mut draft = Draft::new(seat, What::Ability(card, line));
            (draft.link.about, draft.link.left, draft.link.amount) = (about, left, amount);
            self.push(Task::Declare(draft));
        }
    }

    /// The last link first (5-2).
    fn resolve(&mut self) {
        let Some(link) = self.state.table().chase.last().cloned() else { return };
        self.happen(&Event::Taken);
        match link.what {
            What::Judgment(ruler) => self.resolve_judgment(link.seat, ruler),
            What::Ability(source, at) => self.run(&link, source, at, 0),
            What::Play(played, way) => self.resolve_play(&link, played, way),
            What::Set(_) | What::Toll(..) => {}
        }
    }

    /// 7-1, 7-4
    fn resolve_judgment(&mut self, seat: Seat, ruler: Ref) {
        if !self.state.table().is_same(ruler) || self.object(ruler.card).area != Area::Ruler {
            return;
        }
        self.happen(&Event::Flipped(ruler.card, true));
        self.send(ruler.card, seat, Area::Field, End::Top, Why::Judgment);
        self.happen(&Event::Judged);
    }

    /// Whether something that a link aims at is still there, or it aims at nothing.
    fn has_aim(&self, link: &Link) -> bool {
        let there = |aim: &Aim| match aim {
            Aim::Card(then) => self.state.table().is_same(*then),
            Aim::Player(_) => true,
        };
        let mut aims = link.targets.iter().flatten().peekable();
        aims.peek().is_none() || aims.any(there)
    }

    fn resolve_play(&mut self, link: &Link, played: Ref, way: Way) {
        let card = played.card;
        if !self.state.table().is_same(played) || self.object(card).area != Area::Chase {
            return;
        }
        if !self.has_aim(link) {
            self.leave_chase(card, Why::Cancelled);
            return;
        }
        match self.kind(card) {
            Kind::Resonator | Kind::Regalia | Kind::Addition(_) => {
                self.send(card, link.seat, Area::Field, End::Top, Why::Played);
                if let Some(Aim::Card(on)) = link.targets.iter().flatten().next() {
                    self.happen(&Event::Added(card, on.card));
                    let holder = self.object(on.card).holder;
                    self.wait(holder, on.card, card, &|when: &When| *when == When::Added);
                }
                if way.by == By::Awakening {
                    self.wait(link.seat, card, card, &|when: &When| *when == When::Awakening);
                }
            }
            Kind::Chant | Kind::Instant | Kind::Standby => {
                self.push(Task::Done(played));
                // What an Awakening adds is done after the rest.
                let speaking: Vec<_> = self.speaking(link.what).map(|(at, it)| (at, it.targets.len())).collect();
                let mut first = 0;
                let mut runs = Vec::new();
                for (at, targets) in speaking {
                    runs.push((at, first));
                    first += targets;
                }
                for (at, first) in runs.into_iter().rev() {
                    self.run(link, played, at, first);
                }
            }
            Kind::Ruler | Kind::Stone => {}
        }
    }

    /// Does what an ability says; its targets are those from this number on.
    fn run(&mut self, link: &Link, source: Ref, at: crate::engine::fow::roster::LineAt, first: usize) {
        if !self.has_aim(link) {
            return;
        }
        let targets = link.targets.get(first..).unwrap_or_default().to_vec();
        let run = Run {
            seat: link.seat,
            source,
            line: at,
            targets,
            those: link.about.into_iter().collect(),
            // What has left is spoken of as it was then.
            last: link
                .left
                .or_else(|| link.about.map(|about| (self.object(about.card).holder, self.stats(about.card)))),
            amount: link.amount,
            done: false,
            so: false,
        };
        self.push(Task::Deed(Box::new(run), Path::FIRST, false));
    }

    /// 3-5
    pub(super) fn chant_done(&mut self, played: Ref) {
        if self.state.table().is_same(played) && self.object(played.card).area == Area::Chase {
            self.leave_chase(played.card, Why::Done);
        }
    }

    /// A card that was played goes to the graveyard, or out of the game.
    pub(super) fn leave_chase(&mut self, card: CardId, why: Why) {
        let object = self.object(card);
        let (owner, to) = (object.owner, if object.remnant { Area::Removed } else { Area::Graveyard });
        self.send(card, owner, to, End::Top, why);
    }

    /// Takes a card out of the chase before it is resolved.
    pub(super) fn cancel(&mut self, card: CardId) {
        let plays = |link: &Link| matches!(link.what, What::Play(played, _) if played.card == card);
        if let Some(at) = self.state.table().chase.iter().position(plays) {
            // A chase has far fewer than 65,536 links.
            self.happen(&Event::Cancelled(u16::try_from(at).unwrap_or(u16::MAX)));
            self.leave_chase(card, Why::Cancelled);
        }
    }

    /// All is paid: it joins the chase, or lies in the standby area.
    pub(super) fn declared(&mut self, draft: Draft) {
        let mut link = draft.link;
        let seat = link.seat;
        match link.what {
            // 4-5
            What::Set(card) => return self.send(card.card, seat, Area::Standby, End::Top, Why::Set),
            What::Play(played, way) => {
                let remnant = self.object(played.card).area == Area::Graveyard;
                self.send(played.card, seat, Area::Chase, End::Top, Why::Played);
                if remnant {
                    self.happen(&Event::Remnant(played.card));
                }
                link.what = What::Play(self.now(played.card), way);
                // How many cards its player has played then, with it.
                link.amount = u32::from(self.state.table().played[seat]) + 1;
            }
            What::Ability(source, at) => {
                let once = self.roster.ability(at).once;
                if once {
                    self.happen(&Event::Used(source, at.line));
                }
            }
            What::Judgment(_) => {}
            What::Toll(source, of, _) => return self.is_done(source, of),
        }
        self.happen(&Event::Linked(link));
    }

    /// What comes next in a declaration, once what it waits for is done.
    pub(super) fn redraft(&mut self, draft: Draft, stage: Stage) {
        self.push(Task::Declare(Draft { stage, ..draft }));
    }

    /// Does to a card what a verb says.
    pub(super) fn do_to(&mut self, verb: Verb, card: CardId, seat: Seat) {
        let Object { owner, area: from, .. } = *self.object(card);
        let (area, end, why) = match verb {
            Verb::Destroy => return self.destroy(card),
            Verb::Banish => (Area::Graveyard, End::Top, Why::Banished),
            Verb::Bury => (Area::Graveyard, End::Top, Why::Effect),
            Verb::Discard => (Area::Graveyard, End::Top, Why::Discarded),
            Verb::Remove => (Area::Removed, End::Top, Why::Effect),
            Verb::Hand => (Area::Hand, End::Top, Why::Effect),
            Verb::Top | Verb::Shuffle => (Area::Deck, End::Top, Why::Effect),
            Verb::Bottom => (Area::Deck, End::Bottom, Why::Effect),
            Verb::Field | Verb::FieldRested | Verb::OwnField => (Area::Field, End::Top, Why::Effect),
            Verb::Ruler => {
                self.send(card, owner, Area::Ruler, End::Top, Why::Effect);
                return self.happen(&Event::Flipped(card, false));
            }
            Verb::Rest => return self.happen(&Event::Rested(card, true)),
            Verb::Recover => return self.happen(&Event::Rested(card, false)),
            Verb::Cancel => return self.cancel(card),
        };
        if from == Area::Chase {
            // What is moved out of the chase is not resolved.
            let at = self
                .state
                .table()
                .chase
                .iter()
                .position(|link| matches!(link.what, What::Play(played, _) if played.card == card));
            if let Some(at) = at {
                self.happen(&Event::Cancelled(u16::try_from(at).unwrap_or(u16::MAX)));
            }
        }
        let area = if area == Area::Field && self.kind(card) == Kind::Stone { Area::Stones } else { area };
        self.send(card, if verb == Verb::OwnField { owner } else { seat }, area, end, why);
        if verb == Verb::FieldRested {
            self.happen(&Event::Rested(card, true));
        }
        if verb == Verb::Shuffle && self.object(card).area == Area::Deck {
            self.shuffle(owner);
        }
    }
}
