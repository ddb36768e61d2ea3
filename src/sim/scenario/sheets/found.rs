//! What has to be true, and what is found instead.

use std::collections::BTreeMap;
use std::fmt::Display;

use super::super::format::{Who, Winner};
use super::super::seats::seat;
use super::super::spoken::word;
use super::{Cards, Possible, Run, Stage, Wanted, Wrong};
use crate::engine::{CardId, Outcome, Seat};

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
            wrong.same("winner", format!("{winner:?}"), format!("{found:?}"));
        }
        if let Some(turn) = expect.turn {
            wrong.same("turn", turn, self.game.turn());
        }
        if let Some(who) = expect.turn_player {
            wrong.same("turn player", word(seat(who)), word(self.game.active()));
        }
        if let Some(wanted) = expect.asks {
            self.asks(wanted, wrong);
        }
        expect.legal.iter().for_each(|possible| self.is_possible(possible, true, wrong));
        expect.illegal.iter().for_each(|possible| self.is_possible(possible, false, wrong));
        self.each(expect.names, "name", wrong, |card| self.game.name(card));
        for (id, counters) in expect.counters {
            let found = |card| self.game.counters(card).iter().cloned().collect::<BTreeMap<_, _>>();
            self.value(id, "counters", format!("{counters:?}"), wrong, |card| format!("{:?}", found(card)));
        }
        for (ids, sees) in [(expect.sees, true), (expect.sees_not, false)] {
            for id in ids {
                self.value(id, "whether you know", sees, wrong, |card| self.game.is_known(card));
            }
        }
    }

    fn asks(&self, wanted: Wanted<G::Question>, wrong: &mut Wrong) {
        let found = self.game.asked();
        let fits = match wanted {
            Wanted::Over => self.game.outcome().is_some(),
            Wanted::Of(..) => found.is_some_and(|asked| Self::is_wanted(wanted, asked)),
        };
        if !fits {
            let found = found.map_or_else(|| "nobody is asked".to_owned(), |asked| self.told(asked));
            wrong.push(format!("asks: expected {wanted:?}; {found}"));
        }
    }

    fn is_possible(&self, possible: &Possible<G::Action>, legal: bool, wrong: &mut Wrong) {
        let (who, action) = match possible {
            Possible::You(action) => (Seat::A, action),
            Possible::Opponent(action) => (Seat::B, action),
        };
        match self.game.asked().filter(|asked| asked.seat == who) {
            None if legal => wrong.push(format!("{} are not asked", word(who))),
            None => {}
            Some(asked) if G::answers(self, asked, action).is_some() == legal => {}
            Some(asked) => {
                let not = if legal { "not " } else { "" };
                wrong.push(format!("{action:?} is {not}legal; {}", self.told(asked)));
            }
        }
    }

    /// Looks at something of one card.
    pub(in crate::sim::scenario) fn value<V: Display>(
        &self,
        id: &str,
        what: &str,
        expected: impl Display,
        wrong: &mut Wrong,
        found: impl FnOnce(CardId) -> V,
    ) {
        match self.card(id) {
            Ok(card) => wrong.same(format!("{what} of {id}"), expected, found(card)),
            Err(missing) => wrong.push(missing),
        }
    }

    /// Looks at something of each of some cards.
    pub(in crate::sim::scenario) fn each<T: Display, V: Display>(
        &self,
        expected: &BTreeMap<String, T>,
        what: &str,
        wrong: &mut Wrong,
        found: impl Fn(CardId) -> V,
    ) {
        for (id, expected) in expected {
            self.value(id, what, expected, wrong, &found);
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
        let (area, len) = (format!("{area} of {}", word(seat)), found.len());
        match expected {
            Cards::Count(count) if *count == len => {}
            Cards::Count(count) => wrong.push(format!("{area}: expected {count} cards, found {len}")),
            Cards::These(texts) => {
                if let Err(why) = self.are(texts, found.to_vec()) {
                    let listed: Vec<String> = found.iter().map(|card| self.game.described(*card)).collect();
                    wrong.push(format!("{area}: expected {}, found {} ({why})", texts.join(", "), listed.join(", ")));
                }
            }
        }
    }

    /// Whether cards are these, in any order.
    fn are(&self, texts: &[String], mut left: Vec<CardId>) -> Result<(), String> {
        for text in texts {
            let mentioned = self.game.mentioned(text)?;
            for _ in 0..mentioned.times {
                let fits = |card: &CardId| self.means(mentioned.id, *card) && (mentioned.fits)(*card);
                match left.iter().position(fits) {
                    Some(at) => drop(left.remove(at)),
                    None => return Err(format!("{text} is missing")),
                }
            }
        }
        match left.first() {
            Some(card) => Err(format!("{} is too many", self.game.described(*card))),
            None => Ok(()),
        }
    }
}
