//! The cards of a game as they are printed; whatever happens, they stay as they are.

use enumset::EnumSet;

use crate::ability::exo::{Effect, Filter, Line, Passive, Pick, Word};

/// Whose rules a card follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Leader.
    Leader,
    /// Vice Leader.
    ViceLeader,
    /// Creature.
    Creature,
    /// Tactic.
    Tactic,
}

/// One side of a card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Face {
    /// Its name.
    pub name: String,
    /// Its races and classes.
    pub races: Vec<String>,
    /// Its colors.
    pub colors: Vec<String>,
    /// Its force.
    pub force: i32,
    /// What is written on it.
    pub lines: Vec<Line>,
}

/// A card as it is printed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sheet {
    /// Its number in the table of cards.
    pub number: String,
    /// Whose rules it follows.
    pub kind: Kind,
    /// It comes from the Evolution deck.
    pub evolution: bool,
    /// It is a relic.
    pub relic: bool,
    /// It is a token.
    pub token: bool,
    /// Its cost: so many cards of a description (any, where it is empty).
    pub cost: Vec<(u8, Filter)>,
    /// The sacrifice of an Evolution.
    pub sacrifice: Vec<Pick>,
    /// The lives of a Leader.
    pub lives: u8,
    /// At how many lives a Leader turns over.
    pub emergency: Option<u8>,
    /// The front.
    pub front: Face,
    /// The back of a Leader.
    pub back: Option<Face>,
}

/// Where on a card an effect stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
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
}

/// A card without anything, which tokens are made of.
pub(super) const TOKEN: u16 = 0;

impl Roster {
    /// Of these cards; the blank token comes first.
    pub(super) fn new(sheets: Vec<Sheet>) -> Self {
        let token = Sheet { number: "token".to_owned(), token: true, ..Sheet::blank(Kind::Creature) };
        let sheets: Vec<Sheet> = [token].into_iter().chain(sheets).collect();
        let words = sheets.iter().map(|sheet| [Some(&sheet.front), sheet.back.as_ref()].map(words_of)).collect();
        let has_gift = |sheet: &Sheet| {
            let faces = [Some(&sheet.front), sheet.back.as_ref()].into_iter().flatten();
            faces.flat_map(|face| &face.lines).any(|line| matches!(line, Line::Passive(Passive::Gives(..))))
        };
        let givers: Vec<bool> = sheets.iter().map(has_gift).collect();
        let any = givers.contains(&true);
        Self { sheets, words, givers, gives: any }
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
        let sheet = self.sheet(sheet);
        sheet.back.as_ref().filter(|_| back).unwrap_or(&sheet.front)
    }

    /// Whether a card gives something to cards.
    pub(super) fn is_giver(&self, sheet: u16) -> bool {
        self.givers[usize::from(sheet)]
    }

    /// The words of a side.
    pub(super) fn words(&self, sheet: u16, back: bool) -> EnumSet<Word> {
        self.words[usize::from(sheet)][usize::from(back)]
    }

    /// An effect.
    pub fn effect(&self, at: LineAt) -> &Effect {
        match &self.face(at.sheet, at.back).lines[usize::from(at.line)] {
            Line::Effect(effect) => effect,
            // A place is only made of a line with an effect.
            Line::Passive(_) => unreachable!("a passive line is no effect"),
        }
    }

    /// A relic of a name among the cards that somebody has.
    pub(super) fn relic(&self, name: &str) -> Option<u16> {
        let at = self.sheets.iter().position(|sheet| sheet.relic && sheet.front.name == name)?;
        u16::try_from(at).ok()
    }
}

fn words_of(face: Option<&Face>) -> EnumSet<Word> {
    let lines = face.into_iter().flat_map(|face| &face.lines);
    lines.filter_map(|line| if let Line::Passive(Passive::Word(word)) = line { Some(*word) } else { None }).collect()
}

impl Sheet {
    /// A card of a kind with nothing on it.
    pub fn blank(kind: Kind) -> Self {
        Self {
            number: String::new(),
            kind,
            evolution: false,
            relic: false,
            token: false,
            cost: Vec::new(),
            sacrifice: Vec::new(),
            lives: 0,
            emergency: None,
            front: Face::default(),
            back: None,
        }
    }

    /// The effects of a side, each with its place.
    pub(super) fn effects(&self, sheet: u16, back: bool) -> impl Iterator<Item = (LineAt, &Effect)> {
        let face = self.back.as_ref().filter(|_| back).unwrap_or(&self.front);
        face.lines.iter().enumerate().filter_map(move |(line, what)| match what {
            // A card has far fewer than 256 lines.
            Line::Effect(effect) => Some((LineAt { sheet, back, line: u8::try_from(line).unwrap_or(u8::MAX) }, effect)),
            Line::Passive(_) => None,
        })
    }
}
