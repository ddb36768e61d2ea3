//! What is true of single cards: names, Levels, ATK and DEF, words, what is active; and which cards a description means, which
//! hangs on all of these.

mod fit;

use enumset::EnumSet;

use crate::ability::yugioh::cards::{Amount, Cards, Class, Per, Pick};
use crate::ability::yugioh::deed::{Gain, Lies, Test, Word};
use crate::ability::yugioh::{Effect, Holds, Line, Static};
use crate::engine::pile::counted;
use crate::engine::yugioh::Game;
use crate::engine::yugioh::roster::{Kind, LineAt, Sheet};
use crate::engine::yugioh::state::{Area, Object};
use crate::engine::{CardId, Seat};

/// Who speaks: a card, and for whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engine::yugioh) struct Speaker {
    pub(in crate::engine::yugioh) seat: Seat,
    pub(in crate::engine::yugioh) card: CardId,
}

impl Game {
    /// A card.
    pub(crate) fn object(&self, card: CardId) -> &Object {
        self.state.table().card(card)
    }

    /// What is printed on a card.
    pub(in crate::engine::yugioh) fn sheet(&self, card: CardId) -> &Sheet {
        self.roster.sheet(self.object(card).sheet)
    }

    /// What a card is called.
    pub fn name(&self, card: CardId) -> &str {
        let object = self.object(card);
        object.form.as_ref().map_or_else(|| self.roster.sheet(object.sheet).name.as_str(), |form| &form.name)
    }

    /// Whose rules a card follows; a monster in a Spell & Trap or Pendulum Zone is a spell (5-2, 25-11).
    pub fn kind(&self, card: CardId) -> Kind {
        use crate::ability::yugioh::cards::Icon;
        let kind = self.sheet(card).kind;
        match (kind, self.object(card).area) {
            (Kind::Monster, Area::Spells) => Kind::Spell(Icon::Equip),
            (Kind::Monster, Area::Pendulum) => Kind::Spell(Icon::Continuous),
            _ => kind,
        }
    }

    /// Whether a card is a monster on the field.
    pub fn is_monster(&self, card: CardId) -> bool {
        self.object(card).area == Area::Monsters
    }

    /// Whether a card is of a class.
    pub fn is_class(&self, card: CardId, class: Class) -> bool {
        self.sheet(card).classes.contains(class)
    }

    /// The Level of a card; an Xyz Monster has none (6-3).
    pub fn level(&self, card: CardId) -> Option<u8> {
        let (object, sheet) = (self.object(card), self.sheet(card));
        if sheet.kind != Kind::Monster || sheet.classes.contains(Class::Xyz) {
            return None;
        }
        let printed = object.form.as_ref().map_or(sheet.level, |form| form.level);
        let level = object.gained.iter().fold(printed, |level, gained| match gained.gain {
            Gain::Level(more) => level.saturating_add_signed(more),
            _ => level,
        });
        Some(level.clamp(1, 12))
    }

    /// The Rank of an Xyz Monster.
    pub fn rank(&self, card: CardId) -> Option<u8> {
        let sheet = self.sheet(card);
        sheet.classes.contains(Class::Xyz).then_some(sheet.level)
    }

    /// The types of a card.
    pub(in crate::engine::yugioh) fn is_race(&self, card: CardId, race: &str) -> bool {
        let object = self.object(card);
        let gained = object.gained.iter().rev().find_map(|it| match &it.gain {
            Gain::Race(race) => Some(race.as_str()),
            _ => None,
        });
        let printed = || object.form.as_ref().map_or(self.sheet(card).race.as_str(), |form| &form.race);
        gained.unwrap_or_else(printed).eq_ignore_ascii_case(race)
    }

    /// The attribute of a card.
    pub(in crate::engine::yugioh) fn is_attribute(&self, card: CardId, attribute: &str) -> bool {
        let object = self.object(card);
        let gained = object.gained.iter().rev().find_map(|it| match &it.gain {
            Gain::Attribute(attribute) => Some(attribute.as_str()),
            _ => None,
        });
        let printed = || object.form.as_ref().map_or(self.sheet(card).attribute.as_str(), |form| &form.attribute);
        gained.unwrap_or_else(printed).eq_ignore_ascii_case(attribute)
    }

