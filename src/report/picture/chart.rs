//! Axes: places for counts above a row of slots, one for each turn or cost.

use super::{Anchor, MARGIN, Picture, Point, Shape, Tone};

/// Height of a chart with its title and its labels.
const HEIGHT: f64 = 238.0;
/// Room for the labels of the values.
const LEFT: f64 = 44.0;
/// Room for the title and what the values are.
const TOP: f64 = 64.0;
/// Room for the labels of the slots and what they are.
const BELOW: f64 = 44.0;
/// Room that a label of a slot needs.
const LABEL: f64 = 24.0;
/// Room that a number above a slot needs.
const NUMBER: f64 = 36.0;
/// Room that a number of one digit or two needs.
const SHORT: f64 = 16.0;

/// What a chart shows.
pub(super) struct Axes<'a> {
    /// In a few words.
    pub(super) title: &'a str,
    /// What the values are, with their unit.
    pub(super) values: &'a str,
    /// What the slots are.
    pub(super) slots: &'a str,
    /// What each slot is called.
    pub(super) labels: &'a [String],
    /// The greatest value.
    pub(super) most: f64,
    /// Values between whole numbers mean something.
    pub(super) parts: bool,
}

/// A chart that is being drawn.
pub(super) struct Chart {
    pub(super) picture: Picture,
    slot: f64,
    most: f64,
}

impl Chart {
    /// Draws the title, the axes and the lines of a chart.
    pub(super) fn new(axes: &Axes<'_>, width: f64) -> Self {
        let mut picture = Picture::new(axes.title, width, HEIGHT);
        picture.heading((MARGIN, 22.0), axes.title);
        picture.text((MARGIN, 42.0), axes.values, Anchor::Start, Tone::Muted);
        let step = step(axes.most, axes.parts);
        let steps = (axes.most / step).ceil().max(1.0);
        let slot = (width - LEFT - MARGIN) / float(axes.labels.len().max(1));
        let mut chart = Self { picture, slot, most: steps * step };
        let mut value = 0.0;
        while value <= chart.most + step / 2.0 {
            let y = chart.height(value);
            chart.picture.shapes.push(Shape::Line(vec![(LEFT, y), (width - MARGIN, y)], 1.0, Tone::Grid));
            let digits = usize::from(step < 1.0);
            chart.picture.text((LEFT - 6.0, y + 4.0), format!("{value:.digits$}"), Anchor::End, Tone::Muted);
            value += step;
        }
        let each = (LABEL / slot).ceil().max(1.0);
        let last = axes.labels.len().saturating_sub(1);
        for (at, label) in axes.labels.iter().enumerate() {
            // The last one is always there, and those that it leaves room for.
            if at == last || (float(at) % each == 0.0 && float(last - at) >= each) {
                let at = (chart.middle(at), HEIGHT - BELOW + 16.0);
                chart.picture.text(at, label, Anchor::Middle, Tone::Muted);
            }
        }
        let at = (LEFT + (width - LEFT - MARGIN) / 2.0, HEIGHT - BELOW + 34.0);
        chart.picture.text(at, axes.slots, Anchor::Middle, Tone::Muted);
        chart
    }

    /// The middle of a slot.
    pub(super) fn middle(&self, slot: usize) -> f64 {
        LEFT + (float(slot) + 0.5) * self.slot
    }

    /// Where a value stands; what is beyond the axis stands at its end.
    pub(super) fn height(&self, value: f64) -> f64 {
        let bottom = HEIGHT - BELOW;
        bottom - (value / self.most).clamp(0.0, 1.0) * (bottom - TOP)
    }

    /// Where a value of a slot stands.
    pub(super) fn point(&self, slot: usize, value: f64) -> Point {
        (self.middle(slot), self.height(value))
    }

    /// A bar of a slot, from one value to another.
    pub(super) fn bar(&mut self, slot: usize, [from, to]: [f64; 2], tone: Tone, said: String) {
        let width = (self.slot * 0.7).min(40.0);
        let (top, bottom) = (self.height(to), self.height(from));
        let corner = (self.middle(slot) - width / 2.0, top);
        self.picture.shapes.push(Shape::Box(corner, width, bottom - top, tone, Some(said)));
    }

    /// A line from one value of a slot to another: how far a number can be from the truth.
    pub(super) fn whisker(&mut self, slot: usize, [low, high]: [f64; 2]) {
        let line = vec![self.point(slot, low), self.point(slot, high)];
        self.picture.shapes.push(Shape::Line(line, 1.5, Tone::Ink));
    }

    /// A number above a value, where there is room for one.
    pub(super) fn number(&mut self, slot: usize, above: f64, number: &str) {
        if self.slot >= NUMBER || (number.len() <= 2 && self.slot >= SHORT) {
            let (x, y) = self.point(slot, above);
            self.picture.text((x, y - 7.0), number, Anchor::Middle, Tone::Ink);
        }
    }

    /// What the tones of the bars mean, beside what the values are.
    pub(super) fn legend(&mut self, entries: &[(Tone, &str)]) {
        let wide = |words: &str| float(words.len()) * super::LETTER + 14.0;
        let gaps = float(entries.len().saturating_sub(1)) * 10.0;
        let all: f64 = entries.iter().map(|(_, words)| wide(words)).sum();
        let mut x = self.picture.width - MARGIN - all - gaps;
        for (tone, words) in entries {
            self.picture.shapes.push(Shape::Box((x, 32.0), 10.0, 10.0, *tone, None));
            self.picture.text((x + 14.0, 42.0), *words, Anchor::Start, Tone::Muted);
            x += wide(words) + 10.0;
        }
    }
}

/// From one line to the next: 1, 2 or 5 of something, so that there are five lines at most.
fn step(most: f64, parts: bool) -> f64 {
    let mut unit = if parts { 0.1 } else { 1.0 };
    loop {
        for of in [1.0, 2.0, 5.0] {
            if most / (of * unit) <= 5.0 {
                return of * unit;
            }
        }
        unit *= 10.0;
    }
}

#[expect(clippy::cast_precision_loss, reason = "slots are few")]
fn float(n: usize) -> f64 {
    n as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_few_lines_for_small_values_and_large() {
        let near = |a: f64, b: f64| (a - b).abs() < 1e-9;
        assert!(near(step(0.0, false), 1.0) && near(step(0.3, true), 0.1) && near(step(8.0, true), 2.0));
        assert!(near(step(17.0, false), 5.0) && near(step(100.0, true), 20.0) && near(step(5001.0, false), 2000.0));
    }
}
