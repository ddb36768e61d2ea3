//! A text that is read, or held against what it is said to mean; or one that is still to be made.

use std::any::Any;
use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::num::NonZeroU32;
#[cfg(test)]
use std::panic::Location;
use std::rc::Rc;

use super::{At, Kept, Phrase, Rule, Trails, Ways};
use crate::ability::{Area, KeywordNames};
use crate::skill::beyond::Beyond;
use crate::skill::first::{self, First, Key, Leads, Worth, is_word};

/// A text that is read, or held against what it is said to mean; or one that is still to be made.
pub(in crate::skill) struct Page<'a> {
    text: &'a str,
    /// How the text goes on from each place, without the space before it: most wordings differ in that.
    firsts: Vec<Key>,
    /// What stands in the text from each place on.
    beyond: Beyond,
    /// Which rules have turned out to be worth trying at a place.
    worth: RefCell<Worth>,
    /// Rules that cannot do without words that are not there are tried all the same: they tell what would have led on.
    thorough: bool,
    names: &'a KeywordNames,
    /// The farthest place that a reading has come to.
    farthest: Cell<usize>,
    /// What it missed there, where somebody asks: to find that, every rule is tried there.
    expected: Option<RefCell<Vec<Missed>>>,
    /// The pieces written, each after another one, when the text is still to be made.
    made: Option<RefCell<Pieces>>,
    /// Where the card acts from of which a text is still to be made.
    acts_from: Vec<Area>,
    /// How many more attempts may be made; a text that asks for more is not read.
    attempts: Cell<u32>,
    /// How many more sentences may stand within one another.
    depth: Cell<u8>,
    /// What phrases have been read as.
    read: RefCell<Memory>,
    /// The rules gone through, where somebody asks for them.
    trails: Option<Trails>,
}

/// How often it may be looked whether something stands at a place. The costliest printed line asks for a tenth of that at most.
pub(in crate::skill) const MOST_ATTEMPTS: u32 = 400_000;

/// As [`MOST_ATTEMPTS`], to make a text: one line in fifty would take more, by words that nobody says.
const MOST_TO_MAKE: u32 = 16_000;

/// Sentences within sentences: "if …, you may …, and if …".
const DEEPEST: u8 = 24;

/// What it takes to read a phrase, in attempts, before it is worth while to keep what it was read as.
const WORTH_KEEPING: u32 = 6;

