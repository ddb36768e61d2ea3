//! What effects do, deed by deed.

use crate::ability::exo::{Cards, Deed, Place, Verb, Who};
use crate::engine::Seat;
use crate::engine::deeds::{deed_at, push_below};
use crate::engine::exo::Game;
use crate::engine::exo::facts::Speaker;
use crate::engine::exo::roster::TOKEN;
use crate::engine::exo::state::{
    Area, CardId, Choice, Draft, End, Event, Into, Link, Path, Picking, Question, Ref, Run, Task, What, Why,
};

impl Game {
    pub(super) fn do_deed(&mut self, run: Box<Run>, path: Path, chosen: bool) {
        let book = self.book();
        let Some(deed) = deed_at(&book.effect(run.line).does, path) else { return };
        if run.lost && !is_optional(deed, &run, &book.effect(run.line).targets) {
            // 8-5
            self.push(Task::Deed(run, path.next(), false));
            return;
        }
        let by = Speaker { seat: run.seat, card: run.source.card };
        if !chosen && self.asks_for_cards(by, deed, &run, path) {
            return;
        }
        let (cards, run) = self.cards_of(run, deed);
        let (seat, source) = (run.seat, run.source);
        let within = matches!(deed, Deed::May(_) | Deed::If(..)).then(|| Task::Deed(run.clone(), path.within(), false));
        self.push(Task::Deed(run, path.next(), false));
        self.act_out(deed, cards, (seat, source), within);
    }

    /// Has cards chosen for a deed that asks for some.
    fn asks_for_cards(&mut self, by: Speaker, deed: &Deed, run: &Run, path: Path) -> bool {
        let (seat, from, count, up_to) = match deed {
            Deed::Move(_, Cards::Chosen(pick))
            | Deed::Gain(Cards::Chosen(pick), _, _)
            | Deed::Counters(Cards::Chosen(pick), _, _)
            | Deed::Control(Cards::Chosen(pick))
            | Deed::Transform(Cards::Chosen(pick), _)
            | Deed::Play(Cards::Chosen(pick)) => {
                let mut from = self.all(by, pick);
                from.retain(|card| self.can_be_meant((by.seat, by.card), deed, *card));
                if pick.place == Place::Deck {
                    // 9-1: that of the player who looks through it, after the effect.
                    let of_effect = |task: &Task| !matches!(task, Task::Place(_) | Task::Shuffle(_));
                    push_below(&mut self.state.tasks, Task::Shuffle(run.seat), of_effect);
                }
                // What is hidden cannot be looked through to see whether something is there: one may find nothing.
                (by.seat, from, pick.count, pick.up_to || pick.place == Place::Deck)
            }
            Deed::Discard(who, count) => {
                let seat = player(by.seat, *who);
                (seat, self.state.table().area(seat, Area::Hand).to_vec(), *count, false)
            }
            _ => return false,
        };
        self.push(Task::Deed(Box::new(run.clone()), path, true));
        self.push(Task::Choose(Picking::new((seat, Question::Choose), from, usize::from(count), up_to)));
        true
    }

    /// The cards that a deed is about; the next one may speak of them.
    fn cards_of(&mut self, mut run: Box<Run>, deed: &Deed) -> (Vec<CardId>, Box<Run>) {
        let cards = match deed {
            Deed::Move(_, cards)
            | Deed::Gain(cards, _, _)
            | Deed::Counters(cards, _, _)
            | Deed::Control(cards)
            | Deed::Transform(cards, _)
            | Deed::Play(cards) => cards,
            Deed::Discard(..) => return (std::mem::take(&mut self.state.picked), run),
            _ => return (Vec::new(), run),
        };
        let table = self.state.table();
        let still = |refs: &[Ref]| -> Vec<CardId> {
            refs.iter().filter(|then| table.is_there(**then)).map(|then| then.card).collect()
        };
        let by = Speaker { seat: run.seat, card: run.source.card };
        let mut meant = match cards {
            Cards::This => still(&[run.source]),
            Cards::Target(at) => run.targets.get(usize::from(*at)).map(|refs| still(refs)).unwrap_or_default(),
            Cards::Those => run.those.iter().filter(|then| table.is_same(**then)).map(|then| then.card).collect(),
            Cards::All(pick) => self.all(by, pick),
            Cards::Chosen(_) => std::mem::take(&mut self.state.picked),
        };
        meant.retain(|card| self.can_be_meant((by.seat, by.card), deed, *card));
        run.those.clear();
        (meant, run)
    }