    /// Whether a card has a name.
    pub(in crate::engine::yugioh) fn is_named(&self, card: CardId, name: &str) -> bool {
        let gained = self.object(card).gained.iter().rev().find_map(|it| match &it.gain {
            Gain::Name(name) => Some(name.as_str()),
            _ => None,
        });
        let always = || {
            let named = |line: &Line| matches!(line, Line::AlsoNamed(it) if it.eq_ignore_ascii_case(name));
            self.sheet(card).lines.iter().any(named)
        };
        match gained {
            Some(gained) => gained.eq_ignore_ascii_case(name),
            None => self.name(card).eq_ignore_ascii_case(name) || always(),
        }
    }

    /// The effects of a card, whether or not they can be activated where it lies.
    pub(in crate::engine::yugioh) fn effects(&self, card: CardId) -> impl Iterator<Item = (LineAt, &Effect)> {
        let object = self.object(card);
        let sheet = self.roster.sheet(object.sheet);
        self.has_effects(object)
            .then(|| sheet.effects(object.sheet, object.area == Area::Pendulum))
            .into_iter()
            .flatten()
    }

    /// Whether a card has effects at all: no token has, and nothing that is equipped as a monster (25-11).
    pub(in crate::engine::yugioh) fn has_effects(&self, object: &Object) -> bool {
        object.form.is_none()
            && !self.is_dormant(object)
            && !(object.area == Area::Spells && self.roster.sheet(object.sheet).kind == Kind::Monster)
    }

    /// Whether it is a Gemini monster that has not been Normal Summoned again: a Normal Monster.
    pub(in crate::engine::yugioh) fn is_dormant(&self, object: &Object) -> bool {
        self.roster.is_gemini(object.sheet) && !own_words(object).contains(Word::Twin)
    }

    /// What a card is besides: what a Gemini monster is on the field and in the Graveyard hangs on its Summons.
    pub(in crate::engine::yugioh) fn classes(&self, card: CardId) -> EnumSet<Class> {
        let object = self.object(card);
        let classes = self.sheet(card).classes;
        let open = matches!(object.area, Area::Monsters | Area::Graveyard) && object.is_up();
        if open && self.is_dormant(object) { (classes - Class::Effect) | Class::Normal } else { classes }
    }

    /// What holds by a card that lies face-up on the field, unless its effects are negated (4-2).
    fn statics(&self, card: CardId) -> impl Iterator<Item = &Static> {
        let object = self.object(card);
        let sheet = self.roster.sheet(object.sheet);
        let active = self.roster.is_holder(object.sheet)
            && object.area.is_field()
            && object.is_up()
            && !(sheet.kind == Kind::Monster && object.area == Area::Spells)
            && !self.is_dormant(object)
            && !own_words(object).contains(Word::Negated);
        active.then(|| sheet.statics(object.area == Area::Pendulum)).into_iter().flatten()
    }

    /// Everything that holds now, and by which card.
    pub(in crate::engine::yugioh) fn each_static(&self, mut see: impl FnMut(Speaker, &Holds)) {
        let table = self.state.table();
        for seat in Seat::BOTH {
            for card in table.field(seat) {
                let by = Speaker { seat, card };
                for holds in self.statics(card) {
                    if holds.only_if.iter().all(|test| self.holds(by, test)) {
                        see(by, &holds.what);
                    }
                }
            }
        }
    }

    /// What the cards that are active give to a card.
    fn given(&self, card: CardId, mut see: impl FnMut(Speaker, &Gain)) {
        if !self.roster.gives || !self.object(card).area.is_field() {
            return;
        }
        let proof = own_words(self.object(card));
        self.each_static(|by, holds| {
            let Holds::Gives(cards, gain) = holds else { return };
            let safe = match self.kind(by.card) {
                Kind::Spell(_) => proof.contains(Word::SpellProof),
                Kind::Trap(_) => proof.contains(Word::TrapProof),
                Kind::Monster => false,
            };
            if !safe && self.gives_to(by, cards, card) {
                see(by, gain);
            }
        });
    }

