//! What is true of a card as it lies there: its words, ATK and DEF, and whether it fits a description.

use enumset::EnumSet;

use crate::ability::fow::{
    Ability, Amount, Cards, Gain, Holds, Is, Line, Pick, Place, Static, Test, Type, Who, Whose, Will, Word,
};
use crate::engine::fow::roster::{Kind, LineAt};
use crate::engine::fow::state::{Area, Object, Pointed};
use crate::engine::fow::{Game, Roster};
use crate::engine::{CardId, Seat};

/// Who says something, and on which card.
#[derive(Clone, Copy, Debug)]
pub(in crate::engine::fow) struct Speaker {
    pub(in crate::engine::fow) seat: Seat,
    pub(in crate::engine::fow) card: CardId,
}

/// Areas in which what is written on a card holds (11-4, 11-6, 11-9).
const ACTIVE: [Area; 3] = [Area::Field, Area::Ruler, Area::Stones];

impl Game {
    /// A card.
    pub(crate) fn object(&self, card: CardId) -> &Object {
        self.state.table().card(card)
    }

    /// What a card is called.
    pub fn name(&self, card: CardId) -> &str {
        name(&self.roster, self.object(card))
    }

    /// Whose rules a card follows.
    pub fn kind(&self, card: CardId) -> Kind {
        self.roster.sheet(self.object(card).sheet).kind
    }

    /// What is written on a card; nothing on tokens, and on a J-ruler that was destroyed (7-11).
    fn lines(&self, card: CardId) -> &[Line] {
        let object = self.object(card);
        if object.form.is_some() || object.bare {
            return &[];
        }
        &self.roster.face(object.sheet, object.back).lines
    }

    /// The abilities of a card, whether or not they can be played where it lies.
    pub(in crate::engine::fow) fn abilities(&self, card: CardId) -> impl Iterator<Item = (LineAt, &Ability)> {
        let object = self.object(card);
        let has = object.form.is_none() && !object.bare;
        let sheet = self.roster.sheet(object.sheet);
        has.then(|| sheet.abilities(object.sheet, object.back)).into_iter().flatten()
    }

    /// What holds by a card, wherever it lies.
    pub(in crate::engine::fow) fn statics(&self, card: CardId) -> impl Iterator<Item = &Static> {
        self.lines(card).iter().filter_map(|line| if let Line::Holds(holds) = line { Some(holds) } else { None })
    }

    /// The words that hold for a card.
    pub fn words(&self, card: CardId) -> EnumSet<Word> {
        let mut words = self.own_words(card);
        if self.roster.gives {
            self.given(card, |_, gain| words |= words_of(gain));
        }
        words
    }

    /// Those that it has by itself, or has gained.
    fn own_words(&self, card: CardId) -> EnumSet<Word> {
        let object = self.object(card);
        let mut words = match &object.form {
            Some(form) => form.words.iter().copied().collect(),
            None if object.bare => EnumSet::empty(),
            None => self.roster.words(object.sheet, object.back),
        };
        for gained in &object.gained {
            words |= words_of(&gained.gain);
        }
        words
    }

    /// Whether a word holds for a card.
    pub fn has(&self, card: CardId, word: Word) -> bool {
        self.words(card).contains(word)
    }

    /// ATK and DEF of a card.
    pub fn stats(&self, card: CardId) -> [i32; 2] {
        self.stats_of(card, true)
    }

    /// ATK and DEF as they are printed, or were made.
    pub fn printed_stats(&self, card: CardId) -> [i32; 2] {
        let object = self.object(card);
        match &object.form {
            Some(form) => form.stats,
            None if object.bare => [0, 0],
            None => self.roster.face(object.sheet, object.back).stats,
        }
    }

    fn stats_of(&self, card: CardId, deep: bool) -> [i32; 2] {
        let object = self.object(card);
        let [mut atk, mut def] = self.printed_stats(card);
        let own = Speaker { seat: object.holder, card };
        let mut add = |by: Speaker, gain: &Gain| {
            let (more, times) = match gain {
                Gain::Stats(atk, def) | Gain::Both(atk, def, _) => ([*atk, *def], 1),
                Gain::StatsEach(atk, def, pick) => ([*atk, *def], self.count(by, pick)),
                Gain::StatsCounters(atk, def, kind) => ([*atk, *def], counters(object, kind)),
                Gain::Words(_) | Gain::Race(_) => return,
            };
            atk = atk.saturating_add(more[0].saturating_mul(times));
            def = def.saturating_add(more[1].saturating_mul(times));
        };
        object.gained.iter().for_each(|gained| add(own, &gained.gain));
        if deep && self.roster.gives {
            self.given(card, &mut add);
        }
        // A card deals no less than no damage.
        [atk.max(0), def]
    }

    /// How many cards there are of a description; what other cards give does not count for it.
    fn count(&self, by: Speaker, pick: &Pick) -> i32 {
        let table = self.state.table();
        let fits = |card: &CardId| self.is_among(by, pick, *card) && self.fits_plainly(by, pick, *card);
        i32::try_from(table.ids().filter(fits).count()).unwrap_or(i32::MAX)
    }

