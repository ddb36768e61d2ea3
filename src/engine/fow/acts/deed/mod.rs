//! What abilities do, deed by deed (3-4).

mod dig;
mod theirs;

use crate::ability::fow::{Amount, Cards, Deed, Each, Gain, Place, Test, Verb, Who, Will};
use crate::engine::deeds::{deed_at, push_below};
use crate::engine::fow::Game;
use crate::engine::fow::facts::Speaker;
use crate::engine::fow::state::{Aim, Area, Choice, Draft, End, Event, Pointed, Question, Ref, Run, Task, What, Why};
use crate::engine::path::Path;
use crate::engine::pile::counted;
use crate::engine::ready;
use crate::engine::{CardId, Seat};

impl Game {
    pub(super) fn do_deed(&mut self, run: Box<Run>, path: Path, chosen: bool) {
        let book = self.book();
        let Some(deed) = deed_at(&book.ability(run.line).does, path) else { return };
        let by = Speaker { seat: run.seat, card: run.source.card };
        if !chosen && self.asks_for_cards(by, deed, &run, path) {
            return;
        }
        let (cards, players, run) = self.meant(run, deed);
        self.push(Task::Deed(run.clone(), path.next(), false));
        if deed.within().is_empty() {
            let done = run.done;
            self.each_run(run.source, run.line, |run| run.done = done);
        }
        self.act_out(deed, cards, players, &run, path);
    }

    /// Has cards chosen for a deed that asks for some.
    fn asks_for_cards(&mut self, by: Speaker, deed: &Deed, run: &Run, path: Path) -> bool {
        let (seat, from, count, up_to) = if let Deed::Discard(who, count) = deed {
            let Some(seat) = players(run, *who).first().copied() else { return false };
            (seat, self.pointed(seat, Area::Hand), usize::from(*count), false)
        } else if let Deed::Strip(filter) = deed {
            let hand = self.state.table().area(by.seat.other(), Area::Hand).to_vec();
            for card in &hand {
                self.happen(&Event::Seen(*card, by.seat));
            }
            let fit = hand.into_iter().filter(|card| self.is_all(by, filter, *card)).map(Pointed::Card).collect();
            (by.seat, fit, 1, false)
        } else {
            let Some(Cards::Chosen(pick)) = deed.cards() else { return false };
            let mut from = self.all(by, pick);
            from.retain(|card| self.can_be_meant(deed, *card));
            let shuffled = match pick.place {
                Place::Deck => Some(Task::Shuffle(run.seat)),
                Place::StoneDeck => Some(Task::ShuffleStones(run.seat)),
                _ => None,
            };
            if let Some(task) = shuffled {
                push_below(&mut self.state.tasks, task, |task| matches!(task, Task::Deed(..)));
            }
            // What is hidden cannot be looked through to see whether something is there: one may find nothing.
            let up_to = pick.up_to || matches!(pick.place, Place::Deck | Place::StoneDeck);
            (by.seat, from.into_iter().map(Pointed::Card).collect(), usize::from(pick.count), up_to)
        };
        self.push(Task::Deed(Box::new(run.clone()), path, true));
        self.have_chosen((seat, Question::Choose), from, count, up_to);
        true
    }

