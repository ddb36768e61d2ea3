//! The cards of a game as they are printed; whatever happens, they stay as they are.

use enumset::EnumSet;
use serde::{Deserialize, Serialize};

use crate::ability::fow::{Ability, Bill, Deed, Gain, Holds, Line, Static, Type, Will, Word};

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

/// All cards of a game, and what is asked of them often.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roster {
    sheets: Vec<Sheet>,
    words: Vec<[EnumSet<Word>; 2]>,
    /// Which cards give something to cards.
    givers: Vec<bool>,
    /// Some card gives something to cards.
    pub(super) gives: bool,
    /// Abilities that cards give to cards.
    granted: Vec<Ability>,
    /// Some card takes from others what is written on them.
    pub(super) silences: bool,
}

/// From this number on lines are abilities that cards have been given. No card has so many lines.
const GRANTED: u8 = 128;

/// A card without anything, which tokens are made of.
pub(super) const TOKEN: u16 = 0;

impl Roster {
    /// Of these cards; the blank token comes first.
    pub(super) fn new(sheets: Vec<Sheet>) -> Self {
        let token = Sheet { number: "token".to_owned(), token: true, ..Sheet::blank(Kind::Resonator) };
        let sheets: Vec<Sheet> = [token].into_iter().chain(sheets).collect();
        let words = sheets.iter().map(|sheet| [Some(&sheet.front), sheet.back.as_ref()].map(words_of)).collect();
        let has_gift = |sheet: &Sheet| {
            let lines = sheet.faces().flat_map(|face| &face.lines);
            lines.into_iter().any(|line| matches!(line, Line::Holds(Static { what: Holds::Gives(..), .. })))
        };
        let givers: Vec<bool> = sheets.iter().map(has_gift).collect();
        let any = givers.contains(&true);
        let silences = |line: &Line| {
            let Line::Holds(Static { what: Holds::Gives(_, gain), .. }) = line else { return false };
            match gain {
                Gain::LoseAll => true,
                Gain::Also(both) => both.contains(&Gain::LoseAll),
                _ => false,
            }
        };
        let silences = sheets.iter().flat_map(|sheet| sheet.faces().flat_map(|face| &face.lines)).any(silences);
        let mut granted = Vec::new();
        for line in sheets.iter().flat_map(|sheet| sheet.faces().flat_map(|face| &face.lines)) {
            match line {
                Line::Holds(Static { what: Holds::Gives(_, gain), .. }) => grants(gain, &mut granted),
                Line::Ability(ability) => granted_by(&ability.does, &mut granted),
                _ => {}
            }
        }
        Self { sheets, words, givers, gives: any, granted, silences }
    }

    /// A card.
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
    pub fn face(&self, sheet: u16, back: bool) -> &Face {
        self.sheet(sheet).face(back)
    }

    /// Whether a card gives something to cards.
    pub(super) fn is_giver(&self, sheet: u16) -> bool {
        self.givers[usize::from(sheet)]
    }

    /// The words of a side.
    pub(super) fn words(&self, sheet: u16, back: bool) -> EnumSet<Word> {
        self.words[usize::from(sheet)][usize::from(back)]
    }

    /// Whether some card gives abilities to cards.
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

fn words_of(face: Option<&Face>) -> EnumSet<Word> {
    let lines = face.into_iter().flat_map(|face| &face.lines);
    lines.filter_map(|line| if let Line::Words(words) = line { Some(words) } else { None }).flatten().copied().collect()
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
    pub fn face(&self, back: bool) -> &Face {
        self.back.as_ref().filter(|_| back).unwrap_or(&self.front)
    }

    /// All that is written on it is understood.
    pub fn is_whole(&self) -> bool {
        self.faces().all(|face| face.unread == 0)
    }

    /// The abilities of a side, each with its place.
    pub(super) fn abilities(&self, sheet: u16, back: bool) -> impl Iterator<Item = (LineAt, &Ability)> {
        self.face(back).lines.iter().enumerate().filter_map(move |(line, what)| match what {
            // A card has far fewer than 256 lines.
            Line::Ability(ability) => {
                Some((LineAt { sheet, back, line: u8::try_from(line).unwrap_or(u8::MAX) }, ability))
            }
            Line::Words(_) | Line::Holds(_) | Line::Judgment(_) | Line::Incarnation(_) => None,
        })
    }
}

/// The attributes of a cost.
pub fn attributes(cost: &Bill) -> EnumSet<Will> {
    EnumSet::all().iter().filter(|will: &Will| cost.of[*will as usize] > 0).collect()
}
