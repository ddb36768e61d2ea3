//! The font: which characters it has, and how wide they are.
//!
//! Each character is drawn by itself, from left to right. Scripts whose letters join, stack or run the other way would
//! come out wrong, so that their characters count as unknown even where the font has them.

use skrifa::charmap::Charmap;
use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::GlyphMetrics;
use skrifa::{FontRef, GlyphId, MetadataProvider};
use unicode_normalization::UnicodeNormalization;

use super::Face;

/// Stands for what cannot be shown.
const UNKNOWN: char = '□';
/// Height of a line of text, in sizes of its type: no letter of the font is higher.
pub(super) const LINE: f32 = 1.2;
/// From the top of a line down to where the letters stand, in sizes of the type.
pub(super) const BASELINE: f32 = 0.94;

/// The bytes of a face.
pub(super) fn bytes(face: Face) -> &'static [u8] {
    match face {
        Face::Regular => dejavu::sans_condensed::regular(),
        Face::Bold => dejavu::sans_condensed::bold(),
    }
}

/// Both faces, read.
pub(super) struct Letters {
    regular: Cut,
    bold: Cut,
}

struct Cut {
    characters: Charmap<'static>,
    metrics: GlyphMetrics<'static>,
    /// Units of the metrics in the size of the type.
    em: f32,
}

impl Cut {
    fn new(face: Face) -> Self {
        let font = FontRef::new(bytes(face)).expect("the embedded font is one");
        let em = font.metrics(Size::unscaled(), LocationRef::default()).units_per_em;
        let metrics = font.glyph_metrics(Size::unscaled(), LocationRef::default());
        Self { characters: font.charmap(), metrics, em: f32::from(em) }
    }
}

impl Letters {
    pub(super) fn new() -> Self {
        Self { regular: Cut::new(Face::Regular), bold: Cut::new(Face::Bold) }
    }

    const fn cut(&self, face: Face) -> &Cut {
        match face {
            Face::Regular => &self.regular,
            Face::Bold => &self.bold,
        }
    }

    /// The glyph of a character, and its width in sizes of the type.
    pub(super) fn glyph(&self, character: char, face: Face) -> (GlyphId, f32) {
        let cut = self.cut(face);
        let glyph = cut.characters.map(character).unwrap_or(GlyphId::NOTDEF);
        (glyph, cut.metrics.advance_width(glyph).unwrap_or_default() / cut.em)
    }

    /// How wide a line is, in points.
    pub(super) fn width(&self, text: &str, face: Face, size: f32) -> f32 {
        text.chars().map(|character| self.glyph(character, face).1).sum::<f32>() * size
    }

    /// Both faces have the character, and it stands by itself.
    fn has(&self, character: char) -> bool {
        let shown = |face| self.cut(face).characters.map(character).is_some_and(|glyph| glyph != GlyphId::NOTDEF);
        !character.is_control() && !is_joined(character) && shown(Face::Regular) && shown(Face::Bold)
    }

    /// A text in characters that can be shown: composed ones first (`é`), then what means the same (`Ａ` is an `A`), else a
    /// box, and the character is handed to `unknown`. Line ends and tabs become blanks.
    pub(super) fn writable(&self, text: &str, mut unknown: impl FnMut(char)) -> String {
        let mut out = String::with_capacity(text.len());
        for character in text.nfc() {
            let alike = || std::iter::once(character).nfkc();
            if self.has(character) {
                out.push(character);
            } else if character.is_whitespace() {
                out.push(' ');
            } else if alike().all(|part| self.has(part)) {
                out.extend(alike());
            } else {
                unknown(character);
                out.push(UNKNOWN);
            }
        }
        out
    }

    /// A text in lines that are not wider than `width`, broken between words, and within those that are wider alone.
    pub(super) fn wrap(&self, text: &str, face: Face, size: f32, width: f32) -> Vec<String> {
        let mut lines = Vec::new();
        let mut line = String::new();
        for word in text.split_whitespace() {
            let joined = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            if self.width(&joined, face, size) <= width {
                line = joined;
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            for character in word.chars() {
                let wide = self.width(&line, face, size) + self.glyph(character, face).1 * size;
                if wide > width && !line.is_empty() {
                    lines.push(std::mem::take(&mut line));
                }
                line.push(character);
            }
        }
        lines.push(line);
        lines
    }
}

/// Whether a character is of a script whose letters join, stack or run from right to left (from Hebrew to Mongolian), or
/// a sign that nobody sees and that orders such scripts.
const fn is_joined(character: char) -> bool {
    matches!(character, '\u{590}'..='\u{109f}' | '\u{1780}'..='\u{18af}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(text: &str) -> (String, Vec<char>) {
        let mut unknown = Vec::new();
        let written = Letters::new().writable(text, |character| unknown.push(character));
        (written, unknown)
    }

    #[test]
    fn letters_of_card_names_and_of_europe_are_shown_as_they_are() {
        let text = "Rosé Whis’s Meta-Cooler ★ Ωμέγα Привет Łódź ½ × – “quoted”";
        assert_eq!(written(text), (text.to_owned(), vec![]));
    }

    #[test]
    fn what_the_font_lacks_is_shown_as_what_means_the_same() {
        assert_eq!(written("e\u{301} ＜Ｇｏｋｕ＞\u{3000}x\ty"), ("é <Goku> x y".to_owned(), vec![]));
    }

    #[test]
    fn what_cannot_be_shown_is_a_box_and_is_told() {
        assert_eq!(written("孫a\u{1b}م\u{202e}"), ("□a□□□".to_owned(), vec!['孫', '\u{1b}', 'م', '\u{202e}']));
    }

    #[test]
    fn lines_are_broken_between_words_and_hold_all_of_the_text() {
        let letters = Letters::new();
        let (face, size) = (Face::Bold, 9.0);
        for text in
            ["", "one", "one two  three four", "Supercalifragilisticexpialidocious again", "a WWWWWWWWWWWWWWW b"]
        {
            for width in [12.0, 40.0, 80.0, 1000.0] {
                let lines = letters.wrap(text, face, size, width);
                assert!(lines.iter().all(|line| letters.width(line, face, size) <= width + 0.01), "{lines:?}");
                let whole = |text: &str| text.split_whitespace().collect::<String>();
                assert_eq!(whole(&lines.concat()), whole(text));
                assert!(lines.len() == 1 || lines.iter().all(|line| !line.is_empty()), "{lines:?}");
            }
        }
        assert_eq!(letters.wrap("one two", face, size, 30.0), ["one", "two"]);
    }
}
