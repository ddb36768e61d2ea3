//! JSON whose strings hold no sign that acts: each stands as `\u`, so that a terminal shows it and a reader has the value.

use std::borrow::Cow;
use std::fmt::Write as _;

use serde::Serialize;

/// A value on one line.
///
/// ```
/// assert_eq!(deckscouter::shown::json(&"\u{9b}1m"), r#""\u009b1m""#);
/// ```
pub fn json(value: &(impl Serialize + ?Sized)) -> String {
    // What is written here is plain data: strings, numbers, lists.
    json_escaped(&serde_json::to_string(value).unwrap_or_default()).into_owned()
}

/// A value over several lines, as people read it.
pub fn json_pretty(value: &(impl Serialize + ?Sized)) -> String {
    json_escaped(&serde_json::to_string_pretty(value).unwrap_or_default()).into_owned()
}

/// JSON that is written already. Outside of strings there are only ends of lines, and within them no bare ones.
pub fn json_escaped(text: &str) -> Cow<'_, str> {
    super::written(
        text,
        |c| matches!(c, '\n' | '\t' | '\r'),
        |c, out| {
            for unit in c.encode_utf16(&mut [0; 2]) {
                // Writing to a string cannot fail.
                let _ = write!(out, "\\u{unit:04x}");
            }
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reader_has_the_value_and_a_terminal_nothing_to_obey() {
        let value = "\u{7f}\u{9d}0;x\u{7}\r\n\u{202e}\u{e0041}é\"\\u";
        let written = json(value);
        assert!(!written.contains(crate::shown::acts), "{written:?}");
        assert_eq!(serde_json::from_str::<String>(&written).expect("JSON"), value);
        assert_eq!(serde_json::from_str::<[String; 1]>(&json_pretty(&[value])).expect("JSON"), [value]);
    }
}
