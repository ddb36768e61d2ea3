//! Phrases: how a thing of the ability language is said, written down once and used both ways.
//!
//! A [`Phrase`] *reads*: all ways in which the text at a place can be said to mean something; and it *says*: all places where
//! the text may end if it says that something. What it cannot say of a value it has read was swallowed, and is found out.
//! The [`phrase!`] macro makes both directions from one list of rules.
//!
//! * `page`: the text, and how far it has been read.
//! * `trail`: the rules that have led to a place, where somebody asks.
//! * `spoken`: what words such as "it" point to.
//! * `rules`: the macro.
//! * `words`, `silent`, `parts`, `several`: phrases that others are made of.

mod page;
mod parts;
mod rules;
mod several;
mod silent;
mod spoken;
mod trail;
mod words;

#[cfg(test)]
pub(super) use page::MOST_ATTEMPTS;
pub(super) use page::Page;
pub(super) use parts::{Alone, Before, Block, Boxed, Deeper, Exactly, Mapped, Once, Shared, Within};
pub(super) use rules::phrase;
pub(super) use several::{AND, Led, OR, Row, Several};
pub(super) use silent::{ABSORBING, IT, ITS_THIS, Implied, Nothing, Only, POOL, Said, THAT, THEM, THEY, Tacit, X_PAID};
pub(super) use spoken::{Above, Deed, Done, NewName, Referent, Spoken, Taken, name};
pub(super) use trail::{Rule, Trail, Trails, Way};
pub(super) use words::{Ahead, AnyOf, Does, Heard, Idle, Reworded, Without, Word};

use std::ops::Deref;
use std::rc::Rc;

use super::first::{First, Leads};

/// Everything that a text at a place can mean, each with the place where it ends.
pub(super) type Ways<T> = Vec<(T, At)>;

/// Ways of reading that are looked at before they are taken; mostly the page keeps them, for whoever reads at the place once more.
pub(super) enum Kept<T> {
    /// Nobody else has them.
    Own(Ways<T>),
    /// The page has them, too.
    Again(Rc<Ways<T>>),
}

impl<T> Default for Kept<T> {
    fn default() -> Self {
        Self::Own(Ways::new())
    }
}

impl<T> Deref for Kept<T> {
    type Target = [(T, At)];
    fn deref(&self) -> &[(T, At)] {
        match self {
            Self::Own(ways) => ways,
            Self::Again(ways) => ways,
        }
    }
}

impl<T: Clone> Kept<T> {
    /// Takes all of them.
    pub(super) fn taken(self) -> Ways<T> {
        match self {
            Self::Own(ways) => ways,
            Self::Again(ways) => Ways::clone(&ways),
        }
    }
}

/// Adds a way; mostly it is the only one.
pub(super) fn push<T>(ways: &mut Ways<T>, way: (T, At)) {
    if ways.is_empty() {
        ways.reserve_exact(1);
    }
    ways.push(way);
}

/// A place in a text, and what has been spoken of on the way there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct At {
    /// The next byte; the last piece written, where a text is made.
    pub(super) pos: usize,
    /// For the words that point back.
    pub(super) spoken: Spoken,
    /// The rules on the way, where somebody asks for them.
    pub(super) trail: Trail,
}

impl At {
    /// The beginning of a text.
    pub(super) const START: Self = Self {
        pos: 0,
        spoken: Spoken {
            names: 0,
            it: None,
            that: None,
            them: None,
            token: None,
            renamed: false,
            before: None,
            chosen: None,
            chosen_before: None,
            host: None,
            pool: None,
            decked: false,
            taken: Taken::Nothing,
            from: None,
            or_from: None,
            under: false,
            settled: false,
            asked: false,
            they: false,
            allied: false,
            marked: false,
            boosted: false,
            offered: false,
            playing: false,
            x: false,
            absorbs: false,
            gone: false,
            acted: false,
            done: [None; 3],
        },
        trail: Trail::START,
    };

    /// The same place, after something more was spoken of.
    pub(super) fn speak(mut self, change: impl FnOnce(&mut Spoken)) -> Self {
        change(&mut self.spoken);
        self
    }
}

/// How a value is said.
pub(super) trait Phrase {
    /// What is said.
    type Value;
    /// All that the text can mean from a place on.
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Self::Value>;
    /// As [`Self::read`], for whoever looks at the ways first.
    fn look(&self, page: &Page<'_>, at: At) -> Kept<Self::Value> {
        Kept::Own(self.read(page, at))
    }
    /// All places where the text may end if it says this from a place on.
    fn says(&self, value: &Self::Value, page: &Page<'_>, at: At) -> Vec<At>;
    /// What it can begin with.
    fn first(&self) -> First {
        First::ANYTHING
    }
    /// How its rules begin, if it is made of rules.
    fn begins(&self) -> Option<&'static Leads> {
        None
    }
    /// All words that it can begin with, as far as they are known beforehand.
    fn leads(&self, _: &mut Vec<&'static str>) {}
}

impl<P: Phrase> Phrase for &P {
    type Value = P::Value;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Self::Value> {
        (*self).read(page, at)
    }
    fn look(&self, page: &Page<'_>, at: At) -> Kept<Self::Value> {
        (*self).look(page, at)
    }
    fn says(&self, value: &Self::Value, page: &Page<'_>, at: At) -> Vec<At> {
        (*self).says(value, page, at)
    }
    fn first(&self) -> First {
        (*self).first()
    }
    fn begins(&self) -> Option<&'static Leads> {
        (*self).begins()
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        (*self).leads(out);
    }
}
