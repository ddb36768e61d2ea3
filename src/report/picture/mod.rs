//! Pictures: shapes with places, from which SVG and PNG are written alike.
//!
//! A shape has a [`Tone`], not a color: what color that is, on a light ground and on a dark one, is said once, in
//! [`Tone::colors`]. Places are in units of a screen pixel, from the upper left corner.

mod chart;
pub mod drawn;
pub mod games;
pub mod goldfish;
pub mod heat;
#[cfg(feature = "png")]
pub mod png;
pub mod svg;

use std::str::FromStr;

use super::figures;
use crate::feature::Feature;
use crate::language::{Lang, Message, say};

/// Height of a letter in the texts of a picture.
pub const TEXT: f64 = 12.0;
/// Width of a letter where it is widest: in PNG, which has letters of one width.
const LETTER: f64 = 6.5;
/// From one line of text to the next.
const LINE: f64 = 17.0;
/// Free space around a picture.
const MARGIN: f64 = 12.0;

/// A place.
pub type Point = (f64, f64);

/// What a shape is there for, from which its color follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// What everything stands on.
    Ground,
    /// What is read first.
    Ink,
    /// What is read next: labels, axes.
    Muted,
    /// Lines that lead the eye.
    Grid,
    /// The first thing that is counted.
    First,
    /// How far the first thing can be from the truth.
    Band,
    /// The second.
    Second,
    /// The third.
    Third,
    /// What is left over.
    Rest,
    /// A share, in percent: from one color at 0 over a pale one at 50 to another at 100.
    Share(u8),
    /// Letters on a share.
    OnShare(u8),
}

/// A color: red, green, blue.
pub type Rgb = (u8, u8, u8);

impl Tone {
    /// Those that have one name each.
    pub const NAMED: [Self; 9] = [
        Self::Ground,
        Self::Ink,
        Self::Muted,
        Self::Grid,
        Self::First,
        Self::Band,
        Self::Second,
        Self::Third,
        Self::Rest,
    ];

    /// What style sheets call it, if it has a name.
    pub const fn class(self) -> Option<&'static str> {
        Some(match self {
            Self::Ground => "ground",
            Self::Ink => "ink",
            Self::Muted => "muted",
            Self::Grid => "grid",
            Self::First => "first",
            Self::Band => "band",
            Self::Second => "second",
            Self::Third => "third",
            Self::Rest => "rest",
            Self::Share(_) | Self::OnShare(_) => return None,
        })
    }

    /// Its color on a light ground, and on a dark one. Shares look the same on both: their numbers stand on them.
    pub fn colors(self) -> [Rgb; 2] {
        match self {
            Self::Ground => [(0xff, 0xff, 0xff), (0x14, 0x17, 0x1c)],
            Self::Ink => [(0x1b, 0x1f, 0x24), (0xe6, 0xe8, 0xeb)],
            Self::Muted => [(0x5b, 0x64, 0x70), (0x9a, 0xa4, 0xb0)],
            Self::Grid => [(0xe1, 0xe4, 0xe8), (0x30, 0x36, 0x3d)],
            Self::First => [(0x0b, 0x62, 0xb8), (0x5a, 0xa9, 0xf5)],
            Self::Band => [(0xcf, 0xe0, 0xf1), (0x1f, 0x3a, 0x56)],
            Self::Second => [(0xc8, 0x72, 0x1a), (0xf0, 0xa0, 0x4b)],
            Self::Third => [(0x4b, 0x8f, 0x3c), (0x7c, 0xc4, 0x6a)],
            Self::Rest => [(0xa0, 0xa8, 0xb2), (0x59, 0x62, 0x6d)],
            Self::Share(percent) => [share(percent); 2],
            // Black or white, whichever stands out more.
            Self::OnShare(0..=2 | 91..) => [(0xff, 0xff, 0xff); 2],
            Self::OnShare(_) => [(0, 0, 0); 2],
        }
    }
}

