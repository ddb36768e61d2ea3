//! Phrases that others are made of.

use super::{At, Page, Phrase, Referent, Spoken, Ways};
use crate::ability::Cards;
use crate::skill::first::First;

/// What is spoken of where words point to it: nothing where there is none.
#[derive(Clone)]
pub(in crate::skill) struct Pointed(pub(in crate::skill) fn(&Spoken) -> Option<Referent>);

/// "It", "that card".
pub(in crate::skill) const IT: Pointed = Pointed(|spoken| spoken.it);
/// "Them", "those cards".
pub(in crate::skill) const THEM: Pointed = Pointed(|spoken| spoken.them);

impl Phrase for Pointed {
    type Value = Cards;
    fn read(&self, _: &Page<'_>, at: At) -> Ways<Cards> {
        (self.0)(&at.spoken).map(|referent| (referent.cards(), at)).into_iter().collect()
    }
    fn says(&self, value: &Cards, page: &Page<'_>, at: At) -> Vec<At> {
        self.read(page, at).into_iter().filter(|(cards, _)| cards == value).map(|(_, at)| at).collect()
    }
    fn first(&self) -> First {
        First::NOTHING
    }
}

/// One of several wordings that say nothing of the value.
#[derive(Clone)]
pub(in crate::skill) struct AnyOf(pub(in crate::skill) &'static [&'static str]);

impl Phrase for AnyOf {
    type Value = ();
    fn read(&self, page: &Page<'_>, at: At) -> Ways<()> {
        page.any(at, self.0).map(|at| ((), at)).into_iter().collect()
    }
    fn says(&self, (): &(), page: &Page<'_>, at: At) -> Vec<At> {
        page.any(at, self.0).into_iter().collect()
    }
    fn first(&self) -> First {
        First::any(self.0)
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        out.extend_from_slice(self.0);
    }
}

/// Whether one of these wordings comes next, which another phrase steps over; a text that is still to be made may go on so or not.
#[derive(Clone)]
pub(in crate::skill) struct Ahead(pub(in crate::skill) &'static [&'static str], pub(in crate::skill) bool);

impl Phrase for Ahead {
    type Value = ();
    fn read(&self, page: &Page<'_>, at: At) -> Ways<()> {
        (page.is_blank() || page.sees(at, self.0) == self.1).then_some(((), at)).into_iter().collect()
    }
    fn says(&self, (): &(), page: &Page<'_>, at: At) -> Vec<At> {
        self.read(page, at).into_iter().map(|((), at)| at).collect()
    }
    fn first(&self) -> First {
        First::NOTHING
    }
}

/// A part that the value holds in a box.
#[derive(Clone)]
pub(in crate::skill) struct Boxed<P>(pub(in crate::skill) P);

impl<P: Phrase> Phrase for Boxed<P> {
    type Value = Box<P::Value>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Self::Value> {
        self.0.read(page, at).into_iter().map(|(value, at)| (Box::new(value), at)).collect()
    }
    fn says(&self, value: &Self::Value, page: &Page<'_>, at: At) -> Vec<At> {
        self.0.says(value, page, at)
    }
    fn first(&self) -> First {
        self.0.first()
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        self.0.leads(out);
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

/// A long phrase with which many rules begin: it is read once at each place.
#[derive(Clone)]
pub(in crate::skill) struct Once<P>(pub(in crate::skill) &'static str, pub(in crate::skill) P);

impl<P: Phrase> Phrase for Once<P>
where
    P::Value: Clone + 'static,
{
    type Value = P::Value;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<P::Value> {
        page.once(self.0, at, || self.1.read(page, at))
    }
    fn says(&self, value: &P::Value, page: &Page<'_>, at: At) -> Vec<At> {
        self.1.says(value, page, at)
    }
    fn first(&self) -> First {
        self.1.first()
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        self.1.leads(out);
    }
}

/// Something has to have been spoken of for what is said.
#[derive(Clone)]
pub(in crate::skill) struct Only(fn(&Spoken) -> bool);

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

/// The skill is \[Union-Absorb\].
pub(in crate::skill) const ABSORBING: Only = Only(|spoken| spoken.absorbs);

/// The opponent is "they".
#[derive(Clone)]
pub(in crate::skill) struct They;

impl Phrase for They {
    type Value = ();
    fn read(&self, page: &Page<'_>, at: At) -> Ways<()> {
        Only(|spoken| spoken.they).read(page, at)
    }
    fn says(&self, (): &(), page: &Page<'_>, at: At) -> Vec<At> {
        Only(|spoken| spoken.they).says(&(), page, at)
    }
    fn first(&self) -> First {
        First::NOTHING
    }
}
