//! Cards of the top of the main deck are looked at, some are taken, and the rest goes where it goes.

use crate::ability::fow::{Deed, Dig, Place, Rest, Verb};
use crate::engine::deeds::deed_at;
use crate::engine::fow::Game;
use crate::engine::fow::facts::Speaker;
use crate::engine::fow::state::{Area, End, Event, Pointed, Question, Run, Task, Why};
use crate::engine::path::Path;
use crate::engine::{CardId, Seat};

impl Game {
    pub(super) fn dig(&mut self, dig: &Dig, run: &Run, path: Path) {
        let seat = run.seat;
        let deck = self.state.table().area(seat, pile(dig));
        let from = deck.len().saturating_sub(usize::from(dig.count));
        let cards: Vec<CardId> = deck[from..].iter().rev().copied().collect();
        for card in &cards {
            self.happen(&if dig.shown { Event::Shown(*card) } else { Event::Seen(*card, seat) });
        }
        self.push(Task::Dug(Box::new(run.clone()), path, cards.clone()));
        let Some((pick, _)) = &dig.take else {
            self.state.picked.clear();
            return;
        };
        let by = Speaker { seat, card: run.source.card };
        let fit: Vec<Pointed> =
            cards.into_iter().filter(|card| self.is_all(by, &pick.filter, *card)).map(Pointed::Card).collect();
        self.have_chosen((seat, Question::Choose), fit, usize::from(pick.count), pick.up_to);
    }

    /// What was chosen is taken.
    pub(in crate::engine::fow::acts) fn dug(&mut self, run: &Run, path: Path, mut cards: Vec<CardId>) {
        let book = self.book();
        let Some(Deed::Dig(dig)) = deed_at(&book.ability(run.line).does, path) else { return };
        let taken = self.take_picked();
        cards.retain(|card| !taken.contains(card));
        let left = cards.len();
        self.push(Task::Laid(run.seat, dig.rest, pile(dig), cards.clone()));
        if matches!(dig.rest, Rest::Bottom | Rest::Top) {
            // The last of them is where it is left to be.
            let rest = cards.into_iter().map(Pointed::Card).collect();
            self.have_chosen((run.seat, Question::Choose), rest, left.saturating_sub(1), false);
        }
        let verb = dig.take.as_ref().map_or(Verb::Hand, |(_, verb)| *verb);
        let any = dig.take.as_ref().is_some_and(|(pick, _)| pick.filter.len() > 1 || verb != Verb::Hand);
        for card in &taken {
            if any {
                self.happen(&Event::Shown(*card));
            }
            if verb == Verb::Hand || self.suffers(*card, verb) {
                self.do_to(verb, *card, run.seat);
            }
        }
        self.each_run(run.source, run.line, |run| run.done = !taken.is_empty());
        self.speak_of(&taken);
    }

    /// The rest is put where it goes; where there is an order, the first that was chosen comes first.
    pub(in crate::engine::fow::acts) fn laid(&mut self, seat: Seat, rest: Rest, pile: Area, cards: Vec<CardId>) {
        let mut order = if matches!(rest, Rest::Bottom | Rest::Top) { self.take_picked() } else { Vec::new() };
        let last: Vec<CardId> = cards.into_iter().filter(|card| !order.contains(card)).collect();
        order.extend(last);
        match rest {
            Rest::Graveyard => {
                for card in order {
                    self.send(card, seat, Area::Graveyard, End::Top, Why::Effect);
                }
            }
            Rest::Shuffle => self.shuffle(seat),
            Rest::Bottom => self.put_in_deck(seat, order, pile, End::Bottom),
            Rest::Top => {
                order.reverse();
                self.put_in_deck(seat, order, pile, End::Top);
            }
        }
    }

    fn put_in_deck(&mut self, seat: Seat, cards: Vec<CardId>, pile: Area, end: End) {
        for card in cards {
            self.send(card, seat, pile, end, Why::Effect);
        }
    }
}

/// Which deck is looked at.
fn pile(dig: &Dig) -> Area {
    let stones = dig.take.as_ref().is_some_and(|(pick, _)| pick.place == Place::StoneDeck);
    if stones { Area::StoneDeck } else { Area::Deck }
}
