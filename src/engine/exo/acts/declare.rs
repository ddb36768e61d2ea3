//! A link is declared: its targets are named, and it is paid for; then it joins its chain. Nothing is done in between
//! (3-3-4).

use std::rc::Rc;

use crate::ability::exo::{Key, Price, Verb};
use crate::engine::Seat;
use crate::engine::exo::Game;
use crate::engine::exo::facts::{RAGE, Speaker};
use crate::engine::exo::roster::LineAt;
use crate::engine::exo::state::{
    Area, CardId, Draft, End, Event, Into, Picking, Question, Ref, Stage, Task, Unit, What, Why,
};

impl Game {
    pub(super) fn declare(&mut self, draft: Draft) {
        match draft.stage {
            Stage::Target(at) => self.name_target(draft, at),
            Stage::Targeted(at) => {
                let targets: Vec<Ref> =
                    std::mem::take(&mut self.state.picked).into_iter().map(|card| self.now(card)).collect();
                let mut draft = draft;
                draft.link.targets.push(targets);
                self.name_target(draft, at + 1);
            }
            Stage::Price(at) => self.ask_price(draft, at),
            Stage::Paid(at) => {
                let verb = match self.is_sacrifice(&draft, at) {
                    Some(sacrifice) => Some(sacrifice.then_some(Verb::Sacrifice)),
                    None => self.unit(&draft, at).map(|unit| unit.verb),
                };
                if let (Some(verb), Some(card)) = (verb, std::mem::take(&mut self.state.picked).first()) {
                    self.pay(draft.link.seat, verb, *card);
                }
                self.ask_price(draft, at + 1);
            }
        }
    }

    /// The effect of a link, where it has one that names targets.
    fn line_of(&self, what: What) -> Option<(CardId, LineAt)> {
        match what {
            What::Effect(source, line) => Some((source.card, line)),
            What::Play(played) => {
                let tactic = self.is_tactic(played.card);
                let mut lines = self.effects(played.card).filter(|(_, effect)| tactic && effect.key == Key::Tactic);
                lines.next().map(|(line, _)| (played.card, line))
            }
        }
    }

    /// 8-3
    fn name_target(&mut self, draft: Draft, at: u8) {
        let seat = draft.link.seat;
        let book = self.book();
        let line = self.line_of(draft.link.what);
        let pick = line.and_then(|(card, line)| {
            let effect = book.effect(line);
            effect.targets.get(usize::from(at)).map(|pick| (Speaker { seat, card }, effect, pick))
        });
        let Some((by, effect, pick)) = pick else {
            return self.ask_price(draft, 0);
        };
        let from = self.targets_of(by, effect, usize::from(at));
        self.push(Task::Declare(Draft { stage: Stage::Targeted(at), ..draft }));
        self.choose(Picking::new((seat, Question::Target), from, usize::from(pick.count), pick.up_to));
    }

    fn unit(&self, draft: &Draft, at: u8) -> Option<Unit> {
        self.units_left(draft, usize::from(at))?.into_iter().next()
    }

    /// The next part of the price: with such cards that the rest can be paid, too.
    fn ask_price(&mut self, draft: Draft, at: u8) {
        let seat = draft.link.seat;
        let Some(units) = self.units_left(&draft, usize::from(at)) else { return self.give_up(&draft) };
        let mut units = units.into_iter();
        let Some(unit) = units.next() else { return self.declared(draft) };
        let rest = units.as_slice();
        let leaves_enough = |card: &CardId| {
            let but = |unit: &Unit| unit.from.iter().copied().filter(|other| other != card).collect();
            let rest: Vec<Unit> = rest.iter().map(|unit| Unit { verb: unit.verb, from: Rc::new(but(unit)) }).collect();
            Self::is_payable(&rest)
        };
        // Where each has enough for all of them, any card will do.
        let ample = rest.iter().all(|unit| unit.from.len() > rest.len());
        // Where the parts left take all that there is, it does not matter which comes first.
        let alike = rest.iter().all(|other| *other == unit);
        let left = 1 + rest.len();
        let mut from = if ample {
            drop(units);
            Rc::unwrap_or_clone(unit.from)
        } else {
            unit.from.iter().copied().filter(leaves_enough).collect()
        };
        if from.is_empty() {
            return self.give_up(&draft);
        }
        if alike && from.len() == left {
            from.truncate(1);
        }
        self.push(Task::Declare(Draft { stage: Stage::Paid(at), ..draft }));
        self.choose(Picking::new((seat, Question::Pay), from, 1, false));
    }

    /// 3-3-5
    fn give_up(&mut self, draft: &Draft) {
        if let What::Play(played) = draft.link.what {
            self.send(played.card, draft.link.seat, Area::Hand, End::Top, Why::Effect);
        }
    }

    fn pay(&mut self, seat: Seat, verb: Option<Verb>, card: CardId) {
        match verb {
            // 2-2
            None if self.object(card).area == Area::Hand => {
                self.send(card, seat, Area::Occult, End::Top, Why::Cost);
            }
            None | Some(Verb::Cover) => self.cover(card),
            Some(verb) => self.do_to(verb, card, seat),
        }
    }

    /// Does to a card what a verb says.
    pub(super) fn do_to(&mut self, verb: Verb, card: CardId, seat: Seat) {
        let (area, end, why) = match verb {
            Verb::Destroy => (Area::Discard, End::Top, Why::Destroyed),
            Verb::Sacrifice => (Area::Discard, End::Top, Why::Sacrificed),
            Verb::Bury => (Area::Discard, End::Top, Why::Effect),
            Verb::Discard => (Area::Discard, End::Top, Why::Discarded),
            Verb::Banish => (Area::Banished, End::Top, Why::Banished),
            Verb::Cover => return self.cover(card),
            Verb::Uncover => return self.happen(&Event::Turned(card, true)),
            Verb::Hand => (Area::Hand, End::Top, Why::Effect),
            Verb::Occult => (Area::Occult, End::Top, Why::Effect),
            Verb::Top | Verb::Shuffle => (Area::Deck, End::Top, Why::Effect),
            Verb::Bottom => (Area::Deck, End::Bottom, Why::Effect),
        };
        let owner = self.object(card).owner;
        self.send(card, seat, area, end, why);
        if verb == Verb::Shuffle && self.object(card).area == Area::Deck {
            self.shuffle(owner);
        }
    }

    /// All is paid: it joins its chain.
    fn declared(&mut self, draft: Draft) {
        let mut link = draft.link;
        if let What::Effect(source, line) = link.what {
            let book = self.book();
            let effect = book.effect(line);
            if !draft.free {
                for price in &effect.price {
                    match price {
                        Price::Counters(count, kind) => {
                            let less = i8::try_from(*count).map_or(i8::MIN, |count| -count);
                            self.happen(&Event::Counters(source.card, less, kind.clone()));
                        }
                        Price::Lives(lives) => self.lose_lives(link.seat, *lives),
                        Price::Move(..) | Price::Cost(_) => {}
                    }
                }
                match effect.key {
                    Key::Rage => self.happen(&Event::Counters(source.card, -1, RAGE.to_owned())),
                    Key::Reveal => self.happen(&Event::Shown(source.card)),
                    _ => {}
                }
            }
            self.note_use(link.seat, source.card, line);
            // Its price may have moved or covered it.
            let triggers = effect.key.triggers();
            link.what = What::Effect(if triggers { source } else { self.now(source.card) }, line);
        }
        self.link(link, draft.into == Into::Waiting);
    }
}
