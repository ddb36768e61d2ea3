//! Foreign text shown as what it is: no sign of a name acts on a terminal, forges a line or turns the direction of a text,
//! whatever the name stands in, whichever command is asked and whichever form it answers in.
//!
//! * `commands`: the program, command by command, form by form, place by place.
//! * `forms`: arbitrary text through the reports and the notations of the library.

mod commands;
mod forms;

use deckscouter::shown::acts;

/// A name with one sign of each kind that acts, and with what a spreadsheet, a page and GitHub would obey.
pub(crate) const HOSTILE: &str = "=N|<b>`[a](https://x.test)\u{1b}[8m\u{1b}[32mGREEN\u{1b}]0;t\u{7}\u{8}\tTAB\r\nFORGED: legal\n\
     ::error::FORGED\u{b}\u{c}\u{7f}\u{85}FORGED\u{2028}FORGED\u{2029}\u{9b}2J\u{ad}\u{61c}\u{180e}\u{200b}\u{200d}\u{200f}\
     \u{202e}\u{2060}\u{2066}\u{206a}\u{feff}\u{fe0f}\u{fff9}\u{e0041}";

/// The same where a list is read line by line: without what ends a line there.
pub(crate) fn on_one_line() -> String {
    HOSTILE.replace(['\r', '\n', '\u{b}', '\u{c}', '\u{85}', '\u{2028}', '\u{2029}'], "")
}

/// What is wrong with text that goes to a person or a program: a sign that acts, a style or a line that is not the program's.
pub(crate) fn wrong_with(text: &str) -> Option<String> {
    if let Some(forged) = text.lines().find(|line| line.starts_with("FORGED") || line.starts_with("::error::FORGED")) {
        return Some(format!("a line is forged: {forged:?}"));
    }
    if let Some(at) = ["\u{1b}[8m", "\u{1b}[32mGREEN", "\tTAB"].into_iter().find(|sign| text.contains(sign)) {
        return Some(format!("{at:?} comes out"));
    }
    // The program's own styles; those of a name are looked for above.
    let plain = anstream::adapter::strip_str(text).to_string();
    let sign = plain.chars().find(|c| acts(*c) && !matches!(c, '\n' | '\t'));
    sign.map(|sign| format!("{sign:?} comes out"))
}

#[test]
fn what_is_wrong_is_seen() {
    for text in ["a\nFORGED: legal", "\u{1b}[32mGREEN", "a\u{202e}", "a\u{9b}1m", "a\r\n", "a\tTAB"] {
        assert!(wrong_with(text).is_some(), "{text:?}");
    }
    assert_eq!(wrong_with("\u{1b}[1m\u{1b}[31merror\u{1b}[0m: a<U+202E>\n\tb"), None);
    assert!(wrong_with(HOSTILE).is_some() && wrong_with(&on_one_line()).is_some());
}

/// Names of files that are bytes and no text, as they come out of old archives.
#[cfg(target_os = "linux")]
#[test]
fn a_file_whose_name_is_no_text_is_named_and_not_passed_over() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;
    use std::path::Path;

    use crate::program::{said, scouter};

    let home = tempfile::tempdir().expect("a folder");
    let name = OsStr::from_bytes(b"d\xe9ck\x1b[8m.txt");
    std::fs::create_dir(home.path().join("lists")).expect("a folder");
    std::fs::write(home.path().join("lists").join(name), "4 BT1-005\n").expect("a file");
    let list = Path::new("lists").join(name);
    for (command, argument) in [("check", list.as_path()), ("stats", Path::new("lists"))] {
        let run = scouter(home.path()).current_dir(home.path()).arg(command).arg(argument).output().expect("runs");
        let (out, err, code) = said(&run);
        assert_eq!((out.as_str(), code), ("", 2), "{err}");
        assert!(err.contains("d<0xE9>ck<U+001B>[8m.txt: this name is no Unicode text"), "{err}");
        assert!(err.contains("standard input"), "{err}");
    }
}
