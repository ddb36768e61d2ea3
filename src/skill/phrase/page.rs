//! A text that is read, or held against what it is said to mean; or one that is still to be made.

use std::any::Any;
use std::cell::{Cell, RefCell};
#[cfg(test)]
use std::panic::Location;
use std::rc::Rc;

use super::{At, Rule, Trails, Ways};
use crate::ability::{Area, KeywordNames};
use crate::skill::first::{First, Key, is_word};

/// A text that is read, or held against what it is said to mean; or one that is still to be made.
pub(in crate::skill) struct Page<'a> {
    text: &'a str,
    /// How the text goes on from each place, without the space before it: most wordings differ in that.
    firsts: Vec<Key>,
    names: &'a KeywordNames,
    /// The farthest place that a reading has come to.
    farthest: Cell<usize>,
    /// What it missed there, where somebody asks: to find that, every rule is tried there.
    expected: Option<RefCell<Vec<Missed>>>,
    /// The pieces written, each after another one, when the text is still to be made.
    made: Option<RefCell<Vec<(usize, String)>>>,
    /// Where the card acts from of which a text is still to be made.
    acts_from: Vec<Area>,
    /// How many more attempts may be made; a text that asks for more is not read.
    attempts: Cell<u32>,
    /// How many more sentences may stand within one another.
    depth: Cell<u8>,
    /// What phrases have been read as from each place.
    read: RefCell<Vec<Read>>,
    /// The rules gone through, where somebody asks for them.
    trails: Option<Trails>,
}

/// How often it may be looked whether something stands at a place. The costliest of all printed lines asks for 13,800.
const MOST_ATTEMPTS: u32 = 400_000;

/// Sentences within sentences: "if …, you may …, and if …".
const DEEPEST: u8 = 24;

/// What it takes to read a phrase, in attempts, before it is worth while to keep what it was read as.
const WORTH_KEEPING: u32 = 6;

