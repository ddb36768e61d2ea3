//! The cards of a game as they are printed; whatever happens, they stay as they are.

use enumset::{EnumSet, EnumSetType};
use serde::{Deserialize, Serialize};

use crate::ability::MOST_LINES;
use crate::ability::fow::{
    Ability, Bill, Deed, Gain, Holds, Is, Line, Pick, Price, Static, Type, When, Whom, Will, Word,
};

/// Whose rules a card follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Ruler; its back is the J-ruler.
    Ruler,
    /// Resonator.
    Resonator,
    /// Chant, played in the own main phase.
    Chant,
    /// Chant-Instant, played at any time.
    Instant,
    /// Chant-Standby.
    Standby,
    /// Addition.
    Addition(AddedTo),
    /// Regalia.
    Regalia,
    /// Magic stone.
    Stone,
}

/// What an addition is added to (4-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AddedTo {
    /// The field.
    Field,
    /// A card of a type.
    Card(Type),
}

/// One side of a card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Face {
    /// Its name.
    pub name: String,
    /// Its races and traits.
    pub races: Vec<String>,
    /// ATK and DEF.
    pub stats: [i32; 2],
    /// What is written on it, as far as it is understood.
    pub lines: Vec<Line>,
    /// Lines that are not understood, and do nothing.
    pub unread: u8,
}

/// A card as it is printed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sheet {
    /// Its number in the table of cards.
    pub number: String,
    /// Whose rules it follows.
    pub kind: Kind,
    /// It is a token.
    pub token: bool,
    /// It is a special magic stone.
    pub special: bool,
    /// Its cost.
    pub cost: Bill,
    /// Its attributes: those of its cost; of a token, its own.
    pub of: EnumSet<Will>,
    /// The front.
    pub front: Face,
    /// The J-ruler of a ruler.
    pub back: Option<Face>,
}

/// Where on a card an ability stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LineAt {
    /// The card, by its place in the roster.
    pub sheet: u16,
    /// It stands on the back.
    pub back: bool,
    /// Which line, from 0.
    pub line: u8,
}

/// What a side can have written on it. What is on none of the sides that are looked at need not be looked for.
#[derive(Debug, Hash, EnumSetType)]
pub(super) enum Has {
    /// It gives something to cards.
    Gift,
    /// It makes will to pay with.
    Will,
    /// It is played while its card lies there.
    Activate,
    /// It is, and its card rests for it.
    Rests,
    /// It is played while its card lies in the graveyard.
    Fallen,
    /// It is played from the hand.
    Inheritance,
    /// It can be paid for, beside its cost.
    Awakening,
    /// It triggers by its own card.
    Own,
    /// It triggers by others.
    Watch,
    /// Other cards cost less.
    OthersLess,
    /// It forbids to gain life.
    NoLife,
    /// Its cost hangs on something.
    Cost,
    /// It can be played for something else than its cost.
    Incarnation,
    /// It can be played in the turn of the other player, too.
    Anytime,
    /// It can be played from the graveyard.
    Remnant,
    /// It is played from the standby area.
    Standby,
    /// It says several things, of which one is chosen as it is played.
    Modes,
}

/// What is asked of a side often.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Digest {
    words: EnumSet<Word>,
    has: EnumSet<Has>,
    /// What it makes one will of by resting, where it makes will in no other way.
    rests_for: EnumSet<Will>,
}

/// All cards of a game, and what is asked of them often.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the cards")]
pub struct Roster {
    sheets: Vec<Sheet>,
    /// Of each card the front and the back.
    digests: Vec<[Digest; 2]>,
    /// What each addition to a card is added to.
    added: Vec<Option<Pick>>,
    /// What any side has.
    has: EnumSet<Has>,
    /// Some card gives something to cards.
    pub(super) gives: bool,
    /// Words that cards give to cards, or take from them.
    given: EnumSet<Word>,
    /// Some card makes the DEF of cards smaller, or may do so.
    pub(super) lowers: bool,
    /// Abilities that cards give to cards.
    granted: Vec<Ability>,
    /// Some card gives them while it is there.
    pub(super) keeps_granting: bool,
    /// Some card takes from others what is written on them.
    pub(super) silences: bool,
}