    /// What an amount comes to.
    pub(in crate::engine::fow) fn amount(&self, by: Speaker, amount: &Amount) -> u32 {
        let each = amount.each.as_ref().map_or(1, |pick| u32::try_from(self.count(by, pick)).unwrap_or(0));
        amount.times.saturating_mul(each)
    }

    /// What the cards that are active give to a card.
    fn given(&self, card: CardId, mut see: impl FnMut(Speaker, &Gain)) {
        let table = self.state.table();
        for seat in Seat::BOTH {
            for area in ACTIVE {
                for giver in table.area(seat, area).iter().copied() {
                    if !self.roster.is_giver(table.card(giver).sheet) {
                        continue;
                    }
                    let by = Speaker { seat, card: giver };
                    for holds in self.statics(giver) {
                        if let Holds::Gives(cards, gain) = &holds.what
                            && self.gives_to(by, cards, card)
                            && holds.only_if.as_ref().is_none_or(|test| self.holds_plainly(by, test))
                        {
                            see(by, gain);
                        }
                    }
                }
            }
        }
    }

    fn gives_to(&self, by: Speaker, cards: &Cards, card: CardId) -> bool {
        match cards {
            Cards::This => card == by.card,
            Cards::Bearer => self.object(by.card).on == Some(card),
            Cards::All(pick) => self.is_among(by, pick, card) && self.fits_plainly(by, pick, card),
            // Nothing is chosen, and nothing was done with cards.
            Cards::Target(_) | Cards::Those | Cards::Chosen(_) => false,
        }
    }

    fn fits_plainly(&self, by: Speaker, pick: &Pick, card: CardId) -> bool {
        pick.filter.iter().all(|is| self.is(by, is, card, false))
    }

    /// Whether a card lies where a pick looks for it, and is of whom it says.
    fn is_among(&self, by: Speaker, pick: &Pick, card: CardId) -> bool {
        let object = self.object(card);
        let place = match pick.place {
            Place::Field => {
                object.area == Area::Field
                    || object.area == Area::Ruler && pick.filter.contains(&Is::Type(Type::JOrRuler))
            }
            Place::Hand => object.area == Area::Hand,
            Place::Deck => object.area == Area::Deck,
            Place::Graveyard => object.area == Area::Graveyard,
            Place::Stones => object.area == Area::Stones,
            Place::Standby => object.area == Area::Standby,
            Place::Chase => object.area == Area::Chase,
        };
        let whose = match pick.whose {
            Whose::You => object.holder == by.seat,
            Whose::Opponent => object.holder != by.seat,
            Whose::Any => true,
        };
        place && whose
    }

    /// Whether a card is one that a pick means.
    pub(in crate::engine::fow) fn fits(&self, by: Speaker, pick: &Pick, card: CardId) -> bool {
        let anything = pick.player && pick.filter.is_empty();
        !anything && self.is_among(by, pick, card) && pick.filter.iter().all(|is| self.is(by, is, card, true))
    }

    /// All cards that a pick means, in the order of the areas, the player's own first.
    pub(in crate::engine::fow) fn all(&self, by: Speaker, pick: &Pick) -> Vec<CardId> {
        let table = self.state.table();
        let areas: &[Area] = match pick.place {
            Place::Field => &[Area::Field, Area::Ruler],
            Place::Hand => &[Area::Hand],
            Place::Deck => &[Area::Deck],
            Place::Graveyard => &[Area::Graveyard],
            Place::Stones => &[Area::Stones],
            Place::Standby => &[Area::Standby],
            Place::Chase => &[Area::Chase],
        };
        let seats = [by.seat, by.seat.other()];
        let cards = seats.into_iter().flat_map(|seat| areas.iter().flat_map(move |area| table.area(seat, *area)));
        cards.copied().filter(|card| self.fits(by, pick, *card)).collect()
    }

    /// What can be a target of a pick: cards that can be targeted, and players.
    pub(in crate::engine::fow) fn targets_of(&self, by: Speaker, pick: &Pick) -> Vec<Pointed> {
        let players: &[Seat] = if pick.player { &[by.seat, by.seat.other()] } else { &[] };
        let whose = |seat: &&Seat| match pick.whose {
            Whose::Any => true,
            Whose::You => **seat == by.seat,
            Whose::Opponent => **seat != by.seat,
        };
        let cards = self.all(by, pick).into_iter().filter(|card| self.can_be_target(by, *card));
        let players = players.iter().filter(whose).map(|seat| Pointed::Player(*seat));
        cards.map(Pointed::Card).chain(players).collect()
    }

