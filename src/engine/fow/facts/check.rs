//! The slow and obvious check of all that must be true of a game between any two events.

use std::collections::BTreeSet;

use crate::engine::fow::Game;
use crate::engine::fow::roster::{AddedTo, Kind};
use crate::engine::fow::state::{Area, Task, What};
use crate::engine::{CardId, Seat};

/// Something that must not be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Broken {
    /// A card lies in no area, in several, or in another than it says.
    Lost(CardId),
    /// A card lies with somebody else where only own cards lie.
    Strange(CardId),
    /// A ruler is neither in its area nor on the field, or not of its player.
    Ruler(Seat),
    /// A kind of card lies where it cannot.
    Misplaced(CardId),
    /// A card has damage, counters or gains where it cannot have them.
    Laden(CardId),
    /// Something lies beaten on the field while somebody is asked (6-14).
    Beaten(CardId),
    /// A card is on another, and is no addition to a card on the field.
    Hung(CardId),
    /// An addition is added to no card that can have it.
    Loose(CardId),
    /// A link is of a card that is not in the chase.
    Chase,
    /// A question offers nothing.
    NoOption,
    /// A game that is not over has a player without life (8-2).
    Life(Seat),
}

impl Game {
    /// Everything that must not be.
    pub fn check(&self) -> Vec<Broken> {
        let table = self.state.table();
        let mut broken = Vec::new();
        let mut seen = BTreeSet::new();
        // In the middle of an ability nothing is looked at yet.
        let busy = self.state.tasks.iter().any(|task| matches!(task, Task::Deed(..) | Task::Declare(_)));
        let quiet = self.state.asked().is_some() && !busy && table.outcome.is_none();
        for seat in Seat::BOTH {
            for area in Area::ALL {
                for card in table.area(seat, area) {
                    let object = self.object(*card);
                    if !seen.insert(*card) || object.area != area || object.holder != seat {
                        broken.push(Broken::Lost(*card));
                    }
                    if object.owner != seat && !matches!(area, Area::Field | Area::Stones) {
                        broken.push(Broken::Strange(*card));
                    }
                    self.check_card(*card, quiet, &mut broken);
                }
            }
            let ruler = self.object(table.rulers[seat]);
            if !matches!(ruler.area, Area::Ruler | Area::Field) || ruler.holder != seat {
                broken.push(Broken::Ruler(seat));
            }
            if quiet && table.life[seat] <= 0 {
                broken.push(Broken::Life(seat));
            }
        }
        broken.extend(table.ids().filter(|card| !seen.contains(card)).map(Broken::Lost));
        let plays = |link: &crate::engine::fow::state::Link| match link.what {
            What::Play(played, _) => table.is_same(played) && self.object(played.card).area == Area::Chase,
            What::Ability(..) | What::Judgment(_) => true,
            What::Set(_) | What::Toll(..) => false,
        };
        if !table.chase.iter().all(plays) {
            broken.push(Broken::Chase);
        }
        if self.state.asked().is_some_and(|asked| asked.options.is_empty()) {
            broken.push(Broken::NoOption);
        }
        broken
    }

    fn check_card(&self, card: CardId, quiet: bool, broken: &mut Vec<Broken>) {
        let object = self.object(card);
        let sheet = self.roster.sheet(object.sheet);
        let placed = match object.area {
            Area::Ruler => sheet.kind == Kind::Ruler,
            Area::Stones | Area::StoneDeck => sheet.kind == Kind::Stone,
            Area::Field => match sheet.kind {
                Kind::Ruler => object.back,
                Kind::Resonator | Kind::Addition(_) | Kind::Regalia => true,
                Kind::Chant | Kind::Instant | Kind::Standby | Kind::Stone => false,
            },
            Area::Hand | Area::Deck | Area::Graveyard | Area::Removed | Area::Standby | Area::Chase => {
                !sheet.token && sheet.kind != Kind::Ruler
            }
            Area::Gone => sheet.token,
        };
        if !placed {
            broken.push(Broken::Misplaced(card));
        }
        let bare = object.gained.is_empty() && object.counters.is_empty() && object.damage == 0;
        if !bare && !matches!(object.area, Area::Field | Area::Stones | Area::Ruler) {
            broken.push(Broken::Laden(card));
        }
        if quiet && self.is_beaten(card) && !self.is_safe(card) {
            broken.push(Broken::Beaten(card));
        }
        if quiet {
            broken.extend(self.hangs_amiss(card));
        }
    }

    /// What is amiss with what a card is on, if it is on any (4-3): what has lost its card goes before anybody is asked.
    pub(in crate::engine::fow) fn hangs_amiss(&self, card: CardId) -> Option<Broken> {
        let object = self.object(card);
        let on = object.on?;
        match self.kind(card) {
            Kind::Addition(AddedTo::Card(kind)) if object.area == Area::Field => {
                let fits = self.object(on).area == Area::Field && self.is_type(on, kind);
                (!fits).then_some(Broken::Loose(card))
            }
            _ => Some(Broken::Hung(card)),
        }
    }
}
