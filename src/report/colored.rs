//! The colors of cards, for terminals: styles that the last gate lets through, in text whose plain words say the same.

use anstyle::{AnsiColor, Style};

use crate::card::{Card, Color, ColorSet};

/// Columns where nobody says how wide a terminal is.
pub const WIDTH: usize = 80;

/// The style of a color. Black and white are not among those that any terminal can show: they are bold.
pub fn style(color: Color) -> Style {
    match color {
        Color::Red => AnsiColor::Red.on_default(),
        Color::Blue => AnsiColor::Blue.on_default(),
        Color::Green => AnsiColor::Green.on_default(),
        Color::Yellow => AnsiColor::Yellow.on_default(),
        Color::Black | Color::White => Style::new().bold(),
    }
}

/// Words of ours for some colors, each in its own, parted by `/`.
pub(super) fn words(colors: ColorSet, word: impl Fn(Color) -> String) -> String {
    let words = colors.iter().map(|color| {
        let style = style(color);
        format!("{style}{}{style:#}", word(color))
    });
    words.collect::<Vec<_>>().join("/")
}

/// Something of ours that stands for a card, in its color if it has one alone.
pub(super) fn of_card(card: &Card, shown: &str) -> String {
    let mut colors = card.colors.iter();
    let style = match (colors.next(), colors.next()) {
        (Some(color), None) => style(color),
        _ => Style::new().bold(),
    };
    format!("{style}{shown}{style:#}")
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use super::*;
    use crate::shown::Terminal;

    #[test]
    fn the_gate_lets_every_color_through_and_plain_text_is_the_same() {
        let all: ColorSet = Color::ALL.into_iter().collect();
        let styled = words(all, |color| color.name().to_owned());
        let mut out = Vec::new();
        Terminal::new(&mut out).write_all(styled.as_bytes()).expect("memory");
        assert_eq!(String::from_utf8_lossy(&out), styled);
        let mut out = Vec::new();
        Terminal::plain(&mut out).write_all(styled.as_bytes()).expect("memory");
        let names: Vec<&str> = all.iter().map(Color::name).collect();
        assert_eq!(String::from_utf8_lossy(&out), names.join("/"));
    }
}
