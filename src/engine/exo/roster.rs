//! The cards of a game as they are printed; whatever happens, they stay as they are.

use enumset::{EnumSet, EnumSetType, enum_set};

use crate::ability::exo::{Effect, Filter, Gain, Key, Line, Passive, Pick, Word};

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

/// What a side can have written on it. What is not there need not be looked for.
#[derive(Debug, Hash, EnumSetType)]
pub(super) enum Has {
    /// It gives something to cards.
    Gift,
    /// An effect that is used in the own Main Phase from the field.
    Main,
    /// One that is used from there whenever its player has the priority.
    Quick,
    /// A Leader effect.
    Leader,
    /// One that is used while there is an attack.
    Attack,
    /// One that is used from the hand.
    Reveal,
    /// An effect that does.
    Trigger,
    /// A condition under which it can be played and used alone.
    Terms,
    /// It is played at any time, or in battle.
    Anytime,
    /// Other ways to play it than for its cost.
    Ways,
}

impl Has {
    /// What is used from the field.
    pub(super) const FROM_FIELD: EnumSet<Self> = enum_set!(Self::Main | Self::Quick | Self::Leader | Self::Attack);
}

/// What cards give to cards.
#[derive(Debug, Hash, EnumSetType)]
pub(super) enum Gift {
    /// Words.
    Word,
    /// Force.
    Force,
    /// A cost.
    Cost,
    /// Anything else.
    Other,
}

/// What is asked of a side often.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Digest {
    words: EnumSet<Word>,
    has: EnumSet<Has>,
}

/// What the printed price of a card comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sum {
    /// So many cards as a cost.
    pub(super) cost: i32,
    /// Any cards pay it.
    pub(super) any: bool,
    /// So many are sacrificed.
    pub(super) sacrificed: usize,
}

/// All cards of a game, and what is asked of them often.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roster {
    sheets: Vec<Sheet>,
    /// Of each card the front and the back.
    digests: Vec<[Digest; 2]>,
    sums: Vec<Sum>,
    /// What cards give to cards.
    gifts: EnumSet<Gift>,
    /// Words among it.
    given: EnumSet<Word>,
}

/// A card without anything, which tokens are made of.
pub(super) const TOKEN: u16 = 0;

impl Roster {
    /// Of these cards; the blank token comes first.
    pub(super) fn new(sheets: Vec<Sheet>) -> Self {
        let token = Sheet { number: "token".to_owned(), token: true, ..Sheet::blank(Kind::Creature) };
        let sheets: Vec<Sheet> = [token].into_iter().chain(sheets).collect();
        let sides = |sheet: &Sheet| {
            let of = |face: &Face| {
                let mut side = digest(face, sheet.kind);
                if sheet.kind == Kind::Tactic || !side.words.is_disjoint(Word::AnyTime | Word::InBattle) {
                    side.has |= Has::Anytime;
                }
                side
            };
            let front = of(&sheet.front);
            // A side that is not there is the front.
            [front, sheet.back.as_ref().map_or(front, of)]
        };
        let digests = sheets.iter().map(sides).collect();
        let sum = |sheet: &Sheet| Sum {
            cost: sheet.cost.iter().map(|(count, _)| i32::from(*count)).sum(),
            any: sheet.cost.iter().all(|(_, filter)| filter.is_empty()),
            sacrificed: sheet.sacrifice.iter().map(|pick| usize::from(pick.count)).sum(),
        };
        let sums = sheets.iter().map(sum).collect();
        let (mut gifts, mut given) = (EnumSet::empty(), EnumSet::empty());
        let faces = sheets.iter().flat_map(|sheet| [Some(&sheet.front), sheet.back.as_ref()].into_iter().flatten());
        for line in faces.flat_map(|face| &face.lines) {
            let Line::Passive(Passive::Gives(_, gain)) = line else { continue };
            gifts |= match gain {
                Gain::Word(word) => {
                    given |= *word;
                    Gift::Word
                }
                Gain::Force(_) => Gift::Force,
                Gain::Cost(_) => Gift::Cost,
                Gain::Name(_) | Gain::Race(_) | Gain::Color(_) | Gain::NoEffects | Gain::ViceLeader => Gift::Other,
            };
        }
        Self { sheets, digests, sums, gifts, given }
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
        let sheet = self.sheet(sheet);
        sheet.back.as_ref().filter(|_| back).unwrap_or(&sheet.front)
    }

    /// What a side has.
    #[inline]
    pub(super) fn has(&self, sheet: u16, back: bool) -> EnumSet<Has> {
        self.digests[usize::from(sheet)][usize::from(back)].has
    }

    /// The words of a side.
    #[inline]
    pub(super) fn words(&self, sheet: u16, back: bool) -> EnumSet<Word> {
        self.digests[usize::from(sheet)][usize::from(back)].words
    }

    /// What its price comes to.
    #[inline]
    pub(super) fn sum(&self, sheet: u16) -> Sum {
        self.sums[usize::from(sheet)]
    }

    /// Whether cards give something of a kind to cards.
    #[inline]
    pub(super) fn gives(&self, gift: Gift) -> bool {
        self.gifts.contains(gift)
    }

    /// Whether cards give a word to cards.
    #[inline]
    pub(super) fn is_given(&self, word: Word) -> bool {
        self.given.contains(word)
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

fn digest(face: &Face, kind: Kind) -> Digest {
    let mut out = Digest::default();
    for line in &face.lines {
        match line {
            Line::Passive(Passive::Word(word)) => out.words |= *word,
            Line::Passive(Passive::Gives(..)) => out.has |= Has::Gift,
            Line::Passive(Passive::OnlyIf(_)) => out.has |= Has::Terms,
            Line::Passive(Passive::Instead(_)) => out.has |= Has::Ways,
            Line::Passive(Passive::Attacks(_)) => {}
            Line::Effect(effect) => {
                let of_leader = effect.leader || kind == Kind::Leader;
                out.has |= match effect.key {
                    Key::Cover | Key::Main | Key::Quick if of_leader => Has::Leader,
                    Key::Cover | Key::Main => Has::Main,
                    Key::Quick => Has::Quick,
                    Key::Guard | Key::Rage => Has::Attack,
                    Key::Reveal => Has::Reveal,
                    _ => Has::Trigger,
                }
            }
        }
    }
    out
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
}

/// The effects among the lines of a side, each with its place.
pub(super) fn effects(lines: &[Line], sheet: u16, back: bool) -> impl Iterator<Item = (LineAt, &Effect)> {
    // No side has more than `MOST_LINES`.
    (0..).zip(lines).filter_map(move |(line, what)| match what {
        Line::Effect(effect) => Some((LineAt { sheet, back, line }, effect)),
        Line::Passive(_) => None,
    })
}