    fn gives_to(&self, by: Speaker, cards: &Cards, card: CardId) -> bool {
        match cards {
            Cards::This => card == by.card,
            Cards::Bearer => self.object(by.card).on == Some(card),
            // A face-down monster gains nothing: nobody knows what it is.
            Cards::Of(pick) => self.object(card).is_up() && self.fits_plainly(by, pick, card),
            // Nothing is chosen, and nothing has happened.
            Cards::Target(_)
            | Cards::Targets
            | Cards::That
            | Cards::Those
            | Cards::Paid
            | Cards::Answered
            | Cards::Foe => false,
        }
    }

    /// The words that hold for a card.
    pub fn words(&self, card: CardId) -> EnumSet<Word> {
        let mut words = own_words(self.object(card));
        if self.roster.gives_words {
            self.given(card, |_, gain| words |= words_of(gain));
            return words;
        }
        // As a rule cards have words of their own alone.
        let by = Speaker { seat: self.object(card).holder, card };
        for holds in self.statics(card) {
            if let Holds::Gives(Cards::This, gain) = &holds.what
                && holds.only_if.iter().all(|test| self.holds(by, test))
            {
                words |= words_of(gain);
            }
        }
        words
    }

    /// Whether a word holds for a card.
    pub fn has(&self, card: CardId, word: Word) -> bool {
        self.words(card).contains(word)
    }

    /// ATK and DEF of a card.
    pub fn stats(&self, card: CardId) -> [i32; 2] {
        let mut stats = self.own_stats(card);
        self.given(card, |by, gain| self.change(by, gain, &mut stats));
        stats.map(|stat| stat.max(0))
    }

    /// ATK and DEF as they are printed, or were made (25-2).
    pub fn printed_stats(&self, card: CardId) -> [i32; 2] {
        let object = self.object(card);
        object.form.as_ref().map_or_else(|| self.roster.sheet(object.sheet).stats, |form| form.stats)
    }

    /// The same with what it has gained itself.
    pub(super) fn own_stats(&self, card: CardId) -> [i32; 2] {
        let object = self.object(card);
        let mut stats = self.printed_stats(card);
        let by = Speaker { seat: object.holder, card };
        object.gained.iter().for_each(|gained| self.change(by, &gained.gain, &mut stats));
        stats.map(|stat| stat.max(0))
    }

    fn change(&self, by: Speaker, gain: &Gain, [atk, def]: &mut [i32; 2]) {
        let number = |amount: &Amount| i32::try_from(self.amount(by, amount)).unwrap_or(i32::MAX);
        match gain {
            Gain::Stats(more, other, per) => {
                let times = i32::try_from(self.times(by, per)).unwrap_or(i32::MAX);
                *atk = atk.saturating_add(more.saturating_mul(times));
                *def = def.saturating_add(other.saturating_mul(times));
            }
            Gain::Atk(amount) => *atk = number(amount),
            Gain::Def(amount) => *def = number(amount),
            Gain::HalfAtk => *atk /= 2,
            Gain::DoubleAtk => *atk = atk.saturating_mul(2),
            Gain::Level(_) | Gain::Words(_) | Gain::Race(_) | Gain::Attribute(_) | Gain::Name(_) => {}
        }
    }

    /// How many there are of something that numbers hang on; of cards that it takes a choice to tell, none.
    fn times(&self, by: Speaker, per: &Per) -> u32 {
        let of = |cards: &Cards, value: &dyn Fn(CardId) -> i32| -> u32 {
            let card = match cards {
                Cards::This => Some(by.card),
                Cards::Bearer => self.object(by.card).on,
                _ => None,
            };
            card.map_or(0, |card| u32::try_from(value(card)).unwrap_or(0))
        };
        match per {
            Per::One => 1,
            Per::Each(pick) => u32::try_from(self.count(by, pick)).unwrap_or(u32::MAX),
            Per::Counter(kind) => u32::from(counted(&self.object(by.card).counters, kind)),
            Per::Atk(cards) => of(cards, &|card| self.own_stats(card)[0]),
            Per::HalfAtk(cards) => of(cards, &|card| self.own_stats(card)[0] / 2),
            Per::Def(cards) => of(cards, &|card| self.own_stats(card)[1]),
            Per::Level(cards) => of(cards, &|card| i32::from(self.level(card).unwrap_or(0))),
            // What is rolled is rolled as it is done.
            Per::Die => 0,
        }
    }

