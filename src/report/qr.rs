//! A text as a QR code: a square of dark and light modules, and that square for a terminal.
//!
//! A text of capitals, digits and few signs takes two thirds of the room that one in lower case does.

use anstyle::{Ansi256Color, Color, Style};
use qrcodegen::{QrCode, QrCodeEcc};

use crate::language::{Message, say};

/// Light modules that have to stay free on every side: less, and readers do not find the code.
pub const QUIET: usize = 4;

/// Columns of a terminal that nobody widened.
const COLUMNS: usize = 80;

/// Black on white in any theme: the named colors of a terminal may be any two.
const INK: Style =
    Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(16)))).bg_color(Some(Color::Ansi256(Ansi256Color(231))));

/// Why a text is not drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum TooLong {
    /// No QR code holds it.
    Code(usize),
    /// The code would be wider than a terminal.
    Terminal(usize),
}

impl TooLong {
    /// Why, in a sentence.
    pub fn message(self) -> Message {
        match self {
            Self::Code(characters) => say!("code-too-long", characters = characters),
            Self::Terminal(characters) => say!("code-too-wide", characters = characters, columns = COLUMNS),
        }
    }
}

/// Dark and light modules, row by row, without the quiet zone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Modules {
    side: usize,
    dark: Vec<bool>,
}

impl Modules {
    /// Modules in a row, and rows.
    pub fn side(&self) -> usize {
        self.side
    }

    /// Whether a module is dark; those outside are light.
    pub fn is_dark(&self, column: usize, row: usize) -> bool {
        column < self.side && row < self.side && self.dark[row * self.side + column]
    }
}

/// The modules of a text.
///
/// At least 15 % of it may be lost (level M): lists are printed, folded and photographed. Where a higher level takes no
/// more room, it is used.
///
/// # Errors
/// When the text is longer than a QR code holds.
///
/// ```
/// use deckscouter::report::qr;
/// let modules = qr::modules("SCOUTER:AEAA").unwrap();
/// assert_eq!(modules.side(), 21);
/// assert!(modules.is_dark(0, 0) && !modules.is_dark(21, 0));
/// ```
pub fn modules(text: &str) -> Result<Modules, TooLong> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).map_err(|_| TooLong::Code(text.chars().count()))?;
    let at = |n: i32| (0..code.size()).map(move |m| (m, n));
    let dark: Vec<bool> = (0..code.size()).flat_map(at).map(|(column, row)| code.get_module(column, row)).collect();
    Ok(Modules { side: dark.len().isqrt(), dark })
}

/// The code of a text in half blocks, two rows of modules on a line, with its quiet zone. What is dark is drawn: where
/// colors are stripped, that needs a light ground.
///
/// # Errors
/// When the text is longer than a QR code holds, or the code wider than a terminal.
pub fn terminal(text: &str) -> Result<String, TooLong> {
    let modules = modules(text)?;
    let width = modules.side + 2 * QUIET;
    if width > COLUMNS {
        return Err(TooLong::Terminal(text.chars().count()));
    }
    // What lies in the quiet zone comes out below 0, that is, far outside.
    let is_dark = |column: usize, row: usize| modules.is_dark(column.wrapping_sub(QUIET), row.wrapping_sub(QUIET));
    let block = |column: usize, row: usize| match (is_dark(column, row), is_dark(column, row + 1)) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    };
    let line =
        |row: usize| format!("{INK}{}{INK:#}\n", (0..width).map(|column| block(column, row)).collect::<String>());
    Ok((0..width).step_by(2).map(line).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_three_corners_and_a_quiet_zone() {
        let text = anstream::adapter::strip_str(&terminal("SCOUTER:AEAA").expect("short")).to_string();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), (21 + 2 * QUIET).div_ceil(2));
        assert!(lines.iter().all(|line| line.chars().count() == 21 + 2 * QUIET), "{text}");
        assert!(lines[..2].iter().all(|line| line.trim().is_empty()), "{text}");
        assert!(lines[2].starts_with("    █▀▀▀▀▀█") && lines[2].ends_with("█▀▀▀▀▀█    "), "{text}");
        assert!(lines[11].starts_with("    █ ▀▀▀ █") || lines[11].starts_with("    █ ███ █"), "{text}");
    }

    #[test]
    fn modules_are_as_the_standard_has_them() {
        // ISO/IEC 18004, 6.3.5: rows and columns of timing modules alternate, and one module is always dark.
        let modules = modules("SCOUTER:AEAA").expect("short");
        assert!((8..13).all(|at| modules.is_dark(at, 6) == (at % 2 == 0) && modules.is_dark(6, at) == (at % 2 == 0)));
        assert!(modules.is_dark(8, modules.side() - 8));
    }

    #[test]
    fn a_text_that_is_too_long_is_refused_with_its_length() {
        let refused = |length: usize| terminal(&"A".repeat(length)).expect_err("too long").to_string();
        assert_eq!(refused(1000), "1000 characters make a QR code that is wider than 80 columns");
        assert_eq!(refused(5000), "5000 characters are more than a QR code holds");
    }
}
