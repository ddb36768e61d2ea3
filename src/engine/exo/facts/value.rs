//! What a card is at the moment, and whether it fits a description. What cards give each other asks for descriptions, and
//! these for what cards are: such descriptions look at what is there without what is given.

use enumset::EnumSet;

use crate::ability::exo::{Cards, Effect, Gain, Is, Line, Passive, Pick, Place, Test, Type, Who, Word};
use crate::engine::exo::Game;
use crate::engine::exo::roster::{Gift, Has, Kind, LineAt, effects};
use crate::engine::exo::state::{Area, CardId, Object};
use crate::engine::{Seat, whose};

/// Who speaks of cards: the player, and the card.
#[derive(Clone, Copy, Debug)]
pub(in crate::engine::exo) struct Speaker {
    /// The player.
    pub(in crate::engine::exo) seat: Seat,
    /// The card.
    pub(in crate::engine::exo) card: CardId,
}

impl Speaker {
    fn who(self, who: Who) -> Seat {
        match who {
            Who::You => self.seat,
            Who::Opponent => self.seat.other(),
        }
    }
}

impl Game {
    #[inline]
    pub(in crate::engine::exo) fn object(&self, card: CardId) -> &Object {
        self.state.table().card(card)
    }

    /// A card whose data count: it is not covered (9-4).
    #[inline]
    pub(in crate::engine::exo) fn is_open(&self, card: CardId) -> bool {
        let object = self.object(card);
        object.up || !matches!(object.area, Area::Field | Area::Occult | Area::Banished)
    }

    /// The name by which others know it: the printed one, or that of what it has become.
    pub fn name(&self, card: CardId) -> &str {
        let object = self.object(card);
        match &object.form {
            Some(form) => &form.name,
            None => &self.roster.face(object.sheet, object.back).name,
        }
    }

    /// Whether a card is a Vice Leader; it is one covered, too (6-2-3).
    #[inline]
    pub fn is_vice(&self, card: CardId) -> bool {
        let object = self.object(card);
        match &object.form {
            Some(form) => form.vice,
            None => {
                self.roster.sheet(object.sheet).kind == Kind::ViceLeader
                    || object.gained.iter().any(|gained| gained.gain == Gain::ViceLeader)
            }
        }
    }

    /// The Vice Leader of a player.
    pub fn vice(&self, seat: Seat) -> Option<CardId> {
        self.state.table().area(seat, Area::Field).iter().copied().find(|card| self.is_vice(*card))
    }

    /// Whether a card is a Tactic.
    #[inline]
    pub(in crate::engine::exo) fn is_tactic(&self, card: CardId) -> bool {
        self.roster.sheet(self.object(card).sheet).kind == Kind::Tactic
    }

    /// Whether the lines of a card hold: it is not transformed, and has not lost them.
    #[inline]
    fn has_lines(object: &Object) -> bool {
        !object.transformed && !object.gained.iter().any(|gained| gained.gain == Gain::NoEffects)
    }

    /// The words that hold for a card; while it is covered, none.
    pub fn words(&self, card: CardId) -> EnumSet<Word> {
        if !self.is_open(card) {
            return EnumSet::empty();
        }
        let mut words = self.own_words(card);
        if self.roster.gives(Gift::Word) {
            self.given(card, |gain| {
                if let Gain::Word(word) = gain {
                    words |= *word;
                }
            });
        }
        words
    }

    /// Those that it has by itself, or has gained.
    fn own_words(&self, card: CardId) -> EnumSet<Word> {
        let object = self.object(card);
        let mut words = match &object.form {
            Some(form) => form.words,
            None if Self::has_lines(object) => self.roster.words(object.sheet, object.back),
            None => EnumSet::empty(),
        };
        for gained in &object.gained {
            if let Gain::Word(word) = gained.gain {
                words |= word;
            }
        }
        words
    }

    /// Whether a word holds for a card.
    #[inline]
    pub fn has(&self, card: CardId, word: Word) -> bool {
        // Most cards have few words, and most words are given by no card.
        let object = self.object(card);
        let printed = self.roster.words(object.sheet, object.back).contains(word);
        (printed || !object.gained.is_empty() || object.form.is_some() || self.roster.is_given(word))
            && self.has_now(card, word)
    }

