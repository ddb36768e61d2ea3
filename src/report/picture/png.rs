//! A picture as PNG: painted in its light colors, two pixels for each unit, with letters that come with the program, so
//! that it is the same on every machine.

use noto_sans_mono_bitmap::{FontWeight, RasterHeight, get_raster};
use tiny_skia::{
    Color, FillRule, LineJoin, Paint, Path, PathBuilder, Pixmap, PremultipliedColorU8, Rect, Stroke, Transform,
};

use super::{Anchor, Picture, Point, Rgb, Shape, Tone, Unpainted, Weight};
use crate::shown;

/// Pixels for each unit, a side.
const SCALE: f32 = 2.0;
/// The letters: 24 pixels are 12 units, which is [`super::TEXT`].
const LETTERS: (FontWeight, RasterHeight) = (FontWeight::Regular, RasterHeight::Size24);
/// From the top of a letter's box to the line that it stands on, in pixels.
const ABOVE: i32 = 19;
/// More pixels a side are not painted.
const MOST: f64 = 10_000.0;

/// The bytes of the file.
///
/// # Errors
/// Where the picture is too large.
pub fn file(picture: &Picture) -> Result<Vec<u8>, Unpainted> {
    let [width, height] = [picture.width, picture.height].map(|side| (side * f64::from(SCALE)).ceil());
    let too_large = || Unpainted::TooLarge(width, height);
    if width > MOST || height > MOST {
        return Err(too_large());
    }
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole, and at most 10000")]
    let mut map = Pixmap::new(width as u32, height as u32).ok_or_else(too_large)?;
    map.fill(color(Tone::Ground));
    for shape in &picture.shapes {
        paint(shape, &mut map);
    }
    map.encode_png().map_err(|error| Unpainted::Unpacked(error.to_string()))
}

fn color(tone: Tone) -> Color {
    let (r, g, b) = tone.colors()[0];
    Color::from_rgba8(r, g, b, u8::MAX)
}

fn paint(shape: &Shape, map: &mut Pixmap) {
    let scale = Transform::from_scale(SCALE, SCALE);
    let ink = |tone: Tone| {
        let mut paint = Paint::default();
        paint.set_color(color(tone));
        paint
    };
    match shape {
        Shape::Box((x, y), width, height, tone, _) => {
            if let Some(side) = Rect::from_xywh(single(*x), single(*y), single(*width), single(*height)) {
                map.fill_rect(side, &ink(*tone), scale, None);
            }
        }
        Shape::Area(points, tone) => {
            if let Some(path) = outline(points, true) {
                map.fill_path(&path, &ink(*tone), FillRule::Winding, scale, None);
            }
        }
        Shape::Line(points, width, tone) => {
            if let Some(path) = outline(points, false) {
                let stroke = Stroke { width: single(*width), line_join: LineJoin::Round, ..Stroke::default() };
                map.stroke_path(&path, &ink(*tone), &stroke, scale, None);
            }
        }
        Shape::Dot((x, y), radius, tone, _) => {
            if let Some(path) = PathBuilder::from_circle(single(*x), single(*y), single(*radius)) {
                map.fill_path(&path, &ink(*tone), FillRule::Winding, scale, None);
            }
        }
        Shape::Text(at, text, anchor, tone, weight) => write(*at, text, *anchor, tone.colors()[0], *weight, map),
    }
}

fn outline(points: &[Point], closed: bool) -> Option<Path> {
    let mut path = PathBuilder::new();
    for (at, (x, y)) in points.iter().enumerate() {
        if at == 0 { path.move_to(single(*x), single(*y)) } else { path.line_to(single(*x), single(*y)) }
    }
    if closed {
        path.close();
    }
    path.finish()
}

#[expect(clippy::cast_possible_truncation, reason = "a pixel is exact enough")]
fn single(value: f64) -> f32 {
    value as f32
}

