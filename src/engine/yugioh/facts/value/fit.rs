//! Which cards a description means.

use crate::ability::yugioh::Line;
use crate::ability::yugioh::cards::{Is, Noun, Pick, Place};
use crate::ability::yugioh::deed::{Lies, Word};
use crate::engine::pile::counted;
use crate::engine::yugioh::Game;
use crate::engine::yugioh::roster::Kind;
use crate::engine::yugioh::state::Area;
use crate::engine::{CardId, whose};

use super::Speaker;

impl Game {
    /// Every card that lies where a pick looks for it and is of whom it says, in the order of the areas, the player's own
    /// first.
    pub(super) fn candidates(&self, by: Speaker, pick: &Pick) -> impl Iterator<Item = CardId> {
        let seats = whose::seats(pick.whose, by.seat);
        let table = self.state.table();
        let areas = pick.places.iter().flat_map(areas);
        areas.flat_map(move |area| seats.iter().flat_map(move |seat| table.area(*seat, *area).iter().copied()))
    }

    /// Whether a card lies where a pick looks for it and is of whom it says, and all words but those about ATK and DEF that
    /// other cards change fit.
    pub(super) fn fits_plainly(&self, by: Speaker, pick: &Pick, card: CardId) -> bool {
        let object = self.object(card);
        let place = pick.places.iter().any(|place| areas(place).contains(&object.area));
        whose::is_of(pick.whose, by.seat, object.holder) && place && self.is_plainly(by, &pick.filter, card)
    }

    /// Whether a card is one that a pick means.
    pub(in crate::engine::yugioh) fn fits(&self, by: Speaker, pick: &Pick, card: CardId) -> bool {
        let object = self.object(card);
        let place = pick.places.iter().any(|place| areas(place).contains(&object.area));
        place && whose::is_of(pick.whose, by.seat, object.holder) && self.is_all(by, &pick.filter, card)
    }

    /// Whether every word fits a card, but for what others give to ATK and DEF.
    pub(super) fn is_plainly(&self, by: Speaker, filter: &[Is], card: CardId) -> bool {
        filter.iter().all(|is| {
            let stats = if needs_stats(is) { self.own_stats(card) } else { [0, 0] };
            self.is(by, is, card, stats)
        })
    }

    /// Whether every word fits a card.
    pub(in crate::engine::yugioh) fn is_all(&self, by: Speaker, filter: &[Is], card: CardId) -> bool {
        filter.iter().all(|is| {
            let stats = if needs_stats(is) { self.stats(card) } else { [0, 0] };
            self.is(by, is, card, stats)
        })
    }

    /// All cards that a pick means, in the order of the areas, the player's own first.
    pub(in crate::engine::yugioh) fn all(&self, by: Speaker, pick: &Pick) -> Vec<CardId> {
        self.each(by, pick).collect()
    }

    /// The same, one after the other.
    pub(in crate::engine::yugioh) fn each(&self, by: Speaker, pick: &Pick) -> impl Iterator<Item = CardId> {
        self.candidates(by, pick).filter(move |card| self.is_all(by, &pick.filter, *card))
    }

    /// What can be a target of a pick; of one that is to come to the field, what can come.
    pub(in crate::engine::yugioh) fn targets_of(
        &self,
        by: Speaker,
        (pick, comes): (&Pick, bool),
    ) -> impl Iterator<Item = CardId> {
        let fits = move |card: &CardId| self.can_be_target(by, *card) && (!comes || self.can_come(by.seat, *card));
        self.each(by, pick).filter(fits)
    }

    /// Whether an effect may aim at a card; one that battle has destroyed is no target (18-11).
    fn can_be_target(&self, by: Speaker, card: CardId) -> bool {
        let object = self.object(card);
        let words = self.words(card);
        let theirs = object.holder != by.seat && words.contains(Word::Untargeted);
        !object.doomed && !theirs && !words.contains(Word::NoTarget)
    }

