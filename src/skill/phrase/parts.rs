//! Phrases that others are made of.

use super::{At, Page, Phrase, Referent, Spoken, Ways};
use crate::ability::Cards;
use crate::skill::first::First;

/// What has been spoken of, where words point to it: nothing where there is none.
#[derive(Clone)]
pub(in crate::skill) struct Implied<T>(pub(in crate::skill) fn(&Spoken) -> Option<T>);

/// "It", "that card".
pub(in crate::skill) const IT: Implied<Cards> = Implied(|spoken| spoken.it.map(Referent::cards));
/// "Them", "those cards".
pub(in crate::skill) const THEM: Implied<Cards> = Implied(|spoken| spoken.them.map(Referent::cards));

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
        page.holds(|| page.sees(at, self.0) == self.1).then_some(((), at)).into_iter().collect()
    }
    fn says(&self, (): &(), page: &Page<'_>, at: At) -> Vec<At> {
        self.read(page, at).into_iter().map(|((), at)| at).collect()
    }
    fn first(&self) -> First {
        First::NOTHING
    }
}

/// Words that may stand there and say nothing: none of them is made.
#[derive(Clone)]
pub(in crate::skill) struct Idle(pub(in crate::skill) &'static [&'static str]);

impl Phrase for Idle {
    type Value = ();
    fn read(&self, page: &Page<'_>, at: At) -> Ways<()> {
        vec![((), page.skip(at, self.0))]
    }
    fn says(&self, (): &(), page: &Page<'_>, at: At) -> Vec<At> {
        vec![page.skip(at, self.0)]
    }
}

/// What is understood, but is never made: a text is held against it by being heard again.
#[derive(Clone)]
pub(in crate::skill) struct Heard<F>(pub(in crate::skill) F);

impl<T: PartialEq, F: Fn(&Page<'_>, At) -> Ways<T>> Phrase for Heard<F> {
    type Value = T;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<T> {
        page.heard(|| (self.0)(page, at))
    }
    fn says(&self, value: &T, page: &Page<'_>, at: At) -> Vec<At> {
        page.found(value, || (self.0)(page, at))
    }
}

/// What is understood in more words than it is made of: by the first, and by the phrase.
#[derive(Clone)]
pub(in crate::skill) struct Reworded<F, P>(pub(in crate::skill) F, pub(in crate::skill) P);

impl<T: PartialEq, F: Fn(&Page<'_>, At) -> Ways<T>, P: Phrase<Value = T>> Phrase for Reworded<F, P> {
    type Value = T;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<T> {
        page.heard(|| (self.0)(page, at))
    }
    fn says(&self, value: &T, page: &Page<'_>, at: At) -> Vec<At> {
        page.reworded(value, || (self.0)(page, at), || self.1.says(value, page, at))
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

/// What is said of something else, in the same words: how the value is made of that, and undone.
#[derive(Clone)]
pub(in crate::skill) struct Mapped<P, A, B>(
    pub(in crate::skill) P,
    pub(in crate::skill) fn(A) -> Option<B>,
    pub(in crate::skill) fn(&B) -> Option<A>,
);

impl<A, B: PartialEq, P: Phrase<Value = A>> Phrase for Mapped<P, A, B> {
    type Value = B;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<B> {
        self.0.read(page, at).into_iter().filter_map(|(value, at)| Some(((self.1)(value)?, at))).collect()
    }
    fn says(&self, value: &B, page: &Page<'_>, at: At) -> Vec<At> {
        (self.2)(value).map_or_else(Vec::new, |value| self.0.says(&value, page, at))
    }
    fn first(&self) -> First {
        self.0.first()
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        self.0.leads(out);
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

/// The skill is \[Union-Absorb\].
pub(in crate::skill) const ABSORBING: Only = Only(|spoken| spoken.absorbs);

/// The opponent is "they".
pub(in crate::skill) const THEY: Only = Only(|spoken| spoken.they);
