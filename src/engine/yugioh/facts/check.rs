//! The slow and obvious check of all that must be true of a game between any two events.

use std::collections::BTreeSet;

use crate::ability::yugioh::cards::{Class, Icon};
use crate::ability::yugioh::deed::{Deed, Lies};
use crate::ability::yugioh::{Effect, Line};
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
    /// A card is on another, and is neither an Equip Card nor material where and as it lies.
    Hung(CardId),
    /// An Equip Card or material hangs on no card that can have it.
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
        if object.area == Area::Under && object.on.is_none() {
            broken.push(Broken::Loose(card));
        }
        if quiet {
            broken.extend(self.hangs_amiss(card));
        }
        if object.doomed && table.battle.is_none() {
            broken.push(Broken::Doomed(card));
        }
    }

    /// What is amiss with what a card is on, if it is on any: the rules destroy an Equip Card that has lost its monster before
    /// anybody is asked.
    pub(in crate::engine::yugioh) fn hangs_amiss(&self, card: CardId) -> Option<Broken> {
        let on = self.object(card).on?;
        match (self.can_hang(card), self.can_bear(on, card)) {
            (false, _) => Some(Broken::Hung(card)),
            (true, false) => Some(Broken::Loose(card)),
            (true, true) => None,
        }
    }

    /// Whether a card where and as it lies can be on another: an Equip Card, what says of itself that it is equipped, or material.
    fn can_hang(&self, card: CardId) -> bool {
        let object = self.object(card);
        let says = |line: &Line| matches!(line, Line::Effect(Effect { does, .. }) if does.iter().any(equips));
        // 25-11: a monster there is an Equip Spell.
        let equip = || self.kind(card) == Kind::Spell(Icon::Equip) || self.sheet(card).lines.iter().any(says);
        match object.area {
            Area::Spells => object.is_up() && equip(),
            Area::Under => true,
            _ => false,
        }
    }

    /// Whether a monster can have a card on it: material lies under Xyz Monsters (6-5), the rest is on what is face-up (11-12).
    fn can_bear(&self, on: CardId, card: CardId) -> bool {
        let material = self.object(card).area == Area::Under;
        let fits = if material { self.is_class(on, Class::Xyz) } else { self.object(on).is_up() };
        fits && self.is_monster(on)
    }
}

/// Whether a deed equips its own card, itself or by what is within it.
fn equips(deed: &Deed) -> bool {
    matches!(deed, Deed::Equip(_)) || deed.within().into_iter().flatten().any(equips)
}
