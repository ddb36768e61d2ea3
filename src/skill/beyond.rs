//! What stands in a text from a place on: a rule whose words are not all there need not be tried, wherever they would stand.

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_has_the_words_of_whatever_stands_in_it() {
        let text = "[Auto] if you have 2 《Fish》 cards, draw 1 card.";
        let beyond = Beyond::of(text);
        for words in ["if", "you have", "cards, draw 1", "draw 1 card", "card.", "1 card", "", "]"] {
            assert!(beyond.from(0).have(Words::of(words)), "{words}");
        }
        for words in ["discard", "opponent", "cards draw", "{"] {
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
}