    fn is(&self, by: Speaker, is: &Is, card: CardId, deep: bool) -> bool {
        let object = self.object(card);
        let sheet = self.roster.sheet(object.sheet);
        let words = || if deep { self.words(card) } else { self.own_words(card) };
        let stats = || self.stats_of(card, deep);
        let battle = self.state.table().battle;
        match is {
            Is::Type(kind) => self.is_type(card, *kind),
            Is::Race(race) => {
                let gained = |gain: &Gain| matches!(gain, Gain::Race(other) if other == race);
                let mut has =
                    sheet.face(object.back).races.contains(race) || object.gained.iter().any(|it| gained(&it.gain));
                if deep && self.roster.gives {
                    self.given(card, |_, gain| has |= gained(gain));
                }
                has
            }
            Is::Of(will) => self.attributes(card).contains(*will),
            Is::Not(will) => !self.attributes(card).contains(*will),
            Is::Named(name) => {
                let other = |holds: &Static| matches!(&holds.what, Holds::Name(other) if other == name);
                self.name(card) == name || self.statics(card).any(other)
            }
            Is::Other => card != by.card,
            Is::Attacking => battle.is_some_and(|battle| battle.by.card == card),
            Is::Blocking => battle.and_then(|battle| battle.blocker).is_some_and(|blocker| blocker.card == card),
            Is::Rested => object.rested,
            Is::Recovered => !object.rested,
            Is::With(word) => words().contains(*word),
            Is::Without(word) => !words().contains(*word),
            Is::CostMost(most) => sheet.cost.total() <= u32::from(*most),
            Is::AtkMost(most) => stats()[0] <= *most,
            Is::AtkLeast(least) => stats()[0] >= *least,
            Is::DefMost(most) => stats()[1] <= *most,
            Is::Damaged => object.damage > 0,
        }
    }

    /// The attributes of a card.
    fn attributes(&self, card: CardId) -> EnumSet<Will> {
        let object = self.object(card);
        if let Some(form) = &object.form {
            return form.of.iter().copied().collect();
        }
        let stones = self.statics(card).filter_map(|holds| match &holds.what {
            Holds::Stone(of) => Some(of),
            Holds::Gives(..) | Holds::EntersRested | Holds::CostsLess(_) | Holds::Name(_) => None,
        });
        stones.flatten().fold(self.roster.sheet(object.sheet).of, |of, will| of | *will)
    }

    /// Of which kind a card is; a J-ruler is no resonator (7-6).
    pub(in crate::engine::fow) fn is_type(&self, card: CardId, kind: Type) -> bool {
        let object = self.object(card);
        let of = self.kind(card);
        match kind {
            Type::Resonator => of == Kind::Resonator,
            Type::JRuler => of == Kind::Ruler && object.area == Area::Field,
            Type::JResonator => of == Kind::Resonator || of == Kind::Ruler && object.area == Area::Field,
            Type::JOrRuler => of == Kind::Ruler,
            Type::Addition => matches!(of, Kind::Addition(_)),
            Type::Regalia => of == Kind::Regalia,
            Type::Stone => of == Kind::Stone,
            Type::Chant => matches!(of, Kind::Chant | Kind::Instant | Kind::Standby),
            Type::Spell => object.area == Area::Chase,
            Type::Card => true,
        }
    }

    /// Whether a card fights: it is a resonator or J-ruler on the field.
    pub(in crate::engine::fow) fn is_fighter(&self, card: CardId) -> bool {
        self.object(card).area == Area::Field && self.is_type(card, Type::JResonator)
    }

    /// Whether something holds.
    pub(in crate::engine::fow) fn holds(&self, by: Speaker, test: &Test) -> bool {
        match test {
            Test::Have(pick) => self.all(by, pick).len() >= usize::from(pick.count),
            Test::HaveNo(pick) => self.all(by, pick).is_empty(),
            _ => self.holds_plainly(by, test),
        }
    }

    /// The same, where what cards give does not count: it may hang on this.
    fn holds_plainly(&self, by: Speaker, test: &Test) -> bool {
        let table = self.state.table();
        match test {
            Test::Have(pick) => self.count(by, pick) >= i32::from(pick.count),
            Test::HaveNo(pick) => self.count(by, pick) == 0,
            Test::Turn(who) => match who {
                Who::You => table.active == by.seat,
                Who::Opponent => table.active != by.seat,
                Who::Each | Who::Target(_) => true,
            },
            Test::LifeMost(life) => table.life[by.seat] <= *life,
            Test::LifeLeast(life) => table.life[by.seat] >= *life,
            Test::Counter(kind) => counters(self.object(by.card), kind) > 0,
        }
    }
}

fn name<'r>(roster: &'r Roster, object: &'r Object) -> &'r str {
    object.form.as_ref().map_or_else(|| roster.face(object.sheet, object.back).name.as_str(), |form| &form.name)
}

fn words_of(gain: &Gain) -> EnumSet<Word> {
    match gain {
        Gain::Words(words) | Gain::Both(_, _, words) => words.iter().copied().collect(),
        Gain::Stats(..) | Gain::StatsEach(..) | Gain::StatsCounters(..) | Gain::Race(_) => EnumSet::empty(),
    }
}

/// How many counters of a kind are on a card.
fn counters(object: &Object, kind: &str) -> i32 {
    object.counters.iter().find(|(name, _)| name == kind).map_or(0, |(_, count)| i32::from(*count))
}
