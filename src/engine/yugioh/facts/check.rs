//! The slow and obvious check of all that must be true of a game between any two events.

use std::collections::BTreeSet;

use crate::ability::yugioh::cards::{Class, Icon};
use crate::ability::yugioh::deed::Lies;
use crate::engine::yugioh::Game;
use crate::engine::yugioh::roster::Kind;
use crate::engine::yugioh::state::{Area, Task};
use crate::engine::{CardId, Seat};

use super::may::ZONES;

/// Something that must not be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Broken {
    /// A card lies in no area, in several, or in another than it says.
    Lost(CardId),
    /// A card lies with somebody else where only own cards lie.
    Strange(CardId),
    /// A kind of card lies where it cannot.
    Misplaced(CardId),
    /// A card has counters or gains where it cannot have them.
    Laden(CardId),
    /// A zone holds more than it can (2-3, 2-6, 2-8, 5-3).
    Full(Seat, Area),
    /// An Equip Card or material hangs on what is not there.
    Loose(CardId),
    /// A question offers nothing.
    NoOption,
    /// A Duel that is not over has a player without Life Points (13-3).
    Lp(Seat),
    /// A monster that battle destroyed lies there although the battle is over.
    Doomed(CardId),
}

impl Game {
    /// Everything that must not be.
    pub fn check(&self) -> Vec<Broken> {
        let table = self.state.table();
        let mut broken = Vec::new();
        let mut seen = BTreeSet::new();
        // In the middle of an effect nothing is looked at yet.
        let is_busy = |task: &Task| {
            matches!(task, Task::Deed(..) | Task::Declare(..) | Task::Come(..) | Task::Gathered(..) | Task::Settle)
        };
        let busy = self.state.tasks.iter().any(is_busy);
        let quiet = self.state.asked().is_some() && !busy && table.outcome.is_none();
        for seat in Seat::BOTH {
            for area in Area::ALL {
                for card in table.area(seat, area) {
                    let object = self.object(*card);
                    if !seen.insert(*card) || object.area != area || object.holder != seat {
                        broken.push(Broken::Lost(*card));
                    }
                    if object.owner != seat && !area.is_field() && area != Area::Under {
                        broken.push(Broken::Strange(*card));
                    }
                    self.check_card(*card, quiet, &mut broken);
                }
            }
            for (area, most) in [(Area::Monsters, ZONES), (Area::Spells, ZONES), (Area::Field, 1), (Area::Pendulum, 2)]
            {
                if table.area(seat, area).len() > most {
                    broken.push(Broken::Full(seat, area));
                }
            }
            if quiet && table.lp[seat] <= 0 {
                broken.push(Broken::Lp(seat));
            }
        }
        broken.extend(table.ids().filter(|card| !seen.contains(card)).map(Broken::Lost));
        if self.state.asked().is_some_and(|asked| asked.options.is_empty()) {
            broken.push(Broken::NoOption);
        }
        broken
    }

    fn check_card(&self, card: CardId, quiet: bool, broken: &mut Vec<Broken>) {
        let table = self.state.table();
        let object = self.object(card);
        let sheet = self.roster.sheet(object.sheet);
        let (token, monster) = (object.form.is_some(), sheet.kind == Kind::Monster);
        let placed = match object.area {
            // 24-5, 24-8
            Area::Monsters => monster && !(token && object.lies == Lies::Down),
            Area::Spells => !token && sheet.kind != Kind::Spell(Icon::Field),
            Area::Field => sheet.kind == Kind::Spell(Icon::Field),
            Area::Pendulum => sheet.classes.contains(Class::Pendulum),
            // 1-9, 5-13
            Area::Extra => sheet.is_extra() || sheet.classes.contains(Class::Pendulum) && object.lies != Lies::Down,
            Area::Hand | Area::Deck => !token && !sheet.is_extra(),
            Area::Graveyard | Area::Banished => !token,
            Area::Under => monster && !token,
            Area::Gone => token,
        };
        if !placed {
            broken.push(Broken::Misplaced(card));
        }
        let bare = object.gained.is_empty() && object.counters.is_empty();
        if !bare && (!object.area.is_field() || object.lies == Lies::Down) {
            broken.push(Broken::Laden(card));
        }
        let hangs = |on: CardId| self.object(on).area == Area::Monsters;
        if object.on.is_some_and(|on| quiet && !hangs(on)) || object.area == Area::Under && object.on.is_none() {
            broken.push(Broken::Loose(card));
        }
        if object.doomed && table.battle.is_none() {
            broken.push(Broken::Doomed(card));
        }
    }
}