/// Ways of reading, each list of its own type, with the name of the phrase and where it begins; `None` where there is none.
type Reading = (&'static str, At, Option<Rc<dyn Any>>);

/// What phrases have been read as from one place.
#[derive(Default)]
struct Read {
    /// A bit for each phrase among them, shared with others.
    marks: u64,
    readings: Vec<Reading>,
}

impl Read {
    /// The bit of a phrase.
    fn mark(what: &'static str) -> u64 {
        1 << (what.as_ptr().addr() % 61)
    }
}

/// How a text goes on from a place, for many rules.
#[derive(Clone, Copy)]
pub(in crate::skill) struct Next {
    key: Option<Key>,
    /// Whether every rule is tried all the same.
    all: bool,
}

impl Next {
    /// Whether a rule that begins like this is worth trying; where that is not known, it is.
    #[inline]
    pub(in crate::skill) fn admits(self, first: Option<First>) -> bool {
        self.all || first.is_none_or(|first| first.admits(self.key))
    }
}

/// What would have led on.
#[derive(Clone, Copy)]
enum Missed {
    One(&'static str),
    Any(&'static [&'static str]),
    Phrase(Leads),
}

impl Missed {
    /// Where it stands in the program: what is missed again and again is told once.
    fn place(&self) -> (usize, usize) {
        match self {
            Self::One(words) => (words.as_ptr().addr(), words.len()),
            Self::Any(wordings) => (wordings.as_ptr().addr(), wordings.len()),
            Self::Phrase(leads) => (*leads as usize, 0),
        }
    }
}

/// Gives all wordings that a phrase can begin with.
type Leads = fn(&mut Vec<&'static str>);

impl<'a> Page<'a> {
    /// A given text.
    pub(in crate::skill) fn of(text: &'a str, names: &'a KeywordNames) -> Self {
        let bytes = text.as_bytes();
        let mut last = None;
        let first = |at: usize| {
            // Nothing is looked for within a word.
            if at == 0 || !(is_word(bytes[at - 1]) && is_word(bytes[at])) {
                last = Key::of(&bytes[at + usize::from(bytes[at] == b' ')..]);
            }
            last
        };
        Self {
            text,
            firsts: (0..bytes.len()).filter_map(first).collect(),
            names,
            farthest: Cell::default(),
            expected: None,
            made: None,
            acts_from: Vec::new(),
            attempts: Cell::new(MOST_ATTEMPTS),
            depth: Cell::new(DEEPEST),
            read: RefCell::default(),
            trails: None,
        }
    }

    /// The same text, of which nothing has been read.
    pub(in crate::skill) fn anew(&self) -> Self {
        Self::of(self.text, self.names)
    }

    /// A text to be made, of a card that acts from these areas.
    pub(in crate::skill) fn blank(names: &'a KeywordNames, acts_from: &[Area]) -> Self {
        let acts_from = acts_from.to_vec();
        Self { made: Some(RefCell::new(vec![(0, String::new())])), acts_from, ..Self::of("", names) }
    }

    /// Where the card acts from, where the text is still to be made.
    pub(in crate::skill) fn made_from(&self) -> Option<&Vec<Area>> {
        self.made.is_some().then_some(&self.acts_from)
    }

    /// The same page, which tells what would have led on from the farthest place, or from a later one if there is one.
    pub(in crate::skill) fn telling(self, farthest: usize) -> Self {
        Self { expected: Some(RefCell::default()), farthest: Cell::new(farthest), ..self }
    }

    /// The same page, on which the rules are kept that are gone through.
    pub(in crate::skill) fn traced(self) -> Self {
        Self { trails: Some(Trails::default()), ..self.telling(0) }
    }

    /// The rules gone through, where they are kept.
    pub(in crate::skill) fn trails(&self) -> Option<&Trails> {
        self.trails.as_ref()
    }

    /// A rule is tried at a place, with so many ways known already; where rules are kept, it is given back to be closed.
    #[inline]
    pub(in crate::skill) fn opens(&self, rule: Rule, at: At, known: usize) -> Option<(Rule, usize)> {
        let trails = self.trails.as_ref()?;
        trails.open(rule, at);
        Some((rule, known))
    }

    /// A rule has been tried from a place: it has led to all places but those that were known before.
    #[inline]
    pub(in crate::skill) fn closes<'p>(
        &self,
        opened: Option<(Rule, usize)>,
        begin: At,
        ends: impl Iterator<Item = &'p mut At>,
    ) {
        if let (Some(trails), Some((rule, known))) = (&self.trails, opened) {
            trails.close();
            for end in ends.skip(known) {
                end.trail = trails.go(rule, begin, *end);
            }
        }
    }

    /// The same place, by way of a step that is made by hand.
    #[cfg(test)]
    fn by_hand(&self, at: Option<At>, place: &'static Location<'static>) -> Option<At> {
        let Some(trails) = &self.trails else { return at };
        at.map(|at| At { trail: trails.go(Rule::Step(place), at, at), ..at })
    }

    /// The keywords.
    pub(in crate::skill) fn names(&self) -> &'a KeywordNames {
        self.names
    }

    /// As many of these places as are wanted: all, or one where the text is still to be made.
    pub(in crate::skill) fn enough<T>(&self, mut places: Vec<T>) -> Vec<T> {
        if self.made.is_some() {
            places.truncate(1);
        }
        places
    }

    /// Whether these are all that is wanted: one way to say a thing is enough where the text is still to be made.
    pub(in crate::skill) fn is_enough<T>(&self, places: &[T]) -> bool {
        self.made.is_some() && !places.is_empty()
    }

    /// What can be heard in a text only: nothing where it is still to be made, which has other words.
    pub(in crate::skill) fn heard<T: Default>(&self, hear: impl FnOnce() -> T) -> T {
        if self.made.is_some() { T::default() } else { hear() }
    }

    /// Whether this holds of the text; there is nothing against it where that is still to be made.
    pub(in crate::skill) fn holds(&self, of_text: impl FnOnce() -> bool) -> bool {
        self.made.is_some() || of_text()
    }

    /// The places where a text ends that is heard to mean this, as long as it is not still to be made.
    pub(in crate::skill) fn found<T: PartialEq<U>, U: ?Sized>(
        &self,
        value: &U,
        hear: impl FnOnce() -> Ways<T>,
    ) -> Vec<At> {
        self.heard(hear).into_iter().filter(|(heard, _)| heard == value).map(|(_, at)| at).collect()
    }

    /// As [`Self::found`]; a text that is still to be made says it in words of its own.
    pub(in crate::skill) fn reworded<T: PartialEq<U>, U: ?Sized>(
        &self,
        value: &U,
        hear: impl FnOnce() -> Ways<T>,
        make: impl FnOnce() -> Vec<At>,
    ) -> Vec<At> {
        if self.made.is_some() { make() } else { self.found(value, hear) }
    }

    /// How far the reading came.
    pub(in crate::skill) fn farthest(&self) -> usize {
        self.farthest.get()
    }

    /// What would have led on from there.
    pub(in crate::skill) fn expected(&self) -> Vec<&'static str> {
        let Some(missed) = &self.expected else { return Vec::new() };
        let mut missed = missed.borrow_mut();
        missed.sort_unstable_by_key(Missed::place);
        missed.dedup_by_key(|missed| missed.place());
        let mut expected = Vec::new();
        for missed in &*missed {
            match missed {
                Missed::One(words) => expected.push(*words),
                Missed::Any(wordings) => expected.extend_from_slice(wordings),
                Missed::Phrase(leads) => leads(&mut expected),
            }
        }
        expected.retain(|words| !words.is_empty());
        expected.sort_unstable();
        expected.dedup();
        expected
    }

    /// The text that was made up to a place.
    pub(in crate::skill) fn made(&self, at: At) -> String {
        let Some(made) = &self.made else { return String::new() };
        let made = made.borrow();
        let mut pieces = Vec::new();
        let mut node = at.pos;
        while node != 0 {
            pieces.push(made[node].1.as_str());
            node = made[node].0;
        }
        let mut text = String::new();
        for piece in pieces.into_iter().rev().filter(|piece| !piece.is_empty()) {
            if !text.is_empty() && !piece.starts_with([',', '.', ';', ':', '?', '!']) {
                text.push(' ');
            }
            text.push_str(piece);
        }
        text
    }

    /// What is left from a place on, without the space before it.
    pub(in crate::skill) fn rest(&self, at: At) -> &'a str {
        let space = usize::from(self.text.as_bytes().get(at.pos) == Some(&b' '));
        self.text.get(at.pos + space..).unwrap_or_default()
    }

    /// What stands between two places.
    pub(in crate::skill) fn between(&self, begin: At, end: At) -> &'a str {
        self.text.get(begin.pos..end.pos).unwrap_or_default()
    }

    /// Reads a long phrase once at each place, however many rules begin with it.
    pub(in crate::skill) fn once<T: Clone + 'static>(
        &self,
        what: &'static str,
        at: At,
        read: impl FnOnce() -> Ways<T>,
    ) -> Ways<T> {
        if self.made.is_some() {
            return Ways::new();
        }
        if let Some(ways) = self.again(what, at) {
            return ways;
        }
        let begun = self.begun();
        let ways = read();
        self.keep(what, at, begun, &ways);
        ways
    }

    /// What a phrase was read as when it was read from this place before, if that is known.
    #[inline]
    pub(in crate::skill) fn again<T: Clone + 'static>(&self, what: &'static str, at: At) -> Option<Ways<T>> {
        let (begin, ways) = self.kept(what, at)?;
        let ways: Ways<T> = ways.and_then(|ways| ways.downcast_ref().cloned()).unwrap_or_default();
        self.pay(ways.len());
        let Some(trails) = &self.trails else { return Some(ways) };
        let led = |end: At| At { trail: trails.moved(end, begin, at), ..end };
        Some(ways.into_iter().map(|(value, end)| (value, led(end))).collect())
    }

    #[inline]
    fn kept(&self, what: &'static str, at: At) -> Option<(At, Option<Rc<dyn Any>>)> {
        let read = self.read.borrow();
        let there = read.get(at.pos).filter(|there| there.marks & Read::mark(what) != 0)?;
        let is_it = |(known, begin, _): &&Reading| std::ptr::eq(*known, what) && begin.spoken == at.spoken;
        there.readings.iter().find(is_it).map(|(_, begin, ways)| (*begin, ways.clone()))
    }

    /// What is to be told of the beginning when a phrase has been read.
    #[inline]
    pub(in crate::skill) fn begun(&self) -> u32 {
        self.attempts.get()
    }

    /// Keeps what a phrase was read as, if it took much.
    #[inline]
    pub(in crate::skill) fn keep<T: Clone + 'static>(&self, what: &'static str, at: At, begun: u32, ways: &Ways<T>) {
        if begun - self.attempts.get() >= WORTH_KEEPING && self.made.is_none() {
            self.keep_there((what, at, (!ways.is_empty()).then(|| Rc::new(ways.clone()) as Rc<dyn Any>)));
        }
    }

    fn keep_there(&self, reading: Reading) {
        let (what, at, _) = reading;
        let mut read = self.read.borrow_mut();
        if read.is_empty() {
            read.resize_with(self.text.len() + 1, Read::default);
        }
        read[at.pos].marks |= Read::mark(what);
        read[at.pos].readings.push(reading);
    }

    /// Nothing is left.
    pub(in crate::skill) fn is_end(&self, at: At) -> bool {
        let is_end = self.made.is_some() || self.rest(at).is_empty();
        if !is_end {
            self.miss(at, Missed::One("the end of the skill"));
        }
        is_end
    }

    /// Steps over these words, or says that they were expected.
    #[cfg_attr(test, track_caller)]
    pub(in crate::skill) fn lit(&self, at: At, words: &'static str) -> Option<At> {
        let next = self.step(at, words);
        if next.is_none() {
            self.miss(at, Missed::One(words));
        }
        next
    }

    /// As [`Self::lit`], where it is known beforehand what the words begin with.
    #[inline]
    pub(in crate::skill) fn lit_of(&self, at: At, first: First, words: &'static str) -> Option<At> {
        if self.may_begin(at, first) {
            return self.lit(at, words);
        }
        self.miss(at, Missed::One(words));
        None
    }

    /// Steps over the first of several wordings that is there.
    #[cfg_attr(test, track_caller)]
    pub(in crate::skill) fn any(&self, at: At, wordings: &'static [&'static str]) -> Option<At> {
        let next = if self.made.is_some() {
            wordings.first().and_then(|words| self.step(at, words))
        } else {
            let letter = self.letter(at);
            let may_be = |words: &&&str| words.is_empty() || words.as_bytes().first() == letter;
            wordings.iter().filter(may_be).find_map(|words| self.step(at, words))
        };
        #[cfg(test)]
        let next = self.by_hand(next, Location::caller());
        if next.is_none() {
            self.miss(at, Missed::Any(wordings));
        }
        next
    }

    /// Steps over the first of these wordings that is there; none of them says anything, and none is made.
    #[cfg_attr(test, track_caller)]
    pub(in crate::skill) fn skip(&self, at: At, wordings: &'static [&'static str]) -> At {
        if self.made.is_some() {
            return at;
        }
        let next = wordings.iter().find_map(|words| self.step(at, words));
        #[cfg(test)]
        let next = self.by_hand(next, Location::caller());
        next.unwrap_or(at)
    }

    /// Whether one of these wordings comes next, without a step over it; nothing does where the text is still to be made.
    #[cfg_attr(test, track_caller)]
    pub(in crate::skill) fn sees(&self, at: At, wordings: &[&str]) -> bool {
        self.sees_each(at, &[wordings])
    }

    /// As [`Self::sees`], for wordings that come one after the other.
    #[cfg_attr(test, track_caller)]
    pub(in crate::skill) fn sees_each(&self, at: At, several: &[&[&str]]) -> bool {
        let next = |at: Option<At>, wordings: &&[&str]| wordings.iter().find_map(|words| self.step(at?, words));
        let sees = self.made.is_none() && several.iter().fold(Some(at), next).is_some();
        #[cfg(test)]
        if let Some(trails) = self.trails.as_ref().filter(|_| sees) {
            trails.see(Rule::Step(Location::caller()));
        }
        sees
    }

    /// Steps over what joins the last of several to those before it; a list of three or more has a comma there, mostly.
    #[cfg_attr(test, track_caller)]
    pub(in crate::skill) fn link(&self, at: At, links: &'static [&'static str], comma: bool) -> Option<At> {
        let usual = links.iter().filter(|link| link.starts_with(',') == comma);
        let next = usual.chain(links).find_map(|link| self.lit(at, link));
        #[cfg(test)]
        let next = self.by_hand(next, Location::caller());
        next
    }

    /// As [`Self::any`], where it is known beforehand what the wordings begin with.
    #[inline]
    pub(in crate::skill) fn any_of(&self, at: At, first: First, wordings: &'static [&'static str]) -> Option<At> {
        if self.may_begin(at, first) {
            return self.any(at, wordings);
        }
        self.miss(at, Missed::Any(wordings));
        None
    }

    /// The first byte from a place on, without the space before it.
    fn letter(&self, at: At) -> Option<&u8> {
        let text = self.text.as_bytes();
        text.get(at.pos + usize::from(text.get(at.pos) == Some(&b' ')))
    }

    /// Whether the text goes on like this, or nothing is written there yet.
    #[inline]
    pub(in crate::skill) fn may_begin(&self, at: At, first: First) -> bool {
        self.attempt() && (self.made.is_some() || first.admits(self.firsts.get(at.pos).copied()))
    }

    /// Whether a phrase can begin here; otherwise what it begins with is missed.
    #[inline]
    pub(in crate::skill) fn may_be(&self, at: At, first: First, leads: Leads) -> bool {
        let may = self.may_begin(at, first);
        if !may {
            self.miss(at, Missed::Phrase(leads));
        }
        may
    }

    /// How the text goes on from a place.
    #[inline]
    pub(in crate::skill) fn next(&self, at: At) -> Next {
        let all = self.made.is_some() || (self.expected.is_some() && at.pos >= self.farthest.get());
        Next { key: self.firsts.get(at.pos).copied(), all }
    }

    /// Goes one sentence deeper; nothing comes of it where a text is nested beyond all reason.
    pub(in crate::skill) fn deeper<T: Default>(&self, read: impl FnOnce() -> T) -> T {
        let Some(left) = self.depth.get().checked_sub(1) else { return T::default() };
        self.depth.set(left);
        let value = read();
        self.depth.set(left + 1);
        value
    }

    /// Counts an attempt; whether it may be made.
    #[inline]
    fn attempt(&self) -> bool {
        self.attempts.set(self.attempts.get().saturating_sub(1));
        !self.is_spent()
    }

    /// A list with more at its end. To copy what stands in it is work, too: lists of many readings grow with each.
    pub(in crate::skill) fn longer<T: Clone>(&self, list: &[T], more: impl IntoIterator<Item = T>) -> Vec<T> {
        self.pay(list.len());
        list.iter().cloned().chain(more).collect()
    }

    /// Takes so many attempts for work of another kind.
    pub(in crate::skill) fn pay(&self, attempts: usize) {
        let attempts = u32::try_from(attempts).unwrap_or(u32::MAX);
        self.attempts.set(self.attempts.get().saturating_sub(attempts));
    }

    /// How many attempts were made.
    pub(in crate::skill) fn spent(&self) -> usize {
        usize::try_from(MOST_ATTEMPTS - self.attempts.get()).unwrap_or(usize::MAX)
    }

    /// More was asked than a text is worth: since then nothing has been found any more, and what was found before is not all.
    pub(in crate::skill) fn is_spent(&self) -> bool {
        self.attempts.get() == 0
    }

    /// Steps over words that are not known beforehand, such as names and numbers.
    #[cfg_attr(test, track_caller)]
    pub(in crate::skill) fn step(&self, at: At, words: &str) -> Option<At> {
        if !self.attempt() {
            return None;
        }
        #[cfg(test)]
        let at = self.by_hand(Some(at), Location::caller()).unwrap_or(at);
        if let Some(made) = &self.made {
            let mut made = made.borrow_mut();
            made.push((at.pos, words.to_owned()));
            return Some(At { pos: made.len() - 1, ..at });
        }
        if words.is_empty() {
            return Some(at);
        }
        let text = self.text.as_bytes();
        let start = at.pos + usize::from(text.get(at.pos) == Some(&b' '));
        // Most differ in the first letter or in the last.
        let bytes = words.as_bytes();
        if text.get(start) != bytes.first() || text.get(start + bytes.len() - 1) != bytes.last() {
            return None;
        }
        let end = start + bytes.len();
        let is_there = &text[start..end] == bytes && !(ends_in_word(words) && begins_in_word(&self.text[end..]));
        is_there.then_some(At { pos: end, ..at })
    }

    /// Steps over something that `take` makes a value of, given what is left; it says how many bytes that is.
    #[cfg_attr(test, track_caller)]
    pub(in crate::skill) fn take<T>(
        &self,
        at: At,
        expected: &'static str,
        take: impl FnOnce(&'a str) -> Option<(T, usize)>,
    ) -> Ways<T> {
        let rest = self.rest(at);
        let taken = take(rest).filter(|_| self.attempt());
        if taken.is_none() {
            self.miss(at, Missed::One(expected));
        }
        #[cfg(test)]
        let at = self.by_hand(Some(at), Location::caller()).unwrap_or(at);
        let ways = taken.map(|(value, len)| (value, At { pos: self.text.len() - rest.len() + len, ..at }));
        ways.into_iter().collect()
    }

    /// Steps over a name in brackets.
    #[cfg_attr(test, track_caller)]
    pub(in crate::skill) fn bracketed(&self, at: At, open: char, close: char, expected: &'static str) -> Ways<&'a str> {
        self.take(at, expected, |rest| {
            let inner = rest.strip_prefix(open)?;
            let end = inner.find(close)?;
            Some((&inner[..end], open.len_utf8() + end + close.len_utf8()))
        })
    }

    #[inline]
    fn miss(&self, at: At, expected: Missed) {
        if at.pos >= self.farthest.get() {
            match &self.expected {
                None => self.farthest.set(at.pos),
                Some(missed) => self.miss_here(at, expected, &mut missed.borrow_mut()),
            }
        }
    }

    fn miss_here(&self, at: At, expected: Missed, missed: &mut Vec<Missed>) {
        if at.pos > self.farthest.replace(at.pos) {
            missed.clear();
        }
        if let Some(trails) = self.trails.as_ref().filter(|_| missed.is_empty()) {
            trails.stop(at.trail);
        }
        missed.push(expected);
    }
}

/// Whether the last letter is part of a word.
fn ends_in_word(words: &str) -> bool {
    match words.as_bytes().last() {
        Some(last) if last.is_ascii() => is_word(*last),
        _ => words.ends_with(char::is_alphanumeric),
    }
}

/// Whether the first letter is part of a word.
fn begins_in_word(text: &str) -> bool {
    match text.as_bytes().first() {
        Some(first) if first.is_ascii() => is_word(*first),
        _ => text.starts_with(char::is_alphanumeric),
    }
}