    fn is(&self, by: Speaker, is: &Is, card: CardId, [atk, def]: [i32; 2]) -> bool {
        let object = self.object(card);
        let sheet = self.sheet(card);
        let kind = self.kind(card);
        let level = |fits: &dyn Fn(u8) -> bool| self.level(card).is_some_and(fits);
        let rank = |fits: &dyn Fn(u8) -> bool| self.rank(card).is_some_and(fits);
        let on_field = object.area.is_field();
        match is {
            Is::A(noun) => match noun {
                Noun::Card => true,
                Noun::Monster => kind == Kind::Monster,
                Noun::Spell => matches!(kind, Kind::Spell(_)),
                Noun::Trap => matches!(kind, Kind::Trap(_)),
                Noun::SpellTrap => kind != Kind::Monster,
                Noun::Token => object.form.is_some(),
            },
            Is::Class(class) => kind == Kind::Monster && self.classes(card).contains(*class),
            Is::NotClass(class) => !self.classes(card).contains(*class),
            Is::Icon(icon) => matches!(kind, Kind::Spell(of) | Kind::Trap(of) if of == *icon),
            Is::Race(races) => sheet.kind == Kind::Monster && races.iter().any(|race| self.is_race(card, race)),
            Is::NotRace(races) => !races.iter().any(|race| self.is_race(card, race)),
            Is::Attribute(of) => sheet.kind == Kind::Monster && of.iter().any(|one| self.is_attribute(card, one)),
            Is::NotAttribute(of) => !of.iter().any(|one| self.is_attribute(card, one)),
            Is::Named(name) => self.is_named(card, name),
            Is::Part(part) => {
                let counts = |line: &Line| match line {
                    Line::CountsAs(name) | Line::AlsoNamed(name) => is_in(name, part),
                    _ => false,
                };
                is_in(self.name(card), part) || sheet.lines.iter().any(counts)
            }
            Is::NotNamed(name) => !self.is_named(card, name),
            Is::Other => card != by.card,
            Is::FaceUp => !on_field || object.is_up(),
            Is::FaceDown => object.lies == Lies::Down,
            Is::DownOr(other) => object.lies == Lies::Down || self.is(by, other, card, [atk, def]),
            Is::Attack => object.area == Area::Monsters && object.lies == Lies::Attack,
            Is::Defense => object.area == Area::Monsters && object.lies != Lies::Attack,
            Is::Level(it) => level(&|level| level == *it),
            Is::LevelMost(most) => level(&|level| level <= *most),
            Is::LevelLeast(least) => level(&|level| level >= *least),
            Is::Rank(it) => rank(&|rank| rank == *it),
            Is::RankMost(most) => rank(&|rank| rank <= *most),
            Is::AtkMost(most) => atk <= *most,
            Is::AtkLeast(least) => atk >= *least,
            Is::DefMost(most) => def <= *most,
            Is::DefLeast(least) => def >= *least,
            Is::Atk(it) => atk == *it,
            Is::Def(it) => def == *it,
            Is::Special => !object.how.is_disjoint(crate::ability::yugioh::Summon::special()),
            Is::Attacking => self.state.table().battle.is_some_and(|battle| battle.by.card == card),
            Is::Counter(kind) => counted(&object.counters, kind) > 0,
        }
    }
}

/// Whether a name has something in it, whatever the case of its letters.
fn is_in(name: &str, part: &str) -> bool {
    if part.is_empty() {
        return true;
    }
    if name.is_ascii() && part.is_ascii() {
        return name.as_bytes().windows(part.len()).any(|some| some.eq_ignore_ascii_case(part.as_bytes()));
    }
    name.to_lowercase().contains(&part.to_lowercase())
}

fn needs_stats(is: &Is) -> bool {
    matches!(is, Is::AtkMost(_) | Is::AtkLeast(_) | Is::DefMost(_) | Is::DefLeast(_) | Is::Atk(_) | Is::Def(_))
}

/// The areas of a place.
fn areas(place: Place) -> &'static [Area] {
    match place {
        Place::Field => &Area::FIELD,
        Place::Hand => &[Area::Hand],
        Place::Deck => &[Area::Deck],
        Place::Extra => &[Area::Extra],
        Place::Graveyard => &[Area::Graveyard],
        Place::Banished => &[Area::Banished],
    }
}
