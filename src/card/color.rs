//! The colors of cards and energy (2-4).

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::{EnumCount, IntoStaticStr, VariantArray};

/// A color. White came after manual 1.10.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    EnumCount,
    VariantArray,
    IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Color {
    /// Red, `R`.
    Red,
    /// Blue, `B`.
    Blue,
    /// Green, `G`.
    Green,
    /// Yellow, `Y`.
    Yellow,
    /// Black, `K`.
    Black,
    /// White, `W`.
    White,
}

impl Color {
    /// Every color, in the order of 2-4-1-1.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as are counted");

    /// The letter of its icon.
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Blue => 'B',
            Self::Green => 'G',
            Self::Yellow => 'Y',
            Self::Black => 'K',
            Self::White => 'W',
        }
    }

    /// The color of an icon's letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|color| color.letter() == letter)
    }

    /// The English name, lower case.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The color of an English name in any case.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|color| color.name().eq_ignore_ascii_case(name))
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of colors.
///
/// ```
/// use deckscouter::card::{Color, ColorSet};
/// let set: ColorSet = [Color::Green, Color::Red].into_iter().collect();
/// assert!(set.is_multicolor());
/// assert_eq!(set.to_string(), "red/green");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Color>", into = "Vec<Color>")]
pub struct ColorSet(u8);

impl ColorSet {
    /// Whether the color is in the set.
    #[inline]
    pub const fn contains(self, color: Color) -> bool {
        self.0 & (1 << color as u8) != 0
    }

    /// The set with one color more.
    #[must_use]
    #[inline]
    pub const fn with(self, color: Color) -> Self {
        Self(self.0 | (1 << color as u8))
    }

    /// Both sets together.
    #[must_use]
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether some color is in both sets.
    #[inline]
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Two or more colors (2-4-1-2-1).
    pub const fn is_multicolor(self) -> bool {
        self.0.count_ones() >= 2
    }

    /// How many sets there are.
    pub(crate) const COUNT: usize = 1 << Color::ALL.len();

    /// The set by number, of which there are [`Self::COUNT`].
    #[inline]
    pub(crate) const fn numbered(number: u8) -> Self {
        Self(number)
    }

    /// Its number, from 0.
    #[inline]
    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    /// No color at all.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The colors in the order of [`Color::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Color> {
        Color::ALL.into_iter().filter(move |color| self.contains(*color))
    }
}

impl FromIterator<Color> for ColorSet {
    fn from_iter<I: IntoIterator<Item = Color>>(colors: I) -> Self {
        colors.into_iter().fold(Self::default(), Self::with)
    }
}

impl From<Vec<Color>> for ColorSet {
    fn from(colors: Vec<Color>) -> Self {
        colors.into_iter().collect()
    }
}

impl From<ColorSet> for Vec<Color> {
    fn from(set: ColorSet) -> Self {
        set.iter().collect()
    }
}

impl fmt::Display for ColorSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.iter().map(Color::name).collect();
        f.write_str(&names.join("/"))
    }
}

/// One value for each color.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByColor<T>([T; Color::ALL.len()]);

impl<T> ByColor<T> {
    /// Each color with its value, in the order of [`Color::ALL`].
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Color, &T)> {
        Color::ALL.iter().copied().zip(&self.0)
    }

    /// The values, in the order of [`Color::ALL`].
    #[inline]
    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }
}

impl<T> std::ops::Index<Color> for ByColor<T> {
    type Output = T;
    #[inline]
    fn index(&self, color: Color) -> &T {
        &self.0[color as usize]
    }
}

impl<T> std::ops::IndexMut<Color> for ByColor<T> {
    #[inline]
    fn index_mut(&mut self, color: Color) -> &mut T {
        &mut self.0[color as usize]
    }
}
