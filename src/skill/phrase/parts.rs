//! Phrases made of others: parts in boxes and lists, and what is made of a part.

use std::sync::Arc;

use super::{At, Kept, Page, Phrase, Spoken, Ways};
use crate::skill::first::{First, Leads};

/// A part that is known already.
#[derive(Clone)]
pub(in crate::skill) struct Exactly<P: Phrase>(pub(in crate::skill) P, pub(in crate::skill) P::Value);

impl<P: Phrase> Phrase for Exactly<P> {
    type Value = ();
    fn read(&self, page: &Page<'_>, at: At) -> Ways<()> {
        self.0.says(&self.1, page, at).into_iter().map(|at| ((), at)).collect()
    }
    fn says(&self, (): &(), page: &Page<'_>, at: At) -> Vec<At> {
        self.0.says(&self.1, page, at)
    }
    fn first(&self) -> First {
        self.0.first()
    }
    fn begins(&self) -> Option<&'static Leads> {
        self.0.begins()
    }
}

/// A part that the value holds in a box.
#[derive(Clone)]
pub(in crate::skill) struct Boxed<P>(pub(in crate::skill) P);

impl<P: Phrase> Phrase for Boxed<P> {
    type Value = Box<P::Value>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Self::Value> {
        let ways = self.0.read(page, at);
        if ways.is_empty() {
            return Ways::new();
        }
        ways.into_iter().map(|(value, at)| (Box::new(value), at)).collect()
    }
    fn says(&self, value: &Self::Value, page: &Page<'_>, at: At) -> Vec<At> {
        self.0.says(value, page, at)
    }
    fn first(&self) -> First {
        self.0.first()
    }
    fn begins(&self) -> Option<&'static Leads> {
        self.0.begins()
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        self.0.leads(out);
    }
}

/// A part that several values share.
#[derive(Clone)]
pub(in crate::skill) struct Shared<P>(pub(in crate::skill) P);

impl<P: Phrase> Phrase for Shared<P> {
    type Value = Arc<P::Value>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Self::Value> {
        let ways = self.0.read(page, at);
        if ways.is_empty() {
            return Ways::new();
        }
        ways.into_iter().map(|(value, at)| (Arc::new(value), at)).collect()
    }
    fn says(&self, value: &Self::Value, page: &Page<'_>, at: At) -> Vec<At> {
        self.0.says(value, page, at)
    }
    fn first(&self) -> First {
        self.0.first()
    }
    fn begins(&self) -> Option<&'static Leads> {
        self.0.begins()
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        self.0.leads(out);
    }
}

/// A list that the value holds as a block.
#[derive(Clone)]
pub(in crate::skill) struct Block<P>(pub(in crate::skill) P);

impl<T: Clone, P: Phrase<Value = Vec<T>>> Phrase for Block<P> {
    type Value = Arc<[T]>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Self::Value> {
        let ways = self.0.read(page, at);
        if ways.is_empty() {
            return Ways::new();
        }
        ways.into_iter().map(|(list, at)| (list.into(), at)).collect()
    }
    fn says(&self, value: &Self::Value, page: &Page<'_>, at: At) -> Vec<At> {
        self.0.says(&value.to_vec(), page, at)
    }
    fn first(&self) -> First {
        self.0.first()
    }
    fn begins(&self) -> Option<&'static Leads> {
        self.0.begins()
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        self.0.leads(out);
    }
}

/// A list of one.
#[derive(Clone)]
pub(in crate::skill) struct Alone<P>(pub(in crate::skill) P);

impl<P: Phrase> Phrase for Alone<P> {
    type Value = Vec<P::Value>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Self::Value> {
        let ways = self.0.read(page, at);
        if ways.is_empty() {
            return Ways::new();
        }
        ways.into_iter().map(|(value, at)| (vec![value], at)).collect()
    }
    fn says(&self, value: &Self::Value, page: &Page<'_>, at: At) -> Vec<At> {
        if let [value] = value.as_slice() { self.0.says(value, page, at) } else { Vec::new() }
    }
    fn first(&self) -> First {
        self.0.first()
    }
    fn begins(&self) -> Option<&'static Leads> {
        self.0.begins()
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        self.0.leads(out);
    }
}

/// A part of the value that is said before it: what is said behind it, and how it is found in the value.
#[derive(Clone)]
pub(in crate::skill) struct Before<A: Phrase, P: Phrase>(
    pub(in crate::skill) A,
    pub(in crate::skill) fn(&A::Value) -> P,
    pub(in crate::skill) fn(&P::Value) -> Option<A::Value>,
);

