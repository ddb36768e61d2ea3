//! Phrases that others are made of.

use std::sync::Arc;

use super::{At, Page, Phrase, Referent, Spoken, Ways};
use crate::ability::Cards;
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

/// Words that are known only where the phrase is made.
#[derive(Clone)]
pub(in crate::skill) struct Word(pub(in crate::skill) &'static str);

impl Phrase for Word {
    type Value = ();
    fn read(&self, page: &Page<'_>, at: At) -> Ways<()> {
        page.lit(at, self.0).map(|at| ((), at)).into_iter().collect()
    }
    fn says(&self, (): &(), page: &Page<'_>, at: At) -> Vec<At> {
        page.lit(at, self.0).into_iter().collect()
    }
    fn first(&self) -> First {
        First::of(self.0)
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        out.push(self.0);
    }
}

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

/// What is done, or else what the opponent does by these words; "they" are the opponent from then on.
#[derive(Clone)]
pub(in crate::skill) struct Does(
    pub(in crate::skill) &'static [&'static str],
    pub(in crate::skill) &'static [&'static str],
);

impl Phrase for Does {
    type Value = ();
    fn read(&self, page: &Page<'_>, at: At) -> Ways<()> {
        let theirs = page.heard(|| page.any(at, self.1)).map(|at| at.speak(|spoken| spoken.they = true));
        theirs.or_else(|| page.any(at, self.0)).map(|at| ((), at)).into_iter().collect()
    }
    fn says(&self, (): &(), page: &Page<'_>, at: At) -> Vec<At> {
        self.read(page, at).into_iter().map(|((), at)| at).collect()
    }
    fn first(&self) -> First {
        First::any(self.0).or(First::any(self.1))
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        out.extend(self.0.iter().chain(self.1));
    }
}

/// The text does not go on like this.
#[derive(Clone)]
pub(in crate::skill) struct Without<P>(pub(in crate::skill) P);

impl<P: Phrase> Phrase for Without<P> {
    type Value = ();
    fn read(&self, page: &Page<'_>, at: At) -> Ways<()> {
        page.holds(|| self.0.read(page, at).is_empty()).then_some(((), at)).into_iter().collect()
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

/// A part that several values share.
#[derive(Clone)]
pub(in crate::skill) struct Shared<P>(pub(in crate::skill) P);

impl<P: Phrase> Phrase for Shared<P> {
    type Value = Arc<P::Value>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Self::Value> {
        self.0.read(page, at).into_iter().map(|(value, at)| (Arc::new(value), at)).collect()
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

/// A list that the value holds as a block.
#[derive(Clone)]
pub(in crate::skill) struct Block<P>(pub(in crate::skill) P);

impl<T: Clone, P: Phrase<Value = Vec<T>>> Phrase for Block<P> {
    type Value = Arc<[T]>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Self::Value> {
        self.0.read(page, at).into_iter().map(|(list, at)| (list.into(), at)).collect()
    }
    fn says(&self, value: &Self::Value, page: &Page<'_>, at: At) -> Vec<At> {
        self.0.says(&value.to_vec(), page, at)
    }
    fn first(&self) -> First {
        self.0.first()
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        self.0.leads(out);
    }
}

/// No instructions at all, and no words for them.
#[derive(Clone)]
pub(in crate::skill) struct Nothing;

impl Phrase for Nothing {
    type Value = crate::ability::Block;
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

/// A list of one.
#[derive(Clone)]
pub(in crate::skill) struct Alone<P>(pub(in crate::skill) P);

impl<P: Phrase> Phrase for Alone<P> {
    type Value = Vec<P::Value>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Self::Value> {
        self.0.read(page, at).into_iter().map(|(value, at)| (vec![value], at)).collect()
    }
    fn says(&self, value: &Self::Value, page: &Page<'_>, at: At) -> Vec<At> {
        if let [value] = value.as_slice() { self.0.says(value, page, at) } else { Vec::new() }
    }
    fn first(&self) -> First {
        self.0.first()
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
        self.0.read(page, at).into_iter().filter_map(|(value, at)| Some(((self.1)(value)?, at))).collect()
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

/// "It" is the card that has the skill.
pub(in crate::skill) const ITS_THIS: Only = Only(|spoken| spoken.it == Some(Referent::This));

/// The opponent is "they".
pub(in crate::skill) const THEY: Only = Only(|spoken| spoken.they);
