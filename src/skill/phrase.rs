//! Phrases: how a thing of the ability language is said, written down once and used both ways.
//!
//! A [`Phrase`] *reads*: all ways in which the text at a place can be said to mean something; and it *says*: all places where
//! the text may end if it says that something. What it cannot say of a value it has read was swallowed, and is found out.
//! The [`phrase!`] macro makes both directions from one list of rules.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use super::done::Deed;
use super::first::{First, Key, is_word};
use crate::ability::{Area, Cards, KeywordNames, Name, Price, Who};

/// Everything that a text at a place can mean, each with the place where it ends.
pub(super) type Ways<T> = Vec<(T, At)>;

/// A place in a text, and what has been spoken of on the way there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct At {
    /// The next byte; the last piece written, where a text is made.
    pub(super) pos: usize,
    /// For the words that point back.
    pub(super) spoken: Spoken,
}

/// What has been taken from cards that were looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) enum Taken {
    /// Nothing yet.
    #[default]
    Nothing,
    /// Cards with a name.
    Once(u8),
    /// Cards of several choices.
    More,
}

/// What words such as "it" and "the remaining cards" point to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is something that has been said or not")]
pub(super) struct Spoken {
    /// How many names have been given.
    pub(super) names: u8,
    /// "It", "that card".
    pub(super) it: Option<Referent>,
    /// "Them", "those cards".
    pub(super) them: Option<Referent>,
    /// Whether the clause at hand has named the cards that it is about.
    pub(super) renamed: bool,
    /// What "it" was before: what those cards can be put under.
    pub(super) before: Option<Referent>,
    /// "The chosen card", "the chosen cards": the last that were chosen, as a price or by the skill.
    pub(super) chosen: Option<Referent>,
    /// What had been chosen before them: what those cards are played on.
    pub(super) chosen_before: Option<Referent>,
    /// The cards that were looked at or revealed: "among them".
    pub(super) pool: Option<u8>,
    /// What was taken from among them; the others are "the rest".
    pub(super) taken: Taken,
    /// Where the card that has the skill acts from: "play this card from your hand".
    pub(super) from: Option<Area>,
    /// Another area that it can act from: "from your hand or Drop Area".
    pub(super) or_from: Option<Area>,
    /// Whether it acts from under another card.
    pub(super) under: bool,
    /// An event about that card itself has settled where it acts from.
    pub(super) settled: bool,
    /// Whether what is read is under a condition: "otherwise" belongs to that.
    pub(super) asked: bool,
    /// Whether an opponent is the subject: "they" and "their" are the opponent's.
    pub(super) they: bool,
    /// Whether the skill is \[Alliance\]: the cards that it switched to Rest Mode are its allies (10-35).
    pub(super) allied: bool,
    /// Whether it is said what the opponent may do: verbs stand as they are, without "they".
    pub(super) offered: bool,
    /// Whether the card that the answered play is about has been spoken of.
    pub(super) playing: bool,
    /// Whether the skill is \[Union-Absorb\]: what it places on top is played there (10-13-1, 10-13-5-4).
    pub(super) absorbs: bool,
    /// Whether an instruction stands before: only that is what the skill "has done", not what was paid for it.
    pub(super) acted: bool,
    /// What has been done to which cards, the latest first.
    pub(super) done: [Option<Deed>; 3],
}

impl Spoken {
    /// This card is spoken of: "it" is this card from now on, if nothing has been chosen; not the card of the trigger any more,
    /// in any case.
    pub(super) fn this_too(&mut self) {
        self.it = match self.it {
            None | Some(Referent::This) => Some(Referent::This),
            Some(Referent::It | Referent::Attacker | Referent::Attacked) => None,
            other => other,
        };
    }

    /// The cards that were looked at, as long as nothing has been taken from them.
    pub(super) fn untouched_pool(&self) -> Option<u8> {
        self.pool.filter(|_| self.taken == Taken::Nothing)
    }
}

