//! Before the first turn (5-2).

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::ability::MOST_LINES;
use crate::card::{CardNumber, Kind};
use crate::engine::dbscg::edition::{Edition, Unknown};
use crate::engine::dbscg::ids::{BySeat, DefId, Seat};
use crate::engine::dbscg::roster::Roster;

/// A leader and the cards of a deck, copies one by one.
#[derive(Clone, Debug)]
pub struct Deck {
    /// The leader.
    pub leader: DefId,
    /// The deck.
    pub cards: Vec<DefId>,
    /// The Z-Deck (4.00, 6-1-4).
    pub z: Vec<DefId>,
}

/// How a game begins.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The cards.
    pub roster: Arc<Roster>,
    /// Each player's deck.
    pub decks: BySeat<Deck>,
    /// By which manual.
    pub edition: Edition,
    /// The game ends undecided when a turn after this one would begin.
    pub turn_limit: u16,
    /// Who goes first; chance decides where nobody is named (5-2-1-5).
    pub first: Option<Seat>,
    /// Keep a log of all events.
    pub log: bool,
}

/// A set-up in which nothing is wrong: any number of games can begin from it.
#[derive(Clone, Debug)]
pub struct Ready(pub(super) Setup);

/// Why a game cannot begin.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// A deck has too few cards to draw a hand and place life, with a card left.
    #[error("the deck of seat {seat} has {cards} cards; a game needs at least {needed}")]
    TooFewCards {
        /// Whose.
        seat: Seat,
        /// How many it has.
        cards: usize,
        /// How many it needs.
        needed: usize,
    },
    /// Another card stands where the Leader Card should (5-1-2).
    #[error("{1} leads the deck of seat {0}, and is a {2}")]
    NoLeader(Seat, CardNumber, Kind),
    /// A card is in the deck that cannot be there (5-1-3).
    #[error("{1} is in the deck of seat {0}, and is a {2}")]
    Kind(Seat, CardNumber, Kind),
    /// A card is in the Z-Deck that is no Z-Card (4.00, 14-1-3).
    #[error("{1} is in the Z-Deck of seat {0}, and is a {2}")]
    NoZCard(Seat, CardNumber, Kind),
    /// A card has what the edition does not know.
    #[error("{1} is in the deck of seat {0}, and the edition has no rule for {2}")]
    Unknown(Seat, CardNumber, Unknown),
    /// A card has too many lines; each keyword skill of one counts.
    #[error("{1} is in the deck of seat {0}, and has more than {MOST_LINES} lines")]
    Lines(Seat, CardNumber),
}

impl Ready {
    /// The same with a log of all events.
    #[must_use]
    pub fn logged(&self) -> Self {
        Self(Setup { log: true, ..self.0.clone() })
    }
}

impl Setup {
    /// The set-up, if the decks can be played with.
    ///
    /// # Errors
    /// Every reason why they cannot.
    pub fn ready(self) -> Result<Ready, Vec<SetupError>> {
        let errors = self.problems();
        if errors.is_empty() { Ok(Ready(self)) } else { Err(errors) }
    }

    /// Every reason why the decks cannot be played with, each card once.
    pub fn problems(&self) -> Vec<SetupError> {
        let mut out = Vec::new();
        for seat in Seat::BOTH {
            let Deck { leader, cards, z } = &self.decks[seat];
            let needed = self.edition.fewest();
            if cards.len() < needed {
                out.push(SetupError::TooFewCards { seat, cards: cards.len(), needed });
            }
            let leads = &self.roster.def(*leader).card;
            if leads.kind != Kind::Leader {
                out.push(SetupError::NoLeader(seat, leads.number.clone(), leads.kind));
            }
            let mut different: BTreeSet<DefId> = cards.iter().copied().collect();
            for id in &different {
                let card = &self.roster.def(*id).card;
                if !matches!(card.kind, Kind::Battle | Kind::Extra | Kind::Unison) {
                    out.push(SetupError::Kind(seat, card.number.clone(), card.kind));
                }
            }
            let in_z: BTreeSet<DefId> = z.iter().copied().collect();
            let strays = in_z.iter().map(|id| &self.roster.def(*id).card).filter(|card| !card.kind.is_z());
            out.extend(strays.map(|card| SetupError::NoZCard(seat, card.number.clone(), card.kind)));
            different.insert(*leader);
            different.extend(in_z);
            for id in &different {
                let def = self.roster.def(*id);
                let unknown = def.unknown_to(self.edition);
                out.extend(unknown.map(|what| SetupError::Unknown(seat, def.card.number.clone(), what)));
                if def.sides.iter().any(|side| side.skills.len() > MOST_LINES) {
                    out.push(SetupError::Lines(seat, def.card.number.clone()));
                }
            }
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ability::{Skill, Skills};
    use crate::card::Card;
    use crate::sim::edition;

    /// Why no game begins with a card of so many lines.
    fn problems(lines: usize) -> Vec<SetupError> {
        let edition = edition::usual();
        let mut roster = Roster::by(edition);
        let mut add = |number: &str, kind: Kind, lines: usize| {
            let skills = Skills { partial: false, lines: vec![Skill::default(); lines] };
            roster.add(&Card::blank(number.parse().expect("a number"), kind), &skills, &Skills::default())
        };
        let (leader, card) = (add("ZZ1-001", Kind::Leader, 0), add("ZZ1-002", Kind::Battle, lines));
        let deck = Deck { leader, cards: vec![card; edition.fewest()], z: Vec::new() };
        let decks = BySeat([deck.clone(), deck]);
        Setup { roster: Arc::new(roster), decks, edition, turn_limit: 10, first: None, log: false }.problems()
    }

    #[test]
    fn a_card_of_more_lines_than_have_numbers_begins_no_game() {
        let too_many = Seat::BOTH.map(|seat| SetupError::Lines(seat, "ZZ1-002".parse().expect("a number")));
        assert_eq!(problems(MOST_LINES), []);
        assert_eq!([MOST_LINES + 1, 300].map(problems), [too_many.to_vec(), too_many.to_vec()]);
    }
}