/// Letters, pixel by pixel; bold ones are written twice, a pixel apart.
#[expect(clippy::cast_possible_truncation, reason = "a picture has at most 10000 pixels a side")]
fn write((x, y): Point, text: &str, anchor: Anchor, ink: Rgb, weight: Weight, map: &mut Pixmap) {
    let (face, height) = LETTERS;
    let glyphs: Vec<_> = shown::line(text).chars().filter_map(|c| get_raster(known(c), face, height)).collect();
    let width: i32 = glyphs.iter().map(|glyph| i32::try_from(glyph.width()).unwrap_or(0)).sum();
    let begin = match anchor {
        Anchor::Start => 0,
        Anchor::Middle => width / 2,
        Anchor::End => width,
    };
    let mut left = (single(x) * SCALE).round() as i32 - begin;
    let top = (single(y) * SCALE).round() as i32 - ABOVE;
    for glyph in &glyphs {
        for (down, row) in (0..).zip(glyph.rows()) {
            for (right, strength) in (0..).zip(row) {
                blend(map, (left + right, top + down), ink, *strength);
                if weight == Weight::Bold {
                    blend(map, (left + right + 1, top + down), ink, *strength);
                }
            }
        }
        left += i32::try_from(glyph.width()).unwrap_or(0);
    }
}

/// The letter that the program has for another one: the same, one that looks like it, or the sign for an unknown one.
fn known(c: char) -> char {
    let c = match c {
        '\u{2010}'..='\u{2015}' | '−' => '-',
        '‘' | '’' => '\'',
        '“' | '”' => '"',
        c => c,
    };
    if get_raster(c, LETTERS.0, LETTERS.1).is_some() { c } else { '\u{fffd}' }
}

/// Lays ink of some strength on a pixel, if it is on the picture.
fn blend(map: &mut Pixmap, (x, y): (i32, i32), ink: Rgb, strength: u8) {
    let (Ok(x), Ok(y)) = (u32::try_from(x), u32::try_from(y)) else { return };
    if strength == 0 || x >= map.width() || y >= map.height() {
        return;
    }
    let at = (y as usize) * (map.width() as usize) + x as usize;
    let pixel = &mut map.pixels_mut()[at];
    let strength = u16::from(strength);
    let mix = |under: u8, ink: u8| {
        let mixed = (u16::from(under) * (255 - strength) + u16::from(ink) * strength) / 255;
        u8::try_from(mixed).unwrap_or(u8::MAX)
    };
    // The ground is opaque, and so is all that lies on it.
    if let Some(mixed) = PremultipliedColorU8::from_rgba(
        mix(pixel.red(), ink.0),
        mix(pixel.green(), ink.1),
        mix(pixel.blue(), ink.2),
        u8::MAX,
    ) {
        *pixel = mixed;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_that_is_too_large_is_refused_with_what_to_do() {
        let said = file(&Picture::new("", 6000.0, 10.0)).expect_err("too large").to_string();
        assert_eq!(said, "a picture of 12000 × 20 pixels is too large for PNG; .svg has no limit");
    }

    #[test]
    fn letters_that_the_program_lacks_are_shown_as_unknown() {
        assert_eq!(['a', 'é', '–', '孫'].map(known), ['a', 'é', '-', '\u{fffd}']);
    }

    #[test]
    fn letters_stand_on_their_line() {
        let letter = get_raster('H', LETTERS.0, LETTERS.1).expect("a letter");
        let lowest = (0..).zip(letter.rows()).filter(|(_, row)| row.iter().any(|strength| *strength > 127)).last();
        assert_eq!(lowest.map(|(row, _): (i32, _)| row + 1), Some(ABOVE));
    }

    #[test]
    fn text_at_the_edge_is_cut() {
        let mut picture = Picture::new("", 20.0, 10.0);
        picture.text((-5.0, 2.0), "over the edge", Anchor::Start, Tone::Ink);
        let bytes = file(&picture).expect("painted");
        assert!(bytes.starts_with(b"\x89PNG"));
    }
}