    /// The cards and players that a deed is about; the next one may speak of the cards.
    fn meant(&mut self, mut run: Box<Run>, deed: &Deed) -> (Vec<CardId>, Vec<Seat>, Box<Run>) {
        let Some(cards) = deed.cards() else {
            let cards =
                if matches!(deed, Deed::Discard(..) | Deed::Strip(_)) { self.take_picked() } else { Vec::new() };
            if matches!(deed, Deed::Discard(..) | Deed::Strip(_)) {
                run.done = !cards.is_empty();
            } else if deed.within().is_empty() {
                run.done = true;
            }
            return (cards, Vec::new(), run);
        };
        let table = self.state.table();
        let still = |refs: &[Ref]| -> Vec<CardId> {
            refs.iter().filter(|then| table.is_same(**then)).map(|then| then.card).collect()
        };
        let by = Speaker { seat: run.seat, card: run.source.card };
        let mut aimed = Vec::new();
        let own = still(&[run.source]);
        let (cards, with) = match cards {
            Cards::With(others) => (others.as_ref(), true),
            cards => (cards, false),
        };
        let mut meant = match cards {
            Cards::This | Cards::With(_) => own.clone(),
            Cards::Fallen => own.iter().copied().filter(|card| self.object(*card).area == Area::Graveyard).collect(),
            Cards::Bearer => self.object(run.source.card).on.into_iter().collect(),
            Cards::Target(at) => {
                aimed = players(&run, Who::Target(*at));
                let aims = run.targets.get(usize::from(*at)).into_iter().flatten();
                let cards = aims.filter_map(|aim| if let Aim::Card(then) = aim { Some(*then) } else { None });
                still(&cards.collect::<Vec<_>>())
            }
            Cards::Those => still(&run.those),
            Cards::All(pick) => self.all(by, pick),
            Cards::Chosen(_) => self.take_picked(),
        };
        if with {
            meant.extend(own);
        }
        meant.retain(|card| self.can_be_meant(deed, *card));
        run.those.clear();
        run.done = !meant.is_empty() || !aimed.is_empty();
        if let Some(first) = meant.first() {
            run.last = Some((self.object(*first).holder, self.stats(*first)));
        }
        (meant, aimed, run)
    }