/// What a phrase has been read as from a place: its name, the place, and the ways, a list of its own type; `None` where there
/// is none.
type Reading = (&'static str, At, Option<Rc<dyn Any>>);

/// What phrases have been read as, found by phrase and place.
#[derive(Default)]
struct Memory {
    readings: Vec<Reading>,
    /// The number of each reading behind its [slot](Self::slot), or the next one that was free; twice as many as are taken, or more.
    slots: Vec<Option<NonZeroU32>>,
}

impl Memory {
    /// Where a reading is looked for first.
    fn slot(&self, what: &'static str, pos: usize) -> usize {
        let mixed = (what.as_ptr().addr() as u64 ^ ((pos as u64) << 20)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        // Half of its bits fit any machine.
        usize::try_from(mixed >> 32).unwrap_or_default() & (self.slots.len() - 1)
    }

    fn find(&self, what: &'static str, at: At) -> Option<&Reading> {
        let mut slot = if self.slots.is_empty() { return None } else { self.slot(what, at.pos) };
        while let Some(number) = self.slots[slot] {
            let reading @ (known, begin, _) = &self.readings[number.get() as usize - 1];
            if std::ptr::eq(*known, what) && begin.pos == at.pos && begin.spoken == at.spoken {
                return Some(reading);
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        None
    }

    fn add(&mut self, reading: Reading) {
        self.readings.push(reading);
        if self.readings.len() * 2 > self.slots.len() {
            self.slots = vec![None; (self.slots.len() * 2).max(256)];
            (1..=self.readings.len()).for_each(|number| self.enter(number));
        } else {
            self.enter(self.readings.len());
        }
    }

    /// Enters a reading by its number, from 1 on.
    fn enter(&mut self, number: usize) {
        let (what, at, _) = self.readings[number - 1];
        let mut slot = self.slot(what, at.pos);
        while self.slots[slot].is_some() {
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        self.slots[slot] = u32::try_from(number).ok().and_then(NonZeroU32::new);
    }
}

/// What would have led on.
#[derive(Clone, Copy)]
enum Missed {
    One(&'static str),
    Any(&'static [&'static str]),
    Phrase(Leading),
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
type Leading = fn(&mut Vec<&'static str>);

/// The pieces of a text that is made, each with the number of the one before it.
type Pieces = Vec<(usize, Cow<'static, str>)>;

/// Writes a piece behind another one, and says which it is.
fn write(made: &RefCell<Pieces>, behind: usize, words: impl Into<Cow<'static, str>>) -> usize {
    let mut made = made.borrow_mut();
    made.push((behind, words.into()));
    made.len() - 1
}

impl<'a> Page<'a> {
    /// A given text.
    pub(in crate::skill) fn of(text: &'a str, names: &'a KeywordNames) -> Self {
        Self::with(text, names, first::keys(text), Beyond::of(text))
    }

    fn with(text: &'a str, names: &'a KeywordNames, firsts: Vec<Key>, beyond: Beyond) -> Self {
        Self {
            text,
            firsts,
            beyond,
            worth: RefCell::default(),
            thorough: false,
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
    pub(in crate::skill) fn anew(self) -> Self {
        Self::with(self.text, self.names, self.firsts, self.beyond)
    }

    /// A text to be made, of a card that acts from these areas.
    pub(in crate::skill) fn blank(names: &'a KeywordNames, acts_from: &[Area]) -> Self {
        let acts_from = acts_from.to_vec();
        let made = Some(RefCell::new(vec![(0, Cow::default())]));
        Self { made, acts_from, attempts: Cell::new(MOST_TO_MAKE), ..Self::of("", names) }
    }

    /// Whether the text is still to be made.
    pub(in crate::skill) fn is_made(&self) -> bool {
        self.made.is_some()
    }

    /// Where the card acts from, where the text is still to be made.
    pub(in crate::skill) fn made_from(&self) -> Option<&Vec<Area>> {
        self.made.is_some().then_some(&self.acts_from)
    }

    /// The same page, which tells what would have led on from the farthest place, or from a later one if there is one.
    pub(in crate::skill) fn telling(self, farthest: usize) -> Self {
        Self { thorough: true, expected: Some(RefCell::default()), farthest: Cell::new(farthest), ..self }
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

    /// Whether the text is still to be made.
    pub(in crate::skill) fn is_to_be_made(&self) -> bool {
        self.made.is_some()
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
            pieces.push(&*made[node].1);
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
    ) -> Kept<T> {
        if self.made.is_some() {
            return Kept::default();
        }
        if let Some(ways) = self.again(what, at) {
            return ways;
        }
        let begun = self.begun();
        self.keep(what, at, begun, read())
    }

    /// What a phrase was read as when it was read from this place before, if that is known.
    pub(in crate::skill) fn again<T: Clone + 'static>(&self, what: &'static str, at: At) -> Option<Kept<T>> {
        let read = self.read.borrow();
        let (_, begin, ways) = read.find(what, at)?;
        let Some(ways) = ways.clone().and_then(|ways| ways.downcast::<Ways<T>>().ok()) else {
            return Some(Kept::default());
        };
        self.pay(ways.len());
        let Some(trails) = &self.trails else { return Some(Kept::Again(ways)) };
        let led = |end: At| At { trail: trails.moved(end, *begin, at), ..end };
        Some(Kept::Own(ways.iter().map(|(value, end)| (value.clone(), led(*end))).collect()))
    }

    /// What is to be told of the beginning when a phrase has been read.
    #[inline]
    pub(in crate::skill) fn begun(&self) -> u32 {
        self.attempts.get()
    }

    /// Keeps what a phrase was read as, if it took much.
    #[inline]
    pub(in crate::skill) fn keep<T: 'static>(&self, what: &'static str, at: At, begun: u32, ways: Ways<T>) -> Kept<T> {
        if begun - self.attempts.get() < WORTH_KEEPING || self.made.is_some() {
            return Kept::Own(ways);
        }
        if ways.is_empty() {
            self.read.borrow_mut().add((what, at, None));
            return Kept::default();
        }
        let ways = Rc::new(ways);
        self.read.borrow_mut().add((what, at, Some(Rc::<Ways<T>>::clone(&ways))));
        Kept::Again(ways)
    }

    /// Nothing is left.
    pub(in crate::skill) fn is_end(&self, at: At) -> bool {
        let is_end = self.made.is_some() || self.rest(at).is_empty();
        if !is_end {
            self.miss(&at, Missed::One("the end of the skill"));
        }
        is_end
    }

    /// Steps over these words, or says that they were expected.
    #[cfg_attr(test, track_caller)]
    pub(in crate::skill) fn lit(&self, at: At, words: &'static str) -> Option<At> {
        let next = self.step(at, words);
        if next.is_none() {
            self.miss(&at, Missed::One(words));
        }
        next
    }

    /// The place behind these words; otherwise they are missed.
    pub(in crate::skill) fn behind(&self, at: &At, words: &'static str) -> Option<usize> {
        let end = if self.attempt() { self.end_of(at.pos, words) } else { None };
        if end.is_none() {
            self.miss(at, Missed::One(words));
        }
        end
    }

    /// The place behind the first of these wordings that is there, which begin like that; otherwise they are missed.
    pub(in crate::skill) fn behind_any(
        &self,
        at: &At,
        first: First,
        wordings: &'static [&'static str],
    ) -> Option<usize> {
        let may = self.attempt() && (self.made.is_some() || first.admits(self.firsts.get(at.pos).copied()));
        let end = if may { self.end_of_any(at.pos, wordings) } else { None };
        if end.is_none() {
            self.miss(at, Missed::Any(wordings));
        }
        end
    }

    /// Steps over the first of several wordings that is there.
    #[cfg_attr(test, track_caller)]
    pub(in crate::skill) fn any(&self, at: At, wordings: &'static [&'static str]) -> Option<At> {
        let end = if self.attempt() { self.end_of_any(at.pos, wordings) } else { None };
        let next = end.map(|pos| At { pos, ..at });
        #[cfg(test)]
        let next = self.by_hand(next, Location::caller());
        if next.is_none() {
            self.miss(&at, Missed::Any(wordings));
        }
        next
    }

    /// Steps over the first of these wordings that is there; none of them says anything, and none is made.
    #[cfg_attr(test, track_caller)]
    pub(in crate::skill) fn skip(&self, at: At, wordings: &'static [&'static str]) -> At {
        if self.made.is_some() || !self.attempt() {
            return at;
        }
        let next = self.end_of_any(at.pos, wordings).map(|pos| At { pos, ..at });
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
        let next = |pos, wordings: &&[&str]| self.end_from_any(pos, wordings);
        let sees = self.made.is_none() && self.attempt() && several.iter().try_fold(at.pos, next).is_some();
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

    /// Whether the text goes on like this, or nothing is written there yet.
    #[inline]
    pub(in crate::skill) fn may_begin(&self, at: At, first: First) -> bool {
        self.attempt() && (self.made.is_some() || first.admits(self.firsts.get(at.pos).copied()))
    }

    /// Whether one of some wordings may come next. Where it is asked how far reading comes, each of them is looked for.
    #[inline]
    pub(in crate::skill) fn may_come(&self, at: At, wordings: First) -> bool {
        self.is_thorough() || wordings.admits(self.firsts.get(at.pos).copied())
    }

    /// Whether a phrase can begin here; otherwise what it begins with is missed.
    #[inline]
    pub(in crate::skill) fn may_be(&self, at: At, first: First, leads: Leading) -> bool {
        let may = self.may_begin(at, first);
        if !may {
            self.miss(&at, Missed::Phrase(leads));
        }
        may
    }

    /// The rules that are worth trying at a place, each as a bit, in order.
    pub(in crate::skill) fn admits(&self, at: &At, leads: &Leads) -> u128 {
        if self.made.is_some() || (self.expected.is_some() && at.pos >= self.farthest.get()) {
            return u128::MAX;
        }
        let next = self.firsts.get(at.pos).copied();
        let rules = leads.with(next);
        if rules == 0 || self.thorough {
            return rules;
        }
        let mut worth = self.worth.borrow_mut();
        worth
            .of(leads, at.pos)
            .unwrap_or_else(|| worth.keep(leads, at.pos, leads.worth(rules, next, self.beyond.from(at.pos))))
    }

    /// Whether a phrase that begins so is worth trying at a place.
    #[inline]
    pub(in crate::skill) fn may_start(&self, at: &At, leads: Option<&'static Leads>) -> bool {
        leads.is_none_or(|leads| self.can_start(at, leads))
    }

    fn can_start(&self, at: &At, leads: &Leads) -> bool {
        if self.is_thorough() {
            return true;
        }
        let mut worth = self.worth.borrow_mut();
        if let Some(rules) = worth.of(leads, at.pos) {
            return rules != 0;
        }
        let starts = leads.start(self.firsts.get(at.pos).copied(), self.beyond.from(at.pos));
        if !starts {
            worth.keep(leads, at.pos, 0);
        }
        starts
    }

    /// Whether a phrase can stand somewhere from a place on.
    pub(in crate::skill) fn may_follow(&self, at: At, phrase: &impl Phrase) -> bool {
        let there = |leads: &'static Leads| leads.may_follow(self.beyond.from(at.pos));
        self.is_thorough() || phrase.begins().is_none_or(there)
    }

    /// Whether nothing is passed over: reading is to tell how far it comes, or the text is still to be made.
    #[inline]
    pub(in crate::skill) fn is_thorough(&self) -> bool {
        self.thorough || self.made.is_some()
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
        let end = match &self.made {
            None => self.end_from(self.begin(at.pos), at.pos, words),
            Some(made) => Some(write(made, at.pos, words.to_owned())),
        };
        end.map(|pos| At { pos, ..at })
    }

    /// The place behind these words, if they are there; behind the piece that is written, where the text is still to be made.
    fn end_of(&self, pos: usize, words: &'static str) -> Option<usize> {
        match &self.made {
            None => self.end_from(self.begin(pos), pos, words),
            Some(made) => Some(write(made, pos, words)),
        }
    }

    /// As [`Self::end_of`], of the first of several wordings that is there; the first of all is written.
    fn end_of_any(&self, pos: usize, wordings: &[&'static str]) -> Option<usize> {
        match &self.made {
            None => self.end_from_any(pos, wordings),
            Some(_) => wordings.first().and_then(|words| self.end_of(pos, words)),
        }
    }

    /// The place behind the first of several wordings that is there.
    fn end_from_any(&self, pos: usize, wordings: &[&str]) -> Option<usize> {
        let begin = self.begin(pos);
        let letter = self.text.as_bytes().get(begin);
        for words in wordings {
            // Most differ in the first letter.
            if words.is_empty() || words.as_bytes().first() == letter {
                let end = self.end_from(begin, pos, words);
                if end.is_some() {
                    return end;
                }
            }
        }
        None
    }

    /// Where the next word begins: behind the space.
    #[inline]
    fn begin(&self, pos: usize) -> usize {
        pos + usize::from(self.text.as_bytes().get(pos) == Some(&b' '))
    }

    fn end_from(&self, begin: usize, pos: usize, words: &str) -> Option<usize> {
        let (text, words_) = (self.text.as_bytes(), words.as_bytes());
        let [first, rest @ ..] = words_ else { return Some(pos) };
        if text.get(begin) != Some(first) {
            return None;
        }
        let end = begin + 1 + rest.len();
        let is_there = text.get(begin + 1..end) == Some(rest);
        (is_there && !(ends_in_word(words) && begins_in_word(&self.text[end..]))).then_some(end)
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
            self.miss(&at, Missed::One(expected));
        }
        #[cfg(test)]
        let at = self.by_hand(Some(at), Location::caller()).unwrap_or(at);
        let ways = taken.map(|(value, len)| (value, At { pos: self.text.len() - rest.len() + len, ..at }));
        ways.into_iter().collect()
    }

    /// Steps over a name in brackets; brackets with nothing in them name nothing.
    #[cfg_attr(test, track_caller)]
    pub(in crate::skill) fn bracketed(&self, at: At, open: char, close: char, expected: &'static str) -> Ways<&'a str> {
        self.take(at, expected, |rest| {
            let inner = rest.strip_prefix(open)?;
            let end = inner.find(close).filter(|end| *end > 0)?;
            Some((&inner[..end], open.len_utf8() + end + close.len_utf8()))
        })
    }

    #[inline]
    fn miss(&self, at: &At, expected: Missed) {
        if at.pos >= self.farthest.get() {
            match &self.expected {
                None => self.farthest.set(at.pos),
                Some(missed) => self.miss_here(*at, expected, &mut missed.borrow_mut()),
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
