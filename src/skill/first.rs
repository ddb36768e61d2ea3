//! What a phrase can begin with, and what it cannot do without: where that does not stand, its rules need not be tried.

/// The word, or the sign, with which a text goes on, as one of a few numbers: what differs in it is not the same word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key(u8);

impl Key {
    /// How many there are.
    const COUNT: u64 = 126;
    /// All numbers in digits.
    const NUMBER: Self = Self(126);

    /// The key of a text or of a wording; `None` where it is empty.
    pub(super) const fn of(text: &[u8]) -> Option<Self> {
        let [first, ..] = text else { return None };
        if first.is_ascii_digit() {
            return Some(Self::NUMBER);
        }
        // FNV-1a of the first word, or of the sign.
        let (mut hash, mut at) = (0xcbf2_9ce4_8422_2325_u64, 0);
        while at < text.len() && (at == 0 || (is_word(*first) && is_word(text[at]))) {
            hash = (hash ^ text[at] as u64).wrapping_mul(0x0100_0000_01b3);
            at += 1;
        }
        Some(Self(((hash >> 32) % Self::COUNT) as u8))
    }
}

/// Whether this is part of a word.
pub(super) const fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'\''
}

/// The keys of all wordings of a phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct First(u128);

impl First {
    /// Set where a phrase can stand for no words at all.
    const EMPTY: u128 = 1 << 127;

    /// Not known: it may be anything.
    pub(super) const ANYTHING: Self = Self(u128::MAX);

    /// No words are said.
    pub(super) const NOTHING: Self = Self(Self::EMPTY);

    /// No wording at all, before the first.
    pub(super) const NONE: Self = Self(0);

    /// A number in digits.
    pub(super) const NUMBER: Self = Self(1 << Key::NUMBER.0);

    /// One wording.
    pub(super) const fn of(words: &str) -> Self {
        match Key::of(words.as_bytes()) {
            None => Self::NOTHING,
            Some(key) => Self(1 << key.0),
        }
    }

    /// Any of several wordings.
    pub(super) const fn any(wordings: &[&str]) -> Self {
        let (mut all, mut rest) = (Self::NONE, wordings);
        while let [words, others @ ..] = rest {
            all = all.or(Self::of(words));
            rest = others;
        }
        all
    }

    /// This or the other.
    pub(super) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What comes next counts where this can be empty.
    pub(super) fn then(self, next: impl FnOnce() -> Self) -> Self {
        if self.can_be_empty() { Self(self.0 & !Self::EMPTY).or(next()) } else { self }
    }

    /// As [`Self::then`], where the next is known.
    pub(super) const fn before(self, next: Self) -> Self {
        if self.can_be_empty() { Self(self.0 & !Self::EMPTY).or(next) } else { self }
    }

    /// Whether no words may stand for it.
    pub(super) const fn can_be_empty(self) -> bool {
        self.0 & Self::EMPTY != 0
    }

    /// Whether a text that goes on like this can say it.
    pub(super) fn admits(self, next: Option<Key>) -> bool {
        self.can_be_empty() || next.is_some_and(|key| self.0 & (1 << key.0) != 0)
    }
}

/// Words, signs, and pairs of these that come one after the other, as bits of a few: what a wording cannot do without, or what
/// a text has from a place on. Numbers, and letters that are not ASCII, are no words here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Words {
    each: u128,
    pairs: u128,
}

impl Words {
    /// No words at all.
    pub(super) const NONE: Self = Self { each: 0, pairs: 0 };

    /// All that there can be, before the first of several wordings.
    const ALL: Self = Self { each: u128::MAX, pairs: u128::MAX };

    /// The words of a wording.
    pub(super) const fn of(words: &str) -> Self {
        let (text, mut all, mut last, mut at) = (words.as_bytes(), Self::NONE, None, 0);
        while at < text.len() {
            let (hash, end) = hash(text, at);
            if let Some(hash) = hash {
                all = all.and(Self::one(hash));
                if let Some(last) = last {
                    all = all.and(Self::pair(last, hash));
                }
                last = Some(hash);
            }
            at = end;
        }
        all
    }