    #[inline(never)]
    fn has_now(&self, card: CardId, word: Word) -> bool {
        if self.roster.is_given(word) {
            return self.words(card).contains(word);
        }
        self.is_open(card) && self.own_words(card).contains(word)
    }

    /// The force of a card (7-1, 7-2); a covered one has none.
    pub fn force(&self, card: CardId) -> i32 {
        if !self.is_open(card) {
            return 0;
        }
        let mut force = self.own_force(card);
        if self.roster.gives(Gift::Force) {
            self.given(card, |gain| {
                if let Gain::Force(more) = gain {
                    force = force.saturating_add(*more);
                }
            });
        }
        force.max(0)
    }

    /// The printed force, or that of what it has become.
    fn original_force(&self, card: CardId) -> i32 {
        let object = self.object(card);
        match &object.form {
            Some(form) if !object.transformed => form.force,
            _ => self.roster.face(object.sheet, object.back).force,
        }
    }

    /// The force from which all changes of a card count, covered or not: the printed one, or that of what it has become.
    pub fn base_force(&self, card: CardId) -> i32 {
        self.object(card).form.as_ref().map_or_else(|| self.original_force(card), |form| form.force)
    }

    fn own_force(&self, card: CardId) -> i32 {
        let object = self.object(card);
        let base = self.base_force(card);
        object.gained.iter().fold(base, |force, gained| match gained.gain {
            Gain::Force(more) => force.saturating_add(more),
            _ => force,
        })
    }

    /// How many attacks a card may declare in a turn (3-4-18).
    pub(in crate::engine::exo) fn attacks(&self, card: CardId) -> u8 {
        let lines = self.passives(card);
        lines.fold(1, |most, line| if let Passive::Attacks(times) = line { most.max(*times) } else { most })
    }

    /// By how many cards the cost of a card differs from what is printed.
    pub(in crate::engine::exo) fn cost_change(&self, card: CardId) -> i32 {
        let object = self.object(card);
        let mut change = 0;
        let mut add = |gain: &Gain| {
            if let Gain::Cost(more) = gain {
                change += i32::from(*more);
            }
        };
        object.gained.iter().for_each(|gained| add(&gained.gain));
        if self.roster.gives(Gift::Cost) {
            self.given(card, add);
        }
        change
    }

    /// The passive lines that hold for a card where it lies.
    pub(in crate::engine::exo) fn passives(&self, card: CardId) -> impl Iterator<Item = &Passive> {
        let lines = if self.is_open(card) { self.lines(card) } else { &[] };
        lines.iter().filter_map(|line| if let Line::Passive(passive) = line { Some(passive) } else { None })
    }

    /// What a side of a card has written on it, whether or not it holds.
    #[inline]
    pub(in crate::engine::exo) fn what_has(&self, card: CardId) -> EnumSet<Has> {
        let object = self.object(card);
        self.roster.has(object.sheet, object.back)
    }

    /// Whether it has something of these kinds.
    #[inline]
    pub(in crate::engine::exo) fn may_have(&self, card: CardId, what: impl Into<EnumSet<Has>>) -> bool {
        !self.what_has(card).is_disjoint(what.into())
    }

    /// The effects of a card, whether or not they can be used where it lies.
    pub(in crate::engine::exo) fn effects(&self, card: CardId) -> impl Iterator<Item = (LineAt, &Effect)> {
        let Object { sheet, back, .. } = *self.object(card);
        effects(self.lines(card), sheet, back)
    }

    /// What is written on a card that still has it.
    #[inline]
    fn lines(&self, card: CardId) -> &[Line] {
        let object = self.object(card);
        let has = object.form.is_none() && Self::has_lines(object);
        if has { &self.roster.face(object.sheet, object.back).lines } else { &[] }
    }

    /// What the cards that are up on the fields, and in the Ether, give to a card (11-1).
    fn given(&self, card: CardId, mut see: impl FnMut(&Gain)) {
        let table = self.state.table();
        for seat in Seat::BOTH {
            for area in [Area::Field, Area::Ether] {
                let lying = table.area(seat, area).iter().copied();
                let gives = |giver: &CardId| self.may_have(*giver, Has::Gift) && self.is_open(*giver);
                for giver in lying.filter(gives) {
                    for passive in self.passives(giver) {
                        if let Passive::Gives(cards, gain) = passive
                            && self.gives_to(Speaker { seat, card: giver }, cards, gain, card)
                        {
                            see(gain);
                        }
                    }
                }
            }
        }
    }

