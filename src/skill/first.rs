//! What a phrase can begin with, and what it cannot do without: where that does not stand, its rules need not be tried.

use super::beyond::Words;

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

/// How a text goes on from each of its places, as far as something is left.
pub(super) fn keys(text: &str) -> Vec<Key> {
    let text = text.as_bytes();
    let mut keys = Vec::with_capacity(text.len());
    while let Some(rest) = text.get(keys.len()..).filter(|rest| !rest.is_empty()) {
        let space = usize::from(rest[0] == b' ');
        let Some(key) = Key::of(&rest[space..]) else { break };
        // Nothing is looked for within a word.
        let word = rest[space..].iter().take_while(|byte| is_word(**byte)).count();
        let places = if word == 0 { 1 } else { space + word };
        keys.resize(keys.len() + places, key);
    }
    keys
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

/// Which rules of a phrase are worth trying at a place: what reads is mostly followed by what says, which asks once more. Of two
/// that fall together the later is kept.
#[derive(Default)]
pub(super) struct Worth {
    /// The address of the rules, the place, and the rules that are worth trying, as bits.
    kept: Vec<(usize, usize, u128)>,
}

impl Worth {
    /// How many are kept.
    const SIZE: usize = 256;

    fn slot(leads: &Leads, pos: usize) -> usize {
        (Self::address(leads) / size_of::<Leads>()).wrapping_add(pos.wrapping_mul(37)) % Self::SIZE
    }

    fn address(leads: &Leads) -> usize {
        std::ptr::from_ref(leads).addr()
    }

    /// Those that are known.
    #[inline]
    pub(super) fn of(&self, leads: &Leads, pos: usize) -> Option<u128> {
        let (address, place, rules) = self.kept.get(Self::slot(leads, pos))?;
        (*address == Self::address(leads) && *place == pos).then_some(*rules)
    }

    /// Keeps them.
    pub(super) fn keep(&mut self, leads: &Leads, pos: usize, rules: u128) -> u128 {
        if self.kept.is_empty() {
            self.kept = vec![(0, 0, 0); Self::SIZE];
        }
        self.kept[Self::slot(leads, pos)] = (Self::address(leads), pos, rules);
        rules
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
    /// The first phrase in it, behind its first words.
    pub(super) later: Option<&'static Leads>,
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
        Self { each, by_key, first }
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
        let may = |part: Option<&Self>| part.is_none_or(|part| part.may_follow(beyond));
        self.each.iter().any(|lead| beyond.have(lead.needs) && may(lead.part) && may(lead.later))
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
    fn each_place_of_a_text_knows_how_it_goes_on() {
        let text = "[Auto] (R) (2): if it's 《Fish》, draw 20000";
        let keys = keys(text);
        assert_eq!(keys.len(), text.len());
        for (at, _) in text.bytes().enumerate().filter(|(_, byte)| byte.is_ascii() && !is_word(*byte)) {
            assert_eq!(Some(keys[at]), next(text[at..].trim_start()), "{}", &text[at..]);
        }
        let place = |words: &str| keys[text.find(words).expect("there")];
        assert_eq!(Some(place("if")), next("if"));
        assert_eq!(place("s 《"), place("it's"), "nothing is looked for within a word");
        assert_eq!(Some(place("0000")), next("1"));
        assert!(super::keys("").is_empty() && super::keys(" ").is_empty());
    }

    #[test]
    fn after_a_word_that_may_be_missing_the_next_one_begins() {
        let all = First::any(&["all", ""]).then(|| First::of("cards"));
        assert!(all.admits(next("all cards")) && all.admits(next("cards")) && !all.admits(next("")));
        assert!(First::any(&["all", ""]).admits(next("")));
    }

    #[test]
    fn a_number_begins_with_any_digit() {
        assert!(First::NUMBER.admits(next("15000 power")) && First::of("1 card").admits(next("2 cards")));
        assert!(!First::NUMBER.admits(next("+5000")));
    }
}
