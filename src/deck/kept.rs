//! Places in less room: a text may hold a hundred thousand lists, and every line of them says where its parts stand.

use std::num::NonZeroU32;

use super::Places;
use crate::diagnostic::Span;

/// [`Places`] as a line keeps them, in a third of the room. What stands behind the first four gigabytes of a text is nowhere.
///
/// ```
/// use deckscouter::deck::{KeptPlaces, Places};
/// use deckscouter::diagnostic::Span;
/// let places = Places { line: Span::new(0, 9), count: Some(Span::new(0, 1)), ..Places::default() };
/// let kept = KeptPlaces::from(places);
/// assert_eq!(kept.count(), Some(Span::new(0, 1)));
/// assert_eq!(Places::from(kept), places);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KeptPlaces {
    line: Option<Stretch>,
    count: Option<Stretch>,
    number: Option<Stretch>,
    name: Option<Stretch>,
    another: Option<Stretch>,
    beside: Option<Stretch>,
    removal: Option<Stretch>,
}

impl KeptPlaces {
    /// [`Places::line`].
    pub fn line(self) -> Span {
        self.line.map(Span::from).unwrap_or_default()
    }

    /// [`Places::count`].
    pub fn count(self) -> Option<Span> {
        self.count.map(Span::from)
    }

    /// [`Places::number`].
    pub fn number(self) -> Option<Span> {
        self.number.map(Span::from)
    }

    /// [`Places::name`].
    pub fn name(self) -> Option<Span> {
        self.name.map(Span::from)
    }

    /// [`Places::another`].
    pub fn another(self) -> Option<Span> {
        self.another.map(Span::from)
    }

    /// [`Places::beside`].
    pub fn beside(self) -> Option<Span> {
        self.beside.map(Span::from)
    }

    /// [`Places::removal`].
    pub fn removal(self) -> Option<Span> {
        self.removal.map(Span::from)
    }
}

impl From<Places> for KeptPlaces {
    fn from(places: Places) -> Self {
        let Places { line, count, number, name, another, beside, removal } = places;
        let [count, number, name, another, beside, removal] =
            [count, number, name, another, beside, removal].map(|span| span.and_then(Stretch::of));
        Self { line: Stretch::of(line), count, number, name, another, beside, removal }
    }
}

impl From<KeptPlaces> for Places {
    fn from(kept: KeptPlaces) -> Self {
        Self {
            line: kept.line(),
            count: kept.count(),
            number: kept.number(),
            name: kept.name(),
            another: kept.another(),
            beside: kept.beside(),
            removal: kept.removal(),
        }
    }
}

/// A span whose absence takes no room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stretch {
    start: u32,
    /// One more than the end of the span, which may be 0.
    behind: NonZeroU32,
}

impl Stretch {
    fn of(span: Span) -> Option<Self> {
        let behind = u32::try_from(span.end).ok()?.checked_add(1).and_then(NonZeroU32::new)?;
        Some(Self { start: u32::try_from(span.start).ok()?, behind })
    }
}

impl From<Stretch> for Span {
    fn from(stretch: Stretch) -> Self {
        let at = |place: u32| usize::try_from(place).unwrap_or(usize::MAX);
        Self::new(at(stretch.start), at(stretch.behind.get() - 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_kept_whole_and_what_is_nowhere_stays_so() {
        let spans = [None, Some(Span::new(0, 0)), Some(Span::new(0, 7)), Some(Span::new(5, 5)), Some(Span::new(9, 4))];
        for (at, line) in spans.into_iter().enumerate() {
            let [count, number, name, another, beside, removal] =
                std::array::from_fn(|part| spans[(at + part) % spans.len()]);
            let places = Places { line: line.unwrap_or_default(), count, number, name, another, beside, removal };
            assert_eq!(Places::from(KeptPlaces::from(places)), places);
        }
        assert_eq!(Places::from(KeptPlaces::default()), Places::default());
        assert!(size_of::<KeptPlaces>() * 2 < size_of::<Places>());
    }

    #[cfg(target_pointer_width = "64")]
    #[test]
    fn what_stands_too_far_behind_is_nowhere() {
        let far = Span::new(1 << 32, (1 << 32) + 1);
        let kept = KeptPlaces::from(Places { line: far, count: Some(far), ..Places::default() });
        assert_eq!((kept.line(), kept.count()), (Span::default(), None));
    }
}
