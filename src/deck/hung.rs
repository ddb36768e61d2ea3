//! What shops and sites hang on a card number without a blank: a language before it, a print or a rarity behind it.

use crate::card::Print;

/// Languages, as they stand before a number: `EN-BT1-006`.
const LANGUAGES: [&str; 6] = ["EN-", "IT-", "FR-", "DE-", "ES-", "JP-"];

/// Suffixes of prints without their underscore: `BT1-006SPR`.
const PRINTS: [&str; 4] = ["PR", "SPR", "SLR", "GDR"];

/// Rarities of two letters and more; one letter may be a slip of the finger. They say nothing of which card it is.
const RARITIES: [&str; 11] = ["UC", "SR", "SCR", "DAR", "DPR", "GFR", "DBR", "ISR", "IVR", "IAR", "SGR"];

/// The number of a card on which something hangs; `None` where nothing does.
///
/// Codes of other games end in other letters: `CMF-005J`.
pub(super) fn number(word: &str) -> Option<Print> {
    const LONGEST: usize = 24;
    if word.len() > LONGEST || !word.contains('-') {
        return None;
    }
    let word = word.trim().to_ascii_uppercase();
    let behind = LANGUAGES.iter().find_map(|language| word.strip_prefix(language));
    // A letter and a digit may belong to a name.
    let of_set = |text: &str| Print::among_words(text).filter(|print| print.number.is_of_set() && ends_long(text));
    if let Some(print) = behind.and_then(of_set) {
        return Some(print);
    }
    let written = behind.unwrap_or(&word);
    let letters = &written[written.trim_end_matches(|c: char| c.is_ascii_uppercase()).len()..];
    let print = of_set(&written[..written.len() - letters.len()]).filter(|print| print.suffix.is_none())?;
    if PRINTS.contains(&letters) {
        return Some(Print { suffix: Some(letters.into()), ..print });
    }
    RARITIES.contains(&letters).then_some(print)
}

/// Whether the digits behind the dash are two at least.
fn ends_long(number: &str) -> bool {
    number.split('_').next().is_some_and(|number| number.bytes().rev().take_while(u8::is_ascii_digit).count() > 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_prints_and_rarities_may_hang_on_a_number() {
        for (word, print) in [
            ("EN-BT1-006", "BT1-006"),
            ("it-bt1-006", "BT1-006"),
            ("JP-P-002_PR", "P-002_PR"),
            ("BT1-006SPR", "BT1-006_SPR"),
            ("sd14-01pr", "SD14-01_PR"),
            ("BT1-006SR", "BT1-006"),
            ("FR-BT1-006SCR", "BT1-006"),
        ] {
            assert_eq!(number(word).map(|print| print.to_string()).as_deref(), Some(print), "{word}");
        }
    }

    #[test]
    fn nothing_else_does() {
        for word in [
            "BT1-006",
            "BT1-006_SPR",
            "BT1-006R",
            "BT1-006SM",
            "CMF-005J",
            "EN-001",
            "FR-4",
            "IT-M-2",
            "XX-BT1-006",
            "BT1-006/111",
            "BT1-006-EN",
            "Super-Saiyan",
            "EN-",
            "-SPR",
            "83326048SPR",
            "é-006SPR",
        ] {
            assert_eq!(number(word), None, "{word}");
        }
    }
}