/// Something that has been spoken of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Referent {
    /// The card that has the skill.
    This,
    /// The card that the trigger is about.
    It,
    /// The attacking card.
    Attacker,
    /// The card that was attacked.
    Attacked,
    /// A player's Leader Card.
    Leader(Who),
    /// Cards with a name.
    Named(u8),
    /// Cards with names that were given one after the other, from the first to the last.
    Span(u8, u8),
    /// Cards from the deck that the price has put into the Drop Area.
    Milled,
}

impl Referent {
    /// What would point to these cards.
    pub(super) fn of(cards: &Cards) -> Option<Self> {
        match cards {
            Cards::This => Some(Self::This),
            Cards::It => Some(Self::It),
            Cards::Named(name) => letter(name).map(Self::Named),
            Cards::Chosen(choose) => letter(&choose.name).map(Self::Named),
            Cards::Each(parts) => {
                let named = |part| match Self::of(part) {
                    Some(Self::Named(n)) => Some(n),
                    _ => None,
                };
                let all: Vec<u8> = parts.iter().map(named).collect::<Option<_>>()?;
                let (first, last) = (*all.first()?, *all.last()?);
                (first..=last).eq(all).then_some(Self::Span(first, last))
            }
            _ => None,
        }
    }

    /// The cards.
    pub(super) fn cards(self) -> Cards {
        match self {
            Self::This => Cards::This,
            Self::It => Cards::It,
            Self::Attacker => Cards::Attacker,
            Self::Attacked => Cards::Attacked,
            Self::Leader(who) => Cards::Leader(who),
            Self::Named(n) => Cards::Named(name(n)),
            Self::Milled => Cards::Named(Price::MILLED.into()),
            Self::Span(first, last) if first == last => Cards::Named(name(first)),
            Self::Span(first, last) => Cards::Each((first..=last).map(|n| Cards::Named(name(n))).collect()),
        }
    }
}

/// The number of a name: a is the first.
fn letter(name: &str) -> Option<u8> {
    match name.as_bytes() {
        [letter @ b'a'..=b'z'] => Some(letter - b'a'),
        _ => None,
    }
}

/// The name that is given as the `n`-th in a skill: a, b, c, …
pub(super) fn name(n: u8) -> Name {
    char::from(b'a' + n.min(25)).to_string().into()
}

impl At {
    /// The beginning of a text.
    pub(super) const START: Self = Self {
        pos: 0,
        spoken: Spoken {
            names: 0,
            it: None,
            them: None,
            renamed: false,
            before: None,
            chosen: None,
            chosen_before: None,
            pool: None,
            taken: Taken::Nothing,
            from: None,
            or_from: None,
            under: false,
            settled: false,
            asked: false,
            they: false,
            allied: false,
            offered: false,
            playing: false,
            absorbs: false,
            acted: false,
            done: [None; 3],
        },
    };

    /// The same place, after something more was spoken of.
    pub(super) fn speak(mut self, change: impl FnOnce(&mut Spoken)) -> Self {
        change(&mut self.spoken);
        self
    }
}

/// A text that is read, or held against what it is said to mean; or one that is still to be made.
pub(super) struct Page<'a> {
    text: &'a str,
    /// How the text goes on from each place, without the space before it: most wordings differ in that.
    firsts: Vec<Key>,
    names: &'a KeywordNames,
    /// The farthest place that a reading has come to, and what it missed there.
    heard: Cell<usize>,
    expected: RefCell<Vec<Missed>>,
    /// The pieces written, each after another one, when the text is still to be made.
    made: Option<RefCell<Vec<(usize, String)>>>,
    /// How many more steps may be tried; a text that asks for more is not read.
    steps: Cell<u32>,
    /// How many more sentences may stand within one another.
    depth: Cell<u8>,
    /// What long phrases have been read as from each place: many rules begin with the same one.
    read: RefCell<Vec<Vec<Reading>>>,
}

/// Far more than a printed line asks for; the costliest one takes about a hundredth of it.
const MOST_STEPS: u32 = 1_000_000;

/// Sentences within sentences: "if …, you may …, and if …".
const DEEPEST: u8 = 24;

