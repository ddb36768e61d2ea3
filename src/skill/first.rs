//! What a phrase can begin with: where none of that stands, its rules need not be tried.

/// The first letters of all wordings of a phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct First(u64);

impl First {
    /// Set where a phrase can stand for no words at all; no text begins with this byte.
    const EMPTY: u64 = 1 << 63;

    /// Not known: it may be anything.
    pub(super) const ANYTHING: Self = Self(u64::MAX);

    /// No words are said.
    pub(super) const NOTHING: Self = Self(Self::EMPTY);

    /// No wording at all, before the first.
    pub(super) const NONE: Self = Self(0);

    /// One wording. Letters that share a bit are let through, and fail later.
    pub(super) const fn of(words: &str) -> Self {
        match words.as_bytes() {
            [] => Self::NOTHING,
            [first, ..] => Self(1 << (*first & 63)),
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

    /// Whether no words may stand for it.
    pub(super) const fn can_be_empty(self) -> bool {
        self.0 & Self::EMPTY != 0
    }

    /// Whether a text that begins with this byte can say it.
    pub(super) fn admits(self, first: Option<&u8>) -> bool {
        self.can_be_empty() || first.is_some_and(|first| self.0 & (1 << (first & 63)) != 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wording_begins_with_its_first_letter() {
        let draws = First::any(&["draw", "discard", "[Draw]"]);
        assert!(draws.admits(Some(&b'd')) && draws.admits(Some(&b'[')));
        assert!(!draws.admits(Some(&b'c')) && !draws.admits(None));
    }

    #[test]
    fn after_a_word_that_may_be_missing_the_next_one_begins() {
        let all = First::any(&["all", ""]).then(|| First::of("cards"));
        assert!(all.admits(Some(&b'a')) && all.admits(Some(&b'c')) && !all.admits(None));
        assert!(First::any(&["all", ""]).admits(None));
    }
}
