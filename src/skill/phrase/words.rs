//! Words that say nothing of the value, and what is only heard.

use super::{At, Page, Phrase, Ways};
use crate::skill::first::First;

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