    fn gives_to(&self, by: Speaker, cards: &Cards, gain: &Gain, card: CardId) -> bool {
        match cards {
            Cards::This => card == by.card,
            // A cost is reckoned with the card in the Ether: wherever it has come from, it is meant still.
            Cards::All(pick) if matches!(gain, Gain::Cost(_)) => {
                self.is_of(by, pick, card) && self.fits_plainly(by, pick, card)
            }
            Cards::All(pick) => self.is_among(by, pick, card) && self.fits_plainly(by, pick, card),
            // Nothing is chosen, and nothing was done with cards.
            Cards::Target(_) | Cards::Those | Cards::Chosen(_) => false,
        }
    }

    fn fits_plainly(&self, by: Speaker, pick: &Pick, card: CardId) -> bool {
        pick.filter.iter().all(|is| self.is(by, is, card, false))
    }

    /// Whether a card lies where a pick looks for it, and is of whom it says.
    pub(in crate::engine::exo) fn is_among(&self, by: Speaker, pick: &Pick, card: CardId) -> bool {
        let object = self.object(card);
        let place = match pick.place {
            Place::Play => matches!(object.area, Area::Field | Area::Ether),
            Place::Hand => object.area == Area::Hand,
            Place::Occult => object.area == Area::Occult,
            Place::Deck => object.area == Area::Deck,
            Place::Evolutions => object.area == Area::Evolutions,
            Place::Discard => object.area == Area::Discard,
            // 9-15
            Place::Banished => object.area == Area::Banished && object.up,
            // 8-11
            Place::Anywhere => match object.area {
                Area::Field | Area::Ether | Area::Discard => true,
                Area::Banished => object.up,
                Area::Hand | Area::Deck | Area::Evolutions => object.owner == by.seat,
                Area::Occult | Area::Gone => false,
            },
        };
        place && self.is_of(by, pick, card)
    }

    #[inline]
    fn is_of(&self, by: Speaker, pick: &Pick, card: CardId) -> bool {
        whose::is_of(pick.whose, by.seat, self.object(card).holder)
    }

    /// Whether a card fits a description.
    pub(in crate::engine::exo) fn is_so(&self, by: Speaker, filter: &[Is], card: CardId) -> bool {
        filter.iter().all(|is| self.is(by, is, card, true))
    }

    /// All cards that a pick means, in the order of the areas.
    pub(in crate::engine::exo) fn all(&self, by: Speaker, pick: &Pick) -> Vec<CardId> {
        self.each(by, pick).collect()
    }

    /// The same, one after the other.
    pub(in crate::engine::exo) fn each(&self, by: Speaker, pick: &Pick) -> impl Iterator<Item = CardId> {
        self.lying(by, pick).filter(move |card| self.is_so(by, &pick.filter, *card))
    }

    /// All cards among which a pick looks for what it means.
    pub(in crate::engine::exo) fn lying(&self, by: Speaker, pick: &Pick) -> impl Iterator<Item = CardId> {
        let table = self.state.table();
        let areas: &[Area] = match pick.place {
            Place::Play => &[Area::Field, Area::Ether],
            Place::Hand => &[Area::Hand],
            Place::Occult => &[Area::Occult],
            Place::Deck => &[Area::Deck],
            Place::Evolutions => &[Area::Evolutions],
            Place::Discard => &[Area::Discard],
            Place::Banished => &[Area::Banished],
            Place::Anywhere => {
                &[Area::Field, Area::Ether, Area::Hand, Area::Deck, Area::Evolutions, Area::Discard, Area::Banished]
            }
        };
        // A card lies in an area of who controls it.
        let seats = whose::seats(pick.whose, by.seat);
        let places = 0..seats.len() * areas.len();
        let cards = places.flat_map(move |at| table.area(seats[at / areas.len()], areas[at % areas.len()]));
        // They lie there, and are of whom it says; of these areas not every card counts.
        let apart = matches!(pick.place, Place::Banished | Place::Anywhere);
        let counts = move |card: CardId| !apart || self.is_among(by, pick, card);
        cards.copied().filter(move |card| counts(*card))
    }

