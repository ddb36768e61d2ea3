//! Spelling that does not matter: width, case, accents, the many dashes and quotes.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// One character in its plain form: full-width becomes ASCII, odd dashes, quotes and spaces become the usual ones.
/// `None` for characters that nobody sees (zero-width, byte-order mark, soft hyphen).
pub fn plain(c: char) -> Option<char> {
    Some(match c {
        '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' | '\u{ad}' => return None,
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' => '-',
        '‘' | '’' | '‛' | '′' | '`' | '´' => '\'',
        '“' | '”' | '‟' | '″' => '"',
        '×' | '✕' | '⨯' => 'x',
        '【' | '［' => '[',
        '】' | '］' => ']',
        // The full-width block mirrors ASCII at a fixed distance.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        c if c.is_whitespace() => ' ',
        c => c,
    })
}

/// A name with nothing left but lower-case letters and digits, words parted by one space: the key that names are
/// compared by.
///
/// ```
/// use deckscouter::card::fold;
/// assert_eq!(fold("Whis’s  Coercion"), fold("WHIS'S COERCION"));
/// assert_eq!(fold("Goku Black Rosé"), "goku black rose");
/// assert_eq!(fold("Son Goku : GT"), fold("Son Goku: GT"));
/// ```
pub fn fold(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    let mut gap = false;
    let mut push = |c: char| {
        if c.is_alphanumeric() {
            if gap && !out.is_empty() {
                out.push(' ');
            }
            gap = false;
            out.push(c);
        } else if c != '\'' && c != '.' {
            gap = true;
        }
    };
    if name.is_ascii() {
        name.bytes().for_each(|b| push(char::from(b.to_ascii_lowercase())));
    } else {
        let letters = name.chars().filter_map(plain).nfkd().filter(|c| !is_combining_mark(*c));
        letters.flat_map(char::to_lowercase).for_each(&mut push);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn apostrophes_and_points_join_and_other_signs_part() {
        assert_eq!(fold("King Vegeta's Dynasty"), "king vegetas dynasty");
        assert_eq!(fold("Dr. Gero/Android-20"), "dr gero android 20");
    }

    #[test]
    fn full_width_and_invisible_characters_fold_away() {
        assert_eq!(fold("Ｓｏｎ\u{3000}Ｇｏｋｕ\u{200b}"), "son goku");
    }
}