/// From this number on lines are abilities that cards have been given.
const GRANTED: u8 = 128;

const _: () = assert!(MOST_LINES <= GRANTED as usize, "no printed line has such a number");

/// A card without anything, which tokens are made of.
pub(super) const TOKEN: u16 = 0;

impl Roster {
    /// Of these cards; the blank token comes first.
    pub(super) fn new(sheets: Vec<Sheet>) -> Self {
        let token = Sheet { number: "token".to_owned(), token: true, ..Sheet::blank(Kind::Resonator) };
        let sheets: Vec<Sheet> = [token].into_iter().chain(sheets).collect();
        let sides = |sheet: &Sheet| {
            [Some(&sheet.front), sheet.back.as_ref()].map(|face| {
                let mut side = digest(face?);
                if matches!(sheet.kind, Kind::Instant | Kind::Standby) || side.words.contains(Word::Quickcast) {
                    side.has |= Has::Anytime;
                }
                if side.words.contains(Word::Remnant) {
                    side.has |= Has::Remnant;
                }
                if sheet.kind == Kind::Standby {
                    side.has |= Has::Standby;
                }
                Some(side)
            })
        };
        // A side that is not there is the front.
        let digests: Vec<[Digest; 2]> = sheets
            .iter()
            .map(|sheet| {
                let [front, back] = sides(sheet);
                let front = front.unwrap_or_default();
                [front, back.unwrap_or(front)]
            })
            .collect();
        let has = digests.iter().flatten().fold(EnumSet::empty(), |has, digest| has | digest.has);
        let added = sheets.iter().map(|sheet| match sheet.kind {
            Kind::Addition(AddedTo::Card(kind)) => Some(Pick::of(1, vec![Is::Type(kind)])),
            _ => None,
        });
        let added = added.collect();
        let mut gifts = Gifts::default();
        for line in sheets.iter().flat_map(|sheet| sheet.faces().flat_map(|face| &face.lines)) {
            if let Line::Holds(Static { what: Holds::Gives(_, gain), .. }) = line {
                gifts.add(gain);
            }
        }
        let mut granted = Vec::new();
        for sheet in &sheets {
            sheet.add_granted(&mut granted);
        }
        let gives = has.contains(Has::Gift);
        let Gifts { words, lowers, silences, keeps_granting } = gifts;
        Self { sheets, digests, added, has, gives, given: words, lowers, granted, keeps_granting, silences }
    }

    /// A card.
    #[inline]
    pub fn sheet(&self, at: u16) -> &Sheet {
        &self.sheets[usize::from(at)]
    }

    /// How many there are, the blank token among them.
    pub fn len(&self) -> usize {
        self.sheets.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.sheets.is_empty()
    }

    /// A side of a card.
    #[inline]
    pub fn face(&self, sheet: u16, back: bool) -> &Face {
        self.sheet(sheet).face(back)
    }

    /// What a side has.
    #[inline]
    pub(super) fn has(&self, sheet: u16, back: bool) -> EnumSet<Has> {
        self.digests[usize::from(sheet)][usize::from(back)].has
    }

    /// Whether any side has something of a kind, or cards are given abilities, which may be of any.
    #[inline]
    pub(super) fn may_have(&self, what: Has) -> bool {
        self.grants() || self.has.contains(what)
    }

    /// The words of a side.
    #[inline]
    pub(super) fn words(&self, sheet: u16, back: bool) -> EnumSet<Word> {
        self.digests[usize::from(sheet)][usize::from(back)].words
    }

    /// What a side makes one will of by resting, where it makes will in no other way.
    #[inline]
    pub(super) fn rests_for(&self, sheet: u16, back: bool) -> EnumSet<Will> {
        self.digests[usize::from(sheet)][usize::from(back)].rests_for
    }

    /// What an addition to a card is added to.
    #[inline]
    pub(super) fn added_to(&self, sheet: u16) -> Option<&Pick> {
        self.added[usize::from(sheet)].as_ref()
    }