    #[inline]
    pub(super) fn is(&self, by: Speaker, is: &Is, card: CardId, deep: bool) -> bool {
        // Most descriptions speak of a type first.
        if let Is::Type(kind) = is { self.is_type(card, *kind) } else { self.is_otherwise(by, is, card, deep) }
    }

    fn is_otherwise(&self, by: Speaker, is: &Is, card: CardId, deep: bool) -> bool {
        let object = self.object(card);
        let open = || self.is_open(card);
        // 11-5
        let any_name = || {
            !matches!(object.area, Area::Ether | Area::Deck | Area::Evolutions)
                && if deep {
                    self.has(card, Word::Shapeshifter)
                } else {
                    self.own_words(card).contains(Word::Shapeshifter)
                }
        };
        let gained = |fits: &dyn Fn(&Gain) -> bool| {
            let mut has = object.gained.iter().any(|gained| fits(&gained.gain));
            if deep && self.roster.gives(Gift::Other) {
                self.given(card, |gain| has |= fits(gain));
            }
            has
        };
        let face = || self.roster.face(object.sheet, object.back);
        match is {
            Is::Type(kind) => self.is_type(card, *kind),
            Is::NonLeader => !self.state.table().is_leader(card),
            Is::Race(race) => {
                let races = object.form.as_ref().map_or_else(|| &face().races, |form| &form.races);
                open()
                    && (races.contains(race)
                        || any_name()
                        || gained(&|gain| matches!(gain, Gain::Race(other) if other == race)))
            }
            Is::Color(color) => {
                let colors = object.form.as_ref().map_or_else(|| &face().colors, |form| &form.colors);
                open()
                    && (colors.contains(color) || gained(&|gain| matches!(gain, Gain::Color(other) if other == color)))
            }
            Is::Named(name) => {
                open()
                    && (self.name(card) == name
                        || any_name()
                        || gained(&|gain| matches!(gain, Gain::Name(other) if other == name)))
            }
            Is::NamedWith(part) => {
                open()
                    && (self.name(card).contains(part.as_str())
                        || any_name()
                        || gained(&|gain| matches!(gain, Gain::Name(other) if other.contains(part.as_str()))))
            }
            Is::ForceMost(most) => open() && self.force_of(card, deep) <= *most,
            Is::ForceLeast(least) => open() && self.force_of(card, deep) >= *least,
            Is::OriginalMost(most) => open() && self.original_force(card) <= *most,
            Is::Covered => !object.up && object.area == Area::Field,
            Is::Up => object.up,
            Is::Other => card != by.card,
            Is::Attacking => self.state.table().attack.is_some_and(|attack| attack.by.card == card),
        }
    }

    fn force_of(&self, card: CardId, deep: bool) -> i32 {
        if deep { self.force(card) } else { self.own_force(card).max(0) }
    }

    /// Of which kind a card is; covered, of none but Vice Leader (9-7).
    pub(in crate::engine::exo) fn is_type(&self, card: CardId, kind: Type) -> bool {
        let object = self.object(card);
        if kind == Type::ViceLeader {
            return self.is_vice(card) && (self.is_open(card) || object.area == Area::Field);
        }
        let sheet = self.roster.sheet(object.sheet);
        self.is_open(card)
            && match kind {
                Type::Leader => sheet.kind == Kind::Leader,
                Type::ViceLeader => false,
                Type::Creature => sheet.kind == Kind::Creature && !sheet.evolution && !self.is_vice(card),
                Type::Evolution => sheet.evolution,
                Type::Tactic => sheet.kind == Kind::Tactic,
                Type::Token => sheet.token,
                Type::Relic => sheet.relic,
            }
    }

    /// Whether something holds.
    pub(in crate::engine::exo) fn holds(&self, by: Speaker, test: &Test) -> bool {
        let table = self.state.table();
        match test {
            Test::Have(pick) => {
                let count = usize::from(pick.count);
                self.each(by, pick).take(count).count() == count
            }
            Test::HaveNo(pick) => self.each(by, pick).next().is_none(),
            Test::LivesMost(who, lives) => table.lives[by.who(*who)] <= *lives,
            Test::Turn(who) => table.active == by.who(*who),
        }
    }
}