    /// What an amount comes to.
    pub(in crate::engine::yugioh) fn amount(&self, by: Speaker, amount: &Amount) -> u32 {
        amount.times.saturating_mul(self.times(by, &amount.per))
    }

    /// How many cards there are of a description.
    pub(in crate::engine::yugioh) fn count(&self, by: Speaker, pick: &Pick) -> usize {
        self.candidates(by, pick).filter(|card| self.fits_plainly(by, pick, *card)).count()
    }

    /// Whether something holds.
    pub(in crate::engine::yugioh) fn holds(&self, by: Speaker, test: &Test) -> bool {
        use crate::ability::yugioh::cards::Who;
        let table = self.state.table();
        match test {
            Test::Have(pick) => self.count(by, pick) >= pick.least(),
            Test::HaveNo(pick) => self.count(by, pick) == 0,
            Test::Only(filter) => {
                let own = table.area(by.seat, Area::Monsters);
                !own.is_empty() && own.iter().all(|card| self.is_all(by, filter, *card))
            }
            Test::Turn(who) => match who {
                Who::You => table.active == by.seat,
                Who::Opponent => table.active != by.seat,
                Who::Each => true,
            },
            Test::Main => {
                use crate::engine::yugioh::state::Phase;
                matches!(table.phase, Phase::Main1 | Phase::Main2)
            }
            Test::Battle => table.phase == crate::engine::yugioh::state::Phase::Battle,
            Test::LpMost(most) => table.lp[by.seat] <= *most,
            Test::LpLess => table.lp[by.seat] < table.lp[by.seat.other()],
            Test::Attack => self.object(by.card).lies == Lies::Attack,
            Test::Defense => self.object(by.card).lies == Lies::Defense,
            Test::Fewer => {
                let count = |seat| table.area(seat, Area::Monsters).len();
                count(by.seat) < count(by.seat.other())
            }
            Test::Counter(count, kind) => counted(&self.object(by.card).counters, kind) >= *count,
            Test::NoMaterial => table.materials(by.card).is_empty(),
            Test::Material => !table.materials(by.card).is_empty(),
            Test::Fights(filter) => {
                use crate::engine::yugioh::state::Part;
                let now = matches!(table.part, Some(Part::Damage | Part::Dealt));
                let fought = table.fought.filter(|_| now).map(|pair| pair.map(|card| card.card));
                fought.is_some_and(|[one, two]| match by.card {
                    card if card == one => self.is_plainly(by, filter, two),
                    card if card == two => self.is_plainly(by, filter, one),
                    _ => false,
                })
            }
            Test::Attacks => table.battle.is_some_and(|battle| battle.by.card == by.card),
            Test::JustCame => {
                let object = self.object(by.card);
                let normal = object.came == table.turn && object.how.contains(crate::ability::yugioh::Summon::Normal);
                normal || object.up == table.turn
            }
            Test::NoDamageStep => {
                use crate::engine::yugioh::state::Part;
                !matches!(table.part, Some(Part::Damage | Part::Dealt))
            }
            Test::WasUp => {
                let object = self.object(by.card);
                if object.area.is_field() { object.is_up() } else { object.was_up }
            }
            Test::EmptyHand => table.area(by.seat, Area::Hand).is_empty(),
        }
    }
}

/// The words that a card has gained.
pub(super) fn own_words(object: &Object) -> EnumSet<Word> {
    object.gained.iter().fold(EnumSet::empty(), |words, gained| words | words_of(&gained.gain))
}

fn words_of(gain: &Gain) -> EnumSet<Word> {
    match gain {
        Gain::Words(words) => words.iter().copied().collect(),
        _ => EnumSet::empty(),
    }
}
