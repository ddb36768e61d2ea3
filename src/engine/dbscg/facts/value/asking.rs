//! What keeps the questions about continuous effects finite: whether an effect holds may depend on a value that other
//! effects change, and so on, perhaps back to the first.
//!
//! An effect never sees its own change when it is asked whether it holds: "your cards with 5000 power or less get +5000
//! power" asks for their power without that. Beyond a depth no effect is asked any more; on the way there each answer is
//! found once.

use std::cell::RefCell;
use std::collections::BTreeMap;

use crate::engine::dbscg::ids::CardId;

/// Effects that build on each other are followed so far; a longer chain is cut off.
const DEPTH: u8 = 6;

/// What is asked: an effect of a resolution by its number, or a statement or a number of the roster by its place in memory
/// (copies of a card share it).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum What {
    Effect(u32),
    Printed(*const ()),
}

impl What {
    /// A statement or a number of the roster.
    fn printed<T>(part: &T) -> Self {
        Self::Printed(std::ptr::from_ref(part).cast())
    }
}

/// What is asked; the card it comes from; the card it is on; how much further is asked; whether given skills are followed.
type Asked = (What, CardId, CardId, u8, bool);

/// The effect that is being asked whether it holds, if one is.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Asking<'a>(Option<&'a Link<'a>>);

/// An effect that is asked, because another one depends on it.
#[derive(Debug)]
pub(crate) struct Link<'a> {
    effect: What,
    source: CardId,
    left: u8,
    /// The skills that a card has been given are being asked for.
    given: bool,
    /// The effect that was asked first; it keeps the answers.
    first: Option<&'a Link<'a>>,
    /// Mostly nothing is asked twice, and there are none.
    answers: RefCell<Option<BTreeMap<Asked, i32>>>,
}

impl<'a> Asking<'a> {
    /// An effect to be asked next, unless it is the one that asks, or too far from the first.
    pub(crate) fn link<T>(self, statement: &T, source: CardId) -> Option<Link<'a>> {
        self.link_to(What::printed(statement), source)
    }

    /// The same of an effect of a resolution, by its number.
    pub(crate) fn link_effect(self, effect: u32, source: CardId) -> Option<Link<'a>> {
        self.link_to(What::Effect(effect), source)
    }

    fn link_to(self, effect: What, source: CardId) -> Option<Link<'a>> {
        let left = self.0.map_or(Some(DEPTH), |last| last.left.checked_sub(1))?;
        let itself = self.0.is_some_and(|last| last.effect == effect && last.source == source);
        let first = self.0.map(|last| last.first.unwrap_or(last));
        let given = self.0.is_some_and(|last| last.given);
        (!itself).then(|| Link { effect, source, left, given, first, answers: RefCell::default() })
    }

    /// The skills that a card has been given, to be asked for next; those that given skills give are followed once.
    pub(crate) fn link_given<T>(self, skills: &T, card: CardId) -> Option<Link<'a>> {
        let within = self.0.is_some_and(|last| last.given);
        self.link(skills, card).filter(|_| !within).map(|link| Link { given: true, ..link })
    }

    /// A number that the effect which is asked needs, of a card's skill.
    pub(crate) fn amount<T>(self, number: &T, source: CardId, find: impl FnOnce() -> i32) -> i32 {
        let Some(last) = self.0 else { return find() };
        let asked = (What::printed(number), source, source, last.left, last.given);
        last.answer(asked).unwrap_or_else(|| {
            let found = find();
            last.keep(asked, found);
            found
        })
    }
}

impl Link<'_> {
    /// Inside the question whether this effect holds.
    pub(crate) const fn asking(&self) -> Asking<'_> {
        Asking(Some(self))
    }

    /// Whether the effect is on a card: asked once.
    pub(crate) fn is_on(&self, card: CardId, find: impl FnOnce() -> bool) -> bool {
        let asked = (self.effect, self.source, card, self.left, self.given);
        if let Some(known) = self.answer(asked) {
            return known != 0;
        }
        let found = find();
        self.keep(asked, i32::from(found));
        found
    }

    fn answer(&self, asked: Asked) -> Option<i32> {
        self.first.and_then(|first| first.answers.borrow().as_ref()?.get(&asked).copied())
    }

    fn keep(&self, asked: Asked, answer: i32) {
        if let Some(first) = self.first {
            first.answers.borrow_mut().get_or_insert_default().insert(asked, answer);
        }
    }
}