    /// What each of several wordings has.
    pub(super) const fn of_each(wordings: &[&str]) -> Self {
        let (mut all, mut rest) = (Self::ALL, wordings);
        while let [words, others @ ..] = rest {
            all = all.shared(Self::of(words));
            rest = others;
        }
        all
    }

    /// These words and the others.
    pub(super) const fn and(self, other: Self) -> Self {
        Self { each: self.each | other.each, pairs: self.pairs | other.pairs }
    }

    /// The words that the others are, too.
    const fn shared(self, other: Self) -> Self {
        Self { each: self.each & other.each, pairs: self.pairs & other.pairs }
    }

    /// Whether all of these may be among them.
    #[inline]
    pub(super) const fn have(&self, needed: Self) -> bool {
        (needed.each & !self.each) | (needed.pairs & !self.pairs) == 0
    }

    const fn one(hash: u64) -> Self {
        Self { each: 1 << (hash >> 57), pairs: 0 }
    }

    const fn pair(first: u64, second: u64) -> Self {
        let hash = first.rotate_left(29).wrapping_add(second).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Self { each: 0, pairs: 1 << (hash >> 57) }
    }
}

/// What stands at a place of a text as a number, if that is a word or a sign, and where it ends.
const fn hash(text: &[u8], at: usize) -> (Option<u64>, usize) {
    let first = text[at];
    if first == b' ' || first.is_ascii_digit() || !first.is_ascii() {
        return (None, at + 1);
    }
    let (mut hash, mut end) = (first as u64, at + 1);
    while first.is_ascii_alphabetic() && end < text.len() && text[end].is_ascii_alphabetic() {
        hash = hash.wrapping_mul(31).wrapping_add(text[end] as u64);
        end += 1;
    }
    (Some(hash.wrapping_mul(0x9e37_79b9_7f4a_7c15)), end)
}

/// The words of a text from each place on.
#[derive(Debug, Default)]
pub(super) struct Beyond {
    /// The first word at or behind each place, by its number.
    next: Vec<u32>,
    /// The words from each of them on, and none at the end.
    words: Vec<Words>,
}

impl Beyond {
    /// Of this text.
    pub(super) fn of(text: &str) -> Self {
        let bytes = text.as_bytes();
        let (mut next, mut hashes, mut at) = (Vec::with_capacity(bytes.len()), Vec::new(), 0);
        while at < bytes.len() {
            let (hash, end) = hash(bytes, at);
            // Nothing is looked for within a word.
            next.resize(end, u32::try_from(hashes.len()).unwrap_or(u32::MAX));
            hashes.extend(hash);
            at = end;
        }
        let mut words = vec![Words::NONE; hashes.len() + 1];
        let mut all = Words::NONE;
        for (at, hash) in hashes.iter().enumerate().rev() {
            all = all.and(Words::one(*hash));
            if let Some(following) = hashes.get(at + 1) {
                all = all.and(Words::pair(*hash, *following));
            }
            words[at] = all;
        }
        Self { next, words }
    }

    /// The words from a place on.
    #[inline]
    pub(super) fn from(&self, at: usize) -> &Words {
        self.next.get(at).and_then(|next| self.words.get(*next as usize)).unwrap_or(&Words::NONE)
    }
}

/// How a rule begins, and what it cannot do without.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lead {
    /// What it can begin with.
    pub(super) first: First,
    /// The words that stand in it.
    pub(super) needs: Words,
    /// The phrase that it begins with.
    pub(super) part: Option<&'static Leads>,
}

/// How the rules of a phrase begin.
#[derive(Debug)]
pub(super) struct Leads {
    each: Vec<Lead>,
    /// The rules that can begin with each key, as bits; at the end those that need no words.
    by_key: Vec<u128>,
    /// What the phrase can begin with, as it is told.
    first: First,
}