/// Ways of reading, each list of its own type, with the name of the phrase and what had been spoken of; `None` where there is none.
type Reading = (&'static str, Spoken, Option<Rc<dyn Any>>);

/// What would have led on.
#[derive(Clone, Copy)]
enum Missed {
    One(&'static str),
    Any(&'static [&'static str]),
    Phrase(Leads),
}

/// Gives all wordings that a phrase can begin with.
type Leads = fn(&mut Vec<&'static str>);

impl<'a> Page<'a> {
    /// A given text.
    pub(super) fn of(text: &'a str, names: &'a KeywordNames) -> Self {
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
            heard: Cell::default(),
            expected: RefCell::default(),
            made: None,
            steps: Cell::new(MOST_STEPS),
            depth: Cell::new(DEEPEST),
            read: RefCell::default(),
        }
    }

    /// A text to be made.
    pub(super) fn blank(names: &'a KeywordNames) -> Self {
        Self { made: Some(RefCell::new(vec![(0, String::new())])), ..Self::of("", names) }
    }

    /// The keywords.
    pub(super) fn names(&self) -> &'a KeywordNames {
        self.names
    }

    /// Whether the text is still to be made: then one way to say a thing is enough.
    pub(super) fn is_blank(&self) -> bool {
        self.made.is_some()
    }

    /// As many of these places as are wanted: all, or one where the text is still to be made.
    pub(super) fn enough(&self, mut places: Vec<At>) -> Vec<At> {
        if self.is_blank() {
            places.truncate(1);
        }
        places
    }

    /// How far the reading came.
    pub(super) fn heard(&self) -> usize {
        self.heard.get()
    }

    /// What would have led on from there.
    pub(super) fn expected(&self) -> Vec<&'static str> {
        let mut expected = Vec::new();
        for missed in &*self.expected.borrow() {
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
    pub(super) fn made(&self, at: At) -> String {
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
    pub(super) fn rest(&self, at: At) -> &'a str {
        let space = usize::from(self.text.as_bytes().get(at.pos) == Some(&b' '));
        self.text.get(at.pos + space..).unwrap_or_default()
    }

    /// What stands between two places.
    pub(super) fn between(&self, begin: At, end: At) -> &'a str {
        self.text.get(begin.pos..end.pos).unwrap_or_default()
    }

    /// Reads a long phrase once at each place, however many rules begin with it.
    pub(super) fn once<T: Clone + 'static>(
        &self,
        what: &'static str,
        at: At,
        read: impl FnOnce() -> Ways<T>,
    ) -> Ways<T> {
        // A text that is still to be made cannot be read.
        if self.is_blank() {
            return Ways::new();
        }
        let is_it = |(known, spoken, _): &&Reading| std::ptr::eq(*known, what) && *spoken == at.spoken;
        if let Some((.., known)) = self.read.borrow().get(at.pos).and_then(|there| there.iter().find(is_it)) {
            return known.as_ref().and_then(|ways| ways.downcast_ref().cloned()).unwrap_or_default();
        }
        let ways = read();
        let mut known = self.read.borrow_mut();
        if known.len() <= at.pos {
            known.resize_with(at.pos + 1, Vec::new);
        }
        let again = (!ways.is_empty()).then(|| Rc::new(ways.clone()) as Rc<dyn Any>);
        known[at.pos].push((what, at.spoken, again));
        ways
    }

    /// Nothing is left.
    pub(super) fn is_end(&self, at: At) -> bool {
        self.is_blank() || self.rest(at).is_empty() || {
            self.miss(at, Missed::One("the end of the skill"));
            false
        }
    }

    /// Steps over these words, or says that they were expected.
    pub(super) fn lit(&self, at: At, words: &'static str) -> Option<At> {
        let next = self.step(at, words);
        if next.is_none() {
            self.miss(at, Missed::One(words));
        }
        next
    }

    /// As [`Self::lit`], where it is known beforehand what the words begin with.
    #[inline]
    pub(super) fn lit_of(&self, at: At, first: First, words: &'static str) -> Option<At> {
        if self.may_begin(at, first) {
            return self.lit(at, words);
        }
        self.miss(at, Missed::One(words));
        None
    }

    /// Steps over the first of several wordings that is there.
    pub(super) fn any(&self, at: At, wordings: &'static [&'static str]) -> Option<At> {
        let first = self.letter(at);
        let mut likely = wordings
            .iter()
            .filter(|words| self.is_blank() || words.as_bytes().first().is_none_or(|letter| Some(letter) == first));
        let next = likely.find_map(|words| self.step(at, words));
        if next.is_none() {
            self.miss(at, Missed::Any(wordings));
        }
        next
    }

    /// As [`Self::any`], where it is known beforehand what the wordings begin with.
    #[inline]
    pub(super) fn any_of(&self, at: At, first: First, wordings: &'static [&'static str]) -> Option<At> {
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
    pub(super) fn may_begin(&self, at: At, first: First) -> bool {
        self.is_blank() || first.admits(self.firsts.get(at.pos).copied())
    }

    /// Whether a phrase can begin here; otherwise what it begins with is missed.
    #[inline]
    pub(super) fn may_be(&self, at: At, first: First, leads: Leads) -> bool {
        let may = self.may_begin(at, first);
        if !may {
            self.miss(at, Missed::Phrase(leads));
        }
        may
    }

    /// Goes one sentence deeper; nothing comes of it where a text is nested beyond all reason.
    pub(super) fn deeper<T: Default>(&self, read: impl FnOnce() -> T) -> T {
        let Some(left) = self.depth.get().checked_sub(1) else { return T::default() };
        self.depth.set(left);
        let value = read();
        self.depth.set(left + 1);
        value
    }

    /// Counts a step; whether there may be more.
    fn may_step(&self) -> bool {
        self.steps.set(self.steps.get().saturating_sub(1));
        self.steps.get() > 0
    }

    /// Steps over words that are not known beforehand, such as names and numbers.
    pub(super) fn step(&self, at: At, words: &str) -> Option<At> {
        if !self.may_step() {
            return None;
        }
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
        let after = self.text.get(start..)?.strip_prefix(words)?;
        let is_word = |c: char| c.is_alphanumeric() || c == '\'';
        if words.ends_with(is_word) && after.starts_with(is_word) {
            return None;
        }
        Some(At { pos: self.text.len() - after.len(), ..at })
    }

    /// Steps over something that `take` makes a value of, given what is left; it says how many bytes that is.
    pub(super) fn take<T>(
        &self,
        at: At,
        expected: &'static str,
        take: impl FnOnce(&'a str) -> Option<(T, usize)>,
    ) -> Ways<T> {
        let rest = self.rest(at);
        let taken = take(rest).filter(|_| self.may_step());
        if taken.is_none() {
            self.miss(at, Missed::One(expected));
        }
        let ways = taken.map(|(value, len)| (value, At { pos: self.text.len() - rest.len() + len, ..at }));
        ways.into_iter().collect()
    }

    /// Steps over a name in brackets.
    pub(super) fn bracketed(&self, at: At, open: char, close: char, expected: &'static str) -> Ways<&'a str> {
        self.take(at, expected, |rest| {
            let inner = rest.strip_prefix(open)?;
            let end = inner.find(close)?;
            Some((&inner[..end], open.len_utf8() + end + close.len_utf8()))
        })
    }

    #[inline]
    fn miss(&self, at: At, expected: Missed) {
        if at.pos >= self.heard.get() {
            self.miss_here(at.pos, expected);
        }
    }

    fn miss_here(&self, pos: usize, expected: Missed) {
        let mut missed = self.expected.borrow_mut();
        if pos > self.heard.replace(pos) {
            missed.clear();
        }
        missed.push(expected);
    }
}

/// How a value is said.
pub(super) trait Phrase {
    /// What is said.
    type Value;
    /// All that the text can mean from a place on.
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Self::Value>;
    /// All places where the text may end if it says this from a place on.
    fn says(&self, value: &Self::Value, page: &Page<'_>, at: At) -> Vec<At>;
    /// What it can begin with.
    fn first(&self) -> First {
        First::ANYTHING
    }
    /// All words that it can begin with, as far as they are known beforehand.
    fn leads(&self, _: &mut Vec<&'static str>) {}
}

/// Makes a phrase of rules. A rule is a pattern, which is also how the value is made, and the wordings for it:
///
/// ```ignore
/// phrase! {
///     /// How long something lasts.
///     fn until() -> Until {
///         (Until::Turn) => ["for the turn"] | ["for the duration of the turn"];
///         (Until::Battle) => ["for the" ("battle" | "duration of the battle")];
///     }
/// }
/// ```
///
/// In a wording stand words; `("a" | "b")` the first of them that is there, `""` for none; `{x: phrase}` a part of the value;
/// `{? condition}` what has to hold; `{! phrase}` words that say nothing of the value; `{-> |spoken| …}` a change to what has
/// been spoken of.
macro_rules! phrase {
    ($(
        $(#[$doc:meta])*
        $vis:vis fn $name:ident($($param:ident: $type:ty),*) -> $value:ty {
            $( $cons:tt => $( $wording:tt )|+ ; )*
        }
    )+) => {$(
        $(#[$doc])*
        $vis fn $name($($param: $type),*) -> impl $crate::skill::phrase::Phrase<Value = $value> + Clone {
            #[derive(Clone)]
            struct Rules { $($param: $type),* }
            #[allow(
                unused_variables, unused_parens, irrefutable_let_patterns, clippy::redundant_clone, clippy::clone_on_copy,
                clippy::cognitive_complexity, clippy::too_many_lines, clippy::needless_pass_by_value,
                clippy::borrow_deref_ref, clippy::single_match, clippy::toplevel_ref_arg, clippy::unit_arg, clippy::needless_borrow,
                clippy::let_unit_value, clippy::ignored_unit_patterns,
                reason = "made by a macro for phrases of every shape"
            )]
            impl $crate::skill::phrase::Phrase for Rules {
                type Value = $value;
                fn read(
                    &self,
                    page: &$crate::skill::phrase::Page<'_>,
                    at: $crate::skill::phrase::At,
                ) -> $crate::skill::phrase::Ways<$value> {
                    let Self { $($param),* } = self;
                    let mut ways = $crate::skill::phrase::Ways::new();
                    $crate::skill::phrase::phrase!(@gate [$($param)*] self page at ways $name);
                    $( $( $crate::skill::phrase::phrase!(@reads page at ways $cons $wording); )+ )*
                    ways
                }
                fn says(
                    &self,
                    value: &$value,
                    page: &$crate::skill::phrase::Page<'_>,
                    at: $crate::skill::phrase::At,
                ) -> Vec<$crate::skill::phrase::At> {
                    let Self { $($param),* } = self;
                    let mut ways = Vec::new();
                    $(
                        if let $cons = value {
                            $(
                                if !page.is_blank() || ways.is_empty() {
                                    $crate::skill::phrase::phrase!(@says_all page at ways $wording);
                                }
                            )+
                        }
                    )*
                    ways
                }
                fn first(&self) -> $crate::skill::first::First {
                    let Self { $($param),* } = self;
                    $crate::skill::phrase::phrase!(@known [$($param)*]
                        $crate::skill::first::First::NONE
                            $($( .or($crate::skill::phrase::phrase!(@first_of $wording)) )+)*
                    )
                }
                fn leads(&self, out: &mut Vec<&'static str>) {
                    let Self { $($param),* } = self;
                    $( $( $crate::skill::phrase::phrase!(@leads_of out $wording); )+ )*
                }
            }
            Rules { $($param),* }
        }
    )+};

    // A phrase without parameters always begins with the same words.
    (@gate [] $self:ident $page:ident $at:ident $ways:ident $name:ident) => {
        if !$page.may_be($at, $self.first(), |out| $crate::skill::phrase::Phrase::leads(&$name(), out)) {
            return $ways;
        }
    };
    (@gate $params:tt $self:ident $page:ident $at:ident $ways:ident $name:ident) => {};
    (@known [] $first:expr) => {{
        static FIRST: ::std::sync::OnceLock<$crate::skill::first::First> = ::std::sync::OnceLock::new();
        *FIRST.get_or_init(|| $first)
    }};
    (@known $params:tt $first:expr) => { $first };

    (@first_of [$($item:tt)*]) => { $crate::skill::phrase::phrase!(@first $($item)*) };
    (@first) => { $crate::skill::first::First::NOTHING };
    (@first $words:literal $($rest:tt)*) => {
        $crate::skill::first::First::of($words).then(|| $crate::skill::phrase::phrase!(@first $($rest)*))
    };
    (@first ($($words:literal)|+) $($rest:tt)*) => {
        $crate::skill::first::First::any(&[$($words),+]).then(|| $crate::skill::phrase::phrase!(@first $($rest)*))
    };
    (@first {? $guard:expr} $($rest:tt)*) => { $crate::skill::phrase::phrase!(@first $($rest)*) };
    (@first {-> $change:expr} $($rest:tt)*) => { $crate::skill::phrase::phrase!(@first $($rest)*) };
    (@first {! $phrase:expr} $($rest:tt)*) => {
        $crate::skill::phrase::Phrase::first(&$phrase).then(|| $crate::skill::phrase::phrase!(@first $($rest)*))
    };
    // The phrases after this one may ask for its value.
    (@first {$new:ident: $phrase:expr} $($rest:tt)*) => {
        $crate::skill::phrase::Phrase::first(&$phrase).then(|| $crate::skill::first::First::ANYTHING)
    };

    (@leads_of $out:ident [$($item:tt)*]) => { $crate::skill::phrase::phrase!(@leads $out $($item)*) };
    (@leads $out:ident) => {};
    (@leads $out:ident "" $($rest:tt)*) => { $crate::skill::phrase::phrase!(@leads $out $($rest)*) };
    (@leads $out:ident $words:literal $($rest:tt)*) => { $out.push($words) };
    (@leads $out:ident ($($words:literal)|+) $($rest:tt)*) => {
        $out.extend_from_slice(&[$($words),+]);
        if $crate::skill::first::First::any(&[$($words),+]).can_be_empty() {
            $crate::skill::phrase::phrase!(@leads $out $($rest)*);
        }
    };
    (@leads $out:ident {? $guard:expr} $($rest:tt)*) => { $crate::skill::phrase::phrase!(@leads $out $($rest)*) };
    (@leads $out:ident {-> $change:expr} $($rest:tt)*) => { $crate::skill::phrase::phrase!(@leads $out $($rest)*) };
    (@leads $out:ident {! $phrase:expr} $($rest:tt)*) => {
        $crate::skill::phrase::Phrase::leads(&$phrase, $out);
        if $crate::skill::phrase::Phrase::first(&$phrase).can_be_empty() {
            $crate::skill::phrase::phrase!(@leads $out $($rest)*);
        }
    };
    (@leads $out:ident {$new:ident: $phrase:expr} $($rest:tt)*) => {
        $crate::skill::phrase::Phrase::leads(&$phrase, $out);
    };

    (@reads $page:ident $at:ident $ways:ident $cons:tt [$($item:tt)*]) => {
        $crate::skill::phrase::phrase!(@read $page $at $ways $cons [] [] $($item)*);
    };
    (@says_all $page:ident $at:ident $ways:ident [$($item:tt)*]) => {
        $crate::skill::phrase::phrase!(@says $page $at $ways $($item)*);
    };

    // The part that was read last is no longer needed; those before it may be read on in another way.
    (@read $page:ident $at:ident $ways:ident ($($cons:tt)*) [$($last:ident)?] [$($var:ident)*]) => {
        {
            $( let $var = ::std::clone::Clone::clone(&$var); )*
            $crate::skill::phrase::push(&mut $ways, ($($cons)*, $at));
        }
    };
    (@read $page:ident $at:ident $ways:ident $cons:tt $last:tt $vars:tt $words:literal $($rest:tt)*) => {
        if let Some($at) = $page.lit_of($at, const { $crate::skill::first::First::of($words) }, $words) {
            $crate::skill::phrase::phrase!(@read $page $at $ways $cons $last $vars $($rest)*);
        }
    };
    (@read $page:ident $at:ident $ways:ident $cons:tt $last:tt $vars:tt ($($words:literal)|+) $($rest:tt)*) => {
        if let Some($at) = $page.any_of($at, const { $crate::skill::first::First::any(&[$($words),+]) }, &[$($words),+]) {
            $crate::skill::phrase::phrase!(@read $page $at $ways $cons $last $vars $($rest)*);
        }
    };
    (@read $page:ident $at:ident $ways:ident $cons:tt $last:tt $vars:tt {? $guard:expr} $($rest:tt)*) => {
        if $guard {
            $crate::skill::phrase::phrase!(@read $page $at $ways $cons $last $vars $($rest)*);
        }
    };
    (@read $page:ident $at:ident $ways:ident $cons:tt [$($last:ident)?] [$($var:ident)*] {! $phrase:expr} $($rest:tt)*) => {
        for ((), $at) in $crate::skill::phrase::Phrase::read(&$phrase, $page, $at) {
            $crate::skill::phrase::phrase!(@read $page $at $ways $cons [] [$($var)* $($last)?] $($rest)*);
        }
    };
    (@read $page:ident $at:ident $ways:ident $cons:tt $last:tt $vars:tt {-> $change:expr} $($rest:tt)*) => {
        {
            let $at = $at.speak($change);
            $crate::skill::phrase::phrase!(@read $page $at $ways $cons $last $vars $($rest)*);
        }
    };
    (@read $page:ident $at:ident $ways:ident $cons:tt [$($last:ident)?] [$($var:ident)*] {$new:ident: $phrase:expr} $($rest:tt)*) => {
        for ($new, $at) in $crate::skill::phrase::Phrase::read(&$phrase, $page, $at) {
            $crate::skill::phrase::phrase!(@read $page $at $ways $cons [$new] [$($var)* $($last)?] $($rest)*);
        }
    };

    (@says $page:ident $at:ident $ways:ident) => { $ways.push($at); };
    (@says $page:ident $at:ident $ways:ident $words:literal $($rest:tt)*) => {
        if let Some($at) = $page.lit_of($at, const { $crate::skill::first::First::of($words) }, $words) {
            $crate::skill::phrase::phrase!(@says $page $at $ways $($rest)*);
        }
    };
    (@says $page:ident $at:ident $ways:ident ($($words:literal)|+) $($rest:tt)*) => {
        if let Some($at) = $page.any_of($at, const { $crate::skill::first::First::any(&[$($words),+]) }, &[$($words),+]) {
            $crate::skill::phrase::phrase!(@says $page $at $ways $($rest)*);
        }
    };
    (@says $page:ident $at:ident $ways:ident {? $guard:expr} $($rest:tt)*) => {
        if $guard {
            $crate::skill::phrase::phrase!(@says $page $at $ways $($rest)*);
        }
    };
    (@says $page:ident $at:ident $ways:ident {! $phrase:expr} $($rest:tt)*) => {
        for $at in $crate::skill::phrase::Phrase::says(&$phrase, &(), $page, $at) {
            $crate::skill::phrase::phrase!(@says $page $at $ways $($rest)*);
        }
    };
    (@says $page:ident $at:ident $ways:ident {-> $change:expr} $($rest:tt)*) => {
        {
            let $at = $at.speak($change);
            $crate::skill::phrase::phrase!(@says $page $at $ways $($rest)*);
        }
    };
    (@says $page:ident $at:ident $ways:ident {$var:ident: $phrase:expr} $($rest:tt)*) => {
        for $at in $crate::skill::phrase::Phrase::says(&$phrase, $var, $page, $at) {
            $crate::skill::phrase::phrase!(@says $page $at $ways $($rest)*);
        }
    };
}
pub(super) use phrase;

/// Adds a way; mostly it is the only one.
pub(super) fn push<T>(ways: &mut Ways<T>, way: (T, At)) {
    if ways.is_empty() {
        ways.reserve_exact(1);
    }
    ways.push(way);
}

/// What is spoken of where words point to it: nothing where there is none.
#[derive(Clone)]
pub(super) struct Pointed(pub(super) fn(&Spoken) -> Option<Referent>);

/// "It", "that card".
pub(super) const IT: Pointed = Pointed(|spoken| spoken.it);
/// "Them", "those cards".
pub(super) const THEM: Pointed = Pointed(|spoken| spoken.them);

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

/// The words before the last of several.
pub(super) const AND: &[&str] = &[", and", "and"];
/// The words before the last of which there is a choice.
pub(super) const OR: &[&str] = &[", or", "or"];

/// One of several wordings that say nothing of the value.
#[derive(Clone)]
pub(super) struct AnyOf(pub(super) &'static [&'static str]);

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

/// A part that the value holds in a box.
#[derive(Clone)]
pub(super) struct Boxed<P>(pub(super) P);

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

impl<P: Phrase> Phrase for &P {
    type Value = P::Value;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Self::Value> {
        (*self).read(page, at)
    }
    fn says(&self, value: &Self::Value, page: &Page<'_>, at: At) -> Vec<At> {
        (*self).says(value, page, at)
    }
    fn first(&self) -> First {
        (*self).first()
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        (*self).leads(out);
    }
}

/// Two or more of a kind: `a and b`, `a, b, and c`; with the words before the last.
#[derive(Clone)]
pub(super) struct Several<P>(pub(super) P, pub(super) &'static [&'static str]);

impl<P: Phrase> Phrase for Several<P>
where
    P::Value: Clone,
{
    type Value = Vec<P::Value>;

    fn read(&self, page: &Page<'_>, at: At) -> Ways<Self::Value> {
        Led(&self.0, &self.0, self.1).read(page, at)
    }

    fn says(&self, value: &Self::Value, page: &Page<'_>, at: At) -> Vec<At> {
        Led(&self.0, &self.0, self.1).says(value, page, at)
    }

    fn first(&self) -> First {
        self.0.first()
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        self.0.leads(out);
    }
}

/// As [`Several`], where those after the first are said in a way of their own: `red or a 《God》 card`.
#[derive(Clone)]
pub(super) struct Led<P, Q>(pub(super) P, pub(super) Q, pub(super) &'static [&'static str]);

impl<P: Phrase, Q: Phrase<Value = P::Value>> Phrase for Led<P, Q>
where
    P::Value: Clone,
{
    type Value = Vec<P::Value>;

    fn read(&self, page: &Page<'_>, at: At) -> Ways<Self::Value> {
        let mut ways = Ways::new();
        let goes_on = |at: At| page.lit(at, ",").is_some() || self.2.iter().any(|link| page.lit(at, link).is_some());
        let first = self.0.read(page, at).into_iter().filter(|(_, at)| goes_on(*at));
        let mut open: Vec<(Vec<P::Value>, At)> = first.map(|(value, at)| (vec![value], at)).collect();
        while let Some((items, at)) = open.pop() {
            let linked = self.2.iter().find_map(|link| page.lit(at, link));
            let more = |at: Option<At>| at.map_or_else(Ways::new, |at| self.1.read(page, at));
            for (value, at) in more(linked) {
                ways.push(([items.clone(), vec![value]].concat(), at));
            }
            if linked.is_none() {
                for (value, at) in more(page.lit(at, ",")) {
                    open.push(([items.clone(), vec![value]].concat(), at));
                }
            }
        }
        ways
    }

    fn says(&self, value: &Self::Value, page: &Page<'_>, at: At) -> Vec<At> {
        let [first, between @ .., last] = value.as_slice() else { return Vec::new() };
        let mut places = self.0.says(first, page, at);
        for item in between {
            let next = places.into_iter().filter_map(|at| page.lit(at, ","));
            places = next.flat_map(|at| self.1.says(item, page, at)).collect();
        }
        // The list of three or more has a comma before the last, mostly.
        let links = || self.2.iter().filter(|link| !page.is_blank() || link.starts_with(',') != between.is_empty());
        let linked = places.into_iter().filter_map(|at| links().find_map(|link| page.lit(at, link)));
        linked.flat_map(|at| self.1.says(last, page, at)).collect()
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
pub(super) struct Tacit<T>(pub(super) T);

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
pub(super) struct Once<P>(pub(super) &'static str, pub(super) P);

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
pub(super) struct Only(fn(&Spoken) -> bool);

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
pub(super) const ABSORBING: Only = Only(|spoken| spoken.absorbs);

/// The opponent is "they".
#[derive(Clone)]
pub(super) struct They;

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