/// Orange, pale, blue: told apart by people who do not tell red from green.
fn share(percent: u8) -> Rgb {
    const LOW: Rgb = (0xb3, 0x58, 0x06);
    const EVEN: Rgb = (0xf2, 0xf2, 0xf0);
    const HIGH: Rgb = (0x1f, 0x5f, 0xa8);
    let percent = u16::from(percent.min(100));
    let (end, far) = if percent < 50 { (LOW, 50 - percent) } else { (HIGH, percent - 50) };
    // Fifty steps from the middle to an end.
    let mix = |even: u8, end: u8| {
        let mixed = (u16::from(even) * (50 - far) + u16::from(end) * far) / 50;
        u8::try_from(mixed).unwrap_or(u8::MAX)
    };
    (mix(EVEN.0, end.0), mix(EVEN.1, end.1), mix(EVEN.2, end.2))
}

/// Which part of a text stands at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its beginning.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

/// A thing in a picture.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A filled box: its upper left corner, width, height; what is said of it when somebody points at it.
    Box(Point, f64, f64, Tone, Option<String>),
    /// A filled outline.
    Area(Vec<Point>, Tone),
    /// A line through places, of some width.
    Line(Vec<Point>, f64, Tone),
    /// A dot of some radius; what is said of it.
    Dot(Point, f64, Tone, Option<String>),
    /// A line of text; its place is on the line that the letters stand on.
    Text(Point, String, Anchor, Tone, Weight),
}

/// How strong letters are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// As most are.
    Regular,
    /// As in titles.
    Bold,
}

/// Shapes on a ground; later ones lie on top.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// How wide.
    pub width: f64,
    /// How high.
    pub height: f64,
    /// What it shows, in words.
    pub title: String,
    /// What is on it.
    pub shapes: Vec<Shape>,
}

impl Picture {
    fn new(title: impl Into<String>, width: f64, height: f64) -> Self {
        Self { width, height, title: title.into(), shapes: Vec::new() }
    }

    fn text(&mut self, at: Point, text: impl Into<String>, anchor: Anchor, tone: Tone) {
        self.shapes.push(Shape::Text(at, text.into(), anchor, tone, Weight::Regular));
    }

    fn heading(&mut self, at: Point, text: impl Into<String>) {
        self.shapes.push(Shape::Text(at, text.into(), Anchor::Start, Tone::Ink, Weight::Bold));
    }

    /// Sentences below one another, broken where they are too wide; gives the place below.
    fn sentences(&mut self, top: f64, sentences: impl IntoIterator<Item = Message>, lang: Lang) -> f64 {
        let letters = letters(self.width - 2.0 * MARGIN);
        let mut y = top;
        for sentence in sentences {
            for line in textwrap::wrap(&sentence.text(lang), figures::at_blanks(letters)) {
                y += LINE;
                self.text((MARGIN, y), line, Anchor::Start, Tone::Muted);
            }
        }
        y
    }

    /// Puts other pictures below this one.
    fn stack(&mut self, others: impl IntoIterator<Item = Self>) {
        for other in others {
            let down = self.height;
            self.shapes.extend(other.shapes.into_iter().map(|shape| shape.lowered(down)));
            self.height += other.height;
            self.width = self.width.max(other.width);
        }
    }
}

/// Letters that have room side by side.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "widths are small and not negative")]
fn letters(width: f64) -> usize {
    (width / LETTER).max(8.0) as usize
}

/// The end of a name that is too long, which tells more of a path than its beginning.
fn shortened(name: &str, most: usize) -> String {
    let length = name.chars().count();
    if length <= most {
        return name.to_owned();
    }
    let end: String = name.chars().skip(length + 3 - most.max(4)).collect();
    format!("...{end}")
}

impl Shape {
    fn lowered(self, down: f64) -> Self {
        let low = |(x, y): Point| (x, y + down);
        let all = |points: Vec<Point>| points.into_iter().map(low).collect();
        match self {
            Self::Box(at, width, height, tone, said) => Self::Box(low(at), width, height, tone, said),
            Self::Area(points, tone) => Self::Area(all(points), tone),
            Self::Line(points, width, tone) => Self::Line(all(points), width, tone),
            Self::Dot(at, radius, tone, said) => Self::Dot(low(at), radius, tone, said),
            Self::Text(at, text, anchor, tone, weight) => Self::Text(low(at), text, anchor, tone, weight),
        }
    }
}

/// Why a picture is not painted in pixels.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.message())]
pub enum Unpainted {
    /// It is too large.
    TooLarge(f64, f64),
    /// The pixels cannot be packed.
    Unpacked(String),
    /// The program was built without what paints.
    Lacking(Feature),
}