impl Leads {
    /// Of these rules.
    pub(super) fn of(each: Vec<Lead>, first: First) -> Self {
        assert!(each.len() <= 128, "a phrase has a bit for each of its rules");
        let rules = |key: Option<Key>| {
            let admitted = each.iter().zip(0..).filter(|(lead, _)| lead.first.admits(key));
            admitted.fold(0, |all, (_, number)| all | 1 << number)
        };
        let by_key = (0..=Key::NUMBER.0).map(|key| rules(Some(Key(key)))).chain([rules(None)]).collect();
        Self { by_key, each, first }
    }

    /// What the phrase can begin with.
    pub(super) fn first(&self) -> First {
        self.first
    }

    /// The rules that can begin where a text goes on like this, as bits.
    #[inline]
    pub(super) fn with(&self, next: Option<Key>) -> u128 {
        self.by_key[next.map_or(self.by_key.len() - 1, |key| usize::from(key.0))]
    }

    /// Those of some rules that are worth trying: the words that they need are there.
    pub(super) fn worth(&self, mut rules: u128, next: Option<Key>, beyond: &Words) -> u128 {
        let mut worth = 0;
        while rules != 0 {
            let number = rules.trailing_zeros();
            rules &= rules - 1;
            if self.is_worth(number, next, beyond) {
                worth |= 1 << number;
            }
        }
        worth
    }

    /// Whether any of its rules is worth trying.
    pub(super) fn start(&self, next: Option<Key>, beyond: &Words) -> bool {
        let mut rules = self.with(next);
        while rules != 0 {
            if self.is_worth(rules.trailing_zeros(), next, beyond) {
                return true;
            }
            rules &= rules - 1;
        }
        false
    }

    #[inline]
    fn is_worth(&self, number: u32, next: Option<Key>, beyond: &Words) -> bool {
        let lead = &self.each[number as usize];
        beyond.have(lead.needs) && lead.part.is_none_or(|part| part.start(next, beyond))
    }

    /// Whether any of its rules can begin somewhere in a text with these words.
    pub(super) fn may_follow(&self, beyond: &Words) -> bool {
        let may = |lead: &Lead| beyond.have(lead.needs) && lead.part.is_none_or(|part| part.may_follow(beyond));
        self.each.iter().any(may)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn next(text: &str) -> Option<Key> {
        Key::of(text.as_bytes())
    }

    #[test]
    fn a_wording_begins_with_its_first_word() {
        let draws = First::any(&["draw a card", "discards", "[Draw]"]);
        assert!(draws.admits(next("draw 2")) && draws.admits(next("discards, and")) && draws.admits(next("[Barrier]")));
        assert!(!draws.admits(next("discard")) && !draws.admits(next("")));
    }

    #[test]
    fn after_a_word_that_may_be_missing_the_next_one_begins() {
        let all = First::any(&["all", ""]).then(|| First::of("cards"));
        assert!(all.admits(next("all cards")) && all.admits(next("cards")) && !all.admits(next("")));
        assert!(First::any(&["all", ""]).admits(next("")));
    }

    #[test]
    fn a_text_has_the_words_of_whatever_stands_in_it() {
        let text = "[Auto] if you have 2 《Fish》 cards, draw 1 card.";
        let beyond = Beyond::of(text);
        for words in ["if", "you have", "cards, draw 1", "draw 1 card", "card.", "1 card", "", "]"] {
            assert!(beyond.from(0).have(Words::of(words)), "{words}");
        }
        for words in ["deck", "have you", "cards draw", "{"] {
            assert!(!beyond.from(0).have(Words::of(words)), "{words}");
        }
        let behind = beyond.from(text.find(", draw").expect("there"));
        assert!(behind.have(Words::of(", draw 1 card")) && !behind.have(Words::of("if")));
        assert!(!beyond.from(text.len()).have(Words::of(".")));
    }

    #[test]
    fn several_wordings_cannot_do_without_what_each_has() {
        let needs = Words::of_each(&["in your hand", "from your hand"]);
        assert_eq!(needs, Words::of("your hand"));
        assert_eq!(Words::of_each(&["cards", ""]), Words::NONE);
    }

    #[test]
    fn a_number_begins_with_any_digit() {
        assert!(First::NUMBER.admits(next("15000 power")) && First::of("1 card").admits(next("2 cards")));
        assert!(!First::NUMBER.admits(next("+5000")));
    }
}
