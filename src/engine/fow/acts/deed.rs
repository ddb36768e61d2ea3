//! What abilities do, deed by deed (3-4).

use crate::ability::fow::{Cards, Deed, Place, Test, Verb, Who, Will};
use crate::engine::fow::Game;
use crate::engine::fow::facts::Speaker;
use crate::engine::fow::state::{Aim, Area, Choice, End, Event, Pointed, Question, Ref, Run, Task, Why};
use crate::engine::path::Path;
use crate::engine::{CardId, Seat};

/// Cards that a game can make beside those of its lists; what would make more makes nothing.
const MOST_CARDS: usize = 2000;

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
        self.act_out(deed, cards, players, &run, path);
    }

    /// Has cards chosen for a deed that asks for some.
    fn asks_for_cards(&mut self, by: Speaker, deed: &Deed, run: &Run, path: Path) -> bool {
        let (seat, from, count, up_to) = if let Deed::Discard(who, count) = deed {
            let Some(seat) = players(run, *who).first().copied() else { return false };
            (seat, self.pointed(seat, Area::Hand), usize::from(*count), false)
        } else {
            let Some(Cards::Chosen(pick)) = deed.cards() else { return false };
            let mut from = self.all(by, pick);
            from.retain(|card| self.can_be_meant(deed, *card));
            if pick.place == Place::Deck {
                self.push_below(Task::Shuffle(run.seat));
            }
            // What is hidden cannot be looked through to see whether something is there: one may find nothing.
            let up_to = pick.up_to || pick.place == Place::Deck;
            (by.seat, from.into_iter().map(Pointed::Card).collect(), usize::from(pick.count), up_to)
        };
        self.push(Task::Deed(Box::new(run.clone()), path, true));
        self.have_chosen((seat, Question::Choose), from, count, up_to);
        true
    }

    /// Puts a task below the deeds of the ability that is being resolved, unless it waits there already.
    fn push_below(&mut self, task: Task) {
        let is_deed = |task: &Task| matches!(task, Task::Deed(..));
        let at = self.state.tasks.iter().rposition(|task| !is_deed(task)).map_or(0, |at| at + 1);
        let before = at.checked_sub(1).and_then(|at| self.state.tasks.get(at));
        if before != Some(&task) {
            self.state.tasks.insert(at, task);
        }
    }

    /// The cards and players that a deed is about; the next one may speak of the cards.
    fn meant(&mut self, mut run: Box<Run>, deed: &Deed) -> (Vec<CardId>, Vec<Seat>, Box<Run>) {
        let Some(cards) = deed.cards() else {
            let cards = if matches!(deed, Deed::Discard(..)) { self.take_picked() } else { Vec::new() };
            return (cards, Vec::new(), run);
        };
        let table = self.state.table();
        let still = |refs: &[Ref]| -> Vec<CardId> {
            refs.iter().filter(|then| table.is_same(**then)).map(|then| then.card).collect()
        };
        let by = Speaker { seat: run.seat, card: run.source.card };
        let mut aimed = Vec::new();
        let mut meant = match cards {
            Cards::This => still(&[run.source]),
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
        meant.retain(|card| self.can_be_meant(deed, *card));
        run.those.clear();
        (meant, aimed, run)
    }

    fn act_out(&mut self, deed: &Deed, cards: Vec<CardId>, aimed: Vec<Seat>, run: &Run, path: Path) {
        let seat = run.seat;
        let by = Speaker { seat, card: run.source.card };
        match deed {
            Deed::Draw(who, amount) => {
                let amount = self.amount(by, amount);
                for seat in players(run, *who) {
                    (0..amount).for_each(|_| self.draw(seat));
                }
            }
            Deed::Mill(who, count) => {
                for seat in players(run, *who) {
                    (0..*count).for_each(|_| self.mill(seat));
                }
            }
            Deed::Discard(..) => {
                for card in cards {
                    let owner = self.object(card).owner;
                    self.do_to(Verb::Discard, card, owner);
                }
            }
            Deed::Damage(amount, _) => {
                let amount = self.amount(by, amount);
                for card in &cards {
                    self.deal(run.source, *card, amount);
                }
                for seat in aimed {
                    self.hit(run.source, seat, amount);
                }
                self.speak_of(&cards);
            }
            Deed::Hit(amount, who) => {
                let amount = self.amount(by, amount);
                for seat in players(run, *who) {
                    self.hit(run.source, seat, amount);
                }
            }
            Deed::GainLife(who, amount) => {
                let amount = self.amount(by, amount);
                for seat in players(run, *who) {
                    self.gain_life(seat, amount);
                }
            }
            Deed::LoseLife(who, amount) => {
                let amount = self.amount(by, amount);
                for seat in players(run, *who) {
                    self.lose_life(seat, amount);
                }
            }
            Deed::Move(verb, _) => {
                for card in &cards {
                    if self.object(*card).area == Area::Deck {
                        self.happen(Event::Shown(*card));
                    }
                    self.do_to(*verb, *card, seat);
                }
                self.speak_of(&cards);
            }
            Deed::Gain(_, gain, until) => {
                for card in &cards {
                    self.happen(Event::Gained(*card, gain.clone(), *until));
                }
                self.speak_of(&cards);
            }
            Deed::Counters(_, change, kind) => {
                for card in &cards {
                    self.happen(Event::Counters(*card, *change, kind.clone()));
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
                    if at < MOST_CARDS {
                        self.happen(Event::Made(seat, form.clone()));
                        made.extend(u16::try_from(at).ok().map(CardId));
                    }
                }
                self.speak_of(&made);
            }
            Deed::NoDamage => self.happen(Event::NoDamage),
            Deed::May(_) => {
                let within = Task::Deed(Box::new(run.clone()), path.within(), false);
                self.ask(within, seat, Question::May, vec![Choice::Yes, Choice::No]);
            }
            Deed::If(test, _) => {
                if self.is_so_now(by, test) {
                    self.push(Task::Deed(Box::new(run.clone()), path.within(), false));
                }
            }
        }
    }

    fn is_so_now(&self, by: Speaker, test: &Test) -> bool {
        self.holds(by, test)
    }

    /// The next deed of the ability may speak of these cards.
    fn speak_of(&mut self, cards: &[CardId]) {
        let those: Vec<Ref> = cards.iter().map(|card| self.now(*card)).collect();
        let next = self.state.tasks.iter_mut().rev().find_map(|task| match task {
            Task::Deed(run, _, _) => Some(run),
            _ => None,
        });
        if let Some(run) = next {
            run.those = those;
        }
    }

    /// What one may do is done, or not.
    pub(super) fn may_answered(&mut self, run: Box<Run>, path: Path, choice: Choice) {
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
            self.happen(Event::Produced(seat, *will));
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
        Who::You => vec![run.seat],
        Who::Opponent => vec![run.seat.other()],
        Who::Each => vec![run.seat, run.seat.other()],
        Who::Target(at) => {
            let aims = run.targets.get(usize::from(at)).into_iter().flatten();
            aims.filter_map(|aim| if let Aim::Player(seat) = aim { Some(*seat) } else { None }).collect()
        }
    }
}

/// A deed among those of an ability.
fn deed_at(deeds: &[Deed], path: Path) -> Option<&Deed> {
    let (first, within) = path.steps().split_first()?;
    let deed = deeds.get(usize::from(*first))?;
    within.iter().try_fold(deed, |deed, step| match deed {
        Deed::May(deeds) | Deed::If(_, deeds) => deeds.get(usize::from(*step)),
        _ => None,
    })
}