    /// Does what a deed says; `within` is what it says of deeds within it.
    fn act_out(&mut self, deed: &Deed, cards: Vec<CardId>, (seat, source): (Seat, Ref), within: Option<Task>) {
        match deed {
            Deed::Draw(who, count) => (0..*count).for_each(|_| self.draw(player(seat, *who))),
            Deed::Mill(who, count) => (0..*count).for_each(|_| self.mill(player(seat, *who))),
            Deed::Discard(..) => {
                for card in cards {
                    let owner = self.object(card).owner;
                    self.do_to(Verb::Discard, card, owner);
                }
            }
            Deed::Move(verb, _) => {
                for card in &cards {
                    // 9-1
                    if self.object(*card).area == Area::Deck {
                        self.happen(&Event::Shown(*card));
                    }
                    self.do_to(*verb, *card, seat);
                }
                self.speak_of(cards);
            }
            Deed::Gain(_, gain, until) => {
                for card in &cards {
                    self.happen(&Event::Gained(*card, gain.clone(), *until));
                }
                self.speak_of(cards);
            }
            Deed::Counters(_, change, kind) => {
                for card in &cards {
                    self.happen(&Event::Counters(*card, *change, kind.clone()));
                }
                self.speak_of(cards);
            }
            Deed::Control(_) => {
                for card in &cards {
                    self.happen(&Event::Controlled(*card, seat));
                }
                self.speak_of(cards);
            }
            Deed::Transform(_, form) => {
                for card in &cards {
                    self.happen(&Event::Formed(*card, form.clone()));
                }
                self.speak_of(cards);
            }
            Deed::Token(count, form) => {
                for _ in 0..*count {
                    if form.vice && self.vice(seat).is_some() {
                        continue;
                    }
                    // 6-6-3
                    if let Some(token) = self.make(TOKEN, seat, Area::Ether, Some(form.clone())) {
                        let link =
                            Link { seat, what: What::Play(self.now(token)), targets: Vec::new(), negated: false };
                        self.link(link, true);
                    }
                }
            }
            Deed::Relic(count, name) => {
                // 6-7-6
                if let Some(sheet) = self.roster.relic(name) {
                    for _ in 0..*count {
                        self.make(sheet, seat, Area::Deck, None);
                    }
                    self.shuffle(seat);
                }
            }
            Deed::Play(_) => {
                // 5-3
                for card in &cards {
                    self.send(*card, seat, Area::Ether, End::Top, Why::Played);
                    let played = self.now(*card);
                    let draft = Draft { free: true, ..Draft::new(seat, What::Play(played), Into::Waiting) };
                    self.push(Task::Declare(draft));
                }
                self.speak_of(cards);
            }
            Deed::Lives(who, change) => {
                let who = player(seat, *who);
                if *change < 0 {
                    self.lose_lives(who, change.unsigned_abs());
                } else {
                    let lives = self.state.table().lives[who].saturating_add(change.unsigned_abs());
                    self.happen(&Event::Lives(who, lives));
                }
            }
            Deed::Negate => {
                if self.can_negate() {
                    self.happen(&Event::Negated);
                }
            }
            Deed::EndTurn => self.happen(&Event::Ending),
            Deed::Redirect => {
                if self.state.table().attack.is_some() && self.state.table().is_up_on_field(source) {
                    let now = self.now(source.card);
                    self.happen(&Event::Redirected(now));
                }
            }
            Deed::May(_) => {
                if let Some(within) = within {
                    self.ask(within, seat, Question::May, vec![Choice::Yes, Choice::No]);
                }
            }
            Deed::If(test, _) => {
                if self.holds(Speaker { seat, card: source.card }, test) {
                    self.state.tasks.extend(within);
                }
            }
        }
    }

    /// The next deed of the effect may speak of these cards.
    fn speak_of(&mut self, cards: Vec<CardId>) {
        let those: Vec<Ref> = cards.into_iter().map(|card| self.now(card)).collect();
        let next = self.state.tasks.iter_mut().rev().find_map(|task| match task {
            Task::Deed(run, _, _) => Some(run),
            _ => None,
        });
        if let Some(run) = next {
            run.those = those;
        }
    }

    /// What one may do is done, or not.
    pub(super) fn may_answered(&mut self, mut run: Box<Run>, path: Path, choice: Choice) {
        if choice == Choice::Yes {
            // What is optional is done though a target has gone (8-5).
            run.lost = false;
            self.push(Task::Deed(run, path, false));
        }
    }
}

fn player(seat: Seat, who: Who) -> Seat {
    match who {
        Who::You => seat,
        Who::Opponent => seat.other(),
    }
}

/// Whether a deed is done though a target has gone: what says "may" or "up to" (8-5).
fn is_optional(deed: &Deed, run: &Run, targets: &[crate::ability::exo::Pick]) -> bool {
    let of_cards = |cards: &Cards| match cards {
        Cards::Chosen(pick) => pick.up_to,
        Cards::Target(at) => targets.get(usize::from(*at)).is_some_and(|pick| pick.up_to),
        Cards::Those => !run.those.is_empty(),
        Cards::This | Cards::All(_) => false,
    };
    matches!(deed, Deed::May(_)) || deed.cards().is_some_and(of_cards)
}