    /// Whether cards give a word to cards, or take it from them.
    #[inline]
    pub(super) fn is_given(&self, word: Word) -> bool {
        self.silences || self.given.contains(word)
    }

    /// Whether cards give words to cards, or take them from them.
    #[inline]
    pub(super) fn gives_words(&self) -> bool {
        self.silences || !self.given.is_empty()
    }

    /// Whether some card gives abilities to cards.
    #[inline]
    pub(super) const fn grants(&self) -> bool {
        !self.granted.is_empty()
    }

    /// The number of an ability that cards give, as that of a line.
    pub(super) fn granted(&self, ability: &Ability) -> Option<u8> {
        let at = self.granted.iter().position(|other| other == ability)?;
        u8::try_from(at).ok()?.checked_add(GRANTED)
    }

    /// An ability, if there is one at a place.
    pub fn find(&self, at: LineAt) -> Option<&Ability> {
        if let Some(granted) = at.line.checked_sub(GRANTED) {
            return self.granted.get(usize::from(granted));
        }
        match self.face(at.sheet, at.back).lines.get(usize::from(at.line))? {
            Line::Ability(ability) => Some(ability),
            Line::Words(_) | Line::Holds(_) | Line::Judgment(_) | Line::Incarnation(_) => None,
        }
    }

    /// An ability.
    pub fn ability(&self, at: LineAt) -> &Ability {
        // A place is only made of a line with an ability.
        self.find(at).expect("an ability stands there")
    }
}

/// The abilities that something gives to cards.
#[inline]
fn grants(gain: &Gain, out: &mut Vec<Ability>) {
    match gain {
        Gain::Says(ability) => {
            granted_by(&ability.does, out);
            if !out.contains(ability) {
                out.push(ability.as_ref().clone());
            }
        }
        Gain::Also(both) => both.iter().for_each(|gain| grants(gain, out)),
        _ => {}
    }
}

fn granted_by(deeds: &[Deed], out: &mut Vec<Ability>) {
    for deed in deeds {
        if let Deed::Gain(_, gain, _) = deed {
            grants(gain, out);
        }
        granted_by(deed.within(), out);
    }
}

/// What cards give to cards, all together.
#[derive(Default)]
struct Gifts {
    words: EnumSet<Word>,
    lowers: bool,
    silences: bool,
    keeps_granting: bool,
}

impl Gifts {
    fn add(&mut self, gain: &Gain) {
        match gain {
            Gain::Words(words) | Gain::Lose(words) => self.words.extend(words.iter().copied()),
            Gain::Both(_, def, words) => {
                self.words.extend(words.iter().copied());
                self.lowers |= *def < 0;
            }
            Gain::Stats(_, def) | Gain::StatsEach(_, def, _) | Gain::StatsCounters(_, def, _) => {
                self.lowers |= *def < 0;
            }
            Gain::Also(both) => both.iter().for_each(|gain| self.add(gain)),
            Gain::LoseAll => self.silences = true,
            Gain::Become(..) | Gain::StatsRolled(..) => self.lowers = true,
            Gain::AtkIs(_)
            | Gain::Race(_)
            | Gain::Prevent(_)
            | Gain::DealsMore(_)
            | Gain::TakesLess(_)
            | Gain::UnblockedBy(_) => {}
            Gain::Says(_) => self.keeps_granting = true,
        }
    }
}

fn digest(face: &Face) -> Digest {
    let mut out = Digest::default();
    for line in &face.lines {
        match line {
            Line::Words(words) => out.words.extend(words.iter().copied()),
            Line::Holds(holds) => match &holds.what {
                Holds::Gives(..) => out.has |= Has::Gift,
                Holds::OthersLess(..) => out.has |= Has::OthersLess,
                Holds::NoLife(_) => out.has |= Has::NoLife,
                Holds::CostsLess(..) | Holds::CostsMore(_) => out.has |= Has::Cost,
                _ => {}
            },
            Line::Ability(ability) => {
                out.has |= kinds(ability);
            }
            Line::Incarnation(_) => out.has |= Has::Incarnation,
            Line::Judgment(_) => {}
        }
    }
    let chant = |line: &&Line| matches!(line, Line::Ability(Ability { when: When::Chant, .. }));
    if face.lines.iter().filter(chant).count() > 1 {
        out.has |= Has::Modes;
    }
    let mut wills = face.lines.iter().filter_map(|line| match line {
        Line::Ability(ability) if ability.is_will() => Some(ability),
        _ => None,
    });
    if let (Some(only), None) = (wills.next(), wills.next())
        && only.price == [Price::Rest]
        && let [Deed::Produce(choices)] = only.does.as_slice()
        && choices.iter().all(|will| will.len() == 1)
    {
        out.rests_for = choices.iter().flatten().copied().collect();
    }
    out
}

