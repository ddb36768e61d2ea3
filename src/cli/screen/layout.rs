//! Where what stands on the screen, and how text is made to fit there.

use ratatui::layout::{Constraint, Layout, Rect, Size};
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// Columns and rows below which nothing is drawn but that there is no room.
pub(super) const LEAST: Size = Size { width: 60, height: 18 };

/// A part of the screen that keys go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pane {
    /// The search, and what it found.
    Search,
    /// The list.
    Deck,
    /// What is wrong with it.
    Problems,
}

impl Pane {
    const ALL: [Self; 3] = [Self::Search, Self::Deck, Self::Problems];

    /// The pane so many further on.
    pub(super) fn beside(self, by: usize) -> Self {
        let at = Self::ALL.iter().position(|pane| *pane == self).unwrap_or(0);
        Self::ALL[(at + by) % Self::ALL.len()]
    }
}

/// The parts of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Panes {
    pub(super) head: Rect,
    pub(super) search: Rect,
    pub(super) deck: Rect,
    pub(super) problems: Rect,
    pub(super) charts: Rect,
    pub(super) said: Rect,
    pub(super) keys: Rect,
}

impl Panes {
    /// `None` where there is no room.
    pub(super) fn of(area: Rect, focus: Pane) -> Option<Self> {
        if area.width < LEAST.width || area.height < LEAST.height {
            return None;
        }
        let rows = [Constraint::Length(1), Constraint::Min(0), Constraint::Length(1), Constraint::Length(1)];
        let [head, middle, said, keys] = Layout::vertical(rows).areas(area);
        // Who reads of problems sees more of them.
        let part = if focus == Pane::Problems { 3 } else { 2 };
        let below = (middle.height * part / 5).max(8);
        let [above, below] = Layout::vertical([Constraint::Min(0), Constraint::Length(below)]).areas(middle);
        let halves = [Constraint::Percentage(50), Constraint::Percentage(50)];
        let [search, deck] = Layout::horizontal(halves).areas(above);
        let [problems, charts] = Layout::horizontal(halves).areas(below);
        Some(Self { head, search, deck, problems, charts, said, keys })
    }

    /// Rows of a pane in which something can be chosen.
    pub(super) fn rows(&self, pane: Pane) -> usize {
        let (rect, other) = match pane {
            Pane::Search => (self.search, 4),
            Pane::Deck => (self.deck, 2),
            Pane::Problems => (self.problems, 2),
        };
        usize::from(rect.height.saturating_sub(other))
    }
}

/// Rows of a page that are seen at once.
pub(super) fn page_room(size: Size) -> usize {
    usize::from(size.height.saturating_sub(2)).max(1)
}

/// A page in lines of so many columns.
pub(super) fn page_lines(text: &str, width: u16) -> Vec<String> {
    let width = usize::from(width).max(20);
    text.lines().flat_map(|line| wrapped(line, width, "    ")).collect()
}

/// A text in lines of so many columns, those that go on below with something before them.
pub(super) fn wrapped(text: &str, width: usize, below: &str) -> Vec<String> {
    let options = textwrap::Options::new(width.max(below.width() + 4)).subsequent_indent(below);
    let lines = textwrap::wrap(text, options.word_splitter(textwrap::WordSplitter::NoHyphenation));
    lines.into_iter().map(std::borrow::Cow::into_owned).collect()
}

/// A text in just so many columns: filled up with blanks, or cut with a sign that says so.
pub(super) fn fit(text: &str, width: usize) -> String {
    let has = text.width();
    if has <= width {
        return format!("{text}{}", " ".repeat(width - has));
    }
    let (mut out, mut taken) = (String::new(), 0);
    for c in text.chars() {
        let wide = c.width().unwrap_or(0);
        if taken + wide >= width {
            break;
        }
        out.push(c);
        taken += wide;
    }
    if width > 0 {
        out.push('…');
        taken += 1;
    }
    out + &" ".repeat(width - taken)
}

/// The same, at the right.
pub(super) fn fit_right(text: &str, width: usize) -> String {
    let has = text.width();
    if has <= width { format!("{}{text}", " ".repeat(width - has)) } else { fit(text, width) }
}

/// From where on a list is shown so that the chosen line is in the middle, as far as there is a middle.
pub(super) fn from(chosen: usize, all: usize, room: usize) -> usize {
    chosen.saturating_sub(room / 2).min(all.saturating_sub(room))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_takes_just_the_columns_it_is_given_however_wide_its_signs() {
        for text in ["", "Champa", "龍龍龍", "e\u{301}te", "a龍b龍c"] {
            for width in 0..9 {
                assert_eq!(fit(text, width).width(), width, "{text} in {width}");
                assert_eq!(fit_right(text, width).width(), width, "{text} in {width}");
            }
        }
        assert_eq!(fit("龍龍龍", 4), "龍… ");
    }

    #[test]
    fn the_chosen_line_is_always_seen() {
        for all in 0..20 {
            for room in 1..9 {
                for chosen in 0..all {
                    let from = from(chosen, all, room);
                    assert!(from <= chosen && chosen < from + room, "{chosen} of {all} in {room}: {from}");
                }
            }
        }
    }

    #[test]
    fn panes_fill_the_screen_and_there_is_none_without_room() {
        for (width, height) in [(60, 18), (80, 24), (120, 40), (300, 100)] {
            let area = Rect::new(0, 0, width, height);
            for focus in [Pane::Search, Pane::Deck, Pane::Problems] {
                let Panes { head, search, deck, problems, charts, said, keys } = Panes::of(area, focus).expect("room");
                let all = [head, search, deck, problems, charts, said, keys];
                assert_eq!(all.iter().map(|part| part.area()).sum::<u32>(), area.area());
            }
        }
        assert_eq!(Panes::of(Rect::new(0, 0, 59, 30), Pane::Deck), None);
    }
}