    fn act_out(&mut self, deed: &Deed, cards: Vec<CardId>, aimed: Vec<Seat>, run: &Run, path: Path) {
        let seat = run.seat;
        let by = Speaker { seat, card: run.source.card };
        match deed {
            Deed::Draw(who, amount) => {
                let amount = self.so_much(run, by, amount);
                for seat in players(run, *who) {
                    (0..amount).for_each(|_| self.draw(seat));
                }
            }
            Deed::Mill(who, count) => {
                for seat in players(run, *who) {
                    (0..*count).for_each(|_| self.mill(seat));
                }
            }
            Deed::Discard(..) | Deed::Strip(_) => {
                for card in cards {
                    let owner = self.object(card).owner;
                    self.do_to(Verb::Discard, card, owner);
                }
            }
            Deed::Damage(amount, _) => {
                let amount = self.so_much(run, by, amount);
                for card in &cards {
                    self.deal(run.source, *card, amount, false);
                }
                for seat in aimed {
                    self.hit(run.source, seat, amount, false);
                }
                self.speak_of(&cards);
            }
            Deed::Hit(amount, who) => {
                let amount = self.so_much(run, by, amount);
                for seat in players(run, *who) {
                    self.hit(run.source, seat, amount, false);
                }
            }
            Deed::GainLife(who, amount) => {
                let amount = self.so_much(run, by, amount);
                for seat in players(run, *who) {
                    self.gain_life(seat, amount);
                }
            }
            Deed::LoseLife(who, amount) => {
                let amount = self.so_much(run, by, amount);
                for seat in players(run, *who) {
                    self.lose_life(seat, amount);
                }
            }
            Deed::Move(verb, _) => {
                for card in &cards {
                    if matches!(self.object(*card).area, Area::Deck | Area::StoneDeck) {
                        self.happen(&Event::Shown(*card));
                    }
                    self.do_to(*verb, *card, seat);
                }
                self.speak_of(&cards);
            }
            Deed::Gain(_, gain, until) => {
                // Told before any card gains: what is counted may be among those that do.
                let gains: Vec<Gain> = cards.iter().map(|card| self.fixed(gain, by, *card, run.amount)).collect();
                for (card, gain) in cards.iter().zip(gains) {
                    self.happen(&Event::Gained(*card, gain, *until));
                }
                self.speak_of(&cards);
            }
            Deed::Counters(_, change, kind) => {
                for card in &cards {
                    self.happen(&Event::Counters(*card, *change, kind.clone()));
                }
                self.speak_of(&cards);
            }
            Deed::Control(_, until) => {
                for card in &cards {
                    self.control(*card, seat, *until);
                }
                self.speak_of(&cards);
            }
            Deed::Produce(choices) => self.push(Task::Produce(seat, choices.clone())),
            Deed::Stone(count, rested) => {
                (0..*count).for_each(|_| self.stone(seat, *rested, Why::Effect));
            }
            Deed::Token(count, form) => {
                let mut made = Vec::new();
                for _ in 0..*count {
                    let at = self.state.table().cards.len();
                    if at < ready::MOST {
                        self.happen(&Event::Made(seat, form.clone()));
                        made.extend(u16::try_from(at).ok().map(CardId));
                    }
                }
                self.speak_of(&made);
            }
            Deed::NoDamage => self.happen(&Event::NoDamage),
            Deed::May(_) => {
                let within = Task::Deed(Box::new(run.clone()), path.within(), false);
                self.ask(within, seat, Question::May, vec![Choice::Yes, Choice::No]);
            }
            Deed::If(test, _) => {
                let those: Vec<CardId> = run.those.iter().map(|then| then.card).collect();
                let so = match test {
                    Test::Torrent => run.amount > 1,
                    test => self.holds(by, test, &those),
                };
                self.each_run(run.source, run.line, |run| run.so = so);
                if so {
                    self.go_within(run, path);
                }
            }
            Deed::Otherwise(_) => {
                if !run.so {
                    self.go_within(run, path);
                }
            }
            Deed::Done(done, _) => {
                if run.done == *done {
                    self.go_within(run, path);
                }
            }
            Deed::Pay(_) => {
                let what = What::Toll(run.source, run.line, path);
                self.each_run(run.source, run.line, |run| run.done = false);
                if self.can_pay(seat, what) {
                    self.push(Task::Declare(Draft::new(seat, what)));
                }
            }
            Deed::Unless(who, _, deeds) => {
                let what = What::Toll(run.source, run.line, path);
                let payer = self.payer(run, *who, deeds).filter(|payer| self.can_pay(*payer, what));
                match payer {
                    Some(payer) => {
                        let ask = Task::Deed(Box::new(run.clone()), path, false);
                        self.ask(ask, payer, Question::May, vec![Choice::Yes, Choice::No]);
                    }
                    None => self.go_within(run, path),
                }
            }
            Deed::Roll => {
                // Six sides.
                let shows = u8::try_from(self.state.rng.below(6) + 1).unwrap_or(6);
                self.happen(&Event::Rolled(seat, shows));
                self.each_run(run.source, run.line, |run| run.amount = u32::from(shows));
            }
            Deed::CountersRolled(_, kind) => {
                let times = i8::try_from(run.amount).unwrap_or(i8::MAX);
                for card in &cards {
                    self.happen(&Event::Counters(*card, times, kind.clone()));
                }
                self.speak_of(&cards);
            }
            Deed::Reveal => {
                let top: Vec<CardId> = self.state.table().area(seat, Area::Deck).last().copied().into_iter().collect();
                for card in &top {
                    self.happen(&Event::Shown(*card));
                }
                self.each_run(run.source, run.line, |run| run.done = !top.is_empty());
                self.speak_of(&top);
            }
            Deed::AtEnd(verb, _) => {
                for card in &cards {
                    self.happen(&Event::Doomed(*card, *verb));
                }
                self.speak_of(&cards);
            }
            Deed::Fight(first, second) => self.fight(run, [first, second]),
            Deed::ProduceEach(will, each) => {
                let times = self.so_much(run, by, &Amount { times: 1, each: Some(each.clone()) });
                (0..times).for_each(|_| self.happen(&Event::Produced(seat, *will)));
            }
            Deed::MillAway(who, count) => {
                for seat in players(run, *who) {
                    for _ in 0..*count {
                        if let Some(card) = self.state.table().area(seat, Area::Deck).last().copied() {
                            self.send(card, seat, Area::Removed, End::Top, Why::Effect);
                        }
                    }
                }
            }
            Deed::DiscardByChance(who, count) => {
                for seat in players(run, *who) {
                    for _ in 0..*count {
                        self.discard_by_chance(seat);
                    }
                }
            }
            Deed::DiscardHand(who) => {
                for seat in players(run, *who) {
                    for card in self.state.table().area(seat, Area::Hand).to_vec() {
                        self.do_to(Verb::Discard, card, seat);
                    }
                }
            }
            Deed::Theirs(who, ..) => {
                let active = self.state.table().active;
                let mut seats = players(run, *who);
                seats.sort_by_key(|seat| *seat != active);
                self.push(Task::Theirs(Box::new(run.clone()), path, seats));
            }
            Deed::Dig(dig) => self.dig(dig, run, path),
        }
    }

