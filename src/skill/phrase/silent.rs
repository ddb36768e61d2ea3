//! Phrases without words: what has been said before, and what goes without saying.

use super::{At, Page, Phrase, Referent, Spoken, Ways, name};
use crate::ability::{Block, Cards, Name};
use crate::skill::first::First;

/// What has been spoken of, where words point to it: nothing where there is none.
#[derive(Clone)]
pub(in crate::skill) struct Implied<T>(pub(in crate::skill) fn(&Spoken) -> Option<T>);

/// "It".
pub(in crate::skill) const IT: Implied<Cards> = Implied(|spoken| spoken.it.map(Referent::cards));
/// "That card".
pub(in crate::skill) const THAT: Implied<Cards> = Implied(|spoken| spoken.that().map(Referent::cards));
/// "Them", "those cards".
pub(in crate::skill) const THEM: Implied<Cards> = Implied(|spoken| spoken.them.map(Referent::cards));
/// The cards that were looked at.
pub(in crate::skill) const POOL: Implied<Name> = Implied(|spoken| spoken.pool.map(name));

impl<T: PartialEq> Phrase for Implied<T> {
    type Value = T;
    fn read(&self, _: &Page<'_>, at: At) -> Ways<T> {
        (self.0)(&at.spoken).map(|told| (told, at)).into_iter().collect()
    }
    fn says(&self, value: &T, _: &Page<'_>, at: At) -> Vec<At> {
        (self.0)(&at.spoken).filter(|told| told == value).map(|_| at).into_iter().collect()
    }
    fn first(&self) -> First {
        First::NOTHING
    }
}

/// What has been said before, if it has.
#[derive(Clone)]
pub(in crate::skill) struct Said<T>(pub(in crate::skill) Option<T>);

impl<T: Clone + PartialEq> Phrase for Said<T> {
    type Value = T;
    fn read(&self, _: &Page<'_>, at: At) -> Ways<T> {
        self.0.clone().map(|said| (said, at)).into_iter().collect()
    }
    fn says(&self, value: &T, _: &Page<'_>, at: At) -> Vec<At> {
        self.0.as_ref().filter(|said| *said == value).map(|_| at).into_iter().collect()
    }
    fn first(&self) -> First {
        First::NOTHING
    }
}

/// No instructions at all, and no words for them.
#[derive(Clone)]
pub(in crate::skill) struct Nothing;

impl Phrase for Nothing {
    type Value = Block;
    fn read(&self, _: &Page<'_>, at: At) -> Ways<Self::Value> {
        vec![(Self::Value::default(), at)]
    }
    fn says(&self, value: &Self::Value, _: &Page<'_>, at: At) -> Vec<At> {
        if value.is_empty() { vec![at] } else { Vec::new() }
    }
    fn first(&self) -> First {
        First::NOTHING
    }
}

/// Something that goes without saying.
#[derive(Clone)]
pub(in crate::skill) struct Tacit<T>(pub(in crate::skill) T);

impl<T: Clone + PartialEq> Phrase for Tacit<T> {
    type Value = T;
    fn read(&self, _: &Page<'_>, at: At) -> Ways<T> {
        vec![(self.0.clone(), at)]
    }
    fn says(&self, value: &T, _: &Page<'_>, at: At) -> Vec<At> {
        if *value == self.0 { vec![at] } else { Vec::new() }
    }
    fn first(&self) -> First {
        First::NOTHING
    }
}

/// Something has to have been spoken of for what is said.
#[derive(Clone)]
pub(in crate::skill) struct Only(pub(in crate::skill) fn(&Spoken) -> bool);

impl Phrase for Only {
    type Value = ();
    fn read(&self, _: &Page<'_>, at: At) -> Ways<()> {
        (self.0)(&at.spoken).then_some(((), at)).into_iter().collect()
    }
    fn says(&self, (): &(), _: &Page<'_>, at: At) -> Vec<At> {
        (self.0)(&at.spoken).then_some(at).into_iter().collect()
    }
    fn first(&self) -> First {
        First::NOTHING
    }
}

/// The price of the skill has an X.
pub(in crate::skill) const X_PAID: Only = Only(|spoken| spoken.x);

/// The skill is \[Union-Absorb\].
pub(in crate::skill) const ABSORBING: Only = Only(|spoken| spoken.absorbs);

/// "It" is the card that has the skill.
pub(in crate::skill) const ITS_THIS: Only = Only(|spoken| spoken.it == Some(Referent::This));

/// The opponent is "they".
pub(in crate::skill) const THEY: Only = Only(|spoken| spoken.they);
