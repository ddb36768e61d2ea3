//! The slow and obvious check of all that must be true of a game between any two events.

use std::collections::BTreeSet;

use crate::engine::Seat;
use crate::engine::exo::Game;
use crate::engine::exo::state::{Area, CardId};

/// Something that must not be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Broken {
    /// A card lies in no area, in several, or in another than it says.
    Lost(CardId),
    /// A card lies with somebody else where only own cards lie.
    Strange(CardId),
    /// A Leader is not up on the field of its owner (6-1-8).
    Leader(Seat),
    /// A card lies face up where cards lie face down, or the other way round.
    Face(CardId),
    /// A kind of card lies where it cannot.
    Misplaced(CardId),
    /// Two Vice Leaders lie on a field while somebody is asked (6-2-2).
    Crowded(Seat),
    /// A card has counters or gains where it cannot have them (9-13).
    Laden(CardId),
    /// Force below 0 (7-2).
    Force(CardId),
    /// A chain that is resolved has something that waits for another one, or a window is open beside none.
    Chain,
    /// A question offers nothing.
    NoOption,
    /// A game that is not over has a Leader without lives (1-1).
    Lives(Seat),
}

impl Game {
    /// Everything that must not be.
    pub fn check(&self) -> Vec<Broken> {
        let table = self.state.table();
        let mut broken = Vec::new();
        let mut seen = BTreeSet::new();
        for seat in Seat::BOTH {
            for area in Area::ALL {
                for card in table.area(seat, area) {
                    let object = self.object(*card);
                    if !seen.insert(*card) || object.area != area || object.holder != seat {
                        broken.push(Broken::Lost(*card));
                    }
                    if object.owner != seat && !matches!(area, Area::Field | Area::Ether) {
                        broken.push(Broken::Strange(*card));
                    }
                    self.check_card(*card, &mut broken);
                }
            }
            let leader = self.object(table.leaders[seat]);
            if leader.area != Area::Field || leader.holder != seat || !leader.up {
                broken.push(Broken::Leader(seat));
            }
            if self.state.asked().is_some() && table.chains.is_empty() && !self.crowd(seat).is_empty() {
                broken.push(Broken::Crowded(seat));
            }
            if self.state.asked().is_some() && table.lives[seat] == 0 && table.outcome.is_none() {
                broken.push(Broken::Lives(seat));
            }
        }
        broken.extend(table.ids().filter(|card| !seen.contains(card)).map(Broken::Lost));
        if table.chains.iter().any(|chain| !chain.resolving && !chain.waiting.is_empty()) {
            broken.push(Broken::Chain);
        }
        if self.state.asked().is_some_and(|asked| asked.options.is_empty()) {
            broken.push(Broken::NoOption);
        }
        broken
    }

    fn check_card(&self, card: CardId, broken: &mut Vec<Broken>) {
        let object = self.object(card);
        let sheet = self.roster.sheet(object.sheet);
        let face = match object.area {
            Area::Occult | Area::Hand | Area::Deck | Area::Evolutions => !object.up,
            Area::Ether | Area::Discard => object.up,
            Area::Field | Area::Banished | Area::Gone => true,
        };
        if !face {
            broken.push(Broken::Face(card));
        }
        let placed = match object.area {
            // 6-3-3
            Area::Hand | Area::Deck | Area::Occult => !sheet.evolution && !sheet.token,
            Area::Evolutions => sheet.evolution,
            // 6-6-1, 6-7-5
            Area::Discard | Area::Banished => !sheet.token && !sheet.relic,
            Area::Gone => sheet.token || sheet.relic,
            Area::Field | Area::Ether => true,
        };
        if !placed || object.area == Area::Field && self.is_tactic(card) {
            broken.push(Broken::Misplaced(card));
        }
        let bare = object.gained.is_empty() && object.counters.is_empty() && !object.transformed;
        if !bare && !matches!(object.area, Area::Field | Area::Ether) && object.area != Area::Hand {
            broken.push(Broken::Laden(card));
        }
        if self.force(card) < 0 {
            broken.push(Broken::Force(card));
        }
    }
}