    /// Who may pay so that deeds are not done: the controller of what they are about, or somebody else.
    fn payer(&self, run: &Run, who: Who, deeds: &[Deed]) -> Option<Seat> {
        let about = match (who, deeds.first().and_then(Deed::cards)) {
            (Who::Holder, Some(Cards::Target(at))) => {
                run.targets.get(usize::from(*at)).and_then(|aims| aims.first()).copied()
            }
            _ => None,
        };
        match about {
            Some(Aim::Card(then)) => Some(self.object(then.card).holder),
            _ => players(run, who).first().copied(),
        }
    }

    /// The deeds within one are done.
    fn go_within(&mut self, run: &Run, path: Path) {
        self.push(Task::Deed(Box::new(run.clone()), path.within(), false));
    }

    /// How much it comes to as it is done.
    fn so_much(&self, run: &Run, by: Speaker, amount: &Amount) -> u32 {
        let of = |at: usize| run.last.map_or(0, |(_, stats)| u32::try_from(stats[at]).unwrap_or(0));
        let each = match &amount.each {
            None => 1,
            Some(Each::Much | Each::Rolled) => run.amount,
            Some(Each::Atk) => of(0),
            Some(Each::Def) => of(1),
            Some(each) => self.tally(by, each),
        };
        amount.times.saturating_mul(each)
    }

    /// Two cards deal damage equal to their ATK to each other, at once.
    fn fight(&mut self, run: &Run, both: [&Cards; 2]) {
        let card = |cards: &Cards| match cards {
            Cards::This => Some(run.source),
            Cards::Those => run.those.first().copied(),
            Cards::Target(at) => {
                run.targets.get(usize::from(*at)).and_then(|aims| aims.first()).and_then(|aim| match aim {
                    Aim::Card(then) => Some(*then),
                    Aim::Player(_) => None,
                })
            }
            _ => None,
        };
        let [Some(first), Some(second)] = both.map(card) else { return };
        let there = |then: Ref| self.state.table().is_on_field(then) && self.is_fighter(then.card);
        if !there(first) || !there(second) {
            return;
        }
        let atk = |then: Ref| u32::try_from(self.stats(then.card)[0]).unwrap_or(0);
        let (one, other) = (atk(first), atk(second));
        self.deal(first, second.card, one, false);
        self.deal(second, first.card, other, false);
        self.speak_of(&[first.card, second.card]);
    }

    fn discard_by_chance(&mut self, seat: Seat) {
        let hand = self.state.table().area(seat, Area::Hand).to_vec();
        let Ok(most @ 1..) = u32::try_from(hand.len()) else { return };
        let at = self.state.rng.below(most);
        self.do_to(Verb::Discard, hand[at as usize], seat);
    }

