//! Whether a card is one that is meant.

use enumset::EnumSet;

use crate::ability::fow::{Deed, Gain, Holds, Is, Pick, Place, Type, Will};
use crate::engine::fow::Game;
use crate::engine::fow::roster::{AddedTo, Kind};
use crate::engine::fow::state::{Area, Pointed};
use crate::engine::{CardId, whose};

use super::Speaker;

impl Game {
    pub(super) fn fits_plainly(&self, by: Speaker, pick: &Pick, card: CardId) -> bool {
        pick.filter.iter().all(|is| self.is(by, is, card, false))
    }

    /// Whether a card lies where a pick looks for it, and is of whom it says.
    pub(super) fn is_among(&self, by: Speaker, pick: &Pick, card: CardId) -> bool {
        let object = self.object(card);
        // Stones lie in an area of their own, where any card of a field is spoken of, too.
        let any_card = || speaks_of(pick, Type::Card);
        let place = match pick.place {
            Place::Field => {
                object.area == Area::Field
                    || object.area == Area::Ruler && speaks_of(pick, Type::JOrRuler)
                    || object.area == Area::Stones && any_card()
            }
            Place::Hand => object.area == Area::Hand,
            Place::Deck => object.area == Area::Deck,
            Place::Graveyard => object.area == Area::Graveyard,
            Place::Stones => object.area == Area::Stones,
            Place::Standby => object.area == Area::Standby,
            Place::Chase => object.area == Area::Chase,
            Place::Removed => object.area == Area::Removed,
            Place::StoneDeck => object.area == Area::StoneDeck,
        };
        place && whose::is_of(pick.whose, by.seat, object.holder)
    }

    /// Whether a card is one that a pick means.
    pub(in crate::engine::fow) fn fits(&self, by: Speaker, pick: &Pick, card: CardId) -> bool {
        let anything = pick.player && pick.filter.is_empty();
        !anything && self.is_among(by, pick, card) && self.is_all(by, &pick.filter, card)
    }

    /// Whether a card is of a description, wherever it lies.
    pub(in crate::engine::fow) fn is_all(&self, by: Speaker, filter: &[Is], card: CardId) -> bool {
        filter.iter().all(|is| self.is(by, is, card, true))
    }

    /// All cards that a pick means, in the order of the areas, the player's own first.
    pub(in crate::engine::fow) fn all(&self, by: Speaker, pick: &Pick) -> Vec<CardId> {
        self.each(by, pick).collect()
    }

    fn each(&self, by: Speaker, pick: &Pick) -> impl Iterator<Item = CardId> {
        let table = self.state.table();
        let areas: &[Area] = match pick.place {
            // Most picks speak of neither rulers nor any card.
            Place::Field => match [Type::JOrRuler, Type::Card].map(|kind| speaks_of(pick, kind)) {
                [false, false] => &[Area::Field],
                [true, false] => &[Area::Field, Area::Ruler],
                [false, true] => &[Area::Field, Area::Stones],
                [true, true] => &[Area::Field, Area::Ruler, Area::Stones],
            },
            Place::Hand => &[Area::Hand],
            Place::Deck => &[Area::Deck],
            Place::Graveyard => &[Area::Graveyard],
            Place::Stones => &[Area::Stones],
            Place::Standby => &[Area::Standby],
            Place::Chase => &[Area::Chase],
            Place::Removed => &[Area::Removed],
            Place::StoneDeck => &[Area::StoneDeck],
        };
        let seats = whose::seats(pick.whose, by.seat);
        let places = 0..seats.len() * areas.len();
        let cards = places.flat_map(move |at| table.area(seats[at / areas.len()], areas[at % areas.len()]));
        // They lie there, and are of whom it says.
        let anything = pick.player && pick.filter.is_empty();
        cards.copied().filter(move |card| !anything && self.is_all(by, &pick.filter, *card))
    }

    /// Whether there are as many targets as a pick asks for.
    pub(in crate::engine::fow) fn has_targets(&self, by: Speaker, pick: &Pick) -> bool {
        if pick.up_to {
            return true;
        }
        let count = usize::from(pick.count);
        let players = if pick.player { whose::seats(pick.whose, by.seat).len() } else { 0 };
        let cards = self.each(by, pick).filter(|card| self.can_be_target(by, *card));
        count <= players || cards.take(count - players).count() == count - players
    }

    /// What can be a target of a pick: cards that can be targeted, and players.
    pub(in crate::engine::fow) fn targets_of(&self, by: Speaker, pick: &Pick) -> Vec<Pointed> {
        let players = if pick.player { whose::seats(pick.whose, by.seat) } else { &[] };
        let cards = self.all(by, pick).into_iter().filter(|card| self.can_be_target(by, *card));
        let players = players.iter().map(|seat| Pointed::Player(*seat));
        cards.map(Pointed::Card).chain(players).collect()
    }

