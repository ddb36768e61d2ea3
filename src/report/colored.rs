//! The colors of cards, for terminals: styles that the last gate lets through, in text whose plain words say the same.

use std::collections::BTreeMap;

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
    let style = style_of(card);
    format!("{style}{shown}{style:#}")
}

fn style_of(card: &Card) -> Style {
    let mut colors = card.colors.iter();
    match (colors.next(), colors.next()) {
        (Some(color), None) => style(color),
        _ => Style::new().bold(),
    }
}

/// The colors of some cards, for lines that name these by their numbers.
///
/// ```
/// use deckscouter::{catalog::Catalog, report::colored::Palette};
/// let catalog = Catalog::embedded();
/// let palette = Palette::of([&catalog.get(&"BT1-006".parse().unwrap()).unwrap().card]);
/// assert_eq!(palette.line("A plays BT1-006 Scheming Champa"), "A plays \u{1b}[31mBT1-006\u{1b}[0m Scheming Champa");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Palette(BTreeMap<String, Style>);

impl Palette {
    /// The colors of these cards.
    pub fn of<'c>(cards: impl IntoIterator<Item = &'c Card>) -> Self {
        Self(cards.into_iter().map(|card| (card.number.to_string(), style_of(card))).collect())
    }

    /// A line of ours with every number that is known in the color of its card.
    pub fn line(&self, line: &str) -> String {
        let mut out = String::with_capacity(line.len());
        let mut rest = line;
        while !rest.is_empty() {
            let is_of_number = |c: char| c.is_alphanumeric() || c == '-';
            let word = rest.find(|c| !is_of_number(c)).unwrap_or(rest.len());
            let (word, after) = rest.split_at(word);
            match self.0.get(word) {
                Some(style) => {
                    out.extend([style.render().to_string().as_str(), word, &style.render_reset().to_string()]);
                }
                None => out.push_str(word),
            }
            let next = after.find(is_of_number).unwrap_or(after.len());
            out.push_str(&after[..next]);
            rest = &after[next..];
        }
        out
    }
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

    #[test]
    fn a_line_says_the_same_in_colors_and_numbers_of_nobody_have_none() {
        let catalog = crate::catalog::Catalog::embedded();
        let card = |number: &str| &catalog.get(&number.parse().expect("a number")).expect("a card").card;
        let palette = Palette::of([card("BT1-006"), card("BT1-030")]);
        for line in
            ["", "BT1-006", "  1  BT1-006, BT1-030 (BT1-0060) xBT1-006 è BT1-007", "A: play BT1-030's — BT1-006."]
        {
            let styled = palette.line(line);
            let mut out = Vec::new();
            Terminal::plain(&mut out).write_all(styled.as_bytes()).expect("memory");
            assert_eq!(String::from_utf8_lossy(&out), line);
        }
        let styled = palette.line("BT1-006 BT1-030 BT1-007 BT1-0060");
        assert_eq!(styled, "\u{1b}[31mBT1-006\u{1b}[0m \u{1b}[34mBT1-030\u{1b}[0m BT1-007 BT1-0060");
    }
}