    /// The next deed of the ability may speak of these cards.
    fn speak_of(&mut self, cards: &[CardId]) {
        let those: Vec<Ref> = cards.iter().map(|card| self.now(*card)).collect();
        let next = self.state.tasks.iter().rev().find_map(|task| match task {
            Task::Deed(run, _, _) => Some((run.source, run.line, run.last, run.done)),
            _ => None,
        });
        if let Some((source, line, last, done)) = next {
            self.each_run(source, line, |run| (run.those, run.last, run.done) = (those.clone(), last, done));
        }
    }

    /// What one may do is done, or not.
    pub(super) fn may_answered(&mut self, run: Box<Run>, path: Path, choice: Choice) {
        let book = self.book();
        let deed = deed_at(&book.ability(run.line).does, path);
        if let Some(Deed::Unless(who, _, deeds)) = deed {
            let payer = self.payer(&run, *who, deeds);
            self.go_within(&run, path);
            if let (Some(payer), Choice::Yes) = (payer, choice) {
                let what = What::Toll(run.source, run.line, path);
                self.push(Task::Declare(Draft::new(payer, what)));
            }
            return;
        }
        // What one may do and does not is not done.
        self.each_run(run.source, run.line, |run| run.done = false);
        if choice == Choice::Yes {
            self.push(Task::Deed(run, path, false));
        }
    }

    /// Which will is produced, where there is a choice.
    pub(super) fn ask_kind(&mut self, seat: Seat, choices: Vec<Vec<Will>>) {
        if choices.len() < 2 {
            return self.kind_answered(seat, &choices, Choice::Kind(0));
        }
        // Nothing produces one of more than 255 kinds of will.
        let options = (0..u8::try_from(choices.len()).unwrap_or(u8::MAX)).map(Choice::Kind).collect();
        self.ask(Task::Produce(seat, choices), seat, Question::Will, options);
    }

    pub(super) fn kind_answered(&mut self, seat: Seat, choices: &[Vec<Will>], choice: Choice) {
        let Choice::Kind(at) = choice else { return };
        for will in choices.get(usize::from(at)).into_iter().flatten() {
            self.happen(&Event::Produced(seat, *will));
        }
    }

    /// What a card gains by a deed: how much that is, is told as the deed is done, and stays.
    fn fixed(&self, gain: &Gain, by: Speaker, card: CardId, shows: u32) -> Gain {
        let many = |atk: i32, def: i32, times: usize| {
            let times = i32::try_from(times).unwrap_or(i32::MAX);
            Gain::Stats(atk.saturating_mul(times), def.saturating_mul(times))
        };
        match gain {
            Gain::StatsRolled(atk, def) => many(*atk, *def, usize::try_from(shows).unwrap_or(usize::MAX)),
            Gain::StatsEach(atk, def, pick) => many(*atk, *def, self.all(by, pick).len()),
            Gain::StatsCounters(atk, def, kind) => {
                many(*atk, *def, usize::from(counted(&self.object(card).counters, kind)))
            }
            Gain::Also(both) => Gain::Also(Box::new([0, 1].map(|at| self.fixed(&both[at], by, card, shows)))),
            gain => gain.clone(),
        }
    }

    /// Sends the top card of a main deck to the graveyard.
    fn mill(&mut self, seat: Seat) {
        if let Some(card) = self.state.table().area(seat, Area::Deck).last() {
            self.send(*card, seat, Area::Graveyard, End::Top, Why::Effect);
        }
    }
}

/// The players that somebody is.
fn players(run: &Run, who: Who) -> Vec<Seat> {
    match who {
        Who::Holder => run.last.map(|(seat, _)| seat).into_iter().collect(),
        Who::You => vec![run.seat],
        Who::Opponent => vec![run.seat.other()],
        Who::Each => vec![run.seat, run.seat.other()],
        Who::Target(at) => {
            let aims = run.targets.get(usize::from(at)).into_iter().flatten();
            aims.filter_map(|aim| if let Aim::Player(seat) = aim { Some(*seat) } else { None }).collect()
        }
    }
}