impl Unpainted {
    /// Why, in a sentence.
    pub fn message(&self) -> Message {
        match self {
            Self::TooLarge(width, height) => {
                let [width, height] = [width, height].map(|pixels| format!("{pixels:.0}"));
                say!("picture-too-large", width = width, height = height)
            }
            Self::Unpacked(why) => say!("picture-unpacked", why = why),
            Self::Lacking(feature) => say!("also", first = feature.lacking(), last = feature.instead()),
        }
    }
}

/// How a picture is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Shapes and text, sharp at any size, light or dark as its reader wishes.
    Svg,
    /// Pixels, two for each unit, on a light ground.
    Png,
}

impl Form {
    /// The picture in this form.
    ///
    /// # Errors
    /// Where it is too large to be painted.
    pub fn write(self, picture: &Picture) -> Result<Vec<u8>, Unpainted> {
        match self {
            Self::Svg => Ok(svg::file(picture).into_bytes()),
            #[cfg(feature = "png")]
            Self::Png => png::file(picture),
            #[cfg(not(feature = "png"))]
            Self::Png => Err(Unpainted::Lacking(Feature::Png)),
        }
    }
}

/// What the name of a picture can end in.
const ENDS: &str = if cfg!(feature = "png") { ".svg or .png" } else { ".svg" };

/// Why the name of a file says no form of a picture.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum NoForm {
    /// It ends in something else.
    #[error("the name of a picture ends in {ENDS}")]
    Other,
    /// Such pictures are not written here.
    #[error(transparent)]
    Unpainted(#[from] Unpainted),
}

impl FromStr for Form {
    type Err = NoForm;

    /// What the end of a file's name says.
    fn from_str(path: &str) -> Result<Self, NoForm> {
        let end = path.rsplit_once('.').map(|(_, end)| end.to_ascii_lowercase());
        match end.as_deref() {
            Some("svg") => Ok(Self::Svg),
            Some("png") if Feature::Png.is_built() => Ok(Self::Png),
            Some("png") => Err(NoForm::Unpainted(Unpainted::Lacking(Feature::Png))),
            _ => Err(NoForm::Other),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How much lighter one color is than the other, as WCAG 2 counts it: it asks 4.5 of text and 3 of shapes.
    fn contrast(one: Rgb, other: Rgb) -> f64 {
        let light = |(r, g, b): Rgb| {
            let part = |value: u8| {
                let value = f64::from(value) / 255.0;
                if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
            };
            0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b) + 0.05
        };
        let [one, other] = [one, other].map(light);
        one.max(other) / one.min(other)
    }

    #[test]
    fn numbers_can_be_read_on_every_share() {
        for percent in 0..=100 {
            let [ground, ink] = [Tone::Share(percent), Tone::OnShare(percent)].map(|tone| tone.colors()[0]);
            assert!(contrast(ground, ink) >= 4.5, "{percent} %: {:.2}", contrast(ground, ink));
        }
    }

    #[test]
    fn text_and_bars_stand_out_from_the_ground_light_and_dark() {
        for on in [0, 1] {
            let ground = Tone::Ground.colors()[on];
            for (tone, least) in
                [(Tone::Ink, 7.0), (Tone::Muted, 4.5), (Tone::First, 3.0), (Tone::Second, 3.0), (Tone::Third, 3.0)]
            {
                let contrast = contrast(ground, tone.colors()[on]);
                assert!(contrast >= least, "{tone:?}: {contrast:.2}");
            }
        }
    }

    #[test]
    fn a_long_name_keeps_its_end() {
        assert_eq!(shortened("decks/alien-rush.txt", 20), "decks/alien-rush.txt");
        assert_eq!(shortened("my/decks/alien-rush.txt", 20), "...ks/alien-rush.txt");
    }

    #[test]
    fn the_end_of_a_name_says_how_a_picture_is_written() {
        assert_eq!("a.SVG".parse(), Ok(Form::Svg));
        let lacking = NoForm::Unpainted(Unpainted::Lacking(Feature::Png));
        assert_eq!("b.c/d.png".parse(), if Feature::Png.is_built() { Ok(Form::Png) } else { Err(lacking) });
        assert!("svg".parse::<Form>().is_err() && "a.svg.gz".parse::<Form>().is_err());
    }
}
