//! Spelling that does not matter: width, case, accents, the many dashes and quotes.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// One character in its plain form: full-width becomes ASCII, odd dashes, quotes and spaces become the usual ones.
/// `None` for characters that nobody sees (zero-width, byte-order mark, soft hyphen).
pub fn plain(c: char) -> Option<char> {
    // Most are.
    if matches!(c, ' '..='_' | 'a'..='~') {
        return Some(c);
    }
    Some(match c {
        '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' | '\u{ad}' => return None,
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | 'ー' | 'ｰ' | '─' => '-',
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
    if name.is_ascii() {
        return key(name.bytes().map(char::from)).collect();
    }
    key(bare(name).flat_map(char::to_lowercase)).collect()
}

/// A text without its accents and odd signs; all else stays as it is.
///
/// ```
/// assert_eq!(deckscouter::card::unaccented("Rosé’s Ｇ"), "Rose's G");
/// ```
pub fn unaccented(text: &str) -> String {
    bare(text).collect()
}

fn bare(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter_map(plain).nfkd().filter(|c| !is_combining_mark(*c))
}

/// Letters and digits in lower case, one blank for what stands between them; apostrophes and points are nothing.
fn key(letters: impl Iterator<Item = char>) -> impl Iterator<Item = char> {
    let (mut gap, mut begun) = (false, false);
    letters.flat_map(move |c| {
        let mut blank = false;
        let letter = c.is_alphanumeric();
        if letter {
            blank = gap && begun;
            (gap, begun) = (false, true);
        } else if c != '\'' && c != '.' {
            gap = true;
        }
        [blank.then_some(' '), letter.then(|| c.to_ascii_lowercase())].into_iter().flatten()
    })
}

/// Whether two names are the same but for their spelling: letters and digits count, nothing that stands between them.
///
/// Cards print ＜Dr. Uiro＞ and ＜Dr.Uiro＞, 《Universe 7》 and 《Universe7》.
///
/// ```
/// use deckscouter::card::alike;
/// assert!(alike("Frieza’s Army", "Frieza's Army"));
/// assert!(alike("Broly : Br", "Broly: Br"));
/// assert!(alike("Dr.Uiro", "Dr. Uiro") && alike("Universe7", "Universe 7"));
/// assert!(!alike("Broly", "Broly: Br") && !alike("Universe 7", "Universe 6"));
/// ```
pub fn alike(one: &str, other: &str) -> bool {
    if one == other {
        return true;
    }
    if one.is_ascii() && other.is_ascii() {
        return begin_alike(one, other) && letters(one).eq(letters(other));
    }
    fold(one).replace(' ', "") == fold(other).replace(' ', "")
}

/// Whether two names in ASCII may have the same letters and digits: most that differ do so in the first. No key is made.
pub(crate) fn begin_alike(one: &str, other: &str) -> bool {
    match (one.as_bytes().first(), other.as_bytes().first()) {
        (Some(one), Some(other)) if one.is_ascii_alphanumeric() && other.is_ascii_alphanumeric() => {
            one.eq_ignore_ascii_case(other)
        }
        _ => true,
    }
}

/// The letters and digits of a name in ASCII, in lower case.
fn letters(name: &str) -> impl Iterator<Item = u8> {
    name.bytes().filter(u8::is_ascii_alphanumeric).map(|letter| letter.to_ascii_lowercase())
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
