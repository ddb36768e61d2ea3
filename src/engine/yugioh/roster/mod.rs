//! The cards of a game as they are printed; whatever happens, they stay as they are.

mod side;

use enumset::EnumSet;
use serde::{Deserialize, Serialize};

use crate::ability::yugioh::cards::{Cards, Class, Count, Icon, Is, Pick, Place};
use crate::ability::yugioh::deed::Gain;
use crate::ability::yugioh::{Effect, Holds, How, Line, Part, Static};
use crate::engine::yugioh::state::Area;

pub(in crate::engine::yugioh) use side::{Side, stays};

/// Whose rules a card follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Monster.
    Monster,
    /// Spell.
    Spell(Icon),
    /// Trap.
    Trap(Icon),
}

/// A card as it is printed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sheet {
    /// Its number in the table of cards.
    pub number: String,
    /// Its name.
    pub name: String,
    /// Whose rules it follows.
    pub kind: Kind,
    /// What a monster is besides.
    pub classes: EnumSet<Class>,
    /// Its types; one, as a rule.
    pub race: String,
    /// Its attribute.
    pub attribute: String,
    /// Its Level; of an Xyz Monster its Rank.
    pub level: u8,
    /// ATK and DEF.
    pub stats: [i32; 2],
    /// The Pendulum Scales, left and right.
    pub scales: [u8; 2],
    /// What is written on it, as far as it is understood: of a Pendulum Monster, as a monster.
    pub lines: Vec<Line>,
    /// What is written on it as a spell in a Pendulum Zone.
    pub pendulum: Vec<Line>,
    /// Lines that are not understood, and do nothing.
    pub unread: u8,
}

/// Where on a card an effect stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LineAt {
    /// The card, by its place in the roster.
    pub sheet: u16,
    /// It is a Pendulum Effect.
    pub pendulum: bool,
    /// Which line, from 0; beyond the last, what every such card does as it is activated.
    pub line: u8,
}

/// All cards of a game, and what is asked of them often.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the cards")]
pub struct Roster {
    sheets: Vec<Sheet>,
    /// Which cards have something that holds.
    holders: Vec<bool>,
    /// Which cards are Gemini monsters.
    geminis: Vec<bool>,
    /// Some card gives something to cards.
    pub(super) gives: bool,
    /// Some card gives words to other cards than itself.
    pub(super) gives_words: bool,
    /// Some card keeps players from something, or sends cards elsewhere.
    pub(super) rules: bool,
    /// Some card destroys itself.
    pub(super) dies: bool,
    /// Some card waits in the Graveyard for something.
    pub(super) waits: bool,
    /// Some card waits in the hand for something.
    pub(super) waits_in_hand: bool,
    /// The activation of a card that says nothing of it.
    plain: Effect,
    /// What an Equip Spell is equipped to that says nothing of it.
    pub(super) any_monster: Pick,
    /// What each side of each card can be asked for: as it is printed, and in a Pendulum Zone.
    sides: Vec<[Side; 2]>,
    /// Where some card can be activated.
    pub(super) activated_in: EnumSet<Area>,
    /// Where some card is quick enough to answer something.
    pub(super) quick_in: EnumSet<Area>,
    /// From where some card comes to the field by what is written on it.
    pub(super) comes_from: EnumSet<Area>,
}

/// A card without anything, which tokens are made of.
pub(super) const TOKEN: u16 = 0;

/// The line of an activation that is written nowhere: a Continuous Spell is just placed.
pub(super) const PLAIN: u8 = u8::MAX;

