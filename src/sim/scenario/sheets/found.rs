//! What has to be true, and what is found instead.

use std::collections::BTreeMap;

use super::super::expect::listed;
use super::super::format::{Who, Winner};
use super::super::seats::{player, seat};
use super::{Cards, Possible, Run, Stage, Wanted, Wrong};
use crate::engine::{CardId, Outcome, Seat};
use crate::language::{Argument, Message, say};

/// What is expected in every game.
pub(in crate::sim::scenario) struct Common<'e, G: Stage> {
    pub(in crate::sim::scenario) winner: Option<Winner>,
    pub(in crate::sim::scenario) turn: Option<u16>,
    pub(in crate::sim::scenario) turn_player: Option<Who>,
    pub(in crate::sim::scenario) asks: Option<Wanted<G::Question>>,
    pub(in crate::sim::scenario) legal: &'e [Possible<G::Action>],
    pub(in crate::sim::scenario) illegal: &'e [Possible<G::Action>],
    pub(in crate::sim::scenario) names: &'e BTreeMap<String, String>,
    pub(in crate::sim::scenario) counters: &'e BTreeMap<String, BTreeMap<String, u8>>,
    pub(in crate::sim::scenario) sees: &'e [String],
    pub(in crate::sim::scenario) sees_not: &'e [String],
}

impl<G: Stage> Run<'_, G> {
    /// Looks at what is expected in every game.
    pub(in crate::sim::scenario) fn common(&self, expect: &Common<'_, G>, wrong: &mut Wrong) {
        if let Some(winner) = expect.winner {
            let found = match self.game.outcome() {
                None => Winner::None,
                Some(Outcome::Won(Seat::A)) => Winner::You,
                Some(Outcome::Won(Seat::B)) => Winner::Opponent,
                Some(Outcome::Draw | Outcome::TurnLimit) => Winner::Draw,
            };
            if found != winner {
                wrong.push(say!("expected-winner", winner = winner.word(), found = self.over()));
            }
        }
        if let Some(turn) = expect.turn.filter(|turn| *turn != self.game.turn()) {
            wrong.push(say!("expected-turn", wanted = turn, found = self.game.turn()));
        }
        if let Some(who) = expect.turn_player.filter(|who| seat(*who) != self.game.active()) {
            wrong.push(say!("expected-turn-player", wanted = player(seat(who))));
        }
        if let Some(wanted) = expect.asks {
            self.asks(wanted, wrong);
        }
        expect.legal.iter().for_each(|possible| self.is_possible(possible, true, wrong));
        expect.illegal.iter().for_each(|possible| self.is_possible(possible, false, wrong));
        self.each(expect.names, "names", wrong, |card| self.game.name(card).to_owned());
        for (id, wanted) in expect.counters {
            let found = |card| -> BTreeMap<_, _> { self.game.counters(card).iter().cloned().collect() };
            self.value(id, "counters", counted(wanted), wrong, |card| counted(&found(card)));
        }
        for (ids, sees) in [(expect.sees, true), (expect.sees_not, false)] {
            for id in ids {
                self.sees(id, sees, wrong);
            }
        }
    }

    /// Whether you see a card that you are to see, or not to see.
    fn sees(&self, id: &str, sees: bool, wrong: &mut Wrong) {
        let Some(card) = self.the(id, wrong).filter(|card| self.game.is_known(*card) != sees) else { return };
        let (you, card) = (player(Seat::A), self.game.name(card));
        wrong.push(if sees {
            say!("expected-to-see", who = you, card = card)
        } else {
            say!("expected-not-to-see", who = you, card = card)
        });
    }

    fn asks(&self, wanted: Wanted<G::Question>, wrong: &mut Wrong) {
        match (wanted, self.game.asked()) {
            (Wanted::Over, None) => {}
            (Wanted::Of(..), Some(asked)) if Self::is_wanted(wanted, asked) => {}
            (Wanted::Over, Some(asked)) => wrong.push(say!("expected-over", asked = self.told(asked))),
            (Wanted::Of(..), Some(asked)) => wrong.push(say!("expected-other-question", asked = self.told(asked))),
            (Wanted::Of(..), None) => wrong.push(say!("expected-question", found = self.over())),
        }
    }

    fn is_possible(&self, possible: &Possible<G::Action>, legal: bool, wrong: &mut Wrong) {
        let (who, action) = match possible {
            Possible::You(action) => (Seat::A, action),
            Possible::Opponent(action) => (Seat::B, action),
        };
        match self.game.asked().filter(|asked| asked.seat == who) {
            None if legal => wrong.push(say!("case-not-asked", who = player(who))),
            None => {}
            Some(asked) if G::answers(self, asked, action).is_some() == legal => {}
            Some(asked) => {
                let action = say!("who-does", who = player(who), action = format!("`{action}`"));
                let asked = self.told(asked);
                wrong.push(if legal {
                    say!("expected-legal", action = action, asked = asked)
                } else {
                    say!("expected-illegal", action = action, asked = asked)
                });
            }
        }
    }

    /// Looks at something of one card, by the word that a script has for it.
    pub(in crate::sim::scenario) fn value<V: PartialEq + Into<Argument>>(
        &self,
        id: &str,
        what: &str,
        wanted: V,
        wrong: &mut Wrong,
        found: impl FnOnce(CardId) -> V,
    ) {
        if let Some(card) = self.the(id, wrong) {
            wrong.same(format!("{what}.{id}"), wanted, found(card));
        }
    }

    /// Looks at something of each of some cards.
    pub(in crate::sim::scenario) fn each<V: Clone + PartialEq + Into<Argument>>(
        &self,
        wanted: &BTreeMap<String, V>,
        what: &str,
        wrong: &mut Wrong,
        found: impl Fn(CardId) -> V,
    ) {
        for (id, wanted) in wanted {
            self.value(id, what, wanted.clone(), wrong, &found);
        }
    }

    /// Looks at an area of a player.
    pub(in crate::sim::scenario) fn lie(
        &self,
        seat: Seat,
        area: &'static str,
        expected: &Cards,
        found: &[CardId],
        wrong: &mut Wrong,
    ) {
        let place = format!("{}.{area}", player(seat));
        match expected {
            Cards::Count(count) => wrong.same(place, *count, found.len()),
            Cards::These(texts) => match self.are(texts, found.to_vec()) {
                Ok(true) => {}
                Ok(false) => {
                    let found = listed(found.iter().map(|card| self.game.described(*card)));
                    wrong.other(place, listed(texts), found);
                }
                Err(odd) => wrong.push(Message::from(odd)),
            },
        }
    }

    /// Whether cards are these, in any order.
    ///
    /// # Errors
    /// What of the texts says nothing.
    fn are(&self, texts: &[String], mut left: Vec<CardId>) -> Result<bool, String> {
        for text in texts {
            let mentioned = self.game.mentioned(text)?;
            for _ in 0..mentioned.times {
                let fits = |card: &CardId| self.means(mentioned.id, *card) && (mentioned.fits)(*card);
                match left.iter().position(fits) {
                    Some(at) => drop(left.remove(at)),
                    None => return Ok(false),
                }
            }
        }
        Ok(left.is_empty())
    }
}

/// Counters by kind, in words.
fn counted(counters: &BTreeMap<String, u8>) -> Argument {
    listed(counters.iter().map(|(kind, count)| format!("{kind} {count}")))
}
