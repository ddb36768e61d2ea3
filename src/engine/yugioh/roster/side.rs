//! What a side of a card can be asked for at all, found out once: most cards of a pile say nothing there.

use enumset::EnumSet;

use super::{Kind, LineAt, PLAIN, Sheet};
use crate::ability::yugioh::cards::{Icon, Place};
use crate::ability::yugioh::{How, Line, Occasion};
use crate::engine::yugioh::state::Area;

/// A side of a card: as it is printed, or in a Pendulum Zone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::engine::yugioh) struct Side {
    /// The lines that a player activates.
    pub(in crate::engine::yugioh) activated: Vec<LineAt>,
    /// Where one of them can be activated.
    pub(in crate::engine::yugioh) activated_in: EnumSet<Area>,
    /// Where one of them is quick enough to answer something (21-1).
    pub(in crate::engine::yugioh) quick_in: EnumSet<Area>,
    /// From where the card comes to the field by what is written on it.
    pub(in crate::engine::yugioh) comes_from: EnumSet<Area>,
    /// Something on it triggers by what happens.
    pub(in crate::engine::yugioh) waits: bool,
    /// Something on it triggers in a phase.
    pub(in crate::engine::yugioh) waits_for_phase: bool,
}

impl Side {
    /// Of a card.
    pub(super) fn of(sheet: &Sheet, at: u16, pendulum: bool) -> Self {
        let mut side = Self::default();
        let mut spoken = false;
        for (line, effect) in sheet.effects(at, pendulum) {
            spoken |= effect.how == How::Card;
            let areas = match effect.how {
                How::Card => played_in(),
                How::Ignition | How::Quick => area_of(effect.from.unwrap_or(Place::Field)),
                How::Trigger | How::Flip => {
                    let phase = matches!(effect.on, Some(Occasion::Phase(..)));
                    side.waits |= effect.how == How::Flip || !phase;
                    side.waits_for_phase |= phase;
                    continue;
                }
            };
            side.add(line, areas, effect.how == How::Quick || is_quick(sheet.kind) && !pendulum);
        }
        // The activation that is written nowhere.
        if !spoken && !pendulum && stays(sheet.kind) {
            side.add(LineAt { sheet: at, pendulum, line: PLAIN }, played_in(), is_quick(sheet.kind));
        }
        for line in sheet.side(pendulum) {
            if let Line::Comes(way) = line {
                side.comes_from |= area_of(way.from);
            }
        }
        side
    }

    fn add(&mut self, line: LineAt, areas: EnumSet<Area>, quick: bool) {
        self.activated.push(line);
        self.activated_in |= areas;
        if quick {
            self.quick_in |= areas;
        }
    }
}

/// Whether what is activated of a card is never slow (21-3, 21-4).
fn is_quick(kind: Kind) -> bool {
    matches!(kind, Kind::Trap(_) | Kind::Spell(Icon::QuickPlay))
}

/// Whether a spell or trap stays on the field as it is activated.
pub(in crate::engine::yugioh) fn stays(kind: Kind) -> bool {
    matches!(kind, Kind::Spell(Icon::Continuous | Icon::Equip | Icon::Field) | Kind::Trap(Icon::Continuous))
}

/// Where a spell or trap is activated.
fn played_in() -> EnumSet<Area> {
    Area::Hand | Area::Spells | Area::Field
}

fn area_of(place: Place) -> EnumSet<Area> {
    match place {
        Place::Field => Area::FIELD.into_iter().collect(),
        Place::Hand => Area::Hand.into(),
        Place::Deck => Area::Deck.into(),
        Place::Extra => Area::Extra.into(),
        Place::Graveyard => Area::Graveyard.into(),
        Place::Banished => Area::Banished.into(),
    }
}