impl<A: Phrase, P: Phrase> Phrase for Before<A, P> {
    type Value = P::Value;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<P::Value> {
        self.0.read(page, at).into_iter().flat_map(|(part, at)| (self.1)(&part).read(page, at)).collect()
    }
    fn says(&self, value: &P::Value, page: &Page<'_>, at: At) -> Vec<At> {
        let Some(part) = (self.2)(value) else { return Vec::new() };
        self.0.says(&part, page, at).into_iter().flat_map(|at| (self.1)(&part).says(value, page, at)).collect()
    }
    fn first(&self) -> First {
        self.0.first().then(|| First::ANYTHING)
    }
    fn begins(&self) -> Option<&'static Leads> {
        self.0.begins()
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        self.0.leads(out);
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
        self.look(page, at).taken()
    }
    fn look(&self, page: &Page<'_>, at: At) -> Kept<P::Value> {
        page.once(self.0, at, || self.1.read(page, at))
    }
    fn says(&self, value: &P::Value, page: &Page<'_>, at: At) -> Vec<At> {
        self.1.says(value, page, at)
    }
    fn first(&self) -> First {
        self.1.first()
    }
    fn begins(&self) -> Option<&'static Leads> {
        self.1.begins()
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        self.1.leads(out);
    }
}

/// What changes what has been spoken of only as long as it lasts: how it begins, and what is put back behind it.
#[derive(Clone)]
pub(in crate::skill) struct Within<P>(
    pub(in crate::skill) P,
    pub(in crate::skill) fn(&mut Spoken),
    pub(in crate::skill) fn(&mut Spoken, &Spoken),
);

impl<P: Phrase> Phrase for Within<P> {
    type Value = P::Value;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<P::Value> {
        let ways = self.0.read(page, at.speak(self.1)).into_iter();
        ways.map(|(value, end)| (value, end.speak(|spoken| (self.2)(spoken, &at.spoken)))).collect()
    }
    fn says(&self, value: &P::Value, page: &Page<'_>, at: At) -> Vec<At> {
        let ends = self.0.says(value, page, at.speak(self.1)).into_iter();
        ends.map(|end| end.speak(|spoken| (self.2)(spoken, &at.spoken))).collect()
    }
    fn first(&self) -> First {
        self.0.first()
    }
    fn begins(&self) -> Option<&'static Leads> {
        self.0.begins()
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        self.0.leads(out);
    }
}

/// What goes one sentence deeper.
#[derive(Clone)]
pub(in crate::skill) struct Deeper<P>(pub(in crate::skill) P);

impl<P: Phrase> Phrase for Deeper<P> {
    type Value = P::Value;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<P::Value> {
        page.deeper(|| self.0.read(page, at))
    }
    fn says(&self, value: &P::Value, page: &Page<'_>, at: At) -> Vec<At> {
        self.0.says(value, page, at)
    }
    fn first(&self) -> First {
        self.0.first()
    }
    fn begins(&self) -> Option<&'static Leads> {
        self.0.begins()
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        self.0.leads(out);
    }
}

/// What is said of something else, in the same words: how the value is made of that, and undone; in several ways, perhaps.
#[derive(Clone)]
pub(in crate::skill) struct Mapped<P: Phrase, B, I = Option<<P as Phrase>::Value>>(
    pub(in crate::skill) P,
    pub(in crate::skill) fn(P::Value) -> Option<B>,
    pub(in crate::skill) fn(&B) -> I,
);

impl<P: Phrase, B, I: IntoIterator<Item = P::Value>> Phrase for Mapped<P, B, I> {
    type Value = B;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<B> {
        let ways = self.0.read(page, at);
        if ways.is_empty() {
            return Ways::new();
        }
        ways.into_iter().filter_map(|(value, at)| Some(((self.1)(value)?, at))).collect()
    }
    fn says(&self, value: &B, page: &Page<'_>, at: At) -> Vec<At> {
        let mut places = Vec::new();
        for value in (self.2)(value) {
            places.extend(self.0.says(&value, page, at));
            if page.is_enough(&places) {
                break;
            }
        }
        places
    }
    fn first(&self) -> First {
        self.0.first()
    }
    fn begins(&self) -> Option<&'static Leads> {
        self.0.begins()
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        self.0.leads(out);
    }
}