    fn is(&self, by: Speaker, is: &Is, card: CardId, deep: bool) -> bool {
        let object = self.object(card);
        let sheet = self.roster.sheet(object.sheet);
        let words = || if deep { self.words(card) } else { self.own_words(card) };
        let stats = || self.stats_of(card, deep);
        let battle = self.state.table().battle;
        let attacks = || battle.is_some_and(|battle| battle.by.card == card);
        let blocks = || battle.and_then(|battle| battle.blocker).is_some_and(|blocker| blocker.card == card);
        match is {
            Is::Type(kind) => self.is_type(card, *kind),
            Is::Types(kinds) => kinds.iter().any(|kind| self.is_type(card, *kind)),
            Is::NotType(kind) => !self.is_type(card, *kind),
            Is::Race(race) => self.has_race(card, race, deep),
            Is::Races(races) => races.iter().any(|race| self.has_race(card, race, deep)),
            Is::NotRace(race) => !self.has_race(card, race, deep),
            Is::Of(will) => self.attributes(card).contains(*will),
            Is::OneOf(wills) => wills.iter().any(|will| self.attributes(card).contains(*will)),
            Is::Not(will) => !self.attributes(card).contains(*will),
            Is::Colorless => self.attributes(card).is_empty(),
            Is::Named(name) => self.is_called(card, name),
            Is::NamedOne(names) => names.iter().any(|name| self.is_called(card, name)),
            Is::OtherThan(name) => !self.is_called(card, name),
            Is::NameHas(part) => {
                let other = self
                    .statics(card)
                    .any(|holds| matches!(&holds.what, Holds::Name(name) if name.contains(part.as_str())));
                other || self.name(card).contains(part.as_str())
            }
            Is::Other => card != by.card,
            Is::Attacking => attacks(),
            Is::Blocking => blocks(),
            Is::Fighting => attacks() || blocks(),
            Is::Rested => object.rested,
            Is::Recovered => !object.rested,
            Is::Token(token) => (object.form.is_some() || sheet.token) == *token,
            Is::Special(special) => sheet.special == *special,
            Is::With(word) => words().contains(*word),
            Is::Without(word) => !words().contains(*word),
            Is::CostIs(cost) => sheet.cost.total() == u32::from(*cost),
            Is::CostMost(most) => sheet.cost.total() <= u32::from(*most),
            Is::CostLeast(least) => sheet.cost.total() >= u32::from(*least),
            Is::AtkMost(most) => stats()[0] <= *most,
            Is::AtkLeast(least) => stats()[0] >= *least,
            Is::DefMost(most) => stats()[1] <= *most,
            Is::DefLeast(least) => stats()[1] >= *least,
            Is::Damaged => object.damage > 0,
            Is::Dealt => object.dealt,
            Is::Attacked => object.attacked,
            Is::Came => object.area == Area::Field && object.came == self.state.table().turn,
        }
    }

    /// Whether a card has a name.
    pub(in crate::engine::fow) fn is_called(&self, card: CardId, name: &str) -> bool {
        self.name(card) == name
            || self.statics(card).any(|holds| matches!(&holds.what, Holds::Name(other) if other == name))
    }

    fn has_race(&self, card: CardId, race: &str, deep: bool) -> bool {
        let object = self.object(card);
        let printed = match &object.form {
            Some(form) => form.race.as_deref() == Some(race),
            None => self.roster.face(object.sheet, object.back).races.iter().any(|other| other == race),
        };
        let mut has = printed;
        let mut see = |gain: &Gain| match gain {
            Gain::Race(other) if other == race => has = true,
            // What becomes something else is that alone.
            Gain::Become(_, _, Some(other)) => has = other == race,
            _ => {}
        };
        object.gained.iter().for_each(|gained| super::each_gain(&gained.gain, &mut see));
        if deep && self.roster.gives {
            self.given(card, |_, gain| super::each_gain(gain, &mut see));
        }
        has
    }

    /// The attributes of a card.
    fn attributes(&self, card: CardId) -> EnumSet<Will> {
        let object = self.object(card);
        if let Some(form) = &object.form {
            return form.of.iter().copied().collect();
        }
        let stones = self.statics(card).filter_map(|holds| match &holds.what {
            Holds::Stone(of) => Some(of),
            _ => None,
        });
        let sheet = self.roster.sheet(object.sheet);
        let mut of = stones.flatten().fold(sheet.of, |of, will| of | *will);
        // A stone that is not special is of the attribute of the will that it makes.
        if sheet.kind == Kind::Stone && !sheet.special {
            for (_, ability) in sheet.abilities(object.sheet, false).filter(|(_, ability)| ability.is_will()) {
                if let [Deed::Produce(choices)] = ability.does.as_slice()
                    && let [one] = choices.as_slice()
                {
                    of.extend(one.iter().copied());
                }
            }
        }
        of
    }

    /// Of which kind a card is; a J-ruler is no resonator (7-6).
    pub(in crate::engine::fow) fn is_type(&self, card: CardId, kind: Type) -> bool {
        let object = self.object(card);
        let of = self.kind(card);
        let chant = matches!(of, Kind::Chant | Kind::Instant | Kind::Standby);
        match kind {
            Type::Resonator => of == Kind::Resonator,
            Type::JRuler => of == Kind::Ruler && object.area == Area::Field,
            Type::JResonator => of == Kind::Resonator || of == Kind::Ruler && object.area == Area::Field,
            Type::JOrRuler => of == Kind::Ruler,
            Type::Addition => matches!(of, Kind::Addition(_)),
            Type::FieldAddition => of == Kind::Addition(AddedTo::Field),
            Type::ResonatorAddition => of == Kind::Addition(AddedTo::Card(Type::Resonator)),
            Type::Regalia => of == Kind::Regalia,
            Type::Stone => of == Kind::Stone,
            Type::Chant => chant,
            Type::MainChant => of == Kind::Chant,
            Type::Instant => of == Kind::Instant,
            Type::StandbyChant => of == Kind::Standby,
            Type::Summon => object.area == Area::Chase && of == Kind::Resonator,
            Type::NormalSpell => object.area == Area::Chase && chant,
            Type::Spell => object.area == Area::Chase,
            Type::Card => true,
        }
    }

    /// Whether a card fights: it is a resonator or J-ruler on the field.
    pub(in crate::engine::fow) fn is_fighter(&self, card: CardId) -> bool {
        self.object(card).area == Area::Field && self.is_type(card, Type::JResonator)
    }
}

/// Whether a pick is of a type of cards.
fn speaks_of(pick: &Pick, kind: Type) -> bool {
    pick.filter.iter().any(|is| matches!(is, Is::Type(other) if *other == kind))
}