impl Roster {
    /// Of these cards; the blank token comes first.
    pub(super) fn new(sheets: Vec<Sheet>) -> Self {
        let mut token = Sheet::blank(Kind::Monster);
        "token".clone_into(&mut token.number);
        token.classes = EnumSet::only(Class::Token);
        let sheets: Vec<Sheet> = [token].into_iter().chain(sheets).collect();
        let statics = |sheet: &Sheet| -> Vec<Holds> {
            let lines = sheet.lines.iter().chain(&sheet.pendulum);
            lines.filter_map(|line| if let Line::Holds(it) = line { Some(it.what.clone()) } else { None }).collect()
        };
        let holders = sheets.iter().map(|sheet| !statics(sheet).is_empty()).collect();
        let geminis = sheets.iter().map(|sheet| sheet.says(&Line::Gemini)).collect();
        let any = |is: &dyn Fn(&Holds) -> bool| sheets.iter().any(|sheet| statics(sheet).iter().any(is));
        let gives = any(&|holds| matches!(holds, Holds::Gives(..)));
        let to_others = |holds: &Holds| matches!(holds, Holds::Gives(cards, Gain::Words(_)) if *cards != Cards::This);
        let gives_words = any(&to_others);
        let waits = sheets
            .iter()
            .flat_map(|sheet| sheet.effects(0, false))
            .any(|(_, effect)| effect.from == Some(Place::Graveyard) && effect.how == How::Trigger);
        let waits_in_hand = sheets
            .iter()
            .flat_map(|sheet| sheet.effects(0, false))
            .any(|(_, effect)| effect.from == Some(Place::Hand) && effect.how == How::Trigger);
        let dies = any(&|holds| *holds == Holds::Dies);
        let rules = any(&|holds| !matches!(holds, Holds::Gives(..)));
        let plain = Effect::of(How::Card);
        let any_monster = Pick::monsters(Count::Exactly(1), vec![Is::FaceUp]);
        let sides: Vec<[Side; 2]> = sheets
            .iter()
            .zip(0..)
            .map(|(sheet, at)| [false, true].map(|pendulum| Side::of(sheet, at, pendulum)))
            .collect();
        let all = |of: fn(&Side) -> EnumSet<Area>| sides.iter().flatten().flat_map(of).collect();
        let activated_in = all(|side| side.activated_in);
        let quick_in = all(|side| side.quick_in);
        let comes_from = all(|side| side.comes_from);
        Self {
            sheets,
            holders,
            geminis,
            gives,
            gives_words,
            rules,
            dies,
            waits,
            waits_in_hand,
            plain,
            any_monster,
            sides,
            activated_in,
            quick_in,
            comes_from,
        }
    }

    /// A card.
    pub fn sheet(&self, at: u16) -> &Sheet {
        &self.sheets[usize::from(at)]
    }

    /// Whether a card is a Gemini monster that is played as one.
    pub(super) fn is_gemini(&self, sheet: u16) -> bool {
        self.geminis[usize::from(sheet)]
    }

    /// What a side of a card can be asked for.
    pub(super) fn side(&self, sheet: u16, pendulum: bool) -> &Side {
        &self.sides[usize::from(sheet)][usize::from(pendulum)]
    }

    /// How many there are, the blank token among them.
    pub fn len(&self) -> usize {
        self.sheets.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.sheets.is_empty()
    }

    /// Whether something holds by a card.
    pub(super) fn is_holder(&self, sheet: u16) -> bool {
        self.holders[usize::from(sheet)]
    }

    /// An effect.
    pub fn effect(&self, at: LineAt) -> &Effect {
        let sheet = self.sheet(at.sheet);
        let lines = if at.pendulum { &sheet.pendulum } else { &sheet.lines };
        match lines.get(usize::from(at.line)) {
            Some(Line::Effect(effect)) => effect,
            _ => &self.plain,
        }
    }
}

impl Sheet {
    /// A card of a kind with nothing on it.
    pub fn blank(kind: Kind) -> Self {
        Self {
            number: String::new(),
            name: String::new(),
            kind,
            classes: EnumSet::empty(),
            race: String::new(),
            attribute: String::new(),
            level: 1,
            stats: [0, 0],
            scales: [0, 0],
            lines: Vec::new(),
            pendulum: Vec::new(),
            unread: 0,
        }
    }

    /// All that is written on it is understood.
    pub fn is_whole(&self) -> bool {
        self.unread == 0
    }

    /// Whether it lies in the Extra Deck.
    pub fn is_extra(&self) -> bool {
        !self.classes.is_disjoint(Class::Fusion | Class::Synchro | Class::Xyz)
    }

    /// What it is written with, as a monster or in a Pendulum Zone.
    pub(super) fn side(&self, pendulum: bool) -> &[Line] {
        if pendulum { &self.pendulum } else { &self.lines }
    }

    /// The effects of a side, each with its place.
    pub(super) fn effects(&self, sheet: u16, pendulum: bool) -> impl Iterator<Item = (LineAt, &Effect)> {
        self.side(pendulum).iter().enumerate().filter_map(move |(line, what)| match what {
            // No side has more than `MOST_LINES`.
            Line::Effect(effect) => {
                Some((LineAt { sheet, pendulum, line: u8::try_from(line).unwrap_or(PLAIN) }, effect))
            }
            _ => None,
        })
    }

    /// What holds by a side.
    pub(super) fn statics(&self, pendulum: bool) -> impl Iterator<Item = &Static> {
        self.side(pendulum).iter().filter_map(|line| if let Line::Holds(it) = line { Some(it) } else { None })
    }

    /// What it is made of.
    pub fn materials(&self) -> Option<&[Part]> {
        self.lines.iter().find_map(|line| if let Line::Materials(parts) = line { Some(parts.as_slice()) } else { None })
    }

    /// Whether a line stands on it.
    pub(super) fn says(&self, line: &Line) -> bool {
        self.lines.contains(line)
    }
}