/// Of which kinds an ability is.
fn kinds(ability: &Ability) -> EnumSet<Has> {
    match &ability.when {
        When::Activate if ability.is_will() => EnumSet::only(Has::Will),
        When::Activate if ability.is_of_graveyard() => EnumSet::only(Has::Fallen),
        When::Activate if ability.price.contains(&Price::Rest) => EnumSet::only(Has::Rests),
        When::Activate => EnumSet::only(Has::Activate),
        When::Inheritance => EnumSet::only(Has::Inheritance),
        // It is waited for by its own card where that comes into play.
        When::Awakening => Has::Awakening | Has::Own,
        When::Does(Whom::This, _) | When::Enters | When::Added => EnumSet::only(Has::Own),
        When::EntersOr(_) => Has::Own | Has::Watch,
        When::Chant | When::Standby(_) | When::Break => EnumSet::empty(),
        When::Does(..)
        | When::Comes(_)
        | When::Resonance(_)
        | When::Falls(_)
        | When::Begins(..)
        | When::Ends(..)
        | When::Plays(..)
        | When::GainsLife
        | When::Suffers => EnumSet::only(Has::Watch),
    }
}

impl Sheet {
    /// A card of a kind with nothing on it.
    pub fn blank(kind: Kind) -> Self {
        Self {
            number: String::new(),
            kind,
            token: false,
            special: false,
            cost: Bill::default(),
            of: EnumSet::empty(),
            front: Face::default(),
            back: None,
        }
    }

    /// Both sides, as far as there are two.
    pub fn faces(&self) -> impl Iterator<Item = &Face> {
        [Some(&self.front), self.back.as_ref()].into_iter().flatten()
    }

    /// A side; the front where there is no other.
    #[inline]
    pub fn face(&self, back: bool) -> &Face {
        self.back.as_ref().filter(|_| back).unwrap_or(&self.front)
    }

    /// All that is written on it is understood.
    pub fn is_whole(&self) -> bool {
        self.faces().all(|face| face.unread == 0)
    }

    /// The abilities that it gives to cards, each once.
    pub(super) fn granted(&self) -> Vec<Ability> {
        let mut out = Vec::new();
        self.add_granted(&mut out);
        out
    }

    fn add_granted(&self, out: &mut Vec<Ability>) {
        for line in self.faces().flat_map(|face| &face.lines) {
            match line {
                Line::Holds(Static { what: Holds::Gives(_, gain), .. }) => grants(gain, out),
                Line::Ability(ability) => granted_by(&ability.does, out),
                _ => {}
            }
        }
    }

    /// The abilities of a side, each with its place.
    pub(super) fn abilities(&self, sheet: u16, back: bool) -> impl Iterator<Item = (LineAt, &Ability)> {
        abilities(&self.face(back).lines, sheet, back)
    }
}

/// The abilities among the lines of a side, each with its place.
pub(super) fn abilities(lines: &[Line], sheet: u16, back: bool) -> impl Iterator<Item = (LineAt, &Ability)> {
    // No side has more than `MOST_LINES`.
    (0..).zip(lines).filter_map(move |(line, what)| match what {
        Line::Ability(ability) => Some((LineAt { sheet, back, line }, ability)),
        Line::Words(_) | Line::Holds(_) | Line::Judgment(_) | Line::Incarnation(_) => None,
    })
}

/// The attributes of a cost.
pub fn attributes(cost: &Bill) -> EnumSet<Will> {
    EnumSet::all().iter().filter(|will: &Will| cost.of[*will as usize] > 0).collect()
}
